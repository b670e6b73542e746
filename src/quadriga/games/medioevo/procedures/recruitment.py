"""Units that can be had in one territory: new ones, and those that come back."""

from quadriga.engine.offer import Offer
from quadriga.games.medioevo.board import CAPTAIN, CAPTAIN_3, KINDS, LEVELS, MILITARY_ART
from quadriga.games.medioevo.property_queries import can_pay_points, has_technology, recruitment_limit
from quadriga.games.medioevo.state import Medioevo
from quadriga.games.medioevo.unit_changes import noted_units
from quadriga.games.medioevo.unit_queries import count, level_of, reserve, standards


def offer_soldiers(g: Medioevo, seat: int, territory: int, musters: bool, o: Offer) -> None:
    """Units and captains, as many as may still be placed in this phase.  rule: MU-ARM-4"""
    room = recruitment_limit(g, seat) - g.recruited[seat] if musters else 0
    offer_units(g, seat, territory, musters, room, o)
    if musters:
        offer_captains(g, seat, territory, room, o)


def offer_units(g: Medioevo, seat: int, territory: int, musters: bool, room: int, o: Offer) -> None:
    """rule: MU-ARM-1, MU-ARM-4, MU-CARD-28, MU-SUR-2, MU-CAP-7"""
    if room <= 0:
        if o.explain:
            explain_units(g, seat, territory, musters, o)
        return
    purse = g.florins[seat]
    for kind in range(CAPTAIN):
        number = min(room, purse // g.board.unit_cost[kind])
        if number > 0:
            number = min(number, reserve(g, seat, kind))
        if number > 0:
            o.yes("recruit", kind, 1, number)
        elif o.explain:
            code = "not_enough_florins" if reserve(g, seat, kind) else "none_in_reserve"
            o.no("recruit", kind, code, ["MU-ARM-1", "MU-ARM-5"], {"need": g.board.unit_cost[kind]})
    for kind in range(KINDS):
        if g.surrendered[seat * KINDS + kind]:
            o.yes("recall", kind, 1, min(room, g.surrendered[seat * KINDS + kind]))
        lost = min(room, g.lost[seat * KINDS + kind], purse * 2 // max(1, g.board.unit_cost[kind]))
        if lost > 0:
            number = min(lost, reserve(g, seat, kind))
            if number > 0:
                o.yes("regain", kind, 1, number)
    offer_ransom(g, seat, o)


def explain_units(g: Medioevo, seat: int, territory: int, musters: bool, o: Offer) -> None:
    """Why nobody at all can be placed here.  rule: MU-ARM-3, MU-ARM-4"""
    for kind in range(KINDS):
        verb = "recruit" if kind < CAPTAIN else "enlist"
        if not musters:
            o.no(verb, kind, "no_mustering_place", ["MU-ARM-3"], {"territory": territory})
        else:
            o.no(verb, kind, "limit_reached", ["MU-ARM-4"], {"number": recruitment_limit(g, seat)})


def offer_ransom(g: Medioevo, seat: int, o: Offer) -> None:
    """Double the price, to the captor, who cannot refuse.  rule: MU-CAP-7 (ruling MU-GAP-11)"""
    for captor in range(g.seats) if any(g.prisoners) else ():
        for kind in range(KINDS):
            if g.prisoners[(captor * g.seats + seat) * KINDS + kind]:
                price = 2 * g.board.unit_cost[kind]
                if g.florins[seat] >= price:
                    o.yes("ransom", captor * KINDS + kind)
                elif o.explain:
                    o.no("ransom", captor * KINDS + kind, "not_enough_florins", ["MU-CAP-7"], {"need": price})


def offer_captains(g: Medioevo, seat: int, territory: int, room: int, o: Offer) -> None:
    """rule: MU-ARM-2, MU-TECH-13, MU-PUR-3"""
    if not has_technology(g, seat, MILITARY_ART):
        if o.explain:
            o.no("enlist", CAPTAIN, "project_missing", ["MU-ARM-2"], {"technology": MILITARY_ART})
        return
    price = g.board.unit_cost[CAPTAIN]
    if room > 0:
        for kind in range(CAPTAIN, KINDS):
            level = level_of(kind)
            affordable = can_pay_points(g, seat, MILITARY_ART // LEVELS, level, level * price)
            if not (affordable or o.explain) or not reserve(g, seat, kind):
                continue
            if affordable:
                o.yes("enlist", kind)
            elif o.explain:
                o.no("enlist", kind, "not_enough_florins", ["MU-ARM-2", "MU-TEC-7"], {"need": level * price})
    for kind in range(CAPTAIN, CAPTAIN_3):
        if count(g, territory, seat, kind) <= noted_units(g, territory, seat, kind):
            continue  # hired or lent captains are not one's own to promote
        steps = [
            gained
            for gained in range(1, CAPTAIN_3 - kind + 1)
            if standards(g, kind + gained) and can_pay_points(g, seat, MILITARY_ART // LEVELS, gained, gained * price)
        ]
        if steps:
            o.yes("promote", kind, steps[0], steps[-1])
