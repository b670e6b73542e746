"""The turns: each seat marches once or passes, and may take a loan at any time of its turn."""

from quadriga.engine.choice import Answer
from quadriga.engine.frame import DONE, WAIT, Frame
from quadriga.engine.offer import Offer
from quadriga.games.realm.procedures.battle import STOPPED, Battle
from quadriga.games.realm.queries import march_fault, within_reach
from quadriga.games.realm.state import Realm


class Turns(Frame[Realm]):
    """In turn order each seat enters a land or passes; ``at`` counts the seats served."""

    def __init__(self, at: int = 0) -> None:
        super().__init__()
        self.at = at
        self.marching = False  # the seat whose turn it is has entered a land

    def clone(self) -> "Turns":
        frame = Turns(self.at)
        frame.marching = self.marching
        return frame

    def run(self, g: Realm) -> int:
        if self.marching:
            self.marching = False
            if g.result == STOPPED:
                give_back_cost(g, g.order[self.at])
            self.at += 1
        return DONE if self.at == g.seats else WAIT

    def waiting(self, g: Realm) -> list[int]:
        return [g.order[self.at]]

    def admits_free_actions(self) -> bool:
        return True

    def offer(self, g: Realm, seat: int, o: Offer) -> None:
        reach = within_reach(g, seat)
        for land in reach:
            fault = march_fault(g, seat, land)
            if fault is None:
                o.yes("enter", land)
            elif o.explain:
                o.no("enter", land, fault.code, fault.rules, fault.params)
        if o.explain:
            for land in range(len(g.owner)):
                if g.owner[land] == seat:
                    o.no("enter", land, "own_land", [], {"land": land})
                elif land not in reach:
                    o.no("enter", land, "out_of_reach", [], {"land": land})
        o.yes("pass")

    def answer(self, g: Realm, seat: int, a: Answer) -> None:
        if a.verb == "pass":
            self.at += 1
            g.tell("turn.passed", seat)
            return
        self.marching = True
        g.florins[seat] -= g.board.march_cost
        g.bank += g.board.march_cost
        g.call(Battle(a.target, seat, g.owner[a.target]))

    def default(self, g: Realm, seat: int) -> Answer:
        return Answer("pass")


def give_back_cost(g: Realm, seat: int) -> None:
    g.florins[seat] += g.board.march_cost
    g.bank -= g.board.march_cost
    g.tell("cost.returned", seat, g.board.march_cost)


def offer_loan(g: Realm, seat: int, o: Offer) -> None:
    """Once a turn, as much as bank and debts allow."""
    most = min(g.board.loan_limit, g.bank, g.board.debt_limit - g.debts[seat])
    if g.borrowed[seat]:
        if o.explain:
            o.no("loan", -1, "loan_taken", [])
    elif most < 1:
        if o.explain:
            o.no("loan", -1, "no_credit", [], {"limit": g.board.debt_limit, "have": g.debts[seat]})
    else:
        o.yes("loan", -1, 1, most)


def take_loan(g: Realm, seat: int, amount: int) -> None:
    g.borrowed[seat] = 1
    g.debts[seat] += amount
    g.florins[seat] += amount
    g.bank -= amount
    g.tell("loan.taken", seat, amount)
