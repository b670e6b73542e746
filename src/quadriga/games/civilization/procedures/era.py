"""Between two phases: the next era, revolutions, cards and trades that no longer hold, who is left without anything."""

from quadriga.engine.frame import DONE, RUN, Frame
from quadriga.games.civilization.procedures.capital import ElectCapital, needs_capital
from quadriga.games.civilization.procedures.elimination import check_elimination
from quadriga.games.civilization.procedures.espionage.spies import enter_reserves
from quadriga.games.civilization.procedures.free_works import renew_free_works
from quadriga.games.civilization.procedures.redistribution import redistribute
from quadriga.games.civilization.procedures.revolution import check_revolutions, forget_unrest, is_tottering
from quadriga.games.civilization.procedures.routes import end_broken_trades
from quadriga.games.civilization.procedures.standing import check_standing
from quadriga.games.civilization.procedures.works import age_works
from quadriga.games.civilization.state import Civilization
from quadriga.games.civilization.tallies import realms
from quadriga.games.civilization.terms import HOUSEKEEPING


class Interval(Frame[Civilization]):
    """What has to be settled before the next phase begins. Who had lost his last settlement and has one again elects
    it as his capital.

    rule: CV-SEQ-2, CV-ERA-1, CV-GOV-4, CV-GOV-26, CV-CPL-2, CV-STR-24, CV-TRD-12, CV-SPC-7
    """

    def clone(self) -> "Interval":
        frame = Interval()
        frame.at = self.at
        return frame

    def run(self, g: Civilization) -> int:
        if self.at == 0:
            self.at = 1
            check_standing(g)
            if g.era_due:
                change_era(g)
                for seat in reversed(g.order):
                    if is_tottering(g, seat):
                        redistribute(g, seat)
            renew_free_works(g, g.phase == HOUSEKEEPING)
            if g.stack[-1] is not self:
                return RUN
        if self.at == 1:
            self.at = 2
            check_revolutions(g)
            if g.stack[-1] is not self:
                return RUN
        if self.at == 2:
            self.at = 3
            forget_unrest(g)
            end_broken_trades(g)
            check_standing(g)
            enter_reserves(g)
            held = realms(g).held
            for seat in g.order:
                if not held[seat]:
                    check_elimination(g, seat, -1)
            for seat in reversed(g.order):
                if needs_capital(g, seat):
                    g.call(ElectCapital(seat))
            if g.stack[-1] is not self:
                return RUN
        return DONE


def change_era(g: Civilization) -> None:
    """Old wonders and improvements fade, a new deck is drawn from.

    rule: CV-SEQ-2, CV-TEC-9, CV-ERA-1, CV-ERA-3, CV-ERA-4, CV-ERA-8, CV-ERA-11
    """
    g.era_due = False
    g.era += 1
    g.tell("era.began", g.era)
    age_works(g)
