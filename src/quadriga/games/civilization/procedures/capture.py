"""Taking a settlement by force, and what is found in it."""

from typing import Final

from quadriga.engine.choice import Answer
from quadriga.engine.frame import DONE, RUN, WAIT, Frame
from quadriga.engine.offer import Offer
from quadriga.games.civilization.board import EXPLORERS, FANATICISM, NOBODY, SACK, VILLAGE
from quadriga.games.civilization.pieces import (
    changed,
    convert_piece,
    do_deed,
    earn,
    give_settlement,
    remove_piece,
    remove_settlement,
    resize,
    set_deed,
    set_mood,
)
from quadriga.games.civilization.procedures.redistribution import has_works, redistribute
from quadriga.games.civilization.queries import forces, has_rule, is_capital, is_ship, pieces_in
from quadriga.games.civilization.state import Civilization
from quadriga.games.civilization.terms import (
    CAPITAL_AT,
    CAPITALS,
    CAPTURED,
    CONQUERED,
    MOVEMENT,
)

BARBARIAN_SPOILS: Final = 30

# steps
TAKE: Final = 0
SPIES_FOUND: Final = 1
CAPITAL_LOST: Final = 2
SHIPS_TAKEN: Final = 3
REVENGE: Final = 4
CLOSED: Final = 5


class Capture(Frame[Civilization]):
    """A settlement changes hands: ``fought`` if a battle was fought for it, ``killed`` if a unit of the other side died
    in it. One's own is freed, a barbarian one destroyed, another player's taken, smaller by one if there were dead.
    rule: CV-BAT-21, CV-BAR-25, CV-BAR-26, CV-BAR-27, CV-LND-15, CV-NUC-5, CV-NUC-6, CV-ESP-4, CV-GOV-24
    """

    def __init__(
        self, captor: int = 0, territory: int = 0, fought: bool = False, killed: bool = False, losers: int = 0
    ) -> None:
        self.at: int = TAKE
        self.captor = captor
        self.territory = territory
        self.fought = fought
        self.killed = killed
        self.losers = losers  # bit mask of all who lost there
        self.loser: int = NOBODY
        self.capital = False
        self.served = False  # by improvements that the loser may assign anew

    def clone(self) -> "Capture":
        frame = Capture(self.captor, self.territory, self.fought, self.killed, self.losers)
        frame.at = self.at
        frame.loser = self.loser
        frame.capital = self.capital
        frame.served = self.served
        return frame

    def run(self, g: Civilization) -> int:
        if self.at == TAKE:
            self.at = CLOSED
            self.loser = g.holder[self.territory]
            if self.loser == self.captor:
                return self.free(g)
            if self.loser == g.seats:
                return self.destroy(g)
            self.at = SPIES_FOUND
            return self.take(g)
        if self.at == SPIES_FOUND:
            self.at = CAPITAL_LOST
            if self.territory in g.spy_space:
                from quadriga.games.civilization.procedures.espionage.treatment import treat_spies

                treat_spies(g, self.loser, self.territory, NOBODY, self.captor)
            return RUN
        if self.at == CAPITAL_LOST:
            from quadriga.games.civilization.procedures.capital_loss import CapitalLoss

            self.at = SHIPS_TAKEN
            if self.served:
                redistribute(g, self.loser)
            return g.call(CapitalLoss(self.loser, self.captor)) if self.capital else RUN
        if self.at == SHIPS_TAKEN:
            self.at = REVENGE
            return g.call(Spoils(self.captor, self.territory, self.losers | 1 << self.loser))
        if self.at == REVENGE:
            self.at = CLOSED
            if has_rule(g, self.loser, FANATICISM) and self.loser not in g.gone:
                from quadriga.games.civilization.procedures.fanaticism import Fanaticism

                return g.call(Fanaticism(self.loser, self.captor, self.territory))
        return DONE

    def free(self, g: Civilization) -> int:
        """rule: CV-BAR-26"""
        from quadriga.games.civilization.procedures.occupation import liberate

        liberate(g, self.territory)
        return RUN

    def destroy(self, g: Civilization) -> int:
        """rule: CV-BAR-25"""
        remove_settlement(g, self.territory)
        earn(g, self.captor, BARBARIAN_SPOILS)
        g.tell("barbarians.destroyed", self.captor, self.territory, BARBARIAN_SPOILS)
        return RUN

    def take(self, g: Civilization) -> int:
        """rule: CV-BAT-21, CV-BAR-27, CV-CPL-1"""
        territory = self.territory
        self.capital = is_capital(g, territory)
        self.served = has_works(g, territory)
        if self.killed and g.size[territory] > VILLAGE:
            resize(g, territory, g.size[territory] - 1)
        give_settlement(g, territory, self.captor)
        if g.phase == MOVEMENT:  # the Sack belongs to this phase (ruling CV-GAP-124)
            set_mood(g, territory, CONQUERED)
        do_deed(g, self.captor, CAPTURED)
        if self.capital:
            g.capital = changed(g.capital, self.loser, NOBODY)
            do_deed(g, self.captor, CAPITALS)
            set_deed(g, self.captor, CAPITAL_AT, territory + 1)
        self.seize_weapons(g)
        g.tell("settlement.captured", self.captor, self.loser, territory, g.size[territory])
        return RUN

    def seize_weapons(self, g: Civilization) -> None:
        """Nuclear weapons stored there fall to who takes the settlement without a fight; in a fight they were lost.
        rule: CV-NUC-5, CV-NUC-6 (ruling CV-GAP-87)"""
        from quadriga.games.civilization.procedures.battle.aftermath import remove_stored_nukes
        from quadriga.games.civilization.procedures.nuclear import take_stored_weapons

        if self.fought:
            remove_stored_nukes(g, self.territory, self.loser)
        else:
            take_stored_weapons(g, self.territory, self.loser, self.captor)


class Spoils(Frame[Civilization]):
    """Ships ashore fall to who holds the settlement; explorers found alone may be captured or left; under the Sack what
    was captured may be destroyed at once for half its price. Barbarians kill the explorers they find.
    rule: CV-LND-15, CV-BAT-22, CV-GOV-18, CV-BAR-19 (ruling CV-GAP-85)
    """

    def __init__(self, captor: int = 0, territory: int = 0, losers: int = 0) -> None:
        self.at = 0  # 1 once ships are taken, 2 when done
        self.captor = captor
        self.territory = territory
        self.losers = losers  # bit mask
        self.captives: list[int] = []  # pieces taken

    def clone(self) -> "Spoils":
        frame = Spoils(self.captor, self.territory, self.losers)
        frame.at = self.at
        frame.captives = self.captives[:]
        return frame

    def run(self, g: Civilization) -> int:
        if self.at == 0:
            self.at = 1
            if self.captor == g.seats:
                self.kill(g)
                return DONE
            if g.holder[self.territory] == self.captor:
                self.take_ships(g)
        self.captives = [p for p in self.captives if g.kind[p] >= 0 and g.owner[p] == self.captor]
        if self.at == 2 or self.captor in g.gone:
            return DONE
        return WAIT if self.lone_explorers(g) or self.may_destroy(g) else DONE

    def take_ships(self, g: Civilization) -> None:
        """rule: CV-LND-15"""
        for piece in pieces_in(g, self.territory):
            if is_ship(g.kind[piece]) and (self.losers >> g.owner[piece]) & 1:
                g.tell("ship.captured", self.captor, g.owner[piece], g.kind[piece], self.territory)
                convert_piece(g, piece, self.captor)
                self.captives.append(piece)

    def kill(self, g: Civilization) -> None:
        for piece in self.lone_explorers(g):
            g.tell("unit.fell", g.owner[piece], EXPLORERS, self.territory, 0)
            remove_piece(g, piece)

    def lone_explorers(self, g: Civilization) -> list[int]:
        """rule: CV-BAT-22"""
        return [
            piece
            for piece in pieces_in(g, self.territory)
            if g.kind[piece] == EXPLORERS
            and (self.losers >> g.owner[piece]) & 1
            and forces(g, self.territory, g.owner[piece]) == 0
        ]

    def may_destroy(self, g: Civilization) -> bool:
        return bool(self.captives) and has_rule(g, self.captor, SACK)

    def waiting(self, g: Civilization) -> list[int]:
        return [self.captor]

    def offer(self, g: Civilization, seat: int, o: Offer) -> None:
        seen: list[int] = []
        for piece in self.lone_explorers(g):
            if g.owner[piece] not in seen:
                seen.append(g.owner[piece])
                o.yes("seize", piece)
        kinds: list[int] = []
        for piece in sorted(self.captives):
            if g.kind[piece] not in kinds:
                kinds.append(g.kind[piece])
                if self.may_destroy(g):
                    o.yes("destroy", piece)
                elif o.explain:
                    o.no("destroy", piece, "no_sack", ["CV-GOV-18"])
        o.yes("done")

    def answer(self, g: Civilization, seat: int, a: Answer) -> None:
        if a.verb == "seize":
            g.tell("explorer.seized", seat, self.territory)
            convert_piece(g, a.target, seat)
            self.captives.append(a.target)
        elif a.verb == "destroy":
            coins = g.board.kind_price[g.kind[a.target]] // 2
            g.tell("captive.destroyed", seat, g.kind[a.target], coins)
            remove_piece(g, a.target)
            earn(g, seat, coins)
            self.captives = [piece for piece in self.captives if piece != a.target]
        else:
            self.at = 2

    def default(self, g: Civilization, seat: int) -> Answer:
        return Answer("done")
