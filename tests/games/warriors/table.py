"""A table for scenarios: positions in TOML, answers in notation, results by name."""

from collections.abc import Mapping
from tomllib import loads
from typing import Any

from quadriga.engine.case import do, speaker
from quadriga.engine.choice import Answer, Reason
from quadriga.engine.events import Event
from quadriga.engine.notation import read_answer
from quadriga.engine.table import Table
from quadriga.games.warriors.module import WarriorsModule
from quadriga.games.warriors.names import PHASE_NAMES, seat_token
from quadriga.games.warriors.state import Warriors

MODULE = WarriorsModule()

IDLE = ("feed_all", "done", "pass", "go_on", "refuse")  # what a player answers who wants nothing


def table(players: int, options: Mapping[str, object], position: str) -> Table:
    """A position of the West map, unless the options name another one."""
    opened = Table.open_position(MODULE, players, MODULE.read_options(players, options), loads(position))
    opened.game.forced_log = []
    return opened


def new_game(players: int, options: Mapping[str, object], *nations: int, seed: str = "1") -> Table:
    """A game from its beginning; ``nations`` dictates how the eight nation cards are shuffled."""
    script = [[*nations, *(card for card in range(8) if card not in nations)]] if nations else None
    opened = Table.open(MODULE, players, MODULE.read_options(players, options), seed, "", script)
    opened.game.forced_log = []
    return opened


def duel(position: str) -> Table:
    """England (first) and France alone on the West map."""
    return table(2, {}, 'nations = ["france", "england"]\n' + position)


def march(position: str) -> Table:
    """England manoeuvres; units resting in Switzerland see to it that no step ends by itself."""
    return duel('phase = "manoeuvre"\n' + resting("england") + position)


def war(position: str) -> Table:
    """England and France at war; France manoeuvres first, with units resting in Switzerland."""
    stage = 'phase = "manoeuvre"\norder = ["france", "england"]\nwars = [{ between = ["france", "england"] }]\n'
    return duel(stage + resting("france") + position)


def resting(name: str) -> str:
    """Somebody who could always move: a step must be ended by ``done``."""
    pieces = f"province.schwyz.{name} = {{ infantry = 1, princess = 1 }}\n"
    return pieces + f"province.konstanz.{name} = {{ princess = 1 }}\n"


def trio(position: str) -> Table:
    """Burgundy (first), England and France on the West map."""
    return table(3, {}, 'nations = ["france", "england", "burgundy"]\n' + position)


def allies(position: str) -> Table:
    """Burgundy and France against Scotland and England, in this turn order: burgundy, scotland, england, france."""
    return table(4, {"coop": "2v2"}, 'nations = ["france", "england", "burgundy", "scotland"]\n' + position)


# ---------------------------------------------------------------- playing


def state(t: Table) -> Warriors:
    assert isinstance(t.game, Warriors)
    return t.game


def play(t: Table, *lines: str) -> None:
    """``play(t, "france: form infantry; at anjou", "england: pass")``: every answer must be legal."""
    for line in lines:
        do(MODULE, t, line)


def answer(t: Table, line: str) -> tuple[int, Answer]:
    seat, text = speaker(MODULE, t, line)
    return seat, read_answer(MODULE, t.game, seat, text)


def can(t: Table, line: str) -> bool:
    seat, given = answer(t, line)
    return t.game.why_not(seat, given) is None


def refused(t: Table, line: str) -> Reason:
    """Submit an illegal answer: nothing changes and the reason comes back."""
    seat, given = answer(t, line)
    before = MODULE.dump(t.game)
    reason = t.submit(seat, given)
    assert reason is not None, f"legal: {line}"
    assert MODULE.dump(t.game) == before
    return reason


def idle(t: Table) -> None:
    """One decision, by somebody who wants nothing."""
    seat = t.game.waiting()[0]
    choices = {choice.verb: choice for choice in t.game.choices(seat)}
    wanted = next((choices[verb].smallest() for verb in IDLE if verb in choices), None)
    assert t.submit(seat, wanted or t.game.stack[-1].default(t.game, seat)) is None


def idle_until(t: Table, phase: str, turn: int = 0) -> None:
    """Nobody wants anything until the phase (of this turn, or of another one) has begun, or a later one."""
    goal = (turn or state(t).turn, PHASE_NAMES.index(phase))
    while not t.game.over and MODULE.stage(t.game) < goal:
        idle(t)


def idle_turn(t: Table) -> None:
    """Nobody wants anything for the rest of the turn."""
    idle_until(t, "upkeep", state(t).turn + 1)


# ---------------------------------------------------------------- looking


def nation(t: Table, name: str) -> dict[str, Any]:
    found: dict[str, Any] = MODULE.describe(t.game)["nation"][name]
    return found


def stock(t: Table, name: str) -> tuple[int, int, int, int]:
    """Food, goods, weapons, gold."""
    doc = nation(t, name)
    return doc["food"], doc["goods"], doc["weapons"], doc["gold"]


def vp(t: Table, name: str) -> int:
    return int(nation(t, name)["vp"])


def province(t: Table, name: str) -> dict[str, Any]:
    found: dict[str, Any] = MODULE.describe(t.game)["province"][name]
    return found


def holder(t: Table, name: str) -> str:
    return str(province(t, name)["holder"])


def units(t: Table, place: str, owner: str) -> dict[str, int]:
    found: dict[str, int] = province(t, place).get(owner, {})
    return found


def waiting(t: Table) -> list[str]:
    return [seat_token(state(t), seat) for seat in t.game.waiting()]


def offered(t: Table, name: str, verb: str) -> list[str]:
    """What the player may name after the verb now; resting units are left out."""
    seat = MODULE.identify(t.game, -1, "seat", name)
    kind = MODULE.verbs[verb].target
    if seat not in t.game.waiting():
        return []
    found = [choice for choice in t.game.choices(seat) if choice.verb == verb]
    names = [MODULE.token(t.game, seat, kind, choice.target) if kind else verb for choice in found]
    return sorted(name for name in names if "@schwyz" not in name and "@konstanz" not in name)


def events(t: Table, *kinds: str) -> list[Event]:
    return [event for event in t.events if event.kind in kinds]


def happened(t: Table, *kinds: str) -> list[str]:
    return [event.kind for event in events(t, *kinds)]
