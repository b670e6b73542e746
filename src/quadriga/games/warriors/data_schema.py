"""The form of the data files: which tables and keys they have and what may stand there."""

from collections.abc import Iterable
from typing import Final

from quadriga.engine.data import ORIGIN, Field, integer, listing, number, optional, rows, table, text

MAPS: Final = ("west", "east", "italy")
NATIONS: Final = 8
LEVELS: Final = 7
KINDS: Final = ("capital", "trade_centre", "contested", "common")  # in the order of the board's constants
UNITS: Final = ("infantry", "archers", "cavalry", "princess", "fortress", "barbarian_army", "barbarian_fortress")
TRACK_NAMES: Final = ("production", "trade", "military")
RESOURCE_NAMES: Final = ("food", "goods", "weapons", "gold")
TEAMS: Final = ("3v3", "2v2", "2v2v2")
ABILITIES: Final = (
    ("masonry", "reinforce", "production_tax", "university")
    + ("merchant", "trade_tax", "master_trader", "monopoly")
    + ("commander", "double_strike", "pillaging", "warlord")
)

_NAMES: Final = listing(text())


def _counts(names: Iterable[str], low: int = 0, high: int = 99) -> dict[str, Field]:
    return {name: integer(low, high) for name in names}


def _texts(*names: str) -> dict[str, Field]:
    return {name: text() for name in names}


_LEVEL: Final = {"track": text(*TRACK_NAMES), "level": integer(1, LEVELS)}
_PLACE: Final = {"longitude": number(-180, 180), "latitude": number(-90, 90)}
_STEP: Final = {
    "level": integer(1, LEVELS),
    **_counts(("spaces", "spaces_total", "food_x", "goods_x", "weapons_x", "routes")),
    **_counts(("action_points", "bank_rate"), low=1),
}

_PROVINCE: Final = {
    **_texts("key", "name"),
    "nations": _NAMES,
    "kind": text(*KINDS),
    **_counts(("food", "goods", "weapons", "vp"), high=9),
    **_PLACE,
}
_UNIT: Final = {
    "key": text(*UNITS),
    "needs": optional(table(_LEVEL)),
    "cost": optional(table(_counts(RESOURCE_NAMES))),
    "strength": optional(integer(0, 99)),
    "resistance": optional(integer(1, 99)),
    "supply": optional(integer(1, 99)),
    **_counts(("upkeep", "kill_vp", "in_play_vp")),
}
_RETREAT: Final = {
    "priority": integer(1, 8),
    "nation": text("same", "other"),
    "status": text("free", "barbarian"),
    "kind": text("any", "capital", "trade_centre", "other"),
}
_VARIANT: Final = {
    **_texts("key", "rule"),
    "map": text(*MAPS),
    "players": integer(2, 3),
    "province_count": integer(1, 99),
    "nations": _NAMES,
    "neutral": _NAMES,
    "provinces": _NAMES,
    "now_common": rows("province", _texts("province", "nation")),
    "contested": rows("province", {"province": text(), "nations": _NAMES}),
    "unification": rows("nation", {"nation": text(), "mandatory": _NAMES, "optional": _NAMES}),
}
_MAP: Final = {
    "origin": ORIGIN,
    "map": table({"key": text(*MAPS), "name": text(), "province_count": integer(1, 99)}),
    "provinces": rows("key", _PROVINCE),
    "neighbours": rows("province", {"province": text(), "land": _NAMES, "sea": _NAMES}),
    "nations": rows("key", {**_texts("key", "name"), "number": integer(1, NATIONS)}),
}
SCHEMA: Final = {
    **{f"{name}.toml": _MAP for name in MAPS},
    "units.toml": {"origin": ORIGIN, "units": rows("key", _UNIT)},
    "technology.toml": {
        "origin": ORIGIN,
        "levels": rows("level", _STEP),
        "abilities": rows("key", {**_texts("key", "name"), **_LEVEL}),
    },
    "scoring.toml": {
        "origin": ORIGIN,
        "thresholds_free": rows("players", {"players": integer(2, 6), "vp": integer(1, 999)}),
        "thresholds_coop": rows("teams", {"teams": text(*TEAMS), "vp": integer(1, 999)}),
        "unification": rows("provinces", {"provinces": integer(3, 7), "actions": integer(0, 99)}),
        "province_vp": table(_counts(KINDS, high=9)),
        "leaders": table(_counts(["vp"])),
        "prices": table(_counts(("victory_point_gold", "master_trader_gold", "upgrade_step_goods"), low=1)),
        "limits": table(_counts(("storage", "last_turn", "fortresses_per_province"), low=1)),
        "start": table(_counts((*RESOURCE_NAMES, "tokens"))),
    },
    "barbarians.toml": {
        "origin": ORIGIN,
        "values": rows("turn_from", _counts(("turn_from", "turn_to", "value"), low=1)),
        "retreat": rows("priority", _RETREAT),
    },
    "variants.toml": {
        "origin": ORIGIN,
        "route_income": rows("players", {"players": integer(2, 3), "slots": listing(listing(text(*RESOURCE_NAMES)))}),
        "variants": rows("key", _VARIANT),
    },
}
