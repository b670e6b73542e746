"""What the learned evaluation sees of Byzantion."""

from operator import add, mul

from quadriga.bots.byzantion.judgement import Judgement
from quadriga.bots.features import JUDGED, Features, leads
from quadriga.engine.game import Game
from quadriga.games.byzantion.board import (
    AUCTORITAS,
    CARDS,
    EMPIRE_CARDS,
    GOODS,
    MISSIONS,
    NOMISMA,
    RESOURCES,
    TYPES,
    Board,
)
from quadriga.games.byzantion.procedures.contribution import Contribution
from quadriga.games.byzantion.scoring import mission_doxa, places
from quadriga.games.byzantion.state import EMPTY, HIDDEN, NO_BOARD, PENDING, RESOLUTION, Byzantion


class ByzantionFeatures(Features):
    game = "byzantion"
    version = 3
    names = (
        "elapsed",
        "rounds_left",
        "seats",
        "marathon",
        *JUDGED,
        "doxa",
        "lead",
        "standing_lead",
        "standing_lead_by_time",
        "prize_resources",
        "prize_cards",
        "missions",
        "resources",
        "auctoritas",
        "nomisma",
        "due",
        "useful",
        "pledged",
        "pledge_lead",
        "cards",
        "card_cost",
        "card_cost_lead",
        "heroes",
        "laurels",
        "intrigues",
        "made",
        "made_useful",
        "made_nomisma",
        "hand",
        "hand_cost",
        "hand_intrigues",
        "dynamis",
        "dynamis_lead",
        "used",
        "seals",
        "ring",
        "late_in_order",
        "victories",
    )

    def __init__(self) -> None:
        self.judgement = Judgement()
        self.board = NO_BOARD
        self.yields: list[list[tuple[int, int]]] = []

    def points(self, g: Game) -> list[float]:
        return [float(doxa) for doxa in table(g).doxa]

    def progress(self, g: Game) -> float:
        b = table(g)
        return min(1.0, max(0.0, b.round - 1 + min(b.phase, RESOLUTION) / 4) / (len(b.events) or 1))

    def rows(self, g: Game) -> list[list[float]]:
        b = table(g)
        if not b.order or not b.events:
            return [[0.0] * len(self.names) for _ in range(b.seats)]
        rounds = len(b.events)
        pending = 0 < b.round <= rounds and b.outcome[b.round - 1] == PENDING
        first = b.round - 1 if pending else b.round
        left = rounds - first
        due = asked(b, first) if pending else [0.0] * GOODS
        later = due
        for place in range(first + 1 if pending else first, rounds):
            later = [*map(add, later, asked(b, place))]
        seats = range(b.seats)
        if self.board is not b.board:
            self.board = b.board
            self.yields = printed_yields(b.board)
        crews = crews_of(b, self.yields)
        sides = self.sides(g)
        wealth = [sum(b.stock[seat * GOODS : seat * GOODS + RESOURCES]) for seat in seats]
        costs = [int(crew[1]) for crew in crews]
        rich = places(wealth, b.board.resource_doxa)
        grand = places(costs, b.board.card_cost_doxa)
        missions = missions_now(b)
        doxa = [float(points) for points in b.doxa]
        pledges = pledged(b)
        if any(b.final):
            standing = doxa
        else:
            standing = [doxa[s] + rich[s] + grand[s] + missions[s] + pledges[s] for s in seats]
        lead = leads(doxa, sides)
        standing_lead = leads(standing, sides)
        cost_lead = leads([float(cost) for cost in costs], sides)
        pledge_lead = leads(pledges, sides)
        ready_lead = leads([float(count) for count in b.dynamis], sides)
        hands = hands_of(b)
        judged = self.judged(g)
        scale = later_weights(later, left)
        common = [first / rounds, left / 6, b.seats / 4, float(b.marathon)]
        found: list[list[float]] = []
        for seat in seats:
            stock = b.stock[seat * GOODS : seat * GOODS + GOODS]
            crew = crews[seat]
            made = crew[6:]
            row = common + judged[seat]
            row += (doxa[seat], lead[seat], standing_lead[seat], standing_lead[seat] / (1 + left))
            row += (float(rich[seat]), float(grand[seat]), missions[seat])
            row += (float(wealth[seat]), float(stock[AUCTORITAS]), float(stock[NOMISMA]))
            row += (sum(map(min, stock[:RESOURCES], due)), sum(map(min, stock[:RESOURCES], later)))
            row += (pledges[seat], pledge_lead[seat])
            row += (crew[0], crew[1], cost_lead[seat], crew[2], crew[3], crew[4])
            row += (sum(made[:RESOURCES]), sum(map(mul, made, scale)), made[NOMISMA])
            row += hands[seat]
            row += (float(b.dynamis[seat]), ready_lead[seat], crew[5], float(b.seals.count(seat)))
            row += (1.0 if b.ring == seat else 0.0, b.order.index(seat) / b.seats if seat in b.order else 1.0)
            row.append(float(b.outcome.count(seat)))
            found.append(row)
        return found


def table(g: Game) -> Byzantion:
    assert isinstance(g, Byzantion)
    return g


def asked(g: Byzantion, place: int) -> list[float]:
    """What the event of a round asks for, by good: the chosen option, or the mean of both."""
    number = g.events[place]
    if number == EMPTY or g.shown[place] == HIDDEN:
        return [0.0] * GOODS
    required = g.board.events[number].required
    chosen = g.options[place]
    if chosen >= 0 or len(required) == 1:
        return [float(count) for count in required[max(0, chosen)]]
    return [(one + other) / 2 for one, other in zip(required[0], required[1])]


def later_weights(later: list[float], left: int) -> list[float]:
    """How welcome each good is: the part of two a round that is still asked for."""
    most = 2.0 * max(1, left)
    return [min(1.0, count / most) for count in later]


def printed_yields(board: Board) -> list[list[tuple[int, int]]]:
    """Per card what it produces, as (good, count)."""
    return [[(good, count) for good, count in enumerate(made) if count] for made in board.production]


def crews_of(g: Byzantion, yields: list[list[tuple[int, int]]]) -> list[list[float]]:
    """Per seat: cards, their cost, Heroes, laurels, Intrigue cards, cards used up, then the production by good."""
    board = g.board
    found = [[0.0] * (6 + GOODS) for _ in range(g.seats)]
    marked = set(g.marked)
    for played in g.area:
        seat, card = divmod(played, CARDS)
        crew = found[seat]
        crew[1] += board.cost[card]
        if card >= EMPIRE_CARDS:
            crew[4] += 1
            continue
        crew[0] += 1
        if card in marked:
            crew[5] += 1
        if board.hero[card]:
            crew[2] += 1
            crew[3] += sum(board.level[card * TYPES : card * TYPES + TYPES])
        for good, count in yields[card]:
            crew[6 + good] += count
    return found


def hands_of(g: Byzantion) -> list[list[float]]:
    """Per seat: Empire cards in hand, their cost, Intrigue cards."""
    found = [[0.0, 0.0, 0.0] for _ in range(g.seats)]
    for held in g.hands:
        seat, card = divmod(held, CARDS)
        if card >= EMPIRE_CARDS:
            found[seat][2] += 1
        else:
            found[seat][0] += 1
            found[seat][1] += g.board.cost[card]
    return found


def missions_now(g: Byzantion) -> list[float]:
    """What the Missions would give as things stand; a lone emperor has none."""
    found = [0.0] * g.seats
    if g.seats > 1:
        for held in g.missions:
            seat, number = divmod(held, MISSIONS)
            found[seat] += mission_doxa(g, seat, number)
    return found


def pledged(g: Byzantion) -> list[float]:
    """Doxa on its way: what is being contributed and not yet counted."""
    if g.phase == RESOLUTION:
        for frame in g.stack:
            if isinstance(frame, Contribution) and frame.at < 2:
                given = frame.given
                return [
                    sum(given[at : at + RESOURCES]) + given[at + NOMISMA] / 2 for at in range(0, g.seats * GOODS, GOODS)
                ]
    return [0.0] * g.seats
