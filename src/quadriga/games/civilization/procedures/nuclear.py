"""Nuclear weapons: carrying, dropping, launching, and what they do."""

from typing import Final

from quadriga.engine.choice import Answer
from quadriga.engine.frame import DONE, RUN, WAIT, Frame
from quadriga.engine.offer import Offer
from quadriga.games.civilization.board import CAVALRY, MODERN, MODERN_SHIP, NOBODY, OLYMPICS, PLANE, SPACES, TERRITORIES
from quadriga.games.civilization.pieces import changed, remove_nuke, remove_work, resize, set_mood, set_war
from quadriga.games.civilization.procedures.declaration import meets_enemies, needs_senate
from quadriga.games.civilization.procedures.departure import in_last_turn
from quadriga.games.civilization.procedures.elimination import check_elimination
from quadriga.games.civilization.procedures.losses import SHIPS, TROOPS, UNITS, Losses, victims
from quadriga.games.civilization.procedures.routes import end_broken_trades
from quadriga.games.civilization.queries import at_war, in_anarchy, land_kind, level, owners_in, troops, usable
from quadriga.games.civilization.state import Civilization
from quadriga.games.civilization.technologies import ROCKETRY
from quadriga.games.civilization.terms import (
    CLOSED,
    NUKE,
    NUKE_CARRIER,
    NUKE_OWNER,
    NUKE_SPACE,
    NUKED,
    WORK,
    WORK_FIRST,
    WORK_OWNER,
    WORK_SECOND,
)

RANGE: Final = 3


def can_carry(g: Civilization, piece: int) -> bool:
    """rule: CV-NUC-1"""
    kind = g.kind[piece]
    if kind == PLANE:
        return level(g, g.owner[piece], PLANE) >= 2
    return kind in (MODERN_SHIP, land_kind(MODERN, CAVALRY))


def weapons(g: Civilization, seat: int, space: int) -> list[int]:
    """Where the entries of a seat's weapons in a space start."""
    return [
        at
        for at in range(0, len(g.nukes), NUKE)
        if g.nukes[at + NUKE_OWNER] == seat and g.nukes[at + NUKE_SPACE] == space
    ]


def carried_by(g: Civilization, piece: int) -> int:
    """Where the entry of the weapon a piece carries starts, or -1."""
    for at in range(0, len(g.nukes), NUKE):
        if g.nukes[at + NUKE_CARRIER] == piece:
            return at
    return NOBODY


def offer_nuclear(g: Civilization, seat: int, o: Offer) -> None:
    """Loading, unloading and launching.  rule: CV-NUC-1, CV-NUC-2, CV-NUC-3"""
    launched = usable(g, seat, ROCKETRY) and targets_allowed(g, seat)
    for piece in range(len(g.kind)):
        if g.owner[piece] != seat or g.kind[piece] < 0 or not can_carry(g, piece):
            continue
        carries = carried_by(g, piece) != NOBODY
        if stored_near(g, piece) != NOBODY:
            o.yes("load", piece)
        if carries and (g.space[piece] < TERRITORIES or coasts(g, piece)):
            o.yes("unload", piece)
        if launched and (carries or stored(g, seat, g.space[piece]) != NOBODY):
            o.yes("launch", piece)


def stored(g: Civilization, seat: int, space: int) -> int:
    """Where the entry of a weapon that nothing carries starts, or -1."""
    for at in weapons(g, seat, space):
        if g.nukes[at + NUKE_CARRIER] == NOBODY:
            return at
    return NOBODY


def stored_near(g: Civilization, piece: int) -> int:
    """The same for a weapon that a piece can take: one beside it, a battleship also one on a neighbouring coast."""
    found = stored(g, g.owner[piece], g.space[piece])
    if found == NOBODY and g.space[piece] >= TERRITORIES and g.kind[piece] == MODERN_SHIP:
        for territory in g.board.land[g.space[piece]]:
            if found == NOBODY:
                found = stored(g, g.owner[piece], territory)
    return found


def coasts(g: Civilization, ship: int) -> list[int]:
    """Territories on which a battleship at sea can leave a weapon: neighbouring ones that are open and without enemies.
    rule: CV-NUC-1 (ruling CV-GAP-131)"""
    if g.kind[ship] != MODERN_SHIP or g.space[ship] < TERRITORIES:
        return []
    return [
        territory
        for territory in g.board.land[g.space[ship]]
        if not g.mood[territory] & CLOSED and not meets_enemies(g, territory, g.owner[ship])
    ]


def targets_allowed(g: Civilization, seat: int) -> bool:
    """rule: CV-GOV-7, CV-EVT-2, CV-SPC-3"""
    return g.event != OLYMPICS and not in_last_turn(g, seat) and not in_anarchy(g, seat)


def load(g: Civilization, seat: int, piece: int) -> None:
    at = stored_near(g, piece)
    g.nukes = changed(changed(g.nukes, at + NUKE_CARRIER, piece), at + NUKE_SPACE, g.space[piece])
    g.tell("nuke.loaded", seat, g.space[piece], g.kind[piece])


def may_drop(g: Civilization, seat: int, pieces: list[int]) -> bool:
    """From an aircraft on the space it flies over.  rule: CV-NUC-2 (ruling CV-GAP-67)"""
    if not targets_allowed(g, seat) or not any(carried_by(g, piece) != NOBODY for piece in pieces):
        return False
    return may_strike(g, seat, g.space[pieces[0]])


def drop(g: Civilization, seat: int, pieces: list[int]) -> None:
    for piece in pieces:
        at = carried_by(g, piece)
        if at != NOBODY:
            remove_nuke(g, at)
            g.call(Strike(seat, g.space[piece], True))
            return


def may_strike(g: Civilization, seat: int, space: int) -> bool:
    """Only spaces with somebody else's units or settlement; where a Senate would have to agree there is no time to ask
    it (ruling CV-GAP-98)."""
    victims = victims_of(g, seat, space)
    return bool(victims) and not any(needs_senate(g, seat, victim) for victim in victims)


def victims_of(g: Civilization, seat: int, space: int) -> list[int]:
    victims = [owner for owner in owners_in(g, space) if owner != seat]
    if space < TERRITORIES and g.holder[space] not in (NOBODY, seat) and g.holder[space] not in victims:
        victims.append(g.holder[space])
    return victims


class Launch(Frame[Civilization]):
    """A missile goes to a space within range.  rule: CV-NUC-2"""

    def __init__(self, seat: int = 0, piece: int = 0) -> None:
        self.at = 0
        self.seat = seat
        self.piece = piece

    def clone(self) -> "Launch":
        frame = Launch(self.seat, self.piece)
        frame.at = self.at
        return frame

    def run(self, g: Civilization) -> int:
        if self.at == 0 and self.is_ready(g):
            return WAIT
        return DONE

    def is_ready(self, g: Civilization) -> bool:
        return g.kind[self.piece] >= 0 and g.owner[self.piece] == self.seat and self.weapon(g) != NOBODY

    def weapon(self, g: Civilization) -> int:
        carried = carried_by(g, self.piece)
        if carried != NOBODY:
            return carried
        return stored(g, self.seat, g.space[self.piece])

    def waiting(self, g: Civilization) -> list[int]:
        return [self.seat]

    def offer(self, g: Civilization, seat: int, o: Offer) -> None:
        here = g.space[self.piece]
        for space in range(SPACES):
            if g.board.distance[here * SPACES + space] <= RANGE and space != here:
                if may_strike(g, seat, space):
                    o.yes("strike", space)
                elif o.explain and victims_of(g, seat, space):
                    o.no("strike", space, "senate_says_no", ["CV-GOV-19"])
            elif o.explain and victims_of(g, seat, space):
                o.no("strike", space, "out_of_range", ["CV-NUC-2"], {"low": 1, "high": RANGE, "number": 0})
        o.yes("hold_fire")

    def answer(self, g: Civilization, seat: int, a: Answer) -> None:
        self.at = 1
        if a.verb == "strike":
            remove_nuke(g, self.weapon(g))
            g.call(Strike(seat, a.target))

    def default(self, g: Civilization, seat: int) -> Answer:
        return Answer("hold_fire")


class Strike(Frame[Civilization]):
    """Units die, the settlement shrinks and loses an improvement.
    rule: CV-NUC-4, CV-NUC-7, CV-TRD-12 (rulings CV-GAP-97, CV-GAP-98)"""

    def __init__(self, seat: int = 0, space: int = 0, dropped: bool = False) -> None:
        self.at = 0
        self.seat = seat
        self.space = space
        self.dropped = dropped  # by an aircraft that flies on
        self.quota = 0
        self.sizes = 0  # the settlement loses
        self.hit = 0  # bit mask of owners whose losses are settled

    def clone(self) -> "Strike":
        frame = Strike(self.seat, self.space, self.dropped)
        frame.at = self.at
        frame.quota = self.quota
        frame.sizes = self.sizes
        frame.hit = self.hit
        return frame

    def run(self, g: Civilization) -> int:
        if self.at == 0:
            self.at = 1
            for victim in victims_of(g, self.seat, self.space):
                if not at_war(g, self.seat, victim):
                    set_war(g, self.seat, victim, True)
            end_broken_trades(g)
            g.tell("nuke.exploded", self.seat, self.space)
            return g.roll(1, 6)
        if self.at == 1:
            self.at = 2
            self.quota = g.rolled[0] + 3
        if self.at == 2:
            return self.next_loss(g)
        if self.at == 3:
            self.at = 4
            return g.roll(1, 4)
        if self.at == 4:
            self.sizes = (g.rolled[0] + 1) // 2
            works = self.works(g)
            self.at = 5 if works else 6
            return g.draw(len(works), 1) if works else RUN
        if self.at == 5:
            remove_work(g, self.works(g)[g.rolled[0]])
            self.at = 6
        if self.at == 6:
            self.at = 7
            return self.shatter(g)
        for owner in range(g.seats):
            if (self.hit >> owner) & 1:
                check_elimination(g, owner, self.seat)
        return DONE

    def next_loss(self, g: Civilization) -> int:
        """The owner with most units there loses first; each chooses among his own."""
        best = NOBODY
        most = 0
        for owner in range(g.seats + 1):
            units = len(self.exposed(g, owner))
            if not (self.hit >> owner) & 1 and units > most:
                best = owner
                most = units
        if best == NOBODY or self.quota == 0:
            self.at = 3 if self.space < TERRITORIES and g.size[self.space] else 7
            return RUN
        self.hit |= 1 << best
        lost = min(self.quota, most)
        self.quota -= lost
        return g.call(Losses(best, self.space, lost, best, self.sort_of(best)))

    def sort_of(self, owner: int) -> int:
        """What an owner can lose: nobody hits the aircraft he drops the weapon from.  rule: CV-MOV-7"""
        if owner != self.seat or not self.dropped:
            return UNITS
        return TROOPS if self.space < TERRITORIES else SHIPS

    def exposed(self, g: Civilization, owner: int) -> list[int]:
        return victims(g, owner, self.space, self.sort_of(owner))

    def shatter(self, g: Civilization) -> int:
        from quadriga.games.civilization.procedures.capital import raze

        set_mood(g, self.space, NUKED)
        left = max(0, g.size[self.space] - self.sizes)
        g.tell("settlement.nuked", self.space, left)
        if left:
            resize(g, self.space, left)
        else:
            raze(g, self.space, self.seat)
        return RUN

    def works(self, g: Civilization) -> list[int]:
        return [
            at
            for at in range(0, len(g.works), WORK)
            if g.works[at + WORK_OWNER] == g.holder[self.space]
            and self.space in (g.works[at + WORK_FIRST], g.works[at + WORK_SECOND])
        ]


def take_stored_weapons(g: Civilization, territory: int, loser: int, taker: int) -> None:
    """Weapons that nothing carries change owner where they lie.  rule: CV-NUC-6"""
    for at in weapons(g, loser, territory):
        if g.nukes[at + NUKE_CARRIER] == NOBODY:
            g.nukes = changed(g.nukes, at + NUKE_OWNER, taker)
            g.tell("nuke.taken", taker, territory)


def find_weapons(g: Civilization, seat: int, territory: int) -> None:
    """An army takes weapons that enemies have left alone in a territory that is not theirs (ruling CV-GAP-87)."""
    for owner in range(g.seats):
        if at_war(g, seat, owner) and g.holder[territory] != owner and not troops(g, territory, owner):
            take_stored_weapons(g, territory, owner, seat)


def lose_weapons_at_sea(g: Civilization) -> None:
    """rule: CV-NUC-3"""
    for at in range(len(g.nukes) - NUKE, -1, -NUKE):
        if g.nukes[at + NUKE_SPACE] >= TERRITORIES and g.nukes[at + NUKE_CARRIER] == NOBODY:
            remove_nuke(g, at)
