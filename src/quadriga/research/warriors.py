"""Warriors & Traders as rows of numbers. Only damage being given out by others is hidden."""

from array import array
from functools import cache
from typing import Any

import numpy as np

from quadriga.engine.choice import Deal
from quadriga.engine.module import Module
from quadriga.games.warriors.board import FORTRESS, MOST_SEATS, PIECES, RESOURCES, TRACKS
from quadriga.games.warriors.module import WarriorsModule
from quadriga.games.warriors.procedures.allocation import DamageAllocation
from quadriga.games.warriors.scoring import leader
from quadriga.games.warriors.state import Warriors
from quadriga.research.features import (
    Encoder,
    Section,
    numbers_of,
    one_hot,
    owner_table,
    padded,
    relative,
    small_numbers_of,
)

PHASES = 6
KINDS = FORTRESS + 1  # of players' units
COUNTS = MOST_SEATS * KINDS + 2  # units in a province: of each seat by kind, barbarian armies and fortresses
BATTLE = 7
NOUGHT = np.zeros(1, np.float32)  # for places of the row that nothing fills

# Columns that are taken over as they are, turned to the looking seat: so many numbers a seat, and the scale.
BY_SEAT: tuple[Section, ...] = (
    ("stock", RESOURCES, 0.1),
    ("tokens", TRACKS, 0.1),
    ("glory", 1, 0.1),
    ("unified", 1, 1.0),
)
BY_PAIR: tuple[tuple[str, float], ...] = (("war", 0.1), ("struck", 0.1))
BY_UNIT: tuple[tuple[str, float], ...] = (("places", 0.025), ("spent", 0.05))
SELDOM: tuple[tuple[str, float], ...] = (("damage", 0.25), ("retreated", 1.0), ("given", 0.25))  # by unit too


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
        self.own_sections = (
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
        )
        self.long_sections = (
            *((name, MOST_SEATS * width, scale) for name, width, scale in BY_SEAT),
            *((name, MOST_SEATS**2, scale) for name, scale in BY_PAIR),
            *((name, self.units, scale) for name, scale in BY_UNIT + SELDOM),
            ("holders", self.provinces * (MOST_SEATS + 1), 1.0),
            ("armies", self.provinces * COUNTS, 0.25),
            ("province_points", MOST_SEATS, 0.1),
        )
        self.map_size = self.provinces * (MOST_SEATS + 1 + COUNTS) + MOST_SEATS
        self.maps_seen: dict[tuple[int, int], tuple[Any, list[int], list[int], Any, Any]] = {}  # by seat and seats
        super().__init__(module)

    def terms(self, deal: Deal, seat: int) -> list[int]:
        """Resources given, resources taken."""
        row = [0] * (2 * RESOURCES)
        for at in range(0, len(deal.legs), 4):
            row[deal.legs[at + 2] + (0 if deal.legs[at] == seat else RESOURCES)] += deal.legs[at + 3]
        return row

    def read(self, g: Warriors, seat: int) -> list[int]:
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
        row += padded(routes[seat * 3 :] + routes[: seat * 3], MOST_SEATS * 3)
        row += battle(g, seat)
        return row

    def fill(self, g: Warriors, seat: int, out: Any) -> None:
        atlas, places = self.map_of(g, seat)
        spent = floats_of(g.spent) if any(g.spent) else np.zeros(len(g.spent), np.float32)
        by_seat = small_numbers_of(g.stock + g.tokens + g.glory + g.unified + g.war + g.struck)
        turned, slots = turning(seat, g.seats, len(g.place), self.units)
        size = len(turned)
        np.concatenate((by_seat, places, spent, NOUGHT)).take(turned, out=out[:size], mode="clip")
        for column in (g.damage, g.retreated, given(g, seat)):
            if any(column):
                for unit, number in enumerate(column):
                    if number:
                        out[size + slots[unit]] = number
            size += self.units
        out[size:] = atlas

    def map_of(self, g: Warriors, seat: int) -> tuple[Any, Any]:
        """What changes only when units or provinces do, kept until then: the end of the row, and where units stand."""
        last = self.maps_seen.get((seat, g.seats))
        key = (g.board, g.owner, g.kind)
        if last is None or last[0] != key or last[1] != g.place or last[2] != g.holder:
            last = (key, g.place[:], g.holder[:], self.read_map(g, seat), floats_of(g.place) + 1)
            self.maps_seen[seat, g.seats] = last
        return last[3], last[4]

    def read_map(self, g: Warriors, seat: int) -> Any:
        """Who holds each province, what stands in it, and what the seats have of it."""
        seats = g.seats
        out: Any = np.zeros(self.map_size, np.float32)
        places = numbers_of(g.place)
        holders = numbers_of(g.holder)
        out[: len(holders) * (MOST_SEATS + 1)] = owner_table(seat, seats, MOST_SEATS)[holders].ravel()
        size = self.provinces * (MOST_SEATS + 1)
        cells = (places * COUNTS + cell_in_province(seat, seats, g.owner, g.kind))[places >= 0]
        out[size : size + self.provinces * COUNTS] = np.bincount(cells, minlength=self.provinces * COUNTS)
        size += self.provinces * COUNTS
        points = [0] * MOST_SEATS
        for holder, value in zip(g.holder, g.board.vp):
            if 0 <= holder < seats:
                points[(holder - seat) % seats] += value
        out[size:] = points
        return out


def floats_of(row: list[int]) -> Any:
    return np.frombuffer(array("f", row), np.float32)


# --- where things lie, reckoned once


@cache
def turning(seat: int, seats: int, units: int, most_units: int) -> tuple[Any, list[int]]:
    """Where in the joined columns each place of the row comes from, of which the last is nought; the slot of a unit."""
    total = sum(width for _, width, _ in BY_SEAT) * seats + len(BY_PAIR) * seats**2 + len(BY_UNIT) * units
    found: list[int] = []
    start = 0
    around = [(seat + step) % seats for step in range(seats)]
    for _, width, _ in BY_SEAT:
        found += [start + other * width + place for other in around for place in range(width)]
        found += [total] * ((MOST_SEATS - seats) * width)
        start += seats * width
    for _ in BY_PAIR:
        for one in around:
            found += [start + one * seats + other for other in around] + [total] * (MOST_SEATS - seats)
        found += [total] * ((MOST_SEATS - seats) * MOST_SEATS)
        start += seats**2
    lying = by_unit(seat, seats, units, most_units)
    for _ in BY_UNIT:
        found += [start + unit if unit < units else total for unit in lying]
        start += units
    return np.array(found), [lying.index(unit) for unit in range(units)]


@cache
def cell_in_province(seat: int, seats: int, owner: tuple[int, ...], kind: tuple[int, ...]) -> Any:
    """By unit, where it is counted among the units of its province."""
    first = [(other - seat) % seats * KINDS for other in range(seats)]
    first.append(MOST_SEATS * KINDS - KINDS)  # barbarian kinds are numbered behind the players'
    return np.array([first[whose] + of for whose, of in zip(owner, kind)], np.int32)


def by_unit(seat: int, seats: int, units: int, most_units: int) -> list[int]:
    """The seats' sets of units, the looking seat's first, then the barbarians; ``units`` for an empty place."""
    sets = seats * PIECES
    found = [*range(seat * PIECES, sets), *range(seat * PIECES)]
    found += [units] * (MOST_SEATS * PIECES - sets)
    found += range(sets, units)
    return found + [units] * (most_units - len(found))


# --- the battle under way


def allocation(g: Warriors) -> DamageAllocation | None:
    """The damage being given out, if there is a battle."""
    for frame in g.stack:
        if isinstance(frame, DamageAllocation):
            return frame
    return None


def battle(g: Warriors, seat: int) -> list[int]:
    """Where, between whom, the damage of each side, and what the seat has still to give out."""
    frame = allocation(g)
    if frame is None:
        return [0] * BATTLE
    left = frame.left(seat) if seat in (frame.attacker, frame.defender) else 0
    sides = [relative(frame.attacker, seat, g.seats), relative(frame.defender, seat, g.seats)]
    return [10, frame.province + 1, *sides, frame.attack_total, frame.defence_total, left]


def given(g: Warriors, seat: int) -> list[int]:
    """Of the damage being given out the seat sees its own alone."""
    row = [0] * len(g.place)
    frame = allocation(g)
    if frame is not None:
        for at in range(0, len(frame.blows), 3):
            if frame.blows[at] == seat:
                row[frame.blows[at + 1]] += frame.blows[at + 2]
    return row
