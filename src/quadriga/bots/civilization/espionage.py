"""Spies: sent to a rival's capital over land, used when a mission promises more than it costs."""

from quadriga.bots.civilization.mind import Mind
from quadriga.bots.civilization.research import victory_points
from quadriga.engine.choice import Answer
from quadriga.games.civilization.board import MISSIONS, NOBODY, SPACES, TERRITORIES
from quadriga.games.civilization.procedures.espionage.malus import malus
from quadriga.games.civilization.procedures.espionage.spies import bonus
from quadriga.games.civilization.procedures.espionage.treatment import Treatment
from quadriga.games.civilization.queries import at_war

STOLEN = 17  # coins on the average
CONVERT = 4  # malus from which on a spy is rather converted than imprisoned
NUKE = 80.0
RISK = 4.0  # of losing a spy: without missions it would be of no use
PROFIT = 1.0  # coins that a mission must promise

# What missions are worth by themselves, by key
WORTH = {"steal_card": 9.0, "free_prisoner": 30.0, "counter_espionage": 15.0}
# Turns of a settlement's yield, or points, that a victim loses
YIELDS = {"sabotage_improvement": 5.0, "propaganda": 1.0}
POINTS = {"incite_revolt": 0.6, "plague": 1.2, "steal_technology": 0.5, "sabotage_unit": 0.2}


def mission(m: Mind) -> Answer | None:
    """The most profitable mission on offer, if any pays."""
    best: Answer | None = None
    most = PROFIT
    for target in m.targets("mission"):
        profit = mission_worth(m, target // MISSIONS, target % MISSIONS)
        if profit > most:
            most = profit
            best = Answer("mission", target)
    return best


def mission_worth(m: Mind, spy: int, number: int) -> float:
    g = m.g
    card = m.board.missions[number]
    worth = gain(m, spy, card.key)
    if worth <= 0:
        return 0.0
    needed = card.difficulty - bonus(g, spy) + malus(g, spy, card.green) - 1
    chance = max(0.0, min(1.0, (10 - needed) / 10))
    space = g.spy_space[spy]
    abroad = space >= TERRITORIES or g.holder[space] != m.seat
    return chance * worth - card.cost - (1 - chance) * (RISK if abroad else 0.0)


def gain(m: Mind, spy: int, key: str) -> float:
    g = m.g
    space = g.spy_space[spy]
    if space >= TERRITORIES:
        return 0.0
    victim = g.holder[space]
    if key == "steal_coins":
        return float(min(STOLEN, g.coins[victim]))
    if key == "sabotage_nuke":
        return 0.5 * NUKE
    if key == "calm_unrest":
        return m.economy().gain(m.economy().contentment(space))
    if key == "black_market":
        resource = g.resource[space]
        return m.economy().gain(m.economy().resource(resource)) if resource != NOBODY else 0.0
    worth = WORTH.get(key, 0.0) + loss(m, space, key)
    if key == "steal_technology":
        worth += POINTS[key] * m.point() + 20.0
    return worth * 1.5 if victim == m.leader() else worth


def loss(m: Mind, place: int, key: str) -> float:
    """What the victim of a mission loses, as far as it is one's own gain."""
    worth = POINTS.get(key, 0.0) * m.point()
    if key in YIELDS:
        turns = min(m.left, YIELDS[key])
        worth += turns * m.economy().produce(m.g.size[place], m.g.resource[place] != NOBODY, True, False)
    return max(m.w.rival_loss, 1.0 / (1 + len(m.rivals))) * worth


def details(m: Mind) -> Answer:
    """What a mission does its work on: technologies by their points, otherwise the first."""
    technologies = m.targets("take_technology")
    if technologies:
        best = max(technologies, key=lambda t: (victory_points(m, m.board.technologies[t]), -t))
        return Answer("take_technology", best)
    victims = m.targets("victim")
    if m.leader() in victims:
        return Answer("victim", m.leader())
    return m.choices[0].smallest()


def travel(m: Mind) -> Answer | None:
    """Step by step to the nearest capital of somebody at peace."""
    g = m.g
    goals = [g.capital[other] for other in m.rivals if g.capital[other] != NOBODY and not at_war(g, m.seat, other)]
    for target in m.targets("spy_to"):
        spy, space = divmod(target, SPACES)
        here = g.spy_space[spy]
        if here >= TERRITORIES or space >= TERRITORIES or here in goals or not goals:
            continue
        row = m.board.land_distance
        now = min([row[here * TERRITORIES + goal] for goal in goals])
        if min([row[space * TERRITORIES + goal] for goal in goals]) < now:
            return Answer("spy_to", target)
    return None


def treat(m: Mind, top: Treatment) -> Answer:
    """A prisoner may be ransomed; a converted spy is even better where the roll is easy."""
    if top.malus >= CONVERT and m.has("convert"):
        return Answer("convert", top.spy)
    return m.first("imprison", "execute") or top.default(m.g, m.seat)
