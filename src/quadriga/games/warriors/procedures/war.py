"""War and peace."""

from typing import Final

from quadriga.engine.choice import Answer, Choice, row
from quadriga.engine.frame import DONE, WAIT, Frame
from quadriga.engine.offer import Offer
from quadriga.games.warriors.board import MOST_SEATS
from quadriga.games.warriors.queries import are_allies, at_war, pending_battles, side
from quadriga.games.warriors.state import Warriors

WAR: Final = row("war", MOST_SEATS)
WARLORD_WAR: Final = row("warlord", MOST_SEATS)
PEACE: Final = row("peace", MOST_SEATS)


def offer_war(g: Warriors, seat: int, named: list[Choice], o: Offer) -> None:
    """Any player outside the alliance can be named, also one already at war.

    rule: WT-ACT-7, WT-WAR-4 (ruling WT-GAP-52)
    """
    for other in range(g.seats):
        if other == seat or other in g.gone:
            continue
        if g.teams and are_allies(g, seat, other):
            if o.explain:
                o.no(named[other].verb, other, "ally", ["WT-COOP-8"], {"seat": other})
        else:
            o.add(named[other])


def declare_war(g: Warriors, seat: int, other: int) -> None:
    """Two players, or all members of two alliances, are at war from this turn on.

    rule: WT-WAR-1, WT-WAR-4, WT-COOP-5
    """
    for a in side(g, seat):
        for b in side(g, other):
            if a not in g.gone and b not in g.gone:
                g.war[a * g.seats + b] = g.turn
                g.war[b * g.seats + a] = g.turn
    g.tell("war.declared", seat, other)


def end_war(g: Warriors, seat: int, other: int) -> None:
    g.war[seat * g.seats + other] = 0
    g.war[other * g.seats + seat] = 0
    g.tell("war.ended", seat, other)


def mark_damage(g: Warriors, seat: int, other: int) -> None:
    """Damage between two sides keeps every war between their alliances alive.  rule: WT-WAR-3"""
    for a in side(g, seat):
        for b in side(g, other):
            g.struck[a * g.seats + b] = 1
            g.struck[b * g.seats + a] = 1


def offer_peace(g: Warriors, seat: int, o: Offer) -> None:
    """Peace may be proposed to an enemy once a turn, unless a battle between the two is pending.

    rule: WT-WAR-2 (ruling WT-GAP-34)
    """
    first = seat * g.seats
    for other in range(g.seats):
        if not g.war[first + other]:
            if o.explain and other != seat:
                o.no("peace", other, "not_at_war", ["WT-WAR-2"], {"seat": other})
            continue
        if g.asked[first + other] == g.turn:
            if o.explain:
                o.no("peace", other, "peace_refused", ["WT-WAR-2"], {"seat": other})
        elif is_battle_pending(g, seat, other) or is_battle_pending(g, other, seat):
            if o.explain:
                o.no("peace", other, "battle_pending", ["WT-WAR-2"], {"seat": other})
        else:
            o.add(PEACE[other])


def is_battle_pending(g: Warriors, seat: int, other: int) -> bool:
    """Whether the seat or its allies have entered provinces of the other side and must fight there."""
    for attacker in range(g.seats):
        if attacker == seat or (g.teams and are_allies(g, attacker, seat)):
            for province in pending_battles(g, attacker):
                if are_allies(g, g.holder[province], other):
                    return True
    return False


def propose_peace(g: Warriors, seat: int, other: int) -> None:
    for a in range(g.seats):
        for b in range(g.seats):
            if are_allies(g, a, seat) and are_allies(g, b, other):
                g.asked[a * g.seats + b] = g.turn
    g.tell("peace.proposed", seat, other)
    g.call(PeaceTalk(seat, other))


class PeaceTalk(Frame[Warriors]):
    """Everybody concerned must agree: the other player, or all members of both alliances.

    rule: WT-WAR-2 (rulings WT-GAP-34, WT-GAP-46)
    """

    def __init__(self, seat: int = -1, other: int = -1) -> None:
        self.at = 0
        self.seat = seat
        self.other = other
        self.agreed: list[int] = []

    def clone(self) -> "PeaceTalk":
        frame = PeaceTalk(self.seat, self.other)
        frame.at = self.at
        frame.agreed = self.agreed[:]
        return frame

    def run(self, g: Warriors) -> int:
        if self.at == 1:
            return DONE
        if self.waiting(g):
            return WAIT
        for a in side(g, self.seat):
            for b in side(g, self.other):
                if at_war(g, a, b):
                    end_war(g, a, b)
        return DONE

    def waiting(self, g: Warriors) -> list[int]:
        concerned = side(g, self.seat) + side(g, self.other)
        return [
            member for member in g.order if member in concerned and member != self.seat and member not in self.agreed
        ]

    def offer(self, g: Warriors, seat: int, o: Offer) -> None:
        o.yes("agree")
        o.yes("refuse")

    def answer(self, g: Warriors, seat: int, a: Answer) -> None:
        if a.verb == "agree":
            self.agreed.append(seat)
        else:
            self.at = 1
            g.tell("peace.refused", seat, self.seat)

    def default(self, g: Warriors, seat: int) -> Answer:
        return Answer("refuse")
