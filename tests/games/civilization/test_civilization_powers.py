"""The types of civilizations: what each earns and can do."""

import pytest
from tests.games.civilization.fights import battle, clashes
from tests.games.civilization.table import (
    asked,
    can,
    happened,
    idle,
    land,
    new_game,
    offered,
    pieces,
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

ERAS = ("ancient", "medieval", "industrial", "modern")
TYPES = ("scientific", "religious", "commercial", "navigators", "industrial", "military", "expansionist")


def production(civilization: str, era: str, more: str, dice: tuple[int, int] = (1, 1)) -> dict[str, int]:
    """Red's accounts under a republic, without luxury."""
    who = f'seat.red = {{ civilization = "{civilization}", government = "republic" }}\n'
    t = three(f'phase = "production"\nera = "{era}"\n' + who + more, [list(dice)], luxury="off")
    found: dict[str, int] = seat(t, "red")["accounts"]
    return found


# ---------------------------------------------------------------- all


def begun(types: dict[str, str]) -> Table:
    """A game at its first decision after the preparation."""
    t = new_game(3, length="long")
    while asked(t) == "CivilizationDraft":
        name = waiting(t)[0]
        play(t, f"{name}: civilization {types[name]}")
    while not told(t, "turn.started"):
        idle(t)
    return t


@pytest.mark.rule("CV-CIV-1")
def test_cv_civ_1_the_type_is_chosen_once() -> None:
    t = begun({"red": "military", "blue": "religious", "green": "commercial"})
    assert [seat(t, name)["civilization"] for name in ("red", "blue", "green")] == [
        "military",
        "religious",
        "commercial",
    ]
    assert refused(t, f"{waiting(t)[0]}: civilization scientific").code == "setup_only"


@pytest.mark.rule("CV-CIV-4", "CV-CIV-7", "CV-CIV-9", "CV-CIV-12", "CV-CIV-15", "CV-CIV-18", "CV-CIV-23", "CV-CIV-24")
@pytest.mark.parametrize("civilization", TYPES)
def test_cv_civ_4_7_15_24_religious_and_industrial_ones_have_a_free_improvement(civilization: str) -> None:
    t = three(
        'phase = "government"\nlost = ["mysticism", "ceremonial_burial", "pottery"]\n'
        f'seat.red.civilization = "{civilization}"\n' + settle("gallia", "red") + settle("niger", "red")
    )
    play(t, "red: keep-government", "blue: keep-government", "green: keep-government")
    if civilization == "religious":
        assert (asked(t), offered(t, "red", "take_improvement")) == ("FreeWorks", ["ziggurat", "temple"])
        play(t, "red: take-improvement temple; assign-to niger")
        assert seat(t, "red")["improvements"] == ["temple@niger civilization"]
    elif civilization == "industrial":
        play(t, "red: assign-to niger")  # the granary is the only one
        assert seat(t, "red")["improvements"] == ["granary@niger civilization"]
        assert land(t, "niger")["productive"]
    else:
        assert (seat(t, "red")["improvements"], told(t, "improvement.received")) == ([], [])


@pytest.mark.rule("CV-CIV-24")
def test_cv_civ_24_it_is_kept_besides_the_one_of_a_government_and_goes_with_the_eras() -> None:
    position = (
        'phase = "government"\nera = "medieval"\n'
        'seat.red = { civilization = "religious", government = "monarchy", '
        'improvements = ["temple@gallia civilization", "castle@niger government"] }\n'
        + settle("sudan", "red")
        + settle("gallia", "red")
        + settle("niger", "red")
    )
    everybody = ("blue: keep-government", "green: keep-government")
    t = three('lost = ["mysticism", "feudalism"]\n' + position)
    play(t, "red: keep-government", *everybody)  # he has the only improvement of the new era
    assert seat(t, "red")["improvements"] == ["temple@gallia civilization", "castle@niger government"]
    t = three('lost = ["mysticism", "feudalism", "theology"]\n' + position)
    play(t, "red: keep-government", *everybody)
    assert told(t, "improvement.renewed") == [("red", "cathedral", "temple")]
    play(t, "red: keep")
    assert seat(t, "red")["improvements"] == ["castle@niger government", "cathedral@gallia civilization"]
    t = three('lost = ["mysticism"]\n' + position)
    play(t, "red: abdicate", *everybody)
    assert seat(t, "red")["improvements"] == ["temple@gallia civilization"]  # governments come and go


# ---------------------------------------------------------------- scientific

HARMLESS = ["masonry", "alphabet_writing", "pottery", "code_of_laws", "mysticism", "currency", "banking", "education"]
HARMLESS += ["theology", "printing_press"]


@pytest.mark.rule("CV-CIV-3")
@pytest.mark.parametrize(
    ("technologies", "attack", "defence"), [(4, 0, 0), (5, 0, 1), (7, 0, 1), (8, 1, 1), (10, 1, 2)]
)
def test_cv_civ_3_science_helps_in_battles(technologies: int, attack: int, defence: int) -> None:
    bonus = []
    for owner in ("red", "blue"):
        science = f'seat.{owner} = {{ civilization = "scientific", technologies = {HARMLESS[:technologies]} }}\n'
        t = battle({"ancient_infantry": 1}, {"ancient_infantry": 1}, [[3, 3]], science)
        bonus.append(next(row[2] for row in clashes(t) if row[0] == owner))
    assert bonus == [attack, defence]


@pytest.mark.rule("CV-CIV-3")
@pytest.mark.parametrize(
    ("civilization", "era", "coins"),
    [("scientific", "ancient", 12), ("scientific", "medieval", 12)]
    + [("religious", "ancient", 6), ("scientific", "industrial", 0)],
)
def test_cv_civ_3_spices_bring_six_coins_each(civilization: str, era: str, coins: int) -> None:
    spices = settle("gallia", "red", resource="spices") + settle("niger", "red", resource="spices")
    assert production(civilization, era, spices)["special"] == coins


# ---------------------------------------------------------------- commercial


@pytest.mark.rule("CV-CIV-8", "CV-CIV-14")
@pytest.mark.parametrize(
    ("civilization", "incomes"),
    [("commercial", [7, 12, 17, 22]), ("industrial", [2, 5, 8, 11])] + [("military", [0] * 4)],
)
def test_cv_civ_8_14_additional_income_by_the_era(civilization: str, incomes: list[int]) -> None:
    assert [production(civilization, era, settle("gallia", "red"))["civilization"] for era in ERAS] == incomes


@pytest.mark.rule("CV-CIV-8")
def test_cv_civ_8_the_critical_resource_brings_five_more() -> None:
    spices = settle("gallia", "red", resource="spices")  # critical on an 8 in the Medieval era
    assert production("commercial", "medieval", spices, (2, 6))["critical"] == 25
    assert production("navigators", "medieval", spices, (2, 6))["critical"] == 20
    assert production("commercial", "medieval", settle("gallia", "red"), (2, 6))["critical"] == 0


@pytest.mark.rule("CV-CIV-8", "CV-GAP-76")
@pytest.mark.parametrize(
    ("civilization", "pairs"),
    [("military", ["gallia/germania", "gallia/italia"]), ("commercial", ["gallia/germania"])],
)
def test_cv_civ_8_magellans_voyage_does_not_concern_them(civilization: str, pairs: list[str]) -> None:
    t = three(
        'phase = "trade"\nera = "industrial"\nseat.red.wonders = ["magellans_voyage"]\n'
        f'seat.blue.civilization = "{civilization}"\n'
        + settle("gallia", "red", resource="wine")
        + settle("italia", "blue", resource="iron")
        + settle("germania", "green", resource="gems")
    )
    play(t, "red: force-trade")
    assert offered(t, "red", "swap") == pairs
    play(t, "red: swap gallia/germania")
    assert seat(t, "green")["resources"] == {"wine": 1}


# ---------------------------------------------------------------- navigators


@pytest.mark.rule("CV-CIV-11")
@pytest.mark.parametrize(
    ("kind", "zones"), [("ancient_ship", 2), ("medieval_ship", 3), ("industrial_ship", 3), ("modern_ship", 4)]
)
def test_cv_civ_11_ships_go_a_zone_further(kind: str, zones: int) -> None:
    way = ["north_atlantic", "sargasso_sea", "caribbean_sea", "equatorial_atlantic"]
    t = three(
        'seat.red.civilization = "navigators"\n'
        + place("baltic_sea", "red", **{kind: 1})
        + place("nile", "red", explorer=1)
    )
    play(t, f"red: move {kind}", *[f"red: to {sea}" for sea in way[:zones]])
    assert (asked(t), units(t, way[zones - 1], "red")) == ("PlayerMovement", {kind: 1})


@pytest.mark.rule("CV-CIV-11")
def test_cv_civ_11_ships_fight_better_in_attack_and_defence() -> None:
    for owner, bonus in (("red", [1, 0]), ("blue", [0, 1])):
        t = battle(
            {"ancient_ship": 1},
            {"ancient_ship": 1},
            [[3, 3]],
            f'seat.{owner}.civilization = "navigators"\n',
            "baltic_sea",
        )
        assert [row[2] for row in clashes(t)[:2]] == bonus
    t = battle({"ancient_infantry": 1}, {"ancient_infantry": 1}, [[6, 3]], 'seat.red.civilization = "navigators"\n')
    assert [row[2] for row in clashes(t)[:2]] == [0, 0]


@pytest.mark.rule("CV-CIV-11")
@pytest.mark.parametrize(("civilization", "possible"), [("navigators", True), ("commercial", False)])
def test_cv_civ_11_ships_are_upgraded_anywhere(civilization: str, possible: bool) -> None:
    t = three(
        'phase = "purchase"\nera = "medieval"\nlost = ["astronomy"]\n'
        f'seat.red = {{ civilization = "{civilization}", coins = 50 }}\n'
        + place("central_pacific", "red", ancient_ship=1)
    )
    assert can(t, "red: upgrade ancient_ship") == possible
    if possible:
        play(t, "red: upgrade ancient_ship x1")
        assert units(t, "central_pacific", "red") == {"medieval_ship": 1}


# ---------------------------------------------------------------- industrial


@pytest.mark.rule("CV-CIV-14")
@pytest.mark.parametrize(("civilization", "most"), [("industrial", 3), ("military", 2)])
def test_cv_civ_14_one_unit_more_in_every_settlement(civilization: str, most: int) -> None:
    t = three(
        'phase = "purchase"\nlost = ["bronze_working"]\n'
        f'seat.red = {{ civilization = "{civilization}", coins = 99 }}\n' + settle("gallia", "red", "town")
    )
    play(t, f"red: buy-unit ancient_infantry; recruit-at gallia x{most}")
    assert not can(t, "red: buy-unit ancient_infantry")


@pytest.mark.rule("CV-CIV-14")
@pytest.mark.parametrize(("civilization", "coins"), [("industrial", 20), ("scientific", 10)])
def test_cv_civ_14_coal_brings_ten_coins_each(civilization: str, coins: int) -> None:
    coal = settle("gallia", "red", resource="coal") + settle("niger", "red", resource="coal")
    assert production(civilization, "industrial", 'lost = ["industrialization"]\n' + coal)["special"] == coins


# ---------------------------------------------------------------- military


@pytest.mark.rule("CV-CIV-17")
@pytest.mark.parametrize(("civilization", "support"), [("military", 0), ("navigators", -3)])
def test_cv_civ_17_no_support_for_units(civilization: str, support: int) -> None:
    army = (
        settle("gallia", "red")
        + place("gallia", "red", ancient_infantry=3)
        + place("baltic_sea", "red", ancient_ship=1)
    )
    assert production(civilization, "ancient", army)["support"] == support


@pytest.mark.rule("CV-CIV-17")
@pytest.mark.parametrize(("civilization", "paid"), [("military", 0), ("religious", 10)])
def test_cv_civ_17_no_price_for_insisting_on_war(civilization: str, paid: int) -> None:
    t = three(
        'phase = "trade"\nwar = [["red", "blue"]]\n'
        f'seat.red = {{ civilization = "{civilization}", government = "republic", coins = 30 }}\n'
    )
    play(t, "blue: want-peace red; done", "red: done", "green: done")
    assert told(t, "war.paid") == ([("red", "blue", paid)] if paid else [])


@pytest.mark.rule("CV-CIV-17")
@pytest.mark.parametrize(("civilization", "paid"), [("military", []), ("religious", [("red", 15)])])
def test_cv_civ_17_nor_for_lost_battles(civilization: str, paid: list[tuple[str, int]]) -> None:
    who = f'seat.red = {{ civilization = "{civilization}", government = "republic", coins = 30 }}\n'
    t = battle({"ancient_infantry": 1}, {"ancient_infantry": 1}, [[1, 6]], who)
    play(t, "blue: done")
    assert (happened(t, "unit.fell"), told(t, "involvement.paid")) == (["unit.fell"], paid)


# ---------------------------------------------------------------- expansionist


def explored(civilization: str, token: str, chance: list[list[int]], more: str = "") -> Table:
    t = three(
        f'seat.red.civilization = "{civilization}"\nland.gallia = {{ token = "{token}" }}\n'
        + place("gallia", "red", explorer=1, ancient_infantry=1)
        + place("niger", "red", explorer=1)
        + more,
        chance,
    )
    play(t, "red: look explorer@gallia")
    return t


@pytest.mark.rule("CV-CIV-20", "CV-GAP-82")
def test_cv_civ_20_no_plague_harms_them() -> None:
    town = 'era = "medieval"\n' + settle("germania", "red", "city") + place("germania", "red", ancient_cavalry=2)
    t = explored("expansionist", "plague", [], town)
    assert (units(t, "gallia", "red"), units(t, "germania", "red")) == (
        {"explorer": 1, "ancient_infantry": 1},
        {"ancient_cavalry": 2},
    )
    assert land(t, "germania")["size"] == "city"
    t = explored("scientific", "plague", [], town)
    assert (units(t, "gallia", "red"), land(t, "germania")["size"]) == ({}, "town")


@pytest.mark.rule("CV-CIV-20")
@pytest.mark.parametrize(
    ("civilization", "die", "joins"),
    [("expansionist", 5, True), ("expansionist", 4, False), ("military", 5, False), ("military", 6, True)],
)
def test_cv_civ_20_minor_civilizations_join_them_more_easily(civilization: str, die: int, joins: bool) -> None:
    t = explored(civilization, "minor_civilization", [[die], *([[1, 6]] * 3)])
    assert bool(told(t, "minor.joined")) == joins


@pytest.mark.rule("CV-CIV-21")
@pytest.mark.parametrize(("civilization", "goes_on"), [("expansionist", True), ("navigators", False)])
def test_cv_civ_21_their_explorers_look_and_go_on(civilization: str, goes_on: bool) -> None:
    t = explored(civilization, "wine", [])
    assert can(t, "red: move explorer@gallia") == goes_on


@pytest.mark.rule("CV-CIV-21")
@pytest.mark.parametrize(("civilization", "works"), [("expansionist", True), ("industrial", False)])
def test_cv_civ_21_they_terraform_with_one_point_left_and_go_on(civilization: str, works: bool) -> None:
    position = (
        'era = "modern"\nlost = ["fission"]\nland.steppes = { token = "forest", shown = true }\n'
        f'seat.red = {{ civilization = "{civilization}", coins = 99 }}\n' + place("niger", "red", explorer=1)
    )
    t = three(position + place("germania", "red", explorer=1))
    play(t, "red: move explorer@germania; to steppes; halt")
    assert can(t, "red: terraform explorer@steppes") == works
    t = three(position + place("steppes", "red", explorer=1))
    play(t, "red: terraform explorer@steppes")
    assert can(t, "red: move explorer@steppes") == works


@pytest.mark.rule("CV-CIV-21")
def test_cv_civ_21_they_begin_with_an_explorer_more() -> None:
    t = begun({"red": "expansionist", "blue": "religious", "green": "military"})
    gained = [len([p for p in pieces(t, name) if p["kind"] == "explorer"]) for name in ("red", "blue", "green")]
    gardens = [2 * ("hanging_gardens" in seat(t, name)["wonders"]) for name in ("red", "blue", "green")]
    assert [number - wonder for number, wonder in zip(gained, gardens, strict=True)] == [3, 2, 2]


@pytest.mark.rule("CV-CIV-22", "CV-GAP-23")
@pytest.mark.parametrize(
    ("civilization", "old", "new"), [("expansionist", "city", "town"), ("military", "town", "village")]
)
def test_cv_civ_22_settlements_grow_two_sizes_a_turn_new_villages_one(civilization: str, old: str, new: str) -> None:
    t = three(
        'phase = "purchase"\nera = "medieval"\nlost = ["construction", "chemistry"]\n'
        f'seat.red = {{ civilization = "{civilization}", coins = 150 }}\n'
        + settle("gallia", "red")
        + settle("niger", "red", more='mood = ["founded"]')
    )
    while offered(t, "red", "grow"):
        play(t, f"red: grow {offered(t, 'red', 'grow')[0]}")
    assert (land(t, "gallia")["size"], land(t, "niger")["size"]) == (old, new)


@pytest.mark.rule("CV-CIV-23")
@pytest.mark.parametrize(("civilization", "coins"), [("expansionist", 3), ("commercial", 0)])
def test_cv_civ_23_roads_with_own_units_bring_coins(civilization: str, coins: int) -> None:
    roads = 'land.gallia = { road = "road" }\nland.germania = { road = "railway" }\nland.niger = { road = "railway" }\n'
    own = place("gallia", "red", ancient_infantry=2) + place("germania", "red", explorer=1)
    assert production(civilization, "industrial", roads + own + place("sudan", "red", explorer=1))["roads"] == coins
