"""The steps of a battle round, in the order of the rulebook."""

from collections.abc import Callable
from typing import Final

from quadriga.engine.frame import RUN
from quadriga.games.medioevo.board import (
    ARCHER,
    ARCHERS_ROLLED,
    ARTILLERY_ROLLED,
    CAVALRY,
    HEAVY,
    LIGHT,
    MELEE_ROLLED,
    ROUND_ENDS,
    ROUND_STARTS,
)
from quadriga.games.medioevo.procedures.battle.artillery import Crews, fire_artillery, hits_on_buildings, hits_on_units
from quadriga.games.medioevo.procedures.battle.battle import (
    ARCHERY,
    ATTACKER,
    DEFENDER,
    FROM_ARCHERS,
    FROM_ENGINES,
    FROM_MELEE,
    OVER,
    ROUND,
    ROUND_END,
    Battle,
    is_forbidden,
)
from quadriga.games.medioevo.procedures.battle.captain import CaptainUses, captain_advantage
from quadriga.games.medioevo.procedures.battle.declaration import Declaration, Protection
from quadriga.games.medioevo.procedures.battle.losses import ANY_UNIT, MELEE_FIRST, Losses, release_captives
from quadriga.games.medioevo.procedures.battle.melee import (
    MeleeRoll,
    Superiority,
    attack_value,
    casualty_value,
    difference,
    sacrifice,
    winner,
)
from quadriga.games.medioevo.procedures.battle.naval import Sinking, emptied_galleys, manned_galleys
from quadriga.games.medioevo.state import Medioevo
from quadriga.games.medioevo.unit_queries import units


def start_round(g: Medioevo, b: Battle) -> int:
    """A new round while both sides have units; a Bishop stops it before.  rule: MU-COM-6, MU-BAT-19, MU-CARD-1"""
    if b.is_decided(g) or b.stopped or b.fled or b.surrendered >= 0 or is_forbidden(g, b.zone):
        b.at = OVER
        return RUN
    b.clear_round()
    b.round += 1
    b.strength = [units(g, b.zone, b.attacker), units(g, b.zone, b.defender)]
    if b.is_naval():
        b.manned = manned_galleys(g, b)
    b.at = 2
    g.tell("battle.round", b.zone, b.round, b.attacker, b.defender)
    return RUN


def attacker_declares(g: Medioevo, b: Battle) -> int:
    """Fight on, flee, surrender, capture.  rule: MU-BAT-3"""
    b.at = 3
    return g.call(Declaration(b.attacker)) if b.is_player(g, ATTACKER) else RUN


def defender_declares(g: Medioevo, b: Battle) -> int:
    b.at = 4
    if b.surrendered >= 0:
        b.at = ROUND
        return RUN
    both = b.is_player(g, ATTACKER) and b.is_player(g, DEFENDER)
    return g.call(Declaration(b.defender)) if both else RUN


def choose_protection(g: Medioevo, b: Battle) -> int:
    """rule: MU-MIL-2, MU-BAT-3"""
    b.at = 5
    if b.surrendered >= 0:
        b.at = ROUND
        return RUN
    for side in (ATTACKER, DEFENDER):
        if b.shield(g, side):
            return g.call(Protection(b.owner(side)))
    return RUN


def man_engines(g: Medioevo, b: Battle) -> int:
    """Crews and targets, the attacker first.  rule: MU-BAT-3, MU-ART-1, MU-ART-6"""
    b.at = 6
    if b.engines(g, DEFENDER):
        g.call(Crews(b.defender))
    if b.engines(g, ATTACKER):
        g.call(Crews(b.attacker))
    return RUN


def after_declarations(g: Medioevo, b: Battle) -> int:
    b.at = 7
    return b.ask(g, ROUND_STARTS)


def roll_artillery(g: Medioevo, b: Battle) -> int:
    """Both sides fire at the same time.  rule: MU-BAT-4, MU-ART-2"""
    b.at = 8
    return fire_artillery(g, b)


def see_artillery(g: Medioevo, b: Battle) -> int:
    b.at = 9
    if not b.shots:
        b.at = ARCHERY
        return RUN
    for place in range(0, len(b.shots), 2):
        b.shots[place + 1] = g.rolled[place // 2]
    b.begun = True
    return b.ask(g, ARTILLERY_ROLLED)


def artillery_damage(g: Medioevo, b: Battle) -> int:
    """Buildings cannot be protected; units can, once a round.  rule: MU-ART-3, MU-ART-5, MU-MIL-2, MU-MIL-3"""
    b.at = 11
    hits_on_buildings(g, b)
    return suffer(g, b, hits_on_units(g, b, ATTACKER), hits_on_units(g, b, DEFENDER), FROM_ENGINES)


def suffer(g: Medioevo, b: Battle, by_attacker: int, by_defender: int, what: int) -> int:
    """Both sides take what the other caused, the attacker first."""
    for side, points in ((DEFENDER, by_attacker), (ATTACKER, by_defender)):
        points = b.soften(g, side, what, points)
        if points > 0 and b.late[side]:
            b.wounds.extend([side, points])
        elif points > 0:
            g.call(Losses(b.owner(side), points, ANY_UNIT, True))
    return RUN


def before_archers(g: Medioevo, b: Battle) -> int:
    b.at = 12
    return b.ask(g, ROUND_STARTS)


def captains_for_archers(g: Medioevo, b: Battle) -> int:
    """rule: MU-BAT-5, MU-UNI-8"""
    b.at = 13
    for side in (ATTACKER, DEFENDER):
        if captain_advantage(g, b, side) > 0:
            return g.call(CaptainUses(b.owner(side), True))
    return RUN


def archers_shoot(g: Medioevo, b: Battle) -> int:
    """rule: MU-UNI-2, MU-BAT-5, MU-BAR-4"""
    b.at = 14
    for side in (ATTACKER, DEFENDER):
        shots = b.acting[side * 5 + ARCHER]
        if b.has_power(g, side, ARCHER):
            shots += b.type_in_melee(g, side, ARCHER)
        if b.is_available(g, side, ARCHER) or (b.allowed[side] >> ARCHER) & 1:
            shots += b.bowmen[side]
        b.arrows.extend([side, 0] * shots)
    return g.roll(len(b.arrows) // 2, 8) if b.arrows else RUN


def see_arrows(g: Medioevo, b: Battle) -> int:
    b.at = 15
    if not b.arrows:
        return RUN
    for place in range(0, len(b.arrows), 2):
        b.arrows[place + 1] = g.rolled[place // 2]
    b.begun = True
    return b.ask(g, ARCHERS_ROLLED)


def arrow_damage(g: Medioevo, b: Battle) -> int:
    """Every 1-3 is a point of damage.  rule: MU-UNI-2, MU-TECH-16, MU-CARD-8"""
    b.at = 17
    caused = [b.volley[DEFENDER], b.volley[ATTACKER]]
    b.volley = [0, 0]
    for place in range(0, len(b.arrows), 2):
        side = b.arrows[place]
        if b.arrows[place + 1] - b.massed[side] <= 3:
            caused[side] += 1
    for side in (ATTACKER, DEFENDER):
        if caused[side]:
            g.tell("archers.hit", b.owner(side), caused[side])
    return suffer(g, b, caused[ATTACKER], caused[DEFENDER], FROM_ARCHERS)


def before_melee(g: Medioevo, b: Battle) -> int:
    b.at = 18
    return b.ask(g, ROUND_STARTS)


def captains_for_melee(g: Medioevo, b: Battle) -> int:
    """Before it, what was caused without a die since the archers falls.  rule: MU-UNI-8, MU-TECH-16"""
    b.at = 19
    if b.volley[ATTACKER] or b.volley[DEFENDER]:
        caused = b.volley
        b.volley = [0, 0]
        b.at = 18
        return suffer(g, b, caused[DEFENDER], caused[ATTACKER], FROM_ARCHERS)
    for side in (ATTACKER, DEFENDER):
        if captain_advantage(g, b, side) > 0:
            return g.call(CaptainUses(b.owner(side), False))
    return RUN


def fix_powers(g: Medioevo, b: Battle) -> int:
    """Powers and numbers stay for the round whatever happens to the units.

    rule: MU-BAT-6, MU-BAR-5, MU-UNI-4, MU-UNI-5
    """
    b.at = 20
    for side in (ATTACKER, DEFENDER):
        for power in (LIGHT, HEAVY, CAVALRY):
            if b.has_power(g, side, power):
                b.powers[side] |= 1 << power
        if (b.powers[side] >> HEAVY) & 1:
            b.heavy[side] = b.type_in_melee(g, side, HEAVY)
        if (b.powers[side] >> CAVALRY) & 1:
            b.horse[side] = b.type_in_melee(g, side, CAVALRY)
        b.heavy[side] += b.acting[side * 5 + HEAVY]
        b.horse[side] += b.acting[side * 5 + CAVALRY]
    for side in (ATTACKER, DEFENDER):
        if not b.is_player(g, side):
            barbarian_sacrifice(g, b, side)
    return RUN


def barbarian_sacrifice(g: Medioevo, b: Battle, side: int) -> None:
    """rule: MU-BAR-5 (ruling MU-GAP-71)"""
    light = b.in_melee(g, side, LIGHT)
    if not (b.powers[side] >> LIGHT) & 1 or light < 2:
        return
    if units(g, b.zone, b.owner(side)) >= b.melee_units(g, 1 - side):
        return
    sacrifice(g, b, side, LIGHT, 2 if light >= 4 else 1)


def attacker_rolls(g: Medioevo, b: Battle) -> int:
    """rule: MU-BAT-7"""
    b.at = 21
    return g.call(MeleeRoll(ATTACKER))


def defender_rolls(g: Medioevo, b: Battle) -> int:
    b.at = 22
    b.begun = True
    return g.call(MeleeRoll(DEFENDER))


def see_melee(g: Medioevo, b: Battle) -> int:
    b.at = 23
    return b.ask(g, MELEE_ROLLED)


def compare(g: Medioevo, b: Battle) -> int:
    """Who captures without winning has only fought.  rule: MU-BAT-13, MU-BAT-15, MU-CAP-4"""
    b.at = 24
    for side in (ATTACKER, DEFENDER):
        b.values[side] = attack_value(g, b, side)
    g.tell("battle.values", b.zone, b.values[ATTACKER], b.values[DEFENDER])
    better = winner(b)
    points = difference(b) // 20
    if better < 0 or not points:
        return RUN
    if b.is_player(g, better):
        return g.call(Superiority(b.owner(better), points))
    b.superior = points
    return RUN


def melee_damage(g: Medioevo, b: Battle) -> int:
    """One pool for the loser; on a tie only cavalry counts.

    rule: MU-BAT-14, MU-BAT-16, MU-BAT-22, MU-UNI-5, MU-CAP-4 (rulings MU-GAP-17, MU-GAP-29, MU-GAP-30)
    """
    b.at = 25
    better = winner(b)
    pools = [0, 0]
    if better >= 0:
        score = min(difference(b), b.melee_units(g, better))
        pools[1 - better] = score + b.superior + 2 * b.horse[better]
        g.tell("battle.score", b.owner(better), score, pools[1 - better])
    else:
        for side in (ATTACKER, DEFENDER):
            pools[1 - side] = 2 * b.horse[side]
    for side in (DEFENDER, ATTACKER):
        points = b.soften(g, side, FROM_MELEE, pools[side])
        if points > 0:
            captures = better == 1 - side and b.capture[better] == 1
            g.call(Losses(b.owner(side), points, MELEE_FIRST, True, captures))
    return RUN


def attacker_casualties(g: Medioevo, b: Battle) -> int:
    """rule: MU-BAT-17, MU-CAP-3"""
    b.at = 27
    return take_casualties(g, b, ATTACKER)


def defender_casualties(g: Medioevo, b: Battle) -> int:
    b.at = ROUND_END
    return take_casualties(g, b, DEFENDER)


def take_casualties(g: Medioevo, b: Battle, side: int) -> int:
    better = winner(b)
    if better == 1 - side and b.capture[better]:
        return RUN
    points = casualty_value(g, b, side)
    g.tell("battle.casualties", b.owner(side), points)
    if points <= 0 or not units(g, b.zone, b.owner(side)):
        return RUN
    return g.call(Losses(b.owner(side), points, MELEE_FIRST, False))


def after_casualties(g: Medioevo, b: Battle) -> int:
    """What waited falls now; captives go free if their captor has died.  rule: MU-CARD-29, MU-CAP-5"""
    if b.wounds:
        side, points = b.wounds[0], b.wounds[1]
        del b.wounds[:2]
        return g.call(Losses(b.owner(side), points, ANY_UNIT, True))
    b.at = 29
    release_captives(g, b)
    return b.ask(g, ROUND_ENDS)


def sink(g: Medioevo, b: Battle) -> int:
    """rule: MU-NAV-6"""
    b.at = 30
    if b.is_naval() and emptied_galleys(g, b):
        return g.call(Sinking())
    return RUN


def leave_field(g: Medioevo, b: Battle) -> int:
    """Survivors of a fleeing army move away.  rule: MU-FLE-4, MU-FLE-5"""
    from quadriga.games.medioevo.procedures.battle.flight import Flight

    b.at = ROUND
    if b.flee and units(g, b.zone, b.attacker) and units(g, b.zone, b.defender):
        return g.call(Flight(b.attacker, b.flee))
    return RUN


Step = Callable[[Medioevo, Battle], int]

STEPS: Final[list[Step]] = [
    start_round,
    start_round,
    attacker_declares,
    defender_declares,
    choose_protection,
    man_engines,
    after_declarations,
    roll_artillery,
    see_artillery,
    artillery_damage,
    artillery_damage,
    before_archers,
    captains_for_archers,
    archers_shoot,
    see_arrows,
    arrow_damage,
    arrow_damage,
    before_melee,
    captains_for_melee,
    fix_powers,
    attacker_rolls,
    defender_rolls,
    see_melee,
    compare,
    melee_damage,
    attacker_casualties,
    attacker_casualties,
    defender_casualties,
    after_casualties,
    sink,
    leave_field,
]
