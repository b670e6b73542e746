"""A table for scenarios: positions in TOML, answers in notation, results by name."""

from tomllib import loads
from typing import Any

from quadriga.engine.case import do, speaker
from quadriga.engine.choice import Answer, Reason
from quadriga.engine.events import Event
from quadriga.engine.notation import read_answer
from quadriga.engine.table import Table
from quadriga.games.civilization.module import CivilizationModule
from quadriga.games.civilization.state import Civilization

MODULE = CivilizationModule()
BOARD = MODULE.data.board

# what a player answers who wants nothing
IDLE = (
    ("pass", "done", "keep", "keep_government", "stay_in_anarchy", "skip_awards", "stay_out", "let_pass", "deny")
    + ("halt", "fight_on", "ready", "unescorted", "end_round", "cease_fire", "no_bid", "never_mind", "hold_fire")
)  # fmt: skip


def table(players: int, position: str, chance: list[list[int]] | None = None, **options: str | int) -> Table:
    """A position; without ``phase`` somebody's moves of the Movement phase. ``chance`` dictates dice and shuffles.

    Seats are red, blue, green, yellow, purple, orange. The game is a long one, with all modules, unless told otherwise.
    """
    read = MODULE.read_options(players, {"length": "long", **options})
    opened = Table.open_position(MODULE, players, read, loads(position), "0", chance)
    opened.game.forced_log = []
    return opened


def three(position: str, chance: list[list[int]] | None = None, **options: str | int) -> Table:
    """Red (first), blue and green."""
    return table(3, position, chance, **options)


def four(position: str, chance: list[list[int]] | None = None, **options: str | int) -> Table:
    """The same and yellow."""
    return table(4, position, chance, **options)


def new_game(players: int, seed: str = "1", chance: list[list[int]] | None = None, **options: str | int) -> Table:
    """A game from its beginning."""
    opened = Table.open(MODULE, players, MODULE.read_options(players, options), seed, "", chance)
    opened.game.forced_log = []
    return opened


# ---------------------------------------------------------------- lines of positions


def place(space: str, owner: str, **kinds: int) -> str:
    """``place("gallia", "red", ancient_infantry=2)``: a line of a position that puts units somewhere."""
    units = ", ".join(f"{kind} = {number}" for kind, number in kinds.items())
    return f"units.{space}.{owner} = {{ {units} }}\n"


def settle(territory: str, holder: str, size: str = "village", resource: str = "nothing", more: str = "") -> str:
    """``settle("gallia", "red", "town", "wine")``: a line of a position that puts a settlement on the map."""
    rest = f", {more}" if more else ""
    return f'land.{territory} = {{ holder = "{holder}", size = "{size}", resource = "{resource}"{rest} }}\n'


# ---------------------------------------------------------------- playing


def state(t: Table) -> Civilization:
    assert isinstance(t.game, Civilization)
    return t.game


def play(t: Table, *lines: str) -> None:
    """``play(t, "red: move explorer@gallia; to italia", "blue: done")``: every answer is legal."""
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


def idle_until(t: Table, frame: str) -> None:
    """Nobody wants anything until a procedure of this name asks somebody, or the game is over."""
    while not t.game.over and asked(t) != frame:
        idle(t)


# ---------------------------------------------------------------- looking


def described(t: Table) -> dict[str, Any]:
    return MODULE.describe(t.game)


def seat(t: Table, name: str) -> dict[str, Any]:
    found: dict[str, Any] = described(t)["seat"][name]
    return found


def land(t: Table, territory: str) -> dict[str, Any]:
    found: dict[str, Any] = described(t)["land"].get(territory, {})
    return found


def units(t: Table, space: str, owner: str) -> dict[str, int]:
    """An owner's units in a space by kind, cargo included."""
    found: dict[str, int] = described(t)["units"].get(space, {}).get(owner, {})
    return dict(found)


def pieces(t: Table, owner: str) -> list[dict[str, Any]]:
    return [piece for piece in described(t)["pieces"] if piece["owner"] == owner]


def waiting(t: Table) -> list[str]:
    found: list[str] = described(t)["waiting"]
    return found


def asked(t: Table) -> str:
    """The procedure that asks."""
    return type(t.game.stack[-1]).__name__


def offered(t: Table, name: str, verb: str) -> list[str]:
    """What the player may name after the verb now, in the order of the offer."""
    number = MODULE.identify(t.game, -1, "seat", name)
    if number not in t.game.waiting():
        return []
    kind = MODULE.verbs[verb].target
    found = [choice for choice in t.game.choices(number) if choice.verb == verb]
    return [MODULE.token(t.game, number, kind, choice.target) if kind else verb for choice in found]


def space(name: str) -> int:
    """The number of a territory or sea zone."""
    return BOARD.space_keys.index(name)


# ---------------------------------------------------------------- what was told


def events(t: Table, *kinds: str) -> list[Event]:
    return [event for event in t.events if event.kind in kinds]


def happened(t: Table, *kinds: str) -> list[str]:
    return [event.kind for event in events(t, *kinds)]


def told(t: Table, kind: str) -> list[tuple[str | int, ...]]:
    """The events of a kind, their numbers by name as far as they stand for something: ``("red", "gallia", 3)``."""
    found: list[tuple[str | int, ...]] = []
    for event in events(t, kind):
        row: list[str | int] = []
        for argument, number in zip(MODULE.events[kind].args, event.args, strict=False):
            thing = argument.partition(":")[2] or argument
            name = MODULE.token(t.game, -1, thing, number)
            row.append(number if name == str(number) else name)
        found.append(tuple(row))
    return found
