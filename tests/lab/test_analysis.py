"""Analyses: of a game small enough to be reckoned by hand, and of a real one."""

from itertools import pairwise

import pytest
from tests.lab.wager import WORTH, Cautious, Lead, WagerModule

from quadriga.bots.registry import make_bot
from quadriga.engine.chance import seeded
from quadriga.engine.choice import Answer
from quadriga.engine.errors import InputError
from quadriga.engine.module import Module, Options
from quadriga.engine.record import Record
from quadriga.engine.table import Table
from quadriga.games.registry import find_game
from quadriga.lab.analysis.analysis import Analysis, analyse, analyse_course, thinned
from quadriga.lab.analysis.course import DICE, Course
from quadriga.lab.analysis.document import document, moments
from quadriga.lab.analysis.judge import Budget, Judge

TINY = Budget(swings=1, doubts=1, worlds=3, samples=400, level="")
SMALL = Budget(swings=1, doubts=1, worlds=2, chances=6, samples=3, level="medium")


def wager(verbs: list[str], dice: list[int]) -> tuple[WagerModule, Record]:
    module = WagerModule()
    table = Table.open(module, 2, {}, "seed", script=[[die] for die in dice])
    for number, verb in enumerate(verbs):
        assert table.submit(number % 2, Answer(verb)) is None
    return module, table.record


def studied(verbs: list[str], dice: list[int], budget: Budget = TINY, seed: str = "s") -> Analysis:
    module, record = wager(verbs, dice)
    return analyse_course(Judge(module, Lead(), Cautious("c"), seed), Course(module, record), budget)


BLUNDER = ["take", "take", "take", "give", "dare", "take"]  # the second seat gives three points away; then a six


def test_the_blunder_is_the_turning_point_and_the_better_answer_is_named() -> None:
    found = studied(BLUNDER, [6])
    worst = next(point for point in found.turning if point.step.seat == 1)
    assert worst.step.n == 4
    assert worst.after - worst.before == pytest.approx(-3 * WORTH)
    assert worst.better is not None
    assert worst.better.answer == Answer("take")
    assert worst.better.gain == pytest.approx(4 * WORTH)
    assert worst.better.error == pytest.approx(0)


def test_an_answer_like_the_usual_one_has_nothing_better() -> None:
    found = studied(["take"] * 6, [])
    assert found.turning
    assert all(point.better is None for point in found.turning)


def test_luck_is_what_the_die_gave_beyond_the_mean() -> None:
    luck = studied(BLUNDER, [6]).luck
    assert (luck.asked, len(luck.strokes), luck.kinds()) == (1, 1, [DICE])
    error = luck.error(0)
    assert 0 < error < 0.005
    assert luck.of(0) == pytest.approx((6 - 3.5) * WORTH, abs=4 * error)
    assert luck.dice[DICE] == (1, 6, 3.5)
    assert luck.after(5, 0) == luck.of(0)
    assert luck.after(4, 0) == 0


def test_luck_of_two_rivals_adds_to_nothing_and_bad_luck_is_negative() -> None:
    luck = studied(["dare", "dare", "dare", "take", "take", "dare"], [1, 5, 2, 1]).luck
    for stroke in luck.strokes:
        assert sum(stroke.worth) == pytest.approx(0)
    assert luck.of(0) + luck.of(1) == pytest.approx(0)
    ones = [stroke for stroke in luck.strokes if stroke.chance.numbers == [1]]
    assert [stroke.worth[stroke.chance.game.stack[-1].waiting(stroke.chance.game)[0]] < 0 for stroke in ones] == [
        True
    ] * 2
    best, seat = moments(luck)[0]
    assert abs(best.worth[seat]) == max(abs(stroke.worth[0]) for stroke in luck.strokes)


def test_the_curve_ends_with_the_last_answer_and_follows_the_points() -> None:
    curve = studied(BLUNDER, [6]).curve
    assert [point.n for point in curve] == list(range(7))
    assert curve[0].values == [0.5, 0.5]
    assert curve[-1].values[0] == pytest.approx(0.5 + WORTH * (11 - 2))


def test_few_points_still_show_every_turn() -> None:
    turns = [n // 50 for n in range(400)]
    points = thinned([[0.5, 0.5]] * 400, turns, 40)
    assert len(points) <= 40
    assert points[0].n == 0
    assert points[-1].n == 399
    assert {point.turn for point in points} == set(turns)
    assert all(one.n < other.n for one, other in pairwise(points))


def test_the_same_seed_gives_the_same_analysis() -> None:
    few = TINY._replace(samples=5)
    verbs, dice = ["dare"] * 6, [1, 5, 2, 1, 6, 3]
    assert document(studied(verbs, dice, few)) == document(studied(verbs, dice, few))
    assert document(studied(verbs, dice, few)) != document(studied(verbs, dice, few, "another"))


def test_a_small_budget_weighs_a_sample_and_says_so() -> None:
    found = studied(["dare"] * 6, [1, 5, 2, 1, 6, 3], TINY._replace(chances=2, samples=2))
    assert (found.luck.asked, len(found.luck.strokes)) == (6, 2)


def test_a_record_whose_chance_does_not_fit_is_refused() -> None:
    module, record = wager(BLUNDER, [6])
    record.entries[4].chance = [[9]]
    with pytest.raises(InputError, match="verify_chance"):
        Course(module, record)


def played(module: Module, options: Options, seats: int, upto: int) -> Record:
    table = Table.open(module, seats, options, "analysed")
    bots = [make_bot("medium" if seat else "random", module.name, f"b{seat}") for seat in range(seats)]
    while not table.game.over and table.record.length < upto:
        seat = table.game.waiting()[0]
        guess = module.determinize(table.game, seat, seeded(f"{table.record.length}"))
        assert table.submit(seat, bots[seat].answer(guess, seat)) is None
    return table.record


@pytest.mark.parametrize("game", ["warriors", "byzantion", "medioevo", "civilization"])
def test_every_game_is_analysed(game: str) -> None:
    module = find_game(game)
    seats = max(3, module.min_seats)
    record = played(module, module.read_options(seats, {}), seats, 120)
    found = analyse(module, record, SMALL)
    doc = document(found)
    assert doc["answers"] == len(record.entries)
    for _, _, *values in doc["curve"]:
        assert sum(values) == pytest.approx(1, abs=0.01)
    assert doc["turning"]
    assert all(turning["answer"]["notation"] for turning in doc["turning"])
    assert sum(doc["luck"]["total"]) == pytest.approx(0, abs=0.01)
    assert doc["luck"]["weighed"] == min(doc["luck"]["asked"], 6)


def test_a_game_without_a_greedy_player_is_refused() -> None:
    module, record = wager(["take"] * 6, [])
    with pytest.raises(InputError, match="evaluation_unknown"):
        analyse(module, record, TINY)
