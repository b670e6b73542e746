"""Setting up the game: decks, kingdoms, turn order, villages, first forces, first cards."""

from typing import Final

from quadriga.engine.choice import Answer
from quadriga.engine.frame import DONE, RUN, WAIT, Frame
from quadriga.engine.offer import Offer
from quadriga.games.medioevo.board import (
    ARCHER,
    CARDS,
    CATEGORIES,
    CIVIL,
    ENGINE,
    EVENTS,
    GALLEY,
    KINGDOMS,
    LIGHT,
    SHIP,
    TERRITORIES,
)
from quadriga.games.medioevo.codes import AUCTION, PICK, RANDOM
from quadriga.games.medioevo.pieces import new_piece, set_holder
from quadriga.games.medioevo.procedures.auction import TurnOrder
from quadriga.games.medioevo.procedures.empire import take_card
from quadriga.games.medioevo.procedures.kingdoms import KingdomAuction, KingdomPick, cut_map, deal_kingdoms
from quadriga.games.medioevo.procedures.objective import TokenChoice
from quadriga.games.medioevo.property_queries import pieces_left
from quadriga.games.medioevo.queries import is_inhabited
from quadriga.games.medioevo.rows import changed
from quadriga.games.medioevo.state import Medioevo
from quadriga.games.medioevo.unit_changes import add_units, place_barbarian

DEALT: Final = 3
KIT: Final = 2  # levels of transports
MOST_LEVEL: Final = 2


class Preparation(Frame[Medioevo]):
    """Everything in the order of the book; who picks his kingdom in turn order does so after the auction.

    rule: MU-SET-1, MU-SET-4, MU-SET-5, MU-SET-6, MU-SET-8, MU-SET-9, MU-SET-10, MU-KIN-3 (ruling MU-GAP-77)
    """

    def __init__(self) -> None:
        self.at = 0
        self.seats: list[int] = []  # still to act in a step

    def clone(self) -> "Preparation":
        frame = Preparation()
        frame.at = self.at
        frame.seats = self.seats[:]
        return frame

    def run(self, g: Medioevo) -> int:
        if self.seats:
            return g.call(self.step_of(self.seats.pop(0)))
        self.at += 1
        if self.at == 1:
            return g.shuffle(CARDS)
        if self.at == 2:
            g.deck = tuple(g.rolled)
            return g.shuffle(EVENTS)
        if self.at == 3:
            g.event_deck = tuple(g.rolled)
            if g.kingdom_choice == AUCTION:
                return g.call(KingdomAuction(g.seats))
            return g.shuffle(KINGDOMS) if g.kingdom_choice == RANDOM else RUN
        if self.at == 4:
            if g.kingdom_choice == RANDOM:
                deal_kingdoms(g, g.rolled)
            return g.call(TurnOrder(g.seats))
        if self.at == 5 and g.kingdom_choice == PICK:
            return g.call(KingdomPick())
        return self.furnish(g)

    def furnish(self, g: Medioevo) -> int:
        """Once everybody has a kingdom."""
        self.at = max(self.at, 6)
        if self.at == 6:
            cut_map(g)
            found_kingdoms(g)
        if self.at == 8:
            place_fires(g)
            return g.call(StartingCards(g.seats))
        if self.at == 10:
            return DONE
        self.seats = list(g.order)
        return g.call(self.step_of(self.seats.pop(0)))

    def step_of(self, seat: int) -> Frame[Medioevo]:
        """What one player does in the step under way: village, forces, token."""
        if self.at == 6:
            return StartingVillage(seat)
        if self.at == 7:
            return StartingForces(seat)
        return TokenChoice(seat)


def found_kingdoms(g: Medioevo) -> None:
    """Everybody holds his homeland; kingdoms nobody plays are barbarian.  rule: MU-KIN-6, MU-CTL-1"""
    for seat in range(g.seats):
        for territory in g.board.homes[g.kingdom[seat]]:
            set_holder(g, territory, seat)


def place_fires(g: Medioevo) -> None:
    """rule: MU-SET-8"""
    for territory in range(TERRITORIES):
        if g.board.fire[territory] and g.in_play[territory]:
            place_barbarian(g, territory, LIGHT)
            g.tell("barbarian.placed", territory)


class StartingVillage(Frame[Medioevo]):
    """One player founds his village in an inhabited area of his kingdom.  rule: MU-SET-5, MU-SET-2"""

    def __init__(self, seat: int = -1) -> None:
        self.at = 0
        self.seat = seat

    def clone(self) -> "StartingVillage":
        frame = StartingVillage(self.seat)
        frame.at = self.at
        return frame

    def run(self, g: Medioevo) -> int:
        return DONE if self.at else WAIT

    def waiting(self, g: Medioevo) -> list[int]:
        return [self.seat]

    def offer(self, g: Medioevo, seat: int, o: Offer) -> None:
        for territory in g.board.homes[g.kingdom[seat]]:
            if is_inhabited(g, territory):
                o.yes("found", territory)
            elif o.explain:
                o.no("found", territory, "not_inhabited", ["MU-SET-5"], {"territory": territory})

    def answer(self, g: Medioevo, seat: int, a: Answer) -> None:
        self.at = 1
        g.buildings = changed(g.buildings, a.target * CATEGORIES + CIVIL, 1)
        g.tell("village.founded", seat, a.target)

    def default(self, g: Medioevo, seat: int) -> Answer:
        return g.choices(seat)[0].smallest()


class StartingForces(Frame[Medioevo]):
    """One player posts his archer and takes transports of two levels in all.  rule: MU-SET-6, MU-SET-7, MU-SET-2"""

    def __init__(self, seat: int = -1) -> None:
        self.at = 0  # 0 archer, 1 choice of a transport, 2 its place, 3 end
        self.seat = seat
        self.left: int = KIT
        self.taken = -1  # kind * 4 + level

    def clone(self) -> "StartingForces":
        frame = StartingForces(self.seat)
        frame.at = self.at
        frame.left = self.left
        frame.taken = self.taken
        return frame

    def run(self, g: Medioevo) -> int:
        return DONE if self.at == 3 else WAIT

    def waiting(self, g: Medioevo) -> list[int]:
        return [self.seat]

    def offer(self, g: Medioevo, seat: int, o: Offer) -> None:
        if self.at == 1:
            self.offer_transports(g, seat, o)
            return
        for territory in g.board.homes[g.kingdom[seat]]:
            if self.at == 0 or is_berth(g, self.taken // 4, territory):
                o.yes("post" if self.at == 0 else "place_at", territory)
            elif o.explain:
                o.no("place_at", territory, "no_harbour", ["MU-SET-7"], {"territory": territory})

    def offer_transports(self, g: Medioevo, seat: int, o: Offer) -> None:
        """rule: MU-SET-6, MU-SET-7, MU-SET-13"""
        homes = g.board.homes[g.kingdom[seat]]
        for kind in range(ENGINE):
            for level in range(1, MOST_LEVEL + 1):
                what = kind * 4 + level
                if level > self.left:
                    if o.explain:
                        o.no(
                            "take_transport", what, "levels_used_up", ["MU-SET-6"], {"level": level, "left": self.left}
                        )
                elif not [territory for territory in homes if is_berth(g, kind, territory)]:
                    if o.explain:
                        o.no("take_transport", what, "kingdom_without_harbour", ["MU-SET-7"])
                elif pieces_left(g, kind, level) > 0:
                    o.yes("take_transport", what)
                elif o.explain:
                    o.no("take_transport", what, "none_left", ["MU-SET-13"])

    def answer(self, g: Medioevo, seat: int, a: Answer) -> None:
        if a.verb == "take_transport":
            self.taken = a.target
            self.at = 2
            return
        if a.verb == "post":
            add_units(g, a.target, seat, ARCHER, 1)
            g.tell("archer.posted", seat, a.target)
        else:
            new_piece(g, seat, self.taken // 4, self.taken % 4, a.target)
            g.tell("transport.placed", seat, self.taken // 4, self.taken % 4, a.target)
            self.left -= self.taken % 4
        self.at = 1 if self.left else 3

    def default(self, g: Medioevo, seat: int) -> Answer:
        return g.choices(seat)[0].smallest()


def is_berth(g: Medioevo, kind: int, territory: int) -> bool:
    """Ships need a harbour.  rule: MU-SET-7, MU-DEF-11"""
    return kind not in (GALLEY, SHIP) or g.board.harbour[territory]


class StartingCards(Frame[Medioevo]):
    """Three Empire cards for everybody; all at once keep one, the others are shuffled into the deck.

    rule: MU-SET-9, MU-EMP-4
    """

    def __init__(self, seats: int = 0) -> None:
        self.at = 0  # 0 deal, 1 keep, 2 the deck is shuffled
        self.dealt: list[int] = []  # seat * CARDS + card, ascending; hidden
        self.picks: list[int] = [-1] * seats  # hidden until all are in

    def clone(self) -> "StartingCards":
        frame = StartingCards()
        frame.at = self.at
        frame.dealt = self.dealt[:]
        frame.picks = self.picks[:]
        return frame

    def dealt_to(self, seat: int) -> list[int]:
        first = seat * CARDS
        return [held - first for held in self.dealt if first <= held < first + CARDS]

    def waiting(self, g: Medioevo) -> list[int]:
        return [seat for seat in g.order if self.picks[seat] < 0]

    def offer(self, g: Medioevo, seat: int, o: Offer) -> None:
        for card in self.dealt_to(seat):
            o.yes("keep_card", card)

    def answer(self, g: Medioevo, seat: int, a: Answer) -> None:
        self.picks[seat] = a.target

    def default(self, g: Medioevo, seat: int) -> Answer:
        return Answer("keep_card", self.dealt_to(seat)[0])

    def may_reopen(self, seat: int) -> bool:
        return self.at == 1 and self.picks[seat] >= 0

    def reopen(self, seat: int) -> None:
        self.picks[seat] = -1

    def run(self, g: Medioevo) -> int:
        if self.at == 0:
            self.at = 1
            for _ in range(DEALT):
                for seat in g.order:
                    self.dealt.append(seat * CARDS + g.deck[-1])
                    g.deck = g.deck[:-1]
            self.dealt.sort()
            g.reveals += 1
            return WAIT
        if self.at == 1:
            if self.waiting(g):
                return WAIT
            self.at = 2
            for seat in g.order:
                self.dealt.remove(seat * CARDS + self.picks[seat])
                take_card(g, seat, self.picks[seat])
            g.deck = (*g.deck, *[held % CARDS for held in self.dealt])
            self.dealt = []
            return g.shuffle(len(g.deck))
        g.deck = tuple([g.deck[place] for place in g.rolled])
        return DONE
