"""Phase II: the bank, trade routes, exchange, bought victory points."""

import pytest
from tests.games.warriors.table import (
    MODULE,
    answer,
    can,
    duel,
    happened,
    idle_turn,
    idle_until,
    nation,
    offered,
    play,
    refused,
    state,
    stock,
    table,
    trio,
    vp,
    waiting,
)

from quadriga.engine.choice import Answer, Deal

CENTRES = """
    province.anjou.france = { princess = 1 }
    province.east_anglia.england = { princess = 1 }
"""
THREE_CENTRES = CENTRES + "province.brabant.burgundy = { princess = 1 }\n"


# ---------------------------------------------------------------- who and what


@pytest.mark.rule("WT-TRD-1")
def test_wt_trd_1_without_a_trade_centre_no_part_in_the_phase() -> None:
    t = duel("""
        phase = "trade"
        nation.france = { goods = 20, gold = 20 }
        nation.england = { goods = 20, gold = 20 }
        province.anjou.france = { princess = 1 }
    """)
    assert waiting(t) == ["france"]
    for line in ("bank goods>gold", "buy-vp", "route france"):
        reason = refused(t, f"england: {line}")
        assert (reason.code, reason.rules) == ("no_trade_centre", ["WT-TRD-1"])
    play(t, "france: done")
    assert MODULE.describe(t.game)["phase"] == "development"


@pytest.mark.rule("WT-TRD-1")
def test_wt_trd_1_a_trade_centre_of_any_nation_will_do() -> None:
    t = duel("""
        phase = "trade"
        nation.england = { goods = 20 }
        province.bern.england = { infantry = 1 }
    """)
    assert can(t, "england: bank goods>gold x1")


@pytest.mark.rule("WT-TRD-1")
def test_wt_trd_1_only_resources_are_traded() -> None:
    t = duel('phase = "trade"\nnation.france = { gold = 5, routes = ["england"] }\nnation.england.gold = 5' + CENTRES)
    france, england = 0, 1
    promise = Deal([france, england, 3, 1], [0, england, 5, 0])
    reason = t.game.why_not(france, Answer("offer", england, 0, promise))
    assert reason is not None
    assert (reason.code, reason.rules) == ("only_resources", ["WT-TRD-1"])
    nonsense = Deal([france, england, 4, 1])  # no fifth resource
    reason = t.game.why_not(france, Answer("offer", england, 0, nonsense))
    assert reason is not None
    assert reason.code == "only_resources"


# ---------------------------------------------------------------- the bank


@pytest.mark.rule("WT-TRD-2")
def test_wt_trd_2_seven_of_one_kind_for_one_of_another() -> None:
    t = duel('phase = "trade"\nnation.england = { goods = 20, weapons = 5, gold = 7 }' + CENTRES)
    play(t, "england: bank goods>weapons x2")
    assert stock(t, "england") == (0, 6, 7, 7)
    play(t, "england: bank gold>food")
    assert stock(t, "england") == (1, 6, 7, 0)
    reason = refused(t, "england: bank goods>gold")
    assert (reason.code, reason.rules) == ("rate_not_met", ["WT-TRD-2", "WT-COM-1"])


@pytest.mark.rule("WT-TRD-2")
def test_wt_trd_2_kinds_cannot_be_mixed() -> None:
    t = duel('phase = "trade"\nnation.england = { goods = 4, weapons = 3, food = 7 }' + CENTRES)
    for given in ("goods", "weapons"):
        refused(t, f"england: bank {given}>gold")
    assert offered(t, "england", "bank") == ["food>gold", "food>goods", "food>weapons"]


@pytest.mark.rule("WT-TRD-2", "WT-GAP-18")
def test_wt_trd_2_any_number_of_times_from_an_unlimited_bank() -> None:
    t = duel('phase = "trade"\nnation.england = { goods = 900, trade = 15 }' + CENTRES)
    for _ in range(30):
        play(t, "england: bank goods>gold x10")
    assert stock(t, "england") == (0, 600, 0, 300)
    play(t, "england: bank goods>weapons x600")
    assert stock(t, "england") == (0, 0, 600, 300)


@pytest.mark.rule("WT-COM-1")
@pytest.mark.parametrize(
    "tokens, rate", [(0, 7), (1, 6), (2, 6), (3, 5), (5, 5), (6, 3), (8, 3), (9, 2), (12, 2), (14, 2), (15, 1)]
)
def test_wt_com_1_the_rate_of_each_level(tokens: int, rate: int) -> None:
    t = duel(f'phase = "trade"\nnation.england = {{ food = {rate}, trade = {tokens} }}' + CENTRES)
    play(t, "england: bank food>gold")
    assert stock(t, "england") == (0, 0, 0, 1)
    if rate > 1:
        short = duel(
            f'phase = "trade"\nnation.england = {{ food = {rate - 1}, gold = 30, trade = {tokens} }}' + CENTRES
        )
        assert refused(short, "england: bank food>gold").params["need"] == rate


# ---------------------------------------------------------------- routes


@pytest.mark.rule("WT-TRD-3", "WT-TRD-4", "WT-GAP-14")
def test_wt_trd_3_a_route_needs_only_the_openers_level() -> None:
    t = duel('phase = "trade"\nnation.england = { food = 9, trade = 1 }\nnation.france = { food = 9 }' + CENTRES)
    assert refused(t, "france: route england").rules == ["WT-TRD-3", "WT-COM-2"]  # Trade I opens none
    refused(t, "england: offer france: 1 food for nothing")
    play(t, "england: route france")  # nobody is asked for consent
    assert nation(t, "england")["routes"] == ["france"]
    assert nation(t, "france")["routes"] == []
    assert can(t, "england: offer france: 1 food for nothing")
    assert can(t, "france: offer england: 1 food for nothing")


@pytest.mark.rule("WT-TRD-3")
def test_wt_trd_3_both_ends_need_a_trade_centre() -> None:
    t = duel("""
        phase = "trade"
        nation.england = { food = 9, trade = 1 }
        nation.france = { food = 9, trade = 1 }
        province.east_anglia.england = { princess = 1 }
    """)
    reason = refused(t, "england: route france")
    assert (reason.code, reason.rules) == ("no_trade_centre", ["WT-TRD-3"])
    refused(t, "france: route england")


@pytest.mark.rule("WT-TRD-4")
def test_wt_trd_4_a_route_counts_for_its_opener_only() -> None:
    t = trio(
        'phase = "trade"\nnation.france = { food = 1, trade = 1 }\nnation.england = { food = 1, trade = 1 }'
        + THREE_CENTRES
    )
    play(t, "france: route england")
    assert offered(t, "france", "route") == []
    assert offered(t, "england", "route") == ["burgundy"]  # its own route is still to be opened
    play(t, "england: route burgundy")
    refused(t, "england: route burgundy")


@pytest.mark.rule("WT-TRD-5", "WT-GAP-14")
def test_wt_trd_5_a_route_is_neither_doubled_nor_redirected() -> None:
    t = trio('phase = "trade"\nnation.france = { trade = 6 }\nnation.england = { trade = 6 }' + THREE_CENTRES)
    play(t, "france: route england")
    for line in ("france: route england", "england: route france"):
        reason = refused(t, line)
        assert (reason.code, reason.rules) == ("route_exists", ["WT-TRD-5"])
    play(t, "france: route burgundy")
    assert refused(t, "france: route burgundy").code == "no_route_left"
    idle_turn(t)
    assert nation(t, "france")["routes"] == ["england", "burgundy"]


@pytest.mark.rule("WT-TRD-5", "WT-GAP-15")
def test_wt_trd_5_a_route_outlives_the_level_that_opened_it() -> None:
    t = trio(
        """
        phase = "trade"
        nation.france = { food = 3, trade = 5, routes = ["england", "burgundy"] }
        nation.england = { gold = 3 }
    """
        + THREE_CENTRES
    )  # Trade III: one route
    assert can(t, "france: offer england: 1 food for 1 gold")
    assert can(t, "france: offer burgundy: 1 food for nothing")


@pytest.mark.rule("WT-TRD-5", "WT-GAP-15")
def test_wt_trd_5_a_route_sleeps_while_a_trade_centre_is_missing() -> None:
    t = duel("""
        phase = "trade"
        nation.france = { food = 3, trade = 1, routes = ["england"] }
        province.anjou.france = { princess = 1 }
    """)
    refused(t, "france: offer england: 1 food for nothing")
    revived = duel('phase = "trade"\nnation.france = { food = 3, trade = 1, routes = ["england"] }' + CENTRES)
    assert can(revived, "france: offer england: 1 food for nothing")


@pytest.mark.rule("WT-COM-2", "WT-TRD-3")
@pytest.mark.parametrize("tokens, limit", [(0, 0), (1, 1), (5, 1), (6, 2), (11, 2), (12, 3), (15, 3)])
def test_wt_com_2_routes_of_each_level(tokens: int, limit: int) -> None:
    t = table(
        5,
        {},
        f"""
            nations = ["france", "england", "burgundy", "scotland", "germany"]
            phase = "trade"
            nation.france = {{ gold = 1, trade = {tokens} }}
            nation.england = {{ gold = 10 }}
            province.highlands.scotland = {{ princess = 1 }}
            province.bayern.germany = {{ princess = 1 }}
        """
        + THREE_CENTRES,
    )
    partners = ["england", "burgundy", "scotland", "germany"]
    for partner in partners[:limit]:
        play(t, f"france: route {partner}")
    assert offered(t, "france", "route") == []
    assert nation(t, "france")["routes"] == partners[:limit]


# ---------------------------------------------------------------- exchange

PARTNERS = (
    """
    phase = "trade"
    nation.france = { food = 5, goods = 4, trade = 1, routes = ["england"] }
    nation.england = { weapons = 3, gold = 12 }
"""
    + CENTRES
)


@pytest.mark.rule("WT-TRD-6")
def test_wt_trd_6_any_rate_both_agree() -> None:
    t = duel(PARTNERS)
    play(t, "france: offer england: 1 food, 4 goods for 3 weapons, 2 gold")
    assert stock(t, "france") == (5, 4, 0, 0)  # nothing moves before the other agrees
    play(t, "england: accept 1")
    assert stock(t, "france") == (4, 0, 3, 2)
    assert stock(t, "england") == (1, 4, 0, 10)


@pytest.mark.rule("WT-TRD-6")
def test_wt_trd_6_an_offer_can_be_declined_withdrawn_or_countered() -> None:
    t = duel(PARTNERS)
    play(t, "france: offer england: 1 food for 3 weapons", "england: decline 1")
    refused(t, "england: accept 1")
    play(t, "france: offer england: 1 food for 3 weapons", "france: withdraw 2")
    refused(t, "england: accept 2")
    play(t, "france: offer england: 1 food for 3 weapons", "england: counter 3: 1 weapons for 2 food")
    refused(t, "england: accept 3")
    play(t, "france: accept 4")
    assert stock(t, "france") == (3, 4, 1, 0)
    assert stock(t, "england") == (2, 0, 2, 12)


@pytest.mark.rule("WT-TRD-6", "WT-GAP-13")
def test_wt_trd_6_one_side_may_be_empty_but_not_both() -> None:
    t = duel(PARTNERS)
    refused(t, "france: offer england: nothing for nothing")
    play(t, "france: offer england: nothing for 3 gold", "england: accept 1")
    assert stock(t, "france")[3] == 3


@pytest.mark.rule("WT-TRD-6")
def test_wt_trd_6_nobody_gives_what_he_has_not() -> None:
    t = duel(PARTNERS)
    reason = refused(t, "france: offer england: 6 food for 1 gold")
    assert (reason.code, reason.params["have"]) == ("seat_lacks", 5)
    play(t, "france: offer england: 1 food for 13 gold")
    reason = refused(t, "england: accept 1")
    assert (reason.code, reason.params["have"]) == ("seat_lacks", 12)
    play(t, "england: decline 1", "france: offer england: 5 food for 1 gold; offer england: 5 food for 1 gold")
    play(t, "england: accept 2")
    refused(t, "england: accept 3")  # the food is gone


@pytest.mark.rule("WT-TRD-6")
def test_wt_trd_6_without_a_route_no_exchange() -> None:
    t = trio('phase = "trade"\nnation.france = { food = 3, trade = 1, routes = ["england"] }' + THREE_CENTRES)
    reason = refused(t, "france: offer burgundy: 1 food for nothing")
    assert (reason.code, reason.rules) == ("no_route", ["WT-TRD-3"])


def test_an_offer_names_only_its_two_partners() -> None:
    t = trio('phase = "trade"\nnation.france = { food = 3, trade = 1, routes = ["england"] }' + THREE_CENTRES)
    reason = t.game.why_not(0, Answer("offer", 1, 0, Deal([0, 2, 0, 1])))
    assert reason is not None
    assert reason.code == "third_party"


@pytest.mark.rule("WT-TRD-6", "WT-GAP-35")
def test_wt_trd_6_enemies_may_trade() -> None:
    t = duel('wars = [{ between = ["france", "england"] }]\n' + PARTNERS)
    play(t, "france: offer england: 1 food for 1 gold", "england: accept 1")
    assert stock(t, "france")[3] == 1


# ---------------------------------------------------------------- the end of the phase


@pytest.mark.rule("WT-TRD-7", "WT-TURN-2")
@pytest.mark.parametrize("first, second", [("england", "france"), ("france", "england")])
def test_wt_trd_7_no_order_and_all_must_be_done(first: str, second: str) -> None:
    t = duel('phase = "trade"\nnation.france = { goods = 20 }\nnation.england = { goods = 20 }' + CENTRES)
    play(t, f"{first}: bank goods>gold; done")
    assert waiting(t) == [second]
    play(t, f"{second}: bank goods>gold; bank goods>gold; done")
    assert MODULE.describe(t.game)["phase"] == "development"
    reason = refused(t, "england: bank goods>gold")
    assert (reason.code, reason.rules) == ("trade_phase_only", ["WT-TRD-7", "WT-TURN-1"])


@pytest.mark.rule("WT-TRD-7", "WT-GAP-13")
def test_wt_trd_7_an_offer_wakes_a_player_who_was_done() -> None:
    t = duel(PARTNERS)
    play(t, "england: done")
    assert waiting(t) == ["france"]
    play(t, "france: offer england: 1 food for 1 gold; done")
    assert waiting(t) == ["england"]  # the phase cannot end while an offer is open
    assert refused(t, "england: done").code == "offers_unanswered"
    play(t, "england: accept 1; done")
    assert MODULE.describe(t.game)["phase"] == "development"
    assert stock(t, "france")[3] == 1


@pytest.mark.rule("WT-TRD-7", "WT-TRD-3", "WT-GAP-13")
def test_wt_trd_7_a_new_route_wakes_its_partner() -> None:
    t = duel('phase = "trade"\nnation.france = { food = 5, trade = 1 }\nnation.england = { food = 5 }' + CENTRES)
    play(t, "england: done", "france: route england")
    assert sorted(waiting(t)) == ["england", "france"]
    play(t, "england: offer france: 1 food for nothing")  # which he could not do before


@pytest.mark.rule("WT-TRD-7", "WT-GAP-55")
def test_wt_trd_7_even_a_free_exchange_comes_to_an_end() -> None:
    t = duel('phase = "trade"\nnation.france = { food = 2, trade = 15 }' + CENTRES)
    for number in range(100):
        assert MODULE.describe(t.game)["phase"] == "trade"
        play(t, f"france: bank {('food>goods', 'goods>food')[number % 2]}")
    assert MODULE.describe(t.game)["phase"] == "development"


# ---------------------------------------------------------------- victory points


@pytest.mark.rule("WT-TRD-8", "WT-VP-5")
@pytest.mark.parametrize("gold, most", [(9, 0), (10, 1), (19, 1), (20, 2), (35, 3)])
def test_wt_trd_8_ten_gold_a_point(gold: int, most: int) -> None:
    t = duel(f'phase = "trade"\nnation.england = {{ gold = {gold}, food = 7 }}' + CENTRES)
    before = vp(t, "england")
    refused(t, f"england: buy-vp x{most + 1}")
    if most:
        play(t, f"england: buy-vp x{most}")
    assert vp(t, "england") == before + most
    assert stock(t, "england")[3] == gold - 10 * most


@pytest.mark.rule("WT-TRD-8", "WT-VP-5")
def test_wt_trd_8_bought_points_are_never_lost() -> None:
    t = duel('phase = "trade"\nnation.england = { gold = 20 }' + CENTRES)
    play(t, "england: buy-vp x2; done")
    idle_turn(t)
    assert nation(t, "england")["glory"] == 2


@pytest.mark.rule("WT-TRD-8", "WT-TURN-1")
def test_wt_trd_8_in_the_trade_phase_only() -> None:
    t = duel(
        """
        phase = "upkeep"
        nation.england = { gold = 50, food = 5 }
        province.london.england = { infantry = 1, fortress = 1 }
    """
        + CENTRES
    )
    for phase in ("upkeep", "development", "manoeuvre"):
        idle_until(t, phase)
        assert waiting(t)[0] == "england"
        reason = refused(t, "england: buy-vp x1")
        assert (reason.code, reason.rules) == ("trade_phase_only", ["WT-TRD-8"])


@pytest.mark.rule("WT-TRD-8", "WT-GAP-16")
def test_wt_trd_8_buying_needs_a_trade_centre_but_no_monopoly() -> None:
    t = duel("""
        phase = "trade"
        nation.england = { gold = 10 }
        nation.france = { trade = 15 }
        province.anjou.france = { princess = 1 }
        province.east_anglia.england = { princess = 1 }
    """)
    refused(t, "england: bank gold>food")
    play(t, "england: buy-vp x1")
    without = duel("""
        phase = "trade"
        nation.england = { gold = 10 }
        nation.france = { gold = 10 }
        province.anjou.france = { princess = 1 }
    """)
    refused(without, "england: buy-vp x1")


# ---------------------------------------------------------------- monopoly


@pytest.mark.rule("WT-COM-6", "WT-GAP-17")
def test_wt_com_6_only_owners_deal_with_the_bank() -> None:
    position = """
        phase = "trade"
        nation.france = {{ goods = 20, trade = {} }}
        nation.england = {{ goods = 20, trade = 1 }}
    """ + CENTRES.replace("{", "{{").replace("}", "}}")
    free = duel(position.format(14))
    assert can(free, "england: bank goods>gold x1")
    t = duel(position.format(15))
    reason = refused(t, "england: bank goods>gold")
    assert (reason.code, reason.rules) == ("monopoly", ["WT-COM-6"])
    play(t, "france: bank goods>gold x20")
    assert stock(t, "france")[3] == 20
    assert can(t, "england: route france")  # opening a route is no trade


@pytest.mark.rule("WT-COM-6", "WT-GAP-17")
def test_wt_com_6_one_partner_must_be_an_owner() -> None:
    position = """
        phase = "trade"
        nation.france = {{ food = 5, trade = 15 }}
        nation.england = {{ food = 5, trade = 12, routes = ["france", "burgundy"] }}
        nation.burgundy = {{ food = 5, trade = {} }}
    """ + THREE_CENTRES.replace("{", "{{").replace("}", "}}")
    t = trio(position.format(0))
    assert can(t, "england: offer france: 1 food for nothing")
    assert can(t, "france: offer england: 1 food for nothing")
    assert refused(t, "england: offer burgundy: 1 food for nothing").code == "monopoly"
    two = trio(position.format(15))
    assert can(two, "england: offer burgundy: 1 food for nothing")
    refused(two, "france: offer burgundy: 1 food for nothing")  # a route is needed all the same


@pytest.mark.rule("WT-COM-6", "WT-GAP-17")
def test_wt_com_6_an_owner_without_a_trade_centre_still_bars_the_others() -> None:
    t = duel("""
        phase = "trade"
        nation.france = { goods = 20, trade = 15 }
        nation.england = { goods = 20, gold = 10 }
        province.east_anglia.england = { princess = 1 }
    """)
    assert waiting(t) == ["england"]
    assert refused(t, "england: bank goods>gold").code == "monopoly"


@pytest.mark.rule("WT-COM-6", "WT-GAP-17")
def test_wt_com_6_the_bar_ends_when_the_last_owner_loses_his_level() -> None:
    t = duel(
        """
        phase = "development"
        step = "shift"
        active = "france"
        nation.france = { trade = 15, goods = 6 }
        nation.england = { goods = 7 }
    """
        + CENTRES
    )
    play(t, "france: shift trade>military")
    idle_turn(t)
    assert MODULE.describe(t.game)["phase"] == "trade"
    assert can(t, "england: bank goods>gold x1")


# ---------------------------------------------------------------- the floor of the house


def test_the_number_of_offers_can_be_limited() -> None:
    t = table(2, {"offers": 1}, 'nations = ["france", "england"]' + PARTNERS)
    play(t, "france: offer england: 1 food for 1 gold; withdraw 1")
    assert refused(t, "france: offer england: 1 food for 1 gold").code == "offers_used_up"
    quiet = table(2, {"offers": 0}, 'nations = ["france", "england"]' + PARTNERS)
    assert offered(quiet, "england", "offer") == []


def test_deals_are_read_as_they_are_written() -> None:
    t = duel(PARTNERS)
    seat, given = answer(t, "france: offer england: 1 food, 2 goods for 3 weapons")
    assert seat == 0
    assert given.deal == Deal([0, 1, 0, 1, 0, 1, 1, 2, 1, 0, 2, 3])


def test_whoever_does_not_answer_trades_nothing() -> None:
    t = duel(PARTNERS)
    play(t, "france: offer england: 5 food for nothing; done")
    england = 1
    assert state(t).stack[-1].default(state(t), england) == Answer("decline", 1)
    play(t, "england: decline 1")
    assert state(t).stack[-1].default(state(t), england) == Answer("done")
    assert happened(t, "resources.traded") == []
