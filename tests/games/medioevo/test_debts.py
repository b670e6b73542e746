"""Debts: loans, repayments, interest, bankruptcy, elimination."""

import pytest
from tests.games.medioevo.table import (
    MODULE,
    army,
    asked,
    can,
    described,
    events,
    four,
    happened,
    idle,
    idle_until,
    land,
    offered,
    pieces,
    play,
    refused,
    seat,
    state,
    three,
    waiting,
)

from quadriga.engine.table import Table
from quadriga.games.medioevo.rows import changed

TEN = ("byzantine: tax 10", "hungary: tax 10", "golden_horde: tax 10")
HOME = ("costantinopoli", "adrianopoli", "tessalonica", "nicea", "lidia", "paflagonia", "frigia")


def ruined(position: str = "", unpaid: int = 0, florins: int = 0) -> Table:
    """Byzantium owes 250 florins of interest, may not borrow, and its seven territories brought 70."""
    t = three(
        f"phase = 'tax'\n{position}\n"
        f"seat.byzantine = {{ florins = {florins}, loans = 5, unpaid = {unpaid}, honour = 20 }}"
    )
    play(t, *TEN)
    return t


def money(t: Table, name: str = "byzantine") -> tuple[int, int]:
    return seat(t, name)["florins"], seat(t, name)["loans"]


# ---------------------------------------------------------------- loans


@pytest.mark.parametrize("phase", ["purchase", "combat", "commerce"])
@pytest.mark.rule("MU-DEB-1")
def test_mu_deb_1_500_florins_once_a_turn_at_any_time(phase: str) -> None:
    t = three(
        f"phase = '{phase}'\narmies.nicea.byzantine = {{ archer = 1 }}\n"
        "pieces = [{ owner = 'byzantine', kind = 'war_wagon', zone = 'nicea' }]"
    )
    play(t, "byzantine: loan")
    assert money(t) == (2100, 1)
    reason = refused(t, "byzantine: loan")
    assert (reason.code, reason.rules) == ("borrowed_before", ["MU-DEB-1"])
    assert waiting(t) == ["byzantine"]  # it is no action


@pytest.mark.rule("MU-DEB-1")
def test_mu_deb_1_again_in_the_next_turn() -> None:
    t = three("phase = 'commerce'")
    play(t, "byzantine: loan")
    idle_until(t, "TurnOrder")
    play(t, "byzantine: loan")
    assert money(t) == (2600, 2)


@pytest.mark.rule("MU-DEB-1")
def test_mu_deb_1_once_in_all_phases_of_a_turn_together() -> None:
    t = three("phase = 'turn_order'")
    play(t, "byzantine: loan; bid x2", "hungary: bid x1", "golden_horde: bid x0")
    idle_until(t, "Purchase")
    assert refused(t, "byzantine: loan").rules == ["MU-DEB-1"]


@pytest.mark.rule("MU-DEB-2")
def test_mu_deb_2_exactly_500_back_once_a_turn() -> None:
    t = three("phase = 'commerce'\nseat.byzantine = { loans = 3 }")
    play(t, "byzantine: repay")
    assert money(t) == (1100, 2)
    reason = refused(t, "byzantine: repay")
    assert (reason.code, reason.rules) == ("repaid_before", ["MU-DEB-2"])
    play(t, "byzantine: loan")  # the one does not hinder the other
    assert money(t) == (1600, 3)


@pytest.mark.rule("MU-DEB-2")
def test_mu_deb_2_who_has_no_debt_or_no_500_florins_cannot() -> None:
    t = three("phase = 'commerce'\nseat.byzantine = { loans = 1, florins = 499 }")
    reason = refused(t, "byzantine: repay")
    assert (reason.code, reason.params) == ("florins_short", {"need": 500, "have": 499})
    t = three("phase = 'commerce'")
    assert refused(t, "byzantine: repay").code == "no_debt"


@pytest.mark.rule("MU-DEB-3")
def test_mu_deb_3_never_more_than_2500() -> None:
    t = three("phase = 'commerce'\nseat.byzantine = { loans = 4 }")
    play(t, "byzantine: loan")
    assert money(t) == (2100, 5)
    t = three("phase = 'commerce'\nseat.byzantine = { loans = 5 }")
    reason = refused(t, "byzantine: loan")
    assert (reason.code, reason.rules, reason.params) == ("debt_ceiling", ["MU-DEB-3"], {"florins": 2500})
    play(t, "byzantine: repay; loan")
    assert money(t) == (1600, 5)


@pytest.mark.rule("MU-DEB-4", "MU-DEB-1")
def test_mu_deb_4_interest_from_the_next_turn_on_until_it_is_repaid() -> None:
    t = three("phase = 'turn_order'")
    play(t, "byzantine: loan")
    paid = []
    for _ in range(3):
        idle_until(t, "Purchase")
        paid.append([told.args[1] for told in events(t, "interest.paid")])
        idle_until(t, "TurnOrder")
    assert paid == [[], [50], [50, 50]]
    idle_until(t, "Purchase")
    while waiting(t) != ["byzantine"]:
        idle(t)
    play(t, "byzantine: repay")
    before = len(events(t, "interest.paid"))
    idle_until(t, "TurnOrder")
    idle_until(t, "Purchase")
    assert len(events(t, "interest.paid")) == before == 3


@pytest.mark.rule("MU-DEB-5")
def test_mu_deb_5_debts_and_one_interest_are_taken_off() -> None:
    t = three(
        "phase = 'commerce'\nseat.byzantine = { florins = 1000, loans = 1 }\n"
        "seat.hungary = { florins = 100, loans = 2 }"
    )
    assert seat(t, "byzantine")["net_wealth"] == 450
    assert seat(t, "hungary")["net_wealth"] == 100 - 1100
    assert MODULE.view(t.game, 0)["seats"][0]["net_wealth"] == 450


# ---------------------------------------------------------------- bankruptcy


@pytest.mark.rule("MU-DEB-6")
def test_mu_deb_6_who_cannot_pay_borrows_if_he_may() -> None:
    t = three("phase = 'tax'\nseat.byzantine = { florins = 0, loans = 4 }")
    play(t, *TEN)  # 70 come in, 200 are due
    assert (asked(t), happened(t, "seat.bankrupt")) == ("Interest", [])
    assert refused(t, "byzantine: pay").params == {"need": 200, "have": 70}
    for line in ("forgo", "sell-peace x1"):
        assert refused(t, f"byzantine: {line}").rules == ["MU-DEB-6"]
    play(t, "byzantine: loan")
    assert money(t) == (370, 5)
    assert happened(t, "interest.paid", "seat.bankrupt") == ["interest.paid"]


@pytest.mark.parametrize("debt", ["loans = 5", "loans = 4, credit = 1"])
@pytest.mark.rule("MU-DEB-6")
def test_mu_deb_6_bankrupt_at_the_ceiling_or_after_the_loan_of_the_turn(debt: str) -> None:
    t = three(f"phase = 'tax'\nseat.byzantine = {{ florins = 0, {debt} }}")
    play(t, *TEN)
    interest = 250 if debt == "loans = 5" else 150
    assert [told.args[:2] for told in events(t, "seat.bankrupt")] == [[0, interest]]
    assert not can(t, "byzantine: loan")
    assert not can(t, "byzantine: pay")


@pytest.mark.rule("MU-DEB-6")
def test_mu_deb_6_whoever_can_pay_is_not_bankrupt() -> None:
    t = ruined(florins=180)
    assert (asked(t), money(t)) == ("Purchase", (0, 5))
    assert happened(t, "seat.bankrupt", "interest.paid") == ["interest.paid"]


SALES = """
    land.nicea = { civilian = 1, military = 1, religious = 3 }
    land.tessalonica = { civilian = 2, military = 2 }
    land.costantinopoli = { civilian = 3, military = 3 }
    land.buda = { civilian = 3 }
    pieces = [
        { owner = "byzantine", kind = "war_wagon", level = 1, zone = "nicea" },
        { owner = "byzantine", kind = "caravan", level = 2, zone = "lidia", cargo = { wine = 3 } },
        { owner = "byzantine", kind = "merchant_ship", level = 3, zone = "egeo" },
        { owner = "byzantine", kind = "siege_engine", level = 3, zone = "nicea" },
        { owner = "byzantine", kind = "galley", level = 2, zone = "marmara", units = { archer = 1 } },
    ]
"""


@pytest.mark.parametrize(
    ("sale", "florins"),
    [
        ("sell-building nicea/civilian", 50),
        ("sell-building tessalonica/civilian", 100),
        ("sell-building costantinopoli/civilian", 150),
        ("sell-building nicea/military", 50),
        ("sell-building tessalonica/military", 100),
        ("sell-building costantinopoli/military", 150),
        ("sell-building nicea/religious", 150),
        ("sell-transport war_wagon", 50),
        ("sell-transport caravan", 100),
        ("sell-transport merchant_ship", 150),
    ],
)
@pytest.mark.rule("MU-DEB-7")
def test_mu_deb_7_half_the_value_of_own_buildings_and_transports(sale: str, florins: int) -> None:
    t = ruined(SALES)
    before = money(t)[0]
    play(t, f"byzantine: {sale}")
    assert money(t)[0] == before + florins
    assert not can(t, f"byzantine: {sale}") if "building" in sale else len(pieces(t, "byzantine")) == 4


@pytest.mark.rule("MU-DEB-7")
def test_mu_deb_7_neither_engines_nor_what_belongs_to_others() -> None:
    t = ruined(SALES)
    assert refused(t, "byzantine: sell-transport siege_engine").code == "not_a_transport"
    assert refused(t, "byzantine: sell-transport galley").code == "units_aboard"
    assert not can(t, "byzantine: sell-building buda/civilian")


@pytest.mark.rule("MU-DEB-7")
def test_mu_deb_7_more_than_is_due_may_be_raised_and_then_it_is_paid() -> None:
    t = ruined(SALES, florins=60)  # 60 + 13 * 10: 190, short of 250
    play(t, "byzantine: sell-building nicea/religious")
    assert refused(t, "byzantine: forgo").code == "can_pay"
    assert refused(t, "byzantine: sell-peace x1").code == "can_pay"  # only who is still short
    play(t, "byzantine: sell-building costantinopoli/military; pay")
    assert money(t)[0] == 190 + 300 - 250
    assert seat(t, "byzantine")["unpaid"] == 0
    assert asked(t) == "Maintenance"


@pytest.mark.rule("MU-DEB-7")
def test_mu_deb_7_rebellions_for_100_florins_each() -> None:
    t = ruined("armies.nicea.byzantine = { archer = 2 }")
    assert can(t, "byzantine: sell-peace x7")
    assert not can(t, "byzantine: sell-peace x8")
    play(t, "byzantine: sell-peace x3")  # 70 + 300: more than is due
    assert money(t)[0] == 370
    assert (asked(t), waiting(t)) == ("Rebellions", ["byzantine"])
    assert refused(t, "byzantine: rebel nicea").rules == ["MU-REB-4"]  # where the fewest units are
    play(t, "byzantine: rebel lidia; rebel frigia")
    assert not can(t, "byzantine: rebel lidia")  # each in another territory
    play(t, "byzantine: rebel paflagonia")
    for place in ("lidia", "frigia", "paflagonia"):
        assert army(t, place, "barbarians") == {"light_infantry": 1}
    assert seat(t, "byzantine")["honour"] == 20  # there was none before
    play(t, "byzantine: pay")
    assert money(t) == (120, 5)


@pytest.mark.rule("MU-DEB-7")
def test_mu_deb_7_rebellions_follow_the_rules_of_rebellions() -> None:
    t = ruined("armies.nicea.barbarians = { light_infantry = 1 }", florins=30)
    play(t, "byzantine: sell-peace x2")
    play(t, f"byzantine: rebel {offered(t, 'byzantine', 'rebel')[0]}")
    assert seat(t, "byzantine")["honour"] == 20 - 2  # one was there already: a point for each new one


# ---------------------------------------------------------------- elimination


@pytest.mark.rule("MU-DEB-8")
def test_mu_deb_8_the_first_time_nothing_happens() -> None:
    t = ruined("armies.nicea.byzantine = { archer = 1 }")
    play(t, "byzantine: forgo")
    assert [told.args[:2] for told in events(t, "interest.unpaid")] == [[0, 1]]
    assert described(t)["gone"] == []
    assert (money(t), seat(t, "byzantine")["unpaid"]) == ((70, 5), 1)
    assert (asked(t), waiting(t)) == ("Maintenance", ["byzantine"])


@pytest.mark.rule("MU-DEB-8")
def test_mu_deb_8_two_tax_phases_in_a_row() -> None:
    t = ruined()
    play(t, "byzantine: forgo")
    idle_until(t, "TaxPhase")
    assert state(t).turn == 3
    state(t).florins = changed(state(t).florins, 0, 0)
    play(t, *TEN, "byzantine: forgo")
    assert happened(t, "seat.eliminated") == ["seat.eliminated"]


@pytest.mark.rule("MU-DEB-8")
def test_mu_deb_8_who_pays_in_between_begins_anew() -> None:
    t = ruined("land.nicea = { religious = 3 }\nland.lidia = { military = 3 }", unpaid=1)
    play(t, "byzantine: sell-building nicea/religious; sell-building lidia/military; pay")
    assert seat(t, "byzantine")["unpaid"] == 0
    idle_until(t, "TaxPhase")
    state(t).florins = changed(state(t).florins, 0, 0)
    play(t, *TEN, "byzantine: forgo")
    assert (described(t)["gone"], seat(t, "byzantine")["unpaid"]) == ([], 1)


POSSESSIONS = """
    armies.nicea.byzantine = { archer = 2 }
    armies.serbia.byzantine = { cavalry = 1 }
    armies.lidia.byzantine = { archer = 1 }
    armies.lidia.hungary = { archer = 1 }
    land.tarnovo = { token = "byzantine" }
    land.iconio = { token = "byzantine" }
    land.costantinopoli = { civilian = 2, military = 1 }
    pieces = [
        { owner = "byzantine", kind = "siege_engine", zone = "nicea" },
        { owner = "byzantine", kind = "galley", zone = "egeo", units = { archer = 1 } },
    ]
    war = [["byzantine", "hungary"]]
    pacts = [{ kind = "passage", by = "byzantine", for = "golden_horde" }]
    [seat.byzantine]
    florins = 0
    loans = 5
    unpaid = 1
    tokens = { red = 2 }
    technologies = { blue = 2 }
    cards = ["warlord_5"]
    prisoners = { hungary = { cavalry = 1 } }
    surrendered = { archer = 1 }
    [seat.hungary]
    prisoners = { byzantine = { cavalry = 1 } }
"""


@pytest.mark.rule("MU-DEB-8")
def test_mu_deb_8_everything_goes_back_and_the_land_to_the_barbarians() -> None:
    t = three(f"phase = 'tax'\n{POSSESSIONS}")
    play(t, *TEN, "byzantine: forgo")
    assert described(t)["gone"] == ["byzantine"]
    assert described(t)["order"] == ["hungary", "golden_horde"]
    doc = seat(t, "byzantine")
    assert (doc["florins"], doc["loans"], doc["units"], doc["cards"]) == (0, 0, 0, [])
    assert (sum(doc["tokens"].values()), doc["level_sum"], doc["territories"]) == (0, 0, 0)
    assert pieces(t, "byzantine") == []
    for zone in (*HOME, "serbia", "tarnovo", "iconio"):
        if zone != "lidia":
            held = land(t, zone)
            assert held.get("holder", "nobody") == "nobody"
            assert not {"token", "civilian", "military"} & set(held)
    assert land(t, "lidia")["holder"] == "hungary"  # whose army stands there
    assert (described(t)["war"], described(t)["pacts"]) == ([], [])
    assert seat(t, "hungary")["prisoners"] == {}
    assert described(t)["deck"][-1] == "warlord_5"
    assert sorted(described(t)["deck"]) == sorted(state(t).board.card_keys)


@pytest.mark.rule("MU-DEB-8")
def test_mu_deb_8_the_others_go_on() -> None:
    t = four(f"phase = 'tax'\n{POSSESSIONS}")
    play(t, *TEN, "mamluk: tax 10", "byzantine: forgo")
    assert waiting(t) == ["hungary"]
    idle_until(t, "TurnOrder")
    assert waiting(t) == ["golden_horde", "hungary", "mamluk"]
    assert [seat(t, name)["penalty"] for name in ("hungary", "golden_horde", "mamluk")] == [0, 1, 3]
    assert refused(t, "byzantine: bid x0").code == "not_your_decision"


@pytest.mark.rule("MU-DEB-8")
def test_mu_deb_8_the_last_player_left_has_won() -> None:
    broke = "{ florins = 0, loans = 5, unpaid = 1, honour = 90 }"
    t = three(f"phase = 'tax'\nseat.byzantine = {broke}\nseat.hungary = {broke}")
    play(t, *TEN, "byzantine: forgo")
    assert not t.game.over
    play(t, "hungary: forgo")
    assert (t.game.over, described(t)["winners"]) == (True, ["golden_horde"])


@pytest.mark.rule("MU-ELI-1")
def test_mu_eli_1_who_has_lost_everything_in_war_plays_on() -> None:
    overrun = "\n".join(f"land.{zone} = {{ holder = 'hungary' }}" for zone in HOME)
    garrisons = "\n".join(f"armies.{zone}.hungary = {{ archer = 1 }}" for zone in HOME)
    t = three(f"phase = 'end_of_turn'\n{overrun}\n{garrisons}")
    assert (seat(t, "byzantine")["units"], seat(t, "byzantine")["territories"]) == (0, 0)
    assert (described(t)["gone"], asked(t)) == ([], "TurnOrder")
    play(t, "byzantine: bid x7", "hungary: bid x5", "golden_horde: bid x3")
    assert described(t)["order"][0] == "byzantine"
    idle_until(t, "Purchase")
    assert waiting(t) == ["byzantine"]
    assert can(t, "byzantine: buy-card")
