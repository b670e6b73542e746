"""Captains: who has the uses, what they are, when they are declared."""

import pytest
from tests.games.medioevo.fights import casualties, due, horde_fight, melee, scores, values
from tests.games.medioevo.table import army, asked, can, events, happened, offered, play, refused, waiting

CATAPULT = 'pieces = [{ owner = "%s", kind = "siege_engine", level = 1, zone = "nicea" }]'


# ---------------------------------------------------------------- how many uses


@pytest.mark.rule("MU-UNI-6")
@pytest.mark.parametrize(
    ("attacking", "defending", "uses"),
    [
        ("captain_1=1", "", 1),
        ("captain_2=1", "", 2),
        ("captain_3=1", "captain_1=1", 2),
        ("captain_3=1", "captain_2=1", 1),
        ("captain_2=1, captain_1=1", "captain_1=1", 2),
        ("captain_1=3", "captain_2=1", 1),
    ],
)
def test_mu_uni_6_as_many_uses_as_the_levels_differ(attacking: str, defending: str, uses: int) -> None:
    """Hungary has all four types and Byzantium none: only cancelling is possible, one type after the other."""
    t = melee(
        attacking,
        "light_infantry=4, heavy_infantry=4, cavalry=4" + (f", {defending}" if defending else ""),
        [[1, 2, 3]],
    )
    play(t, "byzantine: done")  # the archer step: nobody has archers, a captain could be one
    made = 0
    while asked(t) == "CaptainUses":
        assert waiting(t) == ["byzantine"]
        name = offered(t, "byzantine", "cancel_power")[0]
        play(t, f"byzantine: cancel-power {name}")
        made += 1
    assert made == uses


@pytest.mark.rule("MU-UNI-6")
@pytest.mark.parametrize(("attacking", "defending"), [("captain_1=1", "captain_1=1"), ("captain_2=1", "captain_1=2")])
def test_mu_uni_6_equal_levels_cancel_out(attacking: str, defending: str) -> None:
    t = melee(f"{attacking}, cavalry=1", f"{defending}, cavalry=1", [[1, 2, 3]])
    assert asked(t) == "MeleeRoll"


@pytest.mark.rule("MU-UNI-6")
def test_mu_uni_6_the_defender_may_have_them() -> None:
    t = melee("captain_1=1, cavalry=1", "captain_3=1", [[8, 8]])
    assert (asked(t), waiting(t)) == ("CaptainUses", ["hungary"])


@pytest.mark.rule("MU-UNI-6", "MU-ART-1")
def test_mu_uni_6_a_captain_at_an_engine_does_not_count() -> None:
    t = melee("captain_3=1, cavalry=1", "captain_1=1, cavalry=1", [[8]], CATAPULT % "byzantine")
    play(t, "byzantine: man #0/captain_3; ready")
    assert (asked(t), waiting(t)) == ("CaptainUses", ["hungary"])


@pytest.mark.rule("MU-UNI-6")
@pytest.mark.parametrize(("captain", "uses"), [("captain_1", 0), ("captain_2", 1)])
def test_mu_uni_6_a_barbarian_captain_has_level_one(captain: str, uses: int) -> None:
    t = horde_fight(f"{captain}=1, light_infantry=3", "light_infantry=3, captain_1=1", "[1, 2, 3]", [[1, 2, 3]])
    assert (asked(t) == "CaptainUses") == (uses > 0)


# ---------------------------------------------------------------- (a) acting as a unit


@pytest.mark.rule("MU-UNI-7", "MU-UNI-8", "MU-UNI-9")
def test_mu_uni_9_as_an_archer_he_rolls_a_die_before_the_melee() -> None:
    """Beside his archer: two dice, both hit."""
    t = melee("captain_1=1, archer=1", "light_infantry=9", [[1, 3], [1, 2, 3]])
    assert offered(t, "byzantine", "act_as") == ["archer"]  # nothing of the melee yet
    play(t, "byzantine: act-as archer", "hungary: lose light_infantry x2")
    assert army(t, "nicea", "hungary") == {"light_infantry": 7}
    assert asked(t) == "MeleeRoll"  # the only use is spent


@pytest.mark.rule("MU-UNI-9")
def test_mu_uni_9_as_light_infantry_he_may_be_sacrificed() -> None:
    t = melee("captain_1=1, heavy_infantry=1", "heavy_infantry=9", [[1, 2, 5], [1, 2, 8]])
    play(t, "byzantine: done; act-as light_infantry")
    assert offered(t, "byzantine", "sacrifice") == ["captain_1"]
    play(t, "byzantine: sacrifice captain_1")
    assert army(t, "nicea", "byzantine") == {"heavy_infantry": 1}
    play(t, "byzantine: keep", "hungary: keep")
    assert values(t) == [(9, 7)]


@pytest.mark.rule("MU-UNI-9")
@pytest.mark.parametrize(("uses", "value"), [(1, 9), (2, 13)])
def test_mu_uni_9_one_captain_for_each_use(uses: int, value: int) -> None:
    t = melee("captain_1=2, heavy_infantry=1", "heavy_infantry=9", [[1, 2, 5], [1, 2, 8]])
    play(t, "byzantine: done; " + "act-as light_infantry; " * uses + "done")
    play(t, "byzantine: " + "sacrifice captain_1; " * uses + "keep", "hungary: keep")
    assert values(t) == [(value, 7)]


@pytest.mark.rule("MU-UNI-9", "MU-BAT-6")
def test_mu_uni_9_he_helps_to_the_end_of_the_round_even_if_he_falls() -> None:
    """As heavy infantry; he is lost to the winner's damage, and the casualty value of 3 is 2 all the same."""
    t = melee("captain_1=1, archer=5", "archer=9", [[3, 4, 5], [1, 2, 7]])
    play(t, "byzantine: done; act-as heavy_infantry; keep", "hungary: keep", "byzantine: lose captain_1")
    assert casualties(t) == [("byzantine", 2)]


@pytest.mark.rule("MU-UNI-9", "MU-UNI-3")
def test_mu_uni_9_he_need_not_be() -> None:
    t = melee("captain_1=1, heavy_infantry=1", "heavy_infantry=9", [[1, 2, 5], [1, 2, 8]])
    play(t, "byzantine: done; act-as light_infantry; roll; keep", "hungary: keep")
    assert values(t) == [(5, 7)]


@pytest.mark.rule("MU-UNI-9")
def test_mu_uni_9_as_heavy_infantry_he_spares_a_casualty() -> None:
    t = melee("captain_1=1, archer=5", "archer=9", [[3, 4, 6], [1, 2, 7]])
    play(t, "byzantine: done; act-as heavy_infantry; keep", "hungary: keep")
    assert casualties(t)[0] == ("byzantine", 2)


@pytest.mark.rule("MU-UNI-9", "MU-UNI-5")
@pytest.mark.parametrize(("dice", "damage"), [([1, 2, 8], 2 + 2), ([1, 2, 6], 2), ([1, 2, 5], 0)])
def test_mu_uni_9_as_cavalry_he_adds_two_on_a_win_or_tie(dice: list[int], damage: int) -> None:
    t = melee("captain_1=1, archer=5", "archer=9", [dice, [1, 2, 7]])
    play(t, "byzantine: done; act-as cavalry; keep", "hungary: keep")
    assert waiting(t) == (["hungary"] if damage else ["byzantine"])
    if damage:
        assert due(t) == damage


@pytest.mark.rule("MU-UNI-7")
def test_mu_uni_7_he_acts_only_as_a_type_that_nobody_opposes() -> None:
    t = melee("captain_3=1", "light_infantry=1, archer=2, cavalry=1", [[8, 8], [1, 2, 3]])
    reason = refused(t, "byzantine: act-as archer")
    assert "MU-UNI-7" in reason.rules
    play(t, "byzantine: done")
    assert offered(t, "byzantine", "act_as") == ["heavy_infantry"]
    assert "MU-UNI-1" in refused(t, "byzantine: act-as cavalry").rules


# ---------------------------------------------------------------- (b) freeing, (c) cancelling


@pytest.mark.rule("MU-UNI-7")
def test_mu_uni_7_he_frees_archers_although_the_opponent_has_some() -> None:
    """Only Byzantium's two shoot."""
    t = melee("captain_1=1, archer=2", "archer=3", [[1, 4], [1, 2, 3]])
    play(t, "byzantine: free-power archer")
    assert [event.args[:2] for event in events(t, "archers.hit")] == [[0, 1]]


@pytest.mark.rule("MU-UNI-7")
def test_mu_uni_7_he_frees_cavalry_and_heavy_infantry() -> None:
    t = melee("captain_2=1, cavalry=1, heavy_infantry=2", "cavalry=1, heavy_infantry=9", [[2, 3, 8], [1, 2, 7]])
    play(t, "byzantine: done; free-power cavalry; free-power heavy_infantry; keep", "hungary: keep")
    assert scores(t) == [("byzantine", 2, 4)]
    play(t, "hungary: lose heavy_infantry x4")
    assert casualties(t)[0] == ("byzantine", 0)


@pytest.mark.rule("MU-UNI-7")
def test_mu_uni_7_only_a_type_he_leads_can_be_freed() -> None:
    t = melee("captain_1=1, cavalry=1", "cavalry=1, heavy_infantry=9", [[1, 2, 3]])
    play(t, "byzantine: done")
    assert offered(t, "byzantine", "free_power") == ["cavalry"]


@pytest.mark.rule("MU-UNI-7")
def test_mu_uni_7_he_cancels_archers() -> None:
    t = melee("captain_1=1, cavalry=1", "archer=5", [[1, 2, 3]])
    play(t, "byzantine: cancel-power archer")
    assert happened(t, "archers.hit") == []
    assert asked(t) == "MeleeRoll"


@pytest.mark.rule("MU-UNI-7")
def test_mu_uni_7_he_cancels_light_and_heavy_infantry_and_cavalry() -> None:
    t = melee(
        "captain_3=1, archer=9",
        "light_infantry=3, heavy_infantry=2, cavalry=1, archer=1",
        [[1, 2, 5], [2, 3, 8]],
    )
    play(t, "byzantine: done; cancel-power light_infantry; cancel-power heavy_infantry; cancel-power cavalry; keep")
    assert can(t, "hungary: keep")  # no sacrifice
    play(t, "hungary: keep")
    assert scores(t) == [("hungary", 2, 2)]  # 7 against 5, no cavalry
    play(t, "byzantine: lose archer x2; lose archer")
    assert casualties(t) == [("byzantine", 1), ("hungary", 2)]


@pytest.mark.rule("MU-UNI-7")
def test_mu_uni_7_what_is_blocked_anyway_cannot_be_cancelled() -> None:
    t = melee("captain_1=1, cavalry=1", "cavalry=1, heavy_infantry=9", [[1, 2, 3]])
    play(t, "byzantine: done")
    assert offered(t, "byzantine", "cancel_power") == ["heavy_infantry"]
    assert refused(t, "byzantine: cancel-power cavalry").rules == ["MU-UNI-7"]


# ---------------------------------------------------------------- each type once for each captain


@pytest.mark.rule("MU-UNI-7")
def test_mu_uni_7_one_captain_chooses_each_type_once() -> None:
    t = melee("captain_3=1, light_infantry=1", "light_infantry=9", [[1], [1, 2, 3]])
    play(t, "byzantine: act-as archer", "hungary: lose light_infantry")
    assert asked(t) == "CaptainUses"
    assert offered(t, "byzantine", "act_as") == ["heavy_infantry", "cavalry"]  # archers are done
    play(t, "byzantine: act-as cavalry")
    assert offered(t, "byzantine", "act_as") == ["heavy_infantry"]
    assert refused(t, "byzantine: act-as cavalry").rules == ["MU-UNI-7"]


@pytest.mark.rule("MU-UNI-7", "MU-UNI-6")
def test_mu_uni_7_two_captains_may_choose_the_same_type() -> None:
    t = melee("captain_2=1, captain_1=1", "light_infantry=9", [[1, 2], [1, 2, 8], [1, 2, 3]])
    play(t, "byzantine: act-as archer; act-as archer", "hungary: lose light_infantry x2")
    assert asked(t) == "CaptainUses"  # one of three uses is left
    play(t, "byzantine: act-as cavalry; keep", "hungary: roll; keep")
    assert scores(t) == [("byzantine", 2, 4)]


@pytest.mark.rule("MU-UNI-7")
def test_mu_uni_7_two_captains_not_thrice() -> None:
    t = melee("captain_2=2", "light_infantry=9", [[8, 8]])
    play(t, "byzantine: act-as archer; act-as archer")
    assert offered(t, "byzantine", "act_as") == ["heavy_infantry", "cavalry"]
    assert [event.args[1] for event in events(t, "captain.acts")] == [3, 3]


# ---------------------------------------------------------------- when


@pytest.mark.rule("MU-UNI-8")
def test_mu_uni_8_archers_in_the_archer_step_the_rest_in_the_melee_step() -> None:
    """All types are at hand; what was not used for archers is there for the melee."""
    t = melee("captain_1=1, archer=1, cavalry=1", "archer=1, cavalry=1, light_infantry=9", [[1, 2, 3]])
    assert offered(t, "byzantine", "free_power") == ["archer"]
    assert not can(t, "byzantine: free-power cavalry")
    play(t, "byzantine: done")
    assert offered(t, "byzantine", "free_power") == ["cavalry"]
    assert offered(t, "byzantine", "cancel_power") == ["light_infantry"]
    assert not can(t, "byzantine: act-as archer")
