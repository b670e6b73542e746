"""How a pack's files are laid over the game's own, and what is said when they cannot be."""

from pathlib import Path

import pytest
from tests.packs.making import EXAMPLES, each_example, example, faults, made, write_pack

from quadriga.engine.data import DataError
from quadriga.engine.errors import InputError
from quadriga.engine.pack import read_pack
from quadriga.engine.table import Table
from quadriga.games.pack_template import TemplateWords, write_template
from quadriga.games.packs import Change, differences, load_pack, own_data
from quadriga.games.registry import find_game
from quadriga.games.warriors.module import WarriorsModule
from quadriga.language.packs import open_pack

WORDS = TemplateWords("As printed", "Head.", "Values.", "Marks.")


def test_only_the_columns_that_are_named_change(tmp_path: Path) -> None:
    pack = made(tmp_path / "other", units='units = [{ key = "cavalry", upkeep = 4, cost = { gold = 5 } }]')
    row = next(row for row in own_data("warriors", pack).rows("units.toml", "units") if row["key"] == "cavalry")
    assert row["cost"] == {"food": 0, "goods": 0, "weapons": 3, "gold": 5}
    assert (row["upkeep"], row["strength"], row["needs"]["level"]) == (4, 3, 6)
    assert differences(pack) == [
        Change("units.toml", 'units "cavalry", cost, gold', 2, 5),
        Change("units.toml", 'units "cavalry", upkeep', 3, 4),
    ]


def test_tables_merge_and_lists_and_amounts_are_replaced(tmp_path: Path) -> None:
    limits = made(tmp_path / "limits", scoring="[limits]\nstorage = 25")
    assert own_data("warriors", limits).files["scoring.toml"]["limits"] == {
        "storage": 25,
        "last_turn": 10,
        "fortresses_per_province": 2,
    }
    card = '{ key = "notaries_of_the_consistory", production = { fides = 2 } }'
    notaries = made(tmp_path / "notaries", "byzantion", empire=f"cards = [{card}]")
    assert [(change.place.split(", ")[-1], change.old, change.new) for change in differences(notaries)] == [
        ("auctoritas", 1, None),
        ("civicus", 1, None),
        ("fides", None, 2),
    ]


def test_a_row_may_be_replaced_as_a_whole(tmp_path: Path) -> None:
    row = 'key = "hoard_of_the_treasury", number = "M19", kind = "own_heroes", doxa_each = 3, origin = "named"'
    kept = faults(write_pack(tmp_path / "kept", "byzantion", missions=f"missions = [{{ {row} }}]"))
    assert any('missions "hoard_of_the_treasury"' in fault and "doxa" in fault for fault in kept)
    pack = made(tmp_path / "whole", "byzantion", missions=f"missions = [{{ {row}, replace = true }}]")
    assert {change.place.split(", ")[-1] for change in differences(pack)} == {"kind", "doxa", "doxa_each", "origin"}


def test_rows_are_added_and_removed_where_the_game_allows_it(tmp_path: Path) -> None:
    gone = made(tmp_path / "gone", variants='variants = [{ key = "west2_isles", remove = true }]')
    assert "west2_isles" not in WarriorsModule(gone).data.variants
    roads = made(tmp_path / "roads", "medioevo", numbers="roads = [{ stages = 9, points = 30 }]")
    assert [(change.old, change.new) for change in differences(roads)] == [(None, {"stages": 9, "points": 30})]


@pytest.mark.parametrize(
    ("game", "files", "wanted"),
    [
        ("warriors", {"units": 'units = [{ key = "princess", remove = true }]'}, 'the row "princess" is missing'),
        ("warriors", {"units": 'units = [{ key = "infantry", supply = 5 }]'}, "the pieces of a set cannot change"),
        ("warriors", {"scoring": "start = { tokens = 40 }"}, "a track has only 15 spaces"),
        ("byzantion", {"numbers": "draw = [{ option = 2, discard = 1 }]"}, "one card at most comes from the offer"),
        ("medioevo", {"pieces": 'units = [{ key = "archer", cost = 0 }]'}, "must be a whole number from 1 up to"),
        ("byzantion", {"caskets": 'caskets = [{ key = "c41", gain = { doxa = 1 } }]'}, 'unknown row "c41"'),
        (
            "civilization",
            {"missions": 'missions = [{ key = "bribery", colour = "red", difficulty = 3, cost = 5 }]'},
            'must be one of "',
        ),
    ],
)
def test_what_a_game_cannot_take_is_a_fault(tmp_path: Path, game: str, files: dict[str, str], wanted: str) -> None:
    assert any(wanted in fault for fault in faults(write_pack(tmp_path / "other", game, **files)))


def test_a_province_can_be_added_with_everything_that_belongs_to_it(tmp_path: Path) -> None:
    row = 'key = "atlantis", name = "Atlantis", nations = ["ireland"], kind = "common", food = 1, goods = 0'
    west = f"""
map = {{ province_count = 41 }}
provinces = [{{ {row}, weapons = 0, vp = 1, longitude = -12.0, latitude = 53.0 }}]
neighbours = [
    {{ province = "atlantis", land = [], sea = ["munster"] }},
    {{ province = "munster", sea = ["normandie", "wessex", "atlantis"] }},
]
"""
    found = faults(write_pack(tmp_path / "lonely", west=west.replace("41", "40")))
    assert any("41 provinces, but the map has 40" in fault for fault in found)
    assert all(fault.startswith("west.toml") for fault in found)
    module = find_game("warriors", made(tmp_path / "atlantis", west=west))
    table = Table.open(module, 4, module.read_options(4, {"turn_limit": 2}), "7")
    while not table.game.over:
        seat = table.game.waiting()[0]
        assert table.submit(seat, table.game.choices(seat)[-1].smallest()) is None
    assert module.problems(table.game) == []
    assert module.identify(table.game, -1, "province", "atlantis") == 40


def test_all_faults_come_at_once_with_file_and_place(tmp_path: Path) -> None:
    folder = write_pack(
        tmp_path / "broken",
        version="one two",
        more='colour = "red"',
        units='units = [{ key = "infantri", upkeep = 2 }, { key = "archers", upkep = 2 },'
        ' { key = "cavalry", kill_vp = -1 }]',
        west='provinces = [{ key = "fyn", remove = 1 }]\nneighbours = [{ province = "fyn", land = ["slesvig"] }]',
        scoring='thresholds_free = [{ players = 2, vp = 40 }, { players = 2, vp = 41 }]\n[limits]\nstorage = "many"',
        unts="",
    )
    (folder / "east.toml").write_text("provinces = [\n", "utf-8")
    (folder / "locale").mkdir()
    (folder / "locale" / "en.ftl").write_text("kind-cavalry = knights\nkind cavalry\n", "utf-8")
    (folder / "locale" / "fr.ftl").write_text("", "utf-8")
    found = faults(folder)
    for wanted in (
        'pack.toml: pack: unknown key "colour"',
        'pack.toml: pack, version: must be up to 20 letters, digits, dots and hyphens, not "one two"',
        "east.toml: line 2: is not valid TOML: ",
        "locale/en.ftl: line 2: is not valid Fluent: ",
        "locale/fr.ftl: no such language; there are en, it",
        'unts.toml: no such data file in this game (did you mean "units.toml"?)',
        'units.toml: units "infantri": there is no such row (did you mean "infantry"?)',
        'units.toml: units "archers": unknown key "upkep" (did you mean "upkeep"?)',
        'units.toml: units "cavalry", kill_vp: must be a whole number from 0 up to 99, not -1',
        'west.toml: provinces "fyn", remove: must be true, or be left out',
        'west.toml: neighbours "',
        'scoring.toml: thresholds_free "2": stands there twice',
        "scoring.toml: limits, storage: must be a whole number from 1 up to 99",
    ):
        assert any(fault.startswith(wanted) for fault in found), (wanted, found)


@pytest.mark.parametrize(
    ("row", "wanted"),
    [
        ('{ key = "cavalry", remove = true, upkeep = 1 }', "a row that is removed has nothing but its key"),
        ('{ key = "cavalri", remove = true }', 'there is no such row (did you mean "cavalry"?)'),
        ('{ key = "cavalry", replace = false }', "must be true, or be left out"),
        ("{ upkeep = 1 }", '"key" is missing'),
        ('"cavalry"', "must be a table"),
    ],
)
def test_faults_of_a_row(tmp_path: Path, row: str, wanted: str) -> None:
    found = faults(write_pack(tmp_path / "other", units=f"units = [{row}]"))
    assert any(fault.startswith("units.toml: units ") and wanted in fault for fault in found), found


def test_a_pack_needs_a_manifest_a_known_game_and_data(tmp_path: Path) -> None:
    with pytest.raises(InputError, match="pack_missing"):
        load_pack(tmp_path / "nowhere")
    bare = tmp_path / "bare"
    bare.mkdir()
    (bare / "units.toml").write_text("")
    with pytest.raises(InputError, match="pack_missing"):
        load_pack(bare)
    assert faults(write_pack(tmp_path / "chess", "warrior", units="")) == [
        'pack.toml: pack, game: unknown game "warrior" (did you mean "warriors"?)'
    ]
    assert any("changes nothing" in fault for fault in faults(write_pack(tmp_path / "empty")))
    with pytest.raises(InputError, match="pack_other_game"):
        find_game("byzantion", read_pack(example("warriors")))


def test_a_pack_may_say_for_which_data_it_was_written(tmp_path: Path) -> None:
    own = find_game("warriors").data_hash
    made(tmp_path / "right", more=f'data = "{own[:12]}"', units='units = [{ key = "cavalry", upkeep = 4 }]')
    wrong = write_pack(tmp_path / "wrong", more='data = "0000"', units='units = [{ key = "cavalry", upkeep = 4 }]')
    assert faults(wrong) == [
        f'pack.toml: pack, data: was written for the data "0000"; those of this version are "{own[:12]}"'
    ]


def test_the_hash_is_that_of_the_content(tmp_path: Path) -> None:
    row = 'units = [{ key = "cavalry", upkeep = 4 }]'
    one, same, other = (
        made(tmp_path / place / "pack", units=units)
        for place, units in (
            ("a", row),
            ("b", f"# a remark\n{row.replace(', ', ',   ')}"),
            ("c", row.replace("4", "5")),
        )
    )
    assert one.hash == same.hash
    assert one.hash != other.hash
    (tmp_path / "d").mkdir()
    newer = made(tmp_path / "d" / "pack", version="2", units=row)
    assert newer.hash != one.hash
    assert find_game("warriors", newer).data_hash == find_game("warriors", one).data_hash


@each_example
def test_a_template_changes_nothing_until_it_is_filled_in(game: str, tmp_path: Path) -> None:
    folder = tmp_path / "box"
    files = write_template(game, folder, WORDS)
    pack = load_pack(folder)
    assert sorted(files) == sorted(["pack.toml", *pack.files])
    assert differences(pack) == []
    marks = [mark for mark in own_data(game).origins() if mark.status == "reconstructed"]
    written = "".join((folder / file).read_text("utf-8") for file in files)
    assert [mark.what for mark in marks if f'what = "{mark.what}"' not in written and mark.file in files] == []
    with pytest.raises(InputError, match="out_exists"):
        write_template(game, folder, WORDS)


def test_marks_of_a_filled_template_end_the_reconstruction(tmp_path: Path) -> None:
    folder = tmp_path / "box"
    write_template("warriors", folder, WORDS)
    units = folder / "units.toml"
    units.write_text(units.read_text("utf-8").replace("    # {", "    {"), "utf-8")
    own, filled = WarriorsModule().data.reconstructed, WarriorsModule(load_pack(folder)).data.reconstructed
    assert any("Resistance of fortresses" in line for line in own)
    assert not any("Resistance of fortresses" in line for line in filled)
    assert len(filled) == len(own) - 2


def test_every_game_has_an_example() -> None:
    for game, name in EXAMPLES.items():
        pack = load_pack(example(game))
        assert (pack.game, pack.name) == (game, name)
        assert differences(pack)


def test_a_longer_game_has_a_longer_limit(tmp_path: Path) -> None:
    values = "values = [{ turn_from = 8, turn_to = 12 }]"
    module = find_game("warriors", made(tmp_path / "long", scoring="limits = { last_turn = 12 }", barbarians=values))
    assert module.read_options(3, {})["turn_limit"] == 12
    assert find_game("warriors").read_options(3, {})["turn_limit"] == 10
    with pytest.raises(InputError, match="option_value"):
        find_game("warriors").read_options(3, {"turn_limit": 12})


# --- which file and which row a fault is blamed on


@pytest.mark.parametrize("first", ["{ upkeep = 1 }", '{ kye = "cavalry", upkeep = 1 }', '"cavalry"'])
@pytest.mark.parametrize("second", ["", ', { key = "princess", remove = true }'])
def test_a_row_without_its_key_is_called_by_its_number_in_the_pack(tmp_path: Path, first: str, second: str) -> None:
    folder = write_pack(tmp_path / "other", units=f"units = [{first}{second}]")
    with pytest.raises(DataError) as caught:
        load_pack(folder)
    rows = [fault for fault in caught.value.faults if "row" in fault.place]
    assert {(fault.file, fault.place) for fault in rows} == {(str(folder / "units.toml"), "units row 1")}
    assert 1 <= len(rows) <= 2


def test_a_misspelt_table_is_blamed_on_the_pack(tmp_path: Path) -> None:
    folder = write_pack(tmp_path / "other", scoring="[limitz]\nstorage = 25")
    with pytest.raises(DataError) as caught:
        load_pack(folder)
    assert [str(fault) for fault in caught.value.faults] == [
        f'{folder / "scoring.toml"}: unknown key "limitz" (did you mean "limits"?)'
    ]


def test_files_that_begin_with_a_byte_order_mark_are_read(tmp_path: Path) -> None:
    folder = write_pack(tmp_path / "windows", units='units = [{ key = "cavalry", upkeep = 4 }]')
    (folder / "locale").mkdir()
    (folder / "locale" / "en.ftl").write_bytes((example("warriors") / "locale" / "en.ftl").read_bytes())
    for file in ("pack.toml", "units.toml", "locale/en.ftl"):
        (folder / file).write_bytes(b"\xef\xbb\xbf" + (folder / file).read_bytes())
    pack = open_pack(folder)
    assert pack.locale["en"].startswith("kind-cavalry")
    assert len(differences(pack)) == 1
    (folder / "units.toml").write_bytes(b"\xef\xbb\xbfunits = [\n\xff")
    assert faults(folder) == ["units.toml: line 2: is not UTF-8 text"]


def test_what_nobody_reads_is_a_fault_and_notes_are_not(tmp_path: Path) -> None:
    folder = write_pack(tmp_path / "other", units='units = [{ key = "cavalry", upkeep = 4 }]')
    for name in ("README", "README.md", "LICENSE", "notes.txt", "box.jpg", "OPEN", ".DS_Store", "._units.toml"):
        (folder / name).write_bytes(b"\xff")
    (folder / ".git").mkdir()
    (folder / "locale").mkdir()
    (folder / "locale" / "README.md").write_text("", "utf-8")
    assert open_pack(folder).files.keys() == {"units.toml"}
    (folder / "data").mkdir()
    (folder / "west.tml").write_text("", "utf-8")
    (folder / "locale" / "en.flt").write_text("", "utf-8")
    found = [
        "data: is no part of a pack",
        'west.tml: is no part of a pack (did you mean "west.toml"?)',
        'locale/en.flt: is no part of a pack (did you mean "locale/en.ftl"?)',
    ]
    assert faults(folder) == found
    with pytest.raises(DataError):
        load_pack(folder)
