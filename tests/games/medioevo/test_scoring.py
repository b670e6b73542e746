"""Final scoring: the last rebellion check, majorities, holy cities, monopolies, captives, debts, objectives, winner."""

import pytest
from tests.games.medioevo.table import (
    BOARD,
    MODULE,
    army,
    asked,
    described,
    events,
    four,
    happened,
    play,
    refused,
    seat,
    state,
    table,
    three,
    waiting,
)

from quadriga.engine.errors import InputError
from quadriga.engine.table import Table

NAMES = ("byzantine", "hungary", "golden_horde", "mamluk")


def final(t: Table, item: str, count: int = 3) -> list[int]:
    return [seat(t, name)["final"][item] for name in NAMES[:count]]


def scored(position: str, players: int = 3, teams: int = 0) -> Table:
    t = table(players, f"phase = 'scoring'\n{position}", teams=teams)
    assert t.game.over
    return t


# ---------------------------------------------------------------- the last rebellions


@pytest.mark.rule("MU-FIN-1")
def test_mu_fin_1_the_back_of_the_second_card_says_what_is_tolerated() -> None:
    t = three(
        "phase = 'scoring'\nevent_deck = ['event_14', 'event_1', 'event_10']\n"  # 50, 30, 10
        "seat.byzantine = { tax = 50 }\nseat.hungary = { tax = 30 }"
    )
    assert [told.args[0] for told in events(t, "tax.tolerated")] == [30]
    assert (asked(t), waiting(t)) == ("Rebellions", ["byzantine"])
    assert [told.args[:2] for told in events(t, "rebellions.begin")] == [[0, 2]]
    play(t, "byzantine: rebel nicea; rebel lidia")
    assert t.game.over
    assert happened(t, "icon.chosen", "event.drawn") == []  # the first card is not applied
    assert army(t, "nicea", "barbarians") == army(t, "lidia", "barbarians") == {"light_infantry": 1}
    assert final(t, "territories") == [0, 1, 1]  # five against seven: the check comes before everything else
    assert seat(t, "byzantine")["honour"] == 10


@pytest.mark.rule("MU-FIN-1")
def test_mu_fin_1_honour_is_lost_as_in_every_check() -> None:
    t = three(
        "phase = 'scoring'\nevent_deck = ['event_14', 'event_10']\nseat.hungary = { tax = 40 }\n"
        "armies.buda.barbarians = { light_infantry = 1 }\norder = ['hungary', 'byzantine', 'golden_horde']"
    )
    play(t, "hungary: rebel banato; rebel alfold; rebel dalmazia")
    assert t.game.over
    assert seat(t, "hungary")["honour"] == 10 - 3
    assert seat(t, "hungary")["territories"] == 3


@pytest.mark.rule("MU-FIN-1")
def test_mu_fin_1_garrisons_fight() -> None:
    homes = ("costantinopoli", "adrianopoli", "tessalonica", "nicea", "lidia", "paflagonia", "frigia")
    t = three(
        "phase = 'scoring'\nevent_deck = ['event_14', 'event_10']\ndice = [4, 5, 6]\nseat.byzantine = { tax = 20 }\n"
        + "\n".join(f"armies.{zone}.byzantine = {{ heavy_infantry = 1 }}" for zone in homes),
        [[1, 5, 8]],
    )
    play(t, "byzantine: rebel frigia; keep")  # 8 against 6: the horde of one is destroyed
    assert (t.game.over, army(t, "frigia", "byzantine")) == (True, {"heavy_infantry": 1})
    assert final(t, "territories") == [1, 1, 1]


# ---------------------------------------------------------------- majorities


@pytest.mark.rule("MU-FIN-2", "MU-FIN-3")
def test_mu_fin_2_3_three_for_the_only_one_and_one_for_each_of_several() -> None:
    assert final(scored("seat.hungary = { florins = 1601 }"), "richest") == [0, 3, 0]
    assert final(scored("seat.hungary = { florins = 1599 }"), "richest") == [1, 0, 1]
    assert final(scored(""), "richest") == [1, 1, 1]


@pytest.mark.rule("MU-FIN-2")
def test_mu_fin_2_nothing_where_nobody_has_anything() -> None:
    t = scored("".join(f"seat.{name} = {{ florins = 0 }}\n" for name in NAMES[:3]))
    for item in ("richest", "market", "technology", "cathedrals", "cities", "castles"):
        assert final(t, item) == [0, 0, 0]
    assert final(t, "territories") == [1, 1, 1]


@pytest.mark.rule("MU-FIN-3", "MU-FIN-2")
def test_mu_fin_3_who_only_has_debts_is_not_rich() -> None:
    """Nobody has a florin left once loans and interest are paid: the smallest debt is no wealth."""
    poor = "".join(f"seat.{name} = {{ florins = {n * 100}, loans = 1 }}\n" for n, name in enumerate(NAMES[:3]))
    assert final(scored(poor), "richest") == [0, 0, 0]


@pytest.mark.rule("MU-FIN-3", "MU-DEB-5")
def test_mu_fin_3_debts_and_their_interest_are_subtracted() -> None:
    t = scored(
        "seat.byzantine = { florins = 2000, loans = 1 }\nseat.hungary = { florins = 1451 }\n"
        "seat.golden_horde = { florins = 0 }"
    )
    assert [seat(t, name)["net_wealth"] for name in NAMES[:2]] == [1450, 1451]
    assert final(t, "richest") == [0, 3, 0]
    t = scored("seat.byzantine = { florins = 2150, loans = 1 }")
    assert final(t, "richest") == [1, 1, 1]  # 1600 each


@pytest.mark.rule("MU-FIN-4")
def test_mu_fin_4_most_cubes_in_one_inhabited_area() -> None:
    t = scored(
        "land.nicea = { market = ['grain', 'wine', 'salt'] }\n"
        "land.buda = { market = ['grain', 'wine'] }\nland.zagabria = { market = ['salt', 'slaves'] }"
    )
    assert final(t, "market") == [3, 0, 0]  # not the sum of all
    t = scored("land.nicea = { market = ['grain', 'wine'] }\nland.buda = { market = ['furs', 'wine'] }")
    assert final(t, "market") == [1, 1, 0]
    t = scored("land.nicea = { market = ['grain', 'wine'] }\nland.costantinopoli = { market = ['furs', 'wine'] }")
    assert final(t, "market") == [3, 0, 0]  # two of the same controller are no tie


@pytest.mark.rule("MU-FIN-4")
def test_mu_fin_4_barbarian_and_contested_areas_are_ignored() -> None:
    t = scored(
        "land.tarnovo = { market = ['grain', 'wine', 'salt', 'furs'] }\n"
        "land.nicea = { market = ['grain', 'wine', 'salt'] }\narmies.nicea.golden_horde = { archer = 1 }\n"
        "land.costantinopoli = { market = ['grain', 'wine', 'salt'] }\n"
        "armies.costantinopoli.barbarians = { archer = 1 }\n"
        "land.buda = { market = ['grain'] }"
    )
    assert final(t, "market") == [0, 3, 0]


@pytest.mark.rule("MU-FIN-5")
def test_mu_fin_5_highest_level_then_the_branches_at_that_level() -> None:
    t = scored(
        "seat.byzantine = { technologies = { blue = 2, red = 2, green = 2, purple = 2, orange = 2, yellow = 2 } }\n"
        "seat.hungary = { technologies = { blue = 3 } }"
    )
    assert final(t, "technology") == [0, 3, 0]
    t = scored(
        "seat.byzantine = { technologies = { blue = 3, red = 3 } }\n"
        "seat.hungary = { technologies = { blue = 3, yellow = 2, red = 2, green = 2 } }"
    )
    assert final(t, "technology") == [3, 0, 0]
    t = scored("seat.byzantine = { technologies = { blue = 1 } }\nseat.golden_horde = { technologies = { red = 1 } }")
    assert final(t, "technology") == [1, 0, 1]


@pytest.mark.rule("MU-FIN-6")
def test_mu_fin_6_rome_and_jerusalem_but_not_for_the_mamluks() -> None:
    t = scored("land.roma = { token = 'hungary' }", 4)
    assert (final(t, "rome", 4), final(t, "jerusalem", 4)) == ([0, 3, 0, 0], [0, 0, 0, 0])
    t = scored("land.gerusalemme = { holder = 'byzantine' }\narmies.gerusalemme.byzantine = { archer = 1 }", 4)
    assert final(t, "jerusalem", 4) == [3, 0, 0, 0]
    contested = "armies.roma.hungary = { archer = 1 }\narmies.roma.byzantine = { archer = 1 }"
    assert final(scored(contested), "rome") == [0, 0, 0]


@pytest.mark.parametrize(
    ("item", "building"),
    [("cathedrals", "religious = 3"), ("cities", "civilian = 3"), ("castles", "military = 3")],
)
@pytest.mark.rule("MU-FIN-7")
def test_mu_fin_7_most_cathedrals_cities_and_castles(item: str, building: str) -> None:
    one = f"land.nicea = {{ {building} }}\nland.buda = {{ {building} }}\n"
    assert final(scored(one), item) == [1, 1, 0]
    assert final(scored(one + f"land.zagabria = {{ {building} }}"), item) == [0, 3, 0]
    overrun = f"land.zagabria = {{ {building} }}\narmies.zagabria.golden_horde = {{ archer = 1 }}"
    assert final(scored(one + overrun), item) == [1, 1, 0]  # not controlled


@pytest.mark.rule("MU-FIN-7")
def test_mu_fin_7_lower_buildings_do_not_count_and_territories_do() -> None:
    t = scored("land.nicea = { civilian = 2, military = 2 }\nland.tarnovo = { token = 'golden_horde' }")
    assert (final(t, "cities"), final(t, "castles")) == ([0, 0, 0], [0, 0, 0])
    assert final(t, "territories") == [0, 0, 3]


# ---------------------------------------------------------------- monopolies, captives, debts, objectives


def sources(t: Table, good: int) -> list[str]:
    return [BOARD.zone_keys[zone] for zone in range(90) if BOARD.good[zone] == good and state(t).in_play[zone]]


@pytest.mark.rule("MU-FIN-8", "MU-KIN-4")
def test_mu_fin_8_every_source_in_play() -> None:
    kingdoms = "kingdoms = ['byzantine', 'hungary', 'mamluk']\n"
    furs = sources(table(3, kingdoms), BOARD.good_keys.index("furs"))
    slaves = sources(table(3, kingdoms), BOARD.good_keys.index("slaves"))
    assert furs == ["riga"]  # Novgorod, Bulgar and Vladimir are off this map
    assert sorted(slaves) == ["caffa", "kiev", "tunisi", "zagabria"]
    tokens = "".join(f"land.{place} = {{ token = 'hungary' }}\n" for place in furs + slaves if place != "zagabria")
    t = scored(kingdoms + tokens)
    assert seat(t, "hungary")["final"]["monopolies"] == 6
    fewer = "".join(
        f"land.{place} = {{ token = 'hungary' }}\n" for place in slaves if place not in ("zagabria", "kiev")
    )
    assert seat(scored(kingdoms + fewer), "hungary")["final"]["monopolies"] == 0


@pytest.mark.parametrize(("number", "loss"), [(0, 0), (1, 3), (3, 3), (4, 6), (6, 6), (7, 9), (12, 9)])
@pytest.mark.rule("MU-FIN-9")
def test_mu_fin_9_own_units_in_captivity(number: int, loss: int) -> None:
    t = scored(
        f"seat.hungary = {{ prisoners = {{ byzantine = {{ archer = {number // 2} }} }} }}\n"
        f"seat.golden_horde = {{ prisoners = {{ byzantine = {{ cavalry = {number - number // 2} }} }} }}"
    )
    assert final(t, "captives") == [-loss, 0, 0]


@pytest.mark.parametrize(("loans", "loss"), [(0, 0), (1, 2), (2, 4), (3, 6), (4, 9), (5, 15)])
@pytest.mark.rule("MU-FIN-10")
def test_mu_fin_10_debts(loans: int, loss: int) -> None:
    assert final(scored(f"seat.hungary = {{ loans = {loans} }}"), "debts") == [0, -loss, 0]


@pytest.mark.parametrize(
    ("tokens", "points"),
    [(0, 0), (1, 0), (2, 1), (3, 3), (4, 5), (5, 8), (6, 11), (7, 15), (8, 20), (9, 20), (12, 20)],
)
@pytest.mark.rule("MU-FIN-11")
def test_mu_fin_11_objective_tokens_of_all_colours_together(tokens: int, points: int) -> None:
    red = tokens // 2
    t = scored(f"seat.hungary = {{ tokens = {{ red = {red}, blue = {tokens - red} }} }}")
    assert final(t, "objectives") == [0, points, 0]


# ---------------------------------------------------------------- the winner


@pytest.mark.rule("MU-LEN-5", "MU-FIN-12")
def test_mu_len_5_most_honour_after_final_scoring() -> None:
    t = scored(
        "seat.byzantine = { honour = 30, loans = 5 }\nseat.hungary = { honour = 20 }\n"
        "seat.golden_horde = { honour = 18 }"
    )
    # 30 - 15 for debts + 1 territories; 20 + 1 + 1; 18 + 1 + 1
    assert [seat(t, name)["total"] for name in NAMES[:3]] == [16, 22, 20]
    assert described(t)["winners"] == ["hungary"]
    assert [told.args[:2] for told in events(t, "game.won")] == [[1, 22]]


@pytest.mark.rule("MU-FIN-12")
def test_mu_fin_12_level_players_are_told_apart_by_wealth() -> None:
    t = scored(
        "order = ['golden_horde', 'byzantine', 'hungary']\n"
        "seat.byzantine = { honour = 12, florins = 1000 }\nseat.hungary = { honour = 12, florins = 1001 }\n"
        "seat.golden_horde = { florins = 2000 }"
    )
    # Hungary and Byzantium 12 + 1 each, the Horde 10 + 3 + 1: 14
    assert described(t)["winners"] == ["golden_horde"]
    t = scored(
        "order = ['golden_horde', 'byzantine', 'hungary']\n"
        "seat.byzantine = { honour = 14, florins = 1000 }\nseat.hungary = { honour = 14, florins = 1001 }\n"
        "seat.golden_horde = { florins = 2000 }"
    )
    assert [seat(t, name)["total"] for name in NAMES[:3]] == [15, 15, 14]
    assert described(t)["winners"] == ["hungary"]


@pytest.mark.rule("MU-FIN-12")
def test_mu_fin_12_then_the_earlier_in_the_order_of_the_last_turn() -> None:
    for order in (["hungary", "golden_horde", "byzantine"], ["byzantine", "hungary", "golden_horde"]):
        assert described(scored(f"order = {order}"))["winners"] == [order[0]]


# ---------------------------------------------------------------- teams


@pytest.mark.rule("MU-VAR-8")
def test_mu_var_8_the_sum_of_a_team_counts() -> None:
    position = "seat.byzantine = { honour = 40 }\nseat.hungary = { honour = 30 }\nseat.mamluk = { honour = 21 }"
    assert described(scored(position, 4))["winners"] == ["byzantine"]
    t = scored(position, 4, teams=2)  # Byzantium and the Horde against Hungary and the Mamluks
    assert described(t)["winners"] == ["hungary", "mamluk"]
    assert [row["team"] for row in MODULE.view(t.game, -1)["seats"]] == [0, 1, 0, 1]


@pytest.mark.rule("MU-VAR-8")
def test_mu_var_8_three_teams_of_two() -> None:
    t = scored(
        "seat.hungary = { honour = 14 }\nseat.hre = { honour = 14 }\nseat.byzantine = { honour = 17 }", 6, teams=3
    )
    assert described(t)["winners"] == ["hungary", "hre"]


@pytest.mark.rule("MU-VAR-8")
def test_mu_var_8_teams_are_of_one_size_and_for_the_whole_game() -> None:
    for players, teams in ((5, 2), (3, 3), (4, 3), (4, 1)):
        with pytest.raises(InputError) as caught:
            MODULE.read_options(players, {"teams": teams})
        assert "team_players" in [fault.code for fault in getattr(caught.value, "faults", [caught.value])]
    t = table(4, "phase = 'commerce'", teams=2)
    assert refused(t, "byzantine: declare golden_horde").rules == ["MU-VAR-8"]


def test_scoring_of_a_table_without_anything_but_kingdoms() -> None:
    t = four("phase = 'scoring'")
    assert [seat(t, name)["total"] for name in NAMES] == [12, 12, 12, 12]
    assert MODULE.scores(t.game)[0]["final_territories"] == 1
