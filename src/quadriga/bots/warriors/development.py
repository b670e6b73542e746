"""Actions, extra actions, technology shifts, war and peace."""

from typing import Final

from quadriga.bots.warriors.mind import Mind
from quadriga.engine.choice import Answer, Choice
from quadriga.games.warriors.board import MILITARY, TRACKS
from quadriga.games.warriors.procedures.action import Action, sites
from quadriga.games.warriors.procedures.development import FIRST, Development
from quadriga.games.warriors.procedures.war import end_war
from quadriga.games.warriors.queries import are_allies, at_war, fortresses_at
from quadriga.games.warriors.state import Warriors

SITES: Final = 3  # provinces looked at for a new army or fortress


class Prospect:
    """An answer, the position it leads to and what that is worth."""

    def __init__(self, answer: Answer, position: Warriors, score: float) -> None:
        self.answer = answer
        self.position = position
        self.score = score
        self.whim = 0.0


def best_action(m: Mind) -> Answer:
    """The action after which the position is worth most; a peace proposal first if peace is better."""
    peace = wanted_peace(m)
    if peace is not None:
        return peace
    prospects = weigh_actions(m, m.g, m.choices)
    for prospect, whim in zip(prospects, m.whims(len(prospects))):
        prospect.whim = whim
        prospect.score += whim
    prospects.sort(key=lambda prospect: -prospect.score)
    if m.w.breadth > 1 and second_follows(m.g):
        return best_pair(m, prospects[: m.w.breadth])
    return prospects[0].answer


def second_follows(g: Warriors) -> bool:
    """Whether the seat takes another action before anything moves."""
    below = g.stack[-2] if len(g.stack) > 1 else None
    return isinstance(below, Development) and below.round == FIRST


def best_pair(m: Mind, prospects: list[Prospect]) -> Answer:
    """The first of the two actions that do most together."""
    for prospect in prospects:
        position = prospect.position.clone()
        position.call(Action(m.seat))
        position.offered = None
        second = weigh_actions(m, position, position.choices(m.seat))[0]
        prospect.score = second.score + prospect.score * m.w.haste + prospect.whim
    return max(prospects, key=lambda prospect: prospect.score).answer


def weigh_actions(m: Mind, g: Warriors, choices: list[Choice]) -> list[Prospect]:
    """The actions in a position, the best first."""
    score, promise = m.weigh(g)
    found = [Prospect(Answer("pass"), g, score)]
    for answer in candidates(m, g, choices):
        found.append(weigh(m, g, answer, promise))
    found.sort(key=lambda prospect: -prospect.score)
    return found


def candidates(m: Mind, g: Warriors, choices: list[Choice]) -> list[Answer]:
    """One answer for each choice worth looking at."""
    found: list[Answer] = []
    walls: list[int] = []
    for choice in choices:
        if choice.verb in ("advance", "form", "war"):
            found.append(choice.smallest())
        elif choice.verb == "upgrade":
            found.extend(Answer("upgrade", choice.target, steps) for steps in range(choice.low, choice.high + 1))
        elif choice.verb == "fortify":
            walls.append(choice.target)
    found.extend(Answer("fortify", province) for province in best_walls(m, g, walls))
    return found


def weigh(m: Mind, g: Warriors, a: Answer, promise: float) -> Prospect:
    """What an action leads to; only what touches the armies changes their promise."""
    following = m.after(g, a)
    if a.verb == "form":
        placed = [m.after(following, Answer("at", province)) for province in likely_sites(m, g)]
        return max((Prospect(a, position, m.score(position)) for position in placed), key=lambda p: p.score)
    if a.verb == "fortify" or (a.verb == "advance" and a.target != MILITARY):
        return Prospect(a, following, m.score(following, promise))
    return Prospect(a, following, m.score(following))


def likely_sites(m: Mind, g: Warriors) -> list[int]:
    """The provinces that lie best for a new army."""
    return sorted(sites(g, m.seat), key=lambda province: -m.lie(province))[:SITES]


def best_walls(m: Mind, g: Warriors, provinces: list[int]) -> list[int]:
    """Where a fortress shelters most: valuable land without one, near others."""
    neighbours = g.board.neighbours

    def shelter(province: int) -> float:
        strangers = len([p for p in neighbours[province] if 0 <= g.holder[p] < g.seats and g.holder[p] != m.seat])
        alone = 1.0 if fortresses_at(g, province, m.seat) == 0 else 0.2
        return m.outlook.worth(province) * alone * (1 + strangers)

    return sorted(provinces, key=lambda province: -shelter(province))[:1]


def best_formation(m: Mind) -> Answer:
    """Where the new army stands best, or which second army a Warlord adds."""
    if m.offered("at"):
        likely = likely_sites(m, m.g)
        return Answer("at", max(likely, key=lambda province: m.score(m.after(m.g, Answer("at", province)))))
    best = Answer("done")
    best_score = m.score(m.g)
    for choice in m.offered("form"):
        prospect = weigh(m, m.g, choice.smallest(), 0.0)
        if prospect.score > best_score:
            best = prospect.answer
            best_score = prospect.score
    return best


def best_extra(m: Mind) -> Answer:
    """Free actions always; bought ones and declarations if they are worth it."""
    if m.offered("university"):
        return Answer("university")
    best = Answer("done")
    best_score = m.score(m.g) + m.w.attack_margin
    for choice in m.offered("warlord"):
        score = m.score(m.after(m.g, choice.smallest()))
        if score > best_score:
            best = choice.smallest()
            best_score = score
    if m.offered("master_trader"):
        following = m.after(m.g, Answer("master_trader"))
        if weigh_actions(m, following, following.choices(m.seat))[0].score > best_score:
            return Answer("master_trader")
    return best


def best_shift(m: Mind) -> Answer:
    """Move a token if the position gains by it."""
    best = Answer("pass")
    score, promise = m.weigh(m.g)
    best_score = score + m.w.shift_margin
    for choice in m.offered("shift"):
        touches_armies = MILITARY in (choice.target // TRACKS, choice.target % TRACKS)
        following = m.after(m.g, choice.smallest())
        score = m.score(following, None if touches_armies else promise)
        if score > best_score:
            best = choice.smallest()
            best_score = score
    return best


def wanted_peace(m: Mind) -> Answer | None:
    """A proposal to an enemy with whom peace is better than war, if he may think so too or it matters much."""
    for choice in m.offered("peace"):
        gain = peace_gain(m, choice.target)
        if gain > m.w.peace_plea:
            return choice.smallest()
        if gain > m.w.peace_margin:
            enemy = Mind(m.g, choice.target, [], m.atlas, m.w)
            if peace_gain(enemy, m.seat) > m.w.peace_margin:
                return choice.smallest()
    return None


def peace_gain(m: Mind, enemy: int) -> float:
    """How much more the position is worth without the war."""
    calm = m.g.clone()
    for a in range(calm.seats):
        for b in range(calm.seats):
            if at_war(calm, a, b) and are_allies(calm, a, m.seat) and are_allies(calm, b, enemy):
                end_war(calm, a, b)
    return m.score(calm) - m.score(m.g)


def best_nation(m: Mind) -> Answer:
    """The nation that is best to begin with, by a small margin of taste."""
    scores = [starts_well(m, choice.target) for choice in m.choices]
    tasted = [score + whim for score, whim in zip(scores, m.whims(len(scores)))]
    return m.choices[tasted.index(max(tasted))].smallest()


def starts_well(m: Mind, nation: int) -> float:
    """How good a nation is to begin with: what unifying it gives, and room around it."""
    board = m.g.board
    capital = board.capital[nation]
    room = min(
        (m.atlas.distance[capital][board.capital[other]] for other in m.g.nation if other >= 0),
        default=len(board.keys),
    )
    size = len(board.mandatory[nation]) + len(board.optional[nation])
    return board.unification_actions[size] * m.w.unification / len(board.mandatory[nation]) + min(room, 4)
