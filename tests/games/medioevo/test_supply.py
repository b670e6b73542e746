"""What each player and the box have of everything: who wants more than there is goes without."""

import pytest
from tests.games.medioevo.table import (
    BOARD,
    can,
    described,
    events,
    land,
    offered,
    pieces,
    play,
    refused,
    seat,
    table,
    three,
    waiting,
)

from quadriga.engine.table import Table

# ---------------------------------------------------------------- the tokens of a player


def armed(levels: list[int], more: str = "") -> Table:
    """Byzantium with war wagons of these levels, every project and florins without end, shopping at Constantinople."""
    rows = ", ".join(
        f"{{ owner = 'byzantine', kind = 'war_wagon', level = {level}, zone = 'costantinopoli' }}" for level in levels
    )
    t = three(
        f"phase = 'purchase'\npieces = [{rows}]\n"
        f"seat.byzantine = {{ florins = 9000, technologies = {{ blue = 1, green = 3, purple = 1 }} }}\n{more}"
    )
    play(t, "byzantine: at costantinopoli")
    return t


def crafted(t: Table) -> list[int]:
    """Levels of war wagons to be had."""
    return [level for level in (1, 2, 3) if can(t, f"byzantine: craft war_wagon_{level}")]


@pytest.mark.parametrize(
    ("levels", "free"),
    [
        # faces: I/III twice, I/II four times, II/III twice, I twice
        ([], [1, 2, 3]),
        ([1] * 8, [2, 3]),  # eight tokens have a face with I; two of II/III are left
        ([2] * 6, [1, 3]),
        ([3] * 4, [1, 2]),
        ([2] * 6 + [3] * 2, [1]),  # only the two with I alone are left
        ([3] * 4 + [2] * 4, [1]),
        ([1] * 7 + [3] * 2, [1, 2, 3]),  # a tenth token: whatever it must show, the others can be rearranged
        ([1] * 8 + [2], [2, 3]),
        ([1] * 5 + [2] * 5, []),  # ten are ten
    ],
)
@pytest.mark.rule("MU-SET-12")
def test_mu_set_12_ten_property_tokens_with_their_faces(levels: list[int], free: list[int]) -> None:
    t = armed(levels)
    assert crafted(t) == free
    for level in {1, 2, 3} - set(free):
        assert refused(t, f"byzantine: craft war_wagon_{level}").code == "no_property_token"


@pytest.mark.rule("MU-SET-12")
def test_mu_set_12_eight_control_tokens() -> None:
    places = ["tarnovo", "serbia", "epiro", "acaia", "iconio", "sebastea", "cilicia"]
    held = "\n".join(f"land.{place} = {{ token = 'byzantine' }}" for place in places)
    t = three(
        "phase = 'purchase'\nseat.byzantine = { florins = 9000, technologies = { green = 2 } }\n"
        f"armies.moldavia.byzantine = {{ archer = 1 }}\n{held}"
    )
    play(t, "byzantine: at moldavia; build fort")
    assert len(offered(t, "byzantine", "place_token")) > 1
    play(t, f"byzantine: place-token {offered(t, 'byzantine', 'place_token')[0]}")
    assert not offered(t, "byzantine", "place_token")  # a fort would bring two, but that was the eighth
    assert sum(doc.get("token") == "byzantine" for doc in described(t)["land"].values()) == 8


@pytest.mark.rule("MU-SET-12")
def test_mu_set_12_nine_road_tokens_make_a_road_of_eight() -> None:
    """Seven stages, the destination and the small token on the transport."""
    assert [stages for stages, points in enumerate(BOARD.road_points) if points] == [4, 6, 8]


# ---------------------------------------------------------------- the box

AREAS = [key for zone, key in enumerate(BOARD.zone_keys[:90]) if BOARD.good[zone] >= 0]


def crowded(**numbers: int) -> Table:
    """Six players; so many villages, towns or cities stand outside of Byzantium and at Nicaea."""
    kinds = {"villages": 1, "towns": 2, "cities": 3}
    places = [area for area in AREAS if area not in ("costantinopoli", "tessalonica")]
    rows = []
    for kind, number in numbers.items():
        for _ in range(number):
            rows.append(f"land.{places.pop()} = {{ civilian = {kinds[kind]} }}")
    t = table(
        6,
        "phase = 'purchase'\nseat.byzantine = { florins = 9000, technologies = { green = 3, purple = 1 } }\n"
        + "\n".join(rows),
    )
    play(t, "byzantine: at costantinopoli")
    return t


@pytest.mark.rule("MU-SET-13")
def test_mu_set_13_24_villages_17_towns_12_cities() -> None:
    t = crowded(villages=23)
    play(t, "byzantine: build village; back; at tessalonica")
    assert refused(t, "byzantine: build village").code == "none_in_reserve"
    assert can(t, "byzantine: build town")
    t = crowded(cities=11, towns=16)
    play(t, "byzantine: build city; back; at tessalonica")
    assert refused(t, "byzantine: build city").code == "none_in_reserve"
    play(t, "byzantine: build town; back")
    assert sum(doc.get("civilian") == 2 for doc in described(t)["land"].values()) == 17


@pytest.mark.rule("MU-SET-13")
def test_mu_set_13_an_upgrade_gives_the_smaller_building_back() -> None:
    t = crowded(villages=23)
    play(t, "byzantine: build village; build town; back; at tessalonica; build village")
    assert (land(t, "costantinopoli")["civilian"], land(t, "tessalonica")["civilian"]) == (2, 1)


@pytest.mark.rule("MU-SET-13", "MU-TRN-2")
def test_mu_set_13_the_last_one_goes_to_the_earlier_in_turn_order() -> None:
    rows = [f"land.{area} = {{ civilian = 3 }}" for area in AREAS if area not in ("buda", "nicea")][:11]
    t = three(
        "phase = 'purchase'\norder = ['hungary', 'byzantine', 'golden_horde']\n"
        "seat.byzantine = { florins = 9000, technologies = { green = 1 } }\n"
        "seat.hungary = { florins = 9000, technologies = { green = 1 } }\n" + "\n".join(rows)
    )
    assert waiting(t) == ["hungary"]
    assert refused(t, "byzantine: at nicea").code == "not_your_decision"
    play(t, "hungary: at buda; build city; back; done", "byzantine: at nicea")
    assert refused(t, "byzantine: build city").code == "none_in_reserve"


@pytest.mark.rule("MU-SET-13")
def test_mu_set_13_twenty_light_infantry_and_no_more() -> None:
    t = armed([], "armies.nicea.byzantine = { light_infantry = 19, archer = 10, cavalry = 9 }")
    assert can(t, "byzantine: recruit light_infantry x1")
    assert not can(t, "byzantine: recruit light_infantry x2")
    assert refused(t, "byzantine: recruit archer").code == "none_in_reserve"
    play(t, "byzantine: recruit light_infantry; recruit cavalry")
    assert refused(t, "byzantine: recruit light_infantry").code == "none_in_reserve"


@pytest.mark.rule("MU-SET-13")
def test_mu_set_13_captives_and_surrendered_units_are_not_in_the_reserve() -> None:
    t = three(
        "phase = 'purchase'\narmies.nicea.byzantine = { archer = 7 }\n"
        "seat.byzantine = { florins = 900, surrendered = { archer = 1 } }\n"
        "seat.hungary = { prisoners = { byzantine = { archer = 1 } } }"
    )
    play(t, "byzantine: at nicea")
    assert can(t, "byzantine: recruit archer x1")
    assert not can(t, "byzantine: recruit archer x2")


@pytest.mark.rule("MU-SET-13")
def test_mu_set_13_transports_of_all_levels_and_engines_of_each() -> None:
    wagons = [
        f"{{ owner = '{owner}', kind = 'war_wagon', level = {level}, zone = '{zone}' }}"
        for owner, zone in (("hungary", "buda"), ("golden_horde", "caffa"))
        for level in (1, 1, 1, 1, 2, 2, 3)
    ]
    bombards = [
        f"{{ owner = '{owner}', kind = 'siege_engine', level = 3, zone = '{zone}' }}"
        for owner, zone in (("mamluk", "damasco"), ("hre", "boemia"), ("novgorod", "pskov"))
        for _ in range(4)
    ]
    t = table(
        6,
        f"phase = 'purchase'\npieces = [{', '.join(wagons + bombards)}]\n"
        "seat.byzantine = { florins = 9000, technologies = { blue = 1, green = 3 } }",
    )
    play(t, "byzantine: at nicea; craft war_wagon_2")
    for level in (1, 2, 3):
        reason = refused(t, f"byzantine: craft war_wagon_{level}")  # fifteen
        assert (reason.code, reason.rules) == ("none_in_reserve", ["MU-SET-13"])
    assert refused(t, "byzantine: craft siege_engine_3").rules == ["MU-SET-13"]  # twelve
    assert can(t, "byzantine: craft siege_engine_2")


@pytest.mark.rule("MU-SET-13")
def test_mu_set_13_barbarians_too_are_counted() -> None:
    places = ("serbia", "epiro", "acaia")
    armies = "\n".join(f"armies.{place}.barbarians = {{ light_infantry = 13 }}" for place in places)
    t = three(
        "armies.costantinopoli.byzantine = { archer = 1 }\ndice = [1, 6, 8]\n"
        f"pieces = [{{ owner = 'byzantine', kind = 'war_wagon', zone = 'costantinopoli' }}]\n{armies}"
    )
    play(t, "byzantine: move costantinopoli; take-piece war_wagon; take-unit archer; to tarnovo")
    assert [told.args[1] for told in events(t, "horde.placed")] == [1]  # two were due, one of 40 was left


@pytest.mark.rule("MU-SET-13")
def test_mu_set_13_twenty_cubes_of_a_good() -> None:
    ships = ", ".join(
        f"{{ owner = '{owner}', kind = 'caravan', level = 3, zone = '{zone}', cargo = {{ grain = 6 }} }}"
        for owner, zone in (("hungary", "buda"), ("golden_horde", "caffa"), ("golden_horde", "saraj"))
    )
    t = three(
        "phase = 'commerce'\nland.tarnovo = { market = ['grain'] }\n"
        f"pieces = [{ships}, {{ owner = 'byzantine', kind = 'caravan', level = 2, zone = 'nicea' }}]"
    )
    play(t, "byzantine: lead caravan_2")
    assert can(t, "byzantine: buy grain x1")
    assert not can(t, "byzantine: buy grain x2")
    play(t, "byzantine: buy grain x1")
    assert pieces(t, "byzantine")[0]["cargo"] == {"grain": 1}
    assert not can(t, "byzantine: buy grain x1")


@pytest.mark.rule("MU-SET-13", "MU-SET-10")
def test_mu_set_13_eight_objective_tokens_of_a_colour() -> None:
    t = three("phase = 'commerce'\nseat.byzantine = { tokens = { red = 5 } }\nseat.hungary = { tokens = { red = 3 } }")
    assert seat(t, "hungary")["tokens"] == {"red": 3}
    from quadriga.games.medioevo.procedures.objective import TokenChoice

    t.game.call(TokenChoice(0))
    t.game.offered = None
    assert "red" not in offered(t, "byzantine", "take_token")
    assert "blue" in offered(t, "byzantine", "take_token")
    assert refused(t, "byzantine: take-token red").rules == ["MU-EMP-10"]


@pytest.mark.rule("MU-SET-13")
def test_mu_set_13_florins_and_stop_tokens_are_without_limit() -> None:
    t = three("phase = 'tax'\nseat.byzantine = { florins = 900000 }")
    play(t, "byzantine: tax 10", "hungary: tax 10", "golden_horde: tax 10")
    assert seat(t, "byzantine")["florins"] == 900070
