"""The Events phase: barbarian dice, icons, hordes on the move, rebellions, harm to one's own."""

from quadriga.bots.medioevo.mind import Mind
from quadriga.bots.medioevo.muster import prey
from quadriga.bots.medioevo.rivalry import is_foe, standing
from quadriga.engine.choice import Answer
from quadriga.games.medioevo.board import (
    ARMIES,
    BUILDINGS,
    CAVALRY,
    GOODS,
    HEAVY,
    KINDS,
    LIGHT,
    MERCHANDISE,
    MOVEMENT,
    TERRITORIES,
    ZONES,
)
from quadriga.games.medioevo.procedures.barbarians import SUPPLY, BarbarianSupply, horde_goals
from quadriga.games.medioevo.procedures.icons import is_struck
from quadriga.games.medioevo.property_queries import cubes_on
from quadriga.games.medioevo.queries import is_inhabited
from quadriga.games.medioevo.rolls import D4, D6, D8, LOWEST, ROLLS, VALUE, best_mask, roll_of
from quadriga.games.medioevo.unit_queries import units

HORDE = [2 + (D4[roll] <= 3) + (D6[roll] <= 3) + (D8[roll] <= 3) for roll in range(ROLLS)]
WEAK = [2.0 * LOWEST[roll] - min(VALUE[roll], 20) - 1.5 * HORDE[roll] for roll in range(ROLLS)]
STRONG = [-worth for worth in WEAK]


def barbarian_dice(m: Mind) -> Answer:
    """Weak hordes for who wants to fight them, strong ones otherwise."""
    eager = bool(m.wagons()) and m.strength() >= 4 and prey(m) > 0
    mask = best_mask(WEAK if eager else STRONG, roll_of(list(m.g.dice)))
    return Answer("reroll", mask) if mask else Answer("keep")


def icon(m: Mind) -> Answer:
    """What hits rivals more than oneself."""
    return Answer("icon", max(m.targets("icon"), key=lambda i: (icon_worth(m, i), -i)))


def icon_worth(m: Mind, number: int) -> float:
    total = 0.0
    weight = {MOVEMENT: 0.5, ARMIES: 2.0, BUILDINGS: 3.0, MERCHANDISE: 1.0}[number]
    for seat in m.g.order:
        if is_struck(m.g, seat, number):
            if seat in m.rivals:
                total += weight * (1.0 if is_foe(m, seat) else 0.6)
            else:
                total -= weight * 1.5 * max(1, len(m.rivals) // 2)
    return total


def supply(m: Mind, top: BarbarianSupply) -> Answer:
    """Drive hordes to where rivals have most to lose; strengthen those that threaten nobody but them."""
    left = SUPPLY - top.at
    if top.zone >= 0:
        _, step = best_drive(m, top.zone, left)
        return Answer("to", step) if step >= 0 and step in m.targets("to") else Answer("back")
    best = -1
    most = m.w.raid
    for zone in m.targets("drive"):
        worth, step = best_drive(m, zone, left)
        if step >= 0 and worth > most:
            most = worth
            best = zone
    if best >= 0:
        return Answer("drive", best)
    return reinforce(m)


def best_drive(m: Mind, start: int, steps: int) -> tuple[float, int]:
    """The prize of the best way of a horde, and its first step."""
    g = m.g
    horde = units(g, start, g.seats)
    best = 0.0
    first = -1
    seen = {start}
    edge = [(start, -1)]
    for done in range(1, steps + 1):
        further: list[tuple[int, int]] = []
        for zone, origin in edge:
            for other in horde_goals(g, zone):
                if other in seen:
                    continue
                seen.add(other)
                step = origin if origin >= 0 else other
                worth = prize(m, other, horde) - 0.2 * done
                if worth > best:
                    best = worth
                    first = step
                if other >= TERRITORIES or g.holder[other] < 0:
                    further.append((other, step))
        edge = further
    return best, first


def prize(m: Mind, zone: int, horde: int) -> float:
    """What a horde takes from rivals in a zone; nothing good where one's own things are."""
    g = m.g
    if zone >= TERRITORIES:
        return 0.0
    holder = g.holder[zone]
    if holder not in m.rivals or not is_foe(m, holder):
        return 0.0
    guard = units(g, zone, holder)
    if guard and horde < 2 * guard:
        return 0.0
    lead = 1.2 if standing(m, holder) >= standing(m, m.seat) else 0.8
    rich = 0.8 + m.levels(zone) + 0.3 * g.market[zone].bit_count() + (0.5 if is_inhabited(g, zone) else 0.0)
    return rich * lead * (0.6 if guard else 1.0)


def reinforce(m: Mind) -> Answer:
    """A horde near a rival and far from oneself grows."""
    g = m.g
    best = -1
    most = 0.5
    realm = m.realm()
    for place in m.targets("reinforce"):
        zone = place // KINDS
        if zone >= TERRITORIES:
            continue
        near = 0.0
        first = zone * ZONES
        for territory in range(TERRITORIES):
            holder = g.holder[territory]
            if holder >= 0 and g.board.distance[first + territory] <= 2:
                near += 1.0 if holder in m.rivals else -2.0
        if territory_near(m, zone, realm):
            near -= 2.0
        near += 0.1 * (place % KINDS)
        if near > most:
            most = near
            best = place
    return Answer("reinforce", best) if best >= 0 else Answer("done")


def territory_near(m: Mind, zone: int, realm: list[int]) -> bool:
    for own in realm:
        if m.board.distance[zone * ZONES + own] <= 3:
            return True
    return False


def rebel(m: Mind) -> Answer:
    """Where least is lost: no buildings, nobody living there, near an army that will suppress it."""
    g = m.g
    armies = [z for z in range(TERRITORIES) if g.troops[z * (g.seats + 1) + m.seat]]

    def loss(territory: int) -> tuple[float, int]:
        far = min([g.board.land_distance[territory * TERRITORIES + zone] for zone in armies], default=5)
        pieces = len([p for p in range(m.seat * 10, m.seat * 10 + 10) if g.piece_zone[p] == territory])
        lost = 3.0 * m.levels(territory) + 2.0 * pieces + g.market[territory].bit_count()
        return lost + is_inhabited(g, territory) + 0.3 * min(far, 5), territory

    return Answer("rebel", min(m.targets("rebel"), key=loss))


def harm(m: Mind) -> Answer:
    """The least of what an event may take."""
    g = m.g
    verb = m.choices[0].verb
    if verb == "suffer":
        order = (LIGHT, HEAVY, CAVALRY, 3, 4, 5, 6)

        def cost(place: int) -> tuple[int, int]:
            last = units(g, place // KINDS, m.seat) == 1 and place % KINDS not in (HEAVY, CAVALRY)
            return order.index(place % KINDS) + (4 if last else 0), place

        return Answer("suffer", min(m.targets("suffer"), key=cost), 1)
    if verb == "harm":

        def ruin(place: int) -> tuple[bool, int, int]:
            level = g.buildings[place]
            sound = g.board.structure[place % 3 * 4 + level] - g.damage[place]
            return sound <= 1, -sound, place

        return Answer("harm", min(m.targets("harm"), key=ruin), 1)
    if verb == "lose_cube":
        places = m.targets("lose_cube")
        most = max(places, key=lambda place: (cubes_on(g, place // GOODS), g.cargo[place], -place))
        return Answer("lose_cube", most, 1)
    road = g.road_piece[m.seat]
    stopped = [piece for piece in m.targets(verb) if piece != road]
    return Answer(verb, stopped[0] if stopped else m.targets(verb)[0])
