"""What the learned evaluation sees of Medioevo Universale."""

from typing import Final

from quadriga.bots.features import JUDGED, Features, leads
from quadriga.bots.medioevo.judgement import Judgement
from quadriga.bots.medioevo.mind import turns_left
from quadriga.engine.game import Game
from quadriga.games.medioevo.board import (
    CATEGORIES,
    CATHEDRAL,
    CITY_LEVEL,
    CIVIL,
    COLOURS,
    KINDS,
    MAMLUK,
    MILITARY,
    TOKENS,
)
from quadriga.games.medioevo.codes import PACT, PACT_BY
from quadriga.games.medioevo.objectives import MEASURES
from quadriga.games.medioevo.property_queries import cards_of, net_wealth
from quadriga.games.medioevo.queries import held_by, players
from quadriga.games.medioevo.scoring import captives, captivity_loss, technology, total
from quadriga.games.medioevo.state import Medioevo

STRENGTH: Final = (1.0, 2.0, 3.2, 1.5, 2.5, 4.0, 5.5)  # of a unit, by kind
LEAD: Final = 3.0  # Honour of a majority at the end
SHARED: Final = 1.0
NONE: Final = b"\0"
ENOUGH: Final = 12  # turns of a game without limit
MAJORITIES: Final = 7  # columns of an estate that are compared at the end


class MedioevoFeatures(Features):
    game = "medioevo"
    version = 2
    names = (
        "elapsed",
        "turns_left",
        "seats",
        *JUDGED,
        "standing",
        "lead",
        "standing_lead",
        "standing_lead_by_time",
        "honour",
        "objectives",
        "objective_honour",
        "majorities",
        "objective_near",
        "wealth",
        "loans",
        "income",
        "shares",
        "territories",
        "inhabited",
        "cities",
        "castles",
        "cathedrals",
        "civil_levels",
        "military_levels",
        "best_market",
        "technology",
        "technology_levels",
        "points",
        "cards",
        "cards_fresh",
        "strength",
        "strength_share",
        "captain_levels",
        "transports",
        "road",
        "road_done",
        "orders",
        "wars",
        "pacts",
        "late_in_order",
    )

    def __init__(self) -> None:
        self.judgement = Judgement()

    def points(self, g: Game) -> list[float]:
        m = table(g)
        own = [total(m, seat) if m.final else m.honour[seat] for seat in range(m.seats)]
        return by_side(m, [float(points) for points in own])

    def progress(self, g: Game) -> float:
        m = table(g)
        if m.time_up or m.final:
            return 1.0
        done = (max(0, m.turn - 1) + m.phase / 9) / (m.turns or ENOUGH)
        if m.honour_limit and m.honour:
            done = max(done, max(m.honour) / m.honour_limit)
        return min(1.0, done)

    def rows(self, g: Game) -> list[list[float]]:
        m = table(g)
        if not m.order or not m.honour:
            return [[0.0] * len(self.names) for _ in range(m.seats)]
        left = turns_left(m)
        seats = range(m.seats)
        sides = self.sides(g)
        estates = [estate(m, seat) for seat in seats]
        prizes = majorities(m, estates)
        objectives = [sum(m.tokens[seat * COLOURS : seat * COLOURS + COLOURS]) for seat in seats]
        steps = m.board.token_honour
        crowns = [float(steps[min(count, len(steps) - 1)]) for count in objectives]
        standing = [m.honour[s] + crowns[s] + prizes[s] - m.board.debt_honour[m.loans[s]] for s in seats]
        forces = [force(m, seat) for seat in seats]
        armed = sum([strength for strength, _ in forces]) or 1.0
        honour = by_side(m, [float(points) for points in m.honour])
        whole = by_side(m, standing)
        lead = leads(honour, sides)
        judged = self.judged(g)
        standing_lead = leads(whole, sides)
        common = [self.progress(g), left / 10, m.seats / 6]
        found: list[list[float]] = []
        for seat in seats:
            row = common + judged[seat]
            row += (standing[seat], lead[seat], standing_lead[seat], standing_lead[seat] / (1 + left))
            row += (float(m.honour[seat]), float(objectives[seat]), crowns[seat], prizes[seat])
            row.append(nearness(m, seat))
            row += affairs(m, seat, estates[seat])
            row += (forces[seat][0], forces[seat][0] * m.seats / armed, forces[seat][1])
            row += dealings(m, seat)
            found.append(row)
        return found


def table(g: Game) -> Medioevo:
    assert isinstance(g, Medioevo)
    return g


def by_side(g: Medioevo, totals: list[float]) -> list[float]:
    """Of the whole team where there are teams."""
    if not g.teams:
        return totals
    return [sum(totals[seat % g.teams :: g.teams]) for seat in range(g.seats)]


def estate(g: Medioevo, seat: int) -> list[int]:
    """What is compared at the end: wealth, market, technology, cathedrals, cities, castles, territories.

    Then inhabited areas, shares of tax and levels of military buildings. Contested land counts as its holder's.
    """
    board = g.board
    buildings = g.buildings
    cathedrals = cities = castles = inhabited = shares = military = market = 0
    realm = held_by(g, seat)
    for territory in realm:
        if board.good[territory] >= 0:
            inhabited += 1
            market = max(market, g.market[territory].bit_count())
        first = territory * CATEGORIES
        civil = buildings[first + CIVIL]
        shares += 1 + civil
        if civil == CITY_LEVEL:
            cities += 1
        level = buildings[first + MILITARY]
        military += level
        if level == CITY_LEVEL:
            castles += 1
        if buildings[first + CATHEDRAL] == CITY_LEVEL:
            cathedrals += 1
    wealth = net_wealth(g, seat)
    knowledge = technology(g, seat)
    return [wealth, market, knowledge, cathedrals, cities, castles, len(realm), inhabited, shares, military]


def majorities(g: Medioevo, estates: list[list[int]]) -> list[float]:
    """Honour of the final scoring as things stand, objectives and debts apart; monopolies are too rare to count."""
    found = [0.0] * g.seats
    seats = players(g)
    for column in range(MAJORITIES):
        values = [estates[seat][column] for seat in seats]
        best = max(values)
        if best > 0:
            prize = LEAD if values.count(best) == 1 else SHARED
            for seat, value in zip(seats, values):
                if value == best:
                    found[seat] += prize
    rome = g.holder[g.board.rome]
    if rome >= 0:
        found[rome] += LEAD
    jerusalem = g.holder[g.board.jerusalem]
    if jerusalem >= 0 and g.kingdom[jerusalem] != MAMLUK:
        found[jerusalem] += LEAD
    if any(g.prisoners):
        for seat in seats:
            found[seat] -= captivity_loss(captives(g, seat))
    return found


def nearness(g: Medioevo, seat: int) -> float:
    """How near the objectives of the own cards are: each counts by the square of its part that is met."""
    found = 0.0
    for card in cards_of(g, seat):
        conditions = g.board.cards[card].conditions
        done = 0.0
        for condition in conditions:
            have = MEASURES[condition.predicate](g, seat, condition.what)
            done += 1.0 if have >= condition.count else have / condition.count
        if conditions:
            done /= len(conditions)
            found += done * done
    return found


def affairs(g: Medioevo, seat: int, own: list[int]) -> list[float]:
    """Money, land, buildings, technology, cards."""
    first = seat * COLOURS
    cards = cards_of(g, seat)
    rotated = g.rotated
    fresh = len([card for card in cards if card not in rotated]) if rotated else len(cards)
    return [
        own[0] / 100,
        float(g.loans[seat]),
        g.income[seat] / 100,
        float(own[8]),
        float(own[6]),
        float(own[7]),
        float(own[4]),
        float(own[5]),
        float(own[3]),
        float(own[8] - own[6]),
        float(own[9]),
        float(own[1]),
        own[2] / 7,
        float(sum(g.levels[first : first + COLOURS])),
        float(sum(g.points[first : first + COLOURS])),
        float(len(cards)),
        float(fresh),
    ]


def force(g: Medioevo, seat: int) -> tuple[float, float]:
    """Strength of all units on the board, and the levels of the captains."""
    stride = (g.seats + 1) * KINDS
    first = seat * KINDS
    army = g.army
    total = 0.0
    levels = 0
    for kind in range(KINDS):
        count = sum(army[first + kind :: stride].replace(NONE, b""))
        if count:
            total += count * STRENGTH[kind]
            if kind > 3:
                levels += count * (kind - 3)
    return total, float(levels)


def dealings(g: Medioevo, seat: int) -> list[float]:
    """Transports, the commercial road, orders on their way, wars, pacts, the place in the turn order."""
    pieces = g.piece_kind[seat * TOKENS : seat * TOKENS + TOKENS]
    wars = g.war[seat * g.seats : (seat + 1) * g.seats]
    last = max(1, len(g.order) - 1)
    return [
        float(TOKENS - pieces.count(-1)),
        float(g.road_length[seat]),
        float(g.road_done[seat].bit_count()),
        float(g.orders[::3].count(seat)),
        float(g.seats - wars.count(0)),
        float(g.pacts[PACT_BY::PACT].count(seat)),
        g.order.index(seat) / last if seat in g.order else 1.0,
    ]
