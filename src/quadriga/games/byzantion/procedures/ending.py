"""Obtaining the victory: the last Intrigue cards, final scoring, the winner."""

from quadriga.engine.choice import Answer
from quadriga.engine.frame import DONE, WAIT, Frame
from quadriga.engine.offer import Offer
from quadriga.games.byzantion.board import EMPIRE_CARDS, IN_END, IN_INTRIGUE
from quadriga.games.byzantion.goods import discard_for_income
from quadriga.games.byzantion.queries import hand_of, hand_size, nomisma_of
from quadriga.games.byzantion.scoring import declare_winners, score_cards, score_missions, score_resources
from quadriga.games.byzantion.state import SCORING, Byzantion


class Ending(Frame[Byzantion]):
    """Intrigue cards, then resources and cards, then Missions, then the winner.

    rule: BZ-END-1, BZ-END-6, BZ-END-7, BZ-END-8, BZ-END-10, BZ-END-11
    """

    def __init__(self) -> None:
        self.at = 0

    def clone(self) -> "Ending":
        frame = Ending()
        frame.at = self.at
        return frame

    def run(self, g: Byzantion) -> int:
        self.at += 1
        if self.at == 1:
            g.phase = SCORING
            g.tell("phase.started", g.round, g.phase)
            return g.call(LastIntrigue())
        conclude(g)
        return DONE


def conclude(g: Byzantion) -> None:
    """Count everything and name the winner."""
    g.phase = SCORING
    g.reveals += 1
    score_resources(g)
    score_cards(g)
    score_missions(g)
    declare_winners(g)


class LastIntrigue(Frame[Byzantion]):
    """Turn by turn each plays a card for the end of the game, discards one to pay for it, or passes.

    rule: BZ-END-2, BZ-END-3, BZ-END-4, BZ-DIS-3 (ruling BZ-GAP-20)
    """

    def __init__(self) -> None:
        self.at = 0  # place in the initiative order
        self.passes = 0

    def clone(self) -> "LastIntrigue":
        frame = LastIntrigue()
        frame.at = self.at
        frame.passes = self.passes
        return frame

    def seat(self, g: Byzantion) -> int:
        return g.order[self.at % len(g.order)]

    def waiting(self, g: Byzantion) -> list[int]:
        return [self.seat(g)]

    def run(self, g: Byzantion) -> int:
        while self.passes < len(g.order):
            if hand_size(g, self.seat(g)):
                return WAIT
            self.at += 1
            self.passes += 1
        return DONE

    def must_ask(self, g: Byzantion, seat: int) -> bool:
        """Everybody with cards in hand is asked: not to be asked would tell on him."""
        return True

    def offer(self, g: Byzantion, seat: int, o: Offer) -> None:
        from quadriga.games.byzantion.procedures.intrigue import offer_intrigue

        o.yes("pass")
        offer_intrigue(g, IN_END, seat, o)
        for card in hand_of(g, seat):
            if self.may_finance(g, seat, card):
                o.yes("discard", card)
            elif o.explain:
                o.no("discard", card, "nothing_to_finance", ["BZ-END-3"], {"card": card})

    def may_finance(self, g: Byzantion, seat: int, discarded: int) -> bool:
        """While he holds another card for this phase, cancel cards included, that he cannot pay.  rule: BZ-END-3"""
        from quadriga.games.byzantion.procedures.intrigue import intrigue_cost

        purse = nomisma_of(g, seat)
        for card in hand_of(g, seat):
            if card != discarded and card >= EMPIRE_CARDS and g.board.windows[card] & (IN_END | IN_INTRIGUE):
                if intrigue_cost(g, seat, card) > purse:
                    return True
        return False

    def answer(self, g: Byzantion, seat: int, a: Answer) -> None:
        from quadriga.games.byzantion.procedures.intrigue import announce

        self.at += 1
        if a.verb == "pass":
            self.passes += 1
            return
        self.passes = 0
        if a.verb == "discard":
            discard_for_income(g, seat, a.target)
        else:
            announce(g, seat, a.target)

    def default(self, g: Byzantion, seat: int) -> Answer:
        return Answer("pass")
