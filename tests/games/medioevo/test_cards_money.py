"""Architects and Sheriffs, Magnates, Saviors: buildings, deposits and interest, drawing again."""

import pytest
from tests.games.medioevo.hands import cards_offered, florins, hand, is_rotated, out_of_place, plays, usable
from tests.games.medioevo.table import (
    asked,
    can,
    described,
    events,
    happened,
    idle_until,
    land,
    offered,
    play,
    refused,
    seat,
    state,
    three,
    waiting,
)

from quadriga.engine.table import Table


def shop(more: str) -> Table:
    """Byzantium, who knows Masonry and Architecture, is to buy; it has green points enough."""
    knowledge = "seat.byzantine.technologies = { green = 2 }\nseat.byzantine.points = { green = 9 }\n"
    return three('phase = "purchase"\n' + knowledge + more)


# ---------------------------------------------------------------- 32, 33: Architects


@plays("architect_32", "architect_33")
@pytest.mark.rule("MU-CARD-32", "MU-CARD-33")
@pytest.mark.parametrize(
    ("card", "plan", "price"),
    [
        ("architect_32", "village", 50),
        ("architect_32", "city", 250),
        ("architect_33", "village", 50),
        ("architect_33", "castle", 150),
    ],
)
def test_mu_card_32_and_33_a_building_is_cheaper(card: str, plan: str, price: int) -> None:
    t = shop(hand("byzantine", card))
    play(t, f"byzantine: card {card}; at nicea; build {plan}; done")
    assert florins(t) == 1600 - price
    assert seat(t, "byzantine")["points"]["green"] == {"village": 8, "city": 6, "castle": 6}[plan]  # as ever


@plays("architect_32", "architect_33")
@pytest.mark.rule("MU-CARD-32", "MU-CARD-33")
@pytest.mark.parametrize(("card", "price"), [("architect_32", 150), ("architect_33", 100)])
def test_mu_card_32_and_33_an_upgrade_too_but_only_one_of_both(card: str, price: int) -> None:
    """A village becomes a city (200 florins); the next building costs the full 100."""
    t = shop("land.nicea.civilian = 1\n" + hand("byzantine", card))
    play(t, f"byzantine: card {card}; at nicea; build city")
    assert florins(t) == 1600 - price
    play(t, "byzantine: build tower; done")
    assert florins(t) == 1500 - price


@pytest.mark.rule("MU-CARD-32", "MU-CARD-33")
def test_mu_card_32_and_33_not_without_a_project_and_only_in_the_purchase_phase() -> None:
    t = three('phase = "purchase"\n' + hand("byzantine", "architect_32", "architect_33"))
    assert cards_offered(t, "byzantine") == []
    t = three("seat.byzantine.technologies = { green = 2 }\n" + hand("byzantine", "architect_32", "bishop_1"))
    assert out_of_place(t, "architect_32")


@pytest.mark.rule("MU-CARD-32")
def test_mu_card_32_half_of_a_hundred_and_fifty_less_is_nothing() -> None:
    """Both Architects: 100 / 2 - 50; not below 0."""
    t = shop(hand("byzantine", "architect_32", "architect_33"))
    play(t, "byzantine: card architect_33; card architect_32; at nicea; build village")
    assert florins(t) == 1600


# ---------------------------------------------------------------- 69, 70: Sheriffs


@plays("sheriff_69")
@pytest.mark.rule("MU-CARD-69")
@pytest.mark.parametrize(
    ("civilian", "military", "works"), [(1, 2, True), (2, 3, True), (2, 2, False), (0, 3, False), (3, 3, False)]
)
def test_mu_card_69_a_civilian_building_below_the_military_one_rises(civilian: int, military: int, works: bool) -> None:
    t = shop(f"land.nicea = {{ civilian = {civilian}, military = {military} }}\n" + hand("byzantine", "sheriff_69"))
    assert usable(t, "sheriff_69") == works
    if works:
        play(t, "byzantine: card sheriff_69")
        assert land(t, "nicea")["civilian"] == civilian + 1
        assert land(t, "nicea")["military"] == military
        assert florins(t) == 1600
        assert seat(t, "byzantine")["honour"] == (11 if civilian == 2 else 10)  # a city brings Honour


@plays("sheriff_70")
@pytest.mark.rule("MU-CARD-70")
@pytest.mark.parametrize(
    ("civilian", "military", "works"), [(2, 1, True), (3, 2, True), (2, 2, False), (3, 0, False), (1, 2, False)]
)
def test_mu_card_70_a_military_building_below_the_civilian_one_rises(civilian: int, military: int, works: bool) -> None:
    t = shop(f"land.nicea = {{ civilian = {civilian}, military = {military} }}\n" + hand("byzantine", "sheriff_70"))
    assert usable(t, "sheriff_70") == works
    if works:
        play(t, "byzantine: card sheriff_70; done")
        assert land(t, "nicea")["military"] == military + 1
        assert land(t, "nicea")["civilian"] == civilian
        assert florins(t) == 1600


@pytest.mark.rule("MU-CARD-69", "MU-CARD-70")
def test_mu_card_69_and_70_one_own_building_of_choice() -> None:
    """Nicaea and Constantinople qualify, Thessalonica does not, Buda is Hungary's, Lydia is contested."""
    there = """
        land.nicea = { civilian = 1, military = 2 }
        land.costantinopoli = { civilian = 1, military = 3 }
        land.tessalonica = { civilian = 2, military = 1 }
        land.buda = { civilian = 1, military = 2 }
    """
    t = shop(there + hand("byzantine", "sheriff_69"))
    play(t, "byzantine: card sheriff_69")
    assert set(offered(t, "byzantine", "aim_building")) == {"costantinopoli/civilian", "nicea/civilian"}
    assert refused(t, "byzantine: aim-building tessalonica/civilian").rules == ["MU-CARD-69"]
    play(t, "byzantine: aim-building nicea/civilian")
    assert (land(t, "nicea")["civilian"], land(t, "costantinopoli")["civilian"]) == (2, 1)
    foe = "armies.nicea = { byzantine = { archer = 1 }, barbarians = { archer = 1 } }\n"
    t = shop("land.nicea = { civilian = 1, military = 2 }\n" + foe + hand("byzantine", "sheriff_69"))
    assert out_of_place(t, "sheriff_69")


# ---------------------------------------------------------------- 36: a deposit


@plays("magnate_36")
@pytest.mark.rule("MU-CARD-36")
def test_mu_card_36_up_to_300_florins_on_the_empty_card() -> None:
    t = shop(hand("byzantine", "magnate_36"))
    play(t, "byzantine: card magnate_36")
    assert not can(t, "byzantine: aim-florins x301")
    play(t, "byzantine: aim-florins x300")
    assert (florins(t), seat(t, "byzantine")["stored"]) == (1300, 300)
    assert seat(t, "byzantine")["net_wealth"] == 1600  # still his own
    assert is_rotated(t, "magnate_36")  # one activation: what is on it comes back another time
    assert not can(t, "byzantine: card magnate_36")


@plays("magnate_36")
@pytest.mark.rule("MU-CARD-36")
@pytest.mark.parametrize(("stored", "taken"), [(300, 450), (100, 150), (25, 37), (1, 1)])
def test_mu_card_36_or_what_is_on_it_and_half_as_much_again(stored: int, taken: int) -> None:
    t = shop(hand("byzantine", "magnate_36") + f"seat.byzantine.stored = {stored}\n")
    play(t, "byzantine: card magnate_36")
    assert (florins(t), seat(t, "byzantine")["stored"]) == (1600 + taken, 0)


@pytest.mark.rule("MU-CARD-36", "MU-EMP-12")
def test_mu_card_36_the_deposit_outlasts_the_turn() -> None:
    t = shop(hand("byzantine", "magnate_36"))
    play(t, "byzantine: card magnate_36; aim-florins x200; done")
    idle_until(t, "TurnOrder")
    assert seat(t, "byzantine")["stored"] == 200
    assert not is_rotated(t, "magnate_36")


@pytest.mark.rule("MU-CARD-36")
def test_mu_card_36_not_more_than_one_has() -> None:
    t = shop(hand("byzantine", "magnate_36") + "seat.byzantine.florins = 40\n")
    play(t, "byzantine: card magnate_36")
    assert not can(t, "byzantine: aim-florins x41")
    t = shop(hand("byzantine", "magnate_36") + "seat.byzantine.florins = 0\n")
    assert out_of_place(t, "magnate_36")


# ---------------------------------------------------------------- 37, 38: interest


def tax_time(more: str) -> Table:
    """Everybody levies 10 florins; the loans are of earlier turns."""
    t = three('phase = "tax"\n' + more)
    play(t, "byzantine: tax 10", "hungary: tax 10", "golden_horde: tax 10")
    return t


@plays("magnate_37")
@pytest.mark.rule("MU-CARD-37")
@pytest.mark.parametrize(("hungary", "horde", "share"), [(1, 0, 25), (1, 2, 75), (3, 4, 175)])
def test_mu_card_37_half_of_the_interest_of_the_others(hungary: int, horde: int, share: int) -> None:
    """Byzantium's own two loans cost it 100 florins and do not count; 70 are its tax. The bank pays the share."""
    loans = f"seat.byzantine.loans = 2\nseat.hungary.loans = {hungary}\nseat.golden_horde.loans = {horde}\n"
    t = tax_time(loans + hand("byzantine", "magnate_37"))
    assert (asked(t), waiting(t)) == ("Window", ["byzantine"])
    play(t, "byzantine: card magnate_37")
    assert [event.args[:2] for event in events(t, "interest.shared")] == [[0, share]]
    assert florins(t) == 1600 + 70 - 100 + share
    assert florins(t, "hungary") == 1600 + 70 - 50 * hungary


@pytest.mark.rule("MU-CARD-37")
def test_mu_card_37_not_if_nobody_else_pays_nor_in_another_phase() -> None:
    t = tax_time("seat.byzantine.loans = 2\n" + hand("byzantine", "magnate_37"))
    assert asked(t) != "Window"
    t = shop("seat.hungary.loans = 2\n" + hand("byzantine", "magnate_37"))
    assert out_of_place(t, "magnate_37")


@plays("magnate_38")
@pytest.mark.rule("MU-CARD-38")
@pytest.mark.parametrize(("loans", "paid"), [(1, 0), (2, 50), (5, 200)])
def test_mu_card_38_fifty_florins_less_interest(loans: int, paid: int) -> None:
    t = tax_time(f"seat.byzantine.loans = {loans}\n" + hand("byzantine", "magnate_38"))
    play(t, "byzantine: card magnate_38")
    assert florins(t) == 1600 + 70 - paid
    assert seat(t, "byzantine")["loans"] == loans


@pytest.mark.rule("MU-CARD-37", "MU-CARD-38")
def test_mu_card_38_what_is_not_paid_is_not_shared() -> None:
    """Hungary owes 100, pays 50: the Magnate of Byzantium gets 25."""
    t = tax_time("seat.hungary.loans = 2\n" + hand("byzantine", "magnate_37") + hand("hungary", "magnate_38"))
    play(t, "byzantine: card magnate_37", "hungary: card magnate_38")
    assert florins(t, "hungary") == 1620
    assert florins(t) == 1695


@pytest.mark.rule("MU-CARD-38")
def test_mu_card_38_not_without_interest() -> None:
    t = tax_time("seat.hungary.loans = 2\n" + hand("byzantine", "magnate_38"))
    assert asked(t) != "Window"
    assert florins(t) == 1670


# ---------------------------------------------------------------- 61: the event is chosen

EVENTS = 'phase = "events"\nevent_deck = ["event_9", "event_1", "event_2", "event_3", "event_4"]\n'


@plays("savior_61")
@pytest.mark.rule("MU-CARD-61")
@pytest.mark.parametrize("drawn", [1, 2, 3])
def test_mu_card_61_up_to_three_cards_one_is_the_event_the_others_go(drawn: int) -> None:
    """Hungary, not the first player, uses it when event 9 lies there."""
    t = three(EVENTS + hand("hungary", "savior_61"), [[4, 6, 8]])
    play(t, "byzantine: keep", "hungary: pass")  # after the dice
    assert described(t)["event"] == "event_9"
    play(t, "hungary: card savior_61")
    assert not can(t, "hungary: draw-events x4")
    play(t, f"hungary: draw-events x{drawn}")
    names = ["event_1", "event_2", "event_3"][:drawn]
    if drawn > 1:
        assert offered(t, "hungary", "choose_event") == names
        play(t, f"hungary: choose-event {names[-1]}")
    assert described(t)["event"] == names[-1]
    discard = [state(t).board.events[event].key for event in state(t).event_discard]
    assert sorted(discard) == sorted(["event_9", *names[:-1]])
    assert described(t)["event_deck"][0] == ["event_2", "event_3", "event_4"][drawn - 1]
    assert described(t)["tolerated"] == [20, 40, 30][drawn - 1]  # the back of the next card


@plays("savior_61")
@pytest.mark.rule("MU-CARD-61")
def test_mu_card_61_also_before_a_card_is_drawn() -> None:
    t = three(EVENTS + hand("byzantine", "savior_61"), [[4, 6, 8]])
    play(t, "byzantine: keep; card savior_61; draw-events x3; choose-event event_1")
    assert happened(t, "event.drawn") == []
    assert (described(t)["event"], described(t)["event_deck"][0]) == ("event_1", "event_3")
    assert asked(t) == "EventDraw"


@pytest.mark.rule("MU-CARD-61", "MU-EMP-12")
def test_mu_card_61_in_the_events_phase_only() -> None:
    assert out_of_place(shop(hand("byzantine", "savior_61")), "savior_61")
    t = three('turn = 1\nphase = "events"\n' + hand("byzantine", "savior_61"), [[4, 6, 8]])
    play(t, "byzantine: keep")
    assert asked(t) == "TaxPhase"  # no event in the first turn: nothing to choose


# ---------------------------------------------------------------- 62: drawn again


@plays("savior_62")
@pytest.mark.rule("MU-CARD-62")
def test_mu_card_62_the_cards_go_to_the_bottom_and_as_many_are_drawn() -> None:
    deck = 'deck = ["spy_16", "spy_17", "spy_18", "jailer_39", "jailer_40"]\n'
    t = shop(deck + hand("byzantine", "savior_62"))
    assert out_of_place(t, "savior_62")  # before a purchase
    play(t, "byzantine: buy-card")
    assert usable(t, "savior_62")
    play(t, "byzantine: card savior_62")
    assert offered(t, "byzantine", "keep_card") == ["spy_18", "jailer_39"]
    assert described(t)["deck"][0] == "jailer_40"
    assert set(described(t)["deck"][-2:]) == {"spy_16", "spy_17"}
    assert florins(t) == 1450  # paid once: 100 + 50 for the Savior


@pytest.mark.rule("MU-CARD-62")
def test_mu_card_62_as_many_as_before_with_a_cathedral() -> None:
    t = shop("land.lidia.religious = 3\n" + hand("byzantine", "savior_62"))
    play(t, "byzantine: buy-card; card savior_62")
    assert len(offered(t, "byzantine", "keep_card")) == 4
    assert len(described(t)["deck"]) == 67
