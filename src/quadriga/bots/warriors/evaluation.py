"""What a position is worth to a seat, in victory points: those it has and those it may expect."""

from typing import Final

from quadriga.bots.warriors.economy import stock_value, track_value
from quadriga.bots.warriors.levels import DOUBLE_STRIKE, MASONRY, PRODUCTION_TAX, TRADE_TAX
from quadriga.bots.warriors.standings import FIRST_FORTRESS, side_points, standings, strongest_rival, turns_left
from quadriga.bots.warriors.weights import Weights
from quadriga.games.warriors.board import (
    ARMIES,
    CAPITAL,
    FORTRESS,
    MILITARY,
    PIECES,
    PRINCESS,
    PRODUCTION,
    RESOURCES,
    TRACKS,
    TRADE,
    TRADE_CENTRE,
)
from quadriga.games.warriors.queries import are_allies
from quadriga.games.warriors.scoring import leader
from quadriga.games.warriors.state import RESERVE, Warriors

OPTIONAL_ACTIONS: Final = 2  # that an optional province adds to a unification


class Outlook:
    """One seat's view of one position: points, time left, income, what a province or an army is worth."""

    def __init__(self, g: Warriors, seat: int, w: Weights) -> None:
        self.g = g
        self.seat = seat
        self.w = w
        self.points = standings(g)
        self.rest = turns_left(g, self.points, w.pace)
        self.rival = strongest_rival(g, self.points, seat)
        self.alarm = self.rival_near_victory()
        board = g.board
        base = seat * TRACKS
        self.production = board.level_at[g.tokens[base + PRODUCTION]]
        self.trade = board.level_at[g.tokens[base + TRADE]]
        self.military = board.level_at[g.tokens[base + MILITARY]]
        food = goods = weapons = capitals = centres = 0
        for province, holder in enumerate(g.holder):
            if holder == seat:
                food += board.food[province]
                goods += board.goods[province]
                weapons += board.weapons[province]
                if board.kinds[province] == CAPITAL:
                    capitals += 1
                elif board.kinds[province] == TRADE_CENTRE:
                    centres += 1
        self.food = food
        self.goods = goods
        self.weapons = weapons
        self.capitals = capitals
        self.centres = centres
        self.stock = g.stock[seat * RESOURCES : seat * RESOURCES + RESOURCES]
        self.fortresses_left = g.place[seat * PIECES + FIRST_FORTRESS : seat * PIECES + PIECES].count(RESERVE)
        self.upkeep = self.food_needed()
        self.army = self.army_values()
        self.unification = self.unification_steps()
        self.worths: dict[int, float] = {}

    # --- parts

    def food_needed(self) -> int:
        """Food for the next feeding."""
        if self.military >= DOUBLE_STRIKE:
            return 0
        g = self.g
        upkeep = g.board.upkeep
        total = 0
        for unit in range(self.seat * PIECES, self.seat * PIECES + ARMIES):
            if g.place[unit] >= 0:
                total += upkeep[g.kind[unit]]
        return total

    def army_values(self) -> list[float]:
        """What an army of each kind is still worth to its owner."""
        turns = min(self.rest, self.w.army_turns)
        return [
            (self.w.army[kind] if self.rest else 0.0) + self.w.army_turn[kind] * turns
            for kind in range(len(self.w.army))
        ]

    def unification_steps(self) -> list[float]:
        """The worth of holding each further mandatory province, of each optional one, and of what is held already."""
        g = self.g
        nation = g.nation[self.seat]
        if nation < 0 or g.unified[self.seat]:
            return [0.0, 0.0, 0.0]
        mandatory = g.board.mandatory[nation]
        held = 0
        for province in mandatory:
            if g.holder[province] == self.seat:
                held += 1
        extra = 0
        for province in g.board.optional[nation]:
            if g.holder[province] == self.seat:
                extra += 1
        size = len(mandatory)
        chance = min(1.0, (self.rest + 1) / (2.0 * (size - held) + 1.0))
        actions = g.board.unification_actions[size + extra] * self.w.unification * chance
        done = (held / size) ** 2
        more = ((held + 1) / size) ** 2
        optional = OPTIONAL_ACTIONS * self.w.unification * chance * done
        return [actions * (more - done), optional, actions * done]

    def symbol_worth(self, province: int) -> float:
        """What the province yields in the turns that remain."""
        board = self.g.board
        w = self.w
        value = board.food[province] * board.food_x[self.production] * w.food_income
        value += board.weapons[province] * board.weapons_x[self.military] * w.weapons_income
        goods = board.goods[province] * board.goods_x[self.production]
        value += goods * (w.goods_income if self.production >= MASONRY else w.goods_income_raw)
        if self.production >= PRODUCTION_TAX and board.kinds[province] == CAPITAL:
            value += w.gold_income
        if self.trade >= TRADE_TAX and board.kinds[province] == TRADE_CENTRE:
            value += w.gold_income
        if board.kinds[province] == TRADE_CENTRE and self.centres == 0:
            value += w.first_centre
        value *= self.rest
        short = self.upkeep - self.food * board.food_x[self.production]
        if short > 0 and self.rest:
            value += min(short, board.food[province] * board.food_x[self.production]) * w.food_short
        return value

    def worth(self, province: int) -> float:
        """What control of the province means to the seat: points, yield, its part in unification."""
        known = self.worths.get(province)
        if known is not None:
            return known
        board = self.g.board
        value = board.vp[province] + self.symbol_worth(province)
        nation = self.g.nation[self.seat]
        if province in board.mandatory[nation]:
            value += self.unification[0]
        elif province in board.optional[nation]:
            value += self.unification[1]
        self.worths[province] = value
        return value

    def denial(self, holder: int) -> float:
        """How much a point that another seat loses is worth."""
        if holder < 0 or holder >= self.g.seats or are_allies(self.g, self.seat, holder):
            return 0.0
        return self.alarm if holder == self.rival else self.w.denial_others

    def rival_near_victory(self) -> float:
        """What a point of the strongest rival weighs: more the closer he is to the threshold."""
        if self.rival < 0:
            return 0.0
        missing = self.g.threshold - side_points(self.g, self.points, self.rival)
        return self.w.denial + self.w.denial_late * max(0.0, 1.0 - max(0, missing) / self.w.denial_range)

    # --- the whole

    def value(self) -> float:
        """The position without what the armies may do next."""
        g = self.g
        seat = self.seat
        total = float(side_points(g, self.points, seat))
        if self.rival >= 0:
            total -= self.alarm * side_points(g, self.points, self.rival)
        total -= self.fleeting_leads()
        total += track_value(self)
        total += stock_value(self, self.stock)
        total += self.forces_value()
        total += self.unification[2]
        total -= self.exposure()
        return total

    def fleeting_leads(self) -> float:
        """A leader marker with turns to go may be lost again."""
        if not self.rest:
            return 0.0
        g = self.g
        w = self.w
        lost = 0.0
        for track in range(TRACKS):
            if leader(g, track) == self.seat:
                second = max(g.tokens[other * TRACKS + track] for other in range(g.seats) if other != self.seat)
                margin = g.tokens[self.seat * TRACKS + track] - second - 1
                lost += g.board.leader_vp * max(0.0, 1.0 - w.lead_kept - w.lead_margin * margin)
        return lost

    def forces_value(self) -> float:
        """Armies as far as they can be fed, and princesses."""
        g = self.g
        first = self.seat * PIECES
        total = 0.0
        for unit in range(first, first + ARMIES):
            if g.place[unit] >= 0:
                total += self.army[g.kind[unit]]
        food = g.stock[self.seat * RESOURCES]
        if self.upkeep > food:
            total *= food / self.upkeep
        if self.rest:
            for unit in range(first + ARMIES, first + ARMIES + 4):
                if g.place[unit] >= 0:
                    total += self.w.princess
        return total

    def exposure(self) -> float:
        """What armies of others could take next, weighted by how likely they try."""
        g = self.g
        w = self.w
        if not self.rest and g.order and g.order[-1] == self.seat:
            return 0.0
        total = 0.0
        defence: dict[int, list[int]] = {}
        for other in range(g.seats):
            if other == self.seat or (g.teams and are_allies(g, self.seat, other)):
                continue
            threat = threats(g, other)
            weight = w.risk_war if g.war[self.seat * g.seats + other] else w.risk_peace
            for province, force in threat.items():
                if g.holder[province] == self.seat:
                    if province not in defence:
                        defence[province] = self.defence_of(province)
                    needed, prize = defence[province]
                    if force >= needed:
                        total += weight * (self.worth(province) + prize)
        return total

    def defence_of(self, province: int) -> list[int]:
        """Damage that clears the seat's province, and the points it would give and cost."""
        g = self.g
        board = g.board
        needed = 0
        prize = 0
        first = self.seat * PIECES
        for unit in range(first, first + PIECES):
            if g.place[unit] == province:
                kind = g.kind[unit]
                needed += board.resistance[kind]
                prize += board.fortress_vp if kind == FORTRESS else 0
                prize += 1 if kind == PRINCESS else 0
        return [needed, prize]


def threats(g: Warriors, seat: int) -> dict[int, int]:
    """Strength that a seat's armies can bring to each province next to them."""
    board = g.board
    found: dict[int, int] = {}
    first = seat * PIECES
    for unit in range(first, first + ARMIES):
        province = g.place[unit]
        if province >= 0:
            power = board.strength[g.kind[unit]]
            for neighbour in board.neighbours[province]:
                found[neighbour] = found.get(neighbour, 0) + power
    return found


def dangers(g: Warriors, seat: int) -> dict[int, int]:
    """Strength that the strongest of the seat's enemies in war can bring to each province."""
    found: dict[int, int] = {}
    for other in range(g.seats):
        if g.war[seat * g.seats + other]:
            for province, force in threats(g, other).items():
                found[province] = max(force, found.get(province, 0))
    return found
