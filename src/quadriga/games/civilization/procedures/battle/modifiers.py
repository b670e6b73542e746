"""The dice of a unit and what it adds to them."""

from typing import Final

from quadriga.games.civilization.board import (
    ARTILLERY,
    CAVALRY,
    DESERT,
    FOREST,
    INFANTRY,
    MOUNTAIN,
    NAVIGATORS,
    NOBODY,
    SCIENTIFIC,
    TERRITORIES,
    Board,
)
from quadriga.games.civilization.queries import (
    has_effect,
    is_capital,
    is_happy,
    is_land_unit,
    is_ship,
    is_type,
    level,
    technologies_of,
)
from quadriga.games.civilization.state import Civilization
from quadriga.games.civilization.terms import AMBUSH, NUKED
from quadriga.games.civilization.wonders import GREAT_WALL

# Kinds of exchanges
LAND_CLASH: Final = 0
SEA_CLASH: Final = 1
BOMBARDMENT: Final = 2  # a ship of the attacker against a land unit
RETALIATION: Final = 3  # a ship or cannon of the defender against a ship
EXCHANGES: Final = ("land_clash", "sea_clash", "bombardment", "retaliation")

# Items of the modifiers
SUPERIORITY: Final = 0
LEVEL: Final = 1
TERRAIN: Final = 2
SETTLEMENT: Final = 3
WALL: Final = 4
CAPITAL: Final = 5
SAILORS: Final = 6
SCIENCE: Final = 7
DISCIPLINE: Final = 8  # against barbarians
FROM_AMBUSH: Final = 9
MODIFIER_ITEMS: Final = (
    "superiority",
    "level",
    "terrain",
    "settlement",
    "wall",
    "capital",
    "sailors",
    "science",
    "discipline",
    "ambush",
)

DEFENCE_STEP: Final = 5  # technologies for a point of a Scientific civilization in defence
ATTACK_STEP: Final = 8


def dice_of(g: Civilization, owner: int, kind: int) -> int:
    """Six-sided dice of a unit, or those an aircraft adds to another unit's.
    rule: CV-GEN-5, CV-DIC-1, CV-DIC-4, CV-DIC-8 (ruling CV-GAP-14)"""
    return g.board.levels[kind][max(1, level(g, owner, kind)) - 1].dice


def level_bonus(g: Civilization, owner: int, kind: int) -> int:
    """rule: CV-DIC-3, CV-DIC-4"""
    step = level(g, owner, kind)
    return g.board.levels[kind][step - 1].bonus if step else 0


def is_superior(board: Board, kind: int, rival_kind: int) -> bool:
    """Cavalry beats infantry, infantry artillery, artillery cavalry.  rule: CV-DIC-2"""
    if not is_land_unit(kind) or not is_land_unit(rival_kind):
        return False
    one = board.kind_class[kind]
    other = board.kind_class[rival_kind]
    if one == CAVALRY:
        return other == INFANTRY
    if one == INFANTRY:
        return other == ARTILLERY
    return other == CAVALRY


def terrain_bonus(g: Civilization, territory: int) -> int:
    """A token that has not been turned up says nothing.  rule: CV-DIC-5, CV-TOK-20, CV-TOK-21, CV-TOK-22"""
    if not g.shown[territory]:
        return 0
    token = g.token[territory]
    if token == FOREST:
        return 1
    if token == MOUNTAIN:
        return 2
    return -1 if token == DESERT else 0


def settlement_bonus(g: Civilization, territory: int) -> int:
    """rule: CV-DIC-6"""
    size = g.size[territory]
    return size if is_happy(g, territory) else (size + 1) // 2


def wall_bonus(g: Civilization, holder: int) -> int:
    """The Great Wall, while its era lasts (ruling CV-GAP-10)."""
    wall = g.board.wonders[GREAT_WALL]
    return wall.first if g.wonder_owner[GREAT_WALL] == holder and wall.era >= g.era else 0


def modifiers(
    g: Civilization,
    space: int,
    defenders: int,
    exchange: int,
    defends: bool,
    owner: int,
    kind: int,
    rival: int,
    rival_kind: int,
) -> list[int]:
    """What a unit adds in a battle for a space: a flat list of (item, points), nothing that adds nothing.

    ``defenders`` is the bit mask of the defending side: only its land units have the good of the land, and of a
    settlement only if it belongs to one of them.
    rule: CV-DIC-2, CV-DIC-3, CV-DIC-4, CV-DIC-5, CV-DIC-6, CV-DIC-7, CV-DIC-9, CV-CPT-3, CV-CIV-3, CV-CIV-11,
    CV-BAR-24, CV-LND-2, CV-LND-21, CV-NUC-7
    """
    found: list[int] = []
    if exchange == LAND_CLASH and is_superior(g.board, kind, rival_kind):
        found += [SUPERIORITY, g.era]
    bonus = level_bonus(g, owner, kind)
    if bonus:
        found += [LEVEL, bonus]
    if defends and space < TERRITORIES and is_land_unit(kind):
        found += shelter(g, space, defenders, exchange, owner)
    if is_ship(kind) and is_type(g, owner, NAVIGATORS):
        found += [SAILORS, 1]
    if is_type(g, owner, SCIENTIFIC):
        science = technologies_of(g, owner) // (DEFENCE_STEP if defends else ATTACK_STEP)
        if science:
            found += [SCIENCE, science]
    if owner < g.seats and rival == g.seats:
        found += [DISCIPLINE, 1]
    if g.effects and has_effect(g, AMBUSH, owner, space):
        found += [FROM_AMBUSH, 1]
    return found


def shelter(g: Civilization, territory: int, defenders: int, exchange: int, owner: int) -> list[int]:
    """What the land gives its defenders; who fires in retaliation has no good of his walls, and in a nuked settlement
    only its owner has, whoever invades it.  rule: CV-LND-21, CV-NUC-7 (ruling CV-GAP-126)"""
    found: list[int] = []
    terrain = terrain_bonus(g, territory)
    if terrain:
        found += [TERRAIN, terrain]
    holder = g.holder[territory]
    if exchange == RETALIATION or holder == NOBODY or g.occupied[territory] or not (defenders >> holder) & 1:
        return found
    if g.mood[territory] & NUKED and owner != holder:
        return found
    found += [SETTLEMENT, settlement_bonus(g, territory)]
    wall = wall_bonus(g, holder)
    if wall:
        found += [WALL, wall]
    if is_capital(g, territory):
        found += [CAPITAL, 1]
    return found


def points(items: list[int]) -> int:
    """All modifiers together."""
    return sum(items[at] for at in range(1, len(items), 2))
