"""Changes to what lies on the map, always with control kept up to date."""

from quadriga.games.warriors.board import FORTRESS, GOLD, PRINCESS, RESOURCES
from quadriga.games.warriors.queries import are_allies
from quadriga.games.warriors.state import FREE, REMOVED, RESERVE, Warriors


def place_unit(g: Warriors, unit: int, province: int) -> None:
    """Put a unit into a province; whoever enters a free one takes its marker, an ally's stays where it is.

    rule: WT-PRV-2, WT-PRV-5, WT-PRI-3, WT-FORT-3, WT-COOP-7
    """
    owner = g.owner[unit]
    g.place[unit] = province
    g.troops[province * (g.seats + 1) + owner] += 1
    if g.holder[province] == FREE:
        g.holder[province] = owner
        g.tell("province.taken", owner, province)


def lift_unit(g: Warriors, unit: int) -> None:
    """Take a unit off its province without looking at control yet."""
    g.troops[g.place[unit] * (g.seats + 1) + g.owner[unit]] -= 1
    g.place[unit] = RESERVE


def update_control(g: Warriors, province: int) -> None:
    """A holder with nothing left there loses the marker: to an ally with units there, else the province is free.

    rule: WT-PRV-4, WT-PRV-5, WT-UPK-5, WT-COOP-8 (rulings WT-GAP-23, WT-GAP-46)
    """
    holder = g.holder[province]
    base = province * (g.seats + 1)
    if holder == FREE or g.troops[base + holder]:
        return
    g.holder[province] = FREE
    if g.teams and holder < g.seats:
        for seat in g.order:
            if g.troops[base + seat] and are_allies(g, seat, holder):
                g.holder[province] = seat
                g.tell("province.taken", seat, province)
                return
    g.tell("province.freed", holder, province)


def conquer(g: Warriors, seat: int, province: int) -> None:
    """rule: WT-BAT-8"""
    g.holder[province] = seat
    g.tell("province.conquered", seat, province)


def move_unit(g: Warriors, unit: int, province: int) -> None:
    origin = g.place[unit]
    lift_unit(g, unit)
    place_unit(g, unit, province)
    update_control(g, origin)


def changed(row: tuple[int, ...], unit: int, value: int) -> tuple[int, ...]:
    """A row of all units with the value of one unit changed."""
    return row if row[unit] == value else (*row[:unit], value, *row[unit + 1 :])


def remove_unit(g: Warriors, unit: int) -> None:
    """A unit that dies: armies and fortresses go back to the reserve, princesses and barbarians are out.

    Control is left to the caller.  rule: WT-SET-3, WT-UPK-4, WT-PRI-2, WT-FORT-1
    """
    lift_unit(g, unit)
    g.damage = changed(g.damage, unit, 0)
    g.spent[unit] = 0
    g.retreated = changed(g.retreated, unit, 0)
    if g.kind[unit] == PRINCESS or g.kind[unit] > FORTRESS:
        g.place[unit] = REMOVED


def pay(g: Warriors, seat: int, kind: int) -> None:
    """Pay for a unit in full.  rule: WT-DEV-5"""
    for resource in range(RESOURCES):
        g.stock[seat * RESOURCES + resource] -= g.board.cost[kind * RESOURCES + resource]


def pay_gold(g: Warriors, seat: int, amount: int) -> None:
    g.stock[seat * RESOURCES + GOLD] -= amount
