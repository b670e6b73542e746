"""Cultural dominance: when, over whom, the score, and what changes hands."""

from typing import Any

import pytest
from tests.games.civilization.table import (
    asked,
    can,
    described,
    land,
    offered,
    place,
    play,
    refused,
    seat,
    settle,
    three,
    told,
    units,
    waiting,
)

CULTURE = 'phase = "culture"\nera = "medieval"\n'
# Red's metropolis, his capital, against villages of others whose capitals are far away
GALLIA = settle("gallia", "red", "metropolis")
HOMES = settle("java", "blue", "town") + settle("tasmania", "green", "town")
RIVALS = HOMES + settle("italia", "blue") + settle("germania", "green")
MONARCHS = 'seat.red.government = "monarchy"\n'


def rows(position: str, pair: str = "gallia/italia") -> dict[str, Any]:
    """Row by row, what is not zero."""
    one, other = pair.split("/")
    scores = described(three(position))["culture"][one][other]
    return {name: points for name, points in scores.items() if points}


@pytest.mark.rule("CV-CUL-6")
@pytest.mark.parametrize("mood", ["", 'mood = ["unproductive_now", "unhappy_now"]'])
def test_cv_cul_6_improvements_count_whatever_the_unrest_of_the_turn(mood: str) -> None:
    works = 'seat.blue.improvements = ["bank@italia", "cathedral@italia"]\n'
    target = settle("italia", "blue", "town", more=mood)
    found = rows(CULTURE + MONARCHS + HOMES + works + settle("gallia", "red", "metropolis", "wine") + target)
    assert found["improvements"] == -1  # Gallia is always happy


@pytest.mark.rule("CV-CUL-6", "CV-GOV-15")
@pytest.mark.parametrize(("government", "points"), [("fundamentalism", 1), ("republic", 0)])
def test_cv_cul_6_all_settlements_of_a_fundamentalist_are_always_happy(government: str, points: int) -> None:
    position = CULTURE + f'seat.red.government = "{government}"\n' + settle("nippon", "red") + GALLIA + RIVALS
    assert rows(position).get("improvements", 0) == points


# ---------------------------------------------------------------- when and over whom


@pytest.mark.rule("CV-CUL-1")
def test_cv_cul_1_not_in_the_ancient_era() -> None:
    t = three(CULTURE + MONARCHS + GALLIA + RIVALS)
    assert (asked(t), waiting(t)) == ("CulturePhase", ["red"])
    ancient = three(CULTURE.replace("medieval", "ancient") + MONARCHS + GALLIA + RIVALS)
    assert asked(ancient) == "GovernmentPhase"


@pytest.mark.rule("CV-CUL-1", "CV-CIV-6")
@pytest.mark.parametrize(
    ("civilization", "size", "again"), [("scientific", "metropolis", []), ("religious", "town", ["gallia/germania"])]
)
def test_cv_cul_1_one_attempt_a_turn_and_two_of_religious_ones_over_different_players(
    civilization: str, size: str, again: list[str]
) -> None:
    who = f'seat.red = {{ government = "monarchy", civilization = "{civilization}" }}\n'
    rolls = [[6], [6]][: 1 + len(again)]
    t = three(CULTURE + who + settle("gallia", "red", size) + RIVALS + settle("steppes", "blue"), rolls)
    assert offered(t, "red", "dominate") == ["gallia/germania", "gallia/italia"]
    play(t, "red: dominate gallia/italia")
    assert offered(t, "red", "dominate") == again
    if again:
        play(t, "red: dominate gallia/germania")
    assert [row[:2] for row in told(t, "culture.tried")] == [("red", "italia"), ("red", "germania")][: 1 + len(again)]
    assert asked(t) == "GovernmentPhase"


@pytest.mark.rule("CV-CUL-2")
@pytest.mark.parametrize(
    ("lost", "targets"),
    [
        ([], ["italia"]),
        (["trade_mapmaking"], ["italia"]),
        (["trade_mapmaking", "astronomy"], ["britannia", "italia", "steppes"]),
        (["trade_mapmaking", "astronomy", "navigation"], ["britannia", "italia", "labrador", "steppes", "caucasus"]),
    ],
)
def test_cv_cul_2_within_the_trade_distance_less_one_or_next_door(lost: list[str], targets: list[str]) -> None:
    places = ("britannia", "italia", "labrador", "steppes", "caucasus")
    villages = "".join(settle(name, "blue") for name in places)
    t = three(
        CULTURE + f"lost = {lost}\n" + MONARCHS + GALLIA + HOMES + villages + place("gallia", "red", ancient_infantry=3)
    )
    assert set(offered(t, "red", "dominate")) == {f"gallia/{name}" for name in targets}


@pytest.mark.rule("CV-CUL-2")
def test_cv_cul_2_only_players_at_peace() -> None:
    t = three(CULTURE + 'war = [["red", "blue"]]\n' + MONARCHS + GALLIA + RIVALS)
    assert offered(t, "red", "dominate") == ["gallia/germania"]


@pytest.mark.rule("CV-CUL-7")
def test_cv_cul_7_fundamentalists_are_immune() -> None:
    t = three(CULTURE + 'seat.blue.government = "fundamentalism"\n' + MONARCHS + GALLIA + RIVALS)
    assert offered(t, "red", "dominate") == ["gallia/germania"]


# ---------------------------------------------------------------- the score

PLAIN = CULTURE + MONARCHS + GALLIA + RIVALS  # the metropolis is a capital: always happy


@pytest.mark.rule("CV-CUL-3")
def test_cv_cul_3_sizes_and_the_improvement_of_an_always_happy_settlement() -> None:
    assert rows(PLAIN) == {"size": 3, "improvements": 1, "score": 4}


@pytest.mark.rule("CV-CUL-3")
@pytest.mark.parametrize(
    ("more", "name", "points"),
    [
        (place("gallia", "red", ancient_infantry=2) + place("italia", "blue", ancient_cavalry=1), "militia", 1),
        (place("gallia", "green", ancient_infantry=2) + place("gallia", "red", explorer=2), "militia", 0),
        ('seat.red.improvements = ["bank@gallia"]\n', "improvements", 2),
        ('seat.blue.improvements = ["bank@italia", "castle@italia"]\n', "improvements", -1),
        ('seat.red.wonders = ["oracle", "colossus"]\nseat.blue.wonders = ["sun_tzu"]\n', "wonders", 1),
        ('seat.red.technologies = ["printing_press"]\n', "seminal", 1),
        ('seat.red.technologies = ["alphabet_writing"]\n', "seminal", 0),
        ('seat.blue.technologies = ["printing_press"]\n', "seminal", 0),
    ],
)
def test_cv_cul_3_row_by_row(more: str, name: str, points: int) -> None:
    found = rows(PLAIN + more)
    assert found.get(name, 0) == points
    assert found["score"] == sum(number for row, number in found.items() if row != "score")


@pytest.mark.rule("CV-CUL-3", "CV-GAP-47")
def test_cv_cul_3_a_happy_target_and_a_capital_resist() -> None:
    wine = PLAIN.replace(settle("italia", "blue"), settle("italia", "blue", resource="wine"))
    assert rows(wine) == {"size": 3, "happiness": -1, "score": 2}
    capital = PLAIN + 'seat.blue.capital = "italia"\n'
    assert rows(capital) == {"size": 3, "capital": -1, "happiness": -1, "score": 1}


@pytest.mark.rule("CV-CUL-3", "CV-GAP-34")
def test_cv_cul_3_every_space_between_counts_against_it() -> None:
    reach = CULTURE + 'lost = ["astronomy", "navigation"]\n' + MONARCHS + GALLIA + HOMES
    assert rows(reach + settle("steppes", "blue"), "gallia/steppes")["distance"] == -1
    assert rows(reach + settle("britannia", "blue"), "gallia/britannia")["distance"] == -1
    assert rows(reach + settle("caucasus", "blue"), "gallia/caucasus")["distance"] == -2


CULTURES = {
    "anarchy": -2,
    "despotism": -1,
    "monarchy": 0,
    "republic": 0,
    "democracy": 1,
    "fascism": -1,
    "communism": -1,
    "fundamentalism": -1,
}


@pytest.mark.rule("CV-CUL-3", "CV-CUL-6", "CV-GAP-31")
@pytest.mark.parametrize(("government", "culture"), CULTURES.items())
def test_cv_cul_3_6_the_government_gives_the_culture(government: str, culture: int) -> None:
    found = rows(CULTURE + f'seat.red.government = "{government}"\n' + GALLIA + RIVALS)
    assert found.get("culture", 0) == culture


@pytest.mark.rule("CV-CUL-3", "CV-CIV-6", "CV-CIV-17")
@pytest.mark.parametrize(
    ("civilization", "era", "culture"),
    [("religious", "medieval", 2), ("religious", "modern", 4), ("military", "medieval", -2)]
    + [("military", "industrial", -3), ("commercial", "modern", 0)],
)
def test_cv_cul_3_religious_and_military_civilizations_differ_by_the_era(
    civilization: str, era: str, culture: int
) -> None:
    position = PLAIN.replace("medieval", era) + f'seat.red.civilization = "{civilization}"\n'
    assert rows(position).get("culture", 0) == culture


@pytest.mark.rule("CV-CUL-6")
def test_cv_cul_6_always_productive_and_joined_improvements_count_once() -> None:
    fertile = PLAIN.replace(GALLIA, 'land.gallia = { holder = "red", size = "metropolis", token = "fertile" }\n')
    assert rows(fertile)["improvements"] == 2
    old = 'seat.blue.improvements = ["ziggurat@italia", "temple@italia"]\n'  # two halves
    assert rows(PLAIN + old).get("improvements", 0) == 0
    half = 'seat.blue.improvements = ["ziggurat@italia"]\n'
    assert rows(PLAIN + half)["improvements"] == 1


@pytest.mark.rule("CV-CUL-6")
def test_cv_cul_6_ships_on_land_are_no_militia_but_aircraft_are() -> None:
    assert "militia" not in rows(PLAIN + place("gallia", "red", ancient_ship=2))
    assert rows(PLAIN + place("gallia", "red", ancient_infantry=1, aircraft=1))["militia"] == 2


# ---------------------------------------------------------------- the roll


@pytest.mark.rule("CV-CUL-4")
@pytest.mark.parametrize(("die", "holder"), [(1, "red"), (4, "red"), (5, "blue"), (6, "blue")])
def test_cv_cul_4_a_roll_up_to_the_score_succeeds(die: int, holder: str) -> None:
    t = three(PLAIN, [[die]])
    play(t, "red: dominate gallia/italia")
    assert (told(t, "culture.tried"), land(t, "italia")["holder"]) == ([("red", "italia", 4, die)], holder)


@pytest.mark.rule("CV-CUL-4")
def test_cv_cul_4_nothing_without_a_score_and_no_roll_from_six_on() -> None:
    t = three(PLAIN + place("italia", "blue", ancient_infantry=4))
    reason = refused(t, "red: dominate gallia/italia")
    assert (reason.code, reason.params["number"]) == ("culture_too_low", 0)
    t = three(PLAIN + place("gallia", "red", ancient_infantry=1), [[6]])
    play(t, "red: dominate gallia/italia")
    assert (told(t, "culture.tried"), land(t, "italia")["holder"]) == ([("red", "italia", 5, 6)], "blue")
    t = three(PLAIN + place("gallia", "red", ancient_infantry=2))
    play(t, "red: dominate gallia/italia")
    assert (told(t, "culture.tried"), land(t, "italia")["holder"]) == ([("red", "italia", 6, 0)], "red")


# ---------------------------------------------------------------- what changes hands


@pytest.mark.rule("CV-CUL-5", "CV-NUC-6")
def test_cv_cul_5_who_carries_a_weapon_is_unlike_the_others_of_his_kind() -> None:
    garrison = place("italia", "blue", modern_artillery=2)
    nuke = 'nukes = [{ owner = "blue", space = "italia", carrier = 0 }]\n'
    t = three(PLAIN + garrison + place("gallia", "red", ancient_infantry=5) + nuke)
    play(t, "red: dominate gallia/italia")
    assert (waiting(t), len(offered(t, "blue", "hand_over"))) == (["blue"], 2)
    play(t, "blue: hand-over " + offered(t, "blue", "hand_over")[1])
    assert described(t)["nukes"][0]["owner"] == "blue"


@pytest.mark.rule("CV-CUL-5")
def test_cv_cul_5_the_loser_hands_over_one_unit_and_the_others_stay_his() -> None:
    garrison = place("italia", "blue", ancient_infantry=1, ancient_cavalry=2, explorer=1)
    t = three(PLAIN + place("gallia", "red", ancient_infantry=5) + garrison)
    play(t, "red: dominate gallia/italia")
    assert (asked(t), waiting(t)) == ("Dominance", ["blue"])
    assert [name.split("@")[0] for name in offered(t, "blue", "hand_over")] == [
        "blue.ancient_infantry",
        "blue.ancient_cavalry",
    ]
    play(t, "blue: hand-over blue.ancient_cavalry")
    assert units(t, "italia", "red") == {"ancient_cavalry": 1, "explorer": 1}
    assert units(t, "italia", "blue") == {"ancient_infantry": 1, "ancient_cavalry": 1}
    assert (land(t, "italia")["holder"], described(t)["war"]) == ("red", [])


@pytest.mark.rule("CV-CUL-5")
def test_cv_cul_5_a_settlement_without_garrison_comes_alone() -> None:
    t = three(PLAIN + place("italia", "green", ancient_infantry=1) + place("gallia", "red", ancient_infantry=2))
    play(t, "red: dominate gallia/italia")
    assert (land(t, "italia")["holder"], units(t, "italia", "red"), units(t, "italia", "green")) == (
        "red",
        {},
        {"ancient_infantry": 1},
    )


@pytest.mark.rule("CV-CUL-9")
def test_cv_cul_9_the_loser_keeps_its_improvements_for_another_settlement() -> None:
    t = three(PLAIN + 'seat.blue = { improvements = ["castle@italia", "bank@java"], coins = 1 }\n', [[1]])
    play(t, "red: dominate gallia/italia")
    assert seat(t, "blue")["improvements"] == ["castle", "bank@java"]
    assert (asked(t), waiting(t), described(t)["phase"]) == ("Redistribution", ["blue"], "culture")
    play(t, "blue: assign castle; assign-to java")
    assert seat(t, "blue")["improvements"] == ["castle@java", "bank@java"]


CAPITAL = (
    CULTURE
    + 'lost = ["astronomy"]\n'
    + MONARCHS
    + GALLIA
    + place("gallia", "red", ancient_infantry=9)
    + settle("italia", "blue", "town")
)


@pytest.mark.rule("CV-CUL-8")
def test_cv_cul_8_with_a_capital_comes_the_smallest_settlement_in_reach_of_it() -> None:
    t = three(CAPITAL + settle("steppes", "blue", "town") + settle("caucasus", "blue") + settle("java", "blue"))
    play(t, "red: dominate gallia/italia")
    assert [row[1] for row in told(t, "culture.won")] == [
        "italia",
        "caucasus",
    ]  # one territory between; Java is too far
    assert [land(t, name)["holder"] for name in ("steppes", "java")] == ["blue", "blue"]


@pytest.mark.rule("CV-CUL-8")
def test_cv_cul_8_the_nearest_to_the_winner_of_them_and_among_equals_the_loser_chooses() -> None:
    far = settle("steppes", "blue", "town") + settle("caucasus", "blue")
    t = three(CAPITAL + far + settle("germania", "blue"))
    play(t, "red: dominate gallia/italia", "blue: elect steppes")
    assert [row[1] for row in told(t, "culture.won")] == ["italia", "germania"]  # next to Gallia
    t = three(CAPITAL + far + settle("germania", "blue") + settle("caspia", "red"))
    play(t, "red: dominate gallia/italia", "blue: elect steppes")
    assert (asked(t), offered(t, "blue", "cede")) == ("Dominance", ["germania", "caucasus"])
    play(t, "blue: cede caucasus")
    assert [land(t, name)["holder"] for name in ("germania", "caucasus")] == ["blue", "red"]


@pytest.mark.rule("CV-CUL-8")
def test_cv_cul_8_nothing_more_if_none_is_in_reach() -> None:
    t = three(CAPITAL + settle("java", "blue"))
    play(t, "red: dominate gallia/italia")
    assert [row[1] for row in told(t, "culture.won")] == ["italia"]
    assert seat(t, "blue")["capital"] == "java"
    village = three(CAPITAL + settle("germania", "blue") + 'seat.blue.capital = "germania"\n')
    play(village, "red: dominate gallia/italia")
    assert len(told(village, "culture.won")) == 1  # it was no capital
    assert can(village, "red: keep-government")


@pytest.mark.rule("CV-NUC-6")
def test_cv_nuc_6_weapons_stored_in_a_settlement_won_over_go_with_it() -> None:
    t = three(CULTURE + MONARCHS + GALLIA + RIVALS + 'nukes = [{ owner = "blue", space = "italia" }]\n', [[1]])
    play(t, "red: dominate gallia/italia")
    assert (land(t, "italia")["holder"], described(t)["nukes"]) == ("red", [{"owner": "red", "space": "italia"}])


@pytest.mark.rule("CV-SPC-8")
def test_cv_spc_8_who_wins_over_a_last_settlement_has_the_spoils() -> None:
    last = CULTURE + 'seat.red.government = "monarchy"\nseat.blue = { coins = 40, wonders = ["oracle"] }\n'
    garrison = place("gallia", "red", ancient_infantry=5)
    t = three(last + GALLIA + settle("italia", "blue") + garrison, [[1]])
    play(t, "red: dominate gallia/italia")
    assert told(t, "seat.eliminated") == [("blue", "red")]
    assert seat(t, "red")["wonders"] == ["oracle"]
