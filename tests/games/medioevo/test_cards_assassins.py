"""Assassins: any one die just rolled, whoever rolled it, shows less."""

import pytest
from tests.games.medioevo.fights import at_sea, field, galley, horde_fight, melee, siege, values
from tests.games.medioevo.hands import cards_offered, hand, is_rotated, out_of_place, plays, usable
from tests.games.medioevo.table import (
    army,
    asked,
    described,
    events,
    happened,
    land,
    offered,
    pieces,
    play,
    refused,
    state,
    three,
    waiting,
)

from quadriga.engine.table import Table

ASSASSINS = [("assassin_46", 1), ("assassin_47", 2)]


def lowered(t: Table) -> list[list[int]]:
    """Who, which die, what it shows now."""
    return [event.args[:3] for event in events(t, "die.lowered")]


# ---------------------------------------------------------------- melee dice


@plays("assassin_46")
@pytest.mark.rule("MU-CARD-46", "MU-BAT-9")
def test_mu_card_46_an_own_die_for_a_critical_roll() -> None:
    """4, 2, 5: the d8 becomes 4, and 4 x 4 = 16 beats 5."""
    t = melee("light_infantry=9", "light_infantry=9", [[4, 2, 5], [1, 2, 3]], hand("byzantine", "assassin_46"))
    play(t, "byzantine: keep", "hungary: keep; pass", "byzantine: card assassin_46; aim-die 2")
    assert lowered(t) == [[0, 2, 4]]
    assert values(t) == [(16, 2)]
    assert is_rotated(t, "assassin_46")


@plays("assassin_46", "assassin_47")
@pytest.mark.rule("MU-CARD-46", "MU-CARD-47")
@pytest.mark.parametrize(("card", "points"), ASSASSINS)
def test_mu_card_46_and_47_a_die_of_the_opponent(card: str, points: int) -> None:
    """Hungary's 8 is lowered: 8 - points - 1 against 5."""
    t = melee("light_infantry=9", "light_infantry=9", [[1, 2, 5], [1, 2, 8]], hand("byzantine", card))
    play(t, "byzantine: keep", "hungary: keep", f"byzantine: card {card}")
    assert offered(t, "byzantine", "aim_die") == ["1", "2", "4", "5"]  # all six but the ones
    play(t, "byzantine: aim-die 5")
    assert lowered(t) == [[0, 5, 8 - points]]
    assert values(t) == [(5, 7 - points)]


@plays("assassin_47")
@pytest.mark.rule("MU-CARD-47")
def test_mu_card_47_not_below_one() -> None:
    """The d4 shows 2: with two less it is 1, not 0. It becomes the casualty value."""
    t = melee("light_infantry=9", "light_infantry=9", [[2, 3, 5], [1, 2, 8]], hand("hungary", "assassin_47"))
    play(t, "byzantine: keep", "hungary: keep; card assassin_47; aim-die 0")
    assert lowered(t) == [[1, 0, 1]]
    t = melee("light_infantry=9", "light_infantry=9", [[1, 3, 5], [1, 2, 8]], hand("hungary", "assassin_47"))
    play(t, "byzantine: keep", "hungary: keep; card assassin_47")
    assert refused(t, "hungary: aim-die 0").rules == ["MU-CARD-47"]


@plays("assassin_46")
@pytest.mark.rule("MU-CARD-46")
def test_mu_card_46_a_third_player_and_a_die_of_the_barbarians() -> None:
    """The 8 of the War circle counts 7 in this battle; the War circle itself does not change."""
    t = horde_fight("archer=1", "archer=1, light_infantry=5", "[1, 2, 8]", [[1, 2, 5]], hand("hungary", "assassin_46"))
    play(t, "byzantine: keep", "hungary: card assassin_46; aim-die 5")
    assert values(t) == [(5, 7)]
    assert described(t)["dice"] == [1, 2, 8]


@pytest.mark.rule("MU-CARD-46", "MU-EMP-12")
def test_mu_card_46_before_the_damage_is_applied() -> None:
    t = melee("light_infantry=9", "archer=1, cavalry=4", [[8], [1, 2, 5], [1, 2, 3]], hand("hungary", "assassin_46"))
    play(t, "hungary: pass", "byzantine: roll; keep", "hungary: keep; pass")  # archers, melee
    assert asked(t) == "Losses"
    assert refused(t, "hungary: card assassin_46").code == "wrong_window"


# ---------------------------------------------------------------- archers and artillery


@plays("assassin_46", "assassin_47")
@pytest.mark.rule("MU-CARD-46", "MU-CARD-47", "MU-UNI-2")
@pytest.mark.parametrize(("card", "points"), ASSASSINS)
def test_mu_card_46_and_47_an_archers_die_becomes_a_hit(card: str, points: int) -> None:
    t = melee("archer=2", "light_infantry=9", [[3 + points, 8]], hand("byzantine", card))
    play(t, f"byzantine: card {card}; aim-die 0")
    assert [event.args[:2] for event in events(t, "archers.hit")] == [[0, 1]]


@plays("assassin_47")
@pytest.mark.rule("MU-CARD-46", "MU-CARD-47", "MU-ART-2")
def test_mu_card_47_a_shot_of_an_engine_becomes_a_hit() -> None:
    """A trebuchet at a fort: 5 becomes 3, one point of damage."""
    engine = 'pieces = [{ owner = "hungary", kind = "siege_engine", level = 2, zone = "nicea" }]\n'
    t = siege("archer=3", "archer=3", [[5, 8]], engine + hand("hungary", "assassin_47"), building=2)
    play(t, "byzantine: protect engines", "hungary: man siege/archer; man siege/archer; aim-at siege/military; ready")
    assert cards_offered(t, "hungary") == ["assassin_47"]
    play(t, "hungary: card assassin_47; aim-die 0")
    assert land(t, "nicea")["damage"] == [0, 1, 0]


# ---------------------------------------------------------------- the dice of the Events phase


@plays("assassin_46")
@pytest.mark.rule("MU-CARD-46", "MU-EVT-2")
def test_mu_card_46_the_barbarian_dice_of_the_turn() -> None:
    """4, 6, 4: one light infantry; the d4 at 3 adds one, the d8 at 3 would add a captain. The new dice stay."""
    t = three('phase = "events"\nevent_deck = ["event_1"]\n' + hand("hungary", "assassin_46"), [[4, 6, 4]])
    play(t, "byzantine: keep", "hungary: card assassin_46; aim-die 2")
    assert described(t)["dice"] == [4, 6, 3]
    assert described(t)["horde"] == [1, 0, 1]


@plays("assassin_47")
@pytest.mark.rule("MU-CARD-47", "MU-EVT-9")
def test_mu_card_47_the_die_of_an_event() -> None:
    """Armies: 5 does nothing, 3 is three points of damage."""
    position = 'phase = "events"\nevent_deck = ["event_13"]\narmies.nicea.byzantine = { archer = 5, cavalry = 1 }\n'
    t = three(position + hand("hungary", "assassin_47"), [[4, 6, 8], [5]])
    play(t, "byzantine: keep", "hungary: pass", "byzantine: icon armies")  # not for the barbarian dice
    assert (asked(t), waiting(t)) == ("Window", ["hungary"])
    play(t, "hungary: card assassin_47")
    assert (asked(t), getattr(state(t).stack[-1], "left", 0)) == ("IconRoll", 3)


# ---------------------------------------------------------------- dice of cards


@plays("assassin_47")
@pytest.mark.rule("MU-CARD-47", "MU-CARD-7")
def test_mu_card_47_the_die_of_a_crossbowman() -> None:
    """A 6 would give three shots; 4 gives two."""
    more = hand("byzantine", "crossbowman_7") + hand("hungary", "assassin_47")
    t = melee("cavalry=4", "light_infantry=9", [[6], [1, 1]], more)
    play(t, "byzantine: card crossbowman_7", "hungary: card assassin_47; pass; pass")
    assert [event.args[:2] for event in events(t, "archers.hit")] == [[0, 2]]


@plays("assassin_46")
@pytest.mark.rule("MU-CARD-46", "MU-CARD-13")
def test_mu_card_46_the_die_of_an_infiltrator() -> None:
    """5 would be three cards, 4 is two. The Assassin, rotated now, could be one of them."""
    position = """
        phase = "commerce"
        active = "golden_horde"
        seat.byzantine.cards = ["infiltrator_13"]
        seat.hungary = { cards = ["bishop_1", "bishop_2", "bishop_3"], rotated = ["bishop_1", "bishop_2", "bishop_3"] }
        seat.golden_horde.cards = ["assassin_46"]
    """
    t = three(position, [[5]])
    play(t, "golden_horde: done", "byzantine: card infiltrator_13", "golden_horde: card assassin_46")
    play(t, "byzantine: aim-card bishop_1; aim-card assassin_46")
    assert asked(t) == "TurnOrder"
    assert [is_rotated(t, key) for key in ("bishop_1", "bishop_2", "assassin_46")] == [True, False, True]


@plays("assassin_46")
@pytest.mark.rule("MU-CARD-46", "MU-CARD-17")
@pytest.mark.parametrize(("die", "dead"), [(4, True), (5, False)])
def test_mu_card_46_the_die_of_a_spy(die: int, dead: bool) -> None:
    t = field("light_infantry=2", "archer=1, cavalry=1", [[die]], hand("byzantine", "spy_17", "assassin_46"))
    play(t, "byzantine: card spy_17; aim-unit cavalry; card assassin_46")
    assert army(t, "nicea", "hungary") == ({"archer": 1} if dead else {"archer": 1, "cavalry": 1})


@plays("assassin_47")
@pytest.mark.rule("MU-CARD-47", "MU-NAV-6")
def test_mu_card_47_the_die_of_a_galley_that_may_sink() -> None:
    """Hungary's only unit at sea dies; the galley's 5 becomes 3: it sinks."""
    fleets = galley("byzantine", 1, "light_infantry=3") + galley("hungary", 1, "light_infantry=1")
    t = at_sea(fleets, [[1, 2, 8], [1, 2, 3], [5]], hand("byzantine", "assassin_47"))
    play(t, "byzantine: keep", "hungary: keep", "byzantine: pass")  # the melee dice are let be
    assert (asked(t), waiting(t)) == ("Window", ["byzantine"])
    play(t, "byzantine: card assassin_47")
    assert happened(t, "galley.sunk") == ["galley.sunk"]
    assert pieces(t, "hungary") == []


@pytest.mark.rule("MU-CARD-46", "MU-CARD-47")
def test_mu_card_46_and_47_one_after_the_other_on_one_die() -> None:
    """8 - 2 - 1 = 5, less the penalty of 1."""
    more = hand("byzantine", "assassin_46", "assassin_47")
    t = melee("light_infantry=9", "light_infantry=9", [[1, 2, 5], [1, 2, 8]], more)
    play(t, "byzantine: keep", "hungary: keep", "byzantine: card assassin_47; aim-die 5; card assassin_46; aim-die 5")
    assert values(t) == [(5, 4)]


# ---------------------------------------------------------------- and nowhere else


@pytest.mark.rule("MU-CARD-46", "MU-CARD-47", "MU-EMP-12")
@pytest.mark.parametrize(("card", "points"), ASSASSINS)
def test_mu_card_46_and_47_not_without_a_die(card: str, points: int) -> None:
    assert out_of_place(three('phase = "purchase"\n' + hand("byzantine", card)), card)
    t = field("light_infantry=2", "light_infantry=2", [[1, 2, 3]], hand("byzantine", card))
    assert not usable(t, card)
    assert asked(t) == "Declaration"


@pytest.mark.rule("MU-CARD-46")
def test_mu_card_46_dice_that_show_one_cannot_be_lowered() -> None:
    """Two archers of Byzantium roll 1 and 1: Hungary has nothing to do."""
    t = melee("archer=2", "light_infantry=9", [[1, 1], [1, 2, 3]], hand("hungary", "assassin_46"))
    assert asked(t) == "Losses"
    assert happened(t, "archers.hit") == ["archers.hit"]


@pytest.mark.rule("MU-CARD-46", "MU-BAR-3")
def test_mu_card_46_when_barbarians_attack_too() -> None:
    """Byzantium incites them in Banat. Barbarians 8 against 4 - 1; Hungary lowers their 8 to 7."""
    position = "dice = [1, 4, 8]\narmies.banato.hungary = { heavy_infantry = 4, light_infantry = 1 }\n"
    t = three(position + hand("hungary", "assassin_46") + hand("byzantine", "infiltrator_15"), [[1, 2, 4]])
    play(t, "byzantine: card infiltrator_15; aim-zone banato", "hungary: keep; card assassin_46; aim-die 2")
    assert values(t) == [(7, 3)]
