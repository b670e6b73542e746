"""What changes hands in Trade: resources for a while, units, spies, weapons, improvements, cards, coins, promises."""

import pytest
from tests.games.civilization.table import (
    answer,
    can,
    described,
    events,
    idle_until,
    land,
    offered,
    pieces,
    place,
    play,
    refused,
    seat,
    settle,
    three,
    told,
    units,
    waiting,
)

from quadriga.engine.errors import InputError
from quadriga.engine.table import Table

TRADE = 'phase = "trade"\n'
NEIGHBOURS = settle("gallia", "red", resource="wine") + settle("germania", "blue", resource="iron")
SWAP = "red: offer blue: 1 resource:gallia for 1 resource:germania"


# ---------------------------------------------------------------- resources


@pytest.mark.rule("CV-TRD-10", "CV-TRD-11")
def test_cv_trd_10_11_the_settlement_stays_and_takes_the_resource_it_received() -> None:
    t = three(TRADE + NEIGHBOURS)
    play(t, SWAP, "blue: accept 1")
    assert (land(t, "gallia")["holder"], land(t, "germania")["holder"]) == ("red", "blue")
    assert (seat(t, "red")["resources"], seat(t, "blue")["resources"]) == ({"iron": 1}, {"wine": 1})
    assert described(t)["trades"] == [{"between": ["gallia", "germania"], "turn": 3}]
    assert told(t, "resources.exchanged") == [("gallia", "germania", "wine", "iron")]


@pytest.mark.rule("CV-TRD-10")
def test_cv_trd_10_one_or_more_each_for_one_of_another_sort() -> None:
    t = three(
        TRADE
        + NEIGHBOURS
        + settle("italia", "red", resource="iron")
        + settle("steppes", "blue", resource="gems")
        + "seat.blue.coins = 9\n"
    )
    assert refused(t, "red: offer blue: 1 resource:italia for 1 resource:germania").code == "same_resource"
    assert refused(t, "red: offer blue: 1 resource:gallia for 5 coins").code == "one_for_one"
    assert refused(t, "red: offer blue: 1 resource:steppes for 1 resource:germania").code == "not_yours"
    play(
        t,
        "red: offer blue: 1 resource:gallia, 1 resource:italia for 1 resource:germania, 1 resource:steppes",
        "blue: accept 1",
    )
    assert (seat(t, "red")["resources"], seat(t, "blue")["resources"]) == (
        {"iron": 1, "gems": 1},
        {"iron": 1, "wine": 1},
    )


BOTH = NEIGHBOURS + settle("italia", "red", resource="oil") + settle("steppes", "blue", resource="gems")
RICH = "seat.red.coins = 9\nseat.blue.coins = 9\n"


@pytest.mark.rule("CV-TRD-10", "CV-TRD-19", "CV-GAP-141")
@pytest.mark.parametrize(
    ("terms", "red", "blue"),
    [
        ("1 resource:gallia for 1 resource:germania, 5 coins", 14, 4),
        ("1 resource:gallia, 5 coins for 1 resource:germania", 4, 14),
    ],
)
def test_cv_trd_10_coins_may_be_added_to_an_exchange_on_either_side(terms: str, red: int, blue: int) -> None:
    t = three(TRADE + NEIGHBOURS + RICH)
    play(t, f"red: offer blue: {terms}", "blue: accept 1")
    assert (seat(t, "red")["resources"], seat(t, "blue")["resources"]) == ({"iron": 1}, {"wine": 1})
    assert (seat(t, "red")["coins"], seat(t, "blue")["coins"]) == (red, blue)


@pytest.mark.rule("CV-TRD-10", "CV-TRD-11", "CV-GAP-141")
def test_cv_trd_10_two_for_two_of_four_sorts() -> None:
    t = three(TRADE + BOTH)
    play(
        t,
        "red: offer blue: 1 resource:gallia, 1 resource:italia for 1 resource:germania, 1 resource:steppes",
        "blue: accept 1",
    )
    assert seat(t, "red")["resources"] == {"iron": 1, "gems": 1}
    assert seat(t, "blue")["resources"] == {"wine": 1, "oil": 1}
    assert [trade["between"] for trade in described(t)["trades"]] == [["gallia", "germania"], ["italia", "steppes"]]


@pytest.mark.rule("CV-TRD-11", "CV-GAP-141")
@pytest.mark.parametrize("price", ["5 coins", "nothing", "1 resource:germania, 1 resource:steppes"])
def test_cv_trd_11_a_resource_that_no_settlement_gave_its_own_for_has_nowhere_to_lie(price: str) -> None:
    t = three(TRADE + BOTH + RICH)
    reason = refused(t, f"red: offer blue: 1 resource:gallia for {price}")
    assert (reason.code, reason.rules) == ("one_for_one", ["CV-TRD-10"])


@pytest.mark.rule("CV-TRD-11")
def test_cv_trd_11_what_was_given_away_or_received_is_not_traded_again() -> None:
    t = three(TRADE + NEIGHBOURS + settle("italia", "green", resource="gems"))
    play(t, SWAP, "blue: accept 1")
    assert refused(t, "red: offer green: 1 resource:gallia for 1 resource:italia").code == "traded_already"


AGREED = 'trades = [{ between = ["gallia", "germania"] }]\n' + NEIGHBOURS


@pytest.mark.rule("CV-TRD-12")
def test_cv_trd_12_either_may_end_it_in_a_later_trade_phase() -> None:
    for line in ("red: end-trade gallia", "blue: end-trade germania"):
        t = three(TRADE + AGREED)
        play(t, line)
        assert (described(t)["trades"], seat(t, "red")["resources"]) == ([], {"wine": 1})
    t = three(TRADE + NEIGHBOURS)
    play(t, SWAP, "blue: accept 1")
    for line in ("red: end-trade gallia", "blue: end-trade germania"):
        assert refused(t, line).code == "traded_this_turn"


@pytest.mark.rule("CV-TRD-12")
def test_cv_trd_12_it_lasts_until_then() -> None:
    t = three('phase = "government"\n' + AGREED)
    play(t, "red: keep-government", "blue: keep-government", "green: keep-government")
    assert described(t)["trades"] == [{"between": ["gallia", "germania"]}]


BUSY = place("niger", "red", explorer=1) + place("nile", "blue", explorer=1)


@pytest.mark.rule("CV-TRD-12")
def test_cv_trd_12_it_ends_at_once_when_a_settlement_is_captured() -> None:
    t = three(
        'battle = { space = "gallia", attackers = ["green"], defenders = ["red"] }\n'
        + AGREED
        + place("gallia", "green", ancient_infantry=1)
        + BUSY
    )
    assert (land(t, "gallia")["holder"], described(t)["trades"]) == ("green", [])


@pytest.mark.rule("CV-TRD-12")
def test_cv_trd_12_or_destroyed() -> None:
    t = three(settle("niger", "red") + AGREED + BUSY)
    play(t, "red: migrate gallia")
    assert described(t)["trades"] == []


@pytest.mark.rule("CV-TRD-12")
def test_cv_trd_12_or_when_the_two_may_trade_no_more() -> None:
    fight = place("italia", "red", ancient_infantry=1) + place("italia", "blue", ancient_infantry=1)
    t = three(AGREED + BUSY + fight, [[6, 1]])
    play(t, "red: attack italia/blue; done")
    assert (described(t)["war"], described(t)["trades"]) == ([["red", "blue"]], [])
    assert (waiting(t), told(t, "trade.ended")) == (["blue"], [("gallia", "germania")])


@pytest.mark.rule("CV-TRD-12", "CV-TRD-9")
def test_cv_trd_12_or_when_who_stands_between_refuses() -> None:
    t = three(
        TRADE
        + 'trades = [{ between = ["tien_shan", "arabia"] }]\n'
        + settle("tien_shan", "red", resource="wine")
        + settle("caspia", "green")
        + settle("arabia", "blue", resource="oil")
    )
    play(t, "green: embargo red")
    assert described(t)["trades"] == []


@pytest.mark.rule("CV-TRD-13")
def test_cv_trd_13_a_discount_works_where_the_resource_was_received() -> None:
    t = three(
        'phase = "purchase"\nactive = "blue"\nlost = ["the_wheel"]\nseat.blue.coins = 50\n'
        'trades = [{ between = ["gallia", "germania"] }]\n'
        + settle("gallia", "red", "town", "horses")
        + settle("germania", "blue", "town", "iron")
        + settle("steppes", "blue", "town", "horses")
        + settle("caucasus", "blue", "town")
    )
    spent = []
    for name in ("germania", "steppes", "caucasus"):
        before = seat(t, "blue")["coins"]
        play(t, f"blue: buy-unit ancient_cavalry; recruit-at {name} x1")
        spent.append(before - seat(t, "blue")["coins"])
    assert spent == [5, 5, 10]
    red = three(
        'phase = "purchase"\nlost = ["the_wheel"]\nseat.red.coins = 50\n'
        'trades = [{ between = ["gallia", "germania"] }]\n'
        + settle("gallia", "red", "town", "horses")
        + settle("germania", "blue", "town", "iron")
    )
    play(red, "red: buy-unit ancient_cavalry; recruit-at gallia x1")
    assert seat(red, "red")["coins"] == 40


# ---------------------------------------------------------------- units, spies, weapons


@pytest.mark.rule("CV-TRD-14")
def test_cv_trd_14_units_stay_where_they_are_and_change_their_owner() -> None:
    t = three(
        TRADE
        + NEIGHBOURS
        + place("java", "red", ancient_infantry=1, explorer=1)
        + place("gallia", "red", ancient_ship=1)
    )
    play(
        t,
        "red: offer blue: 1 unit:ancient_infantry, 1 unit:explorer, 1 unit:ancient_ship for nothing",
        "blue: accept 1",
    )
    assert units(t, "java", "blue") == {"ancient_infantry": 1, "explorer": 1}
    assert units(t, "gallia", "blue") == {"ancient_ship": 1}


@pytest.mark.rule("CV-TRD-14")
def test_cv_trd_14_they_move_from_the_next_movement_on() -> None:
    t = three(TRADE + NEIGHBOURS + place("sudan", "red", explorer=1), events="off", strategy="off")
    play(t, "red: offer blue: 1 unit:explorer for nothing", "blue: accept 1")
    assert refused(t, "blue: move explorer").code == "movement_phase_only"
    idle_until(t, "PlayerMovement")
    assert (waiting(t), offered(t, "blue", "move")) == (["blue"], ["blue.explorer@sudan#0"])


@pytest.mark.rule("CV-TRD-14")
def test_cv_trd_14_a_ship_goes_with_its_cargo_and_cargo_not_alone() -> None:
    cargo = "pieces = [{ kind = 'ancient_ship', owner = 'red', space = 'baltic_sea', cargo = ['ancient_infantry'] }]\n"
    t = three(TRADE + cargo + NEIGHBOURS)
    assert refused(t, "red: offer blue: 1 unit:ancient_infantry for nothing").code == "not_tradable"
    play(t, "red: offer blue: 1 unit:ancient_ship for nothing", "blue: accept 1")
    assert [(p["kind"], p.get("aboard")) for p in pieces(t, "blue")] == [
        ("ancient_ship", None),
        ("ancient_infantry", 0),
    ]


@pytest.mark.rule("CV-TRD-14", "CV-TRD-16")
@pytest.mark.parametrize(("where", "delivered"), [("gallia", False), ("java", False), ("germania", True)])
def test_cv_trd_16_a_weapon_that_goes_with_its_carrier_has_to_be_delivered_too(where: str, delivered: bool) -> None:
    tank = place(where, "red", modern_cavalry=1)
    t = three(TRADE + f'nukes = [{{ owner = "red", space = "{where}", carrier = 0 }}]\n' + NEIGHBOURS + tank)
    line = "red: offer blue: 1 unit:modern_cavalry for nothing"
    if not delivered:
        assert refused(t, line).code == "not_delivered"
        return
    play(t, line, "blue: accept 1")
    assert described(t)["nukes"] == [{"owner": "blue", "space": where, "carrier": 0}]


@pytest.mark.rule("CV-TRD-16")
def test_cv_trd_16_so_has_one_aboard_a_ship_that_is_traded() -> None:
    ship = "pieces = [{ kind = 'modern_ship', owner = 'red', space = 'baltic_sea', cargo = ['modern_cavalry'] }]\n"
    armed = three(TRADE + 'nukes = [{ owner = "red", space = "baltic_sea", carrier = 1 }]\n' + ship + NEIGHBOURS)
    assert refused(armed, "red: offer blue: 1 unit:modern_ship for nothing").code == "not_delivered"
    assert can(three(TRADE + ship + NEIGHBOURS), "red: offer blue: 1 unit:modern_ship for nothing")


@pytest.mark.rule("CV-TRD-15")
def test_cv_trd_15_spies_of_the_capital_or_of_the_reserve_go_to_the_buyers_capital() -> None:
    t = three(TRADE + 'era = "industrial"\nseat.red.spies = ["gallia", "steppes", "italia", "reserve"]\n' + NEIGHBOURS)
    assert refused(t, "red: offer blue: 1 spy:red.2 for nothing").code == "not_tradable"
    play(t, "red: offer blue: 1 spy:red.4 for nothing", "blue: accept 1")
    play(t, "red: offer blue: 1 spy:red.1 for nothing", "blue: accept 2")
    assert (seat(t, "red")["spies"], seat(t, "blue")["spies"]) == (
        ["untrained", "steppes", "italia"],
        ["germania", "germania"],
    )


@pytest.mark.rule("CV-TRD-16")
def test_cv_trd_16_a_nuclear_weapon_has_to_be_delivered_first() -> None:
    t = three(TRADE + 'nukes = [{ owner = "red", space = "gallia" }]\nseat.blue.coins = 60\n' + NEIGHBOURS)
    assert refused(t, "red: offer blue: 1 nuke:gallia for 60 coins").code == "not_delivered"
    t = three(TRADE + 'nukes = [{ owner = "red", space = "germania" }]\nseat.blue.coins = 60\n' + NEIGHBOURS)
    play(t, "red: offer blue: 1 nuke:germania for 60 coins", "blue: accept 1")
    assert (described(t)["nukes"], seat(t, "red")["coins"]) == ([{"owner": "blue", "space": "germania"}], 60)


@pytest.mark.rule("CV-TRD-16")
def test_cv_trd_16_without_the_weapon_nothing_is_owed() -> None:
    t = three(TRADE + "seat.blue.coins = 60\n" + NEIGHBOURS)  # it was destroyed on its way
    assert refused(t, "red: offer blue: 1 nuke:germania for 60 coins").code == "not_yours"


# ---------------------------------------------------------------- improvements, cards, coins


@pytest.mark.rule("CV-TRD-17")
@pytest.mark.parametrize(
    ("work", "tradable"),
    [
        ("ziggurat", True),
        ("ziggurat@gallia", False),
        ("ziggurat government", False),
        ("ziggurat civilization", False),
        ("ziggurat gift", False),
    ],
)
def test_cv_trd_17_only_improvements_that_were_paid_for_and_serve_nobody(work: str, tradable: bool) -> None:
    t = three(TRADE + f'seat.red.improvements = ["{work}"]\n' + NEIGHBOURS)
    assert can(t, "red: offer blue: 1 improvement:ziggurat for nothing") == tradable
    if tradable:
        play(t, "red: offer blue: 1 improvement:ziggurat for nothing", "blue: accept 1")
        assert (seat(t, "red")["improvements"], seat(t, "blue")["improvements"]) == ([], ["ziggurat"])


@pytest.mark.rule("CV-TRD-18")
@pytest.mark.parametrize("thing", ["1 wonder:oracle", "1 experience", "1 merit_points"])
def test_cv_trd_18_wonders_and_experience_are_not_for_trade(thing: str) -> None:
    t = three(TRADE + 'seat.red = { wonders = ["oracle"], experience = 5, merit_points = 3 }\n' + NEIGHBOURS)
    with pytest.raises(InputError):
        answer(t, f"red: offer blue: {thing} for nothing")


@pytest.mark.rule("CV-TRD-19")
def test_cv_trd_19_cards_and_coins_are_sold_or_given_away() -> None:
    t = three(TRADE + 'seat.red = { coins = 9, hand = ["sc_001", "sc_002"] }\nseat.blue.coins = 5\n' + NEIGHBOURS)
    play(t, "red: offer blue: 1 card:sc_001 for 5 coins", "blue: accept 1")
    play(t, "red: offer blue: 1 card:sc_002, 14 coins for nothing", "blue: accept 2")
    assert (seat(t, "red")["hand"], seat(t, "blue")["hand"]) == ([], ["sc_001", "sc_002"])
    assert (seat(t, "red")["coins"], seat(t, "blue")["coins"]) == (0, 14)
    assert refused(t, "blue: offer red: 15 coins for nothing").code == "not_enough_coins"


@pytest.mark.rule("CV-TRD-1", "CV-TRD-2", "CV-TRD-19", "CV-GAP-139")
def test_cv_trd_19_without_a_route_they_only_pay_for_peace_or_transit() -> None:
    far = settle("gallia", "red") + settle("java", "blue") + 'seat.red = { coins = 9, hand = ["sc_001"] }\n'
    t = three(TRADE + far)
    for terms in ("2 coins", "1 card:sc_001"):
        assert refused(t, f"red: offer blue: {terms} for nothing").code == "no_trade_route"
    tribute = "red: offer blue: 2 coins for nothing with transit by blue until 0"
    assert refused(t, tribute).code == "no_trade_route"  # nothing is closed
    assert can(three(TRADE + far + 'embargo = [["blue", "red"]]\n'), tribute)
    peace = "red: offer blue: 2 coins for nothing with peace by red until 0"
    assert can(three(TRADE + far + 'war = [["red", "blue"]]\n'), peace)


# ---------------------------------------------------------------- promises and peace


@pytest.mark.rule("CV-TRD-20")
def test_cv_trd_20_pacts_are_known_to_two_and_bind_nobody() -> None:
    shared = place("italia", "red", ancient_infantry=1) + place("italia", "blue", ancient_infantry=1)
    t = three(TRADE + NEIGHBOURS + shared, events="off", strategy="off")
    play(t, "red: offer blue: nothing for nothing with pact by red until 0", "blue: accept 1")
    assert [event.seen_by for event in events(t, "pact.made")] == [0b011]
    idle_until(t, "PlayerMovement")
    assert can(t, "red: attack italia/blue")


def at_war(more: str = "") -> Table:
    return three(TRADE + 'war = [["red", "blue"]]\nseat.red.coins = 9\n' + NEIGHBOURS + more)


@pytest.mark.rule("CV-TRD-21")
def test_cv_trd_21_peace_is_made_when_both_agree() -> None:
    t = at_war()
    play(t, "red: want-peace blue")
    assert described(t)["war"] == [["red", "blue"]]
    play(t, "blue: want-peace red")
    assert described(t)["war"] == []
    t = at_war()
    play(t, "red: offer blue: 7 coins for nothing with peace by red until 0", "blue: accept 1")
    assert (described(t)["war"], seat(t, "blue")["coins"]) == ([], 7)
    t = at_war()
    play(t, "red: offer blue: 7 coins for nothing with peace by red until 0", "blue: decline 1")
    assert (described(t)["war"], seat(t, "blue")["coins"]) == ([["red", "blue"]], 0)


@pytest.mark.rule("CV-TRD-21")
@pytest.mark.parametrize(("government", "paid"), [("monarchy", 0), ("republic", 10), ("democracy", 15)])
def test_cv_trd_21_republics_and_democracies_pay_for_insisting_on_war(government: str, paid: int) -> None:
    t = three(
        TRADE
        + f'war = [["red", "blue"]]\nseat.red = {{ coins = 20, government = "{government}" }}\n'
        + settle("gallia", "red")
        + settle("java", "blue")
    )
    play(t, "blue: want-peace red; done", "red: done", "green: done")
    assert [row for row in told(t, "war.paid") if row[2]] == ([("red", "blue", paid)] if paid else [])


@pytest.mark.rule("CV-TRD-22")
def test_cv_trd_22_prisoners_are_exchanged_one_for_one_or_ransomed() -> None:
    t = three(
        TRADE
        + 'war = [["red", "blue"]]\nera = "industrial"\n'
        + 'seat.red = { coins = 30, spies = ["blue", "blue"] }\nseat.blue.spies = ["red"]\n'
        + NEIGHBOURS
    )
    assert told(t, "prisoners.exchanged") == [("blue", "red")]
    assert (seat(t, "red")["spies"], seat(t, "blue")["spies"]) == (["gallia", "blue"], ["germania"])
    play(t, "red: ransom red.2")
    assert (seat(t, "red")["spies"], seat(t, "red")["coins"], seat(t, "blue")["coins"]) == (
        ["gallia", "gallia"],
        10,
        20,
    )
