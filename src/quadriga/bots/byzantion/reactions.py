"""Windows: whether to answer what somebody has just done with an Intrigue card."""

from quadriga.bots.byzantion.council import favours_option
from quadriga.bots.byzantion.mapping import best_units
from quadriga.bots.byzantion.mind import Mind
from quadriga.bots.byzantion.schemes import cancel_gain, effect_of, merit, price
from quadriga.bots.byzantion.talents import goods_worth
from quadriga.engine.choice import Answer
from quadriga.engine.window import Poll
from quadriga.games.byzantion.board import (
    BID_BONUS,
    BID_MALUS,
    CANCEL,
    CHANGE_VOTE,
    COPY_REWARD,
    GAIN,
    GOODS,
    IGNORE_PENALTY,
    LOSE_ACTION,
    MOVE_UNITS,
    PLACE_UNITS,
    REDIRECT_PENALTY,
    Effect,
)
from quadriga.games.byzantion.procedures.action import ACTIVATE, Action
from quadriga.games.byzantion.procedures.influence import Influence
from quadriga.games.byzantion.procedures.intrigue import IntriguePlay
from quadriga.games.byzantion.procedures.trial import Trial
from quadriga.games.byzantion.queries import current_event, ready_groups, yields


def react(m: Mind, top: Poll) -> Answer:
    """The card that gains most beyond its cost, or nothing."""
    best = Answer("pass")
    most = m.w.intrigue_margin
    for card in m.targets("intrigue"):
        gain = reaction_gain(m, effect_of(m, card))
        if gain > 0:
            gain += merit(m, card) - price(m, card)
        if gain > most:
            best, most = Answer("intrigue", card), gain
    return best


def reaction_gain(m: Mind, effect: Effect) -> float:
    if effect.op == CHANGE_VOTE:
        return vote_gain(m)
    if effect.op == LOSE_ACTION:
        return action_gain(m)
    if effect.op == CANCEL:
        for frame in m.g.below():
            if isinstance(frame, IntriguePlay):
                return cancel_gain(m, frame.card)
        return 0.0
    if effect.op == GAIN:
        return goods_worth(m.f, effect.loot)
    if effect.op == COPY_REWARD:
        return m.f.loot_worth(current_event(m.g).reward)
    if effect.op == IGNORE_PENALTY:
        return penalty(m)
    if effect.op == REDIRECT_PENALTY:
        return penalty(m) * (1 + m.deny)
    if effect.op == BID_BONUS:
        return bid_gain(m, m.seat, effect.count)
    if effect.op == BID_MALUS:
        return max([0.0, *[bid_gain(m, other, -effect.count) for other in m.rivals]])
    return 0.0


def vote_gain(m: Mind) -> float:
    """The difference between the options, if the vote just placed decides and decides wrongly."""
    for frame in m.g.below():
        if isinstance(frame, Influence):
            voter = m.g.order[frame.voter - 1]
            better = favours_option(m)
            wanted = 0 if better >= 0 else 1
            if frame.choice[voter] == wanted:
                return 0.0
            votes = frame.counts(m.g, voter)
            margin = frame.total(m.g, wanted) - frame.total(m.g, 1 - wanted)
            turned = margin < 0 <= margin + 2 * votes
            return abs(better) * (m.w.vote_swing if turned else m.w.vote_helped)
    return 0.0


def action_gain(m: Mind) -> float:
    """A rival's action: dear if it was his last one and a big stack was to produce."""
    for frame in m.g.below():
        if isinstance(frame, Action):
            worth = m.w.lost_action
            if frame.kind == ACTIVATE and not m.g.dynamis[frame.seat]:
                made = [goods_worth(m.f, yields(m.g, frame.seat, card)) for card in ready_groups(m.g, frame.seat)]
                worth = max([worth, *made])
            return worth * m.deny
    return 0.0


def penalty(m: Mind) -> float:
    """What the penalty costs: missing goods are paid in Doxa."""
    loot = current_event(m.g).penalty
    lost = [min(m.stock[good], loot[good]) for good in range(GOODS)]
    paid = m.basis - m.strength([m.stock[good] - lost[good] for good in range(GOODS)], m.crew, m.f.actions)
    return max(paid, m.f.loot_worth(loot) * m.w.penalty_least)


def trial_of(m: Mind) -> Trial | None:
    for frame in m.g.stack:
        if isinstance(frame, Trial):
            return frame
    return None


def trial_prize(m: Mind, counts: list[int]) -> float:
    """The seat's Doxa if the bids counted so, ties in the middle."""
    doxa = current_event(m.g).trial_doxa
    if not counts[m.seat]:
        return 0.0
    above = len([other for other in m.rivals if counts[other] > counts[m.seat]])
    level = len([other for other in m.rivals if counts[other] == counts[m.seat]])
    prizes = [doxa[place] if place < len(doxa) else 0 for place in range(above, above + level + 1)]
    return sum(prizes) / len(prizes)


def bid_gain(m: Mind, seat: int, change: int) -> float:
    frame = trial_of(m)
    if frame is None:
        return 0.0
    counts = [frame.counts(m.g, other) for other in range(m.g.seats)]
    before = trial_prize(m, counts)
    counts[seat] = max(0, counts[seat] + change)
    return trial_prize(m, counts) - before


def last_scheme(m: Mind) -> Answer:
    """The end of the game: units for the Missions; cards that cannot be paid are paid with others."""
    best = Answer("pass")
    most = m.w.discard_margin
    for card in m.targets("intrigue"):
        gain = units_gain(m, effect_of(m, card)) + merit(m, card) - price(m, card)
        if gain > most:
            best, most = Answer("intrigue", card), gain
    if best.verb == "pass" and m.offered("discard"):
        return finance(m)
    return best


def finance(m: Mind) -> Answer:
    """Discard for a card that would gain, as long as that card itself stays."""
    board = m.g.board
    for card in m.hand:
        if board.windows[card] and units_gain(m, effect_of(m, card)) > m.w.intrigue_margin:
            others = [other for other in m.hand if other != card]
            if others and m.stock[GOODS - 1] + 2 * len(others) >= board.cost[card]:
                return Answer("discard", min(others, key=lambda other: (merit(m, other), other)))
    return Answer("pass")


def units_gain(m: Mind, effect: Effect) -> float:
    """What an end-of-game card would add to the Missions."""
    if effect.op == PLACE_UNITS:
        return best_units(m, effect.type, effect.count, True)
    return best_units(m, effect.type, effect.count, False) if effect.op == MOVE_UNITS else 0.0
