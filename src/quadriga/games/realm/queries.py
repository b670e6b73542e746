"""Pure questions about the position."""

from quadriga.engine.choice import Reason
from quadriga.games.realm.board import CARDS, PEACE
from quadriga.games.realm.state import PACT, Realm


def hand_size(g: Realm, seat: int) -> int:
    base = seat * CARDS
    return sum(g.hands[base : base + CARDS])


def has_cards(g: Realm, seats: list[int]) -> int:
    """Bit mask of those seats that hold any card: being asked by this says nothing about which."""
    mask = 0
    for seat in seats:
        if hand_size(g, seat):
            mask |= 1 << seat
    return mask


def lands_of(g: Realm, seat: int) -> list[int]:
    return [land for land, owner in enumerate(g.owner) if owner == seat]


def within_reach(g: Realm, seat: int) -> list[int]:
    """Lands of others next to one's own."""
    found: list[int] = []
    for land, owner in enumerate(g.owner):
        if owner == seat:
            continue
        for neighbour in g.board.neighbours[land]:
            if g.owner[neighbour] == seat:
                found.append(land)
                break
    return found


def pact_until(g: Realm, seat: int, other: int) -> int:
    """The last round in which a pact forbids the seat to attack the other; 0 without one."""
    until = 0
    for start in range(0, len(g.pacts), PACT):
        if g.pacts[start : start + 3] == [PEACE, seat, other]:
            until = max(until, g.pacts[start + 3])
    return until if until >= g.round else 0


def march_fault(g: Realm, seat: int, land: int) -> Reason | None:
    """Why the seat may not enter a land within its reach."""
    if g.florins[seat] < g.board.march_cost:
        return Reason("not_enough", [], {"need": g.board.march_cost, "have": g.florins[seat]})
    owner = g.owner[land]
    until = pact_until(g, seat, owner) if owner >= 0 else 0
    if until:
        return Reason("pact_forbids", [], {"seat": owner, "land": land, "round": until})
    return None
