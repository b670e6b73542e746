"""Actions at the Market: selling, buying, resetting."""

import pytest
from tests.games.byzantion.table import (
    BOARD,
    asked,
    can,
    described,
    duel,
    events,
    goods,
    offered,
    play,
    refused,
    seat,
    waiting,
)

from quadriga.engine.table import Table

ALL = ["lignum", "civicus", "fides", "virtus", "lapis", "frumentum", "auctoritas"]
RESOURCES = ("auctoritas", "civicus", "virtus", "fides", "lapis", "lignum", "frumentum")


def at_market(market: list[str], stock: str, action: str) -> Table:
    """Blue at a Market, with an action declared and a card in hand, so that he is asked for everything."""
    t = duel(f'market = {market}\nseat.blue = {{ hand = ["martin"], {stock} }}')
    play(t, f"blue: act {action}")
    return t


def market(t: Table) -> list[str]:
    lying: list[str] = described(t)["market"]
    return lying


def nomisma(t: Table) -> int:
    purse: int = seat(t, "blue")["nomisma"]
    return purse


def amounts(t: Table, kind: str) -> list[int]:
    """What was paid for each resource, in order."""
    return [event.args[2] for event in events(t, kind)]


# ---------------------------------------------------------------- selling


@pytest.mark.rule("BZ-SEL-1", "BZ-SEL-3")
def test_bz_sel_1_slots_from_2_to_8_filled_from_the_left() -> None:
    stock = ", ".join(f"{good} = 1" for good in RESOURCES)
    t = at_market([], stock, "sell")
    for good in ALL:
        play(t, f"blue: sell {good}")
    assert market(t) == ALL
    assert amounts(t, "resource.sold") == [2, 3, 4, 5, 6, 7, 8]
    assert goods(t, "blue") == {"nomisma": 35}


@pytest.mark.rule("BZ-SEL-1", "BZ-SEL-4", "BZ-SEL-6")
def test_bz_sel_1_the_eighth_slot_is_worth_9_and_empty_between_sales() -> None:
    t = at_market(ALL, "lignum = 1", "sell")
    play(t, "blue: sell lignum")
    assert goods(t, "blue") == {"nomisma": 9}
    assert market(t) == [*ALL[1:], "lignum"]
    assert len(set(market(t))) == 7


@pytest.mark.rule("BZ-SEL-2")
def test_bz_sel_2_any_number_but_at_least_one() -> None:
    t = at_market(["lignum"], "fides = 1, lapis = 1, virtus = 1", "sell")
    assert offered(t, "blue", "done") == []
    play(t, "blue: sell lapis")
    assert offered(t, "blue", "done") == ["done"]
    play(t, "blue: sell fides; done")
    assert goods(t, "blue") == {"virtus": 1, "nomisma": 7}  # 3 + 4
    assert seat(t, "blue")["dynamis"] == 5


@pytest.mark.rule("BZ-SEL-2", "BZ-SEL-4", "BZ-SEL-3")
def test_bz_sel_2_both_ways_in_any_order() -> None:
    t = at_market(["lignum", "fides"], "lignum = 1, lapis = 1, virtus = 1", "sell")
    play(t, "blue: sell lapis; sell lignum; sell virtus")
    # Lapis in slot 4; the second Lignum in slot 5, the first leaves; Virtus in slot 5 again.
    assert amounts(t, "resource.sold") == [4, 5, 5]
    assert market(t) == ["fides", "lapis", "lignum", "virtus"]
    t = at_market(["lignum", "fides"], "lignum = 1, lapis = 1, virtus = 1", "sell")
    play(t, "blue: sell lignum; sell lapis; sell virtus")
    assert amounts(t, "resource.sold") == [4, 4, 5]
    assert market(t) == ["fides", "lignum", "lapis", "virtus"]


@pytest.mark.rule("BZ-SEL-3")
def test_bz_sel_3_a_second_piece_is_no_longer_missing() -> None:
    t = at_market(["lignum", "fides"], "lapis = 2, virtus = 1", "sell")
    play(t, "blue: sell lapis")
    assert market(t) == ["lignum", "fides", "lapis"]
    reason = refused(t, "blue: sell lapis")
    assert (reason.code, reason.rules) == ("on_the_market", ["BZ-SEL-7"])


@pytest.mark.rule("BZ-SEL-5")
def test_bz_sel_5_one_duplicate_in_an_action() -> None:
    t = at_market(["lignum", "fides"], "lignum = 2, fides = 2, lapis = 1", "sell")
    play(t, "blue: sell lignum")
    assert market(t) == ["fides", "lignum"]
    reason = refused(t, "blue: sell fides")  # now the first
    assert (reason.code, reason.rules) == ("duplicated_before", ["BZ-SEL-5"])
    assert refused(t, "blue: sell lignum").rules == ["BZ-SEL-7"]
    assert offered(t, "blue", "sell") == ["lapis"]


@pytest.mark.rule("BZ-SEL-5")
def test_bz_sel_5_once_more_in_the_next_action() -> None:
    t = duel("""
        market = ["lignum", "fides"]
        seat.blue = { lignum = 1, fides = 1, hand = ["martin"] }
        seat.green.dynamis = 0
    """)
    play(t, "blue: act sell; sell lignum; end_turn; act sell; sell fides")
    assert amounts(t, "resource.sold") == [4, 4]
    assert market(t) == ["lignum", "fides"]


@pytest.mark.rule("BZ-SEL-6")
def test_bz_sel_6_the_first_leaves_at_once_and_all_others_move_left() -> None:
    t = at_market(["lignum", "fides", "lapis"], "lignum = 1, virtus = 1", "sell")
    play(t, "blue: sell lignum")
    assert market(t) == ["fides", "lapis", "lignum"]  # before the next sale of the same action
    play(t, "blue: sell virtus")
    assert amounts(t, "resource.sold") == [5, 5]
    assert market(t) == ["fides", "lapis", "lignum", "virtus"]
    assert goods(t, "blue") == {"nomisma": 10}  # the first Lignum goes to the supply, to nobody


@pytest.mark.rule("BZ-SEL-7")
def test_bz_sel_7_not_what_lies_there_already_but_for_the_first() -> None:
    t = at_market(["lignum", "fides", "lapis"], "lignum = 1, fides = 3, lapis = 3", "sell")
    for good in ("fides", "lapis"):
        reason = refused(t, f"blue: sell {good}")
        assert (reason.code, reason.rules) == ("on_the_market", ["BZ-SEL-7"])
    assert refused(t, "blue: sell virtus").code == "none_held"
    assert offered(t, "blue", "sell") == ["lignum"]


@pytest.mark.rule("BZ-SEL-7", "BZ-SEL-3")
def test_bz_sel_7_an_empty_market_takes_everything_once() -> None:
    t = at_market([], "fides = 3", "sell")
    play(t, "blue: sell fides")
    assert amounts(t, "resource.sold") == [2]
    assert offered(t, "blue", "sell") == ["fides"]  # it is the first now: the other way
    play(t, "blue: sell fides")
    assert amounts(t, "resource.sold") == [2, 3]
    assert market(t) == ["fides"]
    assert not can(t, "blue: sell fides")


@pytest.mark.rule("BZ-SEL-8")
@pytest.mark.parametrize("good", RESOURCES)
def test_bz_sel_8_all_seven_resources_are_sold_and_bought(good: str) -> None:
    t = at_market([], f"{good} = 1", "sell")
    play(t, f"blue: sell {good}")
    assert (market(t), nomisma(t), seat(t, "blue")[good]) == ([good], 2, 0)
    t = at_market([good], "nomisma = 2", "buy")
    play(t, f"blue: buy {good}")
    assert (market(t), nomisma(t), seat(t, "blue")[good]) == ([], 0, 1)


# ---------------------------------------------------------------- buying


@pytest.mark.rule("BZ-BUY-1", "BZ-SEL-1")
def test_bz_buy_1_everything_at_the_price_of_its_slot_before_anything_moves() -> None:
    t = at_market(ALL, "nomisma = 40", "buy")
    for good in ("civicus", "lignum", "auctoritas", "lapis", "fides", "frumentum", "virtus"):
        play(t, f"blue: buy {good}")
    assert amounts(t, "resource.bought") == [3, 2, 8, 6, 4, 7, 5]
    assert goods(t, "blue") == {**dict.fromkeys(RESOURCES, 1), "nomisma": 5}
    assert market(t) == []


@pytest.mark.rule("BZ-BUY-1")
def test_bz_buy_1_at_least_one_and_only_what_can_be_paid() -> None:
    t = at_market(ALL, "nomisma = 7", "buy")
    assert offered(t, "blue", "done") == []
    reason = refused(t, "blue: buy auctoritas")
    assert (reason.code, reason.rules, reason.params["need"]) == ("not_enough", ["BZ-BUY-1"], 8)
    play(t, "blue: buy fides")
    assert offered(t, "blue", "done") == ["done"]
    assert offered(t, "blue", "buy") == ["civicus", "lignum"]  # 3 and 2; the Fides was 4
    play(t, "blue: done")
    assert goods(t, "blue") == {"fides": 1, "nomisma": 3}
    assert seat(t, "blue")["dynamis"] == 5


@pytest.mark.rule("BZ-BUY-1", "BZ-BUY-3")
def test_bz_buy_1_each_piece_only_once() -> None:
    t = at_market(["lignum", "fides"], "nomisma = 20", "buy")
    play(t, "blue: buy lignum")
    for good in ("lignum", "lapis"):
        reason = refused(t, f"blue: buy {good}")
        assert (reason.code, reason.rules) == ("not_on_market", ["BZ-BUY-3"])


@pytest.mark.rule("BZ-BUY-2")
def test_bz_buy_2_the_rest_closes_up_in_its_order() -> None:
    t = at_market(ALL, "nomisma = 20", "buy")
    play(t, "blue: buy civicus; buy lapis; done")
    assert market(t) == ["lignum", "fides", "virtus", "frumentum", "auctoritas"]
    assert nomisma(t) == 11


@pytest.mark.rule("BZ-BUY-2", "BZ-SEL-3")
def test_bz_buy_2_the_dearest_slots_are_the_empty_ones() -> None:
    t = duel(f"""
        market = {ALL}
        seat.blue = {{ nomisma = 5, hand = ["martin"] }}
        seat.green = {{ lignum = 1, civicus = 1, hand = ["sittas"] }}
    """)
    play(t, "blue: act buy; buy lignum; buy civicus; end_turn", "green: act sell; sell civicus; sell lignum")
    assert amounts(t, "resource.sold") == [7, 8]


@pytest.mark.rule("BZ-BUY-3")
def test_bz_buy_3_no_refill_before_somebody_sells_or_resets() -> None:
    t = duel("""
        market = ["lignum", "fides"]
        seat.blue = { nomisma = 5, hand = ["martin"] }
        seat.green = { nomisma = 0, auctoritas = 2, hand = ["sittas"] }
    """)
    play(t, "blue: act buy; buy lignum; buy fides; end_turn")
    assert market(t) == []
    play(t, "green: act draw; draw 1; end_turn")
    assert market(t) == []
    play(t, "blue: act reset")
    assert len(market(t)) == 7


# ---------------------------------------------------------------- resetting


@pytest.mark.rule("BZ-RST-1")
def test_bz_rst_1_one_of_each_in_random_order() -> None:
    t = duel(
        'market = ["lignum", "fides"]\nseat.blue = { hand = ["martin"], lignum = 1 }',
        chance=[[3, 0, 6, 1, 2, 5, 4]],
    )
    play(t, "blue: act reset")
    assert market(t) == ["fides", "auctoritas", "frumentum", "civicus", "virtus", "lignum", "lapis"]
    assert goods(t, "blue") == {"lignum": 1}  # nobody gets or gives anything
    assert seat(t, "blue")["dynamis"] == 5


@pytest.mark.rule("BZ-RST-1", "BZ-SEL-4")
def test_bz_rst_1_only_the_slot_of_9_is_empty() -> None:
    t = duel(
        'market = []\nseat.blue = { hand = ["martin"], lapis = 1 }\nseat.green.dynamis = 0',
        chance=[[4, 0, 1, 2, 3, 5, 6]],
    )
    play(t, "blue: act reset; end_turn; act sell; sell lapis")
    assert amounts(t, "resource.sold") == [9]


@pytest.mark.rule("BZ-RST-2")
def test_bz_rst_2_a_card_from_the_deck_for_who_reset_it() -> None:
    t = duel('deck = ["sittas", "buzes"]\nseat.blue.hand = ["martin"]')
    play(t, "blue: act reset")
    assert seat(t, "blue")["hand"] == ["sittas", "martin"]
    assert seat(t, "green")["hand"] == []


@pytest.mark.rule("BZ-RST-2")
def test_bz_rst_2_he_may_do_without_if_it_would_shuffle_the_discard_pile() -> None:
    rest = [f'"{key}"' for key in ("sittas", "buzes", "mundus")]
    everything = [f'"{key}"' for key in BOARD.card_keys if f'"{key}"' not in (*rest, '"martin"')]
    t = duel(f"""
        removed = [{", ".join(everything)}]
        offer = []
        discard = [{", ".join(rest)}]
        seat.blue.hand = ["martin"]
    """)
    play(t, "blue: act reset; decline")
    assert seat(t, "blue")["hand"] == ["martin"]
    assert described(t)["discard"] == ["sittas", "buzes", "mundus"]
    assert waiting(t) == ["blue"]


# ---------------------------------------------------------------- Heroes of trade


@pytest.mark.rule("BZ-CLA-6")
def test_bz_cla_6_cosmas_trades_one_resource_after_each_emporion_card() -> None:
    t = duel("""
        market = ["lignum", "fides", "virtus"]
        seat.blue.nomisma = 20
        seat.blue.lignum = 2
        seat.blue.area = ["cosmas_indicopleustes"]
        seat.blue.hand = ["silk_weavers_of_berytus", "purple_dyers_of_tyre", "bucellarii", "buzes"]
    """)
    play(t, "blue: act play; play silk_weavers_of_berytus; alone")
    assert asked(t) == "MarketTrade"
    assert not can(t, "blue: play purple_dyers_of_tyre")  # before any other card
    assert nomisma(t) == 22  # 3 - 2 paid, 3 gained
    play(t, "blue: sell lignum")  # also the second way
    assert nomisma(t) == 27
    assert market(t) == ["fides", "virtus", "lignum"]
    assert asked(t) == "PlayCards"  # exactly one
    play(t, "blue: play purple_dyers_of_tyre; alone; buy virtus")
    assert nomisma(t) == 23  # 3 - 2, and 3 for the Virtus
    assert market(t) == ["fides", "lignum"]
    play(t, "blue: play bucellarii")
    assert asked(t) == "PlayCards"  # no Emporion card
    assert seat(t, "blue")["dynamis"] == 5


@pytest.mark.rule("BZ-CLA-6")
def test_bz_cla_6_not_for_himself_and_nobody_must() -> None:
    t = duel("""
        seat.blue = { nomisma = 20, hand = ["cosmas_indicopleustes", "silk_smugglers", "buzes"] }
    """)
    play(t, "blue: act play; play cosmas_indicopleustes")
    assert asked(t) == "PlayCards"
    play(t, "blue: play silk_smugglers; alone")  # a Hero is an Emporion card too
    assert asked(t) == "MarketTrade"
    lying = market(t)
    play(t, "blue: decline")
    assert (asked(t), market(t)) == ("PlayCards", lying)


@pytest.mark.rule("BZ-CLA-7")
def test_bz_cla_7_barsymes_earns_and_spares_one_for_each_resource() -> None:
    position = 'market = {}\nseat.blue = {{ {}, hand = ["buzes"], area = ["peter_barsymes"] }}'
    t = duel(position.format(["lignum", "fides"], "lapis = 1, virtus = 1"))
    play(t, "blue: act sell; sell lapis; sell virtus")
    assert nomisma(t) == 11  # 4 + 5, and 2
    t = duel(position.format(["lignum", "fides", "virtus"], "nomisma = 6"))
    play(t, "blue: act buy; buy lignum; buy fides; buy virtus")
    assert nomisma(t) == 0  # 2 + 3 + 4, less 3
    assert seat(t, "blue")["resources"] == 3


@pytest.mark.rule("BZ-CLA-7", "BZ-CLA-6")
def test_bz_cla_7_also_with_cosmas() -> None:
    t = duel("""
        market = ["lignum", "fides"]
        seat.blue.nomisma = 3
        seat.blue.area = ["cosmas_indicopleustes", "peter_barsymes"]
        seat.blue.hand = ["harbour_customs_officers", "glassmakers_of_palestine"]
        seat.blue.lapis = 1
    """)
    play(t, "blue: act play; play harbour_customs_officers; alone; use; sell lapis")
    assert nomisma(t) == 8  # 3 - 0 + 5
    play(t, "blue: play glassmakers_of_palestine; alone; decline; buy lignum")
    assert nomisma(t) == 6  # 3 - 2 paid, 2 - 1 for the Lignum
