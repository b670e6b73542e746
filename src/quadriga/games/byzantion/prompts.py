"""The owed decision in one sentence."""

from quadriga.engine.frame import Frame
from quadriga.engine.module import Prompt
from quadriga.engine.window import Poll
from quadriga.games.byzantion.board import RESOURCES
from quadriga.games.byzantion.moments import (
    ACTION_DECLARED,
    BIDS_REVEALED,
    CARD_ANNOUNCED,
    DEFEAT_KNOWN,
    VICTORY_KNOWN,
    VOTE_PLACED,
)
from quadriga.games.byzantion.procedures.ability import (
    AnotherCard,
    DrawAndKeep,
    Exchange,
    FreeAction,
    UseAbility,
)
from quadriga.games.byzantion.procedures.action import Action, Turn
from quadriga.games.byzantion.procedures.bandon import Placement, Reorganising
from quadriga.games.byzantion.procedures.contribution import Contribution
from quadriga.games.byzantion.procedures.draw import DrawCards
from quadriga.games.byzantion.procedures.influence import Influence
from quadriga.games.byzantion.procedures.initiative import chalice_votes
from quadriga.games.byzantion.procedures.intrigue import IntriguePlay
from quadriga.games.byzantion.procedures.market import BuyResources, MarketTrade, SellResources
from quadriga.games.byzantion.procedures.others import ForcedDiscard, Levy, PlayerChoice, Robbery, Splitting, Strike
from quadriga.games.byzantion.procedures.play import PlayCards, PlayedCard
from quadriga.games.byzantion.procedures.preparation import MissionChoice
from quadriga.games.byzantion.procedures.resolution import Defeat, Favour, Victory
from quadriga.games.byzantion.procedures.rounds import HAND_LIMIT
from quadriga.games.byzantion.procedures.solo.build import BuildUnits, UnitBuilding
from quadriga.games.byzantion.procedures.trial import Trial
from quadriga.games.byzantion.procedures.units import UnitMoves, UnitPlacement
from quadriga.games.byzantion.queries import auctoritas_of, current_event, hand_size, has, missions_of, nomisma_of
from quadriga.games.byzantion.state import Byzantion

PLAIN = {
    "Draft": "prompt-draft",
    "Initiative": "prompt-seal",
    "Activation": "prompt-activate",
    "BandonActivation": "prompt-activate-bandon",
    "OfferTaking": "prompt-take",
    "ResourceGain": "prompt-gain",
    "Triggers": "prompt-order",
    "PenaltyRedirection": "prompt-redirect",
    "BidLowering": "prompt-lower-bid",
    "LastIntrigue": "prompt-end",
    "LabarumChoice": "prompt-labarum",
    "TunicPlay": "prompt-tunic",
    "OptionalDraw": "prompt-optional-draw",
}
FAVOURS = ("prompt-favour-most", "prompt-favour-least", "prompt-favour-trial")


def prompt(g: Byzantion, seat: int) -> Prompt:
    top = g.stack[-1]
    name = type(top).__name__
    if name in PLAIN:
        return Prompt(PLAIN[name])
    if isinstance(top, Poll):
        return window_prompt(g, top.moment)
    found = setting(g, seat, top) or in_turn(g, seat, top) or by_ability(g, seat, top) or in_resolution(g, seat, top)
    if found is None:
        raise AssertionError(f"no prompt for {name}")
    return found


def setting(g: Byzantion, seat: int, top: Frame[Byzantion]) -> Prompt | None:
    """Preparation and ends of rounds."""
    if isinstance(top, MissionChoice):
        return Prompt("prompt-missions", {"left": len(missions_of(g, seat)) - top.keep})
    if type(top).__name__ in ("EndOfRound", "SoloRound"):
        return Prompt("prompt-hand-limit", {"left": hand_size(g, seat) - HAND_LIMIT})
    if isinstance(top, Reorganising):
        held = top.held[top.seats.index(seat)]
        return Prompt("prompt-rearrange-to", {"card": held}) if held >= 0 else Prompt("prompt-rearrange")
    if isinstance(top, Influence):
        if top.at == 3:
            return Prompt("prompt-decree", {"eventcard": g.events[g.round - 1]})
        return Prompt("prompt-vote", {"have": auctoritas_of(g, seat), "gift": chalice_votes(g, seat)})
    return None


def in_turn(g: Byzantion, seat: int, top: Frame[Byzantion]) -> Prompt | None:
    """The actions of one's own turn."""
    if isinstance(top, Turn):
        return Prompt("prompt-after-action") if top.at else Prompt("prompt-turn", {"left": g.dynamis[seat]})
    if type(top).__name__ == "SoloActions":
        return Prompt("prompt-solo-turn" if g.dynamis[seat] else "prompt-solo-rest", {"left": g.dynamis[seat]})
    if isinstance(top, DrawCards):
        return Prompt("prompt-draw", {"have": auctoritas_of(g, seat)}) if top.at == 0 else Prompt("prompt-take-card")
    if isinstance(top, PlayCards):
        return Prompt("prompt-order") if top.at == 2 else Prompt("prompt-play", {"have": nomisma_of(g, seat)})
    if isinstance(top, Placement):
        return Prompt("prompt-join", {"card": top.card})
    if isinstance(top, SellResources):
        return Prompt("prompt-sell", {"price": g.board.prices[len(g.market)]})
    if isinstance(top, BuyResources):
        return Prompt("prompt-buy", {"have": nomisma_of(g, seat)})
    if isinstance(top, MarketTrade):
        return Prompt("prompt-trade", {"have": nomisma_of(g, seat)})
    if isinstance(top, BuildUnits):
        return Prompt("prompt-place-in") if top.held >= 0 else Prompt("prompt-build", {"count": top.at})
    if isinstance(top, UnitBuilding):
        if top.hero >= 0:
            return Prompt("prompt-stands-for", {"card": top.hero})
        return Prompt("prompt-build-in", {"unit": top.kind})
    return None


def by_ability(g: Byzantion, seat: int, top: Frame[Byzantion]) -> Prompt | None:
    if isinstance(top, UseAbility):
        return Prompt("prompt-use", {"card": top.card})
    if isinstance(top, DrawAndKeep):
        return Prompt("prompt-keep", {"left": top.keep})
    if isinstance(top, Exchange):
        return Prompt("prompt-exchange-gain") if top.given >= 0 else Prompt("prompt-exchange")
    if isinstance(top, AnotherCard):
        return Prompt("prompt-another", {"good": top.pay})
    if isinstance(top, FreeAction):
        return Prompt("prompt-free-action", {"card": top.card})
    if isinstance(top, Robbery):
        return Prompt("prompt-rob", {"seat": top.victim})
    if isinstance(top, Levy):
        return Prompt("prompt-give-to", {"seat": top.taker}) if top.taker >= 0 else Prompt("prompt-give")
    if isinstance(top, ForcedDiscard):
        return Prompt("prompt-shed", {"left": top.count - top.shed})
    if isinstance(top, PlayerChoice):
        return Prompt("prompt-choose-player", {"card": card_at_work(g)})
    if isinstance(top, Strike):
        return Prompt("prompt-strike", {"card": card_at_work(g)})
    if isinstance(top, Splitting):
        if top.at == 1:
            return Prompt("prompt-lay", {"good": top.good, "count": top.loot(g)[top.good], "seat": top.seat})
        return Prompt("prompt-take-part", {"seat": top.splitter})
    if isinstance(top, UnitMoves):
        return Prompt("prompt-place-in") if top.held >= 0 else Prompt("prompt-move-units", {"left": top.left})
    if isinstance(top, UnitPlacement):
        return Prompt("prompt-place-in") if top.held >= 0 else Prompt("prompt-place-units", {"left": top.left})
    return None


def in_resolution(g: Byzantion, seat: int, top: Frame[Byzantion]) -> Prompt | None:
    if isinstance(top, Favour):
        return Prompt(FAVOURS[top.purpose])
    if isinstance(top, Trial):
        resource = current_event(g).trial_resource
        return Prompt("prompt-bid", {"good": resource, "have": has(g, seat, resource), "gift": top.gift(g, seat)})
    if isinstance(top, Contribution):
        if top.at == 1:
            return Prompt("prompt-stands-for", {"card": top.marks[top.next_mark(g) + 1]})
        good = top.cursor[seat]
        if good <= RESOURCES:
            return Prompt("prompt-commit", {"good": good, "need": top.required(g)[good]})
        return Prompt("prompt-substitute")
    return None


def card_at_work(g: Byzantion) -> int:
    """The card whose ability is being carried out."""
    for frame in g.below():
        if isinstance(frame, (IntriguePlay, PlayedCard)):
            return frame.card
    raise AssertionError("no card is at work")


def window_prompt(g: Byzantion, moment: int) -> Prompt:
    """What has been done, to which one may react."""
    for frame in g.below():
        if moment == CARD_ANNOUNCED and isinstance(frame, IntriguePlay):
            return Prompt("prompt-window-intrigue", {"seat": frame.seat, "card": frame.card})
        if moment == ACTION_DECLARED and isinstance(frame, Action):
            return Prompt("prompt-window-declare", {"seat": frame.seat, "action": frame.kind})
        if moment == VOTE_PLACED and isinstance(frame, Influence):
            voter = g.order[frame.voter - 1]
            params = {"seat": voter, "option": frame.choice[voter], "amount": frame.placed[voter]}
            return Prompt("prompt-window-vote", params)
        if moment == VICTORY_KNOWN and isinstance(frame, Victory):
            return Prompt("prompt-window-victory", {"seat": frame.winner})
        if moment == DEFEAT_KNOWN and isinstance(frame, Defeat):
            return Prompt("prompt-window-defeat", {"seat": frame.victim})
    return Prompt("prompt-window-trial" if moment == BIDS_REVEALED else "prompt-window-phase", {"phase": g.phase})


# Windows: everybody is asked who might hold a card for them.
WINDOWS = (
    "prompt-window-vote",
    "prompt-window-declare",
    "prompt-window-intrigue",
    "prompt-window-phase",
    "prompt-window-victory",
    "prompt-window-defeat",
    "prompt-window-trial",
)
BLUFFS = frozenset((*WINDOWS, "prompt-end"))

# Decisions at which doing nothing is always possible.
PASSING = (*WINDOWS, "prompt-end", "prompt-after-action", "prompt-rearrange")

PROMPTS = (
    *PLAIN.values(),
    *FAVOURS,
    *PASSING,
    "prompt-missions",
    "prompt-hand-limit",
    "prompt-rearrange-to",
    "prompt-decree",
    "prompt-vote",
    "prompt-turn",
    "prompt-solo-turn",
    "prompt-solo-rest",
    "prompt-draw",
    "prompt-take-card",
    "prompt-play",
    "prompt-join",
    "prompt-sell",
    "prompt-buy",
    "prompt-trade",
    "prompt-build",
    "prompt-build-in",
    "prompt-use",
    "prompt-keep",
    "prompt-exchange",
    "prompt-exchange-gain",
    "prompt-another",
    "prompt-free-action",
    "prompt-choose-player",
    "prompt-rob",
    "prompt-give",
    "prompt-give-to",
    "prompt-shed",
    "prompt-strike",
    "prompt-lay",
    "prompt-take-part",
    "prompt-move-units",
    "prompt-place-units",
    "prompt-place-in",
    "prompt-bid",
    "prompt-stands-for",
    "prompt-commit",
    "prompt-substitute",
)
