"""The plague: where it strikes, who dies, what becomes of settlements."""

import pytest
from tests.games.civilization.table import (
    asked,
    described,
    land,
    offered,
    place,
    play,
    seat,
    settle,
    three,
    told,
    units,
    waiting,
)

from quadriga.engine.table import Table

BUSY = "seat.green.coins = 20\n" + place("congo", "green", explorer=1)  # somebody has to decide afterwards


def outbreak(era: str, more: str, chance: list[list[int]] | None = None, focus: str = "gallia") -> Table:
    """Red's explorer finds the plague."""
    position = f'era = "{era}"\nseat.red.coins = 20\nland.{focus} = {{ token = "plague" }}\n'
    t = three(position + place(focus, "red", explorer=1) + more + BUSY, chance)
    play(t, f"red: look explorer@{focus}")
    return t


def survivors(t: Table, territory: str) -> int:
    return sum(sum(units(t, territory, name).values()) for name in ("red", "blue", "green"))


# ---------------------------------------------------------------- where


@pytest.mark.rule("CV-TOK-10", "CV-TOK-18")
def test_cv_tok_10_18_in_the_focus_everything_dies_and_a_village_is_left() -> None:
    t = three(
        'land.gallia = { holder = "blue", size = "city", token = "plague", shown = false }\n'
        + place("gallia", "red", explorer=1, ancient_infantry=2)
        + place("gallia", "blue", ancient_cavalry=1, explorer=2)
        + BUSY
    )
    play(t, "red: look red.explorer@gallia")
    assert survivors(t, "gallia") == 0
    assert (land(t, "gallia")["size"], land(t, "gallia")["holder"], land(t, "gallia")["token"]) == (
        ("village", "blue", "nothing")
    )
    assert told(t, "plague.broke_out") == [("gallia", "red")]


@pytest.mark.rule("CV-TOK-11", "CV-TOK-12")
@pytest.mark.parametrize(
    ("era", "left"),
    [("ancient", [5, 5, 5, 5]), ("medieval", [1, 5, 5, 5]), ("industrial", [1, 2, 5, 5]), ("modern", [1, 2, 3, 5])],
)
def test_cv_tok_11_12_it_spreads_further_in_later_eras_and_kills_less_far_away(era: str, left: list[int]) -> None:
    lands = ("germania", "steppes", "caspia", "indus")  # one to four borders away
    t = outbreak(era, "".join(place(territory, "blue", ancient_infantry=5) for territory in lands))
    assert [survivors(t, territory) for territory in lands] == left


@pytest.mark.rule("CV-TOK-14")
def test_cv_tok_14_settlements_nearby_lose_a_size_but_never_disappear() -> None:
    lands = settle("germania", "blue", "city") + settle("italia", "blue") + settle("steppes", "blue", "town")
    t = outbreak("medieval", lands)
    assert [land(t, name)["size"] for name in ("germania", "italia", "steppes")] == ["town", "village", "town"]
    assert told(t, "settlement.shrank") == [("germania", "town")]


@pytest.mark.rule("CV-TOK-15")
def test_cv_tok_15_it_does_not_cross_water() -> None:
    lands = settle("britannia", "blue", "town") + place("britannia", "blue", ancient_infantry=3)
    t = outbreak("modern", lands + place("baltic_sea", "blue", ancient_ship=2))
    assert (survivors(t, "britannia"), land(t, "britannia")["size"], survivors(t, "baltic_sea")) == (3, "town", 2)


@pytest.mark.rule("CV-TOK-15")
def test_cv_tok_15_on_an_island_it_strikes_only_there() -> None:
    lands = settle("gallia", "blue", "town") + place("gallia", "blue", ancient_infantry=3)
    t = outbreak("modern", lands + place("britannia", "blue", ancient_infantry=2), focus="britannia")
    assert (survivors(t, "britannia"), survivors(t, "gallia"), land(t, "gallia")["size"]) == (0, 3, "town")


# ---------------------------------------------------------------- who


@pytest.mark.rule("CV-TOK-12", "CV-TOK-13")
def test_cv_tok_12_13_the_survivors_are_counted_together_and_who_has_most_loses_first() -> None:
    armies = place("germania", "red", ancient_infantry=2) + place("germania", "blue", ancient_infantry=3)
    t = outbreak("medieval", armies)  # four of five die
    assert (units(t, "germania", "red"), units(t, "germania", "blue")) == ({"ancient_infantry": 1}, {})


@pytest.mark.rule("CV-TOK-13")
@pytest.mark.parametrize(("lot", "left"), [(0, "blue"), (1, "red")])
def test_cv_tok_13_equals_draw_lots(lot: int, left: str) -> None:
    armies = place("germania", "red", ancient_infantry=1) + place("germania", "blue", ancient_infantry=1)
    t = outbreak("medieval", armies, [[lot]])
    assert [name for name in ("red", "blue") if units(t, "germania", name)] == [left]


@pytest.mark.rule("CV-TOK-13")
def test_cv_tok_13_the_owner_says_which_of_his_units_die() -> None:
    t = outbreak("medieval", place("germania", "blue", ancient_infantry=1, medieval_cavalry=1, explorer=1))
    assert (asked(t), waiting(t), len(offered(t, "blue", "lose"))) == ("Losses", ["blue"], 3)
    play(t, "blue: lose ancient_infantry@germania; lose explorer@germania")
    assert units(t, "germania", "blue") == {"medieval_cavalry": 1}


# ---------------------------------------------------------------- whose settlement


@pytest.mark.rule("CV-TOK-16", "CV-TOK-17")
def test_cv_tok_16_17_a_settlement_left_alone_falls_to_the_only_other_player_there_in_peace() -> None:
    t = outbreak(
        "medieval",
        settle("nile", "blue")
        + settle("germania", "blue", "town")
        + place("germania", "blue", ancient_infantry=3)
        + place("germania", "red", ancient_infantry=1),
    )
    assert (land(t, "germania")["holder"], land(t, "germania")["size"]) == ("red", "village")
    assert told(t, "settlement.inherited") == [("germania", "red", "blue")]
    assert described(t)["war"] == []


@pytest.mark.rule("CV-TOK-16")
def test_cv_tok_16_not_if_two_others_are_left() -> None:
    t = outbreak(
        "industrial",
        settle("nile", "blue")
        + settle("steppes", "blue", "town")
        + place("steppes", "blue", ancient_infantry=3)
        + place("steppes", "red", ancient_infantry=1)
        + place("steppes", "green", ancient_infantry=1),
    )
    assert survivors(t, "steppes") == 2
    assert (land(t, "steppes")["holder"], units(t, "steppes", "blue")) == ("blue", {})


@pytest.mark.rule("CV-TOK-16")
def test_cv_tok_16_nor_while_its_owner_has_a_unit_there() -> None:
    t = outbreak(
        "industrial",
        settle("nile", "blue")
        + settle("steppes", "blue", "town")
        + place("steppes", "blue", ancient_infantry=1)
        + place("steppes", "red", ancient_infantry=2),
        [[0]],
    )
    assert land(t, "steppes")["holder"] == "blue"
    assert seat(t, "red")["settlements"] == 1


@pytest.mark.rule("CV-TOK-16")
def test_cv_tok_16_nor_if_its_owner_had_none_before() -> None:
    t = outbreak(
        "medieval",
        settle("nile", "blue") + settle("germania", "blue", "town") + place("germania", "red", ancient_infantry=3),
    )
    assert (land(t, "germania")["holder"], units(t, "germania", "red")) == ("blue", {"ancient_infantry": 1})


@pytest.mark.rule("CV-TOK-16")
def test_cv_tok_16_explorers_inherit_nothing() -> None:
    t = outbreak(
        "medieval",
        settle("nile", "blue")
        + settle("germania", "blue", "town")
        + place("germania", "blue", ancient_infantry=3)
        + place("germania", "red", explorer=1),
    )
    assert (land(t, "germania")["holder"], units(t, "germania", "red")) == ("blue", {"explorer": 1})
