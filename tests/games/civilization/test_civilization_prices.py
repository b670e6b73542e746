"""The types of civilizations: what each pays less for."""

import pytest
from tests.games.civilization.table import BOARD, place, play, refused, seat, settle, three, told

from quadriga.engine.table import Table
from quadriga.games.civilization.technologies import TECHNOLOGY_KEYS

ERAS = ("ancient", "medieval", "industrial", "modern")
TYPES = ("scientific", "religious", "commercial", "navigators", "industrial", "military", "expansionist")
PORT = settle("gallia", "red", "metropolis", "rare_metals", 'road = "railway"') + settle("italia", "red", "metropolis")


def shop(civilization: str, era: str, lost: list[str], coins: int = 0, more: str = "") -> Table:
    """Red buys; he has an improvement in stock, so that there is something to decide even without coins."""
    who = f'seat.red = {{ civilization = "{civilization}", coins = {coins}, improvements = ["fusion_reactor"] }}\n'
    return three(f'phase = "purchase"\nera = "{era}"\nlost = {lost}\n' + who + PORT + more)


def price(civilization: str, era: str, line: str, lost: list[str], more: str = "") -> int:
    """What somebody without a coin is told that he would need."""
    reason = refused(shop(civilization, era, lost, 0, more), f"red: {line}")
    assert reason.code == "not_enough_coins"
    return int(reason.params["need"])


def paid(civilization: str, era: str, line: str, lost: list[str], more: str = "") -> int:
    t = shop(civilization, era, lost, 200, more)
    play(t, f"red: {line}")
    return 200 - int(seat(t, "red")["coins"])


def others(*types: str) -> list[str]:
    return [name for name in TYPES if name not in types]


# ---------------------------------------------------------------- technologies


def technology(civilization: str, name: str) -> int:
    card = BOARD.technologies[TECHNOLOGY_KEYS.index(name)]
    before = [TECHNOLOGY_KEYS[number] for number in card.prerequisites]
    return price(civilization, ERAS[card.era - 1], f"buy-technology {name}", before)


FIFTHS = {  # what each type pays for its technologies
    "scientific": {"mathematics": 8, "engineering": 14, "physics": 16, "scientific_method": 20},
    "religious": {"mysticism": 8, "theology": 14, "nationalism": 16},
    "commercial": {"currency": 10, "banking": 10, "economics": 18},
    "navigators": {"trade_mapmaking": 10, "astronomy": 12, "metallurgy": 20},
    "industrial": {"construction": 10, "engineering": 14, "industrialization": 20},
    "military": {"iron_working": 8, "feudalism": 14, "gunpowder_weapons": 18},
    "expansionist": {"trade_mapmaking": 10, "navigation": 12, "nationalism": 16},
}


@pytest.mark.rule("CV-CIV-4", "CV-CIV-7", "CV-CIV-9", "CV-CIV-12", "CV-CIV-15", "CV-CIV-18", "CV-CIV-23")
@pytest.mark.parametrize(("civilization", "fifths"), FIFTHS.items())
def test_cv_civ_4_7_9_12_15_18_23_some_technologies_cost_a_fifth(civilization: str, fifths: dict[str, int]) -> None:
    assert {name: technology(civilization, name) for name in fifths} == fifths


@pytest.mark.rule("CV-CIV-2")
def test_cv_civ_2_scientists_pay_five_to_fifteen_less_for_all_other_technologies() -> None:
    names = ("pottery", "education", "economics", "flight")
    assert [technology("scientific", name) for name in names] == [20 - 5, 60 - 10, 90 - 15, 100 - 15]
    for civilization in others("scientific", "commercial"):
        assert [technology(civilization, name) for name in names] == [20, 60, 90, 100]


# ---------------------------------------------------------------- improvements

HAPPINESS = {
    "ziggurat": "ceremonial_burial",
    "castle": "feudalism",
    "hospital": "medicine",
    "shopping_mall": "plastics",
}
PRODUCTIVITY = {
    "granary": "pottery",
    "university": "education",
    "factory": "industrialization",
    "internet": "computers",
}


def improvements(civilization: str, names: dict[str, str]) -> list[int]:
    return [
        price(civilization, era, f"buy-improvement {name}", [names[name]])
        for era, name in zip(ERAS, names, strict=True)
    ]


@pytest.mark.rule("CV-CIV-5")
def test_cv_civ_5_happiness_is_cheaper_for_religious_civilizations() -> None:
    assert improvements("religious", HAPPINESS) == [10 - 5, 15 - 5, 20 - 10, 25 - 10]
    for civilization in others("religious"):
        assert improvements(civilization, HAPPINESS) == [10, 15, 20, 25]
    assert improvements("religious", PRODUCTIVITY) == [10, 15, 20, 25]


@pytest.mark.rule("CV-CIV-13")
def test_cv_civ_13_productivity_is_cheaper_for_industrial_civilizations() -> None:
    assert improvements("industrial", PRODUCTIVITY) == [5, 10, 15, 20]
    for civilization in others("industrial"):
        assert improvements(civilization, PRODUCTIVITY) == [10, 15, 20, 25]


# ---------------------------------------------------------------- units

UNITS = {
    "ancient_infantry": ("ancient", "bronze_working", 10, 8),
    "medieval_cavalry": ("medieval", "chivalry", 15, 13),
    "industrial_artillery": ("industrial", "metallurgy", 20, 17),
    "modern_infantry": ("modern", "electricity", 25, 21),
    "ancient_ship": ("ancient", "trade_mapmaking", 20, 17),
    "medieval_ship": ("medieval", "astronomy", 30, 25),
    "industrial_ship": ("industrial", "metallurgy", 40, 34),
    "modern_ship": ("modern", "combustion", 50, 43),
}


@pytest.mark.rule("CV-CIV-16", "CV-GAP-18")
@pytest.mark.parametrize("kind", list(UNITS))
def test_cv_civ_16_the_military_table_of_prices(kind: str) -> None:
    era, opened_by, listed, military = UNITS[kind]
    assert price("military", era, f"buy-unit {kind}", [opened_by]) == military
    assert price("commercial", era, f"buy-unit {kind}", [opened_by]) == listed


@pytest.mark.rule("CV-CIV-16")
def test_cv_civ_16_aircraft_and_upgrades_of_the_military() -> None:
    assert price("military", "modern", "buy-unit aircraft", ["flight"]) == 43
    assert price("commercial", "modern", "buy-unit aircraft", ["flight"]) == 50
    old = place("gallia", "red", ancient_infantry=1) + place("baltic_sea", "red", medieval_ship=1)
    lost = ["gunpowder_weapons", "metallurgy"]
    army = [price(name, "industrial", "upgrade ancient_infantry", lost, old) for name in ("military", "religious")]
    fleet = [price(name, "industrial", "upgrade medieval_ship", lost, old) for name in ("military", "religious")]
    assert (army, fleet) == ([2 * 6, 2 * 10], [12, 20])


@pytest.mark.rule("CV-CIV-10")
def test_cv_civ_10_ships_cost_navigators_half() -> None:
    for kind in ("ancient_ship", "medieval_ship", "industrial_ship", "modern_ship"):
        era, opened_by, listed, _ = UNITS[kind]
        assert price("navigators", era, f"buy-unit {kind}", [opened_by]) == listed // 2
    assert price("navigators", "modern", "buy-unit carrier", ["advanced_flight", "flight"]) == 25
    assert price("navigators", "ancient", "buy-unit ancient_infantry", ["bronze_working"]) == 10


@pytest.mark.rule("CV-CIV-19")
def test_cv_civ_19_explorers_cost_expansionists_five_less() -> None:
    assert price("expansionist", "medieval", "buy-unit explorer", []) == 5
    assert {price(name, "medieval", "buy-unit explorer", []) for name in others("expansionist")} == {10}


# ---------------------------------------------------------------- spies, weapons, the capital, work of explorers


@pytest.mark.rule("CV-CIV-13", "CV-CIV-19")
@pytest.mark.parametrize(("civilization", "coins"), [("industrial", 30), ("expansionist", 35), ("military", 40)])
def test_cv_civ_13_19_cheaper_spies(civilization: str, coins: int) -> None:
    assert paid(civilization, "industrial", "buy-spy", []) == coins


@pytest.mark.rule("CV-CIV-2", "CV-CIV-13", "CV-CIV-16")
@pytest.mark.parametrize(
    ("civilization", "coins"), [("scientific", 50), ("industrial", 60), ("military", 70), ("commercial", 80)]
)
def test_cv_civ_2_13_16_cheaper_nuclear_weapons(civilization: str, coins: int) -> None:
    assert paid(civilization, "modern", "buy-nuke gallia", ["fission"]) == coins


@pytest.mark.rule("CV-CIV-19")
@pytest.mark.parametrize(
    ("era", "listed", "reduced"),
    [("ancient", 15, 10), ("medieval", 25, 15), ("industrial", 40, 25), ("modern", 50, 30)],
)
def test_cv_civ_19_expansionists_move_their_capital_for_less(era: str, listed: int, reduced: int) -> None:
    assert paid("expansionist", era, "move-capital italia", []) == reduced
    assert paid("navigators", era, "move-capital italia", []) == listed


@pytest.mark.rule("CV-CIV-2", "CV-CIV-13")
@pytest.mark.parametrize(
    ("civilization", "prospecting", "terraforming"),
    [("scientific", 5, 30), ("industrial", 5, 35), ("religious", 10, 50), ("expansionist", 10, 50)],
)
def test_cv_civ_2_13_cheaper_prospecting_and_terraforming(
    civilization: str, prospecting: int, terraforming: int
) -> None:
    t = three(
        f'era = "modern"\nlost = ["engineering", "fission"]\nbag = {{ wine = 1 }}\n'
        f'seat.red = {{ civilization = "{civilization}", coins = 100 }}\n'
        'land.steppes = { token = "forest", shown = true }\n'
        + place("gallia", "red", explorer=1)
        + place("steppes", "red", explorer=1)
    )
    play(t, "red: prospect explorer@gallia")
    assert seat(t, "red")["coins"] == 100 - prospecting
    play(t, "red: terraform explorer@steppes")
    assert seat(t, "red")["coins"] == 100 - prospecting - terraforming
    assert [row[1] for row in told(t, "land.terraformed")] == ["steppes"]
