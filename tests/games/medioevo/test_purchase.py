"""Phase 4: what can be bought, upgrades, repairs, scarce pieces, projects."""

import pytest
from tests.games.medioevo.table import (
    army,
    asked,
    can,
    described,
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

from quadriga.engine.table import Table
from quadriga.games.medioevo.board import CAPTAIN, TERRITORIES
from quadriga.games.medioevo.codes import HIRED
from quadriga.games.medioevo.unit_changes import borrow
from quadriga.games.medioevo.unit_queries import count

ALL = "technologies = { blue = 1, red = 1, green = 3, purple = 1 }"


def shop(purse: str = "", rest: str = "", active: str = "byzantine") -> Table:
    """Somebody's Purchase phase."""
    return three(f'phase = "purchase"\nactive = "{active}"\nseat.{active} = {{ {purse} }}\n{rest}')


# ---------------------------------------------------------------- everything, in any order


@pytest.mark.rule("MU-PUR-1")
def test_mu_pur_1_everything_in_any_order_and_quantity() -> None:
    """Projects cost a point, that is 100 florins, beside what the piece costs."""
    t = shop(f"florins = 2000, {ALL}", 'deck = ["bishop_1", "bishop_2"]')
    play(t, "byzantine: at nicea; recruit cavalry; back; research commerce; at costantinopoli; craft caravan_1")
    play(t, "byzantine: build village; craft siege_engine_1; recruit light; back; buy-card; keep-card bishop_1")
    play(t, "byzantine: at nicea; recruit archer; enlist captain_1; back")
    spent = 100 + 100 + 200 + 200 + 200 + 20 + 100 + 50 + 200
    assert seat(t, "byzantine")["florins"] == 2000 - spent
    assert army(t, "nicea", "byzantine") == {"cavalry": 1, "archer": 1, "captain_1": 1}
    assert army(t, "costantinopoli", "byzantine") == {"light_infantry": 1}
    assert [piece["kind"] for piece in pieces(t, "byzantine")] == ["caravan", "siege_engine"]
    assert land(t, "costantinopoli")["civilian"] == 1
    assert seat(t, "byzantine")["technologies"]["yellow"] == 1
    assert seat(t, "byzantine")["cards"] == ["bishop_1"]
    assert waiting(t) == ["byzantine"]  # until he is done


@pytest.mark.rule("MU-PUR-1")
def test_mu_pur_1_only_in_phase_4() -> None:
    t = three(f"armies.nicea.byzantine = {{ cavalry = 1 }}\npieces = [{wagon('nicea')}]")
    for line in ("research commerce", "buy-card", "at nicea"):
        assert "MU-PUR-1" in refused(t, f"byzantine: {line}").rules


def wagon(zone: str, owner: str = "byzantine", level: int = 1) -> str:
    return f'{{ owner = "{owner}", kind = "war_wagon", level = {level}, zone = "{zone}" }}'


@pytest.mark.rule("MU-PUR-1")
def test_mu_pur_1_nothing_is_bought_on_credit() -> None:
    t = shop("florins = 60")
    play(t, "byzantine: at nicea")
    assert refused(t, "byzantine: recruit cavalry").code == "not_enough_florins"
    assert can(t, "byzantine: recruit light x3")
    assert not can(t, "byzantine: recruit light x4")
    assert can(t, "byzantine: recruit archer")
    assert not can(t, "byzantine: recruit archer x2")


# ---------------------------------------------------------------- scarce pieces


@pytest.mark.rule("MU-PUR-2")
def test_mu_pur_2_the_last_of_a_kind_goes_by_turn_order() -> None:
    """Twelve caravans are in the box; eleven are on the board."""
    caravans = ", ".join(
        [
            f'{{ owner = "golden_horde", kind = "caravan", level = {level}, zone = "saraj" }}'
            for level in (1, 1, 2, 2, 3)
        ]
        + [f'{{ owner = "hungary", kind = "caravan", level = {level}, zone = "buda" }}' for level in (1, 1, 2, 2, 3, 3)]
    )
    t = three(
        f"""
        phase = "purchase"
        order = ["golden_horde", "byzantine", "hungary"]
        active = "byzantine"
        pieces = [{caravans}]
        seat.byzantine = {{ technologies = {{ blue = 1 }} }}
        seat.hungary = {{ technologies = {{ blue = 1 }} }}
        """
    )
    play(t, "byzantine: at nicea; craft caravan_3; back; done", "hungary: at buda")
    reason = refused(t, "hungary: craft caravan_1")
    assert (reason.code, reason.rules) == ("none_in_reserve", ["MU-SET-13"])
    assert can(t, "hungary: craft war_wagon_1")


@pytest.mark.rule("MU-PUR-2")
def test_mu_pur_2_everybody_in_turn_order() -> None:
    t = three('phase = "purchase"\norder = ["hungary", "golden_horde", "byzantine"]\nactive = "hungary"')
    for name in ("hungary", "golden_horde", "byzantine"):
        assert (asked(t), waiting(t)) == ("Purchase", [name])
        play(t, f"{name}: done")
    assert described(t)["phase"] != "purchase"


# ---------------------------------------------------------------- upgrades


@pytest.mark.rule("MU-PUR-3")
@pytest.mark.parametrize(
    ("bought", "level", "left"),
    [
        ("upgrade caravan", 2, (900, 2)),  # 100 florins and a point
        ("upgrade caravan x2", 3, (800, 1)),  # two levels at once
    ],
)
def test_mu_pur_3_transports_for_the_difference(bought: str, level: int, left: tuple[int, int]) -> None:
    t = shop(
        "florins = 1000, technologies = { blue = 1 }, points = { blue = 3 }",
        'pieces = [{ owner = "byzantine", kind = "caravan", zone = "nicea" }]',
    )
    play(t, f"byzantine: at nicea; {bought}")
    assert [(piece["kind"], piece["level"]) for piece in pieces(t, "byzantine")] == [("caravan", level)]
    assert (seat(t, "byzantine")["florins"], seat(t, "byzantine")["points"]["blue"]) == left


@pytest.mark.rule("MU-PUR-3")
def test_mu_pur_3_a_hired_captain_is_not_promoted() -> None:
    """He goes home at the end of the turn as what he came."""
    t = shop(
        "florins = 1000, technologies = { red = 1 }, points = { red = 3 }",
        "armies.nicea.byzantine = { captain_1 = 2 }",
    )
    g = state(t)
    nicaea = next(zone for zone in range(TERRITORIES) if count(g, zone, t.game.waiting()[0], CAPTAIN))
    borrow(g, HIRED, nicaea, t.game.waiting()[0], CAPTAIN, g.seats, CAPTAIN, nicaea)
    play(t, "byzantine: at nicea; promote captain_1")
    assert offered(t, "byzantine", "promote") == ["captain_2"]
    assert army(t, "nicea", "byzantine") == {"captain_1": 1, "captain_2": 1}


@pytest.mark.rule("MU-PUR-3")
def test_mu_pur_3_captains_for_the_difference() -> None:
    t = shop(
        "florins = 1000, technologies = { red = 1 }, points = { red = 3 }",
        "armies.nicea.byzantine = { captain_1 = 1, captain_2 = 1 }",
    )
    play(t, "byzantine: at nicea; promote captain_1 x2; promote captain_2")
    assert army(t, "nicea", "byzantine") == {"captain_3": 2}
    assert seat(t, "byzantine")["florins"] == 700
    assert seat(t, "byzantine")["points"] == {}
    assert seat(t, "byzantine")["recruits"] == 3  # an upgrade places nobody


@pytest.mark.rule("MU-PUR-3")
def test_mu_pur_3_the_old_piece_goes_back_to_the_reserve() -> None:
    """Sixteen catapults are in the box: with all of them on the board none can be bought until one is upgraded."""
    catapults = [("byzantine", "nicea", 6), ("hungary", "buda", 8), ("golden_horde", "saraj", 2)]
    engines = ", ".join(
        f'{{ owner = "{owner}", kind = "siege_engine", zone = "{zone}" }}'
        for owner, zone, number in catapults
        for _ in range(number)
    )
    t = shop("technologies = { green = 3 }", f"pieces = [{engines}]")
    play(t, "byzantine: at nicea")
    assert refused(t, "byzantine: craft siege_engine_1").code == "none_in_reserve"
    play(t, "byzantine: upgrade #0")
    assert can(t, "byzantine: craft siege_engine_1")


@pytest.mark.rule("MU-PUR-3", "MU-TRA-3")
def test_mu_pur_3_a_level_for_which_there_is_no_token_is_skipped() -> None:
    """Six pieces of level II use up its tokens: the seventh can only rise to level III at once."""
    six = ", ".join('{ owner = "byzantine", kind = "caravan", level = 2, zone = "costantinopoli" }' for _ in range(6))
    t = shop(
        "technologies = { blue = 1 }",
        f'pieces = [{six}, {{ owner = "byzantine", kind = "war_wagon", zone = "nicea" }}]',
    )
    play(t, "byzantine: at nicea")
    assert not can(t, "byzantine: upgrade war_wagon x1")
    assert can(t, "byzantine: upgrade war_wagon x2")


@pytest.mark.rule("MU-PUR-3")
def test_mu_pur_3_nothing_is_above_level_three() -> None:
    t = shop(ALL, f"pieces = [{wagon('nicea', level=3)}]\narmies.nicea.byzantine = {{ captain_3 = 1 }}")
    play(t, "byzantine: at nicea")
    assert offered(t, "byzantine", "upgrade") == []
    assert offered(t, "byzantine", "promote") == []


# ---------------------------------------------------------------- repairs


@pytest.mark.rule("MU-PUR-4")
def test_mu_pur_4_fifty_florins_for_every_token_removed() -> None:
    t = shop("florins = 120", "land.nicea = { civilian = 3, military = 1, damage = [5, 2, 0] }")
    play(t, "byzantine: at nicea")
    assert not can(t, "byzantine: repair civilian x3")  # 150 florins
    play(t, "byzantine: repair civilian x2")
    assert land(t, "nicea")["damage"] == [3, 2, 0]
    assert seat(t, "byzantine")["florins"] == 20
    assert refused(t, "byzantine: repair military").rules == ["MU-PUR-4"]


@pytest.mark.rule("MU-PUR-4")
def test_mu_pur_4_no_more_tokens_than_there_are_and_no_project_needed() -> None:
    t = shop("florins = 1000", "land.lidia = { military = 2, damage = [0, 2, 0] }")
    play(t, "byzantine: at lidia")
    assert not can(t, "byzantine: repair military x3")
    play(t, "byzantine: repair military x2")
    assert "damage" not in land(t, "lidia")
    assert seat(t, "byzantine")["florins"] == 900
    assert happened(t, "technology.used") == []


@pytest.mark.rule("MU-PUR-4")
def test_mu_pur_4_only_in_controlled_territories() -> None:
    """Hungary stands in Lydia against its owner's will: nothing can be repaired, or bought, there."""
    t = shop("", "land.lidia = { military = 2, damage = [0, 2, 0] }\narmies.lidia.hungary = { archer = 1 }")
    assert "lidia" not in offered(t, "byzantine", "at")
    assert "nicea" in offered(t, "byzantine", "at")
    assert not can(t, "byzantine: at buda")


# ---------------------------------------------------------------- projects


@pytest.mark.rule("MU-PUR-5", "MU-BLD-2", "MU-TRA-1", "MU-SIE-1", "MU-ARM-2")
@pytest.mark.parametrize(
    ("bought", "missing", "owned"),
    [
        ("build village", "blue = 4, yellow = 4, orange = 4, red = 4, purple = 4", "green = 1"),
        ("build tower", "green = 1", "green = 2"),
        ("build cathedral", "green = 4", "purple = 1"),
        ("craft caravan_1", "green = 4", "blue = 1"),
        ("craft siege_engine_1", "green = 2, blue = 4", "green = 3"),
        ("enlist captain_1", "green = 4, blue = 4", "red = 1"),
    ],
)
def test_mu_pur_5_no_piece_without_the_technology_of_its_project(bought: str, missing: str, owned: str) -> None:
    t = shop(f"technologies = {{ {missing} }}")
    play(t, "byzantine: at nicea")
    assert refused(t, f"byzantine: {bought}").code == "project_missing"
    t = shop(f"technologies = {{ {owned} }}")
    play(t, f"byzantine: at nicea; {bought}")


@pytest.mark.rule("MU-PUR-5", "MU-TEC-7")
def test_mu_pur_5_the_points_of_the_project_and_then_the_florins() -> None:
    """A town: two points, of which one is at hand and one is bought, and 200 florins."""
    t = shop("florins = 299, technologies = { green = 1 }, points = { green = 1 }")
    play(t, "byzantine: at nicea")
    assert refused(t, "byzantine: build town").code == "not_enough_florins"
    t = shop("florins = 300, technologies = { green = 1 }, points = { green = 1 }")
    play(t, "byzantine: at nicea; build town")
    assert (seat(t, "byzantine")["florins"], seat(t, "byzantine")["points"]) == (0, {})
    assert happened(t, "points.bought", "technology.used", "building.built") == [
        "points.bought",
        "technology.used",
        "building.built",
    ]


@pytest.mark.rule("MU-PUR-5")
def test_mu_pur_5_units_other_than_captains_need_none() -> None:
    t = shop("florins = 1000")
    play(t, "byzantine: at nicea; recruit light; recruit heavy; recruit cavalry")
    assert seat(t, "byzantine")["florins"] == 830
