"""What follows from the rows of pieces, roads and spies, reckoned once: see ``tallies``."""

from typing import Final

from quadriga.games.civilization.board import EXPLORERS, MOST_SEATS, NOBODY, PLANE, RAILWAY
from quadriga.games.civilization.state import Civilization, Row
from quadriga.games.civilization.tallies import realms
from quadriga.games.civilization.terms import IMPRISONED, SPIES


class Muster:
    """The pieces of every owner who was asked for, and for NOBODY all explorers, ascending; whether there are
    aircraft."""

    def __init__(self, kind: Row, owner: Row) -> None:
        self.kind = kind
        self.owner = owner
        self.units: dict[int, Row] = {}
        self.has_planes = PLANE in kind


MUSTER: Final = [Muster((), ())]


def muster(g: Civilization) -> Muster:
    known = MUSTER[0]
    if known.kind is g.kind and known.owner is g.owner:
        return known
    known = Muster(g.kind, g.owner)
    MUSTER[0] = known
    return known


def places_of(row: Row, value: int) -> list[int]:
    """Where a number stands in a row, ascending: counted and found without looking at the others one by one."""
    count = row.count(value)
    if count < 2:
        return [row.index(value)] if count else []
    found: list[int] = []
    place = -1
    for _ in range(count):
        place = row.index(value, place + 1)
        found.append(place)
    return found


def enlist(g: Civilization, known: Muster, owner: int) -> Row:
    """Add what was not asked for yet."""
    if owner == NOBODY:
        found = places_of(g.kind, EXPLORERS)
    else:
        kinds = g.kind
        found = [piece for piece, whose in enumerate(g.owner) if whose == owner and kinds[piece] >= 0]
    known.units[owner] = tuple(found)
    return known.units[owner]


class Crowds:
    """The pieces in every space that was asked for, ascending, as long as nobody moves."""

    def __init__(self, space: Row) -> None:
        self.space = space
        self.found: dict[int, list[int]] = {}


CROWDS: Final = [Crowds(())]


def crowd(g: Civilization, space: int) -> list[int]:
    known = CROWDS[0]
    if known.space is not g.space:
        known = Crowds(g.space)
        CROWDS[0] = known
    if space not in known.found:
        known.found[space] = places_of(g.space, space)
    return known.found[space]


class Sails:
    """Sea zones with ships beside every space that was asked for, as long as no ship at sea comes or goes."""

    def __init__(self, fleet: bytes) -> None:
        self.fleet = fleet
        self.near: dict[int, list[int]] = {}


SAILS: Final = [Sails(b"")]


def sails_near(g: Civilization, here: int) -> list[int]:
    """Ascending as on the board; the list is shared."""
    known = SAILS[0]
    if known.fleet is not g.fleet:
        known = Sails(g.fleet)
        SAILS[0] = known
    if here not in known.near:
        owners = g.seats + 1
        nobody = bytes(owners)
        known.near[here] = [
            sea for sea in g.board.seas[here] if g.fleet[sea * owners : sea * owners + owners] != nobody
        ]
    return known.near[here]


class Roads:
    """Territories with a road or railway; whether there are railways; how many roads each seat uses, once asked for."""

    def __init__(self, road: Row) -> None:
        self.road = road
        self.built = [territory for territory in range(len(road)) if road[territory]]
        self.has_railways = RAILWAY in road
        self.space: Row = ()  # the rest is for the networks found last
        self.muster = MUSTER[0]
        self.own: list[Row] = []
        self.networks: list[int] = []


ROADS: Final = [Roads(())]


def roads(g: Civilization) -> Roads:
    known = ROADS[0]
    if known.road is not g.road:
        known = Roads(g.road)
        ROADS[0] = known
    return known


def road_networks(g: Civilization) -> list[int]:
    """By seat: roads and railways in territories with own units or settlements.  rule: CV-STR-21"""
    known = roads(g)
    units = muster(g)
    own = realms(g).own
    if known.space is not g.space or known.muster is not units or known.own is not own:
        known.space = g.space
        known.muster = units
        known.own = own
        known.networks = [0] * MOST_SEATS
        for seat in range(g.seats) if known.built else ():
            places = set(own[seat])
            pieces = units.units[seat] if seat in units.units else enlist(g, units, seat)
            places.update(map(g.space.__getitem__, pieces))
            for territory in known.built:
                if territory in places:
                    known.networks[seat] += 1
    return known.networks


class Agents:
    """Spies on the board by seat, ascending; seats, as a bit mask, with spies in prison."""

    def __init__(self, spy_space: Row) -> None:
        self.spy_space = spy_space
        self.active: list[list[int]] = [[] for _ in range(MOST_SEATS)]
        self.captive = 0


AGENTS: Final = [Agents(())]


def agents(g: Civilization) -> Agents:
    known = AGENTS[0]
    if known.spy_space is not g.spy_space:
        known = Agents(g.spy_space)
        for spy in range(len(g.spy_space)):
            if g.spy_space[spy] >= 0:
                known.active[spy // SPIES].append(spy)
            elif g.spy_space[spy] <= IMPRISONED:
                known.captive |= 1 << spy // SPIES
        AGENTS[0] = known
    return known
