"""Contributing resources: sealed, revealed together, substitutes declared."""

from typing import Final

from quadriga.engine.choice import Answer
from quadriga.engine.frame import DONE, WAIT, Frame
from quadriga.engine.offer import Offer
from quadriga.games.byzantion.board import (
    CONTRIBUTE,
    DOXA,
    GOODS,
    NOMISMA,
    RESOURCES,
    SUBSTITUTE_RESOURCE,
)
from quadriga.games.byzantion.goods import gain_doxa, lose, lose_doxa, pay
from quadriga.games.byzantion.queries import current_event, faces_of
from quadriga.games.byzantion.state import Byzantion

SUBSTITUTES: Final = GOODS  # where a seat's cursor stands after the goods
SEALED: Final = GOODS + 1
MARK: Final = 3  # numbers of a substitute: seat, Hero, what it stands for


def substitutes(g: Byzantion, seat: int) -> list[int]:
    """Heroes that let a token stand for another resource.  rule: BZ-CLA-1"""
    return [card for card in faces_of(g, seat) if pay_of(g, card) >= 0]


def pay_of(g: Byzantion, card: int) -> int:
    """The token a Hero turns into another: a resource, or DOXA; -1 for none."""
    if g.board.hero[card]:
        for effect in g.board.effects[card]:
            if effect.trigger == CONTRIBUTE and effect.op == SUBSTITUTE_RESOURCE:
                return effect.pay
    return -1


def can_stand(pays: list[int], room: list[int]) -> bool:
    """Whether every token finds a resource other than itself with room under the cap.  rule: BZ-CON-5"""
    if not pays:
        return True
    for good in range(RESOURCES):
        if good != pays[0] and room[good] > 0:
            room[good] -= 1
            possible = can_stand(pays[1:], room)
            room[good] += 1
            if possible:
                return True
    return False


class Contribution(Frame[Byzantion]):
    """Everybody commits, good by good and in secret; then all is revealed.

    rule: BZ-CON-1, BZ-CON-2, BZ-CON-3, BZ-CON-4, BZ-CON-5, BZ-CON-8, BZ-CON-9 (ruling BZ-GAP-34)
    """

    def __init__(self, seats: int = 0) -> None:
        self.at = 0  # 0 committing, 1 declaring, 2 end
        self.cursor: list[int] = [0] * seats  # the good a seat is asked for
        self.given: list[int] = [0] * (seats * GOODS)  # hidden until the reveal
        self.marks: list[int] = []  # hidden until the reveal

    def clone(self) -> "Contribution":
        frame = Contribution()
        frame.at = self.at
        frame.cursor = self.cursor[:]
        frame.given = self.given[:]
        frame.marks = self.marks[:]
        return frame

    # --- committing

    def required(self, g: Byzantion) -> list[int]:
        return current_event(g).required[g.option]

    def cap(self, g: Byzantion, seat: int, good: int) -> int:
        """No more than the option asks for, whatever others give.  rule: BZ-CON-2"""
        return min(self.required(g)[good], g.stock[seat * GOODS + good])

    def pays(self, g: Byzantion, seat: int) -> list[int]:
        """The tokens a seat has marked and not yet declared."""
        return [
            pay_of(g, self.marks[start + 1])
            for start in range(0, len(self.marks), MARK)
            if self.marks[start] == seat and self.marks[start + 2] < 0
        ]

    def room(self, g: Byzantion, seat: int) -> list[int]:
        """What is left under the seat's caps, by resource."""
        required = self.required(g)
        room = [required[good] - self.given[seat * GOODS + good] for good in range(RESOURCES)]
        for start in range(0, len(self.marks), MARK):
            if self.marks[start] == seat and self.marks[start + 2] >= 0:
                room[self.marks[start + 2]] -= 1
        return room

    def may_mark(self, g: Byzantion, seat: int, card: int) -> bool:
        """A token left for it, and room for one more.  rule: BZ-CON-5, BZ-CON-9"""
        for start in range(0, len(self.marks), MARK):
            if self.marks[start + 1] == card:
                return False
        token = pay_of(g, card)
        pays = self.pays(g, seat)
        held = g.doxa[seat] if token == DOXA else g.stock[seat * GOODS + token] - self.given[seat * GOODS + token]
        return held > pays.count(token) and can_stand([*pays, token], self.room(g, seat))

    def markable(self, g: Byzantion, seat: int) -> list[int]:
        return [card for card in substitutes(g, seat) if self.may_mark(g, seat, card)]

    def may_substitute(self, g: Byzantion, seat: int) -> bool:
        """Whether a Hero and a token for it lie open: to be asked or not must not tell what has been committed.

        rule: BZ-GEN-12, BZ-CON-1
        """
        required = self.required(g)
        for card in substitutes(g, seat):
            pay = pay_of(g, card)
            held = g.doxa[seat] if pay == DOXA else g.stock[seat * GOODS + pay]
            if held and card not in self.marks[1::MARK] and can_stand([pay], required[:]):
                return True
        return False

    def must_ask(self, g: Byzantion, seat: int) -> bool:
        return self.at == 0

    def advance_cursor(self, g: Byzantion, seat: int) -> None:
        """Past what cannot be given; a seat with nothing left to say is sealed."""
        at = self.cursor[seat]
        while at < GOODS and not self.cap(g, seat, at):
            at += 1
        if at == SUBSTITUTES and not self.may_substitute(g, seat):
            at = SEALED
        self.cursor[seat] = at

    def waiting(self, g: Byzantion) -> list[int]:
        if self.at == 1:
            return [self.declaring(g)]
        return [seat for seat in g.order if self.cursor[seat] != SEALED]

    def run(self, g: Byzantion) -> int:
        if self.at == 0:
            for seat in g.order:
                self.advance_cursor(g, seat)
            if self.waiting(g):
                return WAIT
            self.reveal(g)
        if self.at == 1:
            if self.declaring(g) >= 0:
                return WAIT
            self.count(g)
        return DONE

    def offer(self, g: Byzantion, seat: int, o: Offer) -> None:
        if self.at == 1:
            self.offer_meanings(g, seat, o)
            return
        good = self.cursor[seat]
        if good < GOODS:
            o.yes("commit", good, 0, self.cap(g, seat, good))
            return
        o.yes("done")
        for card in self.markable(g, seat):
            o.yes("mark", card)

    def answer(self, g: Byzantion, seat: int, a: Answer) -> None:
        if a.verb == "commit":
            self.given[seat * GOODS + a.target] = a.amount
            self.cursor[seat] += 1
        elif a.verb == "mark":
            self.marks.extend([seat, a.target, -1])
        elif a.verb == "done":
            self.cursor[seat] = SEALED
        else:
            start = self.next_mark(g)
            self.marks[start + 2] = a.target
            g.tell("substitute.declared", seat, self.marks[start + 1], a.target)

    def default(self, g: Byzantion, seat: int) -> Answer:
        if self.at == 1:
            return Answer("stands_for", self.meanings(g, seat)[0])
        good = self.cursor[seat]
        return Answer("commit", good) if good < GOODS else Answer("done")

    def may_reopen(self, g: Byzantion, seat: int) -> bool:
        """Once something has been asked and answered."""
        if self.at:
            return False
        asked = [good for good in range(min(self.cursor[seat], GOODS)) if self.cap(g, seat, good)]
        sealed = self.cursor[seat] == SEALED
        return bool(asked) or seat in self.marks[::MARK] or (sealed and self.may_substitute(g, seat))

    def reopen(self, seat: int) -> None:
        """Begin anew: nothing is revealed before the last one is ready."""
        self.cursor[seat] = 0
        for good in range(GOODS):
            self.given[seat * GOODS + good] = 0
        kept: list[int] = []
        for start in range(0, len(self.marks), MARK):
            if self.marks[start] != seat:
                kept.extend(self.marks[start : start + MARK])
        self.marks = kept

    # --- revealing

    def reveal(self, g: Byzantion) -> None:
        """All at once; what is given is gone, whatever comes of it.  rule: BZ-CON-3, BZ-CON-8, BZ-CON-9"""
        self.at = 1
        g.reveals += 1
        for seat in g.order:
            for good in range(GOODS):
                amount = self.given[seat * GOODS + good]
                if amount:
                    g.tell("contribution.revealed", seat, good, amount)
                    pay(g, seat, good, amount)
            for start in range(0, len(self.marks), MARK):
                if self.marks[start] == seat:
                    token = pay_of(g, self.marks[start + 1])
                    g.tell("substitute.revealed", seat, self.marks[start + 1])
                    if token == DOXA:
                        lose_doxa(g, seat, 1)
                    else:
                        lose(g, seat, token, 1)

    def next_mark(self, g: Byzantion) -> int:
        """The next substitute to be declared, in initiative order; -1 if all are.  rule: BZ-CON-4"""
        for seat in g.order:
            for start in range(0, len(self.marks), MARK):
                if self.marks[start] == seat and self.marks[start + 2] < 0:
                    return start
        return -1

    def declaring(self, g: Byzantion) -> int:
        start = self.next_mark(g)
        return self.marks[start] if start >= 0 else -1

    def meanings(self, g: Byzantion, seat: int) -> list[int]:
        """What the next substitute may stand for, so that the seat's other ones still find a place."""
        pays = self.pays(g, seat)
        room = self.room(g, seat)
        found: list[int] = []
        for good in range(RESOURCES):
            if good != pays[0] and room[good] > 0:
                room[good] -= 1
                if can_stand(pays[1:], room):
                    found.append(good)
                room[good] += 1
        return found

    def offer_meanings(self, g: Byzantion, seat: int, o: Offer) -> None:
        for good in self.meanings(g, seat):
            o.yes("stands_for", good)

    def count(self, g: Byzantion) -> None:
        """Doxa for what was given, and the sums for the check.  rule: BZ-CON-6, BZ-CON-7, BZ-COM-2"""
        from quadriga.games.byzantion.procedures.resolution import Resolution

        self.at = 2
        counted = self.given[:]
        for start in range(0, len(self.marks), MARK):
            counted[self.marks[start] * GOODS + self.marks[start + 2]] += 1
        generosity = [0] * g.seats
        for seat in g.order:
            first = seat * GOODS
            generosity[seat] = sum(counted[first : first + RESOURCES]) + counted[first + NOMISMA] // 2
            gain_doxa(g, seat, generosity[seat])
        for frame in g.below():
            if isinstance(frame, Resolution):
                frame.counted = counted
                frame.generosity = generosity
                return
