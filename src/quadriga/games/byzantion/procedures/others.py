"""Abilities that reach other players: taking, giving up, splitting, removing cards."""

from quadriga.engine.choice import Answer
from quadriga.engine.frame import DONE, RUN, WAIT, Frame
from quadriga.engine.offer import Offer
from quadriga.games.byzantion.board import EMPIRE_CARDS, FLIP_CARD, GOODS, NOMISMA, RESOURCES
from quadriga.games.byzantion.goods import gain, leave_area, leave_hand, lose, pay
from quadriga.games.byzantion.procedures.ability import FreeAction
from quadriga.games.byzantion.procedures.bandon import Reorganising
from quadriga.games.byzantion.procedures.play import PlayedCard
from quadriga.games.byzantion.queries import area_of, hand_of, hand_size, has, resources_of
from quadriga.games.byzantion.state import Byzantion


class PlayerChoice(Frame[Byzantion]):
    """One of some seats is chosen; the answer is the result.  An ability may also be declined."""

    def __init__(self, seat: int = -1, seats: list[int] | None = None, may_decline: bool = False) -> None:
        self.at = 0
        self.seat = seat
        self.seats: list[int] = seats if seats is not None else []
        self.may_decline = may_decline

    def clone(self) -> "PlayerChoice":
        frame = PlayerChoice(self.seat, self.seats[:], self.may_decline)
        frame.at = self.at
        return frame

    def admits_free_actions(self) -> bool:
        return True

    def waiting(self, g: Byzantion) -> list[int]:
        return [self.seat]

    def run(self, g: Byzantion) -> int:
        if self.at:
            return DONE
        if self.seats:
            return WAIT
        g.result = -1
        return DONE

    def offer(self, g: Byzantion, seat: int, o: Offer) -> None:
        if self.may_decline:
            o.yes("decline")
        for other in sorted(self.seats):
            o.yes("choose_player", other)

    def answer(self, g: Byzantion, seat: int, a: Answer) -> None:
        self.at = 1
        g.result = a.target

    def default(self, g: Byzantion, seat: int) -> Answer:
        return Answer("decline") if self.may_decline else Answer("choose_player", min(self.seats))


class Robbery(Frame[Byzantion]):
    """Take Nomisma, or resources of one's choice, from one other player.  (operation steal)"""

    def __init__(self, seat: int = -1, good: int = -1, count: int = 0, may_decline: bool = False) -> None:
        self.at = 0  # 0 the victim, 1 the goods
        self.seat = seat
        self.good = good  # NOMISMA, or -1 for resources
        self.count = count
        self.may_decline = may_decline
        self.victim = -1

    def clone(self) -> "Robbery":
        frame = Robbery(self.seat, self.good, self.count, self.may_decline)
        frame.at = self.at
        frame.victim = self.victim
        return frame

    def admits_free_actions(self) -> bool:
        return True

    def waiting(self, g: Byzantion) -> list[int]:
        return [self.seat]

    def run(self, g: Byzantion) -> int:
        if self.at == 0:
            self.at = 1
            rich = [other for other in g.order if other != self.seat and self.wealth(g, other)]
            return g.call(PlayerChoice(self.seat, rich, self.may_decline))
        if self.victim < 0:
            self.victim = g.result
            if self.victim < 0:
                return DONE
            if self.good == NOMISMA:
                take(g, self.seat, self.victim, NOMISMA, min(self.count, has(g, self.victim, NOMISMA)))
                return DONE
        return WAIT if self.count and resources_of(g, self.victim) else DONE

    def wealth(self, g: Byzantion, other: int) -> int:
        return has(g, other, NOMISMA) if self.good == NOMISMA else resources_of(g, other)

    def offer(self, g: Byzantion, seat: int, o: Offer) -> None:
        for good in range(RESOURCES):
            if has(g, self.victim, good):
                o.yes("gain", good)

    def answer(self, g: Byzantion, seat: int, a: Answer) -> None:
        self.count -= 1
        take(g, seat, self.victim, a.target, 1)

    def default(self, g: Byzantion, seat: int) -> Answer:
        return Answer("gain", min([good for good in range(RESOURCES) if has(g, self.victim, good)]))


def take(g: Byzantion, seat: int, victim: int, good: int, amount: int) -> None:
    g.tell("good.taken", seat, victim, good, amount)
    pay(g, victim, good, amount)
    g.stock[seat * GOODS + good] += amount


class Levy(Frame[Byzantion]):
    """Others, one after another, give up resources of their own choice: to the supply, or to the taker."""

    def __init__(self, seats: list[int] | None = None, count: int = 0, taker: int = -1) -> None:
        self.at = 0  # place in the list
        self.seats: list[int] = seats if seats is not None else []
        self.count = count
        self.taker = taker
        self.given = 0  # by the seat in turn

    def clone(self) -> "Levy":
        frame = Levy(self.seats[:], self.count, self.taker)
        frame.at = self.at
        frame.given = self.given
        return frame

    def waiting(self, g: Byzantion) -> list[int]:
        return [self.seats[self.at]]

    def run(self, g: Byzantion) -> int:
        while self.at < len(self.seats):
            if self.given < self.count and resources_of(g, self.seats[self.at]):
                return WAIT
            self.at += 1
            self.given = 0
        return DONE

    def offer(self, g: Byzantion, seat: int, o: Offer) -> None:
        for good in range(RESOURCES):
            if has(g, seat, good):
                o.yes("give", good)

    def answer(self, g: Byzantion, seat: int, a: Answer) -> None:
        self.given += 1
        if self.taker >= 0:
            take(g, self.taker, seat, a.target, 1)
        else:
            lose(g, seat, a.target, 1)

    def default(self, g: Byzantion, seat: int) -> Answer:
        return Answer("give", min([good for good in range(RESOURCES) if has(g, seat, good)]))


class ForcedDiscard(Frame[Byzantion]):
    """Others, one after another, discard cards of their choice without income.  rule: BZ-DIS-4, BZ-CLA-11"""

    def __init__(self, seats: list[int] | None = None, count: int = 0) -> None:
        self.at = 0  # place in the list
        self.seats: list[int] = seats if seats is not None else []
        self.count = count
        self.shed = 0  # by the seat in turn

    def clone(self) -> "ForcedDiscard":
        frame = ForcedDiscard(self.seats[:], self.count)
        frame.at = self.at
        frame.shed = self.shed
        return frame

    def waiting(self, g: Byzantion) -> list[int]:
        return [self.seats[self.at]]

    def run(self, g: Byzantion) -> int:
        while self.at < len(self.seats):
            if self.shed < self.count and hand_size(g, self.seats[self.at]):
                return WAIT
            self.at += 1
            self.shed = 0
        return DONE

    def offer(self, g: Byzantion, seat: int, o: Offer) -> None:
        for card in hand_of(g, seat):
            o.yes("shed", card)

    def answer(self, g: Byzantion, seat: int, a: Answer) -> None:
        self.shed += 1
        leave_hand(g, seat, a.target)
        g.discard.append(a.target)
        g.reveals += 1
        g.tell("card.shed", seat, a.target)

    def default(self, g: Byzantion, seat: int) -> Answer:
        return Answer("shed", hand_of(g, seat)[0])


class Strike(Frame[Byzantion]):
    """A card in another player's area is removed from the game, or turned face down.

    rule: BZ-INT-17, BZ-INT-18, BZ-BAN-9, BZ-BAN-10
    """

    def __init__(self, seat: int = -1, op: int = 0) -> None:
        self.at = 0
        self.seat = seat
        self.op = op

    def clone(self) -> "Strike":
        frame = Strike(self.seat, self.op)
        frame.at = self.at
        return frame

    def targets(self, g: Byzantion) -> list[int]:
        """Cards of others whose own ability has been resolved; none is turned face down twice."""
        under_way = unresolved(g)
        found: list[int] = []
        for other in range(g.seats):
            if other != self.seat:
                for card in area_of(g, other):
                    if card not in under_way and not (self.op == FLIP_CARD and card in g.down):
                        found.append(card)
        found.sort()
        return found

    def admits_free_actions(self) -> bool:
        return True

    def waiting(self, g: Byzantion) -> list[int]:
        return [self.seat]

    def run(self, g: Byzantion) -> int:
        return WAIT if self.at == 0 and self.targets(g) else DONE

    def offer(self, g: Byzantion, seat: int, o: Offer) -> None:
        for card in self.targets(g):
            o.yes("strike", card)

    def answer(self, g: Byzantion, seat: int, a: Answer) -> None:
        self.at = 1
        victim = next(other for other in range(g.seats) if a.target in area_of(g, other))
        if self.op == FLIP_CARD:
            g.down.append(a.target)
            g.down.sort()
            g.tell("card.turned", seat, victim, a.target)
        else:
            remove_card(g, victim, a.target)
            g.tell("card.removed", seat, victim, a.target)

    def default(self, g: Byzantion, seat: int) -> Answer:
        return Answer("strike", self.targets(g)[0])


def remove_card(g: Byzantion, victim: int, card: int) -> int:
    """Out of the game; if it was in a Bandon, or one by itself, its owner may form his Bandons anew.

    rule: BZ-INT-17, BZ-BAN-1, BZ-BAN-9
    """
    in_bandon = card < EMPIRE_CARDS and (g.board.hero[card] or g.follows[card] >= 0)
    leave_area(g, victim, card)
    g.removed.append(card)
    g.removed.sort()
    return g.call(Reorganising([victim])) if in_bandon else RUN


def unresolved(g: Byzantion) -> list[int]:
    """Cards whose own ability is still under way."""
    found: list[int] = []
    for frame in g.stack:
        if isinstance(frame, (PlayedCard, FreeAction)):
            found.append(frame.card)
    return found


class Splitting(Frame[Byzantion]):
    """Another player divides the goods shown into two parts; the owner takes one, he gets the other.

    rule: BZ-INT-20
    """

    def __init__(self, seat: int = -1, card: int = -1) -> None:
        self.at = 0  # 0 who splits, 1 he lays out, 2 the owner takes
        self.seat = seat
        self.card = card
        self.splitter = -1
        self.good = 0  # the next one to be laid out
        self.part: list[int] = [0] * GOODS  # the first part

    def clone(self) -> "Splitting":
        frame = Splitting(self.seat, self.card)
        frame.at = self.at
        frame.splitter = self.splitter
        frame.good = self.good
        frame.part = self.part[:]
        return frame

    def loot(self, g: Byzantion) -> list[int]:
        return g.board.effects[self.card][0].loot

    def waiting(self, g: Byzantion) -> list[int]:
        return [self.splitter if self.at == 1 else self.seat]

    def run(self, g: Byzantion) -> int:
        if self.at == 0:
            self.at = 1
            return g.call(PlayerChoice(self.seat, [other for other in g.order if other != self.seat]))
        if self.at == 1:
            if self.splitter < 0:
                self.splitter = g.result
            while self.good < GOODS and not self.loot(g)[self.good]:
                self.good += 1
            if self.good < GOODS:
                return WAIT
            self.at = 2
        return DONE if self.at == 3 else WAIT

    def offer(self, g: Byzantion, seat: int, o: Offer) -> None:
        if self.at == 1:
            o.yes("lay", self.good, 0, self.loot(g)[self.good])
        else:
            o.yes("take_part", 0)
            o.yes("take_part", 1)

    def answer(self, g: Byzantion, seat: int, a: Answer) -> None:
        if a.verb == "lay":
            self.part[a.target] = a.amount
            self.good += 1
            return
        self.at = 3
        whole = self.loot(g)
        taker = self.seat if a.target == 0 else self.splitter
        other = self.splitter if a.target == 0 else self.seat
        for good in range(GOODS):
            gain(g, taker, good, self.part[good])
            gain(g, other, good, whole[good] - self.part[good])

    def default(self, g: Byzantion, seat: int) -> Answer:
        if self.at == 1:
            return Answer("lay", self.good, self.loot(g)[self.good] // 2)
        return Answer("take_part", 0)
