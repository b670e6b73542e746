"""The course of the game: preparation, turns of seven phases, the end."""

from typing import Final

from quadriga.engine.frame import DONE, Frame
from quadriga.engine.window import ask_in_order
from quadriga.games.medioevo.board import COLOURS, ORDER_FIXED
from quadriga.games.medioevo.codes import COMBAT, COMMERCE, END_OF_TURN, EVENTS, PURCHASE, TAX, TURN_ORDER
from quadriga.games.medioevo.procedures.auction import TurnOrder
from quadriga.games.medioevo.procedures.end_of_turn import EndOfTurn
from quadriga.games.medioevo.procedures.ending import Ending
from quadriga.games.medioevo.procedures.preparation import Preparation
from quadriga.games.medioevo.procedures.tax import TaxPhase
from quadriga.games.medioevo.state import Medioevo

MOST_TURNS: Final = 40  # without a limit of turns, so that a game ends whoever plays (ruling MU-GAP-122)


class Course(Frame[Medioevo]):
    """Preparation, as many turns as were agreed upon, final scoring.  rule: MU-LEN-1, MU-LEN-2, MU-LEN-4, MU-END-2"""

    def __init__(self) -> None:
        self.at = 0

    def clone(self) -> "Course":
        frame = Course()
        frame.at = self.at
        return frame

    def run(self, g: Medioevo) -> int:
        self.at += 1
        if self.at == 1:
            g.turn = 1
            return g.call(Preparation())
        if self.at == 2:
            return g.call(Turn())
        if not is_last(g):
            g.turn += 1
            self.at = 2  # once more for every turn
            return g.call(Turn())
        return g.call(Ending()) if not g.over else DONE


def is_last(g: Medioevo) -> bool:
    """Whether no turn follows this one: whichever limit is reached first.  rule: MU-LEN-1, MU-LEN-2, MU-LEN-4"""
    return g.time_up or g.turn >= (g.turns or MOST_TURNS)


class Turn(Frame[Medioevo]):
    """Seven phases; the treaties of the turn are talked over once its order is known.

    The auction of turn 1 has been held in the preparation.
    rule: MU-TRN-1, MU-TRN-2, MU-SET-4, MU-TEC-8
    """

    def __init__(self) -> None:
        self.at = 0

    def clone(self) -> "Turn":
        frame = Turn()
        frame.at = self.at
        return frame

    def run(self, g: Medioevo) -> int:
        self.at += 1
        if self.at == 1:
            g.tell("turn.started", g.turn)
            enter(g, TURN_ORDER)
            return ask_in_order(g, ORDER_FIXED, list(g.order)) if g.turn == 1 else g.call(TurnOrder(g.seats))
        if self.at == 2:
            from quadriga.games.medioevo.procedures.treaty import Talks

            return g.call(Talks())
        phase = self.at - 1
        if phase <= END_OF_TURN:
            enter(g, phase)
            return g.call(phase_frame(phase, g.seats))
        lose_points(g)
        return DONE


def enter(g: Medioevo, phase: int) -> None:
    lose_points(g)
    g.phase = phase
    g.tell("phase.started", phase, g.turn)


def lose_points(g: Medioevo) -> None:
    """Technology points do not outlast the phase, nor does a copied technology.  rule: MU-TEC-8"""
    g.points = (0,) * (g.seats * COLOURS)
    g.license = (-1,) * g.seats


def phase_frame(phase: int, seats: int) -> Frame[Medioevo]:
    """The procedure of a phase after the first.  rule: MU-TRN-1"""
    if phase == EVENTS:
        from quadriga.games.medioevo.procedures.events import EventsPhase

        return EventsPhase()
    if phase == TAX:
        return TaxPhase(seats)
    if phase == PURCHASE:
        from quadriga.games.medioevo.procedures.purchase import PurchasePhase

        return PurchasePhase()
    if phase == COMBAT:
        from quadriga.games.medioevo.procedures.combat import CombatPhase

        return CombatPhase()
    if phase == COMMERCE:
        from quadriga.games.medioevo.procedures.commerce import CommercePhase

        return CommercePhase()
    return EndOfTurn()
