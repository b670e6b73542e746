"""What the loader of Civilization CHR says about damaged cards."""

import shutil
from pathlib import Path

import pytest
from tests.games.civilization.damage import change, faults

from quadriga.games.civilization.load import FOLDER


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return Path(shutil.copytree(FOLDER, tmp_path / "data"))


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ('key = "theology"', 'key = "theologia"', 'technologies: the row "theology" is missing'),
        ('"physics", era = "industrial"', '"physics", era = "medieval"', "11 technologies of the medieval era, not 10"),
        (
            'key = "computers", era = "modern", cost = 100, prerequisites = ["electronics"], seminal = true',
            'key = "computers", era = "modern", cost = 100, prerequisites = ["electronics"]',
            "0 seminal technologies of the modern",
        ),
        ("size = 4", "size = 3", "each size from 2 to 4 must be allowed by one technology"),
        ("bonus_growth = 1", 'bonus_growth = 1, bonus_unit = "knight"', "there is one bonus at most"),
        ('bonus_unit = "chariot"', 'bonus_unit = "knight"', "bonus_unit: must be among the levels that it opens"),
        ('bonus_improvement = "granary"', 'bonus_improvement = "bank"', "must be among the improvements that it opens"),
        ('prerequisites = ["the_wheel"]', "prerequisites = []", '"horseback_riding", prerequisites: must have some'),
        (
            'key = "masonry", era = "ancient", cost = 15, prerequisites = []',
            'key = "masonry", era = "ancient", cost = 15, prerequisites = ["pottery"]',
            '"masonry", prerequisites: must have none',
        ),
        ('["the_wheel", "construction"]', '["the_wheel", "the_wheel"]', '"the_wheel" stands there twice'),
        ('["the_wheel", "construction"]', '["the_wheel", "physics"]', '"physics" is of a later era'),
        (
            '["iron_working", "mathematics"]',
            '["iron_working", "currency", "construction"]',
            "prerequisites: lead back to it",
        ),
        ('["the_wheel", "construction"]', '["the_wheel", "astronomy"]', '"astronomy", prerequisites: lead back to it'),
        ('levels = ["chariot"]', 'levels = ["charriot"]', 'unknown level "charriot" (did you mean "chariot"?)'),
        ('levels = ["chariot"]', 'levels = ["chariot", "knight"]', '"knight" names another technology'),
        ('levels = ["chariot"]', 'levels = ["chariot", "chariot"]', '"chariot" stands there twice'),
    ],
)
def test_faults_of_technologies(folder: Path, old: str, new: str, fault: str) -> None:
    change(folder, "technologies.toml", old, new)
    assert any(line.startswith("technologies.toml: ") and fault in line for line in faults(folder))


@pytest.mark.parametrize(
    ("file", "old", "new", "fault"),
    [
        ("wonders.toml", 'key = "oracle"', 'key = "colossus"', 'wonders: the row "oracle" is missing'),
        (
            "wonders.toml",
            '"oracle", era = "ancient"',
            '"oracle", era = "medieval"',
            "6 wonders of the ancient era, not 7",
        ),
        (
            "wonders.toml",
            '"oracle", era = "ancient"',
            '"oracle", era = "medieval"',
            "era: must be the era of its technology",
        ),
        (
            "wonders.toml",
            'technology = "mysticism"',
            'technology = "pottery"',
            '"oracle", technology: "pottery" does not',
        ),
        ("wonders.toml", 'word = "see_unit"', 'word = "see_unit", count = 1', 'effect: "count" has no meaning here'),
        ("wonders.toml", 'word = "nuke", count = 1', 'word = "nuke"', 'effect: "count" is missing'),
        ("wonders.toml", 'class = "ship", count = 1', "count = 1", 'effect: "class" is missing'),
        ("wonders.toml", 'word = "end", end = "military"', 'word = "end"', 'effect: "end" is missing'),
        ("wonders.toml", 'word = "see_unit"', 'word = "seen"', 'effect, word: must be one of "explorers"'),
        (
            "improvements.toml",
            'technology = "pottery"',
            'technology = "masonry"',
            '"granary", technology: "masonry" does',
        ),
        (
            "improvements.toml",
            '"granary", era = "ancient"',
            '"granary", era = "modern"',
            "era: must be the era of its tech",
        ),
        (
            "improvements.toml",
            'technology = "mysticism", price = 10',
            'technology = "mysticism", price = 12',
            '"temple", price: must be 10, as in the whole era',
        ),
        (
            "improvements.toml",
            'technology = "banking", price = 15, rights = 3',
            'technology = "banking", price = 15, rights = 4',
            '"university", rights: must be 4, as in the whole era',
        ),
        (
            "improvements.toml",
            ', government = "republic"',
            "",
            '"bank", government: must be "republic", as governments.toml',
        ),
        (
            "improvements.toml",
            'price = 10, rights = 2, government = "fundamentalism"',
            'price = 10, rights = 2, government = "monarchy"',
            'must be "fundamentalism", as governments.toml says',
        ),
        (
            "improvements.toml",
            'ancient = "colosseum", medieval = "castle", industrial = "capitol"',
            'ancient = "granary", medieval = "castle", industrial = "capitol"',
            '"granary" is no improvement of happiness',
        ),
        (
            "improvements.toml",
            'ancient = "colosseum", medieval = "castle", industrial = "capitol"',
            'ancient = "castle", medieval = "castle", industrial = "capitol"',
            "no improvement of happiness of the ancient",
        ),
        (
            "improvements.toml",
            '"colosseum", medieval = "castle", industrial = "capitol", modern = "healthcare_complex", copies = 1',
            '"colosseum", medieval = "castle", industrial = "capitol", modern = "healthcare_complex", copies = 2',
            "33 cards of happiness, not 32 of 64",
        ),
        ("governments.toml", 'key = "fascism"', 'key = "monarchy"', 'governments: the row "fascism" is missing'),
        ("governments.toml", "maximum = 50", "maximum = 50, maximum_each = 10", "there is one maximum"),
        (
            "governments.toml",
            'rules = ["garrison"]',
            'rules = ["garrison", "garrison"]',
            '"garrison" stands there twice',
        ),
        (
            "governments.toml",
            'rules = ["garrison"], technologies = []',
            'rules = ["garrison"], technologies = ["theology"]',
            '"despotism": must be open to everybody',
        ),
        ("civilizations.toml", 'key = "military"', 'key = "militant"', 'civilizations: the row "military" is missing'),
        ("civilizations.toml", "income = [7, 12, 17, 22]", "income = [7, 12, 17]", "income: must be 4 numbers"),
        ("civilizations.toml", '["currency", "banking"', '["banking", "banking"', '"banking" stands there twice'),
        ("missions.toml", 'key = "ambush"', 'key = "plague"', 'missions: the row "ambush" is missing'),
    ],
)
def test_faults_of_other_cards(folder: Path, file: str, old: str, new: str, fault: str) -> None:
    change(folder, file, old, new)
    assert any(line.startswith(f"{file}: ") and fault in line for line in faults(folder))


def test_every_improvement_is_on_a_card(folder: Path) -> None:
    path = folder / "improvements.toml"
    content = path.read_text("utf-8").replace('medieval = "castle"', 'medieval = "cathedral"')
    path.write_text(content, "utf-8")
    assert 'improvements.toml: cards: no card shows "castle"' in faults(folder)


HORSES = 'key = "sc_004", deck = "ancient", type = "objective", group = "domination", copies = 1, '
HORSES += 'condition = { word = "settle_region", region = "middle_east" }, '
HORSES += 'reward = { word = "resource", resource = "horses", region = "middle_east" }'
SETTLE, GIFT = (
    'word = "settle_region", region = "middle_east"',
    'word = "resource", resource = "horses", region = "middle_east"',
)


def test_the_card_is_as_it_is_written_here(folder: Path) -> None:
    change(folder, "strategy.toml", HORSES, HORSES)


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ('"sc_004"', '"sc_4"', 'cards "sc_4", key: must be "sc_004"'),
        ("copies = 1", "copies = 2", "cards: 51 cards in the ancient deck, not 50"),
        ('"ancient"', '"medieval"', "cards: 49 cards in the ancient deck, not 50"),
        (
            SETTLE,
            'word = "settle_regions", region = "middle_east"',
            'condition, word: must be one of "absolute_monopoly"',
        ),
        (SETTLE, 'word = "settle_region"', 'condition: "region" is missing'),
        (SETTLE, f"{SETTLE}, count = 2", 'condition: "count" has no meaning here'),
        (
            SETTLE,
            'word = "settle_region", region = "middle_west"',
            'unknown region "middle_west" (did you mean "middle_east"',
        ),
        (SETTLE, 'word = "settle_territory", territory = "israel"', 'condition, territory: unknown territory "israel"'),
        (
            SETTLE,
            'word = "dominate_territories", territories = ["java", "jawa"]',
            'unknown territory "jawa" (did you mean',
        ),
        (SETTLE, 'word = "dominate_territories", territories = ["java", "java"]', '"java" stands there twice'),
        (SETTLE, 'word = "buy_tech", technology = "the_weel"', "technology: must be one of"),
        (SETTLE, 'word = "settle_terrain", token = "plague"', "condition, token: must be a terrain"),
        (SETTLE, 'word = "buy_units", class = "explorer", count = 1', "class: must be one of"),
        (GIFT, 'word = "resource", resource = "horses"', 'reward: "region" is missing'),
        (GIFT, 'word = "coins", count = 10, dice = 2', 'reward: "dice" has no meaning here'),
        (GIFT, 'word = "coins_dice", dice = 1, sides = 6', 'reward: "times" is missing'),
        (GIFT, 'word = "resource", resource = "horses", region = "east"', 'reward, region: unknown region "east"'),
        (GIFT, 'word = "units_here", class = "infantry", count = 1', '"units_here" cannot follow "settle_region"'),
        (GIFT, 'word = "refund_pct", count = 50', '"refund_pct" cannot follow "settle_region"'),
        (GIFT, 'word = "coins_per_turn", count = 5', "permanent: must be true for coins of every turn"),
        ("copies = 1", "copies = 1, permanent = true", "permanent: must be true for coins of every turn"),
        ('"objective"', '"bonus"', "group: bonus cards are those with a trigger, and a group of their own"),
        ('"objective"', '"espionage"', "deck: espionage cards are modern, and belong to that module"),
        ("copies = 1", 'copies = 1, module = "auction"', "module: must be one of"),
    ],
)
def test_faults_of_strategy_cards(folder: Path, old: str, new: str, fault: str) -> None:
    assert HORSES.count(old) == 1
    change(folder, "strategy.toml", HORSES, HORSES.replace(old, new))
    assert any(line.startswith("strategy.toml: cards") and fault in line for line in faults(folder))


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        (
            '{ word = "when", trigger = "mission_declared" }',
            '{ word = "when", trigger = "plague" }',
            '"mission_difficulty" cannot follow the trigger "plague"',
        ),
        (
            '{ word = "mission_difficulty", count = 2 }',
            '{ word = "cancel", trigger = "plague" }',
            '"cancel" cannot follow the trigger "mission_declared"',
        ),
        (
            '{ word = "war_all" }, reward = { word = "units", class = "cavalry", count = 3 }',
            '{ word = "war_all" }, reward = { word = "cancel", trigger = "plague" }',
            '"cancel" cannot follow the trigger "None"',
        ),
    ],
)
def test_rewards_that_answer_a_trigger(folder: Path, old: str, new: str, fault: str) -> None:
    change(folder, "strategy.toml", old, new)
    assert any(fault in line for line in faults(folder))


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        (
            'condition = { word = "passed_through" }, reward = { word = "plague_here" }',
            'condition = { word = "war_all" }, reward = { word = "coins", count = 9 }',
            'no card has the condition "passed_through"',
        ),
        (
            'condition = { word = "passed_through" }, reward = { word = "plague_here" }',
            'condition = { word = "war_all" }, reward = { word = "coins", count = 9 }',
            'no card has the reward "plague_here"',
        ),
        (
            '{ word = "win_battle", battle = "naval" }',
            '{ word = "win_battle", battle = "any" }',
            'no card has the battle "naval"',
        ),
        (
            '{ word = "when", trigger = "mission_declared" }, reward = { word = "mission_difficulty", count = 2 }',
            '{ word = "anytime" }, reward = { word = "spies", count = 1 }',
            'no card has the trigger "mission_declared"',
        ),
    ],
)
def test_a_word_without_card_is_a_fault(folder: Path, old: str, new: str, fault: str) -> None:
    change(folder, "strategy.toml", old, new)
    assert f"strategy.toml: cards: {fault}" in faults(folder)


def test_so_many_different_strategy_cards(folder: Path) -> None:
    change(folder, "strategy.toml", f"    {{ {HORSES}, named = true }},\n", "")
    found = faults(folder)
    assert "strategy.toml: cards: 162 different cards, not 163" in found
    assert 'strategy.toml: cards "sc_005", key: must be "sc_004"' in found
