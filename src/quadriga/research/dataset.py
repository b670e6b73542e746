"""Games as a table for learning programs: one row a step, written as Parquet."""

import os
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq

from quadriga.bots.referee import play_game
from quadriga.engine.choice import Answer
from quadriga.engine.errors import InputError
from quadriga.engine.module import Module, Options
from quadriga.engine.notation import read_answer
from quadriga.engine.pack import Pack
from quadriga.engine.record import Record, RecordReader
from quadriga.engine.table import fresh_copy
from quadriga.research.aec import mask_of
from quadriga.research.encoders import encoder
from quadriga.research.features import VERSION as FEATURES_VERSION
from quadriga.research.numbering import VERSION as NUMBERING_VERSION
from quadriga.research.numbering import numbering
from quadriga.research.packs import game_with
from quadriga.research.rewards import returns
from quadriga.research.walk import Walk

BATCH = 512  # rows held in memory

SCHEMA = pa.schema(
    [
        ("game", pa.string()),  # which record: its file as it was given, or its seed; no two games share it
        ("serial", pa.int32()),  # of the answer in its record, from 1
        ("step", pa.int8()),  # 0, or 1 for the amount or the terms
        ("seat", pa.int8()),
        ("turn", pa.int16()),
        ("phase", pa.int16()),
        ("observation", pa.list_(pa.float32())),
        ("mask", pa.binary()),  # numpy.packbits of the action mask
        ("action", pa.int32()),
        ("notation", pa.string()),  # the whole answer
        ("return", pa.float32()),  # of the seat at the end
    ]
)


class Exported(NamedTuple):
    """What a table holds."""

    rows: int
    skipped: list[str]  # games without an end, whose return nobody knows


class Source(NamedTuple):
    """A record and what to call it."""

    name: str
    record: Record
    module: Module  # the game, with the pack it was played with


def from_file(path: Path, pack: Pack | Path | str | None = None) -> Source:
    return from_record(str(path), RecordReader(path), pack)


def from_record(name: str, reader: RecordReader, pack: Pack | Path | str | None = None) -> Source:
    """A record that was played with a pack needs that very pack."""
    module = game_with(reader.game(), pack)
    return Source(name, reader.record(module), module)


def from_seeds(
    game: str,
    seeds: Iterable[str],
    seats: Sequence[str],
    options: Options | None = None,
    pack: Pack | Path | str | None = None,
) -> Iterator[Source]:
    """Games that bots of these kinds play, one for each seed."""
    module = game_with(game, pack)
    settled = module.read_options(len(seats), options or {})
    for seed in seeds:
        played = play_game(module, list(seats), settled, str(seed), with_record=True)
        yield Source(str(seed), RecordReader(Path(str(seed)), "\n".join(played.lines)).record(module), module)


def rows(source: Source) -> Iterator[dict[str, Any]]:
    """The steps of one game, replayed; answers that nobody was asked for, such as leaving, make no row."""
    record, module = source.record, source.module
    table = fresh_copy(module, record)
    found: list[dict[str, Any]] = []
    for serial, entry in enumerate(record.entries, 1):
        g = table.game
        if not record.seed:
            g.script = [roll[:] for roll in entry.chance]
        if entry.seat in g.waiting():
            try:
                answer = read_answer(module, g, entry.seat, entry.do)
            except InputError as error:
                name = source.name
                raise InputError("record_answer", file=name, number=serial, answer=entry.do, cause=error) from None
            for row in steps(module, Walk(module, g), entry.seat, answer):
                found.append(row | {"game": source.name, "serial": serial, "notation": entry.do})
        table.repeat(entry, Path(source.name))
    worth = returns(table.game)
    for row in found:
        yield row | {"return": worth[row["seat"]]}


def steps(module: Module, walk: Walk, seat: int, answer: Answer) -> Iterator[dict[str, Any]]:
    """The one or two steps of an answer. The game itself stays as it is."""
    walk.ask(seat)
    turn, phase = module.stage(walk.game)
    for step in (0, 1):
        action = walk.number_of(answer)
        if action < 0:
            return
        yield {
            "step": step,
            "seat": seat,
            "turn": turn,
            "phase": phase,
            "observation": encoder(module.name).encode(walk, seat),
            "mask": np.packbits(mask_of(walk, seat)).tobytes(),
            "action": action,
        }
        if step == 1 or walk.open_choices()[action].is_forced():
            return
        walk.take(action)


def export(sources: Iterable[Source | Path], path: Path) -> Exported:
    """Write all finished games to one new file, whole or not at all.

    All must be of one game, since rows have one shape.
    """
    if path.exists():
        raise InputError("out_exists", file=str(path))
    try:
        with TemporaryDirectory(prefix=".dataset-", dir=path.parent) as folder:
            draft = Path(folder) / path.name
            made = write(sources, draft)
            os.replace(draft, path)
    except OSError as error:
        raise InputError("file_unwritable", file=str(path), cause=str(error)) from None
    return made


def write(sources: Iterable[Source | Path], path: Path) -> Exported:
    batch: list[dict[str, Any]] = []
    game = ""
    count = 0
    skipped: list[str] = []
    names: set[str] = set()
    writer: Any = None
    try:
        for item in sources:
            source = from_file(item) if isinstance(item, Path) else item
            if game and source.record.game != game:
                raise InputError("dataset_mixed", game=game, other=source.record.game)
            game = source.record.game
            if source.record.end is None:
                skipped.append(source.name)
                continue
            if writer is None:
                writer = pq.ParquetWriter(path, described(source.module), compression="zstd")
            name = unlike(source.name, names)
            names.add(name)
            for row in rows(source):
                batch.append(row | {"game": name})
                count += 1
                if len(batch) == BATCH:
                    writer.write_table(pa.Table.from_pylist(batch, writer.schema))
                    batch = []
        if batch:
            writer.write_table(pa.Table.from_pylist(batch, writer.schema))
    finally:
        if writer is not None:
            writer.close()
    if writer is None:
        raise InputError("dataset_empty", count=len(skipped))
    return Exported(count, skipped)


def unlike(name: str, others: set[str]) -> str:
    """A name that no other game has: one seed may be played by several line-ups."""
    made, number = name, 1
    while made in others:
        number += 1
        made = f"{name} ({number})"
    return made


def described(module: Module) -> Any:
    """The schema with what is needed to understand observations and actions later on."""
    game = module.name
    facts = {
        "game": game,
        "revision": module.revision,
        "actions": numbering(game).size,
        "numbering_version": NUMBERING_VERSION,
        "numbering_hash": numbering(game).hash,
        "features_version": FEATURES_VERSION,
        "features_hash": encoder(game).hash,
    }
    if module.pack is not None:
        facts["pack"] = " ".join(module.pack.mark)
    return SCHEMA.with_metadata({f"quadriga.{name}": str(value) for name, value in facts.items()})
