"""When cards may be used, and who is asked first."""

import pytest
from tests.games.medioevo.fights import field, melee, values
from tests.games.medioevo.hands import (
    KEYS,
    cards_offered,
    florins,
    hand,
    is_rotated,
    number,
    pass_windows,
    usable,
    window,
)
from tests.games.medioevo.table import (
    BOARD,
    asked,
    can,
    described,
    idle_until,
    offered,
    play,
    refused,
    seat,
    three,
    waiting,
)
from tests.games.medioevo.traders import caravan, trade

from quadriga.engine.table import Table

ORDER = 'order = ["golden_horde", "byzantine", "hungary"]\n'


def dice_on_the_table(more: str, active: str = "byzantine") -> Table:
    """A battle in Nicaea; the melee dice 5 and 4 lie there."""
    other = "hungary" if active == "byzantine" else "byzantine"
    position = f"""
        active = "{active}"
        war = [["byzantine", "hungary"]]
        armies.nicea = {{ byzantine = {{ light_infantry = 9 }}, hungary = {{ light_infantry = 9 }} }}
    """
    t = three(position + more, [[1, 2, 5], [1, 2, 4]])
    play(t, f"{active}: attack nicea/{other}; fight", f"{other}: fight", f"{active}: keep", f"{other}: keep")
    return t


THREE = hand("byzantine", "assassin_46") + hand("hungary", "warlord_5") + hand("golden_horde", "assassin_47")


# ---------------------------------------------------------------- MU-EMP-13: the order


@pytest.mark.rule("MU-EMP-13")
@pytest.mark.parametrize(
    ("order", "active", "asked_in_turn"),
    [
        ("", "byzantine", ["byzantine", "hungary", "golden_horde"]),
        ("", "hungary", ["hungary", "byzantine", "golden_horde"]),
        (ORDER, "byzantine", ["byzantine", "golden_horde", "hungary"]),
        (ORDER, "hungary", ["hungary", "golden_horde", "byzantine"]),
    ],
)
def test_mu_emp_13_the_active_player_then_the_others_in_turn_order(
    order: str, active: str, asked_in_turn: list[str]
) -> None:
    t = dice_on_the_table(order + THREE, active)
    for name in asked_in_turn:
        assert (asked(t), waiting(t)) == ("Window", [name])
        play(t, f"{name}: pass")
    assert window(t) is None  # all have passed in succession


@pytest.mark.rule("MU-EMP-13")
def test_mu_emp_13_after_any_activation_the_round_starts_again() -> None:
    """Hungary, second, uses its Warlord: Byzantium, who had passed, is asked once more."""
    t = dice_on_the_table(THREE)
    play(t, "byzantine: pass", "hungary: card warlord_5; aim-owner hungary")
    assert waiting(t) == ["byzantine"]
    play(t, "byzantine: card assassin_46; aim-die 5")
    assert waiting(t) == ["golden_horde"]  # Byzantium and Hungary have nothing left
    play(t, "golden_horde: pass")
    assert values(t) == [(5, 4)]  # 4 - 1 (Assassin) - 1 (order) + 2


@pytest.mark.rule("MU-EMP-13")
def test_mu_emp_13_the_window_closes_when_all_pass_in_succession() -> None:
    t = dice_on_the_table(THREE)
    play(t, "byzantine: pass", "hungary: pass", "golden_horde: card assassin_47; aim-die 2")
    assert waiting(t) == ["byzantine"]  # 5 - 2: they may think again
    play(t, "byzantine: pass", "hungary: pass")
    assert window(t) is None
    assert values(t) == [(3, 3)]


@pytest.mark.rule("MU-EMP-13")
def test_mu_emp_13_who_can_do_nothing_is_not_asked() -> None:
    t = dice_on_the_table(hand("golden_horde", "assassin_47") + hand("hungary", "bishop_2"))
    assert waiting(t) == ["golden_horde"]
    assert not can(t, "hungary: pass")


@pytest.mark.rule("MU-EMP-13")
def test_mu_emp_13_rotated_cards_are_not_asked_for() -> None:
    t = dice_on_the_table(THREE + 'seat.byzantine.rotated = ["assassin_46"]\n')
    assert waiting(t) == ["hungary"]


@pytest.mark.rule("MU-EMP-13")
def test_mu_emp_13_a_horde_attacks_its_victim_is_the_active_player() -> None:
    """Golden Horde first in turn order, but Hungary is attacked."""
    position = ORDER + "dice = [1, 4, 8]\narmies.banato.hungary = { heavy_infantry = 4 }\n"
    more = hand("hungary", "assassin_46") + hand("golden_horde", "assassin_47") + hand("byzantine", "infiltrator_15")
    t = three(position + 'active = "byzantine"\n' + more, [[1, 2, 4]])
    play(t, "byzantine: card infiltrator_15; aim-zone banato", "hungary: keep")
    assert (asked(t), waiting(t)) == ("Window", ["hungary"])
    play(t, "hungary: pass")
    assert waiting(t) == ["golden_horde"]


@pytest.mark.rule("MU-EMP-13", "MU-CARD-15")
def test_mu_emp_13_when_somebody_incites_a_rebellion_he_is_asked_first() -> None:
    """Hungary does; Byzantium is the first player but comes after it."""
    position = 'active = "hungary"\nland.tarnovo.military = 1\n'
    t = three(position + hand("hungary", "infiltrator_15", "diplomat_50") + hand("byzantine", "diplomat_51"))
    play(t, "hungary: card infiltrator_15; aim-zone tarnovo")
    assert (asked(t), waiting(t)) == ("Window", ["hungary"])
    play(t, "hungary: pass")
    assert waiting(t) == ["byzantine"]


@pytest.mark.rule("MU-EMP-13")
def test_mu_emp_13_in_the_window_of_a_card_its_user_comes_first() -> None:
    """Hungary uses a Princess for its own card before Byzantium's Joker is asked."""
    position = 'phase = "purchase"\nactive = "hungary"\n' + hand("hungary", "scientist_10", "princess_60")
    t = three(position + hand("byzantine", "joker_49"))
    play(t, "hungary: points scientist_10")
    assert waiting(t) == ["hungary"]
    play(t, "hungary: pass")
    assert waiting(t) == ["byzantine"]


# ---------------------------------------------------------------- MU-EMP-14: announcing a use


@pytest.mark.rule("MU-EMP-14")
def test_mu_emp_14_a_card_is_rotated_and_paid_before_anybody_answers() -> None:
    t = three('phase = "purchase"\n' + hand("byzantine", "infiltrator_15") + hand("hungary", "joker_48"))
    play(t, "byzantine: card infiltrator_15")
    assert is_rotated(t, "infiltrator_15")
    assert florins(t) == 1500
    assert waiting(t) == ["hungary"]


@pytest.mark.rule("MU-EMP-14")
def test_mu_emp_14_only_jokers_and_princesses_answer() -> None:
    """Everybody else's cards are silent, whatever they could do otherwise."""
    others = [key for key in KEYS if not key.startswith(("joker", "princess")) and key != "bishop_1"]
    assert len(others) == 67
    t = three('phase = "purchase"\n' + hand("byzantine", "bishop_1") + hand("hungary", *others))
    play(t, "byzantine: card bishop_1")
    assert asked(t) == "Aim"  # nobody was asked
    answering = ["joker_48", "joker_49", "princess_59", "princess_60"]
    t = three(
        'phase = "purchase"\n' + hand("byzantine", "bishop_2") + hand("hungary", *answering, "bard_44", "bishop_3")
    )
    play(t, "byzantine: points bishop_2")
    assert cards_offered(t, "hungary") == answering


@pytest.mark.rule("MU-EMP-14")
def test_mu_emp_14_no_technology_answers_a_card() -> None:
    """Hungary knows everything and has points; in the window of a card only its Joker is offered."""
    knowledge = "{ blue = 4, yellow = 4, orange = 4, red = 4, green = 4, purple = 2 }"
    position = f'phase = "purchase"\nseat.hungary.technologies = {knowledge}\nseat.hungary.points = {{ purple = 3 }}\n'
    t = three(position + hand("byzantine", "bishop_1") + hand("hungary", "joker_49", "warlord_5"))
    play(t, "byzantine: card bishop_1")
    assert offered(t, "hungary", "card") == ["joker_49"]
    for verb in ("tech", "points", "convert", "token"):
        assert offered(t, "hungary", verb) == []


# ---------------------------------------------------------------- MU-EMP-12: moments and duration


@pytest.mark.rule("MU-EMP-12")
def test_mu_emp_12_cards_may_be_used_in_the_turns_of_others() -> None:
    t = trade(caravan("lidia", "cargo = { wine = 1 }"), more=hand("hungary", "bishop_2"))
    assert (asked(t), waiting(t)) == ("Window", ["hungary"])  # before Byzantium leads a caravan
    play(t, "hungary: card bishop_2; aim-zone nicea")
    assert described(t)["bans"] == [[1, number("nicea"), 2]]


@pytest.mark.rule("MU-EMP-12")
def test_mu_emp_12_outside_its_windows_nobody_interrupts() -> None:
    """Byzantium decides about its purchases: Hungary's cards have to wait."""
    t = three('phase = "purchase"\n' + hand("hungary", "bishop_1", "bard_44", "magnate_36"))
    assert waiting(t) == ["byzantine"]
    assert refused(t, "hungary: card bishop_1").code == "not_your_decision"


@pytest.mark.rule("MU-EMP-12")
def test_mu_emp_12_effects_end_with_the_turn() -> None:
    """Bans are remembered but not in force; protections, disguises and discounts are gone."""
    effects = "effects = [[11, 0, 3], [49, 0, 10], [54, 0, 0], [31, 0, 0], [36, 0, 0]]\n"
    t = three('phase = "commerce"\nactive = "golden_horde"\nbans = [[2, 3, 2]]\n' + effects)
    play(t, "golden_horde: done")
    idle_until(t, "TurnOrder")
    assert described(t)["effects"] == []
    wagon = 'pieces = [{ owner = "byzantine", kind = "war_wagon", level = 1, zone = "nicea" }]\n'
    t = three(f"turn = 3\nbans = [[2, {number('nicea')}, 2]]\n" + wagon)
    assert can(t, "byzantine: move nicea")
    t = three(f"turn = 3\nbans = [[2, {number('nicea')}, 3]]\n" + wagon + hand("byzantine", "bishop_1"))
    assert not can(t, "byzantine: move nicea")


@pytest.mark.rule("MU-EMP-12")
def test_mu_emp_12_cards_that_reach_into_the_next_turn() -> None:
    """13 (pinned cards), 28 (losses) and 36 (a deposit) do; the deposit and the losses are there in the next turn."""
    position = """
        phase = "commerce"
        active = "golden_horde"
        seat.byzantine = { cards = ["magnate_36", "bishop_1"], rotated = ["magnate_36"], stored = 300 }
    """
    t = three(position)
    play(t, "golden_horde: done")
    pass_windows(t)
    assert asked(t) == "TurnOrder"
    assert (seat(t, "byzantine")["stored"], seat(t, "byzantine")["rotated"]) == (300, [])


@pytest.mark.rule("MU-EMP-12", "MU-CARD-5")
def test_mu_emp_12_dice_and_values_before_damage_only() -> None:
    t = melee(
        "light_infantry=9", "archer=5, cavalry=4", [[8] * 5, [1, 2, 5], [1, 2, 3]], hand("byzantine", "warlord_5")
    )
    play(t, "byzantine: roll; keep", "hungary: keep")
    assert usable(t, "warlord_5")
    play(t, "byzantine: pass")
    assert asked(t) == "Losses"
    assert refused(t, "hungary: card warlord_5").code == "wrong_window"


@pytest.mark.rule("MU-EMP-12")
def test_mu_emp_12_a_window_of_the_first_round_is_not_one_of_the_declaration() -> None:
    """The Spy before any die, the Gunner once crews are assigned, the Warlord when the dice lie there."""
    engine = 'pieces = [{ owner = "byzantine", kind = "siege_engine", level = 1, zone = "nicea" }]\n'
    mine = hand("byzantine", "spy_17", "gunner_52", "warlord_5", "surgeon_27")
    t = field("light_infantry=9", "light_infantry=5, heavy_infantry=4", [[8], [1, 2, 3], [1, 2, 8]], engine + mine)
    assert cards_offered(t, "byzantine") == ["spy_17"]
    play(t, "byzantine: pass; fight", "hungary: fight", "byzantine: ready")
    assert cards_offered(t, "byzantine") == ["gunner_52"]
    play(t, "byzantine: card gunner_52; keep", "hungary: keep")
    assert cards_offered(t, "byzantine") == ["warlord_5"]
    play(t, "byzantine: pass")
    assert cards_offered(t, "byzantine") == ["surgeon_27"]


@pytest.mark.rule("MU-EMP-12", "MU-GAP-63")
def test_mu_gap_63_every_card_has_at_least_one_window() -> None:
    assert [card.windows > 0 for card in BOARD.cards] == [True] * 72
