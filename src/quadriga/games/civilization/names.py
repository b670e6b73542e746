"""Names of things: tokens for notation, and back."""

from quadriga.engine.errors import InputError
from quadriga.games.civilization.board import KINDS, MISSIONS, PIECES, SPACES, TERRITORIES
from quadriga.games.civilization.data_names import (
    BAND_NAMES,
    CATASTROPHE_NAMES,
    CIVILIZATION_NAMES,
    CLASS_NAMES,
    CONTINENT_NAMES,
    ERA_NAMES,
    EVENT_NAMES,
    GOVERNMENT_NAMES,
    IMPROVEMENT_KIND_NAMES,
    IMPROVEMENT_NAMES,
    KIND_NAMES,
    MISSION_NAMES,
    SIZE_NAMES,
    TOKEN_NAMES,
    WONDER_NAMES,
)
from quadriga.games.civilization.procedures.battle.modifiers import EXCHANGES, MODIFIER_ITEMS
from quadriga.games.civilization.procedures.terms_of_trade import CLAUSE_KINDS, LEG_KINDS, THING
from quadriga.games.civilization.state import Civilization
from quadriga.games.civilization.technologies import TECHNOLOGY_KEYS
from quadriga.games.civilization.terms import ACCOUNT_ITEMS, SPIES, STATISTIC_ITEMS

SEAT_NAMES = ("red", "blue", "green", "yellow", "purple", "orange")
PHASE_NAMES = (
    ("setup", "turn_change", "events", "strategy", "purchase", "barbarians", "movement", "revolts", "trade")
    + ("culture", "production", "government", "housekeeping", "scoring")
)  # fmt: skip
TREATMENT_NAMES = ("conversion", "execution", "prison", "extradition")
END_NAMES = ("going_on", "era_end", "conquest", "diplomatic", "military", "technological", "last_left")

NAMED: dict[str, tuple[str, ...]] = {
    "phase": PHASE_NAMES,
    "token": TOKEN_NAMES,
    "kind": KIND_NAMES,
    "class": CLASS_NAMES,
    "technology": TECHNOLOGY_KEYS,
    "wonder": WONDER_NAMES,
    "improvement": IMPROVEMENT_NAMES,
    "branch": IMPROVEMENT_KIND_NAMES,
    "government": GOVERNMENT_NAMES,
    "civilization": CIVILIZATION_NAMES,
    "mission": MISSION_NAMES,
    "event": EVENT_NAMES,
    "catastrophe": CATASTROPHE_NAMES,
    "continent": CONTINENT_NAMES,
    "band": BAND_NAMES,
    "treatment": TREATMENT_NAMES,
    "exchange": EXCHANGES,
    "modifier": MODIFIER_ITEMS,
    "account": ACCOUNT_ITEMS,
    "statistic": STATISTIC_ITEMS,
    "leg": LEG_KINDS,
    "promise": CLAUSE_KINDS,
    "era": ("", *ERA_NAMES),
    "size": ("nothing", *SIZE_NAMES),
}

# Things written as two names: first kind, second kind, how many of the second; 0 stands for seats and barbarians.
PAIRS: dict[str, tuple[str, str, int]] = {
    "foe": ("space", "owner", 0),
    "pair": ("territory", "territory", TERRITORIES),
    "errand": ("spy", "mission", MISSIONS),
    "journey": ("spy", "space", SPACES),
    "passage": ("spy", "piece", PIECES),
}
LEG_THINGS = ("", "territory", "piece", "improvement", "technology", "spy", "territory", "card")  # by kind of leg


def pair_of(g: Civilization, kind: str) -> tuple[str, str, int]:
    first, second, size = PAIRS[kind]
    return first, second, size if size else g.seats + 1


def names_of(g: Civilization, kind: str) -> list[str]:
    """All names of a kind of thing; none if it goes by number."""
    if kind == "seat":
        return list(SEAT_NAMES[: g.seats])
    if kind == "owner":
        return [*SEAT_NAMES[: g.seats], "barbarians"]
    if kind == "space":
        return g.board.space_keys
    if kind == "territory":
        return g.board.space_keys[:TERRITORIES]
    if kind == "card":
        return [card.key for card in g.board.cards]
    if kind == "spy":
        return [f"{SEAT_NAMES[spy // SPIES]}.{spy % SPIES + 1}" for spy in range(g.seats * SPIES)]
    return list(NAMED.get(kind, ()))


def piece_token(g: Civilization, piece: int) -> str:
    """Owner, kind, place and, to be sure, its number: ``red.ancient_infantry@britannia#3``."""
    if not 0 <= piece < len(g.kind) or g.kind[piece] < 0:
        return f"#{piece}"
    owner = names_of(g, "owner")[g.owner[piece]]
    return f"{owner}.{KIND_NAMES[g.kind[piece]]}@{g.board.space_keys[g.space[piece]]}#{piece}"


def token(g: Civilization, kind: str, number: int) -> str:
    if kind == "piece":
        return piece_token(g, number)
    if kind in PAIRS:
        first, second, size = pair_of(g, kind)
        return f"{token(g, first, number // size)}/{token(g, second, number % size)}"
    if kind == "resource":  # what changes hands in a deal
        what = LEG_KINDS[number % THING]
        thing = LEG_THINGS[number % THING]
        return f"{what}:{token(g, thing, number // THING)}" if thing else what
    names = names_of(g, kind)
    if not names:
        return str(number)
    return names[number] if number >= 0 else "nobody"


def pick(kind: str, text: str, names: list[str]) -> int:
    """By an exact name, or the only one that begins so."""
    if text in names:
        return names.index(text)
    found = [name for name in names if name and name.startswith(text)]
    if len(found) == 1:
        return names.index(found[0])
    raise InputError("notation_thing", kind=kind, text=text, known=", ".join((found or names)[:20]))


def identify(g: Civilization, kind: str, text: str) -> int:
    if kind == "piece":
        return identify_piece(g, text)
    if kind in PAIRS:
        first, second, size = pair_of(g, kind)
        head, _, tail = text.partition("/")
        return identify(g, first, head) * size + identify(g, second, tail)
    if kind == "resource":
        head, _, tail = text.partition(":")
        what = pick(kind, head, list(LEG_KINDS))
        return what + THING * identify(g, LEG_THINGS[what], tail) if what else what
    names = names_of(g, kind)
    if names:
        return pick(kind, text, names)
    if text.isdecimal() and len(text) < 10:
        return int(text)
    raise InputError("notation_thing", kind=kind, text=text, known="")


def identify_piece(g: Civilization, text: str) -> int:
    """By its number, its whole name, or a part of it; of pieces of one kind in one place the lowest number."""
    head, _, number = text.rpartition("#")
    if number.isdecimal() and len(number) < 5 and (not head or piece_token(g, int(number)) == text):
        return int(number)
    tokens = {piece_token(g, piece): piece for piece in range(len(g.kind)) if g.kind[piece] >= 0}
    found = [name for name in tokens if text in name]
    if found and len({name.rpartition("#")[0] for name in found}) == 1:
        return min(tokens[name] for name in found)
    raise InputError("notation_thing", kind="piece", text=text, known=", ".join((found or list(tokens))[:20]))


def label(g: Civilization, kind: str, number: int) -> str:
    """The message that holds the word, or after ``=`` what is printed as it stands."""
    if kind in ("seat", "owner"):
        if number == g.seats:
            return "barbarians"
        return f"seat-{SEAT_NAMES[number]}" if 0 <= number < g.seats else "nobody"
    if kind == "piece":
        return f"kind-{KIND_NAMES[g.kind[number]]}" if is_piece(g, number) else "piece-gone"
    if kind in ("space", "territory"):
        return f"space-{g.board.space_keys[number]}" if 0 <= number < SPACES else "nowhere"
    if kind == "card":
        return f"strategy-{g.board.cards[number].key}" if 0 <= number < len(g.board.cards) else "nothing"
    if kind == "spy":
        return f"spy-{number % SPIES + 1}" if number >= 0 else "nobody"
    if kind == "spy_owner":
        return label(g, "seat", number // SPIES)
    if kind == "owed":  # a unit or, beyond the kinds, a settlement
        return label(g, "kind", number) if number < KINDS else label(g, "size", number - KINDS)
    if kind in PAIRS:
        _, second, size = pair_of(g, kind)
        return label(g, second, number % size)
    if kind == "resource":
        thing = LEG_THINGS[number % THING]
        return label(g, thing, number // THING) if thing else "coins"
    names = names_of(g, kind)
    if not names:
        return f"={number}"
    return f"{kind}-{names[number]}" if 0 <= number < len(names) and names[number] else "nothing"


def is_piece(g: Civilization, number: int) -> bool:
    return 0 <= number < len(g.kind) and g.kind[number] >= 0
