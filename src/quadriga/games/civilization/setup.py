"""From options and printed facts to the first state."""

from typing import Final

from quadriga.engine.module import Options, handicaps
from quadriga.games.civilization.board import DESPOTISM, NOBODY, SPACES, TERRITORIES, TOKENS, Board
from quadriga.games.civilization.options import DECKS, DRAFTS, LENGTHS, ORDERS
from quadriga.games.civilization.procedures.course import Course
from quadriga.games.civilization.state import Civilization
from quadriga.games.civilization.technologies import TECHNOLOGIES
from quadriga.games.civilization.terms import ACCOUNTS, DEEDS, MEDIUM_LONG, SPIES, UNTRAINED
from quadriga.games.civilization.wonders import WONDERS

START_COINS: Final = 20


def empty_table(board: Board, seats: int, options: Options) -> Civilization:
    """Everybody with his coins, nothing on the map; a game without types of civilizations if it is a short one.

    rule: CV-VAR-1, CV-VAR-4, CV-SET-1, CV-SET-2, CV-SET-3, CV-SET-8, CV-SET-9, CV-SET-21
    """
    g = Civilization()
    g.board = board
    g.seats = seats
    g.length = LENGTHS[str(options["length"])]
    g.civ_rule = options["civilizations"] == "on" and g.length >= MEDIUM_LONG
    g.draft = DRAFTS[str(options["draft"])]
    g.governments_rule = options["governments"] == "on"
    g.espionage = options["espionage"] == "on"
    g.events_rule = options["events"] == "on"
    g.luxury = options["luxury"] == "on"
    g.strategy_rule = DECKS[str(options["strategy"])]
    g.experience_rule = options["experience"] == "on"
    g.roads_rule = options["roads"] == "on"
    g.prospecting = options["prospecting"] == "on"
    g.landings = options["landings"] == "on"
    g.barbarians_rule = options["barbarians"] == "on"
    g.order_mode = ORDERS[str(options["order"])]
    g.auction = options["auction"] == "on"
    g.limited = options["limited"] == "on"
    g.delayed = options["delayed"] == "on"
    g.turns = int(options["turns"])
    g.minutes = int(options["minutes"])
    g.penalty = int(options["penalty"])
    g.phase_timer = options["phase_timer"] == "on"
    g.order = tuple(range(seats))
    size_seats(g)
    g.merit_points = tuple(handicaps(options, seats))
    g.handicap = g.merit_points if any(g.merit_points) else ()
    size_board(g)
    return g


def size_seats(g: Civilization) -> None:
    seats = g.seats
    none = (NOBODY,) * seats
    zero = (0,) * seats
    g.leaving = zero
    g.civilization = none
    g.coins = (START_COINS,) * seats
    g.government = (DESPOTISM,) * seats
    g.former = none
    g.capital = none
    g.experience = zero
    g.merit_points = zero
    g.dogma = none
    g.fuel = zero
    g.terror = zero
    g.overtime = zero
    g.used_minutes = zero
    g.income = zero
    g.accounts = (0,) * (seats * ACCOUNTS)
    g.deeds = (0,) * (seats * DEEDS)
    g.war = (0,) * (seats * seats)
    g.barbarian_war = zero
    g.embargo = (0,) * (seats * seats)
    g.duty = zero
    spies = seats * SPIES
    g.spy_space = (UNTRAINED,) * spies
    g.spy_ship = (NOBODY,) * spies
    g.spy_used = (0,) * spies
    g.spy_mp = (0,) * spies
    g.spy_special = (NOBODY,) * spies


def size_board(g: Civilization) -> None:
    none = (NOBODY,) * TERRITORIES
    zero = (0,) * TERRITORIES
    g.holder = none
    g.size = zero
    g.occupied = zero
    g.resource = none
    g.token = none
    g.shown = zero
    g.known = zero
    g.road = zero
    g.mood = zero
    g.founders = none
    g.bag = (0,) * TOKENS
    g.alert = (0,) * SPACES
    g.troops = bytes(SPACES * (g.seats + 1))
    g.fleet = bytes(SPACES * (g.seats + 1))
    g.tech_owner = (NOBODY,) * TECHNOLOGIES
    g.tech_turn = (0,) * TECHNOLOGIES
    g.wonder_owner = (NOBODY,) * WONDERS
    g.wonder_place = (NOBODY,) * (2 * WONDERS)


def first_state(board: Board, seats: int, options: Options) -> Civilization:
    g = empty_table(board, seats, options)
    g.call(Course())
    return g
