"""How sure one can be of a share counted in games."""

from math import sqrt
from typing import Final

CERTAINTY_95: Final = 1.959963984540054  # standard deviations of a two-sided 95 % interval


def wilson(wins: float, n: int, z: float = CERTAINTY_95) -> tuple[float, float]:
    """The Wilson interval of a share: wins out of n games."""
    if n <= 0:
        return 0.0, 1.0
    share = wins / n
    spread = z * z / n
    centre = share + spread / 2
    radius = z * sqrt((share * (1 - share) + spread / 4) / n)
    return max(0.0, (centre - radius) / (1 + spread)), min(1.0, (centre + radius) / (1 + spread))


def student(freedom: int) -> float:
    """Standard errors of a two-sided 95 % interval of a mean: the usual expansion of Student's quantile."""
    z = CERTAINTY_95
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / freedom + second / freedom**2 + third / freedom**3
