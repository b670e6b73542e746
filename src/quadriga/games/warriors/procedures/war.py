"""War and peace."""

from quadriga.engine.choice import Answer
from quadriga.engine.frame import DONE, WAIT, Frame
from quadriga.engine.offer import Offer
from quadriga.games.warriors.queries import are_allies, at_war, pending_battles
from quadriga.games.warriors.state import Warriors


def offer_war(g: Warriors, seat: int, verb: str, o: Offer) -> None:
    """Any player outside the alliance can be named, also one already at war.

    rule: WT-ACT-7, WT-WAR-4 (ruling WT-GAP-52)
    """
    for other in range(g.seats):
        if other == seat or other in g.gone:
            continue
        if are_allies(g, seat, other):
            if o.explain:
                o.no(verb, other, "ally", ["WT-COOP-8"], {"seat": other})
        else:
            o.yes(verb, other)


def declare_war(g: Warriors, seat: int, other: int) -> None:
    """Two players, or all members of two alliances, are at war from this turn on.

    rule: WT-WAR-1, WT-WAR-4, WT-COOP-5
    """
    for a in range(g.seats):
        for b in range(g.seats):
            if are_allies(g, a, seat) and are_allies(g, b, other) and a not in g.gone and b not in g.gone:
                g.war[a * g.seats + b] = g.turn
                g.war[b * g.seats + a] = g.turn
    g.tell("war.declared", seat, other)


def end_war(g: Warriors, seat: int, other: int) -> None:
    g.war[seat * g.seats + other] = 0
    g.war[other * g.seats + seat] = 0
    g.tell("war.ended", seat, other)


def mark_damage(g: Warriors, seat: int, other: int) -> None:
    """Damage between two sides keeps every war between their alliances alive.  rule: WT-WAR-3"""
    for a in range(g.seats):
        for b in range(g.seats):
            if are_allies(g, a, seat) and are_allies(g, b, other):
                g.struck[a * g.seats + b] = 1
                g.struck[b * g.seats + a] = 1


def offer_peace(g: Warriors, seat: int, o: Offer) -> None:
    """Peace may be proposed to an enemy once a turn, unless a battle between the two is pending.

    rule: WT-WAR-2 (ruling WT-GAP-34)
    """
    besieged = [g.holder[province] for province in pending_battles(g, seat)]
    for other in range(g.seats):
        if other == seat or not at_war(g, seat, other):
            continue
        if g.asked[seat * g.seats + other] == g.turn:
            if o.explain:
                o.no("peace", other, "peace_refused", ["WT-WAR-2"], {"seat": other})
        elif [holder for holder in besieged if are_allies(g, holder, other)]:
            if o.explain:
                o.no("peace", other, "battle_pending", ["WT-WAR-2"], {"seat": other})
        else:
            o.yes("peace", other)


def propose_peace(g: Warriors, seat: int, other: int) -> None:
    g.asked[seat * g.seats + other] = g.turn
    g.tell("peace.proposed", seat, other)
    g.call(PeaceTalk(seat, other))


class PeaceTalk(Frame[Warriors]):
    """Everybody concerned must agree: the other player, or all members of both alliances.

    rule: WT-WAR-2 (rulings WT-GAP-34, WT-GAP-46)
    """

    def __init__(self, seat: int = -1, other: int = -1) -> None:
        super().__init__()
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
        for a in range(g.seats):
            for b in range(g.seats):
                if at_war(g, a, b) and are_allies(g, a, self.seat) and are_allies(g, b, self.other):
                    end_war(g, a, b)
        return DONE

    def waiting(self, g: Warriors) -> list[int]:
        return [
            member
            for member in g.order
            if member != self.seat
            and member not in self.agreed
            and (are_allies(g, member, self.seat) or are_allies(g, member, self.other))
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
