"""Rebellions: hordes in the starting kingdom of who taxes too much."""

from quadriga.engine.choice import Answer
from quadriga.engine.frame import DONE, RUN, WAIT, Frame
from quadriga.engine.offer import Offer
from quadriga.engine.window import ask_in_order
from quadriga.games.medioevo.board import REBELLION
from quadriga.games.medioevo.codes import REBELLION_HONOUR
from quadriga.games.medioevo.pieces import give_honour
from quadriga.games.medioevo.procedures.clash import raid
from quadriga.games.medioevo.queries import controls, from_seat
from quadriga.games.medioevo.state import Medioevo
from quadriga.games.medioevo.unit_changes import place_horde
from quadriga.games.medioevo.unit_queries import is_empty_of_armies, units


def tolerated_tax(g: Medioevo) -> int:
    """On the back of the card now on top of the deck.  rule: MU-REB-1"""
    return g.board.events[g.event_deck[-1]].tax if g.event_deck else 0


def home_territories(g: Medioevo, seat: int) -> list[int]:
    return g.board.homes[g.kingdom[seat]]


class RebellionCheck(Frame[Medioevo]):
    """In turn order, everybody whose tax was higher than what is tolerated.  rule: MU-REB-1, MU-REB-2, MU-REB-6"""

    def __init__(self) -> None:
        self.at = 0

    def clone(self) -> "RebellionCheck":
        frame = RebellionCheck()
        frame.at = self.at
        return frame

    def run(self, g: Medioevo) -> int:
        tolerated = tolerated_tax(g)
        if self.at == 0:
            g.tell("tax.tolerated", tolerated)
        while self.at < len(g.order):
            seat = g.order[self.at]
            self.at += 1
            number = (g.tax[seat] - tolerated) // 10
            if number > 0:
                return g.call(Rebellions(seat, number))
        return DONE


class Rebellions(Frame[Medioevo]):
    """One player's rebellions: Honour first, then the hordes, each in another territory, then what they do there.

    rule: MU-REB-3, MU-REB-4, MU-REB-5, MU-REB-6, MU-VIC-8, MU-TECH-10 (rulings MU-GAP-68, MU-GAP-91)
    """

    def __init__(self, seat: int = -1, number: int = 0) -> None:
        self.at = 0
        self.seat = seat
        self.number = number
        self.displaced = 0  # by Law: the next ones go abroad
        self.placed: list[int] = []

    def clone(self) -> "Rebellions":
        frame = Rebellions(self.seat, self.number)
        frame.at = self.at
        frame.displaced = self.displaced
        frame.placed = self.placed[:]
        return frame

    def run(self, g: Medioevo) -> int:
        if self.at == 0:
            self.at = 1
            self.lose_honour(g)
            return RUN
        if self.at == 1:
            if self.number <= 0:
                self.at = 4
                return RUN
            self.at = 2
            return ask_in_order(g, REBELLION, from_seat(g, self.seat))
        if self.at == 2:
            if not self.places(g):
                self.number -= 1
                self.displaced = max(0, self.displaced - 1)
                self.at = 1
                return RUN
            return WAIT
        if self.at == 3:
            self.at = 1
            return ask_in_order(g, REBELLION, from_seat(g, self.seat))
        while self.placed:
            zone = self.placed.pop(0)
            if units(g, zone, g.seats):
                return raid(g, zone)
        return DONE

    def lose_honour(self, g: Medioevo) -> None:
        """rule: MU-REB-3"""
        g.tell("rebellions.begin", self.seat, self.number)
        for territory in home_territories(g, self.seat):
            if units(g, territory, g.seats):
                give_honour(g, self.seat, -self.number, REBELLION_HONOUR)
                return

    def places(self, g: Medioevo) -> list[int]:
        """Where the next horde may stand: with fewest units, a different place each; or abroad, by Law.

        rule: MU-REB-4, MU-TECH-10
        """
        if self.displaced:
            abroad = places_abroad(g, self.seat)
            if abroad:
                return abroad
        homes = home_territories(g, self.seat)
        open_to = [t for t in homes if controls(g, self.seat, t) and t not in self.placed]
        if not open_to:
            return [t for t in homes if units(g, t, g.seats)]
        fewest = min([units(g, t, self.seat) for t in open_to])
        return [t for t in open_to if units(g, t, self.seat) == fewest]

    def waiting(self, g: Medioevo) -> list[int]:
        return [self.seat]

    def offer(self, g: Medioevo, seat: int, o: Offer) -> None:
        places = self.places(g)
        for territory in places:
            o.yes("rebel", territory)
        if o.explain:
            for territory in home_territories(g, seat):
                if territory not in places:
                    o.no("rebel", territory, "more_units_there", ["MU-REB-4"], {"territory": territory})

    def answer(self, g: Medioevo, seat: int, a: Answer) -> None:
        self.number -= 1
        self.at = 3
        abroad = self.displaced and a.target in places_abroad(g, self.seat)
        place_horde(g, a.target)
        g.tell("rebellion.placed", seat, a.target)
        self.placed.append(a.target)
        if abroad:
            self.displaced -= 1
            self.at = 1

    def default(self, g: Medioevo, seat: int) -> Answer:
        return g.choices(seat)[0].smallest()


def places_abroad(g: Medioevo, seat: int) -> list[int]:
    """Barbarian territories without army units next to the starting kingdom.  rule: MU-TECH-10"""
    near = g.board.outskirts[g.kingdom[seat]]
    return [t for t in near if g.in_play[t] and g.holder[t] < 0 and is_empty_of_armies(g, t)]


class Uprising(Frame[Medioevo]):
    """A single horde that a card places; it counts as a rebellion there.  rule: MU-CARD-15, MU-EVT-4, MU-EMP-13"""

    def __init__(self, zone: int = -1, seat: int = -1) -> None:
        self.at = 0
        self.zone = zone
        self.seat = seat  # who used the card

    def clone(self) -> "Uprising":
        frame = Uprising(self.zone, self.seat)
        frame.at = self.at
        return frame

    def run(self, g: Medioevo) -> int:
        self.at += 1
        if self.at == 1:
            place_horde(g, self.zone)
            return ask_in_order(g, REBELLION, from_seat(g, self.seat))
        if self.at == 2 and units(g, self.zone, g.seats):
            return raid(g, self.zone)
        return DONE
