"""Where everybody stands and how long the game will last."""

from math import ceil
from typing import Final

from quadriga.games.warriors.board import PIECES, TRACKS
from quadriga.games.warriors.queries import are_allies
from quadriga.games.warriors.scoring import leader
from quadriga.games.warriors.state import SETUP, Warriors

FIRST_FORTRESS: Final = 16  # within a player's set of pieces


def standings(g: Warriors) -> list[int]:
    """Victory points of every seat, counted in one pass."""
    board = g.board
    seats = g.seats
    points = g.glory[:]
    vp = board.vp
    for province, holder in enumerate(g.holder):
        if 0 <= holder < seats:
            points[holder] += vp[province]
    place = g.place
    for seat in range(seats):
        first = seat * PIECES + FIRST_FORTRESS
        for unit in range(first, first + board.supply[4]):
            if place[unit] >= 0:
                points[seat] += board.fortress_vp
    if g.phase != SETUP:
        for track in range(TRACKS):
            seat = leader(g, track)
            if seat >= 0:
                points[seat] += board.leader_vp
    return points


def side_points(g: Warriors, points: list[int], seat: int) -> int:
    """The points of a seat's alliance, or its own in a free game."""
    if not g.teams:
        return points[seat]
    return sum(points[member] for member in range(seat % g.teams, g.seats, g.teams))


def turns_left(g: Warriors, points: list[int], pace: float) -> int:
    """Turns expected after the current one: to the limit, or until somebody who gains so much a turn has won."""
    sides = g.teams if g.teams else g.seats
    best = max(side_points(g, points, side) for side in range(sides))
    expected = ceil((g.threshold - best) / (pace * (g.seats // sides)))
    return max(0, min(g.turn_limit - g.turn, expected))


def strongest_rival(g: Warriors, points: list[int], seat: int) -> int:
    """The seat outside the alliance whose side has the most points; -1 if there is none."""
    best = -1
    best_points = -1
    for other in range(g.seats):
        if other not in g.gone and not are_allies(g, seat, other):
            total = side_points(g, points, other)
            if total > best_points:
                best = other
                best_points = total
    return best
