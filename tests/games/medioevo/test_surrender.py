"""Surrender: both must agree; the units come back later."""

import pytest
from tests.games.medioevo.table import (
    army,
    asked,
    can,
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

OTHERS = '{ owner = "golden_horde", kind = "war_wagon", zone = "saraj" }'


def field() -> Table:
    """Byzantium attacks Hungary in Serbia, which Hungary holds."""
    t = three(
        f"""
        war = [["byzantine", "hungary"]]
        land.serbia = {{ holder = "hungary" }}
        armies.serbia.byzantine = {{ cavalry = 2, captain_2 = 1 }}
        armies.serbia.hungary = {{ light_infantry = 2, archer = 1 }}
        pieces = [{{ owner = "byzantine", kind = "siege_engine", zone = "serbia" }}, {OTHERS}]
        """
    )
    play(t, "byzantine: attack serbia/hungary")
    return t


# ---------------------------------------------------------------- the agreement


@pytest.mark.rule("MU-SUR-1")
def test_mu_sur_1_a_side_offers_and_the_other_agrees() -> None:
    t = field()
    play(t, "byzantine: yield")
    assert (asked(t), waiting(t)) == ("SurrenderTalk", ["hungary"])
    play(t, "hungary: agree")
    assert army(t, "serbia", "byzantine") == {}
    assert army(t, "serbia", "hungary") == {"light_infantry": 2, "archer": 1}
    assert seat(t, "byzantine")["yielded"] == {"cavalry": 2, "captain_2": 1}
    assert happened(t, "battle.rolled", "battle.over") == ["battle.over"]
    assert offered(t, "hungary", "plunder") == ["piece.0"]  # what was left behind
    assert land(t, "serbia")["holder"] == "hungary"


@pytest.mark.rule("MU-SUR-1")
def test_mu_sur_1_a_side_is_invited_and_agrees() -> None:
    t = field()
    play(t, "byzantine: demand", "hungary: agree")
    assert army(t, "serbia", "hungary") == {}
    assert seat(t, "hungary")["yielded"] == {"light_infantry": 2, "archer": 1}
    assert land(t, "serbia")["holder"] == "byzantine"
    assert len(pieces(t, "byzantine")) == 1


@pytest.mark.rule("MU-SUR-1")
def test_mu_sur_1_the_defender_may_speak_of_it_as_well() -> None:
    t = field()
    play(t, "byzantine: fight", "hungary: yield", "byzantine: agree")
    assert seat(t, "hungary")["yielded"] == {"light_infantry": 2, "archer": 1}
    assert happened(t, "battle.rolled") == []


@pytest.mark.rule("MU-SUR-1")
@pytest.mark.parametrize("word", ["yield", "demand"])
def test_mu_sur_1_who_refuses_fights_on(word: str) -> None:
    t = field()
    play(t, f"byzantine: {word}", "hungary: refuse")
    assert (asked(t), waiting(t)) == ("Declaration", ["byzantine"])
    assert refused(t, "byzantine: yield").code == "spoken_before"
    play(t, "byzantine: fight", "hungary: fight")
    assert army(t, "serbia", "byzantine") == {"cavalry": 2, "captain_2": 1}
    assert seat(t, "byzantine")["yielded"] == seat(t, "hungary")["yielded"] == {}


@pytest.mark.rule("MU-SUR-1")
def test_mu_sur_1_only_between_players() -> None:
    t = three(
        f"""
        armies.nicea = {{ byzantine = {{ cavalry = 2 }}, barbarians = {{ light_infantry = 2 }} }}
        pieces = [{{ owner = "byzantine", kind = "war_wagon", zone = "nicea" }}, {OTHERS}]
        """
    )
    play(t, "byzantine: attack nicea/barbarians")
    assert asked(t) == "Declaration"
    for word in ("yield", "demand"):
        assert not can(t, f"byzantine: {word}")
    assert refused(t, "byzantine: yield").code == "barbarians_fight"


# ---------------------------------------------------------------- the return


@pytest.mark.rule("MU-SUR-2")
def test_mu_sur_2_not_before_the_next_turn() -> None:
    t = field()
    play(t, "byzantine: demand", "hungary: agree")
    assert seat(t, "hungary")["surrendered"] == {}
    idle_until(t, "TurnOrder")
    assert seat(t, "hungary")["surrendered"] == {"light_infantry": 2, "archer": 1}
    assert seat(t, "hungary")["yielded"] == {}


@pytest.mark.rule("MU-SUR-2")
def test_mu_sur_2_free_of_charge_within_the_recruitment_limit() -> None:
    t = three(
        """
        phase = "purchase"
        active = "hungary"
        seat.hungary = { surrendered = { cavalry = 3, captain_2 = 1 }, florins = 100 }
        land.buda = { civilian = 0 }
        """
    )
    assert seat(t, "hungary")["recruits"] == 3
    play(t, "hungary: at buda; recall cavalry x1; recall captain_2 x1")
    assert seat(t, "hungary")["florins"] == 100
    assert army(t, "buda", "hungary") == {"cavalry": 1, "captain_2": 1}
    assert not can(t, "hungary: recall cavalry x2")
    play(t, "hungary: recall cavalry x1")
    assert seat(t, "hungary")["surrendered"] == {"cavalry": 1}
    assert not can(t, "hungary: recall cavalry x1")
    assert refused(t, "hungary: recruit light_infantry x1").code == "limit_reached"


@pytest.mark.rule("MU-SUR-2")
def test_mu_sur_2_only_where_people_live_or_a_fortress_stands() -> None:
    t = three(
        """
        phase = "purchase"
        active = "hungary"
        seat.hungary = { surrendered = { cavalry = 3 } }
        land.banato = { military = 1 }
        armies.valacchia.hungary = { archer = 1 }
        land.serbia = { holder = "byzantine", token = "byzantine", military = 1 }
        """
    )
    play(t, "hungary: at alfold")
    assert not can(t, "hungary: recall cavalry x1")
    play(t, "hungary: back; at valacchia")
    assert not can(t, "hungary: recall cavalry x1")
    play(t, "hungary: back; at banato; recall cavalry x1; back; at transilvania; recall cavalry x1; back")
    assert not can(t, "hungary: at serbia")
    assert army(t, "banato", "hungary") == army(t, "transilvania", "hungary") == {"cavalry": 1}


@pytest.mark.rule("MU-SUR-2")
def test_mu_sur_2_the_owner_need_not_take_them_back() -> None:
    t = three('phase = "purchase"\nseat.byzantine = { surrendered = { cavalry = 3 } }')
    play(t, "byzantine: done")
    assert seat(t, "byzantine")["surrendered"] == {"cavalry": 3}
