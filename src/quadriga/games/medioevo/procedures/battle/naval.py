"""Galleys in battle."""

from quadriga.engine.frame import DONE, Frame
from quadriga.engine.window import ask_in_order
from quadriga.games.medioevo.board import DIE_ROLLED, GALLEY, GOODS, KINDS
from quadriga.games.medioevo.pieces import remove_piece
from quadriga.games.medioevo.procedures.battle.battle import ATTACKER, DEFENDER, Battle, battle_of
from quadriga.games.medioevo.property_queries import owner_of, pieces_at
from quadriga.games.medioevo.queries import from_seat
from quadriga.games.medioevo.rows import changed
from quadriga.games.medioevo.state import Medioevo


def units_aboard(g: Medioevo, galley: int) -> int:
    return sum(g.cargo[galley * GOODS : galley * GOODS + KINDS])


def empty_galleys(g: Medioevo, zone: int, owner: int) -> None:
    """Nobody is aboard any more."""
    for piece in pieces_at(g, zone, owner):
        if g.piece_kind[piece] == GALLEY:
            for kind in range(KINDS):
                g.cargo = changed(g.cargo, piece * GOODS + kind, 0)


def manned_galleys(g: Medioevo, b: Battle) -> list[int]:
    """Galleys of players in the battle that have units aboard."""
    found: list[int] = []
    for side in (ATTACKER, DEFENDER):
        owner = b.owner(side)
        if owner < g.seats:
            for piece in pieces_at(g, b.zone, owner):
                if g.piece_kind[piece] == GALLEY and units_aboard(g, piece):
                    found.append(piece)
    return found


def emptied_galleys(g: Medioevo, b: Battle) -> list[int]:
    """Galleys that lost everybody aboard in this round, of a side that lost units.  rule: MU-NAV-6"""
    found: list[int] = []
    for piece in b.manned:
        if g.piece_kind[piece] == GALLEY and g.piece_zone[piece] == b.zone and not units_aboard(g, piece):
            if b.side_of(owner_of(g, piece)) in b.lost[::2]:
                found.append(piece)
    return found


class Sinking(Frame[Medioevo]):
    """A die for each galley that has lost everybody aboard: on 1-3 it sinks with all it carries.  rule: MU-NAV-6"""

    def __init__(self) -> None:
        self.at = 0
        self.galleys: list[int] = []
        self.die = 0

    def clone(self) -> "Sinking":
        frame = Sinking()
        frame.at = self.at
        frame.galleys = self.galleys[:]
        frame.die = self.die
        return frame

    def run(self, g: Medioevo) -> int:
        b = battle_of(g)
        if b is None:
            return DONE
        if self.at == 0:
            self.galleys = emptied_galleys(g, b)
        if self.at == 2:
            self.die = g.rolled[0]
            self.at = 3
            g.tell("galley.rolled", self.galleys[0], self.die)
            return ask_in_order(g, DIE_ROLLED, from_seat(g, b.active(g)))
        if self.at == 3:
            galley = self.galleys.pop(0)
            if self.die <= 3:
                g.tell("galley.sunk", galley, b.zone)
                remove_piece(g, galley)
        self.at = 1
        if not self.galleys:
            return DONE
        self.at = 2
        return g.roll(1, 8)
