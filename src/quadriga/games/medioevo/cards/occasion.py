"""What cards and technologies find under way when they are used."""

from typing import Any, Final

from quadriga.engine.frame import Frame
from quadriga.engine.window import Window
from quadriga.games.medioevo.board import CAPTAIN, CARD_ROTATED, HORDE_ENTERS, KINDS, REBELLION, STEP_TAKEN, TERRITORIES
from quadriga.games.medioevo.procedures.barbarians import HordeMove
from quadriga.games.medioevo.procedures.battle.battle import Battle, battle_of, reinforce
from quadriga.games.medioevo.procedures.battle.losses import Losses, trim_crews
from quadriga.games.medioevo.procedures.card_use import Aim, CardUse
from quadriga.games.medioevo.procedures.dismissal import reload_galleys
from quadriga.games.medioevo.procedures.movement import Movement
from quadriga.games.medioevo.procedures.rebellion import Rebellions, Uprising
from quadriga.games.medioevo.property_queries import capacity, kind_at
from quadriga.games.medioevo.queries import may_stay
from quadriga.games.medioevo.state import Medioevo
from quadriga.games.medioevo.unit_changes import add_units, change_kind, remove_unit
from quadriga.games.medioevo.unit_queries import units

THREATS: Final = HORDE_ENTERS | REBELLION | STEP_TAKEN

BEFORE_ARTILLERY: Final = 7  # what ``at`` of a battle says in the three windows that start a round
BEFORE_ARCHERS: Final = 12
BEFORE_MELEE: Final = 18


def cause(g: Medioevo, moments: int) -> Frame[Any]:
    """The procedure that opened the window of one of these moments, or is about to."""
    for place in range(len(g.stack) - 1, 0, -1):
        frame = g.stack[place]
        if isinstance(frame, Window):
            if frame.moment & moments:
                return g.stack[place - 1]
        elif not isinstance(frame, (CardUse, Aim)):
            return frame
    return g.stack[0]


def announced(g: Medioevo) -> CardUse | None:
    """The use of a card that Jokers and Princesses may answer now.  rule: MU-EMP-14"""
    top = g.stack[-1]
    if isinstance(top, CardUse) and top.at == 1:
        return top
    for place in range(len(g.stack) - 1, 0, -1):
        frame = g.stack[place]
        if isinstance(frame, Window) and frame.moment == CARD_ROTATED:
            below = g.stack[place - 1]
            return below if isinstance(below, CardUse) else None
    return None


# --- battles


def fighting(g: Medioevo, seat: int) -> Battle | None:
    """The battle under way, if the seat is one of its sides."""
    b = battle_of(g)
    return b if b is not None and b.side_of(seat) >= 0 else None


def damage_due(g: Medioevo) -> Losses | None:
    """The damage that is about to be assigned."""
    for place in range(len(g.stack) - 1, -1, -1):
        frame = g.stack[place]
        if isinstance(frame, Losses):
            return frame
        if isinstance(frame, Battle):
            return None
    return None


def is_embattled(g: Medioevo, seat: int, zone: int) -> bool:
    """Whether the seat's army there is in a battle."""
    for frame in g.stack:
        if isinstance(frame, Battle) and frame.zone == zone and frame.side_of(seat) >= 0:
            return True
    return False


def movement_at(g: Medioevo, seat: int, zone: int) -> Movement | None:
    """The seat's movement under way in a zone."""
    for frame in g.stack:
        if isinstance(frame, Movement) and frame.seat == seat and frame.zone == zone:
            return frame
    return None


# --- what threatens


def threatened(g: Medioevo, seat: int) -> int:
    """The seat's territory in which a rebellion starts or which an enemy army enters; -1 if none is.

    rule: MU-CARD-24, MU-CARD-25, MU-CARD-26 (ruling MU-GAP-91)
    """
    frame = cause(g, THREATS)
    zone = -1
    if isinstance(frame, Rebellions):
        zone = frame.placed[-1] if frame.at == 1 and frame.placed else -1
    elif isinstance(frame, (HordeMove, Uprising)):
        zone = frame.zone
    elif isinstance(frame, Movement):
        if frame.seat != seat and frame.army() and not frame.is_unseen(g) and not may_stay(g, frame.seat, seat):
            zone = frame.zone
    if 0 <= zone < TERRITORIES and g.holder[zone] == seat:
        return zone
    return -1


# --- units that come, go and change


def galley_room(g: Medioevo, zone: int, owner: int) -> int:
    """How many more units an owner can have in a zone: on land as many as he likes."""
    if zone < TERRITORIES or owner >= g.seats:
        return 99
    total = 0
    for galley in kind_at(g, zone, owner, 1):
        total += capacity(g, galley)
        total -= g.piece_aboard.count(galley)
    return total - units(g, zone, owner)


def muster(g: Medioevo, zone: int, seat: int, kind: int, tired: bool = False) -> None:
    """A unit from the reserve is placed, and fights if there is a battle; at sea it goes where its galley goes."""
    add_units(g, zone, seat, kind, 1, tired and zone < TERRITORIES)
    reload_galleys(g, zone, seat)
    reinforce(g, zone, seat, 1)
    g.tell("unit.mustered", seat, zone, kind)


def lose_unit(g: Medioevo, zone: int, owner: int, kind: int) -> None:
    """A unit leaves the board, also from its galley and its engine."""
    remove_unit(g, zone, owner, kind)
    reload_galleys(g, zone, owner)
    for frame in g.stack:
        if isinstance(frame, Battle) and frame.zone == zone:
            trim_crews(g, frame, owner)


def turn_coat(g: Medioevo, zone: int, owner: int, kind: int, seat: int, tired: bool) -> None:
    """A unit is replaced by one of the seat's; in a battle it was neither destroyed nor captured.

    rule: MU-CARD-14, MU-TECH-12, MU-VIC-6
    """
    lose_unit(g, zone, owner, kind)
    for frame in g.stack:
        if isinstance(frame, Battle) and frame.zone == zone and frame.side_of(owner) >= 0:
            frame.start[frame.side_of(owner)] -= 1
    new = min(kind, CAPTAIN)
    muster(g, zone, seat, new, tired)
    g.tell("unit.turned", seat, owner, zone, new)


def retype(g: Medioevo, zone: int, owner: int, kind: int, new: int, nature: int) -> None:
    """A unit counts as another kind, on its galley too; engines lose a crew member of the old kind."""
    change_kind(g, zone, owner, kind, new, nature)
    reload_galleys(g, zone, owner)
    for frame in g.stack:
        if isinstance(frame, Battle) and frame.zone == zone:
            trim_crews(g, frame, owner)
    g.tell("unit.retyped", owner, zone, kind, new)


def fighters(g: Medioevo, b: Battle, owner: int) -> list[int]:
    """Kinds of units an owner has in a battle."""
    first = (b.zone * (g.seats + 1) + owner) * KINDS
    return [kind for kind in range(KINDS) if g.army[first + kind]]
