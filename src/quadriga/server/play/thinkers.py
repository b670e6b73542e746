"""Bots think in processes of their own, within a time budget; whatever goes wrong there becomes a default answer."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any, NamedTuple

from quadriga.bots.advice import Hint
from quadriga.engine.choice import Answer, Deal
from quadriga.engine.module import Document
from quadriga.engine.pack import Pack

SHARE = 0.5  # of the time that a bot may use for thinking; the rest is for loading, sending and slow moments
FORGIVE = 10.0  # seconds a process gets to start and load a game, on top of the budget


class Question(NamedTuple):
    """A decision for a bot: the state is already a guess from what its seat may know."""

    game: str
    state: Document
    seat: int
    bot: str
    seed: str
    seconds: float = 0.0  # it may think; 0 is as long as it likes
    pack: Pack | None = None
    hints: bool = False  # what else comes to mind, with numbers, instead of one answer


class BotFault(Exception):
    """The bot crashed, or took too long."""


def think(question: Question) -> Answer:
    from quadriga.bots.registry import make_bot
    from quadriga.games.registry import find_game

    module = find_game(question.game, question.pack)
    bot = make_bot(question.bot, question.game, question.seed)
    bot.hurry(question.seconds)
    return bot.answer(module.load(question.state), question.seat)


def ponder(question: Question) -> list[Hint]:
    from quadriga.bots.advice import advise
    from quadriga.games.registry import find_game

    module = find_game(question.game, question.pack)
    guess = module.load(question.state)
    return advise(module, guess, question.seat, question.bot, question.seed, question.seconds)


def packed(answer: Answer) -> tuple[Any, ...]:
    deal = answer.deal
    return (answer.verb, answer.target, answer.amount, (deal.legs, deal.clauses) if deal else None)


def unpacked(parts: tuple[Any, ...]) -> Answer:
    verb, target, amount, deal = parts
    return Answer(verb, target, amount, Deal(*deal) if deal else None)


def serve(pipe: Connection) -> None:
    """The life of a thinking process: a question, an answer, until the pipe closes."""
    import signal

    signal.signal(signal.SIGINT, signal.SIG_IGN)
    while True:
        try:
            question: Question = pipe.recv()
        except (EOFError, OSError):
            return
        try:
            reply: Any
            if question.hints:
                reply = [(packed(hint.answer), *hint[1:]) for hint in ponder(question)]
            else:
                reply = packed(think(question))
        except Exception as error:
            reply = f"{type(error).__name__}: {error}"
        pipe.send(reply)


class Thinker:
    """One process."""

    def __init__(self) -> None:
        context = get_context("spawn")
        self.pipe, theirs = context.Pipe()
        self.process = context.Process(target=serve, args=(theirs,), daemon=True)
        self.process.start()
        theirs.close()
        self.fresh = True

    def ask(self, question: Question, seconds: float) -> Any:
        """Runs in a thread; blocks until there is an answer or the time is over."""
        self.pipe.send(question)
        if not self.pipe.poll(seconds + (FORGIVE if self.fresh else 0.0)):
            raise BotFault(f"no answer within {seconds} s")
        self.fresh = False
        reply = self.pipe.recv()
        if isinstance(reply, str):
            raise BotFault(reply)
        return reply

    def stop(self) -> None:
        self.process.kill()
        self.process.join(5)
        self.pipe.close()


class Thinkers:
    """A few processes, started when first needed; one that fails is replaced."""

    def __init__(self, count: int, seconds: float) -> None:
        self.seconds = seconds
        self.free: asyncio.Queue[Thinker | None] = asyncio.Queue()
        for _ in range(max(1, count)):
            self.free.put_nowait(None)
        self.all: set[Thinker] = set()
        self.threads = ThreadPoolExecutor(max(1, count), "thinker")  # uploads and passwords never wait for bots

    async def ask(self, question: Question) -> Answer:
        return unpacked(await self.reply(question))

    async def hints(self, question: Question) -> list[Hint]:
        found = await self.reply(question._replace(hints=True))
        return [Hint(unpacked(answer), *numbers) for answer, *numbers in found]

    async def reply(self, question: Question) -> Any:
        thinker = await self.free.get()
        try:
            if thinker is None:
                thinker = await asyncio.to_thread(Thinker)
                self.all.add(thinker)
            loop = asyncio.get_running_loop()
            timed = question._replace(seconds=self.seconds * SHARE)
            return await loop.run_in_executor(self.threads, thinker.ask, timed, self.seconds)
        except BotFault as fault:
            if "no answer" in str(fault):
                await self.replace(thinker)
                thinker = None
            raise
        except (EOFError, OSError) as error:
            await self.replace(thinker)
            thinker = None
            raise BotFault(f"the process died: {error}") from error
        finally:
            self.free.put_nowait(thinker)

    async def replace(self, thinker: Thinker | None) -> None:
        if thinker is not None:
            self.all.discard(thinker)
            await asyncio.to_thread(thinker.stop)

    async def close(self) -> None:
        for thinker in list(self.all):
            await asyncio.to_thread(thinker.stop)
        self.all.clear()
        self.threads.shutdown(wait=False)
