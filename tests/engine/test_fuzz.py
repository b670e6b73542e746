"""The fuzzer finds what is broken and keeps it as a game that loads."""

import json
from pathlib import Path

from quadriga.engine.fuzz import FuzzReport, fuzz
from quadriga.engine.game import Game
from quadriga.engine.table import Table
from quadriga.games.realm.module import RealmModule
from quadriga.games.registry import find_game


class BrokenRealm(RealmModule):
    """Finds fault with every position after so many answers."""

    def problems(self, g: Game) -> list[str]:
        return ["the twelfth answer is one too many"] if g.serial >= 12 else super().problems(g)


class FallingRealm(RealmModule):
    """Cannot look at a position after so many answers."""

    def problems(self, g: Game) -> list[str]:
        if g.serial >= 5:
            raise ZeroDivisionError("nothing to divide")
        return super().problems(g)


def crash_of(path: Path) -> dict[str, object]:
    found: dict[str, object] = json.loads(path.read_text(encoding="utf-8").splitlines()[-1])["crash"]
    return found


def test_a_sound_game_leaves_no_file(tmp_path: Path) -> None:
    report = fuzz(find_game("realm"), 2, "sound", tmp_path / "out")
    assert report.crashes == []
    assert report.games > 1
    assert report.situations > 10
    assert not (tmp_path / "out").exists()


def test_a_broken_invariant_becomes_a_game_that_loads(tmp_path: Path) -> None:
    report = fuzz(BrokenRealm(), 2, "broken", tmp_path)
    assert report.crashes
    crash = crash_of(report.crashes[0])
    assert "one too many" in str(crash["error"])
    table = Table.resume(find_game("realm"), report.crashes[0])
    assert len(table.record.entries) == crash["after"]
    assert table.game.serial == 12


def test_an_exception_becomes_a_game_that_loads(tmp_path: Path) -> None:
    report = fuzz(FallingRealm(), 1, "falling", tmp_path)
    assert "ZeroDivisionError" in str(crash_of(report.crashes[0])["error"])
    assert Table.resume(find_game("realm"), report.crashes[0]).game.serial >= 5


def test_one_fault_is_kept_once_and_nothing_is_written_over(tmp_path: Path) -> None:
    first = fuzz(BrokenRealm(), 1, "once", tmp_path).crashes
    second = fuzz(BrokenRealm(), 1, "twice", tmp_path).crashes
    assert len({crash_of(path)["error"] for path in first}) == len(first)
    assert not set(first) & set(second)


def test_progress_is_told_after_every_game(tmp_path: Path) -> None:
    games: list[int] = []

    def note(report: FuzzReport) -> None:
        games.append(report.games)

    fuzz(find_game("realm"), 0.5, "progress", tmp_path, note)
    assert games == list(range(1, len(games) + 1))
    assert games
