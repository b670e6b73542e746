"""Phase 4: its order, and the awards that experience wins before anything is bought."""

import pytest
from tests.games.civilization.table import (
    asked,
    can,
    idle,
    offered,
    place,
    play,
    refused,
    seat,
    settle,
    three,
    told,
    units,
    waiting,
)

from quadriga.engine.errors import InputError
from quadriga.engine.table import Table


def staked(lands: str = "", era: str = "ancient", coins: int = 100, experience: int = 18, more: str = "") -> Table:
    """Red has won an award with six points, without a roll."""
    t = three(
        f'phase = "purchase"\nera = "{era}"\n{lands}'
        f"seat.red = {{ coins = {coins}, experience = {experience}{more} }}\n",
    )
    play(t, "red: risk x6")
    assert asked(t) == "Award"
    return t


VILLAGE = settle("gallia", "red")
PORT = settle("gallia", "red", "town", more='road = "railway"')


# ---------------------------------------------------------------- the order of the phase


@pytest.mark.rule("CV-PUR-1")
def test_cv_pur_1_awards_first_then_purchases_and_last_the_capital() -> None:
    lands = VILLAGE + settle("italia", "red")
    t = three('phase = "purchase"\nseat.red = { coins = 100, experience = 10 }\nseat.blue.coins = 15\n' + lands)
    assert (asked(t), waiting(t)) == ("MeritAwards", ["red"])
    assert not can(t, "red: buy-technology pottery")
    play(t, "red: skip-awards")
    assert not can(t, "red: risk x5")
    play(t, "red: buy-unit explorer; recruit-at gallia; buy-technology pottery; keep")
    play(t, "red: buy-unit explorer; recruit-at italia")
    assert seat(t, "red")["coins"] == 100 - 10 - 20 - 10
    play(t, "red: move-capital italia")
    assert seat(t, "red")["capital"] == "italia"
    assert waiting(t) == ["blue"]  # nothing can be bought after the move


@pytest.mark.rule("CV-PUR-1")
def test_cv_pur_1_players_buy_in_turn_order() -> None:
    purses = "".join(f"seat.{name}.coins = 15\n" for name in ("red", "blue", "green"))
    t = three('phase = "purchase"\norder = ["blue", "green", "red"]\n' + purses)
    for name in ("blue", "green", "red"):
        assert waiting(t) == [name]
        play(t, f"{name}: done")
    assert told(t, "phase.started")[-1] != ("purchase",)


# ---------------------------------------------------------------- the gamble


@pytest.mark.rule("CV-PUR-2")
@pytest.mark.parametrize(("points", "frame"), [(9, "Purchase"), (10, "MeritAwards")])
def test_cv_pur_2_ten_points_are_needed(points: int, frame: str) -> None:
    assert asked(three(f'phase = "purchase"\nseat.red = {{ coins = 50, experience = {points} }}')) == frame


@pytest.mark.rule("CV-PUR-2")
def test_cv_pur_2_all_points_are_staked_in_two_rolls_or_more() -> None:
    t = three('phase = "purchase"\nseat.red = { coins = 50, experience = 10 }', [[6], [6], [6]])
    assert can(t, "red: risk x9")
    assert not can(t, "red: risk x10")
    play(t, "red: risk x4")
    assert not can(t, "red: skip-awards")
    play(t, "red: risk x4")
    assert (asked(t), seat(t, "red")["experience"]) == ("MeritAwards", 2)
    play(t, "red: risk x2")
    assert (asked(t), seat(t, "red")["experience"]) == ("Purchase", 0)


@pytest.mark.rule("CV-PUR-2")
@pytest.mark.parametrize(("risked", "rolled", "wins"), [(3, 2, True), (3, 3, True), (3, 4, False), (1, 1, True)])
def test_cv_pur_2_a_roll_of_at_most_the_stake_wins(risked: int, rolled: int, wins: bool) -> None:
    t = three('phase = "purchase"\nseat.red = { coins = 50, experience = 10 }', [[rolled]])
    play(t, f"red: risk x{risked}")
    assert told(t, "merit.rolled") == [("red", risked, rolled)]
    assert asked(t) == ("Award" if wins else "MeritAwards")


@pytest.mark.rule("CV-PUR-3")
def test_cv_pur_3_experience_is_no_object_of_trade() -> None:
    t = three('phase = "trade"\nseat.red.experience = 5\nseat.blue.coins = 5\n' + VILLAGE + settle("italia", "blue"))
    assert can(t, "blue: offer red: 5 coins for nothing")
    with pytest.raises(InputError):
        can(t, "red: offer blue: 1 experience for 5 coins")


@pytest.mark.rule("CV-PUR-3")
def test_cv_pur_3_who_takes_the_last_settlement_takes_no_experience() -> None:
    t = three(
        VILLAGE
        + settle("italia", "blue")
        + 'war = [["red", "blue"]]\nseat.blue = { coins = 20, experience = 8 }\n'
        + place("gallia", "red", ancient_infantry=1)
        + place("niger", "green", explorer=1)
    )
    play(t, "red: move ancient_infantry@gallia; to italia")
    while not told(t, "settlement.captured"):
        idle(t)
    assert told(t, "capital.captured") == [("red", "blue", 20)]
    assert told(t, "seat.eliminated") == [("blue", "red")]
    assert (seat(t, "red")["experience"], seat(t, "blue")["experience"]) == (0, 0)


# ---------------------------------------------------------------- units


@pytest.mark.rule("CV-PUR-4")
def test_cv_pur_4_units_that_were_won_take_up_the_places_of_a_settlement() -> None:
    t = staked(VILLAGE + 'lost = ["bronze_working"]\n')
    play(t, "red: award-unit ancient_infantry; risk x6")
    assert units(t, "gallia", "red") == {"ancient_infantry": 1}
    assert refused(t, "red: award-unit ancient_infantry").code == "no_place_for_unit"
    play(t, "red: decline-award; risk x6; decline-award")
    assert refused(t, "red: buy-unit ancient_infantry").code == "no_place_for_unit"


@pytest.mark.rule("CV-PUR-5")
def test_cv_pur_5_a_land_unit_of_the_current_era_for_nothing() -> None:
    known = 'lost = ["bronze_working", "the_wheel", "feudalism", "engineering"]\n'
    t = staked(VILLAGE + known, "medieval")
    assert offered(t, "red", "award_unit") == ["medieval_infantry", "medieval_artillery"]
    play(t, "red: award-unit medieval_artillery")
    assert units(t, "gallia", "red") == {"medieval_artillery": 1}
    assert seat(t, "red")["coins"] == 100


@pytest.mark.rule("CV-PUR-6")
@pytest.mark.parametrize(
    ("era", "technology", "kind", "price"),
    [
        ("ancient", "trade_mapmaking", "ancient_ship", 10),
        ("medieval", "astronomy", "medieval_ship", 15),
        ("industrial", "metallurgy", "industrial_ship", 20),
        ("industrial", "astronomy", "medieval_ship", 15),  # the era before is sold too
        ("modern", "combustion", "modern_ship", 25),
        ("modern", "advanced_flight", "carrier", 25),
        ("modern", "flight", "aircraft", 25),
    ],
)
def test_cv_pur_6_a_ship_or_aircraft_for_half_its_list_price(era: str, technology: str, kind: str, price: int) -> None:
    known = {technology, "flight"} if era == "modern" else {technology}  # Flight opens airports
    t = staked(PORT + f"lost = {sorted(known)}\n", era)
    play(t, f"red: award-ship {kind}")
    assert units(t, "gallia", "red") == {kind: 1}
    assert seat(t, "red")["coins"] == 100 - price


@pytest.mark.rule("CV-PUR-6", "CV-UNI-7")
def test_cv_pur_6_it_has_to_be_paid_and_needs_its_port() -> None:
    known = 'lost = ["astronomy"]\n'
    assert refused(staked(PORT + known, "medieval", coins=14), "red: award-ship medieval_ship").params == {
        "need": 15,
        "have": 14,
    }
    t = staked(settle("gallia", "red", "town") + known, "medieval")
    assert refused(t, "red: award-ship medieval_ship").code == "no_place_for_unit"


@pytest.mark.rule("CV-PUR-12")
@pytest.mark.parametrize("civilization", ["navigators", "military"])
def test_cv_pur_12_other_discounts_do_not_help_with_an_award(civilization: str) -> None:
    t = staked(PORT + 'lost = ["astronomy"]\n', "medieval", more=f', civilization = "{civilization}"')
    play(t, "red: award-ship medieval_ship")
    assert seat(t, "red")["coins"] == 100 - 15


# ---------------------------------------------------------------- other awards


@pytest.mark.rule("CV-PUR-7")
def test_cv_pur_7_an_improvement_not_yet_owned() -> None:
    t = staked(VILLAGE + 'lost = ["pottery", "mysticism"]\n', more=', improvements = ["granary"]')
    play(t, "red: award-improvement; take-improvement temple; assign-to gallia")
    assert seat(t, "red")["improvements"] == ["granary", "temple@gallia gift"]
    assert seat(t, "red")["coins"] == 100
    play(t, "red: risk x6")
    assert refused(t, "red: award-improvement").code == "no_improvement_to_have"


@pytest.mark.rule("CV-PUR-8")
def test_cv_pur_8_one_settlement_a_turn_grows_by_awards() -> None:
    t = staked(VILLAGE + settle("italia", "red") + 'lost = ["construction"]\n')
    play(t, "red: award-growth; grow italia; risk x6")
    assert told(t, "settlement.grown") == [("red", "italia", "town")]
    assert seat(t, "red")["coins"] == 100
    reason = refused(t, "red: award-growth")
    assert (reason.code, reason.rules) == ("award_growth_used", ["CV-PUR-8"])


@pytest.mark.rule("CV-GAP-109")
def test_cv_gap_109_a_settlement_that_grew_by_an_award_may_grow_again_for_coins() -> None:
    t = staked(VILLAGE + 'lost = ["construction", "chemistry"]\n', "medieval", experience=12)
    play(t, "red: award-growth; risk x6; decline-award; grow gallia")
    assert told(t, "settlement.grown") == [("red", "gallia", "town"), ("red", "gallia", "city")]


@pytest.mark.rule("CV-PUR-9")
@pytest.mark.parametrize(("era", "coins"), [("ancient", 10), ("medieval", 15), ("industrial", 20), ("modern", 25)])
def test_cv_pur_9_coins_by_the_era(era: str, coins: int) -> None:
    t = staked(era=era)
    play(t, "red: award-coins")
    assert seat(t, "red")["coins"] == 100 + coins


@pytest.mark.rule("CV-PUR-9", "CV-GAP-89")
def test_cv_pur_9_no_more_than_half_of_what_there_was_at_the_beginning() -> None:
    t = staked(VILLAGE + 'lost = ["pottery"]\n', coins=25, experience=24)
    play(t, "red: award-coins; risk x6; award-coins; risk x6")
    assert told(t, "award.coins") == [("red", 10), ("red", 2)]  # half of 25 is 12
    assert refused(t, "red: award-coins").code == "award_coins_used"


@pytest.mark.rule("CV-PUR-10")
@pytest.mark.parametrize("era", ["industrial", "modern"])
def test_cv_pur_10_a_spy_for_half_its_price(era: str) -> None:
    t = staked(VILLAGE, era)
    play(t, "red: award-spy")
    assert (seat(t, "red")["spies"], seat(t, "red")["coins"]) == (["gallia"], 100 - 20)


@pytest.mark.rule("CV-PUR-10")
@pytest.mark.parametrize("era", ["ancient", "medieval"])
def test_cv_pur_10_there_are_no_spies_before_the_industrial_era(era: str) -> None:
    assert not can(staked(VILLAGE, era), "red: award-spy")


@pytest.mark.rule("CV-PUR-10", "CV-PUR-12")
def test_cv_pur_10_12_who_buys_spies_cheaper_pays_the_same_half() -> None:
    t = staked(VILLAGE, "industrial", more=', civilization = "expansionist"')
    play(t, "red: award-spy")
    assert seat(t, "red")["coins"] == 100 - 20


@pytest.mark.rule("CV-PUR-11")
def test_cv_pur_11_a_victory_point_in_the_modern_era() -> None:
    t = staked(era="modern")
    before = seat(t, "red")["total"]
    play(t, "red: award-point")
    assert (seat(t, "red")["merit_points"], seat(t, "red")["total"]) == (1, before + 1)
    for era in ("ancient", "medieval", "industrial"):
        assert refused(staked(era=era), "red: award-point").code == "modern_era_only"


# ---------------------------------------------------------------- rights and anarchy


@pytest.mark.rule("CV-PUR-13")
def test_cv_pur_13_the_bank_pays_the_rights_for_awards() -> None:
    t = staked(VILLAGE + 'seat.blue.technologies = ["feudalism"]\n', "medieval")
    play(t, "red: award-unit medieval_infantry; risk x6")
    assert (seat(t, "red")["coins"], seat(t, "blue")["coins"]) == (100, 3)
    play(t, "red: award-improvement; take-improvement castle; keep")
    assert (seat(t, "red")["coins"], seat(t, "blue")["coins"]) == (100, 6)


@pytest.mark.rule("CV-PUR-13")
def test_cv_pur_13_and_for_rewards_of_strategy_cards() -> None:
    """Two infantry units for buying Gunpowder Weapons; the riflemen they are now belong to blue's Steam Power."""
    t = three(
        'phase = "purchase"\nera = "industrial"\nlost = ["physics"]\n'
        + settle("gallia", "red", "city")
        + 'seat.red = { coins = 90, hand = ["sc_091"] }\nseat.blue.technologies = ["steam_power"]\n'
    )
    play(t, "red: buy-technology gunpowder_weapons; place gallia; strategy sc_091; place gallia x2")
    assert units(t, "gallia", "red") == {"industrial_infantry": 3}
    assert seat(t, "blue")["coins"] == 2 * 4


@pytest.mark.rule("CV-PUR-14")
def test_cv_pur_14_in_anarchy_neither_units_nor_growth() -> None:
    known = 'lost = ["feudalism", "astronomy", "construction", "chemistry"]\n'
    t = staked(PORT + known, "medieval", more=', government = "anarchy"')
    for answer in ("award-unit medieval_infantry", "award-ship medieval_ship", "award-growth"):
        reason = refused(t, f"red: {answer}")
        assert (reason.code, reason.rules) == ("anarchy", ["CV-PUR-14"])
    assert can(t, "red: award-coins")
    assert can(t, "red: award-improvement")
