"""The calculators of ABAKUS: cells are changed, and what the sheet reckons is what the rules say."""

from pathlib import Path

import pytest
from tests.cli.reckoning import CASES, MODULE, laid_out, reckon
from tests.cli.spreadsheet import Spreadsheet

from quadriga.engine.case import Case, open_case, read_cases
from quadriga.games.civilization.abakus import attempts
from quadriga.games.civilization.module import table
from quadriga.games.civilization.odds import clash_odds, pair_odds
from quadriga.games.civilization.procedures.battle.modifiers import LAND_CLASH
from quadriga.games.civilization.procedures.culture import culture_rows

CULTURE = next(case for case in read_cases(CASES / "culture-trade.toml") if case.id == "CV-EX-33")


@pytest.fixture(scope="module")
def reckoned(tmp_path_factory: pytest.TempPathFactory) -> Spreadsheet:
    return reckon(laid_out(CULTURE, tmp_path_factory.mktemp("calculators")))


@pytest.mark.rule("CV-CUL-3", "CV-CUL-4")
def test_the_culture_calculator_agrees_with_the_rules(tmp_path: Path) -> None:
    record = laid_out(CULTURE, tmp_path)
    g = table(open_case(MODULE, CULTURE).game)
    sheet = reckon(record)
    found = attempts(g)
    first = sheet.find("Culture", "Attempts in reach at the end of the record") + 2
    for row, attempt in enumerate(found, first):
        rows = culture_rows(g, attempt.territory, attempt.target)
        assert [sheet.value("Culture", row, 5 + item) for item in range(len(rows))] == rows
        assert sheet.value("Culture", row, 14) == sum(rows)
    score = sheet.find("Culture", "Score")
    best = sum(found[0].rows)
    assert sheet.value("Culture", score, 4) == best
    assert sheet.value("Culture", score + 1, 4) == pytest.approx(min(max(best, 0), 6) / 6)
    sheet.put("Culture", sheet.find("Culture", "Size"), 2, 4)
    sheet.put("Culture", sheet.find("Culture", "Capital"), 3, "yes")
    sheet.put("Culture", sheet.find("Culture", "Happiness"), 3, "yes")
    known = g.size[found[0].territory]
    lost = int(not found[0].rows[1]) + int(not found[0].rows[8])
    assert sheet.value("Culture", score, 4) == best + 4 - known - lost


DEFENDED = {
    "id": "defended",
    "rules": ["CV-DIC-2"],
    "players": 3,
    "options": {"length": "long"},
    "expect": {"turn": 3},
    "position": {
        "era": "medieval",
        "land": {"gallia": {"holder": "blue", "size": "city", "token": "forest", "shown": True}},
        "units": {"gallia": {"blue": {"medieval_infantry": 1}}, "italia": {"red": {"medieval_cavalry": 1}}},
        "lost": ["chivalry", "feudalism"],
        "war": [["red", "blue"]],
        "seat": {"red": {"coins": 5}},
    },
}


@pytest.mark.rule("CV-DIC-1", "CV-DIC-2", "CV-DIC-3", "CV-DIC-5", "CV-DIC-6", "CV-CPT-3")
def test_the_battle_calculator_agrees_with_the_rules(reckoned: Spreadsheet, tmp_path: Path) -> None:
    """A knight against a man-at-arms in a happy capital of size 3 in a forest."""
    g = table(open_case(MODULE, Case(tmp_path, DEFENDED, "civilization")).game)
    gallia, italia = (g.board.space_keys.index(name) for name in ("gallia", "italia"))
    knight, infantry = g.space.index(italia), g.space.index(gallia)
    put: dict[tuple[str, int], str | int] = {
        ("Era", 2): 2,
        ("Unit", 2): "Knight",
        ("Unit", 4): "Man-at-arms",
        ("Terrain", 4): "forest",
        ("Settlement (size, 0 for none)", 4): 3,
        ("Is it happy?", 4): "yes",
        ("Capital", 4): "yes",
    }
    odds = with_cells(reckoned, put)
    assert odds == pytest.approx(pair_odds(g, gallia, 1 << 1, LAND_CLASH, knight, infantry))


@pytest.mark.parametrize(
    ("cells", "forces"),
    [
        ({}, (1, 0, 1, 0)),
        ({("Unit", 2): "Swordsman"}, (1, 1, 1, 0)),
        ({("Unit", 2): "Modern armour", ("Unit", 4): "Cruise missiles", ("Era", 2): 4}, (4, 3, 4, 8)),
        ({("Unit", 2): "Tank", ("Aircraft in support", 2): "Monoplane", ("Era", 2): 4}, (6, 4, 1, 0)),
        ({("Unit", 4): "Battleship", ("Navigators", 4): "yes", ("Against barbarians", 4): "yes"}, (1, 0, 4, 3)),
        (
            {("Technologies of a Scientific civilization", 4): 11, ("Ambush", 2): "yes", ("Other points", 2): -4},
            (1, -3, 1, 2),
        ),
        ({("Settlement (size, 0 for none)", 4): 3, ("Great Wall", 4): "yes", ("Terrain", 4): "desert"}, (1, 0, 1, 2)),
        ({("Great Wall", 4): "yes", ("Capital", 4): "yes"}, (1, 0, 1, 0)),
        ({("Unit", 4): "Galley", ("Settlement (size, 0 for none)", 4): 4, ("Capital", 4): "yes"}, (1, 0, 1, 0)),
        ({("Other points", 2): 60}, (1, 60, 1, 0)),
        ({("Other points", 2): -60}, (1, -60, 1, 0)),
    ],
)
def test_the_battle_calculator(
    cells: dict[tuple[str, int], str | int], forces: tuple[int, int, int, int], reckoned: Spreadsheet
) -> None:
    """Dice and points of both sides, and the chances they lead to."""
    start: dict[tuple[str, int], str | int] = {("Unit", 2): "Spearman", ("Unit", 4): "Spearman", ("Era", 2): 1}
    odds = with_cells(reckoned, start | cells, forces)
    assert odds == pytest.approx(clash_odds(*forces))


def with_cells(
    sheet: Spreadsheet, cells: dict[tuple[str, int], str | int], forces: tuple[int, ...] = ()
) -> list[float]:
    """The chances after a change of the sheet Battle, which is undone."""
    places = {(sheet.find("Battle", label), column): value for (label, column), value in cells.items()}
    old = {(row, column): sheet.book["Battle"].cell(row, column).value for row, column in places}
    for (row, column), value in places.items():
        sheet.put("Battle", row, column, value)
    dice, total = sheet.find("Battle", "Dice"), sheet.find("Battle", "Total")
    if forces:
        sides = [(sheet.value("Battle", dice, column), sheet.value("Battle", total, column)) for column in (3, 5)]
        assert (*sides[0], *sides[1]) == forces
    first = sheet.find("Battle", "The attacker is higher")
    odds = [sheet.value("Battle", first + place, 3) for place in range(3)]
    for (row, column), value in old.items():
        sheet.put("Battle", row, column, value)
    return odds
