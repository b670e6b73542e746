"""The next era: when it begins, and what becomes of the things of the old one."""

import pytest
from tests.games.civilization.table import (
    asked,
    can,
    described,
    happened,
    land,
    offered,
    place,
    play,
    refused,
    seat,
    settle,
    three,
    told,
    units,
)

from quadriga.engine.table import Table

# after Revolts an era begins, then somebody is asked in Trade
BEGINS = 'phase = "revolts"\nera_due = true\n'
THREE = "".join(settle(territory, "red") for territory in ("nile", "gallia", "italia", "germania"))  # nile the capital


def happy(t: Table, *territories: str) -> list[bool]:
    return [land(t, territory)["happy"] for territory in territories]


# ---------------------------------------------------------------- when


@pytest.mark.rule("CV-ERA-1", "CV-SEQ-2")
def test_cv_era_1_the_era_changes_at_the_end_of_the_phase_in_which_its_first_technology_is_acquired() -> None:
    t = three(
        'phase = "purchase"\nlost = ["currency"]\nseat.red.coins = 100\nseat.blue.coins = 30\n'
        + place("gallia", "red", explorer=1)
    )
    play(t, "red: buy-technology banking; keep; done")
    assert (described(t)["phase"], described(t)["era"]) == ("purchase", "ancient")
    play(t, "blue: done")
    assert (described(t)["turn"], described(t)["phase"], described(t)["era"]) == (3, "movement", "medieval")
    assert happened(t, "technology.acquired", "era.began", "phase.started") == (
        ["technology.acquired", "era.began", "phase.started", "phase.started"]
    )


@pytest.mark.rule("CV-ERA-1", "CV-SEQ-2")
def test_cv_era_1_a_further_technology_of_the_same_era_changes_nothing() -> None:
    t = three(
        'phase = "purchase"\nera = "medieval"\nlost = ["currency"]\nseat.red.coins = 100\n'
        + place("gallia", "red", explorer=1)
    )
    play(t, "red: buy-technology banking; keep; done")
    assert (described(t)["era"], told(t, "era.began")) == ("medieval", [])


# ---------------------------------------------------------------- technologies


@pytest.mark.rule("CV-ERA-2")
@pytest.mark.parametrize(
    ("era", "technology", "price"),
    [
        ("ancient", "masonry", 15 - 5 - 5),
        ("medieval", "masonry", 8),
        ("industrial", "masonry", 8),
        ("medieval", "pottery", 10),
    ],
)
def test_cv_era_2_older_technologies_cost_half_without_any_discount(era: str, technology: str, price: int) -> None:
    t = three(
        f'phase = "purchase"\nera = "{era}"\n'
        'seat.red = { coins = 50, civilization = "scientific", wonders = ["great_library"] }\n'
    )
    play(t, f"red: buy-technology {technology}")
    assert told(t, "technology.bought") == [("red", technology, price)]


# ---------------------------------------------------------------- wonders and improvements


@pytest.mark.rule("CV-ERA-3", "CV-ERA-11")
@pytest.mark.parametrize(
    ("era", "wonder", "coins"),
    [
        ("ancient", "colossus", 5),
        ("medieval", "colossus", 0),
        ("industrial", "smiths_trading_company", 10),
        ("modern", "smiths_trading_company", 0),
    ],
)
def test_cv_era_3_11_the_income_of_a_wonder_ends_with_its_era(era: str, wonder: str, coins: int) -> None:
    t = three(f'phase = "production"\nera = "{era}"\nseat.red.wonders = ["{wonder}"]\n', [[3, 3]])
    assert seat(t, "red")["accounts"]["wonders"] == coins


@pytest.mark.rule("CV-ERA-3")
def test_cv_era_3_a_wonder_that_served_a_settlement_serves_no_more_but_is_kept() -> None:
    position = 'era = "medieval"\nseat.red.wonders = ["bachs_cathedral@gallia"]\n' + THREE
    assert happy(three('phase = "trade"\n' + position, governments="off"), "gallia", "italia") == [True, False]
    t = three(BEGINS + position, [[20], [20], [20]], governments="off")
    assert (described(t)["era"], seat(t, "red")["wonders"]) == ("industrial", ["bachs_cathedral"])
    assert happy(t, "gallia") == [False]


@pytest.mark.rule("CV-ERA-4")
def test_cv_era_4_two_improvements_of_the_era_before_do_what_one_did() -> None:
    t = three(
        'phase = "trade"\nera = "medieval"\n'
        'seat.red.improvements = ["temple@gallia", "ziggurat@gallia", "courthouse@italia", "castle@germania"]\n'
        + THREE,
        governments="off",
    )
    assert happy(t, "gallia", "italia", "germania") == [True, False, True]


@pytest.mark.rule("CV-ERA-4")
def test_cv_era_4_improvements_two_eras_old_are_discarded() -> None:
    t = three(
        BEGINS + 'era = "medieval"\n'
        'seat.red.improvements = ["courthouse@gallia", "granary", "castle@italia", "university"]\n' + THREE,
        governments="off",
    )
    assert seat(t, "red")["improvements"] == ["castle@italia", "university"]
    assert sorted(told(t, "improvement.discarded")) == [("red", "courthouse"), ("red", "granary")]


@pytest.mark.rule("CV-ERA-5", "CV-IMP-3")
def test_cv_era_5_a_double_improvement_serves_only_the_settlements_it_is_assigned_to() -> None:
    served = [("medieval", "italia"), ("industrial", "italia"), ("industrial", "gallia")]
    found = [
        three(
            f'phase = "trade"\nera = "{era}"\nseat.red.improvements = ["cathedral@gallia+{second}"]\n' + THREE,
            governments="off",
        )
        for era, second in served
    ]
    assert happy(found[0], "gallia", "italia", "germania") == [True, True, False]
    assert happy(found[1], "gallia", "italia") == [False, False]
    assert happy(found[2], "gallia", "italia") == [True, False]  # both its halves together


@pytest.mark.rule("CV-ERA-5")
def test_cv_era_5_if_it_is_destroyed_both_settlements_it_served_lose_it() -> None:
    bomb = 'nukes = [{ owner = "blue", space = "anatolia", carrier = 0 }]\nlost = ["rocketry"]\nactive = "blue"\n'
    t = three(
        'era = "modern"\nseat.blue.coins = 50\nseat.red.improvements = ["television_station@gallia+italia"]\n'
        + bomb
        + THREE
        + settle("anatolia", "blue")
        + place("anatolia", "blue", modern_cavalry=1, explorer=1),
        [[1], [1], [0]],
        governments="off",
    )
    assert happy(t, "gallia", "italia") == [True, True]
    play(t, "blue: launch modern_cavalry; strike gallia")
    assert (seat(t, "red")["improvements"], happy(t, "italia")) == ([], [False])


@pytest.mark.rule("CV-ERA-6", "CV-GOV-29")
def test_cv_era_6_improvements_that_governments_need_stay_in_stock() -> None:
    t = three(
        BEGINS + 'era = "medieval"\nseat.red.improvements = ["temple@gallia", "courthouse@gallia"]\n' + THREE,
        governments="off",
    )
    assert (seat(t, "red")["improvements"], happy(t, "gallia")) == (["temple"], [False])
    t = three(
        'phase = "government"\nera = "modern"\nlost = ["theology"]\n'
        'seat.red = { government = "anarchy", improvements = ["temple"] }\n'
    )
    assert can(t, "red: govern fundamentalism")


@pytest.mark.rule("CV-ERA-6")
def test_cv_era_6_they_serve_no_settlement_any_more() -> None:
    position = 'phase = "purchase"\nera = "{}"\nseat.red = {{ coins = 30, improvements = ["bank"] }}\n'
    assert can(three(position.format("industrial")), "red: assign bank")
    assert not can(three(position.format("modern")), "red: assign bank")


# ---------------------------------------------------------------- units and cards


@pytest.mark.rule("CV-ERA-7", "CV-UNI-8")
def test_cv_era_7_armies_of_an_old_era_are_sold_for_a_third_of_their_price() -> None:
    t = three(
        'phase = "purchase"\nera = "industrial"\nlost = ["gunpowder_weapons"]\nseat.red.coins = 1\n'
        + place("gallia", "red", ancient_infantry=2, medieval_cavalry=1, industrial_infantry=1)
    )
    assert refused(t, "red: sell-unit industrial_infantry@gallia").code == "not_offered"
    play(t, "red: sell-unit ancient_infantry@gallia x2")
    assert seat(t, "red")["coins"] == 1 + 2 * 3  # 10 / 3, rounded down
    play(t, "red: sell-unit medieval_cavalry@gallia")
    assert (seat(t, "red")["coins"], units(t, "gallia", "red")) == (12, {"industrial_infantry": 1})


@pytest.mark.rule("CV-ERA-8", "CV-STR-4")
def test_cv_era_8_cards_come_from_the_new_deck_and_old_ones_stay_in_hand() -> None:
    t = three('phase = "strategy"\nera = "medieval"\ndeck = ["sc_001", "sc_044"]\nseat.red.hand = ["sc_002"]\n')
    play(t, "red: draw")
    assert seat(t, "red")["hand"] == ["sc_002", "sc_044"]
    t = three('phase = "strategy"\nera = "medieval"\nseat.red.hand = ["sc_002"]\n' + settle("britannia", "red", "town"))
    assert can(t, "red: strategy sc_002")  # Dominate the British Isles, of the Ancient era


@pytest.mark.rule("CV-ERA-9")
@pytest.mark.parametrize(("era", "current"), [("ancient", True), ("medieval", True), ("industrial", False)])
def test_cv_era_9_units_and_improvements_of_two_eras_ago_cannot_be_bought(era: str, current: bool) -> None:
    t = three(
        f'phase = "purchase"\nera = "{era}"\nlost = ["bronze_working", "pottery", "mysticism"]\nseat.red.coins = 50\n'
    )
    assert ("ancient_infantry" in offered(t, "red", "buy_unit")) == current
    assert ("granary" in offered(t, "red", "buy_improvement")) == current
    assert "temple" in offered(t, "red", "buy_improvement")  # for Fundamentalism
    if not current:
        assert refused(t, "red: buy-unit ancient_infantry").code == "wrong_era"
        assert refused(t, "red: buy-improvement granary").code == "wrong_era"


# ---------------------------------------------------------------- free improvements


@pytest.mark.rule("CV-ERA-10")
def test_cv_era_10_the_free_improvement_of_a_government_is_replaced_where_it_serves() -> None:
    t = three(
        'phase = "purchase"\nera = "medieval"\nlost = ["code_of_laws", "construction"]\n'
        'seat.red = { government = "monarchy", coins = 100, improvements = ["temple@gallia government"] }\n'
        + THREE
        + place("gallia", "red", ancient_infantry=1)
    )
    assert happy(t, "gallia") == [False]
    play(t, "red: buy-technology feudalism")
    assert told(t, "improvement.renewed") == [("red", "castle", "temple")]
    assert "castle@gallia government" in seat(t, "red")["improvements"]
    assert happy(t, "gallia") == [True]


@pytest.mark.rule("CV-ERA-10")
def test_cv_era_10_what_technologies_or_cards_gave_is_not_replaced() -> None:
    t = three(
        'phase = "purchase"\nera = "medieval"\nlost = ["code_of_laws", "construction"]\n'
        'seat.red = { coins = 100, improvements = ["temple@gallia gift"] }\n' + THREE
    )
    play(t, "red: buy-technology feudalism")
    assert (told(t, "improvement.renewed"), seat(t, "red")["improvements"]) == ([], ["temple@gallia gift"])
    assert asked(t) != "FreeWorks"
