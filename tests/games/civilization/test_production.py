"""Phase 10: what a civilization earns, item by item, and what is taken from it."""

from typing import Any

import pytest
from tests.games.civilization.table import described, land, place, seat, settle, three, told

from quadriga.engine.table import Table

NOTHING = [[1, 1]]  # a 2: gems in the Ancient era, coal, horses and wine in the later ones


def produced(position: str, era: str = "ancient", chance: list[list[int]] | None = None, **options: str) -> Table:
    return three(f'phase = "production"\nera = "{era}"\n' + position, chance or NOTHING, **options)


def account(t: Table, name: str = "red") -> dict[str, int]:
    found: dict[str, Any] = seat(t, name)["accounts"]
    return found


# ---------------------------------------------------------------- the sum


@pytest.mark.rule("CV-PRD-1")
def test_cv_prd_1_six_incomes_are_added_up() -> None:
    """Three spices villages of a Monarchy: the capital happy, the others not; a roll of 6 makes spices critical."""
    lands = "".join(settle(name, "red", resource="spices") for name in ("gallia", "italia", "nile"))
    t = produced(lands + 'seat.red = { coins = 7, government = "monarchy" }\n', chance=[[2, 4]])
    items = {"settlements": 4 + 2 + 2, "critical": 15, "unique": 3, "special": 9, "monopolies": 20, "taxes": 2 + 1 + 1}
    assert {name: account(t)[name] for name in items} == items
    assert account(t)["maximum"] == -29  # 59 coins, but a Monarchy earns no more than 10 for each settlement
    assert (account(t)["total"], seat(t, "red")["income"], seat(t, "red")["coins"]) == (30, 30, 37)
    t = produced(lands, chance=[[2, 4]], governments="off")
    assert account(t)["total"] == 8 + 15 + 3 + 9 + 20


PRODUCTION = [  # size, resource, happy: unproductive, productive
    ("village", True, True, 4, 8),
    ("village", True, False, 2, 4),
    ("village", False, True, 2, 4),
    ("village", False, False, 1, 2),
    ("town", True, True, 6, 12),
    ("town", True, False, 3, 6),
    ("town", False, True, 3, 6),
    ("town", False, False, 1, 3),
    ("city", True, True, 8, 16),
    ("city", True, False, 4, 8),
    ("city", False, True, 4, 8),
    ("city", False, False, 2, 4),
    ("metropolis", True, True, 10, 20),
    ("metropolis", True, False, 5, 10),
    ("metropolis", False, True, 5, 10),
    ("metropolis", False, False, 2, 5),
]


@pytest.mark.rule("CV-PRD-2", "CV-GAP-24")
@pytest.mark.parametrize(("size", "rich", "happy", "plain", "productive"), PRODUCTION)
def test_cv_prd_2_the_value_of_a_settlement_s_card(
    size: str, rich: bool, happy: bool, plain: int, productive: int
) -> None:
    """Beside the capital, a village without resource that earns 2."""
    lands = settle("niger", "red") + settle("gallia", "red", size, "iron" if rich else "nothing")
    mood = ["temple@gallia"] if happy else []
    for works, coins in ((mood, plain), ([*mood, "granary@gallia"], productive)):
        t = produced(lands + f"seat.red.improvements = {works}\n", governments="off")
        assert account(t)["settlements"] == 2 + coins


@pytest.mark.rule("CV-PRD-3", "CV-GAP-32")
@pytest.mark.parametrize(
    ("government", "each"),
    [("republic", 1), ("fascism", 1), ("democracy", 2), ("monarchy", 0), ("despotism", 0), ("communism", 0)],
)
def test_cv_prd_3_some_governments_earn_by_the_size_of_settlements(government: str, each: int) -> None:
    lands = settle("niger", "red", "metropolis") + settle("gallia", "red", "city") + settle("italia", "red")
    t = produced(lands + f'seat.red.government = "{government}"\n', "industrial")
    assert account(t)["size_income"] == each * (4 + 3 + 1)


# ---------------------------------------------------------------- resources


@pytest.mark.rule("CV-PRD-4")
@pytest.mark.parametrize(
    ("era", "dice", "resource", "coins"),
    [
        ("ancient", [1, 2], "iron", 15),
        ("medieval", [2, 6], "spices", 20),
        ("industrial", [3, 4], "coal", 25),
        ("modern", [4, 4], "oil", 30),
    ],
)
def test_cv_prd_4_the_critical_resource_pays_once_to_everybody_who_holds_it(
    era: str, dice: list[int], resource: str, coins: int
) -> None:
    lands = settle("gallia", "red", resource=resource) + settle("italia", "red", resource=resource)
    t = produced(lands + settle("nile", "blue", resource=resource) + settle("gobi", "green"), era, [dice])
    assert told(t, "critical.rolled") == [(resource, sum(dice))]
    assert [account(t, name)["critical"] for name in ("red", "blue", "green")] == [coins, coins, 0]


TRADED = (
    'trades = [{ between = ["gallia", "italia"] }]\n'
    + settle("gallia", "red", resource="iron")
    + settle("italia", "blue", resource="horses")
)


@pytest.mark.rule("CV-PRD-4")
def test_cv_prd_4_it_counts_for_who_received_it_in_trade() -> None:
    t = produced(TRADED, chance=[[1, 2]])  # iron
    assert (account(t, "red")["critical"], account(t, "blue")["critical"]) == (0, 15)


@pytest.mark.rule("CV-PRD-5")
@pytest.mark.parametrize(
    ("government", "each"), [("despotism", 3), ("monarchy", 3), ("republic", 4), ("democracy", 5), ("fascism", 3)]
)
def test_cv_prd_5_each_sort_of_resource_is_worth_something(government: str, each: int) -> None:
    lands = settle("gallia", "red", resource="iron") + settle("italia", "red", resource="iron")
    lands += settle("nile", "red", resource="oil") + settle("sahara", "red")
    t = produced(lands + f'seat.red.government = "{government}"\n', "industrial")
    assert account(t)["unique"] == 2 * each


@pytest.mark.rule("CV-PRD-5")
def test_cv_prd_5_what_was_received_counts_and_what_was_given_does_not() -> None:
    t = produced(TRADED + settle("nile", "red", resource="horses"))  # red's horses are two of a sort
    assert seat(t, "red")["resources"] == {"horses": 2}
    assert (account(t, "red")["unique"], account(t, "blue")["unique"]) == (3, 3)


@pytest.mark.rule("CV-PRD-6")
@pytest.mark.parametrize(
    ("era", "known", "spices", "coal"),
    [
        ("ancient", "industrialization", 6, 0),
        ("medieval", "industrialization", 6, 0),
        ("industrial", "steam_power", 0, 0),
        ("industrial", "industrialization", 0, 10),
        ("modern", "industrialization", 0, 10),
    ],
)
def test_cv_prd_6_spices_early_and_coal_after_industrialization(era: str, known: str, spices: int, coal: int) -> None:
    lands = "".join(settle(name, "red", resource="spices") for name in ("gallia", "italia"))
    lands += "".join(settle(name, "blue", resource="coal") for name in ("nile", "sahara"))
    t = produced(lands + f'lost = ["{known}"]\n', era)
    assert (account(t, "red")["special"], account(t, "blue")["special"]) == (spices, coal)


@pytest.mark.rule("CV-PRD-7")
@pytest.mark.parametrize(("number", "coins"), [(2, 0), (3, 20), (4, 40), (5, 80)])
def test_cv_prd_7_monopolies(number: int, coins: int) -> None:
    names = ("gallia", "italia", "nile", "sahara", "niger")[:number]
    t = produced("".join(settle(name, "red", resource="oil") for name in names))
    assert account(t)["monopolies"] == coins


@pytest.mark.rule("CV-PRD-8")
@pytest.mark.parametrize(
    ("government", "happy", "unhappy"),
    [
        ("despotism", 1, 0),
        ("monarchy", 2, 1),
        ("republic", 3, 2),
        ("democracy", 4, 4),
        ("fascism", 2, 2),
        ("communism", 4, 4),
    ],
)
def test_cv_prd_8_taxes_of_happy_and_unhappy_settlements(government: str, happy: int, unhappy: int) -> None:
    lands = settle("gallia", "red") + settle("italia", "red", resource="wine") + settle("nile", "red")
    t = produced(lands + f'seat.red.government = "{government}"\n', "industrial")
    assert account(t)["taxes"] == 2 * happy + unhappy


# ---------------------------------------------------------------- the turn


@pytest.mark.rule("CV-PRD-9")
def test_cv_prd_9_what_happened_in_the_turn_counts_and_is_over_afterwards() -> None:
    """A happy, productive town of 12 coins: 6 when unhappy, 3 when neither, beside a capital of 2."""
    town = settle("gallia", "red", "town", "iron", "mood = {}")
    works = 'seat.red = { government = "republic", improvements = ["temple@gallia", "granary@gallia"] }\n'
    for mood, coins in (([], 12), (["unhappy_now"], 6), (["unproductive_now", "unhappy_now"], 3)):
        t = produced(settle("niger", "red") + town.replace("{}", str(mood)) + works)
        assert account(t)["settlements"] == 2 + coins
        assert described(t)["phase"] == "government"
        assert (land(t, "gallia")["happy"], land(t, "gallia")["productive"]) == (True, True)


@pytest.mark.rule("CV-PRD-10")
@pytest.mark.parametrize(
    ("event", "dice", "coins"), [("super_production", [17, 3, 1], 15 + 17), ("famine", [7, 3, 1], -7)]
)
def test_cv_prd_10_events_change_the_income(event: str, dice: list[int], coins: int) -> None:
    """Medieval era, below the luxury limit: 15 and 1D20 more, or 1D10 less."""
    t = produced(f'event = "{event}"\n', "medieval", [[1, 1], dice])
    assert account(t)["event"] == coins


@pytest.mark.rule("CV-PRD-10")
def test_cv_prd_10_wonders_and_permanent_cards_bring_coins() -> None:
    t = produced('seat.red = { wonders = ["colossus", "great_lighthouse"], standing = ["sc_035"] }\n')
    assert (account(t)["wonders"], account(t)["cards"]) == (10, 20)
    assert account(t)["total"] == 15 + 20  # the card's coins come on top of the minimum


# ---------------------------------------------------------------- limits and losses


@pytest.mark.rule("CV-PRD-11")
@pytest.mark.parametrize(("era", "coins"), [("ancient", 15), ("medieval", 20), ("industrial", 25), ("modern", 30)])
def test_cv_prd_11_the_minimum_of_the_era(era: str, coins: int) -> None:
    t = produced("", era)
    assert account(t)["settlements"] == 2
    assert (account(t)["total"], seat(t, "red")["coins"]) == (coins, coins)


WINE = ("gallia", "italia", "nile", "sahara", "niger")
METROPOLISES = [settle(name, "red", "metropolis", "wine") for name in WINE]


@pytest.mark.rule("CV-PRD-12")
@pytest.mark.parametrize(
    ("number", "productive", "wasted", "total"), [(4, 1, 0, 93), (4, 2, -1, 102), (5, 5, -28, 155)]
)
def test_cv_prd_12_a_third_beyond_a_hundred_is_wasted(number: int, productive: int, wasted: int, total: int) -> None:
    """Wine metropolises of 10, or 20 if productive; 3 for the sort; a monopoly of 40, of 80 for five."""
    works = ["highway_system", "internet", "airport", "research_lab", "nuclear_plant"][:productive]
    served = [f"{work}@{name}" for work, name in zip(works, WINE)]
    position = "".join(METROPOLISES[:number]) + f"seat.red.improvements = {served}\n"
    t = produced(position, "modern", [[1, 2]], governments="off")
    assert (account(t)["luxury"], account(t)["total"]) == (wasted, total)


@pytest.mark.rule("CV-PRD-12")
def test_cv_prd_12_without_the_rule_nothing_is_wasted() -> None:
    t = produced("".join(METROPOLISES), "modern", [[1, 2]], governments="off", luxury="off")
    assert (account(t)["luxury"], account(t)["total"]) == (0, 5 * 10 + 3 + 80)


@pytest.mark.rule("CV-PRD-13")
def test_cv_prd_13_terror_is_subtracted_after_the_minimum_and_before_the_luxury_rule() -> None:
    t = produced("seat.red.terror = 12\nseat.blue.terror = 50\n")
    assert (account(t)["terror"], account(t)["total"]) == (-12, 3)
    assert (account(t, "blue")["terror"], account(t, "blue")["total"]) == (-15, 0)
    assert described(t)["seat"]["red"]["terror"] == 0
    t = produced("".join(METROPOLISES) + "seat.red.terror = 30\n", "modern", [[1, 2]], governments="off")
    assert (account(t)["terror"], account(t)["luxury"], account(t)["total"]) == (-30, -1, 102)  # 133 - 30 = 103


ARMY = settle("gallia", "red", "town") + place("gallia", "red", ancient_infantry=3, explorer=1)
ARMY += settle("italia", "red", "town") + place("italia", "red", ancient_ship=1)
ABROAD = place("nile", "red", ancient_cavalry=2) + place("black_sea", "red", ancient_ship=1)


@pytest.mark.rule("CV-PRD-14")
@pytest.mark.parametrize(
    ("government", "each"),
    [("monarchy", 1), ("republic", 1), ("fascism", 1), ("democracy", 2), ("despotism", 0), ("communism", 0)],
)
def test_cv_prd_14_units_outside_and_beyond_the_size_are_paid_for(government: str, each: int) -> None:
    """One of three in the town, two abroad, two ships of which one is in a settlement; explorers cost nothing."""
    t = produced(ARMY + ABROAD + f'seat.red.government = "{government}"\n')
    assert account(t)["support"] == -each * (1 + 2 + 2)


@pytest.mark.rule("CV-PRD-14")
def test_cv_prd_14_after_it_the_minimum_does_not_help_and_who_cannot_pay_is_excused() -> None:
    t = produced(ARMY + ABROAD + 'seat.red.government = "monarchy"\n')
    assert account(t)["total"] == 15 - 5
    t = produced(place("nile", "red", ancient_cavalry=40) + 'seat.red = { coins = 9, government = "monarchy" }\n')
    assert (account(t)["support"], account(t)["total"], seat(t, "red")["coins"]) == (-15, 0, 9)


@pytest.mark.rule("CV-PRD-14")
def test_cv_prd_14_it_is_subtracted_before_the_luxury_rule() -> None:
    """Five wine metropolises of a Republic: 50, 20 for their sizes, 4, 80 and 15 of taxes are 169; 66 units."""
    army = place("gobi", "red", ancient_cavalry=60) + place("indus", "red", ancient_cavalry=6)
    position = "".join(METROPOLISES) + army + 'seat.red.government = "republic"\n'
    t = produced(position, "modern", [[1, 2]])
    assert (account(t)["support"], account(t)["luxury"], account(t)["total"]) == (-66, -1, 102)  # 169 - 66 = 103


# ---------------------------------------------------------------- roads of Expansionists


@pytest.mark.rule("CV-PRD-15")
def test_cv_prd_15_roads_with_a_unit_of_an_expansionist() -> None:
    roads = "".join(f'land.{name} = {{ road = "{road}" }}\n' for name, road in (("gobi", "road"), ("indus", "railway")))
    lands = settle("gallia", "red", more='road = "railway"') + settle("nile", "blue", more='road = "road"')
    units = place("gobi", "red", explorer=2) + place("indus", "red", ancient_infantry=1)
    units += place("nile", "red", ancient_infantry=1) + place("nile", "blue", ancient_infantry=1)
    types = 'seat.red.civilization = "expansionist"\nseat.blue.civilization = "military"\n'
    t = produced(roads + lands + units + types, "industrial")
    assert account(t)["roads"] == 1 + 2 + 1  # none in Gallia, where nobody is; one beside blue's unit
    assert account(t, "blue")["roads"] == 0
