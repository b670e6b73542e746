"""The trade phase: points, routes, the bank by a shopping list, deals that help both sides."""

from typing import Final

from quadriga.bots.warriors.economy import stock_value
from quadriga.bots.warriors.evaluation import Outlook
from quadriga.bots.warriors.levels import DOUBLE_STRIKE, MASONRY, MERCHANT
from quadriga.bots.warriors.mind import Mind
from quadriga.bots.warriors.standings import side_points
from quadriga.engine.choice import Answer, Choice, Deal
from quadriga.games.warriors.board import FOOD, FORTRESS, GOLD, RESOURCES
from quadriga.games.warriors.procedures.trade import TradePhase
from quadriga.games.warriors.queries import are_allies, in_reserve

OFFERS: Final = 2  # made in one phase
COMMANDS: Final = 30  # after which nothing more is tried
LOTS: Final = (1, 2, 3, 4, 6)  # amounts tried in a deal


def best_trade(m: Mind, phase: TradePhase) -> Answer:
    """Answer offers first; then points, routes, bank, own offers; at last done."""
    reply = reply_to_offer(m, phase)
    if reply is not None:
        return reply
    if phase.acts[m.seat] >= COMMANDS:
        return Answer("done")
    return buy_points(m) or open_route(m) or visit_bank(m) or make_offer(m, phase) or Answer("done")


def best_income(m: Mind) -> Answer:
    """What a route yields: the resource that is worth most now."""
    stock = m.outlook.stock

    def worth(choice: Choice) -> float:
        more = stock[:]
        more[choice.target] += 1
        return stock_value(m.outlook, more)

    return max(m.choices, key=worth).smallest()


# --- points


def buy_points(m: Mind) -> Answer | None:
    """Buy with gold that neither grows nor is needed."""
    for choice in m.offered("buy_vp"):
        count = points_to_buy(m.outlook, choice.high)
        if count:
            return Answer("buy_vp", choice.target, count)
    return None


def points_to_buy(o: Outlook, most: int) -> int:
    stock = o.stock
    gold = stock[GOLD] - payable(o, stock) * o.g.board.cost[FORTRESS * RESOURCES + GOLD]
    price = o.g.board.vp_price
    most = min(most, gold // price)
    missing = o.g.threshold - side_points(o.g, o.points, o.seat)
    if not o.rest or missing <= most:
        return most
    if o.trade >= MERCHANT:  # doubled every turn up to the storage limit: only what would be lost
        return max(0, min(most, (gold - o.g.board.storage // 2) // price))
    return max(0, min(most, (gold - o.w.gold_first_cap) // price))


def payable(o: Outlook, stock: list[int]) -> int:
    """Fortresses the two coming actions can pay for."""
    if o.production < MASONRY:
        return 0
    price = price_of(o, FORTRESS)
    return min(2, *[stock[r] // price[r] for r in range(RESOURCES) if price[r]])


# --- routes


def open_route(m: Mind) -> Answer | None:
    """A partner who does not lead, unless the empty slot itself yields something."""
    routes = m.offered("route")
    if not routes or m.g.route_income:
        return None
    points = m.outlook.points
    return min(routes, key=lambda choice: side_points(m.g, points, choice.target)).smallest()


# --- bank


class Purchase:
    """Something to be had in the coming actions: its price, what it is worth, and food that must stay beside."""

    def __init__(self, price: list[int], worth: float, kept: int) -> None:
        self.price = price
        self.worth = worth
        self.kept = kept


def purchases(o: Outlook) -> list[Purchase]:
    """What the seat would buy if it had the means."""
    board = o.g.board
    found: list[Purchase] = []
    kept = o.upkeep if o.rest else 0
    if o.production >= MASONRY and o.fortresses_left:
        found.append(Purchase(price_of(o, FORTRESS), board.fortress_vp, kept))
    if not o.rest:
        return found
    for kind in range(len(o.army)):
        if o.military >= board.level_needed[kind] and in_reserve(o.g, o.seat, kind) >= 0:
            price = price_of(o, kind)
            if o.military < DOUBLE_STRIKE:
                price[FOOD] += board.upkeep[kind]
            found.append(Purchase(price, o.army[kind], kept))
    if o.stock[FOOD] < o.upkeep:
        found.append(Purchase([1, 0, 0, 0], o.w.food_fed + o.w.food_short, o.stock[FOOD]))
    return found


def price_of(o: Outlook, kind: int) -> list[int]:
    return o.g.board.cost[kind * RESOURCES : kind * RESOURCES + RESOURCES]


def visit_bank(m: Mind) -> Answer | None:
    """The first exchange towards the purchase that gains most."""
    bank = m.offered("bank")
    if not bank:
        return None
    o = m.outlook
    stock = o.stock
    rate = o.g.board.bank_rate[o.trade]
    before = stock_value(o, stock)
    best: Answer | None = None
    best_gain = o.w.bank_gain
    for purchase in purchases(o):
        trades = exchanges(purchase, stock, rate)
        if not trades:
            continue
        left = [stock[r] - purchase.price[r] for r in range(RESOURCES)]
        for given, taken, amount in trades:
            left[given] -= amount * rate
            left[taken] += amount
        gain = stock_value(o, left) + purchase.worth - before
        if gain > best_gain:
            given, taken, amount = trades[0]
            best = Answer("bank", given * RESOURCES + taken, amount)
            best_gain = gain
    return best or last_gold(o, stock, rate)


def exchanges(purchase: Purchase, stock: list[int], rate: int) -> list[tuple[int, int, int]]:
    """Bank trades (given, taken, amount) that make a price payable; none if it is payable already or never."""
    needed = purchase.price[:]
    needed[FOOD] += purchase.kept
    spare = [max(0, stock[r] - needed[r]) // rate for r in range(RESOURCES)]
    trades: list[tuple[int, int, int]] = []
    for taken in range(RESOURCES):
        missing = needed[taken] - stock[taken]
        while missing > 0:
            given = max(range(RESOURCES), key=lambda r: spare[r] * (r != taken))
            if given == taken or not spare[given]:
                return []
            amount = min(missing, spare[given])
            spare[given] -= amount
            missing -= amount
            trades.append((given, taken, amount))
    return trades


def last_gold(o: Outlook, stock: list[int], rate: int) -> Answer | None:
    """In the last turn everything that buys nothing else becomes gold, if that completes a point."""
    if o.rest:
        return None
    fortresses = payable(o, stock)
    kept = [amount * fortresses for amount in price_of(o, FORTRESS)]
    gold = stock[GOLD] - kept[GOLD]
    amounts = [max(0, stock[r] - kept[r]) // rate for r in range(GOLD)]
    missing = o.g.board.vp_price - gold % o.g.board.vp_price
    if sum(amounts) < missing:
        return None
    given = amounts.index(max(amounts))
    return Answer("bank", given * RESOURCES + GOLD, min(missing, amounts[given]))


# --- deals


def gain_from(o: Outlook, legs: list[int]) -> float:
    """What a deal does for the stores of one of its parties."""
    stock = o.stock[:]
    before = stock_value(o, stock)
    for start in range(0, len(legs), 4):
        if legs[start] == o.seat:
            stock[legs[start + 2]] -= legs[start + 3]
        if legs[start + 1] == o.seat:
            stock[legs[start + 2]] += legs[start + 3]
    return stock_value(o, stock) - before


def rivalry(m: Mind, other: int) -> float:
    """How much of a partner's gain counts against the deal; an ally's gain counts for it."""
    g = m.g
    if are_allies(g, m.seat, other):
        return -1.0
    sides = g.teams if g.teams else g.seats
    if sides == 2 or other == m.outlook.rival:
        return 1.0 if sides == 2 else m.w.deal_rival * 1.5
    return m.w.deal_rival


def reply_to_offer(m: Mind, phase: TradePhase) -> Answer | None:
    """Accept what helps more than it helps a rival; decline everything else."""
    for index, offer_id in enumerate(phase.ids):
        if phase.takers[index] != m.seat:
            continue
        acceptable = [choice for choice in m.offered("accept") if choice.target == offer_id]
        if acceptable:
            maker = phase.makers[index]
            legs = phase.deal_of(offer_id).legs
            mine = gain_from(m.outlook, legs)
            theirs = gain_from(Outlook(m.g, maker, m.w), legs)
            if mine - rivalry(m, maker) * max(0.0, theirs) > m.w.deal_gain / 2:
                return acceptable[0].smallest()
        return Answer("decline", offer_id)
    return None


def make_offer(m: Mind, phase: TradePhase) -> Answer | None:
    """One partner at a time, the terms best for the seat among those the partner should like."""
    partners = m.offered("offer")
    made = phase.offers[m.seat]
    if not partners or made >= OFFERS:
        return None
    other = partners[made % len(partners)].target
    o = m.outlook
    theirs = Outlook(m.g, other, m.w)
    stock = o.stock
    his = theirs.stock
    against = rivalry(m, other)
    best: list[int] = []
    best_gain = m.w.deal_gain
    for given in range(RESOURCES):
        for taken in range(RESOURCES):
            if given == taken:
                continue
            for amount in LOTS:
                for price in LOTS:
                    if amount > stock[given] or price > his[taken]:
                        break
                    legs = [m.seat, other, given, amount, other, m.seat, taken, price]
                    mine = gain_from(o, legs)
                    if mine <= best_gain:
                        continue
                    his_gain = gain_from(theirs, legs)
                    likes = his_gain - max(against, 0.0) * mine
                    if likes > m.w.deal_gain / 2 and mine - against * his_gain > best_gain:
                        best = legs
                        best_gain = mine - against * his_gain
    return Answer("offer", other, 0, Deal(best)) if best else None
