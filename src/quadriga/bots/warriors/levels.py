"""The levels at which the abilities begin."""

from typing import Final

# Production
MASONRY: Final = 4
REINFORCE: Final = 5
PRODUCTION_TAX: Final = 6
UNIVERSITY: Final = 7
# Trade
MERCHANT: Final = 4
TRADE_TAX: Final = 5
MASTER_TRADER: Final = 6
MONOPOLY: Final = 7
# Military
ARCHERS: Final = 3
COMMANDER: Final = 4
DOUBLE_STRIKE: Final = 6  # and Pillaging
WARLORD: Final = 7
