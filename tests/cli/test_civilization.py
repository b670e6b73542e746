"""Civilization CHR in the terminal: a game as typed, the page, the map, ABAKUS, battles, offers."""

import re
from pathlib import Path

import pytest
from tests.cli.running import run, run_process

from quadriga.cli.civilization.board import ABAKUS, PARTS
from quadriga.games.civilization.data_names import MISSION_NAMES
from quadriga.games.civilization.module import CivilizationModule
from quadriga.games.civilization.names import NAMED, SEAT_NAMES
from quadriga.games.civilization.odds import clash_odds
from quadriga.games.civilization.prompts import PASSING, PROMPTS
from quadriga.language.languages import LANGUAGES
from quadriga.language.texts import Texts
from quadriga.ledger.ledger import load_ledger

RAW_ID = re.compile(
    r"(?<![\w.])(event|reason|prompt|choice|verb|error|phase|head|page|strategy|technology|wonder|improvement|space|seat|kind"
    r"|token|size|era|government|civilization|mission|mood|account|statistic|culture|modifier|exchange|promise|leg)-[a-z_]+"
)
SEATS = "--seats=human,random,random"


def written(tmp_path: Path, position: str) -> Path:
    path = tmp_path / "position.toml"
    path.write_text(position, encoding="utf-8")
    return path


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_by_first_numbers(language: str, state: Path) -> None:
    typed = "1\nhalt\ndone\nkeep\npass\n" * 400  # what ends a decision is not always the first of the list
    arguments = ("play", "civilization", "--length=short", "--turns=4", "--seed=7", SEATS, "--lang", language)
    result = run_process(*arguments, typed=typed, state=state)
    assert result.returncode == 0, result.stderr
    assert result.stderr == ""
    over = {"en": "The game is over after turn 4", "it": "La partita è finita dopo il turno 4"}
    assert over[language] in result.stdout
    notation = re.sub(r"\[[^\]]*\]", "", result.stdout)
    assert not RAW_ID.search(re.sub(r"> .*", "", notation))
    (path,) = state.glob("*.quadriga")
    assert run("verify", path).exit_code == 0


# --- the catalogues


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_prompt_and_every_standing_order_has_a_text(language: str) -> None:
    texts = Texts(language, CivilizationModule())
    wanted = [*PROMPTS, *(f"moment-{prompt}" for prompt in PASSING)]
    assert [name for name in wanted if texts.find(name, "", {}) is None] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_thing_has_a_name(language: str) -> None:
    texts = Texts(language, CivilizationModule())
    wanted = [f"{kind}-{name}" for kind, names in NAMED.items() for name in names if name]
    wanted += [f"seat-{name}" for name in SEAT_NAMES]
    assert [name for name in wanted if texts.find(name, "", {}) is None] == []
    assert [name for name in MISSION_NAMES if texts.find(f"mission-{name}", "text", {}) is None] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_chapter_every_option_and_every_part_of_the_score_has_a_name(language: str) -> None:
    module = CivilizationModule()
    texts = Texts(language, module)
    wanted = [f"chapter-{rule.split('-')[1].lower()}" for rule in load_ledger("civilization").rules]
    for option in module.options:
        name = option.name.replace("_", "-")
        wanted += [f"option-{name}", *(f"{name}-{value}" for value in option.values)]
    seats, options = module.variations()[0]
    wanted += [f"score-{part}" for part in module.scores(module.new(seats, options))[0]]
    assert [name for name in wanted if texts.find(name, "", {}) is None] == []


def test_bad_options_are_explained() -> None:
    assert "stands in for secret bids" in run("play", "civilization", SEATS, "--auction=on").output


# --- the page


def test_the_page_of_a_turn(tmp_path: Path) -> None:
    output = run("play", "--position", written(tmp_path, REALM), SEATS, typed="").output
    assert "== Turn 5 · Ancient era · 4 Purchases · Short: into the Medieval era" in output
    assert "R Red 5 (you, 60 coins)" in output
    assert re.search(r"B Blue \d+ \(12 coins, at war\)", output)
    assert "60 coins · income " in output
    assert "State: Despotism" in output
    assert "Resources: 1 wine" in output
    assert "Cards in hand: Own four settlements" in output
    assert "At war with:  B  Blue" in output
    assert re.search(r"Gallia +town, capital, happy +wine, road +1 Ex 2 Sw", output)
    assert re.search(r"Italia +face-down token", output)
    assert "Mathematics (40 coins) [buy-technology mathematics]" in output


def test_the_table_on_demand(tmp_path: Path) -> None:
    looks = ("gallia", "mysticism", "temple", "monarchy", "oracle", "famine", "ambush", "sc_006", "abakus", "zeus")
    typed = "\n".join(["map", "atlas", "seats", *(f"look {name}" for name in looks), "look cards", "help", ""])
    output = run("play", "--position", written(tmp_path, REALM), SEATS, typed=typed).output
    assert "R  Red · a person" in output
    assert "Europe · arctic band" in output
    assert "Served by Temple" in output
    assert "Mysticism. Ancient · list price 40 · for you 40" in output
    assert "Temple. Ancient · happiness · list price 10" in output
    assert "Monarchy. Needs Horseback Riding and Mysticism" in output
    assert "Oracle. Ancient." in output
    assert "Famine/crisis. " in output
    assert "Ambush. 5 coins, difficulty 3" in output
    assert output.count("Own four settlements. ") == 2
    assert "Production now" in output
    assert re.search(r"Settlements +\d+", output)
    assert "Despotism" in output
    assert "zeus" in output
    assert "statistics" in output


def test_one_clash_is_reckoned_with_what_the_two_add(tmp_path: Path) -> None:
    """Ancient units throw one die each; cavalry is one better than infantry, infantry than artillery."""
    looks = ("clash", "clash horseman / swordsman", "clash ancient_inf +2 aircraft / galley -1", "clash dragon / x")
    typed = "\n".join([*(f"look {name}" for name in looks), ""])
    output = run("play", "--position", written(tmp_path, REALM), SEATS, "--plain", typed=typed).output
    assert "horseman: swordsman 58% / 14% / 28%; horseman 42% / 17% / 42%; catapult 28% / 14% / 58%" in output
    assert "look clash horseman +2 aircraft / swordsman" in output
    assert "Attacker: Units horseman; Dice 1D6+1" in output
    higher = [line.strip() for line in output.splitlines() if "The attacker is higher" in line]
    expected = [clash_odds(1, 1, 1, 0)[0], clash_odds(2, 2, 1, -1)[0]]
    assert higher == [f"The attacker is higher: {chance:.1%}" for chance in expected]
    assert "There is no “dragon” on this table" in output


def test_statistics_tell_every_turn(tmp_path: Path) -> None:
    typed = "look statistics\n" + "1\nhalt\ndone\nkeep\npass\n" * 120 + "look statistics\n"
    arguments = ("--length=short", "--turns=30", "--seed=7", SEATS, "--plain", f"--save={tmp_path / 'game'}")
    before, _, later = run("play", "civilization", *arguments, typed=typed).output.partition("No turn has ended yet.")
    assert "Statistics" in before
    income = later.rpartition("Statistics")[2].partition("\nSettlements\n")[0]
    turns = re.findall(r"^(\d+): R \d+; B \d+; G \d+$", income, flags=re.M)
    assert len(turns) > 2
    assert turns == [str(turn) for turn in range(1, len(turns) + 1)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_is_looked_at_is_written_in_the_readers_language(language: str, tmp_path: Path) -> None:
    parts = (*PARTS, *ABAKUS, "gallia", "sargasso_sea", "sc_006", "monarchy", "hanging_gardens")
    typed = "\n".join(["why", "map", "atlas", "seats", "score", "log all", *(f"look {part}" for part in parts), ""])
    for position in (REALM, BATTLE, TRADE):
        result = run("play", "--position", written(tmp_path, position), SEATS, "--lang", language, typed=typed)
        notation = re.sub(r"\[[^\]]*\]|> .*|^ +\S+ \S+: ", "", result.output, flags=re.M)
        assert not RAW_ID.search(notation)
        other = {"en": ("Rosso", "monete", "terre"), "it": ("Red ", "coins", "lands")}[language]
        assert [word for word in other if word in notation] == []


def test_a_battle_shows_both_sides_and_hides_what_is_sealed(tmp_path: Path) -> None:
    output = run("play", "--position", written(tmp_path, BATTLE), SEATS, typed="").output
    assert "Battle: Gallia, round 1" in output
    assert re.search(r"Units +2 swordsmen, a horseman +a swordsman, a catapult", output)
    assert re.search(r"combat +choosing … +(choosing …|chosen in secret)", output)


def test_an_offer_is_typed_and_told(tmp_path: Path) -> None:
    typed = "\noffer blue: 5 coins for 1 technology:masonry\n\n"
    output = run("play", "--position", written(tmp_path, TRADE), "--seats=human,human,random", typed=typed).output
    assert "Red makes Blue offer 1." in output
    output = run(
        "play", "--position", written(tmp_path, TRADE), SEATS, typed="offer blue: 500 coins for nothing\n"
    ).output
    assert "Not enough coins: 500 needed, 20 there." in output


REALM = """
game = "civilization"
players = 3
options = { length = "short" }
[position]
turn = 5
phase = "purchase"
active = "red"
order = ["red", "blue", "green"]
war = [["red", "blue"]]
land.gallia = { holder = "red", size = "town", resource = "wine", road = "road" }
land.italia = { token = "treasure" }
units.gallia.red = { ancient_infantry = 2, explorer = 1 }
lost = ["ceremonial_burial", "code_of_laws", "alphabet_writing", "philosophy_literature"]
[position.seat.red]
coins = 60
technologies = ["masonry"]
wonders = ["hanging_gardens"]
improvements = ["temple@gallia"]
hand = ["sc_006"]
[position.seat.blue]
coins = 12
"""

BATTLE = """
game = "civilization"
players = 3
options = { length = "long" }
[position]
turn = 5
phase = "movement"
order = ["red", "blue", "green"]
battle = { space = "gallia", attackers = ["red"], defenders = ["blue"] }
units.gallia.red = { ancient_infantry = 2, ancient_cavalry = 1 }
units.gallia.blue = { ancient_infantry = 1, ancient_artillery = 1 }
lost = ["bronze_working", "the_wheel", "mathematics"]
"""

TRADE = """
game = "civilization"
players = 3
options = { length = "long" }
[position]
turn = 5
phase = "trade"
order = ["red", "blue", "green"]
land.gallia = { holder = "red", size = "village", resource = "wine" }
land.italia = { holder = "blue", size = "village", resource = "iron" }
[position.seat.red]
coins = 20
[position.seat.blue]
coins = 20
technologies = ["masonry"]
"""
