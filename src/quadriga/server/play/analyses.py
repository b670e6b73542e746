"""Analyses of finished games: made in a process of their own when somebody first asks, then kept."""

import asyncio
from collections.abc import Sequence

import msgspec
import structlog
from anyio import fail_after, to_process
from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncEngine

from quadriga.engine.errors import InputError
from quadriga.engine.module import Document
from quadriga.engine.pack import Pack
from quadriga.lab.analysis.analysis import analyse
from quadriga.lab.analysis.document import document
from quadriga.lab.analysis.judge import Budget
from quadriga.server.packs import Packs
from quadriga.server.play.loading import table_row, whole_record
from quadriga.server.play.records import module_of, read
from quadriga.server.storage.schema import analyses
from quadriga.server.wire.lobby import AnalysisDoc, AnalysisState

log = structlog.get_logger()

VERSION = 2  # raised whenever an analysis says other things
PATIENCE = 3.0  # times the seconds it may take: then its process is ended


class Analyses:
    """One at a time: people at the tables need the processors too."""

    def __init__(self, database: AsyncEngine, packs: Packs, seconds: float) -> None:
        self.database = database
        self.packs = packs
        self.seconds = seconds
        self.turn = asyncio.Semaphore(1)
        self.tasks: dict[str, asyncio.Task[None]] = {}
        self.failed: set[str] = set()  # told once, then tried again

    async def kept(self, table: str) -> AnalysisState | None:
        """What is known already: the analysis, that it is being made, or that it could not be."""
        query = select(analyses.c.document).where(analyses.c.table == table).where(analyses.c.version == VERSION)
        async with self.database.connect() as connection:
            row = await table_row(connection, table)
            if row["status"] != "over":
                raise InputError("analysis_unfinished", file=row["name"] or table)
            found = await connection.scalar(query)
        if found is not None:
            return AnalysisState("ready", msgspec.convert(found, AnalysisDoc))
        if table in self.tasks:
            return AnalysisState("pending")
        if table in self.failed:
            self.failed.discard(table)
            return AnalysisState("failed")
        return None

    def begin(self, table: str) -> AnalysisState:
        if table not in self.tasks:
            self.tasks[table] = asyncio.create_task(self.make(table))
        return AnalysisState("pending")

    async def make(self, table: str) -> None:
        try:
            async with self.turn:
                found = await self.compute(table)
            async with self.database.begin() as connection:
                await connection.execute(delete(analyses).where(analyses.c.table == table))
                await connection.execute(insert(analyses).values(table=table, version=VERSION, document=found))
        except Exception:
            self.failed.add(table)
            log.exception("analysis failed", table=table)
        finally:
            del self.tasks[table]

    async def compute(self, table: str) -> Document:
        async with self.database.connect() as connection:
            record = await whole_record(connection, self.packs, await table_row(connection, table))
        with fail_after(self.seconds * PATIENCE + PATIENCE):
            return await to_process.run_sync(analysed, record.text(), self.packs.all(), self.seconds, cancellable=True)

    async def close(self) -> None:
        for task in list(self.tasks.values()):
            task.cancel()
        await asyncio.gather(*self.tasks.values(), return_exceptions=True)


def analysed(text: str, packs: Sequence[Pack], seconds: float) -> Document:
    record = read(text, packs)
    return document(analyse(module_of(record, packs), record, Budget(seconds=seconds)))
