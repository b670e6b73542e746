"""Infiltrators and Spies: pinned cards, a turncoat, a rebellion; sabotage, ambush, trap."""

import pytest
from tests.games.medioevo.fights import due, field, rounds, scores, values
from tests.games.medioevo.hands import florins, hand, is_rotated, number, out_of_place, plays, usable
from tests.games.medioevo.table import (
    army,
    asked,
    events,
    happened,
    idle_until,
    land,
    offered,
    pieces,
    play,
    refused,
    seat,
    three,
    waiting,
)

from quadriga.engine.table import Table

WATCH = '{ owner = "hungary", kind = "war_wagon", level = 1, zone = "buda" }'


# ---------------------------------------------------------------- 13: cards that stay rotated

OTHERS = """
    phase = "commerce"
    active = "golden_horde"
    seat.byzantine = { florins = 500, cards = ["infiltrator_13", "bishop_1"], rotated = ["bishop_1"] }
    seat.hungary = { cards = ["warlord_4", "warlord_5", "merchant_19"], rotated = ["warlord_4", "warlord_5"] }
    seat.golden_horde = { cards = ["spy_16", "spy_17", "bard_44"], rotated = ["spy_16", "spy_17", "bard_44"] }
"""


@plays("infiltrator_13")
@pytest.mark.rule("MU-CARD-13")
@pytest.mark.parametrize(("die", "pinned"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_mu_card_13_one_to_three_cards_of_others_stay_rotated(die: int, pinned: int) -> None:
    """100 florins; own and straight cards cannot be chosen. Only those named stay rotated in the next turn."""
    t = three(OTHERS, [[die]])
    play(t, "golden_horde: done")
    assert (asked(t), waiting(t)) == ("Window", ["byzantine"])
    play(t, "byzantine: card infiltrator_13")
    assert florins(t) == 400
    names = ["spy_16", "warlord_5", "spy_17"][:pinned]
    assert set(offered(t, "byzantine", "aim_card")) == {"warlord_4", "warlord_5", "spy_16", "spy_17", "bard_44"}
    for name in names:
        play(t, f"byzantine: aim-card {name}")
    assert asked(t) == "TurnOrder"
    assert set(seat(t, "hungary")["rotated"] + seat(t, "golden_horde")["rotated"]) == set(names)
    assert seat(t, "byzantine")["rotated"] == []


@pytest.mark.rule("MU-CARD-13", "MU-EMP-12")
def test_mu_card_13_for_one_end_of_turn_only() -> None:
    t = three(OTHERS, [[1]])
    play(t, "golden_horde: done", "byzantine: card infiltrator_13; aim-card spy_16")
    assert is_rotated(t, "spy_16")
    idle_until(t, "Purchase")
    idle_until(t, "TurnOrder")
    assert not is_rotated(t, "spy_16")


@pytest.mark.rule("MU-CARD-13")
def test_mu_card_13_needs_a_rotated_card_of_another_and_100_florins() -> None:
    nothing = """
        phase = "commerce"
        active = "golden_horde"
        seat.byzantine = { cards = ["infiltrator_13", "bishop_1"], rotated = ["bishop_1"] }
        seat.hungary.cards = ["warlord_4"]
    """
    t = three(nothing)
    play(t, "golden_horde: done")
    assert asked(t) == "TurnOrder"
    t = three(OTHERS.replace("500", "99"))
    play(t, "golden_horde: done")
    assert asked(t) == "TurnOrder"
    t = three('phase = "purchase"\n' + OTHERS.split("\n", 3)[3])
    assert out_of_place(t, "infiltrator_13")


# ---------------------------------------------------------------- 14: a turncoat


@plays("infiltrator_14")
@pytest.mark.rule("MU-CARD-14")
def test_mu_card_14_an_enemy_unit_is_replaced_by_an_own_one() -> None:
    t = field("light_infantry=2", "cavalry=2, captain_1=1", [], hand("byzantine", "infiltrator_14"))
    play(t, "byzantine: card infiltrator_14")
    assert army(t, "nicea", "hungary") == {"cavalry": 1, "captain_1": 1}  # captains are immune: no choice
    assert army(t, "nicea", "byzantine") == {"light_infantry": 2, "cavalry": 1}
    assert florins(t) == 1500
    assert [event.args[:4] for event in events(t, "unit.turned")] == [[0, 1, number("nicea"), 2]]
    assert (asked(t), rounds(t)) == ("Declaration", 1)


@plays("infiltrator_14")
@pytest.mark.rule("MU-CARD-14")
def test_mu_card_14_barbarians_turn_too() -> None:
    position = "armies.tarnovo = { byzantine = { cavalry = 1 }, barbarians = { light_infantry = 2, archer = 1 } }\n"
    t = three(position + hand("byzantine", "infiltrator_14"))
    play(t, "byzantine: attack tarnovo/barbarians; card infiltrator_14; aim-unit archer")
    assert army(t, "tarnovo", "byzantine") == {"cavalry": 1, "archer": 1}
    assert army(t, "tarnovo", "barbarians") == {"light_infantry": 2}


@pytest.mark.rule("MU-CARD-14")
def test_mu_card_14_the_defender_may_use_it_and_win_without_a_die() -> None:
    """The only attacker changes sides: the battle is over and Nicaea stays Hungarian."""
    t = field("light_infantry=1", "archer=1", [], "land.nicea.holder = 'hungary'\n" + hand("hungary", "infiltrator_14"))
    play(t, "hungary: card infiltrator_14")
    assert happened(t, "battle.rolled", "battle.over") == ["battle.over"]
    assert army(t, "nicea", "byzantine") == {}
    assert army(t, "nicea", "hungary") == {"light_infantry": 1, "archer": 1}


@pytest.mark.rule("MU-CARD-14")
def test_mu_card_14_not_for_captains_alone_strangers_or_a_poor_or_empty_reserve() -> None:
    t = field("light_infantry=2", "captain_1=2", [], hand("byzantine", "infiltrator_14"))
    assert asked(t) == "Declaration"
    t = field("light_infantry=2", "archer=2", [], hand("golden_horde", "infiltrator_14"))
    assert asked(t) == "Declaration"
    t = field("light_infantry=2", "archer=2", [], hand("byzantine", "infiltrator_14") + "seat.byzantine.florins = 99")
    assert asked(t) == "Declaration"
    more = hand("byzantine", "infiltrator_14") + "armies.lidia.byzantine = { archer = 10 }"
    t = field("light_infantry=2", "archer=2", [], more)
    assert asked(t) == "Declaration"
    t = three(hand("byzantine", "infiltrator_14", "bishop_1"))
    assert out_of_place(t, "infiltrator_14")


@pytest.mark.rule("MU-CARD-14")
def test_mu_card_14_before_the_first_die_only() -> None:
    t = field("light_infantry=2", "archer=2", [[8, 8], [1, 2, 3]], hand("byzantine", "infiltrator_14"))
    play(t, "byzantine: pass; fight", "hungary: fight")
    assert asked(t) == "MeleeRoll"
    assert refused(t, "byzantine: card infiltrator_14").code == "wrong_window"


# ---------------------------------------------------------------- 15: a rebellion


@plays("infiltrator_15")
@pytest.mark.rule("MU-CARD-15", "MU-EVT-4")
def test_mu_card_15_a_horde_of_the_war_circle_rises_at_the_neighbours() -> None:
    """Dice 1, 2, 3: two light infantry, an archer, a captain. Banat is undefended: lost and plundered at once."""
    position = f"dice = [1, 2, 3]\nland.banato.military = 1\npieces = [{WATCH}]\n"
    t = three(position + hand("byzantine", "infiltrator_15"))
    play(t, "byzantine: card infiltrator_15; aim-zone banato")
    assert florins(t) == 1500
    assert army(t, "banato", "barbarians") == {"light_infantry": 2, "archer": 1, "captain_1": 1}
    assert land(t, "banato") == {"holder": "nobody"}
    assert happened(t, "rebellion.incited", "barbarians.plundered") == ["rebellion.incited", "barbarians.plundered"]


@pytest.mark.rule("MU-CARD-15")
def test_mu_card_15_at_most_three_steps_from_own_land() -> None:
    """Adrianople - Serbia - Banat - Buda: three. Pressburg is four steps away."""
    t = three(f"pieces = [{WATCH}]\n" + hand("byzantine", "infiltrator_15"))
    play(t, "byzantine: card infiltrator_15")
    places = set(offered(t, "byzantine", "aim_zone"))
    assert {"tarnovo", "serbia", "banato", "buda"} <= places
    assert not {"presburgo", "cracovia", "ukek"} & places


@pytest.mark.rule("MU-CARD-15")
def test_mu_card_15_needs_barbarians_in_the_reserve_and_100_florins() -> None:
    """All 40 light infantry of the barbarians stand in Kiev."""
    full = "armies.kiev.barbarians = { light_infantry = 40 }\n"
    t = three(f"pieces = [{WATCH}]\n" + full + hand("byzantine", "infiltrator_15", "bishop_1"))
    assert out_of_place(t, "infiltrator_15")
    poor = "seat.byzantine.florins = 99\n"
    t = three(f"pieces = [{WATCH}]\n" + poor + hand("byzantine", "infiltrator_15", "bishop_1"))
    assert out_of_place(t, "infiltrator_15")


@plays("infiltrator_15")
@pytest.mark.rule("MU-CARD-15")
def test_mu_card_15_a_battle_is_fought_at_once_the_barbarians_attack() -> None:
    """Hungary's two heavy infantry in Banat against one light infantry: 4 - 1 against 8 of the War circle."""
    position = f"armies.banato.hungary = {{ heavy_infantry = 2 }}\npieces = [{WATCH}]\n"
    t = three(position + hand("byzantine", "infiltrator_15"), [[1, 2, 4]])
    play(t, "byzantine: card infiltrator_15; aim-zone banato")
    assert [event.args[:3] for event in events(t, "battle.declared")] == [[3, 1, number("banato")]]
    assert waiting(t) == ["hungary"]
    play(t, "hungary: keep")
    assert values(t) == [(8, 3)]
    assert army(t, "banato", "barbarians") == {}  # 4 casualties
    assert army(t, "banato", "hungary") == {"heavy_infantry": 1, "light_infantry": 1}


@pytest.mark.rule("MU-CARD-15", "MU-CARD-24")
def test_mu_card_15_counts_as_a_rebellion() -> None:
    """So the Militia answers it."""
    position = f"pieces = [{WATCH}]\n" + hand("byzantine", "infiltrator_15") + hand("hungary", "militia_24")
    t = three(position, [[1, 2, 4]])
    play(t, "byzantine: card infiltrator_15; aim-zone banato")
    assert (asked(t), waiting(t)) == ("Window", ["hungary"])
    play(t, "hungary: card militia_24; aim-unit cavalry")
    assert army(t, "banato", "hungary") == {"cavalry": 1}
    assert happened(t, "battle.declared") == ["battle.declared"]


# ---------------------------------------------------------------- 16, 17, 18: spies


def spying(card: str) -> str:
    return hand("byzantine", card)


def spy(card: str, die: int, more: str = "", defender: str = "cavalry=1, archer=2") -> Table:
    """Byzantium (two light, one heavy infantry) sends a spy before the battle; his die is rolled after the aim."""
    t = field("light_infantry=2, heavy_infantry=1", defender, [[die]], hand("byzantine", card) + more)
    play(t, f"byzantine: card {card}")
    return t


@plays("spy_17")
@pytest.mark.rule("MU-CARD-17")
@pytest.mark.parametrize("die", [1, 2, 3])
def test_mu_card_17_on_1_to_3_the_unit_is_removed(die: int) -> None:
    t = spy("spy_17", die)
    assert offered(t, "byzantine", "aim_unit") == ["cavalry", "archer"]
    play(t, "byzantine: aim-unit cavalry")
    assert army(t, "nicea", "hungary") == {"archer": 2}
    assert army(t, "nicea", "byzantine") == {"light_infantry": 2, "heavy_infantry": 1}
    assert (asked(t), rounds(t)) == ("Declaration", 1)


@pytest.mark.rule("MU-CARD-16", "MU-CARD-17", "MU-CARD-18")
@pytest.mark.parametrize("card", ["spy_16", "spy_17", "spy_18"])
@pytest.mark.parametrize("die", [4, 5, 6])
def test_mu_card_16_to_18_on_4_to_6_nothing(card: str, die: int) -> None:
    wagons = 'pieces = [{ owner = "hungary", kind = "war_wagon", level = 2, zone = "nicea" }]\n'
    t = spy(card, die, wagons)
    if card != "spy_16":
        play(t, "byzantine: aim-unit archer")
    assert army(t, "nicea", "hungary") == {"cavalry": 1, "archer": 2}
    assert army(t, "nicea", "byzantine") == {"light_infantry": 2, "heavy_infantry": 1}
    assert [one["level"] for one in pieces(t, "hungary")] == [2]
    assert happened(t, "unit.trapped", "unit.destroyed", "piece.sabotaged") == []


@pytest.mark.rule("MU-CARD-16", "MU-CARD-17", "MU-CARD-18")
@pytest.mark.parametrize("card", ["spy_16", "spy_17", "spy_18"])
@pytest.mark.parametrize("die", [7, 8])
def test_mu_card_16_to_18_on_7_and_8_the_user_removes_an_own_unit(card: str, die: int) -> None:
    wagons = 'pieces = [{ owner = "hungary", kind = "war_wagon", level = 2, zone = "nicea" }]\n'
    t = spy(card, die, wagons)
    if card != "spy_16":
        play(t, "byzantine: aim-unit archer")
    assert (asked(t), waiting(t)) == ("Espionage", ["byzantine"])
    assert offered(t, "byzantine", "aim_unit") == ["light_infantry", "heavy_infantry"]
    play(t, "byzantine: aim-unit heavy_infantry")  # removed, not weakened
    assert army(t, "nicea", "byzantine") == {"light_infantry": 2}
    assert army(t, "nicea", "hungary") == {"cavalry": 1, "archer": 2}
    assert [one["level"] for one in pieces(t, "hungary")] == [2]


@plays("spy_16")
@pytest.mark.rule("MU-CARD-16")
@pytest.mark.parametrize("die", [1, 3])
@pytest.mark.parametrize(
    ("kind", "level"), [("war_wagon", 3), ("war_wagon", 1), ("siege_engine", 2), ("siege_engine", 1)]
)
def test_mu_card_16_a_wagon_or_engine_loses_a_level(die: int, kind: str, level: int) -> None:
    t = spy("spy_16", die, f'pieces = [{{ owner = "hungary", kind = "{kind}", level = {level}, zone = "nicea" }}]\n')
    left = [(one["kind"], one["level"]) for one in pieces(t, "hungary")]
    assert left == ([(kind, level - 1)] if level > 1 else [])


@pytest.mark.rule("MU-CARD-16")
def test_mu_card_16_only_wagons_and_engines_of_the_opponent_in_the_battle() -> None:
    """Neither caravans nor what stands elsewhere, nor a horde."""
    there = 'pieces = [{ owner = "hungary", kind = "caravan", zone = "nicea" }, ' + WATCH + "]\n"
    t = field("archer=1", "archer=1", [], there + hand("byzantine", "spy_16"))
    assert asked(t) == "Declaration"
    horde = "armies.tarnovo = { byzantine = { archer = 1 }, barbarians = { archer = 1 } }\n"
    t = three(horde + spying("spy_16"), [[1, 2, 3]])
    play(t, "byzantine: attack tarnovo/barbarians")
    assert asked(t) == "MeleeRoll"


@plays("spy_18")
@pytest.mark.rule("MU-CARD-18")
@pytest.mark.parametrize("die", [1, 2, 3])
def test_mu_card_18_the_unit_takes_no_part(die: int) -> None:
    """The only cavalry is trapped: no power of it, and the winner's score is capped by the two others.

    Hungary 8 - 1 against 3: score 2 instead of 3, no cavalry bonus.
    """
    dice = [[die], [1, 2, 3], [1, 2, 8]]
    t = field("light_infantry=9", "cavalry=1, heavy_infantry=2", dice, spying("spy_18"))
    play(t, "byzantine: card spy_18; aim-unit cavalry; fight", "hungary: fight")
    play(t, "byzantine: roll; keep", "hungary: keep")
    assert scores(t) == [("hungary", 2, 2)]
    assert [event.args[:2] for event in events(t, "unit.trapped")] == [[1, 2]]


@pytest.mark.rule("MU-CARD-18")
def test_mu_card_18_it_can_still_be_given_damage_of_every_kind_and_stays_out() -> None:
    """An archer's hit and two points of the melee all fall on the trapped cavalry: HI, LI, gone.

    Byzantium 5 against 4 - 1; the weakened cavalry never counts again.
    """
    dice = [[1], [1, 8], [1, 2, 5], [1, 2, 4]]
    t = field("archer=2, captain_1=1", "cavalry=1, captain_1=3", dice, spying("spy_18"))
    play(t, "byzantine: card spy_18; aim-unit cavalry; fight", "hungary: fight", "hungary: done")
    assert (asked(t), due(t)) == ("Losses", 1)
    play(t, "hungary: lose cavalry; done", "byzantine: keep", "hungary: keep")
    assert army(t, "nicea", "hungary") == {"heavy_infantry": 1, "captain_1": 3}
    assert (asked(t), waiting(t), due(t)) == ("Losses", ["hungary"], 2)
    play(t, "hungary: lose heavy_infantry; lose light_infantry")
    assert army(t, "nicea", "hungary") == {"captain_1": 3}


@pytest.mark.rule("MU-CARD-18", "MU-ART-1")
def test_mu_card_18_a_trapped_unit_serves_no_engine() -> None:
    more = 'pieces = [{ owner = "hungary", kind = "siege_engine", level = 1, zone = "nicea" }]\n' + spying("spy_18")
    t = field("archer=2", "cavalry=1, heavy_infantry=1", [[1]], more)
    play(t, "byzantine: card spy_18; aim-unit cavalry; fight", "hungary: fight")
    assert offered(t, "hungary", "man") == ["hungary.siege_engine_1@nicea#10/heavy_infantry"]


@pytest.mark.rule("MU-CARD-16", "MU-CARD-17", "MU-CARD-18", "MU-EMP-12")
@pytest.mark.parametrize("card", ["spy_16", "spy_17", "spy_18"])
def test_mu_card_16_to_18_in_a_battle_of_the_user_before_any_die(card: str) -> None:
    engines = 'pieces = [{ owner = "hungary", kind = "war_wagon", level = 2, zone = "nicea" }]\n'
    t = field("archer=1", "cavalry=9", [[8], [1, 2, 3]], engines + hand("golden_horde", card))
    assert asked(t) == "Declaration"  # a third player is not asked
    t = field("archer=1", "cavalry=9", [[8], [1, 2, 3]], engines + hand("byzantine", card))
    assert usable(t, card)
    play(t, "byzantine: pass; fight", "hungary: fight")
    assert asked(t) == "MeleeRoll"
    t = three(engines + hand("byzantine", card, "bishop_1"))
    assert out_of_place(t, card)
