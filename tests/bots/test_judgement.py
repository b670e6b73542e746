"""Single decisions of the greedy player in positions made for them."""

from collections.abc import Callable

import pytest
from tests.bots.match import bots_for, new_game

from quadriga.bots.warriors.battle import Mark, allocate
from quadriga.bots.warriors.greedy import GreedyWarriors
from quadriga.engine.choice import Answer, Deal
from quadriga.engine.events import Event
from quadriga.games.warriors.board import (
    ARCHERS,
    ARMIES,
    CAVALRY,
    FOOD,
    FORTRESS,
    GOLD,
    GOODS,
    MILITARY,
    PIECES,
    PRODUCTION,
    TRADE_CENTRE,
)
from quadriga.games.warriors.pieces import place_unit, remove_unit
from quadriga.games.warriors.procedures.action import Action
from quadriga.games.warriors.procedures.movement import ArmyMovement
from quadriga.games.warriors.procedures.trade import TradePhase
from quadriga.games.warriors.procedures.upkeep import Feeding
from quadriga.games.warriors.procedures.war import declare_war
from quadriga.games.warriors.queries import in_reserve
from quadriga.games.warriors.state import Warriors

FIRST_PRINCESS = 12  # within a player's set of pieces


def reach(until: Callable[[Warriors], bool], seats: int = 4, **options: str | int) -> tuple[Warriors, int]:
    """A game among greedy players, played on to the first decision that fits, and whose it is."""
    g = new_game(seats, "judgement", **options)
    bots = bots_for(["greedy"] * seats, "judgement")
    while not until(g):
        seat = g.waiting()[0]
        g.play(seat, bots[seat].answer(g.clone(), seat))
    return g, g.waiting()[0]


def ask(g: Warriors, seat: int) -> Answer:
    g.offered = None
    return GreedyWarriors("asked").answer(g.clone(), seat)


def stock(g: Warriors, seat: int, amounts: list[int]) -> None:
    g.stock[seat * 4 : seat * 4 + 4] = amounts


def form(g: Warriors, seat: int, kind: int, province: int) -> int:
    unit = in_reserve(g, seat, kind)
    place_unit(g, unit, province)
    return unit


def capital(g: Warriors, seat: int) -> int:
    return g.board.capital[g.nation[seat]]


def test_points_are_bought_at_the_end() -> None:
    g, seat = reach(lambda g: isinstance(g.stack[-1], TradePhase))
    stock(g, seat, [0, 0, 0, 11])
    assert ask(g, seat).verb != "buy_vp"
    g.turn = g.turn_limit
    assert ask(g, seat) == Answer("buy_vp", -1, 1)


def test_gold_for_a_fortress_is_not_spent_on_a_point() -> None:
    g, seat = reach(lambda g: isinstance(g.stack[-1], TradePhase))
    g.turn = g.turn_limit
    g.tokens[seat * 3 + PRODUCTION] = 6
    stock(g, seat, [2, 12, 0, 10])
    assert ask(g, seat).verb != "buy_vp"


def test_goods_become_the_gold_that_a_fortress_needs() -> None:
    g, seat = reach(lambda g: isinstance(g.stack[-1], TradePhase))
    g.tokens[seat * 3 + PRODUCTION] = 6
    stock(g, seat, [8, 20, 0, 0])
    g.routes = [0] * len(g.routes)  # no route left to open
    assert ask(g, seat) == Answer("bank", GOODS * 4 + GOLD, 1)


def test_a_gift_is_accepted_and_a_robbery_declined() -> None:
    g, seat = reach(lambda g: isinstance(g.stack[-1], TradePhase) and len(g.stack[-1].members) > 1)
    phase = g.stack[-1]
    assert isinstance(phase, TradePhase)
    other = next(member for member in phase.members if member != seat)
    g.routes[seat * 3] = other
    stock(g, seat, [4, 4, 4, 4])
    stock(g, other, [4, 4, 4, 4])
    phase.propose(g, other, seat, Deal([other, seat, FOOD, 2, other, seat, GOLD, 2]))
    assert ask(g, seat) == Answer("accept", 1)
    phase.close(1)
    phase.propose(g, other, seat, Deal([seat, other, GOLD, 4, other, seat, FOOD, 1]))
    assert ask(g, seat) == Answer("decline", 2)


def test_a_fortress_is_built_when_it_can_be() -> None:
    g, seat = reach(lambda g: isinstance(g.stack[-1], Action))
    g.turn = g.turn_limit
    g.tokens = [15] * len(g.tokens)  # nobody leads on any track, and nobody can
    g.tokens[seat * 3 : seat * 3 + 3] = [6, 0, 0]
    for unit in range(seat * PIECES, seat * PIECES + ARMIES):  # nor is there an army to make war with
        if g.place[unit] >= 0:
            remove_unit(g, unit)
    stock(g, seat, [4, 24, 0, 2])
    assert ask(g, seat).verb == "fortify"


def test_everybody_is_fed_if_the_food_suffices() -> None:
    g, seat = reach(lambda g: isinstance(g.stack[-1], Feeding))
    stock(g, seat, [20, 0, 0, 0])
    assert ask(g, seat) == Answer("feed_all")


def test_the_best_army_is_fed_if_it_does_not() -> None:
    g, seat = reach(lambda g: isinstance(g.stack[-1], Feeding))
    form(g, seat, CAVALRY, capital(g, seat))
    stock(g, seat, [3, 0, 0, 0])
    answer = ask(g, seat)
    assert answer.verb == "feed"
    assert g.kind[answer.target] >= ARCHERS


def test_war_takes_a_province_that_only_a_princess_holds() -> None:
    g, seat = reach(lambda g: isinstance(g.stack[-1], ArmyMovement))
    home = capital(g, seat)
    victim = next(other for other in range(g.seats) if other != seat)
    target = next(p for p in g.board.neighbours[home] if g.board.kinds[p] == TRADE_CENTRE)
    for unit, place in enumerate(g.place):
        if place == target:
            g.troops[target * (g.seats + 1) + g.owner[unit]] -= 1
            g.place[unit] = -2
    g.holder[target] = -1
    princess = victim * PIECES + FIRST_PRINCESS
    g.troops[g.place[princess] * (g.seats + 1) + victim] -= 1
    place_unit(g, princess, target)
    unit = form(g, seat, CAVALRY, home)
    declare_war(g, seat, victim)
    sink: list[Event] = []
    g.sink = sink
    while g.phase == 4 and g.waiting() and g.waiting()[0] == seat:
        g.play(seat, ask(g, seat))
    killed = [event.args for event in sink if event.kind == "unit.killed"]
    assert g.place[unit] >= 0
    assert any(args[0] == seat and args[1] == victim for args in killed)
    assert g.holder[target] == seat


def test_double_strike_conquers_twice() -> None:
    g, seat = reach(lambda g: isinstance(g.stack[-1], ArmyMovement) and g.turn == 1, seats=2)
    g.tokens[seat * 3 + MILITARY] = 12
    for unit in range(seat * PIECES, seat * PIECES + ARMIES):
        if g.place[unit] >= 0:
            remove_unit(g, unit)
    rider = form(g, seat, CAVALRY, capital(g, seat))
    sink: list[Event] = []
    g.sink = sink
    while g.phase == 4 and g.waiting() and g.waiting()[0] == seat:
        g.play(seat, ask(g, seat))
    conquests = [event for event in sink if event.kind == "province.conquered" and event.args[0] == seat]
    assert g.place[rider] >= 0
    assert len(conquests) == 2


def test_unification_is_declared_when_the_nation_is_whole() -> None:
    g, seat = reach(lambda g: isinstance(g.stack[-1], ArmyMovement) and g.turn == 1)
    nation = g.nation[seat]
    for province in g.board.mandatory[nation] + g.board.optional[nation]:
        for unit, place in enumerate(g.place):
            if place == province and g.owner[unit] != seat:
                g.troops[province * (g.seats + 1) + g.owner[unit]] -= 1
                g.place[unit] = -2
        if g.holder[province] != seat:
            g.holder[province] = -1
            place_unit(g, in_reserve(g, seat, FORTRESS), province)
    answers: list[str] = []
    while g.phase == 4 and g.waiting()[0] == seat and not g.unified[seat]:
        answer = ask(g, seat)
        answers.append(answer.verb)
        g.play(seat, answer)
    assert answers[-1] == "unify"


@pytest.mark.parametrize(
    ("damage", "expected"),
    [
        (1, []),  # nobody goes for so little
        (2, [(1, 2)]),  # the archers flee
        (3, [(1, 3)]),  # the archers die
        (4, [(1, 3)]),
        (7, [(0, 5), (1, 2)]),  # the province is cleared
        (8, [(0, 5), (1, 2), (1, 1)]),  # and the archers die
    ],
)
def test_damage_goes_where_it_tells_most(damage: int, expected: list[tuple[int, int]]) -> None:
    marks = [Mark(0, FORTRESS, 5, 5, 3.0), Mark(1, ARCHERS, 2, 3, 2.0)]
    assert [(mark.unit, amount) for mark, amount in allocate(marks, damage)] == expected
