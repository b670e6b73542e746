"""The named points at which a card may be played or an effect sets in, and when each verb belongs."""

from typing import Final

from quadriga.engine.choice import Answer, Reason
from quadriga.games.realm.board import JOKER, TRUCE, WARLORD

BATTLE_ROLLED: Final = 1  # attacker and defender may play a card, the attacker first
CARD_PLAYED: Final = 2  # everybody else may cancel the card, the next seat first
LAND_CONQUERED: Final = 3  # effects of lands, the conqueror's first


def cards_at(moment: int) -> list[int]:
    return [JOKER] if moment == CARD_PLAYED else [WARLORD, TRUCE]


def wrong_moment(a: Answer) -> Reason:
    if a.verb in ("offer", "counter", "accept", "decline", "withdraw"):
        return Reason("council_only")
    if a.verb in ("enter", "loan"):
        return Reason("turn_only")
    if a.verb == "bid":
        return Reason("auction_only")
    return Reason("not_now")
