"""The printed facts, shared by every position and never copied."""

from typing import Final

from quadriga.games.civilization.cards.vocabulary import OBJECTIVE

# Owners of units and settlements: the seats, then the barbarians, whose number is ``g.seats``.
MOST_SEATS: Final = 6
NOBODY: Final = -1

ANCIENT: Final = 1
MEDIEVAL: Final = 2
INDUSTRIAL: Final = 3
MODERN: Final = 4
ERAS: Final = 4

# Spaces: territories first, then sea zones
TERRITORIES: Final = 56
SEAS: Final = 37
SPACES: Final = 93

LAND: Final = 1  # border between territories
COAST: Final = 2  # between a territory and a sea zone
SEA: Final = 3  # between sea zones

NORTH_AMERICA: Final = 0
SOUTH_AMERICA: Final = 1
EUROPE: Final = 2
AFRICA: Final = 3
ASIA: Final = 4
OCEANIA: Final = 5
CONTINENTS: Final = 6

ARCTIC: Final = 0  # climate bands, as bits 1 << band
TROPICAL: Final = 1
ANTARCTIC: Final = 2

# Exploration tokens; the first eight are the resources
HORSES: Final = 0
IRON: Final = 1
OIL: Final = 2
SPICES: Final = 3
COAL: Final = 4
RARE_METALS: Final = 5
WINE: Final = 6
GEMS: Final = 7
RESOURCES: Final = 8
FERTILE: Final = 8
TREASURE: Final = 9
MINOR_CIVILIZATION: Final = 10
PLAGUE: Final = 11
FREE_TECHNOLOGY: Final = 12
NO_ENCOUNTER: Final = 13
MOUNTAIN: Final = 14
FOREST: Final = 15
DESERT: Final = 16
TOKENS: Final = 17

# Classes of units
INFANTRY: Final = 0
CAVALRY: Final = 1
ARTILLERY: Final = 2
SHIP: Final = 3
AIRCRAFT: Final = 4
EXPLORER: Final = 5
CLASSES: Final = 6

# Kinds of miniatures: the explorer, land units ``1 + (era - 1) * 3 + class``, ships by era, the carrier, the aircraft
EXPLORERS: Final = 0
FIRST_SHIP: Final = 13
MODERN_SHIP: Final = 16
CARRIER: Final = 17
PLANE: Final = 18
KINDS: Final = 19
PIECES: Final = 1024  # more than are ever on the board; spy * PIECES + piece is the target of boarding

VILLAGE: Final = 1
TOWN: Final = 2
CITY: Final = 3
METROPOLIS: Final = 4

ROAD: Final = 1
RAILWAY: Final = 2

HAPPINESS: Final = 0  # kinds of improvements
PRODUCTIVITY: Final = 1

IMPROVEMENTS: Final = 28
CARDS: Final = 163  # different strategy cards; some are there several times
MISSIONS: Final = 20
EVENTS: Final = 10
CATASTROPHES: Final = 4

# Improvements that governments ask for, in the order of the data
TEMPLE: Final = 6
BANK: Final = 8
CAPITOL: Final = 15
LEGISLATURE: Final = 16

ANARCHY: Final = 0
DESPOTISM: Final = 1
MONARCHY: Final = 2
REPUBLIC: Final = 3
DEMOCRACY: Final = 4
FASCISM: Final = 5
COMMUNISM: Final = 6
FUNDAMENTALISM: Final = 7
GOVERNMENTS: Final = 8

# Rules of governments, as bits
GARRISON: Final = 1
SACK: Final = 1 << 1
WAR_INVOLVEMENT: Final = 1 << 2
REVOLUTION: Final = 1 << 3
PURCHASE_BAN: Final = 1 << 4
SENATE: Final = 1 << 5
PROHIBITION: Final = 1 << 6
FANATICISM: Final = 1 << 7
RULE_NAMES: Final = (
    "garrison",
    "sack",
    "war_involvement",
    "revolution",
    "purchase_ban",
    "senate",
    "religious_prohibition",
    "fanaticism",
)

SCIENTIFIC: Final = 0
RELIGIOUS: Final = 1
COMMERCIAL: Final = 2
NAVIGATORS: Final = 3
INDUSTRIALISTS: Final = 4
MILITARISTS: Final = 5
EXPANSIONIST: Final = 6
CIVILIZATIONS: Final = 7

# Events of phase 2 in the order of the table
NO_EVENT: Final = 0
OLYMPICS: Final = 1
SLAVES: Final = 2
BOOM: Final = 3
HOLY_YEAR: Final = 4
SUPER_PRODUCTION: Final = 5
MILITARY_FANATICISM: Final = 6
FAMINE: Final = 7
BARBARIAN_EVENT: Final = 8
CATASTROPHE: Final = 9

ERUPTION: Final = 0
EARTHQUAKE: Final = 1
HURRICANE: Final = 2
EXTREME_CLIMATE: Final = 3


class Technology:
    def __init__(self) -> None:
        self.key = ""
        self.era = ANCIENT
        self.cost = 0
        self.prerequisites: list[int] = []
        self.bonus_unit = -1  # kind of the unit its buyer receives
        self.bonus_improvement = -1
        self.bonus_growth = 0
        self.improvements: list[int] = []
        self.wonders: list[int] = []
        self.size = 0  # of settlements that it allows
        self.seminal = False


class Level:
    """One step of a miniature: what a technology makes of all its units."""

    def __init__(self) -> None:
        self.key = ""
        self.kind = 0
        self.technology = -1
        self.dice = 0
        self.bonus = 0


class Wonder:
    def __init__(self) -> None:
        self.key = ""
        self.era = ANCIENT
        self.technology = -1
        self.word = 0
        self.first = 0
        self.second = 0


class Improvement:
    def __init__(self) -> None:
        self.key = ""
        self.era = ANCIENT
        self.kind = HAPPINESS
        self.points = 1
        self.technology = -1
        self.price = 0
        self.rights = 0
        self.government = -1  # that asks for it


class Government:
    def __init__(self) -> None:
        self.key = ""
        self.revolt = 0
        self.culture = 0
        self.tax_unhappy = 0
        self.tax_happy = 0
        self.maximum = 0  # coins; 0 for no maximum
        self.maximum_each = 0  # coins for each settlement; 0 for no such maximum
        self.support = 0
        self.free_improvement = -1  # kind
        self.size_income = 0
        self.unit_discount = 0
        self.unique = 3
        self.all_happy = False
        self.rules = 0
        self.technologies: list[int] = []  # to be discovered by anybody
        self.improvement = -1  # to be owned
        self.needs_happiness = False


class CivilizationType:
    """What a type of civilization changes by numbers; what it can do otherwise is written where it is done."""

    def __init__(self) -> None:
        self.key = ""
        self.cheap: list[int] = []  # technologies at a fifth of their price
        self.income: list[int] = [0, 0, 0, 0, 0]  # by era
        self.culture = 0  # times the number of the era
        self.free_improvement = -1


class StrategyCard:
    def __init__(self) -> None:
        self.key = ""  # sc_001
        self.deck = ANCIENT
        self.type = OBJECTIVE
        self.group = ""
        self.copies = 1
        self.condition = 0
        self.first = -1  # territory, region, continent, technology, token, trigger, kind of battle, class … or number
        self.second = 0
        self.places: list[int] = []  # territories that the condition names, by themselves, a region or a continent
        self.reward = 0
        self.gift = 0
        self.gift_count = 0
        self.gift_more = 0
        self.gift_places: list[int] = []
        self.draw_again = False
        self.permanent = False
        self.module = ""  # option without which it leaves the deck


class Mission:
    def __init__(self) -> None:
        self.key = ""
        self.green = False
        self.difficulty = 0
        self.cost = 0
        self.technology = -1  # to be discovered by anybody


class Intensity:
    """What a catastrophe of one strength destroys."""

    def __init__(self) -> None:
        self.sizes = 0
        self.units = 0
        self.ships = 0
        self.roads = False
        self.near_sizes = 0
        self.near_roads = False
        self.near_ships = 0
        self.happy_revolts = False


class Board:
    """Everything printed. Filled by ``load.py``."""

    def __init__(self) -> None:
        # spaces
        self.space_keys: list[str] = []
        self.neighbours: list[list[int]] = []  # space -> spaces, ascending
        self.land: list[list[int]] = []  # space -> neighbouring territories
        self.seas: list[list[int]] = []  # space -> neighbouring sea zones
        self.distance: list[int] = []  # space * SPACES + space: steps through any spaces (missiles)
        self.land_distance: list[int] = []  # territory * TERRITORIES + territory: steps by land; 99 if none
        self.sea_distance: list[int] = []  # the same, sea zones passed from coast to coast; 99 if none
        self.continent: list[int] = []  # of a territory; -1 of a sea zone
        self.members: list[list[int]] = []  # continent -> territories by die number
        self.band: list[int] = []  # space -> bit mask of climate bands
        self.lon: list[int] = []
        self.lat: list[int] = []
        self.west: list[int] = []  # space -> place counted from the left edge, for ties
        self.coastal: list[bool] = []
        self.island: list[bool] = []
        self.volcanoes: list[int] = []  # result of the die - 1 -> territory
        self.continent_dice: list[int] = []  # continent -> sides of the die for its territories
        self.regions: list[list[int]] = []  # region -> territories
        self.region_keys: list[str] = []
        self.continent_keys: list[str] = []
        # tokens
        self.token_keys: list[str] = []
        self.token_copies: list[int] = []
        self.mix_terrain: list[int] = []  # continent -> tokens placed at the start
        self.mix_other: list[int] = []
        self.removed: list[int] = []  # game length -> no-encounter tokens taken away
        self.critical: list[int] = []  # era * 13 + roll of 2D6 -> resource
        # cards
        self.technologies: list[Technology] = []
        self.size_technology: list[int] = []  # size -> technology that allows it, or -1
        self.seminal: list[int] = []  # era -> technology
        self.wonders: list[Wonder] = []
        self.wonders_of_word: list[list[int]] = []  # word -> wonders
        self.improvements: list[Improvement] = []
        self.names_of_kind: list[int] = []  # bit masks of improvements
        self.names_of_era: list[int] = []  # the same, by era
        self.names_since: list[int] = []  # the same, of an era and all later ones
        self.kind_of_work: list[int] = []  # improvement -> its kind
        self.halves_of_work: list[list[int]] = []  # era -> improvement -> halves of points it is worth then
        self.improvements_of: list[list[int]] = []  # kind * (ERAS + 1) + era -> improvements
        self.improvement_cards: list[list[int]] = []  # kind, then the improvement of each era, then copies
        self.cards_showing: list[list[int]] = []  # improvement -> rows of the list before
        self.copies_showing: list[int] = []  # improvement -> copies of all these cards
        self.governments: list[Government] = []
        self.civilizations: list[CivilizationType] = []
        self.cards: list[StrategyCard] = []
        self.missions: list[Mission] = []
        # units
        self.kind_keys: list[str] = []  # explorer, ancient_infantry …, ancient_ship …, carrier, aircraft
        self.kind_era: list[int] = []  # the explorer's is 0: always the current one
        self.kind_class: list[int] = []
        self.kind_mp: list[int] = []  # in halves
        self.kind_price: list[int] = []
        self.kind_rights: list[int] = []
        self.kind_capacity: list[int] = []
        self.kind_planes: list[int] = []
        self.levels: list[list[Level]] = []  # kind -> its levels, ascending
        self.loss_order: list[int] = []  # kind -> place in the order of losses by land or sea; 99 never
        self.military_price: list[int] = []  # kind -> price for a Military civilization
        self.supply: list[int] = []  # kind -> miniatures for all; the carrier shares the modern ship's
        self.explorer_supply = 0  # per seat
        self.settlement_supply: list[int] = []  # size -> miniatures per seat
        self.nukes = 0
        # prices by era (index 0 unused)
        self.prices: dict[str, list[int]] = {}  # upgrade_army, upgrade_ship, found, grow, road, railway, prospect, …
        self.production: list[int] = []  # ((size * 2 + has resource) * 2 + happy) * 2 + productive
        self.trade_technologies: list[int] = []
        self.trade_land: list[int] = []  # the same row
        self.trade_sea: list[int] = []
        self.minimum: list[int] = []  # by era
        self.critical_income: list[int] = []
        self.treasure: list[int] = []
        self.award_coins: list[int] = []
        # events
        self.event_keys: list[str] = []
        self.event_to: list[int] = []  # era * EVENTS + event: the highest result of the D100
        self.catastrophe_to: list[int] = []  # the highest result of the D10
        self.climate: list[int] = []  # result of the D6 - 1 -> band
        self.eruption: list[Intensity] = []  # result of the die - 1
        self.earthquake: list[Intensity] = []
        self.hurricane: list[Intensity] = []
        self.extreme_climate: list[Intensity] = []
        self.generation: list[int] = []  # terrain (coastal, inland, island) * 9 + result of the D8 -> class or -1
