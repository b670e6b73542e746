"""Names of things: tokens for notation, and back."""

import re

from quadriga.engine.errors import InputError
from quadriga.games.warriors.board import RESOURCES, TRACKS
from quadriga.games.warriors.state import Warriors

TRACK_NAMES = ("production", "trade", "military")
RESOURCE_NAMES = ("food", "goods", "weapons", "gold")
KIND_NAMES = ("infantry", "archers", "cavalry", "princess", "fortress", "barbarian-army", "barbarian-fortress")
PHASE_NAMES = ("setup", "upkeep", "trade", "development", "manoeuvre", "maintenance")

UNIT = re.compile(r"(?:(?P<owner>[a-z0-9_]+):)?(?P<kind>[a-z-]+)@(?P<place>[a-z0-9_]+)(?P<marks>(?:[-~]\d+|!)*)")


def seat_token(g: Warriors, seat: int) -> str:
    """The nation, or the seat's number before it has one."""
    if seat == g.seats:
        return "barbarians"
    if not 0 <= seat < g.seats:
        return "nobody"
    return g.board.nation_keys[g.nation[seat]] if g.nation[seat] >= 0 else f"p{seat + 1}"


def unit_token(g: Warriors, unit: int, seat: int = -1) -> str:
    """``infantry@london``, with marks for damage (-1), spent points (~2) and retreat (!).

    The owner stands first, unless it is the seat itself.
    """
    place = g.place[unit]
    where = g.board.keys[place] if place >= 0 else "reserve"
    marks = ""
    if g.damage[unit]:
        marks += f"-{g.damage[unit]}"
    if g.spent[unit]:
        marks += f"~{g.spent[unit]}"
    if g.retreated[unit]:
        marks += "!"
    owner = "" if g.owner[unit] == seat else f"{seat_token(g, g.owner[unit])}:"
    return f"{owner}{KIND_NAMES[g.kind[unit]]}@{where}{marks}"


def target_token(g: Warriors, unit: int) -> str:
    """A unit to be hit: alike ones are told apart by #2, #3, since one may have been given damage already."""
    name = unit_token(g, unit)
    before = sum(1 for other in range(unit) if g.place[other] == g.place[unit] and unit_token(g, other) == name)
    return f"{name}#{before + 1}" if before else name


def token(g: Warriors, seat: int, kind: str, number: int) -> str:
    if kind in ("seat", "holder"):
        return seat_token(g, number)
    if kind == "unit":
        return unit_token(g, number, seat)
    if kind == "target":
        return target_token(g, number)
    if kind == "province":
        return g.board.keys[number]
    if kind == "nation":
        return g.board.nation_keys[number]
    if kind == "exchange":
        return f"{RESOURCE_NAMES[number // RESOURCES]}>{RESOURCE_NAMES[number % RESOURCES]}"
    if kind == "shift":
        return f"{TRACK_NAMES[number // TRACKS]}>{TRACK_NAMES[number % TRACKS]}"
    if kind in NAMED:
        return NAMED[kind][number]
    return str(number)


NAMED: dict[str, tuple[str, ...]] = {
    "track": TRACK_NAMES,
    "resource": RESOURCE_NAMES,
    "kind": KIND_NAMES,
    "phase": PHASE_NAMES,
}


def identify(g: Warriors, seat: int, kind: str, text: str) -> int:
    if kind == "seat":
        return find_seat(g, text)
    if kind == "unit":
        return find_unit(g, seat, text)
    if kind == "target":
        return find_target(g, text)
    if kind == "province":
        return pick(kind, text, g.board.keys)
    if kind == "nation":
        return pick(kind, text, g.board.nation_keys)
    if kind == "exchange":
        given, taken = halves(kind, text, RESOURCE_NAMES)
        return given * RESOURCES + taken
    if kind == "shift":
        source, target = halves(kind, text, TRACK_NAMES)
        return source * TRACKS + target
    if kind in NAMED:
        return pick(kind, text, list(NAMED[kind]))
    if text.isdecimal() and len(text) < 10:
        return int(text)
    raise InputError("notation_thing", kind=kind, text=text, known="")


def pick(kind: str, text: str, names: list[str]) -> int:
    """An exact name, or the only one that begins so."""
    if text in names:
        return names.index(text)
    found = [name for name in names if name.startswith(text)]
    if len(found) == 1:
        return names.index(found[0])
    raise InputError("notation_thing", kind=kind, text=text, known=", ".join(found or names))


def halves(kind: str, text: str, names: tuple[str, ...]) -> tuple[int, int]:
    left, arrow, right = text.replace(" ", "").partition(">")
    if not arrow:
        raise InputError("notation_thing", kind=kind, text=text, known=f"{names[0]}>{names[1]}")
    return pick(kind, left, list(names)), pick(kind, right, list(names))


def find_seat(g: Warriors, text: str) -> int:
    numbered = re.fullmatch(r"p([1-9])", text)
    if numbered and int(numbered[1]) <= g.seats:
        return int(numbered[1]) - 1
    return pick("seat", text, [seat_token(g, seat) for seat in range(g.seats)])


def find_unit(g: Warriors, seat: int, text: str) -> int:
    """The first unit that fits: without an owner one's own, then a stranger's; without marks the freshest."""
    match = UNIT.fullmatch(text)
    if match is None:
        raise InputError("notation_thing", kind="unit", text=text, known="infantry@london")
    name = match["kind"]
    if match["owner"] == "barbarians" and f"barbarian-{name}" in KIND_NAMES:
        name = f"barbarian-{name}"
    kind = pick("kind", name, list(KIND_NAMES))
    place = pick("province", match["place"], g.board.keys)
    candidates = [unit for unit in range(len(g.kind)) if g.place[unit] == place and g.kind[unit] == kind]
    if match["owner"]:
        owner = g.seats if match["owner"] == "barbarians" else find_seat(g, match["owner"])
        candidates = [unit for unit in candidates if g.owner[unit] == owner]
    candidates = [unit for unit in candidates if bears(g, unit, match["marks"])]
    own = [unit for unit in candidates if g.owner[unit] == seat]
    candidates = own or candidates
    if not candidates:
        raise InputError("notation_no_unit", text=text)
    return min(candidates, key=lambda unit: (g.retreated[unit], g.damage[unit], g.spent[unit], unit))


def bears(g: Warriors, unit: int, marks: str) -> bool:
    """Whether a unit has the marks that are written; what is not written is left open."""
    damage = re.search(r"-(\d+)", marks)
    spent = re.search(r"~(\d+)", marks)
    if damage and int(damage[1]) != g.damage[unit]:
        return False
    if spent and int(spent[1]) != g.spent[unit]:
        return False
    return "!" not in marks or g.retreated[unit] == 1


def find_target(g: Warriors, text: str) -> int:
    name, _, ordinal = text.partition("#")
    first = find_unit(g, -1, name)
    if not ordinal:
        return first
    for unit in range(first, len(g.kind)):
        if g.place[unit] == g.place[first] and target_token(g, unit) == f"{unit_token(g, first)}#{ordinal}":
            return unit
    raise InputError("notation_no_unit", text=text)


def label(g: Warriors, kind: str, number: int) -> str:
    """The printed name after ``=``, or the message that holds the word."""
    if kind in ("seat", "holder"):
        if number == g.seats:
            return "barbarians"
        if not 0 <= number < g.seats:
            return "nobody"
        return f"={g.board.nation_names[g.nation[number]]}" if g.nation[number] >= 0 else f"=P{number + 1}"
    if kind == "province":
        return f"={g.board.names[number]}"
    if kind == "nation":
        return f"={g.board.nation_names[number]}"
    if kind in ("unit", "target"):
        return f"kind-{KIND_NAMES[g.kind[number]]}"
    if kind in NAMED:
        return f"{kind}-{NAMED[kind][number]}"
    return f"={number}"
