"""The Purchase phase: what is on the market, what it is worth for its price, what is worth waiting for."""

from quadriga.bots.civilization import explorers, fleets, garrisons, landings, recruits, research, works
from quadriga.bots.civilization.ambitions import ambitions
from quadriga.bots.civilization.mind import Mind
from quadriga.engine.choice import Answer
from quadriga.games.civilization.board import EXPLORERS, FIRST_SHIP, NOBODY
from quadriga.games.civilization.procedures.arsenal import spy_fault
from quadriga.games.civilization.procedures.growth import allowed_sizes, growth_fault
from quadriga.games.civilization.procedures.improvements import improvement_fault
from quadriga.games.civilization.procedures.placement import markets, room_left
from quadriga.games.civilization.procedures.prices import (
    colony_ship_price,
    founding_price,
    improvement_price,
    price_of,
    technology_price,
    unit_price,
)
from quadriga.games.civilization.procedures.recruitment import upgraded_kind
from quadriga.games.civilization.procedures.technology import is_open, most_technologies
from quadriga.games.civilization.queries import deed, in_anarchy, is_land_unit, technologies_of
from quadriga.games.civilization.tallies import is_current
from quadriga.games.civilization.terms import LONG, SPIES, TECHNOLOGIES_BOUGHT
from quadriga.games.civilization.wonders import COLONY_SHIP

MOST_SPIES = 2
LEVY = 0.4  # of its price: a unit that is bought for the sake of a card
RICH = 120  # coins from which on spies are thought of


class Ware:
    """Something to be bought, or coins to be kept for something that is paid for later in the turn."""

    def __init__(self, worth: float, price: int, answer: Answer | None) -> None:
        self.worth = worth
        self.price = max(1, price)
        self.answer = answer

    def ratio(self) -> float:
        return self.worth / self.price


def buy(m: Mind) -> Answer:
    """The best for its price that can be paid, unless it would delay something much better."""
    income = max(1, int(m.economy().total()))
    plenty = m.coins / income
    floor = m.w.floor / (1 + plenty * plenty / 4)
    goods = [ware for ware in wares(m) if ware.ratio() >= floor]
    goods.sort(key=lambda ware: -ware.ratio())
    purse = m.coins
    if m.left < 1:
        income = 0
    waited: Ware | None = None
    for ware in goods:
        if ware.price > purse:
            if waited is None and ware.ratio() >= m.w.saving and ware.price <= purse + income:
                waited = ware
            continue
        if waited is not None and purse - ware.price + income < waited.price:
            if ware.ratio() < m.w.patience * waited.ratio():
                continue
        if ware.answer is None:
            purse -= ware.price
        elif m.choice(ware.answer.verb, ware.answer.target) is not None:
            return ware.answer
    return Answer("done")


def wares(m: Mind) -> list[Ware]:
    """Everything one might want; what is not on offer is waited for or passed over."""
    found = [*improvements(m), *spies(m)]
    if in_anarchy(m.g, m.seat):
        return found
    return [*found, *technologies(m), *growths(m), *settlers(m), *soldiers(m), *ends(m)]


def technologies(m: Mind) -> list[Ware]:
    g = m.g
    if deed(g, m.seat, TECHNOLOGIES_BOUGHT) >= most_technologies(g, m.seat):
        return []
    found: list[Ware] = []
    for number in range(len(g.tech_owner)):
        if is_open(g, number):
            price = technology_price(g, m.seat, number)
            worth = m.w.technology * research.technology_worth(m, number)
            found.append(Ware(worth, price, Answer("buy_technology", number)))
    return found


def improvements(m: Mind) -> list[Ware]:
    g = m.g
    found: list[Ware] = []
    stock = works.stock_of(m)
    for name, card in enumerate(m.board.improvements):
        if g.tech_owner[card.technology] == NOBODY or not is_current(g, card) or improvement_fault(g, m.seat, name):
            continue
        if [other for other in stock if m.board.improvements[other].kind == card.kind] and card.government == NOBODY:
            continue
        worth = works.improvement_worth(m, name) + ambitions(m).improvement + ambitions(m).named.get(name, 0.0)
        if worth > 0:
            price = improvement_price(g, m.seat, name)
            found.append(Ware(m.w.improvement * worth, price, Answer("buy_improvement", name)))
    return found


def growths(m: Mind) -> list[Ware]:
    g = m.g
    allowed = allowed_sizes(g, m.seat)
    price = price_of(g, m.seat, "grow")
    return [
        Ware(m.w.growth * growth_worth(m, territory), price, Answer("grow", territory))
        for territory in m.mine()
        if not growth_fault(g, m.seat, territory, allowed)
    ]


def growth_worth(m: Mind, territory: int) -> float:
    return m.point() + m.income(m.economy().growth(territory))


def settlers(m: Mind) -> list[Ware]:
    """Villages about to be founded, further explorers, ships for land overseas."""
    g = m.g
    price = founding_price(g, m.seat)
    taste = m.w.settlers
    found = [Ware(taste * worth, price, None) for worth in explorers.settling_now(m)]
    explorer = unit_price(g, m.seat, EXPLORERS)
    if m.left > 0.8:
        best = recruits.best_departure(m)
        if best is not None:
            worth = best[1] * explorer / (explorer + price)
            found.append(Ware(taste * worth, explorer, Answer("buy_unit", EXPLORERS)))
    kind = FIRST_SHIP + g.era - 1
    worth = max(fleets.ship_worth(m), landings.ship_worth(m, recruits.raid_kind(m)))
    for ship in (kind, kind - 1):
        if worth > 0 and m.choice("buy_unit", ship) is not None:
            found.append(Ware(taste * worth, unit_price(g, m.seat, ship), Answer("buy_unit", ship)))
            break
    return found


def soldiers(m: Mind) -> list[Ware]:
    """A unit where it is needed most, or for a conquest close at hand."""
    found: list[Ware] = []
    places = markets(m.g, m.seat)
    kind = recruits.guard_kind(m)
    best = max([recruits.guard_worth(m, t, kind) for t in places], default=0.0)
    if kind != NOBODY and best > 0:
        found.append(Ware(m.w.soldiers * best, unit_price(m.g, m.seat, kind), Answer("buy_unit", kind)))
    raid = recruits.best_raid(m)
    if raid is not None:
        price = unit_price(m.g, m.seat, raid.kind) * raid.number
        found.append(Ware(m.w.soldiers * raid.worth, price, Answer("buy_unit", raid.kind)))
    found.extend(levies(m))
    old = upgrade(m)
    return [*found, old] if old is not None else found


def levies(m: Mind) -> list[Ware]:
    """Units that cards in hand want bought in this turn; they are of some use besides."""
    found: list[Ware] = []
    room = sum([max(0, room_left(m.g, m.seat, t)) for t in markets(m.g, m.seat)])
    for classes, prize in ambitions(m).levies:
        kinds = [recruits.cheapest(m, wanted) for wanted in classes]
        if kinds and NOBODY not in kinds and len(kinds) <= room:
            price = sum([unit_price(m.g, m.seat, kind) for kind in kinds])
            found.append(Ware(prize + LEVY * price, price, Answer("buy_unit", kinds[0])))
    return found


def upgrade(m: Mind) -> Ware | None:
    """Garrisons of an older era where armies of others are near."""
    near = garrisons.foreign_armies(m)
    best: Ware | None = None
    for choice in m.offered("upgrade"):
        place = m.g.space[choice.target]
        kind = m.g.kind[choice.target]
        if m.left > 2 and place in m.mine() and is_land_unit(kind):
            fear = garrisons.threat(m, place, near)
            worth = 0.1 * min(3.0, fear) * garrisons.settlement_worth(m, place)
            worth += garrisons.relief_worth(m, place, upgraded_kind(m.g, kind), kind)
            price = recruits.upgrade_cost(m, choice.target)
            if best is None or worth / price > best.ratio():
                best = Ware(worth, price, Answer("upgrade", choice.target, 1))
    return best


def spies(m: Mind) -> list[Ware]:
    g = m.g
    if not g.espionage or m.coins < RICH or m.left < 4 or spy_fault(g, m.seat):
        return []
    have = len([spy for spy in range(m.seat * SPIES, m.seat * SPIES + SPIES) if g.spy_space[spy] >= 0])
    return [] if have >= MOST_SPIES else [Ware(m.w.spy * 3, price_of(g, m.seat, "spy"), Answer("buy_spy"))]


def ends(m: Mind) -> list[Ware]:
    """The Colony Ship, for who would win with it."""
    g = m.g
    if g.length != LONG or g.wonder_owner[COLONY_SHIP] != NOBODY or not m.has("buy_colony_ship"):
        return []
    scores = m.scores()
    mine = scores[m.seat] + 2 + technologies_of(g, m.seat)
    best = max([scores[other] + technologies_of(g, other) for other in m.rivals], default=0)
    worth = 1000.0 if mine > best + 1 else 0.0
    return [Ware(worth, colony_ship_price(g), Answer("buy_colony_ship"))]
