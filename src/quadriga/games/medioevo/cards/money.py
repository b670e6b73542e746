"""Magnates: a deposit, a share of interest, less interest."""

from quadriga.engine.frame import RUN
from quadriga.engine.offer import Offer
from quadriga.games.medioevo.cards.power import Power
from quadriga.games.medioevo.pieces import earn, pay
from quadriga.games.medioevo.procedures.debt import interest_due
from quadriga.games.medioevo.property_queries import holds_card
from quadriga.games.medioevo.queries import has_effect
from quadriga.games.medioevo.state import Medioevo

MOST = 300


class Deposit(Power):
    """Florins are put on the empty card, or taken from it with half as much again.

    What lies on it is the owner's: nobody else can use the card.  rule: MU-CARD-36 (ruling MU-GAP-96)
    """

    def usable(self, g: Medioevo, seat: int, moment: int) -> bool:
        return holds_card(g, seat, self.card) and (g.stored > 0 or g.florins[seat] > 0)

    def aims(self, g: Medioevo, seat: int, number: int) -> int:
        return 0 if g.stored else 1

    def targets(self, g: Medioevo, seat: int, o: Offer) -> None:
        most = min(MOST, g.florins[seat])
        if most > 0:
            o.yes("aim_florins", -1, 1, most)

    def apply(self, g: Medioevo, seat: int, target: int, amount: int, number: int) -> int:
        if amount:
            pay(g, seat, amount)
            g.stored = amount
            g.tell("deposit.made", seat, amount)
        elif g.stored:
            florins = g.stored + g.stored // 2
            g.stored = 0
            earn(g, seat, florins)
            g.tell("deposit.taken", seat, florins)
        return RUN


class InterestShare(Power):
    """Half of the interest all the others pay.  rule: MU-CARD-37 (ruling MU-GAP-90)"""

    def usable(self, g: Medioevo, seat: int, moment: int) -> bool:
        if has_effect(g, self.card, seat):
            return False
        for other in g.order:
            if other != seat and interest_due(g, other):
                return True
        return False

    def apply(self, g: Medioevo, seat: int, target: int, amount: int, number: int) -> int:
        g.effects = (*g.effects, self.card, 0, seat)
        return RUN


class LowerInterest(Power):
    """50 florins less to pay.  rule: MU-CARD-38"""

    def usable(self, g: Medioevo, seat: int, moment: int) -> bool:
        return interest_due(g, seat) > 0 and not has_effect(g, self.card, seat)

    def apply(self, g: Medioevo, seat: int, target: int, amount: int, number: int) -> int:
        g.effects = (*g.effects, self.card, 0, seat)
        return RUN
