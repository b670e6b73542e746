"""The printed facts that the picture needs are those of the data files."""

import pytest
from tests.games.warriors.table import MODULE

from quadriga.games.warriors.sheet import ABILITIES, sheet


@pytest.mark.parametrize("name", ["west", "east", "italy"])
def test_the_sheet_has_every_province_nation_and_border(name: str) -> None:
    board = MODULE.data.board(name, "")
    made = sheet(board)
    assert [province["key"] for province in made["provinces"]] == board.keys
    assert [nation["key"] for nation in made["nations"]] == board.nation_keys
    for number, province in enumerate(made["provinces"]):
        for other in province["neighbours"]:
            assert number in made["provinces"][other]["neighbours"]


def test_abilities_stand_on_their_track_in_the_order_of_the_board() -> None:
    assert [name.replace("-", "_") for name, _ in ABILITIES] == list(MODULE.data.abilities)
    board = MODULE.data.board("west", "")
    shown = sheet(board)["tracks"]["abilities"]
    assert [ability["level"] for ability in shown] == board.ability
