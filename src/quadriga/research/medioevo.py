"""Medioevo Universale as rows of numbers. Treasuries, orders, drawn cards, sealed answers, decks, secret pacts and
offers between others stay out of it."""

from typing import Any

import numpy as np

from quadriga.engine.choice import Deal
from quadriga.engine.module import Module
from quadriga.games.medioevo import view
from quadriga.games.medioevo.board import (
    CARDS,
    CATEGORIES,
    COLOURS,
    EVENTS,
    GOODS,
    KINDS,
    KINGDOMS,
    MOST_SEATS,
    OWNERS,
    TERRITORIES,
    TOKENS,
    ZONES,
)
from quadriga.games.medioevo.codes import BARBARIAN_GALLEYS, PACT, PACT_KINDS, STAGES
from quadriga.games.medioevo.procedures.battle.battle import battle_of
from quadriga.games.medioevo.procedures.movement import Movement
from quadriga.games.medioevo.procedures.pact import AIMED, CLAUSE_KINDS, NUMBERED
from quadriga.games.medioevo.procedures.treaty import Proposal
from quadriga.games.medioevo.queries import has_truce
from quadriga.games.medioevo.state import Medioevo
from quadriga.research.features import (
    Encoder,
    Section,
    marked,
    numbers_of,
    one_hot,
    owner_table,
    padded,
    relative,
    turned,
    turned_square,
)
from quadriga.research.walk import Walk

PHASES = 9
SEAT = 6  # numbers of a seat
PIECES = MOST_SEATS * TOKENS + BARBARIAN_GALLEYS
PACTS = 8  # that are shown, in the order of their action numbers
PACT_ROW = 5
BATTLE = 12
MOVE = 3 + KINDS
TENS = 10


class MedioevoEncoder(Encoder):
    """Course of the game, per seat, per pair of seats, per card, territory, piece and zone; what is under way."""

    terms_width = 7 + 2 * CLAUSE_KINDS

    def __init__(self, module: Module) -> None:
        self.own_sections = (
            ("phase", PHASES, 1.0),
            ("options", 7, 0.1),
            ("course", 12, 0.1),
            ("event", EVENTS, 1.0),
            ("deck_top", CARDS, 1.0),
            ("effects", CARDS, 1.0),
            ("order", MOST_SEATS, 0.2),
            ("kingdoms", MOST_SEATS * KINGDOMS, 1.0),
            ("seat_numbers", MOST_SEATS * SEAT, 0.02),
            ("purses", MOST_SEATS * 2, 0.002),
            *((name, MOST_SEATS * COLOURS, 0.2) for name in ("tokens", "flipped", "points", "levels")),
            ("cards", MOST_SEATS * CARDS, 1.0),
            ("rotated", CARDS, 1.0),
            ("drawn", CARDS, 1.0),
            ("surrendered", MOST_SEATS * KINDS, 0.2),
            ("lost", MOST_SEATS * KINDS, 0.2),
            *((name, MOST_SEATS**2, 0.1) for name in ("war", "truce", "prisoners")),
            ("pacts", PACT_KINDS * MOST_SEATS**2, 1.0),
            ("roads", MOST_SEATS * STAGES, 1 / TERRITORIES),
            ("road_done", MOST_SEATS * STAGES, 1.0),
            *((name, PIECES, 0.1) for name in ("piece_kinds", "piece_levels", "piece_points", "piece_done")),
            ("piece_zones", PIECES, 1 / ZONES),
            ("piece_carriers", PIECES, 1 / PIECES),
            ("cargo", PIECES * GOODS, 0.2),
            ("orders", KINDS, 0.1),
            ("bids", MOST_SEATS, 0.002),
            ("battle", BATTLE, 0.1),
            ("move", MOVE, 0.1),
        )
        self.long_sections = (
            ("army", ZONES * OWNERS * KINDS, 0.2),
            ("in_play", ZONES, 1.0),
            ("holders", TERRITORIES * OWNERS, 1.0),
            ("control_tokens", TERRITORIES * OWNERS, 1.0),
            ("buildings", TERRITORIES * CATEGORIES, 0.5),
            ("destruction", TERRITORIES * CATEGORIES, 0.5),
            ("market", TERRITORIES * GOODS, 1.0),
        )
        self.lands_seen: dict[tuple[int, int], tuple[Any, Any]] = {}  # by seat and seats
        super().__init__(module)

    # --- deals and pacts

    def common_sections(self) -> tuple[Section, ...]:
        pacts = ((f"pact_{place}", PACT_ROW, 0.1) for place in range(PACTS))
        return (*super().common_sections(), *pacts)

    def common(self, walk: Walk, seat: int) -> list[int]:
        return super().common(walk, seat) + self.pacts_in_sight(walk, seat)

    def pacts_in_sight(self, walk: Walk, seat: int) -> list[int]:
        """Those the seat could renounce or accuse somebody of breaking now."""
        row: list[int] = []
        g = walk.game
        assert isinstance(g, Medioevo)
        if walk.seat == seat and walk.pending is None:
            choices = walk.open_choices().values()
            offered = sorted({c.target for c in choices if self.numbers.kinds[c.verb] == "pact"})
            for number in offered[:PACTS]:
                row += next(
                    [kind + 1, relative(by, seat, g.seats), relative(whom, seat, g.seats), until, 10 * secret]
                    for entry, kind, by, whom, until, secret in (
                        g.pacts[at : at + 6] for at in range(0, len(g.pacts), PACT)
                    )
                    if entry == number
                )
        return padded(row, PACTS * PACT_ROW)

    def open_offers(self, walk: Walk, seat: int) -> list[tuple[int, Deal]]:
        found = super().open_offers(walk, seat)
        for frame in walk.game.stack:
            if isinstance(frame, Proposal) and frame.at == 1 and seat in (frame.seat, frame.other):
                found.append((frame.seat, Deal(frame.legs, frame.clauses)))
        return found

    def terms(self, deal: Deal, seat: int) -> list[int]:
        """Florins, in tens, and prisoners given and taken; clauses that bind the seat, clauses that bind the other; the
        number, the last turn and the secrecy of the first clause."""
        row = [0] * self.terms_width
        for at in range(0, len(deal.legs), 4):
            giver, _, kind, amount = deal.legs[at : at + 4]
            row[2 * (kind > 0) + (giver != seat)] += amount if kind else amount // TENS
        for at in range(0, len(deal.clauses), 4):
            kind, party, until, secret = deal.clauses[at : at + 4]
            row[4 + CLAUSE_KINDS * (party != seat) + kind % NUMBERED] = 10
            if at == 0:
                row[-3:] = [kind % AIMED // NUMBERED, until, 10 * secret]
        return row

    # --- sections

    def read(self, g: Medioevo, seat: int) -> list[int]:
        row = one_hot(g.phase, PHASES)
        row += [g.turns, g.honour_limit, 10 * g.terrain, 10 * g.blood_rule, 10 * g.deployment, g.teams]
        row.append(g.kingdom_choice)
        row += [10 * g.time_up, len(g.event_deck), len(g.deck), g.stored, g.pilgrimage]
        row.append(g.board.events[g.event_deck[-1]].tax if g.event_deck else 0)
        row += padded(list(g.dice), 3)
        row += padded(list(g.horde), 3)
        row += one_hot(g.event, EVENTS)
        row += one_hot(g.deck[-1] if g.deck and g.phase else -1, CARDS)
        row += marked(g.effects[::3], CARDS)
        self.read_seats(g, seat, row)
        self.read_pairs(g, seat, row)
        self.read_roads(g, seat, row)
        self.read_pieces(g, seat, row)
        self.read_own(g, seat, row)
        self.read_deeds(g, seat, row)
        return row

    def read_seats(self, g: Medioevo, seat: int, row: list[int]) -> None:
        seats = g.seats
        around = [(seat + step) % seats for step in range(seats)]
        row += padded([g.order.index(other) + 1 if other in g.order else 0 for other in around], MOST_SEATS)
        kingdoms: list[int] = []
        numbers: list[int] = []
        purses: list[int] = []
        for other in around:
            kingdoms += one_hot(g.kingdom[other], KINGDOMS)
            numbers += [g.honour[other], g.loans[other], g.tax[other], g.blood[other], 50 * (other in g.gone)]
            purses += [g.florins[other] if other == seat or g.over else 0, g.income[other]]
            numbers.append(g.recruited[other] if other == seat else 0)
        row += padded(kingdoms, MOST_SEATS * KINGDOMS)
        row += padded(numbers, MOST_SEATS * SEAT)
        row += padded(purses, MOST_SEATS * 2)
        for column in (g.tokens, g.flipped, g.points, g.levels):
            row += turned(column, seat, seats, MOST_SEATS, COLOURS)
        row += turned(marked(g.cards, seats * CARDS), seat, seats, MOST_SEATS, CARDS)
        row += marked(g.rotated, CARDS)
        row += marked(view.drawn(g, seat), CARDS)
        given_up = [before + now for before, now in zip(g.surrendered, g.yielded)]
        row += turned(given_up, seat, seats, MOST_SEATS, KINDS)
        row += turned(g.lost, seat, seats, MOST_SEATS, KINDS)

    def read_pairs(self, g: Medioevo, seat: int, row: list[int]) -> None:
        seats = g.seats
        row += turned_square(g.war, seat, seats, MOST_SEATS)
        truce = [10 * has_truce(g, one, other) for one in range(seats) for other in range(seats)]
        row += turned_square(truce, seat, seats, MOST_SEATS)
        held = [sum(g.prisoners[pair * KINDS : (pair + 1) * KINDS]) for pair in range(seats * seats)]
        row += turned_square(held, seat, seats, MOST_SEATS)
        pacts = [0] * (PACT_KINDS * MOST_SEATS**2)
        for at in range(0, len(g.pacts), PACT):
            _, kind, by, whom, _, secret = g.pacts[at : at + 6]
            if not secret or seat in (by, whom):
                place = (by - seat) % seats * MOST_SEATS + (whom - seat) % seats
                pacts[kind * MOST_SEATS**2 + place] = 1
        row += pacts

    def read_roads(self, g: Medioevo, seat: int, row: list[int]) -> None:
        stages: list[int] = []
        done: list[int] = []
        for other in range(g.seats):
            first = other * STAGES
            length = g.road_length[other]
            stages += padded([zone + 1 for zone in g.road[first : first + length]], STAGES)
            done += [(g.road_done[other] >> stage) & 1 if stage < length else 0 for stage in range(STAGES)]
        row += turned(stages, seat, g.seats, MOST_SEATS, STAGES)
        row += turned(done, seat, g.seats, MOST_SEATS, STAGES)

    def read_pieces(self, g: Medioevo, seat: int, row: list[int]) -> None:
        """The seats' tokens, the looking seat's first, then the barbarians' galleys."""
        own = g.seats * TOKENS
        there = [kind >= 0 for kind in g.piece_kind]
        kinds = [kind + 1 for kind in g.piece_kind]
        zones = [zone + 1 if here else 0 for zone, here in zip(g.piece_zone, there)]
        carriers = [galley + 1 if here else 0 for galley, here in zip(g.piece_aboard, there)]
        columns = (kinds, g.piece_level, g.piece_mp, [10 * done for done in g.piece_done], zones, carriers)
        for column in columns:
            row += turned(column[:own], seat, g.seats, MOST_SEATS, TOKENS)
            row += column[own:]
        row += turned(g.cargo[: own * GOODS], seat, g.seats, MOST_SEATS, TOKENS * GOODS)
        row += g.cargo[own * GOODS :]

    def read_own(self, g: Medioevo, seat: int, row: list[int]) -> None:
        """Units behind the seat's screen; its sealed bid, or all bids once they are open."""
        orders = [0] * KINDS
        for at in range(0, len(g.orders), 3):
            if g.orders[at] == seat and g.orders[at + 1] < KINDS:
                orders[g.orders[at + 1]] += g.orders[at + 2]
        row += orders
        bids = [0 if bid is None else bid + 1 for bid in view.bids(g, seat)] or [0] * g.seats
        row += turned(bids, seat, g.seats, MOST_SEATS)

    def read_deeds(self, g: Medioevo, seat: int, row: list[int]) -> None:
        """The battle and the march under way, which all can see."""
        b = battle_of(g)
        if b is None:
            row += [0] * BATTLE
        else:
            row += [b.zone, relative(b.attacker, seat, g.seats), relative(b.defender, seat, g.seats), b.round]
            row += padded(list(b.dice), 6)
            row += [protection % 4 for protection in b.protection]
        move = [0] * MOVE
        for frame in g.stack:
            if isinstance(frame, Movement):
                move = [relative(frame.seat, seat, g.seats), frame.zone, len(frame.pieces), *frame.going]
        row += move

    def fill(self, g: Medioevo, seat: int, out: Any) -> None:
        """Rows of the state are replaced and never written: while they stay the same, so does what is made of them."""
        key = (g.army, g.in_play, g.holder, g.token, g.buildings, g.damage, g.market)
        last = self.lands_seen.get((seat, g.seats))
        if last is None or last[0] != key:
            last = (key, self.read_lands(g, seat, np.zeros(len(out), np.float32)))
            self.lands_seen[seat, g.seats] = last
        out[:] = last[1]

    def read_lands(self, g: Medioevo, seat: int, out: Any) -> Any:
        """What stands in every zone, and what every territory is."""
        seats = g.seats
        around = [(seat + step) % seats for step in range(seats)]
        size = ZONES * OWNERS * KINDS
        army = out[:size].reshape(ZONES, OWNERS, KINDS)
        units = np.frombuffer(g.army, np.uint8).reshape(ZONES, seats + 1, KINDS)
        army[:, :seats] = units[:, around]
        army[:, MOST_SEATS] = units[:, seats]
        out[size : size + ZONES] = numbers_of(g.in_play)
        size += ZONES
        marks = owner_table(seat, seats, MOST_SEATS)
        for column in (g.holder, g.token):
            out[size : size + TERRITORIES * OWNERS] = marks[numbers_of(column)].ravel()
            size += TERRITORIES * OWNERS
        for column in (g.buildings, g.damage):
            out[size : size + TERRITORIES * CATEGORIES] = numbers_of(column)
            size += TERRITORIES * CATEGORIES
        out[size:] = (numbers_of(g.market)[:, None] >> np.arange(GOODS) & 1).ravel()
        return out
