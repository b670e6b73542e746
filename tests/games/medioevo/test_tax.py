"""Phase 3: tax levels, income, interest, maintenance."""

import pytest
from tests.games.medioevo.table import (
    MODULE,
    army,
    asked,
    can,
    described,
    events,
    happened,
    idle_until,
    offered,
    pieces,
    play,
    refused,
    seat,
    state,
    table,
    three,
    waiting,
)

from quadriga.engine.table import Table

TEN = ("byzantine: tax 10", "hungary: tax 10", "golden_horde: tax 10")


def taxed(position: str, level: int = 10) -> Table:
    """Byzantium has chosen its tax, the others the lowest; nobody has paid maintenance yet."""
    t = three(f"phase = 'tax'\n{position}")
    play(t, f"byzantine: tax {level}", *TEN[1:])
    return t


def florins(t: Table, name: str = "byzantine") -> int:
    found: int = seat(t, name)["florins"]
    return found


def due(t: Table) -> int:
    """The maintenance Byzantium pays."""
    play(t, "byzantine: pay")
    return events(t, "maintenance.paid")[0].args[1]


# ---------------------------------------------------------------- the level


@pytest.mark.rule("MU-TAX-1")
def test_mu_tax_1_five_levels_chosen_at_once_and_shown_together() -> None:
    t = three("phase = 'tax'")
    assert waiting(t) == ["byzantine", "golden_horde", "hungary"]
    assert offered(t, "hungary", "tax") == ["10", "20", "30", "40", "50"]
    play(t, "hungary: tax 50", "byzantine: tax 30")
    assert happened(t, "tax.set") == []
    assert seat(t, "hungary")["tax"] == 0
    play(t, "golden_horde: tax 10")
    assert [told.args[:2] for told in events(t, "tax.set")] == [[0, 30], [1, 50], [2, 10]]
    assert [seat(t, name)["tax"] for name in described(t)["kingdoms"]] == [30, 50, 10]


@pytest.mark.rule("MU-TAX-1")
def test_mu_tax_1_it_stays_in_force_until_the_next_tax_phase() -> None:
    t = taxed("", 30)
    idle_until(t, "TurnOrder")
    assert seat(t, "byzantine")["tax"] == 30
    idle_until(t, "TaxPhase")
    assert (state(t).turn, seat(t, "byzantine")["tax"]) == (3, 30)
    play(t, "byzantine: tax 20", *TEN[1:])
    assert seat(t, "byzantine")["tax"] == 20


# ---------------------------------------------------------------- income


@pytest.mark.parametrize("level", [10, 20, 30, 40, 50])
@pytest.mark.rule("MU-TAX-2")
def test_mu_tax_2_territories_and_levels_of_settlements(level: int) -> None:
    t = taxed(
        "land.nicea = { civilian = 1 }\nland.tessalonica = { civilian = 2 }\nland.costantinopoli = { civilian = 3 }\n"
        "land.lidia = { military = 3 }\nland.frigia = { religious = 3 }",
        level,
    )
    # seven territories, 1 + 2 + 3 for village, town and city; towers and cathedrals pay nothing
    assert florins(t) == 1600 + level * (7 + 6)
    assert florins(t, "hungary") == 1600 + 10 * 7
    assert seat(t, "byzantine")["income"] == level * 13


@pytest.mark.rule("MU-TAX-2", "MU-TAX-4")
def test_mu_tax_2_only_controlled_territories_and_what_stands_in_them() -> None:
    t = taxed("land.nicea = { civilian = 2 }\narmies.nicea.barbarians = { light_infantry = 1 }", 20)
    assert florins(t) == 1600 + 20 * 6


@pytest.mark.rule("MU-TAX-3")
def test_mu_tax_3_a_city_yields_20_for_every_cube_of_its_great_market() -> None:
    t = taxed(
        "land.costantinopoli = { civilian = 3, market = ['clothes', 'wine', 'furs'] }\n"
        "land.tessalonica = { civilian = 2, market = ['salt', 'grain'] }\n"  # a town yields nothing besides
        "land.nicea = { civilian = 3 }",
        10,
    )
    assert florins(t) == 1600 + 10 * (7 + 3 + 2 + 3) + 20 * 3


@pytest.mark.rule("MU-TAX-3")
def test_mu_tax_3_not_in_a_contested_territory() -> None:
    t = taxed(
        "land.costantinopoli = { civilian = 3, market = ['clothes', 'wine'] }\n"
        "armies.costantinopoli.byzantine = { archer = 1 }\narmies.costantinopoli.hungary = { archer = 1 }",
        10,
    )
    assert florins(t) == 1600 + 10 * 6


@pytest.mark.rule("MU-TAX-4")
def test_mu_tax_4_home_army_or_control_token() -> None:
    t = taxed(
        "land.tarnovo = { token = 'byzantine' }\narmies.serbia.byzantine = { archer = 1 }\n"
        "land.iconio = { holder = 'byzantine', token = 'byzantine' }\narmies.iconio.barbarians = { archer = 1 }"
    )
    assert seat(t, "byzantine")["territories"] == 9  # seven, Bulgaria by token, Serbia by army; Iconium is overrun
    assert florins(t) == 1600 + 90


@pytest.mark.rule("MU-TAX-4")
def test_mu_tax_4_a_foreign_army_disturbs_unless_a_pact_admits_it() -> None:
    armies = "armies.nicea.hungary = { archer = 1 }\narmies.lidia.golden_horde = { archer = 1 }\n"
    assert florins(taxed(armies)) == 1600 + 50
    pact = "pacts = [{ kind = 'passage', by = 'byzantine', for = 'hungary' }]"
    assert florins(taxed(armies + pact)) == 1600 + 60
    other = "pacts = [{ kind = 'commercial', by = 'byzantine', for = 'hungary' }]"
    assert florins(taxed(armies + other)) == 1600 + 50


@pytest.mark.rule("MU-TAX-4")
def test_mu_tax_4_transports_of_others_do_not_disturb() -> None:
    t = taxed("pieces = [{ owner = 'hungary', kind = 'caravan', zone = 'nicea' }]")
    assert florins(t) == 1600 + 70


# ---------------------------------------------------------------- maintenance

ALL_KINDS = """
    armies.nicea.byzantine = { light_infantry = 2, heavy_infantry = 1, cavalry = 1, archer = 1, captain_3 = 1 }
    pieces = [
        { owner = "byzantine", kind = "war_wagon", level = 3, zone = "nicea" },
        { owner = "byzantine", kind = "caravan", zone = "lidia", cargo = { grain = 2 } },
        { owner = "byzantine", kind = "merchant_ship", level = 2, zone = "egeo" },
        { owner = "byzantine", kind = "galley", level = 1, zone = "marmara", units = { archer = 2 } },
        { owner = "byzantine", kind = "siege_engine", level = 3, zone = "nicea" },
        { owner = "byzantine", kind = "siege_engine", level = 1, zone = "marmara", aboard = 3 },
    ]
"""


@pytest.mark.rule("MU-TAX-5", "MU-DEF-12")
def test_mu_tax_5_20_florins_for_everything_whatever_its_kind_and_level() -> None:
    t = taxed(ALL_KINDS)
    # six units on land and two at sea, four transports, two engines
    assert due(t) == 14 * 20
    assert florins(t) == 1600 + 70 - 280


@pytest.mark.rule("MU-TAX-5")
def test_mu_tax_5_who_is_off_the_board_costs_nothing() -> None:
    t = taxed(
        "armies.nicea.byzantine = { archer = 1 }\nseat.byzantine = { surrendered = { archer = 2 } }\n"
        "seat.hungary = { prisoners = { byzantine = { cavalry = 3 } } }"
    )
    assert due(t) == 20


@pytest.mark.rule("MU-TAX-5")
def test_mu_tax_5_after_the_income() -> None:
    t = taxed("armies.nicea.byzantine = { archer = 3 }\nseat.byzantine = { florins = 0 }")
    assert due(t) == 60
    assert florins(t) == 10
    assert happened(t, "tax.collected", "maintenance.paid") == ["tax.collected"] * 3 + ["maintenance.paid"]


@pytest.mark.rule("MU-TAX-5")
def test_mu_tax_5_who_has_nothing_is_not_asked() -> None:
    t = taxed("")
    assert asked(t) == "Purchase"


@pytest.mark.rule("MU-TAX-6")
def test_mu_tax_6_whatever_one_will_not_pay_for_goes_back_to_the_reserve() -> None:
    t = taxed(
        "armies.nicea.byzantine = { archer = 3 }\narmies.serbia.byzantine = { light_infantry = 1 }\n"
        "pieces = [{ owner = 'byzantine', kind = 'siege_engine', zone = 'nicea' }]"
    )
    assert (asked(t), waiting(t)) == ("Maintenance", ["byzantine"])
    play(t, "byzantine: dismiss-units nicea/archer x2; dismiss-units serbia/light_infantry; dismiss-piece siege_engine")
    assert army(t, "nicea", "byzantine") == {"archer": 1}
    assert pieces(t, "byzantine") == []
    assert seat(t, "byzantine")["territories"] == 7  # Serbia was held by its army alone
    assert florins(t) == 1600 + 80  # it was taxed before, and nothing is paid for what goes
    assert due(t) == 20


@pytest.mark.rule("MU-TAX-6")
def test_mu_tax_6_only_the_own_ones() -> None:
    t = taxed("armies.nicea.byzantine = { archer = 1 }\narmies.buda.hungary = { archer = 1 }")
    assert not can(t, "byzantine: dismiss-units buda/archer")
    assert not can(t, "byzantine: dismiss-units nicea/archer x2")


@pytest.mark.rule("MU-TAX-7")
def test_mu_tax_7_who_cannot_pay_and_cannot_borrow_must_remove_elements() -> None:
    t = taxed(
        "armies.nicea.byzantine = { archer = 5 }\nseat.byzantine = { florins = 0, loans = 5, tax = 10 }\n"
        "pieces = [{ owner = 'byzantine', kind = 'war_wagon', zone = 'nicea' }]\n"
        "land.tarnovo = { token = 'byzantine' }\nland.iconio = { token = 'byzantine' }\n",
        40,
    )
    # income 9 * 40 = 360, interest 250: 110 are left for six elements
    assert (asked(t), florins(t)) == ("Maintenance", 110)
    reason = refused(t, "byzantine: pay")
    assert (reason.code, reason.rules, reason.params) == ("florins_short", ["MU-TAX-7"], {"need": 120, "have": 110})
    assert refused(t, "byzantine: loan").rules == ["MU-DEB-3"]
    play(t, "byzantine: dismiss-piece war_wagon")  # of his own choice
    assert due(t) == 100
    assert florins(t) == 10


@pytest.mark.rule("MU-TAX-7")
def test_mu_tax_7_a_loan_helps_as_well() -> None:
    t = taxed("armies.nicea.byzantine = { archer = 9 }\nseat.byzantine = { florins = 0 }")
    assert not can(t, "byzantine: pay")
    play(t, "byzantine: loan")
    assert due(t) == 180
    assert florins(t) == 70 + 500 - 180


@pytest.mark.rule("MU-TAX-7")
def test_mu_tax_7_with_the_last_element_gone_nothing_is_due() -> None:
    t = taxed(
        "armies.nicea.byzantine = { archer = 2 }\nseat.byzantine = { florins = 0, credit = 1, loans = 1 }\n"
        + "\n".join(
            f"armies.{zone}.barbarians = {{ light_infantry = 1 }}"
            for zone in ("costantinopoli", "adrianopoli", "tessalonica", "lidia", "paflagonia", "frigia")
        )
    )
    assert florins(t) == 10
    play(t, "byzantine: dismiss-units nicea/archer x2")
    assert (asked(t), florins(t)) == ("Purchase", 10)


# ---------------------------------------------------------------- interest, support


@pytest.mark.rule("MU-TAX-8")
def test_mu_tax_8_50_for_each_loan_of_an_earlier_turn_before_maintenance() -> None:
    t = taxed("armies.nicea.byzantine = { archer = 1 }\nseat.byzantine = { loans = 3 }\nseat.hungary = { loans = 1 }")
    assert florins(t) == 1600 + 70 - 150
    assert florins(t, "hungary") == 1600 + 70 - 50
    assert due(t) == 20
    kinds = happened(t, "tax.collected", "interest.paid", "maintenance.paid")
    assert kinds == ["tax.collected"] * 3 + ["interest.paid"] * 2 + ["maintenance.paid"]


@pytest.mark.rule("MU-TAX-8")
def test_mu_tax_8_not_for_one_taken_in_this_turn() -> None:
    t = taxed("seat.byzantine = { loans = 2, credit = 1 }")
    assert florins(t) == 1600 + 70 - 50


HOME = ("costantinopoli", "adrianopoli", "tessalonica", "nicea", "lidia", "paflagonia", "frigia")
OVERRUN = "\n".join(f"armies.{zone}.barbarians = {{ light_infantry = 1 }}" for zone in HOME)


@pytest.mark.rule("MU-TAX-9", "MU-ELI-1", "MU-DEF-7")
def test_mu_tax_9_200_florins_for_who_has_neither_army_nor_land() -> None:
    t = taxed(OVERRUN + "\npieces = [{ owner = 'byzantine', kind = 'caravan', zone = 'serbia' }]")
    assert [told.args[:2] for told in events(t, "support.received")] == [[0, 200]]  # a caravan is no army unit
    assert florins(t) == 1600 + 200
    assert seat(t, "byzantine")["territories"] == 0


@pytest.mark.rule("MU-TAX-9")
def test_mu_tax_9_nothing_for_who_has_either() -> None:
    t = taxed(OVERRUN + "\narmies.serbia.byzantine = { archer = 1 }\narmies.serbia.barbarians = { archer = 1 }")
    assert (florins(t), happened(t, "support.received")) == (1600, [])  # an army in contested land
    t = taxed(OVERRUN + "\nland.tarnovo = { token = 'byzantine' }")
    assert (florins(t), happened(t, "support.received")) == (1610, [])


# ---------------------------------------------------------------- the terrain variant


@pytest.mark.rule("MU-VAR-5")
def test_mu_var_5_maintenance_by_terrain() -> None:
    position = """
        phase = "tax"
        armies.gerusalemme.mamluk = { archer = 1 }
        armies.damasco.mamluk = { archer = 1 }
        armies.basso_egitto.mamluk = { archer = 1 }
        armies.sinai.mamluk = { archer = 2 }
        armies.cilicia.mamluk = { archer = 1 }
        armies.presburgo.mamluk = { archer = 1 }
        armies.smolensk.mamluk = { archer = 1 }
        armies.trebisonda.mamluk = { archer = 1 }
        pieces = [
            { owner = "mamluk", kind = "galley", zone = "mare_egizio", units = { archer = 1 } },
            { owner = "mamluk", kind = "siege_engine", zone = "alto_egitto" },
        ]
    """
    for option, expected in (
        # inhabited hills, plains, mountains 10 each; plains 20, hills 20, forest 20; mountains 30; desert 40; sea 20
        ("on", 3 * 10 + 3 * 20 + 30 + 3 * 40 + 2 * 20),
        ("off", 12 * 20),
    ):
        t = table(4, position, terrain=option)
        play(t, *TEN, "mamluk: tax 10", "mamluk: pay")
        assert [told.args[1] for told in events(t, "maintenance.paid")] == [expected]


def test_a_tax_level_can_be_taken_back_until_all_are_in() -> None:
    t = three("phase = 'tax'")
    play(t, "byzantine: tax 50", "byzantine: reopen", "byzantine: tax 10", "hungary: tax 10")
    assert can(t, "hungary: reopen")
    play(t, "golden_horde: tax 10")
    assert seat(t, "byzantine")["tax"] == 10
    assert not can(t, "hungary: reopen")
    assert MODULE.verbs["tax"].grave
