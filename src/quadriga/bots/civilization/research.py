"""What technologies are worth."""

from quadriga.bots.civilization.ambitions import ambitions
from quadriga.bots.civilization.explorers import uncovered
from quadriga.bots.civilization.mind import Mind
from quadriga.bots.civilization.works import kind_worth
from quadriga.engine.choice import Answer
from quadriga.games.civilization.board import EXPLORERS, HAPPINESS, KINDS, METROPOLIS, NOBODY, PRODUCTIVITY, Technology
from quadriga.games.civilization.procedures.growth import terrain_limit
from quadriga.games.civilization.procedures.technology import last_era
from quadriga.games.civilization.queries import is_land_unit, level, unhappy_settlements
from quadriga.games.civilization.terms import LONG, MEDIUM, SHORT, WORK, WORK_NAME, WORK_OWNER
from quadriga.games.civilization.wonders import (
    COLONY_SHIP,
    W_END,
    W_EXPLORERS,
    W_FORCED_TRADE,
    W_HAPPY,
    W_INCOME,
    W_PRODUCTIVE,
    W_TECH_DISCOUNT,
    W_UNITS,
)

ERA_TURNS = 4.0  # turns that an era is thought to last on
POINTS = {SHORT: 1.0, MEDIUM: 0.5, LONG: 0.35}  # for a technology; in a Long game if the Colony Ship ends it


def technology_worth(m: Mind, number: int) -> float:
    """Points, bonuses, wonders, rights, what it opens, and what a new era or the end of the game would mean."""
    card = m.board.technologies[number]
    worth = victory_points(m, card) * m.point()
    worth += sum([wonder_worth(m, wonder) for wonder in card.wonders if m.g.wonder_owner[wonder] == NOBODY])
    worth += bonus_worth(m, card) + opening_worth(m, number)
    worth += objective_worth(m, number)
    if card.era > m.g.era:
        worth -= ageing_loss(m)
    return worth + ending_worth(m, card, worth)


def objective_worth(m: Mind, number: int) -> float:
    """What it does for the cards in hand."""
    card = m.board.technologies[number]
    hopes = ambitions(m)
    worth = hopes.research + hopes.technology.get(number, 0.0) + (hopes.seminal if card.seminal else 0.0)
    if hopes.wonder and [w for w in card.wonders if m.g.wonder_owner[w] == NOBODY]:
        taken = [w for w, owner in enumerate(m.g.wonder_owner) if owner != NOBODY and wonder_era(m, w) == card.era]
        worth += 0.0 if taken else hopes.wonder
    return worth


def wonder_era(m: Mind, wonder: int) -> int:
    for card in m.board.technologies:
        if wonder in card.wonders:
            return card.era
    return NOBODY


def victory_points(m: Mind, card: Technology) -> float:
    points = POINTS.get(m.g.length, 0.0) + (4.0 if card.seminal else 0.0)
    wonders = [w for w in card.wonders if m.g.wonder_owner[w] == NOBODY and w != COLONY_SHIP]
    return points + 2.0 * m.w.wonder * len(wonders)


def wonder_worth(m: Mind, wonder: int) -> float:
    """What a wonder does, its points apart."""
    card = m.board.wonders[wonder]
    turns = min(m.left, ERA_TURNS)
    if card.word == W_EXPLORERS:
        land = len(uncovered(m))
        return m.w.explorer * min(card.first, land) if m.left > 1 else 0.0
    if card.word == W_INCOME:
        return m.economy().gain(card.first) * turns
    if card.word == W_TECH_DISCOUNT:
        return card.first * m.w.discount_uses * turns
    if card.word == W_UNITS:
        return m.w.bonus_unit * card.second
    if card.word == W_HAPPY or card.word == W_PRODUCTIVE:
        return card.first * kind_worth(m, HAPPINESS if card.word == W_HAPPY else PRODUCTIVITY)
    if card.word == W_FORCED_TRADE:
        return m.income(3.0)
    return 3 * m.point() if card.word == W_END and m.g.length == LONG else m.w.opening / 2


def bonus_worth(m: Mind, card: Technology) -> float:
    """What its buyer receives, and the rights that others pay him."""
    worth = 0.0
    if card.bonus_unit > EXPLORERS:
        worth += m.w.bonus_unit + 2.0 * card.era
    if card.bonus_improvement >= 0:
        worth += kind_worth(m, m.board.improvements[card.bonus_improvement].kind)
    if card.bonus_growth:
        worth += m.point() + m.income(2.0)
    if card.improvements or card.bonus_unit > EXPLORERS:
        worth += m.w.rights * min(m.left, 8.0) * (1 + 0.5 * card.era) * len(m.rivals) / 3
    return worth


def opening_worth(m: Mind, number: int) -> float:
    """What everybody can do with it, oneself first."""
    g = m.g
    w = m.w
    card = m.board.technologies[number]
    if m.left < 1:
        return 0.0
    worth = 0.0
    for kind in range(1, KINDS):
        for step, rung in enumerate(m.board.levels[kind]):
            if rung.technology == number:
                worth += w.opening if step == 0 else w.opening / 2
                if is_land_unit(kind) and not has_soldiers(m):
                    worth += w.first_unit
    for name in card.improvements:
        worth += 0.25 * kind_worth(m, m.board.improvements[name].kind)
    if card.size:
        growing = [t for t in m.mine() if g.size[t] + 1 == card.size and terrain_limit(g, t) >= card.size]
        worth += w.size * len(growing) if card.size <= METROPOLIS else 0.0
    if number in m.board.trade_technologies:
        worth += w.routes
    for government in m.board.governments:
        if number in government.technologies and m.left > 5:
            open_too = [t for t in government.technologies if t != number and g.tech_owner[t] == NOBODY]
            worth += 0.0 if open_too else w.government / 2
    return worth


def has_soldiers(m: Mind) -> bool:
    """Whether any land unit can be bought."""
    return any(level(m.g, m.seat, kind) for kind in range(1, 1 + 3 * m.g.era))


def ageing_loss(m: Mind) -> float:
    """Improvements that lose half of their effect in the next era, and the unrest that it brings."""
    g = m.g
    count = 0
    for at in range(0, len(g.works), WORK):
        if g.works[at + WORK_OWNER] == m.seat and m.board.improvements[g.works[at + WORK_NAME]].era == g.era:
            count += 1
    unhappy = unhappy_settlements(g, m.seat)
    return 2.5 * count * min(m.left, ERA_TURNS) + m.w.unrest * g.era * unhappy * min(1.0, m.left / ERA_TURNS)


def ending_worth(m: Mind, card: Technology, worth: float) -> float:
    """A technology of the last era may end the game: good for who leads, with its own points counted."""
    if card.era != last_era(m.g):
        return 0.0
    owned = len([t for t, owner in enumerate(m.g.tech_owner) if owner >= 0 and m.board.technologies[t].era == card.era])
    chance = min(1.0, (owned + 1) / 6)
    lead = m.lead() + victory_points(m, card)
    return max(-0.8 * worth, m.w.ending * chance * lead * m.w.point / 4)


def take(m: Mind) -> Answer:
    """The best of the technologies that come for nothing."""
    best = max(m.targets("take_technology"), key=lambda t: (technology_worth(m, t), -t))
    return Answer("take_technology", best)
