"""The smallest game with a die, a pile and a blunder.

Each seat in turn takes a point, rolls for some, draws a card with some from the pile, or gives three away.
"""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from quadriga.bots.bot import Bot
from quadriga.bots.evaluation import Evaluation
from quadriga.engine.chance import permutation
from quadriga.engine.choice import Answer, Choice
from quadriga.engine.frame import DONE, WAIT, Frame
from quadriga.engine.game import Game
from quadriga.engine.module import Document, Module, Options, Prompt, Verb
from quadriga.engine.offer import Offer

ROUNDS = 3
WORTH = 0.02  # expectation of a point of lead


class Wager(Game):
    def __init__(self) -> None:
        super().__init__()
        self.points = [0, 0]
        self.turns = 0
        self.pile: list[int] = []  # top last; hidden

    def clone(self) -> "Wager":
        made = Wager()
        self.copy_base(made)
        made.points = self.points.copy()
        made.turns = self.turns
        made.pile = self.pile.copy()
        return made


class Course(Frame[Wager]):
    def run(self, g: Wager) -> int:
        if g.turns == 2 * ROUNDS:
            best = max(g.points)
            g.winners = [seat for seat in (0, 1) if g.points[seat] == best]
            return DONE
        g.turns += 1
        return g.call(Turn())

    def clone(self) -> "Course":
        return Course()


class Turn(Frame[Wager]):
    def run(self, g: Wager) -> int:
        if self.at == 2:
            self.at = 3
            return g.roll(1, 6)
        if self.at == 3:
            g.points[self.seat(g)] += g.rolled[0]
            return DONE
        return DONE if self.at == 1 else WAIT

    def seat(self, g: Wager) -> int:
        return (g.turns - 1) % 2

    def waiting(self, g: Wager) -> list[int]:
        return [self.seat(g)]

    def offer(self, g: Wager, seat: int, o: Offer) -> None:
        for verb in ("take", "dare", "give"):
            o.yes(verb, -1)
        if g.pile:
            o.yes("draw", -1)

    def answer(self, g: Wager, seat: int, a: Answer) -> None:
        self.at = 2 if a.verb == "dare" else 1
        if a.verb == "draw":
            g.points[seat] += g.pile.pop()
            g.reveals += 1
        elif a.verb != "dare":
            g.points[seat if a.verb == "take" else 1 - seat] += 1 if a.verb == "take" else 3

    def clone(self) -> "Turn":
        made = Turn()
        made.at = self.at
        return made


class Lead(Evaluation):
    """So that everything can be reckoned by hand."""

    def value(self, g: Game) -> list[float]:
        assert isinstance(g, Wager)
        lead = WORTH * (g.points[0] - g.points[1])
        return [0.5 + lead, 0.5 - lead]


class Cautious(Bot):
    """Always takes its point."""

    def answer(self, g: Game, seat: int) -> Answer:
        return Answer("take")


class WagerModule(Module):
    name = "wager"
    title = "Wager"
    revision = 1
    min_seats = max_seats = 2
    options = ()
    verbs: Mapping[str, Verb] = {verb: Verb() for verb in ("take", "dare", "give", "draw")}
    events: Mapping[str, Any] = {}
    reasons = ()
    longest = 2 * ROUNDS
    caretaker = frozenset(verbs)

    def __init__(self, pile: Sequence[int] = ()) -> None:
        self.pile = pile

    @property
    def data_hash(self) -> str:
        return "wager"

    def folder(self) -> Path:
        return Path(__file__).parent

    def new(self, seats: int, options: Options) -> Game:
        g = Wager()
        g.seats = seats
        g.stack = [Course()]
        g.pile = list(self.pile)
        return g

    def variations(self) -> list[tuple[int, Options]]:
        return [(2, {})]

    def dump(self, g: Game) -> Document:
        assert isinstance(g, Wager)
        return {"points": g.points, "turns": g.turns, "serial": g.serial, "pile": g.pile}

    def load(self, doc: Document) -> Game:
        raise NotImplementedError

    def problems(self, g: Game) -> list[str]:
        return []

    def stage(self, g: Game) -> tuple[int, int]:
        assert isinstance(g, Wager)
        return (g.turns + 1) // 2, 0

    def scores(self, g: Game) -> list[dict[str, int]]:
        assert isinstance(g, Wager)
        return [{"total": points} for points in g.points]

    def view(self, g: Game, seat: int) -> Document:
        return {**self.dump(g), "pile": len(self.dump(g)["pile"])}

    def determinize(self, g: Game, seat: int, rng: list[int]) -> Game:
        made = g.clone()
        assert isinstance(made, Wager)
        made.reseed(rng)
        made.pile = [made.pile[place] for place in permutation(rng, len(made.pile))]
        return made

    def describe(self, g: Game) -> Document:
        return {}

    def build(self, seats: int, options: Options, position: Mapping[str, object]) -> Game:
        raise NotImplementedError

    def token(self, g: Game, seat: int, kind: str, number: int) -> str:
        return f"p{number + 1}"

    def identify(self, g: Game, seat: int, kind: str, token: str) -> int:
        return int(token[1:]) - 1

    def label(self, g: Game, kind: str, number: int) -> str:
        return f"={number}"

    def prompt(self, g: Game, seat: int) -> Prompt:
        return Prompt("turn")

    def words(self, g: Game, seat: int, choice: Choice) -> dict[str, Any]:
        return {}
