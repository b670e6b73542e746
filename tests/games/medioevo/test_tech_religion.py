"""The purple branch: Religion, Monasticism, Proselytism, Temporal Power; and points that do not last."""

import pytest
from tests.games.medioevo.crafts import activations, florins, points, shop, uses
from tests.games.medioevo.fights import values
from tests.games.medioevo.table import (
    army,
    asked,
    can,
    described,
    events,
    four,
    idle_until,
    land,
    offered,
    play,
    refused,
    seat,
    state,
    three,
    waiting,
)
from tests.games.medioevo.traders import caravan, trade

from quadriga.engine.table import Table

ARMED = """
armies.lidia.byzantine = { light_infantry = 1 }
pieces = [{ owner = "byzantine", kind = "war_wagon", zone = "lidia" }]
"""


def bishop(level: int, purple: int, purse: int = 0, more: str = "", name: str = "byzantine") -> str:
    technologies = f"technologies = {{ purple = {level}{more} }}"
    return f"seat.{name} = {{ {technologies}, points = {{ purple = {purple} }}, florins = {purse} }}\n"


# ---------------------------------------------------------------- Religion


@uses("religion")
@pytest.mark.rule("MU-TECH-21")
def test_mu_tech_21_a_cathedral_for_a_point_and_three_hundred_florins() -> None:
    """In Lydia, where nobody lives, too (ruling MU-GAP-51)."""
    t = shop("florins = 600, technologies = { purple = 1 }, points = { purple = 2 }")
    play(t, "byzantine: at lidia; build cathedral; back; at nicea; build cathedral")
    assert (florins(t), points(t)) == (0, {})
    assert land(t, "lidia")["religious"] == land(t, "nicea")["religious"] == 3
    assert activations(t) == [("byzantine", "religion", 1)] * 2


@pytest.mark.rule("MU-TECH-21", "MU-TEC-7")
@pytest.mark.parametrize(("purple", "purse", "enough"), [(1, 299, False), (0, 399, False), (0, 400, True)])
def test_mu_tech_21_neither_a_florin_less_nor_without_the_point(purple: int, purse: int, enough: bool) -> None:
    t = shop(f"florins = {purse}, technologies = {{ purple = 1 }}, points = {{ purple = {purple} }}")
    play(t, "byzantine: at nicea")
    assert can(t, "byzantine: build cathedral") == enough


# ---------------------------------------------------------------- Monasticism


@uses("monasticism")
@pytest.mark.rule("MU-TECH-22")
@pytest.mark.parametrize("colour", ["blue", "yellow", "orange", "red", "green"])
def test_mu_tech_22_a_purple_point_as_any_other(colour: str) -> None:
    t = shop("florins = 100, technologies = { purple = 2 }, points = { purple = 2 }")
    play(t, f"byzantine: convert {colour}")
    assert points(t) == {"purple": 1, colour: 1}


@pytest.mark.rule("MU-TECH-22")
def test_mu_tech_22_it_pays_for_a_project() -> None:
    t = shop("florins = 100, technologies = { purple = 2, red = 1 }, points = { purple = 1 }")
    play(t, "byzantine: at nicea")
    assert not can(t, "byzantine: enlist captain_1")  # no red point, no florins for it
    play(t, "byzantine: convert red; enlist captain_1")
    assert (army(t, "nicea", "byzantine"), florins(t), points(t)) == ({"captain_1": 1}, 0, {})


@pytest.mark.rule("MU-TECH-22")
def test_mu_tech_22_not_back_nor_without_it() -> None:
    t = shop("technologies = { purple = 2 }, points = { red = 1 }")
    assert offered(t, "byzantine", "convert") == []
    t = shop("technologies = { purple = 1 }, points = { purple = 1 }")
    assert not can(t, "byzantine: convert red")


BATTLE = """
war = [["byzantine", "hungary"]]
armies.nicea.byzantine = { light_infantry = 2 }
armies.nicea.hungary = { light_infantry = 2 }
"""


@pytest.mark.rule("MU-TECH-22", "MU-TEC-6", "MU-TEC-9")
@pytest.mark.parametrize("source", ["points = { purple = 1 }", "tokens = { purple = 1 }", 'cards = ["heroine_68"]'])
def test_mu_tech_22_in_a_window_wherever_the_point_comes_from(source: str) -> None:
    """Promotion costs a red point; Byzantium has none and no florins, but a purple one or a way to it."""
    t = three(
        f"seat.byzantine = {{ technologies = {{ purple = 2, red = 2 }}, florins = 0, {source} }}" + BATTLE + ARMED
    )
    play(t, "byzantine: attack nicea/hungary")
    assert (asked(t), waiting(t)) == ("Window", ["byzantine"])
    if source.startswith("tokens"):
        play(t, "byzantine: token purple")
    elif source.startswith("cards"):
        play(t, "byzantine: points heroine_68")
    play(t, "byzantine: convert red; tech promotion; retype byzantine/light_infantry/archer")
    assert army(t, "nicea", "byzantine") == {"light_infantry": 1, "archer": 1}


# ---------------------------------------------------------------- Proselytism


def sermon(purple: int, cards: str, rotated: str = "", purse: int = 0) -> Table:
    return three(bishop(3, purple, purse) + f"seat.hungary = {{ cards = [{cards}], rotated = [{rotated}] }}\n" + ARMED)


@uses("proselytism")
@pytest.mark.rule("MU-TECH-23")
@pytest.mark.parametrize("rotated", ["", '"warlord_5"'])
def test_mu_tech_23_an_opponents_warlord_straight_or_rotated(rotated: str) -> None:
    """The rulebook's example: +2 at once, 7 against 5 - 1. The card stays as it was (ruling MU-GAP-52)."""
    t = three(
        bishop(3, 1)
        + f'seat.hungary = {{ cards = ["warlord_5"], rotated = [{rotated}], florins = 0 }}\n'
        + BATTLE
        + ARMED,
        [[1, 2, 5], [1, 2, 5]],
    )
    play(t, "byzantine: attack nicea/hungary; fight", "hungary: fight", "byzantine: keep", "hungary: keep")
    assert (asked(t), waiting(t)) == ("Window", ["byzantine"])
    play(t, "byzantine: preach warlord_5; aim-owner byzantine")
    while asked(t) == "Window":
        play(t, f"{waiting(t)[0]}: pass")
    assert values(t) == [(7, 4)]
    assert seat(t, "hungary")["rotated"] == ([] if not rotated else ["warlord_5"])
    assert points(t) == {}
    assert activations(t) == [("byzantine", "proselytism", 1)]


@pytest.mark.rule("MU-TECH-23")
def test_mu_tech_23_its_points_and_once_a_turn_and_card() -> None:
    """A Ranger of Hungary gives a blue point; a second time not, neither for points nor for what it can do."""
    t = sermon(3, '"ranger_55", "ranger_56"')
    play(t, "byzantine: preach-points ranger_55")
    assert points(t) == {"purple": 2, "blue": 1}
    assert seat(t, "hungary")["rotated"] == []
    assert not can(t, "byzantine: preach-points ranger_55")
    assert not can(t, "byzantine: preach ranger_55")
    play(t, "byzantine: preach-points ranger_56")  # another card
    assert points(t) == {"purple": 1, "blue": 2}


@pytest.mark.rule("MU-TECH-23")
def test_mu_tech_23_again_in_the_next_turn_and_everybody_for_himself() -> None:
    t = three(
        bishop(3, 1)
        + bishop(3, 1, name="golden_horde")
        + """
        seat.hungary = { cards = ["ranger_55"] }
        armies.lidia.byzantine = { light_infantry = 1 }
        armies.saraj.golden_horde = { light_infantry = 1 }
        pieces = [
            { owner = "byzantine", kind = "war_wagon", zone = "lidia" },
            { owner = "golden_horde", kind = "war_wagon", zone = "saraj" },
        ]
        """
    )
    play(t, "byzantine: preach-points ranger_55; pass", "hungary: pass", "golden_horde: preach-points ranger_55")
    assert (points(t), points(t, "golden_horde")) == ({"blue": 1}, {"blue": 1})
    idle_until(t, "TurnOrder")
    assert described(t)["turn"] == 3
    play(t, "byzantine: bid x0", "hungary: bid x0", "golden_horde: bid x0")
    assert state(t).preached == ()


@pytest.mark.rule("MU-TECH-23")
def test_mu_tech_23_neighbouring_realms_only() -> None:
    """Hungary is neighbouring Byzantium but not the Mamluks; with a token in Serbia the Mamluks are its neighbours."""
    position = (
        bishop(3, 2, name="mamluk")
        + """
        active = "mamluk"
        seat.hungary = { cards = ["ranger_55"] }
        seat.byzantine = { cards = ["ranger_56"] }
        armies.damasco.mamluk = { light_infantry = 1 }
        pieces = [{ owner = "mamluk", kind = "war_wagon", zone = "damasco" }]
        """
    )
    t = four(position)
    assert offered(t, "mamluk", "preach_points") == ["ranger_56"]
    t = four(position + 'land.serbia.token = "mamluk"')
    assert offered(t, "mamluk", "preach_points") == ["ranger_55", "ranger_56"]


@pytest.mark.rule("MU-TECH-23")
def test_mu_tech_23_not_its_objective_nor_a_card_without_points() -> None:
    """A Magnate's objective is 2000 florins; a Mystic shows no points."""
    t = three(
        bishop(3, 1, 2500) + 'seat.hungary = { cards = ["magnate_36", "mystic_71"] }\n' + ARMED,
    )
    assert not can(t, "byzantine: claim magnate_36")
    assert offered(t, "byzantine", "preach_points") == ["magnate_36"]


@pytest.mark.rule("MU-TECH-23", "MU-CARD-65")
@pytest.mark.parametrize(
    ("purple", "purse", "enough"), [(1, 99, False), (1, 100, True), (0, 199, False), (0, 200, True)]
)
def test_mu_tech_23_the_card_has_its_own_price(purple: int, purse: int, enough: bool) -> None:
    """A Marauder costs 100 florins beside the purple point; the horde of 1 is Byzantium's."""
    t = sermon(purple, '"marauder_65"', purse=purse)
    assert can(t, "byzantine: preach marauder_65") == enough
    if enough:
        play(t, "byzantine: preach marauder_65; aim-zone lidia")
        assert army(t, "lidia", "byzantine") == {"light_infantry": 2}
        assert florins(t) == 0


@pytest.mark.rule("MU-TECH-23", "MU-TEC-9")
def test_mu_tech_23_points_of_a_card_in_a_window() -> None:
    """In a battle: Hungary's Militia gives the red point that Promotion needs."""
    t = three(
        bishop(3, 1, more=", red = 2") + 'seat.hungary = { cards = ["militia_24"] }\n' + BATTLE + ARMED,
    )
    play(t, "byzantine: attack nicea/hungary")
    assert (asked(t), waiting(t)) == ("Window", ["byzantine"])
    play(t, "byzantine: preach-points militia_24; tech promotion; retype hungary/light_infantry/archer")
    assert army(t, "nicea", "hungary") == {"light_infantry": 1, "archer": 1}
    assert seat(t, "hungary")["rotated"] == []


@pytest.mark.rule("MU-TECH-23")
def test_mu_tech_23_no_own_cards_and_none_of_the_deck() -> None:
    t = three(
        "seat.byzantine = { technologies = { purple = 3 }, points = { purple = 1 }, cards = ['ranger_56'] }\n" + ARMED
    )
    assert offered(t, "byzantine", "preach") == offered(t, "byzantine", "preach_points") == []


# ---------------------------------------------------------------- Temporal Power


@uses("temporal_power", "military_art")
@pytest.mark.rule("MU-TECH-24", "MU-TECH-13")
def test_mu_tech_24_military_art_of_a_neighbour() -> None:
    """The rulebook's example: 2 purple points, then 1 red and 100 florins. It is not acquired."""
    t = shop(
        "florins = 200, technologies = { purple = 4 }, points = { purple = 4, red = 2 }",
        "seat.hungary = { technologies = { red = 2 } }",
    )
    play(t, "byzantine: at nicea")
    assert refused(t, "byzantine: enlist captain_1").code == "project_missing"
    play(t, "byzantine: borrow military_art; enlist captain_1")
    assert army(t, "nicea", "byzantine") == {"captain_1": 1}
    assert (florins(t), points(t)) == (100, {"purple": 2, "red": 1})
    assert seat(t, "byzantine")["technologies"] == {"purple": 4}
    assert seat(t, "hungary")["technologies"] == {"red": 2}
    assert refused(t, "byzantine: enlist captain_1").code == "project_missing"  # one activation
    play(t, "byzantine: borrow military_art; enlist captain_1")  # and 2 points again
    assert (florins(t), points(t)) == (0, {})


@pytest.mark.rule("MU-TECH-24", "MU-TEC-7")
def test_mu_tech_24_its_price_is_two_points() -> None:
    rest = "seat.hungary = { technologies = { red = 1 } }"
    t = shop("florins = 99, technologies = { purple = 4 }, points = { purple = 1, red = 1 }", rest)
    assert not can(t, "byzantine: borrow military_art")
    t = shop("florins = 200, technologies = { purple = 4 }, points = { purple = 1, red = 1 }", rest)
    play(t, "byzantine: borrow military_art; at nicea; enlist captain_1")
    assert (florins(t), points(t)) == (0, {})


@pytest.mark.rule("MU-TECH-24")
def test_mu_tech_24_not_itself_nor_what_nobody_near_owns() -> None:
    """The Golden Horde owns Temporal Power too; Edict is of no use when buying."""
    t = shop(
        "technologies = { purple = 4 }, points = { purple = 4 }",
        "seat.golden_horde = { technologies = { purple = 4, orange = 1 } }\n"
        "seat.hungary = { technologies = { green = 2 } }",
    )
    assert offered(t, "byzantine", "borrow") == ["masonry", "architecture"]


@pytest.mark.rule("MU-TECH-24")
def test_mu_tech_24_neighbouring_realms_only() -> None:
    t = four(
        bishop(4, 4, name="mamluk")
        + """
        phase = "purchase"
        active = "mamluk"
        seat.hungary = { technologies = { red = 1 } }
        seat.byzantine = { technologies = { green = 1 } }
        """
    )
    assert offered(t, "mamluk", "borrow") == ["masonry"]


@pytest.mark.rule("MU-TECH-24")
def test_mu_tech_24_lower_levels_are_not_needed_and_any_amount_is_one_activation() -> None:
    """Strategy at its moment: 2 purple points, then 4 red ones for two points of damage; nothing the second time."""
    t = three(
        "seat.byzantine = { technologies = { purple = 4 }, points = { purple = 3, red = 6 }, florins = 0 }\n"
        "seat.hungary = { technologies = { red = 4 }, florins = 0 }\n"
        + BATTLE.replace("hungary = { light_infantry = 2 }", "hungary = { light_infantry = 9 }")
        + ARMED
    )
    assert not can(t, "byzantine: borrow strategy")  # it is not the moment
    play(t, "byzantine: attack nicea/hungary; pass; fight", "hungary: fight")
    assert offered(t, "byzantine", "borrow") == ["promotion", "strategy"]
    play(t, "byzantine: borrow strategy; tech strategy x2")
    assert points(t) == {"purple": 1, "red": 2}
    assert not can(t, "byzantine: tech strategy")
    while asked(t) == "Window":
        play(t, f"{waiting(t)[0]}: pass")
    play(t, "hungary: lose light_infantry x2")
    assert army(t, "nicea", "hungary") == {"light_infantry": 7}


@pytest.mark.rule("MU-TECH-24", "MU-TECH-2")
def test_mu_tech_24_logistics_for_one_step() -> None:
    t = trade(
        caravan("costantinopoli"),
        more="seat.byzantine = { technologies = { purple = 4 }, points = { purple = 2, blue = 2 }, florins = 0 }\n"
        "seat.hungary = { technologies = { blue = 2 } }",
    )
    play(t, "byzantine: borrow logistics; lead #0; ferry mar_nero_occ")
    assert points(t) == {"blue": 1}
    assert offered(t, "byzantine", "ferry") == []
    play(t, "byzantine: to caffa")
    assert offered(t, "byzantine", "ferry") == []


# ---------------------------------------------------------------- points do not last


@pytest.mark.rule("MU-TEC-8")
def test_mu_tec_8_points_and_a_copied_technology_end_with_the_phase() -> None:
    """Rotated in the Combat phase, a Ranger's point is gone in the Commerce phase, and the card with it."""
    t = three(
        'seat.byzantine = { technologies = { purple = 4 }, points = { purple = 3 }, cards = ["ranger_55"] }\n'
        "seat.hungary = { technologies = { blue = 2 } }\n"
        'armies.lidia.byzantine = { light_infantry = 1 }\npieces = [{ owner = "byzantine", kind = "war_wagon", '
        f'zone = "lidia" }}, {caravan("nicea")}]'
    )
    play(t, "byzantine: points ranger_55; borrow logistics")
    assert points(t) == {"purple": 1, "blue": 1}
    play(t, "byzantine: pass")
    while described(t)["phase"] == "combat":
        play(t, f"{waiting(t)[0]}: pass")
    assert (described(t)["phase"], points(t)) == ("commerce", {})
    assert not can(t, "byzantine: points ranger_55")
    play(t, "byzantine: lead #1")
    assert offered(t, "byzantine", "ferry") == []


@pytest.mark.rule("MU-TEC-6")
def test_mu_tec_6_each_source_once_a_turn() -> None:
    t = shop('technologies = { green = 1 }, cards = ["architect_32"], tokens = { green = 2 }')
    play(t, "byzantine: points architect_32; token green; token green")
    assert points(t) == {"green": 3}
    assert refused(t, "byzantine: token green").code == "token_flipped"
    assert not can(t, "byzantine: points architect_32")
    assert not can(t, "byzantine: card architect_32")
    assert len(events(t, "token.flipped")) == 2
