"""Forming Bandons: joining when played, reorganising."""

from quadriga.engine.choice import Answer
from quadriga.engine.frame import DONE, RUN, WAIT, Frame
from quadriga.engine.offer import Offer
from quadriga.games.byzantion.board import EMPIRE_CARDS
from quadriga.games.byzantion.queries import area_of, followers, leads, may_lead
from quadriga.games.byzantion.state import Byzantion


def join(g: Byzantion, seat: int, card: int, leader: int) -> None:
    g.follows[card] = leader
    g.tell("bandon.joined", seat, card, leader)


def may_move(g: Byzantion, seat: int, card: int) -> bool:
    """Face up, unmarked, without followers of its own, and with somewhere else to go.

    rule: BZ-BAN-7, BZ-BAN-8, BZ-BAN-9, BZ-BAN-10
    """
    if card >= EMPIRE_CARDS or card in g.marked or card in g.down:
        return False
    if g.follows[card] >= 0:
        return True
    if g.board.hero[card] and followers(g, seat, card):
        return False
    return bool(may_lead(g, seat, card))


def movable(g: Byzantion, seat: int) -> list[int]:
    return [card for card in area_of(g, seat) if may_move(g, seat, card)]


class Reorganising(Frame[Byzantion]):
    """Some seats rearrange their loose cards and Bandons as they like: the areas do not touch each other.

    Two moves a card are enough for every arrangement, so nobody gets more.
    rule: BZ-BAN-1, BZ-BAN-2, BZ-BAN-3, BZ-BAN-4, BZ-BAN-7, BZ-BAN-8, BZ-BAN-9
    """

    def __init__(self, seats: list[int] | None = None) -> None:
        self.at = 0
        self.seats: list[int] = seats if seats is not None else []  # not yet done
        self.held: list[int] = [-1] * len(self.seats)  # the card each is about to move
        self.moves: list[int] = [0] * len(self.seats)

    def clone(self) -> "Reorganising":
        frame = Reorganising()
        frame.at = self.at
        frame.seats = self.seats[:]
        frame.held = self.held[:]
        frame.moves = self.moves[:]
        return frame

    def admits_free_actions(self) -> bool:
        return True

    def waiting(self, g: Byzantion) -> list[int]:
        return self.seats[:]

    def run(self, g: Byzantion) -> int:
        for place in range(len(self.seats) - 1, -1, -1):
            seat = self.seats[place]
            spent = self.moves[place] >= 2 * len(area_of(g, seat))
            if self.held[place] < 0 and (spent or not movable(g, seat)):
                self.drop(place)
        return WAIT if self.seats else DONE

    def drop(self, place: int) -> None:
        del self.seats[place]
        del self.held[place]
        del self.moves[place]

    def offer(self, g: Byzantion, seat: int, o: Offer) -> None:
        held = self.held[self.seats.index(seat)]
        if held >= 0:
            offer_places(g, seat, held, o)
            return
        o.yes("done")
        for card in area_of(g, seat):
            if may_move(g, seat, card):
                o.yes("rearrange", card)
            elif o.explain and card < EMPIRE_CARDS:
                o.no("rearrange", card, why_fixed(g, seat, card), ["BZ-BAN-7", "BZ-BAN-8", "BZ-BAN-10"], {"card": card})

    def answer(self, g: Byzantion, seat: int, a: Answer) -> None:
        place = self.seats.index(seat)
        if a.verb == "done":
            self.drop(place)
        elif a.verb == "rearrange":
            self.held[place] = a.target
            self.moves[place] += 1
        else:
            card = self.held[place]
            self.held[place] = -1
            if a.verb == "join":
                join(g, seat, card, a.target)
            else:
                g.follows[card] = -1
                g.tell("bandon.left", seat, card)

    def default(self, g: Byzantion, seat: int) -> Answer:
        held = self.held[self.seats.index(seat)]
        if held < 0:
            return Answer("done")
        return Answer("alone") if g.follows[held] >= 0 else Answer("join", may_lead(g, seat, held)[0])


def offer_places(g: Byzantion, seat: int, card: int, o: Offer) -> None:
    """Where a card in the air may come down: in another Bandon, or by itself.  rule: BZ-BAN-5, BZ-BAN-8"""
    led = g.follows[card]
    if led >= 0:
        o.yes("alone")
    fit = may_lead(g, seat, card)
    for hero in area_of(g, seat):
        if hero in fit and hero != led:
            o.yes("join", hero)
        elif o.explain and hero < EMPIRE_CARDS and leads(g, hero) and hero != card and hero != led:
            o.no("join", hero, "no_room", ["BZ-BAN-2", "BZ-BAN-3", "BZ-BAN-8"], {"card": hero})


def why_fixed(g: Byzantion, seat: int, card: int) -> str:
    if card in g.marked:
        return "card_marked"
    if card in g.down:
        return "card_down"
    return "has_followers" if g.board.hero[card] and followers(g, seat, card) else "nowhere_to_go"


class Placement(Frame[Byzantion]):
    """A card just played joins an unmarked Bandon with room, or stays by itself.  rule: BZ-PLA-7, BZ-BAN-6"""

    def __init__(self, seat: int = -1, card: int = -1) -> None:
        self.at = 0
        self.seat = seat
        self.card = card

    def clone(self) -> "Placement":
        frame = Placement(self.seat, self.card)
        frame.at = self.at
        return frame

    def admits_free_actions(self) -> bool:
        return True

    def waiting(self, g: Byzantion) -> list[int]:
        return [self.seat]

    def run(self, g: Byzantion) -> int:
        return DONE if self.at else WAIT

    def offer(self, g: Byzantion, seat: int, o: Offer) -> None:
        o.yes("alone")
        for hero in may_lead(g, seat, self.card):
            o.yes("join", hero)

    def answer(self, g: Byzantion, seat: int, a: Answer) -> None:
        self.at = 1
        if a.verb == "join":
            join(g, seat, self.card, a.target)

    def default(self, g: Byzantion, seat: int) -> Answer:
        return Answer("alone")


def place(g: Byzantion, seat: int, card: int) -> int:
    """Ask where the card goes, if there is a choice."""
    return g.call(Placement(seat, card)) if may_lead(g, seat, card) else RUN
