"""Laying out what the players have before them."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from quadriga.engine.errors import Cause
from quadriga.games.civilization.board import CARDS, NOBODY, TERRITORIES
from quadriga.games.civilization.data_names import (
    CIVILIZATION_NAMES,
    GOVERNMENT_NAMES,
    IMPROVEMENT_NAMES,
    RESOURCE_NAMES,
    WONDER_NAMES,
)
from quadriga.games.civilization.layout_board import BoardLayout
from quadriga.games.civilization.pieces import add_work, changed
from quadriga.games.civilization.position_names import DEED_NAMES, GIFT_NAMES, NOTHING
from quadriga.games.civilization.procedures.preparation import SIX_PLAYER_CARD, is_used
from quadriga.games.civilization.state import Civilization, Row
from quadriga.games.civilization.technologies import TECHNOLOGY_KEYS
from quadriga.games.civilization.terms import (
    ACCOUNT_ITEMS,
    ACCOUNTS,
    DEEDS,
    IMPRISONED,
    NO_CARDS,
    RESERVE,
    SPIES,
    UNTRAINED,
    WORK_FIRST,
    WORK_SECOND,
)
from quadriga.games.civilization.wonders import W_HAPPY, W_PRODUCTIVE

SEAT_EXPECTED: Final = ("settlements", "sizes", "military", "resources", "points", "total")
SEAT_KEYS: Final = (
    ("civilization", "coins", "government", "former", "capital", "experience", "merit_points", "dogma", "fuel")
    + ("terror", "overtime", "used_minutes", "income", "accounts", "deeds", "hand", "completed", "standing")
    + ("technologies", "wonders", "improvements", "spies", "leaving", "absent", "duty", "barbarian_war")
    + SEAT_EXPECTED
)
SPY_KEYS: Final = ("space", "ship", "used", "mp", "special")
COLUMNS: Final = (
    ("coins", 99_999),
    ("experience", 999),
    ("merit_points", 999),
    ("fuel", 9_999),
    ("terror", 9_999),
    ("overtime", 9_999),
    ("used_minutes", 9_999),
    ("income", 99_999),
    ("leaving", 99),
    ("duty", 99),
    ("barbarian_war", 99),
)


class SeatLayout(BoardLayout):
    """Nobody has anything, not even coins, but what is named; cards that are not named lie in the deck."""

    def __init__(self, g: Civilization, position: Mapping[str, object]) -> None:
        super().__init__(g, position)
        self.cards: list[str] = [card.key for card in g.board.cards]
        self.left: list[int] = [copies(g, number) for number in range(CARDS)]  # cards not yet laid out
        g.coins = (0,) * g.seats

    def read_civilizations(self, seats: dict[str, Any]) -> None:
        """Ships of Navigators carry more, so this comes before the pieces."""
        g = self.g
        for name, value in seats.items():
            kind = value.get("civilization", "nobody") if isinstance(value, dict) else "nobody"
            number = self.named(kind, f"seat.{name}.civilization", ["nobody", *CIVILIZATION_NAMES]) - 1
            g.civilization = changed(g.civilization, self.seats.index(name), number)

    def read_seat(self, seat: int, value: object, place: str) -> None:
        g = self.g
        doc = self.table(value, place, SEAT_KEYS)
        for key, high in COLUMNS:
            if key in doc:
                row: Row = getattr(g, key)
                setattr(g, key, changed(row, seat, self.number(doc[key], f"{place}.{key}", 0, high)))
        self.read_rule(seat, doc, place)
        for name, number in self.table(doc.get("deeds", {}), f"{place}.deeds", DEED_NAMES).items():
            at = seat * DEEDS + DEED_NAMES.index(name)
            g.deeds = changed(g.deeds, at, self.number(number, f"{place}.deeds.{name}", 0, 1 << 30))
        for name, number in self.table(doc.get("accounts", {}), f"{place}.accounts", ACCOUNT_ITEMS).items():
            at = seat * ACCOUNTS + ACCOUNT_ITEMS.index(name)
            g.accounts = changed(g.accounts, at, self.number(number, f"{place}.accounts.{name}", -99_999, 99_999))
        for name in self.listed(doc.get("technologies", []), f"{place}.technologies"):
            self.put_technology(name, seat, f"{place}.technologies")
        for text in self.listed(doc.get("wonders", []), f"{place}.wonders"):
            self.put_wonder(seat, text, f"{place}.wonders")
        for text in self.listed(doc.get("improvements", []), f"{place}.improvements"):
            self.put_improvement(seat, text, f"{place}.improvements")
        for number, spy in enumerate(self.listed(doc.get("spies", []), f"{place}.spies")):
            self.put_spy(seat, self.number(number, f"{place}.spies", 0, SPIES - 1), spy, f"{place}.spies.{number}")
        g.hands = self.put_cards(g.hands, seat, doc.get("hand", []), f"{place}.hand")
        g.completed = self.put_cards(g.completed, seat, doc.get("completed", []), f"{place}.completed")
        g.standing = self.put_cards(g.standing, seat, doc.get("standing", []), f"{place}.standing")
        if self.truth(doc.get("absent", False), f"{place}.absent"):
            g.absent.append(seat)

    def read_rule(self, seat: int, doc: dict[str, Any], place: str) -> None:
        """Government and capital; the first settlement of the document is the capital unless another is named."""
        g = self.g
        if "government" in doc:
            number = self.named(doc["government"], f"{place}.government", GOVERNMENT_NAMES)
            g.government = changed(g.government, seat, number)
        former = self.named(doc.get("former", "none"), f"{place}.former", ["none", *GOVERNMENT_NAMES]) - 1
        g.former = changed(g.former, seat, former)
        dogma = self.named(doc.get("dogma", NOTHING), f"{place}.dogma", [NOTHING, *RESOURCE_NAMES]) - 1
        g.dogma = changed(g.dogma, seat, dogma)
        if "capital" in doc:
            capital = self.named(doc["capital"], f"{place}.capital", ["nowhere", *self.territories]) - 1
            if capital != NOBODY and g.holder[capital] != seat:
                self.missing(seat, capital, f"{place}.capital")
            g.capital = changed(g.capital, seat, capital)

    def missing(self, seat: int, territory: int, place: str) -> None:
        self.fault(place, Cause("settlement_missing", owner=self.seats[seat], territory=self.territories[territory]))

    # --- technologies, wonders, improvements

    def put_technology(self, value: object, owner: int, place: str) -> None:
        """Discovered in the turn before, so that everybody profits from it."""
        g = self.g
        technology = self.named(value, place, TECHNOLOGY_KEYS)
        g.tech_owner = changed(g.tech_owner, technology, owner)
        g.tech_turn = changed(g.tech_turn, technology, max(0, g.turn - 1))

    def assigned(self, seat: int, text: object, place: str, names: Sequence[str]) -> tuple[int, list[int], list[str]]:
        """``temple@gallia+italia gift``: number of the name, territories it serves, further words."""
        words = str(text).split()
        head, _, places = (words[0] if words else "").partition("@")
        served: list[int] = []
        for name in places.split("+") if places else []:
            territory = self.named(name, place, self.territories)
            if self.g.holder[territory] != seat:
                self.missing(seat, territory, place)
            served.append(territory)
        return self.named(head, place, names), served, words[1:]

    def put_wonder(self, seat: int, text: object, place: str) -> None:
        g = self.g
        wonder, served, _ = self.assigned(seat, text, place, WONDER_NAMES)
        card = g.board.wonders[wonder]
        g.wonder_owner = changed(g.wonder_owner, wonder, seat)
        most = card.first if card.word in (W_HAPPY, W_PRODUCTIVE) else 0
        if len(served) > most:
            self.fault(place, Cause("range_needed", low=0, high=most))
            return
        for point, territory in enumerate(served):
            g.wonder_place = changed(g.wonder_place, wonder * 2 + point, territory)

    def put_improvement(self, seat: int, text: object, place: str) -> None:
        g = self.g
        name, served, words = self.assigned(seat, text, place, IMPROVEMENT_NAMES)
        if len(served) > g.board.improvements[name].points:
            self.fault(place, Cause("range_needed", low=0, high=g.board.improvements[name].points))
            return
        at = add_work(g, seat, name, self.mask(words, place, GIFT_NAMES))
        for field, territory in zip((WORK_FIRST, WORK_SECOND), served, strict=False):
            g.works = changed(g.works, at + field, territory)

    # --- spies and cards

    def put_spy(self, seat: int, number: int, value: object, place: str) -> None:
        """By its place alone, or with particulars; the name of a player is his prison."""
        g = self.g
        doc = {"space": value} if isinstance(value, str) else self.table(value, place, SPY_KEYS)
        spy = seat * SPIES + number
        where = doc.get("space", "untrained")
        if where in self.seats:
            space = IMPRISONED - self.seats.index(where)
        else:
            space = self.named(where, f"{place}.space", ["reserve", "untrained", *self.spaces]) - 2
            space = RESERVE if space == -2 else UNTRAINED if space == -1 else space
        g.spy_space = changed(g.spy_space, spy, space)
        ship = self.piece_in(doc.get("ship", -1), space, f"{place}.ship")
        if space >= TERRITORIES and ship == NOBODY:
            self.fault(place, Cause("ship_needed"))
        g.spy_ship = changed(g.spy_ship, spy, ship)
        used = self.truth(doc.get("used", False), f"{place}.used")
        g.spy_used = changed(g.spy_used, spy, int(used))
        g.spy_mp = changed(g.spy_mp, spy, self.number(doc.get("mp", 0), f"{place}.mp", 0, 9))
        if "special" in doc:
            card = self.named(doc["special"], f"{place}.special", self.cards)
            self.take_card(card, f"{place}.special")
            g.spy_special = changed(g.spy_special, spy, card)

    def put_cards(self, row: Row, seat: int, value: object, place: str) -> Row:
        found = [self.named(name, place, self.cards) for name in self.listed(value, place)]
        for card in found:
            self.take_card(card, place)
        return tuple(sorted([*row, *[seat * CARDS + card for card in found]]))

    def take_card(self, card: int, place: str) -> None:
        """Each copy lies in one place only."""
        if copies(self.g, card) == 0:
            self.fault(place, Cause("card_misplaced", card=self.cards[card]))
        elif self.left[card] == 0:
            self.fault(place, Cause("card_twice", card=self.cards[card]))
        else:
            self.left[card] -= 1

    def read_deck(self, position: dict[str, Any]) -> None:
        """``deck`` names the next cards; the others lie below in the order of their numbers."""
        g = self.g
        for name in self.listed(position.get("discarded", []), "discarded"):
            self.take_card(self.named(name, "discarded", self.cards), "discarded")
        drawn = [self.named(name, "deck", self.cards) for name in self.listed(position.get("deck", []), "deck")]
        for card in drawn:
            self.take_card(card, "deck")
        below = [card for card in range(CARDS) for _ in range(self.left[card])]
        g.deck = (*below, *reversed(drawn))


def copies(g: Civilization, card: int) -> int:
    """How many of a strategy card this game has."""
    if g.strategy_rule == NO_CARDS or not is_used(g, card):
        return 0
    return g.board.cards[card].copies - int(g.board.cards[card].key == SIX_PLAYER_CARD and g.seats == 6)
