"""Everything on the table of Medioevo Universale, as rows of whole numbers."""

from collections.abc import Callable
from typing import Final

from quadriga.engine.choice import Answer, Reason
from quadriga.engine.game import Game
from quadriga.engine.offer import Offer
from quadriga.games.medioevo.board import Board
from quadriga.games.medioevo.codes import FREE_VERBS, NOBODY, RANDOM, SETUP

# What the procedures answer to the kernel's commonest questions, once they are loaded: they import this module.
FREE: Final[list[Callable[["Medioevo", int, Offer], None]]] = []
FREE_ANSWERS: Final[list[Callable[["Medioevo", int, Answer], bool]]] = []
MAY_REACT: Final[list[Callable[["Medioevo", int, int], bool]]] = []
REACTIONS: Final[list[Callable[["Medioevo", int, int, Offer], None]]] = []

NOT_SAVED: Final = ["board"]  # there is only one

NO_BOARD: Final = Board()  # until it is attached


class Medioevo(Game):
    """The position. Owner ``seats`` stands for the barbarians wherever an owner of units is asked for.

    Units are counted: ``army[(zone * (seats + 1) + owner) * KINDS + kind]``, and their sum over the kinds is
    ``troops[zone * (seats + 1) + owner]``. Transports and siege engines are numbered: ``seat * TOKENS + slot``, then
    the barbarians' galleys. At sea ``cargo`` says which galley carries which units; the army counts them too.
    Florins, bids, hands and decks are hidden.

    No row is ever written in place. What changes is replaced as a whole, ``g.honour = increased(g.honour, seat, 1)``
    (``rows``), so a clone shares all rows with the original and costs next to nothing. The army is by far the longest
    row and is kept as bytes, which ``unit_changes.count_units`` replaces.
    rule: MU-SET-3, MU-DEF-7, MU-DEF-8, MU-DEF-12
    """

    # fmt: off
    __slots__ = (
        "accused", "army", "bans", "blood", "blood_rule", "board", "borrowed", "buildings", "cards", "cargo",
        "conquered", "credit", "damage", "deck", "deeds", "deployment", "dice", "effects", "event", "event_deck",
        "event_discard", "final", "flipped", "florins", "gone", "holder", "honour", "honour_limit", "honour_log",
        "horde", "in_play", "income", "jerusalem", "kingdom", "kingdom_choice", "levels", "license", "loans", "lost",
        "lost_now", "market", "order", "orders", "pact_next", "pacts", "phase", "piece_aboard", "piece_done",
        "piece_kind", "piece_level", "piece_mp", "piece_zone", "pilgrimage", "pinned", "points", "preached",
        "prisoners", "reactivated", "recruited", "researched", "road", "road_done", "road_length", "road_piece",
        "rotated", "stored", "surrendered", "talks", "tax", "teams", "terrain", "time_up", "tired", "token",
        "tokens", "troops", "truce", "turn", "turns", "unpaid", "war", "warring", "yielded",
    )
    # fmt: on

    def __init__(self, bare: bool = False) -> None:
        """An empty table; a ``bare`` one lacks every field and is at once filled by ``clone``."""
        if bare:
            return
        super().__init__()
        self.board: Board = NO_BOARD
        # options
        self.turns: int = 0  # 0 without a limit of turns
        self.honour_limit: int = 0  # 0 without a limit
        self.kingdom_choice: int = RANDOM
        self.terrain: bool = False
        self.blood_rule: bool = False
        self.deployment: bool = False
        self.teams: int = 0  # 0 in a free game; seat s belongs to team s % teams
        # course of the game
        self.turn: int = 0
        self.phase: int = SETUP
        self.time_up: bool = False  # the turn in progress is the last
        self.order: tuple[int, ...] = ()  # seats, first player first; without those eliminated
        self.gone: tuple[int, ...] = ()  # seats eliminated
        self.in_play: tuple[int, ...] = ()  # per zone, 1 or 0
        self.dice: tuple[int, ...] = ()  # barbarian d4, d6, d8 in the War circle
        self.horde: tuple[int, ...] = ()  # light infantry, archers, captains of a horde of this turn
        self.event: int = NOBODY
        self.event_deck: tuple[int, ...] = ()  # top last; hidden, but for the tax on the back of the top card
        self.event_discard: tuple[int, ...] = ()
        # per seat
        self.kingdom: tuple[int, ...] = ()  # -1 before they are given out
        self.florins: tuple[int, ...] = ()  # hidden
        self.honour: tuple[int, ...] = ()
        self.honour_log: tuple[int, ...] = ()  # seat * HONOUR_SOURCES + source
        self.loans: tuple[int, ...] = ()
        self.credit: tuple[int, ...] = ()  # bit 0: a loan was taken in this turn, bit 1: one was repaid
        self.unpaid: tuple[int, ...] = ()  # Tax phases in a row without paying the interest
        self.tax: tuple[int, ...] = ()
        self.income: tuple[int, ...] = ()  # of the last Tax phase
        self.blood: tuple[int, ...] = ()
        self.tokens: tuple[int, ...] = ()  # seat * COLOURS + colour: objective tokens
        self.flipped: tuple[int, ...] = ()  # the same, used in this turn
        self.points: tuple[int, ...] = ()  # the same: technology points at hand
        self.levels: tuple[int, ...] = ()  # seat * COLOURS + branch: technology level
        self.researched: tuple[int, ...] = ()  # bit mask of branches bought in this turn
        self.license: tuple[int, ...] = ()  # technology copied by Temporal Power for one activation
        self.deeds: tuple[int, ...] = ()  # seat * DEEDS + deed
        self.stored: int = 0  # florins on the card of the Magnate
        self.recruited: tuple[int, ...] = ()  # army units placed in this Purchase phase
        self.surrendered: tuple[int, ...] = ()  # seat * KINDS + kind, to come back
        self.yielded: tuple[int, ...] = ()  # the same, surrendered in this turn
        self.lost: tuple[int, ...] = ()  # the same, for sale at half price in the next Purchase phase
        self.lost_now: tuple[int, ...] = ()  # the same, of this turn
        self.prisoners: tuple[int, ...] = ()  # (captor * seats + owner) * KINDS + kind
        self.final: tuple[int, ...] = ()  # seat * FINAL + item
        self.orders: tuple[int, ...] = ()  # bought and kept behind the screen: (seat, what, number); hidden
        self.talks: tuple[int, ...] = ()  # offers of treaties made in this turn
        # Empire cards
        self.cards: tuple[int, ...] = ()  # seat * CARDS + card, ascending
        self.rotated: tuple[int, ...] = ()  # ascending
        self.reactivated: tuple[int, ...] = ()  # by a Bard in this turn
        self.pinned: tuple[int, ...] = ()  # not straightened at the end of the turn
        self.preached: tuple[int, ...] = ()  # seat * CARDS + card: used by Proselytism in this turn
        self.deck: tuple[int, ...] = ()  # top last; hidden, but for the objective on the top card
        self.bans: tuple[int, ...] = ()  # (card, territory, turn) of the Bishops, of this turn and the last
        self.effects: tuple[int, ...] = ()  # (card, number, target): what cards do for the rest of the turn
        # per pair of seats: seat * seats + other
        self.war: tuple[int, ...] = ()  # first turn in which attacks are free; 0 in peace
        self.truce: tuple[int, ...] = ()  # turn of the last armistice
        self.warring: tuple[int, ...] = ()  # turn of the last attack
        self.pacts: tuple[int, ...] = ()
        self.pact_next: int = 1
        self.accused: tuple[int, ...] = ()  # pact * MOST_SEATS + accuser, of this turn
        # zones
        self.army: bytes = b""
        self.troops: bytes = b""
        self.tired: tuple[int, ...] = ()  # army index of each unit that has moved in this turn, ascending
        self.borrowed: tuple[int, ...] = ()
        # pieces
        self.piece_kind: tuple[int, ...] = ()  # -1: a free token
        self.piece_level: tuple[int, ...] = ()
        self.piece_zone: tuple[int, ...] = ()
        self.piece_mp: tuple[int, ...] = ()
        self.piece_done: tuple[int, ...] = ()  # 1 once it has finished moving in this turn
        self.piece_aboard: tuple[int, ...] = ()  # the galley that carries it, or -1
        self.cargo: tuple[int, ...] = ()  # piece * GOODS + good; of a galley at sea piece * GOODS + unit kind
        # territories
        self.holder: tuple[int, ...] = ()  # the seat to whom it belongs, contested or not
        self.token: tuple[int, ...] = ()  # control token
        self.buildings: tuple[int, ...] = ()  # territory * CATEGORIES + category: level
        self.damage: tuple[int, ...] = ()  # the same: destruction tokens
        self.market: tuple[int, ...] = ()  # bit mask of goods: real cubes
        self.conquered: tuple[int, ...] = ()  # in this turn
        self.pilgrimage: int = 0  # bit 0: Rome has been conquered before, bit 1: Jerusalem
        self.jerusalem: int = 0  # bit mask of seats that conquered it
        # commercial roads
        self.road: tuple[int, ...] = ()  # seat * STAGES + stage: territory; the last one is the destination
        self.road_length: tuple[int, ...] = ()  # 0 without a road
        self.road_done: tuple[int, ...] = ()  # bit mask of accomplished stages
        self.road_piece: tuple[int, ...] = ()

    def clone(self) -> "Medioevo":
        g = Medioevo(True)
        self.copy_base(g)
        g.board = self.board
        g.turns = self.turns
        g.honour_limit = self.honour_limit
        g.kingdom_choice = self.kingdom_choice
        g.terrain = self.terrain
        g.blood_rule = self.blood_rule
        g.deployment = self.deployment
        g.teams = self.teams
        g.turn = self.turn
        g.phase = self.phase
        g.time_up = self.time_up
        g.order = self.order
        g.gone = self.gone
        g.in_play = self.in_play
        g.dice = self.dice
        g.horde = self.horde
        g.event = self.event
        g.event_deck = self.event_deck
        g.event_discard = self.event_discard
        g.kingdom = self.kingdom
        g.florins = self.florins
        g.honour = self.honour
        g.honour_log = self.honour_log
        g.loans = self.loans
        g.credit = self.credit
        g.unpaid = self.unpaid
        g.tax = self.tax
        g.income = self.income
        g.blood = self.blood
        g.tokens = self.tokens
        g.flipped = self.flipped
        g.points = self.points
        g.levels = self.levels
        g.researched = self.researched
        g.license = self.license
        g.deeds = self.deeds
        g.stored = self.stored
        g.recruited = self.recruited
        g.surrendered = self.surrendered
        g.yielded = self.yielded
        g.lost = self.lost
        g.lost_now = self.lost_now
        g.prisoners = self.prisoners
        g.final = self.final
        g.orders = self.orders
        g.talks = self.talks
        g.cards = self.cards
        g.rotated = self.rotated
        g.reactivated = self.reactivated
        g.pinned = self.pinned
        g.preached = self.preached
        g.deck = self.deck
        g.bans = self.bans
        g.effects = self.effects
        g.war = self.war
        g.truce = self.truce
        g.warring = self.warring
        g.pacts = self.pacts
        g.pact_next = self.pact_next
        g.accused = self.accused
        g.army = self.army
        g.troops = self.troops
        g.tired = self.tired
        g.borrowed = self.borrowed
        g.piece_kind = self.piece_kind
        g.piece_level = self.piece_level
        g.piece_zone = self.piece_zone
        g.piece_mp = self.piece_mp
        g.piece_done = self.piece_done
        g.piece_aboard = self.piece_aboard
        g.cargo = self.cargo
        g.holder = self.holder
        g.token = self.token
        g.buildings = self.buildings
        g.damage = self.damage
        g.market = self.market
        g.conquered = self.conquered
        g.pilgrimage = self.pilgrimage
        g.jerusalem = self.jerusalem
        g.road = self.road
        g.road_length = self.road_length
        g.road_done = self.road_done
        g.road_piece = self.road_piece
        return g

    # --- the kernel asks; the procedures know

    def offer_free(self, seat: int, o: Offer) -> None:
        if not FREE:
            from quadriga.games.medioevo.procedures.free import offer_free

            FREE.append(offer_free)
        FREE[0](self, seat, o)

    def answer_free(self, seat: int, a: Answer) -> bool:
        if a.verb not in FREE_VERBS:
            return False
        if not FREE_ANSWERS:
            from quadriga.games.medioevo.procedures.free import answer_free

            FREE_ANSWERS.append(answer_free)
        return FREE_ANSWERS[0](self, seat, a)

    def offer_anytime(self, seat: int, o: Offer) -> None:
        from quadriga.games.medioevo.procedures.departure import offer_departure

        offer_departure(self, seat, o)

    def answer_anytime(self, seat: int, a: Answer) -> None:
        from quadriga.games.medioevo.procedures.departure import answer_departure

        answer_departure(self, seat, a)

    def may_react(self, moment: int, seat: int) -> bool:
        if not MAY_REACT:
            from quadriga.games.medioevo.procedures.reaction import may_react

            MAY_REACT.append(may_react)
        return MAY_REACT[0](self, moment, seat)

    def offer_reactions(self, moment: int, seat: int, o: Offer) -> None:
        if not REACTIONS:
            from quadriga.games.medioevo.procedures.reaction import offer_reactions

            REACTIONS.append(offer_reactions)
        REACTIONS[0](self, moment, seat, o)

    def react(self, moment: int, seat: int, a: Answer) -> None:
        from quadriga.games.medioevo.procedures.reaction import react

        react(self, moment, seat, a)

    def halt(self) -> None:
        from quadriga.games.medioevo.procedures.ending import halt

        halt(self)

    def wrong_moment(self, seat: int, a: Answer) -> Reason:
        from quadriga.games.medioevo.moments import wrong_moment

        return wrong_moment(self, seat, a)
