"""Peace, and the price of insisting on war."""

from typing import Final

from quadriga.engine.choice import Answer
from quadriga.engine.frame import DONE, WAIT, Frame
from quadriga.engine.offer import Offer
from quadriga.games.civilization.board import MILITARISTS, REPUBLIC, WAR_INVOLVEMENT
from quadriga.games.civilization.pieces import pay, set_war
from quadriga.games.civilization.queries import at_war, has_rule, is_type
from quadriga.games.civilization.state import Civilization

REPUBLIC_PRICE: Final = 10
DEMOCRACY_PRICE: Final = 15


def make_peace(g: Civilization, one: int, other: int) -> None:
    """rule: CV-DIP-2, CV-TRD-21"""
    set_war(g, one, other, False)
    g.tell("peace.made", one, other)


def pays_for_war(g: Civilization, seat: int) -> bool:
    """rule: CV-WAR-1, CV-CIV-17"""
    return has_rule(g, seat, WAR_INVOLVEMENT) and not is_type(g, seat, MILITARISTS)


def price_of_war(g: Civilization, seat: int) -> int:
    """rule: CV-WAR-2"""
    return REPUBLIC_PRICE if g.government[seat] == REPUBLIC else DEMOCRACY_PRICE


class Insistence(Frame[Civilization]):
    """Republics and democracies pay for every war that the other side would end; who cannot pay makes peace.

    rule: CV-WAR-1, CV-WAR-2, CV-WAR-3
    """

    def __init__(self, wishes: list[int] | None = None) -> None:
        self.at = 0  # place in the order
        self.wishes: list[int] = wishes if wishes is not None else []

    def clone(self) -> "Insistence":
        frame = Insistence(self.wishes[:])
        frame.at = self.at
        return frame

    def run(self, g: Civilization) -> int:
        while self.at < len(g.order):
            seat = g.order[self.at]
            if seat not in g.gone and pays_for_war(g, seat):
                unwanted = self.unwanted(g, seat)
                if unwanted and g.coins[seat] < price_of_war(g, seat) * len(unwanted):
                    return WAIT
                for other in unwanted:
                    coins = pay(g, seat, price_of_war(g, seat))
                    g.tell("war.paid", seat, other, coins)
            self.at += 1
        return DONE

    def unwanted(self, g: Civilization, seat: int) -> list[int]:
        """Enemies who want peace while the seat does not."""
        return [
            other
            for other in range(g.seats)
            if other != seat
            and at_war(g, seat, other)
            and self.wishes[other * g.seats + seat]
            and not self.wishes[seat * g.seats + other]
        ]

    def waiting(self, g: Civilization) -> list[int]:
        return [g.order[self.at]]

    def offer(self, g: Civilization, seat: int, o: Offer) -> None:
        for other in self.unwanted(g, seat):
            o.yes("give_up_war", other)

    def answer(self, g: Civilization, seat: int, a: Answer) -> None:
        make_peace(g, seat, a.target)

    def default(self, g: Civilization, seat: int) -> Answer:
        return Answer("give_up_war", self.unwanted(g, seat)[0])
