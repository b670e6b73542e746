"""One record played again, and what a balance report needs to know of it."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from quadriga.engine.choice import Answer, Choice
from quadriga.engine.errors import InputError
from quadriga.engine.game import Game
from quadriga.engine.module import Module, Options
from quadriga.engine.notation import read_answer
from quadriga.engine.record import Record
from quadriga.engine.table import fresh_copy

UNFINISHED: Final = "unfinished"  # the game has no end
OTHER_RULES: Final = "other-rules"  # its answers are refused, or lead to another result
OTHER_GAME: Final = "other-game"
NOT_ASKED: Final = "not-asked"  # other options or another number of players than were asked for
UNREADABLE: Final = "unreadable"  # no record at all, or a damaged one

ANY: Final = "*"  # in place of a target: the verb as a whole

Action = tuple[str, str]  # a verb and the label of its target, which may be nothing


class Mark(NamedTuple):
    """The points when a turn begins, or when the game ends."""

    turn: int
    at: int  # answers given before
    points: list[int]


class Use(NamedTuple):
    """How often an action was open and taken in one game."""

    offered: int  # decisions at which it was open
    chosen: int
    blind: float  # how often somebody who chooses at random among all that is open would have taken it
    first_offered: int  # number of the decision, from 1; 0 for never
    first_chosen: int


class Chronicle(NamedTuple):
    """How one game went."""

    file: str  # where its record is
    number: int  # which game of the file; 0 if the file is one record
    seed: str
    players: list[str]
    sides: list[str]
    winners: list[int]
    scores: list[dict[str, int]]
    turns: int
    decisions: int
    marks: list[Mark]
    options: Options
    mishaps: list[int]  # answers given before each one that could not be used; known only where bots were watched

    @property
    def seats(self) -> int:
        return len(self.players)

    @property
    def points(self) -> list[int]:
        return [score["total"] for score in self.scores]

    def won(self, seat: int) -> float:
        """A shared victory counts in parts."""
        return 1 / len(self.winners) if seat in self.winners else 0.0


class Skipped(NamedTuple):
    """A game that cannot be counted."""

    file: str
    number: int
    why: str
    at: int  # the answer at which it was given up
    cause: InputError | None = None  # what is wrong with one that cannot be read


class Watched(NamedTuple):
    chronicle: Chronicle
    uses: dict[Action, Use]
    anytime: frozenset[str]  # verbs that were open at any moment


class Ledger:
    """Counts, decision by decision, what is open and what is taken."""

    def __init__(self, module: Module) -> None:
        self.module = module
        self.uses: dict[Action, list[float]] = {}
        self.known: dict[tuple[str, int], Action] = {}  # lasting things keep their names

    def note(self, g: Game, seat: int, number: int, answer: Answer) -> None:
        choices = g.choices(seat) if seat in g.waiting() else []
        shares: dict[Action, int] = {}
        for choice in choices:
            for action in (self.action(g, seat, choice), (choice.verb, ANY)):
                shares[action] = shares.get(action, 0) + 1
        for action, count in shares.items():
            use = self.uses.setdefault(action, [0, 0, 0.0, number, 0])
            use[0] += 1
            use[2] += count / len(choices)
        for taken in (self.action(g, seat, answer), (answer.verb, ANY)):
            use = self.uses.setdefault(taken, [0, 0, 0.0, number, 0])
            if taken not in shares:  # open at any moment, not only now
                use[0] += 1
            use[1] += 1
            use[4] = use[4] or number

    def action(self, g: Game, seat: int, choice: Choice | Answer) -> Action:
        verb = self.module.verbs[choice.verb]
        if not verb.target or choice.target < 0:
            return choice.verb, ""
        key = (choice.verb, choice.target)
        found = self.known.get(key)
        if found is not None:
            return found
        label = self.module.label(g, verb.target, choice.target)
        if label == f"={choice.target}":
            label = f"={self.module.token(g, seat, verb.target, choice.target)}"
        if label[1:].isdecimal():  # an offer, a pact: numbered as they come, not the same thing in every game
            label = ""
        if verb.lasting and verb.target not in ("seat", "offer"):
            self.known[key] = choice.verb, label
        return choice.verb, label

    def result(self) -> dict[Action, Use]:
        return {
            action: Use(int(use[0]), int(use[1]), use[2], int(use[3]), int(use[4])) for action, use in self.uses.items()
        }


def watch(module: Module, record: Record, file: str, number: int, mishaps: Sequence[int] = ()) -> Watched | Skipped:
    """Play a record again. One without an end, or which these rules do not lead to its end, is not counted."""
    if record.end is None:
        return Skipped(file, number, UNFINISHED, record.length)
    g = fresh_copy(module, record).game
    g.sink = None
    g.chance_log = None
    ledger = Ledger(module)
    marks = [mark_of(module, g, 0)]
    anytime = open_anytime(g)
    for at, entry in enumerate(record.entries, 1):
        if not record.seed:
            g.script = [roll[:] for roll in entry.chance]
        try:
            answer = read_answer(module, g, entry.seat, entry.do)
        except InputError:
            return Skipped(file, number, OTHER_RULES, at)
        if g.why_not(entry.seat, answer) is not None:
            return Skipped(file, number, OTHER_RULES, at)
        if entry.seat >= 0:
            ledger.note(g, entry.seat, at, answer)
        g.apply(entry.seat, answer)
        if not g.over and module.stage(g)[0] != marks[-1].turn:
            marks.append(mark_of(module, g, at))
            anytime |= open_anytime(g)
    scores = module.scores(g)
    if not g.over or record.end != {"winners": g.winners, "scores": [score["total"] for score in scores]}:
        return Skipped(file, number, OTHER_RULES, record.length)
    marks.append(mark_of(module, g, record.length))
    sides = [module.side(g, seat) for seat in range(g.seats)]
    turns = module.stage(g)[0]
    asked = sum(entry.seat >= 0 for entry in record.entries)
    chronicle = Chronicle(
        file=file,
        number=number,
        seed=record.seed,
        players=record.players,
        sides=sides,
        winners=g.winners,
        scores=scores,
        turns=turns,
        decisions=asked,
        marks=marks,
        options=record.options,
        mishaps=list(mishaps),
    )
    return Watched(chronicle, ledger.result(), frozenset(anytime))


def mark_of(module: Module, g: Game, at: int) -> Mark:
    return Mark(module.stage(g)[0], at, [score["total"] for score in module.scores(g)])


def open_anytime(g: Game) -> set[str]:
    return {choice.verb for seat in range(-1, g.seats) for choice in g.anytime(seat)}
