"""Bots at a table: asking them, checking what they say, playing a game to its end."""

from time import process_time
from typing import Final, NamedTuple

from quadriga.bots.bot import Bot
from quadriga.bots.program import ProgramFault, make_player, public_name
from quadriga.engine.chance import seeded
from quadriga.engine.choice import Answer, Reason
from quadriga.engine.errors import InputError
from quadriga.engine.game import Game
from quadriga.engine.module import Module, Options
from quadriga.engine.table import Table

LONGEST_FAULT: Final = 200  # signs


class Advice(NamedTuple):
    """A legal answer, and what was wrong if it is the default one and not the bot's own."""

    answer: Answer
    fault: str
    why: InputError | Reason | None = None  # of a program's fault: what a door can put into words


class Played(NamedTuple):
    """How a game ended, by seat where that makes sense."""

    winners: list[int]
    scores: list[dict[str, int]]  # ``total`` and what it is made of
    sides: list[str]  # the nation, kingdom or colour that each seat has played
    turns: int
    asked: list[int]  # decisions
    failed: list[int]  # answers that could not be used
    seconds: list[float]  # of computing that the decisions took
    lines: list[str]  # of the record, if it was asked for
    mishaps: list[int]  # answers given before each of those that could not be used
    fault: str = ""  # what was wrong with the first of them

    @property
    def points(self) -> list[int]:
        return [score["total"] for score in self.scores]

    @property
    def decisions(self) -> int:
        return sum(self.asked)

    @property
    def faults(self) -> int:
        return sum(self.failed)


def ask_bot(bot: Bot, module: Module, g: Game, seat: int, rng: list[int]) -> Advice:
    """What the bot answers when shown what its seat may know; the default answer if it fails or cheats."""
    try:
        answer = bot.answer(module.determinize(g, seat, rng), seat)
        reason = g.why_not(seat, answer)
    except Exception as error:
        why = error.why if isinstance(error, ProgramFault) else None
        return Advice(g.stack[-1].default(g, seat), f"{type(error).__name__}: {error}", why)
    if reason is not None:
        return Advice(g.stack[-1].default(g, seat), f"{answer!r}: {reason.code}")
    return Advice(answer, "")


def play_game(module: Module, kinds: list[str], options: Options, seed: str, with_record: bool = False) -> Played:
    """One game among bots; everything in it follows from the seed."""
    bots = [make_player(kind, module, f"{seed}:bot:{seat}") for seat, kind in enumerate(kinds)]
    try:
        return play_out(module, bots, kinds, options, seed, with_record)
    finally:
        for bot in bots:
            bot.close()


def play_out(
    module: Module, bots: list[Bot], kinds: list[str], options: Options, seed: str, with_record: bool
) -> Played:
    seats = len(kinds)
    guesses = [seeded(f"{seed}:guess:{seat}") for seat in range(seats)]
    table = Table.open(module, seats, options, seed)
    table.record.players = [public_name(kind) for kind in kinds]
    g = table.game
    if not with_record:
        g.sink = None
        g.chance_log = None
    asked, failed, seconds = [0] * seats, [0] * seats, [0.0] * seats
    mishaps: list[int] = []
    fault = ""
    while not g.over and sum(asked) < module.longest:
        seat = g.waiting()[0]
        started = process_time()
        advice = ask_bot(bots[seat], module, g, seat, guesses[seat])
        seconds[seat] += process_time() - started
        if advice.fault:
            failed[seat] += 1
            fault = fault or in_one_line(advice.fault)
            mishaps.append(sum(asked))
        asked[seat] += 1
        if with_record:
            table.submit(seat, advice.answer)
        else:
            g.apply(seat, advice.answer)
    for bot in bots:
        bot.close(g)
    sides = [module.side(g, seat) for seat in range(seats)]
    lines = table.record.text(secret=False).splitlines() if with_record else []
    turns = module.stage(g)[0]
    return Played(g.winners, module.scores(g), sides, turns, asked, failed, seconds, lines, mishaps, fault)


def in_one_line(fault: str) -> str:
    return printable(fault[:LONGEST_FAULT])


def printable(text: str) -> str:
    """Fit for a terminal: a program may have said anything."""
    return "".join(sign if sign.isprintable() else " " for sign in text).strip()
