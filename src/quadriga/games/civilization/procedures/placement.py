"""Where units that were won or given appear."""

from typing import Final

from quadriga.engine.choice import Answer
from quadriga.engine.frame import DONE, RUN, WAIT, Frame
from quadriga.engine.offer import Offer
from quadriga.games.civilization.board import INDUSTRIALISTS, NOBODY, PLANE, PURCHASE_BAN
from quadriga.games.civilization.pieces import add_effect, add_piece
from quadriga.games.civilization.procedures.motion import has_airport, has_port
from quadriga.games.civilization.procedures.rights import pay_unit_rights
from quadriga.games.civilization.procedures.supply import available, owe
from quadriga.games.civilization.queries import (
    count_effects,
    has_rule,
    is_happy,
    is_ship,
    is_type,
    land_kind,
    level,
    own_settlements,
)
from quadriga.games.civilization.state import Civilization
from quadriga.games.civilization.tallies import effects
from quadriga.games.civilization.terms import PLACED

# How the limit of a settlement counts
FREELY: Final = 0  # not at all: bonuses of technologies and wonders, the demographic boom
WITHIN: Final = 1  # rewards of cards: what goes beyond it is placed from the largest settlement on
AS_BOUGHT: Final = 2  # awards


def placement_limit(g: Civilization, seat: int, territory: int) -> int:
    """Units of all kinds that a settlement takes in a turn: its size as it is now.
    rule: CV-UNI-5, CV-UNI-6, CV-CIV-14"""
    return g.size[territory] + int(is_type(g, seat, INDUSTRIALISTS))


def room_left(g: Civilization, seat: int, territory: int) -> int:
    """What the limit leaves; below 0 where rewards went beyond it."""
    return placement_limit(g, seat, territory) - count_effects(g, PLACED, seat, territory)


def takes(g: Civilization, territory: int, kind: int) -> bool:
    """Ships need a port and aircraft an airport; without the rules for roads any coast and any settlement will do.
    rule: CV-UNI-7 (ruling CV-GAP-107)"""
    if is_ship(kind):
        return has_port(g, territory) if g.roads_rule else g.board.coastal[territory]
    if kind == PLANE:
        return has_airport(g, territory) or not g.roads_rule
    return True


def is_banned(g: Civilization, seat: int, territory: int) -> bool:
    """Republics and democracies buy nothing in unhappy settlements.  rule: CV-GOV-28"""
    return has_rule(g, seat, PURCHASE_BAN) and not is_happy(g, territory)


def markets(g: Civilization, seat: int) -> list[int]:
    """Settlements in which another unit may be bought; nothing is bought in an occupied one.
    rule: CV-UNI-5, CV-GOV-28, CV-BAR-30"""
    placed = effects(g, PLACED, seat)
    ban = has_rule(g, seat, PURCHASE_BAN)
    more = int(is_type(g, seat, INDUSTRIALISTS))
    size = g.size
    found: list[int] = []
    for territory in own_settlements(g, seat):
        if placed and size[territory] + more <= placed.count(territory):
            continue
        if not ban or is_happy(g, territory):
            found.append(territory)
    return found


def put_units(g: Civilization, seat: int, kind: int, territory: int, count: int, counts: bool) -> None:
    """Miniatures appear in a settlement; those that count take up its places for the turn."""
    for _ in range(count):
        add_piece(g, seat, kind, territory)
        if counts:
            add_effect(g, PLACED, seat, territory)
    g.tell("unit.placed", seat, kind, territory, count)


def best_kind(g: Civilization, seat: int, unit_class: int, latest: int = 0) -> int:
    """The most recent miniature of a class, up to an era, that a seat can use, or else the oldest one: what a card
    promises is given; -1 for aircraft before they are known.  rule: CV-STR-8, CV-STR-45"""
    from quadriga.games.civilization.board import AIRCRAFT, FIRST_SHIP, SHIP

    if unit_class == AIRCRAFT:
        return PLANE if level(g, seat, PLANE) else NOBODY
    for era in range(latest if latest else g.era, 0, -1):
        kind = FIRST_SHIP + era - 1 if unit_class == SHIP else land_kind(era, unit_class)
        if level(g, seat, kind):
            return kind
    return FIRST_SHIP if unit_class == SHIP else land_kind(1, unit_class)


class Placement(Frame[Civilization]):
    """A seat says where units go that it did not buy. What the box cannot give, or no port can take, is owed.

    rule: CV-PUR-4, CV-STR-45, CV-TEC-10, CV-WON-2, CV-VAR-9 (ruling CV-GAP-108)
    """

    def __init__(self, seat: int = -1, kind: int = 0, count: int = 0, limited: int = FREELY) -> None:
        self.at = 0
        self.seat = seat
        self.kind = kind
        self.count = count
        self.limited = limited

    def clone(self) -> "Placement":
        frame = Placement(self.seat, self.kind, self.count, self.limited)
        frame.at = self.at
        return frame

    def run(self, g: Civilization) -> int:
        if self.seat in g.gone:
            return DONE
        if self.at == 0:
            self.at = 1
            given = min(self.count, available(g, self.seat, self.kind))
            owe(g, self.seat, self.kind, self.count - given, self.limited == FREELY)
            self.count = given
        if self.count == 0:
            return DONE
        if not self.places(g):
            owe(g, self.seat, self.kind, self.count, self.limited == FREELY)
            return DONE
        return WAIT

    def places(self, g: Civilization) -> list[int]:
        """Where the next unit may go: beyond the limit evenly, the largest settlements first; in the preparation of the
        game only to the capital.  rule: CV-STR-45, CV-PUR-4 (ruling CV-GAP-68)"""
        if g.turn == 0:
            return [g.capital[self.seat]]
        sites = [t for t in own_settlements(g, self.seat) if takes(g, t, self.kind)]
        if self.limited == FREELY or not sites:
            return sites
        rooms = [room_left(g, self.seat, t) for t in sites]
        if self.limited == AS_BOUGHT:
            return [t for t, room in zip(sites, rooms, strict=True) if room > 0 and not is_banned(g, self.seat, t)]
        best = max(rooms)
        if best > 0:
            return [t for t, room in zip(sites, rooms, strict=True) if room > 0]
        fullest = [t for t, room in zip(sites, rooms, strict=True) if room == best]
        largest = max([g.size[t] for t in fullest])
        return [t for t in fullest if g.size[t] == largest]

    def waiting(self, g: Civilization) -> list[int]:
        return [self.seat]

    def offer(self, g: Civilization, seat: int, o: Offer) -> None:
        for territory in self.places(g):
            most = self.count
            if self.limited != FREELY:
                most = max(1, min(most, room_left(g, seat, territory)))
            o.yes("place", territory, 1, most)

    def answer(self, g: Civilization, seat: int, a: Answer) -> None:
        put_units(g, seat, self.kind, a.target, a.amount, self.limited != FREELY)
        if self.limited != FREELY:
            pay_unit_rights(g, seat, self.kind, a.amount)
        self.count -= a.amount

    def default(self, g: Civilization, seat: int) -> Answer:
        return Answer("place", self.places(g)[0], 1)


class UnitsHere(Frame[Civilization]):
    """Units that a reward binds to a territory; ships go to sea beside it unless their owner has a settlement there.

    rule: CV-STR-14, CV-STR-47, CV-PUR-13
    """

    def __init__(self, seat: int = -1, kind: int = 0, count: int = 0, territory: int = -1) -> None:
        self.at = 0
        self.seat = seat
        self.kind = kind
        self.count = count
        self.territory = territory

    def clone(self) -> "UnitsHere":
        frame = UnitsHere(self.seat, self.kind, self.count, self.territory)
        frame.at = self.at
        return frame

    def run(self, g: Civilization) -> int:
        if self.seat in g.gone:
            return DONE
        if self.at == 0:
            self.at = 1
            given = min(self.count, available(g, self.seat, self.kind))
            owe(g, self.seat, self.kind, self.count - given)
            self.count = given
            if self.count and (not is_ship(self.kind) or g.holder[self.territory] == self.seat):
                self.put(g, self.territory)
            return RUN
        if self.count == 0:
            return DONE
        if not g.board.seas[self.territory]:
            owe(g, self.seat, self.kind, self.count)
            return DONE
        return WAIT

    def put(self, g: Civilization, space: int) -> None:
        put_units(g, self.seat, self.kind, space, self.count, False)
        pay_unit_rights(g, self.seat, self.kind, self.count)
        self.count = 0

    def waiting(self, g: Civilization) -> list[int]:
        return [self.seat]

    def offer(self, g: Civilization, seat: int, o: Offer) -> None:
        for sea in g.board.seas[self.territory]:
            o.yes("launch_at", sea)

    def answer(self, g: Civilization, seat: int, a: Answer) -> None:
        self.put(g, a.target)

    def default(self, g: Civilization, seat: int) -> Answer:
        return Answer("launch_at", g.board.seas[self.territory][0])
