"""Records: saved, resumed, verified; each kind of damage gets its own complaint."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.engine.realms import MODULE

from quadriga.engine.chance import seeded
from quadriga.engine.errors import InputError
from quadriga.engine.explore import any_waiting, lively_answer
from quadriga.engine.module import Module
from quadriga.engine.record import RecordReader, commit
from quadriga.engine.table import Table, replay, verify
from quadriga.games.realm.module import RealmModule
from quadriga.games.registry import GAMES, find_game

Line = dict[str, Any]


class LaterRealm(RealmModule):
    revision = 2


def played(answers: int = 10_000) -> Table:
    table = Table.open(MODULE, 3, MODULE.read_options(3, {}), "hush", "salt")
    rng = seeded("record")
    while not table.game.over and len(table.record.entries) < answers:
        seat = any_waiting(table.game, rng)
        assert table.submit(seat, lively_answer(table.game, seat, rng)) is None
    return table


def edited(path: Path, change: Callable[[list[Line]], None]) -> Path:
    lines = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    change(lines)
    path.write_text("".join(json.dumps(line) + "\n" for line in lines), encoding="utf-8")
    return path


def drop_last(lines: list[Line]) -> None:
    del lines[-1]


@pytest.fixture
def finished(tmp_path: Path) -> Path:
    played().save(tmp_path / "game.jsonl")
    return tmp_path / "game.jsonl"


def codes(path: Path) -> list[str]:
    return [fault.code for fault in verify(MODULE, path)]


def complaint(path: Path) -> str:
    with pytest.raises(InputError) as caught:
        RecordReader(path).record(MODULE)
    return caught.value.code


def test_an_honest_record_is_verified(finished: Path) -> None:
    assert codes(finished) == []


def test_the_seed_stays_secret_until_the_end() -> None:
    table = played(20)
    assert "hush" not in table.record.text(secret=False)
    assert table.record.commitment == commit("hush", "salt")


def test_the_public_copy_of_a_running_game_shows_no_roll_and_no_sealed_answer() -> None:
    table = played(12)
    assert [json.loads(line) for line in table.record.text(secret=False).splitlines()] == [table.record.header()]


def test_another_seed_does_not_match_the_commitment(finished: Path) -> None:
    def change(lines: list[Line]) -> None:
        lines[-1]["seed"] = "another"

    assert "verify_commitment" in codes(edited(finished, change))


def test_a_changed_roll_is_found(finished: Path) -> None:
    def change(lines: list[Line]) -> None:
        line = next(line for line in lines if "do" in line and line.get("chance"))
        line["chance"][0][0] += 1

    assert codes(edited(finished, change)) == ["verify_chance"]


def test_a_changed_deal_of_the_first_hands_is_found(finished: Path) -> None:
    def change(lines: list[Line]) -> None:
        lines[1]["chance"][0].reverse()

    assert codes(edited(finished, change)) == ["verify_chance"]


def test_a_changed_fingerprint_is_found(finished: Path) -> None:
    def change(lines: list[Line]) -> None:
        next(line for line in lines if "fingerprint" in line)["fingerprint"] = "0" * 16

    assert codes(edited(finished, change)) == ["verify_fingerprint"]


def test_a_changed_result_is_found(finished: Path) -> None:
    def change(lines: list[Line]) -> None:
        lines[-1]["end"]["scores"][0] += 1

    assert codes(edited(finished, change)) == ["verify_result"]


def test_an_answer_that_was_never_legal_is_found(finished: Path) -> None:
    def change(lines: list[Line]) -> None:
        next(line for line in lines if "do" in line)["do"] = "enter abbey"

    assert codes(edited(finished, change)) == ["record_answer"]


def test_a_record_cut_off_before_the_end_is_unfinished(finished: Path) -> None:
    assert codes(edited(finished, drop_last)) == ["verify_unfinished"]


def test_a_record_cut_off_in_a_line_is_damaged(finished: Path) -> None:
    finished.write_bytes(finished.read_bytes()[:-20])
    assert complaint(finished) == "record_damaged"


def test_a_missing_answer_is_damage(finished: Path) -> None:
    def change(lines: list[Line]) -> None:
        lines.remove(next(line for line in lines if line.get("n") == 3))

    assert complaint(edited(finished, change)) == "record_damaged"


@pytest.mark.parametrize("text", ["", "{}\n", "not json at all\n", "[1]\n", '{"quadriga": 99}\n'])
def test_other_files_are_no_records(text: str, tmp_path: Path) -> None:
    path = tmp_path / "foreign.jsonl"
    path.write_text(text, encoding="utf-8")
    assert complaint(path) in ("record_foreign", "record_damaged")


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    assert complaint(tmp_path / "none.jsonl") == "file_missing"


def test_an_unknown_line_is_damage_but_a_crash_note_is_not(finished: Path) -> None:
    edited(finished, lambda lines: lines.append({"crash": {"error": "something"}}))
    assert codes(finished) == []
    edited(finished, lambda lines: lines.append({"nonsense": 1}))
    assert complaint(finished) == "record_damaged"


def test_resuming_goes_on_from_the_last_snapshot(tmp_path: Path) -> None:
    table = played(30)
    table.save(tmp_path / "game.jsonl")
    resumed = Table.resume(MODULE, tmp_path / "game.jsonl")
    assert resumed.note == ""
    assert MODULE.dump(resumed.game) == MODULE.dump(table.game)
    assert [resumed.serial(seat) for seat in range(3)] == [table.serial(seat) for seat in range(3)]


def test_answers_after_the_snapshot_are_played_again(tmp_path: Path) -> None:
    table = played(40)
    table.record.save(tmp_path / "game.jsonl")  # without a snapshot of the present state
    assert max(table.record.snapshots) < 40
    resumed = Table.resume(MODULE, tmp_path / "game.jsonl")
    assert MODULE.dump(resumed.game) == MODULE.dump(table.game)


def test_a_record_of_another_revision_goes_on_from_its_snapshot_and_says_so(tmp_path: Path) -> None:
    table = played(30)
    table.save(tmp_path / "game.jsonl")
    resumed = Table.resume(LaterRealm(), tmp_path / "game.jsonl")
    assert resumed.note == "other_revision"
    assert MODULE.dump(resumed.game) == MODULE.dump(table.game)


def test_verifying_a_record_of_another_revision_says_so(finished: Path) -> None:
    assert [fault.code for fault in verify(LaterRealm(), finished)] == ["verify_revision"]


def test_a_damaged_snapshot_is_refused(tmp_path: Path) -> None:
    played(30).save(tmp_path / "game.jsonl")

    def change(lines: list[Line]) -> None:
        for line in lines:
            if "snapshot" in line:
                line["snapshot"]["bank"] += 1

    with pytest.raises(InputError) as caught:
        Table.resume(MODULE, edited(tmp_path / "game.jsonl", change))
    assert caught.value.code == "snapshot_damaged"


def wild_snapshots(snapshot: Line) -> Iterator[Line]:
    """Every list shorter, longer, empty or with a number that cannot be; every number out of reach."""
    for key, value in snapshot.items():
        if isinstance(value, list):
            others: list[Any] = [value[:-1], [*value, 0], [], [999] * len(value), [-7] * len(value)]
        else:
            others = [999, -7] if type(value) is int else ["moon", True]
        for other in others:
            yield snapshot | {key: other}


@pytest.mark.parametrize("name", GAMES)
def test_whatever_is_in_a_snapshot_it_is_taken_or_refused_with_a_complaint(name: str, tmp_path: Path) -> None:
    module = find_game(name)
    table = Table.open(module, 3, module.read_options(3, {}), "hush", "salt")
    rng = seeded("record")
    while len(table.record.entries) < 60:
        seat = any_waiting(table.game, rng)
        table.submit(seat, lively_answer(table.game, seat, rng))
    number = len(table.record.entries)
    path = tmp_path / "game.jsonl"
    taken: set[str] = set()
    snapshot = module.dump(table.game)
    for wild in wild_snapshots(snapshot):
        table.record.snapshots = {number: wild}
        table.record.save(path)
        code = outcome(module, path)
        assert code in ("", "snapshot_damaged")
        taken |= {key for key in wild if not code and wild[key] != snapshot[key]}
    never = {"seats", "map", "phase", "order", "owner", "place", "kind", "holder", "army", "cargo", "hands"}
    if name == "civilization":
        never.remove("hands")  # discarded cards leave the game, so that an empty hand is always possible
    assert sorted(taken & never) == []


def outcome(module: Module, path: Path) -> str:
    """The code of the complaint about a resumed game, if there is one."""
    try:
        Table.resume(module, path)
    except InputError as error:
        return error.code
    return ""


def test_a_replay_can_stop_anywhere() -> None:
    table = played(30)
    part = replay(MODULE, table.record, upto=12)
    assert len(part.record.entries) == 12
    assert [entry.do for entry in part.record.entries] == [entry.do for entry in table.record.entries[:12]]


def test_saving_leaves_no_half_written_file(tmp_path: Path) -> None:
    played(10).save(tmp_path / "game.jsonl")
    assert [path.name for path in tmp_path.iterdir()] == ["game.jsonl"]


def test_a_table_may_forget_what_it_does_not_need() -> None:
    """Somebody else keeps the record: going on and going back are the same with and without it."""
    full, brief = (Table.open(MODULE, 3, MODULE.read_options(3, {}), "hush", "salt") for _ in range(2))
    rng = seeded("forget")
    for _ in range(200):
        if full.game.over:
            break
        seat = any_waiting(full.game, rng)
        answer = lively_answer(full.game, seat, rng)
        assert full.submit(seat, answer) is None
        assert brief.submit(seat, answer) is None
        brief.forget()
        assert brief.record.length == full.record.length
        assert len(brief.record.entries) == len(brief.undo_states)
        assert brief.can_undo(seat) == full.can_undo(seat)
        if full.can_undo(seat) and rng[0] % 3 == 0:
            assert full.restart(seat) == brief.restart(seat)
        assert MODULE.fingerprint(full.game) == MODULE.fingerprint(brief.game)
        assert brief.answers_by == full.answers_by
    assert full.record.length > 20


def test_a_game_goes_on_from_any_state_and_is_verified_like_another(tmp_path: Path) -> None:
    half = played(12)
    state = MODULE.dump(half.game)
    fork = Table.open_state(MODULE, 3, MODULE.read_options(3, {}), state)
    assert {**MODULE.dump(fork.game), "rng": []} == {**state, "rng": []}
    rng = seeded("fork")
    while not fork.game.over:
        seat = any_waiting(fork.game, rng)
        assert fork.submit(seat, lively_answer(fork.game, seat, rng)) is None
    path = tmp_path / "fork.quadriga"
    fork.save(path)
    assert verify(MODULE, path) == []
    again = RecordReader(path).record(MODULE)
    assert again.state == state


def test_a_state_that_cannot_be_is_refused() -> None:
    state = MODULE.dump(played(5).game)
    with pytest.raises(InputError, match="snapshot_damaged"):
        Table.open_state(MODULE, 2, MODULE.read_options(2, {}), state)
    with pytest.raises(InputError, match="snapshot_damaged"):
        Table.open_state(MODULE, 3, MODULE.read_options(3, {}), {**state, "seats": "three"})
