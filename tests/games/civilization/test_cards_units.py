"""Strategy cards that bring units, experience, villages and resources."""

import pytest
from tests.games.civilization.cards import (
    ANY,
    AUSTRALIA,
    FAR_EAST,
    GREAT,
    LANDING,
    NAVAL,
    NOTHING_MET,
    TREASURE,
    armies,
    complete,
    deeds,
    discovered,
    holding,
    is_met,
    knows,
    villages,
)
from tests.games.civilization.table import land, place, seat, settle, space, told, units

HOME = settle("gallia", "red", "metropolis", more='road = "railway"')  # a port, and an airport once there is flight
TROIKA = {"bought_infantry": 1, "bought_cavalry": 1, "bought_artillery": 1}
ALL_WARS = 'war = [["red", "blue"], ["red", "green"]]\n'
ONE_WAR = 'war = [["red", "blue"]]\n'
ANCIENT, MEDIEVAL = discovered("bronze_working"), discovered("feudalism")
INDUSTRIAL, MODERN = discovered("gunpowder_weapons"), discovered("electricity")
GALLEY, CARAVEL, FRIGATE = discovered("trade_mapmaking"), discovered("astronomy"), discovered("metallurgy")
TANK = discovered("mass_production")

# met, not met, kind, number
UNITS: dict[str, tuple[str, str, str, int]] = {
    "sc_001": (GALLEY + armies(*AUSTRALIA), GALLEY + armies(*AUSTRALIA[:2]), "ancient_ship", 2),
    "sc_005": (ANCIENT + deeds(foundations=1), ANCIENT, "ancient_infantry", 2),
    "sc_006": (villages("italia", "nile", "niger"), villages("italia", "nile"), "explorer", 1),
    "sc_016": (ANCIENT + deeds(bought_infantry=3), ANCIENT + deeds(bought_infantry=2), "ancient_infantry", 1),
    "sc_017": (
        discovered("the_wheel") + deeds(bought_cavalry=2),
        discovered("the_wheel") + deeds(bought_cavalry=1, bought_infantry=3),
        "ancient_cavalry",
        1,
    ),
    "sc_028": (ANCIENT + deeds(won=ANY), ANCIENT, "ancient_infantry", 1),
    "sc_043": (discovered("chivalry") + armies("britannia"), discovered("chivalry"), "medieval_cavalry", 2),
    "sc_045": (MEDIEVAL + armies(*FAR_EAST), MEDIEVAL + armies(*FAR_EAST[1:]), "medieval_infantry", 3),
    "sc_050": (knows("feudalism"), knows("feudalism", who="blue"), "medieval_infantry", 2),
    "sc_051": (knows("astronomy"), knows("astronomy", who="blue"), "medieval_ship", 1),
    "sc_056": (MEDIEVAL + deeds(**TROIKA), MEDIEVAL + deeds(**{**TROIKA, "bought_cavalry": 0}), "medieval_infantry", 1),
    "sc_068": (CARAVEL + deeds(won=ANY | NAVAL), CARAVEL + deeds(won=ANY), "medieval_ship", 1),
    "sc_073": (MEDIEVAL + deeds(supported=1), MEDIEVAL + deeds(battles=1), "medieval_infantry", 1),
    "sc_075": (MEDIEVAL + ALL_WARS, MEDIEVAL + ONE_WAR, "medieval_infantry", 3),
    "sc_086": (FRIGATE + armies("antilles", "orinoco"), FRIGATE + armies("antilles"), "industrial_ship", 1),
    "sc_091": (knows("gunpowder_weapons"), knows("gunpowder_weapons", who="blue"), "industrial_infantry", 2),
    "sc_097": (FRIGATE + deeds(**TROIKA), FRIGATE + deeds(bought_artillery=3), "industrial_artillery", 1),
    "sc_108": (INDUSTRIAL + deeds(won=ANY | LANDING), INDUSTRIAL + deeds(won=ANY | NAVAL), "industrial_infantry", 2),
    "sc_115": (INDUSTRIAL + ALL_WARS, INDUSTRIAL + ONE_WAR, "industrial_infantry", 4),
    "sc_129": (knows("flight"), knows("flight", who="blue"), "aircraft", 1),
    "sc_134": (TANK + deeds(**TROIKA), TANK + deeds(bought_infantry=1, bought_cavalry=2), "modern_cavalry", 1),
    "sc_143": (MODERN + deeds(won=ANY | LANDING), MODERN + deeds(won=ANY | GREAT), "modern_infantry", 2),
    "sc_149": (TANK + ALL_WARS, TANK + ONE_WAR, "modern_cavalry", 3),
}


@pytest.mark.rule("CV-STR-6", "CV-STR-8", "CV-STR-45")
@pytest.mark.parametrize("key", UNITS)
def test_cv_str_8_45_units_appear_in_an_own_settlement(key: str) -> None:
    met, _, kind, number = UNITS[key]
    t = holding(key, HOME + met)
    assert is_met(t, key)
    complete(t, key, f"place gallia x{number}")
    assert units(t, "gallia", "red") == {kind: number}


@pytest.mark.rule("CV-STR-6")
@pytest.mark.parametrize("key", UNITS)
def test_cv_str_6_no_units_without_the_condition(key: str) -> None:
    assert not is_met(holding(key, HOME + UNITS[key][1]), key)


# met, not met, points
EXPERIENCE: dict[str, tuple[str, str, int]] = {
    "sc_034": (deeds(supported=1), deeds(battles=1, won=ANY), 1),
    "sc_067": (deeds(won=ANY | GREAT), deeds(won=ANY), 2),
    "sc_107": (deeds(won=ANY | GREAT), deeds(won=ANY | LANDING), 2),
    "sc_113": (deeds(supported=1), deeds(battles=1), 2),
    "sc_142": (deeds(won=ANY | GREAT), deeds(won=ANY | NAVAL), 3),
    "sc_147": (deeds(supported=1), deeds(battles=1), 2),
}


@pytest.mark.rule("CV-STR-6", "CV-STR-8", "CV-STR-18")
@pytest.mark.parametrize("key", EXPERIENCE)
def test_cv_str_8_18_experience_for_great_victories_and_for_support(key: str) -> None:
    met, unmet, points = EXPERIENCE[key]
    assert not is_met(holding(key, unmet), key)
    t = holding(key, met + "seat.red.experience = 4\n")
    complete(t, key)
    assert seat(t, "red")["experience"] == 4 + points


# class, number, technology
CAPITALS: dict[str, tuple[str, int, str]] = {
    "sc_031": ("ancient_infantry", 4, "bronze_working"),
    "sc_070": ("medieval_infantry", 4, "feudalism"),
    "sc_110": ("industrial_infantry", 4, "gunpowder_weapons"),
    "sc_144": ("modern_infantry", 4, "electricity"),
}


@pytest.mark.rule("CV-STR-14")
@pytest.mark.parametrize("key", CAPITALS)
def test_cv_str_14_infantry_for_the_captured_capital(key: str) -> None:
    kind, number, technology = CAPITALS[key]
    lines = HOME + settle("italia", "red") + discovered(technology)
    assert not is_met(holding(key, lines + deeds(captured=1)), key)
    t = holding(key, lines + deeds(captured=1, capitals=1, capital_at=space("italia") + 1))
    complete(t, key)
    assert (units(t, "italia", "red"), units(t, "gallia", "red")) == ({kind: number}, {})


@pytest.mark.rule("CV-STR-14")
def test_cv_str_14_not_if_it_is_lost_again() -> None:
    lines = HOME + settle("italia", "green") + discovered("bronze_working")
    t = holding("sc_031", lines + deeds(captured=1, capitals=1, capital_at=space("italia") + 1))
    complete(t, "sc_031")
    assert (units(t, "italia", "red"), told(t, "reward.forfeited")) == ({}, [("red", "sc_031")])


@pytest.mark.rule("CV-STR-8", "CV-STR-45")
def test_cv_str_8_45_what_a_card_promises_is_given_before_anybody_can_build_it() -> None:
    t = holding("sc_005", HOME + deeds(foundations=1))
    complete(t, "sc_005", "place gallia x2")
    assert units(t, "gallia", "red") == {"ancient_infantry": 2}


# kind, number, technology, where it appears
ISLANDS: dict[str, tuple[str, int, str, str]] = {
    "sc_026": ("ancient_infantry", 2, "bronze_working", "java"),
    "sc_066": ("medieval_ship", 1, "astronomy", "timor_sea"),
    "sc_106": ("industrial_ship", 1, "metallurgy", "timor_sea"),
}


@pytest.mark.rule("CV-STR-47")
@pytest.mark.parametrize("key", ISLANDS)
def test_cv_str_47_brigands_stay_on_their_island_and_pirates_off_its_coast(key: str) -> None:
    kind, number, technology, where = ISLANDS[key]
    assert not is_met(holding(key, discovered(technology) + deeds(explored=1)), key)
    t = holding(key, discovered(technology) + deeds(explored=1, islands=1, island_at=space("java") + 1))
    complete(t, key, *(["launch-at timor_sea"] if "ship" in kind else []))
    assert units(t, where, "red") == {kind: number}


@pytest.mark.rule("CV-STR-47")
def test_cv_str_47_pirates_choose_any_sea_beside_the_island() -> None:
    t = holding("sc_066", discovered("astronomy") + deeds(islands=1, island_at=space("nippon") + 1))
    complete(t, "sc_066", "launch-at philippine_sea")
    assert units(t, "philippine_sea", "red") == {"medieval_ship": 1}


VILLAGES = ("sc_027",)


@pytest.mark.rule("CV-STR-48")
@pytest.mark.parametrize("key", VILLAGES)
def test_cv_str_48_a_village_beside_an_explorer(key: str) -> None:
    lines = HOME + place("niger", "red", explorer=1)
    assert not is_met(holding(key, lines + deeds(explored=1)), key)
    t = holding(key, lines + deeds(islands=1))
    complete(t, key, "endow niger")
    assert (land(t, "niger")["holder"], land(t, "niger")["size"]) == ("red", "village")
    assert units(t, "niger", "red") == {"explorer": 1}


# met, not met, printed territories, resource
RESOURCES: dict[str, tuple[str, str, str, str]] = {
    "sc_003": (armies("java", "panay"), armies("java"), "panay", "spices"),
    "sc_004": (settle("caspia", "red", more='founder = "red"'), settle("caspia", "red"), "caspia", "horses"),
}


@pytest.mark.rule("CV-STR-12", "CV-STR-49")
@pytest.mark.parametrize("key", RESOURCES)
def test_cv_str_12_49_a_resource_for_a_printed_territory(key: str) -> None:
    met, unmet, where, resource = RESOURCES[key]
    assert not is_met(holding(key, HOME + unmet), key)
    t = holding(key, HOME + met)
    complete(t, key, f"endow {where}")
    assert told(t, "resource.given") == [("red", where, resource)]
    assert land(t, where)["token"] == resource


# what has to be found, resource
FOUND_HERE: dict[str, tuple[str, str]] = {
    "sc_024": ("empty", "wine"),
    "sc_025": ("empty", "horses"),
    "sc_064": ("empty", "spices"),
    "sc_065": ("empty", "gems"),
    "sc_105": ("empty", "iron"),
    "sc_104": ("prospected", "coal"),
    "sc_140": ("prospected", "oil"),
    "sc_141": ("prospected", "rare_metals"),
}


@pytest.mark.rule("CV-STR-50")
@pytest.mark.parametrize("key", FOUND_HERE)
def test_cv_str_50_the_empty_territory_becomes_the_resource(key: str) -> None:
    how, resource = FOUND_HERE[key]
    here = space("niger") + 1
    if how == "empty":
        met, unmet = deeds(explored=1, found=NOTHING_MET, empty_at=here), deeds(explored=1, found=TREASURE)
    else:
        met, unmet = deeds(prospected=1, prospected_at=here), deeds(explored=1, found=NOTHING_MET, empty_at=here)
    assert not is_met(holding(key, unmet), key)
    t = holding(key, met)
    complete(t, key)
    assert land(t, "niger") == {"token": resource, "shown": True}
    assert told(t, "resource.given") == [("red", "niger", resource)]
