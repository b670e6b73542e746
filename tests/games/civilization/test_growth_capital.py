"""Settlements grow, and another one becomes the capital."""

import pytest
from tests.games.civilization.fights import battle, clashes
from tests.games.civilization.table import (
    asked,
    can,
    idle,
    idle_until,
    land,
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

SIZES = ["construction", "chemistry", "medicine"]  # for towns, cities, metropolises
EXPANSIONIST = ', civilization = "expansionist"'


def shop(known: list[str], lands: str, coins: int = 100, red: str = "", era: str = "ancient") -> Table:
    return three(f'phase = "purchase"\nera = "{era}"\nlost = {known}\nseat.red = {{ coins = {coins}{red} }}\n{lands}')


def next_purchase(t: Table) -> None:
    """Nobody wants anything until red buys again."""
    idle_until(t, "TradePhase")
    idle_until(t, "Purchase")
    while waiting(t) != ["red"]:
        idle(t)
    assert asked(t) == "Purchase"


# ---------------------------------------------------------------- growth


@pytest.mark.rule("CV-GRO-1", "CV-GRO-2")
@pytest.mark.parametrize(
    ("size", "technology", "larger"),
    [("village", "construction", "town"), ("town", "chemistry", "city"), ("city", "medicine", "metropolis")],
)
def test_cv_gro_1_2_twenty_coins_once_the_technology_of_the_size_is_known(
    size: str, technology: str, larger: str
) -> None:
    others = [key for key in SIZES if key != technology]
    reason = refused(shop(others, settle("gallia", "red", size)), "red: grow gallia")
    assert (reason.code, reason.rules) == ("size_not_discovered", ["CV-GRO-1"])
    assert TECHNOLOGY_KEYS[reason.params["technology"]] == technology
    owner = f'seat.blue.technologies = ["{technology}"]\n'
    t = shop([], settle("gallia", "red", size) + owner, 30)
    play(t, "red: grow gallia")
    assert (land(t, "gallia")["size"], seat(t, "red")["coins"]) == (larger, 10)
    assert seat(t, "blue")["coins"] == 0  # nobody has rights


@pytest.mark.rule("CV-GRO-1")
@pytest.mark.parametrize(("found", "possible"), [(3, False), (2, True)])
def test_cv_gro_1_in_the_turn_of_the_discovery_only_the_discoverer(found: int, possible: bool) -> None:
    lands = settle("gallia", "red") + settle("italia", "blue") + "seat.blue.coins = 40\n"
    t = shop([], lands + f"turn = 3\ntech_turn.construction = {found}\n", red=', technologies = ["construction"]')
    assert can(t, "red: grow gallia")
    play(t, "red: done")
    assert can(t, "blue: grow italia") == possible


@pytest.mark.rule("CV-GRO-2", "CV-GAP-22")
@pytest.mark.parametrize("red", ["", EXPANSIONIST])
def test_cv_gro_2_the_price_is_the_same_for_everybody(red: str) -> None:
    t = shop(SIZES, settle("gallia", "red"), 19, red)
    assert refused(t, "red: grow gallia").params == {"need": 20, "have": 19}
    t = shop(SIZES, settle("gallia", "red"), 20, red)
    play(t, "red: grow gallia")
    assert seat(t, "red")["coins"] == 0


@pytest.mark.rule("CV-GRO-3")
def test_cv_gro_3_any_number_of_settlements_each_by_one_size() -> None:
    names = ("gallia", "italia", "nile", "sahara")
    t = shop(SIZES, "".join(settle(name, "red") for name in names))
    for name in names:
        play(t, f"red: grow {name}")
        assert refused(t, f"red: grow {name}").code in ("grown_this_turn", "not_enough_coins")
    assert seat(t, "red")["coins"] == 100 - 4 * 20
    assert [land(t, name)["size"] for name in names] == ["town"] * 4
    t = shop(SIZES, settle("gallia", "red"))
    play(t, "red: grow gallia")
    assert refused(t, "red: grow gallia").rules == ["CV-GRO-3"]


@pytest.mark.rule("CV-GRO-3")
def test_cv_gro_3_two_sizes_for_expansionists_who_pay_for_each() -> None:
    t = shop(SIZES, settle("gallia", "red"), red=EXPANSIONIST)
    play(t, "red: grow gallia; grow gallia")
    assert (land(t, "gallia")["size"], seat(t, "red")["coins"]) == ("city", 60)
    assert refused(t, "red: grow gallia").code == "grown_this_turn"


@pytest.mark.rule("CV-GRO-3")
def test_cv_gro_3_and_again_in_the_next_turn() -> None:
    t = shop(SIZES, settle("gallia", "red") + place("gallia", "red", explorer=1))
    play(t, "red: grow gallia; done")
    next_purchase(t)
    assert can(t, "red: grow gallia")


@pytest.mark.rule("CV-GRO-4", "CV-GAP-23")
@pytest.mark.parametrize(("red", "times"), [("", 0), (EXPANSIONIST, 1)])
def test_cv_gro_4_a_village_founded_since_the_last_purchase(red: str, times: int) -> None:
    lands = settle("niger", "red", "metropolis") + settle("gallia", "red", more='mood = ["founded"]')
    t = shop(SIZES, lands, red=red)
    for _ in range(times):
        play(t, "red: grow gallia")
    reason = refused(t, "red: grow gallia")
    assert reason.code == ("grown_this_turn" if times else "founded_lately")
    play(t, "red: done")
    assert "founded" not in land(t, "gallia").get("mood", [])  # the next time it may grow


@pytest.mark.rule("CV-GRO-4")
def test_cv_gro_4_a_village_founded_in_movement_waits_for_the_purchase_after_the_next() -> None:
    t = three('lost = ["construction"]\nseat.red.coins = 80\n' + place("gallia", "red", explorer=1))
    play(t, "red: found explorer@gallia")
    next_purchase(t)
    assert refused(t, "red: grow gallia").rules == ["CV-GRO-4"]


@pytest.mark.rule("CV-GRO-5")
@pytest.mark.parametrize(
    ("token", "size", "possible"),
    [
        ("mountain", "village", False),
        ("forest", "village", True),
        ("forest", "town", False),
        ("fertile", "town", True),
        ("fertile", "city", True),
    ],
)
def test_cv_gro_5_mountains_and_forests_keep_settlements_small(token: str, size: str, possible: bool) -> None:
    lands = f'land.gallia = {{ holder = "red", size = "{size}", token = "{token}" }}\n'
    t = shop(SIZES, lands)
    assert can(t, "red: grow gallia") == possible
    if not possible:
        reason = refused(t, "red: grow gallia")
        assert (reason.code, reason.rules) == ("terrain_limit", ["CV-GRO-5"])


@pytest.mark.rule("CV-GRO-5", "CV-GEN-2")
def test_cv_gro_5_a_metropolis_is_the_largest() -> None:
    assert refused(shop(SIZES, settle("gallia", "red", "metropolis")), "red: grow gallia").code == "largest_already"


# ---------------------------------------------------------------- the capital

TWO = settle("gallia", "red", "town") + settle("italia", "red", "town") + settle("nile", "red")


@pytest.mark.rule("CV-CPT-1")
@pytest.mark.parametrize(
    ("era", "price", "expansionist"),
    [("ancient", 15, 10), ("medieval", 25, 15), ("industrial", 40, 25), ("modern", 50, 30)],
)
def test_cv_cpt_1_its_move_costs_more_in_every_era(era: str, price: int, expansionist: int) -> None:
    for red, coins in (("", price), (EXPANSIONIST, expansionist)):
        t = shop([], TWO, 100, red, era)
        play(t, "red: move-capital italia")
        assert (seat(t, "red")["capital"], seat(t, "red")["coins"]) == ("italia", 100 - coins)
        assert told(t, "capital.moved") == [("red", "italia", coins)]
    reason = refused(shop(["pottery"], TWO, price - 1, "", era), "red: move-capital italia")
    assert reason.params == {"need": price, "have": price - 1}


@pytest.mark.rule("CV-CPT-1")
def test_cv_cpt_1_only_in_purchase() -> None:
    t = three("seat.red.coins = 100\n" + TWO + place("gallia", "red", explorer=1))
    assert asked(t) == "PlayerMovement"
    assert not can(t, "red: move-capital italia")


@pytest.mark.rule("CV-CPT-2")
def test_cv_cpt_2_to_a_settlement_at_least_as_large() -> None:
    t = shop([], TWO + settle("sahara", "red", "city"))
    reason = refused(t, "red: move-capital nile")
    assert (reason.code, reason.rules) == ("smaller_than_capital", ["CV-CPT-2"])
    assert can(t, "red: move-capital italia")
    assert can(t, "red: move-capital sahara")


@pytest.mark.rule("CV-CPT-3")
def test_cv_cpt_3_happiness_goes_with_it_and_needs_no_garrison() -> None:
    """Under Despotism an improvement needs a garrison, the capital neither improvement nor garrison."""
    t = shop([], TWO + "seat.blue.coins = 20\n", red=', improvements = ["temple@nile"]')
    assert [land(t, name)["happy"] for name in ("gallia", "italia", "nile")] == [True, False, False]
    play(t, "red: move-capital italia")
    assert waiting(t) == ["blue"]
    assert [land(t, name)["happy"] for name in ("gallia", "italia", "nile")] == [False, True, False]


@pytest.mark.rule("CV-CPT-3")
@pytest.mark.parametrize(("capital", "added"), [("gallia", 2), ("anatolia", 1)])
def test_cv_cpt_3_its_defenders_add_one(capital: str, added: int) -> None:
    lands = settle("gallia", "blue", resource="wine") + settle("anatolia", "blue") + place("nile", "green", explorer=1)
    more = lands + f'seat.blue.capital = "{capital}"\n'
    t = battle({"ancient_infantry": 1}, {"ancient_infantry": 1}, [[6, 1]], more)
    assert clashes(t)[1] == ("blue", 1, added, 1 + added)


@pytest.mark.rule("CV-CPT-4", "CV-MIG-2")
def test_cv_cpt_4_the_capital_does_not_migrate() -> None:
    t = three(settle("gallia", "red") + settle("italia", "red"))
    assert can(t, "red: migrate italia")
    assert not can(t, "red: migrate gallia")
