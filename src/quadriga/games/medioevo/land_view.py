"""What lies on the map: armies, pieces and territories, as a seat may see them."""

from typing import Any

from quadriga.games.medioevo.board import CATEGORIES, GOODS, KINDS, TERRITORIES, ZONES
from quadriga.games.medioevo.codes import MILITARY_CONTROL, PACT, PASSAGE
from quadriga.games.medioevo.data_schema import PIECE_NAMES
from quadriga.games.medioevo.property_queries import owner_of
from quadriga.games.medioevo.queries import are_teammates, is_contested
from quadriga.games.medioevo.state import Medioevo
from quadriga.games.medioevo.unit_queries import owners_in


def armies(g: Medioevo) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    for zone in range(ZONES):
        for owner in range(g.seats + 1):
            place = zone * (g.seats + 1) + owner
            if g.troops[place]:
                first = place * KINDS
                tired = len([index for index in g.tired if first <= index < first + KINDS])
                units = list(g.army[first : first + KINDS])
                found.append({"zone": zone, "owner": owner, "units": units, "tired": tired})
    return found


def piece_view(g: Medioevo, piece: int) -> dict[str, Any]:
    return {
        "piece": piece,
        "owner": owner_of(g, piece),
        "kind": PIECE_NAMES[g.piece_kind[piece]],
        "level": g.piece_level[piece],
        "zone": g.piece_zone[piece],
        "mp": g.piece_mp[piece],
        "done": bool(g.piece_done[piece]),
        "aboard": g.piece_aboard[piece],
        "cargo": list(g.cargo[piece * GOODS : (piece + 1) * GOODS]),
    }


def territory_view(g: Medioevo, territory: int, viewer: int) -> dict[str, Any]:
    first = territory * CATEGORIES
    return {
        "holder": g.holder[territory],
        "token": g.token[territory],
        "buildings": list(g.buildings[first : first + CATEGORIES]),
        "damage": list(g.damage[first : first + CATEGORIES]),
        "market": [good for good in range(GOODS) if (g.market[territory] >> good) & 1],
        "contested": seems_contested(g, territory, viewer),
    }


def seems_contested(g: Medioevo, territory: int, viewer: int) -> bool:
    """Whether somebody disputes a territory, as far as the viewer knows: others' secret pacts admit nobody.

    rule: MU-CTL-4, MU-DIP-7 (ruling MU-GAP-83)
    """
    holder = g.holder[territory]
    if holder < 0:
        return False
    if is_contested(g, territory):
        return True
    for owner in owners_in(g, territory):
        if owner != holder and owner < g.seats and not is_known_guest(g, owner, holder, viewer):
            return True
    return False


def territories_of(g: Medioevo, seat: int, viewer: int) -> int:
    """How many territories the seat controls, as far as the viewer knows."""
    return len([t for t in range(TERRITORIES) if g.holder[t] == seat and not seems_contested(g, t, viewer)])


def is_known_guest(g: Medioevo, guest: int, host: int, viewer: int) -> bool:
    """Whether a pact of which the viewer knows lets an army be in another's land."""
    if are_teammates(g, guest, host) or viewer in (guest, host):
        return True
    for entry in range(0, len(g.pacts), PACT):
        _, kind, by, whom, _, secret, _, _, called = g.pacts[entry : entry + PACT]
        if not secret and by == host and whom == guest and kind in (PASSAGE, MILITARY_CONTROL):
            return True
        if not secret and by == guest and whom == host and called:
            return True
    return False
