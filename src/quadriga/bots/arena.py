"""Bots at a table: asking them, checking what they say, playing a game to its end."""

from typing import NamedTuple

from quadriga.bots.bot import Bot
from quadriga.bots.registry import make_bot
from quadriga.engine.chance import seeded
from quadriga.engine.choice import Answer
from quadriga.engine.game import Game
from quadriga.engine.module import Module, Options
from quadriga.engine.table import Table


class Advice(NamedTuple):
    """A legal answer, and what was wrong if it is the default one and not the bot's own."""

    answer: Answer
    fault: str


class Played(NamedTuple):
    """How a game ended."""

    winners: list[int]
    points: list[int]
    turns: int
    decisions: int
    faults: int  # answers of bots that could not be used
    lines: list[str]  # of the record, if it was asked for


def ask_bot(bot: Bot, module: Module, g: Game, seat: int, rng: list[int]) -> Advice:
    """What the bot answers when shown what its seat may know; the default answer if it fails or cheats."""
    try:
        answer = bot.answer(module.determinize(g, seat, rng), seat)
        reason = g.why_not(seat, answer)
    except Exception as error:
        return Advice(g.stack[-1].default(g, seat), f"{type(error).__name__}: {error}")
    if reason is not None:
        return Advice(g.stack[-1].default(g, seat), f"{answer!r}: {reason.code}")
    return Advice(answer, "")


def play_game(module: Module, kinds: list[str], options: Options, seed: str, with_record: bool = False) -> Played:
    """One game among bots; everything in it follows from the seed."""
    seats = len(kinds)
    bots = [make_bot(kind, module.name, f"{seed}:bot:{seat}") for seat, kind in enumerate(kinds)]
    guesses = [seeded(f"{seed}:guess:{seat}") for seat in range(seats)]
    table = Table.open(module, seats, options, seed)
    table.record.players = kinds
    g = table.game
    if not with_record:
        g.sink = None
        g.chance_log = None
    decisions = 0
    faults = 0
    while not g.over and decisions < module.longest:
        seat = g.waiting()[0]
        advice = ask_bot(bots[seat], module, g, seat, guesses[seat])
        faults += bool(advice.fault)
        decisions += 1
        if with_record:
            table.submit(seat, advice.answer)
        else:
            g.apply(seat, advice.answer)
    points = [score["total"] for score in module.scores(g)]
    lines = table.record.text(secret=False).splitlines() if with_record else []
    return Played(g.winners, points, module.stage(g)[0], decisions, faults, lines)
