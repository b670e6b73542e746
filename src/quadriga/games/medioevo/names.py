"""Names of things: tokens for notation, and back."""

from quadriga.engine.errors import InputError
from quadriga.games.medioevo.board import CATEGORIES, GOODS, KINDS, OWNERS, TERRITORIES, TOKENS
from quadriga.games.medioevo.codes import FINAL_ITEMS, SOURCES
from quadriga.games.medioevo.data_schema import (
    BUILDING_NAMES,
    COLOUR_NAMES,
    GOOD_NAMES,
    ICON_NAMES,
    KINGDOM_NAMES,
    PIECE_NAMES,
    TECHNOLOGY_NAMES,
    UNIT_NAMES,
)
from quadriga.games.medioevo.procedures.card_use import Aim
from quadriga.games.medioevo.procedures.pact import AIMED, NUMBERED
from quadriga.games.medioevo.procedures.spoils import ABOARD, MARKET_CUBE, PIECE, SAFE_CUBE, SAFE_PIECE
from quadriga.games.medioevo.state import Medioevo

SEAT_NAMES = ("p1", "p2", "p3", "p4", "p5", "p6")
PHASE_NAMES = (
    "setup",
    "turn_order",
    "events",
    "tax",
    "purchase",
    "combat",
    "commerce",
    "end_of_turn",
    "scoring",
)
CATEGORY_NAMES = ("civilian", "military", "religious")
CLAUSE_NAMES = (
    "commercial",
    "passage",
    "military_control",
    "civilian_control",
    "non_belligerence",
    "defensive",
    "offensive",
    "peace",
    "armistice",
    "release",
)
PROTECTION_NAMES = ("nothing", "engines", "archers", "melee")
DICE_NAMES = ("none", "d4", "d6", "d4+d6", "d8", "d4+d8", "d6+d8", "all")
TAX_NAMES = ("10", "20", "30", "40", "50")
VOTE_NAMES = ("respect", "rupture")
LEVEL_NAMES = ("0", "i", "ii", "iii", "iv")

NAMED: dict[str, tuple[str, ...]] = {
    "good": GOOD_NAMES,
    "unit": UNIT_NAMES,
    "piece_kind": PIECE_NAMES,
    "colour": COLOUR_NAMES,
    "technology": TECHNOLOGY_NAMES,
    "icon": ICON_NAMES,
    "kingdom": KINGDOM_NAMES,
    "category": CATEGORY_NAMES,
    "phase": PHASE_NAMES,
    "clause": CLAUSE_NAMES,
    "protection": PROTECTION_NAMES,
    "dice": DICE_NAMES,
    "tax_level": TAX_NAMES,
    "source": SOURCES,
    "item": FINAL_ITEMS,
    "vote": VOTE_NAMES,
}
BUILDING_OFFSET = (0, 3, 6)  # of each category in BUILDING_NAMES


def building_name(category: int, level: int) -> str:
    """A building by category and level: village to cathedral."""
    return BUILDING_NAMES[BUILDING_OFFSET[category] + (level - 1 if category < 2 else 0)]


def names_of(g: Medioevo, kind: str) -> list[str]:
    """All names of a kind of thing; none if it goes by number."""
    if kind == "seat":
        return [seat_name(g, seat) for seat in range(g.seats)]
    if kind == "owner":
        return [*[seat_name(g, seat) for seat in range(g.seats)], "barbarians"]
    if kind in ("zone", "territory"):
        return g.board.zone_keys
    if kind == "card":
        return g.board.card_keys
    if kind == "eventcard":
        return [event.key for event in g.board.events]
    if kind == "plan":  # category * 4 + level
        return [building_name(n // 4, n % 4) if n % 4 and n not in (9, 10) else "" for n in range(12)]
    if kind == "model":  # piece kind * 4 + level
        return [f"{PIECE_NAMES[n // 4]}_{n % 4}" if n % 4 else "" for n in range(20)]
    return list(NAMED.get(kind, ()))


def seat_name(g: Medioevo, seat: int) -> str:
    """The kingdom, or the seat's number before it has one."""
    kingdom = g.kingdom[seat] if 0 <= seat < len(g.kingdom) else -1
    return KINGDOM_NAMES[kingdom] if kingdom >= 0 else SEAT_NAMES[seat]


# things written as two names: (first kind, second kind, how many of the second)
PAIRS: dict[str, tuple[str, str, int]] = {
    "place": ("zone", "unit", KINDS),
    "building": ("territory", "category", CATEGORIES),
    "cube": ("territory", "good", GOODS),
    "opponent": ("zone", "owner", OWNERS),
    "gunner": ("piece", "unit", KINDS),
    "aimed": ("piece", "category", CATEGORIES),
    "aboard": ("piece", "unit", GOODS),
    "freight": ("piece", "good", GOODS),
    "captive": ("seat", "unit", KINDS),
    "fighter": ("owner", "unit", KINDS),
    "retyping": ("fighter", "unit", KINDS),
}


def piece_token(g: Medioevo, piece: int) -> str:
    """Owner, kind, level, place and, to be sure, the number of its token: ``hungary.galley_2@venezia#3``."""
    if not 0 <= piece < len(g.piece_kind) or g.piece_kind[piece] < 0:
        return f"#{piece}"
    owner = names_of(g, "owner")[min(piece // TOKENS, g.seats)]
    kind = PIECE_NAMES[g.piece_kind[piece]]
    return f"{owner}.{kind}_{g.piece_level[piece]}@{g.board.zone_keys[g.piece_zone[piece]]}#{piece}"


def token(g: Medioevo, kind: str, number: int) -> str:
    if kind == "piece":
        return piece_token(g, number)
    if kind in PAIRS:
        first, second, size = PAIRS[kind]
        if kind == "opponent" and number % size >= g.seats:
            return f"{token(g, first, number // size)}/barbarians"
        return f"{token(g, first, number // size)}/{token(g, second, number % size)}"
    if kind == "promise":
        return promise_token(g, number)
    if kind == "resource":
        return "florins" if number == 0 else f"{token(g, 'captive', number - 1)}"
    if kind == "asset":
        return asset_token(g, number)
    names = names_of(g, kind)
    if not names:
        return str(number)
    return names[number] if number >= 0 else "nobody"


def promise_token(g: Medioevo, number: int) -> str:
    """``commercial``, ``defensive*6``, ``offensive*8>hungary+mamluk``"""
    text = CLAUSE_NAMES[number % NUMBERED]
    if number % AIMED // NUMBERED:
        text += f"*{number % AIMED // NUMBERED}"
    seats = [seat_name(g, seat) for seat in range(g.seats) if (number // AIMED >> seat) & 1]
    return f"{text}>{'+'.join(seats)}" if seats else text


def asset_token(g: Medioevo, number: int) -> str:
    """Spoils: a building by category, a market cube, a piece, a cube aboard; what Diplomats protect by place."""
    if number >= SAFE_CUBE:
        return f"market.{token(g, 'cube', number - SAFE_CUBE)}"
    if number >= SAFE_PIECE:
        return f"guard.{number - SAFE_PIECE}"
    if g.stack and isinstance(g.stack[-1], Aim):
        return token(g, "building", number)
    if number >= ABOARD:
        return f"cargo.{(number - ABOARD) // GOODS}.{GOOD_NAMES[(number - ABOARD) % GOODS]}"
    if number >= PIECE:
        return f"piece.{number - PIECE}"
    return CATEGORY_NAMES[number] if number < MARKET_CUBE else f"cube.{GOOD_NAMES[number - MARKET_CUBE]}"


def pick(kind: str, text: str, names: list[str]) -> int:
    """By an exact name, or the only one that begins so."""
    if text in names:
        return names.index(text)
    found = [name for name in names if name and name.startswith(text)]
    if len(found) == 1:
        return names.index(found[0])
    raise InputError("notation_thing", kind=kind, text=text, known=", ".join((found or names)[:20]))


def identify(g: Medioevo, kind: str, text: str) -> int:
    if kind == "piece":
        return identify_piece(g, text)
    if kind in PAIRS:
        first, second, size = PAIRS[kind]
        head, _, tail = text.rpartition("/")
        low = pick(second, tail, names_of(g, second))
        if kind == "opponent" and low == g.seats:
            return identify(g, first, head) * size + low
        return identify(g, first, head) * size + low
    if kind == "promise":
        return identify_promise(g, text)
    if kind == "resource":
        return 0 if text == "florins" else 1 + identify(g, "captive", text)
    if kind == "asset":
        return identify_asset(g, text)
    names = names_of(g, kind)
    if kind in ("seat", "owner") and text in SEAT_NAMES[: g.seats]:
        return SEAT_NAMES.index(text)
    if names:
        return pick(kind, text, names)
    if text.isdecimal() and len(text) < 10:
        return int(text)
    raise InputError("notation_thing", kind=kind, text=text, known="")


def identify_piece(g: Medioevo, text: str) -> int:
    """By its number, its whole name, or any part of it that only one piece has."""
    tokens = {piece_token(g, p): p for p in range(len(g.piece_kind)) if g.piece_kind[p] >= 0}
    head, _, number = text.rpartition("#")
    if number.isdecimal() and len(number) < 4 and (not head or text in tokens):
        return int(number)
    found = [piece for name, piece in tokens.items() if text in name]
    if len(found) == 1:
        return found[0]
    raise InputError("notation_thing", kind="piece", text=text, known=", ".join(list(tokens)[:20]))


def identify_promise(g: Medioevo, text: str) -> int:
    head, _, seats = text.partition(">")
    word, _, number = head.partition("*")
    mask = 0
    for name in seats.split("+") if seats else []:
        mask |= 1 << identify(g, "seat", name)
    if number and not (number.isdecimal() and len(number) < 4):
        raise InputError("notation_thing", kind="promise", text=text, known=", ".join(CLAUSE_NAMES))
    return pick("promise", word, list(CLAUSE_NAMES)) + NUMBERED * int(number or 0) + AIMED * mask


def identify_asset(g: Medioevo, text: str) -> int:
    head, _, rest = text.partition(".")
    if head == "market":
        return SAFE_CUBE + identify(g, "cube", rest)
    if head == "guard" and rest.isdecimal() and len(rest) < 4:
        return SAFE_PIECE + int(rest)
    if head == "piece" and rest.isdecimal() and len(rest) < 4:
        return PIECE + int(rest)
    if head == "cube":
        return MARKET_CUBE + pick("good", rest, list(GOOD_NAMES))
    if head == "cargo":
        piece, _, good = rest.partition(".")
        if piece.isdecimal() and len(piece) < 4:
            return ABOARD + int(piece) * GOODS + pick("good", good, list(GOOD_NAMES))
    if text in CATEGORY_NAMES:
        return CATEGORY_NAMES.index(text)
    if "/" in text:
        return identify(g, "building", text)
    raise InputError("notation_thing", kind="asset", text=text, known=", ".join(CATEGORY_NAMES))


def label(g: Medioevo, kind: str, number: int) -> str:
    """The message that holds the word, or after ``=`` what is printed as it stands."""
    if kind in ("seat", "owner"):
        if number == g.seats:
            return "barbarians"
        if not 0 <= number < g.seats:
            return "nobody"
        return f"kingdom-{KINGDOM_NAMES[g.kingdom[number]]}" if g.kingdom[number] >= 0 else f"seat-{SEAT_NAMES[number]}"
    if kind == "piece":
        if not 0 <= number < len(g.piece_kind) or g.piece_kind[number] < 0:
            return "piece-gone"
        return piece_label(g.piece_kind[number], g.piece_level[number])
    if kind == "piece_kind":
        return f"piece-{PIECE_NAMES[number]}" if 0 <= number < len(PIECE_NAMES) else "piece-gone"
    if kind in ("zone", "territory"):
        return f"zone-{g.board.zone_keys[number]}" if 0 <= number < len(g.board.zone_keys) else "nowhere"
    if kind == "building" and 0 <= number < TERRITORIES * CATEGORIES:
        return building_label(g, number)
    if kind == "plan":
        return f"building-{building_name(number // 4, number % 4)}"
    if kind == "model":
        return piece_label(number // 4, number % 4)
    if kind in PAIRS:
        _, second, size = PAIRS[kind]
        return label(g, second, min(number % size, g.seats) if kind == "opponent" else number % size)
    if kind == "promise":
        return f"clause-{CLAUSE_NAMES[number % NUMBERED]}"
    if kind == "resource":
        return "florins" if number == 0 else label(g, "captive", number - 1)
    if kind in ("tax_level", "dice"):
        return f"={NAMED[kind][number]}" if kind == "tax_level" else f"dice-{number}"
    names = names_of(g, kind)
    if not names:
        return f"={number}"
    return f"{kind}-{names[number]}" if 0 <= number < len(names) else "nobody"


def piece_label(kind: int, level: int) -> str:
    """Siege engines have a name of their own at every level."""
    return f"engine-{level}" if PIECE_NAMES[kind] == "siege_engine" else f"piece-{PIECE_NAMES[kind]}"


def building_label(g: Medioevo, place: int) -> str:
    level = g.buildings[place]
    category = place % CATEGORIES
    return f"building-{building_name(category, level)}" if level else f"category-{CATEGORY_NAMES[category]}"
