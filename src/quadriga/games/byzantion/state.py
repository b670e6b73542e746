"""Everything on the table of Byzantion, as lists of whole numbers."""

from collections.abc import Callable
from typing import Final

from quadriga.engine.choice import Answer, Reason
from quadriga.engine.game import Game
from quadriga.engine.offer import Offer
from quadriga.games.byzantion.board import Board

SETUP: Final = 0
EVENT: Final = 1
ACTION: Final = 2
RESOLUTION: Final = 3
SCORING: Final = 4

PENDING: Final = -2  # outcome of a round that is still to come
FAILED: Final = -1

HIDDEN: Final = 0  # a solo event that lies face down
SHOWN: Final = 1

FINAL: Final = 3  # parts of the final scoring

EMPTY: Final = -1  # an offer slot, an event slot, a position of the track without anything

FREE_VERBS: Final = ("discard", "intrigue", "reveal", "reserve", "pay_cost", "claim")

# What the procedures answer to the kernel's commonest questions, once they are loaded: they import this module.
FREE: Final[list[Callable[["Byzantion", int, Offer], None]]] = []
MAY_REACT: Final[list[Callable[["Byzantion", int, int], bool]]] = []
REACTIONS: Final[list[Callable[["Byzantion", int, int, Offer], None]]] = []

NOT_SAVED: Final = ["board"]  # there is only one

NO_BOARD: Final = Board()  # until it is attached


class Byzantion(Game):
    """The position. Cards of a hand or an area stand as ``seat * CARDS + card`` in one ascending list.

    rule: BZ-GEN-12 (what is hidden is said at the field), BZ-GEN-3 (one number of Nomisma a seat)
    """

    # fmt: off
    __slots__ = (
        "area",
        "board",
        "caskets",
        "claimed",
        "deck",
        "discard",
        "down",
        "doxa",
        "dynamis",
        "events",
        "final",
        "follows",
        "hands",
        "marathon",
        "marked",
        "market",
        "missions",
        "offer_cards",
        "option",
        "options",
        "order",
        "outcome",
        "paid",
        "phase",
        "removed",
        "reserved",
        "ring",
        "round",
        "seals",
        "shown",
        "spurned",
        "stock",
        "track",
        "units",
    )
    # fmt: on

    def __init__(self, bare: bool = False) -> None:
        """An empty table; a ``bare`` one lacks every field and is at once filled by ``clone``."""
        if bare:
            return
        super().__init__()
        self.board: Board = NO_BOARD
        # options
        self.marathon: bool = False
        # course of the game
        self.round: int = 0  # from 1 on; 0 during the preparation
        self.phase: int = SETUP
        self.ring: int = -1  # holder of the Imperial Ring
        self.order: list[int] = []  # seats by initiative; clockwise from the Ring until it is settled
        self.events: list[int] = []  # per round; EMPTY in the first round of a solo game
        self.shown: list[int] = []  # per round; solo events may lie face down, which hides them
        self.options: list[int] = []  # per round: the option that was chosen, -1 before
        self.outcome: list[int] = []  # per round: PENDING, FAILED or the seat with the Victory
        self.option: int = -1  # of this round
        # per seat
        self.stock: list[int] = []  # seat * GOODS + good
        self.doxa: list[int] = []
        self.dynamis: list[int] = []  # to be spent in this round
        self.final: list[int] = []  # seat * FINAL + part: Doxa from resources, from cards, from Missions
        # cards
        self.hands: list[int] = []  # hidden
        self.area: list[int] = []  # cards in play
        self.follows: list[int] = []  # Empire card -> the Hero whose Bandon it is in; -1 if it leads one or is loose
        self.marked: list[int] = []  # cards with a Dynamis on them, ascending
        self.down: list[int] = []  # cards in play turned face down, ascending
        self.deck: list[int] = []  # top last; hidden
        self.discard: list[int] = []  # top last
        self.offer_cards: list[int] = []  # per slot
        self.removed: list[int] = []  # out of the game, ascending
        self.missions: list[int] = []  # seat * MISSIONS + mission, ascending; hidden
        self.spurned: list[int] = []  # the same for those put back; hidden from all others
        # Market, initiative track, map
        self.market: list[int] = []  # resources, cheapest slot first
        self.caskets: list[int] = []  # the pile, top last; hidden
        self.track: list[int] = []  # per position: the casket
        self.seals: list[int] = []  # per position: the seat
        self.units: list[int] = []  # territory * UNITS + kind -> miniatures
        # solo
        self.reserved: list[int] = []  # offer slots with an Auctoritas on them
        self.claimed: bool = False  # a Keimelion in this round
        self.paid: bool = False  # the cost of this round's event

    def clone(self) -> "Byzantion":
        g = Byzantion(True)
        self.copy_base(g)
        g.board = self.board
        g.marathon = self.marathon
        g.round = self.round
        g.phase = self.phase
        g.ring = self.ring
        g.order = self.order.copy()
        g.events = self.events.copy()
        g.shown = self.shown.copy()
        g.options = self.options.copy()
        g.outcome = self.outcome.copy()
        g.option = self.option
        g.stock = self.stock.copy()
        g.doxa = self.doxa.copy()
        g.dynamis = self.dynamis.copy()
        g.final = self.final.copy()
        g.hands = self.hands.copy()
        g.area = self.area.copy()
        g.follows = self.follows.copy()
        g.marked = self.marked.copy()
        g.down = self.down.copy()
        g.deck = self.deck.copy()
        g.discard = self.discard.copy()
        g.offer_cards = self.offer_cards.copy()
        g.removed = self.removed.copy()
        g.missions = self.missions.copy()
        g.spurned = self.spurned.copy()
        g.market = self.market.copy()
        g.caskets = self.caskets.copy()
        g.track = self.track.copy()
        g.seals = self.seals.copy()
        g.units = self.units.copy()
        g.reserved = self.reserved.copy()
        g.claimed = self.claimed
        g.paid = self.paid
        return g

    # --- the kernel asks; the procedures know

    def offer_free(self, seat: int, o: Offer) -> None:
        if not FREE:
            from quadriga.games.byzantion.procedures.free import offer_free

            FREE.append(offer_free)
        FREE[0](self, seat, o)

    def answer_free(self, seat: int, a: Answer) -> bool:
        if a.verb not in FREE_VERBS:
            return False
        from quadriga.games.byzantion.procedures.free import answer_free

        return answer_free(self, seat, a)

    def offer_anytime(self, seat: int, o: Offer) -> None:
        from quadriga.games.byzantion.procedures.departure import offer_departure

        offer_departure(self, seat, o)

    def answer_anytime(self, seat: int, a: Answer) -> None:
        from quadriga.games.byzantion.procedures.departure import answer_departure

        answer_departure(self, seat, a)

    def may_react(self, moment: int, seat: int) -> bool:
        if not MAY_REACT:
            from quadriga.games.byzantion.procedures.intrigue import could_react

            MAY_REACT.append(could_react)
        return MAY_REACT[0](self, moment, seat)

    def can_bluff(self, moment: int, seat: int) -> bool:
        return True

    def offer_reactions(self, moment: int, seat: int, o: Offer) -> None:
        if not REACTIONS:
            from quadriga.games.byzantion.procedures.intrigue import offer_intrigue

            REACTIONS.append(offer_intrigue)
        REACTIONS[0](self, moment, seat, o)

    def react(self, moment: int, seat: int, a: Answer) -> None:
        from quadriga.games.byzantion.procedures.intrigue import announce

        announce(self, seat, a.target)

    def wrong_moment(self, seat: int, a: Answer) -> Reason:
        from quadriga.games.byzantion.moments import wrong_moment

        return wrong_moment(self, seat, a)
