"""The course of the game: seven phases, limits of turns, time and Honour, the end of a turn and of the game."""

import pytest
from tests.games.medioevo.table import (
    MODULE,
    army,
    asked,
    can,
    described,
    events,
    happened,
    idle,
    idle_until,
    new_game,
    pieces,
    play,
    seat,
    state,
    three,
    waiting,
)

from quadriga.engine.errors import InputError
from quadriga.engine.table import Table

LENGTHS = [("short", 8), ("medium", 10), ("long", 12)]


def faults(players: int, **options: str | int) -> list[str]:
    try:
        MODULE.read_options(players, options)
    except InputError as error:
        return [fault.code for fault in getattr(error, "faults", [error])]
    return []


def phases(t: Table) -> list[tuple[int, int]]:
    """Phases begun so far, with their turns."""
    return [(told.args[0], told.args[1]) for told in events(t, "phase.started")]


def invasion(limit: int, honour: int) -> Table:
    """Byzantium conquers Bulgaria, an inhabited area held by one barbarian: 1 Honour."""
    t = three(
        f"""
        dice = [4, 5, 6]
        armies.costantinopoli.byzantine = {{ heavy_infantry = 3, cavalry = 2 }}
        armies.buda.hungary = {{ archer = 1 }}
        pieces = [
            {{ owner = "byzantine", kind = "war_wagon", level = 2, zone = "costantinopoli" }},
            {{ owner = "hungary", kind = "war_wagon", level = 2, zone = "buda" }},
        ]
        seat.byzantine = {{ honour = {honour} }}
        """,
        [[2, 5, 8]],
        honour=limit,
    )
    play(t, "byzantine: move costantinopoli; take-piece #0; take-unit heavy_infantry x3; take-unit cavalry x2")
    play(t, "byzantine: to tarnovo; fight; keep")
    return t


# ---------------------------------------------------------------- limits


@pytest.mark.parametrize(("option", "turns"), LENGTHS)
@pytest.mark.rule("MU-LEN-1", "MU-END-2")
def test_mu_len_1_8_10_or_12_turns_and_then_final_scoring(option: str, turns: int) -> None:
    t = three(f"turn = {turns - 1}\nphase = 'end_of_turn'", turns=option)
    assert (state(t).turn, t.game.over) == (turns, False)
    t = three(f"turn = {turns}\nphase = 'end_of_turn'", turns=option)
    assert (state(t).turn, t.game.over) == (turns, True)
    assert phases(t) == [(7, turns), (8, turns)]  # the last phase is played, then it is scored
    assert seat(t, "byzantine")["final"]["territories"] == 1


@pytest.mark.rule("MU-LEN-1")
def test_mu_len_1_a_whole_short_game() -> None:
    t = new_game(3, turns="short")
    while not t.game.over:
        idle(t)
    assert [told.args[0] for told in events(t, "turn.started")] == list(range(1, 9))
    assert happened(t, "turn.ended") == ["turn.ended"] * 8
    assert MODULE.problems(t.game) == []


@pytest.mark.rule("MU-LEN-2")
def test_mu_len_2_the_turn_in_progress_is_played_to_its_end() -> None:
    t = three(
        "turn = 3\norder = ['hungary', 'byzantine', 'golden_horde']\narmies.buda.hungary = { archer = 1 }\n"
        "pieces = [{ owner = 'hungary', kind = 'war_wagon', zone = 'buda' },\n"
        "{ owner = 'byzantine', kind = 'caravan', zone = 'nicea' }]"
    )
    play(t, "referee: time-up")
    assert (t.game.over, waiting(t)) == (False, ["hungary"])
    play(t, "hungary: pass")
    assert (asked(t), waiting(t)) == ("Trading", ["byzantine"])  # phase 6 goes on
    while not t.game.over:
        idle(t)
    assert phases(t) == [(6, 3), (7, 3), (8, 3)]
    assert state(t).turn == 3


@pytest.mark.rule("MU-LEN-2")
def test_mu_len_2_time_is_called_once_and_by_the_referee_only() -> None:
    t = three("phase = 'tax'")
    assert not can(t, "byzantine: time-up")
    play(t, "referee: time-up")
    assert [told.args[0] for told in events(t, "time.called")] == [2]
    assert MODULE.view(t.game, 0)["time_up"] is True
    assert not can(t, "referee: time-up")


@pytest.mark.rule("MU-LEN-3")
def test_mu_len_3_the_limit_of_honour_stops_the_game_at_once() -> None:
    t = invasion(limit=30, honour=29)
    assert t.game.over
    assert phases(t) == [(8, 2)]  # neither the others' moves nor commerce nor the end of the turn
    assert happened(t, "game.halted") == ["game.halted"]
    assert seat(t, "byzantine")["honour"] == 30
    assert seat(t, "byzantine")["final"]["territories"] == 3  # final scoring follows


@pytest.mark.rule("MU-LEN-3")
def test_mu_len_3_below_the_limit_it_goes_on() -> None:
    t = invasion(limit=31, honour=29)
    assert (t.game.over, waiting(t)) == (False, ["hungary"])
    assert seat(t, "byzantine")["honour"] == 30


@pytest.mark.rule("MU-LEN-3")
def test_mu_len_3_passing_it_counts_as_reaching_it() -> None:
    t = three(
        "land.buda = { civilian = 2, military = 1 }\nseat.byzantine = { honour = 29 }\n"
        "war = [['byzantine', 'hungary']]\narmies.alfold.byzantine = { archer = 1 }\n"
        "land.alfold = { holder = 'byzantine' }\n"
        "pieces = [{ owner = 'byzantine', kind = 'war_wagon', zone = 'alfold' }]",
        honour=30,
    )
    play(t, "byzantine: move alfold; take-piece war_wagon; take-unit archer; to buda")
    assert (t.game.over, seat(t, "byzantine")["honour"]) == (True, 29 + 1 + 3)


@pytest.mark.rule("MU-LEN-4")
def test_mu_len_4_whichever_limit_is_met_first() -> None:
    # turns and Honour: the turns run out
    t = three("turn = 8\nphase = 'end_of_turn'", turns="short", honour=60)
    assert t.game.over
    # turns and time: time runs out long before
    t = three("turn = 2\nphase = 'tax'", turns="long", honour=60)
    play(t, "referee: time-up")
    idle_until(t, "TurnOrder")
    assert (t.game.over, state(t).turn) == (True, 2)
    # Honour alone: turns have no end before the fortieth
    t = three("turn = 39\nphase = 'end_of_turn'", turns="unlimited", honour=60)
    assert (t.game.over, state(t).turn) == (False, 40)
    t = three("turn = 40\nphase = 'end_of_turn'", turns="unlimited", honour=60)
    assert (t.game.over, state(t).turn) == (True, 40)


@pytest.mark.rule("MU-LEN-4")
def test_mu_len_4_some_limit_must_be_agreed_upon() -> None:
    assert faults(3, turns="unlimited") == ["endless_game"]
    assert faults(3, turns="unlimited", honour=40) == []
    assert faults(3, turns="short", honour=40) == []
    assert faults(3, honour=20) == ["honour_limit_low"]  # the auction of kingdoms can bring 20


@pytest.mark.rule("MU-LEN-6")
def test_mu_len_6_three_to_six_players() -> None:
    assert [players for players in range(1, 11) if not faults(players)] == [3, 4, 5, 6]
    for players in (2, 7):
        assert faults(players) == ["player_count"]


# ---------------------------------------------------------------- phases


@pytest.mark.rule("MU-TRN-1")
def test_mu_trn_1_seven_phases_in_this_order() -> None:
    t = three("turn = 3\nphase = 'end_of_turn'")
    while state(t).turn < 5:
        idle(t)
    assert phases(t)[:9] == [(7, 3), *[(phase, 4) for phase in range(1, 8)], (1, 5)]


@pytest.mark.rule("MU-TRN-1")
def test_mu_trn_1_in_the_first_turn_too() -> None:
    t = new_game(3)
    idle_until(t, "TaxPhase")
    assert phases(t) == [(1, 1), (2, 1), (3, 1)]


@pytest.mark.rule("MU-TRN-2")
def test_mu_trn_2_turn_order_in_combat_and_commerce() -> None:
    position = """
        order = ["golden_horde", "byzantine", "hungary"]
        armies.caffa.golden_horde = { archer = 1 }
        armies.nicea.byzantine = { archer = 1 }
        armies.buda.hungary = { archer = 1 }
        pieces = [
            { owner = "byzantine", kind = "war_wagon", zone = "nicea" },
            { owner = "hungary", kind = "war_wagon", zone = "buda" },
            { owner = "golden_horde", kind = "war_wagon", zone = "caffa" },
            { owner = "byzantine", kind = "caravan", zone = "nicea" },
            { owner = "hungary", kind = "caravan", zone = "buda" },
            { owner = "golden_horde", kind = "caravan", zone = "caffa" },
        ]
    """
    for phase, end in (("combat", "pass"), ("commerce", "done")):
        t = three(f"phase = '{phase}'\n{position}")
        for name in ("golden_horde", "byzantine", "hungary"):
            assert waiting(t) == [name]
            verbs = {choice.verb for choice in t.game.choices(t.game.waiting()[0])}
            assert end in verbs or "rest" in verbs
            play(t, f"{name}: {end if end in verbs else 'rest'}")


@pytest.mark.rule("MU-TRN-2")
def test_mu_trn_2_bids_and_taxes_are_chosen_by_all_at_once() -> None:
    for phase in ("turn_order", "tax"):
        t = three(f"phase = '{phase}'")
        assert waiting(t) == ["byzantine", "golden_horde", "hungary"]


# ---------------------------------------------------------------- the end of a turn


@pytest.mark.rule("MU-END-1")
def test_mu_end_1_stop_tokens_points_cards_and_tokens() -> None:
    t = three(
        """
        phase = "end_of_turn"
        pieces = [
            { owner = "byzantine", kind = "war_wagon", zone = "nicea", mp = 0, done = true },
            { owner = "byzantine", kind = "galley", level = 3, zone = "egeo", mp = 2 },
            { owner = "hungary", kind = "caravan", level = 2, zone = "buda", mp = 0 },
            { owner = "hungary", kind = "siege_engine", level = 3, zone = "buda", mp = 1, done = true },
        ]
        [seat.byzantine]
        cards = ["warlord_5", "bishop_1"]
        rotated = ["warlord_5"]
        tokens = { red = 2, blue = 1 }
        flipped = { red = 2 }
        points = { red = 1 }
        """
    )
    idle_until(t, "TurnOrder")
    assert [(piece["mp"], piece["done"]) for piece in pieces(t, "byzantine")] == [(6, False), (8, False)]
    assert [(piece["mp"], piece["done"]) for piece in pieces(t, "hungary")] == [(7, False), (4, False)]
    doc = seat(t, "byzantine")
    assert (doc["rotated"], sum(doc["flipped"].values()), sum(doc["points"].values())) == ([], 0, 0)
    assert doc["tokens"] == {"red": 2, "blue": 1}


@pytest.mark.rule("MU-END-1")
def test_mu_end_1_who_has_moved_may_move_again_in_the_next_turn() -> None:
    t = three(
        "armies.nicea.byzantine = { archer = 1 }\n"
        "pieces = [{ owner = 'byzantine', kind = 'war_wagon', zone = 'nicea' }]"
    )
    play(t, "byzantine: move nicea; take-piece war_wagon; take-unit archer; to lidia; halt")
    assert not can(t, "byzantine: move lidia")
    idle_until(t, "CombatAction")
    assert state(t).turn == 3
    assert [piece["mp"] for piece in pieces(t, "byzantine")] == [6]
    play(t, "byzantine: move lidia; take-piece war_wagon; take-unit archer; to nicea; halt")
    assert army(t, "nicea", "byzantine") == {"archer": 1}


@pytest.mark.rule("MU-END-2")
def test_mu_end_2_the_turn_marker_advances_and_phase_1_follows() -> None:
    t = three("turn = 5\nphase = 'end_of_turn'")
    assert (described(t)["turn"], described(t)["phase"], asked(t)) == (6, "turn_order", "TurnOrder")
