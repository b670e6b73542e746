"""Cards: declared, open to a Joker, then in effect."""

from collections.abc import Callable
from typing import Final

from quadriga.engine.frame import DONE, Frame
from quadriga.engine.offer import Offer
from quadriga.engine.window import open_window
from quadriga.games.realm.board import CARDS, JOKER, TRUCE, WARLORD
from quadriga.games.realm.moments import BATTLE_ROLLED, CARD_PLAYED, cards_at
from quadriga.games.realm.procedures.battle import STOPPED, Battle
from quadriga.games.realm.procedures.turns import Turns
from quadriga.games.realm.queries import has_cards
from quadriga.games.realm.state import Realm

WARLORD_BONUS: Final = 2


class PlayCard(Frame[Realm]):
    """A card leaves the hand, others may cancel it, then it takes effect."""

    def __init__(self, seat: int = -1, card: int = -1) -> None:
        super().__init__()
        self.seat = seat
        self.card = card
        self.cancelled = False

    def clone(self) -> "PlayCard":
        frame = PlayCard(self.seat, self.card)
        frame.at = self.at
        frame.cancelled = self.cancelled
        return frame

    def run(self, g: Realm) -> int:
        if self.at == 0:
            self.at = 1
            g.hands[self.seat * CARDS + self.card] -= 1
            g.discard[self.card] += 1
            g.reveals += 1
            g.tell("card.played", self.seat, self.card)
            others = [seat for seat in range(g.seats) if seat != self.seat]
            return open_window(g, CARD_PLAYED, (self.seat + 1) % g.seats, has_cards(g, others))
        if self.cancelled:
            g.tell("card.cancelled", self.seat, self.card)
            return DONE
        return EFFECTS[self.card](g, self)


def play_warlord(g: Realm, played: PlayCard) -> int:
    """Adds to one's own die in the nearest battle."""
    for frame in g.below():
        if isinstance(frame, Battle):
            if played.seat == frame.attacker:
                frame.attack += WARLORD_BONUS
            else:
                frame.defence += WARLORD_BONUS
            return DONE
    raise AssertionError("a Warlord without a battle")


def play_joker(g: Realm, played: PlayCard) -> int:
    """Cancels the card just played and closes the window in which it could be cancelled."""
    for frame in g.below():
        if isinstance(frame, PlayCard):
            frame.cancelled = True
            return g.unwind(frame)
    raise AssertionError("a Joker without a card")


def play_truce(g: Realm, played: PlayCard) -> int:
    """Stops the battle in progress."""
    for frame in g.below():
        if isinstance(frame, Turns):
            return g.unwind(frame, STOPPED)
    raise AssertionError("a Truce without a battle")


EFFECTS: Final[dict[int, Callable[[Realm, PlayCard], int]]] = {
    WARLORD: play_warlord,
    JOKER: play_joker,
    TRUCE: play_truce,
}


def is_concerned(g: Realm, moment: int, seat: int) -> bool:
    """After a roll the two sides may react, after a card everybody but its player."""
    for frame in g.stack[::-1]:
        if moment == BATTLE_ROLLED and isinstance(frame, Battle):
            return seat in frame.sides()
        if moment == CARD_PLAYED and isinstance(frame, PlayCard):
            return seat != frame.seat
    return False


def playable(g: Realm, moment: int, seat: int) -> list[int]:
    if not is_concerned(g, moment, seat):
        return []
    return [card for card in cards_at(moment) if g.hands[seat * CARDS + card]]


def offer_cards(g: Realm, moment: int, seat: int, o: Offer) -> None:
    open_cards = playable(g, moment, seat)
    for card in range(CARDS):
        if card in open_cards:
            o.yes("play", card)
        elif o.explain:
            code = "card_not_held" if card in cards_at(moment) else "wrong_card"
            o.no("play", card, code, [], {"card": card})
