"""Units: buying, upgrading and selling them."""

from typing import Final

from quadriga.engine.choice import Answer, Choice, row
from quadriga.engine.frame import DONE, WAIT, Frame
from quadriga.engine.offer import Offer
from quadriga.games.civilization.board import (
    CARRIER,
    EXPLORERS,
    FIRST_SHIP,
    KINDS,
    MODERN,
    MOST_SEATS,
    NAVIGATORS,
    NOBODY,
    PIECES,
    PLANE,
    TERRITORIES,
)
from quadriga.games.civilization.pieces import add_effect, do_deed, earn, pay, remake_piece, remove_piece
from quadriga.games.civilization.procedures.motion import has_port
from quadriga.games.civilization.procedures.placement import markets, put_units, room_left, takes
from quadriga.games.civilization.procedures.prices import (
    RESOURCE_DISCOUNT,
    discounts_left,
    sale_price,
    unit_price,
    units_price,
    upgrade_price,
)
from quadriga.games.civilization.procedures.rights import pay_unit_rights
from quadriga.games.civilization.procedures.supply import available
from quadriga.games.civilization.queries import is_ship, is_type, land_kind, level, likeness_of, units_of
from quadriga.games.civilization.state import Civilization
from quadriga.games.civilization.terms import BOUGHT, DISCOUNTED, SPENT

# --- buying


def unit_fault(g: Civilization, seat: int, kind: int) -> str:
    """Why a seat cannot buy a kind of unit, whatever it costs and wherever; empty if it can.
    rule: CV-UNI-1, CV-UNI-2, CV-UNI-4, CV-TEC-7, CV-ERA-9, CV-VAR-8"""
    return kind_fault(g, seat, kind) or ("" if available(g, seat, kind) else "no_miniature_left")


def kind_fault(g: Civilization, seat: int, kind: int) -> str:
    """The same if there are miniatures enough."""
    if kind != EXPLORERS:
        if not g.era - 1 <= g.board.kind_era[kind] <= g.era:
            return "wrong_era"
        if level(g, seat, kind) == 0:
            return "unit_not_discovered"
    return ""


def shops(g: Civilization, seat: int, kind: int, places: list[int]) -> list[int]:
    """Which of these settlements take a unit of the kind at a price that can be paid."""
    coins = g.coins[seat]
    return [t for t in places if takes(g, t, kind) and unit_price(g, seat, kind, t) <= coins]


def is_sold(g: Civilization, seat: int, kind: int, places: list[int]) -> bool:
    """The same question for all of them at once."""
    if unit_price(g, seat, kind) <= g.coins[seat]:
        return any(takes(g, t, kind) for t in places)
    return bool(shops(g, seat, kind, places))


class Catalogue:
    """The kinds of units a seat can use in this era, ascending, and what they cost where nothing makes them cheaper."""

    def __init__(self, g: Civilization, seat: int) -> None:
        self.seat = seat
        self.turn = g.turn
        self.era = g.era
        self.event = g.event
        self.tech_owner = g.tech_owner
        self.tech_turn = g.tech_turn
        self.government: int = g.government[seat] if g.government else NOBODY
        self.civilization = g.civilization
        self.kinds: list[int] = []
        self.prices: list[int] = []

    def holds(self, g: Civilization) -> bool:
        return (
            self.tech_owner is g.tech_owner
            and self.government == g.government[self.seat]
            and self.turn == g.turn
            and self.tech_turn is g.tech_turn
            and self.civilization is g.civilization
            and self.era == g.era
            and self.event == g.event
        )


CATALOGUES: Final = [Catalogue(Civilization(), seat) for seat in range(MOST_SEATS)]
BUY_UNIT: Final = row("buy_unit", KINDS)
SELL_ONE: Final = [Choice("sell_unit", piece, 1, 1) for piece in range(PIECES)]


def catalogue(g: Civilization, seat: int) -> Catalogue:
    known = CATALOGUES[seat]
    if not known.holds(g):
        known = Catalogue(g, seat)
        known.kinds = [kind for kind in range(KINDS) if not kind_fault(g, seat, kind)]
        known.prices = [unit_price(g, seat, kind) for kind in known.kinds]
        CATALOGUES[seat] = known
    return known


def offer_units(g: Civilization, seat: int, o: Offer) -> None:
    """rule: CV-UNI-1, CV-UNI-2, CV-UNI-4, CV-UNI-5, CV-UNI-7"""
    places = markets(g, seat)
    if o.explain:
        explain_units(g, seat, places, o)
        return
    if not places:
        return
    coins = g.coins[seat]
    known = catalogue(g, seat)
    for place, kind in enumerate(known.kinds):
        if g.limited and not available(g, seat, kind):
            continue
        if known.prices[place] > coins + RESOURCE_DISCOUNT:
            continue
        if known.prices[place] > coins:
            is_open = bool(shops(g, seat, kind, places))
        else:
            is_open = kind < FIRST_SHIP or any(takes(g, t, kind) for t in places)
        if is_open:
            o.add(BUY_UNIT[kind])


def explain_units(g: Civilization, seat: int, places: list[int], o: Offer) -> None:
    for kind in range(KINDS):
        code = unit_fault(g, seat, kind)
        if code:
            o.no("buy_unit", kind, code, unit_rules(code), unit_params(g, kind))
        elif is_sold(g, seat, kind, places):
            o.yes("buy_unit", kind)
        else:
            explain_unsold(g, seat, kind, places, o)


def unit_params(g: Civilization, kind: int) -> dict[str, int]:
    """The unit and, for those that need one, the technology of its first level."""
    levels = g.board.levels[kind]
    return {"kind": kind, "technology": levels[0].technology} if levels else {"kind": kind}


def unit_rules(code: str) -> list[str]:
    if code == "wrong_era":
        return ["CV-UNI-1"]
    return ["CV-UNI-2"] if code == "unit_not_discovered" else ["CV-VAR-8"]


def explain_unsold(g: Civilization, seat: int, kind: int, places: list[int], o: Offer) -> None:
    if not any(takes(g, t, kind) for t in places):
        o.no("buy_unit", kind, "no_place_for_unit", ["CV-UNI-5", "CV-UNI-7", "CV-GOV-28"], {"kind": kind})
    else:
        price = unit_price(g, seat, kind)
        o.no("buy_unit", kind, "not_enough_coins", ["CV-UNI-3"], {"need": price, "have": g.coins[seat]})


class Recruitment(Frame[Civilization]):
    """The buyer says in which settlement, and how many; the discount of horses or iron belongs to the settlement.

    rule: CV-UNI-3, CV-UNI-5, CV-UNI-6, CV-UNI-7, CV-RES-3, CV-RES-4
    """

    def __init__(self, seat: int = -1, kind: int = 0) -> None:
        self.at = 0
        self.seat = seat
        self.kind = kind

    def clone(self) -> "Recruitment":
        frame = Recruitment(self.seat, self.kind)
        frame.at = self.at
        return frame

    def places(self, g: Civilization) -> list[int]:
        if unit_fault(g, self.seat, self.kind):
            return []
        return shops(g, self.seat, self.kind, markets(g, self.seat))

    def run(self, g: Civilization) -> int:
        return DONE if self.at or not self.places(g) else WAIT

    def waiting(self, g: Civilization) -> list[int]:
        return [self.seat]

    def offer(self, g: Civilization, seat: int, o: Offer) -> None:
        for territory in self.places(g):
            o.yes("recruit_at", territory, 1, self.most(g, territory))

    def most(self, g: Civilization, territory: int) -> int:
        """How many the settlement, the box and the treasury allow."""
        seat = self.seat
        most = min(room_left(g, seat, territory), available(g, seat, self.kind))
        while most > 1 and units_price(g, seat, self.kind, territory, most) > g.coins[seat]:
            most -= 1
        return most

    def answer(self, g: Civilization, seat: int, a: Answer) -> None:
        self.at = 1
        buy_units(g, seat, self.kind, a.target, a.amount)

    def default(self, g: Civilization, seat: int) -> Answer:
        return Answer("recruit_at", self.places(g)[0], 1)


def buy_units(g: Civilization, seat: int, kind: int, territory: int, count: int) -> None:
    """Out of the price the owner of the technology receives his rights.  rule: CV-UNI-3"""
    price = units_price(g, seat, kind, territory, count)
    for _ in range(min(count, discounts_left(g, seat, kind, territory))):
        add_effect(g, DISCOUNTED, seat, territory)
    pay(g, seat, price)
    if kind != EXPLORERS:
        what = g.board.kind_class[kind]
        do_deed(g, seat, BOUGHT + what, count)
        do_deed(g, seat, SPENT + what, price)
    g.tell("unit.bought", seat, kind, count, price)
    put_units(g, seat, kind, territory, count, True)
    pay_unit_rights(g, seat, kind, count)


# --- old units


class Veterans:
    """A seat's old units, as long as no piece changes."""

    def __init__(self, g: Civilization, groups: list[list[int]]) -> None:
        self.groups = groups
        self.era = g.era
        self.kind = g.kind
        self.owner = g.owner
        self.space = g.space
        self.spent = g.spent
        self.mark = g.mark
        self.aboard = g.aboard

    def holds(self, g: Civilization) -> bool:
        return (
            self.kind is g.kind
            and self.owner is g.owner
            and self.space is g.space
            and self.aboard is g.aboard
            and self.mark is g.mark
            and self.spent is g.spent
            and self.era == g.era
        )


VETERANS: Final = [Veterans(Civilization(), []) for _ in range(MOST_SEATS)]


def old_units(g: Civilization, seat: int) -> list[list[int]]:
    """Military units of earlier eras, in groups of identical ones; aircraft are never old. The lists are shared.
    rule: CV-UNI-8, CV-UNI-9, CV-UNI-11"""
    if not VETERANS[seat].holds(g):
        VETERANS[seat] = Veterans(g, muster_old(g, seat))
    return VETERANS[seat].groups


def muster_old(g: Civilization, seat: int) -> list[list[int]]:
    groups: list[list[int]] = []
    by_likeness: dict[int, list[int]] = {}
    kinds = g.kind
    eras = g.board.kind_era
    era = g.era
    for piece in units_of(g, seat):
        kind = kinds[piece]
        if kind == EXPLORERS or kind == PLANE or eras[kind] >= era:
            continue
        likeness = likeness_of(g, piece)
        if is_ship(kind) and piece in g.aboard:  # what carries something is like nothing else
            groups.append([piece])
        elif likeness in by_likeness:
            by_likeness[likeness].append(piece)
        else:
            by_likeness[likeness] = [piece]
            groups.append(by_likeness[likeness])
    return groups


def offer_sales(g: Civilization, seat: int, groups: list[list[int]], o: Offer) -> None:
    """rule: CV-UNI-8, CV-ERA-7 (ruling CV-GAP-113)"""
    for group in groups:
        if group[0] not in g.aboard:
            if len(group) == 1:
                o.add(SELL_ONE[group[0]])
            else:
                o.yes("sell_unit", group[0], 1, len(group))
        elif o.explain:
            o.no("sell_unit", group[0], "ship_carries", ["CV-UNI-8"], {"piece": group[0]})


def sell_units(g: Civilization, seat: int, piece: int, count: int) -> None:
    group = group_of(g, seat, piece)[:count]
    kind = g.kind[piece]
    for sold in group:
        remove_piece(g, sold)
    earn(g, seat, sale_price(g, kind) * count)
    g.tell("unit.sold", seat, kind, count, sale_price(g, kind) * count)


def group_of(g: Civilization, seat: int, piece: int) -> list[int]:
    for group in old_units(g, seat):
        if piece in group:
            return group
    return []


def upgraded_kind(g: Civilization, kind: int) -> int:
    """The miniature of the same class and the current era."""
    if is_ship(kind):
        return FIRST_SHIP + g.era - 1
    return land_kind(g.era, g.board.kind_class[kind])


def is_in_dock(g: Civilization, seat: int, piece: int) -> bool:
    """Armies in an own settlement, ships beside one with a port; ships of Navigators anywhere.
    rule: CV-UNI-9, CV-UNI-10, CV-CIV-11"""
    space = g.space[piece]
    if not is_ship(g.kind[piece]):
        return g.aboard[piece] == NOBODY and g.holder[space] == seat and not g.occupied[space]
    if is_type(g, seat, NAVIGATORS):
        return True
    for territory in [space] if space < TERRITORIES else g.board.land[space]:
        if g.holder[territory] == seat and not g.occupied[territory]:
            if has_port(g, territory) or not g.roads_rule:
                return True
    return False


def offer_upgrades(g: Civilization, seat: int, groups: list[list[int]], o: Offer) -> None:
    """rule: CV-UNI-9, CV-UNI-10, CV-VAR-8 (ruling CV-GAP-77)"""
    for group in groups:
        piece = group[0]
        kind = g.kind[piece]
        offer_upgrade(g, seat, group, "upgrade", upgraded_kind(g, kind), o)
        if g.era == MODERN and is_ship(kind):
            offer_upgrade(g, seat, group, "upgrade_to_carrier", CARRIER, o)


def offer_upgrade(g: Civilization, seat: int, group: list[int], verb: str, target: int, o: Offer) -> None:
    piece = group[0]
    price = upgrade_price(g, seat, g.kind[piece])
    if g.coins[seat] < price and not o.explain:
        return
    if level(g, seat, target) == 0:
        if o.explain:
            o.no(verb, piece, "unit_not_discovered", ["CV-UNI-2", "CV-UNI-9"], unit_params(g, target))
    elif not is_in_dock(g, seat, piece):
        if o.explain:
            o.no(verb, piece, "not_in_dock", ["CV-UNI-9", "CV-UNI-10"], {"piece": piece})
    elif available(g, seat, target) == 0:
        if o.explain:
            o.no(verb, piece, "no_miniature_left", ["CV-VAR-8"], {"kind": target})
    elif g.coins[seat] < price:
        if o.explain:
            o.no(verb, piece, "not_enough_coins", ["CV-UNI-9"], {"need": price, "have": g.coins[seat]})
    else:
        o.yes(verb, piece, 1, min(len(group), g.coins[seat] // price, available(g, seat, target)))


def upgrade_units(g: Civilization, seat: int, piece: int, count: int, target: int) -> None:
    """Upgrades take up no place in settlements and pay no rights.  rule: CV-UNI-9 (ruling CV-GAP-77)"""
    price = upgrade_price(g, seat, g.kind[piece]) * count
    kind = g.kind[piece]
    for unit in group_of(g, seat, piece)[:count]:
        remake_piece(g, unit, target)
    pay(g, seat, price)
    g.tell("unit.upgraded", seat, kind, target, count, price)
