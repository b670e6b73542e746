"""The printed facts of one playable map, shared by every position on it and never copied."""

from typing import Final

CAPITAL: Final = 0
TRADE_CENTRE: Final = 1
CONTESTED: Final = 2
COMMON: Final = 3

INFANTRY: Final = 0
ARCHERS: Final = 1
CAVALRY: Final = 2
PRINCESS: Final = 3
FORTRESS: Final = 4
BARBARIAN_ARMY: Final = 5
BARBARIAN_FORTRESS: Final = 6

FOOD: Final = 0
GOODS: Final = 1
WEAPONS: Final = 2
GOLD: Final = 3
RESOURCES: Final = 4

PRODUCTION: Final = 0
TRADE: Final = 1
MILITARY: Final = 2
TRACKS: Final = 3

MASONRY: Final = 0
REINFORCE: Final = 1
PRODUCTION_TAX: Final = 2
UNIVERSITY: Final = 3
MERCHANT: Final = 4
TRADE_TAX: Final = 5
MASTER_TRADER: Final = 6
MONOPOLY: Final = 7
COMMANDER: Final = 8
DOUBLE_STRIKE: Final = 9
PILLAGING: Final = 10
WARLORD: Final = 11

MOST_SEATS: Final = 6
ARMIES: Final = 12  # a player's infantry, archers and cavalry: the first pieces of his set
PIECES: Final = 24  # a player's whole set of units


class Board:
    """One map (or a small-map variant of it) and the printed values that go with it.

    Lists named after a thing are indexed by the number of that thing: provinces, nations, unit kinds, tech levels.
    """

    def __init__(self) -> None:
        self.map: str = ""
        self.variant: str = ""
        # provinces, in printed order
        self.keys: list[str] = []
        self.names: list[str] = []
        self.kinds: list[int] = []
        self.food: list[int] = []
        self.goods: list[int] = []
        self.weapons: list[int] = []
        self.vp: list[int] = []
        self.neighbours: list[list[int]] = []  # ascending
        self.claimants: list[list[int]] = []  # nations: one, or two for a contested province
        self.longitude: list[float] = []
        self.latitude: list[float] = []
        # nations
        self.nation_keys: list[str] = []
        self.nation_names: list[str] = []
        self.numbers: list[int] = []  # turn order numbers
        self.capital: list[int] = []  # -1 for a nation that is not in this variant
        self.mandatory: list[list[int]] = []  # provinces needed for unification
        self.optional: list[list[int]] = []  # contested provinces that may be added to it
        self.playable: list[int] = []  # nations open to players
        # unit kinds
        self.strength: list[int] = []
        self.resistance: list[int] = []
        self.supply: list[int] = []
        self.upkeep: list[int] = []
        self.kill_vp: list[int] = []
        self.cost: list[int] = []  # kind * RESOURCES + resource
        self.level_needed: list[int] = []  # Military level to form an army of that kind
        self.barbarian_value: list[int] = []  # strength and resistance of a barbarian army by turn; index 0 unused
        # technology
        self.level_at: list[int] = []  # tokens on a track -> level reached, 1 to 7
        self.spaces: int = 0  # spaces of a whole track
        self.food_x: list[int] = []  # by level; index 0 unused
        self.goods_x: list[int] = []
        self.weapons_x: list[int] = []
        self.action_points: list[int] = []
        self.bank_rate: list[int] = []
        self.route_limit: list[int] = []
        self.ability: list[int] = []  # level that gives it
        # barbarians
        self.retreat_rank: list[int] = []  # (another nation) * 8 + (barbarian) * 4 + province kind -> priority, 1 first
        # small numbers
        self.route_yield: list[list[int]] = []  # (players - 2) * 3 + slot -> resources to choose from
        self.unification_actions: list[int] = []  # by provinces of the nation under control
        self.upgrade_step_goods: int = 0
        self.fortress_vp: int = 0
        self.leader_vp: int = 0
        self.vp_price: int = 0
        self.storage: int = 0
        self.last_turn: int = 0
        self.start_stock: list[int] = []
        self.start_tokens: int = 0
        self.fortress_limit: int = 0
        self.master_trader_price: int = 0
        # found once from the columns above
        self.centres: list[int] = []  # trade centres
        self.capitals: list[int] = []

    def index(self) -> None:
        """Fill the look-up lists after the columns have been read."""
        self.centres = [province for province, kind in enumerate(self.kinds) if kind == TRADE_CENTRE]
        self.capitals = [province for province, kind in enumerate(self.kinds) if kind == CAPITAL]
