"""The Purchase phase: what promises most for its price, one thing after the other."""

from quadriga.bots.medioevo.aims import Wants, card_worth, wants
from quadriga.bots.medioevo.mind import Mind
from quadriga.bots.medioevo.wares import DISCOUNTS, Item, all_items
from quadriga.engine.choice import Answer
from quadriga.engine.offer import Offer
from quadriga.games.medioevo.board import CARAVAN, COLOURS, GREEN, SHIP
from quadriga.games.medioevo.procedures.purchase import Purchase
from quadriga.games.medioevo.procedures.site import Site
from quadriga.games.medioevo.procedures.tax import maintenance
from quadriga.games.medioevo.property_queries import POINT_PRICE, cubes_on, net_wealth, pieces_of, tax_income

TOKEN_PRICE = 15.0  # a point that costs no florins might have served something else


def ranked_items(m: Mind) -> list[Item]:
    """What is worth its price and can be paid for, the best first."""
    wanted = wants(m)
    budget = m.purse - kept(m, wanted)
    found: list[tuple[float, int, Item]] = []
    free = [-1] * COLOURS
    for number, item in enumerate(all_items(m, wanted)):
        at_hand = 0
        if item.colour >= 0:
            if free[item.colour] < 0:
                free[item.colour] = m.free_points(item.colour)
            at_hand = min(item.points, free[item.colour])
        florins = item.florins + POINT_PRICE * (item.points - at_hand)
        if florins > budget:
            continue
        price = florins + TOKEN_PRICE * at_hand + 1.0
        if m.left == 0:
            price += wealth_at_stake(m, florins)
        if item.worth / price > m.w.floor:
            found.append((-item.worth / price, number, item))
    found.sort()
    return [item for _, _, item in found]


def best_item(m: Mind) -> Item | None:
    items = ranked_items(m)
    return items[0] if items else None


def kept(m: Mind, wanted: Wants) -> int:
    """Florins that stay in the treasury."""
    g = m.g
    if m.left == 0:
        return empty_transports(m) * 100
    keep = m.w.keep + max(0, maintenance(g, m.seat) - tax_income(g, m.seat, 20))
    if empty_transports(m):
        keep += m.w.keep_goods
    if wanted.hoard and m.purse >= 0.6 * wanted.hoard:
        keep = max(keep, m.purse - 100)
    return keep


def empty_transports(m: Mind) -> int:
    g = m.g
    return len(
        [p for p in pieces_of(g, m.seat) if g.piece_kind[p] in (CARAVAN, SHIP) and not cubes_on(g, p)],
    )


def wealth_at_stake(m: Mind, florins: int) -> float:
    """At the end the richest gains Honour."""
    if not florins:
        return 0.0
    best = max([0, *[net_wealth(m.g, other) for other in m.rivals]])
    mine = net_wealth(m.g, m.seat)
    return 3 * m.honour() if mine > best >= mine - florins else 0.0


def buy(m: Mind, territory: int = -1) -> Answer:
    """In the phase, or at a place: the next step towards the best thing that is really on offer."""
    if territory < 0 and is_turned_away(m):
        return Answer("done")
    for item in ranked_items(m):
        step = prepare(m, item)
        if step is not None:
            return step
        if item.territory < 0:
            if territory >= 0:
                return Answer("back")
            if m.choice(item.verb, item.target) is not None:
                return Answer(item.verb, item.target)
        elif is_on_sale(m, item):
            if territory < 0:
                return Answer("at", item.territory)
            return Answer(item.verb, item.target, item.amount) if item.territory == territory else Answer("back")
    return Answer("done") if territory < 0 else Answer("back")


def is_turned_away(m: Mind) -> bool:
    """The last visit to a place brought nothing: somebody, such as a caretaker, does not let this player buy."""
    top = m.g.stack[-1]
    return isinstance(top, Purchase) and top.looks > 0


def is_on_sale(m: Mind, item: Item) -> bool:
    """Whether the place will offer it: nobody opens a place for nothing."""
    o = Offer(False)
    Site(m.seat, item.territory).offer(m.g, m.seat, o)
    for choice in o.choices:
        if choice.verb == item.verb and choice.target == item.target:
            return m.choice("at", item.territory) is not None or isinstance(m.g.stack[-1], Site)
    return False


def prepare(m: Mind, item: Item) -> Answer | None:
    """Points that tokens and cards give, an Architect's help."""
    if item.verb == "build":
        for card in DISCOUNTS:
            choice = m.choice("card", card)
            if choice is not None and item.florins >= 100:
                return choice.smallest()
    if item.colour < 0 or m.points_at_hand(item.colour) >= item.points:
        return None
    for source in m.sources(item.colour):
        if m.choice(source.verb, source.target) is not None:
            return source
    return None


def colour(m: Mind) -> Answer:
    """Of a point that may have one of several colours: what the next purchase needs, else the most useful."""
    offered = m.targets("aim_colour")
    item = best_item(m)
    if item is not None and item.colour in offered:
        return Answer("aim_colour", item.colour, 1)
    worth = m.wanted_colours()
    return Answer("aim_colour", max(offered, key=lambda c: (worth[c], -c)), 1)


def token(m: Mind) -> Answer:
    """The colour of an objective token: what the own branches use."""
    worth = m.wanted_colours()
    worth[GREEN] += 2.0
    return Answer("take_token", max(m.targets("take_token"), key=lambda c: (worth[c], -c)))


def keep(m: Mind) -> Answer:
    """The card that promises most."""
    return Answer("keep_card", max(m.targets("keep_card"), key=lambda card: (card_worth(m, card), -card)))
