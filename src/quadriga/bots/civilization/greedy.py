"""The greedy player of Civilization CHR: takes what promises most victory points for its coins."""

from quadriga.bots.bot import Bot
from quadriga.bots.civilization import (
    armies,
    awards,
    battle,
    cards,
    espionage,
    explorers,
    fleets,
    land,
    landings,
    recruits,
    research,
    rulership,
    shopping,
    trading,
    works,
)
from quadriga.bots.civilization.mind import Mind
from quadriga.bots.civilization.weights import Weights
from quadriga.engine.choice import Answer
from quadriga.engine.game import Game
from quadriga.engine.window import Window
from quadriga.games.civilization.board import EXPLORERS, TERRITORIES
from quadriga.games.civilization.cards.rewards import Reward
from quadriga.games.civilization.procedures.capital import ElectCapital
from quadriga.games.civilization.procedures.culture import CulturePhase, Dominance
from quadriga.games.civilization.procedures.ending import FinalScoring
from quadriga.games.civilization.procedures.espionage.missions import Mission
from quadriga.games.civilization.procedures.espionage.treatment import Treatment
from quadriga.games.civilization.procedures.events import HolyYear
from quadriga.games.civilization.procedures.forced_trade import ForcedTrade
from quadriga.games.civilization.procedures.free_works import FreeWorks
from quadriga.games.civilization.procedures.governments import GovernmentPhase
from quadriga.games.civilization.procedures.growth import Growth
from quadriga.games.civilization.procedures.merit import Award, MeritAwards
from quadriga.games.civilization.procedures.move import Move
from quadriga.games.civilization.procedures.movement import PlayerMovement
from quadriga.games.civilization.procedures.order import TurnChange
from quadriga.games.civilization.procedures.placement import Placement
from quadriga.games.civilization.procedures.preparation import CivilizationDraft, StartingPlacement
from quadriga.games.civilization.procedures.purchase import Purchase
from quadriga.games.civilization.procedures.recruitment import Recruitment
from quadriga.games.civilization.procedures.redistribution import Redistribution
from quadriga.games.civilization.procedures.strategy import StrategyPhase
from quadriga.games.civilization.procedures.technology import FreeTechnology
from quadriga.games.civilization.procedures.trade import TradePhase
from quadriga.games.civilization.procedures.works import Assignment, WorkGift
from quadriga.games.civilization.queries import is_land_unit, is_ship, military_units
from quadriga.games.civilization.state import Civilization
from quadriga.games.civilization.wonders import APOLLO_PROGRAM, UNITED_NATIONS

MARGIN = 2  # points of lead with which the end is declared
MOST_ORDERS = 200  # in one movement: nobody needs more
OWN_END = 5  # points of who ends the game by the United Nations


class GreedyCivilization(Bot):
    """Settles, researches, improves and grows; takes what is weakly held; remembers nothing between decisions."""

    name = "medium"

    def __init__(self, seed: str, weights: Weights | None = None) -> None:
        super().__init__(seed)
        self.weights = weights if weights is not None else Weights()

    def answer(self, g: Game, seat: int) -> Answer:
        choices = g.choices(seat)
        if len(choices) == 1 and choices[0].is_forced():
            return choices[0].smallest()
        if isinstance(g, Civilization):
            m = Mind(g, seat, choices, self.weights)
            answer = m.fitted(self.decide(m))
            if answer is not None:
                return answer
        return g.stack[-1].default(g, seat)

    def decide(self, m: Mind) -> Answer:
        """One way of thinking for each kind of decision; the default for kinds it does not know."""
        top = m.g.stack[-1]
        if isinstance(top, Window):
            return cards.react(m, top.moment)
        if top.admits_free_actions():
            answer = free_action(m)
            if answer is not None:
                return answer
        return in_phases(m) or on_the_move(m) or battle.decide(m) or in_details(m) or top.default(m.g, m.seat)


def free_action(m: Mind) -> Answer | None:
    """The end of the game, cards, improvements, missions."""
    return declare_end(m) or cards.play(m) or works.free_assignment(m) or espionage.mission(m)


def declare_end(m: Mind) -> Answer | None:
    """For who would win with it: the rest of the turn may still change a little."""
    for wonder in m.targets("declare_end"):
        scores = m.scores()[:]
        if wonder == UNITED_NATIONS:
            scores[m.seat] += OWN_END
        elif wonder == APOLLO_PROGRAM:
            scores = [score + military_units(m.g, seat) for seat, score in enumerate(scores)]
        best = max([scores[other] for other in m.rivals], default=0)
        if scores[m.seat] >= best + MARGIN:
            return Answer("declare_end", wonder)
    return None


def in_phases(m: Mind) -> Answer | None:
    """Preparation and the phases in which everybody decides once."""
    top = m.g.stack[-1]
    if isinstance(top, Purchase):
        answer = shopping.buy(m)
        return cards.last_purchase(m) or answer if answer.verb == "done" else answer
    if isinstance(top, StrategyPhase):
        return cards.draw(m)
    if isinstance(top, TradePhase):
        return trading.trade(m, top)
    if isinstance(top, CulturePhase):
        return awards.dominate(m)
    if isinstance(top, GovernmentPhase):
        return rulership.choose(m)
    if isinstance(top, MeritAwards | FinalScoring):
        return awards.stake(m)
    if isinstance(top, TurnChange):
        return awards.order(m, top)
    if isinstance(top, StartingPlacement):
        return land.settle(m)
    return awards.civilization(m) if isinstance(top, CivilizationDraft) else None


def on_the_move(m: Mind) -> Answer | None:
    """Explorers first: what they find may change the rest."""
    top = m.g.stack[-1]
    if isinstance(top, PlayerMovement):
        answer = None
        if top.orders < MOST_ORDERS:
            answer = explorers.order(m) or armies.order(m) or landings.order(m) or fleets.order(m)
            answer = answer or espionage.travel(m)
        return answer or m.first("done") or top.default(m.g, m.seat)
    if not isinstance(top, Move):
        return None
    answer = step(m, top.pieces[0], top.moved)
    if answer is None or m.choice(answer.verb, answer.target) is None:
        return top.default(m.g, m.seat)
    return answer


def step(m: Mind, piece: int, moved: bool) -> Answer | None:
    """One step of a piece that is on its way."""
    kind = m.g.kind[piece]
    answer = landings.march(m, piece, moved)
    if answer is not None:
        return answer
    if is_ship(kind) or m.g.space[piece] >= TERRITORIES:
        return fleets.sail(m, piece)
    if kind == EXPLORERS:
        return explorers.march(m, piece)
    return armies.march(m, piece) if is_land_unit(kind) else None


def in_details(m: Mind) -> Answer | None:
    """Where things go, which of them one takes."""
    top = m.g.stack[-1]
    if isinstance(top, Recruitment):
        return recruits.recruit(m, top.kind)
    if isinstance(top, Placement):
        return recruits.place(m, top.kind)
    if isinstance(top, Assignment):
        return works.assign(m, top)
    if isinstance(top, Redistribution):
        return works.free_assignment(m)
    if isinstance(top, WorkGift | FreeWorks):
        return works.take(m)
    if isinstance(top, FreeTechnology):
        return research.take(m)
    if isinstance(top, Growth):
        return awards.grow(m)
    if isinstance(top, Award):
        return awards.award(m)
    if isinstance(top, ElectCapital):
        return awards.elect(m)
    if isinstance(top, HolyYear):
        return awards.bless(m)
    if isinstance(top, Dominance):
        return awards.give_way(m, top)
    if isinstance(top, Reward):
        return cards.reward(m)
    if isinstance(top, ForcedTrade):
        return trading.force(m, top)
    if isinstance(top, Mission):
        return espionage.details(m)
    return espionage.treat(m, top) if isinstance(top, Treatment) else None
