"""Prospecting, terraforming and migration."""

import pytest
from tests.games.civilization.table import (
    asked,
    can,
    described,
    land,
    offered,
    place,
    play,
    refused,
    seat,
    settle,
    three,
    told,
    units,
    waiting,
)

from quadriga.engine.table import Table

HOME = settle("greenland", "red")
KNOWN = 'era = "medieval"\nlost = ["engineering"]\n'


def dig(token: str, more: str = "", land_there: str = "", chance: list[list[int]] | None = None) -> Table:
    """Red prospects Gallia, and the bag holds but one token."""
    bag = f"bag = {{ {token} = 1 }}\n"
    scene = KNOWN + bag + HOME + land_there + place("gallia", "red", explorer=1) + place("nile", "red", explorer=1)
    t = three(scene + (more or "seat.red.coins = 30\n"), [[0], *(chance or [])])
    play(t, "red: prospect explorer@gallia")
    return t


# ---------------------------------------------------------------- prospecting


@pytest.mark.rule("CV-PSP-1")
def test_cv_psp_1_an_explorer_finds_a_resource_for_ten_coins_and_stops() -> None:
    t = dig("iron")
    assert told(t, "token.prospected") == [("red", "gallia", "iron")]
    assert (land(t, "gallia")["token"], land(t, "gallia")["shown"], seat(t, "red")["coins"]) == ("iron", True, 20)
    assert described(t)["bag"] == {}
    assert offered(t, "red", "move") == ["red.explorer@nile#1"]


@pytest.mark.rule("CV-PSP-1")
@pytest.mark.parametrize(("civilization", "price"), [("scientific", 5), ("industrial", 5), ("commercial", 10)])
def test_cv_psp_1_it_is_cheaper_for_industrialists_and_scientists(civilization: str, price: int) -> None:
    t = dig("iron", f'seat.red = {{ coins = 30, civilization = "{civilization}" }}\n')
    assert seat(t, "red")["coins"] == 30 - price


@pytest.mark.rule("CV-PSP-1")
def test_cv_psp_1_not_before_engineering() -> None:
    scene = 'era = "medieval"\nseat.red.coins = 30\n' + place("gallia", "red", explorer=1)
    assert refused(three(scene), "red: prospect explorer").code == "technology_undiscovered"


@pytest.mark.rule("CV-PSP-1", "CV-PSP-3")
def test_cv_psp_1_3_from_the_turn_of_the_discovery_on_for_everybody() -> None:
    scene = 'era = "modern"\nseat.red.coins = 60\nseat.blue.technologies = ["engineering", "fission"]\n'
    new = "tech_turn = { engineering = 3, fission = 3 }\n" + STEEP
    t = three(scene + new + place("gallia", "red", explorer=1) + place("nile", "red", explorer=1))
    assert can(t, "red: prospect explorer@nile")
    assert can(t, "red: terraform explorer@gallia")


@pytest.mark.rule("CV-PSP-1")
def test_cv_psp_1_a_whole_point_must_be_left() -> None:
    scene = KNOWN + "seat.red.coins = 30\n"
    piece = 'pieces = [{{ kind = "explorer", owner = "red", space = "gallia", spent = {spent} }}]\n'
    assert can(three(scene + piece.format(spent=2)), "red: prospect explorer")
    assert refused(three(scene + piece.format(spent=3)), "red: prospect explorer").code == "no_points_left"


@pytest.mark.rule("CV-PSP-1")
@pytest.mark.parametrize(
    ("there", "code"),
    [
        ('land.gallia = { token = "iron" }', "token_there"),  # face down
        ('land.gallia = { token = "iron", shown = true }', "token_there"),
        ('land.gallia = { token = "mountain", shown = true }', "token_there"),
        ('land.gallia = { token = "fertile" }', "token_there"),  # nobody knows it yet
        ('land.gallia = { token = "fertile", shown = true }', ""),
        ('land.gallia = { token = "fertile", known = ["red"] }', ""),
        ('land.gallia = { holder = "blue", token = "fertile", resource = "iron" }', "token_there"),  # two tokens
        ("", ""),
    ],
)
def test_cv_psp_1_only_where_there_is_no_token_or_fertile_land(there: str, code: str) -> None:
    t = three(KNOWN + "seat.red.coins = 30\n" + place("gallia", "red", explorer=1) + there + "\n")
    if code:
        assert refused(t, "red: prospect explorer").code == code
    else:
        assert can(t, "red: prospect explorer")


@pytest.mark.rule("CV-PSP-1")
def test_cv_psp_1_not_without_coins_nor_with_an_empty_bag() -> None:
    scene = KNOWN + place("gallia", "red", explorer=1)
    assert refused(three(scene + "seat.red.coins = 9\n"), "red: prospect explorer").code == "not_enough_coins"
    assert refused(three(scene + "bag = {}\nseat.red.coins = 30\n"), "red: prospect explorer").code == "bag_empty"


@pytest.mark.rule("CV-PSP-1")
def test_cv_psp_1_what_is_found_happens() -> None:
    assert seat(dig("treasure"), "red")["coins"] == 30 - 10 + 40
    assert (asked(dig("free_technology")), waiting(dig("free_technology"))) == ("FreeTechnology", ["red"])
    t = dig("minor_civilization", chance=[[4]])
    assert (land(t, "gallia")["holder"], units(t, "gallia", "red")) == ("barbarians", {})
    t = dig("plague", land_there=settle("gallia", "red", "town"))
    assert told(t, "plague.broke_out") == [("gallia", "red")]


@pytest.mark.rule("CV-PSP-2")
@pytest.mark.parametrize("token", ["treasure", "no_encounter", "iron", "forest", "fertile"])
def test_cv_psp_2_a_territory_is_prospected_once(token: str) -> None:
    t = dig(token)
    assert "prospected" in land(t, "gallia")["mood"]
    again = KNOWN + "seat.red.coins = 30\n" + place("gallia", "red", explorer=1)
    t = three(again + 'land.gallia = { mood = ["prospected"] }\n')
    assert refused(t, "red: prospect explorer").code == "token_there"


@pytest.mark.rule("CV-PSP-2")
@pytest.mark.parametrize("token", ["iron", "forest", "mountain", "desert", "fertile"])
def test_cv_psp_2_resources_and_terrain_stay_face_up(token: str) -> None:
    t = dig(token)
    assert (land(t, "gallia")["token"], land(t, "gallia")["shown"]) == (token, True)


@pytest.mark.rule("CV-PSP-1", "CV-GAP-92")
def test_cv_gap_92_a_settlement_has_the_resource_that_is_found() -> None:
    t = dig("wine", land_there=settle("gallia", "red", "town"))
    assert (land(t, "gallia")["resource"], land(t, "gallia")["happy"]) == ("wine", True)


@pytest.mark.rule("CV-GAP-92")
def test_cv_gap_92_a_settlement_keeps_its_size_in_the_desert_and_no_minor_civilization_disturbs_it() -> None:
    assert land(dig("desert", land_there=settle("gallia", "red", "city")), "gallia")["size"] == "city"
    t = dig("minor_civilization", land_there=settle("gallia", "red", "city"))
    assert (told(t, "minor.rolled"), land(t, "gallia")["holder"]) == ([], "red")


@pytest.mark.rule("CV-GAP-101")
def test_cv_gap_101_on_fertile_land_terrain_is_but_a_mark_and_a_resource_belongs_to_the_settlement() -> None:
    fertile = 'token = "fertile", shown = true'
    t = dig("mountain", land_there=f"land.gallia = {{ {fertile} }}\n")
    assert land(t, "gallia")["token"] == "fertile"
    t = dig("iron", "seat.red.coins = 60\n", f"land.gallia = {{ {fertile} }}\n")
    assert land(t, "gallia")["token"] == "fertile"
    play(t, "red: found explorer@gallia")  # without a die for what fertile land hides
    assert (land(t, "gallia")["resource"], land(t, "gallia")["productive"]) == ("iron", True)


# ---------------------------------------------------------------- terraforming

MODERN = 'era = "modern"\nlost = ["fission", "engineering"]\n'
STEEP = 'land.gallia = { token = "mountain", shown = true }\n'


def level(more: str, there: str = STEEP) -> Table:
    """Red's explorer levels the mountain of Gallia."""
    t = three(MODERN + HOME + there + place("gallia", "red", explorer=1) + place("nile", "red", explorer=1) + more)
    play(t, "red: terraform explorer@gallia")
    return t


@pytest.mark.rule("CV-PSP-3")
@pytest.mark.parametrize(
    ("civilization", "price"), [("nobody", 50), ("industrial", 35), ("scientific", 30), ("religious", 50)]
)
def test_cv_psp_3_terrain_is_removed_for_fifty_coins_or_less(civilization: str, price: int) -> None:
    t = level(f'seat.red = {{ coins = 60, civilization = "{civilization}" }}\n')
    assert (told(t, "land.terraformed"), seat(t, "red")["coins"]) == ([("red", "gallia")], 60 - price)
    assert "token" not in land(t, "gallia")
    assert offered(t, "red", "move") == ["red.explorer@nile#1"]


@pytest.mark.rule("CV-PSP-3")
def test_cv_psp_3_two_points_must_be_left() -> None:
    scene = MODERN + STEEP + "seat.red.coins = 60\n"
    piece = 'pieces = [{{ kind = "explorer", owner = "red", space = "gallia", spent = {spent} }}]\n'
    assert can(three(scene + piece.format(spent=0)), "red: terraform explorer")
    assert refused(three(scene + piece.format(spent=1)), "red: terraform explorer").code == "no_points_left"


@pytest.mark.rule("CV-PSP-3")
@pytest.mark.parametrize(
    ("token", "shown", "possible"),
    [("forest", True, True), ("desert", True, True), ("mountain", False, False), ("iron", True, False)],
)
def test_cv_psp_3_mountains_forests_and_deserts_only(token: str, shown: bool, possible: bool) -> None:
    there = f'land.gallia = {{ token = "{token}", shown = {str(shown).lower()} }}\n'
    t = three(MODERN + there + "seat.red.coins = 60\n" + place("gallia", "red", explorer=1))
    assert can(t, "red: terraform explorer") is possible


@pytest.mark.rule("CV-PSP-3")
def test_cv_psp_3_not_before_fission_nor_without_coins() -> None:
    scene = 'era = "modern"\n' + STEEP + place("gallia", "red", explorer=1) + "seat.red.coins = 49\n"
    assert refused(three(scene), "red: terraform explorer").code == "technology_undiscovered"
    assert refused(three(scene + 'lost = ["fission"]\n'), "red: terraform explorer").code == "not_enough_coins"


@pytest.mark.rule("CV-PSP-4")
def test_cv_psp_4_everything_stays_but_the_settlement() -> None:
    there = settle("gallia", "red", "town", more='token = "mountain", road = "road"').replace(
        'resource = "nothing", ', ""
    )
    works = 'seat.red = { coins = 60, improvements = ["airport@gallia"] }\n'
    army = place("gallia", "blue", modern_infantry=1)
    t = level(works + army, there)
    assert land(t, "gallia") == {"road": "road"}
    assert (units(t, "gallia", "red"), units(t, "gallia", "blue")) == ({"explorer": 1}, {"modern_infantry": 1})
    assert (seat(t, "red")["settlements"], seat(t, "red")["improvements"]) == (1, ["airport"])
    assert described(t)["bag"]["mountain"] == 4  # five in the box, one on the map: it does not go back


@pytest.mark.rule("CV-PSP-4", "CV-GAP-143")
@pytest.mark.parametrize(
    ("holder", "war", "code"),
    [
        ("blue", "", "settlement_of_another"),
        ("blue", 'war = [["red", "blue"]]\n', "hostile_land"),
        ("barbarians", "", "hostile_land"),
        ("red", "", ""),
    ],
)
def test_cv_psp_4_nobody_terraforms_under_the_settlement_of_another(holder: str, war: str, code: str) -> None:
    """Blue's capital in the mountains, red's explorer its guest."""
    there = f'land.gallia = {{ holder = "{holder}", size = "village", token = "mountain", shown = true }}\n'
    scene = MODERN + HOME + there + war + "seat.red.coins = 60\n" + place("gallia", "red", explorer=1)
    t = three(scene + place("nile", "red", explorer=1))
    assert can(t, "red: terraform explorer@gallia") == (code == "")
    if code:
        reason = refused(t, "red: terraform explorer@gallia")
        assert (reason.code, reason.rules, land(t, "gallia")["holder"]) == (code, ["CV-PSP-3"], holder)


@pytest.mark.rule("CV-PSP-4")
def test_cv_psp_4_the_land_can_be_prospected_also_if_the_terrain_came_from_the_bag() -> None:
    there = 'land.gallia = { token = "mountain", shown = true, mood = ["prospected"] }\n'
    scene = MODERN + "seat.red.coins = 90\n" + there + place("gallia", "red", explorer=2)
    t = three(scene)
    play(t, "red: terraform #0")
    assert land(t, "gallia") == {}
    assert can(t, "red: prospect #1")


# ---------------------------------------------------------------- migration


@pytest.mark.rule("CV-MIG-1")
def test_cv_mig_1_a_village_becomes_an_explorer_that_moves_at_once() -> None:
    works = 'seat.red = { improvements = ["temple@gallia"] }\n'
    t = three(HOME + settle("gallia", "red", "village", "iron") + works)
    play(t, "red: migrate gallia", "red: move explorer; to germania; to steppes")
    assert units(t, "steppes", "red") == {"explorer": 1}
    assert ("holder" in land(t, "gallia"), seat(t, "red")["improvements"]) == (False, ["temple"])
    assert seat(t, "red")["settlements"] == 1


@pytest.mark.rule("CV-MIG-1")
@pytest.mark.parametrize(
    ("there", "code"),
    [(settle("gallia", "red", "town"), "no_village"), (settle("gallia", "red", more="occupied = true"), "occupied")],
)
def test_cv_mig_1_only_a_village_in_ones_own_hands(there: str, code: str) -> None:
    t = three(HOME + there + place("nile", "red", explorer=1))
    assert refused(t, "red: migrate gallia").code == code


@pytest.mark.rule("CV-MIG-1", "CV-VAR-8")
def test_cv_mig_1_an_explorer_must_be_in_the_box() -> None:
    scene = HOME + settle("gallia", "red") + place("nile", "red", explorer=6)
    assert can(three(scene), "red: migrate gallia")
    assert refused(three(scene, limited="on"), "red: migrate gallia").code == "no_miniature_left"


@pytest.mark.rule("CV-MIG-2")
def test_cv_mig_2_the_capital_never_migrates() -> None:
    t = three(settle("gallia", "red") + settle("italia", "red") + place("nile", "red", explorer=1))
    reason = refused(t, "red: migrate gallia")
    assert (reason.code, "CV-MIG-2" in reason.rules) == ("capital_stays", True)
    assert offered(t, "red", "migrate") == ["italia"]
