"""The course of the game: preparation, then so many rounds of four phases."""

from quadriga.engine.frame import DONE, Frame
from quadriga.games.realm.procedures.auction import Auction
from quadriga.games.realm.procedures.council import Council
from quadriga.games.realm.procedures.supply import Dealing, Supply
from quadriga.games.realm.procedures.turns import Turns
from quadriga.games.realm.scoring import finish
from quadriga.games.realm.state import AUCTION, COUNCIL, PACT, SETUP, SUPPLY, TURNS, Realm


class Rounds(Frame[Realm]):
    """Runs the phases in their order; ``at`` is the phase that comes next."""

    def __init__(self, at: int = SETUP) -> None:
        super().__init__()
        self.at = at

    def clone(self) -> "Rounds":
        return Rounds(self.at)

    def run(self, g: Realm) -> int:
        phase = self.at
        if phase == SUPPLY:
            if g.round == g.rounds:
                finish(g)
                return DONE
            start_round(g)
        g.phase = phase
        self.at = phase + 1 if phase < TURNS else SUPPLY
        if phase == SETUP:
            return g.call(Dealing())
        if phase == SUPPLY:
            return g.call(Supply())
        if phase == AUCTION:
            return g.call(Auction(g.seats))
        if phase == COUNCIL:
            return g.call(Council())
        return g.call(Turns())


def start_round(g: Realm) -> None:
    g.round += 1
    g.borrowed = [0] * g.seats
    kept: list[int] = []
    for start in range(0, len(g.pacts), PACT):
        if g.pacts[start + 3] >= g.round:
            kept.extend(g.pacts[start : start + PACT])
    g.pacts = kept
    g.tell("round.started", g.round)
