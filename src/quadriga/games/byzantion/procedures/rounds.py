"""The course of the game: rounds of three phases."""

from typing import Final

from quadriga.engine.choice import Answer
from quadriga.engine.frame import DONE, RUN, WAIT, Frame
from quadriga.engine.offer import Offer
from quadriga.engine.window import Poll
from quadriga.games.byzantion.goods import discard_for_income
from quadriga.games.byzantion.moments import PHASE_TURNS
from quadriga.games.byzantion.procedures.action import ActionPhase
from quadriga.games.byzantion.procedures.bandon import Reorganising
from quadriga.games.byzantion.procedures.ending import Ending
from quadriga.games.byzantion.procedures.influence import Influence
from quadriga.games.byzantion.procedures.initiative import Initiative
from quadriga.games.byzantion.procedures.preparation import MissionChoice, Preparation
from quadriga.games.byzantion.procedures.resolution import Resolution
from quadriga.games.byzantion.queries import hand_of, hand_size, is_trial
from quadriga.games.byzantion.state import ACTION, EVENT, Byzantion

HAND_LIMIT: Final = 6
KEPT_MISSIONS: Final = 3


class Course(Frame[Byzantion]):
    """Preparation, as many rounds as there are events, the end.  rule: BZ-GEN-1, BZ-GEN-7, BZ-EOR-3"""

    def __init__(self) -> None:
        self.at = 0

    def clone(self) -> "Course":
        frame = Course()
        frame.at = self.at
        return frame

    def run(self, g: Byzantion) -> int:
        self.at += 1
        if self.at == 1:
            return g.call(Preparation())
        if g.round < len(g.events):
            g.round += 1
            return g.call(Round())
        return g.call(Ending()) if not g.over else DONE


class Round(Frame[Byzantion]):
    """Event phase, Action phase, Resolution phase.  rule: BZ-GEN-6, BZ-INI-1, BZ-INI-5, BZ-INF-1, BZ-TRI-1"""

    def __init__(self) -> None:
        self.at = 0

    def clone(self) -> "Round":
        frame = Round()
        frame.at = self.at
        return frame

    def run(self, g: Byzantion) -> int:
        self.at += 1
        if self.at == 1:
            begin_round(g)
            return g.call(Initiative())
        if self.at == 2:
            if not is_trial(g):
                return g.call(Influence(g.seats))
            g.option = 0
            g.options[g.round - 1] = 0
            return RUN
        if self.at == 3:
            g.phase = ACTION
            g.tell("phase.started", g.round, g.phase)
            return g.call(Poll(PHASE_TURNS, g.order[:]))
        if self.at == 4:
            return g.call(ActionPhase())
        if self.at == 5:
            return g.call(Resolution())
        return g.call(EndOfRound()) if self.at == 6 else DONE


def begin_round(g: Byzantion) -> None:
    """Everybody has his own Dynamis again; what a round added is gone.  rule: BZ-SET-5, BZ-ACT-5, BZ-CAS-3"""
    g.phase = EVENT
    g.option = -1
    for seat in range(g.seats):
        g.dynamis[seat] = g.board.dynamis[g.seats]
    g.tell("turn.started", g.round)
    g.tell("phase.started", g.round, g.phase)


class EndOfRound(Frame[Byzantion]):
    """Cards face up, Keimelia back, hand limit, Missions, Bandons, Ring.

    rule: BZ-EOR-1, BZ-EOR-2, BZ-EOR-4, BZ-EOR-5, BZ-INT-19, BZ-KEI-1, BZ-MIS-3, BZ-BAN-7
    """

    def __init__(self) -> None:
        self.at = 0

    def clone(self) -> "EndOfRound":
        frame = EndOfRound()
        frame.at = self.at
        return frame

    def is_last(self, g: Byzantion) -> bool:
        return g.round == len(g.events)

    def run(self, g: Byzantion) -> int:
        if self.at == 0:
            self.at = 1
            return g.call(Poll(PHASE_TURNS, g.order[:]))
        if self.at == 1:
            self.at = 2
            turn_up(g)
            if not self.is_last(g):
                for position in range(len(g.seals)):
                    g.seals[position] = -1
        if self.at == 2:
            if self.over_limit(g):
                return WAIT
            self.at = 3
            if is_mission_due(g):
                return g.call(MissionChoice(KEPT_MISSIONS))
        if self.at == 3:
            self.at = 4
            return g.call(Reorganising(g.order[:]))
        if not self.is_last(g):
            g.ring = (g.ring + 1) % g.seats
            g.tell("ring.passed", g.ring)
        return DONE

    def over_limit(self, g: Byzantion) -> list[int]:
        """In initiative order, one after another: the discard pile has an order.  rule: BZ-EOR-1, BZ-GEN-15"""
        for seat in g.order:
            if hand_size(g, seat) > HAND_LIMIT:
                return [seat]
        return []

    def waiting(self, g: Byzantion) -> list[int]:
        return self.over_limit(g)

    def offer(self, g: Byzantion, seat: int, o: Offer) -> None:
        for card in hand_of(g, seat):
            o.yes("discard", card)

    def answer(self, g: Byzantion, seat: int, a: Answer) -> None:
        discard_for_income(g, seat, a.target)

    def default(self, g: Byzantion, seat: int) -> Answer:
        return Answer("discard", hand_of(g, seat)[0])


def turn_up(g: Byzantion) -> None:
    """rule: BZ-INT-19"""
    for card in g.down:
        g.tell("card.turned_up", card)
    g.down = []


def is_mission_due(g: Byzantion) -> bool:
    """After the last event of Epoch II.  rule: BZ-MIS-3"""
    if g.round == len(g.events):
        return False
    events = g.board.events
    return events[g.events[g.round - 1]].epoch == 2 and events[g.events[g.round]].epoch == 3
