"""Preparation: nations, first pieces, first development tokens."""

from quadriga.engine.choice import Answer
from quadriga.engine.frame import DONE, WAIT, Frame
from quadriga.engine.offer import Offer
from quadriga.games.warriors.board import (
    BARBARIAN_ARMY,
    BARBARIAN_FORTRESS,
    CAPITAL,
    FORTRESS,
    PIECES,
    PRINCESS,
    RESOURCES,
    TRACKS,
)
from quadriga.games.warriors.pieces import place_unit
from quadriga.games.warriors.procedures.turn import Turns
from quadriga.games.warriors.queries import nation_order
from quadriga.games.warriors.state import FREE, RESERVE, Warriors


class Preparation(Frame[Warriors]):
    """Nations are dealt or chosen, the map is filled, tokens are placed, the turns begin.

    rule: WT-SET-2, WT-SET-5
    """

    def clone(self) -> "Preparation":
        frame = Preparation()
        frame.at = self.at
        return frame

    def run(self, g: Warriors) -> int:
        if self.at == 0:
            self.at = 1
            if g.nation_choice:
                return g.call(NationChoice())
            return g.shuffle(len(g.board.playable))
        if self.at == 1:
            if not g.nation_choice:
                for seat in range(g.seats):
                    g.nation[seat] = g.board.playable[g.rolled[seat]]
            self.at = 2
            fill_map(g)
            return g.call(StartingDevelopment())
        if self.at == 2:
            self.at = 3
            return g.call(Turns())
        return DONE


class NationChoice(Frame[Warriors]):
    """Experienced players choose, seat after seat, no nation twice.  rule: WT-SET-5 (ruling WT-GAP-39)"""

    def clone(self) -> "NationChoice":
        frame = NationChoice()
        frame.at = self.at
        return frame

    def run(self, g: Warriors) -> int:
        return DONE if self.at == g.seats else WAIT

    def waiting(self, g: Warriors) -> list[int]:
        return [self.at]

    def offer(self, g: Warriors, seat: int, o: Offer) -> None:
        for nation in g.board.playable:
            if nation not in g.nation:
                o.yes("nation", nation)
            elif o.explain:
                o.no("nation", nation, "nation_taken", ["WT-SET-5"], {"seat": g.nation.index(nation)})

    def answer(self, g: Warriors, seat: int, a: Answer) -> None:
        g.nation[seat] = a.target
        self.at += 1

    def default(self, g: Warriors, seat: int) -> Answer:
        for nation in g.board.playable:
            if nation not in g.nation:
                return Answer("nation", nation)
        raise AssertionError("more seats than nations")


def build_units(g: Warriors) -> None:
    """Every player's full set in the reserve, then one barbarian piece a province.  rule: WT-SET-3"""
    provinces = len(g.board.keys)
    kinds: list[int] = []
    owners: list[int] = []
    for seat in range(g.seats):
        for kind in range(FORTRESS + 1):
            for _ in range(g.board.supply[kind]):
                kinds.append(kind)
                owners.append(seat)
    for province in range(provinces):
        kinds.append(BARBARIAN_FORTRESS if g.board.kinds[province] == CAPITAL else BARBARIAN_ARMY)
        owners.append(g.seats)
    g.kind = tuple(kinds)
    g.owner = tuple(owners)
    g.place = [RESERVE] * len(g.kind)
    g.damage = (0,) * len(g.kind)
    g.spent = [0] * len(g.kind)
    g.retreated = (0,) * len(g.kind)
    g.holder = [FREE] * provinces
    g.troops = [0] * (provinces * (g.seats + 1))


def fill_map(g: Warriors) -> None:
    """First pieces, barbarians, resources.

    rule: WT-SET-6, WT-SET-7, WT-SET-8, WT-SET-9 (rulings WT-GAP-8, WT-GAP-43)
    """
    g.order = nation_order(g)
    g.first_number = g.board.numbers[g.nation[g.order[0]]]
    for seat in range(g.seats):
        capital = g.board.capital[g.nation[seat]]
        for unit in range(seat * PIECES, (seat + 1) * PIECES):
            if g.kind[unit] == PRINCESS or unit == seat * PIECES + 16:
                place_unit(g, unit, capital)
        for resource in range(RESOURCES):
            g.stock[seat * RESOURCES + resource] = g.board.start_stock[resource]
        g.tell("nation.taken", seat, g.nation[seat])
    for province in range(len(g.holder)):
        if g.holder[province] == FREE:
            place_unit(g, g.seats * PIECES + province, province)


class StartingDevelopment(Frame[Warriors]):
    """In turn order each player puts his first tokens on his board, all of them before the next player.

    rule: WT-SET-10 (ruling WT-GAP-9)
    """

    def clone(self) -> "StartingDevelopment":
        frame = StartingDevelopment()
        frame.at = self.at
        return frame

    def run(self, g: Warriors) -> int:
        return DONE if self.at == g.seats * g.board.start_tokens else WAIT

    def waiting(self, g: Warriors) -> list[int]:
        return [g.order[self.at // g.board.start_tokens]]

    def offer(self, g: Warriors, seat: int, o: Offer) -> None:
        for track in range(TRACKS):
            o.yes("advance", track)

    def answer(self, g: Warriors, seat: int, a: Answer) -> None:
        g.tokens[seat * TRACKS + a.target] += 1
        self.at += 1
        g.tell("technology.advanced", seat, a.target, g.tokens[seat * TRACKS + a.target])

    def default(self, g: Warriors, seat: int) -> Answer:
        return Answer("advance", self.at % TRACKS)
