"""Invariants of every position the rules can reach."""

from quadriga.engine.chance import WORD
from quadriga.engine.codec import Column, misshapen
from quadriga.games.byzantion.board import (
    CARDS,
    CASKETS,
    EMPIRE_CARDS,
    EVENT_CARDS,
    GOODS,
    MISSIONS,
    POSITIONS,
    RESOURCES,
    SLOTS,
    TERRITORIES,
    UNITS,
)
from quadriga.games.byzantion.procedures.ability import DrawAndKeep
from quadriga.games.byzantion.procedures.contribution import SEALED, Contribution
from quadriga.games.byzantion.procedures.draw import DrawCards
from quadriga.games.byzantion.procedures.intrigue import IntriguePlay
from quadriga.games.byzantion.procedures.preparation import Draft
from quadriga.games.byzantion.procedures.solo.keimelion import TunicPlay
from quadriga.games.byzantion.procedures.trial import Trial
from quadriga.games.byzantion.queries import area_of, followers, has_room, leads, owner_of, units_of_kind
from quadriga.games.byzantion.state import EMPTY, FINAL, PENDING, SCORING, SETUP, Byzantion


def problems(g: Byzantion) -> list[str]:
    found = shape_problems(g)
    if found:
        return found
    return card_problems(g) + bandon_problems(g) + supply_problems(g) + frame_problems(g)


def shape_problems(g: Byzantion) -> list[str]:
    """Lists of the wrong length and numbers of things that do not exist: all else relies on them."""
    seats = g.seats
    if not 1 <= seats <= 4:
        return [f"{seats} seats"]
    found: list[str] = []
    if not SETUP <= g.phase <= SCORING:
        found.append(f"phase {g.phase}")
    if not g.stack and not g.over:
        found.append("nothing is going on")
    if sorted(g.order) != list(range(seats)):
        found.append("the order does not name every seat once")
    if not 0 <= g.round <= len(g.events):
        found.append(f"round {g.round} of {len(g.events)}")
    if not -1 <= g.ring < seats or not -1 <= g.option <= 1:
        found.append(f"ring {g.ring}, option {g.option}")
    rounds = len(g.events)
    columns: list[Column] = [
        ("absent", g.absent, None, 0, seats - 1),
        ("winners", g.winners, None, 0, seats - 1),
        ("rng", g.rng, 4, 0, WORD),
        ("events", g.events, None, EMPTY, EVENT_CARDS - 1),
        ("shown", g.shown, rounds, 0, 1),
        ("options", g.options, rounds, -1, 1),
        ("outcome", g.outcome, rounds, PENDING, seats - 1),
        ("stock", g.stock, seats * GOODS, 0, None),
        ("doxa", g.doxa, seats, 0 if seats > 1 else -999, None),
        ("handicap", g.handicap, seats if g.handicap else 0, 0, None),
        ("dynamis", g.dynamis, seats, 0, None),
        ("final", g.final, seats * FINAL, 0, None),
        ("hands", g.hands, None, 0, seats * CARDS - 1),
        ("area", g.area, None, 0, seats * CARDS - 1),
        ("follows", g.follows, EMPIRE_CARDS, -1, EMPIRE_CARDS - 1),
        ("marked", g.marked, None, 0, EMPIRE_CARDS - 1),
        ("down", g.down, None, 0, CARDS - 1),
        ("deck", g.deck, None, 0, CARDS - 1),
        ("discard", g.discard, None, 0, CARDS - 1),
        ("offer_cards", g.offer_cards, SLOTS, EMPTY, CARDS - 1),
        ("removed", g.removed, None, 0, CARDS - 1),
        ("missions", g.missions, None, 0, seats * MISSIONS - 1),
        ("spurned", g.spurned, None, 0, seats * MISSIONS - 1),
        ("market", g.market, None, 0, RESOURCES - 1),
        ("caskets", g.caskets, None, 0, CASKETS - 1),
        ("track", g.track, POSITIONS, EMPTY, CASKETS - 1),
        ("seals", g.seals, POSITIONS, -1, seats - 1),
        ("units", g.units, TERRITORIES * UNITS, 0, None),
        ("reserved", g.reserved, None, 0, SLOTS - 1),
    ]
    return found + misshapen(columns)


def in_the_air(g: Byzantion) -> list[int]:
    """Cards that a procedure holds."""
    cards: list[int] = []
    for frame in g.stack:
        if isinstance(frame, Draft):
            cards.extend([held % CARDS for held in frame.packs])
        elif isinstance(frame, (DrawAndKeep, TunicPlay)):
            cards.extend(frame.drawn)
        elif isinstance(frame, DrawCards) and frame.aside >= 0:
            cards.append(frame.aside)
        elif isinstance(frame, IntriguePlay):
            cards.append(frame.card)
    return cards


def card_problems(g: Byzantion) -> list[str]:
    """Every card and every Mission in one place; lists that must ascend do."""
    found: list[str] = []
    if g.deck or g.hands or g.area:
        cards = [held % CARDS for held in g.hands + g.area] + g.deck + g.discard + g.removed + in_the_air(g)
        cards.extend([card for card in g.offer_cards if card != EMPTY])
        if sorted(cards) != list(range(CARDS)):
            twice = sorted({card for card in cards if cards.count(card) > 1})
            lost = [card for card in range(CARDS) if card not in cards]
            found.append(f"cards in two places: {twice}; nowhere: {lost}")
    for name, column in (("hands", g.hands), ("area", g.area), ("marked", g.marked), ("down", g.down)):
        if column != sorted(set(column)):
            found.append(f"{name} does not ascend")
    held = [mission % MISSIONS for mission in g.missions + g.spurned]
    if len(set(held)) != len(held):
        found.append("a Mission is in two places")
    track = [casket for casket in g.track if casket != EMPTY]
    if len(set(track + g.caskets)) != len(track) + len(g.caskets):
        found.append("a casket is in two places")
    for card in g.marked + g.down:
        if owner_of(g, card) < 0:
            found.append(f"card {card} is marked or face down, but not in play")
    return found


def bandon_problems(g: Byzantion) -> list[str]:
    """Followers stand under a leading Hero of their owner who has room for them."""
    found: list[str] = []
    for card, leader in enumerate(g.follows):
        if leader >= 0 and (owner_of(g, card) < 0 or owner_of(g, card) != owner_of(g, leader) or not leads(g, leader)):
            found.append(f"card {card} follows {leader}")
    if found:
        return found
    for seat in range(g.seats):
        for leader in area_of(g, seat):
            if leader < EMPIRE_CARDS and leads(g, leader):
                followed = followers(g, seat, leader)
                if followed and not fits(g, seat, leader, followed):
                    found.append(f"the Bandon of {leader} is too large")
    return found


def fits(g: Byzantion, seat: int, leader: int, followed: list[int]) -> bool:
    last = followed[-1]
    g.follows[last] = -1
    fitting = has_room(g, seat, leader, last)
    g.follows[last] = leader
    return fitting


def supply_problems(g: Byzantion) -> list[str]:
    """Miniatures within the box, the Market without doubles.  rule: BZ-UNI-4, BZ-SEL-1"""
    found: list[str] = []
    for kind in range(UNITS):
        if units_of_kind(g, kind) > g.board.unit_count[kind]:
            found.append(f"{units_of_kind(g, kind)} units of kind {kind}")
    if len(set(g.market)) != len(g.market):
        found.append(f"the Market holds {g.market}")
    return found


def frame_problems(g: Byzantion) -> list[str]:
    """Sealed answers within what their owners have."""
    found: list[str] = []
    for frame in g.stack:
        if isinstance(frame, Contribution):
            if len(frame.cursor) != g.seats or not all(0 <= at <= SEALED for at in frame.cursor):
                return [f"cursors {frame.cursor}"]
            if frame.at == 0:
                for seat in range(g.seats):
                    for good in range(GOODS):
                        if frame.given[seat * GOODS + good] > frame.cap(g, seat, good):
                            found.append(f"seat {seat} gives more of good {good} than it can")
        elif isinstance(frame, Trial) and (len(frame.bids) != g.seats or len(frame.change) != g.seats):
            found.append("the bids are out of shape")
    return found
