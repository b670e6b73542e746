"""The greedy player: weighs what each answer leaves and takes what promises most."""

from quadriga.bots.bot import Bot
from quadriga.bots.byzantion import (
    council,
    formation,
    mapping,
    offering,
    preparing,
    reactions,
    rivals,
    schemes,
    solo,
    trading,
    turn,
)
from quadriga.bots.byzantion.mind import Mind
from quadriga.bots.byzantion.weights import Weights
from quadriga.engine.choice import Answer
from quadriga.engine.game import Game
from quadriga.engine.window import Poll
from quadriga.games.byzantion.procedures.ability import (
    AnotherCard,
    DrawAndKeep,
    Exchange,
    FreeAction,
    OfferTaking,
    OptionalDraw,
    ResourceGain,
    UseAbility,
)
from quadriga.games.byzantion.procedures.action import Turn
from quadriga.games.byzantion.procedures.activation import Activation, BandonActivation
from quadriga.games.byzantion.procedures.bandon import Placement, Reorganising
from quadriga.games.byzantion.procedures.contribution import Contribution
from quadriga.games.byzantion.procedures.draw import DrawCards
from quadriga.games.byzantion.procedures.ending import LastIntrigue
from quadriga.games.byzantion.procedures.influence import Influence
from quadriga.games.byzantion.procedures.initiative import Initiative
from quadriga.games.byzantion.procedures.market import BuyResources, MarketTrade, SellResources
from quadriga.games.byzantion.procedures.others import ForcedDiscard, Levy, PlayerChoice, Robbery, Splitting, Strike
from quadriga.games.byzantion.procedures.play import PlayCards
from quadriga.games.byzantion.procedures.preparation import Draft, MissionChoice
from quadriga.games.byzantion.procedures.resolution import Favour
from quadriga.games.byzantion.procedures.rounds import EndOfRound
from quadriga.games.byzantion.procedures.solo.build import BuildUnits, UnitBuilding
from quadriga.games.byzantion.procedures.solo.keimelion import LabarumChoice, TunicPlay
from quadriga.games.byzantion.procedures.solo.reign import SoloActions, SoloRound
from quadriga.games.byzantion.procedures.trial import Trial
from quadriga.games.byzantion.procedures.units import UnitMoves, UnitPlacement
from quadriga.games.byzantion.procedures.victim import VictimChoice
from quadriga.games.byzantion.state import Byzantion


class GreedyByzantion(Bot):
    """Builds an engine for what the events to come ask for; remembers nothing from one decision to the next."""

    name = "medium"

    def __init__(self, seed: str, weights: Weights | None = None) -> None:
        super().__init__(seed)
        self.weights = weights if weights is not None else Weights()

    def answer(self, g: Game, seat: int) -> Answer:
        choices = g.choices(seat)
        if len(choices) == 1 and choices[0].is_forced():
            return choices[0].smallest()
        if isinstance(g, Byzantion):
            m = Mind(g, seat, choices, self.weights)
            answer = self.decide(m)
            if m.admits(answer):
                return answer
        return g.stack[-1].default(g, seat)

    def decide(self, m: Mind) -> Answer:
        """One way of thinking for each kind of decision; the default for kinds it does not know."""
        top = m.g.stack[-1]
        if isinstance(top, Poll):
            return reactions.react(m, top)
        return own_turn(m) or in_phases(m) or by_cards(m) or top.default(m.g, m.seat)


def own_turn(m: Mind) -> Answer | None:
    """Actions and their details."""
    top = m.g.stack[-1]
    if isinstance(top, Turn):
        return turn.best_turn(m) if top.at == 0 else after_action(m)
    if isinstance(top, SoloActions):
        return solo.reign(m)
    if isinstance(top, FreeAction):
        return Answer("act", turn.best_action(m, True)[0])
    if isinstance(top, PlayCards):
        return turn.play_on(m, top.less) if top.at == 0 else m.choices[0].smallest()
    if isinstance(top, DrawCards):
        if top.at == 0:
            return Answer("draw", turn.best_draw(m, m.f.actions, m.held(m.hand))[0])
        return turn.dearest_card(m, "take")
    if isinstance(top, Activation | BandonActivation):
        leader, _ = turn.best_group(m, m.f.actions, m.held(m.hand), m.targets("activate"))
        return Answer("activate", leader)
    if isinstance(top, SellResources):
        return trading.sell_on(m, top.duplicated)
    if isinstance(top, BuyResources):
        return trading.buy_on(m, top.bought)
    if isinstance(top, MarketTrade):
        return trading.trade_once(m)
    if isinstance(top, BuildUnits):
        return solo.build(m, top)
    if isinstance(top, UnitBuilding):
        return solo.build_in(m, top)
    if isinstance(top, AnotherCard):
        return turn.play_another(m, top.pay)
    return formation.place_card(m, top.card) if isinstance(top, Placement) else None


def after_action(m: Mind) -> Answer:
    return turn.best_discard(m) or schemes.best_own_scheme(m) or Answer("end_turn")


def in_phases(m: Mind) -> Answer | None:
    """Preparation, Event phase, Resolution phase, ends of rounds and of the game."""
    top = m.g.stack[-1]
    if isinstance(top, Draft):
        return preparing.draft(m)
    if isinstance(top, MissionChoice):
        return preparing.spurn(m)
    if isinstance(top, Initiative):
        return council.seal(m)
    if isinstance(top, Influence):
        return council.vote(m, top)
    if isinstance(top, Favour):
        return council.favour(m, top)
    if isinstance(top, Contribution):
        if top.at == 1:
            return offering.stands_for(m, top)
        return offering.commit(m, top) if m.offered("commit") else offering.substitute(m, top)
    if isinstance(top, Trial):
        return offering.bid(m, top)
    if isinstance(top, EndOfRound | SoloRound):
        return turn.worst_card(m, "discard")
    if isinstance(top, Reorganising):
        held = top.held[top.seats.index(m.seat)]
        return formation.place_card(m, held) if held >= 0 else formation.rearrange(m)
    return reactions.last_scheme(m) if isinstance(top, LastIntrigue) else None


def by_cards(m: Mind) -> Answer | None:
    """Details of abilities and of Intrigue cards."""
    top = m.g.stack[-1]
    if isinstance(top, DrawAndKeep):
        return preparing.draft(m) if m.g.round == 0 else turn.dearest_card(m, "keep")
    if isinstance(top, OfferTaking):
        return turn.dearest_card(m, "take")
    if isinstance(top, UseAbility):
        return rivals.use(m, top.card)
    if isinstance(top, OptionalDraw):
        return Answer("use")
    if isinstance(top, Exchange):
        return trading.exchange(m)
    if isinstance(top, ResourceGain | Robbery):
        return Answer("gain", trading.dearest(m, m.targets("gain")))
    if isinstance(top, Levy):
        return Answer("give", trading.cheapest(m, m.targets("give")))
    if isinstance(top, ForcedDiscard):
        return turn.worst_card(m, "shed")
    if isinstance(top, PlayerChoice | VictimChoice):
        return rivals.choose_player(m)
    if isinstance(top, Strike):
        return rivals.strike(m, top)
    if isinstance(top, Splitting):
        return rivals.take_part(m, top) if m.offered("take_part") else top.default(m.g, m.seat)
    if isinstance(top, UnitMoves):
        return mapping.move(m, top)
    if isinstance(top, UnitPlacement):
        return mapping.place(m, top)
    if isinstance(top, LabarumChoice):
        return solo.labarum(m)
    return solo.tunic(m) if isinstance(top, TunicPlay) else None
