"""Governments and anarchy: how one comes to them, what each gives and asks for."""

import pytest
from tests.games.civilization.fights import battle, clashes
from tests.games.civilization.table import (
    can,
    described,
    happened,
    idle,
    idle_until,
    land,
    offered,
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

GOVERNMENTS = ("despotism", "monarchy", "republic", "democracy", "fascism", "communism", "fundamentalism")
EVERYBODY = ("blue: keep-government", "green: keep-government")


# ---------------------------------------------------------------- change


def anarchy(lost: str = "", improvements: str = "", more: str = "") -> Table:
    """Red in anarchy in the Government change phase, with a happy capital."""
    who = f'seat.red = {{ government = "anarchy", improvements = [{improvements}] }}\n'
    return three(f'phase = "government"\nera = "modern"\nlost = [{lost}]\n' + who + settle("gallia", "red") + more)


@pytest.mark.rule("CV-GOV-1")
@pytest.mark.parametrize(
    ("lost", "improvements", "opened"),
    [
        ("", "", []),
        ('"horseback_riding"', "", []),
        ('"horseback_riding", "mysticism"', "", ["monarchy"]),
        ("", '"bank"', ["republic"]),
        ('"nationalism"', "", []),
        ('"nationalism"', '"legislature"', ["democracy"]),
        ('"industrialization"', "", ["fascism"]),
        ('"industrialization", "legislative_government"', '"capitol"', ["fascism", "communism"]),
        ('"theology"', "", []),
        ('"theology"', '"temple"', ["fundamentalism"]),
    ],
)
def test_cv_gov_1_a_government_is_open_to_who_meets_its_requirements(
    lost: str, improvements: str, opened: list[str]
) -> None:
    assert offered(anarchy(lost, improvements), "red", "govern") == ["despotism", *opened]


@pytest.mark.rule("CV-GOV-1")
def test_cv_gov_1_seven_governments() -> None:
    t = anarchy(
        '"horseback_riding", "mysticism", "nationalism", "industrialization", "legislative_government", "theology"',
        '"bank", "legislature", "capitol", "temple"',
    )
    assert tuple(offered(t, "red", "govern")) == GOVERNMENTS


@pytest.mark.rule("CV-GOV-2")
def test_cv_gov_2_a_change_takes_a_turn_of_anarchy() -> None:
    t = three('phase = "government"\nlost = ["horseback_riding", "mysticism"]\n', events="off", strategy="off")
    assert not can(t, "red: govern monarchy")
    play(t, "red: abdicate")
    assert (seat(t, "red")["government"], waiting(t)) == ("anarchy", ["blue"])
    play(t, *EVERYBODY)
    idle_until(t, "GovernmentPhase")
    while waiting(t) != ["red"]:
        idle(t)
    assert (seat(t, "red")["government"], described(t)["turn"]) == ("anarchy", 4)
    play(t, "red: govern monarchy")
    assert seat(t, "red")["government"] == "monarchy"


@pytest.mark.rule("CV-GOV-2")
def test_cv_gov_2_the_new_government_works_at_once() -> None:
    t = anarchy('"theology"', '"temple"', settle("niger", "red", "city"))
    assert not land(t, "niger")["happy"]
    play(t, "red: govern fundamentalism")
    assert land(t, "niger")["happy"]


# ---------------------------------------------------------------- free improvements

GIFTS = {"monarchy": "happiness", "fascism": "productivity", "communism": "productivity"}


@pytest.mark.rule("CV-GOV-3", "CV-GOV-10", "CV-GOV-13", "CV-GOV-14")
@pytest.mark.parametrize("government", GOVERNMENTS)
def test_cv_gov_3_some_governments_give_an_improvement(government: str) -> None:
    t = three(
        'phase = "government"\nlost = ["ceremonial_burial", "mysticism", "pottery", "philosophy_literature"]\n'
        f'seat.red.government = "{government}"\n' + settle("gallia", "red") + settle("niger", "red")
    )
    play(t, "red: keep-government", *EVERYBODY)
    choices = {"happiness": ["ziggurat", "temple"], "productivity": ["granary", "library"]}
    assert offered(t, "red", "take_improvement") == choices.get(GIFTS.get(government, ""), [])


@pytest.mark.rule("CV-GOV-3")
def test_cv_gov_3_one_that_he_has_not_got_yet() -> None:
    t = three(
        'phase = "government"\nlost = ["ceremonial_burial", "mysticism"]\n'
        'seat.red = { government = "monarchy", improvements = ["ziggurat@niger"] }\n'
        + settle("gallia", "red")
        + settle("niger", "red")
    )
    play(t, "red: keep-government", *EVERYBODY, "red: keep")
    assert seat(t, "red")["improvements"] == ["ziggurat@niger", "temple government"]


@pytest.mark.rule("CV-GOV-3")
def test_cv_gov_3_or_as_soon_as_there_is_one() -> None:
    t = three('phase = "purchase"\nseat.red = { government = "monarchy", coins = 30 }\n' + settle("gallia", "red"))
    play(t, "red: buy-technology ceremonial_burial")
    assert told(t, "improvement.received") == [("red", "ziggurat")]


@pytest.mark.rule("CV-GOV-4")
def test_cv_gov_4_the_others_have_the_new_improvement_at_the_end_of_the_turn() -> None:
    t = three(
        'phase = "purchase"\nactive = "blue"\nera = "medieval"\nlost = ["trade_mapmaking", "philosophy_literature"]\n'
        'seat.red = { government = "fascism", improvements = ["library@niger government"] }\n'
        'seat.blue = { coins = 60, government = "fascism" }\n'
        + settle("gallia", "red")
        + settle("niger", "red")
        + settle("java", "blue")
    )
    assert not land(t, "niger")["productive"]  # an old one is worth half
    play(t, "blue: buy-technology education")
    assert [row[:2] for row in told(t, "improvement.received")] == [("blue", "university")]  # the discoverer at once
    idle_until(t, "GovernmentPhase")
    assert (seat(t, "red")["improvements"], told(t, "improvement.renewed")) == (["library@niger government"], [])
    play(t, "red: keep-government", *EVERYBODY)
    assert told(t, "improvement.renewed") == [("red", "university", "library")]
    assert (seat(t, "red")["improvements"], land(t, "niger")["productive"]) == (["university@niger government"], True)


@pytest.mark.rule("CV-GOV-4")
def test_cv_gov_4_the_discoverer_exchanges_it_at_once() -> None:
    t = three(
        'phase = "purchase"\nera = "medieval"\nlost = ["trade_mapmaking", "philosophy_literature"]\n'
        'seat.red = { coins = 60, government = "fascism", improvements = ["library@niger government"] }\n'
        + settle("gallia", "red")
        + settle("niger", "red")
    )
    play(t, "red: buy-technology education")
    assert seat(t, "red")["improvements"] == ["university@niger government"]


@pytest.mark.rule("CV-GOV-4")
def test_cv_gov_4_free_improvements_are_not_for_trade() -> None:
    t = three(
        'phase = "trade"\nseat.red.improvements = ["temple government", "ziggurat"]\n'
        + settle("gallia", "red")
        + settle("germania", "blue")
    )
    assert not can(t, "red: offer blue: 1 improvement:temple for nothing")
    assert can(t, "red: offer blue: 1 improvement:ziggurat for nothing")


@pytest.mark.rule("CV-GOV-5", "CV-GOV-10")
def test_cv_gov_5_10_the_mark_stays_where_it_is_and_what_bears_it_is_returned() -> None:
    t = three(
        'phase = "government"\n'
        'seat.red = { government = "monarchy", improvements = ["ziggurat@gallia", "temple@niger government"] }\n'
        + settle("gallia", "red")
        + settle("niger", "red")
    )
    play(t, "red: abdicate")
    assert seat(t, "red")["improvements"] == ["ziggurat@gallia"]  # nobody was asked which of them
    assert waiting(t) == ["blue"]


# ---------------------------------------------------------------- anarchy


@pytest.mark.rule("CV-GOV-6")
def test_cv_gov_6_anarchy_is_peace_with_everybody() -> None:
    t = three('phase = "government"\nwar = [["red", "blue"], ["red", "green"], ["blue", "green"]]\n')
    play(t, "red: abdicate")
    assert described(t)["war"] == [["blue", "green"]]


@pytest.mark.rule("CV-GOV-6")
def test_cv_gov_6_only_settlements_bring_coins() -> None:
    lands = settle("gallia", "red", "metropolis", "wine") + settle("niger", "red", "town", "spices")
    who = 'seat.red = { government = "anarchy", civilization = "commercial", wonders = ["colossus"] }\n'
    t = three('phase = "production"\n' + who + lands, [[1, 1]])
    assert {name: coins for name, coins in seat(t, "red")["accounts"].items() if coins} == {
        "settlements": 10 + 3,
        "minimum": 2,
        "total": 15,
    }


@pytest.mark.rule("CV-GOV-6", "CV-GOV-7", "CV-GOV-8")
def test_cv_gov_6_7_8_in_anarchy_only_improvements_and_spies_are_bought() -> None:
    t = three(
        'phase = "purchase"\nera = "industrial"\nlost = ["construction", "gunpowder_weapons", "economics"]\n'
        'seat.red = { government = "anarchy", coins = 200 }\n'
        + settle("gallia", "red")
        + settle("niger", "red")
        + place("gallia", "red", ancient_infantry=1)
    )
    barred = ("buy-technology physics", "buy-unit explorer", "buy-unit industrial_infantry", "grow gallia")
    for line in (*barred, "move-capital niger", "upgrade ancient_infantry"):
        assert refused(t, f"red: {line}").code == "anarchy"
    play(t, "red: buy-improvement stock_market; keep", "red: buy-spy")
    assert (seat(t, "red")["coins"], seat(t, "red")["spies"]) == (200 - 20 - 40, ["gallia"])


@pytest.mark.rule("CV-GOV-7")
def test_cv_gov_7_units_neither_move_nor_attack_in_anarchy() -> None:
    t = three(
        'seat.red.government = "anarchy"\n'
        + place("gallia", "red", ancient_infantry=1, explorer=1)
        + place("gallia", "blue", ancient_infantry=1)
        + place("baltic_sea", "red", ancient_ship=1)
    )
    assert offered(t, "red", "move") == ["red.explorer@gallia#1"]
    assert refused(t, "red: attack gallia/blue").code == "no_war_now"


@pytest.mark.rule("CV-GOV-7")
def test_cv_gov_7_they_only_defend() -> None:
    t = battle({"ancient_infantry": 1}, {"ancient_infantry": 1}, [[3, 6]], 'seat.blue.government = "anarchy"\n')
    assert [row[0] for row in clashes(t)] == ["red", "blue"]
    joined = three(
        'step = "battles"\ndeclared = [{ space = "gallia", attackers = ["red"], defenders = ["blue"] }]\n'
        'seat.green.government = "anarchy"\n'
        + "".join(place("gallia", owner, ancient_infantry=2) for owner in ("red", "blue", "green"))
    )
    assert happened(joined, "battle.begun") == ["battle.begun"]  # nobody asked green


@pytest.mark.rule("CV-GOV-8")
def test_cv_gov_8_spies_move_in_anarchy() -> None:
    t = three(
        'era = "industrial"\nseat.red = { government = "anarchy", spies = ["gallia"] }\n' + settle("gallia", "red")
    )
    play(t, "red: spy-to red.1/italia")
    assert told(t, "spy.moved") == [("red", "italia")]


# ---------------------------------------------------------------- what each brings

# A happy town (the capital) with wine, an unhappy village with iron, an unhappy city without anything: 6 + 2 + 2 coins,
# six sizes, two sorts of resources; two armies outside.
REALM = (
    settle("gallia", "red", "town", "wine")
    + settle("niger", "red", "village", "iron")
    + settle("sudan", "red", "city")
    + place("germania", "red", ancient_infantry=2)
)


INCOMES = {  # settlements, sizes, unique resources, taxes, support
    "anarchy": (10, 0, 0, 0, 0),
    "despotism": (10, 0, 6, 1, 0),
    "monarchy": (10, 0, 6, 2 + 1 + 1, -2),
    "republic": (10, 6, 8, 3 + 2 + 2, -2),
    "democracy": (10, 12, 10, 12, -4),
    "fascism": (10, 6, 6, 6, -2),
    "communism": (10, 0, 6, 12, 0),
    "fundamentalism": (6 + 4 + 4, 0, 6, 2 + 2 + 2, 0),
}


@pytest.mark.rule("CV-GOV-9", "CV-GOV-10", "CV-GOV-11", "CV-GOV-12", "CV-GOV-13", "CV-GOV-14", "CV-GOV-15", "CV-GAP-32")
@pytest.mark.rule("CV-GOV-6")
@pytest.mark.parametrize("government", INCOMES)
def test_cv_gov_6_9_to_15_income_under_each_government(government: str) -> None:
    t = three(f'phase = "production"\nseat.red.government = "{government}"\n' + REALM, [[1, 1]])
    accounts = seat(t, "red")["accounts"]
    names = ("settlements", "size_income", "unique", "taxes", "support")
    assert tuple(accounts[name] for name in names) == INCOMES[government]


@pytest.mark.rule("CV-GOV-9", "CV-GOV-10", "CV-GOV-11", "CV-GOV-12", "CV-GOV-13", "CV-GOV-14", "CV-GOV-15")
@pytest.mark.parametrize(
    ("government", "most"),
    [("despotism", 50), ("monarchy", 60), ("fundamentalism", 60)]
    + [(name, 999) for name in ("republic", "democracy", "fascism", "communism")],
)
def test_cv_gov_9_to_15_the_maximum_of_each_government(government: str, most: int) -> None:
    vines = "".join(settle(name, "red", "city", "wine") for name in ("gallia", "niger", "sudan", "nile", "congo"))
    t = three(
        f'phase = "production"\nseat.red.government = "{government}"\n' + vines + settle("italia", "red"),
        [[1, 1]],
        luxury="off",
    )
    accounts = seat(t, "red")["accounts"]
    earned = sum(accounts[name] for name in ("settlements", "size_income", "critical", "unique", "monopolies", "taxes"))
    assert earned > 60
    assert accounts["total"] == min(most, earned)


REVOLTS = {  # None where there are none
    "anarchy": None,
    "despotism": 1,
    "monarchy": 0,
    "republic": -1,
    "democracy": -2,
    "fascism": 1,
    "communism": 1,
    "fundamentalism": None,
}


@pytest.mark.rule("CV-GOV-9", "CV-GOV-10", "CV-GOV-11", "CV-GOV-12", "CV-GOV-13", "CV-GOV-14", "CV-GOV-15")
@pytest.mark.parametrize(("government", "revolt"), REVOLTS.items())
def test_cv_gov_9_to_15_how_readily_settlements_revolt(government: str, revolt: int | None) -> None:
    lands = settle("gallia", "red") + settle("sudan", "red", "city")
    t = three(f'phase = "revolts"\nera = "medieval"\nseat.red.government = "{government}"\n' + lands, [[20]])
    assert told(t, "revolt.rolled") == ([] if revolt is None else [("red", "sudan", 20, 1 + 3 + revolt)])
