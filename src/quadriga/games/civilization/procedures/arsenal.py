"""Nuclear weapons and spies as they are bought, and the ship that ends the game."""

from quadriga.engine.choice import Answer
from quadriga.engine.frame import DONE, WAIT, Frame
from quadriga.engine.offer import Offer
from quadriga.games.civilization.board import INDUSTRIAL, MODERN, NOBODY, RARE_METALS
from quadriga.games.civilization.pieces import add_nuke, changed, do_deed, pay
from quadriga.games.civilization.procedures.espionage.spies import has_free_spy, train_spy
from quadriga.games.civilization.procedures.placement import is_banned
from quadriga.games.civilization.procedures.prices import colony_ship_price, price_of
from quadriga.games.civilization.queries import deed, discovered, held, own_settlements, resource_at, usable
from quadriga.games.civilization.state import Civilization
from quadriga.games.civilization.technologies import FISSION, FUSION
from quadriga.games.civilization.terms import (
    BOUGHT,
    BOUGHT_NUKES,
    GOING_ON,
    LONG,
    NUKE,
    SPENT,
    TECHNOLOGICAL,
)
from quadriga.games.civilization.wonders import COLONY_SHIP

# --- nuclear weapons


def silos(g: Civilization, seat: int) -> list[int]:
    """Settlements with rare metals.  rule: CV-RES-8"""
    return [t for t in own_settlements(g, seat) if resource_at(g, t) == RARE_METALS]


def weapons_left(g: Civilization) -> bool:
    return not g.limited or len(g.nukes) // NUKE < g.board.nukes


def offer_nukes(g: Civilization, seat: int, o: Offer) -> None:
    """One a turn for each rare-metals resource.  rule: CV-RES-8, CV-UNI-12, CV-VAR-8"""
    if g.era < MODERN:
        return
    if not usable(g, seat, FISSION):
        if o.explain:
            o.no("buy_nuke", -1, "technology_undiscovered", ["CV-RES-8"], {"technology": FISSION})
        return
    number = held(g, seat)[RARE_METALS]
    price = price_of(g, seat, "nuke")
    if deed(g, seat, BOUGHT_NUKES) >= number:
        if o.explain:
            o.no("buy_nuke", -1, "rare_metals_used", ["CV-RES-8"], {"number": number})
    elif g.coins[seat] < price:
        if o.explain:
            o.no("buy_nuke", -1, "not_enough_coins", ["CV-RES-8"], {"need": price, "have": g.coins[seat]})
    elif not weapons_left(g):
        if o.explain:
            o.no("buy_nuke", -1, "no_miniature_left", ["CV-VAR-8"])
    else:
        for territory in silos(g, seat):
            if not is_banned(g, seat, territory):
                o.yes("buy_nuke", territory)
            elif o.explain:
                o.no("buy_nuke", territory, "unhappy_settlement", ["CV-GOV-28"], {"territory": territory})


def buy_nuke(g: Civilization, seat: int, territory: int) -> None:
    price = price_of(g, seat, "nuke")
    pay(g, seat, price)
    do_deed(g, seat, BOUGHT_NUKES)
    do_deed(g, seat, SPENT + BOUGHT_NUKES - BOUGHT, price)
    add_nuke(g, seat, territory)
    g.tell("nuke.bought", seat, territory, price)


class WeaponStore(Frame[Civilization]):
    """The bomb of the Manhattan Project is stored with rare metals, or in any settlement if the owner has none.
    rule: CV-TEC-12"""

    def __init__(self, seat: int = -1) -> None:
        self.at = 0
        self.seat = seat

    def clone(self) -> "WeaponStore":
        frame = WeaponStore(self.seat)
        frame.at = self.at
        return frame

    def places(self, g: Civilization) -> list[int]:
        return silos(g, self.seat) or list(own_settlements(g, self.seat))

    def run(self, g: Civilization) -> int:
        return DONE if self.at or self.seat in g.gone or not self.places(g) or not weapons_left(g) else WAIT

    def waiting(self, g: Civilization) -> list[int]:
        return [self.seat]

    def offer(self, g: Civilization, seat: int, o: Offer) -> None:
        for territory in self.places(g):
            o.yes("store_nuke", territory)

    def answer(self, g: Civilization, seat: int, a: Answer) -> None:
        self.at = 1
        add_nuke(g, seat, a.target)
        g.tell("nuke.received", seat, a.target)

    def default(self, g: Civilization, seat: int) -> Answer:
        return Answer("store_nuke", self.places(g)[0])


# --- spies


def spy_fault(g: Civilization, seat: int) -> str:
    """Why no spy can be trained, whatever it costs.  rule: CV-ESP-1, CV-ESP-2, CV-ESP-3, CV-BAR-32"""
    if g.era < INDUSTRIAL:
        return "no_spies_yet"
    if g.capital[seat] == NOBODY or g.occupied[g.capital[seat]]:
        return "no_free_capital"
    return "" if has_free_spy(g, seat) else "no_spy_left"


def offer_spy(g: Civilization, seat: int, o: Offer) -> None:
    if not g.espionage:
        return
    code = spy_fault(g, seat)
    if code:
        if o.explain:
            o.no("buy_spy", -1, code, ["CV-ESP-1", "CV-ESP-3", "CV-BAR-32"])
        return
    price = price_of(g, seat, "spy")
    if g.coins[seat] >= price:
        o.yes("buy_spy")
    elif o.explain:
        o.no("buy_spy", -1, "not_enough_coins", ["CV-ESP-2"], {"need": price, "have": g.coins[seat]})


def buy_spy(g: Civilization, seat: int, price: int) -> None:
    """Placed in the capital, in the reserve if three are on the board.  rule: CV-ESP-2, CV-ESP-3"""
    pay(g, seat, price)
    g.tell("spy.bought", seat, price)
    train_spy(g, seat)


# --- the Colony Ship


def offer_colony_ship(g: Civilization, seat: int, o: Offer) -> None:
    """rule: CV-END-17"""
    if g.wonder_owner[COLONY_SHIP] != NOBODY or not discovered(g, FUSION):
        return
    price = colony_ship_price(g)
    if g.coins[seat] >= price:
        o.yes("buy_colony_ship")
    elif o.explain:
        o.no("buy_colony_ship", -1, "not_enough_coins", ["CV-END-17"], {"need": price, "have": g.coins[seat]})


def buy_colony_ship(g: Civilization, seat: int) -> None:
    """It ends a Long game at the end of the turn.  rule: CV-END-16, CV-END-17, CV-END-18"""
    pay(g, seat, colony_ship_price(g))
    g.wonder_owner = changed(g.wonder_owner, COLONY_SHIP, seat)
    g.tell("wonder.taken", seat, COLONY_SHIP)
    if g.length == LONG and g.ending == GOING_ON:
        g.ending = TECHNOLOGICAL
        g.ended_by = seat
        g.tell("end.decided", seat)
