"""Where the name of each zone stands, and what is in it: armies and fortress, or the slots of the map file."""

import math
from typing import Any

import numpy as np
from scipy.ndimage import distance_transform_edt
from shapely.geometry.base import BaseGeometry
from tools.check_maps import LETTER, LINE, Slot
from tools.maps.geography import Geography
from tools.maps.projection import Projection
from tools.maps.raster import fill
from tools.maps.slots import Packing, pack
from tools.maps.tuning import Province, Spot, Tuning

STEP = 2.0
WISHED = 36.0  # radius of the free space for armies
TOWER = 13.0  # radius of the free space for a fortress
ROUND = 46.0  # how far armies may stand from the shore of a small island
EDGE = 34.0  # kept free along the frame
ENOUGH = 18.0  # with less free space on its land, armies may stand on the water
AROUND = 40  # cells looked at round a province
CRAMPED = 0.5  # a packing smaller than this may use the water near a zone
WORTH = 4.0  # of pieces in their full size, compared with the price of a name
TRIED = 30  # label positions for which the rest is worked out


class Place:
    """The result for one province."""

    def __init__(self, label: Spot, size: float, angle: float) -> None:
        self.label = label
        self.size = size
        self.angle = angle
        self.spot: Spot = label
        self.fortress: Spot = label
        self.radius = 0.0
        self.score = -1e9
        self.packing: Packing | None = None


class Window:
    """Rasters round one province: what is its own, what is sea, what is taken already."""

    def __init__(self, own: Any, sea: Any, taken: Any, left: int, top: int) -> None:
        self.own, self.sea, self.taken = own, sea, taken
        rows, columns = np.mgrid[0 : own.shape[0], 0 : own.shape[1]]
        self.x = (columns + left) * STEP + STEP / 2
        self.y = (rows + top) * STEP + STEP / 2
        self.near = distance_transform_edt(~own) * STEP < ROUND if own.any() else own

    def box(self, name: str, place: Place, pad: float) -> Any:
        """The cells under a name."""
        width, height = len(name) * LETTER * place.size, LINE * place.size
        x, y = self.x - place.label[0], self.y - place.label[1]
        turn = math.radians(place.angle)
        along, across = x * math.cos(turn) + y * math.sin(turn), y * math.cos(turn) - x * math.sin(turn)
        return (abs(along) < width / 2 + pad) & (abs(across) < height / 2 + pad)

    def disc(self, spot: Spot, radius: float) -> Any:
        """The cells under a disc."""
        return (self.x - spot[0]) ** 2 + (self.y - spot[1]) ** 2 < radius * radius

    def widest(self, free: Any, wished: Spot | None = None) -> tuple[Spot, float]:
        """The middle of the largest disc in free cells, or the wished point, and its radius."""
        room = distance_transform_edt(np.pad(free, 1))[1:-1, 1:-1] * STEP
        cell = int(np.argmax(room))
        if wished:
            cell = int(np.argmin((self.x - wished[0]) ** 2 + (self.y - wished[1]) ** 2))
        return (float(self.x.flat[cell]), float(self.y.flat[cell])), float(room.flat[cell])


class Board:
    """Rasters of the whole board."""

    def __init__(self, projection: Projection, shapes: list[BaseGeometry], geography: Geography) -> None:
        size = (projection.width, projection.height, STEP)
        land = fill([geography.land], *size)
        self._own = [_greater_side(fill([shape], *size), projection.wrap) for shape in shapes]
        self._sea = ~land
        self.taken = np.ones_like(land)
        margin = int(EDGE / STEP)
        self.taken[margin:-margin, margin:-margin] = False
        self.whole = Window(np.zeros_like(land), self._sea, self.taken, 0, 0)

    def window(self, index: int) -> Window:
        """The part of the board round a province."""
        rows, columns = np.nonzero(self._own[index])
        left, top = max(int(columns.min()) - AROUND, 0), max(int(rows.min()) - AROUND, 0)
        part = (slice(top, int(rows.max()) + AROUND), slice(left, int(columns.max()) + AROUND))
        return Window(self._own[index][part], self._sea[part], self.taken[part], left, top)


def _greater_side(own: Any, wrap: bool) -> Any:
    """A zone that crosses the edge at which the board is joined has its name and places on one side alone."""
    if not (wrap and own[:, 0].any() and own[:, -1].any()):
        return own
    half = own.shape[1] // 2
    side = slice(0, half) if own[:, :half].sum() > own[:, half:].sum() else slice(half, None)
    part = np.zeros_like(own)
    part[:, side] = own[:, side]
    return part


def place_all(
    tuning: Tuning, projection: Projection, shapes: list[BaseGeometry], geography: Geography
) -> tuple[list[Place], Any]:
    """Small provinces choose first, because they have the least choice; also the raster of all that is covered."""
    board = Board(projection, shapes, geography)
    places: dict[int, Place] = {}
    zones, dry = tuning.provinces + tuning.waters, len(tuning.provinces)
    for index in sorted(range(len(shapes)), key=lambda number: (number >= dry, shapes[number].area)):
        slots = [slot for slot in tuning.slots if slot.stands_in(index >= dry, zones[index].marks)]
        place = _best(board.window(index), zones[index], projection, tuning.sizes, slots)
        places[index] = place
        whole = board.whole
        board.taken |= whole.box(zones[index].name, place, 4)
        for spot, radius in _discs(place, slots):
            board.taken |= whole.disc(spot, radius)
    return [places[index] for index in range(len(shapes))], board.taken


def _discs(place: Place, slots: list[Slot]) -> list[tuple[Spot, float]]:
    """What a zone takes besides its name."""
    if not place.packing:
        return [(place.fortress, TOWER), (place.spot, min(place.radius, WISHED))]
    packing = place.packing
    return [(spot, slot.radius * packing.scale) for slot in slots for spot in packing.spots[slot.name]]


def _best(
    window: Window, province: Province, projection: Projection, sizes: tuple[float, ...], slots: list[Slot]
) -> Place:
    best: Place | None = None
    wished = projection.spot(province.spot) if province.spot else None
    for place, cost in _labels(window, province, projection, sizes):
        if slots:
            _packed(window, province.name, place, wished, slots)
        else:
            _armies(window, province.name, place, wished)
        place.score -= cost
        if best is None or place.score > best.score:
            best = place
    if best is None or (slots and best.packing is None):
        raise ValueError(f"no room for {province.key}")
    return best


def _labels(
    window: Window, province: Province, projection: Projection, sizes: tuple[float, ...]
) -> list[tuple[Place, float]]:
    """Good positions for the name, in all sizes, each with its price."""
    inside = distance_transform_edt(window.own) * STEP
    rows, columns = np.mgrid[0 : window.own.shape[0] : 2, 0 : window.own.shape[1] : 2]
    if province.label:
        x, y = projection.spot(province.label)
        cell = int(np.argmin((window.x - x) ** 2 + (window.y - y) ** 2))
        rows, columns = (np.array([[part]]) for part in np.unravel_index(cell, window.own.shape))
    own_rows, own_columns = np.nonzero(window.own)
    off = np.hypot(columns - own_columns.mean(), rows - own_rows.mean()) * STEP
    turn = math.radians(province.angle)
    found = []
    for size in [province.size] if province.size else sizes:
        width, height = len(province.name) * LETTER * size + 8, LINE * size + 6
        price = (sizes[0] - size) * 0.16 + 0.003 * off
        for along in np.linspace(-width / 2, width / 2, 15):
            for across in (-height / 2, 0.0, height / 2):
                column = columns + round((along * math.cos(turn) - across * math.sin(turn)) / STEP)
                row = rows + round((along * math.sin(turn) + across * math.cos(turn)) / STEP)
                price = price + _price(window, inside, row, column) / 45
        for flat in np.argsort(price, axis=None)[: TRIED * 4 : 12]:
            at = (rows.flat[flat], columns.flat[flat])
            place = Place((float(window.x[at]), float(window.y[at])), float(size), province.angle)
            found.append((place, float(price.flat[flat])))
    return sorted(found, key=lambda entry: entry[1])[:TRIED]


def _price(window: Window, inside: Any, row: Any, column: Any) -> Any:
    """What it costs to write over a cell: the sea is cheap, another province dear, another name impossible."""
    height, width = window.own.shape
    off = (column < 0) | (row < 0) | (column >= width) | (row >= height)
    cell = (np.clip(row, 0, height - 1), np.clip(column, 0, width - 1))
    strange = np.where(window.sea[cell], 2.2, 9.0)
    price = np.where(window.own[cell], -0.02 * np.minimum(inside[cell], 14), strange)
    return np.where(off | window.taken[cell], 400.0, price)


def _packed(window: Window, name: str, place: Place, wished: Spot | None, slots: list[Slot]) -> None:
    """All slots on the zone's own ground; on the water near it only if they do not fit otherwise."""
    free = ~window.taken & ~window.box(name, place, 3)
    middle = wished or window.widest(window.own)[0]
    packing = pack(window.x, window.y, window.own & free, STEP, slots, middle)
    penalty = 0.0
    if packing is None or packing.scale < CRAMPED:
        wet = pack(window.x, window.y, (window.own | (window.sea & window.near)) & free, STEP, slots, middle)
        if wet and (packing is None or wet.scale > packing.scale):
            packing, penalty = wet, 0.9
    place.packing = packing
    place.score = WORTH * packing.scale - penalty if packing else -1e6


def _armies(window: Window, name: str, place: Place, wished: Spot | None) -> None:
    """The widest free space for armies, then the next one for the fortress; small islands use the water round them."""
    free = ~window.taken & ~window.box(name, place, 3)
    wet = (window.own | (window.sea & window.near)) & free
    spot, radius = window.widest(window.own & free, wished)
    penalty = 0.0
    if radius < ENOUGH and not wished:
        other, other_radius = window.widest(wet)
        if other_radius > radius + 6:
            spot, radius, penalty = other, other_radius, 0.9
    place.spot, place.radius = spot, radius
    rest = ~window.disc(spot, min(radius, WISHED) + 1)
    place.fortress, tower = window.widest(window.own & free & rest)
    if tower < TOWER * 0.6:
        place.fortress, tower = window.widest(wet & rest)
        penalty += 0.3
    place.score = 0.11 * min(radius, WISHED) + 0.12 * min(tower, TOWER) - penalty
