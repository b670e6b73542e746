"""What players do in a turn, as the cards see it: exploring, founding, building, buying, prospecting."""

import pytest
from tests.games.civilization.cards import complete, discovered, knows
from tests.games.civilization.table import can, land, place, play, refused, seat, settle, three, told, units

from quadriga.engine.table import Table

FIELD = place("niger", "red", explorer=1) + place("congo", "red", explorer=1) + settle("gallia", "red")
SHOP = 'phase = "purchase"\n' + settle("gallia", "red", "metropolis", more='road = "railway"')


def exploring(key: str, lines: str, era: str = "ancient") -> Table:
    return three(f'era = "{era}"\nseat.red.hand = ["{key}"]\n' + FIELD + lines)


# ---------------------------------------------------------------- exploring


@pytest.mark.rule("CV-STR-8")
def test_two_tokens_looked_at() -> None:
    t = exploring("sc_022", 'land.niger = { token = "iron" }\nland.congo = { token = "treasure" }\n')
    play(t, "red: look explorer@niger")
    assert not can(t, "red: strategy sc_022")
    play(t, "red: look explorer@congo")
    complete(t, "sc_022")
    assert seat(t, "red")["coins"] == 30 + 10


@pytest.mark.rule("CV-STR-8")
def test_a_treasure_found() -> None:
    t = exploring("sc_023", 'land.niger = { token = "treasure" }\nland.congo = { token = "no_encounter" }\n')
    play(t, "red: look explorer@congo")
    assert not can(t, "red: strategy sc_023")
    play(t, "red: look explorer@niger")
    complete(t, "sc_023")
    assert seat(t, "red")["coins"] == 30 + 15


@pytest.mark.rule("CV-STR-50")
def test_cv_str_50_the_resource_lies_where_nothing_was_met() -> None:
    """Not where the treasure was found afterwards."""
    t = exploring("sc_024", 'land.niger = { token = "no_encounter" }\nland.congo = { token = "treasure" }\n')
    play(t, "red: look explorer@niger; look explorer@congo")
    complete(t, "sc_024")
    assert (land(t, "niger"), land(t, "congo")) == ({"token": "wine", "shown": True}, {})


@pytest.mark.rule("CV-STR-51")
def test_cv_str_51_without_a_token_in_the_bag_the_card_is_completed_for_nothing() -> None:
    t = exploring("sc_024", 'land.niger = { token = "no_encounter" }\nbag = { horses = 3 }\n')
    play(t, "red: look explorer@niger")
    complete(t, "sc_024")
    assert (land(t, "niger"), told(t, "reward.forfeited")) == ({}, [("red", "sc_024")])


@pytest.mark.rule("CV-STR-51")
def test_cv_str_51_the_token_comes_from_the_bag() -> None:
    t = exploring("sc_025", 'land.niger = { token = "no_encounter" }\nbag = { horses = 3 }\n')
    play(t, "red: look explorer@niger")
    complete(t, "sc_025")
    assert (land(t, "niger")["token"], t.game.bag[0]) == ("horses", 2)  # type: ignore[attr-defined]


@pytest.mark.rule("CV-STR-47")
def test_cv_str_47_an_island_has_to_be_explored() -> None:
    lines = 'land.congo = { token = "iron" }\nland.java = { token = "oil" }\n' + discovered("bronze_working")
    t = exploring("sc_026", lines + place("java", "red", explorer=1))
    play(t, "red: look explorer@congo")
    assert not can(t, "red: strategy sc_026")
    play(t, "red: look explorer@java")
    complete(t, "sc_026")
    assert units(t, "java", "red") == {"explorer": 1, "ancient_infantry": 2}


@pytest.mark.rule("CV-STR-50")
def test_cv_str_50_prospecting_that_met_nothing() -> None:
    """The bag holds one coal (place 0) and one no-encounter token (place 1)."""
    head = 'era = "industrial"\nbag = { coal = 1, no_encounter = 1 }\nseat.red = { coins = 10, hand = ["sc_104"] }\n'
    t = three(head + FIELD + discovered("engineering"), [[1]])
    play(t, "red: prospect explorer@niger")
    complete(t, "sc_104")
    assert land(t, "niger")["token"] == "coal"


@pytest.mark.rule("CV-STR-50")
def test_cv_str_50_prospecting_that_found_a_resource_leaves_no_room_for_another() -> None:
    head = 'era = "industrial"\nbag = { coal = 1, gems = 1 }\nseat.red = { coins = 10, hand = ["sc_104"] }\n'
    t = three(head + FIELD + discovered("engineering"), [[1]])
    play(t, "red: prospect explorer@niger")
    complete(t, "sc_104")
    assert (land(t, "niger")["token"], told(t, "reward.forfeited")) == ("gems", [("red", "sc_104")])


# ---------------------------------------------------------------- founding and building


@pytest.mark.rule("CV-STR-13")
def test_cv_str_13_a_village_founded_by_an_explorer() -> None:
    t = exploring("sc_005", "seat.red.coins = 20\n" + discovered("bronze_working"))
    play(t, "red: found explorer@niger")
    complete(t, "sc_005", "place niger", "place gallia")
    assert (units(t, "niger", "red"), units(t, "gallia", "red")) == ({"ancient_infantry": 1}, {"ancient_infantry": 1})


@pytest.mark.rule("CV-STR-13")
def test_cv_str_13_a_minor_civilization_that_joins_is_not_founded() -> None:
    t = three(
        'seat.red.hand = ["sc_005", "sc_007"]\nland.greenland = { token = "minor_civilization" }\n'
        + place("greenland", "red", explorer=1)
        + settle("gallia", "red"),
        [[8]],
    )
    play(t, "red: look explorer@greenland")
    assert land(t, "greenland")["holder"] == "red"
    assert (can(t, "red: strategy sc_005"), can(t, "red: strategy sc_007")) == (False, False)


@pytest.mark.rule("CV-STR-28")
def test_cv_str_28_three_roads_for_nothing() -> None:
    """Without a coin: the card is laid out before, and 3 x 5 coins are advanced on it."""
    head = 'seat.red.hand = ["sc_039"]\n' + discovered("the_wheel") + FIELD + place("sudan", "red", explorer=1)
    t = three(head)
    assert not can(t, "red: road explorer@niger")
    play(t, "red: pledge sc_039; road explorer@niger; road explorer@congo; road explorer@sudan")
    assert seat(t, "red")["coins"] == 0
    complete(t, "sc_039")
    assert (seat(t, "red")["coins"], len(told(t, "road.built"))) == (0, 3)


@pytest.mark.rule("CV-STR-28")
def test_cv_str_28_two_explorers_are_not_enough() -> None:
    t = three('seat.red.hand = ["sc_039"]\n' + discovered("the_wheel") + FIELD)
    assert not can(t, "red: pledge sc_039")


@pytest.mark.rule("CV-STR-40")
def test_cv_str_40_the_full_price_need_not_be_there() -> None:
    """A galley costs 20 coins, and red has 10; half of it comes back."""
    t = three(SHOP + 'seat.red = { coins = 10, hand = ["sc_018"] }\n' + discovered("trade_mapmaking"))
    assert refused(t, "red: buy-unit ancient_ship") is not None
    play(t, "red: pledge sc_018; buy-unit ancient_ship; recruit-at gallia")
    assert seat(t, "red")["coins"] == 0
    complete(t, "sc_018")
    assert (seat(t, "red")["coins"], units(t, "gallia", "red")) == (0, {"ancient_ship": 1})


@pytest.mark.rule("CV-STR-40")
def test_cv_str_40_whoever_does_not_buy_gives_the_advance_back() -> None:
    lines = 'seat.red = { coins = 10, hand = ["sc_018"] }\nseat.blue.coins = 99\n' + discovered("trade_mapmaking")
    t = three(SHOP + lines)
    play(t, "red: pledge sc_018; done")
    assert (told(t, "strategy.withdrawn"), seat(t, "red")["coins"]) == ([("red", "sc_018", 10)], 10)
    assert (seat(t, "red")["hand"], seat(t, "red")["completed"]) == (["sc_018"], [])


@pytest.mark.rule("CV-STR-40")
def test_cv_str_40_an_advance_buys_nothing_else() -> None:
    lines = 'seat.red = { coins = 10, hand = ["sc_018"] }\n' + discovered("trade_mapmaking", "bronze_working")
    t = three(SHOP + lines)
    assert can(t, "red: buy-unit ancient_infantry")
    play(t, "red: pledge sc_018")
    assert refused(t, "red: buy-unit ancient_infantry").code == "promised_first"
    play(t, "red: buy-unit ancient_ship; recruit-at gallia")
    assert seat(t, "red")["deeds"]["bought_ships"] == 1


@pytest.mark.rule("CV-STR-28")
def test_cv_str_28_who_has_begun_builds_all_three() -> None:
    head = 'seat.red.hand = ["sc_039"]\n' + discovered("the_wheel") + FIELD + place("sudan", "red", explorer=1)
    t = three(head)
    play(t, "red: pledge sc_039")
    assert (can(t, "red: done"), refused(t, "red: move explorer@niger").code) == (True, "promised_first")
    play(t, "red: road explorer@niger")
    assert refused(t, "red: done").code == "promised_first"
    play(t, "red: leave")  # whoever does not answer any more keeps his word too
    assert (len(told(t, "road.built")), seat(t, "red")["completed"]) == (3, ["sc_039"])


# ---------------------------------------------------------------- buying


@pytest.mark.rule("CV-STR-8", "CV-STR-45")
def test_units_bought_in_one_phase_count_together() -> None:
    t = three(SHOP + 'seat.red = { coins = 30, hand = ["sc_016"] }\n' + discovered("bronze_working"))
    play(t, "red: buy-unit ancient_infantry; recruit-at gallia x2")
    assert not can(t, "red: strategy sc_016")
    play(t, "red: buy-unit ancient_infantry; recruit-at gallia")
    complete(t, "sc_016", "place gallia")
    assert (seat(t, "red")["coins"], units(t, "gallia", "red")) == (0, {"ancient_infantry": 4})


@pytest.mark.rule("CV-STR-8")
def test_a_troika_bought() -> None:
    known = discovered("feudalism", "chivalry", "engineering")
    t = three(SHOP + 'era = "medieval"\nseat.red = { coins = 45, hand = ["sc_056"] }\n' + known)
    for kind in ("infantry", "cavalry"):
        play(t, f"red: buy-unit medieval_{kind}; recruit-at gallia")
    assert not can(t, "red: strategy sc_056")
    play(t, "red: buy-unit medieval_artillery; recruit-at gallia")
    assert can(t, "red: strategy sc_056")


@pytest.mark.rule("CV-STR-40")
def test_improvements_of_either_kind_count() -> None:
    """A Bank and a Castle at 15 coins each: 15 come back."""
    known = discovered("banking", "feudalism")
    t = three(SHOP + 'era = "medieval"\nseat.red = { coins = 30, hand = ["sc_058"] }\n' + known)
    play(t, "red: buy-improvement bank; keep")
    assert not can(t, "red: strategy sc_058")
    play(t, "red: buy-improvement castle; keep")
    complete(t, "sc_058")
    assert seat(t, "red")["coins"] == 15


@pytest.mark.rule("CV-STR-40")
def test_aircraft_and_a_nuclear_weapon() -> None:
    """Two aircraft for 100 coins, a weapon for 80: 30 and 20 come back."""
    lines = settle("niger", "red", "village", "rare_metals") + discovered("flight", "fission")
    hand = 'era = "modern"\nseat.red = { coins = 180, hand = ["sc_135", "sc_136"] }\n'
    t = three(SHOP + hand + lines)
    play(t, "red: buy-unit aircraft; recruit-at gallia x2; strategy sc_135")
    assert seat(t, "red")["coins"] == 180 - 100 + 30
    play(t, "red: buy-nuke niger; strategy sc_136")
    assert seat(t, "red")["coins"] == 180 - 100 + 30 - 80 + 20


@pytest.mark.rule("CV-STR-8")
@pytest.mark.parametrize(("others", "first"), [("", True), ('seat.blue.wonders = ["colossus"]\n', False)])
def test_the_first_wonder_of_the_era(others: str, first: bool) -> None:
    """Ceremonial Burial comes with the Pyramids and two chariots."""
    t = three(SHOP + 'seat.red = { coins = 40, hand = ["sc_014"] }\n' + others)
    play(t, "red: buy-technology ceremonial_burial; place gallia x2")
    assert can(t, "red: strategy sc_014") is first


@pytest.mark.rule("CV-STR-8")
def test_a_technology_counts_at_once() -> None:
    known = knows("masonry", "alphabet_writing") + discovered("bronze_working")
    t = three(SHOP + 'seat.red.coins = 25\nseat.red.hand = ["sc_013"]\n' + known)
    assert not can(t, "red: strategy sc_013")
    play(t, "red: buy-technology pottery; keep; strategy sc_013")
    assert seat(t, "red")["coins"] == 25 - 20 + 20
