"""All 30 levels of units: what opens them, what they cost and how they fight.

Dice, bonuses, prices and rights are those of the table of units of the ledger, written down by hand.
"""

from typing import NamedTuple

import pytest
from tests.games.civilization.fights import battle, clashes
from tests.games.civilization.table import can, place, play, seat, settle, three, units


class Level(NamedTuple):
    kind: str
    technology: str
    dice: int
    bonus: int
    price: int
    rights: int
    moves: int  # spaces in a phase


LEVELS = {
    "spearman": Level("ancient_infantry", "bronze_working", 1, 0, 10, 2, 1),
    "swordsman": Level("ancient_infantry", "iron_working", 1, 1, 10, 2, 1),
    "chariot": Level("ancient_cavalry", "the_wheel", 1, 0, 10, 2, 1),
    "horseman": Level("ancient_cavalry", "horseback_riding", 1, 1, 10, 2, 1),
    "catapult": Level("ancient_artillery", "mathematics", 1, 1, 10, 2, 1),
    "galley": Level("ancient_ship", "trade_mapmaking", 1, 0, 20, 2, 1),
    "man_at_arms": Level("medieval_infantry", "feudalism", 2, 0, 15, 3, 1),
    "knight": Level("medieval_cavalry", "chivalry", 2, 0, 15, 3, 1),
    "trebuchet": Level("medieval_artillery", "engineering", 2, 0, 15, 3, 1),
    "caravel": Level("medieval_ship", "astronomy", 2, 0, 30, 3, 2),
    "galleon": Level("medieval_ship", "navigation", 2, 2, 30, 3, 2),
    "musketman": Level("industrial_infantry", "gunpowder_weapons", 3, 0, 20, 4, 1),
    "rifleman": Level("industrial_infantry", "steam_power", 3, 2, 20, 4, 1),
    "dragoon": Level("industrial_cavalry", "cavalry", 3, 0, 20, 4, 1),
    "cannon": Level("industrial_artillery", "metallurgy", 3, 1, 20, 4, 1),
    "artillery": Level("industrial_artillery", "industrialization", 3, 3, 20, 4, 1),
    "frigate": Level("industrial_ship", "metallurgy", 3, 0, 40, 4, 2),
    "ironclad": Level("industrial_ship", "steam_power", 3, 2, 40, 4, 2),
    "machine_gunner": Level("modern_infantry", "electricity", 4, 0, 25, 5, 1),
    "mechanized_infantry": Level("modern_infantry", "robotics", 4, 2, 25, 5, 1),
    "tank": Level("modern_cavalry", "mass_production", 4, 0, 25, 5, 1),
    "modern_armor": Level("modern_cavalry", "miniaturization", 4, 3, 25, 5, 1),
    "rocket_artillery": Level("modern_artillery", "rocketry", 4, 2, 25, 5, 1),
    "cruise_missiles": Level("modern_artillery", "space_flight", 4, 4, 25, 5, 1),
    "battleship": Level("modern_ship", "combustion", 4, 1, 50, 5, 3),
    "carrier": Level("carrier", "advanced_flight", 4, 0, 50, 5, 3),
    "biplane": Level("aircraft", "flight", 1, 0, 50, 5, 3),
    "monoplane": Level("aircraft", "advanced_flight", 2, 0, 50, 5, 3),
    "jet": Level("aircraft", "rocketry", 3, 0, 50, 5, 3),
    "stealth_aircraft": Level("aircraft", "super_conductor", 4, 0, 50, 5, 3),
}
BUSY = place("nile", "green", explorer=1)
ERAS = ("ancient", "medieval", "industrial", "modern")


def era_of(kind: str) -> str:
    return next((era for era in ERAS if kind.startswith(era)), "modern")


def is_at_sea(kind: str) -> bool:
    return kind.endswith("ship") or kind == "carrier"


@pytest.mark.rule("CV-UNI-2", "CV-UNI-3", "CV-GAP-17", "CV-GAP-19")
@pytest.mark.parametrize("key", LEVELS)
def test_cv_uni_2_3_its_technology_opens_it_and_its_owner_has_rights(key: str) -> None:
    level = LEVELS[key]
    town = (
        f'phase = "purchase"\nera = "{era_of(level.kind)}"\nseat.red.coins = {level.price + 9}\n'
        + settle("gallia", "red", "town", more='road = "railway"')
    )  # fmt: skip
    flight = "" if level.kind != "aircraft" or key == "biplane" else 'lost = ["flight"]\n'  # opens airports
    t = three(town + flight + f'seat.blue.technologies = ["{level.technology}"]\n')
    play(t, f"red: buy-unit {level.kind}; recruit-at gallia")
    assert units(t, "gallia", "red") == {level.kind: 1}
    assert (seat(t, "red")["coins"], seat(t, "blue")["coins"]) == (9, level.rights)
    assert not can(three(town + 'seat.blue.technologies = ["masonry"]\n'), f"red: buy-unit {level.kind}")


@pytest.mark.rule("CV-DIC-1", "CV-DIC-3", "CV-GAP-14", "CV-GAP-15", "CV-GAP-16")
@pytest.mark.parametrize("key", [key for key, level in LEVELS.items() if level.kind != "aircraft"])
def test_cv_dic_3_it_rolls_its_dice_and_adds_its_bonus(key: str) -> None:
    """Against a unit of the same class and era, over which it has no superiority."""
    level = LEVELS[key]
    where = "black_sea" if is_at_sea(level.kind) else "gallia"
    more = f'era = "{era_of(level.kind)}"\nseat.red.technologies = ["{level.technology}"]\nturn = 3\n'
    more += f"tech_turn.{level.technology} = 3\n"  # red alone profits from it
    t = battle({level.kind: 1}, {level.kind: 1}, [[6] * level.dice + [1] * level.dice], more + BUSY, where)
    rolled = 6 * level.dice
    assert clashes(t)[:2] == [("red", rolled, level.bonus, rolled + level.bonus), ("blue", level.dice, 0, level.dice)]


@pytest.mark.rule("CV-DIC-8", "CV-UNI-11")
@pytest.mark.parametrize("key", [key for key, level in LEVELS.items() if level.kind == "aircraft"])
def test_cv_dic_8_an_aircraft_adds_its_dice_to_those_of_a_unit(key: str) -> None:
    level = LEVELS[key]
    more = f'era = "modern"\nlost = ["{level.technology}"]\n' + BUSY
    t = battle({"ancient_infantry": 1, "aircraft": 1}, {"ancient_infantry": 1}, [[6] * (1 + level.dice) + [1]], more)
    play(t, "red: escort aircraft")
    assert clashes(t)[0] == ("red", 6 + 6 * level.dice, 0, 6 + 6 * level.dice)


@pytest.mark.rule("CV-MOV-1")
@pytest.mark.parametrize("key", [key for key, level in LEVELS.items() if level.kind != "aircraft"])
def test_cv_mov_1_it_goes_as_far_as_its_miniature(key: str) -> None:
    level = LEVELS[key]
    route = ["baltic_sea", "norwegian_sea", "barents_sea", "laptev_sea", "bering_sea"]
    if not is_at_sea(level.kind):
        route = ["gallia", "germania", "steppes"]
    position = f'era = "{era_of(level.kind)}"\nlost = ["{level.technology}"]\nseat.red.coins = 20\n'
    t = three(position + place(route[0], "red", **{level.kind: 1}) + BUSY)
    play(t, f"red: move {level.kind}")
    for number, space in enumerate(route[1:], 1):
        assert can(t, f"red: to {space}") == (number <= level.moves)
        if number > level.moves:
            break
        play(t, f"red: to {space}")
