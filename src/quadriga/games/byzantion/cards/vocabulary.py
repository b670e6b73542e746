"""From a word of the effect vocabulary to what happens: one function a word.

Words that are not here answer a question somewhere else: bonuses and discounts where votes, bids, trades and costs are
reckoned, CANCEL and LOSE_ACTION where an Intrigue card closes the window it was played in.
"""

from collections.abc import Callable
from typing import Final

from quadriga.games.byzantion.board import (
    ACTIVATE_BANDON,
    BID_BONUS,
    BID_MALUS,
    CANCEL,
    CASKET_AGAIN,
    CHANGE_VOTE,
    COPY_REWARD,
    DISCOUNT,
    DRAW,
    DRAW_KEEP,
    EACH_OTHER,
    EXCHANGE,
    FLIP_CARD,
    FREE_ACTION,
    GAIN,
    GAIN_PER,
    IGNORE_PENALTY,
    LOSE_ACTION,
    MARKET_BONUS,
    MARKET_TRADE,
    MOVE_UNITS,
    NEXT_DISCOUNT,
    PLACE_UNITS,
    PLAY_ANOTHER_FOR,
    REDIRECT_PENALTY,
    REDUCE_PENALTY,
    REMOVE_CARD,
    SPLIT_OFFER,
    STEAL,
    SUBSTITUTE_RESOURCE,
    TAKE_OFFER,
    VOTE_BONUS,
    Effect,
)
from quadriga.games.byzantion.cards import gains, others, reactions
from quadriga.games.byzantion.state import Byzantion

Operation = Callable[[Byzantion, int, int, Effect], int]

OPERATIONS: Final[dict[int, Operation]] = {
    GAIN: gains.gain_goods,
    GAIN_PER: gains.gain_per_card,
    DRAW: gains.draw_cards,
    DRAW_KEEP: gains.draw_and_keep,
    TAKE_OFFER: gains.take_offer,
    PLAY_ANOTHER_FOR: gains.play_another,
    FREE_ACTION: gains.free_action,
    MARKET_TRADE: gains.market_trade,
    EXCHANGE: gains.exchange,
    NEXT_DISCOUNT: gains.next_discount,
    ACTIVATE_BANDON: gains.activate_bandon,
    EACH_OTHER: others.each_other,
    STEAL: others.steal,
    REMOVE_CARD: others.strike_card,
    FLIP_CARD: others.strike_card,
    SPLIT_OFFER: others.split_offer,
    MOVE_UNITS: others.move_units,
    PLACE_UNITS: others.place_units,
    CHANGE_VOTE: reactions.change_vote,
    COPY_REWARD: reactions.copy_reward,
    IGNORE_PENALTY: reactions.ignore_penalty,
    REDIRECT_PENALTY: reactions.redirect_penalty,
    BID_BONUS: reactions.raise_bid,
    BID_MALUS: reactions.lower_bid,
}

# Words that change a reckoning instead of being carried out, and where.
RECKONED: Final[dict[int, str]] = {
    SUBSTITUTE_RESOURCE: "procedures/contribution.py, procedures/solo/build.py",
    CASKET_AGAIN: "procedures/initiative.py",
    MARKET_BONUS: "procedures/market.py",
    DISCOUNT: "queries.py",
    VOTE_BONUS: "procedures/influence.py",
    REDUCE_PENALTY: "procedures/resolution.py",
    LOSE_ACTION: "procedures/intrigue.py",
    CANCEL: "procedures/intrigue.py",
}


def carry_out(g: Byzantion, seat: int, card: int, effect: Effect) -> int:
    """Do what the ability of a seat's card says; it may call a procedure."""
    g.tell("ability.used", seat, card)
    return OPERATIONS[effect.op](g, seat, card, effect)
