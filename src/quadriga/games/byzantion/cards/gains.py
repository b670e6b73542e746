"""Abilities that serve their owner alone."""

from quadriga.engine.frame import RUN
from quadriga.games.byzantion.board import Effect
from quadriga.games.byzantion.goods import gain_loot
from quadriga.games.byzantion.procedures.ability import (
    AnotherCard,
    DrawAndKeep,
    Exchange,
    FreeAction,
    OfferTaking,
)
from quadriga.games.byzantion.procedures.activation import BandonActivation
from quadriga.games.byzantion.procedures.cards import draw
from quadriga.games.byzantion.procedures.market import MarketTrade
from quadriga.games.byzantion.procedures.play import PlayedCard
from quadriga.games.byzantion.queries import type_count
from quadriga.games.byzantion.state import Byzantion


def gain_goods(g: Byzantion, seat: int, card: int, effect: Effect) -> int:
    gain_loot(g, seat, effect.loot)
    return RUN


def gain_per_card(g: Byzantion, seat: int, card: int, effect: Effect) -> int:
    """For each card of a type in the area, this one and Intrigue cards included, up to a limit."""
    times = type_count(g, seat, effect.type)
    gain_loot(g, seat, effect.loot, min(times, effect.most) if effect.most else times)
    return RUN


def draw_cards(g: Byzantion, seat: int, card: int, effect: Effect) -> int:
    return draw(g, seat, effect.count)


def draw_and_keep(g: Byzantion, seat: int, card: int, effect: Effect) -> int:
    return g.call(DrawAndKeep(seat, effect.count, effect.keep))


def take_offer(g: Byzantion, seat: int, card: int, effect: Effect) -> int:
    return g.call(OfferTaking(seat, effect.count))


def play_another(g: Byzantion, seat: int, card: int, effect: Effect) -> int:
    """rule: BZ-CLA-2"""
    return g.call(AnotherCard(seat, effect.pay))


def free_action(g: Byzantion, seat: int, card: int, effect: Effect) -> int:
    """rule: BZ-CLA-4"""
    return g.call(FreeAction(seat, card))


def market_trade(g: Byzantion, seat: int, card: int, effect: Effect) -> int:
    """rule: BZ-CLA-6"""
    return g.call(MarketTrade(seat))


def exchange(g: Byzantion, seat: int, card: int, effect: Effect) -> int:
    return g.call(Exchange(seat, effect.count))


def next_discount(g: Byzantion, seat: int, card: int, effect: Effect) -> int:
    """Kept by the action under way, and lost with it; a card played with the Tunic belongs to none."""
    for frame in g.stack[::-1]:
        if isinstance(frame, PlayedCard):
            action = frame.action(g)
            if action is not None:
                action.less += effect.count
            break
    return RUN


def activate_bandon(g: Byzantion, seat: int, card: int, effect: Effect) -> int:
    """rule: BZ-CLA-8"""
    return g.call(BandonActivation(seat))
