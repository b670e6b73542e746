"""Everything on the table of Warriors & Traders, as lists of whole numbers."""

from typing import Final

from quadriga.engine.choice import Answer, Reason
from quadriga.engine.game import Game
from quadriga.engine.offer import Offer
from quadriga.games.warriors.board import Board

FREE: Final = -1  # holder of a province with nobody in it
RESERVE: Final = -1  # place of a unit that can be formed
REMOVED: Final = -2  # place of a unit that is out of the game
EXHAUSTED: Final = 99  # action points spent by an army that has lost all of them

SETUP: Final = 0
UPKEEP: Final = 1
TRADE_PHASE: Final = 2
DEVELOPMENT: Final = 3
MANOEUVRE: Final = 4
MAINTENANCE: Final = 5

# What has ended a game before its time.
AGREED: Final = 1
TIME_UP: Final = 2
VOTED: Final = 3
ALLY_LEFT: Final = 4

NOT_SAVED: Final = ["board"]  # rebuilt from map and variant
SAVED_IF_SET: Final = ["cut_short"]  # saves made before there was such a thing are read as they are

NO_BOARD: Final = Board()  # until the map is known


class Warriors(Game):
    """The position. Owner ``seats`` stands for the barbarians wherever an owner or holder is asked for.

    Units are numbered: each seat's set first (infantry, archers, cavalry, princesses, fortresses), then the barbarians.
    rule: WT-SET-3, WT-SET-4
    """

    # fmt: off
    __slots__ = (
        "asked", "blows", "board", "cut_short", "damage", "first_number", "glory", "gone", "holder", "kind", "leaving",
        "map", "nation", "nation_choice", "offer_cap", "order", "owner", "phase", "place", "retreated", "route_income",
        "routes", "spent", "stock", "struck", "teams", "threshold", "tokens", "troops", "turn", "turn_limit", "unified",
        "variable_order", "variant", "war",
    )
    # fmt: on

    def __init__(self, bare: bool = False) -> None:
        """An empty table; a ``bare`` one lacks every field and is at once filled by ``clone``."""
        if bare:
            return
        super().__init__()
        self.board: Board = NO_BOARD
        # options
        self.map: str = ""
        self.variant: str = ""
        self.teams: int = 0  # alliances; 0 in a free game. Seat s belongs to alliance s % teams
        self.nation_choice: bool = False
        self.variable_order: bool = False
        self.route_income: bool = False
        self.turn_limit: int = 0
        self.offer_cap: int = 0
        self.threshold: int = 0
        # course of the game
        self.turn: int = 0
        self.phase: int = SETUP
        self.order: list[int] = []  # seats in turn order
        self.first_number: int = 0  # of the nation that holds the first-player token
        self.nation: list[int] = []  # per seat; -1 before it is dealt
        self.leaving: list[int] = []  # seats that left and whose holdings are still to be settled
        self.gone: list[int] = []  # seats that are out of the game
        self.cut_short: int = 0  # what has ended the game before its time; 0 if nothing has
        # per seat
        self.stock: list[int] = []  # seat * RESOURCES + resource
        self.tokens: list[int] = []  # seat * TRACKS + track
        self.glory: list[int] = []  # victory points kept for ever
        self.unified: list[int] = []
        self.routes: list[int] = []  # seat * 3 + slot -> partner or -1
        # per pair of seats: seat * seats + other
        self.war: list[int] = []  # first turn of the war; 0 in peace
        self.struck: list[int] = []  # damage dealt between the two this turn
        self.asked: list[int] = []  # last turn in which peace was offered
        # per unit; what seldom changes is a tuple, shared by copies and replaced as a whole
        self.kind: tuple[int, ...] = ()
        self.owner: tuple[int, ...] = ()
        self.place: list[int] = []
        self.damage: tuple[int, ...] = ()
        self.spent: list[int] = []  # action points used this turn
        self.retreated: tuple[int, ...] = ()
        self.blows: list[int] = []  # (striker, unit, damage) of the battle being resolved
        # per province
        self.holder: list[int] = []
        self.troops: list[int] = []  # province * (seats + 1) + owner -> units there

    def clone(self) -> "Warriors":
        g = Warriors(True)
        self.copy_base(g)
        g.board = self.board
        g.map = self.map
        g.variant = self.variant
        g.teams = self.teams
        g.nation_choice = self.nation_choice
        g.variable_order = self.variable_order
        g.route_income = self.route_income
        g.turn_limit = self.turn_limit
        g.offer_cap = self.offer_cap
        g.threshold = self.threshold
        g.turn = self.turn
        g.phase = self.phase
        g.order = self.order.copy()
        g.first_number = self.first_number
        g.nation = self.nation.copy()
        g.leaving = self.leaving.copy()
        g.gone = self.gone.copy()
        g.cut_short = self.cut_short
        g.stock = self.stock.copy()
        g.tokens = self.tokens.copy()
        g.glory = self.glory.copy()
        g.unified = self.unified.copy()
        g.routes = self.routes.copy()
        g.war = self.war.copy()
        g.struck = self.struck.copy()
        g.asked = self.asked.copy()
        g.kind = self.kind
        g.owner = self.owner
        g.place = self.place.copy()
        g.damage = self.damage
        g.spent = self.spent.copy()
        g.retreated = self.retreated
        g.blows = self.blows.copy()
        g.holder = self.holder.copy()
        g.troops = self.troops.copy()
        return g

    def offer_free(self, seat: int, o: Offer) -> None:
        first = seat * self.seats
        for since in self.war[first : first + self.seats]:
            if since or o.explain:
                from quadriga.games.warriors.procedures.war import offer_peace

                offer_peace(self, seat, o)
                return

    def answer_free(self, seat: int, a: Answer) -> bool:
        if a.verb != "peace":
            return False
        from quadriga.games.warriors.procedures.war import propose_peace

        propose_peace(self, seat, a.target)
        return True

    def offer_anytime(self, seat: int, o: Offer) -> None:
        from quadriga.games.warriors.procedures.departure import offer_departure

        offer_departure(self, seat, o)

    def answer_anytime(self, seat: int, a: Answer) -> None:
        from quadriga.games.warriors.procedures.departure import answer_departure

        answer_departure(self, seat, a)

    def why_idle(self, seat: int, a: Answer) -> Reason:
        from quadriga.games.warriors.moments import why_idle

        return why_idle(self, seat, a)

    def wrong_moment(self, seat: int, a: Answer) -> Reason:
        from quadriga.games.warriors.moments import wrong_moment

        return wrong_moment(self, seat, a)
