"""Phase 6: movement, then the battles declared in it."""

from typing import Final

from quadriga.engine.choice import Answer, Choice, row
from quadriga.engine.frame import DONE, RUN, WAIT, Frame
from quadriga.engine.offer import Offer
from quadriga.games.civilization.board import CARRIER, KINDS, NOBODY, PLANE, TERRITORIES, VILLAGE
from quadriga.games.civilization.pieces import changed, convert_piece, remove_piece
from quadriga.games.civilization.procedures.building import (
    begin_prospecting,
    build_railway,
    build_road,
    terraform,
)
from quadriga.games.civilization.procedures.declaration import (
    Declaration,
    Disputes,
    Support,
    are_opposed,
    may_attack,
    needs_senate,
    senate_asked,
)
from quadriga.games.civilization.procedures.elimination import check_elimination
from quadriga.games.civilization.procedures.espionage.spy_moves import answer_spy_move, offer_spy_moves
from quadriga.games.civilization.procedures.founding import (
    Founding,
    give_village,
    migrate,
    migration_fault,
    village_sites,
)
from quadriga.games.civilization.procedures.mobility import mobility
from quadriga.games.civilization.procedures.motion import deck_room
from quadriga.games.civilization.procedures.move import Move
from quadriga.games.civilization.procedures.nuclear import Launch, load, lose_weapons_at_sea, offer_nuclear
from quadriga.games.civilization.procedures.oil import share_dividends
from quadriga.games.civilization.procedures.orders import offer_pieces
from quadriga.games.civilization.procedures.pledges import bind, owed_purchase, redeem_pledges
from quadriga.games.civilization.procedures.revolution import note_unrest
from quadriga.games.civilization.procedures.routes import end_broken_trades
from quadriga.games.civilization.procedures.standing import check_standing
from quadriga.games.civilization.procedures.supply import owed_to, write_off
from quadriga.games.civilization.procedures.unloading import unload
from quadriga.games.civilization.queries import (
    at_war,
    cargo_of,
    explorers,
    forces,
    owners_in,
    settlements,
    units_of,
)
from quadriga.games.civilization.state import Civilization
from quadriga.games.civilization.terms import (
    ASHORE,
    BATTLE_ATTACKERS,
    BATTLE_DEFENDERS,
    BATTLE_SPACE,
    DECLARED,
    STOPPED,
)

MOST_ORDERS: Final = 500  # of a player in one phase

ENOUGH: Final = Choice("done")
MIGRATE: Final = row("migrate", TERRITORIES)


class MovementPhase(Frame[Civilization]):
    """Each player moves and fights his battles; with delayed battles all are fought after everybody has moved.
    rule: CV-MOV-1, CV-BAT-3, CV-VAR-13, CV-OIL-5, CV-TRD-12"""

    def __init__(self) -> None:
        self.at = 0
        self.turn = 0  # place in the order
        self.supported = False

    def clone(self) -> "MovementPhase":
        frame = MovementPhase()
        frame.at = self.at
        frame.turn = self.turn
        frame.supported = self.supported
        return frame

    def run(self, g: Civilization) -> int:
        check_standing(g)
        note_unrest(g)
        if self.at == 0:
            if self.turn == 0:
                freshen(g)
            end_broken_trades(g)
            if self.turn == len(g.order):
                self.at = 3
                return RUN
            self.at = 1
            rouse(g, g.order[self.turn])
            return g.call(PlayerMovement(g.order[self.turn]))
        if self.at == 1:
            last = self.turn == len(g.order) - 1
            if last:
                share_dividends(g)
            self.at = 2 if not g.delayed or last else 0
            if self.at == 0:
                self.turn += 1
            return RUN
        if self.at == 2:
            if g.declared:
                return self.fight(g)
            self.at = 0
            self.turn += 1
            return RUN
        return self.close(g)

    def fight(self, g: Civilization) -> int:
        """The next battle in the order of declaration.  rule: CV-BAT-3"""
        space = g.declared[BATTLE_SPACE]
        if not self.supported:
            self.supported = True
            return g.call(Support(space))
        self.supported = False
        attackers = g.declared[BATTLE_ATTACKERS]
        defenders = g.declared[BATTLE_DEFENDERS]
        g.declared = g.declared[DECLARED:]
        from quadriga.games.civilization.procedures.battle.battle import Battle

        return g.call(Battle(space, attackers, defenders, g.result))

    def close(self, g: Civilization) -> int:
        """The end of the phase: sack, payments for lost battles.  rule: CV-GOV-17, CV-WAR-4, CV-NUC-3"""
        from quadriga.games.civilization.procedures.involvement import Involvement
        from quadriga.games.civilization.procedures.sack import Sack

        step = self.at - 3
        if step < len(g.order):
            self.at += 1
            return g.call(Sack(g.order[step]))
        if step == len(g.order):
            self.at += 1
            return g.call(Involvement())
        lose_weapons_at_sea(g)
        crowd_off(g)
        freshen(g)
        return DONE


def crowd_off(g: Civilization) -> None:
    """Aircraft beyond what a carrier holds are lost.  rule: CV-MOV-7"""
    for ship in range(len(g.kind)):
        if g.kind[ship] == CARRIER and deck_room(g, ship) < 0:
            planes = [piece for piece in cargo_of(g, ship) if g.kind[piece] == PLANE]
            for piece in planes[deck_room(g, ship) :]:
                g.tell("unit.lost", g.owner[piece], g.space[piece], PLANE)
                remove_piece(g, piece)


def freshen(g: Civilization) -> None:
    """Everybody's pieces are ready to move again."""
    count = len(g.kind)
    g.spent = (0,) * count
    g.origin = (NOBODY,) * count
    if any(g.mark):
        g.mark = tuple([bits & ASHORE for bits in g.mark])
    g.fuel = (0,) * g.seats


def rouse(g: Civilization, seat: int) -> None:
    """Who was attacked before his turn came moves what is left to him: only those who enter a battle end their move.
    rule: CV-MOV-3, CV-BAT-2"""
    for bits in set(g.mark):
        if bits & STOPPED:
            owners = g.owner
            g.mark = tuple([b & ~STOPPED if owners[piece] == seat else b for piece, b in enumerate(g.mark)])
            return


class PlayerMovement(Frame[Civilization]):
    """One player moves whatever he likes, in any order.  rule: CV-MOV-1, CV-MOV-9, CV-BAT-1, CV-BAT-22, CV-SPC-8"""

    def __init__(self, seat: int = 0) -> None:
        self.at = 0
        self.seat = seat
        self.orders = 0  # given so far

    def clone(self) -> "PlayerMovement":
        frame = PlayerMovement(self.seat)
        frame.at = self.at
        frame.orders = self.orders
        return frame

    def run(self, g: Civilization) -> int:
        if self.at or self.seat in g.gone:
            redeem_pledges(g, self.seat)
            return DONE
        check_standing(g)
        return WAIT

    def waiting(self, g: Civilization) -> list[int]:
        return [self.seat]

    def admits_free_actions(self) -> bool:
        return True

    def offer(self, g: Civilization, seat: int, o: Offer) -> None:
        self.offer_orders(g, seat, o)
        if g.effects:
            bind(g, seat, o)

    def offer_orders(self, g: Civilization, seat: int, o: Offer) -> None:
        if g.owed and owed_to(g, seat, KINDS + VILLAGE) and village_sites(g, seat):
            for piece in sorted(village_sites(g, seat)):
                o.yes("village", piece)
            return
        if self.orders >= MOST_ORDERS:
            self.offer_end(g, o)
            return
        known = mobility(g, seat)
        self.offer_war(g, seat, known.known, offer_pieces(g, seat, known, o), o)
        size = g.size
        for territory in settlements(g, seat):
            if size[territory] != VILLAGE and not o.explain:
                continue
            fault = migration_fault(g, seat, territory)
            if not fault:
                o.add(MIGRATE[territory])
            elif o.explain:
                o.no("migrate", territory, fault, ["CV-MIG-1", "CV-MIG-2"], {"territory": territory})
        if g.nukes:
            offer_nuclear(g, seat, o)
        if g.espionage:
            offer_spy_moves(g, seat, o)
        if not self.stranded(g):
            o.add(ENOUGH)
        elif o.explain:
            o.no("done", -1, "aboard_an_ally", ["CV-MOV-6"])

    def offer_end(self, g: Civilization, o: Offer) -> None:
        """Railways and roads cost nothing: somebody has to stop going round in circles."""
        if not self.stranded(g):
            o.yes("done")
        for piece in self.guests(g):
            o.yes("move", piece)
        if o.explain:
            o.no("move", NOBODY, "orders_used_up", ["CV-MOV-1"], {"number": MOST_ORDERS})

    def offer_war(self, g: Civilization, seat: int, known: Disputes, spaces: list[int], o: Offer) -> None:
        """Battles that can be declared: on who shares a space, on a settlement, from ships on a coast.
        rule: CV-BAT-1, CV-LND-1"""
        owners = g.seats + 1
        armies = g.troops
        ships = g.fleet
        spaces = [s for s in spaces if (armies[s * owners + seat] if s < TERRITORIES else ships[s * owners + seat])]
        spaces.sort()
        met = known.found
        for space in spaces:
            for other in met[space] if space in met else known.rivals(g, space):
                target = space * owners + other
                if are_opposed(g, space, seat, other):
                    continue
                fault = self.war_fault(g, seat, other)
                if not fault:
                    o.yes("attack", target)
                elif o.explain:
                    o.no("attack", target, fault, ["CV-GOV-7", "CV-EVT-2", "CV-GOV-20"], {"seat": other})
        if g.landings:
            self.offer_bombardment(g, seat, spaces, o)
        self.offer_capture(g, seat, spaces, o)

    def war_fault(self, g: Civilization, seat: int, other: int) -> str:
        if not may_attack(g, seat):
            return "no_war_now"
        return "senate_asked" if needs_senate(g, seat, other) and senate_asked(g, seat) else ""

    def offer_bombardment(self, g: Civilization, seat: int, spaces: list[int], o: Offer) -> None:
        if not spaces or spaces[-1] < TERRITORIES:
            return
        from quadriga.games.civilization.procedures.battle.landing import may_bombard

        coasts: list[int] = []
        for sea in spaces:
            if sea >= TERRITORIES and may_bombard(g, seat, sea):
                coasts += [land for land in g.board.land[sea] if land not in coasts and forces(g, land, seat) == 0]
        for territory in sorted(coasts):
            for other in owners_in(g, territory):
                if other == seat or are_opposed(g, territory, seat, other):
                    continue
                target = territory * (g.seats + 1) + other
                fault = self.war_fault(g, seat, other)
                if not fault:
                    o.yes("bombard", target)
                elif o.explain:
                    o.no("bombard", target, fault, ["CV-GOV-7", "CV-EVT-2"], {"seat": other})

    def offer_capture(self, g: Civilization, seat: int, spaces: list[int], o: Offer) -> None:
        """Explorers of enemies found alone.  rule: CV-BAT-22, CV-EVT-2"""
        if not may_attack(g, seat):
            return
        if not spaces or spaces[0] >= TERRITORIES:
            return
        seen: list[int] = []  # one of each owner in a space
        places = g.space
        owners = g.owner
        for piece in [p for p in explorers(g) if owners[p] != seat and places[p] in spaces]:
            space = places[piece]
            owner = owners[piece]
            if space >= TERRITORIES or not at_war(g, seat, owner):
                continue
            place = space * (g.seats + 1) + owner
            if place not in seen:
                seen.append(place)
                if forces(g, space, owner) == 0:
                    o.yes("seize", piece)

    def stranded(self, g: Civilization) -> bool:
        """Whether own units are still aboard an ally's ship.  rule: CV-MOV-6"""
        return bool(self.guests(g))

    def guests(self, g: Civilization) -> list[int]:
        """Own units aboard somebody else's ship that can leave it."""
        aboard = g.aboard
        if aboard.count(NOBODY) == len(aboard):
            return []
        found = [
            piece for piece in units_of(g, self.seat) if aboard[piece] != NOBODY and g.owner[aboard[piece]] != self.seat
        ]
        if not found:
            return found
        known = mobility(g, self.seat)
        return [piece for piece in found if known.allows(g, piece)]

    def answer(self, g: Civilization, seat: int, a: Answer) -> None:
        piece = a.target
        self.orders += 1
        if a.verb == "done":
            self.at = 1
        elif a.verb == "move":
            g.call(Move(seat, [piece]))
        elif a.verb == "look":
            self.look(g, seat, piece)
        elif a.verb == "found":
            g.call(Founding(seat, piece))
        elif a.verb == "village":
            self.receive_village(g, seat, piece)
        elif a.verb == "road":
            build_road(g, seat, piece)
        elif a.verb == "railway":
            build_railway(g, seat, piece)
        elif a.verb == "prospect":
            begin_prospecting(g, seat, piece)
        elif a.verb == "terraform":
            terraform(g, seat, piece)
        elif a.verb == "migrate":
            migrate(g, seat, a.target)
        elif a.verb in ("attack", "bombard"):
            g.call(Declaration(a.target // (g.seats + 1), seat, a.target % (g.seats + 1)))
        elif a.verb == "seize":
            owner = g.owner[piece]
            convert_piece(g, piece, seat)
            g.tell("explorer.seized", seat, g.space[piece])
            check_elimination(g, owner, seat)  # it may have been all he had
        elif a.verb == "load":
            load(g, seat, piece)
        elif a.verb == "unload":
            unload(g, seat, piece)
        elif a.verb == "launch":
            g.call(Launch(seat, piece))
        else:
            answer_spy_move(g, seat, a)

    def receive_village(self, g: Civilization, seat: int, piece: int) -> None:
        """A village won before finds its place as soon as there is one.  rule: CV-STR-48"""
        write_off(g, seat, KINDS + VILLAGE, 1)
        give_village(g, seat, piece)

    def look(self, g: Civilization, seat: int, piece: int) -> None:
        """rule: CV-TOK-2, CV-TOK-4"""
        from quadriga.games.civilization.procedures.exploration import Exploration

        territory = g.space[piece]
        g.known = changed(g.known, territory, g.known[territory] | 1 << seat)
        g.reveals += 1
        g.call(Exploration(seat, piece, territory))

    def default(self, g: Civilization, seat: int) -> Answer:
        if g.owed and owed_to(g, seat, KINDS + VILLAGE) and village_sites(g, seat):
            return Answer("village", village_sites(g, seat)[0])
        owed = owed_purchase(g, seat, self.offer)
        if owed is not None:
            return owed
        guests = self.guests(g)
        return Answer("move", guests[0]) if guests else Answer("done")
