"""Dice of a clash and what is added to them: superiority, levels, terrain, settlements, aircraft, civilizations."""

import pytest
from tests.games.civilization.fights import battle, clashes, fallen
from tests.games.civilization.table import BOARD, events, place, play, settle, units

from quadriga.engine.table import Table
from quadriga.games.civilization.technologies import TECHNOLOGY_KEYS

BUSY = place("nile", "green", explorer=1)  # somebody has to decide when the battle is over
HOME = settle("anatolia", "blue")  # blue's capital is elsewhere


def extras(t: Table) -> list[int]:
    """What attacker and defender added in the first clash."""
    return [event.args[2] for event in events(t, "clash.rolled")[:2]]


def technologies(number: int, seat: str = "red") -> str:
    """So many technologies that open no unit of the Modern era."""
    return f"seat.{seat}.technologies = {list(TECHNOLOGY_KEYS[:number])}\n"


# ---------------------------------------------------------------- dice and superiority


@pytest.mark.rule("CV-DIC-1")
@pytest.mark.parametrize(("era", "dice"), [("ancient", 1), ("medieval", 2), ("industrial", 3), ("modern", 4)])
@pytest.mark.parametrize(("sort", "where"), [("infantry", "gallia"), ("ship", "black_sea")])
def test_cv_dic_1_a_unit_rolls_a_die_for_each_era(era: str, dice: int, sort: str, where: str) -> None:
    t = battle({f"{era}_{sort}": 1}, {f"ancient_{sort}": 1}, [[6] * dice + [1]], BUSY, where)
    assert [row[1] for row in clashes(t)] == [6 * dice, 1]


@pytest.mark.rule("CV-DIC-2")
@pytest.mark.parametrize(
    ("ours", "theirs", "added"),
    [
        ("cavalry", "infantry", [1, 0]),
        ("infantry", "artillery", [1, 0]),
        ("artillery", "cavalry", [1, 0]),
        ("infantry", "cavalry", [0, 1]),
        ("cavalry", "artillery", [0, 1]),
        ("artillery", "infantry", [0, 1]),
        ("infantry", "infantry", [0, 0]),
    ],
)
def test_cv_dic_2_one_arm_is_superior_to_another(ours: str, theirs: str, added: list[int]) -> None:
    t = battle({f"medieval_{ours}": 1}, {f"medieval_{theirs}": 1}, [[6, 6, 1, 1]], BUSY)
    assert extras(t) == added


@pytest.mark.rule("CV-DIC-2")
@pytest.mark.parametrize(("era", "added"), [("ancient", 1), ("medieval", 2), ("industrial", 3), ("modern", 4)])
def test_cv_dic_2_superiority_is_worth_the_number_of_the_current_era(era: str, added: int) -> None:
    more = f'era = "{era}"\n' + BUSY
    t = battle({"ancient_cavalry": 1}, {"ancient_infantry": 1}, [[6, 1]], more)
    assert extras(t) == [added, 0]


@pytest.mark.rule("CV-DIC-2")
def test_cv_dic_2_ships_have_no_superiority() -> None:
    t = battle({"industrial_ship": 1}, {"medieval_ship": 1}, [[6, 6, 6, 1, 1]], BUSY, "black_sea")
    assert extras(t) == [0, 0]


# ---------------------------------------------------------------- levels


@pytest.mark.rule("CV-DIC-3", "CV-GAP-14", "CV-GAP-15")
@pytest.mark.parametrize(
    ("kind", "technology", "dice", "bonus", "where"),
    [
        ("ancient_infantry", "bronze_working", 1, 0, "gallia"),
        ("ancient_artillery", "mathematics", 1, 1, "gallia"),
        ("industrial_artillery", "metallurgy", 3, 1, "gallia"),
        ("industrial_artillery", "industrialization", 3, 3, "gallia"),
        ("modern_artillery", "rocketry", 4, 2, "gallia"),
        ("modern_ship", "combustion", 4, 1, "black_sea"),
        ("industrial_ship", "metallurgy", 3, 0, "black_sea"),
    ],
)
def test_cv_dic_3_a_unit_adds_the_bonus_of_its_level(
    kind: str, technology: str, dice: int, bonus: int, where: str
) -> None:
    weakest = "ancient_ship" if where == "black_sea" else kind
    rolled = [[6] * dice + [1] * (1 if weakest == "ancient_ship" else dice)]
    t = battle({kind: 1}, {weakest: 1}, rolled, f'lost = ["{technology}"]\n' + BUSY, where)
    assert extras(t)[0] == bonus


@pytest.mark.rule("CV-DIC-4")
def test_cv_dic_4_in_the_turn_of_the_discovery_only_the_discoverer_fights_at_the_new_level() -> None:
    more = 'turn = 4\nseat.red.technologies = ["iron_working"]\nlost = ["bronze_working"]\n' + BUSY
    t = battle({"ancient_infantry": 1}, {"ancient_infantry": 1}, [[6, 1]], more + "tech_turn.iron_working = 4\n")
    assert extras(t) == [1, 0]
    t = battle({"ancient_infantry": 1}, {"ancient_infantry": 1}, [[6, 1]], more + "tech_turn.iron_working = 3\n")
    assert extras(t) == [1, 1]


# ---------------------------------------------------------------- the defender's ground


@pytest.mark.rule("CV-DIC-5")
@pytest.mark.parametrize(("terrain", "added"), [("forest", 1), ("mountain", 2), ("desert", -1), ("treasure", 0)])
def test_cv_dic_5_terrain_is_for_the_defender(terrain: str, added: int) -> None:
    more = f'land.gallia = {{ token = "{terrain}", shown = true }}\n' + BUSY
    t = battle({"medieval_infantry": 1}, {"medieval_infantry": 1}, [[6, 6, 1, 1]], more)
    assert extras(t) == [0, added]


@pytest.mark.rule("CV-DIC-6")
@pytest.mark.parametrize(
    ("size", "happy", "unhappy"), [("village", 1, 1), ("town", 2, 1), ("city", 3, 2), ("metropolis", 4, 2)]
)
def test_cv_dic_6_a_settlement_adds_its_size_and_half_of_it_when_unhappy(size: str, happy: int, unhappy: int) -> None:
    for mood, added in (("happy_now", happy), ("unhappy_now", unhappy)):
        more = HOME + settle("gallia", "blue", size, more=f'mood = ["{mood}"]') + BUSY
        t = battle({"medieval_infantry": 1}, {"medieval_infantry": 1}, [[6, 6, 1, 1]], more)
        assert extras(t) == [0, added]


@pytest.mark.rule("CV-DIC-6")
def test_cv_dic_6_a_settlement_of_neither_side_helps_nobody() -> None:
    more = HOME + settle("gallia", "green", "city") + BUSY
    t = battle({"medieval_infantry": 1}, {"medieval_infantry": 1}, [[6, 6, 1, 1]], more)
    assert extras(t) == [0, 0]


@pytest.mark.rule("CV-DIC-7")
def test_cv_dic_7_a_capital_adds_one_more() -> None:
    t = battle({"medieval_infantry": 1}, {"medieval_infantry": 1}, [[6, 6, 1, 1]], settle("gallia", "blue") + BUSY)
    assert extras(t) == [0, 1 + 1]


@pytest.mark.rule("CV-GAP-10")
@pytest.mark.parametrize(("era", "mood", "added"), [("ancient", "happy_now", 3), ("medieval", "happy_now", 2)])
def test_cv_gap_10_the_great_wall_adds_one_in_the_ancient_era(era: str, mood: str, added: int) -> None:
    town = settle("gallia", "blue", "town", more=f'mood = ["{mood}"]')
    more = f'era = "{era}"\nseat.blue.wonders = ["great_wall"]\n' + HOME + town + BUSY
    t = battle({"medieval_infantry": 1}, {"medieval_infantry": 1}, [[6, 6, 1, 1]], more)
    assert extras(t) == [0, added]


@pytest.mark.rule("CV-DIC-5", "CV-DIC-6")
def test_cv_dic_5_6_what_is_added_at_sea_comes_from_no_land() -> None:
    more = 'land.anatolia = { holder = "blue", size = "city", token = "mountain" }\n' + BUSY
    t = battle({"medieval_ship": 1}, {"medieval_ship": 1}, [[6, 6, 1, 1]], more, "black_sea")
    assert extras(t) == [0, 0]


# ---------------------------------------------------------------- aircraft


@pytest.mark.rule("CV-DIC-8")
@pytest.mark.parametrize(
    ("technology", "dice"), [("flight", 1), ("advanced_flight", 2), ("rocketry", 3), ("super_conductor", 4)]
)
def test_cv_dic_8_an_aircraft_adds_a_die_for_each_level(technology: str, dice: int) -> None:
    more = f'lost = ["{technology}"]\n' + place("italia", "red", modern_cavalry=1)
    t = battle({"ancient_infantry": 1, "aircraft": 1}, {"ancient_infantry": 1}, [[6] * (1 + dice) + [1]], more)
    play(t, "red: escort aircraft")
    assert clashes(t)[0] == ("red", 6 + 6 * dice, 0, 6 + 6 * dice)
    assert units(t, "gallia", "red") == {"ancient_infantry": 1, "aircraft": 1}


@pytest.mark.rule("CV-DIC-8")
def test_cv_dic_8_modifiers_apply_to_the_pair() -> None:
    more = 'era = "modern"\nlost = ["flight"]\n' + BUSY
    t = battle({"modern_cavalry": 1, "aircraft": 1}, {"modern_infantry": 1}, [[1, 1, 1, 1, 6, 1, 1, 1, 1]], more)
    play(t, "red: escort aircraft")
    assert clashes(t)[0] == ("red", 10, 4, 14)


@pytest.mark.rule("CV-DIC-8")
@pytest.mark.parametrize("theirs", [6, 2])
def test_cv_dic_8_an_aircraft_dies_with_the_unit_that_loses_or_ties(theirs: int) -> None:
    more = 'lost = ["flight"]\n' + BUSY
    t = battle({"ancient_infantry": 1, "aircraft": 1}, {"ancient_infantry": 1}, [[1, 1, theirs]], more)
    play(t, "red: escort aircraft")
    assert fallen(t)[:2] == [("red", "aircraft"), ("red", "ancient_infantry")]


@pytest.mark.rule("CV-DIC-8")
def test_cv_dic_8_an_aircraft_may_stay_away_and_escorts_one_unit_a_round() -> None:
    more = 'lost = ["flight"]\n' + BUSY
    t = battle({"ancient_infantry": 2, "aircraft": 1}, {"ancient_infantry": 3}, [[6, 6, 1], [1, 2], [6, 1]], more)
    play(t, "red: escort aircraft")
    play(t, "red: field #1")  # the aircraft has fought in this round: nothing is asked
    assert [row[1] for row in clashes(t)] == [12, 1, 1, 2]


# ---------------------------------------------------------------- civilizations


@pytest.mark.rule("CV-DIC-9")
def test_cv_dic_9_navigators_add_one_with_every_ship() -> None:
    more = 'seat.red.civilization = "navigators"\n' + BUSY
    t = battle({"medieval_ship": 1}, {"medieval_ship": 1}, [[6, 6, 1, 1]], more, "black_sea")
    assert extras(t) == [1, 0]
    t = battle({"medieval_infantry": 1}, {"medieval_infantry": 1}, [[6, 6, 1, 1]], more)
    assert extras(t) == [0, 0]
    defends = 'seat.blue.civilization = "navigators"\n' + BUSY
    t = battle({"medieval_ship": 1}, {"medieval_ship": 1}, [[6, 6, 1, 1]], defends, "black_sea")
    assert extras(t) == [0, 1]


@pytest.mark.rule("CV-DIC-9")
@pytest.mark.parametrize(("number", "attack", "defence"), [(4, 0, 0), (5, 0, 1), (7, 0, 1), (8, 1, 1), (15, 1, 3)])
def test_cv_dic_9_science_helps_by_the_number_of_technologies(number: int, attack: int, defence: int) -> None:
    rolled = [[6, 6, 6, 6, 1, 1, 1, 1]]
    more = 'seat.red.civilization = "scientific"\n' + technologies(number) + BUSY
    assert extras(battle({"modern_infantry": 1}, {"modern_infantry": 1}, rolled, more)) == [attack, 0]
    more = 'seat.blue.civilization = "scientific"\n' + technologies(number, "blue") + BUSY
    assert extras(battle({"modern_infantry": 1}, {"modern_infantry": 1}, rolled, more)) == [0, defence]


def test_the_technologies_given_open_no_modern_unit() -> None:
    opened = {step.technology for steps in BOARD.levels[10:] for step in steps if steps}
    assert not opened & set(range(10))
