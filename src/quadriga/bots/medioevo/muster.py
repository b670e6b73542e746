"""Units to recruit: for the army in the field, and where buildings stand unguarded."""

from quadriga.bots.medioevo.aims import Wants
from quadriga.bots.medioevo.mind import Mind
from quadriga.games.medioevo.board import ARCHER, CAPTAIN, CAVALRY, HEAVY, KINDS, LIGHT, MILITARY_ART, TERRITORIES
from quadriga.games.medioevo.property_queries import capacity, has_technology, recruitment_limit
from quadriga.games.medioevo.queries import is_home, is_inhabited
from quadriga.games.medioevo.unit_queries import reserve

Wish = tuple[str, int, int, int, int, int, float]  # verb, target, amount, territory, florins, points, worth

REACH = 4  # steps within which land is thought of


def mustering_places(m: Mind) -> list[int]:
    return [t for t in m.realm() if is_inhabited(m.g, t) or m.is_fortified(t)]


def prey(m: Mind) -> int:
    """Barbarian land worth an army near the own."""
    g = m.g
    total = 0
    realm = m.realm()
    for territory in range(TERRITORIES):
        if g.holder[territory] >= 0 or not g.in_play[territory]:
            continue
        if is_home(g, m.seat, territory):
            total += 2
        elif is_inhabited(g, territory):
            for own in realm:
                if g.board.land_distance[own * TERRITORIES + territory] <= REACH:
                    total += 1
                    break
    return total


def muster_place(m: Mind, places: list[int]) -> int:
    """Where a wagon waits, or else nearest to one."""
    g = m.g
    wagons = [g.piece_zone[piece] for piece in m.wagons() if g.piece_zone[piece] < TERRITORIES]
    best = places[0]
    least = 999
    for place in places:
        far = min([g.board.land_distance[zone * TERRITORIES + place] for zone in wagons], default=9)
        score = far * 10 - min(5, g.troops[place * (g.seats + 1) + m.seat])
        if score < least:
            least = score
            best = place
    return best


def army_items(m: Mind, wanted: Wants) -> list[Wish]:
    """One wish of each sort; more are wished for at the next look."""
    g = m.g
    places = mustering_places(m)
    room = recruitment_limit(g, m.seat) - g.recruited[m.seat]
    if not places or room <= 0:
        return []
    found: list[Wish] = []
    place = muster_place(m, places)
    for kind in range(KINDS):
        if g.surrendered[m.seat * KINDS + kind]:
            found.append(("recall", kind, 1, place, 0, 0, 30.0))
        if g.lost[m.seat * KINDS + kind] and reserve(g, m.seat, kind):
            found.append(("regain", kind, 1, place, (g.board.unit_cost[kind] + 1) // 2, 0, 0.7 * m.w.unit[kind]))
        for captor in range(g.seats):
            if g.prisoners[(captor * g.seats + m.seat) * KINDS + kind]:
                worth = m.w.unit[kind] + m.honour() * (1.0 if m.left < 3 else 0.3)
                price = 2 * g.board.unit_cost[kind]
                found.append(("ransom", captor * KINDS + kind, 1, place, price, 0, worth))
    found.extend(field_units(m, wanted, place))
    found.extend(garrisons(m, places))
    return found


def field_units(m: Mind, wanted: Wants, place: int) -> list[Wish]:
    """Until the wagons are full; heavy infantry against casualties, horses to kill, a captain, archers."""
    g = m.g
    wagons = m.wagons()
    have = [0] * KINDS
    zones = [g.piece_zone[piece] for piece in wagons]
    zones.append(place)
    for zone in set(zones):
        first = (zone * (g.seats + 1) + m.seat) * KINDS
        for kind in range(KINDS):
            have[kind] += g.army[first + kind]
    size = sum(have)
    hold = sum([capacity(g, piece) for piece in wagons])
    targets = prey(m) + (3 if wanted.fight or wanted.land else 0)
    found: list[Wish] = []
    if m.left == 0 and not m.wagons():
        targets = 0
    wish = min(hold + 1, 3 + targets) if targets and hold else 1 if m.left else 0
    eager = min(1.0, 0.4 + 0.2 * m.left) if targets and hold else 0.6
    for kind, share in ((HEAVY, 0.5), (CAVALRY, 0.34), (ARCHER, 0.17)):
        worth = m.w.unit[kind] * eager if size < wish and have[kind] < max(1.0, share * wish) else 0.0
        worth += wanted.unit[kind] + wanted.army
        if worth > g.board.unit_cost[kind] and reserve(g, m.seat, kind):
            found.append(("recruit", kind, 1, place, g.board.unit_cost[kind], 0, worth))
    if wanted.unit[LIGHT] + wanted.army > g.board.unit_cost[LIGHT] and reserve(g, m.seat, LIGHT):
        worth = wanted.unit[LIGHT] + wanted.army
        found.append(("recruit", LIGHT, 1, place, g.board.unit_cost[LIGHT], 0, worth))
    if has_technology(g, m.seat, MILITARY_ART) and reserve(g, m.seat, CAPTAIN):
        captains = have[CAPTAIN] + have[CAPTAIN + 1] + have[CAPTAIN + 2]
        worth = m.w.unit[CAPTAIN] * eager if size < wish and not captains and size >= 2 else 0.0
        worth += wanted.unit[4]
        if worth:
            found.append(("enlist", CAPTAIN, 1, place, g.board.unit_cost[CAPTAIN], 1, worth))
    return found


def garrisons(m: Mind, places: list[int]) -> list[Wish]:
    """A guard for the richest place that has none."""
    g = m.g
    best = -1
    most = 1
    for place in places:
        if g.troops[place * (g.seats + 1) + m.seat]:
            continue
        rank = m.levels(place) + (1 if m.threat(place) else 0)
        if rank > most:
            most = rank
            best = place
    if best < 0:
        return []
    worth = m.w.garrison * (0.6 + 0.2 * most) * (0.5 if m.left == 0 else 1.0)
    kind = HEAVY if reserve(g, m.seat, HEAVY) else LIGHT
    return [("recruit", kind, 1, best, g.board.unit_cost[kind], 0, worth)]
