"""What technology and stores are worth."""

from typing import TYPE_CHECKING

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
    """All three tracks: what their levels give in the turns that remain, and the tokens on the way to the next."""
    tokens = o.g.tokens
    base = o.seat * TRACKS
    return (
        _climb(o, PRODUCTION, tokens[base + PRODUCTION])
        + _climb(o, TRADE, tokens[base + TRADE])
        + _climb(o, MILITARY, tokens[base + MILITARY])
    )


def _climb(o: "Outlook", track: int, tokens: int) -> float:
    """The level reached, and the best share of a higher one."""
    board = o.g.board
    level = board.level_at[tokens]
    rest = float(o.rest)
    now = level_value(o, track, level)
    best = 0.0
    space = tokens
    base = board.level_at.index(level)
    for higher in range(level + 1, len(board.food_x)):
        while board.level_at[space] < higher:
            space += 1
        wait = (space - tokens) / o.w.tokens_a_turn
        if wait >= rest:
            break
        share = (tokens - base) / (space - base)
        gain = (level_value(o, track, higher) - now) * (rest - wait) * share
        best = max(best, gain)
    return now * rest + best * o.w.progress


def level_value(o: "Outlook", track: int, level: int) -> float:
    """What a level gives, a turn."""
    if track == PRODUCTION:
        return production_value(o, level)
    if track == TRADE:
        return trade_value(o, level)
    return military_value(o, level)


def production_value(o: "Outlook", level: int) -> float:
    board = o.g.board
    w = o.w
    food = o.food * board.food_x[level]
    used = min(food, o.upkeep + 2)
    value = used * w.food_income + (food - used) * w.food_income_spare
    goods = o.goods * board.goods_x[level] * w.growth
    value += goods * (w.goods_income if level >= 4 else w.goods_income_raw)
    if level >= 5:
        value += w.reinforce
    if level >= 6:
        value += o.capitals * w.gold_income
    if level >= 7:
        value += w.action
    return value


def trade_value(o: "Outlook", level: int) -> float:
    if not o.centres:
        return 0.0
    board = o.g.board
    w = o.w
    value = (board.bank_rate[1] - board.bank_rate[level]) * w.bank_step + board.route_limit[level] * w.route
    if level >= 4:
        value += w.merchant_turn
    if level >= 5:
        value += o.centres * w.gold_income
    if level >= 6:
        value += w.master_trader
    if level >= 7:
        value += w.monopoly
    return value


def military_value(o: "Outlook", level: int) -> float:
    board = o.g.board
    w = o.w
    value = o.weapons * board.weapons_x[level] * w.weapons_income * w.growth
    value += (board.action_points[level] - board.action_points[1]) * w.action_point
    if level >= 3:
        value += w.archers
    if level >= 4:
        value += w.commander
    if level >= 6:
        value += w.double_strike + min(o.upkeep, o.food * 2) * w.food_income
    if level >= 7:
        value += w.warlord
    return value


def stock_value(o: "Outlook", stock: list[int]) -> float:
    """Stores by what they are good for: the first units of each kind count most."""
    w = o.w
    board = o.g.board
    fortresses = 0
    if o.production >= 4:
        price = FORTRESS * RESOURCES
        fortresses = min(stock[r] // board.cost[price + r] for r in range(RESOURCES) if board.cost[price + r])
    if not o.rest:
        return stock[GOLD] * w.spare + min(fortresses, 2) * w.affordable
    food = stock[FOOD]
    fed = min(food, o.upkeep)
    stored = min(food - fed, w.food_stored_cap)
    value = fed * w.food_fed + stored * w.food_stored + (food - fed - stored) * w.spare
    goods = min(stock[GOODS], board.storage)
    value += goods * (w.goods if o.production >= 4 else w.goods_raw) + (stock[GOODS] - goods) * w.spare
    weapons = min(stock[WEAPONS], w.weapons_cap)
    value += weapons * w.weapons + (stock[WEAPONS] - weapons) * w.spare
    gold = stock[GOLD]
    first = min(gold, w.gold_first_cap)
    following = min(gold - first, w.gold_next_cap)
    worth = first * w.gold_first + following * w.gold_next + (gold - first - following) / board.vp_price
    if o.trade >= 4:
        worth *= w.merchant
    return value + worth + fortresses * w.affordable
