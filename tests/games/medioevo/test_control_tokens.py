"""Control tokens of military buildings."""

import pytest
from tests.games.medioevo.table import (
    BOARD,
    army,
    asked,
    can,
    events,
    happened,
    land,
    offered,
    play,
    refused,
    seat,
    state,
    three,
)

from quadriga.engine.table import Table
from quadriga.games.medioevo.pieces import damage_building

RICH = "florins = 9000, technologies = { green = 2 }"


def shop(rest: str = "") -> Table:
    """Bulgaria, conquered: next to it Thrace and Rhodope (home), Serbia and Wallachia (barbarian)."""
    return three(
        f"""
        phase = "purchase"
        seat.byzantine = {{ {RICH} }}
        armies.tarnovo.byzantine = {{ light_infantry = 1 }}
        {rest}
        """
    )


def tokens(t: Table, owner: str = "byzantine") -> list[str]:
    return [zone for zone in BOARD.zone_keys[:90] if land(t, zone).get("token") == owner]


# ---------------------------------------------------------------- how many


@pytest.mark.rule("MU-TOK-1")
@pytest.mark.parametrize(
    ("before", "name", "number"),
    [(0, "tower", 1), (0, "fort", 2), (0, "castle", 3), (1, "fort", 1), (1, "castle", 2), (2, "castle", 1)],
)
def test_mu_tok_1_as_many_as_the_building_has_levels_more(before: int, name: str, number: int) -> None:
    t = shop(f"land.tarnovo = {{ military = {before} }}")
    play(t, f"byzantine: at tarnovo; build {name}")
    for zone in ("serbia", "valacchia", "adrianopoli")[:number]:
        play(t, f"byzantine: place-token {zone}")
    assert asked(t) == "Site"  # and not one more
    assert len(tokens(t)) == number


@pytest.mark.rule("MU-TOK-1")
def test_mu_tok_1_other_buildings_bring_none() -> None:
    t = shop()
    play(t, "byzantine: at tarnovo; build city")
    assert asked(t) == "Site"


@pytest.mark.rule("MU-TOK-2")
def test_mu_tok_2_placed_at_once_or_lost() -> None:
    t = shop()
    play(t, "byzantine: at tarnovo; build castle; place-token serbia")
    assert not can(t, "byzantine: back")  # now or never
    play(t, "byzantine: done")
    assert tokens(t) == ["serbia"]
    assert not can(t, "byzantine: place-token valacchia")


@pytest.mark.rule("MU-TOK-2")
def test_mu_tok_2_what_fits_nowhere_is_lost() -> None:
    t = shop('land.serbia = { token = "hungary" }\narmies.valacchia.barbarians = { archer = 1 }')
    play(t, "byzantine: at tarnovo; build castle; place-token costantinopoli; place-token adrianopoli")
    assert asked(t) == "Site"
    assert tokens(t) == ["costantinopoli", "adrianopoli"]


@pytest.mark.rule("MU-TOK-2")
def test_mu_tok_2_eight_tokens_a_player() -> None:
    seven = ["epiro", "acaia", "iconio", "sebastea", "cilicia", "armenia", "trebisonda"]
    t = shop("\n".join(f'land.{zone} = {{ token = "byzantine" }}' for zone in seven))
    play(t, "byzantine: at tarnovo; build castle; place-token serbia")
    assert asked(t) == "Site"  # the eighth was the last
    play(t, "byzantine: back; at nicea; build tower")
    assert asked(t) == "Site"
    assert len(tokens(t)) == 8


# ---------------------------------------------------------------- where


@pytest.mark.rule("MU-TOK-3")
def test_mu_tok_3_next_to_it_without_an_opponent() -> None:
    """By land or strait; not beyond, not at sea, not where an opponent rules or any other army stands."""
    t = shop("land.costantinopoli = { military = 1 }")
    play(t, "byzantine: at tarnovo; build tower")
    assert set(offered(t, "byzantine", "place_token")) == {"costantinopoli", "adrianopoli", "serbia", "valacchia"}
    t = shop(
        """
        armies.serbia.barbarians = { light_infantry = 1 }
        armies.adrianopoli.golden_horde = { light_infantry = 1 }
        armies.costantinopoli.byzantine = { archer = 1 }
        land.valacchia = { token = "hungary" }
        """
    )
    play(t, "byzantine: at tarnovo; build castle")
    assert tokens(t) == []
    assert offered(t, "byzantine", "place_token") == ["costantinopoli"]
    assert refused(t, "byzantine: place-token valacchia").code


@pytest.mark.rule("MU-TOK-3")
def test_mu_tok_3_across_the_strait() -> None:
    t = shop()
    play(t, "byzantine: at nicea; build tower")
    assert set(offered(t, "byzantine", "place_token")) == {"costantinopoli", "lidia", "paflagonia", "frigia"}


@pytest.mark.rule("MU-TOK-3")
def test_mu_tok_3_control_without_resistance_and_without_honour() -> None:
    t = shop()
    before = seat(t, "byzantine")["territories"]
    play(t, "byzantine: at tarnovo; build fort; place-token serbia; place-token valacchia")
    assert land(t, "serbia") == {"holder": "byzantine", "token": "byzantine"}
    assert seat(t, "byzantine")["territories"] == before + 2
    assert army(t, "serbia", "barbarians") == {}
    assert happened(t, "horde.placed", "territory.conquered", "honour.changed") == []
    play(t, "byzantine: back; at serbia; build tower")  # the new land can be used at once
    assert set(offered(t, "byzantine", "place_token")) >= {"epiro"}


@pytest.mark.rule("MU-TOK-3")
def test_mu_tok_3_each_in_a_different_territory() -> None:
    t = shop()
    play(t, "byzantine: at tarnovo; build fort; place-token serbia")
    assert not can(t, "byzantine: place-token serbia")


# ---------------------------------------------------------------- conquest

# Byzantium can step from its castle in Nicaea into Lydia; Hungary's tower there accounts for its token in Iconium
CONQUEST = """
war = [["byzantine", "hungary"], ["hungary", "byzantine"]]
land.nicea = { military = 3 }
land.lidia = { token = "hungary", military = 1 }
armies.nicea.byzantine = { cavalry = 2 }
"""


def conquer(rest: str, *lines: str) -> Table:
    t = three(CONQUEST + rest)
    play(t, "byzantine: move nicea; take-unit cavalry; to lidia", *lines)
    return t


@pytest.mark.rule("MU-TOK-4")
def test_mu_tok_4_the_token_of_a_conquered_territory_returns_to_its_owner() -> None:
    t = conquer("", "byzantine: keep-rest")
    assert land(t, "lidia") == {"holder": "byzantine", "military": 1}
    assert tokens(t, "hungary") == []


@pytest.mark.rule("MU-TOK-4")
def test_mu_tok_4_and_is_not_put_back_after_a_reconquest() -> None:
    """Hungary takes undefended Iconium, three cavalry take it back with 25 against 7: no token appears."""
    t = three(
        """
        active = "hungary"
        war = [["byzantine", "hungary"]]
        land.lidia = { token = "hungary", military = 3 }
        land.iconio = { token = "byzantine" }
        land.frigia = { military = 3 }
        armies.lidia.hungary = { cavalry = 1 }
        armies.frigia.byzantine = { cavalry = 3 }
        """,
        chance=[[1, 5, 5], [1, 2, 8]],
    )
    play(t, "hungary: move lidia; take-unit cavalry; to iconio")
    assert land(t, "iconio") == {"holder": "hungary"}
    assert (tokens(t), tokens(t, "hungary")) == ([], ["lidia"])
    play(t, "byzantine: move frigia; take-unit cavalry x3; to iconio; fight", "hungary: fight")
    play(t, "byzantine: keep", "hungary: keep")
    assert land(t, "iconio") == {"holder": "byzantine"}
    assert tokens(t) == []


@pytest.mark.rule("MU-TOK-5")
def test_mu_tok_5_with_the_building_its_tokens_change_hands() -> None:
    t = conquer('land.iconio = { token = "hungary" }', "byzantine: keep-rest")
    assert land(t, "lidia")["military"] == 1
    assert land(t, "iconio") == {"holder": "byzantine", "token": "byzantine"}
    assert tokens(t, "hungary") == []


@pytest.mark.rule("MU-TOK-5")
def test_mu_tok_5_not_if_another_building_of_the_loser_accounts_for_them() -> None:
    t = conquer(
        'land.iconio = { token = "hungary" }\nland.cilicia = { token = "hungary", military = 1 }',
        "byzantine: keep-rest",
    )
    assert land(t, "iconio") == {"holder": "hungary", "token": "hungary"}


@pytest.mark.rule("MU-TOK-5")
def test_mu_tok_5_only_those_beside_it_and_as_far_as_there_are_own_ones() -> None:
    eight = ["epiro", "acaia", "tarnovo", "sebastea", "valacchia", "armenia", "trebisonda", "serbia"]
    t = conquer(
        'land.iconio = { token = "hungary" }\nland.caucaso = { token = "hungary" }\n'
        + "\n".join(f'land.{zone} = {{ token = "byzantine" }}' for zone in eight),
        "byzantine: keep-rest",
    )
    assert "token" not in land(t, "iconio")  # none left to replace it
    assert tokens(t, "hungary") == ["caucaso"]
    assert len(tokens(t)) == 8


@pytest.mark.rule("MU-TOK-5")
def test_mu_tok_5_tokens_of_third_players_stay() -> None:
    t = conquer('land.iconio = { token = "golden_horde" }', "byzantine: keep-rest")
    assert land(t, "iconio") == {"holder": "golden_horde", "token": "golden_horde"}


# ---------------------------------------------------------------- loss of the building


@pytest.mark.rule("MU-TOK-6")
def test_mu_tok_6_with_a_plundered_building_its_tokens_go() -> None:
    t = conquer('land.iconio = { token = "hungary" }', "byzantine: plunder military")
    assert land(t, "lidia") == {"holder": "byzantine"}
    assert land(t, "iconio") == {}  # barbarian land again
    assert tokens(t, "hungary") == []


@pytest.mark.rule("MU-TOK-6")
def test_mu_tok_6_unless_another_one_accounts_for_them() -> None:
    t = conquer(
        'land.iconio = { token = "hungary" }\nland.cilicia = { token = "hungary", military = 1 }',
        "byzantine: plunder military",
    )
    assert tokens(t, "hungary") == ["iconio", "cilicia"]


@pytest.mark.rule("MU-TOK-6")
def test_mu_tok_6_with_a_destroyed_building_too() -> None:
    t = shop(
        """
        land.tarnovo = { military = 1, civilian = 1 }
        land.serbia = { token = "byzantine" }
        land.valacchia = { token = "byzantine" }
        land.tessalonica = { military = 1 }
        """
    )
    g = state(t)
    tarnovo = BOARD.zone_keys.index("tarnovo")
    damage_building(g, tarnovo, 0, 2)
    assert tokens(t) == ["serbia", "valacchia"]  # a village accounts for none
    damage_building(g, tarnovo, 1, 3)
    assert tokens(t) == ["serbia"]  # the tower of Thessalonica is next to Serbia, not to Wallachia
    assert land(t, "valacchia") == {}


@pytest.mark.rule("MU-TOK-6", "MU-BAR-7")
@pytest.mark.parametrize("zone", ["frigia", "iconio"])
def test_mu_tok_6_with_one_that_barbarians_plunder(zone: str) -> None:
    """At home and in conquered land: the horde of Sebastea takes the tower that accounts for the token beyond it."""
    beyond = {"frigia": "iconio", "iconio": "cilicia"}[zone]
    t = three(
        f"""
        phase = "events"
        event_deck = ["event_1", "event_29"]
        armies.sebastea.barbarians = {{ light_infantry = 6 }}
        armies.{zone}.byzantine = {{ light_infantry = 1 }}
        land.{zone} = {{ military = 1 }}
        land.{beyond} = {{ token = "byzantine" }}
        """,
        chance=[[4, 6, 8], [1, 2, 3]],
    )
    play(t, "byzantine: keep", "byzantine: icon movement", "byzantine: icon armies")
    play(t, f"byzantine: drive sebastea; to {zone}; protect archers; keep")
    assert "military" not in land(t, zone)
    assert land(t, beyond) == {}


# ---------------------------------------------------------------- how long


@pytest.mark.rule("MU-TOK-7")
def test_mu_tok_7_it_goes_when_a_battle_starts_whoever_wins() -> None:
    """The lonely attacker (3, one casualty) dies against 8; the defender keeps the land by his army alone."""
    t = three(
        CONQUEST.replace("military = 1 }", "military = 0 }") + "armies.lidia.hungary = { light_infantry = 5 }",
        chance=[[1, 2, 3], [1, 2, 8]],
    )
    play(t, "byzantine: move nicea; take-unit cavalry; to lidia")
    assert "token" not in land(t, "lidia")  # before a die is rolled
    play(t, "byzantine: fight", "hungary: fight", "byzantine: keep", "hungary: roll", "hungary: keep")
    assert army(t, "lidia", "byzantine") == {}
    assert land(t, "lidia") == {"holder": "hungary"}
    assert [event.args[0] for event in events(t, "token.removed")] == [BOARD.zone_keys.index("lidia")]


@pytest.mark.rule("MU-TOK-7")
def test_mu_tok_7_it_goes_when_barbarians_invade() -> None:
    t = three(
        """
        phase = "events"
        event_deck = ["event_1", "event_29"]
        armies.sebastea.barbarians = { light_infantry = 1 }
        land.iconio = { token = "byzantine" }
        """,
        chance=[[4, 6, 8]],
    )
    play(t, "byzantine: keep", "byzantine: icon movement", "byzantine: icon armies")
    play(t, "byzantine: drive sebastea; to iconio")
    assert land(t, "iconio") == {}


@pytest.mark.rule("MU-TOK-7")
def test_mu_tok_7_until_then_it_holds_the_land_without_an_army() -> None:
    t = three(
        """
        land.iconio = { token = "byzantine", military = 3 }
        armies.iconio.byzantine = { cavalry = 1 }
        """
    )
    play(t, "byzantine: move iconio; take-unit cavalry; to frigia; halt")
    assert army(t, "iconio", "byzantine") == {}
    assert land(t, "iconio") == {"holder": "byzantine", "token": "byzantine", "military": 3}
