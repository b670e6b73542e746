"""The world of Civilization CHR: its sides are joined, and the check sees where they are not."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from tools.check_maps import check, check_map, drawn_folder, game_of, pair

from quadriga.games.civilization.load import load_data

Drawn = dict[str, Any]
Damage = Callable[[Drawn], None]
LINKS = [
    "beaufort_sea - gulf_of_alaska (sea)",
    "canary_sea - gulf_of_guinea (sea)",
    "central_pacific - queensland (coast)",
    "coral_sea - tasmania (coast)",
    "mekong - timor_sea (coast)",
    "tasmania - timor_sea (coast)",
]


@pytest.fixture
def world() -> Drawn:
    drawn: Drawn = json.loads((drawn_folder("civilization") / "civilization.json").read_text(encoding="utf-8"))
    return drawn


def faults(drawn: Drawn) -> list[str]:
    return check(game_of("civilization"), drawn, 1000, 1000).faults


def test_adjacency_is_that_of_the_loaded_game() -> None:
    board = load_data().board
    keys = board.space_keys
    loaded = {pair(keys[a], keys[b]) for a in range(len(keys)) for b in board.neighbours[a]}
    assert set(game_of("civilization").adjacent) == loaded


def test_every_adjacency_is_shown_and_no_false_border(world: Drawn) -> None:
    """56 territories, 37 sea zones; what cannot be drawn in the plane is a link, everything else a border."""
    report = check_map("civilization", drawn_folder("civilization"))
    assert (len(world["provinces"]), len(world["waters"])) == (56, 37)
    assert (report.adjacent, report.shared) == (261, 255)
    assert report.links == LINKS
    assert report.closed == []


def test_volcanoes_are_those_of_the_game(world: Drawn) -> None:
    board = load_data().board
    drawn = {key for key, row in world["provinces"].items() if "volcano" in row}
    assert drawn == {board.space_keys[territory] for territory in board.volcanoes}


def test_territories_and_seas_hold_what_belongs_there(world: Drawn) -> None:
    for row in world["provinces"].values():
        assert (len(row["armies"]), len(row["explorers"])) == (4, 2)
        assert "fleets" not in row
    for row in world["waters"].values():
        assert len(row["fleets"]) == 5
        assert "settlement" not in row


def test_zones_that_cross_the_edge_touch_both_sides(world: Drawn) -> None:
    """The sides are joined over water alone."""
    touching: dict[float, set[str]] = {0: set(), world["width"]: set()}
    for key, row in (world["provinces"] | world["waters"]).items():
        for number in {number if number >= 0 else ~number for ring in row["rings"] for number in ring}:
            if number in world["seam"]:
                touching[world["arcs"][number][0]].add(key)
    left, right = touching.values()
    assert left == right
    assert {"bering_sea", "central_pacific", "tasman_sea"} <= left <= set(world["waters"])


def moved_edge(drawn: Drawn) -> None:
    """A border comes to the right edge twenty pixels higher than to the left one."""
    arcs, width = drawn["arcs"], drawn["width"]
    height = next(arcs[number][-1] for number in drawn["seam"] if arcs[number][0] == width)
    for arc in arcs:
        for at in range(0, len(arc), 2):
            if arc[at] == width and arc[at + 1] == height:
                arc[at + 1] -= 20


def forgotten_seam(drawn: Drawn) -> None:
    drawn["seam"].pop()


def false_seam(drawn: Drawn) -> None:
    drawn["seam"].append(next(number for number in range(len(drawn["arcs"])) if number not in drawn["seam"]))


def flat_board(drawn: Drawn) -> None:
    del drawn["wrap"]


def no_fold(drawn: Drawn) -> None:
    drawn["folds"].pop()


def short_fold(drawn: Drawn) -> None:
    drawn["folds"][0]["path"] = "M0 500L900 500"


def volcano_elsewhere(drawn: Drawn) -> None:
    drawn["provinces"]["italia"]["volcano"] = drawn["provinces"]["italia"]["settlement"]


def no_volcano(drawn: Drawn) -> None:
    drawn["provinces"]["nippon"]["volcano"] = drawn["provinces"]["andes"]["volcano"]


def fewer_fleets(drawn: Drawn) -> None:
    drawn["waters"]["red_sea"]["fleets"].pop()


@pytest.mark.parametrize(
    ("damage", "complaint"),
    [
        (moved_edge, "does not go on beyond the edge of the board"),
        (forgotten_seam, "the list of arcs on the edge is wrong"),
        (false_seam, "the list of arcs on the edge is wrong"),
        (flat_board, "the sides of the board are not joined"),
        (no_fold, "the folds of the board are not those of the map file"),
        (short_fold, "the fold at latitude 33 does not go from edge to edge"),
        (volcano_elsewhere, "italia: the places for settlement and volcano collide"),
        (no_volcano, "nippon: the volcano lies too far from the province"),
        (fewer_fleets, "red_sea: the number of places for fleets is not 5"),
    ],
)
def test_damage_of_the_world_is_seen(world: Drawn, damage: Damage, complaint: str) -> None:
    damage(world)
    assert any(complaint in fault for fault in faults(world))
