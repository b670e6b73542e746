"""Ships that take part in a landing."""

from quadriga.engine.choice import Answer
from quadriga.engine.frame import DONE, WAIT, Frame
from quadriga.engine.offer import Offer
from quadriga.games.civilization.board import NOBODY, TERRITORIES
from quadriga.games.civilization.procedures.battle.battle import ATTACK, DEFENCE, Battle, battle_of
from quadriga.games.civilization.procedures.battle.landing import bombarding_ships
from quadriga.games.civilization.queries import ships_of
from quadriga.games.civilization.state import Civilization


class Muster(Frame[Civilization]):
    """Every attacker says from which adjacent sea zones his ships take part; defending ships there fight them.

    Without land units the ships must come, since they are all the attack has.
    rule: CV-LND-1, CV-LND-3, CV-LND-12, CV-VAR-1 (ruling CV-GAP-118)
    """

    def __init__(self) -> None:
        self.at = 0
        self.seas: list[int] = []  # from which ships come
        self.asked = 0  # bit mask of seats that have said all

    def clone(self) -> "Muster":
        frame = Muster()
        frame.at = self.at
        frame.seas = self.seas[:]
        frame.asked = self.asked
        return frame

    def run(self, g: Civilization) -> int:
        b = battle_of(g)
        if g.landings and b.space < TERRITORIES and b.armies(g, DEFENCE) and self.next_seat(g, b) != NOBODY:
            return WAIT
        for sea in sorted(self.seas):
            for owner in b.owners(g, DEFENCE):
                b.fleet += ships_of(g, sea, owner)
        return DONE

    def next_seat(self, g: Civilization, b: Battle) -> int:
        for seat in b.owners(g, ATTACK):
            if seat < g.seats and not (self.asked >> seat) & 1 and self.idle_seas(g, b, seat):
                return seat
        return NOBODY

    def idle_seas(self, g: Civilization, b: Battle, seat: int) -> list[int]:
        """Adjacent sea zones with ships of a seat that do not take part yet."""
        return [
            sea for sea in g.board.seas[b.space] if any(ship not in b.fleet for ship in bombarding_ships(g, sea, seat))
        ]

    def waiting(self, g: Civilization) -> list[int]:
        return [self.next_seat(g, battle_of(g))]

    def offer(self, g: Civilization, seat: int, o: Offer) -> None:
        b = battle_of(g)
        for sea in self.idle_seas(g, b, seat):
            o.yes("commit", sea)
        if b.units(g, ATTACK):
            o.yes("ready")
        elif o.explain:
            o.no("ready", -1, "ships_only", ["CV-BAT-1"])

    def answer(self, g: Civilization, seat: int, a: Answer) -> None:
        b = battle_of(g)
        if a.verb == "ready":
            self.asked |= 1 << seat
            return
        b.fleet += bombarding_ships(g, a.target, seat)
        if a.target not in self.seas:
            self.seas.append(a.target)
        g.tell("ships.committed", seat, a.target, b.space)

    def default(self, g: Civilization, seat: int) -> Answer:
        b = battle_of(g)
        return Answer("ready") if b.units(g, ATTACK) else Answer("commit", self.idle_seas(g, b, seat)[0])
