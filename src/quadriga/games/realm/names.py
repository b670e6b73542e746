"""Names of things: tokens for notation, and back."""

from quadriga.engine.errors import InputError
from quadriga.games.realm.state import Realm

SEAT_NAMES = ("red", "blue", "green", "white")
CARD_NAMES = ("warlord", "joker", "truce")
PHASE_NAMES = ("setup", "supply", "auction", "council", "turns")

NAMED: dict[str, tuple[str, ...]] = {
    "card": CARD_NAMES,
    "phase": PHASE_NAMES,
    "resource": ("florin",),
    "promise": ("peace",),
}


def names_of(g: Realm, kind: str) -> tuple[str, ...]:
    """All names of a kind of thing; none if it goes by number."""
    if kind == "seat":
        return SEAT_NAMES[: g.seats]
    if kind == "land":
        return tuple(g.board.lands)
    return NAMED.get(kind, ())


def token(g: Realm, kind: str, number: int) -> str:
    names = names_of(g, kind)
    if not names:
        return str(number)
    return names[number] if 0 <= number < len(names) else "nobody"


def identify(g: Realm, kind: str, text: str) -> int:
    """By an exact name, or the only one that begins so."""
    names = names_of(g, kind)
    if text in names:
        return names.index(text)
    found = [name for name in names if name.startswith(text)]
    if len(found) == 1:
        return names.index(found[0])
    if not names and text.isdecimal() and len(text) < 10:
        return int(text)
    raise InputError("notation_thing", kind=kind, text=text, known=", ".join(found or names))


def label(g: Realm, kind: str, number: int) -> str:
    """The message that holds the word, or after ``=`` what is printed as it stands."""
    names = names_of(g, kind)
    if not names:
        return f"={number}"
    return f"{kind}-{names[number]}" if 0 <= number < len(names) else "nobody"
