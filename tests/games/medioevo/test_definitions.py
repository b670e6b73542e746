"""The words of the rules: territory and sea, adjacent and neighbouring, army and opponent, area, harbour, element."""

import pytest
from tests.games.medioevo.table import (
    BOARD,
    army,
    can,
    described,
    events,
    land,
    offered,
    pieces,
    play,
    refused,
    seat,
    state,
    table,
    three,
)

from quadriga.engine.table import Table
from quadriga.games.medioevo.queries import are_neighbouring


def zone(name: str) -> int:
    return BOARD.zone_keys.index(name)


def wagon(place: str) -> Table:
    """A Byzantine group ready to move by land."""
    t = three(
        f"armies.{place}.byzantine = {{ archer = 1 }}\n"
        f"pieces = [{{ owner = 'byzantine', kind = 'war_wagon', zone = '{place}' }}]"
    )
    play(t, f"byzantine: move {place}; take-piece war_wagon; take-unit archer")
    return t


# ---------------------------------------------------------------- land and sea


@pytest.mark.rule("MU-DEF-1", "MU-DEF-2")
def test_mu_def_1_2_an_army_holds_land_but_never_the_sea() -> None:
    t = three(
        "armies.serbia.byzantine = { archer = 1 }\n"
        "pieces = [{ owner = 'byzantine', kind = 'galley', zone = 'egeo', units = { archer = 2 } }]"
    )
    assert land(t, "serbia")["holder"] == "byzantine"
    assert (seat(t, "byzantine")["territories"], seat(t, "byzantine")["units"]) == (8, 3)
    assert len(state(t).holder) == 90  # there is not even a place to note it for one of the 19 seas
    assert "egeo" not in described(t)["land"]


@pytest.mark.rule("MU-DEF-3")
def test_mu_def_3_a_group_steps_to_adjacent_territories_rivers_or_not() -> None:
    t = wagon("mosul")
    # the river to Armenia, Antioch and Iraq is a border like the others
    assert sorted(offered(t, "byzantine", "to")) == ["antakya", "armenia", "baghdad", "cilicia", "damasco", "sebastea"]
    assert not can(t, "byzantine: to iconio")


@pytest.mark.rule("MU-DEF-3")
def test_mu_def_3_coasts_and_dotted_borders() -> None:
    t = three("phase = 'commerce'\npieces = [{ owner = 'byzantine', kind = 'merchant_ship', zone = 'marmara' }]")
    play(t, "byzantine: lead merchant_ship")
    # three coasts and two seas
    assert sorted(offered(t, "byzantine", "to")) == ["adrianopoli", "costantinopoli", "egeo", "mar_nero_occ", "nicea"]


@pytest.mark.rule("MU-DEF-4")
def test_mu_def_4_armies_and_engines_cross_the_dardanelles_for_the_usual_cost() -> None:
    t = three(
        "armies.costantinopoli.byzantine = { archer = 3 }\npieces = [\n"
        "{ owner = 'byzantine', kind = 'war_wagon', zone = 'costantinopoli' },\n"
        "{ owner = 'byzantine', kind = 'siege_engine', zone = 'costantinopoli' }]"
    )
    play(
        t,
        "byzantine: move costantinopoli; take-piece war_wagon; take-piece siege_engine; take-unit archer x3; to nicea",
    )
    assert army(t, "nicea", "byzantine") == {"archer": 3}
    assert [(piece["zone"], piece["mp"]) for piece in pieces(t, "byzantine")] == [("nicea", 5), ("nicea", 3)]


@pytest.mark.rule("MU-DEF-4")
def test_mu_def_4_caravans_too() -> None:
    t = three("phase = 'commerce'\npieces = [{ owner = 'byzantine', kind = 'caravan', zone = 'nicea' }]")
    play(t, "byzantine: lead caravan; to costantinopoli")
    assert [(piece["zone"], piece["mp"]) for piece in pieces(t, "byzantine")] == [("costantinopoli", 5)]


@pytest.mark.rule("MU-DEF-4")
def test_mu_def_4_no_other_sea_is_crossed_on_foot() -> None:
    t = wagon("panormus")
    assert offered(t, "byzantine", "to") == []  # Sicily is an island, however near Apulia and Tunis are
    t = wagon("lidia")
    assert not {"costantinopoli", "egeo", "candia"} & set(offered(t, "byzantine", "to"))


# ---------------------------------------------------------------- neighbouring


@pytest.mark.rule("MU-DEF-5")
def test_mu_def_5_at_most_two_zones_between() -> None:
    """From Nicaea by land; to the Caucasus it is three steps over two parts of the Black Sea."""
    g = state(table(6, ""))
    steps = {"nicea": 0, "frigia": 1, "sebastea": 2, "armenia": 3, "mosul": 3, "caucaso": 3, "baghdad": 4, "arabia": 5}
    for name, distance in steps.items():
        assert BOARD.distance[zone("nicea") * 109 + zone(name)] == distance
        assert are_neighbouring(g, zone("nicea"), zone(name)) == (distance <= 3)
        assert are_neighbouring(g, zone(name), zone("nicea")) == (distance <= 3)


@pytest.mark.rule("MU-DEF-5")
def test_mu_def_5_a_sea_zone_counts_as_one_step() -> None:
    g = state(table(6, ""))
    assert BOARD.distance[zone("roma") * 109 + zone("panormus")] == 2  # across the Tyrrhenian Sea
    assert are_neighbouring(g, zone("roma"), zone("panormus"))
    assert BOARD.land_distance[zone("roma") * 90 + zone("panormus")] == 99


# ---------------------------------------------------------------- barbarian land, armies


@pytest.mark.rule("MU-DEF-6")
def test_mu_def_6_whatever_no_player_controls_is_barbarian_with_or_without_units() -> None:
    t = wagon("costantinopoli")
    play(t, "byzantine: to tarnovo")
    assert army(t, "tarnovo", "barbarians") == {"light_infantry": 1}  # it was empty
    t = three(
        "armies.costantinopoli.byzantine = { archer = 1 }\narmies.tarnovo.barbarians = { archer = 2 }\n"
        "pieces = [{ owner = 'byzantine', kind = 'war_wagon', zone = 'costantinopoli' }]"
    )
    play(t, "byzantine: move costantinopoli; take-piece war_wagon; take-unit archer; to tarnovo")
    assert army(t, "tarnovo", "barbarians") == {"archer": 2}  # no further horde


@pytest.mark.rule("MU-DEF-6")
def test_mu_def_6_controlled_land_is_not() -> None:
    t = wagon("costantinopoli")
    play(t, "byzantine: to adrianopoli")
    assert army(t, "adrianopoli", "barbarians") == {}


@pytest.mark.parametrize("unit", ["light_infantry", "heavy_infantry", "cavalry", "archer", "captain_1"])
@pytest.mark.rule("MU-DEF-7", "MU-DEF-8")
def test_mu_def_7_8_a_single_unit_of_any_kind_is_an_army(unit: str) -> None:
    t = three(
        f"armies.costantinopoli.byzantine = {{ {unit} = 1 }}\n"
        "pieces = [{ owner = 'byzantine', kind = 'war_wagon', zone = 'costantinopoli' }]"
    )
    play(t, f"byzantine: move costantinopoli; take-piece war_wagon; take-unit {unit}; to tarnovo")
    assert len(events(t, "horde.placed")) == 1  # barbarians resist armies
    t = three(f"armies.serbia.byzantine = {{ {unit} = 1 }}")
    assert seat(t, "byzantine")["territories"] == 8


@pytest.mark.parametrize("piece", ["war_wagon", "siege_engine"])
@pytest.mark.rule("MU-DEF-7")
def test_mu_def_7_transports_and_engines_are_no_army_units(piece: str) -> None:
    t = three(f"pieces = [{{ owner = 'byzantine', kind = '{piece}', zone = 'costantinopoli' }}]")
    assert seat(t, "byzantine")["units"] == 0
    play(t, f"byzantine: move costantinopoli; take-piece {piece}; to tarnovo; halt")
    assert events(t, "horde.placed") == []
    assert land(t, "tarnovo") == {}  # and they take nothing


@pytest.mark.rule("MU-DEF-8")
def test_mu_def_8_all_units_aboard_in_a_sea_zone_are_one_army() -> None:
    t = three(
        "pieces = [{ owner = 'byzantine', kind = 'galley', zone = 'egeo', units = { archer = 2 } },\n"
        "{ owner = 'byzantine', kind = 'galley', zone = 'egeo', units = { archer = 1, cavalry = 2 } },\n"
        "{ owner = 'byzantine', kind = 'galley', zone = 'marmara', units = { archer = 1 } }]"
    )
    assert army(t, "egeo", "byzantine") == {"archer": 3, "cavalry": 2}
    assert army(t, "marmara", "byzantine") == {"archer": 1}


@pytest.mark.rule("MU-DEF-9")
def test_mu_def_9_opponents_are_barbarians_and_players_but_no_team_mates() -> None:
    position = """
        land.serbia = { holder = "byzantine" }
        armies.serbia = { byzantine = { archer = 1 }, hungary = { archer = 1 }, golden_horde = { archer = 1 } }
        armies.tarnovo = { byzantine = { archer = 1 }, barbarians = { archer = 1 } }
    """
    t = table(4, position)
    assert offered(t, "byzantine", "attack") == ["serbia/hungary", "serbia/golden_horde", "tarnovo/barbarians"]
    t = table(4, position, teams=2)
    assert offered(t, "byzantine", "attack") == ["serbia/hungary", "tarnovo/barbarians"]
    t = table(4, position + 'truce = [["byzantine", "hungary"]]')
    assert offered(t, "byzantine", "attack") == ["serbia/golden_horde", "tarnovo/barbarians"]


# ---------------------------------------------------------------- areas, harbours, elements

RICH = "seat.byzantine = { florins = 9000, technologies = { blue = 2, green = 3, purple = 1 } }\nphase = 'purchase'\n"


@pytest.mark.rule("MU-DEF-10")
def test_mu_def_10_villages_only_where_people_live() -> None:
    t = three(RICH)
    play(t, "byzantine: at lidia")
    assert refused(t, "byzantine: build village").code == "nobody_lives_there"
    assert can(t, "byzantine: build tower")
    assert can(t, "byzantine: build cathedral")
    play(t, "byzantine: back; at nicea")
    assert can(t, "byzantine: build village")


@pytest.mark.rule("MU-DEF-10")
def test_mu_def_10_trade_only_there_and_in_the_one_good_it_makes() -> None:
    t = three(
        "phase = 'commerce'\npieces = [{ owner = 'byzantine', kind = 'caravan', level = 2, zone = 'nicea',"
        " cargo = { wine = 1 } }]"
    )
    play(t, "byzantine: lead caravan")
    assert offered(t, "byzantine", "buy") == ["grain"]
    play(t, "byzantine: to lidia")
    assert (offered(t, "byzantine", "buy"), offered(t, "byzantine", "sell")) == ([], [])


@pytest.mark.rule("MU-DEF-11")
def test_mu_def_11_ships_are_bought_and_upgraded_in_harbours_only() -> None:
    t = three(
        RICH + "pieces = [{ owner = 'byzantine', kind = 'galley', zone = 'nicea' },\n"
        "{ owner = 'byzantine', kind = 'merchant_ship', zone = 'costantinopoli' }]"
    )
    play(t, "byzantine: at nicea")  # inhabited, on the sea, but without a harbour
    assert refused(t, "byzantine: craft galley_1").code == "no_harbour"
    assert refused(t, "byzantine: craft merchant_ship_1").code == "no_harbour"
    assert can(t, "byzantine: craft caravan_1")
    assert not can(t, "byzantine: upgrade galley")
    play(t, "byzantine: back; at costantinopoli")
    assert can(t, "byzantine: craft galley_1")
    assert can(t, "byzantine: craft merchant_ship_1")
    assert can(t, "byzantine: upgrade merchant_ship")


@pytest.mark.rule("MU-DEF-11")
def test_mu_def_11_anchoring_and_trading_need_none() -> None:
    t = three("phase = 'commerce'\npieces = [{ owner = 'byzantine', kind = 'merchant_ship', zone = 'marmara' }]")
    play(t, "byzantine: lead merchant_ship; to nicea")
    assert pieces(t, "byzantine")[0]["zone"] == "nicea"
    assert can(t, "byzantine: buy grain x1")


@pytest.mark.rule("MU-DEF-12")
def test_mu_def_12_units_transports_and_engines_are_elements() -> None:
    kinds = ("war_wagon", "galley", "caravan", "merchant_ship", "siege_engine")
    rows = ", ".join(f"{{ owner = 'byzantine', kind = '{kind}', zone = 'costantinopoli' }}" for kind in kinds)
    t = three(f"phase = 'tax'\narmies.nicea.byzantine = {{ archer = 1 }}\npieces = [{rows}]")
    play(t, "byzantine: tax 10", "hungary: tax 10", "golden_horde: tax 10")
    assert len(offered(t, "byzantine", "dismiss_piece")) == 5
    assert offered(t, "byzantine", "dismiss_units") == ["nicea/archer"]
    play(t, "byzantine: pay")
    assert [told.args[1] for told in events(t, "maintenance.paid")] == [6 * 20]
