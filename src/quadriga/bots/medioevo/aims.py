"""Objectives of Empire cards: how far they are, what reaching them costs, what therefore is wanted."""

from quadriga.bots.medioevo.mind import Mind
from quadriga.games.medioevo.board import (
    ARCHER,
    ARCHITECTURE,
    CAPTAIN,
    CATEGORIES,
    CATHEDRAL,
    CAVALRY,
    COLOURS,
    ENGINE,
    HEAVY,
    LEVELS,
    LIGHT,
    MASONRY,
    MATHEMATICS,
    MILITARY_ART,
    PREDICATES,
    TECHNOLOGIES,
    TERRITORIES,
    Condition,
)
from quadriga.games.medioevo.objectives import MEASURES
from quadriga.games.medioevo.procedures.objective import open_gears
from quadriga.games.medioevo.property_queries import card_price, cards_of, objective_tokens, tokens_left
from quadriga.games.medioevo.unit_queries import army_zones, kinds_in

NAMES = PREDICATES


def missing(m: Mind, condition: Condition) -> int:
    have = MEASURES[condition.predicate](m.g, m.seat, condition.what)
    return max(0, condition.count - have)


def cost_of(m: Mind, condition: Condition) -> float:
    """Florins it takes to meet a condition, roughly."""
    short = missing(m, condition)
    if not short:
        return 0.0
    name = NAMES[condition.predicate]
    if name == "tech":
        return tech_cost(m, condition.what, condition.count)
    if name == "building":
        category = condition.what // 3
        level = 3 if category == CATHEDRAL else condition.what % 3 + 1
        full = m.board.building_cost[category * 4 + level] + 60 * m.board.building_points[category * 4 + level]
        return short * full * (0.8 if category == 0 else 1.0) + (300 if category == 1 and not knows(m, 17) else 0)
    if name == "cards":
        price = card_price(m.g, m.seat)
        return short * (price + 25.0 * (short - 1))
    extra = 0.0
    if name in ("siege_levels",) and not knows(m, 18):
        extra = 400.0
    if name == "military_levels" and not knows(m, 17):
        extra = 200.0
    if name == "captain_levels" and not knows(m, 12):
        extra = 100.0
    return short * m.w.objective_step[name] + extra


def knows(m: Mind, technology: int) -> bool:
    return m.g.levels[m.seat * COLOURS + technology // LEVELS] > technology % LEVELS


def tech_cost(m: Mind, level: int, count: int) -> float:
    """The cheapest branches to be brought to a level."""
    first = m.seat * COLOURS
    prices: list[float] = []
    for branch in range(COLOURS):
        have = m.g.levels[first + branch]
        prices.append(sum([100.0 * step for step in range(have + 1, level + 1)]))
    prices.sort()
    return sum(prices[:count])


def distance(m: Mind, card: int) -> float:
    """Florins to reach a card's objective."""
    return sum([cost_of(m, condition) for condition in m.board.cards[card].conditions])


def token_worth(m: Mind) -> float:
    """What one more objective token brings: Honour at the end, a point in every turn to come."""
    steps = m.board.token_honour
    have = min(objective_tokens(m.g, m.seat), len(steps) - 2)
    gain = steps[have + 1] - steps[have]
    later = (steps[min(len(steps) - 1, have + 2)] - steps[have + 1]) * (0.5 if m.left else 0.0)
    return (gain + later) * m.honour() + m.w.token * m.left


def card_worth(m: Mind, card: int) -> float:
    """A card to be kept: its objective if it is within reach, its points and its ability in every turn."""
    far = distance(m, card)
    reach = 0.0
    if open_gears(m.g, card):
        worth = token_worth(m)
        time = 1.0 if far <= 0 else max(0.0, 1.0 - far / (170.0 * (m.left + 0.6)))
        reach = worth * time - 0.35 * min(far, worth)
    use = m.w.points * m.card_colours(card) + m.w.ability * m.w.ability_rank[card]
    return max(0.0, reach) + use * m.left


class Wants:
    """What objectives ask for: extra florins for each thing of a kind."""

    def __init__(self) -> None:
        self.tech = [0.0] * TECHNOLOGIES
        self.building = [0.0] * (CATEGORIES * 4)  # category * 4 + level
        self.level = [0.0] * CATEGORIES  # for each level
        self.piece = [0.0] * (ENGINE + 1)  # for each level
        self.unit = [0.0] * 5  # by type
        self.army = 0.0
        self.card = 0.0
        self.pact = 0.0
        self.land = 0.0  # for each conquest
        self.settled = 0.0
        self.fight = 0.0  # for each enemy unit destroyed
        self.hoard = 0  # florins to be had at once
        self.market = 0.0
        self.road = 0
        self.colours = 0.0


def wants(m: Mind) -> Wants:
    """Over all own cards whose objectives are within reach."""
    found = Wants()
    worth = token_worth(m) * m.w.pursuit
    for card in cards_of(m.g, m.seat):
        far = distance(m, card)
        if far <= 0 or far > worth or far > 260.0 * (m.left + 1):
            continue
        if not [colour for colour in m.board.cards[card].gears if tokens_left(m.g, colour) > 0]:
            continue
        for condition in m.board.cards[card].conditions:
            cost = cost_of(m, condition)
            if cost > 0:
                add_want(m, found, condition, worth * cost / far)
    return found


def add_want(m: Mind, found: Wants, condition: Condition, worth: float) -> None:
    """Spread an objective's worth over the steps that are missing."""
    name = NAMES[condition.predicate]
    short = missing(m, condition)
    each = worth / max(1, short)
    what = condition.what
    if name == "tech":
        add_tech(m, found, what, condition.count, worth)
    elif name == "building":
        level = 3 if what // 3 == CATHEDRAL else what % 3 + 1
        found.building[what // 3 * 4 + level] += each
    elif name in ("civil_levels", "military_levels"):
        found.level[0 if name == "civil_levels" else 1] += each
        add_lore(m, found, MASONRY if name == "civil_levels" else ARCHITECTURE, worth)
    elif name == "complete_site":
        for category in range(CATEGORIES):
            found.level[category] += each / 3
    elif name == "transport":
        found.piece[what] += each
    elif name == "transport_levels":
        for kind in range(ENGINE):
            found.piece[kind] += each
    elif name == "siege_levels":
        found.piece[ENGINE] += each
        add_lore(m, found, MATHEMATICS, worth)
    elif name == "captain_levels":
        found.unit[4] += each
        add_lore(m, found, MILITARY_ART, worth)
    elif name == "units":
        found.unit[min(4, what)] += each
    elif name == "army":
        found.army += each
    elif name == "army_types":
        for kind in missing_types(m)[:short]:
            found.unit[kind] += each
    elif name in ("cards", "pacts"):
        found.card += each if name == "cards" else 0.0
        found.pact += each if name == "pacts" else 0.0
    elif name in ("territories", "outside", "conquered"):
        found.land += each
    elif name in ("inhabited", "goods", "harbours", "place", "suppressed"):
        found.settled += each
    elif name in ("destroyed", "barbarians_destroyed", "won_battles", "outnumbered_win"):
        found.fight += each
    elif name == "florins":
        found.hoard = max(found.hoard, condition.count)
    elif name == "road":
        found.road = max(found.road, condition.count)
    elif name in ("market", "market_total"):
        found.market += each
    elif name == "carried_colours":
        found.colours += each


def add_lore(m: Mind, found: Wants, technology: int, worth: float) -> None:
    """What an objective needs beforehand: the next step towards a technology that is not known yet."""
    branch = technology // LEVELS
    have = m.g.levels[m.seat * COLOURS + branch]
    if have <= technology % LEVELS:
        found.tech[branch * LEVELS + have] += 0.5 * worth / (technology % LEVELS + 1 - have)


def missing_types(m: Mind) -> list[int]:
    """Types of units that the most varied army lacks, the cheapest first; captains only for who can enlist them."""
    g = m.g
    best: list[int] = []
    for zone in army_zones(g, m.seat):
        if zone < TERRITORIES:
            there = kinds_in(g, zone, m.seat)
            types = [kind for kind in range(CAPTAIN) if there[kind]]
            if sum(there[CAPTAIN:]):
                types.append(CAPTAIN)
            if len(types) > len(best):
                best = types
    wanted = [LIGHT, ARCHER, HEAVY, CAVALRY]
    if knows(m, MILITARY_ART):
        wanted.append(CAPTAIN)
    return [kind for kind in wanted if kind not in best]


def add_tech(m: Mind, found: Wants, level: int, count: int, worth: float) -> None:
    """The branches that are nearest to the level; one step in each at a time."""
    first = m.seat * COLOURS
    levels = m.g.levels[first : first + COLOURS]
    near = sorted(range(COLOURS), key=lambda branch: (max(0, level - levels[branch]), branch))[:count]
    steps = sum([max(0, level - levels[branch]) for branch in near])
    for branch in near:
        if levels[branch] < level:
            found.tech[branch * LEVELS + levels[branch]] += worth / max(1, steps)
