"""The conformance kit, whole games: they end, they repeat, they can be undone, interrupted and left.

Items 1, 4, 7 and 11 of the kit, and what may happen at any moment.
"""

import json
from pathlib import Path

from tests.kit.walk import Variation, begin, each_seed, each_variation, states
from tools.make_golden import FOLDER, golden_game

from quadriga.engine.chance import below, results, seeded
from quadriga.engine.explore import any_waiting, anytime_answers, lively_answer
from quadriga.engine.game import Game
from quadriga.engine.invariants import (
    check_events,
    choices_can_be_taken,
    defaults_are_legal,
    notation_reads_back,
    nothing_is_wrong,
    save_is_complete,
    someone_can_answer,
    views_leak_nothing,
)
from quadriga.engine.table import Table, replay


@each_seed
@each_variation
def test_a_game_ends_within_its_bound_however_eager_the_players(variation: Variation, seed: int) -> None:
    rng = seeded(f"eager {variation} {seed}")
    g = begin(variation, f"eager {seed}")
    while not g.over:
        assert g.serial < variation.module().longest
        seat = any_waiting(g, rng)
        g.apply(seat, lively_answer(g, seat, rng, 50))
    assert g.winners or g.seats == 1  # alone one may lose
    assert g.waiting() == []


@each_variation
def test_a_game_played_on_defaults_alone_ends(variation: Variation) -> None:
    g = begin(variation, "defaults")
    while not g.over:
        assert g.serial < variation.module().longest
        seat = g.waiting()[0]
        assert g.submit(seat, g.stack[-1].default(g, seat)) is None
    assert variation.module().problems(g) == []


@each_variation
def test_absent_seats_take_their_defaults(variation: Variation) -> None:
    """With everybody but one seat absent only that seat is ever asked first, and the game ends."""
    present = variation.seats - 1
    g = variation.module().new(variation.seats, variation.options)
    g.rng = seeded("absent")
    g.absent = [seat for seat in range(variation.seats) if seat != present]
    g.advance()
    rng = seeded("present")
    while not g.over:
        assert g.waiting()[0] == present
        nothing_is_wrong(variation.module(), g, rng)
        g.apply(present, lively_answer(g, present, rng))


@each_variation
def test_a_game_without_anybody_present_plays_itself(variation: Variation) -> None:
    g = variation.module().new(variation.seats, variation.options)
    g.rng = seeded("nobody")
    g.absent = list(range(variation.seats))
    g.advance()
    assert g.over
    assert g.serial == 0


@each_seed
@each_variation
def test_the_same_answers_give_the_same_game(variation: Variation, seed: int) -> None:
    """A record replayed gives every fingerprint, roll and point again."""
    table = play_table(variation, seed, 10_000)
    again = replay(variation.module(), table.record)
    assert again.record.text() == table.record.text()
    assert variation.module().fingerprint(again.game) == variation.module().fingerprint(table.game)


@each_variation
def test_fingerprints_are_those_on_file(variation: Variation) -> None:
    """Both builds and all versions of Python play the same games; tools/make_golden.py writes the file anew."""
    golden = json.loads((FOLDER / f"{variation.game}.json").read_text(encoding="utf-8"))
    assert golden["revision"] == variation.module().revision
    played = golden_game(variation.module(), variation.seats, variation.options)
    assert played == golden["games"][variation.number]


@each_seed
@each_variation
def test_undo_and_restart_restore_exactly_and_never_cross_what_was_learnt(variation: Variation, seed: int) -> None:
    module = variation.module()
    table = Table.open(module, variation.seats, variation.options, f"undo {seed}")
    rng = seeded(f"undo {variation} {seed}")
    run: list[str] = []  # the position before each answer of the unbroken run
    runner = -1
    for _ in range(400):
        if table.game.over:
            break
        g = table.game
        seat = any_waiting(g, rng)
        before = module.dump(g)
        reveals = g.reveals
        assert table.submit(seat, lively_answer(g, seat, rng)) is None
        if table.record.entries[-1].chance or g.reveals != reveals or g.over:
            run, runner = [], -1
        else:
            run = [*run, json.dumps(before)] if seat == runner else [json.dumps(before)]
            runner = seat
        for other in range(variation.seats):
            assert table.can_undo(other) == (other == runner)
            assert other == runner or not (table.undo(other) or table.restart(other))
        if run and below(rng, 4) == 0:
            steps = len(run) if below(rng, 3) == 0 else 1
            back = table.restart(runner) if steps > 1 else table.undo(runner)
            assert back
            assert json.dumps(module.dump(table.game)) == run[-steps]
            assert table.game.sink is table.events
            run = run[:-steps]
            runner = runner if run else -1
    assert replay(module, table.record).record.text() == table.record.text()


@each_variation
def test_stale_answers_are_refused(variation: Variation) -> None:
    table = Table.open(variation.module(), variation.seats, variation.options, "stale")
    rng = seeded("stale")
    for _ in range(40):
        if table.game.over:
            break
        seat = any_waiting(table.game, rng)
        answer = lively_answer(table.game, seat, rng)
        serial = table.serial(seat)
        before = table.record.text()
        for wrong in (serial - 1, serial + 1):
            reason = table.submit(seat, answer, wrong)
            assert reason is not None
            assert reason.code == "stale"
        assert table.record.text() == before
        assert table.submit(seat, answer, serial) is None
        again = table.submit(seat, answer, serial)
        assert again is not None
        assert again.code in ("stale", "game_over")


@each_seed
@each_variation
def test_a_game_saved_in_the_middle_goes_on_in_the_same_way(variation: Variation, seed: int, tmp_path: Path) -> None:
    module = variation.module()
    table = play_table(variation, seed, 60)
    table.save(tmp_path / "game.jsonl")
    resumed = Table.resume(module, tmp_path / "game.jsonl")
    assert module.dump(resumed.game) == module.dump(table.game)
    rng = seeded(f"middle {variation} {seed}")
    for _ in range(60):
        if table.game.over:
            break
        seat = any_waiting(table.game, rng)
        answer = lively_answer(table.game, seat, rng)
        assert resumed.submit(seat, answer) is None
        assert table.submit(seat, answer) is None
    assert module.dump(resumed.game) == module.dump(table.game)


@each_seed
@each_variation
def test_whatever_may_happen_at_any_moment_keeps_everything_in_order(variation: Variation, seed: int) -> None:
    """Players leave, call for the end, take sealed answers back; the referee calls time."""
    module = variation.module()
    rng = seeded(f"anytime {variation} {seed}")
    for game in range(3):
        g = begin(variation, f"anytime {seed} {game}")
        pause = below(rng, 60)
        while not g.over:
            pause -= 1
            unasked = [(who, what) for who, what in anytime_answers(g) if who >= 0 or below(rng, 30) == 0]
            if pause < 0 and unasked and below(rng, 4) == 0:
                seat, answer = unasked[below(rng, len(unasked))]
                pause = below(rng, 25)
            else:
                seat = any_waiting(g, rng)
                answer = lively_answer(g, seat, rng)
            assert g.submit(seat, answer) is None
            check_order(variation, g, rng)
        assert g.sink is not None
        check_events(module, g.sink)


def check_order(variation: Variation, g: Game, rng: list[int]) -> None:
    module = variation.module()
    for check in (someone_can_answer, nothing_is_wrong, defaults_are_legal):
        check(module, g, rng)
    if g.serial % 7 == 0:
        for check in (save_is_complete, notation_reads_back, choices_can_be_taken, views_leak_nothing):
            check(module, g, rng)


def play_table(variation: Variation, seed: int, answers: int) -> Table:
    """A table after so many random answers."""
    table = Table.open(variation.module(), variation.seats, variation.options, f"table {seed}")
    rng = seeded(f"table {variation} {seed}")
    while not table.game.over and len(table.record.entries) < answers:
        seat = any_waiting(table.game, rng)
        assert table.submit(seat, lively_answer(table.game, seat, rng)) is None
    return table


@each_variation
def test_chance_can_be_left_to_the_driver(variation: Variation) -> None:
    """Stopping at every roll and answering from a generator outside gives the game the inside one would."""
    module = variation.module()
    inside = begin(variation, "driver")
    outside = module.new(variation.seats, variation.options)
    outside.stops_at_chance = True
    outside.rng = seeded("driver")  # asked only by this test
    outside.advance()
    rng = seeded(f"driver {variation}")
    for _ in range(150):
        while outside.request:
            assert outside.waiting() == []
            outside.advance()  # does nothing before chance has spoken
            outside.answer_chance(results(outside.rng, outside.request))
            outside.advance()
        assert module.dump(outside) == module.dump(inside)
        if inside.over:
            break
        seat = any_waiting(inside, rng)
        answer = lively_answer(inside, seat, rng)
        inside.apply(seat, answer)
        outside.apply(seat, answer)


@each_variation
def test_states_differ_from_seed_to_seed(variation: Variation) -> None:
    """The kit would prove little if every seed played the same game."""
    ends = {variation.module().fingerprint(list(states(variation, seed))[-1]) for seed in range(3)}
    assert len(ends) == 3
