"""What a player may do besides in his own decisions: credit, cards, technologies, objectives, diplomacy, dismissals."""

from typing import Final

from quadriga.engine.choice import Answer, Choice
from quadriga.engine.frame import DONE, WAIT, Frame
from quadriga.engine.offer import Offer
from quadriga.engine.window import Window
from quadriga.games.medioevo.board import OWN
from quadriga.games.medioevo.codes import COMBAT, COMMERCE, PURCHASE, TAX
from quadriga.games.medioevo.procedures.battle.battle import Battle
from quadriga.games.medioevo.procedures.debt import answer_credit, offer_credit
from quadriga.games.medioevo.procedures.dismissal import dismiss_piece, dismiss_units, offer_dismissals
from quadriga.games.medioevo.procedures.movement import Movement
from quadriga.games.medioevo.procedures.objective import answer_claim, offer_claims
from quadriga.games.medioevo.procedures.reaction import offer_points, offer_reactions, use_power
from quadriga.games.medioevo.procedures.treaty import answer_diplomacy, offer_diplomacy
from quadriga.games.medioevo.property_queries import has_pieces
from quadriga.games.medioevo.state import Medioevo
from quadriga.games.medioevo.unit_queries import all_units

DISBAND: Final = Choice("disband")


def is_free(g: Medioevo) -> bool:
    """Whether the decision at hand is about one's own affairs: no battle and no window is under way."""
    for frame in g.stack:
        if isinstance(frame, (Battle, Window)):
            return False
    return True


def offer_free(g: Medioevo, seat: int, o: Offer) -> None:
    """rule: MU-DEB-1, MU-EMP-5, MU-TEC-9, MU-DIP-1, MU-REM-1 (ruling MU-GAP-63)"""
    if not is_free(g):
        return
    offer_credit(g, seat, o)
    offer_reactions(g, OWN, seat, o)
    offer_points(g, seat, o)
    offer_claims(g, seat, o)
    offer_diplomacy(g, seat, o)
    if isinstance(g.stack[-1], Movement):
        return
    if g.phase in (PURCHASE, COMBAT, COMMERCE) and (has_pieces(g, seat) or all_units(g, seat)):
        o.add(DISBAND)
    elif o.explain and g.phase != TAX:
        o.no("disband", -1, "own_turn_only", ["MU-REM-1"])


def answer_free(g: Medioevo, seat: int, a: Answer) -> bool:
    if a.verb == "disband":
        g.call(Disbanding(seat))
        return True
    if a.verb == "claim":
        answer_claim(g, seat, a.target)
        return True
    return answer_credit(g, seat, a) or use_power(g, seat, a) or answer_diplomacy(g, seat, a)


class Disbanding(Frame[Medioevo]):
    """Own units, transports and engines go back to the reserve, without compensation.  rule: MU-REM-1"""

    def __init__(self, seat: int = -1) -> None:
        self.at = 0
        self.seat = seat

    def clone(self) -> "Disbanding":
        frame = Disbanding(self.seat)
        frame.at = self.at
        return frame

    def run(self, g: Medioevo) -> int:
        return DONE if self.at else WAIT

    def waiting(self, g: Medioevo) -> list[int]:
        return [self.seat]

    def offer(self, g: Medioevo, seat: int, o: Offer) -> None:
        offer_dismissals(g, seat, o)
        o.yes("done")

    def answer(self, g: Medioevo, seat: int, a: Answer) -> None:
        if a.verb == "done":
            self.at = 1
        elif a.verb == "dismiss_units":
            dismiss_units(g, seat, a.target, a.amount)
        else:
            dismiss_piece(g, seat, a.target)

    def default(self, g: Medioevo, seat: int) -> Answer:
        return Answer("done")
