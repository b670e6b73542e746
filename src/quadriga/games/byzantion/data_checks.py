"""The sense of the data files: what they say must fit together."""

import re
from collections.abc import Iterable, Sequence
from typing import Final

from quadriga.engine.data import Data, Row
from quadriga.games.byzantion.board import (
    CARDS,
    CASKETS,
    EMPIRE_CARDS,
    EVENT_CARDS,
    EVENTS,
    MISSIONS,
    POSITIONS,
    PRICES,
    TERRITORIES,
    TYPES,
)
from quadriga.games.byzantion.data_schema import (
    ANYTIME,
    CONDITIONS,
    END_SCORING,
    FURTHER,
    GOOD_NAMES,
    INSTANTS,
    KEIMELION_NAMES,
    OCCASION_WINDOWS,
    ONLY_WHEN,
    OPERATION_NAMES,
    PASSIVES,
    PLACES,
    REACTIONS,
    RESOURCE_NAMES,
    SCHEMES,
    TRIGGER_NAMES,
    TYPE_NAMES,
    UNIT_NAMES,
    VOCABULARY,
)

EPOCHS: Final = 3


def by_number(row: Row) -> str:
    return str(row["number"])


def check_arguments(data: Data, file: str, row: Row, known: Iterable[str], wanted: Sequence[str], *place: str) -> bool:
    """Exactly the arguments that are wanted, among those that there are."""
    before = len(data.faults)
    for name in known:
        if name in wanted and name not in row:
            data.fault(file, f'"{name}" is missing', *place)
        if name not in wanted and name in row:
            data.fault(file, f'"{name}" has no meaning here', *place)
    return len(data.faults) == before


def check_numbers(data: Data, file: str, name: str, letter: str, count: int) -> None:
    """The box holds so many cards; each bears a number of its own."""
    found = data.keys(file, name)
    if found is not None and len(found) != count:
        data.fault(file, f"{len(found)} cards, but the box has {count}", name)
    digits = 3 if letter in "EI" else 2
    numbers = [f"{letter}{number:0{digits}}" for number in range(1, count + 1)]
    bearer: dict[str, str] = {}
    for row in data.rows(file, name):
        place, number = f'{name} "{row["key"]}"', row["number"]
        if number not in numbers:
            data.fault(file, f'must be from "{numbers[0]}" to "{numbers[-1]}", not "{number}"', place, "number")
        elif number in bearer:
            data.fault(file, f'"{number}" is the number of "{bearer[number]}"', place, "number")
        bearer.setdefault(number, row["key"])


def check_twins(data: Data, first: str, second: str, name: str) -> None:
    """Two files that share their keys name nothing twice."""
    others = data.keys(first, name) or []
    for key in data.keys(second, name) or []:
        if key in others:
            data.fault(second, f"stands in {first} too", f'{name} "{key}"')


def check_copies(data: Data, file: str, name: str, allowed: bool) -> None:
    """A further copy is like the first in all but its number; only Intrigue cards have one."""
    found = {row["key"]: row for row in data.rows(file, name)}
    for key, row in found.items():
        match = re.fullmatch(r"(.+)_\d+", key)
        if match is None:
            continue
        place = f'{name} "{key}"'
        if not allowed:
            data.fault(file, "only Intrigue cards have copies", place)
        elif match[1] not in (data.keys(file, name) or []):
            data.fault(file, f'the first copy "{match[1]}" is missing', place)
        for column in row if allowed and match[1] in found else ():
            if column not in ("key", "number") and row[column] != found[match[1]].get(column):
                data.fault(file, f'must be as on "{match[1]}", the first copy', place, column)


def check_empire(data: Data) -> None:
    """Empire cards: 20 of each main type, one or two types, laurels on every type of a Hero, and a production.

    rule: BZ-GEN-9, BZ-GEN-10, BZ-GEN-11, BZ-SET-7
    """
    file = "empire.toml"
    check_numbers(data, file, "cards", "E", EMPIRE_CARDS)
    check_copies(data, file, "cards", allowed=False)
    mains = dict.fromkeys(TYPE_NAMES, 0)
    for row in data.rows(file, "cards"):
        place = f'cards "{row["key"]}"'
        if not 1 <= len(row["types"]) <= 2 or len(set(row["types"])) < len(row["types"]):
            data.fault(file, "must be one type, or two different ones", place, "types")
        if row["types"]:
            mains[row["types"][0]] += 1
        if row["levels"] and len(row["levels"]) != len(row["types"]):
            data.fault(file, f"must be {len(row['types'])}, one for each type, or none", place, "levels")
        if row["hero"] != bool(row["levels"]):
            data.fault(file, "a Hero is a card with levels", place, "hero")
        if not row["production"]:
            data.fault(file, "only an Intrigue card produces nothing", place, "production")
        what, triggers = ("a Hero", PASSIVES) if row["hero"] else ("a card that is no Hero", INSTANTS)
        check_effects(data, file, row, what, triggers)
    for main, count in mains.items():
        if data.is_sound(file, "cards") and count != EMPIRE_CARDS // TYPES:
            data.fault(file, f"{count} cards have the main type {main}, not {EMPIRE_CARDS // TYPES}", "cards")


def check_intrigue(data: Data) -> None:
    """Intrigue cards: one type, and the windows that their effects need.

    rule: BZ-GEN-11, BZ-SET-7, BZ-INT-8, BZ-INT-16, BZ-END-2
    """
    file = "intrigue.toml"
    check_numbers(data, file, "cards", "I", CARDS - EMPIRE_CARDS)
    check_copies(data, file, "cards", allowed=True)
    check_twins(data, "empire.toml", file, "cards")
    for row in data.rows(file, "cards"):
        place = f'cards "{row["key"]}"'
        if len(row["types"]) != 1:
            data.fault(file, "must be one type", place, "types")
        if not row["windows"] or len(set(row["windows"])) < len(row["windows"]):
            data.fault(file, "must name a window, and none twice", place, "windows")
        if check_effects(data, file, row, "an Intrigue card", SCHEMES):
            for effect in row["effects"]:
                _check_windows(data, file, row["windows"], effect, place)


def _check_windows(data: Data, file: str, windows: list[str], effect: Row, place: str) -> None:
    operation = effect["op"]
    if effect["trigger"] == "react":
        allowed = [REACTIONS.get(operation) or OCCASION_WINDOWS[effect["when"]]]
    elif operation == "place_units":
        allowed = ["end"]
    else:
        allowed = ["anytime", *ANYTIME] + (["end"] if operation == "move_units" else [])
    for window in windows:
        if window not in allowed:
            data.fault(file, f'{operation} cannot be played in the window "{window}"', place, "windows")


def check_effects(data: Data, file: str, row: Row, what: str, triggers: tuple[str, ...]) -> bool:
    """A card has an effect, and each effect a trigger of its sort of card; whether all of them are right.

    rule: BZ-GEN-10
    """
    before = len(data.faults)
    place = f'cards "{row["key"]}"'
    if not row["effects"]:
        data.fault(file, "a card needs an effect", place, "effects")
    for at, effect in enumerate(row["effects"], 1):
        here = (place, "effects", f"item {at}")
        if effect["trigger"] not in triggers:
            data.fault(file, f'"{effect["trigger"]}" is no trigger of {what}', *here)
        else:
            _check_effect(data, file, effect, *here)
    return len(data.faults) == before


def _check_effect(data: Data, file: str, effect: Row, *place: str) -> None:
    name, trigger = effect["op"], effect["trigger"]
    operation = VOCABULARY[name]
    if trigger not in operation.triggers:
        data.fault(file, f'"{trigger}" is no trigger of {name}', *place)
        return
    variant = f"{name} {effect.get('per' if name == 'gain_per' else 'mode')}"
    wanted = [*operation.arguments, *FURTHER.get(variant, ()), *FURTHER.get(trigger, ())]
    if trigger == "react" and name not in REACTIONS:
        wanted.append("when")
    if len(set(wanted)) < len(wanted):
        data.fault(file, f"{name} and the trigger {trigger} both need a type", *place)
        return
    known = data.schema[file]["cards"].fields["effects"].item
    assert known is not None
    names = [argument for argument in known.fields if argument not in ("trigger", "op")]
    if not check_arguments(data, file, effect, names, wanted, *place):
        return
    if "res" in effect and not effect["res"]:
        data.fault(file, "must name something", *place, "res")
    if name in ("each_other", "split_offer") and not set(effect.get("res", ())) <= set(GOOD_NAMES):
        data.fault(file, "must be resources and Nomisma", *place, "res")
    if name == "play_another_for" and effect["pay"] not in RESOURCE_NAMES:
        data.fault(file, "must be a resource", *place, "pay")
    if name == "draw_keep" and effect["keep"] >= effect["count"]:
        data.fault(file, "must be less than are drawn", *place, "keep")
    if effect.get("per") == "contributed" and trigger != "event_complete":
        data.fault(file, 'counts contributions only with the trigger "event_complete"', *place, "per")
    if name in ONLY_WHEN and effect["when"] != ONLY_WHEN[name]:
        data.fault(file, f'must be "{ONLY_WHEN[name]}"', *place, "when")


def check_vocabulary(data: Data) -> None:
    """No operation and no trigger without a card."""
    if not (data.is_sound("empire.toml", "cards") and data.is_sound("intrigue.toml", "cards")):
        return
    cards = data.rows("empire.toml", "cards") + data.rows("intrigue.toml", "cards")
    effects = [effect for row in cards for effect in row["effects"]]
    for what, column, names in (("operation", "op", OPERATION_NAMES), ("trigger", "trigger", TRIGGER_NAMES)):
        used = {effect[column] for effect in effects}
        for name in names:
            if name not in used:
                data.fault("empire.toml", f'no card has an effect with the {what} "{name}"', "cards")


def check_missions(data: Data) -> None:
    """Missions: the arguments of their kind, and Doxa once or for each."""
    file = "missions.toml"
    check_numbers(data, file, "missions", "M", MISSIONS)
    check_copies(data, file, "missions", allowed=False)
    territories = data.keys("map.toml", "territories")
    for row in data.rows(file, "missions"):
        place = f'missions "{row["key"]}"'
        argument, doxa = CONDITIONS[row["kind"]]
        names = ("type", "territory", "resource", "units", "least", "doxa", "doxa_each")
        check_arguments(data, file, row, names, (argument, doxa), place)
        if "territory" in row:
            data.refer(file, row["territory"], territories, "territory", place, "territory")
        if "units" in row and (not row["units"] or len(set(row["units"])) < len(row["units"])):
            data.fault(file, "must name a kind of units, and none twice", place, "units")
        if "max" in row and row["max"] < row.get("doxa_each", 100):
            data.fault(file, "limits doxa_each and cannot be less", place, "max")


def check_events(data: Data) -> None:
    """Events and solo events: ten of each epoch, in areas of the map, with units of the box.

    rule: BZ-EVS-1, BZ-EVS-6, BZ-TRI-1, BZ-TRI-5, BZ-SOL-6
    """
    check_twins(data, "events.toml", "solo.toml", "events")
    names: dict[str, str] = {}
    for file, letter, count in (("events.toml", "V", EVENTS), ("solo.toml", "S", EVENT_CARDS - EVENTS)):
        check_numbers(data, file, "events", letter, count)
        check_copies(data, file, "events", allowed=False)
        for row in data.rows(file, "events"):
            place = f'events "{row["key"]}"'
            data.refer(file, row["area"], data.keys("map.toml", "territories"), "territory", place, "area")
            if row["name"] in names:
                data.fault(file, f'is the name of "{names[row["name"]]}" too', place, "name")
            names.setdefault(row["name"], row["key"])
            for column in ("reward", "penalty", "consequence"):
                if column in row and not row[column]:
                    data.fault(file, "must name something", place, column)
            _check_options(data, file, row, place)
        for epoch in range(1, EPOCHS + 1):
            found = sum(row["epoch"] == epoch for row in data.rows(file, "events"))
            if data.is_sound(file, "events") and found != count // EPOCHS:
                data.fault(file, f"{found} events of epoch {epoch}, not {count // EPOCHS}", "events")
    events = data.rows("events.toml", "events")
    for row in events:
        if any(other["epoch"] < row["epoch"] and other["year"] >= row["year"] for other in events):
            data.fault("events.toml", "must be after all events of the epochs before", f'events "{row["key"]}"', "year")


def _check_options(data: Data, file: str, row: Row, place: str) -> None:
    trial = row.get("trial")
    options = row.get("options", [row])
    if file == "events.toml" and len(options) != (2 if trial is None else 1):
        data.fault(file, "must be two, or one in a Trial", place, "options")
    if trial is not None and (len(trial["doxa"]) != 3 or sorted(set(trial["doxa"]), reverse=True) != trial["doxa"]):
        data.fault(file, "must be three values, each less than the one before", place, "trial", "doxa")
    minis = {unit["key"]: unit["count"] for unit in data.rows("units.toml", "units")}
    for at, option in enumerate(options, 1):
        here = (place, "options", f"item {at}") if "options" in row else (place,)
        if "required" in option and not option["required"]:
            data.fault(file, "must name something", *here, "required")
        if not option["units"]:
            data.fault(file, "must name something", *here, "units")
        for unit, count in option["units"].items():
            if count > minis.get(unit, count):
                data.fault(file, f"{count} {unit}, but the box has {minis[unit]}", *here, "units")


def check_pieces(data: Data) -> None:
    """Caskets, units and territories are all there and hold something; each territory has its own sea.

    rule: BZ-UNI-3, BZ-UNI-4, BZ-CAS-2
    """
    data.expect("caskets.toml", "caskets", [f"c{number:02}" for number in range(1, CASKETS + 1)])
    for row in data.rows("caskets.toml", "caskets"):
        if not row["gain"]:
            data.fault("caskets.toml", "must name something", f'caskets "{row["key"]}"', "gain")
    data.expect("units.toml", "units", UNIT_NAMES)
    for row in data.rows("units.toml", "units"):
        if not row["cost"]:
            data.fault("units.toml", "must name something", f'units "{row["key"]}"', "cost")
    file = "map.toml"
    found = data.keys(file, "territories")
    if found is not None and len(found) != TERRITORIES:
        data.fault(file, f"{len(found)} territories, but the map has {TERRITORIES}", "territories")
    seen: dict[tuple[str, str], str] = {}
    for row in data.rows(file, "territories"):
        place = f'territories "{row["key"]}"'
        if not row["cities"]:
            data.fault(file, "must name a city", place, "cities")
        for column, name in (("colour", row["colour"]), ("sea", row["sea"]), *(("cities", c) for c in row["cities"])):
            if (column, name) in seen:
                data.fault(file, f'"{name}" belongs to "{seen[column, name]}"', place, column)
            seen.setdefault((column, name), row["key"])


def check_numbers_of_play(data: Data) -> None:
    """Prices, setup, ways of drawing, final scoring, ranks, Keimelia and Demoi.

    rule: BZ-SEL-1, BZ-SET-3, BZ-SET-5, BZ-KEI-1, BZ-END-7, BZ-END-8, BZ-SOL-4
    """
    file = "numbers.toml"
    data.expect(file, "market", range(1, PRICES + 1))
    data.expect(file, "setup", range(1, POSITIONS + 1))
    data.expect(file, "draw", (1, 2, 3))
    data.expect(file, "end_scoring", END_SCORING)
    for row in data.rows(file, "draw"):
        if row["offer"] + row["discard"] > 1:
            message = "one card at most comes from the offer or from the discard pile"
            data.fault(file, message, f'draw "{row["option"]}"')
    data.expect(file, "keimelia", range(1, POSITIONS + 1))
    prices = [row["price"] for row in sorted(data.rows(file, "market"), key=_slot)]
    if sorted(set(prices)) != prices:
        data.fault(file, "each slot must be dearer than the one before", "market")
    longest: list[int] = max((row["doxa"] for row in data.rows(file, "setup")), key=len, default=[])
    for row in data.rows(file, "setup"):
        if len(row["doxa"]) != row["players"]:
            data.fault(file, f"must be {row['players']}, one for each player", f'setup "{row["players"]}"', "doxa")
        elif row["doxa"] != longest[: len(row["doxa"])]:
            data.fault(file, "must begin as with more players", f'setup "{row["players"]}"', "doxa")
    for row in data.rows(file, "end_scoring"):
        doxa = [row[place] for place in PLACES]
        if sorted(set(doxa), reverse=True) != doxa:
            data.fault(file, "each place must give less than the one before", f'end_scoring "{row["what"]}"')
    ranks = data.rows(file, "ranks")
    least = [row["least"] for row in ranks]
    if sorted(set(least)) != least:
        data.fault(file, "each rank must need more Doxa than the one before", "ranks")
    if data.is_sound(file, "ranks") and [row["key"] for row in ranks if row["least"] < 1] != ["defeat"]:
        data.fault(file, 'below 1 Doxa there is one rank, "defeat"', "ranks")
    for row in data.rows(file, "keimelia"):
        wanted = KEIMELION_NAMES[row["position"] - 1]
        if row["key"] != wanted:
            data.fault(file, f'must be "{wanted}"', f'keimelia "{row["position"]}"', "key")
    demoi = data.keys(file, "demoi")
    if demoi is not None and len(demoi) != POSITIONS:
        data.fault(file, f"{len(demoi)} Demoi, not {POSITIONS}", "demoi")


def _slot(row: Row) -> int:
    return int(row["slot"])


def check_all(data: Data) -> None:
    """Note every fault of sense there is."""
    check_empire(data)
    check_intrigue(data)
    check_vocabulary(data)
    check_missions(data)
    check_events(data)
    check_pieces(data)
    check_numbers_of_play(data)
