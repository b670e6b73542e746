"""The event that brings barbarians, civil war and fresh garrisons."""

import pytest
from tests.games.civilization.hordes import HOME, marches, raiders
from tests.games.civilization.table import land, place, seat, settle, three, told, units

from quadriga.engine.table import Table

AWAY = settle("madagascar", "blue")


def uprising(position: str, dice: list[list[int]], era: str = "medieval", **options: str | int) -> Table:
    """The event; the dice for territory and battles follow."""
    roll = {"medieval": 83, "industrial": 78, "modern": 73}[era]
    return three(f'phase = "events"\nera = "{era}"\n' + HOME + position, [[roll], *dice], **options)


# ---------------------------------------------------------------- raiders


@pytest.mark.rule("CV-EVT-12", "CV-EVT-19")
def test_cv_evt_12_two_infantry_of_the_era_appear_and_march_at_once() -> None:
    t = uprising(AWAY + settle("nile", "blue", "town"), [[4], [7]])  # Africa, the Congo
    assert told(t, "barbarians.landed") == [("congo",)]
    assert (marches(t), units(t, "sudan", "barbarians")) == ([("congo", "sudan")], {"medieval_infantry": 2})


@pytest.mark.rule("CV-EVT-12")
def test_cv_evt_12_they_attack_the_nearest_civilization() -> None:
    lands = (
        AWAY + settle("niger", "blue", "town") + place("niger", "blue", medieval_infantry=1) + "seat.blue.coins = 9\n"
    )
    t = uprising(lands, [[4], [7], [6, 6, 1, 1]])
    assert told(t, "battle.begun")[0][:3] == ("niger", "barbarians", "blue")
    assert (land(t, "niger")["occupied"], seat(t, "blue")["coins"]) == (True, 5)


@pytest.mark.rule("CV-EVT-12")
@pytest.mark.parametrize("garrison", [0, 1])
def test_cv_evt_12_where_somebody_lives_they_attack_on_the_spot(garrison: int) -> None:
    army = place("congo", "blue", medieval_infantry=1) if garrison else ""
    t = uprising(AWAY + settle("congo", "blue", "town") + army, [[4], [7], *([[6, 6, 1, 1]] if garrison else [])])
    assert (marches(t), land(t, "congo")["occupied"]) == ([], True)


@pytest.mark.rule("CV-EVT-12", "CV-GAP-93")
def test_cv_evt_12_islands_are_rolled_again() -> None:
    t = uprising(AWAY + settle("nile", "blue"), [[4], [10], [6], [3], [4], [7]])  # Madagascar, Java, the Congo
    assert told(t, "barbarians.landed") == [("congo",)]


@pytest.mark.rule("CV-EVT-12")
def test_cv_evt_12_in_an_occupied_settlement_they_strengthen_the_garrison() -> None:
    lands = AWAY + settle("congo", "blue", "town", more="occupied = true") + settle("niger", "green")
    t = uprising(lands + raiders("congo", medieval_infantry=1), [[4], [7]])
    assert (marches(t), land(t, "congo")["holder"]) == ([], "blue")
    t = uprising(lands + raiders("congo", medieval_infantry=2), [[4], [7]])
    assert (marches(t), land(t, "congo")["holder"]) == ([], "barbarians")


@pytest.mark.rule("CV-EVT-12", "CV-VAR-1")
def test_cv_evt_12_nobody_comes_in_a_game_without_barbarians() -> None:
    t = uprising(AWAY, [], barbarians="off")
    assert (told(t, "event.rolled"), told(t, "barbarians.landed")) == ([("barbarians", 83)], [])


# ---------------------------------------------------------------- civil war

FIVE = ("gallia", "italia", "nile", "niger", "yangtze")


@pytest.mark.rule("CV-EVT-13")
@pytest.mark.parametrize(("unhappy", "war"), [(2, False), (3, True)])
def test_cv_evt_13_more_than_forty_per_cent_of_unhappy_settlements_mean_civil_war(unhappy: int, war: bool) -> None:
    """Five settlements, all happy by wine but two (40 per cent) or three of them (60 per cent)."""
    lands = "".join(settle(where, "blue", "town", "wine") for where in FIVE[unhappy:])
    lands += "".join(settle(where, "blue", "town") for where in FIVE[:unhappy])
    t = uprising(lands, [], "industrial")
    assert told(t, "civil_war.broke_out") == ([("blue",)] if war else [])
    rebels = [where for where in FIVE if land(t, where).get("occupied")]
    assert rebels == (list(FIVE[:unhappy]) if war else [])


@pytest.mark.rule("CV-EVT-13")
@pytest.mark.parametrize("era", ["industrial", "modern"])
def test_cv_evt_13_one_infantry_of_the_era_fights_in_each_unhappy_settlement(era: str) -> None:
    lands = AWAY + settle("gallia", "blue") + settle("nile", "blue")
    armies = place("gallia", "blue", **{f"{era}_infantry": 1}) + place("nile", "blue", **{f"{era}_infantry": 1})
    dice = 3 if era == "industrial" else 4
    battles = [[6] * dice + [1] * dice, [1] * dice + [6] * dice]
    t = uprising(lands + armies, battles, era)
    assert [row[0] for row in told(t, "battle.begun")] == ["gallia", "nile"]
    assert {row[1] for row in told(t, "unit.fielded")} == {f"{era}_infantry"}
    assert (land(t, "gallia")["occupied"], "occupied" in land(t, "nile")) == (True, False)


@pytest.mark.rule("CV-EVT-13")
def test_cv_evt_13_the_middle_ages_know_raiders_only() -> None:
    t = uprising(AWAY + settle("gallia", "blue") + settle("italia", "blue"), [[6], [5]])  # Tanami, far from anybody
    assert (told(t, "civil_war.broke_out"), told(t, "barbarians.landed")) == ([], [("tanami",)])


# ---------------------------------------------------------------- garrisons

FAR = [[6], [5]]  # raiders in Tanami, who stay there
TROIKA = {"medieval_infantry": 1, "medieval_cavalry": 1, "ancient_artillery": 1}
KNOWN = 'lost = ["feudalism", "chivalry"]\n'


@pytest.mark.rule("CV-EVT-14")
@pytest.mark.parametrize("garrison", [1, 2, 3])
def test_cv_evt_14_an_occupied_settlement_gets_a_troika_of_the_newest_units(garrison: int) -> None:
    lands = AWAY + settle("nile", "blue", "town", more="occupied = true") + KNOWN
    t = uprising(lands + raiders("nile", ancient_cavalry=garrison), FAR)
    assert units(t, "nile", "barbarians") == TROIKA
    assert land(t, "nile")["occupied"] is True


@pytest.mark.rule("CV-EVT-15")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        (1, TROIKA),
        (2, TROIKA),
        (3, {"ancient_cavalry": 3}),
        (4, {"ancient_cavalry": 4, "medieval_infantry": 1}),
        (5, {"ancient_cavalry": 5, "medieval_infantry": 1}),
    ],
)
def test_cv_evt_15_a_barbarian_settlement_gets_a_troika_or_an_attacker(before: int, after: dict[str, int]) -> None:
    t = uprising(AWAY + settle("nile", "barbarians", "town") + KNOWN + raiders("nile", ancient_cavalry=before), FAR)
    assert units(t, "nile", "barbarians") == after


@pytest.mark.rule("CV-EVT-14", "CV-EVT-15")
def test_cv_evt_14_15_in_every_era() -> None:
    lands = AWAY + settle("nile", "blue", "town", more="occupied = true") + settle("gobi", "barbarians")
    known = 'lost = ["electricity", "cavalry", "metallurgy"]\n'
    t = uprising(lands + known + raiders("nile") + raiders("gobi"), [], "modern")
    troika = {"modern_infantry": 1, "industrial_cavalry": 1, "industrial_artillery": 1}
    assert (units(t, "nile", "barbarians"), units(t, "gobi", "barbarians")) == (troika, troika)
