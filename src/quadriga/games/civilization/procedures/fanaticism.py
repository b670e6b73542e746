"""What a Fundamentalist does when a settlement is taken from him."""

from typing import Final

from quadriga.engine.choice import Answer
from quadriga.engine.frame import DONE, RUN, WAIT, Frame
from quadriga.engine.offer import Offer
from quadriga.games.civilization.board import ANCIENT, ARTILLERY, INFANTRY, NOBODY, SPACES, TERRITORIES
from quadriga.games.civilization.pieces import add_effect, add_piece, raised
from quadriga.games.civilization.procedures.involvement import suffer_terror
from quadriga.games.civilization.procedures.losses import TROOPS, Losses, victims
from quadriga.games.civilization.procedures.supply import available
from quadriga.games.civilization.queries import discovered, has_effect, land_kind, level, own_settlements
from quadriga.games.civilization.state import Civilization
from quadriga.games.civilization.technologies import GUNPOWDER_WEAPONS
from quadriga.games.civilization.terms import FANATICS

RECRUITS: Final = 3
TERROR_COINS: Final = 15

# steps
ASK: Final = 0
WHERE: Final = 1
RECRUIT: Final = 2
ROLL: Final = 3
ROLLED: Final = 4
KILLED: Final = 5
CLOSED: Final = 6


class Fanaticism(Frame[Civilization]):
    """Three fanatics near the lost settlement or, after Gunpowder Weapons, a terrorist attack on the conqueror's coins
    or on his units in one territory; once a turn for each conqueror.
    rule: CV-GOV-21, CV-GOV-22, CV-GOV-23, CV-GOV-24 (ruling CV-GAP-73)"""

    def __init__(self, seat: int = 0, aggressor: int = 0, territory: int = 0) -> None:
        self.at: int = ASK
        self.seat = seat
        self.aggressor = aggressor
        self.territory = territory  # that was lost
        self.place: int = NOBODY  # of the fanatics or of the attack; NOBODY for an attack on coins
        self.count: int = RECRUITS
        self.before = 0  # units in the place before the attack

    def clone(self) -> "Fanaticism":
        frame = Fanaticism(self.seat, self.aggressor, self.territory)
        frame.at = self.at
        frame.place = self.place
        frame.count = self.count
        frame.before = self.before
        return frame

    def run(self, g: Civilization) -> int:
        if self.at == ASK:
            if has_effect(g, FANATICS, self.seat, self.aggressor) or not self.has_choice(g):
                return DONE
            return WAIT
        if self.at == WHERE:
            return WAIT if nearest(g, self.seat, self.territory) else DONE
        if self.at == RECRUIT:
            return WAIT if self.count and recruits(g, self.seat) else DONE
        if self.at == ROLL:
            self.at = ROLLED
            return g.roll(1, 6)
        if self.at == ROLLED:
            return self.strike(g, g.rolled[0])
        if self.at == KILLED:
            self.at = CLOSED
            if len(victims(g, self.aggressor, self.place, TROOPS)) < self.before:
                suffer_terror(g, self.aggressor)
        return DONE

    def has_choice(self, g: Civilization) -> bool:
        return self.may_recruit(g) or self.may_terrorize(g)

    def may_recruit(self, g: Civilization) -> bool:
        return bool(own_settlements(g, self.seat)) and bool(recruits(g, self.seat))

    def may_terrorize(self, g: Civilization) -> bool:
        """Barbarians fear nothing.  rule: CV-GOV-22"""
        return self.aggressor < g.seats and discovered(g, GUNPOWDER_WEAPONS)

    def exposed(self, g: Civilization) -> list[int]:
        """Territories with land units or explorers of the aggressor."""
        if not self.may_terrorize(g):
            return []
        return [t for t in range(TERRITORIES) if t in g.space and victims(g, self.aggressor, t, TROOPS)]

    def waiting(self, g: Civilization) -> list[int]:
        return [self.seat]

    def offer(self, g: Civilization, seat: int, o: Offer) -> None:
        if self.at == WHERE:
            for territory in nearest(g, seat, self.territory):
                o.yes("rally", territory)
        elif self.at == RECRUIT:
            for kind in recruits(g, seat):
                o.yes("recruit", kind)
        else:
            self.offer_revenge(g, o)

    def offer_revenge(self, g: Civilization, o: Offer) -> None:
        if self.may_recruit(g):
            o.yes("fanatics")
        elif o.explain:
            o.no("fanatics", -1, "no_settlement_left", ["CV-GOV-21"])
        if self.may_terrorize(g):
            o.yes("terror_coins", self.aggressor)
            for territory in self.exposed(g):
                o.yes("terror_units", territory)
        elif o.explain:
            o.no("terror_coins", self.aggressor, "no_gunpowder", ["CV-GOV-22"])

    def answer(self, g: Civilization, seat: int, a: Answer) -> None:
        if self.at == ASK:
            add_effect(g, FANATICS, seat, self.aggressor)
        if a.verb == "fanatics":
            self.at = WHERE
        elif a.verb == "rally":
            self.at = RECRUIT
            self.place = a.target
        elif a.verb == "recruit":
            self.count -= 1
            add_piece(g, seat, a.target, self.place)
            g.tell("fanatic.raised", seat, a.target, self.place)
        else:
            self.at = ROLL
            self.place = a.target if a.verb == "terror_units" else NOBODY

    def strike(self, g: Civilization, die: int) -> int:
        """rule: CV-GOV-22"""
        g.tell("terror.struck", self.seat, self.aggressor, die, self.place)
        if self.place == NOBODY:
            self.at = CLOSED
            g.terror = raised(g.terror, self.aggressor, TERROR_COINS * die)
            return RUN
        self.at = KILLED
        self.before = len(victims(g, self.aggressor, self.place, TROOPS))
        return g.call(Losses(self.aggressor, self.place, max(1, die // 2), self.seat, TROOPS))

    def default(self, g: Civilization, seat: int) -> Answer:
        if self.at == WHERE:
            return Answer("rally", nearest(g, seat, self.territory)[0])
        if self.at == RECRUIT:
            return Answer("recruit", recruits(g, seat)[0])
        return Answer("fanatics") if self.may_recruit(g) else Answer("terror_coins", self.aggressor)


def nearest(g: Civilization, seat: int, territory: int) -> list[int]:
    """The seat's settlements nearest to a territory (ruling CV-GAP-73)."""
    mine = own_settlements(g, seat)
    steps = [g.board.distance[territory * SPACES + other] for other in mine]
    return [mine[at] for at in range(len(mine)) if steps[at] == min(steps)]


def recruits(g: Civilization, seat: int) -> list[int]:
    """Land units of this era and the one before that somebody's technology allows the seat to use.
    rule: CV-GOV-21, CV-VAR-8 (ruling CV-GAP-73)"""
    found: list[int] = []
    for era in range(max(ANCIENT, g.era - 1), g.era + 1):
        for unit_class in range(INFANTRY, ARTILLERY + 1):
            kind = land_kind(era, unit_class)
            if (level(g, seat, kind) or kind == land_kind(ANCIENT, INFANTRY)) and available(g, seat, kind):
                found.append(kind)
    return found
