"""Caravans and merchant ships for scenarios."""

from typing import Any

from tests.games.medioevo.table import MODULE, pieces, state, table

from quadriga.engine.table import Table


def caravan(zone: str, more: str = "", owner: str = "byzantine", kind: str = "caravan", level: int = 1) -> str:
    """``more`` are further keys: ``mp = 3, cargo = { grain = 2 }``."""
    keys = f'owner = "{owner}", kind = "{kind}", level = {level}, zone = "{zone}"'
    return f"{{ {keys}, {more} }}" if more else f"{{ {keys} }}"


def ship(zone: str, more: str = "", owner: str = "byzantine", level: int = 1) -> str:
    return caravan(zone, more, owner, "merchant_ship", level)


def road(stages: str, done: str = "") -> str:
    """Byzantium's road for its transport 0: areas in words, the destination last."""
    return f"seat.byzantine.road = {{ stages = {stages.split()}, done = {done.split()} }}"


def trade(*traders: str, more: str = "", players: int = 3, chance: list[list[int]] | None = None) -> Table:
    """The Commerce phase; Byzantium, first in turn order, is to trade. Tokens count from 0 there, Hungary's from 10."""
    return table(players, f'phase = "commerce"\npieces = [{", ".join(traders)}]\n{more}', chance)


def piece(t: Table, number: int = 0) -> dict[str, Any]:
    """One transport by the number of its token."""
    found = [one for owner in ("byzantine", "hungary", "golden_horde") for one in pieces(t, owner)]
    return next(one for one in found if one["id"] == number)


def cargo(t: Table, number: int = 0) -> dict[str, int]:
    found: dict[str, int] = piece(t, number).get("cargo", {})
    return found


def reserve(t: Table, good: str) -> int:
    """Cubes of a good that are left in the box."""
    cubes: list[int] = MODULE.view(t.game, 0)["cubes"]
    return cubes[MODULE.identify(state(t), -1, "good", good)]
