"""Medioevo Universale in the terminal: games as typed, the page, the map, battles, treaties."""

import json
import re
from pathlib import Path

import pytest
from tests.cli.running import Terminal, run, run_process

from quadriga.games.medioevo.codes import FINAL_ITEMS, SOURCES
from quadriga.games.medioevo.module import MedioevoModule
from quadriga.games.medioevo.prompts import PASSING, PROMPTS
from quadriga.language.languages import LANGUAGES
from quadriga.language.texts import Texts
from quadriga.ledger.ledger import load_ledger

RAW_ID = re.compile(
    r"(?<![\w.])(event|reason|prompt|choice|verb|error|phase|head|page|card|eventcard|good|unit|zone|area|kingdom|piece|engine"
    r"|building|category|technology|colour|clause|source|item|icon|protection|seat|vote)-[a-z_]+"
)
THREE = ("--seats=human,random,random", "--seed=3")
SEATS = "--seats=human,random,random"


def answers(path: Path) -> list[tuple[int, str]]:
    lines = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    return [(line["seat"], line["do"]) for line in lines if "do" in line]


def written(tmp_path: Path, position: str) -> Path:
    path = tmp_path / "position.toml"
    path.write_text(position, encoding="utf-8")
    return path


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_by_first_numbers(language: str, state: Path) -> None:
    typed = "1\n1\npass\ndone\nready\nback\n" * 1500  # what ends a decision is not always the first of the list
    arguments = ("play", "medioevo", "--turns=short", "--seed=7", SEATS, "--lang", language)
    result = run_process(*arguments, typed=typed, state=state)
    assert result.returncode == 0, result.stderr
    assert result.stderr == ""
    over = {"en": "The game is over after turn", "it": "Partita finita dopo il turno"}
    assert over[language] in result.stdout
    assert re.search({"en": r"Start +10 +10 +10", "it": r"Inizio +10 +10 +10"}[language], result.stdout)
    notation = re.sub(r"\[[^\]]*\]", "", result.stdout)
    assert not RAW_ID.search(re.sub(r"> .*", "", notation))
    (path,) = state.glob("*.quadriga")
    assert run("verify", path).exit_code == 0


# --- the catalogues


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_prompt_and_every_standing_order_has_a_text(language: str) -> None:
    texts = Texts(language, MedioevoModule())
    wanted = [*PROMPTS, *(f"moment-{prompt}" for prompt in PASSING)]
    assert [name for name in wanted if texts.find(name, "", {}) is None] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_thing_has_a_name_and_every_card_a_text(language: str) -> None:
    module = MedioevoModule()
    texts = Texts(language, module)
    board = module.data.board
    told = [(f"card-{key}", form) for key in board.card_keys for form in ("one", "text", "objective")]
    told += [(f"technology-{key}", "text") for key in board.technology_keys]
    told += [(f"zone-{key}", form) for key in board.zone_keys for form in ("one", "many")]
    told += [(f"area-{key}", "one") for key in board.area if key]
    told += [(f"unit-{key}", form) for key in board.unit_keys for form in ("one", "many", "short")]
    told += [(f"piece-{key}", form) for key in board.piece_keys for form in ("one", "many", "short")]
    told += [(f"engine-{level}", form) for level in (1, 2, 3) for form in ("one", "many", "short")]
    told += [(f"building-{key}", form) for key in board.building_keys for form in ("one", "many")]
    told += [(f"good-{key}", "short") for key in board.good_keys]
    told += [(f"kingdom-{key}", form) for key in board.kingdom_keys for form in ("one", "many", "short")]
    told += [(f"seat-p{seat}", form) for seat in range(1, 7) for form in ("one", "many", "short")]
    assert [name for name, form in told if not texts.find(name, "", {}) or not texts.find(name, form, {})] == []
    plain = [f"eventcard-{event.key}" for event in board.events]
    plain += [f"colour-{key}" for key in board.colour_keys] + [f"icon-{key}" for key in board.icon_keys]
    plain += [f"terrain-{key}" for key in board.terrain_keys] + [f"region-{key}" for key in board.region_keys]
    plain += [f"source-{key}" for key in SOURCES] + [f"item-{key}" for key in FINAL_ITEMS]
    assert [name for name in plain if not texts.find(name, "", {})] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_chapter_every_option_and_every_part_of_the_score_has_a_name(language: str) -> None:
    module = MedioevoModule()
    texts = Texts(language, module)
    wanted = [f"chapter-{rule.split('-')[1].lower()}" for rule in load_ledger("medioevo").rules]
    for option in module.options:
        wanted += [f"option-{option.name}", *(f"{option.name}-{value}" for value in option.values)]
    seats, options = module.variations()[0]
    wanted += [f"score-{part.replace('_', '-')}" for part in module.scores(module.new(seats, options))[0]]
    assert [name for name in wanted if texts.find(name, "", {}) is None] == []


def test_bad_options_are_explained() -> None:
    assert "needs an Honour that ends it" in run("play", "medioevo", SEATS, "--turns=unlimited").output
    assert "at least 21 are needed" in run("play", "medioevo", SEATS, "--honour=12").output
    assert "3 players cannot form 2 teams" in run("play", "medioevo", SEATS, "--teams=2").output


# --- the page


def test_cards_are_chosen_with_their_texts() -> None:
    output = run("play", "medioevo", *THREE, typed="1 x0\nfound buda\npost buda\n1\n1\n1\n1\n").output
    assert "how much of your 1,600 florins do you bid" in output
    assert "Found the village in Alba Iulia (Transylvania) [found transilvania]" in output
    assert "Which of these Empire cards do you keep?" in output
    assert re.search(r"\w+ \d+\. points: .*Objective: ", output)


def test_the_page_of_a_turn(tmp_path: Path) -> None:
    output = run("play", "--position", written(tmp_path, REALM), SEATS, typed="").output
    assert "== Turn 3 of 10 · Combat" in output
    assert "B Byzantine Empire 10 (you); K Kingdom of Hungary 14 (−1); M Mamluk Sultanate 10 (−3)" in output
    assert "840 florins · tax 30 · 1 loan · tokens: 1 blue, 1 red" in output
    assert "War circle: dice 2 5 3 · a horde is 2 LI 1 C1" in output
    assert "Event: Event 9: Lower Danube and Thrace · the next check tolerates a tax of 30" in output
    assert "Cards: Bishop 1, Spy 17 (rotated), Merchant 19" in output
    assert "Technology: blue II, red I · tokens: 2 blue, 1 red" in output
    assert "Road: ✓ Bulgaria → Crimea → Saraj → Buda ◎" in output
    assert "Pact: 1 commercial pact:  K  Kingdom of Hungary →  B  Byzantine Empire, 50 florins a trade" in output
    assert re.search(r"Constantinople \(Thrace\) +3 LI 1 Ar 1 C1 +town −1, tower +clothes \+ sal win", output)
    assert "Also: Rhodope, Lydia, Paphlagonia, Phrygia, Epirus •" in output
    assert re.search(r"Tarnovo \(Bulgaria\) +barb\. 2 LI 1 Ar +salt", output)
    assert "Declare war on the Kingdom of Hungary (costs 4 Honour) [declare hungary]" in output


def test_the_table_on_demand(tmp_path: Path) -> None:
    looks = ("constantinople", "bishop", "spy 17", "edict", "event 9", "hordes", "zeus")
    typed = "\n".join(["map", "atlas", "seats", *(f"look {name}" for name in looks), "help", ""])
    output = run("play", "--position", written(tmp_path, REALM), SEATS, typed=typed).output
    assert re.search(r"Byzantine Empire +10 +8 +30 +1 +II – – I – – +3 +2/3", output)
    assert "B  Byzantine Empire · a person" in output
    assert "plains · Byzantine Empire · harbour" in output
    assert "Borders on Rhodope, Bithynia, Bulgaria, Sea of Marmara, Western Black Sea" in output
    assert "Bishop 2. points: purple / yellow." in output
    assert "Spy 17. points: orange. Before any die of your battle roll a d8" in output
    assert "Objective: Receive at least 100 florins from plunder this turn" in output
    assert "Edict. orange I, 100 florins. For each orange point" in output
    assert "Hordes\n Bulgaria 2 LI 1 Ar" in output
    assert "There is no “zeus” on this table" in output
    assert "LI and HI are light and heavy infantry" in output
    assert re.search(r"Banat +K +K +2 Cv", output)


def test_objectives_of_others_stay_hidden(tmp_path: Path) -> None:
    output = run("play", "--position", written(tmp_path, REALM), SEATS, typed="look joker_48\nlook bishop_1\n").output
    assert "Joker 48. points: blue · costs 50 florins. Pay 50 florins right after a card is rotated" in output
    assert "Control at least 3 inhabited areas with a harbour" not in output
    assert "Objective: Own at least 2 cathedrals" in output


def test_a_battle_on_the_page(tmp_path: Path) -> None:
    typed = MARCH + "\npass\npass\nfight\nman #2/light_infantry\nready\n"
    output = run("play", "--position", written(tmp_path, REALM), SEATS, "--seed=4", typed=typed).output
    assert "The Byzantine Empire moves from Thrace to Bulgaria with 5 units and 2 transports or engines." in output
    assert "Battle: Tarnovo (Bulgaria), round 1" in output
    assert re.search(r"B +Byzantine Empire +barbarians", output)
    assert re.search(r"In melee +2 LI 1 Ar 1 C1 +2 LI 1 Ar", output)
    assert re.search(r"Crews +trebuchet: 1 LI +–", output)
    assert re.search(r"Captain levels +1 +0", output)


def test_a_sale_on_the_page(tmp_path: Path) -> None:
    position = REALM.replace('phase = "combat"', 'phase = "commerce"')
    position = position.replace(
        '"costantinopoli"\ncargo = { weapons = 2 }', '"nicea"\ncargo = { weapons = 1, spices = 1 }'
    )
    typed = "lead caravan\nsell weapons x1\n"
    output = run("play", "--position", written(tmp_path, position), SEATS, typed=typed).output
    assert "Transport: caravan I (1 wea 1 spi, 6 MP) · Nicaea (Bithynia): grain" in output
    assert "Sale: 1 weapons · 100 florins" in output


def test_a_treaty_on_the_page(tmp_path: Path) -> None:
    terms = "100 florins, 1 mamluk/archer for nothing with secret passage by byzantine until 6"
    typed = f"\ntreat hungary\noffer hungary: {terms}\n\nrefuse\n"
    output = run("play", "--position", written(tmp_path, REALM), "--seats=human,human,random", typed=typed).output
    assert "Which terms do you propose to the Kingdom of Hungary?" in output
    assert "Terms: 1  B  Byzantine Empire →  K  Kingdom of Hungary" in output
    assert "B  Byzantine Empire: an archer of Mamluk Sultanate" in output
    assert "pact of passage:  K  Kingdom of Hungary →  B  Byzantine Empire, until turn 6, secret" in output


def test_a_group_says_what_it_lacks_and_how_far_it_goes(tmp_path: Path) -> None:
    typed = "move costantinopoli\ntake-piece #0\n"
    output = run("play", "--position", written(tmp_path, REALM), SEATS, typed=typed).output
    assert "The group: Constantinople (Thrace): nothing yet; units march with a war wagon" in output
    assert re.search(r"The group: Constantinople \(Thrace\): wagon I+ \(\d MP\) · carries up to", output)


def test_what_binds_both_ways_stands_once(tmp_path: Path) -> None:
    both = "".join(
        f'[[position.pacts]]\nid = 7\nkind = "passage"\nby = "{by}"\nfor = "{to}"\n'
        for by, to in (("byzantine", "mamluk"), ("mamluk", "byzantine"))
    )
    output = run("play", "--position", written(tmp_path, REALM + both), SEATS, typed="").output
    assert "pact of passage:  B  Byzantine Empire ↔  M  Mamluk Sultanate" in output
    assert "M  Mamluk Sultanate →  B  Byzantine Empire" not in output


def test_an_amount_alone_is_told_how_to_be_typed() -> None:
    output = run("play", "medioevo", *THREE, typed="100\n").output
    assert "100 is not in the list. If you mean the amount, type 1 x100." in output


def test_why_says_what_is_missing(tmp_path: Path) -> None:
    output = run("play", "--position", written(tmp_path, REALM), SEATS, typed="why\nbuy wine x1\n").output
    assert "Nothing in Bithynia can move." in output
    assert "That belongs to the Commerce phase." in output


# --- on a real terminal


@pytest.mark.parametrize("columns", [80, 100])
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_line_is_wider_than_the_terminal(columns: int, language: str, tmp_path: Path, state: Path) -> None:
    arguments = ("play", "--position", written(tmp_path, REALM), SEATS, "--lang", language)
    commands = {"en": ("atlas", "map", "seats", "why"), "it": ("atlante", "mappa", "posti", "perché")}
    prompt = {"en": "Empire>", "it": "Bizantino>"}[language]
    with Terminal(*arguments, state=state, COLUMNS=str(columns), LINES="50") as terminal:
        pages = terminal.see(prompt)
        for command in commands[language]:
            terminal.type(command)
            pages += terminal.see(prompt)
        assert max(len(line) for line in pages.split("\n")) <= columns


MARCH = (
    "move costantinopoli; take-piece #0; take-piece #2; take-unit light_infantry x3; take-unit archer; "
    "take-unit captain_1; to tarnovo"
)

REALM = """
game = "medioevo"
players = 3
[position]
kingdoms = ["byzantine", "hungary", "mamluk"]
turn = 3
phase = "combat"
event = "event_9"
event_deck = ["event_12"]
dice = [2, 5, 3]
war = [["byzantine", "mamluk"]]
armies.costantinopoli.byzantine = { light_infantry = 3, archer = 1, captain_1 = 1 }
armies.nicea.byzantine = { heavy_infantry = 2 }
armies.tarnovo.barbarians = { light_infantry = 2, archer = 1 }
armies.banato.hungary = { cavalry = 2 }
land.costantinopoli = { civilian = 2, military = 1, market = ["wine", "salt"], damage = [1] }
land.tessalonica = { civilian = 1 }
land.nicea = { religious = 3 }
land.epiro = { token = "byzantine" }
[[position.pacts]]
kind = "commercial"
by = "hungary"
for = "byzantine"
number = 50
until = 6
[[position.pacts]]
id = 2
kind = "offensive"
by = "hungary"
for = "byzantine"
number = 4
against = ["mamluk"]
secret = true
[[position.pieces]]
owner = "byzantine"
kind = "war_wagon"
level = 2
zone = "costantinopoli"
[[position.pieces]]
owner = "byzantine"
kind = "caravan"
zone = "costantinopoli"
cargo = { weapons = 2 }
[[position.pieces]]
owner = "byzantine"
kind = "siege_engine"
level = 2
zone = "costantinopoli"
[position.seat.byzantine]
florins = 840
tax = 30
loans = 1
cards = ["bishop_1", "spy_17", "merchant_19"]
rotated = ["spy_17"]
tokens = { red = 1, blue = 2 }
flipped = { blue = 1 }
technologies = { blue = 2, red = 1 }
prisoners = { mamluk = { archer = 2 } }
road = { piece = 1, stages = ["tarnovo", "caffa", "saraj", "buda"], done = ["tarnovo"] }
[position.seat.hungary]
honour = 14
cards = ["joker_48"]
"""
