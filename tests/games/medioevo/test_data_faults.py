"""What the loader of Medioevo Universale says about damaged data, and about component packs."""

import shutil
from pathlib import Path

import pytest

from quadriga.engine.data import DataError
from quadriga.engine.pack import read_pack
from quadriga.games.medioevo.load import FOLDER, load_data, read_folder


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return Path(shutil.copytree(FOLDER, tmp_path / "data"))


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    made = tmp_path / "pack"
    made.mkdir()
    (made / "pack.toml").write_text('[pack]\nname = "other"\ngame = "medioevo"\nversion = "1"\n', "utf-8")
    return made


def change(folder: Path, file: str, old: str, new: str) -> None:
    content = (folder / file).read_text("utf-8")
    assert content.count(old) == 1, (file, old, content.count(old))
    (folder / file).write_text(content.replace(old, new), "utf-8")


def drop(folder: Path, file: str, part: str) -> None:
    """Take out the one row that begins so."""
    lines = (folder / file).read_text("utf-8").splitlines(keepends=True)
    kept = [line for line in lines if not line.startswith(f"    {{ {part}")]
    assert len(kept) == len(lines) - 1
    (folder / file).write_text("".join(kept), "utf-8")


def faults(folder: Path, pack: Path | None = None) -> list[str]:
    with pytest.raises(DataError) as caught:
        read_folder(folder, read_pack(pack) if pack is not None else None)
    return [str(fault) for fault in caught.value.faults]


# ---------------------------------------------------------------- loading


def test_the_data_are_read_once() -> None:
    assert load_data() is load_data()
    assert load_data().board is load_data().board


def test_a_copy_of_the_data_is_the_same_data(folder: Path) -> None:
    assert read_folder(folder).hash == load_data().hash


def test_reconstructed_values_are_named_with_their_rulings() -> None:
    marks = "\n".join(load_data().reconstructed)
    for number in (1, 2, 5, 6, 7, 61, 63, 81):
        assert f"(MU-GAP-{number})" in marks


def test_all_faults_come_in_one_error(folder: Path) -> None:
    change(folder, "territories.toml", '{ key = "caffa", name', '{ key = "caffa", nmae')
    change(folder, "seas.toml", 'key = "egeo"', 'key = "roma"')
    change(folder, "pieces.toml", '"cavalry", cost = 100', '"cavalry", cost = "much"')
    change(folder, "events.toml", 'key = "event_1", number = 1,', 'key = "event_1", number = 2,')
    found = faults(folder)
    assert set(found) >= {
        'territories.toml: territories "caffa": unknown key "nmae" (did you mean "name"?)',
        'seas.toml: seas "roma": stands in territories.toml too',
        'pieces.toml: units "cavalry", cost: must be a whole number from 1 up to 9999, not "much"',
        'events.toml: events "event_2", number: 2 is the number of "event_1"',
    }


# ---------------------------------------------------------------- component packs


def test_a_pack_changes_a_card(pack: Path) -> None:
    row = 'key = "warlord_4", number = 4, character = "warlord", points = "both", colours = ["red", "blue"], '
    row += 'objective = [{ predicate = "army", count = 9 }], gears = ["red", "blue"], florins = 20, windows = ["own"]'
    (pack / "cards.toml").write_text(f"cards = [{{ {row} }}]\n", "utf-8")
    loaded = read_folder(FOLDER, read_pack(pack))
    assert loaded.hash != load_data().hash
    assert loaded.board.card_keys == load_data().board.card_keys
    warlord = loaded.board.cards[3]
    assert (warlord.conditions[0].count, warlord.florins, warlord.windows) == (9, 20, 1)


def test_a_pack_changes_a_price(pack: Path) -> None:
    (pack / "numbers.toml").write_text("maintenance = { piece = 30 }\n", "utf-8")
    assert read_folder(FOLDER, read_pack(pack)).board.maintenance == 30


def test_faults_of_a_pack_name_its_file(pack: Path) -> None:
    (pack / "seas.toml").write_text('seas = [{ key = "egeo", name = "Aegean", longitude = 999, latitude = 38.4 }]\n')
    (fault,) = faults(FOLDER, pack)
    assert fault.startswith(f'{pack / "seas.toml"}: seas "egeo", longitude: must be a number')


# ---------------------------------------------------------------- the map


@pytest.mark.rule("MU-DEF-3")
@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ('a = "roma", b = "puglia"', 'a = "roma", b = "plugia"', 'b: unknown zone "plugia" (did you mean "puglia"?)'),
        ('a = "roma", b = "puglia"', 'a = "roma", b = "roma"', "a zone has no border with itself"),
        ('a = "roma", b = "puglia"', 'a = "roma", b = "toscana"', "stands there the other way round too"),
        ('b = "puglia", kind = "land"', 'b = "puglia", kind = "coast"', "kind: no coast joins these zones"),
        ('b = "puglia", kind = "land"', 'b = "puglia", kind = "sea"', "kind: no sea joins these zones"),
        ('"roma", b = "mar_tirreno", kind = "coast"', '"roma", b = "mar_tirreno", kind = "land"', "no land joins"),
        ('"nicea", kind = "strait", river = false', '"nicea", kind = "strait", river = true', "only a land border"),
    ],
)
def test_mu_def_3_faults_of_borders(folder: Path, old: str, new: str, fault: str) -> None:
    change(folder, "borders.toml", old, new)
    assert any(line.startswith("borders.toml: borders ") and fault in line for line in faults(folder))


def test_a_border_told_twice(folder: Path) -> None:
    change(folder, "borders.toml", 'a = "roma", b = "puglia"', 'a = "toscana", b = "roma"')
    assert 'borders.toml: borders "toscana/roma": stands there twice' in faults(folder)


def test_the_map_is_in_one_piece(folder: Path) -> None:
    for sea in ("mare_libico", "egeo", "mare_di_rodi"):
        drop(folder, "borders.toml", f'a = "candia", b = "{sea}"')
    found = faults(folder)
    assert 'borders.toml: borders: "candia" cannot be reached from "costantinopoli"' in found
    assert 'territories.toml: territories "candia", harbour: only a coast has a harbour' in found


def test_so_many_territories_and_seas(folder: Path) -> None:
    drop(folder, "seas.toml", 'key = "mar_d_azov"')
    drop(folder, "territories.toml", 'key = "puglia"')
    found = faults(folder)
    assert "territories.toml: territories: 89 territories, not 90" in found
    assert "seas.toml: seas: 18 seas, not 19" in found
    assert any(
        line.startswith('events.toml: regions "italy_s", territories: unknown territory "puglia"') for line in found
    )


@pytest.mark.rule("MU-DEF-10", "MU-DEF-11")
@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        (' area = "rome",', "", '"roma", good: an inhabited area produces a good, and nothing else does'),
        ('area = "rome", good = "grain",', 'area = "rome",', '"roma", good: an inhabited area produces a good'),
        ('area = "rome"', 'area = "paris"', '"roma", area: "paris" lies in "parigi"'),
        ('area = "rome", good = "grain",', "", "35 inhabited areas, not 36"),
        ('area = "rome"', 'area = "roma_nova"', 'no territory has the area "rome"'),
        ('"Apulia", harbour = false', '"Apulia", harbour = true', '"puglia", harbour: only an inhabited area has'),
        (
            'area = "buda", good = "grain", harbour = false',
            'area = "buda", good = "grain", harbour = true',
            "coast has",
        ),
        ('harbour = true, fire = true, terrain = "mountains"', 'harbour = true, fire = false, terrain = "hills"', "11"),
        ('"Apulia", harbour = false, fire = false', '"Apulia", harbour = false, fire = true', "13 fires, not 12"),
    ],
)
def test_mu_def_10_11_faults_of_areas(folder: Path, old: str, new: str, fault: str) -> None:
    change(folder, "territories.toml", old, new)
    assert any(line.startswith("territories.toml: territories") and fault in line for line in faults(folder))


# ---------------------------------------------------------------- kingdoms


@pytest.mark.rule("MU-KIN-1", "MU-KIN-2")
@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ('key = "hre"', 'key = "bohemia"', 'kingdoms: the row "hre" is missing'),
        ('"buda", "presburgo"', '"buda"', 'kingdoms "hungary", territories: must be 7, not 6'),
        ('"buda", "presburgo"', '"buda", "buda"', 'kingdoms "hungary", territories: "buda" stands there twice'),
        ('"buda", "presburgo"', '"buda", "austria"', 'kingdoms "hre", territories: "austria" belongs to "hungary"'),
        ('"buda", "presburgo"', '"buda", "presburg"', 'territories: unknown territory "presburg" (did you mean'),
        ('"buda", "presburgo"', '"buda", "parigi"', 'kingdoms "hungary", territories: must be contiguous'),
        ('key = "byzantine_mamluk"', 'key = "byzantine_mamluks"', 'key: must be "byzantine_mamluk"'),
        ('"novgorod_golden_horde", a = "novgorod"', '"hre_golden_horde", a = "hre"', "hre and golden_horde, "),
        ('"novgorod_golden_horde", a = "novgorod"', '"hre_golden_horde", a = "hre"', "novgorod and golden_horde, 2"),
        ('"hungary_hre", a = "hungary", b = "hre"', '"hre_hre", a = "hre", b = "hre"', "must be two kingdoms"),
        ('"hungary_hre", a = "hungary", b = "hre"', '"hungary_byzantine", a = "hungary", b = "byzantine"', "pair once"),
    ],
)
def test_mu_kin_1_2_faults_of_kingdoms(folder: Path, old: str, new: str, fault: str) -> None:
    change(folder, "kingdoms.toml", old, new)
    assert any(line.startswith("kingdoms.toml: ") and fault in line for line in faults(folder))


def test_mu_kin_2_a_connection_that_the_map_shows_must_be_told(folder: Path) -> None:
    drop(folder, "kingdoms.toml", 'key = "byzantine_mamluk"')
    wanted = "byzantine and mamluk, 3 steps apart, are not told to be connected"
    assert faults(folder) == [f"kingdoms.toml: connections: {wanted}"]


# ---------------------------------------------------------------- cards

WARLORD = 'key = "warlord_4", number = 4, character = "warlord", points = "one", colours = ["red"], '
WARLORD += 'objective = [{ predicate = "army", count = 8 }], gears = ["red"], florins = 0, windows = ["round_starts"]'


def test_the_warlord_is_as_he_is_written_here(folder: Path) -> None:
    change(folder, "cards.toml", WARLORD, WARLORD)


@pytest.mark.rule("MU-EMP-7", "MU-EMP-8", "MU-EMP-9")
@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ('"warlord_4"', '"general_4"', 'cards "general_4", key: must be "warlord_4"'),
        ("number = 4", "number = 73", "number: must be from 1 to 72, not 73"),
        ("number = 4", "number = 5", '5 is the number of "warlord_4"'),
        ('points = "one"', 'points = "none"', 'colours: must be 0 with the points "none", not 1'),
        ('points = "one"', 'points = "either"', 'colours: must be 2 with the points "either", not 1'),
        ('points = "one"', 'points = "both"', 'colours: must be 2 with the points "both", not 1'),
        ('colours = ["red"]', "colours = []", 'colours: must be 1 with the points "one", not 0'),
        ('points = "one", colours = ["red"]', 'points = "both", colours = ["red", "red"]', '"red" stands there twice'),
        ('gears = ["red"]', 'gears = ["blue"]', "gears: must be the colours of the points"),
        ('gears = ["red"]', 'gears = ["any"]', "gears: must be the colours of the points"),
        ('gears = ["red"]', 'gears = ["pink"]', 'gears, item 1: must be one of "blue", '),
        ('windows = ["round_starts"]', "windows = []", "windows: must name a moment"),
        ('windows = ["round_starts"]', 'windows = ["RW12"]', 'windows, item 1: must be one of "own", '),
        ('[{ predicate = "army", count = 8 }]', "[]", "objective: must name a condition"),
        ('"army", count = 8', '"armies", count = 8', 'predicate: must be one of "territories", '),
        ('"army", count = 8', '"army"', 'objective, item 1: "count" is missing'),
        ('"army", count = 8', '"army", count = 8, unit = "archer"', 'item 1: "unit" has no meaning here'),
        ('"army", count = 8', '"units", count = 8', 'item 1: "unit" is missing'),
        ('"army", count = 8', '"building", building = "castle"', 'item 1: "count" is missing'),
        ('"army", count = 8', '"tech", count = 1', 'item 1: "level" is missing'),
        ('"army", count = 8', '"place", area = "rome", count = 1', 'item 1: "count" has no meaning here'),
        ('"army", count = 8', '"place", area = "roma"', 'area: unknown inhabited area "roma" (did you mean "rome"?)'),
    ],
)
def test_mu_emp_7_9_faults_of_cards(folder: Path, old: str, new: str, fault: str) -> None:
    assert WARLORD.count(old) == 1
    change(folder, "cards.toml", WARLORD, WARLORD.replace(old, new))
    assert any(line.startswith("cards.toml: cards") and fault in line for line in faults(folder))


def test_a_predicate_without_card_is_a_fault(folder: Path) -> None:
    change(folder, "cards.toml", '[{ predicate = "castle_ring", count = 4 }]', '[{ predicate = "army", count = 4 }]')
    assert faults(folder) == ['cards.toml: cards: no card has an objective with the predicate "castle_ring"']


@pytest.mark.rule("MU-SET-1")
def test_mu_set_1_as_many_cards_as_in_the_box(folder: Path) -> None:
    drop(folder, "cards.toml", 'key = "warlord_4"')
    drop(folder, "events.toml", 'key = "event_30"')
    assert faults(folder) == ["cards.toml: cards: 71 cards, not 72", "events.toml: events: 29 cards, not 30"]


EVENT = 'key = "event_1", number = 1, regions = ["france", "germany_w"], icons = ["movement", "armies", "merchandise"]'


@pytest.mark.rule("MU-EVT-6", "MU-EVT-7")
@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        (EVENT, EVENT.replace('"event_1"', '"event_31"'), 'events "event_31", key: must be "event_1"'),
        (EVENT, EVENT.replace('"france", ', ""), "regions: must be two different regions"),
        (EVENT, EVENT.replace('"france"', '"germany_w"'), "regions: must be two different regions"),
        (EVENT, EVENT.replace('"france"', '"francia"'), 'regions: unknown region "francia" (did you mean "france"?)'),
        (EVENT, EVENT.replace('"armies"', '"movement"'), "icons: must be three different icons"),
        (EVENT, EVENT.replace('"armies", ', ""), "icons: must be three different icons"),
        (f"{EVENT}, tax = 30", f"{EVENT}, tax = 60", "tax: must be a whole number from 10 up to 50, not 60"),
        (f"{EVENT}, tax = 30", f"{EVENT}, tax = 25", "tax: must be in tens, not 25"),
        ('"parigi", "fiandre"', '"parigi"', 'regions: "fiandre" is in no region'),
        ('"parigi", "fiandre"', '"parigi", "fiandre", "roma"', '"roma" belongs to "france"'),
        ('"parigi", "fiandre"', '"parigi", "fiandre", "parigi"', '"parigi" stands there twice'),
    ],
)
def test_mu_evt_6_7_faults_of_events(folder: Path, old: str, new: str, fault: str) -> None:
    change(folder, "events.toml", old, new)
    assert any(line.startswith("events.toml: ") and fault in line for line in faults(folder))


# ---------------------------------------------------------------- pieces and numbers


@pytest.mark.rule("MU-SET-12", "MU-SET-13")
@pytest.mark.parametrize(
    ("file", "old", "new", "fault"),
    [
        ("pieces.toml", '"cavalry", cost = 100, count = 10', '"cavalry", cost = 100, count = 11', "count: must be 10"),
        ("pieces.toml", "barbarians = 7", "barbarians = 8", "barbarians: must be 7, as many as the box has, not 8"),
        ("pieces.toml", "standards = 15", "standards = 14", "standards: must be 15"),
        ("pieces.toml", "capacity = 9, moves = 8, count = 15 },\n    { kind = \"galley\"",
         "capacity = 9, moves = 8, count = 14 },\n    { kind = \"galley\"", '"war_wagon/3", count: must be 15'),
        ("pieces.toml", "count = 16", "count = 17", 'engines "catapult", count: must be 16'),
        ("pieces.toml", "count = 24", "count = 25", 'buildings "village", count: must be 24'),
        ("pieces.toml", '"catapult", level = 1', '"catapult", level = 2', 'engines "catapult", level: must be 1'),
        ("pieces.toml", '"castle", category = "military"', '"castle", category = "civil"', "military of level 3"),
        ("pieces.toml", 'category = "cathedral", level = 3', 'category = "cathedral", level = 1', "must be cathedral"),
        ("pieces.toml", '"bombard", level = 3, cost = 300', '"bombard", level = 3, cost = 350', "must be 100 for each"),
        ("pieces.toml", 'key = "town"', 'key = "village"', 'the row "town" is missing'),
        ("goods.toml", 'colour = "black", cubes = 20', 'colour = "black", cubes = 21', "cubes: must be 20"),
        ("goods.toml", 'colour = "black"', 'colour = "white"', '"salt", colour: "white" is the colour of "weapons"'),
        ("technologies.toml", '"law", branch = "orange"', '"law", branch = "red"', "must be orange of level 2"),
        ("technologies.toml", 'key = "law"', 'key = "edict"', 'technologies: the row "law" is missing'),
        ("numbers.toml", "off = [0, 1, 3]", "off = [0, 1]", 'penalty "3", off: must be 3, from 0 on and never less'),
        ("numbers.toml", "off = [0, 1, 3]", "off = [0, 3, 1]", 'penalty "3", off: must be 3, from 0 on and never less'),
        ("numbers.toml", "faces = [1], count = 2", "faces = [1], count = 3", "11 tokens, but each player has 10"),
        ("numbers.toml", "stages = 8", "stages = 5", "roads: stages must follow each other"),
        ("numbers.toml", "tokens = 8", "tokens = 9", "token_honour: tokens must follow each other"),
        ("numbers.toml", "loans = 5, honour = 15", "loans = 5, honour = 5", "debts: honour must not become less"),
        ("numbers.toml", 'key = "rome"', 'key = "roma"', 'honour: the row "rome" is missing'),
        ("numbers.toml", 'key = "desert"', 'key = "hills"', 'terrain: the row "desert" is missing'),
    ],
)  # fmt: skip
def test_mu_set_13_faults_of_pieces_and_numbers(folder: Path, file: str, old: str, new: str, fault: str) -> None:
    change(folder, file, old, new)
    assert any(line.startswith(f"{file}: ") and fault in line for line in faults(folder))


def test_a_level_of_a_transport_is_missing(folder: Path) -> None:
    drop(folder, "pieces.toml", 'kind = "galley", level = 2')
    assert faults(folder) == ["pieces.toml: transports: 11 rows, not 12"]
