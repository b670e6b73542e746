"""What may be done at any moment, asked or not."""

from quadriga.engine.choice import REFEREE, Answer
from quadriga.engine.offer import Offer
from quadriga.games.civilization.board import NOBODY
from quadriga.games.civilization.procedures.departure import answer_departure, offer_departure
from quadriga.games.civilization.procedures.ending import declare_end, offer_end
from quadriga.games.civilization.procedures.order import TurnChange
from quadriga.games.civilization.procedures.timing import MOST_MINUTES, count_minutes, on_the_clock
from quadriga.games.civilization.state import Civilization


def offer_anytime(g: Civilization, seat: int, o: Offer) -> None:
    """Leaving, taking back a sealed answer, a spy's mission, the end of the game; the referee counts the minutes of the
    player whose time runs.

    rule: CV-SPC-2, CV-ESP-1, CV-ESP-24, CV-END-14, CV-END-15, CV-TIM-1, CV-TIM-2
    """
    if seat == REFEREE:
        player = on_the_clock(g)
        if player != NOBODY:
            o.yes("clock", player, 1, MOST_MINUTES)
        return
    if seat in g.absent or seat in g.gone:
        return
    offer_departure(g, seat, o)
    if may_reopen(g, seat):
        o.yes("reopen")
    if g.request or seat in g.waiting():
        return
    offer_end(g, seat, o)
    if g.espionage:
        from quadriga.games.civilization.procedures.espionage.missions import offer_missions

        offer_missions(g, seat, o)


def may_reopen(g: Civilization, seat: int) -> bool:
    from quadriga.games.civilization.procedures.battle.clash import Clash

    top = g.stack[-1]
    return isinstance(top, (TurnChange, Clash)) and top.may_reopen(seat)


def answer_anytime(g: Civilization, seat: int, a: Answer) -> None:
    if a.verb == "clock":
        count_minutes(g, a.target, a.amount)
    elif a.verb == "reopen":
        from quadriga.games.civilization.procedures.battle.clash import Clash

        top = g.stack[-1]
        if isinstance(top, (TurnChange, Clash)):
            top.reopen(seat)
    elif a.verb == "declare_end":
        declare_end(g, seat, a.target)
    elif a.verb == "mission":
        from quadriga.games.civilization.procedures.espionage.missions import begin_mission

        begin_mission(g, seat, a)
    else:
        answer_departure(g, seat, a)
