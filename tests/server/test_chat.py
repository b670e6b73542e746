"""Who may say what to whom, and who may read it."""

from pathlib import Path

import pytest
from sqlalchemy import update
from tests.server.parts import person, table, with_services

from quadriga.engine.errors import InputError
from quadriga.server.chat.chat import lines_for, say
from quadriga.server.chat.mutes import mute, unmute
from quadriga.server.chat.reports import all_reports, report, settle
from quadriga.server.services import Services
from quadriga.server.storage.schema import people, tables


def test_lines_reach_those_they_are_for(tmp_path: Path) -> None:
    async def job(services: Services) -> None:
        anna, bruno, carla, visitor = [await person(services, name) for name in ("Anna", "Bruno", "Carla", "Visitor")]
        t = await table(services, anna, bruno, carla)
        await say(services, t, anna, 0, [], "to all")
        await say(services, t, anna, 0, [1, 0], "to Bruno")

        async def read(who: str, *held: int) -> list[str]:
            return [line.text for line in await lines_for(services, t, who, list(held))]

        assert await read(anna.id, 0) == ["to all", "to Bruno"]
        assert await read(bruno.id, 1) == ["to all", "to Bruno"]
        assert await read(carla.id, 2) == ["to all"]
        assert await read(visitor.id) == []
        await mute(services, carla.id, anna.id)
        assert await read(carla.id, 2) == []
        await unmute(services, carla.id, anna.id)
        async with services.database.begin() as database:
            await database.execute(update(tables).values(status="over"))
        assert await read(visitor.id) == ["to all"]
        assert await read(carla.id, 2) == ["to all"]
        assert [line.text for line in await lines_for(services, t, anna.id, [0], limit=1)] == ["to Bruno"]

    with_services(tmp_path, job)


def test_lines_that_are_refused(tmp_path: Path) -> None:
    async def job(services: Services) -> list[str]:
        anna, bruno = [await person(services, name) for name in ("Anna", "Bruno")]
        t = await table(services, anna, bruno)
        found: list[str] = []

        async def refused(who: object, seat: int, to: list[int], text: str, where: str = t) -> None:
            with pytest.raises(InputError) as caught:
                await say(services, where, who, seat, to, text)  # type: ignore[arg-type]
            found.append(caught.value.code)

        await refused(anna, 0, [], "  \u202e ")
        await refused(anna, 0, [], "x" * 1001)
        await refused(anna, 1, [], "as Bruno")
        await refused(anna, -1, [], "as a visitor")
        await refused(anna, 0, [5], "to nobody")
        await refused(anna, 0, [0], "to myself")
        await refused(anna, 0, [], "elsewhere", "nowhere")
        async with services.database.begin() as database:
            await database.execute(update(people).where(people.c.id == anna.id).values(banned=True))
        await refused(anna, 0, [], "banned")
        services.limits.factor = 0.1
        await say(services, t, bruno, 1, [], "one")
        await refused(bruno, 1, [], "two")
        return found

    assert with_services(tmp_path, job) == [
        "chat_length",
        "chat_length",
        "not_seated",
        "chat_spectator",
        "chat_listeners",
        "chat_listeners",
        "table_unknown",
        "banned",
        "too_fast",
    ]


def test_complaints_are_made_by_readers_once_and_settled(tmp_path: Path) -> None:
    async def job(services: Services) -> None:
        anna, bruno, carla = [await person(services, name) for name in ("Anna", "Bruno", "Carla")]
        t = await table(services, anna, bruno, carla)
        line = await say(services, t, anna, 0, [1], "rude")
        with pytest.raises(InputError, match="line_unknown"):
            await report(services, carla, line.id, "")
        for _ in range(2):
            await report(services, bruno, line.id, "insult")
        (row,) = await all_reports(services)
        assert (row.table, row.by, row.name, row.text, row.why, row.settled) == (
            t,
            "Bruno",
            "Anna",
            "rude",
            "insult",
            False,
        )
        await settle(services, carla, row.id)
        assert (await all_reports(services))[0].settled

    with_services(tmp_path, job)
