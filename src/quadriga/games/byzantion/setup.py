"""From options and printed facts to the first state."""

from typing import Final

from quadriga.engine.module import Options, handicaps
from quadriga.games.byzantion.board import (
    AUCTORITAS,
    EMPIRE_CARDS,
    GOODS,
    NOMISMA,
    POSITIONS,
    SLOTS,
    TERRITORIES,
    UNITS,
    Board,
)
from quadriga.games.byzantion.procedures.rounds import Course
from quadriga.games.byzantion.procedures.solo.reign import Reign
from quadriga.games.byzantion.state import EMPTY, FINAL, Byzantion

START_AUCTORITAS: Final = 2
START_NOMISMA: Final = 5


def empty_table(board: Board, seats: int, options: Options) -> Byzantion:
    """Everybody with his starting goods, the map and the track empty, no card dealt.

    rule: BZ-SET-4, BZ-SET-5, BZ-SET-10, BZ-SOL-12
    """
    g = Byzantion()
    g.board = board
    g.seats = seats
    g.marathon = options["length"] == "marathon"
    g.order = list(range(seats))
    g.stock = [0] * (seats * GOODS)
    g.doxa = handicaps(options, seats)
    g.handicap = tuple(g.doxa) if any(g.doxa) else ()
    g.dynamis = [board.dynamis[seats]] * seats
    g.final = [0] * (seats * FINAL)
    for seat in range(seats):
        g.stock[seat * GOODS + AUCTORITAS] = START_AUCTORITAS
        g.stock[seat * GOODS + NOMISMA] = START_NOMISMA
    g.follows = [-1] * EMPIRE_CARDS
    g.offer_cards = [EMPTY] * SLOTS
    g.track = [EMPTY] * POSITIONS
    g.seals = [-1] * POSITIONS
    g.units = [0] * (TERRITORIES * UNITS)
    return g


def first_state(board: Board, seats: int, options: Options) -> Byzantion:
    """Alone one plays by the solo rules.  rule: BZ-GEN-1"""
    g = empty_table(board, seats, options)
    g.stack = [Reign() if seats == 1 else Course()]
    return g
