"""Jailers, Plague Doctors, Diplomats: prisoners, territories and things that are spared."""

import pytest
from tests.games.medioevo.fights import field, melee, values
from tests.games.medioevo.hands import cards_offered, hand, number, out_of_place, plays, usable
from tests.games.medioevo.table import (
    army,
    asked,
    can,
    described,
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

# ---------------------------------------------------------------- 39: one prisoner


@plays("jailer_39")
@pytest.mark.rule("MU-CARD-39")
def test_mu_card_39_one_of_those_destroyed_becomes_a_prisoner() -> None:
    """Byzantium 5 against 4 - 1: two light infantry; the first is taken, the second dies, and so does a casualty."""
    t = melee("archer=3", "archer=1, light_infantry=9", [[1, 2, 5], [1, 2, 4]], hand("byzantine", "jailer_39"))
    play(t, "byzantine: keep", "hungary: roll; keep")
    assert (asked(t), waiting(t)) == ("Window", ["byzantine"])
    play(t, "byzantine: card jailer_39", "hungary: lose light_infantry x2", "byzantine: lose archer")
    assert seat(t, "byzantine")["prisoners"] == {"hungary": {"light_infantry": 1}}
    assert happened(t, "unit.captured", "unit.destroyed") == ["unit.captured", "unit.destroyed", "unit.destroyed"]
    play(t, "hungary: lose light_infantry")
    assert army(t, "nicea", "hungary") == {"archer": 1, "light_infantry": 6}
    assert seat(t, "byzantine")["prisoners"] == {"hungary": {"light_infantry": 1}}


@pytest.mark.rule("MU-CARD-39")
def test_mu_card_39_by_archers_too() -> None:
    t = melee("archer=1", "cavalry=1, light_infantry=2", [[1], [1, 2, 3]], hand("byzantine", "jailer_39"))
    assert (asked(t), waiting(t)) == ("Window", ["byzantine"])
    play(t, "byzantine: card jailer_39", "hungary: lose light_infantry")
    assert seat(t, "byzantine")["prisoners"] == {"hungary": {"light_infantry": 1}}


@pytest.mark.rule("MU-CARD-39")
def test_mu_card_39_not_what_is_only_weakened_nor_ones_own_nor_barbarians() -> None:
    """One point on heavy infantry destroys nothing; a horde cannot be taken prisoner."""
    t = melee("archer=1", "heavy_infantry=2", [[1], [1, 2, 3]], hand("byzantine", "jailer_39"))
    assert asked(t) == "MeleeRoll"
    t = melee("archer=1", "light_infantry=2", [[1], [1, 2, 3]], hand("hungary", "jailer_39"))
    assert asked(t) == "MeleeRoll"
    horde = "armies.tarnovo = { byzantine = { archer = 1 }, barbarians = { light_infantry = 5 } }\n"
    t = three(horde + hand("byzantine", "jailer_39"), [[1], [1, 2, 3]])
    play(t, "byzantine: attack tarnovo/barbarians")
    assert asked(t) == "MeleeRoll"


# ---------------------------------------------------------------- 40: two to one


@plays("jailer_40")
@pytest.mark.rule("MU-CARD-40")
@pytest.mark.parametrize(("own", "usable_then", "value"), [(4, True, 5), (5, True, 5), (6, False, 5), (3, False, 3)])
def test_mu_card_40_two_units_for_each_are_enough(own: int, usable_then: bool, value: int) -> None:
    """Against two: with four or five it helps, with six it is not needed, with three in vain (5 / 2 = 3)."""
    t = field(f"light_infantry={own}", "light_infantry=2", [[1, 2, 5], [1, 2, 3]], hand("byzantine", "jailer_40"))
    play(t, "byzantine: capture", "hungary: fight")
    assert usable(t, "jailer_40") == usable_then
    if usable_then:
        play(t, "byzantine: card jailer_40")
    play(t, "byzantine: keep", "hungary: keep")
    assert values(t) == [(value, 2)]


@pytest.mark.rule("MU-CARD-40")
def test_mu_card_40_only_who_captures_and_for_one_round() -> None:
    t = field("light_infantry=4", "light_infantry=2", [[1, 2, 5]], hand("byzantine", "jailer_40"))
    play(t, "byzantine: fight", "hungary: fight")
    assert asked(t) == "MeleeRoll"
    dice = [[1, 2, 3], [1, 2, 4], [1, 2, 5], [1, 2, 3]]
    t = field("light_infantry=4, archer=9", "light_infantry=6, archer=1", dice, hand("byzantine", "jailer_40"))
    assert not can(t, "byzantine: card jailer_40")
    t = field("light_infantry=5", "light_infantry=2", dice, hand("byzantine", "jailer_40"))
    play(t, "byzantine: capture", "hungary: fight", "byzantine: card jailer_40; keep", "hungary: keep")  # a tie at 3
    assert values(t) == [(3, 3)]
    play(t, "byzantine: capture", "hungary: fight", "byzantine: keep", "hungary: keep")  # 4 against 1
    assert values(t) == [(3, 3), (5, 2)]


# ---------------------------------------------------------------- 41: a milder penalty


@plays("jailer_41")
@pytest.mark.rule("MU-CARD-41")
@pytest.mark.parametrize(("best", "value"), [(8, 6), (7, 6), (5, 5), (4, 4), (3, 3)])
def test_mu_card_41_the_reduction_is_two_smaller_but_not_below_nothing(best: int, value: int) -> None:
    """8 is halved to 4, a reduction of 4: with the card 2. 7: 4, so 6. 5: 3, so 5. 4: 2, so 4. 3: 2, so 3."""
    dice = [[1, 2, best], [1, 2, 2]]
    t = field("light_infantry=2", "light_infantry=2", dice, hand("byzantine", "jailer_41"))
    play(t, "byzantine: capture", "hungary: fight", "byzantine: card jailer_41; keep", "hungary: keep")
    assert values(t) == [(value, 3)]  # Hungary: 2 x 2 - 1


@plays("jailer_41")
@pytest.mark.rule("MU-CARD-41")
def test_mu_card_41_also_when_the_dice_lie_there() -> None:
    t = field("light_infantry=2", "light_infantry=2", [[1, 2, 8], [1, 2, 3]], hand("byzantine", "jailer_41"))
    play(t, "byzantine: capture", "hungary: fight", "byzantine: pass; pass; pass; keep", "hungary: keep")
    assert (asked(t), cards_offered(t, "byzantine")) == ("Window", ["jailer_41"])
    play(t, "byzantine: card jailer_41")
    assert values(t) == [(6, 2)]


@pytest.mark.rule("MU-CARD-41")
@pytest.mark.parametrize(("own", "doing"), [(2, "fight"), (6, "capture")])
def test_mu_card_41_not_without_a_penalty(own: int, doing: str) -> None:
    t = field(f"light_infantry={own}", "light_infantry=2", [[1, 2, 5]], hand("byzantine", "jailer_41"))
    play(t, f"byzantine: {doing}", "hungary: fight")
    assert asked(t) == "MeleeRoll"


# ---------------------------------------------------------------- 42, 43: Plague Doctors

PLAGUE = """
    phase = "events"
    event_deck = ["event_13"]
    land.nicea.civilian = 1
    land.lidia.military = 1
    land.frigia.military = 1
    land.paflagonia.military = 1
"""


def plague(card: str, chance: list[list[int]], more: str = "") -> Table:
    """Event 13 (movement, armies, buildings) strikes western Anatolia and the Caucasus."""
    t = three(PLAGUE + more + hand("hungary", card), [[4, 6, 8], *chance])
    play(t, "byzantine: keep")
    assert (asked(t), waiting(t), described(t)["event"]) == ("Window", ["hungary"], "event_13")
    return t


@plays("plague_doctor_43")
@pytest.mark.rule("MU-CARD-43")
def test_mu_card_43_one_territory_is_not_affected() -> None:
    """The die for buildings shows 2: the damage cannot fall on Nicaea."""
    t = plague("plague_doctor_43", [[2]])
    play(t, "hungary: card plague_doctor_43")
    struck = ["nicea", "lidia", "paflagonia", "frigia", "iconio", "caucaso", "circassia"]
    assert offered(t, "hungary", "aim_zone") == struck  # territories of the card, no seas
    play(t, "hungary: aim-zone nicea", "byzantine: icon buildings")
    names = ["lidia/military", "paflagonia/military", "frigia/military"]
    assert offered(t, "byzantine", "harm") == names
    assert happened(t, "territory.spared") == ["territory.spared"]


@plays("plague_doctor_42")
@pytest.mark.rule("MU-CARD-42")
@pytest.mark.parametrize(("die", "spared"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_mu_card_42_one_to_three_territories(die: int, spared: int) -> None:
    t = plague("plague_doctor_42", [[die], [1]])
    play(t, "hungary: card plague_doctor_42")
    for zone in ("nicea", "lidia", "frigia")[:spared]:
        play(t, f"hungary: aim-zone {zone}")
    assert asked(t) == "EventDraw"
    assert [row[2] for row in described(t)["effects"]] == [number(z) for z in ("nicea", "lidia", "frigia")[:spared]]
    play(t, "byzantine: icon buildings")
    if spared < 3:
        left = ["nicea/civilian", "lidia/military", "paflagonia/military", "frigia/military"]
        for name in ("nicea/civilian", "lidia/military", "frigia/military")[:spared]:
            left.remove(name)
        assert offered(t, "byzantine", "harm") == left
    else:
        assert land(t, "paflagonia")["damage"] == [0, 1, 0]  # the only one left


@pytest.mark.rule("MU-CARD-42", "MU-CARD-43")
def test_mu_card_43_armies_and_transports_there_are_spared_too() -> None:
    """Byzantium has nothing else in the area: it does not even roll."""
    lonely = """
        phase = "events"
        event_deck = ["event_13"]
        armies.nicea.byzantine = { archer = 2 }
        pieces = [{ owner = "byzantine", kind = "caravan", zone = "nicea" }]
    """
    t = three(lonely + hand("byzantine", "plague_doctor_43"), [[4, 6, 8]])
    play(t, "byzantine: keep; card plague_doctor_43; aim-zone nicea; icon armies; icon movement")
    assert happened(t, "event.rolled") == []
    assert army(t, "nicea", "byzantine") == {"archer": 2}


@pytest.mark.rule("MU-CARD-42", "MU-CARD-43")
def test_mu_card_42_and_43_not_if_the_event_strikes_nothing_in_play() -> None:
    """Event 17 strikes Egypt and Africa, which are out of play with these three kingdoms."""
    position = 'phase = "events"\nevent_deck = ["event_17"]\n'
    t = three(position + hand("hungary", "plague_doctor_42", "plague_doctor_43"), [[4, 6, 8]])
    play(t, "byzantine: keep")
    assert asked(t) == "EventDraw"


@pytest.mark.rule("MU-CARD-42", "MU-CARD-43", "MU-EMP-12")
@pytest.mark.parametrize("card", ["plague_doctor_42", "plague_doctor_43"])
def test_mu_card_42_and_43_after_the_event_is_drawn_only(card: str) -> None:
    assert out_of_place(three('phase = "purchase"\n' + hand("byzantine", card)), card)


# ---------------------------------------------------------------- 50, 51: Diplomats

DEFENDED = """
    war = [["byzantine", "hungary"]]
    land.banato = { civilian = 0, military = 2 }
    land.buda = { civilian = 2, military = 1, market = ["wine", "furs"] }
    armies.zagabria.byzantine = { archer = 1 }
    pieces = [
        { owner = "byzantine", kind = "war_wagon", level = 1, zone = "zagabria" },
        { owner = "hungary", kind = "caravan", level = 1, zone = "buda", cargo = { salt = 1 } },
        { owner = "hungary", kind = "siege_engine", level = 1, zone = "buda" },
        { owner = "hungary", kind = "war_wagon", level = 1, zone = "banato" },
    ]
"""


def conquer_buda(more: str, chance: list[list[int]] | None = None) -> Table:
    t = three(DEFENDED + more, chance)
    play(t, "byzantine: move zagabria; take-piece #0; take-unit archer; to buda")
    return t


@plays("diplomat_51")
@pytest.mark.rule("MU-CARD-51")
@pytest.mark.parametrize(
    ("asset", "spoil"),
    [
        ("buda/military", "military"),
        ("guard.10", "piece.10"),
        ("guard.11", "piece.11"),
        ("market.buda/wine", "cube.wine"),
    ],
)
def test_mu_card_51_one_thing_cannot_be_plundered_and_must_be_kept(asset: str, spoil: str) -> None:
    """Hungary speaks up when Buda is conquered."""
    t = conquer_buda(hand("hungary", "diplomat_51"))
    assert (asked(t), waiting(t)) == ("Window", ["hungary"])
    play(t, "hungary: card diplomat_51")
    play(t, f"hungary: aim-asset {asset}")
    assert asked(t) == "Spoils"
    assert refused(t, f"byzantine: plunder {spoil}").rules == ["MU-CARD-50", "MU-CARD-51"]
    everything = ["civilian", "military", "cube.furs", "cube.wine", "piece.10", "cargo.10.salt", "piece.11"]
    guarded = [spoil, "cargo.10.salt"] if spoil == "piece.10" else [spoil]
    assert offered(t, "byzantine", "plunder") == [name for name in everything if name not in guarded]
    play(t, "byzantine: keep-rest")
    assert land(t, "buda")["military"] == 1
    assert [one["kind"] for one in pieces(t, "byzantine")] == ["war_wagon", "caravan", "siege_engine"]


@plays("diplomat_50")
@pytest.mark.rule("MU-CARD-50")
@pytest.mark.parametrize(("die", "things"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_mu_card_50_one_to_three_things(die: int, things: int) -> None:
    t = conquer_buda(hand("hungary", "diplomat_50"), [[die]])
    play(t, "hungary: card diplomat_50")
    for asset in ("market.buda/wine", "market.buda/furs", "guard.11")[:things]:
        play(t, f"hungary: aim-asset {asset}")
    assert asked(t) == "Spoils"
    for spoil in ("cube.wine", "cube.furs", "piece.11")[:things]:
        assert not can(t, f"byzantine: plunder {spoil}")
    assert can(t, "byzantine: plunder military")


@plays("diplomat_51")
@pytest.mark.rule("MU-CARD-50", "MU-CARD-51")
def test_mu_card_51_barbarians_leave_it_in_place() -> None:
    """A horde takes Banat; its fort stays, the war wagon is gone."""
    order = 'order = ["hungary", "byzantine", "golden_horde"]\n'
    t = three(DEFENDED + order + hand("hungary", "diplomat_51") + hand("byzantine", "infiltrator_15"))
    play(t, "hungary: card diplomat_51")
    assert offered(t, "hungary", "aim_asset")[:3] == ["buda/civilian", "buda/military", "banato/military"]
    play(t, "hungary: aim-asset banato/military; pass", "byzantine: card infiltrator_15; aim-zone banato")
    assert land(t, "banato") == {"holder": "nobody", "military": 2}
    assert army(t, "banato", "barbarians") == {"light_infantry": 1}
    assert [one["zone"] for one in pieces(t, "hungary")] == ["buda", "buda"]


@pytest.mark.rule("MU-CARD-51")
def test_mu_card_51_when_the_horde_comes_it_is_not_too_late() -> None:
    t = three(DEFENDED + hand("hungary", "diplomat_51") + hand("byzantine", "infiltrator_15"))
    play(t, "byzantine: card infiltrator_15; aim-zone banato")
    assert (asked(t), waiting(t)) == ("Window", ["hungary"])
    play(t, "hungary: card diplomat_51; aim-asset guard.12")
    assert land(t, "banato") == {"holder": "nobody"}
    assert [one["zone"] for one in pieces(t, "hungary")] == ["buda", "buda", "banato"]


@pytest.mark.rule("MU-CARD-50", "MU-CARD-51", "MU-EMP-12")
def test_mu_card_51_for_this_turn_and_not_where_nothing_is_at_stake() -> None:
    t = three(DEFENDED + 'active = "hungary"\n' + hand("hungary", "diplomat_51"))
    play(t, "hungary: card diplomat_51; aim-asset guard.12; pass")
    assert described(t)["effects"] == [[49, 0, 1012]]
    idle_until(t, "TurnOrder")
    assert described(t)["effects"] == []
    t = three(DEFENDED + hand("hungary", "diplomat_51") + hand("byzantine", "infiltrator_15"))
    play(t, "byzantine: card infiltrator_15; aim-zone alfold")
    assert asked(t) == "CombatAction"  # nothing stands there


@pytest.mark.rule("MU-CARD-50")
def test_mu_card_50_nothing_on_the_board_nothing_to_protect() -> None:
    t = three('phase = "purchase"\n' + hand("byzantine", "diplomat_50", "diplomat_51"))
    assert cards_offered(t, "byzantine") == []
