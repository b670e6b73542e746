"""War involvement: what lost battles cost a republic or democracy."""

from typing import Final

from quadriga.engine.choice import Answer
from quadriga.engine.frame import DONE, WAIT, Frame
from quadriga.engine.offer import Offer
from quadriga.games.civilization.board import CARDS, DEMOCRACY, MILITARISTS, NOBODY, WAR_INVOLVEMENT
from quadriga.games.civilization.pieces import add_effect, pay, remove_work, set_work, works_of
from quadriga.games.civilization.queries import government, has_effect, has_rule, is_type
from quadriga.games.civilization.state import Civilization
from quadriga.games.civilization.terms import (
    AS_GIFT,
    BY_CIVILIZATION,
    BY_GOVERNMENT,
    EFFECT,
    LOST_BATTLE,
    MOVEMENT,
    UNPAID,
    WORK_FIRST,
    WORK_FREE,
    WORK_NAME,
    WORK_SECOND,
)

REPUBLIC_LOSS: Final = 15
DEMOCRACY_LOSS: Final = 25

# Numbers of the effect LOST_BATTLE
BATTLE_LOST: Final = 0  # once for the phase
TERROR: Final = 1  # each time

FREE: Final = BY_GOVERNMENT | BY_CIVILIZATION | AS_GIFT


def is_involved(g: Civilization, seat: int) -> bool:
    """rule: CV-WAR-1, CV-CIV-17"""
    return seat < g.seats and has_rule(g, seat, WAR_INVOLVEMENT) and not is_type(g, seat, MILITARISTS)


def lose_battle(g: Civilization, seat: int) -> None:
    """Note a defeat in Movement and Combat, to be paid for once at its end.  rule: CV-WAR-4 (ruling CV-GAP-124)"""
    if g.phase == MOVEMENT and is_involved(g, seat) and not has_effect(g, LOST_BATTLE, seat, BATTLE_LOST):
        add_effect(g, LOST_BATTLE, seat, BATTLE_LOST)


def suffer_terror(g: Civilization, seat: int) -> None:
    """rule: CV-GOV-23 (ruling CV-GAP-124)"""
    if g.phase == MOVEMENT and is_involved(g, seat):
        add_effect(g, LOST_BATTLE, seat, TERROR)


def loss(g: Civilization, seat: int) -> int:
    """rule: CV-WAR-4"""
    return DEMOCRACY_LOSS if g.government[seat] == DEMOCRACY else REPUBLIC_LOSS


class Involvement(Frame[Civilization]):
    """The payments at the end of the phase. Who cannot pay gives up an improvement of his settlements, or failing that
    a completed strategy card; who has neither pays nothing.
    rule: CV-WAR-1, CV-WAR-4, CV-WAR-5, CV-WAR-6, CV-GOV-23 (ruling CV-GAP-53)"""

    def __init__(self) -> None:
        self.at = 0

    def clone(self) -> "Involvement":
        frame = Involvement()
        frame.at = self.at
        return frame

    def run(self, g: Civilization) -> int:
        while True:
            seat = self.debtor(g)
            if seat == NOBODY:
                return DONE
            price = loss(g, seat)
            if seat in g.gone or not is_involved(g, seat):
                settle(g, seat)
            elif g.coins[seat] >= price:
                pay(g, seat, price)
                g.tell("involvement.paid", seat, price)
                settle(g, seat)
            elif expendable(g, seat) or objectives(g, seat):
                return WAIT
            else:
                g.tell("involvement.waived", seat, price)
                settle(g, seat)

    def debtor(self, g: Civilization) -> int:
        for at in range(0, len(g.effects), EFFECT):
            if g.effects[at] == LOST_BATTLE:
                return g.effects[at + 1]
        return NOBODY

    def waiting(self, g: Civilization) -> list[int]:
        return [self.debtor(g)]

    def offer(self, g: Civilization, seat: int, o: Offer) -> None:
        names = expendable(g, seat)
        for name in names:
            o.yes("give_up", name)
        if names:
            if o.explain:
                for card in objectives(g, seat):
                    o.no("forfeit", card, "improvements_first", ["CV-WAR-5"])
            return
        for card in objectives(g, seat):
            o.yes("forfeit", card)

    def answer(self, g: Civilization, seat: int, a: Answer) -> None:
        settle(g, seat)
        if a.verb == "give_up":
            give_up(g, seat, a.target)
        else:
            held = list(g.completed)
            held.remove(seat * CARDS + a.target)
            g.completed = tuple(held)
            g.tell("objective.forfeited", seat, a.target)

    def default(self, g: Civilization, seat: int) -> Answer:
        names = expendable(g, seat)
        return Answer("give_up", names[0]) if names else Answer("forfeit", objectives(g, seat)[0])


def settle(g: Civilization, seat: int) -> None:
    """Cross out one debt."""
    for at in range(0, len(g.effects), EFFECT):
        if g.effects[at] == LOST_BATTLE and g.effects[at + 1] == seat:
            g.effects = (*g.effects[:at], *g.effects[at + EFFECT :])
            return


def expendable(g: Civilization, seat: int) -> list[int]:
    """Names of the improvements in a seat's settlements that it can lose: not those it got for nothing.
    rule: CV-WAR-5, CV-WAR-6"""
    names: list[int] = []
    for at in works_of(g, seat):
        assigned = g.works[at + WORK_FIRST] != NOBODY or g.works[at + WORK_SECOND] != NOBODY
        free = g.works[at + WORK_FREE] & FREE
        if assigned and not free and g.works[at + WORK_NAME] not in names:
            names.append(g.works[at + WORK_NAME])
    return sorted(names)


def give_up(g: Civilization, seat: int, name: int) -> None:
    """What the government needs is only taken off its settlement, and paid for again before it serves another.
    rule: CV-WAR-6"""
    for at in works_of(g, seat):
        if g.works[at + WORK_NAME] != name or g.works[at + WORK_FREE] & FREE:
            continue
        if g.works[at + WORK_FIRST] == NOBODY and g.works[at + WORK_SECOND] == NOBODY:
            continue
        if government(g, seat).improvement == name:
            for field in (WORK_FIRST, WORK_SECOND):
                set_work(g, at, field, NOBODY)
            set_work(g, at, WORK_FREE, g.works[at + WORK_FREE] | UNPAID)
            g.tell("improvement.detached", seat, name)
        else:
            remove_work(g, at)
            g.tell("improvement.lost", seat, name)
        return


def objectives(g: Civilization, seat: int) -> list[int]:
    """Strategy cards a seat has completed, each once."""
    found: list[int] = []
    for held in g.completed:
        if held // CARDS == seat and held % CARDS not in found:
            found.append(held % CARDS)
    return found
