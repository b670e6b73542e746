"""What a player may do at any decision of his own: cards, missions, improvements, the end of the game."""

from typing import Final

from quadriga.engine.choice import Answer, row
from quadriga.engine.offer import Offer
from quadriga.games.civilization.board import CARDS
from quadriga.games.civilization.cards.conditions import CONDITIONS, met
from quadriga.games.civilization.cards.rewards import Reward, play_card
from quadriga.games.civilization.piece_tallies import agents
from quadriga.games.civilization.procedures.ending import declare_end, offer_end
from quadriga.games.civilization.procedures.espionage.missions import begin_mission, offer_missions
from quadriga.games.civilization.procedures.pledges import offer_pledges, pledge
from quadriga.games.civilization.procedures.stock import offer_assign
from quadriga.games.civilization.procedures.strategy import hand
from quadriga.games.civilization.procedures.works import answer_assign
from quadriga.games.civilization.state import Civilization
from quadriga.games.civilization.tallies import hands
from quadriga.games.civilization.terms import LONG, MOVEMENT, PURCHASE

STRATEGY: Final = row("strategy", CARDS)


def offer_free(g: Civilization, seat: int, o: Offer) -> None:
    """rule: CV-STR-6, CV-STR-9, CV-IMP-8, CV-END-14, CV-END-15, CV-ESP-24"""
    if g.hands:
        known = hands(g)
        cards = g.board.cards
        for number in known.open[seat]:
            card = cards[number]
            if CONDITIONS[card.condition].is_met(g, seat, card):
                o.add(STRATEGY[number])
        if known.refunds[seat] and (g.phase == PURCHASE or g.phase == MOVEMENT):
            offer_pledges(g, seat, known.refunds[seat], o)
    if o.explain:
        explain_cards(g, seat, o)
    if g.works or seat in g.wonder_owner:
        offer_assign(g, seat, o)
    if g.length == LONG:
        offer_end(g, seat, o)
    if g.espionage and agents(g).active[seat]:
        offer_missions(g, seat, o)


def explain_cards(g: Civilization, seat: int, o: Offer) -> None:
    for number in sorted(set(hand(g, seat))):
        if not met(g, seat, number):
            o.no("strategy", number, "condition_not_met", ["CV-STR-6", "CV-STR-9"], {"card": number})


def answer_free(g: Civilization, seat: int, a: Answer) -> bool:
    if a.verb == "strategy":
        play_card(g, seat, a.target)
        if not g.board.cards[a.target].permanent:
            g.call(Reward(seat, a.target))
    elif a.verb == "pledge":
        pledge(g, seat, a.target)
    elif a.verb == "mission":
        begin_mission(g, seat, a)
    elif a.verb == "declare_end":
        declare_end(g, seat, a.target)
    else:
        return answer_assign(g, seat, a)
    return True
