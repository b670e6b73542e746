"""Odds of battles: what is certain, what can be reckoned, what is even, and how sure one can be of it."""

from math import sqrt

import pytest

from quadriga.games.medioevo.board import CAVALRY, HEAVY, KINDS, LIGHT
from quadriga.games.medioevo.module import MedioevoModule, table
from quadriga.games.medioevo.odds import NOBODY, TRIALS, Odds, battle_odds, entry_odds
from quadriga.games.medioevo.procedures.barbarians import set_horde
from quadriga.games.medioevo.procedures.movement import Movement
from quadriga.games.medioevo.rolls import LOWEST, PLAIN, ROLLS, VALUE, roll_of, rolls_from
from quadriga.games.medioevo.state import Medioevo

FIVE = ["byzantine", "mamluk", "hungary", "hre", "golden_horde"]
HUNGARY = 2
HRE = 3


def build(armies: dict[str, object], **more: object) -> Medioevo:
    """Five players: the second and the third in the turn order have the same penalty."""
    module = MedioevoModule()
    order = ["byzantine", "hungary", "hre", "mamluk", "golden_horde"]
    position = {"kingdoms": FIVE, "order": order, "armies": armies, "phase": "combat", **more}
    g = table(module.build(5, module.read_options(5, {}), position))
    g.advance()
    return g


def place(g: Medioevo, key: str) -> int:
    return g.board.zone_keys.index(key)


def results_of_roll() -> dict[tuple[int, int], float]:
    """How often a side that plays by simple rules ends with a value and a casualty value."""
    found: dict[tuple[int, int], float] = {}
    for roll in range(ROLLS):
        further = rolls_from(roll, PLAIN[roll])
        for other in further:
            key = (VALUE[other], LOWEST[other])
            found[key] = found.get(key, 0.0) + 1 / ROLLS / len(further)
    return found


def heavy_against_light() -> float:
    """The chance of one heavy infantry to survive one light infantry, which always dies of its own casualties."""
    total = 0.0
    both = results_of_roll()
    for (value, lowest), chance in both.items():
        for (other, _), often in both.items():
            hits = max(0, lowest - 1) + (1 if value < other else 0)
            total += chance * often if hits < 2 else 0.0
    return total


def test_one_light_infantry_against_another_leaves_nobody() -> None:
    g = build({"buda": {"hungary": {"light_infantry": 1}, "hre": {"light_infantry": 1}}})
    odds = battle_odds(g, place(g, "buda"), HRE, HUNGARY)
    assert (odds.win, odds.lose, odds.draw) == (0.0, 0.0, 1.0)
    assert (odds.attackers, odds.defenders, odds.error) == (0.0, 0.0, 0.0)


def test_one_heavy_infantry_against_one_light_as_reckoned() -> None:
    g = build({"buda": {"hungary": {"light_infantry": 1}, "hre": {"heavy_infantry": 1}}})
    odds = battle_odds(g, place(g, "buda"), HRE, HUNGARY, 1000)
    assert odds.lose == 0.0
    assert odds.win == pytest.approx(heavy_against_light(), abs=4 * sqrt(0.25 / 1000))
    assert odds.attackers == pytest.approx(odds.win)


@pytest.mark.parametrize("units", [{"heavy_infantry": 3}, {"cavalry": 2, "archer": 1, "light_infantry": 1}])
def test_equal_armies_have_equal_chances(units: dict[str, int]) -> None:
    g = build({"buda": {"hungary": units, "hre": units}})
    odds = battle_odds(g, place(g, "buda"), HRE, HUNGARY, 400)
    assert abs(odds.win - odds.lose) <= 4 * sqrt(1 / 400)
    assert odds.win + odds.lose + odds.draw == pytest.approx(1.0)


def test_the_penalty_of_the_turn_order_counts() -> None:
    g = build({"buda": {"hungary": {"heavy_infantry": 3}, "hre": {"heavy_infantry": 3}}})
    even = battle_odds(g, place(g, "buda"), HRE, HUNGARY, 200)
    g.order = (HRE, 0, 1, 4, HUNGARY)
    assert battle_odds(g, place(g, "buda"), HRE, HUNGARY, 200).win > even.win


def test_many_beat_few() -> None:
    g = build({"buda": {"hungary": {"light_infantry": 1}, "hre": {"heavy_infantry": 5}}})
    odds = battle_odds(g, place(g, "buda"), HRE, HUNGARY)
    assert odds.win == 1.0
    assert 3.0 < odds.attackers <= 5.0


def test_the_error_is_what_was_measured() -> None:
    g = build({"buda": {"hungary": {"heavy_infantry": 2}, "hre": {"heavy_infantry": 2}}})
    odds = battle_odds(g, place(g, "buda"), HRE, HUNGARY)
    shares = (odds.win, odds.lose, odds.draw)
    assert odds.trials == TRIALS
    assert odds.error == pytest.approx(max([sqrt(share * (1 - share) / TRIALS) for share in shares]))
    assert 0 < odds.error <= 0.5 / sqrt(TRIALS)


def test_equal_seeds_give_equal_odds_and_nothing_changes() -> None:
    module = MedioevoModule()
    g = build({"buda": {"hungary": {"heavy_infantry": 3}, "hre": {"cavalry": 3}}})
    before = module.dump(g)
    first = battle_odds(g, place(g, "buda"), HRE, HUNGARY, 50, "one")
    again = battle_odds(g, place(g, "buda"), HRE, HUNGARY, 50, "one")
    other = battle_odds(g, place(g, "buda"), HRE, HUNGARY, 50, "two")
    assert vars(first) == vars(again)
    assert vars(first) != vars(other)
    assert module.dump(g) == before


# --- entering a zone


def entry(g: Medioevo, origin: str, goal: str, going: list[int]) -> Odds:
    move = Movement(HUNGARY, HUNGARY, place(g, origin))
    move.going = going
    return entry_odds(g, move, place(g, goal))


def army(heavy: int, cavalry: int = 0) -> list[int]:
    going = [0] * KINDS
    going[HEAVY] = heavy
    going[CAVALRY] = cavalry
    return going


def test_unguarded_barbarian_land_sends_the_horde_of_the_turn() -> None:
    g = build({"zagabria": {"hungary": {"heavy_infantry": 2, "cavalry": 1}}}, dice=[4, 6, 8])
    odds = entry(g, "zagabria", "venezia", army(2, 1))
    assert odds.opponent == g.seats
    assert odds.win == 1.0  # its own casualties kill a horde of one
    g.dice = (3, 3, 8)
    set_horde(g)
    harder = entry(g, "zagabria", "venezia", army(2, 1))
    assert harder.attackers < odds.attackers
    assert not g.troops[place(g, "venezia") * (g.seats + 1) + g.seats]


def test_guarded_barbarian_land_fights_with_what_is_there() -> None:
    guards = {"barbarians": {"light_infantry": 9, "archer": 3}}
    g = build({"zagabria": {"hungary": {"heavy_infantry": 1}}, "venezia": guards}, dice=[4, 4, 8])
    assert entry(g, "zagabria", "venezia", army(1)).win < 0.2


def test_whoever_is_at_home_is_met() -> None:
    g = build({"zagabria": {"hungary": {"heavy_infantry": 1}}, "austria": {"hre": {"light_infantry": 1}}})
    assert entry(g, "zagabria", "austria", army(1)).opponent == HRE


@pytest.mark.parametrize("goal", ["buda", "austria"])
def test_without_an_army_there_is_no_battle(goal: str) -> None:
    """In one's own land, and in undefended land of another."""
    g = build({"zagabria": {"hungary": {"heavy_infantry": 2}}})
    odds = entry(g, "zagabria", goal, army(2))
    assert (odds.opponent, odds.trials, odds.win, odds.attackers) == (NOBODY, 0, 1.0, 2.0)


# --- rolls


def test_rolls_are_numbered_and_rolled_again() -> None:
    assert roll_of([1, 1, 1]) == 0
    assert roll_of([4, 6, 8]) == ROLLS - 1
    assert VALUE[roll_of([3, 3, 3])] == 27
    assert rolls_from(0, 0) == [0]
    assert len(rolls_from(0, 5)) == 32
    assert PLAIN[roll_of([1, 6, 6])] == 0  # 36, and one casualty: nothing to gain
    assert LIGHT == 0
