"""The limit of miniatures: what the box lacks is neither bought nor given, but rewards are owed."""

import pytest
from tests.games.civilization.table import (
    asked,
    can,
    described,
    land,
    offered,
    place,
    play,
    refused,
    seat,
    settle,
    three,
    units,
    waiting,
)

from quadriga.engine.table import Table

RICH = 'phase = "purchase"\n' + "".join(f"seat.{name}.coins = 100\n" for name in ("red", "blue", "green"))
CATAPULTS = 32  # in the box


def catapults(number: int, more: str = "", limited: str = "on") -> Table:
    """So many are on the board; everybody may buy some."""
    position = RICH + 'lost = ["mathematics", "bronze_working"]\n' + place("nile", "green", ancient_artillery=number)
    return three(position + settle("gallia", "red", "metropolis") + more, limited=limited)


@pytest.mark.rule("CV-VAR-7", "CV-SET-3")
def test_cv_var_7_without_the_limit_there_is_always_another_one() -> None:
    assert can(catapults(CATAPULTS, limited="off"), "red: buy-unit ancient_artillery")
    assert not can(catapults(CATAPULTS), "red: buy-unit ancient_artillery")


@pytest.mark.rule("CV-VAR-8")
def test_cv_var_8_what_is_not_in_the_box_cannot_be_bought() -> None:
    t = catapults(CATAPULTS - 2)
    play(t, "red: buy-unit ancient_artillery")
    assert refused(t, "red: recruit-at gallia x3").code == "out_of_range"
    play(t, "red: recruit-at gallia x2")
    assert refused(t, "red: buy-unit ancient_artillery").code == "no_miniature_left"
    assert can(t, "red: buy-unit ancient_infantry")


@pytest.mark.rule("CV-VAR-8")
def test_cv_var_8_nor_can_a_unit_become_one() -> None:
    army = settle("gallia", "red") + place("gallia", "red", ancient_artillery=2)
    position = 'era = "medieval"\nlost = ["engineering"]\n' + RICH + army
    assert can(
        three(position + place("nile", "green", medieval_artillery=23), limited="on"),
        "red: upgrade ancient_artillery@gallia",
    )
    t = three(position + place("nile", "green", medieval_artillery=24), limited="on")
    assert refused(t, "red: upgrade ancient_artillery@gallia").code == "no_miniature_left"


@pytest.mark.rule("CV-VAR-8")
def test_cv_var_8_miniatures_come_back_to_the_box() -> None:
    t = three(
        RICH
        + 'era = "medieval"\nlost = ["mathematics"]\n'
        + settle("gallia", "red")
        + place("italia", "red", ancient_artillery=CATAPULTS),
        limited="on",
    )
    assert refused(t, "red: buy-unit ancient_artillery").code == "no_miniature_left"
    play(t, "red: sell-unit ancient_artillery@italia x1")
    assert can(t, "red: buy-unit ancient_artillery")


@pytest.mark.rule("CV-VAR-8", "CV-GAP-64")
def test_cv_var_8_everybody_has_villages_and_explorers_of_his_own_colour() -> None:
    homes = ("gallia", "italia", "germania", "steppes", "siberia", "gobi", "indus", "mekong", "congo", "niger")
    position = "".join(settle(home, "red") for home in homes) + place("nile", "red", explorer=6)
    t = three(
        "seat.red.coins = 100\nseat.blue.coins = 100\n" + position + place("sudan", "blue", explorer=1), limited="on"
    )
    assert refused(t, "red: found explorer@nile").code == "no_miniature"
    play(t, "red: done")
    assert can(t, "blue: found explorer@sudan")
    t = three(RICH + position, limited="on")
    assert refused(t, "red: buy-unit explorer").code == "no_miniature_left"
    play(t, "red: done")
    assert can(t, "blue: buy-unit explorer")


# ---------------------------------------------------------------- rewards


OWED = 'owed = [{ seat = "red", what = "ancient_artillery", number = 2 }]\n'


@pytest.mark.rule("CV-VAR-9")
def test_cv_var_9_a_reward_for_which_there_is_no_miniature_is_owed() -> None:
    t = three(
        RICH
        + 'lost = ["masonry", "alphabet_writing"]\n'
        + settle("gallia", "red", "town")
        + place("nile", "green", ancient_artillery=CATAPULTS),
        limited="on",
    )
    play(t, "red: buy-technology mathematics")  # brings a catapult
    assert described(t)["owed"] == [{"seat": "red", "what": "ancient_artillery", "number": 1, "free": True}]
    assert units(t, "gallia", "red") == {}


@pytest.mark.rule("CV-VAR-9", "CV-PUR-13", "CV-GAP-138")
@pytest.mark.parametrize(("free", "rights"), [("", 4), (", free = true", 0)])
def test_cv_var_9_what_was_no_award_or_card_pays_no_rights_when_it_comes(free: str, rights: int) -> None:
    owed = f'owed = [{{ seat = "red", what = "ancient_artillery", number = 2{free} }}]\n'
    position = RICH + 'seat.blue.technologies = ["mathematics"]\n' + settle("gallia", "red") + owed
    t = three(position, limited="on")
    if free:
        play(t, "red: place gallia x2")  # whatever a village takes in a turn
    assert units(t, "gallia", "red") == {"ancient_artillery": 2}
    assert seat(t, "blue")["coins"] == 100 + rights


@pytest.mark.rule("CV-TOK-9", "CV-VAR-7", "CV-VAR-9", "CV-GAP-138")
def test_cv_tok_9_what_the_box_lacks_for_a_minor_civilization_is_owed() -> None:
    scene = 'land.gobi = { token = "minor_civilization" }\n' + place("gobi", "red", explorer=1)
    infantry = place("nile", "green", ancient_infantry=40) + place("labrador", "red", explorer=1)
    t = three(scene + infantry, [[8]], limited="on")
    play(t, "red: look explorer@gobi")
    assert (land(t, "gobi")["holder"], units(t, "gobi", "red")) == ("red", {"explorer": 1})
    assert described(t)["owed"] == [{"seat": "red", "what": "ancient_infantry", "number": 1, "free": True}]
    homes = ("gallia", "italia", "germania", "steppes", "siberia", "sudan", "indus", "mekong", "congo", "niger")
    scene += "".join(settle(home, "red") for home in homes)
    t = three(scene + place("labrador", "red", explorer=1), [[8]], limited="on")
    play(t, "red: look explorer@gobi")
    assert (land(t, "gobi").get("holder"), units(t, "gobi", "red")) == (None, {"explorer": 1, "ancient_infantry": 1})
    assert described(t)["owed"] == [{"seat": "red", "what": "village", "number": 1}]


@pytest.mark.rule("CV-VAR-9")
def test_cv_var_9_it_is_placed_in_the_next_purchase_phase_in_which_there_is_one() -> None:
    t = catapults(CATAPULTS - 2, OWED)
    assert (asked(t), waiting(t)) == ("Placement", ["red"])
    play(t, "red: place gallia x2")
    assert (units(t, "gallia", "red"), described(t)["owed"], seat(t, "red")["coins"]) == (
        ({"ancient_artillery": 2}, [], 100)
    )


@pytest.mark.rule("CV-VAR-9")
def test_cv_var_9_as_long_as_there_is_none_nothing_is_placed() -> None:
    t = catapults(CATAPULTS, OWED)
    assert (asked(t), described(t)["owed"]) == ("Purchase", [{"seat": "red", "what": "ancient_artillery", "number": 2}])


@pytest.mark.rule("CV-VAR-9", "CV-GOV-6")
def test_cv_var_9_nor_in_anarchy() -> None:
    t = catapults(CATAPULTS - 2, OWED + 'seat.red.government = "anarchy"\n')
    assert (asked(t), len(described(t)["owed"])) == ("Purchase", 1)


@pytest.mark.rule("CV-VAR-9")
def test_cv_var_9_what_is_put_aside_for_somebody_is_not_for_sale() -> None:
    t = catapults(CATAPULTS - 2, 'order = ["blue", "red", "green"]\n' + OWED)
    assert refused(t, "blue: buy-unit ancient_artillery").code == "no_miniature_left"
    t = catapults(CATAPULTS - 3, 'order = ["blue", "red", "green"]\n' + OWED)
    play(t, "blue: buy-unit ancient_artillery")  # the third of them
    assert refused(t, "blue: buy-unit ancient_artillery").code == "no_miniature_left"


@pytest.mark.rule("CV-VAR-9")
def test_cv_var_9_also_the_growth_of_a_settlement_is_owed_and_paid() -> None:
    position = (
        RICH + 'lost = ["construction", "chemistry"]\nera = "industrial"\nowed = [{ seat = "red", what = "city" }]\n'
    )
    cities = ("gallia", "italia", "germania", "steppes", "siberia", "gobi")
    t = three(
        position + settle("nile", "red", "town") + "".join(settle(c, "red", "city") for c in cities), limited="on"
    )
    assert (land(t, "nile")["size"], len(described(t)["owed"])) == ("town", 1)  # six are all there are
    t = three(
        position + settle("nile", "red", "town") + "".join(settle(c, "red", "city") for c in cities[1:]), limited="on"
    )
    assert (land(t, "nile")["size"], described(t)["owed"]) == ("city", [])


@pytest.mark.rule("CV-VAR-10")
@pytest.mark.parametrize(
    ("order", "first", "second"), [(["red", "blue", "green"], "red", "blue"), (["blue", "green", "red"], "blue", "red")]
)
def test_cv_var_10_those_who_are_owed_the_same_are_served_in_turn_order_each_completely(
    order: list[str], first: str, second: str
) -> None:
    names = ", ".join(f'"{name}"' for name in order)
    t = catapults(
        CATAPULTS - 3,
        f'order = [{names}]\nowed = [{{ seat = "blue", what = "ancient_artillery", number = 2 }}, '
        '{ seat = "red", what = "ancient_artillery", number = 2 }]\n' + settle("sudan", "blue", "metropolis"),
    )
    for _ in range(6):
        if asked(t) == "Placement":
            name = waiting(t)[0]
            spot = offered(t, name, "place")[0]
            play(t, f"{name}: place {spot}")
        elif asked(t) == "Purchase" and waiting(t) != [order[-1]]:
            play(t, f"{waiting(t)[0]}: done")
    homes = {"red": "gallia", "blue": "sudan"}
    assert units(t, homes[first], first) == {"ancient_artillery": 2}
    assert units(t, homes[second], second) == {"ancient_artillery": 1}
    assert described(t)["owed"] == [{"seat": second, "what": "ancient_artillery", "number": 1}]
