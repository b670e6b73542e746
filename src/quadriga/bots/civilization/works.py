"""Improvements: what they bring, which to take, which settlements they serve."""

from quadriga.bots.civilization.garrisons import CIVIL_WAR, LASTING, is_restless, rebellion, settlement_worth
from quadriga.bots.civilization.mind import Mind
from quadriga.bots.civilization.rulership import prospect
from quadriga.engine.choice import Answer
from quadriga.games.civilization.board import GARRISON, HAPPINESS, MEDIEVAL, NOBODY, PRODUCTIVITY
from quadriga.games.civilization.procedures.revolts import revolt_score
from quadriga.games.civilization.procedures.stock import assignable, is_serving, names_of_works, wonder_kind
from quadriga.games.civilization.procedures.works import Assignment
from quadriga.games.civilization.queries import (
    always_happy,
    government,
    half_points,
    is_happy,
    is_productive,
    own_settlements,
    troops,
)
from quadriga.games.civilization.terms import WORK, WORK_FIRST, WORK_NAME, WORK_OWNER, WORK_SECOND

FULL = 2  # halves that a settlement wants
STRAY = 0.35  # part of its worth: half a point, the other half of which is to come


def site_gain(m: Mind, territory: int, kind: int) -> float:
    """What it is worth until the end that a settlement becomes happy or productive."""
    g = m.g
    eco = m.economy()
    if kind == PRODUCTIVITY:
        return 0.0 if is_productive(g, territory) else m.income(eco.diligence(territory))
    if is_happy(g, territory) or always_happy(g, territory):
        return 0.0
    worth = m.income(eco.contentment(territory))
    if g.era >= MEDIEVAL or m.left > 4:
        risk = m.w.revolt * max(0, revolt_score(g, territory))
        worth += risk * m.point() * min(m.left, 6.0)
    if is_restless(m):
        worth += CIVIL_WAR * rebellion(m, territory) * settlement_worth(m, territory) * min(m.left, LASTING)
    if needs_garrison(m):
        worth *= 1.0 if troops(g, territory, m.seat) >= g.size[territory] else 0.6
    return worth


def needs_garrison(m: Mind) -> bool:
    return government(m.g, m.seat).rules & GARRISON != 0


def serve(m: Mind, territory: int, kind: int, halves: int) -> float:
    """What so many halves of a point are worth to a settlement."""
    have = half_points(m.g, territory, kind)
    if have >= FULL:
        return 0.0
    worth = site_gain(m, territory, kind)
    return worth if have + halves >= FULL else STRAY * worth


def halves_of(m: Mind, name: int) -> int:
    age = m.g.era - m.board.improvements[name].era
    return 2 if age <= 0 else 1 if age == 1 else 0


def improvement_worth(m: Mind, name: int) -> float:
    """A new improvement of this name, serving where it does most."""
    card = m.board.improvements[name]
    halves = halves_of(m, name)
    gains = sorted([serve(m, t, card.kind, halves) for t in m.mine()], reverse=True)
    worth = sum(gains[: card.points]) if halves else 0.0
    if halves == 1 and card.points == 2:
        worth = max(worth, max([serve(m, t, card.kind, FULL) for t in m.mine()], default=0.0))
    if card.government != NOBODY and m.left > 4:
        worth += opens_government(m, card.government)
    return worth


def opens_government(m: Mind, number: int) -> float:
    """What an improvement is worth because a government asks for it."""
    return prospect(m, number) if m.g.governments_rule else 0.0


def kind_worth(m: Mind, kind: int) -> float:
    """A point of a kind of the current era."""
    return max([serve(m, t, kind, FULL) for t in m.mine()], default=0.0)


def take(m: Mind) -> Answer:
    """The best of the improvements that are to be had for nothing."""
    best = max(m.targets("take_improvement"), key=lambda name: (improvement_worth(m, name), name))
    return Answer("take_improvement", best)


def assign(m: Mind, top: Assignment) -> Answer:
    """Where a point of an improvement or wonder does most; a new one that does nothing yet is kept."""
    if top.wonder != NOBODY:
        kind = wonder_kind(m.g, top.wonder)
        halves = FULL
    else:
        kind = m.board.improvements[top.name].kind
        halves = halves_of(m, top.name)
    place = max(m.targets("assign_to"), key=lambda t: (serve(m, t, kind, halves), m.g.size[t], -t))
    if m.has("keep") and serve(m, place, kind, halves) <= 0:
        return Answer("keep")
    return Answer("assign_to", place)


def free_assignment(m: Mind) -> Answer | None:
    """Improvements in stock that would do something; halves that are apart are brought together."""
    g = m.g
    for name in m.targets("assign"):
        kind = m.board.improvements[name].kind
        if max([serve(m, t, kind, halves_of(m, name)) for t in m.mine()], default=0.0) > 0:
            return Answer("assign", name)
    for wonder in m.targets("assign_wonder"):
        if kind_worth(m, wonder_kind(g, wonder)) > 0:
            return Answer("assign_wonder", wonder)
    for name in m.targets("detach"):
        if is_stray(m, name):
            return Answer("detach", name)
    return None


def is_stray(m: Mind, name: int) -> bool:
    """Whether an old improvement serves a settlement in vain while another one wants just this half."""
    g = m.g
    kind = m.board.improvements[name].kind
    for at in range(0, len(g.works), WORK):
        if g.works[at + WORK_OWNER] != m.seat or g.works[at + WORK_NAME] != name:
            continue
        places = {g.works[at + WORK_FIRST], g.works[at + WORK_SECOND]} - {NOBODY}
        if places and all(half_points(g, t, kind) < FULL for t in places):
            others = [t for t in own_settlements(g, m.seat) if t not in places and half_points(g, t, kind) == 1]
            return bool([t for t in others if site_gain(m, t, kind) > 0])
    return False


def stock_of(m: Mind) -> list[int]:
    """Improvements owned that could serve a settlement and do not."""
    return [n for n in names_of_works(m.g, m.seat) if assignable(m.g, m.seat, n) != NOBODY]


def least_useful(m: Mind) -> Answer:
    """Which improvement to give up."""
    names = m.targets("give_up")
    return Answer("give_up", min(names, key=lambda name: (used_worth(m, name), name)))


def used_worth(m: Mind, name: int) -> float:
    """Roughly: what is new and of use comes last."""
    card = m.board.improvements[name]
    served = is_serving(m.g, m.seat, name)
    return halves_of(m, name) * card.points * (2.0 if card.kind == HAPPINESS else 1.5) * (1.0 if served else 0.1)
