"""A group of pieces on the move."""

from typing import Final

from quadriga.engine.choice import Answer, Choice, row
from quadriga.engine.frame import DONE, RUN, WAIT, Frame
from quadriga.engine.offer import Offer
from quadriga.games.civilization.board import FIRST_SHIP, MODERN, NOBODY, OLYMPICS, PIECES, PLANE, SPACES, TERRITORIES
from quadriga.games.civilization.piece_tallies import roads, sails_near
from quadriga.games.civilization.pieces import board_ship, changed, leave_ship, move_piece, spend
from quadriga.games.civilization.procedures.air import RANGE, comes_home, fall, steps_home
from quadriga.games.civilization.procedures.declaration import QUIET, disputes, may_attack
from quadriga.games.civilization.procedures.motion import (
    POINT,
    can_stir,
    cheap_ways,
    deck_room,
    harbour_cost,
    is_closed,
    is_declared,
    landing_places,
    points_left,
    room,
    same_sort,
    step_cost,
)
from quadriga.games.civilization.procedures.oil import burn, fuel_price, needs_fuel
from quadriga.games.civilization.procedures.passage import Passage, Permission, must_ask
from quadriga.games.civilization.queries import (
    at_war,
    has_effect,
    is_laden,
    is_land_unit,
    is_ship,
    pieces_in,
    units_of,
)
from quadriga.games.civilization.state import Civilization
from quadriga.games.civilization.tallies import is_anything_closed
from quadriga.games.civilization.terms import ASHORE, CLOSED, REFUSED, STOPPED

TO: Final = row("to", SPACES)
BOARD: Final = row("board", PIECES)
WITH: Final = row("with", PIECES)
HALT: Final = Choice("halt")


class Move(Frame[Civilization]):
    """Pieces that stand together go together, space by space, as far as their points reach.
    rule: CV-MOV-1, CV-MOV-2, CV-MOV-4, CV-MOV-5, CV-MOV-7, CV-MOV-8"""

    def __init__(self, seat: int = 0, pieces: list[int] | None = None) -> None:
        self.at = 0
        self.seat = seat
        self.pieces: list[int] = pieces if pieces is not None else []
        self.goal: int = NOBODY  # space, or ship to board
        self.boarding = False
        self.moved = False

    def clone(self) -> "Move":
        frame = Move(self.seat, self.pieces[:])
        frame.at = self.at
        frame.goal = self.goal
        frame.boarding = self.boarding
        frame.moved = self.moved
        return frame

    def run(self, g: Civilization) -> int:
        if self.at == 1:
            self.at = 0
            if g.result:
                return self.enter(g)
        for piece in self.pieces:
            if g.kind[piece] < 0 or g.owner[piece] != self.seat:
                self.pieces = [p for p in self.pieces if g.kind[p] >= 0 and g.owner[p] == self.seat]
                break
        if not self.pieces:
            return DONE
        flies = self.in_the_air(g)
        if (self.moved and g.mark[self.pieces[0]] & STOPPED) or not (flies or self.can_go(g)):
            self.finish(g)
            return DONE
        if flies and not self.steps(g, self.points_left(g)):
            fall(g, self.pieces)
            return DONE
        return WAIT

    def can_go(self, g: Civilization) -> bool:
        """Whether there is a space to enter or a ship to board; only railways cost nothing."""
        left = self.points_left(g)
        if left <= 0 and g.kind[self.pieces[0]] != PLANE and not roads(g).has_railways:
            return False
        return bool(self.steps(g, left, 1)) or bool(self.ships(g))

    def waiting(self, g: Civilization) -> list[int]:
        return [self.seat]

    # --- what is open

    def steps(self, g: Civilization, left: int, enough: int = SPACES) -> list[int]:
        """Neighbouring spaces that the whole group can enter with the points left, or at least as many as are enough.
        The list may be the board's.  rule: CV-MOV-3, CV-MOV-7"""
        first = self.pieces[0]
        kind = g.kind[first]
        if not can_stir(g, first) and not (self.moved and kind == PLANE):
            return []  # nothing stops aircraft on their way
        ways = self.ways(g)
        if left < POINT and kind != PLANE:
            ways = cheap_ways(g, ways, left)
            if not ways:
                return ways
        known = disputes(g, self.seat)
        here = g.space[first]
        easy = self.is_easy(g)
        if easy and left >= POINT and known.is_calm(g, here, kind >= FIRST_SHIP) and not is_anything_closed(g):
            return ways
        easy = easy and (left >= POINT or (left >= 0 and here < TERRITORIES and g.roads_rule))
        flags = known.flags
        mood = g.mood
        found: list[int] = []
        for space in ways:
            if easy and (flags[space] == QUIET or not known.has(g, space)):  # the easy way
                if space >= TERRITORIES or not mood[space] & CLOSED:
                    found.append(space)
            elif self.can_enter(g, space):
                found.append(space)
            if len(found) == enough:
                break
        return found

    def ways(self, g: Civilization) -> list[int]:
        """Neighbouring spaces of the group's own element; aircraft fly everywhere."""
        first = self.pieces[0]
        kind = g.kind[first]
        if kind < FIRST_SHIP:
            return g.board.land[g.space[first]]
        return g.board.neighbours[g.space[first]] if kind == PLANE else g.board.seas[g.space[first]]

    def points_left(self, g: Civilization) -> int:
        """What the most tired piece has left."""
        left = points_left(g, self.pieces[0])
        if len(self.pieces) > 1:
            for piece in self.pieces:
                left = min(left, points_left(g, piece))
        return left

    def is_easy(self, g: Civilization) -> bool:
        """Whether no step is too dear for who has a whole point left and nobody has to be asked: no fuel is needed, and
        there are no Olympic Games."""
        return g.era != MODERN and g.event != OLYMPICS and g.kind[self.pieces[0]] != PLANE

    def can_enter(self, g: Civilization, space: int) -> bool:
        first = self.pieces[0]
        kind = g.kind[first]
        if is_closed(g, space):
            return False
        if kind == PLANE:
            return comes_home(g, self.seat, self.pieces, space)
        if is_ship(kind) != (space >= TERRITORIES):
            return False
        return self.affords(g, space) and not self.is_refused(g, space) and self.welcome(g, space)

    def is_refused(self, g: Civilization, space: int) -> bool:
        """During the Olympic Games nobody asks twice.  rule: CV-EVT-2 (ruling CV-GAP-130)"""
        return g.event == OLYMPICS and self.is_armed(g) and has_effect(g, REFUSED, self.seat, space)

    def welcome(self, g: Civilization, space: int) -> bool:
        """Explorers do not enter what an enemy holds; armies enter it to fight.
        rule: CV-MOV-11, CV-DIP-3, CV-EVT-2"""
        known = disputes(g, self.seat)
        if not known.has(g, space):
            return True
        armed = self.is_armed(g)
        for other in known.rivals(g, space):
            if at_war(g, self.seat, other):
                if armed and g.event == OLYMPICS and other < g.seats:
                    continue  # asked first
                if not armed or not may_attack(g, self.seat):
                    return False
        return True

    def affords(self, g: Civilization, space: int) -> bool:
        """rule: CV-OIL-1"""
        fuel = 0
        for piece in self.pieces:
            cost = step_cost(g, piece, space)
            if cost > points_left(g, piece):
                return False
            if needs_fuel(g, piece):
                fuel += cost
        return fuel == 0 or fuel_price(g, self.seat, fuel) <= g.coins[self.seat]

    def bases(self, g: Civilization) -> list[int]:
        """Where the whole group could land."""
        return landing_places(g, self.seat, len(self.pieces))

    def ships(self, g: Civilization) -> list[int]:
        """Ships in neighbouring seas that can take the whole group aboard.  rule: CV-MOV-4, CV-MOV-5, CV-MOV-6"""
        first = self.pieces[0]
        here = g.space[first]
        kind = g.kind[first]
        if here >= TERRITORIES or kind >= FIRST_SHIP:
            return []
        found: list[int] = []
        seas = sails_near(g, here)
        if not seas or not can_stir(g, first):
            return found
        easy = self.is_easy(g) and self.points_left(g) >= POINT
        for sea in seas:
            if not easy and not self.affords(g, sea):
                continue
            for ship in pieces_in(g, sea):
                if is_ship(g.kind[ship]) and room(g, ship) >= len(self.pieces) and self.may_board(g, ship):
                    found.append(ship)
        found.sort()
        return found

    def may_board(self, g: Civilization, ship: int) -> bool:
        owner = g.owner[ship]
        if owner == self.seat:
            return True
        sea = g.space[ship]
        if at_war(g, self.seat, owner) or has_effect(g, REFUSED, self.seat, sea):
            return False
        here = g.space[self.pieces[0]]
        return any(coast != here and self.can_cross(g, sea, coast) for coast in g.board.land[sea])

    def can_cross(self, g: Civilization, sea: int, coast: int) -> bool:
        """Whether the group can board in a sea zone and land on a coast in one go; out of a battle no army comes.
        rule: CV-MOV-3, CV-MOV-6, CV-EVT-2, CV-OIL-1"""
        if self.is_armed(g) and is_declared(g, sea):
            return False
        fuel = 0
        for piece in self.pieces:
            cost = step_cost(g, piece, sea) + harbour_cost(g, self.seat, coast)
            if cost > points_left(g, piece):
                return False
            if needs_fuel(g, piece):
                fuel += cost
        if fuel and fuel_price(g, self.seat, fuel) > g.coins[self.seat]:
            return False
        return not is_closed(g, coast) and not self.is_refused(g, coast) and self.welcome(g, coast)

    def is_armed(self, g: Civilization) -> bool:
        for piece in self.pieces:
            if is_land_unit(g.kind[piece]) or is_ship(g.kind[piece]):
                return True
        return False

    def in_the_air(self, g: Civilization) -> bool:
        """Whether aircraft are where they cannot stay."""
        first = self.pieces[0]
        return g.kind[first] == PLANE and g.aboard[first] == NOBODY and g.space[first] not in self.bases(g)

    def companions(self, g: Civilization) -> list[int]:
        """Pieces of the same sort of mover in the same place that could come along, one of each sort."""
        first = self.pieces[0]
        found: list[int] = []
        seen: list[int] = []
        places = g.space
        here = places[first]
        for piece in units_of(g, self.seat):
            if places[piece] != here or piece in self.pieces or not same_sort(g, piece, first):
                continue
            if not can_stir(g, piece) or points_left(g, piece) < points_left(g, first):
                continue
            if is_laden(g, piece):
                found.append(piece)
                continue
            likeness = ((g.kind[piece] * 64 + g.spent[piece]) * 8 + g.mark[piece]) * 1024 + g.aboard[piece]
            if likeness not in seen:
                seen.append(likeness)
                found.append(piece)
        return found

    def offer(self, g: Civilization, seat: int, o: Offer) -> None:
        steps = self.steps(g, self.points_left(g))
        o.add_all([TO[space] for space in steps])
        for ship in self.ships(g):
            o.add(BOARD[ship])
        if not self.moved:
            for piece in self.companions(g):
                o.add(WITH[piece])
        if self.in_the_air(g):
            if o.explain:
                o.no("halt", -1, "in_the_air", ["CV-MOV-7"])
        elif not steps or not self.is_guest(g):
            o.add(HALT)
        elif o.explain:
            o.no("halt", -1, "aboard_an_ally", ["CV-MOV-6"])
        if self.can_drop(g):
            o.yes("drop", g.space[self.pieces[0]])
        if o.explain:
            self.explain(g, o)

    def can_drop(self, g: Civilization) -> bool:
        if g.kind[self.pieces[0]] != PLANE or not g.nukes:
            return False
        from quadriga.games.civilization.procedures.nuclear import may_drop

        return may_drop(g, self.seat, self.pieces)

    def explain(self, g: Civilization, o: Offer) -> None:
        first = self.pieces[0]
        if not can_stir(g, first) and not (self.moved and g.kind[first] == PLANE):
            return
        for space in g.board.neighbours[g.space[first]]:
            if self.can_enter(g, space):
                continue
            kind = g.kind[first]
            if is_closed(g, space):
                o.no("to", space, "climate", ["CV-EVT-25"], {"space": space})
            elif is_ship(kind) and space < TERRITORIES:
                o.no("to", space, "ships_stay_at_sea", ["CV-MOV-8"])
            elif not is_ship(kind) and kind != PLANE and space >= TERRITORIES:
                o.no("to", space, "needs_ship", ["CV-MOV-4"])
            elif not self.affords(g, space):
                o.no("to", space, "no_points", ["CV-MOV-1", "CV-OIL-1"], {"space": space})
            elif self.is_refused(g, space):
                o.no("to", space, "entry_refused", ["CV-EVT-2"], {"space": space})
            elif kind == PLANE:
                o.no("to", space, "no_landing_place", ["CV-MOV-7"])
            else:
                o.no("to", space, "enemy_there", ["CV-MOV-11", "CV-GOV-7", "CV-EVT-2"], {"space": space})

    # --- what is done

    def answer(self, g: Civilization, seat: int, a: Answer) -> None:
        if a.verb == "with":
            self.pieces.append(a.target)
        elif a.verb == "halt":
            self.finish(g)
        elif a.verb == "drop":
            from quadriga.games.civilization.procedures.nuclear import drop

            drop(g, self.seat, self.pieces)
        else:
            self.boarding = a.verb == "board"
            self.goal = a.target
            self.depart(g)

    def finish(self, g: Civilization) -> None:
        """Aircraft over the sea land on a carrier."""
        for piece in self.pieces:
            if g.kind[piece] == PLANE and g.space[piece] >= TERRITORIES and g.aboard[piece] == NOBODY:
                for ship in pieces_in(g, g.space[piece]):
                    if is_ship(g.kind[ship]) and g.owner[ship] == self.seat and deck_room(g, ship) > 0:
                        g.aboard = changed(g.aboard, piece, ship)
                        break
        self.pieces = []

    def depart(self, g: Civilization) -> None:
        """Ask first whoever has to be asked."""
        asked: list[int] = []
        if self.boarding:
            if g.owner[self.goal] != self.seat:
                asked = [g.owner[self.goal]]
        elif g.kind[self.pieces[0]] != PLANE and self.is_armed(g):
            asked = must_ask(g, self.seat, self.goal)
        if asked:
            self.at = 1
            g.call(Permission(asked, self.seat, g.space[self.goal] if self.boarding else self.goal))
        else:
            self.enter(g)

    def enter(self, g: Civilization) -> int:
        """Pay, go, and see who is there."""
        space = g.space[self.goal] if self.boarding else self.goal
        here = g.space[self.pieces[0]]
        fuel = 0
        for piece in self.pieces:
            cost = step_cost(g, piece, space)
            spend(g, piece, cost)
            if needs_fuel(g, piece):
                fuel += cost
        burn(g, self.seat, fuel)
        for piece in self.pieces:
            g.origin = changed(g.origin, piece, here)
            if self.boarding:
                board_ship(g, piece, self.goal)
            elif g.aboard[piece] != NOBODY:
                leave_ship(g, piece, space)
            else:
                move_piece(g, piece, space)
                g.mark = changed(g.mark, piece, g.mark[piece] & ~ASHORE)
        self.moved = True
        g.tell("pieces.moved", self.seat, here, space, len(self.pieces), g.kind[self.pieces[0]])
        if self.boarding or g.kind[self.pieces[0]] == PLANE:
            return RUN
        if not g.nukes and not disputes(g, self.seat).rivals(g, space):
            return RUN  # there is nobody who could mind
        return g.call(Passage(self.seat, space, self.is_armed(g)))

    def default(self, g: Civilization, seat: int) -> Answer:
        steps = self.steps(g, self.points_left(g))
        if self.is_guest(g) and steps:
            return Answer("to", steps[0])
        if not self.in_the_air(g):
            return Answer("halt")
        return Answer("to", self.way_home(g))

    def is_guest(self, g: Civilization) -> bool:
        """Whether the group is aboard somebody else's ship, from which it lands at once: later it might be unable to.
        rule: CV-MOV-6"""
        ship = g.aboard[self.pieces[0]]
        return ship != NOBODY and g.owner[ship] != self.seat

    def way_home(self, g: Civilization) -> int:
        """The next space on the shortest way to a landing place."""
        best = NOBODY
        shortest = RANGE
        for space in self.steps(g, self.points_left(g)):
            home = steps_home(g, self.seat, space, len(self.pieces))
            if home < shortest:
                shortest = home
                best = space
        return best
