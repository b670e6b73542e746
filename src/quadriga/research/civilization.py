"""Civilization CHR as rows of numbers. Hands, decks, tokens not looked at, sealed bids and choices, and offers between
others stay out of it."""

from functools import cache
from typing import Any

import numpy as np

from quadriga.engine.choice import Deal
from quadriga.engine.module import Module
from quadriga.games.civilization.board import (
    CARDS,
    CIVILIZATIONS,
    GOVERNMENTS,
    IMPROVEMENTS,
    PIECES,
    SPACES,
    TERRITORIES,
    TOKENS,
)
from quadriga.games.civilization.names import PHASE_NAMES
from quadriga.games.civilization.position_names import MOOD_NAMES
from quadriga.games.civilization.procedures.battle.battle import ATTACK, DEFENCE, Battle
from quadriga.games.civilization.procedures.battle.clash import clash_of
from quadriga.games.civilization.procedures.move import Move
from quadriga.games.civilization.procedures.terms_of_trade import CLAUSE_KINDS, LEG_KINDS, THING
from quadriga.games.civilization.state import Civilization
from quadriga.games.civilization.technologies import TECHNOLOGIES
from quadriga.games.civilization.terms import DECLARED, SPIES, TRADE_ENTRY, WORK
from quadriga.games.civilization.view import bids, token_seen
from quadriga.games.civilization.wonders import WONDERS
from quadriga.research.features import (
    Encoder,
    marked,
    numbers_of,
    one_hot,
    owner_marks,
    padded,
    relative,
    turned,
    turned_square,
)

MOST = 6
OWNERS = MOST + 1
ERAS = 5  # numbered from 1
LENGTHS = 4
SEAT = 13  # numbers of a seat
LEGS = len(LEG_KINDS)
CLAUSES = len(CLAUSE_KINDS)
BATTLE = 6
MOODS = len(MOOD_NAMES)


class CivilizationEncoder(Encoder):
    """Course of the game, per seat, per pair of seats, per card, technology, territory, space and piece."""

    terms_width = 2 * LEGS + 2 + 2 * CLAUSES

    def __init__(self, module: Module) -> None:
        self.own_sections = (
            ("phase", len(PHASE_NAMES), 1.0),
            ("era", ERAS, 1.0),
            ("length", LENGTHS, 1.0),
            ("options", 14, 0.5),
            ("course", 7, 0.1),
            ("order", MOST, 0.2),
            ("civilizations", MOST * CIVILIZATIONS, 1.0),
            ("governments", MOST * GOVERNMENTS, 1.0),
            ("seat_numbers", MOST * SEAT, 0.05),
            ("hand", CARDS, 1.0),
            ("standing", MOST * CARDS, 1.0),
            ("completed", MOST * CARDS, 1.0),
            ("technologies", TECHNOLOGIES * OWNERS, 1.0),
            ("wonders", WONDERS * OWNERS, 1.0),
            ("wonder_places", WONDERS * 2, 1 / TERRITORIES),
            ("works", MOST * IMPROVEMENTS, 1.0),
            ("war", MOST**2, 1.0),
            ("embargo", MOST**2, 1.0),
            ("holders", TERRITORIES * OWNERS, 1.0),
            *((name, TERRITORIES, 0.25) for name in ("sizes", "occupied", "resources", "shown", "roads")),
            ("tokens", TERRITORIES, 1 / TOKENS),
            ("trade_partners", TERRITORIES, 1 / TERRITORIES),
            ("moods", TERRITORIES * MOODS, 1.0),
            ("alerts", SPACES, 0.2),
            ("battles", SPACES, 1.0),
            ("spy_spaces", MOST * SPIES, 1 / SPACES),
            ("spy_used", MOST * SPIES, 1.0),
            ("spy_points", MOST * SPIES, 0.5),
            ("bids", MOST, 0.05),
            ("battle", BATTLE, 0.1),
        )
        self.long_sections = (
            ("troops", SPACES * OWNERS, 0.2),
            ("fleets", SPACES * OWNERS, 0.2),
            ("piece_kinds", PIECES, 0.05),
            ("piece_owners", PIECES, 1 / OWNERS),
            ("piece_spaces", PIECES, 1 / SPACES),
            ("piece_spent", PIECES, 0.1),
            ("piece_carriers", PIECES, 0.01),
            ("piece_marks", PIECES, 0.1),
            ("piece_moving", PIECES, 1.0),
        )
        self.pieces_seen: dict[tuple[int, int], tuple[Any, Any]] = {}  # by seat and seats
        super().__init__(module)

    def terms(self, deal: Deal, seat: int) -> list[int]:
        """Things given and things taken by kind, the last thing of each side, clauses that bind either side."""
        row = [0] * self.terms_width
        for at in range(0, len(deal.legs), 4):
            giver, _, kind, amount = deal.legs[at : at + 4]
            side = int(giver != seat)
            row[side * LEGS + kind % THING] += amount
            row[2 * LEGS + side] = kind // THING
        for at in range(0, len(deal.clauses), 4):
            side = int(deal.clauses[at + 1] != seat)
            row[2 * LEGS + 2 + side * CLAUSES + deal.clauses[at]] = 10
        return row

    # --- sections

    def read(self, g: Civilization, seat: int) -> list[int]:
        row = one_hot(g.phase, len(PHASE_NAMES))
        row += one_hot(g.era, ERAS)
        row += one_hot(g.length, LENGTHS)
        row += [int(g.civ_rule), int(g.governments_rule), int(g.espionage), int(g.events_rule), int(g.luxury)]
        row += [g.strategy_rule, int(g.experience_rule), int(g.roads_rule), int(g.prospecting), int(g.landings)]
        row += [int(g.barbarians_rule), g.order_mode, int(g.limited), int(g.delayed)]
        row += [relative(g.marker, seat, g.seats), g.ending, relative(g.ended_by, seat, g.seats), g.event, g.fund]
        row += [sum(1 for card in g.deck if g.board.cards[card].deck == g.era), sum(g.bag)]
        self.read_seats(g, seat, row)
        self.read_works(g, seat, row)
        row += turned_square(g.war, seat, g.seats, MOST)
        row += turned_square(g.embargo, seat, g.seats, MOST)
        self.read_territories(g, seat, row)
        self.read_spies(g, seat, row)
        own_bids = [0 if bid is None else bid + 1 for bid in bids(g, seat)] or [0] * g.seats
        row += turned(own_bids, seat, g.seats, MOST)
        row += self.battle(g, seat)
        return row

    def read_seats(self, g: Civilization, seat: int, row: list[int]) -> None:
        seats = g.seats
        around = [(seat + step) % seats for step in range(seats)]
        row += padded([g.order.index(other) + 1 if other in g.order else 0 for other in around], MOST)
        civilizations: list[int] = []
        governments: list[int] = []
        numbers: list[int] = []
        hands = [card // CARDS for card in g.hands]
        for other in around:
            civilizations += one_hot(g.civilization[other], CIVILIZATIONS)
            governments += one_hot(g.government[other], GOVERNMENTS)
            numbers += [g.coins[other], g.capital[other] + 1, g.experience[other], g.merit_points[other]]
            numbers += [g.dogma[other] + 1, g.fuel[other], g.terror[other], g.income[other], g.duty[other]]
            numbers += [hands.count(other), g.leaving[other], 20 * (other in g.gone), g.tech_owner.count(other)]
        row += padded(civilizations, MOST * CIVILIZATIONS)
        row += padded(governments, MOST * GOVERNMENTS)
        row += padded(numbers, MOST * SEAT)
        row += marked([card % CARDS for card in g.hands if card // CARDS == seat], CARDS)
        row += turned(marked(g.standing, seats * CARDS), seat, seats, MOST, CARDS)
        row += turned(marked(g.completed, seats * CARDS), seat, seats, MOST, CARDS)

    def read_works(self, g: Civilization, seat: int, row: list[int]) -> None:
        """Technologies, wonders and improvements by owner."""
        marks = owner_marks(seat, g.seats, MOST)
        for column in (g.tech_owner, g.wonder_owner):
            for owner in column:
                row += marks[max(owner, -1)]
        row += [place + 1 for place in g.wonder_place]
        works = [g.works[at] * IMPROVEMENTS + g.works[at + 1] for at in range(0, len(g.works), WORK)]
        row += turned(marked(works, g.seats * IMPROVEMENTS), seat, g.seats, MOST, IMPROVEMENTS)

    def read_territories(self, g: Civilization, seat: int, row: list[int]) -> None:
        marks = owner_marks(seat, g.seats, MOST)
        for holder in g.holder:
            row += marks[holder]
        row += g.size
        row += g.occupied
        row += [resource + 1 for resource in g.resource]
        row += g.shown
        row += g.road
        row += [token_seen(g, territory, seat) + 1 for territory in range(TERRITORIES)]
        partners = [0] * TERRITORIES
        for at in range(0, len(g.trades), TRADE_ENTRY):
            one, other = g.trades[at : at + 2]
            partners[one] = other + 1
            partners[other] = one + 1
        row += partners
        for mood in g.mood:
            row += mood_bits(mood)
        row += g.alert
        row += marked(g.declared[::DECLARED], SPACES)

    def read_spies(self, g: Civilization, seat: int, row: list[int]) -> None:
        row += turned([space + 1 for space in g.spy_space], seat, g.seats, MOST, SPIES)
        row += turned(g.spy_used, seat, g.seats, MOST, SPIES)
        row += turned(g.spy_mp, seat, g.seats, MOST, SPIES)

    def battle(self, g: Civilization, seat: int) -> list[int]:
        """Space, round and leaders lie open; of sealed units the seat sees its own."""
        for frame in g.frames():
            if isinstance(frame, Battle):
                leaders = [relative(frame.commanders[side], seat, g.seats) for side in (ATTACK, DEFENCE)]
                row = [10, frame.space, frame.round, *leaders, 0]
                clash = clash_of(g)
                if clash is not None:
                    for side in (ATTACK, DEFENCE):
                        if frame.commanders[side] == seat:
                            row[-1] = clash.units[side] + 1
                return row
        return [0] * BATTLE

    def fill(self, g: Civilization, seat: int, out: Any) -> None:
        """Rows of the state are replaced and never written: while they stay the same, so does what is made of them."""
        moving = [piece for frame in g.stack if isinstance(frame, Move) for piece in frame.pieces]
        key = (g.troops, g.fleet, g.kind, g.owner, g.space, g.spent, g.aboard, g.mark, moving)
        last = self.pieces_seen.get((seat, g.seats))
        if last is None or last[0] != key:
            last = (key, self.read_pieces(g, seat, moving, np.zeros(len(out), np.float32)))
            self.pieces_seen[seat, g.seats] = last
        out[:] = last[1]

    def read_pieces(self, g: Civilization, seat: int, moving: list[int], out: Any) -> Any:
        """Military units and ships by space and owner; every piece by its number."""
        seats = g.seats
        around = [(seat + step) % seats for step in range(seats)]
        size = 0
        for numbers in (g.troops, g.fleet):
            block = out[size : size + SPACES * OWNERS].reshape(SPACES, OWNERS)
            counts = np.frombuffer(numbers, np.uint8).reshape(SPACES, seats + 1)
            block[:, :seats] = counts[:, around]
            block[:, MOST] = counts[:, seats]
            size += SPACES * OWNERS
        if not g.kind:
            return out
        kinds = numbers_of(g.kind)
        there = kinds >= 0
        count = len(kinds)
        owners = numbers_of([relative(owner, seat, seats) for owner in range(seats + 1)] + [0])
        columns = (
            kinds + 1,
            owners[numbers_of(g.owner)],
            numbers_of(g.space) + 1,
            numbers_of(g.spent),
            numbers_of(g.aboard) + 1,
            numbers_of(g.mark),
            numbers_of(marked(moving, count)),
        )
        for column in columns:
            out[size : size + count] = column * there
            size += PIECES
        return out


@cache
def mood_bits(mood: int) -> list[int]:
    """What is true of a territory for a while, one place each. Never written."""
    return [(mood >> bit) & 1 for bit in range(MOODS)]
