"""Means of transportation: buying and upgrading them, their property tokens."""

import pytest
from tests.games.medioevo.table import can, offered, pieces, play, refused, seat, three

from quadriga.engine.table import Table

KINDS = ["war_wagon", "galley", "caravan", "merchant_ship"]
RICH = "florins = 9000, technologies = { blue = 1 }, points = { blue = 9 }"


def shop(purse: str = RICH, rest: str = "", active: str = "byzantine") -> Table:
    return three(f'phase = "purchase"\nactive = "{active}"\nseat.{active} = {{ {purse} }}\n{rest}')


def piece(kind: str, zone: str, level: int = 1, owner: str = "byzantine") -> str:
    return f'{{ owner = "{owner}", kind = "{kind}", level = {level}, zone = "{zone}" }}'


def owning(one: int, two: int, three_: int) -> str:
    """So many caravans, and war wagons after the first ten, of the three levels, in Constantinople."""
    levels = [1] * one + [2] * two + [3] * three_
    return "pieces = [" + ", ".join(piece("caravan", "costantinopoli", level) for level in levels) + "]"


# ---------------------------------------------------------------- prices


@pytest.mark.rule("MU-TRA-1")
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("level", [1, 2, 3])
def test_mu_tra_1_a_blue_point_and_a_hundred_florins_a_level(kind: str, level: int) -> None:
    t = shop(f"florins = {100 * level}, technologies = {{ blue = 1 }}, points = {{ blue = {level} }}")
    play(t, f"byzantine: at costantinopoli; craft {kind}_{level}")
    assert (seat(t, "byzantine")["florins"], seat(t, "byzantine")["points"]) == (0, {})
    found = pieces(t, "byzantine")
    assert [(p["kind"], p["level"], p["zone"]) for p in found] == [(kind, level, "costantinopoli")]
    assert found[0]["mp"] == 5 + level  # six, seven, eight movement points
    poor = shop(f"florins = {100 * level - 1}, technologies = {{ blue = 1 }}, points = {{ blue = {level} }}")
    play(poor, "byzantine: at costantinopoli")
    assert refused(poor, f"byzantine: craft {kind}_{level}").code == "not_enough_florins"


@pytest.mark.rule("MU-TRA-1")
def test_mu_tra_1_carpentry_is_needed() -> None:
    t = shop("florins = 9000, technologies = { green = 4, red = 4 }, points = { blue = 3 }")
    play(t, "byzantine: at costantinopoli")
    for kind in KINDS:
        assert refused(t, f"byzantine: craft {kind}_1").code == "project_missing"


# ---------------------------------------------------------------- places


@pytest.mark.rule("MU-TRA-2")
@pytest.mark.parametrize(
    ("zone", "rest", "kinds"),
    [
        ("costantinopoli", "", KINDS),  # inhabited, with a harbour
        ("nicea", "", ["war_wagon", "caravan"]),  # inhabited, on the coast, without one
        ("lidia", "", []),  # nobody lives there
        ("lidia", "land.lidia = { military = 1 }", ["war_wagon"]),
        ("lidia", "land.lidia = { religious = 3 }", []),
        ("tarnovo", 'land.tarnovo = { token = "byzantine" }', ["war_wagon", "caravan"]),  # conquered
        ("trebisonda", "armies.trebisonda.byzantine = { archer = 1 }", KINDS),
    ],
)
def test_mu_tra_2_where_each_kind_is_placed(zone: str, rest: str, kinds: list[str]) -> None:
    t = shop(RICH, rest)
    play(t, f"byzantine: at {zone}")
    assert [name[:-2] for name in offered(t, "byzantine", "craft") if name.endswith("_1")] == kinds
    for kind in set(KINDS) - set(kinds):
        assert "MU-TRA-2" in refused(t, f"byzantine: craft {kind}_1").rules


@pytest.mark.rule("MU-TRA-2")
@pytest.mark.parametrize(
    ("zone", "rest", "kinds"),
    [
        ("costantinopoli", "", KINDS),
        ("nicea", "", ["war_wagon", "caravan"]),
        ("lidia", "", []),
        ("lidia", "land.lidia = { military = 1 }", ["war_wagon"]),
    ],
)
def test_mu_tra_2_and_where_each_kind_is_upgraded(zone: str, rest: str, kinds: list[str]) -> None:
    owned = ", ".join(piece(kind, zone) for kind in KINDS)
    t = shop(RICH, f"pieces = [{owned}]\n{rest}")
    play(t, f"byzantine: at {zone}")
    assert [name.split(".")[1].split("@")[0][:-2] for name in offered(t, "byzantine", "upgrade")] == kinds


@pytest.mark.rule("MU-TRA-2")
def test_mu_tra_2_hungary_has_no_harbour() -> None:
    t = shop(RICH, active="hungary")
    for zone in offered(t, "hungary", "at"):
        play(t, f"hungary: at {zone}")
        assert not can(t, "hungary: craft galley_1")
        assert not can(t, "hungary: craft merchant_ship_1")
        play(t, "hungary: back")


@pytest.mark.rule("MU-TRA-2")
def test_mu_tra_2_not_upgraded_abroad_or_at_sea() -> None:
    """A caravan in Buda, a galley in the Sea of Marmara: neither place can be visited for purchases."""
    t = shop(RICH, f"pieces = [{piece('caravan', 'buda')}, {piece('galley', 'marmara')}]")
    assert "buda" not in offered(t, "byzantine", "at")
    for zone in offered(t, "byzantine", "at"):
        play(t, f"byzantine: at {zone}")
        assert offered(t, "byzantine", "upgrade") == []
        play(t, "byzantine: back")


# ---------------------------------------------------------------- property tokens


@pytest.mark.rule("MU-TRA-3")
@pytest.mark.parametrize(
    ("owned", "levels"),
    [
        ((7, 0, 0), [1, 2, 3]),
        ((8, 0, 0), [2, 3]),  # eight of level I
        ((0, 5, 0), [1, 2, 3]),
        ((0, 6, 0), [1, 3]),  # six of level II
        ((0, 0, 4), [1, 2]),  # four of level III
        ((0, 5, 3), [1]),  # eight of levels II and III together
        ((0, 4, 4), [1]),
        ((6, 2, 1), [1, 2, 3]),  # nine
        ((6, 2, 2), []),  # ten
        ((2, 4, 4), []),
    ],
)
def test_mu_tra_3_ten_tokens_and_what_is_printed_on_them(owned: tuple[int, int, int], levels: list[int]) -> None:
    t = shop(RICH, owning(*owned))
    play(t, "byzantine: at costantinopoli")
    for level in (1, 2, 3):
        line = f"byzantine: craft war_wagon_{level}"
        assert can(t, line) == (level in levels)
        if level not in levels:
            assert (refused(t, line).code, refused(t, line).rules) == ("no_property_token", ["MU-TRA-3"])


@pytest.mark.rule("MU-TRA-3")
def test_mu_tra_3_siege_engines_use_the_same_tokens() -> None:
    engines = ", ".join(piece("siege_engine", "nicea") for _ in range(4))
    t = shop(
        "florins = 9000, technologies = { blue = 1, green = 3 }",
        f"pieces = [{engines}, " + ", ".join(piece("caravan", "nicea") for _ in range(4)) + "]",
    )
    play(t, "byzantine: at nicea")
    assert refused(t, "byzantine: craft war_wagon_1").code == "no_property_token"
    assert refused(t, "byzantine: craft siege_engine_1").code == "no_property_token"


@pytest.mark.rule("MU-TRA-3")
def test_mu_tra_3_an_upgrade_gives_the_old_token_back() -> None:
    """Ten pieces: 6, 2, 2. One of level I may become II or III, since its own token is free again."""
    t = shop(RICH, owning(6, 2, 2))
    play(t, "byzantine: at costantinopoli; upgrade #0 x2")
    assert sorted(p["level"] for p in pieces(t, "byzantine")) == [1] * 5 + [2, 2] + [3] * 3
    play(t, "byzantine: upgrade #1 x2")  # the fourth of level III
    assert can(t, "byzantine: upgrade #2 x1")
    assert not can(t, "byzantine: upgrade #2 x2")  # a fifth there is not


@pytest.mark.rule("MU-TRA-3")
def test_mu_tra_3_a_captured_piece_without_token_is_plundered() -> None:
    """The conqueror has eight pieces of level I; the wagon of level I brings 50 florins, the one of level II stays."""
    t = three(
        f"""
        war = [["byzantine", "hungary"]]
        land.nicea = {{ military = 3 }}
        land.lidia = {{ holder = "hungary", token = "hungary" }}
        armies.nicea.byzantine = {{ cavalry = 1 }}
        pieces = [
          {", ".join(piece("caravan", "costantinopoli") for _ in range(8))},
          {piece("war_wagon", "lidia", 1, "hungary")},
          {piece("war_wagon", "lidia", 2, "hungary")},
        ]
        """
    )
    play(t, "byzantine: move nicea; take-unit cavalry; to lidia; keep-rest")
    assert seat(t, "byzantine")["florins"] == 1650
    assert pieces(t, "hungary") == []
    assert [p["level"] for p in pieces(t, "byzantine") if p["kind"] == "war_wagon"] == [2]
