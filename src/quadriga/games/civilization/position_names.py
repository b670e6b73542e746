"""Names that only positions use: moods of territories, marks of pieces, deeds and effects of a turn."""

from typing import Final

from quadriga.games.civilization.terms import (
    AMBUSH,
    AWARD_COINS,
    AWARD_GROWTH,
    BLACK_MARKET,
    CULTURE_AGAINST,
    DETACHED,
    DISCOUNTED,
    ENTERED,
    FANATICS,
    FORCED_TRADE,
    LOST_BATTLE,
    PLACED,
    PLEDGED,
    REFUSED,
    SENATE_AGREED,
    SENATE_ASKED,
    SMUGGLED_OIL,
    SUPPRESSED,
    TOTTERED,
)

NOTHING: Final = "nothing"  # no token, no resource
ROAD_NAMES: Final = ("none", "road", "railway")
MARK_NAMES: Final = ("stopped", "acted", "ashore")  # bit by bit
MOOD_NAMES: Final = (
    "unhappy_now",
    "unproductive_now",
    "happy_now",
    "struck",
    "closed",
    "revolted",
    "restless",
    "restless_now",
) + ("nuked", "prospected", "conquered", "founded", "grown", "grown_twice")  # bit by bit
GIFT_NAMES: Final = ("government", "civilization", "gift", "duplicate", "unpaid")  # how one came to an improvement
STRATEGY_STEPS: Final = ("card", "another")  # some cards let their owner draw another one
PURCHASE_STEPS: Final = ("awards", "purchases")
MOVEMENT_STEPS: Final = ("moves", "battles")

BUYABLE: Final = (
    ("infantry", "cavalry", "artillery", "ships", "aircraft", "improvements", "happiness", "productivity", "nukes")
)  # fmt: skip
DEED_NAMES: Final = (
    ("explored", "islands", "found", "foundations", "roads")
    + tuple(f"bought_{name}" for name in BUYABLE)
    + ("won", "captured", "capitals", "capital_at", "dominated", "prospected", "supported", "traded", "battles")
    + ("first_wonder", "empty_at", "technologies", "roads_cost", "fought", "island_at")
    + tuple(f"spent_{name}" for name in BUYABLE)
    + ("dominated_at", "dominated_of", "prospected_at")
)

# Effects of the turn: name, and the kind of thing their number stands for ("" for a plain number)
EFFECT_NAMES: Final[dict[int, tuple[str, str]]] = {
    AMBUSH: ("ambush", "space"),
    BLACK_MARKET: ("black_market", "token"),
    SMUGGLED_OIL: ("smuggled_oil", ""),
    SENATE_ASKED: ("senate_asked", ""),
    FANATICS: ("fanatics", "owner"),
    AWARD_GROWTH: ("award_growth", ""),
    AWARD_COINS: ("award_coins", ""),
    LOST_BATTLE: ("lost_battle", ""),
    FORCED_TRADE: ("forced_trade", ""),
    CULTURE_AGAINST: ("culture_against", "seat"),
    PLACED: ("placed", "space"),
    DISCOUNTED: ("discounted", "space"),
    DETACHED: ("detached", "improvement"),
    SUPPRESSED: ("suppressed", ""),
    ENTERED: ("entered", "space"),
    PLEDGED: ("pledged", ""),
    SENATE_AGREED: ("senate_agreed", "seat"),
    REFUSED: ("refused", "space"),
    TOTTERED: ("tottered", ""),
}


def bit_names(bits: int, names: tuple[str, ...]) -> list[str]:
    return [name for place, name in enumerate(names) if (bits >> place) & 1]
