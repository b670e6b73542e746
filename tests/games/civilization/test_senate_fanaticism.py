"""The Senate's consent to a war, and the revenge of Fundamentalists."""

import pytest
from tests.games.civilization.table import (
    asked,
    can,
    described,
    events,
    happened,
    offered,
    place,
    play,
    refused,
    seat,
    settle,
    table,
    three,
    told,
    units,
    waiting,
)

from quadriga.engine.table import Table

TWO_FRONTS = (
    place("gallia", "red", ancient_infantry=1)
    + place("italia", "red", ancient_infantry=1, explorer=1)
    + place("gallia", "blue", ancient_infantry=1)
    + place("italia", "blue", ancient_infantry=1)
    + place("italia", "green", ancient_infantry=1)
)


# ---------------------------------------------------------------- the Senate


def ask_senate(die: int, coins: int = 0, more: str = "", government: str = "republic") -> Table:
    who = f'seat.red = {{ government = "{government}", coins = {coins}, capital = "niger" }}\n'
    t = three(who + settle("niger", "red") + more + TWO_FRONTS, [[die]])
    play(t, "red: attack gallia/blue")
    return t


@pytest.mark.rule("CV-GOV-19")
@pytest.mark.parametrize("government", ["republic", "democracy"])
@pytest.mark.parametrize(("die", "agreed"), [(4, True), (8, True), (3, False), (1, False)])
def test_cv_gov_19_the_senate_agrees_with_four_or_more(government: str, die: int, agreed: bool) -> None:
    t = ask_senate(die, government=government)
    assert happened(t, "senate.agreed", "senate.refused") == ["senate.agreed" if agreed else "senate.refused"]
    assert len(described(t)["declared"]) == int(agreed)


@pytest.mark.rule("CV-GOV-19")
def test_cv_gov_19_other_governments_ask_nobody_and_enemies_are_fought_without_asking() -> None:
    t = ask_senate(1, government="monarchy")
    assert happened(t, "battle.declared", "senate.refused") == ["battle.declared"]
    t = ask_senate(1, more='war = [["red", "blue"]]\n')
    assert happened(t, "battle.declared", "senate.refused") == ["battle.declared"]


@pytest.mark.rule("CV-GOV-19")
@pytest.mark.parametrize(("die", "kind"), [(5, "senate.refused"), (6, "senate.agreed")])
def test_cv_gov_19_every_unhappy_settlement_counts_against_it(die: int, kind: str) -> None:
    unhappy = settle("congo", "red") + settle("sudan", "red", "town") + settle("nile", "red", resource="wine")
    t = ask_senate(die, more=unhappy)
    assert told(t, kind) == [("red", "blue", die, 2, 0)]


@pytest.mark.rule("CV-GOV-19")
def test_cv_gov_19_bribes_of_twenty_coins_add_one_each_up_to_three() -> None:
    t = ask_senate(2, 100)
    assert (asked(t), waiting(t)) == ("Senate", ["red"])
    assert not can(t, "red: bribe x4")
    play(t, "red: bribe x2")
    assert (told(t, "senate.agreed"), seat(t, "red")["coins"]) == ([("red", "blue", 2, 0, 2)], 60)
    t = ask_senate(1, 50)
    assert not can(t, "red: bribe x3")
    play(t, "red: bribe x2")
    assert (told(t, "senate.refused"), seat(t, "red")["coins"]) == ([("red", "blue", 1, 0, 2)], 10)


@pytest.mark.rule("CV-GOV-20")
def test_cv_gov_20_the_senate_is_asked_once_a_turn() -> None:
    t = ask_senate(3)
    for foe in ("gallia/blue", "italia/blue", "italia/green"):
        assert refused(t, f"red: attack {foe}").code == "senate_asked"


@pytest.mark.rule("CV-GOV-20")
def test_cv_gov_20_its_consent_is_for_one_civilization_wherever_it_is() -> None:
    t = ask_senate(4)
    assert refused(t, "red: attack italia/green").code == "senate_asked"
    play(t, "red: attack italia/blue")
    assert [row[0] for row in told(t, "battle.declared")] == ["gallia", "italia"]
    assert len(told(t, "senate.agreed")) == 1


@pytest.mark.rule("CV-GOV-20")
def test_cv_gov_20_invaders_of_ones_own_land_are_fought_without_the_senate() -> None:
    republic = 'seat.blue.government = "republic"\n'
    enemy = place("italia", "red", ancient_infantry=1, explorer=1) + place("gallia", "blue", ancient_infantry=1)
    t = three(republic + settle("gallia", "blue") + enemy)
    play(t, "red: move red.ancient_infantry; to gallia", "blue: refuse gallia")
    assert happened(t, "battle.declared", "senate.agreed", "senate.refused") == ["battle.declared"]
    foreign = three(republic + enemy, [[1]])
    play(foreign, "red: move red.ancient_infantry; to gallia", "blue: refuse gallia")
    assert happened(foreign, "battle.declared", "senate.agreed", "senate.refused") == ["senate.refused"]


def supporter(defenders: str, die: int) -> Table:
    """Green, a republic, could join a battle in Gallia."""
    return table(
        4,
        'step = "battles"\nseat.green.government = "republic"\n'
        f'declared = [{{ space = "gallia", attackers = ["red"], defenders = {defenders} }}]\n'
        + "".join(place("gallia", owner, ancient_infantry=1, ancient_cavalry=1) for owner in ("red", "blue", "yellow"))
        + place("gallia", "green", ancient_infantry=3),
        [[die]],
    )


@pytest.mark.rule("CV-GOV-19", "CV-GOV-20")
def test_cv_gov_19_20_who_wants_to_help_needs_his_senate_too_and_only_against_one() -> None:
    t = supporter('["blue"]', 3)
    play(t, "green: join-attack gallia", "yellow: stay-out")
    assert (happened(t, "senate.refused", "battle.joined"), described(t)["battle"].get("attackers")) == (
        ["senate.refused"],
        ["red"],
    )
    t = supporter('["blue"]', 4)
    play(t, "green: join-attack gallia")
    assert happened(t, "senate.agreed", "battle.joined") == ["senate.agreed", "battle.joined"]
    two = supporter('["blue", "yellow"]', 8)
    assert not can(two, "green: join-attack gallia")
    assert can(two, "green: join-defence gallia")


# ---------------------------------------------------------------- fanatics


def losing(chance: list[list[int]] | None = None, more: str = "", takers: str = "red red", lost: str = "") -> Table:
    """Blue, a Fundamentalist, is about to lose Gallia and then Italia; Germania and Anatolia stay his."""
    first, second = takers.split()
    return three(
        'step = "battles"\nera = "industrial"\n'
        f'lost = ["bronze_working", "feudalism", "engineering"{lost}]\n'
        "declared = ["
        f'{{ space = "gallia", attackers = ["{first}"], defenders = ["blue"] }}, '
        f'{{ space = "italia", attackers = ["{second}"], defenders = ["blue"] }}]\n'
        + settle("anatolia", "blue")
        + settle("gallia", "blue")
        + settle("italia", "blue")
        + settle("germania", "blue")
        + 'seat.blue = { government = "fundamentalism", capital = "anatolia" }\n'
        + place("gallia", first, medieval_infantry=2, explorer=1)
        + place("italia", second, medieval_infantry=1)
        + place("nile", "green", explorer=1)
        + more,
        chance,
    )


GUNPOWDER = ', "gunpowder_weapons"'


@pytest.mark.rule("CV-GOV-21", "CV-GAP-73")
def test_cv_gov_21_three_fanatics_of_available_types_rise_in_a_settlement_nearby() -> None:
    t = losing()
    assert (asked(t), waiting(t)) == ("Fanaticism", ["blue"])
    assert offered(t, "blue", "rally") == ["germania", "italia"]  # both next to Gallia, Anatolia is not
    play(t, "blue: rally germania")
    assert offered(t, "blue", "recruit") == ["medieval_infantry", "medieval_artillery"]
    play(t, "blue: recruit medieval_infantry; recruit medieval_infantry; recruit medieval_artillery")
    assert units(t, "germania", "blue") == {"medieval_infantry": 2, "medieval_artillery": 1}


@pytest.mark.rule("CV-GOV-21")
def test_cv_gov_21_without_another_settlement_there_are_no_fanatics() -> None:
    t = three(
        'battle = { space = "gallia", attackers = ["red"], defenders = ["blue"] }\n'
        'seat.blue.government = "fundamentalism"\n'
        + settle("gallia", "blue")
        + place("gallia", "red", ancient_infantry=1)
        + place("nile", "blue", explorer=1)
    )
    assert (told(t, "settlement.captured")[0][0], asked(t), waiting(t)) == ("red", "PlayerMovement", ["blue"])


@pytest.mark.rule("CV-GOV-24")
def test_cv_gov_24_revenge_comes_before_the_next_battle_and_once_for_each_conqueror() -> None:
    t = losing()
    assert len(told(t, "settlement.captured")) == 1
    play(t, "blue: rally germania", *["blue: recruit medieval_infantry"] * 3)
    assert [row[:3] for row in told(t, "settlement.captured")] == [("red", "blue", "gallia"), ("red", "blue", "italia")]
    assert len(told(t, "fanatic.raised")) == 3  # nothing for the second loss
    t = losing(takers="red green")
    play(t, "blue: rally germania", *["blue: recruit medieval_infantry"] * 3)
    assert (asked(t), waiting(t)) == ("Fanaticism", ["blue"])


# ---------------------------------------------------------------- terrorism


@pytest.mark.rule("CV-GOV-22")
def test_cv_gov_22_terror_needs_gunpowder_weapons() -> None:
    early = losing()
    assert not can(early, "blue: terror-coins red")
    t = losing(lost=GUNPOWDER)
    assert asked(t) == "Fanaticism"
    assert [can(t, f"blue: {line}") for line in ("fanatics", "terror-coins red", "terror-units gallia")] == [True] * 3
    assert not can(t, "blue: terror-units germania")  # nobody of red's is there


@pytest.mark.rule("CV-GOV-22")
def test_cv_gov_22_an_attack_on_coins_costs_fifteen_for_each_pip_in_the_next_production() -> None:
    t = losing([[4]], lost=GUNPOWDER)
    play(t, "blue: terror-coins red")
    assert told(t, "terror.struck")[0][:3] == ("blue", "red", 4)
    assert seat(t, "red")["terror"] == 60
    ancient = three('phase = "production"\nseat.red.terror = 10\n', [[2, 6]])
    assert (seat(ancient, "red")["coins"], seat(ancient, "blue")["coins"]) == (15 - 10, 15)
    assert seat(ancient, "red")["terror"] == 0


@pytest.mark.rule("CV-GOV-22")
@pytest.mark.parametrize(("die", "dead"), [(1, 1), (3, 1), (4, 2), (5, 2)])
def test_cv_gov_22_an_attack_on_units_kills_half_the_pips_as_the_fundamentalist_chooses(die: int, dead: int) -> None:
    t = losing([[die]], lost=GUNPOWDER, more=place("nile", "red", explorer=2, modern_infantry=3))
    play(t, "blue: terror-units nile")
    assert (asked(t), waiting(t)) == ("Losses", ["blue"])
    assert sorted(name.split("#")[0] for name in offered(t, "blue", "lose")) == [
        "red.explorer@nile",
        "red.modern_infantry@nile",
    ]
    play(t, "blue: lose red.explorer@nile", *["blue: lose red.modern_infantry@nile"] * (dead - 1))
    left = {"explorer": 1, "modern_infantry": 3 - (dead - 1)}
    assert units(t, "nile", "red") == left


@pytest.mark.rule("CV-GOV-23")
def test_cv_gov_23_a_republic_pays_for_dead_units_but_not_for_lost_coins() -> None:
    republic = 'seat.red = { government = "republic", coins = 40 }\n' + place("nile", "red", explorer=2)
    for attack, paid in (("terror-units nile", [("red", 15)]), ("terror-coins red", [])):
        t = losing([[2]], republic, lost=GUNPOWDER)
        play(t, f"blue: {attack}", "blue: done", "green: done")
        assert (told(t, "involvement.paid"), bool(events(t, "unit.lost"))) == (paid, bool(paid))
