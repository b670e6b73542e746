"""The Event phase: a place on the initiative track, the vote, and the arbiter's word."""

from math import exp

from quadriga.bots.byzantion.mind import Mind
from quadriga.bots.byzantion.talents import goods_worth
from quadriga.engine.choice import Answer
from quadriga.games.byzantion.board import (
    AUCTORITAS,
    CASKET_AGAIN,
    CHALICE,
    DYNAMIS,
    GOODS,
    KEIMELION,
    LABARUM,
    NOMISMA,
    RESOURCES,
    SCEPTRE,
    VOTE,
    VOTE_BONUS,
    EventCard,
)
from quadriga.games.byzantion.procedures.influence import Influence
from quadriga.games.byzantion.procedures.initiative import chalice_votes
from quadriga.games.byzantion.procedures.resolution import LEAST_GENEROUS, Favour
from quadriga.games.byzantion.queries import abilities, area_of, current_event, is_trial


def potential(m: Mind, seat: int, required: list[int]) -> float:
    """The generosity a seat could show in this round: what it has and half of what its cards produce."""
    g = m.g
    have: list[float] = [float(amount) for amount in g.stock[seat * GOODS : (seat + 1) * GOODS]]
    share = m.w.still_made if g.dynamis[seat] > 1 else m.w.still_made / 3
    for card in area_of(g, seat):
        for good, amount in enumerate(g.board.production[card]):
            have[good] += amount * share
    total = sum([min(required[good], have[good]) for good in range(RESOURCES)])
    return total + min(required[NOMISMA], have[NOMISMA]) / 2


def edge(m: Mind, event: EventCard, option: int) -> float:
    """How well an option suits the seat: what it can give, against the rivals, and its Missions."""
    required = event.required[option]
    size = max(1.0, sum(required[:RESOURCES]) + required[NOMISMA] / 2)
    mine = potential(m, m.seat, required)
    others = [potential(m, other, required) for other in m.rivals]
    done = min(1.0, (mine + sum(others)) / size) * m.w.completed
    win = 1 / (1 + exp(max(others) - mine))
    gain = mine + done * win * m.f.loot_worth(event.reward) + done * m.f.units_gain(event, option)
    return gain - m.deny * sum(others)


# --- the track


def seal(m: Mind) -> Answer:
    worth = {position: position_worth(m, position) for position in m.targets("seal")}
    return m.best("seal", worth)


def position_worth(m: Mind, position: int) -> float:
    g = m.g
    loot = g.board.caskets[g.track[position]]
    worth = goods_worth(m.f, loot) + loot[DYNAMIS] * m.w.dynamis
    for effect in abilities(g, m.seat, KEIMELION):
        if effect.op == CASKET_AGAIN and effect.keimelion == position:
            worth *= 2
    if position == LABARUM:
        return worth + m.w.labarum
    if position == CHALICE:
        return worth + m.w.chalice
    if position == SCEPTRE:
        return worth + m.w.sceptre
    event = current_event(g)
    prize = m.f.loot_worth(event.reward) * m.w.completed + m.f.loot_worth(event.penalty) * (1 - m.w.completed) / 2
    option = max(range(len(event.required)), key=lambda option: edge(m, event, option))
    required = event.required[option]
    mine = potential(m, m.seat, required)
    strong = mine > max([potential(m, other, required) for other in m.rivals])
    return worth + prize * (m.w.tunic_strong if strong else m.w.tunic)


# --- the vote


def vote(m: Mind, frame: Influence) -> Answer:
    """The option and the number of votes that promise most: the choice itself, and the Doxa for the biggest vote."""
    event = current_event(m.g)
    if frame.at == 3:
        return Answer("decree", 0 if edge(m, event, 0) >= edge(m, event, 1) else 1)
    diff = edge(m, event, 0) - edge(m, event, 1)
    choice = 0 if diff >= 0 else 1
    free = chalice_votes(m.g, m.seat)
    gift = sum([effect.count for effect in abilities(m.g, m.seat, VOTE) if effect.op == VOTE_BONUS])
    margin = frame.total(m.g, choice) - frame.total(m.g, 1 - choice)
    most = max([frame.counts(m.g, seat) for seat in range(m.g.seats)])
    later = [m.g.stock[seat * GOODS] + chalice_votes(m.g, seat) for seat in m.g.order[frame.voter + 1 :]]
    unrest = 1.0 + m.w.vote_unrest * sum(later)
    base = m.strength(m.stock, m.crew, m.f.actions)
    before = ahead(margin, unrest)
    best = Answer("abstain")
    gain = 0.0
    for amount in range(1, m.offered("vote")[0].high + 1 if m.offered("vote") else 1):
        counts = amount + gift
        first = m.w.vote_most if counts > most else (1.0 if counts == most else 0.0)
        for purse in later:
            if purse >= counts:
                first *= 1 - m.w.outvoted
        swing = m.w.vote_swing * abs(diff) * (ahead(margin + counts, unrest) - before)
        paid = max(0, amount - free)
        cost = base - m.strength(m.spent(AUCTORITAS, paid), m.crew, m.f.actions) if paid else 0.0
        if first + swing - cost > gain:
            best, gain = Answer("vote", choice, amount), first + swing - cost
    return best


def ahead(margin: float, unrest: float) -> float:
    """The chance that an option with such a lead is chosen."""
    return 1 / (1 + exp(max(-30.0, min(30.0, -margin / unrest * 2))))


# --- the arbiter


def favour(m: Mind, frame: Favour) -> Answer:
    """Himself for what is good, the strongest rival for what is bad, else the weakest for the good."""
    tied = m.targets("favour")
    rivals = [seat for seat in tied if seat != m.seat]
    if frame.purpose == LEAST_GENEROUS:
        return Answer("favour", max(rivals or tied, key=lambda seat: (m.g.doxa[seat], -seat)))
    if m.seat in tied:
        return Answer("favour", m.seat)
    return Answer("favour", min(tied, key=lambda seat: (m.g.doxa[seat], seat)))


def favours_option(m: Mind) -> float:
    """How much better the first option is than the second; 0 in a Trial."""
    if is_trial(m.g):
        return 0.0
    event = current_event(m.g)
    return edge(m, event, 0) - edge(m, event, 1)
