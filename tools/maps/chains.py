"""Edges to arcs: chains between junctions, each with what lies on its left and right."""

from collections import defaultdict

Point = tuple[int, int]
Sides = tuple[int, int]  # left and right of the edge as it is directed
NOBODY = -1
SEAM = -2  # the other side of the board, where the same zone goes on


def chains(edges: dict[tuple[Point, Point], Sides]) -> list[tuple[list[Point], Sides]]:
    """Join edges into arcs as long as the two sides stay the same."""
    ways: dict[Point, list[tuple[Point, Sides]]] = defaultdict(list)
    for (start, end), (left, right) in edges.items():
        ways[start].append((end, (left, right)))
        ways[end].append((start, (right, left)))
    junctions = [point for point in sorted(ways) if _is_junction(ways[point])]
    ends = set(junctions)
    used: set[tuple[Point, Point]] = set()
    found = []
    for point in junctions + sorted(ways):
        for following, sides in sorted(ways[point]):
            if (point, following) not in used:
                found.append((_walk(point, following, ways, ends, used), sides))
    return found


def _is_junction(ways: list[tuple[Point, Sides]]) -> bool:
    return len(ways) != 2 or ways[0][1] != (ways[1][1][1], ways[1][1][0])


def _walk(
    start: Point,
    following: Point,
    ways: dict[Point, list[tuple[Point, Sides]]],
    junctions: set[Point],
    used: set[tuple[Point, Point]],
) -> list[Point]:
    arc = [start, following]
    used |= {(start, following), (following, start)}
    while arc[-1] not in junctions and arc[-1] != start:
        here, before = arc[-1], arc[-2]
        onward = next(point for point, _ in ways[here] if point != before)
        used |= {(here, onward), (onward, here)}
        arc.append(onward)
    return arc
