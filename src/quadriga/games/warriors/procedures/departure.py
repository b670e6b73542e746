"""Leaving the table, and ending early by agreement."""

from quadriga.engine.choice import REFEREE, Answer
from quadriga.engine.frame import DONE, WAIT, Frame
from quadriga.engine.offer import Offer
from quadriga.games.warriors.board import (
    BARBARIAN_ARMY,
    BARBARIAN_FORTRESS,
    CAVALRY,
    FORTRESS,
    PIECES,
    RESOURCES,
    TRACKS,
)
from quadriga.games.warriors.pieces import remove_unit, update_control
from quadriga.games.warriors.procedures.agreement import Agreement
from quadriga.games.warriors.procedures.allocation import DamageAllocation
from quadriga.games.warriors.procedures.battle import Battle
from quadriga.games.warriors.procedures.maintenance import declare_winners
from quadriga.games.warriors.procedures.movement import March
from quadriga.games.warriors.procedures.trade import TradePhase
from quadriga.games.warriors.procedures.war import PeaceTalk, offer_peace, propose_peace
from quadriga.games.warriors.queries import at_war
from quadriga.games.warriors.state import AGREED, ALLY_LEFT, FREE, REMOVED, SETUP, TIME_UP, VOTED, Warriors


def offer_departure(g: Warriors, seat: int, o: Offer) -> None:
    """At any moment a player may leave, call for an early end, or reopen damage he has sealed; the referee calls time.

    rule: WT-FAQ-1, WT-FAQ-2, WT-FAQ-3 (ruling WT-GAP-45)
    """
    if seat == REFEREE:
        o.yes("time_up")
        return
    if seat in g.absent:
        return
    o.yes("leave")
    top = g.stack[-1]
    if isinstance(top, DamageAllocation) and top.may_reopen(g, seat):
        o.yes("reopen")
    if isinstance(top, (EarlyEnd, Departure, PeaceTalk)) or g.phase == SETUP:
        return
    if g.asked[seat * g.seats + seat] != g.turn:
        o.yes("end_game")
    if not (top.admits_free_actions() and seat in top.waiting(g)) and not is_under_way(g):
        offer_peace(g, seat, o)


def answer_departure(g: Warriors, seat: int, a: Answer) -> None:
    top = g.stack[-1]
    if a.verb == "leave":
        g.absent.append(seat)
        g.leaving.append(seat)
        g.tell("seat.left", seat)
        for frame in g.stack:
            if isinstance(frame, TradePhase):
                frame.drop_member(seat)
    elif a.verb == "peace":
        propose_peace(g, seat, a.target)
    elif a.verb == "time_up":
        g.tell("time.called")
        declare_winners(g, TIME_UP)
    elif a.verb == "reopen" and isinstance(top, DamageAllocation):
        top.reopen(g, seat)
    else:
        g.asked[seat * g.seats + seat] = g.turn
        g.call(EarlyEnd(seat))


def is_under_way(g: Warriors) -> bool:
    """In the middle of a step or a battle nobody talks of peace."""
    for frame in g.stack:
        if isinstance(frame, (March, Battle)):
            return True
    return False


class Departure(Frame[Warriors]):
    """Runs where no player's action, manoeuvre or battle is under way; until then the absent seat takes defaults.

    rule: WT-FAQ-1, WT-FAQ-2, WT-FAQ-3
    """

    def __init__(self) -> None:
        self.at = 0
        self.votes: list[int] = []  # seat, 1 to stop or 0 to go on

    def clone(self) -> "Departure":
        frame = Departure()
        frame.at = self.at
        frame.votes = self.votes[:]
        return frame

    def run(self, g: Warriors) -> int:
        if g.teams:
            return self.stop(g, ALLY_LEFT)
        if len(g.order) - len(g.leaving) < 2:
            return self.stop(g, 0)
        if self.waiting(g):
            return WAIT
        if self.is_stop_wanted(g):
            return self.stop(g, VOTED)
        for seat in g.leaving:
            become_barbarian(g, seat)
        g.leaving = []
        return DONE

    def stop(self, g: Warriors, cut_short: int) -> int:
        declare_winners(g, cut_short)
        return DONE

    def is_stop_wanted(self, g: Warriors) -> bool:
        """More votes to stop than to go on, among those still in the game."""
        balance = 0
        for at in range(0, len(self.votes), 2):
            if self.votes[at] not in g.leaving:
                balance += 1 if self.votes[at + 1] else -1
        return balance > 0

    def waiting(self, g: Warriors) -> list[int]:
        voted = self.votes[::2]
        return [seat for seat in g.order if seat not in g.leaving and seat not in voted]

    def offer(self, g: Warriors, seat: int, o: Offer) -> None:
        o.yes("go_on")
        o.yes("stop")

    def answer(self, g: Warriors, seat: int, a: Answer) -> None:
        self.votes.extend([seat, 1 if a.verb == "stop" else 0])

    def default(self, g: Warriors, seat: int) -> Answer:
        return Answer("go_on")


def become_barbarian(g: Warriors, seat: int) -> None:
    """Resources and points go to the bank, armies and fortresses turn barbarian, princesses leave, routes and wars end.

    rule: WT-FAQ-2 (ruling WT-GAP-45)
    """
    g.gone.append(seat)
    g.order = [other for other in g.order if other != seat]
    kinds = list(g.kind)
    owners = list(g.owner)
    for unit in range(seat * PIECES, (seat + 1) * PIECES):
        province = g.place[unit]
        if province >= 0 and (g.kind[unit] <= CAVALRY or g.kind[unit] == FORTRESS):
            g.troops[province * (g.seats + 1) + seat] -= 1
            g.troops[province * (g.seats + 1) + g.seats] += 1
            kinds[unit] = BARBARIAN_ARMY if g.kind[unit] <= CAVALRY else BARBARIAN_FORTRESS
            owners[unit] = g.seats
            g.holder[province] = g.seats
        elif province >= 0:
            remove_unit(g, unit)
            update_control(g, province)
        else:
            g.place[unit] = REMOVED
    g.kind = tuple(kinds)
    g.owner = tuple(owners)
    for province, holder in enumerate(g.holder):
        if holder == seat:
            g.holder[province] = FREE
    for other in range(g.seats):
        if at_war(g, seat, other):
            g.war[seat * g.seats + other] = 0
            g.war[other * g.seats + seat] = 0
        for slot in range(3):
            if g.routes[other * 3 + slot] == seat or other == seat:
                g.routes[other * 3 + slot] = -1
    for resource in range(RESOURCES):
        g.stock[seat * RESOURCES + resource] = 0
    for track in range(TRACKS):
        g.tokens[seat * TRACKS + track] = 0
    g.glory[seat] = 0
    g.tell("seat.barbarised", seat)


class EarlyEnd(Agreement):
    """One player proposes to stop now; if all agree, the most points win.  rule: WT-FAQ-3"""

    def __init__(self, seat: int = -1) -> None:
        super().__init__()
        self.seat = seat

    def clone(self) -> "EarlyEnd":
        frame = EarlyEnd(self.seat)
        self.copy_agreement(frame)
        return frame

    def concerned(self, g: Warriors) -> list[int]:
        return [seat for seat in g.order if seat not in g.leaving]

    def conclude(self, g: Warriors) -> None:
        declare_winners(g, AGREED)

    def refusal(self) -> str:
        return "end.refused"
