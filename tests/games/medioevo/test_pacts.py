"""What each kind of pact allows, and what it does not."""

import pytest
from tests.games.medioevo.envoys import court, kinds, pacts, sign
from tests.games.medioevo.table import (
    army,
    can,
    described,
    events,
    idle,
    land,
    offered,
    pieces,
    play,
    refused,
    seat,
    waiting,
)
from tests.games.medioevo.traders import caravan, cargo, ship, trade

BORDER = "armies.serbia.byzantine = { cavalry = 3 }"
CAMP = '{ owner = "byzantine", kind = "war_wagon", level = 3, zone = "serbia" }'


def granted(kind: str, more: str = "") -> str:
    """Hungary grants something to Byzantium."""
    return f'pacts = [{{ kind = "{kind}", by = "hungary", for = "byzantine"{more} }}]'


# ---------------------------------------------------------------- in general


@pytest.mark.rule("MU-DIP-7")
def test_mu_dip_7_a_pact_holds_what_was_written_and_nothing_else() -> None:
    t = court()
    sign(t, "nothing for nothing with passage by byzantine until 5, commercial*3 by hungary until 0")
    first, second = pacts(t)
    assert (first["id"], first["kind"], first["by"], first["for"], first["until"]) == (
        1,
        "passage",
        "hungary",
        "byzantine",
        5,
    )
    assert (second["id"], second["kind"], second["by"], second["for"], second["until"], second["number"]) == (
        1,
        "commercial",
        "byzantine",
        "hungary",
        0,
        30,
    )
    assert [clause["secret"] for clause in pacts(t)] == [False, False]
    assert [event.is_seen_by(2) for event in events(t, "pact.signed")] == [True, True]


@pytest.mark.rule("MU-DIP-7")
def test_mu_dip_7_passage_implies_no_peace_and_peace_no_passage() -> None:
    t = court(f"{BORDER}\n{granted('non_belligerence')}", CAMP)
    play(t, "byzantine: move serbia; take-piece #1; take-unit cavalry; to banato")
    assert seat(t, "byzantine")["honour"] == 10 - 3 - 2  # an attack, and a pact broken by it

    passage = court(granted("passage"))
    play(passage, "byzantine: declare hungary")
    assert seat(passage, "byzantine")["honour"] == 10 - 2


@pytest.mark.rule("MU-DIP-7")
def test_mu_dip_7_without_an_end_it_lasts_the_whole_game() -> None:
    t = court(f"turn = 7\n{granted('passage', ', until = 0')}")
    while described(t)["turn"] < 9:
        idle(t)
    assert kinds(t) == [(1, "passage")]


# ---------------------------------------------------------------- commercial


@pytest.mark.rule("MU-DIP-8")
def test_mu_dip_8_the_named_player_buys_and_sells_the_other_does_not() -> None:
    t = trade(caravan("buda", "cargo = { wine = 1 }"), caravan("nicea", owner="hungary"), more=granted("commercial"))
    play(t, "byzantine: lead #0; sell wine; buy grain; rest; done", "hungary: lead #10")
    assert cargo(t) == {"grain": 1}
    refusal = refused(t, "hungary: buy grain")
    assert (refusal.code, "MU-DIP-8" in refusal.rules) == ("no_commercial_pact", True)


@pytest.mark.rule("MU-DIP-8")
def test_mu_dip_8_every_trade_costs_the_fee_that_was_agreed() -> None:
    t = trade(caravan("buda", "cargo = { wine = 2, salt = 1 }", level=2), more=granted("commercial", ", number = 50"))
    play(t, "byzantine: lead #0; buy grain")
    assert (seat(t, "byzantine")["florins"], seat(t, "hungary")["florins"]) == (1600 - 100 - 50, 1650)
    play(t, "byzantine: sell wine x2; conclude; place-cube wine")
    assert (seat(t, "byzantine")["florins"], seat(t, "hungary")["florins"]) == (1450 + 200 - 50, 1700)


@pytest.mark.rule("MU-DIP-8")
def test_mu_dip_8_who_cannot_pay_price_and_fee_does_not_buy() -> None:
    t = trade(caravan("buda"), more=f"{granted('commercial', ', number = 50')}\nseat.byzantine.florins = 149")
    play(t, "byzantine: lead #0")
    assert refused(t, "byzantine: buy grain").code == "not_enough_florins"


# ---------------------------------------------------------------- passage


@pytest.mark.rule("MU-DIP-9")
def test_mu_dip_9_armies_pass_and_stay_without_stopping_conquest_or_penalty() -> None:
    t = court(f"{BORDER}\narmies.buda.hungary = {{ archer = 1 }}\n{granted('passage')}", CAMP)
    play(t, "byzantine: move serbia; take-piece #1; take-unit cavalry x3; to banato; to buda; to presburgo; halt")
    assert army(t, "presburgo", "byzantine") == {"cavalry": 3}
    assert [land(t, zone)["holder"] for zone in ("banato", "buda", "presburgo")] == ["hungary"] * 3
    assert (seat(t, "byzantine")["honour"], described(t)["war"]) == (10, [])
    assert seat(t, "hungary")["territories"] == 7  # the guest does not disturb control


@pytest.mark.rule("MU-DIP-9")
def test_mu_dip_9_engines_wagons_and_galleys_too() -> None:
    engine = '{ owner = "byzantine", kind = "siege_engine", zone = "serbia" }'
    galley = '{ owner = "byzantine", kind = "galley", zone = "adriatico", units = { archer = 2 } }'
    t = court(f"{BORDER}\n{granted('passage')}", CAMP, engine, galley)
    play(t, "byzantine: move serbia; take-piece #1; take-piece #2; take-unit cavalry; to dalmazia; halt")
    play(t, "hungary: pass", "golden_horde: pass", "byzantine: move adriatico; take-piece #3; to dalmazia; halt")
    assert army(t, "dalmazia", "byzantine") == {"cavalry": 1, "archer": 2}
    assert (land(t, "dalmazia")["holder"], described(t)["war"]) == ("hungary", [])


@pytest.mark.rule("MU-DIP-9")
def test_mu_dip_9_only_in_the_land_of_the_partner_and_only_for_the_named() -> None:
    other = 'pacts = [{ kind = "passage", by = "byzantine", for = "hungary" }]'
    t = court(f"{BORDER}\n{other}", CAMP)
    play(t, "byzantine: move serbia; take-piece #1; take-unit cavalry; to banato")
    assert (seat(t, "byzantine")["honour"], land(t, "banato")["holder"]) == (10 - 3 - 2, "byzantine")


# ---------------------------------------------------------------- control of land for newcomers


def shop(kind: str, purse: str = "florins = 2000, technologies = { blue = 1, green = 3 }") -> str:
    return f'phase = "purchase"\nseat.byzantine = {{ {purse} }}\n{granted(kind)}'


@pytest.mark.rule("MU-DIP-10")
def test_mu_dip_10_new_army_units_wagons_and_engines_are_placed_with_the_partner() -> None:
    t = court(shop("military_control"))
    play(t, "byzantine: at buda; recruit cavalry x2; craft war_wagon_1; craft siege_engine_1")
    assert army(t, "buda", "byzantine") == {"cavalry": 2}
    assert [found["kind"] for found in pieces(t, "byzantine") if found["zone"] == "buda"] == [
        "war_wagon",
        "siege_engine",
    ]
    assert (land(t, "buda")["holder"], described(t)["war"], seat(t, "byzantine")["honour"]) == ("hungary", [], 10)


@pytest.mark.rule("MU-DIP-10")
def test_mu_dip_10_the_units_of_the_partner_do_not_disturb_control() -> None:
    t = court(shop("military_control"))
    play(t, "byzantine: at buda; recruit cavalry; back; at buda; recruit cavalry; back")
    assert (army(t, "buda", "byzantine"), seat(t, "hungary")["territories"]) == ({"cavalry": 2}, 7)


@pytest.mark.rule("MU-DIP-10", "MU-DIP-11")
def test_mu_dip_10_and_11_galleys_and_merchant_ships_in_the_partners_harbour() -> None:
    for kind, vessel, other in (
        ("military_control", "galley_1", "merchant_ship_1"),
        ("civilian_control", "merchant_ship_1", "galley_1"),
    ):
        pact = f'pacts = [{{ kind = "{kind}", by = "golden_horde", for = "byzantine" }}]'
        t = court(f'phase = "purchase"\nseat.byzantine = {{ florins = 2000, technologies = {{ blue = 1 }} }}\n{pact}')
        play(t, "byzantine: at caffa")
        assert not can(t, f"byzantine: craft {other}")
        play(t, f"byzantine: craft {vessel}")
        assert pieces(t, "byzantine")[1]["zone"] == "caffa"


@pytest.mark.rule("MU-DIP-10")
def test_mu_dip_10_nothing_else_is_placed_there() -> None:
    t = court(shop("military_control"))
    play(t, "byzantine: at buda")
    for line in ("craft caravan_1", "build village", "build tower"):
        assert not can(t, f"byzantine: {line}")


@pytest.mark.rule("MU-DIP-10", "MU-DIP-11")
@pytest.mark.parametrize("kind", ["commercial", "passage", "non_belligerence"])
def test_mu_dip_10_and_11_other_pacts_open_no_market(kind: str) -> None:
    t = court(shop(kind))
    assert "buda" not in offered(t, "byzantine", "at")


@pytest.mark.rule("MU-DIP-11")
def test_mu_dip_11_new_caravans_are_placed_with_the_partner() -> None:
    t = court(shop("civilian_control"))
    play(t, "byzantine: at buda")
    for line in ("recruit cavalry", "craft war_wagon_1", "craft siege_engine_1", "build village"):
        assert not can(t, f"byzantine: {line}")
    play(t, "byzantine: craft caravan_1; back")
    assert [(found["kind"], found["zone"]) for found in pieces(t, "byzantine")] == [
        ("war_wagon", "nicea"),
        ("caravan", "buda"),
    ]
    assert "nicea" not in offered(t, "hungary", "at")


# ---------------------------------------------------------------- non-belligerence


@pytest.mark.rule("MU-DIP-12")
@pytest.mark.parametrize(("breaker", "other"), [("byzantine", "hungary"), ("hungary", "byzantine")])
def test_mu_dip_12_it_binds_both_and_whoever_goes_to_war_breaks_it(breaker: str, other: str) -> None:
    t = court(f'order = ["{breaker}", "{other}", "golden_horde"]')
    sign(t, "nothing for nothing with non_belligerence by byzantine until 6", breaker, other)
    assert kinds(t) == [(1, "non_belligerence"), (1, "non_belligerence")]
    play(t, f"{breaker}: declare {other}")
    assert (seat(t, breaker)["honour"], seat(t, other)["honour"], kinds(t)) == (8, 10, [])


@pytest.mark.rule("MU-DIP-12")
def test_mu_dip_12_not_between_players_at_war_unless_they_make_peace() -> None:
    t = court('war = [["byzantine", "hungary"]]')
    play(t, "byzantine: treat hungary")
    refusal = refused(t, "byzantine: offer hungary: nothing for nothing with non_belligerence by hungary until 4")
    assert (refusal.code, refusal.rules) == ("needs_peace", ["MU-DIP-12"])
    terms = "nothing for nothing with peace by hungary until 0, non_belligerence by hungary until 4"
    play(t, f"byzantine: offer hungary: {terms}", "hungary: agree")
    assert (described(t)["war"], len(pacts(t))) == ([], 2)


@pytest.mark.rule("MU-DIP-12")
def test_mu_dip_12_ships_of_partners_are_safe_only_by_their_word() -> None:
    galley = '{ owner = "hungary", kind = "galley", zone = "egeo", units = { archer = 1 } }'
    t = trade(ship("marmara"), galley, more=granted("non_belligerence"))
    play(t, "byzantine: lead #0; to egeo")
    assert waiting(t) == ["hungary"]
    play(t, "hungary: seize #0; keep-rest")
    assert seat(t, "hungary")["honour"] == 10 - 3 - 2
