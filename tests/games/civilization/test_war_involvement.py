"""War involvement: what wars and lost battles cost republics and democracies."""

import pytest
from tests.games.civilization.fights import battle
from tests.games.civilization.table import (
    asked,
    events,
    land,
    offered,
    place,
    play,
    refused,
    seat,
    settle,
    three,
    told,
    waiting,
)

from quadriga.engine.table import Table

BUSY = place("nile", "green", explorer=1)  # green has to say that he is done


def lost(government: str, more: str = "", civilization: str = "nobody") -> Table:
    """Red attacks blue, loses, and the phase comes to its end."""
    who = f'seat.red = {{ coins = 40, government = "{government}", civilization = "{civilization}" }}\n'
    t = battle({"ancient_infantry": 1}, {"ancient_infantry": 1}, [[1, 6]], who + more + BUSY)
    play(t, "blue: done", "green: done")
    return t


def debtor(improvements: str = "[]", more: str = "", government: str = "republic") -> Table:
    """Red has lost a battle, and has no coins at the end of the phase."""
    t = three(
        'era = "medieval"\neffects = [{ kind = "lost_battle", seat = "red" }]\n'
        + settle("gallia", "red")
        + settle("italia", "red")
        + BUSY
        + f'seat.red = {{ government = "{government}", improvements = {improvements}{more} }}\n'
    )
    play(t, "red: done", "green: done")
    return t


# ---------------------------------------------------------------- lost battles


@pytest.mark.rule("CV-WAR-1", "CV-WAR-4")
@pytest.mark.parametrize(
    ("government", "coins"),
    [("republic", 15), ("democracy", 25), ("despotism", 0), ("monarchy", 0), ("fascism", 0), ("communism", 0)],
)
def test_cv_war_1_4_republics_and_democracies_pay_for_a_lost_battle(government: str, coins: int) -> None:
    assert told(lost(government), "involvement.paid") == ([("red", coins)] if coins else [])


@pytest.mark.rule("CV-WAR-1")
def test_cv_war_1_a_military_civilization_pays_nothing() -> None:
    assert told(lost("democracy", civilization="military"), "involvement.paid") == []
    assert told(lost("democracy", civilization="scientific"), "involvement.paid") == [("red", 25)]


@pytest.mark.rule("CV-WAR-4")
def test_cv_war_4_who_wins_pays_nothing_and_who_defends_in_vain_does() -> None:
    who = 'seat.red = { coins = 40, government = "republic" }\nseat.blue = { coins = 40, government = "democracy" }\n'
    t = battle({"ancient_infantry": 1}, {"ancient_infantry": 1}, [[6, 1]], who + BUSY)
    play(t, "green: done")
    assert told(t, "involvement.paid") == [("blue", 25)]


@pytest.mark.rule("CV-WAR-4")
def test_cv_war_4_the_price_is_paid_once_for_all_battles_at_the_end_of_the_phase() -> None:
    fights = "".join(
        f'{{ space = "{space}", attackers = ["red"], defenders = ["blue"] }}, ' for space in ("gallia", "italia")
    )
    t = three(
        f'step = "battles"\ndeclared = [{fights}]\nseat.red = {{ coins = 40, government = "republic" }}\n'
        + "".join(place(space, "red", ancient_infantry=1) for space in ("gallia", "italia"))
        + "".join(place(space, "blue", ancient_infantry=1) for space in ("gallia", "italia"))
        + place("niger", "blue", explorer=1),
        [[1, 6], [1, 6]],
    )
    assert (len(told(t, "battle.ended")), seat(t, "red")["coins"], waiting(t)) == (2, 40, ["blue"])
    play(t, "blue: done")
    assert told(t, "involvement.paid") == [("red", 15)]


@pytest.mark.rule("CV-WAR-4")
def test_cv_war_4_who_helped_the_beaten_side_pays_too() -> None:
    t = three(
        'battle = { space = "gallia", attackers = ["red", "green"], defenders = ["blue"], supporters = ["green"] }\n'
        'seat.green = { coins = 40, government = "republic" }\n'
        + place("gallia", "red", ancient_infantry=2)
        + place("gallia", "green", ancient_infantry=1)
        + place("gallia", "blue", medieval_infantry=3)
        + place("nile", "green", explorer=1),
        [[1, 6, 6], [1, 6, 6], [1, 6, 6]],
    )
    play(t, "red: field red.ancient_infantry", "red: field red.ancient_infantry", "red: field green.ancient_infantry")
    play(t, "blue: done", "green: done")
    assert told(t, "involvement.paid") == [("green", 15)]


@pytest.mark.rule("CV-GAP-121")
def test_cv_gap_121_ships_that_found_nothing_more_to_do_have_not_lost() -> None:
    more = (
        'era = "industrial"\nlost = ["gunpowder_weapons", "metallurgy"]\n'
        'seat.red = { coins = 40, government = "republic" }\n' + place("baltic_sea", "red", industrial_ship=1) + BUSY
    )
    t = battle({}, {"industrial_infantry": 1}, [[1, 1, 1, 6, 6, 6]], more)
    play(t, "green: done")
    assert (events(t, "battle.ended")[0].args[1], told(t, "involvement.paid")) == (1, [])


@pytest.mark.rule("CV-GAP-124")
@pytest.mark.parametrize(("rolled", "holder"), [([[1, 6], [1, 6]], "blue"), ([[6, 1]], "red")])
def test_cv_gap_124_battles_after_trade_cost_no_involvement_and_give_no_sack(
    rolled: list[list[int]], holder: str
) -> None:
    t = three(
        'phase = "trade"\nwar = [["red", "blue"]]\nseat.red = { coins = 40, government = "republic" }\n'
        + settle("anatolia", "blue")
        + settle("gallia", "blue")
        + place("gallia", "red", ancient_infantry=2)
        + place("gallia", "blue", ancient_infantry=1),
        rolled,
    )
    play(t, "red: done", "blue: done", "green: done")
    if holder == "blue":
        play(t, "blue: fight-on")
    assert (len(told(t, "battle.ended")), told(t, "involvement.paid")) == (1, [])
    assert land(t, "gallia")["holder"] == holder
    assert "conquered" not in land(t, "gallia").get("mood", [])


# ---------------------------------------------------------------- who cannot pay


@pytest.mark.rule("CV-WAR-5", "CV-GAP-53")
def test_cv_war_5_who_cannot_pay_gives_up_an_improvement_of_his_choice() -> None:
    t = debtor('["granary@gallia", "temple@italia", "library"]', ', completed = ["sc_003"]')
    assert (asked(t), waiting(t)) == ("Involvement", ["red"])
    assert sorted(offered(t, "red", "give_up")) == ["granary", "temple"]  # the library serves nobody
    assert refused(t, "red: forfeit sc_003").code == "improvements_first"
    play(t, "red: give-up temple")
    assert sorted(seat(t, "red")["improvements"]) == ["granary@gallia", "library"]


@pytest.mark.rule("CV-WAR-5")
def test_cv_war_5_without_improvements_a_completed_card_and_without_cards_nothing() -> None:
    t = debtor(more=', completed = ["sc_003", "sc_005"]')
    assert offered(t, "red", "forfeit") == ["sc_003", "sc_005"]
    play(t, "red: forfeit sc_005")
    assert seat(t, "red")["completed"] == ["sc_003"]
    t = debtor()
    assert told(t, "involvement.waived") == [("red", 15)]


@pytest.mark.rule("CV-WAR-6")
def test_cv_war_6_what_the_government_needs_is_only_taken_off_and_paid_for_again() -> None:
    t = debtor('["bank@gallia"]')
    assert seat(t, "red")["improvements"] == ["bank unpaid"]
    again = three(
        'era = "medieval"\nseat.red = { coins = 20, government = "republic", improvements = ["bank unpaid"] }\n'
        + settle("gallia", "red")
        + BUSY
    )
    play(again, "red: assign bank; assign-to gallia")
    assert (seat(again, "red")["improvements"], seat(again, "red")["coins"]) == (["bank@gallia"], 5)


@pytest.mark.rule("CV-WAR-6")
@pytest.mark.parametrize("source", ["government", "civilization", "gift"])
def test_cv_war_6_what_was_received_for_nothing_is_never_lost(source: str) -> None:
    t = debtor(f'["temple@gallia {source}", "granary@italia"]')
    assert seat(t, "red")["improvements"] == [f"temple@gallia {source}"]
    t = debtor(f'["temple@gallia {source}"]')
    assert told(t, "involvement.waived") == [("red", 15)]


# ---------------------------------------------------------------- wars kept in Trade


def insist(government: str, coins: int, civilization: str = "nobody") -> Table:
    """Blue and green want peace with red, who does not."""
    t = three(
        'phase = "trade"\nera = "medieval"\nwar = [["red", "blue"], ["red", "green"]]\n'
        f'seat.red = {{ coins = {coins}, government = "{government}", civilization = "{civilization}" }}\n'
    )
    play(t, "blue: want-peace red; done", "green: want-peace red; done", "red: done")
    return t


@pytest.mark.rule("CV-WAR-2", "CV-WAR-1")
@pytest.mark.parametrize(
    ("government", "civilization", "price"),
    [("republic", "nobody", 10), ("democracy", "nobody", 15), ("monarchy", "nobody", 0), ("democracy", "military", 0)],
)
def test_cv_war_2_each_war_the_other_side_would_end_has_its_price(
    government: str, civilization: str, price: int
) -> None:
    t = insist(government, 40, civilization)
    assert told(t, "war.paid") == ([("red", "blue", price), ("red", "green", price)] if price else [])


@pytest.mark.rule("CV-WAR-3")
def test_cv_war_3_who_cannot_pay_for_all_wars_says_which_one_ends() -> None:
    t = insist("republic", 15)
    assert (asked(t), offered(t, "red", "give_up_war")) == ("Insistence", ["blue", "green"])
    play(t, "red: give-up-war blue")
    assert (told(t, "peace.made"), told(t, "war.paid")) == ([("red", "blue")], [("red", "green", 10)])
    t = insist("republic", 9)
    play(t, "red: give-up-war blue")
    assert (told(t, "peace.made"), told(t, "war.paid")) == ([("red", "blue"), ("red", "green")], [])
