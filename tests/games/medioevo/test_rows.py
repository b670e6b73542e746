"""Rows are replaced, never written in place: what clones share stays as it was."""

import pytest

from quadriga.games.medioevo import board as b
from quadriga.games.medioevo.board import CARDS, KINDS, LAND, STRAIT, TERRITORIES, ZONES
from quadriga.games.medioevo.load import load_data
from quadriga.games.medioevo.module import MedioevoModule
from quadriga.games.medioevo.pieces import give_honour, new_piece
from quadriga.games.medioevo.property_queries import cards_of
from quadriga.games.medioevo.queries import held_by, land_neighbours
from quadriga.games.medioevo.rows import changed, filled, increased, places_of, without
from quadriga.games.medioevo.state import Medioevo
from quadriga.games.medioevo.unit_changes import add_units
from quadriga.games.medioevo.unit_queries import army_zones, units

ROW = (4, 0, 4, 7)
BOARD = load_data().board


def new_game() -> Medioevo:
    module = MedioevoModule()
    g = module.new(4, module.read_options(4, {}))
    assert isinstance(g, Medioevo)
    return g


def test_one_number_is_replaced() -> None:
    assert changed(ROW, 1, 9) == (4, 9, 4, 7)
    assert changed(ROW, 3, 9) == (4, 0, 4, 9)
    assert increased(ROW, 0, -3) == (1, 0, 4, 7)
    assert ROW == (4, 0, 4, 7)


def test_a_row_that_stays_the_same_is_the_same() -> None:
    assert changed(ROW, 3, 7) is ROW


def test_several_numbers_are_replaced() -> None:
    assert filled(ROW, 1, (5, 6)) == (4, 5, 6, 7)
    assert filled(ROW, 0, ()) == ROW


def test_the_first_of_a_value_is_taken_out() -> None:
    assert without(ROW, 4) == (0, 4, 7)


def test_where_a_value_stands() -> None:
    assert places_of(ROW, 4) == [0, 2]
    assert places_of(ROW, 7) == [3]
    assert places_of(ROW, 1) == []


def test_a_clone_shares_all_rows_and_each_goes_its_own_way() -> None:
    g = new_game()
    twin = g.clone()
    assert twin.holder is g.holder
    assert twin.army is g.army
    give_honour(twin, 0, 3, 1)
    add_units(twin, 5, 1, b.HEAVY, 2, True)
    new_piece(twin, 2, b.SHIP, 1, 5)
    assert g.honour[0] + 3 == twin.honour[0]
    assert (units(g, 5, 1), units(twin, 5, 1)) == (0, 2)
    assert (g.tired, twin.tired) == ((), ((5 * 5 + 1) * KINDS + b.HEAVY,) * 2)
    assert (g.piece_kind.count(b.SHIP), twin.piece_kind.count(b.SHIP)) == (0, 1)


def test_zones_with_an_army() -> None:
    g = new_game()
    add_units(g, ZONES - 1, 3, b.LIGHT, 1)
    add_units(g, 0, 3, b.ARCHER, 4)
    assert army_zones(g, 3) == [0, ZONES - 1]
    assert army_zones(g, 2) == []


@pytest.mark.rule("MU-DEF-4")
def test_mu_def_4_who_walks_crosses_land_borders_and_straits() -> None:
    g = new_game()
    for zone in range(ZONES):
        kinds = dict(zip(BOARD.neighbours[zone], BOARD.borders[zone], strict=True))
        assert land_neighbours(g, zone) == [other for other in kinds if kinds[other] in (LAND, STRAIT)]


@pytest.mark.rule("MU-TECH-10")
def test_mu_tech_10_outskirts_lie_next_to_a_kingdom() -> None:
    for kingdom, home in enumerate(BOARD.homes):
        near = [t for t in range(TERRITORIES) if set(BOARD.on_foot[t]) & set(home)]
        assert BOARD.outskirts[kingdom] == near


def test_what_is_known_of_a_row_holds_for_that_row_only() -> None:
    g = new_game()
    first = g.board.zone_keys.index("armenia")
    g.holder = changed(changed((-1,) * TERRITORIES, first, 2), 7, 2)
    g.cards = (0 * CARDS + 5, 2 * CARDS + 9)
    twin = g.clone()
    assert (held_by(g, 2), cards_of(g, 2)) == ((7, first), (9,))
    twin.holder = changed(twin.holder, 7, 1)
    twin.cards = (1 * CARDS + 9, 2 * CARDS + 5)
    assert (held_by(twin, 2), held_by(twin, 1)) == ((first,), (7,))
    assert (cards_of(twin, 2), cards_of(twin, 1), cards_of(twin, 0)) == ((5,), (9,), ())
    assert (held_by(g, 2), held_by(g, 1)) == ((7, first), ())
    assert (cards_of(g, 2), cards_of(g, 0)) == ((9,), (5,))
