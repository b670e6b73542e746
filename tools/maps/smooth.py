"""Corners cut off a line."""

from typing import Any

import numpy as np


def rounded(points: Any, times: int) -> Any:
    """Chaikin's corner cutting; both ends stay where they are."""
    for _ in range(times):
        if len(points) < 3:
            break
        cut = np.empty((2 * (len(points) - 1), 2))
        cut[0::2] = 0.75 * points[:-1] + 0.25 * points[1:]
        cut[1::2] = 0.25 * points[:-1] + 0.75 * points[1:]
        points = np.vstack([points[:1], cut[1:-1], points[-1:]])
    return points
