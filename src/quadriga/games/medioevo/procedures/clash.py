"""What happens when armies meet: resistance, battles one after another, conquest."""

from quadriga.engine.choice import Answer
from quadriga.engine.frame import DONE, RUN, WAIT, Frame
from quadriga.engine.offer import Offer
from quadriga.games.medioevo.board import OWNERS, TERRITORIES
from quadriga.games.medioevo.pieces import barbarian_galley, clear_piece, settle_control
from quadriga.games.medioevo.procedures.battle.battle import Battle, is_forbidden
from quadriga.games.medioevo.procedures.conquest import Conquest
from quadriga.games.medioevo.procedures.movement import SCOUTING, Movement
from quadriga.games.medioevo.procedures.plunder import BarbarianPlunder
from quadriga.games.medioevo.procedures.spoils import Spoils
from quadriga.games.medioevo.procedures.war import strike
from quadriga.games.medioevo.property_queries import is_hidden, pieces_at
from quadriga.games.medioevo.queries import at_war, is_banned, is_land, may_attack, may_stay
from quadriga.games.medioevo.state import Medioevo
from quadriga.games.medioevo.unit_changes import place_horde
from quadriga.games.medioevo.unit_queries import army_zones, is_empty_of_armies, owners_in, units


def targets_here(g: Medioevo, seat: int) -> list[int]:
    """Opponents whose army shares a zone with one of the seat's, or whose land it can take: zone * OWNERS + owner.

    A Bishop forbids battles, not taking undefended land.
    rule: MU-COM-7, MU-MOV-12, MU-CARD-1, MU-CARD-55, MU-CARD-56
    """
    found: list[int] = []
    for zone in army_zones(g, seat):
        if is_hidden(g, seat, zone):
            continue
        owners = owners_in(g, zone)
        host = g.holder[zone] if zone < TERRITORIES else -1
        if owners == [seat] and host not in (-1, seat) and not may_stay(g, seat, host) and may_attack(g, seat, host):
            found.append(zone * OWNERS + host)
        if is_forbidden(g, zone):
            continue
        for owner in owners:
            if owner == seat or (g.seats in owners and owner != g.seats):
                continue
            if owner == g.seats or (may_attack(g, seat, owner) and not is_hidden(g, owner, zone)):
                found.append(zone * OWNERS + owner)
    return found


def assault(g: Medioevo, seat: int, zone: int, owner: int) -> None:
    """An army attacks where it stands; land without an army of its holder's is taken.  rule: MU-COM-7, MU-MOV-12"""
    g.call(Clash(seat, zone, owner))
    if owner < g.seats and not units(g, zone, owner):
        strike(g, seat, owner)


def contact(g: Medioevo, move: Movement) -> int:
    """A group has entered a zone: does it meet anybody?

    rule: MU-MOV-10, MU-MOV-11, MU-MOV-12, MU-MOV-13, MU-MOV-14, MU-BAR-2, MU-DIP-3, MU-CARD-55
    """
    zone = move.zone
    seat = move.seat
    if not move.army() or move.is_unseen(g):
        return hold_if_banned(g, move)
    host = g.holder[zone] if is_land(zone) else -1
    invades = host >= 0 and host != seat and not may_stay(g, seat, host)
    if invades:
        strike(g, seat, host)
    if units(g, zone, g.seats):
        return meet(g, move, g.seats)
    if is_land(zone):
        if host < 0 and is_empty_but_for(g, zone, seat, move.army()):
            return hold_if_banned(g, move) if move.edict else face_resistance(g, move)
        if invades:
            return meet(g, move, host if units(g, zone, host) else -1)
    for owner in owners_in(g, zone):
        if owner not in (seat, g.seats) and at_war(g, seat, owner) and may_attack(g, seat, owner):
            if not is_hidden(g, owner, zone):
                return meet(g, move, owner)
    if not is_land(zone) and enemy_ships(g, seat, zone):
        return meet(g, move, -1)
    return hold_if_banned(g, move)


def is_empty_but_for(g: Medioevo, zone: int, seat: int, number: int) -> bool:
    """Nobody else's army that can be seen, and of the own only those who came just now."""
    for owner in owners_in(g, zone):
        if owner != seat and not is_hidden(g, owner, zone):
            return False
    return units(g, zone, seat) == number


def hold_if_banned(g: Medioevo, move: Movement) -> int:
    """What enters a territory closed by a Bishop must stop.  rule: MU-CARD-3"""
    if is_land(move.zone) and is_banned(g, 2, move.zone):
        move.stop(g)
    return RUN


def face_resistance(g: Medioevo, move: Movement) -> int:
    """A horde appears in unguarded barbarian land before anybody could take it, and fights.

    rule: MU-MOV-10, MU-BAR-2, MU-TECH-9
    """
    place_horde(g, move.zone)
    move.exhaust(g)
    return g.call(Clash(move.seat, move.zone, g.seats))


def meet(g: Medioevo, move: Movement, opponent: int) -> int:
    """Contact ends the movement, unless a Warlord sends half of the army on.  rule: MU-COM-3, MU-MOV-11, MU-CARD-6"""
    move.vanguard = (move.army() + 1) // 2 if move.scout else 0
    move.exhaust(g)
    if move.vanguard:
        move.at = SCOUTING
    return g.call(Clash(move.seat, move.zone, opponent))


def enemy_ships(g: Medioevo, seat: int, zone: int) -> list[int]:
    """Ships of players at war in a sea zone, without any army of theirs.  rule: MU-NAV-1 (ruling MU-GAP-88)"""
    found: list[int] = []
    for owner in range(g.seats):
        if owner != seat and at_war(g, seat, owner) and may_attack(g, seat, owner) and not units(g, zone, owner):
            found.extend(pieces_at(g, zone, owner))
    return found


class Clash(Frame[Medioevo]):
    """One owner's army fights its opponents in a zone one after the other, barbarians first; then the land is settled.

    rule: MU-MUL-1, MU-MUL-2, MU-BAT-19, MU-CON-1, MU-CON-6, MU-NOW-1, MU-BAR-8 (rulings MU-GAP-99, MU-GAP-101)
    """

    def __init__(self, owner: int = -1, zone: int = -1, opponent: int = -1) -> None:
        self.at = 0
        self.owner = owner
        self.zone = zone
        self.opponent = opponent  # to be fought first; -1 for nobody
        self.beaten: list[int] = []
        self.fought = False
        self.quarter = -1  # who was at home when it began

    def clone(self) -> "Clash":
        frame = Clash(self.owner, self.zone, self.opponent)
        frame.at = self.at
        frame.beaten = self.beaten[:]
        frame.fought = self.fought
        frame.quarter = self.quarter
        return frame

    def run(self, g: Medioevo) -> int:
        if self.at == 0:
            self.at = 1
            self.quarter = g.holder[self.zone] if is_land(self.zone) else -1
            return self.fight(g, self.opponent)
        if self.at == 1:
            if self.opponent >= 0 and not units(g, self.zone, self.opponent):
                self.beaten.append(self.opponent)
            if units(g, self.zone, self.owner) and self.rivals(g) and not is_forbidden(g, self.zone):
                return self.go_on(g)
            self.at = 2
        if self.at == 2:
            self.at = 3
            return self.settle(g)
        return DONE

    def go_on(self, g: Medioevo) -> int:
        """Barbarians attack everybody in turn; a player must fight them first and chooses among the others."""
        rivals = self.rivals(g)
        if self.owner >= g.seats:
            return self.fight(g, rivals[0])
        if g.seats in rivals:
            return self.fight(g, g.seats)
        return WAIT

    def rivals(self, g: Medioevo) -> list[int]:
        """Opponents that can still be fought here; nobody sees whom Rangers lead.  rule: MU-CARD-55"""
        seen = [owner for owner in owners_in(g, self.zone) if not is_hidden(g, owner, self.zone)]
        if self.owner >= g.seats:
            return [owner for owner in seen if owner < g.seats]
        return [
            owner
            for owner in seen
            if owner == g.seats
            or (owner != self.owner and may_attack(g, self.owner, owner) and owner not in self.beaten)
        ]

    def fight(self, g: Medioevo, opponent: int) -> int:
        self.opponent = opponent
        if opponent < 0 or not units(g, self.zone, opponent) or is_forbidden(g, self.zone):
            self.opponent = -1
            return RUN
        if opponent < g.seats and self.owner < g.seats:
            strike(g, self.owner, opponent)
        self.fought = True
        return g.call(Battle(self.zone, self.owner, opponent))

    def waiting(self, g: Medioevo) -> list[int]:
        return [self.owner]

    def offer(self, g: Medioevo, seat: int, o: Offer) -> None:
        for owner in self.rivals(g):
            o.yes("attack_owner", owner)
        o.yes("stop")

    def answer(self, g: Medioevo, seat: int, a: Answer) -> None:
        if a.verb == "stop":
            self.at = 2
        else:
            self.fight(g, a.target)

    def default(self, g: Medioevo, seat: int) -> Answer:
        return Answer("stop")

    # --- afterwards

    def settle(self, g: Medioevo) -> int:
        zone = self.zone
        give_galley_back(g, zone)
        if self.owner >= g.seats:
            return self.settle_raid(g)
        present = owners_in(g, zone)
        if self.owner in present:
            return self.settle_victory(g, present)
        if g.seats in present and len(present) == 1:
            return g.call(BarbarianPlunder(zone))
        settle_control(g, zone)
        if len(present) == 1 and self.fought and self.opponent == present[0]:
            left = pieces_at(g, zone, self.owner)
            if left:
                return g.call(Spoils(present[0], zone, left))
        return RUN

    def settle_victory(self, g: Medioevo, present: list[int]) -> int:
        """The attacker is still there: conquest if no opposing army is.  rule: MU-CON-1, MU-NAV-8, MU-MOV-12"""
        for owner in present:
            if owner == g.seats or (owner != self.owner and not may_stay(g, owner, self.owner)):
                if not is_hidden(g, owner, self.zone):
                    return RUN
        if not is_land(self.zone):
            spoils = enemy_ships(g, self.owner, self.zone)
            for owner in self.beaten:
                if owner < g.seats:
                    spoils.extend([piece for piece in pieces_at(g, self.zone, owner) if piece not in spoils])
            return g.call(Spoils(self.owner, self.zone, sorted(spoils))) if spoils else RUN
        host = g.holder[self.zone]
        if host == self.owner and self.quarter == self.owner:
            left: list[int] = []
            for owner in self.beaten:
                if owner < g.seats:
                    left.extend(pieces_at(g, self.zone, owner))
            return g.call(Spoils(self.owner, self.zone, left)) if left else RUN
        if host >= 0 and host != self.owner and may_stay(g, self.owner, host):
            return RUN
        return g.call(Conquest(self.owner, self.zone, self.quarter, self.beaten[:]))

    def settle_raid(self, g: Medioevo) -> int:
        """Barbarians who are the only ones left plunder the zone.  rule: MU-BAR-7, MU-REB-5, MU-SUP-9"""
        present = owners_in(g, self.zone)
        if present == [g.seats]:
            return g.call(BarbarianPlunder(self.zone))
        settle_control(g, self.zone)
        return RUN


def give_galley_back(g: Medioevo, zone: int) -> None:
    """A horde that has perished at sea leaves no galley.  rule: MU-SUP-8"""
    galley = barbarian_galley(g, zone) if zone >= TERRITORIES and not units(g, zone, g.seats) else -1
    if galley >= 0:
        clear_piece(g, galley)


def raid(g: Medioevo, zone: int) -> int:
    """A horde is in a zone: it fights whoever is there, or takes what it finds.  rule: MU-SUP-9, MU-REB-5, MU-BAR-7"""
    if is_empty_of_armies(g, zone):
        return RUN
    return g.call(Clash(g.seats, zone, -1))
