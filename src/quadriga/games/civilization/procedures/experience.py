"""Military experience won in a battle."""

from quadriga.games.civilization.board import MILITARY_FANATICISM
from quadriga.games.civilization.pieces import note_deed, raised
from quadriga.games.civilization.procedures.battle.aftermath import survives
from quadriga.games.civilization.procedures.battle.battle import ATTACK, DEFENCE, Battle
from quadriga.games.civilization.queries import deed
from quadriga.games.civilization.state import Civilization
from quadriga.games.civilization.terms import FOUGHT


def award_experience(g: Civilization, b: Battle) -> None:
    """Everybody who fought gets his points; against whom is remembered for the rest of the turn.
    rule: CV-ME-6, CV-ME-11, CV-ME-12, CV-EVT-10"""
    if not g.experience_rule:
        return
    gains: list[int] = []  # (seat, points)
    for side in (ATTACK, DEFENCE):
        principals = [seat for seat in b.owners(g, side) if not (b.supporters >> seat) & 1]
        for seat in b.owners(g, side):
            if seat == g.seats:
                continue
            supported = (b.supporters >> seat) & 1 == 1
            if supported and not survives(g, b, seat):
                continue
            leader = principals[0] if supported and principals and principals[0] < g.seats else seat
            earned = experience_of(g, b, side, leader)
            if earned and g.event == MILITARY_FANATICISM:
                earned += 1
            gains += [seat, earned]
    for side in (ATTACK, DEFENCE):
        for seat in b.owners(g, side):
            note_deed(g, seat, FOUGHT, b.side(1 - side))
    for at in range(0, len(gains), 2):
        if gains[at + 1]:
            g.experience = raised(g.experience, gains[at], gains[at + 1])
            g.tell("experience.gained", gains[at], gains[at + 1])


def experience_of(g: Civilization, b: Battle, side: int, seat: int) -> int:
    """The points of a seat that leads a side: one for taking part against somebody not fought in this turn, one for
    victory, one more of each in a great battle, and one for a great landing with a settlement; none for a side that
    retreated without winning, nor for a landing that did not take the settlement.
    rule: CV-ME-6, CV-ME-7, CV-ME-8, CV-ME-9, CV-ME-10, CV-ME-13, CV-ME-14 (rulings CV-GAP-49, CV-GAP-50)"""
    won = b.winner == side
    if not won and (b.retreated >> side) & 1:
        return 0
    if side == ATTACK and b.landing and b.settled and not won:
        return 0
    new = b.side(1 - side) & ~deed(g, seat, FOUGHT) != 0
    earned = 1 if new or b.great else 0
    if b.great:
        earned += 1
    if won:
        earned += 1
        if b.great:
            earned += 2 if b.landing and b.settled else 1
    return earned
