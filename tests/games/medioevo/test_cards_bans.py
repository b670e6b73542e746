"""Bishops: no fighting, no trading, no moving in a territory for a turn."""

import pytest
from tests.games.medioevo.fights import field, rounds
from tests.games.medioevo.hands import cards_offered, hand, is_rotated, number, out_of_place, plays, usable
from tests.games.medioevo.table import (
    army,
    asked,
    can,
    described,
    events,
    happened,
    idle_until,
    land,
    offered,
    pieces,
    play,
    refused,
    seat,
    three,
    waiting,
)
from tests.games.medioevo.traders import caravan, cargo, piece, trade

BISHOPS = [("bishop_1", 0), ("bishop_2", 1), ("bishop_3", 2)]
# Hungary's wagon keeps the Combat phase open when Byzantium has moved
WAGON = """
    pieces = [
        { owner = "byzantine", kind = "war_wagon", level = 2, zone = "adrianopoli" },
        { owner = "hungary", kind = "war_wagon", level = 1, zone = "buda" },
    ]
"""


# ---------------------------------------------------------------- the territory and the two turns


@pytest.mark.rule("MU-CARD-1", "MU-CARD-2", "MU-CARD-3")
@pytest.mark.parametrize(("card", "what"), BISHOPS)
def test_mu_card_1_to_3_one_territory_of_choice_for_this_turn(card: str, what: int) -> None:
    """Any territory in play: own, foreign, barbarian; no sea."""
    t = three(f'phase = "purchase"\n{hand("byzantine", card)}')
    play(t, f"byzantine: card {card}")
    zones = offered(t, "byzantine", "aim_zone")
    assert {"nicea", "buda", "tarnovo"} <= set(zones)
    assert not {"marmara", "egeo"} & set(zones)
    play(t, "byzantine: aim-zone buda")
    assert described(t)["bans"] == [[what, number("buda"), 2]]
    assert [event.args[:3] for event in events(t, "territory.closed")] == [[0, number("buda"), what]]
    assert is_rotated(t, card)


@pytest.mark.rule("MU-CARD-1", "MU-CARD-2", "MU-CARD-3")
@pytest.mark.parametrize(("card", "what"), BISHOPS)
def test_mu_card_1_to_3_not_on_the_same_territory_in_two_turns_running(card: str, what: int) -> None:
    """Closed in turn 4: not in turn 5, whoever closed it; in turn 6 again. Another ban is another matter."""
    bans = f"bans = [[{what}, {number('nicea')}, 4], [{(what + 1) % 3}, {number('lidia')}, 4]]\n"
    t = three(f'turn = 5\nphase = "purchase"\n{bans}{hand("byzantine", card)}')
    play(t, f"byzantine: card {card}")
    assert refused(t, "byzantine: aim-zone nicea").rules == [f"MU-CARD-{what + 1}"]
    assert can(t, "byzantine: aim-zone lidia")
    t = three(f'turn = 6\nphase = "purchase"\n{bans}{hand("byzantine", card)}')
    play(t, f"byzantine: card {card}")
    assert can(t, "byzantine: aim-zone nicea")


@pytest.mark.rule("MU-CARD-1", "MU-EMP-12")
def test_mu_card_1_the_ban_ends_with_the_turn_and_is_remembered_for_one_more() -> None:
    t = three('turn = 3\nactive = "golden_horde"\n' + hand("golden_horde", "bishop_1"))
    play(t, "golden_horde: card bishop_1; aim-zone nicea; pass")
    idle_until(t, "TurnOrder")
    assert described(t)["turn"] == 4
    assert described(t)["bans"] == [[0, number("nicea"), 3]]
    idle_until(t, "Purchase")
    while waiting(t) != ["golden_horde"]:
        play(t, f"{waiting(t)[0]}: done")
    play(t, "golden_horde: card bishop_1")
    assert refused(t, "golden_horde: aim-zone nicea").code == "banned_before"
    assert can(t, "golden_horde: aim-zone lidia")


@pytest.mark.rule("MU-CARD-1", "MU-CARD-2", "MU-CARD-3")
def test_mu_card_1_to_3_not_when_the_turn_brings_nothing_more_of_it() -> None:
    """Battles and movements of armies are over in the Commerce phase, trade and caravans are not."""
    t = trade(caravan("nicea"), more=hand("byzantine", "bishop_1", "bishop_2", "bishop_3"))
    assert out_of_place(t, "bishop_1")
    assert cards_offered(t, "byzantine") == ["bishop_2", "bishop_3"]


# ---------------------------------------------------------------- 1: no fighting


@plays("bishop_1")
@pytest.mark.rule("MU-CARD-1")
def test_mu_card_1_no_battle_may_start_against_players() -> None:
    position = """
        war = [["byzantine", "hungary"]]
        armies.nicea = { byzantine = { archer = 3 }, hungary = { archer = 1 } }
    """
    t = three(position + hand("byzantine", "bishop_1"))
    assert can(t, "byzantine: attack nicea/hungary")
    play(t, "byzantine: card bishop_1; aim-zone nicea")
    assert not can(t, "byzantine: attack nicea/hungary")


@pytest.mark.rule("MU-CARD-1")
def test_mu_card_1_who_enters_does_not_fight() -> None:
    """Both armies stand in Tarnovo; the movement is over all the same."""
    position = WAGON + "armies.adrianopoli.byzantine = { archer = 2 }\narmies.tarnovo.barbarians = { archer = 1 }\n"
    t = three(position + hand("byzantine", "bishop_1"))
    play(t, "byzantine: card bishop_1; aim-zone tarnovo; move adrianopoli; take-piece #0; take-unit archer x2")
    play(t, "byzantine: to tarnovo")
    assert happened(t, "battle.declared") == []
    assert army(t, "tarnovo", "byzantine") == {"archer": 2}
    assert army(t, "tarnovo", "barbarians") == {"archer": 1}
    assert pieces(t, "byzantine")[0]["done"]


@plays("bishop_1")
@pytest.mark.rule("MU-CARD-1", "MU-EMP-13")
def test_mu_card_1_a_battle_without_a_die_yet_does_not_take_place() -> None:
    """The Golden Horde, not in the fight, speaks up when it is declared."""
    t = field("archer=3", "archer=2", [], hand("golden_horde", "bishop_1"))
    assert (asked(t), waiting(t)) == ("Window", ["golden_horde"])
    play(t, "golden_horde: card bishop_1; aim-zone nicea")
    assert rounds(t) == 0
    assert happened(t, "battle.rolled", "battle.over") == ["battle.over"]
    assert army(t, "nicea", "byzantine") == {"archer": 3}
    assert army(t, "nicea", "hungary") == {"archer": 2}
    assert happened(t, "territory.conquered") == []


@pytest.mark.rule("MU-CARD-1")
def test_mu_card_1_also_after_the_declarations_of_the_first_round() -> None:
    t = field("archer=3", "archer=2", [], hand("golden_horde", "bishop_1"))
    play(t, "golden_horde: pass", "byzantine: fight", "hungary: fight")
    play(t, "golden_horde: card bishop_1; aim-zone nicea")
    assert happened(t, "battle.rolled", "battle.over") == ["battle.over"]
    assert army(t, "nicea", "hungary") == {"archer": 2}


@plays("bishop_1")
@pytest.mark.rule("MU-CARD-1")
def test_mu_card_1_with_a_die_rolled_it_ends_after_the_round() -> None:
    """Byzantium's archers have shot (8 and 8) when the Bishop comes; the melee 5 against 3 - 1 is still fought."""
    t = field("archer=2", "light_infantry=9", [[8, 8], [1, 2, 5], [1, 2, 3]], hand("golden_horde", "bishop_1"))
    play(t, "golden_horde: pass", "byzantine: fight", "hungary: fight", "golden_horde: pass; pass")
    play(t, "golden_horde: card bishop_1; aim-zone nicea")
    assert asked(t) == "MeleeRoll"
    play(t, "byzantine: keep", "hungary: roll; keep")
    play(t, "hungary: lose light_infantry x2", "byzantine: lose archer", "hungary: lose light_infantry")
    assert rounds(t) == 1
    assert happened(t, "battle.over") == ["battle.over"]
    assert army(t, "nicea", "byzantine") == {"archer": 1}
    assert army(t, "nicea", "hungary") == {"light_infantry": 6}


@pytest.mark.rule("MU-CARD-1")
def test_mu_card_1_barbarians_are_bound_too() -> None:
    position = """
        armies.tarnovo = { byzantine = { archer = 2 }, barbarians = { light_infantry = 2 } }
    """
    t = three(position + hand("hungary", "bishop_1"))
    play(t, "byzantine: attack tarnovo/barbarians", "hungary: card bishop_1; aim-zone tarnovo")
    assert happened(t, "battle.over", "battle.rolled") == ["battle.over"]
    assert army(t, "tarnovo", "barbarians") == {"light_infantry": 2}
    assert army(t, "tarnovo", "byzantine") == {"archer": 2}


@pytest.mark.rule("MU-CARD-1")
def test_mu_card_1_elsewhere_the_battle_goes_on() -> None:
    t = field("archer=3", "archer=2", [], hand("golden_horde", "bishop_1"))
    play(t, "golden_horde: card bishop_1; aim-zone lidia")
    assert (asked(t), waiting(t), rounds(t)) == ("Declaration", ["byzantine"], 1)


# ---------------------------------------------------------------- 2: no trading


@plays("bishop_2")
@pytest.mark.rule("MU-CARD-2")
def test_mu_card_2_nobody_buys_or_sells_there() -> None:
    t = trade(caravan("nicea", "cargo = { wine = 1 }"), more=hand("byzantine", "bishop_2"))
    play(t, "byzantine: lead #0")
    assert can(t, "byzantine: buy grain x1")
    assert can(t, "byzantine: sell wine x1")
    play(t, "byzantine: card bishop_2; aim-zone nicea")
    assert refused(t, "byzantine: buy grain x1").rules == ["MU-CARD-2"]
    assert refused(t, "byzantine: sell wine x1").rules == ["MU-CARD-2"]


@plays("bishop_2")
@pytest.mark.rule("MU-CARD-2")
def test_mu_card_2_another_player_closes_the_area_a_caravan_has_come_to() -> None:
    t = trade(caravan("lidia", "cargo = { wine = 1 }"), more=hand("hungary", "bishop_2"))
    play(t, "hungary: pass", "byzantine: lead #0; to nicea")
    assert waiting(t) == ["hungary"]
    play(t, "hungary: card bishop_2; aim-zone nicea")
    assert refused(t, "byzantine: sell wine x1").rules == ["MU-CARD-2"]
    play(t, "byzantine: to costantinopoli")  # but it may go elsewhere
    assert can(t, "byzantine: sell wine x1")


@pytest.mark.rule("MU-CARD-2")
def test_mu_card_2_a_trade_in_progress_is_stopped() -> None:
    """Byzantium knows Market and ponders the price of its sale; the Bishop ends it: nothing sold, no point spent."""
    more = hand("byzantine", "bishop_2") + "seat.byzantine.technologies = { yellow = 2 }"
    t = trade(caravan("nicea", "cargo = { wine = 2 }"), more=more)
    play(t, "byzantine: lead #0; sell wine x2")
    assert asked(t) == "Sale"
    play(t, "byzantine: card bishop_2; aim-zone nicea")
    assert happened(t, "trade.stopped", "sale.concluded") == ["trade.stopped"]
    assert cargo(t) == {"wine": 2}
    assert piece(t)["mp"] == 6
    assert seat(t, "byzantine")["florins"] == 1600


@pytest.mark.rule("MU-CARD-2")
def test_mu_card_2_fighting_and_moving_are_not_touched() -> None:
    position = WAGON + "armies.adrianopoli = { byzantine = { archer = 1 }, barbarians = { archer = 1 } }\n"
    t = three(position + hand("byzantine", "bishop_2"))
    play(t, "byzantine: card bishop_2; aim-zone adrianopoli")
    assert can(t, "byzantine: attack adrianopoli/barbarians")
    assert can(t, "byzantine: move adrianopoli")


# ---------------------------------------------------------------- 3: no moving


@plays("bishop_3")
@pytest.mark.rule("MU-CARD-3")
def test_mu_card_3_nothing_leaves_the_territory() -> None:
    """The castle in Nicaea leaves Byzantium something else to do."""
    armies = """
        armies.adrianopoli.byzantine = { archer = 2 }
        armies.nicea.byzantine = { archer = 1 }
        land.nicea.military = 3
    """
    t = three(WAGON + armies + hand("byzantine", "bishop_3"))
    assert can(t, "byzantine: move adrianopoli")
    play(t, "byzantine: card bishop_3; aim-zone adrianopoli")
    assert refused(t, "byzantine: move adrianopoli").rules == ["MU-CARD-3"]


@pytest.mark.rule("MU-CARD-3")
def test_mu_card_3_no_caravan_leaves_either() -> None:
    t = trade(caravan("nicea"), more=hand("byzantine", "bishop_3"))
    play(t, "byzantine: lead #0")
    assert can(t, "byzantine: to lidia")
    play(t, "byzantine: card bishop_3; aim-zone nicea")
    assert refused(t, "byzantine: to lidia").rules == ["MU-CARD-3"]
    assert can(t, "byzantine: buy grain x1")  # trade is free


@plays("bishop_3")
@pytest.mark.rule("MU-CARD-3")
def test_mu_card_3_whatever_enters_must_stop() -> None:
    """A wagon with 7 points goes one step and is done."""
    t = three(WAGON + "armies.adrianopoli.byzantine = { archer = 2 }\n" + hand("byzantine", "bishop_3"))
    play(t, "byzantine: card bishop_3; aim-zone costantinopoli")
    play(t, "byzantine: move adrianopoli; take-piece #0; take-unit archer x2; to costantinopoli")
    assert army(t, "costantinopoli", "byzantine") == {"archer": 2}
    assert (pieces(t, "byzantine")[0]["mp"], pieces(t, "byzantine")[0]["done"]) == (0, True)
    assert happened(t, "group.moved") == ["group.moved"]


@pytest.mark.rule("MU-CARD-3")
def test_mu_card_3_a_caravan_that_enters_must_stop() -> None:
    t = trade(caravan("lidia"), more=hand("byzantine", "bishop_3"))
    play(t, "byzantine: card bishop_3; aim-zone nicea; lead #0; to nicea")
    assert piece(t)["zone"] == "nicea"
    assert not can(t, "byzantine: to lidia")


@plays("bishop_3")
@pytest.mark.rule("MU-CARD-3")
def test_mu_card_3_a_move_out_in_progress_is_cancelled() -> None:
    """Hungary closes Adrianople when the group has just left it: it is back there and goes no further this turn."""
    t = three(WAGON + "armies.adrianopoli.byzantine = { archer = 2 }\n" + hand("hungary", "bishop_3"))
    play(t, "byzantine: move adrianopoli; take-piece #0; take-unit archer x2; to tarnovo")
    assert (asked(t), waiting(t)) == ("Window", ["hungary"])
    play(t, "hungary: card bishop_3; aim-zone adrianopoli")
    assert happened(t, "group.returned", "battle.declared") == ["group.returned"]
    assert army(t, "adrianopoli", "byzantine") == {"archer": 2}
    assert army(t, "tarnovo", "barbarians") == {}
    assert land(t, "tarnovo") == {}
    assert pieces(t, "byzantine")[0]["zone"] == "adrianopoli"
    assert pieces(t, "byzantine")[0]["done"]


@pytest.mark.rule("MU-CARD-3")
def test_mu_card_3_closing_where_the_group_has_come_to_stops_it_there() -> None:
    t = three(WAGON + "armies.adrianopoli.byzantine = { archer = 2 }\n" + hand("hungary", "bishop_3"))
    play(t, "byzantine: move adrianopoli; take-piece #0; take-unit archer x2; to costantinopoli")
    play(t, "hungary: card bishop_3; aim-zone costantinopoli")
    assert army(t, "costantinopoli", "byzantine") == {"archer": 2}
    assert pieces(t, "byzantine")[0]["done"]
    assert not usable(t, "bishop_3", "hungary")
