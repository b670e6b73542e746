"""What an exchange does to the two units."""

from quadriga.games.civilization.board import ARTILLERY, CARRIER, NOBODY, PLANE
from quadriga.games.civilization.pieces import changed, convert_piece, remove_piece
from quadriga.games.civilization.procedures.battle.battle import ATTACK, DEFENCE, Battle
from quadriga.games.civilization.procedures.battle.modifiers import BOMBARDMENT, RETALIATION
from quadriga.games.civilization.queries import cargo_of, ships_of
from quadriga.games.civilization.state import Civilization


def falls(g: Civilization, exchange: int, units: list[int], totals: list[int], side: int) -> bool:
    """Whether the unit of a side is eliminated.

    The lower total loses and both do if they are level; but only cannons sink a ship that bombards, who escapes a
    bombardment has only to hold level, and who fires in retaliation risks nothing.
    rule: CV-BAT-17, CV-LND-4, CV-LND-5, CV-LND-19 (rulings CV-GAP-52, CV-GAP-90)
    """
    from quadriga.games.civilization.procedures.battle.landing import is_cannon

    if exchange == RETALIATION:
        return side == ATTACK and totals[ATTACK] < totals[DEFENCE]
    if exchange == BOMBARDMENT:
        cannon = is_cannon(g, units[DEFENCE])
        if side == ATTACK:
            return cannon and totals[ATTACK] <= totals[DEFENCE]
        return totals[DEFENCE] < totals[ATTACK] or (cannon and totals[DEFENCE] == totals[ATTACK])
    return totals[side] <= totals[1 - side]


def doomed(g: Civilization, exchange: int, units: list[int], totals: list[int]) -> int:
    """The side that alone loses its unit, or -1."""
    attack = falls(g, exchange, units, totals, ATTACK)
    defence = falls(g, exchange, units, totals, DEFENCE)
    if attack == defence:
        return NOBODY
    return ATTACK if attack else DEFENCE


def decide(
    g: Civilization,
    b: Battle,
    exchange: int,
    units: list[int],
    planes: list[int],
    totals: list[int],
    converted: bool,
) -> None:
    """Carry out the result; the survivors are set aside for the rest of the round.
    rule: CV-BAT-17, CV-DIC-8, CV-LND-10, CV-LND-17, CV-LND-18, CV-LND-19"""
    dead = [falls(g, exchange, units, totals, side) for side in (ATTACK, DEFENCE)]
    for side in (ATTACK, DEFENCE):
        if planes[side] != NOBODY:
            if dead[side]:
                fell(g, planes[side])
            else:
                b.fought.append(planes[side])
    for side in (ATTACK, DEFENCE):
        unit = units[side]
        if not dead[side]:
            set_aside(g, b, exchange, side, unit)
        elif converted:
            b.lost[side] += 1
            convert(g, b, unit, units[1 - side])
        else:
            b.lost[side] += 1
            b.killed[side] += 1
            save_planes(g, unit)
            fell(g, unit)
    b.forget_dead(g)


def set_aside(g: Civilization, b: Battle, exchange: int, side: int, unit: int) -> None:
    """What a survivor has done in this round; infantry and cavalry flee from the coast.
    rule: CV-LND-5, CV-LND-10, CV-LND-19 (ruling CV-GAP-51)"""
    if exchange == RETALIATION:
        b.fired.append(unit)
        if side == ATTACK:
            g.tell("ship.evaded", g.owner[unit], g.kind[unit], g.space[unit])
    elif exchange != BOMBARDMENT:
        b.fought.append(unit)
    elif side == ATTACK:
        b.fired.append(unit)
    else:
        b.bombarded.append(unit)
        if g.board.kind_class[g.kind[unit]] != ARTILLERY:
            b.escaped.append(unit)
            g.tell("unit.escaped", g.owner[unit], g.kind[unit], b.space)


def fell(g: Civilization, piece: int) -> None:
    g.tell("unit.fell", g.owner[piece], g.kind[piece], g.space[piece], len(cargo_of(g, piece)))
    remove_piece(g, piece)


def save_planes(g: Civilization, ship: int) -> None:
    """Aircraft of a sinking carrier go to another one of their owner in the sea zone, however full.
    rule: CV-BAT-20, CV-MOV-7"""
    if g.kind[ship] != CARRIER:
        return
    others = [
        other for other in ships_of(g, g.space[ship], g.owner[ship]) if g.kind[other] == CARRIER and other != ship
    ]
    for piece in cargo_of(g, ship):
        if others and g.kind[piece] == PLANE:
            g.aboard = changed(g.aboard, piece, others[0])


def convert(g: Civilization, b: Battle, unit: int, winner: int) -> None:
    """A card makes the beaten unit change sides; it has acted for this round, yet a ship may fire at it.
    rule: CV-STR-46, CV-LND-17, CV-NUC-6, CV-ESP-4"""
    loser = g.owner[unit]
    g.tell("unit.converted", g.owner[winner], loser, g.kind[unit], g.space[unit])
    convert_piece(g, unit, g.owner[winner])
    g.origin = changed(g.origin, unit, g.origin[winner])
    b.fought.append(unit)
    b.fired.append(unit)
    if unit in g.spy_ship:
        from quadriga.games.civilization.procedures.espionage.treatment import treat_spies

        treat_spies(g, loser, g.space[unit], unit, g.owner[winner])
