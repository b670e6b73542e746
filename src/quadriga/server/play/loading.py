"""Fetching games from the database: the last snapshot and the few moves after it."""

import zlib
from json import dumps, loads
from typing import Any

from sqlalchemy import select
from sqlalchemy.engine import RowMapping
from sqlalchemy.ext.asyncio import AsyncConnection

from quadriga.engine.codec import CodecError
from quadriga.engine.errors import InputError
from quadriga.engine.module import Document, Module
from quadriga.engine.record import Entry, Record
from quadriga.engine.table import Table, fresh_copy
from quadriga.server.packs import Packs
from quadriga.server.storage.schema import moves, seats, snapshots, tables
from quadriga.server.storage.seated import is_agent, is_program


def pack(state: Document) -> bytes:
    return zlib.compress(dumps(state, separators=(",", ":")).encode(), 3)


def unpack(state: bytes) -> Document:
    found: Document = loads(zlib.decompress(state))
    return found


async def table_row(connection: AsyncConnection, table: str) -> RowMapping:
    found = (await connection.execute(select(tables).where(tables.c.id == table))).mappings().first()
    if found is None:
        raise InputError("table_unknown", table=table)
    return found


async def seat_rows(connection: AsyncConnection, table: str) -> list[RowMapping]:
    found = await connection.execute(select(seats).where(seats.c.table == table).order_by(seats.c.seat))
    return list(found.mappings())


async def load_game(connection: AsyncConnection, packs: Packs, row: RowMapping, upto: int | None = None) -> Table:
    """The table as it was after ``upto`` answers, or as it is. The cost does not depend on how long the game is."""
    if row["status"] == "open":
        raise InputError("table_not_started", table=row["id"])
    module = packs.module_of(row)
    if row["revision"] != module.revision or row["data_hash"] != module.data_hash:
        raise InputError("table_other_rules", table=row["id"], record=row["revision"], here=module.revision)
    query = select(snapshots).where(snapshots.c.table == row["id"])
    if upto is not None:
        query = query.where(snapshots.c.n <= upto)
    taken = (await connection.execute(query.order_by(snapshots.c.n.desc()).limit(1))).mappings().first()
    table = from_snapshot(module, row, taken) if taken is not None else from_start(module, row)
    for entry in await entries_after(connection, row["id"], table.record.length, upto):
        table.repeat(entry)
    return table


def record_of(module: Module, row: RowMapping) -> Record:
    record = Record(module, len(row["stamps"]), dict(row["options"]), row["seed"], row["salt"])
    record.opening = row["opening"] or []
    if row["origin_state"] is not None:
        record.state = unpack(row["origin_state"])
    return record


def from_start(module: Module, row: RowMapping) -> Table:
    return fresh_copy(module, record_of(module, row))


def from_snapshot(module: Module, row: RowMapping, taken: RowMapping) -> Table:
    record = record_of(module, row)
    record.base = taken["n"]
    try:
        game = module.load(unpack(taken["state"]))  # our own: what comes from outside is checked when it comes in
    except CodecError as error:
        raise InputError("snapshot_damaged", file=row["id"], cause=error.cause()) from None
    table = Table(module, game, record)
    table.answers_by = list(taken["answers_by"])
    table.last_turn = module.stage(game)[0]
    table.listen()
    return table


async def entries_after(connection: AsyncConnection, table: str, n: int, upto: int | None) -> list[Entry]:
    query = in_force(table).where(moves.c.n > n)
    if upto is not None:
        query = query.where(moves.c.n <= upto)
    found = await connection.execute(query.order_by(moves.c.n))
    return [Entry(row["seat"], row["do"], row["chance"]) for row in found.mappings()]


def in_force(table: str) -> Any:
    """Answers that were not taken back."""
    return select(moves).where(moves.c.table == table).where(moves.c.kind == "answer").where(moves.c.undone.is_(None))


async def whole_record(connection: AsyncConnection, packs: Packs, row: RowMapping) -> Record:
    """The record as a file has it."""
    module = packs.module_of(row)
    record = record_of(module, row)
    record.revision = row["revision"]
    record.data_hash = row["data_hash"]
    record.commitment = row["commitment"]
    sitting = await seat_rows(connection, row["id"])
    record.players = ["human" if seat["kind"] == "person" else seat["bot"] for seat in sitting]
    agents = [seat["seat"] for seat in sitting if is_agent(seat["agent"])]
    if agents:
        record.agents = {"seats": agents, **row["conditions"]}
    record.programs = [seat["seat"] for seat in sitting if is_program(seat["agent"])]
    record.hints = [seat["hints"] for seat in sitting]
    for move in (await connection.execute(in_force(row["id"]).order_by(moves.c.n))).mappings():
        record.entries.append(Entry(move["seat"], move["do"], move["chance"]))
        if move["fingerprint"]:
            record.fingerprints[move["n"]] = move["fingerprint"]
    if row["status"] == "over":
        record.end = {"winners": row["winners"], "scores": row["scores"]}
    return record
