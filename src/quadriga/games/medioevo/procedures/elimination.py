"""A player is out of the game: nothing of his stays on the table."""

from quadriga.games.medioevo.board import CATEGORIES, COLOURS, KINDS, TERRITORIES, ZONES
from quadriga.games.medioevo.codes import (
    BORROW,
    BORROW_KIND,
    BORROW_OWNER,
    BORROW_TRUE_OWNER,
    BORROW_ZONE,
    PACT,
    PACT_BY,
    PACT_FOR,
)
from quadriga.games.medioevo.pieces import clear_piece, lose_road, raze, settle_control
from quadriga.games.medioevo.procedures.empire import discard_card
from quadriga.games.medioevo.property_queries import cards_of, pieces_of
from quadriga.games.medioevo.queries import players
from quadriga.games.medioevo.rows import changed, increased
from quadriga.games.medioevo.state import Medioevo
from quadriga.games.medioevo.unit_changes import take_units
from quadriga.games.medioevo.unit_queries import count


def eliminate(g: Medioevo, seat: int) -> None:
    """Cards, tokens and pieces go back to the reserve, the territories to the barbarians; the last side left ends it.

    rule: MU-DEB-8, MU-ELI-1
    """
    g.gone = tuple(sorted((*g.gone, seat)))
    g.order = tuple([other for other in g.order if other != seat])
    g.tell("seat.eliminated", seat)
    for card in cards_of(g, seat):
        discard_card(g, seat, card)
    clear_treasury(g, seat)
    clear_prisoners(g, seat)
    clear_diplomacy(g, seat)
    clear_board(g, seat)
    if is_decided(g):
        g.halting = True


def is_decided(g: Medioevo) -> bool:
    """Whether only one player, or one team, is left."""
    left = players(g)
    return len({seat % g.teams for seat in left}) < 2 if g.teams else len(left) < 2


def clear_treasury(g: Medioevo, seat: int) -> None:
    """Florins, debts, tokens, technologies, bought and surrendered units."""
    g.florins = changed(g.florins, seat, 0)
    g.loans = changed(g.loans, seat, 0)
    g.tax = changed(g.tax, seat, 0)
    g.blood = changed(g.blood, seat, 0)
    for index in range(seat * COLOURS, (seat + 1) * COLOURS):
        g.tokens = changed(g.tokens, index, 0)
        g.flipped = changed(g.flipped, index, 0)
        g.points = changed(g.points, index, 0)
        g.levels = changed(g.levels, index, 0)
    for index in range(seat * KINDS, (seat + 1) * KINDS):
        g.surrendered = changed(g.surrendered, index, 0)
        g.yielded = changed(g.yielded, index, 0)
        g.lost = changed(g.lost, index, 0)
        g.lost_now = changed(g.lost_now, index, 0)
    g.orders = tuple(
        [
            number
            for entry in range(0, len(g.orders), 3)
            if g.orders[entry] != seat
            for number in g.orders[entry : entry + 3]
        ]
    )


def clear_prisoners(g: Medioevo, seat: int) -> None:
    """His own are gone; those he held come back to their owners like surrendered units."""
    for other in range(g.seats):
        for kind in range(KINDS):
            g.prisoners = changed(g.prisoners, (other * g.seats + seat) * KINDS + kind, 0)
            held = (seat * g.seats + other) * KINDS + kind
            g.surrendered = increased(g.surrendered, other * KINDS + kind, g.prisoners[held])
            g.prisoners = changed(g.prisoners, held, 0)


def clear_diplomacy(g: Medioevo, seat: int) -> None:
    for other in range(g.seats):
        for pair in (seat * g.seats + other, other * g.seats + seat):
            g.war = changed(g.war, pair, 0)
            g.truce = changed(g.truce, pair, 0)
            g.warring = changed(g.warring, pair, 0)
    g.pacts = tuple(
        [
            number
            for entry in range(0, len(g.pacts), PACT)
            if seat not in (g.pacts[entry + PACT_BY], g.pacts[entry + PACT_FOR])
            for number in g.pacts[entry : entry + PACT]
        ]
    )


def clear_board(g: Medioevo, seat: int) -> None:
    """Units hired from others or lent to them go too.  rule: MU-DEB-8"""
    kept: list[int] = []
    for entry in range(0, len(g.borrowed), BORROW):
        note = g.borrowed[entry : entry + BORROW]
        if seat in (note[BORROW_OWNER], note[BORROW_TRUE_OWNER]):
            take_units(g, note[BORROW_ZONE], note[BORROW_OWNER], note[BORROW_KIND], 1)
        else:
            kept.extend(note)
    g.borrowed = tuple(kept)
    for zone in range(ZONES):
        for kind in range(KINDS):
            number = count(g, zone, seat, kind)
            if number:
                take_units(g, zone, seat, kind, number)
    g.tired = tuple([index for index in g.tired if index // KINDS % (g.seats + 1) != seat])
    for piece in pieces_of(g, seat):
        clear_piece(g, piece)
    lose_road(g, seat)
    for territory in range(TERRITORIES):
        if g.token[territory] == seat:
            g.token = changed(g.token, territory, -1)
        if g.holder[territory] == seat:
            for category in range(CATEGORIES):
                raze(g, territory, category)
            g.holder = changed(g.holder, territory, -1)
    for territory in range(TERRITORIES):
        settle_control(g, territory)
