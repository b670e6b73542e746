"""Action phase: discarding for income, drawing cards."""

import pytest
from tests.games.byzantion.table import (
    BOARD,
    asked,
    can,
    described,
    duel,
    goods,
    happened,
    idle_until,
    offered,
    play,
    refused,
    seat,
    waiting,
)

OFFER = ["tribonian", "narses", "antonina", "sittas", "buzes", "mundus", "martin", "germanus"]


def only(*cards: str) -> str:
    """All cards but these are out of the game: the deck holds what is laid there and nothing else."""
    return f"removed = {[key for key in BOARD.card_keys if key not in cards]}\n"


# ---------------------------------------------------------------- discarding for income


@pytest.mark.rule("BZ-DIS-1", "BZ-DIS-2")
def test_bz_dis_1_any_number_of_cards_before_the_action() -> None:
    t = duel('seat.blue.hand = ["martin", "sittas", "imperial_reserves", "buzes"]\ndiscard = ["mundus"]')
    play(t, "blue: discard sittas; discard imperial_reserves; discard martin")
    assert described(t)["discard"] == ["mundus", "sittas", "imperial_reserves", "martin"]  # in the order he likes
    assert seat(t, "blue")["hand"] == ["buzes"]
    assert goods(t, "blue") == {"auctoritas": 3, "nomisma": 6}
    assert seat(t, "blue")["dynamis"] == 6
    assert can(t, "blue: act draw")  # it was no action


@pytest.mark.rule("BZ-DIS-2")
def test_bz_dis_2_one_auctoritas_and_two_nomisma_at_once() -> None:
    t = duel('seat.blue = { hand = ["bucellarii", "belisarius"], nomisma = 2, dynamis = 3 }\nmarket = []')
    assert not can(t, "blue: act play")
    play(t, "blue: discard belisarius")  # whatever it cost
    assert goods(t, "blue") == {"auctoritas": 1, "nomisma": 4}
    assert seat(t, "blue")["dynamis"] == 3
    play(t, "blue: act play; play bucellarii")
    assert seat(t, "blue")["area"] == ["bucellarii"]


@pytest.mark.rule("BZ-DIS-1")
def test_bz_dis_1_during_the_action() -> None:
    t = duel('seat.blue = { hand = ["martin", "sittas", "buzes"], auctoritas = 1 }\ndiscard = ["mundus"]')
    play(t, "blue: act draw")
    assert offered(t, "blue", "draw") == ["1"]
    play(t, "blue: discard martin")
    assert offered(t, "blue", "draw") == ["1", "2"]
    play(t, "blue: discard sittas; draw 3")
    assert "sittas" in seat(t, "blue")["hand"]  # the top of the pile when he paid
    assert goods(t, "blue") == {"nomisma": 4}


@pytest.mark.rule("BZ-DIS-1")
@pytest.mark.parametrize(
    "lines",
    [
        ["act play"],
        ["act play", "play bucellarii"],  # where to put it
        ["act play", "play bucellarii", "alone"],
        ["act play", "play bucellarii", "alone", "done"],  # reorganising
        ["act activate"],
        ["act sell"],
        ["act sell", "sell lapis"],
        ["act buy"],
        ["act buy", "buy lignum"],
    ],
)
def test_bz_dis_1_between_all_steps_of_an_action(lines: list[str]) -> None:
    t = duel("""
        market = ["lignum", "fides"]
        seat.blue.nomisma = 20
        seat.blue.lapis = 2
        seat.blue.virtus = 1
        seat.blue.hand = ["bucellarii", "sittas", "tribonian"]
        seat.blue.area = ["martin", "herul_foederati"]
    """)
    play(t, *[f"blue: {line}" for line in lines])
    purse = seat(t, "blue")["nomisma"]
    play(t, "blue: discard tribonian")
    assert seat(t, "blue")["nomisma"] == purse + 2
    assert seat(t, "blue")["auctoritas"] == 1


@pytest.mark.rule("BZ-DIS-1")
def test_bz_dis_1_after_the_action() -> None:
    t = duel('seat.blue.hand = ["martin", "sittas"]\ndeck = ["buzes"]\nseat.green.hand = ["mundus"]')
    play(t, "blue: act reset; discard sittas; discard martin")
    assert goods(t, "blue") == {"auctoritas": 2, "nomisma": 4}
    assert not can(t, "blue: act draw")  # the action has been taken
    play(t, "blue: discard buzes")
    assert waiting(t) == ["green"]  # nothing left to discard: the turn is over


@pytest.mark.rule("BZ-DIS-3")
def test_bz_dis_3_not_in_the_turn_of_another() -> None:
    t = duel('seat.blue.hand = ["martin"]\nseat.green = { hand = ["sittas", "seduction"], nomisma = 7 }')
    assert refused(t, "green: discard sittas").code == "not_your_decision"
    play(t, "blue: act reset")
    assert waiting(t) == ["green"]  # he may react, but not find the means for it
    assert refused(t, "green: discard sittas").rules == ["BZ-DIS-3"]


@pytest.mark.rule("BZ-DIS-3")
@pytest.mark.parametrize("phase", ["event", "vote", "resolution"])
def test_bz_dis_3_not_in_the_other_phases(phase: str) -> None:
    t = duel(f"""
        phase = "{phase}"
        event = "academy_of_athens"
        seat.blue = {{ hand = ["martin", "sittas"], auctoritas = 3, fides = 3 }}
    """)
    assert waiting(t)[0] == "blue"
    reason = refused(t, "blue: discard martin")
    assert (reason.code, reason.rules) == ("own_turn_only", ["BZ-DIS-3"])


@pytest.mark.rule("BZ-DIS-3")
def test_bz_dis_3_in_the_hand_limit_step() -> None:
    t = duel(f"""
        phase = "round_end"
        seat.blue.hand = {OFFER}
        seat.green.hand = ["herul_foederati"]
    """)
    assert asked(t) == "EndOfRound"
    assert not can(t, "green: discard herul_foederati")
    play(t, "blue: discard sittas; discard martin")
    assert goods(t, "blue") == {"auctoritas": 2, "nomisma": 4}
    assert seat(t, "blue")["hand_size"] == 6
    assert not can(t, "blue: discard buzes")


@pytest.mark.rule("BZ-DIS-3")
def test_bz_dis_3_to_pay_for_a_card_at_the_end_of_the_game() -> None:
    t = duel("""
        phase = "scoring"
        seat.blue = { nomisma = 3, hand = ["pilgrimage", "martin", "sittas"] }
        seat.green = { hand = ["buzes"] }
    """)
    play(t, "blue: discard martin")
    assert goods(t, "blue") == {"auctoritas": 1, "nomisma": 5}
    assert refused(t, "green: discard buzes").code == "nothing_to_finance"
    play(t, "green: pass")
    assert refused(t, "blue: discard sittas").code == "nothing_to_finance"  # 4 Nomisma are enough


@pytest.mark.rule("BZ-DIS-4", "BZ-CLA-11")
def test_bz_dis_4_no_income_for_what_another_makes_one_discard() -> None:
    t = duel("""
        seat.blue = { nomisma = 2, hand = ["harbour_customs_officers"] }
        seat.green = { hand = ["sittas", "martin"], area = ["dioscorus_of_aphrodito"] }
    """)
    play(t, "blue: act play; play harbour_customs_officers; use", "green: shed martin")
    assert goods(t, "green") == {}
    assert seat(t, "green")["hand"] == ["sittas"]
    assert described(t)["discard"] == ["martin"]


@pytest.mark.rule("BZ-DIS-4")
def test_bz_dis_4_no_income_for_what_is_not_kept() -> None:
    t = duel("""
        deck = ["sittas", "martin", "buzes"]
        seat.blue = { nomisma = 4, hand = ["eunuchs_of_the_bedchamber"], area = ["dioscorus_of_aphrodito"] }
    """)
    play(t, "blue: act play; play eunuchs_of_the_bedchamber; use")
    assert sorted(offered(t, "blue", "keep")) == ["buzes", "martin", "sittas"]
    play(t, "blue: keep martin")
    assert seat(t, "blue")["hand"] == ["martin"]
    assert sorted(described(t)["discard"]) == ["buzes", "sittas"]
    assert goods(t, "blue") == {}


# ---------------------------------------------------------------- drawing


@pytest.mark.rule("BZ-DRA-1")
def test_bz_dra_1_two_cards_from_the_deck_for_one_auctoritas() -> None:
    t = duel('deck = ["sittas", "martin", "buzes"]\nseat.blue.auctoritas = 4')
    offer = described(t)["offer"]
    play(t, "blue: act draw; draw 1")
    assert sorted(seat(t, "blue")["hand"]) == ["martin", "sittas"]
    assert goods(t, "blue") == {"auctoritas": 3}
    assert described(t)["offer"] == offer


@pytest.mark.rule("BZ-DRA-2", "BZ-DRA-4")
def test_bz_dra_2_first_the_deck_then_the_offer() -> None:
    t = duel(f'deck = ["bucellarii", "herul_foederati"]\noffer = {OFFER}\nseat.blue.auctoritas = 2')
    play(t, "blue: act draw; draw 2")
    assert seat(t, "blue")["hand"] == ["bucellarii"]  # known before he chooses
    assert goods(t, "blue") == {}
    assert sorted(offered(t, "blue", "take")) == sorted(OFFER)
    play(t, "blue: take antonina")
    assert sorted(seat(t, "blue")["hand"]) == ["antonina", "bucellarii"]
    assert described(t)["offer"] == [card if card != "antonina" else "herul_foederati" for card in OFFER]


@pytest.mark.rule("BZ-DRA-3")
def test_bz_dra_3_one_from_the_deck_and_the_top_of_the_discard_pile() -> None:
    t = duel('deck = ["sittas"]\ndiscard = ["martin", "buzes", "mundus"]\nseat.blue.auctoritas = 3')
    play(t, "blue: act draw; draw 3")
    assert sorted(seat(t, "blue")["hand"]) == ["mundus", "sittas"]
    assert described(t)["discard"] == ["martin", "buzes"]
    assert goods(t, "blue") == {}


@pytest.mark.rule("BZ-DRA-1", "BZ-DRA-2", "BZ-DRA-3")
def test_bz_dra_3_nothing_without_the_price_or_without_a_pile() -> None:
    t = duel('discard = ["martin"]\nseat.blue = { auctoritas = 1, hand = ["sittas"] }')
    play(t, "blue: act draw")
    for way in (2, 3):
        reason = refused(t, f"blue: draw {way}")
        assert (reason.code, reason.rules, reason.params["need"]) == ("not_enough", [f"BZ-DRA-{way}"], way)
    t = duel('seat.blue = { auctoritas = 5, hand = ["sittas"] }')
    play(t, "blue: act draw")
    assert offered(t, "blue", "draw") == ["1", "2"]
    reason = refused(t, "blue: draw 3")
    assert (reason.code, reason.rules) == ("pile_empty", ["BZ-DRA-3"])


@pytest.mark.rule("BZ-DRA-4")
def test_bz_dra_4_the_slot_is_refilled_also_for_an_ability() -> None:
    t = duel(f"""
        deck = ["bucellarii", "herul_foederati"]
        offer = {OFFER}
        seat.blue = {{ nomisma = 4, hand = ["couriers_of_the_cursus_publicus"] }}
    """)
    play(t, "blue: act play; play couriers_of_the_cursus_publicus; take tribonian")
    assert described(t)["offer"] == ["bucellarii", *OFFER[1:]]


@pytest.mark.rule("BZ-DRA-5")
def test_bz_dra_5_an_empty_deck_is_made_of_the_whole_discard_pile() -> None:
    rest = ["herul_foederati", "bucellarii", "isaurian_spearmen"]
    t = duel(
        only("peter_barsymes", *rest, *OFFER)
        + f'offer = {OFFER}\ndeck = ["peter_barsymes"]\ndiscard = {rest}\nseat.blue.auctoritas = 1',
        chance=[[2, 0, 1]],
    )
    play(t, "blue: act draw; draw 1")
    assert happened(t, "deck.shuffled") == ["deck.shuffled"]
    assert sorted(seat(t, "blue")["hand"]) == ["bucellarii", "peter_barsymes"]  # as the shuffle has it
    assert (described(t)["deck"], described(t)["discard"]) == (2, [])


@pytest.mark.rule("BZ-DRA-5")
def test_bz_dra_5_no_shuffle_before_a_card_is_needed() -> None:
    t = duel(
        only("sittas", "martin", "bucellarii", "isaurian_spearmen", *OFFER[:2])
        + f'offer = {OFFER[:2]}\ndeck = ["sittas", "martin"]\ndiscard = ["bucellarii", "isaurian_spearmen"]'
        + "\nseat.blue.auctoritas = 1"
    )
    play(t, "blue: act draw; draw 1")
    assert sorted(seat(t, "blue")["hand"]) == ["martin", "sittas"]
    assert described(t)["deck"] == 0
    assert described(t)["discard"] == ["bucellarii", "isaurian_spearmen"]


@pytest.mark.rule("BZ-DRA-5", "BZ-DRA-4")
def test_bz_dra_5_the_offer_needs_a_card_too() -> None:
    t = duel(
        only("bucellarii", "isaurian_spearmen", "herul_foederati", *OFFER)
        + f'offer = {OFFER}\ndeck = ["bucellarii"]\ndiscard = ["isaurian_spearmen", "herul_foederati"]'
        + "\nseat.blue.auctoritas = 2",
        chance=[[0, 1]],
    )
    play(t, "blue: act draw; draw 2; take tribonian")
    assert described(t)["offer"] == ["herul_foederati", *OFFER[1:]]
    assert (described(t)["deck"], described(t)["discard"]) == (1, [])


@pytest.mark.rule("BZ-DRA-6")
def test_bz_dra_6_the_top_card_is_set_aside_before_the_shuffle() -> None:
    rest = ["herul_foederati", "bucellarii", "isaurian_spearmen"]
    t = duel(
        only(*rest, *OFFER) + f"offer = {OFFER}\ndeck = []\ndiscard = {rest}\nseat.blue.auctoritas = 3",
        chance=[[1, 0]],  # two cards are shuffled, not three
    )
    play(t, "blue: act draw; draw 3")
    assert sorted(seat(t, "blue")["hand"]) == ["herul_foederati", "isaurian_spearmen"]
    assert (described(t)["deck"], described(t)["discard"]) == (1, [])


@pytest.mark.rule("BZ-DRA-7")
def test_bz_dra_7_as_many_cards_as_there_are() -> None:
    t = duel(only("sittas", *OFFER[:2]) + f'offer = {OFFER[:2]}\ndeck = ["sittas"]\nseat.blue.auctoritas = 2')
    play(t, "blue: act draw; draw 1")
    assert seat(t, "blue")["hand"] == ["sittas"]
    assert goods(t, "blue") == {"auctoritas": 1}
    assert happened(t, "deck.shuffled") == []


@pytest.mark.rule("BZ-DRA-7")
def test_bz_dra_7_a_slot_stays_empty_until_the_next_shuffle() -> None:
    hand = ["bucellarii", "herul_foederati", "isaurian_spearmen", "limitanei_of_dara"]
    t = duel(
        only("peter_barsymes", *hand, *OFFER)
        + f"""
        offer = {OFFER}
        deck = ["peter_barsymes"]
        seat.blue = {{ auctoritas = 2, hand = {hand} }}
        seat.green.dynamis = 0
        """
    )
    play(t, "blue: act draw; draw 2; take tribonian")
    assert described(t)["offer"] == OFFER[1:]
    play(t, *[f"blue: discard {card}" for card in hand], "blue: end_turn")
    assert described(t)["offer"] == OFFER[1:]  # cards on the discard pile alone fill nothing
    play(t, "blue: act draw; draw 1")
    offer = described(t)["offer"]
    assert (len(offer), described(t)["deck"], seat(t, "blue")["hand_size"]) == (8, 1, 4)
    assert offer[0] in hand
    assert offer[1:] == OFFER[1:]


@pytest.mark.rule("BZ-DRA-8")
def test_bz_dra_8_no_hand_limit_before_the_end_of_the_round() -> None:
    t = duel(f"""
        seat.blue = {{ auctoritas = 3, hand = {OFFER[:6]}, dynamis = 2 }}
        seat.green = {{ dynamis = 1, hand = ["herul_foederati"] }}
    """)
    play(t, "blue: act draw; draw 1; end_turn")
    assert seat(t, "blue")["hand_size"] == 8
    assert waiting(t) == ["green"]
    play(t, "green: act reset; end_turn", "blue: act draw; draw 1; end_turn")
    assert seat(t, "blue")["hand_size"] == 10
    idle_until(t, "EndOfRound")
    assert waiting(t) == ["blue"]
