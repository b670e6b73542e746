"""Movement: points, ships and their passengers, aircraft, what explorers may do."""

import pytest
from tests.games.civilization.table import (
    asked,
    can,
    described,
    offered,
    pieces,
    place,
    play,
    refused,
    settle,
    table,
    three,
    told,
    units,
    waiting,
)

BUSY = place("niger", "red", explorer=1)  # red has something left to decide


# ---------------------------------------------------------------- points


@pytest.mark.rule("CV-MOV-1")
@pytest.mark.parametrize(
    ("kind", "way"),
    [
        ("ancient_infantry", "gallia germania"),
        ("medieval_cavalry", "gallia germania"),
        ("modern_artillery", "gallia germania"),
        ("explorer", "gallia germania steppes"),
        ("aircraft", "gallia germania steppes caucasus"),
        ("ancient_ship", "baltic_sea north_atlantic"),
        ("medieval_ship", "baltic_sea north_atlantic sargasso_sea"),
        ("industrial_ship", "baltic_sea north_atlantic sargasso_sea"),
        ("modern_ship", "baltic_sea north_atlantic sargasso_sea caribbean_sea"),
        ("carrier", "baltic_sea north_atlantic sargasso_sea caribbean_sea"),
    ],
)
def test_cv_mov_1_every_piece_moves_as_far_as_its_points_reach(kind: str, way: str) -> None:
    start, *steps = way.split()
    t = three(settle("caucasus", "red") + BUSY + place(start, "red", **{kind: 1}))
    play(t, f"red: move red.{kind}@{start}", *[f"red: to {space}" for space in steps])
    assert (asked(t), units(t, steps[-1], "red")[kind]) == ("PlayerMovement", 1)
    assert [name for name in offered(t, "red", "move") if "@niger" not in name] == []


@pytest.mark.rule("CV-MOV-1")
def test_cv_mov_1_points_may_be_used_bit_by_bit_and_pieces_may_stay() -> None:
    t = three(BUSY + place("gallia", "red", explorer=1, ancient_infantry=2))
    play(t, "red: move explorer@gallia; to germania; halt", "red: move ancient_infantry; to italia")
    play(t, "red: move explorer@germania; to steppes", "red: done")
    assert (units(t, "steppes", "red"), units(t, "italia", "red"), units(t, "gallia", "red")) == (
        {"explorer": 1},
        {"ancient_infantry": 1},
        {"ancient_infantry": 1},
    )


# ---------------------------------------------------------------- others in the way


@pytest.mark.rule("CV-MOV-2")
def test_cv_mov_2_several_players_share_a_space_unless_somebody_wants_to_fight() -> None:
    position = BUSY + place("italia", "red", ancient_infantry=1) + place("gallia", "blue", ancient_infantry=1)
    t = three(position)
    play(t, "red: move red.ancient_infantry; to gallia", "blue: let-pass gallia")
    assert (units(t, "gallia", "red"), units(t, "gallia", "blue")) == ({"ancient_infantry": 1}, {"ancient_infantry": 1})
    assert (described(t)["declared"], described(t)["war"]) == ([], [])
    t = three(position)
    play(t, "red: move red.ancient_infantry; to gallia", "blue: refuse gallia")
    assert described(t)["declared"] == [{"space": "gallia", "attackers": ["blue"], "defenders": ["red"]}]


SHARED = place("gallia", "red", ancient_infantry=1, ancient_cavalry=1) + place("gallia", "blue", ancient_infantry=1)


@pytest.mark.rule("CV-MOV-1", "CV-MOV-5")
def test_cv_mov_1_a_ship_that_carries_something_is_told_from_others() -> None:
    ship = 'kind = "ancient_ship", owner = "red", space = "baltic_sea"'
    t = three(f'pieces = [{{ {ship} }}, {{ {ship}, cargo = ["explorer"] }}, {{ {ship} }}]\n')
    assert offered(t, "red", "move")[:2] == ["red.ancient_ship@baltic_sea#0", "red.ancient_ship@baltic_sea#1"]
    play(t, "red: move #1; to norwegian_sea")
    assert units(t, "norwegian_sea", "red") == {"ancient_ship": 1, "explorer": 1}


@pytest.mark.rule("CV-MOV-1", "CV-NUC-1")
def test_cv_mov_1_and_so_is_a_tank_with_a_nuclear_weapon() -> None:
    tank = '{ kind = "modern_cavalry", owner = "red", space = "gallia" }'
    nukes = 'nukes = [{ owner = "red", space = "gallia", carrier = 1 }]\n'
    t = three(f'era = "modern"\nlost = ["mass_production"]\nseat.red.coins = 9\npieces = [{tank}, {tank}]\n' + nukes)
    play(t, "red: move #1; to italia")
    assert described(t)["nukes"][0]["space"] == "italia"


@pytest.mark.rule("CV-MOV-3", "CV-BAT-2")
def test_cv_mov_3_who_was_attacked_before_his_turn_moves_what_is_left() -> None:
    there = place("gallia", "red", ancient_infantry=1) + place("italia", "blue", ancient_infantry=2)
    t = three('lost = ["bronze_working"]\nwar = [["red", "blue"]]\n' + there, [[1, 6]])
    play(t, "red: move red.ancient_infantry; to italia", "red: done")
    assert (waiting(t), offered(t, "blue", "move")) == (["blue"], ["blue.ancient_infantry@italia#1"])


@pytest.mark.rule("CV-MOV-3")
def test_cv_mov_3_nobody_leaves_a_space_in_which_a_battle_is_declared() -> None:
    t = three(BUSY + SHARED + place("italia", "blue", ancient_infantry=1), delayed="on")
    assert can(t, "red: move red.ancient_cavalry")
    play(t, "red: attack gallia/blue")
    assert offered(t, "red", "move") == ["red.explorer@niger#0"]
    play(t, "red: done")
    assert offered(t, "blue", "move") == ["blue.ancient_infantry@italia#4"]


@pytest.mark.rule("CV-MOV-3")
def test_cv_mov_3_all_movement_is_over_before_the_battle() -> None:
    t = three('war = [["red", "blue"]]\n' + SHARED + place("germania", "red", ancient_infantry=1))
    play(t, "red: attack gallia/blue")
    assert told(t, "battle.begun") == []
    play(t, "red: move red.ancient_infantry@germania; to gallia", "red: done")
    assert [row[:3] for row in told(t, "battle.begun")] == [("gallia", "red", "blue")]


@pytest.mark.rule("CV-MOV-11")
def test_cv_mov_11_there_is_no_free_passage_through_an_enemys_land() -> None:
    position = BUSY + settle("gallia", "blue") + place("italia", "red", explorer=1)
    t = three(position)
    play(t, "red: move explorer@italia; to gallia; to germania")
    war = three('war = [["red", "blue"]]\n' + position)
    play(war, "red: move explorer@italia")
    reason = refused(war, "red: to gallia")
    assert (reason.code, "CV-MOV-11" in reason.rules) == ("enemy_there", True)


# ---------------------------------------------------------------- aboard


@pytest.mark.rule("CV-MOV-4")
def test_cv_mov_4_boarding_and_landing_cost_a_point_each() -> None:
    t = three(
        BUSY + place("gallia", "red", explorer=1, ancient_infantry=1) + place("baltic_sea", "red", ancient_ship=1)
    )
    play(t, "red: move ancient_infantry; board ancient_ship")
    assert asked(t) == "PlayerMovement"  # a whole turn aboard
    play(t, "red: move explorer@gallia; board ancient_ship; to germania")
    assert (asked(t), units(t, "germania", "red")) == ("PlayerMovement", {"explorer": 1})
    assert offered(t, "red", "move") == ["red.explorer@niger#0", "red.ancient_ship@baltic_sea#3"]


@pytest.mark.rule("CV-MOV-4")
def test_cv_mov_4_who_begins_the_turn_aboard_lands_and_an_explorer_goes_on() -> None:
    t = three(
        BUSY + "pieces = [{ kind = 'ancient_ship', owner = 'red', space = 'baltic_sea', "
        "cargo = ['ancient_infantry', 'explorer'] }]\n"
    )
    play(t, "red: move ancient_infantry; to gallia")
    assert (asked(t), units(t, "gallia", "red")) == ("PlayerMovement", {"ancient_infantry": 1})
    play(t, "red: move explorer@baltic_sea; to germania; to steppes")
    assert (asked(t), units(t, "steppes", "red")) == ("PlayerMovement", {"explorer": 1})


@pytest.mark.rule("CV-MOV-4")
def test_cv_mov_4_the_sea_is_crossed_by_ship_only() -> None:
    t = three(place("gallia", "red", explorer=1) + place("north_atlantic", "blue", ancient_ship=1))
    play(t, "red: move explorer")
    assert refused(t, "red: to baltic_sea").code == "needs_ship"


@pytest.mark.rule("CV-MOV-5", "CV-CIV-11")
@pytest.mark.parametrize(("civilization", "most"), [("nobody", 3), ("navigators", 4)])
def test_cv_mov_5_a_ship_carries_three_units_or_explorers(civilization: str, most: int) -> None:
    t = three(
        f'seat.red.civilization = "{civilization}"\n'
        + BUSY
        + place("gallia", "red", ancient_infantry=3, explorer=2)
        + place("baltic_sea", "red", ancient_ship=1)
    )
    play(t, "red: move explorer@gallia; board ancient_ship; halt")
    play(t, *["red: move red.ancient_infantry@gallia; board ancient_ship"] * 2)
    play(t, "red: move explorer@gallia")
    assert can(t, "red: board ancient_ship") == (most == 4)
    if most == 4:
        play(t, "red: board ancient_ship; halt; move red.ancient_infantry@gallia")
        assert not can(t, "red: board ancient_ship")


PORTS = settle("gallia", "red", more='road = "road"')
ALLY = place("baltic_sea", "blue", ancient_ship=1)


@pytest.mark.rule("CV-MOV-6")
def test_cv_mov_6_an_allys_ship_takes_across_but_nobody_stays_aboard() -> None:
    t = three(BUSY + place("britannia", "red", explorer=1) + ALLY)
    play(t, "red: move explorer@britannia; board ancient_ship")
    assert (asked(t), waiting(t)) == ("Permission", ["blue"])
    play(t, "blue: grant baltic_sea")
    assert refused(t, "red: halt").code == "aboard_an_ally"
    play(t, "red: to gallia")
    assert can(t, "red: done")
    assert units(t, "gallia", "red") == {"explorer": 1}


@pytest.mark.rule("CV-MOV-6")
def test_cv_mov_6_the_ally_has_to_agree_and_to_be_none_of_the_enemies() -> None:
    t = three(BUSY + place("britannia", "red", explorer=1) + ALLY)
    play(t, "red: move explorer@britannia; board ancient_ship", "blue: deny baltic_sea")
    assert not can(t, "red: move explorer@britannia")
    assert (units(t, "britannia", "red"), [p for p in pieces(t, "red") if "spent" in p]) == ({"explorer": 1}, [])
    war = three('war = [["red", "blue"]]\n' + BUSY + place("britannia", "red", explorer=1) + ALLY)
    assert not can(war, "red: move explorer@britannia")


@pytest.mark.rule("CV-MOV-6")
@pytest.mark.parametrize(
    ("lands", "crosses"),
    [
        ("", False),  # a point to board, none left
        (PORTS, False),  # half a point to board, but a whole one to land anywhere else
        (PORTS + settle("scandinavia", "green", more='road = "road"'), True),  # from port to port
    ],
)
def test_cv_mov_6_armies_only_where_one_turn_is_enough_to_board_and_land(lands: str, crosses: bool) -> None:
    t = three(BUSY + lands + place("gallia", "red", ancient_infantry=1) + ALLY)
    play(t, "red: move ancient_infantry")
    assert can(t, "red: board ancient_ship") == crosses
    if crosses:
        play(t, "red: board ancient_ship", "blue: grant baltic_sea")
        assert offered(t, "red", "to") == ["gallia", "scandinavia"]  # with ports


@pytest.mark.rule("CV-MOV-3", "CV-MOV-6")
@pytest.mark.parametrize(("battle", "crosses"), [("", True), ("baltic_sea", False), ("nile", True)])
def test_cv_mov_6_no_army_crosses_where_a_battle_is_declared(battle: str, crosses: bool) -> None:
    ports = PORTS + settle("scandinavia", "green", more='road = "road"')
    fight = f'declared = [{{ space = "{battle}", attackers = ["red"], defenders = ["blue"] }}]\n' if battle else ""
    t = three(fight + BUSY + ports + place("gallia", "red", ancient_infantry=1) + ALLY)
    play(t, "red: move ancient_infantry")
    assert can(t, "red: board ancient_ship") == crosses


@pytest.mark.rule("CV-MOV-8")
def test_cv_mov_8_a_new_ship_is_launched_for_a_point_and_never_returns() -> None:
    port = settle("gallia", "red", more='road = "road"')
    t = three(port + BUSY + place("gallia", "red", medieval_ship=1))
    assert [p["mark"] for p in pieces(t, "red") if p["kind"] == "medieval_ship"] == [["ashore"]]
    play(t, "red: move medieval_ship")
    assert sorted(offered(t, "red", "to")) == ["baltic_sea", "canary_sea", "north_atlantic", "western_mediterranean"]
    play(t, "red: to baltic_sea")
    assert [p["spent"] for p in pieces(t, "red") if p["kind"] == "medieval_ship"] == [2]  # halves
    assert refused(t, "red: to gallia").code == "ships_stay_at_sea"
    play(t, "red: to north_atlantic")
    assert asked(t) == "PlayerMovement"


# ---------------------------------------------------------------- aircraft


@pytest.mark.rule("CV-MOV-7")
def test_cv_mov_7_aircraft_end_with_own_units_settlements_or_carriers() -> None:
    position = BUSY + settle("niger", "red") + place("gallia", "red", aircraft=1)
    t = three(position + settle("caucasus", "red") + place("scandinavia", "red", ancient_infantry=1))
    play(t, "red: move aircraft; to germania; to steppes")
    assert refused(t, "red: halt").code == "in_the_air"
    assert offered(t, "red", "to") == ["scandinavia", "caucasus"]  # with infantry, and with a village
    assert refused(t, "red: to siberia").code == "no_landing_place"
    play(t, "red: to scandinavia")
    assert (asked(t), units(t, "scandinavia", "red")) == ("PlayerMovement", {"ancient_infantry": 1, "aircraft": 1})


@pytest.mark.rule("CV-MOV-7")
def test_cv_mov_7_aircraft_pass_enemies_without_a_battle() -> None:
    t = three(
        'war = [["red", "blue"]]\n'
        + BUSY
        + settle("steppes", "red")
        + settle("germania", "blue")
        + place("germania", "blue", ancient_infantry=3)
        + place("gallia", "red", aircraft=1)
    )
    play(t, "red: move aircraft; to germania; to steppes")
    assert (units(t, "steppes", "red"), described(t)["declared"]) == ({"aircraft": 1}, [])


@pytest.mark.rule("CV-MOV-7")
def test_cv_mov_7_a_carrier_takes_two_aircraft() -> None:
    base = BUSY + settle("gallia", "red") + place("baltic_sea", "red", carrier=1)
    t = three(base + place("gallia", "red", aircraft=3) + place("steppes", "red", ancient_infantry=1))
    play(t, "red: move aircraft; with #3; with #4; to germania; to steppes")
    assert asked(t) == "PlayerMovement"  # there is no room for all three in the Baltic Sea
    play(t, "red: move aircraft@steppes")
    assert can(t, "red: to baltic_sea")
    t = three(base + place("gallia", "red", aircraft=3))
    for _ in range(2):
        play(t, "red: move aircraft@gallia; to baltic_sea; halt")
    assert units(t, "baltic_sea", "red") == {"carrier": 1, "aircraft": 2}
    play(t, "red: move aircraft@gallia; to north_atlantic; to baltic_sea")
    assert (asked(t), units(t, "gallia", "red")) == ("PlayerMovement", {"aircraft": 1})  # it had to go home


@pytest.mark.rule("CV-MOV-7")
def test_cv_mov_7_aircraft_go_with_their_carrier() -> None:
    carrier = "pieces = [{ kind = 'carrier', owner = 'red', space = 'baltic_sea', cargo = ['aircraft'] }]\n"
    t = three(carrier + BUSY)
    play(t, "red: move carrier; to north_atlantic; halt")
    assert units(t, "north_atlantic", "red") == {"carrier": 1, "aircraft": 1}


# ---------------------------------------------------------------- explorers

WORKPLACES = (
    'land.gallia = { token = "wine" }\nland.germania = { road = "road" }\n'
    'land.steppes = { token = "forest", shown = true }\n'
    + place("gallia", "red", explorer=1)
    + place("germania", "red", explorer=1)
    + place("steppes", "red", explorer=1)
    + 'era = "modern"\nlost = ["the_wheel", "steam_power", "engineering", "fission"]\n'
)


@pytest.mark.rule("CV-MOV-9")
def test_cv_mov_9_explorers_look_found_build_prospect_and_terraform() -> None:
    t = three("seat.red.coins = 100\n" + WORKPLACES)
    places = {verb: [name.split("@")[1].split("#")[0] for name in offered(t, "red", verb)] for verb in VERBS}
    assert places == {
        "look": ["gallia"],
        "found": ["gallia", "germania", "steppes"],
        "road": ["gallia", "steppes"],
        "railway": ["germania"],
        "prospect": ["germania"],
        "terraform": ["steppes"],
    }


VERBS = ("look", "found", "road", "railway", "prospect", "terraform")


@pytest.mark.rule("CV-MOV-10", "CV-GOV-8")
def test_cv_mov_10_in_anarchy_explorers_only_explore() -> None:
    t = table(3, 'seat.red = { coins = 100, government = "anarchy" }\n' + WORKPLACES)
    assert {verb: len(offered(t, "red", verb)) for verb in VERBS} == {verb: int(verb == "look") for verb in VERBS}
    for line in ("found explorer@gallia", "road explorer@gallia", "railway explorer@germania"):
        assert refused(t, f"red: {line}").code == "anarchy"
    play(t, "red: look explorer@gallia", "red: move explorer@germania; to italia; halt")
    assert (units(t, "italia", "red"), told(t, "token.seen")) == ({"explorer": 1}, [("red", "gallia", "wine")])


@pytest.mark.rule("CV-MOV-10", "CV-MIG-1")
@pytest.mark.parametrize(("government", "migrating"), [("anarchy", []), ("despotism", ["italia"])])
def test_cv_mov_10_no_village_migrates_in_anarchy(government: str, migrating: list[str]) -> None:
    villages = settle("gallia", "red") + settle("italia", "red") + 'seat.red.capital = "gallia"\n'
    t = three(f'seat.red.government = "{government}"\n' + villages + BUSY)
    assert offered(t, "red", "migrate") == migrating
    if not migrating:
        assert refused(t, "red: migrate italia").code == "anarchy"
