"""Intrigue cards: what they are worth in hand, and when to play them."""

from quadriga.bots.byzantion.crew import yield_worth
from quadriga.bots.byzantion.mind import Mind
from quadriga.bots.byzantion.talents import goods_worth
from quadriga.engine.choice import Answer
from quadriga.games.byzantion.board import (
    BID_BONUS,
    BID_MALUS,
    CANCEL,
    CHANGE_VOTE,
    COPY_REWARD,
    DRAW,
    FLIP_CARD,
    GAIN,
    GOODS,
    IGNORE_PENALTY,
    LOSE_ACTION,
    MOST_INTRIGUE,
    MOVE_UNITS,
    NOMISMA,
    PLACE_UNITS,
    REDIRECT_PENALTY,
    REMOVE_CARD,
    SPLIT_OFFER,
    STEAL,
    STEAL_NOMISMA,
    Effect,
)
from quadriga.games.byzantion.procedures.intrigue import intrigue_cost
from quadriga.games.byzantion.queries import area_of, bandon, hand_size, leads, resources_of

# What a card may bring when its moment comes, its cost paid.
PROSPECT = {
    CHANGE_VOTE: 0.7,
    LOSE_ACTION: 0.7,
    MOVE_UNITS: 0.6,
    REMOVE_CARD: 0.9,
    FLIP_CARD: 0.6,
    SPLIT_OFFER: 1.3,
    CANCEL: 0.8,
    COPY_REWARD: 1.5,
    IGNORE_PENALTY: 0.6,
    REDIRECT_PENALTY: 0.8,
    BID_BONUS: 0.5,
    BID_MALUS: 0.5,
    STEAL: 1.4,
    DRAW: 2.0,
    GAIN: 1.2,
}


def effect_of(m: Mind, card: int) -> Effect:
    return m.g.board.effects[card][0]


def scheme_worth(m: Mind, card: int) -> float:
    """An Intrigue card in hand: what it may bring, at least its discard."""
    effect = effect_of(m, card)
    if m.f.over or not m.f.left:
        worth = 0.0 if effect.op != PLACE_UNITS else placing_gain(m, effect)
        if effect.op == CANCEL or effect.op == MOVE_UNITS:
            worth = 0.6
        return worth + merit(m, card)
    worth = placing_gain(m, effect) - 0.8 if effect.op == PLACE_UNITS else PROSPECT.get(effect.op, 0.5)
    return max(m.discarded * 0.8, worth + merit(m, card) * 0.7)


def merit(m: Mind, card: int) -> float:
    """What lying in the area is worth: cost at the end, and the Mission of schemes."""
    if m.g.seats == 1:
        return 0.0
    board = m.g.board
    mine = sum([board.cost[other] for other in m.area])
    gain = 0.0
    for other in m.costs:
        gain += m.w.rank_cost * (m.chance(mine + board.cost[card] - other) - m.chance(mine - other))
    for mission in m.missions:
        if mission.kind == MOST_INTRIGUE:
            gain += 1.2
    return gain


def placing_gain(m: Mind, effect: Effect) -> float:
    """Two units of a type wherever they bring most."""
    best = 0.0
    for piece, worth in enumerate(m.f.unit_worth):
        if m.g.board.unit_type[piece % 16] == effect.type:
            best = max(best, worth)
    return effect.count * best


def price(m: Mind, card: int) -> float:
    """What playing the card costs, in Doxa: coins, and the card that is not there later."""
    return intrigue_cost(m.g, m.seat, card) * m.f.coin


# --- in the own turn


def best_own_scheme(m: Mind) -> Answer | None:
    """A card worth playing now, without waiting for a moment of its own."""
    best: Answer | None = None
    most = m.w.intrigue_margin
    for card in m.targets("intrigue"):
        gain = own_gain(m, card) - price(m, card)
        if gain > most:
            best, most = Answer("intrigue", card), gain
    return best


def own_gain(m: Mind, card: int) -> float:
    effect = effect_of(m, card)
    gain = merit(m, card)
    if effect.op == STEAL:
        return gain + steal_gain(m, effect)
    if effect.op == DRAW:
        return gain + effect.count * m.deck_card([]) * 0.8
    if effect.op == SPLIT_OFFER:
        whole = goods_worth(m.f, effect.loot)
        return gain + whole * 0.5 - m.deny * whole * 0.4
    if effect.op == REMOVE_CARD:
        return gain + max([0.0, *[loss * m.deny for loss in targets_of(m, False).values()]])
    if effect.op == FLIP_CARD:
        return gain + max([0.0, *[loss * m.deny for loss in targets_of(m, True).values()]])
    return 0.0


def steal_gain(m: Mind, effect: Effect) -> float:
    if effect.mode == STEAL_NOMISMA:
        loot = max([min(effect.count, m.g.stock[other * GOODS + NOMISMA]) for other in m.rivals])
        return loot * m.f.coin * (1 + m.deny)
    rich = len([other for other in m.rivals if resources_of(m.g, other)])
    return rich * 0.6 * (1 + m.deny)


def targets_of(m: Mind, for_a_round: bool) -> dict[int, float]:
    """What each card of the rivals is worth to its owner: all of it, or its work in this round."""
    found: dict[int, float] = {}
    board = m.g.board
    for other in m.rivals:
        lead = 1.0 + 0.05 * (m.g.doxa[other] - m.g.doxa[m.seat])
        for card in area_of(m.g, other):
            made = yield_worth(m.f, card)
            if for_a_round:
                loss = 0.0 if card in m.g.marked or not m.g.dynamis[other] else made * 0.8
            else:
                loss = made * m.f.left * 0.7 + board.cost[card] * 0.12
                if board.hero[card]:
                    loss += 0.5 + 0.4 * m.f.left
                    if leads(m.g, card):
                        loss += 0.3 * m.f.left * (len(bandon(m.g, other, card)) - 1)
            found[card] = loss * max(0.3, lead)
    return found


# --- at a moment of its own


def cancel_gain(m: Mind, owner: int, card: int) -> float:
    """What a rival's card would do to the seat, and for its owner."""
    effect = effect_of(m, card)
    share = 1 / max(1, len(m.rivals))
    mine = max([0.0, *[yield_worth(m.f, own) for own in m.area]])
    if m.g.doxa[m.seat] >= max([m.g.doxa[other] for other in m.rivals]):
        share = min(1.0, share * 2)
    if effect.op == REMOVE_CARD:
        return share * (mine * (m.f.left + 0.5) + 1.0)
    if effect.op == FLIP_CARD:
        return share * mine
    if effect.op == STEAL:
        return share * 1.5 + 0.5 * m.deny
    if effect.op == PLACE_UNITS:
        return 4.0 * m.deny
    if effect.op == MOVE_UNITS:
        return 2.5 * m.deny
    if effect.op == COPY_REWARD or effect.op == GAIN:
        return 2.5 * m.deny
    if effect.op == DRAW:
        return min(3, effect.count) * 0.8 * m.deny
    if effect.op == CANCEL:
        return 1.0
    return m.w.cancel_gain * m.deny * (1.0 if hand_size(m.g, owner) else 0.8)
