"""The blue branch: Machinery, Cartography."""

from typing import Final

from quadriga.engine.choice import Answer
from quadriga.engine.frame import DONE, RUN, WAIT, Frame
from quadriga.engine.offer import Offer
from quadriga.games.medioevo.board import (
    BATTLE_DECLARED,
    GALLEY,
    GOODS,
    KINDS,
    MACHINERY,
    OWN,
    ROUND_STARTS,
    STEP_TAKEN,
    TERRITORIES,
    TRADING,
)
from quadriga.games.medioevo.cards.occasion import fighting, is_embattled, movement_at
from quadriga.games.medioevo.codes import COMMERCE
from quadriga.games.medioevo.procedures.battle.battle import TECHNOLOGY_EFFECT
from quadriga.games.medioevo.procedures.commerce import CommercePhase, Trading
from quadriga.games.medioevo.procedures.group import load
from quadriga.games.medioevo.procedures.market import is_trader
from quadriga.games.medioevo.procedures.movement import RESTED, WEARY, Movement
from quadriga.games.medioevo.property_queries import capacity, pieces_of
from quadriga.games.medioevo.queries import has_effect, is_banned, is_land
from quadriga.games.medioevo.rows import increased
from quadriga.games.medioevo.state import Medioevo
from quadriga.games.medioevo.technologies.technology import Technology
from quadriga.games.medioevo.unit_queries import army_zones, count, fresh, units

ENOUGH: Final = 9
MOST_LOOKS: Final = 10  # so that a journey ends whoever plays


def idle_engines(g: Medioevo, seat: int) -> list[int]:
    """Own engines in the battle whose crews do not fight beside."""
    b = fighting(g, seat)
    if b is None:
        return []
    engines = b.engines(g, b.side_of(seat))
    return [piece for piece in engines if not has_effect(g, TECHNOLOGY_EFFECT + MACHINERY, piece)]


class Machinery(Technology):
    """Crews of engines shoot and fight too, until the end of the turn.  rule: MU-TECH-3"""

    def when(self) -> int:
        return BATTLE_DECLARED | ROUND_STARTS

    def limit(self, g: Medioevo, seat: int, moment: int) -> int:
        return len(idle_engines(g, seat))

    def use(self, g: Medioevo, seat: int, amount: int) -> int:
        engines = idle_engines(g, seat)
        if amount < len(engines):
            return g.call(EngineChoice(seat, amount))
        for piece in engines:
            mechanise(g, seat, piece)
        return RUN


def mechanise(g: Medioevo, seat: int, piece: int) -> None:
    g.effects = (*g.effects, TECHNOLOGY_EFFECT + MACHINERY, 0, piece)
    g.tell("engine.mechanised", seat, piece)


class EngineChoice(Frame[Medioevo]):
    """Which engines' crews fight too.  rule: MU-TECH-3"""

    def __init__(self, seat: int = -1, left: int = 0) -> None:
        self.at = 0
        self.seat = seat
        self.left = left

    def clone(self) -> "EngineChoice":
        frame = EngineChoice(self.seat, self.left)
        frame.at = self.at
        return frame

    def run(self, g: Medioevo) -> int:
        return WAIT if self.left > 0 and idle_engines(g, self.seat) else DONE

    def waiting(self, g: Medioevo) -> list[int]:
        return [self.seat]

    def offer(self, g: Medioevo, seat: int, o: Offer) -> None:
        for piece in idle_engines(g, seat):
            o.yes("aim_piece", piece)

    def answer(self, g: Medioevo, seat: int, a: Answer) -> None:
        self.left -= 1
        mechanise(g, seat, a.target)

    def default(self, g: Medioevo, seat: int) -> Answer:
        return g.choices(seat)[0].smallest()


# --- Cartography


def is_yet_to_trade(g: Medioevo, seat: int) -> bool:
    """Whether the seat's turn in the Commerce phase is under way or to come."""
    for frame in g.stack:
        if isinstance(frame, Trading) and frame.seat == seat:
            return True
        if isinstance(frame, CommercePhase) and seat in frame.seats[frame.at :]:
            return True
    return False


def walkers(g: Medioevo, seat: int) -> list[int]:
    """Single units that could go a step on foot: zone * KINDS + kind.  rule: MU-TECH-4"""
    found: list[int] = []
    for zone in army_zones(g, seat):
        if zone >= TERRITORIES or is_banned(g, 2, zone) or is_embattled(g, seat, zone):
            continue
        if movement_at(g, seat, zone) is None:
            found.extend([zone * KINDS + kind for kind in range(KINDS) if count(g, zone, seat, kind)])
    return found


def travellers(g: Medioevo, seat: int) -> list[int]:
    """Transports and engines that could use a movement point.  rule: MU-TECH-4"""
    found: list[int] = []
    for piece in pieces_of(g, seat):
        zone = g.piece_zone[piece]
        if g.piece_aboard[piece] >= 0 or is_embattled(g, seat, zone) or is_banned(g, 2, zone):
            continue
        if is_trader(g, piece):
            if g.phase == COMMERCE and is_yet_to_trade(g, seat):
                found.append(piece)
            continue
        move = movement_at(g, seat, zone)
        if move is None or piece in move.pieces:
            found.append(piece)
    return found


class Cartography(Technology):
    """A unit, or a transport or engine with what it carries, gains a movement point at once.  rule: MU-TECH-4"""

    price = 2

    def when(self) -> int:
        return OWN | STEP_TAKEN | BATTLE_DECLARED | TRADING

    def limit(self, g: Medioevo, seat: int, moment: int) -> int:
        return ENOUGH if travellers(g, seat) or walkers(g, seat) else 0

    def use(self, g: Medioevo, seat: int, amount: int) -> int:
        return g.call(Journey(seat, amount))


class Journey(Frame[Medioevo]):
    """Who goes a step, and with whom aboard. What is moving or trading anyway keeps the point for later.

    rule: MU-TECH-4
    """

    def __init__(self, seat: int = -1, left: int = 0) -> None:
        self.at = 0  # 1 while units are chosen for a transport, 2 when a step may have been taken
        self.seat = seat
        self.left = left
        self.zone = -1  # from where
        self.piece = -1  # -1 for a unit on foot
        self.army = 0  # own units there before the step
        self.looks = 0  # steps that were called off
        self.going: list[int] = [0] * KINDS

    def clone(self) -> "Journey":
        frame = Journey(self.seat, self.left)
        frame.at = self.at
        frame.zone = self.zone
        frame.piece = self.piece
        frame.army = self.army
        frame.looks = self.looks
        frame.going = self.going[:]
        return frame

    def run(self, g: Medioevo) -> int:
        if self.at == 2:
            self.at = 0
            self.going = [0] * KINDS
            if not self.has_left(g) and self.looks < MOST_LOOKS:
                self.looks += 1
                self.left += 1
        if self.at == 0 and (self.left <= 0 or not (travellers(g, self.seat) or walkers(g, self.seat))):
            return DONE
        return WAIT

    def has_left(self, g: Medioevo) -> bool:
        """Who turned back before the first step has not used the point."""
        if self.piece >= 0:
            return g.piece_kind[self.piece] < 0 or g.piece_zone[self.piece] != self.zone
        return units(g, self.zone, self.seat) != self.army

    def waiting(self, g: Medioevo) -> list[int]:
        return [self.seat]

    def offer(self, g: Medioevo, seat: int, o: Offer) -> None:
        if self.at == 0:
            for piece in travellers(g, seat):
                o.yes("aim_piece", piece)
            for place in walkers(g, seat):
                o.yes("aim_place", place)
            o.yes("done")
            return
        room = self.room(g) - sum(self.going)
        for kind in range(KINDS):
            number = min(room, count(g, self.zone, seat, kind) - self.going[kind])
            if number > 0:
                o.yes("take_unit", kind, 1, number)
        o.yes("ready")

    def room(self, g: Medioevo) -> int:
        return capacity(g, self.piece) if g.piece_kind[self.piece] == GALLEY else load(g, self.piece)

    def answer(self, g: Medioevo, seat: int, a: Answer) -> None:
        if a.verb == "done":
            self.left = 0
        elif a.verb == "aim_place":
            self.left -= 1
            self.piece = -1
            self.zone = a.target // KINDS
            self.going[a.target % KINDS] = 1
            self.depart(g)
        elif a.verb == "aim_piece":
            self.left -= 1
            self.choose(g, a.target)
        elif a.verb == "take_unit":
            self.going[a.target] += a.amount
        else:
            self.depart(g)

    def choose(self, g: Medioevo, piece: int) -> None:
        self.piece = piece
        self.zone = g.piece_zone[piece]
        if is_trader(g, piece) or movement_at(g, self.seat, self.zone) is not None:
            g.piece_mp = increased(g.piece_mp, piece, 1)
            g.tell("move.gained", self.seat, piece)
            return
        if not is_land(self.zone):
            for kind in range(KINDS):
                self.going[kind] = g.cargo[piece * GOODS + kind]
        elif self.room(g) and units(g, self.zone, self.seat):
            self.at = 1
            return
        self.depart(g)

    def depart(self, g: Medioevo) -> None:
        """One step of a movement that costs nothing more."""
        self.at = 2
        self.army = units(g, self.zone, self.seat)
        step = Movement(self.seat, self.seat, self.zone)
        step.going = self.going[:]
        rested = self.piece < 0 or not g.piece_done[self.piece]
        for kind in range(KINDS):
            if self.going[kind] > fresh(g, self.zone, self.seat, kind):
                rested = False
        step.bonus = RESTED if rested else WEARY
        if self.piece >= 0:
            step.pieces = [p for p in pieces_of(g, self.seat) if p == self.piece or g.piece_aboard[p] == self.piece]
        g.call(step)

    def default(self, g: Medioevo, seat: int) -> Answer:
        return Answer("ready") if self.at == 1 else Answer("done")
