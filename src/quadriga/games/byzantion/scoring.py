"""Final scoring: rankings, Missions, tie-breaks, the ranks of a lone emperor."""

from quadriga.games.byzantion.board import (
    AREAS_WITH_UNITS,
    AUCTORITAS,
    EACH_TYPE,
    EMPIRE_CARDS,
    LARGEST_BANDON,
    MOST_INTRIGUE,
    MOST_NOMISMA,
    MOST_RESOURCE,
    NOMISMA,
    OWN_CARDS_OF_TYPE,
    OWN_HEROES,
    OWN_VICTORIES,
    TERRITORIES,
    TYPES,
    UNITS,
    UNITS_IN_AREA,
    UNITS_OF_KINDS,
    UNITS_OF_TYPE,
    Mission,
)
from quadriga.games.byzantion.goods import gain_doxa
from quadriga.games.byzantion.queries import (
    area_of,
    bandon,
    faces_of,
    has,
    leads,
    missions_of,
    resources_of,
    type_count,
    units_of_kind,
)
from quadriga.games.byzantion.state import FINAL, Byzantion


def places(totals: list[int], prizes: list[int]) -> list[int]:
    """What each total earns: equal totals share a place in full, the next lower one takes the next place.

    rule: BZ-END-9 (ruling BZ-GAP-21)
    """
    ranking = sorted(set(totals), reverse=True)
    return [prizes[ranking.index(total)] if ranking.index(total) < len(prizes) else 0 for total in totals]


def score_resources(g: Byzantion) -> None:
    """rule: BZ-END-7, BZ-END-9"""
    totals = [resources_of(g, seat) for seat in range(g.seats)]
    award(g, 0, places(totals, g.board.resource_doxa), totals, "resources.ranked")


def cards_cost(g: Byzantion, seat: int) -> int:
    """Printed cost of all cards in the area, Intrigue cards included.  rule: BZ-END-8, BZ-INT-4"""
    return sum([g.board.cost[card] for card in area_of(g, seat)])


def score_cards(g: Byzantion) -> None:
    """rule: BZ-END-8, BZ-END-9"""
    totals = [cards_cost(g, seat) for seat in range(g.seats)]
    award(g, 1, places(totals, g.board.card_cost_doxa), totals, "cards.ranked")


def award(g: Byzantion, part: int, prizes: list[int], totals: list[int], kind: str) -> None:
    for seat in g.order:
        g.tell(kind, seat, totals[seat], prizes[seat])
        g.final[seat * FINAL + part] = prizes[seat]
        gain_doxa(g, seat, prizes[seat])


def score_missions(g: Byzantion) -> None:
    """In initiative order.  rule: BZ-END-10, BZ-MIS-4"""
    for seat in g.order:
        for number in missions_of(g, seat):
            doxa = mission_doxa(g, seat, number)
            g.tell("mission.revealed", seat, number, doxa)
            g.final[seat * FINAL + 2] += doxa
            gain_doxa(g, seat, doxa)


def mission_doxa(g: Byzantion, seat: int, number: int) -> int:
    """What a Mission gives its owner as things stand."""
    mission = g.board.missions[number]
    if mission.doxa_each:
        doxa = mission.doxa_each * measure(g, seat, mission)
        return min(doxa, mission.most) if mission.most else doxa
    return mission.doxa if is_fulfilled(g, seat, mission) else 0


def measure(g: Byzantion, seat: int, mission: Mission) -> int:
    """How often a Mission pays.  rule: BZ-CLA-14 (ruling BZ-GAP-51)"""
    if mission.kind == UNITS_OF_TYPE:
        kinds = [kind for kind in range(UNITS) if g.board.unit_type[kind] == mission.value]
        return sum([units_of_kind(g, kind) for kind in kinds])
    if mission.kind == UNITS_IN_AREA:
        return units_in(g, mission.value)
    if mission.kind == UNITS_OF_KINDS:
        return sum([units_of_kind(g, kind) for kind in mission.kinds])
    if mission.kind == OWN_CARDS_OF_TYPE:
        return type_count(g, seat, mission.value)
    if mission.kind == OWN_HEROES:
        return len([card for card in faces_of(g, seat) if g.board.hero[card]])
    if mission.kind == OWN_VICTORIES:
        return g.outcome.count(seat)
    raise AssertionError(f"nothing to count for {mission.key}")


def units_in(g: Byzantion, territory: int) -> int:
    return sum(g.units[territory * UNITS : (territory + 1) * UNITS])


def is_fulfilled(g: Byzantion, seat: int, mission: Mission) -> bool:
    """The most of something needs at least 1; ties fulfil it.  rule: BZ-MIS-5, BZ-CLA-13"""
    if mission.kind == MOST_INTRIGUE:
        return has_most([intrigues_played(g, other) for other in range(g.seats)], seat)
    if mission.kind == MOST_NOMISMA:
        return has_most([has(g, other, NOMISMA) for other in range(g.seats)], seat)
    if mission.kind == MOST_RESOURCE:
        return has_most([has(g, other, mission.value) for other in range(g.seats)], seat)
    if mission.kind == LARGEST_BANDON:
        sizes = [len(bandon(g, seat, card)) for card in area_of(g, seat) if card < EMPIRE_CARDS and leads(g, card)]
        return max([0, *sizes]) >= mission.value
    if mission.kind == EACH_TYPE:
        return min([type_count(g, seat, kind) for kind in range(TYPES)]) >= mission.value
    if mission.kind == AREAS_WITH_UNITS:
        return len([place for place in range(TERRITORIES) if units_in(g, place)]) >= mission.value
    raise AssertionError(f"no condition in {mission.key}")


def has_most(totals: list[int], seat: int) -> bool:
    return totals[seat] > 0 and totals[seat] == max(totals)


def intrigues_played(g: Byzantion, seat: int) -> int:
    return len([card for card in area_of(g, seat) if card >= EMPIRE_CARDS])


def declare_winners(g: Byzantion) -> None:
    """Most Doxa, then most Auctoritas, then most Nomisma; who is still level shares. Who left cannot win.

    rule: BZ-END-11, BZ-END-12, BZ-END-13, BZ-END-14 (ruling BZ-GAP-57)
    """
    present = [seat for seat in range(g.seats) if seat not in g.absent]
    best: tuple[int, int, int] = (-1, -1, -1)
    for seat in present:
        best = max(best, standing(g, seat))
    g.winners = [seat for seat in present if standing(g, seat) == best]
    g.over = True
    for seat in g.winners:
        g.tell("game.won", seat, g.doxa[seat])


def standing(g: Byzantion, seat: int) -> tuple[int, int, int]:
    return g.doxa[seat], has(g, seat, AUCTORITAS), has(g, seat, NOMISMA)


def rank(g: Byzantion, doxa: int) -> int:
    """The emperor a lone player is remembered as.  rule: BZ-SOL-4 (ruling BZ-GAP-39)"""
    found = 0
    for number, least in enumerate(g.board.rank_least):
        if doxa >= least:
            found = number
    return found
