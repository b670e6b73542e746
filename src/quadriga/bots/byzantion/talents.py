"""Abilities of cards at a rough price."""

from quadriga.bots.byzantion.forecast import Forecast
from quadriga.games.byzantion.board import (
    ACTIVATE_BANDON,
    BID_BONUS,
    CASKET_AGAIN,
    DISCARD,
    DISCOUNT,
    DOXA,
    DRAW,
    DRAW_ACTION,
    DRAW_KEEP,
    EACH_OTHER,
    EVENT_COMPLETE,
    EXCHANGE,
    FREE_ACTION,
    GAIN,
    GAIN_PER,
    GOODS,
    LOOT,
    MARKET_BONUS,
    MARKET_TRADE,
    NEXT_DISCOUNT,
    OTHERS_DISCARD,
    OTHERS_DRAW,
    OTHERS_GAIN,
    OTHERS_LOSE_NOMISMA,
    PLAY_ANOTHER_FOR,
    PLAY_CARD,
    REDUCE_PENALTY,
    STEAL,
    STEAL_NOMISMA,
    SUBSTITUTE_RESOURCE,
    TAKE_OFFER,
    TYPES,
    VICTORY,
    VOTE_BONUS,
    Effect,
)


def goods_worth(f: Forecast, loot: list[int]) -> float:
    """Goods by what the events to come ask for."""
    total = sum([loot[good] * f.taste[good] for good in range(GOODS) if loot[good]])
    return total + loot[DOXA] if len(loot) == LOOT else total


def talent_worth(f: Forecast, hero: int) -> float:
    """A Hero's ability and discount for the rounds to come."""
    board = f.g.board
    rounds = f.left + (0.5 if f.actions else 0.0)
    levels = sum(board.level[hero * TYPES : (hero + 1) * TYPES])
    return rounds * (levels * f.w.talent_discount + sum([talent(f, effect) for effect in board.effects[hero]]))


def talent(f: Forecast, effect: Effect) -> float:
    """A passive ability, a round."""
    w = f.w
    solo = f.g.seats == 1
    if effect.trigger == EVENT_COMPLETE:
        times = (w.contributed if effect.op == GAIN_PER else 1.0) * (w.solo_units if solo else w.completed)
        return times * goods_worth(f, effect.loot)
    if effect.trigger == VICTORY:
        return w.victories * goods_worth(f, effect.loot)
    if effect.trigger == PLAY_CARD:
        worth = goods_worth(f, effect.loot)
        if effect.op == ACTIVATE_BANDON:
            worth = w.dynamis
        elif effect.op == MARKET_TRADE:
            worth = w.talent_market
        return w.plays_a_round * worth
    if effect.trigger == DRAW_ACTION or effect.trigger == DISCARD:
        return w.talent_other
    if effect.op == SUBSTITUTE_RESOURCE:
        return w.talent_substitute * (w.talent_doxa if effect.pay == DOXA else 1.0)
    if effect.op == VOTE_BONUS:
        return 0.0 if solo else w.talent_vote
    if effect.op == BID_BONUS:
        return 0.0 if solo else w.talent_bid
    if effect.op == CASKET_AGAIN:
        return w.talent_casket
    if effect.op == MARKET_BONUS:
        return w.talent_market
    if effect.op == REDUCE_PENALTY:
        return w.talent_penalty
    return w.talent_other if effect.op == DISCOUNT else 0.0


def instant_worth(f: Forecast, card: int, area: list[int]) -> float:
    """What a card does once, when it is played."""
    if f.g.board.hero[card]:
        return 0.0
    return sum([instant(f, effect, area) for effect in f.g.board.effects[card]])


def instant(f: Forecast, effect: Effect, area: list[int]) -> float:
    w = f.w
    op = effect.op
    drawn = w.deck_card if f.left else w.deck_card_last
    if op == GAIN:
        return goods_worth(f, effect.loot)
    if op == GAIN_PER:
        count = 1 + len([card for card in area if (f.g.board.of_type[card] >> effect.type) & 1])
        return goods_worth(f, effect.loot) * min(count, effect.most)
    if op == DRAW:
        return drawn * effect.count
    if op == DRAW_KEEP:
        return drawn * w.chosen_of_deck
    if op == TAKE_OFFER:
        return drawn * w.chosen_of_offer
    if op == STEAL:
        return effect.count * (w.nomisma if effect.mode == STEAL_NOMISMA else w.resource) * (1 + w.deny / 3)
    if op == EACH_OTHER:
        return others_worth(f, effect)
    if op == FREE_ACTION:
        return w.dynamis
    if op == PLAY_ANOTHER_FOR:
        return w.another_card
    if op == NEXT_DISCOUNT:
        return effect.count * w.nomisma
    return w.trade if op in (MARKET_TRADE, EXCHANGE) else 0.0


def others_worth(f: Forecast, effect: Effect) -> float:
    """Harm to all rivals, or what they get; alone the harm turns into gain."""
    each = f.w.resource * effect.count
    if effect.mode == OTHERS_GAIN:
        each = -goods_worth(f, effect.loot)
    elif effect.mode == OTHERS_DRAW:
        each = -f.w.rival_card * effect.count
    elif effect.mode == OTHERS_LOSE_NOMISMA:
        each = f.w.nomisma * effect.count
    elif effect.mode == OTHERS_DISCARD:
        each = f.w.rival_card * effect.count
    return max(0.0, each) if f.g.seats == 1 else each * f.w.deny
