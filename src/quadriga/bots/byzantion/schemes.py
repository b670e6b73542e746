"""Intrigue cards: what they are worth in hand, and when to play them."""

from quadriga.bots.byzantion.crew import yield_worth
from quadriga.bots.byzantion.mind import Mind
from quadriga.bots.byzantion.talents import goods_worth
from quadriga.engine.choice import Answer
from quadriga.games.byzantion.board import (
    CANCEL,
    COPY_REWARD,
    DRAW,
    FLIP_CARD,
    GAIN,
    GOODS,
    MOST_INTRIGUE,
    MOVE_UNITS,
    NOMISMA,
    PLACE_UNITS,
    REMOVE_CARD,
    SPLIT_OFFER,
    STEAL,
    STEAL_NOMISMA,
    Effect,
)
from quadriga.games.byzantion.procedures.intrigue import intrigue_cost
from quadriga.games.byzantion.queries import area_of, bandon, leads, resources_of


def effect_of(m: Mind, card: int) -> Effect:
    return m.g.board.effects[card][0]


def scheme_worth(m: Mind, card: int) -> float:
    """An Intrigue card in hand: what it may bring, at least its discard."""
    effect = effect_of(m, card)
    if m.f.over or not m.f.left:
        worth = 0.0 if effect.op != PLACE_UNITS else placing_gain(m, effect)
        if effect.op == CANCEL or effect.op == MOVE_UNITS:
            worth = m.w.scheme_last
        return worth + merit(m, card)
    worth = placing_gain(m, effect) - m.w.placing_cost if effect.op == PLACE_UNITS else m.w.prospect[effect.op]
    return max(m.discarded * m.w.scheme_least, worth + merit(m, card) * m.w.scheme_merit)


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
            gain += m.w.scheme_mission
    return gain


def placing_gain(m: Mind, effect: Effect) -> float:
    """Two units of a type wherever they bring most."""
    best = 0.0
    for piece, worth in enumerate(m.f.unit_worth):
        if m.g.board.unit_type[piece % 16] == effect.type:
            best = max(best, worth)
    return effect.count * best


def price(m: Mind, card: int) -> float:
    """What playing the card costs, in Doxa."""
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
        return gain + effect.count * m.deck_card([]) * m.w.scheme_drawn
    if effect.op == SPLIT_OFFER:
        whole = goods_worth(m.f, effect.loot)
        return gain + whole * (1 - m.deny) / 2
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
    return rich * m.w.levied * (1 + m.deny)


def targets_of(m: Mind, for_a_round: bool) -> dict[int, float]:
    """What each card of the rivals is worth to its owner: all of it, or its work in this round."""
    found: dict[int, float] = {}
    board = m.g.board
    for other in m.rivals:
        lead = 1.0 + m.w.strike_lead * (m.g.doxa[other] - m.g.doxa[m.seat])
        for card in area_of(m.g, other):
            made = yield_worth(m.f, card)
            if for_a_round:
                loss = 0.0 if card in m.g.marked or not m.g.dynamis[other] else made * m.w.strike_round
            else:
                loss = made * m.f.left * m.w.strike_round + board.cost[card] * m.w.strike_cost
                if board.hero[card]:
                    loss += m.w.strike_hero * (1 + m.f.left)
                    if leads(m.g, card):
                        loss += m.w.strike_follower * m.f.left * (len(bandon(m.g, other, card)) - 1)
            found[card] = loss * max(0.3, lead)
    return found


# --- at a moment of its own


def cancel_gain(m: Mind, card: int) -> float:
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
        return share * m.w.cancel_theft
    if effect.op == PLACE_UNITS:
        return m.w.cancel_placing * m.deny
    if effect.op == MOVE_UNITS:
        return m.w.cancel_moving * m.deny
    if effect.op == COPY_REWARD or effect.op == GAIN:
        return m.w.cancel_moving * m.deny
    if effect.op == DRAW:
        return effect.count * m.w.rival_card * m.deny
    if effect.op == CANCEL:
        return m.w.cancel_gain
    return m.w.cancel_gain * m.deny
