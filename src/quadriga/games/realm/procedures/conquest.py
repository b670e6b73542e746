"""What a conquest sets off: effects of lands, in the rulebook's order."""

from typing import Final

from quadriga.engine.frame import RUN
from quadriga.games.realm.moments import LAND_CONQUERED
from quadriga.games.realm.procedures.supply import CardDraw
from quadriga.games.realm.state import Realm

LEVY: Final = 1
TITHE: Final = 2


def watchers(g: Realm, moment: int, conqueror: int) -> list[int]:
    """First the levy of the castle, if the conqueror owns it; then the tithe of the abbey, whoever owns it."""
    effects: list[int] = []
    if moment == LAND_CONQUERED:
        if g.owner[g.board.castle] == conqueror:
            effects.extend([LEVY, conqueror, conqueror])
        abbot = g.owner[g.board.abbey]
        if abbot >= 0:
            effects.extend([TITHE, abbot, conqueror])
    return effects


def carry_out(g: Realm, effect: int, owner: int) -> int:
    if effect == LEVY:
        return g.call(CardDraw(owner))
    if g.bank:
        g.bank -= 1
        g.florins[owner] += 1
        g.tell("tithe.paid", owner)
    return RUN
