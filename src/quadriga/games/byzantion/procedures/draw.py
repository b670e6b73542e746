"""Action: draw cards."""

from quadriga.engine.choice import Answer
from quadriga.engine.frame import DONE, RUN, WAIT, Frame
from quadriga.engine.offer import Offer
from quadriga.games.byzantion.board import AUCTORITAS, DRAW_ACTION
from quadriga.games.byzantion.goods import lose, take_in_hand
from quadriga.games.byzantion.procedures.ability import optional_draw
from quadriga.games.byzantion.procedures.cards import draw, offer_open, take_from_offer
from quadriga.games.byzantion.queries import abilities, auctoritas_of
from quadriga.games.byzantion.state import Byzantion


class DrawCards(Frame[Byzantion]):
    """Three ways, for 1, 2 or 3 Auctoritas; the card from the deck comes first.

    rule: BZ-DRA-1, BZ-DRA-2, BZ-DRA-3, BZ-DRA-6, BZ-DRA-8
    """

    def __init__(self, seat: int = -1) -> None:
        self.at = 0  # 0 the way, 1 the deck, 2 offer or pile, 3 Heroes, 4 end
        self.seat = seat
        self.way = -1
        self.aside = -1  # the top of the discard pile when the payment was made

    def clone(self) -> "DrawCards":
        frame = DrawCards(self.seat)
        frame.at = self.at
        frame.way = self.way
        frame.aside = self.aside
        return frame

    def admits_free_actions(self) -> bool:
        return True

    def waiting(self, g: Byzantion) -> list[int]:
        return [self.seat]

    def offer(self, g: Byzantion, seat: int, o: Offer) -> None:
        if self.at == 0:
            for way in range(3):
                self.offer_way(g, way, o)
        else:
            for card in offer_open(g):
                o.yes("take", card)

    def offer_way(self, g: Byzantion, way: int, o: Offer) -> None:
        price = g.board.draw_price[way]
        if auctoritas_of(g, self.seat) < price:
            if o.explain:
                o.no("draw", way, "not_enough", [f"BZ-DRA-{way + 1}"], {"need": price, "good": AUCTORITAS})
        elif g.board.draw_discard[way] and not g.discard:
            if o.explain:
                o.no("draw", way, "pile_empty", ["BZ-DRA-3"])
        else:
            o.yes("draw", way)

    def answer(self, g: Byzantion, seat: int, a: Answer) -> None:
        if a.verb == "take":
            self.at = 3
            take_from_offer(g, seat, a.target)
            return
        self.at = 1
        self.way = a.target
        lose(g, seat, AUCTORITAS, g.board.draw_price[a.target])
        if g.board.draw_discard[a.target]:
            self.aside = g.discard.pop()

    def default(self, g: Byzantion, seat: int) -> Answer:
        return Answer("draw", 0) if self.at == 0 else Answer("take", offer_open(g)[0])

    def run(self, g: Byzantion) -> int:
        if self.at == 0:
            if auctoritas_of(g, self.seat) >= g.board.draw_price[0]:
                return WAIT
            g.tell("action.stalled", self.seat)
            return DONE
        if self.at == 1:
            self.at = 2
            return draw(g, self.seat, g.board.draw_deck[self.way])
        if self.at == 2:
            if g.board.draw_offer[self.way] and offer_open(g):
                return WAIT
            self.at = 3
            if self.aside >= 0:
                take_in_hand(g, self.seat, self.aside)
                g.tell("pile.taken", self.seat, self.aside)
                self.aside = -1
            return RUN
        if self.at == 3:
            self.at = 4
            extra = sum([effect.count for effect in abilities(g, self.seat, DRAW_ACTION)])
            return optional_draw(g, self.seat, extra)
        return DONE
