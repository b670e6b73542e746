"""Byzantion in the terminal: whole games by what a person would type, the page, the table, a lone emperor."""

import json
import re
from pathlib import Path

import pytest
from tests.cli.running import Terminal, run, run_process

from quadriga.games.byzantion.module import ByzantionModule
from quadriga.games.byzantion.prompts import PASSING, PROMPTS
from quadriga.language.languages import LANGUAGES
from quadriga.language.texts import Texts
from quadriga.ledger.ledger import load_ledger

RAW_ID = re.compile(
    r"\b(event|reason|prompt|choice|verb|error|phase|head|page|card|mission|eventcard|good|unit|territory|keimelion|type"
    r"|demos|rank|action)-[a-z_]+"
)
THREE = ("--seats=human,random,random", "--seed=3")


def answers(path: Path) -> list[tuple[int, str]]:
    lines = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    return [(line["seat"], line["do"]) for line in lines if "do" in line]


def written(tmp_path: Path, position: str) -> Path:
    path = tmp_path / "position.toml"
    path.write_text(position, encoding="utf-8")
    return path


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", ["human,random,random", "human"])
def test_a_whole_game_by_first_numbers(seats: str, language: str, state: Path) -> None:
    typed = "1\n1\n1\ndone\n" * 800  # done, for Bandons may be formed anew many times
    result = run_process(
        "play", "byzantion", "--seed=7", "--seats", seats, "--lang", language, typed=typed, state=state
    )
    assert result.returncode == 0, result.stderr
    assert result.stderr == ""
    over = {"en": "The game is over after round", "it": "Partita finita dopo il round"}
    assert over[language] in result.stdout
    assert not RAW_ID.search(result.stdout)
    (path,) = state.glob("*.quadriga")
    assert run("verify", path).exit_code == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_prompt_and_every_standing_order_has_a_text(language: str) -> None:
    texts = Texts(language, ByzantionModule())
    wanted = [*PROMPTS, *(f"moment-{prompt}" for prompt in PASSING)]
    assert [name for name in wanted if texts.find(name, "", {}) is None] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_thing_has_a_name_and_every_card_a_text(language: str) -> None:
    module = ByzantionModule()
    texts = Texts(language, module)
    board = module.data.board
    told = [(f"card-{key}", "text") for key in board.card_keys]
    told += [(f"mission-{mission.key}", "text") for mission in board.missions]
    told += [(f"keimelion-{key}", form) for key in board.keimelia for form in ("text", "solo")]
    told += [(f"unit-{key}", form) for key in board.unit_keys for form in ("one", "many", "short")]
    told += [(f"territory-{key}", "sea") for key in board.territory_keys]
    told += [(f"demos-{key}", form) for key in board.demoi for form in ("one", "many")]
    told += [
        (f"eventcard-{event.key}", f"option{option + 1}")
        for event in board.events[:30]
        for option in range(len(event.units))
    ]
    assert [name for name, form in told if not texts.find(name, "", {}) or not texts.find(name, form, {})] == []
    plain = [f"eventcard-{event.key}" for event in board.events] + [f"rank-{key}" for key in board.rank_keys]
    assert [name for name in plain if not texts.find(name, "", {})] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_chapter_of_the_rules_has_a_name(language: str) -> None:
    texts = Texts(language, ByzantionModule())
    chapters = {rule.split("-")[1].lower() for rule in load_ledger("byzantion").rules}
    assert [name for name in sorted(chapters) if texts.find(f"chapter-{name}", "", {}) is None] == []


# --- the page


def test_missions_and_the_draft_are_shown_with_their_texts() -> None:
    output = run("play", "byzantion", *THREE, typed="1\n").output
    assert "Your Missions: put one of them away for good." in output
    assert "Renewal of Italy. 2 Doxa for every unit in Italia" in output
    assert "Events: 1 " in output
    assert "Peter the Patrician. Hero: Palatina 1 · costs 5 · makes 1 Auctoritas. Whenever you take a Draw" in output
    assert "Keep Peter the Patrician [keep peter_the_patrician]" in output


def test_the_page_of_a_turn(tmp_path: Path) -> None:
    output = run("play", "--position", written(tmp_path, TURN), "--seats=human,random", typed="").output
    assert "== Round 2 of 6 · Action phase · Arbiter: Blues" in output
    assert "B Blues 10 (you, Ring, 6 Dyn); G Greens 10 (6 Dyn)" in output
    assert "Auctoritas 3, Civicus 0, Virtus 0, Fides 1" in output
    assert "Event: Academy of Athens · AD 529, Illyricum" in output
    assert "✓ Preserve Hellenic thought: 2 Civicus, 1 Frumentum → a senator, a merchant" in output
    assert "Victory: 2 Auctoritas, 1 Civicus · Defeat: lose 3 Auctoritas" in output
    assert "Market: 2 Frumentum · 3 Lapis · 4 – · 5 –" in output
    assert "In play: Peter the Patrician + Notaries of the Consistory → 2 Auctoritas, 1 Civicus" in output
    assert "Hand: Treasurer 5, Counterplot 3*" in output
    assert "Discard Treasurer for income [discard treasurer]" in output
    assert "Activate a card or a Bandon [act activate]" in output


def test_the_table_on_demand(tmp_path: Path) -> None:
    typed = "map\natlas\nseats\nlook belisarius\nlook nika\nlook chalice\nlook events\nlook zeus\nhelp\n"
    output = run("play", "--position", written(tmp_path, TURN), "--seats=human,random", typed=typed).output
    assert "Counterplot. Intrigue: Palatina · costs 3. In answer to another player's Intrigue card" in output
    assert "Roads of Gold. 2 Doxa for every Emporion unit" in output
    assert "Italia (Tyrrhenian Sea): 2 legionaries" in output
    assert "Belisarius. Hero: Stratiotika 3, Palatina 2 · costs 9" in output
    assert "Trial in Auctoritas: " in output
    assert "2 extra Auctoritas for this round's vote" in output
    assert "▶ 2 Academy of Athens" in output
    assert "There is no “zeus” on this table" in output
    assert "look NAME a card" in output
    assert re.search(r"Blues +10 +3 +0", output)
    assert "B  Blues · a person" in output


def test_why_says_what_is_missing(tmp_path: Path) -> None:
    typed = "why\n"
    output = run("play", "--position", written(tmp_path, TURN), "--seats=human,random", typed="why\nvote 1 x1\n").output
    assert "Units are built in a solo game only" in output
    assert "The vote comes once in the Event phase" in output
    output = run("play", "--position", written(tmp_path, POOR), "--seats=human,random", typed=typed).output
    assert "The Market takes none of your resources." in output


def test_an_amount_alone_answers_a_question_for_an_amount(tmp_path: Path) -> None:
    save = tmp_path / "game.quadriga"
    typed = "7\n2\n1\n"
    output = run(
        "play", "--position", written(tmp_path, GIVING), "--seats=human,random", "--save", save, typed=typed
    ).output
    assert "In secret: how much Civicus do you contribute? The event asks for 2 in all." in output
    assert "  0–2. Contribute Civicus [commit civicus x0-2]" in output
    assert "7 is not in the list" in output
    assert [do for seat, do in answers(save) if seat == 0][:2] == ["commit civicus x2", "commit frumentum x1"]


def test_one_person_is_not_asked_where_only_passing_is_possible(tmp_path: Path) -> None:
    save = tmp_path / "game.quadriga"
    output = run(
        "play", "--position", written(tmp_path, WATCHING), "--seats=human,random", "--save", save, "--seed=2", typed=""
    ).output
    assert (0, "pass") in answers(save)
    assert "declare an action" not in output


def test_two_people_are_both_asked(tmp_path: Path) -> None:
    typed = "\nact reset\n\n"
    output = run("play", "--position", written(tmp_path, WATCHING), "--seats=human,human", typed=typed).output
    assert "The Greens declare an action: Reset the Market. Do you react?" in output


def test_a_window_shows_the_chain_and_the_cards_that_may_answer(tmp_path: Path) -> None:
    typed = "\nact play\n\nintrigue iron_custody\n\n"
    output = run("play", "--position", written(tmp_path, PLOT), "--seats=human,human", typed=typed).output
    assert "Announced: Iron Custody (Greens)" in output
    assert "The Greens announce Iron Custody. Do you cancel it?" in output
    assert "Intrigue: Counterplot (2 Nomisma) [intrigue counterplot]" in output


def test_a_lone_emperor(tmp_path: Path) -> None:
    output = run("play", "--position", written(tmp_path, REIGN), typed="map\nact build\n1\n").output
    assert "As things stand: Nero" in output
    assert "Event: Hostels of the Holy City · AD 528, Aegyptus" in output
    assert "missing: a monk" in output
    assert "otherwise lose 2 Doxa" in output
    assert "Place a seal on I: " in output
    assert "Build units: 0 built with this action so far." in output
    assert "Your ministers declare: Build units." in output


# --- on a real terminal


@pytest.mark.parametrize("columns", [80, 100])
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_line_is_wider_than_the_terminal(columns: int, language: str, tmp_path: Path, state: Path) -> None:
    position = written(tmp_path, TURN)
    arguments = ("play", "--position", position, "--seats=human,random", "--lang", language)
    commands = {"en": ("atlas", "map", "seats", "why"), "it": ("atlante", "mappa", "posti", "perché")}
    prompt = {"en": "Blues>", "it": "Azzurri>"}[language]
    with Terminal(*arguments, state=state, COLUMNS=str(columns), LINES="50") as terminal:
        pages = terminal.see(prompt)
        for command in commands[language]:
            terminal.type(command)
            pages += terminal.see(prompt)
        assert max(len(line) for line in pages.split("\n")) <= columns


def test_discards_stand_in_one_row(tmp_path: Path, state: Path) -> None:
    with Terminal("play", "--position", written(tmp_path, TURN), "--seats=human,random", state=state) as terminal:
        page = terminal.see("Blues>")
        assert re.search(r"Discard for income: \d+ Treasurer · \d+ Counterplot", page)
        terminal.type("quit")
        assert terminal.end() == 0


def test_the_demoi_have_their_own_colours(tmp_path: Path, state: Path) -> None:
    with Terminal(
        "play", "--position", written(tmp_path, TURN), "--seats=human,random", state=state, COLORTERM="truecolor"
    ) as terminal:
        terminal.see("Blues>")
        assert "48;2;63;140;255m B " in terminal.raw


TURN = """
game = "byzantion"
players = 2
[position]
event = "academy_of_athens"
option = 2
events = ["nika_revolt", "", "vandal_expedition", "landing_in_sicily", "sack_of_antioch", "silkworms_of_the_monks"]
market = ["frumentum", "lapis"]
units.italia = { legionary = 2 }
seat.green = { nomisma = 1 }
[position.seat.blue]
auctoritas = 3
fides = 1
nomisma = 4
hand = ["treasurer", "counterplot"]
area = ["peter_the_patrician", "notaries_of_the_consistory"]
bandon = { peter_the_patrician = ["notaries_of_the_consistory"] }
missions = ["roads_of_gold"]
"""

POOR = """
game = "byzantion"
players = 2
[position]
market = ["frumentum", "lapis", "auctoritas"]
seat.blue = { lapis = 1, auctoritas = 1 }
"""

GIVING = """
game = "byzantion"
players = 2
[position]
phase = "resolution"
event = "academy_of_athens"
option = 2
seat.blue = { civicus = 2, frumentum = 1 }
"""

WATCHING = """
game = "byzantion"
players = 2
[position]
active = "green"
order = ["green", "blue"]
seat.blue = { nomisma = 9, hand = ["belisarius"] }
"""

PLOT = """
game = "byzantion"
players = 2
[position]
seat.blue = { nomisma = 9, hand = ["counterplot", "martin"], area = ["peter_the_patrician"] }
seat.green = { nomisma = 4, hand = ["iron_custody"] }
"""

REIGN = """
game = "byzantion"
players = 1
[position]
event = "hostels_of_the_holy_city"
seat.blue = { auctoritas = 3, fides = 4, frumentum = 4, nomisma = 9, doxa = 9 }
"""
