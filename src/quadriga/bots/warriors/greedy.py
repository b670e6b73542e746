"""The greedy player: looks one decision ahead and takes what promises most."""

from quadriga.bots.bot import Bot
from quadriga.bots.warriors.atlas import Atlas
from quadriga.bots.warriors.development import (
    best_action,
    best_extra,
    best_formation,
    best_nation,
    best_shift,
    peace_gain,
)
from quadriga.bots.warriors.manoeuvre import (
    Step,
    any_goal,
    army_step,
    feed,
    fight,
    move_armies,
    move_princesses,
    strike,
)
from quadriga.bots.warriors.mind import Mind
from quadriga.bots.warriors.princesses import Household
from quadriga.bots.warriors.retreat import best_haven, best_quarry
from quadriga.bots.warriors.trading import best_income, best_trade
from quadriga.bots.warriors.weights import Weights
from quadriga.engine.choice import Answer
from quadriga.engine.game import Game
from quadriga.games.warriors.board import Board
from quadriga.games.warriors.procedures.action import Action, ArmyFormation
from quadriga.games.warriors.procedures.allocation import DamageAllocation
from quadriga.games.warriors.procedures.barbarian import BarbarianRetreat
from quadriga.games.warriors.procedures.battle import Withdrawal
from quadriga.games.warriors.procedures.departure import Departure, EarlyEnd
from quadriga.games.warriors.procedures.development import ExtraActions, TechnologyShift
from quadriga.games.warriors.procedures.manoeuvre import Battles
from quadriga.games.warriors.procedures.movement import ArmyMovement, March
from quadriga.games.warriors.procedures.preparation import NationChoice, StartingDevelopment
from quadriga.games.warriors.procedures.princess import PrincessMovement, PrincessStep
from quadriga.games.warriors.procedures.retreat import Retreat
from quadriga.games.warriors.procedures.trade import RouteIncome, TradePhase
from quadriga.games.warriors.procedures.upkeep import Feeding
from quadriga.games.warriors.procedures.war import PeaceTalk
from quadriga.games.warriors.queries import are_allies, twin
from quadriga.games.warriors.scoring import leading_seats
from quadriga.games.warriors.state import Warriors


class GreedyWarriors(Bot):
    """Weighs positions by victory points had and expected; plans a whole manoeuvre, but only one."""

    name = "medium"

    def __init__(self, seed: str, weights: Weights | None = None) -> None:
        super().__init__(seed)
        self.weights = weights if weights is not None else Weights()
        self.atlas = Atlas(Board())
        self.begun: Step | None = None  # the march just ordered
        self.begun_at = -1  # answers taken in the game when it begins

    def answer(self, g: Game, seat: int) -> Answer:
        choices = g.choices(seat)
        if len(choices) == 1 and choices[0].is_forced():
            return choices[0].smallest()
        if isinstance(g, Warriors):
            if self.atlas.board is not g.board:
                self.atlas = Atlas(g.board)
            m = Mind(g, seat, choices, self.atlas, self.weights, self.seed)
            answer = self.decide(m)
            if m.admits(answer):
                return answer
        return g.stack[-1].default(g, seat)

    def decide(self, m: Mind) -> Answer:
        """One way of thinking for each kind of decision; the default for kinds it does not know."""
        top = m.g.stack[-1]
        if isinstance(top, Action | StartingDevelopment):
            return best_action(m)
        if isinstance(top, ArmyFormation):
            return best_formation(m)
        if isinstance(top, ExtraActions):
            return best_extra(m)
        if isinstance(top, TechnologyShift):
            return best_shift(m)
        if isinstance(top, TradePhase):
            return best_trade(m, top)
        if isinstance(top, RouteIncome):
            return best_income(m)
        if isinstance(top, ArmyMovement):
            return self.order(m, move_armies(m))
        if isinstance(top, PrincessMovement):
            return self.order(m, move_princesses(m))
        if isinstance(top, March):
            return self.march(m, top)
        if isinstance(top, Battles):
            return fight(m)
        if isinstance(top, DamageAllocation):
            return strike(m, top)
        if isinstance(top, Retreat | Withdrawal):
            return best_haven(m)
        if isinstance(top, BarbarianRetreat):
            return best_quarry(m)
        if isinstance(top, Feeding):
            return feed(m)
        if isinstance(top, PeaceTalk):
            return Answer("agree" if peace_gain(m, opponent(m, top)) > m.w.peace_margin else "refuse")
        if isinstance(top, NationChoice):
            return best_nation(m)
        if isinstance(top, Departure | EarlyEnd):
            return vote(m)
        return top.default(m.g, m.seat)

    def order(self, m: Mind, planned: tuple[Answer, Step | None]) -> Answer:
        """Remember where the march just ordered is to go: thinking again would only find the same."""
        self.begun = planned[1]
        self.begun_at = m.g.serial + 1
        return planned[0]

    def march(self, m: Mind, frame: March) -> Answer:
        step = self.begun
        if step is None or self.begun_at != m.g.serial:
            campaign = m.campaign()
            if isinstance(frame, PrincessStep):
                found = Household(campaign).step()
                step = Step(found[0], 1, found[1]) if found is not None else None
            else:
                step = army_step(m, campaign, campaign.attacks())
        if step is not None and twin(m.g, step.unit, frame.unit):
            return Answer("to", step.goal)
        return any_goal(m)


def opponent(m: Mind, talk: PeaceTalk) -> int:
    """The side of a peace talk the seat is not on."""
    return talk.other if are_allies(m.g, m.seat, talk.seat) else talk.seat


def vote(m: Mind) -> Answer:
    """Stop only when winning."""
    winning = m.seat in leading_seats(m.g)
    verbs = [choice.verb for choice in m.choices]
    if "stop" in verbs:
        return Answer("stop" if winning else "go_on")
    return Answer("agree" if winning else "refuse")
