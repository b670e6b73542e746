"""Improvements: happiness and productivity, buying, rights, assigning, growing old; and all 28 of them."""

from typing import NamedTuple

import pytest
from tests.games.civilization.table import (
    asked,
    can,
    described,
    idle,
    land,
    offered,
    place,
    play,
    refused,
    seat,
    settle,
    three,
    told,
)

from quadriga.engine.table import Table

CAPITAL = settle("niger", "red")
LANDS = CAPITAL + settle("gallia", "red") + settle("italia", "red", "town")


def shop(era: str, known: list[str], coins: int, lands: str = LANDS, red: str = "", **options: str) -> Table:
    """Red buys, with no government that asks for garrisons."""
    purse = f"seat.red = {{ coins = {coins}{red} }}\n"
    return three(
        f'phase = "purchase"\nera = "{era}"\nlost = {known}\n{purse}{lands}', None, **{"governments": "off", **options}
    )


# ---------------------------------------------------------------- the 28


class Card(NamedTuple):
    era: str
    kind: str
    technology: str
    price: int
    rights: int
    points: int = 1


HAPPY, PRODUCTIVE = "happy", "productive"
IMPROVEMENTS = {
    "granary": Card("ancient", PRODUCTIVE, "pottery", 10, 2),
    "library": Card("ancient", PRODUCTIVE, "philosophy_literature", 10, 2),
    "aqueduct": Card("ancient", PRODUCTIVE, "construction", 10, 2),
    "marketplace": Card("ancient", PRODUCTIVE, "currency", 10, 2),
    "ziggurat": Card("ancient", HAPPY, "ceremonial_burial", 10, 2),
    "courthouse": Card("ancient", HAPPY, "code_of_laws", 10, 2),
    "temple": Card("ancient", HAPPY, "mysticism", 10, 2),
    "colosseum": Card("ancient", HAPPY, "construction", 10, 2),
    "bank": Card("medieval", PRODUCTIVE, "banking", 15, 3),
    "university": Card("medieval", PRODUCTIVE, "education", 15, 3),
    "castle": Card("medieval", HAPPY, "feudalism", 15, 3),
    "cathedral": Card("medieval", HAPPY, "theology", 15, 3, 2),
    "stock_market": Card("industrial", PRODUCTIVE, "economics", 20, 4),
    "factory": Card("industrial", PRODUCTIVE, "industrialization", 20, 4),
    "railroad": Card("industrial", PRODUCTIVE, "steam_power", 20, 4),
    "capitol": Card("industrial", HAPPY, "nationalism", 20, 4),
    "legislature": Card("industrial", HAPPY, "legislative_government", 20, 4),
    "hospital": Card("industrial", HAPPY, "medicine", 20, 4),
    "highway_system": Card("modern", PRODUCTIVE, "combustion", 25, 5),
    "manufacturing_plant": Card("modern", PRODUCTIVE, "mass_production", 25, 5),
    "research_lab": Card("modern", PRODUCTIVE, "scientific_method", 25, 5),
    "airport": Card("modern", PRODUCTIVE, "advanced_flight", 25, 5),
    "nuclear_plant": Card("modern", PRODUCTIVE, "fission", 25, 5),
    "internet": Card("modern", PRODUCTIVE, "computers", 25, 5),
    "fusion_reactor": Card("modern", PRODUCTIVE, "fusion", 25, 5, 2),
    "shopping_mall": Card("modern", HAPPY, "plastics", 25, 5),
    "television_station": Card("modern", HAPPY, "radio_television", 25, 5, 2),
    "healthcare_complex": Card("modern", HAPPY, "genetics", 25, 5),
}


@pytest.mark.rule("CV-IMP-2", "CV-IMP-3", "CV-IMP-6", "CV-GAP-13", "CV-GAP-19")
@pytest.mark.parametrize("key", IMPROVEMENTS)
def test_cv_imp_2_3_6_what_it_costs_who_has_rights_and_what_it_does(key: str) -> None:
    card = IMPROVEMENTS[key]
    t = shop(card.era, [], card.price + 11, LANDS + f'seat.blue.technologies = ["{card.technology}"]\n')
    play(t, f"red: buy-improvement {key}; assign-to gallia")
    assert (seat(t, "red")["coins"], seat(t, "blue")["coins"]) == (11, card.rights)
    assert asked(t) == ("Assignment" if card.points == 2 else "Purchase")
    if card.points == 2:
        assert offered(t, "red", "assign_to") == ["italia", "niger"]  # two different settlements
        play(t, "red: assign-to italia")
    served = ["gallia", "italia"][: card.points]
    for name in ("gallia", "italia"):
        assert land(t, name)[card.kind] == (name in served)
        assert not land(t, name)[PRODUCTIVE if card.kind == HAPPY else HAPPY]
    assert seat(t, "red")["improvements"] == [f"{key}@{'+'.join(served)}"]


@pytest.mark.rule("CV-IMP-4")
@pytest.mark.parametrize("key", IMPROVEMENTS)
def test_cv_imp_4_nobody_has_it_before_its_technology(key: str) -> None:
    card = IMPROVEMENTS[key]
    reason = refused(shop(card.era, [], 60), f"red: buy-improvement {key}")
    assert (reason.code, "CV-IMP-4" in reason.rules) == ("technology_undiscovered", True)


# ---------------------------------------------------------------- happy and productive


@pytest.mark.rule("CV-IMP-1")
def test_cv_imp_1_settlements_start_unhappy_and_unproductive() -> None:
    lands = "".join(
        settle(name, "red", resource=resource)
        for name, resource in (("niger", "nothing"), ("gallia", "iron"), ("italia", "wine"), ("nile", "gems"))
    )
    t = shop("ancient", [], 20, lands + settle("sahara", "red"))
    happy = [name for name in ("niger", "gallia", "italia", "nile", "sahara") if land(t, name)["happy"]]
    assert happy == ["niger", "italia", "nile"]  # the capital, wine and gems
    assert not any(land(t, name)["productive"] for name in ("niger", "gallia", "italia", "nile", "sahara"))


@pytest.mark.rule("CV-IMP-2")
def test_cv_imp_2_a_productive_settlement_uses_the_higher_value() -> None:
    for works, coins in (("", 4 + 3), (', improvements = ["granary@italia"]', 4 + 6)):
        lands = settle("niger", "red", resource="iron") + settle("italia", "red", "town", "coal")
        t = three(
            f'phase = "production"\nseat.red = {{ coins = 0{works} }}\n' + lands, [[1, 1]], governments="off"
        )  # the capital happy, the town not
        assert seat(t, "red")["accounts"]["settlements"] == coins


# ---------------------------------------------------------------- buying


@pytest.mark.rule("CV-IMP-4", "CV-ERA-9")
@pytest.mark.parametrize(
    ("era", "code"), [("ancient", "wrong_era"), ("medieval", ""), ("industrial", ""), ("modern", "wrong_era")]
)
def test_cv_imp_4_this_era_s_and_the_era_s_before(era: str, code: str) -> None:
    t = shop(era, ["feudalism"], 15)
    if code:
        assert refused(t, "red: buy-improvement castle").code == code
    else:
        play(t, "red: buy-improvement castle; keep")
        assert (seat(t, "red")["coins"], seat(t, "red")["improvements"]) == (0, ["castle"])


@pytest.mark.rule("CV-IMP-6")
def test_cv_imp_6_an_owner_pays_the_bank_and_discounts_leave_the_rights_as_they_are() -> None:
    t = shop("medieval", [], 20, red=', technologies = ["feudalism"]')
    play(t, "red: buy-improvement castle; keep")
    assert (seat(t, "red")["coins"], told(t, "rights.received")) == (5, [])
    blue = 'seat.blue.technologies = ["feudalism"]\n'
    t = shop("medieval", [], 20, LANDS + blue, ', civilization = "religious"')
    play(t, "red: buy-improvement castle; keep")
    assert (seat(t, "red")["coins"], seat(t, "blue")["coins"]) == (10, 3)


@pytest.mark.rule("CV-IMP-7")
def test_cv_imp_7_one_of_each_name() -> None:
    t = shop("ancient", ["pottery", "construction"], 50, red=', improvements = ["granary@gallia"]')
    reason = refused(t, "red: buy-improvement granary")
    assert (reason.code, "CV-IMP-7" in reason.rules) == ("owned_already", True)
    play(t, "red: buy-improvement aqueduct; keep")
    assert refused(t, "red: buy-improvement aqueduct").code == "owned_already"


@pytest.mark.rule("CV-GAP-12")
def test_cv_gap_12_every_name_is_on_as_many_cards_as_there_are() -> None:
    """The box has 32 cards of productivity, of which eight show a granary."""
    held = "".join(f"seat.{name}.improvements = {['granary'] * 4}\n" for name in ("blue", "green"))
    t = shop("ancient", ["pottery", "currency"], 20, LANDS + held)
    assert refused(t, "red: buy-improvement granary").code == "no_card_left"
    assert can(t, "red: buy-improvement marketplace")


# ---------------------------------------------------------------- assigning


@pytest.mark.rule("CV-IMP-8")
def test_cv_imp_8_it_may_be_kept_and_assigned_later_even_in_another_phase() -> None:
    t = shop("ancient", ["pottery"], 10, LANDS + place("niger", "red", explorer=1))
    play(t, "red: buy-improvement granary; keep; done")
    assert described(t)["phase"] == "movement"
    play(t, "red: assign granary; assign-to italia")
    assert land(t, "italia")["productive"]
    reason = refused(t, "red: detach granary")
    assert (reason.code, reason.rules) == ("assigned_for_good", ["CV-IMP-8"])


@pytest.mark.rule("CV-IMP-8", "CV-GAP-111")
def test_cv_imp_8_an_obsolete_one_may_be_moved_once_a_turn() -> None:
    t = shop("medieval", [], 20, red=', improvements = ["granary@gallia", "aqueduct@italia"]')
    assert not land(t, "italia")["productive"]
    play(t, "red: detach granary; assign granary; assign-to italia")
    assert land(t, "italia")["productive"]
    assert not can(t, "red: detach granary")


@pytest.mark.rule("CV-IMP-8")
def test_cv_imp_8_a_village_that_migrates_leaves_it_in_the_stock() -> None:
    t = three(LANDS + 'seat.red.improvements = ["granary@gallia"]\n', governments="off")
    play(t, "red: migrate gallia")
    assert seat(t, "red")["improvements"] == ["granary"]
    play(t, "red: assign granary; assign-to italia")
    assert land(t, "italia")["productive"]


@pytest.mark.rule("CV-IMP-8")
def test_cv_imp_8_who_loses_the_settlement_keeps_the_improvement() -> None:
    t = three(
        LANDS
        + 'active = "blue"\nwar = [["red", "blue"]]\nseat.red.improvements = ["granary@gallia", "temple@gallia"]\n'
        + place("germania", "blue", ancient_infantry=1)
        + place("niger", "green", explorer=1),
        governments="off",
    )
    play(t, "blue: move ancient_infantry; to gallia")
    while not told(t, "settlement.captured"):
        idle(t)
    assert land(t, "gallia")["holder"] == "blue"
    assert seat(t, "red")["improvements"] == ["granary", "temple"]
    assert seat(t, "blue")["improvements"] == []


@pytest.mark.rule("CV-IMP-9")
def test_cv_imp_9_a_wonder_stands_for_an_improvement() -> None:
    t = shop("medieval", [], 20, red=', wonders = ["sistine_chapel"]')
    play(t, "red: assign-wonder sistine_chapel; assign-to italia")
    assert land(t, "italia")["happy"]
    assert seat(t, "red")["wonders"] == ["sistine_chapel@italia"]


# ---------------------------------------------------------------- growing old


@pytest.mark.rule("CV-IMP-5")
@pytest.mark.parametrize(
    ("works", "productive"),
    [
        (["bank@gallia"], True),
        (["granary@gallia"], False),
        (["granary@gallia", "library@gallia"], True),
    ],
)
def test_cv_imp_5_two_of_the_era_before_do_the_work_of_one(works: list[str], productive: bool) -> None:
    t = shop("medieval", [], 20, red=f", improvements = {works}")
    assert land(t, "gallia")["productive"] == productive


@pytest.mark.rule("CV-IMP-5", "CV-IMP-3")
@pytest.mark.parametrize(
    ("era", "where", "happy"),
    [
        ("medieval", "gallia+italia", ["gallia", "italia"]),
        ("industrial", "gallia+italia", []),
        ("industrial", "gallia+gallia", ["gallia"]),
        ("modern", "gallia+gallia", []),
    ],
)
def test_cv_imp_5_an_old_double_improvement_is_enough_for_one_settlement(
    era: str, where: str, happy: list[str]
) -> None:
    t = shop(era, [], 20, red=f', improvements = ["cathedral@{where}"]')
    assert [name for name in ("gallia", "italia") if land(t, name)["happy"]] == happy


@pytest.mark.rule("CV-IMP-5")
def test_cv_imp_5_both_points_of_an_old_one_may_go_to_the_same_settlement() -> None:
    t = shop("industrial", ["theology"], 15)
    play(t, "red: buy-improvement cathedral; assign-to gallia")
    assert offered(t, "red", "assign_to") == ["gallia", "italia", "niger"]
    play(t, "red: assign-to gallia")
    assert land(t, "gallia")["happy"]


# ---------------------------------------------------------------- duplicates


@pytest.mark.rule("CV-IMP-10")
def test_cv_imp_10_a_second_one_serves_nobody_but_may_be_traded() -> None:
    position = 'phase = "trade"\nseat.red.improvements = ["granary@gallia", "granary"]\nseat.blue.coins = 9\n'
    t = three(position + LANDS + settle("germania", "blue"), governments="off")
    assert not can(t, "red: assign granary")
    play(t, "red: offer blue: 1 improvement:granary for 9 coins", "blue: accept 1")
    assert seat(t, "blue")["improvements"] == ["granary"]
    assert refused(t, "red: offer blue: 1 improvement:granary for nothing").code == "nothing_to_spare"


@pytest.mark.rule("CV-IMP-10")
def test_cv_imp_10_who_receives_a_second_one_cannot_assign_it() -> None:
    works = ', improvements = ["granary@gallia", "granary"]'
    assert not can(shop("ancient", [], 20, red=works), "red: assign granary")
    assert can(shop("ancient", [], 20, red=', improvements = ["granary"]'), "red: assign granary")
