"""The minutes of a timed game: counted once, for whose they are, while somebody plays; with the clock in our hands."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select
from tests.server.parts import services_at

from quadriga.engine.choice import REFEREE, Answer, Choice
from quadriga.games.civilization.state import Civilization
from quadriga.games.minutes import Stopwatch
from quadriga.games.registry import find_game
from quadriga.server.people.accounts import make_guest
from quadriga.server.play.live import LiveTable
from quadriga.server.services import Services
from quadriga.server.storage.schema import moves

MODULE = find_game("civilization")
OPTIONS = MODULE.read_options(3, {"length": "long", "minutes": 60})
PURCHASE = {
    "turn": 5,
    "phase": "purchase",
    "active": "red",
    "order": ["red", "blue", "green"],
    "land": {"gallia": {"holder": "red", "size": "village"}, "italia": {"holder": "blue", "size": "village"}},
    "seat": {"red": {"coins": 60}, "blue": {"coins": 60}},
}
BATTLE = {
    "turn": 5,
    "phase": "movement",
    "order": ["red", "blue", "green"],
    "battle": {"space": "gallia", "attackers": ["red"], "defenders": ["blue"]},
    "units": {"gallia": {"red": {"ancient_infantry": 2}, "blue": {"ancient_infantry": 2}}},
}


class Time:
    """The server's clock: it goes on when the test says so."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.ms = 1_000_000
        for user in ("live", "minutes", "play"):
            monkeypatch.setattr(f"quadriga.server.play.{user}.now", lambda: self.ms)

    async def pass_by(self, services: Services, seconds: int) -> None:
        """Second by second, with a look of the scheduler after each."""
        for _ in range(seconds):
            self.ms += 1000
            await services.play.look()


@pytest.fixture
def time(monkeypatch: pytest.MonkeyPatch) -> Time:
    return Time(monkeypatch)


async def table_at(services: Services, position: dict[str, Any]) -> str:
    """One person on all seats, in a position."""
    person = await make_guest(services, "Solo")
    g = MODULE.build(3, OPTIONS, position)
    g.advance()
    row: Any = {"id": "", "game": MODULE.name, "name": "", "options": OPTIONS, "pack": {}}
    return await services.play.sandbox(row, MODULE.dump(g), ["", "", ""], person.id)


class Looker:
    """Stands for a connection."""

    def __init__(self, seats: list[int]) -> None:
        self.seats = seats
        self.person = "somebody"
        self.stale_view = False
        self.wake = asyncio.Event()

    def dismiss(self) -> None:
        pass


def comes(live: LiveTable, *seats: int) -> Any:
    visitor: Any = Looker(list(seats))
    live.visitors.add(visitor)
    return visitor


def used(live: LiveTable) -> list[int]:
    g = live.table.game
    assert isinstance(g, Civilization)
    return list(g.used_minutes)


def ended(live: LiveTable) -> Answer:
    """What ends the purchases of the seat."""
    (choice,) = [choice for choice in live.table.game.choices(0) if choice.verb == "done"]
    return choice.smallest()


def on_stage(folder: Path, scene: Callable[[Services, LiveTable], Awaitable[None]], **position: Any) -> None:
    async def run() -> None:
        async with services_at(folder) as services:
            live = await services.play.live(await table_at(services, {**PURCHASE, **position}))
            await scene(services, live)

    asyncio.run(run())


# ---------------------------------------------------------------- the arithmetic


def test_time_belongs_to_the_seat_that_was_on_the_clock() -> None:
    watch = Stopwatch([0, 0], 0)
    red, blue = Choice("clock", 0, 1, 60), Choice("clock", 1, 1, 60)
    watch.look(red, 5_000)
    watch.look(blue, 50_000)
    watch.look(None, 60_000)
    watch.look(red, 900_000)
    assert watch.spent == [45_000, 10_000]
    assert watch.due(red) is None
    watch.skip(1_000_000)
    watch.look(red, 1_100_000)
    assert watch.spent == [145_000, 10_000]
    assert watch.due(red) == Answer("clock", 0, 2)
    watch.count(Answer("clock", 0, 2))
    assert watch.spent == [25_000, 10_000]


def test_no_more_is_counted_at_once_than_the_game_admits() -> None:
    watch = Stopwatch([0], 0)
    watch.look(Choice("clock", 0, 1, 60), 0)
    watch.look(None, 61 * 60_000)
    assert watch.due(Choice("clock", 0, 1, 60)) == Answer("clock", 0, 60)


# ---------------------------------------------------------------- at the table


@pytest.mark.rule("CV-TIM-1", "CV-TIM-2")
def test_every_minute_is_a_move_of_the_referee(tmp_path: Path, time: Time) -> None:
    async def scene(services: Services, live: LiveTable) -> None:
        comes(live, 0, 1, 2)
        serial = live.decision_serial(0)
        await time.pass_by(services, 59)
        assert used(live) == [0, 0, 0]
        await time.pass_by(services, 1)
        assert used(live) == [1, 0, 0]
        await time.pass_by(services, 90)
        assert used(live) == [2, 0, 0]
        assert live.decision_serial(0) == serial
        assert await live.answer(0, ended(live), serial) is None
        async with services.database.connect() as connection:
            query = select(moves.c.seat, moves.c.by, moves.c.do).where(moves.c.kind == "answer")
            found = [tuple(row) for row in await connection.execute(query.order_by(moves.c.serial))]
        assert found[:2] == [(REFEREE, "clock", "clock red x1")] * 2
        assert found[2][:2] == (0, "")

    on_stage(tmp_path, scene)


@pytest.mark.rule("CV-TIM-2")
def test_what_is_left_of_a_minute_waits_for_the_seats_next_turn(tmp_path: Path, time: Time) -> None:
    async def scene(services: Services, live: LiveTable) -> None:
        comes(live, 0, 1, 2)
        await time.pass_by(services, 45)
        assert await live.answer(0, ended(live), None) is None
        assert live.table.game.waiting() == [1]
        await time.pass_by(services, 60)
        assert used(live) == [0, 1, 0]
        assert live.clock.minutes == [45_000, 0, 0]

    on_stage(tmp_path, scene)


@pytest.mark.rule("CV-TIM-2")
def test_nobodys_time_runs_in_a_battle(tmp_path: Path, time: Time) -> None:
    async def scene(services: Services, live: LiveTable) -> None:
        comes(live, 0, 1, 2)
        await time.pass_by(services, 130)
        assert used(live) == [0, 0, 0]

    on_stage(tmp_path, scene, **BATTLE)


def test_the_table_rests_while_nobody_who_plays_is_there(tmp_path: Path, time: Time) -> None:
    async def scene(services: Services, live: LiveTable) -> None:
        comes(live)
        await time.pass_by(services, 130)
        assert used(live) == [0, 0, 0]
        seated = comes(live, 1)
        await time.pass_by(services, 40)
        live.visitors.discard(seated)
        await time.pass_by(services, 130)
        assert used(live) == [0, 0, 0]
        comes(live, 2)
        await time.pass_by(services, 20)
        assert used(live) == [1, 0, 0]

    on_stage(tmp_path, scene)


def test_a_sleep_of_the_machine_is_nobodys_time(tmp_path: Path, time: Time) -> None:
    async def scene(services: Services, live: LiveTable) -> None:
        comes(live, 0, 1, 2)
        await time.pass_by(services, 30)
        time.ms += 7_200_000
        await time.pass_by(services, 29)
        assert used(live) == [0, 0, 0]
        await time.pass_by(services, 2)
        assert used(live) == [1, 0, 0]

    on_stage(tmp_path, scene)


def test_a_minute_gives_nobody_more_time_to_react(tmp_path: Path, time: Time) -> None:
    async def scene(services: Services, live: LiveTable) -> None:
        comes(live, 0, 1, 2)
        since = live.clock.window_since
        await time.pass_by(services, 60)
        await live.save_standing()
        assert used(live) == [1, 0, 0]
        assert live.clock.window_since == since

    on_stage(tmp_path, scene)


def test_after_a_restart_nothing_counts_twice(tmp_path: Path, time: Time) -> None:
    async def before() -> str:
        async with services_at(tmp_path) as services:
            live = await services.play.live(await table_at(services, PURCHASE))
            comes(live, 0, 1, 2)
            await time.pass_by(services, 90)
            assert used(live) == [1, 0, 0]
            await live.save_standing()
            return live.id

    async def after(table: str) -> None:
        async with services_at(tmp_path) as services:
            live = await services.play.live(table)
            assert used(live) == [1, 0, 0]
            comes(live, 0, 1, 2)
            await time.pass_by(services, 29)
            assert used(live) == [1, 0, 0]
            await time.pass_by(services, 1)
            assert used(live) == [2, 0, 0]

    table = asyncio.run(before())
    time.ms += 3_600_000
    asyncio.run(after(table))


def test_a_minute_that_could_not_be_stored_is_counted_later(
    tmp_path: Path, time: Time, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(services: Services, live: LiveTable) -> None:
        comes(live, 0, 1, 2)
        await time.pass_by(services, 30)
        await live.save_standing()

        async def full(*_: Any) -> None:
            raise OSError("the disk is full")

        with monkeypatch.context() as failing:
            failing.setattr(services.play.journal, "append", full)
            await time.pass_by(services, 31)
        again = await services.play.live(live.id)
        assert again is not live
        assert used(again) == [0, 0, 0]
        comes(again, 0, 1, 2)
        await time.pass_by(services, 30)
        assert used(again) == [1, 0, 0]

    on_stage(tmp_path, scene)
