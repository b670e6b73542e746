"""The texts of a pack are held against those of its game."""

from pathlib import Path

import pytest
from tests.packs.making import each_example, example, faults, write_pack

from quadriga.games.pack_template import toml
from quadriga.games.packs import own_data
from quadriga.games.registry import find_game
from quadriga.language.packs import open_pack
from quadriga.language.texts import Texts

UNITS = 'units = [{ key = "cavalry", upkeep = 4 }]'
FORMS = "\n    .one = knights\n    .many = knights\n    .short = kni\n"


def with_texts(folder: Path, language: str, catalogue: str, **files: str) -> Path:
    write_pack(folder, **(files or {"units": UNITS}))
    (folder / "locale").mkdir()
    (folder / "locale" / f"{language}.ftl").write_text(catalogue, "utf-8")
    return folder


@each_example
def test_the_examples_are_good(game: str) -> None:
    assert open_pack(example(game)).faults == []


@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize(
    ("catalogue", "wanted"),
    [
        (
            f"kind-cavlry = knights{FORMS}",
            ['kind-cavlry: this game has no such text (did you mean "kind-cavalry"?)'],
        ),
        (f"kind-cavalry = {{ $foo }} x{FORMS}", ['kind-cavalry: unknown variable "$foo"']),
        (f"kind-cavalry = {{ nope }} x{FORMS}", ['kind-cavalry: refers to "nope", which there is not']),
        (f"kind-cavalry = {{ -nope }} x{FORMS}", ['kind-cavalry: refers to "-nope", which there is not']),
        (f"kind-cavalry = {{ kind-cavalry }}s{FORMS}", ["kind-cavalry: refers to itself"]),
        (f'kind-cavalry = {{ LOUD("x") }}{FORMS}', ['kind-cavalry: unknown function "LOUD"']),
        (f"kind-cavalry = a{FORMS}kind-cavalry = b{FORMS}", ["kind-cavalry: stands there twice"]),
        (f"-horse = a\n-horse = b\nkind-cavalry = {{ -horse }}{FORMS}", ["-horse: stands there twice"]),
        (f"kind-cavalry ={FORMS}", ["kind-cavalry: has no text of its own"]),
        (
            f"kind-cavalry = knights{FORMS.replace('.one', '.on')}",
            ['kind-cavalry: unknown form ".on" (did you mean "one"?)', 'kind-cavalry: ".one" is missing'],
        ),
        ("event-army-fed = { $seat }, { $kind-many }, { $fod }", ['event-army-fed: unknown variable "$fod"']),
    ],
)
def test_faults_of_texts(tmp_path: Path, language: str, catalogue: str, wanted: list[str]) -> None:
    found = faults(with_texts(tmp_path / "other", language, catalogue))
    assert [fault.removesuffix(' (did you mean "food"?)') for fault in found] == [
        f"locale/{language}.ftl: {fault}" for fault in wanted
    ]


def test_faults_of_texts_are_told_of_data_that_were_sound_before(tmp_path: Path) -> None:
    folder = with_texts(tmp_path / "other", "en", f"kind-cavalry = knights{FORMS}")
    open_pack(folder)
    (folder / "locale" / "it.ftl").write_text(f"kind-cavlry = x{FORMS}", "utf-8")
    assert len(faults(folder)) == 1


def test_a_text_may_use_what_the_game_tells_and_what_the_pack_brings(tmp_path: Path) -> None:
    catalogue = f"-horse = horse\nkind-cavalry = {{ -horse }}{FORMS}event-army-fed = {{ $seat }}: {{ $kind-many }}\n"
    assert open_pack(with_texts(tmp_path / "other", "en", catalogue)).locale


def test_a_new_row_may_be_named(tmp_path: Path) -> None:
    own = next(row for row in own_data("warriors").rows("variants.toml", "variants") if row["key"] == "west2_isles")
    row = toml(own | {"key": "west9_isles"})
    texts = "map-variant-west9_isles = Two islands\n"
    pack = open_pack(with_texts(tmp_path / "other", "en", texts, variants=f"variants = [{row}]"))
    assert Texts("en", find_game("warriors", pack))("map-variant-west9_isles") == "Two islands"
    found = faults(with_texts(tmp_path / "again", "en", texts))
    assert [fault.partition(" (did")[0] for fault in found] == [
        "locale/en.ftl: map-variant-west9_isles: this game has no such text"
    ]
