"""The modules of the rulebook, each of which can be left out, and how the game is to end."""

from typing import Final

from quadriga.engine.errors import InputError
from quadriga.engine.module import HANDICAP, Option, Options
from quadriga.games.civilization.terms import (
    ALL_CARDS,
    BID_CLOCKWISE,
    BID_RANDOM,
    CHOOSE,
    CLOCKWISE,
    DRAW_7,
    DRAW_42,
    LONG,
    MEDIUM,
    MEDIUM_LONG,
    MOST_TURNS,
    NO_CARDS,
    RANDOM,
    SHORT,
    STANDARD,
)

SWITCH: Final = ("off", "on")

LENGTHS: Final = {"short": SHORT, "medium": MEDIUM, "medium_long": MEDIUM_LONG, "long": LONG}
DRAFTS: Final = {"choose": CHOOSE, "draw_7": DRAW_7, "draw_42": DRAW_42}
ORDERS: Final = {"clockwise": CLOCKWISE, "random": RANDOM, "bid_clockwise": BID_CLOCKWISE, "bid_random": BID_RANDOM}
DECKS: Final = {"off": NO_CARDS, "standard": STANDARD, "all": ALL_CARDS}

LONGER: Final = ("medium_long", "long")  # lengths with types of civilization
BIDS: Final = ("bid_clockwise", "bid_random")

OPTIONS: Final = (
    Option("length", tuple(LENGTHS), "short"),
    Option("civilizations", SWITCH, "on", needs={"length": LONGER}),
    Option("draft", tuple(DRAFTS), "choose", needs={"length": LONGER, "civilizations": ("on",)}),
    Option("governments", SWITCH, "on"),
    Option("espionage", SWITCH, "on"),
    Option("events", SWITCH, "on"),
    Option("luxury", SWITCH, "on"),
    Option("strategy", tuple(DECKS), "all"),
    Option("experience", SWITCH, "on"),
    Option("roads", SWITCH, "on"),
    Option("prospecting", SWITCH, "on"),
    Option("landings", SWITCH, "on"),
    Option("barbarians", SWITCH, "on"),
    Option("order", tuple(ORDERS), "clockwise"),
    Option("auction", SWITCH, "off", needs={"order": BIDS}),
    Option("limited", SWITCH, "off"),
    Option("delayed", SWITCH, "off"),
    Option("turns", (), MOST_TURNS, 4, MOST_TURNS),
    Option("minutes", (), 0, 0, 600),
    Option("penalty", (), 2, 1, 20),
    Option("phase_timer", SWITCH, "off"),
    HANDICAP,
)


def option_faults(seats: int, options: Options) -> list[InputError]:
    """An auction stands in for secret bids.  rule: CV-ORD-1, CV-ORD-11"""
    if options["auction"] == "on" and not str(options["order"]).startswith("bid"):
        return [InputError("auction_without_bids")]
    return []
