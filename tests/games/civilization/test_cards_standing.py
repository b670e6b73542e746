"""Permanent strategy cards: when they come into play, what they bring in every Production, and how they end."""

import pytest
from tests.games.civilization.cards import armies, deck_of, discovered, holding, is_met, rich
from tests.games.civilization.table import described, idle_until, place, play, seat, settle, three, told

from quadriga.engine.table import Table

ROADS = settle("gallia", "red", more='road = "road"') + 'land.italia = { road = "railway" }\n' + armies("italia")
LEVEL = ROADS + settle("nile", "blue", more='road = "road"') + settle("sudan", "blue", more='road = "road"')
MINE = settle("gallia", "red", more='token = "mountain", founder = "red"')
WAR = 'war = [["red", "blue"]]\n'
MONOPOLY = rich(gallia="wine", italia="wine", nile="iron") + settle("niger", "blue", "town", "iron")
NO_MONOPOLY = rich(gallia="wine", italia="wine") + settle("niger", "blue", "town", "wine")

# met, not met, coins from the bank in Production
INCOMES: dict[str, tuple[str, str, int]] = {
    "sc_035": ("", WAR, 20),
    "sc_074": ("", WAR, 20),
    "sc_114": ("", WAR, 20),
    "sc_148": ("", WAR, 20),
    "sc_036": (ROADS, LEVEL, 5),
    "sc_079": (ROADS, LEVEL, 10),
    "sc_118": (ROADS, LEVEL, 15),
    "sc_038": (MINE, settle("gallia", "red", more='token = "forest", founder = "red"'), 10),
}
# met, not met, coins from each of the others
TRIBUTES: dict[str, tuple[str, str, int]] = {
    "sc_062": (MONOPOLY, NO_MONOPOLY, 5),
    "sc_103": (MONOPOLY, NO_MONOPOLY, 5),
    "sc_139": (MONOPOLY, NO_MONOPOLY, 5),
}
STANDING = {**INCOMES, **TRIBUTES}
EXPLORERS = place("niger", "blue", explorer=1) + place("congo", "red", explorer=1)


def production(key: str, lines: str = "", standing: str = "red") -> Table:
    head = f'phase = "production"\nera = "{deck_of(key)}"\nseat.{standing}.standing = ["{key}"]\n'
    return three(head + lines, [[1, 1]])


@pytest.mark.rule("CV-STR-19")
@pytest.mark.parametrize("key", STANDING)
def test_cv_str_19_a_permanent_card_stays_in_play(key: str) -> None:
    met, unmet, _ = STANDING[key]
    assert not is_met(holding(key, unmet), key)
    t = holding(key, met)
    assert is_met(t, key)
    play(t, f"red: strategy {key}")
    assert (seat(t, "red")["hand"], seat(t, "red")["standing"], seat(t, "red")["completed"]) == ([], [key], [])


@pytest.mark.rule("CV-STR-20", "CV-STR-21", "CV-STR-22", "CV-STR-26", "CV-STR-39")
@pytest.mark.parametrize("key", INCOMES)
def test_cv_str_20_to_26_39_it_brings_coins_in_every_production(key: str) -> None:
    met, _, coins = INCOMES[key]
    t = production(key, met)
    assert seat(t, "red")["accounts"]["cards"] == coins
    assert (seat(t, "red")["coins"], seat(t, "red")["standing"]) == (seat(t, "red")["income"], [key])


@pytest.mark.rule("CV-STR-20", "CV-STR-23")
@pytest.mark.parametrize("key", TRIBUTES)
def test_cv_str_20_23_everybody_else_pays_an_absolute_monopolist(key: str) -> None:
    met, _, coins = TRIBUTES[key]
    t = production(key, met)
    assert told(t, "tribute.paid") == [("blue", "red", coins), ("green", "red", coins)]
    assert seat(t, "red")["coins"] == seat(t, "red")["income"] + 2 * coins
    assert seat(t, "blue")["coins"] == seat(t, "blue")["income"] - coins


@pytest.mark.rule("CV-STR-20")
def test_cv_str_20_who_lacks_coins_pays_what_he_has_and_owes_nothing() -> None:
    """Terrorists take all of blue's income and leave green 3 of his 20 coins."""
    t = production("sc_062", MONOPOLY + "seat.blue.terror = 99\nseat.green.terror = 17\n")
    assert told(t, "tribute.paid") == [("blue", "red", 0), ("green", "red", 3)]
    assert (seat(t, "green")["coins"], described(t)["debts"]) == (0, [])


@pytest.mark.rule("CV-STR-39", "CV-STR-42")
def test_cv_str_39_42_extra_income_lies_outside_the_maximum() -> None:
    """Fourteen settlements of a despot would bring far more than his 50 coins."""
    many = ("gallia", "italia", "germania", "steppes", "nile", "niger", "sahara", "sudan", "congo", "atlas")
    lines = "".join(
        settle(territory, "red", "metropolis", "wine" if at < 5 else "gems") for at, territory in enumerate(many)
    )
    t = production("sc_035", lines)
    assert (seat(t, "red")["income"], seat(t, "red")["accounts"]["maximum"] < 0) == (70, True)


@pytest.mark.rule("CV-GAP-116")
def test_cv_gap_116_nothing_in_anarchy() -> None:
    t = production("sc_035", 'seat.red.government = "anarchy"\n')
    assert seat(t, "red")["accounts"]["cards"] == 0
    t = production("sc_062", MONOPOLY + 'seat.red.government = "anarchy"\n')
    assert told(t, "tribute.paid") == []


# ---------------------------------------------------------------- roads


@pytest.mark.rule("CV-STR-21")
def test_cv_str_21_roads_count_in_territories_with_own_units_or_settlements() -> None:
    """Three of red's against two of blue's, until nobody of red's is in Italia or on Sardinia's side of it."""
    other = settle("nile", "blue", more='road = "road"')
    away = settle("gallia", "red", more='road = "road"') + 'land.italia = { road = "railway" }\n'
    assert is_met(holding("sc_036", away + armies("italia") + other), "sc_036")
    assert is_met(holding("sc_036", away + place("italia", "red", explorer=1) + other), "sc_036")
    assert not is_met(holding("sc_036", away + other), "sc_036")
    assert not is_met(holding("sc_036", settle("gallia", "red")), "sc_036")


# ---------------------------------------------------------------- peace


@pytest.mark.rule("CV-STR-22", "CV-STR-29", "CV-GAP-45")
@pytest.mark.parametrize(("last", "peace"), [(0, True), (1, True), (2, False), (3, False)])
def test_cv_str_22_29_barbarians_are_at_peace_after_a_full_turn_without_a_battle(last: int, peace: bool) -> None:
    """It is the third turn."""
    assert is_met(holding("sc_035", f"seat.red.barbarian_war = {last}\n"), "sc_035") is peace


@pytest.mark.rule("CV-STR-29", "CV-GAP-45")
def test_cv_str_29_war_with_everybody_does_not_ask_for_barbarians() -> None:
    wars = 'war = [["red", "blue"], ["red", "green"]]\n' + settle("gallia", "red")
    assert is_met(holding("sc_075", wars + discovered("feudalism")), "sc_075")
    assert not is_met(holding("sc_075", "seat.red.barbarian_war = 3\n" + discovered("feudalism")), "sc_075")


# ---------------------------------------------------------------- how they end


@pytest.mark.rule("CV-STR-24", "CV-STR-22")
def test_cv_str_22_24_the_first_battle_ends_the_peace_for_good() -> None:
    """Peace is made again in the Trade phase, too late for the card."""
    lines = 'step = "battles"\nseat.red.standing = ["sc_035"]\n' + place("congo", "green", explorer=1)
    fight = 'declared = [{ space = "gallia", attackers = ["red"], defenders = ["blue"] }]\n'
    armed = place("gallia", "red", ancient_infantry=1) + place("gallia", "blue", ancient_infantry=1)
    t = three(lines + fight + armed, [[6, 1]])
    assert (told(t, "standing.ended"), seat(t, "red")["standing"]) == ([("red", "sc_035")], [])


@pytest.mark.rule("CV-STR-24")
def test_cv_str_24_a_revolution_does_not_make_up_for_a_war() -> None:
    """Red falls into anarchy, and thereby makes peace, between two phases; the war was before."""
    t = three(
        'phase = "culture"\nera = "medieval"\nseat.red = { government = "republic", standing = ["sc_035"] }\n'
        + WAR
        + rich(gallia="iron", italia="iron", nile="iron"),
        [[1, 1]],
    )
    assert (seat(t, "red")["government"], described(t)["war"]) == ("anarchy", [])
    assert (told(t, "standing.ended"), seat(t, "red")["standing"]) == ([("red", "sc_035")], [])


@pytest.mark.rule("CV-STR-23", "CV-STR-24")
def test_cv_str_23_24_a_monopoly_ends_when_another_player_possesses_the_resource() -> None:
    """Wine on the map that nobody possesses does not matter; the moment blue settles there it does."""
    mine = 'active = "blue"\nseat.red.standing = ["sc_062"]\nseat.blue.coins = 50\n'
    t = three(mine + rich(gallia="wine") + 'land.niger = { token = "wine", shown = true }\n' + EXPLORERS)
    assert seat(t, "red")["standing"] == ["sc_062"]
    play(t, "blue: found explorer@niger")
    assert (told(t, "standing.ended"), seat(t, "red")["standing"]) == ([("red", "sc_062")], [])


@pytest.mark.rule("CV-STR-23")
def test_cv_str_23_with_two_monopolies_both_have_to_be_lost_and_the_payment_is_the_same() -> None:
    mine = 'active = "blue"\nseat.red.standing = ["sc_062"]\nseat.blue.coins = 50\n'
    both = rich(gallia="wine", italia="gems")
    t = three(mine + both + 'land.niger = { token = "wine", shown = true }\n' + EXPLORERS)
    play(t, "blue: found explorer@niger")
    assert seat(t, "red")["standing"] == ["sc_062"]
    t = production("sc_062", both)
    assert told(t, "tribute.paid") == [("blue", "red", 5), ("green", "red", 5)]


@pytest.mark.rule("CV-STR-21", "CV-STR-24")
def test_cv_str_21_24_a_road_network_ends_when_somebody_draws_level() -> None:
    lines = 'active = "blue"\nseat.red.standing = ["sc_036"]\nseat.blue.coins = 5\n' + discovered("the_wheel")
    t = three(lines + settle("gallia", "red", more='road = "road"') + EXPLORERS)
    play(t, "blue: road explorer@niger")
    assert told(t, "standing.ended") == [("red", "sc_036")]


@pytest.mark.rule("CV-STR-26")
@pytest.mark.parametrize(
    ("holder", "more", "coins"), [("red", "", 10), ("red", ", occupied = true", 10), ("blue", "", 0)]
)
def test_cv_str_26_a_mining_village_survives_the_era_and_an_occupation_but_not_its_loss(
    holder: str, more: str, coins: int
) -> None:
    founder = f', founder = "red"{more}' if holder == "red" else ""
    mine = settle("nile", "red") + settle("gallia", holder, more=f'token = "mountain"{founder}')
    t = three('phase = "culture"\nera = "medieval"\nseat.red.standing = ["sc_038"]\n' + mine, [[1, 1]])
    idle_until(t, "GovernmentPhase")
    assert seat(t, "red")["accounts"]["cards"] == coins
    assert seat(t, "red")["standing"] == (["sc_038"] if coins else [])


@pytest.mark.rule("CV-GAP-104")
def test_cv_gap_104_a_card_in_play_counts_as_half_a_point_until_it_ends() -> None:
    objectives = 'seat.red.completed = ["sc_013"]\nseat.red.standing = ["sc_035"]\n'
    t = three('phase = "government"\n' + objectives)
    assert seat(t, "red")["points"]["objectives"] == 1
    t = three('phase = "government"\nseat.red.completed = ["sc_013"]\n')
    assert seat(t, "red")["points"]["objectives"] == 0
