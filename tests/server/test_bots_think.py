"""Bots outside the request loop: a crash, a sulk and a lie all become the default answer."""

import asyncio
import os
import signal

import pytest

from quadriga.engine.chance import seeded
from quadriga.engine.table import Table
from quadriga.games.registry import find_game
from quadriga.server.play.thinkers import BotFault, Question, Thinkers


def question(bot: str = "greedy") -> Question:
    module = find_game("warriors")
    table = Table.open(module, 3, module.read_options(3, {}), "5")
    seat = table.game.waiting()[0]
    guess = module.determinize(table.game, seat, seeded("guess"))
    return Question("warriors", module.dump(guess), seat, bot, "seed")


def test_a_bot_answers_from_another_process() -> None:
    async def scene() -> None:
        thinkers = Thinkers(1, 20)
        try:
            asked = question()
            answer = await thinkers.ask(asked)
            game = find_game("warriors").load(asked.state)
            assert game.why_not(asked.seat, answer) is None
        finally:
            await thinkers.close()

    asyncio.run(scene())


def test_a_bot_that_fails_is_told_and_the_process_lives_on() -> None:
    async def scene() -> None:
        thinkers = Thinkers(1, 20)
        try:
            with pytest.raises(BotFault, match="BotError"):
                await thinkers.ask(question("no such bot"))
            first = next(iter(thinkers.all)).process.pid
            await thinkers.ask(question())
            assert next(iter(thinkers.all)).process.pid == first
        finally:
            await thinkers.close()

    asyncio.run(scene())


def test_a_process_that_dies_is_replaced() -> None:
    async def scene() -> None:
        thinkers = Thinkers(1, 20)
        try:
            await thinkers.ask(question())
            victim = next(iter(thinkers.all)).process
            victim.kill()
            victim.join(10)
            with pytest.raises(BotFault, match="died"):
                await thinkers.ask(question())
            await thinkers.ask(question())
            assert next(iter(thinkers.all)).process.pid != victim.pid
        finally:
            await thinkers.close()

    asyncio.run(scene())


def test_a_bot_that_thinks_too_long_is_cut_short() -> None:
    async def scene() -> None:
        thinkers = Thinkers(1, 20)
        try:
            await thinkers.ask(question())
            sleeper = next(iter(thinkers.all)).process.pid
            assert sleeper is not None
            os.kill(sleeper, signal.SIGSTOP)
            thinkers.seconds = 0.2
            with pytest.raises(BotFault, match="no answer within"):
                await thinkers.ask(question())
            thinkers.seconds = 20
            await thinkers.ask(question())
        finally:
            await thinkers.close()

    asyncio.run(scene())
