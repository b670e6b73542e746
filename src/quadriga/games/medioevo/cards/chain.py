"""Bards, Jokers and Princesses: cards about cards."""

from quadriga.engine.frame import RUN
from quadriga.engine.offer import Offer
from quadriga.engine.window import Window
from quadriga.games.medioevo.board import OWN, POINTS_NONE
from quadriga.games.medioevo.cards.occasion import announced
from quadriga.games.medioevo.cards.power import Power
from quadriga.games.medioevo.pieces import pay
from quadriga.games.medioevo.procedures.activation import can_use
from quadriga.games.medioevo.procedures.card_use import ABILITY, MERCHANT, POINTS, CardUse
from quadriga.games.medioevo.property_queries import holder_of_card
from quadriga.games.medioevo.rows import without
from quadriga.games.medioevo.state import Medioevo


class Bard(Power):
    """A card rotated in this turn is straight again, each at most once a turn.

    rule: MU-CARD-44, MU-CARD-45 (ruling MU-GAP-64)
    """

    def cards(self, g: Medioevo) -> list[int]:
        return [
            card
            for card in g.rotated
            if card != self.card and card not in g.reactivated and holder_of_card(g, card) >= 0
        ]

    def usable(self, g: Medioevo, seat: int, moment: int) -> bool:
        return len(self.cards(g)) > 0

    def aims(self, g: Medioevo, seat: int, number: int) -> int:
        return 1

    def targets(self, g: Medioevo, seat: int, o: Offer) -> None:
        for card in self.cards(g):
            o.yes("aim_card", card)
        if o.explain:
            for card in g.reactivated:
                o.no("aim_card", card, "straightened_before", [f"MU-CARD-{self.card + 1}"], {"card": card})

    def apply(self, g: Medioevo, seat: int, target: int, amount: int, number: int) -> int:
        g.rotated = without(g.rotated, target)
        g.reactivated = tuple(sorted((*g.reactivated, target)))
        g.tell("card.straightened", seat, target)
        return RUN


class Joker(Power):
    """The use of a card just announced by another player has no effect; another Joker can answer this one.

    rule: MU-CARD-48, MU-CARD-49, MU-EMP-14 (ruling MU-GAP-64)
    """

    def usable(self, g: Medioevo, seat: int, moment: int) -> bool:
        use = announced(g)
        return use is not None and use.seat != seat and not use.cancelled

    def apply(self, g: Medioevo, seat: int, target: int, amount: int, number: int) -> int:
        use = announced(g)
        if use is not None:
            use.cancelled = True
        return RUN


def moment_of(g: Medioevo, use: CardUse) -> int:
    """The moment at which a card was played."""
    for place in range(len(g.stack) - 1, 0, -1):
        if g.stack[place] is use:
            below = g.stack[place - 1]
            return below.moment if isinstance(below, Window) else OWN
    return OWN


def lacking_use(g: Medioevo, seat: int, use: CardUse) -> int:
    """What a Princess would add: the points, or the ability if it could be used now; 0 for nothing.

    A price of the ability is paid by its user, so only he may ask for it.
    """
    if not use.uses & POINTS:
        return POINTS if g.board.cards[use.card].points != POINTS_NONE else 0
    if use.uses & ABILITY or not can_use(g, use.seat, use.card, moment_of(g, use)):
        return 0
    return 0 if g.board.cards[use.card].florins and use.seat != seat else ABILITY


class BothUses(Power):
    """A card being used gives its ability and its points together.  rule: MU-CARD-59"""

    def usable(self, g: Medioevo, seat: int, moment: int) -> bool:
        use = announced(g)
        return use is not None and not use.cancelled and lacking_use(g, seat, use) > 0

    def apply(self, g: Medioevo, seat: int, target: int, amount: int, number: int) -> int:
        use = announced(g)
        if use is None:
            return RUN
        added = lacking_use(g, seat, use)
        if added == ABILITY and use.card != MERCHANT:
            pay(g, use.seat, g.board.cards[use.card].florins)
        use.uses |= added
        return RUN


class DoublePoints(Power):
    """A card being used for points gives twice as many.  rule: MU-CARD-60"""

    def usable(self, g: Medioevo, seat: int, moment: int) -> bool:
        use = announced(g)
        if use is None or use.cancelled or not use.uses & POINTS or use.times > 1:
            return False
        return g.board.cards[use.card].points != POINTS_NONE

    def apply(self, g: Medioevo, seat: int, target: int, amount: int, number: int) -> int:
        use = announced(g)
        if use is not None:
            use.times *= 2
        return RUN
