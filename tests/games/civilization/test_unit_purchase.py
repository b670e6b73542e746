"""Units: which are sold, rights, where they appear, what becomes of old ones; nuclear weapons."""

import pytest
from tests.games.civilization.fights import battle, clashes
from tests.games.civilization.table import (
    can,
    described,
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
)

from quadriga.engine.table import Table
from quadriga.games.civilization.technologies import TECHNOLOGY_KEYS

TOWN = settle("gallia", "red", "town")
PORT = settle("gallia", "red", "town", more='road = "road"')
AIRPORT = settle("gallia", "red", "town", more='road = "railway"')
ALL_LAND = ["bronze_working", "the_wheel", "mathematics", "feudalism", "chivalry", "engineering"] + [
    "gunpowder_weapons", "cavalry", "metallurgy", "electricity", "mass_production", "rocketry"
]  # fmt: skip


def shop(era: str, known: list[str], lands: str = TOWN, red: str = "coins = 100", **options: str) -> Table:
    return three(f'phase = "purchase"\nera = "{era}"\nlost = {known}\nseat.red = {{ {red} }}\n{lands}', None, **options)


# ---------------------------------------------------------------- which are sold


@pytest.mark.rule("CV-UNI-1", "CV-ERA-9")
@pytest.mark.parametrize(
    ("era", "sold"),
    [
        ("ancient", ["ancient"]),
        ("medieval", ["ancient", "medieval"]),
        ("industrial", ["medieval", "industrial"]),
        ("modern", ["industrial", "modern"]),
    ],
)
def test_cv_uni_1_units_of_this_era_and_the_one_before(era: str, sold: list[str]) -> None:
    t = shop(era, ALL_LAND)
    kinds = [f"{name}_{sort}" for name in sold for sort in ("infantry", "cavalry", "artillery")]
    assert offered(t, "red", "buy_unit") == ["explorer", *kinds]
    for name in {"ancient", "medieval", "industrial", "modern"} - set(sold):
        reason = refused(t, f"red: buy-unit {name}_infantry")
        assert (reason.code, reason.rules) == ("wrong_era", ["CV-UNI-1"])


@pytest.mark.rule("CV-UNI-2")
def test_cv_uni_2_somebody_has_to_know_how() -> None:
    t = shop("medieval", ["chivalry"], TOWN + 'seat.blue.technologies = ["feudalism"]\n')
    assert offered(t, "red", "buy_unit") == ["explorer", "medieval_infantry", "medieval_cavalry"]
    assert refused(t, "red: buy-unit medieval_artillery").rules == ["CV-UNI-2"]


@pytest.mark.rule("CV-UNI-2")
@pytest.mark.parametrize(("found", "sold"), [(3, False), (2, True)])
def test_cv_uni_2_in_the_turn_of_the_discovery_only_to_its_owner(found: int, sold: bool) -> None:
    more = f'turn = 3\nactive = "blue"\ntech_turn.feudalism = {found}\nseat.blue.coins = 50\n' + settle("nile", "blue")
    t = shop("medieval", [], TOWN + more, 'technologies = ["feudalism"]')
    assert can(t, "blue: buy-unit medieval_infantry") == sold


@pytest.mark.rule("CV-UNI-4")
@pytest.mark.parametrize("era", ["ancient", "modern"])
def test_cv_uni_4_explorers_need_no_technology(era: str) -> None:
    t = shop(era, [])
    assert offered(t, "red", "buy_unit") == ["explorer"]
    play(t, "red: buy-unit explorer; recruit-at gallia x2")
    assert (units(t, "gallia", "red"), seat(t, "red")["coins"]) == ({"explorer": 2}, 80)


# ---------------------------------------------------------------- rights


@pytest.mark.rule("CV-UNI-3")
def test_cv_uni_3_a_fixed_part_of_the_price_for_each_unit() -> None:
    t = shop("industrial", [], TOWN + 'seat.blue.technologies = ["gunpowder_weapons"]\n')
    play(t, "red: buy-unit industrial_infantry; recruit-at gallia x2")
    assert (seat(t, "red")["coins"], seat(t, "blue")["coins"]) == (100 - 2 * 20, 2 * 4)


@pytest.mark.rule("CV-UNI-3")
def test_cv_uni_3_an_owner_pays_the_full_price_to_the_bank() -> None:
    t = shop("industrial", [], red='coins = 100, technologies = ["gunpowder_weapons"]')
    play(t, "red: buy-unit industrial_infantry; recruit-at gallia")
    assert (seat(t, "red")["coins"], told(t, "rights.received")) == (80, [])


@pytest.mark.rule("CV-UNI-3")
@pytest.mark.parametrize(("red", "price"), [('civilization = "military"', 13), ('government = "communism"', 10)])
def test_cv_uni_3_discounts_do_not_change_the_right(red: str, price: int) -> None:
    t = shop("medieval", [], TOWN + 'seat.blue.technologies = ["feudalism"]\n', f"coins = 50, {red}")
    play(t, "red: buy-unit medieval_infantry; recruit-at gallia")
    assert (seat(t, "red")["coins"], seat(t, "blue")["coins"]) == (50 - price, 3)


@pytest.mark.rule("CV-UNI-3", "CV-GAP-20")
def test_cv_gap_20_the_right_belongs_to_the_best_level() -> None:
    owners = 'seat.blue.technologies = ["bronze_working"]\nseat.green.technologies = ["iron_working"]\n'
    t = shop("ancient", [], TOWN + owners)
    play(t, "red: buy-unit ancient_infantry; recruit-at gallia")
    assert (seat(t, "blue")["coins"], seat(t, "green")["coins"]) == (0, 2)
    t = shop("ancient", ["iron_working"], TOWN + 'seat.blue.technologies = ["bronze_working"]\n')
    play(t, "red: buy-unit ancient_infantry; recruit-at gallia")
    assert told(t, "rights.received") == []  # its owner has left


# ---------------------------------------------------------------- where they appear


@pytest.mark.rule("CV-UNI-5")
@pytest.mark.parametrize(("size", "number"), [("village", 1), ("town", 2), ("city", 3), ("metropolis", 4)])
def test_cv_uni_5_as_many_as_the_size_of_all_kinds_together(size: str, number: int) -> None:
    t = shop("ancient", ["bronze_working", "the_wheel"], settle("gallia", "red", size))
    play(t, "red: buy-unit explorer; recruit-at gallia")
    if number > 1:
        play(t, f"red: buy-unit ancient_cavalry; recruit-at gallia x{number - 1}")
    reason = refused(t, "red: buy-unit ancient_infantry")
    assert (reason.code, "CV-UNI-5" in reason.rules) == ("no_place_for_unit", True)
    assert sum(units(t, "gallia", "red").values()) == number


@pytest.mark.rule("CV-UNI-5")
def test_cv_uni_5_units_already_there_do_not_count_and_settlements_count_each_for_itself() -> None:
    lands = TOWN + settle("italia", "red") + place("gallia", "red", ancient_infantry=5)
    t = shop("ancient", ["bronze_working"], lands)
    play(t, "red: buy-unit ancient_infantry")
    assert not can(t, "red: recruit-at gallia x3")
    play(t, "red: recruit-at gallia x2; buy-unit ancient_infantry; recruit-at italia")
    assert units(t, "gallia", "red") == {"ancient_infantry": 7}
    assert refused(t, "red: buy-unit ancient_infantry").code == "no_place_for_unit"


@pytest.mark.rule("CV-UNI-5")
def test_cv_uni_5_industrial_civilizations_take_one_more() -> None:
    t = shop("ancient", ["bronze_working"], red='coins = 100, civilization = "industrial"')
    play(t, "red: buy-unit ancient_infantry")
    assert not can(t, "red: recruit-at gallia x4")
    play(t, "red: recruit-at gallia x3")
    assert refused(t, "red: buy-unit ancient_infantry").code == "no_place_for_unit"


@pytest.mark.rule("CV-UNI-6")
def test_cv_uni_6_a_settlement_that_has_just_grown_takes_more_at_once() -> None:
    t = shop("ancient", ["construction", "bronze_working"], settle("gallia", "red"))
    play(t, "red: buy-unit ancient_infantry; recruit-at gallia")
    assert refused(t, "red: buy-unit ancient_infantry").code == "no_place_for_unit"
    play(t, "red: grow gallia; buy-unit ancient_infantry; recruit-at gallia")
    assert units(t, "gallia", "red") == {"ancient_infantry": 2}


@pytest.mark.rule("CV-UNI-7")
@pytest.mark.parametrize(
    ("territory", "road", "sold"), [("gallia", "none", False), ("gallia", "road", True), ("gallia", "railway", True)]
    + [("gobi", "railway", False)],
)  # fmt: skip
def test_cv_uni_7_ships_appear_in_ports(territory: str, road: str, sold: bool) -> None:
    t = shop("ancient", ["trade_mapmaking"], settle(territory, "red", more=f'road = "{road}"'))
    assert can(t, "red: buy-unit ancient_ship") == sold
    if sold:
        play(t, f"red: buy-unit ancient_ship; recruit-at {territory}")
        assert pieces(t, "red")[0]["mark"] == ["ashore"]
    else:
        assert "CV-UNI-7" in refused(t, "red: buy-unit ancient_ship").rules


@pytest.mark.rule("CV-UNI-7")
@pytest.mark.parametrize(("road", "sold"), [("none", False), ("road", False), ("railway", True)])
def test_cv_uni_7_aircraft_appear_in_airports(road: str, sold: bool) -> None:
    t = shop("modern", ["flight"], settle("gobi", "red", more=f'road = "{road}"'))
    assert can(t, "red: buy-unit aircraft") == sold


@pytest.mark.rule("CV-GAP-107")
def test_cv_gap_107_without_roads_any_coast_will_do() -> None:
    for territory, sold in (("gallia", True), ("gobi", False)):
        t = shop("ancient", ["trade_mapmaking"], settle(territory, "red"), roads="off")
        assert can(t, "red: buy-unit ancient_ship") == sold


# ---------------------------------------------------------------- old units


@pytest.mark.rule("CV-UNI-8", "CV-GAP-85")
@pytest.mark.parametrize(
    ("kind", "where", "coins"),
    [
        ("ancient_infantry", "nile", 3),
        ("medieval_artillery", "nile", 5),
        ("industrial_cavalry", "nile", 6),
        ("ancient_ship", "black_sea", 6),
        ("medieval_ship", "black_sea", 10),
        ("industrial_ship", "black_sea", 13),
    ],
)
def test_cv_uni_8_a_third_of_the_list_price_wherever_they_are(kind: str, where: str, coins: int) -> None:
    red = 'coins = 20, civilization = "military"'  # who would have paid less
    t = shop("modern", [], TOWN + place(where, "red", **{kind: 2}), red)
    play(t, f"red: sell-unit {kind}@{where} x2")
    assert (units(t, where, "red"), seat(t, "red")["coins"]) == ({}, 20 + 2 * coins)


@pytest.mark.rule("CV-UNI-8")
def test_cv_uni_8_only_of_earlier_eras_and_no_explorers() -> None:
    lands = AIRPORT + place("gallia", "red", modern_infantry=1, aircraft=1, explorer=1, industrial_infantry=1)
    t = shop("modern", [], lands)
    assert offered(t, "red", "sell_unit") == ["red.industrial_infantry@gallia#3"]


@pytest.mark.rule("CV-UNI-9")
@pytest.mark.parametrize(
    ("era", "kind", "better", "price"),
    [
        ("medieval", "ancient_infantry", "medieval_infantry", 10),
        ("industrial", "ancient_cavalry", "industrial_cavalry", 20),
        ("modern", "ancient_artillery", "modern_artillery", 30),
        ("modern", "industrial_infantry", "modern_infantry", 10),
    ],
)
def test_cv_uni_9_armies_cost_ten_for_each_era(era: str, kind: str, better: str, price: int) -> None:
    t = shop(era, ALL_LAND, TOWN + place("gallia", "red", **{kind: 3}))
    play(t, f"red: upgrade {kind}@gallia x2")
    assert (units(t, "gallia", "red"), seat(t, "red")["coins"]) == ({better: 2, kind: 1}, 100 - 2 * price)


@pytest.mark.rule("CV-UNI-9")
def test_cv_uni_9_only_in_an_own_settlement_and_only_what_could_be_bought() -> None:
    lands = TOWN + settle("nile", "blue") + place("nile", "red", ancient_infantry=1)
    lands += place("gallia", "red", ancient_infantry=1, ancient_artillery=1) + place("sahara", "red", ancient_cavalry=1)
    t = shop("medieval", ["feudalism", "chivalry"], lands)
    assert offered(t, "red", "upgrade") == ["red.ancient_infantry@gallia#1"]
    assert refused(t, "red: upgrade ancient_infantry@nile").code == "not_in_dock"
    assert refused(t, "red: upgrade ancient_cavalry@sahara").code == "not_in_dock"
    reason = refused(t, "red: upgrade ancient_artillery@gallia")
    assert (reason.code, TECHNOLOGY_KEYS[reason.params["technology"]]) == ("unit_not_discovered", "engineering")


@pytest.mark.rule("CV-UNI-9", "CV-GAP-77")
def test_cv_gap_77_upgrades_take_no_place_and_pay_no_rights() -> None:
    lands = settle("gallia", "red") + place("gallia", "red", ancient_infantry=3)
    t = shop("medieval", [], lands + 'seat.blue.technologies = ["feudalism"]\n')
    play(t, "red: upgrade ancient_infantry@gallia x3; buy-unit medieval_infantry; recruit-at gallia")
    assert units(t, "gallia", "red") == {"medieval_infantry": 4}
    assert told(t, "rights.received") == [("blue", 3, "red")]


@pytest.mark.rule("CV-UNI-10", "CV-UNI-9")
@pytest.mark.parametrize(
    ("red", "lands", "possible"),
    [
        ("", PORT, True),
        ("", TOWN, False),  # no port
        ("", settle("nile", "red", more='road = "road"'), False),  # not adjacent
        ("", settle("gallia", "blue", more='road = "road"'), False),
        (', civilization = "navigators"', TOWN, True),
    ],
)
def test_cv_uni_10_ships_beside_an_own_port(red: str, lands: str, possible: bool) -> None:
    t = shop("industrial", ["metallurgy"], lands + place("baltic_sea", "red", ancient_ship=1), "coins = 100" + red)
    assert can(t, "red: upgrade ancient_ship") == possible
    if possible:
        play(t, "red: upgrade ancient_ship")
        assert (units(t, "baltic_sea", "red"), seat(t, "red")["coins"]) == ({"industrial_ship": 1}, 100 - 2 * 20)


@pytest.mark.rule("CV-UNI-9")
def test_cv_uni_9_an_old_ship_may_become_a_carrier() -> None:
    t = shop("modern", ["combustion", "advanced_flight"], PORT + place("baltic_sea", "red", industrial_ship=2))
    play(t, "red: upgrade-to-carrier industrial_ship; upgrade industrial_ship")
    assert units(t, "baltic_sea", "red") == {"carrier": 1, "modern_ship": 1}


@pytest.mark.rule("CV-UNI-11")
def test_cv_uni_11_aircraft_are_always_up_to_date() -> None:
    """They are never old; the same aircraft rolls another die as soon as Advanced Flight is known."""
    t = shop("modern", ["advanced_flight"], AIRPORT + place("gallia", "red", aircraft=1))
    assert not can(t, "red: upgrade aircraft")
    for known, dice in ((["flight"], 1), (["flight", "advanced_flight"], 2)):
        more = f'era = "modern"\nlost = {["electricity", *known]}\n' + place("nile", "green", explorer=1)
        rolled = [[6] * (4 + dice) + [1] * 4]
        fight = battle({"modern_infantry": 1, "aircraft": 1}, {"modern_infantry": 1}, rolled, more)
        play(fight, "red: escort aircraft")
        assert clashes(fight)[0][1] == 6 * (4 + dice)


# ---------------------------------------------------------------- nuclear weapons

METALS = settle("gallia", "red", resource="rare_metals") + settle("italia", "red", resource="rare_metals")


@pytest.mark.rule("CV-UNI-12", "CV-RES-8")
def test_cv_uni_12_one_for_each_rare_metal_and_turn() -> None:
    t = shop("modern", ["fission"], settle("nile", "red") + METALS, "coins = 300")
    assert offered(t, "red", "buy_nuke") == ["gallia", "italia"]
    play(t, "red: buy-nuke gallia; buy-nuke gallia")
    assert seat(t, "red")["coins"] == 300 - 2 * 80
    assert described(t)["nukes"] == [{"owner": "red", "space": "gallia"}] * 2
    assert refused(t, "red: buy-nuke italia").code == "rare_metals_used"


@pytest.mark.rule("CV-UNI-12")
@pytest.mark.parametrize(
    ("era", "known", "red"),
    [("industrial", ["fission"], ""), ("modern", [], ""), ("modern", ["fission"], ', government = "anarchy"')],
)
def test_cv_uni_12_not_before_fission_nor_in_anarchy(era: str, known: list[str], red: str) -> None:
    assert not can(shop(era, known, METALS, "coins = 300" + red), "red: buy-nuke gallia")
