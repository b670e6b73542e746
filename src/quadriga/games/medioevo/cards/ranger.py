"""Rangers: transports that nobody sees."""

from quadriga.engine.frame import RUN
from quadriga.engine.offer import Offer
from quadriga.games.medioevo.board import ENGINE, TERRITORIES
from quadriga.games.medioevo.cards.power import Power
from quadriga.games.medioevo.codes import COMBAT, COMMERCE
from quadriga.games.medioevo.property_queries import is_military, pieces_at, pieces_of
from quadriga.games.medioevo.queries import has_effect
from quadriga.games.medioevo.state import Medioevo

UNSEEN = 54  # both Rangers leave this effect


class Unseen(Power):
    """One transport, or all of a territory, with what they carry: nobody reacts to them in this turn.

    rule: MU-CARD-55, MU-CARD-56
    """

    def __init__(self, card: int, group: bool) -> None:
        super().__init__(card)
        self.group = group

    def serves(self, g: Medioevo, piece: int) -> bool:
        """A transport that can still move in this turn."""
        kind = g.piece_kind[piece]
        if kind == ENGINE or g.piece_aboard[piece] >= 0 or has_effect(g, UNSEEN, piece):
            return False
        if self.group and g.piece_zone[piece] >= TERRITORIES:
            return False
        if is_military(kind):
            return g.phase <= COMBAT and not g.piece_done[piece] and g.piece_mp[piece] > 0
        return g.phase <= COMMERCE and g.piece_mp[piece] > 0

    def usable(self, g: Medioevo, seat: int, moment: int) -> bool:
        for piece in pieces_of(g, seat):
            if self.serves(g, piece):
                return True
        return False

    def aims(self, g: Medioevo, seat: int, number: int) -> int:
        return 1

    def targets(self, g: Medioevo, seat: int, o: Offer) -> None:
        zones: list[int] = []
        for piece in pieces_of(g, seat):
            if not self.serves(g, piece):
                continue
            zone = g.piece_zone[piece]
            if not self.group:
                o.yes("aim_piece", piece)
            elif zone not in zones:
                zones.append(zone)
                o.yes("aim_zone", zone)

    def apply(self, g: Medioevo, seat: int, target: int, amount: int, number: int) -> int:
        chosen = [target]
        if self.group:
            chosen = [piece for piece in pieces_at(g, target, seat) if g.piece_kind[piece] != ENGINE]
        for piece in pieces_of(g, seat):
            if piece in chosen or g.piece_aboard[piece] in chosen:
                g.effects = (*g.effects, UNSEEN, 0, piece)
        g.tell("transports.hidden", seat, len(chosen))
        return RUN
