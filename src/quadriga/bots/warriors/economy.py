"""What technology and stores are worth."""

from typing import TYPE_CHECKING

from quadriga.bots.warriors.levels import (
    ARCHERS,
    COMMANDER,
    DOUBLE_STRIKE,
    MASONRY,
    MASTER_TRADER,
    MERCHANT,
    MONOPOLY,
    PRODUCTION_TAX,
    REINFORCE,
    TRADE_TAX,
    UNIVERSITY,
    WARLORD,
)
from quadriga.games.warriors.board import (
    FOOD,
    FORTRESS,
    GOLD,
    GOODS,
    MILITARY,
    PRODUCTION,
    RESOURCES,
    TRACKS,
    TRADE,
    WEAPONS,
)

if TYPE_CHECKING:
    from quadriga.bots.warriors.evaluation import Outlook


def track_value(o: "Outlook") -> float:
    """Trade and Military: what their levels give in the turns that remain. Production counts with the stores."""
    base = o.seat * TRACKS
    stock = o.stock
    return climb(o, TRADE, o.g.tokens[base + TRADE], stock) + climb(o, MILITARY, o.g.tokens[base + MILITARY], stock)


def climb(o: "Outlook", track: int, tokens: int, stock: list[int]) -> float:
    """The level reached, and the best share of a higher one."""
    board = o.g.board
    level = board.level_at[tokens]
    rest = float(o.rest)
    best = 0.0
    space = tokens
    base = board.level_at.index(level)
    for higher in range(level + 1, len(board.food_x)):
        while board.level_at[space] < higher:
            space += 1
        left = rest - (space - tokens) / o.w.tokens_a_turn
        if left <= 0:
            break
        if tokens > base:
            gain = level_value(o, track, higher, left, stock) - level_value(o, track, level, left, stock)
            best = max(best, gain * (tokens - base) / (space - base))
    return level_value(o, track, level, rest, stock) + best * o.w.progress


def level_value(o: "Outlook", track: int, level: int, turns: float, stock: list[int]) -> float:
    """What a level gives in so many turns."""
    if track == PRODUCTION:
        return production_value(o, level) * turns + building_value(o, level, o.trade, turns, stock)
    if track == MILITARY:
        return military_value(o, level) * turns
    value = trade_value(o, level) * turns
    if level != o.trade:
        value += building_value(o, o.production, level, turns, stock)
        value -= building_value(o, o.production, o.trade, turns, stock)
    return value


def building_value(o: "Outlook", production: int, trade: int, turns: float, stock: list[int]) -> float:
    """Fortresses that goods and gold will pay for: those in store and those to come, as far as actions allow."""
    board = o.g.board
    w = o.w
    goods = min(stock[GOODS], board.storage) + o.goods * board.goods_x[production] * turns * w.growth
    if production < MASONRY:
        return goods * w.goods_raw
    gold = float(stock[GOLD])
    if production >= PRODUCTION_TAX:
        gold += o.capitals * turns
    if trade >= TRADE_TAX:
        gold += o.centres * turns
    if trade >= MERCHANT and gold:
        gold += turns * w.merchant_gold
    price = board.cost[FORTRESS * RESOURCES + GOODS]
    count = min(goods / price, gold)
    if o.centres:
        rate = board.bank_rate[trade]
        count = max(count, min(goods / price, (goods + rate * gold) / (price + rate)))
    count = min(count, (turns + w.builds_now) * w.builds, o.fortresses_left)
    return count * w.fortress + max(0.0, goods - count * price) * w.spare


def production_value(o: "Outlook", level: int) -> float:
    """What a level of Production gives a turn, goods apart."""
    board = o.g.board
    w = o.w
    food = o.food * board.food_x[level]
    used = min(food, o.upkeep + 2)
    value = used * w.food_income + (food - used) * w.food_income_spare
    if level >= REINFORCE:
        value += w.reinforce
    if level >= PRODUCTION_TAX:
        value += o.capitals * w.gold_income
    if level >= UNIVERSITY:
        value += w.action
    return value


def trade_value(o: "Outlook", level: int) -> float:
    """What a level of Trade gives a turn, apart from dearer or cheaper fortresses."""
    if not o.centres:
        return 0.0
    board = o.g.board
    w = o.w
    value = (board.bank_rate[1] - board.bank_rate[level]) * w.bank_step + board.route_limit[level] * w.route
    if level >= MERCHANT:
        value += w.merchant_turn
    if level >= TRADE_TAX:
        value += o.centres * w.gold_income
    if level >= MASTER_TRADER:
        value += w.master_trader
    if level >= MONOPOLY:
        value += w.monopoly
    return value


def military_value(o: "Outlook", level: int) -> float:
    """What a level of Military gives a turn."""
    board = o.g.board
    w = o.w
    value = o.weapons * board.weapons_x[level] * w.weapons_income * w.growth
    value += (board.action_points[level] - board.action_points[1]) * w.action_point
    if level >= ARCHERS:
        value += w.archers
    if level >= COMMANDER:
        value += w.commander
    if level >= DOUBLE_STRIKE:
        value += w.double_strike + min(o.upkeep, o.food * 2) * w.food_income
    if level >= WARLORD:
        value += w.warlord
    return value


def stock_value(o: "Outlook", stock: list[int]) -> float:
    """Stores by what they are good for, and with them the Production that makes use of them."""
    w = o.w
    if not o.rest:
        return stock[GOLD] * w.spare + building_value(o, o.production, o.trade, 0.0, stock)
    food = stock[FOOD]
    fed = min(food, o.upkeep)
    stored = min(food - fed, w.food_stored_cap)
    value = fed * w.food_fed + stored * w.food_stored + (food - fed - stored) * w.spare
    weapons = min(stock[WEAPONS], w.weapons_cap)
    value += weapons * w.weapons + (stock[WEAPONS] - weapons) * w.spare
    gold = stock[GOLD]
    first = min(gold, w.gold_first_cap)
    following = min(gold - first, w.gold_next_cap)
    worth = first * w.gold_first + following * w.gold_next + (gold - first - following) / o.g.board.vp_price
    if o.trade >= MERCHANT:
        worth *= w.merchant
    return value + worth + climb(o, PRODUCTION, o.g.tokens[o.seat * TRACKS + PRODUCTION], stock)
