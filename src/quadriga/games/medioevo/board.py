"""The printed facts, shared by every position and never copied."""

from typing import Final

# Owners of units: the seats, then the barbarians, whose number is ``g.seats``.
MOST_SEATS: Final = 6
OWNERS: Final = MOST_SEATS + 1  # of army units: the barbarians too

# Types of army units; a list per zone, owner and kind is one long list.
LIGHT: Final = 0
HEAVY: Final = 1
CAVALRY: Final = 2
ARCHER: Final = 3
CAPTAIN: Final = 4  # level I; the next two are levels II and III
CAPTAIN_2: Final = 5
CAPTAIN_3: Final = 6
KINDS: Final = 7
TYPES: Final = 5  # all captains are one type

# Transports and siege engines
WAGON: Final = 0
GALLEY: Final = 1
CARAVAN: Final = 2
SHIP: Final = 3
ENGINE: Final = 4  # catapult, trebuchet, bombard by level
PIECE_KINDS: Final = 5
TOKENS: Final = 10  # property tokens of a seat: no more transports and engines than these

# Zones: territories first, then seas
TERRITORIES: Final = 90
SEAS: Final = 19
ZONES: Final = 109

LAND: Final = 1
STRAIT: Final = 2
COAST: Final = 3
SEA: Final = 4

PLAINS: Final = 0
FOREST: Final = 1
HILLS: Final = 2
MOUNTAINS: Final = 3
DESERT: Final = 4
TERRAINS: Final = 5

# Kingdoms in the order of the table
BYZANTINE: Final = 0
MAMLUK: Final = 1
HUNGARY: Final = 2
HRE: Final = 3
NOVGOROD: Final = 4
HORDE: Final = 5
KINGDOMS: Final = 6
HOME: Final = 7  # territories of a kingdom

# Goods in the order of the table
WEAPONS: Final = 0
SALT: Final = 1
FURS: Final = 2
GRAIN: Final = 3
SLAVES: Final = 4
SPICES: Final = 5
CLOTHES: Final = 6
WINE: Final = 7
GOODS: Final = 8

# Categories of buildings; a building is a category and a level
CIVIL: Final = 0
MILITARY: Final = 1
CATHEDRAL: Final = 2
CATEGORIES: Final = 3
CITY_LEVEL: Final = 3
CASTLE_LEVEL: Final = 3

# Colours of technology points, branches of technology
BLUE: Final = 0
YELLOW: Final = 1
ORANGE: Final = 2
RED: Final = 3
GREEN: Final = 4
PURPLE: Final = 5
COLOURS: Final = 6

LEVELS: Final = 4
TECHNOLOGIES: Final = 24  # branch * LEVELS + level - 1

CARPENTRY: Final = 0
LOGISTICS: Final = 1
MACHINERY: Final = 2
CARTOGRAPHY: Final = 3
COMMERCE: Final = 4
MARKET: Final = 5
CONTROL: Final = 6
GUILDS: Final = 7
EDICT: Final = 8
LAW: Final = 9
NATION: Final = 10
INFLUENCE: Final = 11
MILITARY_ART: Final = 12
PROMOTION: Final = 13
TACTICS: Final = 14
STRATEGY: Final = 15
MASONRY: Final = 16
ARCHITECTURE: Final = 17
MATHEMATICS: Final = 18
ENGINEERING: Final = 19
RELIGION: Final = 20
MONASTICISM: Final = 21
PROSELYTISM: Final = 22
TEMPORAL_POWER: Final = 23

CARDS: Final = 72  # card n of the box is number n - 1 here
EVENTS: Final = 30

# How a card gives technology points
POINTS_NONE: Final = 0
POINTS_ONE: Final = 1
POINTS_EITHER: Final = 2
POINTS_BOTH: Final = 3

# Icons of event cards
MOVEMENT: Final = 0
ARMIES: Final = 1
BUILDINGS: Final = 2
MERCHANDISE: Final = 3
ICONS: Final = 4

# Moments at which cards and technologies may be used (table MU-T-24), as bits
OWN: Final = 1
ORDER_FIXED: Final = 1 << 1  # RW01
HORDE_ROLLED: Final = 1 << 2  # RW02
EVENT_SHOWN: Final = 1 << 3  # RW03
DIE_ROLLED: Final = 1 << 4  # RW04
HORDE_ENTERS: Final = 1 << 5  # RW05
REBELLION: Final = 1 << 6  # RW06
INTEREST_DUE: Final = 1 << 7  # RW07
PURCHASE: Final = 1 << 8  # RW08
CARD_ROTATED: Final = 1 << 9  # RW09
STEP_TAKEN: Final = 1 << 10  # RW10
BATTLE_DECLARED: Final = 1 << 11  # RW11
ROUND_STARTS: Final = 1 << 12  # RW12
ARTILLERY_ROLLED: Final = 1 << 13  # RW13
ARCHERS_ROLLED: Final = 1 << 14  # RW14
MELEE_ROLLED: Final = 1 << 15  # RW15
DAMAGE_DUE: Final = 1 << 16  # RW16
ROUND_ENDS: Final = 1 << 17  # RW17
CONQUERED: Final = 1 << 18  # RW18
TRADING: Final = 1 << 19  # RW19
TRANSPORT_LOST: Final = 1 << 20  # RW20
TURN_ENDS: Final = 1 << 21  # RW21
MOMENTS: Final = 22

# Predicates of objectives (table MU-T-8), in the order of the table
PREDICATES: Final = (
    "territories",
    "outside",
    "inhabited",
    "harbours",
    "goods",
    "place",
    "building",
    "civil_levels",
    "military_levels",
    "castle_ring",
    "complete_site",
    "army",
    "army_types",
    "units",
    "captain_levels",
    "siege_levels",
    "transport",
    "transport_levels",
    "carried_colours",
    "market",
    "market_total",
    "road",
    "sale",
    "florins",
    "tax_income",
    "tech",
    "cards",
    "pacts",
    "prisoners",
    "won_battles",
    "outnumbered_win",
    "naval_win",
    "destroyed",
    "barbarians_destroyed",
    "conquered",
    "suppressed",
    "plunder",
)


class Condition:
    """One predicate of an objective: ``what`` is a place, a building, a unit type, a kind of transport or a level."""

    def __init__(self, predicate: int = 0, what: int = -1, count: int = 0) -> None:
        self.predicate = predicate
        self.what = what
        self.count = count


class Card:
    """An Empire card."""

    def __init__(self) -> None:
        self.key = ""  # bishop_1, the character and the printed number
        self.character = ""
        self.points = POINTS_NONE
        self.colours: list[int] = []
        self.conditions: list[Condition] = []
        self.gears: list[int] = []  # colours of the objective token; all six for any
        self.florins = 0
        self.windows = 0  # bit mask of moments


class EventCard:
    """An Event card: the icons, the zones it strikes and the tolerated tax on its back."""

    def __init__(self) -> None:
        self.key = ""
        self.regions: list[int] = []
        self.icons: list[int] = []  # three, ascending
        self.zones: list[int] = []  # territories of its regions and the seas adjacent to them, ascending
        self.tax = 0


class Board:
    """Everything printed; lists by territory, by zone, by kind. Filled by ``load.py``."""

    def __init__(self) -> None:
        # zones
        self.zone_keys: list[str] = []
        self.neighbours: list[list[int]] = []  # zone -> zones, ascending
        self.borders: list[list[int]] = []  # zone -> kind of the border to each of its neighbours, in the same order
        self.on_foot: list[list[int]] = []  # zone -> neighbours by land or strait, ascending
        self.rivers: list[list[int]] = []  # zone -> neighbours across a river, ascending
        self.distance: list[int] = []  # zone * ZONES + zone: steps by land and sea alike
        self.land_distance: list[int] = []  # territory * TERRITORIES + territory by land and strait; 99 if none
        # territories
        self.kingdom: list[int] = []  # -1 outside all of them
        self.area: list[str] = []  # key of the inhabited area, or nothing
        self.good: list[int] = []  # -1 where nobody lives
        self.harbour: list[bool] = []
        self.fire: list[bool] = []
        self.terrain: list[int] = []
        self.region: list[int] = []
        self.island: list[bool] = []  # no land or strait border
        self.coastal: list[bool] = []
        self.rome = -1  # territory of Rome
        self.jerusalem = -1
        # kingdoms
        self.kingdom_keys: list[str] = []
        self.homes: list[list[int]] = []  # kingdom -> its territories, ascending
        self.outskirts: list[list[int]] = []  # kingdom -> territories next to one of its own, ascending
        self.connected: list[list[int]] = []  # kingdom -> kingdoms
        # names
        self.good_keys: list[str] = []
        self.unit_keys: list[str] = []  # light_infantry, heavy_infantry, cavalry, archer, captain_1 to captain_3
        self.piece_keys: list[str] = []  # war_wagon, galley, caravan, merchant_ship, siege_engine
        self.building_keys: list[str] = []  # village, town, city, tower, fort, castle, cathedral
        self.technology_keys: list[str] = []
        self.colour_keys: list[str] = []
        self.icon_keys: list[str] = []
        self.region_keys: list[str] = []
        self.terrain_keys: list[str] = []
        self.card_keys: list[str] = []
        # prices and limits
        self.unit_cost: list[int] = []  # per kind
        self.unit_count: list[int] = []  # per kind: miniatures of a seat; the three captain levels share the last ones
        self.barbarian_count: list[int] = []  # per kind
        self.standards: list[int] = []  # per kind: of captains II and III in the whole box
        self.piece_cost = 0  # per level
        self.capacity: list[int] = []  # piece kind * 4 + level
        self.moves: list[int] = []  # piece kind * 4 + level
        self.piece_count: list[int] = []  # piece kind * 4 + level in the box; of transports the level does not matter
        self.engine_damage: list[int] = []  # level -> damage to units
        self.engine_razing: list[int] = []  # level -> damage to a building
        self.building_cost: list[int] = []  # category * 4 + level
        self.building_points: list[int] = []  # category * 4 + level: green, or purple for a cathedral
        self.structure: list[int] = []  # category * 4 + level
        self.building_count: list[int] = []  # category * 4 + level
        self.maintenance = 0
        self.cubes = 0  # of each good
        self.technology_price: list[int] = []  # per technology
        self.penalty: list[list[int]] = []  # players -> by place in the turn order; points taken off
        self.token_honour: list[int] = []  # objective tokens -> Honour
        self.debt_honour: list[int] = []  # loans -> Honour lost
        self.road_points: list[int] = []  # stages -> trade points, 0 where no such road exists
        self.terrain_moves: list[int] = []  # terrain -> movement points
        self.terrain_maintenance: list[int] = []  # terrain -> florins
        self.area_maintenance = 0
        self.sea_maintenance = 0
        self.river_moves = 0
        # cards
        self.cards: list[Card] = []
        self.events: list[EventCard] = []
