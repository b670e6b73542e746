"""Warriors & Traders as rows of numbers. Only damage being given out by others is hidden."""

from array import array
from collections.abc import Sequence
from functools import cache
from typing import Any

import numpy as np

from quadriga.engine.choice import Deal
from quadriga.engine.module import Module
from quadriga.games.warriors.board import FORTRESS, MOST_SEATS, PIECES, RESOURCES, TRACKS
from quadriga.games.warriors.module import WarriorsModule
from quadriga.games.warriors.procedures.allocation import DamageAllocation
from quadriga.games.warriors.scoring import leader
from quadriga.games.warriors.state import REMOVED, Warriors
from quadriga.research.features import (
    Encoder,
    Section,
    one_hot,
    owner_table,
    padded,
    relative,
    small_numbers_of,
)

PHASES = 6
KINDS = FORTRESS + 1  # of players' units
COUNTS = MOST_SEATS * KINDS + 2  # units in a province: of each seat by kind, barbarian armies and fortresses
OFF_MAP = -REMOVED * COUNTS  # counts of what stands in no province, ahead of the others
BATTLE = 7

# Columns that are taken over as they are, turned to the looking seat: so many numbers a seat, and the scale.
BY_SEAT: tuple[Section, ...] = (
    ("stock", RESOURCES, 0.1),
    ("tokens", TRACKS, 0.1),
    ("glory", 1, 0.1),
    ("unified", 1, 1.0),
)
BY_PAIR: tuple[tuple[str, float], ...] = (("war", 0.1), ("struck", 0.1))
PLACES = ("places", 0.025)  # by unit
SELDOM: tuple[tuple[str, float], ...] = (  # by unit too, and mostly nought
    ("spent", 0.05),
    ("damage", 0.25),
    ("retreated", 1.0),
    ("given", 0.25),
)


class WarriorsEncoder(Encoder):
    """Per seat, per pair of seats, per province, per unit; and the battle under way."""

    terms_width = 2 * RESOURCES

    def __init__(self, module: Module) -> None:
        assert isinstance(module, WarriorsModule)
        boards = [module.data.board(map_, "") for map_ in module.data.maps]
        self.maps = list(module.data.maps)
        self.variants = list(module.data.variants)
        self.provinces = max(len(board.keys) for board in boards)
        self.nations = max(len(board.nation_keys) for board in boards)
        self.units = MOST_SEATS * PIECES + self.provinces
        self.long_sections = (
            ("map", len(self.maps), 1.0),
            ("variant", len(self.variants), 1.0),
            ("phase", PHASES, 1.0),
            ("turn_limit", 1, 0.1),
            ("threshold", 1, 0.02),
            ("leaders", TRACKS, 0.2),
            ("order", MOST_SEATS, 0.2),
            ("nations", MOST_SEATS * self.nations, 1.0),
            ("out", MOST_SEATS, 1.0),
            ("routes", MOST_SEATS * 3, 0.2),
            ("battle", BATTLE, 0.1),
            *((name, MOST_SEATS * width, scale) for name, width, scale in BY_SEAT),
            *((name, MOST_SEATS**2, scale) for name, scale in BY_PAIR),
            *((name, self.units, scale) for name, scale in (PLACES, *SELDOM)),
            ("holders", self.provinces * (MOST_SEATS + 1), 1.0),
            ("armies", self.provinces * COUNTS, 0.25),
            ("province_points", MOST_SEATS, 0.1),
        )
        super().__init__(module)
        self.at: dict[str, slice] = {}  # places among the long sections
        self.long_size = 0
        for name, width, _ in self.long_sections:
            self.at[name] = slice(self.long_size, self.long_size + width)
            self.long_size += width
        self.kept: dict[tuple[int, int], Kept] = {}  # by seat and seats

    def terms(self, deal: Deal, seat: int) -> list[int]:
        """Resources given, resources taken."""
        row = [0] * (2 * RESOURCES)
        for at in range(0, len(deal.legs), 4):
            row[deal.legs[at + 2] + (0 if deal.legs[at] == seat else RESOURCES)] += deal.legs[at + 3]
        return row

    def begin(self, g: Warriors, seat: int) -> Any:
        """What changes seldom is read again only when it does."""
        kept = self.kept.get((seat, g.seats))
        if kept is None:
            kept = self.kept[seat, g.seats] = Kept(self.size, self.long_size)
        table = (g.map, g.variant, g.phase, g.turn_limit, g.threshold)
        columns = (g.tokens, g.order, g.nation, g.gone, g.leaving, g.routes)
        if kept.table != table or kept.columns != columns:
            kept.out[: self.at["battle"].start] = self.read_table(g, seat)
            kept.table = table
            kept.columns = tuple(column[:] for column in columns)
        if kept.board is not g.board or kept.holder != g.holder:
            self.read_lands(g, seat, kept.out)
            kept.board = g.board
            kept.holder = g.holder[:]
        pieces = (g.owner, g.kind)
        if kept.place != g.place or kept.pieces != pieces:
            self.read_units(g, seat, kept.out)
            kept.place = g.place[:]
            kept.pieces = pieces
        return kept.row.copy()

    def read_table(self, g: Warriors, seat: int) -> list[int]:
        """The sections ahead of the battle."""
        seats = g.seats
        row = one_hot(self.maps.index(g.map), len(self.maps))
        row += one_hot(self.variants.index(g.variant) if g.variant else -1, len(self.variants))
        row += one_hot(g.phase, PHASES)
        row += [g.turn_limit, g.threshold]
        row += [relative(leader(g, track), seat, seats) for track in range(TRACKS)]
        order = [0] * MOST_SEATS
        for place, other in enumerate(g.order):
            order[(other - seat) % seats] = place + 1
        row += order
        nations = [0] * (MOST_SEATS * self.nations)
        for other, nation in enumerate(g.nation):
            if nation >= 0:
                nations[(other - seat) % seats * self.nations + nation] = 1
        row += nations
        out = [0] * MOST_SEATS
        for other in g.gone + g.leaving:
            out[(other - seat) % seats] = 1
        row += out
        routes = [relative(partner, seat, seats) for partner in g.routes]
        return row + padded(routes[seat * 3 :] + routes[: seat * 3], MOST_SEATS * 3)

    def read_lands(self, g: Warriors, seat: int, out: Any) -> None:
        """Who holds each province, and what the seats have of it."""
        seats = g.seats
        holders = owner_table(seat, seats, MOST_SEATS)[g.holder].ravel()
        at = self.at["holders"]
        out[at] = 0
        out[at.start : at.start + len(holders)] = holders
        points = [0] * MOST_SEATS
        for holder, value in zip(g.holder, g.board.vp):
            if 0 <= holder < seats:
                points[(holder - seat) % seats] += value
        out[self.at["province_points"]] = points

    def read_units(self, g: Warriors, seat: int, out: Any) -> None:
        """Where each unit stands, and what stands in each province."""
        places = np.frombuffer(array("q", [*g.place, -1]), np.int64)
        out[self.at["places"]] = places[by_unit(seat, g.seats, len(g.place), self.units)] + 1
        cells = places[:-1] * COUNTS + cell_in_province(seat, g.seats, g.owner, g.kind)
        out[self.at["armies"]] = np.bincount(cells, minlength=OFF_MAP + self.provinces * COUNTS)[OFF_MAP:]

    def fill(self, g: Warriors, seat: int, out: Any) -> None:
        by_seat = small_numbers_of(g.stock + g.tokens + g.glory + g.unified + g.war + g.struck + [0])
        out[self.at["stock"].start : self.at["places"].start] = by_seat[turning(seat, g.seats)]
        allocation = damage_allocation(g)
        if allocation is not None:
            out[self.at["battle"]] = battle(g, allocation, seat)
            self.scatter(g, seat, given(g, allocation, seat), out[self.at["given"]])
        for name, column in (("spent", g.spent), ("damage", g.damage), ("retreated", g.retreated)):
            if column.count(0) < len(column):
                self.scatter(g, seat, column, out[self.at[name]])

    def scatter(self, g: Warriors, seat: int, column: Sequence[int], out: Any) -> None:
        """A number for each unit, of which few are not nought."""
        slots = slot_of_unit(seat, g.seats, len(g.place), self.units)
        for unit, number in enumerate(column):
            if number:
                out[slots[unit]] = number


class Kept:
    """A row in which only what changes seldom is filled in, and what that was read from."""

    def __init__(self, size: int, long_size: int) -> None:
        self.row: Any = np.zeros(size, np.float32)
        self.out: Any = self.row[-long_size:]
        self.table: object = None
        self.columns: tuple[list[int], ...] = ()
        self.board: object = None
        self.holder: list[int] = []
        self.pieces: object = None
        self.place: list[int] = []


# --- where things lie, reckoned once


@cache
def turning(seat: int, seats: int) -> Any:
    """Where in the joined columns by seat and by pair each place of the row comes from; the last of them is nought."""
    found: list[int] = []
    start = 0
    around = [(seat + step) % seats for step in range(seats)]
    for _, width, _ in BY_SEAT:
        found += [start + other * width + place for other in around for place in range(width)]
        found += [-1] * ((MOST_SEATS - seats) * width)
        start += seats * width
    for _ in BY_PAIR:
        for one in around:
            found += [start + one * seats + other for other in around] + [-1] * (MOST_SEATS - seats)
        found += [-1] * ((MOST_SEATS - seats) * MOST_SEATS)
        start += seats**2
    return np.array(found)


@cache
def cell_in_province(seat: int, seats: int, owner: tuple[int, ...], kind: tuple[int, ...]) -> Any:
    """By unit, where it is counted among the units of its province, behind those off the map."""
    first = [OFF_MAP + (other - seat) % seats * KINDS for other in range(seats)]
    first.append(OFF_MAP + MOST_SEATS * KINDS - KINDS)  # barbarian kinds are numbered behind the players'
    return np.array([first[whose] + of for whose, of in zip(owner, kind)])


@cache
def by_unit(seat: int, seats: int, units: int, most_units: int) -> Any:
    """The seats' sets of units, the looking seat's first, then the barbarians; ``units`` for an empty place."""
    sets = seats * PIECES
    found = [*range(seat * PIECES, sets), *range(seat * PIECES)]
    found += [units] * (MOST_SEATS * PIECES - sets)
    found += range(sets, units)
    return np.array(found + [units] * (most_units - len(found)))


@cache
def slot_of_unit(seat: int, seats: int, units: int, most_units: int) -> list[int]:
    """The other way round."""
    lying: list[int] = by_unit(seat, seats, units, most_units).tolist()
    return [lying.index(unit) for unit in range(units)]


# --- the battle under way


def damage_allocation(g: Warriors) -> DamageAllocation | None:
    """The damage being given out, if there is a battle."""
    for frame in g.stack:
        if isinstance(frame, DamageAllocation):
            return frame
    return None


def battle(g: Warriors, frame: DamageAllocation, seat: int) -> list[int]:
    """Where, between whom, the damage of each side, and what the seat has still to give out."""
    left = frame.left(seat) if seat in (frame.attacker, frame.defender) else 0
    sides = [relative(frame.attacker, seat, g.seats), relative(frame.defender, seat, g.seats)]
    return [10, frame.province + 1, *sides, frame.attack_total, frame.defence_total, left]


def given(g: Warriors, frame: DamageAllocation, seat: int) -> list[int]:
    """Of the damage being given out the seat sees its own alone."""
    row = [0] * len(g.place)
    for at in range(0, len(frame.blows), 3):
        if frame.blows[at] == seat:
            row[frame.blows[at + 1]] += frame.blows[at + 2]
    return row
