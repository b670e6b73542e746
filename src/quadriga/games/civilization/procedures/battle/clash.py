"""One exchange between two units: chosen, revealed, rolled, decided."""

from typing import Final

from quadriga.engine.choice import Answer
from quadriga.engine.frame import DONE, RUN, WAIT, Frame
from quadriga.engine.offer import Offer
from quadriga.games.civilization.board import ANCIENT, NOBODY
from quadriga.games.civilization.cards.vocabulary import CONDITION_WORDS, ON_CLASH_WON
from quadriga.games.civilization.procedures.battle.battle import ATTACK, DEFENCE, Battle, battle_of, living
from quadriga.games.civilization.procedures.battle.modifiers import (
    LAND_CLASH,
    SEA_CLASH,
    dice_of,
    modifiers,
    points,
)
from quadriga.games.civilization.procedures.battle.outcome import decide, doomed
from quadriga.games.civilization.procedures.battle.ranks import distinct, planes_beside
from quadriga.games.civilization.procedures.befalling import ask_victims
from quadriga.games.civilization.state import Civilization
from quadriga.games.civilization.terms import NO_CARDS
from quadriga.games.civilization.wonders import W_SEE_UNIT

UNDECIDED: Final = -2  # whether an aircraft comes along

# steps
CHOOSE_UNITS: Final = 0
ROLLED: Final = 1
TRAITORS: Final = 2
DECIDE: Final = 3
CLOSED: Final = 4


class Clash(Frame[Civilization]):
    """Both leaders choose a unit in secret, and an aircraft if there is one; both are revealed and rolled for.

    In a bombardment and in retaliation the units are named openly. ``units`` and ``planes`` of a side are sealed until
    ``revealed``; only ``seer``, the owner of the Oracle, may see what the other side has chosen.
    rule: CV-BAT-17, CV-DIC-8, CV-LND-9, CV-STR-10, CV-STR-46 (rulings CV-GAP-11, CV-GAP-75)
    """

    def __init__(self, exchange: int = LAND_CLASH, space: int = 0, unit: int = NOBODY, rival: int = NOBODY) -> None:
        self.at: int = CHOOSE_UNITS
        self.exchange = exchange
        self.space = space  # of the armies, or of the ships in a clash at sea
        self.named: bool = unit != NOBODY
        self.units: list[int] = [unit, rival]  # sealed
        self.planes: list[int] = [UNDECIDED, UNDECIDED]  # sealed
        self.revealed = False
        self.seer: int = NOBODY
        self.leaders: list[int] = [NOBODY, NOBODY]
        self.dice: list[int] = [0, 0]  # number of dice
        self.sums: list[int] = [0, 0]
        self.totals: list[int] = [0, 0]
        self.converted = False  # the loser changes sides instead of dying

    def clone(self) -> "Clash":
        frame = Clash(self.exchange, self.space)
        frame.at = self.at
        frame.named = self.named
        frame.units = self.units[:]
        frame.planes = self.planes[:]
        frame.revealed = self.revealed
        frame.seer = self.seer
        frame.leaders = self.leaders[:]
        frame.dice = self.dice[:]
        frame.sums = self.sums[:]
        frame.totals = self.totals[:]
        frame.converted = self.converted
        return frame

    # --- the choice

    def candidates(self, g: Civilization, b: Battle, side: int) -> list[int]:
        if self.exchange == SEA_CLASH:
            return b.fresh_ships(g, side, self.space)
        return b.fresh_armies(g, side)

    def escorts(self, g: Civilization, b: Battle, side: int) -> list[int]:
        return planes_beside(g, b, side, g.space[self.units[side]])

    def is_ready(self, g: Civilization, b: Battle, side: int) -> bool:
        if self.units[side] == NOBODY:
            return False
        return self.planes[side] != UNDECIDED or not self.escorts(g, b, side)

    def foresees(self, g: Civilization, b: Battle, side: int) -> bool:
        """Whether a side's leader has the Oracle, in the Ancient era (ruling CV-GAP-11)."""
        leader = b.commanders[side]
        if self.named or g.era > ANCIENT or not (b.side(side) >> leader) & 1:
            return False
        for wonder in range(len(g.wonder_owner)):
            if g.wonder_owner[wonder] == leader and g.board.wonders[wonder].word == W_SEE_UNIT:
                return True
        return False

    def side_asked(self, g: Civilization, b: Battle, seat: int) -> int:
        """The side for which a seat has to choose now, or -1."""
        for side in (ATTACK, DEFENCE):
            if b.commanders[side] != seat or self.is_ready(g, b, side):
                continue
            if self.foresees(g, b, side) and not self.is_ready(g, b, 1 - side):
                continue
            return side
        return NOBODY

    def waiting(self, g: Civilization) -> list[int]:
        """A leader without choice comes first: the kernel answers for him."""
        b = battle_of(g)
        found: list[int] = []
        for seat in b.commanders:
            side = self.side_asked(g, b, seat) if seat not in found else NOBODY
            if side == NOBODY:
                continue
            if self.has_choice(g, b, side):
                found.append(seat)
            else:
                found.insert(0, seat)
        return found

    def has_choice(self, g: Civilization, b: Battle, side: int) -> bool:
        if self.units[side] != NOBODY or (side == ATTACK and b.actions and not b.landing):
            return True
        return len(distinct(g, self.candidates(g, b, side))) > 1

    def offer(self, g: Civilization, seat: int, o: Offer) -> None:
        b = battle_of(g)
        side = self.side_asked(g, b, seat)
        if side == NOBODY:
            return
        if self.units[side] != NOBODY:
            o.yes("unescorted")
            for plane in distinct(g, self.escorts(g, b, side)):
                o.yes("escort", plane)
            return
        open_to = self.candidates(g, b, side)
        for piece in distinct(g, open_to):
            o.yes("field", piece)
        if o.explain:
            for piece in b.ships(g, side) if self.exchange == SEA_CLASH else b.armies(g, side):
                if piece not in open_to and g.space[piece] == self.space:
                    o.no("field", piece, "fought_this_round", ["CV-BAT-17"])
        if side == ATTACK and not b.landing:
            if b.actions:
                o.yes("end_round")
            elif o.explain:
                o.no("end_round", -1, "attack_first", ["CV-BAT-18"])

    def answer(self, g: Civilization, seat: int, a: Answer) -> None:
        b = battle_of(g)
        side = self.side_asked(g, b, seat)
        if a.verb == "end_round":
            b.held = True
            self.at = CLOSED
        elif a.verb == "field":
            self.units[side] = a.target
            self.planes[side] = UNDECIDED
        else:
            self.planes[side] = a.target if a.verb == "escort" else NOBODY
        if self.at == CHOOSE_UNITS and self.is_ready(g, b, side) and self.foresees(g, b, 1 - side):
            self.seer = b.commanders[1 - side]
            g.reveals += 1
            g.tell("unit.foreseen", self.seer, g.kind[self.units[side]], b.space, seen_by=1 << self.seer)

    def default(self, g: Civilization, seat: int) -> Answer:
        b = battle_of(g)
        side = self.side_asked(g, b, seat)
        if self.units[side] != NOBODY:
            return Answer("unescorted")
        return Answer("field", distinct(g, self.candidates(g, b, side))[0])

    def may_reopen(self, seat: int) -> bool:
        """A sealed choice may be taken back while the other side has not chosen and has not seen it."""
        if self.at != CHOOSE_UNITS or self.named or self.seer != NOBODY:
            return False
        return any(self.leaders[side] == seat and self.units[side] != NOBODY for side in (ATTACK, DEFENCE))

    def reopen(self, seat: int) -> None:
        for side in (ATTACK, DEFENCE):
            if self.leaders[side] == seat:
                self.units[side] = NOBODY
                self.planes[side] = UNDECIDED

    # --- the course of it

    def run(self, g: Civilization) -> int:
        b = battle_of(g)
        if self.at == CHOOSE_UNITS:
            return self.choose(g, b)
        if self.at == ROLLED:
            self.at = TRAITORS
            self.count(g, b)
            return RUN
        if self.at == TRAITORS:
            self.at = DECIDE
            return self.ask_winner(g)
        if self.at == DECIDE:
            self.at = CLOSED
            decide(g, b, self.exchange, self.units, self.planes, self.totals, self.converted)
            return RUN
        return DONE

    def choose(self, g: Civilization, b: Battle) -> int:
        """What a spy has removed meanwhile is chosen anew; a named unit that is gone ends the exchange."""
        b.forget_dead(g)
        self.leaders = b.commanders[:]
        for side in (ATTACK, DEFENCE):
            unit = self.units[side]
            if self.named:
                if not living(g, [unit]):
                    return DONE
            elif unit != NOBODY and unit not in self.candidates(g, b, side):
                self.units[side] = NOBODY
                self.planes[side] = UNDECIDED
            if not self.named and not self.candidates(g, b, side):
                return DONE
            if self.planes[side] >= 0 and self.planes[side] not in self.escorts(g, b, side):
                self.planes[side] = UNDECIDED
        if not self.is_ready(g, b, ATTACK) or not self.is_ready(g, b, DEFENCE):
            return WAIT
        self.at = ROLLED
        return self.reveal(g, b)

    def reveal(self, g: Civilization, b: Battle) -> int:
        self.revealed = True
        g.reveals += 1
        b.actions += 1
        for side in (ATTACK, DEFENCE):
            unit = self.units[side]
            self.dice[side] = dice_of(g, g.owner[unit], g.kind[unit])
            if self.planes[side] == UNDECIDED:
                self.planes[side] = NOBODY
            plane = self.planes[side]
            if plane != NOBODY:
                self.dice[side] += dice_of(g, g.owner[plane], g.kind[plane])
            g.tell("unit.fielded", g.owner[unit], g.kind[unit], g.space[unit], int(plane != NOBODY), self.exchange)
        return g.roll(self.dice[ATTACK] + self.dice[DEFENCE], 6)

    def items(self, g: Civilization, b: Battle, side: int) -> list[int]:
        """The modifiers of a side, for whoever wants to see them."""
        unit = self.units[side]
        rival = self.units[1 - side]
        return modifiers(
            g,
            b.space,
            b.defenders,
            self.exchange,
            side == DEFENCE,
            g.owner[unit],
            g.kind[unit],
            g.owner[rival],
            g.kind[rival],
        )

    def count(self, g: Civilization, b: Battle) -> None:
        """Dice and modifiers of both sides."""
        first = self.dice[ATTACK]
        self.sums = [sum(g.rolled[:first]), sum(g.rolled[first:])]
        for side in (ATTACK, DEFENCE):
            extra = points(self.items(g, b, side))
            self.totals[side] = self.sums[side] + extra
            g.tell("clash.rolled", g.owner[self.units[side]], self.sums[side], extra, self.totals[side])

    def winner(self) -> int:
        """The side with the higher total, or -1."""
        if self.totals[ATTACK] == self.totals[DEFENCE]:
            return NOBODY
        return ATTACK if self.totals[ATTACK] > self.totals[DEFENCE] else DEFENCE

    def ask_winner(self, g: Civilization) -> int:
        """Who alone would lose his unit may lose it to the other side instead.  rule: CV-STR-10, CV-STR-46"""
        loser = doomed(g, self.exchange, self.units, self.totals)
        if loser == NOBODY or not can_be_traitors(g):
            return RUN
        return ask_victims(g, ON_CLASH_WON, [g.owner[self.units[1 - loser]]])


def can_be_traitors(g: Civilization) -> bool:
    """Whether any deck opened so far has such a card."""
    if g.strategy_rule == NO_CARDS:
        return False
    win_clash = CONDITION_WORDS.index("win_clash")
    return any(card.condition == win_clash and card.deck <= g.era for card in g.board.cards)


def clash_of(g: Civilization) -> Clash | None:
    """The exchange under way."""
    for frame in g.frames():
        if isinstance(frame, Clash):
            return frame
    return None


def convert_loser(g: Civilization) -> None:
    """The unit about to die in the exchange under way changes sides.  rule: CV-STR-46, CV-LND-17"""
    clash = clash_of(g)
    if clash is not None:
        clash.converted = True
