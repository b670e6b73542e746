"""What the learned evaluation sees of Warriors & Traders."""

from typing import Final

from quadriga.bots.features import JUDGED, Features, leads
from quadriga.bots.warriors.judgement import Judgement
from quadriga.bots.warriors.levels import DOUBLE_STRIKE, PRODUCTION_TAX, TRADE_TAX
from quadriga.bots.warriors.standings import FIRST_FORTRESS, side_points, standings, turns_left
from quadriga.engine.game import Game
from quadriga.games.warriors.board import (
    ARCHERS,
    ARMIES,
    CAPITAL,
    CAVALRY,
    INFANTRY,
    MILITARY,
    PIECES,
    PRODUCTION,
    RESOURCES,
    TRACKS,
    TRADE,
    TRADE_CENTRE,
)
from quadriga.games.warriors.procedures.manoeuvre import ManoeuvrePhase
from quadriga.games.warriors.state import MANOEUVRE, REMOVED, RESERVE, SETUP, Warriors

PACE: Final = 3.0  # points the leading player gains in a turn
SET: Final = 4  # pieces of one kind of army, and princesses


class WarriorsFeatures(Features):
    game = "warriors"
    version = 2
    names = (
        "elapsed",
        "turns_left",
        "near_threshold",
        "seats",
        *JUDGED,
        "points",
        "lead",
        "lead_by_time",
        "missing",
        "provinces_vp",
        "glory",
        "fortresses",
        "fortress_reserve",
        "provinces",
        "centres",
        "food",
        "goods",
        "weapons",
        "gold",
        "food_income",
        "goods_income",
        "weapons_income",
        "gold_income",
        "production",
        "trade",
        "military",
        "infantry",
        "archers",
        "cavalry",
        "hunger",
        "princesses",
        "routes",
        "unified",
        "nation_held",
        "track_leads",
        "strength_share",
        "prey",
        "spoils",
        "threatened",
        "moved",
        "late_in_order",
    )

    def __init__(self) -> None:
        self.judgement = Judgement()

    def points(self, g: Game) -> list[float]:
        w = table(g)
        own = standings(w) if w.order else [0] * w.seats
        return [float(side_points(w, own, seat)) for seat in range(w.seats)]

    def progress(self, g: Game) -> float:
        w = table(g)
        if not w.order:
            return 0.0
        points = standings(w)
        best = max(side_points(w, points, seat) for seat in range(w.seats))
        return min(1.0, max((w.turn - 1 + w.phase / 6) / w.turn_limit, best / w.threshold))

    def rows(self, g: Game) -> list[list[float]]:
        w = table(g)
        if not w.order:
            return [[0.0] * len(self.names) for _ in range(w.seats)]
        points = standings(w)
        totals = [float(side_points(w, points, seat)) for seat in range(w.seats)] if w.teams else [*map(float, points)]
        rest = turns_left(w, points, PACE)
        ahead = leads(totals, self.sides(g))
        land = holdings(w)
        force = [strength(w, seat) for seat in range(w.seats)]
        armed = sum(force) or 1.0
        chances = prospects(w)
        margins = track_leads(w)
        judged = self.judged(g)
        common = [w.turn / w.turn_limit, rest / 10, max(totals) / w.threshold, w.seats / 6]
        late = 1.0 / (1 + rest)
        found: list[list[float]] = []
        for seat in range(w.seats):
            row = common + judged[seat]
            row.append(totals[seat])
            row.append(ahead[seat])
            row.append(ahead[seat] * late)
            row.append(max(0.0, w.threshold - totals[seat]))
            row += own_affairs(w, seat, land[seat])
            row.append(margins[seat])
            row.append(force[seat] * w.seats / armed)
            row += chances[seat]
            row.append(1.0 if w.phase > MANOEUVRE else 0.0)
            row.append(0.0)
            found.append(row)
        mark_order(w, found)
        return found


def table(g: Game) -> Warriors:
    assert isinstance(g, Warriors)
    return g


def holdings(g: Warriors) -> list[list[int]]:
    """Per seat: victory points, food, goods, weapons, capitals, trade centres and the number of its provinces."""
    board = g.board
    found = [[0] * 7 for _ in range(g.seats)]
    for province, holder in enumerate(g.holder):
        if 0 <= holder < g.seats:
            own = found[holder]
            own[0] += board.vp[province]
            own[1] += board.food[province]
            own[2] += board.goods[province]
            own[3] += board.weapons[province]
            kind = board.kinds[province]
            if kind == CAPITAL:
                own[4] += 1
            elif kind == TRADE_CENTRE:
                own[5] += 1
            own[6] += 1
    return found


def on_map(places: list[int]) -> int:
    return len(places) - places.count(RESERVE) - places.count(REMOVED)


def strength(g: Warriors, seat: int) -> float:
    first = seat * PIECES
    total = 0
    for kind in (INFANTRY, ARCHERS, CAVALRY):
        at = first + kind * SET
        total += on_map(g.place[at : at + SET]) * g.board.strength[kind]
    return float(total)


def own_affairs(g: Warriors, seat: int, land: list[int]) -> list[float]:
    """Points by source, stock, income, technology, pieces, the nation."""
    board = g.board
    first = seat * PIECES
    place = g.place
    tokens = g.tokens[seat * TRACKS : seat * TRACKS + TRACKS]
    production = board.level_at[tokens[PRODUCTION]]
    military = board.level_at[tokens[MILITARY]]
    vp, food, goods, weapons, capitals, centres, provinces = land
    gold = capitals if production >= PRODUCTION_TAX else 0
    if board.level_at[tokens[TRADE]] >= TRADE_TAX:
        gold += centres
    infantry = on_map(place[first : first + SET])
    archers = on_map(place[first + SET : first + 2 * SET])
    cavalry = on_map(place[first + 2 * SET : first + 3 * SET])
    stock = g.stock[seat * RESOURCES : seat * RESOURCES + RESOURCES]
    upkeep = board.upkeep
    eaten = infantry * upkeep[INFANTRY] + archers * upkeep[ARCHERS] + cavalry * upkeep[CAVALRY]
    fortresses = place[first + FIRST_FORTRESS : first + PIECES]
    nation = g.nation[seat]
    held = 0.0
    if nation >= 0 and not g.unified[seat]:
        mandatory = board.mandatory[nation]
        for province in mandatory:
            if g.holder[province] == seat:
                held += 1
        held /= len(mandatory) or 1
    return [
        float(vp),
        float(g.glory[seat]),
        float(on_map(fortresses)),
        float(fortresses.count(RESERVE)),
        float(provinces),
        float(centres),
        float(stock[0]),
        float(stock[1]),
        float(stock[2]),
        float(stock[3]),
        float(food * board.food_x[production]),
        float(goods * board.goods_x[production]),
        float(weapons * board.weapons_x[military]),
        float(gold),
        float(tokens[PRODUCTION]),
        float(tokens[TRADE]),
        float(tokens[MILITARY]),
        float(infantry),
        float(archers),
        float(cavalry),
        0.0 if military >= DOUBLE_STRIKE else float(max(0, eaten - stock[0])),
        float(on_map(place[first + ARMIES : first + ARMIES + SET])),
        float(3 - g.routes[seat * 3 : seat * 3 + 3].count(-1)),
        float(g.unified[seat]),
        held * held,
    ]


def track_leads(g: Warriors) -> list[float]:
    """How safe the leads on the three tracks are, and how near those of others: at most three tokens count."""
    found = [0.0] * g.seats
    if g.phase == SETUP:
        return found
    for track in range(TRACKS):
        column = g.tokens[track::TRACKS]
        ranked = sorted(column)
        best = ranked[-1]
        for seat, count in enumerate(column):
            found[seat] += max(-3, min(3, count - (ranked[-2] if count == best else best)))
    return found


def prospects(g: Warriors) -> list[list[float]]:
    """Points in reach of the armies: of nobody and barbarians, of enemies in war; and the own ones in their reach."""
    board = g.board
    seats = g.seats
    found = [[0.0, 0.0, 0.0] for _ in range(seats)]
    for seat in range(seats):
        first = seat * PIECES
        standing = set(g.place[first : first + ARMIES])
        standing.discard(RESERVE)
        standing.discard(REMOVED)
        reach: set[int] = set()
        for province in standing:
            reach.update(board.neighbours[province])
        for province in reach:
            holder = g.holder[province]
            if holder < 0 or holder == seats:
                found[seat][0] += board.vp[province]
            elif holder != seat and g.war[seat * seats + holder]:
                found[seat][1] += board.vp[province]
                found[holder][2] += board.vp[province]
    return found


def mark_order(g: Warriors, rows: list[list[float]]) -> None:
    """Who has had his manoeuvre in this turn, and who acts late in it."""
    moved = 0
    if g.phase == MANOEUVRE:
        for frame in g.stack:
            if isinstance(frame, ManoeuvrePhase):
                moved = frame.at
    last = max(1, len(g.order) - 1)
    for at, seat in enumerate(g.order):
        if at < moved - 1:
            rows[seat][-2] = 1.0
        rows[seat][-1] = at / last
