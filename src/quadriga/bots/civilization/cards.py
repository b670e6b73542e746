"""Strategy cards: which to hold, when to play them."""

from quadriga.bots.civilization.ambitions import prize
from quadriga.bots.civilization.mind import Mind
from quadriga.engine.choice import Answer
from quadriga.games.civilization.board import TERRITORIES
from quadriga.games.civilization.cards.conditions import met
from quadriga.games.civilization.cards.vocabulary import (
    CONDITION_WORDS,
    ON_CATASTROPHE,
    ON_MISSION_DECLARED,
    ON_MISSION_SUCCESS,
    REWARD_WORDS,
)
from quadriga.games.civilization.procedures.espionage.missions import Mission
from quadriga.games.civilization.procedures.strategy import StrategyPhase
from quadriga.games.civilization.queries import held, settlements, technologies_of
from quadriga.games.civilization.terms import PURCHASE

# How likely a condition is met in the next turns by who plays on as usual
LIKELY = {
    "anytime": 1.0,
    "buy_improvement": 0.8,
    "buy_tech": 0.35,
    "buy_units": 0.3,
    "buy_troika": 0.15,
    "explore_tokens": 0.5,
    "find_token": 0.1,
    "first_wonder_of_era": 0.2,
    "found_settlement": 0.8,
    "largest_road_network": 0.4,
    "lowest_income": 0.15,
    "no_battle_this_turn": 0.95,
    "own_seminal": 0.3,
    "own_spy_in_capital": 0.4,
    "peace_all": 0.7,
    "sacrifice_explorers": 0.7,
    "trade_resource": 0.45,
    "unique_resources": 0.5,
    "prospect": 0.35,
    "culture_success": 0.25,
    "win_battle": 0.25,
    "win_clash": 0.35,
    "when": 0.3,
    "absolute_monopoly": 0.3,
}
RARE = 0.12
POOR = 5.0  # a card is exchanged below this


def likelihood(m: Mind, number: int) -> float:
    """How likely a card is to be completed soon."""
    g = m.g
    card = m.board.cards[number]
    if met(g, m.seat, number):
        return 1.0
    word = CONDITION_WORDS[card.condition]
    if word == "own_settlements":
        return nearness(len(settlements(g, m.seat)), card.second)
    if word == "own_techs":
        return nearness(technologies_of(g, m.seat), card.second)
    if word == "unique_resources":
        return nearness(sum([1 for count in held(g, m.seat) if count]), card.second)
    if word == "monopoly":
        return 0.8 * nearness(max(held(g, m.seat)), card.second)
    if word == "buy_tech":
        return LIKELY[word] if g.tech_owner[card.first] < 0 else 0.0
    return LIKELY.get(word, RARE)


def nearness(have: int, wanted: int) -> float:
    return max(0.05, 1.0 - 0.3 * (wanted - have))


def card_worth(m: Mind, number: int) -> float:
    return likelihood(m, number) * prize(m, m.board.cards[number])


def draw(m: Mind) -> Answer:
    """A card more if one may; otherwise the worst is exchanged if it promises little."""
    if m.has("draw"):
        return Answer("draw")
    top = m.g.stack[-1]
    cards = m.targets("exchange")
    if cards and isinstance(top, StrategyPhase) and m.left >= 1:
        worst = min(cards, key=lambda number: (card_worth(m, number), number))
        if card_worth(m, worst) < POOR:
            return Answer("exchange", worst)
    return Answer("keep")


def play(m: Mind) -> Answer | None:
    """Cards that may be used in own decisions."""
    for number in m.targets("strategy"):
        if is_timely(m, number):
            return Answer("strategy", number)
    return None


def is_timely(m: Mind, number: int) -> bool:
    """Refunds wait for the end of the purchases, gambling for the end of the game, plagues for a better man."""
    g = m.g
    card = m.board.cards[number]
    word = REWARD_WORDS[card.reward]
    if word == "refund_pct":
        return g.phase != PURCHASE
    if word == "gamble_me":
        return m.left < 1 or g.experience[m.seat] >= 4
    if word == "plague_here":
        return False
    if word == "improvement" and g.phase < PURCHASE:
        return m.left < 1
    return True


def last_purchase(m: Mind) -> Answer | None:
    """Refunds, once everything has been bought."""
    for number in m.targets("strategy"):
        if REWARD_WORDS[m.board.cards[number].reward] == "refund_pct":
            return Answer("strategy", number)
    return None


def react(m: Mind, moment: int) -> Answer:
    """Cards against what befalls one; missions of others matter only where one is the victim."""
    cards = m.targets("strategy")
    if not cards:
        return Answer("pass")
    if moment in (ON_MISSION_DECLARED, ON_MISSION_SUCCESS) and not is_victim(m):
        return Answer("pass")
    if moment == ON_CATASTROPHE and not m.mine():
        return Answer("pass")
    return Answer("strategy", cards[0])


def is_victim(m: Mind) -> bool:
    """Whether the mission under way is directed at an own settlement or ship."""
    g = m.g
    for frame in g.frames():
        if isinstance(frame, Mission):
            space = g.spy_space[frame.spy]
            if g.spy_ship[frame.spy] >= 0:
                return g.owner[g.spy_ship[frame.spy]] == m.seat
            return 0 <= space < TERRITORIES and g.holder[space] == m.seat
    return False


def reward(m: Mind) -> Answer:
    """Details of a reward: the place or piece that gains most, or costs least."""
    g = m.g
    if m.has("endow"):
        from quadriga.bots.civilization.land import site_worth

        return Answer("endow", max(m.targets("endow"), key=lambda t: (g.size[t], site_worth(m, t), -t)))
    if m.has("infect"):
        others = [t for t in m.targets("infect") if g.holder[t] == m.leader()]
        return Answer("infect", (others or m.targets("infect"))[0])
    return m.choices[0].smallest()
