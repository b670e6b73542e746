"""Warlords 4 and 5, Crossbowmen: powers, attack values and archers of one battle round."""

import pytest
from tests.games.medioevo.fights import casualties, due, field, horde_fight, melee, rounds, scores, values
from tests.games.medioevo.hands import cards_offered, hand, is_rotated, out_of_place, pass_windows, plays, usable
from tests.games.medioevo.table import army, asked, can, events, offered, play, refused, state, three, waiting

from quadriga.engine.table import Table


def arrows(t: Table) -> list[int]:
    """Archer dice of the round as they lie."""
    for frame in reversed(state(t).stack):
        found: list[int] | None = getattr(frame, "arrows", None)
        if found is not None:
            return found[1::2]
    return []


def hits(t: Table) -> list[list[int]]:
    """Seat and points of damage by its archers, volley by volley."""
    return [event.args[:2] for event in events(t, "archers.hit")]


# ---------------------------------------------------------------- 4: outnumbering


@plays("warlord_4")
@pytest.mark.rule("MU-CARD-4")
def test_mu_card_4_three_archers_shoot_although_the_opponent_has_one() -> None:
    """8, 3, 1: two hits. The single archer is outnumbered and does not shoot."""
    t = melee("archer=3", "archer=1, light_infantry=9", [[8, 3, 1]], hand("byzantine", "warlord_4"))
    play(t, "byzantine: card warlord_4")
    assert (asked(t), waiting(t), due(t)) == ("Losses", ["hungary"], 2)
    assert arrows(t) == [8, 3, 1]
    assert is_rotated(t, "warlord_4")


@pytest.mark.rule("MU-CARD-4")
@pytest.mark.parametrize(("own", "opposing", "works"), [(3, 2, True), (2, 2, False), (2, 3, False), (2, 0, False)])
def test_mu_card_4_as_many_still_block_and_without_a_block_it_does_nothing(
    own: int, opposing: int, works: bool
) -> None:
    t = melee(f"cavalry={own}", f"cavalry={opposing}, archer=1", [[8]], hand("byzantine", "warlord_4"))
    assert usable(t, "warlord_4") == works


@pytest.mark.rule("MU-CARD-4")
def test_mu_card_4_every_type_of_the_user_and_nobody_else() -> None:
    """Byzantium: light 3 against 1, cavalry 2 against 1. Hungary's own powers stay blocked.

    5 against 3 - 1: score 3, cavalry 2 x 2; casualties 1 and 1.
    """
    t = melee(
        "light_infantry=3, cavalry=2",
        "light_infantry=1, cavalry=1, heavy_infantry=9",
        [[1, 2, 5], [1, 2, 3]],
        hand("byzantine", "warlord_4"),
    )
    play(t, "byzantine: card warlord_4")
    assert can(t, "byzantine: sacrifice light_infantry x3")
    play(t, "byzantine: roll; keep")
    assert offered(t, "hungary", "sacrifice") == []
    play(t, "hungary: keep")
    assert scores(t) == [("byzantine", 3, 7)]


@pytest.mark.rule("MU-CARD-4")
def test_mu_card_4_for_one_round_only() -> None:
    """All shots miss in both rounds: in the second there are none."""
    dice = [[8, 8, 8], [1, 2, 3], [1, 2, 4], [1, 2, 3], [1, 2, 4]]
    t = melee("archer=3", "archer=1, light_infantry=9", dice, hand("byzantine", "warlord_4"))
    play(t, "byzantine: card warlord_4; keep", "hungary: roll; keep")
    play(t, "byzantine: lose archer", "hungary: lose light_infantry")
    play(t, "byzantine: fight", "hungary: fight")
    assert rounds(t) == 2
    assert arrows(t) == []
    assert asked(t) == "MeleeRoll"


@pytest.mark.rule("MU-CARD-4", "MU-EMP-12")
def test_mu_card_4_only_who_fights_and_only_in_a_battle() -> None:
    t = melee("archer=3", "archer=1", [[1, 2, 3]], hand("golden_horde", "warlord_4"))
    assert asked(t) == "MeleeRoll"  # nobody was asked
    t = three(hand("byzantine", "warlord_4", "bishop_1"))
    assert out_of_place(t, "warlord_4")


# ---------------------------------------------------------------- 5: two more


@plays("warlord_5")
@pytest.mark.rule("MU-CARD-5")
@pytest.mark.parametrize(("aim", "attacker", "defender"), [("byzantine", 7, 3), ("hungary", 5, 5)])
def test_mu_card_5_two_more_for_one_of_the_two_values(aim: str, attacker: int, defender: int) -> None:
    """5 against 4 - 1."""
    t = melee("light_infantry=9", "light_infantry=9", [[1, 2, 5], [1, 2, 4]], hand("byzantine", "warlord_5"))
    play(t, "byzantine: keep", "hungary: keep")
    assert usable(t, "warlord_5")
    play(t, "byzantine: card warlord_5")
    assert offered(t, "byzantine", "aim_owner") == ["byzantine", "hungary"]
    play(t, f"byzantine: aim-owner {aim}")
    assert values(t) == [(attacker, defender)]
    assert is_rotated(t, "warlord_5")


@plays("warlord_5")
@pytest.mark.rule("MU-CARD-5")
def test_mu_card_5_a_third_player_may_give_it() -> None:
    """5 against 4 - 1 + 2: a tie, no damage but the casualties."""
    t = melee("light_infantry=9", "light_infantry=9", [[1, 2, 5], [1, 2, 4]], hand("golden_horde", "warlord_5"))
    play(t, "byzantine: keep", "hungary: keep", "golden_horde: card warlord_5; aim-owner hungary")
    assert values(t) == [(5, 5)]
    assert scores(t) == []


@plays("warlord_5")
@pytest.mark.rule("MU-CARD-5")
def test_mu_card_5_barbarians_too() -> None:
    """Byzantium 5 against 4 of the War circle."""
    t = horde_fight("archer=1", "archer=1, light_infantry=5", "[1, 2, 4]", [[1, 2, 5]], hand("hungary", "warlord_5"))
    play(t, "byzantine: keep", "hungary: card warlord_5; aim-owner barbarians")
    assert values(t) == [(5, 6)]


@pytest.mark.rule("MU-CARD-5")
def test_mu_card_5_after_the_dice_and_for_one_round() -> None:
    dice = [[1, 2, 5], [1, 2, 4], [1, 2, 5], [1, 2, 4]]
    t = melee("light_infantry=9", "light_infantry=9", dice, hand("byzantine", "warlord_5"))
    assert not can(t, "byzantine: card warlord_5")  # not before
    play(t, "byzantine: keep", "hungary: keep", "byzantine: card warlord_5; aim-owner byzantine")
    play(t, "hungary: lose light_infantry x4", "byzantine: lose light_infantry", "hungary: lose light_infantry")
    play(t, "byzantine: fight", "hungary: fight", "byzantine: keep", "hungary: keep")
    assert values(t) == [(7, 3), (5, 3)]


@pytest.mark.rule("MU-CARD-5", "MU-BAT-12")
def test_mu_card_5_before_the_value_is_halved() -> None:
    """Capturing 1:1: (5 + 2) / 2 rounded up = 4."""
    t = field("light_infantry=2", "light_infantry=2", [[1, 2, 5], [1, 2, 4]], hand("byzantine", "warlord_5"))
    play(t, "byzantine: capture", "hungary: fight", "byzantine: keep", "hungary: keep")
    play(t, "byzantine: card warlord_5; aim-owner byzantine")
    assert values(t) == [(4, 3)]


# ---------------------------------------------------------------- 7: extra archers


@plays("crossbowman_7")
@pytest.mark.rule("MU-CARD-7")
@pytest.mark.parametrize(("die", "shots"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_mu_card_7_one_to_three_units_shoot_too(die: int, shots: int) -> None:
    """Byzantium has no archer at all; every shot hits."""
    t = melee("cavalry=4", "light_infantry=9", [[die], [1] * shots], hand("byzantine", "crossbowman_7"))
    play(t, "byzantine: card crossbowman_7")
    assert hits(t) == [[0, shots]]


@pytest.mark.rule("MU-CARD-7")
def test_mu_card_7_different_units_and_an_archer_may_shoot_twice() -> None:
    """A die of 6, but only two units: 2 extra shots beside that of the archer."""
    t = melee("cavalry=1, archer=1", "light_infantry=9", [[6], [1, 4, 3]], hand("byzantine", "crossbowman_7"))
    play(t, "byzantine: card crossbowman_7")
    assert arrows(t) == [1, 4, 3]
    assert due(t) == 2


@pytest.mark.rule("MU-CARD-7", "MU-UNI-1")
def test_mu_card_7_an_opposing_archer_blocks_the_shots() -> None:
    t = melee("cavalry=4", "archer=1", [[8], [1, 2, 3]], hand("byzantine", "crossbowman_7"))
    assert asked(t) == "MeleeRoll"  # Byzantium was not asked
    assert arrows(t) == [8]  # the shot of Hungary's archer


@pytest.mark.rule("MU-CARD-7")
def test_mu_card_7_in_this_round_only_and_not_after_the_archers() -> None:
    dice = [[1], [8], [1, 2, 3], [1, 2, 4], [1, 2, 3]]
    t = melee("light_infantry=4", "light_infantry=9", dice, hand("byzantine", "crossbowman_7"))
    play(t, "byzantine: card crossbowman_7; keep", "hungary: keep")
    play(t, "byzantine: fight", "hungary: fight")
    assert (rounds(t), arrows(t), asked(t)) == (2, [], "MeleeRoll")
    t = melee("light_infantry=4", "light_infantry=9", [[1, 2, 3]], hand("byzantine", "crossbowman_7"))
    play(t, "byzantine: pass; pass")  # before the artillery, before the archers
    assert asked(t) == "MeleeRoll"  # not before the melee


# ---------------------------------------------------------------- 8: massed archery


@plays("crossbowman_8")
@pytest.mark.rule("MU-CARD-8")
@pytest.mark.parametrize(("archers", "bonus"), [(2, 1), (3, 1), (4, 2), (5, 2), (6, 3), (7, 3), (8, 3), (10, 3)])
def test_mu_card_8_one_off_each_die_for_every_two_archers(archers: int, bonus: int) -> None:
    """A die of 3 + bonus just hits, one more does not; the others miss anyhow."""
    dice = [3 + bonus, 4 + bonus] + [8] * (archers - 2)
    t = melee(f"archer={archers}", "light_infantry=12", [dice], hand("byzantine", "crossbowman_8"))
    play(t, "byzantine: card crossbowman_8")
    assert hits(t) == [[0, 1]]


@plays("crossbowman_8")
@pytest.mark.rule("MU-CARD-8")
def test_mu_card_8_also_when_the_dice_lie_there_but_not_in_vain() -> None:
    t = melee("archer=5", "light_infantry=9", [[5, 8, 8, 8, 8]], hand("byzantine", "crossbowman_8"))
    play(t, "byzantine: pass; pass")  # before the artillery, before the archers
    assert arrows(t) == [5, 8, 8, 8, 8]
    play(t, "byzantine: card crossbowman_8")
    assert hits(t) == [[0, 1]]
    t = melee("archer=5", "light_infantry=9", [[6, 8, 8, 8, 1], [1, 2, 3]], hand("byzantine", "crossbowman_8"))
    play(t, "byzantine: pass; pass")
    assert hits(t) == [[0, 1]]  # 6 - 2 is no hit: nobody is asked


@pytest.mark.rule("MU-CARD-8")
def test_mu_card_8_one_archer_is_no_pair_and_blocked_archers_do_not_shoot() -> None:
    t = melee("archer=1", "light_infantry=9", [[8], [1, 2, 3]], hand("byzantine", "crossbowman_8"))
    assert asked(t) == "MeleeRoll"
    t = melee("archer=4", "archer=1", [[1, 2, 3]], hand("byzantine", "crossbowman_8"))
    assert asked(t) == "MeleeRoll"


@pytest.mark.rule("MU-CARD-8")
def test_mu_card_8_the_defender_may_use_it_too() -> None:
    """The defender's two archers: 4 and 4 become hits."""
    t = melee("light_infantry=9", "archer=2", [[4, 4]], hand("hungary", "crossbowman_8"))
    play(t, "hungary: card crossbowman_8")
    assert (waiting(t), due(t)) == (["byzantine"], 2)


# ---------------------------------------------------------------- 9: second shots


@plays("crossbowman_9")
@pytest.mark.rule("MU-CARD-9")
def test_mu_card_9_any_of_the_own_archer_dice_once_more() -> None:
    """8, 2, 7: the first and the third again: 1 and 8."""
    t = melee("archer=3", "light_infantry=9", [[8, 2, 7], [1, 8]], hand("byzantine", "crossbowman_9"))
    assert usable(t, "crossbowman_9")
    play(t, "byzantine: card crossbowman_9; aim-die 0; aim-die 2")
    assert offered(t, "byzantine", "aim_die") == ["1"]  # each at most once
    play(t, "byzantine: roll")
    assert [event.args[:3] for event in events(t, "archer.rerolled")] == [[0, 0, 1], [0, 2, 8]]
    assert arrows(t) == [1, 2, 8]
    assert (waiting(t), due(t)) == (["hungary"], 2)


@pytest.mark.rule("MU-CARD-9")
def test_mu_card_9_only_dice_of_ones_own_archers() -> None:
    t = melee("archer=3", "light_infantry=9", [[8, 2, 7], [1, 2, 3]], hand("hungary", "crossbowman_9"))
    assert asked(t) == "MeleeRoll"  # Hungary was not asked
    t = melee("archer=1", "archer=1", [[1, 2, 3]], hand("byzantine", "crossbowman_9"))
    assert asked(t) == "MeleeRoll"  # nobody shot


@pytest.mark.rule("MU-CARD-9")
def test_mu_card_9_before_the_melee_dice() -> None:
    t = melee("archer=3", "light_infantry=9", [[8, 8, 8], [1, 2, 3]], hand("byzantine", "crossbowman_9"))
    play(t, "byzantine: pass")
    assert asked(t) == "MeleeRoll"
    assert refused(t, "byzantine: card crossbowman_9").rules == ["MU-EMP-12", "MU-TEC-9"]


@pytest.mark.rule("MU-CARD-8", "MU-CARD-9")
def test_mu_card_9_and_massed_archery_together() -> None:
    """Four archers, -2: 8, 8, 6, 5 has one hit; the two eights again: 5 and 6; two hits in all."""
    more = hand("byzantine", "crossbowman_8", "crossbowman_9")
    t = melee("archer=4", "light_infantry=9", [[8, 8, 6, 5], [5, 6]], more)
    play(t, "byzantine: pass; pass")
    assert cards_offered(t, "byzantine") == ["crossbowman_8", "crossbowman_9"]
    play(t, "byzantine: card crossbowman_9; aim-die 0; aim-die 1; roll; card crossbowman_8")
    pass_windows(t)
    assert due(t) == 2
    assert army(t, "nicea", "hungary") == {"light_infantry": 9}
    assert casualties(t) == []
