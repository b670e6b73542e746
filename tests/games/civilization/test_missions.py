"""The twenty missions: what each needs, costs and does, and how hard it is."""

from typing import NamedTuple

import pytest
from tests.games.civilization.cards import discovered
from tests.games.civilization.fights import battle, clashes
from tests.games.civilization.spies import COLONY, COURT, spying
from tests.games.civilization.table import (
    BOARD,
    can,
    described,
    events,
    land,
    offered,
    place,
    play,
    seat,
    settle,
    state,
    three,
    told,
    units,
)

from quadriga.engine.table import Table
from quadriga.games.civilization.procedures.oil import free_halves


class Scene(NamedTuple):
    """A mission: its numbers, a position in which it is possible, and one in which it is not."""

    difficulty: int
    cost: int
    met: str
    unmet: str
    then: tuple[str, ...] = ()  # answers until it is over
    dice: tuple[list[int], ...] = ()  # after the roll of success
    technology: str = ""
    spies: str = '"italia"'


GARRISON = place("italia", "blue", ancient_infantry=1)
ABOARD = 'pieces = [{ kind = "modern_ship", owner = "blue", space = "baltic_sea", cargo = ["modern_infantry"] }]\n'
CONTENT = 'seat.blue.government = "republic"\nseat.blue.improvements = ["healthcare_complex@italia"]\n'
HAND = 'seat.blue.hand = ["sc_125", "sc_130"]\n'

RED: dict[str, Scene] = {
    "ambush": Scene(3, 5, GARRISON, place("italia", "blue", explorer=1)),
    "sabotage_improvement": Scene(5, 10, COURT + 'seat.blue.improvements = ["internet@italia"]\n', COURT),
    "sabotage_roads": Scene(3, 5, 'land.italia = { road = "road" }\n', COURT),
    "sabotage_unit": Scene(4, 5, GARRISON, COURT),
    "sink_ship": Scene(6, 20, ABOARD, ABOARD.replace("blue", "red"), spies='{ space = "baltic_sea", ship = 0 }'),
    "steal_coins": Scene(3, 5, COURT + "seat.blue.coins = 80\n", COLONY, dice=([3],)),
    "steal_card": Scene(4, 5, COURT + HAND, COURT, ("blue: pass", "blue: pass"), ([1],)),
    "steal_technology": Scene(7, 30, COURT + 'seat.blue.technologies = ["masonry"]\n', COURT, technology="computers"),
    "incite_revolt": Scene(5, 10, COLONY, COURT),
    "propaganda": Scene(4, 5, COLONY + CONTENT, COLONY),
    "plague": Scene(7, 25, COURT + GARRISON, GARRISON, technology="genetics"),
    "sabotage_nuke": Scene(6, 25, 'nukes = [{ owner = "blue", space = "italia" }]\n', COURT, technology="fission"),
    "free_prisoner": Scene(6, 15, COURT, COLONY, spies='"italia", "blue"'),
    "political_control": Scene(7, 30, COURT, COLONY, technology="radio_television"),
    "counter_espionage": Scene(
        3, 5, 'seat.blue.spies = ["italia"]\n', 'seat.blue.spies = ["nile"]\n', ("red: execute blue.1",), ([1],)
    ),
}
GREEN: dict[str, Scene] = {
    "reconnaissance": Scene(2, 5, 'land.italia = { token = "oil" }\n', COLONY),
    "black_market": Scene(4, 5, settle("italia", "blue", "town", "gems"), COURT),
    "smuggled_oil": Scene(4, 5, settle("italia", "blue", "town", "oil"), settle("italia", "blue", "town", "gems")),
    "cover_up": Scene(3, 5, "alert.italia = 3\n", COURT),
    "calm_unrest": Scene(3, 5, settle("italia", "red"), COURT),
}
SCENES = {**RED, **GREEN}


def scene(
    key: str, chance: list[list[int]] | None = None, more: str = "", unmet: bool = False, coins: int = 100
) -> Table:
    found = SCENES[key]
    known = discovered(found.technology) if found.technology else ""
    return spying(known + (found.unmet if unmet else found.met) + more, chance, found.spies, coins=coins)


def accomplish(key: str, more: str = "") -> Table:
    """The mission succeeds with a 10 and is carried out."""
    found = SCENES[key]
    t = scene(key, [[10], *found.dice], more)
    play(t, f"red: mission red.1/{key}", *found.then)
    assert len(told(t, "mission.succeeded")) == 1
    return t


def test_all_missions_are_here() -> None:
    assert list(SCENES) == [mission.key for mission in BOARD.missions]
    assert [mission.key for mission in BOARD.missions if mission.green] == list(GREEN)


@pytest.mark.rule("CV-ESP-25")
@pytest.mark.parametrize("key", SCENES)
def test_cv_esp_25_every_mission_has_its_requirement(key: str) -> None:
    assert can(scene(key), f"red: mission red.1/{key}")
    assert not can(scene(key, unmet=True), f"red: mission red.1/{key}")


@pytest.mark.rule("CV-ESP-25")
@pytest.mark.parametrize("key", [key for key in SCENES if SCENES[key].technology])
def test_cv_esp_25_technologies_have_to_be_discovered_by_somebody(key: str) -> None:
    assert not can(spying(SCENES[key].met, None, SCENES[key].spies), f"red: mission red.1/{key}")


@pytest.mark.rule("CV-ESP-25", "CV-ESP-26", "CV-GAP-35")
@pytest.mark.parametrize("key", SCENES)
def test_cv_esp_25_26_price_and_difficulty(key: str) -> None:
    """A garrison of one unit or none is no malus; a ship with an army aboard counts as two, half of which is one."""
    found = SCENES[key]
    malus = 1 if key == "sink_ship" else 0
    t = accomplish(key)
    assert told(t, "mission.succeeded") == [("red", key, 10, found.difficulty + malus - 1)]
    assert seat(t, "red")["coins"] == 100 - found.cost + (15 if key == "steal_coins" else 0)
    assert not can(scene(key, coins=found.cost - 1), f"red: mission red.1/{key}")
    assert can(scene(key, coins=found.cost), f"red: mission red.1/{key}")


@pytest.mark.rule("CV-ESP-29")
@pytest.mark.parametrize("key", [key for key in SCENES if key not in ("sink_ship", "cover_up")])
def test_cv_esp_29_green_missions_ignore_the_alert(key: str) -> None:
    """Four markers make red missions harder by two."""
    found = SCENES[key]
    t = accomplish(key, "alert.italia = 4\n")
    assert told(t, "mission.succeeded")[0][3] == found.difficulty + (0 if key in GREEN else 2) - 1


@pytest.mark.rule("CV-ESP-5", "CV-ESP-27")
@pytest.mark.parametrize("key", [key for key in SCENES if key not in ("sink_ship", "cover_up")])
def test_cv_esp_5_27_success_raises_the_alert_and_lays_the_spy_down(key: str) -> None:
    t = accomplish(key, "alert.italia = 1\n")
    assert described(t)["alert"] == {"italia": 3}
    assert seat(t, "red")["spies"][0] == {"space": "italia", "used": True}
    assert not can(t, f"red: mission red.1/{key}")


# ---------------------------------------------------------------- what they do


@pytest.mark.rule("CV-GAP-35")
def test_an_ambush_adds_one_to_all_own_dice_there() -> None:
    t = accomplish("ambush")
    assert described(t)["effects"] == [{"kind": "ambush", "seat": "red", "number": "italia"}]
    lines = 'effects = [{ kind = "ambush", seat = "red", number = "gallia" }]\n' + place("congo", "green", explorer=1)
    t = battle({"ancient_infantry": 1}, {"ancient_infantry": 1}, [[4, 3]], lines)
    assert clashes(t) == [("red", 4, 1, 5), ("blue", 3, 0, 3)]


@pytest.mark.rule("CV-GAP-35")
def test_sabotage_destroys_an_improvement_of_the_spys_choice() -> None:
    works = 'seat.blue.improvements = ["internet@italia", "airport@italia", "factory@nile"]\n'
    t = spying(COURT + settle("nile", "blue") + works, [[10]])
    play(t, "red: mission red.1/sabotage_improvement")
    assert offered(t, "red", "sabotage") == ["airport", "internet"]
    play(t, "red: sabotage airport")
    assert seat(t, "blue")["improvements"] == ["internet@italia", "factory@nile"]


@pytest.mark.rule("CV-GAP-35")
@pytest.mark.parametrize("flag", ["government", "civilization"])
def test_sabotage_only_takes_off_what_was_free(flag: str) -> None:
    t = accomplish("sabotage_improvement")
    assert seat(t, "blue")["improvements"] == []
    t = spying(COURT + f'seat.blue.improvements = ["internet@italia {flag}"]\n', [[10]])
    play(t, "red: mission red.1/sabotage_improvement")
    assert seat(t, "blue")["improvements"] == [f"internet {flag}"]


@pytest.mark.rule("CV-GAP-35")
def test_sabotage_only_takes_off_what_the_government_asks_for() -> None:
    republic = 'seat.blue = { government = "republic", improvements = ["bank@italia"] }\n'
    t = spying(COURT + republic, [[10]])
    play(t, "red: mission red.1/sabotage_improvement")
    assert seat(t, "blue")["improvements"] == ["bank"]


@pytest.mark.rule("CV-GAP-35")
@pytest.mark.parametrize(("before", "after"), [("railway", "road"), ("road", "none")])
def test_sabotage_of_roads(before: str, after: str) -> None:
    t = spying(f'land.italia = {{ road = "{before}" }}\n', [[10]])
    play(t, "red: mission red.1/sabotage_roads")
    assert land(t, "italia").get("road", "none") == after


@pytest.mark.rule("CV-GAP-35")
def test_the_victim_chooses_the_unit_that_dies() -> None:
    t = spying(place("italia", "blue", ancient_infantry=1, ancient_cavalry=1), [[10]])
    play(t, "red: mission red.1/sabotage_unit", "blue: lose ancient_cavalry@italia")
    assert units(t, "italia", "blue") == {"ancient_infantry": 1}


@pytest.mark.rule("CV-GAP-35", "CV-ESP-27")
def test_a_ship_sinks_with_its_cargo_and_the_spy_comes_home() -> None:
    """There is nothing left whose alert could rise, least of all the spy's own capital."""
    t = accomplish("sink_ship")
    assert (units(t, "baltic_sea", "blue"), described(t)["alert"]) == ({}, {})
    assert seat(t, "red")["spies"] == [{"space": "gallia", "used": True}]


@pytest.mark.rule("CV-GAP-35")
@pytest.mark.parametrize(("treasury", "taken"), [(80, 15), (12, 12)])
def test_theft_from_the_treasury(treasury: int, taken: int) -> None:
    """A die of 3 is worth 15 coins, at most what is there; the mission cost 5."""
    t = spying(COURT + f"seat.blue.coins = {treasury}\n", [[10], [3]])
    play(t, "red: mission red.1/steal_coins")
    assert (seat(t, "red")["coins"], seat(t, "blue")["coins"]) == (95 + taken, treasury - taken)


@pytest.mark.rule("CV-GAP-35")
def test_theft_of_a_card_drawn_at_random() -> None:
    t = accomplish("steal_card")
    assert (seat(t, "red")["hand"], seat(t, "blue")["hand"]) == (["sc_130"], ["sc_125"])


@pytest.mark.rule("CV-GAP-35")
def test_theft_of_the_cheapest_technology_that_is_no_seminal_discovery() -> None:
    """Writing and Masonry cost 15, Pottery 20; Writing is seminal."""
    owned = 'seat.blue.technologies = ["alphabet_writing", "pottery", "masonry"]\n' + discovered("computers")
    t = spying(COURT + owned, [[10]])
    play(t, "red: mission red.1/steal_technology")
    assert (seat(t, "red")["technologies"], told(t, "technology.stolen")) == (["masonry"], [("red", "blue", "masonry")])
    seminal = 'seat.blue.technologies = ["alphabet_writing"]\n' + discovered("computers")
    assert not can(spying(COURT + seminal), "red: mission red.1/steal_technology")


@pytest.mark.rule("CV-GAP-35")
def test_a_revolt_without_roll() -> None:
    t = accomplish("incite_revolt")
    assert (told(t, "settlement.revolted"), land(t, "italia")["size"]) == ([("blue", "italia", "village")], "village")


@pytest.mark.rule("CV-GAP-35", "CV-GOV-15")
def test_propaganda_makes_a_happy_settlement_unhappy() -> None:
    t = scene("propaganda")
    assert land(t, "italia")["happy"]
    assert not land(accomplish("propaganda"), "italia")["happy"]
    wine = settle("nile", "blue") + settle("italia", "blue", "town", "wine")
    assert not can(spying(wine), "red: mission red.1/propaganda")
    assert not can(spying(COURT), "red: mission red.1/propaganda")
    faithful = spying(COLONY + 'seat.blue.government = "fundamentalism"\n')
    assert land(faithful, "italia")["happy"]
    assert not can(faithful, "red: mission red.1/propaganda")


@pytest.mark.rule("CV-GAP-35")
def test_contamination_does_not_spread() -> None:
    """A plague of the Modern era would reach three territories far."""
    near = place("germania", "green", ancient_infantry=1) + settle("germania", "green", "city")
    t = accomplish("plague", near)
    assert (land(t, "italia")["size"], units(t, "italia", "blue")) == ("village", {})
    assert (land(t, "germania")["size"], units(t, "germania", "green")) == ("city", {"ancient_infantry": 1})


@pytest.mark.rule("CV-GAP-35")
def test_one_nuclear_weapon_is_defused() -> None:
    two = 'nukes = [{ owner = "blue", space = "italia" }, { owner = "blue", space = "italia" }]\n'
    t = spying(two + discovered("fission"), [[10]])
    play(t, "red: mission red.1/sabotage_nuke")
    assert described(t)["nukes"] == [{"owner": "blue", "space": "italia"}]
    own = 'nukes = [{ owner = "red", space = "italia" }]\n' + discovered("fission")
    assert not can(spying(own), "red: mission red.1/sabotage_nuke")


@pytest.mark.rule("CV-GAP-35")
def test_a_prisoner_comes_home() -> None:
    t = accomplish("free_prisoner")
    assert seat(t, "red")["spies"] == [{"space": "italia", "used": True}, "gallia"]
    assert not can(spying(COURT, None, '"italia", "green"'), "red: mission red.1/free_prisoner")


@pytest.mark.rule("CV-ESP-30", "CV-GAP-35")
@pytest.mark.parametrize(("before", "after"), [("", [["blue", "green"]]), ('war = [["blue", "green"]]\n', [])])
def test_cv_esp_30_political_control_turns_peace_into_war_and_war_into_peace(before: str, after: list[object]) -> None:
    assert described(accomplish("political_control", before))["war"] == after


@pytest.mark.rule("CV-ESP-30")
@pytest.mark.parametrize("key", [key for key in SCENES if key != "political_control"])
def test_cv_esp_30_no_other_mission_changes_the_diplomatic_state(key: str) -> None:
    assert described(accomplish(key))["war"] == []


@pytest.mark.rule("CV-GAP-35", "CV-ESP-28")
def test_counter_espionage_leaves_the_treatment_to_its_owner() -> None:
    """Execution needs more than 7; the markers the mission adds come afterwards."""
    t = spying('seat.blue.spies = ["italia"]\nalert.italia = 1\n', [[10], [7]])
    play(t, "red: mission red.1/counter_espionage")
    assert offered(t, "red", "execute") == ["blue.1"]
    play(t, "red: execute blue.1")
    assert told(t, "spy.escaped") == [("blue", "red", 7)]
    assert [spy["space"] for spy in seat(t, "blue")["spies"]] == ["italia"]
    t = spying('seat.blue.spies = ["italia"]\nalert.italia = 1\n', [[10], [8]])
    play(t, "red: mission red.1/counter_espionage; execute blue.1")
    assert (seat(t, "blue")["spies"], described(t)["alert"]) == ([], {"italia": 3})


@pytest.mark.rule("CV-GAP-35")
def test_reconnaissance_shows_a_token_or_a_hand_to_the_spys_owner_alone() -> None:
    t = accomplish("reconnaissance")
    assert (told(t, "token.seen"), land(t, "italia")["known"]) == ([("red", "italia", "oil")], ["red"])
    t = spying(COURT + HAND, [[10]])
    play(t, "red: mission red.1/reconnaissance", "blue: pass; pass")
    assert told(t, "hand.seen") == [("red", "blue", "sc_125"), ("red", "blue", "sc_130")]
    assert {event.seen_by for event in events(t, "hand.seen")} == {1}


@pytest.mark.rule("CV-GAP-35")
def test_the_black_market_counts_for_unique_and_critical_resources() -> None:
    """A 12 makes gems critical in the Modern era or not, but they are one more different resource in any case."""
    t = accomplish("black_market")
    assert described(t)["effects"] == [{"kind": "black_market", "seat": "red", "number": "gems"}]
    effects = 'effects = [{ kind = "black_market", seat = "red", number = "gems" }]\n'
    lines = 'phase = "production"\nera = "modern"\n' + settle("gallia", "red", "village", "iron")
    plain = seat(three(lines, [[1, 1]]), "red")["accounts"]
    t = three(lines + effects, [[1, 1]])
    assert (plain["unique"], seat(t, "red")["accounts"]["unique"]) == (3, 6)
    assert seat(t, "red")["resources"] == {"iron": 1}


@pytest.mark.rule("CV-GAP-35")
def test_smuggled_oil_is_worth_five_movement_points() -> None:
    assert free_halves(state(scene("smuggled_oil")), 0) == 0
    t = accomplish("smuggled_oil")
    assert free_halves(state(t), 0) == 2 * 5
    earlier = spying(settle("italia", "blue", "town", "oil"), era="industrial")
    assert not can(earlier, "red: mission red.1/smuggled_oil")


@pytest.mark.rule("CV-GAP-35", "CV-ESP-27")
@pytest.mark.parametrize(("before", "after"), [(1, 2), (2, 2), (5, 5)])
def test_a_cover_up_takes_two_markers_before_its_own_are_added(before: int, after: int) -> None:
    t = spying(f"alert.italia = {before}\n", [[10]])
    play(t, "red: mission red.1/cover_up")
    assert described(t)["alert"] == {"italia": after}


@pytest.mark.rule("CV-GAP-35")
def test_public_order_makes_an_own_settlement_happy() -> None:
    t = scene("calm_unrest")
    assert not land(t, "italia")["happy"]
    assert land(accomplish("calm_unrest"), "italia")["happy"]
