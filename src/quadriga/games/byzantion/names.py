"""Names of things: tokens for notation, and back."""

from quadriga.engine.errors import InputError
from quadriga.games.byzantion.board import UNITS
from quadriga.games.byzantion.data_schema import LOOT_NAMES, TYPE_NAMES
from quadriga.games.byzantion.state import Byzantion

SEAT_NAMES = ("blue", "green", "white", "red")
PHASE_NAMES = ("setup", "event", "action", "resolution", "scoring")
ACTION_NAMES = ("draw", "play", "activate", "sell", "buy", "reset", "build")
POSITION_NAMES = ("i", "ii", "iii", "iv")

NAMED: dict[str, tuple[str, ...]] = {
    "good": LOOT_NAMES,
    "type": TYPE_NAMES,
    "phase": PHASE_NAMES,
    "action": ACTION_NAMES,
}
NUMBERED = {"option": 1, "way": 1, "part": 1, "slot": 1, "event_round": 1}  # written from 1 on


def names_of(g: Byzantion, kind: str) -> list[str]:
    """All names of a kind of thing; none if it goes by number."""
    if kind == "seat":
        return list(SEAT_NAMES[: g.seats])
    if kind == "card":
        return g.board.card_keys
    if kind == "mission":
        return [mission.key for mission in g.board.missions]
    if kind == "eventcard":
        return [event.key for event in g.board.events]
    if kind == "unit":
        return g.board.unit_keys
    if kind == "territory":
        return g.board.territory_keys
    if kind == "keimelion":
        return g.board.keimelia
    if kind == "position":
        return list(POSITION_NAMES)
    if kind == "rank":
        return g.board.rank_keys
    if kind == "casket":
        return [f"c{number + 1:02d}" for number in range(len(g.board.caskets))]
    return list(NAMED.get(kind, ()))


def token(g: Byzantion, kind: str, number: int) -> str:
    if kind == "piece":
        return f"{g.board.unit_keys[number % UNITS]}@{g.board.territory_keys[number // UNITS]}"
    names = names_of(g, kind)
    if not names:
        return str(number + NUMBERED.get(kind, 0))
    return names[number] if number >= 0 else "nobody"


def identify(g: Byzantion, kind: str, text: str) -> int:
    """By an exact name, or the only one that begins so; pieces as ``legionary@italia``."""
    if kind == "piece":
        unit, _, territory = text.partition("@")
        return identify(g, "territory", territory) * UNITS + identify(g, "unit", unit)
    names = names_of(g, kind)
    if text in names:
        return names.index(text)
    found = [name for name in names if name.startswith(text)]
    if len(found) == 1:
        return names.index(found[0])
    if not names and text.isdecimal() and len(text) < 10:
        return int(text) - NUMBERED.get(kind, 0)
    raise InputError("notation_thing", kind=kind, text=text, known=", ".join((found or names)[:20]))


def label(g: Byzantion, kind: str, number: int) -> str:
    """The message that holds the word, or after ``=`` what is printed as it stands."""
    if kind == "seat" and g.seats == 1 and number == 0:
        return "emperor"
    if kind == "seat":
        return f"demos-{SEAT_NAMES[number]}" if 0 <= number < g.seats else "nobody"
    if kind == "piece":
        return f"unit-{g.board.unit_keys[number % UNITS]}"
    if kind == "position":
        return f"={POSITION_NAMES[number].upper()}"
    names = names_of(g, kind)
    if not names:
        return f"={number + NUMBERED.get(kind, 0)}"
    return f"{kind}-{names[number]}" if 0 <= number < len(names) else "nobody"
