"""Completed or failed: the most and the least generous, reward, penalty, abilities and units."""

import pytest
from tests.games.byzantion.table import (
    asked,
    described,
    duel,
    events,
    goods,
    happened,
    offered,
    play,
    seat,
    table,
    waiting,
)

NAMES = ("blue", "green", "white", "red")


def event(key: str, option: int = 1) -> str:
    return f'phase = "resolution"\nevent = "{key}"\noption = {option}\n'


# ---------------------------------------------------------------- the check


@pytest.mark.rule("BZ-COM-1")
@pytest.mark.parametrize(
    "blue, green, completed",
    [
        ("virtus x1; commit lapis x2; commit lignum x1", "virtus x0; commit lapis x2; commit lignum x0", True),
        ("virtus x1; commit lapis x4; commit lignum x1", "virtus x1; commit lapis x4; commit lignum x1", True),
        ("virtus x1; commit lapis x2; commit lignum x1", "virtus x1; commit lapis x1; commit lignum x1", False),
        ("virtus x0; commit lapis x4; commit lignum x1", "virtus x0; commit lapis x4; commit lignum x1", False),
        ("virtus x1; commit lapis x4; commit lignum x0", "virtus x1; commit lapis x4; commit lignum x0", False),
    ],
)
def test_bz_com_1_every_amount_is_reached_together(blue: str, green: str, completed: bool) -> None:
    """1 Virtus, 4 Lapis, 1 Lignum: 8 Lapis replace no Virtus."""
    t = duel(
        event("guardian_of_the_siege_of_rome")
        + """
        seat.blue = { virtus = 1, lapis = 4, lignum = 1 }
        seat.green = { virtus = 1, lapis = 4, lignum = 1 }
    """
    )
    play(t, f"blue: commit {blue}", f"green: commit {green}", *["blue: favour blue"] * (blue == green))
    assert happened(t, "event.completed", "event.failed") == ["event.completed" if completed else "event.failed"]
    assert described(t)["outcome"][1] == ("blue" if completed else "failed")


@pytest.mark.rule("BZ-COM-1")
@pytest.mark.parametrize("nomisma, completed", [(5, False), (6, True)])
def test_bz_com_1_nomisma_included(nomisma: int, completed: bool) -> None:
    t = duel(event("five_years_truce") + f"seat.blue = {{ civicus = 3, nomisma = {nomisma} }}")
    play(t, f"blue: commit civicus x3; commit nomisma x{nomisma}")
    assert happened(t, "event.completed", "event.failed") == ["event.completed" if completed else "event.failed"]


@pytest.mark.rule("BZ-COM-2", "BZ-COM-3")
def test_bz_com_2_two_nomisma_are_as_generous_as_one_resource() -> None:
    position = (
        event("vandal_expedition", 2)
        + """
        seat.blue = {{ civicus = 3, nomisma = 1, doxa = 0 }}
        seat.green = {{ nomisma = {} , doxa = 0, position = "iii" }}
        seat.white.doxa = 0
    """
    )
    t = table(3, position.format(6))
    play(t, "blue: commit civicus x3; commit nomisma x0", "green: commit nomisma x6")
    assert (waiting(t), offered(t, "green", "favour")) == (["green"], ["blue", "green"])  # 3 each
    t = table(3, position.format(5))
    play(t, "blue: commit civicus x3; commit nomisma x1", "green: commit nomisma x5")
    assert [seat(t, name)["doxa"] for name in NAMES[:3]] == [3 + 3, 2, 0]  # 3 and half of 1; half of 5; the reward


@pytest.mark.rule("BZ-COM-3")
def test_bz_com_3_the_most_generous_alone_gains_the_reward() -> None:
    t = table(
        3,
        event("codex_justinianus")
        + """
        seat.blue = { civicus = 1, doxa = 0 }
        seat.green = { civicus = 2, doxa = 0 }
        seat.white.doxa = 0
    """,
    )
    play(t, "blue: commit civicus x1", "green: commit civicus x2")
    assert [seat(t, name)["doxa"] for name in NAMES[:3]] == [1, 2 + 2, 0]
    assert [goods(t, name) for name in NAMES[:3]] == [{}, {"auctoritas": 1}, {}]


@pytest.mark.rule("BZ-COM-4")
def test_bz_com_4_the_least_generous_alone_suffers_nought_included() -> None:
    position = (
        event("codex_justinianus")
        + """
        seat.blue = { auctoritas = 5, civicus = 1 }
        seat.green = { auctoritas = 5, civicus = 1 }
        seat.white = { auctoritas = 5 }
    """
    )
    t = table(3, position)
    play(t, "blue: commit civicus x1", "green: commit civicus x1")
    assert [goods(t, name)["auctoritas"] for name in NAMES[:3]] == [5, 5, 2]
    t = table(3, position.replace("white = { auctoritas = 5 }", "white = { auctoritas = 5, civicus = 2 }"))
    play(t, "blue: commit civicus x1", "green: commit civicus x0", "white: commit civicus x1")
    assert [goods(t, name)["auctoritas"] for name in NAMES[:3]] == [5, 2, 5]


# ---------------------------------------------------------------- ties


@pytest.mark.rule("BZ-COM-5", "BZ-GEN-13", "BZ-KEI-5")
@pytest.mark.parametrize("chosen", ["blue", "green"])
def test_bz_com_5_who_holds_the_sceptre_chooses_among_the_tied(chosen: str) -> None:
    t = table(
        3,
        event("codex_justinianus")
        + """
        ring = "green"
        seat.blue = { civicus = 2, doxa = 0, position = "i" }
        seat.green = { civicus = 2, doxa = 0, position = "ii" }
        seat.white = { civicus = 1, doxa = 0, position = "iii" }
    """,
    )
    play(t, "blue: commit civicus x2", "green: commit civicus x2", "white: commit civicus x1")
    assert described(t)["arbiter"] == "white"
    assert offered(t, "white", "favour") == ["blue", "green"]  # he is not among them
    play(t, f"white: favour {chosen}")
    assert {name: seat(t, name)["doxa"] for name in NAMES[:3]} == {"blue": 2, "green": 2, "white": 1} | {chosen: 4}
    assert described(t)["outcome"][1] == chosen


@pytest.mark.rule("BZ-COM-5", "BZ-GEN-13", "BZ-KEI-6")
def test_bz_com_5_without_the_sceptre_the_ring_and_himself_if_he_likes() -> None:
    t = table(
        3,
        event("codex_justinianus")
        + """
        ring = "green"
        seat.blue = { auctoritas = 3, position = "i" }
        seat.green = { auctoritas = 3, position = "ii" }
        seat.white = { auctoritas = 3, civicus = 1, position = "iv" }
    """,
    )
    play(t, "white: commit civicus x1")
    assert offered(t, "green", "favour") == ["blue", "green"]  # for the least generous
    play(t, "green: favour green")
    assert [goods(t, name).get("auctoritas", 0) for name in NAMES[:3]] == [3, 0, 3]


# ---------------------------------------------------------------- the penalty


@pytest.mark.rule("BZ-COM-6", "BZ-COM-7", "BZ-COM-8")
@pytest.mark.parametrize(
    "virtus, nomisma, doxa, left",
    [
        (3, 9, 10, {"virtus": 1, "nomisma": 5}),
        (2, 4, 10, {}),
        (1, 4, 9, {}),
        (0, 5, 8, {"nomisma": 1}),
        (3, 3, 10, {"virtus": 1}),
        (3, 2, 9, {"virtus": 1}),
        (3, 1, 9, {"virtus": 1}),
        (0, 0, 6, {}),
    ],
)
def test_bz_com_6_he_pays_what_he_can_and_doxa_for_the_rest(
    virtus: int, nomisma: int, doxa: int, left: dict[str, int]
) -> None:
    """The penalty is 2 Virtus and 4 Nomisma."""
    t = duel(
        event("vandal_expedition", 2)
        + f"""
        seat.blue = {{ virtus = {virtus}, nomisma = {nomisma} }}
        seat.green = {{ civicus = 1 }}
    """
    )
    play(t, *["blue: commit nomisma x0"] * (nomisma > 0), "green: commit civicus x1")
    assert (seat(t, "blue")["doxa"], goods(t, "blue")) == (doxa, left)


@pytest.mark.rule("BZ-COM-8")
@pytest.mark.parametrize("nomisma, lost", [(9, 0), (8, 0), (7, 1), (6, 1), (1, 4), (0, 4)])
def test_bz_com_8_one_doxa_for_every_two_missing_nomisma_rounded_down(nomisma: int, lost: int) -> None:
    t = duel(event("guardian_of_the_siege_of_rome") + f"seat.blue.nomisma = {nomisma}\nseat.green.lapis = 1")
    play(t, "green: commit lapis x1")
    assert (seat(t, "blue")["doxa"], goods(t, "blue")) == (10 - lost, {})


@pytest.mark.rule("BZ-COM-9", "BZ-GEN-5")
@pytest.mark.parametrize("doxa, left", [(10, 6), (4, 0), (3, 0)])
def test_bz_com_9_a_penalty_in_doxa_is_simply_lost(doxa: int, left: int) -> None:
    t = duel(event("sack_of_antioch", 2) + f"seat.blue = {{ doxa = {doxa}, fides = 9 }}\nseat.green.virtus = 1")
    play(t, "green: commit virtus x1")
    assert (seat(t, "blue")["doxa"], goods(t, "blue")) == (left, {"fides": 9})


# ---------------------------------------------------------------- after the completion


@pytest.mark.rule("BZ-COM-10", "BZ-TRI-2", "BZ-INT-21")
def test_bz_com_10_window_reward_abilities_units_trial() -> None:
    t = table(
        3,
        event("year_of_the_veiled_sun")
        + """
        seat.blue = { frumentum = 1, doxa = 0, area = ["isidore_of_miletus"], position = "iii" }
        seat.green.frumentum = 4
        seat.green.lignum = 1
        seat.green.doxa = 0
        seat.green.nomisma = 3
        seat.green.hand = ["triumphal_acclamation"]
        seat.green.position = "iv"
        seat.white = { fides = 1, doxa = 0, area = ["patriarch_eutychius"], position = "i" }
    """,
    )  # order: white, blue, green; 4 Frumentum, 1 Lignum, 1 Fides
    play(t, "green: pass")  # the Resolution phase begins
    play(t, "blue: commit frumentum x1", "white: commit fides x1", "green: commit lignum x1; commit frumentum x3")
    assert (waiting(t), asked(t)) == (["green"], "Poll")
    assert happened(t, "reward.given") == []
    play(t, "green: intrigue triumphal_acclamation")
    kinds = ("intrigue.stands", "reward.given", "unit.placed", "bid.revealed")
    assert happened(t, *kinds) == ["intrigue.stands", "reward.given"] + ["unit.placed"] * 3
    told = [(kind.kind, kind.args[0]) for kind in events(t, "reward.given", "good.gained", "unit.placed")]
    assert told == [
        ("reward.given", 1),
        ("good.gained", 1),  # Nomisma of the reward
        ("good.gained", 2),  # Eutychius: white is the first
        ("good.gained", 0),  # Isidore
        ("unit.placed", 1),
        ("unit.placed", 1),
        ("unit.placed", 1),
    ]
    assert asked(t) == "Trial"
    assert seat(t, "green")["doxa"] == 4 + 3 + 2 * 3  # given, the card, the reward twice by the Tunic
    assert (goods(t, "blue"), goods(t, "white")) == ({"lapis": 1}, {"fides": 1})


@pytest.mark.rule("BZ-COM-11")
@pytest.mark.parametrize(
    "blue, doxa",
    [("civicus x0; commit nomisma x1", 0), ("civicus x0; commit nomisma x2", 2), ("civicus x1; commit nomisma x0", 2)],
)
def test_bz_com_11_only_for_who_gave_a_resource_or_two_nomisma(blue: str, doxa: int) -> None:
    t = duel(
        event("treaty_of_eternal_peace")
        + """
        seat.blue = { civicus = 1, nomisma = 2, doxa = 0, area = ["belisarius"] }
        seat.green = { civicus = 2, nomisma = 4 }
    """
    )
    play(t, "green: commit civicus x2; commit nomisma x4", f"blue: commit {blue}")
    assert happened(t, "event.completed") == ["event.completed"]
    assert seat(t, "blue")["doxa"] == doxa  # 1 for what he gave, 1 by Belisarius


@pytest.mark.rule("BZ-COM-11")
def test_bz_com_11_not_if_the_event_fails() -> None:
    t = duel(event("codex_justinianus") + 'seat.blue = { civicus = 2, doxa = 0, area = ["belisarius"] }')
    play(t, "blue: commit civicus x2")
    assert (happened(t, "event.failed"), seat(t, "blue")["doxa"]) == (["event.failed"], 2)


# ---------------------------------------------------------------- units


@pytest.mark.rule("BZ-UNI-1", "BZ-UNI-2")
@pytest.mark.parametrize(
    "option, blue, units",
    [
        (1, "commit civicus x2; commit nomisma x4", {"oriens": {"merchant": 2}}),
        (2, "commit virtus x2; commit lignum x2", {"oriens": {"legionary": 1, "siege_tower": 1}}),
        (1, "commit civicus x1; commit nomisma x4", {}),
    ],
)
def test_bz_uni_1_exactly_the_units_of_the_option_in_the_area(
    option: int, blue: str, units: dict[str, dict[str, int]]
) -> None:
    t = duel(
        event("treaty_of_eternal_peace", option) + "seat.blue = { civicus = 2, nomisma = 4, virtus = 2, lignum = 2 }"
    )
    play(t, f"blue: {blue}")
    assert described(t)["units"] == units
    assert {told.args[0] for told in events(t, "unit.placed")} == ({0} if units else set())  # by the winner


@pytest.mark.rule("BZ-UNI-3")
def test_bz_uni_3_ships_count_in_the_territory_of_their_sea() -> None:
    t = duel(
        event("guardian_of_the_siege_of_rome", 2)
        + """
        round = 6
        seat.blue = { frumentum = 3, lignum = 2, virtus = 1 }
        seat.green = { doxa = 0, missions = ["renewal_of_italy"] }
    """
    )
    play(t, "blue: commit virtus x1; commit lignum x2; commit frumentum x3")
    assert described(t)["units"] == {"italia": {"merchant_ship": 2}}
    assert described(t)["over"]
    assert seat(t, "green")["doxa"] == 2 + 6 + 2 * 2  # second in resources, cards level, two ships in Italia


@pytest.mark.rule("BZ-UNI-4", "BZ-GEN-14")
def test_bz_uni_4_as_many_as_remain_and_nothing_instead() -> None:
    t = duel(
        event("expedition_to_spania")
        + """
        units = { oriens = { fortification = 3 }, thracia = { dromon = 2 } }
        seat.blue = { lapis = 5, virtus = 4, lignum = 3 }
    """
    )
    play(t, "blue: commit virtus x4; commit lapis x5; commit lignum x3")
    assert described(t)["units"] == {"oriens": {"fortification": 3}, "thracia": {"dromon": 2}, "africa": {"dromon": 1}}


@pytest.mark.rule("BZ-UNI-5", "BZ-CLA-14")
def test_bz_uni_5_units_belong_to_nobody() -> None:
    t = duel(
        event("codex_justinianus")
        + """
        round = 6
        seat.blue = { civicus = 3, missions = ["shepherd_of_souls"] }
        seat.green = { doxa = 0, missions = ["power_of_authority"] }
    """
    )
    play(t, "blue: commit civicus x3")
    assert seat(t, "green")["doxa"] == 2 + 6 + 2 * 2  # for two Senators that blue has placed
