"""Players who leave or are eliminated, and what is done against the rules."""

import pytest
from tests.games.civilization.cards import discovered
from tests.games.civilization.fights import battle
from tests.games.civilization.table import (
    asked,
    can,
    described,
    idle,
    idle_until,
    land,
    offered,
    place,
    play,
    refused,
    seat,
    settle,
    space,
    three,
    told,
    units,
    waiting,
)

from quadriga.engine.table import Table

BUSY = place("congo", "green", explorer=1)
LAST = "seat.blue.leaving = 3\n"  # it is the third turn


def to_turn(t: Table, turn: int) -> None:
    while described(t)["turn"] < turn:
        idle(t)


# ---------------------------------------------------------------- errors


@pytest.mark.rule("CV-SPC-1")
def test_cv_spc_1_what_is_against_the_rules_is_refused_at_once_and_what_was_missed_is_missed() -> None:
    """``refused`` also checks that nothing has changed; a card not drawn in its phase is not drawn later."""
    t = three('phase = "strategy"\nseat.red = { coins = 50, hand = ["sc_001"] }\n' + discovered("bronze_working"))
    assert refused(t, "red: buy-unit ancient_infantry").code == "purchase_phase_only"
    play(t, "red: keep", "blue: keep", "green: keep")
    assert (asked(t), refused(t, "red: draw").code) == ("Purchase", "strategy_phase_only")


# ---------------------------------------------------------------- leaving


@pytest.mark.rule("CV-SPC-2")
def test_cv_spc_2_in_a_hurry_at_the_end_of_the_turn() -> None:
    """Also while it is somebody else's decision; until then the defaults play."""
    t = three(place("nile", "red", explorer=1) + place("congo", "blue", explorer=1) + BUSY.replace("congo", "niger"))
    assert waiting(t) == ["red"]
    play(t, "blue: leave")
    assert (told(t, "seat.leaves"), described(t)["gone"]) == ([("blue", 3)], [])
    play(t, "red: done")
    assert waiting(t) == ["green"]
    to_turn(t, 4)
    assert (told(t, "seat.left"), described(t)["gone"]) == ([("blue",)], ["blue"])


@pytest.mark.rule("CV-SPC-2")
def test_cv_spc_2_otherwise_after_one_more_full_turn() -> None:
    t = three(place("nile", "red", explorer=1))
    play(t, "blue: leave-later")
    assert told(t, "seat.leaves") == [("blue", 4)]
    to_turn(t, 4)
    assert described(t)["gone"] == []
    to_turn(t, 5)
    assert described(t)["gone"] == ["blue"]


@pytest.mark.rule("CV-SPC-3")
@pytest.mark.parametrize(("leaving", "member"), [(3, False), (4, True)])
def test_cv_spc_3_no_trade_and_no_treaties_in_the_last_turn(leaving: int, member: bool) -> None:
    t = three(f'phase = "trade"\nwar = [["red", "blue"]]\nseat.blue.leaving = {leaving}\nseat.red.coins = 5\n')
    assert ("blue" in waiting(t)) is member
    assert can(t, "red: want-peace blue") is member
    assert can(t, "red: offer blue: 1 coins for nothing with peace by blue until 0") is member


@pytest.mark.rule("CV-SPC-3")
@pytest.mark.parametrize(("leaving", "bids"), [(3, False), (4, True)])
def test_cv_spc_3_no_bids_in_the_last_turn(leaving: int, bids: bool) -> None:
    lines = f'phase = "turn_change"\nseat.blue = {{ coins = 20, leaving = {leaving} }}\n'
    t = three(lines + "seat.red.coins = 20\nseat.green.coins = 20\n", order="bid_clockwise")
    asked_for: list[str] = []
    while asked(t) == "TurnChange":
        asked_for += waiting(t)
        idle(t)
    assert ("blue" in asked_for) is bids


@pytest.mark.rule("CV-SPC-3")
@pytest.mark.parametrize(("leaving", "fights"), [(3, False), (4, True)])
def test_cv_spc_3_no_attack_in_the_last_turn(leaving: int, fights: bool) -> None:
    lines = f'active = "blue"\nseat.blue.leaving = {leaving}\n' + place("congo", "blue", explorer=1)
    armed = place("gallia", "blue", ancient_infantry=1) + place("gallia", "red", ancient_infantry=1)
    assert can(three(lines + armed), "blue: attack gallia/red") is fights


@pytest.mark.rule("CV-SPC-3")
@pytest.mark.parametrize(("leaving", "fights"), [(3, False), (4, True)])
def test_cv_spc_3_no_support_in_the_last_turn(leaving: int, fights: bool) -> None:
    sides = 'step = "battles"\ndeclared = [{ space = "gallia", attackers = ["red"], defenders = ["green"] }]\n'
    armed = "".join(place("gallia", name, ancient_infantry=2) for name in ("red", "blue", "green"))
    t = three(sides + f"seat.blue.leaving = {leaving}\n" + armed)
    assert (asked(t) == "Support" and waiting(t) == ["blue"]) is fights


@pytest.mark.rule("CV-SPC-3")
@pytest.mark.parametrize(("leaving", "fights"), [(3, False), (4, True)])
def test_cv_spc_3_no_nuclear_strike_in_the_last_turn(leaving: int, fights: bool) -> None:
    lines = f'era = "modern"\nactive = "blue"\nseat.blue.leaving = {leaving}\n' + discovered("rocketry", "fission")
    tank = place("gallia", "blue", modern_cavalry=1) + 'nukes = [{ owner = "blue", space = "gallia" }]\n'
    t = three(lines + tank + place("congo", "blue", explorer=1) + settle("italia", "red"))
    assert can(t, "blue: launch modern_cavalry@gallia") is fights


@pytest.mark.rule("CV-SPC-3")
def test_cv_spc_3_who_is_attacked_defends_himself() -> None:
    t = battle({"ancient_infantry": 1}, {"ancient_infantry": 1}, [[1, 6]], LAST + BUSY)
    assert units(t, "gallia", "blue") == {"ancient_infantry": 1}


ESTATE = (
    settle("gallia", "blue", "city", "iron")
    + place("gallia", "blue", modern_infantry=2, explorer=1, aircraft=1)
    + place("baltic_sea", "blue", modern_ship=1)
    + 'nukes = [{ owner = "blue", space = "gallia" }]\n'
    + 'seat.blue = { coins = 77, leaving = 3, experience = 8, technologies = ["pottery", "electricity"], '
    + 'wonders = ["oracle"], improvements = ["factory@gallia"], spies = ["gallia", "red"] }\n'
)


@pytest.mark.rule("CV-SPC-4")
def test_cv_spc_4_everything_of_his_is_removed() -> None:
    lines = 'phase = "housekeeping"\nera = "modern"\nseat.red.spies = ["blue"]\n'
    t = three(lines + ESTATE + settle("italia", "red"), [[1]])
    blue = seat(t, "blue")
    assert (described(t)["gone"], blue["coins"], blue["experience"]) == (["blue"], 0, 0)
    assert blue["settlements"] == blue["military"] == 0
    assert blue["wonders"] == blue["improvements"] == blue["spies"] == blue["technologies"] == []
    assert (units(t, "gallia", "blue"), units(t, "baltic_sea", "blue"), described(t)["nukes"]) == ({}, {}, [])
    assert land(t, "gallia") == {"token": "iron", "shown": True}
    assert seat(t, "red")["wonders"] == []


@pytest.mark.rule("CV-GAP-144", "CV-SPC-4", "CV-ESP-3")
def test_cv_gap_144_whom_he_had_imprisoned_is_free() -> None:
    lines = 'era = "industrial"\nseat.red.spies = ["blue"]\n' + settle("gallia", "red")
    t = three(LAST + lines + place("nile", "red", explorer=1) + BUSY)
    to_turn(t, 4)
    assert described(t)["gone"] == ["blue"]
    assert seat(t, "red")["spies"] == ["gallia"]


@pytest.mark.rule("CV-SPC-5")
def test_cv_spc_5_his_technologies_stay_discovered_and_nobody_can_have_them() -> None:
    t = three(
        'phase = "housekeeping"\nera = "modern"\n' + ESTATE + "seat.red.coins = 90\n" + settle("italia", "red"), [[1]]
    )
    assert described(t)["lost"] == ["pottery", "electricity"]
    idle_until(t, "Purchase")
    while waiting(t) != ["red"]:
        idle(t)
    assert refused(t, "red: buy-technology pottery").code == "technology_lost"
    play(t, "red: buy-unit modern_infantry; recruit-at italia")
    assert (units(t, "italia", "red"), told(t, "rights.received")) == ({"modern_infantry": 1}, [])


@pytest.mark.rule("CV-SPC-6")
@pytest.mark.parametrize(("who", "order"), [("green", ["red", "blue"]), ("blue", ["green", "red"])])
def test_cv_spc_6_the_next_one_clockwise_is_first_instead_of_who_has_left(who: str, order: list[str]) -> None:
    """Red was first; the last of the three, green, would be first now."""
    t = three(f'phase = "housekeeping"\nseat.{who}.leaving = 3\nseat.red.coins = 60\nseat.blue.coins = 60\n')
    assert (described(t)["turn"], described(t)["order"]) == (4, order)


@pytest.mark.rule("CV-SPC-6")
def test_cv_spc_6_afterwards_the_cycle_goes_on_without_him() -> None:
    t = three('turn = 4\nphase = "housekeeping"\ngone = ["green"]\nseat.green.leaving = 3\nseat.red.coins = 60\n')
    assert (described(t)["turn"], described(t)["order"]) == (5, ["blue", "red"])


# ---------------------------------------------------------------- elimination


POOR = 'capital = "nowhere", coins = 25, experience = 4, wonders = ["oracle"], improvements = ["temple"], '
OWNS = f'seat.blue = {{ {POOR} technologies = ["pottery"], spies = ["reserve"] }}\n'


@pytest.mark.rule("CV-SPC-7")
@pytest.mark.parametrize(
    ("more", "out"),
    [
        ("", True),
        (place("nile", "blue", explorer=1), False),
        (place("black_sea", "blue", ancient_ship=1), False),
    ],
)
def test_cv_spc_7_without_settlement_unit_and_explorer_one_is_out(more: str, out: bool) -> None:
    t = battle({"ancient_infantry": 1}, {"ancient_infantry": 1}, [[6, 1]], OWNS + BUSY + more)
    assert (described(t)["gone"] == ["blue"]) is out


@pytest.mark.rule("CV-SPC-7")
def test_cv_spc_7_a_settlement_is_enough() -> None:
    t = battle({"ancient_infantry": 1}, {"ancient_infantry": 1}, [[6, 1]], settle("nile", "blue") + BUSY)
    assert described(t)["gone"] == []


@pytest.mark.rule("CV-SPC-8")
def test_cv_spc_8_half_the_treasury_and_the_wonders_go_to_who_did_it() -> None:
    """Half of 25 coins is 12; the technology belongs to nobody any more."""
    t = battle({"ancient_infantry": 1}, {"ancient_infantry": 1}, [[6, 1]], OWNS + BUSY)
    assert told(t, "seat.eliminated") == [("blue", "red")]
    assert (seat(t, "red")["coins"], seat(t, "red")["wonders"]) == (12, ["oracle"])
    blue = seat(t, "blue")
    assert (blue["coins"], blue["experience"], blue["improvements"], blue["spies"]) == (0, 0, [], [])
    assert (described(t)["lost"], blue["technologies"], seat(t, "red")["technologies"]) == (["pottery"], [], [])
    assert offered(t, "blue", "done") == []


NOTHING = 'seat.blue = { capital = "nowhere", coins = 25, wonders = ["oracle"] }\nwar = [["red", "blue"]]\n'


@pytest.mark.rule("CV-SPC-8", "CV-BAT-22")
def test_cv_spc_8_who_seizes_the_last_explorer_has_done_it() -> None:
    t = three(NOTHING + place("gallia", "red", ancient_infantry=1) + place("gallia", "blue", explorer=1) + BUSY)
    play(t, "red: seize blue.explorer@gallia")
    assert told(t, "seat.eliminated") == [("blue", "red")]
    assert (seat(t, "red")["coins"], seat(t, "red")["wonders"]) == (12, ["oracle"])


@pytest.mark.rule("CV-SPC-8", "CV-ESP-25")
def test_cv_spc_8_so_has_the_owner_of_the_spy_who_sinks_the_last_ship() -> None:
    spy = 'era = "modern"\nseat.red = { coins = 100, spies = [{ space = "black_sea", ship = 0 }] }\n'
    ship = 'pieces = [{ kind = "modern_ship", owner = "blue", space = "black_sea" }]\n'
    t = three(spy + NOTHING + ship + place("nile", "red", explorer=1) + BUSY, [[10]])
    play(t, "red: mission red.1/sink_ship")
    assert told(t, "seat.eliminated") == [("blue", "red")]
    assert (seat(t, "red")["coins"], seat(t, "red")["wonders"]) == (100 - 20 + 12, ["oracle"])


@pytest.mark.rule("CV-SPC-8", "CV-STR-27")
def test_cv_spc_8_so_has_who_wins_over_the_last_garrison() -> None:
    won = f"deeds = {{ dominated = 1, dominated_at = {space('italia') + 1}, dominated_of = 2 }}"
    red = f'phase = "government"\nera = "medieval"\nseat.red = {{ hand = ["sc_076"], {won} }}\n'
    lands = settle("gallia", "red") + settle("italia", "red")
    t = three(red + NOTHING + lands + place("italia", "blue", ancient_infantry=1) + BUSY)
    play(t, "red: strategy sc_076")
    assert told(t, "seat.eliminated") == [("blue", "red")]
