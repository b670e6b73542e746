"""Rules of governments: Garrison, religious prohibition, Revolution, Purchase ban, and what Communism and
Fundamentalism do besides."""

import pytest
from tests.games.civilization.table import (
    asked,
    can,
    described,
    happened,
    idle_until,
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

GARRISONS = ("despotism", "monarchy", "fascism", "communism")
EVERYBODY = ("blue: keep-government", "green: keep-government")


# ---------------------------------------------------------------- Garrison


def held(government: str, number: int, work: str = "ziggurat@niger", kind: str = "ancient_infantry") -> bool:
    """Whether a town with an improvement and so many units is happy."""
    t = three(
        f'phase = "trade"\nseat.red = {{ government = "{government}", improvements = ["{work}"] }}\n'
        + settle("gallia", "red")
        + settle("niger", "red", "town")
        + (place("niger", "red", **{kind: number}) if number else "")
    )
    happy: bool = land(t, "niger")["happy"]
    return happy


@pytest.mark.rule("CV-GOV-16")
@pytest.mark.parametrize("government", [*GARRISONS, "republic", "democracy"])
def test_cv_gov_16_improvements_make_happy_only_with_as_many_units_as_the_size(government: str) -> None:
    needs = government in GARRISONS
    assert [held(government, number) for number in range(4)] == [not needs, not needs, True, True]


@pytest.mark.rule("CV-GOV-16", "CV-GAP-80")
@pytest.mark.parametrize("source", ["government", "civilization"])
def test_cv_gov_16_free_ones_too(source: str) -> None:
    assert [held("monarchy", number, f"ziggurat@niger {source}") for number in (1, 2)] == [False, True]


@pytest.mark.rule("CV-GOV-16", "CV-GAP-112")
@pytest.mark.parametrize(("kind", "counts"), [("explorer", False), ("ancient_ship", False), ("aircraft", True)])
def test_cv_gov_16_aircraft_are_a_garrison_explorers_and_ships_are_none(kind: str, counts: bool) -> None:
    assert held("despotism", 2, kind=kind) == counts


@pytest.mark.rule("CV-GOV-16")
def test_cv_gov_16_capitals_and_settlements_of_wine_or_gems_need_none() -> None:
    t = three(
        'phase = "trade"\n'
        + settle("gallia", "red", "city", "oil")
        + settle("niger", "red", "town", "wine")
        + settle("sudan", "red", "town", "gems")
        + settle("nile", "red", "town", "coal")
    )
    assert [land(t, name)["happy"] for name in ("gallia", "niger", "sudan", "nile")] == [True, True, True, False]


# ---------------------------------------------------------------- Communism


@pytest.mark.rule("CV-GOV-14")
@pytest.mark.parametrize(
    ("civilization", "kind", "price"),
    [
        ("commercial", "medieval_infantry", 15 - 5),
        ("commercial", "medieval_cavalry", 15 - 5 - 5),  # with horses
        ("military", "medieval_infantry", 13 - 5),
        ("navigators", "medieval_ship", 15 - 5),
        ("commercial", "explorer", 10),
    ],
)
def test_cv_gov_14_military_units_cost_communists_five_less_besides_other_discounts(
    civilization: str, kind: str, price: int
) -> None:
    t = three(
        'phase = "purchase"\nera = "medieval"\nlost = ["feudalism", "chivalry", "astronomy"]\n'
        f'seat.red = {{ government = "communism", civilization = "{civilization}", coins = 100 }}\n'
        + settle("gallia", "red", "town", "horses", 'road = "road"')
    )
    play(t, f"red: buy-unit {kind}; recruit-at gallia x1")
    assert seat(t, "red")["coins"] == 100 - price


# ---------------------------------------------------------------- Fundamentalism


@pytest.mark.rule("CV-GOV-15")
def test_cv_gov_15_all_settlements_are_happy_without_improvements_or_garrisons() -> None:
    t = three(
        'phase = "trade"\nseat.red.government = "fundamentalism"\n'
        + settle("gallia", "red")
        + settle("niger", "red", "metropolis", "coal")
    )
    assert land(t, "niger")["happy"]


@pytest.mark.rule("CV-GOV-15")
def test_cv_gov_15_one_technology_a_turn_for_half_as_much_again() -> None:
    t = three('phase = "purchase"\nseat.red = { government = "fundamentalism", coins = 100 }\n')
    play(t, "red: buy-technology alphabet_writing")
    assert seat(t, "red")["coins"] == 100 - 23  # 15 and a half of it, rounded up
    assert refused(t, "red: buy-technology the_wheel").code == "technologies_this_turn"
    t = three('phase = "purchase"\nseat.red = { government = "monarchy", coins = 100 }\n')
    play(t, "red: buy-technology alphabet_writing; buy-technology masonry")


def converted(dogma: str, chance: list[list[int]]) -> Table:
    t = three(
        'phase = "government"\nlost = ["theology"]\n'
        f'seat.red = {{ government = "anarchy", improvements = ["temple"], dogma = "{dogma}" }}\n',
        chance,
    )
    play(t, "red: govern fundamentalism")
    return t


@pytest.mark.rule("CV-GOV-25", "CV-GAP-83")
@pytest.mark.parametrize(("drawn", "resource"), [(0, "horses"), (4, "coal"), (7, "gems")])
def test_cv_gov_25_the_first_time_one_of_eight_resources_is_drawn(drawn: int, resource: str) -> None:
    t = converted("nothing", [[drawn]])
    assert (told(t, "dogma.drawn"), seat(t, "red")["dogma"]) == ([("red", resource)], resource)


@pytest.mark.rule("CV-GOV-25")
def test_cv_gov_25_it_stays_for_the_whole_game() -> None:
    t = converted("oil", [])
    assert (told(t, "dogma.drawn"), seat(t, "red")["dogma"]) == ([], "oil")
    play(t, *EVERYBODY)
    t = three('phase = "government"\nseat.red = { government = "fundamentalism", dogma = "oil" }\n')
    play(t, "red: abdicate")
    assert seat(t, "red")["dogma"] == "oil"


SPICY = settle("gallia", "red", "town", "spices") + settle("niger", "red", "village", "iron")


@pytest.mark.rule("CV-GOV-25", "CV-GAP-88")
@pytest.mark.parametrize(
    ("government", "expected"),
    [
        # a happy town 6 (3 without resource), a happy village 4; two sorts or one; spices 3
        ("fundamentalism", {"settlements": 3 + 4, "unique": 3, "special": 0}),
        ("monarchy", {"settlements": 6 + 2, "unique": 6, "special": 3}),
    ],
)
def test_cv_gov_25_the_dogma_brings_a_fundamentalist_nothing(government: str, expected: dict[str, int]) -> None:
    t = three(
        f'phase = "production"\nseat.red = {{ government = "{government}", dogma = "spices" }}\n' + SPICY, [[1, 1]]
    )
    assert {name: seat(t, "red")["accounts"][name] for name in expected} == expected


@pytest.mark.rule("CV-GOV-25")
def test_cv_gov_25_nor_is_it_traded() -> None:
    neighbour = SPICY + settle("germania", "blue", resource="wine")
    line = "red: offer blue: 1 resource:gallia for 1 resource:germania"
    t = three('phase = "trade"\nseat.red = { government = "fundamentalism", dogma = "spices" }\n' + neighbour)
    assert refused(t, line).code == "dogma"
    assert can(three('phase = "trade"\nseat.red = { government = "monarchy", dogma = "spices" }\n' + neighbour), line)


@pytest.mark.rule("CV-GOV-25", "CV-TRD-12")
@pytest.mark.parametrize(("dogma", "trades"), [("spices", 0), ("wine", 1), ("oil", 1)])
def test_cv_gov_25_an_exchange_of_it_ends_when_he_believes(dogma: str, trades: int) -> None:
    exchange = settle("germania", "blue", resource="wine") + 'trades = [{ between = ["gallia", "germania"] }]\n'
    who = f'seat.red = {{ government = "anarchy", improvements = ["temple"], dogma = "{dogma}" }}\n'
    t = three('phase = "government"\nera = "medieval"\nlost = ["theology"]\n' + who + SPICY + exchange)
    play(t, "red: govern fundamentalism")
    idle_until(t, "StrategyPhase")
    assert len(described(t)["trades"]) == trades


# ---------------------------------------------------------------- Revolution


def tottering(government: str, unhappy: int, more: str = "") -> Table:
    """Red with his happy capital, in a Movement phase that he can bring to its end."""
    lands = "".join(settle(name, "red") for name in ("niger", "sudan", "nile")[:unhappy])
    return three(
        f'era = "medieval"\nseat.red = {{ government = "{government}", improvements = ["castle"] }}\n'
        + settle("gallia", "red")
        + lands
        + place("gallia", "red", explorer=1)
        + more
    )


@pytest.mark.rule("CV-GOV-26")
@pytest.mark.parametrize(
    ("government", "unhappy", "falls"),
    [
        ("republic", 2, True),
        ("democracy", 2, True),
        ("republic", 1, False),
        ("monarchy", 2, False),
        ("fascism", 3, False),
    ],
)
def test_cv_gov_26_a_republic_with_more_unhappy_than_happy_settlements_falls(
    government: str, unhappy: int, falls: bool
) -> None:
    t = tottering(government, unhappy)
    play(t, "red: done")
    assert told(t, "government.fallen") == ([("red", government)] if falls else [])
    assert seat(t, "red")["government"] == ("anarchy" if falls else government)


@pytest.mark.rule("CV-GOV-26")
def test_cv_gov_26_at_the_start_of_the_next_phase() -> None:
    t = tottering("republic", 2, 'war = [["red", "blue"]]\n')
    assert seat(t, "red")["government"] == "republic"
    play(t, "red: done")
    assert happened(t, "government.fallen", "phase.started")[:2] == ["government.fallen", "phase.started"]
    assert (seat(t, "red")["former"], described(t)["war"]) == ("republic", [])


@pytest.mark.rule("CV-GOV-26")
def test_cv_gov_26_unless_happiness_is_restored_before() -> None:
    t = tottering("republic", 2)
    play(t, "red: assign castle; assign-to niger", "red: done")
    assert (told(t, "government.fallen"), seat(t, "red")["government"]) == ([], "republic")


@pytest.mark.rule("CV-GOV-26", "CV-GAP-135")
@pytest.mark.parametrize(("unhappy", "falls"), [(2, True), (1, False)])
def test_cv_gov_26_half_of_them_happy_again_is_not_enough(unhappy: int, falls: bool) -> None:
    vines = settle("congo", "red", "village", "wine") if unhappy == 1 else ""
    t = tottering("republic", unhappy, vines + place("niger", "blue", ancient_infantry=1))
    play(t, "red: done", "blue: attack niger/red; done")
    assert land(t, "niger")["holder"] == "blue"  # one happy settlement to one unhappy, or none
    assert seat(t, "red")["government"] == ("anarchy" if falls else "republic")


@pytest.mark.rule("CV-GOV-26", "CV-GAP-135")
@pytest.mark.parametrize(("noted", "falls"), [("tottered", True), ("suppressed", False)])
def test_cv_gov_26_half_and_half_is_no_cause_by_itself(noted: str, falls: bool) -> None:
    t = tottering("republic", 1, f'effects = [{{ kind = "{noted}", seat = "red", number = 1 }}]\n')
    play(t, "red: done")
    assert seat(t, "red")["government"] == ("anarchy" if falls else "republic")
    assert "tottered" not in [entry["kind"] for entry in described(t)["effects"]]


def fallen(former: str, lost: str, improvements: str, more: str = "") -> list[str]:
    who = f'seat.red = {{ government = "anarchy", former = "{former}", improvements = [{improvements}] }}\n'
    return offered(
        three(f'phase = "government"\nlost = [{lost}]\n' + who + settle("gallia", "red") + more), "red", "govern"
    )


MONARCHY = '"horseback_riding", "mysticism"'


@pytest.mark.rule("CV-GOV-27")
def test_cv_gov_27_after_a_revolution_only_governments_of_lower_culture() -> None:
    everything = MONARCHY + ', "theology", "industrialization", "nationalism"'
    stock = '"bank", "temple", "legislature"'
    low = ["despotism", "fascism", "fundamentalism"]
    assert fallen("republic", everything, stock) == low
    assert fallen("democracy", everything, stock) == ["despotism", "monarchy", "republic", "fascism", "fundamentalism"]
    assert fallen("none", everything, stock) == [
        "despotism",
        "monarchy",
        "republic",
        "democracy",
        "fascism",
        "fundamentalism",
    ]


@pytest.mark.rule("CV-GOV-27")
def test_cv_gov_27_failing_that_another_one_of_equal_culture_and_failing_that_the_former() -> None:
    assert fallen("despotism", '"industrialization"', "") == ["fascism"]
    assert fallen("despotism", "", "") == ["despotism"]
    assert fallen("fascism", '"industrialization"', "") == ["despotism"]


# ---------------------------------------------------------------- Purchase ban


@pytest.mark.rule("CV-GOV-28")
@pytest.mark.parametrize(
    ("government", "banned"),
    [("republic", True), ("democracy", True), ("monarchy", False), ("fascism", False), ("communism", False)],
)
def test_cv_gov_28_nothing_is_bought_in_unhappy_settlements(government: str, banned: bool) -> None:
    t = three(
        'phase = "purchase"\nera = "modern"\nlost = ["electricity", "fission", "construction"]\n'
        f'seat.red = {{ government = "{government}", coins = 300 }}\n'
        + settle("gallia", "red", "village", "wine")
        + settle("niger", "red", "village", "rare_metals")
    )
    assert can(t, "red: grow niger") == (not banned)
    assert can(t, "red: buy-nuke niger") == (not banned)
    assert can(t, "red: grow gallia")
    play(t, "red: buy-unit modern_infantry")
    if banned:  # there is only one place left, and only one unit
        assert [row[2] for row in told(t, "unit.placed")] == ["gallia"]
        assert refused(t, "red: grow niger").code == "unhappy_settlement"
    else:
        assert offered(t, "red", "recruit_at") == ["gallia", "niger"]


@pytest.mark.rule("CV-GOV-28", "CV-IMP-8", "CV-GAP-142")
@pytest.mark.parametrize("later", [False, True])
@pytest.mark.parametrize(("name", "shows"), [("aqueduct", "productive"), ("colosseum", "happy")])
def test_cv_gov_28_improvements_are_no_purchase_in_a_settlement(name: str, shows: str, later: bool) -> None:
    """Whatever their kind, laid on it at once or taken from the stock."""
    t = three(
        'phase = "purchase"\nlost = ["construction"]\nseat.red = { government = "republic", coins = 60 }\n'
        + settle("gallia", "red", "village", "wine")
        + settle("niger", "red")
    )
    assert (land(t, "niger")["happy"], refused(t, "red: grow niger").code) == (False, "unhappy_settlement")
    play(t, f"red: buy-improvement {name}", *(("red: keep", f"red: assign {name}") if later else ()))
    assert "niger" in offered(t, "red", "assign_to")
    play(t, "red: assign-to niger")
    assert (seat(t, "red")["improvements"], land(t, "niger")[shows]) == ([f"{name}@niger"], True)
    assert can(t, "red: grow niger") == (shows == "happy")  # and so the ban is lifted


# ---------------------------------------------------------------- improvements that governments ask for


@pytest.mark.rule("CV-GOV-29")
@pytest.mark.parametrize(
    ("name", "technology", "price"),
    [("temple", "mysticism", 10), ("bank", "banking", 15), ("legislature", "legislative_government", 20)]
    + [("capitol", "nationalism", 20)],
)
def test_cv_gov_29_they_are_for_sale_in_every_later_era(name: str, technology: str, price: int) -> None:
    t = three(
        f'phase = "purchase"\nera = "modern"\nlost = ["{technology}", "ceremonial_burial", "education"]\n'
        "seat.red.coins = 100\n"
    )
    play(t, f"red: buy-improvement {name}")
    if asked(t) == "Assignment":  # those of the last era may still serve a settlement
        play(t, "red: keep")
    assert (seat(t, "red")["coins"], seat(t, "red")["improvements"]) == (100 - price, [name])
    assert refused(t, "red: buy-improvement ziggurat").code == "wrong_era"
    assert refused(t, "red: buy-improvement university").code == "wrong_era"


@pytest.mark.rule("CV-GOV-29")
def test_cv_gov_29_they_need_their_technology_and_lose_their_effect() -> None:
    t = three('phase = "purchase"\nera = "modern"\nseat.red.coins = 100\n')
    assert refused(t, "red: buy-improvement temple").code == "technology_undiscovered"
    lands = settle("gallia", "red") + settle("niger", "red")
    work = 'seat.red = { government = "republic", improvements = ["temple@niger"] }\n'
    for era, happy in (("ancient", True), ("medieval", False), ("industrial", False)):
        assert land(three(f'phase = "trade"\nera = "{era}"\n' + work + lands), "niger")["happy"] == happy


@pytest.mark.rule("CV-GOV-29")
def test_cv_gov_29_they_never_become_obsolete_as_requirements() -> None:
    t = three(
        'phase = "purchase"\nera = "medieval"\nera_due = true\nlost = ["mysticism", "ceremonial_burial"]\n'
        'seat.red = { coins = 9, improvements = ["temple@gallia", "ziggurat@gallia"] }\n' + settle("gallia", "red")
    )
    play(t, "red: done")
    assert (described(t)["era"], seat(t, "red")["improvements"]) == ("industrial", ["temple"])
    assert asked(t) != "Purchase"
    t = three(
        'phase = "government"\nera = "industrial"\nlost = ["theology"]\n'
        'seat.red = { government = "anarchy", improvements = ["temple"] }\n'
    )
    assert can(t, "red: govern fundamentalism")
