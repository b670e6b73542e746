"""Analyses: of a game small enough to be reckoned by hand, and of a real one."""

from collections.abc import Sequence
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
from quadriga.lab.analysis.course import DICE, DRAW, Course, Draw
from quadriga.lab.analysis.document import document, moments
from quadriga.lab.analysis.draws import weigh_draws
from quadriga.lab.analysis.judge import Budget, Judge, Watch, judge_of

TINY = Budget(swings=1, doubts=1, worlds=3, samples=400, guesses=400, level="")
SMALL = Budget(swings=1, doubts=1, worlds=2, chances=6, samples=3, level="medium")


def wager(verbs: list[str], dice: list[int], pile: Sequence[int] = ()) -> tuple[WagerModule, Record]:
    module = WagerModule(pile)
    table = Table.open(module, 2, {}, "seed", script=[[die] for die in dice])
    for number, verb in enumerate(verbs):
        assert table.submit(number % 2, Answer(verb)) is None
    return module, table.record


def studied(
    verbs: list[str], dice: list[int], budget: Budget = TINY, seed: str = "s", pile: Sequence[int] = ()
) -> Analysis:
    module, record = wager(verbs, dice, pile)
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
    ones = [stroke for stroke in luck.strokes if stroke.chance.dice() == [1]]
    assert [stroke.worth[stroke.chance.game.stack[-1].waiting(stroke.chance.game)[0]] < 0 for stroke in ones] == [
        True
    ] * 2
    best, seat = moments(luck)[0]
    assert abs(best.worth[seat]) == max(abs(stroke.worth[0]) for stroke in luck.strokes)


STACKED = [0, 0, 0, 0, 0, 12]  # the best card on top


def test_a_stacked_pile_is_luck_of_who_draws() -> None:
    found = studied(["draw", "take", "take", "give", "take", "take"], [], pile=STACKED)
    luck = found.luck
    assert (luck.asked, luck.weighed(), luck.revealed, luck.looked, luck.kinds()) == (0, 0, 1, 1, [DRAW])
    error = luck.error(0)
    assert 0 < error < 0.01
    assert luck.of(0) == pytest.approx((12 - 2) * WORTH, abs=4 * error)
    assert luck.of(1) == -luck.of(0)
    number, actual, expected = luck.drawn(0)
    assert number == 1
    assert actual == pytest.approx(12 * WORTH)
    assert expected == pytest.approx(2 * WORTH, abs=4 * error)
    assert luck.drawn(1).number == 0
    told = document(found)["luck"]["moments"]
    assert [(one["n"], one["kind"], one["seat"]) for one in told] == [(1, DRAW, 0)]


def test_a_lucky_draw_is_no_turning_point() -> None:
    found = studied(["draw", "take", "take", "give", "take", "take"], [], pile=STACKED)
    assert found.turning[0].step.n == 4, "the blunder, though the card swung the game four times as far"
    drawn = [point for point in found.turning if point.step.n == 1]
    assert all(point.weight < 5 * WORTH for point in drawn)


def test_the_worst_card_is_bad_luck_and_makes_the_answer_no_mistake() -> None:
    found = studied(["draw", "take", "take", "take", "take", "take"], [], pile=[6, 6, 6, 6, 6, 0])
    assert found.luck.of(0) == pytest.approx(-5 * WORTH, abs=4 * found.luck.error(0))
    assert all(point.better is None for point in found.turning if point.step.n == 1)


def test_draws_average_out() -> None:
    luck = studied(["draw", "draw", "draw", "draw", "take", "take"], [], pile=[1, 3] * 20 + [3, 1, 1, 3]).luck
    assert [round(stroke.worth[stroke.drawer] / WORTH) for stroke in luck.strokes] == [1, -1, -1, 1]
    assert [luck.drawn(seat).number for seat in (0, 1)] == [2, 2]
    for seat in (0, 1):
        assert luck.of(seat) == pytest.approx(0, abs=4 * luck.error(seat))


def test_where_nothing_can_be_learned_nothing_is_lucky() -> None:
    luck = studied(["draw", "draw", "take", "take", "take", "take"], [], pile=[2] * 10).luck
    assert (luck.revealed, luck.looked, luck.strokes) == (2, 2, [])


def test_dice_and_draws_stand_apart() -> None:
    luck = studied(["draw", "dare", "take", "take", "take", "take"], [6], pile=STACKED).luck
    assert luck.kinds() == [DICE, DRAW]
    assert luck.of(0, DRAW) > 0.1
    assert luck.of(1, DICE) > 0.03
    assert [stroke.chance.n for stroke in luck.strokes] == [1, 2]


def test_few_draws_are_a_sample() -> None:
    few = TINY._replace(draws=2, guesses=4)
    luck = studied(["draw", "draw", "draw", "draw", "draw", "take"], [], few, pile=STACKED).luck
    assert (luck.revealed, luck.looked) == (5, 2)


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


def test_what_one_shows_or_bids_is_no_draw() -> None:
    """Of all that Byzantion reveals, only cards that nobody knew are luck."""
    module = find_game("byzantion")
    course = Course(module, played(module, module.read_options(3, {}), 3, 300))
    found, looked = weigh_draws(judge_of(module, "d"), course.draws(), SMALL, Watch(0))
    assert 0 < len(found) < looked
    assert "draw" in {stroke.chance.step.answer.verb for stroke in found if isinstance(stroke.chance, Draw)}
    shown = {draw.step.answer.verb for draw in course.draws()}
    assert "discard" in shown
    for stroke in found:
        assert isinstance(stroke.chance, Draw)
        assert stroke.chance.step.answer.verb not in ("discard", "commit", "bid", "keep")
        assert sum(stroke.worth) == pytest.approx(0, abs=1e-6)
