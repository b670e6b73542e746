"""What goes wrong inside a running game stays harmless: nothing acknowledged is lost, nothing unstored is built on."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select, update
from tests.server.parts import services_at

from quadriga.engine.choice import Answer
from quadriga.engine.errors import InputError
from quadriga.server.lobby import seating
from quadriga.server.lobby import tables as lobby
from quadriga.server.people.accounts import make_guest
from quadriga.server.play.live import LiveTable
from quadriga.server.play.records import read
from quadriga.server.services import Services
from quadriga.server.settings import kept_secret
from quadriga.server.storage.schema import moves, seats, tables
from quadriga.server.wire.lobby import Join, NewTable, SeatWish


async def new_live(services: Services) -> LiveTable:
    person = await make_guest(services, "Solo")
    table = await lobby.create(services, person, NewTable("realm", [SeatWish("me")] * 3, start=True))
    return await services.play.live(table)


def first_answer(live: LiveTable, seat: int) -> Answer:
    return live.table.game.choices(seat)[0].smallest()


async def serials(services: Services, table: str) -> list[tuple[int, int]]:
    async with services.database.connect() as connection:
        query = select(moves.c.serial, moves.c.n).where(moves.c.table == table).order_by(moves.c.serial)
        return [(row.serial, row.n) for row in await connection.execute(query)]


def test_after_a_move_that_could_not_be_stored_nobody_builds_on_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        async with services_at(tmp_path) as services:
            live = await new_live(services)
            true_append = services.play.journal.append
            failing = [True]

            async def append(*given: Any) -> None:
                if failing.pop() if failing else False:
                    raise OSError("the disk is full")
                await true_append(*given)

            monkeypatch.setattr(services.play.journal, "append", append)
            waiting = live.table.game.waiting()
            assert len(waiting) > 1
            results = await asyncio.gather(
                *(live.answer(seat, first_answer(live, seat), None) for seat in waiting), return_exceptions=True
            )
            assert isinstance(results[0], OSError)
            assert all(isinstance(result, InputError) for result in results[1:])
            assert await serials(services, live.id) == [(0, 0)]
            again = await services.play.live(live.id)
            assert again is not live
            assert await again.answer(waiting[0], first_answer(again, waiting[0]), None) is None
            assert await serials(services, live.id) == [(0, 0), (1, 1)]

    asyncio.run(scene())


def test_a_table_that_fails_does_not_stop_the_clocks_of_the_others(tmp_path: Path) -> None:
    async def scene() -> None:
        async with services_at(tmp_path) as services:
            bad, good = await new_live(services), await new_live(services)
            services.play.lives.clear()
            async with services.database.begin() as connection:
                await connection.execute(update(tables).values(deadline=1))
                await connection.execute(update(tables).where(tables.c.id == bad.id).values(pace={"start": "soon"}))
            await services.play.look()
            assert good.id in services.play.lives
            async with services.database.connect() as connection:
                query = select(tables.c.deadline).where(tables.c.id == bad.id)
                assert ((await connection.execute(query)).scalar() or 0) > 1000

    asyncio.run(scene())


def test_starting_and_standing_up_at_once_leaves_no_running_table_with_an_open_seat(tmp_path: Path) -> None:
    async def scene() -> None:
        async with services_at(tmp_path) as services:
            host, friend = await make_guest(services, "Host"), await make_guest(services, "Friend")
            for _ in range(12):
                made = await lobby.create(services, host, NewTable("realm", [SeatWish("me"), SeatWish("open")]))
                async with services.database.connect() as connection:
                    invite = (await connection.execute(select(tables.c.invite).where(tables.c.id == made))).scalar_one()
                await seating.join(services, friend, made, Join(invite=invite))
                await asyncio.gather(
                    lobby.start(services, host, made), seating.leave(services, friend, made), return_exceptions=True
                )
                async with services.database.connect() as connection:
                    status = (await connection.execute(select(tables.c.status).where(tables.c.id == made))).scalar_one()
                    kinds = await seating.seated_at(connection, made, seats.c.kind == "open")
                assert status == "open" or not kinds

    asyncio.run(scene())


def test_a_secret_that_was_cut_short_is_drawn_anew(tmp_path: Path) -> None:
    path = tmp_path / "secret"
    path.touch()
    drawn = kept_secret(path)
    assert len(drawn) == 64
    assert kept_secret(path) == drawn
    assert path.stat().st_mode & 0o077 == 0


@pytest.mark.parametrize("number", ["9" * 5000, "9" * 30])
def test_a_record_with_impossible_numbers_is_damaged_not_deadly(number: str) -> None:
    head = (
        '{"quadriga":1,"game":"realm","revision":1,"data":"","seats":NUMBER,"options":{},"players":[],"commitment":""}'
    )
    with pytest.raises(InputError):
        read(head.replace("NUMBER", number))
    with pytest.raises(InputError):
        read(head.replace("NUMBER", "2").replace('"data":""', '"data":"\\ud800"'))
