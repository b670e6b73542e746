"""The events of a game: epochs, order, what a card shows."""

from typing import Any

import pytest
from tests.games.byzantion.table import (
    BOARD,
    MODULE,
    asked,
    described,
    duel,
    goods,
    new_game,
    offered,
    play,
    state,
)

from quadriga.engine.errors import InputError
from quadriga.engine.table import Table


@pytest.mark.rule("BZ-EVS-1")
def test_bz_evs_1_ten_events_in_each_of_three_epochs() -> None:
    assert [event.epoch for event in BOARD.events[:30]] == [1] * 10 + [2] * 10 + [3] * 10
    drawn = {name for seed in range(60) for name in described(new_game(2, str(seed), length="marathon"))["events"]}
    assert len(drawn) == 30  # every event of every epoch comes up


@pytest.mark.rule("BZ-EVS-2", "BZ-GEN-7")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_bz_evs_2_one_two_and_three_events(players: int) -> None:
    for seed in range(10):
        assert epochs(new_game(players, str(seed))) == [1, 2, 2, 3, 3, 3]


@pytest.mark.rule("BZ-EVS-2")
def test_bz_evs_2_events_are_drawn_by_chance() -> None:
    t = new_game(2, chance=[[0], [2], [6, 3], [1, 8, 5]])
    assert set(described(t)["events"]) == {
        "academy_of_athens",
        "guardian_of_the_siege_of_rome",
        "landing_in_sicily",
        "fields_of_cato",
        "kutrigur_raid",
        "silkworms_of_the_monks",
    }
    assert len({tuple(described(new_game(2, str(seed)))["events"]) for seed in range(20)}) == 20


@pytest.mark.rule("BZ-EVS-3", "BZ-GEN-7")
@pytest.mark.parametrize("players", [2, 4])
def test_bz_evs_3_marathon_three_of_each_epoch(players: int) -> None:
    for seed in range(10):
        assert epochs(new_game(players, str(seed), length="marathon")) == [1, 1, 1, 2, 2, 2, 3, 3, 3]


@pytest.mark.rule("BZ-EVS-3")
def test_bz_evs_3_the_length_is_an_option_and_standard_if_nobody_says_otherwise() -> None:
    assert len(described(new_game(2))["events"]) == 6
    assert len(described(new_game(2, length="standard"))["events"]) == 6
    with pytest.raises(InputError):
        new_game(2, length="short")


@pytest.mark.rule("BZ-EVS-4")
def test_bz_evs_4_by_date_and_those_of_one_year_by_name() -> None:
    t = new_game(2, chance=[[0], [5, 2, 3], [6, 9, 5], [5, 3, 4]], length="marathon")
    assert described(t)["events"] == [
        "academy_of_athens",  # three of 529
        "codex_justinianus",
        "samaritan_revolt",
        "dedication_of_hagia_sophia",  # two of 537
        "guardian_of_the_siege_of_rome",
        "five_years_truce",  # 545
        "battle_of_taginae",  # three of 552
        "expedition_to_spania",
        "silkworms_of_the_monks",
    ]


@pytest.mark.rule("BZ-EVS-4")
def test_bz_evs_4_dates_never_go_back() -> None:
    for seed in range(30):
        years = [BOARD.events[event].year for event in state(new_game(3, str(seed), length="marathon")).events]
        assert years == sorted(years)


@pytest.mark.rule("BZ-EVS-5")
@pytest.mark.parametrize("players, length, count", [(2, "standard", 6), (4, "marathon", 9)])
def test_bz_evs_5_all_events_lie_face_up_from_the_start(players: int, length: str, count: int) -> None:
    t = new_game(players, length=length)
    names = described(t)["events"]
    assert described(t)["shown"] == list(range(1, count + 1))
    for number in range(-1, players):  # spectators see them too
        assert [BOARD.events[row["event"]].key for row in MODULE.view(t.game, number)["events"]] == names


def epochs(t: Table) -> list[int]:
    return [BOARD.events[event].epoch for event in state(t).events]


def printed(t: Table, key: str) -> dict[str, Any]:
    """What the sheet shows of an event, units by name."""
    (found,) = [row for row in MODULE.sheet(t.game)["events"] if row["key"] == key]
    options = [
        (option["required"], {BOARD.unit_keys[row["unit"]]: row["count"] for row in option["units"]})
        for option in found["options"]
    ]
    area = BOARD.territory_keys[found["area"]]
    return {"year": found["year"], "area": area, "options": options, "trial": found["trial"], **pick(found)}


def pick(found: dict[str, Any]) -> dict[str, Any]:
    return {key: found[key] for key in ("reward", "penalty")}


@pytest.mark.rule("BZ-EVS-6")
def test_bz_evs_6_name_date_area_reward_penalty_and_two_options() -> None:
    assert printed(new_game(2), "guardian_of_the_siege_of_rome") == {
        "year": 537,
        "area": "italia",
        "options": [
            ({"virtus": 1, "lapis": 4, "lignum": 1}, {"fortification": 1, "legionary": 1}),
            ({"virtus": 1, "lignum": 2, "frumentum": 3}, {"merchant_ship": 2}),
        ],
        "reward": {"auctoritas": 8},
        "penalty": {"nomisma": 9},
        "trial": None,
    }


@pytest.mark.rule("BZ-EVS-6")
def test_bz_evs_6_some_ask_for_nomisma_too() -> None:
    assert printed(new_game(2), "treaty_of_eternal_peace")["options"] == [
        ({"civicus": 2, "nomisma": 4}, {"merchant": 2}),
        ({"virtus": 2, "lignum": 2}, {"siege_tower": 1, "legionary": 1}),
    ]


@pytest.mark.rule("BZ-EVS-6")
def test_bz_evs_6_a_trial_has_a_single_option() -> None:
    nika = printed(new_game(2), "nika_revolt")
    assert nika["options"] == [({"auctoritas": 1, "civicus": 1, "virtus": 2}, {"legionary": 1, "senator": 1})]
    assert nika["trial"] == {"resource": 0, "doxa": [3, 2, 1]}
    rows = [row for row in MODULE.sheet(new_game(2).game)["events"] if not row["solo"]]
    assert len(rows) == 30
    for row in rows:
        assert len(row["options"]) == (1 if row["trial"] else 2)
        assert all([row["reward"], row["penalty"], *[o["required"] and o["units"] for o in row["options"]]])
    assert len([row for row in rows if row["trial"]]) == 6


@pytest.mark.rule("BZ-EVS-6")
@pytest.mark.parametrize(
    "option, give, units",
    [(1, "fides = 3", {"priest": 1, "monk": 1}), (2, "civicus = 2, frumentum = 1", {"senator": 1, "merchant": 1})],
)
def test_bz_evs_6_the_option_says_what_is_required_and_which_units_come(
    option: int, give: str, units: dict[str, int]
) -> None:
    t = duel(f"phase = 'resolution'\nevent = 'academy_of_athens'\noption = {option}\nseat.blue = {{ {give} }}")
    while described(t)["units"] == {} and asked(t) == "Contribution":
        play(t, f"blue: commit {offered(t, 'blue', 'commit')[0]} x{3 if option == 1 else 2 - len(t.record.entries)}")
    assert described(t)["units"] == {"illyricum": units}
    assert goods(t, "blue") == {"auctoritas": 2, "civicus": 1}
