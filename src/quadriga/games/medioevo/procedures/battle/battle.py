"""A battle between two owners in one zone: its rounds, step by step."""

from typing import Final

from quadriga.engine.frame import DONE, Frame
from quadriga.engine.window import ask_in_order
from quadriga.games.medioevo.board import (
    BATTLE_DECLARED,
    ENGINE,
    GALLEY,
    KINDS,
    MACHINERY,
    MILITARY,
    TERRITORIES,
    TYPES,
)
from quadriga.games.medioevo.pieces import remove_token
from quadriga.games.medioevo.property_queries import building, kind_at, owner_of, pieces_at
from quadriga.games.medioevo.queries import from_seat, has_effect, is_banned
from quadriga.games.medioevo.state import Medioevo
from quadriga.games.medioevo.unit_queries import count, type_of, units

TECHNOLOGY_EFFECT: Final = 100  # effects of technologies stand behind those of cards

NO_PROTECTION: Final = 0
FROM_ENGINES: Final = 1
FROM_ARCHERS: Final = 2
FROM_MELEE: Final = 3
KINDS_OF_DAMAGE: Final = 4

ATTACKER: Final = 0
DEFENDER: Final = 1

# steps of a round
ROUND: Final = 1
ARCHERY: Final = 11
ATTACKER_ROLLS: Final = 20  # from here on the round is fought to its end
ROUND_END: Final = 28
OVER: Final = 99


class Battle(Frame[Medioevo]):
    """Lists by side: the attacker first. What is said of a round is cleared when the next one starts.

    rule: MU-BAT-1, MU-BAT-2, MU-COM-6, MU-DEF-9
    """

    def __init__(self, zone: int = -1, attacker: int = -1, defender: int = -1) -> None:
        self.at = 0
        self.zone = zone
        self.attacker = attacker
        self.defender = defender
        self.round = 0
        self.begun = False  # a die has been rolled
        self.stopped = False  # by a Bishop: it ends with this round
        self.surrendered = -1  # the side that laid down its arms
        self.fled = False
        self.escaped = False  # some of the attacker's units have fled, if not all
        self.start: list[int] = [0, 0]  # units at the first round, and those that came later
        self.strength: list[int] = [0, 0]  # units when the round started
        self.captives: list[int] = []  # (side of the captor, kind) taken in this battle
        self.absent: list[int] = []  # (side, kind) of units kept out of the battle
        self.doubled: list[int] = []  # engines whose crew counts double
        self.gunners: list[int] = [0, 0]  # crew members that every engine counts in addition
        # of this round
        self.capture: list[int] = [0, 0]
        self.flee = 0  # steps the attacker will flee
        self.protection: list[int] = [NO_PROTECTION, NO_PROTECTION]
        self.warded: list[int] = [0] * (2 * KINDS_OF_DAMAGE)  # points the building has taken off, by kind of damage
        self.manned: list[int] = []  # galleys with units aboard when the round started
        self.crews: list[int] = []  # (engine, kind), one for each crew member
        self.aims: list[int] = []  # (engine, category of building); other engines fire at units
        self.shots: list[int] = []  # (engine, die)
        self.arrows: list[int] = []  # (side, die)
        self.volley: list[int] = [0, 0]  # damage without a die, as if by archers, to each side
        self.bowmen: list[int] = [0, 0]  # shots beside those of archers
        self.massed: list[int] = [0, 0]  # taken off each archer die
        self.reshot: list[int] = [0, 0]  # archer dice may be rolled again
        self.spent: list[int] = [0, 0]  # captain uses made
        self.used: list[int] = [0] * (2 * TYPES)  # captain uses by type
        self.acting: list[int] = [0] * (2 * TYPES)  # captains that act as a type
        self.allowed: list[int] = [0, 0]  # bit masks of types that work although the opponent has them
        self.barred: list[int] = [0, 0]  # bit masks of types whose power is cancelled
        self.unlocked: list[int] = [0, 0]  # card 4: outnumbering is enough
        self.powers: list[int] = [0, 0]  # bit masks of powers in force in the melee
        self.heavy: list[int] = [0, 0]  # heavy infantry that reduces casualties
        self.horse: list[int] = [0, 0]  # cavalry that adds damage
        self.sacrificed: list[int] = [0, 0]
        self.dice: list[int] = [0] * 6  # d4, d6, d8 of each side
        self.bonus: list[int] = [0, 0]
        self.ratio: list[int] = [3, 3]  # units for each opposing one to capture without loss
        self.relief: list[int] = [0, 0]  # given back of what capturing costs
        self.values: list[int] = [0, 0]
        self.superior = 0  # points of damage by massive superiority
        self.spared = 0  # points of massive superiority against the own casualties
        self.late: list[int] = [0, 0]  # card 29: losses by engines and archers wait until the end of the round
        self.wounds: list[int] = []  # (side, points) that wait
        self.lost: list[int] = []  # (side, kind) destroyed in this round

    def clear_round(self) -> None:
        self.capture = [0, 0]
        self.flee = 0
        self.protection = [NO_PROTECTION, NO_PROTECTION]
        self.warded = [0] * (2 * KINDS_OF_DAMAGE)
        self.manned = []
        self.crews = []
        self.aims = []
        self.shots = []
        self.arrows = []
        self.volley = [0, 0]
        self.bowmen = [0, 0]
        self.massed = [0, 0]
        self.reshot = [0, 0]
        self.spent = [0, 0]
        self.used = [0] * (2 * TYPES)
        self.acting = [0] * (2 * TYPES)
        self.allowed = [0, 0]
        self.barred = [0, 0]
        self.unlocked = [0, 0]
        self.powers = [0, 0]
        self.heavy = [0, 0]
        self.horse = [0, 0]
        self.sacrificed = [0, 0]
        self.dice = [0] * 6
        self.bonus = [0, 0]
        self.ratio = [3, 3]
        self.relief = [0, 0]
        self.values = [0, 0]
        self.superior = 0
        self.spared = 0
        self.late = [0, 0]
        self.wounds = []
        self.lost = []

    def clone(self) -> "Battle":
        frame = Battle(self.zone, self.attacker, self.defender)
        frame.at = self.at
        frame.round = self.round
        frame.begun = self.begun
        frame.stopped = self.stopped
        frame.surrendered = self.surrendered
        frame.fled = self.fled
        frame.escaped = self.escaped
        frame.start = self.start[:]
        frame.strength = self.strength[:]
        frame.captives = self.captives[:]
        frame.absent = self.absent[:]
        frame.doubled = self.doubled[:]
        frame.gunners = self.gunners[:]
        frame.capture = self.capture[:]
        frame.flee = self.flee
        frame.protection = self.protection[:]
        frame.warded = self.warded[:]
        frame.manned = self.manned[:]
        frame.crews = self.crews[:]
        frame.aims = self.aims[:]
        frame.shots = self.shots[:]
        frame.arrows = self.arrows[:]
        frame.volley = self.volley[:]
        frame.bowmen = self.bowmen[:]
        frame.massed = self.massed[:]
        frame.reshot = self.reshot[:]
        frame.spent = self.spent[:]
        frame.used = self.used[:]
        frame.acting = self.acting[:]
        frame.allowed = self.allowed[:]
        frame.barred = self.barred[:]
        frame.unlocked = self.unlocked[:]
        frame.powers = self.powers[:]
        frame.heavy = self.heavy[:]
        frame.horse = self.horse[:]
        frame.sacrificed = self.sacrificed[:]
        frame.dice = self.dice[:]
        frame.bonus = self.bonus[:]
        frame.ratio = self.ratio[:]
        frame.relief = self.relief[:]
        frame.values = self.values[:]
        frame.superior = self.superior
        frame.spared = self.spared
        frame.late = self.late[:]
        frame.wounds = self.wounds[:]
        frame.lost = self.lost[:]
        return frame

    # --- who and what

    def owner(self, side: int) -> int:
        return self.attacker if side == ATTACKER else self.defender

    def side_of(self, owner: int) -> int:
        """-1 for somebody who does not fight here."""
        if owner == self.attacker:
            return ATTACKER
        return DEFENDER if owner == self.defender else -1

    def is_naval(self) -> bool:
        return self.zone >= TERRITORIES

    def is_player(self, g: Medioevo, side: int) -> bool:
        return self.owner(side) < g.seats

    def active(self, g: Medioevo) -> int:
        """The player who is asked first in every window."""
        return self.attacker if self.attacker < g.seats else self.defender

    def in_melee(self, g: Medioevo, side: int, kind: int) -> int:
        """Units of a kind that are neither crew nor kept out.  rule: MU-ART-1, MU-TECH-3"""
        number = count(g, self.zone, self.owner(side), kind)
        if number:
            number -= self.crew_of(g, side, kind)
            for entry in range(0, len(self.absent), 2):
                if self.absent[entry] == side and self.absent[entry + 1] == kind and number > 0:
                    number -= 1
        return max(0, number)

    def kept_out(self, side: int, kind: int) -> int:
        """Units of a kind that a trap keeps from taking part.  rule: MU-CARD-18"""
        total = 0
        for entry in range(0, len(self.absent), 2):
            if self.absent[entry] == side and self.absent[entry + 1] == kind:
                total += 1
        return total

    def trapped(self, side: int, kind: int) -> int:
        """Where a unit of the kind stands among those kept out; -1 for none.  rule: MU-CARD-18"""
        for entry in range(0, len(self.absent), 2):
            if self.absent[entry] == side and self.absent[entry + 1] == kind:
                return entry
        return -1

    def beside_crews(self, g: Medioevo, side: int, kind: int) -> int:
        """Units of a kind that damage of the melee may fall on: those kept out too.  rule: MU-BAT-20, MU-CARD-18"""
        return max(0, count(g, self.zone, self.owner(side), kind) - self.crew_of(g, side, kind))

    def crew_of(self, g: Medioevo, side: int, kind: int) -> int:
        """Crew members of a kind that do not fight beside."""
        total = 0
        for entry in range(0, len(self.crews), 2):
            piece = self.crews[entry]
            if (
                self.crews[entry + 1] == kind
                and owner_of(g, piece) == self.owner(side)
                and not has_effect(g, TECHNOLOGY_EFFECT + MACHINERY, piece)
            ):
                total += 1
        return total

    def crew_aboard(self, g: Medioevo, galley: int, kind: int) -> int:
        """Those of a kind who serve the engines of one galley and do not fight beside.  rule: MU-NAV-3, MU-BAT-20"""
        total = 0
        for entry in range(0, len(self.crews), 2):
            piece = self.crews[entry]
            if self.crews[entry + 1] == kind and g.piece_aboard[piece] == galley:
                if not has_effect(g, TECHNOLOGY_EFFECT + MACHINERY, piece):
                    total += 1
        return total

    def type_in_melee(self, g: Medioevo, side: int, type: int) -> int:
        total = 0
        for kind in range(KINDS):
            if type_of(kind) == type:
                total += self.in_melee(g, side, kind)
        return total

    def melee_units(self, g: Medioevo, side: int) -> int:
        total = 0
        for kind in range(KINDS):
            total += self.in_melee(g, side, kind)
        return total

    def is_available(self, g: Medioevo, side: int, type: int) -> bool:
        """Whether nobody on the other side blocks a type's power.  rule: MU-UNI-1, MU-CARD-4"""
        opposing = self.type_in_melee(g, 1 - side, type)
        if not opposing:
            return True
        return bool(self.unlocked[side]) and opposing < self.type_in_melee(g, side, type)

    def has_power(self, g: Medioevo, side: int, type: int) -> bool:
        """Whether a side's units of a type may use their power.  rule: MU-UNI-1, MU-UNI-7, MU-NAV-4"""
        if self.is_naval() and type != 0 and type != 3:
            return False
        if (self.barred[side] >> type) & 1 or not self.type_in_melee(g, side, type):
            return False
        return (self.allowed[side] >> type) & 1 == 1 or self.is_available(g, side, type)

    def shield(self, g: Medioevo, side: int) -> int:
        """What the military building of a side takes off the damage of the chosen kind.

        rule: MU-MIL-1, MU-CARD-26
        """
        if self.is_naval():
            return 0
        owner = self.owner(side)
        if owner >= g.seats or g.holder[self.zone] != owner:
            return 0
        return building(g, self.zone, MILITARY) + (1 if has_effect(g, 25, self.zone) else 0)

    def protects(self, g: Medioevo, side: int, what: int) -> int:
        """rule: MU-MIL-2, MU-CARD-12"""
        chosen = self.protection[side]
        if chosen % 4 == what or chosen // 4 == what:
            return self.shield(g, side)
        return 0

    def soften(self, g: Medioevo, side: int, what: int, points: int) -> int:
        """What is left of damage of one kind; all of a round together is reduced once.

        rule: MU-MIL-2 (ruling MU-GAP-23)
        """
        place = side * KINDS_OF_DAMAGE + what
        stopped = max(0, min(points, self.protects(g, side, what) - self.warded[place]))
        self.warded[place] += stopped
        return points - stopped

    def engines(self, g: Medioevo, side: int) -> list[int]:
        owner = self.owner(side)
        return kind_at(g, self.zone, owner, ENGINE) if owner < g.seats else []

    def is_decided(self, g: Medioevo) -> bool:
        return not units(g, self.zone, self.attacker) or not units(g, self.zone, self.defender)

    # --- the course of it

    def run(self, g: Medioevo) -> int:
        from quadriga.games.medioevo.procedures.battle import steps
        from quadriga.games.medioevo.procedures.battle.aftermath import conclude

        if self.at == 0:
            return self.declare(g)
        if self.at == OVER:
            conclude(g, self)
            return DONE
        if self.at == ROUND:
            return steps.start_round(g, self)
        if self.at < ATTACKER_ROLLS and self.is_decided(g):
            self.at = ROUND_END
        return steps.STEPS[self.at](g, self)

    def declare(self, g: Medioevo) -> int:
        """The battle is declared; a control token does not survive it.  rule: MU-TOK-7, MU-VIC-6"""
        self.at = ROUND
        self.start = [units(g, self.zone, self.attacker), units(g, self.zone, self.defender)]
        if not self.is_naval():
            remove_token(g, self.zone)
        g.tell("battle.declared", self.attacker, self.defender, self.zone)
        return ask_in_order(g, BATTLE_DECLARED, from_seat(g, self.active(g)))

    def ask(self, g: Medioevo, moment: int) -> int:
        return ask_in_order(g, moment, from_seat(g, self.active(g)))


def battle_of(g: Medioevo) -> Battle | None:
    """The battle under way, the innermost if several are."""
    for index in range(len(g.stack) - 1, -1, -1):
        frame = g.stack[index]
        if isinstance(frame, Battle):
            return frame
    return None


def is_forbidden(g: Medioevo, zone: int) -> bool:
    """A Bishop lets nobody fight there.  rule: MU-CARD-1"""
    return zone < TERRITORIES and is_banned(g, 0, zone)


def reinforce(g: Medioevo, zone: int, owner: int, number: int) -> None:
    """Units that join a battle count for the size of the army.  rule: MU-VIC-6"""
    battle = battle_of(g)
    if battle is not None and battle.zone == zone:
        side = battle.side_of(owner)
        if side >= 0:
            battle.start[side] += number


def fleet_level(g: Medioevo, zone: int, owner: int) -> int:
    """Levels of an owner's galleys in a sea zone.  rule: MU-NAV-2 (ruling MU-GAP-21)"""
    if owner >= g.seats:
        return 1
    total = 0
    for piece in pieces_at(g, zone, owner):
        if g.piece_kind[piece] == GALLEY:
            total += g.piece_level[piece]
    return total
