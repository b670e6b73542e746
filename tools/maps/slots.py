"""Places for everything that may stand in a zone: close round the first of them, smaller where it is crowded."""

from typing import Any

import numpy as np
from scipy.ndimage import distance_transform_edt
from tools.check_maps import Slot
from tools.maps.tuning import Spot

SCALES = (1.0, 0.93, 0.86, 0.8, 0.74, 0.68, 0.62, 0.56, 0.5, 0.45, 0.4)
COARSE = 2  # cells from one place tried to the next


class Packing:
    """The places of one zone, and by how much all radii had to shrink."""

    def __init__(self, scale: float, spots: dict[str, list[Spot]]) -> None:
        self.scale = scale
        self.spots = spots


def pack(x: Any, y: Any, free: Any, step: float, slots: list[Slot], middle: Spot) -> Packing | None:
    """The largest scale at which all slots find room in the free cells; none if they do not fit at all."""
    room = (distance_transform_edt(np.pad(free, 1))[1:-1, 1:-1] * step)[::COARSE, ::COARSE]
    xs, ys = x[::COARSE, ::COARSE], y[::COARSE, ::COARSE]
    for scale in SCALES:
        spots = _at_scale(xs, ys, room, slots, middle, scale)
        if spots:
            return Packing(scale, spots)
    return None


def _at_scale(x: Any, y: Any, room: Any, slots: list[Slot], middle: Spot, scale: float) -> dict[str, list[Spot]] | None:
    found: dict[str, list[Spot]] = {}
    gap = np.full(room.shape, np.inf)  # to the nearest disc that has its place
    away = np.hypot(x - middle[0], y - middle[1])
    for slot in slots:
        radius = slot.radius * scale
        found[slot.name] = []
        for _ in range(slot.places or 1):
            price = np.where((room >= radius) & (gap >= radius), away, np.inf)
            cell = int(np.argmin(price))
            if not np.isfinite(price.flat[cell]):
                return None
            spot = (float(x.flat[cell]), float(y.flat[cell]))
            if np.isinf(gap).all():
                away = np.hypot(x - spot[0], y - spot[1])
            found[slot.name].append(spot)
            gap = np.minimum(gap, np.hypot(x - spot[0], y - spot[1]) - radius)
    return found
