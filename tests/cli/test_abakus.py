"""ABAKUS: the workbook of a game, read back cell by cell and reckoned again."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from tests.cli.reckoning import CASES, MODULE, laid_out, reckon
from tests.cli.running import run
from tests.cli.spreadsheet import Spreadsheet

from quadriga.engine.case import Case, read_cases
from quadriga.engine.record import RecordReader
from quadriga.engine.table import replay
from quadriga.games.civilization.abakus import fighters
from quadriga.games.civilization.module import table
from quadriga.games.civilization.terms import ACCOUNT_ITEMS, ACCOUNTS, STATISTIC_ITEMS
from quadriga.language.languages import LANGUAGES
from quadriga.language.texts import Texts

PRODUCTION = read_cases(CASES / "production.toml")
RAW_ID = re.compile(r"\b(workbook|account|statistic|culture|modifier|level|score|option|seat|space|era)-[a-z_]+\b")
SHEETS = {
    "en": ["Summary", "Production", "Statistics", "Charts", "Culture", "Battle", "Lists"],
    "it": ["Riepilogo", "Produzione", "Statistiche", "Grafici", "Cultura", "Battaglia", "Elenchi"],
}


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The record of a short game among bots."""
    path = tmp_path_factory.mktemp("abakus") / "game.quadriga"
    arguments = ("--seats=random,random,random", "--length=long", "--turns=5", "--seed=5", "--save", path)
    assert run("play", "civilization", *arguments, QUADRIGA_LANG="en", QUADRIGA_STATE=str(path.parent)).exit_code == 0
    return path


@pytest.fixture(scope="module")
def reckoned(played: Path) -> Spreadsheet:
    return reckon(played)


def expected(case: Case) -> dict[str, dict[str, Any]]:
    """What a case says of the accounts of each seat."""
    found: dict[str, dict[str, Any]] = {}
    for step in case.steps:
        for seat, doc in step["expect"]["seat"].items():
            found.setdefault(seat, {}).update(doc["accounts"])
    return found


# --- production


@pytest.mark.parametrize("case", PRODUCTION, ids=[case.id for case in PRODUCTION])
@pytest.mark.rule("CV-PRD-1", "CV-PRD-2", "CV-PRD-4", "CV-PRD-5", "CV-PRD-6", "CV-PRD-7", "CV-PRD-8", "CV-PRD-12")
def test_the_examples_of_the_rulebook_come_out_figure_by_figure(case: Case, tmp_path: Path) -> None:
    sheet = reckon(laid_out(case, tmp_path))
    texts = Texts("en", MODULE)
    rows = sheet.rows("Production")
    heads = rows[3]
    for seat, accounts in expected(case).items():
        row = next(row for row in rows[4:] if row[2] == texts(f"seat-{seat}"))
        for item, number in accounts.items():
            column = heads.index(texts(f"account-{item}"))
            assert row[column] == number, (case.id, seat, item)
            assert sheet.value("Production", rows.index(row) + 1, column + 1) == number


def test_every_production_of_a_game_has_its_line(played: Path, reckoned: Spreadsheet) -> None:
    """Item by item as the engine paid them out, and in total what the statistics call income."""
    g = table(replay(MODULE, RecordReader(played).record(MODULE)).game)
    texts = Texts("en", MODULE)
    lines = [row for row in reckoned.rows("Production")[4:] if row[0]]
    statistics = [row for row in reckoned.rows("Statistics")[4:] if row[0]]
    assert [row[0] for row in lines] == [turn for turn in range(1, 6) for _ in range(3)]
    income = 2 + STATISTIC_ITEMS.index("income")
    assert [(row[0], row[2], row[5 + ACCOUNTS - 1]) for row in lines] == [
        (row[0], row[1], row[income]) for row in statistics
    ]
    assert [row[5 : 5 + ACCOUNTS] for row in lines[-3:]] == [
        list(g.accounts[seat * ACCOUNTS : (seat + 1) * ACCOUNTS]) for seat in range(3)
    ]
    assert reckoned.rows("Production")[3][5:] == [texts(f"account-{item}") for item in ACCOUNT_ITEMS]
    total = next(row for row in reckoned.rows("Production") if row[2] == "Sum")
    assert total[-1] == sum(row[-1] for row in lines)


def test_totals_follow_when_a_figure_is_changed(played: Path) -> None:
    sheet = reckon(played)
    before = sheet.value("Production", 5, 24)
    sheet.put("Production", 5, 6, sheet.value("Production", 5, 6) + 7)
    assert sheet.value("Production", 5, 24) == before + 7
    red = sheet.find("Summary", "Red")
    assert sheet.value("Summary", red, 12) == sheet.values["Summary"].cell(red, 12).value + 7


# --- the whole book


def test_every_formula_shows_what_it_comes_to(reckoned: Spreadsheet) -> None:
    """What viewers that do not reckon show is what a spreadsheet program reckons."""
    count = 0
    for sheet, row, column in reckoned.formulas():
        shown = reckoned.values[sheet].cell(row, column).value
        assert reckoned.value(sheet, row, column) == pytest.approx(shown), (sheet, row, column)
        count += 1
    assert count > 200


def test_the_summary_tells_the_result(played: Path, reckoned: Spreadsheet) -> None:
    g = table(replay(MODULE, RecordReader(played).record(MODULE)).game)
    rows = reckoned.rows("Summary")
    assert rows[0][0] == "ABAKUS · Civilization CHR"
    assert rows[1][0] == "The game is over after turn 5"
    scores = MODULE.scores(g)
    for seat, row in enumerate(rows[4:7]):
        assert row[4:11] == [*list(scores[seat].values())[1:], scores[seat]["total"]]
        assert (row[12] == "wins") == (seat in g.winners)
    texts = Texts("en", MODULE)
    assert [texts("option-length"), texts("length-long")] in [row[:2] for row in rows]


def test_charts_are_drawn_from_the_statistics(reckoned: Spreadsheet) -> None:
    charts = reckoned.book["Charts"]._charts
    assert len(charts) == 4
    rows = reckoned.rows("Charts")
    for chart, item in zip(charts, ("income", "settlements", "technologies", "points"), strict=True):
        assert len(chart.series) == 3
        for seat, series in enumerate(chart.series):
            drawn = [row[0] for row in reckoned.at("Charts", series.val.numRef.f)]
            column = 2 + STATISTIC_ITEMS.index(item)
            assert drawn == [row[column] for row in reckoned.rows("Statistics")[4 + seat :: 3]]
            assert [row[0] for row in reckoned.at("Charts", series.cat.numRef.f)] == [1, 2, 3, 4, 5]
    assert [row[0] for row in rows if row[0] in ("Income", "Settlements", "Technologies", "Points")] == [
        "Income",
        "Settlements",
        "Technologies",
        "Points",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_both_languages(language: str, played: Path) -> None:
    sheet = reckon(played, "--lang", language)
    assert sheet.sheets == SHEETS[language]
    for name in sheet.sheets:
        for row in sheet.rows(name):
            for value in row:
                assert not (isinstance(value, str) and RAW_ID.search(value)), (name, value)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_units_are_called_alike(language: str) -> None:
    texts = Texts(language, MODULE)
    names = [texts(f"level-{unit.key}").casefold() for unit in fighters(MODULE.data.board)]
    assert len(set(names)) == len(names)


# --- other records


def test_a_game_that_has_hardly_begun(tmp_path: Path) -> None:
    path = tmp_path / "new.quadriga"
    run("play", "civilization", "--seats=human,random,random", "--seed=2", "--save", path, typed="")
    sheet = reckon(path)
    assert sheet.rows("Production")[1][0] == "There is nothing to reckon yet."
    assert len(sheet.book["Charts"]._charts) == 0


def test_one_game_of_a_simulation(tmp_path: Path) -> None:
    games = tmp_path / "games.jsonl"
    arguments = ("--games=1", "--seats=random,random,random", "--turns=4", "--seed=3", "--out", games)
    assert run("simulate", "civilization", *arguments).exit_code == 0
    assert reckon(games, "--game", 1).rows("Production")[4][0] == 1
    assert run("abakus", games, "--game", 2, "-o", tmp_path / "none.xlsx").exit_code == 2


def test_names_are_never_formulas(played: Path, tmp_path: Path) -> None:
    lines = played.read_text(encoding="utf-8").splitlines()
    head = json.loads(lines[0])
    head["players"][0] = '=HYPERLINK("x")'
    path = tmp_path / "named.quadriga"
    path.write_text("\n".join([json.dumps(head), *lines[1:]]), encoding="utf-8")
    cell = reckon(path).book["Summary"].cell(5, 2)
    assert (cell.value, cell.data_type) == ('=HYPERLINK("x")', "s")


def test_without_a_name_the_workbook_lies_beside_the_record(played: Path, tmp_path: Path) -> None:
    path = tmp_path / "beside.quadriga"
    path.write_bytes(played.read_bytes())
    assert run("abakus", path).exit_code == 0
    assert sorted(file.name for file in tmp_path.iterdir() if file.is_file()) == ["beside.quadriga", "beside.xlsx"]


# --- refusals


def refused(path: Path, out: Path, *named: str) -> None:
    before = sorted(out.parent.iterdir()) if out.parent.exists() else []
    result = run("abakus", path, "-o", out, QUADRIGA_LANG="en")
    assert result.exit_code == 2, result.output
    assert len(result.stderr.splitlines()) == 1, result.stderr
    for name in named:
        assert name in result.stderr
    assert (sorted(out.parent.iterdir()) if out.parent.exists() else []) == before


def test_a_record_of_another_game_is_refused(finished_record: str, tmp_path: Path) -> None:
    path = tmp_path / "other.quadriga"
    path.write_text(finished_record, encoding="utf-8")
    refused(path, tmp_path / "out.xlsx", str(path), "is a game of Warriors & Traders; ABAKUS reckons games of")


def test_what_is_no_record_is_refused(played: Path, tmp_path: Path) -> None:
    out = tmp_path / "out.xlsx"
    refused(tmp_path / "nowhere.quadriga", out, "nowhere.quadriga", "no such file")
    (tmp_path / "text.quadriga").write_text("Dear Anna,\n", encoding="utf-8")
    refused(tmp_path / "text.quadriga", out, "text.quadriga")
    (tmp_path / "bytes.quadriga").write_bytes(b"\xff\xfe\x00")
    refused(tmp_path / "bytes.quadriga", out, "bytes.quadriga", "cannot be read")
    (tmp_path / "folder").mkdir()
    refused(tmp_path / "folder", out, "folder", "cannot be read")
    lines = played.read_text(encoding="utf-8").splitlines()
    wrong = next(number for number, line in enumerate(lines) if '"do"' in line)
    lines[wrong] = json.dumps(json.loads(lines[wrong]) | {"do": "settle atlantis"})
    (tmp_path / "wrong.quadriga").write_text("\n".join(lines), encoding="utf-8")
    refused(tmp_path / "wrong.quadriga", out, "wrong.quadriga", "answer 1")


def test_nothing_is_written_over_and_nothing_half_written(played: Path, tmp_path: Path) -> None:
    out = tmp_path / "mine.xlsx"
    out.write_text("mine", encoding="utf-8")
    refused(played, out, "mine.xlsx", "already exists")
    assert out.read_text(encoding="utf-8") == "mine"
    refused(played, tmp_path / "nowhere" / "out.xlsx", "out.xlsx", "cannot be written")
