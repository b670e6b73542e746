"""Cards, technologies and battles that get in each other's way."""

import pytest
from tests.games.medioevo.crafts import points
from tests.games.medioevo.fights import rounds
from tests.games.medioevo.table import (
    MODULE,
    army,
    asked,
    can,
    described,
    events,
    happened,
    idle,
    idle_until,
    land,
    offered,
    pieces,
    play,
    seat,
    state,
    table,
    three,
    waiting,
)

from quadriga.engine.table import Table

# somebody who has something to do afterwards, so that the turn does not end by itself
SPARE = """
armies.lidia.byzantine = { light_infantry = 1 }
pieces = [{ owner = "byzantine", kind = "war_wagon", zone = "lidia" }]
"""
WAR = 'war = [["byzantine", "hungary"]]\n'


def is_sound(t: Table) -> bool:
    return MODULE.problems(t.game) == []


def pass_windows(t: Table) -> None:
    while asked(t) == "Window":
        play(t, f"{waiting(t)[0]}: pass")


def seats(byzantine: str = "", hungary: str = "", golden_horde: str = "") -> str:
    named = {"byzantine": byzantine, "hungary": hungary, "golden_horde": golden_horde}
    return "".join(f"seat.{name} = {{ {keys} }}\n" for name, keys in named.items() if keys)


# ---------------------------------------------------------------- a Bishop in the middle of a battle


def quarrel(more: str, attacker: str, defender: str, chance: list[list[int]]) -> Table:
    t = three(
        f"""
        {more}
        {WAR}
        armies.nicea.byzantine = {{ {attacker} }}
        armies.nicea.hungary = {{ {defender} }}
        {SPARE}
        """,
        chance,
    )
    play(t, "byzantine: attack nicea/hungary")
    return t


@pytest.mark.rule("MU-CARD-1", "MU-TECH-14")
def test_mu_card_1_a_bishop_ends_a_battle_before_the_first_die_but_promoted_units_stay_so() -> None:
    """Byzantium has already paid for an archer; nobody fights, both armies stay, and the archer is one till the end."""
    t = quarrel(
        seats("technologies = { red = 2 }, points = { red = 1 }, florins = 0", 'cards = ["bishop_1"]'),
        "light_infantry = 2",
        "light_infantry = 2",
        [],
    )
    play(t, "byzantine: tech promotion; retype byzantine/light_infantry/archer")
    play(t, "hungary: card bishop_1; aim-zone nicea")
    pass_windows(t)
    assert (asked(t), waiting(t)) == ("CombatAction", ["byzantine"])
    assert happened(t, "battle.rolled", "unit.destroyed") == []
    assert army(t, "nicea", "byzantine") == {"light_infantry": 1, "archer": 1}
    assert not can(t, "byzantine: attack nicea/hungary")
    idle_until(t, "TurnOrder")
    assert army(t, "nicea", "byzantine") == {"light_infantry": 2}
    assert is_sound(t)


@pytest.mark.rule("MU-CARD-1", "MU-TECH-16")
def test_mu_card_1_a_bishop_after_the_first_die_lets_the_round_end() -> None:
    """Archers have shot in vain; Strategy still kills before the melee, the melee is fought, a second round is not."""
    t = quarrel(
        seats("technologies = { red = 4 }, points = { red = 2 }, florins = 0", 'cards = ["bishop_1"], florins = 0'),
        "light_infantry = 3, archer = 1",
        "light_infantry = 4",
        [[8], [1, 2, 3], [1, 2, 3]],
    )
    pass_windows(t)
    play(t, "byzantine: fight", "hungary: fight")
    while not state(t).stack[-2].begun:  # type: ignore[attr-defined]
        play(t, f"{waiting(t)[0]}: pass")
    play(t, "byzantine: tech strategy", "hungary: card bishop_1; aim-zone nicea")
    pass_windows(t)
    assert asked(t) == "MeleeRoll"
    assert army(t, "nicea", "hungary") == {"light_infantry": 3}
    play(t, "byzantine: keep", "hungary: keep")
    while asked(t) != "CombatAction":
        idle(t)
    assert rounds(t) == 1
    assert army(t, "nicea", "byzantine")
    assert army(t, "nicea", "hungary")
    assert is_sound(t)


# ---------------------------------------------------------------- Cartography out of turn

INTRUSION = """
order = ["hungary", "byzantine", "golden_horde"]
active = "hungary"
war = [["hungary", "golden_horde"], ["byzantine", "hungary"]]
pacts = [{ kind = "passage", by = "golden_horde", for = "byzantine", until = 5 }]
seat.byzantine = { technologies = { blue = 4 }, points = { blue = 2 }, florins = 0 }
land.moldavia.token = "golden_horde"
armies.valacchia.byzantine = { cavalry = 1 }
armies.moldavia = { golden_horde = { light_infantry = 1 }, hungary = { light_infantry = 1 } }
armies.buda.hungary = { light_infantry = 1 }
pieces = [{ owner = "hungary", kind = "war_wagon", zone = "buda" }]
"""


@pytest.mark.rule("MU-TECH-4", "MU-BAT-13")
def test_mu_tech_4_a_third_army_enters_a_battle_and_decides_it_before_its_first_round() -> None:
    """Hungary's battle with the Golden Horde is declared; Byzantium's cavalry comes and wins 9 - 1 to 4.

    A point and two by cavalry destroy the attacker; then there is nobody left for the first battle.
    """
    t = three(INTRUSION, [[1, 3, 3], [1, 2, 4]])
    play(t, "hungary: attack moldavia/golden_horde")
    play(t, "byzantine: tech cartography; aim-place valacchia/cavalry; to moldavia; fight", "hungary: fight")
    assert [event.args[:2] for event in events(t, "battle.declared")] == [[1, 2], [0, 1]]
    play(t, "byzantine: keep", "hungary: roll; keep", "byzantine: stop")
    assert [event.args[:3] for event in events(t, "battle.over")] == [[58, 0, 1], [58, 1, 2]]
    assert rounds(t) == 1
    assert army(t, "moldavia", "golden_horde") == {"light_infantry": 1}
    assert army(t, "moldavia", "byzantine") == {"heavy_infantry": 1}  # the casualty of 1
    assert army(t, "moldavia", "hungary") == {}
    assert land(t, "moldavia")["holder"] == "golden_horde"
    assert seat(t, "byzantine")["honour"] == 10  # an ally's land is not conquered
    assert is_sound(t)


@pytest.mark.rule("MU-TECH-4", "MU-CTL-2")
def test_mu_tech_4_who_leaves_his_conquest_loses_it() -> None:
    """The cavalry was all that held Wallachia."""
    t = three(INTRUSION)
    assert land(t, "valacchia")["holder"] == "byzantine"
    play(t, "hungary: attack moldavia/golden_horde")
    play(t, "byzantine: tech cartography; aim-place valacchia/cavalry; to moldavia")
    assert "holder" not in land(t, "valacchia")


# ---------------------------------------------------------------- Nation


@pytest.mark.rule("MU-TECH-11", "MU-VIC-6")
def test_mu_tech_11_somebody_else_empties_the_battlefield() -> None:
    """Hungary sends five barbarians out of Byzantium's battle: conquest, but no great army was destroyed."""
    t = three(
        seats(hungary="technologies = { orange = 3 }, points = { orange = 5 }, florins = 0")
        + """
        armies.lidia.byzantine = { light_infantry = 1 }
        armies.costantinopoli.byzantine = { light_infantry = 1 }
        armies.tarnovo.barbarians = { light_infantry = 5 }
        pieces = [
            { owner = "byzantine", kind = "war_wagon", zone = "lidia" },
            { owner = "byzantine", kind = "war_wagon", zone = "costantinopoli" },
        ]
        """,
        [],
    )
    play(t, "byzantine: move costantinopoli; take-piece #1; take-unit light_infantry; to tarnovo", "hungary: pass")
    assert len(events(t, "battle.declared")) == 1
    play(t, "hungary: tech nation x5")
    for _ in range(5):
        play(t, "hungary: aim-barbarian tarnovo/light_infantry; aim-zone serbia")
    assert army(t, "serbia", "barbarians") == {"light_infantry": 5}
    assert land(t, "tarnovo")["holder"] == "byzantine"
    assert seat(t, "byzantine")["honour"] == 10 + 1  # Tarnovo is inhabited
    assert is_sound(t)


@pytest.mark.rule("MU-TECH-11", "MU-BAR-7")
def test_mu_tech_11_a_barbarian_plunders_where_nobody_stands() -> None:
    """Sent into Banat, where a caravan of Hungary and a tower are undefended."""
    t = three(
        seats("technologies = { orange = 3 }, points = { orange = 1 }, florins = 0")
        + """
        armies.serbia.barbarians = { light_infantry = 1 }
        land.banato.military = 1
        armies.lidia.byzantine = { light_infantry = 1 }
        pieces = [
            { owner = "byzantine", kind = "war_wagon", zone = "lidia" },
            { owner = "hungary", kind = "caravan", zone = "banato", cargo = { wine = 2 } },
        ]
        """
    )
    play(t, "byzantine: tech nation; aim-barbarian serbia/light_infantry; aim-zone banato")
    assert pieces(t, "hungary") == []
    assert land(t, "banato").get("military", 0) == 0
    assert seat(t, "hungary")["territories"] == 6
    assert is_sound(t)


@pytest.mark.rule("MU-TECH-12", "MU-VIC-6")
def test_mu_tech_12_an_army_that_changes_sides_was_not_destroyed() -> None:
    """Five barbarians become Byzantium's: the land is conquered, but there is no Honour for a great army."""
    t = three(
        seats("technologies = { orange = 4 }, points = { orange = 5 }, florins = 0")
        + """
        armies.lidia.byzantine = { light_infantry = 1 }
        armies.costantinopoli.byzantine = { light_infantry = 1 }
        armies.tarnovo.barbarians = { light_infantry = 5 }
        pieces = [
            { owner = "byzantine", kind = "war_wagon", zone = "lidia" },
            { owner = "byzantine", kind = "war_wagon", zone = "costantinopoli" },
        ]
        """,
        [],
    )
    play(t, "byzantine: move costantinopoli; take-piece #1; take-unit light_infantry; to tarnovo; pass")
    play(t, "byzantine: tech influence x5")
    for _ in range(5):
        play(t, "byzantine: aim-barbarian tarnovo/light_infantry")
    assert army(t, "tarnovo", "byzantine") == {"light_infantry": 6}
    assert "great_army" not in seat(t, "byzantine")["sources"]
    assert is_sound(t)


# ---------------------------------------------------------------- Edict


@pytest.mark.rule("MU-TECH-9", "MU-TECH-11")
def test_mu_tech_9_edict_halt_and_the_new_horde_is_sent_away() -> None:
    """Who halts under an Edict meets resistance; Nation still clears the way before the first die."""
    t = three(
        seats("technologies = { orange = 3 }, points = { orange = 2 }, florins = 0")
        + """
        armies.costantinopoli.byzantine = { light_infantry = 1 }
        armies.lidia.byzantine = { light_infantry = 1 }
        pieces = [
            { owner = "byzantine", kind = "war_wagon", zone = "costantinopoli" },
            { owner = "byzantine", kind = "war_wagon", zone = "lidia" },
        ]
        """,
        [],
    )
    play(t, "byzantine: move costantinopoli; take-piece #0; take-unit light_infantry; to tarnovo; tech edict; halt")
    assert army(t, "tarnovo", "barbarians") == {"light_infantry": 1}
    play(t, "byzantine: tech nation; aim-barbarian tarnovo/light_infantry; aim-zone valacchia")
    assert land(t, "tarnovo")["holder"] == "byzantine"
    assert (seat(t, "byzantine")["honour"], points(t)) == (11, {})
    assert is_sound(t)


# ---------------------------------------------------------------- units that are not what they seem


@pytest.mark.rule("MU-TECH-14", "MU-BAT-18", "MU-END-1")
def test_mu_tech_14_a_promoted_unit_dies_as_what_it_was() -> None:
    """A light infantry that counts as archer is destroyed as light infantry; no archer is missing."""
    t = quarrel(
        seats("technologies = { red = 2 }, points = { red = 1 }, florins = 0"),
        "light_infantry = 1",
        "light_infantry = 9",
        [[8], [1, 2, 3], [1, 2, 8]],
    )
    play(t, "byzantine: tech promotion; retype byzantine/light_infantry/archer; fight", "hungary: fight")
    while asked(t) != "CombatAction":
        idle(t)
    assert army(t, "nicea", "byzantine") == {}
    lost = [event.args[:2] for event in events(t, "unit.destroyed") if event.args[0] == 0]
    assert lost == [[0, 0]]
    assert state(t).borrowed == ()
    assert is_sound(t)


@pytest.mark.rule("MU-CARD-65", "MU-TECH-14", "MU-END-1")
def test_mu_card_65_a_hired_horde_goes_at_the_end_of_the_turn_whatever_it_counts_as() -> None:
    t = three(
        seats('technologies = { red = 2 }, points = { red = 1 }, cards = ["marauder_65"], florins = 100')
        + WAR
        + "armies.nicea = { byzantine = { heavy_infantry = 9 }, hungary = { light_infantry = 1 } }\n"
        + SPARE,
        [[8], [1, 2, 8], [1, 2, 3]],
    )
    play(t, "byzantine: card marauder_65; aim-zone nicea; attack nicea/hungary; tech promotion")
    play(t, "byzantine: retype byzantine/light_infantry/archer; fight", "hungary: fight")
    assert army(t, "nicea", "byzantine") == {"heavy_infantry": 9, "archer": 1}
    while asked(t) != "CombatAction":
        idle(t)
    idle_until(t, "TurnOrder")
    assert army(t, "nicea", "byzantine") == {"heavy_infantry": 9}
    assert state(t).borrowed == ()
    assert is_sound(t)


@pytest.mark.rule("MU-CARD-66", "MU-TECH-14", "MU-END-1")
def test_mu_card_66_a_lent_unit_comes_home_as_what_it_was() -> None:
    """Hungary lends a cavalry to the barbarians, Byzantium makes it heavy infantry; a Bishop ends the battle."""
    t = three(
        seats(
            "technologies = { red = 2 }, points = { red = 1 }, florins = 0",
            'cards = ["marauder_66"], florins = 0',
            'cards = ["bishop_1"], florins = 0',
        )
        + """
        armies.buda.hungary = { cavalry = 2 }
        armies.tarnovo = { byzantine = { light_infantry = 2 }, barbarians = { light_infantry = 1 } }
        """
        + SPARE,
        [],
    )
    play(t, "byzantine: attack tarnovo/barbarians; pass", "hungary: card marauder_66; aim-place buda/cavalry; done")
    assert army(t, "tarnovo", "barbarians") == {"light_infantry": 1, "cavalry": 1}
    play(t, "byzantine: tech promotion; retype barbarians/cavalry/heavy_infantry")
    assert army(t, "tarnovo", "barbarians") == {"light_infantry": 1, "heavy_infantry": 1}
    while waiting(t) != ["golden_horde"]:
        play(t, f"{waiting(t)[0]}: pass")
    play(t, "golden_horde: card bishop_1; aim-zone tarnovo")
    pass_windows(t)
    idle_until(t, "TurnOrder")
    assert army(t, "buda", "hungary") == {"cavalry": 2}
    assert army(t, "tarnovo", "barbarians") == {"light_infantry": 1}
    assert state(t).borrowed == ()
    assert is_sound(t)


# ---------------------------------------------------------------- the limit of Honour


@pytest.mark.rule("MU-LEN-3", "MU-TECH-4")
def test_mu_len_3_the_limit_is_reached_in_the_middle_of_a_battle_of_another() -> None:
    """Golden Horde and Hungary are about to fight; by Cartography Byzantium conquers Tarnovo and has 30 points."""
    t = table(
        3,
        """
        active = "golden_horde"
        order = ["golden_horde", "byzantine", "hungary"]
        war = [["hungary", "golden_horde"], ["byzantine", "hungary"]]
        seat.byzantine = { technologies = { blue = 4 }, points = { blue = 2 }, honour = 29, florins = 0 }
        land.tarnovo.token = "hungary"
        armies.costantinopoli.byzantine = { cavalry = 1 }
        armies.moldavia = { golden_horde = { light_infantry = 3 }, hungary = { light_infantry = 3 } }
        """,
        [],
        honour=30,
    )
    play(t, "golden_horde: attack moldavia/hungary")
    play(t, "byzantine: tech cartography; aim-place costantinopoli/cavalry; to tarnovo")
    assert [event.args[:2] for event in events(t, "territory.conquered")] == [[0, 56]]
    assert happened(t, "game.halted") == ["game.halted"]
    while not t.game.over:
        idle(t)
    assert described(t)["turn"] == 2
    assert happened(t, "battle.rolled") == []
    assert is_sound(t)


# ---------------------------------------------------------------- copied cards and their answers


@pytest.mark.rule("MU-TECH-23", "MU-EMP-14")
def test_mu_tech_23_a_joker_answers_a_card_that_was_only_preached() -> None:
    """The point is spent and the use of this turn gone, but Hungary's card stays straight."""
    t = three(
        seats(
            "technologies = { purple = 3 }, points = { purple = 2 }, florins = 0",
            'cards = ["ranger_56", "joker_49"]',
        )
        + SPARE
    )
    play(t, "byzantine: preach-points ranger_56", "hungary: card joker_49")
    assert can(t, "byzantine: preach joker_49")  # against itself
    pass_windows(t)
    assert points(t) == {"purple": 1}
    assert seat(t, "hungary")["rotated"] == ["joker_49"]
    assert not can(t, "byzantine: preach-points ranger_56")
    assert "joker_49" in offered(t, "byzantine", "preach_points")
    assert is_sound(t)


@pytest.mark.rule("MU-TECH-23", "MU-CARD-60")
def test_mu_tech_23_a_preached_princess_doubles_points() -> None:
    """The own Ranger gives 1 blue point; Hungary's Princess, for a purple one, makes them two."""
    t = three(
        seats(
            'technologies = { purple = 3 }, points = { purple = 1 }, cards = ["ranger_55"], florins = 0',
            'cards = ["princess_60"], florins = 0',
        )
        + SPARE
    )
    play(t, "byzantine: points ranger_55; preach princess_60")
    pass_windows(t)
    assert points(t) == {"blue": 2}
    assert seat(t, "hungary")["rotated"] == []
    assert is_sound(t)
