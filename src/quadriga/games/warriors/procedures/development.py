"""Phase III: first action, second action in reverse order, extra actions, technology shift."""

from typing import Final

from quadriga.engine.choice import Answer, Choice, row
from quadriga.engine.frame import DONE, WAIT, Frame
from quadriga.engine.offer import Offer
from quadriga.games.warriors.board import GOLD, MILITARY, PRODUCTION, RESOURCES, TRACKS, TRADE
from quadriga.games.warriors.board import MASTER_TRADER as MASTER_TRADER_LEVEL
from quadriga.games.warriors.board import UNIVERSITY as UNIVERSITY_LEVEL
from quadriga.games.warriors.board import WARLORD as WARLORD_LEVEL
from quadriga.games.warriors.pieces import pay_gold
from quadriga.games.warriors.procedures.action import Action
from quadriga.games.warriors.procedures.war import WARLORD_WAR, declare_war, offer_war
from quadriga.games.warriors.queries import has_master_trader, has_university, has_warlord, level
from quadriga.games.warriors.state import Warriors

UNIVERSITY: Final = 0
MASTER_TRADER: Final = 1
WARLORD: Final = 2

FIRST: Final = 0
SECOND: Final = 1
EXTRA: Final = 2
SHIFT: Final = 3

SOURCE_TRACKS: Final = [PRODUCTION, TRADE, MILITARY]
SOURCE_ABILITIES: Final = [UNIVERSITY_LEVEL, MASTER_TRADER_LEVEL, WARLORD_LEVEL]
SOURCE_RULES: Final = ["WT-PRO-5", "WT-COM-5", "WT-MIL-9"]

SHIFTS: Final = row("shift", TRACKS * TRACKS)
PASS: Final = Choice("pass")


class Development(Frame[Warriors]):
    """Four rounds; ``at`` counts the players served in the round.

    rule: WT-DEV-1, WT-DEV-2, WT-DEV-3, WT-DEV-6, WT-ACT-1, WT-TURN-2
    """

    def __init__(self, round_: int = FIRST, at: int = 0) -> None:
        self.at = at
        self.round = round_

    def clone(self) -> "Development":
        return Development(self.round, self.at)

    def run(self, g: Warriors) -> int:
        if self.at == len(g.order):
            if self.round == SHIFT:
                return DONE
            self.round += 1
            self.at = 0
        seat = g.order[len(g.order) - 1 - self.at if self.round == SECOND else self.at]
        self.at += 1
        if self.round <= SECOND:
            return g.call(Action(seat))
        if self.round == EXTRA:
            return g.call(ExtraActions(seat))
        return g.call(TechnologyShift(seat))


class ExtraActions(Frame[Warriors]):
    """All extra actions of one player, one after another, as he likes.

    rule: WT-DEV-3, WT-DEV-4, WT-PRO-5, WT-COM-5, WT-MIL-9 (ruling WT-GAP-20)
    """

    def __init__(self, seat: int = -1) -> None:
        self.at = 0
        self.seat = seat
        self.used: list[int] = [0, 0, 0]  # by source

    def clone(self) -> "ExtraActions":
        frame = ExtraActions(self.seat)
        frame.at = self.at
        frame.used = self.used[:]
        return frame

    def run(self, g: Warriors) -> int:
        if self.at == 1 or not (self.university(g) or self.master_trader(g) or self.warlord(g)):
            return DONE
        return WAIT

    def university(self, g: Warriors) -> bool:
        return not self.used[UNIVERSITY] and has_university(g, self.seat)

    def master_trader(self, g: Warriors) -> bool:
        return self.used[MASTER_TRADER] < 2 and has_master_trader(g, self.seat)

    def warlord(self, g: Warriors) -> bool:
        return not self.used[WARLORD] and has_warlord(g, self.seat)

    def waiting(self, g: Warriors) -> list[int]:
        return [self.seat]

    def admits_free_actions(self) -> bool:
        return True

    def offer(self, g: Warriors, seat: int, o: Offer) -> None:
        if o.explain:
            self.explain_sources(g, seat, o)
        if self.university(g):
            o.yes("university")
        if self.master_trader(g):
            gold = g.stock[seat * RESOURCES + GOLD]
            price = g.board.master_trader_price
            if gold >= price:
                o.yes("master_trader")
            elif o.explain:
                o.no("master_trader", -1, "not_enough", ["WT-COM-5"], {"need": price, "have": gold, "resource": GOLD})
        if self.warlord(g):
            offer_war(g, seat, WARLORD_WAR, o)
        o.yes("done")

    def explain_sources(self, g: Warriors, seat: int, o: Offer) -> None:
        """Sources not reached, or used up this turn."""
        if not self.university(g):
            refuse_source(g, seat, "university", UNIVERSITY, self.used[UNIVERSITY] > 0, o)
        if not self.master_trader(g):
            refuse_source(g, seat, "master_trader", MASTER_TRADER, self.used[MASTER_TRADER] > 1, o)
        if not self.warlord(g):
            refuse_source(g, seat, "warlord", WARLORD, self.used[WARLORD] > 0, o)

    def answer(self, g: Warriors, seat: int, a: Answer) -> None:
        if a.verb == "university":
            self.used[UNIVERSITY] += 1
            g.call(Action(seat))
        elif a.verb == "master_trader":
            self.used[MASTER_TRADER] += 1
            pay_gold(g, seat, g.board.master_trader_price)
            g.tell("action.bought", seat, g.board.master_trader_price)
            g.call(Action(seat))
        elif a.verb == "warlord":
            self.used[WARLORD] += 1
            declare_war(g, seat, a.target)
        else:
            self.at = 1

    def default(self, g: Warriors, seat: int) -> Answer:
        return Answer("done")


def refuse_source(g: Warriors, seat: int, verb: str, source: int, is_used: bool, o: Offer) -> None:
    if is_used:
        o.no(verb, -1, "extra_used", ["WT-DEV-4"])
        return
    track = SOURCE_TRACKS[source]
    need = {"need": g.board.ability[SOURCE_ABILITIES[source]], "have": level(g, seat, track), "track": track}
    o.no(verb, -1, "level_too_low", [SOURCE_RULES[source]], need)


class TechnologyShift(Frame[Warriors]):
    """The topmost token of one track may go to the next free space of another.

    rule: WT-DEV-7, WT-TEC-5 (ruling WT-GAP-22)
    """

    def __init__(self, seat: int = -1) -> None:
        self.at = 0
        self.seat = seat

    def clone(self) -> "TechnologyShift":
        frame = TechnologyShift(self.seat)
        frame.at = self.at
        return frame

    def run(self, g: Warriors) -> int:
        return DONE if self.at == 1 else WAIT

    def waiting(self, g: Warriors) -> list[int]:
        return [self.seat]

    def admits_free_actions(self) -> bool:
        return True

    def offer(self, g: Warriors, seat: int, o: Offer) -> None:
        tokens = g.tokens
        base = seat * TRACKS
        for source in range(TRACKS):
            if not tokens[base + source] and not o.explain:
                continue
            for target in range(TRACKS):
                if source == target:
                    continue
                if not tokens[base + source]:
                    if o.explain:
                        o.no("shift", source * TRACKS + target, "no_token", ["WT-DEV-7"], {"track": source})
                elif tokens[base + target] == g.board.spaces:
                    if o.explain:
                        o.no("shift", source * TRACKS + target, "track_full", ["WT-TEC-3"], {"track": target})
                else:
                    o.add(SHIFTS[source * TRACKS + target])
        o.add(PASS)

    def answer(self, g: Warriors, seat: int, a: Answer) -> None:
        self.at = 1
        if a.verb == "shift":
            source = a.target // TRACKS
            target = a.target % TRACKS
            g.tokens[seat * TRACKS + source] -= 1
            g.tokens[seat * TRACKS + target] += 1
            g.tell("technology.shifted", seat, source, target)

    def default(self, g: Warriors, seat: int) -> Answer:
        return Answer("pass")
