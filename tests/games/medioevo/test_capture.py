"""Capturing: the ratio, the penalty, prisoners and their ransom."""

import pytest
from tests.games.medioevo.table import (
    army,
    asked,
    can,
    events,
    four,
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

from quadriga.engine.table import Table

OTHERS = '{ owner = "golden_horde", kind = "war_wagon", zone = "saraj" }'


def field(attackers: str, defenders: str, chance: list[list[int]], more: str = "") -> Table:
    """Byzantium attacks Hungary (second in turn order, 1 off) in Serbia, which Hungary holds."""
    t = three(
        f"""
        war = [["byzantine", "hungary"]]
        land.serbia = {{ holder = "hungary" }}
        armies.serbia = {{ byzantine = {{ {attackers} }}, hungary = {{ {defenders} }} }}
        pieces = [{OTHERS}{more}]
        """,
        chance,
    )
    play(t, "byzantine: attack serbia/hungary")
    return t


def values(t: Table) -> tuple[int, int]:
    return events(t, "battle.values")[-1].args[1], events(t, "battle.values")[-1].args[2]


# ---------------------------------------------------------------- ratio and penalty


@pytest.mark.rule("MU-CAP-1", "MU-CAP-2")
@pytest.mark.parametrize(
    ("attackers", "defenders", "value"), [(3, 1, 7), (2, 1, 4), (6, 2, 7), (5, 2, 4), (1, 1, 4), (7, 2, 7)]
)
def test_mu_cap_1_three_units_for_each_opposing_one(attackers: int, defenders: int, value: int) -> None:
    t = field(f"light_infantry = {attackers}", f"light_infantry = {defenders}", [[1, 2, 7], [1, 2, 4]])
    play(t, "byzantine: capture", "hungary: fight", "byzantine: keep", "hungary: keep")
    assert values(t) == (value, 3)


@pytest.mark.rule("MU-CAP-1")
def test_mu_cap_1_crews_count_for_the_ratio() -> None:
    engine = ', { owner = "byzantine", kind = "siege_engine", zone = "serbia" }'
    t = field("light_infantry = 3", "light_infantry = 1", [[8], [1, 2, 7], [1, 2, 4]], engine)
    play(t, "byzantine: capture", "hungary: fight", "byzantine: man #0/light_infantry; ready; keep", "hungary: keep")
    assert values(t) == (7, 3)


@pytest.mark.rule("MU-CAP-1")
def test_mu_cap_1_before_a_round_and_only_for_this_round() -> None:
    t = field("light_infantry = 3", "light_infantry = 3", [[1, 2, 5], [1, 2, 4], [1, 2, 5], [1, 2, 6]])
    play(t, "byzantine: capture", "hungary: fight")
    assert not can(t, "byzantine: capture")
    play(t, "byzantine: keep", "hungary: keep")
    assert values(t) == (3, 3)
    play(t, "byzantine: fight", "hungary: fight", "byzantine: keep", "hungary: keep")
    assert values(t) == (5, 5)


@pytest.mark.rule("MU-CAP-1")
def test_mu_cap_1_not_against_barbarians() -> None:
    t = three(
        """
        armies.nicea = { byzantine = { cavalry = 3 }, barbarians = { light_infantry = 1 } }
        pieces = [{ owner = "byzantine", kind = "war_wagon", zone = "nicea" }]
        """
    )
    play(t, "byzantine: attack nicea/barbarians")
    assert refused(t, "byzantine: capture").code == "barbarians_fight"


@pytest.mark.rule("MU-CAP-2")
def test_mu_cap_2_halved_rounding_up_after_all_modifiers() -> None:
    t = field("light_infantry = 2", "archer = 1", [[8], [1, 2, 7], [1, 2, 4]])
    play(t, "byzantine: capture", "hungary: fight", "byzantine: sacrifice light_infantry x1; roll; keep")
    play(t, "hungary: keep")
    assert values(t) == (6, 3)  # 7 + 4 = 11


@pytest.mark.rule("MU-CAP-1", "MU-CAP-2")
def test_mu_cap_2_the_defender_captures_under_the_same_terms() -> None:
    t = field("light_infantry = 2", "light_infantry = 5", [[1, 2, 3], [1, 2, 6]])
    play(t, "byzantine: fight", "hungary: capture", "byzantine: keep", "hungary: keep")
    assert values(t) == (3, 3)  # 6 - 1, halved


# ---------------------------------------------------------------- what comes of it


@pytest.mark.rule("MU-CAP-3")
def test_mu_cap_3_whoever_would_be_destroyed_is_taken_as_what_he_was() -> None:
    t = field(
        "light_infantry = 8, heavy_infantry = 1",
        "heavy_infantry = 2, archer = 1",
        [[8], [1, 2, 7], [2, 3, 5]],  # the archer misses; 7 against 4
    )
    play(t, "byzantine: capture", "hungary: fight", "byzantine: roll; keep", "hungary: keep")
    play(t, "hungary: lose heavy_infantry x1; lose light_infantry x1; lose archer x1")
    assert seat(t, "byzantine")["prisoners"] == {"hungary": {"heavy_infantry": 1, "archer": 1}}
    play(t, "byzantine: lose light_infantry x1")  # the own casualty
    assert army(t, "serbia", "byzantine") == {"light_infantry": 7, "heavy_infantry": 1}
    assert army(t, "serbia", "hungary") == {"heavy_infantry": 1}  # none of its own 2 casualties
    assert [event.args[0] for event in events(t, "battle.casualties")] == [0]


@pytest.mark.rule("MU-CAP-3")
def test_mu_cap_3_who_is_only_hurt_stays() -> None:
    t = field("light_infantry = 3", "cavalry = 1", [[1, 2, 5], [2, 3, 4]])
    play(t, "byzantine: capture", "hungary: fight", "byzantine: roll; keep", "hungary: keep")
    assert values(t) == (5, 3)  # two points: cavalry, heavy infantry, light infantry
    assert seat(t, "byzantine")["prisoners"] == {}
    assert army(t, "serbia", "hungary") == {"light_infantry": 1}


@pytest.mark.rule("MU-CAP-3")
def test_mu_cap_3_archers_kill() -> None:
    t = field("archer = 6", "light_infantry = 2", [[1, 8, 8, 8, 8, 8], [1, 2, 7], [1, 2, 4]])
    play(t, "byzantine: capture", "hungary: fight", "byzantine: keep", "hungary: roll; keep")
    assert seat(t, "byzantine")["prisoners"] == {"hungary": {"light_infantry": 1}}
    assert army(t, "serbia", "hungary") == {}


@pytest.mark.rule("MU-CAP-4")
@pytest.mark.parametrize(
    ("chance", "attackers", "defenders"),
    [
        ([[1, 2, 3], [1, 2, 6]], 3, 4),  # 2 against 5: three points and one casualty each
        ([[1, 2, 5], [1, 2, 4]], 6, 4),  # 3 against 3: one casualty each
    ],
)
def test_mu_cap_4_without_a_victory_the_round_is_an_ordinary_one(
    chance: list[list[int]], attackers: int, defenders: int
) -> None:
    t = field("light_infantry = 7", "light_infantry = 5", chance)
    play(t, "byzantine: capture", "hungary: fight", "byzantine: keep", "hungary: keep")
    if attackers == 3:
        play(t, "byzantine: lose light_infantry x3")
    assert army(t, "serbia", "byzantine") == {"light_infantry": attackers}
    assert army(t, "serbia", "hungary") == {"light_infantry": defenders}
    assert seat(t, "byzantine")["prisoners"] == seat(t, "hungary")["prisoners"] == {}


@pytest.mark.rule("MU-CAP-5")
def test_mu_cap_5_captives_go_free_when_their_captors_die_of_casualties() -> None:
    t = field("light_infantry = 3", "archer = 1", [[8], [3, 4, 8], [1, 1, 2]])
    play(t, "byzantine: capture", "hungary: fight", "byzantine: roll; keep", "hungary: keep")
    assert seat(t, "byzantine")["prisoners"] == {"hungary": {"archer": 1}}
    play(t, "byzantine: lose light_infantry x3")
    assert seat(t, "byzantine")["prisoners"] == {}
    assert army(t, "serbia", "byzantine") == {}
    assert army(t, "serbia", "hungary") == {"archer": 1}
    assert land(t, "serbia")["holder"] == "hungary"
    assert events(t, "battle.over")[0].args[3:5] == [0, 1]


@pytest.mark.rule("MU-CAP-5")
def test_mu_cap_5_those_of_earlier_rounds_too() -> None:
    t = field(
        "light_infantry = 6",
        "archer = 2",
        [[8, 8], [1, 2, 4], [1, 2, 4], [8], [3, 4, 8], [1, 1, 2]],
    )
    play(t, "byzantine: capture", "hungary: fight", "byzantine: roll; keep", "hungary: keep")  # 4 against 3
    assert seat(t, "byzantine")["prisoners"] == {"hungary": {"archer": 1}}
    play(t, "byzantine: capture", "hungary: fight", "byzantine: sacrifice light_infantry x2; roll; keep")
    play(t, "hungary: keep", "byzantine: lose light_infantry x3")
    assert seat(t, "byzantine")["prisoners"] == {}
    assert army(t, "serbia", "hungary") == {"archer": 2}


@pytest.mark.rule("MU-CAP-5")
def test_mu_cap_5_at_sea_they_are_aboard_again() -> None:
    t = three(
        f"""
        war = [["byzantine", "hungary"]]
        pieces = [
            {{ owner = "byzantine", kind = "galley", zone = "egeo", units = {{ light_infantry = 3 }} }},
            {{ owner = "hungary", kind = "galley", zone = "egeo", units = {{ archer = 1 }} }},
            {OTHERS}
        ]
        """,
        [[8], [3, 4, 8], [1, 1, 2], [8]],  # the empty galley does not sink
    )
    play(t, "byzantine: attack egeo/hungary; capture", "hungary: fight", "byzantine: roll; keep", "hungary: keep")
    play(t, "byzantine: lose-aboard #0/light_infantry x3")
    assert seat(t, "byzantine")["prisoners"] == {}
    assert army(t, "egeo", "hungary") == {"archer": 1}
    assert pieces(t, "hungary")[0]["units"] == {"archer": 1}
    assert (asked(t), waiting(t)) == ("Spoils", ["hungary"])


# ---------------------------------------------------------------- prisoners


@pytest.mark.rule("MU-CAP-6")
def test_mu_cap_6_they_stay_with_the_captor_and_are_missing_in_the_reserve() -> None:
    t = three(
        """
        phase = "purchase"
        active = "hungary"
        seat.byzantine = { prisoners = { hungary = { cavalry = 9 } } }
        land.buda = { civilian = 3 }
        """
    )
    play(t, "hungary: at buda")
    assert not can(t, "hungary: recruit cavalry x2")  # ten in the box
    assert can(t, "hungary: recruit cavalry x1")


@pytest.mark.rule("MU-CAP-6")
def test_mu_cap_6_released_by_agreement() -> None:
    t = three(
        f"""
        seat.byzantine = {{ prisoners = {{ hungary = {{ cavalry = 2 }} }} }}
        pieces = [{{ owner = "byzantine", kind = "war_wagon", zone = "nicea" }}, {OTHERS}]
        """
    )
    play(t, "byzantine: treat hungary; offer hungary: 2 hungary/cavalry for 150 florins", "hungary: agree")
    assert seat(t, "byzantine")["prisoners"] == {}
    assert (seat(t, "byzantine")["florins"], seat(t, "hungary")["florins"]) == (1750, 1450)
    assert happened(t, "prisoners.freed") == ["prisoners.freed"]


@pytest.mark.rule("MU-CAP-6")
def test_mu_cap_6_or_handed_to_somebody_else() -> None:
    t = three(
        f"""
        seat.byzantine = {{ prisoners = {{ hungary = {{ cavalry = 2 }} }} }}
        pieces = [{{ owner = "byzantine", kind = "war_wagon", zone = "nicea" }}, {OTHERS}]
        """
    )
    play(t, "byzantine: treat golden_horde; offer golden_horde: 1 hungary/cavalry for nothing", "golden_horde: agree")
    assert seat(t, "byzantine")["prisoners"] == {"hungary": {"cavalry": 1}}
    assert seat(t, "golden_horde")["prisoners"] == {"hungary": {"cavalry": 1}}


RANSOM = """
    phase = "purchase"
    active = "hungary"
    seat.byzantine = { prisoners = { hungary = { cavalry = 2, captain_3 = 1, light_infantry = 1 } }, florins = 0 }
    seat.golden_horde = { prisoners = { hungary = { archer = 1 } }, florins = 0 }
"""


@pytest.mark.rule("MU-CAP-7")
@pytest.mark.parametrize(
    ("captive", "captor", "price"),
    [
        ("byzantine/light_infantry", "byzantine", 40),
        ("byzantine/cavalry", "byzantine", 200),
        ("byzantine/captain_3", "byzantine", 600),
        ("golden_horde/archer", "golden_horde", 100),
    ],
)
def test_mu_cap_7_double_the_price_for_the_captor_who_is_not_asked(captive: str, captor: str, price: int) -> None:
    t = three(RANSOM)
    play(t, f"hungary: at buda; ransom {captive}")
    assert (seat(t, "hungary")["florins"], seat(t, captor)["florins"]) == (1600 - price, price)
    assert army(t, "buda", "hungary") == {captive.split("/")[1]: 1}
    assert (asked(t), waiting(t)) == ("Site", ["hungary"])
    assert seat(t, "hungary")["recruits"] == 2


@pytest.mark.rule("MU-CAP-7")
def test_mu_cap_7_within_the_purse_the_limit_and_where_units_may_be_placed() -> None:
    t = three(RANSOM.replace('active = "hungary"', 'active = "hungary"\nseat.hungary = { florins = 599 }'))
    play(t, "hungary: at alfold")
    assert offered(t, "hungary", "ransom") == []  # nobody lives there
    play(t, "hungary: back; at buda")
    assert refused(t, "hungary: ransom byzantine/captain_3").code == "not_enough_florins"
    play(t, "hungary: recruit light_infantry x1; ransom byzantine/cavalry; ransom byzantine/cavalry")
    assert offered(t, "hungary", "ransom") == []  # three are the limit
    assert seat(t, "byzantine")["prisoners"] == {"hungary": {"captain_3": 1, "light_infantry": 1}}


# ---------------------------------------------------------------- fleeing


@pytest.mark.rule("MU-CAP-8")
def test_mu_cap_8_who_flees_does_not_capture() -> None:
    wagon = ', { owner = "byzantine", kind = "war_wagon", zone = "serbia" }'
    t = field("light_infantry = 3", "light_infantry = 1", [[1, 2, 7], [1, 2, 6]], wagon)
    play(t, "byzantine: flee x1")
    assert not can(t, "byzantine: capture")
    play(t, "hungary: fight", "byzantine: keep", "hungary: keep")
    assert values(t) == (4, 5)
    assert seat(t, "byzantine")["prisoners"] == {}


@pytest.mark.rule("MU-CAP-8")
def test_mu_cap_8_each_side_halves_its_own_value() -> None:
    wagon = ', { owner = "byzantine", kind = "war_wagon", zone = "serbia" }'
    t = field("light_infantry = 3", "light_infantry = 4", [[1, 2, 7], [1, 2, 8]], wagon)
    play(t, "byzantine: flee x1", "hungary: capture", "byzantine: keep", "hungary: keep")
    assert values(t) == (4, 4)  # 7 and 8 - 1


@pytest.mark.rule("MU-CAP-2")
def test_mu_cap_2_in_a_game_of_four_the_penalty_is_that_of_the_table() -> None:
    t = four(
        """
        war = [["byzantine", "mamluk"]]
        active = "mamluk"
        armies.serbia = { mamluk = { light_infantry = 1 }, byzantine = { light_infantry = 1 } }
        """,
        [[1, 2, 8], [1, 2, 3]],
    )
    play(t, "mamluk: attack serbia/byzantine; capture", "byzantine: fight", "mamluk: keep", "byzantine: keep")
    assert values(t) == (3, 3)  # 8 - 3, halved
