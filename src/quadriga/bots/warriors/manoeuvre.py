"""Decisions of the manoeuvre phase: steps of armies and princesses, battles, blows, unification."""

from quadriga.bots.warriors.battle import allocate, kill_value, mark_of
from quadriga.bots.warriors.campaign import Attack, Campaign
from quadriga.bots.warriors.mind import Mind
from quadriga.bots.warriors.princesses import Household
from quadriga.engine.choice import Answer
from quadriga.games.warriors.board import PRINCESS
from quadriga.games.warriors.procedures.allocation import DamageAllocation
from quadriga.games.warriors.queries import is_friendly, twin
from quadriga.games.warriors.state import FREE, Warriors


class Step:
    """So many alike units take one step to a province."""

    def __init__(self, unit: int, count: int, goal: int) -> None:
        self.unit = unit
        self.count = count
        self.goal = goal


def army_step(m: Mind, campaign: Campaign, attacks: list[Attack]) -> Step | None:
    """The next step of the best attack, else of a march; None when the armies stand well."""
    if attacks:
        unit = attacks[0].units[0]
        alike = len([other for other in attacks[0].units if twin(m.g, other, unit)])
        return Step(unit, alike, campaign.reach(unit)[attacks[0].target].first)
    march = campaign.march()
    return Step(*march) if march is not None else None


def move_armies(m: Mind) -> tuple[Answer, Step | None]:
    """Attack, march, unify or stop."""
    campaign = m.campaign()
    attacks = campaign.attacks()
    step = army_step(m, campaign, attacks)
    if m.offered("unify") and not any(is_optional(m, attack.target) for attack in attacks):
        if not worth_waiting(m, campaign):
            return Answer("unify"), None
    return as_move(m, step)


def move_princesses(m: Mind) -> tuple[Answer, Step | None]:
    """Princesses first, since they may complete the nation; then unification."""
    campaign = m.campaign()
    found = Household(campaign).step()
    step = Step(found[0], 1, found[1]) if found is not None else None
    if m.offered("unify") and (step is None or not is_optional(m, step.goal)):
        if not worth_waiting(m, campaign):
            return Answer("unify"), None
    return as_move(m, step)


def as_move(m: Mind, step: Step | None) -> tuple[Answer, Step | None]:
    """The step as an answer: the unit is named by the first of those like it."""
    if step is not None:
        for choice in m.offered("move"):
            if twin(m.g, choice.target, step.unit):
                return Answer("move", choice.target, min(step.count, choice.high)), step
    return Answer("done"), None


def is_optional(m: Mind, province: int) -> bool:
    return province in m.g.board.optional[m.g.nation[m.seat]] and m.g.holder[province] != m.seat


def worth_waiting(m: Mind, campaign: Campaign) -> bool:
    """Whether an optional province, and with it more actions, is near enough to put unification off."""
    if m.outlook.rest < m.w.patience:
        return False
    power = campaign.power()
    for province in m.g.board.optional[m.g.nation[m.seat]]:
        holder = m.g.holder[province]
        if holder == m.seat or not any(m.g.holder[p] == m.seat for p in m.g.board.neighbours[province]):
            continue
        if holder == FREE or (holder == m.g.seats and campaign.defence(province).removal < power):
            return True
    return False


def fight(m: Mind) -> Answer:
    """The battle that promises most, unification only when none is left."""
    campaign = m.campaign()

    def promise(province: int) -> float:
        return campaign.defence(province).outcome(campaign.committed.get(province, []))

    return max(m.offered("battle"), key=lambda choice: promise(choice.target)).smallest()


def strike(m: Mind, frame: DamageAllocation) -> Answer:
    """The next portion of damage."""
    g = m.g
    marks = [
        mark_of(g, unit, frame.given(m.seat, unit), kill_value(m.outlook, unit)) for unit in frame.targets(g, m.seat)
    ]
    left = frame.left(m.seat)
    blows = allocate(marks, left)
    if blows:
        unit = blows[0][0].unit
        amount = sum(portion for mark, portion in blows if mark is blows[0][0])
    else:
        unit = max(marks, key=lambda mark: (mark.kind != PRINCESS, mark.kill > 0, mark.value)).unit
        amount = left
    for choice in m.choices:
        if is_alike(g, frame, m.seat, unit, choice.target):
            return Answer("hit", choice.target, max(choice.low, min(amount, choice.high)))
    return frame.default(g, m.seat)


def is_alike(g: Warriors, frame: DamageAllocation, seat: int, unit: int, other: int) -> bool:
    return (
        g.kind[unit] == g.kind[other]
        and g.owner[unit] == g.owner[other]
        and g.retreated[unit] == g.retreated[other]
        and g.damage[unit] + frame.given(seat, unit) == g.damage[other] + frame.given(seat, other)
    )


def feed(m: Mind) -> Answer:
    """Everybody, or those whose loss would hurt most for the food they need."""
    if m.offered("feed_all"):
        return Answer("feed_all")
    g = m.g

    def need(unit: int) -> float:
        value = m.outlook.army[g.kind[unit]]
        province = g.place[unit]
        if g.holder[province] == m.seat and g.troops[province * (g.seats + 1) + m.seat] == 1:
            value += m.outlook.worth(province)
        return value / g.board.upkeep[g.kind[unit]]

    hungry = m.offered("feed")
    return max(hungry, key=lambda choice: need(choice.target)).smallest() if hungry else Answer("done")


def any_goal(m: Mind) -> Answer:
    """A march that was not planned here: the province that is gained, else the first friendly one."""
    goals = [choice for choice in m.choices if is_friendly(m.g, m.seat, choice.target)] or m.choices
    return max(goals, key=lambda choice: m.g.holder[choice.target] == FREE).smallest()
