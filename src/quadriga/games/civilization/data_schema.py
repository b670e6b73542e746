"""The form of the data files: which tables and keys they have and what may stand there."""

from typing import Final

from quadriga.engine.data import ORIGIN, FileFields, flag, integer, listing, optional, rows, table, text
from quadriga.games.civilization.board import RULE_NAMES
from quadriga.games.civilization.cards.vocabulary import BATTLE_WORDS, CONDITION_WORDS, REWARD_WORDS, TRIGGERS
from quadriga.games.civilization.data_names import (
    AMOUNT_NAMES,
    BAND_NAMES,
    BORDER_NAMES,
    CARD_TYPE_NAMES,
    CATASTROPHE_NAMES,
    CIVILIZATION_NAMES,
    CLASS_NAMES,
    COAST_NAMES,
    CONTINENT_NAMES,
    END_NAMES,
    ERA_NAMES,
    EVENT_NAMES,
    GOVERNMENT_NAMES,
    GROUP_NAMES,
    IMPROVEMENT_KIND_NAMES,
    IMPROVEMENT_NAMES,
    KIND_NAMES,
    LENGTH_NAMES,
    MISSION_NAMES,
    MODULE_NAMES,
    PRICE_NAMES,
    RESOURCE_NAMES,
    SIZE_NAMES,
    TOKEN_CLASS_NAMES,
    TOKEN_NAMES,
    WONDER_NAMES,
)
from quadriga.games.civilization.technologies import TECHNOLOGY_KEYS
from quadriga.games.civilization.wonders import WONDER_WORDS

_COINS: Final = integer(0, 999)
_COUNT: Final = integer(0, 99)
_ERA: Final = text(*ERA_NAMES)
_BY_ERA: Final = listing(integer(0, 999))
_TECHNOLOGY_KEY: Final = text(*TECHNOLOGY_KEYS)
_PLACE: Final = {
    "bands": listing(text(*BAND_NAMES)),
    "longitude": integer(-180, 180),
    "latitude": integer(-90, 90),
}
_TERRITORY: Final = {
    "key": text(),
    "name": text(),
    "continent": text(*CONTINENT_NAMES),
    "die": integer(1, 12),
    "volcano": flag(),
    **_PLACE,
}
_CONTINENT: Final = {
    "key": text(*CONTINENT_NAMES),
    "number": integer(1, 6),
    "die": integer(4, 12),
    "terrain": _COUNT,
    "other": _COUNT,
}
_TECHNOLOGY: Final = {
    "key": _TECHNOLOGY_KEY,
    "era": _ERA,
    "cost": integer(1, 999),
    "prerequisites": listing(_TECHNOLOGY_KEY),
    "bonus_unit": optional(text()),
    "bonus_improvement": optional(text(*IMPROVEMENT_NAMES)),
    "bonus_growth": optional(integer(1, 4)),
    "size": optional(integer(2, 4)),
    "seminal": optional(flag()),
    "levels": listing(text()),
    "improvements": listing(text(*IMPROVEMENT_NAMES)),
    "wonders": listing(text(*WONDER_NAMES)),
}
EFFECT: Final = {
    "word": text(*WONDER_WORDS),
    "class": optional(text(*CLASS_NAMES[:5])),
    "count": optional(integer(1, 99)),
    "end": optional(text(*END_NAMES)),
}
_IMPROVEMENT: Final = {
    "key": text(*IMPROVEMENT_NAMES),
    "era": _ERA,
    "kind": text(*IMPROVEMENT_KIND_NAMES),
    "points": integer(1, 2),
    "technology": _TECHNOLOGY_KEY,
    "price": _COINS,
    "rights": _COINS,
    "government": optional(text(*GOVERNMENT_NAMES)),
}
_IMPROVEMENT_CARD: Final = {
    "kind": text(*IMPROVEMENT_KIND_NAMES),
    **dict.fromkeys(ERA_NAMES, text(*IMPROVEMENT_NAMES)),
    "copies": integer(1, 99),
}
_KIND: Final = {
    "key": text(*KIND_NAMES),
    "era": optional(_ERA),
    "class": text(*CLASS_NAMES),
    "moves": integer(1, 9),
    "price": _COINS,
    "military_price": _COINS,
    "rights": _COINS,
    "capacity": integer(0, 9),
    "planes": integer(0, 9),
    "loss": optional(integer(1, 19)),
    "supply": optional(integer(1, 999)),
}
_LEVEL: Final = {
    "key": text(),
    "kind": text(*KIND_NAMES[1:]),
    "level": integer(1, 4),
    "technology": _TECHNOLOGY_KEY,
    "dice": integer(1, 4),
    "bonus": integer(0, 9),
}
_GOVERNMENT: Final = {
    "key": text(*GOVERNMENT_NAMES),
    "revolt": integer(-9, 9),
    "culture": integer(-9, 9),
    "tax_unhappy": integer(0, 9),
    "tax_happy": integer(0, 9),
    "maximum": optional(integer(1, 999)),
    "maximum_each": optional(integer(1, 99)),
    "support": integer(0, 9),
    "free_improvement": optional(text(*IMPROVEMENT_KIND_NAMES)),
    "size_income": optional(integer(1, 9)),
    "unit_discount": optional(integer(1, 99)),
    "unique": integer(0, 9),
    "all_happy": optional(flag()),
    "rules": listing(text(*RULE_NAMES)),
    "technologies": listing(_TECHNOLOGY_KEY),
    "improvement": optional(text(*IMPROVEMENT_NAMES)),
    "needs_happiness": optional(flag()),
}
_CIVILIZATION: Final = {
    "key": text(*CIVILIZATION_NAMES),
    "cheap": listing(_TECHNOLOGY_KEY),
    "income": _BY_ERA,
    "culture": integer(-9, 9),
    "free_improvement": optional(text(*IMPROVEMENT_KIND_NAMES)),
}
_WORDS: Final = {
    "class": optional(text(*CLASS_NAMES[:5])),
    "count": optional(integer(1, 999)),
    "improvement": optional(text(*IMPROVEMENT_NAMES)),
    "kind": optional(text(*IMPROVEMENT_KIND_NAMES, "any")),
    "region": optional(text()),
    "resource": optional(text(*RESOURCE_NAMES)),
    "trigger": optional(text(*TRIGGERS)),
}
CONDITION: Final = {
    "word": text(*CONDITION_WORDS),
    "battle": optional(text(*BATTLE_WORDS)),
    "continent": optional(text(*CONTINENT_NAMES)),
    "size": optional(integer(1, 4)),
    "technology": optional(_TECHNOLOGY_KEY),
    "territories": optional(listing(text())),
    "territory": optional(text()),
    "token": optional(text(*TOKEN_NAMES)),
    **_WORDS,
}
REWARD: Final = {
    "word": text(*REWARD_WORDS),
    "dice": optional(integer(1, 9)),
    "inv": optional(integer(0, 9)),
    "mbs": optional(integer(0, 9)),
    "sides": optional(integer(4, 100)),
    "times": optional(integer(1, 99)),
    **_WORDS,
}
_CARD: Final = {
    "key": text(),
    "deck": _ERA,
    "type": text(*CARD_TYPE_NAMES),
    "group": text(*GROUP_NAMES),
    "copies": integer(1, 9),
    "condition": table(CONDITION),
    "reward": table(REWARD),
    "draw_again": optional(flag()),
    "permanent": optional(flag()),
    "module": optional(text(*MODULE_NAMES)),
    "named": optional(flag()),
}
_MISSION: Final = {
    "key": text(*MISSION_NAMES),
    "colour": text("red", "green"),
    "difficulty": integer(1, 12),
    "cost": _COINS,
    "technology": optional(_TECHNOLOGY_KEY),
}
_RANGE: Final = listing(integer(1, 100))
_PRODUCTION: Final = {
    "size": integer(1, 4),
    "resource": flag(),
    "happy": flag(),
    "unproductive": _COINS,
    "productive": _COINS,
}


def _strength(*columns: str) -> FileFields:
    """Columns of a table of intensities; roads and revolts are told by yes and no."""
    flags = ("roads", "near_roads", "happy_revolts")
    return {"roll": integer(1, 10)} | {name: flag() if name in flags else integer(0, 9) for name in columns}


SCHEMA: Final = {
    "territories.toml": {"origin": ORIGIN, "territories": rows("key", _TERRITORY)},
    "seas.toml": {"origin": ORIGIN, "seas": rows("key", {"key": text(), "name": text(), **_PLACE})},
    "borders.toml": {
        "origin": ORIGIN,
        "borders": rows(("a", "b"), {"a": text(), "b": text(), "kind": text(*BORDER_NAMES), "wrap": flag()}),
    },
    "places.toml": {
        "origin": ORIGIN,
        "continents": rows("key", _CONTINENT),
        "regions": rows("key", {"key": text(), "territories": listing(text())}),
        "volcanoes": rows("roll", {"roll": integer(1, 12), "territory": text()}),
    },
    "tokens.toml": {
        "origin": ORIGIN,
        "tokens": rows("key", {"key": text(*TOKEN_NAMES), "class": text(*TOKEN_CLASS_NAMES), "copies": integer(1, 99)}),
        "removed": rows("length", {"length": text(*LENGTH_NAMES), "tokens": _COUNT}),
        "critical": rows("roll", {"roll": integer(2, 12), **dict.fromkeys(ERA_NAMES, text(*RESOURCE_NAMES))}),
    },
    "technologies.toml": {"origin": ORIGIN, "technologies": rows("key", _TECHNOLOGY)},
    "wonders.toml": {
        "origin": ORIGIN,
        "wonders": rows(
            "key",
            {"key": text(*WONDER_NAMES), "era": _ERA, "technology": _TECHNOLOGY_KEY, "effect": table(EFFECT)},
        ),
    },
    "improvements.toml": {
        "origin": ORIGIN,
        "improvements": rows("key", _IMPROVEMENT),
        "cards": rows(("kind", *ERA_NAMES), _IMPROVEMENT_CARD),
    },
    "units.toml": {"origin": ORIGIN, "kinds": rows("key", _KIND), "levels": rows("key", _LEVEL)},
    "governments.toml": {"origin": ORIGIN, "governments": rows("key", _GOVERNMENT)},
    "civilizations.toml": {"origin": ORIGIN, "civilizations": rows("key", _CIVILIZATION)},
    "strategy.toml": {"origin": ORIGIN, "cards": rows("key", _CARD)},
    "missions.toml": {"origin": ORIGIN, "missions": rows("key", _MISSION)},
    "events.toml": {
        "origin": ORIGIN,
        "events": rows("key", {"key": text(*EVENT_NAMES), **dict.fromkeys(ERA_NAMES[1:], _RANGE)}),
        "catastrophes": rows("key", {"key": text(*CATASTROPHE_NAMES), "from": integer(1, 10), "to": integer(1, 10)}),
        "eruption": rows("roll", _strength("sizes", "units")),
        "earthquake": rows("roll", _strength("sizes", "units", "roads", "near_sizes", "near_roads", "near_ships")),
        "hurricane": rows("roll", _strength("sizes", "units", "roads", "near_ships")),
        "extreme_climate": rows("roll", _strength("units", "ships", "happy_revolts", "sizes")),
        "climate": rows("roll", {"roll": integer(1, 6), "band": text(*BAND_NAMES)}),
    },
    "numbers.toml": {
        "origin": ORIGIN,
        "prices": rows("key", {"key": text(*PRICE_NAMES), "coins": _BY_ERA}),
        "amounts": rows("key", {"key": text(*AMOUNT_NAMES), "coins": _BY_ERA}),
        "production": rows(("size", "resource", "happy"), _PRODUCTION),
        "trade_distance": rows("technology", {"technology": _TECHNOLOGY_KEY, "territories": _COUNT, "seas": _COUNT}),
        "supplies": rows(
            "key",
            {"key": text(*SIZE_NAMES, "explorer", "nuke"), "each": optional(_COUNT), "all": optional(_COUNT)},
        ),
        "generation": rows("terrain", {"terrain": text(*COAST_NAMES), "classes": listing(text(*CLASS_NAMES[:4]))}),
    },
}
