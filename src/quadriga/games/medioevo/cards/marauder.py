"""Marauders: a horde in one's pay, own units among barbarians."""

from quadriga.engine.frame import RUN
from quadriga.engine.offer import Offer
from quadriga.games.medioevo.board import ARCHER, CAPTAIN, KINDS, LIGHT, TERRITORIES
from quadriga.games.medioevo.cards.occasion import is_embattled, movement_at
from quadriga.games.medioevo.cards.power import Power
from quadriga.games.medioevo.codes import BORROW, BORROW_KIND, BORROW_OWNER, BORROW_ZONE, COMBAT, HIRED, JOINED
from quadriga.games.medioevo.pieces import settle_control
from quadriga.games.medioevo.procedures.battle.battle import battle_of, reinforce
from quadriga.games.medioevo.procedures.plunder import leave_to_barbarians
from quadriga.games.medioevo.state import Medioevo
from quadriga.games.medioevo.unit_changes import add_units, borrow, take_units
from quadriga.games.medioevo.unit_queries import army_zones, barbarian_reserve, count, units

MOST = 3


class HiredHorde(Power):
    """The horde of the War circle serves the user until the end of the turn.

    rule: MU-CARD-65 (rulings MU-GAP-44, MU-GAP-107)
    """

    def places(self, g: Medioevo, seat: int) -> list[int]:
        return [t for t in range(TERRITORIES) if g.holder[t] == seat and units(g, t, seat)]

    def usable(self, g: Medioevo, seat: int, moment: int) -> bool:
        if g.phase > COMBAT or not sum(g.horde) or not barbarian_reserve(g, LIGHT):
            return False
        return len(self.places(g, seat)) > 0

    def aims(self, g: Medioevo, seat: int, number: int) -> int:
        return 1

    def targets(self, g: Medioevo, seat: int, o: Offer) -> None:
        for territory in self.places(g, seat):
            o.yes("aim_zone", territory)

    def apply(self, g: Medioevo, seat: int, target: int, amount: int, number: int) -> int:
        placed = 0
        for kind, wanted in ((LIGHT, g.horde[0]), (ARCHER, g.horde[1]), (CAPTAIN, g.horde[2])):
            for _ in range(wanted):
                there = kind if barbarian_reserve(g, kind) else LIGHT
                if barbarian_reserve(g, there):
                    add_units(g, target, seat, there, 1)
                    borrow(g, HIRED, target, seat, there, g.seats, there, target)
                    placed += 1
        reinforce(g, target, seat, placed)
        g.tell("horde.hired", seat, target, placed)
        return RUN


class LentUnits(Power):
    """Up to three own units fight as barbarians and come back at the end of the turn.

    rule: MU-CARD-66, MU-BAR-7 (ruling MU-GAP-38)
    """

    def units_at(self, g: Medioevo, seat: int, zone: int, kind: int) -> int:
        """Own units there that are what they seem."""
        number = count(g, zone, seat, kind)
        notes = g.borrowed
        for entry in range(0, len(notes) if number else 0, BORROW):
            if (
                notes[entry + BORROW_ZONE] == zone
                and notes[entry + BORROW_OWNER] == seat
                and notes[entry + BORROW_KIND] == kind
            ):
                number -= 1
        return number

    def places(self, g: Medioevo, seat: int) -> list[int]:
        """zone * KINDS + kind"""
        found: list[int] = []
        for zone in army_zones(g, seat):
            if zone >= TERRITORIES or is_embattled(g, seat, zone) or movement_at(g, seat, zone) is not None:
                continue
            found.extend([zone * KINDS + kind for kind in range(KINDS) if self.units_at(g, seat, zone, kind) > 0])
        return found

    def usable(self, g: Medioevo, seat: int, moment: int) -> bool:
        b = battle_of(g)
        return b is not None and b.side_of(g.seats) >= 0 and len(self.places(g, seat)) > 0

    def aims(self, g: Medioevo, seat: int, number: int) -> int:
        return MOST

    def targets(self, g: Medioevo, seat: int, o: Offer) -> None:
        for place in self.places(g, seat):
            o.yes("aim_place", place)

    def may_stop(self, g: Medioevo, seat: int) -> bool:
        return True

    def apply(self, g: Medioevo, seat: int, target: int, amount: int, number: int) -> int:
        b = battle_of(g)
        if b is None:
            return RUN
        zone = target // KINDS
        kind = target % KINDS
        take_units(g, zone, seat, kind, 1)
        add_units(g, b.zone, g.seats, kind, 1)
        borrow(g, JOINED, b.zone, g.seats, kind, seat, kind, zone)
        reinforce(g, b.zone, g.seats, 1)
        settle_control(g, zone)
        g.tell("unit.lent", seat, zone, kind, b.zone)
        leave_to_barbarians(g, zone)
        return RUN
