"""Phase 4: everybody buys, in turn order."""

from typing import Final

from quadriga.engine.choice import Answer, Choice, row
from quadriga.engine.frame import DONE, WAIT, Frame
from quadriga.engine.offer import Offer
from quadriga.games.medioevo.board import COLOURS, KINDS, LEVELS, TECHNOLOGIES, TERRITORIES
from quadriga.games.medioevo.pieces import pay
from quadriga.games.medioevo.procedures.deployment import CallForDeployment, Deployment, OrderBook
from quadriga.games.medioevo.procedures.empire import CardPurchase, purchase_fault
from quadriga.games.medioevo.procedures.objective import might_claim
from quadriga.games.medioevo.procedures.pact import may_place_civil, may_place_military
from quadriga.games.medioevo.procedures.site import Site
from quadriga.games.medioevo.property_queries import owns_technology
from quadriga.games.medioevo.queries import controlled, players
from quadriga.games.medioevo.rows import changed, increased
from quadriga.games.medioevo.state import Medioevo

MOST_LOOKS: Final = 80  # so that a Purchase phase ends whoever plays

FINISH: Final = Choice("done")
VISIT: Final = row("at", TERRITORIES)
RESEARCH: Final = row("research", TECHNOLOGIES)


class PurchasePhase(Frame[Medioevo]):
    """In turn order, which decides about scarce pieces; with deployment all is placed at the end.

    rule: MU-PUR-1, MU-PUR-2, MU-VAR-9, MU-TRN-2 (ruling MU-GAP-100)
    """

    def __init__(self) -> None:
        self.at = -1
        self.deployed = False  # purchases are kept behind the screens
        self.placing = False

    def clone(self) -> "PurchasePhase":
        frame = PurchasePhase()
        frame.at = self.at
        frame.deployed = self.deployed
        frame.placing = self.placing
        return frame

    def run(self, g: Medioevo) -> int:
        if self.at < 0:
            self.at = 0
            g.recruited = (0,) * g.seats
            if g.deployment:
                return g.call(CallForDeployment(players(g)))
        if self.at >= len(g.order):
            if not self.deployed or self.placing:
                return DONE
            self.placing = True
            self.at = 0
        seat = g.order[self.at]
        self.at += 1
        if self.placing:
            return g.call(Deployment(seat))
        return g.call(Purchase(seat))


def is_deployed(g: Medioevo) -> bool:
    for frame in g.stack:
        if isinstance(frame, PurchasePhase):
            return frame.deployed
    return False


def research_fault(g: Medioevo, seat: int, technology: int) -> str:
    """rule: MU-TEC-1, MU-TEC-2, MU-TEC-3, MU-TEC-4"""
    branch = technology // LEVELS
    if owns_technology(g, seat, technology):
        return "known_already"
    if g.levels[seat * COLOURS + branch] < technology % LEVELS:
        return "level_before"
    if (g.researched[seat] >> branch) & 1:
        return "branch_this_turn"
    return "" if g.florins[seat] >= g.board.technology_price[technology] else "not_enough_florins"


def next_levels(g: Medioevo, seat: int) -> list[int]:
    """The technology that comes next in each branch."""
    first = seat * COLOURS
    return [b * LEVELS + g.levels[first + b] for b in range(COLOURS) if g.levels[first + b] < LEVELS]


def markets_for(g: Medioevo, seat: int) -> list[int]:
    """Territories where the seat may buy something: its own, and those that pacts open.

    rule: MU-BLD-3, MU-TRA-2, MU-ARM-3, MU-DIP-10, MU-DIP-11, MU-CTL-4
    """
    found: list[int] = []
    for host in range(g.seats):
        if host == seat or may_place_military(g, seat, host) or may_place_civil(g, seat, host):
            found.extend(controlled(g, host))
    return sorted(found)


def may_buy(g: Medioevo, seat: int) -> bool:
    """Whether anything at all could be bought: the cheapest unit, or units that come back for nothing."""
    return g.florins[seat] >= min(g.board.unit_cost) or any(g.surrendered[seat * KINDS : (seat + 1) * KINDS])


class Purchase(Frame[Medioevo]):
    """A player's purchases: technologies, an Empire card, and whatever territories offer.  rule: MU-PUR-1, MU-EMP-1"""

    def __init__(self, seat: int = -1) -> None:
        self.at = 0
        self.seat = seat
        self.carded = False  # the Empire card of this turn has been bought
        self.looks = 0  # visits in which nothing was bought

    def clone(self) -> "Purchase":
        frame = Purchase(self.seat)
        frame.at = self.at
        frame.carded = self.carded
        frame.looks = self.looks
        return frame

    def run(self, g: Medioevo) -> int:
        return DONE if self.at else WAIT

    def waiting(self, g: Medioevo) -> list[int]:
        return [self.seat]

    def admits_free_actions(self) -> bool:
        return True

    def must_ask(self, g: Medioevo, seat: int) -> bool:
        return might_claim(g, seat)

    def offer(self, g: Medioevo, seat: int, o: Offer) -> None:
        o.add(FINISH)
        self.offer_research(g, seat, o)
        self.offer_card(g, seat, o)
        for territory in markets_for(g, seat) if may_buy(g, seat) else []:
            if self.looks < MOST_LOOKS:
                o.add(VISIT[territory])
            elif o.explain:
                o.no("at", territory, "looked_enough", [], {"number": MOST_LOOKS})
        if is_deployed(g) and self.looks < MOST_LOOKS:
            o.yes("order_book")

    def offer_research(self, g: Medioevo, seat: int, o: Offer) -> None:
        for technology in range(TECHNOLOGIES) if o.explain else next_levels(g, seat):
            code = research_fault(g, seat, technology)
            if not code:
                o.add(RESEARCH[technology])
            elif o.explain and code != "known_already":
                need = g.board.technology_price[technology]
                o.no("research", technology, code, ["MU-TEC-1", "MU-TEC-2", "MU-TEC-3"], {"need": need})

    def offer_card(self, g: Medioevo, seat: int, o: Offer) -> None:
        if self.carded:
            if o.explain:
                o.no("buy_card", -1, "card_this_turn", ["MU-EMP-1"])
            return
        fault = purchase_fault(g, seat)
        if fault is None:
            o.yes("buy_card")
        elif o.explain:
            o.no("buy_card", -1, fault.code, fault.rules, fault.params)

    def answer(self, g: Medioevo, seat: int, a: Answer) -> None:
        if a.verb == "done":
            self.at = 1
        elif a.verb == "research":
            branch = a.target // LEVELS
            pay(g, seat, g.board.technology_price[a.target])
            g.levels = increased(g.levels, seat * COLOURS + branch, 1)
            g.researched = changed(g.researched, seat, g.researched[seat] | (1 << branch))
            g.tell("technology.bought", seat, a.target)
        elif a.verb == "buy_card":
            self.carded = True
            g.call(CardPurchase(seat))
        elif a.verb == "order_book":
            self.looks += 1
            g.call(OrderBook(seat))
        else:
            self.looks += 1
            g.call(Site(seat, a.target))

    def default(self, g: Medioevo, seat: int) -> Answer:
        return Answer("done")
