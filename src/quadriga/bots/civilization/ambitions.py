"""What the strategy cards in hand promise for things that one can buy, found or take."""

from quadriga.bots.civilization.mind import Mind
from quadriga.games.civilization.board import AIRCRAFT, ARTILLERY, INFANTRY, NOBODY, StrategyCard
from quadriga.games.civilization.cards.condition import dominates
from quadriga.games.civilization.cards.conditions import met
from quadriga.games.civilization.cards.vocabulary import CONDITION_WORDS, OBJECTIVE, REWARD_WORDS
from quadriga.games.civilization.procedures.strategy import hand
from quadriga.games.civilization.queries import deed, settlements, technologies_of
from quadriga.games.civilization.terms import BOUGHT, BOUGHT_IMPROVEMENTS, CAPTURED, ROADS

FAR = 2  # steps from which on a condition is too far away to be pursued
WORTH = 14.0  # of a reward that is in no list
REWARDS = {"grow": 28.0, "improvement": 20.0, "improvement_second": 20.0, "tech_cheapest": 40.0, "village": 40.0}
EACH = {"units": 9.0, "units_here": 9.0, "me": 6.0, "explorers": 14.0, "spies": 20.0}


class Ambitions:
    """Coins that further steps towards the cards in hand are worth, by what they are steps to."""

    def __init__(self) -> None:
        self.technology: dict[int, float] = {}
        self.research = 0.0  # any technology
        self.seminal = 0.0
        self.wonder = 0.0
        self.land: dict[int, float] = {}  # a village in a territory
        self.terrain: dict[int, float] = {}  # a village on a token
        self.village = 0.0  # any village
        self.improvement = 0.0  # any improvement
        self.named: dict[int, float] = {}  # one improvement
        self.road = 0.0
        self.conquest = 0.0
        self.capital = 0.0
        self.battle = 0.0
        self.levies: list[tuple[list[int], float]] = []  # classes of units still to be bought in this turn


def ambitions(m: Mind) -> Ambitions:
    """Those of the hand, found out once."""
    if m.hopes is None:
        m.hopes = Ambitions()
        for number in hand(m.g, m.seat):
            card = m.board.cards[number]
            if card.type == OBJECTIVE and not met(m.g, m.seat, number):
                pursue(m, m.hopes, card)
    return m.hopes


def reward_worth(m: Mind, card: StrategyCard) -> float:
    word = REWARD_WORDS[card.reward]
    if word in ("coins_per_turn", "coins_from_each_per_turn"):
        each = card.gift_count * (len(m.rivals) if word == "coins_from_each_per_turn" else 1)
        return each * m.horizon()
    if word == "coins_per_turn_era":
        return card.gift_count * m.g.era * m.horizon()
    if word == "coins":
        return float(card.gift_count)
    if word in EACH:
        return EACH[word] * max(1, card.gift_count)
    return REWARDS.get(word, WORTH)


def prize(m: Mind, card: StrategyCard) -> float:
    """What it is worth to complete a card; objectives are worth half a point."""
    points = 0.5 * m.point() if card.type == OBJECTIVE else 0.0
    return reward_worth(m, card) + points + m.w.card


def pursue(m: Mind, hopes: Ambitions, card: StrategyCard) -> None:
    """Add what one card promises."""
    worth = prize(m, card)
    word = CONDITION_WORDS[card.condition]
    if word == "buy_tech":
        hopes.technology[card.first] = hopes.technology.get(card.first, 0.0) + worth
    elif word == "own_techs":
        hopes.research += share(worth, card.second - technologies_of(m.g, m.seat))
    elif word == "own_seminal":
        hopes.seminal += worth
    elif word == "first_wonder_of_era":
        hopes.wonder += worth
    elif word == "buy_improvement":
        hopes.improvement += share(worth, card.second - deed(m.g, m.seat, BOUGHT_IMPROVEMENTS))
    elif word == "own_improvement":
        hopes.named[card.first] = hopes.named.get(card.first, 0.0) + worth
    elif word == "build_roads":
        hopes.road += worth / max(1, card.second - deed(m.g, m.seat, ROADS))
    elif word == "largest_road_network":
        hopes.road += worth / 4
    elif word in ("buy_units", "buy_troika"):
        hopes.levies.append((classes_missing(m, card), worth))
    else:
        pursue_land(m, hopes, card, worth)


def pursue_land(m: Mind, hopes: Ambitions, card: StrategyCard, worth: float) -> None:
    """Cards about settlements and battles."""
    g = m.g
    word = CONDITION_WORDS[card.condition]
    if word in ("settle_region", "settle_territory"):
        add_land(hopes, card.places, worth)
    elif word.startswith("dominate_"):
        missing = [t for t in card.places if not dominates(g, m.seat, t)]
        add_land(hopes, missing, share(worth, len(missing)))
    elif word == "settle_terrain":
        hopes.terrain[card.first] = hopes.terrain.get(card.first, 0.0) + worth
    elif word == "own_settlements":
        hopes.village += share(worth, card.second - len(settlements(g, m.seat)))
    elif word == "found_settlement":
        hopes.village += worth
    elif word == "own_continents":
        own = {m.board.continent[t] for t in settlements(g, m.seat)}
        abroad = [t for t, continent in enumerate(m.board.continent) if continent not in own]
        add_land(hopes, abroad, share(worth, card.second - len(own)))
    elif word == "capture_settlement":
        hopes.conquest += share(worth, card.second - deed(g, m.seat, CAPTURED))
    elif word == "capture_capital":
        hopes.capital += worth
    elif word == "win_battle":
        hopes.battle += worth / 2


def share(worth: float, missing: int) -> float:
    """What the next of a few steps is worth, nothing if there are too many."""
    return worth / max(1, missing) if missing <= FAR else 0.0


def add_land(hopes: Ambitions, places: list[int], worth: float) -> None:
    if worth > 0:
        for territory in places:
            hopes.land[territory] = hopes.land.get(territory, 0.0) + worth


def classes_missing(m: Mind, card: StrategyCard) -> list[int]:
    """Classes of the units that a card wants bought in this turn, once for each unit still missing."""
    if CONDITION_WORDS[card.condition] == "buy_troika":
        return [kind for kind in range(INFANTRY, ARTILLERY + 1) if not deed(m.g, m.seat, BOUGHT + kind)]
    if not INFANTRY <= card.first <= AIRCRAFT:
        return [NOBODY]
    return [card.first] * (card.second - deed(m.g, m.seat, BOUGHT + card.first))
