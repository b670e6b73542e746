"""Cards played in answer to something that happens."""

from quadriga.engine.choice import Answer
from quadriga.engine.offer import Offer
from quadriga.games.civilization.cards.rewards import play_card
from quadriga.games.civilization.cards.vocabulary import CONDITION_WORDS, ON_CLASH_WON, ON_MISSION_DECLARED, ON_PASSAGE
from quadriga.games.civilization.pieces import earn, pay
from quadriga.games.civilization.procedures.befalling import spare
from quadriga.games.civilization.procedures.passage import Passage
from quadriga.games.civilization.procedures.strategy import hand
from quadriga.games.civilization.state import Civilization


def fits(g: Civilization, moment: int, number: int) -> bool:
    """Whether a card is for this moment.  rule: CV-STR-6, CV-STR-10, CV-STR-11, CV-STR-33, CV-STR-34"""
    card = g.board.cards[number]
    word = CONDITION_WORDS[card.condition]
    if word == "win_clash":
        return moment == ON_CLASH_WON
    return word == "when" and card.first == moment


def may_react(g: Civilization, moment: int, seat: int) -> bool:
    """Windows name whom they ask: whoever holds any card, so that it tells nothing."""
    return False


def offer_reactions(g: Civilization, moment: int, seat: int, o: Offer) -> None:
    held = hand(g, seat)
    for place, number in enumerate(held):
        if fits(g, moment, number) and number not in held[:place]:
            o.yes("strategy", number)


def react(g: Civilization, moment: int, seat: int, a: Answer) -> None:
    """rule: CV-STR-11, CV-STR-33, CV-STR-34, CV-STR-38, CV-STR-46"""
    card = g.board.cards[a.target]
    play_card(g, seat, a.target)
    if moment == ON_PASSAGE:
        take_toll(g, seat, card.gift_count)
    elif moment == ON_CLASH_WON:
        from quadriga.games.civilization.procedures.battle.clash import convert_loser

        convert_loser(g)
    elif moment == ON_MISSION_DECLARED:
        from quadriga.games.civilization.procedures.espionage.missions import hinder_mission

        hinder_mission(g, card.gift_count)
    else:
        spare(g, seat)


def take_toll(g: Civilization, seat: int, coins: int) -> None:
    """Paid at once, or as soon as the mover has coins.  rule: CV-STR-38"""
    for frame in g.frames():
        if isinstance(frame, Passage):
            paid = pay(g, frame.mover, coins)
            earn(g, seat, paid)
            g.tell("toll.paid", frame.mover, seat, paid, coins - paid)
            if paid < coins:
                g.debts = (*g.debts, frame.mover, seat, coins - paid)
            return
