"""On a real terminal: questions for newcomers, colours, the curtain, interruption, one's own width."""

import json
import re
from pathlib import Path

import pytest
from tests.cli.running import Terminal

COLOUR = re.compile(r"\x1b\[[0-9;]*(?:3[0-8]|4[0-8]);?[0-9;]*m")
GAME = ("play", "warriors", "--seats=human,random", "--seed=4", "--turn-limit=1")


def test_a_newcomer_is_asked_and_can_press_enter_all_the_way(state: Path) -> None:
    with Terminal(state=state) as terminal:
        assert "Language / Lingua" in terminal.see("[1]")
        terminal.type("")
        assert "2  Byzantion" in terminal.see("Which game?")
        terminal.type("")
        terminal.see("How many players?")
        terminal.type("nine")
        terminal.see("A number from 2 to 6, please.")
        terminal.type("2")
        terminal.see("How many of them sit at this keyboard?")
        terminal.type("")
        terminal.see("Who plays the others?")
        terminal.type("random")
        terminal.see("Which map?")
        terminal.type("3")
        page = terminal.see("Place your first development tokens: 3 left.")
        assert "Warriors & Traders" in page
        terminal.type("quit")
        terminal.see("quadriga play --resume")
        assert terminal.end() == 0
    with Terminal("play", state=state) as terminal:
        terminal.see("[1]")
        terminal.type("2")
        terminal.see("Quale gioco?")
        terminal.type("")
        terminal.see("Riprendere warriors-")
        terminal.type("sì")
        terminal.see("Piazza i tuoi primi Gettoni Sviluppo: ne restano 3.")
        terminal.type("esci")
        terminal.see("La partita è salvata")
        assert terminal.end() == 0


def test_the_wizard_can_be_left(state: Path) -> None:
    with Terminal(state=state) as terminal:
        terminal.see("[1]")
        terminal.interrupt()
        assert terminal.end() == 0
    assert not state.exists()


def test_colours_on_a_terminal(state: Path) -> None:
    with Terminal(*GAME, state=state) as terminal:
        terminal.see("3 left.")
        assert COLOUR.search(terminal.raw)
        assert "●" in terminal.text or "○" in terminal.text


def test_no_color_is_obeyed_and_letters_remain(state: Path) -> None:
    with Terminal(*GAME, state=state, NO_COLOR="1") as terminal:
        page = terminal.see("3 left.")
        assert not COLOUR.search(terminal.raw)
        assert re.search(r" [A-Z]  \w+", page)


def test_plain_draws_nothing(state: Path) -> None:
    with Terminal(*GAME, "--plain", state=state) as terminal:
        page = terminal.see("3 left.")
        assert not COLOUR.search(terminal.raw)
        assert not re.search("[─│●○█]", page)
        terminal.type("map")
        assert "Type capital; Yields" in terminal.see("On your borders")


@pytest.mark.parametrize("columns", [80, 120])
def test_no_line_is_wider_than_the_terminal(columns: int, state: Path) -> None:
    with Terminal(*GAME, state=state, COLUMNS=str(columns)) as terminal:
        pages = terminal.see("3 left.")
        for command, shown in (
            ("atlas", "AP action points"),
            ("help", "you can go on later"),
            ("seats", "random bot"),
            ("why", "Not possible now"),
        ):
            terminal.type(command)
            pages += terminal.see(shown)
        assert max(len(line) for line in pages.split("\n")) <= columns


def test_the_curtain_wipes_the_screen(state: Path) -> None:
    with Terminal("play", "warriors", "--seats=human,human", "--seed=4", state=state) as terminal:
        terminal.see("Press Enter when nobody else is looking")
        terminal.type("")
        terminal.see("3 left.")
        terminal.type("1;1;1")
        terminal.see("Press Enter when nobody else is looking")
        assert terminal.raw.rindex("\x1b[3J") > terminal.raw.rindex("3 left.")


def test_an_interruption_saves_the_game(state: Path) -> None:
    with Terminal(*GAME, state=state) as terminal:
        terminal.see("3 left.")
        terminal.type("1")
        terminal.see("2 left.")
        terminal.interrupt()
        terminal.see("quadriga play --resume")
        assert terminal.end() == 0
    (path,) = state.glob("*.quadriga")
    with Terminal("play", "--resume", path, state=state) as terminal:
        terminal.see("2 left.")


def test_confirm_lets_the_last_answer_be_taken_back(state: Path) -> None:
    with Terminal(*GAME, "--confirm", state=state) as terminal:
        terminal.see("3 left.")
        terminal.type("1;1;1")
        terminal.see("Enter to go on, undo to take it back")
        terminal.type("undo")
        terminal.see("1 left.")
        terminal.type("2")
        terminal.see("Enter to go on")
        terminal.type("")
        terminal.see("Your first action")


@pytest.mark.parametrize(
    "language, prompt, warning, left",
    [
        ("en", "Your first action", "This commits you", "Not done."),
        ("it", "La tua prima Azione", "Questo ti impegna", "Non fatto."),
    ],
)
def test_what_commits_is_asked_about_once_more(
    language: str, prompt: str, warning: str, left: str, state: Path
) -> None:
    with Terminal(*GAME, "--lang", language, state=state) as terminal:
        terminal.see("> ")
        terminal.type("1;1;1")
        assert warning not in terminal.see(prompt)
        terminal.type("pass")
        terminal.see(warning)
        terminal.type("undo")
        terminal.see(left)
        terminal.type("pass")
        terminal.see(warning)
        terminal.type("")
        terminal.see("> ")
        terminal.type("quit")
        assert terminal.end() == 0
    assert passes(state) == 1


def test_an_exclamation_mark_spares_the_second_question(state: Path) -> None:
    with Terminal(*GAME, state=state) as terminal:
        terminal.see("3 left.")
        terminal.type("1;1;1")
        terminal.see("Your first action")
        terminal.type("pass!")
        terminal.see("> ")
        terminal.type("quit")
        assert terminal.end() == 0
        assert "This commits you" not in terminal.text
    assert passes(state) == 1


def passes(state: Path) -> int:
    """How often the person, who is the first seat, has passed."""
    (path,) = state.glob("*.quadriga")
    lines = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    return sum(line.get("seat") == 0 and line.get("do") == "pass" for line in lines)


def test_tab_completes_what_is_on_offer(state: Path) -> None:
    with Terminal(*GAME, state=state) as terminal:
        terminal.see("3 left.")
        terminal.type("advance mil\t")
        terminal.see("increases Military")
