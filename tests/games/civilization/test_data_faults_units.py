"""What the loader of Civilization CHR says about damaged units, events and numbers."""

import shutil
from pathlib import Path

import pytest
from tests.games.civilization.damage import change, drop, faults

from quadriga.games.civilization.load import FOLDER


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return Path(shutil.copytree(FOLDER, tmp_path / "data"))


@pytest.mark.parametrize(
    ("file", "old", "new", "fault"),
    [
        (
            "units.toml",
            'key = "carrier", era = "modern", class = "ship"',
            'key = "carrier", era = "industrial", class = "ship"',
            '"carrier": must be of the class ship of the era modern',
        ),
        (
            "units.toml",
            'key = "ancient_cavalry", era = "ancient", class = "cavalry"',
            'key = "ancient_cavalry", era = "ancient", class = "infantry"',
            "must be of the class cavalry of the era ancient",
        ),
        (
            "units.toml",
            'key = "explorer", class',
            'key = "explorer", era = "ancient", class',
            "must be of the class explorer",
        ),
        (
            "units.toml",
            "price = 10, military_price = 10",
            "price = 10, military_price = 11",
            "must not be more than 10",
        ),
        ("units.toml", "planes = 2, loss = 5", "planes = 0, loss = 5", "planes: only carriers carry aircraft"),
        ("units.toml", "planes = 2, loss = 5", "planes = 2, loss = 5, supply = 3", "supply: all but carriers have"),
        ("units.toml", "capacity = 3, planes = 2", "capacity = 0, planes = 2", "capacity: ships carry units"),
        ("units.toml", "planes = 2, loss = 5", "planes = 2, loss = 4", "ships must have the places from 1 to 5"),
        ("units.toml", "loss = 13", "loss = 12", "land units and explorers must have the places from 1 to 13"),
        (
            "units.toml",
            "planes = 0, supply = 40 },\n]",
            "planes = 0, loss = 6, supply = 40 },\n]",
            "aircraft are never",
        ),
        (
            "units.toml",
            '"swordsman", kind = "ancient_infantry", level = 2',
            '"swordsman", kind = "ancient_infantry", level = 1',
            '1 is the level of "spearman"',
        ),
        (
            "units.toml",
            '"swordsman", kind = "ancient_infantry", level = 2',
            '"swordsman", kind = "ancient_infantry", level = 3',
            'the levels of "ancient_infantry" must follow each other from 1 on',
        ),
        (
            "units.toml",
            'technology = "the_wheel"',
            'technology = "engineering"',
            '"chariot", technology: must be of the an',
        ),
        ("units.toml", 'technology = "the_wheel", dice = 1', 'technology = "the_wheel", dice = 2', "dice: must be 1"),
        (
            "units.toml",
            'technology = "rocketry", dice = 3',
            'technology = "rocketry", dice = 4',
            '"jet", dice: must be 3',
        ),
        (
            "units.toml",
            'technology = "flight", dice = 1, bonus = 0',
            'technology = "flight", dice = 1, bonus = 1',
            'the bonus of "aircraft" must not become less',
        ),
        ("events.toml", 'key = "boom"', 'key = "slaves"', 'events: the row "boom" is missing'),
        (
            "events.toml",
            "medieval = [21, 26]",
            "medieval = [22, 26]",
            "events, medieval: must go from 1 to 100 without gap",
        ),
        (
            "events.toml",
            "medieval = [21, 26]",
            "medieval = [21]",
            "events, medieval: must go from 1 to 100 without gap",
        ),
        ("events.toml", "modern = [83, 100]", "modern = [83, 99]", "events, modern: must go on to 100, not to 99"),
        ("events.toml", "from = 9, to = 10", "from = 8, to = 10", "catastrophes: must go from 1 to 10 without gap"),
        ("events.toml", "from = 9, to = 10", "from = 9, to = 9", "catastrophes: must go on to 10, not to 9"),
        (
            "events.toml",
            "roll = 4, sizes = 3, units = 2 }",
            "roll = 5, sizes = 3, units = 2 }",
            'eruption: the row "4" is',
        ),
        (
            "events.toml",
            'roll = 6, band = "antarctic"',
            'roll = 5, band = "antarctic"',
            'climate: the row "6" is missing',
        ),
        ("numbers.toml", "coins = [15, 25, 40, 50]", "coins = [15, 25, 40]", '"capital", coins: must be 4 numbers'),
        ("numbers.toml", 'key = "road"', 'key = "spy"', 'prices: the row "road" is missing'),
        ("numbers.toml", "coins = [30, 40, 50, 60]", "coins = []", '"treasure", coins: must be 4 numbers'),
        ("numbers.toml", 'key = "nuke", all = 10', 'key = "nuke", each = 10', '"nuke": must have all and key'),
        ("numbers.toml", 'key = "town", each = 8', 'key = "town"', '"town": must have each and key'),
        ("numbers.toml", "territories = 4, seas = 3", "territories = 2, seas = 3", "territories must not become less"),
        (
            "numbers.toml",
            '["artillery", "cavalry", "cavalry"',
            '["ship", "ship", "ship", "ship", "ship", "artillery", "cavalry"',
            "classes: must be 8 at most",
        ),
        (
            "numbers.toml",
            "size = 4, resource = false, happy = false",
            "size = 4, resource = false, happy = true",
            "the row for size 4, without resource, unhappy is missing",
        ),
        (
            "numbers.toml",
            "unproductive = 10, productive = 20",
            "unproductive = 10, productive = 9",
            "must not be less than",
        ),
    ],
)
def test_faults_of_units_events_and_numbers(folder: Path, file: str, old: str, new: str, fault: str) -> None:
    change(folder, file, old, new)
    assert any(line.startswith(f"{file}: ") and fault in line for line in faults(folder))


def test_so_many_levels(folder: Path) -> None:
    drop(folder, "units.toml", 'key = "stealth_aircraft"')
    found = faults(folder)
    assert "units.toml: levels: 29 levels, not 30" in found
