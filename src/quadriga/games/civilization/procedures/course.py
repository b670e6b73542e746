"""The course of the game: preparation, then turns of twelve phases."""

from quadriga.engine.frame import DONE, RUN, Frame
from quadriga.games.civilization.procedures.barbarians import BarbarianPhase
from quadriga.games.civilization.procedures.culture import CulturePhase
from quadriga.games.civilization.procedures.ending import FinalScoring, is_over
from quadriga.games.civilization.procedures.era import Interval
from quadriga.games.civilization.procedures.events import EventsPhase
from quadriga.games.civilization.procedures.governments import GovernmentPhase
from quadriga.games.civilization.procedures.housekeeping import Housekeeping
from quadriga.games.civilization.procedures.movement import MovementPhase
from quadriga.games.civilization.procedures.order import TurnChange
from quadriga.games.civilization.procedures.preparation import Preparation
from quadriga.games.civilization.procedures.production import ProductionPhase
from quadriga.games.civilization.procedures.purchase import PurchasePhase
from quadriga.games.civilization.procedures.revolts import RevoltPhase
from quadriga.games.civilization.procedures.strategy import StrategyPhase
from quadriga.games.civilization.procedures.trade import TradePhase
from quadriga.games.civilization.state import Civilization
from quadriga.games.civilization.terms import (
    BARBARIANS,
    CULTURE,
    EVENTS_PHASE,
    GOVERNMENT,
    HOUSEKEEPING,
    MOVEMENT,
    PRODUCTION,
    PURCHASE,
    REVOLTS,
    SCORING,
    SETUP,
    STRATEGY,
    TRADE,
    TURN_CHANGE,
)


class Course(Frame[Civilization]):
    """A turn has twelve phases, always in this order; in each all players act before the next begins.

    rule: CV-SEQ-1, CV-SEQ-3, CV-VAR-1
    """

    def __init__(self) -> None:
        self.at = 0  # 0 a phase begins, 1 it has ended, 2 the next may begin, 3 the game has ended

    def clone(self) -> "Course":
        frame = Course()
        frame.at = self.at
        return frame

    def run(self, g: Civilization) -> int:
        if self.at == 0:
            self.at = 1
            return self.begin(g)
        if self.at == 1:
            self.at = 2
            return g.call(Interval()) if g.phase != SETUP else RUN
        if self.at == 3:
            return DONE
        self.at = 0
        if is_over(g):
            self.at = 3
            g.phase = SCORING
            return g.call(FinalScoring())
        if g.phase in (SETUP, HOUSEKEEPING):
            g.turn += 1
            g.phase = TURN_CHANGE
            g.tell("turn.started", g.turn)
        else:
            g.phase += 1
        return RUN

    def begin(self, g: Civilization) -> int:
        phase = g.phase
        if phase == SETUP:
            return g.call(Preparation())
        g.tell("phase.started", phase)
        if phase == TURN_CHANGE:
            return g.call(TurnChange())
        if phase == EVENTS_PHASE:
            return g.call(EventsPhase())
        if phase == STRATEGY:
            return g.call(StrategyPhase())
        if phase == PURCHASE:
            return g.call(PurchasePhase())
        if phase == BARBARIANS:
            return g.call(BarbarianPhase())
        if phase == MOVEMENT:
            return g.call(MovementPhase())
        if phase == REVOLTS:
            return g.call(RevoltPhase())
        if phase == TRADE:
            return g.call(TradePhase())
        if phase == CULTURE:
            return g.call(CulturePhase())
        if phase == PRODUCTION:
            return g.call(ProductionPhase())
        if phase == GOVERNMENT:
            return g.call(GovernmentPhase())
        return g.call(Housekeeping())
