"""From options and printed facts to the first state."""

from quadriga.engine.module import handicaps
from quadriga.games.warriors.board import RESOURCES, TRACKS
from quadriga.games.warriors.load import WarriorsData
from quadriga.games.warriors.procedures.preparation import Preparation, build_units
from quadriga.games.warriors.state import Warriors

TEAMS = {"off": 0, "2v2": 2, "3v3": 2, "2v2v2": 3}


def empty_table(data: WarriorsData, seats: int, options: dict[str, str | int]) -> Warriors:
    """Everything in its box: options read, columns of the right length, nothing on the map.

    rule: WT-SET-1, WT-SET-2, WT-SM-1, WT-VIC-3, WT-VIC-4
    """
    g = Warriors()
    g.seats = seats
    g.map = str(options["map"])
    variant = str(options["map_variant"])
    g.variant = "" if variant == "none" else variant
    g.board = data.board(g.map, g.variant)
    coop = str(options["coop"])
    g.teams = TEAMS[coop]
    g.threshold = data.thresholds_coop[coop] if g.teams else data.thresholds_free[seats]
    g.nation_choice = options["nation_choice"] == "pick"
    g.variable_order = options["variable_turn_order"] == "on"
    income = options["route_income"]
    g.route_income = income == "on" or (income == "auto" and g.variant != "")
    g.turn_limit = int(options["turn_limit"])
    g.offer_cap = int(options["offers"])
    g.nation = [-1] * seats
    g.stock = [0] * (seats * RESOURCES)
    g.tokens = [0] * (seats * TRACKS)
    g.glory = handicaps(options, seats)
    g.handicap = tuple(g.glory) if any(g.glory) else ()
    g.unified = [0] * seats
    g.routes = [-1] * (seats * 3)
    g.war = [0] * (seats * seats)
    g.struck = [0] * (seats * seats)
    g.asked = [0] * (seats * seats)
    build_units(g)
    return g


def first_state(data: WarriorsData, seats: int, options: dict[str, str | int]) -> Warriors:
    g = empty_table(data, seats, options)
    g.stack = [Preparation()]
    return g
