"""Templars, Marauders, Heroines: units from nowhere, hordes in one's pay, captains for a battle."""

import pytest
from tests.games.medioevo.fights import casualties, field, rounds, scores, values
from tests.games.medioevo.hands import cards_offered, florins, hand, number, out_of_place, plays, usable
from tests.games.medioevo.table import (
    army,
    asked,
    can,
    events,
    happened,
    idle_until,
    land,
    offered,
    play,
    refused,
    seat,
    state,
    three,
    waiting,
)

from quadriga.engine.table import Table

# wagons that keep the Combat phase open
WATCH = """
    pieces = [
        { owner = "hungary", kind = "war_wagon", level = 1, zone = "buda" },
        { owner = "byzantine", kind = "war_wagon", level = 1, zone = "costantinopoli" },
    ]
"""


def scene(more: str, chance: list[list[int]] | None = None) -> Table:
    return three(WATCH + more, chance)


# ---------------------------------------------------------------- 34: a crusading unit


@plays("templar_34")
@pytest.mark.rule("MU-CARD-34", "MU-MOV-10")
def test_mu_card_34_barbarian_resistance_appears_and_is_fought_at_once() -> None:
    """Cavalry in Serbia against the horde of the War circle."""
    t = scene("dice = [2, 6, 4]\n" + hand("byzantine", "templar_34"), [[1, 2, 5]])
    play(t, "byzantine: card templar_34")
    assert offered(t, "byzantine", "aim_unit") == [
        "light_infantry",
        "heavy_infantry",
        "cavalry",
        "archer",
    ]  # no captain
    play(t, "byzantine: aim-unit cavalry; aim-zone serbia")
    assert army(t, "serbia", "barbarians") == {"light_infantry": 2}  # the d4 shows 2
    assert army(t, "serbia", "byzantine") == {"cavalry": 1}
    assert florins(t) == 1600
    assert asked(t) == "MeleeRoll"


@plays("templar_34")
@pytest.mark.rule("MU-CARD-34")
def test_mu_card_34_undefended_land_of_another_player_is_conquered() -> None:
    """Buda has a village: 1 for the area, 1 for the village. Without a declaration of war it costs 3 Honour."""
    t = scene("land.buda.civilian = 1\n" + hand("byzantine", "templar_34"))
    play(t, "byzantine: card templar_34; aim-unit archer; aim-zone buda")
    assert happened(t, "territory.conquered", "battle.declared") == ["territory.conquered"]
    assert seat(t, "byzantine")["honour"] == 10 - 3 + 2
    t = scene('war = [["byzantine", "hungary"]]\nland.buda.civilian = 1\n' + hand("byzantine", "templar_34"))
    play(t, "byzantine: card templar_34; aim-unit archer; aim-zone buda")
    assert seat(t, "byzantine")["honour"] == 12


@pytest.mark.rule("MU-CARD-34")
def test_mu_card_34_an_army_there_is_fought_at_once() -> None:
    t = scene(
        'war = [["byzantine", "hungary"]]\narmies.buda.hungary = { archer = 1 }\n' + hand("byzantine", "templar_34")
    )
    play(t, "byzantine: card templar_34; aim-unit archer; aim-zone buda")
    assert [event.args[:3] for event in events(t, "battle.declared")] == [[0, 1, number("buda")]]


@pytest.mark.rule("MU-CARD-34")
def test_mu_card_34_outside_the_own_starting_kingdom_and_not_against_a_truce() -> None:
    t = scene('truce = [["byzantine", "hungary"]]\n' + hand("byzantine", "templar_34"))
    play(t, "byzantine: card templar_34; aim-unit archer")
    assert refused(t, "byzantine: aim-zone nicea").rules == ["MU-CARD-34"]
    assert refused(t, "byzantine: aim-zone buda").rules == ["MU-DIP-5"]
    zones = offered(t, "byzantine", "aim_zone")
    assert {"serbia", "caffa", "kiev"} <= set(zones)
    assert not {"marmara", "costantinopoli", "frigia"} & set(zones)


@pytest.mark.rule("MU-CARD-34")
def test_mu_card_34_where_own_units_stand_it_joins_them() -> None:
    t = scene("armies.serbia.byzantine = { archer = 1 }\n" + hand("byzantine", "templar_34"))
    play(t, "byzantine: card templar_34; aim-unit cavalry; aim-zone serbia")
    assert army(t, "serbia", "byzantine") == {"archer": 1, "cavalry": 1}
    assert happened(t, "battle.declared") == []


@pytest.mark.rule("MU-CARD-34")
def test_mu_card_34_from_the_reserve() -> None:
    """Only archers are left; then nobody: captains do not count."""
    most = "light_infantry = 20, heavy_infantry = 20, cavalry = 10, archer = {}"
    t = scene(f"armies.nicea.byzantine = {{ {most.format(9)} }}\n" + hand("byzantine", "templar_34"))
    play(t, "byzantine: card templar_34; aim-zone serbia")
    assert army(t, "serbia", "byzantine") == {"archer": 1}
    t = scene(f"armies.nicea.byzantine = {{ {most.format(10)} }}\n" + hand("byzantine", "templar_34"))
    assert out_of_place(t, "templar_34")


# ---------------------------------------------------------------- 35: into a fight


@plays("templar_35")
@pytest.mark.rule("MU-CARD-35")
def test_mu_card_35_a_unit_joins_the_own_battle() -> None:
    """In Serbia the attacker gets a cavalry before the first round."""
    t = field("light_infantry=2", "archer=2", [], hand("byzantine", "templar_35"), zone="serbia")
    play(t, "byzantine: card templar_35")
    assert offered(t, "byzantine", "aim_unit") == ["light_infantry", "heavy_infantry", "cavalry", "archer"]
    play(t, "byzantine: aim-unit cavalry")
    assert army(t, "serbia", "byzantine") == {"light_infantry": 2, "cavalry": 1}
    assert (asked(t), rounds(t)) == ("Declaration", 1)


@plays("templar_35")
@pytest.mark.rule("MU-CARD-35")
def test_mu_card_35_also_in_the_middle_of_a_round() -> None:
    """After the archers (8, 8) the heavy infantry comes and spares Byzantium its casualty of 1."""
    dice = [[8, 8], [1, 2, 3], [1, 2, 4]]
    t = field("archer=2", "light_infantry=2", dice, hand("byzantine", "templar_35"), zone="serbia")
    play(
        t, "byzantine: pass; fight", "hungary: fight", "byzantine: pass; pass; card templar_35; aim-unit heavy_infantry"
    )
    play(t, "byzantine: keep", "hungary: roll; keep")
    assert casualties(t) == [("byzantine", 0), ("hungary", 1)]
    assert army(t, "serbia", "byzantine") == {"archer": 2, "heavy_infantry": 1}


@pytest.mark.rule("MU-CARD-35", "MU-EMP-12")
def test_mu_card_35_only_in_an_own_battle_outside_the_kingdom() -> None:
    t = field("light_infantry=2", "archer=2", [], hand("byzantine", "templar_35"))  # Nicaea is home
    assert asked(t) == "Declaration"
    t = field("light_infantry=2", "archer=2", [], hand("hungary", "templar_35"))  # but not for Hungary
    assert usable(t, "templar_35", "hungary")
    t = field("light_infantry=2", "archer=2", [], hand("golden_horde", "templar_35"), zone="serbia")
    assert asked(t) == "Declaration"
    assert out_of_place(scene(hand("byzantine", "templar_35")), "templar_35")


# ---------------------------------------------------------------- 65: a hired horde


@plays("marauder_65")
@pytest.mark.rule("MU-CARD-65")
def test_mu_card_65_a_horde_serves_and_is_gone_at_the_end_of_the_turn() -> None:
    """Dice 1, 2, 3: two light infantry, an archer and a captain, for 100 florins."""
    t = scene("dice = [1, 2, 3]\narmies.nicea.byzantine = { cavalry = 1 }\n" + hand("byzantine", "marauder_65"))
    play(t, "byzantine: card marauder_65")
    assert florins(t) == 1500
    hired = {"light_infantry": 2, "cavalry": 1, "archer": 1, "captain_1": 1}
    assert army(t, "nicea", "byzantine") == hired
    assert army(t, "nicea", "barbarians") == {}
    idle_until(t, "TurnOrder")
    assert army(t, "nicea", "byzantine") == {"cavalry": 1}
    assert army(t, "nicea", "barbarians") == {}
    assert land(t, "nicea")["holder"] == "byzantine"


@pytest.mark.rule("MU-CARD-65")
def test_mu_card_65_where_one_controls_the_land_and_has_a_unit() -> None:
    """Nicaea: land and unit. Lydia: no unit. Serbia: held by the unit. Buda: somebody else's."""
    armies = """
        armies.nicea.byzantine = { cavalry = 1 }
        armies.serbia.byzantine = { cavalry = 1 }
        armies.buda.hungary = { cavalry = 1 }
    """
    t = scene(armies + hand("byzantine", "marauder_65"))
    play(t, "byzantine: card marauder_65")
    assert offered(t, "byzantine", "aim_zone") == ["nicea", "serbia"]
    assert out_of_place(scene(hand("byzantine", "marauder_65")), "marauder_65")
    poor = "armies.nicea.byzantine = { cavalry = 1 }\nseat.byzantine.florins = 99\n"
    assert out_of_place(scene(poor + hand("byzantine", "marauder_65")), "marauder_65")


@plays("marauder_65")
@pytest.mark.rule("MU-CARD-65")
def test_mu_card_65_it_counts_as_the_users_units_in_battle() -> None:
    """Hungary attacks a lone archer in Nicaea; with the horde (two light infantry, an archer) four defend it."""
    position = """
        active = "hungary"
        dice = [1, 3, 8]
        war = [["byzantine", "hungary"]]
        armies.nicea = { byzantine = { archer = 1 }, hungary = { cavalry = 2 } }
        land.nicea.holder = "byzantine"
    """
    t = three(position + hand("byzantine", "marauder_65"))
    play(t, "hungary: attack nicea/byzantine")
    assert usable(t, "marauder_65")
    play(t, "byzantine: card marauder_65")
    assert army(t, "nicea", "byzantine") == {"light_infantry": 2, "archer": 2}
    battle = next(frame for frame in state(t).stack if type(frame).__name__ == "Battle")
    assert getattr(battle, "start", []) == [2, 4]


# ---------------------------------------------------------------- 66: units among barbarians


@plays("marauder_66")
@pytest.mark.rule("MU-CARD-66")
def test_mu_card_66_up_to_three_units_join_the_horde_and_come_back() -> None:
    """Hungary fights one barbarian in Tarnovo; three Byzantine units join it and survive.

    Bishop 1 ends the battle before a die is rolled.
    """
    position = """
        active = "hungary"
        armies.tarnovo = { hungary = { archer = 2 }, barbarians = { light_infantry = 1 } }
        armies.nicea.byzantine = { cavalry = 2 }
        armies.lidia.byzantine = { heavy_infantry = 3 }
    """
    t = scene(position + hand("byzantine", "marauder_66") + hand("golden_horde", "bishop_1"))
    play(t, "hungary: attack tarnovo/barbarians", "byzantine: card marauder_66")
    assert offered(t, "byzantine", "aim_place") == ["nicea/cavalry", "lidia/heavy_infantry"]
    play(t, "byzantine: aim-place nicea/cavalry; aim-place lidia/heavy_infantry; aim-place lidia/heavy_infantry")
    assert army(t, "tarnovo", "barbarians") == {"light_infantry": 1, "cavalry": 1, "heavy_infantry": 2}
    assert army(t, "nicea", "byzantine") == {"cavalry": 1}
    assert waiting(t) == ["golden_horde"]  # no fourth one
    play(t, "golden_horde: card bishop_1; aim-zone tarnovo")
    idle_until(t, "TurnOrder")
    assert army(t, "tarnovo", "barbarians") == {"light_infantry": 1}
    assert army(t, "nicea", "byzantine") == {"cavalry": 2}
    assert army(t, "lidia", "byzantine") == {"heavy_infantry": 3}


@pytest.mark.rule("MU-CARD-66", "MU-BAR-7")
def test_mu_card_66_barbarians_left_alone_by_the_lent_unit_take_its_place() -> None:
    position = """
        active = "hungary"
        armies.tarnovo = { hungary = { archer = 2 }, barbarians = { light_infantry = 1 } }
        armies.nicea = { byzantine = { cavalry = 1 }, barbarians = { light_infantry = 1 } }
        land.nicea.civilian = 1
    """
    t = scene(position + hand("byzantine", "marauder_66"))
    play(t, "hungary: attack tarnovo/barbarians", "byzantine: card marauder_66; aim-place nicea/cavalry")
    assert land(t, "nicea").get("civilian", 0) == 0
    assert happened(t, "barbarians.plundered") == ["barbarians.plundered"]


@pytest.mark.rule("MU-CARD-66")
def test_mu_card_66_fewer_if_one_likes_and_they_fight_as_barbarians() -> None:
    """One cavalry joins: with the dice 1, 2, 8 of the War circle 8 against 4 - 1: score 2, cavalry 2 more.

    The horde then loses its light infantry first.
    """
    position = """
        active = "hungary"
        dice = [1, 2, 8]
        armies.tarnovo = { hungary = { archer = 9 }, barbarians = { archer = 1 } }
        armies.nicea.byzantine = { cavalry = 2 }
    """
    t = scene(position + hand("byzantine", "marauder_66"), [[1, 2, 4]])
    play(t, "hungary: attack tarnovo/barbarians", "byzantine: card marauder_66; aim-place nicea/cavalry; done")
    play(t, "hungary: fight; keep")
    assert values(t) == [(3, 8)]
    assert scores(t) == [("barbarians", 2, 4)]


@pytest.mark.rule("MU-CARD-66")
def test_mu_card_66_who_falls_does_not_come_back() -> None:
    """Hungary 8 - 1 against 5: two points, on the light infantry that joined and on an archer."""
    position = """
        active = "hungary"
        dice = [1, 4, 5]
        armies.tarnovo = { hungary = { archer = 9 }, barbarians = { archer = 9 } }
        armies.nicea.byzantine = { light_infantry = 1 }
    """
    t = scene(position + hand("byzantine", "marauder_66"), [[1, 2, 8]])
    play(t, "hungary: attack tarnovo/barbarians", "byzantine: card marauder_66; aim-place nicea/light_infantry")
    assert army(t, "tarnovo", "barbarians") == {"light_infantry": 1, "archer": 9}
    play(t, "hungary: keep")
    assert army(t, "tarnovo", "barbarians") == {"archer": 7}  # 2 points and a casualty of 1
    idle_until(t, "TurnOrder")
    assert army(t, "nicea", "byzantine") == {}


@pytest.mark.rule("MU-CARD-66", "MU-EMP-12")
def test_mu_card_66_only_in_a_battle_with_barbarians() -> None:
    t = field(
        "archer=2", "archer=1", [], "armies.lidia.byzantine = { archer = 1 }\n" + hand("byzantine", "marauder_66")
    )
    assert asked(t) == "Declaration"
    assert out_of_place(
        scene("armies.nicea.byzantine = { archer = 1 }\n" + hand("byzantine", "marauder_66")), "marauder_66"
    )


# ---------------------------------------------------------------- 67, 68: heroines


@plays("heroine_67")
@pytest.mark.rule("MU-CARD-67")
def test_mu_card_67_a_unit_of_an_army_without_captain_leads_it_for_the_battle() -> None:
    """Byzantium's cavalry; Hungary's units could be chosen as well. After the battle it is cavalry again."""
    more = hand("byzantine", "heroine_67") + hand("golden_horde", "bishop_1")
    t = field("cavalry=2, archer=1", "light_infantry=2", [], more)
    play(t, "byzantine: card heroine_67")
    names = ["byzantine/cavalry", "byzantine/archer", "hungary/light_infantry"]
    assert offered(t, "byzantine", "aim_fighter") == names
    play(t, "byzantine: aim-fighter byzantine/cavalry")
    assert army(t, "nicea", "byzantine") == {"cavalry": 1, "archer": 1, "captain_1": 1}
    play(t, "golden_horde: card bishop_1; aim-zone nicea")
    assert happened(t, "battle.over") == ["battle.over"]
    assert army(t, "nicea", "byzantine") == {"cavalry": 2, "archer": 1}


@plays("heroine_67")
@pytest.mark.rule("MU-CARD-67", "MU-UNI-6")
def test_mu_card_67_the_captain_has_the_uses_of_level_one() -> None:
    t = field("light_infantry=2", "heavy_infantry=3", [[1, 2, 3]], hand("byzantine", "heroine_67"))
    play(t, "byzantine: card heroine_67; aim-fighter byzantine/light_infantry; fight", "hungary: fight")
    assert (asked(t), waiting(t)) == ("CaptainUses", ["byzantine"])


@pytest.mark.rule("MU-CARD-67")
def test_mu_card_67_not_in_an_army_with_a_captain_and_never_barbarians() -> None:
    t = field("captain_1=1, archer=1", "captain_2=1, archer=1", [], hand("byzantine", "heroine_67"))
    assert asked(t) == "Declaration"
    t = field("captain_1=1, archer=1", "archer=1", [], hand("byzantine", "heroine_67"))
    play(t, "byzantine: card heroine_67")
    assert army(t, "nicea", "hungary") == {"captain_1": 1}  # the only choice
    horde = "armies.tarnovo = { byzantine = { archer = 1, captain_1 = 1 }, barbarians = { archer = 1 } }\n"
    t = scene(horde + hand("byzantine", "heroine_67"))
    play(t, "byzantine: attack tarnovo/barbarians")
    assert cards_offered(t, "byzantine") == []


@plays("heroine_68")
@pytest.mark.rule("MU-CARD-68")
@pytest.mark.parametrize(("before", "during"), [("captain_1", "captain_2"), ("captain_2", "captain_3")])
def test_mu_card_68_a_captain_one_level_higher_for_the_battle(before: str, during: str) -> None:
    more = hand("golden_horde", "bishop_1", "heroine_68")
    t = field(f"{before}=1, archer=1", "light_infantry=2", [], more)
    play(t, "golden_horde: card heroine_68")  # a third player may give it
    assert army(t, "nicea", "byzantine") == {during: 1, "archer": 1}
    play(t, "golden_horde: card bishop_1; aim-zone nicea")
    assert army(t, "nicea", "byzantine") == {before: 1, "archer": 1}


@pytest.mark.rule("MU-CARD-68")
def test_mu_card_68_at_most_level_three_and_only_captains() -> None:
    t = field("captain_3=1, archer=1", "archer=2", [], hand("byzantine", "heroine_68"))
    assert asked(t) == "Declaration"
    t = field("captain_3=1", "captain_2=1", [], hand("byzantine", "heroine_68"))
    play(t, "byzantine: card heroine_68")
    assert army(t, "nicea", "hungary") == {"captain_3": 1}


@pytest.mark.rule("MU-CARD-67", "MU-CARD-68", "MU-EMP-12")
@pytest.mark.parametrize("card", ["heroine_67", "heroine_68"])
def test_mu_card_67_and_68_only_in_a_battle(card: str) -> None:
    t = scene(
        "armies.nicea.byzantine = { archer = 1 }\narmies.lidia.byzantine = { captain_1 = 1 }\n"
        + hand("byzantine", card)
    )
    assert can(t, "byzantine: pass")
    assert out_of_place(t, card)
