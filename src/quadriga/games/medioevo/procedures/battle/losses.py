"""Damage to army units, assigned point by point."""

from typing import Final

from quadriga.engine.choice import Answer
from quadriga.engine.frame import DONE, WAIT, Frame
from quadriga.engine.offer import Offer
from quadriga.engine.window import ask_in_order
from quadriga.games.medioevo.board import ARCHER, CAVALRY, DAMAGE_DUE, GALLEY, GOODS, HEAVY, KINDS, LIGHT
from quadriga.games.medioevo.codes import BARBARIANS, BORROW_TRUE_KIND, BORROW_TRUE_OWNER, DEEDS, DESTROYED
from quadriga.games.medioevo.procedures.battle.battle import Battle, battle_of
from quadriga.games.medioevo.procedures.dismissal import reload_galleys
from quadriga.games.medioevo.property_queries import capacity, kind_at, owner_of, pieces_at
from quadriga.games.medioevo.queries import from_seat
from quadriga.games.medioevo.rows import increased
from quadriga.games.medioevo.state import Medioevo
from quadriga.games.medioevo.unit_changes import add_units, borrowed_entry, hit, remove_unit
from quadriga.games.medioevo.unit_queries import count, units

ANY_UNIT: Final = 0
MELEE_FIRST: Final = 1

BARBARIAN_ORDER: Final = (LIGHT, HEAVY, CAVALRY, ARCHER, 4, 5, 6)


class Losses(Frame[Medioevo]):
    """The owner gives each point to a unit of his; points that Tactics directs are given by the opponent.

    rule: MU-BAT-16, MU-BAT-17, MU-BAT-18, MU-BAT-20, MU-BAT-21, MU-ART-5, MU-NAV-5, MU-TECH-15, MU-CAP-3
    """

    def __init__(
        self, owner: int = -1, points: int = 0, stage: int = ANY_UNIT, caused: bool = False, captures: bool = False
    ) -> None:
        self.at = 0
        self.owner = owner
        self.points = points
        self.stage = stage
        self.caused = caused  # by the opponent, not by the own casualty value
        self.captures = captures  # whoever would be destroyed is taken prisoner
        self.directed = 0  # points that the opponent assigns
        self.jailed = 0  # card 39: destroyed units that become prisoners
        self.wounded: list[int] = []  # (kind now, kind before) of units hit by these points

    def clone(self) -> "Losses":
        frame = Losses(self.owner, self.points, self.stage, self.caused, self.captures)
        frame.at = self.at
        frame.directed = self.directed
        frame.jailed = self.jailed
        frame.wounded = self.wounded[:]
        return frame

    def run(self, g: Medioevo) -> int:
        b = battle_of(g)
        if b is None:
            return DONE
        if self.at == 0:
            self.at = 1
            return ask_in_order(g, DAMAGE_DUE, from_seat(g, b.active(g)))
        if self.points <= 0 or not units(g, b.zone, self.owner):
            return DONE
        if self.owner >= g.seats and not self.directed:
            self.strike_barbarians(g, b)
            return DONE
        return WAIT

    def strike_barbarians(self, g: Medioevo, b: Battle) -> None:
        """Light infantry first, then archers, then captains.  rule: MU-BAT-21"""
        while self.points > 0 and units(g, b.zone, self.owner):
            for kind in BARBARIAN_ORDER:
                if count(g, b.zone, self.owner, kind):
                    self.strike(g, b, kind, -1)
                    break

    def chooser(self, g: Medioevo, b: Battle) -> int:
        if self.directed:
            return b.owner(1 - b.side_of(self.owner))
        return self.owner

    def waiting(self, g: Medioevo) -> list[int]:
        b = battle_of(g)
        return [] if b is None else [self.chooser(g, b)]

    def open_to(self, g: Medioevo, b: Battle, kind: int) -> int:
        """Units of a kind that the next points may fall on."""
        side = b.side_of(self.owner)
        if self.stage == MELEE_FIRST and b.melee_units(g, side):
            return b.beside_crews(g, side, kind)
        return count(g, b.zone, self.owner, kind)

    def open_aboard(self, g: Medioevo, b: Battle, piece: int, kind: int) -> int:
        """The same on one galley."""
        if g.piece_kind[piece] != GALLEY:
            return 0
        aboard = g.cargo[piece * GOODS + kind]
        if self.stage == MELEE_FIRST and b.melee_units(g, b.side_of(self.owner)):
            aboard -= b.crew_aboard(g, piece, kind)
        return aboard

    def offer(self, g: Medioevo, seat: int, o: Offer) -> None:
        b = battle_of(g)
        if b is None:
            return
        limit = min(self.points, self.directed) if self.directed else self.points
        for kind in range(KINDS):
            number = min(limit, self.open_to(g, b, kind))
            if not number:
                if o.explain and count(g, b.zone, self.owner, kind) and not b.is_naval():
                    o.no("lose", kind, "crews_last", ["MU-BAT-20"], {"unit": kind})
                continue
            if not b.is_naval() or self.owner >= g.seats:
                self.offer_on_land(g, b, kind, limit, number, o)
                continue
            for piece in pieces_at(g, b.zone, self.owner):
                aboard = self.open_aboard(g, b, piece, kind)
                if aboard > 0:
                    o.yes("lose_aboard", piece * GOODS + kind, 1, min(number, aboard))

    def offer_on_land(self, g: Medioevo, b: Battle, kind: int, limit: int, number: int, o: Offer) -> None:
        """Where some of a kind serve an engine and others fight, the points go to either.  rule: MU-ART-5"""
        fighting = b.beside_crews(g, b.side_of(self.owner), kind)
        serving = b.crew_of(g, b.side_of(self.owner), kind)
        if self.stage != ANY_UNIT or not serving or not fighting:
            o.yes("lose", kind, 1, number)
            return
        o.yes("lose", kind, 1, min(limit, fighting))
        o.yes("lose_crew", kind, 1, min(limit, serving))

    def answer(self, g: Medioevo, seat: int, a: Answer) -> None:
        b = battle_of(g)
        if b is None:
            return
        for _ in range(a.amount):
            if a.verb == "lose_crew":
                self.strike(g, b, a.target, -1, True)
            elif a.verb == "lose":
                self.strike(g, b, a.target, -1)
            else:
                self.strike(g, b, a.target % GOODS, a.target // GOODS)

    def strike(self, g: Medioevo, b: Battle, kind: int, galley: int, crew: bool = False) -> None:
        """One point falls."""
        self.points -= 1
        if self.directed:
            self.directed -= 1
        side = b.side_of(self.owner)
        entry = borrowed_entry(g, b.zone, self.owner, kind)
        hired = entry >= 0 and g.borrowed[entry + BORROW_TRUE_OWNER] != self.owner
        before = self.before(kind, g.borrowed[entry + BORROW_TRUE_KIND] if entry >= 0 else kind)
        trapped = -1 if crew else b.trapped(side, kind)
        of_crew = crew or (trapped < 0 and not b.in_melee(g, side, kind))
        if b.is_naval():
            new = -1
            remove_unit(g, b.zone, self.owner, kind)
            if galley >= 0:
                g.cargo = increased(g.cargo, galley * GOODS + kind, -1)
        else:
            new = hit(g, b.zone, self.owner, kind)
            if of_crew and new >= 0:
                keep_crew(g, b, self.owner, kind, new)
            elif crew:
                drop_crew(g, b, self.owner, kind)
        if trapped >= 0:
            hurt_trapped(b, trapped, new)
        trim_crews(g, b, self.owner)
        if new >= 0:
            self.wounded.extend([new, before])
            g.tell("unit.weakened", self.owner, kind, new)
            return
        if (self.captures or self.jailed) and self.owner < g.seats and not hired:
            if not self.captures:
                self.jailed -= 1
            imprison(g, b, 1 - side, before)
        else:
            if not hired:
                b.lost.extend([side, before])
            g.tell("unit.destroyed", self.owner, before)
        count_destroyed(g, b, 1 - side)

    def before(self, kind: int, real: int) -> int:
        """What a unit really was before these points fell; those already hit are hit again first.  rule: MU-CAP-3"""
        for place in range(0, len(self.wounded), 2):
            if self.wounded[place] == kind:
                was = self.wounded[place + 1]
                del self.wounded[place : place + 2]
                return was
        return real

    def default(self, g: Medioevo, seat: int) -> Answer:
        return g.choices(seat)[0].smallest()


def hurt_trapped(b: Battle, entry: int, new: int) -> None:
    """A unit kept out of the battle is hit before others of its kind, and stays out.  rule: MU-CARD-18"""
    if new >= 0:
        b.absent[entry + 1] = new
    else:
        del b.absent[entry : entry + 2]


def keep_crew(g: Medioevo, b: Battle, owner: int, kind: int, new: int) -> None:
    """A weakened crew member stays at its engine.  rule: MU-ART-1"""
    for entry in range(0, len(b.crews), 2):
        if b.crews[entry + 1] == kind and owner_of(g, b.crews[entry]) == owner:
            b.crews[entry + 1] = new
            return


def drop_crew(g: Medioevo, b: Battle, owner: int, kind: int) -> None:
    for entry in range(0, len(b.crews), 2):
        if b.crews[entry + 1] == kind and owner_of(g, b.crews[entry]) == owner:
            del b.crews[entry : entry + 2]
            return


def trim_crews(g: Medioevo, b: Battle, owner: int) -> None:
    """Crew members who died serve no engine any more; at sea those of each galley for themselves."""
    kept: list[int] = []
    for entry in range(0, len(b.crews), 2):
        piece = b.crews[entry]
        kind = b.crews[entry + 1]
        if owner_of(g, piece) == owner:
            galley = g.piece_aboard[piece] if b.is_naval() else -1
            standing = g.cargo[galley * GOODS + kind] if galley >= 0 else count(g, b.zone, owner, kind)
            serving = 0
            for other in range(0, len(kept), 2):
                if kept[other + 1] == kind and owner_of(g, kept[other]) == owner:
                    if galley < 0 or g.piece_aboard[kept[other]] == galley:
                        serving += 1
            if serving >= standing:
                continue
        kept.extend([piece, kind])
    b.crews = kept


def imprison(g: Medioevo, b: Battle, side: int, kind: int) -> None:
    """rule: MU-CAP-3, MU-CAP-6, MU-CARD-39"""
    captor = b.owner(side)
    owner = b.owner(1 - side)
    g.prisoners = increased(g.prisoners, (captor * g.seats + owner) * KINDS + kind, 1)
    b.captives.extend([side, kind])
    g.tell("unit.captured", captor, owner, kind)


def count_destroyed(g: Medioevo, b: Battle, side: int) -> None:
    """For objectives: destroyed or captured in this turn."""
    owner = b.owner(side)
    if owner < g.seats:
        g.deeds = increased(g.deeds, owner * DEEDS + DESTROYED, 1)
        if b.owner(1 - side) >= g.seats:
            g.deeds = increased(g.deeds, owner * DEEDS + BARBARIANS, 1)


def release_captives(g: Medioevo, b: Battle) -> None:
    """Captives of a side that has died out stand up again and have won; at sea if a galley of theirs has room.

    rule: MU-CAP-5
    """
    if units(g, b.zone, b.attacker) and units(g, b.zone, b.defender):
        return
    kept: list[int] = []
    for entry in range(0, len(b.captives), 2):
        side = b.captives[entry]
        kind = b.captives[entry + 1]
        captor = b.owner(side)
        owner = b.owner(1 - side)
        if units(g, b.zone, captor) or (b.is_naval() and not berths(g, b.zone, owner)):
            kept.extend([side, kind])
            continue
        g.prisoners = increased(g.prisoners, (captor * g.seats + owner) * KINDS + kind, -1)
        add_units(g, b.zone, owner, kind, 1, True)
        reload_galleys(g, b.zone, owner)
        g.tell("unit.released", owner, kind)
    b.captives = kept


def berths(g: Medioevo, zone: int, owner: int) -> int:
    """Free places on an owner's galleys in a sea zone."""
    free = 0
    for galley in kind_at(g, zone, owner, GALLEY):
        aboard = sum(g.cargo[galley * GOODS : galley * GOODS + KINDS]) + g.piece_aboard.count(galley)
        free += capacity(g, galley) - aboard
    return free
