"""Changes of goods, Doxa and cards that every procedure uses."""

from bisect import insort

from quadriga.engine.frame import RUN
from quadriga.games.byzantion.board import (
    AUCTORITAS,
    CARDS,
    DISCARD,
    DOXA,
    DYNAMIS,
    EMPIRE_CARDS,
    GOODS,
    LOOT,
    NOMISMA,
)
from quadriga.games.byzantion.queries import abilities
from quadriga.games.byzantion.state import Byzantion


def gain(g: Byzantion, seat: int, good: int, amount: int) -> None:
    """From the supply, which is never exhausted.  rule: BZ-GEN-14"""
    if amount > 0:
        g.stock[seat * GOODS + good] += amount
        g.tell("good.gained", seat, good, amount)


def lose(g: Byzantion, seat: int, good: int, amount: int) -> None:
    if amount > 0:
        g.stock[seat * GOODS + good] -= amount
        g.tell("good.lost", seat, good, amount)


def pay(g: Byzantion, seat: int, good: int, amount: int) -> None:
    """Without a word: what it was paid for says it."""
    g.stock[seat * GOODS + good] -= amount


def gain_doxa(g: Byzantion, seat: int, amount: int) -> None:
    """The Quadriga moves at once.  rule: BZ-GEN-4"""
    if amount > 0:
        g.doxa[seat] += amount
        g.tell("doxa.gained", seat, amount)


def lose_doxa(g: Byzantion, seat: int, amount: int) -> None:
    """Down to 0 among rivals; a lone emperor who gets there has lost.  rule: BZ-GEN-4, BZ-GEN-5, BZ-SOL-5"""
    if amount <= 0:
        return
    if g.seats > 1:
        amount = min(amount, g.doxa[seat])
    g.doxa[seat] -= amount
    g.tell("doxa.lost", seat, amount)
    if g.seats == 1 and g.doxa[seat] <= 0:
        g.winners = []
        g.over = True
        g.tell("reign.lost", seat)


def gain_loot(g: Byzantion, seat: int, loot: list[int], times: int = 1) -> None:
    """Resources, Nomisma, Doxa and Dynamis as printed.  rule: BZ-CAS-2, BZ-CAS-3, BZ-COM-3"""
    for good in range(LOOT):
        amount = loot[good] * times
        if amount:
            if good < GOODS:
                gain(g, seat, good, amount)
            elif good == DOXA:
                gain_doxa(g, seat, amount)
            elif good == DYNAMIS:
                g.dynamis[seat] += amount
                g.tell("dynamis.gained", seat, amount)


def suffer(g: Byzantion, seat: int, loot: list[int]) -> None:
    """Pay what one can of a penalty; a missing resource costs 1 Doxa, every 2 missing Nomisma 1 Doxa.

    rule: BZ-COM-6, BZ-COM-7, BZ-COM-8, BZ-COM-9
    """
    short = 0
    for good in range(GOODS):
        due = loot[good]
        paid = min(due, g.stock[seat * GOODS + good])
        lose(g, seat, good, paid)
        missing = due - paid
        short += missing // 2 if good == NOMISMA else missing
    lose_doxa(g, seat, short + loot[DOXA])


# --- cards


def take_in_hand(g: Byzantion, seat: int, card: int) -> None:
    insort(g.hands, seat * CARDS + card)


def leave_hand(g: Byzantion, seat: int, card: int) -> None:
    g.hands.remove(seat * CARDS + card)


def put_in_area(g: Byzantion, seat: int, card: int) -> None:
    insort(g.area, seat * CARDS + card)


def leave_area(g: Byzantion, seat: int, card: int) -> None:
    g.area.remove(seat * CARDS + card)
    if card in g.marked:
        g.marked.remove(card)
    if card in g.down:
        g.down.remove(card)
    if card < EMPIRE_CARDS:
        g.follows[card] = -1
        for other in range(EMPIRE_CARDS):
            if g.follows[other] == card:
                g.follows[other] = -1


def discard_for_income(g: Byzantion, seat: int, card: int) -> int:
    """To the pile, for 1 Auctoritas and 2 Nomisma.  rule: BZ-SET-9, BZ-DIS-2"""
    leave_hand(g, seat, card)
    g.discard.append(card)
    g.reveals += 1
    g.tell("card.discarded", seat, card)
    g.stock[seat * GOODS + AUCTORITAS] += 1
    g.stock[seat * GOODS + NOMISMA] += 2
    for effect in abilities(g, seat, DISCARD):
        gain_loot(g, seat, effect.loot)
    return RUN
