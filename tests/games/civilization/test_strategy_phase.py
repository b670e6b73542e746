"""Phase 3: drawing, exchanging and keeping strategy cards; what becomes of them afterwards."""

import pytest
from tests.games.civilization.cards import complete, deck_of, deeds, holding, is_met, knows
from tests.games.civilization.table import (
    BOARD,
    asked,
    can,
    described,
    events,
    idle,
    idle_until,
    offered,
    place,
    play,
    refused,
    seat,
    three,
    told,
    waiting,
)
from tests.games.civilization.test_cards_bonus import BONUSES

PHASE = 'phase = "strategy"\n'
ROOTS = knows("masonry", "alphabet_writing", "pottery")


@pytest.mark.rule("CV-STR-2")
def test_cv_str_2_with_fewer_than_two_cards_one_is_drawn() -> None:
    t = three(PHASE + 'deck = ["sc_013", "sc_014"]\nseat.red.hand = ["sc_001"]\n')
    assert (offered(t, "red", "draw"), offered(t, "red", "keep")) == (["draw"], ["keep"])
    play(t, "red: draw")
    assert (seat(t, "red")["hand"], waiting(t)) == (["sc_001", "sc_013"], ["blue"])


@pytest.mark.rule("CV-STR-2", "CV-GAP-41")
def test_cv_str_2_with_two_cards_one_may_only_be_exchanged() -> None:
    t = three(PHASE + 'deck = ["sc_013"]\nseat.red.hand = ["sc_001", "sc_002"]\n')
    reason = refused(t, "red: draw")
    assert (reason.code, reason.rules) == ("hand_full", ["CV-STR-2"])
    play(t, "red: exchange sc_001")
    assert (seat(t, "red")["hand"], waiting(t)) == (["sc_002", "sc_013"], ["blue"])
    assert "sc_001" in described(t)["discarded"]


@pytest.mark.rule("CV-STR-2")
def test_cv_str_2_the_hand_may_be_kept() -> None:
    t = three(PHASE + 'deck = ["sc_013"]\nseat.red.hand = ["sc_001"]\n')
    play(t, "red: keep")
    assert (seat(t, "red")["hand"], described(t)["deck"][0]) == (["sc_001"], "sc_013")


@pytest.mark.rule("CV-STR-2")
def test_cv_str_2_a_card_just_drawn_may_be_used_in_the_same_turn() -> None:
    t = three(PHASE + 'deck = ["sc_013"]\n' + ROOTS)
    play(t, "red: draw", "blue: keep", "green: keep")
    complete(t, "sc_013")
    assert seat(t, "red")["coins"] == 20


@pytest.mark.rule("CV-STR-2", "CV-GEN-11")
def test_cv_str_2_nobody_else_sees_what_is_drawn() -> None:
    t = three(PHASE + 'deck = ["sc_013"]\n')
    play(t, "red: draw")
    assert [event.seen_by for event in events(t, "card.drawn")] == [1]
    assert told(t, "card.taken") == [("red",)]


@pytest.mark.rule("CV-STR-3")
@pytest.mark.parametrize("key", [card.key for card in BOARD.cards])
def test_cv_str_3_only_a_bonus_card_lets_its_owner_draw_again(key: str) -> None:
    t = three(PHASE + f'era = "{deck_of(key)}"\ndeck = ["{key}"]\n')
    play(t, "red: draw")
    again = key in BONUSES
    assert (waiting(t), can(t, f"{waiting(t)[0]}: draw")) == (["red" if again else "blue"], True)
    assert seat(t, "red")["hand"] == [key]


@pytest.mark.rule("CV-STR-3", "CV-GAP-41")
def test_cv_str_3_until_a_card_without_the_symbol_comes() -> None:
    t = three(PHASE + 'deck = ["sc_041", "sc_042", "sc_013"]\nseat.red.hand = ["sc_001"]\n')
    play(t, "red: draw; draw")
    assert waiting(t) == ["red"]
    assert offered(t, "red", "exchange") == []
    play(t, "red: draw")
    assert (seat(t, "red")["hand"], waiting(t)) == (["sc_001", "sc_013", "sc_041", "sc_042"], ["blue"])


@pytest.mark.rule("CV-STR-3")
def test_cv_str_3_who_could_draw_again_need_not() -> None:
    t = three(PHASE + 'deck = ["sc_041", "sc_013"]\n')
    play(t, "red: draw; keep")
    assert (seat(t, "red")["hand"], waiting(t)) == (["sc_041"], ["blue"])


@pytest.mark.rule("CV-STR-4")
@pytest.mark.parametrize(
    ("era", "drawn"), [("ancient", "sc_001"), ("medieval", "sc_043"), ("industrial", "sc_084"), ("modern", "sc_125")]
)
def test_cv_str_4_only_from_the_deck_of_the_era(era: str, drawn: str) -> None:
    t = three(PHASE + f'era = "{era}"\ndeck = ["sc_125", "sc_084", "sc_043", "sc_001"]\n')
    play(t, "red: draw")
    assert seat(t, "red")["hand"] == [drawn]


@pytest.mark.rule("CV-STR-4")
def test_cv_str_4_cards_of_earlier_eras_remain_usable() -> None:
    t = three('phase = "government"\nera = "modern"\nseat.red.hand = ["sc_013"]\n' + ROOTS)
    assert is_met(t, "sc_013")


@pytest.mark.rule("CV-STR-5")
def test_cv_str_5_nobody_draws_from_an_empty_deck_before_the_next_era() -> None:
    """Red holds one of the fifty Ancient cards, forty-nine are out of the game."""
    gone = [card.key for card in BOARD.cards if deck_of(card.key) == "ancient" for _ in range(card.copies)]
    gone.remove("sc_041")
    lines = f'discarded = {gone}\nseat.red = {{ coins = 50, hand = ["sc_041"] }}\n'
    t = three('phase = "events"\n' + lines)
    assert (len(gone), asked(t), told(t, "card.taken")) == (49, "Purchase", [])
    t = three('phase = "events"\nera = "medieval"\n' + lines, [[1]])
    assert (asked(t), can(t, "red: draw")) == ("StrategyPhase", True)


@pytest.mark.rule("CV-STR-7")
def test_cv_str_7_completed_objectives_are_kept_for_the_end() -> None:
    t = holding("sc_013", ROOTS + 'seat.red.completed = ["sc_001"]\n')
    play(t, "red: strategy sc_013")
    assert (seat(t, "red")["completed"], seat(t, "red")["points"]["objectives"]) == (["sc_001", "sc_013"], 1)
    assert not {"sc_001", "sc_013"} & set(described(t)["discarded"]) - {"sc_013"}


@pytest.mark.rule("CV-STR-9")
def test_cv_str_9_later_in_the_same_turn_but_not_in_the_next() -> None:
    tokens = 'land.niger = { token = "iron" }\nland.congo = { token = "oil" }\nseat.red.hand = ["sc_022"]\n'
    lines = tokens + place("niger", "red", explorer=1) + place("congo", "red", explorer=1)
    t = three(lines)
    play(t, "red: look explorer@niger; look explorer@congo; done")
    idle_until(t, "GovernmentPhase")
    assert can(t, "red: strategy sc_022")
    idle_until(t, "StrategyPhase")
    while waiting(t) != ["red"]:
        idle(t)
    assert asked(t) == "StrategyPhase"
    assert refused(t, "red: strategy sc_022").code == "condition_not_met"


@pytest.mark.rule("CV-STR-6")
def test_cv_str_6_each_copy_is_revealed_by_itself() -> None:
    t = three('phase = "government"\nseat.red.hand = ["sc_013", "sc_013"]\n' + ROOTS)
    assert offered(t, "red", "strategy") == ["sc_013"]
    play(t, "red: strategy sc_013; strategy sc_013")
    assert (seat(t, "red")["completed"], seat(t, "red")["coins"]) == (["sc_013", "sc_013"], 40)


@pytest.mark.rule("CV-STR-6")
def test_cv_str_6_a_card_in_the_hand_of_another_player_is_no_use() -> None:
    t = three('phase = "government"\nseat.blue.hand = ["sc_022"]\n' + deeds(explored=2))
    assert not can(t, "red: strategy sc_022")
