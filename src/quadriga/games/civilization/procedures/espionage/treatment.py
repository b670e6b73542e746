"""Discovered spies."""

from typing import Final

from quadriga.engine.choice import Answer
from quadriga.engine.frame import DONE, WAIT, Frame
from quadriga.engine.offer import Offer
from quadriga.games.civilization.board import NOBODY
from quadriga.games.civilization.pieces import changed, remove_spy
from quadriga.games.civilization.procedures.espionage.malus import hosts, malus, raise_alert
from quadriga.games.civilization.procedures.espionage.spies import (
    change_owner,
    enter_reserves,
    has_free_spy,
    owner_of,
    send_home,
    spies_of,
)
from quadriga.games.civilization.procedures.espionage.spy_moves import POINTS
from quadriga.games.civilization.state import Civilization
from quadriga.games.civilization.terms import IMPRISONED

CONVERSION: Final = 0
EXECUTION: Final = 1
PRISON: Final = 2
EXTRADITION: Final = 3
TREATMENTS: Final = ("convert", "execute", "imprison", "extradite")
SIDES: Final = 10
DIFFICULTY: Final = (9, 7, 6, 5)  # the D10 must show more, less the malus


class Treatment(Frame[Civilization]):
    """Somebody decides what becomes of a spy; if the roll fails it gets away and stays where it is.

    rule: CV-ESP-18, CV-ESP-19, CV-ESP-20, CV-ESP-21, CV-ESP-22, CV-ESP-23
    """

    def __init__(self, spy: int = 0, host: int = NOBODY, alarms: bool = True) -> None:
        self.at = 0
        self.spy = spy
        self.host = host  # -1: to be found out
        self.alarms = alarms  # whether the alert rises by it
        self.malus = 0
        self.choice: int = NOBODY

    def clone(self) -> "Treatment":
        frame = Treatment(self.spy, self.host, self.alarms)
        frame.at = self.at
        frame.malus = self.malus
        frame.choice = self.choice
        return frame

    def run(self, g: Civilization) -> int:
        if self.at == 0:
            self.at = 1
            candidates = hosts(g, self.spy) if self.host == NOBODY else [self.host]
            self.malus = malus(g, self.spy)
            if self.alarms:
                raise_alert(g, g.spy_space[self.spy], g.spy_ship[self.spy])
            if not candidates:
                return DONE
            g.tell("spy.discovered", owner_of(self.spy), g.spy_space[self.spy])
            if len(candidates) > 1:
                return g.draw(len(candidates), 1)
            self.host = candidates[0]
        if self.at == 1:
            if self.host == NOBODY:
                self.host = hosts(g, self.spy)[g.rolled[0]]
            self.at = 2
        if self.at == 2:
            return WAIT
        if self.at == 3:
            self.at = 4
            return g.roll(1, SIDES)
        if self.at == 4:
            self.at = 5
            self.settle(g, g.rolled[0])
        return DONE

    def waiting(self, g: Civilization) -> list[int]:
        return [self.host]

    def offer(self, g: Civilization, seat: int, o: Offer) -> None:
        if has_free_spy(g, seat):
            o.yes("convert", self.spy)
        elif o.explain:
            o.no("convert", self.spy, "too_many_spies", ["CV-ESP-19"])
        o.yes("execute", self.spy)
        o.yes("imprison", self.spy)
        o.yes("extradite", self.spy)

    def answer(self, g: Civilization, seat: int, a: Answer) -> None:
        self.choice = TREATMENTS.index(a.verb)
        self.at = 3

    def chance(self, choice: int) -> int:
        """Per cent with which a treatment succeeds."""
        return 100 * min(SIDES, SIDES - DIFFICULTY[choice] + self.malus) // SIDES

    def settle(self, g: Civilization, roll: int) -> None:
        owner = owner_of(self.spy)
        if roll <= DIFFICULTY[self.choice] - self.malus:
            g.tell("spy.escaped", owner, self.host, roll)
            g.spy_mp = changed(g.spy_mp, self.spy, POINTS + 1)  # not even where it costs nothing
            return
        g.tell("spy.treated", owner, self.host, self.choice, roll)
        if self.choice == CONVERSION:
            change_owner(g, self.spy, self.host)
        elif self.choice == EXECUTION:
            remove_spy(g, self.spy)
            enter_reserves(g)
        elif self.choice == PRISON:
            g.spy_space = changed(g.spy_space, self.spy, IMPRISONED - self.host)
            g.spy_ship = changed(g.spy_ship, self.spy, NOBODY)
            enter_reserves(g)
        else:
            send_home(g, self.spy)

    def default(self, g: Civilization, seat: int) -> Answer:
        return Answer("execute", self.spy)


def treat_spies(g: Civilization, loser: int, space: int, ship: int, captor: int) -> None:
    """The captor of a settlement or a ship finds the spies its owner had there.  rule: CV-ESP-4"""
    if loser >= g.seats or captor >= g.seats:
        return
    for spy in spies_of(g, loser):
        if g.spy_space[spy] == space and g.spy_ship[spy] == ship:
            g.call(Treatment(spy, captor))
