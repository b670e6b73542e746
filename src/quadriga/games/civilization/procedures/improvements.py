"""Which improvements a seat may have: names, eras, and the cards that show them."""

from typing import Final

from quadriga.games.civilization.board import HAPPINESS, MOST_SEATS, NOBODY, PRODUCTIVITY
from quadriga.games.civilization.procedures.prices import improvement_price
from quadriga.games.civilization.queries import usable
from quadriga.games.civilization.state import Civilization, Row
from quadriga.games.civilization.tallies import is_current, knowledge
from quadriga.games.civilization.terms import WORK, WORK_NAME
from quadriga.games.civilization.work_tallies import services

CARD_COPIES: Final = 5  # place of the number of copies in a row of cards, after the kind and the names of the four eras


def owns_improvement(g: Civilization, seat: int, name: int) -> bool:
    """Assigned or not.  rule: CV-IMP-7, CV-GOV-29"""
    return (services(g, seat).names >> name) & 1 == 1


def improvement_fault(g: Civilization, seat: int, name: int) -> str:
    """Why a seat cannot have another improvement, whatever it costs, if only there is a card; empty if it can.
    rule: CV-IMP-4, CV-IMP-7, CV-TEC-7, CV-ERA-9"""
    card = g.board.improvements[name]
    if g.tech_owner[card.technology] == NOBODY:
        return "technology_undiscovered"
    if not usable(g, seat, card.technology):
        return "discovered_this_turn"
    if not is_current(g, card):
        return "wrong_era"
    return "owned_already" if owns_improvement(g, seat, name) else ""


def open_improvements(g: Civilization, seat: int) -> list[int]:
    """Those without such a reason."""
    owned = services(g, seat).names
    cards = g.board.improvements
    return [
        name
        for name in knowledge(g).improvements
        if not (owned >> name) & 1 and usable(g, seat, cards[name].technology)
    ]


class PriceList:
    """Such improvements and what a seat would pay for them, as long as nothing changes on which that depends."""

    def __init__(self, g: Civilization, owned: int) -> None:
        self.owned = owned  # bit mask
        self.turn = g.turn
        self.era = g.era
        self.event = g.event
        self.tech_owner = g.tech_owner
        self.tech_turn = g.tech_turn
        self.civilization = g.civilization
        self.names: list[int] = []
        self.prices: list[int] = []

    def holds(self, g: Civilization, owned: int) -> bool:
        return (
            self.owned == owned
            and self.tech_owner is g.tech_owner
            and self.tech_turn is g.tech_turn
            and self.turn == g.turn
            and self.civilization is g.civilization
            and self.era == g.era
            and self.event == g.event
        )


PRICE_LISTS: Final = [PriceList(Civilization(), 0) for _ in range(MOST_SEATS)]


def price_list(g: Civilization, seat: int) -> PriceList:
    owned = services(g, seat).names
    known = PRICE_LISTS[seat]
    if not known.holds(g, owned):
        known = PriceList(g, owned)
        known.names = open_improvements(g, seat)
        known.prices = [improvement_price(g, seat, name) for name in known.names]
        PRICE_LISTS[seat] = known
    return known


def improvements_to_have(g: Civilization, seat: int, kind: int = NOBODY) -> list[int]:
    """What a seat can have, of a kind or of both.  rule: CV-PUR-7, CV-STR-43"""
    cards = g.board.improvements
    names = [name for name in open_improvements(g, seat) if kind == NOBODY or cards[name].kind == kind]
    return sorted(with_cards(g, names))


# --- cards. Every card shows one name for each era; players are taken to have chosen theirs so that they hinder one
# another as little as possible (ruling CV-GAP-12).


def has_card(g: Civilization, name: int) -> bool:
    return bool(with_cards(g, [name]))


def with_cards(g: Civilization, names: list[int]) -> list[int]:
    """Those of the names for which, besides the improvements in play, a card is left; happiness first."""
    if not names:
        return names
    cards = g.board.improvements
    return [
        *left_of_kind(g, HAPPINESS, [name for name in names if cards[name].kind == HAPPINESS]),
        *left_of_kind(g, PRODUCTIVITY, [name for name in names if cards[name].kind == PRODUCTIVITY]),
    ]


def left_of_kind(g: Civilization, kind: int, names: list[int]) -> list[int]:
    if not names:
        return names
    known = layout(g)
    found: list[int] = []
    for name in names:
        if g.board.copies_showing[name] > len(known.in_play[kind]) or finds_card(g, name, laid_out(g, known, kind), []):
            found.append(name)
    return found


class Layout:
    """The improvements in play, by kind, and on their cards as far as they had to be laid out."""

    def __init__(self, works: Row) -> None:
        self.works = works
        self.names: Row = ()
        self.in_play: list[list[int]] = [[], []]
        self.laid: list[list[list[int]]] = [[], []]
        self.count = [0, 0]  # laid out


LAYOUT: Final = [Layout(())]


def layout(g: Civilization) -> Layout:
    """When improvements are only added, those laid out stay where they are."""
    known = LAYOUT[0]
    if known.works is not g.works:
        names = g.works[WORK_NAME::WORK]
        before = len(known.names)
        if names[:before] != known.names:
            known = Layout(g.works)
            LAYOUT[0] = known
            before = 0
        for name in names[before:]:
            known.in_play[g.board.improvements[name].kind].append(name)
        known.works = g.works
        known.names = names
    return known


def laid_out(g: Civilization, known: Layout, kind: int) -> list[list[int]]:
    if not known.laid[kind]:
        known.laid[kind] = [[] for _ in g.board.improvement_cards]
    for name in known.in_play[kind][known.count[kind] :]:
        lay(g, name, known.laid[kind], [])
    known.count[kind] = len(known.in_play[kind])
    return known.laid[kind]


def lay(g: Civilization, name: int, laid: list[list[int]], tried: list[int]) -> bool:
    """Put an improvement on a card that shows it, moving others to other cards if need be."""
    showing = g.board.cards_showing[name]
    for row in showing:
        if len(laid[row]) < g.board.improvement_cards[row][CARD_COPIES]:
            laid[row].append(name)
            return True
    for row in showing:
        if row not in tried:
            tried.append(row)
            for place in range(len(laid[row])):
                if laid[row][place] != name and lay(g, laid[row][place], laid, tried):
                    laid[row][place] = name
                    return True
    return False


def finds_card(g: Civilization, name: int, laid: list[list[int]], tried: list[int]) -> bool:
    """The same question without moving anything."""
    for row in g.board.cards_showing[name]:
        if row not in tried:
            tried.append(row)
            if len(laid[row]) < g.board.improvement_cards[row][CARD_COPIES]:
                return True
            for other in laid[row]:
                if other != name and finds_card(g, other, laid, tried):
                    return True
    return False
