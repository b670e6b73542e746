"""What a table settles around a game in the terminal: lots for the seats, the minutes of a timed game."""

import json
from pathlib import Path
from typing import Any

import pytest
from tests.cli.running import Terminal, run

from quadriga.cli import session
from quadriga.cli.keyboard import Keyboard
from quadriga.engine.table import Table
from quadriga.games.civilization.state import Civilization
from quadriga.games.registry import find_game
from quadriga.games.seating import drawn_seats

CIVILIZATION = find_game("civilization")
SEATS = "--seats=human,greedy,random"


def lines(state: Path) -> list[dict[str, Any]]:
    (path,) = state.glob("*.quadriga")
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


def players(state: Path) -> list[str]:
    found: list[str] = lines(state)[0]["players"]
    return found


# ---------------------------------------------------------------- seats


@pytest.mark.rule("CV-SET-8")
def test_cv_set_8_lots_for_the_seats_are_drawn_and_told(state: Path) -> None:
    drawn = drawn_seats(CIVILIZATION, 3, CIVILIZATION.read_options(3, {}), "5", "")
    assert drawn != [0, 1, 2]
    output = run("play", "civilization", SEATS, "--draw-seats", "--seed=5").output
    names = ("a person", "medium bot", "random bot")
    told = ", ".join(f"{seat}: {names[before]}" for seat, before in zip(("Red", "Blue", "Green"), drawn, strict=True))
    assert f"The seats were drawn by lot: {told}." in output.replace("\n ", "\n").replace("\n", " ")
    assert players(state) == [("human", "medium", "random")[before] for before in drawn]


@pytest.mark.rule("CV-SET-8")
@pytest.mark.parametrize("seed", ["1", "2", "3"])
def test_cv_set_8_without_a_list_of_seats_the_rulebook_decides(seed: str, state: Path) -> None:
    arguments = ("play", "civilization", "--length=short", "--turns=4", "--seed", seed)
    assert "drawn by lot" in run(*arguments).output
    options = CIVILIZATION.read_options(4, {"length": "short", "turns": 4})
    me = drawn_seats(CIVILIZATION, 4, options, seed, "").index(0)
    assert players(state) == ["human" if seat == me else "medium" for seat in range(4)]


def test_listed_seats_stay_unless_lots_are_wanted(state: Path) -> None:
    assert "drawn by lot" not in run("play", "civilization", SEATS, "--seed=5").output
    assert players(state) == ["human", "medium", "random"]


def test_a_rulebook_that_draws_can_be_overruled(state: Path) -> None:
    assert "drawn by lot" not in run("play", "civilization", "--keep-seats", "--seed=5").output
    assert players(state) == ["human", "medium", "medium", "medium"]


def test_lots_in_a_game_that_has_none_of_its_own(state: Path) -> None:
    arguments = ("play", "warriors", "--seats=human,greedy,random,random", "--seed=1")
    assert "I posti sono stati sorteggiati" in run(*arguments, "--draw-seats", "--lang=it").output
    assert sorted(players(state)) == ["human", "medium", "random", "random"]


def test_a_game_under_way_has_its_seats(running_record: str, tmp_path: Path) -> None:
    path = tmp_path / "game.quadriga"
    path.write_text(running_record, encoding="utf-8")
    result = run("play", "--resume", path, "--draw-seats")
    assert result.exit_code == 2
    assert "already settles game and options" in result.output


def test_the_wizard_offers_the_lots_of_the_rulebook(state: Path) -> None:
    with Terminal(state=state) as terminal:
        terminal.see("[1]")
        terminal.type("")
        terminal.see("Which game?")
        terminal.type("civilization")
        terminal.see("How many players?")
        terminal.type("3")
        terminal.see("How many of them sit at this keyboard?")
        terminal.type("")
        terminal.see("Who plays the others?")
        terminal.type("random")
        while "Draw lots for the seats" not in terminal.see("] "):
            terminal.type("")
        terminal.type("")
        terminal.see("The seats were drawn by lot: ")
        terminal.interrupt()
        assert terminal.end() == 0


# ---------------------------------------------------------------- minutes

PURCHASE = """
game = "civilization"
players = 3
options = { length = "long", minutes = 60 }
[position]
turn = 5
phase = "purchase"
active = "red"
order = ["red", "blue", "green"]
land.gallia = { holder = "red", size = "village" }
land.italia = { holder = "blue", size = "village" }
[position.seat.red]
coins = 60
[position.seat.blue]
coins = 60
"""


class Slow:
    """Somebody who takes his time over every line he types."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, *seconds: int) -> None:
        self.ms = 0
        self.seconds = list(seconds)
        read = Keyboard.read

        def slowly(keyboard: Keyboard, *given: object) -> str:
            self.ms += self.seconds.pop(0) * 1000 if self.seconds else 0
            return read(keyboard, *given)  # type: ignore[arg-type]

        monkeypatch.setattr(Keyboard, "read", slowly)
        monkeypatch.setattr(session, "clock_time", lambda: self.ms)


def counted(state: Path, tmp_path: Path, typed: str, seats: str = "human,human,human") -> list[tuple[object, object]]:
    position = tmp_path / "position.toml"
    position.write_text(PURCHASE, encoding="utf-8")
    result = run("play", "--position", position, f"--seats={seats}", typed=typed)
    assert result.exit_code == 0, result.output
    return [(line["seat"], line["do"]) for line in lines(state) if "do" in line]


@pytest.mark.rule("CV-TIM-1", "CV-TIM-2")
def test_full_minutes_are_counted_before_the_answer(
    state: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    Slow(monkeypatch, 0, 150, 40, 25)  # the first and third line only lift the curtain
    found = counted(state, tmp_path, "\ndone\n\ndone\n")
    assert found == [(-1, "clock red x2"), (0, "done"), (-1, "clock blue x1"), (1, "done")]


def test_what_is_refused_counts_nothing_yet(state: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    Slow(monkeypatch, 0, 70, 30, 30)
    found = counted(state, tmp_path, "\nbuy-technology computers\nwhy\ndone\n")
    assert found == [(-1, "clock red x2"), (0, "done")]


def test_a_long_absence_is_counted_in_parts(state: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    Slow(monkeypatch, 0, 61 * 60)
    found = counted(state, tmp_path, "\ndone\n")
    assert found == [(-1, "clock red x60"), (-1, "clock red x1"), (0, "done")]


def test_who_leaves_has_used_his_minutes(state: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    Slow(monkeypatch, 0, 65)
    assert counted(state, tmp_path, "\nquit\n") == [(-1, "clock red x1")]
    (path,) = state.glob("*.quadriga")
    again = Table.resume(CIVILIZATION, path).game
    assert isinstance(again, Civilization)
    assert list(again.used_minutes) == [1, 0, 0]


def test_a_game_without_a_clock_counts_nothing(state: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    Slow(monkeypatch, *[300] * 9)
    run("play", "civilization", "--seats=human,human,human", "--seed=3", typed="1\n" * 9)
    assert -1 not in [line["seat"] for line in lines(state) if "do" in line]
