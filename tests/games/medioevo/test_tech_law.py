"""The orange branch: Edict, Law, Nation, Influence."""

import pytest
from tests.games.medioevo.crafts import activations, florins, points, uses
from tests.games.medioevo.table import (
    BOARD,
    army,
    asked,
    can,
    events,
    happened,
    land,
    offered,
    pieces,
    play,
    refused,
    seat,
    three,
    waiting,
)
from tests.games.medioevo.traders import caravan, cargo, piece, trade

from quadriga.engine.table import Table


def lawyer(level: int, orange: int, purse: int = 0) -> str:
    return (
        f"seat.byzantine = {{ technologies = {{ orange = {level} }}, "
        f"points = {{ orange = {orange} }}, florins = {purse} }}\n"
    )


# ---------------------------------------------------------------- Edict

WAGON = '{ owner = "byzantine", kind = "war_wagon", level = 3, zone = "costantinopoli" }'
ENGINE = '{ owner = "byzantine", kind = "siege_engine", level = 1, zone = "costantinopoli" }'


def expedition(orange: int, more: str = "", units: int = 3, chance: list[list[int]] | None = None) -> Table:
    """A war wagon with light infantry has entered Bulgaria, where no barbarian unit stands unless ``more`` says so."""
    t = three(
        lawyer(1, orange)
        + f"""
        armies.costantinopoli.byzantine = {{ light_infantry = {units} }}
        armies.lidia.byzantine = {{ light_infantry = 1 }}
        pieces = [{WAGON}, {{ owner = "byzantine", kind = "war_wagon", level = 1, zone = "lidia" }}]
        {more}
        """,
        chance,
    )
    play(t, f"byzantine: move costantinopoli; take-piece #0; take-unit light_infantry x{units}; to tarnovo")
    return t


@uses("edict")
@pytest.mark.rule("MU-TECH-9", "MU-MOV-10")
def test_mu_tech_9_through_one_territory_and_a_fight_in_the_next() -> None:
    """The rulebook's example."""
    t = expedition(1)
    play(t, "byzantine: tech edict")
    assert happened(t, "horde.placed", "battle.declared") == []
    assert (asked(t), points(t)) == ("Movement", {})
    play(t, "byzantine: to valacchia")
    assert army(t, "valacchia", "barbarians") == {"light_infantry": 1}
    assert army(t, "tarnovo", "barbarians") == {}
    assert happened(t, "horde.placed", "battle.declared") == ["horde.placed", "battle.declared"]
    assert activations(t) == [("byzantine", "edict", 1)]


@pytest.mark.rule("MU-TECH-9")
def test_mu_tech_9_a_point_for_every_territory() -> None:
    t = expedition(2)
    play(t, "byzantine: tech edict; to valacchia; tech edict; to tarnovo")
    assert points(t) == {}
    assert len(events(t, "horde.placed")) == 1  # the third time nobody paid
    assert army(t, "tarnovo", "barbarians") == {"light_infantry": 1}


@pytest.mark.rule("MU-TECH-9")
def test_mu_tech_9_army_units_cannot_stay_without_resistance() -> None:
    t = expedition(1)
    play(t, "byzantine: tech edict; halt")
    assert army(t, "tarnovo", "barbarians") == {"light_infantry": 1}
    assert happened(t, "battle.declared") == ["battle.declared"]
    assert land(t, "tarnovo").get("holder") != "byzantine"


@pytest.mark.rule("MU-TECH-9")
def test_mu_tech_9_nor_are_they_left_behind_by_those_who_go_on() -> None:
    t = expedition(1)
    play(t, "byzantine: tech edict")
    refusal = refused(t, "byzantine: drop-unit light_infantry x2")
    assert (refusal.code, refusal.rules) == ("edict_passes", ["MU-TECH-9"])
    play(t, "byzantine: to costantinopoli; drop-unit light_infantry x2; halt")
    assert army(t, "tarnovo", "byzantine") == {}
    assert "holder" not in land(t, "tarnovo")


@pytest.mark.rule("MU-TECH-9")
def test_mu_tech_9_no_crossing_where_barbarians_stand() -> None:
    t = expedition(1, "armies.tarnovo.barbarians = { light_infantry = 2 }")
    assert asked(t) == "Declaration"  # nobody was asked for an Edict
    assert points(t) == {"orange": 1}


@pytest.mark.rule("MU-TECH-9", "MU-TEC-10")
def test_mu_tech_9_not_in_land_of_players_and_not_for_units_on_foot() -> None:
    """In Hungary's Bulgaria it is of no use, nor for a unit that leaves a castle for Serbia without a transport."""
    t = three(
        lawyer(1, 1)
        + f"""
        war = [["byzantine", "hungary"]]
        land.tarnovo.token = "hungary"
        land.costantinopoli.military = 3
        armies.costantinopoli.byzantine = {{ light_infantry = 2 }}
        armies.lidia.byzantine = {{ light_infantry = 1 }}
        armies.adrianopoli.byzantine = {{ light_infantry = 1 }}
        land.adrianopoli.military = 3
        pieces = [{WAGON}]
        """
    )
    play(t, "byzantine: move costantinopoli; take-piece #0; take-unit light_infantry; to tarnovo")
    assert activations(t) == []
    assert events(t, "territory.conquered")
    play(t, "byzantine: move adrianopoli; take-unit light_infantry; to serbia")
    assert points(t) == {"orange": 1}
    assert army(t, "serbia", "barbarians") == {"light_infantry": 1}


@pytest.mark.rule("MU-TECH-9", "MU-TRD-6")
def test_mu_tech_9_a_caravan_may_cross_and_stay_even_among_barbarians() -> None:
    """Ruling MU-GAP-50. Without the point the caravan and its cubes are lost."""
    position = lawyer(1, 1) + "armies.tarnovo.barbarians = { light_infantry = 2 }"
    t = trade(caravan("costantinopoli", "cargo = { wine = 1 }"), more=position)
    play(t, "byzantine: lead #0; to tarnovo; tech edict; rest; done")
    assert (piece(t)["zone"], cargo(t), points(t)) == ("tarnovo", {"wine": 1}, {})
    t = trade(caravan("costantinopoli", "cargo = { wine = 1 }"), more=position)
    play(t, "byzantine: lead #0; to tarnovo; pass")
    assert pieces(t, "byzantine") == []


@pytest.mark.rule("MU-TECH-9")
def test_mu_tech_9_no_point_no_edict() -> None:
    t = trade(caravan("costantinopoli"), more=lawyer(1, 0, 99) + "armies.tarnovo.barbarians = { light_infantry = 2 }")
    play(t, "byzantine: lead #0; to tarnovo")
    assert pieces(t, "byzantine") == []
    t = trade(caravan("costantinopoli"), more=lawyer(1, 0, 100) + "armies.tarnovo.barbarians = { light_infantry = 2 }")
    play(t, "byzantine: lead #0; to tarnovo; tech edict")
    assert (florins(t), piece(t)["zone"]) == (0, "tarnovo")


# ---------------------------------------------------------------- Law

# Byzantium taxed 40; the card after the next says what is tolerated: event 26 30 florins, event 2 only 20
REBELS = """
phase = "events"
event_deck = ["event_1", "event_%d", "event_4", "event_1"]
"""


def rebellions(level: int, orange: int, more: str = "", card: int = 26) -> Table:
    keys = f"tax = 40, technologies = {{ orange = {level} }}, points = {{ orange = {orange} }}, florins = 0"
    t = three(REBELS % card + f"seat.byzantine = {{ {keys} }}\n{more}", chance=[[4, 6, 8]])
    play(t, "byzantine: keep; icon movement; icon armies; done")
    return t


@uses("law")
@pytest.mark.rule("MU-TECH-10")
def test_mu_tech_10_a_rebellion_goes_abroad() -> None:
    """To barbarian land without army units next to the starting kingdom: not to Serbia, where a horde stands."""
    t = rebellions(2, 1, "armies.serbia.barbarians = { light_infantry = 1 }")
    assert waiting(t) == ["byzantine"]
    play(t, "byzantine: tech law")
    places = offered(t, "byzantine", "rebel")
    assert places == ["tarnovo", "epiro", "acaia", "iconio", "sebastea"]
    play(t, "byzantine: rebel sebastea")
    assert army(t, "sebastea", "barbarians") == {"light_infantry": 1}
    assert points(t) == {}
    assert seat(t, "byzantine")["territories"] == 7


@pytest.mark.rule("MU-TECH-10")
def test_mu_tech_10_a_point_for_each_rebellion() -> None:
    """20 florins too much are two rebellions; the second stays at home."""
    t = rebellions(2, 1, card=2)
    assert [event.args[:2] for event in events(t, "rebellions.begin")] == [[0, 2]]
    assert not can(t, "byzantine: tech law x2")
    play(t, "byzantine: tech law; rebel sebastea")
    assert asked(t) == "Rebellions"
    assert set(offered(t, "byzantine", "rebel")) == {
        "costantinopoli",
        "adrianopoli",
        "tessalonica",
        "nicea",
        "lidia",
        "paflagonia",
        "frigia",
    }


@pytest.mark.rule("MU-TECH-10")
def test_mu_tech_10_not_with_edict_alone_nor_without_points() -> None:
    for t in (rebellions(1, 1), rebellions(2, 0)):
        assert asked(t) == "Rebellions"
        assert "nicea" in offered(t, "byzantine", "rebel")
        assert not can(t, "byzantine: tech law")


# ---------------------------------------------------------------- Nation

HORDE = "armies.tarnovo.barbarians = { light_infantry = 1, archer = 1, captain_1 = 1 }\n"
WITHIN = """
land.valacchia = { token = "hungary" }
armies.costantinopoli.byzantine = { light_infantry = 1 }
armies.lidia.byzantine = { light_infantry = 1 }
pieces = [
    { owner = "byzantine", kind = "war_wagon", level = 1, zone = "costantinopoli" },
    { owner = "byzantine", kind = "war_wagon", level = 1, zone = "lidia" },
]
"""
INTO = "byzantine: move costantinopoli; take-piece #0; take-unit light_infantry; to tarnovo"


def send(t: Table, goal: str, *kinds: str) -> None:
    for kind in kinds:
        play(t, f"byzantine: aim-barbarian tarnovo/{kind}; aim-zone {goal}")


@uses("nation")
@pytest.mark.rule("MU-TECH-11", "MU-VIC-1")
@pytest.mark.parametrize("declared", [False, True])
def test_mu_tech_11_the_horde_is_sent_into_land_of_another(declared: bool) -> None:
    """The rulebook's example: three points, no fight; 1 Honour, since Tarnovo is inhabited. Hungary loses Wallachia."""
    t = three(lawyer(3, 3) + HORDE + WITHIN)
    play(t, INTO)
    if declared:
        play(t, "byzantine: pass")
    assert len(events(t, "battle.declared")) == declared
    play(t, "byzantine: tech nation x3")
    send(t, "valacchia", "light_infantry", "archer", "captain_1")
    assert army(t, "valacchia", "barbarians") == {"light_infantry": 1, "archer": 1, "captain_1": 1}
    assert land(t, "tarnovo")["holder"] == "byzantine"
    assert "holder" not in land(t, "valacchia")
    assert (seat(t, "byzantine")["honour"], points(t)) == (11, {})
    assert happened(t, "battle.rolled") == []
    assert asked(t) == "CombatAction"


@pytest.mark.rule("MU-TECH-11")
def test_mu_tech_11_who_is_left_behind_fights() -> None:
    """Two points: the captain stays and fights alone, as an archer that misses. 9 against 8."""
    t = three(lawyer(3, 2) + HORDE + WITHIN, [[8], [1, 3, 3]])
    play(t, INTO, "byzantine: pass; tech nation x2")
    assert not can(t, "byzantine: aim-barbarian valacchia/light_infantry")
    send(t, "valacchia", "light_infantry", "archer")
    assert army(t, "tarnovo", "barbarians") == {"captain_1": 1}
    play(t, "byzantine: fight; roll; keep")
    assert [event.args[1:3] for event in events(t, "battle.values")] == [[9, 8]]


@pytest.mark.rule("MU-TECH-11")
def test_mu_tech_11_an_army_that_is_met_fights_at_once() -> None:
    t = three(
        lawyer(3, 1)
        + WITHIN
        + """
        armies.serbia.barbarians = { light_infantry = 1 }
        armies.banato.hungary = { light_infantry = 2 }
        """
    )
    play(t, "byzantine: tech nation; aim-barbarian serbia/light_infantry; aim-zone banato")
    assert [event.args[:3] for event in events(t, "battle.declared")] == [[3, 1, 20]]
    assert waiting(t) == ["hungary"]


@pytest.mark.rule("MU-TECH-11")
def test_mu_tech_11_not_once_a_die_has_been_rolled() -> None:
    """After a first round of the battle in Bulgaria its barbarians stay; the others may go, in the next own turn."""
    t = three(lawyer(3, 3) + HORDE + WITHIN, [[8, 8], [1, 2, 8]])
    play(t, INTO, "byzantine: pass; pass; fight")
    assert asked(t) != "Window"
    assert not can(t, "byzantine: tech nation")
    assert points(t) == {"orange": 3}


@pytest.mark.rule("MU-TECH-11", "MU-TEC-5")
def test_mu_tech_11_any_barbarian_unit_a_step_a_point_also_by_sea() -> None:
    """Ruling MU-GAP-92: anywhere on the board. The same unit may go on for another point."""
    t = three(lawyer(3, 2) + WITHIN + "armies.circassia.barbarians = { light_infantry = 2 }")
    play(t, "byzantine: tech nation x2; aim-barbarian circassia/light_infantry")
    assert offered(t, "byzantine", "aim_zone") == ["kipciak", "caucaso", "mar_nero_or", "mar_d_azov"]
    play(t, "byzantine: aim-zone caucaso; aim-barbarian caucaso/light_infantry; aim-zone armenia")
    assert army(t, "armenia", "barbarians") == army(t, "circassia", "barbarians") == {"light_infantry": 1}
    assert points(t) == {}


# ---------------------------------------------------------------- Influence


@uses("influence")
@pytest.mark.rule("MU-TECH-12")
def test_mu_tech_12_a_captain_and_a_light_infantry_change_sides() -> None:
    """The rulebook's example: both for two points; nobody is left to fight, and the land is taken."""
    t = three(lawyer(4, 2) + WITHIN + "armies.tarnovo.barbarians = { light_infantry = 1, captain_1 = 1 }")
    play(t, INTO, "byzantine: pass; tech influence x2")
    play(t, "byzantine: aim-barbarian tarnovo/captain_1; aim-barbarian tarnovo/light_infantry")
    assert army(t, "tarnovo", "byzantine") == {"light_infantry": 2, "captain_1": 1}
    assert army(t, "tarnovo", "barbarians") == {}
    assert (land(t, "tarnovo")["holder"], points(t)) == ("byzantine", {})
    assert happened(t, "battle.rolled") == []


@pytest.mark.rule("MU-TECH-12")
def test_mu_tech_12_next_to_ones_own_land_without_any_battle() -> None:
    """Serbia borders on Rhodope; Wallachia on nothing of Byzantium's (ruling MU-GAP-92)."""
    t = three(
        lawyer(4, 2)
        + WITHIN
        + """
        armies.serbia.barbarians = { archer = 1 }
        armies.moldavia.barbarians = { archer = 1 }
        """
    )
    assert not can(t, "byzantine: tech influence x2")
    play(t, "byzantine: tech influence")
    assert offered(t, "byzantine", "aim_barbarian") == ["serbia/archer"]
    play(t, "byzantine: aim-barbarian serbia/archer")
    assert army(t, "serbia", "byzantine") == {"archer": 1}
    assert army(t, "moldavia", "barbarians") == {"archer": 1}
    assert points(t) == {"orange": 1}


@pytest.mark.rule("MU-TECH-12")
def test_mu_tech_12_only_what_is_in_reserve() -> None:
    """All ten archers are on the board: the barbarian archer stays what it is."""
    t = three(
        lawyer(4, 2)
        + """
        armies.lidia.byzantine = { archer = 10 }
        pieces = [{ owner = "byzantine", kind = "war_wagon", level = 1, zone = "lidia" }]
        armies.serbia.barbarians = { light_infantry = 1, archer = 1 }
        """
    )
    assert not can(t, "byzantine: tech influence x2")
    play(t, "byzantine: tech influence; aim-barbarian serbia/light_infantry")
    assert army(t, "serbia", "byzantine") == {"light_infantry": 1}
    assert army(t, "serbia", "barbarians") == {"archer": 1}


@pytest.mark.rule("MU-TECH-12", "MU-TEC-5")
def test_mu_tech_12_nation_is_not_influence() -> None:
    t = three(lawyer(3, 2) + WITHIN + "armies.serbia.barbarians = { archer = 1 }")
    assert can(t, "byzantine: tech nation")
    assert refused(t, "byzantine: tech influence").code


@pytest.mark.rule("MU-TECH-12", "MU-MUL-2")
def test_mu_tech_12_what_is_left_of_the_horde_is_fought_at_once() -> None:
    """One of two archers in Serbia changes sides; the other one stands against it. Byzantium attacks."""
    t = three(lawyer(4, 2) + WITHIN + "armies.serbia.barbarians = { archer = 2 }")
    play(t, "byzantine: tech influence; aim-barbarian serbia/archer")
    declared = [event.args[:3] for event in events(t, "battle.declared")]
    assert declared == [[0, 3, BOARD.zone_keys.index("serbia")]]


@pytest.mark.rule("MU-TECH-12")
def test_mu_tech_12_a_horde_that_changes_sides_altogether_fights_nobody() -> None:
    t = three(lawyer(4, 2) + WITHIN + "armies.serbia.barbarians = { archer = 2 }")
    play(t, "byzantine: tech influence x2; aim-barbarian serbia/archer; aim-barbarian serbia/archer")
    assert (army(t, "serbia", "byzantine"), happened(t, "battle.declared")) == ({"archer": 2}, [])
    assert land(t, "serbia")["holder"] == "byzantine"


@pytest.mark.rule("MU-TECH-11", "MU-EMP-13")
def test_mu_tech_11_who_moves_the_barbarians_is_asked_first() -> None:
    """Hungary sends a barbarian into Adrianople: its Bishop comes before the Militia of Byzantium, first in order."""
    t = three(
        """
        active = "hungary"
        seat.hungary = { technologies = { orange = 3 }, points = { orange = 1 }, cards = ["bishop_1"] }
        seat.byzantine.cards = ["militia_24"]
        armies.adrianopoli.byzantine = { archer = 1 }
        armies.serbia.barbarians = { light_infantry = 1 }
        """
    )
    play(t, "hungary: tech nation; aim-barbarian serbia/light_infantry; aim-zone adrianopoli")
    assert (asked(t), waiting(t)) == ("Window", ["hungary"])
    play(t, "hungary: pass")
    assert waiting(t) == ["byzantine"]
