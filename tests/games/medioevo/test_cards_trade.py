"""Merchants, Tax Collectors, Vendors, Cameleers: special sales and purchases, tolls, roads and markets."""

import pytest
from tests.games.medioevo.hands import cards_offered, florins, hand, out_of_place, plays, usable
from tests.games.medioevo.table import (
    asked,
    can,
    events,
    happened,
    idle_until,
    land,
    offered,
    play,
    refused,
    seat,
    three,
    waiting,
)
from tests.games.medioevo.traders import caravan, cargo, piece, road, ship, trade

FOUR = "costantinopoli tessalonica tarnovo nicea"


# ---------------------------------------------------------------- 19: selling to barbarians


@plays("merchant_19")
@pytest.mark.rule("MU-CARD-19")
@pytest.mark.parametrize(
    ("load", "price"),
    [
        ("wine = 1, furs = 1, grain = 1, slaves = 1", 300),
        ("wine = 2, furs = 1, grain = 1", 200),
        ("wine = 3, furs = 1", 100),
        ("wine = 4", 0),
    ],
)
def test_mu_card_19_a_hundred_florins_for_each_colour_less_one(load: str, price: int) -> None:
    """In Serbia, where nobody lives; the colours aboard before the sale count."""
    t = trade(caravan("serbia", f"cargo = {{ {load} }}", level=2), more=hand("byzantine", "merchant_19"))
    play(t, "byzantine: card merchant_19; sell wine x1")
    assert florins(t) == 1600 + price
    assert sum(cargo(t).values()) == 3
    assert piece(t)["mp"] == 6  # of 7: a sell action
    assert not can(t, "byzantine: card merchant_19")


@pytest.mark.rule("MU-CARD-19")
def test_mu_card_19_one_cube() -> None:
    t = trade(caravan("serbia", "cargo = { wine = 2, furs = 1 }", level=2), more=hand("byzantine", "merchant_19"))
    play(t, "byzantine: card merchant_19")
    assert offered(t, "byzantine", "sell") == ["furs", "wine"]
    assert not can(t, "byzantine: sell wine x2")


@pytest.mark.rule("MU-CARD-19")
@pytest.mark.parametrize(
    ("zone", "more", "works"),
    [
        ("tarnovo", "", True),  # inhabited, nobody's
        ("serbia", "", True),
        ("serbia", "armies.serbia.barbarians = { light_infantry = 1 }\n", False),
        ("adrianopoli", "", False),  # own land
        ("banato", "", False),  # Hungary's
    ],
)
def test_mu_card_19_barbarian_land_without_barbarian_units(zone: str, more: str, works: bool) -> None:
    t = trade(caravan(zone, "cargo = { wine = 1, furs = 1 }"), more=more + hand("byzantine", "merchant_19"))
    assert usable(t, "merchant_19") == works


@pytest.mark.rule("MU-CARD-19", "MU-CARD-44")
def test_mu_card_19_once_a_turn_even_if_a_bard_straightens_the_card() -> None:
    more = hand("byzantine", "merchant_19", "bard_44")
    t = trade(caravan("serbia", "cargo = { wine = 2, furs = 2 }", level=2), more=more)
    play(t, "byzantine: card merchant_19; sell wine; card bard_44; aim-card merchant_19")
    assert out_of_place(t, "merchant_19")
    assert can(t, "byzantine: points merchant_19")


# ---------------------------------------------------------------- 20: smuggling


@plays("merchant_20")
@pytest.mark.rule("MU-CARD-20")
@pytest.mark.parametrize(
    ("zone", "more"),
    [
        ("tarnovo", "land.tarnovo.market = ['wine']\n"),  # the colour is there
        ("tarnovo", "armies.tarnovo.barbarians = { light_infantry = 2 }\n"),  # barbarians
        ("serbia", ""),  # no settlement
        ("buda", "war = [['byzantine', 'hungary']]\n"),  # neither pact nor peace
        ("tarnovo", "bans = [[1, 56, 2]]\n"),  # a Bishop
    ],
)
def test_mu_card_20_fifty_florins_a_cube_whatever_forbids_it(zone: str, more: str) -> None:
    t = trade(caravan(zone, "cargo = { wine = 2, furs = 1 }", level=2), more=more + hand("byzantine", "merchant_20"))
    play(t, "byzantine: lead #0")
    assert "wine" not in offered(t, "byzantine", "sell")  # not in the ordinary way
    play(t, "byzantine: card merchant_20; sell wine x2; conclude")
    if asked(t) == "CubePlacement":
        play(t, f"byzantine: place-cube {offered(t, 'byzantine', 'place_cube')[0]}")
    assert florins(t) == 1700
    assert cargo(t) == {"furs": 1}
    assert piece(t)["mp"] == 6


@pytest.mark.rule("MU-CARD-20")
def test_mu_card_20_any_number_of_cubes_and_no_bonus() -> None:
    """Tarnovo is a Great Market of two and the end of a completed road: still 50 florins for each of four cubes."""
    stages = "costantinopoli tessalonica nicea tarnovo"
    more = "land.tarnovo.market = ['grain', 'slaves']\n" + road(stages, "costantinopoli tessalonica nicea") + "\n"
    load = "cargo = { wine = 2, furs = 2 }"
    t = trade(caravan("tarnovo", load, level=2), more=more + hand("byzantine", "merchant_20"))
    play(t, "byzantine: lead #0; card merchant_20; sell wine x2; sell furs x2")
    assert florins(t) == 1800
    assert seat(t, "byzantine")["honour"] == 10
    assert cargo(t) == {}


@pytest.mark.rule("MU-CARD-20")
def test_mu_card_20_at_sea_too_but_not_in_own_land_nor_without_a_point() -> None:
    t = trade(ship("marmara", "cargo = { wine = 1 }"), more=hand("byzantine", "merchant_20"))
    assert usable(t, "merchant_20")
    t = trade(caravan("lidia", "cargo = { wine = 1 }"), more=hand("byzantine", "merchant_20"))
    assert out_of_place(t, "merchant_20")
    t = trade(caravan("serbia", "cargo = { wine = 1 }, mp = 0"), more=hand("byzantine", "merchant_20"))
    assert out_of_place(t, "merchant_20")
    t = trade(caravan("serbia"), more=hand("byzantine", "merchant_20"))  # nothing to sell
    assert out_of_place(t, "merchant_20")


# ---------------------------------------------------------------- 21: a special order


@plays("merchant_21")
@pytest.mark.rule("MU-CARD-21")
def test_mu_card_21_one_cube_of_any_other_colour_for_150_florins() -> None:
    """Nicaea produces grain."""
    t = trade(caravan("nicea"), more=hand("byzantine", "merchant_21"))
    play(t, "byzantine: card merchant_21")
    assert set(offered(t, "byzantine", "buy")) == {"weapons", "salt", "furs", "slaves", "spices", "clothes", "wine"}
    play(t, "byzantine: buy spices")
    assert (florins(t), cargo(t), piece(t)["mp"]) == (1450, {"spices": 1}, 5)


@pytest.mark.rule("MU-CARD-21")
def test_mu_card_21_an_inhabited_area_room_and_florins_are_needed() -> None:
    mine = hand("byzantine", "merchant_21")
    assert out_of_place(trade(caravan("lidia"), more=mine), "merchant_21")
    assert out_of_place(trade(caravan("nicea", "cargo = { wine = 2 }"), more=mine), "merchant_21")
    assert out_of_place(trade(caravan("nicea"), more=mine + "seat.byzantine.florins = 149"), "merchant_21")
    assert out_of_place(trade(caravan("nicea", "mp = 0"), more=mine), "merchant_21")
    assert out_of_place(trade(caravan("buda"), more=mine), "merchant_21")  # Hungary allows no trade
    assert usable(trade(caravan("nicea"), more=mine + "seat.byzantine.florins = 150"), "merchant_21")


@pytest.mark.rule("MU-CARD-19", "MU-CARD-20", "MU-CARD-21", "MU-EMP-12")
def test_mu_card_19_to_21_only_in_ones_own_turn_of_the_commerce_phase() -> None:
    mine = hand("hungary", "merchant_19", "merchant_20", "merchant_21")
    t = trade(caravan("nicea"), caravan("serbia", "cargo = { wine = 1, furs = 1 }", "hungary"), more=mine)
    assert waiting(t) == ["byzantine"]  # Hungary is not asked first
    play(t, "byzantine: done")
    assert cards_offered(t, "hungary") == ["merchant_19", "merchant_20"]
    load = '{ owner = "byzantine", kind = "caravan", zone = "serbia", cargo = { wine = 1, furs = 1 } }'
    t = three(f'phase = "purchase"\npieces = [{load}]\n' + hand("byzantine", "merchant_19", "merchant_20"))
    assert out_of_place(t, "merchant_19")
    assert out_of_place(t, "merchant_20")


# ---------------------------------------------------------------- 22, 23: tolls


@plays("tax_collector_22", "tax_collector_23")
@pytest.mark.rule("MU-CARD-22", "MU-CARD-23")
@pytest.mark.parametrize(("card", "toll"), [("tax_collector_22", 10), ("tax_collector_23", 20)])
def test_mu_card_22_and_23_florins_for_each_cube_of_others_in_ones_land(card: str, toll: int) -> None:
    """Hungary has 3 cubes in Lydia and 1 in Nicaea, the Golden Horde 2 in Nicaea: six.

    Not counted: Hungary's in Serbia and at sea, Byzantium's own. The bank pays.
    """
    load = [
        caravan("lidia", "cargo = { wine = 3 }", "hungary", level=2),
        caravan("nicea", "cargo = { furs = 1 }", "hungary"),
        caravan("nicea", "cargo = { furs = 1, wine = 1 }", "golden_horde"),
        caravan("serbia", "cargo = { furs = 2 }", "hungary"),
        ship("marmara", "cargo = { furs = 2 }", "hungary"),
        caravan("nicea", "cargo = { wine = 2 }"),
    ]
    t = trade(*load, more=hand("byzantine", card))
    play(t, f"byzantine: card {card}")
    assert florins(t) == 1600 + 6 * toll
    assert (florins(t, "hungary"), florins(t, "golden_horde")) == (1600, 1600)
    assert cargo(t, 10) == {"wine": 3}


@pytest.mark.rule("MU-CARD-22", "MU-CARD-23")
def test_mu_card_22_and_23_also_when_somebody_passes_through() -> None:
    """Hungary's caravan steps into Adrianople; Byzantium takes its toll at once. In vain it is not offered."""
    mine = hand("byzantine", "tax_collector_22", "tax_collector_23")
    t = trade(caravan("serbia", "cargo = { wine = 2 }", "hungary"), more=mine + 'active = "hungary"')
    assert waiting(t) == ["hungary"]
    play(t, "hungary: lead #10; to adrianopoli")
    assert cards_offered(t, "byzantine") == ["tax_collector_22", "tax_collector_23"]
    play(t, "byzantine: card tax_collector_22; card tax_collector_23")
    assert florins(t) == 1660


@pytest.mark.rule("MU-CARD-22")
def test_mu_card_22_contested_land_is_not_controlled() -> None:
    more = "armies.lidia.barbarians = { light_infantry = 1 }\narmies.lidia.byzantine = { archer = 1 }\n"
    mine = hand("byzantine", "tax_collector_22")
    t = trade(caravan("lidia", "cargo = { wine = 2 }", "hungary"), caravan("nicea"), more=more + mine)
    assert out_of_place(t, "tax_collector_22")


# ---------------------------------------------------------------- 30, 31: roads


@plays("vendor_30")
@pytest.mark.rule("MU-CARD-30")
def test_mu_card_30_the_road_of_a_lost_caravan_goes_to_another() -> None:
    """The caravan runs into barbarians in Tarnovo; its road, two stages done, is assigned to the second one."""
    more = road(FOUR, "costantinopoli tessalonica") + "\narmies.tarnovo.barbarians = { archer = 1 }\n"
    t = trade(caravan("adrianopoli"), caravan("lidia"), more=more + hand("byzantine", "vendor_30"))
    play(t, "byzantine: lead #0; to tarnovo")
    assert usable(t, "vendor_30")
    play(t, "byzantine: card vendor_30")
    assert happened(t, "road.kept", "transport.plundered", "road.removed") == ["road.kept", "transport.plundered"]
    assert seat(t, "byzantine")["road"]["piece"] == -1
    play(t, "byzantine: assign #1")
    done = ["costantinopoli", "tessalonica", "tarnovo"]  # it had reached Tarnovo
    assert seat(t, "byzantine")["road"] == {"piece": 1, "stages": FOUR.split(), "done": done}


@pytest.mark.rule("MU-CARD-30")
def test_mu_card_30_until_the_end_of_the_turn() -> None:
    more = road(FOUR, "costantinopoli") + "\narmies.tarnovo.barbarians = { archer = 1 }\n"
    t = trade(caravan("adrianopoli"), more=more + hand("byzantine", "vendor_30"))
    play(t, "byzantine: lead #0; to tarnovo; card vendor_30")
    assert seat(t, "byzantine")["road"]["stages"] == FOUR.split()
    idle_until(t, "TurnOrder")
    assert seat(t, "byzantine")["road"] == {}


@pytest.mark.rule("MU-CARD-30")
def test_mu_card_30_only_for_a_transport_on_a_road() -> None:
    more = road(FOUR) + "\narmies.tarnovo.barbarians = { archer = 1 }\n"
    t = trade(caravan("nicea"), caravan("adrianopoli"), more=more + hand("byzantine", "vendor_30"))
    assert out_of_place(t, "vendor_30")
    play(t, "byzantine: lead #1; to tarnovo")
    assert asked(t) != "Window"
    assert seat(t, "byzantine")["road"]["piece"] == 0


@plays("vendor_31")
@pytest.mark.rule("MU-CARD-31", "MU-ROA-5")
def test_mu_card_31_stages_and_destination_are_laid_anew_their_status_stays() -> None:
    more = road(FOUR, "costantinopoli tarnovo") + "\n" + hand("byzantine", "vendor_31")
    t = trade(caravan("nicea"), more=more)
    play(t, "byzantine: card vendor_31; stage caffa; stage kiev; stage saraj")
    assert refused(t, "byzantine: stage kiev").rules == ["MU-ROA-1"]
    play(t, "byzantine: stage costantinopoli")
    laid = seat(t, "byzantine")["road"]
    assert laid == {"piece": 0, "stages": ["caffa", "kiev", "saraj", "costantinopoli"], "done": ["caffa", "saraj"]}


@pytest.mark.rule("MU-CARD-31")
def test_mu_card_31_not_without_a_road() -> None:
    t = trade(caravan("nicea"), more=hand("byzantine", "vendor_31"))
    assert out_of_place(t, "vendor_31")


# ---------------------------------------------------------------- 63, 64: markets


@plays("cameleer_63")
@pytest.mark.rule("MU-CARD-63")
def test_mu_card_63_a_cube_goes_to_a_neighbouring_area_that_lacks_its_colour() -> None:
    """Wine in Nicaea: not to Thessalonica, which produces it, nor to Tarnovo, which has it; to Constantinople.

    No transport and no control is needed.
    """
    more = "land.nicea.market = ['wine', 'furs']\nland.tarnovo.market = ['wine']\n" + hand("byzantine", "cameleer_63")
    t = trade(caravan("lidia"), more=more)
    play(t, "byzantine: card cameleer_63; move-cube nicea/wine")
    goals = offered(t, "byzantine", "cube_to")
    assert "costantinopoli" in goals
    assert not {"tessalonica", "tarnovo", "nicea", "buda", "saraj"} & set(goals)
    play(t, "byzantine: cube-to costantinopoli")
    assert land(t, "nicea")["market"] == ["furs"]
    assert land(t, "costantinopoli")["market"] == ["wine"]
    assert asked(t) == "Trading"  # only one


@pytest.mark.rule("MU-CARD-63")
def test_mu_card_63_not_without_a_real_cube() -> None:
    t = trade(caravan("lidia"), more=hand("byzantine", "cameleer_63"))
    assert out_of_place(t, "cameleer_63")


@plays("cameleer_64")
@pytest.mark.rule("MU-CARD-64", "MU-GMK-3")
def test_mu_card_64_the_completing_sale_has_both_bonuses() -> None:
    """Road of four: 2 trade points, 50 florins each; market of two: 40. A cube brings 100 + 100 + 40."""
    more = road(FOUR, "costantinopoli tessalonica tarnovo") + "\nland.nicea.market = ['furs', 'slaves']\n"
    t = trade(caravan("nicea", "cargo = { wine = 2 }"), more=more + hand("byzantine", "cameleer_64"))
    play(t, "byzantine: lead #0; sell wine x2")
    assert usable(t, "cameleer_64")
    play(t, "byzantine: card cameleer_64; road-bonus x0")
    assert [event.args[3] for event in events(t, "sale.concluded")] == [480]
    assert florins(t) == 2080


@pytest.mark.rule("MU-CARD-64")
def test_mu_card_64_without_it_one_of_the_two() -> None:
    more = road(FOUR, "costantinopoli tessalonica tarnovo") + "\nland.nicea.market = ['furs', 'slaves']\n"
    t = trade(caravan("nicea", "cargo = { wine = 2 }"), more=more)
    play(t, "byzantine: lead #0; sell wine x2; road-bonus x0")
    assert florins(t) == 2000


@pytest.mark.rule("MU-CARD-64")
@pytest.mark.parametrize(
    ("done", "market"), [("costantinopoli tessalonica tarnovo", ""), ("costantinopoli tessalonica", "'furs'")]
)
def test_mu_card_64_only_for_a_completing_sale_in_a_great_market(done: str, market: str) -> None:
    more = road(FOUR, done) + f"\nland.nicea.market = [{market}]\nseat.byzantine.technologies = {{ yellow = 2 }}\n"
    t = trade(caravan("nicea", "cargo = { wine = 2 }"), more=more + hand("byzantine", "cameleer_64"))
    assert out_of_place(t, "cameleer_64")
    play(t, "byzantine: lead #0; sell wine x2")
    assert (asked(t), usable(t, "cameleer_64")) == ("Sale", False)
