"""Trial events: sealed offers of one resource after the completion."""

from quadriga.engine.choice import Answer, Choice
from quadriga.engine.frame import DONE, RUN, WAIT, Frame
from quadriga.engine.offer import Offer
from quadriga.engine.window import Poll
from quadriga.games.byzantion.board import BID_BONUS, CHALICE, TRIAL_BID
from quadriga.games.byzantion.goods import gain_doxa, pay
from quadriga.games.byzantion.moments import BIDS_REVEALED
from quadriga.games.byzantion.queries import abilities, current_event, has
from quadriga.games.byzantion.state import Byzantion


class Trial(Frame[Byzantion]):
    """All bid in secret; the three highest gain the printed Doxa; all bids are spent.

    rule: BZ-TRI-1, BZ-TRI-2, BZ-TRI-3, BZ-TRI-4, BZ-TRI-5, BZ-TRI-6, BZ-KEI-4, BZ-INT-23
    """

    def __init__(self, seats: int = 0) -> None:
        self.at = 0  # 0 bids, 1 window, 2 ranking, 3 the arbiter has chosen, 4 end
        self.bids: list[int] = [-1] * seats  # hidden until the reveal
        self.change: list[int] = [0] * seats  # by Intrigue cards
        self.ranked: list[int] = []  # seats, the highest first

    def clone(self) -> "Trial":
        frame = Trial()
        frame.at = self.at
        frame.bids = self.bids[:]
        frame.change = self.change[:]
        frame.ranked = self.ranked[:]
        return frame

    def gift(self, g: Byzantion, seat: int) -> int:
        """The Chalice's two, which can only be bid here.  rule: BZ-KEI-4"""
        return 2 if g.seals[CHALICE] == seat else 0

    def waiting(self, g: Byzantion) -> list[int]:
        return [seat for seat in g.order if self.bids[seat] < 0]

    def offer(self, g: Byzantion, seat: int, o: Offer) -> None:
        o.yes("bid", -1, 0, has(g, seat, current_event(g).trial_resource) + self.gift(g, seat))

    def takes_amount(self, choice: Choice) -> bool:
        return choice.verb == "bid" or choice.high > 0

    def answer(self, g: Byzantion, seat: int, a: Answer) -> None:
        self.bids[seat] = a.amount

    def default(self, g: Byzantion, seat: int) -> Answer:
        return Answer("bid", -1, self.gift(g, seat))

    def may_reopen(self, seat: int) -> bool:
        return self.at == 0 and self.bids[seat] >= 0

    def reopen(self, seat: int) -> None:
        self.bids[seat] = -1

    def run(self, g: Byzantion) -> int:
        if self.at == 0:
            if self.waiting(g):
                return WAIT
            self.at = 1
            self.reveal(g)
            return g.call(Poll(BIDS_REVEALED, g.order[:]))
        if self.at == 3:
            self.at = 2
            self.ranked.append(g.result)
            return RUN
        self.at = 2
        return self.rank(g)

    def reveal(self, g: Byzantion) -> None:
        g.reveals += 1
        resource = current_event(g).trial_resource
        for seat in g.order:
            g.tell("bid.revealed", seat, self.bids[seat], resource)
            pay(g, seat, resource, max(0, self.bids[seat] - self.gift(g, seat)))

    def counts(self, g: Byzantion, seat: int) -> int:
        """A bid of at least 1 with what Heroes and Intrigue cards change; never below 0."""
        bid = self.bids[seat]
        if bid > 0:
            for effect in abilities(g, seat, TRIAL_BID):
                if effect.op == BID_BONUS:
                    bid += effect.count
            bid += self.change[seat]
        return max(0, bid)

    def rank(self, g: Byzantion) -> int:
        """Place by place; the arbiter orders those who are level.  rule: BZ-TRI-4, BZ-TRI-5"""
        from quadriga.games.byzantion.procedures.resolution import BETTER_BID, settle_tie

        prizes = current_event(g).trial_doxa
        open_seats = [seat for seat in g.order if seat not in self.ranked and self.counts(g, seat)]
        if open_seats and len(self.ranked) < len(prizes):
            best = max([self.counts(g, seat) for seat in open_seats])
            self.at = 3
            return settle_tie(g, BETTER_BID, [seat for seat in open_seats if self.counts(g, seat) == best])
        for place, seat in enumerate(self.ranked):
            g.tell("trial.ranked", seat, place + 1)
            gain_doxa(g, seat, prizes[place])
        return DONE
