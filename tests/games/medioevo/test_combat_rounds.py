"""Combat phase: rounds, full movements, joining and leaving on the way, battles that last, attacks on the spot."""

import pytest
from tests.games.medioevo.table import (
    army,
    asked,
    can,
    described,
    events,
    happened,
    idle_until,
    offered,
    pieces,
    play,
    refused,
    seat,
    state,
    three,
    waiting,
)

# one war wagon of each player at home, and somebody to go with it
THREE_GROUPS = """
    armies.nicea.byzantine = { light_infantry = 2 }
    armies.buda.hungary = { light_infantry = 2 }
    armies.saraj.golden_horde = { light_infantry = 2 }
    pieces = [
        { owner = "byzantine", kind = "war_wagon", zone = "nicea" },
        { owner = "hungary", kind = "war_wagon", zone = "buda" },
        { owner = "golden_horde", kind = "war_wagon", zone = "saraj" },
    ]
"""


# ---------------------------------------------------------------- rounds


@pytest.mark.rule("MU-COM-1")
def test_mu_com_1_one_full_movement_or_a_pass_each_in_turn_order() -> None:
    t = three('order = ["golden_horde", "byzantine", "hungary"]' + THREE_GROUPS)
    assert waiting(t) == ["golden_horde"]
    assert refused(t, "byzantine: move nicea").code == "not_your_decision"
    play(t, "golden_horde: move saraj; take-piece #20; take-unit light_infantry x2; to kipciak; halt")
    assert waiting(t) == ["byzantine"]
    play(t, "byzantine: pass")
    assert waiting(t) == ["hungary"]
    play(t, "hungary: move buda; take-piece #10; to zagabria; halt")
    assert waiting(t) == ["byzantine"]  # nobody of the Golden Horde can move any more
    assert army(t, "kipciak", "golden_horde") == {"light_infantry": 2}


@pytest.mark.rule("MU-COM-1")
def test_mu_com_1_a_battle_is_fought_before_the_next_player_acts() -> None:
    t = three(THREE_GROUPS, chance=[[1, 2, 7]])
    play(t, "byzantine: move nicea; take-piece #0; take-unit light_infantry x2; to lidia; to iconio")
    assert (asked(t), waiting(t)) == ("Declaration", ["byzantine"])
    assert refused(t, "hungary: move buda").code == "not_your_decision"
    play(t, "byzantine: fight; keep; lose light_infantry x1")
    assert happened(t, "battle.over") == ["battle.over"]
    assert (asked(t), waiting(t)) == ("CombatAction", ["hungary"])


@pytest.mark.rule("MU-COM-2")
def test_mu_com_2_who_passed_may_act_in_a_later_round() -> None:
    t = three(THREE_GROUPS)
    play(t, "byzantine: pass", "hungary: move buda; take-piece #10; to zagabria; halt", "golden_horde: pass")
    assert (described(t)["phase"], waiting(t)) == ("combat", ["byzantine"])
    play(t, "byzantine: move nicea; take-piece #0; to lidia; halt")
    assert pieces(t, "byzantine")[0]["zone"] == "lidia"


@pytest.mark.rule("MU-COM-2")
def test_mu_com_2_the_phase_ends_when_all_pass_in_the_same_round() -> None:
    t = three(
        THREE_GROUPS.replace("pieces = [", 'pieces = [{ owner = "golden_horde", kind = "caravan", zone = "saraj" },')
    )
    play(t, "byzantine: pass", "hungary: move buda; take-piece #10; to zagabria; halt", "golden_horde: pass")
    assert described(t)["phase"] == "combat"
    play(t, "byzantine: pass")
    assert (described(t)["phase"], waiting(t)) == ("combat", ["golden_horde"])  # Hungary has nothing left to move
    play(t, "golden_horde: pass")
    assert (described(t)["phase"], waiting(t)) == ("commerce", ["golden_horde"])


@pytest.mark.rule("MU-COM-2")
def test_mu_com_2_the_phase_ends_when_nobody_can_move() -> None:
    t = three(
        """
        armies.nicea.byzantine = { cavalry = 3 }
        pieces = [
            { owner = "byzantine", kind = "war_wagon", zone = "nicea", done = true },
            { owner = "hungary", kind = "caravan", zone = "buda" },
        ]
        """
    )
    assert (described(t)["phase"], waiting(t)) == ("commerce", ["hungary"])


# ---------------------------------------------------------------- a full movement


@pytest.mark.rule("MU-COM-3")
def test_mu_com_3_a_group_moves_until_its_points_are_used() -> None:
    t = three(
        """
        armies.nicea.byzantine = { light_infantry = 1 }
        pieces = [
            { owner = "byzantine", kind = "war_wagon", zone = "nicea", mp = 2 },
            { owner = "hungary", kind = "war_wagon", zone = "buda" },
        ]
        """
    )
    play(t, "byzantine: move nicea; take-piece #0; take-unit light_infantry; to lidia; to frigia")
    assert refused(t, "byzantine: to nicea").code == "no_points"
    play(t, "byzantine: halt", "hungary: move buda; take-piece #10; to zagabria; halt")
    assert waiting(t) != ["byzantine"]
    assert army(t, "frigia", "byzantine") == {"light_infantry": 1}


@pytest.mark.rule("MU-COM-3")
def test_mu_com_3_who_stops_loses_the_rest_and_does_not_move_again() -> None:
    t = three(
        THREE_GROUPS.replace("pieces = [", 'pieces = [{ owner = "byzantine", kind = "war_wagon", zone = "frigia" },')
    )
    play(t, "byzantine: move nicea; take-piece #1; take-unit light_infantry x2; to lidia; halt")
    play(t, "hungary: pass", "golden_horde: pass")
    assert offered(t, "byzantine", "move") == ["frigia"]
    refusal = refused(t, "byzantine: move lidia")
    assert (refusal.code, "MU-COM-3" in refusal.rules) == ("no_transport", True)
    stopped = next(piece for piece in pieces(t, "byzantine") if piece["zone"] == "lidia")
    assert (stopped["mp"], stopped["done"]) == (0, True)


@pytest.mark.rule("MU-COM-3")
def test_mu_com_3_contact_ends_the_movement() -> None:
    t = three(
        """
        armies.nicea.byzantine = { heavy_infantry = 3 }
        armies.iconio.barbarians = { light_infantry = 1 }
        pieces = [
            { owner = "byzantine", kind = "war_wagon", zone = "nicea" },
            { owner = "hungary", kind = "war_wagon", zone = "buda" },
        ]
        """,
        chance=[[1, 2, 8]],
    )
    play(t, "byzantine: move nicea; take-piece #0; take-unit heavy_infantry x3; to lidia; to iconio")
    play(t, "byzantine: fight; keep")  # 8 : 8; three heavy infantry take the casualty away, the horde has 4
    assert army(t, "iconio", "byzantine") == {"heavy_infantry": 3}
    play(t, "hungary: move buda; take-piece #10; to zagabria; halt")
    assert "move" not in [choice.verb for choice in state(t).choices(0)]


@pytest.mark.rule("MU-COM-4")
def test_mu_com_4_others_join_on_the_way_as_far_as_there_is_room() -> None:
    t = three(
        """
        armies.nicea.byzantine = { light_infantry = 1 }
        armies.lidia.byzantine = { cavalry = 4 }
        pieces = [
            { owner = "byzantine", kind = "war_wagon", zone = "nicea" },
            { owner = "byzantine", kind = "siege_engine", zone = "lidia" },
            { owner = "hungary", kind = "war_wagon", zone = "buda" },
        ]
        """
    )
    play(t, "byzantine: move nicea; take-piece #0; take-unit light_infantry; to lidia")
    assert not can(t, "byzantine: take-unit cavalry x3")  # capacity 3, one is taken
    play(t, "byzantine: take-unit cavalry x2; take-piece siege_engine; to frigia; halt")
    assert army(t, "frigia", "byzantine") == {"light_infantry": 1, "cavalry": 2}
    assert army(t, "lidia", "byzantine") == {"cavalry": 2}
    assert [(piece["kind"], piece["zone"], piece["done"]) for piece in pieces(t, "byzantine")] == [
        ("war_wagon", "frigia", True),
        ("siege_engine", "frigia", True),
    ]


@pytest.mark.rule("MU-COM-4")
def test_mu_com_4_units_dropped_on_the_way_are_exhausted() -> None:
    t = three(
        """
        armies.nicea.byzantine = { light_infantry = 2 }
        armies.lidia.byzantine = { light_infantry = 1 }
        pieces = [
            { owner = "byzantine", kind = "war_wagon", zone = "nicea" },
            { owner = "byzantine", kind = "war_wagon", zone = "frigia" },
            { owner = "hungary", kind = "war_wagon", zone = "buda" },
        ]
        """
    )
    play(t, "byzantine: move nicea; take-piece #0; take-unit light_infantry x2; to lidia")
    play(t, "byzantine: drop-unit light_infantry x1; to nicea; halt", "hungary: pass")
    assert army(t, "lidia", "byzantine") == {"light_infantry": 2}
    play(t, "byzantine: move frigia; take-piece #1; to lidia")
    assert not can(t, "byzantine: take-unit light_infantry x2")  # only the one that was there all the time
    play(t, "byzantine: take-unit light_infantry; to frigia; halt")
    assert army(t, "frigia", "byzantine") == {"light_infantry": 1}


@pytest.mark.rule("MU-COM-4")
def test_mu_com_4_who_has_moved_cannot_join() -> None:
    t = three(
        """
        armies.nicea.byzantine = { light_infantry = 1 }
        pieces = [
            { owner = "byzantine", kind = "war_wagon", zone = "nicea" },
            { owner = "byzantine", kind = "war_wagon", zone = "frigia" },
            { owner = "hungary", kind = "war_wagon", zone = "buda" },
        ]
        """
    )
    play(t, "byzantine: move nicea; take-piece #0; take-unit light_infantry; to lidia; halt")
    play(t, "hungary: pass", "byzantine: move frigia; take-piece #1; to lidia")
    refusal = refused(t, "byzantine: take-unit light_infantry")
    assert (refusal.code, refusal.rules) == ("has_moved", ["MU-COM-4"])
    assert len(offered(t, "byzantine", "take_piece")) == 0


@pytest.mark.rule("MU-COM-5")
def test_mu_com_5_a_transport_left_behind_moves_with_its_rest_later() -> None:
    t = three(
        """
        armies.nicea.byzantine = { light_infantry = 1 }
        pieces = [
            { owner = "byzantine", kind = "war_wagon", zone = "nicea" },
            { owner = "byzantine", kind = "siege_engine", zone = "nicea" },
            { owner = "hungary", kind = "war_wagon", zone = "buda" },
        ]
        """
    )
    play(t, "byzantine: move nicea; take-piece #0; take-piece siege_engine; to lidia; drop-piece siege_engine")
    play(t, "byzantine: to frigia; halt", "hungary: pass")
    assert [(piece["zone"], piece["mp"]) for piece in pieces(t, "byzantine")] == [("frigia", 0), ("lidia", 3)]
    play(t, "byzantine: move lidia; take-piece siege_engine; to nicea; to paflagonia; to frigia")
    assert refused(t, "byzantine: to nicea").code == "no_points"


# ---------------------------------------------------------------- battles


@pytest.mark.rule("MU-COM-6")
def test_mu_com_6_a_battle_goes_on_while_both_have_units() -> None:
    t = three(
        """
        war = [["byzantine", "hungary"]]
        armies.serbia = { byzantine = { light_infantry = 3 }, hungary = { light_infantry = 3 } }
        pieces = [{ owner = "golden_horde", kind = "war_wagon", zone = "saraj" }]
        """,
        # 5 against 6 - 1 twice: a tie, one casualty each; then 8 against 2 - 1
        chance=[[1, 2, 5], [1, 2, 6], [1, 2, 5], [1, 2, 6], [1, 2, 8], [1, 1, 2]],
    )
    play(t, "byzantine: attack serbia/hungary")
    for number in (1, 2):
        play(t, "byzantine: fight", "hungary: fight", "byzantine: keep", "hungary: keep")
        assert len(events(t, "battle.round")) == number + 1
        assert army(t, "serbia", "byzantine") == army(t, "serbia", "hungary") == {"light_infantry": 3 - number}
    play(t, "byzantine: fight", "hungary: fight", "byzantine: keep", "hungary: keep")
    assert len(events(t, "battle.round")) == 3
    assert happened(t, "battle.over") == ["battle.over"]
    assert army(t, "serbia", "hungary") == {}


@pytest.mark.rule("MU-COM-6")
def test_mu_com_6_a_card_stops_it() -> None:
    t = three(
        """
        war = [["byzantine", "hungary"]]
        armies.serbia = { byzantine = { light_infantry = 3 }, hungary = { light_infantry = 3 } }
        seat.golden_horde = { cards = ["bishop_1"] }
        """
    )
    play(t, "byzantine: attack serbia/hungary")
    assert waiting(t) == ["golden_horde"]
    play(t, "golden_horde: card bishop_1; aim-zone serbia")
    assert happened(t, "battle.rolled") == []
    assert army(t, "serbia", "byzantine") == army(t, "serbia", "hungary") == {"light_infantry": 3}
    idle_until(t, "TurnOrder")
    assert happened(t, "battle.rolled") == []


@pytest.mark.rule("MU-COM-7")
def test_mu_com_7_armies_in_the_same_zone_may_fight_without_moving() -> None:
    t = three(
        """
        war = [["byzantine", "hungary"]]
        armies.serbia = { byzantine = { cavalry = 2 }, hungary = { light_infantry = 1 } }
        armies.nicea.byzantine = { cavalry = 1 }
        pieces = [{ owner = "golden_horde", kind = "war_wagon", zone = "saraj" }]
        """,
        chance=[[1, 2, 8], [1, 2, 3]],
    )
    assert offered(t, "byzantine", "attack") == ["serbia/hungary"]
    play(t, "byzantine: attack serbia/hungary; fight", "hungary: fight", "byzantine: keep", "hungary: roll; keep")
    assert army(t, "serbia", "hungary") == {}
    assert army(t, "serbia", "byzantine") == {"heavy_infantry": 1, "cavalry": 1}
    assert waiting(t) == ["golden_horde"]  # that was the action of this round
    assert seat(t, "byzantine")["honour"] == 10


@pytest.mark.rule("MU-COM-7")
def test_mu_com_7_at_sea_too() -> None:
    t = three(
        """
        war = [["byzantine", "hungary"]]
        pieces = [
            { owner = "byzantine", kind = "galley", zone = "egeo", units = { light_infantry = 2 } },
            { owner = "hungary", kind = "galley", zone = "egeo", units = { light_infantry = 1 } },
        ]
        """
    )
    assert offered(t, "byzantine", "attack") == ["egeo/hungary"]
    play(t, "byzantine: attack egeo/hungary")
    assert [event.args[:3] for event in events(t, "battle.declared")] == [[0, 1, state(t).piece_zone[0]]]
