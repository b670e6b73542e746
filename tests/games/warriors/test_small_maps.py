"""The small maps for two and three players, and the income of their trade routes."""

import pytest
from tests.games.warriors.table import (
    MODULE,
    can,
    events,
    happened,
    holder,
    idle_turn,
    new_game,
    offered,
    play,
    refused,
    state,
    stock,
    table,
    units,
    waiting,
)

from quadriga.engine.errors import InputError
from quadriga.engine.table import Table

# rule, map, nation: its mandatory provinces / its optional ones, as the rulebook lists them
ENGLAND = "london east_anglia wales yorkshire wessex"
SCOTLAND = "aberdeen highlands lothian"
IRELAND = "dublin connaught munster"
UNIONS = {
    "west2_england_scotland": {"england": f"{ENGLAND} /", "scotland": f"{SCOTLAND} western_islands orkney /"},
    "west2_isles": {
        "ireland": f"{IRELAND} ulster / western_islands",
        "scotland": f"{SCOTLAND} orkney / western_islands",
    },
    "east2_balkans": {
        "croatia": "dalmacija slavonija bosnia istria ragusa /",
        "bulgaria": "bulgaria rumelia tarnovo vidin makedonija /",
    },
    "west3_isles": {
        "england": f"{ENGLAND} /",
        "scotland": f"{SCOTLAND} orkney / western_islands",
        "ireland": f"{IRELAND} ulster / western_islands",
    },
    "west3_mainland": {
        "burgundy": "vlaanderen brabant friesland bourgogne calais / artois",
        "denmark": "sjaelland fyn slesvig jylland / oldenburg",
        "switzerland": "schwyz bern konstanz / breisgau geneve",
    },
    "east3_north": {
        "austria": "wien salzburg tirol steiermark istria / moravia",
        "poland": "warszawa krakow lubelskie gdansk mazowsze / silesia carpathia",
        "romania": "valahia moldova basarabia oltenia banat / transylvania",
    },
    "italy2_church_naples": {
        "church": "roma ancona urbino emilia_romagna ferrara / benevento",
        "naples": "napoli salerno puglia calabria / benevento",
    },
    "italy2_milan_genoa": {
        "milan": "milano como piacenza brescia parma /",
        "genoa": "genova ajaccio torres alta_corsica gallura /",
    },
    "italy3_north": {
        "milan": "milano como brescia / piacenza parma",
        "tuscany": "firenze modena siena mantova / parma alta_corsica",
        "genoa": "genova ajaccio torres gallura / piacenza alta_corsica",
    },
    "italy3_peninsula": {
        "venice": "venezia verona friuli istria dalmazia / brescia ferrara",
        "tuscany": "firenze modena siena mantova / parma",
        "naples": "napoli salerno abruzzo puglia / benevento calabria",
    },
}
COUNTS = [10, 14, 14, 14, 26, 27, 10, 14, 14, 25]
ACTIONS = {3: 2, 4: 3, 5: 5, 6: 7, 7: 9}
CASES = [(variant, nation) for variant, nations in UNIONS.items() for nation in nations]


def options(variant: str) -> dict[str, object]:
    return {"map": variant.partition("2")[0].partition("3")[0], "map_variant": variant}


def players(variant: str) -> int:
    return len(UNIONS[variant])


def small(variant: str, nation: str, position: str) -> Table:
    """A position in which the nation is first."""
    names = [nation, *(name for name in UNIONS[variant] if name != nation)]
    return table(players(variant), options(variant), f"nations = {names}\norder = {names}\n{position}")


@pytest.mark.rule("WT-SM-1")
@pytest.mark.parametrize(
    "seats, given",
    [
        (3, {"map": "west", "map_variant": "west2_isles"}),
        (2, {"map": "west", "map_variant": "west3_isles"}),
        (4, {"map": "west", "map_variant": "west3_isles"}),
        (2, {"map": "east", "map_variant": "west2_isles"}),
    ],
)
def test_wt_sm_1_a_small_map_belongs_to_a_map_and_a_number_of_players(seats: int, given: dict[str, object]) -> None:
    with pytest.raises(InputError, match="variant_"):
        MODULE.read_options(seats, given)


@pytest.mark.rule("WT-SM-1")
def test_wt_sm_1_the_whole_map_may_be_used_as_well() -> None:
    assert len(state(new_game(2, {"map": "west"})).board.keys) == 40
    assert len(state(new_game(3, {"map": "east"})).board.keys) == 41


@pytest.mark.rule("WT-SM-1", "WT-GAP-43")
@pytest.mark.rule("WT-V2B-1", "WT-V2B-2", "WT-V2B-3", "WT-V3B-1", "WT-V3B-2", "WT-V3B-3")
@pytest.mark.rule("WT-V2I-1", "WT-V2I-2", "WT-V3I-1", "WT-V3I-2")
@pytest.mark.parametrize("variant, count", list(zip(UNIONS, COUNTS)))
def test_wt_sm_1_set_up_on_the_accessible_provinces_only(variant: str, count: int) -> None:
    t = new_game(players(variant), options(variant))
    found = MODULE.describe(t.game)
    assert len(found["province"]) == count
    assert set(found["nations"]) == set(UNIONS[variant])
    held = [place["holder"] for place in found["province"].values()]
    assert held.count("barbarians") == count - players(variant)
    board = state(t).board
    for key, place in found["province"].items():
        if place["holder"] == "barbarians":  # neutral nations as usual
            piece = "fortress" if board.keys.index(key) in board.capitals else "army"
            assert place["barbarians"] == {piece: 1}


@pytest.mark.rule("WT-SM-1")
def test_wt_sm_1_no_way_to_an_inaccessible_province() -> None:
    t = small(
        "west2_england_scotland",
        "england",
        'phase = "manoeuvre"\nprovince.london.england = { infantry = 1, princess = 1 }\nprovince.wessex = {}',
    )
    play(t, "england: move infantry@london")
    assert offered(t, "england", "to") == ["east_anglia", "wales", "wessex"]
    with pytest.raises(InputError):
        can(t, "england: to normandie")


@pytest.mark.rule("WT-SM-1", "WT-BAR-3", "WT-BAR-6")
def test_wt_sm_1_nobody_retreats_to_an_inaccessible_province() -> None:
    """Wessex borders London, Wales, Normandie and Munster: on the small map only the first two."""
    t = small(
        "west2_england_scotland",
        "england",
        """
            phase = "manoeuvre"
            province.london.england = { infantry = 2, princess = 1 }
            province.wales.england = { princess = 1 }
        """,
    )
    play(t, "england: move infantry@london x1; to wessex; done")
    assert happened(t, "army.retreated") == []
    assert happened(t, "unit.lost") == ["unit.lost"]
    assert holder(t, "wessex") == "free"


@pytest.mark.rule("WT-SM-1", "WT-VIC-3")
@pytest.mark.parametrize("variant, threshold", [("west2_isles", 42), ("italy3_north", 37)])
def test_wt_sm_1_the_usual_thresholds(variant: str, threshold: int) -> None:
    nation = next(iter(UNIONS[variant]))
    for missing in (1, 0):
        position = f'phase = "development"\nnation.{nation} = {{ glory = {threshold - 6 - missing} }}'
        t = small(variant, nation, position)
        idle_turn(t)
        assert t.game.over is not bool(missing)


@pytest.mark.rule("WT-UNI-1", "WT-UNI-3", "WT-GAP-41", "WT-GAP-42")
@pytest.mark.rule("WT-V2B-1", "WT-V2B-2", "WT-V2B-3", "WT-V3B-1", "WT-V3B-2", "WT-V3B-3")
@pytest.mark.rule("WT-V2I-1", "WT-V2I-2", "WT-V3I-1", "WT-V3I-2")
@pytest.mark.parametrize("variant, nation", CASES)
def test_wt_v2b_1_unification_on_every_small_map(variant: str, nation: str) -> None:
    mandatory, _, optional = (part.split() for part in UNIONS[variant][nation].partition("/"))

    def held(places: list[str]) -> Table:
        lines = [f"province.{place}.{nation} = {{ fortress = 1 }}" for place in places]
        lines += [f"province.{place} = {{}}" for place in mandatory if place not in places]
        return small(variant, nation, 'phase = "manoeuvre"\n' + "\n".join(lines))

    for missing in mandatory:
        t = held([place for place in mandatory if place != missing])
        assert not can(t, f"{nation}: unify")
    for count in range(len(optional) + 1):
        t = held(mandatory + optional[:count])
        play(t, f"{nation}: unify")
        number = len(mandatory) + count
        assert events(t, "nation.unified")[0].args[1:3] == [number, ACTIONS[number]]


@pytest.mark.rule("WT-V2B-2", "WT-V2B-3", "WT-V2I-2", "WT-GAP-43")
@pytest.mark.parametrize(
    "variant, capital, nation",
    [
        ("west2_isles", "london", "england"),
        ("east2_balkans", "beograd", "serbia"),
        ("italy2_milan_genoa", "firenze", "tuscany"),
    ],
)
def test_wt_v2b_2_neutral_nations_are_barbarian_and_not_played(variant: str, capital: str, nation: str) -> None:
    t = new_game(2, options(variant))
    assert units(t, capital, "barbarians") == {"fortress": 1}
    with pytest.raises(InputError):
        table(2, options(variant), f'nations = ["{nation}", "{next(iter(UNIONS[variant]))}"]')


@pytest.mark.rule("WT-V2B-1", "WT-BAR-4")
def test_wt_v2b_1_a_province_made_common_is_contested_no_more() -> None:
    t = small(
        "west2_england_scotland",
        "england",
        'phase = "manoeuvre"\nprovince.lothian.england = { infantry = 2 }\nprovince.highlands = {}',
    )
    play(t, "england: move infantry@lothian x1; to western_islands; done")
    assert units(t, "highlands", "barbarians") == {"army-1!": 1}  # Scottish, and nobody else's


# ---------------------------------------------------------------- route income

TWO = [
    ("west2_england_scotland", "england", "east_anglia", "scotland", "highlands"),
    ("italy2_church_naples", "church", "ancona", "naples", "salerno"),
]
THREE = [
    ("west3_isles", "england", "east_anglia", "scotland", "highlands"),
    ("italy3_north", "milan", "como", "tuscany", "modena"),
]


def trade(case: tuple[str, str, str, str, str], tokens: int, routes: str = "", extra: str = "") -> Table:
    variant, me, centre, other, other_centre = case
    return small(
        variant,
        me,
        f"""
            phase = "trade"
            nation.{me} = {{ trade = {tokens}, routes = [{routes}] }}
            province.{centre}.{me} = {{ princess = 1 }}
            province.{other_centre}.{other} = {{ princess = 1 }}
            {extra}
        """,
    )


@pytest.mark.rule("WT-V2B-4", "WT-V2I-3", "WT-V3B-4", "WT-V3I-3", "WT-GAP-44")
@pytest.mark.parametrize("case", TWO + THREE)
@pytest.mark.parametrize("tokens, goods", [(0, 0), (1, 1), (5, 1)])
def test_wt_v2b_4_the_first_route_yields_goods(case: tuple[str, str, str, str, str], tokens: int, goods: int) -> None:
    assert stock(trade(case, tokens), case[1]) == (0, goods, 0, 0)


@pytest.mark.rule("WT-V2B-4", "WT-V2I-3", "WT-V3B-4", "WT-V3I-3", "WT-GAP-44")
@pytest.mark.parametrize("case", TWO + THREE)
def test_wt_v2b_4_the_second_yields_goods_or_a_weapon(case: tuple[str, str, str, str, str]) -> None:
    t = trade(case, 6)
    assert waiting(t) == [case[1]]
    assert offered(t, case[1], "income") == ["goods", "weapons"]
    play(t, f"{case[1]}: income weapons")
    assert stock(t, case[1]) == (0, 1, 1, 0)


@pytest.mark.rule("WT-V2B-4", "WT-V2I-3", "WT-GAP-44")
@pytest.mark.parametrize("case", TWO)
def test_wt_v2b_4_the_third_yields_anything_for_two_players(case: tuple[str, str, str, str, str]) -> None:
    t = trade(case, 12)
    play(t, f"{case[1]}: income goods")
    assert offered(t, case[1], "income") == ["food", "gold", "goods", "weapons"]
    play(t, f"{case[1]}: income gold")
    assert stock(t, case[1]) == (0, 2, 0, 1)


@pytest.mark.rule("WT-V3B-4", "WT-V3I-3", "WT-GAP-44")
@pytest.mark.parametrize("case", THREE)
def test_wt_v3b_4_but_no_gold_for_three_players(case: tuple[str, str, str, str, str]) -> None:
    t = trade(case, 15)
    play(t, f"{case[1]}: income goods")
    assert offered(t, case[1], "income") == ["food", "goods", "weapons"]
    reason = refused(t, f"{case[1]}: income gold")
    assert (reason.code, reason.rules) == ("route_yields_other", ["WT-V3B-4"])


@pytest.mark.rule("WT-V2B-4", "WT-V3B-4", "WT-V2I-3", "WT-V3I-3", "WT-GAP-44")
@pytest.mark.parametrize("case", TWO + THREE)
def test_wt_v2b_4_a_route_opened_with_an_opponent_yields_nothing(case: tuple[str, str, str, str, str]) -> None:
    t = trade(case, 6, f'"{case[3]}"')
    assert offered(t, case[1], "income") == ["goods", "weapons"]  # the first slot is taken, the second yields
    play(t, f"{case[1]}: income weapons")
    assert stock(t, case[1]) == (0, 0, 1, 0)


@pytest.mark.rule("WT-V2B-4", "WT-GAP-44")
def test_wt_v2b_4_a_route_opened_by_the_opponent_takes_no_slot() -> None:
    t = trade(TWO[0], 1, extra='nation.scotland = { trade = 1, routes = ["england"] }')
    assert stock(t, "england") == (0, 1, 0, 0)
    assert stock(t, "scotland") == (0, 0, 0, 0)


@pytest.mark.rule("WT-V2B-4", "WT-TRD-1", "WT-GAP-44")
def test_wt_v2b_4_only_with_a_trade_centre_and_whatever_monopoly() -> None:
    t = small(
        "west2_england_scotland",
        "england",
        """
            phase = "trade"
            nation.england = { trade = 1, goods = 6 }
            nation.scotland = { trade = 15, food = 1 }
            province.highlands.scotland = { princess = 1 }
        """,
    )
    assert stock(t, "england") == (0, 6, 0, 0)
    barred = trade(TWO[0], 1, extra="nation.scotland = { trade = 15 }")
    assert happened(barred, "route.yielded")[0] == "route.yielded"
    assert stock(barred, "england") == (0, 1, 0, 0)


@pytest.mark.rule("WT-V2B-4", "WT-V3B-4", "WT-GAP-44")
@pytest.mark.parametrize(
    "given, goods",
    [
        ({"map": "west"}, 0),
        ({"map": "west", "route_income": "on"}, 1),
        ({"map": "west", "map_variant": "west2_england_scotland"}, 1),
        ({"map": "west", "map_variant": "west2_england_scotland", "route_income": "off"}, 0),
    ],
)
def test_wt_v2b_4_on_with_a_small_map_or_by_option(given: dict[str, object], goods: int) -> None:
    t = table(
        2,
        given,
        """
            nations = ["england", "scotland"]
            phase = "trade"
            nation.england = { trade = 1 }
            province.east_anglia.england = { princess = 1 }
        """,
    )
    assert stock(t, "england")[1] == goods


@pytest.mark.rule("WT-V2B-4")
def test_wt_v2b_4_no_route_income_for_four_players() -> None:
    assert MODULE.read_options(3, {"map": "west", "route_income": "on"})["route_income"] == "on"
    with pytest.raises(InputError, match="route_income"):
        MODULE.read_options(4, {"map": "west", "route_income": "on"})


@pytest.mark.rule("WT-V2B-4", "WT-TRD-4", "WT-GAP-44")
def test_wt_v2b_4_opening_a_route_uses_the_lowest_slot() -> None:
    t = trade(TWO[0], 6)
    play(t, "england: income goods", "england: route scotland", "england: done")
    idle_turn(t)
    # next turn: nothing from the first slot, a choice from the second
    while not offered(t, "england", "income"):
        assert state(t).turn == 2
        play(t, f"{waiting(t)[0]}: done")
    assert offered(t, "england", "income") == ["goods", "weapons"]
    assert len(events(t, "route.yielded")) == 2  # those of the first turn
