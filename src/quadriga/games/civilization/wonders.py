"""The wonders by number, and what they do."""

from typing import Final

WONDERS: Final = 25

# Wonders that rules name, in the order of the data
GREAT_WALL: Final = 5
MANHATTAN_PROJECT: Final = 21
UNITED_NATIONS: Final = 22
APOLLO_PROGRAM: Final = 23
COLONY_SHIP: Final = 24

# Effects of wonders
WONDER_WORDS: Final = (
    "explorers",
    "income",
    "tech_discount",
    "see_unit",
    "settlement_defence",
    "units",
    "happy",
    "productive",
    "forced_trade",
    "nuke",
    "end",
)
W_EXPLORERS: Final = 0
W_INCOME: Final = 1
W_TECH_DISCOUNT: Final = 2
W_SEE_UNIT: Final = 3
W_DEFENCE: Final = 4
W_UNITS: Final = 5  # class, number
W_HAPPY: Final = 6
W_PRODUCTIVE: Final = 7
W_FORCED_TRADE: Final = 8
W_NUKE: Final = 9
W_END: Final = 10
