"""Missions of spies: declared at any time, an interruption of whatever goes on."""

from typing import Final

from quadriga.engine.choice import Answer
from quadriga.engine.frame import DONE, RUN, WAIT
from quadriga.engine.offer import Offer
from quadriga.games.civilization.board import MISSIONS, NOBODY
from quadriga.games.civilization.cards.vocabulary import ON_MISSION_DECLARED, ON_MISSION_SUCCESS
from quadriga.games.civilization.pieces import changed, pay
from quadriga.games.civilization.procedures.befalling import Befalling, ask_victims
from quadriga.games.civilization.procedures.elimination import check_elimination
from quadriga.games.civilization.procedures.espionage.effects import EFFECTS
from quadriga.games.civilization.procedures.espionage.malus import malus, raise_alert
from quadriga.games.civilization.procedures.espionage.spies import bonus, owner_of, spies_of
from quadriga.games.civilization.procedures.espionage.treatment import Treatment
from quadriga.games.civilization.procedures.revolution import note_unrest
from quadriga.games.civilization.procedures.standing import check_standing
from quadriga.games.civilization.queries import others
from quadriga.games.civilization.state import Civilization
from quadriga.games.civilization.tallies import knowledge
from quadriga.games.civilization.terms import HOUSEKEEPING, STRATEGY

COUNTER_ESPIONAGE: Final = 14


def may_interrupt(g: Civilization) -> bool:
    """Only where somebody is about to act: not inside a battle, a move, a window or a bargain that has begun.

    rule: CV-ESP-1, CV-ESP-24, CV-HSK-2 (ruling CV-GAP-103)
    """
    if g.request or not STRATEGY <= g.phase < HOUSEKEEPING:
        return False
    return g.stack[-1].admits_free_actions()


def offer_missions(g: Civilization, seat: int, o: Offer) -> None:
    """rule: CV-ESP-24, CV-ESP-25"""
    if not may_interrupt(g):
        return
    coins = g.coins[seat]
    cards = g.board.missions
    for spy in spies_of(g, seat):
        if g.spy_used[spy]:
            continue
        for mission in knowledge(g).missions:
            if coins >= cards[mission].cost and EFFECTS[mission].is_possible(g, seat, spy):
                o.yes("mission", spy * MISSIONS + mission)


def begin_mission(g: Civilization, seat: int, a: Answer) -> None:
    g.call(Mission(a.target // MISSIONS, a.target % MISSIONS))


class Mission(Befalling):
    """Pay, roll, and either the work is done or the spy is discovered.

    rule: CV-ESP-24, CV-ESP-25, CV-ESP-26, CV-ESP-27, CV-ESP-28, CV-ESP-29, CV-STR-33, CV-STR-34,
    CV-TIM-3, CV-SPC-7, CV-SPC-8 (ruling CV-GAP-86)
    """

    def __init__(self, spy: int = 0, mission: int = 0) -> None:
        self.at = 0
        self.cancelled = 0
        self.spy = spy
        self.mission = mission
        self.difficulty = 0  # added by tip-offs
        self.choice: int = NOBODY
        self.space: int = NOBODY  # the target
        self.ship: int = NOBODY

    def clone(self) -> "Mission":
        frame = Mission(self.spy, self.mission)
        frame.at = self.at
        frame.cancelled = self.cancelled
        frame.difficulty = self.difficulty
        frame.choice = self.choice
        frame.space = self.space
        frame.ship = self.ship
        return frame

    def run(self, g: Civilization) -> int:
        seat = owner_of(self.spy)
        card = g.board.missions[self.mission]
        if self.at == 0:
            self.at = 1
            self.space = g.spy_space[self.spy]
            self.ship = g.spy_ship[self.spy]
            pay(g, seat, card.cost)
            g.spy_used = changed(g.spy_used, self.spy, 1)
            g.tell("mission.declared", seat, self.mission, g.spy_space[self.spy])
            return ask_victims(g, ON_MISSION_DECLARED, others(g, seat))
        if self.at == 1:
            self.at = 2
            return g.roll(1, 10)
        if self.at == 2:
            self.at = 3
            hinder = malus(g, self.spy, card.green, self.mission == COUNTER_ESPIONAGE)
            needed = card.difficulty + self.difficulty - bonus(g, self.spy) + hinder - 1
            if g.rolled[0] <= needed:
                g.tell("mission.failed", seat, self.mission, g.rolled[0], needed)
                self.at = 9
                return g.call(Treatment(self.spy))
            g.tell("mission.succeeded", seat, self.mission, g.rolled[0], needed)
            return ask_victims(g, ON_MISSION_SUCCESS, others(g, seat))
        if self.at == 3:
            if self.cancelled:
                g.tell("mission.cancelled", seat, self.mission)
                self.at = 8
                return RUN
            self.at = 4
        if self.at == 4:
            if self.choice == NOBODY and EFFECTS[self.mission].options(g, seat, self.spy):
                return WAIT
            self.at = 5
        if self.at == 5:
            self.at = 6
            return EFFECTS[self.mission].prepare(g, seat, self.spy)
        if self.at == 6:
            self.at = 8
            if EFFECTS[self.mission].is_possible(g, seat, self.spy):
                return EFFECTS[self.mission].carry_out(g, seat, self.spy, self.choice)
        if self.at == 8:
            self.at = 9
            raise_alert(g, self.space, self.ship)
            for other in others(g, seat):
                check_elimination(g, other, seat)
            check_standing(g)
            note_unrest(g)
            renew_links(g)
        return DONE

    def waiting(self, g: Civilization) -> list[int]:
        return [owner_of(self.spy)]

    def offer(self, g: Civilization, seat: int, o: Offer) -> None:
        for option in EFFECTS[self.mission].options(g, seat, self.spy):
            o.yes(EFFECTS[self.mission].verb, option)

    def answer(self, g: Civilization, seat: int, a: Answer) -> None:
        self.choice = a.target
        self.at = 5

    def default(self, g: Civilization, seat: int) -> Answer:
        effect = EFFECTS[self.mission]
        return Answer(effect.verb, effect.options(g, seat, self.spy)[0])


def renew_links(g: Civilization) -> None:
    """A mission between two bargains may have opened or closed a route.  rule: CV-TRD-12"""
    from quadriga.games.civilization.procedures.routes import links
    from quadriga.games.civilization.procedures.trade import TradePhase

    for frame in g.stack:
        if isinstance(frame, TradePhase):
            frame.linked = links(g)


def hinder_mission(g: Civilization, points: int) -> None:
    """A tip-off makes the mission under way harder.  rule: CV-STR-34"""
    for frame in g.frames():
        if isinstance(frame, Mission):
            frame.difficulty += points
            return
