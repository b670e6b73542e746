"""Technologies: buying them, and what comes with them."""

from typing import Final

from quadriga.engine.choice import Answer, row
from quadriga.engine.frame import DONE, RUN, WAIT, Frame
from quadriga.engine.offer import Offer
from quadriga.games.civilization.board import (
    EXPLORERS,
    FIRST_SHIP,
    FUNDAMENTALISM,
    INDUSTRIAL,
    MEDIEVAL,
    MODERN,
    MOST_SEATS,
    NOBODY,
    SHIP,
)
from quadriga.games.civilization.pieces import changed, do_deed, pay
from quadriga.games.civilization.procedures.arsenal import WeaponStore
from quadriga.games.civilization.procedures.ending import end_of_era
from quadriga.games.civilization.procedures.free_works import renew_free_works
from quadriga.games.civilization.procedures.growth import Growth
from quadriga.games.civilization.procedures.improvements import has_card
from quadriga.games.civilization.procedures.placement import FREELY, Placement
from quadriga.games.civilization.procedures.prices import technology_price
from quadriga.games.civilization.procedures.works import Assignment, receive_work
from quadriga.games.civilization.queries import deed, in_anarchy, land_kind
from quadriga.games.civilization.state import Civilization
from quadriga.games.civilization.tallies import knowledge
from quadriga.games.civilization.technologies import TECHNOLOGIES
from quadriga.games.civilization.terms import (
    AS_GIFT,
    FIRST_WONDER,
    GOING_ON,
    MEDIUM,
    MEDIUM_LONG,
    SHORT,
    TECHNOLOGIES_BOUGHT,
)
from quadriga.games.civilization.wonders import COLONY_SHIP, W_EXPLORERS, W_HAPPY, W_NUKE, W_PRODUCTIVE, W_UNITS

MOST_A_TURN: Final = 2
END_DIE: Final = 6

# --- which may be had


def is_open(g: Civilization, technology: int) -> bool:
    """Nobody has it, and all that it asks for has been discovered by somebody.  rule: CV-TEC-2"""
    return technology in knowledge(g).open


def most_technologies(g: Civilization, seat: int) -> int:
    """Bought in a turn.  rule: CV-TEC-6, CV-GOV-15"""
    return 1 if g.governments_rule and g.government[seat] == FUNDAMENTALISM else MOST_A_TURN


class PriceList:
    """What a seat would pay for each of the open technologies, as long as nothing changes their prices."""

    def __init__(self, g: Civilization, seat: int) -> None:
        self.seat = seat
        self.era = g.era
        self.tech_owner = g.tech_owner
        self.government: int = g.government[seat] if g.government else NOBODY
        self.civilization = g.civilization
        self.wonder_owner = g.wonder_owner
        self.technologies: list[int] = []
        self.prices: list[int] = []

    def holds(self, g: Civilization) -> bool:
        return (
            self.tech_owner is g.tech_owner
            and self.government == g.government[self.seat]
            and self.wonder_owner is g.wonder_owner
            and self.civilization is g.civilization
            and self.era == g.era
        )


PRICE_LISTS: Final = [PriceList(Civilization(), seat) for seat in range(MOST_SEATS)]
BUY_TECHNOLOGY: Final = row("buy_technology", TECHNOLOGIES)


def price_list(g: Civilization, seat: int) -> PriceList:
    known = PRICE_LISTS[seat]
    if not known.holds(g):
        known = PriceList(g, seat)
        known.technologies = knowledge(g).open
        known.prices = [technology_price(g, seat, technology) for technology in known.technologies]
        PRICE_LISTS[seat] = known
    return known


def offer_technologies(g: Civilization, seat: int, o: Offer) -> None:
    """rule: CV-TEC-1, CV-TEC-2, CV-TEC-6, CV-GOV-6"""
    if in_anarchy(g, seat):
        if o.explain:
            o.no("buy_technology", -1, "anarchy", ["CV-GOV-6"])
        return
    most = most_technologies(g, seat)
    if deed(g, seat, TECHNOLOGIES_BOUGHT) >= most:
        if o.explain:
            o.no("buy_technology", -1, "technologies_this_turn", ["CV-TEC-6", "CV-GOV-15"], {"number": most})
        return
    coins = g.coins[seat]
    if o.explain:
        explain_technologies(g, seat, coins, o)
        return
    known = price_list(g, seat)
    for place, price in enumerate(known.prices):
        if price <= coins:
            o.add(BUY_TECHNOLOGY[known.technologies[place]])


def explain_technologies(g: Civilization, seat: int, coins: int, o: Offer) -> None:
    for technology in range(len(g.tech_owner)):
        if is_open(g, technology):
            price = technology_price(g, seat, technology)
            if price <= coins:
                o.yes("buy_technology", technology)
            else:
                o.no("buy_technology", technology, "not_enough_coins", ["CV-TEC-1"], {"need": price, "have": coins})
        else:
            explain_closed(g, technology, o)


def explain_closed(g: Civilization, technology: int, o: Offer) -> None:
    card = g.board.technologies[technology]
    owner = g.tech_owner[technology]
    if 0 <= owner < g.seats:
        o.no("buy_technology", technology, "technology_owned", ["CV-TEC-1"], {"seat": owner})
    elif owner != NOBODY:
        o.no("buy_technology", technology, "technology_lost", ["CV-SPC-5"])
    else:
        for before in card.prerequisites:
            if g.tech_owner[before] == NOBODY:
                o.no("buy_technology", technology, "prerequisite_missing", ["CV-TEC-2"], {"technology": before})
                return
        o.no("buy_technology", technology, "era_too_far", ["CV-TEC-5"])


def buy_technology(g: Civilization, seat: int, technology: int) -> None:
    price = technology_price(g, seat, technology)
    pay(g, seat, price)
    do_deed(g, seat, TECHNOLOGIES_BOUGHT)
    g.tell("technology.bought", seat, technology, price)
    g.call(Acquisition(seat, technology, True))


# --- what comes with it


class Acquisition(Frame[Civilization]):
    """A seat takes the card of a technology, its wonders and its bonus, all at once; units so received do not count
    against the limits of settlements.

    The first technology of the next era brings that era at the end of the phase; in shorter games whoever buys one of
    the last era rolls for the end.
    rule: CV-TEC-1, CV-TEC-9, CV-TEC-10, CV-TEC-12, CV-WON-1, CV-WON-2, CV-ERA-1, CV-SEQ-2, CV-END-9, CV-END-10,
    CV-END-11
    """

    def __init__(self, seat: int = -1, technology: int = 0, bought: bool = False) -> None:
        self.at = (
            0  # 0 card and end, 1 result of the roll, 2 bonuses, 3 free improvements, 4 wonders from ``wonder`` on
        )
        self.seat = seat
        self.technology = technology
        self.bought = bought
        self.wonder = 0  # place in the technology's list of wonders

    def clone(self) -> "Acquisition":
        frame = Acquisition(self.seat, self.technology, self.bought)
        frame.at = self.at
        frame.wonder = self.wonder
        return frame

    def run(self, g: Civilization) -> int:
        card = g.board.technologies[self.technology]
        if self.at == 0:
            g.tech_owner = changed(g.tech_owner, self.technology, self.seat)
            g.tech_turn = changed(g.tech_turn, self.technology, g.turn)
            g.tell("technology.acquired", self.seat, self.technology)
            if card.era > g.era:
                g.era_due = True
            take_wonders(g, self.seat, self.technology)
            self.at = 2
            if self.bought and g.ending == GOING_ON and card.era == last_era(g):
                self.at = 1
                return g.roll(1, END_DIE)
        if self.at == 1:
            self.at = 2
            self.judge_end(g, g.rolled[0])
        if self.at == 2:
            self.at = 3
            return self.give_bonus(g)
        if self.at == 3:
            self.at = 4
            return renew_free_works(g)
        while self.wonder < len(card.wonders):
            wonder = card.wonders[self.wonder]
            self.wonder += 1
            if g.wonder_owner[wonder] == self.seat and wonder != COLONY_SHIP:
                return self.give_pieces(g, wonder)
        return DONE

    def judge_end(self, g: Civilization, roll: int) -> None:
        """rule: CV-END-9, CV-END-10, CV-END-11"""
        era = last_era(g)
        cards = g.board.technologies
        owned = sum(1 for t in range(len(cards)) if cards[t].era == era and 0 <= g.tech_owner[t] < g.seats)
        g.tell("end.die", self.seat, roll, owned)
        if roll <= owned:
            end_of_era(g, self.seat)

    def give_bonus(self, g: Civilization) -> int:
        """rule: CV-TEC-10"""
        card = g.board.technologies[self.technology]
        if card.bonus_unit >= 0:
            return g.call(Placement(self.seat, card.bonus_unit, 1, FREELY))
        if card.bonus_improvement >= 0:
            if has_card(g, card.bonus_improvement):
                return receive_work(g, self.seat, card.bonus_improvement, AS_GIFT)
            g.tell("improvement.missed", self.seat, g.board.improvements[card.bonus_improvement].kind)
        if card.bonus_growth:
            return g.call(Growth(self.seat, card.bonus_growth))
        return RUN

    def give_pieces(self, g: Civilization, wonder: int) -> int:
        """Pieces of a wonder are of its own era; what it does for settlements it does only while that era lasts.
        rule: CV-WON-1, CV-WON-2, CV-TEC-8, CV-TEC-12"""
        card = g.board.wonders[wonder]
        if card.word == W_EXPLORERS:
            return g.call(Placement(self.seat, EXPLORERS, card.first, FREELY))
        if card.word == W_UNITS:
            kind = FIRST_SHIP + card.era - 1 if card.first == SHIP else land_kind(card.era, card.first)
            return g.call(Placement(self.seat, kind, card.second, FREELY))
        if card.word == W_HAPPY or card.word == W_PRODUCTIVE:
            return g.call(Assignment(self.seat, NOBODY, wonder, True))
        if card.word == W_NUKE:
            return g.call(WeaponStore(self.seat))
        return RUN


def last_era(g: Civilization) -> int:
    """The era whose technologies may end the game, or 0 in a Long game.  rule: CV-END-9, CV-END-10, CV-END-11"""
    if g.length == SHORT:
        return MEDIEVAL
    if g.length == MEDIUM:
        return INDUSTRIAL
    return MODERN if g.length == MEDIUM_LONG else 0


def take_wonders(g: Civilization, seat: int, technology: int) -> None:
    """Wonders come with their technology; only the Colony Ship is bought.  rule: CV-WON-1, CV-END-17"""
    for wonder in g.board.technologies[technology].wonders:
        if wonder != COLONY_SHIP and g.wonder_owner[wonder] == NOBODY:
            take_wonder(g, seat, wonder)


def take_wonder(g: Civilization, seat: int, wonder: int) -> None:
    wonders = g.board.wonders
    era = wonders[wonder].era
    if all(g.wonder_owner[w] == NOBODY for w in range(len(wonders)) if wonders[w].era == era):
        do_deed(g, seat, FIRST_WONDER)
    g.wonder_owner = changed(g.wonder_owner, wonder, seat)
    g.tell("wonder.taken", seat, wonder)


class FreeTechnology(Frame[Civilization]):
    """The cheapest open technology by its printed price, for nothing; the finder chooses among equals.
    rule: CV-TOK-19, CV-STR-44"""

    def __init__(self, seat: int = -1) -> None:
        self.at = 0
        self.seat = seat

    def clone(self) -> "FreeTechnology":
        frame = FreeTechnology(self.seat)
        frame.at = self.at
        return frame

    def run(self, g: Civilization) -> int:
        return DONE if self.at or self.seat in g.gone or not cheapest(g) else WAIT

    def waiting(self, g: Civilization) -> list[int]:
        return [self.seat]

    def offer(self, g: Civilization, seat: int, o: Offer) -> None:
        for technology in cheapest(g):
            o.yes("take_technology", technology)

    def answer(self, g: Civilization, seat: int, a: Answer) -> None:
        self.at = 1
        g.call(Acquisition(seat, a.target))

    def default(self, g: Civilization, seat: int) -> Answer:
        return Answer("take_technology", cheapest(g)[0])


def cheapest(g: Civilization) -> list[int]:
    """Open technologies of the lowest printed price.  rule: CV-TOK-19, CV-STR-44"""
    found: list[int] = []
    price = 0
    for technology in knowledge(g).open:
        cost = g.board.technologies[technology].cost
        if not found or cost < price:
            found = [technology]
            price = cost
        elif cost == price:
            found.append(technology)
    return found
