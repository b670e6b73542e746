"""The Resolution phase: is the event completed, who has the Victory, who suffers the Defeat."""

from typing import Final

from quadriga.engine.choice import Answer
from quadriga.engine.frame import DONE, RUN, WAIT, Frame
from quadriga.engine.offer import Offer
from quadriga.engine.window import Poll
from quadriga.games.byzantion.board import (
    EVENT_COMPLETE,
    GAIN_PER,
    GOODS,
    LOOT,
    PENALTY,
    PER_CONTRIBUTED,
    REDUCE_PENALTY,
    RESOURCES,
    TUNIC,
    UNITS,
    VICTORY,
)
from quadriga.games.byzantion.goods import gain_loot, suffer
from quadriga.games.byzantion.moments import DEFEAT_KNOWN, PHASE_TURNS, VICTORY_KNOWN
from quadriga.games.byzantion.procedures.contribution import Contribution
from quadriga.games.byzantion.procedures.trial import Trial
from quadriga.games.byzantion.procedures.units import place_units
from quadriga.games.byzantion.queries import abilities, arbiter, current_event, is_trial
from quadriga.games.byzantion.state import FAILED, RESOLUTION, Byzantion

MOST_GENEROUS: Final = 0  # what the arbiter is asked for
LEAST_GENEROUS: Final = 1
BETTER_BID: Final = 2


class Favour(Frame[Byzantion]):
    """The arbiter chooses freely among tied players, himself included; the result is the seat.

    rule: BZ-GEN-13, BZ-COM-5 (ruling BZ-GAP-47)
    """

    def __init__(self, purpose: int = 0, tied: list[int] | None = None) -> None:
        self.at = 0
        self.purpose = purpose
        self.tied: list[int] = tied if tied is not None else []

    def clone(self) -> "Favour":
        frame = Favour(self.purpose, self.tied[:])
        frame.at = self.at
        return frame

    def waiting(self, g: Byzantion) -> list[int]:
        return [arbiter(g)]

    def run(self, g: Byzantion) -> int:
        return DONE if self.at else WAIT

    def offer(self, g: Byzantion, seat: int, o: Offer) -> None:
        for other in sorted(self.tied):
            o.yes("favour", other)

    def answer(self, g: Byzantion, seat: int, a: Answer) -> None:
        self.at = 1
        g.result = a.target
        g.tell("tie.settled", seat, a.target)

    def default(self, g: Byzantion, seat: int) -> Answer:
        return Answer("favour", min(self.tied))


def settle_tie(g: Byzantion, purpose: int, tied: list[int]) -> int:
    """One seat as the result, by the arbiter's choice if there are several."""
    if len(tied) > 1:
        return g.call(Favour(purpose, tied))
    g.result = tied[0]
    return RUN


class Resolution(Frame[Byzantion]):
    """Contributions, then Victory or Defeat.  rule: BZ-GEN-6, BZ-COM-1, BZ-COM-2, BZ-COM-3, BZ-COM-4, BZ-COM-5"""

    def __init__(self) -> None:
        self.at = 0
        self.counted: list[int] = []  # seat * GOODS + good, substitutes as what they stand for
        self.generosity: list[int] = []

    def clone(self) -> "Resolution":
        frame = Resolution()
        frame.at = self.at
        frame.counted = self.counted[:]
        frame.generosity = self.generosity[:]
        return frame

    def run(self, g: Byzantion) -> int:
        self.at += 1
        if self.at == 1:
            g.phase = RESOLUTION
            g.tell("phase.started", g.round, g.phase)
            return g.call(Poll(PHASE_TURNS, g.order[:]))
        if self.at == 2:
            return g.call(Contribution(g.seats))
        if self.at == 3:
            return self.judge(g)
        if self.at == 4:
            seat = g.result
            if self.is_complete(g):
                g.outcome[g.round - 1] = seat
                g.tell("event.completed", g.events[g.round - 1], seat)
                return g.call(Victory(seat))
            g.outcome[g.round - 1] = FAILED
            g.tell("event.failed", g.events[g.round - 1], seat)
            return g.call(Defeat(seat))
        return DONE

    def is_complete(self, g: Byzantion) -> bool:
        """Every amount asked for is reached; surplus of one never replaces another.  rule: BZ-COM-1"""
        required = current_event(g).required[g.option]
        for good in range(GOODS):
            if required[good] and sum(self.counted[good::GOODS]) < required[good]:
                return False
        return True

    def judge(self, g: Byzantion) -> int:
        """rule: BZ-COM-3, BZ-COM-4, BZ-COM-5"""
        if self.is_complete(g):
            best = max(self.generosity)
            return settle_tie(g, MOST_GENEROUS, [seat for seat in g.order if self.generosity[seat] == best])
        least = min(self.generosity)
        return settle_tie(g, LEAST_GENEROUS, [seat for seat in g.order if self.generosity[seat] == least])

    def resources_given(self, seat: int) -> int:
        return sum(self.counted[seat * GOODS : seat * GOODS + RESOURCES])


def resolution(g: Byzantion) -> Resolution:
    for frame in g.stack:
        if isinstance(frame, Resolution):
            return frame
    raise AssertionError("no event is being resolved")


class Victory(Frame[Byzantion]):
    """Reactions, the reward, abilities of all who contributed, units, and the Trial if it is one.

    rule: BZ-COM-3, BZ-COM-10, BZ-COM-11, BZ-INT-21, BZ-KEI-7, BZ-TRI-2, BZ-UNI-1
    """

    def __init__(self, winner: int = -1) -> None:
        self.at = 0
        self.winner = winner

    def clone(self) -> "Victory":
        frame = Victory(self.winner)
        frame.at = self.at
        return frame

    def run(self, g: Byzantion) -> int:
        self.at += 1
        if self.at == 1:
            return g.call(Poll(VICTORY_KNOWN, g.order[:]))
        if self.at == 2:
            self.reward(g)
            self.complete(g)
            return self.place(g)
        if self.at == 3 and is_trial(g):
            return g.call(Trial(g.seats))
        return DONE

    def has_contributed(self, g: Byzantion, seat: int) -> bool:
        """At least 1 resource or 2 Nomisma.  rule: BZ-COM-11"""
        return resolution(g).generosity[seat] > 0

    def reward(self, g: Byzantion) -> None:
        """rule: BZ-KEI-7"""
        times = 2 if g.seals[TUNIC] == self.winner else 1
        g.tell("reward.given", self.winner, times)
        gain_loot(g, self.winner, current_event(g).reward, times)
        for effect in abilities(g, self.winner, VICTORY):
            gain_loot(g, self.winner, effect.loot)

    def complete(self, g: Byzantion) -> None:
        """rule: BZ-COM-10, BZ-COM-11, BZ-CLA-12"""
        for seat in g.order:
            if not self.has_contributed(g, seat):
                continue
            for effect in abilities(g, seat, EVENT_COMPLETE):
                times = 1
                if effect.op == GAIN_PER and effect.mode == PER_CONTRIBUTED:
                    times = resolution(g).resources_given(seat)
                gain_loot(g, seat, effect.loot, times)

    def place(self, g: Byzantion) -> int:
        event = current_event(g)
        units = event.units[g.option]
        for kind in range(UNITS):
            if units[kind]:
                place_units(g, self.winner, kind, event.area, units[kind])
        return RUN


class Defeat(Frame[Byzantion]):
    """Reactions, then the penalty of the least generous.

    rule: BZ-COM-4, BZ-COM-6, BZ-INT-22, BZ-KEI-8
    """

    def __init__(self, victim: int = -1) -> None:
        self.at = 0
        self.victim = victim
        self.ignored = False

    def clone(self) -> "Defeat":
        frame = Defeat(self.victim)
        frame.at = self.at
        frame.ignored = self.ignored
        return frame

    def run(self, g: Byzantion) -> int:
        self.at += 1
        if self.at == 1:
            return g.call(Poll(DEFEAT_KNOWN, g.order[:]))
        if self.at == 2:
            self.punish(g)
        return DONE

    def suffers(self, g: Byzantion, seat: int) -> bool:
        """Whether a penalty hangs over the seat: the Tunic shields from it.  rule: BZ-KEI-8"""
        return seat == self.victim and not self.ignored and g.seals[TUNIC] != seat

    def punish(self, g: Byzantion) -> None:
        if not self.suffers(g, self.victim):
            g.tell("penalty.spared", self.victim)
            return
        g.tell("penalty.suffered", self.victim)
        suffer(g, self.victim, penalty_for(g, self.victim))


def penalty_for(g: Byzantion, seat: int) -> list[int]:
    """As printed, or halved by a Hero.  (operation reduce_penalty)"""
    penalty = current_event(g).penalty[:]
    for effect in abilities(g, seat, PENALTY):
        if effect.op == REDUCE_PENALTY:
            for good in range(LOOT):
                penalty[good] //= 2
    return penalty
