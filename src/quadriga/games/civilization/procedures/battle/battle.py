"""A battle in one space: its sides, its rounds and its end."""

from typing import Final

from quadriga.engine.frame import DONE, RUN, Frame
from quadriga.games.civilization.board import ARTILLERY, CAVALRY, FIRST_SHIP, INFANTRY, NOBODY, TERRITORIES
from quadriga.games.civilization.pieces import changed, do_deed, set_war
from quadriga.games.civilization.queries import is_ship, pieces_in
from quadriga.games.civilization.state import Civilization
from quadriga.games.civilization.terms import BATTLES, SUPPORTED

ATTACK: Final = 0
DEFENCE: Final = 1

GREAT_ARMY: Final = 5  # units without a troika
GREAT_FLEET: Final = 3
GREAT_LANDING: Final = 3  # land units beside a ship

# steps
OPENING: Final = 0
MUSTERED: Final = 1  # which ships take part is known
ATTACK_LED: Final = 2
DEFENCE_LED: Final = 3
ROUND: Final = 4
ENGAGE: Final = 5
ANSWER: Final = 6  # retaliation fire after an attack
LAST_FIRE: Final = 7
ROUND_END: Final = 8
ATTACK_STAYS: Final = 9
OVER: Final = 10
SETTLED: Final = 11


class Battle(Frame[Civilization]):
    """Sides are bit masks of owners, barbarians being bit ``seats``; lists of two are by side, the attack first.

    In a territory the armies there fight; ships in adjacent sea zones join them if their owners say so, and then it is
    a landing. In a sea zone ships fight. ``g.result`` tells who won: 1 the attack, 2 the defence, 0 nobody.
    rule: CV-BAT-5, CV-BAT-17, CV-BAT-18, CV-BAT-19, CV-LND-12, CV-DIP-1
    """

    def __init__(self, space: int = 0, attackers: int = 0, defenders: int = 0, supporters: int = 0) -> None:
        self.at: int = OPENING
        self.space = space
        self.attackers = attackers
        self.defenders = defenders
        self.supporters = supporters  # who joined a side of his own will
        self.fleet: list[int] = []  # ships of both sides that take part in a landing
        self.commanders: list[int] = [NOBODY, NOBODY]
        self.landing = False
        self.great = False
        self.fought_at_all = False
        self.settled = False  # a settlement of one of the sides was there
        self.armed = 0  # bit mask of owners with armies in the territory when it began
        self.start: list[int] = [0, 0]  # armies and ships when it began
        self.sources: list[int] = []  # spaces the attackers came from
        self.lost: list[int] = [0, 0]  # units dead or converted
        self.killed: list[int] = [0, 0]
        self.retreated = 0  # bit mask of sides of which units have retreated
        self.escaped: list[int] = []  # pieces out of reach of the sea
        self.winner: int = NOBODY
        self.round = 0
        # of this round
        self.held = False  # the attacker uses no more units
        self.actions = 0
        self.fought: list[int] = []  # pieces that have been in a clash
        self.fired: list[int] = []  # that have bombarded, retaliated or evaded retaliation
        self.bombarded: list[int] = []

    def clone(self) -> "Battle":
        frame = Battle(self.space, self.attackers, self.defenders, self.supporters)
        frame.at = self.at
        frame.fleet = self.fleet[:]
        frame.commanders = self.commanders[:]
        frame.landing = self.landing
        frame.great = self.great
        frame.fought_at_all = self.fought_at_all
        frame.settled = self.settled
        frame.armed = self.armed
        frame.start = self.start[:]
        frame.sources = self.sources[:]
        frame.lost = self.lost[:]
        frame.killed = self.killed[:]
        frame.retreated = self.retreated
        frame.escaped = self.escaped[:]
        frame.winner = self.winner
        frame.round = self.round
        frame.held = self.held
        frame.actions = self.actions
        frame.fought = self.fought[:]
        frame.fired = self.fired[:]
        frame.bombarded = self.bombarded[:]
        return frame

    # --- who takes part

    def side(self, side: int) -> int:
        return self.attackers if side == ATTACK else self.defenders

    def owners(self, g: Civilization, side: int) -> list[int]:
        """In the order of the turn, barbarians last."""
        mask = self.side(side)
        found = [seat for seat in g.order if (mask >> seat) & 1]
        if (mask >> g.seats) & 1:
            found.append(g.seats)
        return found

    def principal(self, g: Civilization, side: int) -> int:
        """The first owner of a side who does not merely support it."""
        owners = self.owners(g, side)
        own = [owner for owner in owners if not (self.supporters >> owner) & 1]
        return own[0] if own else owners[0]

    def side_of(self, g: Civilization, piece: int) -> int:
        return ATTACK if (self.attackers >> g.owner[piece]) & 1 else DEFENCE

    def is_naval(self) -> bool:
        return self.space >= TERRITORIES

    def armies(self, g: Civilization, side: int) -> list[int]:
        """Land units of a side in the territory, ascending."""
        if self.space >= TERRITORIES:
            return []
        mask = self.side(side)
        kinds = g.kind
        owners = g.owner
        return [
            piece for piece in pieces_in(g, self.space) if (mask >> owners[piece]) & 1 and 0 < kinds[piece] < FIRST_SHIP
        ]

    def ships(self, g: Civilization, side: int) -> list[int]:
        """Ships of a side that take part, ascending."""
        mask = self.side(side)
        present = self.fleet if self.space < TERRITORIES else pieces_in(g, self.space)
        return [piece for piece in present if (mask >> g.owner[piece]) & 1 and is_ship(g.kind[piece])]

    def units(self, g: Civilization, side: int) -> list[int]:
        return self.armies(g, side) + self.ships(g, side)

    def fresh_armies(self, g: Civilization, side: int) -> list[int]:
        """Land units that have not been in a clash of this round.  rule: CV-LND-6, CV-LND-10"""
        return [piece for piece in self.armies(g, side) if piece not in self.fought]

    def fresh_ships(self, g: Civilization, side: int, sea: int) -> list[int]:
        """Ships in a sea zone that can still be in a clash: those of the attack must not have fired either.
        rule: CV-LND-8, CV-LND-19 (ruling CV-GAP-51)"""
        return [
            ship
            for ship in self.ships(g, side)
            if g.space[ship] == sea and ship not in self.fought and (side == DEFENCE or ship not in self.fired)
        ]

    # --- the course of it

    def run(self, g: Civilization) -> int:
        self.forget_dead(g)
        if self.at == OPENING:
            return self.open(g)
        if self.at == MUSTERED:
            from quadriga.games.civilization.procedures.battle.command import Command

            self.at = ATTACK_LED
            return g.call(Command(ATTACK))
        if self.at == ATTACK_LED:
            from quadriga.games.civilization.procedures.battle.command import Command

            self.at = DEFENCE_LED
            return g.call(Command(DEFENCE))
        if self.at == DEFENCE_LED:
            return self.begin(g)
        if self.at == ROUND:
            return self.start_round(g)
        if self.at < ROUND_END:
            return self.engage(g)
        if self.at < OVER:
            return self.end_round(g)
        if self.at == OVER:
            from quadriga.games.civilization.procedures.battle.aftermath import Aftermath

            self.at = SETTLED
            return g.call(Aftermath())
        g.result = self.winner + 1
        return DONE

    def open(self, g: Civilization) -> int:
        """Who fights is at war with the other side.  rule: CV-DIP-1 (ruling CV-GAP-48)"""
        from quadriga.games.civilization.procedures.battle.muster import Muster

        self.at = MUSTERED
        for one in self.owners(g, ATTACK):
            for other in self.owners(g, DEFENCE):
                set_war(g, one, other, True)
        return g.call(Muster())

    def begin(self, g: Civilization) -> int:
        """Count both sides; where one of them has nobody there is no battle.  rule: CV-BAT-1, CV-STR-18, CV-STR-30"""
        self.landing = any(self.side_of(g, ship) == ATTACK for ship in self.fleet)
        self.settled = self.is_for_settlement(g)
        sides = [self.units(g, ATTACK), self.units(g, DEFENCE)]
        self.start = [len(sides[ATTACK]), len(sides[DEFENCE])]
        for piece in self.units(g, ATTACK):
            if g.origin[piece] != NOBODY and g.origin[piece] not in self.sources:
                self.sources.append(g.origin[piece])
        for piece in self.armies(g, ATTACK) + self.armies(g, DEFENCE):
            self.armed |= 1 << g.owner[piece]
        if not sides[ATTACK] or not sides[DEFENCE]:
            self.at = OVER
            return RUN
        self.fought_at_all = True
        self.great = is_great(g, self)
        foes = [self.principal(g, ATTACK), self.principal(g, DEFENCE)]
        g.tell("battle.begun", self.space, foes[ATTACK], foes[DEFENCE], int(self.landing), int(self.great))
        for seat in g.order:
            if ((self.attackers | self.defenders) >> seat) & 1:
                do_deed(g, seat, BATTLES)
                if (self.supporters & self.defenders) >> seat & 1:
                    do_deed(g, seat, SUPPORTED)
        self.note_barbarians(g)
        self.at = ROUND
        return RUN

    def is_for_settlement(self, g: Civilization) -> bool:
        if self.is_naval() or g.size[self.space] == 0:
            return False
        keeper = g.seats if g.occupied[self.space] else g.holder[self.space]
        return ((self.attackers | self.defenders) >> keeper) & 1 == 1

    def note_barbarians(self, g: Civilization) -> None:
        """Ruling CV-GAP-45."""
        for side in (ATTACK, DEFENCE):
            if (self.side(side) >> g.seats) & 1:
                for seat in self.owners(g, 1 - side):
                    if seat < g.seats:
                        g.barbarian_war = changed(g.barbarian_war, seat, g.turn)

    def start_round(self, g: Civilization) -> int:
        if self.is_decided(g):
            self.at = OVER
            return RUN
        self.round += 1
        self.held = False
        self.actions = 0
        self.fought = []
        self.fired = []
        self.bombarded = []
        self.at = ENGAGE
        g.tell("round.begun", self.space, self.round)
        return RUN

    def engage(self, g: Civilization) -> int:
        """Clash follows clash until one side has used all its units.  rule: CV-BAT-18, CV-LND-7"""
        from quadriga.games.civilization.procedures.battle.clash import Clash
        from quadriga.games.civilization.procedures.battle.landing import Assault, Reply, can_assault, has_surplus
        from quadriga.games.civilization.procedures.battle.modifiers import LAND_CLASH, SEA_CLASH

        if not self.landing:
            if self.held or not self.can_clash(g):
                self.at = ROUND_END
                return RUN
            return g.call(Clash(SEA_CLASH if self.is_naval() else LAND_CLASH, self.space))
        if self.at == ENGAGE:
            if self.held or not can_assault(g, self):
                self.at = LAST_FIRE
                return RUN
            self.at = ANSWER
            return g.call(Assault())
        if self.at == ANSWER:
            self.at = ENGAGE
            return RUN if self.held else g.call(Reply())
        self.at = ROUND_END
        return g.call(Reply(True)) if self.actions and has_surplus(g, self) else RUN

    def can_clash(self, g: Civilization) -> bool:
        if self.is_naval():
            return bool(self.fresh_ships(g, ATTACK, self.space)) and bool(self.fresh_ships(g, DEFENCE, self.space))
        return bool(self.fresh_armies(g, ATTACK)) and bool(self.fresh_armies(g, DEFENCE))

    def end_round(self, g: Civilization) -> int:
        """Either side may try to retreat, the attack first.  rule: CV-RET-1, CV-BAT-19 (ruling CV-GAP-117)"""
        from quadriga.games.civilization.procedures.battle.retreat import Retreat

        if self.is_decided(g):
            self.at = OVER
            return RUN
        if self.at == ROUND_END:
            self.at = ATTACK_STAYS
            return g.call(Retreat(ATTACK))
        self.at = ROUND
        return g.call(Retreat(DEFENCE))

    def is_decided(self, g: Civilization) -> bool:
        """A side is gone or, in a landing, nothing is left for the attacker to do.
        rule: CV-BAT-19, CV-LND-11, CV-LND-14"""
        if not self.units(g, ATTACK) or not self.units(g, DEFENCE):
            return True
        if not self.landing:
            return False
        ours = self.armies(g, ATTACK)
        theirs = self.armies(g, DEFENCE)
        if ours and theirs:
            return False
        fleet = self.ships(g, ATTACK)
        if fleet and any(piece not in self.escaped for piece in theirs):
            return False
        seas = [g.space[ship] for ship in self.ships(g, DEFENCE)]
        return not any(g.space[ship] in seas for ship in fleet)

    def forget_dead(self, g: Civilization) -> None:
        """A spy may have removed pieces meanwhile, and their numbers are given out again."""
        self.fleet = living(g, self.fleet)
        self.escaped = living(g, self.escaped)
        self.fought = living(g, self.fought)
        self.fired = living(g, self.fired)
        self.bombarded = living(g, self.bombarded)


def living(g: Civilization, pieces: list[int]) -> list[int]:
    if not pieces:
        return pieces
    return [piece for piece in pieces if g.kind[piece] >= 0]


def battle_of(g: Civilization) -> Battle:
    """The battle under way, the innermost if several are."""
    for frame in g.frames():
        if isinstance(frame, Battle):
            return frame
    raise LookupError("no battle is under way")


def is_great(g: Civilization, b: Battle) -> bool:
    """Supporters count.  rule: CV-ME-1, CV-ME-2, CV-ME-3, CV-ME-4, CV-ME-5, CV-GEN-4 (ruling CV-GAP-50)"""
    ships = [b.ships(g, ATTACK), b.ships(g, DEFENCE)]
    if b.is_naval():
        return len(ships[ATTACK]) >= GREAT_FLEET and len(ships[DEFENCE]) >= GREAT_FLEET
    armies = [b.armies(g, ATTACK), b.armies(g, DEFENCE)]
    if b.landing and ships[ATTACK] and ships[DEFENCE]:
        return len(armies[ATTACK]) >= GREAT_LANDING and len(armies[DEFENCE]) >= GREAT_LANDING
    return all(len(army) >= GREAT_ARMY or has_troika(g, army) for army in armies)


def has_troika(g: Civilization, army: list[int]) -> bool:
    classes = [g.board.kind_class[g.kind[piece]] for piece in army]
    return INFANTRY in classes and CAVALRY in classes and ARTILLERY in classes
