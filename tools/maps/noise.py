"""Smooth noise that depends on position only."""

import itertools
from typing import Any

import numpy as np


def noise(x: Any, y: Any, size: float, seed: int, octaves: int = 3) -> Any:
    """Value noise in [-1, 1] with features of `size` pixels."""
    table = np.random.default_rng(seed).random((257, 257)) * 2 - 1
    total = np.zeros_like(x)
    amplitude, sum_of_amplitudes = 1.0, 0.0
    for octave in range(octaves):
        u = (x + 4000) / size * 2**octave + 31.7 * octave
        v = (y + 4000) / size * 2**octave + 11.3 * octave
        i, j = u.astype(int) % 256, v.astype(int) % 256
        a, b = u % 1, v % 1
        a, b = a * a * (3 - 2 * a), b * b * (3 - 2 * b)
        above = table[i, j] * (1 - a) + table[i + 1, j] * a
        below = table[i, j + 1] * (1 - a) + table[i + 1, j + 1] * a
        total = total + amplitude * (above * (1 - b) + below * b)
        sum_of_amplitudes += amplitude
        amplitude *= 0.5
    return total / sum_of_amplitudes


def grid(width: int, height: int, step: float) -> tuple[Any, Any]:
    """The middles of a raster's cells, as two arrays."""
    xs = np.arange(int(np.ceil(width / step))) * step + step / 2
    ys = np.arange(int(np.ceil(height / step))) * step + step / 2
    grids: tuple[Any, Any] = tuple(np.meshgrid(xs, ys))
    return grids


def ridge_field(x: Any, y: Any, ridges: list[tuple[Any, float, float]]) -> Any:
    """How mountainous a place is, from 0 to about 1: ridges are lines with a width and a height."""
    field = np.zeros_like(x)
    for line, width, height in ridges:
        points = np.array(line, dtype=float)
        nearest = np.full_like(x, 1e9)
        for start, end in itertools.pairwise(points):
            along = end - start
            t = np.clip(((x - start[0]) * along[0] + (y - start[1]) * along[1]) / max(float(along @ along), 1e-9), 0, 1)
            nearest = np.minimum(nearest, (x - start[0] - t * along[0]) ** 2 + (y - start[1] - t * along[1]) ** 2)
        field = np.maximum(field, height * np.exp(-nearest / (2 * width**2)))
    return field
