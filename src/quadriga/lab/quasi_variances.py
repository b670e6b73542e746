"""Uncertainty for each level of its own, though only differences between levels mean anything (Firth and de Menezes).

What is known of a difference is its variance. If every level is given a part such that the parts of two add up to the
variance of their difference, as nearly as can be, then intervals can be compared with each other by eye, and none has
in it how far the scale as a whole may be off: a level that never wins can be placed but roughly, and would otherwise
take all the others with it.
"""

from collections.abc import Sequence
from statistics import variance
from typing import Final

PASSES: Final = 300
LEAST: Final = 0.05  # of the smallest variance of a difference: no level is known by itself
NOTHING: Final = 1e-12


def quasi_variances(samples: Sequence[dict[str, float]], levels: Sequence[str]) -> dict[str, float]:
    """From resampled ratings, by level. Those of two levels differ from the truth by as small a part as can be."""
    if len(levels) < 2:
        return dict.fromkeys(levels, 0.0)
    differences = {
        one: {other: variance(found[one] - found[other] for found in samples) for other in levels if other != one}
        for one in levels
    }
    parts = {one: min(apart.values()) / 2 for one, apart in differences.items()}
    for _ in range(PASSES):
        for one, apart in differences.items():
            weights = {other: 1 / max(NOTHING, known) ** 2 for other, known in apart.items()}
            fitting = sum(weights[other] * (known - parts[other]) for other, known in apart.items())
            parts[one] = max(LEAST * min(apart.values()), fitting / sum(weights.values()))
    return parts
