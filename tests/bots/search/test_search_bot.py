"""The levels that search: legal, repeatable, honest, and within their budget."""

from functools import cache
from time import perf_counter

import pytest
from tests.bots.search.positions import course

from quadriga.bots.advice import advise
from quadriga.bots.bot import Bot
from quadriga.bots.levels import EXPERT, HARD, LEVELS, SECONDS
from quadriga.bots.referee import ask_bot
from quadriga.bots.registry import BotError, kinds, levels, make_bot
from quadriga.bots.search import bot as search_bot
from quadriga.bots.search import searcher as searcher_module
from quadriga.bots.search.bot import SearchBot
from quadriga.bots.search.effort import Effort
from quadriga.bots.search.efforts import EFFORTS
from quadriga.bots.search.subjects import council, subject_of
from quadriga.engine.chance import seeded
from quadriga.engine.choice import Answer
from quadriga.engine.game import Game
from quadriga.games.registry import GAMES, find_game

LIGHT = Effort(playouts=2, breadth=2, members=2, spread=0.5, rest=1, horizon=1, depth=2, doubt=0.0)
each_game = pytest.mark.parametrize("game", GAMES)


@pytest.fixture
def light(monkeypatch: pytest.MonkeyPatch) -> None:
    """Think little, so that whole games can be played."""
    monkeypatch.setattr(search_bot, "EFFORTS", {game: {HARD: LIGHT, EXPERT: LIGHT} for game in GAMES})
    monkeypatch.setattr(searcher_module, "LONGEST", 4)


@cache
def worthy(game: str) -> tuple[Game, int]:
    """A decision that is searched because the council disagrees, and whose it is. To be cloned."""
    module = find_game(game)
    subject = subject_of(game, HARD)
    members = council(subject, EFFORTS[game][HARD])
    g = course(game, 3, 40, "worthy")
    while True:
        seat = g.waiting()[0]
        guess = module.determinize(g, seat, seeded("guess"))
        if subject.is_worth_it(g) and len({member.answer(guess, seat) for member in members}) > 1:
            return g, seat
        g.apply(seat, members[0].answer(guess, seat))


@pytest.mark.usefixtures("light")
@each_game
def test_search_answers_legally_to_the_end(game: str) -> None:
    module = find_game(game)
    g = course(game, 3, 0, "legal")
    bots = [make_bot(kind, game, f"legal {seat}") for seat, kind in enumerate((HARD, "easy", "medium"))]
    rng = seeded("legal")
    count = 0
    while not g.over:
        seat = g.waiting()[0]
        advice = ask_bot(bots[seat], module, g, seat, rng)
        assert advice.fault == ""
        g.apply(seat, advice.answer)
        count += 1
        assert count < module.longest


@pytest.mark.usefixtures("light")
@each_game
def test_one_seed_one_answer(game: str) -> None:
    g, seat = worthy(game)
    guess = find_game(game).determinize(g, seat, seeded("guess"))
    first = [make_bot(HARD, game, "same").answer(guess.clone(), seat) for _ in range(2)]
    assert first[0] == first[1]


@each_game
def test_a_search_keeps_its_budget(game: str) -> None:
    g, seat = worthy(game)
    bot = SearchBot("budget", game, HARD)
    candidates = bot.searcher().compare(find_game(game).determinize(g, seat, seeded("guess")), seat)
    assert 0 < sum(candidate.visits for candidate in candidates) <= EFFORTS[game][HARD].playouts


def test_a_hurried_search_stops_in_time() -> None:
    g, seat = worthy("byzantion")
    bot = SearchBot("hurried", "byzantion", EXPERT)
    bot.effort = bot.effort._replace(playouts=100_000)
    bot.hurry(0.3)
    begun = perf_counter()
    answer = bot.answer(find_game("byzantion").determinize(g, seat, seeded("guess")), seat)
    assert perf_counter() - begun < 20
    assert g.why_not(seat, answer) is None


# ---------------------------------------------------------------- honesty


class Witness(Bot):
    """Keeps what it is shown."""

    def answer(self, g: Game, seat: int) -> Answer:
        self.shown = g
        return g.stack[-1].default(g, seat)


@each_game
def test_bots_are_shown_a_guess_and_leave_the_table_alone(game: str) -> None:
    module = find_game(game)
    g, seat = worthy(game)
    before = module.dump(g)
    witness = Witness("")
    ask_bot(witness, module, g, seat, seeded("guess"))
    assert witness.shown is not g
    assert module.view(witness.shown, seat) == module.view(g, seat)
    assert module.dump(witness.shown) != before
    ask_bot(make_bot(HARD, game, "alone"), module, g, seat, seeded("guess"))
    assert module.dump(g) == before


@each_game
def test_every_world_is_dealt_anew_from_the_view(game: str) -> None:
    """The searcher never plays on the guess it was shown, and all its worlds look alike to its seat."""
    module = find_game(game)
    g, seat = worthy(game)
    guess = module.determinize(g, seat, seeded("guess"))
    searcher = SearchBot("worlds", game, HARD).searcher()
    worlds = [searcher.world(guess, seat, number) for number in range(4)]
    assert all(module.view(world, seat) == module.view(g, seat) for world in worlds)
    assert len({module.fingerprint(world) for world in [g, guess, *worlds]}) == 6


def test_two_truths_with_one_view_get_one_answer() -> None:
    """In Warriors & Traders a guess depends on the view alone, so the answers must be the same to the letter."""
    module = find_game("warriors")
    g, seat = worthy("warriors")
    other = module.determinize(g, seat, seeded("another truth"))
    assert module.dump(other) != module.dump(g)
    assert module.view(other, seat) == module.view(g, seat)
    answers = [
        ask_bot(make_bot(HARD, "warriors", "honest"), module, truth, seat, seeded("guess")).answer
        for truth in (g, other)
    ]
    assert answers[0] == answers[1]


# ---------------------------------------------------------------- levels and hints


@each_game
def test_every_game_has_all_levels_with_their_times(game: str) -> None:
    assert kinds(game) == list(LEVELS)
    assert [level.name for level in levels(game)] == list(LEVELS)
    assert all(SECONDS[game][level] > 0 for level in LEVELS)
    assert SECONDS[game][HARD] < SECONDS[game][EXPERT]


def test_a_game_without_a_greedy_player_has_one_level() -> None:
    assert kinds("realm") == ["random"]
    with pytest.raises(BotError):
        make_bot(HARD, "realm", "1")


def test_the_old_name_of_a_level_is_understood() -> None:
    g, seat = worthy("warriors")
    assert make_bot("greedy", "warriors", "1").answer(g.clone(), seat) == make_bot("medium", "warriors", "1").answer(
        g.clone(), seat
    )


@each_game
def test_hints_are_ranked_answers_with_numbers(game: str) -> None:
    module = find_game(game)
    g, seat = worthy(game)
    guess = module.determinize(g, seat, seeded("guess"))
    hints = advise(module, guess, seat, HARD, "hint")
    assert len(hints) > 1
    assert all(0.0 <= hint.expectation <= 1.0 and hint.visits > 0 for hint in hints)
    assert all(g.why_not(seat, hint.answer) is None for hint in hints)
    assert sum(hint.usual for hint in hints) == 1
    assert hints[0].visits == max(hint.visits for hint in hints) or hints[0].usual


def test_a_hint_of_a_level_that_does_not_search_is_its_answer() -> None:
    module = find_game("warriors")
    g, seat = worthy("warriors")
    guess = module.determinize(g, seat, seeded("guess"))
    (hint,) = advise(module, guess, seat, "greedy", "hint")
    assert hint.usual
    assert hint.visits == 0
    assert 0.0 < hint.expectation < 1.0


def test_no_hints_without_a_player_who_knows_the_game() -> None:
    module = find_game("realm")
    g = module.new(2, module.read_options(2, {}))
    with pytest.raises(BotError):
        advise(module, g, 0, "random", "hint")
