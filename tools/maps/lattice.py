"""A raster as a graph: every cell is joined to its eight neighbours at the price of walking there."""

from typing import Any

import numpy as np
from scipy.sparse import coo_matrix


def with_roots(costs: Any, roots: list[tuple[Any, float]], wrap: bool = False) -> Any:
    """The graph of a raster and, numbered after its cells, roots that lead to some cells at a price."""
    froms, tos, weights = _steps(costs)
    if wrap:
        number = np.arange(costs.size).reshape(costs.shape)
        froms += [number[:, 0], number[:, -1]]
        tos += [number[:, -1], number[:, 0]]
        weights += [(costs[:, 0] + costs[:, -1]) / 2] * 2
    for index, (cells, price) in enumerate(roots):
        froms.append(np.full(len(cells), costs.size + index))
        tos.append(cells)
        weights.append(np.full(len(cells), price))
    total = costs.size + len(roots)
    edges = (np.concatenate(weights), (np.concatenate(froms), np.concatenate(tos)))
    return coo_matrix(edges, shape=(total, total)).tocsr()


def _steps(costs: Any) -> tuple[list[Any], list[Any], list[Any]]:
    number = np.arange(costs.size).reshape(costs.shape)
    everything, first, last = slice(None), slice(None, -1), slice(1, None)
    across = [((everything, first), (everything, last), 1.0), ((first, everything), (last, everything), 1.0)]
    across += [((first, first), (last, last), 2**0.5), ((first, last), (last, first), 2**0.5)]
    froms, tos, weights = [], [], []
    for here, there, length in across:
        weight = (length * (costs[here] + costs[there]) / 2).ravel()
        for a, b in ((here, there), (there, here)):
            froms.append(number[a].ravel())
            tos.append(number[b].ravel())
            weights.append(weight)
    return froms, tos, weights
