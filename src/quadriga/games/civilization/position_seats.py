"""Readable positions: what the players have before them."""

from typing import Any

from quadriga.games.civilization.board import CARDS, NOBODY
from quadriga.games.civilization.data_names import (
    CIVILIZATION_NAMES,
    GOVERNMENT_NAMES,
    IMPROVEMENT_NAMES,
    RESOURCE_NAMES,
    WONDER_NAMES,
)
from quadriga.games.civilization.layout_seats import COLUMNS
from quadriga.games.civilization.names import SEAT_NAMES
from quadriga.games.civilization.pieces import works_of
from quadriga.games.civilization.position_names import DEED_NAMES, GIFT_NAMES, NOTHING, bit_names
from quadriga.games.civilization.procedures.ending import SCORE_ITEMS, points
from quadriga.games.civilization.queries import held, military_units, settlements
from quadriga.games.civilization.state import Civilization, Row
from quadriga.games.civilization.technologies import TECHNOLOGY_KEYS
from quadriga.games.civilization.terms import (
    ACCOUNT_ITEMS,
    ACCOUNTS,
    DEEDS,
    IMPRISONED,
    RESERVE,
    SPIES,
    UNTRAINED,
    WORK_FIRST,
    WORK_FREE,
    WORK_NAME,
    WORK_SECOND,
)


def describe_seat(g: Civilization, seat: int) -> dict[str, Any]:
    owned = settlements(g, seat)
    score = points(g, seat)
    columns = {name: getattr(g, name)[seat] for name, _ in COLUMNS}
    return {
        "civilization": CIVILIZATION_NAMES[g.civilization[seat]] if g.civilization[seat] != NOBODY else "nobody",
        "government": GOVERNMENT_NAMES[g.government[seat]],
        "former": GOVERNMENT_NAMES[g.former[seat]] if g.former[seat] != NOBODY else "none",
        "capital": g.board.space_keys[g.capital[seat]] if g.capital[seat] != NOBODY else "nowhere",
        "dogma": RESOURCE_NAMES[g.dogma[seat]] if g.dogma[seat] != NOBODY else NOTHING,
        **columns,
        "accounts": {name: g.accounts[seat * ACCOUNTS + item] for item, name in enumerate(ACCOUNT_ITEMS)},
        "deeds": {
            name: g.deeds[seat * DEEDS + deed] for deed, name in enumerate(DEED_NAMES) if g.deeds[seat * DEEDS + deed]
        },
        "technologies": [TECHNOLOGY_KEYS[number] for number, owner in enumerate(g.tech_owner) if owner == seat],
        "wonders": [wonder_text(g, wonder) for wonder, owner in enumerate(g.wonder_owner) if owner == seat],
        "improvements": [work_text(g, at) for at in works_of(g, seat)],
        "spies": spies(g, seat),
        "hand": cards(g, g.hands, seat),
        "completed": cards(g, g.completed, seat),
        "standing": cards(g, g.standing, seat),
        "absent": seat in g.absent,
        "settlements": len(owned),
        "sizes": sum(g.size[territory] for territory in owned),
        "military": military_units(g, seat),
        "resources": {RESOURCE_NAMES[number]: count for number, count in enumerate(held(g, seat)) if count},
        "points": {name: score[item] for item, name in enumerate(SCORE_ITEMS)},
        "total": sum(score),
    }


def cards(g: Civilization, row: Row, seat: int) -> list[str]:
    return [g.board.cards[held % CARDS].key for held in row if held // CARDS == seat]


def served(g: Civilization, name: str, territories: list[int]) -> str:
    """``temple@gallia+italia``"""
    places = [g.board.space_keys[territory] for territory in territories if territory != NOBODY]
    return f"{name}@{'+'.join(places)}" if places else name


def wonder_text(g: Civilization, wonder: int) -> str:
    return served(g, WONDER_NAMES[wonder], list(g.wonder_place[wonder * 2 : wonder * 2 + 2]))


def work_text(g: Civilization, at: int) -> str:
    text = served(g, IMPROVEMENT_NAMES[g.works[at + WORK_NAME]], list(g.works[at + WORK_FIRST : at + WORK_SECOND + 1]))
    return " ".join([text, *bit_names(g.works[at + WORK_FREE], GIFT_NAMES)])


def spies(g: Civilization, seat: int) -> list[Any]:
    """By place alone where nothing else is to be said."""
    found: list[Any] = []
    for spy in range(seat * SPIES, (seat + 1) * SPIES):
        doc: dict[str, Any] = {"space": spy_place(g, g.spy_space[spy])}
        if g.spy_ship[spy] != NOBODY:
            doc["ship"] = g.spy_ship[spy]
        if g.spy_used[spy]:
            doc["used"] = True
        if g.spy_mp[spy]:
            doc["mp"] = g.spy_mp[spy]
        if g.spy_special[spy] != NOBODY:
            doc["special"] = g.board.cards[g.spy_special[spy]].key
        found.append(doc["space"] if len(doc) == 1 else doc)
    while found and found[-1] == "untrained":
        found.pop()
    return found


def spy_place(g: Civilization, place: int) -> str:
    if place == UNTRAINED:
        return "untrained"
    if place == RESERVE:
        return "reserve"
    return g.board.space_keys[place] if place >= 0 else SEAT_NAMES[IMPRISONED - place]
