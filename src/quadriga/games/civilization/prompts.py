"""The owed decision in one sentence."""

from quadriga.engine.frame import Frame
from quadriga.engine.module import Prompt
from quadriga.engine.phrase import Phrase, Word
from quadriga.engine.window import Window
from quadriga.games.civilization.board import NOBODY
from quadriga.games.civilization.cards.rewards import Reward
from quadriga.games.civilization.cards.vocabulary import TRIGGERS
from quadriga.games.civilization.names import label
from quadriga.games.civilization.procedures.arsenal import WeaponStore
from quadriga.games.civilization.procedures.barbarians import Activation
from quadriga.games.civilization.procedures.battle.battle import Battle
from quadriga.games.civilization.procedures.battle.clash import Clash
from quadriga.games.civilization.procedures.battle.landing import Assault, Reply
from quadriga.games.civilization.procedures.battle.modifiers import SEA_CLASH
from quadriga.games.civilization.procedures.culture import Dominance
from quadriga.games.civilization.procedures.declaration import Support
from quadriga.games.civilization.procedures.ending import FinalScoring
from quadriga.games.civilization.procedures.espionage.missions import Mission
from quadriga.games.civilization.procedures.espionage.spies import owner_of
from quadriga.games.civilization.procedures.espionage.treatment import Treatment
from quadriga.games.civilization.procedures.fanaticism import RECRUIT, WHERE, Fanaticism
from quadriga.games.civilization.procedures.growth import Growth
from quadriga.games.civilization.procedures.losses import Losses
from quadriga.games.civilization.procedures.merit import MeritAwards
from quadriga.games.civilization.procedures.move import Move
from quadriga.games.civilization.procedures.nuclear import Launch
from quadriga.games.civilization.procedures.order import BIDDING, CALLING, TurnChange
from quadriga.games.civilization.procedures.passage import Passage, Permission
from quadriga.games.civilization.procedures.placement import Placement, UnitsHere
from quadriga.games.civilization.procedures.preparation import StartingPlacement
from quadriga.games.civilization.procedures.purchase import Purchase
from quadriga.games.civilization.procedures.recruitment import Recruitment
from quadriga.games.civilization.procedures.senate import Senate
from quadriga.games.civilization.procedures.trade import TradePhase
from quadriga.games.civilization.procedures.works import Assignment, WorkGift
from quadriga.games.civilization.queries import in_anarchy
from quadriga.games.civilization.state import Civilization

# Frames whose question needs no numbers
PLAIN = {
    "CivilizationDraft": "prompt-civilization",
    "StrategyPhase": "prompt-strategy",
    "HolyYear": "prompt-holy-year",
    "FreeWorks": "prompt-free-improvement",
    "FreeTechnology": "prompt-free-technology",
    "WeaponStore": "prompt-store-nuke",
    "Unloading": "prompt-store-nuke",
    "ElectCapital": "prompt-elect",
    "Redistribution": "prompt-redistribution",
    "Award": "prompt-award",
    "PlayerMovement": "prompt-movement",
    "Sack": "prompt-sack",
    "Involvement": "prompt-involvement",
    "TradePhase": "prompt-trade",
    "ForcedTrade": "prompt-forced-trade",
    "Insistence": "prompt-insistence",
    "CulturePhase": "prompt-culture",
}
IN_BATTLE = {
    "Muster": "prompt-muster",
    "Retreat": "prompt-retreat",
    "Withdrawal": "prompt-withdrawal",
}
MISSION_PROMPTS = {
    "sabotage": "prompt-sabotage",
    "victim": "prompt-victim",
    "take_technology": "prompt-steal-technology",
    "third": "prompt-third",
    "unmask": "prompt-unmask",
}
REWARD_PROMPTS = {
    "sacrifice": "prompt-sacrifice",
    "endow": "prompt-endow",
    "infect": "prompt-infect",
    "attach": "prompt-attach",
}
WINDOW_PROMPTS = tuple(f"prompt-window-{trigger.replace('_', '-')}" for trigger in TRIGGERS)


def prompt(g: Civilization, seat: int) -> Prompt:
    top = g.stack[-1]
    name = type(top).__name__
    if isinstance(top, TradePhase) and seat in top.takers:
        return Prompt("prompt-trade-offers", {"count": top.takers.count(seat)})
    if name in PLAIN:
        return Prompt(PLAIN[name])
    if isinstance(top, Window):
        return window_prompt(g, top.moment)
    found = in_course(g, seat, top) or in_purchase(g, seat, top) or in_movement(g, top) or in_battle(g, top)
    return found if found is not None else in_espionage(g, seat, top)


def in_course(g: Civilization, seat: int, top: Frame[Civilization]) -> Prompt | None:
    """Set-up, turn order, losses, government, culture, the end."""
    if isinstance(top, StartingPlacement):
        if top.index >= len(top.placed):
            return Prompt("prompt-post")
        return Prompt("prompt-settle-capital" if top.index < g.seats else "prompt-settle")
    if isinstance(top, TurnChange):
        have = {"have": g.coins[seat]}
        if top.at == CALLING:
            return Prompt("prompt-auction-call" if g.auction else "prompt-bid-call", have)
        return Prompt("prompt-bid", have) if top.at == BIDDING else Prompt("prompt-raise", {**have, "number": top.best})
    if isinstance(top, Losses):
        return Prompt("prompt-losses", {"owner": top.seat, "space": top.space, "count": top.count})
    if isinstance(top, Activation):
        return Prompt("prompt-guard", {"territory": top.space})
    if type(top).__name__ == "GovernmentPhase":
        if not g.governments_rule:
            return Prompt("prompt-last-cards")
        return Prompt("prompt-anarchy" if in_anarchy(g, seat) else "prompt-government")
    if isinstance(top, Dominance):
        if top.at == 5:
            return Prompt("prompt-cede", {"seat": top.seat, "territory": top.target})
        return Prompt("prompt-hand-over", {"seat": top.seat, "territory": top.target})
    if isinstance(top, FinalScoring):
        return Prompt("prompt-final-merit", {"left": g.experience[seat]})
    return None


def in_purchase(g: Civilization, seat: int, top: Frame[Civilization]) -> Prompt | None:
    if isinstance(top, Purchase):
        return Prompt("prompt-purchase", {"have": g.coins[seat]})
    if isinstance(top, Recruitment):
        return Prompt("prompt-recruitment", {"kind": top.kind, "have": g.coins[seat]})
    if isinstance(top, Placement):
        return Prompt("prompt-placement", {"kind": top.kind, "count": top.count})
    if isinstance(top, UnitsHere):
        return Prompt("prompt-launch-at", {"kind": top.kind, "count": top.count, "territory": top.territory})
    if isinstance(top, Assignment):
        if top.wonder != NOBODY:
            return Prompt("prompt-assign-wonder", {"wonder": top.wonder})
        return Prompt("prompt-assign", {"improvement": top.name})
    if isinstance(top, WorkGift):
        return Prompt("prompt-improvement") if top.kind < 0 else Prompt("prompt-improvement-of", {"branch": top.kind})
    if isinstance(top, Growth):
        return Prompt("prompt-growth", {"count": top.count})
    if isinstance(top, MeritAwards):
        return Prompt("prompt-merit" if top.at == 0 else "prompt-merit-next", {"left": g.experience[seat]})
    if isinstance(top, WeaponStore):
        return Prompt("prompt-store-nuke")
    return Prompt("prompt-senate", {"seat": top.other}) if isinstance(top, Senate) else None


def in_movement(g: Civilization, top: Frame[Civilization]) -> Prompt | None:
    if isinstance(top, Move):
        where = {"space": g.space[top.pieces[0]]}
        return Prompt("prompt-move-on" if top.moved else "prompt-move", where, {"pieces": counted(g, top.pieces)})
    if isinstance(top, Support):
        return Prompt("prompt-support", {"space": top.space})
    if isinstance(top, Passage):
        return Prompt("prompt-passage", {"seat": top.mover, "space": top.territory})
    if isinstance(top, Permission):
        return Prompt("prompt-permission", {"seat": top.mover, "space": top.space})
    return Prompt("prompt-launch", {"space": g.space[top.piece]}) if isinstance(top, Launch) else None


def counted(g: Civilization, pieces: list[int]) -> Word:
    """How many of each kind."""
    kinds = [g.kind[piece] for piece in pieces]
    return [
        Phrase("counted-kind", {"count": kinds.count(kind), "kind": label(g, "kind", kind)})
        for kind in sorted(set(kinds))
    ]


def in_battle(g: Civilization, top: Frame[Civilization]) -> Prompt | None:
    if isinstance(top, Fanaticism):
        if top.at == WHERE:
            return Prompt("prompt-rally")
        if top.at == RECRUIT:
            return Prompt("prompt-recruit", {"territory": top.place, "left": top.count})
        return Prompt("prompt-revenge", {"seat": top.aggressor, "territory": top.territory})
    name = type(top).__name__
    if name == "Spoils":
        return Prompt("prompt-spoils")
    for frame in g.frames():
        if isinstance(frame, Battle):
            where = {"space": frame.space, "number": frame.round}
            if isinstance(top, Clash):
                return clash_prompt(top, where)
            if isinstance(top, Assault):
                return Prompt("prompt-assault" if top.ship == NOBODY else "prompt-target", where)
            if isinstance(top, Reply):
                return Prompt("prompt-reply" if top.piece == NOBODY else "prompt-target", where)
            return Prompt(IN_BATTLE[name], where) if name in IN_BATTLE else None
    return None


def clash_prompt(clash: Clash, where: dict[str, int]) -> Prompt:
    return Prompt("prompt-ship-clash" if clash.exchange == SEA_CLASH else "prompt-clash", where)


def in_espionage(g: Civilization, seat: int, top: Frame[Civilization]) -> Prompt:
    """Missions, discovered spies, and rewards of cards."""
    if isinstance(top, Mission):
        from quadriga.games.civilization.procedures.espionage.effects import EFFECTS

        return Prompt(MISSION_PROMPTS[EFFECTS[top.mission].verb], {"mission": top.mission})
    if isinstance(top, Treatment):
        return Prompt("prompt-treatment", {"seat": owner_of(top.spy), "space": g.spy_space[top.spy]})
    if isinstance(top, Reward):
        return Prompt(REWARD_PROMPTS[top.verb(g)], {"card": top.number})
    raise LookupError(f"no question for {type(top).__name__}")


def window_prompt(g: Civilization, moment: int) -> Prompt:
    return Prompt(WINDOW_PROMPTS[moment])


# Decisions at which doing nothing is always possible.
PASSING = (
    *WINDOW_PROMPTS,
    "prompt-bid-call",
    "prompt-auction-call",
    "prompt-culture",
    "prompt-last-cards",
    "prompt-support",
    "prompt-trade",
)

PROMPTS = (
    *PLAIN.values(),
    *IN_BATTLE.values(),
    *MISSION_PROMPTS.values(),
    *REWARD_PROMPTS.values(),
    *WINDOW_PROMPTS,
    "prompt-settle-capital",
    "prompt-settle",
    "prompt-post",
    "prompt-auction-call",
    "prompt-bid-call",
    "prompt-bid",
    "prompt-raise",
    "prompt-losses",
    "prompt-guard",
    "prompt-anarchy",
    "prompt-government",
    "prompt-last-cards",
    "prompt-cede",
    "prompt-hand-over",
    "prompt-final-merit",
    "prompt-purchase",
    "prompt-recruitment",
    "prompt-placement",
    "prompt-launch-at",
    "prompt-assign-wonder",
    "prompt-assign",
    "prompt-improvement",
    "prompt-improvement-of",
    "prompt-growth",
    "prompt-merit",
    "prompt-merit-next",
    "prompt-senate",
    "prompt-move",
    "prompt-move-on",
    "prompt-support",
    "prompt-passage",
    "prompt-permission",
    "prompt-launch",
    "prompt-rally",
    "prompt-recruit",
    "prompt-revenge",
    "prompt-spoils",
    "prompt-clash",
    "prompt-ship-clash",
    "prompt-assault",
    "prompt-target",
    "prompt-reply",
    "prompt-trade-offers",
    "prompt-treatment",
)
