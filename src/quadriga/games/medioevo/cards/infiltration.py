"""Infiltrators: pinned cards, a turncoat, a rebellion."""

from quadriga.engine.frame import RUN
from quadriga.engine.offer import Offer
from quadriga.games.medioevo.board import CAPTAIN, LIGHT, TERRITORIES
from quadriga.games.medioevo.cards.occasion import fighters, fighting, galley_room, turn_coat
from quadriga.games.medioevo.cards.power import Power, thirds
from quadriga.games.medioevo.procedures.rebellion import Uprising
from quadriga.games.medioevo.property_queries import holder_of_card
from quadriga.games.medioevo.queries import are_neighbouring, controlled
from quadriga.games.medioevo.state import Medioevo
from quadriga.games.medioevo.unit_queries import barbarian_reserve, reserve


class PinnedCards(Power):
    """One to three rotated cards of others are not straightened this time.  rule: MU-CARD-13"""

    die = 6

    def cards(self, g: Medioevo, seat: int) -> list[int]:
        return [card for card in g.rotated if card not in g.pinned and holder_of_card(g, card) not in (-1, seat)]

    def usable(self, g: Medioevo, seat: int, moment: int) -> bool:
        return len(self.cards(g, seat)) > 0

    def aims(self, g: Medioevo, seat: int, number: int) -> int:
        return thirds(number)

    def targets(self, g: Medioevo, seat: int, o: Offer) -> None:
        for card in self.cards(g, seat):
            o.yes("aim_card", card)

    def apply(self, g: Medioevo, seat: int, target: int, amount: int, number: int) -> int:
        g.pinned = tuple(sorted((*g.pinned, target)))
        g.tell("card.pinned", seat, target)
        return RUN


class Turncoat(Power):
    """Before the first die an enemy unit is replaced by an own one of its type.  rule: MU-CARD-14"""

    def kinds(self, g: Medioevo, seat: int) -> list[int]:
        b = fighting(g, seat)
        if b is None or b.begun or galley_room(g, b.zone, seat) < 1:
            return []
        enemy = b.owner(1 - b.side_of(seat))
        return [kind for kind in fighters(g, b, enemy) if kind < CAPTAIN and reserve(g, seat, kind)]

    def usable(self, g: Medioevo, seat: int, moment: int) -> bool:
        return len(self.kinds(g, seat)) > 0

    def aims(self, g: Medioevo, seat: int, number: int) -> int:
        return 1

    def targets(self, g: Medioevo, seat: int, o: Offer) -> None:
        for kind in self.kinds(g, seat):
            o.yes("aim_unit", kind)

    def apply(self, g: Medioevo, seat: int, target: int, amount: int, number: int) -> int:
        b = fighting(g, seat)
        if b is not None:
            side = b.side_of(seat)
            turn_coat(g, b.zone, b.owner(1 - side), target, seat, b.owner(0) == seat)
        return RUN


class Incitement(Power):
    """A horde rises in a territory neighbouring one of the user's.  rule: MU-CARD-15"""

    def places(self, g: Medioevo, seat: int) -> list[int]:
        realm = controlled(g, seat)
        found: list[int] = []
        for territory in range(TERRITORIES):
            if not g.in_play[territory] or territory in realm:
                continue
            for own in realm:
                if are_neighbouring(g, own, territory):
                    found.append(territory)
                    break
        return found

    def usable(self, g: Medioevo, seat: int, moment: int) -> bool:
        return sum(g.horde) > 0 and barbarian_reserve(g, LIGHT) > 0 and len(controlled(g, seat)) > 0

    def aims(self, g: Medioevo, seat: int, number: int) -> int:
        return 1

    def targets(self, g: Medioevo, seat: int, o: Offer) -> None:
        for territory in self.places(g, seat):
            o.yes("aim_zone", territory)

    def apply(self, g: Medioevo, seat: int, target: int, amount: int, number: int) -> int:
        g.tell("rebellion.incited", seat, target)
        return g.call(Uprising(target, seat))
