"""Alliances: allies who are called, directed and torn between two sides."""

import pytest
from tests.games.medioevo.envoys import court, kinds, pacts, sign, wagon
from tests.games.medioevo.table import (
    MODULE,
    army,
    asked,
    can,
    described,
    events,
    happened,
    idle,
    land,
    offered,
    play,
    refused,
    seat,
    state,
    waiting,
)

from quadriga.engine.table import Table

CAMP = wagon("byzantine", "serbia")
ARMIES = "armies.serbia.byzantine = { cavalry = 3 }\narmies.saraj.golden_horde = { cavalry = 6 }"
WAR = 'war = [["byzantine", "hungary"]]'


def pact(kind: str, by: str, to: str, more: str = "") -> str:
    return f'{{ kind = "{kind}", by = "{by}", for = "{to}", number = 5{more} }}'


DEFENCE = pact("defensive", "golden_horde", "hungary")  # the Golden Horde helps Hungary


def allied(*written: str, more: str = "", players: int = 3) -> Table:
    return court(f"{ARMIES}\npacts = [{', '.join(written)}]\n{more}", CAMP, players=players)


def invade(t: Table) -> None:
    """Byzantium attacks Hungary; nobody is there to fight."""
    play(t, "byzantine: move serbia; take-piece #1; take-unit cavalry; to banato")


def called(t: Table) -> list[list[int]]:
    """Ally, helped, enemy, units."""
    return [event.args[:4] for event in events(t, "alliance.called")]


# ---------------------------------------------------------------- defensive alliances


@pytest.mark.rule("MU-DIP-13")
def test_mu_dip_13_an_attack_calls_the_ally_with_the_agreed_number_of_units() -> None:
    t = allied(DEFENCE)
    assert pacts(t)[0]["called"] == 0
    invade(t)
    assert (called(t), pacts(t)[0]["called"]) == ([[2, 1, 0, 5]], 2)
    assert offered(t, "hungary", "direct") == ["golden_horde"]


@pytest.mark.rule("MU-DIP-13")
def test_mu_dip_13_the_attacked_player_directs_the_allys_units() -> None:
    t = allied(DEFENCE)
    invade(t)
    play(t, "hungary: direct golden_horde; move saraj; take-piece #20; take-unit cavalry x5; to kipciak; to tana; halt")
    assert (army(t, "tana", "golden_horde"), army(t, "saraj", "golden_horde")) == ({"cavalry": 5}, {"cavalry": 1})


@pytest.mark.rule("MU-DIP-13")
def test_mu_dip_13_nobody_directs_an_ally_who_was_not_called() -> None:
    t = allied(DEFENCE, more=WAR)  # at war, but not attacked
    play(t, "byzantine: pass")
    assert offered(t, "hungary", "direct") == []


@pytest.mark.rule("MU-DIP-13")
def test_mu_dip_13_only_the_partner_is_helped_and_only_when_he_is_attacked() -> None:
    t = allied(pact("defensive", "golden_horde", "byzantine"), pact("defensive", "hungary", "golden_horde"))
    invade(t)  # Byzantium attacks: its own ally owes nothing, and nobody attacked the Golden Horde
    assert called(t) == []
    assert offered(t, "hungary", "direct") == []


@pytest.mark.rule("MU-DIP-13")
def test_mu_dip_13_an_attack_by_barbarians_calls_nobody() -> None:
    horde = "armies.zagabria.barbarians = { light_infantry = 1 }\narmies.zagabria.hungary = { cavalry = 4 }"
    t = allied(DEFENCE, more=f'order = ["hungary", "byzantine", "golden_horde"]\n{horde}')
    play(t, "hungary: attack zagabria/barbarians")
    while asked(t) != "CombatAction":
        idle(t)
    assert (called(t), pacts(t)[0]["called"]) == ([], 0)


@pytest.mark.rule("MU-DIP-13")
def test_mu_dip_13_the_ally_need_not_lose_honour() -> None:
    """Entering the land of somebody with whom the ally is not at war would be an attack without declaration."""
    armies = "armies.tarnovo.golden_horde = { cavalry = 6 }"
    for war, allowed in ((WAR, False), (WAR.replace("]]", '], ["byzantine", "golden_horde"]]'), True)):
        t = court(
            f"{war}\narmies.serbia.byzantine = {{ cavalry = 3 }}\n{armies}\npacts = [{DEFENCE}]",
            CAMP,
            wagon("golden_horde", "tarnovo"),
        )
        invade(t)
        play(t, "hungary: direct golden_horde; move tarnovo; take-piece #21; take-unit cavalry x5")
        if allowed:
            play(t, "hungary: to adrianopoli")
            assert (land(t, "adrianopoli")["holder"], seat(t, "golden_horde")["honour"]) == ("golden_horde", 10)
        else:
            refusal = refused(t, "hungary: to adrianopoli")
            assert (refusal.code, refusal.rules) == ("ally_not_at_war", ["MU-DIP-13"])


@pytest.mark.rule("MU-DIP-13")
def test_mu_dip_13_the_call_is_the_allys_declaration_of_war() -> None:
    t = court(
        f"{WAR}\narmies.serbia.byzantine = {{ cavalry = 3 }}\narmies.tarnovo.golden_horde = {{ cavalry = 6 }}"
        f"\npacts = [{DEFENCE}]",
        CAMP,
        wagon("golden_horde", "tarnovo"),
    )
    invade(t)
    assert described(t)["war"] == [["byzantine", "hungary"], ["byzantine", "golden_horde"]]
    assert (happened(t, "war.declared"), seat(t, "golden_horde")["honour"]) == (["war.declared"], 10)
    play(t, "hungary: direct golden_horde; move tarnovo; take-piece #21; take-unit cavalry x5")
    assert not can(t, "hungary: to costantinopoli")  # not before the next turn
    while (state(t).turn, waiting(t), asked(t)) != (3, ["hungary"], "CombatAction"):
        idle(t)
    play(t, "hungary: direct golden_horde; move tarnovo; take-piece #21; take-unit cavalry x5")
    assert can(t, "hungary: to costantinopoli")


@pytest.mark.rule("MU-DIP-13")
def test_mu_dip_13_the_ally_need_not_break_another_pact() -> None:
    t = allied(DEFENCE, pact("non_belligerence", "golden_horde", "byzantine"), more=WAR)
    invade(t)
    assert (called(t), described(t)["war"]) == ([[2, 1, 0, 5]], [["byzantine", "hungary"]])
    assert (kinds(t), seat(t, "golden_horde")["honour"]) == ([(1, "defensive"), (2, "non_belligerence")], 10)


@pytest.mark.rule("MU-DIP-13")
def test_mu_dip_13_the_help_ends_with_the_war() -> None:
    t = allied(DEFENCE)
    invade(t)
    sign(t, "nothing for nothing with peace by byzantine until 0", "hungary", "byzantine")
    assert offered(t, "hungary", "direct") == []
    assert (kinds(t), pacts(t)[0]["called"]) == ([(1, "defensive")], 0)  # it waits for the next war


@pytest.mark.rule("MU-DIP-13", "MU-DIP-18")
def test_mu_dip_13_the_help_ends_with_the_pact() -> None:
    t = allied(pact("defensive", "golden_horde", "hungary", ", until = 2"), more=WAR)
    invade(t)
    assert offered(t, "hungary", "direct") == ["golden_horde"]
    while (state(t).turn, waiting(t), asked(t)) != (3, ["hungary"], "CombatAction"):
        idle(t)
    assert (offered(t, "hungary", "direct"), kinds(t)) == ([], [])
    assert ["byzantine", "hungary"] in described(t)["war"]


@pytest.mark.rule("MU-DIP-13")
def test_mu_dip_13_the_help_goes_on_in_later_turns_of_the_war() -> None:
    t = allied(DEFENCE, more=WAR)
    invade(t)
    while (state(t).turn, waiting(t), asked(t)) != (3, ["hungary"], "CombatAction"):
        idle(t)
    assert offered(t, "hungary", "direct") == ["golden_horde"]
    assert len(called(t)) == 1


@pytest.mark.rule("MU-DIP-13", "MU-DIP-16")
def test_mu_dip_13_an_ally_who_does_not_help_can_be_accused() -> None:
    t = allied(DEFENCE)
    invade(t)
    play(t, "hungary: accuse 1", "golden_horde: concede")
    assert (seat(t, "golden_horde")["honour"], offered(t, "hungary", "direct")) == (8, [])


@pytest.mark.rule("MU-DIP-13", "MU-DIP-4")
def test_mu_dip_13_who_attacks_his_own_ally_calls_nobody_and_breaks_the_pact() -> None:
    t = allied(pact("defensive", "byzantine", "hungary"))
    invade(t)
    assert (called(t), seat(t, "byzantine")["honour"], kinds(t)) == ([], 10 - 3 - 2, [])


# ---------------------------------------------------------------- offensive alliances

OFFENCE = pact("offensive", "golden_horde", "byzantine", ', against = ["hungary"]')


@pytest.mark.rule("MU-DIP-15")
def test_mu_dip_15_the_partners_attack_on_a_named_player_calls_the_ally() -> None:
    t = allied(OFFENCE, more=WAR)
    assert offered(t, "byzantine", "direct") == []
    invade(t)
    assert called(t) == [[2, 0, 1, 5]]
    play(t, "hungary: pass", "golden_horde: pass")
    play(t, "byzantine: direct golden_horde; move saraj; take-piece #20; take-unit cavalry x5; to ukek; halt")
    assert army(t, "ukek", "golden_horde") == {"cavalry": 5}


@pytest.mark.rule("MU-DIP-15")
def test_mu_dip_15_attacks_on_others_and_by_others_call_nobody() -> None:
    for against in ('["mamluk"]', '["mamluk", "golden_horde"]'):
        t = allied(pact("offensive", "golden_horde", "byzantine", f", against = {against}"), players=4)
        invade(t)
        assert called(t) == []
    attacked = allied(pact("offensive", "golden_horde", "hungary", ', against = ["byzantine"]'))
    invade(attacked)  # Hungary is attacked, it does not attack
    assert called(attacked) == []


@pytest.mark.rule("MU-DIP-15")
def test_mu_dip_15_the_ally_need_not_lose_honour_either() -> None:
    armies = "armies.serbia.byzantine = { cavalry = 3 }\narmies.volinia.golden_horde = { cavalry = 6 }"
    t = court(
        f"{WAR}\n{armies}\npacts = [{OFFENCE}]",
        CAMP,
        wagon("golden_horde", "volinia"),
    )
    invade(t)
    play(t, "hungary: pass", "golden_horde: pass")
    play(t, "byzantine: direct golden_horde; move volinia; take-piece #21; take-unit cavalry x5")
    refusal = refused(t, "byzantine: to transilvania")
    assert refusal.code == "ally_not_at_war"


@pytest.mark.rule("MU-DIP-15", "MU-DIP-17")
def test_mu_dip_15_an_ally_who_does_not_follow_may_be_accused() -> None:
    t = allied(OFFENCE, more=WAR)
    invade(t)
    play(t, "hungary: pass", "golden_horde: pass", "byzantine: accuse 1", "golden_horde: dispute")
    play(t, "byzantine: rupture", "hungary: rupture", "golden_horde: respect")
    assert (seat(t, "golden_horde")["honour"], kinds(t), offered(t, "byzantine", "direct")) == (8, [], [])


@pytest.mark.rule("MU-DIP-15", "MU-DIP-7")
def test_mu_dip_15_a_secret_alliance_stays_secret_when_it_is_called() -> None:
    t = allied(pact("offensive", "golden_horde", "byzantine", ', against = ["hungary"], secret = true'), more=WAR)
    invade(t)
    told = events(t, "alliance.called")[0]
    assert [told.is_seen_by(viewer) for viewer in (-1, 0, 1, 2)] == [False, True, False, True]
    assert [len(MODULE.view(state(t), viewer)["pacts"]) for viewer in range(3)] == [1, 0, 1]


# ---------------------------------------------------------------- torn between allies


@pytest.mark.rule("MU-DIP-14")
@pytest.mark.parametrize(("broken", "kept"), [(1, 2), (2, 1)])
def test_mu_dip_14_an_ally_of_both_sides_breaks_one_pact_and_pays(broken: int, kept: int) -> None:
    t = allied(DEFENCE, pact("defensive", "golden_horde", "byzantine"))
    invade(t)
    assert (asked(t), waiting(t)) == ("ConflictingAlliances", ["golden_horde"])
    assert offered(t, "golden_horde", "renounce") == ["1", "2"]
    assert not can(t, "golden_horde: pass")
    play(t, f"golden_horde: renounce {broken}")
    assert (seat(t, "golden_horde")["honour"], kinds(t)) == (8, [(kept, "defensive")])
    assert (asked(t), waiting(t)) == ("CombatAction", ["hungary"])
    assert offered(t, "hungary", "direct") == (["golden_horde"] if kept == 1 else [])


@pytest.mark.rule("MU-DIP-14")
@pytest.mark.parametrize(("broken", "kept"), [(1, 2), (2, 1)])
def test_mu_dip_14_the_choice_is_made_once_also_when_a_battle_follows(broken: int, kept: int) -> None:
    guard = "armies.banato.hungary = { light_infantry = 1 }"
    t = allied(DEFENCE, pact("defensive", "golden_horde", "byzantine"), more=guard)
    invade(t)
    choices = 0
    while asked(t) != "CombatAction":
        if asked(t) == "ConflictingAlliances":
            choices += 1
            play(t, f"golden_horde: renounce {broken}")
        else:
            idle(t)
    assert (choices, happened(t, "pact.broken"), kinds(t)) == (1, ["pact.broken"], [(kept, "defensive")])
    assert seat(t, "golden_horde")["sources"]["breach"] == -2


@pytest.mark.rule("MU-DIP-14")
def test_mu_dip_14_several_pacts_with_one_side_are_broken_until_it_is_free() -> None:
    t = allied(DEFENCE, OFFENCE, pact("defensive", "golden_horde", "byzantine"))
    invade(t)
    play(t, "golden_horde: renounce 2")
    assert waiting(t) == ["golden_horde"]  # still bound to both
    play(t, "golden_horde: renounce 3")
    assert (seat(t, "golden_horde")["honour"], kinds(t)) == (6, [(1, "defensive")])


@pytest.mark.rule("MU-DIP-14")
def test_mu_dip_14_other_pacts_with_the_attacker_are_no_conflict() -> None:
    t = allied(
        DEFENCE, pact("passage", "golden_horde", "byzantine"), pact("non_belligerence", "golden_horde", "byzantine")
    )
    invade(t)
    assert (asked(t), waiting(t), seat(t, "golden_horde")["honour"]) == ("CombatAction", ["hungary"], 10)


# ---------------------------------------------------------------- how many units, and to attack

CALLED = pact("defensive", "golden_horde", "hungary", ', called = 2, against = ["byzantine"]')
WARS = 'war = [["byzantine", "hungary"], ["byzantine", "golden_horde"]]\n'


def helped(armies: str, *tokens: str, called: str = CALLED, war: str = WARS) -> Table:
    """Hungary's action; the Golden Horde owes it five units against Byzantium."""
    t = court(f"{war}{armies}\npacts = [{called}]", *tokens)
    play(t, "byzantine: pass")
    return t


@pytest.mark.rule("MU-DIP-13")
def test_mu_dip_13_so_many_units_in_a_turn_and_not_in_every_movement() -> None:
    t = helped(
        "armies.saraj.golden_horde = { cavalry = 8 }",
        wagon("golden_horde", "saraj"),
        wagon("golden_horde", "saraj"),
    )
    play(t, "hungary: direct golden_horde; move saraj; take-piece #20; take-unit cavalry x3; to ukek; halt")
    play(t, "golden_horde: pass", "byzantine: pass", "hungary: direct golden_horde; move saraj; take-piece #21")
    assert refused(t, "hungary: take-unit cavalry x3").params == {"low": 1, "high": 2, "number": 3}
    play(t, "hungary: take-unit cavalry x2")
    refusal = refused(t, "hungary: take-unit cavalry")
    assert (refusal.code, refusal.rules) == ("all_directed", ["MU-DIP-13"])
    play(t, "hungary: to ukek; halt")
    assert (army(t, "ukek", "golden_horde"), army(t, "saraj", "golden_horde")) == ({"cavalry": 5}, {"cavalry": 3})
    play(t, "golden_horde: pass", "byzantine: pass")
    assert offered(t, "hungary", "direct") == []
    refusal = refused(t, "hungary: direct golden_horde")
    assert (refusal.code, refusal.rules) == ("all_directed", ["MU-DIP-13"])
    while (state(t).turn, waiting(t), asked(t)) != (3, ["hungary"], "CombatAction"):
        idle(t)
    assert offered(t, "hungary", "direct") == ["golden_horde"]  # five in every turn of the war


@pytest.mark.rule("MU-DIP-13")
def test_mu_dip_13_units_that_are_called_off_do_not_count() -> None:
    t = helped("armies.saraj.golden_horde = { cavalry = 8 }", wagon("golden_horde", "saraj", 2))
    play(t, "hungary: direct golden_horde; move saraj; take-piece #20; take-unit cavalry x5; back")
    play(t, "hungary: direct golden_horde; move saraj; take-piece #20; take-unit cavalry x5")
    assert can(t, "hungary: to ukek")


@pytest.mark.rule("MU-DIP-13", "MU-COM-4")
def test_mu_dip_13_who_is_left_on_the_way_still_counts() -> None:
    t = helped(
        "armies.saraj.golden_horde = { cavalry = 5 }\narmies.ukek.golden_horde = { archer = 3 }",
        wagon("golden_horde", "saraj", 2),
    )
    play(t, "hungary: direct golden_horde; move saraj; take-piece #20; take-unit cavalry x4")
    play(t, "hungary: to ukek; drop-unit cavalry x3")
    assert refused(t, "hungary: take-unit archer x2").params == {"low": 1, "high": 1, "number": 2}
    play(t, "hungary: take-unit archer")
    assert not can(t, "hungary: take-unit archer")


@pytest.mark.rule("MU-DIP-13", "MU-COM-7")
def test_mu_dip_13_an_ally_attacks_where_he_shares_a_zone_with_the_enemy() -> None:
    """All six fight, though five are owed; in this turn nobody else can be told anything."""
    t = helped(
        """
        armies.banato.byzantine = { light_infantry = 1 }
        armies.banato.golden_horde = { cavalry = 6 }
        armies.saraj.golden_horde = { cavalry = 2 }
        """,
        wagon("golden_horde", "saraj"),
    )
    play(t, "hungary: direct golden_horde")
    assert offered(t, "hungary", "attack") == ["banato/byzantine"]
    play(t, "hungary: attack banato/byzantine")
    assert (state(t).warring[2 * 3], happened(t, "battle.declared")) == (2, ["battle.declared"])
    while asked(t) != "CombatAction" or waiting(t) != ["hungary"]:
        idle(t)
    assert (army(t, "banato", "byzantine"), offered(t, "hungary", "direct")) == ({}, [])
    assert land(t, "banato")["holder"] == "hungary"


@pytest.mark.rule("MU-DIP-13")
@pytest.mark.parametrize(
    "war", ['war = [["byzantine", "hungary"]]\n', 'war = [["byzantine", "hungary"], ["mamluk", "golden_horde"]]\n']
)
def test_mu_dip_13_an_ally_attacks_only_whom_both_are_at_war_with(war: str) -> None:
    t = court(
        f"""{war}
        armies.banato.byzantine = {{ light_infantry = 1 }}
        armies.banato.golden_horde = {{ cavalry = 6 }}
        armies.banato.mamluk = {{ cavalry = 1 }}
        armies.saraj.golden_horde = {{ cavalry = 2 }}
        pacts = [{CALLED}]
        """,
        wagon("golden_horde", "saraj"),
        players=4,
    )
    play(t, "byzantine: pass", "hungary: direct golden_horde")
    assert offered(t, "hungary", "attack") == []


@pytest.mark.rule("MU-DIP-13", "MU-MOV-6")
def test_mu_dip_13_the_units_of_a_galley_at_sea_go_together() -> None:
    afloat = '{ owner = "golden_horde", kind = "galley", level = 3, zone = "mar_nero_or", units = { cavalry = 6 } }'
    t = helped("armies.saraj.golden_horde = { cavalry = 2 }", afloat)
    play(t, "hungary: direct golden_horde; move mar_nero_or; take-piece #21; to mar_nero_occ; halt")
    assert army(t, "mar_nero_occ", "golden_horde") == {"cavalry": 6}
    play(t, "golden_horde: pass", "byzantine: pass")
    assert offered(t, "hungary", "direct") == []
