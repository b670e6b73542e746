"""All 53 technologies: what each costs, what it asks for and what its buyer has at once.

Prices, prerequisites and bonuses are those of the cards (table of technologies of the ledger), written down by hand.
"""

from typing import NamedTuple

import pytest
from tests.games.civilization.table import asked, idle, land, play, refused, seat, settle, three, told, units

from quadriga.engine.table import Table


class Card(NamedTuple):
    era: str
    price: int
    needs: tuple[str, ...] = ()
    units: dict[str, int] = {}  # that the buyer receives, those of the wonder included
    improvement: str = ""
    wonders: tuple[str, ...] = ()
    grows: bool = False


ANCIENT, MEDIEVAL, INDUSTRIAL, MODERN = "ancient", "medieval", "industrial", "modern"

TECHNOLOGIES = {
    "masonry": Card(ANCIENT, 15, (), {"explorer": 2}, wonders=("hanging_gardens",)),
    "alphabet_writing": Card(ANCIENT, 15),
    "pottery": Card(ANCIENT, 20, improvement="granary"),
    "the_wheel": Card(ANCIENT, 25, (), {"ancient_cavalry": 1}),
    "bronze_working": Card(ANCIENT, 25, wonders=("colossus",)),
    "ceremonial_burial": Card(ANCIENT, 25, (), {"ancient_cavalry": 2}, wonders=("pyramids",)),
    "horseback_riding": Card(ANCIENT, 40, ("the_wheel",), {"ancient_cavalry": 1}),
    "code_of_laws": Card(ANCIENT, 35, ("alphabet_writing", "pottery"), improvement="courthouse"),
    "mathematics": Card(ANCIENT, 40, ("masonry", "alphabet_writing"), {"ancient_artillery": 1}),
    "iron_working": Card(ANCIENT, 40, ("bronze_working", "pottery"), {"ancient_infantry": 1}),
    "philosophy_literature": Card(ANCIENT, 40, ("alphabet_writing", "pottery"), wonders=("great_library",)),
    "mysticism": Card(ANCIENT, 40, ("pottery", "ceremonial_burial"), wonders=("oracle",)),
    "trade_mapmaking": Card(ANCIENT, 50, ("mathematics", "pottery"), wonders=("great_lighthouse",)),
    "currency": Card(ANCIENT, 50, ("mathematics", "trade_mapmaking"), improvement="marketplace"),
    "construction": Card(ANCIENT, 50, ("iron_working", "mathematics"), wonders=("great_wall",)),
    "banking": Card(MEDIEVAL, 50, ("currency",), improvement="bank"),
    "education": Card(MEDIEVAL, 60, ("trade_mapmaking", "philosophy_literature"), wonders=("leonardos_workshop",)),
    "engineering": Card(MEDIEVAL, 70, ("the_wheel", "construction"), {"medieval_artillery": 1}),
    "theology": Card(
        MEDIEVAL, 70, ("philosophy_literature", "mysticism"), wonders=("bachs_cathedral", "sistine_chapel")
    ),
    "feudalism": Card(MEDIEVAL, 70, ("code_of_laws", "construction"), {"medieval_infantry": 2}, wonders=("sun_tzu",)),
    "astronomy": Card(
        MEDIEVAL, 60, ("education", "engineering"), {"medieval_ship": 1}, wonders=("copernicus_observatory",)
    ),
    "printing_press": Card(MEDIEVAL, 40, ("theology", "education")),
    "chivalry": Card(MEDIEVAL, 60, ("horseback_riding", "feudalism"), {"medieval_cavalry": 1}),
    "navigation": Card(MEDIEVAL, 60, ("astronomy",), {"medieval_ship": 1}),
    "chemistry": Card(MEDIEVAL, 40, ("printing_press", "education"), grows=True),
    "nationalism": Card(INDUSTRIAL, 80, ("banking", "printing_press"), wonders=("shakespeares_theatre",)),
    "physics": Card(INDUSTRIAL, 80, ("astronomy", "chemistry"), wonders=("newtons_university",)),
    "economics": Card(INDUSTRIAL, 90, ("nationalism",), wonders=("smiths_trading_company",)),
    "gunpowder_weapons": Card(INDUSTRIAL, 90, ("physics",), {"industrial_infantry": 1}),
    "cavalry": Card(INDUSTRIAL, 80, ("chivalry", "gunpowder_weapons"), {"industrial_cavalry": 1}),
    "legislative_government": Card(INDUSTRIAL, 70, ("economics",), improvement="legislature"),
    "metallurgy": Card(INDUSTRIAL, 100, ("iron_working", "gunpowder_weapons"), wonders=("magellans_voyage",)),
    "medicine": Card(INDUSTRIAL, 70, ("metallurgy",), improvement="hospital"),
    "steam_power": Card(INDUSTRIAL, 120, ("metallurgy",), wonders=("transcontinental_railroad",)),
    "industrialization": Card(INDUSTRIAL, 100, ("economics", "steam_power"), improvement="factory"),
    "scientific_method": Card(MODERN, 100, ("medicine",), wonders=("edisons_lab",)),
    "electricity": Card(MODERN, 100, ("steam_power",), {"modern_infantry": 1}),
    "combustion": Card(MODERN, 100, ("industrialization",), {"modern_ship": 1}),
    "flight": Card(MODERN, 100, ("combustion",), {"aircraft": 1}),
    "fission": Card(MODERN, 150, ("scientific_method",), wonders=("manhattan_project",)),
    "electronics": Card(MODERN, 70, ("electricity", "scientific_method"), wonders=("hoover_dam",)),
    "mass_production": Card(MODERN, 100, ("combustion", "electricity"), wonders=("universal_suffrage",)),
    "plastics": Card(MODERN, 80, ("mass_production",), improvement="shopping_mall"),
    "robotics": Card(MODERN, 100, ("electronics", "mass_production"), {"modern_infantry": 1}),
    "radio_television": Card(MODERN, 120, ("electronics",), wonders=("united_nations",)),
    "computers": Card(MODERN, 100, ("electronics",)),
    "advanced_flight": Card(MODERN, 100, ("flight", "radio_television"), {"aircraft": 1}),
    "genetics": Card(MODERN, 100, ("medicine", "computers"), wonders=("cure_for_cancer",)),
    "rocketry": Card(MODERN, 120, ("advanced_flight",), {"modern_artillery": 1}),
    "space_flight": Card(MODERN, 150, ("plastics", "computers", "robotics", "rocketry"), wonders=("apollo_program",)),
    "miniaturization": Card(MODERN, 100, ("computers", "space_flight"), {"modern_cavalry": 1}),
    "super_conductor": Card(MODERN, 120, ("miniaturization", "space_flight"), {"aircraft": 1}),
    "fusion": Card(MODERN, 150, ("fission", "super_conductor")),
}


def shop(key: str, coins: int) -> Table:
    """Red, with a town that has both port and airport, in the era of the technology; Flight opens airports."""
    card = TECHNOLOGIES[key]
    known = [*card.needs, "flight"] if card.era == MODERN and key != "flight" else [*card.needs]
    return three(
        f'phase = "purchase"\nera = "{card.era}"\nlost = {known}\nseat.red.coins = {coins}\n'
        + settle("gallia", "red", "town", more='road = "railway"')
    )


@pytest.mark.rule("CV-TEC-1", "CV-TEC-10", "CV-WON-1", "CV-GAP-7")
@pytest.mark.parametrize("key", TECHNOLOGIES)
def test_cv_tec_1_10_the_printed_price_and_the_owner_s_bonus(key: str) -> None:
    card = TECHNOLOGIES[key]
    t = shop(key, card.price + 11)
    play(t, f"red: buy-technology {key}")
    while asked(t) != "Purchase":
        idle(t)
    assert told(t, "technology.bought") == [("red", key, card.price)]
    assert seat(t, "red")["coins"] == 11
    assert seat(t, "red")["technologies"] == [key]
    assert units(t, "gallia", "red") == card.units
    assert seat(t, "red")["improvements"] == ([f"{card.improvement} gift"] if card.improvement else [])
    assert seat(t, "red")["wonders"] == list(card.wonders)
    assert land(t, "gallia")["size"] == ("city" if card.grows else "town")


@pytest.mark.rule("CV-TEC-1")
@pytest.mark.parametrize("key", TECHNOLOGIES)
def test_cv_tec_1_a_coin_less_is_not_enough(key: str) -> None:
    card = TECHNOLOGIES[key]
    t = shop(key, card.price - 1)
    reason = refused(t, f"red: buy-technology {key}")
    assert (reason.code, reason.params) == ("not_enough_coins", {"need": card.price, "have": card.price - 1})


@pytest.mark.rule("CV-TEC-2")
@pytest.mark.parametrize(
    ("key", "missing"), [(key, missing) for key, card in TECHNOLOGIES.items() for missing in card.needs]
)
def test_cv_tec_2_every_prerequisite_has_to_be_discovered(key: str, missing: str) -> None:
    card = TECHNOLOGIES[key]
    t = three(
        f'phase = "purchase"\nera = "{card.era}"\nseat.red.coins = 300\n'
        f"lost = {[need for need in card.needs if need != missing]}\n"
    )
    assert refused(t, f"red: buy-technology {key}").code == "prerequisite_missing"
