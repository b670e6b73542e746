"""Losses at sea: damage, sinking, spoils; galleys at anchor."""

import pytest
from tests.games.medioevo.fights import SEA, at_sea, due, engine, galley, values
from tests.games.medioevo.table import army, asked, events, happened, offered, pieces, play, seat, three, waiting

# ---------------------------------------------------------------- damage and sinking


@pytest.mark.rule("MU-NAV-5")
@pytest.mark.parametrize("unit", ["cavalry", "heavy_infantry", "light_infantry", "archer", "captain_1"])
def test_mu_nav_5_every_unit_dies_of_one_point(unit: str) -> None:
    t = at_sea(
        galley("byzantine", 1, f"{unit} = 2") + galley("hungary", 1, f"{unit} = 2"),
        [[1, 2, 5], [1, 2, 6]],
    )
    play(t, "byzantine: keep", "hungary: keep")
    assert army(t, SEA, "byzantine") == {unit: 1}
    assert pieces(t, "byzantine")[0]["units"] == {unit: 1}


@pytest.mark.rule("MU-NAV-5", "MU-BAT-16")
def test_mu_nav_5_the_owner_chooses_on_which_galley() -> None:
    t = at_sea(
        galley("byzantine", 1, "archer = 2")
        + galley("byzantine", 1, "archer = 2")
        + galley("hungary", 2, "archer = 3"),
        [[1, 2, 5], [1, 2, 6]],
    )
    play(t, "byzantine: keep", "hungary: keep")
    assert len(offered(t, "byzantine", "lose_aboard")) == 2
    play(t, "byzantine: lose-aboard #1/archer")
    assert [piece["units"] for piece in pieces(t, "byzantine")] == [{"archer": 2}, {"archer": 1}]


@pytest.mark.rule("MU-NAV-6")
@pytest.mark.parametrize(("die", "sinks"), [(1, True), (3, True), (4, False), (8, False)])
def test_mu_nav_6_an_emptied_galley_sinks_on_one_to_three(die: int, sinks: bool) -> None:
    """With the catapult and the wagon aboard. Two galleys: one is emptied, the other fights on."""
    wagon = f'{{ owner = "byzantine", kind = "war_wagon", zone = "{SEA}", aboard = 0 }},'
    fleets = (
        galley("byzantine", 1, "archer = 1") + galley("byzantine", 1, "archer = 2") + engine("byzantine", 1, 0) + wagon
    )
    t = at_sea(fleets + galley("hungary", 2, "archer = 3"), [[1, 2, 5], [1, 2, 6], [die]])
    play(t, "byzantine: ready; keep", "hungary: keep", "byzantine: lose-aboard #0/archer")
    kinds = [piece["kind"] for piece in pieces(t, "byzantine")]
    assert kinds == (["galley"] if sinks else ["galley", "galley", "siege_engine", "war_wagon"])
    assert happened(t, "galley.sunk") == (["galley.sunk"] if sinks else [])


@pytest.mark.rule("MU-NAV-6")
def test_mu_nav_6_a_galley_that_was_empty_before_does_not_roll() -> None:
    fleets = galley("byzantine", 1, "") + galley("byzantine", 1, "archer = 1") + galley("hungary", 2, "archer = 3")
    t = at_sea(fleets, [[1, 2, 5], [1, 2, 6], [8]])
    play(t, "byzantine: keep", "hungary: keep")
    assert [event.args[0] for event in events(t, "galley.rolled")] == [1]


@pytest.mark.rule("MU-NAV-6")
def test_mu_nav_6_nor_one_that_has_rolled_in_an_earlier_round() -> None:
    fleets = (
        galley("byzantine", 1, "archer = 1") + galley("byzantine", 1, "archer = 2") + galley("hungary", 2, "archer = 6")
    )
    t = at_sea(fleets, [[1, 2, 5], [1, 2, 6], [8], [1, 2, 5], [1, 2, 6]])
    play(t, "byzantine: keep", "hungary: keep", "byzantine: lose-aboard #0/archer", "hungary: lose-aboard #10/archer")
    play(t, "byzantine: fight", "hungary: fight", "byzantine: keep", "hungary: keep", "hungary: lose-aboard #10/archer")
    assert [event.args[0] for event in events(t, "galley.rolled")] == [0]
    assert [piece["units"] for piece in pieces(t, "byzantine")] == [{}, {"archer": 1}]


@pytest.mark.rule("MU-NAV-6", "MU-NAV-4")
def test_mu_nav_6_at_the_end_of_the_round_also_after_archery() -> None:
    t = at_sea(galley("byzantine", 1, "archer = 3") + galley("hungary", 2, "cavalry = 1"), [[1, 8, 8], [2]])
    assert happened(t, "battle.rolled") == []
    assert happened(t, "galley.sunk") == ["galley.sunk"]
    assert pieces(t, "hungary") == []


# ---------------------------------------------------------------- anchored galleys


@pytest.mark.rule("MU-NAV-7")
def test_mu_nav_7_an_anchored_galley_is_on_land() -> None:
    """No fleet bonus, no galley damage, heavy infantry and cavalry have their powers, wounds are as on land."""
    t = three(
        f"""
        war = [["byzantine", "hungary"]]
        armies.nicea = {{ byzantine = {{ cavalry = 1 }}, hungary = {{ heavy_infantry = 2 }} }}
        pieces = [{galley("byzantine", 3, "", "nicea")}]
        """,
        [[1, 2, 5], [1, 2, 6]],
    )
    play(t, "byzantine: attack nicea/hungary; fight", "hungary: fight", "byzantine: keep", "hungary: keep")
    assert values(t) == [(5, 5)]
    assert (waiting(t), due(t)) == (["hungary"], 2)  # the cavalry, on a tie
    play(t, "hungary: lose heavy_infantry x2")
    assert army(t, "nicea", "hungary") == {"light_infantry": 2}  # the heavy infantry spares the casualty
    assert army(t, "nicea", "byzantine") == {"heavy_infantry": 1}


@pytest.mark.rule("MU-NAV-7")
def test_mu_nav_7_and_takes_no_part_in_a_battle_at_sea() -> None:
    t = three(
        f"""
        war = [["byzantine", "hungary"]]
        pieces = [{galley("byzantine", 1, "archer = 1", "egeo")} {galley("hungary", 3, "", "nicea")}]
        armies.nicea.hungary = {{ archer = 3 }}
        """
    )
    play(t, f"byzantine: move egeo; take-piece byzantine.galley; to {SEA}")
    assert happened(t, "battle.declared") == []


# ---------------------------------------------------------------- spoils


@pytest.mark.rule("MU-NAV-8")
def test_mu_nav_8_the_winner_keeps_what_is_left_and_what_it_carries() -> None:
    """Hungary's engine has a lower number than the galley that carries it."""
    ship = f'{{ owner = "hungary", kind = "merchant_ship", level = 2, zone = "{SEA}", cargo = {{ wine = 2 }} }},'
    fleets = (
        galley("byzantine", 1, "archer = 3") + engine("hungary", 1, 11) + galley("hungary", 2, "cavalry = 1") + ship
    )
    t = at_sea(fleets, [[1, 8, 8], [5]])
    play(t, "hungary: ready")
    assert (asked(t), waiting(t)) == ("Spoils", ["byzantine"])
    play(t, "byzantine: keep-rest")
    assert pieces(t, "hungary") == []
    mine = {piece["kind"]: piece for piece in pieces(t, "byzantine")[1:]}
    assert sorted(mine) == ["galley", "merchant_ship", "siege_engine"]
    assert mine["siege_engine"]["aboard"] == mine["galley"]["id"]
    assert mine["merchant_ship"]["cargo"] == {"wine": 2}
    assert seat(t, "byzantine")["honour"] == 10
    assert seat(t, "byzantine")["florins"] == 1600


@pytest.mark.rule("MU-NAV-8")
def test_mu_nav_8_or_plunders_it() -> None:
    """Half of a galley II and of a merchant ship I, and two cubes of 50."""
    ship = f'{{ owner = "hungary", kind = "merchant_ship", level = 1, zone = "{SEA}", cargo = {{ wine = 2 }} }},'
    t = at_sea(galley("byzantine", 1, "archer = 3") + galley("hungary", 2, "cavalry = 1") + ship, [[1, 8, 8], [5]])
    play(t, "byzantine: plunder piece.10; plunder piece.11")
    assert pieces(t, "hungary") == []
    assert len(pieces(t, "byzantine")) == 1
    assert seat(t, "byzantine")["florins"] == 1600 + 100 + 50 + 100


@pytest.mark.rule("MU-NAV-8")
def test_mu_nav_8_a_defender_who_wins_has_them_too() -> None:
    t = at_sea(galley("byzantine", 1, "cavalry = 1") + galley("hungary", 1, "archer = 3"), [[1, 8, 8], [5]])
    assert (asked(t), waiting(t)) == ("Spoils", ["hungary"])
    play(t, "hungary: keep-rest")
    assert pieces(t, "byzantine") == []
    assert len(pieces(t, "hungary")) == 2
    assert seat(t, "hungary")["honour"] == 10
