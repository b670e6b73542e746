"""What a battle brings beside the land."""

from quadriga.games.medioevo.codes import (
    BORROW,
    BORROW_NATURE,
    BORROW_OWNER,
    BORROW_ZONE,
    DEEDS,
    DEFEAT,
    GREAT_ARMY,
    HEROIC,
    NAVAL,
    OUTNUMBERED,
    WON,
)
from quadriga.games.medioevo.pieces import give_honour
from quadriga.games.medioevo.procedures.battle.battle import ATTACKER, DEFENDER, Battle
from quadriga.games.medioevo.procedures.dismissal import reload_galleys
from quadriga.games.medioevo.rows import increased
from quadriga.games.medioevo.state import Medioevo
from quadriga.games.medioevo.unit_changes import give_back
from quadriga.games.medioevo.unit_queries import units

GREAT = 5


def conclude(g: Medioevo, b: Battle) -> None:
    """rule: MU-VIC-6, MU-VIC-7, MU-CARD-67, MU-CARD-68 (ruling MU-GAP-36)"""
    dismiss_heroes(g, b)
    standing = [units(g, b.zone, b.attacker) > 0, units(g, b.zone, b.defender) > 0]
    for side in (ATTACKER, DEFENDER):
        owner = b.owner(side)
        other = b.owner(1 - side)
        beaten = not standing[1 - side] and not (1 - side == ATTACKER and b.fled)
        if owner >= g.seats:
            if standing[side] and beaten and other < g.seats:
                give_honour(g, other, -1, DEFEAT)
            continue
        escaped = 1 - side == ATTACKER and b.escaped
        if beaten and not escaped and b.surrendered != 1 - side and b.start[1 - side] >= GREAT:
            give_honour(g, owner, 1, GREAT_ARMY)
        if standing[side] and not standing[1 - side]:
            count_victory(g, b, side)
    g.tell("battle.over", b.zone, b.attacker, b.defender, standing[0], standing[1])


def count_victory(g: Medioevo, b: Battle, side: int) -> None:
    """For objectives of this turn."""
    first = b.owner(side) * DEEDS
    if b.is_player(g, 1 - side):
        g.deeds = increased(g.deeds, first + WON, 1)
    if b.start[side] < b.start[1 - side]:
        g.deeds = increased(g.deeds, first + OUTNUMBERED, 1)
    if b.is_naval():
        g.deeds = increased(g.deeds, first + NAVAL, 1)


def dismiss_heroes(g: Medioevo, b: Battle) -> None:
    """Also those who fled: whoever was a captain for the battle is himself again.  rule: MU-CARD-67, MU-CARD-68"""
    zones = [b.zone]
    for entry in range(0, len(g.borrowed), BORROW):
        zone = g.borrowed[entry + BORROW_ZONE]
        if g.borrowed[entry + BORROW_NATURE] == HEROIC and b.side_of(g.borrowed[entry + BORROW_OWNER]) >= 0:
            if zone not in zones and not is_battlefield(g, zone):
                zones.append(zone)
    for zone in zones:
        give_back(g, HEROIC, zone)
        for side in (ATTACKER, DEFENDER):
            reload_galleys(g, zone, b.owner(side))


def is_battlefield(g: Medioevo, zone: int) -> bool:
    for frame in g.stack:
        if isinstance(frame, Battle) and frame.zone == zone:
            return True
    return False
