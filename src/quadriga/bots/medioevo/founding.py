"""The preparation: kingdoms, the first village, the first forces."""

from quadriga.bots.medioevo.mind import Mind
from quadriga.engine.choice import Answer
from quadriga.games.medioevo.board import CARAVAN, KINGDOMS, TERRITORIES, WAGON, ZONES
from quadriga.games.medioevo.procedures.kingdoms import KingdomAuction
from quadriga.games.medioevo.procedures.preparation import StartingForces
from quadriga.games.medioevo.queries import is_inhabited

# Areas of its own, and barbarian ones near, make a kingdom
NEAR = 3


def kingdom_worth(m: Mind, kingdom: int) -> float:
    board = m.board
    homes = board.homes[kingdom]
    worth = 1.5 * len([t for t in homes if board.good[t] >= 0])
    for territory in range(TERRITORIES):
        if board.good[territory] >= 0 and board.kingdom[territory] != kingdom:
            near = min([board.land_distance[home * TERRITORIES + territory] for home in homes])
            if near <= NEAR:
                worth += (1.0 if board.kingdom[territory] < 0 else 0.3) / near
    return worth


def pick(m: Mind) -> Answer:
    return Answer("kingdom", max(m.targets("kingdom"), key=lambda k: (kingdom_worth(m, k), -k)))


def stake(m: Mind, top: KingdomAuction) -> Answer:
    """A point or two for a good kingdom; which one differs by seat, so that not all want the same."""
    offered = sorted(m.targets("stake"), key=lambda k: (-kingdom_worth(m, k), k))
    place = (m.seat * 5 + 2) % KINGDOMS
    wish = offered[min(place // 2, len(offered) - 1)]
    return Answer("stake", wish, 1 if top.round == 1 else 0)


def found(m: Mind) -> Answer:
    """In the middle of the kingdom, near other areas, away from fires."""
    return Answer("found", max(m.targets("found"), key=lambda t: (site_worth(m, t), -t)))


def site_worth(m: Mind, territory: int) -> float:
    board = m.board
    worth = 0.0
    for other in range(TERRITORIES):
        steps = board.distance[territory * ZONES + other]
        if not m.g.in_play[other] or other == territory:
            continue
        if board.good[other] >= 0 and steps <= 4:
            worth += 1.0 / steps
        if board.fire[other] and steps <= 3:
            worth -= 1.5 / steps
        if board.kingdom[other] == board.kingdom[territory] and steps == 1:
            worth += 0.3
    return worth + (0.4 if board.harbour[territory] else 0.0)


def village(m: Mind) -> int:
    """The own village, or the best place for one."""
    homes = m.board.homes[m.g.kingdom[m.seat]]
    for territory in homes:
        if m.levels(territory):
            return territory
    return max([t for t in homes if is_inhabited(m.g, t)], key=lambda t: (site_worth(m, t), -t))


def forces(m: Mind, top: StartingForces) -> Answer:
    """The archer guards the village; a caravan and a war wagon start there."""
    if top.at == 1:
        wish = CARAVAN * 4 + 1 if top.left == 2 else WAGON * 4 + 1
        return Answer("take_transport", wish) if wish in m.targets("take_transport") else m.choices[0].smallest()
    verb = "post" if top.at == 0 else "place_at"
    place = village(m)
    return Answer(verb, place) if place in m.targets(verb) else m.choices[0].smallest()
