"""What the loader of Civilization CHR says about damaged data, and about component packs."""

import shutil
from pathlib import Path

import pytest
from tests.games.civilization.damage import change, drop, faults

from quadriga.engine.pack import read_pack
from quadriga.games.civilization.load import FOLDER, load_data, read_folder
from quadriga.ledger import load_ledger


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return Path(shutil.copytree(FOLDER, tmp_path / "data"))


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    made = tmp_path / "pack"
    made.mkdir()
    (made / "pack.toml").write_text('[pack]\nname = "other"\ngame = "civilization"\nversion = "1"\n', "utf-8")
    return made


# ---------------------------------------------------------------- loading


def test_the_data_are_read_once() -> None:
    assert load_data() is load_data()
    assert load_data().board is load_data().board


def test_a_copy_of_the_data_is_the_same_data(folder: Path) -> None:
    assert read_folder(folder).hash == load_data().hash


def test_reconstructed_values_are_named_with_their_rulings() -> None:
    marks = "\n".join(load_data().reconstructed)
    for number in (2, 3, 4, 5, 6, 7, 9, 12, 13, 14, 21, 25, 26, 27, 28, 33, 35, 37, 39, 64):
        assert f"(CV-GAP-{number})" in marks
    assert {mark.status for mark in load_data().origins} == {"stated", "derived", "reconstructed", "added"}


def test_rulings_of_the_data_stand_in_the_ledger() -> None:
    known = load_ledger("civilization").rulings
    assert [mark for mark in load_data().origins if mark.ruling and mark.ruling not in known] == []


def test_all_faults_come_in_one_error(folder: Path) -> None:
    change(folder, "territories.toml", '{ key = "gobi", name', '{ key = "gobi", nmae')
    change(folder, "seas.toml", 'key = "red_sea"', 'key = "nile"')
    change(
        folder, "technologies.toml", '"masonry", era = "ancient", cost = 15', '"masonry", era = "ancient", cost = "x"'
    )
    change(folder, "missions.toml", 'key = "propaganda"', 'key = "rumours"')
    found = faults(folder)
    assert set(found) >= {
        'territories.toml: territories "gobi": unknown key "nmae" (did you mean "name"?)',
        'seas.toml: seas "nile": stands in territories.toml too',
        'technologies.toml: technologies "masonry", cost: must be a whole number from 1 up to 999, not "x"',
        'missions.toml: missions: the row "propaganda" is missing',
    }


def test_a_pack_replaces_a_card(pack: Path) -> None:
    row = 'key = "sc_002", deck = "ancient", type = "objective", group = "domination", copies = 1, '
    row += 'condition = { word = "own_techs", count = 9 }, reward = { word = "me", count = 3 }'
    (pack / "strategy.toml").write_text(f"cards = [{{ {row} }}]\n", "utf-8")
    loaded = read_folder(FOLDER, read_pack(pack))
    assert loaded.hash != load_data().hash
    changed = loaded.board.cards[1]
    assert (changed.key, changed.second, changed.gift_count, changed.places) == ("sc_002", 9, 3, [])


def test_a_pack_changes_a_price(pack: Path) -> None:
    (pack / "numbers.toml").write_text('prices = [{ key = "road", coins = [6, 6, 7, 7] }]\n', "utf-8")
    assert read_folder(FOLDER, read_pack(pack)).board.prices["road"] == [0, 6, 6, 7, 7]


def test_faults_of_a_pack_name_its_file(pack: Path) -> None:
    (pack / "missions.toml").write_text('missions = [{ key = "ambush", colour = "blue", difficulty = 3, cost = 5 }]\n')
    (fault,) = faults(FOLDER, pack)
    assert fault.startswith(f'{pack / "missions.toml"}: missions "ambush", colour: must be one of "red", "green"')


# ---------------------------------------------------------------- the map


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ('a = "alaska", b = "yukon"', 'a = "alaska", b = "yukn"', 'b: unknown space "yukn" (did you mean "yukon"?)'),
        ('a = "alaska", b = "yukon"', 'a = "alaska", b = "alaska"', "a space has no border with itself"),
        ('a = "yukon", b = "hudson"', 'a = "yukon", b = "alaska"', "stands there the other way round too"),
        ('a = "yukon", b = "hudson"', 'a = "alaska", b = "yukon"', "stands there twice"),
        ('b = "yukon", kind = "land"', 'b = "yukon", kind = "coast"', "kind: no coast border joins these spaces"),
        ('b = "yukon", kind = "land"', 'b = "yukon", kind = "sea"', "kind: no sea border joins these spaces"),
        ('b = "yukon", kind = "land", wrap = false', 'b = "yukon", kind = "land", wrap = true', "wrap: must be true"),
        (
            '"tasman_sea", b = "drake_passage", kind = "sea", wrap = true',
            '"tasman_sea", b = "drake_passage", kind = "sea", wrap = false',
            "wrap: must be true for borders across",
        ),
    ],
)
def test_faults_of_borders(folder: Path, old: str, new: str, fault: str) -> None:
    change(folder, "borders.toml", old, new)
    assert any(line.startswith("borders.toml: borders ") and fault in line for line in faults(folder))


def test_the_map_is_in_one_piece(folder: Path) -> None:
    for sea in ("mozambique_channel", "indian_ocean"):
        drop(folder, "borders.toml", f'a = "madagascar", b = "{sea}"')
    assert faults(folder) == [
        'borders.toml: borders: "madagascar" cannot be reached from "alaska"',
        'borders.toml: borders: "madagascar" must lie on a coast',
    ]


@pytest.mark.parametrize(
    ("row", "fault"),
    [
        ('a = "himalaya", b = "mekong"', '"himalaya" and "mekong" must have a border'),
        ('a = "nippon", b = "sea_of_japan"', '"nippon" must border two sea zones'),
        ('a = "california", b = "mexican_pacific"', '"california" must border two sea zones'),
        (
            'a = "tanami", b = "timor_sea"',
            "one sea zone must touch mekong, tanami, tasmania and the next one java, tasm",
        ),
        ('a = "tasmania", b = "coral_sea"', "one sea zone must touch mekong, tanami, tasmania and the next one java"),
        ('a = "timor_sea", b = "coral_sea"', "one sea zone must touch mekong, tanami, tasmania and the next one java"),
    ],
)
def test_clues_of_the_rulebook(folder: Path, row: str, fault: str) -> None:
    drop(folder, "borders.toml", row)
    assert [line for line in faults(folder) if f"borders.toml: borders: {fault}" in line]


def test_more_clues_of_the_rulebook(folder: Path) -> None:
    change(folder, "borders.toml", 'a = "yangtze", b = "sea_of_japan"', 'a = "gobi", b = "sea_of_japan"')
    change(folder, "territories.toml", "longitude = 35, latitude = -7", "longitude = 15, latitude = -7")
    assert faults(folder) == [
        'borders.toml: borders: "gobi" must not lie on a coast',
        'territories.toml: territories: "kalahari" must lie west of "tanganika"',
    ]


def test_so_many_territories_and_seas(folder: Path) -> None:
    drop(folder, "seas.toml", 'key = "red_sea"')
    drop(folder, "territories.toml", 'key = "panay"')
    found = faults(folder)
    assert "territories.toml: territories: 55 territories, not 56" in found
    assert "seas.toml: seas: 36 sea zones, not 37" in found
    assert 'places.toml: continents "oceania": 7 tokens for 6 territories' in found
    wanted = 'places.toml: regions "spice_islands", territories: unknown territory "panay"'
    assert any(line.startswith(wanted) for line in found)


@pytest.mark.parametrize(
    ("file", "old", "new", "fault"),
    [
        (
            "territories.toml",
            'die = 1, bands = ["arctic"], volcano = true, longitude = -152',
            'die = 2, bands = ["arctic"], volcano = true, longitude = -152',
            'of "north_america" must be numbered from 1',
        ),
        (
            "territories.toml",
            'die = 1, bands = ["arctic"], volcano = true, longitude = -152',
            'die = 1, bands = ["tropical"], volcano = true, longitude = -152',
            '"alaska", bands: must be "arctic", alone',
        ),
        (
            "territories.toml",
            'die = 1, bands = ["arctic"], volcano = true, longitude = -152',
            "die = 1, bands = [], volcano = true, longitude = -152",
            '"alaska", bands: must be "arctic", alone',
        ),
        (
            "territories.toml",
            'bands = ["tropical", "antarctic"], volcano = false, longitude = -60',
            'bands = ["antarctic", "tropical"], volcano = false, longitude = -60',
            "from north to south",
        ),
        (
            "territories.toml",
            'bands = ["arctic"], volcano = true, longitude = -152',
            'bands = ["arctic"], volcano = false, longitude = -152',
            '"alaska", volcano: must be true for the territories',
        ),
        (
            "territories.toml",
            'name = "Steppes", continent = "europe"',
            'name = "Steppes", continent = "asia"',
            '"steppes", continent: must be "europe"',
        ),
        (
            "seas.toml",
            'key = "coral_sea", name = "Coral Sea", bands = ["tropical"]',
            'key = "coral_sea", name = "Coral Sea", bands = ["arctic", "tropical", "antarctic"]',
            '"coral_sea", bands',
        ),
        ("places.toml", 'key = "asia", number = 5', 'key = "asia", number = 4', '"asia", number: must be 5'),
        ("places.toml", "number = 5, die = 12", "number = 5, die = 10", '"asia", die: must be a die for 12'),
        ("places.toml", "number = 5, die = 12", "number = 5, die = 11", "not one with 11 sides"),
        ("places.toml", "terrain = 4, other = 8", "terrain = 4, other = 7", "11 tokens for 12 territories"),
        ("places.toml", '["java", "panay"]', '["java", "java"]', '"java" stands there twice'),
        ("places.toml", '["java", "panay"]', "[]", "must name a territory"),
        ("places.toml", '["java", "panay"]', '["java", "panaj"]', 'unknown territory "panaj" (did you mean "panay"?)'),
        ("places.toml", 'roll = 7, territory = "steppes"', 'roll = 7, territory = "java"', '"java" stands there twice'),
        ("places.toml", 'roll = 7, territory = "steppes"', 'roll = 7, territory = "step"', 'unknown territory "step"'),
        ("places.toml", "roll = 7, ", "roll = 8, ", 'volcanoes: the row "7" is missing'),
    ],
)
def test_faults_of_places(folder: Path, file: str, old: str, new: str, fault: str) -> None:
    change(folder, file, old, new)
    assert any(line.startswith(f"{file}: ") and fault in line for line in faults(folder))


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ('"horses", class = "resource", copies = 5', '"horses", class = "event", copies = 5', 'must be "resource"'),
        ('"horses", class = "resource", copies = 5', '"horses", class = "resource", copies = 4', "copies: must be 5"),
        ('"mountain", class = "terrain"', '"mountain", class = "event"', 'tokens "mountain", class: must be "terrain"'),
        ('"plague", class = "event"', '"plague", class = "terrain"', 'tokens "plague", class: must be "event"'),
        (
            '"mountain", class = "terrain", copies = 5',
            '"mountain", class = "terrain", copies = 1',
            "11 terrain tokens, ",
        ),
        (
            '"no_encounter", class = "event", copies = 13',
            '"no_encounter", class = "event", copies = 9',
            "only 9 no-enc",
        ),
        ('length = "short", tokens = 10', 'length = "short", tokens = 29', "43 other tokens are left, but 44 are"),
        ('length = "short"', 'length = "long"', 'removed: the row "short" is missing'),
        ('key = "gems"', 'key = "wine"', 'tokens: the row "gems" is missing'),
        ("roll = 12, ", "roll = 11, ", 'critical: the row "12" is missing'),
        (
            'roll = 2, ancient = "gems"',
            'roll = 2, ancient = "fertile"',
            'critical "2", ancient: must be one of "horses"',
        ),
    ],
)
def test_faults_of_tokens(folder: Path, old: str, new: str, fault: str) -> None:
    change(folder, "tokens.toml", old, new)
    assert any(line.startswith("tokens.toml: ") and fault in line for line in faults(folder))
