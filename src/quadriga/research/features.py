"""What a seat may see as a row of numbers: the shape all games share, and the common part of it.

Everything is counted from the seat that looks: it comes first, then the others in the order of the table. An encoder
reads only what lies open and what its seat knows; the leak test holds it to that.
"""

from array import array
from collections.abc import Sequence
from functools import cache
from hashlib import sha256
from json import dumps
from typing import Any

import numpy as np

from quadriga.engine.choice import Deal
from quadriga.engine.module import Module
from quadriga.engine.parley import Parley
from quadriga.research.numbering import PROPOSALS, numbering
from quadriga.research.walk import Walk

VERSION = 1  # raised whenever a place in the row changes its meaning

BOUND = 8.0  # no feature is larger; scales keep what happens in play well below it
OFFERS = 8  # open offers that are shown, in the order of their action numbers

Section = tuple[str, int, float]  # name, width, scale


class Encoder:
    """Rows of one game. A game adds its own sections and fills them in the same order."""

    own_sections: tuple[Section, ...] = ()
    long_sections: tuple[Section, ...] = ()  # filled by numpy, since they are long
    terms_width = 0  # numbers that describe the terms of a deal

    def __init__(self, module: Module) -> None:
        self.module = module
        self.most = module.max_seats
        self.numbers = numbering(module.name)
        self.sections: tuple[Section, ...] = (*self.common_sections(), *self.own_sections, *self.long_sections)
        self.size = sum(width for _, width, _ in self.sections)
        self.scale = np.concatenate([np.full(width, scale, np.float32) for _, width, scale in self.sections])
        self.highest = np.full(self.size, BOUND, np.float32)  # numpy is slower with a single number

    def common_sections(self) -> tuple[Section, ...]:
        offers = ((f"offer_{place}", 2 + self.terms_width, 0.1) for place in range(OFFERS if self.terms_width else 0))
        width = self.terms_width
        terms = ((f"proposal_{place}", width, 0.1) for place in range(PROPOSALS if width else 0))
        return (
            ("seat", self.most, 1.0),
            ("seats", 1, 1 / self.most),
            ("asked", self.most, 1.0),
            ("stage", 2, 0.1),
            ("over", 1, 1.0),
            ("pending_verb", len(self.numbers.verbs), 1.0),
            ("pending_target", 1, 0.01),
            ("pending_bounds", 2, 0.002),
            *offers,
            *terms,
        )

    @property
    def hash(self) -> str:
        """Of everything that gives a place in the row its meaning."""
        text = dumps([VERSION, self.module.name, self.sections], separators=(",", ":"))
        return sha256(text.encode()).hexdigest()[:16]

    def places(self) -> dict[str, slice]:
        """Where each section lies in the row."""
        found: dict[str, slice] = {}
        start = 0
        for name, width, _ in self.sections:
            found[name] = slice(start, start + width)
            start += width
        return found

    def encode(self, walk: Walk, seat: int) -> Any:
        """A new row for the seat."""
        row = self.common(walk, seat)
        row += self.read(walk.game, seat)
        out = self.begin(walk.game, seat)
        out[: len(row)] = small_numbers_of(row)
        if self.long_sections:
            self.fill(walk.game, seat, out[len(row) :])
        out *= self.scale
        np.minimum(out, self.highest, out=out)  # nothing comes near the lower bound
        return out

    def common(self, walk: Walk, seat: int) -> list[int]:
        g = walk.game
        row = [0] * self.most
        row[seat] = 1
        row.append(g.seats)
        asked = [0] * self.most
        for other in g.waiting():
            asked[(other - seat) % g.seats] = 1
        row += asked
        row += self.module.stage(g)
        row.append(int(g.over))
        row += self.pending(walk, seat)
        if self.terms_width:
            row += self.offers(walk, seat)
            row += self.proposals(walk, seat)
        return row

    def pending(self, walk: Walk, seat: int) -> list[int]:
        row = [0] * (len(self.numbers.verbs) + 3)
        choice = walk.pending
        if choice is not None and walk.seat == seat:
            row[self.numbers.verbs.index(choice.verb)] = 1
            row[-3:] = [choice.target + 1, choice.low, choice.high]
        return row

    def offers(self, walk: Walk, seat: int) -> list[int]:
        """Open offers to and from the seat: present, one's own, and the terms as the seat sees them."""
        row: list[int] = []
        for maker, deal in self.open_offers(walk, seat)[:OFFERS]:
            row += [10, 10 * (maker == seat)]
            row += self.terms(deal, seat)
        return padded(row, OFFERS * (2 + self.terms_width))

    def open_offers(self, walk: Walk, seat: int) -> list[tuple[int, Deal]]:
        """Maker and terms of each, in the order in which their numbers count them."""
        found: list[tuple[int, Deal]] = []
        for frame in walk.game.stack:
            if isinstance(frame, Parley):
                for index, number in enumerate(frame.ids):
                    if seat in (frame.makers[index], frame.takers[index]):
                        found.append((frame.makers[index], frame.deal_of(number)))
        return found

    def proposals(self, walk: Walk, seat: int) -> list[int]:
        row: list[int] = []
        if walk.deals and walk.seat == seat:
            for deal in walk.deals:
                row += self.terms(deal, seat)
        return padded(row, PROPOSALS * self.terms_width)

    # --- what a game fills in

    def terms(self, deal: Deal, seat: int) -> list[int]:
        """A deal as one of its parties sees it: what it gives and what it gets."""
        raise NotImplementedError

    def read(self, g: Any, seat: int) -> list[int]:
        """The game's own sections."""
        return []

    def begin(self, g: Any, seat: int) -> Any:
        """A new row: nought, but for what the encoder keeps for the long sections."""
        return np.zeros(self.size, np.float32)

    def fill(self, g: Any, seat: int, out: Any) -> None:
        """The game's long sections; ``out`` is empty and just as long, but for what it began with."""
        raise NotImplementedError


# --- rows seen from a seat


def padded(row: list[int], size: int) -> list[int]:
    return row + [0] * (size - len(row))


def turned(row: Sequence[int], seat: int, seats: int, most: int, width: int = 1) -> list[int]:
    """A row of so many numbers a seat, the looking seat's first, empty places behind the last."""
    own = seat * width
    return padded([*row[own : seats * width], *row[:own]], most * width)


def turned_square(row: Sequence[int], seat: int, seats: int, most: int) -> list[int]:
    """A row of one number for each pair of seats, both counted from the looking seat."""
    found: list[int] = []
    for step in range(seats):
        first = (seat + step) % seats * seats
        found += turned(row[first : first + seats], seat, seats, most)
    return padded(found, most * most)


def relative(owner: int, seat: int, seats: int) -> int:
    """1 for the looking seat, 2 for the next, ..., one more than all seats for the barbarians, 0 for nobody."""
    if owner < 0:
        return 0
    return (owner - seat) % seats + 1 if owner < seats else seats + 1


@cache
def owner_marks(seat: int, seats: int, most: int) -> list[list[int]]:
    """By owner, one place set among seats and barbarians; the last one, reached by -1, for nobody. Never written."""
    marks: list[list[int]] = []
    for owner in range(seats):
        row = [0] * (most + 1)
        row[(owner - seat) % seats] = 1
        marks.append(row)
    marks.append([0] * most + [1])
    marks.append([0] * (most + 1))
    return marks


@cache
def owner_table(seat: int, seats: int, most: int) -> Any:
    """The same as an array."""
    return np.array(owner_marks(seat, seats, most), np.float32)


def marked(numbers: Sequence[int], size: int) -> list[int]:
    """How often each number below ``size`` occurs."""
    row = [0] * size
    for number in numbers:
        row[number] += 1
    return row


def numbers_of(row: Sequence[int]) -> Any:
    """A row of whole numbers as an array."""
    return np.frombuffer(array("i", row), np.int32)


def small_numbers_of(row: list[int]) -> Any:
    """The same, much faster where all of them fit into a byte, as they nearly always do."""
    try:
        return np.frombuffer(bytes(row), np.uint8)
    except ValueError:
        return numbers_of(row)


def one_hot(number: int, size: int) -> list[int]:
    row = [0] * size
    if 0 <= number < size:
        row[number] = 1
    return row
