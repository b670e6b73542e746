"""Intrigue cards that change the deed that opened their window."""

from quadriga.engine.frame import RUN
from quadriga.games.byzantion.board import TUNIC, Effect
from quadriga.games.byzantion.goods import gain_loot
from quadriga.games.byzantion.procedures.influence import Influence
from quadriga.games.byzantion.procedures.resolution import Defeat
from quadriga.games.byzantion.procedures.trial import Trial
from quadriga.games.byzantion.procedures.victim import BidLowering, PenaltyRedirection
from quadriga.games.byzantion.queries import current_event
from quadriga.games.byzantion.state import Byzantion


def change_vote(g: Byzantion, seat: int, card: int, effect: Effect) -> int:
    """rule: BZ-INT-13"""
    for frame in g.below():
        if isinstance(frame, Influence):
            frame.change(g)
            return RUN
    raise AssertionError("no vote to change")


def copy_reward(g: Byzantion, seat: int, card: int, effect: Effect) -> int:
    """As printed, never doubled.  rule: BZ-INT-21"""
    gain_loot(g, seat, current_event(g).reward)
    return RUN


def ignore_penalty(g: Byzantion, seat: int, card: int, effect: Effect) -> int:
    """Nobody else suffers it instead.  rule: BZ-INT-22"""
    for frame in g.below():
        if isinstance(frame, Defeat):
            frame.ignored = True
            return RUN
    raise AssertionError("no penalty to ignore")


def redirect_penalty(g: Byzantion, seat: int, card: int, effect: Effect) -> int:
    """To another player, but not to the holder of the Tunic.  rule: BZ-INT-22"""
    return g.call(PenaltyRedirection(seat, [other for other in g.order if other not in (seat, g.seals[TUNIC])]))


def raise_bid(g: Byzantion, seat: int, card: int, effect: Effect) -> int:
    """rule: BZ-INT-23"""
    for frame in g.below():
        if isinstance(frame, Trial):
            frame.change[seat] += effect.count
            return RUN
    raise AssertionError("no bid to raise")


def lower_bid(g: Byzantion, seat: int, card: int, effect: Effect) -> int:
    """Another player's bid; 0 is the least.  rule: BZ-INT-23"""
    for frame in g.below():
        if isinstance(frame, Trial):
            bidders = [other for other in g.order if other != seat and frame.bids[other] > 0]
            return g.call(BidLowering(seat, bidders, effect.count))
    raise AssertionError("no bid to lower")
