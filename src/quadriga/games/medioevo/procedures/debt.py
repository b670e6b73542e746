"""Debts: loans, repayments, interest and bankruptcy."""

from typing import Final

from quadriga.engine.choice import Answer, Choice
from quadriga.engine.frame import DONE, WAIT, Frame
from quadriga.engine.offer import Offer
from quadriga.games.medioevo.board import CATEGORIES, ENGINE
from quadriga.games.medioevo.codes import DEEDS, PLUNDER
from quadriga.games.medioevo.pieces import earn, pay, raze, remove_piece
from quadriga.games.medioevo.procedures.dismissal import carries_something
from quadriga.games.medioevo.procedures.elimination import eliminate
from quadriga.games.medioevo.property_queries import INTEREST, LOAN, pieces_of
from quadriga.games.medioevo.queries import controls, has_effect, held_by, is_home
from quadriga.games.medioevo.rows import changed, increased
from quadriga.games.medioevo.state import Medioevo

MOST_LOANS: Final = 5
REBELLION_PRICE: Final = 100
LAST_WARNING: Final = 2  # Tax phases in a row without paying

TAKEN: Final = 1  # bits of ``credit``
REPAID: Final = 2
SETTLED: Final = 4  # the loan taken in this turn is the one that was repaid

TAKE_LOAN: Final = Choice("loan")
REPAY_LOAN: Final = Choice("repay")

LOWER_INTEREST: Final = 37  # card 38 of the box


# --- loans


def may_borrow(g: Medioevo, seat: int) -> bool:
    """rule: MU-DEB-1, MU-DEB-3"""
    return not g.credit[seat] & TAKEN and g.loans[seat] < MOST_LOANS


def offer_credit(g: Medioevo, seat: int, o: Offer) -> None:
    """A loan and a repayment, each at most once in a turn.  rule: MU-DEB-1, MU-DEB-2, MU-DEB-3"""
    offer_loan(g, seat, o)
    if not g.loans[seat]:
        if o.explain:
            o.no("repay", -1, "no_debt", ["MU-DEB-2"])
    elif g.credit[seat] & REPAID:
        if o.explain:
            o.no("repay", -1, "repaid_before", ["MU-DEB-2"])
    elif g.florins[seat] >= LOAN:
        o.add(REPAY_LOAN)
    elif o.explain:
        o.no("repay", -1, "florins_short", ["MU-DEB-2"], {"need": LOAN, "have": g.florins[seat]})


def offer_loan(g: Medioevo, seat: int, o: Offer) -> None:
    """rule: MU-DEB-1, MU-DEB-3"""
    if may_borrow(g, seat):
        o.add(TAKE_LOAN)
    elif o.explain:
        if g.credit[seat] & TAKEN:
            o.no("loan", -1, "borrowed_before", ["MU-DEB-1"])
        else:
            o.no("loan", -1, "debt_ceiling", ["MU-DEB-3"], {"florins": MOST_LOANS * LOAN})


def answer_credit(g: Medioevo, seat: int, a: Answer) -> bool:
    if a.verb == "loan":
        take_loan(g, seat)
    elif a.verb == "repay":
        repay(g, seat)
    else:
        return False
    return True


def take_loan(g: Medioevo, seat: int) -> None:
    """rule: MU-DEB-1"""
    g.credit = changed(g.credit, seat, g.credit[seat] | TAKEN)
    g.loans = increased(g.loans, seat, 1)
    earn(g, seat, LOAN)
    g.tell("loan.taken", seat, g.loans[seat])


def repay(g: Medioevo, seat: int) -> None:
    """A loan of this turn is the first to be repaid, so that nobody escapes interest for nothing.  rule: MU-DEB-2"""
    g.credit = changed(g.credit, seat, g.credit[seat] | (REPAID | SETTLED if g.credit[seat] & TAKEN else REPAID))
    g.loans = increased(g.loans, seat, -1)
    pay(g, seat, LOAN)
    g.tell("loan.repaid", seat, g.loans[seat])


def interest_due(g: Medioevo, seat: int) -> int:
    """For the loans of earlier turns; a Magnate lowers it.

    rule: MU-TAX-8, MU-DEB-4, MU-CARD-38 (ruling MU-GAP-67)
    """
    loans = g.loans[seat]
    if g.credit[seat] & TAKEN and not g.credit[seat] & SETTLED:
        loans -= 1
    due = loans * INTEREST
    return max(0, due - INTEREST) if has_effect(g, LOWER_INTEREST, seat) else due


# --- interest and bankruptcy


class Interest(Frame[Medioevo]):
    """Paid without asking while there are florins; who is short borrows, or is bankrupt and sells what he has.

    rule: MU-TAX-8, MU-DEB-4, MU-DEB-6, MU-DEB-7, MU-DEB-8 (rulings MU-GAP-53, MU-GAP-66)
    """

    def __init__(self, seat: int = -1) -> None:
        self.at = 0
        self.seat = seat
        self.bankrupt = False

    def clone(self) -> "Interest":
        frame = Interest(self.seat)
        frame.at = self.at
        frame.bankrupt = self.bankrupt
        return frame

    def admits_free_actions(self) -> bool:
        return True

    def run(self, g: Medioevo) -> int:
        """Its result is what was paid.  rule: MU-DEB-6"""
        if self.at == 0 and not self.bankrupt:
            due = interest_due(g, self.seat)
            if g.florins[self.seat] >= due:
                self.settle(g)
            elif not may_borrow(g, self.seat):
                self.bankrupt = True
                g.tell("seat.bankrupt", self.seat, due)
        return DONE if self.at else WAIT

    def settle(self, g: Medioevo) -> None:
        due = interest_due(g, self.seat)
        self.at = 1
        g.unpaid = changed(g.unpaid, self.seat, 0)
        g.result = due
        if due:
            pay(g, self.seat, due)
            g.tell("interest.paid", self.seat, due)

    def waiting(self, g: Medioevo) -> list[int]:
        return [self.seat]

    def offer(self, g: Medioevo, seat: int, o: Offer) -> None:
        due = interest_due(g, seat)
        if g.florins[seat] >= due:
            o.yes("pay")
        elif o.explain:
            o.no("pay", -1, "florins_short", ["MU-TAX-8"], {"need": due, "have": g.florins[seat]})
        if not self.bankrupt:
            if o.explain:
                for verb in ("forgo", "sell_peace", "sell_building", "sell_transport"):
                    o.no(verb, -1, "loan_open", ["MU-DEB-6"])
            return
        offer_sales(g, seat, o)
        self.offer_rebellions(g, seat, o, due)
        if g.florins[seat] < due:
            o.yes("forgo")
        elif o.explain:
            o.no("forgo", -1, "can_pay", ["MU-DEB-8"], {"need": due})

    def offer_rebellions(self, g: Medioevo, seat: int, o: Offer, due: int) -> None:
        """Only while money is short, but then as many as there are territories.  rule: MU-DEB-7 (ruling MU-GAP-53)"""
        if g.florins[seat] >= due and not o.explain:
            return
        places = len([territory for territory in held_by(g, seat) if may_rebel(g, seat, territory)])
        if g.florins[seat] < due and places:
            o.yes("sell_peace", -1, 1, places)
        elif o.explain:
            if places:
                o.no("sell_peace", -1, "can_pay", ["MU-DEB-7"], {"need": due})
            else:
                o.no("sell_peace", -1, "no_homeland", ["MU-DEB-7"])

    def answer(self, g: Medioevo, seat: int, a: Answer) -> None:
        if a.verb == "pay":
            self.settle(g)
        elif a.verb == "sell_building":
            sell_building(g, seat, a.target)
        elif a.verb == "sell_transport":
            sell_transport(g, seat, a.target)
        elif a.verb == "sell_peace":
            from quadriga.games.medioevo.procedures.rebellion import Rebellions

            earn(g, seat, REBELLION_PRICE * a.amount)
            g.tell("peace.sold", seat, a.amount, REBELLION_PRICE * a.amount)
            g.call(Rebellions(seat, a.amount))
        else:
            self.fail(g)

    def fail(self, g: Medioevo) -> None:
        """Twice in a row, and the player is out of the game.  rule: MU-DEB-8"""
        self.at = 1
        g.result = 0
        g.unpaid = increased(g.unpaid, self.seat, 1)
        g.tell("interest.unpaid", self.seat, g.unpaid[self.seat])
        if g.unpaid[self.seat] >= LAST_WARNING:
            eliminate(g, self.seat)

    def default(self, g: Medioevo, seat: int) -> Answer:
        """Borrow before selling, sell before losing the game."""
        if g.florins[seat] >= interest_due(g, seat):
            return Answer("pay")
        if not self.bankrupt:
            return Answer("loan")
        o = Offer(False)
        offer_sales(g, seat, o)
        return o.choices[-1].smallest() if o.choices else Answer("forgo")


def may_rebel(g: Medioevo, seat: int, territory: int) -> bool:
    """rule: MU-REB-4"""
    return is_home(g, seat, territory) and controls(g, seat, territory)


def offer_sales(g: Medioevo, seat: int, o: Offer) -> None:
    """Own buildings and transports, for half of their value.  rule: MU-DEB-7"""
    for territory in held_by(g, seat):
        for site in range(territory * CATEGORIES, (territory + 1) * CATEGORIES):
            if g.buildings[site]:
                o.yes("sell_building", site)
    for piece in pieces_of(g, seat):
        if g.piece_kind[piece] == ENGINE:
            if o.explain:
                o.no("sell_transport", piece, "not_a_transport", ["MU-DEB-7"])
        elif not carries_something(g, piece):
            o.yes("sell_transport", piece)
        elif o.explain:
            o.no("sell_transport", piece, "units_aboard", ["MU-DEB-7"])


def sell_building(g: Medioevo, seat: int, site: int) -> None:
    """rule: MU-DEB-7"""
    category = site % CATEGORIES
    florins = g.board.building_cost[category * 4 + g.buildings[site]] // 2
    g.tell("building.sold", seat, site // CATEGORIES, category, florins)
    raze(g, site // CATEGORIES, category)
    receive(g, seat, florins)


def sell_transport(g: Medioevo, seat: int, piece: int) -> None:
    """rule: MU-DEB-7"""
    florins = g.board.piece_cost * g.piece_level[piece] // 2
    g.tell("transport.sold", seat, g.piece_kind[piece], g.piece_level[piece], florins)
    remove_piece(g, piece)
    receive(g, seat, florins)


def receive(g: Medioevo, seat: int, florins: int) -> None:
    """It is plunder, if of one's own."""
    earn(g, seat, florins)
    g.deeds = increased(g.deeds, seat * DEEDS + PLUNDER, florins)
