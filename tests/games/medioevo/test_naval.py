"""Naval battles: fleets, powers and engines at sea."""

import pytest
from tests.games.medioevo.fights import SEA, at_sea, due, engine, galley, scores, values
from tests.games.medioevo.table import army, asked, events, happened, offered, pieces, play, refused, three, waiting

# ---------------------------------------------------------------- when


@pytest.mark.rule("MU-NAV-1")
def test_mu_nav_1_a_fleet_that_sails_to_the_enemy_fights_him() -> None:
    t = three(
        f"""
        war = [["byzantine", "hungary"]]
        pieces = [{galley("byzantine", 1, "archer = 1", "egeo")} {galley("hungary", 1, "archer = 1")}]
        """,
        [[1, 2, 3], [1, 2, 8]],
    )
    play(t, f"byzantine: move egeo; take-piece byzantine.galley; to {SEA}")
    assert events(t, "battle.declared")[0].args[:2] == [0, 1]
    play(t, "byzantine: fight", "hungary: fight", "byzantine: keep", "hungary: keep")
    assert values(t) == [(3, 7)]  # the turn-order penalty as on land


@pytest.mark.rule("MU-NAV-1")
def test_mu_nav_1_empty_galleys_do_not_fight_but_are_taken() -> None:
    t = three(
        f"""
        war = [["byzantine", "hungary"]]
        pieces = [{galley("byzantine", 1, "archer = 1", "egeo")} {galley("hungary", 2, "")}]
        """
    )
    play(t, f"byzantine: move egeo; take-piece byzantine.galley; to {SEA}")
    assert happened(t, "battle.declared") == []
    assert asked(t) == "Spoils"
    play(t, "byzantine: keep-rest")
    assert [piece["level"] for piece in pieces(t, "byzantine")] == [1, 2]
    assert pieces(t, "hungary") == []


@pytest.mark.rule("MU-NAV-1")
def test_mu_nav_1_hordes_at_sea_are_fought_too() -> None:
    t = three(
        f"""
        dice = [1, 2, 5]
        armies.{SEA}.barbarians = {{ light_infantry = 3 }}
        pieces = [{galley("byzantine", 1, "light_infantry = 3")} {galley("barbarians", 1, "")}]
        """,
        [[1, 2, 8]],
    )
    play(t, f"byzantine: attack {SEA}/barbarians; fight; keep")
    assert values(t) == [(8, 5)]
    assert army(t, SEA, "barbarians") == {}
    assert pieces(t, "barbarians") == []  # nobody is aboard any more


# ---------------------------------------------------------------- fleets


@pytest.mark.rule("MU-NAV-2")
@pytest.mark.parametrize(
    ("own", "theirs", "result"),
    [
        ([1], [1], (5, 4)),
        ([2, 2], [1, 1, 1], (6, 4)),
        ([1], [3, 2], (5, 8)),
        ([3, 3], [1], (10, 4)),
    ],
)
def test_mu_nav_2_the_stronger_fleet_adds_the_difference(
    own: list[int], theirs: list[int], result: tuple[int, int]
) -> None:
    """Both roll 5; Hungary has a penalty of 1."""
    fleets = "".join(galley("byzantine", level, "archer = 1") for level in own)
    fleets += "".join(galley("hungary", level, "archer = 1") for level in theirs)
    t = at_sea(fleets, [[1, 2, 5], [1, 2, 5]])
    play(t, "byzantine: keep", "hungary: keep")
    assert values(t) == [result]


@pytest.mark.rule("MU-NAV-2", "MU-NAV-7")
def test_mu_nav_2_only_galleys_in_the_zone_count() -> None:
    """Anchored in Nicea and out in the Aegean there are more; a merchant ship is no galley."""
    fleets = (
        galley("byzantine", 1, "archer = 1") + galley("byzantine", 3, "", "nicea") + galley("byzantine", 3, "", "egeo")
    )
    fleets += f'{{ owner = "byzantine", kind = "merchant_ship", level = 3, zone = "{SEA}" }},'
    t = at_sea(fleets + galley("hungary", 1, "archer = 1"), [[1, 2, 5], [1, 2, 5]])
    play(t, "byzantine: keep", "hungary: keep")
    assert values(t) == [(5, 4)]


@pytest.mark.rule("MU-NAV-2", "MU-BAT-12")
def test_mu_nav_2_the_bonus_is_added_before_halving() -> None:
    """(5 + 2) halved is 4."""
    fleets = galley("byzantine", 3, "archer = 1") + galley("hungary", 1, "archer = 1")
    t = three(f'war = [["byzantine", "hungary"]]\npieces = [{fleets}]', [[1, 2, 5], [1, 2, 5]])
    play(t, f"byzantine: attack {SEA}/hungary; capture", "hungary: fight", "byzantine: keep", "hungary: keep")
    assert values(t) == [(4, 4)]


# ---------------------------------------------------------------- engines


@pytest.mark.rule("MU-NAV-3")
@pytest.mark.parametrize(
    ("level", "manned", "refused_one"),
    [(1, [1], 1), (2, [1, 1], 1), (2, [2], 1), (3, [1, 2], 1), (3, [3], 1)],
)
def test_mu_nav_3_engines_in_use_add_up_to_the_galleys_level(level: int, manned: list[int], refused_one: int) -> None:
    fleets = galley("byzantine", level, "light_infantry = 3") + "".join(
        engine("byzantine", kind, 0) for kind in [*manned, refused_one]
    )
    t = at_sea(fleets + galley("hungary", 3, "light_infantry = 9"), [[8] * len(manned), [1, 2, 3]])
    for number in range(1, len(manned) + 1):
        play(t, f"byzantine: man #{number}/light_infantry")
    assert refused(t, f"byzantine: man #{len(manned) + 1}/light_infantry").rules == ["MU-NAV-3"]


@pytest.mark.rule("MU-NAV-3")
@pytest.mark.parametrize(("level", "too_big"), [(1, 2), (1, 3), (2, 3)])
def test_mu_nav_3_an_engine_too_big_for_its_galley_does_not_fire(level: int, too_big: int) -> None:
    fleets = galley("byzantine", level, "archer = 3") + engine("byzantine", too_big, 0)
    t = at_sea(fleets + galley("hungary", 3, "archer = 9"), [[1, 2, 3]])
    assert asked(t) == "MeleeRoll"


@pytest.mark.rule("MU-NAV-3", "MU-ART-2")
def test_mu_nav_3_crews_come_from_the_same_galley() -> None:
    fleets = (
        galley("byzantine", 1, "archer = 1") + galley("byzantine", 1, "light_infantry = 3") + engine("byzantine", 1, 1)
    )
    t = at_sea(fleets + galley("hungary", 3, "light_infantry = 9, archer = 1"), [[1, 2, 8], [1, 2, 3]])
    assert refused(t, "byzantine: man #2/archer") is not None
    play(t, "byzantine: man #2/light_infantry; man #2/light_infantry; man #2/light_infantry; ready")
    assert (asked(t), waiting(t), due(t)) == ("Losses", ["hungary"], 4)


@pytest.mark.rule("MU-NAV-3")
def test_mu_nav_3_each_galley_for_itself() -> None:
    """Two galleys of level I fire a catapult each."""
    fleets = galley("byzantine", 1, "archer = 2") + galley("byzantine", 1, "archer = 2")
    fleets += engine("byzantine", 1, 0) + engine("byzantine", 1, 1)
    t = at_sea(fleets + galley("hungary", 3, "archer = 9"), [[1, 1]])
    play(t, "byzantine: man #2/archer; man #3/archer; ready")
    assert due(t) == 4


@pytest.mark.rule("MU-NAV-3", "MU-BAT-20")
def test_mu_bat_20_the_crew_of_a_galley_is_hit_last_at_sea_too() -> None:
    """The archer of the first galley serves its catapult: the score falls on the one of the second."""
    fleets = galley("byzantine", 1, "archer = 1") + galley("byzantine", 1, "archer = 1") + engine("byzantine", 1, 0)
    t = at_sea(fleets + galley("hungary", 2, "archer = 9"), [[8], [1, 2, 5], [1, 2, 7], [8], [8]])
    play(t, "byzantine: man #2/archer; ready; keep", "hungary: keep")
    assert scores(t) == [("hungary", 1, 1)]
    assert pieces(t, "byzantine")[0]["units"] == {}  # his own casualty has reached the crew
    assert [event.args[0] for event in events(t, "galley.rolled")] == [0, 1]


@pytest.mark.rule("MU-NAV-3", "MU-BAT-20")
def test_mu_bat_20_only_the_galley_with_fighters_is_offered() -> None:
    fleets = galley("byzantine", 1, "archer = 1") + galley("byzantine", 1, "archer = 2") + engine("byzantine", 1, 0)
    t = at_sea(fleets + galley("hungary", 2, "archer = 9"), [[8], [1, 2, 5], [1, 2, 7], [8], [8]])
    play(t, "byzantine: man #2/archer; ready; keep", "hungary: keep")
    assert pieces(t, "byzantine")[0]["units"] == {"archer": 1}
    assert pieces(t, "byzantine")[1]["units"] == {}


# ---------------------------------------------------------------- powers


@pytest.mark.rule("MU-NAV-4")
def test_mu_nav_4_archers_shoot() -> None:
    t = at_sea(galley("byzantine", 1, "archer = 2") + galley("hungary", 1, "cavalry = 3"), [[1, 3]])
    assert (asked(t), due(t)) == ("Losses", 2)


@pytest.mark.rule("MU-NAV-4")
def test_mu_nav_4_light_infantry_is_sacrificed() -> None:
    t = at_sea(
        galley("byzantine", 1, "light_infantry = 3") + galley("hungary", 1, "cavalry = 3"), [[1, 2, 5], [1, 2, 5]]
    )
    play(t, "byzantine: sacrifice light_infantry")
    assert pieces(t, "byzantine")[0]["units"] == {"light_infantry": 2}
    play(t, "byzantine: roll; keep", "hungary: keep")
    assert values(t) == [(9, 4)]


@pytest.mark.rule("MU-NAV-4")
def test_mu_nav_4_heavy_infantry_and_cavalry_have_no_power() -> None:
    """8 against 4: two units in melee, and no cavalry; the casualty value of 2 is not reduced."""
    t = at_sea(
        galley("byzantine", 2, "heavy_infantry = 2, cavalry = 2") + galley("hungary", 2, "light_infantry = 6"),
        [[2, 3, 8], [1, 2, 7]],
    )
    play(t, "byzantine: keep", "hungary: roll; keep")
    assert scores(t) == [("byzantine", 2, 2)]
    play(t, "hungary: lose-aboard #10/light_infantry x2")
    assert due(t) == 2
    assert waiting(t) == ["byzantine"]


@pytest.mark.rule("MU-NAV-4", "MU-UNI-9")
def test_mu_nav_4_a_captain_is_an_archer_or_light_infantry_and_nothing_else() -> None:
    t = at_sea(
        galley("byzantine", 1, "captain_3 = 1, cavalry = 1") + galley("hungary", 1, "cavalry = 3"),
        [[8], [1, 2, 5], [1, 2, 5]],
    )
    assert offered(t, "byzantine", "act_as") == ["archer"]
    play(t, "byzantine: act-as archer")
    assert offered(t, "byzantine", "act_as") == ["light_infantry"]
    assert refused(t, "byzantine: act-as heavy_infantry").rules == ["MU-NAV-4"]
    assert refused(t, "byzantine: act-as cavalry").rules == ["MU-NAV-4"]
    play(t, "byzantine: act-as light_infantry; sacrifice captain_3")
    assert pieces(t, "byzantine")[0]["units"] == {"cavalry": 1}
    play(t, "byzantine: keep", "hungary: keep")
    assert values(t) == [(9, 4)]


@pytest.mark.rule("MU-NAV-4")
def test_mu_nav_4_he_frees_and_cancels_nothing() -> None:
    t = at_sea(
        galley("byzantine", 1, "captain_2 = 1, archer = 1") + galley("hungary", 1, "archer = 1, light_infantry = 1"),
        [[1, 2, 5]],
    )
    assert asked(t) == "MeleeRoll"  # archers are opposed, so is light infantry: nothing to be done
    t = at_sea(
        galley("byzantine", 1, "captain_2 = 1") + galley("hungary", 1, "archer = 1, light_infantry = 1"),
        [[8], [1, 2, 5]],
    )
    assert asked(t) == "MeleeRoll"
