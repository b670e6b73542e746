"""A record played again, with every position in which somebody decided or chance was asked."""

from typing import Final

from quadriga.engine import chance
from quadriga.engine.choice import Answer
from quadriga.engine.errors import InputError
from quadriga.engine.game import Game
from quadriga.engine.module import Module
from quadriga.engine.notation import read_answer
from quadriga.engine.record import Entry, Record
from quadriga.engine.table import Refused, fresh_copy

BATTLE: Final = "battle"
EVENT: Final = "event"
DRAW: Final = "draw"
DICE: Final = "dice"
KINDS: Final = (BATTLE, EVENT, DICE, DRAW)
FIGHTING: Final = ("Battle", "Clash", "Combat", "Melee", "Siege")
HAPPENING: Final = ("Event", "Barbarian", "Revolt", "Rebellion", "Icon")


class Chance:
    """A question to chance and what it said."""

    def __init__(self, n: int, place: int, game: Game, numbers: list[int]) -> None:
        self.n = n  # of the answer that led to it
        self.place = place  # among the questions after that answer
        self.game = game  # still waiting for it
        self.numbers = numbers
        self.kind = kind_of(game)

    @property
    def request(self) -> list[int]:
        return self.game.request

    def dice(self) -> list[int]:
        """What was rolled; nothing if something was drawn or shuffled."""
        return self.numbers if self.request[0] in (chance.ROLL, chance.DICE) else []


class Step:
    """An answer and the position it was given in."""

    def __init__(self, n: int, seat: int, answer: Answer, before: Game) -> None:
        self.n = n
        self.seat = seat
        self.answer = answer
        self.before = before
        self.chances: list[Chance] = []


class Course:
    """The whole game."""

    def __init__(self, module: Module, record: Record, file: str = "") -> None:
        self.module = module
        self.file = file
        g = fresh_copy(module, record).game
        g.sink = None
        g.chance_log = None
        g.stops_at_chance = True
        self.steps: list[Step] = []
        for n, entry in enumerate(record.entries, 1):
            self.steps.append(self.repeat(g, n, entry))
        self.end = g

    def repeat(self, g: Game, n: int, entry: Entry) -> Step:
        step = Step(n, entry.seat, self.answer(g, n, entry), g.clone())
        g.apply(entry.seat, step.answer)
        for place, numbers in enumerate(entry.chance):
            if not g.request or chance.fault(g.request, numbers) is not None:
                raise InputError("verify_chance", number=n)
            step.chances.append(Chance(n, place, g.clone(), numbers))
            g.answer_chance(numbers.copy())
            g.advance()
        if g.request:
            raise InputError("verify_chance", number=n)
        return step

    def answer(self, g: Game, n: int, entry: Entry) -> Answer:
        try:
            answer = read_answer(self.module, g, entry.seat, entry.do)
        except InputError as error:
            raise InputError("record_answer", file=self.file, number=n, answer=entry.do, cause=error) from None
        reason = g.why_not(entry.seat, answer)
        if reason is not None:
            cause = Refused(self.module, g, reason)
            raise InputError("record_answer", file=self.file, number=n, answer=entry.do, cause=cause)
        return answer

    def positions(self) -> list[Game]:
        """Before every answer, and at the end."""
        return [*(step.before for step in self.steps), self.end]


def kind_of(g: Game) -> str:
    """What chance is asked for, by the procedures under way: a fight, something that befalls everybody, or a draw."""
    names = [type(frame).__name__ for frame in g.stack]
    for kind, words in ((BATTLE, FIGHTING), (EVENT, HAPPENING)):
        if any(word in name for name in names for word in words):
            return kind
    return DICE if g.request[0] in (chance.ROLL, chance.DICE) else DRAW
