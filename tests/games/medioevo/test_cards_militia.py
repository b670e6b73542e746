"""Militia and Surgeons: what the threatened land does, what becomes of the wounded."""

import pytest
from tests.games.medioevo.fights import casualties, due, field, melee, rounds, scores
from tests.games.medioevo.hands import cards_offered, florins, hand, number, out_of_place, plays, usable
from tests.games.medioevo.table import (
    army,
    asked,
    described,
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

MILITIA = ("militia_24", "militia_25", "militia_26")
INVADERS = """
    active = "hungary"
    war = [["byzantine", "hungary"]]
    pieces = [
        { owner = "hungary", kind = "war_wagon", level = 1, zone = "serbia" },
        { owner = "byzantine", kind = "war_wagon", level = 1, zone = "nicea" },
    ]
    armies.serbia.hungary = { heavy_infantry = 2 }
"""


def invade(more: str, chance: list[list[int]] | None = None, goal: str = "adrianopoli") -> Table:
    """Two Hungarian heavy infantry enter Byzantine land."""
    t = three(INVADERS + more, chance)
    play(t, f"hungary: move serbia; take-piece #10; take-unit heavy_infantry x2; to {goal}")
    return t


def revolt(more: str, chance: list[list[int]] | None = None) -> Table:
    """The Events phase: Byzantium's tax is 10 florins above what the next card tolerates: one rebellion."""
    position = 'phase = "events"\nevent_deck = ["event_1", "event_3"]\nseat.byzantine.tax = 50\n'
    t = three(position + more, [[4, 6, 8], *(chance or [])])
    play(t, "byzantine: keep")
    while asked(t) != "BarbarianSupply":
        play(t, f"byzantine: icon {offered(t, 'byzantine', 'icon')[0]}")
    play(t, "byzantine: done")
    return t


# ---------------------------------------------------------------- 24: a free unit


@plays("militia_24")
@pytest.mark.rule("MU-CARD-24")
@pytest.mark.parametrize("unit", ["light_infantry", "heavy_infantry", "cavalry", "archer", "captain_1"])
def test_mu_card_24_an_army_moves_in_a_free_unit_of_any_type_rises(unit: str) -> None:
    t = invade(hand("byzantine", "militia_24"))
    assert (asked(t), waiting(t)) == ("Window", ["byzantine"])
    play(t, "byzantine: card militia_24")
    kinds = ["light_infantry", "heavy_infantry", "cavalry", "archer", "captain_1"]  # captains of level I only
    assert offered(t, "byzantine", "aim_unit") == kinds
    play(t, f"byzantine: aim-unit {unit}")
    assert army(t, "adrianopoli", "byzantine") == {unit: 1}
    assert florins(t) == 1600
    assert happened(t, "battle.declared", "territory.conquered") == ["battle.declared"]  # it is defended now


@plays("militia_24")
@pytest.mark.rule("MU-CARD-24")
def test_mu_card_24_a_rebellion_starts() -> None:
    """All seven territories are empty; Nicaea rebels and is defended by the Militia."""
    t = revolt(hand("byzantine", "militia_24"), [[1, 2, 8]])
    assert asked(t) == "Rebellions"
    play(t, "byzantine: rebel nicea")
    assert usable(t, "militia_24")
    play(t, "byzantine: card militia_24; aim-unit cavalry")
    assert army(t, "nicea", "byzantine") == {"cavalry": 1}
    assert army(t, "nicea", "barbarians") == {"light_infantry": 1}
    assert [event.args[:3] for event in events(t, "battle.declared")] == [[3, 0, number("nicea")]]


@pytest.mark.rule("MU-CARD-24", "MU-CARD-25", "MU-CARD-26")
def test_mu_card_24_to_26_not_when_it_is_not_ones_own_land() -> None:
    """The Golden Horde holds the cards; and in barbarian land nobody is asked."""
    guard = "armies.adrianopoli.byzantine = { archer = 1 }\n"
    t = invade(guard + hand("golden_horde", *MILITIA))
    assert asked(t) == "Declaration"
    t = invade(hand("byzantine", *MILITIA), goal="tarnovo")
    assert asked(t) == "MeleeRoll"


@pytest.mark.rule("MU-CARD-24", "MU-CARD-25", "MU-CARD-26", "MU-DIP-9")
def test_mu_card_24_to_26_a_friend_who_may_pass_is_no_enemy() -> None:
    pact = "pacts = [{ kind = 'passage', by = 'byzantine', for = 'hungary', until = 9 }]\n"
    peace = INVADERS.replace('war = [["byzantine", "hungary"]]', "") + "armies.adrianopoli.byzantine = { archer = 1 }\n"
    t = three(peace + pact + hand("byzantine", *MILITIA))
    play(t, "hungary: move serbia; take-piece #10; take-unit heavy_infantry x2; to adrianopoli")
    assert (asked(t), waiting(t)) == ("Movement", ["hungary"])


@pytest.mark.rule("MU-CARD-24", "MU-CARD-25", "MU-CARD-26", "MU-EMP-12")
@pytest.mark.parametrize("card", MILITIA)
def test_mu_card_24_to_26_not_in_ones_own_affairs(card: str) -> None:
    t = three('phase = "purchase"\narmies.nicea.byzantine = { archer = 1 }\n' + hand("byzantine", card))
    assert out_of_place(t, card)


# ---------------------------------------------------------------- 25: a relief march


@plays("militia_25")
@pytest.mark.rule("MU-CARD-25")
def test_mu_card_25_three_steps_for_groups_that_reach_the_place() -> None:
    """From Constantinople one step, from Nicaea two: both groups can come, and no more."""
    more = """
        armies.costantinopoli.byzantine = { archer = 2 }
        armies.nicea.byzantine = { cavalry = 1 }
        armies.lidia.byzantine = { cavalry = 1 }
        armies.frigia.byzantine = { heavy_infantry = 4 }
    """
    t = invade(more + hand("byzantine", "militia_25"))
    play(t, "byzantine: card militia_25")
    assert offered(t, "byzantine", "aim_zone") == ["costantinopoli", "nicea", "lidia", "frigia"]  # 1, 2, 3, 3 steps
    play(t, "byzantine: aim-zone costantinopoli; take-unit archer x2; ready")
    assert offered(t, "byzantine", "aim_zone") == ["nicea"]  # 2 of 3 points are left
    play(t, "byzantine: aim-zone nicea; take-unit cavalry; take-piece #0; ready")  # a wagon may come along
    assert army(t, "adrianopoli", "byzantine") == {"archer": 2, "cavalry": 1}
    assert pieces(t, "byzantine")[0]["zone"] == "adrianopoli"
    assert happened(t, "battle.declared") == ["battle.declared"]
    assert army(t, "lidia", "byzantine") == {"cavalry": 1}


@pytest.mark.rule("MU-CARD-25")
def test_mu_card_25_only_if_somebody_can_reach_the_place() -> None:
    """Iconium is four steps from Adrianople."""
    t = invade("armies.iconio.byzantine = { archer = 2 }\n" + hand("byzantine", "militia_25"))
    assert asked(t) != "Window"
    assert happened(t, "territory.conquered") == ["territory.conquered"]


@plays("militia_25")
@pytest.mark.rule("MU-CARD-25")
def test_mu_card_25_against_a_rebellion() -> None:
    """Units stand everywhere but in Lydia, so it rebels there; the archer of Phrygia comes."""
    guards = "\n".join(
        f"armies.{zone}.byzantine = {{ archer = 1 }}"
        for zone in ("costantinopoli", "adrianopoli", "tessalonica", "nicea", "paflagonia", "frigia")
    )
    t = revolt(guards + "\n" + hand("byzantine", "militia_25"))
    play(t, "byzantine: card militia_25; aim-zone frigia; take-unit archer; ready; done")
    assert army(t, "lidia", "byzantine") == {"archer": 1}
    assert army(t, "frigia", "byzantine") == {}
    assert [event.args[:3] for event in events(t, "battle.declared")] == [[3, 0, number("lidia")]]


FLEET = """
    active = "hungary"
    war = [["byzantine", "hungary"]]
    armies.serbia.hungary = { heavy_infantry = 2 }
"""


def land_at_thessalonica(more: str, *fleet: str) -> Table:
    """Two Hungarian heavy infantry enter Thessalonica; Byzantium's galleys lie where they are put."""
    wagon = '{ owner = "hungary", kind = "war_wagon", level = 1, zone = "serbia" }'
    t = three(f"{FLEET}pieces = [{', '.join([wagon, *fleet])}]\n{more}\n" + hand("byzantine", "militia_25"))
    play(t, "hungary: move serbia; take-piece #10; take-unit heavy_infantry x2; to tessalonica")
    return t


def galley(zone: str, more: str = "") -> str:
    return f'{{ owner = "byzantine", kind = "galley", level = 1, zone = "{zone}"{more} }}'


@pytest.mark.rule("MU-CARD-25", "MU-MOV-6")
def test_mu_card_25_a_galley_brings_what_it_carries_from_the_sea() -> None:
    aboard = ", units = { archer = 2 }"
    t = land_at_thessalonica("", galley("egeo", aboard))
    play(t, "byzantine: card militia_25")
    assert offered(t, "byzantine", "aim_zone") == ["egeo"]
    play(t, "byzantine: aim-zone egeo")
    assert offered(t, "byzantine", "take_unit") == []  # they come with their galley
    play(t, "byzantine: take-piece #0; ready")
    assert (army(t, "tessalonica", "byzantine"), army(t, "egeo", "byzantine")) == ({"archer": 2}, {})
    assert pieces(t, "byzantine")[0]["zone"] == "tessalonica"
    assert happened(t, "battle.declared") == ["battle.declared"]


@pytest.mark.rule("MU-CARD-25", "MU-MOV-6")
def test_mu_card_25_a_galley_at_anchor_takes_as_many_as_it_holds() -> None:
    """From Lydia two steps over the Aegean; four steps by land would be too far."""
    t = land_at_thessalonica("armies.lidia.byzantine = { archer = 5 }", galley("lidia"))
    play(t, "byzantine: card militia_25")
    assert offered(t, "byzantine", "aim_zone") == ["lidia"]
    play(t, "byzantine: aim-zone lidia")
    assert (offered(t, "byzantine", "take_unit"), offered(t, "byzantine", "ready")) == ([], [])
    play(t, "byzantine: take-piece #0")
    assert refused(t, "byzantine: take-unit archer x4").params == {"low": 1, "high": 3, "number": 4}
    play(t, "byzantine: take-unit archer x3; ready")
    assert (army(t, "tessalonica", "byzantine"), army(t, "lidia", "byzantine")) == ({"archer": 3}, {"archer": 2})


@pytest.mark.rule("MU-CARD-25")
def test_mu_card_25_no_way_over_a_sea_that_enemies_hold() -> None:
    enemy = '{ owner = "hungary", kind = "galley", zone = "egeo", units = { archer = 1 } }'
    t = land_at_thessalonica("armies.lidia.byzantine = { archer = 5 }", galley("lidia"), enemy)
    assert asked(t) != "Window"


@pytest.mark.rule("MU-CARD-25", "MU-BAR-7")
def test_mu_card_25_barbarians_left_alone_take_the_place() -> None:
    """The archers of Constantinople shared it with a horde; when they march off it is plundered."""
    more = """
        armies.costantinopoli = { byzantine = { archer = 2 }, barbarians = { light_infantry = 1 } }
        land.costantinopoli.civilian = 1
    """
    t = invade(more + hand("byzantine", "militia_25"))
    play(t, "byzantine: card militia_25; aim-zone costantinopoli; take-unit archer x2; ready")
    assert (land(t, "costantinopoli").get("civilian", 0), land(t, "costantinopoli")["holder"]) == (0, "nobody")
    assert happened(t, "barbarians.plundered") == ["barbarians.plundered"]


# ---------------------------------------------------------------- 26: a makeshift tower


@plays("militia_26")
@pytest.mark.rule("MU-CARD-26")
@pytest.mark.parametrize(("building", "left"), [(0, 3), (1, 2), (2, 1)])
def test_mu_card_26_a_tower_or_one_point_more(building: int, left: int) -> None:
    """Six Hungarian units, 8 - 1 against 3: a score of 4, less the protection against the melee."""
    more = f"land.adrianopoli.military = {building}\narmies.adrianopoli.byzantine = {{ archer = 3, captain_1 = 3 }}\n"
    position = INVADERS.replace("heavy_infantry = 2", "light_infantry = 3, archer = 3").replace(
        "level = 1", "level = 2", 1
    )
    t = three(position + more + hand("byzantine", "militia_26"), [[1, 2, 8], [1, 2, 3]])
    play(t, "hungary: move serbia; take-piece #10; take-unit light_infantry x3; take-unit archer x3; to adrianopoli")
    play(t, "byzantine: card militia_26", "hungary: fight", "byzantine: fight; protect melee; done; done")
    play(t, "hungary: roll; keep", "byzantine: keep")
    assert scores(t) == [("hungary", 4, 4)]
    assert (asked(t), waiting(t), due(t)) == ("Losses", ["byzantine"], left)


@pytest.mark.rule("MU-CARD-26")
def test_mu_card_26_needs_own_units_there() -> None:
    t = invade(hand("byzantine", "militia_26"))
    assert happened(t, "territory.conquered") == ["territory.conquered"]  # nobody was asked


@pytest.mark.rule("MU-CARD-26", "MU-EMP-12")
def test_mu_card_26_for_this_turn() -> None:
    t = invade(
        "armies.adrianopoli.byzantine = { archer = 1 }\n" + hand("byzantine", "militia_26"), [[8], [1, 2, 8], [1, 2, 3]]
    )
    play(t, "byzantine: card militia_26", "hungary: fight", "byzantine: fight")
    assert offered(t, "byzantine", "protect") == ["engines", "archers", "melee"]
    assert "military" not in land(t, "adrianopoli")
    assert described(t)["effects"] == [[25, 0, number("adrianopoli")]]
    idle_until(t, "TurnOrder")
    assert described(t)["effects"] == []


# ---------------------------------------------------------------- 27: a wound ignored


@plays("surgeon_27")
@pytest.mark.rule("MU-CARD-27")
def test_mu_card_27_one_point_less() -> None:
    """Byzantium 5 against 3 - 1: three points for Hungary, two with the Surgeon."""
    t = melee(
        "light_infantry=9", "light_infantry=5, heavy_infantry=4", [[1, 2, 5], [1, 2, 3]], hand("hungary", "surgeon_27")
    )
    play(t, "byzantine: keep", "hungary: keep")
    assert (asked(t), waiting(t)) == ("Window", ["hungary"])
    play(t, "hungary: card surgeon_27")
    assert (asked(t), waiting(t), due(t)) == ("Losses", ["hungary"], 2)


@pytest.mark.rule("MU-CARD-27")
def test_mu_card_27_a_single_point_is_gone_altogether_also_by_casualties() -> None:
    """A tie, 3 against 4 - 1; Byzantium saves its own casualty, Hungary loses one."""
    t = melee("light_infantry=1", "light_infantry=2", [[1, 2, 3], [1, 2, 4]], hand("byzantine", "surgeon_27"))
    play(t, "byzantine: keep", "hungary: keep")
    assert casualties(t) == [("byzantine", 1)]
    play(t, "byzantine: card surgeon_27")
    assert army(t, "nicea", "byzantine") == {"light_infantry": 1}
    assert army(t, "nicea", "hungary") == {"light_infantry": 1}


@pytest.mark.rule("MU-CARD-27")
def test_mu_card_27_only_for_own_units() -> None:
    t = melee(
        "light_infantry=9", "archer=5, cavalry=4", [[8] * 5, [1, 2, 5], [1, 2, 3]], hand("golden_horde", "surgeon_27")
    )
    play(t, "byzantine: roll; keep", "hungary: keep")
    assert asked(t) == "Losses"
    assert out_of_place(three(hand("byzantine", "surgeon_27", "bishop_1")), "surgeon_27")


# ---------------------------------------------------------------- 28: losses recovered


@plays("surgeon_28")
@pytest.mark.rule("MU-CARD-28", "MU-EMP-12")
def test_mu_card_28_units_lost_in_the_round_come_back_at_half_price_in_the_next_turn() -> None:
    """Byzantium loses a captain and a heavy infantry (two points): 50 and 25 florins, no technology points.

    A tie, 6 against 7 - 1; casualties 4 less 1 by the heavy infantry.
    """
    dice = [[4, 5, 6], [1, 2, 7]]
    t = melee("captain_1=1, heavy_infantry=1", "captain_1=3", dice, hand("byzantine", "surgeon_28"))
    play(t, "hungary: done; done", "byzantine: keep", "hungary: keep")
    play(t, "byzantine: lose captain_1; lose heavy_infantry; lose light_infantry", "hungary: lose captain_1")
    assert (asked(t), waiting(t)) == ("Window", ["byzantine"])
    play(t, "byzantine: card surgeon_28")
    idle_until(t, "TurnOrder")
    assert seat(t, "byzantine")["lost"] == {"heavy_infantry": 1, "captain_1": 1}
    idle_until(t, "Purchase")
    while waiting(t) != ["byzantine"]:
        play(t, f"{waiting(t)[0]}: done")
    purse = florins(t)
    play(t, "byzantine: at costantinopoli")
    assert offered(t, "byzantine", "regain") == ["heavy_infantry", "captain_1"]
    play(t, "byzantine: regain captain_1; regain heavy_infantry")
    assert florins(t) == purse - 75
    assert army(t, "costantinopoli", "byzantine") == {"heavy_infantry": 1, "captain_1": 1}
    assert offered(t, "byzantine", "regain") == []


@pytest.mark.rule("MU-CARD-28")
def test_mu_card_28_not_without_losses_and_not_for_a_third_player() -> None:
    """Hungary's heavy infantry spares the casualty: only Byzantium has lost somebody."""
    dice = [[1, 2, 3], [1, 2, 4]]
    t = melee(
        "archer=2",
        "archer=1, heavy_infantry=1",
        dice,
        hand("hungary", "surgeon_28") + hand("golden_horde", "surgeon_27"),
    )
    play(t, "byzantine: keep", "hungary: keep")
    assert casualties(t) == [("byzantine", 1), ("hungary", 0)]
    assert (asked(t), rounds(t)) == ("Declaration", 2)


@pytest.mark.rule("MU-CARD-28")
def test_mu_card_28_only_in_the_purchase_phase_of_the_next_turn() -> None:
    t = three('phase = "purchase"\nseat.byzantine.lost = { cavalry = 2 }\n')
    play(t, "byzantine: at costantinopoli; regain cavalry x1; back; done")
    assert florins(t) == 1550
    idle_until(t, "TurnOrder")
    assert seat(t, "byzantine")["lost"] == {}


# ---------------------------------------------------------------- 29: fight on


@plays("surgeon_29")
@pytest.mark.rule("MU-CARD-29")
def test_mu_card_29_losses_by_archers_fall_at_the_end_of_the_round() -> None:
    """Byzantium's archers hit twice, but Hungary's two cavalry still fight.

    Hungary 8 - 1 against 3: score 2, cavalry 4. Casualties 1 each; then the two points of the archers fall.
    """
    dice = [[1, 2, 8], [1, 2, 3], [1, 2, 8]]
    t = melee("archer=3, captain_1=3", "cavalry=2, captain_1=3", dice, hand("hungary", "surgeon_29"))
    play(t, "hungary: card surgeon_29")
    assert asked(t) == "MeleeRoll"  # nothing has been removed
    play(t, "byzantine: keep", "hungary: keep")
    assert scores(t) == [("hungary", 4, 8)]
    play(t, "byzantine: lose archer x3; lose captain_1 x3")
    assert army(t, "nicea", "byzantine") == {}


@plays("surgeon_29")
@pytest.mark.rule("MU-CARD-29")
def test_mu_card_29_but_they_do_fall() -> None:
    """A tie at 3 and 4 - 1: one casualty each, then the two points of the archers."""
    dice = [[1, 2, 8], [1, 2, 3], [1, 2, 4]]
    t = melee("archer=3", "light_infantry=4, heavy_infantry=1", dice, hand("hungary", "surgeon_29"))
    play(t, "hungary: card surgeon_29", "byzantine: keep", "hungary: roll; keep")
    assert casualties(t) == [("byzantine", 1), ("hungary", 0)]
    assert (asked(t), waiting(t), due(t)) == ("Losses", ["hungary"], 2)
    play(t, "hungary: lose light_infantry x2")
    assert army(t, "nicea", "hungary") == {"light_infantry": 2, "heavy_infantry": 1}


@plays("surgeon_29")
@pytest.mark.rule("MU-CARD-29")
def test_mu_card_29_losses_by_engines_too_even_when_the_dice_lie_there() -> None:
    more = 'pieces = [{ owner = "byzantine", kind = "siege_engine", level = 1, zone = "nicea" }]\n'
    dice = [[1, 8], [8, 8], [1, 2, 3], [1, 2, 4]]
    t = melee("archer=2", "archer=2", dice, more + hand("hungary", "surgeon_29"))
    play(t, "byzantine: man #0/archer; man #0/archer; ready", "hungary: pass")
    assert cards_offered(t, "hungary") == ["surgeon_29"]  # the artillery has hit
    play(t, "hungary: card surgeon_29")
    assert army(t, "nicea", "hungary") == {"archer": 2}  # who have shot (8, 8) all the same
    play(t, "byzantine: keep", "hungary: keep")
    assert army(t, "nicea", "hungary") == {}  # one casualty, then the points of the catapult
    assert army(t, "nicea", "byzantine") == {"archer": 1}


@pytest.mark.rule("MU-CARD-29")
def test_mu_card_29_not_without_danger() -> None:
    t = melee("light_infantry=2", "heavy_infantry=2", [[1, 2, 3]], hand("hungary", "surgeon_29"))
    assert asked(t) == "MeleeRoll"
    t = field("archer=2", "heavy_infantry=2", [], hand("golden_horde", "surgeon_29"))
    play(t, "byzantine: fight", "hungary: fight")
    assert asked(t) != "Window"
    assert refused(t, "byzantine: card surgeon_29").code == "wrong_window"
