"""The form of the data files: which tables and keys they have and what may stand there; names in the board's order."""

from collections.abc import Iterable
from typing import Final, NamedTuple

from quadriga.engine.data import ORIGIN, Field, flag, integer, listing, optional, rows, table, text

RESOURCE_NAMES: Final = ("auctoritas", "civicus", "virtus", "fides", "lapis", "lignum", "frumentum")
GOOD_NAMES: Final = (*RESOURCE_NAMES, "nomisma")
LOOT_NAMES: Final = (*GOOD_NAMES, "doxa", "dynamis")
TYPE_NAMES: Final = ("palatina", "ecclesiastica", "stratiotika", "emporion", "rustica")
UNIT_NAMES: Final = (
    ("legionary", "cataphract", "fortification", "siege_tower", "dromon")
    + ("priest", "monk", "monastery", "church", "hagia_sophia")
    + ("senator", "hippodrome", "aqueduct")
    + ("merchant", "merchant_ship", "caravan")
)
KEIMELION_NAMES: Final = ("labarum", "chalice", "sceptre", "tunic")
TRIGGER_NAMES: Final = (
    ("instant", "after_play")
    + ("contribute", "event_complete", "keimelion", "play_card", "market", "market_sell", "other_market")
    + ("reset_market", "draw_action", "discard", "activate", "vote", "victory", "penalty", "trial_bid", "continuous")
    + ("play", "react")
)
OPERATION_NAMES: Final = (
    ("gain", "gain_per", "draw", "draw_keep", "take_offer", "each_other", "steal", "play_another_for", "free_action")
    + ("market_trade", "exchange", "next_discount", "substitute_resource", "casket_again", "market_bonus")
    + ("activate_bandon", "discount", "vote_bonus", "bid_bonus", "bid_malus", "reduce_penalty", "copy_reward")
    + ("ignore_penalty", "redirect_penalty", "change_vote", "lose_action", "cancel", "move_units", "place_units")
    + ("remove_card", "flip_card", "split_offer")
)
WINDOW_NAMES: Final = ("vote", "declare", "intrigue", "own_action", "phase", "victory", "defeat", "trial", "end")
ANYTIME: Final = ("own_action", "vote", "declare", "phase")  # what the window "anytime" stands for
OTHERS_MODES: Final = ("draw", "gain", "lose_resource", "lose_nomisma", "discard")
STEAL_KINDS: Final = ("nomisma", "resource", "resource_each")
MEASURES: Final = ("contributed", "own_cards")
OCCASIONS: Final = ("always", "own_victory", "other_victory", "contributed", "own_penalty", "any_defeat")
MISSION_KINDS: Final = (
    ("most_intrigue", "units_of_type", "units_in_area", "own_cards_of_type", "own_heroes", "largest_bandon_at_least")
    + ("most_nomisma", "most_resource", "own_victories", "each_type_at_least", "units_of_kinds")
    + ("areas_with_units_at_least",)
)
PLACES: Final = ("first", "second", "third")
END_SCORING: Final = ("remaining_resources", "cost_of_played_cards")

INSTANTS: Final = ("instant", "after_play")  # the triggers of cards that are no Heroes,
SCHEMES: Final = ("play", "react")  # of Intrigue cards,
PASSIVES: Final = tuple(name for name in TRIGGER_NAMES if name not in INSTANTS + SCHEMES)  # and of Heroes


class Operation(NamedTuple):
    """The arguments that an operation needs, and when it may set in."""

    arguments: tuple[str, ...]
    triggers: tuple[str, ...]


_DEEDS: Final = (*INSTANTS, "play", "event_complete", "keimelion", "play_card", "market_sell", "other_market") + (
    "reset_market",
    "draw_action",
    "discard",
    "activate",
    "victory",
)  # moments at which something can be done
VOCABULARY: Final = {
    "gain": Operation(("res",), (*_DEEDS, "react")),
    "gain_per": Operation(("res", "per"), _DEEDS),
    "draw": Operation(("count",), (*_DEEDS, "react")),
    "draw_keep": Operation(("count", "keep"), _DEEDS),
    "take_offer": Operation(("count",), _DEEDS),
    "each_other": Operation(("mode",), _DEEDS),
    "steal": Operation(("what", "count"), _DEEDS),
    "play_another_for": Operation(("pay",), ("instant",)),
    "free_action": Operation((), ("after_play",)),
    "market_trade": Operation(("count",), _DEEDS),
    "exchange": Operation(("count",), _DEEDS),
    "next_discount": Operation(("amount",), ("instant",)),
    "substitute_resource": Operation(("pay", "count"), ("contribute",)),
    "casket_again": Operation((), ("keimelion",)),
    "market_bonus": Operation(("sell", "buy"), ("market",)),
    "activate_bandon": Operation((), ("play_card",)),
    "discount": Operation(("kind", "amount", "not_in"), ("continuous",)),
    "vote_bonus": Operation(("count",), ("vote",)),
    "bid_bonus": Operation(("count",), ("trial_bid", "react")),
    "bid_malus": Operation(("count",), ("react",)),
    "reduce_penalty": Operation((), ("penalty",)),
    "copy_reward": Operation((), ("react",)),
    "ignore_penalty": Operation((), ("react",)),
    "redirect_penalty": Operation((), ("react",)),
    "change_vote": Operation((), ("react",)),
    "lose_action": Operation((), ("react",)),
    "cancel": Operation(("target",), ("react",)),
    "move_units": Operation(("type", "count"), ("play",)),
    "place_units": Operation(("type", "count"), ("play",)),
    "remove_card": Operation((), ("play",)),
    "flip_card": Operation((), ("play",)),
    "split_offer": Operation(("res",), ("play",)),
}
# what is needed further: by the measure of gain_per and the mode of each_other, and by the trigger
FURTHER: Final[dict[str, tuple[str, ...]]] = {
    "gain_per own_cards": ("type", "max"),
    "each_other draw": ("count",),
    "each_other gain": ("res",),
    "each_other lose_resource": ("count",),
    "each_other lose_nomisma": ("count",),
    "each_other discard": ("count",),
    "play_card": ("type",),
    "keimelion": ("keimelion",),
}
# the windows of reactions: some operations have their own, the others have that of their occasion
REACTIONS: Final = {
    "change_vote": "vote",
    "lose_action": "declare",
    "cancel": "intrigue",
    "bid_bonus": "trial",
    "bid_malus": "trial",
}
OCCASION_WINDOWS: Final = {
    "own_victory": "victory",
    "other_victory": "victory",
    "contributed": "victory",
    "own_penalty": "defeat",
    "any_defeat": "defeat",
}
ONLY_WHEN: Final = {"copy_reward": "other_victory", "ignore_penalty": "own_penalty", "redirect_penalty": "own_penalty"}
# what a kind of Mission looks at, and whether it gives Doxa once or for each
CONDITIONS: Final = {
    "most_intrigue": ("", "doxa"),
    "units_of_type": ("type", "doxa_each"),
    "units_in_area": ("territory", "doxa_each"),
    "own_cards_of_type": ("type", "doxa_each"),
    "own_heroes": ("", "doxa_each"),
    "largest_bandon_at_least": ("least", "doxa"),
    "most_nomisma": ("", "doxa"),
    "most_resource": ("resource", "doxa"),
    "own_victories": ("", "doxa_each"),
    "each_type_at_least": ("least", "doxa"),
    "units_of_kinds": ("units", "doxa_each"),
    "areas_with_units_at_least": ("least", "doxa"),
}


def _amounts(names: Iterable[str]) -> Field:
    """How many of each; what is not named is none."""
    return table({name: optional(integer(1, 99)) for name in names})


_GOODS: Final = _amounts(GOOD_NAMES)
_LOOT: Final = _amounts(LOOT_NAMES)
_PRIZE: Final = _amounts(name for name in LOOT_NAMES if name != "dynamis")
_UNITS: Final = _amounts(UNIT_NAMES)
_ORIGIN: Final = text("named", "reconstructed")
_TYPES: Final = listing(text(*TYPE_NAMES))

_EFFECT: Final = {
    "trigger": text(*TRIGGER_NAMES),
    "op": text(*OPERATION_NAMES),
    "res": optional(_LOOT),
    "count": optional(integer(1, 99)),
    "keep": optional(integer(1, 99)),
    "amount": optional(integer(1, 99)),
    "max": optional(integer(1, 99)),
    "sell": optional(integer(0, 99)),
    "buy": optional(integer(0, 99)),
    "type": optional(text(*TYPE_NAMES)),
    "pay": optional(text(*RESOURCE_NAMES, "doxa")),
    "mode": optional(text(*OTHERS_MODES)),
    "what": optional(text(*STEAL_KINDS)),
    "per": optional(text(*MEASURES)),
    "keimelion": optional(text(*KEIMELION_NAMES)),
    "when": optional(text(*OCCASIONS[1:])),
    "kind": optional(text("intrigue")),
    "target": optional(text("intrigue")),
    "not_in": optional(text("end_game")),
}
_CARD: Final = {
    "key": text(),
    "number": text(),
    "types": _TYPES,
    "cost": integer(0, 99),
    "effects": listing(table(_EFFECT)),
    "origin": _ORIGIN,
}
_EMPIRE_CARD: Final = {**_CARD, "levels": listing(integer(1, 3)), "hero": flag(), "production": _GOODS}
_INTRIGUE_CARD: Final = {**_CARD, "windows": listing(text(*WINDOW_NAMES, "anytime"))}
_MISSION: Final = {
    "key": text(),
    "number": text(),
    "kind": text(*MISSION_KINDS),
    "type": optional(text(*TYPE_NAMES)),
    "territory": optional(text()),
    "resource": optional(text(*RESOURCE_NAMES)),
    "units": optional(listing(text(*UNIT_NAMES))),
    "least": optional(integer(1, 99)),
    "doxa": optional(integer(1, 99)),
    "doxa_each": optional(integer(1, 99)),
    "max": optional(integer(1, 99)),
    "origin": _ORIGIN,
}
_HAPPENING: Final = {
    "key": text(),
    "number": text(),
    "epoch": integer(1, 3),
    "year": integer(527, 565),
    "name": text(),
    "area": text(),
    "reward": _PRIZE,
    "origin": _ORIGIN,
}
_EVENT: Final = {
    **_HAPPENING,
    "options": listing(table({"required": _GOODS, "units": _UNITS})),
    "penalty": _PRIZE,
    "trial": optional(table({"resource": text(*RESOURCE_NAMES), "doxa": listing(integer(1, 99))})),
}
_SOLO_EVENT: Final = {**_HAPPENING, "units": _UNITS, "pay": _GOODS, "consequence": _PRIZE}
_UNIT: Final = {
    "key": text(*UNIT_NAMES),
    "type": text(*TYPE_NAMES),
    "count": integer(1, 99),
    "cost": _amounts(RESOURCE_NAMES),
}
_TERRITORY: Final = {"key": text(), "colour": text(), "cities": listing(text()), "sea": text()}
_DRAW: Final = {name: integer(0, 9) for name in ("auctoritas", "deck", "offer", "discard")}

SCHEMA: Final = {
    "empire.toml": {"origin": ORIGIN, "cards": rows("key", _EMPIRE_CARD)},
    "intrigue.toml": {"origin": ORIGIN, "cards": rows("key", _INTRIGUE_CARD)},
    "missions.toml": {"origin": ORIGIN, "missions": rows("key", _MISSION)},
    "events.toml": {"origin": ORIGIN, "events": rows("key", _EVENT)},
    "solo.toml": {"origin": ORIGIN, "events": rows("key", _SOLO_EVENT)},
    "caskets.toml": {"origin": ORIGIN, "caskets": rows("key", {"key": text(), "gain": _LOOT})},
    "units.toml": {"origin": ORIGIN, "units": rows("key", _UNIT)},
    "map.toml": {"origin": ORIGIN, "territories": rows("key", _TERRITORY)},
    "numbers.toml": {
        "origin": ORIGIN,
        "market": rows("slot", {"slot": integer(1, 8), "price": integer(1, 99)}),
        "setup": rows(
            "players",
            {"players": integer(1, 4), "dynamis": integer(1, 99), "doxa": listing(integer(0, 99))},
        ),
        "draw": rows("option", {"option": integer(1, 3), **_DRAW}),
        "end_scoring": rows("what", {"what": text(*END_SCORING), **{place: integer(0, 99) for place in PLACES}}),
        "ranks": rows("key", {"key": text(), "least": integer()}),
        "keimelia": rows("position", {"position": integer(1, 4), "key": text(*KEIMELION_NAMES)}),
        "demoi": rows("key", {"key": text()}),
    },
}
