"""Saves: what is written can be read, what is damaged is refused by name, and no codec is out of date."""

import json
import shutil
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages
from typing import Any

import pytest
from tools.make_codec import SOURCE, Field, main, read_game

import quadriga.games.warriors
from quadriga.engine.chance import below, results, seeded
from quadriga.engine.codec import CodecError
from quadriga.engine.frame import CHANCE, DONE, WAIT, Frame
from quadriga.engine.playout import play_randomly, random_answer
from quadriga.games.warriors.codec import FRAMES, SCHEMA, dump, load
from quadriga.games.warriors.load import load_data
from quadriga.games.warriors.setup import first_state
from quadriga.games.warriors.state import Warriors

OPTIONS: dict[str, str | int] = {
    "map": "west",
    "map_variant": "none",
    "coop": "off",
    "nation_choice": "random",
    "variable_turn_order": "off",
    "route_income": "auto",
    "turn_limit": 6,
    "offers": 3,
}
TABLES: list[tuple[int, dict[str, str | int]]] = [
    (4, {}),
    (6, {"map": "east", "nation_choice": "pick", "variable_turn_order": "on"}),
    (4, {"map": "italy", "coop": "2v2"}),
    (2, {"map_variant": "west2_isles"}),
]
RARE = {
    "Interlude",
    "Poll",
    "Window",
    "Sequence",
    "Unification",
    "Withdrawal",
    "Retreat",
    "RouteIncome",
    "EarlyEnd",
    "Departure",
}
GONE = object()


def opened(number: int) -> Warriors:
    seats, options = TABLES[number % len(TABLES)]
    g = first_state(load_data(), seats, OPTIONS | options)
    g.rng = seeded(f"chance {number}")
    return g


def reloaded(g: Warriors) -> Warriors:
    """The state after a trip through text, having checked that the trip changed nothing."""
    doc = dump(g)
    again = load(json.loads(json.dumps(doc)))
    assert dump(again) == doc
    again.board = g.board
    return again


# ---------------------------------------------------------------- there and back


def play_from_saves(g: Warriors, rng: list[int], seen: set[str]) -> Warriors:
    """Play at random as ``play_randomly`` does, but replace the state by its save before every single step."""
    while g.stack and not g.over:
        g = reloaded(g)
        top = g.stack[-1]
        seen.update(type(frame).__name__ for frame in g.stack)
        signal = top.run(g)
        if signal == DONE:
            g.stack.pop()
        elif signal == CHANCE:
            g = reloaded(g)
            g.answer_chance(results(g.rng, g.request))
        elif signal == WAIT and not g.settle(top):
            g = reloaded(g)
            seat = g.waiting()[0]
            answer = random_answer(g, seat, g.choices(seat), rng)
            g.serial += 1
            g.take(g.stack[-1], seat, answer)
    g.over = True
    return g


def test_a_game_played_from_saves_is_the_same_game() -> None:
    seen: set[str] = set()
    for number in range(2 * len(TABLES)):
        g = opened(number)
        g.advance()
        play_randomly(g, seeded(f"players {number}"), 20_000)
        again = play_from_saves(opened(number), seeded(f"players {number}"), seen)
        assert dump(again) == dump(g)
    assert seen >= set(FRAMES) - RARE


def test_states_with_seats_that_leave_or_call_for_the_end_survive() -> None:
    seen: set[str] = set()
    for number in range(4 * len(TABLES)):
        g = opened(number)
        g.advance()
        rng = seeded(f"leavers {number}")
        while g.waiting():
            g = reloaded(g)
            seen.update(type(frame).__name__ for frame in g.stack)
            seat = below(rng, g.seats)
            choices = g.anytime(seat)
            if choices and below(rng, 50) == 0:
                g.apply(seat, random_answer(g, seat, choices, rng))
            else:
                seat = g.waiting()[0]
                g.play(seat, random_answer(g, seat, g.choices(seat), rng))
        reloaded(g)
    assert seen >= {"EarlyEnd", "Departure"}


def test_a_document_and_a_game_change_apart() -> None:
    g = opened(0)
    g.advance()
    doc = dump(g)
    text = json.dumps(doc)
    again = load(doc)
    again.board = g.board
    play_randomly(g, seeded("one"), 300)
    play_randomly(again, seeded("other"), 300)
    assert json.dumps(doc) == text


def frame_classes(base: type[Frame[Any]]) -> Iterator[type[Frame[Any]]]:
    for derived in base.__subclasses__():
        yield derived
        yield from frame_classes(derived)


def test_every_frame_that_can_lie_on_a_stack_has_a_codec() -> None:
    package = quadriga.games.warriors
    for module in walk_packages(package.__path__, package.__name__ + "."):
        import_module(module.name)
    homes = ("quadriga.engine.", "quadriga.games.warriors.")
    concrete = [cls for cls in frame_classes(Frame) if "clone" in vars(cls) and cls.__module__.startswith(homes)]
    assert {cls.__name__: cls for cls in concrete} == FRAMES


# ---------------------------------------------------------------- damaged documents


@pytest.mark.parametrize(
    "place, value, fault",
    [
        (["turn"], GONE, "turn: field_missing()"),
        (["turn"], "3", "turn: no_number(found='3')"),
        (["turn"], 3.0, "turn: no_number(found=3.0)"),
        (["turn"], True, "turn: no_number(found=True)"),
        (["turn"], None, "turn: no_number(found=None)"),
        (["over"], 0, "over: no_truth(found=0)"),
        (["map"], 5, "map: no_text(found=5)"),
        (["stock"], "none", "stock: no_list(found='none')"),
        (["stock", 3], "x", "stock[3]: no_number(found='x')"),
        (["stock", 3], False, "stock[3]: no_number(found=False)"),
        (["weather"], 1, "weather: field_unknown()"),
        (["schema"], GONE, "schema: field_missing()"),
        (["schema"], SCHEMA + 1, f"schema: other_schema(found={SCHEMA + 1}, need={SCHEMA})"),
        (["stack"], GONE, "stack: field_missing()"),
        (["stack"], {}, "stack: no_list(found={})"),
        (["stack", 1], 8, "stack[1]: no_object(found=8)"),
        (["stack", 1, "frame"], GONE, "stack[1].frame: field_missing()"),
        (["stack", 1, "frame"], "Siege", "stack[1].frame: frame_unknown(found='Siege')"),
        (["stack", 1, "frame"], 8, "stack[1].frame: no_text(found=8)"),
        (["stack", 1, "at"], GONE, "stack[1].at: field_missing()"),
        (["stack", 1, "at"], False, "stack[1].at: no_number(found=False)"),
        (["stack", 1, "mood"], 1, "stack[1].mood: field_unknown()"),
    ],
)
def test_a_damaged_document_is_refused_with_the_place(place: list[str | int], value: object, fault: str) -> None:
    g = opened(0)
    g.advance()
    doc = json.loads(json.dumps(dump(g)))
    within: Any = doc
    for key in place[:-1]:
        within = within[key]
    if value is GONE:
        del within[place[-1]]
    else:
        within[place[-1]] = value
    with pytest.raises(CodecError) as refused:
        load(doc)
    assert str(refused.value) == fault


@pytest.mark.parametrize("doc", [[], None, "state", 1])
def test_what_is_no_object_at_all_is_refused(doc: Any) -> None:
    with pytest.raises(CodecError, match="no_object"):
        load(doc)


def test_a_frame_without_a_codec_is_not_written() -> None:
    g = Warriors()
    g.stack = [Frame()]
    with pytest.raises(CodecError, match=r"stack\[0\]: frame_unknown\(found=Frame\)"):
        dump(g)


# ---------------------------------------------------------------- the generator


def test_a_stale_codec_is_named_and_written_again(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    package = tmp_path / "quadriga"
    shutil.copytree(SOURCE, package, ignore=shutil.ignore_patterns("__pycache__"))
    codec = package / "games" / "warriors" / "codec.py"
    state = codec.with_name("state.py")
    check = ["--check", "--source", str(package)]
    assert main(check) == 0

    text = codec.read_text(encoding="utf-8")
    codec.write_text(text.replace('"turn": g.turn', '"turn": 0'), encoding="utf-8")
    capsys.readouterr()
    assert main(check) == 1
    assert "warriors/codec.py is stale" in capsys.readouterr().err

    codec.unlink()
    assert main(check) == 1
    assert not codec.exists()
    assert main(["--source", str(package)]) == 0
    assert codec.read_text(encoding="utf-8") == text

    declared = "self.turn: int = 0\n"
    source = state.read_text(encoding="utf-8")
    state.write_text(source.replace(declared, declared + " " * 8 + "self.weather = 0\n"), encoding="utf-8")
    assert main(check) == 1
    assert main(["--source", str(package)]) == 0
    assert main(check) == 0
    assert '"weather": g.weather,' in codec.read_text(encoding="utf-8")


GAME = """
class Game:
    def __init__(self) -> None:
        self.seats: int = 0
        self.stack: list[Frame] = []
        # not part of the state
        self.sink: list[Event] | None = None
"""
FRAME = """
class Frame(Generic[G]):
    def __init__(self) -> None:
        self.at = 0

    def clone(self) -> "Frame[G]": ...
"""
STATE = """
from toys.engine.game import Game

NOT_SAVED: Final = ["board"]

class Toy(Game):
    def __init__(self) -> None:
        super().__init__()
        self.board: Board = Board()
        self.name: str = ""
        self.ready = False
"""
MARCH = """
from toys.engine import frame

class Step(frame.Frame[Toy]):
    def __init__(self, unit: int = -1, units: list[int] | None = None) -> None:
        super().__init__()
        self.unit = unit
        self.units: list[int] = units if units is not None else []

    def clone(self) -> "Step": ...

class Marching(frame.Frame[Toy]):
    pass

class March(Step):
    def __init__(self, at: int = 0) -> None:
        super().__init__()
        self.at = at
        self.counts = [0, -1]

    def clone(self) -> "March": ...
"""


@pytest.fixture
def toys(tmp_path: Path) -> Path:
    """A package with one small game; returns the game's folder."""
    game = tmp_path / "toys" / "games" / "toy"
    files = {
        game.parent.parent / "engine" / "game.py": GAME,
        game.parent.parent / "engine" / "frame.py": FRAME,
        game / "state.py": STATE,
        game / "procedures" / "march.py": MARCH,
    }
    for path, text in files.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return game


def test_fields_are_read_from_constructors_oldest_class_first(toys: Path) -> None:
    source = read_game(toys)
    assert source.root.fields == [Field("seats", "int"), Field("name", "str"), Field("ready", "bool")]
    step = [Field("at", "int"), Field("unit", "int"), Field("units", "list[int]")]
    assert [(frame.name, frame.fields) for frame in source.frames] == [
        ("March", [*step, Field("counts", "list[int]")]),
        ("Step", step),
    ]


@pytest.mark.parametrize(
    "old, new, fault",
    [
        ("self.counts = [0, -1]", "self.counts = [0] * 3", "March.counts: a type that is not written down"),
        ("self.counts = [0, -1]", "self.counts = 0.5", "March.counts: float cannot be saved"),
        ("self.counts = [0, -1]", "self.counts: dict[int, int] = {}", "March.counts: dict[int, int] cannot be saved"),
        ("self.counts = [0, -1]", "self.one, self.two = 1, 2", "March.one: assign it in a statement of its own"),
        ("self.counts = [0, -1]", "self.unit = True", "March.unit: bool here, int before"),
        ("self.counts = [0, -1]", "self.frame = 0", "March.frame: saves use this name themselves"),
        ('"March": ...', '"March":\n        self.later = 1', "March.later: fields belong in __init__"),
        ("class March(Step):", "class March(Step):\n    count: int = 0\n", "March: fields belong in __init__"),
        ('def clone(self) -> "March"', 'def copy(self) -> "March"', "March needs a clone of its own, not that of Step"),
    ],
)
def test_a_field_that_no_save_could_hold_is_refused(
    toys: Path, capsys: pytest.CaptureFixture[str], old: str, new: str, fault: str
) -> None:
    march = toys / "procedures" / "march.py"
    assert old in MARCH
    march.write_text(MARCH.replace(old, new), encoding="utf-8")
    assert main(["--source", str(toys.parent.parent)]) == 1
    assert fault in capsys.readouterr().err
    assert not (toys / "codec.py").exists()


def test_two_frames_of_one_name_are_refused(toys: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (toys / "procedures" / "second.py").write_text(MARCH, encoding="utf-8")
    assert main(["--source", str(toys.parent.parent)]) == 1
    assert "toys.games.toy.procedures.march has a frame of the same name" in capsys.readouterr().err


def test_a_kernel_that_does_not_say_where_the_state_ends_is_refused(
    toys: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    game = toys.parent.parent / "engine" / "game.py"
    game.write_text(GAME.replace("# not part of the state", "# the rest"), encoding="utf-8")
    assert main(["--source", str(toys.parent.parent)]) == 1
    assert "the line `# not part of the state` is missing" in capsys.readouterr().err
