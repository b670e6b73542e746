"""Rangers and Warlord 6: transports that nobody sees, half an army that goes on."""

import pytest
from tests.games.medioevo.hands import hand, number, out_of_place, plays, usable
from tests.games.medioevo.table import (
    army,
    asked,
    can,
    described,
    events,
    happened,
    idle_until,
    land,
    offered,
    pieces,
    play,
    three,
    waiting,
)
from tests.games.medioevo.traders import caravan, cargo, piece, trade

from quadriga.engine.table import Table

WATCH = '{ owner = "hungary", kind = "war_wagon", level = 1, zone = "presburgo" }'


def wagons(*zones: str, level: int = 1) -> str:
    listed = [f'{{ owner = "byzantine", kind = "war_wagon", level = {level}, zone = "{zone}" }}' for zone in zones]
    return f"pieces = [{', '.join([*listed, WATCH])}]\n"


# ---------------------------------------------------------------- 55: one transport

HOSTILE = """
    war = [["byzantine", "hungary"]]
    armies.adrianopoli.byzantine = { archer = 3 }
    armies.serbia.barbarians = { archer = 5 }
    armies.banato.hungary = { cavalry = 5 }
"""


@plays("ranger_55")
@pytest.mark.rule("MU-CARD-55")
def test_mu_card_55_through_barbarians_and_enemies_without_any_reaction() -> None:
    """Serbia holds a horde, Banat an enemy army, Buda is enemy land, Wallachia unguarded barbarian land."""
    t = three(wagons("adrianopoli") + HOSTILE + hand("byzantine", "ranger_55"))
    play(t, "byzantine: card ranger_55; move adrianopoli; take-piece #0; take-unit archer x3")
    for zone in ("serbia", "banato", "buda", "banato", "valacchia"):
        play(t, f"byzantine: to {zone}")
    assert happened(t, "battle.declared", "horde.placed", "territory.conquered") == []
    play(t, "byzantine: halt")
    assert army(t, "valacchia", "byzantine") == {"archer": 3}
    assert army(t, "valacchia", "barbarians") == {}
    assert army(t, "serbia", "barbarians") == {"archer": 5}
    assert land(t, "valacchia") == {}  # it takes no control
    assert pieces(t, "byzantine")[0]["done"]


@plays("ranger_55")
@pytest.mark.rule("MU-CARD-55")
def test_mu_card_55_it_may_end_anywhere_until_the_end_of_the_turn() -> None:
    """Beside a Hungarian army in Hungarian land: no battle, no change of control."""
    t = three(wagons("adrianopoli") + HOSTILE + hand("byzantine", "ranger_55"))
    play(t, "byzantine: card ranger_55; move adrianopoli; take-piece #0; take-unit archer x3")
    play(t, "byzantine: to serbia; to banato; halt")
    assert army(t, "banato", "byzantine") == {"archer": 3}
    assert land(t, "banato")["holder"] == "hungary"
    assert happened(t, "battle.declared") == []
    assert described(t)["effects"] == [[54, 0, 0]]
    idle_until(t, "TurnOrder")
    assert described(t)["effects"] == []


@pytest.mark.rule("MU-CARD-55", "MU-COM-7")
def test_mu_card_55_until_the_end_of_the_turn_nobody_attacks_it_and_it_attacks_nobody() -> None:
    """In Banat both armies share the land; in the next turn Hungary may attack."""
    t = three(wagons("adrianopoli") + HOSTILE + hand("byzantine", "ranger_55"))
    play(
        t, "byzantine: card ranger_55; move adrianopoli; take-piece #0; take-unit archer x3; to serbia; to banato; halt"
    )
    assert waiting(t) == ["hungary"]
    assert not can(t, "hungary: attack banato/byzantine")
    play(t, "hungary: move presburgo; take-piece #10; to buda; halt")
    assert offered(t, "byzantine", "attack") == []
    idle_until(t, "TurnOrder")
    idle_until(t, "CombatAction")
    while waiting(t) != ["hungary"]:
        play(t, f"{waiting(t)[0]}: pass")
    assert can(t, "hungary: attack banato/byzantine")


@pytest.mark.rule("MU-CARD-55")
def test_mu_card_55_who_comes_there_does_not_see_it() -> None:
    """Hungary enters Wallachia, where the unseen archers are: it meets the resistance of barbarians and no one else.

    Its two cavalry against one light infantry: 5 - 1 against 8, a point for the horde, then the horde's casualty of 4.
    """
    armies = HOSTILE.replace("cavalry = 5", "cavalry = 2")
    extra = wagons("adrianopoli").replace("presburgo", "banato")
    t = three(extra + armies + hand("byzantine", "ranger_55"), [[1, 2, 5]])
    play(t, "byzantine: card ranger_55; move adrianopoli; take-piece #0; take-unit archer x3; to tarnovo; to valacchia")
    play(t, "byzantine: halt", "hungary: move banato; take-piece #10; take-unit cavalry x2; to valacchia; fight; keep")
    assert [event.args[:2] for event in events(t, "battle.declared")] == [[1, 3]]
    while asked(t) == "Losses":
        play(t, "hungary: lose cavalry")
    assert army(t, "valacchia", "byzantine") == {"archer": 3}
    assert land(t, "valacchia") == {"holder": "hungary"}


@pytest.mark.rule("MU-CARD-55")
def test_mu_card_55_nobody_reacts_neither_militia_nor_bishop_of_the_land() -> None:
    t = three(wagons("adrianopoli") + HOSTILE + hand("byzantine", "ranger_55") + hand("hungary", "militia_24"))
    play(t, "byzantine: card ranger_55; move adrianopoli; take-piece #0; take-unit archer x3; to serbia; to banato")
    assert (asked(t), waiting(t)) == ("Movement", ["byzantine"])


@pytest.mark.rule("MU-CARD-55")
def test_mu_card_55_one_transport_with_its_own_load_only() -> None:
    """With a second wagon that is seen the group is seen."""
    t = three(wagons("adrianopoli", "adrianopoli") + HOSTILE + hand("byzantine", "ranger_55"))
    play(t, "byzantine: card ranger_55; aim-piece #0; move adrianopoli; take-piece #0; take-piece #1")
    play(t, "byzantine: take-unit archer x3; to serbia")
    assert happened(t, "battle.declared") == ["battle.declared"]


@plays("ranger_55")
@pytest.mark.rule("MU-CARD-55", "MU-TRD-6")
def test_mu_card_55_a_caravan_passes_barbarians_and_enemies() -> None:
    more = "armies.tarnovo.barbarians = { archer = 2 }\narmies.serbia.hungary = { archer = 1 }\n"
    war = 'war = [["byzantine", "hungary"]]\n'
    t = trade(caravan("adrianopoli", "cargo = { wine = 2 }"), more=more + war + hand("byzantine", "ranger_55"))
    play(t, "byzantine: card ranger_55; lead #0; to tarnovo; to serbia; to tessalonica")
    assert happened(t, "transport.plundered", "transport.seized") == []
    assert (piece(t)["zone"], cargo(t)) == ("tessalonica", {"wine": 2})


@pytest.mark.rule("MU-CARD-55")
def test_mu_card_55_what_can_still_move_and_no_engine() -> None:
    engine = '{ owner = "byzantine", kind = "siege_engine", level = 1, zone = "nicea" }'
    t = three(f"pieces = [{engine}, {WATCH}]\n" + hand("byzantine", "ranger_55"))
    assert out_of_place(t, "ranger_55")
    t = trade(caravan("nicea", "mp = 0"), caravan("lidia", kind="war_wagon"), more=hand("byzantine", "ranger_55"))
    assert out_of_place(t, "ranger_55")  # armies have moved, the caravan is stopped
    several = wagons("nicea", "lidia")
    t = three(several + hand("byzantine", "ranger_55"))
    play(t, "byzantine: card ranger_55")
    assert [name[-2:] for name in offered(t, "byzantine", "aim_piece")] == ["#0", "#1"]


# ---------------------------------------------------------------- 56: a group


@plays("ranger_56")
@pytest.mark.rule("MU-CARD-56")
def test_mu_card_56_all_transports_of_one_territory() -> None:
    """Two wagons of Adrianople are unseen together; that of Nicaea is not."""
    t = three(wagons("adrianopoli", "adrianopoli", "nicea") + HOSTILE + hand("byzantine", "ranger_56"))
    play(t, "byzantine: card ranger_56")
    assert offered(t, "byzantine", "aim_zone") == ["adrianopoli", "nicea"]
    play(t, "byzantine: aim-zone adrianopoli")
    assert described(t)["effects"] == [[54, 0, 0], [54, 0, 1]]
    play(
        t, "byzantine: move adrianopoli; take-piece #0; take-piece #1; take-unit archer x3; to serbia; to banato; halt"
    )
    assert army(t, "banato", "byzantine") == {"archer": 3}
    assert happened(t, "battle.declared") == []


@pytest.mark.rule("MU-CARD-56")
def test_mu_card_56_each_of_them_alone_too() -> None:
    t = three(wagons("adrianopoli", "adrianopoli") + HOSTILE + hand("byzantine", "ranger_56"))
    play(t, "byzantine: card ranger_56; move adrianopoli; take-piece #1; take-unit archer; to serbia")
    assert happened(t, "battle.declared") == []


@pytest.mark.rule("MU-CARD-55", "MU-CARD-56", "MU-EMP-12")
@pytest.mark.parametrize("card", ["ranger_55", "ranger_56"])
def test_mu_card_55_and_56_not_without_a_transport(card: str) -> None:
    assert out_of_place(three('phase = "purchase"\n' + hand("byzantine", card)), card)


# ---------------------------------------------------------------- 6: half of the army goes on


def march(units: int, more: str = "", chance: list[list[int]] | None = None) -> Table:
    """An army of light infantry enters Banat, Hungarian land, with a wagon of level II (7 points)."""
    position = f"""
        war = [["byzantine", "hungary"]]
        armies.serbia.byzantine = {{ light_infantry = {units} }}
    """
    t = three(wagons("serbia", level=2) + position + more + hand("byzantine", "warlord_6"), chance)
    play(t, f"byzantine: move serbia; take-piece #0; take-unit light_infantry x{units}; to banato")
    return t


@plays("warlord_6")
@pytest.mark.rule("MU-CARD-6")
@pytest.mark.parametrize(("units", "half"), [(1, 1), (2, 1), (3, 2), (5, 3), (6, 3)])
def test_mu_card_6_half_rounded_up_keep_their_points(units: int, half: int) -> None:
    t = march(units)
    assert usable(t, "warlord_6")
    play(t, "byzantine: card warlord_6")
    assert happened(t, "territory.conquered") == ["territory.conquered"]
    assert asked(t) == "VanguardChoice"
    assert not can(t, f"byzantine: take-unit light_infantry x{half + 1}")
    play(t, f"byzantine: take-unit light_infantry x{half}; ready")
    assert piece(t)["mp"] == 6
    play(t, "byzantine: to buda")
    assert army(t, "buda", "byzantine") == {"light_infantry": half}
    left = {"light_infantry": units - half} if units > half else {}
    assert army(t, "banato", "byzantine") == left
    assert [event.args[1] for event in events(t, "territory.conquered")] == [number("banato"), number("buda")]


@pytest.mark.rule("MU-CARD-6")
def test_mu_card_6_the_others_have_finished() -> None:
    """Three of five go on to Buda; the wagon that came for the two others does not move them."""
    t = march(5)
    play(t, "byzantine: card warlord_6; take-unit light_infantry x3; ready")
    assert (asked(t), can(t, "byzantine: take-unit light_infantry x1")) == ("Movement", False)
    play(t, "byzantine: to buda")
    assert army(t, "banato", "byzantine") == {"light_infantry": 2}
    assert not can(t, "byzantine: move banato")


@pytest.mark.rule("MU-CARD-6")
def test_mu_card_6_after_a_battle_those_who_are_left() -> None:
    """Four against one: 8 against 3 - 1: gone. The casualty of 1 leaves three; half of the four, two, go on."""
    t = march(4, "armies.banato.hungary = { light_infantry = 1 }\n", [[1, 2, 8], [1, 2, 3]])
    play(t, "byzantine: card warlord_6; fight", "hungary: fight", "byzantine: keep", "hungary: keep")
    assert army(t, "banato", "byzantine") == {"light_infantry": 3}
    assert asked(t) == "VanguardChoice"
    assert not can(t, "byzantine: take-unit light_infantry x3")
    play(t, "byzantine: take-unit light_infantry x2; ready; to buda")
    assert army(t, "buda", "byzantine") == {"light_infantry": 2}


@pytest.mark.rule("MU-CARD-6")
def test_mu_card_6_without_it_the_army_stops() -> None:
    t = march(2)
    play(t, "byzantine: pass")
    assert asked(t) == "CombatAction"
    assert pieces(t, "byzantine")[0]["done"]


@pytest.mark.rule("MU-CARD-6", "MU-EMP-12")
def test_mu_card_6_only_when_the_own_army_enters_land_of_another_player() -> None:
    """Not in own or barbarian land, not without units, not with a right of passage, not for a bystander."""
    own = wagons("adrianopoli") + "armies.adrianopoli.byzantine = { archer = 1 }\n" + hand("byzantine", "warlord_6")
    t = three(own)
    play(t, "byzantine: move adrianopoli; take-piece #0; take-unit archer; to costantinopoli")
    assert asked(t) == "Movement"
    t = three(own)
    play(t, "byzantine: move adrianopoli; take-piece #0; take-unit archer; to tarnovo")
    assert asked(t) != "Window"
    position = wagons("serbia") + "armies.serbia.byzantine = { archer = 1 }\n"
    t = three(position + hand("byzantine", "warlord_6"))
    play(t, "byzantine: move serbia; take-piece #0; to banato")
    assert asked(t) == "Movement"
    pact = "pacts = [{ kind = 'passage', by = 'hungary', for = 'byzantine', until = 9 }]\n"
    t = three(position + pact + hand("byzantine", "warlord_6"))
    play(t, "byzantine: move serbia; take-piece #0; take-unit archer; to banato")
    assert asked(t) == "Movement"
    t = three(position + hand("hungary", "warlord_6") + hand("golden_horde", "bishop_1"))
    play(t, "byzantine: move serbia; take-piece #0; take-unit archer; to banato")
    assert waiting(t) == ["golden_horde"]  # Hungary is not asked
