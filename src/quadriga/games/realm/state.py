"""Everything on the table of Realm, as lists of whole numbers."""

from typing import Final

from quadriga.engine.choice import Answer, Reason
from quadriga.engine.game import Game
from quadriga.engine.offer import Offer
from quadriga.games.realm.board import CARDS, Board

SETUP: Final = 0
SUPPLY: Final = 1
AUCTION: Final = 2
COUNCIL: Final = 3
TURNS: Final = 4

PACT: Final = 5  # numbers of a pact: kind, bound seat, other seat, last round, secret

NOT_SAVED: Final = ["board"]  # there is only one

NO_BOARD: Final = Board()  # until it is attached


class Realm(Game):
    """The position. A list per seat and thing is one long list: ``seat * CARDS + card``."""

    def __init__(self, bare: bool = False) -> None:
        """An empty table; a ``bare`` one lacks every field and is at once filled by ``clone``."""
        if bare:
            return
        super().__init__()
        self.board: Board = NO_BOARD
        # options
        self.rounds: int = 0
        self.offer_cap: int = 0
        # course of the game
        self.round: int = 0
        self.phase: int = SETUP
        self.order: list[int] = []  # seats, first player first
        # coins and cards
        self.bank: int = 0
        self.florins: list[int] = []
        self.debts: list[int] = []
        self.borrowed: list[int] = []  # per seat, 1 after a loan this round
        self.hands: list[int] = []  # seat * CARDS + card -> copies; hidden
        self.pile: list[int] = []  # cards face down
        self.discard: list[int] = []  # per card, copies
        # the map
        self.owner: list[int] = []  # per land
        self.pacts: list[int] = []

    def clone(self) -> "Realm":
        g = Realm(True)
        self.copy_base(g)
        g.board = self.board
        g.rounds = self.rounds
        g.offer_cap = self.offer_cap
        g.round = self.round
        g.phase = self.phase
        g.order = self.order.copy()
        g.bank = self.bank
        g.florins = self.florins.copy()
        g.debts = self.debts.copy()
        g.borrowed = self.borrowed.copy()
        g.hands = self.hands.copy()
        g.pile = self.pile.copy()
        g.discard = self.discard.copy()
        g.owner = self.owner.copy()
        g.pacts = self.pacts.copy()
        return g

    # --- the kernel asks; the procedures know

    def offer_free(self, seat: int, o: Offer) -> None:
        from quadriga.games.realm.procedures.turns import offer_loan

        offer_loan(self, seat, o)

    def answer_free(self, seat: int, a: Answer) -> bool:
        if a.verb != "loan":
            return False
        from quadriga.games.realm.procedures.turns import take_loan

        take_loan(self, seat, a.amount)
        return True

    def offer_anytime(self, seat: int, o: Offer) -> None:
        from quadriga.games.realm.procedures.departure import offer_departure

        offer_departure(self, seat, o)

    def answer_anytime(self, seat: int, a: Answer) -> None:
        from quadriga.games.realm.procedures.departure import answer_departure

        answer_departure(self, seat, a)

    def may_react(self, moment: int, seat: int) -> bool:
        from quadriga.games.realm.procedures.card import playable

        return bool(playable(self, moment, seat))

    def can_bluff(self, moment: int, seat: int) -> bool:
        """With cards in hand: how many is open, which is not."""
        return any(self.hands[seat * CARDS : (seat + 1) * CARDS])

    def offer_reactions(self, moment: int, seat: int, o: Offer) -> None:
        from quadriga.games.realm.procedures.card import offer_cards

        offer_cards(self, moment, seat, o)

    def react(self, moment: int, seat: int, a: Answer) -> None:
        from quadriga.games.realm.procedures.card import PlayCard

        self.call(PlayCard(seat, a.target))

    def watchers(self, moment: int, subject: int) -> list[int]:
        from quadriga.games.realm.procedures.conquest import watchers

        return watchers(self, moment, subject)

    def effect(self, effect: int, owner: int, subject: int) -> int:
        from quadriga.games.realm.procedures.conquest import carry_out

        return carry_out(self, effect, owner)

    def wrong_moment(self, seat: int, a: Answer) -> Reason:
        from quadriga.games.realm.moments import wrong_moment

        return wrong_moment(a)
