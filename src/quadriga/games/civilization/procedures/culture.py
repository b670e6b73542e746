"""Phase 9: cultural dominance."""

from typing import Final

from quadriga.engine.choice import Answer
from quadriga.engine.frame import DONE, RUN, WAIT, Frame
from quadriga.engine.offer import Offer
from quadriga.games.civilization.board import (
    EXPLORERS,
    FUNDAMENTALISM,
    HAPPINESS,
    HOLY_YEAR,
    MEDIEVAL,
    NOBODY,
    PLANE,
    PRODUCTIVITY,
    RELIGIOUS,
    TERRITORIES,
)
from quadriga.games.civilization.cards.vocabulary import ON_CULTURE_LOST
from quadriga.games.civilization.pieces import (
    add_effect,
    convert_piece,
    do_deed,
    give_settlement,
    set_deed,
)
from quadriga.games.civilization.procedures.befalling import Befalling, ask_victims
from quadriga.games.civilization.procedures.redistribution import has_works, redistribute
from quadriga.games.civilization.procedures.revolution import note_unrest
from quadriga.games.civilization.procedures.routes import distance, land_gap, sea_gap, trade_reach
from quadriga.games.civilization.procedures.standing import check_standing
from quadriga.games.civilization.queries import (
    always_happy,
    always_productive,
    at_war,
    garrison,
    government,
    half_points,
    has_effect,
    is_capital,
    is_happy,
    is_laden,
    is_land_unit,
    is_type,
    own_settlements,
    pieces_in,
    pieces_of,
)
from quadriga.games.civilization.state import Civilization
from quadriga.games.civilization.terms import CULTURE_AGAINST, DOMINATED, DOMINATED_AT, DOMINATED_OF, STRUCK

ROWS: Final = ("size", "capital", "militia", "improvements", "wonders", "distance", "culture", "seminal", "happiness")
CERTAIN: Final = 6


def culture_rows(g: Civilization, territory: int, target: int) -> list[int]:
    """What each row of the table adds to the score, in the order of ``ROWS``.

    rule: CV-CUL-3, CV-CUL-6, CV-CIV-6, CV-CIV-17 (rulings CV-GAP-31, CV-GAP-47)
    """
    seat = g.holder[territory]
    other = g.holder[target]
    return [
        g.size[territory] - g.size[target],
        -1 if is_capital(g, target) else 0,
        garrison(g, territory, seat) - garrison(g, target, other),
        improvements(g, territory) - improvements(g, target),
        g.wonder_owner.count(seat) - g.wonder_owner.count(other),
        -distance(g, territory, target),
        government(g, seat).culture + civilization_culture(g, seat),
        int(owns_seminal(g, seat)),
        -1 if is_happy(g, target) else 0,
    ]


def improvements(g: Civilization, territory: int) -> int:
    """Happiness and productivity of a settlement, each counted once, whatever the unrest of the turn; under
    Fundamentalism all are always happy.  rule: CV-CUL-6, CV-GOV-15"""
    happy = always_happy(g, territory) or government(g, g.holder[territory]).all_happy
    productive = always_productive(g, territory)
    return int(happy or half_points(g, territory, HAPPINESS) >= 2) + int(
        productive or half_points(g, territory, PRODUCTIVITY) >= 2
    )


def civilization_culture(g: Civilization, seat: int) -> int:
    kind = g.civilization[seat]
    return g.board.civilizations[kind].culture * g.era if kind != NOBODY else 0


def owns_seminal(g: Civilization, seat: int) -> bool:
    """The seminal discovery of the current era."""
    return g.tech_owner[g.board.seminal[g.era]] == seat


def in_reach(g: Civilization, territory: int, target: int) -> bool:
    """Within the trade distance less one; neighbours always.  rule: CV-CUL-2"""
    if land_gap(g, territory, target) == 0:
        return True
    land, sea = trade_reach(g)
    return land_gap(g, territory, target) <= land - 1 or sea_gap(g, territory, target) <= sea - 1


def is_open(g: Civilization, seat: int, target: int) -> bool:
    """rule: CV-CUL-1, CV-CUL-2, CV-CUL-7, CV-EVT-18, CV-BAR-31, CV-DIP-3"""
    other = g.holder[target]
    if other in (NOBODY, seat, g.seats) or g.occupied[target] or g.mood[target] & STRUCK:
        return False
    if at_war(g, seat, other) or has_effect(g, CULTURE_AGAINST, seat, other):
        return False
    return not (g.governments_rule and g.government[other] == FUNDAMENTALISM)


def attempts(g: Civilization, seat: int) -> int:
    """rule: CV-CUL-1, CV-CIV-6"""
    return 2 if is_type(g, seat, RELIGIOUS) else 1


class CulturePhase(Frame[Civilization]):
    """Each player may try to win over a settlement of somebody with whom he is at peace.

    rule: CV-CUL-1, CV-EVT-7
    """

    def __init__(self) -> None:
        self.at = 0  # place in the order
        self.tried = 0

    def clone(self) -> "CulturePhase":
        frame = CulturePhase()
        frame.at = self.at
        frame.tried = self.tried
        return frame

    def run(self, g: Civilization) -> int:
        check_standing(g)
        note_unrest(g)
        if g.era < MEDIEVAL or g.event == HOLY_YEAR:
            return DONE
        while self.at < len(g.order):
            seat = g.order[self.at]
            if seat not in g.gone and self.tried < attempts(g, seat) and self.pairs(g, seat):
                return WAIT
            self.at += 1
            self.tried = 0
        return DONE

    def pairs(self, g: Civilization, seat: int) -> list[int]:
        """own settlement * TERRITORIES + target, where there is a chance."""
        targets = [target for target in range(TERRITORIES) if is_open(g, seat, target)]
        found: list[int] = []
        for territory in own_settlements(g, seat):
            for target in targets:
                if in_reach(g, territory, target) and sum(culture_rows(g, territory, target)) > 0:
                    found.append(territory * TERRITORIES + target)
        return found

    def waiting(self, g: Civilization) -> list[int]:
        return [g.order[self.at]]

    def admits_free_actions(self) -> bool:
        return True

    def offer(self, g: Civilization, seat: int, o: Offer) -> None:
        for pair in self.pairs(g, seat):
            o.yes("dominate", pair)
        o.yes("pass")
        if o.explain:
            self.explain(g, seat, o)

    def explain(self, g: Civilization, seat: int, o: Offer) -> None:
        for territory in own_settlements(g, seat):
            for target in range(TERRITORIES):
                if not is_open(g, seat, target) or not in_reach(g, territory, target):
                    continue
                score = sum(culture_rows(g, territory, target))
                if score <= 0:
                    pair = territory * TERRITORIES + target
                    o.no("dominate", pair, "culture_too_low", ["CV-CUL-4"], {"number": score})

    def answer(self, g: Civilization, seat: int, a: Answer) -> None:
        if a.verb == "pass":
            self.at += 1
            self.tried = 0
            return
        self.tried += 1
        g.call(Dominance(seat, a.target // TERRITORIES, a.target % TERRITORIES))

    def default(self, g: Civilization, seat: int) -> Answer:
        return Answer("pass")


class Dominance(Befalling):
    """One attempt.  rule: CV-CUL-4, CV-CUL-5, CV-CUL-8, CV-CUL-9, CV-STR-27"""

    def __init__(self, seat: int = 0, territory: int = 0, target: int = 0) -> None:
        self.at = 0
        self.cancelled = 0
        self.seat = seat
        self.territory = territory
        self.target = target
        self.loser: int = NOBODY
        self.capital = False
        self.score = 0

    def clone(self) -> "Dominance":
        frame = Dominance(self.seat, self.territory, self.target)
        frame.at = self.at
        frame.cancelled = self.cancelled
        frame.loser = self.loser
        frame.capital = self.capital
        frame.score = self.score
        return frame

    def run(self, g: Civilization) -> int:
        if self.at == 0:
            self.at = 1
            self.loser = g.holder[self.target]
            self.capital = is_capital(g, self.target)
            self.score = sum(culture_rows(g, self.territory, self.target))
            add_effect(g, CULTURE_AGAINST, self.seat, self.loser)
            if self.score < CERTAIN:
                return g.roll(1, 6)
            g.rolled = [0]
        if self.at == 1:
            self.at = 2
            g.tell("culture.tried", self.seat, self.target, self.score, g.rolled[0])
            if g.rolled[0] > self.score:
                return DONE
            return ask_victims(g, ON_CULTURE_LOST, [self.loser])
        if self.at == 2:
            if self.spares(self.loser):
                g.tell("culture.denied", self.loser, self.target)
                return DONE
            self.at = 3
        if self.at == 3:
            militia = self.militia(g)
            if len(one_of_each(g, militia)) > 1:
                return WAIT
            return self.take_over(g, militia[0] if militia else NOBODY)
        if self.at == 4:
            return self.annex(g)
        if self.at == 5:
            return WAIT
        return DONE

    def militia(self, g: Civilization) -> list[int]:
        """The garrison of the target: armies and aircraft, not ships on land.  rule: CV-CUL-6"""
        mine = pieces_of(g, self.target, self.loser)
        return [piece for piece in mine if is_land_unit(g.kind[piece]) or g.kind[piece] == PLANE]

    def waiting(self, g: Civilization) -> list[int]:
        return [self.loser]

    def offer(self, g: Civilization, seat: int, o: Offer) -> None:
        if self.at == 3:
            for piece in one_of_each(g, self.militia(g)):
                o.yes("hand_over", piece)
            return
        for territory in self.annexable(g):
            o.yes("cede", territory)

    def answer(self, g: Civilization, seat: int, a: Answer) -> None:
        if self.at == 3:
            self.take_over(g, a.target)
        else:
            self.at = 6
            self.transfer(g, a.target)

    def default(self, g: Civilization, seat: int) -> Answer:
        o = Offer(False)
        self.offer(g, seat, o)
        return o.choices[0].smallest()

    def take_over(self, g: Civilization, piece: int) -> int:
        """One unit of the garrison passes over with the settlement; explorers are converted.  rule: CV-CUL-5"""
        self.at = 4
        if piece != NOBODY:
            convert_piece(g, piece, self.seat)
        self.transfer(g, self.target)
        do_deed(g, self.seat, DOMINATED)
        set_deed(g, self.seat, DOMINATED_AT, self.target + 1)
        set_deed(g, self.seat, DOMINATED_OF, self.loser + 1)
        return RUN

    def transfer(self, g: Civilization, territory: int) -> None:
        from quadriga.games.civilization.procedures.capital import lose_settlement
        from quadriga.games.civilization.procedures.nuclear import take_stored_weapons

        for piece in pieces_in(g, territory):
            if g.kind[piece] == EXPLORERS and g.owner[piece] == self.loser:
                convert_piece(g, piece, self.seat)
        if has_works(g, territory):
            redistribute(g, self.loser)
        give_settlement(g, territory, self.seat)
        take_stored_weapons(g, territory, self.loser, self.seat)
        g.tell("culture.won", self.seat, territory, self.loser)
        lose_settlement(g, self.loser, territory, self.seat)

    def annex(self, g: Civilization) -> int:
        """With a capital comes a second settlement.  rule: CV-CUL-8"""
        self.at = 6
        if not self.capital:
            return RUN
        options = self.annexable(g)
        if not options:
            return RUN
        if len(options) == 1:
            self.transfer(g, options[0])
            return RUN
        self.at = 5
        return WAIT

    def annexable(self, g: Civilization) -> list[int]:
        """The loser's smallest settlements in reach of the lost capital, the nearest to the winner's among them."""
        near = [t for t in own_settlements(g, self.loser) if in_reach(g, self.target, t)]
        if not near:
            return []
        smallest = min(g.size[t] for t in near)
        near = [t for t in near if g.size[t] == smallest]
        own = [t for t in own_settlements(g, self.seat) if t != self.target]
        gaps = [min([distance(g, t, other) for other in own], default=0) for t in near]
        return [t for t, gap in zip(near, gaps, strict=True) if gap == min(gaps)]


def one_of_each(g: Civilization, militia: list[int]) -> list[int]:
    """Pieces of which the loser may choose one: those that carry something are unlike any other.
    rule: CV-CUL-5, CV-NUC-6"""
    found: list[int] = []
    kinds: list[int] = []
    for piece in militia:
        if is_laden(g, piece):
            found.append(piece)
        elif g.kind[piece] not in kinds:
            kinds.append(g.kind[piece])
            found.append(piece)
    return found
