"""The own turn: which action, and how to carry it out."""

from quadriga.bots.byzantion.crew import Crew
from quadriga.bots.byzantion.mind import Held, Mind
from quadriga.bots.byzantion.schemes import best_own_scheme, scheme_worth
from quadriga.bots.byzantion.trading import plan_purchase, plan_sale
from quadriga.engine.choice import Answer
from quadriga.games.byzantion.board import AUCTORITAS, DRAW_ACTION, EMPIRE_CARDS, GOODS, NOMISMA, RESET_MARKET
from quadriga.games.byzantion.procedures.action import ACTIVATE, BUILD, BUY, DRAW_CARDS, PLAY_CARDS, RESET, SELL
from quadriga.games.byzantion.queries import abilities, bandon, ready_groups, yields

NOBODY = -1


def best_turn(m: Mind, free: bool = False) -> Answer:
    """Free things first, then the action that leaves most."""
    discard = best_discard(m)
    if discard is not None:
        return discard
    scheme = best_own_scheme(m)
    if scheme is not None:
        return scheme
    return Answer("act", best_action(m, free)[0])


def best_action(m: Mind, free: bool = False) -> tuple[int, float]:
    """The action, and what it leaves more than the position without it."""
    actions = m.f.actions if free else max(0, m.f.actions - 1)
    hand = m.held(m.hand)
    best = RESET
    most = -1e9
    for kind in m.targets("act"):
        worth = action_worth(m, kind, actions, hand)
        if worth > most:
            best, most = kind, worth
    return best, most - m.value(m.stock, m.crew, actions, hand)


def action_worth(m: Mind, kind: int, actions: int, hand: list[Held]) -> float:
    if kind == DRAW_CARDS:
        return best_draw(m, actions, hand)[1]
    if kind == PLAY_CARDS:
        return plan_play(m, actions, hand)[1]
    if kind == ACTIVATE:
        return best_group(m, actions, hand)[1]
    if kind == SELL:
        return plan_sale(m, actions, hand)[1]
    if kind == BUY:
        return plan_purchase(m, actions, hand)[1]
    if kind == BUILD:
        from quadriga.bots.byzantion.solo import build_worth

        return build_worth(m, actions, hand)
    worth = m.value(m.stock, m.crew, actions, hand) + m.deck_card(hand)
    for effect in abilities(m.g, m.seat, RESET_MARKET):
        worth += effect.loot[NOMISMA] * m.f.coin
    return worth


# --- activate


def best_group(m: Mind, actions: int, hand: list[Held], leaders: list[int] | None = None) -> tuple[int, float]:
    """The stack whose production is worth most now."""
    best = NOBODY
    most = -1e9
    for leader in leaders if leaders is not None else ready_groups(m.g, m.seat):
        made = yields(m.g, m.seat, leader)
        stock = [m.stock[good] + made[good] for good in range(GOODS)]
        gone = bandon(m.g, m.seat, leader)
        idle = [card for card in m.crew.idle if card not in gone]
        worth = m.value(stock, Crew(m.f, m.crew.cards, idle, m.crew.made), actions, hand)
        if worth > most:
            best, most = leader, worth
    return best, most


# --- draw


def best_draw(m: Mind, actions: int, hand: list[Held]) -> tuple[int, float]:
    """The way of drawing and what it leaves."""
    board = m.g.board
    unknown = m.deck_card(hand)
    extra = sum([effect.count for effect in abilities(m.g, m.seat, DRAW_ACTION)])
    best = 0
    most = -1e9
    for way in range(len(board.draw_price)):
        if board.draw_price[way] > m.auctoritas() or (board.draw_discard[way] and not m.g.discard):
            continue
        worth = m.value(m.spent(AUCTORITAS, board.draw_price[way]), m.crew, actions, hand)
        worth += (board.draw_deck[way] + extra) * unknown
        if board.draw_offer[way]:
            worth += max([0.0, *[m.net(card) for card in m.g.offer_cards if card >= 0]])
        if board.draw_discard[way]:
            worth += m.net(m.g.discard[-1])
        if worth > most:
            best, most = way, worth
    return best, most


# --- play


def plan_play(m: Mind, actions: int, hand: list[Held], less: int = 0) -> tuple[int, float]:
    """Cards played one after another as long as each improves things: the first of them, and what all leave."""
    stock = m.stock
    crew = m.crew
    left = hand
    worth = m.value(stock, crew, actions, left)
    first = NOBODY
    while left:
        best: tuple[float, Held, Crew, list[int]] | None = None
        for held in left:
            cost = max(0, held.cost - less)
            if cost > stock[NOMISMA] or held.promise < cost * m.f.coin / 2:
                continue
            grown = m.with_card(crew, held.card)
            paid = m.spent(NOMISMA, cost, stock)
            rest = [other for other in left if other.card != held.card]
            after = m.value(paid, grown, actions, rest) + instant_part(m, held.card)
            if after > worth and (best is None or after > best[0]):
                best = (after, held, grown, paid)
        if best is None:
            break
        worth, played, crew, stock = best
        less = 0
        left = [
            Held(held.card, held.promise, m.price(crew.cards, held.card)) for held in left if held.card != played.card
        ]
        if first == NOBODY:
            first = played.card
    return first, worth if first != NOBODY else -1e9


def instant_part(m: Mind, card: int) -> float:
    from quadriga.bots.byzantion.talents import instant_worth

    return instant_worth(m.f, card, m.area)


def play_on(m: Mind, less: int) -> Answer:
    """The next card of a Play action, or enough."""
    discard = best_discard(m)
    if discard is not None:
        return discard
    card, _ = plan_play(m, m.f.actions, m.held(m.hand), less)
    if card != NOBODY and card in m.targets("play"):
        return Answer("play", card)
    if m.offered("done"):
        return Answer("done")
    return Answer("play", max(m.targets("play"), key=lambda card: (m.promise(card), -card)))


def play_another(m: Mind, pay: int) -> Answer:
    """One more card for a resource: the one that gains most beyond that."""
    base = m.strength(m.stock, m.crew, m.f.actions)
    lost = base - m.strength(m.spent(pay, 1), m.crew, m.f.actions)
    best = NOBODY
    most = lost
    for held in m.held(m.targets("play")):
        gain = held.promise * (1 - m.w.held) + held.cost * m.f.coin
        if gain > most and held.promise > m.w.another_card:
            best, most = held.card, gain
    return Answer("play", best) if best != NOBODY else Answer("decline")


# --- discard


def best_discard(m: Mind) -> Answer | None:
    """A card that is worth less in hand than what its discard gives."""
    if not m.offered("discard"):
        return None
    hand = m.held(m.hand)
    actions = m.f.actions
    stock = m.stock[:]
    stock[AUCTORITAS] += 1
    stock[NOMISMA] += 2
    base = m.value(m.stock, m.crew, actions, hand)
    richer = m.strength(stock, m.crew, actions)
    best: Answer | None = None
    most = m.w.discard_margin
    for card in m.hand:
        rest = [held for held in hand if held.card != card]
        gain = richer + m.hand_worth(stock, rest, actions) - base
        if card >= EMPIRE_CARDS:
            gain -= scheme_worth(m, card)
        if gain > most:
            best, most = Answer("discard", card), gain
    return best


def worst_card(m: Mind, verb: str) -> Answer:
    """The card to part with if one must."""
    return Answer(verb, min(m.targets(verb), key=lambda card: (m.net(card), card)))


def dearest_card(m: Mind, verb: str) -> Answer:
    return Answer(verb, max(m.targets(verb), key=lambda card: (m.net(card), -card)))
