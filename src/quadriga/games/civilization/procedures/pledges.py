"""Cards that refund a purchase, declared before it: the discount is paid out in advance."""

from collections.abc import Callable

from quadriga.engine.choice import Answer, Choice
from quadriga.engine.offer import Offer
from quadriga.games.civilization.board import EXPLORERS, IMPROVEMENTS, KINDS, NOBODY, StrategyCard
from quadriga.games.civilization.cards.vocabulary import CONDITION_WORDS
from quadriga.games.civilization.pieces import add_effect, earn, pay
from quadriga.games.civilization.procedures.improvements import improvement_fault
from quadriga.games.civilization.procedures.motion import POINT
from quadriga.games.civilization.procedures.prices import improvement_price, price_of, unit_price
from quadriga.games.civilization.queries import deed, units_of
from quadriga.games.civilization.state import Civilization
from quadriga.games.civilization.tallies import effects
from quadriga.games.civilization.terms import (
    BOUGHT,
    BOUGHT_HAPPINESS,
    BOUGHT_IMPROVEMENTS,
    BOUGHT_NUKES,
    EFFECT,
    MOVEMENT,
    PLEDGE,
    PLEDGED,
    PURCHASE,
    ROADS,
)


def offer_pledges(g: Civilization, seat: int, refunds: list[int], o: Offer) -> None:
    """In the phases in which something is bought, where the coins do not reach without the discount, for one card
    after the other.  rule: CV-STR-28, CV-STR-40"""
    if promised(g, seat) != NOBODY:
        return
    for number in refunds:
        card = g.board.cards[number]
        if advanced(g, seat, number) > 0:
            continue
        price = outstanding(g, seat, card)
        if g.coins[seat] < price <= g.coins[seat] + price * card.gift_count // 100 and is_buying(g):
            o.yes("pledge", number)


def is_buying(g: Civilization) -> bool:
    """Not among the awards, nor at the Sack: where the advance can be used and is settled afterwards."""
    from quadriga.games.civilization.procedures.movement import PlayerMovement
    from quadriga.games.civilization.procedures.purchase import Purchase

    return isinstance(g.stack[-1], (Purchase, PlayerMovement))


def outstanding(g: Civilization, seat: int, card: StrategyCard) -> int:
    """The full price of the cheapest purchases that still complete a card; 0 if there are none."""
    prices, missing = purchases(g, seat, card)
    return sum(prices[:missing]) if 0 < missing <= len(prices) else 0


def purchases(g: Civilization, seat: int, card: StrategyCard) -> tuple[list[int], int]:
    """The prices of what would help to complete a card, ascending, and how many it still takes."""
    word = CONDITION_WORDS[card.condition]
    prices: list[int] = []
    if word == "build_roads":
        if g.phase != MOVEMENT:
            return prices, 0
        missing = card.second - deed(g, seat, ROADS)
        prices = [price_of(g, seat, "road")] * roadsides(g, seat)
    elif g.phase != PURCHASE:
        return prices, 0
    elif word == "buy_units":
        from quadriga.games.civilization.procedures.recruitment import unit_fault

        missing = card.second - deed(g, seat, BOUGHT + card.first)
        kinds = [k for k in range(KINDS) if g.board.kind_class[k] == card.first and unit_fault(g, seat, k) == ""]
        cheapest = min([unit_price(g, seat, kind) for kind in kinds], default=0)
        prices = [cheapest] * missing if cheapest else []
    elif word == "buy_nuke":
        missing = card.second - deed(g, seat, BOUGHT_NUKES)
        prices = [price_of(g, seat, "nuke")] * missing
    else:
        what = BOUGHT_IMPROVEMENTS if card.first == NOBODY else BOUGHT_HAPPINESS + card.first
        missing = card.second - deed(g, seat, what)
        names = [n for n in range(IMPROVEMENTS) if card.first in (NOBODY, g.board.improvements[n].kind)]
        prices = sorted(improvement_price(g, seat, n) for n in names if improvement_fault(g, seat, n) == "")
    return prices, missing


def roadsides(g: Civilization, seat: int) -> int:
    """Explorers that could build a road where they are, if it were free."""
    from quadriga.games.civilization.procedures.building import can_work, road_fault

    count = 0
    for piece in units_of(g, seat):
        if g.kind[piece] == EXPLORERS:
            count += road_fault(g, seat, piece, can_work(g, seat, piece, POINT)) in ("", "not_enough_coins")
    return count


def pledge(g: Civilization, seat: int, number: int) -> None:
    """rule: CV-STR-40"""
    card = g.board.cards[number]
    coins = outstanding(g, seat, card) * card.gift_count // 100
    earn(g, seat, coins)
    add_effect(g, PLEDGED, seat, number * PLEDGE + coins)
    g.reveals += 1
    g.tell("strategy.pledged", seat, number, coins)


def promised(g: Civilization, seat: int) -> int:
    """The card on which coins were advanced and whose condition is not met yet, or -1."""
    pledges = effects(g, PLEDGED, seat)
    if not pledges:
        return NOBODY
    from quadriga.games.civilization.cards.conditions import met

    for pledged in pledges:
        if not met(g, seat, pledged // PLEDGE):
            return pledged // PLEDGE
    return NOBODY


def bind(g: Civilization, seat: int, o: Offer) -> None:
    """Coins advanced on a card are for what it asks for: nothing else is bought first, and whoever has used some of
    them goes on as long as he can.  rule: CV-STR-28, CV-STR-40"""
    number = promised(g, seat)
    if number == NOBODY:
        return
    card = g.board.cards[number]
    kept = [choice for choice in o.choices if serves(g, seat, card, choice)]
    if g.coins[seat] >= advanced(g, seat, number):
        kept += [choice for choice in o.choices if choice.verb == "done"]
    if not kept:
        return
    if o.explain:
        for choice in o.choices:
            if choice not in kept:
                o.no(choice.verb, choice.target, "promised_first", ["CV-STR-40"], {"card": number})
    o.choices = kept


def owed_purchase(g: Civilization, seat: int, offer: Callable[[Civilization, int, Offer], None]) -> Answer | None:
    """For whoever does not answer: what he has begun and cannot leave, or None."""
    number = promised(g, seat)
    if number == NOBODY:
        return None
    o = Offer(False)
    offer(g, seat, o)
    for choice in o.choices:
        if choice.verb == "done":
            return None
    served = [choice for choice in o.choices if serves(g, seat, g.board.cards[number], choice)]
    return served[0].smallest() if served else None


def serves(g: Civilization, seat: int, card: StrategyCard, choice: Choice) -> bool:
    """Whether a purchase helps to complete a card and leaves enough for what it still takes after it."""
    word = CONDITION_WORDS[card.condition]
    if word == "build_roads":
        return choice.verb == "road"
    if word == "buy_nuke":
        return choice.verb == "buy_nuke"
    if word == "buy_units":
        if choice.verb != "buy_unit" or g.board.kind_class[choice.target] != card.first:
            return False
        price = unit_price(g, seat, choice.target)
    else:
        if choice.verb != "buy_improvement":
            return False
        if card.first not in (NOBODY, g.board.improvements[choice.target].kind):
            return False
        price = improvement_price(g, seat, choice.target)
    prices, missing = purchases(g, seat, card)
    if price in prices:
        prices.remove(price)
    return price + sum(prices[: missing - 1]) <= g.coins[seat]


def advanced(g: Civilization, seat: int, number: int) -> int:
    """Coins advanced on a card."""
    for pledged in effects(g, PLEDGED, seat):
        if pledged // PLEDGE == number:
            return pledged % PLEDGE
    return 0


def take_back(g: Civilization, seat: int, number: int) -> int:
    """The advance on a card is settled with its reward."""
    coins = advanced(g, seat, number)
    for at in range(0, len(g.effects), EFFECT):
        if g.effects[at] == PLEDGED and g.effects[at + 1] == seat and g.effects[at + 2] // PLEDGE == number:
            g.effects = (*g.effects[:at], *g.effects[at + EFFECT :])
            break
    return coins


def redeem_pledges(g: Civilization, seat: int) -> None:
    """What was promised and not bought is paid back, also if the card was stolen; one that was completed is played."""
    if PLEDGED not in g.effects[::EFFECT]:
        return
    from quadriga.games.civilization.cards.conditions import met
    from quadriga.games.civilization.cards.rewards import play_card
    from quadriga.games.civilization.procedures.strategy import hand

    for number in range(len(g.board.cards)):
        coins = take_back(g, seat, number)
        if not coins:
            continue
        if number in hand(g, seat) and met(g, seat, number):
            play_card(g, seat, number)
        else:
            g.tell("strategy.withdrawn", seat, number, pay(g, seat, coins))
