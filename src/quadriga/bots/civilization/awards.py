"""Merit awards, growth for nothing, turn order, capitals: small choices."""

from quadriga.bots.civilization.garrisons import settlement_worth
from quadriga.bots.civilization.mind import Mind
from quadriga.bots.civilization.recruits import strength
from quadriga.bots.civilization.shopping import growth_worth
from quadriga.bots.civilization.works import kind_worth
from quadriga.engine.choice import Answer
from quadriga.games.civilization.board import (
    COMMERCIAL,
    EXPANSIONIST,
    HAPPINESS,
    INDUSTRIALISTS,
    MILITARISTS,
    MODERN,
    NAVIGATORS,
    PRODUCTIVITY,
    RELIGIOUS,
    SCIENTIFIC,
    TERRITORIES,
)
from quadriga.games.civilization.procedures.culture import CERTAIN, Dominance, culture_rows
from quadriga.games.civilization.procedures.growth import growing
from quadriga.games.civilization.procedures.merit import coin_award
from quadriga.games.civilization.procedures.order import BIDDING, CALLING, TurnChange
from quadriga.games.civilization.queries import troops

SURE = 6  # points of experience that win without a roll
TYPES = (COMMERCIAL, EXPANSIONIST, INDUSTRIALISTS, SCIENTIFIC, RELIGIOUS, NAVIGATORS, MILITARISTS)


def civilization(m: Mind) -> Answer:
    """The best type that nobody has yet."""
    free = [kind for kind in TYPES if kind not in m.g.civilization]
    return Answer("civilization", (free or list(TYPES))[0])


def order(m: Mind, top: TurnChange) -> Answer:
    """A little for the first choice among the technologies, never much."""
    most = int(m.w.bid_share * m.coins)
    if top.at == BIDDING:
        return Answer("bid", -1, most)
    if top.at == CALLING:
        return Answer("no_bid")
    return Answer("raise", -1, top.best + 1) if m.has("raise") and top.best + 1 <= most else Answer("no_bid")


def stake(m: Mind) -> Answer:
    """Six points win for certain; awards are claimed when one is worth more than its point at the end."""
    if m.has("skip_awards") and best_award(m)[0] < 0.7 * m.point():
        return Answer("skip_awards")
    choice = m.offered("risk")[0]
    return Answer("risk", -1, min(SURE, choice.high))


def best_award(m: Mind) -> tuple[float, Answer]:
    """What an award would be worth; whether it is on offer is seen when it is chosen."""
    g = m.g
    found: list[tuple[float, Answer]] = [(0.0, Answer("decline_award")), (1.0 * m.point(), Answer("award_point"))]
    if g.era < MODERN:
        found.pop()
    found.append((float(coin_award(g, m.seat)), Answer("award_coins")))
    if growing(g, m.seat):
        found.append((max([growth_worth(m, t) for t in growing(g, m.seat)]), Answer("award_growth")))
    better = max(kind_worth(m, HAPPINESS), kind_worth(m, PRODUCTIVITY))
    found.append((better, Answer("award_improvement")))
    for kind in m.targets("award_unit"):
        found.append((9.0 + strength(m, kind) / 2, Answer("award_unit", kind)))
    on_offer = [entry for entry in found if not m.has("decline_award") or m.has(entry[1].verb)]
    return max(on_offer, key=lambda entry: entry[0])


def award(m: Mind) -> Answer:
    return best_award(m)[1]


def grow(m: Mind) -> Answer:
    return Answer("grow", max(m.targets("grow"), key=lambda t: (growth_worth(m, t), -t)))


def bless(m: Mind) -> Answer:
    """The settlement whose contentment brings most in this turn."""
    eco = m.economy()
    places = m.targets("bless")
    if not places:
        return m.choices[0].smallest()
    return Answer("bless", max(places, key=lambda t: (eco.contentment(t), -t)))


def elect(m: Mind) -> Answer:
    """The best guarded of the settlements that may be the capital; it will be happy without help."""
    eco = m.economy()
    return Answer("elect", max(m.targets("elect"), key=lambda t: (troops(m.g, t, m.seat), eco.contentment(t), -t)))


# --- culture


def dominate(m: Mind) -> Answer:
    """Trying costs nothing: the best chance for the best settlement."""
    pairs = m.targets("dominate")
    if not pairs:
        return Answer("pass")
    return Answer("dominate", max(pairs, key=lambda pair: (culture_worth(m, pair), -pair)))


def culture_worth(m: Mind, pair: int) -> float:
    score = sum(culture_rows(m.g, pair // TERRITORIES, pair % TERRITORIES))
    return min(1.0, score / CERTAIN) * settlement_worth(m, pair % TERRITORIES)


def give_way(m: Mind, top: Dominance) -> Answer:
    """The weakest unit, the least settlement."""
    if m.has("hand_over"):
        return Answer("hand_over", min(m.targets("hand_over"), key=lambda p: (strength(m, m.g.kind[p]), p)))
    if m.has("cede"):
        return Answer("cede", min(m.targets("cede"), key=lambda t: (settlement_worth(m, t), t)))
    return top.default(m.g, m.seat)
