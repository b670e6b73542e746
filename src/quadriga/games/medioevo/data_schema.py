"""The form of the data files: which tables and keys they have and what may stand there; names in the board's order."""

from typing import Final

from quadriga.engine.data import ORIGIN, flag, integer, listing, number, optional, rows, table, text
from quadriga.games.medioevo.board import PREDICATES

KINGDOM_NAMES: Final = ("byzantine", "mamluk", "hungary", "hre", "novgorod", "golden_horde")
GOOD_NAMES: Final = ("weapons", "salt", "furs", "grain", "slaves", "spices", "clothes", "wine")
TYPE_NAMES: Final = ("light_infantry", "heavy_infantry", "cavalry", "archer", "captain")
UNIT_NAMES: Final = (*TYPE_NAMES[:4], "captain_1", "captain_2", "captain_3")
TRANSPORT_NAMES: Final = ("war_wagon", "galley", "caravan", "merchant_ship")
PIECE_NAMES: Final = (*TRANSPORT_NAMES, "siege_engine")
ENGINE_NAMES: Final = ("catapult", "trebuchet", "bombard")  # by level
CATEGORY_NAMES: Final = ("civil", "military", "cathedral")
BUILDING_NAMES: Final = ("village", "town", "city", "tower", "fort", "castle", "cathedral")
COLOUR_NAMES: Final = ("blue", "yellow", "orange", "red", "green", "purple")
TERRAIN_NAMES: Final = ("plains", "forest", "hills", "mountains", "desert")
BORDER_NAMES: Final = ("land", "strait", "coast", "sea")  # LAND is 1
POINTS_NAMES: Final = ("none", "one", "either", "both")
ICON_NAMES: Final = ("movement", "armies", "buildings", "merchandise")
WINDOW_NAMES: Final = (
    ("own", "order_fixed", "horde_rolled", "event_shown", "die_rolled", "horde_enters", "rebellion", "interest_due")
    + ("purchase", "card_rotated", "step_taken", "battle_declared", "round_starts", "artillery_rolled")
    + ("archers_rolled", "melee_rolled", "damage_due", "round_ends", "conquered", "trading", "transport_lost")
    + ("turn_ends",)
)
TECHNOLOGY_NAMES: Final = (
    ("carpentry", "logistics", "machinery", "cartography")
    + ("commerce", "market", "control", "guilds")
    + ("edict", "law", "nation", "influence")
    + ("military_art", "promotion", "tactics", "strategy")
    + ("masonry", "architecture", "mathematics", "engineering")
    + ("religion", "monasticism", "proselytism", "temporal_power")
)
HONOUR_NAMES: Final = (
    ("conquest", "conquest_building_level", "first_conquest_of_holy_city", "great_building", "rebellion_suppressed")
    + ("great_army_destroyed", "lost_to_barbarians", "undeclared_attack", "pact_broken", "further_rebellion")
    + ("most_coins", "highest_market", "highest_technology", "rome", "jerusalem", "most_cathedrals", "most_cities")
    + ("most_castles", "most_territories", "monopoly", "majority_shared")
)
# What a predicate says besides its count; a place has no count.
ARGUMENTS: Final = {
    "place": ("area",),
    "building": ("building", "count"),
    "units": ("unit", "count"),
    "transport": ("transport", "count"),
    "tech": ("level", "count"),
}
# Components of the box; of units those of one player, and of goods the cubes.
COMPONENTS: Final = {
    "units": {
        "light_infantry": 20,
        "heavy_infantry": 20,
        "cavalry": 10,
        "archer": 10,
        "captain_1": 3,
        "captain_2": 3,
        "captain_3": 3,
    },
    "barbarians": {"light_infantry": 40, "archer": 20, "captain_1": 7},
    "standards": {"captain_2": 15, "captain_3": 10},
    "transports": {"war_wagon": 15, "galley": 15, "caravan": 12, "merchant_ship": 12},
    "engines": {"catapult": 16, "trebuchet": 14, "bombard": 12},
    "buildings": {"village": 24, "town": 17, "city": 12, "tower": 40, "fort": 20, "castle": 20, "cathedral": 14},
    "goods": dict.fromkeys(GOOD_NAMES, 20),
}

_LEVEL: Final = integer(1, 3)
_COUNT: Final = integer(0, 99)
_FLORINS: Final = integer(0, 9999)
_PLACE: Final = {"longitude": number(-180, 180), "latitude": number(-90, 90)}

_CONDITION: Final = {
    "predicate": text(*PREDICATES),
    "area": optional(text()),
    "building": optional(text(*BUILDING_NAMES)),
    "unit": optional(text(*TYPE_NAMES)),
    "transport": optional(text(*TRANSPORT_NAMES)),
    "level": optional(integer(1, 4)),
    "count": optional(integer(1, 9999)),
}
_CARD: Final = {
    "key": text(),
    "number": integer(1),
    "character": text(),
    "points": text(*POINTS_NAMES),
    "colours": listing(text(*COLOUR_NAMES)),
    "objective": listing(table(_CONDITION)),
    "gears": listing(text(*COLOUR_NAMES, "any")),
    "florins": _FLORINS,
    "windows": listing(text(*WINDOW_NAMES)),
}
_TERRITORY: Final = {
    "key": text(),
    "name": text(),
    "area": optional(text()),
    "good": optional(text(*GOOD_NAMES)),
    "harbour": flag(),
    "fire": flag(),
    "terrain": text(*TERRAIN_NAMES),
    **_PLACE,
}
_EVENT: Final = {
    "key": text(),
    "number": integer(1),
    "regions": listing(text()),
    "icons": listing(text(*ICON_NAMES)),
    "tax": integer(10, 50),
}
_UNIT: Final = {
    "key": text(*UNIT_NAMES),
    "cost": integer(1, 9999),
    "count": _COUNT,
    "barbarians": _COUNT,
    "standards": _COUNT,
}
_TRANSPORT: Final = {
    "kind": text(*TRANSPORT_NAMES),
    "level": _LEVEL,
    "cost": _FLORINS,
    "capacity": integer(1, 99),
    "moves": integer(1, 99),
    "count": _COUNT,
}
_ENGINE: Final = {
    "key": text(*ENGINE_NAMES),
    "level": _LEVEL,
    "cost": _FLORINS,
    "moves": integer(1, 99),
    "damage": integer(1, 99),
    "razing": integer(0, 99),
    "count": _COUNT,
}
_BUILDING: Final = {
    "key": text(*BUILDING_NAMES),
    "category": text(*CATEGORY_NAMES),
    "level": _LEVEL,
    "cost": _FLORINS,
    "points": integer(1, 9),
    "structure": integer(1, 99),
    "count": _COUNT,
}
_TECHNOLOGY: Final = {
    "key": text(*TECHNOLOGY_NAMES),
    "branch": text(*COLOUR_NAMES),
    "level": integer(1, 4),
    "price": _FLORINS,
    "points": integer(1, 9),
}

SCHEMA: Final = {
    "territories.toml": {"origin": ORIGIN, "territories": rows("key", _TERRITORY)},
    "seas.toml": {"origin": ORIGIN, "seas": rows("key", {"key": text(), "name": text(), **_PLACE})},
    "borders.toml": {
        "origin": ORIGIN,
        "borders": rows(("a", "b"), {"a": text(), "b": text(), "kind": text(*BORDER_NAMES), "river": flag()}),
    },
    "kingdoms.toml": {
        "origin": ORIGIN,
        "kingdoms": rows("key", {"key": text(*KINGDOM_NAMES), "territories": listing(text())}),
        "connections": rows("key", {"key": text(), "a": text(*KINGDOM_NAMES), "b": text(*KINGDOM_NAMES)}),
    },
    "goods.toml": {
        "origin": ORIGIN,
        "goods": rows(
            "key",
            {"key": text(*GOOD_NAMES), "colour": text(), "cubes": _COUNT, "buy": _FLORINS, "sell": _FLORINS},
        ),
    },
    "cards.toml": {"origin": ORIGIN, "cards": rows("key", _CARD)},
    "events.toml": {
        "origin": ORIGIN,
        "regions": rows("key", {"key": text(), "territories": listing(text())}),
        "events": rows("key", _EVENT),
    },
    "pieces.toml": {
        "origin": ORIGIN,
        "units": rows("key", _UNIT),
        "transports": rows(("kind", "level"), _TRANSPORT),
        "engines": rows("key", _ENGINE),
        "buildings": rows("key", _BUILDING),
    },
    "technologies.toml": {"origin": ORIGIN, "technologies": rows("key", _TECHNOLOGY)},
    "numbers.toml": {
        "origin": ORIGIN,
        "penalty": rows("players", {"players": integer(2, 10), "off": listing(integer(0, 9))}),
        "property_tokens": rows("key", {"key": text(), "faces": listing(_LEVEL), "count": integer(1, 99)}),
        "roads": rows("stages", {"stages": integer(1, 99), "points": integer(1, 99)}),
        "token_honour": rows("tokens", {"tokens": integer(0, 99), "honour": integer(0, 99)}),
        "debts": rows("loans", {"loans": integer(1, 99), "honour": integer(1, 99)}),
        "maintenance": table({"piece": _FLORINS}),
        "terrain": rows("key", {"key": text(*TERRAIN_NAMES), "moves": integer(1, 9), "maintenance": _FLORINS}),
        "variant": table({"river_moves": integer(0, 9), "area_maintenance": _FLORINS, "sea_maintenance": _FLORINS}),
        "honour": rows("key", {"key": text(*HONOUR_NAMES), "when": text("play", "end"), "honour": integer(-9, 9)}),
        "prisoner_honour": rows("least", {"least": integer(1, 99), "honour": integer(1, 99)}),
    },
}
