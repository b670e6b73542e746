"""Permanent cards."""

from collections.abc import Callable
from typing import Final

from quadriga.games.civilization.board import CARDS
from quadriga.games.civilization.cards.vocabulary import CONDITION_WORDS, REWARD_WORDS
from quadriga.games.civilization.pieces import earn, pay
from quadriga.games.civilization.queries import in_anarchy
from quadriga.games.civilization.state import Civilization

MET: Final[list[Callable[[Civilization, int, int], bool]]] = []  # conditions import the procedures


def standing_of(g: Civilization, seat: int) -> list[int]:
    """Permanent cards a seat has in play."""
    return [held % CARDS for held in g.standing if held // CARDS == seat]


def check_standing(g: Civilization) -> None:
    """A permanent card is discarded as soon as its condition fails: asked wherever something may have changed it.

    rule: CV-STR-19, CV-STR-22, CV-STR-23, CV-STR-24, CV-STR-26
    """
    if not g.standing:
        return
    if not MET:
        from quadriga.games.civilization.cards.conditions import met

        MET.append(met)
    for held in g.standing:
        if not MET[0](g, held // CARDS, held % CARDS):
            at = g.standing.index(held)
            g.standing = (*g.standing[:at], *g.standing[at + 1 :])
            g.tell("standing.ended", held // CARDS, held % CARDS)


def standing_income(g: Civilization, seat: int) -> int:
    """What permanent cards bring a seat from the bank.  rule: CV-STR-21, CV-STR-22, CV-STR-26, CV-STR-39, CV-STR-42"""
    coins = 0
    for number in standing_of(g, seat):
        card = g.board.cards[number]
        word = REWARD_WORDS[card.reward]
        if word == "coins_per_turn":
            coins += card.gift_count
        elif word == "coins_per_turn_era":
            coins += card.gift_count * g.era
    return coins


def pay_tributes(g: Civilization) -> None:
    """Who lacks coins pays what he has; the rest is not owed.  rule: CV-STR-20, CV-STR-23"""
    rows = tributes(g)
    for at in range(0, len(rows), 3):
        payer, receiver, coins = rows[at : at + 3]
        paid = pay(g, payer, coins)
        earn(g, receiver, paid)
        g.tell("tribute.paid", payer, receiver, paid)


def tributes(g: Civilization) -> list[int]:
    """What players pay to an absolute monopolist: (payer, receiver, coins), after all incomes.

    rule: CV-STR-20, CV-STR-23
    """
    found: list[int] = []
    for receiver in g.order:
        if receiver in g.gone or in_anarchy(g, receiver):
            continue
        for number in standing_of(g, receiver):
            card = g.board.cards[number]
            if CONDITION_WORDS[card.condition] == "absolute_monopoly":
                for payer in g.order:
                    if payer != receiver and payer not in g.gone:
                        found += [payer, receiver, card.gift_count]
    return found
