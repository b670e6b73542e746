"""Who can trade with whom."""

from typing import Final

from quadriga.games.civilization.board import MOST_SEATS, NOBODY, SPACES, TERRITORIES
from quadriga.games.civilization.procedures.income import counted_dogma
from quadriga.games.civilization.procedures.motion import has_port
from quadriga.games.civilization.queries import at_war, discovered, own_settlements
from quadriga.games.civilization.state import Civilization, Row
from quadriga.games.civilization.terms import CLOSED, TRADE_ENTRY, TRADE_ONE, TRADE_OTHER

FAR: Final = 99


class Reach:
    """How far trade goes, as long as nothing is discovered."""

    def __init__(self, tech_owner: Row) -> None:
        self.tech_owner = tech_owner
        self.land = 0
        self.sea = 0


class Presence:
    """Who is where, as bit masks of owners by space, as long as nobody comes or goes."""

    def __init__(self, troops: bytes, fleet: bytes, holder: Row) -> None:
        self.troops = troops
        self.fleet = fleet
        self.holder = holder
        self.masks = [0] * SPACES


class Ways:
    """Which pairs of players are linked however others stand to them, as long as nothing on the board changes."""

    def __init__(self, g: Civilization) -> None:
        self.holder = g.holder
        self.occupied = g.occupied
        self.size = g.size
        self.road = g.road
        self.mood = g.mood
        self.troops = g.troops
        self.fleet = g.fleet
        self.tech_owner = g.tech_owner
        self.sorts = [UNKNOWN] * (MOST_SEATS * MOST_SEATS)
        self.open: dict[int, bool] = {}  # by pair and by who bars it, where that matters
        self.isolated: dict[int, bool] = {}  # by territory, other player and who bars the way
        self.war: Row = ()  # the rest is for the links found last
        self.gone: Row = ()
        self.embargo: Row = ()
        self.linked: list[int] = []

    def hold(self, g: Civilization) -> bool:
        return (
            self.holder is g.holder
            and self.occupied is g.occupied
            and self.size is g.size
            and self.road is g.road
            and self.mood is g.mood
            and self.troops is g.troops
            and self.fleet is g.fleet
            and self.tech_owner is g.tech_owner
        )


UNKNOWN: Final = 0  # sorts of ways between two players
NEVER: Final = 1  # even if nobody but barbarians bars them
ALWAYS: Final = 2  # even if everybody else bars them
AT_TIMES: Final = 3

REACH: Final = [Reach(())]
PRESENCE: Final = [Presence(b"", b"", ())]
WAYS: Final = [Ways(Civilization())]


def trade_reach(g: Civilization) -> tuple[int, int]:
    """How many territories, and how many sea zones, may lie between two trading settlements.

    rule: CV-TRD-6 (ruling CV-GAP-33)
    """
    known = REACH[0]
    if known.tech_owner is not g.tech_owner:
        known = Reach(g.tech_owner)
        board = g.board
        for row, technology in enumerate(board.trade_technologies):
            if technology == NOBODY or discovered(g, technology):
                known.land = max(known.land, board.trade_land[row])
                known.sea = max(known.sea, board.trade_sea[row])
        REACH[0] = known
    return known.land, known.sea


def land_gap(g: Civilization, one: int, other: int) -> int:
    """Territories between two by land; 0 if they are neighbours (ruling CV-GAP-34)."""
    return g.board.land_distance[one * TERRITORIES + other] - 1


def sea_gap(g: Civilization, one: int, other: int) -> int:
    return g.board.sea_distance[one * TERRITORIES + other]


def distance(g: Civilization, one: int, other: int) -> int:
    """rule: CV-TRD-6 (ruling CV-GAP-34)"""
    return min(land_gap(g, one, other), sea_gap(g, one, other))


def presence(g: Civilization) -> list[int]:
    """Who is where with forces or a settlement: bit masks of owners by space."""
    known = PRESENCE[0]
    if known.troops is g.troops and known.fleet is g.fleet and known.holder is g.holder:
        return known.masks
    known = Presence(g.troops, g.fleet, g.holder)
    masks = known.masks
    owners = g.seats + 1
    coast = TERRITORIES * owners
    for owner in range(owners):
        bit = 1 << owner
        present = g.troops[owner:coast:owners] + g.fleet[coast + owner :: owners]
        if any(present):
            for space, number in enumerate(present):
                if number:
                    masks[space] |= bit
    for territory, holder in enumerate(g.holder):
        if holder != NOBODY:
            masks[territory] |= 1 << holder
    PRESENCE[0] = known
    return masks


def barring(g: Civilization, one: int, other: int) -> int:
    """Who stops goods of two players wherever he is, as a bit mask: third players, and barbarians, who are at war
    with a trader or refuse him.  rule: CV-TRD-8 (ruling CV-GAP-84)"""
    mask = 0
    for third in range(g.seats + 1):
        if third != one and third != other and refuses(g, third, one, other):
            mask |= 1 << third
    return mask


def refuses(g: Civilization, third: int, one: int, other: int) -> bool:
    if at_war(g, third, one) or at_war(g, third, other):
        return True
    return g.embargo[third * g.seats + one] == 1 or g.embargo[third * g.seats + other] == 1


def joined(g: Civilization, starts: Row, goals: Row, land: int, sea: int, barred: int) -> bool:
    """Whether goods can go from one of some settlements to one of others: neighbours always, else by roads or from
    port to port, within so many territories or sea zones, and around those who bar the way.

    rule: CV-TRD-6, CV-TRD-7, CV-TRD-8, CV-EVT-25
    """
    mood = g.mood
    for territory in starts:
        for near in g.board.land[territory]:
            if near in goals and not (mood[territory] | mood[near]) & CLOSED:
                return True
    return (land > 0 and land_route(g, starts, goals, land, barred)) or sea_route(g, starts, goals, sea, barred)


def has_road(g: Civilization, territory: int) -> bool:
    """Without the rules for roads nothing is isolated.  rule: CV-VAR-1, CV-TRD-7"""
    return not g.roads_rule or g.road[territory] > 0


def has_harbour(g: Civilization, territory: int) -> bool:
    return has_port(g, territory) or (not g.roads_rule and g.board.coastal[territory])


def land_route(g: Civilization, starts: Row, goals: Row, reach: int, barred: int) -> bool:
    """A chain of roads with at most so many territories between."""
    mood = g.mood
    masks = presence(g)
    edge = [start for start in starts if has_road(g, start) and not mood[start] & CLOSED]
    ends = [goal for goal in goals if has_road(g, goal) and not mood[goal] & CLOSED]
    if not ends:
        return False
    seen = edge[:]
    for _ in range(reach + 1):
        onward: list[int] = []
        for here in edge:
            for near in g.board.land[here]:
                if near in ends:
                    return True
                if near not in seen and not (masks[near] & barred or mood[near] & CLOSED) and has_road(g, near):
                    seen.append(near)
                    onward.append(near)
        edge = onward
        if not edge:
            return False
    return False


def sea_route(g: Civilization, starts: Row, goals: Row, reach: int, barred: int) -> bool:
    """From port to port through at most so many sea zones."""
    masks = presence(g)
    edge = off_ports(g, starts, barred)
    if not edge:
        return False
    ends = off_ports(g, goals, barred)
    if not ends:
        return False
    seen = edge[:]
    for _ in range(reach):
        onward: list[int] = []
        for here in edge:
            if here in ends:
                return True
            for near in g.board.seas[here]:
                if near not in seen and not masks[near] & barred:
                    seen.append(near)
                    onward.append(near)
        edge = onward
        if not edge:
            return False
    return False


def off_ports(g: Civilization, territories: Row, barred: int) -> list[int]:
    """Sea zones off the ports of some settlements in which nobody bars the way."""
    masks = presence(g)
    found: list[int] = []
    for territory in territories:
        if has_harbour(g, territory) and not g.mood[territory] & CLOSED:
            for sea in g.board.seas[territory]:
                if not masks[sea] & barred and sea not in found:
                    found.append(sea)
    return found


def ways(g: Civilization) -> Ways:
    known = WAYS[0]
    if not known.hold(g):
        known = Ways(g)
        WAYS[0] = known
    return known


def are_linked(g: Civilization, known: Ways, one: int, other: int) -> bool:
    """Whether two players can trade without anybody between.  rule: CV-TRD-5, CV-TRD-6, CV-TRD-7"""
    if g.war[one * g.seats + other]:
        return False
    sort = known.sorts[one * MOST_SEATS + other]
    if sort == UNKNOWN:
        barbarians = 1 << g.seats
        if not can_link(g, one, other, barbarians):
            sort = NEVER
        else:
            sort = ALWAYS if can_link(g, one, other, 2 * barbarians - 1 - (1 << one) - (1 << other)) else AT_TIMES
        known.sorts[one * MOST_SEATS + other] = sort
    if sort != AT_TIMES:
        return sort == ALWAYS
    barred = barring(g, one, other)
    case = ((one * MOST_SEATS + other) << MOST_SEATS + 1) + barred
    if case not in known.open:
        known.open[case] = can_link(g, one, other, barred)
    return known.open[case]


def can_link(g: Civilization, one: int, other: int, barred: int) -> bool:
    """The same if these owners bar the way."""
    land, sea = trade_reach(g)
    return joined(g, own_settlements(g, one), own_settlements(g, other), land, sea, barred)


def is_isolated(g: Civilization, territory: int, other: int) -> bool:
    """Whether the resource of a settlement finds no way to another player: no road, no port and no neighbour brings it
    to a settlement, this one or another of its owner's, that is connected with one of his.  rule: CV-TRD-7"""
    known = ways(g)
    barred = barring(g, g.holder[territory], other)
    case = ((territory * MOST_SEATS + other) << MOST_SEATS + 1) + barred
    if case not in known.isolated:
        known.isolated[case] = not finds_way(g, territory, other, barred)
    return known.isolated[case]


def finds_way(g: Civilization, territory: int, other: int, barred: int) -> bool:
    theirs = own_settlements(g, other)
    land, sea = trade_reach(g)
    left = [t for t in own_settlements(g, g.holder[territory]) if t != territory]
    edge = [territory]
    while edge:
        here = edge.pop()
        if joined(g, (here,), theirs, land, sea, barred):
            return True
        near = [t for t in left if joined(g, (here,), (t,), FAR, FAR, barred)]
        left = [t for t in left if t not in near]
        edge += near
    return False


def links(g: Civilization) -> list[int]:
    """seat * seats + other: 1 where two players are linked directly."""
    known = ways(g)
    if known.linked and known.war is g.war and known.gone is g.gone:
        if known.embargo is g.embargo or AT_TIMES not in known.sorts:
            return known.linked[:]
    found = [0] * (g.seats * g.seats)
    for one in range(g.seats):
        if one not in g.gone:
            for other in range(one):
                if other not in g.gone and are_linked(g, known, one, other):
                    found[one * g.seats + other] = 1
                    found[other * g.seats + one] = 1
    known.war = g.war
    known.gone = g.gone
    known.embargo = g.embargo
    known.linked = found
    return found[:]


def brokers(g: Civilization, linked: list[int], one: int, other: int) -> list[int]:
    """The players through whose hands a deal goes, by the shortest chain and the least duty; [-1] if there is none.

    rule: CV-TRD-9
    """
    if linked[one * g.seats + other]:
        return []
    chains: list[list[int]] = [[one]]
    reached = [one]
    while chains:
        longer: list[list[int]] = []
        arrived: list[list[int]] = []
        for chain in chains:
            for seat in range(g.seats):
                if not linked[chain[-1] * g.seats + seat]:
                    continue
                if seat == other:
                    arrived.append(chain[1:])
                elif seat not in reached and not refuses(g, seat, one, other):
                    longer.append([*chain, seat])
        if arrived:
            duties = [sum([g.duty[broker] for broker in chain]) for chain in arrived]
            return arrived[duties.index(min(duties))]
        reached += [chain[-1] for chain in longer]
        chains = longer
    return [NOBODY]


def can_trade(g: Civilization, one: int, other: int) -> bool:
    """rule: CV-TRD-5, CV-TRD-6, CV-TRD-7, CV-TRD-8, CV-TRD-9"""
    return not at_war(g, one, other) and brokers(g, links(g), one, other) != [NOBODY]


def end_broken_trades(g: Civilization) -> None:
    """Resource trades last only while the two may trade what they exchange and their settlements are not isolated.
    rule: CV-TRD-7, CV-TRD-12, CV-DIP-3, CV-GOV-25"""
    if not g.trades:
        return
    linked = links(g)
    kept: list[int] = []
    for at in range(0, len(g.trades), TRADE_ENTRY):
        here = g.trades[at + TRADE_ONE]
        there = g.trades[at + TRADE_OTHER]
        if lasts(g, linked, here, there):
            kept += g.trades[at : at + TRADE_ENTRY]
        else:
            g.tell("trade.ended", here, there)
    g.trades = tuple(kept)


def lasts(g: Civilization, linked: list[int], here: int, there: int) -> bool:
    one = g.holder[here]
    other = g.holder[there]
    if g.resource[here] == counted_dogma(g, one) or g.resource[there] == counted_dogma(g, other):
        return False
    if at_war(g, one, other):
        return False
    chain = brokers(g, linked, one, other)
    if chain == [NOBODY]:
        return False
    path = [one, *chain, other]
    return not is_isolated(g, here, path[1]) and not is_isolated(g, there, path[-2])
