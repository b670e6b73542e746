"""Phase 10: everybody receives what his civilization produces."""

from typing import Final

from quadriga.engine.frame import DONE, Frame
from quadriga.games.civilization.board import SUPER_PRODUCTION, TERRITORIES
from quadriga.games.civilization.pieces import changed, clear_mood, earn, pay
from quadriga.games.civilization.procedures.income import TOTAL, account, needs_die
from quadriga.games.civilization.procedures.standing import pay_tributes
from quadriga.games.civilization.state import Civilization
from quadriga.games.civilization.terms import ACCOUNTS, UNHAPPY_NOW, UNPRODUCTIVE_NOW

CRITICAL_ROLLS: Final = 13  # places of a row of the table of critical resources
DEBT: Final = 3  # debtor, creditor, coins


class ProductionPhase(Frame[Civilization]):
    """The first player rolls for the critical resource, then all accounts are made and paid; what others owe to
    permanent cards and tolls still owed follow, and settlements return to their normal state.

    rule: CV-PRD-1, CV-PRD-4, CV-PRD-9, CV-STR-20, CV-STR-38, CV-STR-39, CV-EVT-8, CV-EVT-11
    """

    def __init__(self) -> None:
        self.at = 0  # 0 roll, 1 its result, 2 dice of the event
        self.critical = -1

    def clone(self) -> "ProductionPhase":
        frame = ProductionPhase()
        frame.at = self.at
        frame.critical = self.critical
        return frame

    def run(self, g: Civilization) -> int:
        if self.at == 0:
            self.at = 1
            return g.roll(2, 6)
        rollers: list[int] = []
        if self.at == 1:
            self.critical = g.board.critical[g.era * CRITICAL_ROLLS + g.rolled[0] + g.rolled[1]]
            g.tell("critical.rolled", self.critical, g.rolled[0] + g.rolled[1])
            rollers = self.rollers(g)
            self.at = 2
            if rollers:
                sides = 20 if g.event == SUPER_PRODUCTION else 10
                return g.roll_each([sides] * len(rollers))
        else:
            rollers = self.rollers(g)
        self.pay_out(g, rollers, g.rolled)
        return DONE

    def rollers(self, g: Civilization) -> list[int]:
        return [seat for seat in g.order if seat not in g.gone and needs_die(g, seat, self.critical)]

    def pay_out(self, g: Civilization, rollers: list[int], dice: list[int]) -> None:
        rows: list[int] = [0] * (g.seats * ACCOUNTS)
        income = [0] * g.seats
        for seat in g.order:
            if seat in g.gone:
                continue
            die = dice[rollers.index(seat)] if seat in rollers else 0
            items = account(g, seat, self.critical, die)
            rows[seat * ACCOUNTS : (seat + 1) * ACCOUNTS] = items
            income[seat] = items[TOTAL]
        g.accounts = tuple(rows)
        g.income = tuple(income)
        for seat in g.order:
            if seat not in g.gone:
                earn(g, seat, income[seat])
                g.tell("production.paid", seat, income[seat])
                g.terror = changed(g.terror, seat, 0)
                g.overtime = changed(g.overtime, seat, 0)
        pay_tributes(g)
        pay_tolls(g)
        for territory in range(TERRITORIES):
            if g.mood[territory] & (UNHAPPY_NOW | UNPRODUCTIVE_NOW):
                clear_mood(g, territory, UNHAPPY_NOW | UNPRODUCTIVE_NOW)


def pay_tolls(g: Civilization) -> None:
    """Tolls that could not be paid are, as soon as Production has brought coins; the rest stays owed.
    rule: CV-STR-38"""
    left: list[int] = []
    for at in range(0, len(g.debts), DEBT):
        debtor = g.debts[at]
        creditor = g.debts[at + 1]
        coins = g.debts[at + 2]
        if debtor in g.gone or creditor in g.gone:
            continue
        paid = pay(g, debtor, coins)
        earn(g, creditor, paid)
        if paid:
            g.tell("toll.paid", debtor, creditor, paid, coins - paid)
        if paid < coins:
            left.extend((debtor, creditor, coins - paid))
    g.debts = tuple(left)
