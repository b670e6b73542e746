"""Byzantion as rows of numbers. Hands and Missions of others, decks, sealed answers, hidden events stay out of it."""

from quadriga.engine.module import Module
from quadriga.games.byzantion.board import (
    CARDS,
    CASKETS,
    EMPIRE_CARDS,
    EVENT_CARDS,
    GOODS,
    MISSIONS,
    POSITIONS,
    SLOTS,
    TERRITORIES,
    UNITS,
)
from quadriga.games.byzantion.procedures.contribution import SEALED, Contribution
from quadriga.games.byzantion.procedures.influence import Influence
from quadriga.games.byzantion.procedures.trial import Trial
from quadriga.games.byzantion.queries import hand_of, hand_size, missions_of
from quadriga.games.byzantion.state import SHOWN, Byzantion
from quadriga.games.byzantion.view import pack_view
from quadriga.research.features import Encoder, marked, one_hot, padded, relative, turned
from quadriga.research.targets import ROUNDS

MOST = 4
PHASES = 5
MARKET = 7
EVENT = 4  # numbers of an event: shown card, epoch, option, outcome


class ByzantionEncoder(Encoder):
    """Course of the game, per seat, per card, Market and track, the map, and the seat's own sealed answers."""

    def __init__(self, module: Module) -> None:
        self.own_sections = (
            ("phase", PHASES, 1.0),
            ("course", 6, 0.2),
            ("ring", MOST, 1.0),
            ("order", MOST, 0.25),
            ("events", ROUNDS * EVENT, 0.05),
            ("event", EVENT_CARDS, 1.0),
            ("stock", MOST * GOODS, 0.05),
            ("seat_numbers", MOST * 5, 0.1),
            ("area", MOST * CARDS, 1.0),
            ("follows", EMPIRE_CARDS, 1 / CARDS),
            ("marked", CARDS, 1.0),
            ("down", CARDS, 1.0),
            ("hand", CARDS, 1.0),
            ("pack", CARDS, 1.0),
            ("missions", MISSIONS, 1.0),
            ("discard", CARDS, 1.0),
            ("offer", CARDS, 1.0),
            ("reserved", SLOTS, 1.0),
            ("piles", 2, 0.02),
            ("market", MARKET, 0.1),
            ("caskets", POSITIONS, 1 / CASKETS),
            ("seals", POSITIONS, 0.2),
            ("units", TERRITORIES * UNITS, 0.2),
            ("votes", MOST * 2, 0.2),
            ("committed", GOODS + 1, 0.1),
            ("sealed", MOST, 1.0),
            ("bids", MOST, 0.1),
        )
        super().__init__(module)

    def read(self, g: Byzantion, seat: int) -> list[int]:
        row = one_hot(g.phase, PHASES)
        row += [g.round, len(g.events), int(g.marathon), g.option + 1, int(g.claimed), int(g.paid)]
        row += one_hot(relative(g.ring, seat, g.seats) - 1, MOST)
        around = [(seat + step) % g.seats for step in range(g.seats)]
        row += padded([g.order.index(other) + 1 if other in g.order else 0 for other in around], MOST)
        self.read_events(g, seat, row)
        self.read_seats(g, seat, row)
        self.read_cards(g, seat, row)
        row += padded([resource + 1 for resource in g.market], MARKET)
        row += [casket + 1 for casket in g.track]
        row += [relative(holder, seat, g.seats) for holder in g.seals]
        row += g.units
        self.read_sealed(g, seat, row)
        return row

    def read_events(self, g: Byzantion, seat: int, row: list[int]) -> None:
        """A solo event that lies face down shows its epoch only."""
        events: list[int] = []
        for place, event in enumerate(g.events):
            events.append(event + 1 if g.shown[place] == SHOWN else 0)
            events.append(g.board.events[event].epoch if event >= 0 else 0)
            outcome = g.outcome[place]
            events += [g.options[place] + 1, relative(outcome, seat, g.seats) if outcome >= 0 else outcome]
        row += padded(events, ROUNDS * EVENT)
        now = g.round - 1
        is_open = 0 <= now < len(g.events) and g.shown[now] == SHOWN
        row += one_hot(g.events[now] if is_open else -1, EVENT_CARDS)

    def read_seats(self, g: Byzantion, seat: int, row: list[int]) -> None:
        row += turned(g.stock, seat, g.seats, MOST, GOODS)
        numbers: list[int] = []
        for step in range(g.seats):
            other = (seat + step) % g.seats
            numbers += [g.doxa[other], g.dynamis[other], hand_size(g, other), len(missions_of(g, other))]
            numbers.append(g.outcome.count(other))
        row += padded(numbers, MOST * 5)

    def read_cards(self, g: Byzantion, seat: int, row: list[int]) -> None:
        row += turned(marked(g.area, g.seats * CARDS), seat, g.seats, MOST, CARDS)
        row += [leader + 1 for leader in g.follows]
        row += marked(g.marked, CARDS)
        row += marked(g.down, CARDS)
        row += marked(hand_of(g, seat), CARDS)
        row += marked(pack_view(g, seat), CARDS)
        row += marked(missions_of(g, seat), MISSIONS)
        row += marked(g.discard, CARDS)
        row += marked([card for card in g.offer_cards if card >= 0], CARDS)
        row += marked(g.reserved, SLOTS)
        row += [len(g.deck), len(g.caskets)]

    def read_sealed(self, g: Byzantion, seat: int, row: list[int]) -> None:
        """Votes lie open; commitments and bids only once all are in, but for one's own."""
        votes = [0] * (MOST * 2)
        committed = [0] * (GOODS + 1)
        sealed = [0] * MOST
        bids = [0] * MOST
        for frame in g.stack:
            if isinstance(frame, Influence):
                for step in range(g.seats):
                    other = (seat + step) % g.seats
                    votes[step * 2 : step * 2 + 2] = [frame.choice[other] + 1, frame.placed[other]]
            elif isinstance(frame, Contribution):
                committed = [*frame.given[seat * GOODS : (seat + 1) * GOODS], frame.cursor[seat]]
                for step in range(g.seats):
                    sealed[step] = int(frame.cursor[(seat + step) % g.seats] == SEALED)
            elif isinstance(frame, Trial):
                for step in range(g.seats):
                    other = (seat + step) % g.seats
                    sealed[step] = int(frame.bids[other] >= 0)
                    bids[step] = frame.bids[other] + 1 if other == seat or frame.at > 0 else 0
        row += votes + committed + sealed + bids
