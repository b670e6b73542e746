"""At the Market: what to sell and what to buy, one piece after another."""

from quadriga.bots.byzantion.mind import Held, Mind
from quadriga.engine.choice import Answer
from quadriga.games.byzantion.board import MARKET, NOMISMA, RESOURCES
from quadriga.games.byzantion.queries import abilities

NONE = -1


def bonus(m: Mind) -> tuple[int, int]:
    """What Heroes add to a sale and take off a purchase."""
    found = abilities(m.g, m.seat, MARKET)
    return sum([effect.sell for effect in found]), sum([effect.buy for effect in found])


def plan_sale(m: Mind, actions: int, hand: list[Held], duplicated: bool = False) -> tuple[int, float]:
    """The first resource to sell, and what is left after all sales that pay."""
    prices = m.g.board.prices
    extra = bonus(m)[0]
    market = m.g.market[:]
    stock = m.stock
    worth = m.value(stock, m.crew, actions, hand)
    first = NONE
    while len(market) < len(prices):
        best = NONE
        most = worth
        price = prices[len(market)] + extra
        for good in range(RESOURCES):
            if not stock[good] or (good in market and (market[0] != good or duplicated)):
                continue
            after = m.spent(good, 1, stock)
            after[NOMISMA] += price
            gain = m.value(after, m.crew, actions, hand)
            if gain > most:
                best, most = good, gain
        if best == NONE:
            break
        duplicate = best in market
        market.append(best)
        if duplicate:
            del market[0]
            duplicated = True
        stock = m.spent(best, 1, stock)
        stock[NOMISMA] += price
        worth = most
        first = best if first == NONE else first
    return first, worth if first != NONE else -1e9


def plan_purchase(m: Mind, actions: int, hand: list[Held], bought: list[int] | None = None) -> tuple[int, float]:
    """The first resource to buy, and what is left after all purchases that pay."""
    prices = m.g.board.prices
    less = bonus(m)[1]
    taken = bought[:] if bought is not None else []
    stock = m.stock
    worth = m.value(stock, m.crew, actions, hand)
    first = NONE
    while True:
        best = NONE
        most = worth
        for slot, good in enumerate(m.g.market):
            price = max(0, prices[slot] - less)
            if good in taken or price > stock[NOMISMA]:
                continue
            after = m.spent(NOMISMA, price, stock)
            after[good] += 1
            gain = m.value(after, m.crew, actions, hand)
            if gain > most:
                best, most = good, gain
        if best == NONE:
            break
        stock = m.spent(NOMISMA, max(0, prices[m.g.market.index(best)] - less), stock)
        stock[best] += 1
        taken.append(best)
        worth = most
        first = best if first == NONE else first
    return first, worth if first != NONE else -1e9


def sell_on(m: Mind, duplicated: bool) -> Answer:
    good, _ = plan_sale(m, m.f.actions, m.held(m.hand), duplicated)
    if good in m.targets("sell"):
        return Answer("sell", good)
    return Answer("done") if m.offered("done") else Answer("sell", cheapest(m, m.targets("sell")))


def buy_on(m: Mind, bought: list[int]) -> Answer:
    good, _ = plan_purchase(m, m.f.actions, m.held(m.hand), bought)
    if good in m.targets("buy"):
        return Answer("buy", good)
    return Answer("done") if m.offered("done") else Answer("buy", dearest(m, m.targets("buy")))


def trade_once(m: Mind) -> Answer:
    """One piece sold or bought by an ability, if either pays."""
    hand = m.held(m.hand)
    prices = m.g.board.prices
    extra, less = bonus(m)
    best = Answer("decline")
    most = m.value(m.stock, m.crew, m.f.actions, hand)
    for choice in m.choices:
        after = m.stock[:]
        if choice.verb == "sell":
            after[choice.target] -= 1
            after[NOMISMA] += prices[len(m.g.market)] + extra
        elif choice.verb == "buy":
            after[choice.target] += 1
            after[NOMISMA] -= max(0, prices[m.g.market.index(choice.target)] - less)
        else:
            continue
        worth = m.value(after, m.crew, m.f.actions, hand)
        if worth > most:
            best, most = choice.smallest(), worth
    return best


# --- single goods


def marginal(m: Mind, good: int, change: int) -> float:
    """The worth of one piece more or less."""
    return abs(m.strength(m.spent(good, -change), m.crew, m.f.actions) - m.basis)


def dearest(m: Mind, goods: list[int]) -> int:
    return max(goods, key=lambda good: (marginal(m, good, 1), -good))


def cheapest(m: Mind, goods: list[int]) -> int:
    return min(goods, key=lambda good: (marginal(m, good, -1), good))


def exchange(m: Mind) -> Answer:
    """Give the least missed for the most wanted, if that gains."""
    gains = m.targets("gain")
    if gains:
        return Answer("gain", dearest(m, gains))
    give = cheapest(m, m.targets("give"))
    take = dearest(m, [good for good in range(RESOURCES) if good != give])
    return (
        Answer("give", give) if marginal(m, take, 1) > marginal(m, give, -1) + m.w.discard_margin else Answer("decline")
    )
