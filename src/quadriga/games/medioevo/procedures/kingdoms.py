"""The kingdoms: dealt, picked or auctioned, always connected; the part of the map that is played on."""

from typing import Final

from quadriga.engine.choice import Answer
from quadriga.engine.frame import DONE, RUN, WAIT, Frame
from quadriga.engine.offer import Offer
from quadriga.games.medioevo.board import KINGDOMS, TERRITORIES, ZONES
from quadriga.games.medioevo.codes import START
from quadriga.games.medioevo.pieces import give_honour
from quadriga.games.medioevo.queries import NEIGHBOURING
from quadriga.games.medioevo.rows import changed
from quadriga.games.medioevo.state import Medioevo

MOST_STAKE: Final = 10
LOWEST: Final = 10
ROUNDS: Final = 2


def is_connectable(g: Medioevo, kingdom: int) -> bool:
    """Whether nobody has it and it is connected to one that somebody has; with six players all are in play.

    rule: MU-KIN-1, MU-KIN-2, MU-KIN-3 (ruling MU-GAP-61)
    """
    if kingdom in g.kingdom:
        return False
    taken = [other for other in g.kingdom if other >= 0]
    if g.seats == KINGDOMS or not taken:
        return True
    for other in taken:
        if kingdom in g.board.connected[other]:
            return True
    return False


def give_kingdom(g: Medioevo, seat: int, kingdom: int) -> None:
    g.kingdom = changed(g.kingdom, seat, kingdom)
    g.tell("kingdom.given", seat, kingdom)


def deal_kingdoms(g: Medioevo, lots: list[int]) -> None:
    """Who has none gets the first of a shuffled pile that is connected.  rule: MU-KIN-3, MU-VAR-2 (ruling MU-GAP-60)"""
    for seat in range(g.seats):
        if g.kingdom[seat] < 0:
            free = [kingdom for kingdom in lots if is_connectable(g, kingdom)]
            give_kingdom(g, seat, free[0])


class KingdomPick(Frame[Medioevo]):
    """In turn order each picks a free kingdom connected to one already picked.  rule: MU-KIN-3 (ruling MU-GAP-61)"""

    def __init__(self) -> None:
        self.at = 0  # place in the turn order

    def clone(self) -> "KingdomPick":
        frame = KingdomPick()
        frame.at = self.at
        return frame

    def run(self, g: Medioevo) -> int:
        return WAIT if self.at < len(g.order) else DONE

    def waiting(self, g: Medioevo) -> list[int]:
        return [g.order[self.at]]

    def offer(self, g: Medioevo, seat: int, o: Offer) -> None:
        for kingdom in range(KINGDOMS):
            if is_connectable(g, kingdom):
                o.yes("kingdom", kingdom)
            elif o.explain:
                if kingdom in g.kingdom:
                    o.no("kingdom", kingdom, "kingdom_taken", ["MU-KIN-1"], {"seat": g.kingdom.index(kingdom)})
                else:
                    o.no("kingdom", kingdom, "not_connected", ["MU-KIN-3"], {"kingdom": kingdom})

    def answer(self, g: Medioevo, seat: int, a: Answer) -> None:
        self.at += 1
        give_kingdom(g, seat, a.target)

    def default(self, g: Medioevo, seat: int) -> Answer:
        return g.choices(seat)[0].smallest()


class KingdomAuction(Frame[Medioevo]):
    """Sealed bids of Honour for a kingdom, twice; the sole highest bidder for each has it, the rest is dealt.

    rule: MU-VAR-1, MU-VAR-2, MU-VAR-3 (ruling MU-GAP-60)
    """

    def __init__(self, seats: int = 0) -> None:
        self.at = 0  # 0 bids, 1 lots are drawn, 2 the rest is dealt
        self.round = 1
        self.wishes: list[int] = [-1] * seats  # kingdom; hidden until all are in
        self.stakes: list[int] = [0] * seats  # Honour; hidden until all are in

    def clone(self) -> "KingdomAuction":
        frame = KingdomAuction()
        frame.at = self.at
        frame.round = self.round
        frame.wishes = self.wishes[:]
        frame.stakes = self.stakes[:]
        return frame

    def waiting(self, g: Medioevo) -> list[int]:
        return [seat for seat in range(g.seats) if g.kingdom[seat] < 0 and self.wishes[seat] < 0]

    def offer(self, g: Medioevo, seat: int, o: Offer) -> None:
        for kingdom in range(KINGDOMS):
            if kingdom not in g.kingdom:
                o.yes("stake", kingdom, 0, MOST_STAKE)
            elif o.explain:
                o.no("stake", kingdom, "kingdom_taken", ["MU-VAR-2"], {"seat": g.kingdom.index(kingdom)})

    def answer(self, g: Medioevo, seat: int, a: Answer) -> None:
        self.wishes[seat] = a.target
        self.stakes[seat] = a.amount

    def default(self, g: Medioevo, seat: int) -> Answer:
        return g.choices(seat)[0].smallest()

    def may_reopen(self, seat: int) -> bool:
        return self.at == 0 and self.wishes[seat] >= 0

    def reopen(self, seat: int) -> None:
        self.wishes[seat] = -1
        self.stakes[seat] = 0

    def run(self, g: Medioevo) -> int:
        if self.at == 0:
            if self.waiting(g):
                return WAIT
            g.reveals += 1
            for seat in range(g.seats):
                if self.wishes[seat] >= 0:
                    g.tell("stake.revealed", seat, self.wishes[seat], self.stakes[seat])
            self.at = 1
            return g.shuffle(g.seats)
        if self.at == 1:
            self.grant(g, g.rolled)
            self.wishes = [-1] * g.seats
            self.stakes = [0] * g.seats
            if min(g.kingdom) < 0:
                if self.round < ROUNDS:
                    self.round += 1
                    self.at = 0
                    return RUN
                self.at = 2
                return g.shuffle(KINGDOMS)
        else:
            deal_kingdoms(g, g.rolled)
        shift_honour(g)
        return DONE

    def grant(self, g: Medioevo, lots: list[int]) -> None:
        """From the highest bid down, level ones by lot; one for a kingdom out of touch fails.

        rule: MU-VAR-1 (ruling MU-GAP-60)
        """
        winners = [(self.stakes[seat], lots[seat], seat) for seat in range(g.seats) if self.is_sole_highest(seat)]
        for stake, _, seat in sorted(winners, reverse=True):
            if is_connectable(g, self.wishes[seat]):
                give_kingdom(g, seat, self.wishes[seat])
                give_honour(g, seat, -stake, START)

    def is_sole_highest(self, seat: int) -> bool:
        if self.wishes[seat] < 0:
            return False
        for other in range(len(self.wishes)):
            if other != seat and self.wishes[other] == self.wishes[seat] and self.stakes[other] >= self.stakes[seat]:
                return False
        return True


def shift_honour(g: Medioevo) -> None:
    """All together, until the lowest stands where everybody starts.  rule: MU-VAR-3"""
    shift = LOWEST - min(g.honour)
    for seat in range(g.seats):
        give_honour(g, seat, shift, START)


def cut_map(g: Medioevo) -> None:
    """With fewer than six players what is far from all kingdoms is not played on.

    rule: MU-KIN-4, MU-KIN-5, MU-KIN-6, MU-DEF-5 (ruling MU-GAP-94)
    """
    if g.seats == KINGDOMS:
        g.in_play = (1,) * ZONES
        return
    homes = [territory for kingdom in g.kingdom if kingdom >= 0 for territory in g.board.homes[kingdom]]
    near = [is_near(g, territory, homes) for territory in range(TERRITORIES)]
    for sea in range(TERRITORIES, ZONES):
        touched = [other for other in g.board.neighbours[sea] if other < TERRITORIES and near[other]]
        near.append(1 if touched else 0)
    g.in_play = tuple(near)


def is_near(g: Medioevo, territory: int, homes: list[int]) -> int:
    """Three steps by land or strait; for an island by land and sea alike."""
    for home in homes:
        if g.board.land_distance[territory * TERRITORIES + home] <= NEIGHBOURING:
            return 1
        if g.board.island[territory] and g.board.distance[territory * ZONES + home] <= NEIGHBOURING:
            return 1
    return 0
