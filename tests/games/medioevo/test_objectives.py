"""Objectives of the Empire cards that ask for a state of things; deeds are in ``test_objectives_deeds``."""

import pytest
from tests.games.medioevo.table import can, four, play, refused, seat, three

from quadriga.engine.table import Table
from quadriga.games.medioevo.board import PREDICATES


def tokens(*zones: str) -> str:
    return "\n".join(f'land.{zone} = {{ token = "byzantine" }}' for zone in zones)


def lands(category: str, **levels: int) -> str:
    return "\n".join(f"land.{zone} = {{ {category} = {level} }}" for zone, level in levels.items())


def owned(*pieces: tuple[str, int]) -> str:
    """Pieces in Nicaea, galleys and ships in Constantinople, whatever they carry."""
    rows = [
        f'{{ owner = "byzantine", kind = "{kind}", level = {level}, '
        f'zone = "{"costantinopoli" if kind in ("galley", "merchant_ship") else "nicea"}" }}'
        for kind, level in pieces
    ]
    return f"pieces = [{', '.join(rows)}]"


def carrying(first: str, second: str) -> str:
    return f"""pieces = [
      {{ owner = "byzantine", kind = "caravan", level = 3, zone = "nicea", cargo = {{ {first} }} }},
      {{ owner = "byzantine", kind = "merchant_ship", level = 3, zone = "egeo", cargo = {{ {second} }} }},
    ]"""


def pact(by: str, whom: str, kind: str = "commercial") -> str:
    return f'{{ kind = "{kind}", by = "{by}", for = "{whom}", until = 9 }}'


RING = {"costantinopoli": 1, "lidia": 2, "paflagonia": 3, "frigia": 1}  # around Nicaea, one across the strait
FLEET = """
pieces = [{ owner = "byzantine", kind = "galley", level = 3, zone = "egeo", units = { archer = 8 } }]
"""

BUSY = 'land.nicea = { market = ["salt", "furs", "wine"] }'

# predicate, card that asks for it and nothing else, what the seat has beside the card, the position; met, then missed
CASES = [
    # twelve territories: seven at home
    ("territories", "plague_doctor_43", "", tokens("tarnovo", "serbia", "epiro", "iconio", "sebastea"), True),
    ("territories", "plague_doctor_43", "", tokens("tarnovo", "serbia", "epiro", "iconio"), False),
    (
        "territories",
        "plague_doctor_43",
        "",
        tokens("tarnovo", "serbia", "epiro", "iconio", "sebastea") + "\narmies.nicea.hungary = { archer = 1 }",
        False,  # contested
    ),
    ("outside", "ranger_55", "", tokens("tarnovo", "serbia", "epiro", "iconio"), True),
    ("outside", "ranger_55", "", tokens("tarnovo", "serbia", "epiro", "nicea"), False),
    # six inhabited areas: three at home; nobody lives in Serbia
    ("inhabited", "plague_doctor_42", "", tokens("tarnovo", "iconio", "trebisonda"), True),
    ("inhabited", "plague_doctor_42", "", tokens("tarnovo", "iconio", "serbia"), False),
    # three harbours: two at home
    ("harbours", "joker_48", "", tokens("trebisonda"), True),
    ("harbours", "joker_48", "", tokens("tarnovo", "iconio"), False),
    # five goods: clothes, wine and grain at home, salt in Bulgaria, weapons in Trebizond, clothes again in Iconium
    ("goods", "merchant_21", "", tokens("tarnovo", "trebisonda"), True),
    ("goods", "merchant_21", "", tokens("tarnovo", "iconio"), False),
    ("building", "bishop_1", "", lands("religious", lidia=3, nicea=3), True),
    ("building", "bishop_1", "", lands("religious", lidia=3, buda=3), False),
    ("building", "militia_26", "", lands("military", lidia=2, nicea=2), True),
    ("building", "militia_26", "", lands("military", lidia=2, nicea=3, frigia=1), False),  # exactly that kind
    ("building", "architect_32", "", lands("civilian", costantinopoli=2, nicea=2), True),
    ("building", "architect_32", "", lands("civilian", costantinopoli=2, nicea=3), False),
    ("building", "princess_59", "", lands("civilian", costantinopoli=3, nicea=3), True),
    ("building", "princess_59", "", lands("civilian", costantinopoli=3, nicea=2), False),
    ("civil_levels", "tax_collector_23", "", lands("civilian", costantinopoli=3, nicea=3, tessalonica=2), True),
    ("civil_levels", "tax_collector_23", "", lands("civilian", costantinopoli=3, nicea=3, tessalonica=1), False),
    ("military_levels", "sheriff_69", "", lands("military", lidia=3, nicea=2, frigia=1), True),
    ("military_levels", "sheriff_69", "", lands("military", lidia=3, nicea=2), False),
    ("castle_ring", "warlord_6", "", lands("military", nicea=3, **RING), True),
    ("castle_ring", "warlord_6", "", lands("military", nicea=2, **RING), False),  # Paphlagonia's castle has two beside
    ("castle_ring", "warlord_6", "", lands("military", nicea=3, costantinopoli=1, lidia=1, frigia=1), False),
    ("complete_site", "bishop_3", "", "land.nicea = { civilian = 1, military = 1, religious = 3 }", True),
    (
        "complete_site",
        "bishop_3",
        "",
        "land.nicea = { civilian = 1, military = 1 }\nland.lidia = { religious = 3 }",
        False,
    ),
    ("army", "warlord_4", "", "armies.nicea.byzantine = { light_infantry = 5, captain_1 = 1, cavalry = 2 }", True),
    ("army", "warlord_4", "", FLEET, True),
    (
        "army",
        "warlord_4",
        "",
        "armies.nicea.byzantine = { light_infantry = 7 }\narmies.lidia.byzantine = { archer = 7 }",
        False,
    ),
    (
        "army_types",
        "surgeon_28",
        "",
        "armies.nicea.byzantine = { light_infantry = 1, heavy_infantry = 1, archer = 1, captain_2 = 1 }",
        True,
    ),
    (
        "army_types",
        "surgeon_28",
        "",
        "armies.nicea.byzantine = { light_infantry = 9, heavy_infantry = 1, captain_1 = 1, captain_2 = 1 }",
        False,  # captains are one type
    ),
    (
        "units",
        "crossbowman_8",
        "",
        "armies.nicea.byzantine = { archer = 3 }\narmies.lidia.byzantine = { archer = 3 }",
        True,
    ),
    ("units", "crossbowman_8", "", "armies.nicea.byzantine = { archer = 5, cavalry = 5 }", False),
    (
        "captain_levels",
        "surgeon_27",
        "",
        "armies.nicea.byzantine = { captain_1 = 1 }\narmies.lidia.byzantine = { captain_2 = 1 }",
        True,
    ),
    ("captain_levels", "surgeon_27", "", "armies.nicea.byzantine = { captain_1 = 2, cavalry = 5 }", False),
    ("siege_levels", "scientist_12", "", owned(("siege_engine", 1), ("siege_engine", 1)), True),
    ("siege_levels", "scientist_12", "", owned(("siege_engine", 1), ("war_wagon", 3)), False),
    ("transport", "gunner_53", "", owned(("war_wagon", 2), ("war_wagon", 2)), True),
    ("transport", "gunner_53", "", owned(("war_wagon", 3), ("galley", 3), ("caravan", 3)), False),
    ("transport", "pirate_57", "", owned(("galley", 2), ("galley", 1)), True),
    ("transport", "pirate_57", "", owned(("galley", 2), ("merchant_ship", 2)), False),
    ("transport", "cameleer_64", "", owned(("caravan", 1), ("caravan", 3)), True),
    ("transport", "cameleer_64", "", owned(("caravan", 3), ("war_wagon", 2)), False),
    ("transport", "merchant_20", "", owned(("merchant_ship", 1), ("merchant_ship", 2)), True),
    ("transport", "merchant_20", "", owned(("merchant_ship", 2), ("caravan", 2)), False),
    (
        "transport_levels",
        "ranger_56",
        "",
        owned(("war_wagon", 3), ("galley", 3), ("caravan", 1), ("merchant_ship", 1)),
        True,
    ),
    (
        "transport_levels",
        "ranger_56",
        "",
        owned(("war_wagon", 3), ("galley", 3), ("caravan", 1), ("siege_engine", 3)),
        False,
    ),
    ("carried_colours", "merchant_19", "", carrying("salt = 1, furs = 1", "wine = 1"), True),
    ("carried_colours", "merchant_19", "", carrying("salt = 3, furs = 1", "salt = 3"), False),
    ("market", "cameleer_63", "", 'land.nicea = { market = ["salt", "furs", "wine", "spices", "slaves"] }', True),
    (
        "market",
        "cameleer_63",
        "",
        """
        land.nicea = { market = ["salt", "furs", "wine", "spices"] }
        land.costantinopoli = { market = ["salt", "furs", "wine", "spices"] }
        """,
        False,
    ),
    (
        "market_total",
        "mystic_71",
        "",
        """
        land.nicea = { market = ["salt", "furs", "wine", "spices"] }
        land.costantinopoli = { market = ["salt", "furs", "wine", "spices"] }
        """,
        True,
    ),
    (
        "market_total",
        "mystic_71",
        "",
        """
        land.nicea = { market = ["salt", "furs", "wine", "spices"] }
        land.costantinopoli = { market = ["salt", "furs", "wine"] }
        land.buda = { market = ["salt", "furs", "wine"] }
        """,
        False,
    ),
    # fifteen hundred florins, debts and a payment of interest (550 a loan) taken off
    ("florins", "magnate_36", "florins = 1500", "", True),
    ("florins", "magnate_36", "florins = 1499", "", False),
    ("florins", "magnate_36", "florins = 2600, loans = 2", "", True),
    ("florins", "magnate_36", "florins = 2599, loans = 2", "", False),
    ("tech", "scientist_10", "technologies = { blue = 2, red = 3, purple = 4 }", "", True),
    ("tech", "scientist_10", "technologies = { blue = 2, red = 4, purple = 1, green = 1 }", "", False),
    ("tech", "princess_60", "technologies = { blue = 4 }", "", True),
    ("tech", "princess_60", "technologies = { blue = 3, red = 3, green = 3 }", "", False),
    # the card shown is counted
    ("cards", "infiltrator_13", 'cards = ["infiltrator_13", "spy_16", "spy_17", "spy_18"]', "", True),
    ("cards", "infiltrator_13", 'cards = ["infiltrator_13", "spy_16", "spy_17"]', "", False),
    # different players, whoever promises what to whom; the Bard asks for a Great Market too
    (
        "pacts",
        "bard_45",
        "",
        f"{BUSY}\npacts = [{pact('byzantine', 'hungary')}, {pact('golden_horde', 'byzantine')}]",
        True,
    ),
    (
        "pacts",
        "bard_45",
        "",
        f"{BUSY}\npacts = [{pact('byzantine', 'hungary')}, {pact('hungary', 'byzantine', 'passage')}]",
        False,
    ),
    ("prisoners", "jailer_39", "prisoners = { hungary = { archer = 1 } }", "", True),
    ("prisoners", "jailer_39", "surrendered = { archer = 1 }", "", False),
    # Rome
    ("place", "heroine_68", "", tokens("roma"), True),
    ("place", "heroine_68", "", tokens("toscana"), False),
]
STATES = {case[0] for case in CASES}
DEEDS = {"road", "sale", "tax_income", "won_battles", "outnumbered_win", "naval_win", "destroyed"} | {
    "barbarians_destroyed",
    "conquered",
    "suppressed",
    "plunder",
}


def holding(card: str, has: str, position: str) -> Table:
    cards = "" if "cards =" in has else f'cards = ["{card}"]'
    return three(f'phase = "purchase"\nseat.byzantine = {{ {", ".join(filter(None, (has, cards)))} }}\n{position}')


@pytest.mark.rule("MU-EMP-9")
@pytest.mark.parametrize(("predicate", "card", "has", "position", "met"), CASES)
def test_mu_emp_9_what_an_objective_asks_for(predicate: str, card: str, has: str, position: str, met: bool) -> None:
    t = holding(card, has, position)
    assert can(t, f"byzantine: claim {card}") == met
    if not met:
        assert refused(t, f"byzantine: claim {card}").code == "objective_unmet"


@pytest.mark.rule("MU-EMP-9")
def test_mu_emp_9_every_predicate_is_met_and_missed_somewhere() -> None:
    assert set(PREDICATES) == STATES | DEEDS
    assert len(PREDICATES) == 37
    for predicate in STATES:
        assert {met for name, _, _, _, met in CASES if name == predicate} == {True, False}


@pytest.mark.rule("MU-EMP-9")
def test_mu_emp_9_jerusalem_for_everybody_but_a_mamluk_who_merely_kept_it() -> None:
    """Templar 34. The Mamluk who lost it must take it back."""
    crusader = four('phase = "purchase"\nseat.byzantine = { cards = ["templar_34"] }\n' + tokens("gerusalemme"))
    assert can(crusader, "byzantine: claim templar_34")
    sultan = four('phase = "purchase"\nactive = "mamluk"\nseat.mamluk = { cards = ["templar_34"] }')
    assert seat(sultan, "mamluk")["territories"] == 7
    assert not can(sultan, "mamluk: claim templar_34")
    back = four(
        """
        active = "mamluk"
        seat.mamluk = { cards = ["templar_34"] }
        war = [["byzantine", "mamluk"]]
        land.gerusalemme = { token = "byzantine" }
        land.damasco = { military = 3 }
        armies.damasco.mamluk = { cavalry = 1, archer = 1 }
        """
    )
    assert not can(back, "mamluk: claim templar_34")
    play(back, "mamluk: move damasco; take-unit cavalry; to gerusalemme")
    assert can(back, "mamluk: claim templar_34")


@pytest.mark.rule("MU-EMP-9")
@pytest.mark.parametrize(
    ("cathedral", "market", "met"),
    [(3, '["salt", "furs", "wine", "spices"]', True), (0, '["salt", "furs", "wine", "spices"]', False)]
    + [(3, '["salt", "furs", "wine"]', False)],
)
def test_mu_emp_9_all_of_several_conditions(cathedral: int, market: str, met: bool) -> None:
    """Bishop 2: a cathedral and a Great Market of four."""
    t = holding("bishop_2", "", f"land.nicea = {{ religious = {cathedral}, market = {market} }}")
    assert can(t, "byzantine: claim bishop_2") == met
