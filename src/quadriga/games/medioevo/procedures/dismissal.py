"""Giving up units and pieces of one's own; keeping galleys' loads in step with the army at sea."""

from quadriga.engine.offer import Offer
from quadriga.games.medioevo.board import GALLEY, GOODS, KINDS, TERRITORIES
from quadriga.games.medioevo.pieces import remove_piece, settle_control
from quadriga.games.medioevo.procedures.plunder import leave_to_barbarians
from quadriga.games.medioevo.property_queries import capacity, kind_at, pieces_of
from quadriga.games.medioevo.rows import increased
from quadriga.games.medioevo.state import Medioevo
from quadriga.games.medioevo.unit_changes import remove_unit
from quadriga.games.medioevo.unit_queries import army_zones, slot


def offer_dismissals(g: Medioevo, seat: int, o: Offer) -> None:
    """Whatever costs maintenance may be removed.  rule: MU-TAX-6, MU-TAX-7"""
    for zone in army_zones(g, seat):
        first = slot(g, zone, seat, 0)
        for kind in range(KINDS):
            if g.army[first + kind]:
                o.yes("dismiss_units", zone * KINDS + kind, 1, g.army[first + kind])
    for piece in pieces_of(g, seat):
        if not carries_something(g, piece):
            o.yes("dismiss_piece", piece)
        elif o.explain:
            o.no("dismiss_piece", piece, "units_aboard", ["MU-TAX-6"])


def carries_something(g: Medioevo, piece: int) -> bool:
    """Whether a galley at sea has units or engines aboard, which would go down with it."""
    if g.piece_kind[piece] != GALLEY or g.piece_zone[piece] < TERRITORIES:
        return False
    return piece in g.piece_aboard or sum(g.cargo[piece * GOODS : piece * GOODS + KINDS]) > 0


def dismiss_units(g: Medioevo, seat: int, place: int, number: int) -> None:
    """To the reserve; with the last of them land outside the kingdom is lost.  rule: MU-TAX-6, MU-CTL-2, MU-BAR-7"""
    zone = place // KINDS
    kind = place % KINDS
    for _ in range(number):
        remove_unit(g, zone, seat, kind)
    g.tell("units.dismissed", seat, kind, number, zone)
    reload_galleys(g, zone, seat)
    settle_control(g, zone)
    leave_to_barbarians(g, zone)


def dismiss_piece(g: Medioevo, seat: int, piece: int) -> None:
    """rule: MU-TAX-6"""
    g.tell("piece.dismissed", seat, g.piece_kind[piece], g.piece_level[piece], g.piece_zone[piece])
    remove_piece(g, piece)


def reload_galleys(g: Medioevo, zone: int, owner: int) -> None:
    """After the army at sea has changed, its galleys carry what is left of it.  rule: MU-DEF-8"""
    if zone < TERRITORIES or owner >= g.seats:
        return
    galleys = kind_at(g, zone, owner, GALLEY)
    for kind in range(KINDS):
        excess = -g.army[slot(g, zone, owner, kind)]
        for galley in galleys:
            excess += g.cargo[galley * GOODS + kind]
        for galley in galleys:
            index = galley * GOODS + kind
            fewer = max(0, min(excess, g.cargo[index]))
            g.cargo = increased(g.cargo, index, -fewer)
            excess -= fewer
    for kind in range(KINDS):
        lacking = g.army[slot(g, zone, owner, kind)]
        for galley in galleys:
            lacking -= g.cargo[galley * GOODS + kind]
        for galley in galleys:
            room = capacity(g, galley) - sum(g.cargo[galley * GOODS : galley * GOODS + KINDS])
            more = max(0, min(lacking, room))
            g.cargo = increased(g.cargo, galley * GOODS + kind, more)
            lacking -= more
