"""What a seat may do at any moment: leave, or take back a sealed answer; the referee may call time."""

from quadriga.engine.choice import REFEREE, Answer
from quadriga.engine.offer import Offer
from quadriga.games.byzantion.procedures.contribution import Contribution
from quadriga.games.byzantion.procedures.ending import conclude
from quadriga.games.byzantion.procedures.preparation import Draft
from quadriga.games.byzantion.procedures.solo.reign import end_reign
from quadriga.games.byzantion.procedures.trial import Trial
from quadriga.games.byzantion.scoring import declare_winners
from quadriga.games.byzantion.state import SETUP, Byzantion


def offer_departure(g: Byzantion, seat: int, o: Offer) -> None:
    """(ruling BZ-GAP-57)"""
    if seat == REFEREE:
        o.yes("time_up")
        return
    if seat in g.absent:
        return
    o.yes("leave")
    if may_reopen(g, seat):
        o.yes("reopen")


def may_reopen(g: Byzantion, seat: int) -> bool:
    top = g.stack[-1]
    if isinstance(top, Contribution):
        return top.may_reopen(g, seat)
    return isinstance(top, (Draft, Trial)) and top.may_reopen(seat)


def answer_departure(g: Byzantion, seat: int, a: Answer) -> None:
    if a.verb == "reopen":
        top = g.stack[-1]
        if isinstance(top, (Contribution, Draft, Trial)):
            top.reopen(seat)
    elif a.verb == "time_up":
        g.tell("time.called")
        end_now(g)
    else:
        leave(g, seat)


def leave(g: Byzantion, seat: int) -> None:
    """For who leaves every decision takes its default; he cannot win, and the last one present has won."""
    g.absent.append(seat)
    g.tell("seat.left", seat)
    if g.seats == 1:
        g.winners = []
        g.over = True
    elif g.seats - len(g.absent) == 1:
        declare_winners(g)


def end_now(g: Byzantion) -> None:
    """Final scoring as things stand; during the preparation there is nothing to count, and all share."""
    if g.seats == 1:
        end_reign(g)
    elif g.phase == SETUP:
        g.winners = [seat for seat in range(g.seats) if seat not in g.absent]
        g.over = True
    else:
        conclude(g)
