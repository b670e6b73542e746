"""Thinking time: the minutes of a timed game, and how long phases should take."""

from typing import Final

from quadriga.games.civilization.board import NOBODY
from quadriga.games.civilization.pieces import raised
from quadriga.games.civilization.procedures.battle.battle import Battle
from quadriga.games.civilization.procedures.culture import CulturePhase
from quadriga.games.civilization.procedures.espionage.missions import Mission
from quadriga.games.civilization.procedures.espionage.spies import owner_of
from quadriga.games.civilization.procedures.movement import PlayerMovement
from quadriga.games.civilization.procedures.purchase import PurchasePhase
from quadriga.games.civilization.queries import settlements
from quadriga.games.civilization.state import Civilization
from quadriga.games.civilization.terms import CULTURE, MOVEMENT, PURCHASE, TRADE

MOST_MINUTES: Final = 60  # counted at once
PURCHASE_MINUTES: Final = 3
CULTURE_MINUTES: Final = 1
TRADE_MINUTES: Final = 5  # for all together
LEAST_MOVEMENT: Final = 3


def on_the_clock(g: Civilization) -> int:
    """Whose time runs, or -1: the active player's in Purchase, Movement and Cultural dominance, but not in battles nor
    while somebody else's spy is at work.  rule: CV-TIM-1, CV-TIM-2, CV-TIM-3"""
    if not g.minutes:
        return NOBODY
    active: int = NOBODY
    for frame in g.stack:
        if isinstance(frame, (PurchasePhase, PlayerMovement)):
            active = frame.seat
        elif isinstance(frame, CulturePhase) and frame.at < len(g.order):
            active = g.order[frame.at]
        elif isinstance(frame, Battle) or (isinstance(frame, Mission) and owner_of(frame.spy) != active):
            return NOBODY
    return active


def count_minutes(g: Civilization, seat: int, minutes: int) -> None:
    """Minutes over a player's total are paid for in the next Production, all of them once it is used up.
    rule: CV-TIM-1, CV-TIM-4, CV-TIM-5"""
    left = max(0, g.minutes - g.used_minutes[seat])
    g.used_minutes = raised(g.used_minutes, seat, minutes)
    if minutes > left:
        g.overtime = raised(g.overtime, seat, minutes - left)
        g.tell("time.over", seat, minutes - left)


def phase_minutes(g: Civilization, seat: int) -> int:
    """How long a seat should take in this phase, in Trade all together; 0 where nobody counts. Whoever takes longer
    may finish all the same.  rule: CV-VAR-11, CV-VAR-12 (ruling CV-GAP-61)"""
    if not g.phase_timer:
        return 0
    if g.phase == PURCHASE:
        return PURCHASE_MINUTES
    if g.phase == MOVEMENT:
        return max(LEAST_MOVEMENT, (len(settlements(g, seat)) + 1) // 2)
    if g.phase == TRADE:
        return TRADE_MINUTES
    return CULTURE_MINUTES if g.phase == CULTURE else 0
