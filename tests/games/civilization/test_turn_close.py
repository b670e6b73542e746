"""Phase 11, the change of government, and phase 12, what is put in order before the next turn."""

import pytest
from tests.games.civilization.table import (
    asked,
    can,
    described,
    idle,
    idle_until,
    land,
    offered,
    pieces,
    place,
    play,
    refused,
    seat,
    settle,
    state,
    three,
    told,
    waiting,
)

from quadriga.games.civilization.procedures.espionage.missions import may_interrupt
from quadriga.games.civilization.terms import GOVERNMENT, HOUSEKEEPING

ANARCHY = 'phase = "government"\nseat.red = { government = "anarchy", coins = 30 }\n'


# ---------------------------------------------------------------- leaving a government


@pytest.mark.rule("CV-GVC-1")
def test_cv_gvc_1_who_gives_up_his_government_is_in_anarchy_at_once_and_at_peace_with_everybody() -> None:
    t = three(
        'phase = "government"\nseat.red.government = "monarchy"\n'
        'war = [["red", "blue"], ["red", "green"], ["blue", "green"]]\n'
    )
    assert waiting(t) == ["red"]
    play(t, "red: abdicate")
    assert (seat(t, "red")["government"], described(t)["war"]) == ("anarchy", [["blue", "green"]])
    assert told(t, "government.left") == [("red", "monarchy")]
    assert sorted(told(t, "peace.made")) == [("red", "blue"), ("red", "green")]


@pytest.mark.rule("CV-GVC-1")
def test_cv_gvc_1_the_anarchy_lasts_until_his_next_change_of_government() -> None:
    t = three('phase = "government"\nseat.red = { government = "monarchy", coins = 30 }\n', strategy="off")
    play(t, "red: abdicate")
    assert waiting(t) == ["blue"]  # he chooses nothing now
    play(t, "blue: keep-government", "green: keep-government")
    assert (described(t)["turn"], seat(t, "red")["government"]) == (4, "anarchy")
    while asked(t) != "GovernmentPhase" or waiting(t) != ["red"]:
        idle(t)
    assert (described(t)["turn"], seat(t, "red")["government"]) == (4, "anarchy")
    play(t, "red: govern despotism")
    assert seat(t, "red")["government"] == "despotism"


@pytest.mark.rule("CV-GVC-1")
def test_cv_gvc_1_nobody_has_to_and_everybody_is_asked_in_turn() -> None:
    t = three('phase = "government"\norder = ["blue", "green", "red"]\nseat.red.coins = 30\n')
    for name in ("blue", "green", "red"):
        assert waiting(t) == [name]
        play(t, f"{name}: keep-government")
    assert {seat(t, name)["government"] for name in ("red", "blue", "green")} == {"despotism"}
    assert described(t)["turn"] == 4


# ---------------------------------------------------------------- choosing one


@pytest.mark.rule("CV-GVC-2")
def test_cv_gvc_2_in_anarchy_any_government_may_be_chosen_of_which_the_requirements_are_met() -> None:
    t = three(ANARCHY)
    assert offered(t, "red", "govern") == ["despotism"]
    assert refused(t, "red: govern monarchy").code == "government_technology"
    t = three(ANARCHY + 'lost = ["horseback_riding", "mysticism"]\n')
    assert offered(t, "red", "govern") == ["despotism", "monarchy"]
    play(t, "red: govern monarchy")
    assert (seat(t, "red")["government"], told(t, "government.chosen")) == ("monarchy", [("red", "monarchy")])


@pytest.mark.rule("CV-GVC-2")
def test_cv_gvc_2_who_governs_chooses_nothing_and_who_does_not_may_wait() -> None:
    t = three('phase = "government"\nlost = ["horseback_riding", "mysticism"]\n')
    assert not can(t, "red: govern monarchy")
    t = three(ANARCHY)
    play(t, "red: stay-in-anarchy")
    assert (seat(t, "red")["government"], waiting(t)) == ("anarchy", ["blue"])


@pytest.mark.rule("CV-GVC-2", "CV-GOV-27")
def test_cv_gvc_2_after_a_revolution_only_a_government_of_lower_culture() -> None:
    known = 'lost = ["horseback_riding", "mysticism", "theology"]\nera = "medieval"\nphase = "government"\n'
    t = three(known + 'seat.red = { government = "anarchy", former = "republic", improvements = ["bank", "temple"] }\n')
    assert offered(t, "red", "govern") == ["despotism", "fundamentalism"]
    assert refused(t, "red: govern monarchy").code == "after_revolution"
    t = three(known + 'seat.red = { government = "anarchy", improvements = ["bank", "temple"] }\n')
    assert offered(t, "red", "govern") == ["despotism", "monarchy", "republic", "fundamentalism"]


@pytest.mark.rule("CV-GVC-3")
@pytest.mark.parametrize(("happy", "unhappy", "allowed"), [(2, 1, True), (2, 2, True), (2, 3, False), (1, 2, False)])
def test_cv_gvc_3_republics_and_democracies_need_as_many_happy_as_unhappy_settlements(
    happy: int, unhappy: int, allowed: bool
) -> None:
    lands = "".join(settle(name, "red", "village", "wine") for name in ("gallia", "italia")[:happy])
    lands += "".join(settle(name, "red", "village", "oil") for name in ("nile", "sudan", "congo")[:unhappy])
    t = three(
        'phase = "government"\nera = "industrial"\nlost = ["nationalism"]\n'
        'seat.red = { government = "anarchy", improvements = ["bank", "legislature"] }\n' + lands
    )
    for government in ("republic", "democracy"):
        assert can(t, f"red: govern {government}") == allowed
        if not allowed:
            assert refused(t, f"red: govern {government}").rules == ["CV-GVC-3"]
    assert can(t, "red: govern despotism")


# ---------------------------------------------------------------- housekeeping


@pytest.mark.rule("CV-HSK-1")
def test_cv_hsk_1_one_alert_marker_goes_from_every_territory_and_ship() -> None:
    t = three(
        'phase = "housekeeping"\nera = "industrial"\nalert = { gallia = 3, nile = 1 }\n'
        "seat.red.coins = 30\n"
        'pieces = [{ kind = "industrial_ship", owner = "red", space = "black_sea", alarm = 2 }]\n'
    )
    assert described(t)["alert"] == {"gallia": 2}
    assert pieces(t, "red")[0]["alarm"] == 1


@pytest.mark.rule("CV-HSK-1")
def test_cv_hsk_1_all_spies_stand_up() -> None:
    spies = '[{ space = "gallia", used = true }, { space = "nile", used = true }, "italia"]'
    t = three(f'phase = "housekeeping"\nera = "industrial"\nseat.red = {{ coins = 30, spies = {spies} }}\n')
    assert seat(t, "red")["spies"] == ["gallia", "nile", "italia"]


@pytest.mark.rule("CV-HSK-1")
def test_cv_hsk_1_the_event_of_the_turn_and_what_it_did_are_over() -> None:
    t = three(
        'phase = "housekeeping"\nera = "medieval"\nevent = "slaves"\nseat.red.coins = 30\n'
        'effects = [{ kind = "ambush", seat = "red", number = "gallia" }]\n'
        + settle("nile", "red")
        + settle("gallia", "red", "village", "oil", 'mood = ["happy_now", "closed", "struck"]'),
        [[1]],
    )
    assert (described(t)["event"], described(t)["effects"]) == ("none", [])
    assert (land(t, "gallia").get("mood", []), land(t, "gallia")["happy"]) == ([], False)


@pytest.mark.rule("CV-HSK-2")
def test_cv_hsk_2_spies_never_act_in_it() -> None:
    spy = 'phase = "government"\nera = "industrial"\nseat.red = { coins = 30, spies = ["nile"] }\n'
    t = three(spy + place("nile", "blue", industrial_infantry=1))
    assert can(t, "red: mission red.1/ambush")
    g = state(t)
    for phase, allowed in ((GOVERNMENT, True), (HOUSEKEEPING, False)):
        g.phase = phase
        assert may_interrupt(g) == allowed


@pytest.mark.rule("CV-HSK-2")
def test_cv_hsk_2_nobody_is_asked_anything_between_the_change_of_government_and_the_next_turn() -> None:
    t = three('phase = "government"\nera = "industrial"\nseat.red = { coins = 30, spies = ["nile"] }\n', [[1]])
    idle_until(t, "StrategyPhase")
    assert (described(t)["turn"], next(iter(told(t, "phase.started")))) == (4, ("housekeeping",))
