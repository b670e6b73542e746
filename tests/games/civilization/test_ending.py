"""Victory points, and how games of the four lengths end."""

import pytest
from tests.games.civilization.table import (
    asked,
    can,
    described,
    events,
    idle,
    place,
    play,
    refused,
    seat,
    settle,
    three,
    told,
    waiting,
)

from quadriga.engine.table import Table
from quadriga.games.civilization.technologies import TECHNOLOGY_KEYS


def finish(t: Table) -> None:
    """Nobody wants anything for the rest of the turn; the game must be over when it ends."""
    turn = described(t)["turn"]
    while not t.game.over:
        idle(t)
        assert described(t)["turn"] == turn


def scored(t: Table) -> list[int]:
    return [seat(t, name)["total"] for name in ("red", "blue", "green")]


# ---------------------------------------------------------------- points


@pytest.mark.rule("CV-END-1")
def test_cv_end_1_the_highest_total_wins() -> None:
    t = three('phase = "scoring"\n' + settle("gallia", "red", "town") + settle("nile", "green", "city"))
    assert (described(t)["over"], described(t)["winners"]) == (True, ["green"])
    assert told(t, "score.final") == [("red", 2), ("blue", 1), ("green", 3)]


@pytest.mark.rule("CV-GAP-100")
def test_cv_gap_100_equal_totals_share_the_victory_unless_somebody_has_left() -> None:
    lands = settle("gallia", "red", "town") + settle("nile", "green", "town")
    assert described(three('phase = "scoring"\n' + lands))["winners"] == ["red", "green"]
    assert described(three('phase = "scoring"\nseat.red.absent = true\n' + lands))["winners"] == ["green"]


@pytest.mark.rule("CV-END-2")
def test_cv_end_2_a_settlement_scores_its_size() -> None:
    t = three(
        'phase = "scoring"\n'
        + settle("gallia", "red", "village")
        + settle("italia", "red", "town")
        + settle("germania", "red", "city")
        + settle("steppes", "red", "metropolis")
    )
    assert seat(t, "red")["points"]["settlements"] == 1 + 2 + 3 + 4


@pytest.mark.rule("CV-END-3", "CV-ERA-3")
def test_cv_end_3_a_wonder_scores_2_also_when_its_era_is_over() -> None:
    t = three('phase = "scoring"\nera = "modern"\nseat.red.wonders = ["colossus", "sun_tzu", "hoover_dam"]\n')
    assert (seat(t, "red")["points"]["wonders"], scored(t)) == (6, [7, 1, 1])


@pytest.mark.rule("CV-END-4")
def test_cv_end_4_a_seminal_discovery_scores_4_and_other_technologies_nothing() -> None:
    t = three(
        'phase = "scoring"\nera = "modern"\nending = "diplomatic"\n'
        'seat.red.technologies = ["alphabet_writing", "printing_press", "masonry", "banking"]\n'
        'seat.blue.technologies = ["steam_power", "computers"]\nseat.green.technologies = ["flight"]\n'
    )
    assert [seat(t, name)["points"]["seminal"] for name in ("red", "blue", "green")] == [8, 8, 0]
    assert scored(t) == [9, 9, 1]


@pytest.mark.rule("CV-END-5", "CV-GAP-40")
@pytest.mark.parametrize(("cards", "points"), [(1, 0), (2, 1), (3, 1), (4, 2)])
def test_cv_end_5_two_completed_objectives_score_1_and_a_half_is_lost(cards: int, points: int) -> None:
    completed = ", ".join(f'"sc_00{number}"' for number in range(1, cards + 1))
    t = three(f'phase = "scoring"\nseat.red.completed = [{completed}]\n')
    assert (seat(t, "red")["points"]["objectives"], scored(t)) == (points, [1 + points, 1, 1])


@pytest.mark.rule("CV-END-6")
def test_cv_end_6_every_marker_taken_as_an_award_scores_1() -> None:
    t = three('phase = "scoring"\nseat.green.merit_points = 3\n')
    assert (seat(t, "green")["points"]["merits"], scored(t)) == (3, [1, 1, 4])


@pytest.mark.rule("CV-END-7")
@pytest.mark.parametrize(
    ("length", "ending", "bonus"),
    [
        ("short", "era_end", [4, 1, 0]),  # a point for each technology
        ("medium", "era_end", [2, 0, 0]),  # half a point
        ("medium_long", "era_end", [0, 0, 0]),
        ("long", "diplomatic", [0, 0, 5]),  # for who owns the United Nations, whoever declared the end
        ("long", "military", [1, 0, 3]),  # a point for each military unit
        ("long", "technological", [4, 1, 0]),
    ],
)
def test_cv_end_7_the_bonus_depends_on_length_and_ending(length: str, ending: str, bonus: list[int]) -> None:
    t = three(
        f'phase = "scoring"\nending = "{ending}"\nended_by = "blue"\n'
        'seat.red.technologies = ["masonry", "pottery", "currency", "banking"]\n'
        'seat.blue.technologies = ["the_wheel"]\nseat.green.wonders = ["united_nations"]\n'
        + place("gallia", "red", ancient_infantry=1, explorer=2)
        + place("nile", "green", ancient_cavalry=2)
        + place("red_sea", "green", ancient_ship=1),
        length=length,
    )
    assert [seat(t, name)["points"]["bonus"] for name in ("red", "blue", "green")] == bonus


@pytest.mark.rule("CV-END-5", "CV-END-10")
def test_cv_end_5_10_two_halves_make_a_point_in_a_medium_game() -> None:
    position = 'phase = "scoring"\nseat.red = { technologies = ["masonry"], completed = ["sc_001"] }\n'
    assert scored(three(position, length="medium"))[0] == 2


@pytest.mark.rule("CV-END-8")
def test_cv_end_8_what_experience_is_left_is_rolled_for_and_awards_become_points() -> None:
    t = three('phase = "scoring"\nseat.red.experience = 5\nseat.green.experience = 1\n', [[3], [3], [1]])
    assert (asked(t), described(t)["over"]) == ("FinalScoring", False)
    assert refused(t, "red: risk x5").code == "out_of_range"  # two rolls or more, as for awards
    play(t, "red: risk x3")
    assert told(t, "merit.rolled")[0] == ("red", 3, 3)
    play(t, "red: risk x2")  # a 3 is too much; green's only point needs a 1
    assert told(t, "merit.rolled")[1:] == [("red", 2, 3), ("green", 1, 1)]
    assert (scored(t), described(t)["winners"]) == ([2, 1, 2], ["red", "green"])


# ---------------------------------------------------------------- shorter games


ERAS = [
    ("short", "ancient", '"currency"', "banking", '"theology"'),
    ("medium", "medieval", '"printing_press", "banking"', "nationalism", '"physics"'),
    ("medium_long", "industrial", '"steam_power"', "electricity", '"combustion"'),
]


@pytest.mark.rule("CV-END-9", "CV-END-10", "CV-END-11")
@pytest.mark.parametrize(("length", "era", "known", "technology", "other"), ERAS)
@pytest.mark.parametrize(("die", "owned", "ends"), [(1, 1, True), (2, 1, False), (2, 2, True), (3, 2, False)])
def test_cv_end_9_10_11_who_buys_a_technology_of_the_last_era_rolls_for_the_end(
    length: str, era: str, known: str, technology: str, other: str, die: int, owned: int, ends: bool
) -> None:
    t = three(
        f'phase = "purchase"\nera = "{era}"\nlost = [{known}]\nseat.red.coins = 400\n'
        + (f"seat.blue.technologies = [{other}]\n" if owned == 2 else ""),
        [[die]],
        length=length,
    )
    play(t, f"red: buy-technology {technology}")
    assert told(t, "end.die") == [("red", die, owned)]  # of all players together, the new one counted
    assert (described(t)["ending"], described(t)["over"]) == ("era_end" if ends else "going_on", False)


@pytest.mark.rule("CV-END-9")
def test_cv_end_9_the_turn_is_played_to_its_end_and_technologies_count() -> None:
    t = three(
        'phase = "purchase"\nlost = ["currency"]\nseat.red = { coins = 100, technologies = ["masonry"] }\n'
        "seat.blue.coins = 40\n",
        [[1]],
        length="short",
    )
    play(t, "red: buy-technology banking; keep; done", "blue: buy-technology the_wheel; place madagascar; done")
    finish(t)
    assert [seat(t, name)["points"]["bonus"] for name in ("red", "blue", "green")] == [2, 1, 0]
    assert (scored(t), described(t)["winners"]) == ([3, 2, 1], ["red"])


@pytest.mark.rule("CV-END-9", "CV-END-10", "CV-END-11")
@pytest.mark.parametrize(
    ("length", "era", "technology"), [("medium", "ancient", "banking"), ("short", "ancient", "pottery")]
)
def test_cv_end_9_10_11_nobody_rolls_for_a_technology_of_another_era(length: str, era: str, technology: str) -> None:
    t = three(f'phase = "purchase"\nera = "{era}"\nlost = ["currency"]\nseat.red.coins = 200\n', [[1]], length=length)
    play(t, f"red: buy-technology {technology}")
    assert (told(t, "end.die"), described(t)["ending"]) == ([], "going_on")


@pytest.mark.rule("CV-END-9")
def test_cv_end_9_a_technology_found_is_not_bought() -> None:
    ancient = ", ".join(f'"{key}"' for key in TECHNOLOGY_KEYS[:15])
    t = three(
        f'lost = [{ancient}]\nland.gallia = {{ token = "free_technology" }}\n' + place("gallia", "red", explorer=1),
        [[1]],
        length="short",
    )
    play(t, "red: look explorer@gallia")
    assert told(t, "technology.acquired")[-1] == ("red", "banking")
    assert (told(t, "end.die"), described(t)["ending"]) == ([], "going_on")


# ---------------------------------------------------------------- Long games


LATE = 'phase = "purchase"\nera = "modern"\n'


@pytest.mark.rule("CV-END-12")
def test_cv_end_12_no_roll_ends_a_long_game() -> None:
    t = three(LATE + 'lost = ["steam_power"]\nseat.red.coins = 200\n', [[1]])
    play(t, "red: buy-technology electricity")
    assert (told(t, "end.die"), described(t)["ending"]) == ([], "going_on")


@pytest.mark.rule("CV-END-12", "CV-END-13")
def test_cv_end_13_who_alone_has_settlements_at_the_end_of_a_turn_wins_whatever_the_points() -> None:
    position = (
        'seat.blue = { capital = "nowhere", wonders = ["colossus"] }\nseat.green = { capital = "nowhere" }\n'
        + place("nile", "blue", ancient_infantry=1, explorer=1)
        + place("congo", "green", explorer=1)
    )
    t = three('phase = "movement"\n' + position)
    assert described(t)["over"] is False  # the turn is not over yet
    t = three('phase = "housekeeping"\n' + position)
    assert (described(t)["ending"], described(t)["winners"]) == ("conquest", ["red"])
    assert scored(t) == [1, 2, 0]


@pytest.mark.rule("CV-END-13")
def test_cv_end_13_with_two_players_left_on_the_map_the_game_goes_on() -> None:
    t = three(
        'phase = "housekeeping"\nseat.green = { capital = "nowhere" }\nseat.red.coins = 30\n'
        + place("congo", "green", explorer=1)
    )
    assert (described(t)["over"], described(t)["turn"]) == (False, 4)


@pytest.mark.rule("CV-END-12", "CV-END-14")
def test_cv_end_14_the_owner_of_the_united_nations_declares_the_end_and_scores_5() -> None:
    t = three(
        LATE + 'active = "blue"\nseat.blue = { wonders = ["united_nations"], coins = 30 }\nseat.green.coins = 30\n'
    )
    assert can(t, "blue: done")
    play(t, "blue: declare-end united_nations")
    assert told(t, "end.declared") == [("blue", "united_nations")]
    assert described(t)["over"] is False
    finish(t)
    assert (described(t)["ending"], scored(t), described(t)["winners"]) == ("diplomatic", [1, 1 + 2 + 5, 1], ["blue"])


@pytest.mark.rule("CV-END-14", "CV-END-15")
def test_cv_end_14_15_only_the_owner_may_declare_it_and_he_need_not_be_asked() -> None:
    t = three(LATE + 'seat.blue.wonders = ["united_nations", "apollo_program"]\nseat.red.coins = 30\n')
    assert (asked(t), waiting(t)) == ("Purchase", ["red"])
    assert not can(t, "red: declare-end united_nations")
    assert not can(t, "green: declare-end apollo_program")
    assert can(t, "blue: declare-end united_nations")
    play(t, "blue: declare-end apollo_program")
    assert described(t)["ending"] == "military"
    assert not can(t, "blue: declare-end united_nations")  # the game ends in one way only


@pytest.mark.rule("CV-END-14", "CV-END-15")
def test_cv_end_14_15_whoever_owns_them_may_also_play_on() -> None:
    t = three(LATE + 'seat.blue.wonders = ["united_nations", "apollo_program"]\nseat.red.coins = 30\n')
    while described(t)["turn"] == 3:
        idle(t)
    assert (described(t)["over"], described(t)["ending"]) == (False, "going_on")


@pytest.mark.rule("CV-END-12", "CV-END-15")
def test_cv_end_15_with_the_apollo_program_everybody_scores_his_military_units() -> None:
    t = three(
        LATE
        + 'seat.red = { wonders = ["apollo_program"], coins = 30 }\nseat.blue.coins = 30\n'
        + place("gallia", "red", modern_infantry=1, explorer=2)
        + place("nile", "blue", modern_cavalry=2, ancient_artillery=1)
        + place("red_sea", "blue", modern_ship=1)
    )
    play(t, "red: declare-end apollo_program")
    finish(t)
    assert (described(t)["ending"], scored(t), described(t)["winners"]) == ("military", [1 + 2 + 1, 1 + 4, 1], ["blue"])


FUSION = 'seat.red = { coins = 200, technologies = ["fusion", "pottery"] }\n'


@pytest.mark.rule("CV-END-12", "CV-END-16", "CV-END-17")
def test_cv_end_16_the_colony_ship_ends_the_game_and_everybody_scores_technologies() -> None:
    t = three(LATE + FUSION + 'seat.blue.technologies = ["masonry", "flight"]\nseat.green.coins = 40\n')
    play(t, "red: buy-colony-ship")
    assert (seat(t, "red")["coins"], seat(t, "red")["wonders"]) == (0, ["alpha_centauri_colony_ship"])
    assert told(t, "end.decided") == [("red",)]
    assert described(t)["over"] is False
    finish(t)
    assert (described(t)["ending"], scored(t)) == ("technological", [1 + 2 + 2, 1 + 2, 1])


@pytest.mark.rule("CV-END-17")
def test_cv_end_17_any_player_may_buy_it_for_200_once_fusion_is_discovered() -> None:
    t = three(
        LATE
        + 'seat.red.technologies = ["fusion"]\nseat.blue.coins = 200\ntech_turn = { fusion = 3 }\nactive = "blue"\n'
    )
    play(t, "blue: buy-colony-ship")
    assert described(t)["ended_by"] == "blue"
    t = three(LATE + 'seat.red = { technologies = ["fusion"], coins = 199 }\n')
    reason = refused(t, "red: buy-colony-ship")
    assert (reason.code, reason.params["need"]) == ("not_enough_coins", 200)
    t = three(LATE + 'seat.red = { technologies = ["fission"], coins = 300 }\n')
    assert not can(t, "red: buy-colony-ship")


@pytest.mark.rule("CV-END-17", "CV-WON-1")
def test_cv_end_17_it_does_not_come_with_its_technology() -> None:
    t = three(LATE + 'lost = ["fission", "super_conductor"]\nseat.red.coins = 350\n')
    play(t, "red: buy-technology fusion")
    assert (seat(t, "red")["coins"], seat(t, "red")["wonders"]) == (200, [])
    play(t, "red: buy-colony-ship")
    assert seat(t, "red")["wonders"] == ["alpha_centauri_colony_ship"]


@pytest.mark.rule("CV-END-18", "CV-GAP-115")
def test_cv_end_18_in_a_shorter_game_these_wonders_end_nothing() -> None:
    t = three(
        LATE
        + 'seat.red = { coins = 200, technologies = ["fusion"], wonders = ["united_nations", "apollo_program"] }\n',
        length="medium_long",
    )
    assert not can(t, "red: declare-end united_nations")
    assert not can(t, "red: declare-end apollo_program")
    play(t, "red: buy-colony-ship")
    assert (described(t)["ending"], seat(t, "red")["points"]["wonders"], events(t, "end.decided")) == (
        "going_on",
        6,
        [],
    )


@pytest.mark.rule("CV-GAP-99")
def test_cv_gap_99_a_game_that_nobody_ends_is_counted_after_its_last_turn() -> None:
    t = three(
        'phase = "housekeeping"\nturn = 60\nseat.red.technologies = ["masonry"]\n' + settle("nile", "blue", "town")
    )
    assert (described(t)["over"], scored(t), described(t)["winners"]) == (True, [1, 2, 1], ["blue"])
