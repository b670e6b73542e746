"""Who is to suffer an Intrigue card: a penalty passed on, a bid made less."""

from quadriga.engine.choice import Answer
from quadriga.engine.frame import DONE, WAIT, Frame
from quadriga.engine.offer import Offer
from quadriga.engine.window import Poll
from quadriga.games.byzantion.moments import DEFEAT_KNOWN
from quadriga.games.byzantion.procedures.resolution import Defeat
from quadriga.games.byzantion.procedures.trial import Trial
from quadriga.games.byzantion.state import Byzantion


class VictimChoice(Frame[Byzantion]):
    """One of some players is chosen; nothing happens if there is none."""

    def __init__(self, seat: int = -1, seats: list[int] | None = None) -> None:
        self.at = 0
        self.seat = seat
        self.seats: list[int] = seats if seats is not None else []

    def hit(self, g: Byzantion, victim: int) -> None:
        raise NotImplementedError

    def waiting(self, g: Byzantion) -> list[int]:
        return [self.seat]

    def run(self, g: Byzantion) -> int:
        return WAIT if self.at == 0 and self.seats else DONE

    def offer(self, g: Byzantion, seat: int, o: Offer) -> None:
        for other in sorted(self.seats):
            o.yes("choose_player", other)

    def answer(self, g: Byzantion, seat: int, a: Answer) -> None:
        self.at = 1
        self.hit(g, a.target)

    def default(self, g: Byzantion, seat: int) -> Answer:
        return Answer("choose_player", min(self.seats))


class PenaltyRedirection(VictimChoice):
    """Another player suffers the penalty; he is asked once more and may answer with his own cards.  rule: BZ-INT-22"""

    def clone(self) -> "PenaltyRedirection":
        frame = PenaltyRedirection(self.seat, self.seats[:])
        frame.at = self.at
        return frame

    def hit(self, g: Byzantion, victim: int) -> None:
        for frame in g.below():
            if isinstance(frame, Poll) and frame.moment == DEFEAT_KNOWN:
                frame.ask_next(victim)
            elif isinstance(frame, Defeat):
                frame.victim = victim
                g.tell("penalty.redirected", self.seat, victim)
                return


class BidLowering(VictimChoice):
    """Another player's bid counts as less.  rule: BZ-INT-23"""

    def __init__(self, seat: int = -1, seats: list[int] | None = None, count: int = 0) -> None:
        super().__init__(seat, seats)
        self.count = count

    def clone(self) -> "BidLowering":
        frame = BidLowering(self.seat, self.seats[:], self.count)
        frame.at = self.at
        return frame

    def hit(self, g: Byzantion, victim: int) -> None:
        for frame in g.below():
            if isinstance(frame, Trial):
                frame.change[victim] -= self.count
                g.tell("bid.lowered", self.seat, victim, self.count)
                return
