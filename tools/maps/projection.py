"""From degrees to the pixels of the board: Lambert's conformal cone, with gentle magnification where it is crowded."""

import math
from typing import Any

import numpy as np
from tools.maps.tuning import Spot, Tuning

WIDTH = 1600  # unless the map file says otherwise


class Projection:
    """The board's frame and how the globe falls into it."""

    def __init__(self, tuning: Tuning) -> None:
        south, north = tuning.lat
        self._middle = math.radians((tuning.lon[0] + tuning.lon[1]) / 2)
        p1 = math.radians(south + (north - south) / 6)
        p2 = math.radians(north - (north - south) / 6)
        half = math.pi / 4
        self._n = math.log(math.cos(p1) / math.cos(p2)) / math.log(math.tan(half + p2 / 2) / math.tan(half + p1 / 2))
        self._f = math.cos(p1) * math.tan(half + p1 / 2) ** self._n / self._n
        self._bulges: list[tuple[Spot, float, float]] = []
        self._left = self._top = 0.0
        self._scale = 1.0
        sides = self(np.array([(lon, (south + north) / 2) for lon in tuning.lon]))
        ends = self(np.array([(math.degrees(self._middle), lat) for lat in (north, south)]))
        self._left, self._top = float(sides[0, 0]), float(ends[0, 1])
        self.width = tuning.width or WIDTH
        self._scale = self.width / float(sides[1, 0] - sides[0, 0])
        self.height = round(float(ends[1, 1] - ends[0, 1]) * self._scale)
        self._bulges = [self._bulge(bulge) for bulge in tuning.bulges]

    def _bulge(self, bulge: dict[str, Any]) -> tuple[Spot, float, float]:
        return self.spot(bulge["at"]), bulge["radius"], bulge["gain"]

    def __call__(self, degrees: Any) -> Any:
        """Pixels for an array of longitudes and latitudes."""
        lam = np.radians(degrees[:, 0]) - self._middle
        phi = np.radians(np.clip(degrees[:, 1], -80, 85))
        rho = self._f / np.tan(math.pi / 4 + phi / 2) ** self._n
        x = (rho * np.sin(self._n * lam) - self._left) * self._scale
        y = (rho * np.cos(self._n * lam) - self._top) * self._scale
        points = np.stack([x, y], axis=1)
        for centre, radius, gain in self._bulges:
            away = points - centre
            near = np.clip(1 - (away**2).sum(axis=1) / radius**2, 0, None)
            points = centre + away * (1 + gain * near**2)[:, None]
        return points

    def spot(self, degrees: Spot) -> Spot:
        """One point."""
        x, y = self(np.array([degrees], dtype=float))[0]
        return float(x), float(y)

    def line(self, degrees: list[Spot]) -> list[Spot]:
        """A line, point by point."""
        return [self.spot(point) for point in degrees]
