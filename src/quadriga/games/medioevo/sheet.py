"""The printed facts that a picture of the game needs beside the view."""

from typing import Any

from quadriga.games.medioevo.board import LEVELS, PIECE_KINDS, TERRITORIES, Board
from quadriga.games.medioevo.data_schema import GOOD_NAMES, ICON_NAMES, KINGDOM_NAMES, WINDOW_NAMES

BORDERS = ("", "land", "strait", "coast", "sea")
POINTS = ("none", "one", "either", "both")


def sheet(board: Board) -> dict[str, Any]:
    return {
        "zones": [zone_sheet(board, zone) for zone in range(len(board.zone_keys))],
        "territories": [territory_sheet(board, territory) for territory in range(TERRITORIES)],
        "cards": [card_sheet(board, card) for card in range(len(board.cards))],
        "technologies": [
            {"key": key, "branch": number // LEVELS, "level": number % LEVELS + 1, "price": price}
            for number, (key, price) in enumerate(zip(board.technology_keys, board.technology_price, strict=True))
        ],
        "events": [
            {
                "key": event.key,
                "icons": [ICON_NAMES[icon] for icon in event.icons],
                "zones": event.zones[:],
                "tax": event.tax,
            }
            for event in board.events
        ],
        "unit_cost": board.unit_cost[:],
        "capacity": [board.capacity[kind * 4 : kind * 4 + 4] for kind in range(PIECE_KINDS)],
        "moves": [board.moves[kind * 4 : kind * 4 + 4] for kind in range(PIECE_KINDS)],
        "penalty": [row[:] for row in board.penalty],
        "reconstructed": True,
    }


def zone_sheet(board: Board, zone: int) -> dict[str, Any]:
    return {
        "key": board.zone_keys[zone],
        "sea": zone >= TERRITORIES,
        "neighbours": [
            {"zone": other, "kind": BORDERS[board.borders[zone][place]], "river": other in board.rivers[zone]}
            for place, other in enumerate(board.neighbours[zone])
        ],
    }


def territory_sheet(board: Board, territory: int) -> dict[str, Any]:
    kingdom = board.kingdom[territory]
    good = board.good[territory]
    return {
        "kingdom": KINGDOM_NAMES[kingdom] if kingdom >= 0 else "",
        "area": board.area[territory],
        "good": GOOD_NAMES[good] if good >= 0 else "",
        "harbour": board.harbour[territory],
        "fire": board.fire[territory],
        "terrain": board.terrain_keys[board.terrain[territory]],
        "region": board.region_keys[board.region[territory]],
    }


def card_sheet(board: Board, number: int) -> dict[str, Any]:
    card = board.cards[number]
    return {
        "key": card.key,
        "number": number + 1,
        "character": card.character,
        "points": POINTS[card.points],
        "colours": card.colours[:],
        "gears": card.gears[:],
        "florins": card.florins,
        "windows": [name for place, name in enumerate(WINDOW_NAMES) if (card.windows >> place) & 1],
    }
