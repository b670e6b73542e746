"""Aircraft on their way: how far from home they can go, and what becomes of those that cannot come home."""

from typing import Final

from quadriga.games.civilization.board import NOBODY
from quadriga.games.civilization.pieces import remove_piece
from quadriga.games.civilization.procedures.motion import POINT, is_closed, landing_places, points_left
from quadriga.games.civilization.procedures.oil import fuel_price, needs_fuel
from quadriga.games.civilization.state import Civilization

RANGE: Final = 3  # spaces


def steps_home(g: Civilization, seat: int, space: int, number: int) -> int:
    """Steps from a space to where so many aircraft can land, around what the climate has closed; -1 if none is near.
    rule: CV-MOV-7, CV-EVT-25"""
    bases = landing_places(g, seat, number)
    seen = [space]
    begin = 0
    for steps in range(RANGE):
        end = len(seen)
        for at in range(begin, end):
            if seen[at] in bases:
                return steps
            for near in g.board.neighbours[seen[at]]:
                if near not in seen and not is_closed(g, near):
                    seen.append(near)
        begin = end
    return NOBODY


def comes_home(g: Civilization, seat: int, pieces: list[int], space: int) -> bool:
    """Whether a group can fly to a neighbouring space and from there to a landing place.  rule: CV-MOV-7, CV-OIL-1"""
    home = steps_home(g, seat, space, len(pieces))
    if home == NOBODY:
        return False
    cost = POINT * (home + 1)
    fuel = 0
    for piece in pieces:
        if cost > points_left(g, piece):
            return False
        if needs_fuel(g, piece):
            fuel += cost
    return fuel == 0 or fuel_price(g, seat, fuel) <= g.coins[seat]


def fall(g: Civilization, pieces: list[int]) -> None:
    """Aircraft whose way home somebody has cut off in mid-flight are lost.  rule: CV-MOV-7"""
    for piece in pieces:
        g.tell("unit.lost", g.owner[piece], g.space[piece], g.kind[piece])
        remove_piece(g, piece)
