"""War and peace."""

from typing import Final

from quadriga.engine.choice import Choice, row
from quadriga.engine.offer import Offer
from quadriga.games.warriors.board import MOST_SEATS
from quadriga.games.warriors.procedures.agreement import Agreement
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
    for attacker in side(g, seat):
        for province in pending_battles(g, attacker):
            if are_allies(g, g.holder[province], other):
                return True
    return False


def propose_peace(g: Warriors, seat: int, other: int) -> None:
    for a in side(g, seat):
        for b in side(g, other):
            g.asked[a * g.seats + b] = g.turn
    g.tell("peace.proposed", seat, other)
    g.call(PeaceTalk(seat, other))


class PeaceTalk(Agreement):
    """Everybody concerned must agree: the other player, or all members of both alliances.

    rule: WT-WAR-2 (rulings WT-GAP-34, WT-GAP-46)
    """

    def __init__(self, seat: int = -1, other: int = -1) -> None:
        super().__init__()
        self.seat = seat
        self.other = other

    def clone(self) -> "PeaceTalk":
        frame = PeaceTalk(self.seat, self.other)
        self.copy_agreement(frame)
        return frame

    def concerned(self, g: Warriors) -> list[int]:
        return side(g, self.seat) + side(g, self.other)

    def conclude(self, g: Warriors) -> None:
        for a in side(g, self.seat):
            for b in side(g, self.other):
                if at_war(g, a, b):
                    end_war(g, a, b)

    def refusal(self) -> str:
        return "peace.refused"
