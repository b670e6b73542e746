"""Every game that is played to its end says why it ended, in both languages."""

from pathlib import Path

import pytest
from tests.kit.catalogue import LANGUAGES, game_file, messages

from quadriga.engine.choice import REFEREE, Answer
from quadriga.engine.record import RecordReader
from quadriga.engine.table import Table, replay
from quadriga.games.registry import GAMES, TEMPLATES, find_game
from quadriga.language.texts import Texts
from quadriga.server.play import teller

GOLDEN = Path(__file__).parents[1] / "golden"


def begun(game: str, seats: int, **options: str | int) -> Table:
    module = find_game(game)
    return Table.open(module, seats, module.read_options(seats, options), "3")


def ending(table: Table) -> str:
    found = table.module.ending(table.game)
    assert found is not None
    told = teller.ending(table.module, table.game)  # what the web table gets
    assert told is not None
    assert told.say == found.message
    for language in LANGUAGES:
        texts = Texts(language, table.module)
        assert found.message in messages(game_file(table.module, language))
        sentence = texts.spoken(found)
        assert "{" not in sentence
        assert found.message not in sentence
    return found.message


def play_out(table: Table) -> Table:
    """With default answers, as for somebody who is absent."""
    g = table.game
    for _ in range(table.module.longest):
        if g.over:
            return table
        seat = g.waiting()[0]
        table.submit(seat, g.stack[-1].default(g, seat))
    raise AssertionError("no end")


@pytest.mark.parametrize("game", [*GAMES, *TEMPLATES])
def test_a_game_under_way_has_not_ended(game: str) -> None:
    module = find_game(game)
    assert module.ending(begun(game, module.min_seats).game) is None


@pytest.mark.parametrize("game", ["warriors", "byzantion", "medioevo", "civilization"])
def test_who_is_left_alone_is_why(game: str) -> None:
    table = begun(game, max(find_game(game).min_seats, 2))
    for seat in range(1, table.record.seats):
        table.submit(seat, Answer("leave"))
    if not table.game.over:
        play_out(table)
    assert ending(table) == "ended-last-left"


def test_a_lone_emperor_who_leaves() -> None:
    table = begun("byzantion", 1)
    table.submit(0, Answer("leave"))
    assert ending(table) == "ended-abdication"


def test_the_referee_calls_time() -> None:
    table = begun("byzantion", 2)
    table.submit(REFEREE, Answer("time_up"))
    assert ending(table) == "ended-early"
    table = begun("warriors", 2)
    table.submit(REFEREE, Answer("time_up"))
    assert ending(table) == "ended-time"


def test_the_last_turn_or_round() -> None:
    assert ending(play_out(begun("warriors", 2, turn_limit=1))) == "ended-turns"
    assert ending(play_out(begun("byzantion", 2))) == "ended-rounds"


@pytest.mark.parametrize(
    ("record", "message"), [("agreed", "ended-agreed"), ("time_up", "ended-time"), ("ally_left", "ended-ally-left")]
)
def test_what_cuts_a_game_of_warriors_short_is_told_apart(record: str, message: str) -> None:
    module = find_game("warriors")
    path = GOLDEN / "warriors" / f"{record}.jsonl"
    table = replay(module, RecordReader(path).record(module), path)
    assert ending(table) == message
    saved = module.dump(table.game)
    table.game = module.load(saved)
    assert ending(table) == message
    del saved["cut_short"]
    table.game = module.load(saved)  # finished and saved before saves told it
    assert ending(table) == "ended-early"


def test_those_left_at_a_table_of_warriors_vote_to_stop() -> None:
    table = begun("warriors", 3)
    table.submit(0, Answer("leave"))
    while not table.game.over:
        seat = table.game.waiting()[0]
        stop = any(choice.verb == "stop" for choice in table.game.choices(seat))
        table.submit(seat, Answer("stop") if stop else table.game.stack[-1].default(table.game, seat))
    assert ending(table) == "ended-voted"


def test_a_save_that_is_cut_short_and_not_over_is_damaged() -> None:
    table = begun("warriors", 2)
    assert table.module.problems(table.game) == []
    table.game.cut_short = 1  # type: ignore[attr-defined]
    assert table.module.problems(table.game) != []
    table.game.over, table.game.cut_short = True, 9  # type: ignore[attr-defined]
    assert table.module.problems(table.game) != []


def test_points_end_a_game_of_warriors_in_maintenance_alone() -> None:
    table = play_out(begun("warriors", 2, turn_limit=1))
    table.game.threshold = 1  # type: ignore[attr-defined]
    assert ending(table) == "ended-points"
    table.game.phase = 1  # type: ignore[attr-defined]
    assert ending(table) == "ended-early"


def test_an_emperor_without_doxa_has_fallen() -> None:
    table = begun("byzantion", 1)
    table.game.over = True
    assert ending(table) == "ended-fall"


@pytest.mark.parametrize(("turn", "message"), [(3, "ended-time"), (4, "ended-turns"), (5, "ended-turns")])
def test_time_or_the_last_turn_of_medioevo(turn: int, message: str) -> None:
    table = begun("medioevo", 3)
    table.game.turns, table.game.turn, table.game.over = 4, turn, True  # type: ignore[attr-defined]
    assert ending(table) == message
