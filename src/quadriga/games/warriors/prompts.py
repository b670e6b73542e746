"""The owed decision in one sentence."""

from quadriga.engine.module import Prompt
from quadriga.games.warriors.board import FOOD, RESOURCES
from quadriga.games.warriors.procedures.action import Action, ArmyFormation
from quadriga.games.warriors.procedures.allocation import DamageAllocation
from quadriga.games.warriors.procedures.barbarian import BarbarianRetreat
from quadriga.games.warriors.procedures.battle import Withdrawal
from quadriga.games.warriors.procedures.development import Development, ExtraActions
from quadriga.games.warriors.procedures.movement import March
from quadriga.games.warriors.procedures.preparation import StartingDevelopment
from quadriga.games.warriors.procedures.retreat import Retreat
from quadriga.games.warriors.procedures.trade import RouteIncome
from quadriga.games.warriors.procedures.unification import Unification
from quadriga.games.warriors.procedures.upkeep import Feeding
from quadriga.games.warriors.procedures.war import PeaceTalk
from quadriga.games.warriors.state import Warriors

PLAIN = {
    "NationChoice": "prompt-nation",
    "TradePhase": "prompt-trade",
    "ArmyMovement": "prompt-move",
    "Battles": "prompt-battles",
    "PrincessMovement": "prompt-princesses",
    "Departure": "prompt-departure",
    "EarlyEnd": "prompt-early-end",
    "Interlude": "prompt-interlude",
    "TechnologyShift": "prompt-shift",
    "ExtraActions": "prompt-extra",
}


def prompt(g: Warriors, seat: int) -> Prompt:
    top = g.stack[-1]
    name = type(top).__name__
    if name in PLAIN:
        return Prompt(PLAIN[name])
    if isinstance(top, StartingDevelopment):
        return Prompt("prompt-start-tokens", {"left": g.board.start_tokens - top.at % g.board.start_tokens})
    if isinstance(top, Feeding):
        return Prompt("prompt-feed", {"need": top.food_needed(g), "have": g.stock[seat * RESOURCES + FOOD]})
    if isinstance(top, RouteIncome):
        return Prompt("prompt-route-income", {"slot": top.at + 1})
    if isinstance(top, Action):
        return action_prompt(g)
    if isinstance(top, ArmyFormation):
        return Prompt("prompt-place-army", {"kind": top.kind}) if top.kind >= 0 else Prompt("prompt-second-army")
    if isinstance(top, March):
        return Prompt("prompt-march", {"count": top.count, "kind": g.kind[top.unit], "province": g.place[top.unit]})
    if isinstance(top, DamageAllocation):
        return Prompt("prompt-damage", {"left": top.left(seat), "province": top.province})
    if isinstance(top, (Retreat, Withdrawal, BarbarianRetreat)):
        message = {"Retreat": "prompt-retreat", "Withdrawal": "prompt-withdraw", "BarbarianRetreat": "prompt-drive"}[
            name
        ]
        return Prompt(message, {"province": top.province})
    if isinstance(top, PeaceTalk):
        return Prompt("prompt-peace", {"seat": top.seat, "other": top.other})
    raise AssertionError(f"no prompt for {name}")


def action_prompt(g: Warriors) -> Prompt:
    for frame in g.below():
        if isinstance(frame, Unification):
            return Prompt("prompt-unification-action", {"left": frame.actions + 1})
        if isinstance(frame, ExtraActions):
            return Prompt("prompt-extra-action")
        if isinstance(frame, Development):
            return Prompt("prompt-first-action" if frame.round == 0 else "prompt-second-action")
    return Prompt("prompt-first-action")


PROMPTS = (
    *PLAIN.values(),
    "prompt-start-tokens",
    "prompt-feed",
    "prompt-route-income",
    "prompt-first-action",
    "prompt-second-action",
    "prompt-extra-action",
    "prompt-unification-action",
    "prompt-place-army",
    "prompt-second-army",
    "prompt-march",
    "prompt-damage",
    "prompt-retreat",
    "prompt-withdraw",
    "prompt-drive",
    "prompt-peace",
)

# Decisions at which doing nothing is always possible.
PASSING = (
    "prompt-trade",
    "prompt-first-action",
    "prompt-second-action",
    "prompt-extra",
    "prompt-shift",
    "prompt-move",
    "prompt-princesses",
)
