"""The green branch: Engineering."""

from quadriga.engine.choice import Answer
from quadriga.engine.frame import DONE, WAIT, Frame
from quadriga.engine.offer import Offer
from quadriga.games.medioevo.board import CATEGORIES, CATHEDRAL, ENGINE, OWN, PURCHASE, TERRITORIES
from quadriga.games.medioevo.procedures.site import raise_piece
from quadriga.games.medioevo.procedures.works import can_rise, raise_building
from quadriga.games.medioevo.property_queries import is_mustering_place, pieces_left, pieces_of, tokens_allow
from quadriga.games.medioevo.queries import controls
from quadriga.games.medioevo.state import Medioevo
from quadriga.games.medioevo.technologies.technology import Technology

HIGHEST = 3


def raisable_buildings(g: Medioevo, seat: int) -> list[int]:
    """territory * CATEGORIES + category"""
    found: list[int] = []
    for territory in range(TERRITORIES):
        if g.holder[territory] != seat:
            continue
        for category in range(CATHEDRAL):
            if can_rise(g, territory, category) and controls(g, seat, territory):
                found.append(territory * CATEGORIES + category)
    return found


def raisable_engines(g: Medioevo, seat: int) -> list[int]:
    """Where siege engines can be upgraded, as far as tokens and the box allow.  rule: MU-SIE-2, MU-TRA-3, MU-SET-13"""
    found: list[int] = []
    for piece in pieces_of(g, seat):
        zone = g.piece_zone[piece]
        level = g.piece_level[piece] + 1
        if g.piece_kind[piece] != ENGINE or level > HIGHEST or zone >= TERRITORIES:
            continue
        if not controls(g, seat, zone) or not is_mustering_place(g, seat, zone):
            continue
        if tokens_allow(g, seat, level, piece) and pieces_left(g, ENGINE, level) > 0:
            found.append(piece)
    return found


class Engineering(Technology):
    """Own buildings and siege engines rise a level without florins.  rule: MU-TECH-20"""

    price = 2

    def when(self) -> int:
        return OWN | PURCHASE

    def limit(self, g: Medioevo, seat: int, moment: int) -> int:
        """Two levels at most for whatever can rise."""
        return 2 * (len(raisable_buildings(g, seat)) + len(raisable_engines(g, seat)))

    def use(self, g: Medioevo, seat: int, amount: int) -> int:
        return g.call(Elevation(seat, amount))


class Elevation(Frame[Medioevo]):
    """What rises, one level after the other.  rule: MU-TECH-20"""

    def __init__(self, seat: int = -1, left: int = 0) -> None:
        self.at = 0
        self.seat = seat
        self.left = left

    def clone(self) -> "Elevation":
        frame = Elevation(self.seat, self.left)
        frame.at = self.at
        return frame

    def run(self, g: Medioevo) -> int:
        if self.left <= 0 or not (raisable_buildings(g, self.seat) or raisable_engines(g, self.seat)):
            return DONE
        return WAIT

    def waiting(self, g: Medioevo) -> list[int]:
        return [self.seat]

    def offer(self, g: Medioevo, seat: int, o: Offer) -> None:
        for place in raisable_buildings(g, seat):
            o.yes("aim_building", place)
        for piece in raisable_engines(g, seat):
            o.yes("aim_piece", piece)

    def answer(self, g: Medioevo, seat: int, a: Answer) -> None:
        self.left -= 1
        if a.verb == "aim_building":
            raise_building(g, seat, a.target // CATEGORIES, a.target % CATEGORIES)
        else:
            raise_piece(g, a.target, 1)

    def default(self, g: Medioevo, seat: int) -> Answer:
        return g.choices(seat)[0].smallest()
