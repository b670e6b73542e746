"""Hints in a game, and the analysis of a finished one, at the terminal."""

import json
import re
from pathlib import Path
from types import SimpleNamespace

import pytest
from tests.cli.running import run

from quadriga.bots.registry import make_bot
from quadriga.cli.analyse import Teller, signed
from quadriga.cli.languages import LOCALE
from quadriga.cli.screen import Screen
from quadriga.cli.terminal import Page
from quadriga.engine.table import Table
from quadriga.games.registry import find_game
from quadriga.lab.analysis.analysis import analyse
from quadriga.lab.analysis.course import Step
from quadriga.lab.analysis.judge import Budget
from quadriga.lab.analysis.turning import Better, TurningPoint
from quadriga.language.texts import Texts

RAW_ID = re.compile(r"\b(event|reason|prompt|choice|verb|error|kind|hint|head|analysis|luck)-[a-z]+")
SHORT = ("--map=west", "--map-variant=west2_england_scotland", "--turn-limit=1", "--seed=11", "--plain", "--keep-seats")


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("games") / "game.quadriga"
    result = run("play", "warriors", *SHORT, "--seats=medium,random", "--save", path)
    assert result.exit_code == 0, result.output
    return path


def test_a_hint_lists_answers_with_numbers_and_plays_nothing(tmp_path: Path) -> None:
    path = tmp_path / "game.quadriga"
    output = run("play", "warriors", *SHORT, "--seats=human,medium", "--save", path, typed="hint\nquit\n").output
    assert "What the hard bot would play" in output
    assert re.search(r"1\. Increase .*As typed advance \w+; To win \d+\.\d %; Error ±\d+\.\d %; Tried \d+", output)
    lines = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    assert lines[0]["hints"] == [1, 0]
    assert not any("do" in line for line in lines)


def test_a_level_may_be_named_in_the_language_of_the_reader(tmp_path: Path) -> None:
    typed = "consiglio facile\nhint medium\nhint oracle\nesci\n"
    given = ("--seats=human,medium", "--lang=it", "--save", tmp_path / "game.quadriga")
    output = run("play", "warriors", *SHORT, *given, typed=typed).output
    assert "Che cosa giocherebbe il bot facile" in output
    assert "Nulla è stato giocato." in output
    assert "oracle" in output
    assert not RAW_ID.search(output)


@pytest.mark.parametrize("language", ["en", "it"])
def test_an_analysis_tells_curve_turning_points_and_luck(finished: Path, language: str) -> None:
    result = run("analyse", finished, "--lang", language)
    assert result.exit_code == 0, result.output
    for heading in {
        "en": ("Expectation to win", "Turning points", "Luck"),
        "it": ("Probabilità", "Momenti", "Fortuna"),
    }[language]:
        assert heading in result.output
    assert not RAW_ID.search(result.output)


def test_json_html_and_the_other_spelling(finished: Path, tmp_path: Path) -> None:
    found = json.loads(run("analyze", finished, "--json").output)
    assert found["game"] == "warriors"
    assert found == json.loads(run("analyse", finished, "--json").output), "the same seed, the same analysis"
    page = tmp_path / "page.html"
    assert run("analyse", finished, "--html", page).exit_code == 0
    text = page.read_text(encoding="utf-8")
    assert text.count("<polyline") == 2
    assert "http" not in text, "it needs nothing from elsewhere"
    both = run("analyse", finished, "--json", "--html", tmp_path / "other.html")
    assert json.loads(both.stdout) == found
    assert (tmp_path / "other.html").exists()


def test_a_page_never_takes_the_place_of_another_file(finished: Path, tmp_path: Path) -> None:
    before = finished.read_text(encoding="utf-8")
    result = run("analyse", finished, "--html", finished, "--lang=en")
    assert result.exit_code == 2
    assert "already exists" in result.stderr
    assert finished.read_text(encoding="utf-8") == before
    nowhere = run("analyse", finished, "--html", tmp_path / "no" / "page.html", "--lang=en")
    assert nowhere.exit_code == 2
    assert "cannot be written" in nowhere.stderr


def test_an_unfinished_game_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "game.quadriga"
    run("play", "warriors", *SHORT, "--seats=human,medium", "--save", path, typed="quit\n")
    result = run("analyse", path)
    assert result.exit_code == 2
    assert "not finished" in result.output


@pytest.mark.parametrize(
    "damage, said",
    [(('"chance":[[', '"chance":[[7,'), "chance"), (('"scores":[', '"scores":[1'), "result")],
)
def test_a_record_that_does_not_hold_is_refused(
    finished: Path, tmp_path: Path, damage: tuple[str, str], said: str
) -> None:
    path = tmp_path / "game.quadriga"
    path.write_text(finished.read_text(encoding="utf-8").replace(*damage), encoding="utf-8")
    result = run("analyse", path, "--lang=en")
    assert result.exit_code == 2
    assert str(path) in result.stderr
    assert said in result.stderr


def test_what_rounds_to_nothing_has_no_sign() -> None:
    texts = Texts("en", find_game("warriors"), LOCALE)
    told = [signed(texts, share) for share in (0.0, -0.0004, 0.0004, -0.0006, 0.01)]
    assert told == ["0.0 %", "0.0 %", "0.0 %", "−0.1 %", "+1.0 %"]


def test_two_answers_with_the_same_words_are_told_apart_as_typed() -> None:
    module = find_game("warriors")
    g = Table.open(module, 2, module.read_options(2, {}), "7").game
    seat = g.waiting()[0]
    answer = g.choices(seat)[0].smallest()
    found = SimpleNamespace(course=SimpleNamespace(module=module, end=g))
    told = Teller(found, Screen(module, Texts("en", module, LOCALE), Page(plain=True)), [])  # type: ignore[arg-type]
    same = Better(answer, 0.1, 0.0)
    point = TurningPoint(Step(1, seat, answer, g, False), 0.5, 0.4, 0.0, same, 2)
    assert told.answer_given(point).endswith("]")
    assert not told.answer_given(point._replace(better=None)).endswith("]")


DRAWN = {
    "en": r"\w+: \d+ draws? changed the expectation by [+−]?\d+\.\d %; [+−]?\d+\.\d % was to be expected\.",
    "it": r"\w+: \d+ estrazion[ei] h\w+ cambiato la probabilità di [+−]?\d+,\d %; c’era da aspettarsi [+−]?\d+,\d %\.",
}


@pytest.mark.parametrize("language", DRAWN)
def test_draws_are_told_apart_with_what_was_to_be_expected(language: str) -> None:
    module = find_game("byzantion")
    table = Table.open(module, 2, module.read_options(2, {}), "drawn")
    bots = [make_bot("random", module.name, f"b{seat}") for seat in range(2)]
    while table.record.length < 150:
        seat = table.game.waiting()[0]
        assert table.submit(seat, bots[seat].answer(table.game, seat)) is None
    found = analyse(module, table.record, Budget(swings=1, doubts=0, worlds=2, chances=1, samples=2, level=""))
    told = Teller(found, Screen(module, Texts(language, module, LOCALE), Page(plain=True)), [0, 0])
    lines = told.draw_lines()
    assert len(lines) == 2
    assert all(re.fullmatch(DRAWN[language], line) for line in lines), lines
    assert any({"en": "Draws", "it": "Estrazioni"}[language] in line for line in told.moment_lines())
    assert not RAW_ID.search("\n".join([*lines, *told.notes(), *told.moment_lines()]))
