"""Everything on the table of Medioevo Universale, as lists of whole numbers."""

from collections.abc import Callable
from typing import Final

from quadriga.engine.choice import Answer, Reason
from quadriga.engine.game import Game
from quadriga.engine.offer import Offer
from quadriga.games.medioevo.board import Board

SETUP: Final = 0
TURN_ORDER: Final = 1
EVENTS: Final = 2
TAX: Final = 3
PURCHASE: Final = 4
COMBAT: Final = 5
COMMERCE: Final = 6
END_OF_TURN: Final = 7
SCORING: Final = 8

RANDOM: Final = 0  # how kingdoms are given out
PICK: Final = 1
AUCTION: Final = 2

NOBODY: Final = -1
STAGES: Final = 8  # of the longest road
BARBARIAN_GALLEYS: Final = 4

# What a seat did in this turn, for objectives
WON: Final = 0
OUTNUMBERED: Final = 1
NAVAL: Final = 2
DESTROYED: Final = 3
BARBARIANS: Final = 4
CONQUESTS: Final = 5
SUPPRESSED: Final = 6
PLUNDER: Final = 7
SALE: Final = 8
ROAD: Final = 9
DEEDS: Final = 10

# Fields of an entry in ``pacts``
PACT_ID: Final = 0
PACT_KIND: Final = 1
PACT_BY: Final = 2  # who owes: the host of a right, the ally who helps
PACT_FOR: Final = 3  # who has the right or is helped
PACT_UNTIL: Final = 4  # last turn; 0 for the whole game
PACT_SECRET: Final = 5
PACT_NUMBER: Final = 6  # fee per trade, army units of an alliance
PACT_AGAINST: Final = 7  # bit mask of seats an offensive alliance is aimed at
PACT_CALLED: Final = 8  # turn in which an alliance was called upon; 0 before
PACT: Final = 9

COMMERCIAL: Final = 0
PASSAGE: Final = 1
MILITARY_CONTROL: Final = 2
CIVILIAN_CONTROL: Final = 3
NON_BELLIGERENCE: Final = 4
DEFENSIVE: Final = 5
OFFENSIVE: Final = 6
PACT_KINDS: Final = 7

# Fields of an entry in ``borrowed``: units that are not what or whose they seem
BORROW_NATURE: Final = 0
BORROW_OWNER: Final = 1  # now
BORROW_KIND: Final = 2  # now
BORROW_ZONE: Final = 3  # now
BORROW_TRUE_OWNER: Final = 4
BORROW_TRUE_KIND: Final = 5
BORROW_HOME: Final = 6  # zone it goes back to
BORROW: Final = 7

PROMOTED: Final = 0  # for the rest of the turn
HEROIC: Final = 1  # for the rest of the battle
HIRED: Final = 2  # a horde in somebody's pay until the end of the turn
JOINED: Final = 3  # a player's units among barbarians until the end of the turn

# Where Honour comes from and goes to
SOURCES: Final = (
    "start",
    "conquest",
    "pilgrimage",
    "building",
    "suppression",
    "great_army",
    "road",
    "defeat",
    "undeclared",
    "breach",
    "rebellion",
)
START: Final = 0
CONQUEST: Final = 1
PILGRIMAGE: Final = 2
BUILDING: Final = 3
SUPPRESSION: Final = 4
GREAT_ARMY: Final = 5
ROAD_HONOUR: Final = 6
DEFEAT: Final = 7
UNDECLARED: Final = 8
BREACH: Final = 9
REBELLION_HONOUR: Final = 10
HONOUR_SOURCES: Final = 11

# Parts of the final scoring
FINAL_ITEMS: Final = (
    "richest",
    "market",
    "technology",
    "rome",
    "jerusalem",
    "cathedrals",
    "cities",
    "castles",
    "territories",
    "monopolies",
    "captives",
    "debts",
    "objectives",
)
FINAL: Final = 13

FREE_VERBS: Final = (
    "loan",
    "repay",
    "card",
    "points",
    "token",
    "convert",
    "claim",
    "tech",
    "preach",
    "preach_points",
    "borrow",
    "declare",
    "treat",
    "renounce",
    "accuse",
    "disband",
)

# What the procedures answer to the kernel's commonest questions, once they are loaded: they import this module.
FREE: Final[list[Callable[["Medioevo", int, Offer], None]]] = []
MAY_REACT: Final[list[Callable[["Medioevo", int, int], bool]]] = []
REACTIONS: Final[list[Callable[["Medioevo", int, int, Offer], None]]] = []

NOT_SAVED: Final = ["board"]  # there is only one

NO_BOARD: Final = Board()  # until it is attached


class Medioevo(Game):
    """The position. Owner ``seats`` stands for the barbarians wherever an owner of units is asked for.

    Units are counted: ``army[(zone * (seats + 1) + owner) * KINDS + kind]``, and their sum over the kinds is
    ``troops[zone * (seats + 1) + owner]``. Transports and siege engines are numbered: ``seat * TOKENS + slot``, then
    the barbarians' galleys. At sea ``cargo`` says which galley carries which units; the army counts them too.
    Florins, bids, hands and decks are hidden.  rule: MU-SET-3, MU-DEF-7, MU-DEF-8, MU-DEF-12
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
        self.order: list[int] = []  # seats, first player first; without those eliminated
        self.gone: list[int] = []  # seats eliminated
        self.in_play: tuple[int, ...] = ()  # per zone, 1 or 0
        self.dice: list[int] = []  # barbarian d4, d6, d8 in the War circle
        self.horde: list[int] = []  # light infantry, archers, captains of a horde of this turn
        self.event: int = NOBODY
        self.event_deck: list[int] = []  # top last; hidden, but for the tax on the back of the top card
        self.event_discard: list[int] = []
        # per seat
        self.kingdom: list[int] = []  # -1 before they are given out
        self.florins: list[int] = []  # hidden
        self.honour: list[int] = []
        self.honour_log: list[int] = []  # seat * HONOUR_SOURCES + source
        self.loans: list[int] = []
        self.credit: list[int] = []  # bit 0: a loan was taken in this turn, bit 1: one was repaid
        self.unpaid: list[int] = []  # Tax phases in a row without paying the interest
        self.tax: list[int] = []
        self.income: list[int] = []  # of the last Tax phase
        self.blood: list[int] = []
        self.tokens: list[int] = []  # seat * COLOURS + colour: objective tokens
        self.flipped: list[int] = []  # the same, used in this turn
        self.points: list[int] = []  # the same: technology points at hand
        self.levels: list[int] = []  # seat * COLOURS + branch: technology level
        self.researched: list[int] = []  # bit mask of branches bought in this turn
        self.license: list[int] = []  # technology copied by Temporal Power for one activation
        self.deeds: list[int] = []  # seat * DEEDS + deed
        self.stored: int = 0  # florins on the card of the Magnate
        self.recruited: list[int] = []  # army units placed in this Purchase phase
        self.surrendered: list[int] = []  # seat * KINDS + kind, to come back
        self.yielded: list[int] = []  # the same, surrendered in this turn
        self.lost: list[int] = []  # the same, for sale at half price in the next Purchase phase
        self.lost_now: list[int] = []  # the same, of this turn
        self.prisoners: list[int] = []  # (captor * seats + owner) * KINDS + kind
        self.final: list[int] = []  # seat * FINAL + item
        self.orders: list[int] = []  # bought and kept behind the screen: (seat, what, number); hidden
        self.talks: list[int] = []  # offers of treaties made in this turn
        # Empire cards
        self.cards: list[int] = []  # seat * CARDS + card, ascending
        self.rotated: list[int] = []  # ascending
        self.reactivated: list[int] = []  # by a Bard in this turn
        self.pinned: list[int] = []  # not straightened at the end of the turn
        self.preached: list[int] = []  # seat * CARDS + card: used by Proselytism in this turn
        self.deck: list[int] = []  # top last; hidden, but for the objective on the top card
        self.bans: list[int] = []  # (card, territory, turn) of the Bishops, of this turn and the last
        self.effects: list[int] = []  # (card, number, target): what cards do for the rest of the turn
        # per pair of seats: seat * seats + other
        self.war: list[int] = []  # first turn in which attacks are free; 0 in peace
        self.truce: list[int] = []  # turn of the last armistice
        self.warring: list[int] = []  # turn of the last attack
        self.pacts: list[int] = []
        self.pact_next: int = 1
        self.accused: list[int] = []  # pact * MOST_SEATS + accuser, of this turn
        # zones
        self.army: bytes = b""  # by far the longest rows: bytes, which copies share and `pieces` replaces as a whole
        self.troops: bytes = b""
        self.tired: list[int] = []  # army index of each unit that has moved in this turn, ascending
        self.borrowed: list[int] = []
        # pieces
        self.piece_kind: list[int] = []  # -1: a free token
        self.piece_level: list[int] = []
        self.piece_zone: list[int] = []
        self.piece_mp: list[int] = []
        self.piece_done: list[int] = []  # 1 once it has finished moving in this turn
        self.piece_aboard: list[int] = []  # the galley that carries it, or -1
        self.cargo: list[int] = []  # piece * GOODS + good; of a galley at sea piece * GOODS + unit kind
        # territories
        self.holder: list[int] = []  # the seat to whom it belongs, contested or not
        self.token: list[int] = []  # control token
        self.buildings: list[int] = []  # territory * CATEGORIES + category: level
        self.damage: list[int] = []  # the same: destruction tokens
        self.market: list[int] = []  # bit mask of goods: real cubes
        self.conquered: list[int] = []  # in this turn
        self.pilgrimage: int = 0  # bit 0: Rome has been conquered before, bit 1: Jerusalem
        self.jerusalem: int = 0  # bit mask of seats that conquered it
        # commercial roads
        self.road: list[int] = []  # seat * STAGES + stage: territory; the last one is the destination
        self.road_length: list[int] = []  # 0 without a road
        self.road_done: list[int] = []  # bit mask of accomplished stages
        self.road_piece: list[int] = []

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
        g.order = self.order.copy()
        g.gone = self.gone.copy()
        g.in_play = self.in_play
        g.dice = self.dice.copy()
        g.horde = self.horde.copy()
        g.event = self.event
        g.event_deck = self.event_deck.copy()
        g.event_discard = self.event_discard.copy()
        g.kingdom = self.kingdom.copy()
        g.florins = self.florins.copy()
        g.honour = self.honour.copy()
        g.honour_log = self.honour_log.copy()
        g.loans = self.loans.copy()
        g.credit = self.credit.copy()
        g.unpaid = self.unpaid.copy()
        g.tax = self.tax.copy()
        g.income = self.income.copy()
        g.blood = self.blood.copy()
        g.tokens = self.tokens.copy()
        g.flipped = self.flipped.copy()
        g.points = self.points.copy()
        g.levels = self.levels.copy()
        g.researched = self.researched.copy()
        g.license = self.license.copy()
        g.deeds = self.deeds.copy()
        g.stored = self.stored
        g.recruited = self.recruited.copy()
        g.surrendered = self.surrendered.copy()
        g.yielded = self.yielded.copy()
        g.lost = self.lost.copy()
        g.lost_now = self.lost_now.copy()
        g.prisoners = self.prisoners.copy()
        g.final = self.final.copy()
        g.orders = self.orders.copy()
        g.talks = self.talks.copy()
        g.cards = self.cards.copy()
        g.rotated = self.rotated.copy()
        g.reactivated = self.reactivated.copy()
        g.pinned = self.pinned.copy()
        g.preached = self.preached.copy()
        g.deck = self.deck.copy()
        g.bans = self.bans.copy()
        g.effects = self.effects.copy()
        g.war = self.war.copy()
        g.truce = self.truce.copy()
        g.warring = self.warring.copy()
        g.pacts = self.pacts.copy()
        g.pact_next = self.pact_next
        g.accused = self.accused.copy()
        g.army = self.army
        g.troops = self.troops
        g.tired = self.tired.copy()
        g.borrowed = self.borrowed.copy()
        g.piece_kind = self.piece_kind.copy()
        g.piece_level = self.piece_level.copy()
        g.piece_zone = self.piece_zone.copy()
        g.piece_mp = self.piece_mp.copy()
        g.piece_done = self.piece_done.copy()
        g.piece_aboard = self.piece_aboard.copy()
        g.cargo = self.cargo.copy()
        g.holder = self.holder.copy()
        g.token = self.token.copy()
        g.buildings = self.buildings.copy()
        g.damage = self.damage.copy()
        g.market = self.market.copy()
        g.conquered = self.conquered.copy()
        g.pilgrimage = self.pilgrimage
        g.jerusalem = self.jerusalem
        g.road = self.road.copy()
        g.road_length = self.road_length.copy()
        g.road_done = self.road_done.copy()
        g.road_piece = self.road_piece.copy()
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
        from quadriga.games.medioevo.procedures.free import answer_free

        return answer_free(self, seat, a)

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
