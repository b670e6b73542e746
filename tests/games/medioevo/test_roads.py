"""Commercial roads: opened, advanced, broken, completed."""

import pytest
from tests.games.medioevo.table import MODULE, asked, can, events, happened, offered, play, refused, seat, state
from tests.games.medioevo.traders import caravan, cargo, piece, road, trade

FOUR = "costantinopoli tessalonica tarnovo nicea"
SIX = "costantinopoli tessalonica tarnovo iconio trebisonda nicea"
EIGHT = "costantinopoli tessalonica tarnovo iconio trebisonda caffa kiev nicea"


def travelled(stages: str) -> str:
    """A road with everything behind it but the sale at its destination."""
    return road(stages, " ".join(stages.split()[:-1]))


# ---------------------------------------------------------------- opening


@pytest.mark.rule("MU-ROA-1")
def test_mu_roa_1_a_road_is_opened_when_buying() -> None:
    t = trade(caravan("nicea"), caravan("lidia"))
    play(t, "byzantine: lead #0")
    refusal = refused(t, "byzantine: open-road 4")
    assert (refusal.code, refusal.rules) == ("not_buying", ["MU-ROA-1"])
    play(t, "byzantine: buy grain; open-road 4; stage costantinopoli; stage tarnovo; stage kiev; stage caffa")
    assert seat(t, "byzantine")["road"] == {
        "piece": 0,
        "stages": ["costantinopoli", "tarnovo", "kiev", "caffa"],
        "done": [],
    }


@pytest.mark.rule("MU-ROA-1")
def test_mu_roa_1_the_last_point_may_have_gone_for_the_purchase() -> None:
    t = trade(caravan("nicea", "mp = 1"), caravan("lidia"))
    play(t, "byzantine: lead #0; buy grain; open-road 4; stage kiev; stage caffa; stage saraj; stage tarnovo")
    assert seat(t, "byzantine")["road"]["stages"] == ["kiev", "caffa", "saraj", "tarnovo"]


@pytest.mark.rule("MU-ROA-1")
@pytest.mark.parametrize("doing", ["to lidia", "lead #1", "sell wine"])
def test_mu_roa_1_whoever_does_something_else_first_is_too_late(doing: str) -> None:
    t = trade(caravan("nicea", "cargo = { wine = 1 }"), caravan("lidia"))
    play(t, f"byzantine: lead #0; buy grain; {doing}")
    if asked(t) == "CubePlacement":
        play(t, "byzantine: place-cube wine")
    if doing == "lead #1":
        play(t, "byzantine: lead #0")
    assert (asked(t), refused(t, "byzantine: open-road 4").code) == ("Convoy", "not_buying")


@pytest.mark.rule("MU-ROA-1")
def test_mu_roa_1_four_six_or_eight_different_inhabited_areas_in_play() -> None:
    t = trade(caravan("nicea"))
    play(t, "byzantine: lead #0; buy grain")
    assert offered(t, "byzantine", "open_road") == ["4", "6", "8"]
    assert not can(t, "byzantine: open-road 5")
    play(t, "byzantine: open-road 6; stage tarnovo")
    refusal = refused(t, "byzantine: stage tarnovo")
    assert (refusal.code, refusal.rules) == ("stage_named", ["MU-ROA-1"])
    board = state(t).board
    named = offered(t, "byzantine", "stage")
    for nowhere in ("lidia", "marmara", "alessandria", "parigi"):  # nobody lives there; not in play with three
        assert nowhere not in named
    inhabited = {key for key, good in zip(board.zone_keys, board.good, strict=False) if good >= 0}
    out = {key for zone, key in enumerate(board.zone_keys) if not state(t).in_play[zone]}
    assert set(named) == inhabited - out - {"nicea", "tarnovo"}


@pytest.mark.rule("MU-ROA-2")
def test_mu_roa_2_the_area_of_the_purchase_is_no_stage() -> None:
    t = trade(caravan("nicea"))
    play(t, "byzantine: lead #0; buy grain; open-road 4")
    refusal = refused(t, "byzantine: stage nicea")
    assert (refusal.code, refusal.rules) == ("origin_is_no_stage", ["MU-ROA-2"])


@pytest.mark.rule("MU-ROA-2", "MU-ROA-6")
def test_mu_roa_2_the_destination_is_one_of_the_stages() -> None:
    t = trade(caravan("costantinopoli", "cargo = { salt = 1 }"), more=road("tessalonica tarnovo kiev nicea"))
    play(t, "byzantine: lead #0; lay-down; buy clothes; open-road 4")
    play(t, "byzantine: stage tarnovo; stage kiev; stage saraj; stage nicea")
    assert asked(t) == "Convoy"  # three others and the destination
    assert (seat(t, "byzantine")["road"]["stages"][-1], events(t, "road.opened")[0].args[2:4]) == ("nicea", [4, 3])


@pytest.mark.rule("MU-ROA-3")
def test_mu_roa_3_tokens_lie_open_none_of_them_accomplished() -> None:
    t = trade(caravan("lidia"), caravan("nicea"))
    play(t, "byzantine: lead #1; buy grain; open-road 4; stage costantinopoli; stage tarnovo; stage kiev; stage caffa")
    for viewer in range(3):
        shown = MODULE.view(state(t), viewer)["seats"][0]["road"]
        assert shown == {"piece": 1, "stages": [0, 56, 74, 36], "done": [False, False, False, False]}


@pytest.mark.rule("MU-ROA-3")
def test_mu_roa_3_a_road_called_off_leaves_no_tokens() -> None:
    t = trade(caravan("nicea"))
    play(t, "byzantine: lead #0; buy grain; open-road 4; stage costantinopoli; cancel")
    assert (seat(t, "byzantine")["road"], cargo(t)) == ({}, {"grain": 1})
    assert can(t, "byzantine: open-road 8")


# ---------------------------------------------------------------- on the way


@pytest.mark.rule("MU-ROA-4")
def test_mu_roa_4_stages_are_accomplished_by_entering_them_in_any_order() -> None:
    t = trade(
        caravan("nicea", "cargo = { grain = 1 }", level=3), more=road("tessalonica tarnovo costantinopoli iconio")
    )
    play(t, "byzantine: lead #0; to costantinopoli")
    assert seat(t, "byzantine")["road"]["done"] == ["costantinopoli"]
    play(t, "byzantine: to tarnovo; to adrianopoli; to tessalonica")
    assert seat(t, "byzantine")["road"]["done"] == ["tessalonica", "tarnovo", "costantinopoli"]
    assert [event.args[1] for event in events(t, "road.advanced")] == [0, 56, 2]
    play(t, "byzantine: to adrianopoli; to costantinopoli")
    assert len(events(t, "road.advanced")) == 3


@pytest.mark.rule("MU-ROA-4")
def test_mu_roa_4_only_the_transport_with_the_token_counts() -> None:
    t = trade(caravan("nicea"), caravan("nicea"), more=road(FOUR.replace("nicea", "kiev")))
    play(t, "byzantine: lead #1; to costantinopoli; to tarnovo")
    assert seat(t, "byzantine")["road"]["done"] == []


@pytest.mark.rule("MU-ROA-4", "MU-ROA-6")
def test_mu_roa_4_being_at_the_destination_accomplishes_nothing() -> None:
    t = trade(caravan("costantinopoli", "cargo = { salt = 1 }"), more=road(FOUR, "tessalonica tarnovo"))
    play(t, "byzantine: lead #0; to nicea")  # it started in Constantinople, and has not entered it
    assert seat(t, "byzantine")["road"]["done"] == ["tessalonica", "tarnovo"]
    assert happened(t, "road.advanced", "road.completed") == []


@pytest.mark.rule("MU-ROA-5")
def test_mu_roa_5_an_open_road_is_not_altered() -> None:
    t = trade(caravan("nicea"), more=road(FOUR.replace("nicea", "kiev"), "tarnovo"))
    play(t, "byzantine: lead #0; buy grain")
    refusal = refused(t, "byzantine: open-road 4")
    assert refusal.code == "road_open"
    assert offered(t, "byzantine", "stage") == []
    assert seat(t, "byzantine")["road"]["stages"] == ["costantinopoli", "tessalonica", "tarnovo", "kiev"]


@pytest.mark.rule("MU-ROA-5")
def test_mu_roa_5_a_vendor_lays_it_anew() -> None:
    cards = 'seat.byzantine.cards = ["vendor_31"]'
    t = trade(caravan("nicea"), more=f"{road(FOUR.replace('nicea', 'kiev'), 'tarnovo')}\n{cards}")
    play(t, "byzantine: card vendor_31; stage caffa; stage saraj; stage iconio; stage nicea")
    found = seat(t, "byzantine")["road"]
    assert (found["stages"], found["done"]) == (["caffa", "saraj", "iconio", "nicea"], ["iconio"])


# ---------------------------------------------------------------- completing


@pytest.mark.rule("MU-ROA-6")
@pytest.mark.parametrize(("stages", "points"), [(FOUR, 2), (SIX, 4), (EIGHT, 6)])
def test_mu_roa_6_trade_points_by_the_number_of_stages(stages: str, points: int) -> None:
    t = trade(caravan("nicea", "cargo = { salt = 2 }"), more=travelled(stages))
    play(t, "byzantine: lead #0; sell salt")  # one cube is enough
    assert not can(t, f"byzantine: road-bonus x{points + 1}")
    play(t, f"byzantine: road-bonus x{points}")
    assert (seat(t, "byzantine")["honour"], seat(t, "byzantine")["florins"]) == (10 + points, 1700)
    assert seat(t, "byzantine")["sources"]["road"] == points


@pytest.mark.rule("MU-ROA-6")
def test_mu_roa_6_a_road_from_beginning_to_end() -> None:
    t = trade(caravan("tessalonica", level=3), caravan("lidia"))
    play(t, "byzantine: lead #0; buy wine; open-road 4; stage nicea; stage tarnovo; stage costantinopoli; stage iconio")
    play(t, "byzantine: to adrianopoli; to tarnovo; to costantinopoli; to nicea; to lidia; to iconio")
    assert (piece(t)["mp"], seat(t, "byzantine")["road"]["done"]) == (1, ["nicea", "tarnovo", "costantinopoli"])
    play(t, "byzantine: sell wine; road-bonus x1")
    assert (seat(t, "byzantine")["florins"], seat(t, "byzantine")["honour"]) == (1600 - 100 + 150, 11)
    assert (seat(t, "byzantine")["road"], piece(t)["mp"]) == ({}, 0)


@pytest.mark.rule("MU-ROA-7")
@pytest.mark.parametrize("honour", [0, 1, 2, 3, 4])
def test_mu_roa_7_each_point_is_honour_or_fifty_florins_on_every_cube(honour: int) -> None:
    t = trade(caravan("nicea", "cargo = { salt = 2, wine = 1 }", level=2), more=travelled(SIX))
    play(t, f"byzantine: lead #0; sell salt x2; sell wine; road-bonus x{honour}; place-cube salt")
    assert seat(t, "byzantine")["honour"] == 10 + honour
    assert seat(t, "byzantine")["florins"] == 1600 + 3 * (100 + 50 * (4 - honour))


@pytest.mark.rule("MU-ROA-7")
def test_mu_roa_7_the_points_are_converted_at_once() -> None:
    t = trade(caravan("nicea", "cargo = { salt = 1 }"), more=travelled(FOUR))
    play(t, "byzantine: lead #0; sell salt")
    assert {choice.verb for choice in t.game.choices(0)} == {"road_bonus"}  # no market there, nothing else to do


@pytest.mark.rule("MU-ROA-8")
def test_mu_roa_8_afterwards_the_tokens_serve_for_another_road() -> None:
    t = trade(caravan("nicea", "cargo = { salt = 1 }"), more=travelled(FOUR))
    play(t, "byzantine: lead #0; sell salt; road-bonus x2")
    assert (seat(t, "byzantine")["road"], happened(t, "road.completed")) == ({}, ["road.completed"])
    play(t, "byzantine: buy grain; open-road 4; stage costantinopoli; stage tarnovo; stage kiev; stage tessalonica")
    assert seat(t, "byzantine")["road"]["done"] == []


# ---------------------------------------------------------------- breaking


@pytest.mark.rule("MU-ROA-9")
def test_mu_roa_9_a_sale_elsewhere_breaks_the_road() -> None:
    t = trade(caravan("costantinopoli", "cargo = { salt = 2 }"), more=travelled(FOUR))
    play(t, "byzantine: lead #0; sell salt")
    assert (seat(t, "byzantine")["road"], seat(t, "byzantine")["honour"]) == ({}, 10)
    assert seat(t, "byzantine")["florins"] == 1700
    play(t, "byzantine: to nicea; sell salt")
    assert (happened(t, "road.completed"), seat(t, "byzantine")["florins"]) == ([], 1800)


@pytest.mark.rule("MU-ROA-9")
def test_mu_roa_9_so_does_a_sale_at_the_destination_that_comes_too_early() -> None:
    t = trade(caravan("nicea", "cargo = { salt = 1 }"), more=road(FOUR, "costantinopoli tessalonica"))
    play(t, "byzantine: lead #0; sell salt")
    assert (seat(t, "byzantine")["road"], seat(t, "byzantine")["honour"]) == ({}, 10)
    assert (seat(t, "byzantine")["florins"], happened(t, "road.completed")) == (1700, [])


@pytest.mark.rule("MU-ROA-9")
def test_mu_roa_9_purchases_and_other_transports_break_nothing() -> None:
    t = trade(caravan("tessalonica"), caravan("nicea", "cargo = { salt = 1 }"), more=travelled(FOUR))
    play(t, "byzantine: lead #0; buy wine; lead #1; sell salt")
    assert len(seat(t, "byzantine")["road"]["done"]) == 3


@pytest.mark.rule("MU-ROA-9")
def test_mu_roa_9_a_road_is_given_up_at_will() -> None:
    t = trade(caravan("nicea", "cargo = { salt = 1 }"), caravan("lidia"), more=travelled(FOUR))
    play(t, "byzantine: lay-down")
    assert (seat(t, "byzantine")["road"], seat(t, "byzantine")["honour"]) == ({}, 10)
    refusal = refused(t, "byzantine: lay-down")
    assert (refusal.code, refusal.rules) == ("no_road", ["MU-ROA-9"])
    play(t, "byzantine: lead #0; sell salt")
    assert seat(t, "byzantine")["florins"] == 1700  # no bonus any more


@pytest.mark.rule("MU-ROA-10")
def test_mu_roa_10_no_second_road_for_another_transport() -> None:
    t = trade(caravan("lidia"), caravan("nicea"), more=road(FOUR))
    play(t, "byzantine: lead #1; buy grain")
    refusal = refused(t, "byzantine: open-road 4")
    assert (refusal.code, "MU-ROA-10" in refusal.rules) == ("road_open", True)


@pytest.mark.rule("MU-ROA-10")
def test_mu_roa_10_another_transport_does_not_complete_it() -> None:
    t = trade(caravan("lidia"), caravan("nicea", "cargo = { salt = 1 }"), more=travelled(FOUR))
    play(t, "byzantine: lead #1; sell salt")
    assert (seat(t, "byzantine")["florins"], happened(t, "road.completed")) == (1700, [])


@pytest.mark.rule("MU-ROA-10")
def test_mu_roa_10_the_road_goes_with_its_transport() -> None:
    armies = "armies.tarnovo.barbarians = { light_infantry = 1 }"
    t = trade(caravan("costantinopoli"), caravan("lidia"), more=f"{travelled(FOUR)}\n{armies}")
    play(t, "byzantine: lead #0; to tarnovo")
    assert (seat(t, "byzantine")["road"], happened(t, "transport.plundered")) == ({}, ["transport.plundered"])

    removed = trade(caravan("costantinopoli"), caravan("lidia"), more=travelled(FOUR))
    play(removed, "byzantine: disband; dismiss-piece #0; done")
    assert seat(removed, "byzantine")["road"] == {}
