"""War declared and undeclared, armistice, peace."""

import pytest
from tests.games.medioevo.envoys import court, kinds, sign, talks
from tests.games.medioevo.table import (
    can,
    described,
    events,
    happened,
    idle,
    idle_until,
    land,
    offered,
    play,
    refused,
    seat,
)

from quadriga.engine.table import Table

BOTH = [["byzantine", "hungary"]]
WAR = f"war = {BOTH}"
# an army of each in a territory of the Byzantines, where a pact that ends with the war let the guest in
SHARED = "armies.nicea.byzantine = { cavalry = 3 }\narmies.nicea.hungary = { cavalry = 1 }"
# one of the Byzantines at the border of Hungary
BORDER = "armies.serbia.byzantine = { cavalry = 3 }"
CAMP = '{ owner = "byzantine", kind = "war_wagon", level = 3, zone = "serbia" }'
PACTS = """pacts = [
    { id = 1, kind = "commercial", by = "hungary", for = "byzantine" },
    { id = 1, kind = "commercial", by = "byzantine", for = "hungary" },
    { id = 2, kind = "non_belligerence", by = "hungary", for = "byzantine", secret = true },
    { id = 2, kind = "non_belligerence", by = "byzantine", for = "hungary", secret = true },
    { id = 3, kind = "passage", by = "golden_horde", for = "byzantine" },
    { id = 4, kind = "passage", by = "golden_horde", for = "hungary" },
]"""


def honour(t: Table) -> list[int]:
    return [seat(t, name)["honour"] for name in ("byzantine", "hungary", "golden_horde")]


def invade(t: Table, units: int = 1) -> None:
    """From Serbia into Banato."""
    play(t, f"byzantine: move serbia; take-piece #1; take-unit cavalry x{units}; to banato")


# ---------------------------------------------------------------- declaring war


@pytest.mark.rule("MU-DIP-2")
def test_mu_dip_2_a_declaration_is_public_and_costs_nothing() -> None:
    t = court()
    play(t, "byzantine: declare hungary")
    told = events(t, "war.declared")[0]
    assert (told.args[:2], [told.is_seen_by(viewer) for viewer in (-1, 0, 1, 2)]) == ([0, 1], [True] * 4)
    assert (described(t)["war"], honour(t)) == (BOTH, [10, 10, 10])


@pytest.mark.rule("MU-DIP-2")
def test_mu_dip_2_it_is_unilateral_and_made_once() -> None:
    t = talks()
    play(t, "byzantine: declare hungary")
    for line in ("byzantine: declare hungary", "hungary: declare byzantine"):
        refusal = refused(t, line)
        assert (refusal.code, refusal.rules) == ("war_already", ["MU-DIP-2"])
    assert can(t, "hungary: declare golden_horde")


@pytest.mark.rule("MU-DIP-1", "MU-DIP-2")
@pytest.mark.parametrize("phase", ["tax", "purchase", "combat", "commerce"])
def test_mu_dip_2_war_is_declared_in_every_phase(phase: str) -> None:
    t = court(f'phase = "{phase}"', '{ owner = "byzantine", kind = "caravan", zone = "nicea" }')
    if phase == "tax":
        idle_until(t, "Maintenance")
    name = described(t)["waiting"][0]
    play(t, f"{name}: declare golden_horde" if name != "golden_horde" else f"{name}: declare hungary")
    assert len(described(t)["war"]) == 1


@pytest.mark.rule("MU-DIP-2", "MU-DIP-3")
def test_mu_dip_2_in_the_turn_of_the_declaration_an_attack_is_still_undeclared() -> None:
    t = court(BORDER, CAMP)
    play(t, "byzantine: declare hungary")
    invade(t)
    assert (honour(t), happened(t, "war.declared", "war.begun")) == ([7, 10, 10], ["war.declared", "war.begun"])


@pytest.mark.rule("MU-DIP-2")
@pytest.mark.parametrize("declarer", ["byzantine", "hungary"])
def test_mu_dip_2_from_the_next_turn_on_both_may_attack_for_nothing(declarer: str) -> None:
    t = court(f"turn = 2\n{BORDER}", CAMP)
    while described(t)["waiting"] != [declarer]:
        idle(t)
    play(t, f"{declarer}: declare {'hungary' if declarer == 'byzantine' else 'byzantine'}")
    while not (described(t)["turn"] == 3 and described(t)["phase"] == "combat"):
        idle(t)
    while described(t)["waiting"] != ["byzantine"]:
        idle(t)
    before = honour(t)
    invade(t)
    assert (land(t, "banato")["holder"], seat(t, "byzantine")["sources"].get("undeclared", 0)) == ("byzantine", 0)
    assert honour(t) == before  # nobody lives in Banato


# ---------------------------------------------------------------- attacks without a declaration


@pytest.mark.rule("MU-DIP-3", "MU-VIC-8")
def test_mu_dip_3_moving_an_army_into_foreign_land_costs_three_honour_and_is_war() -> None:
    t = court(BORDER, CAMP)
    invade(t)
    assert (honour(t), described(t)["war"]) == ([7, 10, 10], BOTH)
    assert seat(t, "byzantine")["sources"] == {"start": 10, "undeclared": -3}
    assert land(t, "banato")["holder"] == "byzantine"


@pytest.mark.rule("MU-DIP-3", "MU-VIC-8")
def test_mu_dip_3_so_does_attacking_an_army() -> None:
    t = court(f"{SHARED}\npacts = [{{ kind = 'passage', by = 'byzantine', for = 'hungary' }}]")
    play(t, "byzantine: attack nicea/hungary")
    assert (seat(t, "byzantine")["sources"]["undeclared"], described(t)["war"]) == (-3, BOTH)


@pytest.mark.rule("MU-DIP-3")
def test_mu_dip_3_it_is_paid_once_for_an_outbreak_of_war() -> None:
    t = court(BORDER, CAMP, CAMP)
    invade(t)
    play(t, "hungary: pass", "golden_horde: pass")
    play(t, "byzantine: move serbia; take-piece #2; take-unit cavalry; to dalmazia")
    assert (land(t, "dalmazia")["holder"], honour(t)) == ("byzantine", [7, 10, 10])


@pytest.mark.rule("MU-DIP-3")
def test_mu_dip_3_the_victim_may_strike_back_at_once_for_nothing() -> None:
    home = '{ owner = "hungary", kind = "war_wagon", level = 3, zone = "dalmazia" }'
    t = court(
        f"{BORDER}\narmies.dalmazia.hungary = {{ cavalry = 3 }}\nland.serbia = {{ token = 'byzantine' }}", CAMP, home
    )
    invade(t, 3)
    play(t, "hungary: move dalmazia; take-piece #11; take-unit cavalry x3; to serbia")
    assert (land(t, "serbia")["holder"], honour(t)) == ("hungary", [7, 10, 10])


@pytest.mark.rule("MU-DIP-3")
def test_mu_dip_3_a_new_outbreak_after_peace_costs_again() -> None:
    t = court(f"{WAR}\n{BORDER}", CAMP)
    sign(t, "nothing for nothing with peace by hungary until 0")
    invade(t)
    assert (honour(t), described(t)["war"]) == ([7, 10, 10], BOTH)


@pytest.mark.rule("MU-DIP-3")
def test_mu_dip_3_neither_a_wagon_alone_nor_a_guest_attacks() -> None:
    t = court(BORDER, CAMP)
    play(t, "byzantine: move serbia; take-piece #1; to banato")
    assert (honour(t), described(t)["war"]) == ([10, 10, 10], [])

    guest = court(f"{BORDER}\npacts = [{{ kind = 'passage', by = 'hungary', for = 'byzantine' }}]", CAMP)
    invade(guest)
    assert (honour(guest), described(guest)["war"], land(guest, "banato")["holder"]) == ([10, 10, 10], [], "hungary")


@pytest.mark.rule("MU-DIP-3")
def test_mu_dip_3_after_a_declaration_in_an_earlier_turn_nothing_is_lost() -> None:
    t = court(f"{WAR}\n{BORDER}", CAMP)
    invade(t)
    assert (honour(t), land(t, "banato")["holder"]) == ([10, 10, 10], "byzantine")


# ---------------------------------------------------------------- what it does to pacts


@pytest.mark.rule("MU-DIP-4", "MU-DIP-16", "MU-VIC-8")
def test_mu_dip_4_a_declaration_breaks_every_pact_between_the_two() -> None:
    t = court(PACTS)
    play(t, "byzantine: declare hungary")
    assert honour(t) == [6, 10, 10]  # two pacts, however many clauses they have
    assert seat(t, "byzantine")["sources"] == {"start": 10, "breach": -4}
    assert kinds(t) == [(3, "passage"), (4, "passage")]


@pytest.mark.rule("MU-DIP-4")
def test_mu_dip_4_the_aggressor_pays_whoever_proposed_the_pacts() -> None:
    t = court(f'order = ["hungary", "byzantine", "golden_horde"]\nactive = "hungary"\n{PACTS}')
    play(t, "hungary: declare byzantine")
    assert honour(t) == [10, 6, 10]


@pytest.mark.rule("MU-DIP-4")
def test_mu_dip_4_an_undeclared_attack_breaks_them_too() -> None:
    t = court(f"{BORDER}\n{PACTS}", CAMP)
    invade(t)
    assert (honour(t), kinds(t)) == ([10 - 3 - 4, 10, 10], [(3, "passage"), (4, "passage")])


@pytest.mark.rule("MU-DIP-4")
def test_mu_dip_4_pacts_broken_by_the_declaration_are_not_broken_again() -> None:
    t = court(f"{BORDER}\n{PACTS}", CAMP)
    play(t, "byzantine: declare hungary")
    invade(t)
    assert honour(t) == [10 - 4 - 3, 10, 10]


# ---------------------------------------------------------------- armistice


@pytest.mark.rule("MU-DIP-5")
def test_mu_dip_5_an_armistice_stops_attacks_of_both_for_this_turn() -> None:
    t = court(f"{WAR}\n{SHARED}\n{BORDER}", CAMP)
    assert can(t, "byzantine: attack nicea/hungary")
    sign(t, "nothing for nothing with armistice by hungary until 0")
    assert (described(t)["truce"], described(t)["war"]) == (BOTH, BOTH)  # the war goes on
    assert offered(t, "byzantine", "attack") == []
    play(t, "byzantine: move serbia; take-piece #1; take-unit cavalry")
    refusal = refused(t, "byzantine: to banato")
    assert (refusal.code, refusal.rules) == ("truce", ["MU-DIP-5"])
    play(t, "byzantine: back; pass")
    assert offered(t, "hungary", "attack") == []


@pytest.mark.rule("MU-DIP-5")
def test_mu_dip_5_in_the_next_turn_they_fight_again() -> None:
    t = court(f"{WAR}\n{SHARED}")
    sign(t, "nothing for nothing with armistice by hungary until 0")
    while not (described(t)["turn"] == 3 and described(t)["phase"] == "combat"):
        idle(t)
    while described(t)["waiting"] != ["byzantine"]:
        idle(t)
    assert (described(t)["truce"], described(t)["war"]) == ([], BOTH)
    assert offered(t, "byzantine", "attack") == ["nicea/hungary"]


@pytest.mark.rule("MU-DIP-5")
def test_mu_dip_5_it_needs_the_others_consent() -> None:
    t = court(f"{WAR}\n{SHARED}")
    play(t, "byzantine: treat hungary; offer hungary: nothing for nothing with armistice by hungary until 0")
    assert described(t)["truce"] == []
    play(t, "hungary: refuse")
    assert (described(t)["truce"], can(t, "byzantine: attack nicea/hungary")) == ([], True)


@pytest.mark.rule("MU-DIP-5", "MU-DIP-6")
def test_mu_dip_5_and_6_neither_armistice_nor_peace_without_war() -> None:
    t = court('war = [["byzantine", "golden_horde"]]')
    play(t, "byzantine: treat hungary")
    for clause, rule in (("armistice", "MU-DIP-5"), ("peace", "MU-DIP-6")):
        refusal = refused(t, f"byzantine: offer hungary: nothing for nothing with {clause} by hungary until 0")
        assert (refusal.code, refusal.rules) == ("not_at_war", [rule])


@pytest.mark.rule("MU-DIP-5")
def test_mu_dip_5_no_second_armistice_in_a_turn() -> None:
    t = court(f'{WAR}\ntruce = [["byzantine", "hungary"]]')
    play(t, "byzantine: treat hungary")
    refusal = refused(t, "byzantine: offer hungary: nothing for nothing with armistice by hungary until 0")
    assert (refusal.code, refusal.rules) == ("truce_in_force", ["MU-DIP-5"])


@pytest.mark.rule("MU-DIP-5")
def test_mu_dip_5_other_wars_go_on() -> None:
    position = f"""
        war = [["byzantine", "hungary"], ["byzantine", "golden_horde"]]
        {SHARED}
        armies.nicea.golden_horde = {{ cavalry = 1 }}
    """
    t = court(position)
    sign(t, "nothing for nothing with armistice by hungary until 0")
    assert offered(t, "byzantine", "attack") == ["nicea/golden_horde"]


# ---------------------------------------------------------------- peace


@pytest.mark.rule("MU-DIP-6")
def test_mu_dip_6_peace_cancels_the_war() -> None:
    t = court(WAR)
    play(t, "byzantine: treat hungary; offer hungary: nothing for nothing with peace by hungary until 0")
    assert described(t)["war"] == BOTH  # not before the other agrees
    play(t, "hungary: agree")
    assert (described(t)["war"], honour(t), happened(t, "peace.made")) == ([], [10, 10, 10], ["peace.made"])


@pytest.mark.rule("MU-DIP-6")
def test_mu_dip_6_a_refusal_leaves_the_war_as_it_is() -> None:
    t = court(WAR)
    play(t, "byzantine: treat hungary; offer hungary: 500 florins for nothing with peace by hungary until 0")
    play(t, "hungary: refuse")
    assert (described(t)["war"], seat(t, "byzantine")["florins"]) == (BOTH, 1600)


@pytest.mark.rule("MU-DIP-6")
def test_mu_dip_6_a_war_declared_for_the_next_turn_can_be_called_off() -> None:
    t = talks()
    play(
        t,
        "byzantine: declare hungary",
        "hungary: offer byzantine: 200 florins for nothing with peace by hungary until 0",
    )
    play(t, "byzantine: accept 1")
    assert (described(t)["war"], seat(t, "hungary")["florins"]) == ([], 1400)
    assert can(t, "hungary: declare byzantine")


@pytest.mark.rule("MU-DIP-6")
def test_mu_dip_6_pacts_broken_by_the_war_do_not_come_back() -> None:
    t = court(PACTS)
    play(t, "byzantine: declare hungary")
    sign(t, "nothing for nothing with peace by hungary until 0")
    assert (kinds(t), honour(t)) == ([(3, "passage"), (4, "passage")], [6, 10, 10])
