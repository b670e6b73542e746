"""The battle under way, for everybody to see."""

from typing import Any

from quadriga.games.medioevo.board import ARCHER, CAVALRY, HEAVY, KINDS, LIGHT
from quadriga.games.medioevo.data_schema import UNIT_NAMES
from quadriga.games.medioevo.procedures.battle.battle import (
    ARCHERY,
    ATTACKER,
    ATTACKER_ROLLS,
    DEFENDER,
    ROUND_END,
    Battle,
    battle_of,
    fleet_level,
)
from quadriga.games.medioevo.procedures.battle.captain import captain_levels
from quadriga.games.medioevo.procedures.battle.losses import Losses
from quadriga.games.medioevo.procedures.battle.melee import attack_value, casualty_value
from quadriga.games.medioevo.queries import penalty
from quadriga.games.medioevo.state import Medioevo
from quadriga.games.medioevo.unit_queries import kinds_in

SIDES = (ATTACKER, DEFENDER)


def battle_view(g: Medioevo) -> dict[str, Any] | None:
    b = battle_of(g)
    if b is None:
        return None
    rolled = [all(b.dice[side * 3 : side * 3 + 3]) for side in SIDES]
    return {
        "zone": b.zone,
        "attacker": b.attacker,
        "defender": b.defender,
        "naval": b.is_naval(),
        "round": b.round,
        "step": step_of(b),
        "units": [kinds_in(g, b.zone, b.owner(side)) for side in SIDES],
        "melee": [[b.in_melee(g, side, kind) for kind in range(KINDS)] for side in SIDES],
        "crews": [{"piece": b.crews[at], "kind": b.crews[at + 1]} for at in range(0, len(b.crews), 2)],
        "aims": [{"piece": b.aims[at], "category": b.aims[at + 1]} for at in range(0, len(b.aims), 2)],
        "shots": [{"piece": b.shots[at], "die": b.shots[at + 1]} for at in range(0, len(b.shots), 2)],
        "arrows": [{"side": b.arrows[at], "die": b.arrows[at + 1]} for at in range(0, len(b.arrows), 2)],
        "protection": [protection % 4 for protection in b.protection],
        "shield": [b.shield(g, side) for side in SIDES],
        "capture": [bool(capture) for capture in b.capture],
        "flee": b.flee,
        "powers": [powers(g, b, side) for side in SIDES],
        "captain": [captain_levels(g, b, side) for side in SIDES],
        "sacrificed": b.sacrificed[:],
        "dice": [b.dice[side * 3 : side * 3 + 3] for side in SIDES],
        "bonus": b.bonus[:],
        "penalty": [penalty(g, b.owner(side)) for side in SIDES],
        "fleet": [fleet_level(g, b.zone, b.owner(side)) if b.is_naval() else 0 for side in SIDES],
        "values": [attack_value(g, b, side) if rolled[side] else 0 for side in SIDES],
        "casualties": [casualty_value(g, b, side) if rolled[side] else 0 for side in SIDES],
        "damage": damage(g),
    }


def step_of(b: Battle) -> str:
    if b.at <= 1:
        return "declared" if not b.round else "end"
    if b.at <= 6:
        return "declarations"
    if b.at < ARCHERY:
        return "artillery"
    if b.at < ATTACKER_ROLLS - 2:
        return "archery"
    if b.at < 25:
        return "melee"
    return "damage" if b.at < ROUND_END else "end"


def powers(g: Medioevo, b: Battle, side: int) -> list[str]:
    """Types whose power a side has as things stand."""
    return [UNIT_NAMES[power] for power in (ARCHER, LIGHT, HEAVY, CAVALRY) if b.has_power(g, side, power)]


def damage(g: Medioevo) -> int:
    for frame in reversed(g.stack):
        if isinstance(frame, Losses):
            return frame.points
    return 0
