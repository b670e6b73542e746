"""From degrees to the pixels of the board, with gentle magnification where it is crowded."""

import copy
import math
from typing import Any

import numpy as np
from tools.maps.tuning import Spot, Tuning

WIDTH = 1600  # unless the map file says otherwise
PATTERSON = ((1.0148, 1), (0.23185, 5), (-0.14499, 7), (0.02406, 9))  # height of a latitude: factors and powers


class Projection:
    """The board's frame and how the globe falls into it."""

    def __init__(self, tuning: Tuning) -> None:
        self.width = tuning.width or WIDTH
        self.height = 0
        self.wrap = tuning.wrap
        self.margin = 0  # pixels that a picture shows beyond both sides of the board
        self._bulges: list[tuple[Spot, float, float]] = []

    def _swell(self, tuning: Tuning) -> None:
        """From now on, magnify where the map file says so."""
        self._bulges = [(self.spot(bulge["at"]), bulge["radius"], bulge["gain"]) for bulge in tuning.bulges]

    def _flat(self, degrees: Any) -> Any:
        raise NotImplementedError

    def __call__(self, degrees: Any) -> Any:
        """Pixels for an array of longitudes and latitudes."""
        points = self._flat(degrees)
        for centre, radius, gain in self._bulges:
            away = points - centre
            near = np.clip(1 - (away**2).sum(axis=1) / radius**2, 0, None)
            points = centre + away * (1 + gain * near**2)[:, None]
        return points + (self.margin, 0) if self.margin else points

    def spot(self, degrees: Spot) -> Spot:
        """One point."""
        x, y = self(np.array([degrees], dtype=float))[0]
        return float(x), float(y)

    def line(self, degrees: list[Spot]) -> list[Spot]:
        """A line, point by point."""
        return [self.spot(point) for point in degrees]

    def widened(self, margin: int) -> "Projection":
        """The same for a picture that begins and ends beyond the sides of the board."""
        wide = copy.copy(self)
        wide.width, wide.margin = self.width + 2 * margin, margin
        return wide


class Cone(Projection):
    """Lambert's conformal cone, for a part of the globe."""

    def __init__(self, tuning: Tuning) -> None:
        super().__init__(tuning)
        south, north = tuning.lat
        self._middle = math.radians((tuning.lon[0] + tuning.lon[1]) / 2)
        p1 = math.radians(south + (north - south) / 6)
        p2 = math.radians(north - (north - south) / 6)
        half = math.pi / 4
        self._n = math.log(math.cos(p1) / math.cos(p2)) / math.log(math.tan(half + p2 / 2) / math.tan(half + p1 / 2))
        self._f = math.cos(p1) * math.tan(half + p1 / 2) ** self._n / self._n
        self._left = self._top = 0.0
        self._scale = 1.0
        sides = self(np.array([(lon, (south + north) / 2) for lon in tuning.lon]))
        ends = self(np.array([(math.degrees(self._middle), lat) for lat in (north, south)]))
        self._left, self._top = float(sides[0, 0]), float(ends[0, 1])
        self._scale = self.width / float(sides[1, 0] - sides[0, 0])
        self.height = round(float(ends[1, 1] - ends[0, 1]) * self._scale)
        self._swell(tuning)

    def _flat(self, degrees: Any) -> Any:
        lam = np.radians(degrees[:, 0]) - self._middle
        phi = np.radians(np.clip(degrees[:, 1], -80, 85))
        rho = self._f / np.tan(math.pi / 4 + phi / 2) ** self._n
        x = (rho * np.sin(self._n * lam) - self._left) * self._scale
        y = (rho * np.cos(self._n * lam) - self._top) * self._scale
        return np.stack([x, y], axis=1)


class Cylinder(Projection):
    """Patterson's cylinder, for the whole globe: both sides of the board are the same meridian."""

    def __init__(self, tuning: Tuning) -> None:
        super().__init__(tuning)
        self._west, east = tuning.lon
        self._scale = self.width / math.radians(east - self._west)
        self._top = 0.0
        south, north = self._heights(np.array(tuning.lat))
        self._top = float(north)
        self.height = round((float(north) - float(south)) * self._scale)
        self._swell(tuning)

    def _heights(self, latitudes: Any) -> Any:
        phi = np.radians(np.clip(latitudes, -90, 90))
        return sum(factor * phi**power for factor, power in PATTERSON)

    def _flat(self, degrees: Any) -> Any:
        x = np.radians(degrees[:, 0] - self._west) * self._scale
        y = (self._top - self._heights(degrees[:, 1])) * self._scale
        return np.stack([x, y], axis=1)

    def spot(self, degrees: Spot) -> Spot:
        """One point; west of the board's edge is east of it."""
        return super().spot((self._eastward(degrees[0]), degrees[1]))

    def line(self, degrees: list[Spot]) -> list[Spot]:
        """A line; where it crosses the edge it goes on beyond it."""
        lon: list[float] = []
        for here, _ in degrees:
            lon.append(lon[-1] + (here - lon[-1] + 180) % 360 - 180 if lon else self._eastward(here))
        return [super(Cylinder, self).spot((east, lat)) for east, (_, lat) in zip(lon, degrees)]

    def _eastward(self, lon: float) -> float:
        return lon + 360 if lon < self._west else lon


def projection_of(tuning: Tuning) -> Projection:
    """The projection that fits the frame of a map."""
    return Cylinder(tuning) if tuning.wrap else Cone(tuning)
