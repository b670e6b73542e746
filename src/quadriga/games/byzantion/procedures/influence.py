"""Influencing the Emperor: the vote with Auctoritas."""

from quadriga.engine.choice import Answer
from quadriga.engine.frame import DONE, RUN, WAIT, Frame
from quadriga.engine.offer import Offer
from quadriga.engine.window import Poll
from quadriga.games.byzantion.board import AUCTORITAS, VOTE, VOTE_BONUS
from quadriga.games.byzantion.goods import gain_doxa, pay
from quadriga.games.byzantion.moments import VOTE_PLACED
from quadriga.games.byzantion.procedures.initiative import chalice_votes
from quadriga.games.byzantion.queries import abilities, arbiter, auctoritas_of, from_next
from quadriga.games.byzantion.state import Byzantion


class Influence(Frame[Byzantion]):
    """Each in turn places Auctoritas on one of the two options; the higher total decides.

    rule: BZ-INF-1, BZ-INF-2, BZ-INF-3, BZ-INF-4, BZ-INF-8, BZ-INF-10
    """

    def __init__(self, seats: int = 0) -> None:
        self.at = 0  # 0 the vote, 1 its window, 2 the comparison, 3 the arbiter
        self.voter = 0  # place in the initiative order
        self.placed: list[int] = [0] * seats  # Auctoritas, the Chalice's included
        self.choice: list[int] = [-1] * seats  # option

    def clone(self) -> "Influence":
        frame = Influence()
        frame.at = self.at
        frame.voter = self.voter
        frame.placed = self.placed[:]
        frame.choice = self.choice[:]
        return frame

    def waiting(self, g: Byzantion) -> list[int]:
        return [arbiter(g)] if self.at == 3 else [g.order[self.voter]]

    def offer(self, g: Byzantion, seat: int, o: Offer) -> None:
        if self.at == 3:
            o.yes("decree", 0)
            o.yes("decree", 1)
            return
        o.yes("abstain")
        most = auctoritas_of(g, seat) + chalice_votes(g, seat)
        for option in (0, 1):
            if most:
                o.yes("vote", option, 1, most)
            elif o.explain:
                o.no("vote", option, "no_auctoritas", ["BZ-INF-3"])

    def answer(self, g: Byzantion, seat: int, a: Answer) -> None:
        if a.verb == "decree":
            g.tell("tie.decreed", seat, a.target)
            self.settle(g, a.target)
        elif a.verb == "abstain":
            g.tell("vote.abstained", seat)
            self.voter += 1
        else:
            self.place(g, seat, a.target, a.amount)
            self.at = 1

    def place(self, g: Byzantion, seat: int, option: int, amount: int) -> None:
        """The Chalice's Auctoritas goes first: it would be discarded otherwise.

        rule: BZ-INF-3, BZ-KEI-3 (ruling BZ-GAP-37)
        """
        self.placed[seat] = amount
        self.choice[seat] = option
        pay(g, seat, AUCTORITAS, max(0, amount - chalice_votes(g, seat)))
        g.tell("vote.placed", seat, option, amount)

    def default(self, g: Byzantion, seat: int) -> Answer:
        return Answer("decree", 0) if self.at == 3 else Answer("abstain")

    def run(self, g: Byzantion) -> int:
        if self.at == 0:
            if self.voter < len(g.order):
                return WAIT
            self.at = 2
        if self.at == 1:
            voter = g.order[self.voter]
            self.voter += 1
            self.at = 0
            return g.call(Poll(VOTE_PLACED, from_next(g, voter)))
        if self.at == 2:
            return self.compare(g)
        return WAIT if self.at == 3 else DONE

    def compare(self, g: Byzantion) -> int:
        """rule: BZ-INF-5, BZ-INF-6, BZ-GEN-13"""
        first = self.total(g, 0)
        second = self.total(g, 1)
        g.tell("vote.counted", first, second)
        if first == second:
            self.at = 3
            return RUN
        self.settle(g, 0 if first > second else 1)
        return DONE

    def counts(self, g: Byzantion, seat: int) -> int:
        """A vote of at least 1 with the bonus of Heroes.  rule: BZ-INF-9"""
        votes = self.placed[seat]
        if votes:
            for effect in abilities(g, seat, VOTE):
                if effect.op == VOTE_BONUS:
                    votes += effect.count
        return votes

    def total(self, g: Byzantion, option: int) -> int:
        return sum([self.counts(g, seat) for seat in range(g.seats) if self.choice[seat] == option])

    def settle(self, g: Byzantion, option: int) -> None:
        """The option is fixed, the biggest vote rewarded; what was placed is gone.  rule: BZ-INF-7, BZ-INF-8"""
        self.at = 4
        g.option = option
        g.options[g.round - 1] = option
        g.tell("option.chosen", g.events[g.round - 1], option)
        votes = [self.counts(g, seat) for seat in range(g.seats)]
        most = max(votes)
        if not most:
            return
        leading = [seat for seat in g.order if votes[seat] == most]
        for seat in leading:
            gain_doxa(g, seat, 2 if len(leading) == 1 else 1)

    def change(self, g: Byzantion) -> int:
        """The vote just placed goes to the other option and stays the voter's.  rule: BZ-INT-13"""
        voter = g.order[self.voter - 1]
        self.choice[voter] = 1 - self.choice[voter]
        g.tell("vote.changed", voter, self.choice[voter])
        return voter
