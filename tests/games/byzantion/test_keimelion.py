"""The Keimelia: Labarum, Chalice, Sceptre, Tunic."""

import pytest
from tests.games.byzantion.table import (
    BOARD,
    asked,
    described,
    events,
    goods,
    happened,
    idle,
    offered,
    play,
    refused,
    seat,
    table,
    waiting,
)

from quadriga.engine.table import Table

ALL_SEATS = ("blue", "green", "white", "red")


def event_phase(players: int, rest: str = "") -> Table:
    """A round begins: I 1 Fides 2 Nomisma, II 1 Lapis 1 Nomisma, III 1 Nomisma 1 Dynamis, IV 6 Nomisma."""
    return table(players, f"phase = 'event'\ncaskets = ['c17', 'c21', 'c36', 'c40']\n{rest}")


def vote(rest: str) -> Table:
    return table(2, f"phase = 'vote'\nevent = 'academy_of_athens'\n{rest}")


def doxa(t: Table) -> list[int]:
    """Above the 10 everybody starts with."""
    return [seat(t, name)["doxa"] - 10 for name in described(t)["seat"]]


def resolution(event: str, rest: str, players: int = 2) -> Table:
    return table(players, f"phase = 'resolution'\nevent = '{event}'\n{rest}")


def next_round(t: Table) -> None:
    """Nobody wants anything until the next seal is to be placed."""
    now = described(t)["round"]
    while described(t)["round"] == now:
        idle(t)


@pytest.mark.rule("BZ-KEI-1")
def test_bz_kei_1_one_keimelion_for_each_position() -> None:
    assert BOARD.keimelia == ["labarum", "chalice", "sceptre", "tunic"]
    t = event_phase(4)
    play(t, "blue: seal iv", "green: seal iii", "white: seal ii", "red: seal i")
    taken = [event.args[:2] for event in events(t, "keimelion.taken")]
    assert taken == [[0, 3], [1, 2], [2, 1], [3, 0]]
    assert described(t)["arbiter"] == "green"  # the Sceptre
    assert [seat(t, name)["dynamis"] for name in ALL_SEATS] == [4, 5, 4, 5]  # III has a Dynamis in its casket


@pytest.mark.rule("BZ-KEI-1")
def test_bz_kei_1_they_go_back_at_the_end_of_the_round() -> None:
    t = event_phase(2)
    play(t, "blue: seal iii", "green: seal i")
    next_round(t)
    assert described(t)["ring"] == "green"
    assert described(t)["arbiter"] == "green"  # nobody has the Sceptre any more
    assert [seat(t, name)["position"] for name in ("blue", "green")] == [[], []]
    assert offered(t, "green", "seal") == ["i", "ii", "iii", "iv"]


@pytest.mark.rule("BZ-KEI-1", "BZ-EOR-4", "BZ-EOR-5")
@pytest.mark.parametrize("round_, position, judge", [(2, [], "blue"), (6, ["iii"], "green")])
def test_bz_kei_1_before_the_hand_limit_but_not_after_the_last_round(
    round_: int, position: list[str], judge: str
) -> None:
    t = table(
        2,
        f"phase = 'round_end'\nround = {round_}\nseat.blue = {{ position = 'i' }}\n"
        f"seat.green = {{ position = 'iii', hand = {BOARD.card_keys[:7]} }}",
    )
    assert asked(t) == "EndOfRound"
    assert (seat(t, "green")["position"], described(t)["arbiter"]) == (position, judge)


@pytest.mark.rule("BZ-KEI-2")
def test_bz_kei_2_the_labarum_is_one_more_dynamis_this_round() -> None:
    t = event_phase(3)
    play(t, "blue: seal ii", "green: seal i", "white: seal iv")
    assert [seat(t, name)["dynamis"] for name in ALL_SEATS[:3]] == [5, 6, 5]
    next_round(t)
    actors = [event.args[0] for event in events(t, "action.declared")]
    assert [actors.count(number) for number in range(3)] == [5, 6, 5]
    assert [seat(t, name)["dynamis"] for name in ALL_SEATS[:3]] == [5, 5, 5]


# ---------------------------------------------------------------- Chalice


CHALICE = (
    "seat.blue = { auctoritas = %d, nomisma = 5, position = 'ii' }\nseat.green = { auctoritas = %d, position = 'iii' }"
)


@pytest.mark.rule("BZ-KEI-3")
def test_bz_kei_3_two_auctoritas_that_may_only_be_placed() -> None:
    t = vote(CHALICE % (1, 0))
    assert goods(t, "blue")["auctoritas"] == 1  # a purse of its own
    assert refused(t, "blue: vote 1 x4").code == "out_of_range"
    play(t, "blue: vote 1 x3")
    assert [event.args[:3] for event in events(t, "vote.placed")] == [[0, 0, 3]]
    assert "auctoritas" not in goods(t, "blue")
    assert (described(t)["option"], doxa(t)) == (1, [2, 0])


@pytest.mark.rule("BZ-KEI-3")
@pytest.mark.parametrize("votes, left", [(1, 3), (2, 3), (3, 2), (5, 0)])
def test_bz_kei_3_they_go_first_and_what_is_not_placed_is_gone(votes: int, left: int) -> None:
    t = vote(CHALICE % (3, 0))
    play(t, f"blue: vote 2 x{votes}")
    assert asked(t) == "Turn"
    assert seat(t, "blue")["auctoritas"] == left


@pytest.mark.rule("BZ-KEI-3")
def test_bz_kei_3_unplaced_they_pay_for_nothing_else() -> None:
    t = vote(CHALICE % (0, 0))
    play(t, "blue: abstain", "green: decree 1")
    assert (asked(t), waiting(t)) == ("Turn", ["blue"])
    assert refused(t, "blue: act draw").code == "no_auctoritas"
    now = described(t)["round"]
    while described(t)["round"] == now:
        idle(t)
    assert seat(t, "blue")["auctoritas"] == 0


@pytest.mark.rule("BZ-KEI-3", "BZ-INF-7", "BZ-INF-9")
def test_bz_kei_3_they_count_in_every_way_as_placed() -> None:
    t = vote(CHALICE % (0, 2))
    play(t, "blue: vote 1 x2", "green: vote 2 x2", "green: decree 2")
    assert doxa(t) == [1, 1]  # tied for the biggest vote
    t = vote("seat.blue = { area = ['empress_theodora'], position = 'ii' }\nseat.green = { position = 'iii' }")
    play(t, "blue: vote 2 x1")
    assert [event.args[:2] for event in events(t, "vote.counted")] == [[0, 2]]


@pytest.mark.rule("BZ-KEI-3", "BZ-INT-13")
def test_bz_kei_3_they_move_with_the_own_vote() -> None:
    t = vote(
        "seat.blue = { auctoritas = 1, position = 'ii' }\n"
        "seat.green = { nomisma = 3, hand = ['purple_alignment'], position = 'iii' }",
    )
    play(t, "blue: vote 1 x3", "green: intrigue purple_alignment")
    assert [event.args[:2] for event in events(t, "vote.counted")] == [[0, 3]]


@pytest.mark.rule("BZ-KEI-3")
def test_bz_kei_3_nothing_of_the_kind_in_a_trial() -> None:
    t = table(2, "phase = 'event'\nevent = 'nika_revolt'\ncaskets = ['c06', 'c07', 'c08', 'c09']")
    play(t, "blue: seal ii", "green: seal iii")
    assert goods(t, "blue") == {"civicus": 1, "nomisma": 2}  # the casket, and no Auctoritas
    assert happened(t, "vote.placed", "vote.counted") == []


@pytest.mark.rule("BZ-KEI-4")
def test_bz_kei_4_two_resources_of_a_completed_trial_only_for_its_bids() -> None:
    t = resolution(
        "earthquake_of_antioch",
        "seat.blue = { frumentum = 2, lapis = 2, position = 'i' }\nseat.green = { lapis = 1, position = 'ii' }",
    )
    play(t, "blue: commit lapis x1; commit frumentum x2", "green: commit lapis x0")
    assert asked(t) == "Trial"
    assert goods(t, "green") == {"lapis": 1}
    assert refused(t, "green: bid x4").code == "out_of_range"
    play(t, "blue: bid x1", "green: bid x3")
    assert goods(t, "green") == {}
    assert [seat(t, name)["doxa"] for name in ("blue", "green")] == [10 + 3 + 2, 10 + 3]


@pytest.mark.rule("BZ-KEI-4")
def test_bz_kei_4_what_is_not_bid_is_discarded() -> None:
    t = resolution(
        "earthquake_of_antioch",
        "seat.blue = { frumentum = 2, lapis = 2, position = 'i' }\nseat.green = { lapis = 1, position = 'ii' }",
    )
    play(t, "blue: commit lapis x1; commit frumentum x2", "green: commit lapis x0", "blue: bid x1", "green: bid x0")
    assert goods(t, "green") == {"lapis": 1}
    assert [seat(t, name)["doxa"] for name in ("blue", "green")] == [10 + 3 + 3, 10]


@pytest.mark.rule("BZ-KEI-4")
def test_bz_kei_4_nothing_before_the_trial_is_completed() -> None:
    t = resolution(
        "earthquake_of_antioch", "seat.blue = { frumentum = 2, position = 'i' }\nseat.green = { position = 'ii' }"
    )
    assert waiting(t) == ["blue"]  # green has no Lapis to contribute
    play(t, "blue: commit frumentum x2")
    assert described(t)["outcome"][1] == "failed"
    assert happened(t, "bid.revealed") == []
    assert goods(t, "green") == {}


GIVERS_WITH_SCEPTRE = (
    "seat.blue = { fides = 3, position = 'i' }\n"
    "seat.green = { fides = 3, position = 'ii' }\n"
    "seat.white = { fides = 3, position = 'iii' }"
)


@pytest.mark.rule("BZ-KEI-5", "BZ-GEN-13")
@pytest.mark.parametrize("favoured", ["blue", "white"])
def test_bz_kei_5_the_sceptre_settles_who_was_most_generous(favoured: str) -> None:
    t = resolution("academy_of_athens", "ring = 'green'\n" + GIVERS_WITH_SCEPTRE, 3)
    play(t, "blue: commit fides x2", "green: commit fides x1", "white: commit fides x2")
    assert (asked(t), waiting(t), described(t)["arbiter"]) == ("Favour", ["white"], "white")
    assert offered(t, "white", "favour") == ["blue", "white"]  # himself included, green not
    play(t, f"white: favour {favoured}")
    assert described(t)["outcome"][1] == favoured
    assert goods(t, favoured)["auctoritas"] == 2


@pytest.mark.rule("BZ-KEI-5")
def test_bz_kei_5_and_who_was_least_generous() -> None:
    t = resolution("academy_of_athens", "ring = 'green'\n" + GIVERS_WITH_SCEPTRE, 3)
    play(t, "blue: commit fides x0", "green: commit fides x1", "white: commit fides x0")
    assert (waiting(t), offered(t, "white", "favour")) == (["white"], ["blue", "white"])
    play(t, "white: favour blue")
    assert [event.args[0] for event in events(t, "penalty.suffered")] == [0]
    assert [seat(t, name)["doxa"] for name in ALL_SEATS[:3]] == [10 - 3, 11, 10]  # 3 Auctoritas blue has not


@pytest.mark.rule("BZ-KEI-5")
def test_bz_kei_5_the_option_and_the_ranking_of_a_trial() -> None:
    t = table(3, "phase = 'vote'\nevent = 'academy_of_athens'\nring = 'green'\n" + GIVERS_WITH_SCEPTRE)
    play(t, "green: abstain")
    assert (asked(t), waiting(t), offered(t, "white", "decree")) == ("Influence", ["white"], ["1", "2"])
    play(t, "white: decree 2")
    assert described(t)["option"] == 2
    t = resolution(
        "earthquake_of_antioch",
        "ring = 'green'\nseat.blue = { frumentum = 2, lapis = 2, position = 'i' }\n"
        "seat.green = { lapis = 1, position = 'iv' }\nseat.white = { position = 'iii' }",
        3,
    )
    play(t, "blue: commit lapis x1; commit frumentum x2", "green: commit lapis x0", "blue: bid x1", "green: bid x1")
    assert (waiting(t), offered(t, "white", "favour")) == (["white"], ["blue", "green"])
    play(t, "white: favour green")
    assert [seat(t, name)["doxa"] for name in ALL_SEATS[:3]] == [10 + 3 + 2, 10 + 3, 10]


@pytest.mark.rule("BZ-KEI-6", "BZ-GEN-13")
def test_bz_kei_6_without_the_sceptre_the_ring_decides() -> None:
    t = resolution(
        "academy_of_athens",
        "ring = 'green'\nseat.blue = { fides = 2, position = 'i' }\n"
        "seat.green = { fides = 1, position = 'ii' }\nseat.white = { fides = 2, position = 'iv' }",
        3,
    )
    play(t, "blue: commit fides x2", "green: commit fides x1", "white: commit fides x2")
    assert (asked(t), waiting(t)) == ("Favour", ["green"])
    play(t, "green: favour white")
    assert described(t)["outcome"][1] == "white"


@pytest.mark.rule("BZ-KEI-6")
def test_bz_kei_6_the_ring_of_that_round() -> None:
    t = event_phase(2, "ring = 'green'\nevent = 'academy_of_athens'")
    play(t, "green: seal i", "blue: seal iv")
    assert (asked(t), waiting(t)) == ("Influence", ["green"])
    play(t, "green: decree 1")
    next_round(t)
    assert (described(t)["ring"], described(t)["arbiter"]) == ("blue", "blue")


@pytest.mark.rule("BZ-KEI-7")
def test_bz_kei_7_the_tunic_doubles_every_amount_of_the_reward_and_nothing_else() -> None:
    give = "virtus = 3, lignum = 2, frumentum = 1"
    for position, nomisma, doxa in (("iv", 8, 6), ("i", 4, 3)):
        t = resolution(
            "vandal_expedition",
            f"seat.blue = {{ {give}, position = '{position}' }}\nseat.green = {{ position = 'ii' }}",
        )
        play(t, "blue: commit virtus x3; commit lignum x2; commit frumentum x1")
        assert goods(t, "blue") == {"nomisma": nomisma}
        assert seat(t, "blue")["doxa"] == 10 + 6 + doxa
        assert described(t)["units"] == {"africa": {"dromon": 1, "legionary": 1}}  # not twice


@pytest.mark.rule("BZ-KEI-7")
def test_bz_kei_7_only_if_its_holder_is_the_most_generous() -> None:
    t = resolution(
        "academy_of_athens",
        "seat.blue = { fides = 2, position = 'i' }\nseat.green = { fides = 1, position = 'iv' }",
    )
    play(t, "blue: commit fides x2", "green: commit fides x1")
    assert goods(t, "blue") == {"auctoritas": 2, "civicus": 1}
    assert goods(t, "green") == {}


@pytest.mark.rule("BZ-KEI-7")
def test_bz_kei_7_neither_trial_doxa_nor_abilities_are_doubled() -> None:
    t = resolution(
        "nika_revolt",
        "seat.blue = { virtus = 2, civicus = 1, auctoritas = 3, area = ['narses'], position = 'iv' }\n"
        "seat.green = { position = 'i' }",
    )
    play(t, "blue: commit auctoritas x1; commit civicus x1; commit virtus x2", "blue: bid x1")
    # 4 contributed, the reward of 3 twice, 2 of Narses, 3 of the Trial
    assert seat(t, "blue")["doxa"] == 10 + 4 + 6 + 2 + 3


@pytest.mark.rule("BZ-KEI-8")
@pytest.mark.parametrize("position, left, doxa", [("iv", 5, 10), ("i", 0, 8)])
def test_bz_kei_8_the_tunic_shields_from_the_penalty_and_nobody_else_has_it(
    position: str, left: int, doxa: int
) -> None:
    t = resolution(
        "guardian_of_the_siege_of_rome",
        f"seat.blue = {{ nomisma = 5, position = '{position}' }}\n"
        "seat.green = { lapis = 1, nomisma = 9, position = 'ii' }",
    )
    play(t, "green: commit lapis x1")
    assert described(t)["outcome"][1] == "failed"
    assert (seat(t, "blue")["nomisma"], seat(t, "blue")["doxa"]) == (left, doxa)  # 4 of 9 short: 2 Doxa
    assert (seat(t, "green")["nomisma"], seat(t, "green")["doxa"]) == (9, 11)


@pytest.mark.rule("BZ-KEI-8")
def test_bz_kei_8_it_does_not_shield_others() -> None:
    t = resolution(
        "guardian_of_the_siege_of_rome",
        "seat.blue = { nomisma = 9, position = 'i' }\nseat.green = { lapis = 1, nomisma = 9, position = 'iv' }",
    )
    play(t, "green: commit lapis x1")
    assert [seat(t, name)["nomisma"] for name in ("blue", "green")] == [0, 9]
