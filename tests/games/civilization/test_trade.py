"""Who can trade with whom: peace, distance, roads and ports, third parties."""

import pytest
from tests.games.civilization.table import (
    asked,
    can,
    described,
    place,
    play,
    refused,
    seat,
    settle,
    table,
    three,
    told,
    waiting,
)

from quadriga.engine.table import Table

TRADE = 'phase = "trade"\n'


def road(*names: str) -> str:
    return "".join(f'land.{name} = {{ road = "road" }}\n' for name in names)


def links(t: Table) -> list[list[str]]:
    found: list[list[str]] = described(t)["links"]
    return found


NEIGHBOURS = settle("gallia", "red", resource="wine") + settle("germania", "blue", resource="iron")
COINS = "seat.red.coins = 5\nseat.blue.coins = 5\n"


# ---------------------------------------------------------------- the phase


@pytest.mark.rule("CV-TRD-1")
def test_cv_trd_1_enabled_players_exchange_whatever_they_like() -> None:
    t = three(
        TRADE
        + 'seat.red = { coins = 9, technologies = ["pottery"], improvements = ["ziggurat"], spies = ["gallia"] }\n'
        + 'seat.blue = { coins = 5, technologies = ["masonry"] }\n'
        + 'nukes = [{ owner = "blue", space = "gallia" }]\n'
        + NEIGHBOURS
        + place("gallia", "red", ancient_infantry=1, explorer=1)
    )
    play(
        t,
        "red: offer blue: 4 coins, 1 resource:gallia, 1 unit:ancient_infantry, 1 unit:explorer, 1 technology:pottery, "
        "1 improvement:ziggurat, 1 spy:red.1 for 1 resource:germania, 1 technology:masonry, 1 nuke:gallia, 1 coins",
        "blue: accept 1",
    )
    red, blue = seat(t, "red"), seat(t, "blue")
    assert (red["coins"], blue["coins"]) == (9 - 4 + 1, 5 + 4 - 1)
    assert (red["technologies"], blue["technologies"]) == (["masonry"], ["pottery"])
    assert (red["resources"], blue["resources"]) == ({"iron": 1}, {"wine": 1})
    assert (red["improvements"], blue["improvements"], blue["spies"]) == ([], ["ziggurat"], ["germania"])
    assert described(t)["units"]["gallia"] == {"blue": {"ancient_infantry": 1, "explorer": 1}}
    assert described(t)["nukes"] == [{"owner": "red", "space": "gallia"}]


@pytest.mark.rule("CV-TRD-1")
def test_cv_trd_1_who_is_not_enabled_does_not_and_deals_need_not_be_equal() -> None:
    position = TRADE + 'seat.red.technologies = ["pottery"]\n'
    t = three(position + NEIGHBOURS)
    play(t, "red: offer blue: 1 technology:pottery for nothing", "blue: accept 1")
    assert seat(t, "blue")["technologies"] == ["pottery"]
    far = three(position + settle("gallia", "red") + settle("java", "blue"))
    assert refused(far, "red: offer blue: 1 technology:pottery for nothing").code == "no_trade_route"


@pytest.mark.rule("CV-TRD-2")
def test_cv_trd_2_pacts_prisoners_and_peace_need_no_enabling() -> None:
    far = settle("gallia", "red") + settle("java", "blue")
    t = three(TRADE + 'era = "industrial"\nseat.red = { coins = 20, spies = ["blue"] }\n' + far)
    assert links(t) == []
    play(t, "red: offer blue: nothing for nothing with pact by red until 0", "blue: accept 1", "red: ransom red.1")
    assert (told(t, "pact.made"), told(t, "spy.ransomed")) == ([("red", "blue")], [("red", "blue")])
    t = three(TRADE + 'war = [["red", "blue"]]\n' + far)
    play(t, "red: want-peace blue", "blue: want-peace red")
    assert described(t)["war"] == []


@pytest.mark.rule("CV-TRD-3")
def test_cv_trd_3_everybody_trades_at_the_same_time() -> None:
    t = three(TRADE + COINS + "seat.green.coins = 5\n" + NEIGHBOURS + settle("italia", "green"))
    assert (asked(t), sorted(waiting(t))) == ("TradePhase", ["blue", "green", "red"])
    play(t, "green: offer blue: 1 coins for nothing", "red: offer green: 2 coins for nothing")
    play(t, "blue: offer red: 3 coins for nothing", "green: accept 2", "red: accept 3", "blue: accept 1")
    assert [seat(t, name)["coins"] for name in ("red", "blue", "green")] == [5 - 2 + 3, 5 - 3 + 1, 5 + 2 - 1]


@pytest.mark.rule("CV-TRD-4")
@pytest.mark.parametrize("phase", ["purchase", "movement", "government"])
def test_cv_trd_4_nothing_changes_hands_outside_the_phase(phase: str) -> None:
    t = three(f'phase = "{phase}"\n' + COINS + NEIGHBOURS + place("gallia", "red", explorer=1))
    assert refused(t, "red: offer blue: 2 coins for nothing").code == "trade_phase_only"


# ---------------------------------------------------------------- peace and distance


@pytest.mark.rule("CV-TRD-5")
def test_cv_trd_5_traders_are_at_peace() -> None:
    assert links(three(TRADE + NEIGHBOURS)) == [["red", "blue"]]
    t = three(TRADE + 'war = [["red", "blue"]]\n' + NEIGHBOURS)
    assert links(t) == []
    reason = refused(t, "red: offer blue: 1 resource:gallia for 1 resource:germania")
    assert (reason.code, "CV-TRD-5" in reason.rules) == ("at_war", True)


LADDER = ["trade_mapmaking", "astronomy", "navigation", "steam_power", "flight"]
# by land from Tien Shan, which lies at no sea, to territories 0, 1, 2 … territories away
INLAND = ["caspia", "arabia", "nile", "sudan", "congo", "kalahari"]
# by sea from Britannia, an island, to coasts 1, 2, 3 … zones away
OVERSEAS = ["gallia", "labrador", "mississippi", "california"]


@pytest.mark.rule("CV-TRD-6", "CV-GAP-33", "CV-GAP-34")
@pytest.mark.parametrize(("discovered", "reach"), [(0, 0), (1, 1), (2, 2), (3, 3), (4, 4), (5, 5)])
def test_cv_trd_6_the_distance_by_land_grows_with_technology(discovered: int, reach: int) -> None:
    found = []
    for goal in INLAND:
        others = [name for name in INLAND if name != goal]
        both = settle("tien_shan", "red", more='road = "road"') + settle(goal, "blue", more='road = "road"')
        t = three(TRADE + f"lost = {LADDER[:discovered]}\n" + road(*others) + both)
        found.append(["red", "blue"] in links(t))
    assert found == [number <= reach for number in range(6)]


@pytest.mark.rule("CV-TRD-6", "CV-GAP-33")
@pytest.mark.parametrize(("discovered", "reach"), [(0, 0), (1, 1), (2, 2), (3, 3), (4, 3), (5, 9)])
def test_cv_trd_6_the_distance_by_sea_too(discovered: int, reach: int) -> None:
    found = []
    for goal in OVERSEAS:
        both = settle("britannia", "red", more='road = "road"') + settle(goal, "blue", more='road = "road"')
        t = three(TRADE + f"lost = {LADDER[:discovered]}\n" + both)
        found.append(["red", "blue"] in links(t))
    assert found == [number <= reach for number in (1, 2, 3, 4)]


@pytest.mark.rule("CV-TRD-6")
def test_cv_trd_6_territories_and_sea_zones_are_not_combined() -> None:
    both = settle("britannia", "red", more='road = "road"') + settle("tien_shan", "blue", more='road = "road"')
    t = three(TRADE + f"lost = {LADDER[:2]}\n" + road("steppes") + both)  # over the Baltic Sea and the Steppes
    assert links(t) == []


# ---------------------------------------------------------------- connection


@pytest.mark.rule("CV-TRD-7")
def test_cv_trd_7_roads_all_the_way_but_not_between_neighbours() -> None:
    reach = TRADE + f"lost = {LADDER[:1]}\n"
    roads = {"tien_shan": "red", "caspia": "", "arabia": "blue"}
    for missing in ("", *roads):
        way = ""
        for name, holder in roads.items():
            paved = 'road = "road"' if name != missing else 'road = "none"'
            way += settle(name, holder, more=paved) if holder else f"land.{name} = {{ {paved} }}\n"
        assert links(three(reach + way)) == ([] if missing else [["red", "blue"]])
    assert links(three(TRADE + settle("tien_shan", "red") + settle("caspia", "blue"))) == [["red", "blue"]]


@pytest.mark.rule("CV-TRD-7")
def test_cv_trd_7_railways_are_as_good_as_roads_and_ports_are_needed_at_both_ends() -> None:
    reach = TRADE + f"lost = {LADDER[:1]}\n"
    way = settle("tien_shan", "red", more='road = "railway"') + settle("arabia", "blue", more='road = "railway"')
    assert links(three(reach + way + 'land.caspia = { road = "railway" }\n')) == [["red", "blue"]]
    for one, other, linked in (("road", "road", True), ("road", "none", False), ("none", "road", False)):
        ends = settle("britannia", "red", more=f'road = "{one}"') + settle("gallia", "blue", more=f'road = "{other}"')
        assert links(three(reach + ends)) == ([["red", "blue"]] if linked else [])


@pytest.mark.rule("CV-TRD-7")
def test_cv_trd_7_the_resource_of_an_isolated_settlement_stays_where_it_is() -> None:
    t = three(TRADE + NEIGHBOURS + settle("niger", "red", resource="spices"))
    reason = refused(t, "red: offer blue: 1 resource:niger for 1 resource:germania")
    assert (reason.code, reason.rules) == ("isolated", ["CV-TRD-7"])
    assert can(t, "red: offer blue: 1 resource:gallia for 1 resource:germania")
    assert refused(t, "blue: offer red: 1 resource:germania for 1 resource:niger").code == "isolated"


@pytest.mark.rule("CV-TRD-7")
@pytest.mark.parametrize(
    "way",
    [
        settle("niger", "red", resource="spices", more='road = "road"')  # from port to port
        + 'land.gallia = { holder = "red", resource = "wine", road = "road" }\n',
        settle("niger", "red", resource="spices") + settle("atlas", "blue", resource="gems"),  # to a neighbour
    ],
)
def test_cv_trd_7_a_port_or_a_neighbour_opens_it(way: str) -> None:
    home = settle("germania", "blue", resource="iron") + ("" if "land.gallia" in way else settle("gallia", "red"))
    t = three(TRADE + home + way)
    assert can(t, "red: offer blue: 1 resource:niger for 1 resource:germania")


# ---------------------------------------------------------------- third parties

CARAVAN = (
    TRADE
    + f"lost = {LADDER[:1]}\n"
    + settle("tien_shan", "red", more='road = "road"')
    + road("caspia")
    + settle("arabia", "blue", more='road = "road"')
    + place("caspia", "green", ancient_infantry=1)
)


@pytest.mark.rule("CV-TRD-8", "CV-GAP-84")
@pytest.mark.parametrize(
    ("more", "linked"),
    [
        ("", True),
        ('war = [["red", "green"]]\n', False),
        ('war = [["blue", "green"]]\n', False),
        ('embargo = [["green", "red"]]\n', False),
        ('embargo = [["red", "green"]]\n', True),
    ],
)
def test_cv_trd_8_a_third_player_on_the_way_stops_it_by_war_or_refusal(more: str, linked: bool) -> None:
    assert (["red", "blue"] in links(three(CARAVAN + more))) == linked


@pytest.mark.rule("CV-TRD-8")
def test_cv_trd_8_a_settlement_or_a_fleet_stops_it_as_well() -> None:
    refusal = 'embargo = [["green", "red"]]\n'
    held = CARAVAN.replace(road("caspia"), settle("caspia", "green", more='road = "road"'))
    held = held.replace(place("caspia", "green", ancient_infantry=1), "")
    assert ["red", "blue"] not in links(three(held + refusal))
    sea = TRADE + f"lost = {LADDER[:1]}\n" + settle("greenland", "red", more='road = "road"')
    sea += settle("labrador", "blue", more='road = "road"') + place("labrador_sea", "green", ancient_ship=1)
    assert (links(three(sea)), links(three(sea + refusal))) == ([["red", "blue"]], [])


@pytest.mark.rule("CV-TRD-8")
def test_cv_trd_8_peace_reopens_the_way() -> None:
    t = three(CARAVAN + 'war = [["red", "green"]]\n')
    play(t, "red: want-peace green", "green: want-peace red")
    assert ["red", "blue"] in links(t)


@pytest.mark.rule("CV-TRD-8")
def test_cv_trd_8_so_does_a_tribute() -> None:
    t = three(CARAVAN + 'embargo = [["green", "red"]]\nseat.red.coins = 9\n')
    play(t, "red: offer green: 6 coins for nothing with transit by green until 0", "green: accept 1")
    assert (links(t), seat(t, "green")["coins"]) == ([["red", "blue"]], 6)


@pytest.mark.rule("CV-TRD-8")
def test_cv_trd_8_and_another_way() -> None:
    ends = settle("tien_shan", "red", more='road = "road"') + settle("yangtze", "blue", more='road = "road"')
    block = ends + place("gobi", "green", ancient_infantry=1) + 'embargo = [["green", "red"]]\n'
    reach = TRADE + f"lost = {LADDER[:1]}\n"
    assert links(three(reach + block + road("gobi"))) == []
    assert links(three(reach + block + road("gobi", "himalaya"))) == [["red", "blue"]]


CHAIN = (
    settle("tien_shan", "red", resource="wine")
    + settle("caspia", "green", resource="iron")
    + settle("arabia", "blue", resource="oil")
)


@pytest.mark.rule("CV-TRD-9")
def test_cv_trd_9_goods_go_through_a_third_hand_for_a_duty() -> None:
    t = three(TRADE + CHAIN + "seat.red.coins = 10\nseat.green.duty = 4\n")
    assert links(t) == [["red", "green"], ["blue", "green"]]
    play(t, "red: offer blue: 1 resource:tien_shan for 1 resource:arabia", "blue: accept 1")
    assert (seat(t, "red")["coins"], seat(t, "green")["coins"]) == (6, 4)
    assert seat(t, "blue")["resources"] == {"wine": 1}
    poor = three(TRADE + CHAIN + "seat.red.coins = 3\nseat.green.duty = 4\n")
    assert refused(poor, "red: offer blue: 1 resource:tien_shan for 1 resource:arabia").code == "not_enough_coins"


@pytest.mark.rule("CV-TRD-9")
def test_cv_trd_9_the_third_may_refuse_without_a_war() -> None:
    t = three(TRADE + CHAIN)
    play(t, "green: embargo blue")
    assert refused(t, "red: offer blue: 1 resource:tien_shan for 1 resource:arabia").code == "no_trade_route"
    assert can(t, "red: offer green: 1 resource:tien_shan for 1 resource:caspia")
    play(t, "green: lift-embargo blue; duty x2")
    assert seat(t, "green")["duty"] == 2
    assert refused(t, "red: offer blue: 1 resource:tien_shan for 1 resource:arabia").code == "not_enough_coins"


@pytest.mark.rule("CV-TRD-9")
def test_cv_trd_9_of_two_equal_ways_the_cheaper_one_is_taken() -> None:
    t = table(
        4,
        TRADE
        + settle("tien_shan", "red", resource="wine")
        + settle("arabia", "blue", resource="oil")
        + settle("caspia", "green")
        + settle("siberia", "yellow")
        + settle("nile", "yellow")
        + "seat.red.coins = 10\nseat.green.duty = 4\nseat.yellow.duty = 3\n",
    )
    play(t, "red: offer blue: 1 resource:tien_shan for 1 resource:arabia", "blue: accept 1")
    assert [seat(t, name)["coins"] for name in ("red", "green", "yellow")] == [7, 0, 3]
