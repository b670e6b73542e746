"""What evaluations say of positions: sums, ends, symmetry, worth beside the points alone, speed, wrong models."""

import json
import sys
import time
from collections.abc import Callable
from functools import cache
from math import log
from pathlib import Path
from typing import Any

import pytest
from tests.kit.catalogue import LANGUAGES

from quadriga.bots.bot import Bot
from quadriga.bots.evaluation import (
    FEATURES,
    Evaluation,
    LearnedEvaluation,
    ScoreEvaluation,
    features_of,
    model_file,
)
from quadriga.bots.expectations import LEAST, OUT, log_shares, outcome, shares
from quadriga.bots.features import leads
from quadriga.bots.levels import EXPERT, HARD
from quadriga.bots.registry import make_bot
from quadriga.bots.search.subjects import subject_of
from quadriga.engine.chance import seeded
from quadriga.engine.choice import Answer
from quadriga.engine.errors import InputError
from quadriga.engine.game import Game
from quadriga.engine.module import Module, Options
from quadriga.engine.playout import random_answer
from quadriga.games.byzantion.state import Byzantion
from quadriga.games.civilization.pieces import raised
from quadriga.games.civilization.state import Civilization
from quadriga.games.medioevo.rows import increased
from quadriga.games.medioevo.state import Medioevo
from quadriga.games.registry import find_game
from quadriga.games.warriors.board import PIECES, RESOURCES, TRACKS
from quadriga.games.warriors.state import Warriors
from quadriga.lab import sampling
from quadriga.lab.sampling import Job, Sample, play_sampled
from quadriga.language.texts import Texts

HELD_OUT = Path(__file__).parent / "held_out"
GAMES = sorted(FEATURES)
Case = tuple[str, int, Options]


def every_variation() -> list[Case]:
    return [(game, seats, options) for game in GAMES for seats, options in find_game(game).variations()]


def begin(module: Module, seats: int, options: Options, seed: str) -> Game:
    g = module.new(seats, options)
    g.rng = seeded(seed)
    g.advance()
    return g


def walk(game: str, seats: int, options: Options, steps: int) -> list[Game]:
    """Positions of a game in which everybody gives any legal answer."""
    g = begin(find_game(game), seats, options, "walk")
    rng = seeded("walk")
    found: list[Game] = []
    for step in range(steps):
        if g.over:
            break
        if step % 40 == 0:
            found.append(g.clone())
        seat = g.waiting()[0]
        g.apply(seat, random_answer(g, seat, g.choices(seat), rng))
    return found


@cache
def played(game: str) -> tuple[list[Game], Game]:
    """Positions of one usual game among greedy players, and its end."""
    module = find_game(game)
    seats = 4
    g = begin(module, seats, module.read_options(seats, {}), "evaluation")
    bots = [make_bot("greedy", game, f"evaluation {seat}") for seat in range(seats)]
    found: list[Game] = []
    while not g.over:
        if g.serial % 25 == 0:
            found.append(g.clone())
        seat = g.waiting()[0]
        g.apply(seat, bots[seat].answer(g.clone(), seat))
    return found, g


def evaluations(game: str) -> list[Evaluation]:
    return [ScoreEvaluation(find_game(game)), LearnedEvaluation(game), features_of(game).judgement]


def check(values: list[float], g: Game) -> None:
    assert len(values) == g.seats
    assert all(0 <= value <= 1 for value in values)
    if g.seats > 1:
        sides: int = getattr(g, "teams", 0) or g.seats
        assert sum(values) == pytest.approx(g.seats // sides)
        assert values == pytest.approx([values[seat % sides] for seat in range(g.seats)])


@pytest.mark.parametrize(("game", "seats", "options"), every_variation())
def test_expectations_come_to_one_in_every_variation(game: str, seats: int, options: Options) -> None:
    for evaluation in evaluations(game):
        for g in walk(game, seats, options, 400):
            check(evaluation.value(g), g)


@pytest.mark.parametrize("game", GAMES)
def test_the_end_is_known_exactly(game: str) -> None:
    _, end = played(game)
    for evaluation in evaluations(game):
        values = evaluation.value(end)
        assert [seat for seat in range(end.seats) if values[seat] > 0] == end.winners
        assert sum(values) == pytest.approx(1)


@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_changed_by_looking(game: str) -> None:
    module = find_game(game)
    for g in played(game)[0][::8]:
        before = module.fingerprint(g)
        for evaluation in evaluations(game):
            assert evaluation.value(g) == evaluation.value(g)
        assert module.fingerprint(g) == before


@pytest.mark.parametrize("game", GAMES)
def test_every_feature_has_a_name_and_a_number(game: str) -> None:
    features = features_of(game)
    assert len(set(features.names)) == len(features.names)
    for g in played(game)[0]:
        rows = features.rows(g)
        assert [len(row) for row in rows] == [len(features.names)] * g.seats
        assert 0 <= features.progress(g) <= 1
        assert features.of(g, 1) == rows[1]


def give_points(g: Game, seat: int, points: int) -> Game:
    """The same position with more points of the kind that is kept for ever."""
    h = g.clone()
    if isinstance(h, Warriors):
        h.glory[seat] += points
    elif isinstance(h, Byzantion):
        h.doxa[seat] += points
    elif isinstance(h, Medioevo):
        h.honour = increased(h.honour, seat, points)
    elif isinstance(h, Civilization):
        h.merit_points = raised(h.merit_points, seat, points)
    return h


@pytest.mark.parametrize(
    ("game", "points"), [("warriors", 15), ("byzantion", 40), ("medioevo", 40), ("civilization", 40)]
)
def test_points_given_make_a_favourite(game: str, points: int) -> None:
    late = played(game)[0][-2]
    for evaluation in evaluations(game):
        before = evaluation.value(late)
        for seat in range(late.seats):
            better = evaluation.value(give_points(late, seat, 2))
            assert better[seat] > before[seat]
            most = evaluation.value(give_points(late, seat, points))
            assert most[seat] == max(most) >= before[seat]


def test_a_lone_emperor_is_judged_by_what_he_may_reach() -> None:
    module = find_game("byzantion")
    g = begin(module, 1, module.read_options(1, {}), "alone")
    bot = make_bot("greedy", "byzantion", "alone")
    learned = LearnedEvaluation("byzantion")
    seen: list[float] = []
    while not g.over:
        seen.append(learned.value(g)[0])
        g.apply(0, bot.answer(g.clone(), 0))
    assert all(0 < value < 1 for value in seen)
    assert len(set(seen)) > 20
    end = learned.value(g)[0]
    assert (end > 0) == bool(g.winners)


@pytest.mark.parametrize("game", GAMES)
def test_the_expert_judges_by_what_was_learned(game: str) -> None:
    assert isinstance(subject_of(game, EXPERT).evaluation, LearnedEvaluation)
    assert subject_of(game, HARD).evaluation is features_of(game).judgement


# --- symmetry


def swapped(row: list[int], size: int) -> list[int]:
    """A column with the parts of the first two seats exchanged."""
    return row[size : 2 * size] + row[:size] + row[2 * size :]


def exchange_seats(g: Warriors) -> Warriors:
    """The same position with the first two players in each other's seats."""
    other = {0: 1, 1: 0}
    h = g.clone()
    h.stack = []
    for name, size in (("stock", RESOURCES), ("tokens", TRACKS), ("glory", 1), ("unified", 1), ("nation", 1)):
        setattr(h, name, swapped(getattr(g, name), size))
    h.routes = [other.get(partner, partner) for partner in swapped(g.routes, 3)]
    h.place = swapped(g.place, PIECES)
    h.order = [other.get(seat, seat) for seat in g.order]
    h.holder = [other.get(holder, holder) for holder in g.holder]
    seats = range(g.seats)
    h.war = [g.war[other.get(a, a) * g.seats + other.get(b, b)] for a in seats for b in seats]
    return h


def test_players_who_change_seats_change_expectations() -> None:
    learned = LearnedEvaluation("warriors")
    for g in played("warriors")[0]:
        assert isinstance(g, Warriors)
        if not g.order:
            continue
        same = g.clone()
        same.stack = []
        before = learned.value(same)
        after = learned.value(exchange_seats(same))
        assert after == pytest.approx([before[1], before[0], *before[2:]])


def test_sides_share_and_leavers_have_nothing() -> None:
    assert shares([1.0, 2.0, 3.0], [0, 1, 2]) == pytest.approx([0.09003, 0.24473, 0.66524], abs=1e-4)
    team = shares([1.0, 0.0, 3.0, 0.0], [0, 1, 0, 1])
    assert team[0] == team[2] == pytest.approx(0.88080, abs=1e-4)
    assert team[0] + team[1] == pytest.approx(1)
    assert shares([9.0, 1.0, 1.0], [OUT, 1, 2]) == pytest.approx([0.0, 0.5, 0.5])


def test_logarithms_of_shares_go_down_to_a_floor() -> None:
    scores, sides = [1.0, 2.0, 3.0, 0.5], [0, 1, 0, 1]
    assert log_shares(scores, sides) == pytest.approx([log(share) for share in shares(scores, sides)])
    assert log_shares([0.0, -LEAST + 9.0, 60.0], [0, 1, OUT]) == pytest.approx([LEAST, 0.0, LEAST])


def test_the_victory_of_a_team_is_each_members() -> None:
    module = find_game("warriors")
    g = begin(module, 4, module.read_options(4, {"coop": "2v2"}), "pairs")
    g.over = True
    g.winners = [1, 3]
    assert outcome(g) == [0.0, 1.0, 0.0, 1.0]
    g.winners = [0, 1, 2, 3]
    assert outcome(g) == [0.5] * 4


@pytest.mark.parametrize("game", GAMES)
def test_one_feature_is_the_judgement_itself(game: str) -> None:
    features = features_of(game)
    place = features.names.index("judged_share")
    for g in played(game)[0][-6:]:
        shown = [row[place] for row in features.rows(g)]
        by_hand = features.judgement.value(g)
        assert shown == pytest.approx([max(LEAST, log(max(1e-300, value))) for value in by_hand])


def test_leads_are_over_the_best_of_the_others() -> None:
    assert leads([5.0, 9.0, 7.0], [0, 1, 2]) == [-4.0, 2.0, -2.0]
    assert leads([9.0, 7.0, 9.0, 7.0], [0, 1, 0, 1]) == [2.0, -2.0, 2.0, -2.0]
    assert leads([5.0, 99.0, 7.0], [0, OUT, 2])[::2] == [-2.0, 2.0]


def test_who_has_left_cannot_win() -> None:
    g = played("byzantion")[0][10].clone()
    g.apply(2, Answer("leave"))
    for evaluation in evaluations("byzantion"):
        values = evaluation.value(g)
        assert values[2] == 0
        assert sum(values) == pytest.approx(1)


# --- how good it is


def held_out(game: str) -> tuple[dict[str, Any], list[Sample]]:
    """Positions of games that the shipped model was not trained on."""
    head, *lines = (HELD_OUT / f"{game}.jsonl").read_text(encoding="utf-8").splitlines()
    return json.loads(head), [Sample._make([*json.loads(line), []]) for line in lines]


def log_loss(samples: list[Sample], judge: Callable[[Sample], list[float]]) -> float:
    total = 0.0
    for sample in samples:
        whole = sum(sample.shares)  # of all members where there are teams
        total -= sum(won * log(max(1e-9, value)) for won, value in zip(sample.shares, judge(sample)) if won) / whole
    return total / len(samples)


@pytest.mark.parametrize("game", GAMES)
def test_the_model_knows_more_than_the_points(game: str) -> None:
    """Even beside points with temperatures that were fitted to the same games."""
    head, samples = held_out(game)
    assert head["version"] == features_of(game).version, "train the model again: tools/train_evaluation.py"
    learned = LearnedEvaluation(game)
    start, end = head["temperatures"]

    def by_points(sample: Sample) -> list[float]:
        heat = start ** (1 - sample.progress) * end**sample.progress
        return shares([points / heat for points in sample.points], sample.sides)

    ours = log_loss(samples, lambda sample: shares(learned.scores(sample.rows), sample.sides))
    assert ours < log_loss(samples, by_points)
    assert ours < log_loss(samples, lambda sample: shares([0.0] * len(sample.sides), sample.sides))


@pytest.mark.parametrize("game", GAMES)
def test_learning_does_not_spoil_the_judgement(game: str) -> None:
    """The model starts from the judgement made by hand, and is at least about as good."""
    _, samples = held_out(game)
    learned = LearnedEvaluation(game)
    place = features_of(game).names.index("judged_share")
    ours = log_loss(samples, lambda sample: shares(learned.scores(sample.rows), sample.sides))
    by_hand = log_loss(samples, lambda sample: shares([row[place] for row in sample.rows], sample.sides))
    assert ours < by_hand + 0.02


@pytest.mark.parametrize("game", GAMES)
def test_a_look_costs_no_more_than_a_few_greedy_decisions(game: str) -> None:
    """A play-out makes dozens of them before it looks once."""
    found = played(game)[0]
    learned = LearnedEvaluation(game)
    bot = make_bot("greedy", game, "speed")
    asked = [(g, g.waiting()[0]) for g in found]
    looking = min(timed(lambda: [learned.value(g) for g in found]) for _ in range(3))
    deciding = min(timed(lambda: decide_all(bot, asked)) for _ in range(2))
    assert looking < 6 * deciding


def decide_all(bot: Bot, asked: list[tuple[Game, int]]) -> None:
    for g, seat in asked:
        bot.answer(g.clone(), seat)


def timed(work: Callable[[], object]) -> float:
    start = time.process_time()
    work()
    return time.process_time() - start


# --- models


def spoilt(tmp_path: Path, change: Callable[[dict[str, Any]], object]) -> Path:
    model = json.loads(model_file("warriors").read_text(encoding="utf-8"))
    change(model)
    file = tmp_path / "model.json"
    file.write_text(json.dumps(model), encoding="utf-8")
    return file


@pytest.mark.parametrize(
    ("code", "change"),
    [
        ("evaluation_features", lambda model: model.update(version=99)),
        ("evaluation_features", lambda model: model["names"].pop()),
        ("evaluation_game", lambda model: model.update(game="byzantion")),
        ("evaluation_numbers", lambda model: model["direct"].pop()),
        ("evaluation_numbers", lambda model: model.pop("late")),
        ("evaluation_numbers", lambda model: model["bias"].append(1.0)),
        ("evaluation_numbers", lambda model: model["scale"].__setitem__(0, 0.0)),
        ("evaluation_numbers", lambda model: model["mean"].__setitem__(0, "much")),
        ("evaluation_numbers", lambda model: model.update(solo={"weights": [], "bias": 0})),
    ],
)
def test_a_wrong_model_is_refused(tmp_path: Path, code: str, change: Callable[[dict[str, Any]], object]) -> None:
    with pytest.raises(InputError) as fault:
        LearnedEvaluation("warriors", spoilt(tmp_path, change))
    assert fault.value.code == code
    for language in LANGUAGES:
        assert "model.json" in Texts(language).error(fault.value)


def test_no_model_at_all_is_refused(tmp_path: Path) -> None:
    with pytest.raises(InputError, match="file_unreadable"):
        LearnedEvaluation("warriors", tmp_path / "none.json")
    (tmp_path / "list.json").write_text("[1]", encoding="utf-8")
    with pytest.raises(InputError, match="evaluation_game"):
        LearnedEvaluation("warriors", tmp_path / "list.json")
    with pytest.raises(InputError, match="evaluation_unknown"):
        LearnedEvaluation("realm")


def test_shipped_models_are_small() -> None:
    for game in GAMES:
        assert model_file(game).stat().st_size < 60_000


# --- learning


@pytest.fixture
def small_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    """Games that are over soon."""
    monkeypatch.setitem(sampling.TABLES, "warriors", [(3, {"turn_limit": 2}), (2, {"turn_limit": 1})])


@pytest.mark.usefixtures("small_tables")
def test_samples_follow_from_the_seed() -> None:
    job = Job("warriors", "twice", 1)
    first = play_sampled(job)
    assert first == play_sampled(job)
    assert len(first) == sampling.POSITIONS
    assert all(sum(sample.shares) == pytest.approx(1) for sample in first)
    assert first != play_sampled(Job("warriors", "another", 1))


@pytest.mark.usefixtures("small_tables")
def test_the_training_tool_writes_a_model(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("numpy")
    from tools import train_evaluation

    monkeypatch.setattr(train_evaluation, "STEPS", 5)
    output = tmp_path / "model.json"
    words = ["warriors", "--games", "6", "--data", str(tmp_path / "samples"), "--output", str(output)]
    monkeypatch.setattr(sys, "argv", ["train_evaluation.py", *words])
    train_evaluation.main()
    learned = LearnedEvaluation("warriors", output)
    found, _ = played("warriors")
    for g in found:
        check(learned.value(g), g)
    written = output.read_bytes()
    monkeypatch.setattr(sampling, "play_sampled", None)
    train_evaluation.main()  # all of it from the file
    assert output.read_bytes() == written
    monkeypatch.setattr(sys, "argv", ["train_evaluation.py", *words, "--seed", "2"])
    with pytest.raises(InputError, match="evaluation_samples"):
        train_evaluation.main()
