"""Positions that cannot be laid out: every fault is told, with its place."""

import pytest
from tests.games.civilization.table import three

from quadriga.engine.errors import Cause, InputError, InputErrors
from quadriga.games.civilization.terms import SPIES


def fault(position: str, strategy: str = "all") -> tuple[str, str]:
    """Place and code of the only complaint about a position."""
    with pytest.raises(InputError) as caught:
        three(position, strategy=strategy)
    assert not isinstance(caught.value, InputErrors), str(caught.value)
    cause = caught.value.params["cause"]
    assert isinstance(cause, Cause)
    return str(caught.value.params["place"]), cause.code


@pytest.mark.parametrize(
    ("position", "place", "code"),
    [
        ("weather = 1", "position.weather", "key_unknown"),
        ("turn = 61", "turn", "range_needed"),
        ("turn = true", "turn", "range_needed"),
        ('phase = "night"', "phase", "name_unknown"),
        ('phase = "purchase"\nstep = "moves"', "step", "name_unknown"),
        ('active = "pink"', "active", "name_unknown"),
        ('era = "golden"', "era", "name_unknown"),
        ("era_due = 1", "era_due", "no_truth"),
        ('order = ["red", "red", "blue"]', "order", "order_seats"),
        ('order = "red"', "order", "list_needed"),
        ('event = "party"', "event", "name_unknown"),
        ("land = []", "land", "table_needed"),
        ('land.atlantis = { holder = "red" }', "land.atlantis", "key_unknown"),
        ('land.gallia = { holder = "yellow" }', "land.gallia.holder", "name_unknown"),
        ('land.gallia = { size = "town" }', "land.gallia.size", "holder_needed"),
        ('land.gallia = { holder = "red", size = "hamlet" }', "land.gallia.size", "name_unknown"),
        ('land.gallia = { token = "gold" }', "land.gallia.token", "name_unknown"),
        ('land.gallia = { holder = "red", resource = "desert" }', "land.gallia.resource", "name_unknown"),
        ('land.gallia = { known = ["red"] }', "land.gallia.token", "field_missing"),
        ('land.gallia = { mood = ["sad"] }', "land.gallia.mood", "name_unknown"),
        ("alert = { gallia = -1 }", "alert.gallia", "range_needed"),
        ("alert = { baltic_sea = 1 }", "alert.baltic_sea", "key_unknown"),
        ("bag = { gold = 1 }", "bag.gold", "key_unknown"),
        ("units.gallia.red = { knight = 1 }", "units.gallia.red.knight", "key_unknown"),
        ("units.gallia.pink = { explorer = 1 }", "units.gallia.pink", "key_unknown"),
        ("units.gallia.red = { explorer = 251 }", "units.gallia.red.explorer", "range_needed"),
        ("units.black_sea.red = { explorer = 1 }", "units.black_sea.red", "ship_needed"),
        ('pieces = [{ kind = "explorer", owner = "red" }]', "pieces.0.space", "name_unknown"),
        (
            'pieces = [{ kind = "explorer", owner = "red", space = "gallia" }]\nunits.gallia.red = { explorer = 0 }',
            "units.gallia.red.explorer",
            "pieces_beyond",
        ),
        (
            'pieces = [{ kind = "explorer", owner = "red", space = "black_sea", aboard = 7 }]',
            "pieces.0.aboard",
            "ship_unfit",
        ),
        (
            'pieces = [{ kind = "ancient_ship", owner = "red", space = "black_sea", cargo = ["aircraft"] }]',
            "pieces.0.cargo.aboard",
            "ship_unfit",
        ),
        (
            "units.gallia.red = { explorer = 60, ancient_infantry = 60, ancient_cavalry = 60, modern_cavalry = 60 }",
            "units.gallia.red",
            "range_needed",
        ),
        ('nukes = [{ owner = "red", space = "gallia", carrier = 4 }]', "nukes.0.carrier", "piece_elsewhere"),
        ('war = [["red"]]', "war", "two_needed"),
        (
            'trades = [{ between = ["gallia", "nile"] }]\nland.gallia = { holder = "red", resource = "wine" }',
            "trades.0.between",
            "resource_missing",
        ),
        ('debts = [{ debtor = "red", creditor = "blue" }]', "debts.0.coins", "range_needed"),
        ('owed = [{ seat = "red", what = "castle" }]', "owed.0.what", "name_unknown"),
        ('declared = [{ space = "gallia", attackers = ["red"] }]', "declared.0.defenders", "list_needed"),
        ('battle = { space = "gallia", defenders = ["red"] }', "battle.attackers", "list_needed"),
        ('effects = [{ kind = "luck" }]', "effects.0.kind", "name_unknown"),
        ('effects = [{ kind = "ambush", seat = "red", number = "moon" }]', "effects.0.number", "name_unknown"),
        (f"history = {[[0] * 12, [0] * 12, [1, 2]]}", "history", "range_needed"),
        (f"history = {[[0] * 12]}", "history", "order_seats"),
        ('lost = ["magic"]', "lost", "name_unknown"),
        ("tech_turn = { masonry = 9 }", "tech_turn.masonry", "range_needed"),
        ('deck = ["sc_999"]', "deck", "name_unknown"),
        ('deck = ["sc_001", "sc_001"]', "deck", "card_twice"),
        ("seat.pink = {}", "seat.pink", "key_unknown"),
        ("seat.red.coins = -1", "seat.red.coins", "range_needed"),
        ('seat.red.civilization = "roman"', "seat.red.civilization", "name_unknown"),
        ('seat.red.government = "chaos"', "seat.red.government", "name_unknown"),
        ('seat.red.capital = "gallia"', "seat.red.capital", "settlement_missing"),
        ('seat.red.technologies = ["magic"]', "seat.red.technologies", "name_unknown"),
        ('seat.red.improvements = ["temple@gallia"]', "seat.red.improvements", "settlement_missing"),
        ('seat.red.improvements = ["temple stolen"]', "seat.red.improvements", "name_unknown"),
        (
            'seat.red.improvements = ["temple@gallia+italia"]\nland.gallia.holder = "red"\nland.italia.holder = "red"',
            "seat.red.improvements",
            "range_needed",
        ),
        ('seat.red.wonders = ["oracle@gallia"]\nland.gallia.holder = "red"', "seat.red.wonders", "range_needed"),
        ('seat.red.spies = ["moon"]', "seat.red.spies.0.space", "name_unknown"),
        ('seat.red.spies = ["black_sea"]', "seat.red.spies.0", "ship_needed"),
        ('seat.red.spies = [{ space = "gallia", ship = 0 }]', "seat.red.spies.0.ship", "piece_elsewhere"),
        (f"seat.red.spies = {['reserve'] * (SPIES + 1)}", "seat.red.spies", "range_needed"),
        ('seat.red.hand = ["sc_001"]\nseat.blue.hand = ["sc_001"]', "seat.blue.hand", "card_twice"),
        ("seat.red.deeds = { slept = 1 }", "seat.red.deeds.slept", "key_unknown"),
        ('seat.red.absent = "yes"', "seat.red.absent", "no_truth"),
    ],
)
def test_a_fault_names_its_place(position: str, place: str, code: str) -> None:
    assert fault(position) == (place, code)


def test_cards_of_modules_that_are_not_played_cannot_lie_anywhere() -> None:
    assert fault('seat.red.hand = ["sc_001"]', strategy="off") == ("seat.red.hand", "card_misplaced")


def test_all_faults_are_told_at_once() -> None:
    with pytest.raises(InputErrors) as caught:
        three('turn = 99\nera = "golden"\nland.gallia = { size = "town" }\nseat.red = { coins = -1, capital = "nile" }')
    places = [str(told.params["place"]) for told in caught.value.faults]
    assert places == ["turn", "era", "land.gallia.size", "seat.red.coins", "seat.red.capital"]


def test_no_two_pieces_have_one_number() -> None:
    piece = '{ kind = "explorer", owner = "red", space = "gallia", id = 1 }'
    assert fault(f"pieces = [{piece}, {piece}]") == ("pieces", "range_needed")
