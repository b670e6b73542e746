"""The owed decision in one sentence."""

from quadriga.engine.frame import Frame
from quadriga.engine.module import Prompt
from quadriga.engine.window import Window
from quadriga.games.medioevo.board import CARD_ROTATED, DIE_ROLLED
from quadriga.games.medioevo.data_schema import WINDOW_NAMES
from quadriga.games.medioevo.procedures.auction import TurnOrder
from quadriga.games.medioevo.procedures.barbarians import BarbarianSupply, HordeMove
from quadriga.games.medioevo.procedures.battle.battle import Battle, battle_of
from quadriga.games.medioevo.procedures.battle.losses import Losses
from quadriga.games.medioevo.procedures.battle.melee import MeleeRoll
from quadriga.games.medioevo.procedures.card_use import Aim, CardUse
from quadriga.games.medioevo.procedures.convoy import Convoy
from quadriga.games.medioevo.procedures.debt import Interest, interest_due
from quadriga.games.medioevo.procedures.deployment import Deployment
from quadriga.games.medioevo.procedures.dispute import Accusation, Vote
from quadriga.games.medioevo.procedures.empire import CardPurchase
from quadriga.games.medioevo.procedures.icons import IconRoll
from quadriga.games.medioevo.procedures.movement import Movement
from quadriga.games.medioevo.procedures.preparation import StartingForces
from quadriga.games.medioevo.procedures.rebellion import Rebellions
from quadriga.games.medioevo.procedures.road import RoadPlanning
from quadriga.games.medioevo.procedures.sale import Sale
from quadriga.games.medioevo.procedures.seizure import Seizure
from quadriga.games.medioevo.procedures.site import Site
from quadriga.games.medioevo.procedures.spoils import Spoils
from quadriga.games.medioevo.procedures.tax import Maintenance, maintenance
from quadriga.games.medioevo.procedures.treaty import Proposal
from quadriga.games.medioevo.procedures.war import ConflictingAlliances
from quadriga.games.medioevo.property_queries import owner_of
from quadriga.games.medioevo.state import Medioevo

# Frames whose question needs no numbers
PLAIN = {
    "KingdomPick": "prompt-kingdom",
    "KingdomAuction": "prompt-stake",
    "StartingVillage": "prompt-village",
    "StartingCards": "prompt-keep-card",
    "TokenChoice": "prompt-token",
    "TaxPhase": "prompt-tax",
    "BarbarianDice": "prompt-barbarian-dice",
    "EventDraw": "prompt-event",
    "Purchase": "prompt-purchase",
    "CallForDeployment": "prompt-deployment",
    "OrderBook": "prompt-orders",
    "ControlTokens": "prompt-control-token",
    "CombatAction": "prompt-combat",
    "Direction": "prompt-direct",
    "Clash": "prompt-several",
    "SurrenderTalk": "prompt-surrender",
    "Protection": "prompt-protection",
    "Crews": "prompt-crews",
    "Superiority": "prompt-superiority",
    "Flight": "prompt-flight",
    "Disbanding": "prompt-disband",
    "Talks": "prompt-talks",
    "Trading": "prompt-trading",
    "GoodsPurchase": "prompt-goods",
    "GuildStages": "prompt-guilds",
    "CubePlacement": "prompt-cube",
    "MarketMove": "prompt-move-cube",
    "ColourChoice": "prompt-colour",
}
ICON_PROMPTS = ("prompt-stopped", "prompt-plague", "prompt-fire", "prompt-spoilage")
WINDOW_PROMPTS = tuple(f"prompt-window-{name.replace('_', '-')}" for name in WINDOW_NAMES[1:])


def prompt(g: Medioevo, seat: int) -> Prompt:
    top = g.stack[-1]
    name = type(top).__name__
    if name in PLAIN:
        return Prompt(PLAIN[name])
    if isinstance(top, Window):
        return window_prompt(g, top.moment)
    found = at_home(g, seat, top) or in_war(g, top) or in_trade(g, top)
    return found if found is not None else Prompt("prompt-card-work", {"card": card_at_work(g)})


def at_home(g: Medioevo, seat: int, top: Frame[Medioevo]) -> Prompt | None:
    """Set-up, auction, taxes, purchases, events."""
    if isinstance(top, TurnOrder):
        return Prompt("prompt-bid-again" if top.at else "prompt-bid", {"have": g.florins[seat]})
    if isinstance(top, StartingForces):
        if top.at == 1:
            return Prompt("prompt-transport", {"left": top.left})
        return Prompt("prompt-archer" if top.at == 0 else "prompt-transport-place")
    if isinstance(top, Interest):
        return Prompt("prompt-interest", {"need": interest_due(g, seat), "have": g.florins[seat]})
    if isinstance(top, Maintenance):
        return Prompt("prompt-maintenance", {"need": maintenance(g, seat), "have": g.florins[seat]})
    if isinstance(top, CardPurchase):
        return Prompt("prompt-bury" if top.at >= 4 else "prompt-keep-card")
    if isinstance(top, Site):
        return Prompt("prompt-site", {"zone": top.territory, "have": g.florins[seat]})
    if isinstance(top, Deployment):
        return Prompt("prompt-deploy", {"count": len(g.orders) // 3})
    if isinstance(top, IconRoll):
        return Prompt(ICON_PROMPTS[top.icon], {"left": top.left})
    if isinstance(top, BarbarianSupply):
        if top.zone >= 0:
            return Prompt("prompt-drive", {"zone": top.zone})
        return Prompt("prompt-supply", {"left": 3 - top.at})
    return Prompt("prompt-rebellion", {"left": top.number}) if isinstance(top, Rebellions) else None


def in_war(g: Medioevo, top: Frame[Medioevo]) -> Prompt | None:
    if isinstance(top, Movement):
        return Prompt("prompt-movement", {"zone": top.zone})
    battle = battle_of(g)
    if battle is not None:
        where = {"zone": battle.zone, "number": battle.round}
        if isinstance(top, Losses):
            return Prompt("prompt-directed" if top.directed else "prompt-losses", {**where, "left": top.points})
        if isinstance(top, MeleeRoll):
            return Prompt("prompt-reroll" if top.at == 3 else "prompt-roll", where)
        if type(top).__name__ == "Declaration":
            return Prompt("prompt-declaration", {**where, "owner": battle.attacker, "other": battle.defender})
        if type(top).__name__ == "CaptainUses":
            return Prompt("prompt-captain", where)
    return Prompt("prompt-spoils", {"zone": top.zone}) if isinstance(top, Spoils) else None


def in_trade(g: Medioevo, top: Frame[Medioevo]) -> Prompt | None:
    """Commerce and diplomacy."""
    if isinstance(top, Convoy):
        return Prompt("prompt-convoy", {"piece": top.piece, "left": g.piece_mp[top.piece]})
    if isinstance(top, Sale):
        return Prompt("prompt-road-bonus" if top.at == 1 else "prompt-sale", {"amount": top.price(g)})
    if isinstance(top, RoadPlanning):
        return Prompt("prompt-road", {"number": len(top.stages) + 1, "count": top.length})
    if isinstance(top, Seizure):
        return Prompt("prompt-seizure", {"piece": top.piece, "seat": owner_of(g, top.piece)})
    if isinstance(top, Proposal):
        return Prompt("prompt-proposal" if top.at else "prompt-terms", {"seat": top.seat, "other": top.other})
    if isinstance(top, Accusation):
        return Prompt("prompt-accusation", {"seat": top.seat, "pact": top.pact})
    if isinstance(top, Vote):
        return Prompt("prompt-vote", {"seat": top.accused, "pact": top.pact})
    if isinstance(top, ConflictingAlliances):
        return Prompt("prompt-alliances")
    return Prompt("prompt-aim", {"card": top.card}) if isinstance(top, Aim) else None


def card_at_work(g: Medioevo) -> int:
    """The card whose ability is being carried out; -1 if a technology is."""
    for frame in g.below():
        if isinstance(frame, CardUse):
            return frame.card
    return -1


def window_prompt(g: Medioevo, moment: int) -> Prompt:
    """What has happened, to which one may react: the nearest procedure below says who acts and where."""
    message = WINDOW_PROMPTS[moment.bit_length() - 2]
    for frame in g.below():
        if isinstance(frame, CardUse) and moment & (CARD_ROTATED | DIE_ROLLED):
            return Prompt(message, {"seat": frame.seat, "card": frame.card, "zone": -1})
        if isinstance(frame, Battle):
            return Prompt(message, {"seat": frame.attacker, "card": -1, "zone": frame.zone})
        if isinstance(frame, Movement):
            return Prompt(message, {"seat": frame.seat, "card": -1, "zone": frame.zone})
        if isinstance(frame, Convoy):
            return Prompt(message, {"seat": frame.seat, "card": -1, "zone": g.piece_zone[frame.piece]})
        if isinstance(frame, HordeMove):
            return Prompt(message, {"seat": g.seats, "card": -1, "zone": frame.zone})
    return Prompt(message, {"seat": g.order[0] if g.order else -1, "card": -1, "zone": -1})


# Decisions at which doing nothing is always possible.
PASSING = (*WINDOW_PROMPTS, "prompt-combat", "prompt-talks", "prompt-deployment", "prompt-supply")

PROMPTS = (
    *PLAIN.values(),
    *ICON_PROMPTS,
    *WINDOW_PROMPTS,
    "prompt-bid",
    "prompt-bid-again",
    "prompt-archer",
    "prompt-transport",
    "prompt-transport-place",
    "prompt-interest",
    "prompt-maintenance",
    "prompt-bury",
    "prompt-site",
    "prompt-deploy",
    "prompt-drive",
    "prompt-supply",
    "prompt-rebellion",
    "prompt-movement",
    "prompt-losses",
    "prompt-directed",
    "prompt-roll",
    "prompt-reroll",
    "prompt-declaration",
    "prompt-captain",
    "prompt-spoils",
    "prompt-convoy",
    "prompt-sale",
    "prompt-road-bonus",
    "prompt-road",
    "prompt-seizure",
    "prompt-proposal",
    "prompt-terms",
    "prompt-accusation",
    "prompt-vote",
    "prompt-alliances",
    "prompt-aim",
    "prompt-card-work",
)
