"""Heroines: captains for one battle."""

from quadriga.engine.frame import RUN
from quadriga.engine.offer import Offer
from quadriga.games.medioevo.board import CAPTAIN, CAPTAIN_3, KINDS
from quadriga.games.medioevo.cards.occasion import fighters, retype
from quadriga.games.medioevo.cards.power import Power
from quadriga.games.medioevo.codes import HEROIC
from quadriga.games.medioevo.procedures.battle.battle import battle_of
from quadriga.games.medioevo.state import Medioevo


class Heroine(Power):
    """A unit of a player in the battle under way becomes a captain, or a captain a better one.

    rule: MU-CARD-67, MU-CARD-68 (ruling MU-GAP-39)
    """

    def __init__(self, card: int, captains: bool) -> None:
        super().__init__(card)
        self.captains = captains  # a captain is promoted; otherwise an army without one gets one

    def serves(self, g: Medioevo) -> list[int]:
        """owner * KINDS + kind"""
        b = battle_of(g)
        found: list[int] = []
        for owner in [] if b is None else [b.attacker, b.defender]:
            if b is None or owner >= g.seats:
                continue
            kinds = fighters(g, b, owner)
            if self.captains:
                found.extend([owner * KINDS + kind for kind in kinds if CAPTAIN <= kind < CAPTAIN_3])
            elif kinds and max(kinds) < CAPTAIN:
                found.extend([owner * KINDS + kind for kind in kinds])
        return found

    def usable(self, g: Medioevo, seat: int, moment: int) -> bool:
        return len(self.serves(g)) > 0

    def aims(self, g: Medioevo, seat: int, number: int) -> int:
        return 1

    def targets(self, g: Medioevo, seat: int, o: Offer) -> None:
        for fighter in self.serves(g):
            o.yes("aim_fighter", fighter)

    def apply(self, g: Medioevo, seat: int, target: int, amount: int, number: int) -> int:
        b = battle_of(g)
        if b is not None:
            kind = target % KINDS
            retype(g, b.zone, target // KINDS, kind, kind + 1 if self.captains else CAPTAIN, HEROIC)
        return RUN
