"""Invariants of every position the rules can reach."""

from quadriga.engine.chance import WORD
from quadriga.engine.codec import Column, misshapen
from quadriga.games.medioevo.board import (
    CAPTAIN,
    CARAVAN,
    CARDS,
    CATEGORIES,
    COLOURS,
    EVENTS,
    GALLEY,
    GOODS,
    KINDS,
    KINGDOMS,
    SHIP,
    TERRITORIES,
    TOKENS,
    ZONES,
)
from quadriga.games.medioevo.codes import (
    BARBARIAN_GALLEYS,
    BORROW,
    DEEDS,
    FINAL,
    HONOUR_SOURCES,
    PACT,
    SCORING,
    SETUP,
    STAGES,
)
from quadriga.games.medioevo.procedures.empire import CardPurchase
from quadriga.games.medioevo.procedures.movement import Movement
from quadriga.games.medioevo.procedures.preparation import StartingCards
from quadriga.games.medioevo.property_queries import capacity, cubes_left, owner_of, pieces_left, tokens_left
from quadriga.games.medioevo.state import Medioevo
from quadriga.games.medioevo.unit_queries import barbarian_reserve, off_board, on_board


def problems(g: Medioevo) -> list[str]:
    found = shape_problems(g)
    if found:
        return found
    return card_problems(g) + unit_problems(g) + piece_problems(g) + land_problems(g)


def shape_problems(g: Medioevo) -> list[str]:
    """Lists of the wrong length and numbers of things that do not exist: all else relies on them."""
    seats = g.seats
    if not 3 <= seats <= 6:
        return [f"{seats} seats"]
    found: list[str] = []
    if not SETUP <= g.phase <= SCORING:
        found.append(f"phase {g.phase}")
    if not g.stack and not g.over:
        found.append("nothing is going on")
    if sorted([*g.order, *g.gone]) != list(range(seats)):
        found.append("order and eliminated seats do not name every seat once")
    for name, column, row in (
        ("pacts", g.pacts, PACT),
        ("borrowed", g.borrowed, BORROW),
        ("effects", g.effects, 3),
        ("bans", g.bans, 3),
        ("orders", g.orders, 3),
    ):
        if len(column) % row:
            found.append(f"{name} has a broken row")
    return found + misshapen(columns(g))


def columns(g: Medioevo) -> list[Column]:
    seats = g.seats
    pieces = seats * TOKENS + BARBARIAN_GALLEYS
    return [
        ("absent", g.absent, None, 0, seats - 1),
        ("winners", g.winners, None, 0, seats - 1),
        ("rng", g.rng, 4, 0, WORD),
        ("order", g.order, None, 0, seats - 1),
        ("gone", g.gone, None, 0, seats - 1),
        ("in_play", g.in_play, ZONES, 0, 1),
        ("dice", g.dice, 3, 0, 8),
        ("horde", g.horde, 3, 0, 2),
        ("event_deck", g.event_deck, None, 0, EVENTS - 1),
        ("event_discard", g.event_discard, None, 0, EVENTS - 1),
        ("kingdom", g.kingdom, seats, -1, KINGDOMS - 1),
        ("florins", g.florins, seats, 0, None),
        ("honour", g.honour, seats, -9999, None),
        ("honour_log", g.honour_log, seats * HONOUR_SOURCES, -9999, None),
        ("handicap", g.handicap, seats if g.handicap else 0, 0, None),
        ("loans", g.loans, seats, 0, 5),
        ("credit", g.credit, seats, 0, 7),
        ("unpaid", g.unpaid, seats, 0, 2),
        ("tax", g.tax, seats, 0, 50),
        ("income", g.income, seats, 0, None),
        ("blood", g.blood, seats, 0, 18),
        ("tokens", g.tokens, seats * COLOURS, 0, 8),
        ("flipped", g.flipped, seats * COLOURS, 0, 8),
        ("points", g.points, seats * COLOURS, 0, None),
        ("levels", g.levels, seats * COLOURS, 0, 4),
        ("researched", g.researched, seats, 0, 63),
        ("license", g.license, seats, -1, 23),
        ("deeds", g.deeds, seats * DEEDS, 0, None),
        ("recruited", g.recruited, seats, 0, None),
        ("surrendered", g.surrendered, seats * KINDS, 0, None),
        ("yielded", g.yielded, seats * KINDS, 0, None),
        ("lost", g.lost, seats * KINDS, 0, None),
        ("lost_now", g.lost_now, seats * KINDS, 0, None),
        ("prisoners", g.prisoners, seats * seats * KINDS, 0, None),
        ("final", g.final, None if not g.final else seats * FINAL, -9999, None),
        ("talks", g.talks, seats, 0, None),
        ("cards", g.cards, None, 0, seats * CARDS - 1),
        ("rotated", g.rotated, None, 0, CARDS - 1),
        ("deck", g.deck, None, 0, CARDS - 1),
        ("war", g.war, seats * seats, 0, None),
        ("truce", g.truce, seats * seats, 0, None),
        ("warring", g.warring, seats * seats, 0, None),
        ("army", g.army, ZONES * (seats + 1) * KINDS, 0, None),
        ("troops", g.troops, ZONES * (seats + 1), 0, None),
        ("tired", g.tired, None, 0, ZONES * (seats + 1) * KINDS - 1),
        ("piece_kind", g.piece_kind, pieces, -1, 4),
        ("piece_level", g.piece_level, pieces, 0, 3),
        ("piece_zone", g.piece_zone, pieces, -1, ZONES - 1),
        ("piece_mp", g.piece_mp, pieces, 0, None),
        ("piece_done", g.piece_done, pieces, 0, 1),
        ("piece_aboard", g.piece_aboard, pieces, -1, pieces - 1),
        ("cargo", g.cargo, pieces * GOODS, 0, None),
        ("holder", g.holder, TERRITORIES, -1, seats - 1),
        ("token", g.token, TERRITORIES, -1, seats - 1),
        ("buildings", g.buildings, TERRITORIES * CATEGORIES, 0, 3),
        ("damage", g.damage, TERRITORIES * CATEGORIES, 0, 9),
        ("market", g.market, TERRITORIES, 0, 255),
        ("conquered", g.conquered, None, 0, TERRITORIES - 1),
        ("road", g.road, seats * STAGES, -1, TERRITORIES - 1),
        ("road_length", g.road_length, seats, 0, STAGES),
        ("road_done", g.road_done, seats, 0, 255),
        ("road_piece", g.road_piece, seats, -1, pieces - 1),
    ]


def card_problems(g: Medioevo) -> list[str]:
    """Every card in one place; rotated ones are somebody's."""
    found: list[str] = []
    cards = [*(held % CARDS for held in g.cards), *g.deck]
    for frame in g.stack:
        if isinstance(frame, CardPurchase):
            cards.extend(frame.drawn)
        elif isinstance(frame, StartingCards):
            cards.extend([held % CARDS for held in frame.dealt])
    if cards and sorted(cards) != list(range(CARDS)):
        twice = sorted({card for card in cards if cards.count(card) > 1})
        lost = [card for card in range(CARDS) if card not in cards]
        found.append(f"cards in two places: {twice}; nowhere: {lost}")
    for name, column in (("cards", g.cards), ("rotated", g.rotated)):
        if list(column) != sorted(set(column)):
            found.append(f"{name} does not ascend")
    for card in g.rotated:
        if card not in [held % CARDS for held in g.cards]:
            found.append(f"card {card} is rotated and nobody's")
    for colour in range(COLOURS):
        if tokens_left(g, colour) < 0:
            found.append(f"too many objective tokens of colour {colour}")
    return found


def unit_problems(g: Medioevo) -> list[str]:
    found: list[str] = []
    for place in range(len(g.troops)):
        if g.troops[place] != sum(g.army[place * KINDS : (place + 1) * KINDS]):
            found.append(f"troops of place {place} do not add up")
    if list(g.tired) != sorted(g.tired):
        found.append("tired does not ascend")
    for index in set(g.tired):
        if g.tired.count(index) > g.army[index]:
            found.append(f"more tired units than units at {index}")
    for seat in range(g.seats):
        captains = 0
        for kind in range(KINDS):
            used = on_board(g, seat, kind) + off_board(g, seat, kind)
            if kind >= CAPTAIN:
                captains += used
            elif used > g.board.unit_count[kind]:
                found.append(f"seat {seat} has {used} units of kind {kind}")
        if captains > g.board.unit_count[CAPTAIN]:
            found.append(f"seat {seat} has {captains} captains")
    for kind in range(KINDS):
        if g.board.barbarian_count[kind] < on_board(g, g.seats, kind) or barbarian_reserve(g, kind) < 0:
            found.append(f"too many barbarians of kind {kind}")
    return found


def piece_problems(g: Medioevo) -> list[str]:
    found: list[str] = []
    for kind in range(5):
        for level in (1, 2, 3):
            if pieces_left(g, kind, level) < 0:
                found.append(f"too many pieces of kind {kind} level {level}")
    for good in range(GOODS):
        if cubes_left(g, good) < 0:
            found.append(f"too many cubes of good {good}")
    moving = [frame for frame in g.stack if isinstance(frame, Movement)]
    for piece in range(len(g.piece_kind)):
        kind = g.piece_kind[piece]
        if kind < 0:
            continue
        load = sum(g.cargo[piece * GOODS : (piece + 1) * GOODS])
        if kind in (CARAVAN, SHIP) and load > capacity(g, piece):
            found.append(f"piece {piece} carries {load} cubes")
        galley = g.piece_aboard[piece]
        if galley >= 0 and (g.piece_kind[galley] != GALLEY or g.piece_zone[galley] != g.piece_zone[piece]):
            found.append(f"piece {piece} is aboard nothing")
    if not moving:
        for zone in range(TERRITORIES, ZONES):
            for seat in range(g.seats):
                found.extend(fleet_problems(g, zone, seat))
    return found


def fleet_problems(g: Medioevo, zone: int, seat: int) -> list[str]:
    """Units at sea are aboard galleys."""
    for kind in range(KINDS):
        aboard = 0
        for piece in range(seat * TOKENS, (seat + 1) * TOKENS):
            if g.piece_kind[piece] == GALLEY and g.piece_zone[piece] == zone:
                aboard += g.cargo[piece * GOODS + kind]
        if aboard != g.army[(zone * (g.seats + 1) + seat) * KINDS + kind]:
            return [f"units of seat {seat} in sea {zone} are not aboard"]
    return []


def land_problems(g: Medioevo) -> list[str]:
    found: list[str] = []
    for territory in range(TERRITORIES):
        for category in range(CATEGORIES):
            index = territory * CATEGORIES + category
            level = g.buildings[index]
            if g.damage[index] and g.damage[index] >= g.board.structure[category * 4 + level]:
                found.append(f"building {index} should have fallen")
        if g.buildings[territory * CATEGORIES] and g.board.good[territory] < 0:
            found.append(f"a settlement in uninhabited territory {territory}")
        if not g.in_play[territory] and (g.holder[territory] >= 0 or g.market[territory]):
            found.append(f"something in territory {territory}, which is not in play")
    for piece in range(len(g.piece_kind)):
        if g.piece_kind[piece] >= 0 and not g.in_play[g.piece_zone[piece]]:
            found.append(f"piece {piece} of {owner_of(g, piece)} is out of play")
    for seat in range(g.seats):
        if g.token.count(seat) > 8:
            found.append(f"seat {seat} has too many control tokens")
    return found
