"""What makes a spy's work harder: alert and garrisons."""

from typing import Final

from quadriga.games.civilization.board import NOBODY, TERRITORIES
from quadriga.games.civilization.pieces import changed, raised
from quadriga.games.civilization.procedures.espionage.spies import invisibility, owner_of
from quadriga.games.civilization.queries import at_war, cargo_of, forces, has_enemies, is_land_unit, is_ship
from quadriga.games.civilization.state import Civilization

ALERT: Final = 2  # markers for every attempt


def is_on_ship(g: Civilization, spy: int) -> bool:
    ship = g.spy_ship[spy]
    return ship != NOBODY and is_ship(g.kind[ship])


def alert_at(g: Civilization, spy: int) -> int:
    """Markers the spy faces, less his invisibility.  rule: CV-ESP-5, CV-ESP-6"""
    markers = g.alarm[g.spy_ship[spy]] if is_on_ship(g, spy) else g.alert[g.spy_space[spy]]
    return max(0, markers - invisibility(g, spy))


def garrison_at(g: Civilization, spy: int) -> int:
    """Units of all others where the spy is; on a ship one more than the armies aboard.

    rule: CV-ESP-8, CV-ESP-9, CV-ESP-10
    """
    seat = owner_of(spy)
    if is_on_ship(g, spy):
        ship = g.spy_ship[spy]
        if g.owner[ship] == seat:
            return 0
        return 1 + sum(1 for p in cargo_of(g, ship) if is_land_unit(g.kind[p]) and g.owner[p] != seat)
    space = g.spy_space[spy]
    return sum(forces(g, space, owner) for owner in range(g.seats + 1) if owner != seat)


def malus(g: Civilization, spy: int, green: bool = False, counter: bool = False) -> int:
    """rule: CV-ESP-7, CV-ESP-28, CV-ESP-29 (ruling CV-GAP-36)"""
    garrison = garrison_at(g, spy)
    own_ground = counter and garrison == 0 and is_guarded(g, spy)
    markers = 0 if green or own_ground else alert_at(g, spy)
    return (markers + garrison) // 2


def is_guarded(g: Civilization, spy: int) -> bool:
    """Whether the spy's own side has units where it is."""
    return is_on_ship(g, spy) or forces(g, g.spy_space[spy], owner_of(spy)) > 0


def raise_alert(g: Civilization, space: int, ship: int) -> None:
    """Of a ship that still floats, or of a space.  rule: CV-ESP-5, CV-ESP-23, CV-ESP-27 (ruling CV-GAP-86)"""
    if ship == NOBODY or not is_ship(g.kind[ship]):
        if space < TERRITORIES:
            g.alert = raised(g.alert, space, ALERT)
    else:
        g.alarm = raised(g.alarm, ship, ALERT)


def lower_alert(g: Civilization, spy: int, markers: int) -> None:
    if is_on_ship(g, spy):
        ship = g.spy_ship[spy]
        g.alarm = changed(g.alarm, ship, max(0, g.alarm[ship] - markers))
    else:
        space = g.spy_space[spy]
        g.alert = changed(g.alert, space, max(0, g.alert[space] - markers))


def is_hostile_space(g: Civilization, seat: int, space: int) -> bool:
    """Territories with armies of civilizations at war.  rule: CV-ESP-11"""
    return space < TERRITORIES and has_enemies(g, space, seat)


def is_hostile_ship(g: Civilization, seat: int, piece: int) -> bool:
    return at_war(g, seat, g.owner[piece])


def hosts(g: Civilization, spy: int) -> list[int]:
    """Who decides about a discovered spy: the owner of the ship or settlement, else of its enemies there (if there are
    none, of all others) who has most armies; nobody in its own land.  rule: CV-ESP-18"""
    seat = owner_of(spy)
    if g.spy_ship[spy] != NOBODY:
        owner = g.owner[g.spy_ship[spy]]
        return [] if owner in (seat, g.seats) else [owner]
    space = g.spy_space[spy]
    if space < TERRITORIES and 0 <= g.holder[space] < g.seats and not g.occupied[space]:
        return [] if g.holder[space] == seat else [g.holder[space]]
    present = [owner for owner in range(g.seats) if owner != seat and forces(g, space, owner)]
    present = [owner for owner in present if at_war(g, seat, owner)] or present
    most = max([forces(g, space, owner) for owner in present], default=0)
    return [owner for owner in present if forces(g, space, owner) == most]
