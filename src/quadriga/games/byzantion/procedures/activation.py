"""Action: activate a card or a Bandon."""

from bisect import insort

from quadriga.engine.choice import Answer
from quadriga.engine.frame import DONE, RUN, WAIT, Frame
from quadriga.engine.offer import Offer
from quadriga.games.byzantion.board import ACTIVATE, DRAW, EMPIRE_CARDS, GAIN, GOODS
from quadriga.games.byzantion.goods import gain, gain_loot
from quadriga.games.byzantion.procedures.ability import optional_draw
from quadriga.games.byzantion.queries import area_of, bandon, groups, leads, ready_groups, yields
from quadriga.games.byzantion.state import Byzantion


def activate(g: Byzantion, seat: int, leader: int, mark: bool) -> int:
    """Production of every face-up card, a Dynamis on the stack, then the Heroes in it.

    rule: BZ-AVT-1, BZ-AVT-2, BZ-AVT-3, BZ-AVT-4, BZ-AVT-6, BZ-AVT-7
    """
    cards = bandon(g, seat, leader) if g.board.hero[leader] else [leader]
    g.tell("bandon.activated", seat, leader)
    made = yields(g, seat, leader)
    for good in range(GOODS):
        gain(g, seat, good, made[good])
    if mark:
        for card in cards:
            insort(g.marked, card)
    cards_due = 0
    for card in cards:
        if g.board.hero[card] and card not in g.down:
            for effect in g.board.effects[card]:
                if effect.trigger == ACTIVATE:
                    if effect.op == DRAW:
                        cards_due += effect.count
                    elif effect.op == GAIN:
                        gain_loot(g, seat, effect.loot)
    return optional_draw(g, seat, cards_due) if cards_due else RUN


class Activation(Frame[Byzantion]):
    """One unmarked loose card or Bandon produces.  rule: BZ-AVT-1, BZ-AVT-3, BZ-ACT-8"""

    def __init__(self, seat: int = -1, mark: bool = True) -> None:
        self.at = 0
        self.seat = seat
        self.mark = mark

    def clone(self) -> "Activation":
        frame = Activation(self.seat, self.mark)
        frame.at = self.at
        return frame

    def admits_free_actions(self) -> bool:
        return True

    def waiting(self, g: Byzantion) -> list[int]:
        return [self.seat]

    def run(self, g: Byzantion) -> int:
        if self.at:
            return DONE
        if ready_groups(g, self.seat):
            return WAIT
        g.tell("action.stalled", self.seat)
        return DONE

    def offer(self, g: Byzantion, seat: int, o: Offer) -> None:
        offer_groups(g, seat, ready_groups(g, seat), o)

    def answer(self, g: Byzantion, seat: int, a: Answer) -> None:
        self.at = 1
        activate(g, seat, a.target, self.mark)

    def default(self, g: Byzantion, seat: int) -> Answer:
        return Answer("activate", ready_groups(g, seat)[0])


class BandonActivation(Frame[Byzantion]):
    """An ability activates one unmarked Bandon and marks it; a loose card is no Bandon.  rule: BZ-CLA-8"""

    def __init__(self, seat: int = -1) -> None:
        self.at = 0
        self.seat = seat

    def clone(self) -> "BandonActivation":
        frame = BandonActivation(self.seat)
        frame.at = self.at
        return frame

    def admits_free_actions(self) -> bool:
        return True

    def ready(self, g: Byzantion) -> list[int]:
        return [card for card in ready_groups(g, self.seat) if leads(g, card)]

    def waiting(self, g: Byzantion) -> list[int]:
        return [self.seat]

    def run(self, g: Byzantion) -> int:
        return WAIT if self.at == 0 and self.ready(g) else DONE

    def offer(self, g: Byzantion, seat: int, o: Offer) -> None:
        o.yes("decline")
        offer_groups(g, seat, self.ready(g), o)

    def answer(self, g: Byzantion, seat: int, a: Answer) -> None:
        self.at = 1
        if a.verb == "activate":
            activate(g, seat, a.target, True)

    def default(self, g: Byzantion, seat: int) -> Answer:
        return Answer("decline")


def offer_groups(g: Byzantion, seat: int, ready: list[int], o: Offer) -> None:
    for card in ready if not o.explain else area_of(g, seat):
        if card in ready:
            o.yes("activate", card)
        elif card < EMPIRE_CARDS:
            o.no("activate", card, why_not_ready(g, seat, card), ["BZ-AVT-1", "BZ-AVT-3", "BZ-AVT-6"], {"card": card})


def why_not_ready(g: Byzantion, seat: int, card: int) -> str:
    if card in g.marked:
        return "card_marked"
    if card not in groups(g, seat):
        return "only_with_bandon"
    return "no_bandon" if any(yields(g, seat, card)) else "produces_nothing"
