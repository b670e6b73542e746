"""Leaving the game before its end."""

from quadriga.engine.choice import Answer
from quadriga.engine.offer import Offer
from quadriga.engine.parley import Parley
from quadriga.games.civilization.board import NOBODY
from quadriga.games.civilization.pieces import changed
from quadriga.games.civilization.procedures.elimination import clear_table
from quadriga.games.civilization.state import Civilization


def offer_departure(g: Civilization, seat: int, o: Offer) -> None:
    """At the end of this turn, or after one more.  rule: CV-SPC-2"""
    o.yes("leave")
    if not g.leaving[seat] and g.turn:
        o.yes("leave_later")


def answer_departure(g: Civilization, seat: int, a: Answer) -> None:
    """Who leaves at once is not waited for: his decisions take their default until the turn ends.

    rule: CV-SPC-2, CV-SPC-3
    """
    if a.verb == "leave":
        g.absent.append(seat)
        for frame in g.stack:
            if isinstance(frame, Parley):
                frame.drop_member(seat)
    last = max(g.turn, 1) if a.verb == "leave" else g.turn + 1
    g.leaving = changed(g.leaving, seat, last)
    g.tell("seat.leaves", seat, last)


def in_last_turn(g: Civilization, seat: int) -> bool:
    """Whether a seat plays its last turn, in which it neither trades, bids nor fights.  rule: CV-SPC-3"""
    return 0 < g.leaving[seat] <= g.turn


def remove_leavers(g: Civilization) -> None:
    """rule: CV-SPC-2, CV-SPC-4, CV-SPC-5"""
    for seat in range(g.seats):
        if in_last_turn(g, seat) and seat not in g.gone:
            g.tell("seat.left", seat)
            clear_table(g, seat)
            if seat not in g.absent:
                g.absent.append(seat)


def next_in_game(g: Civilization, seat: int) -> int:
    """The seat, or the next one clockwise that still plays.  rule: CV-SPC-6"""
    for step in range(g.seats):
        other = (seat + step) % g.seats
        if other not in g.gone:
            return other
    return NOBODY
