"""Records as files: download, upload, verification.

Whole games are played anew in a process of their own: the engine is made for one thread, and people at the tables
need not wait.
"""

from collections.abc import Sequence
from pathlib import Path
from secrets import token_urlsafe
from typing import Any

import msgspec
from anyio import to_process
from sqlalchemy import insert
from sqlalchemy.ext.asyncio import AsyncEngine

from quadriga.agents.conditions import SEED_KNOWN, Conditions
from quadriga.bots.program import PUBLIC
from quadriga.bots.registry import is_kind, kinds
from quadriga.engine.errors import InputError, InputErrors
from quadriga.engine.module import Module
from quadriga.engine.pack import Pack
from quadriga.engine.record import Record, RecordReader
from quadriga.engine.table import Table, fresh_copy, verify_record
from quadriga.games.registry import find_game
from quadriga.games.seating import drawn_seats
from quadriga.server.errors import fault_of, texts_in
from quadriga.server.packs import Packs, find_pack
from quadriga.server.play import teller
from quadriga.server.play.live import SNAPSHOT_EVERY
from quadriga.server.play.loading import pack, table_row, whole_record
from quadriga.server.storage.database import now
from quadriga.server.storage.schema import moves, seats, snapshots, tables
from quadriga.server.storage.seated import PERSON, PROGRAM, RECORDED
from quadriga.server.wire.common import Pace
from quadriga.server.wire.lobby import Verdict

UPLOADED = Path("record")  # how complaints call a file that has no name here
Row = dict[str, Any]


class Records:
    def __init__(self, database: AsyncEngine, packs: Packs) -> None:
        self.database = database
        self.packs = packs

    async def text(self, table: str, secret: bool) -> str:
        """One file; of a running game only its keeper gets more than the header."""
        async with self.database.connect() as connection:
            row = await table_row(connection, table)
            if row["status"] == "open":
                raise InputError("table_not_started", table=table)
            record = await whole_record(connection, self.packs, row)
        return record.text(secret)

    async def verify(self, table: str) -> Verdict:
        async with self.database.connect() as connection:
            row = await table_row(connection, table)
            if row["status"] != "over":
                raise InputError("verify_unfinished", file=table)
            record = await whole_record(connection, self.packs, row)
        verdict = await to_process.run_sync(judge, record.text(), table, self.packs.all())
        fault = draw_fault(self.packs.module_of(row), record, row["drawn"])
        if fault is not None:
            verdict.faults.append(fault_of(fault, texts_in("en")))
            verdict.holds = False
        return verdict

    async def verify_text(self, text: str) -> Verdict:
        return await to_process.run_sync(judge, text, "record", self.packs.all())

    async def upload(self, text: str, person: str) -> str:
        """A table with the whole record in it: to look at if finished, else to go on with."""
        new = token_urlsafe(12)
        row, sitting, made, taken = await to_process.run_sync(rows_of, text, new, person, self.packs.all())
        async with self.database.begin() as connection:
            await connection.execute(insert(tables), [row])
            await connection.execute(insert(seats), sitting)
            await connection.execute(insert(moves), made)
            if taken:
                await connection.execute(insert(snapshots), taken)
        return new


def read(text: str, packs: Sequence[Pack] = ()) -> Record:
    """A record, if the pack it was played with is among those that are installed here."""
    reader = RecordReader(UPLOADED, text)
    return reader.record(find_game(reader.game(), find_pack(packs, str(UPLOADED), reader.pack())))


def module_of(record: Record, packs: Sequence[Pack]) -> Module:
    return find_game(record.game, find_pack(packs, str(UPLOADED), record.pack))


def judge(text: str, name: str, packs: Sequence[Pack]) -> Verdict:
    record = read(text, packs)
    if record.end is None:
        raise InputError("verify_unfinished", file=name)
    faults = verify_record(module_of(record, packs), record, Path(name))
    rolls = len(record.opening) + sum(len(entry.chance) for entry in record.entries)
    return Verdict(
        holds=not faults,
        answers=len(record.entries),
        rolls=rolls,
        commitment=record.commitment,
        seed=record.seed,
        salt=record.salt,
        faults=[fault_of(fault, texts_in("en")) for fault in faults],
    )


def draw_fault(module: Module, record: Record, drawn: list[int]) -> InputError | None:
    """Whether lots for the seats fell otherwise than the seed has them."""
    if drawn and drawn != drawn_seats(module, record.seats, record.options, record.seed, record.salt):
        return InputError("verify_draw")
    return None


def rows_of(text: str, table: str, person: str, packs: Sequence[Pack]) -> tuple[Row, list[Row], list[Row], list[Row]]:
    """Play the record through and write down what the journal would hold."""
    record = read(text, packs)
    module = module_of(record, packs)
    if record.end is None and not record.seed:
        raise InputError("record_without_secret", file=str(UPLOADED))
    if record.position is not None:
        raise InputError("record_from_position", file=str(UPLOADED))
    if record.revision != module.revision or record.data_hash != module.data_hash:
        raise InputError("verify_revision", record=record.revision, here=module.revision)
    if record.end is None and PUBLIC in record.players:
        raise InputError("program_here")
    usual = ("human", PUBLIC)
    unknown = [player for player in record.players if player not in usual and not is_kind(player, module.name)]
    if unknown:
        raise InputErrors(
            [InputError("player_unknown", player=name, known=", ".join(kinds(module.name))) for name in unknown]
        )
    again = fresh_copy(module, record)
    time = now()
    stamps = [0] * record.seats
    made = [move_row(again, table, time, "start", 0, -2, "", 0)]
    taken: list[Row] = []
    last = 0
    for entry in record.entries:
        before = len(again.events)
        again.repeat(entry, UPLOADED)
        n = again.record.length
        made.append(move_row(again, table, time, "answer", n, entry.seat, again.record.entries[-1].do, before))
        if entry.seat >= 0:
            stamps[entry.seat] = n
        if n >= last + SNAPSHOT_EVERY and not again.undo_states:
            state = pack(module.dump(again.game))
            last = n
            taken.append({"table": table, "n": n, "serial": n, "state": state, "answers_by": list(again.answers_by)})
    row = table_of(again, table, person, stamps, time) | {"conditions": conditions_of(record)}
    return row, seats_of(record, table, person), made, taken


def move_row(game: Table, table: str, time: int, kind: str, n: int, seat: int, do: str, before: int) -> Row:
    turn, phase = game.module.stage(game.game)
    return {
        "table": table,
        "serial": n,
        "at": time,
        "kind": kind,
        "n": n,
        "seat": seat,
        "by": "",
        "do": do,
        "chance": game.record.entries[-1].chance if kind == "answer" else [],
        "told": teller.told(game.module, game.game, game.events[before:]),
        "turn": turn,
        "phase": phase,
        "scores": [score["total"] for score in game.module.scores(game.game)],
        "fingerprint": game.record.fingerprints.get(n, "") if kind == "answer" else "",
    }


def table_of(game: Table, table: str, person: str, stamps: list[int], time: int) -> Row:
    g = game.game
    record = game.record
    return {
        "id": table,
        "game": record.game,
        "status": "over" if g.over else "playing",
        "options": record.options,
        "pace": msgspec.to_builtins(Pace()),
        "host": person or None,
        "invite": token_urlsafe(16),
        "created": time,
        "started": time,
        "ended": time if g.over else 0,
        "sandbox": True,
        "pack": record.pack._asdict() if record.pack is not None else {},
        "revision": game.module.revision,
        "data_hash": game.module.data_hash,
        "seed": record.seed,
        "salt": record.salt,
        "commitment": record.commitment,
        "opening": record.opening,
        "origin_state": pack(record.state) if record.state is not None else None,
        "serial": record.length,
        "answers": record.length,
        "turn": game.module.stage(g)[0],
        "owing": g.waiting(),
        "names": teller.seat_names(game.module, g),
        "scores": [score["total"] for score in game.module.scores(g)],
        "winners": g.winners,
        "stamps": stamps,
        "deadline": None if g.over else time,
    }


def conditions_of(record: Record) -> Row:
    """Under which its agents played, as far as there are such conditions."""
    stated = {name: value for name, value in record.agents.items() if name not in ("seats", SEED_KNOWN)}
    known = {SEED_KNOWN: True} if record.agents.get(SEED_KNOWN) is True else {}
    return Conditions.read(stated).document() | known


def seats_of(record: Record, table: str, person: str) -> list[Row]:
    agents = dict.fromkeys(record.programs, PROGRAM) | dict.fromkeys(record.agents.get("seats", []), RECORDED)
    return [
        {
            "table": table,
            "seat": seat,
            "agent": agents.get(seat, PERSON),
            "kind": "person" if player == "human" else "bot",
            "person": (person or None) if player == "human" else None,
            "bot": "" if player == "human" else player,
            "hints": record.hints[seat] if record.hints else 0,
        }
        for seat, player in enumerate(record.players)
    ]
