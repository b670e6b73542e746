"""Declaring battles: who attacks, who defends, who takes part."""

from typing import Final

from quadriga.engine.choice import Answer
from quadriga.engine.frame import DONE, RUN, WAIT, Frame
from quadriga.engine.offer import Offer
from quadriga.games.civilization.board import MOST_SEATS, NOBODY, OLYMPICS, PLANE, SENATE, SPACES, TERRITORIES
from quadriga.games.civilization.pieces import changed
from quadriga.games.civilization.procedures.departure import in_last_turn
from quadriga.games.civilization.queries import (
    at_war,
    effect,
    fleet,
    forces,
    has_effect,
    has_enemies,
    has_others,
    has_planes,
    has_rule,
    in_anarchy,
    owners_in,
    pieces_in,
    pieces_of,
)
from quadriga.games.civilization.state import Civilization
from quadriga.games.civilization.terms import (
    BATTLE_ATTACKERS,
    BATTLE_DEFENDERS,
    BATTLE_SPACE,
    DECLARED,
    SENATE_AGREED,
    SENATE_ASKED,
    STOPPED,
)


def battle_at(g: Civilization, space: int) -> int:
    """Where the entry of the battle declared in a space starts, or -1."""
    for at in range(0, len(g.declared), DECLARED):
        if g.declared[at + BATTLE_SPACE] == space:
            return at
    return NOBODY


def are_opposed(g: Civilization, space: int, one: int, other: int) -> bool:
    """Whether two are on opposite sides of a battle declared in a space."""
    for at in range(0, len(g.declared), DECLARED):
        if g.declared[at + BATTLE_SPACE] == space:
            attackers = g.declared[at + BATTLE_ATTACKERS]
            defenders = g.declared[at + BATTLE_DEFENDERS]
            if (attackers >> one & defenders >> other | defenders >> one & attackers >> other) & 1:
                return True
    return False


def declare(g: Civilization, space: int, attacker: int, defender: int) -> None:
    """A battle is to be fought in a space; in one already declared the newcomer opposes his enemy. Two who take no part
    in what has been declared there, or the same, fight a battle of their own.
    rule: CV-BAT-6, CV-BAT-8, CV-BAT-9, CV-BAT-10, CV-BAT-11, CV-BAT-12, CV-BAT-13, CV-BAT-14, CV-BAT-15,
    CV-BAT-16 (ruling CV-GAP-48)"""
    if not are_opposed(g, space, attacker, defender) and not oppose(g, space, attacker, defender):
        g.declared = (*g.declared, space, 1 << attacker, 1 << defender)
    for owner in (attacker, defender):
        stop(g, space, owner)
    g.tell("battle.declared", space, attacker, defender)


def oppose(g: Civilization, space: int, attacker: int, defender: int) -> bool:
    """Let one of two join a battle in which the other one takes part, against him; False if there is none."""
    for at in range(0, len(g.declared), DECLARED):
        attackers = g.declared[at + BATTLE_ATTACKERS]
        defenders = g.declared[at + BATTLE_DEFENDERS]
        for one, other in ((attacker, defender), (defender, attacker)):
            if g.declared[at + BATTLE_SPACE] != space or (attackers | defenders) >> other & 1:
                continue
            if attackers >> one & 1:
                g.declared = changed(g.declared, at + BATTLE_DEFENDERS, defenders | 1 << other)
                return True
            if defenders >> one & 1:
                g.declared = changed(g.declared, at + BATTLE_ATTACKERS, attackers | 1 << other)
                return True
    return False


def stop(g: Civilization, space: int, owner: int) -> None:
    """Pieces in a declared battle move no more.  rule: CV-MOV-3, CV-BAT-2"""
    for piece in pieces_of(g, space, owner):
        g.mark = changed(g.mark, piece, g.mark[piece] | STOPPED)


def may_attack(g: Civilization, seat: int) -> bool:
    """Whether a seat may fight at all in this turn, be it only barbarians.
    rule: CV-GOV-7, CV-EVT-2, CV-SPC-3 (ruling CV-GAP-136)"""
    return g.event != OLYMPICS and not in_anarchy(g, seat) and not in_last_turn(g, seat)


def needs_senate(g: Civilization, seat: int, other: int) -> bool:
    """Its consent holds for the rest of the turn, wherever that civilization is fought.  rule: CV-GOV-19, CV-GOV-20"""
    if other == g.seats or at_war(g, seat, other) or not has_rule(g, seat, SENATE):
        return False
    return not has_effect(g, SENATE_AGREED, seat, other)


def senate_asked(g: Civilization, seat: int) -> bool:
    return effect(g, SENATE_ASKED, seat) != -1


class Support(Frame[Civilization]):
    """Others with forces in the space may join one side before the battle.
    rule: CV-BAT-4, CV-BAT-11, CV-BAT-12, CV-BAT-13, CV-BAT-14, CV-BAT-15, CV-BAT-16, CV-VAR-13"""

    def __init__(self, space: int = 0) -> None:
        self.at = 0
        self.space = space
        self.seat: int = NOBODY
        self.side = 0  # chosen by who needs his Senate
        self.asked = 0  # bit mask
        self.joined = 0  # bit mask, reported as the result

    def clone(self) -> "Support":
        frame = Support(self.space)
        frame.at = self.at
        frame.seat = self.seat
        frame.side = self.side
        frame.asked = self.asked
        frame.joined = self.joined
        return frame

    def run(self, g: Civilization) -> int:
        if self.at == 1:
            self.at = 0
            if g.result:
                self.join(g, self.seat, self.side)
        self.seat = self.next_seat(g)
        if self.seat != NOBODY:
            return WAIT
        g.result = self.joined
        return DONE

    def next_seat(self, g: Civilization) -> int:
        entry = battle_at(g, self.space)
        if entry == NOBODY:
            return NOBODY
        sides = g.declared[entry + BATTLE_ATTACKERS] | g.declared[entry + BATTLE_DEFENDERS]
        for seat in g.order:
            if (sides | self.asked) >> seat & 1 or seat in g.gone:
                continue
            if self.may_join(g, seat, 0) or self.may_join(g, seat, 1):
                return seat
        return NOBODY

    def is_near(self, g: Civilization, seat: int, side: int) -> bool:
        """With forces in the space, or with ships off the coast that is fought for: the attack needs such as bombard,
        the defence some where the attack has those.  rule: CV-BAT-4, CV-LND-1, CV-LND-12"""
        from quadriga.games.civilization.procedures.battle.landing import may_bombard

        if forces(g, self.space, seat):
            return True
        if self.space >= TERRITORIES or not any(forces(g, self.space, owner) for owner in self.opponents(g, 0)):
            return False
        seas = [sea for sea in g.board.seas[self.space] if g.landings and fleet(g, sea, seat)]
        gunners = [seat] if side == 0 else self.opponents(g, 1)
        return any(may_bombard(g, gunner, sea) for gunner in gunners for sea in seas)

    def opponents(self, g: Civilization, side: int) -> list[int]:
        entry = battle_at(g, self.space)
        mask = g.declared[entry + (BATTLE_DEFENDERS if side == 0 else BATTLE_ATTACKERS)]
        return [owner for owner in range(g.seats + 1) if (mask >> owner) & 1]

    def may_join(self, g: Civilization, seat: int, side: int) -> bool:
        """Side 0 attacks, side 1 defends; barbarians are helped by nobody, and no Senate is asked about two
        civilizations in a turn.  rule: CV-GOV-20, CV-STR-15"""
        if not self.is_near(g, seat, side):
            return False
        enemies = self.opponents(g, side)
        friends = self.opponents(g, 1 - side)
        if g.seats in friends or any(at_war(g, seat, friend) for friend in friends):
            return False
        if not may_attack(g, seat):
            return False
        wars = sum(1 for enemy in enemies if needs_senate(g, seat, enemy))
        return wars == 0 or (wars == 1 and not senate_asked(g, seat))

    def waiting(self, g: Civilization) -> list[int]:
        return [self.seat]

    def offer(self, g: Civilization, seat: int, o: Offer) -> None:
        o.yes("stay_out")
        if self.may_join(g, seat, 0):
            o.yes("join_attack", self.space)
        if self.may_join(g, seat, 1):
            o.yes("join_defence", self.space)

    def answer(self, g: Civilization, seat: int, a: Answer) -> None:
        self.asked |= 1 << seat
        if a.verb == "stay_out":
            return
        self.side = 0 if a.verb == "join_attack" else 1
        wanted = [enemy for enemy in self.opponents(g, self.side) if needs_senate(g, seat, enemy)]
        if wanted:
            from quadriga.games.civilization.procedures.senate import Senate

            self.at = 1
            g.call(Senate(seat, wanted[0]))
        else:
            self.join(g, seat, self.side)

    def join(self, g: Civilization, seat: int, side: int) -> None:
        """rule: CV-DIP-1"""
        entry = battle_at(g, self.space)
        at = entry + (BATTLE_ATTACKERS if side == 0 else BATTLE_DEFENDERS)
        g.declared = changed(g.declared, at, g.declared[at] | 1 << seat)
        self.joined |= 1 << seat
        g.tell("battle.joined", self.space, seat, side)

    def default(self, g: Civilization, seat: int) -> Answer:
        return Answer("stay_out")


class Declaration(Frame[Civilization]):
    """A seat declares battle on another in a space, with its Senate's consent if it needs one.
    rule: CV-BAT-1, CV-BAT-2, CV-BAT-8, CV-GOV-19"""

    def __init__(self, space: int = 0, seat: int = 0, other: int = 0, invaded: bool = False) -> None:
        self.at = 0
        self.space = space
        self.seat = seat
        self.other = other
        self.invaded = invaded  # the other one entered his land unasked: the Senate has no say

    def clone(self) -> "Declaration":
        frame = Declaration(self.space, self.seat, self.other, self.invaded)
        frame.at = self.at
        return frame

    def run(self, g: Civilization) -> int:
        if self.at == 0:
            self.at = 1
            if not self.invaded and needs_senate(g, self.seat, self.other):
                from quadriga.games.civilization.procedures.senate import Senate

                return g.call(Senate(self.seat, self.other))
            g.result = 1
            return RUN
        if g.result:
            declare(g, self.space, self.seat, self.other)
            if not forces(g, self.space, self.seat):
                self.stop_ships(g)
        return DONE

    def stop_ships(self, g: Civilization) -> None:
        """Ships that alone attack a coast stay off it; troops aboard may still land.  rule: CV-MOV-3, CV-BAT-2"""
        from quadriga.games.civilization.procedures.battle.landing import bombarding_ships

        for sea in g.board.seas[self.space]:
            for ship in bombarding_ships(g, sea, self.seat):
                g.mark = changed(g.mark, ship, g.mark[ship] | STOPPED)


def occupants(g: Civilization, space: int, seat: int) -> list[int]:
    """Other owners a seat could fight in a space: with forces there, or only aircraft, or with the settlement; in turn
    order.  rule: CV-BAT-1, CV-BAT-24"""
    present: list[int] = []
    if has_others(g, space, seat):
        present = [owner for owner in owners_in(g, space) if owner != seat]
    if space < TERRITORIES:
        if has_planes(g):
            present += [
                g.owner[piece] for piece in pieces_in(g, space) if g.kind[piece] == PLANE and g.owner[piece] != seat
            ]
        holder = g.seats if g.occupied[space] else g.holder[space]
        if holder not in (NOBODY, seat) and holder not in present:
            present.append(holder)
    if not present:
        return present
    ordered = [other for other in g.order if other in present]
    if g.seats in present:
        ordered.append(g.seats)
    return ordered


class Disputes:
    """Where a seat would meet others and enemies, by space, as long as nothing of theirs on the board changes; what
    was not asked for is unknown."""

    def __init__(self, g: Civilization, seat: int) -> None:
        self.seat = seat
        self.troops = g.troops
        self.fleet = g.fleet
        self.others_troops = without(g.troops, seat, g.seats + 1)
        self.others_fleet = without(g.fleet, seat, g.seats + 1)
        self.holder = g.holder
        self.occupied = g.occupied
        self.war = g.war
        self.order = g.order
        self.kind = g.kind
        self.planes = has_planes(g)
        self.flags = [UNKNOWN] * SPACES
        self.found: dict[int, list[int]] = {}
        self.calm = [UNKNOWN] * (2 * SPACES)  # by space * 2, and 1 more for its sea zones

    def has(self, g: Civilization, space: int) -> bool:
        """Whether somebody whom the seat could fight there is its enemy."""
        if self.flags[space] == UNKNOWN:
            self.flags[space] = DISPUTED if meets_enemies(g, space, self.seat) else QUIET
        return self.flags[space] == DISPUTED

    def is_calm(self, g: Civilization, here: int, by_sea: bool) -> bool:
        """Whether there are no enemies in any of the territories, or sea zones, beside a space."""
        place = here * 2 + by_sea
        if self.calm[place] == UNKNOWN:
            self.calm[place] = QUIET
            for space in g.board.seas[here] if by_sea else g.board.land[here]:
                if self.has(g, space):
                    self.calm[place] = DISPUTED
                    break
        return self.calm[place] == QUIET

    def rivals(self, g: Civilization, space: int) -> list[int]:
        """The occupants of a space, ascending; the list is shared."""
        if space not in self.found:
            self.found[space] = sorted(occupants(g, space, self.seat))
        return self.found[space]

    def follows(self, g: Civilization) -> bool:
        """Whether only the seat's own forces have changed, if any; then it holds for the new rows."""
        if (
            self.holder is not g.holder
            or self.occupied is not g.occupied
            or self.war is not g.war
            or self.order is not g.order
        ):
            return False
        if self.planes or self.kind is not g.kind:
            if self.planes or has_planes(g):  # of which the rows do not tell
                return False
            self.kind = g.kind
        if self.troops is not g.troops:
            if without(g.troops, self.seat, g.seats + 1) != self.others_troops:
                return False
            self.troops = g.troops
        if self.fleet is not g.fleet:
            if without(g.fleet, self.seat, g.seats + 1) != self.others_fleet:
                return False
            self.fleet = g.fleet
        return True


def without(row: bytes, seat: int, owners: int) -> bytes:
    """The forces in every space but those of a seat."""
    others = bytearray(row)
    others[seat::owners] = bytes(len(row[seat::owners]))
    return bytes(others)


UNKNOWN: Final = 0
DISPUTED: Final = 1
QUIET: Final = 2
DISPUTES: Final = [Disputes(Civilization(), seat) for seat in range(MOST_SEATS)]


def disputes(g: Civilization, seat: int) -> Disputes:
    known = DISPUTES[seat]
    if not known.follows(g):
        known = Disputes(g, seat)
        DISPUTES[seat] = known
    return known


def meets_enemies(g: Civilization, space: int, seat: int) -> bool:
    if has_enemies(g, space, seat):
        return True
    if space >= TERRITORIES:
        return False
    holder = g.seats if g.occupied[space] else g.holder[space]
    if holder != NOBODY and at_war(g, seat, holder):
        return True
    if has_planes(g):
        for piece in pieces_in(g, space):
            if g.kind[piece] == PLANE and at_war(g, seat, g.owner[piece]):
                return True
    return False
