"""Phase 2: barbarian dice, the Event card, barbarian supply, rebellion check."""

from quadriga.engine.choice import Answer
from quadriga.engine.frame import DONE, RUN, WAIT, Frame
from quadriga.engine.offer import Offer
from quadriga.engine.window import ask_in_order
from quadriga.games.medioevo.board import EVENT_SHOWN, HORDE_ROLLED, ICONS
from quadriga.games.medioevo.procedures.barbarians import BarbarianSupply, set_horde
from quadriga.games.medioevo.procedures.icons import IconEffect
from quadriga.games.medioevo.procedures.rebellion import RebellionCheck
from quadriga.games.medioevo.queries import from_seat
from quadriga.games.medioevo.rows import changed
from quadriga.games.medioevo.state import Medioevo


class EventsPhase(Frame[Medioevo]):
    """On the first turn only the dice.  rule: MU-EVT-1, MU-EVT-5"""

    def __init__(self) -> None:
        self.at = 0

    def clone(self) -> "EventsPhase":
        frame = EventsPhase()
        frame.at = self.at
        return frame

    def run(self, g: Medioevo) -> int:
        self.at += 1
        first = g.order[0]
        if self.at == 1:
            return g.call(BarbarianDice(first))
        if self.at == 2:
            return ask_in_order(g, HORDE_ROLLED, from_seat(g, first))
        if self.at == 3:
            set_horde(g)
            g.tell("horde.fixed", g.horde[0], g.horde[1], g.horde[2])
            return RUN
        if g.turn == 1:
            return DONE
        if self.at == 4:
            return g.call(EventDraw(first))
        if self.at == 5:
            return g.call(BarbarianSupply(first))
        return g.call(RebellionCheck()) if self.at == 6 else DONE


class BarbarianDice(Frame[Medioevo]):
    """The first player rolls for the horde of the turn and may roll any of the dice once more.

    rule: MU-EVT-2, MU-EVT-3, MU-EVT-4
    """

    def __init__(self, seat: int = -1) -> None:
        self.at = 0
        self.seat = seat
        self.mask = 0

    def clone(self) -> "BarbarianDice":
        frame = BarbarianDice(self.seat)
        frame.at = self.at
        frame.mask = self.mask
        return frame

    def run(self, g: Medioevo) -> int:
        if self.at == 0:
            self.at = 1
            return g.roll_each([4, 6, 8])
        if self.at == 1:
            self.at = 2
            g.dice = tuple(g.rolled)
            set_horde(g)
            g.tell("barbarians.rolled", g.dice[0], g.dice[1], g.dice[2])
        if self.at == 2:
            return WAIT
        if self.at == 3:
            self.at = 4
            return g.roll_each([sides for die, sides in enumerate([4, 6, 8]) if (self.mask >> die) & 1])
        if self.at == 4:
            rolled = g.rolled[:]
            for die in range(3):
                if (self.mask >> die) & 1:
                    g.dice = changed(g.dice, die, rolled.pop(0))
            set_horde(g)
            g.tell("barbarians.rolled", g.dice[0], g.dice[1], g.dice[2])
        return DONE

    def waiting(self, g: Medioevo) -> list[int]:
        return [self.seat]

    def offer(self, g: Medioevo, seat: int, o: Offer) -> None:
        o.yes("keep")
        for mask in range(1, 8):
            o.yes("reroll", mask)

    def answer(self, g: Medioevo, seat: int, a: Answer) -> None:
        if a.verb == "keep":
            self.at = 5
        else:
            self.mask = a.target
            self.at = 3

    def default(self, g: Medioevo, seat: int) -> Answer:
        return Answer("keep")


class EventDraw(Frame[Medioevo]):
    """The top Event card: two of its three effects, chosen by the first player.

    rule: MU-EVT-5, MU-EVT-6, MU-EVT-7, MU-EVT-12 (ruling MU-GAP-7)
    """

    def __init__(self, seat: int = -1) -> None:
        self.at = 0
        self.seat = seat
        self.icons: list[int] = []  # chosen so far

    def clone(self) -> "EventDraw":
        frame = EventDraw(self.seat)
        frame.at = self.at
        frame.icons = self.icons[:]
        return frame

    def run(self, g: Medioevo) -> int:
        if self.at == 0:
            self.at = 1
            if g.event < 0:
                draw_event(g)
            return ask_in_order(g, EVENT_SHOWN, from_seat(g, self.seat))
        if self.at == 1:
            if len(self.icons) < 2:
                return WAIT
            g.event_discard = (*g.event_discard, g.event)
            g.event = -1
            self.at = 2
            if not g.event_deck:
                return g.shuffle(len(g.event_discard))
        elif not g.event_deck:
            g.event_deck = tuple([g.event_discard[place] for place in g.rolled])
            g.event_discard = ()
            g.reveals += 1
        return DONE

    def waiting(self, g: Medioevo) -> list[int]:
        return [self.seat]

    def offer(self, g: Medioevo, seat: int, o: Offer) -> None:
        for icon in range(ICONS):
            if icon in g.board.events[g.event].icons and icon not in self.icons:
                o.yes("icon", icon)
            elif o.explain:
                o.no("icon", icon, "icon_missing", ["MU-EVT-6"])

    def answer(self, g: Medioevo, seat: int, a: Answer) -> None:
        self.icons.append(a.target)
        g.tell("event.icon", seat, g.event, a.target)
        g.call(IconEffect(a.target, list(g.order)))

    def default(self, g: Medioevo, seat: int) -> Answer:
        return g.choices(seat)[0].smallest()


def draw_event(g: Medioevo) -> None:
    """rule: MU-EVT-5"""
    g.event = g.event_deck[-1]
    g.event_deck = g.event_deck[:-1]
    g.reveals += 1
    g.tell("event.drawn", g.event)
