"""What battles, support, trade and income of the turn mean for the cards, and where special rewards go."""

import pytest
from tests.games.civilization.cards import (
    ANY,
    BARBARIANS,
    DEFENCE,
    GREAT,
    LANDING,
    NAVAL,
    complete,
    deeds,
    discovered,
    holding,
)
from tests.games.civilization.fights import WINS, battle, landing
from tests.games.civilization.table import (
    asked,
    can,
    described,
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
    units,
    waiting,
)

from quadriga.engine.table import Table

BUSY = place("congo", "green", explorer=1)
FOOT = {"ancient_infantry": 1}


def won(name: str, t: Table) -> int:
    return int(seat(t, name)["deeds"].get("won", 0))


def to_move(t: Table, name: str) -> None:
    """Nobody wants anything until it is this player's turn to move."""
    while waiting(t) != [name] or asked(t) != "PlayerMovement":
        idle(t)


# ---------------------------------------------------------------- battles


@pytest.mark.rule("CV-STR-8")
def test_kinds_of_victories() -> None:
    t = battle(FOOT, FOOT, [[6, 1]], BUSY)
    assert (won("red", t), won("blue", t)) == (ANY, 0)
    t = battle(FOOT, FOOT, [[1, 6]], BUSY)
    assert (won("red", t), won("blue", t)) == (0, ANY | DEFENCE)
    t = battle({"ancient_ship": 1}, {"ancient_ship": 1}, [[6, 1]], BUSY + discovered("trade_mapmaking"), "black_sea")
    assert won("red", t) == ANY | NAVAL
    t = landing({"industrial_infantry": 1}, {"industrial_infantry": 1}, [WINS])
    play(t, "red: storm gallia")
    idle_until(t, "PlayerMovement")
    assert won("red", t) == ANY | LANDING


@pytest.mark.rule("CV-STR-8")
def test_a_great_victory() -> None:
    five = {"ancient_infantry": 5}
    t = battle(five, five, [[6, 1]] * 5, BUSY)
    play(t, *[f"red: field #{number}" for number in range(1, 5)])
    assert won("red", t) == ANY | GREAT


@pytest.mark.rule("CV-STR-8")
def test_a_victory_over_barbarians() -> None:
    lines = place("gallia", "red", ancient_infantry=1) + place("gallia", "barbarians", ancient_infantry=1) + BUSY
    t = three('battle = { space = "gallia", attackers = ["red"], defenders = ["barbarians"] }\n' + lines, [[6, 1]])
    assert won("red", t) == ANY | BARBARIANS
    assert seat(t, "red")["barbarian_war"] == 3


@pytest.mark.rule("CV-STR-30")
def test_cv_str_30_no_battle_can_be_claimed_before_the_turn_is_over() -> None:
    """Neither in Purchase nor in Movement, though nobody has fought so far."""
    lines = 'seat.red = { coins = 30, hand = ["sc_040"] }\n' + discovered("construction") + settle("gallia", "red")
    lines += place("congo", "red", explorer=1)
    t = three('phase = "purchase"\n' + lines)
    assert refused(t, "red: strategy sc_040").code == "condition_not_met"
    t = three('phase = "movement"\n' + lines)
    assert refused(t, "red: strategy sc_040").code == "condition_not_met"
    idle_until(t, "GovernmentPhase")
    assert can(t, "red: strategy sc_040")


@pytest.mark.rule("CV-STR-30")
def test_cv_str_30_both_sides_have_fought() -> None:
    t = battle(FOOT, FOOT, [[6, 1]], BUSY)
    assert (seat(t, "red")["deeds"]["battles"], seat(t, "blue")["deeds"]["battles"]) == (1, 1)
    assert "battles" not in seat(t, "green")["deeds"]


@pytest.mark.rule("CV-STR-14")
def test_cv_str_14_the_captured_capital_receives_the_infantry() -> None:
    """A defender died, so that the town has become a village; the card asks for no room."""
    lines = settle("gallia", "blue", "town") + settle("nile", "blue") + discovered("bronze_working") + BUSY
    t = battle({"ancient_infantry": 2}, FOOT, [[6, 1]], 'seat.red.hand = ["sc_031"]\n' + lines)
    idle_until(t, "GovernmentPhase")
    complete(t, "sc_031")
    assert (land(t, "gallia")["holder"], units(t, "gallia", "red")) == ("red", {"ancient_infantry": 6})


@pytest.mark.rule("CV-STR-14")
def test_cv_str_14_another_settlement_is_not_enough() -> None:
    lines = settle("nile", "blue") + settle("gallia", "blue", "town") + BUSY
    t = battle(
        {"ancient_infantry": 2}, FOOT, [[6, 1]], 'era = "medieval"\nseat.red.hand = ["sc_069", "sc_070"]\n' + lines
    )
    play(t, "red: pass")  # the clash is won: somebody might have traitors
    idle_until(t, "GovernmentPhase")
    assert (can(t, "red: strategy sc_069"), can(t, "red: strategy sc_070")) == (True, False)


# ---------------------------------------------------------------- cooperation


SIDES = 'step = "battles"\ndeclared = [{ space = "gallia", attackers = ["red"], defenders = ["blue"] }]\n'
THREE = place("gallia", "red", ancient_infantry=1) + place("gallia", "blue", ancient_infantry=1)
ALLY = THREE + place("gallia", "green", ancient_infantry=1) + place("congo", "green", explorer=1)


@pytest.mark.rule("CV-STR-15", "CV-STR-18")
def test_cv_str_15_18_aid_to_a_civilization_under_attack() -> None:
    t = three(SIDES + ALLY + 'seat.green.hand = ["sc_034"]\n', [[6, 6, 1, 1], [1, 6]])
    assert waiting(t) == ["green"]
    play(t, "green: join-defence gallia")
    to_move(t, "green")
    assert seat(t, "green")["deeds"]["supported"] == 1
    assert can(t, "green: strategy sc_034")


@pytest.mark.rule("CV-STR-18")
def test_cv_str_18_support_for_the_attack_is_no_aid() -> None:
    t = three(SIDES + ALLY + 'seat.green.hand = ["sc_034"]\n', [[6, 6, 1, 1], [6, 1]])
    play(t, "green: join-attack gallia")
    to_move(t, "green")
    assert refused(t, "green: strategy sc_034").code == "condition_not_met"


@pytest.mark.rule("CV-STR-15")
def test_cv_str_15_enemies_cannot_aid_each_other() -> None:
    t = three(SIDES + ALLY + 'war = [["blue", "green"]]\n')
    assert offered(t, "green", "join_defence") == []


@pytest.mark.rule("CV-STR-16")
def test_cv_str_16_two_players_exchange_a_resource_each() -> None:
    """The card is completed by both of them, in the same turn."""
    lands = settle("gallia", "red", "village", "wine") + settle("italia", "blue", "village", "iron")
    hands = 'seat.red.hand = ["sc_032"]\nseat.blue.hand = ["sc_072"]\n'
    t = three('phase = "trade"\nera = "medieval"\n' + hands + lands + discovered("trade_mapmaking"))
    play(t, "red: offer blue: 1 resource:gallia for 1 resource:italia", "blue: accept 1")
    assert (seat(t, "red")["deeds"]["traded"], can(t, "blue: strategy sc_072")) == (1, True)
    complete(t, "sc_032")


@pytest.mark.rule("CV-STR-16")
def test_cv_str_16_coins_are_no_resource() -> None:
    lands = settle("gallia", "red", "village", "wine") + settle("italia", "blue", "village", "iron")
    hands = 'seat.red.hand = ["sc_032"]\nseat.blue.coins = 50\n'
    t = three('phase = "trade"\n' + hands + lands + discovered("trade_mapmaking"))
    play(t, "blue: offer red: 5 coins for nothing", "red: accept 1")
    idle_until(t, "GovernmentPhase")
    assert not can(t, "red: strategy sc_032")


# ---------------------------------------------------------------- income


@pytest.mark.rule("CV-STR-31")
def test_cv_str_31_the_lowest_income_of_this_production() -> None:
    """Red has the minimum of 20. Three metropolises with wine or gems bring 30 coins, 3 of tax, 3 for the resource and
    20 for the monopoly: more than the 50 of a despot."""
    gems = "".join(settle(territory, "blue", "metropolis", "gems") for territory in ("italia", "germania", "steppes"))
    wine = "".join(settle(territory, "green", "metropolis", "wine") for territory in ("nile", "niger", "sudan"))
    lines = 'phase = "production"\nera = "medieval"\nseat.red.hand = ["sc_077"]\n' + settle("gallia", "red")
    t = three(lines + gems + wine, [[2, 6]])
    assert [seat(t, name)["income"] for name in ("red", "blue", "green")] == [20, 50, 50]
    assert can(t, "red: strategy sc_077")
    t = three(lines + gems, [[2, 6]])
    assert [seat(t, name)["income"] for name in ("red", "blue", "green")] == [20, 50, 20]
    assert not can(t, "red: strategy sc_077")


@pytest.mark.rule("CV-STR-30", "CV-STR-31", "CV-VAR-1")
def test_cv_str_30_31_without_governments_whoever_holds_cards_is_asked_at_the_end_of_the_turn() -> None:
    lines = (
        'phase = "production"\nera = "medieval"\nseat.red.hand = ["sc_077", "sc_078"]\nseat.blue.hand = ["sc_001"]\n'
    )
    t = three(
        lines + settle("gallia", "blue", "metropolis", "iron") + settle("nile", "green", "city", "iron"),
        [[2, 2]],
        governments="off",
    )
    assert (asked(t), waiting(t), can(t, "red: strategy sc_078")) == ("GovernmentPhase", ["red"], True)
    play(t, "red: strategy sc_077; pass")
    assert (waiting(t), seat(t, "red")["completed"]) == (["blue"], ["sc_077"])


# ---------------------------------------------------------------- where rewards go


@pytest.mark.rule("CV-STR-45")
def test_cv_str_45_beyond_the_limit_one_by_one_from_the_largest_settlement_on() -> None:
    """Four infantry for a village and a town; a fifth would go to the village again."""
    lines = 'war = [["red", "blue"], ["red", "green"]]\n' + discovered("gunpowder_weapons")
    t = holding("sc_115", lines + settle("gallia", "red", "town") + settle("italia", "red"))
    play(t, "red: strategy sc_115; place italia; place gallia x2")
    assert (units(t, "gallia", "red"), units(t, "italia", "red")) == (
        {"industrial_infantry": 3},
        {"industrial_infantry": 1},
    )


@pytest.mark.rule("CV-STR-45")
def test_cv_str_45_industrialists_have_room_for_one_more() -> None:
    lines = 'war = [["red", "blue"], ["red", "green"]]\nseat.red.civilization = "industrial"\n'
    t = holding(
        "sc_115", lines + discovered("gunpowder_weapons") + settle("gallia", "red", "town") + settle("italia", "red")
    )
    play(t, "red: strategy sc_115")
    assert refused(t, "red: place italia x3") is not None
    play(t, "red: place italia x2; place gallia x2")
    assert units(t, "italia", "red") == {"industrial_infantry": 2}


@pytest.mark.rule("CV-STR-48")
def test_cv_str_48_without_an_explorer_the_village_waits_for_one() -> None:
    """As soon as he stands in a territory without settlement it appears, whether his owner likes it or not."""
    islands = deeds(islands=1) + 'seat.red.hand = ["sc_027"]\n' + settle("gallia", "red")
    t = three(islands + place("gallia", "red", explorer=1))
    play(t, "red: strategy sc_027")
    assert described(t)["owed"] == [{"seat": "red", "what": "village", "number": 1}]
    play(t, "red: move explorer@gallia; to italia")
    if asked(t) == "Move":
        play(t, "red: halt")
    assert (land(t, "italia")["holder"], land(t, "italia")["size"], described(t)["owed"]) == ("red", "village", [])
    assert units(t, "italia", "red") == {"explorer": 1}


@pytest.mark.rule("CV-STR-48")
def test_cv_str_48_a_desert_takes_no_village() -> None:
    """Not even one that comes to light only now."""
    lines = deeds(islands=1) + place("niger", "red", explorer=1) + place("congo", "red", explorer=1)
    shown = 'land.niger = { token = "desert", shown = true }\n'
    t = holding("sc_027", lines + shown)
    complete(t, "sc_027", "endow congo")
    assert land(t, "congo")["holder"] == "red"
    hidden = 'land.niger = { token = "desert" }\nland.congo = { token = "desert", shown = true }\n'
    t = holding("sc_027", lines + hidden)
    complete(t, "sc_027", "endow niger")
    assert land(t, "niger") == {"token": "desert", "shown": True}
    assert described(t)["owed"] == [{"seat": "red", "what": "village", "number": 1}]


@pytest.mark.rule("CV-STR-49")
def test_cv_str_49_the_territory_that_earned_it_comes_first() -> None:
    """Arabia was founded, Caspia conquered: horses for Arabia, or for Caspia if Arabia has a resource already."""
    conquered = settle("caspia", "red")
    t = holding("sc_004", settle("arabia", "red", more='founder = "red"') + conquered)
    complete(t, "sc_004")
    assert told(t, "resource.given") == [("red", "arabia", "horses")]
    t = holding("sc_004", settle("arabia", "red", "village", "iron", 'founder = "red"') + conquered)
    play(t, "red: strategy sc_004")
    assert offered(t, "red", "endow") == ["caucasus", "caspia"]
    play(t, "red: endow caspia")
    assert (land(t, "caspia")["resource"], land(t, "arabia")["resource"]) == ("horses", "iron")


@pytest.mark.rule("CV-STR-49", "CV-STR-51")
def test_cv_str_49_51_lost_if_the_printed_territories_or_the_bag_have_nothing_to_give() -> None:
    iron = 'land.caspia = { token = "iron" }\nland.caucasus = { token = "treasure" }\n'
    t = holding("sc_004", settle("arabia", "red", "village", "iron", 'founder = "red"') + iron)
    complete(t, "sc_004")
    assert told(t, "reward.forfeited") == [("red", "sc_004")]
    t = holding("sc_004", settle("arabia", "red", more='founder = "red"') + "bag = { iron = 2 }\n")
    complete(t, "sc_004")
    assert told(t, "reward.forfeited") == [("red", "sc_004")]
