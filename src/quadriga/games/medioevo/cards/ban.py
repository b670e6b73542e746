"""Bishops: no fighting, no trading, no moving in a territory."""

from quadriga.engine.frame import RUN
from quadriga.engine.offer import Offer
from quadriga.games.medioevo.board import STEP_TAKEN, TERRITORIES
from quadriga.games.medioevo.cards.occasion import cause
from quadriga.games.medioevo.cards.power import Power
from quadriga.games.medioevo.codes import COMBAT, COMMERCE
from quadriga.games.medioevo.procedures.battle.battle import ROUND, Battle
from quadriga.games.medioevo.procedures.movement import Movement
from quadriga.games.medioevo.queries import was_banned
from quadriga.games.medioevo.state import Medioevo


class Ban(Power):
    """A territory is closed to something for this turn, but not in two turns running."""

    what = 0
    last_phase = COMBAT

    def usable(self, g: Medioevo, seat: int, moment: int) -> bool:
        return g.phase <= self.last_phase

    def aims(self, g: Medioevo, seat: int, number: int) -> int:
        return 1

    def targets(self, g: Medioevo, seat: int, o: Offer) -> None:
        for territory in range(TERRITORIES):
            if not g.in_play[territory]:
                continue
            if not was_banned(g, self.what, territory):
                o.yes("aim_zone", territory)
            elif o.explain:
                rules = [f"MU-CARD-{self.card + 1}"]
                o.no("aim_zone", territory, "banned_before", rules, {"zone": territory})

    def apply(self, g: Medioevo, seat: int, target: int, amount: int, number: int) -> int:
        g.bans = (*g.bans, self.what, target, g.turn)
        g.tell("territory.closed", seat, target, self.what)
        return RUN


class NoFighting(Ban):
    """No battle begins there; one with dice rolled ends with this round, one without at once.  rule: MU-CARD-1"""

    def apply(self, g: Medioevo, seat: int, target: int, amount: int, number: int) -> int:
        for frame in g.stack:
            if isinstance(frame, Battle) and frame.zone == target:
                if frame.begun:
                    frame.stopped = True
                else:
                    frame.at = ROUND
        return super().apply(g, seat, target, amount, number)


class NoTrading(Ban):
    """Nobody buys or sells there; a trade under way finds itself void.  rule: MU-CARD-2"""

    what = 1
    last_phase = COMMERCE


class NoMoving(Ban):
    """Nothing leaves, what enters stops, and who is just leaving goes back.  rule: MU-CARD-3 (ruling MU-GAP-41)"""

    what = 2
    last_phase = COMMERCE

    def apply(self, g: Medioevo, seat: int, target: int, amount: int, number: int) -> int:
        move = cause(g, STEP_TAKEN)
        super().apply(g, seat, target, amount, number)
        if isinstance(move, Movement) and move.origin == target:
            move.turn_back(g, target)
        return RUN
