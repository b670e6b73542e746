"""What a seat may do at any moment: leave, or take back a sealed bid; the referee may call time."""

from quadriga.engine.choice import REFEREE, Answer
from quadriga.engine.offer import Offer
from quadriga.games.realm.procedures.auction import Auction
from quadriga.games.realm.procedures.council import Council
from quadriga.games.realm.scoring import finish
from quadriga.games.realm.state import Realm


def offer_departure(g: Realm, seat: int, o: Offer) -> None:
    if seat == REFEREE:
        o.yes("time_up")
        return
    if seat in g.absent:
        return
    o.yes("leave")
    top = g.stack[-1]
    if isinstance(top, Auction) and top.may_reopen(seat):
        o.yes("reopen")


def answer_departure(g: Realm, seat: int, a: Answer) -> None:
    top = g.stack[-1]
    if a.verb == "reopen" and isinstance(top, Auction):
        top.reopen(seat)
    elif a.verb == "time_up":
        g.tell("time.called")
        end_at_once(g)
    else:
        leave(g, seat)


def leave(g: Realm, seat: int) -> None:
    """His lands stay and defend themselves; the default answers are his from now on."""
    g.absent.append(seat)
    g.tell("seat.left", seat)
    if isinstance(g.stack[-1], Council):
        g.stack[-1].drop_member(seat)
    if len(g.absent) >= g.seats - 1:
        end_at_once(g)


def end_at_once(g: Realm) -> None:
    """Whatever is in progress is cut short."""
    g.unwind(g.stack[0])
    finish(g)
