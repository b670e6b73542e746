"""From options and printed facts to the first state."""

from typing import Final

from quadriga.engine.errors import InputError
from quadriga.engine.module import Options, handicaps
from quadriga.games.medioevo.board import (
    CATEGORIES,
    COLOURS,
    GOODS,
    KINDS,
    TERRITORIES,
    TOKENS,
    ZONES,
    Board,
)
from quadriga.games.medioevo.codes import AUCTION, BARBARIAN_GALLEYS, DEEDS, HONOUR_SOURCES, PICK, RANDOM, STAGES, START
from quadriga.games.medioevo.procedures.course import Course
from quadriga.games.medioevo.rows import changed
from quadriga.games.medioevo.state import Medioevo

TURNS: Final = {"short": 8, "medium": 10, "long": 12, "unlimited": 0}
KINGDOM_CHOICES: Final = {"random": RANDOM, "pick": PICK, "auction": AUCTION}
START_FLORINS: Final = 1600
START_HONOUR: Final = 10
LEAST_LIMIT: Final = 21  # the auction of kingdoms can bring a player to 20


def option_faults(seats: int, options: Options) -> list[InputError]:
    """Some end must be agreed upon, and teams must be of one size.

    rule: MU-LEN-1, MU-LEN-3, MU-LEN-4, MU-VAR-8
    """
    faults: list[InputError] = []
    honour = int(options["honour"])
    teams = int(options["teams"])
    if options["turns"] == "unlimited" and not honour:
        faults.append(InputError("endless_game"))
    if 0 < honour < LEAST_LIMIT:
        faults.append(InputError("honour_limit_low", least=LEAST_LIMIT, limit=honour))
    if teams == 1 or (teams and (seats % teams or teams == seats)):
        faults.append(InputError("team_players", teams=teams, count=seats))
    return faults


def empty_table(board: Board, seats: int, options: Options) -> Medioevo:
    """Everybody with his florins and his Honour, nothing on the map, no card dealt.

    rule: MU-SET-2, MU-SET-3, MU-SET-11, MU-SET-12, MU-LEN-1, MU-LEN-3, MU-LEN-4, MU-LEN-6, MU-VAR-8
    """
    g = Medioevo()
    g.board = board
    g.seats = seats
    g.turns = TURNS[str(options["turns"])]
    g.honour_limit = int(options["honour"])
    g.kingdom_choice = KINGDOM_CHOICES[str(options["kingdoms"])]
    g.terrain = options["terrain"] == "on"
    g.blood_rule = options["blood"] == "on"
    g.deployment = options["deployment"] == "on"
    g.teams = int(options["teams"])
    g.order = tuple(range(seats))
    g.in_play = (1,) * ZONES
    g.dice = (0, 0, 0)
    g.horde = (0, 0, 0)
    ahead = handicaps(options, seats)
    g.handicap = tuple(ahead) if any(ahead) else ()
    size_seats(g, ahead)
    size_board(g)
    return g


def size_seats(g: Medioevo, ahead: list[int]) -> None:
    """The lists by seat and by pair of seats."""
    seats = g.seats
    g.kingdom = (-1,) * seats
    g.florins = (START_FLORINS,) * seats
    g.honour = tuple([START_HONOUR + points for points in ahead])
    g.honour_log = (0,) * (seats * HONOUR_SOURCES)
    for seat in range(seats):
        g.honour_log = changed(g.honour_log, seat * HONOUR_SOURCES + START, g.honour[seat])
    g.loans = (0,) * seats
    g.credit = (0,) * seats
    g.unpaid = (0,) * seats
    g.tax = (0,) * seats
    g.income = (0,) * seats
    g.blood = (0,) * seats
    g.tokens = (0,) * (seats * COLOURS)
    g.flipped = (0,) * (seats * COLOURS)
    g.points = (0,) * (seats * COLOURS)
    g.levels = (0,) * (seats * COLOURS)
    g.researched = (0,) * seats
    g.license = (-1,) * seats
    g.deeds = (0,) * (seats * DEEDS)
    g.recruited = (0,) * seats
    g.surrendered = (0,) * (seats * KINDS)
    g.yielded = (0,) * (seats * KINDS)
    g.lost = (0,) * (seats * KINDS)
    g.lost_now = (0,) * (seats * KINDS)
    g.prisoners = (0,) * (seats * seats * KINDS)
    g.talks = (0,) * seats
    g.war = (0,) * (seats * seats)
    g.truce = (0,) * (seats * seats)
    g.warring = (0,) * (seats * seats)
    g.road = (-1,) * (seats * STAGES)
    g.road_length = (0,) * seats
    g.road_done = (0,) * seats
    g.road_piece = (-1,) * seats


def size_board(g: Medioevo) -> None:
    """The lists by zone, territory and piece."""
    g.army = bytes(ZONES * (g.seats + 1) * KINDS)
    g.troops = bytes(ZONES * (g.seats + 1))
    pieces = g.seats * TOKENS + BARBARIAN_GALLEYS
    g.piece_kind = (-1,) * pieces
    g.piece_level = (0,) * pieces
    g.piece_zone = (-1,) * pieces
    g.piece_mp = (0,) * pieces
    g.piece_done = (0,) * pieces
    g.piece_aboard = (-1,) * pieces
    g.cargo = (0,) * (pieces * GOODS)
    g.holder = (-1,) * TERRITORIES
    g.token = (-1,) * TERRITORIES
    g.buildings = (0,) * (TERRITORIES * CATEGORIES)
    g.damage = (0,) * (TERRITORIES * CATEGORIES)
    g.market = (0,) * TERRITORIES


def first_state(board: Board, seats: int, options: Options) -> Medioevo:
    g = empty_table(board, seats, options)
    g.stack = [Course()]
    return g
