"""Cubes left behind by traders, Great Markets and their bonus."""

import pytest
from tests.games.medioevo.table import MODULE, asked, events, land, offered, play, refused, seat, state
from tests.games.medioevo.traders import caravan, cargo, piece, reserve, road, ship, trade

from quadriga.engine.table import Table


def market(t: Table, area: str) -> list[str]:
    found: list[str] = land(t, area).get("market", [])
    return found


# ---------------------------------------------------------------- placing cubes


@pytest.mark.rule("MU-CUB-1")
def test_mu_cub_1_who_leaves_an_area_laden_leaves_a_cube_of_the_reserve() -> None:
    t = trade(caravan("costantinopoli", "cargo = { wine = 2 }"))
    play(t, "byzantine: lead #0; to nicea")
    assert (market(t, "costantinopoli"), market(t, "nicea")) == (["wine"], [])
    assert (cargo(t), reserve(t, "wine")) == ({"wine": 2}, 17)  # not one of those aboard
    play(t, "byzantine: to lidia; to iconio")
    assert (market(t, "nicea"), market(t, "iconio")) == (["wine"], [])
    assert [event.args[1:3] for event in events(t, "cube.placed")] == [[7, 0], [7, 3]]


@pytest.mark.rule("MU-CUB-1")
def test_mu_cub_1_empty_transports_and_empty_country_have_no_cubes() -> None:
    t = trade(caravan("nicea"), caravan("lidia", "cargo = { wine = 1 }"))
    play(t, "byzantine: lead #0; to costantinopoli; lead #1; to frigia")
    assert [market(t, zone) for zone in ("nicea", "costantinopoli", "lidia")] == [[], [], []]


@pytest.mark.rule("MU-CUB-1")
def test_mu_cub_1_a_ship_leaves_its_cube_when_it_sets_sail() -> None:
    t = trade(ship("costantinopoli", "cargo = { wine = 1 }"))
    play(t, "byzantine: lead #0; to marmara; to egeo; to tessalonica; to egeo")
    assert (market(t, "costantinopoli"), market(t, "tessalonica")) == (["wine"], [])


@pytest.mark.rule("MU-CUB-1")
def test_mu_cub_1_cubes_stay_in_foreign_areas_too() -> None:
    t = trade(caravan("buda", "cargo = { wine = 1 }"), caravan("tarnovo", "cargo = { wine = 1 }"))
    play(t, "byzantine: lead #0; to banato; lead #1; to serbia")
    assert (market(t, "buda"), market(t, "tarnovo")) == (["wine"], ["wine"])


@pytest.mark.rule("MU-CUB-1")
def test_mu_cub_1_a_sale_adds_a_cube_of_a_colour_carried_just_before() -> None:
    t = trade(caravan("nicea", "cargo = { wine = 2 }"))
    play(t, "byzantine: lead #0; sell wine x2")  # nothing is left aboard
    assert (market(t, "nicea"), cargo(t), reserve(t, "wine")) == (["wine"], {}, 19)


@pytest.mark.rule("MU-CUB-1")
def test_mu_cub_1_each_sale_and_the_departure_add_a_cube_each() -> None:
    t = trade(caravan("nicea", "cargo = { wine = 1, salt = 1, furs = 1 }", level=2))
    play(t, "byzantine: lead #0; sell wine; conclude; place-cube salt")
    assert market(t, "nicea") == ["salt"]
    play(t, "byzantine: sell furs")  # of what is aboard only furs are missing there
    assert market(t, "nicea") == ["salt", "furs"]
    play(t, "byzantine: to lidia")  # salt is aboard, and present
    assert market(t, "nicea") == ["salt", "furs"]


@pytest.mark.rule("MU-CUB-2")
def test_mu_cub_2_the_owner_chooses_among_several_colours() -> None:
    t = trade(
        caravan("nicea", "cargo = { grain = 1, wine = 1, salt = 1, furs = 1 }", level=2),
        more='land.nicea = { market = ["furs"] }',
    )
    play(t, "byzantine: lead #0; to lidia")
    assert (asked(t), offered(t, "byzantine", "place_cube")) == ("CubePlacement", ["salt", "wine"])
    for present in ("grain", "furs"):
        refusal = refused(t, f"byzantine: place-cube {present}")
        assert (refusal.code, refusal.rules) == ("colour_present", ["MU-CUB-2"])
    play(t, "byzantine: place-cube salt")
    assert (market(t, "nicea"), piece(t)["zone"]) == (["salt", "furs"], "lidia")


@pytest.mark.rule("MU-CUB-2")
def test_mu_cub_2_a_colour_already_there_is_not_placed_again() -> None:
    t = trade(caravan("nicea", "cargo = { grain = 1, wine = 1 }"), more='land.nicea = { market = ["wine"] }')
    play(t, "byzantine: lead #0; to lidia")
    assert (market(t, "nicea"), reserve(t, "wine"), events(t, "cube.placed")) == (["wine"], 18, [])


@pytest.mark.rule("MU-CUB-2")
def test_mu_cub_2_without_a_cube_in_the_reserve_none_is_placed() -> None:
    full = [caravan("saraj", "cargo = { wine = 6 }", "golden_horde", level=3) for _ in range(3)]
    t = trade(caravan("nicea", "cargo = { wine = 2 }"), *full)
    assert reserve(t, "wine") == 0
    play(t, "byzantine: lead #0; to costantinopoli")
    assert (market(t, "nicea"), reserve(t, "wine")) == ([], 0)
    play(t, "byzantine: sell wine")  # the cube sold is in the reserve again
    assert (market(t, "costantinopoli"), reserve(t, "wine")) == (["wine"], 0)


# ---------------------------------------------------------------- Great Markets


@pytest.mark.rule("MU-GMK-1", "MU-GMK-2")
@pytest.mark.parametrize(
    ("cubes", "florins"),
    [([], 100), (["wine"], 120), (["wine", "furs"], 140), (["weapons", "furs", "slaves", "spices", "wine"], 200)],
)
def test_mu_gmk_1_and_2_twenty_florins_for_each_real_cube(cubes: list[str], florins: int) -> None:
    t = trade(caravan("nicea", "cargo = { salt = 1 }"), more=f"land.nicea = {{ market = {cubes} }}")
    play(t, "byzantine: lead #0; sell salt")
    assert seat(t, "byzantine")["florins"] == 1600 + florins  # the grain depicted there does not count


@pytest.mark.rule("MU-GMK-2")
def test_mu_gmk_2_the_bonus_is_for_each_cube_sold() -> None:
    t = trade(caravan("nicea", "cargo = { salt = 3 }", level=2), more='land.nicea = { market = ["furs", "wine"] }')
    play(t, "byzantine: lead #0; sell salt x3")
    assert seat(t, "byzantine")["florins"] == 1600 + 3 * 140


@pytest.mark.rule("MU-GMK-2")
def test_mu_gmk_2_cubes_placed_by_the_sale_count_only_for_the_next() -> None:
    t = trade(caravan("nicea", "cargo = { salt = 1, wine = 1 }"))
    play(t, "byzantine: lead #0; sell salt; conclude; place-cube salt")
    assert seat(t, "byzantine")["florins"] == 1700
    play(t, "byzantine: sell wine")
    assert seat(t, "byzantine")["florins"] == 1820


@pytest.mark.rule("MU-GMK-2")
def test_mu_gmk_2_whose_market_it_is_does_not_matter() -> None:
    t = trade(
        caravan("buda", "cargo = { wine = 1 }"),
        caravan("tarnovo", "cargo = { wine = 1 }"),
        more="""
            land.buda = { market = ["furs"] }
            land.tarnovo = { market = ["furs", "slaves"] }
            pacts = [{ kind = "commercial", by = "hungary", for = "byzantine" }]
        """,
    )
    play(t, "byzantine: lead #0; sell wine; lead #1; sell wine")
    assert seat(t, "byzantine")["florins"] == 1600 + 120 + 140


@pytest.mark.rule("MU-GMK-1")
def test_mu_gmk_1_markets_do_not_make_goods_dearer_to_buy() -> None:
    t = trade(caravan("nicea"), more='land.nicea = { market = ["furs", "wine"] }')
    play(t, "byzantine: lead #0; buy grain x2")
    assert seat(t, "byzantine")["florins"] == 1400
    assert MODULE.view(state(t), 0)["territories"][3]["market"] == [2, 7]


# ---------------------------------------------------------------- Great Market or road

ROAD = f"""
    land.nicea = {{ market = ["furs", "wine", "slaves"] }}
    {road("costantinopoli tessalonica tarnovo nicea", "costantinopoli tessalonica tarnovo")}
"""


@pytest.mark.rule("MU-GMK-3")
def test_mu_gmk_3_the_seller_takes_one_of_the_two_bonuses() -> None:
    for choice, florins, honour in (
        ("market-bonus", 160, 10),  # 20 for each of three cubes; the trade points are lost
        ("road-bonus x0", 200, 10),  # two trade points of 50
        ("road-bonus x2", 100, 12),
    ):
        t = trade(caravan("nicea", "cargo = { salt = 2 }"), more=ROAD)
        play(t, f"byzantine: lead #0; sell salt x2; {choice}")
        assert (seat(t, "byzantine")["florins"], seat(t, "byzantine")["honour"]) == (1600 + 2 * florins, honour)
        assert seat(t, "byzantine")["road"] == {}


@pytest.mark.rule("MU-GMK-3")
def test_mu_gmk_3_a_card_allows_both() -> None:
    cards = 'seat.byzantine.cards = ["cameleer_64"]'
    t = trade(caravan("nicea", "cargo = { salt = 2 }"), more=f"{ROAD}\n{cards}")
    play(t, "byzantine: lead #0; sell salt x2; card cameleer_64; road-bonus x1")
    assert (seat(t, "byzantine")["florins"], seat(t, "byzantine")["honour"]) == (1600 + 2 * (100 + 50 + 60), 11)
