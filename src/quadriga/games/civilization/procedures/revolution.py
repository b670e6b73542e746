"""Governments that fall."""

from quadriga.engine.frame import DONE, RUN
from quadriga.games.civilization.board import ANARCHY, REVOLUTION
from quadriga.games.civilization.cards.vocabulary import ON_REVOLUTION
from quadriga.games.civilization.pieces import add_effect
from quadriga.games.civilization.procedures.befalling import Befalling, ask_victims
from quadriga.games.civilization.procedures.governments import fall_into_anarchy, is_mostly_unhappy
from quadriga.games.civilization.queries import effect, has_rule, settlements, unhappy_settlements
from quadriga.games.civilization.state import Civilization
from quadriga.games.civilization.terms import EFFECT, SUPPRESSED, TOTTERED


def note_unrest(g: Civilization) -> None:
    """Remember which republics and democracies have had more unhappy than happy settlements in this phase.
    rule: CV-GOV-26 (ruling CV-GAP-135)"""
    if not g.governments_rule:
        return
    governments = g.board.governments
    for seat in g.order:
        if (
            governments[g.government[seat]].rules & REVOLUTION
            and effect(g, TOTTERED, seat) < 0
            and is_mostly_unhappy(g, seat)
        ):
            add_effect(g, TOTTERED, seat, 1)


def forget_unrest(g: Civilization) -> None:
    if TOTTERED not in g.effects[::EFFECT]:
        return
    kept: list[int] = []
    for at in range(0, len(g.effects), EFFECT):
        if g.effects[at] != TOTTERED:
            kept += g.effects[at : at + EFFECT]
    g.effects = tuple(kept)


def is_tottering(g: Civilization, seat: int) -> bool:
    """A republic or democracy with more unhappy than happy settlements, unless a card holds it up for this turn; once
    it has come to that, half of them happy is not enough.  rule: CV-GOV-26 (rulings CV-GAP-114, CV-GAP-135)"""
    if not has_rule(g, seat, REVOLUTION) or effect(g, SUPPRESSED, seat) >= 0:
        return False
    unhappy = unhappy_settlements(g, seat)
    happy = len(settlements(g, seat)) - unhappy
    return unhappy > happy or (unhappy == happy and effect(g, TOTTERED, seat) >= 0)


def check_revolutions(g: Civilization) -> int:
    """Between two phases: who has not restored happiness by now loses his government.  rule: CV-GOV-26"""
    seats = [seat for seat in g.order if seat not in g.gone and is_tottering(g, seat)]
    return g.call(Revolution(seats)) if seats else RUN


class Revolution(Befalling):
    """Governments fall into anarchy, unless a card suppresses it. After two revolts (``certain``) it happens whatever
    the government and the happiness.  rule: CV-GOV-26, CV-GOV-27, CV-REV-6, CV-STR-11"""

    def __init__(self, seats: list[int] | None = None, certain: bool = False) -> None:
        self.at = 0
        self.cancelled = 0
        self.seats: list[int] = seats if seats is not None else []
        self.certain = certain

    def clone(self) -> "Revolution":
        frame = Revolution(self.seats[:], self.certain)
        frame.at = self.at
        frame.cancelled = self.cancelled
        return frame

    def run(self, g: Civilization) -> int:
        if self.at == 0:
            self.at = 1
            return ask_victims(g, ON_REVOLUTION, self.seats)
        for seat in self.seats:
            if seat in g.gone or g.government[seat] == ANARCHY:
                continue
            if self.spares(seat):
                add_effect(g, SUPPRESSED, seat, 1)
                g.tell("revolution.suppressed", seat)
            elif self.certain or is_tottering(g, seat):
                fall_into_anarchy(g, seat, True)
        return DONE
