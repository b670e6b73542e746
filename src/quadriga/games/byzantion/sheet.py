"""The printed facts that a picture of the game needs beside the view."""

from typing import Any

from quadriga.games.byzantion.board import EMPIRE_CARDS, EVENTS, TYPES, Board
from quadriga.games.byzantion.data_schema import WINDOW_NAMES
from quadriga.games.byzantion.deeds import named
from quadriga.games.byzantion.procedures.rounds import HAND_LIMIT


def sheet(board: Board) -> dict[str, Any]:
    return {
        "cards": [card_sheet(board, card) for card in range(len(board.card_keys))],
        "missions": [
            {"key": mission.key, "number": f"M{number:02d}"} for number, mission in enumerate(board.missions, 1)
        ],
        "events": [event_sheet(board, event) for event in range(len(board.events))],
        "caskets": [named(casket) for casket in board.caskets],
        "units": [
            {
                "key": key,
                "type": board.unit_type[kind],
                "count": board.unit_count[kind],
                "cost": named(board.unit_cost[kind]),
            }
            for kind, key in enumerate(board.unit_keys)
        ],
        "territories": [
            {"key": key, "colour": board.colours[place], "cities": board.cities[place][:], "sea": board.seas[place]}
            for place, key in enumerate(board.territory_keys)
        ],
        "prices": board.prices[:],
        "draw": [
            {
                "pay": board.draw_price[way],
                "deck": board.draw_deck[way],
                "offer": board.draw_offer[way],
                "discard": board.draw_discard[way],
            }
            for way in range(len(board.draw_price))
        ],
        "ranks": [{"key": key, "least": board.rank_least[place]} for place, key in enumerate(board.rank_keys)],
        "hand_limit": HAND_LIMIT,
    }


def card_sheet(board: Board, card: int) -> dict[str, Any]:
    windows = board.windows[card]
    return {
        "key": board.card_keys[card],
        "number": board.card_numbers[card],
        "cost": board.cost[card],
        "types": board.types[card][:],
        "levels": [board.level[card * TYPES + kind] for kind in board.types[card]],
        "hero": board.hero[card],
        "intrigue": card >= EMPIRE_CARDS,
        "production": named(board.production[card]),
        "windows": [name for place, name in enumerate(WINDOW_NAMES) if (windows >> place) & 1],
        "origin": board.card_origin[card],
    }


def event_sheet(board: Board, number: int) -> dict[str, Any]:
    event = board.events[number]
    solo = number >= EVENTS
    return {
        "key": event.key,
        "number": f"S{number - EVENTS + 1:02d}" if solo else f"V{number + 1:02d}",
        "solo": solo,
        "epoch": event.epoch,
        "year": event.year,
        "area": event.area,
        "options": [
            {
                "required": named(event.required[option]),
                "units": [{"unit": kind, "count": count} for kind, count in enumerate(units) if count],
            }
            for option, units in enumerate(event.units)
        ],
        "reward": named(event.reward),
        "penalty": named(event.penalty),
        "trial": None if event.trial_resource < 0 else {"resource": event.trial_resource, "doxa": event.trial_doxa[:]},
    }
