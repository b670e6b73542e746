"""Spies: sabotage, ambush, trap."""

from typing import Final

from quadriga.engine.choice import Answer
from quadriga.engine.frame import DONE, WAIT, Frame
from quadriga.engine.offer import Offer
from quadriga.engine.window import ask_in_order
from quadriga.games.medioevo.board import DIE_ROLLED, ENGINE, WAGON
from quadriga.games.medioevo.cards.occasion import fighters, fighting, lose_unit
from quadriga.games.medioevo.cards.power import Power
from quadriga.games.medioevo.pieces import remove_piece
from quadriga.games.medioevo.procedures.battle.battle import Battle, battle_of
from quadriga.games.medioevo.procedures.battle.losses import count_destroyed
from quadriga.games.medioevo.property_queries import full_moves, pieces_at, pieces_left, tokens_allow
from quadriga.games.medioevo.queries import from_seat
from quadriga.games.medioevo.rows import changed
from quadriga.games.medioevo.state import Medioevo
from quadriga.games.medioevo.unit_queries import count, units

SABOTAGE: Final = 15
AMBUSH: Final = 16
TRAP: Final = 17

SUCCESS: Final = 3
FAILURE: Final = 7


class Spy(Power):
    """Before any die of the user's battle: a target, then a die.  rule: MU-CARD-16, MU-CARD-17, MU-CARD-18"""

    def marks(self, g: Medioevo, b: Battle, side: int) -> list[int]:
        """War wagons and engines for sabotage, otherwise kinds of units."""
        enemy = b.owner(1 - side)
        if self.card == SABOTAGE:
            if enemy >= g.seats:
                return []
            return [piece for piece in pieces_at(g, b.zone, enemy) if g.piece_kind[piece] in (WAGON, ENGINE)]
        found: list[int] = []
        for kind in fighters(g, b, enemy):
            away = 0
            for entry in range(0, len(b.absent), 2):
                if b.absent[entry] == 1 - side and b.absent[entry + 1] == kind:
                    away += 1
            if self.card == AMBUSH or count(g, b.zone, enemy, kind) > away:
                found.append(kind)
        return found

    def usable(self, g: Medioevo, seat: int, moment: int) -> bool:
        b = fighting(g, seat)
        return b is not None and not b.begun and len(self.marks(g, b, b.side_of(seat))) > 0

    def aims(self, g: Medioevo, seat: int, number: int) -> int:
        return 1

    def targets(self, g: Medioevo, seat: int, o: Offer) -> None:
        b = fighting(g, seat)
        if b is not None:
            for mark in self.marks(g, b, b.side_of(seat)):
                o.yes("aim_piece" if self.card == SABOTAGE else "aim_unit", mark)

    def apply(self, g: Medioevo, seat: int, target: int, amount: int, number: int) -> int:
        return g.call(Espionage(seat, self.card, target))


class Espionage(Frame[Medioevo]):
    """On 1-3 it succeeds, on 7-8 the user removes a unit of his own.  rule: MU-CARD-16, MU-CARD-17, MU-CARD-18"""

    def __init__(self, seat: int = -1, card: int = -1, target: int = -1) -> None:
        self.at = 0
        self.seat = seat
        self.card = card
        self.target = target
        self.die = 0

    def clone(self) -> "Espionage":
        frame = Espionage(self.seat, self.card, self.target)
        frame.at = self.at
        frame.die = self.die
        return frame

    def run(self, g: Medioevo) -> int:
        b = battle_of(g)
        if b is None:
            return DONE
        if self.at == 0:
            self.at = 1
            return g.roll(1, 8)
        if self.at == 1:
            self.at = 2
            self.die = g.rolled[0]
            g.tell("card.rolled", self.seat, self.card, self.die)
            return ask_in_order(g, DIE_ROLLED, from_seat(g, self.seat))
        if self.at == 2 and self.die >= FAILURE and units(g, b.zone, self.seat):
            return WAIT
        if self.at == 2 and self.die <= SUCCESS:
            self.succeed(g, b)
        return DONE

    def succeed(self, g: Medioevo, b: Battle) -> None:
        side = b.side_of(self.seat)
        enemy = b.owner(1 - side)
        if self.card == SABOTAGE:
            sabotage(g, enemy, self.target)
        elif not count(g, b.zone, enemy, self.target):
            return
        elif self.card == AMBUSH:
            lose_unit(g, b.zone, enemy, self.target)
            count_destroyed(g, b, side)
            g.tell("unit.destroyed", enemy, self.target)
        else:
            b.absent.extend([1 - side, self.target])
            g.tell("unit.trapped", enemy, self.target)

    def waiting(self, g: Medioevo) -> list[int]:
        return [self.seat]

    def offer(self, g: Medioevo, seat: int, o: Offer) -> None:
        b = battle_of(g)
        if b is not None:
            for kind in fighters(g, b, seat):
                o.yes("aim_unit", kind)

    def answer(self, g: Medioevo, seat: int, a: Answer) -> None:
        b = battle_of(g)
        self.at = 3
        if b is not None:
            lose_unit(g, b.zone, seat, a.target)
            g.tell("unit.destroyed", seat, a.target)

    def default(self, g: Medioevo, seat: int) -> Answer:
        return g.choices(seat)[0].smallest()


def sabotage(g: Medioevo, owner: int, piece: int) -> None:
    """One level less; it is gone if there is no lower level, or no piece or token of it left.  rule: MU-CARD-16"""
    kind = g.piece_kind[piece]
    if kind < 0:
        return
    level = g.piece_level[piece] - 1
    g.tell("piece.sabotaged", owner, kind, level, g.piece_zone[piece])
    scarce = kind == ENGINE and level and pieces_left(g, kind, level) <= 0
    if not level or scarce or not tokens_allow(g, owner, level, piece):
        remove_piece(g, piece)
        return
    g.piece_level = changed(g.piece_level, piece, level)
    g.piece_mp = changed(g.piece_mp, piece, min(g.piece_mp[piece], full_moves(g, piece)))
