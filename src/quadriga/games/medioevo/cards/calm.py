"""Plague Doctors and Diplomats: what is spared."""

from quadriga.engine.frame import RUN
from quadriga.engine.offer import Offer
from quadriga.games.medioevo.board import CATEGORIES, CONQUERED, GOODS, HORDE_ENTERS, REBELLION, TERRITORIES, TOKENS
from quadriga.games.medioevo.cards.occasion import cause
from quadriga.games.medioevo.cards.power import Power, thirds
from quadriga.games.medioevo.procedures.barbarians import HordeMove
from quadriga.games.medioevo.procedures.conquest import Conquest
from quadriga.games.medioevo.procedures.icons import struck_zones
from quadriga.games.medioevo.procedures.rebellion import Rebellions, Uprising
from quadriga.games.medioevo.procedures.spoils import SAFE_BUILDING, SAFE_CUBE, SAFE_PIECE
from quadriga.games.medioevo.queries import has_effect
from quadriga.games.medioevo.state import Medioevo

SPARED = 41  # both Plague Doctors leave this effect
SAFE = 49  # both Diplomats this one


class SparedTerritories(Power):
    """The event does not touch one territory, or as many as the die says.  rule: MU-CARD-42, MU-CARD-43"""

    def __init__(self, card: int, die: int) -> None:
        super().__init__(card)
        self.die = die

    def places(self, g: Medioevo) -> list[int]:
        return [zone for zone in struck_zones(g) if zone < TERRITORIES]

    def usable(self, g: Medioevo, seat: int, moment: int) -> bool:
        return g.event >= 0 and len(self.places(g)) > 0

    def aims(self, g: Medioevo, seat: int, number: int) -> int:
        return thirds(number) if self.die else 1

    def targets(self, g: Medioevo, seat: int, o: Offer) -> None:
        for zone in self.places(g):
            o.yes("aim_zone", zone)

    def may_stop(self, g: Medioevo, seat: int) -> bool:
        return self.die > 0

    def apply(self, g: Medioevo, seat: int, target: int, amount: int, number: int) -> int:
        g.effects = (*g.effects, SPARED, 0, target)
        g.tell("territory.spared", seat, target)
        return RUN


def zone_at_stake(g: Medioevo) -> int:
    """Where a horde has come or land has changed hands; -1 if it is not known yet."""
    frame = cause(g, HORDE_ENTERS | REBELLION | CONQUERED)
    if isinstance(frame, (HordeMove, Uprising, Conquest)):
        return frame.zone
    if isinstance(frame, Rebellions) and frame.at == 1 and frame.placed:
        return frame.placed[-1]
    return -1


def place_of(g: Medioevo, asset: int) -> int:
    if asset >= SAFE_CUBE:
        return (asset - SAFE_CUBE) // GOODS
    return g.piece_zone[asset - SAFE_PIECE] if asset >= SAFE_PIECE else (asset - SAFE_BUILDING) // CATEGORIES


class Inviolable(Power):
    """Transports, engines, market cubes, buildings that nobody can plunder in this turn.

    rule: MU-CARD-50, MU-CARD-51 (ruling MU-GAP-43)
    """

    def __init__(self, card: int, die: int) -> None:
        super().__init__(card)
        self.die = die

    def assets(self, g: Medioevo) -> list[int]:
        found: list[int] = []
        for index in range(TERRITORIES * CATEGORIES):
            if g.buildings[index]:
                found.append(SAFE_BUILDING + index)
        for piece in range(g.seats * TOKENS):
            if g.piece_kind[piece] >= 0:
                found.append(SAFE_PIECE + piece)
        for territory in range(TERRITORIES):
            for good in range(GOODS) if g.market[territory] else ():
                if (g.market[territory] >> good) & 1:
                    found.append(SAFE_CUBE + territory * GOODS + good)
        return [asset for asset in found if not has_effect(g, SAFE, asset)]

    def usable(self, g: Medioevo, seat: int, moment: int) -> bool:
        """In a window only if something is at stake there."""
        if moment & (HORDE_ENTERS | REBELLION | CONQUERED):
            zone = zone_at_stake(g)
            return zone >= 0 and len([asset for asset in self.assets(g) if place_of(g, asset) == zone]) > 0
        return len(self.assets(g)) > 0

    def aims(self, g: Medioevo, seat: int, number: int) -> int:
        return thirds(number) if self.die else 1

    def targets(self, g: Medioevo, seat: int, o: Offer) -> None:
        for asset in self.assets(g):
            o.yes("aim_asset", asset)

    def may_stop(self, g: Medioevo, seat: int) -> bool:
        return self.die > 0

    def apply(self, g: Medioevo, seat: int, target: int, amount: int, number: int) -> int:
        g.effects = (*g.effects, SAFE, 0, target)
        g.tell("asset.protected", seat, target)
        return RUN
