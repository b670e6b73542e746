"""Everything on the table of Civilization CHR, as rows of whole numbers."""

from collections.abc import Callable
from typing import Final

from quadriga.engine.choice import Answer, Reason
from quadriga.engine.game import Game
from quadriga.engine.offer import Offer
from quadriga.games.civilization.board import ANCIENT, NOBODY, Board
from quadriga.games.civilization.terms import CHOOSE, CLOCKWISE, GOING_ON, LONG, MOST_TURNS, NO_CARDS, SETUP

FREE_VERBS: Final = frozenset(("strategy", "pledge", "mission", "declare_end", "assign", "assign_wonder", "detach"))

# What the procedures answer to the kernel's commonest questions, once they are loaded: they import this module.
FREE: Final[list[Callable[["Civilization", int, Offer], None]]] = []
ANSWER_FREE: Final[list[Callable[["Civilization", int, Answer], bool]]] = []
MAY_REACT: Final[list[Callable[["Civilization", int, int], bool]]] = []
REACTIONS: Final[list[Callable[["Civilization", int, int, Offer], None]]] = []

NOT_SAVED: Final = ["board"]  # there is only one

NO_BOARD: Final = Board()  # until it is attached

Row = tuple[int, ...]


class Civilization(Game):
    """The position. Owner ``seats`` stands for the barbarians wherever an owner is asked for.

    Every row is a tuple that clones share; it is replaced as a whole by ``pieces.changed``. Units are numbered pieces:
    ``kind`` (-1 for a free number), ``owner``, ``space``, and what they have done. ``troops`` counts military land
    units and ``fleet`` ships at sea by ``space * (seats + 1) + owner``; only ``pieces`` writes these. Movement points
    are counted in halves. Hands and decks are hidden, face-down tokens are known to those in ``known``.
    rule: CV-GEN-7, CV-GEN-10, CV-GEN-11
    """

    # fmt: off
    __slots__ = (
        "aboard", "accounts", "alarm", "alert", "auction", "bag", "barbarian_war", "barbarians_rule", "barred",
        "board", "capital", "civ_rule", "civilization", "coins", "completed", "debts", "deck", "declared", "deeds",
        "delayed", "dogma", "draft", "duty", "effects", "embargo", "ended_by", "ending", "era", "era_due",
        "espionage", "event", "events_rule", "experience", "experience_rule", "fleet", "former", "founders", "fuel",
        "fund", "gone", "government", "governments_rule", "hands", "history", "holder", "income", "kind", "known",
        "landings", "leaving", "length", "limited", "luxury", "mark", "marker", "merit_points", "minutes", "mood",
        "nukes", "occupied", "order", "order_mode", "origin", "overtime", "owed", "owner", "penalty", "phase",
        "phase_timer", "prospecting", "resource", "road", "roads_rule", "shown", "size", "space", "spent", "spy_mp",
        "spy_ship", "spy_space", "spy_special", "spy_used", "standing", "strategy_rule", "tech_owner", "tech_turn",
        "terror", "token", "trades", "troops", "turn", "turns", "used_minutes", "war", "wonder_owner", "wonder_place",
        "works",
    )
    # fmt: on

    def __init__(self, bare: bool = False) -> None:
        """An empty table; a ``bare`` one lacks every field and is at once filled by ``clone``."""
        if bare:
            return
        super().__init__()
        self.board: Board = NO_BOARD
        # options
        self.length: int = LONG
        self.civ_rule: bool = True
        self.draft: int = CHOOSE
        self.governments_rule: bool = True
        self.espionage: bool = True
        self.events_rule: bool = True
        self.luxury: bool = True
        self.strategy_rule: int = NO_CARDS
        self.experience_rule: bool = True
        self.roads_rule: bool = True
        self.prospecting: bool = True
        self.landings: bool = True
        self.barbarians_rule: bool = True
        self.order_mode: int = CLOCKWISE
        self.auction: bool = False
        self.limited: bool = False
        self.delayed: bool = False
        self.turns: int = MOST_TURNS  # after which the game is counted in any case
        self.minutes: int = 0  # of each player for the whole game; 0 without clock
        self.penalty: int = 2  # coins for each minute over
        self.phase_timer: bool = False
        # course of the game
        self.turn: int = 0
        self.phase: int = SETUP
        self.era: int = ANCIENT
        self.era_due: bool = False  # the next era begins with the next phase
        self.order: tuple[int, ...] = ()  # seats still in the game, in this turn's order of action
        self.marker: int = 0  # seat with the turn marker of the clockwise cycle
        self.barred: tuple[int, ...] = ()  # seats that have won a bid or auction since the last regular turn
        self.gone: tuple[int, ...] = ()
        self.leaving: tuple[int, ...] = ()  # per seat: last turn of who leaves, or 0
        self.ending: int = GOING_ON  # the game ends at the end of this turn
        self.ended_by: int = NOBODY
        self.event: int = 0
        self.fund: int = 0  # of oil
        # per seat
        self.civilization: tuple[int, ...] = ()  # type, or -1
        self.coins: tuple[int, ...] = ()
        self.government: tuple[int, ...] = ()
        self.former: tuple[int, ...] = ()  # government lost in a revolution, while it restricts the next one; else -1
        self.capital: tuple[int, ...] = ()  # territory, or -1
        self.experience: tuple[int, ...] = ()
        self.merit_points: tuple[int, ...] = ()
        self.dogma: tuple[int, ...] = ()  # resource, or -1
        self.fuel: tuple[int, ...] = ()  # half movement points of modern units in this turn
        self.terror: tuple[int, ...] = ()  # coins lost in the next Production
        self.overtime: tuple[int, ...] = ()  # minutes to be charged in the next Production
        self.used_minutes: tuple[int, ...] = ()  # of thinking time in the whole game
        self.income: tuple[int, ...] = ()  # of the last Production
        self.accounts: tuple[int, ...] = ()  # seat * ACCOUNTS + item, of the last Production
        self.deeds: tuple[int, ...] = ()  # seat * DEEDS + deed, of this turn
        self.debts: tuple[int, ...] = ()  # tolls not yet paid: (debtor, creditor, coins)
        self.owed: tuple[int, ...] = ()  # rewards without miniatures: (seat, kind or KINDS + size, number, free)
        self.history: tuple[int, ...] = ()  # (turn * seats + seat) * STATISTICS + item
        self.effects: tuple[int, ...] = ()  # (kind, seat, number)
        # strategy cards
        self.deck: tuple[int, ...] = ()  # all eras, top last; hidden
        self.hands: tuple[int, ...] = ()  # seat * CARDS + card, ascending, repeated for copies; hidden
        self.completed: tuple[int, ...] = ()  # the same, objectives completed
        self.standing: tuple[int, ...] = ()  # the same, permanent cards in play
        # technologies, wonders, improvements
        self.tech_owner: tuple[int, ...] = ()  # seat, -1 if not discovered, LOST if its owner left the game
        self.tech_turn: tuple[int, ...] = ()  # turn of the discovery
        self.wonder_owner: tuple[int, ...] = ()  # seat or -1
        self.wonder_place: tuple[int, ...] = ()  # wonder * 2 + point: territory it serves, or -1
        self.works: tuple[int, ...] = ()
        # diplomacy
        self.war: tuple[int, ...] = ()  # seat * seats + other: 1 at war
        self.barbarian_war: tuple[int, ...] = ()  # per seat: turn of the last battle with barbarians
        self.trades: tuple[int, ...] = ()
        self.embargo: tuple[int, ...] = ()  # seat * seats + other: 1 if the seat closes its spaces to the other's trade
        self.duty: tuple[int, ...] = ()  # per seat: coins it takes for a deal that passes through its hands
        self.declared: tuple[int, ...] = ()  # battles to be fought: (space, bit mask of attackers, of defenders)
        # territories
        self.holder: tuple[int, ...] = ()  # owner of the settlement, or -1
        self.size: tuple[int, ...] = ()  # 0 without settlement
        self.occupied: tuple[int, ...] = ()  # 1: by barbarians, though it still belongs to its holder
        self.resource: tuple[int, ...] = ()  # of the settlement card, or -1
        self.token: tuple[int, ...] = ()  # exploration token, or -1
        self.shown: tuple[int, ...] = ()  # 1 face up
        self.known: tuple[int, ...] = ()  # bit mask of seats that have looked at the face-down token
        self.road: tuple[int, ...] = ()  # 0, ROAD or RAILWAY
        self.mood: tuple[int, ...] = ()  # bit mask, see terms
        self.founders: tuple[int, ...] = ()  # seat whose explorer founded the settlement, or -1
        self.bag: tuple[int, ...] = ()  # prospecting bag: number of each token
        # spaces
        self.alert: tuple[int, ...] = ()  # markers
        self.troops: bytes = b""  # the longest rows: bytes, which `pieces` replaces as a whole
        self.fleet: bytes = b""
        # pieces
        self.kind: tuple[int, ...] = ()
        self.owner: tuple[int, ...] = ()
        self.space: tuple[int, ...] = ()
        self.spent: tuple[int, ...] = ()  # half movement points used in this phase
        self.aboard: tuple[int, ...] = ()  # ship that carries it (carrier for aircraft), or -1
        self.origin: tuple[int, ...] = ()  # space it came from in this phase, or -1
        self.mark: tuple[int, ...] = ()  # bit mask, see terms
        self.alarm: tuple[int, ...] = ()  # alert markers of a ship
        # spies: seat * SPIES + number
        self.spy_space: tuple[int, ...] = ()  # space, UNTRAINED, RESERVE or IMPRISONED - captor
        self.spy_ship: tuple[int, ...] = ()  # ship it is on, or -1
        self.spy_used: tuple[int, ...] = ()  # 1 after a mission, until Housekeeping
        self.spy_mp: tuple[int, ...] = ()  # half movement points used in this turn
        self.spy_special: tuple[int, ...] = ()  # strategy card attached to it, or -1
        self.nukes: tuple[int, ...] = ()

    def clone(self) -> "Civilization":
        g = Civilization(True)
        self.copy_base(g)
        g.board = self.board
        g.length = self.length
        g.civ_rule = self.civ_rule
        g.draft = self.draft
        g.governments_rule = self.governments_rule
        g.espionage = self.espionage
        g.events_rule = self.events_rule
        g.luxury = self.luxury
        g.strategy_rule = self.strategy_rule
        g.experience_rule = self.experience_rule
        g.roads_rule = self.roads_rule
        g.prospecting = self.prospecting
        g.landings = self.landings
        g.barbarians_rule = self.barbarians_rule
        g.order_mode = self.order_mode
        g.auction = self.auction
        g.limited = self.limited
        g.delayed = self.delayed
        g.turns = self.turns
        g.minutes = self.minutes
        g.penalty = self.penalty
        g.phase_timer = self.phase_timer
        g.turn = self.turn
        g.phase = self.phase
        g.era = self.era
        g.era_due = self.era_due
        g.order = self.order
        g.marker = self.marker
        g.barred = self.barred
        g.gone = self.gone
        g.leaving = self.leaving
        g.ending = self.ending
        g.ended_by = self.ended_by
        g.event = self.event
        g.fund = self.fund
        g.civilization = self.civilization
        g.coins = self.coins
        g.government = self.government
        g.former = self.former
        g.capital = self.capital
        g.experience = self.experience
        g.merit_points = self.merit_points
        g.dogma = self.dogma
        g.fuel = self.fuel
        g.terror = self.terror
        g.overtime = self.overtime
        g.used_minutes = self.used_minutes
        g.income = self.income
        g.accounts = self.accounts
        g.deeds = self.deeds
        g.debts = self.debts
        g.owed = self.owed
        g.history = self.history
        g.effects = self.effects
        g.deck = self.deck
        g.hands = self.hands
        g.completed = self.completed
        g.standing = self.standing
        g.tech_owner = self.tech_owner
        g.tech_turn = self.tech_turn
        g.wonder_owner = self.wonder_owner
        g.wonder_place = self.wonder_place
        g.works = self.works
        g.war = self.war
        g.barbarian_war = self.barbarian_war
        g.trades = self.trades
        g.embargo = self.embargo
        g.duty = self.duty
        g.declared = self.declared
        g.holder = self.holder
        g.size = self.size
        g.occupied = self.occupied
        g.resource = self.resource
        g.token = self.token
        g.shown = self.shown
        g.known = self.known
        g.road = self.road
        g.mood = self.mood
        g.founders = self.founders
        g.bag = self.bag
        g.alert = self.alert
        g.troops = self.troops
        g.fleet = self.fleet
        g.kind = self.kind
        g.owner = self.owner
        g.space = self.space
        g.spent = self.spent
        g.aboard = self.aboard
        g.origin = self.origin
        g.mark = self.mark
        g.alarm = self.alarm
        g.spy_space = self.spy_space
        g.spy_ship = self.spy_ship
        g.spy_used = self.spy_used
        g.spy_mp = self.spy_mp
        g.spy_special = self.spy_special
        g.nukes = self.nukes
        return g

    # --- the kernel asks; the procedures know

    def offer_free(self, seat: int, o: Offer) -> None:
        if not FREE:
            from quadriga.games.civilization.procedures.free import offer_free

            FREE.append(offer_free)
        FREE[0](self, seat, o)

    def answer_free(self, seat: int, a: Answer) -> bool:
        if a.verb not in FREE_VERBS:
            return False
        if not ANSWER_FREE:
            from quadriga.games.civilization.procedures.free import answer_free

            ANSWER_FREE.append(answer_free)
        return ANSWER_FREE[0](self, seat, a)

    def offer_anytime(self, seat: int, o: Offer) -> None:
        from quadriga.games.civilization.procedures.anytime import offer_anytime

        offer_anytime(self, seat, o)

    def answer_anytime(self, seat: int, a: Answer) -> None:
        from quadriga.games.civilization.procedures.anytime import answer_anytime

        answer_anytime(self, seat, a)

    def may_react(self, moment: int, seat: int) -> bool:
        if not MAY_REACT:
            from quadriga.games.civilization.procedures.reaction import may_react

            MAY_REACT.append(may_react)
        return MAY_REACT[0](self, moment, seat)

    def can_bluff(self, moment: int, seat: int) -> bool:
        return True

    def offer_reactions(self, moment: int, seat: int, o: Offer) -> None:
        if not REACTIONS:
            from quadriga.games.civilization.procedures.reaction import offer_reactions

            REACTIONS.append(offer_reactions)
        REACTIONS[0](self, moment, seat, o)

    def react(self, moment: int, seat: int, a: Answer) -> None:
        from quadriga.games.civilization.procedures.reaction import react

        react(self, moment, seat, a)

    def wrong_moment(self, seat: int, a: Answer) -> Reason:
        from quadriga.games.civilization.moments import wrong_moment

        return wrong_moment(self, seat, a)
