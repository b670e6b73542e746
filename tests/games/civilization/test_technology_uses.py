"""What technologies allow besides units, improvements, wonders and sizes: works, governments, trade, weapons."""

import pytest
from tests.games.civilization.table import can, described, place, play, seat, settle, table, three, units

HOME = settle("gallia", "red", "town", more='road = "road"')

# ---------------------------------------------------------------- explorers

WORKS = {  # era, technology, more of the position, price
    "road": ("ancient", "the_wheel", "", 5),
    "railway": ("industrial", "steam_power", 'land.italia = { road = "road" }\n', 10),
    "prospect": ("medieval", "engineering", "bag = { no_encounter = 3 }\n", 10),
    "terraform": ("modern", "fission", 'land.italia = { token = "mountain", shown = true }\n', 50),
}


@pytest.mark.rule("CV-ROA-1", "CV-ROA-4", "CV-PSP-1", "CV-PSP-3")
@pytest.mark.parametrize("work", WORKS)
def test_cv_roa_1_4_psp_1_3_works_of_explorers(work: str) -> None:
    era, technology, lands, price = WORKS[work]
    position = f'era = "{era}"\nseat.blue.technologies = ["{technology}"]\nseat.red.coins = 60\n' + lands
    position += place("italia", "red", explorer=2) + place("nile", "green", explorer=1)
    assert not can(three(position.replace(technology, "masonry")), f"red: {work} explorer@italia")
    t = three(position)
    play(t, f"red: {work} explorer@italia")
    assert seat(t, "red")["coins"] == 60 - price


# ---------------------------------------------------------------- governments

GOVERNMENTS = {  # technologies, improvement
    "monarchy": (["horseback_riding", "mysticism"], []),
    "republic": ([], ["bank"]),
    "democracy": (["nationalism"], ["legislature"]),
    "fascism": (["industrialization"], []),
    "communism": (["industrialization", "legislative_government"], ["capitol"]),
    "fundamentalism": (["theology"], ["temple"]),
}


@pytest.mark.rule("CV-GOV-1", "CV-GOV-29")
@pytest.mark.parametrize("government", GOVERNMENTS)
def test_cv_gov_1_technologies_and_improvements_that_governments_ask_for(government: str) -> None:
    known, works = GOVERNMENTS[government]

    def possible(technologies: list[str], improvements: list[str]) -> bool:
        red = f'government = "anarchy", improvements = {improvements}'
        t = three(f'phase = "government"\nera = "modern"\nlost = {technologies}\nseat.red = {{ {red} }}\n' + HOME)
        return can(t, f"red: govern {government}")

    assert possible(known, works)
    for missing in known:
        assert not possible([key for key in known if key != missing], works)
    for _ in works:
        assert not possible(known, [])


# ---------------------------------------------------------------- trade

# sea zones between Gallia and another port, by the shortest way; none between neighbours
REACH = [
    ("masonry", "italia"),
    ("trade_mapmaking", "britannia"),
    ("astronomy", "antilles"),
    ("navigation", "aztlan"),
    ("steam_power", "aztlan"),
    ("flight", "nippon"),
]
FARTHER = {"masonry": "britannia", "trade_mapmaking": "antilles", "astronomy": "aztlan", "navigation": "california"}


@pytest.mark.rule("CV-TRD-6", "CV-GAP-33")
@pytest.mark.parametrize(("technology", "port"), REACH)
def test_cv_trd_6_the_reach_of_trade(technology: str, port: str) -> None:
    def linked(other: str) -> bool:
        lands = HOME + settle(other, "blue", more='road = "road"') + settle("gobi", "green")
        return ["red", "blue"] in described(three(f'phase = "trade"\nlost = ["{technology}"]\n' + lands))["links"]

    assert linked(port)
    if technology in FARTHER:
        assert not linked(FARTHER[technology])


@pytest.mark.rule("CV-TRD-6", "CV-GAP-33")
@pytest.mark.parametrize(("technology", "reached"), [("navigation", False), ("steam_power", True)])
def test_cv_trd_6_by_land_steam_power_reaches_four_territories(technology: str, reached: bool) -> None:
    """Germania, Steppes, Tien Shan and Gobi lie between Gallia and Manchuria."""
    lands = HOME + settle("manchuria", "blue", more='road = "road"') + settle("java", "green")
    lands += "".join(f'land.{name}.road = "road"\n' for name in ("germania", "steppes", "tien_shan", "gobi"))
    t = three(f'phase = "trade"\nlost = ["{technology}"]\n' + lands)
    assert (["red", "blue"] in described(t)["links"]) == reached


# ---------------------------------------------------------------- energy and weapons


@pytest.mark.rule("CV-PRD-6")
def test_cv_prd_6_industrialization_makes_coal_worth_something() -> None:
    for known, coins in (("steam_power", 0), ("industrialization", 5)):
        lands = settle("gallia", "red", resource="coal") + f'lost = ["{known}"]\n'
        t = three('phase = "production"\nera = "industrial"\n' + lands, [[1, 1]])
        assert seat(t, "red")["accounts"]["special"] == coins


@pytest.mark.rule("CV-OIL-2")
@pytest.mark.parametrize(("technologies", "coins"), [([], 1), (["electricity"], 0)])
def test_cv_oil_2_electricity_gives_its_owner_free_fuel(technologies: list[str], coins: int) -> None:
    """One movement point of a Modern unit costs a coin, unless it is one of the first five."""
    position = f'era = "modern"\nlost = ["robotics"]\nseat.red = {{ coins = 9, technologies = {technologies} }}\n'
    t = three(position + place("gallia", "red", modern_infantry=1) + place("nile", "green", explorer=1))
    play(t, "red: move modern_infantry; to italia")
    while described(t)["active"] == "red" and can(t, "red: done"):
        play(t, "red: done")
    while described(t)["phase"] == "movement":
        play(t, "green: done")
    assert units(t, "italia", "red") == {"modern_infantry": 1}
    assert described(t)["fund"] == coins


@pytest.mark.rule("CV-RES-8")
def test_cv_res_8_fission_makes_nuclear_weapons() -> None:
    for known, sold in (("scientific_method", False), ("fission", True)):
        lands = settle("gallia", "red", resource="rare_metals") + f'lost = ["{known}"]\nseat.red.coins = 80\n'
        assert can(three('phase = "purchase"\nera = "modern"\n' + lands), "red: buy-nuke gallia") == sold


@pytest.mark.rule("CV-NUC-2")
@pytest.mark.parametrize(("known", "sent"), [("fission", False), ("rocketry", True)])
def test_cv_nuc_2_rocketry_makes_missiles_of_them(known: str, sent: bool) -> None:
    """A tank with a nuclear weapon strikes over a distance."""
    t = three(
        f'era = "modern"\nlost = ["{known}", "mass_production"]\nwar = [["red", "blue"]]\n'
        + settle("italia", "blue")
        + 'pieces = [{ kind = "modern_cavalry", owner = "red", space = "gallia" }]\n'
        + 'nukes = [{ owner = "red", space = "gallia", carrier = 0 }]\nseat.red.coins = 20\n'
    )
    assert can(t, "red: launch modern_cavalry@gallia") == sent


@pytest.mark.rule("CV-ROA-6", "CV-UNI-7")
def test_cv_roa_6_flight_makes_airports_of_railways() -> None:
    for known, sold in (["advanced_flight"], False), (["advanced_flight", "flight"], True):
        lands = settle("gallia", "red", more='road = "railway"') + f"lost = {known}\nseat.red.coins = 60\n"
        assert can(three('phase = "purchase"\nera = "modern"\n' + lands), "red: buy-unit aircraft") == sold


@pytest.mark.rule("CV-END-17")
def test_cv_end_17_fusion_makes_the_colony_ship() -> None:
    for known, sold in (("fission", False), ("fusion", True)):
        position = f'phase = "purchase"\nera = "modern"\nlost = ["{known}"]\nseat.red.coins = 200\n'
        assert can(table(3, position), "red: buy-colony-ship") == sold
