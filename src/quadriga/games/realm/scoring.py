"""Points and the end of the game."""

from quadriga.games.realm.queries import lands_of
from quadriga.games.realm.state import Realm


def land_points(g: Realm, seat: int) -> int:
    return g.board.land_points * len(lands_of(g, seat))


def debt_points(g: Realm, seat: int) -> int:
    return -g.board.debt_points * g.debts[seat]


def points(g: Realm, seat: int) -> int:
    return land_points(g, seat) + g.florins[seat] + debt_points(g, seat)


def finish(g: Realm) -> None:
    """The most points win, shared if level; who left cannot win, unless everybody did."""
    present = [seat for seat in range(g.seats) if seat not in g.absent]
    if not present:
        present = list(range(g.seats))
    best = max([points(g, seat) for seat in present])
    g.winners = [seat for seat in present if points(g, seat) == best]
    g.over = True
    for seat in g.winners:
        g.tell("game.won", seat, best)
