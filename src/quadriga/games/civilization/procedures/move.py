"""A group of pieces on the move."""

from typing import Final

from quadriga.engine.choice import Answer, Choice, row
from quadriga.engine.frame import DONE, RUN, WAIT, Frame
from quadriga.engine.offer import Offer
from quadriga.games.civilization.board import (
    EXPLORERS,
    MODERN,
    NOBODY,
    OLYMPICS,
    PLANE,
    SPACES,
    TERRITORIES,
)
from quadriga.games.civilization.piece_tallies import roads
from quadriga.games.civilization.pieces import board_ship, changed, leave_ship, move_piece, set_mark, spend
from quadriga.games.civilization.procedures.air import RANGE, comes_home, fall, steps_home
from quadriga.games.civilization.procedures.declaration import Disputes, disputes, may_attack, occupants
from quadriga.games.civilization.procedures.motion import (
    POINT,
    can_stir,
    deck_room,
    harbour_cost,
    is_closed,
    is_declared,
    landing_places,
    points_left,
    room,
    step_cost,
)
from quadriga.games.civilization.procedures.oil import burn, fuel_price, needs_fuel
from quadriga.games.civilization.procedures.passage import Passage, Permission, must_ask
from quadriga.games.civilization.queries import (
    at_war,
    has_effect,
    in_anarchy,
    is_laden,
    is_land_unit,
    is_ship,
    pieces_in,
    units_of,
)
from quadriga.games.civilization.state import Civilization
from quadriga.games.civilization.terms import ASHORE, REFUSED, STOPPED

TO: Final = row("to", SPACES)
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
        self.pieces = [p for p in self.pieces if g.kind[p] >= 0 and g.owner[p] == self.seat]
        if not self.pieces:
            return DONE
        if not self.goes_on(g):
            self.finish(g)
            return DONE
        if self.in_the_air(g) and not self.steps(g):
            fall(g, self.pieces)
            return DONE
        return WAIT

    def goes_on(self, g: Civilization) -> bool:
        if self.moved and g.mark[self.pieces[0]] & STOPPED:
            return False
        if self.in_the_air(g):
            return True
        return self.can_go(g)

    def can_go(self, g: Civilization) -> bool:
        """Whether there is a space to enter or a ship to board."""
        if self.can_leave(g):
            known = disputes(g, self.seat)
            nimble = self.is_nimble(g)
            for space in self.ways(g):
                if self.can_step(g, space, nimble, known):
                    return True
        return bool(self.ships(g))

    def waiting(self, g: Civilization) -> list[int]:
        return [self.seat]

    # --- what is open

    def steps(self, g: Civilization) -> list[int]:
        """Neighbouring spaces that the whole group can enter."""
        if not self.can_leave(g):
            return []
        known = disputes(g, self.seat)
        nimble = self.is_nimble(g)
        return [space for space in self.ways(g) if self.can_step(g, space, nimble, known)]

    def ways(self, g: Civilization) -> list[int]:
        """Neighbouring spaces of the group's own element; aircraft fly everywhere."""
        first = self.pieces[0]
        kind = g.kind[first]
        if kind == PLANE:
            return g.board.neighbours[g.space[first]]
        return g.board.seas[g.space[first]] if is_ship(kind) else g.board.land[g.space[first]]

    def can_leave(self, g: Civilization) -> bool:
        """Nothing stops aircraft on their way.  rule: CV-MOV-3, CV-MOV-7"""
        first = self.pieces[0]
        return can_stir(g, first) or (self.moved and g.kind[first] == PLANE)

    def is_nimble(self, g: Civilization) -> bool:
        """Whether no step is too dear and nobody has to be asked: everybody has a whole point left, no fuel is needed,
        and there are no Olympic Games."""
        if g.era == MODERN or g.event == OLYMPICS or g.kind[self.pieces[0]] == PLANE:
            return False
        for piece in self.pieces:
            if points_left(g, piece) < POINT:
                return False
        return True

    def can_step(self, g: Civilization, space: int, nimble: bool, known: Disputes) -> bool:
        """Whether the group can enter a space of its own element: easily, or after a closer look."""
        return (nimble and not known.has(g, space) and not is_closed(g, space)) or self.can_enter(g, space)

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
        if not disputes(g, self.seat).has(g, space):
            return True
        armed = self.is_armed(g)
        for other in occupants(g, space, self.seat):
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
        if here >= TERRITORIES or is_ship(kind) or kind == PLANE or not can_stir(g, first):
            return []
        found: list[int] = []
        for sea in g.board.seas[here]:
            if not any(g.fleet[sea * (g.seats + 1) : (sea + 1) * (g.seats + 1)]):
                continue
            if not self.is_nimble(g) and not self.affords(g, sea):
                continue
            for ship in pieces_in(g, sea):
                if is_ship(g.kind[ship]) and room(g, ship) >= len(self.pieces) and self.may_board(g, ship):
                    found.append(ship)
        return sorted(found)

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
        here = g.space[first]
        for piece in units_of(g, self.seat):
            if g.space[piece] != here or piece in self.pieces or not same_sort(g, piece, first):
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
        steps = self.steps(g)
        o.add_all([TO[space] for space in steps])
        for ship in self.ships(g):
            o.yes("board", ship)
        if not self.moved:
            for piece in self.companions(g):
                o.yes("with", piece)
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
        if not self.can_leave(g):
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
        return g.call(Passage(self.seat, space, self.is_armed(g)))

    def default(self, g: Civilization, seat: int) -> Answer:
        if self.is_guest(g) and self.steps(g):
            return Answer("to", self.steps(g)[0])
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
        for space in self.steps(g):
            home = steps_home(g, self.seat, space, len(self.pieces))
            if home < shortest:
                shortest = home
                best = space
        return best


def same_sort(g: Civilization, piece: int, other: int) -> bool:
    """Land movers go with land movers from the same ship or land, ships with ships, aircraft with aircraft."""
    one = g.kind[piece]
    two = g.kind[other]
    if is_ship(one) or is_ship(two):
        return is_ship(one) and is_ship(two)
    if one == PLANE or two == PLANE:
        return one == two
    return (one == EXPLORERS) == (two == EXPLORERS) or g.aboard[piece] == g.aboard[other]


class Mobility:
    """Which of a seat's pieces may be picked up now; what is the same for several of them is found out once.
    rule: CV-GOV-7, CV-GOV-8, CV-MOV-10"""

    def __init__(self, g: Civilization, seat: int) -> None:
        self.seat = seat
        self.anarchy = in_anarchy(g, seat)
        self.railways = roads(g).has_railways
        self.known = disputes(g, seat)
        self.simple = g.era != MODERN and g.event != OLYMPICS  # neither fuel nor consent is needed
        self.exits: dict[int, bool] = {}  # by space * 2, and 1 more for ships
        self.paved: dict[int, bool] = {}  # by space

    def allows(self, g: Civilization, piece: int) -> bool:
        kind = g.kind[piece]
        if (self.anarchy and kind != EXPLORERS) or not can_stir(g, piece):
            return False
        left = points_left(g, piece)
        if left < POINT:
            if left <= 0 and not self.railways:
                return False
            if kind != PLANE and not self.is_paved(g, g.space[piece]):
                return False
        elif self.simple and kind != PLANE and self.leads_out(g, g.space[piece], is_ship(kind)):
            return True
        return Move(self.seat, [piece]).can_go(g)

    def is_paved(self, g: Civilization, here: int) -> bool:
        """Whether a road may make a step cheaper than a whole point."""
        if here not in self.paved:
            self.paved[here] = here < TERRITORIES and g.road[here] > 0
            for territory in g.board.land[here]:
                if g.road[territory]:
                    self.paved[here] = True
                    break
        return self.paved[here]

    def leads_out(self, g: Civilization, here: int, by_sea: bool) -> bool:
        """Whether a piece with a whole point left can go on without a fight."""
        place = here * 2 + by_sea
        if place not in self.exits:
            self.exits[place] = False
            for space in g.board.seas[here] if by_sea else g.board.land[here]:
                if not self.known.has(g, space) and not is_closed(g, space):
                    self.exits[place] = True
                    break
        return self.exits[place]


def pause(g: Civilization, piece: int) -> None:
    """A piece has done its work for this turn."""
    set_mark(g, piece, STOPPED)
