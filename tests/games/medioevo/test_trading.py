"""Commerce: who trades when, steps, buying and selling, and what forbids it."""

from tomllib import loads

import pytest
from tests.games.medioevo.table import (
    MODULE,
    asked,
    can,
    described,
    happened,
    land,
    offered,
    play,
    refused,
    seat,
    state,
    three,
    waiting,
)
from tests.games.medioevo.traders import caravan, cargo, piece, reserve, ship, trade

# ---------------------------------------------------------------- the phase


@pytest.mark.rule("MU-TRD-1")
def test_mu_trd_1_everybody_trades_once_in_turn_order() -> None:
    t = trade(
        caravan("nicea"),
        caravan("buda", owner="hungary"),
        caravan("saraj", owner="golden_horde"),
        more='order = ["golden_horde", "byzantine", "hungary"]\nactive = "golden_horde"',
    )
    for name in ("golden_horde", "byzantine", "hungary"):
        assert (asked(t), waiting(t)) == ("Trading", [name])
        play(t, f"{name}: done")
    assert (described(t)["turn"], described(t)["phase"]) == (3, "turn_order")


@pytest.mark.rule("MU-TRD-1")
def test_mu_trd_1_the_phase_follows_the_combat_phase_in_the_same_order() -> None:
    traders = f"{caravan('nicea')}, {caravan('buda', owner='hungary')}, {caravan('saraj', owner='golden_horde')}"
    t = three(f'order = ["hungary", "golden_horde", "byzantine"]\npieces = [{traders}]')  # nobody has an army
    for name in ("hungary", "golden_horde", "byzantine"):
        assert (described(t)["phase"], waiting(t)) == ("commerce", [name])
        play(t, f"{name}: done")
    assert described(t)["turn"] == 3


@pytest.mark.rule("MU-TRD-1")
def test_mu_trd_1_transports_are_led_in_any_order_and_interleaved() -> None:
    t = trade(caravan("nicea"), caravan("tessalonica"))
    play(
        t, "byzantine: lead #1; buy wine; lead #0; to costantinopoli; lead #1; to adrianopoli; lead #0; to nicea; rest"
    )
    play(t, "byzantine: lead #1; to costantinopoli; sell wine")
    assert (piece(t, 0)["zone"], piece(t, 0)["mp"]) == ("nicea", 4)
    assert (piece(t, 1)["zone"], piece(t, 1)["mp"]) == ("costantinopoli", 2)


@pytest.mark.rule("MU-TRD-1")
def test_mu_trd_1_only_caravans_and_merchant_ships_and_only_ones_own() -> None:
    t = trade(
        caravan("nicea"),
        caravan("nicea", kind="war_wagon"),
        ship("nicea"),
        caravan("nicea", kind="galley"),
        caravan("buda", owner="hungary"),
    )
    assert offered(t, "byzantine", "lead") == ["byzantine.caravan_1@nicea#0", "byzantine.merchant_ship_1@nicea#2"]
    assert not can(t, "hungary: lead #10")


@pytest.mark.rule("MU-TRD-2")
@pytest.mark.parametrize("kind", ["caravan", "merchant_ship"])
@pytest.mark.parametrize(("level", "cubes", "moves"), [(1, 2, 6), (2, 4, 7), (3, 6, 8)])
def test_mu_trd_2_levels_carry_so_many_cubes_so_far(kind: str, level: int, cubes: int, moves: int) -> None:
    t = trade(caravan("nicea", kind=kind, level=level))
    assert piece(t)["mp"] == moves
    play(t, "byzantine: lead #0")
    assert refused(t, f"byzantine: buy grain x{cubes + 1}").code == "out_of_range"
    play(t, f"byzantine: buy grain x{cubes}")
    assert cargo(t) == {"grain": cubes}
    refusal = refused(t, "byzantine: buy grain")
    assert (refusal.code, refusal.rules) == ("no_room", ["MU-TRD-7"])


@pytest.mark.rule("MU-TRD-3")
def test_mu_trd_3_a_step_a_purchase_and_a_sale_cost_one_point_each() -> None:
    t = trade(caravan("nicea", level=2))
    play(t, "byzantine: lead #0; buy grain x3")
    assert piece(t)["mp"] == 6  # one for all three cubes
    play(t, "byzantine: to costantinopoli")
    assert piece(t)["mp"] == 5
    play(t, "byzantine: sell grain x3")
    assert piece(t)["mp"] == 4


@pytest.mark.rule("MU-TRD-3")
def test_mu_trd_3_without_points_nothing_is_done() -> None:
    t = trade(caravan("nicea", "mp = 1, cargo = { wine = 1 }"), caravan("nicea", "mp = 0"), caravan("lidia"))
    refusal = refused(t, "byzantine: lead #1")
    assert (refusal.code, refusal.rules) == ("no_moves_left", ["MU-TRD-3", "MU-MOV-3"])
    play(t, "byzantine: lead #0; to costantinopoli")
    assert (asked(t), piece(t)["mp"]) == ("Trading", 0)  # neither buy, sell nor step
    assert not can(t, "byzantine: lead #0")


@pytest.mark.rule("MU-TRD-3")
def test_mu_trd_3_a_caravan_leaves_an_own_castle_for_nothing() -> None:
    t = trade(caravan("nicea", "mp = 1"), ship("nicea"), more="land.nicea = { military = 3 }")
    play(t, "byzantine: lead #0; to lidia")
    assert piece(t)["mp"] == 1
    play(t, "byzantine: to nicea")
    assert piece(t)["mp"] == 0  # coming home is not free
    play(t, "byzantine: to frigia")
    assert piece(t)["zone"] == "frigia"
    play(t, "byzantine: lead #1; to marmara")
    assert piece(t, 1)["mp"] == 5  # nor is setting sail


@pytest.mark.rule("MU-TRD-3")
def test_mu_trd_3_a_fort_or_somebody_elses_castle_frees_nobody() -> None:
    t = trade(caravan("nicea"), caravan("buda"), more="land.nicea = { military = 2 }\nland.buda = { military = 3 }")
    play(t, "byzantine: lead #0; to lidia; lead #1; to banato")
    assert (piece(t, 0)["mp"], piece(t, 1)["mp"]) == (5, 5)


@pytest.mark.rule("MU-TRD-4")
def test_mu_trd_4_caravans_go_by_land_and_over_the_dardanelles() -> None:
    t = trade(caravan("costantinopoli"))
    play(t, "byzantine: lead #0")
    assert offered(t, "byzantine", "to") == ["adrianopoli", "nicea", "tarnovo"]
    refusal = refused(t, "byzantine: to marmara")
    assert (refusal.code, refusal.rules) == ("wrong_element", ["MU-TRD-4"])
    play(t, "byzantine: to nicea")
    assert piece(t)["zone"] == "nicea"


@pytest.mark.rule("MU-TRD-4")
def test_mu_trd_4_ships_go_by_sea_and_anchor_at_coasts() -> None:
    t = trade(ship("costantinopoli"))
    play(t, "byzantine: lead #0")
    assert offered(t, "byzantine", "to") == ["marmara", "mar_nero_occ"]
    for land_border in ("adrianopoli", "nicea"):
        refusal = refused(t, f"byzantine: to {land_border}")
        assert (refusal.code, refusal.rules) == ("wrong_element", ["MU-TRD-4"])
    play(t, "byzantine: to marmara; to egeo; to tessalonica")
    assert (piece(t)["zone"], piece(t)["mp"]) == ("tessalonica", 3)


@pytest.mark.rule("MU-TRD-4")
def test_mu_trd_4_ships_trade_only_at_anchor() -> None:
    t = trade(ship("marmara", "cargo = { wine = 1 }"))
    play(t, "byzantine: lead #0")
    for line in ("byzantine: buy grain", "byzantine: sell wine"):
        refusal = refused(t, line)
        assert (refusal.code, refusal.rules) == ("not_anchored", ["MU-TRD-4"])
    play(t, "byzantine: to nicea; sell wine; buy grain")
    assert cargo(t) == {"grain": 1}


# ---------------------------------------------------------------- free passage


@pytest.mark.rule("MU-TRD-5")
def test_mu_trd_5_traders_pass_barbarian_land_without_a_horde() -> None:
    t = trade(caravan("costantinopoli"))
    play(t, "byzantine: lead #0; to tarnovo; to serbia")
    assert described(t)["armies"] == {}
    assert (land(t, "tarnovo"), land(t, "serbia")) == ({}, {})  # nobody's, as before
    assert (piece(t)["zone"], piece(t)["mp"], seat(t, "byzantine")["honour"]) == ("serbia", 4, 10)


@pytest.mark.rule("MU-TRD-5")
def test_mu_trd_5_traders_pass_foreign_land_without_conquest_or_penalty() -> None:
    t = trade(
        caravan("serbia"),
        more='pacts = [{ kind = "non_belligerence", by = "hungary", for = "byzantine" }]',
    )
    play(t, "byzantine: lead #0; to banato; to zagabria")
    assert (piece(t)["zone"], asked(t), waiting(t)) == ("zagabria", "Convoy", ["byzantine"])
    assert [land(t, zone)["holder"] for zone in ("banato", "zagabria")] == ["hungary", "hungary"]
    assert (described(t)["war"], len(described(t)["pacts"]), seat(t, "byzantine")["honour"]) == ([], 1, 10)


# ---------------------------------------------------------------- buying


@pytest.mark.rule("MU-TRD-7")
def test_mu_trd_7_any_number_of_the_one_good_at_a_hundred_each() -> None:
    t = trade(caravan("nicea", level=3))
    play(t, "byzantine: lead #0")
    assert offered(t, "byzantine", "buy") == ["grain"]
    assert not can(t, "byzantine: buy wine")
    play(t, "byzantine: buy grain x4")
    assert (cargo(t), seat(t, "byzantine")["florins"], reserve(t, "grain")) == ({"grain": 4}, 1200, 16)
    play(t, "byzantine: buy grain")
    assert (cargo(t), seat(t, "byzantine")["florins"]) == ({"grain": 5}, 1100)


@pytest.mark.rule("MU-TRD-7")
def test_mu_trd_7_what_is_aboard_takes_its_room() -> None:
    t = trade(caravan("nicea", "cargo = { wine = 3 }", level=2))
    play(t, "byzantine: lead #0")
    assert not can(t, "byzantine: buy grain x2")
    play(t, "byzantine: buy grain")
    assert cargo(t) == {"grain": 1, "wine": 3}


@pytest.mark.rule("MU-TRD-7")
def test_mu_trd_7_no_more_than_the_reserve_and_the_purse_hold() -> None:
    full = [caravan("saraj", "cargo = { grain = 6 }", "golden_horde", level=3) for _ in range(3)]
    t = trade(caravan("nicea", level=2), *full, more='land.tarnovo = { market = ["grain"] }')
    play(t, "byzantine: lead #0")
    assert reserve(t, "grain") == 1
    assert not can(t, "byzantine: buy grain x2")
    play(t, "byzantine: buy grain")
    refusal = refused(t, "byzantine: buy grain")
    assert (refusal.code, refusal.rules) == ("reserve_empty", ["MU-TRD-7"])

    poor = trade(caravan("nicea", level=2), more="seat.byzantine = { florins = 299 }")
    play(poor, "byzantine: lead #0")
    assert not can(poor, "byzantine: buy grain x3")
    play(poor, "byzantine: buy grain x2")
    assert refused(poor, "byzantine: buy grain").code == "not_enough_florins"


@pytest.mark.rule("MU-TRD-7", "MU-TRD-8")
def test_mu_trd_7_and_8_nobody_trades_where_nobody_lives() -> None:
    t = trade(caravan("lidia", "cargo = { wine = 1 }"))
    play(t, "byzantine: lead #0")
    for line in ("byzantine: buy grain", "byzantine: sell wine"):
        assert refused(t, line).code == "not_inhabited"


# ---------------------------------------------------------------- selling


@pytest.mark.rule("MU-TRD-8")
def test_mu_trd_8_a_hundred_florins_a_cube_and_the_cubes_go_back() -> None:
    t = trade(caravan("nicea", "cargo = { wine = 3, salt = 2 }", level=3))
    play(t, "byzantine: lead #0; sell wine x2; sell salt")
    assert (cargo(t), seat(t, "byzantine")["florins"], piece(t)["mp"]) == ({"salt": 1, "wine": 1}, 1900, 7)
    play(t, "byzantine: place-cube salt")
    assert (reserve(t, "wine"), reserve(t, "salt")) == (19, 18)  # one aboard each, one salt in the market


@pytest.mark.rule("MU-TRD-8")
def test_mu_trd_8_only_what_is_aboard() -> None:
    t = trade(caravan("nicea", "cargo = { wine = 1 }"))
    play(t, "byzantine: lead #0")
    assert offered(t, "byzantine", "sell") == ["wine"]
    assert not can(t, "byzantine: sell wine x2")
    play(t, "byzantine: sell wine")
    refusal = refused(t, "byzantine: sell wine")
    assert (refusal.code, refusal.rules) == ("no_cubes", ["MU-TRD-8"])


@pytest.mark.rule("MU-TRD-8")
def test_mu_trd_8_a_sale_called_off_costs_nothing() -> None:
    t = trade(caravan("nicea", "cargo = { wine = 1, salt = 1 }"))
    play(t, "byzantine: lead #0; sell wine; cancel")
    assert (piece(t)["mp"], cargo(t), seat(t, "byzantine")["florins"]) == (6, {"salt": 1, "wine": 1}, 1600)
    assert land(t, "nicea") == {"holder": "byzantine"}


@pytest.mark.rule("MU-TRD-9")
def test_mu_trd_9_neither_the_depicted_good_nor_that_of_a_real_cube() -> None:
    t = trade(
        caravan("nicea", "cargo = { grain = 1, wine = 1, salt = 3 }", level=3),
        more='land.nicea = { market = ["wine"] }',
    )
    play(t, "byzantine: lead #0")
    for good in ("grain", "wine"):
        refusal = refused(t, f"byzantine: sell {good}")
        assert (refusal.code, refusal.rules) == ("colour_present", ["MU-TRD-9"])
    play(t, "byzantine: sell salt x3")  # several cubes of one colour in the same action
    assert cargo(t) == {"grain": 1, "wine": 1}
    assert happened(t, "sale.concluded") == ["sale.concluded"]


@pytest.mark.rule("MU-TRD-9")
def test_mu_trd_9_what_was_sold_once_cannot_be_sold_there_again() -> None:
    t = trade(caravan("nicea", "cargo = { wine = 2 }"))
    play(t, "byzantine: lead #0; sell wine")
    assert land(t, "nicea")["market"] == ["wine"]
    assert refused(t, "byzantine: sell wine").code == "colour_present"


# ---------------------------------------------------------------- what forbids trade


FACING = """
    armies.nicea.byzantine = { archer = 1 }
    armies.nicea.hungary = { archer = 1 }
    pacts = [{ kind = "passage", by = "byzantine", for = "hungary" }]
"""


@pytest.mark.rule("MU-TRD-10")
def test_mu_trd_10_no_trade_where_opposing_armies_stand() -> None:
    t = trade(caravan("nicea", "cargo = { wine = 1 }"), more=f'war = [["byzantine", "hungary"]]\n{FACING}')
    play(t, "byzantine: lead #0")
    for line in ("byzantine: buy grain", "byzantine: sell wine"):
        refusal = refused(t, line)
        assert (refusal.code, refusal.rules) == ("armies_face", ["MU-TRD-10"])


@pytest.mark.rule("MU-TRD-10")
def test_mu_trd_10_armies_at_peace_do_not_stop_trade() -> None:
    t = trade(caravan("nicea", "cargo = { wine = 1 }"), more=FACING)
    play(t, "byzantine: lead #0; sell wine; buy grain x2")
    assert cargo(t) == {"grain": 2}


@pytest.mark.rule("MU-TRD-10")
def test_mu_trd_10_not_even_a_third_party_trades_there() -> None:
    t = trade(
        caravan("nicea", owner="golden_horde"),
        more=f"""
            active = "golden_horde"
            war = [["byzantine", "hungary"]]
            {FACING.replace("]", ', { kind = "commercial", by = "byzantine", for = "golden_horde" }]')}
        """,
    )
    play(t, "golden_horde: lead #20")
    assert refused(t, "golden_horde: buy grain").code == "armies_face"


@pytest.mark.rule("MU-TRD-11")
def test_mu_trd_11_no_trade_with_another_player_without_a_commercial_pact() -> None:
    others = """
        { kind = "commercial", by = "byzantine", for = "hungary" },
        { kind = "commercial", by = "golden_horde", for = "byzantine" },
        { kind = "passage", by = "hungary", for = "byzantine" },
        { kind = "civilian_control", by = "hungary", for = "byzantine" },
    """
    t = trade(caravan("buda", "cargo = { wine = 1 }"), more=f"pacts = [{others}]")
    play(t, "byzantine: lead #0")
    for line in ("byzantine: buy grain", "byzantine: sell wine"):
        refusal = refused(t, line)
        assert (refusal.code, "MU-TRD-11" in refusal.rules) == ("no_commercial_pact", True)


@pytest.mark.rule("MU-TRD-11")
def test_mu_trd_11_a_commercial_pact_opens_every_area_of_the_other() -> None:
    t = trade(
        caravan("buda", "cargo = { wine = 1 }"),
        caravan("transilvania"),
        more='pacts = [{ kind = "commercial", by = "hungary", for = "byzantine" }]',
    )
    play(t, "byzantine: lead #0; sell wine; buy grain; lead #1; buy salt")
    assert (cargo(t, 0), cargo(t, 1)) == ({"grain": 1}, {"salt": 1})


@pytest.mark.rule("MU-TRD-11")
def test_mu_trd_11_barbarian_areas_need_no_pact() -> None:
    t = trade(caravan("tarnovo", "cargo = { wine = 1 }"))
    play(t, "byzantine: lead #0; sell wine; buy salt")
    assert (cargo(t), seat(t, "byzantine")["florins"]) == ({"salt": 1}, 1600)


@pytest.mark.rule("MU-TRD-12")
def test_mu_trd_12_eight_goods_of_twenty_cubes() -> None:
    colours = {"weapons": "black", "salt": "white", "furs": "brown", "grain": "yellow"}
    colours |= {"slaves": "green", "spices": "orange", "clothes": "blue", "wine": "purple"}
    t = trade(caravan("nicea"), players=6)
    goods = loads((MODULE.folder() / "data" / "goods.toml").read_text(encoding="utf-8"))["goods"]
    assert {good["key"]: good["colour"] for good in goods} == colours
    assert {good: reserve(t, good) for good in colours} == dict.fromkeys(colours, 20)
    board = state(t).board
    assert {number for number in board.good if number >= 0} == set(range(8))  # each is produced somewhere
