"""Governments: what each would bring, and when a turn of anarchy pays."""

from quadriga.bots.civilization.economy import Economy
from quadriga.bots.civilization.mind import Mind
from quadriga.engine.choice import Answer
from quadriga.games.civilization.board import (
    ANARCHY,
    DESPOTISM,
    FUNDAMENTALISM,
    GOVERNMENTS,
    HAPPINESS,
    MEDIEVAL,
    NOBODY,
    PURCHASE_BAN,
    REVOLUTION,
    Government,
)
from quadriga.games.civilization.pieces import changed
from quadriga.games.civilization.procedures.governments import requirement_fault
from quadriga.games.civilization.procedures.income import SETTLEMENTS, earnings
from quadriga.games.civilization.procedures.uprising import UNREST
from quadriga.games.civilization.queries import in_anarchy, is_happy

DEAR_SCIENCE = 12.0  # coins a turn that Fundamentalism costs who buys technologies
BAN = 1.0  # coins a turn for each unhappy settlement in which nothing may be bought
STRIFE = 2.0  # coins a turn for each settlement that a civil war may cost, times the eras that have passed
FALL = 4.0  # coins a turn for each settlement by which contentment is too scarce to last


def regime(m: Mind, number: int) -> float:
    """Coins a turn under a government, with what its other rules are worth."""
    g = m.g.clone()
    g.government = changed(g.government, m.seat, number)
    rules = m.board.governments[number]
    coins = Economy(g, m.seat, 0.0).total()
    unhappy = len([t for t in m.mine() if not is_happy(g, t)])
    happy = len(m.mine()) - unhappy
    coins += free_gift(m, rules, unhappy)
    if number == FUNDAMENTALISM:
        coins -= DEAR_SCIENCE
    if rules.rules & PURCHASE_BAN:
        coins -= BAN * unhappy
    if rules.rules & REVOLUTION:
        coins -= FALL * max(0, unhappy - happy + 1)
    if g.era >= MEDIEVAL and g.events_rule and unhappy * 100 > UNREST * (unhappy + happy):
        coins -= STRIFE * (g.era - 1) * unhappy
    return coins - 0.5 * rules.revolt * unhappy + 0.5 * rules.culture


def free_gift(m: Mind, rules: Government, unhappy: int) -> float:
    """The improvement that a government grants."""
    if rules.free_improvement < 0 or not m.mine():
        return 0.0
    if rules.free_improvement == HAPPINESS and not unhappy:
        return 0.0
    return 2.0 + m.g.era


def open_regimes(m: Mind) -> list[int]:
    """Governments whose conditions are met."""
    return [n for n in range(DESPOTISM, GOVERNMENTS) if not requirement_fault(m.g, m.seat, n)]


def prospect(m: Mind, number: int) -> float:
    """What it is worth to be able to adopt a government, the upheaval paid."""
    if m.g.government[m.seat] == number:
        return 0.0
    rules = m.board.governments[number]
    if [t for t in rules.technologies if m.g.tech_owner[t] == NOBODY]:
        return 0.0
    best = max([regime(m, other) for other in {*open_regimes(m), max(DESPOTISM, m.g.government[m.seat])}])
    return max(0.0, (regime(m, number) - best) * m.later(2.0) - upheaval(m))


def upheaval(m: Mind) -> float:
    """What a turn of anarchy costs: taxes and resources, what cannot be bought, revolts of who is content no more."""
    produced = earnings(m.g, m.seat, NOBODY)[SETTLEMENTS]
    g = m.g.clone()
    g.government = changed(g.government, m.seat, ANARCHY)
    unhappy = len([t for t in m.mine() if not is_happy(g, t)])
    lost = max(0.0, m.economy().total() - max(produced, m.board.minimum[g.era])) + m.w.upheaval * g.era
    return lost + STRIFE * (g.era - 1) * unhappy


def choose(m: Mind) -> Answer:
    """In phase 11: keep, give up, or choose."""
    if in_anarchy(m.g, m.seat):
        offered = m.targets("govern")
        if not offered:
            return Answer("stay_in_anarchy")
        return Answer("govern", max(offered, key=lambda n: (regime(m, n), -n)))
    now = m.g.government[m.seat]
    if now == ANARCHY or m.left < 3:
        return Answer("keep_government")
    others = [n for n in open_regimes(m) if n != now]
    if not others:
        return Answer("keep_government")
    gain = max([regime(m, n) for n in others]) - regime(m, now)
    return Answer("abdicate") if gain * m.later(1.0) > upheaval(m) else Answer("keep_government")
