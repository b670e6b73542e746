"""The lone emperor: an engine first, then the units that the events demand, everything built at the end."""

from quadriga.bots.byzantion.mind import Held, Mind
from quadriga.bots.byzantion.turn import best_action, best_discard
from quadriga.engine.choice import Answer
from quadriga.games.byzantion.board import (
    CHALICE,
    DOXA,
    EVENT_COMPLETE,
    GAIN_PER,
    GOODS,
    LABARUM,
    RESOURCES,
    SCEPTRE,
    TERRITORIES,
    TUNIC,
    UNITS,
    EventCard,
)
from quadriga.games.byzantion.procedures.action import ACTIVATE, BUILD
from quadriga.games.byzantion.procedures.solo.build import BuildUnits, UnitBuilding
from quadriga.games.byzantion.queries import abilities, bandon, current_event, has_event, supply
from quadriga.games.byzantion.state import EMPTY, HIDDEN


def reign(m: Mind) -> Answer:
    """Free things when their time has come, then the best action, then rest."""
    if m.offered("pay_cost") and not missing(m, current_event(m.g)):
        return Answer("pay_cost")
    position = wanted_seal(m)
    if position in m.targets("claim"):
        return Answer("claim", position)
    discard = best_discard(m)
    if discard is not None:
        return discard
    following = m.g.round
    if following in m.targets("reveal") and m.auctoritas() >= m.w.reveal_rich:
        return Answer("reveal", following)
    kinds = m.targets("act")
    if not kinds:
        return Answer("stop")
    if BUILD in kinds and should_build(m):
        return Answer("act", BUILD)
    if ACTIVATE in kinds and needs_rescue(m):
        return Answer("act", ACTIVATE)
    return Answer("act", best_action(m)[0])


def wanted_seal(m: Mind) -> int:
    """Which Keimelion to claim now: one a round in the last four, the Tunic as soon as it finds good cards."""
    g = m.g
    left = len(g.events) - g.round
    fresh = [position for position in range(len(g.seals)) if g.seals[position] < 0]
    if TUNIC in fresh and len(m.area) >= m.w.tunic_cards:
        return TUNIC
    if left <= 2 and LABARUM in fresh and g.dynamis[m.seat] and (largest(m) >= m.w.labarum_cards or left <= 1):
        return LABARUM
    if CHALICE in fresh and (2 * sum(g.units) >= m.w.chalice_coins or left <= 1):
        return CHALICE
    if left == 0 and g.dynamis[m.seat] <= 2:
        return fresh[0] if fresh and SCEPTRE not in fresh else SCEPTRE
    return TUNIC if left <= 3 and TUNIC in fresh else -1


def largest(m: Mind) -> int:
    return max([0, *[len(bandon(m.g, m.seat, card)) for card in m.crew.cards if m.g.board.hero[card]]])


# --- what to build


def missing(m: Mind, event: EventCard) -> list[int]:
    """Kinds of units that an event demands and that do not stand in its area, each as often as it lacks."""
    found: list[int] = []
    for kind in range(UNITS):
        found.extend([kind] * (event.units[0][kind] - m.g.units[event.area * UNITS + kind]))
    return found


def spare_piece(m: Mind, kind: int, area: int) -> int:
    """A unit of the kind elsewhere that may be moved; -1 if there is none."""
    for place in range(TERRITORIES):
        if place != area and m.g.units[place * UNITS + kind]:
            return place * UNITS + kind
    return -1


def event_units(m: Mind, event: EventCard, pay: bool) -> tuple[list[int], list[int]] | None:
    """Kinds to build and kinds to move so that the event is met; None if that cannot be done now."""
    stock = m.stock[:]
    if pay and not m.g.paid:
        stock = [stock[good] - event.required[0][good] for good in range(GOODS)]
        if min(stock) < 0:
            return None
    built: list[int] = []
    moved: list[int] = []
    for kind in sorted(missing(m, event), key=lambda kind: (sum(m.g.board.unit_cost[kind]), kind)):
        cost = m.g.board.unit_cost[kind]
        if supply(m.g, kind) > built.count(kind) and all(cost[good] <= stock[good] for good in range(GOODS)):
            stock = [stock[good] - cost[good] for good in range(GOODS)]
            built.append(kind)
        elif spare_piece(m, kind, event.area) >= 0:
            moved.append(kind)
        else:
            return None
    while len(built) < len(moved):
        extra = affordable(m, stock)
        if not extra:
            return None
        kind = min(extra, key=lambda kind: (sum(m.g.board.unit_cost[kind]), kind))
        stock = [stock[good] - m.g.board.unit_cost[kind][good] for good in range(GOODS)]
        built.append(kind)
    return built, moved


def affordable(m: Mind, stock: list[int], used: list[int] | None = None) -> list[int]:
    costs = m.g.board.unit_cost
    return [
        kind
        for kind in range(UNITS)
        if all(costs[kind][good] <= stock[good] for good in range(GOODS))
        and supply(m.g, kind) > (used.count(kind) if used else 0)
    ]


def pending_event(m: Mind) -> EventCard | None:
    """This round's event, if its units are still missing."""
    if not has_event(m.g) or not missing(m, current_event(m.g)):
        return None
    return current_event(m.g)


def next_event(m: Mind) -> EventCard | None:
    place = m.g.round
    if place >= len(m.g.events) or m.g.shown[place] == HIDDEN or m.g.events[place] == EMPTY:
        return None
    return m.g.board.events[m.g.events[place]]


def should_build(m: Mind) -> bool:
    """With the last Dynamis: for the event, at the end, or to stay above nothing."""
    if m.f.actions > 1:
        return False
    event = pending_event(m)
    if event is not None:
        if event_units(m, event, True) is not None:
            return True
        if m.g.doxa[m.seat] <= event.penalty[DOXA] + 1:
            return True
    return m.f.left == 0


def needs_rescue(m: Mind) -> bool:
    """Whether the reign would end with this round, as things stand, and there is just time to produce and build."""
    event = pending_event(m)
    if event is None or m.f.actions < 2 or m.g.doxa[m.seat] > event.penalty[DOXA]:
        return False
    gain = max([spend(m, m.stock, manner)[1] for manner in range(4)])
    return m.g.doxa[m.seat] + gain <= event.penalty[DOXA] and event_units(m, event, True) is None


def build_worth(m: Mind, actions: int, hand: list[Held]) -> float:
    """Building is decided apart."""
    return -1e9


# --- the plan of a Build action


def build(m: Mind, frame: BuildUnits) -> Answer:
    if frame.held >= 0:
        return Answer("place_in", goal_of(m, frame.held % UNITS, frame.held // UNITS))
    event = pending_event(m)
    if event is not None:
        plan = event_units(m, event, True)
        if plan is not None:
            built, moved = plan
            if moved and frame.moved < frame.at:
                return Answer("move_unit", spare_piece(m, moved[0], event.area))
            for kind in built:
                if kind in m.targets("build"):
                    return Answer("build", kind)
    danger = event is not None and m.g.doxa[m.seat] <= event.penalty[DOXA] + 1
    if m.f.left == 0 or danger or not frame.at:
        kind = next_unit(m)
        if kind >= 0:
            return Answer("build", kind)
    return Answer("done") if m.offered("done") else m.offered("build")[0].smallest()


def next_unit(m: Mind) -> int:
    """The first unit of the longest way to spend what is left, by a few ways of being greedy; -1 for none."""
    best: list[int] = []
    most = 0.0
    stock = m.stock[:]
    if has_event(m.g) and not m.g.paid and m.f.left == 0 and not missing(m, current_event(m.g)):
        stock = [max(0, stock[good] - current_event(m.g).required[0][good]) for good in range(GOODS)]
    for manner in range(4):
        plan, gain = spend(m, stock, manner)
        if gain > most:
            best, most = plan, gain
    for kind in best:
        if kind in m.targets("build"):
            return kind
    return -1


def spend(m: Mind, stock: list[int], manner: int) -> tuple[list[int], float]:
    """Units built one after another from a stock, and the Doxa for them."""
    costs = m.g.board.unit_cost
    left = stock[:]
    plan: list[int] = []
    gain = 0.0
    effects = abilities(m.g, m.seat, EVENT_COMPLETE)
    while True:
        open_kinds = affordable(m, left, plan)
        if not open_kinds or len(plan) > 30:
            return plan, gain
        kind = max(open_kinds, key=lambda kind: (liking(left, costs[kind], manner), -kind))
        plan.append(kind)
        size = sum(costs[kind][:RESOURCES])
        gain += size
        left = [left[good] - costs[kind][good] for good in range(GOODS)]
        for effect in effects:
            times = size if effect.op == GAIN_PER else 1
            left = [left[good] + times * effect.loot[good] for good in range(GOODS)]
            gain += times * effect.loot[DOXA]


def liking(stock: list[int], cost: list[int], manner: int) -> float:
    """How gladly a unit is built: big ones, plentiful resources, or a mixture."""
    size = sum(cost[:RESOURCES])
    plenty = sum([cost[good] * stock[good] for good in range(RESOURCES)]) / size
    scarce = max([cost[good] / stock[good] for good in range(RESOURCES) if cost[good]])
    if manner == 0:
        return plenty
    if manner == 1:
        return size + plenty / 10
    return plenty * (2 - scarce) if manner == 2 else -size + plenty / 10


def goal_of(m: Mind, kind: int, but: int = -1) -> int:
    """Where a unit is wanted: by this event, by the next one, or anywhere."""
    for event in (pending_event(m), next_event(m)):
        if event is not None and event.area != but and kind in missing(m, event):
            return event.area
    return 0 if but != 0 else 1


def build_in(m: Mind, frame: UnitBuilding) -> Answer:
    """Without substitutes where that is possible."""
    if m.offered("place_in"):
        return Answer("place_in", goal_of(m, frame.kind))
    return m.choices[0].smallest()


# --- Keimelia


def labarum(m: Mind) -> Answer:
    return Answer(
        "choose_bandon",
        max(m.targets("choose_bandon"), key=lambda card: (len(bandon(m.g, m.seat, card)), -card)),
    )


def tunic(m: Mind) -> Answer:
    """The card that adds most, whatever it costs."""
    worth = {card: m.promise(card) for card in m.targets("play")}
    return m.best("play", worth)
