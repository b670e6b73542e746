"""Positions: what is written is laid out, what lies there is described."""

import json
from inspect import isdatadescriptor
from tomllib import loads
from typing import Any

import pytest
from tests.games.civilization.table import (
    MODULE,
    asked,
    can,
    described,
    new_game,
    offered,
    pieces,
    place,
    play,
    seat,
    settle,
    state,
    three,
    units,
    waiting,
)

from quadriga.engine.chance import seeded
from quadriga.engine.playout import random_answer
from quadriga.engine.table import Table
from quadriga.games.civilization.pieces import remove_piece
from quadriga.games.civilization.queries import fleet, is_happy, troops, usable
from quadriga.games.civilization.state import Civilization
from quadriga.games.civilization.terms import BY_GOVERNMENT, IMPRISONED, RESERVE, UNTRAINED, WORK

RICH = """
turn = 7
phase = "purchase"
step = "purchases"
active = "blue"
era = "industrial"
era_due = true
order = ["green", "blue", "red"]
marker = "green"
barred = ["red"]
event = "slaves"
fund = 4
alert = { gallia = 2, nile = 1 }
bag = { wine = 1, desert = 2 }
war = [["red", "green"]]
embargo = [["blue", "red"]]
trades = [{ between = ["gallia", "nile"], turn = 7, forced = true }]
debts = [{ debtor = "red", creditor = "blue", coins = 3 }]
owed = [{ seat = "red", what = "explorer", number = 2, free = true }, { seat = "blue", what = "town", number = 1 }]
effects = [{ kind = "ambush", seat = "red", number = "gallia" }, { kind = "smuggled_oil", seat = "blue", number = 6 }]
tech_turn = { masonry = 7 }
lost = ["pottery"]
deck = ["sc_100", "sc_099"]
discarded = ["sc_001"]
nukes = [{ owner = "red", space = "gallia", carrier = 0 }]
pieces = [
  { kind = "industrial_infantry", owner = "red", space = "gallia", spent = 1, origin = "italia", mark = ["stopped"] },
  { kind = "industrial_ship", owner = "blue", space = "baltic_sea", alarm = 1, cargo = ["explorer", "modern_cavalry"] },
  { kind = "carrier", owner = "green", space = "black_sea", id = 9, cargo = ["aircraft"] },
]

[land]
gallia = { holder = "red", size = "city", resource = "wine", road = "railway", mood = ["grown"], founder = "red" }
italia = { holder = "red", token = "fertile", resource = "iron" }
nile = { holder = "blue", size = "town", resource = "oil", occupied = true }
sahara = { holder = "barbarians" }
arabia = { token = "treasure", known = ["red", "green"] }
gobi = { token = "mountain", shown = true, road = "road" }

[units]
gallia.red = { industrial_infantry = 3, explorer = 1 }
sahara.barbarians = { ancient_cavalry = 2 }

[seat.red]
civilization = "military"
coins = 30
government = "republic"
former = "monarchy"
capital = "italia"
experience = 4
merit_points = 1
dogma = "gems"
technologies = ["masonry", "currency"]
wonders = ["oracle", "shakespeares_theatre@gallia"]
improvements = ["bank@gallia government", "granary", "cathedral@gallia+italia gift unpaid"]
spies = ["gallia", "reserve", "untrained", "green", { space = "baltic_sea", ship = 1, used = true, mp = 1 }]
hand = ["sc_002", "sc_005", "sc_005"]
completed = ["sc_003"]
deeds = { explored = 2, spent_ships = 30 }
duty = 3

[seat.blue]
standing = ["sc_004"]
leaving = 8
absent = true
"""


def described_again(t: Table) -> dict[str, Any]:
    """What is described after laying the description out."""
    position = json.loads(json.dumps(described(t)))
    again = Table.open_position(MODULE, t.game.seats, t.record.options, position)
    return MODULE.describe(again.game)


# ---------------------------------------------------------------- what is left out


def test_without_any_word_red_moves_and_everybody_has_a_village_far_away() -> None:
    t = three("units.gallia.red = { explorer = 1 }")
    assert (described(t)["phase"], described(t)["turn"], described(t)["era"]) == ("movement", 3, "ancient")
    assert waiting(t) == ["red"]
    assert [seat(t, name)["capital"] for name in ("red", "blue", "green")] == ["greenland", "madagascar", "patagonia"]
    assert [seat(t, name)["coins"] for name in ("red", "blue", "green")] == [0, 0, 0]
    assert list(described(t)["land"]) == ["patagonia", "greenland", "madagascar"]
    assert MODULE.problems(t.game) == []


def test_homes_keep_away_from_what_is_named() -> None:
    t = three(settle("greenland", "blue") + place("madagascar", "red", explorer=1))
    assert [seat(t, name)["capital"] for name in ("red", "blue", "green")] == ["patagonia", "greenland", "tasmania"]


def test_the_first_settlement_of_the_document_is_the_capital_unless_another_is_named() -> None:
    lands = settle("nile", "red") + settle("gallia", "red", "city") + place("nile", "red", explorer=1)
    assert seat(three(lands), "red")["capital"] == "nile"
    assert seat(three(lands + 'seat.red.capital = "gallia"'), "red")["capital"] == "gallia"
    homeless = three(place("nile", "red", explorer=1) + 'seat.red.capital = "nowhere"')
    assert (seat(homeless, "red")["capital"], seat(homeless, "red")["settlements"]) == ("nowhere", 0)


def test_the_bag_holds_the_tokens_that_are_not_on_the_map() -> None:
    full = described(three(place("nile", "red", explorer=1)))["bag"]
    t = three(
        settle("nile", "red", resource="wine") + 'land.gobi = { token = "desert" }\n' + place("nile", "red", explorer=1)
    )
    assert described(t)["bag"]["wine"] == full["wine"] - 1
    assert described(t)["bag"]["desert"] == full["desert"] - 1


def test_cards_that_are_not_named_lie_below_those_that_are() -> None:
    t = three('phase = "strategy"\ndeck = ["sc_013", "sc_009"]\nseat.red.hand = ["sc_013"]')
    assert described(t)["deck"][:2] == ["sc_013", "sc_009"]
    assert described(t)["deck"].count("sc_013") == 1  # there are two in the game
    assert described(t)["deck_size"] == 4 * 50 - 1
    play(t, "red: draw")
    assert seat(t, "red")["hand"] == ["sc_013", "sc_013"]


def test_technologies_are_usable_by_all_unless_discovered_in_this_turn() -> None:
    t = three(
        place("nile", "red", explorer=1)
        + 'turn = 5\nseat.red.technologies = ["masonry", "pottery"]\ntech_turn.pottery = 5'
    )
    g = state(t)
    assert [usable(g, 1, technology) for technology in (0, 2)] == [True, False]
    assert [usable(g, 0, technology) for technology in (0, 2)] == [True, True]


# ---------------------------------------------------------------- where the game stands


@pytest.mark.parametrize(
    ("phase", "frame", "who"),
    [
        ("strategy", "StrategyPhase", ["blue"]),
        ("purchase", "Purchase", ["blue"]),
        ("movement", "PlayerMovement", ["blue"]),
        ("trade", "TradePhase", ["blue", "green", "red"]),
        ("culture", "CulturePhase", ["blue"]),
        ("government", "GovernmentPhase", ["blue"]),
    ],
)
def test_a_phase_begins_with_the_active_player(phase: str, frame: str, who: list[str]) -> None:
    t = three(
        f'phase = "{phase}"\nactive = "blue"\nera = "medieval"\nseat.blue.coins = 50\n'
        + settle("gallia", "blue", "metropolis", "wine")
        + settle("nile", "green")
        + settle("italia", "green")
        + place("gallia", "blue", medieval_infantry=1)
    )
    assert (asked(t), waiting(t)) == (frame, who)
    assert described(t)["active"] == ("red" if phase == "trade" else "blue")


@pytest.mark.parametrize(
    ("phase", "event"),
    [
        ("turn_change", "order.set"),
        ("events", "event.rolled"),
        ("barbarians", "phase.started"),
        ("revolts", "revolt.rolled"),
        ("production", "critical.rolled"),
        ("housekeeping", "turn.started"),
    ],
)
def test_phases_without_decisions_run(phase: str, event: str) -> None:
    t = three(f'phase = "{phase}"\nera = "medieval"\n' + settle("gallia", "red") + settle("italia", "red", "city"))
    assert event in [told.kind for told in t.events]


def test_experience_is_staked_before_the_purchases_unless_they_have_begun() -> None:
    position = 'phase = "purchase"\nseat.red = { coins = 50, experience = 12 }\n'
    assert asked(three(position)) == "MeritAwards"
    assert asked(three(position + 'step = "purchases"\n')) == "Purchase"


def test_the_game_is_counted() -> None:
    t = three('phase = "scoring"\nending = "technological"\nseat.red.technologies = ["masonry"]')
    assert described(t)["over"]
    assert described(t)["winners"] == ["red"]


def test_a_battle_begins() -> None:
    forces = place("gallia", "red", ancient_infantry=1, ancient_cavalry=1) + place("gallia", "blue", ancient_infantry=2)
    forces += 'seat.red.technologies = ["bronze_working", "the_wheel"]\n'
    t = three(forces + 'battle = { space = "gallia", attackers = ["red"], defenders = ["blue"] }')
    assert (asked(t), waiting(t)) == ("Clash", ["red"])
    assert described(t)["war"] == [["red", "blue"]]
    assert described_again(t)["battle"] == described(t)["battle"]


def test_others_may_join_a_battle_that_was_declared() -> None:
    t = three(
        place("gallia", "red", ancient_infantry=1)
        + place("gallia", "blue", ancient_infantry=1)
        + place("gallia", "green", ancient_infantry=1)
        + 'step = "battles"\ndeclared = [{ space = "gallia", attackers = ["red"], defenders = ["blue"] }]'
    )
    assert (asked(t), waiting(t)) == ("Support", ["green"])
    assert can(t, "green: join-defence gallia")


# ---------------------------------------------------------------- pieces


def test_units_say_how_many_there_are_and_pieces_tell_more_of_some() -> None:
    t = three(
        'pieces = [{ kind = "explorer", owner = "red", space = "gallia", spent = 2 }]\n'
        + place("gallia", "red", explorer=3, ancient_infantry=1)
    )
    assert units(t, "gallia", "red") == {"explorer": 3, "ancient_infantry": 1}
    assert [piece.get("spent", 0) for piece in pieces(t, "red")] == [2, 0, 0, 0]
    assert troops(state(t), MODULE.identify(t.game, -1, "space", "gallia"), 0) == 1


def test_cargo_is_aboard_and_counts_neither_as_army_nor_as_fleet() -> None:
    t = three(
        "[[pieces]]\n"
        'kind = "ancient_ship"\nowner = "red"\nspace = "black_sea"\ncargo = ["explorer", "ancient_infantry"]'
    )
    sea = MODULE.identify(t.game, -1, "space", "black_sea")
    assert units(t, "black_sea", "red") == {"ancient_ship": 1, "explorer": 1, "ancient_infantry": 1}
    assert [piece.get("aboard", -1) for piece in pieces(t, "red")] == [-1, 0, 0]
    assert (fleet(state(t), sea, 0), troops(state(t), sea, 0)) == (1, 0)
    assert offered(t, "red", "move") == [
        "red.ancient_ship@black_sea#0",
        "red.explorer@black_sea#1",
        "red.ancient_infantry@black_sea#2",
    ]


def test_a_ship_on_land_waits_ashore() -> None:
    t = three(settle("gallia", "red") + place("gallia", "red", ancient_ship=1))
    assert [piece["mark"] for piece in pieces(t, "red")] == [["ashore"]]


# ---------------------------------------------------------------- both ways


def test_everything_that_is_written_lies_on_the_table() -> None:
    t = three(RICH)
    g = state(t)
    assert MODULE.problems(g) == []
    assert (g.turn, g.era, g.fund, g.order, g.marker, g.barred) == (7, 3, 4, (2, 1, 0), 2, (0,))
    assert waiting(t) == ["red"]  # who comes after blue, who is absent
    assert g.nukes == (0, MODULE.identify(g, -1, "space", "gallia"), 0)
    assert g.spy_space[3] == IMPRISONED - 2
    assert g.spy_space[1:3] == (RESERVE, UNTRAINED)
    assert g.works[4] == BY_GOVERNMENT
    assert len(g.works) == 3 * WORK
    assert is_happy(g, MODULE.identify(g, -1, "space", "gallia"))


def test_a_rich_position_is_described_as_it_was_written() -> None:
    g = MODULE.build(3, MODULE.read_options(3, {"length": "long"}), loads(RICH))
    assert isinstance(g, Civilization)
    found = MODULE.describe(g)
    for key, value in loads(RICH).items():
        if key in ("deck", "pieces", "land", "units", "seat", "effects", "tech_turn"):
            continue
        assert found[key] == value, key
    for name, doc in loads(RICH)["land"].items():
        assert {key: found["land"][name][key] for key in doc} == doc
    for name, doc in loads(RICH)["seat"].items():
        assert {key: found["seat"][name][key] for key in doc} == doc
    assert found["effects"][:2] == loads(RICH)["effects"]
    assert found["units"]["baltic_sea"] == {"blue": {"industrial_ship": 1, "explorer": 1, "modern_cavalry": 1}}
    assert found["units"]["black_sea"] == {"green": {"carrier": 1, "aircraft": 1}}
    again = MODULE.build(3, MODULE.read_options(3, {"length": "long"}), json.loads(json.dumps(found)))
    assert MODULE.describe(again) == found


STAGES = ("PlayerMovement", "Purchase", "StrategyPhase", "CulturePhase", "GovernmentPhase")
UNORDERED = ("completed", "standing", "works")  # what lies together in no order


@pytest.mark.parametrize("seats", [3, 6])
def test_positions_of_a_game_can_be_laid_out_again(seats: int) -> None:
    """The same rows, and the same choices where a player acts in his turn of a phase."""
    t = new_game(seats, length="medium_long", limited="on")
    rng = seeded("layout")
    looked: set[str] = set()
    g = state(t)
    for number in range(2400):
        if g.over:
            break
        if g.turn and (number % 60 == 0 or (asked(t) in STAGES and asked(t) not in looked)):
            looked.add(asked(t))
            position = json.loads(json.dumps(MODULE.describe(g)))
            again = MODULE.build(seats, t.record.options, position)
            assert isinstance(again, Civilization)
            compare(g, again)
            if asked(t) in STAGES:
                again.advance()
                assert [repr(choice) for choice in again.choices(g.waiting()[0])] == [
                    repr(choice) for choice in g.choices(g.waiting()[0])
                ]
        seat_asked = g.waiting()[0]
        g.play(seat_asked, random_answer(g, seat_asked, g.choices(seat_asked), rng))
    assert {"PlayerMovement", "Purchase", "StrategyPhase", "GovernmentPhase"} <= looked


FIELDS = [name for name, value in vars(Civilization).items() if isdatadescriptor(value)]  # in either build


def compare(g: Civilization, again: Civilization) -> None:
    """Numbers of pieces that are gone may be forgotten."""
    alive = [piece for piece, kind in enumerate(g.kind) if kind >= 0]
    for name in FIELDS:
        one, other = getattr(g, name), getattr(again, name)
        if name in ("kind", "owner", "space", "spent", "aboard", "origin", "mark", "alarm"):
            one, other = [one[piece] for piece in alive], [other[piece] for piece in alive]
        elif name in UNORDERED:
            one, other = sorted(one), sorted(other)
        assert one == other, name


def test_numbers_of_pieces_that_are_gone_stay_free() -> None:
    g = state(three(place("gallia", "red", explorer=3)))
    remove_piece(g, 1)
    found = MODULE.describe(g)
    again = MODULE.build(3, MODULE.read_options(3, {"length": "long"}), found)
    assert isinstance(again, Civilization)
    assert again.kind == (0, -1, 0)
