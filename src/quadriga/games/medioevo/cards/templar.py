"""Templars: a unit far from home."""

from quadriga.engine.choice import Answer
from quadriga.engine.frame import DONE, RUN, WAIT, Frame
from quadriga.engine.offer import Offer
from quadriga.games.medioevo.board import CAPTAIN, TERRITORIES
from quadriga.games.medioevo.cards.occasion import fighting, muster
from quadriga.games.medioevo.cards.power import Power
from quadriga.games.medioevo.procedures.movement import ARRIVED, WEARY, Movement
from quadriga.games.medioevo.queries import is_home, may_attack, may_stay
from quadriga.games.medioevo.state import Medioevo
from quadriga.games.medioevo.unit_queries import reserve


def soldiers(g: Medioevo, seat: int) -> list[int]:
    """Kinds a Templar can place: no captains."""
    return [kind for kind in range(CAPTAIN) if reserve(g, seat, kind)]


class Crusade(Power):
    """A free unit in any territory outside the own kingdom, with all that follows.  rule: MU-CARD-34"""

    def usable(self, g: Medioevo, seat: int, moment: int) -> bool:
        return sum(g.horde) > 0 and len(soldiers(g, seat)) > 0

    def aims(self, g: Medioevo, seat: int, number: int) -> int:
        return 1

    def targets(self, g: Medioevo, seat: int, o: Offer) -> None:
        for kind in soldiers(g, seat):
            o.yes("aim_unit", kind)

    def apply(self, g: Medioevo, seat: int, target: int, amount: int, number: int) -> int:
        return g.call(Landing(seat, target))


class Reinforcement(Power):
    """A free unit joins the user's battle outside his kingdom.  rule: MU-CARD-35"""

    def usable(self, g: Medioevo, seat: int, moment: int) -> bool:
        b = fighting(g, seat)
        if b is None or b.is_naval() or is_home(g, seat, b.zone):
            return False
        return len(soldiers(g, seat)) > 0

    def aims(self, g: Medioevo, seat: int, number: int) -> int:
        return 1

    def targets(self, g: Medioevo, seat: int, o: Offer) -> None:
        for kind in soldiers(g, seat):
            o.yes("aim_unit", kind)

    def apply(self, g: Medioevo, seat: int, target: int, amount: int, number: int) -> int:
        b = fighting(g, seat)
        if b is not None:
            muster(g, b.zone, seat, target, True)
        return RUN


class Landing(Frame[Medioevo]):
    """The unit's territory is chosen; then it has moved there like an army.  rule: MU-CARD-34 (ruling MU-GAP-103)"""

    def __init__(self, seat: int = -1, kind: int = 0) -> None:
        self.at = 0
        self.seat = seat
        self.kind = kind

    def clone(self) -> "Landing":
        frame = Landing(self.seat, self.kind)
        frame.at = self.at
        return frame

    def run(self, g: Medioevo) -> int:
        return DONE if self.at else WAIT

    def waiting(self, g: Medioevo) -> list[int]:
        return [self.seat]

    def offer(self, g: Medioevo, seat: int, o: Offer) -> None:
        for territory in range(TERRITORIES):
            if not g.in_play[territory]:
                continue
            host = g.holder[territory]
            if is_home(g, seat, territory):
                if o.explain:
                    o.no("aim_zone", territory, "own_kingdom", ["MU-CARD-34"], {"zone": territory})
            elif host in (-1, seat) or may_stay(g, seat, host) or may_attack(g, seat, host):
                o.yes("aim_zone", territory)
            elif o.explain:
                o.no("aim_zone", territory, "truce", ["MU-DIP-5"], {"zone": territory})

    def answer(self, g: Medioevo, seat: int, a: Answer) -> None:
        self.at = 1
        muster(g, a.target, seat, self.kind)
        arrival = Movement(seat, seat, a.target)
        arrival.at = ARRIVED
        arrival.steps = 1
        arrival.bonus = WEARY
        arrival.going[self.kind] = 1
        g.call(arrival)

    def default(self, g: Medioevo, seat: int) -> Answer:
        return g.choices(seat)[0].smallest()
