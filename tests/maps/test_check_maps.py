"""The drawn boards pass their check, and the check sees every kind of fault."""

import copy
import json
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from tools.check_maps import MAPS, MOST_IMAGE, MOST_JSON, check, check_map, drawn_folder, game_of, hints_of, pair

from quadriga.games.medioevo.load import load_data as load_medioevo
from quadriga.games.warriors.load import load_data as load_warriors

Drawn = dict[str, Any]
Damage = Callable[[Drawn], None]


@cache
def committed(key: str) -> str:
    return (drawn_folder(key) / f"{key}.json").read_text(encoding="utf-8")


def faults(drawn: Drawn, json_size: int = 1000, image_size: int | None = 1000, key: str = "west") -> list[str]:
    return check(game_of(key), drawn, json_size, image_size).faults


@pytest.fixture
def west() -> Drawn:
    drawn: Drawn = json.loads(committed("west"))
    return drawn


@pytest.fixture
def medioevo() -> Drawn:
    drawn: Drawn = json.loads(committed("medioevo"))
    return drawn


def test_all_maps_are_found() -> None:
    assert MAPS == ("civilization", "east", "italy", "medioevo", "west")


@pytest.mark.parametrize("key", MAPS)
def test_committed_maps_pass(key: str) -> None:
    report = check_map(key, drawn_folder(key))
    assert report.faults == []
    assert report.shared + len(report.links) == report.adjacent


@pytest.mark.parametrize("key", [key for key in MAPS if hints_of(key)["game"] == "warriors"])
def test_adjacency_is_that_of_the_loaded_game(key: str) -> None:
    board = load_warriors().board(key)
    loaded = {pair(board.keys[a], board.keys[b]) for a in range(len(board.keys)) for b in board.neighbours[a]}
    assert set(game_of(key).adjacent) == loaded


def test_adjacency_of_the_great_map_is_that_of_the_loaded_game() -> None:
    board = load_medioevo().board
    keys = board.zone_keys
    loaded = {pair(keys[a], keys[b]) for a in range(len(keys)) for b in board.neighbours[a]}
    assert set(game_of("medioevo").adjacent) == loaded


def test_the_great_map_shows_290_adjacencies_and_no_false_border(medioevo: Drawn) -> None:
    """90 territories, 19 seas; the strait and the way over the Gulf of Bothnia are links, everything else a border."""
    report = check_map("medioevo", drawn_folder("medioevo"))
    assert (len(medioevo["provinces"]), len(medioevo["waters"])) == (90, 19)
    assert (report.adjacent, report.shared) == (290, 288)
    assert report.links == ["costantinopoli - nicea (strait)", "finlandia - svezia (land)"]
    assert report.closed == []


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
    del game.adjacent["bern", "schwyz"]
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
    assert check_map("west", tmp_path).faults == ["the picture west.webp is missing"]


def border(drawn: Drawn, a: str, b: str) -> Drawn:
    found: Drawn = next(row for row in drawn["borders"] if {row["a"], row["b"]} == {a, b})
    return found


def no_sea(drawn: Drawn) -> None:
    del drawn["waters"]["egeo"]


def sea_as_land(drawn: Drawn) -> None:
    drawn["provinces"]["egeo"] = drawn["waters"].pop("egeo")


def land_as_sea(drawn: Drawn) -> None:
    drawn["waters"]["candia"] = drawn["provinces"].pop("candia")


def no_strait(drawn: Drawn) -> None:
    drawn["links"] = [link for link in drawn["links"] if link["kind"] != "strait"]


def sea_border_as_coast(drawn: Drawn) -> None:
    border(drawn, "egeo", "mar_ionio")["kind"] = "coast"


def coast_as_border(drawn: Drawn) -> None:
    border(drawn, "egeo", "candia")["kind"] = "nation"


def closed_coast(drawn: Drawn) -> None:
    border(drawn, "egeo", "candia")["kind"] = "closed"


def dry_river(drawn: Drawn) -> None:
    del border(drawn, "buda", "alfold")["river"]


def false_river(drawn: Drawn) -> None:
    border(drawn, "roma", "toscana")["river"] = True


def other_terrain(drawn: Drawn) -> None:
    drawn["provinces"]["arabia"]["terrain"] = "forest"


def fewer_armies(drawn: Drawn) -> None:
    drawn["provinces"]["roma"]["armies"].pop()


def crowded(drawn: Drawn) -> None:
    drawn["provinces"]["roma"]["market"] = drawn["provinces"]["roma"]["buildings"]


def covered_market(drawn: Drawn) -> None:
    drawn["provinces"]["arabia"]["market"] = drawn["provinces"]["arabia"]["label"]


def far_convoy(drawn: Drawn) -> None:
    drawn["waters"]["egeo"]["convoys"][0] = [300, 300]


@pytest.mark.parametrize(
    ("damage", "complaint"),
    [
        (no_sea, "egeo is not drawn"),
        (sea_as_land, "egeo is drawn as land"),
        (land_as_sea, "candia is drawn as a sea"),
        (no_strait, "costantinopoli and nicea are adjacent, but the picture shows neither border nor link"),
        (sea_border_as_coast, "is drawn as coast"),
        (coast_as_border, "is drawn as nation"),
        (closed_coast, "the border candia - egeo is closed, but they are adjacent"),
        (dry_river, "the river between alfold and buda is not drawn"),
        (false_river, "the border roma - toscana is drawn as a river"),
        (other_terrain, "arabia: the terrain is not that of the game"),
        (fewer_armies, "roma: the number of places for armies is not 4"),
        (crowded, "roma: the places for market and buildings collide"),
        (covered_market, "the label of arabia covers the market of arabia"),
        (far_convoy, "egeo: the convoys lies too far from the province"),
    ],
)
def test_damage_of_the_great_map_is_seen(medioevo: Drawn, damage: Damage, complaint: str) -> None:
    damage(medioevo)
    assert any(complaint in fault for fault in faults(medioevo, key="medioevo"))


def test_a_sea_that_touches_a_strange_coast_is_seen(medioevo: Drawn) -> None:
    waters = medioevo["waters"]
    waters["egeo"]["rings"], waters["adriatico"]["rings"] = waters["adriatico"]["rings"], waters["egeo"]["rings"]
    found = faults(medioevo, key="medioevo")
    assert any("candia and egeo are adjacent, but the picture shows neither" in fault for fault in found)
    assert any("adriatico and candia share a drawn border, are not adjacent" in fault for fault in found)
