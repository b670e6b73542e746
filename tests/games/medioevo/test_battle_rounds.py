"""The course of a battle: roles, declarations, the steps of a round, what comes after it."""

import pytest
from tests.games.medioevo.fights import casualties, field, melee, raid, rounds, siege, values
from tests.games.medioevo.table import army, asked, can, events, happened, land, offered, play, refused, three, waiting

ENGINE = '{ owner = "%s", kind = "siege_engine", level = %d, zone = "nicea" }'


# ---------------------------------------------------------------- roles


@pytest.mark.rule("MU-BAT-1")
def test_mu_bat_1_whoever_moves_in_attacks() -> None:
    t = three(
        """
        war = [["byzantine", "hungary"]]
        armies.nicea.hungary = { heavy_infantry = 1 }
        armies.costantinopoli.byzantine = { cavalry = 1 }
        pieces = [{ owner = "byzantine", kind = "war_wagon", level = 1, zone = "costantinopoli" }]
        """,
        [[1, 2, 8], [1, 2, 3]],
    )
    play(t, "byzantine: move costantinopoli; take-piece war_wagon; take-unit cavalry; to nicea")
    assert events(t, "battle.declared")[0].args[:2] == [0, 1]  # attacker, defender
    assert waiting(t) == ["byzantine"]
    play(t, "byzantine: fight", "hungary: fight")
    assert events(t, "battle.rolled")[0].args[0] == 0  # the attacker rolls first


@pytest.mark.rule("MU-BAT-1")
def test_mu_bat_1_a_horde_that_is_driven_on_attacks() -> None:
    t = raid("cavalry=2", "light_infantry=2", "[2,4,7]", [[1, 5, 8]])
    assert events(t, "battle.declared")[0].args[:2] == [3, 1]  # the barbarians attack Hungary
    assert waiting(t) == ["hungary"]


# ---------------------------------------------------------------- the steps


@pytest.mark.rule("MU-BAT-2")
def test_mu_bat_2_the_steps_follow_one_another() -> None:
    """A catapult (one hit), an archer (one hit), both rolls, comparison, damage, casualties: in this order."""
    t = melee(
        "light_infantry=2, archer=1",
        "light_infantry=9",
        [[1], [1], [1, 6, 8], [1, 2, 3]],
        f"pieces = [{ENGINE % ('byzantine', 1)}]",
    )
    play(t, "byzantine: man #0/light_infantry; ready", "hungary: lose light_infantry x2")
    assert happened(t, "engines.hit", "archers.hit") == ["engines.hit", "archers.hit"]
    assert army(t, "nicea", "hungary") == {"light_infantry": 6}  # 9, less 2 by the catapult, less 1 by the archer
    play(t, "byzantine: keep", "hungary: keep")  # 8 against 3-1: two units in melee make it 2
    play(t, "hungary: lose light_infantry x2")
    assert army(t, "nicea", "hungary") == {"light_infantry": 4}
    play(t, "byzantine: lose light_infantry", "hungary: lose light_infantry")
    assert happened(
        t, "engines.hit", "archers.hit", "battle.rolled", "battle.values", "battle.score", "battle.casualties"
    ) == [
        "engines.hit",
        "archers.hit",
        "battle.rolled",
        "battle.rolled",
        "battle.values",
        "battle.score",
        "battle.casualties",
        "battle.casualties",
    ]
    assert casualties(t) == [("byzantine", 1), ("hungary", 1)]
    assert army(t, "nicea", "hungary") == {"light_infantry": 3}
    assert rounds(t) == 2


@pytest.mark.rule("MU-BAT-3", "MU-ART-4")
def test_mu_bat_3_everything_is_declared_before_the_first_die() -> None:
    t = three(
        f"""
        war = [["byzantine", "hungary"]]
        active = "hungary"
        land.nicea = {{ holder = "byzantine", military = 1 }}
        armies.nicea = {{ byzantine = {{ light_infantry = 2 }}, hungary = {{ light_infantry = 2 }} }}
        pieces = [{ENGINE % ("byzantine", 1)}, {ENGINE % ("hungary", 2)}]
        """,
        [[8, 8]],
    )
    play(t, "hungary: attack nicea/byzantine")
    assert (asked(t), waiting(t)) == ("Declaration", ["hungary"])
    assert all(can(t, f"hungary: {word}") for word in ("fight", "capture", "yield", "demand"))
    play(t, "hungary: fight")
    assert (asked(t), waiting(t)) == ("Declaration", ["byzantine"])
    assert can(t, "byzantine: capture")
    assert refused(t, "byzantine: flee").rules == ["MU-FLE-1"]
    play(t, "byzantine: fight")
    assert (asked(t), waiting(t)) == ("Protection", ["byzantine"])
    play(t, "byzantine: protect engines")
    assert (asked(t), waiting(t)) == ("Crews", ["hungary"])
    play(t, "hungary: man hungary.siege_engine_2/light_infantry")
    assert offered(t, "hungary", "aim_at")
    play(t, "hungary: ready")
    assert (asked(t), waiting(t)) == ("Crews", ["byzantine"])
    assert not happened(t, "engines.hit", "battle.rolled")
    play(t, "byzantine: man #0/light_infantry; ready")


@pytest.mark.rule("MU-BAT-4", "MU-ART-5")
def test_mu_bat_4_both_sides_fire_at_the_same_time() -> None:
    """Each catapult hits once: what destroys Hungary does not keep Hungary's shot from falling."""
    t = melee(
        "archer=2",
        "archer=1",
        [[1, 3]],
        f"pieces = [{ENGINE % ('byzantine', 1)}, {ENGINE % ('hungary', 1)}]",
    )
    play(t, "byzantine: man byzantine.siege/archer; ready", "hungary: man hungary.siege/archer; ready")
    play(t, "byzantine: lose archer")  # the second point can only fall on the crew
    assert army(t, "nicea", "byzantine") == {}
    assert army(t, "nicea", "hungary") == {}
    assert not happened(t, "battle.rolled")


@pytest.mark.rule("MU-BAT-4", "MU-BAT-5")
def test_mu_bat_4_who_falls_to_engines_shoots_no_more() -> None:
    """Hungary's only archer is removed by the catapult; then Byzantium's archer is alone and shoots."""
    t = melee(
        "light_infantry=1, archer=1",
        "archer=1, light_infantry=3",
        [[2], [4], [1, 2, 3], [1, 2, 3]],
        f"pieces = [{ENGINE % ('byzantine', 1)}]",
    )
    play(t, "byzantine: man #0/light_infantry; ready", "hungary: lose archer; lose light_infantry")
    # the archer rolled a 4 and missed: the dice of the melee come next
    assert happened(t, "archers.hit") == []
    assert army(t, "nicea", "hungary") == {"light_infantry": 2}
    assert [event.args[:4] for event in events(t, "battle.rolled")] == [[0, 1, 2, 3]]


@pytest.mark.rule("MU-BAT-5", "MU-UNI-6")
def test_mu_bat_5_captains_are_compared_after_artillery() -> None:
    """Captain I against captain II: the catapult removes the better one, so that Byzantium has the uses."""
    t = melee(
        "light_infantry=2, captain_1=1",
        "captain_2=1, light_infantry=3",
        [[1]],
        f"pieces = [{ENGINE % ('byzantine', 1)}]",
    )
    play(t, "byzantine: man #0/light_infantry; ready", "hungary: lose captain_2; lose light_infantry")
    assert (asked(t), waiting(t)) == ("CaptainUses", ["byzantine"])


@pytest.mark.rule("MU-BAT-5", "MU-UNI-2")
def test_mu_bat_5_arrows_fall_before_the_powers_of_the_melee_are_fixed() -> None:
    """The archer turns the only Hungarian heavy infantry into light: Byzantium's heavy infantry has its power."""
    t = melee("archer=1, heavy_infantry=1", "heavy_infantry=1", [[3], [2, 4, 5], [1, 2, 3]])
    play(t, "byzantine: keep", "hungary: roll; keep", "byzantine: lose archer")
    assert army(t, "nicea", "hungary") == {}
    assert casualties(t) == [("byzantine", 1), ("hungary", 1)]  # his lowest die was 2


@pytest.mark.rule("MU-BAT-6")
def test_mu_bat_6_powers_outlast_the_units_that_gave_them() -> None:
    """Two heavy infantry lose everything but one light infantry to the winner and still take 2 off the casualties."""
    t = melee("archer=3", "heavy_infantry=2, archer=1", [[1, 6, 8], [3, 4, 5]])
    play(t, "byzantine: keep", "hungary: keep")  # 8 against 5-1: 4, but three units in melee
    play(t, "hungary: lose heavy_infantry x2; lose light_infantry", "byzantine: lose archer")
    assert casualties(t) == [("byzantine", 1), ("hungary", 1)]  # 3 less 2
    play(t, "hungary: lose light_infantry")
    assert army(t, "nicea", "hungary") == {"archer": 1}


@pytest.mark.rule("MU-BAT-6")
def test_mu_bat_6_a_sacrifice_does_not_open_the_power_of_the_other_side() -> None:
    """Freed by a captain, Byzantium gives up its only light infantry; Hungary's was blocked and stays so."""
    t = melee("light_infantry=1, captain_1=1", "light_infantry=2", [[1, 2, 3], [1, 2, 3]])
    play(t, "byzantine: done; free-power light_infantry; sacrifice light_infantry; keep")
    assert (asked(t), waiting(t)) == ("MeleeRoll", ["hungary"])
    assert offered(t, "hungary", "sacrifice") == []
    assert can(t, "hungary: keep")  # the dice have been rolled already


# ---------------------------------------------------------------- dice


@pytest.mark.rule("MU-BAT-7")
def test_mu_bat_7_any_dice_once_more_attacker_first() -> None:
    t = melee("archer=1", "archer=1", [[1, 2, 3], [4, 8], [2, 3, 4], [6]])
    assert (asked(t), waiting(t)) == ("MeleeRoll", ["byzantine"])
    assert offered(t, "byzantine", "reroll") == ["d4", "d6", "d4+d6", "d8", "d4+d8", "d6+d8", "all"]
    play(t, "byzantine: reroll d4+d8")
    assert [event.args[:4] for event in events(t, "battle.rolled")] == [[0, 1, 2, 3], [0, 4, 2, 8], [1, 2, 3, 4]]
    assert waiting(t) == ["hungary"]  # once only; Hungary knows the result
    play(t, "hungary: reroll d6")
    assert events(t, "battle.rolled")[-1].args[:4] == [1, 2, 6, 4]
    assert values(t) == [(8, 5)]


# ---------------------------------------------------------------- casualties and afterwards


@pytest.mark.rule("MU-BAT-17")
def test_mu_bat_17_both_take_casualties_the_attacker_first() -> None:
    t = melee("archer=2, cavalry=1", "archer=2, cavalry=1", [[2, 5, 6], [3, 5, 7]])
    play(t, "byzantine: keep", "hungary: keep")  # 6 against 7-1: a tie
    assert values(t) == [(6, 6)]
    assert waiting(t) == ["byzantine"]
    play(t, "byzantine: lose archer x2")
    assert waiting(t) == ["hungary"]
    play(t, "hungary: lose archer x2; lose cavalry")
    assert (army(t, "nicea", "byzantine"), army(t, "nicea", "hungary")) == ({"cavalry": 1}, {"heavy_infantry": 1})


@pytest.mark.rule("MU-BAT-17")
def test_mu_bat_17_nobody_is_left_if_both_casualties_are_deadly() -> None:
    t = melee("archer=2", "archer=3", [[2, 5, 6], [3, 5, 7]])
    play(t, "byzantine: keep", "hungary: keep", "byzantine: lose archer x2", "hungary: lose archer x3")
    assert (army(t, "nicea", "byzantine"), army(t, "nicea", "hungary")) == ({}, {})
    assert events(t, "battle.over")[0].args[3:] == [0, 0]
    assert land(t, "nicea")["holder"] == "byzantine"


@pytest.mark.rule("MU-BAT-19")
def test_mu_bat_19_while_both_stand_the_attacker_chooses_again() -> None:
    t = melee("archer=3", "archer=3", [[1, 2, 3], [1, 2, 4]])
    play(t, "byzantine: keep", "hungary: keep")  # 3 against 4-1: a tie, one casualty each
    assert rounds(t) == 2
    assert (asked(t), waiting(t)) == ("Declaration", ["byzantine"])
    assert not can(t, "byzantine: pass")
    assert all(can(t, f"byzantine: {word}") for word in ("fight", "capture", "yield"))
    play(t, "byzantine: yield", "hungary: agree")
    assert rounds(t) == 2
    assert army(t, "nicea", "byzantine") == {}


@pytest.mark.rule("MU-BAT-19", "MU-MUL-1")
def test_mu_bat_19_other_opponents_in_the_zone_may_be_fought_or_left() -> None:
    for word in ("attack-owner golden_horde", "stop"):
        t = field(
            "cavalry=2",
            "archer=1",
            [[8], [1, 2, 8], [1, 2, 3]],
            "armies.nicea.golden_horde = { archer = 1 }",
        )
        play(t, "byzantine: fight", "hungary: fight")
        play(t, "byzantine: keep", "hungary: keep")
        assert army(t, "nicea", "hungary") == {}
        assert (asked(t), waiting(t)) == ("Clash", ["byzantine"])
        play(t, f"byzantine: {word}")
        assert len(events(t, "battle.declared")) == (1 if word == "stop" else 2)


@pytest.mark.rule("MU-BAT-3", "MU-BAT-2")
def test_mu_bat_3_what_was_declared_holds_for_one_round() -> None:
    """In the second round both declare anew, and the tower's owner chooses anew."""
    t = siege("archer=3", "archer=3", [[1, 2, 3], [1, 2, 3]])
    play(t, "byzantine: protect melee", "hungary: keep", "byzantine: keep")
    assert rounds(t) == 2
    assert (asked(t), waiting(t)) == ("Declaration", ["hungary"])
    play(t, "hungary: capture", "byzantine: fight")
    assert (asked(t), waiting(t)) == ("Protection", ["byzantine"])
