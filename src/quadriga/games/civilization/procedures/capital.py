"""Capitals: moved by purchase, elected anew when lost."""

from quadriga.engine.choice import Answer
from quadriga.engine.frame import DONE, WAIT, Frame
from quadriga.engine.offer import Offer
from quadriga.games.civilization.board import NOBODY
from quadriga.games.civilization.pieces import changed, pay, remove_settlement, remove_spy
from quadriga.games.civilization.procedures.prices import price_of
from quadriga.games.civilization.procedures.redistribution import has_works, redistribute
from quadriga.games.civilization.queries import own_settlements, settlements
from quadriga.games.civilization.state import Civilization
from quadriga.games.civilization.terms import SPIES


def offer_capital(g: Civilization, seat: int, o: Offer) -> None:
    """Another settlement, at least as large, may become the capital.  rule: CV-CPT-1, CV-CPT-2, CV-BAR-32"""
    capital = g.capital[seat]
    if capital == NOBODY:
        return
    price = price_of(g, seat, "capital")
    if g.coins[seat] < price:
        if o.explain:
            o.no("move_capital", -1, "not_enough_coins", ["CV-CPT-1"], {"need": price, "have": g.coins[seat]})
        return
    for territory in own_settlements(g, seat):
        if territory == capital:
            continue
        if g.size[territory] >= g.size[capital]:
            o.yes("move_capital", territory)
        elif o.explain:
            o.no("move_capital", territory, "smaller_than_capital", ["CV-CPT-2"], {"territory": territory})


def move_capital(g: Civilization, seat: int, territory: int) -> None:
    """rule: CV-CPT-1, CV-CPT-3"""
    price = price_of(g, seat, "capital")
    pay(g, seat, price)
    g.capital = changed(g.capital, seat, territory)
    g.tell("capital.moved", seat, territory, price)


def raze(g: Civilization, territory: int, by: int = NOBODY) -> None:
    """A settlement leaves the board, with what that means for its owner; ``by`` is who destroyed it, or -1."""
    holder = g.holder[territory]
    served = has_works(g, territory)
    remove_settlement(g, territory)
    kill_spies(g, holder, territory)
    g.tell("settlement.razed", territory, holder)
    if served:
        redistribute(g, holder)
    lose_settlement(g, holder, territory, by)


def kill_spies(g: Civilization, holder: int, territory: int) -> None:
    """Spies that the owner of a destroyed settlement had in it.  rule: CV-ESP-4"""
    for spy in range(holder * SPIES, min(holder * SPIES + SPIES, len(g.spy_space))):
        if g.spy_space[spy] == territory and g.spy_ship[spy] == NOBODY:
            remove_spy(g, spy)


def lose_settlement(g: Civilization, holder: int, territory: int, by: int = NOBODY) -> None:
    """After a settlement was taken off the board or from its owner: he may need a new capital, or be out of the game.
    rule: CV-CPL-2, CV-EVT-28, CV-SPC-7, CV-SPC-8"""
    if holder >= g.seats or holder in g.gone:
        return
    if g.capital[holder] == territory:
        g.capital = changed(g.capital, holder, NOBODY)
    from quadriga.games.civilization.procedures.elimination import check_elimination

    check_elimination(g, holder, by)
    if needs_capital(g, holder):
        g.call(ElectCapital(holder))


def needs_capital(g: Civilization, seat: int) -> bool:
    return g.capital[seat] == NOBODY and seat not in g.gone and seat in g.holder


def largest(g: Civilization, seat: int) -> list[int]:
    """A seat's largest settlements, occupied ones only if there is no other.  rule: CV-CPL-2"""
    mine = own_settlements(g, seat) or settlements(g, seat)
    size = max([g.size[t] for t in mine]) if mine else 0
    return [t for t in mine if g.size[t] == size]


class ElectCapital(Frame[Civilization]):
    """Who lost his capital elects one of his largest settlements.  rule: CV-CPL-2, CV-EVT-28"""

    def __init__(self, seat: int = -1) -> None:
        self.at = 0
        self.seat = seat

    def clone(self) -> "ElectCapital":
        frame = ElectCapital(self.seat)
        frame.at = self.at
        return frame

    def run(self, g: Civilization) -> int:
        return WAIT if needs_capital(g, self.seat) else DONE

    def waiting(self, g: Civilization) -> list[int]:
        return [self.seat]

    def offer(self, g: Civilization, seat: int, o: Offer) -> None:
        for territory in largest(g, seat):
            o.yes("elect", territory)

    def answer(self, g: Civilization, seat: int, a: Answer) -> None:
        g.capital = changed(g.capital, seat, a.target)
        g.tell("capital.elected", seat, a.target)

    def default(self, g: Civilization, seat: int) -> Answer:
        return Answer("elect", largest(g, seat)[0])
