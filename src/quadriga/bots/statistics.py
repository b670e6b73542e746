"""How sure one can be of a share counted in games."""

from math import sqrt
from typing import Final

CERTAINTY_95: Final = 1.959963984540054  # standard deviations of a two-sided 95 % interval


def wilson(wins: int, n: int, z: float = CERTAINTY_95) -> tuple[float, float]:
    """The Wilson interval of a share: wins out of n games."""
    if n <= 0:
        return 0.0, 1.0
    share = wins / n
    spread = z * z / n
    centre = share + spread / 2
    radius = z * sqrt((share * (1 - share) + spread / 4) / n)
    return max(0.0, (centre - radius) / (1 + spread)), min(1.0, (centre + radius) / (1 + spread))
