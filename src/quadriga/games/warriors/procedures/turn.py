"""The turn: four phases and the maintenance, up to ten times."""

from quadriga.engine.frame import Frame
from quadriga.games.warriors.procedures.departure import Departure
from quadriga.games.warriors.procedures.development import Development
from quadriga.games.warriors.procedures.maintenance import Maintenance
from quadriga.games.warriors.procedures.manoeuvre import ManoeuvrePhase
from quadriga.games.warriors.procedures.trade import TradePhase
from quadriga.games.warriors.procedures.upkeep import Upkeep
from quadriga.games.warriors.queries import nation_order
from quadriga.games.warriors.state import DEVELOPMENT, MAINTENANCE, MANOEUVRE, TRADE_PHASE, UPKEEP, Warriors


class Turns(Frame[Warriors]):
    """Runs the phases in their fixed order; ``at`` is the phase that comes next.

    rule: WT-TURN-1, WT-TURN-3, WT-SET-11
    """

    def __init__(self, at: int = UPKEEP) -> None:
        self.at = at

    def clone(self) -> "Turns":
        return Turns(self.at)

    def run(self, g: Warriors) -> int:
        if g.leaving:
            return g.call(Departure())
        phase = self.at
        if phase == UPKEEP:
            self.start_turn(g)
        g.phase = phase
        self.at = phase + 1 if phase < MAINTENANCE else UPKEEP
        g.tell("phase.started", phase, g.turn)
        if phase == UPKEEP:
            return g.call(Upkeep())
        if phase == TRADE_PHASE:
            return g.call(TradePhase())
        if phase == DEVELOPMENT:
            return g.call(Development())
        if phase == MANOEUVRE:
            return g.call(ManoeuvrePhase())
        return g.call(Maintenance())

    def start_turn(self, g: Warriors) -> None:
        """The indicator advances; with variable order the first-player token goes on to the next nation.

        rule: WT-SET-11, WT-VTO-1, WT-VTO-2 (ruling WT-GAP-40)
        """
        g.turn += 1
        if g.variable_order and g.turn > 1:
            self.pass_token(g)
        g.tell("turn.started", g.turn)

    def pass_token(self, g: Warriors) -> None:
        """To the next nation in play in ascending number, from the highest back to the lowest.

        rule: WT-VTO-2 (ruling WT-GAP-40)
        """
        order = nation_order(g)
        later = [seat for seat in order if g.board.numbers[g.nation[seat]] > g.first_number]
        at = order.index(later[0]) if later else 0
        g.order = order[at:] + order[:at]
        g.first_number = g.board.numbers[g.nation[g.order[0]]]
