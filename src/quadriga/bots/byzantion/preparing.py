"""Before the first round: Missions that fit and cards that belong together."""

from quadriga.bots.byzantion.crew import Crew
from quadriga.bots.byzantion.mind import Mind
from quadriga.bots.byzantion.schemes import scheme_worth
from quadriga.engine.choice import Answer
from quadriga.games.byzantion.board import (
    AREAS_WITH_UNITS,
    EACH_TYPE,
    EMPIRE_CARDS,
    LARGEST_BANDON,
    MOST_INTRIGUE,
    OWN_CARDS_OF_TYPE,
    OWN_HEROES,
    OWN_VICTORIES,
    UNITS,
    UNITS_IN_AREA,
    UNITS_OF_KINDS,
    UNITS_OF_TYPE,
    Mission,
)
from quadriga.games.byzantion.scoring import measure, units_in


def draft(m: Mind) -> Answer:
    """The card that adds most to those kept so far, as if all were in play."""
    kept = [card for card in m.hand if card < EMPIRE_CARDS]
    crew = Crew(m.f, kept, kept)
    basis = m.strength(m.stock, crew, m.f.actions)
    worth: dict[int, float] = {}
    for card in m.targets("keep"):
        if card >= EMPIRE_CARDS:
            worth[card] = scheme_worth(m, card)
        else:
            worth[card] = m.promise(card, crew, basis) - m.price(kept, card) * m.w.nomisma_draft
    return m.best("keep", worth)


def spurn(m: Mind) -> Answer:
    missions = m.g.board.missions
    return Answer("spurn", min(m.targets("spurn"), key=lambda number: (hope(m, missions[number]), number)))


def hope(m: Mind, mission: Mission) -> float:
    """What a Mission may bring in the end."""
    g = m.g
    left = m.f.left + 1
    if mission.kind in (UNITS_OF_TYPE, UNITS_IN_AREA, UNITS_OF_KINDS):
        count = measure(g, m.seat, mission) + m.w.completed * units_to_come(m, mission)
        return capped(mission, mission.doxa_each * count)
    if mission.kind == OWN_CARDS_OF_TYPE:
        mine = len([card for card in m.area + m.hand if (g.board.of_type[card] >> mission.value) & 1])
        return capped(mission, mission.doxa_each * (mine * m.w.hope_held + m.w.hope_type * left))
    if mission.kind == OWN_HEROES:
        mine = len([card for card in m.area + m.hand if g.board.hero[card]])
        return capped(mission, mission.doxa_each * (mine * m.w.hope_held + m.w.hope_hero * left))
    if mission.kind == OWN_VICTORIES:
        return capped(mission, mission.doxa_each * (g.outcome.count(m.seat) + m.w.victories * left))
    if mission.kind == AREAS_WITH_UNITS:
        have = {place for place in range(6) if units_in(g, place)}
        coming = {g.board.events[g.events[place]].area for place in range(m.f.first, len(g.events))}
        sure = len(have) + m.w.completed * len(coming - have)
        return mission.doxa * max(0.0, min(1.0, 1 - (mission.value - sure) / 2))
    if mission.kind == LARGEST_BANDON:
        return mission.doxa * min(
            m.w.hope_most, m.w.hope_bandon * (1 + m.largest(m.crew.cards)) + m.w.hope_round * left
        )
    if mission.kind == EACH_TYPE:
        return mission.doxa * m.w.hope_estates
    if mission.kind == MOST_INTRIGUE:
        return mission.doxa * min(
            m.w.hope_most, m.w.mission_most + m.w.hope_scheme * (len(m.played) - max([0, *m.schemes]))
        )
    return mission.doxa * m.w.mission_most


def capped(mission: Mission, doxa: float) -> float:
    return min(doxa, mission.most) if mission.most else doxa


def units_to_come(m: Mind, mission: Mission) -> float:
    """Units that count, of all events to come; the options that are open count half."""
    g = m.g
    total = 0.0
    for place in range(m.f.first, len(g.events)):
        event = g.board.events[g.events[place]]
        options = event.units if g.options[place] < 0 else [event.units[g.options[place]]]
        for units in options:
            for kind in range(UNITS):
                fits = (
                    (mission.kind == UNITS_OF_TYPE and g.board.unit_type[kind] == mission.value)
                    or (mission.kind == UNITS_IN_AREA and event.area == mission.value)
                    or (mission.kind == UNITS_OF_KINDS and kind in mission.kinds)
                )
                if fits:
                    total += units[kind] / len(options)
    return total
