"""A record played again, with every position in which somebody decided or chance was asked."""

from itertools import pairwise
from typing import Any, Final

from quadriga.engine import chance
from quadriga.engine.choice import Answer
from quadriga.engine.errors import InputError
from quadriga.engine.frame import Frame
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

    def __init__(self, n: int, seat: int, answer: Answer, before: Game, is_shared: bool) -> None:
        self.n = n
        self.seat = seat
        self.answer = answer
        self.before = before
        self.is_shared = is_shared  # several seats answer this decision, so what it reveals is their answers
        self.chances: list[Chance] = []


class Draw:
    """A stretch between two decisions or questions to chance in which something hidden became known."""

    kind = DRAW

    def __init__(self, step: Step, place: int, game: Game, after: Game) -> None:
        self.step = step
        self.n = step.n
        self.place = place  # 0 after the answer, 1 after the first answer of chance, and so on
        self.game = game  # at its beginning
        self.after = after

    def apply(self, world: Game) -> bool:
        """Go through the same stretch in another world; False if it cannot be gone there."""
        world.stops_at_chance = True
        if self.place:
            world.answer_chance(self.step.chances[self.place - 1].numbers.copy())
            world.advance()
            return True
        if world.why_not(self.step.seat, self.step.answer) is not None:
            return False
        world.apply(self.step.seat, self.step.answer)
        return True

    def dice(self) -> list[int]:
        return []


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
        self.shared: Frame[Any] | None = None  # the last decision that waited for several seats at once
        for n, entry in enumerate(record.entries, 1):
            self.steps.append(self.repeat(g, n, entry))
        self.end = g

    def repeat(self, g: Game, n: int, entry: Entry) -> Step:
        top = g.stack[-1]
        if len(g.waiting()) > 1:
            self.shared = top
        step = Step(n, entry.seat, self.answer(g, n, entry), g.clone(), top is self.shared)
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

    def draws(self) -> list[Draw]:
        """Where the rules say that hidden things became known.

        Not the answers of others to a sealed decision, nor what they kept secret to the end of the game: they chose it.
        Not what chance has just dealt either: that is weighed as its answer.
        """
        found: list[Draw] = []
        for step, after in zip(self.steps, self.positions()[1:]):
            stops = [step.before, *(asked.game for asked in step.chances), after]
            for place, (begin, end) in enumerate(pairwise(stops)):
                dealt = place > 0 and not step.chances[place - 1].dice()
                chosen = end.over or (step.is_shared and place == 0)
                if end.reveals != begin.reveals and not dealt and not chosen:
                    found.append(Draw(step, place, begin, end))
        return found


def kind_of(g: Game) -> str:
    """What chance is asked for, by the procedures under way: a fight, something that befalls everybody, or a draw."""
    names = [type(frame).__name__ for frame in g.stack]
    for kind, words in ((BATTLE, FIGHTING), (EVENT, HAPPENING)):
        if any(word in name for name in names for word in words):
            return kind
    return DICE if g.request[0] in (chance.ROLL, chance.DICE) else DRAW
