"""Scientists and Gunners: crews that count more, engines and wagons that can do more, a second protection."""

import pytest
from tests.games.medioevo.fights import due, melee, rounds, siege
from tests.games.medioevo.hands import hand, out_of_place, pass_windows, plays, usable
from tests.games.medioevo.table import (
    army,
    asked,
    can,
    described,
    events,
    idle_until,
    offered,
    pieces,
    play,
    refused,
    seat,
    state,
    three,
    waiting,
)
from tests.games.medioevo.traders import caravan, cargo, piece, trade

from quadriga.engine.table import Table

# Hungary's wagon keeps the Combat phase open when Byzantium has moved
WATCH = '{ owner = "hungary", kind = "war_wagon", level = 1, zone = "buda" }'


def engine(level: int = 1, zone: str = "nicea", more: str = "") -> str:
    return f'{{ owner = "byzantine", kind = "siege_engine", level = {level}, zone = "{zone}"{more} }}'


def wagon(level: int = 1, zone: str = "tessalonica", kind: str = "war_wagon") -> str:
    return f'{{ owner = "byzantine", kind = "{kind}", level = {level}, zone = "{zone}" }}'


def park(*listed: str) -> str:
    return f"pieces = [{', '.join(listed)}]\n"


def shots(t: Table) -> list[tuple[int, int]]:
    """Engine and die of every shot of the round."""
    for frame in reversed(state(t).stack):
        found: list[int] | None = getattr(frame, "shots", None)
        if found is not None:
            return list(zip(found[::2], found[1::2]))
    return []


# ---------------------------------------------------------------- 10: double crew


@plays("scientist_10")
@pytest.mark.rule("MU-CARD-10")
@pytest.mark.parametrize(("crew", "number"), [(1, 2), (2, 4), (3, 6)])
def test_mu_card_10_the_crew_of_one_engine_counts_double_even_beyond_three(crew: int, number: int) -> None:
    more = park(engine()) + hand("byzantine", "scientist_10")
    t = melee("light_infantry=4", "heavy_infantry=9, archer=9", [[1] * number, [8] * 9], more)
    play(t, "byzantine: " + "man #0/light_infantry; " * crew + "ready; card scientist_10")
    assert shots(t) == [(0, 1)] * number
    assert (asked(t), waiting(t), due(t)) == ("Losses", ["hungary"], 2 * number)


@pytest.mark.rule("MU-CARD-10")
def test_mu_card_10_one_engine_of_choice_with_a_crew() -> None:
    """Two of the three catapults are manned; the second counts double: 1 and 2 shots."""
    more = park(engine(), engine(), engine()) + hand("byzantine", "scientist_10")
    t = melee("light_infantry=4", "light_infantry=9", [[8, 7, 6], [1, 2, 3]], more)
    play(t, "byzantine: man #0/light_infantry; man #1/light_infantry; ready; card scientist_10")
    assert [name[-2:] for name in offered(t, "byzantine", "aim_piece")] == ["#0", "#1"]
    play(t, "byzantine: aim-piece #1")
    assert shots(t) == [(0, 8), (1, 7), (1, 6)]


@pytest.mark.rule("MU-CARD-10")
def test_mu_card_10_not_without_a_crew_nor_after_the_artillery() -> None:
    more = park(engine()) + hand("byzantine", "scientist_10")
    t = melee("light_infantry=4", "light_infantry=9", [[1, 2, 3]], more)
    play(t, "byzantine: ready")
    assert asked(t) == "MeleeRoll"
    t = melee("light_infantry=4", "light_infantry=9", [[8], [1, 2, 3]], more)
    play(t, "byzantine: man #0/light_infantry; ready; pass")
    assert asked(t) == "MeleeRoll"


@plays("scientist_10")
@pytest.mark.rule("MU-CARD-10")
def test_mu_card_10_for_the_whole_battle() -> None:
    """Second round, one gunner: 2 shots."""
    more = park(engine()) + hand("byzantine", "scientist_10")
    t = melee("light_infantry=5", "light_infantry=9", [[8, 8, 8, 8], [1, 2, 3], [1, 2, 4], [8, 8], [1, 2, 3]], more)
    play(t, "byzantine: man #0/light_infantry; man #0/light_infantry; ready; card scientist_10; keep", "hungary: keep")
    play(t, "byzantine: fight", "hungary: fight", "byzantine: man #0/light_infantry; ready")
    assert rounds(t) == 2
    assert shots(t) == [(0, 8), (0, 8)]


# ---------------------------------------------------------------- 52: one gunner more


@plays("gunner_52")
@pytest.mark.rule("MU-CARD-52")
def test_mu_card_52_every_engine_one_more_even_without_crew_and_beyond_three() -> None:
    more = park(engine(), engine()) + hand("byzantine", "gunner_52")
    t = melee("light_infantry=4", "light_infantry=9", [[8, 7, 6, 5, 4], [1, 2, 3]], more)
    play(t, "byzantine: " + "man #1/light_infantry; " * 3 + "ready; card gunner_52")
    assert shots(t) == [(0, 8), (1, 7), (1, 6), (1, 5), (1, 4)]


@pytest.mark.rule("MU-CARD-52")
def test_mu_card_52_for_one_battle() -> None:
    """In the second round nobody serves the engine: one shot. The Hungarian engine gains nothing."""
    other = '{ owner = "hungary", kind = "siege_engine", level = 1, zone = "nicea" }'
    more = park(engine(), other) + hand("byzantine", "gunner_52")
    t = melee("light_infantry=5", "light_infantry=9", [[8], [1, 2, 3], [1, 2, 4], [7], [1, 2, 3]], more)
    play(t, "byzantine: ready", "hungary: ready", "byzantine: card gunner_52; keep", "hungary: keep")
    play(t, "byzantine: fight", "hungary: fight", "byzantine: ready", "hungary: ready")
    assert rounds(t) == 2
    assert shots(t) == [(0, 7)]


@pytest.mark.rule("MU-CARD-52")
def test_mu_card_52_not_without_an_engine_nor_outside_a_battle() -> None:
    t = melee("light_infantry=4", "light_infantry=9", [[1, 2, 3]], hand("byzantine", "gunner_52"))
    assert asked(t) == "MeleeRoll"
    t = three(park(engine()) + hand("byzantine", "gunner_52"))
    assert out_of_place(t, "gunner_52")


@pytest.mark.rule("MU-CARD-10", "MU-CARD-52")
def test_mu_card_52_and_10_together() -> None:
    """Two gunners doubled, and one more."""
    more = park(engine()) + hand("byzantine", "scientist_10", "gunner_52")
    t = melee("light_infantry=4", "light_infantry=9", [[8] * 5, [1, 2, 3]], more)
    play(t, "byzantine: man #0/light_infantry; man #0/light_infantry; ready; card gunner_52; card scientist_10")
    pass_windows(t)
    assert len(shots(t)) == 5


# ---------------------------------------------------------------- 12: a second protection


@plays("scientist_12")
@pytest.mark.rule("MU-CARD-12")
def test_mu_card_12_two_of_three_kinds_of_attack() -> None:
    """A fort (2): against 3 hits of archers 1 point is left, against a melee score of 5 three.

    Hungary (-1): 8 - 1 against 2, five archers: score 5.
    """
    more = "land.nicea.civilian = 1\n" + hand("byzantine", "scientist_12")
    dice = [[1, 2, 3, 8, 8], [1, 1, 8], [1, 2, 2]]
    t = siege("archer=5", "light_infantry=9, heavy_infantry=9", dice, more, building=2)
    play(t, "byzantine: protect archers")
    assert usable(t, "scientist_12")
    play(t, "byzantine: card scientist_12")
    assert offered(t, "byzantine", "protect") == ["engines", "melee"]
    play(t, "byzantine: protect melee")
    assert (waiting(t), due(t)) == (["byzantine"], 1)
    play(t, "byzantine: lose light_infantry", "hungary: keep", "byzantine: roll; keep")
    assert (waiting(t), due(t)) == (["byzantine"], 1)  # 7 - 4 = 3, less 2


@plays("scientist_12")
@pytest.mark.rule("MU-CARD-12")
def test_mu_card_12_for_the_rest_of_the_turn_every_round() -> None:
    """Used beforehand: both protections are asked for in the declarations of each round."""
    position = """
        war = [["byzantine", "hungary"]]
        land.nicea.military = 1
        land.lidia.military = 1
        armies.nicea = { byzantine = { heavy_infantry = 9 }, hungary = { heavy_infantry = 9 } }
    """
    t = three(position + hand("byzantine", "scientist_12"), [[1, 2, 3], [1, 2, 4], [1, 2, 3], [1, 2, 4]])
    play(t, "byzantine: card scientist_12")
    assert offered(t, "byzantine", "aim_building") == ["nicea/military", "lidia/military"]
    play(t, "byzantine: aim-building nicea/military; attack nicea/hungary; fight", "hungary: fight")
    play(t, "byzantine: protect melee; protect archers; keep", "hungary: keep", "byzantine: lose heavy_infantry")
    play(t, "hungary: lose heavy_infantry", "byzantine: fight", "hungary: fight")
    assert rounds(t) == 2
    assert (asked(t), offered(t, "byzantine", "protect")) == ("Protection", ["engines", "archers", "melee"])
    play(t, "byzantine: protect engines")
    assert offered(t, "byzantine", "protect") == ["archers", "melee"]


@pytest.mark.rule("MU-CARD-12")
def test_mu_card_12_needs_an_own_military_building() -> None:
    t = three('phase = "purchase"\nland.buda.military = 1\n' + hand("byzantine", "scientist_12"))
    assert out_of_place(t, "scientist_12")
    t = siege("archer=1", "archer=1", [], hand("hungary", "scientist_12"))
    play(t, "byzantine: protect melee")
    assert asked(t) != "Window"  # the building is not the attacker's


# ---------------------------------------------------------------- 53: an engine keeps up

ROUTE = ["adrianopoli", "costantinopoli", "nicea", "lidia", "frigia", "paflagonia", "nicea", "costantinopoli"]


@plays("gunner_53")
@pytest.mark.rule("MU-CARD-53")
def test_mu_card_53_a_catapult_goes_eight_steps_with_an_army() -> None:
    pieces_there = park(wagon(3), engine(1, "tessalonica"), WATCH)
    t = three(pieces_there + "armies.tessalonica.byzantine = { archer = 1 }\n" + hand("byzantine", "gunner_53"))
    play(t, "byzantine: card gunner_53; move tessalonica; take-piece #0; take-piece #1; take-unit archer")
    for zone in ROUTE:
        play(t, f"byzantine: to {zone}")
    assert [one["zone"] for one in pieces(t, "byzantine")] == ["costantinopoli", "costantinopoli"]
    assert army(t, "costantinopoli", "byzantine") == {"archer": 1}


@pytest.mark.rule("MU-CARD-53", "MU-MOV-3")
def test_mu_card_53_otherwise_four_steps_and_never_alone() -> None:
    pieces_there = park(wagon(3), engine(1, "tessalonica"), WATCH)
    position = pieces_there + "armies.tessalonica.byzantine = { archer = 1 }\n" + hand("byzantine", "gunner_53")
    t = three(position)
    play(t, "byzantine: move tessalonica; take-piece #0; take-piece #1; take-unit archer")
    for zone in ROUTE[:4]:
        play(t, f"byzantine: to {zone}; pass")
    assert refused(t, "byzantine: to frigia").rules == ["MU-MOV-3"]
    play(t, "byzantine: card gunner_53; to frigia")  # it is not too late
    t = three(position)
    play(t, "byzantine: card gunner_53; move tessalonica; take-piece #0; take-piece #1")  # no army
    for zone in ROUTE[:4]:
        play(t, f"byzantine: to {zone}")
    assert refused(t, "byzantine: to frigia").rules == ["MU-MOV-3"]


@pytest.mark.rule("MU-CARD-53")
def test_mu_card_53_one_engine_and_only_an_engine() -> None:
    two = park(engine(1, "nicea"), engine(2, "lidia"), wagon(), WATCH)
    t = three(two + hand("byzantine", "gunner_53"))
    play(t, "byzantine: card gunner_53")
    assert [name[-2:] for name in offered(t, "byzantine", "aim_piece")] == ["#0", "#1"]
    t = three(park(wagon(), WATCH) + hand("byzantine", "gunner_53"))
    assert out_of_place(t, "gunner_53")


# ---------------------------------------------------------------- 54: an engine as a wagon


@plays("gunner_54")
@pytest.mark.rule("MU-CARD-54")
@pytest.mark.parametrize(("die", "capacity"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_mu_card_54_an_engine_carries_one_to_three_units(die: int, capacity: int) -> None:
    position = park(engine(1, "nicea"), WATCH) + "armies.nicea.byzantine = { archer = 5 }\n"
    t = three(position + hand("byzantine", "gunner_54"), [[die]])
    play(t, "byzantine: move nicea; take-piece #0")
    assert not can(t, "byzantine: take-unit archer")
    play(t, "byzantine: back; card gunner_54; move nicea; take-piece #0")
    assert not can(t, f"byzantine: take-unit archer x{capacity + 1}")
    play(t, f"byzantine: take-unit archer x{capacity}; to lidia")
    assert army(t, "lidia", "byzantine") == {"archer": capacity}
    assert piece(t)["mp"] == 3  # with its own four points


@pytest.mark.rule("MU-CARD-54")
def test_mu_card_54_for_this_turn_and_not_for_a_wagon() -> None:
    position = park(engine(1, "nicea")) + "armies.nicea.byzantine = { archer = 5 }\n"
    t = three(position + hand("byzantine", "gunner_54"), [[6]])
    play(t, "byzantine: card gunner_54; pass")
    idle_until(t, "TurnOrder")
    assert described(t)["effects"] == []
    t = three(park(wagon(), WATCH) + hand("byzantine", "gunner_54"))
    assert out_of_place(t, "gunner_54")


# ---------------------------------------------------------------- 11: a caravan as a wagon, a wagon as a caravan


@plays("scientist_11")
@pytest.mark.rule("MU-CARD-11")
@pytest.mark.parametrize(("level", "capacity", "moves"), [(1, 3, 6), (2, 6, 7), (3, 9, 8)])
def test_mu_card_11_a_caravan_supplies_like_a_war_wagon_of_its_level(level: int, capacity: int, moves: int) -> None:
    position = park(wagon(level, "nicea", "caravan"), WATCH) + "armies.nicea.byzantine = { archer = 10 }\n"
    t = three(position + hand("byzantine", "scientist_11"))
    assert not can(t, "byzantine: move nicea")
    play(t, "byzantine: card scientist_11; move nicea; take-piece #0")
    assert not can(t, f"byzantine: take-unit archer x{capacity + 1}")
    play(t, f"byzantine: take-unit archer x{capacity}; to lidia")
    assert army(t, "lidia", "byzantine") == {"archer": capacity}
    assert piece(t)["mp"] == moves - 1


@pytest.mark.rule("MU-CARD-11")
def test_mu_card_11_it_stays_a_caravan_and_trades_with_the_points_left() -> None:
    """One step in the Combat phase, then it buys in Nicaea."""
    position = park(wagon(1, "lidia", "caravan")) + "armies.lidia.byzantine = { archer = 1 }\n"
    t = three(position + hand("byzantine", "scientist_11"))
    play(t, "byzantine: card scientist_11; move lidia; take-piece #0; take-unit archer; to nicea; halt")
    idle_until(t, "Trading")
    assert piece(t)["mp"] == 5
    play(t, "byzantine: lead #0; buy grain x2")
    assert cargo(t) == {"grain": 2}


@plays("scientist_11")
@pytest.mark.rule("MU-CARD-11")
def test_mu_card_11_a_war_wagon_trades_like_a_caravan() -> None:
    """Level II: four cubes, as much as a caravan of that level."""
    t = trade(caravan("nicea", kind="war_wagon", level=2), more=hand("byzantine", "scientist_11"))
    assert not can(t, "byzantine: lead #0")
    play(t, "byzantine: card scientist_11; lead #0")
    assert not can(t, "byzantine: buy grain x5")
    play(t, "byzantine: buy grain x4")
    assert cargo(t) == {"grain": 4}
    assert seat(t, "byzantine")["florins"] == 1200
    assert [event.args[0] for event in events(t, "card.used")] == [0]


@pytest.mark.rule("MU-CARD-11")
def test_mu_card_11_neither_galleys_nor_ships_nor_engines() -> None:
    fleet = park(wagon(1, "costantinopoli", "galley"), wagon(1, "costantinopoli", "merchant_ship"), engine(), WATCH)
    t = three(fleet + hand("byzantine", "scientist_11"))
    assert out_of_place(t, "scientist_11")
