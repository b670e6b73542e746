"""Scientists and Gunners: engines and wagons that can do more."""

from quadriga.engine.frame import RUN
from quadriga.engine.offer import Offer
from quadriga.games.medioevo.board import CARAVAN, ENGINE, GOODS, MILITARY, ROUND_STARTS, STEP_TAKEN, WAGON
from quadriga.games.medioevo.cards.occasion import BEFORE_ARTILLERY, cause, fighting
from quadriga.games.medioevo.cards.power import Power, thirds
from quadriga.games.medioevo.codes import COMBAT, COMMERCE
from quadriga.games.medioevo.procedures.battle.artillery import crew_size
from quadriga.games.medioevo.procedures.battle.declaration import Protection
from quadriga.games.medioevo.procedures.movement import Movement
from quadriga.games.medioevo.property_queries import building, pieces_of
from quadriga.games.medioevo.queries import has_effect, held_by
from quadriga.games.medioevo.rows import changed
from quadriga.games.medioevo.state import Medioevo


class PiecePower(Power):
    """A card that does its work on one own transport or engine; it lasts for the turn."""

    def serves(self, g: Medioevo, seat: int, piece: int) -> bool:
        raise NotImplementedError

    def usable(self, g: Medioevo, seat: int, moment: int) -> bool:
        for piece in pieces_of(g, seat):
            if self.serves(g, seat, piece):
                return True
        return False

    def aims(self, g: Medioevo, seat: int, number: int) -> int:
        return 1

    def targets(self, g: Medioevo, seat: int, o: Offer) -> None:
        for piece in pieces_of(g, seat):
            if self.serves(g, seat, piece):
                o.yes("aim_piece", piece)

    def apply(self, g: Medioevo, seat: int, target: int, amount: int, number: int) -> int:
        g.effects = (*g.effects, self.card, thirds(number), target)
        return RUN


class DoubleCrew(PiecePower):
    """The crew of one engine counts double in this battle.  rule: MU-CARD-10 (ruling MU-GAP-40)"""

    def serves(self, g: Medioevo, seat: int, piece: int) -> bool:
        b = fighting(g, seat)
        if b is None or b.at > BEFORE_ARTILLERY or g.piece_zone[piece] != b.zone:
            return False
        return g.piece_kind[piece] == ENGINE and crew_size(b, piece) > 0 and piece not in b.doubled

    def apply(self, g: Medioevo, seat: int, target: int, amount: int, number: int) -> int:
        b = fighting(g, seat)
        if b is not None:
            b.doubled.append(target)
        return RUN


class CaravanAsWagon(PiecePower):
    """A caravan is a war wagon of its level too, or a war wagon a caravan.  rule: MU-CARD-11"""

    def serves(self, g: Medioevo, seat: int, piece: int) -> bool:
        if has_effect(g, self.card, piece):
            return False
        if g.piece_kind[piece] == CARAVAN:
            return g.phase <= COMBAT
        return g.piece_kind[piece] == WAGON and g.piece_aboard[piece] < 0 and g.phase <= COMMERCE

    def apply(self, g: Medioevo, seat: int, target: int, amount: int, number: int) -> int:
        """A war wagon starts to trade empty: what it carried as a caravan in an earlier turn is gone."""
        if g.piece_kind[target] == WAGON:
            for good in range(GOODS):
                g.cargo = changed(g.cargo, target * GOODS + good, 0)
        return super().apply(g, seat, target, amount, number)


class SecondProtection(Power):
    """A military building protects from two kinds of attack in every round of this turn.  rule: MU-CARD-12"""

    def places(self, g: Medioevo, seat: int) -> list[int]:
        b = fighting(g, seat)
        if b is not None:
            if not b.shield(g, b.side_of(seat)) or has_effect(g, self.card, b.zone):
                return []
            return [b.zone]
        return [
            territory
            for territory in held_by(g, seat)
            if building(g, territory, MILITARY) and not has_effect(g, self.card, territory)
        ]

    def usable(self, g: Medioevo, seat: int, moment: int) -> bool:
        if g.phase > COMBAT or (moment == ROUND_STARTS and fighting(g, seat) is None):
            return False
        return len(self.places(g, seat)) > 0

    def aims(self, g: Medioevo, seat: int, number: int) -> int:
        return 1

    def targets(self, g: Medioevo, seat: int, o: Offer) -> None:
        for territory in self.places(g, seat):
            o.yes("aim_building", territory * 3 + MILITARY)

    def apply(self, g: Medioevo, seat: int, target: int, amount: int, number: int) -> int:
        territory = target // 3
        g.effects = (*g.effects, self.card, 0, territory)
        b = fighting(g, seat)
        if b is None or b.zone != territory or not 0 < b.protection[b.side_of(seat)] < 4:
            return RUN
        second = Protection(seat)
        second.at = b.protection[b.side_of(seat)]
        return g.call(second)


class ExtraCrew(Power):
    """Every own engine in this battle counts one crew member more, even without any.  rule: MU-CARD-52"""

    def usable(self, g: Medioevo, seat: int, moment: int) -> bool:
        b = fighting(g, seat)
        return b is not None and b.at <= BEFORE_ARTILLERY and len(b.engines(g, b.side_of(seat))) > 0

    def apply(self, g: Medioevo, seat: int, target: int, amount: int, number: int) -> int:
        b = fighting(g, seat)
        if b is not None:
            b.gunners[b.side_of(seat)] += 1
        return RUN


class EngineKeepsUp(PiecePower):
    """An engine goes as far as the army it moves with.  rule: MU-CARD-53"""

    def serves(self, g: Medioevo, seat: int, piece: int) -> bool:
        if g.piece_kind[piece] != ENGINE or g.phase > COMBAT or has_effect(g, self.card, piece):
            return False
        return not g.piece_done[piece]

    def usable(self, g: Medioevo, seat: int, moment: int) -> bool:
        if moment == STEP_TAKEN:
            move = cause(g, STEP_TAKEN)
            if not isinstance(move, Movement) or move.seat != seat or not move.army():
                return False
        return super().usable(g, seat, moment)


class EngineAsWagon(PiecePower):
    """An engine supplies one to three units like a war wagon.  rule: MU-CARD-54"""

    die = 6

    def serves(self, g: Medioevo, seat: int, piece: int) -> bool:
        if g.piece_kind[piece] != ENGINE or g.phase > COMBAT or has_effect(g, self.card, piece):
            return False
        return not g.piece_done[piece] and g.piece_mp[piece] > 0
