"""The pieces a leader chooses among."""

from quadriga.games.civilization.board import NOBODY, PLANE, TERRITORIES
from quadriga.games.civilization.procedures.battle.battle import Battle
from quadriga.games.civilization.queries import is_laden, pieces_in
from quadriga.games.civilization.state import Civilization


def distinct(g: Civilization, pieces: list[int]) -> list[int]:
    """One of each sort, by its lowest number; a ship or aircraft with something aboard is a sort of its own."""
    found: list[int] = []
    seen: list[int] = []
    for piece in sorted(pieces):
        if is_laden(g, piece):
            found.append(piece)
            continue
        likeness = ((g.kind[piece] * 8 + g.owner[piece]) * 128 + g.space[piece]) * 1024 + g.aboard[piece]
        if likeness not in seen:
            seen.append(likeness)
            found.append(piece)
    return found


def planes_beside(g: Civilization, b: Battle, side: int, space: int) -> list[int]:
    """Aircraft of a side that can join a unit in a space: in a territory those there, at sea those on carriers.
    rule: CV-DIC-8, CV-BAT-20"""
    if PLANE not in g.kind:
        return []
    return [
        piece
        for piece in pieces_in(g, space)
        if g.kind[piece] == PLANE
        and (b.side(side) >> g.owner[piece]) & 1
        and piece not in b.fought
        and (space < TERRITORIES or g.aboard[piece] != NOBODY)
    ]
