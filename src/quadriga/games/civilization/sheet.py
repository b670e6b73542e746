"""The printed facts that a picture of the game needs beside the view."""

from typing import Any

from quadriga.games.civilization.board import LAND, NOBODY, RULE_NAMES, TERRITORIES, Board, Government, Technology
from quadriga.games.civilization.data_names import (
    BAND_NAMES,
    CARD_TYPE_NAMES,
    CLASS_NAMES,
    CONTINENT_NAMES,
    IMPROVEMENT_KIND_NAMES,
)
from quadriga.games.civilization.wonders import WONDER_WORDS

BORDERS = ("", "land", "coast", "sea")


def sheet(board: Board) -> dict[str, Any]:
    return {
        "spaces": [space_sheet(board, space) for space in range(len(board.space_keys))],
        "regions": [
            {"key": key, "territories": board.regions[number][:]} for number, key in enumerate(board.region_keys)
        ],
        "technologies": [technology_sheet(board, number, card) for number, card in enumerate(board.technologies)],
        "wonders": [
            {
                "key": card.key,
                "era": card.era,
                "technology": card.technology,
                "word": WONDER_WORDS[card.word],
                "first": card.first,
                "second": card.second,
            }
            for card in board.wonders
        ],
        "improvements": [
            {
                "key": card.key,
                "era": card.era,
                "kind": IMPROVEMENT_KIND_NAMES[card.kind],
                "points": card.points,
                "technology": card.technology,
                "price": card.price,
                "rights": card.rights,
                "government": card.government,
            }
            for card in board.improvements
        ],
        "kinds": [kind_sheet(board, kind) for kind in range(len(board.kind_keys))],
        "governments": [government_sheet(card) for card in board.governments],
        "civilizations": [{"key": card.key, "cheap": card.cheap[:]} for card in board.civilizations],
        "cards": [
            {
                "key": card.key,
                "era": card.deck,
                "type": CARD_TYPE_NAMES[card.type],
                "group": card.group,
                "permanent": card.permanent,
                "places": card.places[:],
            }
            for card in board.cards
        ],
        "missions": [
            {
                "key": card.key,
                "green": card.green,
                "difficulty": card.difficulty,
                "cost": card.cost,
                "technology": card.technology,
            }
            for card in board.missions
        ],
        "prices": {name: row[:] for name, row in board.prices.items()},
        "production": board.production[:],
        "tokens": [
            {"key": key, "copies": copies} for key, copies in zip(board.token_keys, board.token_copies, strict=True)
        ],
        "reconstructed": True,
    }


def space_sheet(board: Board, space: int) -> dict[str, Any]:
    continent = board.continent[space] if space < TERRITORIES else NOBODY
    return {
        "key": board.space_keys[space],
        "sea": space >= TERRITORIES,
        "continent": CONTINENT_NAMES[continent] if continent != NOBODY else "",
        "bands": [name for band, name in enumerate(BAND_NAMES) if (board.band[space] >> band) & 1],
        "volcano": space in board.volcanoes,
        "island": space < TERRITORIES and board.island[space],
        "neighbours": [{"space": other, "kind": BORDERS[border(space, other)]} for other in board.neighbours[space]],
    }


def border(one: int, other: int) -> int:
    """Land, coast or sea, by what lies on its two sides."""
    return LAND + (one >= TERRITORIES) + (other >= TERRITORIES)


def technology_sheet(board: Board, number: int, card: Technology) -> dict[str, Any]:
    return {
        "key": card.key,
        "era": card.era,
        "cost": card.cost,
        "prerequisites": card.prerequisites[:],
        "unit": card.bonus_unit,
        "improvement": card.bonus_improvement,
        "growth": card.bonus_growth,
        "improvements": card.improvements[:],
        "wonders": card.wonders[:],
        "levels": [
            {"kind": kind, "level": level.key}
            for kind, levels in enumerate(board.levels)
            for level in levels
            if level.technology == number
        ],
        "size": card.size,
        "seminal": card.seminal,
    }


def kind_sheet(board: Board, kind: int) -> dict[str, Any]:
    return {
        "key": board.kind_keys[kind],
        "era": board.kind_era[kind],
        "class": CLASS_NAMES[board.kind_class[kind]],
        "price": board.kind_price[kind],
        "rights": board.kind_rights[kind],
        "mp": board.kind_mp[kind],
        "capacity": board.kind_capacity[kind],
        "planes": board.kind_planes[kind],
        "levels": [
            {"key": level.key, "technology": level.technology, "dice": level.dice, "bonus": level.bonus}
            for level in board.levels[kind]
        ],
    }


def government_sheet(card: Government) -> dict[str, Any]:
    return {
        "key": card.key,
        "revolt": card.revolt,
        "culture": card.culture,
        "tax_unhappy": card.tax_unhappy,
        "tax_happy": card.tax_happy,
        "maximum": card.maximum,
        "maximum_each": card.maximum_each,
        "support": card.support,
        "free_improvement": IMPROVEMENT_KIND_NAMES[card.free_improvement] if card.free_improvement != NOBODY else "",
        "size_income": card.size_income,
        "unit_discount": card.unit_discount,
        "unique": card.unique,
        "all_happy": card.all_happy,
        "needs_happiness": card.needs_happiness,
        "rules": [name for bit, name in enumerate(RULE_NAMES) if (card.rules >> bit) & 1],
        "technologies": card.technologies[:],
        "improvement": card.improvement,
    }
