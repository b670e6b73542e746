"""Phase 3: tax levels, income, interest and maintenance."""

from typing import Final

from quadriga.engine.choice import Answer
from quadriga.engine.frame import DONE, RUN, WAIT, Frame
from quadriga.engine.offer import Offer
from quadriga.engine.window import ask_in_order
from quadriga.games.medioevo.board import INTEREST_DUE, TERRITORIES
from quadriga.games.medioevo.pieces import earn, pay
from quadriga.games.medioevo.procedures.debt import Interest, interest_due
from quadriga.games.medioevo.procedures.dismissal import dismiss_piece, dismiss_units, offer_dismissals
from quadriga.games.medioevo.property_queries import pieces_of, tax_income
from quadriga.games.medioevo.queries import controlled, has_effect, is_inhabited
from quadriga.games.medioevo.rows import changed
from quadriga.games.medioevo.state import Medioevo
from quadriga.games.medioevo.unit_queries import all_units, army_zones, units

TAX_LEVELS: Final = 5
TAX_STEP: Final = 10
SUPPORT: Final = 200

SHARE_OF_INTEREST: Final = 36  # card 37 of the box


class TaxPhase(Frame[Medioevo]):
    """All choose their tax at once; then income, interest and maintenance, each for everybody in turn order.

    rule: MU-TAX-1, MU-TAX-5, MU-TAX-8, MU-TRN-2 (rulings MU-GAP-66, MU-GAP-106)
    """

    def __init__(self, seats: int = 0) -> None:
        self.at = 0  # 0 levels, 1 income, 2 interest, 3 a payment just made, 4 maintenance
        self.levels: list[int] = [-1] * seats  # hidden until all are in
        self.seats: list[int] = []  # still to pay
        self.paid: list[int] = [0] * seats  # interest

    def clone(self) -> "TaxPhase":
        frame = TaxPhase()
        frame.at = self.at
        frame.levels = self.levels[:]
        frame.seats = self.seats[:]
        frame.paid = self.paid[:]
        return frame

    def waiting(self, g: Medioevo) -> list[int]:
        return [seat for seat in g.order if self.levels[seat] < 0]

    def offer(self, g: Medioevo, seat: int, o: Offer) -> None:
        for level in range(TAX_LEVELS):
            o.yes("tax", level)

    def answer(self, g: Medioevo, seat: int, a: Answer) -> None:
        self.levels[seat] = a.target

    def default(self, g: Medioevo, seat: int) -> Answer:
        """As in the turn before, the lowest at first."""
        return Answer("tax", max(0, g.tax[seat] // TAX_STEP - 1))

    def may_reopen(self, seat: int) -> bool:
        return self.at == 0 and self.levels[seat] >= 0

    def reopen(self, seat: int) -> None:
        self.levels[seat] = -1

    def run(self, g: Medioevo) -> int:
        if self.at == 0:
            if self.waiting(g):
                return WAIT
            self.at = 1
            self.collect(g)
            return self.open_interest(g)
        if self.at == 1:
            self.at = 2
            self.seats = list(g.order)
        if self.at == 3:
            self.at = 2
            self.paid[self.seats[0]] = g.result
            del self.seats[0]
        if self.at == 2:
            if self.seats:
                self.at = 3
                return g.call(Interest(self.seats[0]))
            self.at = 4
            self.share_interest(g)
            self.seats = list(g.order)
        while self.seats:
            seat = self.seats.pop(0)
            if maintenance(g, seat):
                return g.call(Maintenance(seat))
        return DONE

    def collect(self, g: Medioevo) -> None:
        """Levels are shown together, then everybody's income is counted.

        rule: MU-TAX-1, MU-TAX-2, MU-TAX-3, MU-TAX-4, MU-TAX-9 (ruling MU-GAP-106)
        """
        g.reveals += 1
        for seat in g.order:
            g.tax = changed(g.tax, seat, (self.levels[seat] + 1) * TAX_STEP)
            g.tell("tax.set", seat, g.tax[seat])
        for seat in g.order:
            g.income = changed(g.income, seat, tax_income(g, seat, g.tax[seat]))
            earn(g, seat, g.income[seat])
            g.tell("tax.collected", seat, g.income[seat])
            if is_destitute(g, seat):
                earn(g, seat, SUPPORT)
                g.tell("support.received", seat, SUPPORT)

    def open_interest(self, g: Medioevo) -> int:
        """Magnates speak up once, before anybody pays.  rule: MU-TAX-8"""
        for seat in g.order:
            if interest_due(g, seat):
                return ask_in_order(g, INTEREST_DUE, list(g.order))
        return RUN

    def share_interest(self, g: Medioevo) -> None:
        """Half of what the others have paid, from the bank.  rule: MU-CARD-37 (ruling MU-GAP-90)"""
        for seat in g.order:
            if has_effect(g, SHARE_OF_INTEREST, seat):
                share = (sum(self.paid) - self.paid[seat]) // 2
                earn(g, seat, share)
                g.tell("interest.shared", seat, share)


def is_destitute(g: Medioevo, seat: int) -> bool:
    """Such a player stays in the game.  rule: MU-TAX-9, MU-ELI-1"""
    return not all_units(g, seat) and not controlled(g, seat)


def upkeep_at(g: Medioevo, zone: int) -> int:
    """What one unit, transport or engine costs there.  rule: MU-TAX-5, MU-VAR-5"""
    board = g.board
    if not g.terrain:
        return board.maintenance
    if zone >= TERRITORIES:
        return board.sea_maintenance
    return board.area_maintenance if is_inhabited(g, zone) else board.terrain_maintenance[board.terrain[zone]]


def maintenance(g: Medioevo, seat: int) -> int:
    """Of everything on the board; who surrendered or is imprisoned costs nothing.  rule: MU-TAX-5, MU-VAR-5"""
    total = 0
    for zone in army_zones(g, seat):
        total += units(g, zone, seat) * upkeep_at(g, zone)
    for piece in pieces_of(g, seat):
        total += upkeep_at(g, g.piece_zone[piece])
    return total


class Maintenance(Frame[Medioevo]):
    """One player pays for everything, or first removes what he will not or cannot pay for.

    rule: MU-TAX-5, MU-TAX-6, MU-TAX-7
    """

    def __init__(self, seat: int = -1) -> None:
        self.at = 0
        self.seat = seat

    def clone(self) -> "Maintenance":
        frame = Maintenance(self.seat)
        frame.at = self.at
        return frame

    def admits_free_actions(self) -> bool:
        return True

    def run(self, g: Medioevo) -> int:
        return DONE if self.at or not maintenance(g, self.seat) else WAIT

    def waiting(self, g: Medioevo) -> list[int]:
        return [self.seat]

    def offer(self, g: Medioevo, seat: int, o: Offer) -> None:
        need = maintenance(g, seat)
        if g.florins[seat] >= need:
            o.yes("pay")
        elif o.explain:
            o.no("pay", -1, "florins_short", ["MU-TAX-7"], {"need": need, "have": g.florins[seat]})
        offer_dismissals(g, seat, o)

    def answer(self, g: Medioevo, seat: int, a: Answer) -> None:
        if a.verb == "dismiss_units":
            dismiss_units(g, seat, a.target, a.amount)
        elif a.verb == "dismiss_piece":
            dismiss_piece(g, seat, a.target)
        else:
            self.at = 1
            need = maintenance(g, seat)
            pay(g, seat, need)
            g.tell("maintenance.paid", seat, need)

    def default(self, g: Medioevo, seat: int) -> Answer:
        if g.florins[seat] >= maintenance(g, seat):
            return Answer("pay")
        o = Offer(False)
        offer_dismissals(g, seat, o)
        return o.choices[-1].smallest()
