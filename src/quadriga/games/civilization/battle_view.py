"""The battle under way: open to all but for what the leaders have chosen and not yet revealed."""

from typing import Any

from quadriga.games.civilization.board import NOBODY
from quadriga.games.civilization.odds import pair_odds
from quadriga.games.civilization.procedures.battle.battle import (
    ATTACK,
    DEFENCE,
    ENGAGE,
    OVER,
    ROUND,
    ROUND_END,
    Battle,
)
from quadriga.games.civilization.procedures.battle.clash import Clash, clash_of
from quadriga.games.civilization.procedures.battle.ranks import distinct
from quadriga.games.civilization.procedures.battle.retreat import Retreat
from quadriga.games.civilization.state import Civilization

SIDES = (ATTACK, DEFENCE)


def battle_view(g: Civilization, seat: int) -> dict[str, Any] | None:
    for frame in g.frames():
        if isinstance(frame, Battle):
            return shown(g, frame, seat)
    return None


def shown(g: Civilization, b: Battle, seat: int) -> dict[str, Any]:
    clash = clash_of(g)
    return {
        "space": b.space,
        "attackers": b.owners(g, ATTACK),
        "defenders": b.owners(g, DEFENCE),
        "commanders": b.commanders[:],
        "landing": is_landing(g, b),
        "great": b.great,
        "round": b.round,
        "step": step_of(b),
        "units": [b.units(g, side) for side in SIDES],
        "fleet": [b.ships(g, side) for side in SIDES],
        "fought": b.fought[:],
        "fired": b.fired[:],
        "escaped": b.escaped[:],
        "lost": b.lost[:],
        "clash": clash_view(g, b, clash, seat) if clash is not None else None,
        "retreat": retreat_view(g),
    }


def is_landing(g: Civilization, b: Battle) -> bool:
    """As soon as ships of the attack take part, or while they are all it can have."""
    if b.at >= ROUND or b.is_naval():
        return b.landing
    return bool(b.ships(g, ATTACK)) or not b.armies(g, ATTACK)


def step_of(b: Battle) -> str:
    if b.at < ROUND:
        return "opening"
    if b.at < ENGAGE:
        return "round"
    if b.at < ROUND_END:
        return "engage"
    return "retreat" if b.at < OVER else "over"


def clash_view(g: Civilization, b: Battle, clash: Clash, seat: int) -> dict[str, Any]:
    return {
        "exchange": clash.exchange,
        "revealed": clash.revealed,
        "sides": [side_view(g, b, clash, side, seat) for side in SIDES],
        "pairs": pairs(g, b, clash) if not clash.revealed and not clash.named else [],
    }


def pairs(g: Civilization, b: Battle, clash: Clash) -> list[dict[str, Any]]:
    """What stands on the board is open: every pair of units that may meet, with the chances of the attack in
    thousandths to be higher, level and lower."""
    sides = [distinct(g, clash.candidates(g, b, side)) for side in SIDES]
    return [
        {
            "attacker": attacker,
            "defender": defender,
            "odds": [
                round(1000 * chance)
                for chance in pair_odds(g, b.space, b.defenders, clash.exchange, attacker, defender)
            ],
        }
        for attacker in sides[ATTACK]
        for defender in sides[DEFENCE]
    ]


def side_view(g: Civilization, b: Battle, clash: Clash, side: int, seat: int) -> dict[str, Any]:
    """rule: CV-BAT-17"""
    unit = clash.units[side]
    leader = b.commanders[side]
    mine = 0 <= seat == leader
    knows = clash.revealed or clash.named or mine or (0 <= seat == clash.seer and b.commanders[1 - side] == seat)
    knows_plane = clash.revealed or mine or (0 <= seat == clash.seer and b.commanders[1 - side] == seat)
    alive = unit >= 0 and g.kind[unit] >= 0
    plane = clash.planes[side]
    return {
        "leader": leader,
        "unit": unit if knows and alive else NOBODY,
        "plane": plane if knows_plane and plane >= 0 else NOBODY,
        "kind": g.kind[unit] if knows and alive else NOBODY,
        "chosen": clash.is_ready(g, b, side) if not clash.revealed else True,
        "dice": clash.dice[side],
        "items": items(g, b, clash, side) if clash.revealed else [],
        "sum": clash.sums[side],
        "total": clash.totals[side],
    }


def items(g: Civilization, b: Battle, clash: Clash, side: int) -> list[list[int]]:
    """The modifiers of a revealed unit: item, points."""
    if any(g.kind[unit] < 0 for unit in clash.units):
        return []
    flat = clash.items(g, b, side)
    return [flat[at : at + 2] for at in range(0, len(flat), 2)]


def retreat_view(g: Civilization) -> dict[str, Any] | None:
    for frame in g.frames():
        if isinstance(frame, Retreat):
            return {"side": frame.side, "land": frame.land, "sea": frame.sea, "bonus": frame.bonus}
    return None
