"""The greedy player of Medioevo Universale: takes what promises most Honour for its florins."""

from quadriga.bots.bot import Bot
from quadriga.bots.medioevo import (
    battle,
    campaign,
    choosing,
    crafts,
    diplomacy,
    founding,
    happenings,
    purse,
    shopping,
    talents,
    trading,
)
from quadriga.bots.medioevo.mind import Mind
from quadriga.bots.medioevo.weights import Weights
from quadriga.engine.choice import Answer, Choice
from quadriga.engine.game import Game
from quadriga.engine.window import Window
from quadriga.games.medioevo.board import PREDICATES
from quadriga.games.medioevo.procedures.auction import TurnOrder
from quadriga.games.medioevo.procedures.barbarians import BarbarianSupply
from quadriga.games.medioevo.procedures.battle.artillery import Crews
from quadriga.games.medioevo.procedures.battle.captain import CaptainUses
from quadriga.games.medioevo.procedures.battle.declaration import Declaration, Protection, SurrenderTalk
from quadriga.games.medioevo.procedures.battle.flight import Flight
from quadriga.games.medioevo.procedures.battle.losses import Losses
from quadriga.games.medioevo.procedures.battle.melee import MeleeRoll, Superiority
from quadriga.games.medioevo.procedures.card_use import Aim, ColourChoice
from quadriga.games.medioevo.procedures.clash import Clash
from quadriga.games.medioevo.procedures.combat import CombatAction
from quadriga.games.medioevo.procedures.commerce import Trading
from quadriga.games.medioevo.procedures.convoy import Convoy
from quadriga.games.medioevo.procedures.debt import Interest
from quadriga.games.medioevo.procedures.deployment import CallForDeployment
from quadriga.games.medioevo.procedures.dispute import Vote
from quadriga.games.medioevo.procedures.empire import CardPurchase
from quadriga.games.medioevo.procedures.events import BarbarianDice, EventDraw
from quadriga.games.medioevo.procedures.goods import GoodsPurchase
from quadriga.games.medioevo.procedures.icons import IconRoll
from quadriga.games.medioevo.procedures.kingdoms import KingdomAuction, KingdomPick
from quadriga.games.medioevo.procedures.market import CubePlacement
from quadriga.games.medioevo.procedures.movement import Movement
from quadriga.games.medioevo.procedures.objective import TokenChoice
from quadriga.games.medioevo.procedures.preparation import StartingCards, StartingForces, StartingVillage
from quadriga.games.medioevo.procedures.purchase import Purchase
from quadriga.games.medioevo.procedures.rebellion import Rebellions
from quadriga.games.medioevo.procedures.road import RoadPlanning
from quadriga.games.medioevo.procedures.sale import Sale
from quadriga.games.medioevo.procedures.site import Site
from quadriga.games.medioevo.procedures.spoils import Spoils
from quadriga.games.medioevo.procedures.tax import Maintenance, TaxPhase
from quadriga.games.medioevo.procedures.treaty import Proposal, Talks
from quadriga.games.medioevo.procedures.war import ConflictingAlliances
from quadriga.games.medioevo.procedures.works import ControlTokens
from quadriga.games.medioevo.queries import at_war, is_inhabited
from quadriga.games.medioevo.state import Medioevo


class GreedyMedioevo(Bot):
    """Builds, trades, fulfils objectives and takes what is weakly held; remembers nothing between decisions."""

    name = "medium"

    def __init__(self, seed: str, weights: Weights | None = None) -> None:
        super().__init__(seed)
        self.weights = weights if weights is not None else Weights()

    def answer(self, g: Game, seat: int) -> Answer:
        choices = g.choices(seat)
        if len(choices) == 1 and choices[0].is_forced():
            return choices[0].smallest()
        if isinstance(g, Medioevo):
            m = Mind(g, seat, choices, self.weights)
            answer = m.fitted(self.decide(m))
            if answer is not None:
                return answer
        return g.stack[-1].default(g, seat)

    def decide(self, m: Mind) -> Answer:
        """One way of thinking for each kind of decision; the default for kinds it does not know."""
        top = m.g.stack[-1]
        if isinstance(top, Window):
            return talents.react(m, top.moment)
        if top.admits_free_actions():
            answer = free_action(m)
            if answer is not None:
                return answer
        return own_affairs(m) or in_war(m) or in_phases(m) or choosing.details(m) or top.default(m.g, m.seat)


def free_action(m: Mind) -> Answer | None:
    """Objectives, debts, cards and technologies that may be used in own decisions."""
    claims = m.offered("claim")
    if claims:
        return max(claims, key=lambda claim: counts_cards(m, claim)).smallest()
    answer = purse.repay(m)
    if answer is not None or isinstance(m.g.stack[-1], Movement | Sale | GoodsPurchase | Convoy | Interest):
        return answer
    return purse.borrow(m) or talents.own_move(m) or crafts.own_technology(m)


def counts_cards(m: Mind, claim: Choice) -> bool:
    """Objectives that count cards come first: every claim costs one."""
    return any(PREDICATES[c.predicate] == "cards" for c in m.board.cards[claim.target].conditions)


def own_affairs(m: Mind) -> Answer | None:
    """Purchases, trade, diplomacy."""
    top = m.g.stack[-1]
    if isinstance(top, Purchase):
        return shopping.buy(m)
    if isinstance(top, Site):
        return shopping.buy(m, top.territory)
    if isinstance(top, Trading):
        return trading.trade(m)
    if isinstance(top, Convoy):
        return trading.lead(m, top)
    if isinstance(top, Sale):
        return trading.conclude_sale(m, top)
    if isinstance(top, GoodsPurchase):
        return trading.conclude_purchase(m, top)
    if isinstance(top, RoadPlanning):
        return trading.plan_stage(m, top)
    if isinstance(top, CubePlacement):
        return trading.place_cube(m, top)
    if isinstance(top, Talks):
        return diplomacy.talk(m, top)
    if isinstance(top, Proposal):
        return diplomacy.answer_proposal(m, top)
    if isinstance(top, Vote):
        return diplomacy.vote(m, top)
    if isinstance(top, ConflictingAlliances):
        return diplomacy.break_one(m, top)
    if isinstance(top, CallForDeployment):
        return Answer("pass")
    if isinstance(top, ControlTokens):
        return place_token(m)
    return None


def in_war(m: Mind) -> Answer | None:
    """Movements and battles."""
    top = m.g.stack[-1]
    if isinstance(top, CombatAction):
        return campaign.act(m)
    if isinstance(top, Movement):
        return campaign.march(m, top)
    if isinstance(top, Declaration):
        return battle.declare(m)
    if isinstance(top, SurrenderTalk):
        return battle.surrender(m, top)
    if isinstance(top, Protection):
        return battle.protect(m)
    if isinstance(top, Crews):
        return battle.man(m)
    if isinstance(top, CaptainUses):
        return battle.lead(m, top)
    if isinstance(top, MeleeRoll):
        return battle.roll(m, top)
    if isinstance(top, Superiority):
        return battle.press(m)
    if isinstance(top, Losses):
        return battle.lose(m, top)
    if isinstance(top, Flight):
        return battle.flee(m, top)
    if isinstance(top, Spoils):
        return battle.spoils(m, top)
    if isinstance(top, Clash):
        foes = [other for other in m.targets("attack_owner") if at_war(m.g, m.seat, other)]
        return Answer("attack_owner", foes[0]) if foes else Answer("stop")
    return None


def in_phases(m: Mind) -> Answer | None:
    """Preparation, turn order, events, taxes, cards."""
    top = m.g.stack[-1]
    if isinstance(top, TurnOrder):
        return purse.bid(m, top)
    if isinstance(top, TaxPhase):
        return purse.tax(m)
    if isinstance(top, Maintenance):
        return purse.maintain(m)
    if isinstance(top, Interest):
        return purse.interest(m, top)
    if isinstance(top, BarbarianDice):
        return happenings.barbarian_dice(m)
    if isinstance(top, EventDraw):
        return happenings.icon(m)
    if isinstance(top, BarbarianSupply):
        return happenings.supply(m, top)
    if isinstance(top, Rebellions):
        return happenings.rebel(m)
    if isinstance(top, IconRoll):
        return happenings.harm(m)
    if isinstance(top, CardPurchase):
        return shopping.keep(m) if m.has("keep_card") else Answer("done")
    if isinstance(top, StartingCards):
        return shopping.keep(m)
    if isinstance(top, TokenChoice):
        return shopping.token(m)
    if isinstance(top, ColourChoice):
        return shopping.colour(m)
    if isinstance(top, Aim):
        return choosing.aim(m, top)
    return at_start(m)


def at_start(m: Mind) -> Answer | None:
    top = m.g.stack[-1]
    if isinstance(top, KingdomPick):
        return founding.pick(m)
    if isinstance(top, KingdomAuction):
        return founding.stake(m, top)
    if isinstance(top, StartingVillage):
        return founding.found(m)
    return founding.forces(m, top) if isinstance(top, StartingForces) else None


def place_token(m: Mind) -> Answer:
    """Land that one does not hold yet, inhabited first."""
    places = m.targets("place_token")
    best = max(places, key=lambda t: (m.g.holder[t] != m.seat, is_inhabited(m.g, t), -t))
    return Answer("place_token", best)
