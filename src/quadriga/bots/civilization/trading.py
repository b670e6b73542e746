"""The Trade phase: exchanges of resources that help both, peace, offers of others."""

from quadriga.bots.civilization.economy import Economy
from quadriga.bots.civilization.mind import Mind
from quadriga.bots.civilization.research import victory_points
from quadriga.engine.choice import Answer, Deal
from quadriga.games.civilization.board import NOBODY, RESOURCES, TERRITORIES
from quadriga.games.civilization.procedures.forced_trade import ForcedTrade, pairs
from quadriga.games.civilization.procedures.terms_of_trade import (
    COINS,
    PEACE,
    RESOURCE,
    TECHNOLOGY,
    THING,
    UNIT,
    resource_fault,
)
from quadriga.games.civilization.procedures.trade import TradePhase
from quadriga.games.civilization.queries import at_war, own_settlements, partner

MOST_OFFERS = 2  # in a phase
MOST_DUTY = 4
RICH = 100  # coins from which on a spy is ransomed
THINGS = {UNIT: 9.0, TECHNOLOGY: 25.0}  # anything else: 12

Swap = tuple[float, int, int, int]  # gain, other, own settlement, the other's


def trade(m: Mind, top: TradePhase) -> Answer:
    for index, number in enumerate(top.ids):
        if top.takers[index] == m.seat:
            return reply(m, top.makers[index], number, top.deal_of(number))
    if m.has("want_peace"):
        return m.offered("want_peace")[0].smallest()
    for territory in m.targets("end_trade"):
        if is_burden(m, territory):
            return Answer("end_trade", territory)
    if m.has("force_trade") and best_swap(m, forced_pairs(m, top)):
        return Answer("force_trade")
    if m.has("ransom") and m.coins >= RICH:
        return m.offered("ransom")[0].smallest()
    made = top.offers[m.seat]
    if made < MOST_OFFERS:
        swaps = good_swaps(m, top)
        if made < len(swaps):
            _, other, mine, theirs = swaps[made]
            legs = [m.seat, other, RESOURCE + THING * mine, 1, other, m.seat, RESOURCE + THING * theirs, 1]
            answer = Answer("offer", other, 0, Deal(legs))
            if m.choice("offer", other) is not None and top.deal_fault(m.g, m.seat, answer) is None:
                return answer
    return Answer("done") if m.has("done") else top.default(m.g, m.seat)


def reply(m: Mind, maker: int, number: int, deal: Deal) -> Answer:
    """Accept what is to one's gain, also beside the other's."""
    gain = deal_gain(m, m.seat, deal) - m.w.rival_trade * max(0.0, deal_gain(m, maker, deal))
    if m.choice("accept", number) is not None and gain > 0:
        return Answer("accept", number)
    return Answer("decline", number)


def deal_gain(m: Mind, seat: int, deal: Deal) -> float:
    """What a deal is worth to one of its parties, in coins."""
    eco = m.economy() if seat == m.seat else Economy(m.g, seat, m.w.hope)
    counts = list(eco.counts)
    coins = 0.0
    change = 0.0
    for at in range(0, len(deal.legs), 4):
        giver, _, kind, amount = deal.legs[at : at + 4]
        sign = -1 if giver == seat else 1
        what = kind % THING
        if what == COINS:
            coins += sign * amount
        elif what == RESOURCE:
            resource = m.g.resource[kind // THING]
            if resource != NOBODY:
                change += resource_change(eco, counts, resource, sign)
        else:
            worth = THINGS.get(what, 12.0)
            if what == TECHNOLOGY:
                worth += victory_points(m, m.board.technologies[kind // THING]) * m.point()
            coins += worth if sign > 0 else -m.w.given * worth
    if PEACE in deal.clauses[::4]:
        coins += m.w.war / 2
    return coins + eco.gain(change) * m.horizon()


def resource_change(eco: Economy, counts: list[int], resource: int, sign: int) -> float:
    """One more or less of a resource; the counts follow."""
    if sign > 0:
        counts[resource] += 1
        return eco.resource(resource, counts[resource] - 1)
    counts[resource] = max(0, counts[resource] - 1)
    return -eco.resource(resource, counts[resource])


def is_burden(m: Mind, territory: int) -> bool:
    """Whether an exchange that goes on brings less than the own resource would."""
    g = m.g
    eco = m.economy()
    other = partner(g, territory)
    if other == NOBODY or g.resource[territory] == NOBODY or g.resource[other] == NOBODY:
        return False
    received = g.resource[other]
    keeps = eco.resource(received, max(0, eco.counts[received] - 1))
    return eco.resource(g.resource[territory]) > keeps + m.w.trade_gain


def exchange(m: Mind, eco: Economy, given: int, taken: int) -> float:
    """Coins a turn that one resource for another brings."""
    counts = list(eco.counts)
    lost = resource_change(eco, counts, given, -1)
    return eco.gain(lost + resource_change(eco, counts, taken, 1))


def tradable(m: Mind, seat: int) -> dict[int, int]:
    """Resources that a seat may exchange: resource -> a settlement that has it."""
    found: dict[int, int] = {}
    for territory in own_settlements(m.g, seat):
        if resource_fault(m.g, seat, territory) == "":
            found.setdefault(m.g.resource[territory], territory)
    return found


def good_swaps(m: Mind, top: TradePhase) -> list[Swap]:
    """Exchanges from which both gain, the best first."""
    g = m.g
    mine = tradable(m, m.seat)
    found: list[Swap] = []
    if not mine:
        return found
    for other in m.rivals:
        if other not in top.members or at_war(g, m.seat, other):
            continue
        chain = top.chain(g, m.seat, other)
        if chain == [NOBODY] or sum([g.duty[broker] for broker in chain]) > MOST_DUTY:
            continue
        eco = Economy(g, other, m.w.hope)
        for resource, territory in tradable(m, other).items():
            for own, place in mine.items():
                if own == resource:
                    continue
                gain = exchange(m, m.economy(), own, resource)
                theirs = exchange(m, eco, resource, own)
                if gain >= m.w.trade_gain and theirs > 0:
                    found.append((gain + 0.3 * theirs, other, place, territory))
    found.sort(key=lambda swap: (-swap[0], swap[1:]))
    return found


# --- Magellan's Voyage


def forced_pairs(m: Mind, top: TradePhase) -> list[int]:
    return pairs(m.g, m.seat, top.linked)


def best_swap(m: Mind, options: list[int]) -> int:
    """The pair of settlements whose exchange brings most, or 0 if none brings enough."""
    g = m.g
    best = 0
    most = 2 * m.w.trade_gain
    known: dict[int, float] = {}
    for pair in options:
        given = g.resource[pair // TERRITORIES]
        taken = g.resource[pair % TERRITORIES]
        key = given * RESOURCES + taken
        if key not in known:
            known[key] = exchange(m, m.economy(), given, taken)
        if known[key] > most:
            most = known[key]
            best = pair
    return best


def force(m: Mind, top: ForcedTrade) -> Answer:
    pair = best_swap(m, m.targets("swap"))
    return Answer("swap", pair) if pair else Answer("never_mind")
