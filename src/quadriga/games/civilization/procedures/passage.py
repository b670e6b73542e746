"""Entering a space in which others are: they let it be, refuse, or ask for a toll."""

from quadriga.engine.choice import Answer
from quadriga.engine.frame import DONE, WAIT, Frame
from quadriga.engine.offer import Offer
from quadriga.games.civilization.board import NOBODY, OLYMPICS, TERRITORIES
from quadriga.games.civilization.cards.vocabulary import ON_PASSAGE
from quadriga.games.civilization.pieces import add_effect
from quadriga.games.civilization.procedures.befalling import Befalling, ask_victims
from quadriga.games.civilization.procedures.declaration import (
    Declaration,
    battle_at,
    declare,
    may_attack,
    needs_senate,
    occupants,
    senate_asked,
)
from quadriga.games.civilization.procedures.nuclear import find_weapons
from quadriga.games.civilization.queries import at_war, forces, has_effect
from quadriga.games.civilization.state import Civilization
from quadriga.games.civilization.terms import ENTERED, REFUSED


class Passage(Befalling):
    """What follows when a player has entered a space with others in it: enemies are fought at once, the rest may
    refuse him in turn order as soon as his first unit is there; the owner of the land may have a card to play.
    rule: CV-MOV-2, CV-BAT-1, CV-BAT-2, CV-BAT-7, CV-BAT-8, CV-BAT-9, CV-BAT-10, CV-BAT-11, CV-BAT-12, CV-BAT-13,
    CV-BAT-14, CV-BAT-15, CV-BAT-16, CV-STR-38"""

    def __init__(self, mover: int = 0, territory: int = 0, armed: bool = False) -> None:
        self.at = 0
        self.cancelled = 0
        self.mover = mover
        self.territory = territory  # or sea zone
        self.armed = armed
        self.seat: int = NOBODY
        self.asked = 0  # bit mask

    def clone(self) -> "Passage":
        frame = Passage(self.mover, self.territory, self.armed)
        frame.at = self.at
        frame.cancelled = self.cancelled
        frame.seat = self.seat
        frame.asked = self.asked
        return frame

    def run(self, g: Civilization) -> int:
        if self.at == 0:
            self.at = 1
            holder = g.holder[self.territory] if self.territory < TERRITORIES else NOBODY
            if holder not in (NOBODY, self.mover, g.seats) and not g.occupied[self.territory]:
                return ask_victims(g, ON_PASSAGE, [holder])
        if self.at == 1:
            self.at = 2
            self.meet_enemies(g)
            if g.nukes and self.armed and self.territory < TERRITORIES and battle_at(g, self.territory) == NOBODY:
                find_weapons(g, self.mover, self.territory)
            if has_effect(g, ENTERED, self.mover, self.territory):
                return DONE
        if not self.armed or forces(g, self.territory, self.mover) == 0:
            return DONE
        self.seat = self.next_seat(g)
        return DONE if self.seat == NOBODY else WAIT

    def meet_enemies(self, g: Civilization) -> None:
        """rule: CV-BAT-10, CV-BAT-14, CV-BAT-16, CV-BAR-19"""
        if not self.armed:
            return
        for other in occupants(g, self.territory, self.mover):
            if at_war(g, self.mover, other) and may_attack(g, self.mover):
                declare(g, self.territory, self.mover, other)

    def next_seat(self, g: Civilization) -> int:
        for seat in g.order:
            if seat != self.mover and not (self.asked >> seat) & 1 and self.may_refuse(g, seat):
                return seat
        return NOBODY

    def may_refuse(self, g: Civilization, seat: int) -> bool:
        if forces(g, self.territory, seat) == 0 or at_war(g, seat, self.mover) or not may_attack(g, seat):
            return False
        return self.invaded(g, seat) or not needs_senate(g, seat, self.mover) or not senate_asked(g, seat)

    def invaded(self, g: Civilization, seat: int) -> bool:
        """rule: CV-GOV-20"""
        return self.territory < TERRITORIES and g.holder[self.territory] == seat

    def waiting(self, g: Civilization) -> list[int]:
        return [self.seat]

    def offer(self, g: Civilization, seat: int, o: Offer) -> None:
        o.yes("let_pass", self.territory)
        o.yes("refuse", self.territory)

    def answer(self, g: Civilization, seat: int, a: Answer) -> None:
        if not self.asked:
            add_effect(g, ENTERED, self.mover, self.territory)
        self.asked |= 1 << seat
        if a.verb == "refuse":
            g.call(Declaration(self.territory, seat, self.mover, self.invaded(g, seat)))

    def default(self, g: Civilization, seat: int) -> Answer:
        return Answer("let_pass", self.territory)


class Permission(Frame[Civilization]):
    """Somebody is asked for a favour: transit on his ship, or entry during the Olympic Games; ``g.result`` is 1 if he
    grants it. A refusal holds for the rest of the turn.  rule: CV-MOV-6, CV-EVT-2 (ruling CV-GAP-130)"""

    def __init__(self, seats: list[int] | None = None, mover: int = 0, space: int = 0) -> None:
        self.at = 0
        self.seats: list[int] = seats if seats is not None else []
        self.mover = mover
        self.space = space
        self.refused = False

    def clone(self) -> "Permission":
        frame = Permission(self.seats[:], self.mover, self.space)
        frame.at = self.at
        frame.refused = self.refused
        return frame

    def run(self, g: Civilization) -> int:
        if self.refused or self.at == len(self.seats):
            g.result = 0 if self.refused else 1
            return DONE
        return WAIT

    def waiting(self, g: Civilization) -> list[int]:
        return [self.seats[self.at]]

    def offer(self, g: Civilization, seat: int, o: Offer) -> None:
        o.yes("grant", self.space)
        o.yes("deny", self.space)

    def answer(self, g: Civilization, seat: int, a: Answer) -> None:
        self.at += 1
        self.refused = a.verb == "deny"
        if self.refused:
            add_effect(g, REFUSED, self.mover, self.space)

    def default(self, g: Civilization, seat: int) -> Answer:
        return Answer("deny", self.space)


def must_ask(g: Civilization, mover: int, space: int) -> list[int]:
    """During the Olympic Games nobody fights, but who is in a space or has settled it may keep others out.
    rule: CV-EVT-2"""
    if g.event != OLYMPICS:
        return []
    return [owner for owner in occupants(g, space, mover) if owner < g.seats]
