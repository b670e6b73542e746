"""The drawn boards pass their check, and the check sees every kind of fault."""

import copy
import json
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from tools.check_maps import DATA, DRAWN, MAPS, MOST_IMAGE, MOST_JSON, Game, check, check_map, pair

from quadriga.games.warriors.load import load_data

Drawn = dict[str, Any]
Damage = Callable[[Drawn], None]


@cache
def committed(key: str) -> str:
    return (DRAWN / f"{key}.json").read_text(encoding="utf-8")


def game_of(key: str) -> Game:
    return Game(key, (DATA / f"{key}.toml").read_text(encoding="utf-8"))


def faults(drawn: Drawn, json_size: int = 1000, image_size: int | None = 1000, key: str = "west") -> list[str]:
    return check(game_of(key), drawn, json_size, image_size).faults


@pytest.fixture
def west() -> Drawn:
    drawn: Drawn = json.loads(committed("west"))
    return drawn


@pytest.mark.parametrize("key", MAPS)
def test_committed_maps_pass(key: str) -> None:
    report = check_map(key, DRAWN, DATA)
    assert report.faults == []
    assert report.shared + len(report.links) == report.adjacent


@pytest.mark.parametrize("key", MAPS)
def test_adjacency_is_that_of_the_loaded_game(key: str) -> None:
    board = load_data().board(key)
    loaded = {pair(board.keys[a], board.keys[b]) for a in range(len(board.keys)) for b in board.neighbours[a]}
    assert game_of(key).adjacent == loaded


def test_undamaged_copy_has_no_fault(west: Drawn) -> None:
    assert faults(west) == []


def no_link(drawn: Drawn) -> None:
    drawn["links"] = [link for link in drawn["links"] if {link["a"], link["b"]} != {"calais", "london"}]


def false_link(drawn: Drawn) -> None:
    drawn["links"].append({"a": "anjou", "b": "london", "kind": "sea", "path": "M0 0L1 1"})


def empty_link(drawn: Drawn) -> None:
    drawn["links"][0]["path"] = "M0 0"


def no_province(drawn: Drawn) -> None:
    del drawn["provinces"]["bern"]


def strange_province(drawn: Drawn) -> None:
    drawn["provinces"]["atlantis"] = copy.deepcopy(drawn["provinces"]["bern"])


def other_path(drawn: Drawn) -> None:
    drawn["provinces"]["bern"]["path"] = drawn["provinces"]["schwyz"]["path"]


def open_ring(drawn: Drawn) -> None:
    drawn["provinces"]["bern"]["rings"][0].pop()


def unknown_arc(drawn: Drawn) -> None:
    drawn["provinces"]["bern"]["rings"][0][0] = 99999


def far_label(drawn: Drawn) -> None:
    drawn["provinces"]["bern"]["label"] = [300, 300]


def far_spot(drawn: Drawn) -> None:
    drawn["provinces"]["bern"]["spot"] = [300, 300]


def fortress_off_the_board(drawn: Drawn) -> None:
    drawn["provinces"]["bern"]["fortress"] = [-5, 300]


def tiny_label(drawn: Drawn) -> None:
    drawn["provinces"]["bern"]["labelSize"] = 4


def colliding_labels(drawn: Drawn) -> None:
    drawn["provinces"]["bern"]["label"] = drawn["provinces"]["schwyz"]["label"]


def covered_armies(drawn: Drawn) -> None:
    drawn["provinces"]["bern"]["spot"] = drawn["provinces"]["bern"]["label"]


def unlisted_border(drawn: Drawn) -> None:
    drawn["borders"] = [border for border in drawn["borders"] if {border["a"], border["b"]} != {"bern", "schwyz"}]


def listed_but_not_drawn(drawn: Drawn) -> None:
    drawn["borders"].append({"a": "anjou", "b": "munster", "kind": "province", "arcs": [], "path": ""})


def closed_between_neighbours(drawn: Drawn) -> None:
    next(border for border in drawn["borders"] if {border["a"], border["b"]} == {"bern", "schwyz"})["kind"] = "closed"


def other_map(drawn: Drawn) -> None:
    drawn["key"] = "east"


@pytest.mark.parametrize(
    ("damage", "complaint"),
    [
        (no_link, "calais and london are adjacent, but the picture shows neither border nor link"),
        (false_link, "the link anjou - london joins provinces that are not adjacent"),
        (empty_link, "has no path"),
        (no_province, "bern is not drawn"),
        (strange_province, "atlantis is drawn but not in the game"),
        (other_path, "bern: path and rings do not agree"),
        (open_ring, "bern: a ring is not closed"),
        (unknown_arc, "bern: a ring is not closed"),
        (far_label, "bern: the label lies too far from the province"),
        (far_spot, "bern: the spot lies too far from the province"),
        (fortress_off_the_board, "bern: the fortress lies off the board"),
        (tiny_label, "bern: the label is too small to read"),
        (colliding_labels, "the labels of bern and schwyz collide"),
        (covered_armies, "the label of bern covers the armies of bern"),
        (unlisted_border, "the border bern - schwyz is not listed"),
        (listed_but_not_drawn, "the listed border anjou - munster is not drawn"),
        (closed_between_neighbours, "the border bern - schwyz is closed, but they are adjacent"),
        (other_map, "the file says it is the map east"),
    ],
)
def test_damage_is_seen(west: Drawn, damage: Damage, complaint: str) -> None:
    damage(west)
    assert any(complaint in fault for fault in faults(west))


def test_a_border_is_read_from_the_rings_and_not_from_the_list(west: Drawn) -> None:
    """Two provinces exchange their outlines: the lists still look right, the drawing is wrong."""
    provinces = west["provinces"]
    for field in ("path", "rings"):
        provinces["anjou"][field], provinces["bayern"][field] = provinces["bayern"][field], provinces["anjou"][field]
    found = faults(west)
    assert any("anjou and normandie are adjacent, but the picture shows neither" in fault for fault in found)
    assert any("share a drawn border, are not adjacent, and it is not marked closed" in fault for fault in found)


def test_a_drawn_border_without_adjacency_must_be_closed(west: Drawn) -> None:
    game = game_of("west")
    game.adjacent.remove(("bern", "schwyz"))
    complaint = "bern and schwyz share a drawn border, are not adjacent, and it is not marked closed"
    assert check(game, west, 1000, 1000).faults == [complaint]
    closed_between_neighbours(west)
    report = check(game, west, 1000, 1000)
    assert report.faults == []
    assert report.closed == ["bern - schwyz"]


def test_size_limits(west: Drawn) -> None:
    assert any("the JSON file has" in fault for fault in faults(west, json_size=MOST_JSON + 1))
    assert any("the picture has" in fault for fault in faults(west, image_size=MOST_IMAGE + 1))
    assert faults(west, image_size=None) == ["the picture west.webp is missing"]


def test_a_map_on_the_disk_is_measured(tmp_path: Path) -> None:
    (tmp_path / "west.json").write_text(committed("west"), encoding="utf-8")
    assert check_map("west", tmp_path, DATA).faults == ["the picture west.webp is missing"]
