"""Disputes: somebody claims that a partner broke a pact; if it is denied everybody votes."""

from typing import Final

from quadriga.engine.choice import Answer
from quadriga.engine.frame import DONE, WAIT, Frame
from quadriga.engine.offer import Offer
from quadriga.games.medioevo.board import MOST_SEATS
from quadriga.games.medioevo.procedures.pact import audience, break_pact, partner, publish
from quadriga.games.medioevo.queries import players
from quadriga.games.medioevo.state import Medioevo

UNCAST: Final = -1
RESPECT: Final = 0
RUPTURE: Final = 1


def accuse(g: Medioevo, seat: int, pact: int) -> None:
    """Claim that the partner did not respect a pact, once a turn for each.  rule: MU-DIP-15, MU-DIP-17"""
    accused = partner(g, pact, seat)
    g.accused = tuple(sorted((*g.accused, pact * MOST_SEATS + seat)))
    g.tell("accusation.made", seat, accused, pact, seen_by=audience(g, pact))
    g.call(Accusation(seat, accused, pact))


class Accusation(Frame[Medioevo]):
    """The accused admits the breach, or disputes it before everybody.  rule: MU-DIP-16, MU-DIP-17"""

    def __init__(self, seat: int = -1, accused: int = -1, pact: int = 0) -> None:
        self.at = 0
        self.seat = seat
        self.accused = accused
        self.pact = pact

    def clone(self) -> "Accusation":
        frame = Accusation(self.seat, self.accused, self.pact)
        frame.at = self.at
        return frame

    def run(self, g: Medioevo) -> int:
        return DONE if self.at else WAIT

    def waiting(self, g: Medioevo) -> list[int]:
        return [self.accused]

    def offer(self, g: Medioevo, seat: int, o: Offer) -> None:
        o.yes("concede")
        o.yes("dispute")

    def answer(self, g: Medioevo, seat: int, a: Answer) -> None:
        self.at = 1
        if a.verb == "concede":
            g.tell("accusation.conceded", seat, self.seat, self.pact, seen_by=audience(g, self.pact))
            break_pact(g, seat, self.pact)
            return
        publish(g, self.pact)
        g.tell("accusation.disputed", seat, self.seat, self.pact)
        g.call(Vote(seat, self.pact, g.seats))

    def default(self, g: Medioevo, seat: int) -> Answer:
        return Answer("dispute")


class Vote(Frame[Medioevo]):
    """Every player, the partners included, says respect or rupture; all at once, then openly. A tie changes nothing.

    rule: MU-DIP-16, MU-DIP-17 (ruling MU-GAP-54)
    """

    def __init__(self, accused: int = -1, pact: int = 0, seats: int = 0) -> None:
        self.at = 0
        self.accused = accused
        self.pact = pact
        self.votes: list[int] = [UNCAST] * seats  # hidden until all are in

    def clone(self) -> "Vote":
        frame = Vote(self.accused, self.pact)
        frame.at = self.at
        frame.votes = self.votes[:]
        return frame

    def waiting(self, g: Medioevo) -> list[int]:
        return [seat for seat in players(g) if self.votes[seat] == UNCAST]

    def offer(self, g: Medioevo, seat: int, o: Offer) -> None:
        o.yes("respect")
        o.yes("rupture")

    def answer(self, g: Medioevo, seat: int, a: Answer) -> None:
        self.votes[seat] = RESPECT if a.verb == "respect" else RUPTURE

    def default(self, g: Medioevo, seat: int) -> Answer:
        return Answer("respect")

    def may_reopen(self, seat: int) -> bool:
        return self.votes[seat] != UNCAST

    def reopen(self, seat: int) -> None:
        self.votes[seat] = UNCAST

    def run(self, g: Medioevo) -> int:
        if self.waiting(g):
            return WAIT
        g.reveals += 1
        for seat in players(g):
            g.tell("vote.cast", seat, self.votes[seat])
        respects = self.votes.count(RESPECT)
        ruptures = self.votes.count(RUPTURE)
        g.tell("dispute.decided", self.pact, self.accused, respects, ruptures)
        if ruptures > respects:
            break_pact(g, self.accused, self.pact)
        return DONE
