"""Traders meeting armies: barbarians, enemies, and players at peace who may seize them."""

import pytest
from tests.games.medioevo.table import (
    MODULE,
    asked,
    described,
    events,
    happened,
    offered,
    pieces,
    play,
    refused,
    seat,
    table,
    waiting,
)
from tests.games.medioevo.traders import caravan, cargo, piece, reserve, ship, trade

WAR = 'war = [["byzantine", "hungary"]]'
GUARD = "armies.banato.hungary = { archer = 1 }"
BARBARIANS = "armies.tarnovo.barbarians = { light_infantry = 1 }"

# ---------------------------------------------------------------- barbarians


@pytest.mark.rule("MU-TRD-6")
def test_mu_trd_6_barbarians_plunder_at_once() -> None:
    t = trade(caravan("serbia", "cargo = { grain = 2 }"), caravan("lidia"), more=BARBARIANS)
    play(t, "byzantine: lead #0; to tarnovo")
    assert [found["id"] for found in pieces(t, "byzantine")] == [1]
    assert reserve(t, "grain") == 20
    assert [seat(t, name)["florins"] for name in ("byzantine", "hungary", "golden_horde")] == [1600, 1600, 1600]
    assert (seat(t, "byzantine")["honour"], waiting(t)) == (10, ["byzantine"])


@pytest.mark.rule("MU-TRD-6")
def test_mu_trd_6_barbarians_plunder_at_sea_too() -> None:
    horde = '{ owner = "barbarians", kind = "galley", zone = "egeo", units = { light_infantry = 1 } }'
    t = trade(ship("marmara"), horde, caravan("lidia"))
    play(t, "byzantine: lead #0; to egeo")
    assert [found["kind"] for found in pieces(t, "byzantine")] == ["caravan"]


@pytest.mark.rule("MU-TRD-6")
def test_mu_trd_6_edict_holds_barbarians_back() -> None:
    law = "seat.byzantine = { technologies = { orange = 1 }, points = { orange = 1 } }"
    t = trade(caravan("serbia"), more=f"{BARBARIANS}\n{law}")
    play(t, "byzantine: lead #0; to tarnovo")
    assert waiting(t) == ["byzantine"]
    play(t, "byzantine: tech edict; pass")
    assert (piece(t)["zone"], piece(t)["mp"], seat(t, "byzantine")["points"]) == ("tarnovo", 5, {})
    assert refused(t, "byzantine: buy salt").code == "barbarians_here"  # tolerated, but no customer
    play(t, "byzantine: to costantinopoli")
    assert piece(t)["zone"] == "costantinopoli"


@pytest.mark.rule("MU-TRD-6")
def test_mu_trd_6_unused_edict_helps_nobody() -> None:
    law = "seat.byzantine = { technologies = { orange = 1 }, points = { orange = 1 } }"
    t = trade(caravan("serbia"), caravan("lidia"), more=f"{BARBARIANS}\n{law}")
    play(t, "byzantine: lead #0; to tarnovo; pass")
    assert [found["id"] for found in pieces(t, "byzantine")] == [1]


@pytest.mark.rule("MU-TRD-6")
def test_mu_trd_6_a_ranger_passes_barbarians_and_enemies_unseen() -> None:
    card = 'seat.byzantine.cards = ["ranger_55"]'
    t = trade(caravan("serbia"), caravan("lidia"), more=f"{WAR}\n{GUARD}\n{BARBARIANS}\n{card}")
    play(t, "byzantine: card ranger_55; aim-piece #0; lead #0; to tarnovo; to serbia; to banato; to zagabria")
    assert (piece(t)["zone"], waiting(t)) == ("zagabria", ["byzantine"])


# ---------------------------------------------------------------- enemies


@pytest.mark.rule("MU-TRD-6")
def test_mu_trd_6_an_enemy_keeps_the_transport_with_its_cubes() -> None:
    t = trade(caravan("serbia", "cargo = { wine = 2, salt = 1 }", level=2), caravan("lidia"), more=f"{WAR}\n{GUARD}")
    play(t, "byzantine: lead #0; to banato")
    assert (asked(t), waiting(t)) == ("Spoils", ["hungary"])
    play(t, "hungary: keep-rest")
    assert [found["id"] for found in pieces(t, "byzantine")] == [1]
    taken = pieces(t, "hungary")[0]
    assert (taken["kind"], taken["level"], taken["zone"]) == ("caravan", 2, "banato")
    assert taken["cargo"] == {"salt": 1, "wine": 2}
    assert (seat(t, "hungary")["florins"], seat(t, "hungary")["honour"]) == (1600, 10)  # the war was there before


@pytest.mark.rule("MU-TRD-6")
def test_mu_trd_6_an_enemy_plunders_transport_and_cubes_for_half() -> None:
    t = trade(caravan("serbia", "cargo = { wine = 2, salt = 1 }", level=2), caravan("lidia"), more=f"{WAR}\n{GUARD}")
    play(t, "byzantine: lead #0; to banato", "hungary: plunder piece.0")
    assert (pieces(t, "hungary"), [found["id"] for found in pieces(t, "byzantine")]) == ([], [1])
    assert seat(t, "hungary")["florins"] == 1600 + 200 // 2 + 3 * 50
    assert (reserve(t, "wine"), reserve(t, "salt")) == (20, 20)


@pytest.mark.rule("MU-TRD-6")
def test_mu_trd_6_an_enemy_plunders_some_cubes_and_keeps_the_rest() -> None:
    t = trade(caravan("serbia", "cargo = { wine = 2, salt = 1 }", level=2), caravan("lidia"), more=f"{WAR}\n{GUARD}")
    play(t, "byzantine: lead #0; to banato", "hungary: plunder cargo.0.wine; plunder cargo.0.salt; keep-rest")
    assert (pieces(t, "hungary")[0]["cargo"], seat(t, "hungary")["florins"]) == ({"wine": 1}, 1700)


@pytest.mark.rule("MU-TRD-6")
def test_mu_trd_6_enemies_without_an_army_there_do_nothing() -> None:
    t = trade(caravan("serbia"), more=f"{WAR}\narmies.buda.hungary = {{ archer = 1 }}")
    play(t, "byzantine: lead #0; to banato")
    assert (piece(t)["zone"], waiting(t), asked(t)) == ("banato", ["byzantine"], "Convoy")


@pytest.mark.rule("MU-TRD-6")
def test_mu_trd_6_enemies_take_ships_at_sea_and_caravans_abroad() -> None:
    galley = '{ owner = "hungary", kind = "galley", zone = "egeo", units = { archer = 1 } }'
    t = trade(ship("marmara"), galley, caravan("serbia"), more=f"{WAR}\narmies.epiro.hungary = {{ archer = 1 }}")
    play(t, "byzantine: lead #0; to egeo", "hungary: keep-rest")
    play(t, "byzantine: lead #1; to epiro", "hungary: keep-rest")
    assert pieces(t, "byzantine") == []
    assert [(found["kind"], found["zone"]) for found in pieces(t, "hungary")] == [
        ("galley", "egeo"),
        ("merchant_ship", "egeo"),
        ("caravan", "epiro"),
    ]


@pytest.mark.rule("MU-TRD-6")
@pytest.mark.parametrize(("holder", "taker"), [("golden_horde", "golden_horde"), ("nobody", "hungary")])
def test_mu_trd_6_of_several_enemies_the_holder_comes_first_then_the_turn_order(holder: str, taker: str) -> None:
    position = f"""
        war = [["byzantine", "hungary"], ["byzantine", "golden_horde"]]
        land.epiro = {{ holder = "{holder}" }}
        armies.epiro.hungary = {{ archer = 1 }}
        armies.epiro.golden_horde = {{ archer = 1 }}
    """
    t = trade(caravan("serbia"), caravan("lidia"), more=position)
    play(t, "byzantine: lead #0; to epiro")
    assert (asked(t), waiting(t)) == ("Spoils", [taker])


@pytest.mark.rule("MU-TRD-6", "MU-DIP-5")
def test_mu_trd_6_an_armistice_protects_traders() -> None:
    t = trade(caravan("serbia"), more=f'{WAR}\n{GUARD}\ntruce = [["byzantine", "hungary"]]')
    play(t, "byzantine: lead #0; to banato")
    assert (piece(t)["zone"], waiting(t), asked(t)) == ("banato", ["byzantine"], "Convoy")


@pytest.mark.rule("MU-TRD-6", "MU-DIP-2")
def test_mu_trd_6_a_war_declared_in_this_turn_is_none_yet() -> None:
    t = trade(caravan("serbia"), more=GUARD)
    play(t, "byzantine: declare hungary; lead #0; to banato")
    assert (asked(t), waiting(t)) == ("Seizure", ["hungary"])  # he may seize it, at a price


# ---------------------------------------------------------------- players at peace


@pytest.mark.rule("MU-TRD-6")
def test_mu_trd_6_armies_at_peace_let_traders_pass() -> None:
    t = trade(caravan("serbia", "cargo = { wine = 1 }"), more=GUARD)
    play(t, "byzantine: lead #0; to banato")
    assert (asked(t), waiting(t)) == ("Seizure", ["hungary"])
    play(t, "hungary: let-pass", "byzantine: to buda")
    assert (piece(t)["zone"], piece(t)["mp"], cargo(t)) == ("buda", 4, {"wine": 1})
    assert (described(t)["war"], seat(t, "hungary")["honour"]) == ([], 10)


@pytest.mark.rule("MU-DIP-3", "MU-TRD-6")
def test_mu_dip_3_who_seizes_a_transport_in_peace_pays_three_honour_and_is_at_war() -> None:
    t = trade(caravan("serbia", "cargo = { wine = 1 }"), caravan("lidia"), more=GUARD)
    play(t, "byzantine: lead #0; to banato", "hungary: seize #0; keep-rest")
    assert (seat(t, "hungary")["honour"], seat(t, "hungary")["sources"]["undeclared"]) == (7, -3)
    assert (described(t)["war"], seat(t, "byzantine")["honour"]) == ([["byzantine", "hungary"]], 10)
    assert (pieces(t, "hungary")[0]["cargo"], happened(t, "war.begun")) == ({"wine": 1}, ["war.begun"])


@pytest.mark.rule("MU-DIP-3")
def test_mu_dip_3_plundering_costs_the_same_and_only_once() -> None:
    t = trade(caravan("serbia"), caravan("serbia"), caravan("lidia"), more=GUARD)
    play(t, "byzantine: lead #0; to banato", "hungary: seize #0; plunder piece.0")
    assert (seat(t, "hungary")["honour"], seat(t, "hungary")["florins"]) == (7, 1650)
    play(t, "byzantine: lead #1; to banato")
    assert asked(t) == "Spoils"  # now it is war
    play(t, "hungary: plunder piece.1")
    assert (seat(t, "hungary")["honour"], seat(t, "hungary")["florins"]) == (7, 1700)


@pytest.mark.rule("MU-DIP-4")
def test_mu_dip_4_a_seizure_breaks_every_pact_with_the_trader() -> None:
    pacts = """pacts = [
        { kind = "commercial", by = "hungary", for = "byzantine" },
        { kind = "non_belligerence", by = "hungary", for = "byzantine", id = 2 },
        { kind = "non_belligerence", by = "byzantine", for = "hungary", id = 2 },
        { kind = "passage", by = "hungary", for = "golden_horde", id = 4 },
    ]"""
    t = trade(caravan("serbia"), caravan("lidia"), more=f"{GUARD}\n{pacts}")
    play(t, "byzantine: lead #0; to banato", "hungary: seize #0; keep-rest")
    assert seat(t, "hungary")["honour"] == 10 - 3 - 2 - 2
    assert [pact["id"] for pact in described(t)["pacts"]] == [4]


@pytest.mark.rule("MU-TRD-6")
def test_mu_trd_6_everybody_with_an_army_there_is_asked_in_turn_order() -> None:
    t = trade(
        caravan("serbia"),
        caravan("lidia"),
        more="""
            order = ["byzantine", "golden_horde", "hungary"]
            armies.epiro.hungary = { archer = 1 }
            armies.epiro.golden_horde = { archer = 1 }
        """,
    )
    play(t, "byzantine: lead #0; to epiro")
    assert waiting(t) == ["golden_horde"]
    play(t, "golden_horde: let-pass")
    assert waiting(t) == ["hungary"]
    play(t, "hungary: seize #0; keep-rest")
    assert described(t)["war"] == [["byzantine", "hungary"]]


@pytest.mark.rule("MU-TRD-6")
def test_mu_trd_6_teammates_take_nothing_from_each_other() -> None:
    position = f'phase = "commerce"\npieces = [{caravan("kipciak")}]\narmies.saraj.golden_horde = {{ archer = 1 }}'
    t = table(4, position, teams=2)  # byzantine and golden_horde
    play(t, "byzantine: lead #0; to saraj")
    assert (asked(t), waiting(t)) == ("Convoy", ["byzantine"])


@pytest.mark.rule("MU-TRD-6")
def test_mu_trd_6_what_was_seized_is_told_to_everybody() -> None:
    t = trade(caravan("serbia"), caravan("lidia"), more=f"{WAR}\n{GUARD}")
    play(t, "byzantine: lead #0; to banato")
    told = events(t, "transport.seized")[0]
    zone = MODULE.identify(t.game, -1, "zone", "banato")
    assert (told.args, [told.is_seen_by(viewer) for viewer in range(3)]) == ([1, 0, 2, 1, zone], [True, True, True])
    assert offered(t, "hungary", "plunder") == ["piece.0"]
