"""Where the units of a side that retreats go."""

from typing import Final

from quadriga.engine.choice import Answer
from quadriga.engine.frame import DONE, WAIT, Frame
from quadriga.engine.offer import Offer
from quadriga.games.civilization.board import EXPLORERS, NOBODY, PLANE, SPACES, TERRITORIES
from quadriga.games.civilization.pieces import board_ship, changed, move_piece
from quadriga.games.civilization.procedures.battle.battle import ATTACK, Battle, battle_of
from quadriga.games.civilization.procedures.battle.ranks import distinct
from quadriga.games.civilization.procedures.motion import (
    deck_room,
    is_closed,
    landing_places,
    own_ships_with_room,
    room,
)
from quadriga.games.civilization.queries import at_war, enemies_in, is_ship, pieces_in
from quadriga.games.civilization.state import Civilization

FLYING_RANGE: Final = 3

# which pieces go, one after the other
MARCH: Final = 0  # armies
FOLLOW: Final = 1  # explorers of those who went, if there is room left
FLY: Final = 2  # aircraft
SAIL: Final = 3


# --- ways out


def ways_out(g: Civilization, b: Battle, side: int, piece: int) -> list[int]:
    """Spaces to which a piece of a side may retreat, ascending.
    rule: CV-RET-2, CV-RET-3, CV-RET-4, CV-RET-5, CV-OIL-7"""
    kind = g.kind[piece]
    if is_ship(kind):
        return sea_ways(g, b, side, piece)
    if kind == PLANE:
        return air_ways(g, b, piece)
    return land_ways(g, b, side, piece)


def land_ways(g: Civilization, b: Battle, side: int, piece: int) -> list[int]:
    """Attackers go back to where one of them came from, unless they were there before; defenders to any neutral, empty
    or own neighbour from which no attacker came; both may board own ships with room.
    rule: CV-RET-2, CV-RET-3, CV-RET-4 (ruling CV-GAP-81)"""
    owner = g.owner[piece]
    if side == ATTACK and g.origin[piece] == NOBODY:
        return []
    found: list[int] = []
    for space in g.board.neighbours[b.space]:
        if space >= TERRITORIES:
            if ships_to_board(g, b, side, owner, space):
                found.append(space)
        elif enemies_in(g, space, owner):
            continue
        elif side == ATTACK:
            if space in b.sources:
                found.append(space)
        elif space not in b.sources and not is_closed(g, space) and not is_enemy_land(g, space, owner):
            found.append(space)
    return found


def ships_to_board(g: Civilization, b: Battle, side: int, owner: int, sea: int) -> list[int]:
    """Own ships with room: those of a landing, though it goes on, and those in a sea zone fit for a retreat.
    rule: CV-RET-2, CV-RET-4, CV-RET-7 (ruling CV-GAP-46)"""
    ships = own_ships_with_room(g, sea, owner)
    fighting = [ship for ship in ships if ship in b.fleet]
    if fighting:
        return fighting
    if enemies_in(g, sea, owner) or (sea in b.sources) != (side == ATTACK):
        return []
    return ships


def is_enemy_land(g: Civilization, territory: int, owner: int) -> bool:
    holder = g.seats if g.occupied[territory] else g.holder[territory]
    return holder != NOBODY and at_war(g, owner, holder)


def sea_ways(g: Civilization, b: Battle, side: int, ship: int) -> list[int]:
    """Ships that attacked a coast without having moved just draw off, if no enemy is with them.
    rule: CV-RET-2, CV-RET-3, CV-RET-4, CV-RET-7 (ruling CV-GAP-119)"""
    owner = g.owner[ship]
    here = g.space[ship]
    if side == ATTACK and g.origin[ship] == NOBODY:
        return [] if b.is_naval() or enemies_in(g, here, owner) else [here]
    found: list[int] = []
    for sea in g.board.seas[here]:
        if not enemies_in(g, sea, owner) and (sea in b.sources) == (side == ATTACK):
            found.append(sea)
    return found


def air_ways(g: Civilization, b: Battle, plane: int) -> list[int]:
    """Aircraft in a territory fly to any base in range without enemies.  rule: CV-MOV-7 (ruling CV-GAP-120)"""
    owner = g.owner[plane]
    return [
        space
        for space in landing_places(g, owner)
        if space != b.space
        and g.board.distance[b.space * SPACES + space] <= FLYING_RANGE
        and not enemies_in(g, space, owner)
    ]


class Withdrawal(Frame[Civilization]):
    """The owners of a side say where their units go; all that can go must, who finds no room stays and fights on.
    rule: CV-RET-5, CV-RET-7, CV-OIL-7 (rulings CV-GAP-46, CV-GAP-81, CV-GAP-120)"""

    def __init__(self, side: int = 0, land: bool = False, sea: bool = False) -> None:
        self.at: int = MARCH
        self.side = side
        self.land = land
        self.sea = sea
        self.piece: int = NOBODY  # picked out by its owner
        self.went = 0  # bit mask of owners whose armies went

    def clone(self) -> "Withdrawal":
        frame = Withdrawal(self.side, self.land, self.sea)
        frame.at = self.at
        frame.piece = self.piece
        frame.went = self.went
        return frame

    def run(self, g: Civilization) -> int:
        b = battle_of(g)
        b.forget_dead(g)
        while self.at <= SAIL:
            if self.next_seat(g, b) != NOBODY:
                if self.piece != NOBODY and self.piece not in self.movers(g, b, self.next_seat(g, b)):
                    self.piece = NOBODY
                return WAIT
            self.at += 1
        return DONE

    def movers(self, g: Civilization, b: Battle, seat: int) -> list[int]:
        """A seat's pieces that go in this step and have somewhere to go."""
        if self.at == SAIL:
            pieces = [ship for ship in b.ships(g, self.side) if self.sea]
        elif not self.land:
            return []
        elif self.at == MARCH:
            pieces = b.armies(g, self.side)
        else:
            kind = EXPLORERS if self.at == FOLLOW else PLANE
            present = pieces_in(g, b.space) if (self.went >> seat) & 1 else []
            pieces = [piece for piece in present if g.kind[piece] == kind]
        return [piece for piece in pieces if g.owner[piece] == seat and ways_out(g, b, self.side, piece)]

    def next_seat(self, g: Civilization, b: Battle) -> int:
        for seat in b.owners(g, self.side):
            if seat < g.seats and self.movers(g, b, seat):
                return seat
        return NOBODY

    def common(self, g: Civilization, b: Battle, pieces: list[int]) -> list[int]:
        """Spaces that can take all these pieces."""
        ways = ways_out(g, b, self.side, pieces[0])
        for piece in pieces[1:]:
            more = ways_out(g, b, self.side, piece)
            ways = [space for space in ways if space in more]
        return [space for space in ways if self.places(g, b, pieces[0], space) >= len(pieces)]

    def places(self, g: Civilization, b: Battle, piece: int, space: int) -> int:
        """Pieces like this one that a space can take."""
        if space < TERRITORIES or is_ship(g.kind[piece]):
            return len(g.kind)
        owner = g.owner[piece]
        if g.kind[piece] == PLANE:
            return sum(deck_room(g, ship) for ship in carriers(g, space, owner))
        return sum(room(g, ship) for ship in ships_to_board(g, b, self.side, owner, space))

    def waiting(self, g: Civilization) -> list[int]:
        return [self.next_seat(g, battle_of(g))]

    def offer(self, g: Civilization, seat: int, o: Offer) -> None:
        b = battle_of(g)
        if self.piece != NOBODY:
            for space in ways_out(g, b, self.side, self.piece):
                o.yes("fall_back", space)
            return
        pieces = self.movers(g, b, seat)
        together = self.common(g, b, pieces)
        for space in together:
            o.yes("fall_back", space)
        if len(together) == 1 and all(ways_out(g, b, self.side, piece) == together for piece in pieces):
            return
        if len(pieces) > 1 or not together:
            for piece in distinct(g, pieces):
                o.yes("pick", piece)

    def answer(self, g: Civilization, seat: int, a: Answer) -> None:
        b = battle_of(g)
        if a.verb == "pick":
            self.piece = a.target
            return
        pieces = self.movers(g, b, seat) if self.piece == NOBODY else [self.piece]
        self.piece = NOBODY
        b.retreated |= 1 << self.side
        if self.at == MARCH:
            self.went |= 1 << seat
        g.tell("units.withdrawn", seat, b.space, a.target, len(pieces), g.kind[pieces[0]])
        for piece in pieces:
            self.send(g, b, piece, a.target)

    def send(self, g: Civilization, b: Battle, piece: int, space: int) -> None:
        if is_ship(g.kind[piece]):
            if g.space[piece] != space:
                move_piece(g, piece, space)
            b.fleet = [ship for ship in b.fleet if ship != piece]
        elif space < TERRITORIES:
            move_piece(g, piece, space)
            if g.aboard[piece] != NOBODY:
                g.aboard = changed(g.aboard, piece, NOBODY)
        elif g.kind[piece] == PLANE:
            decks = [ship for ship in carriers(g, space, g.owner[piece]) if deck_room(g, ship) > 0]
            board_ship(g, piece, decks[0])
        else:
            board_ship(g, piece, ships_to_board(g, b, self.side, g.owner[piece], space)[0])

    def default(self, g: Civilization, seat: int) -> Answer:
        b = battle_of(g)
        if self.piece != NOBODY:
            return Answer("fall_back", ways_out(g, b, self.side, self.piece)[0])
        pieces = self.movers(g, b, seat)
        together = self.common(g, b, pieces)
        return Answer("fall_back", together[0]) if together else Answer("pick", distinct(g, pieces)[0])


def carriers(g: Civilization, sea: int, owner: int) -> list[int]:
    return [
        piece
        for piece in pieces_in(g, sea)
        if g.owner[piece] == owner and is_ship(g.kind[piece]) and g.board.kind_planes[g.kind[piece]]
    ]
