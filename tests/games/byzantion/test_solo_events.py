"""The thirty solo events: what each asks for, gives and takes. Every number is written down by hand."""

import pytest
from tests.games.byzantion.table import (
    can,
    described,
    events,
    goods,
    happened,
    play,
    refused,
    seat,
    solo,
    state,
)

from quadriga.engine.table import Table
from quadriga.games.byzantion.goods import suffer

# What building costs (table BZ-T-7).
COSTS = {
    "legionary": {"virtus": 1, "frumentum": 1},
    "cataphract": {"virtus": 2, "frumentum": 1},
    "fortification": {"lapis": 3, "lignum": 1, "virtus": 1},
    "siege_tower": {"lignum": 3, "virtus": 1},
    "dromon": {"lignum": 2, "virtus": 2},
    "priest": {"fides": 1, "civicus": 1},
    "monk": {"fides": 1, "frumentum": 1},
    "monastery": {"fides": 2, "lapis": 2},
    "church": {"fides": 2, "lapis": 2, "lignum": 1},
    "hagia_sophia": {"fides": 4, "lapis": 4, "lignum": 1, "civicus": 1},
    "senator": {"civicus": 1, "auctoritas": 1},
    "hippodrome": {"civicus": 2, "lapis": 2, "lignum": 1},
    "aqueduct": {"lapis": 3, "civicus": 2},
    "merchant": {"civicus": 1, "frumentum": 1},
    "merchant_ship": {"lignum": 2, "frumentum": 1},
    "caravan": {"frumentum": 2, "lignum": 1},
}

# Event, territory, units, cost besides, resources that the units cost, reward, Doxa lost on failure.
Row = tuple[str, str, list[str], dict[str, int], int, dict[str, int], int]
EVENTS: list[Row] = [
    # Epoch I
    ("western_mediterranean_naval_route", "italia", ["merchant_ship"], {}, 3, {"nomisma": 5}, 2),
    ("garrison_for_palmyra", "oriens", ["legionary"], {}, 2, {"auctoritas": 2}, 2),
    ("hostels_of_the_holy_city", "aegyptus", ["monk"], {}, 2, {"fides": 2}, 2),
    ("preachers_in_athens", "illyricum", ["priest"], {}, 2, {"civicus": 2}, 2),
    ("the_law_commission", "thracia", ["senator"], {"nomisma": 2}, 2, {"auctoritas": 3}, 2),
    ("the_mountain_of_benedict", "italia", ["monk"], {"nomisma": 2}, 2, {"doxa": 2}, 2),
    ("horsemen_for_dara", "oriens", ["cataphract"], {}, 3, {"virtus": 2}, 2),
    ("gifts_for_carthage", "africa", ["merchant"], {"nomisma": 3}, 2, {"doxa": 2}, 2),
    ("embassy_to_axum", "aegyptus", ["caravan"], {}, 3, {"nomisma": 6}, 2),
    ("calm_after_the_nika", "thracia", ["legionary"], {"nomisma": 3}, 2, {"auctoritas": 3}, 3),
    # Epoch II
    ("war_fleet_for_africa", "africa", ["dromon", "legionary"], {}, 6, {"doxa": 3}, 4),
    ("games_of_the_triumph", "thracia", ["hippodrome"], {"nomisma": 3}, 5, {"auctoritas": 5}, 4),
    ("sicilian_harvest", "italia", ["merchant_ship", "merchant"], {}, 5, {"frumentum": 4}, 3),
    ("seat_of_the_archbishop", "illyricum", ["church"], {"nomisma": 3}, 5, {"doxa": 3}, 4),
    ("grain_under_a_dim_sun", "aegyptus", ["caravan", "monk"], {"frumentum": 2}, 5, {"doxa": 4}, 4),
    ("walls_of_rome", "italia", ["fortification", "legionary"], {}, 7, {"auctoritas": 6}, 4),
    ("bulgars_in_hellas", "illyricum", ["cataphract", "legionary"], {}, 5, {"doxa": 3}, 4),
    ("hospices_against_the_plague", "aegyptus", ["monastery", "monk"], {}, 6, {"fides": 4}, 4),
    ("water_for_the_capital", "thracia", ["aqueduct", "senator"], {}, 7, {"doxa": 4}, 4),
    ("tribute_to_ctesiphon", "oriens", ["caravan", "merchant"], {"nomisma": 6}, 5, {"doxa": 4}, 5),
    # Epoch III
    ("relief_of_rome", "italia", ["dromon", "legionary", "legionary"], {"nomisma": 4}, 8, {"doxa": 5}, 6),
    ("peace_with_the_moors", "africa", ["cataphract", "cataphract", "merchant"], {"nomisma": 4}, 8, {"doxa": 5}, 6),
    ("berytus_rebuilt", "oriens", ["aqueduct", "senator", "senator"], {"nomisma": 4}, 9, {"doxa": 6}, 6),
    ("the_march_of_narses", "italia", ["cataphract"] * 2 + ["legionary"] * 2, {}, 10, {"doxa": 6}, 6),
    ("outpost_in_spania", "africa", ["fortification", "merchant_ship", "legionary"], {}, 10, {"doxa": 6}, 6),
    ("looms_of_silk", "oriens", ["caravan"] * 2 + ["merchant"] * 2, {"nomisma": 6}, 10, {"nomisma": 14}, 5),
    ("the_fathers_in_council", "thracia", ["church", "priest", "priest"], {"auctoritas": 3}, 9, {"doxa": 6}, 6),
    ("the_dome_restored", "thracia", ["hagia_sophia"], {}, 10, {"doxa": 8}, 6),
    ("the_long_walls", "illyricum", ["fortification", "siege_tower"], {}, 9, {"doxa": 6}, 6),
    ("sinai_fortified", "aegyptus", ["monastery", "monk", "monk", "legionary"], {}, 10, {"doxa": 6}, 6),
]
COSTLY = [row for row in EVENTS if row[3]]
TERRITORIES = ("thracia", "illyricum", "italia", "africa", "aegyptus", "oriens")


def name_of(row: Row) -> str:
    return row[0]


def purse(*parts: dict[str, int]) -> str:
    """``virtus = 2, nomisma = 4``: the sum of some costs."""
    total: dict[str, int] = {}
    for part in parts:
        for good, number in part.items():
            total[good] = total.get(good, 0) + number
    return "".join(f", {good} = {number}" for good, number in total.items())


def last_round(key: str, goods: str = "", more: str = "", doxa: int = 10) -> Table:
    """The event is the last one: after it the table stays as it is."""
    return solo(f"""
        events = ["", "{key}"]
        round = 2
        {more}
        seat.blue = {{ doxa = {doxa}{goods} }}
    """)


def standing(area: str, units: list[str]) -> str:
    inside = ", ".join(f"{unit} = {units.count(unit)}" for unit in dict.fromkeys(units))
    return f"units.{area} = {{ {inside} }}"


def test_all_thirty_are_here() -> None:
    assert len({row[0] for row in EVENTS}) == 30
    assert all(sum(sum(COSTS[unit].values()) for unit in row[2]) == row[4] for row in EVENTS)


@pytest.mark.rule("BZ-SOL-3", "BZ-SOL-19", "BZ-SOL-23", "BZ-SOL-24", "BZ-SOL-25")
@pytest.mark.parametrize("row", EVENTS, ids=name_of)
def test_bz_sol_25_completed_with_units_built_this_round(row: Row) -> None:
    key, area, units, pay, spent, reward, _ = row
    t = last_round(key, purse(pay, *[COSTS[unit] for unit in units]))
    play(t, "blue: act build")
    for unit in units:
        play(t, f"blue: build {unit}; place-in {area}")
    play(t, "blue: done")
    assert goods(t, "blue") == pay  # everything else has been spent
    assert seat(t, "blue")["doxa"] == 10 + spent
    if pay:
        play(t, "blue: pay-cost")
        assert (goods(t, "blue"), seat(t, "blue")["doxa"]) == ({}, 10 + spent)
    play(t, "blue: stop")
    assert described(t)["outcome"] == ["pending", "blue"]
    assert goods(t, "blue") == {good: number for good, number in reward.items() if good != "doxa"}
    assert seat(t, "blue")["doxa"] == 10 + spent + reward.get("doxa", 0)
    assert described(t)["units"] == {area: {unit: units.count(unit) for unit in units}}  # not used up


@pytest.mark.rule("BZ-SOL-24", "BZ-SOL-25")
@pytest.mark.parametrize("row", EVENTS, ids=name_of)
def test_bz_sol_25_failed_with_nothing_there(row: Row) -> None:
    key, _, _, pay, _, _, lost = row
    t = last_round(key, purse(pay))
    if pay:
        play(t, "blue: pay-cost")
    play(t, "blue: stop")
    assert described(t)["outcome"] == ["pending", "failed"]
    assert (seat(t, "blue")["doxa"], goods(t, "blue")) == (10 - lost, {})
    assert happened(t, "event.completed", "event.failed") == ["event.failed"]


@pytest.mark.rule("BZ-SOL-24")
@pytest.mark.parametrize("row", EVENTS, ids=name_of)
def test_bz_sol_24_every_single_unit_is_needed_and_in_that_territory(row: Row) -> None:
    key, area, units, pay, _, _, lost = row
    for missing in dict.fromkeys(units):
        there = units.copy()
        there.remove(missing)
        elsewhere = TERRITORIES[(TERRITORIES.index(area) + 1) % 6]
        laid = standing(elsewhere, [missing]) + (f"\n{standing(area, there)}" if there else "")
        t = last_round(key, purse(pay), laid)
        play(t, "blue: pay-cost; stop" if pay else "blue: stop")
        assert described(t)["outcome"][1] == "failed", missing
        assert seat(t, "blue")["doxa"] == 10 - lost


@pytest.mark.rule("BZ-SOL-23", "BZ-SOL-24")
@pytest.mark.parametrize("row", COSTLY, ids=name_of)
def test_bz_sol_24_the_cost_must_be_paid_besides(row: Row) -> None:
    key, area, units, pay, _, _, lost = row
    t = last_round(key, purse(pay), standing(area, units))
    assert can(t, "blue: pay-cost")
    play(t, "blue: stop")
    assert described(t)["outcome"][1] == "failed"
    assert (seat(t, "blue")["doxa"], goods(t, "blue")) == (10 - lost, pay)  # having it is not paying it
    good, number = next(iter(pay.items()))
    short = last_round(key, purse({good: number - 1}), standing(area, units))
    reason = refused(short, "blue: pay-cost")
    assert (reason.code, reason.rules) == ("cannot_pay_cost", ["BZ-SOL-23"])


@pytest.mark.rule("BZ-SOL-23")
def test_bz_sol_23_thirteen_events_cost_something() -> None:
    assert len(COSTLY) == 13
    for key, *_ in EVENTS:
        if key not in [row[0] for row in COSTLY]:
            assert not can(last_round(key, ", nomisma = 20, frumentum = 9, auctoritas = 9"), "blue: pay-cost"), key


@pytest.mark.rule("BZ-SOL-24")
def test_bz_sol_24_units_that_stood_there_before_and_more_than_asked_count() -> None:
    t = last_round("garrison_for_palmyra", "", "units.oriens = { legionary = 3, monk = 1 }")
    play(t, "blue: stop")
    assert described(t)["outcome"][1] == "blue"
    assert goods(t, "blue") == {"auctoritas": 2}  # once, not for each of them
    assert described(t)["units"] == {"oriens": {"legionary": 3, "monk": 1}}


@pytest.mark.rule("BZ-SOL-24")
def test_bz_sol_24_the_same_units_serve_two_events() -> None:
    t = solo("""
        events = ["", "garrison_for_palmyra", "horsemen_for_dara", "walls_of_rome"]
        round = 2
        units.oriens = { legionary = 1, cataphract = 1 }
        seat.blue = { doxa = 10 }
    """)
    play(t, "blue: stop; stop")
    assert described(t)["outcome"] == ["pending", "blue", "blue", "pending"]
    assert goods(t, "blue") == {"auctoritas": 2, "virtus": 2}


@pytest.mark.rule("BZ-SOL-24", "BZ-SOL-16")
def test_bz_sol_24_checked_when_the_actions_are_over_and_not_before() -> None:
    t = last_round("garrison_for_palmyra", ", virtus = 1, frumentum = 1")
    play(t, "blue: act build; build legionary; place-in italia; move-unit legionary@italia; place-in oriens; done")
    assert happened(t, "event.completed") == []
    play(t, "blue: stop")
    assert happened(t, "event.completed") == ["event.completed"]


@pytest.mark.rule("BZ-SOL-23")
def test_bz_sol_23_a_cost_is_paid_once_and_for_its_own_round_only() -> None:
    t = solo("""
        events = ["", "calm_after_the_nika", "gifts_for_carthage", "walls_of_rome"]
        round = 2
        units.thracia = { legionary = 1 }
        units.africa = { merchant = 1 }
        seat.blue = { doxa = 10, nomisma = 9, dynamis = 0 }
    """)
    play(t, "blue: pay-cost")  # without Dynamis
    assert goods(t, "blue") == {"nomisma": 6}
    assert not can(t, "blue: pay-cost")
    play(t, "blue: stop")
    assert (goods(t, "blue"), described(t)["paid"]) == ({"nomisma": 6, "auctoritas": 3}, False)
    play(t, "blue: stop")  # 3 Nomisma more were due now
    assert described(t)["outcome"] == ["pending", "blue", "failed", "pending"]
    assert (seat(t, "blue")["doxa"], goods(t, "blue")["nomisma"]) == (8, 6)


@pytest.mark.rule("BZ-SOL-23")
def test_bz_sol_23_paying_is_possible_in_the_middle_of_an_action_and_gives_no_doxa() -> None:
    t = last_round("calm_after_the_nika", ", virtus = 2, frumentum = 2, nomisma = 3")
    play(t, "blue: act build; build legionary; place-in thracia; pay-cost; build legionary; place-in oriens; done")
    assert [event.args[1] for event in events(t, "doxa.gained")] == [2, 2]
    assert seat(t, "blue")["dynamis"] == 3
    play(t, "blue: stop")
    assert described(t)["outcome"][1] == "blue"


@pytest.mark.rule("BZ-SOL-25")
def test_bz_sol_25_a_consequence_is_not_eased_by_goods() -> None:
    t = last_round("walls_of_rome", ", nomisma = 30, lapis = 9, civicus = 3")
    play(t, "blue: stop")
    assert seat(t, "blue")["doxa"] == 6
    assert goods(t, "blue") == {"nomisma": 30, "lapis": 9, "civicus": 3}


@pytest.mark.rule("BZ-SOL-25", "BZ-SOL-5")
def test_bz_sol_25_what_cannot_be_paid_costs_doxa() -> None:
    """No printed consequence asks for goods; should one, shortfalls count as with rivals."""
    t = last_round("walls_of_rome", ", lapis = 1, nomisma = 2")
    loot = [0, 0, 0, 0, 3, 0, 0, 7, 1, 0]  # 3 Lapis, 7 Nomisma, 1 Doxa
    suffer(state(t), 0, loot)
    assert (goods(t, "blue"), seat(t, "blue")["doxa"]) == ({}, 10 - 2 - 2 - 1)  # 2 Lapis, 5 Nomisma halved, 1
    suffer(state(t), 0, loot)
    assert (described(t)["over"], described(t)["winners"], seat(t, "blue")["doxa"]) == (True, [], -2)


@pytest.mark.rule("BZ-SOL-36")
def test_bz_sol_36_victory_abilities_answer_to_a_completed_event() -> None:
    position = ", virtus = 1, frumentum = 1, area = ['narses']"
    t = last_round("garrison_for_palmyra", position)
    play(t, "blue: act build; build legionary; place-in oriens; done")
    assert seat(t, "blue")["doxa"] == 12  # not for building
    play(t, "blue: stop")
    assert (seat(t, "blue")["doxa"], goods(t, "blue")) == (14, {"auctoritas": 2})
    t = last_round("garrison_for_palmyra", position)
    play(t, "blue: stop")
    assert seat(t, "blue")["doxa"] == 8


@pytest.mark.rule("BZ-SOL-36", "BZ-SOL-5")
@pytest.mark.parametrize(
    ("event", "doxa", "left"),
    [
        ("garrison_for_palmyra", 2, 1),  # 2 halved
        ("calm_after_the_nika", 10, 9),  # 3 halved and rounded down
        ("tribute_to_ctesiphon", 10, 8),  # 5
        ("the_long_walls", 10, 7),  # 6
    ],
)
def test_bz_sol_36_vigilius_halves_a_consequence(event: str, doxa: int, left: int) -> None:
    t = last_round(event, ", area = ['pope_vigilius']", doxa=doxa)
    play(t, "blue: stop")
    assert (seat(t, "blue")["doxa"], described(t)["winners"]) == (left, ["blue"])  # not lost


@pytest.mark.rule("BZ-SOL-36")
def test_bz_sol_36_vote_trial_and_customs_abilities_do_nothing() -> None:
    heroes = "area = ['empress_theodora', 'jacob_baradaeus', 'addaeus_prefect_of_customs']"
    t = last_round("garrison_for_palmyra", f", virtus = 1, nomisma = 10, {heroes}", 'market = ["civicus", "lignum"]')
    play(t, "blue: act sell; sell virtus; act buy; buy civicus; done")
    assert goods(t, "blue") == {"civicus": 1, "nomisma": 10 + 4 - 2}
    play(t, "blue: stop; done")
    assert (seat(t, "blue")["doxa"], goods(t, "blue")) == (8, {"civicus": 1, "nomisma": 12})
