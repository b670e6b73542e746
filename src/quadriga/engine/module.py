"""What a game must offer to the doors: terminal, web, simulator, tests. One shape for all games."""

import re
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from hashlib import sha256
from json import dumps
from pathlib import Path
from typing import Any

from quadriga.engine.choice import Answer, Choice
from quadriga.engine.errors import InputError, InputErrors
from quadriga.engine.game import Game
from quadriga.engine.pack import Pack
from quadriga.engine.phrase import Phrase, Word

NUMBER = re.compile("-?[0-9]{1,9}")
Options = dict[str, str | int]
Document = dict[str, Any]
Scores = list[dict[str, int]]


class Option:
    """One thing to settle before the game: a word out of a list, a whole number within bounds, or one for each seat.

    Numbers by seat are written ``0,5,0``; nothing at all means the lowest for everybody.
    It may count only with some values of other options.
    """

    def __init__(
        self,
        name: str,
        values: tuple[str, ...] = (),
        default: str | int = "",
        low: int = 0,
        high: int = 0,
        seatwise: bool = False,
        needs: dict[str, tuple[str, ...]] | None = None,
    ) -> None:
        self.name = name
        self.values = values
        self.default = default
        self.low = low
        self.high = high
        self.seatwise = seatwise
        self.needs = needs if needs is not None else {}  # option -> its values with which this one counts

    def read(self, value: object, seats: int) -> str | int:
        if self.seatwise:
            return self.read_seats(value, seats)
        if self.values:
            if isinstance(value, str) and value in self.values:
                return value
            raise InputError("option_value", option=self.name, value=str(value), allowed=", ".join(self.values))
        if isinstance(value, str) and NUMBER.fullmatch(value):
            value = int(value)
        if isinstance(value, int) and not isinstance(value, bool) and self.low <= value <= self.high:
            return value
        raise InputError("option_value", option=self.name, value=str(value), allowed=f"{self.low}-{self.high}")

    def read_seats(self, value: object, seats: int) -> str:
        """The numbers as they are kept: none where all are the lowest."""
        if value in ("", self.low):
            return ""
        words = [word.strip() for word in str(value).split(",")]
        numbers = [int(word) for word in words if NUMBER.fullmatch(word)]
        if len(words) != seats or len(numbers) != seats or not all(self.low <= n <= self.high for n in numbers):
            allowed = ",".join([f"{self.low}-{self.high}"] * seats)
            raise InputError("option_value", option=self.name, value=str(value), allowed=allowed)
        return ",".join(map(str, numbers)) if any(n != self.low for n in numbers) else ""


# Points with which a seat begins: a visible advantage for a guest, a child, or a bot among masters.
HANDICAP = Option("handicap", high=50, seatwise=True)


def handicaps(options: "Options", seats: int) -> list[int]:
    """What each seat begins with beyond the rules."""
    written = str(options.get(HANDICAP.name, ""))
    return [int(word) for word in written.split(",")] if written else [HANDICAP.low] * seats


def handicaps_apart(g: Game, scores: Scores, source: str, without: Sequence[int] = ()) -> Scores:
    """Handicaps as an item of their own, beside the source that holds them; seats that are out have lost theirs.

    Nothing is added where nobody has one, nor before there is anything to count.
    """
    for seat, score in enumerate(scores if g.handicap else []):
        if source in score:
            ahead = g.handicap[seat] if seat not in without else 0
            score[source] -= ahead
            score[HANDICAP.name] = ahead
    return scores


class Verb:
    """How the answers of one verb are written, and how a door should treat them."""

    def __init__(self, target: str = "", lasting: bool = True, grave: bool = False) -> None:
        self.target = target  # a kind of thing the module can name, or nothing
        self.lasting = lasting  # False for pieces, which move, change or vanish
        self.grave = grave  # worth a second question: it binds, or it hands the decision on


class EventKind:
    """What the numbers of an event mean, by kind of thing, and the rules behind an automatic effect."""

    def __init__(self, args: tuple[str, ...], rules: tuple[str, ...] = ()) -> None:
        self.args = args  # (name:kind) pairs; a bare name is its own kind
        self.rules = rules


class Prompt:
    """The owed decision in one sentence: a message of the catalogue, its numbers, and words that no number names."""

    def __init__(
        self, message: str, params: dict[str, int] | None = None, words: dict[str, Word] | None = None
    ) -> None:
        self.message = message
        self.params: dict[str, int] = params if params is not None else {}
        self.words: dict[str, Word] = words if words is not None else {}


class Module(ABC):
    """A game as the doors see it. Games are values: nothing here keeps state between calls."""

    name: str
    title: str
    revision: int  # raised whenever the same answers can lead to another position
    min_seats: int
    max_seats: int
    options: tuple[Option, ...]
    verbs: Mapping[str, Verb]
    events: Mapping[str, EventKind]
    reasons: tuple[str, ...]  # codes of refusals, beside the kernel's own
    longest: int  # decisions in which every game ends, whoever plays
    moments: tuple[str, ...] = ()  # prompts at which one may always pass, so that a standing order makes sense
    bluffs: frozenset[str] = frozenset()  # those at which one is asked even with nothing to do, so as not to tell
    idle: tuple[str, ...] = ("pass", "done")  # verbs by which one passes
    open_scores = True  # whether everybody may know everybody's points before the end
    caretaker: frozenset[str]  # verbs that somebody who only minds a seat may use; for the rest the default answer
    draws_seats = False  # whether the rulebook has lots drawn for the seats
    team_option = ""  # the option that says how many teams there are: seat s is in team s modulo their number
    pack: Pack | None = None  # laid over the printed facts, if any
    unmarked: tuple[str, ...] = (HANDICAP.name,)  # in saves but not in fingerprints: older records do without
    minute_verb = ""  # what the referee answers at any time to count the minutes of the seat whose time runs

    @property
    @abstractmethod
    def data_hash(self) -> str:
        """Of the printed facts in use."""

    @abstractmethod
    def folder(self) -> Path:
        """Where the game's data and locale files are."""

    # --- starting

    def read_options(self, seats: int, given: Mapping[str, object]) -> Options:
        """Complete and check options; every fault at once."""
        faults: list[InputError] = []
        if not self.min_seats <= seats <= self.max_seats:
            faults.append(InputError("player_count", count=seats, low=self.min_seats, high=self.max_seats))
        known = {option.name: option for option in self.options}
        faults.extend(
            InputError("option_unknown", option=name, known=", ".join(known)) for name in given if name not in known
        )
        options: Options = {}
        for option in self.options:
            try:
                options[option.name] = option.read(given.get(option.name, option.default), seats)
            except InputError as error:
                faults.append(error)
        if not faults:
            faults.extend(self.option_faults(seats, options))
        if faults:
            raise faults[0] if len(faults) == 1 else InputErrors(faults)
        return options

    def option_faults(self, seats: int, options: Options) -> list[InputError]:
        """Combinations that do not go together."""
        return []

    @abstractmethod
    def new(self, seats: int, options: Options) -> Game:
        """The first state, not yet advanced, with an empty generator."""

    @abstractmethod
    def variations(self) -> list[tuple[int, Options]]:
        """Player counts and options that together touch every mode: the conformance kit plays them all."""

    # --- state

    @abstractmethod
    def dump(self, g: Game) -> Document:
        """The whole state as plain data, hidden things included."""

    @abstractmethod
    def load(self, doc: Document) -> Game: ...

    def fingerprint(self, g: Game) -> str:
        """Of the position, without what is ``unmarked``."""
        doc = self.dump(g)
        for name in self.unmarked:
            doc.pop(name, None)
        return sha256(dumps(doc, sort_keys=True, separators=(",", ":")).encode()).hexdigest()[:16]

    @abstractmethod
    def problems(self, g: Game) -> list[str]:
        """Broken invariants, in words; empty for every position the rules can reach."""

    @abstractmethod
    def stage(self, g: Game) -> tuple[int, int]:
        """Turn and phase, for grouping, replay and snapshots."""

    @abstractmethod
    def scores(self, g: Game) -> list[dict[str, int]]:
        """Per seat: ``total`` and what it is made of."""

    # --- what a seat may know

    @abstractmethod
    def view(self, g: Game, seat: int) -> Document:
        """Everything the seat may see, built key by key; seat -1 is the spectator."""

    @abstractmethod
    def determinize(self, g: Game, seat: int, rng: list[int]) -> Game:
        """A clone in which everything the seat cannot know is dealt anew, the generator included."""

    def sheet(self, g: Game) -> Document:
        """The printed facts that a picture of the game needs beside the view: the same for every seat and moment."""
        return {}

    # --- positions

    @abstractmethod
    def describe(self, g: Game) -> Document:
        """What lies where, by name: the readable position."""

    @abstractmethod
    def build(self, seats: int, options: Options, position: Mapping[str, object]) -> Game:
        """The state a readable position stands for, not yet advanced."""

    # --- names

    @abstractmethod
    def token(self, g: Game, seat: int, kind: str, number: int) -> str:
        """A thing's name in notation, as the seat would write it: lower case, no blanks."""

    @abstractmethod
    def identify(self, g: Game, seat: int, kind: str, token: str) -> int:
        """The number of a thing named in notation; raises InputError."""

    @abstractmethod
    def label(self, g: Game, kind: str, number: int) -> str:
        """A thing's message id or printed name: ``=Paris`` is printed as it stands, others are looked up."""

    def side(self, g: Game, seat: int) -> str:
        """What a seat plays — its nation, kingdom or colour — as a word for tables of results."""
        return self.token(g, -1, "seat", seat)

    @abstractmethod
    def prompt(self, g: Game, seat: int) -> Prompt: ...

    def words(self, g: Game, seat: int, choice: Choice) -> dict[str, Word]:
        """What a menu's line says of a choice: ``target``, and whatever else its sentence needs."""
        kind = self.verbs[choice.verb].target
        return {"target": self.label(g, kind, choice.target)} if kind else {}

    def ending(self, g: Game) -> Phrase | None:
        """Why a game that is over has ended, where the rules know more ways than one."""
        return None

    def is_grave(self, g: Game, seat: int, choice: Choice) -> bool:
        """Whether the choice is worth a second question; a game may know more than its verb tells."""
        return self.verbs[choice.verb].grave

    def wanted(self, g: Game, seat: int, answer: Answer) -> Answer:
        """The legal answer a typed one means, where several things share a name; else the answer itself."""
        return answer
