"""Conquest: when it happens, what is kept and what is plundered, the defender's spoils."""

import pytest
from tests.games.medioevo.table import (
    army,
    asked,
    can,
    events,
    happened,
    land,
    offered,
    pieces,
    play,
    refused,
    seat,
    state,
    three,
    waiting,
)

OTHERS = '{ owner = "golden_horde", kind = "war_wagon", zone = "saraj" }'

# Hungary holds Tarnovo by a control token; Byzantium is at its border
RAID = """
    war = [["byzantine", "hungary"]]
    armies.costantinopoli.byzantine = { heavy_infantry = 3 }
"""
ENTER = "byzantine: move costantinopoli; take-piece #0; take-unit heavy_infantry x3; to tarnovo"
OWN = '{ owner = "byzantine", kind = "war_wagon", zone = "costantinopoli" }'


def raid(town: str, *found: str) -> str:
    """Tarnovo with buildings and pieces of others; the Byzantines' wagon has number 0."""
    return RAID + f"\nland.tarnovo = {{ {town} }}\npieces = [{', '.join([OWN, *found, OTHERS])}]"


def hungarian(kind: str, level: int = 1, more: str = "") -> str:
    return f'{{ owner = "hungary", kind = "{kind}", level = {level}, zone = "tarnovo"{more} }}'


# ---------------------------------------------------------------- when


@pytest.mark.rule("MU-CON-1")
def test_mu_con_1_the_last_opposing_unit_is_destroyed() -> None:
    t = three(
        raid('token = "hungary"') + "\narmies.tarnovo.hungary = { light_infantry = 1 }",
        chance=[[1, 2, 8], [1, 1, 2]],
    )
    play(t, ENTER, "byzantine: fight", "hungary: fight", "byzantine: keep")
    assert land(t, "tarnovo")["holder"] == "hungary"
    play(t, "hungary: roll; keep")
    assert army(t, "tarnovo", "hungary") == {}
    assert land(t, "tarnovo") == {"holder": "byzantine"}
    assert happened(t, "territory.conquered") == ["territory.conquered"]


@pytest.mark.rule("MU-CON-1")
def test_mu_con_1_or_has_surrendered() -> None:
    t = three(raid('token = "hungary"') + "\narmies.tarnovo.hungary = { light_infantry = 4 }")
    play(t, ENTER, "byzantine: demand", "hungary: agree")
    assert land(t, "tarnovo")["holder"] == "byzantine"
    assert seat(t, "byzantine")["honour"] == 11


@pytest.mark.rule("MU-CON-1", "MU-CAP-3")
def test_mu_con_1_or_is_captured() -> None:
    t = three(
        raid('token = "hungary"') + "\narmies.tarnovo.hungary = { archer = 1 }",
        chance=[[8], [1, 2, 8], [1, 1, 2]],  # the archer misses
    )
    play(t, ENTER, "byzantine: capture", "hungary: fight", "byzantine: keep", "hungary: keep")
    assert seat(t, "byzantine")["prisoners"] == {"hungary": {"archer": 1}}
    assert land(t, "tarnovo")["holder"] == "byzantine"


@pytest.mark.rule("MU-CON-1")
def test_mu_con_1_not_while_an_opposing_army_is_left() -> None:
    t = three(
        raid('token = "hungary"')
        + "\narmies.tarnovo = { hungary = { light_infantry = 1 }, golden_horde = { archer = 1 } }",
        chance=[[1, 2, 8], [1, 1, 2]],
    )
    play(t, ENTER, "byzantine: fight", "hungary: fight", "byzantine: keep", "hungary: roll; keep", "byzantine: stop")
    assert happened(t, "territory.conquered") == []


# ---------------------------------------------------------------- keep or plunder


@pytest.mark.rule("MU-CON-2")
def test_mu_con_2_whatever_is_not_plundered_changes_its_owner() -> None:
    t = three(
        raid(
            'token = "hungary", civilian = 2, military = 1, religious = 3, market = ["salt", "wine"]',
            hungarian("caravan", 2, ", cargo = { furs = 1, grain = 2 }"),
            hungarian("siege_engine", 3),
            hungarian("galley"),
        )
    )
    play(t, ENTER)
    assert (asked(t), waiting(t)) == ("Spoils", ["byzantine"])
    assert offered(t, "byzantine", "plunder") == [
        "civilian",
        "military",
        "religious",
        "cube.salt",
        "cube.wine",
        "piece.10",
        "cargo.10.furs",
        "cargo.10.grain",
        "piece.11",
        "piece.12",
    ]
    play(t, "byzantine: keep-rest")
    assert land(t, "tarnovo") == {
        "holder": "byzantine",
        "civilian": 2,
        "military": 1,
        "religious": 3,
        "market": ["salt", "wine"],
    }
    assert pieces(t, "hungary") == []
    assert [(piece["kind"], piece["level"], piece.get("cargo")) for piece in pieces(t, "byzantine")[1:]] == [
        ("caravan", 2, {"furs": 1, "grain": 2}),
        ("siege_engine", 3, None),
        ("galley", 1, None),
    ]
    assert seat(t, "byzantine")["florins"] == 1600


@pytest.mark.rule("MU-CON-3")
@pytest.mark.parametrize(
    ("town", "asset", "florins"),
    [
        ("civilian = 1", "civilian", 50),
        ("civilian = 2", "civilian", 100),
        ("civilian = 3", "civilian", 150),
        ("military = 1", "military", 50),
        ("military = 2", "military", 100),
        ("military = 3", "military", 150),
        ("religious = 3", "religious", 150),
        ('market = ["salt"]', "cube.salt", 50),
    ],
)
def test_mu_con_3_half_the_price_of_a_building_and_fifty_for_a_cube(town: str, asset: str, florins: int) -> None:
    t = three(raid(f'token = "hungary", {town}'))
    play(t, ENTER, f"byzantine: plunder {asset}")
    assert seat(t, "byzantine")["florins"] == 1600 + florins
    assert land(t, "tarnovo") == {"holder": "byzantine"}


@pytest.mark.rule("MU-CON-3")
@pytest.mark.parametrize("kind", ["war_wagon", "galley", "caravan", "merchant_ship", "siege_engine"])
@pytest.mark.parametrize("level", [1, 2, 3])
def test_mu_con_3_half_the_price_of_a_piece(kind: str, level: int) -> None:
    t = three(raid('token = "hungary"', hungarian(kind, level)))
    play(t, ENTER, "byzantine: plunder piece.10")
    assert seat(t, "byzantine")["florins"] == 1600 + 50 * level
    assert pieces(t, "hungary") == []
    assert len(pieces(t, "byzantine")) == 1


@pytest.mark.rule("MU-CON-2", "MU-CON-3")
def test_mu_con_3_asset_by_asset() -> None:
    t = three(
        raid(
            'token = "hungary", civilian = 3, military = 2, market = ["salt", "wine", "furs"]',
            hungarian("caravan", 2, ", cargo = { grain = 2 }"),
        )
    )
    play(t, ENTER, "byzantine: plunder military; plunder cube.wine; plunder cargo.10.grain; keep-rest")
    assert seat(t, "byzantine")["florins"] == 1600 + 100 + 50 + 50
    assert land(t, "tarnovo") == {"holder": "byzantine", "civilian": 3, "market": ["salt", "furs"]}
    assert pieces(t, "byzantine")[1]["cargo"] == {"grain": 1}
    assert not can(t, "byzantine: plunder civilian")  # what was kept is kept


@pytest.mark.rule("MU-CON-3")
def test_mu_con_3_cubes_go_with_a_plundered_caravan() -> None:
    t = three(raid('token = "hungary"', hungarian("caravan", 2, ", cargo = { grain = 2, furs = 1 }")))
    play(t, ENTER, "byzantine: plunder piece.10")
    assert seat(t, "byzantine")["florins"] == 1600 + 100 + 3 * 50


@pytest.mark.rule("MU-CON-2", "MU-CON-3", "MU-TOK-5", "MU-TOK-6")
@pytest.mark.parametrize(("then", "left"), [("plunder military", {}), ("keep-rest", "byzantine")])
def test_mu_con_2_control_tokens_go_with_the_tower_they_came_from(then: str, left: str | dict[str, str]) -> None:
    t = three(raid('token = "hungary", military = 1') + '\nland.valacchia = { token = "hungary" }')
    play(t, ENTER, f"byzantine: {then}")
    assert land(t, "valacchia") == ({"holder": left, "token": left} if left else {})


@pytest.mark.rule("MU-CON-2", "MU-MOV-3")
def test_mu_con_2_a_captured_wagon_does_not_regain_spent_points() -> None:
    moved = [hungarian("war_wagon", 1, ", mp = 2"), hungarian("war_wagon", 1, ", done = true")]
    t = three(raid('token = "hungary"', *moved))
    play(t, ENTER, "byzantine: keep-rest")
    assert [(piece["mp"], piece["done"]) for piece in pieces(t, "byzantine")[1:]] == [(2, False), (0, True)]


# ---------------------------------------------------------------- tokens, neutrals


@pytest.mark.rule("MU-CON-4")
def test_mu_con_4_without_a_fitting_token_a_piece_is_plundered() -> None:
    own = ['{ owner = "byzantine", kind = "war_wagon", level = 3, zone = "nicea" }'] * 4
    t = three(raid('token = "hungary"', *own, hungarian("caravan", 3), hungarian("caravan", 2)))
    play(t, ENTER, "byzantine: keep-rest")
    assert [(piece["kind"], piece["level"]) for piece in pieces(t, "byzantine")[5:]] == [("caravan", 2)]
    assert pieces(t, "hungary") == []
    assert seat(t, "byzantine")["florins"] == 1600 + 150  # four tokens show III


@pytest.mark.rule("MU-CON-4")
def test_mu_con_4_ten_tokens_are_all() -> None:
    own = ['{ owner = "byzantine", kind = "war_wagon", level = 1, zone = "nicea" }'] * 7
    two = ['{ owner = "byzantine", kind = "war_wagon", level = 2, zone = "nicea" }'] * 2
    t = three(raid('token = "hungary"', *own, *two, hungarian("siege_engine", 1)))
    play(t, ENTER, "byzantine: keep-rest")
    assert len(pieces(t, "byzantine")) == 10
    assert seat(t, "byzantine")["florins"] == 1600 + 50


@pytest.mark.rule("MU-CON-5")
def test_mu_con_5_what_belongs_to_a_third_player_is_left_alone() -> None:
    neutral = '{ owner = "golden_horde", kind = "caravan", level = 2, zone = "tarnovo", cargo = { furs = 1 } }'
    t = three(raid('token = "hungary", civilian = 1', neutral))
    play(t, ENTER)
    assert offered(t, "byzantine", "plunder") == ["civilian"]
    play(t, "byzantine: keep-rest")
    caravan = next(piece for piece in pieces(t, "golden_horde") if piece["kind"] == "caravan")
    assert (caravan["zone"], caravan["cargo"]) == ("tarnovo", {"furs": 1})


# ---------------------------------------------------------------- the defender's victory

LOST = """
    war = [["byzantine", "hungary"]]
    land.tarnovo = { civilian = 2 }
    armies.costantinopoli.byzantine = { light_infantry = 1 }
    armies.tarnovo.hungary = { heavy_infantry = 3 }
"""
ENGINE = '{ owner = "byzantine", kind = "siege_engine", level = 2, zone = "costantinopoli" }'
LOSE = "byzantine: move costantinopoli; take-piece #0; take-piece #1; take-unit light_infantry; to tarnovo; fight"


@pytest.mark.rule("MU-CON-6")
def test_mu_con_6_the_defender_keeps_the_land_and_takes_what_was_left_behind() -> None:
    t = three(
        LOST + f"pieces = [{OWN}, {ENGINE}, {OTHERS}]",
        chance=[[1, 1, 2], [1, 1, 8]],
    )
    play(t, LOSE, "hungary: fight", "byzantine: ready; roll; keep", "hungary: keep")
    assert army(t, "tarnovo", "byzantine") == {}
    assert (asked(t), waiting(t)) == ("Spoils", ["hungary"])
    assert offered(t, "hungary", "plunder") == ["piece.0", "piece.1"]  # not the own town
    play(t, "hungary: plunder piece.1; keep-rest")
    assert [(piece["kind"], piece["zone"]) for piece in pieces(t, "hungary")] == [("war_wagon", "tarnovo")]
    assert pieces(t, "byzantine") == []
    assert seat(t, "hungary")["florins"] == 1600 + 100
    assert land(t, "tarnovo") == {"holder": "hungary", "civilian": 2}
    assert seat(t, "hungary")["honour"] == seat(t, "byzantine")["honour"] == 10
    assert happened(t, "territory.conquered") == []


@pytest.mark.rule("MU-CON-6", "MU-CON-5")
def test_mu_con_6_a_victory_at_home_is_no_conquest() -> None:
    """The owner of the land attacks a guest on the spot."""
    t = three(
        f"""
        war = [["byzantine", "hungary"]]
        land.nicea = {{ civilian = 1 }}
        armies.nicea = {{ byzantine = {{ heavy_infantry = 3 }}, hungary = {{ light_infantry = 1 }} }}
        pieces = [{{ owner = "hungary", kind = "war_wagon", zone = "nicea" }}, {OTHERS}]
        """,
        chance=[[1, 2, 8], [1, 1, 2]],
    )
    play(t, "byzantine: attack nicea/hungary; fight", "hungary: fight", "byzantine: keep", "hungary: roll; keep")
    assert offered(t, "byzantine", "plunder") == ["piece.10"]
    play(t, "byzantine: keep-rest")
    assert seat(t, "byzantine")["honour"] == 10
    assert events(t, "territory.conquered") == []
    assert len(pieces(t, "byzantine")) == 1
    assert state(t).conquered == ()
    assert refused(t, "hungary: pass").code == "not_your_decision"
