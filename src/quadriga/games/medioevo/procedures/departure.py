"""What a seat may do at any moment: leave, or take back a sealed answer; the referee may call time."""

from quadriga.engine.choice import REFEREE, Answer
from quadriga.engine.offer import Offer
from quadriga.engine.parley import Parley
from quadriga.games.medioevo.procedures.auction import TurnOrder
from quadriga.games.medioevo.procedures.dispute import Vote
from quadriga.games.medioevo.procedures.kingdoms import KingdomAuction
from quadriga.games.medioevo.procedures.preparation import StartingCards
from quadriga.games.medioevo.procedures.tax import TaxPhase
from quadriga.games.medioevo.scoring import declare_winners
from quadriga.games.medioevo.state import Medioevo


def offer_departure(g: Medioevo, seat: int, o: Offer) -> None:
    """rule: MU-LEN-2"""
    if seat == REFEREE:
        if not g.time_up:
            o.yes("time_up")
        return
    if seat in g.absent or seat in g.gone:
        return
    o.yes("leave")
    if may_reopen(g, seat):
        o.yes("reopen")


def may_reopen(g: Medioevo, seat: int) -> bool:
    """A sealed answer can be taken back until all are in."""
    top = g.stack[-1]
    if isinstance(top, (TurnOrder, TaxPhase, StartingCards, KingdomAuction, Vote)):
        return top.may_reopen(seat)
    return False


def answer_departure(g: Medioevo, seat: int, a: Answer) -> None:
    if a.verb == "reopen":
        top = g.stack[-1]
        if isinstance(top, (TurnOrder, TaxPhase, StartingCards, KingdomAuction, Vote)):
            top.reopen(seat)
    elif a.verb == "time_up":
        call_time(g)
    else:
        leave(g, seat)


def call_time(g: Medioevo) -> None:
    """The turn in progress is the last.  rule: MU-LEN-2, MU-LEN-4"""
    g.time_up = True
    g.tell("time.called", g.turn)


def leave(g: Medioevo, seat: int) -> None:
    """For who leaves every decision takes its default; he cannot win, and the last side present has won."""
    g.absent.append(seat)
    g.tell("seat.left", seat)
    for frame in g.stack:
        if isinstance(frame, Parley):
            frame.drop_member(seat)
    present = [other for other in g.order if other not in g.absent]
    sides = {other % g.teams for other in present} if g.teams else set(present)
    if len(sides) < 2:
        declare_winners(g)
