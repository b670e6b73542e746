"""How spies travel."""

from typing import Final

from quadriga.engine.choice import Answer
from quadriga.engine.frame import DONE, Frame
from quadriga.engine.offer import Offer
from quadriga.games.civilization.board import NOBODY, PIECES, PLANE, SPACES, TERRITORIES
from quadriga.games.civilization.pieces import changed, raised
from quadriga.games.civilization.procedures.espionage.malus import is_hostile_ship, is_hostile_space, malus
from quadriga.games.civilization.procedures.espionage.spies import owner_of, spies_of
from quadriga.games.civilization.procedures.motion import is_closed
from quadriga.games.civilization.queries import has_planes, is_ship, owners_in, pieces_in
from quadriga.games.civilization.state import Civilization

POINTS: Final = 2  # halves


def entry_cost(g: Civilization, spy: int, territory: int) -> int:
    """Half a point for a friendly territory, nothing with a road, a whole one for a hostile one.

    rule: CV-ESP-11, CV-ESP-12 (ruling CV-GAP-38)
    """
    if is_hostile_space(g, owner_of(spy), territory):
        return 2
    return 0 if g.roads_rule and g.road[territory] else 1


def harbour_cost(g: Civilization, spy: int, territory: int) -> int:
    """To board a ship: roads help in a friendly territory that is not empty.  rule: CV-ESP-11, CV-ESP-13"""
    empty = g.size[territory] == 0 and not owners_in(g, territory)
    if empty or is_hostile_space(g, owner_of(spy), territory) or not g.roads_rule:
        return 2
    return 2 - min(2, g.road[territory])


def offer_spy_moves(g: Civilization, seat: int, o: Offer) -> None:
    """rule: CV-MOV-1, CV-ESP-1, CV-ESP-12, CV-ESP-13, CV-ESP-14, CV-ESP-15"""
    for spy in spies_of(g, seat):
        left = POINTS - g.spy_mp[spy]
        here = g.spy_space[spy]
        if is_closed(g, here):
            continue
        for space in steps(g, spy):
            if step_cost(g, spy, space) <= left and not is_closed(g, space):
                o.yes("spy_to", spy * SPACES + space)
            elif o.explain:
                o.no("spy_to", spy * SPACES + space, "no_points", ["CV-ESP-12"], {"space": space})
        if g.spy_ship[spy] == NOBODY:
            for piece in vehicles(g, spy, left):
                o.yes("spy_board", spy * PIECES + piece)


def steps(g: Civilization, spy: int) -> list[int]:
    """Territories a spy can step into; out of an aircraft into the one where it stands."""
    ship = g.spy_ship[spy]
    here = g.spy_space[spy]
    if ship != NOBODY and g.kind[ship] == PLANE:
        return [here] if here < TERRITORIES else []
    return g.board.land[here]


def step_cost(g: Civilization, spy: int, space: int) -> int:
    """From a ship as from a neighbouring territory; out of an aircraft for nothing.  rule: CV-ESP-12, CV-ESP-14"""
    ship = g.spy_ship[spy]
    return 0 if ship != NOBODY and g.kind[ship] == PLANE else entry_cost(g, spy, space)


def vehicles(g: Civilization, spy: int, left: int) -> list[int]:
    """Ships in neighbouring seas and own aircraft in the same territory; who has just escaped stays where he is.
    rule: CV-ESP-13, CV-ESP-14, CV-ESP-23"""
    here = g.spy_space[spy]
    if here >= TERRITORIES or left < 0:
        return []
    seat = owner_of(spy)
    found: list[int] = []
    if has_planes(g):
        found = [piece for piece in pieces_in(g, here) if g.kind[piece] == PLANE and g.owner[piece] == seat]
    if harbour_cost(g, spy, here) <= left:
        for sea in g.board.seas[here]:
            if owners_in(g, sea):
                found += [piece for piece in pieces_in(g, sea) if is_ship(g.kind[piece])]
    return sorted(found)


def answer_spy_move(g: Civilization, seat: int, a: Answer) -> None:
    """rule: CV-ESP-12, CV-ESP-16"""
    if a.verb == "spy_board":
        spy = a.target // PIECES
        piece = a.target % PIECES
        if g.kind[piece] != PLANE:
            g.spy_mp = raised(g.spy_mp, spy, harbour_cost(g, spy, g.spy_space[spy]))
        g.spy_ship = changed(g.spy_ship, spy, piece)
        g.spy_space = changed(g.spy_space, spy, g.space[piece])
        g.tell("spy.boarded", seat, g.space[piece])
        if is_hostile_ship(g, seat, piece):
            g.call(Detection(spy))
        return
    spy = a.target // SPACES
    space = a.target % SPACES
    g.spy_mp = raised(g.spy_mp, spy, step_cost(g, spy, space))
    g.spy_ship = changed(g.spy_ship, spy, NOBODY)
    g.spy_space = changed(g.spy_space, spy, space)
    g.tell("spy.moved", seat, space)
    if is_hostile_space(g, seat, space):
        g.call(Detection(spy))


class Detection(Frame[Civilization]):
    """Whoever enters a hostile place may be seen.  rule: CV-ESP-16"""

    def __init__(self, spy: int = 0) -> None:
        self.at = 0
        self.spy = spy

    def clone(self) -> "Detection":
        frame = Detection(self.spy)
        frame.at = self.at
        return frame

    def run(self, g: Civilization) -> int:
        if self.at == 0:
            self.at = 1
            return g.roll(1, 8)
        if self.at == 1:
            self.at = 2
            hidden = g.rolled[0] > 1 + malus(g, self.spy)
            g.tell("spy.watched", owner_of(self.spy), g.spy_space[self.spy], g.rolled[0], int(hidden))
            if not hidden:
                from quadriga.games.civilization.procedures.espionage.treatment import Treatment

                return g.call(Treatment(self.spy))
        return DONE
