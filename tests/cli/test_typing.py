"""What a person types in the terminal that is not quite right, and several things at once."""

import re
from pathlib import Path

import pytest
from tests.cli.running import run

from quadriga.bots import advice
from quadriga.bots.advice import Hint
from quadriga.cli.terminal import Factions
from quadriga.engine.choice import Answer
from quadriga.engine.table import Table
from quadriga.games.registry import GAMES, TEMPLATES, find_game
from quadriga.language.languages import LANGUAGES
from quadriga.language.texts import Texts

SEATS = "--seats=human,random,random"
MOVEMENT = """
game = "civilization"
players = 3
options = { length = "long" }
[position]
turn = 5
phase = "movement"
order = ["red", "blue", "green"]
units.nile.red = { explorer = 1, ancient_infantry = 1 }
units.gallia.red = { explorer = 1 }
land.gallia = { token = "treasure" }
"""
TRADE = MOVEMENT.replace('"movement"', '"trade"') + "[position.seat.red]\ncoins = 20\n"


def typed(tmp_path: Path, position: str, *lines: str, language: str = "en") -> str:
    path = tmp_path / "position.toml"
    path.write_text(position, encoding="utf-8")
    given = ("play", "--position", path, SEATS, "--lang", language)
    return run(*given, typed="".join(f"{line}\n" for line in lines)).output


# --- words that are not understood


def test_an_unknown_word_lists_only_what_is_open_now_and_the_commands(tmp_path: Path) -> None:
    output = typed(tmp_path, MOVEMENT, "xyzzy")
    complaint = re.search(r"“xyzzy” is neither an answer nor a command\. Answers now: (.*)\. Commands: (.*)\.", output)
    assert complaint is not None
    assert complaint[1].split(", ") == ["done", "look", "move"]
    assert complaint[2].startswith("help, hint, why")


@pytest.mark.parametrize(("language", "slip", "meant"), [("en", "mvoe", "move"), ("it", "aitto", "aiuto")])
def test_a_slip_of_the_pen_is_told_what_may_have_been_meant(
    language: str, slip: str, meant: str, tmp_path: Path
) -> None:
    asks = {"en": f"did you mean {meant}", "it": f"forse {meant}"}
    assert asks[language] in typed(tmp_path, MOVEMENT, slip, language=language)


def test_the_name_of_something_on_the_table_alone_shows_it(tmp_path: Path) -> None:
    output = typed(tmp_path, MOVEMENT, "abakus", "monarchy")
    assert "neither an answer" not in output
    assert "Production now" in output
    assert "Monarchy. Needs Horseback Riding" in output


def test_what_stands_in_the_list_is_an_answer_even_if_a_command_is_called_like_it(tmp_path: Path) -> None:
    listed = re.search(r"\[(look \S+)\]", typed(tmp_path, MOVEMENT))
    assert listed is not None
    output = typed(tmp_path, MOVEMENT, listed[1])
    assert "There is no “red.explorer" not in output
    assert "30 coins" in output


# --- amounts


def test_an_amount_where_none_is_taken(tmp_path: Path) -> None:
    assert "This answer takes no amount. Leave out the number behind it." in typed(tmp_path, MOVEMENT, "1 x2")
    italian = typed(tmp_path, MOVEMENT, "1 x2", language="it")
    assert "Questa risposta non vuole una quantità. Togli il numero che la segue." in italian


@pytest.mark.parametrize(("line", "right"), [("duty 5", "duty x5"), ("embargo blue 5", "embargo blue x5")])
def test_an_amount_without_its_x_is_told_how_it_is_written(line: str, right: str, tmp_path: Path) -> None:
    assert f"An amount is written with an x before it: {right}." in typed(tmp_path, TRADE, line)


# --- terms


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_game_gives_an_example_of_its_own_terms(language: str, tmp_path: Path) -> None:
    output = typed(tmp_path, TRADE, "offer blue: 20 coins for", "offer blue", language=language)
    assert output.count("20 coins for 1 technology:masonry") == 2
    assert "food" not in output


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_game_in_which_terms_are_offered_has_an_example(game: str, language: str) -> None:
    module = find_game(game)
    assert Texts(language, module).has_example() == ("offer" in module.verbs)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", [*GAMES, *TEMPLATES])
def test_help_gives_examples_of_the_game_that_is_played(game: str, language: str) -> None:
    command = {"en": "help", "it": "aiuto"}[language]
    output = run(
        "play", game, "--seats=human,random,random", "--seed=1", "--lang", language, typed=f"{command}\n"
    ).output
    own = Texts(language, find_game(game))
    flat = re.sub(r"\s+", " ", output.partition(f"> {command}")[2])
    assert f"{own('example-answer')}. " in flat
    assert (f"5: {own('example-terms')}." in flat) == own.has_example()
    others = [Texts(language, find_game(other)) for other in (*GAMES, *TEMPLATES) if other != game]
    assert [one("example-answer") for one in others if one("example-answer") in flat] == []


# --- several at once


def test_several_answers_are_told_in_order_with_the_one_that_failed_and_what_is_left(tmp_path: Path) -> None:
    output = typed(tmp_path, MOVEMENT, "move explorer@nile; to arabia; to gallia; halt; done")
    said = ["Red: explorer from Nile to Arabia.", "to gallia: ", "Not done either: halt; done"]
    places = [output.find(sentence) for sentence in said]
    assert -1 not in places
    assert places == sorted(places)


def test_commands_may_stand_among_answers(tmp_path: Path) -> None:
    output = typed(tmp_path, MOVEMENT, "move explorer@nile; undo; score")
    assert "Taken back." in output.partition("> ")[2]
    assert "Points" in output.partition("Taken back.")[2]


# --- hints, letters, the line of help


def test_a_usual_answer_before_a_higher_number_is_explained(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    hints = [Hint(Answer("done"), 0.350, 0.01, 9, True), Hint(Answer("move", 0), 0.359, 0.01, 9, False)]
    monkeypatch.setattr(advice, "advise", lambda *_: hints)
    assert "The first answer is the usual one" in typed(tmp_path, MOVEMENT, "hint")
    hints.reverse()
    assert "The first answer is the usual one" not in typed(tmp_path, MOVEMENT, "hint")


@pytest.mark.parametrize(("language", "letters"), [("en", "RBGYPO"), ("it", "RBVGIA")])
def test_the_letters_of_seats_are_those_of_their_names(language: str, letters: str) -> None:
    module = find_game("civilization")
    g = Table.open(module, 6, module.read_options(6, {}), "1").game
    texts = Texts(language, module)
    assert Factions(module, g, [texts.name(g, "seat", seat) for seat in range(6)]).letters == list(letters)


@pytest.mark.parametrize(("language", "quits"), [("en", "· quit"), ("it", "· esci")])
def test_the_line_of_help_says_how_to_stop(language: str, quits: str, tmp_path: Path) -> None:
    assert quits in typed(tmp_path, MOVEMENT, language=language)
