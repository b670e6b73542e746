"""Victory points."""

from quadriga.games.warriors.board import PIECES, TRACKS
from quadriga.games.warriors.state import SETUP, Warriors


def leader(g: Warriors, track: int) -> int:
    """The single seat most advanced on a track, by tokens; -1 if two are level or nobody has begun.

    rule: WT-VP-6 (ruling WT-GAP-10)
    """
    best = 0
    seat_of_best = -1
    for seat in range(g.seats):
        if seat in g.gone:
            continue
        count = g.tokens[seat * TRACKS + track]
        if count > best:
            best = count
            seat_of_best = seat
        elif count == best:
            seat_of_best = -1
    return seat_of_best


def province_points(g: Warriors, seat: int) -> int:
    """rule: WT-VP-1, WT-PRV-6"""
    total = 0
    for province, holder in enumerate(g.holder):
        if holder == seat:
            total += g.board.vp[province]
    return total


def fortress_points(g: Warriors, seat: int) -> int:
    """rule: WT-VP-2, WT-FORT-1"""
    first = seat * PIECES + 16
    total = 0
    for unit in range(first, first + 8):
        if g.place[unit] >= 0:
            total += g.board.fortress_vp
    return total


def leader_points(g: Warriors, seat: int) -> int:
    """The markers count from the first upkeep on: everybody starts with the same points.  rule: WT-SET-9, WT-VP-6"""
    if g.phase == SETUP:
        return 0
    total = 0
    for track in range(TRACKS):
        if g.tokens[seat * TRACKS + track] and leader(g, track) == seat:
            total += g.board.leader_vp
    return total


def victory_points(g: Warriors, seat: int) -> int:
    """rule: WT-VP-1, WT-VP-2, WT-VP-3, WT-VP-4, WT-VP-5, WT-VP-6"""
    if seat in g.gone:
        return 0
    return g.glory[seat] + province_points(g, seat) + fortress_points(g, seat) + leader_points(g, seat)


def team_points(g: Warriors, seat: int) -> int:
    """The points compared for victory: the seat's own, or its alliance's sum.  rule: WT-COOP-6"""
    if not g.teams:
        return victory_points(g, seat)
    total = 0
    for member in range(seat % g.teams, g.seats, g.teams):
        total += victory_points(g, member)
    return total


def leading_seats(g: Warriors) -> list[int]:
    """Everybody with the most points; an equal score is a shared victory.  rule: WT-VIC-1 (ruling WT-GAP-36)"""
    best = -1
    for seat in range(g.seats):
        if seat not in g.gone and team_points(g, seat) > best:
            best = team_points(g, seat)
    return [seat for seat in range(g.seats) if seat not in g.gone and team_points(g, seat) == best]
