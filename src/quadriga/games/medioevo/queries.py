"""Pure questions about zones, control of territories, order, war and effects."""

from typing import Final

from quadriga.games.medioevo.board import MOST_SEATS, TERRITORIES, ZONES
from quadriga.games.medioevo.codes import MILITARY_CONTROL, PACT, PACT_BY, PACT_CALLED, PACT_FOR, PACT_KIND, PASSAGE
from quadriga.games.medioevo.rows import Parts, places_of
from quadriga.games.medioevo.state import Medioevo

NEIGHBOURING = 3

REALMS: Final = [Parts((), [()] * MOST_SEATS)]  # of the territories that were asked about last


# --- zones


def is_land(zone: int) -> bool:
    return zone < TERRITORIES


def border(g: Medioevo, zone: int, other: int) -> int:
    """The kind of the border between two zones; 0 if they are not adjacent.  rule: MU-DEF-3, MU-DEF-4"""
    neighbours = g.board.neighbours[zone]
    for index in range(len(neighbours)):
        if neighbours[index] == other:
            return g.board.borders[zone][index]
    return 0


def adjacent(g: Medioevo, zone: int) -> list[int]:
    """Zones in play next to one.  rule: MU-DEF-3, MU-KIN-4, MU-KIN-5"""
    return [other for other in g.board.neighbours[zone] if g.in_play[other]]


def land_neighbours(g: Medioevo, territory: int) -> list[int]:
    """By land or strait.  rule: MU-DEF-4"""
    return [other for other in g.board.on_foot[territory] if g.in_play[other]]


def are_neighbouring(g: Medioevo, zone: int, other: int) -> bool:
    """At most two zones lie between them.  rule: MU-DEF-5 (ruling MU-GAP-62)"""
    return g.board.distance[zone * ZONES + other] <= NEIGHBOURING


def is_inhabited(g: Medioevo, territory: int) -> bool:
    """rule: MU-DEF-10"""
    return g.board.good[territory] >= 0


def is_home(g: Medioevo, seat: int, territory: int) -> bool:
    """Whether it belongs to the seat's starting kingdom."""
    kingdom = g.board.kingdom[territory]
    return kingdom >= 0 and g.kingdom[seat] == kingdom


def rightful_owner(g: Medioevo, territory: int) -> int:
    """The seat whose starting kingdom it is part of, or nobody.  rule: MU-KIN-6, MU-CTL-3"""
    kingdom = g.board.kingdom[territory]
    if kingdom < 0 or kingdom not in g.kingdom:
        return -1
    seat = g.kingdom.index(kingdom)
    return -1 if seat in g.gone else seat


# --- control


def may_stay(g: Medioevo, guest: int, host: int) -> bool:
    """Whether a pact lets somebody's army be in another's land without disturbing it.

    An ally who was called comes to help.
    rule: MU-MOV-13, MU-DIP-9, MU-DIP-13 (rulings MU-GAP-82, MU-GAP-113)
    """
    if g.teams and guest % g.teams == host % g.teams:
        return True
    pacts = g.pacts
    for entry in range(0, len(pacts), PACT):
        if pacts[entry + PACT_FOR] == guest and pacts[entry + PACT_BY] == host and pacts[entry + PACT_KIND] == PASSAGE:
            return True
        if pacts[entry + PACT_CALLED] and pacts[entry + PACT_BY] == guest and pacts[entry + PACT_FOR] == host:
            return True
    return False


def has_right(g: Medioevo, kind: int, guest: int, host: int) -> bool:
    """Whether a pact in force gives somebody a right in another's land."""
    pacts = g.pacts
    for entry in range(0, len(pacts), PACT):
        if pacts[entry + PACT_KIND] == kind and pacts[entry + PACT_FOR] == guest and pacts[entry + PACT_BY] == host:
            return True
    return False


def is_guest(g: Medioevo, guest: int, host: int) -> bool:
    """Whether a pact is why somebody's army is there: it may pass, or was placed there.

    rule: MU-DIP-9, MU-DIP-10 (ruling MU-GAP-82)
    """
    return may_stay(g, guest, host) or has_right(g, MILITARY_CONTROL, guest, host)


def is_contested(g: Medioevo, territory: int) -> bool:
    """Barbarians, or a foreign army that no pact admits, share it with its holder.  rule: MU-CTL-4, MU-TAX-4"""
    holder = g.holder[territory]
    first = territory * (g.seats + 1)
    present = sum(g.troops[first : first + g.seats + 1])
    if not present or (holder >= 0 and present == g.troops[first + holder]):
        return False
    if g.troops[first + g.seats]:
        return True
    for owner in range(g.seats):
        if owner != holder and g.troops[first + owner] and not is_guest(g, owner, holder):
            return True
    return False


def controls(g: Medioevo, seat: int, territory: int) -> bool:
    """rule: MU-TAX-4, MU-CTL-1, MU-CTL-2, MU-CTL-4, MU-DEF-6"""
    return g.holder[territory] == seat and not is_contested(g, territory)


def held_by(g: Medioevo, seat: int) -> tuple[int, ...]:
    """Territories that belong to a seat, contested or not."""
    known = REALMS[0]
    if known.row is not g.holder:
        known = Parts(g.holder, [tuple(places_of(g.holder, owner)) for owner in range(MOST_SEATS)])
        REALMS[0] = known
    return known.parts[seat]


def controlled(g: Medioevo, seat: int) -> list[int]:
    return [territory for territory in held_by(g, seat) if not is_contested(g, territory)]


def is_barbarian(g: Medioevo, territory: int) -> bool:
    """Controlled by no player.  rule: MU-DEF-6"""
    return g.holder[territory] < 0


def neighbours_of_realm(g: Medioevo, seat: int, other: int) -> bool:
    """Whether a territory of one is neighbouring one of the other."""
    theirs = controlled(g, other)
    for territory in controlled(g, seat):
        for there in theirs:
            if are_neighbouring(g, territory, there):
                return True
    return False


# --- order and war


def penalty(g: Medioevo, owner: int) -> int:
    """Points off the attack value by turn order.  rule: MU-BAT-11 (ruling MU-GAP-81)"""
    if owner >= g.seats or owner not in g.order:
        return 0
    return g.board.penalty[max(2, len(g.order))][g.order.index(owner)]


def at_war(g: Medioevo, seat: int, other: int) -> bool:
    """Attacks are free from now on.  rule: MU-DIP-2, MU-DIP-3"""
    since = g.war[seat * g.seats + other]
    return since > 0 and since <= g.turn


def has_truce(g: Medioevo, seat: int, other: int) -> bool:
    """rule: MU-DIP-5"""
    return g.truce[seat * g.seats + other] == g.turn


def are_teammates(g: Medioevo, seat: int, other: int) -> bool:
    return g.teams > 0 and seat % g.teams == other % g.teams


def may_attack(g: Medioevo, seat: int, other: int) -> bool:
    """At a price or not.  rule: MU-DIP-3, MU-DIP-5"""
    return seat != other and not has_truce(g, seat, other) and not are_teammates(g, seat, other)


def players(g: Medioevo) -> list[int]:
    """Seats still in the game."""
    return [seat for seat in range(g.seats) if seat not in g.gone]


def from_seat(g: Medioevo, seat: int) -> list[int]:
    """A seat, then the others in turn order.  rule: MU-EMP-13"""
    if seat not in g.order:
        return list(g.order)
    return [seat] + [other for other in g.order if other != seat]


def has_effect(g: Medioevo, card: int, target: int) -> bool:
    """Whether a card's effect lies on something in this turn."""
    for entry in range(0, len(g.effects), 3):
        if g.effects[entry] == card and g.effects[entry + 2] == target:
            return True
    return False


def effect_number(g: Medioevo, card: int, target: int) -> int:
    """The number of a card's effect on something; 0 if there is none."""
    for entry in range(0, len(g.effects), 3):
        if g.effects[entry] == card and g.effects[entry + 2] == target:
            return g.effects[entry + 1]
    return 0


def is_banned(g: Medioevo, card: int, territory: int) -> bool:
    """Whether a Bishop forbids fighting (0), trading (1) or moving (2) there in this turn."""
    for entry in range(0, len(g.bans), 3):
        if g.bans[entry] == card and g.bans[entry + 1] == territory and g.bans[entry + 2] == g.turn:
            return True
    return False


def was_banned(g: Medioevo, card: int, territory: int) -> bool:
    """Banned in this turn or the one before: a Bishop may not come again.  rule: MU-CARD-1, MU-CARD-2, MU-CARD-3"""
    for entry in range(0, len(g.bans), 3):
        if g.bans[entry] == card and g.bans[entry + 1] == territory and g.bans[entry + 2] >= g.turn - 1:
            return True
    return False
