"""Leaving the game, taking a sealed answer back, calling time."""

import pytest
from tests.games.medioevo.table import (
    MODULE,
    asked,
    can,
    described,
    events,
    happened,
    idle,
    idle_until,
    new_game,
    play,
    refused,
    seat,
    state,
    table,
    three,
    waiting,
)


def test_for_who_leaves_every_decision_takes_its_default() -> None:
    t = three("phase = 'turn_order'\nseat.byzantine = { honour = 90 }")
    play(t, "byzantine: leave")
    assert (waiting(t), seat(t, "byzantine")["absent"]) == (["golden_horde", "hungary"], True)
    assert refused(t, "byzantine: bid x10").code == "absent"
    assert not can(t, "byzantine: leave")
    play(t, "hungary: bid x5", "golden_horde: bid x3")
    assert described(t)["order"] == ["hungary", "golden_horde", "byzantine"]  # nothing was bid for him
    while not t.game.over:
        assert "byzantine" not in waiting(t)
        idle(t)
    assert state(t).turn == 10
    assert "byzantine" not in described(t)["winners"]  # however much Honour he had


def test_the_land_of_who_has_left_stays_his() -> None:
    t = three("phase = 'commerce'\narmies.nicea.byzantine = { archer = 2 }")
    play(t, "byzantine: leave")
    assert (seat(t, "byzantine")["territories"], seat(t, "byzantine")["units"]) == (7, 2)
    assert described(t)["gone"] == []


def test_the_last_one_present_has_won() -> None:
    t = three("phase = 'tax'")
    play(t, "hungary: leave")
    assert not t.game.over
    play(t, "byzantine: leave")
    assert (t.game.over, described(t)["winners"]) == (True, ["golden_horde"])
    assert [told.args[0] for told in events(t, "seat.left")] == [1, 0]


@pytest.mark.rule("MU-VAR-8")
def test_mu_var_8_the_last_team_present_has_won() -> None:
    t = table(4, "phase = 'tax'", teams=2)
    play(t, "hungary: leave")
    assert not t.game.over
    play(t, "byzantine: leave")
    assert not t.game.over  # one of each team is left
    play(t, "mamluk: leave")
    assert (t.game.over, described(t)["winners"]) == (True, ["golden_horde"])


@pytest.mark.parametrize("players", [3, 4])
def test_leaving_at_any_step_of_the_preparation(players: int) -> None:
    for kingdoms in ("random", "pick", "auction"):
        t = new_game(players, kingdoms=kingdoms, turns="short")
        steps = 0
        while described(t)["phase"] == "setup":
            again = new_game(players, kingdoms=kingdoms, turns="short")
            for _ in range(steps):
                idle(again)
            leaver = again.game.waiting()[0]
            again_seat = MODULE.token(again.game, -1, "seat", leaver)
            play(again, f"{again_seat}: leave")
            idle_until(again, "TaxPhase")
            assert leaver not in again.game.waiting()
            assert MODULE.problems(again.game) == []
            idle(t)
            steps += 1
        assert steps > players * 3


def test_leaving_in_the_midst_of_a_battle() -> None:
    t = three(
        "dice = [4, 5, 6]\narmies.costantinopoli.byzantine = { heavy_infantry = 3 }\n"
        "pieces = [{ owner = 'byzantine', kind = 'war_wagon', zone = 'costantinopoli' }]",
        [[2, 5, 8]],
    )
    play(t, "byzantine: move costantinopoli; take-piece war_wagon; take-unit heavy_infantry x3; to tarnovo; fight")
    play(t, "byzantine: leave")
    assert happened(t, "battle.over") == ["battle.over"]  # fought to its end
    assert "byzantine" not in waiting(t)
    assert MODULE.problems(t.game) == []


def test_who_is_short_of_interest_and_has_left_sells_before_he_fails() -> None:
    t = three(
        "phase = 'tax'\nseat.byzantine = { florins = 0, loans = 5, unpaid = 1 }\n"
        "land.nicea = { religious = 3 }\nland.lidia = { military = 3 }"
    )
    play(t, "byzantine: leave", "hungary: tax 10", "golden_horde: tax 10")
    assert happened(t, "building.sold", "interest.paid") == ["building.sold"] * 2 + ["interest.paid"]
    assert described(t)["gone"] == []


def test_sealed_answers_can_be_taken_back_until_all_are_in() -> None:
    t = new_game(3, kingdoms="auction")
    play(t, "p1: stake hre x4")
    assert waiting(t) == ["p2", "p3"]
    play(t, "p1: reopen")
    assert waiting(t) == ["p1", "p2", "p3"]
    assert not can(t, "p1: reopen")
    play(t, "p1: stake byzantine x2", "p2: stake hungary x1", "p3: stake mamluk x0")
    assert asked(t) == "TurnOrder"
    idle_until(t, "StartingCards")
    first, other = [card.target for card in t.game.choices(0)][:2]
    play(t, f"byzantine: keep-card {state(t).board.card_keys[first]}", "byzantine: reopen")
    play(t, f"byzantine: keep-card {state(t).board.card_keys[other]}")
    idle_until(t, "TokenChoice")
    assert seat(t, "byzantine")["cards"] == [state(t).board.card_keys[other]]


def test_nothing_can_be_taken_back_in_an_open_decision() -> None:
    t = three("phase = 'commerce'")
    assert not can(t, "byzantine: reopen")
    assert not can(t, "hungary: reopen")


@pytest.mark.rule("MU-LEN-2")
def test_mu_len_2_time_called_in_the_preparation_leaves_one_turn() -> None:
    t = new_game(3)
    play(t, "referee: time-up")
    while not t.game.over:
        idle(t)
    assert state(t).turn == 1
    assert happened(t, "turn.ended") == ["turn.ended"]


@pytest.mark.rule("MU-LEN-2", "MU-LEN-3")
def test_mu_len_2_nothing_of_it_after_the_end() -> None:
    t = three("phase = 'scoring'")
    assert t.game.over
    assert not can(t, "referee: time-up")
    assert not can(t, "byzantine: leave")
