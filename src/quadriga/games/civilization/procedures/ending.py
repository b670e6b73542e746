"""How the game ends and who has won."""

from typing import Final

from quadriga.engine.choice import Answer
from quadriga.engine.frame import DONE, WAIT, Frame
from quadriga.engine.offer import Offer
from quadriga.games.civilization.board import CARDS, NOBODY
from quadriga.games.civilization.piece_tallies import places_of
from quadriga.games.civilization.pieces import raised
from quadriga.games.civilization.queries import military_units, settlements, technologies_of
from quadriga.games.civilization.state import Civilization
from quadriga.games.civilization.terms import (
    CONQUEST,
    DIPLOMATIC,
    ERA_END,
    GOING_ON,
    HOUSEKEEPING,
    LAST_LEFT,
    LONG,
    MEDIUM,
    MILITARY_END,
    SCORING,
    SHORT,
    TECHNOLOGICAL,
)
from quadriga.games.civilization.wonders import APOLLO_PROGRAM, UNITED_NATIONS

SCORE_ITEMS: Final = ("settlements", "wonders", "seminal", "objectives", "merits", "bonus")


def still_in(g: Civilization) -> list[int]:
    return [seat for seat in range(g.seats) if seat not in g.gone]


def is_over(g: Civilization) -> bool:
    """At the end of a turn; at once when a single player is left.

    rule: CV-END-9, CV-END-13, CV-END-14, CV-END-15, CV-END-16 (ruling CV-GAP-99)
    """
    players = still_in(g)
    if len(players) <= 1:
        g.ending = LAST_LEFT
        return True
    if g.phase != HOUSEKEEPING:
        return False
    settled = [seat for seat in players if settlements(g, seat)]
    if len(settled) == 1 and g.turn > 0:
        g.ending = CONQUEST
        g.ended_by = settled[0]
        return True
    return g.ending != GOING_ON or g.turn >= g.turns


def may_declare_end(g: Civilization, seat: int, wonder: int) -> bool:
    """rule: CV-END-14, CV-END-15, CV-END-18"""
    under_way = g.ending == GOING_ON and g.phase != SCORING
    return g.length == LONG and under_way and g.wonder_owner[wonder] == seat


def offer_end(g: Civilization, seat: int, o: Offer) -> None:
    """The owner of the United Nations or of the Apollo Program may say that this turn is the last."""
    for wonder in (UNITED_NATIONS, APOLLO_PROGRAM):
        if may_declare_end(g, seat, wonder):
            o.yes("declare_end", wonder)


def declare_end(g: Civilization, seat: int, wonder: int) -> None:
    """rule: CV-END-12, CV-END-14, CV-END-15"""
    g.ending = DIPLOMATIC if wonder == UNITED_NATIONS else MILITARY_END
    g.ended_by = seat
    g.tell("end.declared", seat, wonder)


def points(g: Civilization, seat: int) -> list[int]:
    """Victory points by item, in the order of ``SCORE_ITEMS``.

    rule: CV-END-1, CV-END-2, CV-END-3, CV-END-4, CV-END-5, CV-END-6, CV-END-7 (ruling CV-GAP-40)
    """
    technologies = g.board.technologies
    seminal = 0
    for number in places_of(g.tech_owner, seat):
        seminal += technologies[number].seminal
    objectives = completed_by(g, seat)
    return [
        sum(g.size[territory] for territory in settlements(g, seat)),
        2 * g.wonder_owner.count(seat),
        4 * seminal,
        objectives // 2,
        g.merit_points[seat],
        bonus(g, seat),
    ]


def completed_by(g: Civilization, seat: int) -> int:
    """Objectives that a seat has completed."""
    return sum(1 for card in (*g.completed, *g.standing) if card // CARDS == seat)


def bonus(g: Civilization, seat: int) -> int:
    """In a Medium game the half point of an odd objective and that of an odd technology make a whole one.
    rule: CV-END-5, CV-END-7, CV-END-9, CV-END-10, CV-END-11, CV-END-14, CV-END-15, CV-END-16"""
    technologies = technologies_of(g, seat)
    if g.length == SHORT:
        return technologies
    if g.length == MEDIUM:
        return (technologies + completed_by(g, seat) % 2) // 2
    if g.ending == DIPLOMATIC:
        return 5 if g.wonder_owner[UNITED_NATIONS] == seat else 0
    if g.ending == MILITARY_END:
        return military_units(g, seat)
    return technologies if g.ending == TECHNOLOGICAL else 0


class FinalScoring(Frame[Civilization]):
    """Remaining experience is rolled for, then the points are counted; equal totals share the victory.

    rule: CV-END-1, CV-END-8, CV-END-13 (ruling CV-GAP-100)
    """

    def __init__(self) -> None:
        self.at = 0
        self.seat = 0
        self.risked = 0
        self.first = True  # the first of two or more rolls

    def clone(self) -> "FinalScoring":
        frame = FinalScoring()
        frame.at = self.at
        frame.seat = self.seat
        frame.risked = self.risked
        frame.first = self.first
        return frame

    def run(self, g: Civilization) -> int:
        if g.ending == LAST_LEFT or g.ending == CONQUEST:
            return self.finish(g, still_in(g) if g.ending == LAST_LEFT else [g.ended_by])
        if self.at == 1:
            self.at = 0
            if g.rolled[0] <= self.risked:
                g.merit_points = raised(g.merit_points, self.seat, 1)
            g.tell("merit.rolled", self.seat, self.risked, g.rolled[0])
            self.risked = 0
        if self.risked:
            self.at = 1
            return g.roll(1, 6)
        while self.seat < g.seats and (self.seat in g.gone or g.experience[self.seat] == 0):
            self.seat += 1
            self.first = True
        if self.seat == g.seats or not g.experience_rule:
            return self.finish(g, self.best(g))
        return WAIT

    def waiting(self, g: Civilization) -> list[int]:
        return [self.seat]

    def offer(self, g: Civilization, seat: int, o: Offer) -> None:
        o.yes("risk", -1, 1, self.most(g, seat))

    def most(self, g: Civilization, seat: int) -> int:
        """All of it has to be risked in two rolls or more.  rule: CV-PUR-2"""
        left = g.experience[seat]
        return left - 1 if self.first and left > 1 else left

    def answer(self, g: Civilization, seat: int, a: Answer) -> None:
        self.risked = a.amount
        self.first = False
        g.experience = raised(g.experience, seat, -a.amount)

    def default(self, g: Civilization, seat: int) -> Answer:
        return Answer("risk", -1, min(6, self.most(g, seat)))

    def best(self, g: Civilization) -> list[int]:
        totals = [sum(points(g, seat)) if seat not in g.gone else -1 for seat in range(g.seats)]
        present = [total for seat, total in enumerate(totals) if seat not in g.absent]
        most = max(present) if present else max(totals)
        return [seat for seat, total in enumerate(totals) if total == most and (seat not in g.absent or not present)]

    def finish(self, g: Civilization, winners: list[int]) -> int:
        g.winners = [seat for seat in winners if seat != NOBODY]
        for seat in range(g.seats):
            g.tell("score.final", seat, sum(points(g, seat)))
        g.over = True
        return DONE


def end_of_era(g: Civilization, seat: int) -> None:
    """The roll for a technology of the last era has come out.  rule: CV-END-9, CV-END-10, CV-END-11"""
    g.ending = ERA_END
    g.ended_by = seat
    g.tell("end.rolled", seat)
