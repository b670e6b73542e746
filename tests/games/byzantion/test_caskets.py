"""The forty ivory caskets, looted by a lone emperor and among rivals. Every number is written down by hand."""

import pytest
from tests.games.byzantion.table import (
    BOARD,
    MODULE,
    asked,
    described,
    duel,
    events,
    goods,
    new_game,
    offered,
    play,
    refused,
    seat,
    solo,
    state,
    waiting,
)

# Number, resource, how many of it, Nomisma, Dynamis (table BZ-T-6).
Row = tuple[str, str, int, int, int]
CASKETS: list[Row] = [
    ("c01", "auctoritas", 1, 1, 0),
    ("c02", "auctoritas", 1, 2, 0),
    ("c03", "auctoritas", 1, 2, 0),
    ("c04", "auctoritas", 1, 3, 0),
    ("c05", "auctoritas", 1, 4, 0),
    ("c06", "civicus", 1, 1, 0),
    ("c07", "civicus", 1, 2, 0),
    ("c08", "civicus", 1, 2, 0),
    ("c09", "civicus", 1, 3, 0),
    ("c10", "civicus", 1, 4, 0),
    ("c11", "virtus", 1, 1, 0),
    ("c12", "virtus", 1, 2, 0),
    ("c13", "virtus", 1, 2, 0),
    ("c14", "virtus", 1, 3, 0),
    ("c15", "virtus", 1, 4, 0),
    ("c16", "fides", 1, 1, 0),
    ("c17", "fides", 1, 2, 0),
    ("c18", "fides", 1, 2, 0),
    ("c19", "fides", 1, 3, 0),
    ("c20", "fides", 1, 4, 0),
    ("c21", "lapis", 1, 1, 0),
    ("c22", "lapis", 1, 2, 0),
    ("c23", "lapis", 1, 2, 0),
    ("c24", "lapis", 1, 3, 0),
    ("c25", "lapis", 1, 4, 0),
    ("c26", "lignum", 1, 1, 0),
    ("c27", "lignum", 1, 2, 0),
    ("c28", "lignum", 1, 2, 0),
    ("c29", "lignum", 1, 3, 0),
    ("c30", "lignum", 1, 4, 0),
    ("c31", "frumentum", 1, 1, 0),
    ("c32", "frumentum", 1, 2, 0),
    ("c33", "frumentum", 1, 2, 0),
    ("c34", "frumentum", 1, 3, 0),
    ("c35", "frumentum", 1, 4, 0),
    ("c36", "", 0, 1, 1),
    ("c37", "", 0, 2, 1),
    ("c38", "auctoritas", 1, 0, 1),
    ("c39", "auctoritas", 2, 1, 0),
    ("c40", "", 0, 6, 0),
]
RARE = [row for row in CASKETS if row[4]]


def name_of(row: Row) -> str:
    return row[0]


def track(casket: str, position: int) -> str:
    """Four caskets of which the named one lies at a position."""
    others = [name for name in ("c01", "c06", "c11", "c16", "c21") if name != casket][:3]
    others.insert(position, casket)
    return ", ".join(f'"{name}"' for name in others)


def loot(row: Row, times: int = 1) -> dict[str, int]:
    """What a purse with nothing else in it holds, in the order of ``goods``."""
    _, resource, number, nomisma, _ = row
    held = {resource: number * times, "nomisma": nomisma * times}
    return {good: count for good, count in held.items() if good and count}


@pytest.mark.rule("BZ-CAS-2")
def test_all_forty_are_here() -> None:
    assert [row[0] for row in CASKETS] == [f"c{number:02d}" for number in range(1, 41)]
    assert len(BOARD.caskets) == 40


@pytest.mark.rule("BZ-SOL-28", "BZ-CAS-2")
@pytest.mark.parametrize("row", CASKETS, ids=name_of)
def test_bz_sol_28_each_casket_looted_by_the_emperor(row: Row) -> None:
    t = solo(f"round = 1\ncaskets = [{track(row[0], 1)}]")
    play(t, "blue: claim ii")  # the Chalice: no unit on the map, so the casket is all
    assert goods(t, "blue") == loot(row)
    assert seat(t, "blue")["dynamis"] == 4 + row[4]
    assert seat(t, "blue")["doxa"] == 10
    assert described(t)["caskets"][1] == row[0]  # it stays


@pytest.mark.rule("BZ-CAS-2", "BZ-CAS-4")
@pytest.mark.parametrize("row", CASKETS, ids=name_of)
def test_bz_cas_2_each_casket_looted_among_rivals(row: Row) -> None:
    t = duel(f'phase = "event"\ncaskets = [{track(row[0], 2)}]')
    play(t, "blue: seal iii")
    assert waiting(t) == ["green"]
    assert goods(t, "blue") == loot(row)
    assert goods(t, "green") == {}
    assert (seat(t, "blue")["dynamis"], seat(t, "green")["dynamis"]) == (6 + row[4], 6)
    assert described(t)["caskets"][2] == row[0]


@pytest.mark.rule("BZ-SOL-38", "BZ-CAS-3")
@pytest.mark.parametrize("row", RARE, ids=name_of)
def test_bz_sol_38_dynamis_of_a_casket_lasts_for_one_round(row: Row) -> None:
    t = solo(f"round = 1\ncaskets = [{track(row[0], 1)}]\nseat.blue.dynamis = 0")
    assert "reset" not in offered(t, "blue", "act")
    play(t, "blue: claim ii; act reset")
    assert seat(t, "blue")["dynamis"] == 0
    play(t, "blue: stop")
    assert (described(t)["round"], seat(t, "blue")["dynamis"]) == (2, 4)
    unused = solo(f"round = 1\ncaskets = [{track(row[0], 1)}]")
    play(unused, "blue: claim ii; stop")
    assert (described(unused)["round"], seat(unused, "blue")["dynamis"]) == (2, 4)


@pytest.mark.rule("BZ-SOL-37", "BZ-CLA-3")
@pytest.mark.parametrize(
    ("hero", "position"), [("mundus", 0), ("buzes", 1), ("artabanes", 2), ("martin", 3)], ids=["i", "ii", "iii", "iv"]
)
def test_bz_sol_37_a_hero_gains_the_casket_of_his_keimelion_once_more(hero: str, position: int) -> None:
    names = ("i", "ii", "iii", "iv")
    for claimed in range(4):
        t = solo(f"""
            round = 1
            caskets = [{track("c25", claimed)}]
            deck = ["bucellarii"]
            seat.blue = {{ area = ["{hero}"], dynamis = 2, auctoritas = 1 }}
        """)
        play(t, f"blue: claim {names[claimed]}")
        if claimed == 3:
            play(t, "blue: play bucellarii; alone")  # Tunic: one card in the area, one looked at
        times = 2 if claimed == position else 1
        bonus = {"virtus": 1} if claimed == 3 else {}  # of the Bucellarii
        assert goods(t, "blue") == {"auctoritas": 1, **bonus, "lapis": times, "nomisma": 4 * times}
        assert seat(t, "blue")["dynamis"] == (3 if claimed == 0 else 2)
        assert len(events(t, "casket.looted")) == times
        assert described(t)["caskets"][claimed] == "c25"


@pytest.mark.rule("BZ-SOL-37", "BZ-SOL-38")
def test_bz_sol_37_a_dynamis_is_gained_twice_too() -> None:
    t = solo(f"""
        round = 1
        caskets = [{track("c37", 1)}]
        seat.blue = {{ area = ["buzes"] }}
    """)
    play(t, "blue: claim ii")
    assert (seat(t, "blue")["dynamis"], goods(t, "blue")) == (6, {"nomisma": 4})


@pytest.mark.rule("BZ-SOL-14", "BZ-SOL-28")
def test_bz_sol_28_a_casket_is_looted_only_once_a_game() -> None:
    t = solo(f"round = 1\ncaskets = [{track('c40', 1)}]\nseat.blue.doxa = 40")
    play(t, "blue: claim ii; stop")
    assert goods(t, "blue") == {"nomisma": 6}
    reason = refused(t, "blue: claim ii")
    assert (reason.code, reason.rules) == ("position_used", ["BZ-SOL-28"])
    assert described(t)["caskets"][1] == "c40"


@pytest.mark.rule("BZ-SOL-14")
def test_bz_sol_14_the_caskets_are_random() -> None:
    tracks = [tuple(described(new_game(1, str(seed)))["caskets"]) for seed in range(30)]
    assert all(len(set(four)) == 4 for four in tracks)
    assert len({casket for four in tracks for casket in four}) > 30


# ---------------------------------------------------------------- the Keimelia of a lone emperor


@pytest.mark.rule("BZ-SOL-28")
def test_bz_sol_28_one_position_a_round_without_dynamis_and_each_only_once() -> None:
    t = solo("round = 1\nseat.blue = { doxa = 60, dynamis = 0 }")
    play(t, "blue: claim iv")
    reason = refused(t, "blue: claim i")
    assert (reason.code, reason.rules) == ("claimed_before", ["BZ-SOL-28"])
    assert refused(t, "blue: claim iv").code == "position_used"
    play(t, "blue: stop; claim ii; stop; claim iii; stop")
    assert (described(t)["round"], seat(t, "blue")["position"]) == (4, ["ii", "iii", "iv"])
    assert offered(t, "blue", "claim") == ["i"]
    play(t, "blue: claim i; stop")
    assert offered(t, "blue", "claim") == []  # all four seals lie on the track
    assert [event.args[1] for event in events(t, "keimelion.taken")] == [3, 1, 2, 0]


@pytest.mark.rule("BZ-SOL-28")
def test_bz_sol_28_in_the_middle_of_an_action_but_only_in_the_action_phase() -> None:
    hand = '["mundus", "buzes", "artabanes", "germanus", "sittas", "john_troglita", "martin"]'
    t = solo(f"""
        round = 1
        caskets = [{track("c40", 1)}]
        seat.blue = {{ hand = {hand}, nomisma = 2, dynamis = 1 }}
    """)
    play(t, "blue: act buy; buy auctoritas")  # the 2 Nomisma are gone, the action with them
    play(t, "blue: stop")
    assert asked(t) == "SoloRound"  # hand limit
    reason = refused(t, "blue: claim ii")
    assert (reason.code, "BZ-SOL-28" in reason.rules) == ("solo_action_only", True)
    t = solo(f"""
        round = 1
        caskets = [{track("c40", 1)}]
        seat.blue = {{ nomisma = 5, dynamis = 1 }}
    """)
    play(t, "blue: act buy; buy auctoritas; claim ii; buy virtus; buy civicus; done")  # 2 + 4 + 3 of 5 + 6
    assert goods(t, "blue") == {"auctoritas": 1, "civicus": 1, "virtus": 1, "nomisma": 2}


@pytest.mark.rule("BZ-SOL-29", "BZ-SOL-38")
def test_bz_sol_29_labarum_gives_a_dynamis_for_each_card_of_the_chosen_bandon() -> None:
    t = solo(f"""
        round = 1
        caskets = [{track("c01", 0)}]
        [seat.blue]
        area = [
            "tribonian", "praetorian_clerks", "belisarius", "bucellarii", "excubitors", "sittas", "hermits_of_judaea",
        ]
        bandon = {{ belisarius = ["bucellarii", "excubitors", "sittas"], tribonian = ["praetorian_clerks"] }}
        marked = ["belisarius", "bucellarii", "excubitors", "sittas"]
        dynamis = 1
        doxa = 30
    """)
    other = solo("round = 1\nseat.blue.area = ['tribonian', 'belisarius']")
    play(t, "blue: claim i")
    assert offered(t, "blue", "choose_bandon") == ["tribonian", "belisarius"]
    play(t, "blue: choose-bandon belisarius")
    assert seat(t, "blue")["dynamis"] == 1 + 4
    play(t, "blue: stop; done")
    assert (described(t)["round"], seat(t, "blue")["dynamis"]) == (2, 4)
    play(other, "blue: claim i; choose-bandon tribonian")
    assert seat(other, "blue")["dynamis"] == 5


@pytest.mark.rule("BZ-SOL-29")
def test_bz_sol_29_labarum_gives_one_dynamis_without_any_bandon() -> None:
    for area in ("[]", '["bucellarii", "excubitors"]'):
        t = solo(f"round = 1\nseat.blue.area = {area}")
        play(t, "blue: claim i")
        assert seat(t, "blue")["dynamis"] == 5


@pytest.mark.rule("BZ-SOL-30")
@pytest.mark.parametrize(
    ("units", "nomisma"),
    [("", 0), ("units.italia.monk = 1", 2), ("units.italia = { monk = 2, dromon = 1 }\nunits.africa.church = 1", 8)],
)
def test_bz_sol_30_chalice_gives_two_nomisma_for_each_unit(units: str, nomisma: int) -> None:
    t = solo(f"round = 1\ncaskets = [{track('c01', 1)}]\n{units}")
    play(t, "blue: claim ii")
    assert goods(t, "blue") == {"auctoritas": 1, "nomisma": 1 + nomisma}


@pytest.mark.rule("BZ-SOL-31")
def test_bz_sol_31_sceptre_gives_a_resource_of_choice_for_each_completed_event() -> None:
    position = f"round = 5\ncaskets = [{track('c01', 2)}]\noutcome = "
    t = solo(position + '["pending", "blue", "failed", "blue"]')
    play(t, "blue: claim iii")
    assert offered(t, "blue", "gain") == ["auctoritas", "civicus", "virtus", "fides", "lapis", "lignum", "frumentum"]
    play(t, "blue: gain lapis; gain fides")
    assert goods(t, "blue") == {"auctoritas": 1, "fides": 1, "lapis": 1, "nomisma": 1}
    assert asked(t) == "SoloActions"
    t = solo(position + '["pending", "failed", "failed", "failed"]')
    play(t, "blue: claim iii")
    assert (goods(t, "blue"), asked(t)) == ({"auctoritas": 1, "nomisma": 1}, "SoloActions")


TUNIC = """
    round = 1
    caskets = ["c06", "c11", "c16", "c01"]
    deck = ["overseer_of_fortifications", "peter_barsymes", "vine_growers_of_thrace", "tribonian"]
"""


@pytest.mark.rule("BZ-SOL-32")
def test_bz_sol_32_tunic_plays_one_of_as_many_cards_as_lie_in_the_area() -> None:
    t = solo(TUNIC + "seat.blue = { area = ['sittas', 'hermits_of_judaea', 'bishops_in_synod'], hand = ['mundus'] }")
    play(t, "blue: claim iv")
    look = ["overseer_of_fortifications", "peter_barsymes", "vine_growers_of_thrace"]
    assert offered(t, "blue", "play") == look
    assert MODULE.problems(t.game) == []
    play(t, "blue: play overseer; alone")  # cost 5, for nothing
    assert "overseer_of_fortifications" in seat(t, "blue")["area"]
    # the casket, and what the Overseer gives when he is played; no income for the others
    assert goods(t, "blue") == {"auctoritas": 1, "virtus": 1, "lapis": 1, "lignum": 1, "nomisma": 1}
    assert described(t)["discard"] == ["peter_barsymes", "vine_growers_of_thrace"]
    assert seat(t, "blue")["hand"] == ["mundus"]
    assert (seat(t, "blue")["dynamis"], described(t)["deck"]) == (4, 99 - 8 - 4 - 3)
    assert MODULE.problems(t.game) == []


@pytest.mark.rule("BZ-SOL-32")
def test_bz_sol_32_a_hero_may_be_played_too_and_counts_from_then_on() -> None:
    t = solo(TUNIC + "seat.blue = { area = ['sittas', 'hermits_of_judaea'], hand = ['silk_weavers_of_berytus'] }")
    play(t, "blue: claim iv")
    assert offered(t, "blue", "play") == ["overseer_of_fortifications", "peter_barsymes"]
    play(t, "blue: play peter_barsymes; act play; play silk_weavers")  # 3 less 2: the casket's Nomisma is enough
    play(t, "blue: alone; done; done")
    assert goods(t, "blue") == {"auctoritas": 1, "nomisma": 3}
    assert described(t)["discard"] == ["overseer_of_fortifications"]


@pytest.mark.rule("BZ-SOL-32", "BZ-GAP-61")
def test_bz_sol_32_the_tunic_may_be_declined_and_all_are_discarded() -> None:
    t = solo(TUNIC + "seat.blue = { area = ['hermits_of_judaea', 'bishops_in_synod'] }")
    play(t, "blue: claim iv; decline")
    assert described(t)["discard"] == ["overseer_of_fortifications", "peter_barsymes"]
    assert goods(t, "blue") == {"auctoritas": 1, "nomisma": 1}
    assert seat(t, "blue")["area"] == ["hermits_of_judaea", "bishops_in_synod"]


@pytest.mark.rule("BZ-SOL-32", "BZ-GAP-61")
@pytest.mark.parametrize("start", ["claim iv", "act play; claim iv"])
def test_bz_sol_32_a_card_of_the_tunic_is_not_played_in_an_action(start: str) -> None:
    """Sittas gives 1 Nomisma for a Stratiotika card, the Escort another action after a Play cards action."""
    blue = "seat.blue = { area = ['sittas'], hand = ['bucellarii'], nomisma = 9 }"
    t = solo(TUNIC + blue)
    play(t, f"blue: {start}; play overseer; alone")
    assert goods(t, "blue")["nomisma"] == 9 + 1  # the casket's only
    t = solo(TUNIC.replace("overseer_of_fortifications", "ecclesiastical_escort") + blue)
    play(t, f"blue: {start}; play ecclesiastical_escort; alone")
    if "act" in start:
        play(t, "blue: play bucellarii; alone; done; done")
        assert goods(t, "blue")["nomisma"] == 10 - 2 + 1  # for the card from hand he does
    assert asked(t) == "SoloActions"


@pytest.mark.rule("BZ-SOL-32")
def test_bz_sol_32_with_an_empty_area_the_tunic_gives_nothing() -> None:
    t = solo(TUNIC + "seat.blue = { hand = ['mundus'] }")
    play(t, "blue: claim iv")
    assert (asked(t), seat(t, "blue")["area"], described(t)["discard"]) == ("SoloActions", [], [])
    assert described(t)["deck"] == 99 - 8 - 1


@pytest.mark.rule("BZ-SOL-32")
def test_bz_sol_32_a_short_deck_is_made_anew_while_looking() -> None:
    t = solo(TUNIC + "seat.blue.area = ['sittas', 'hermits_of_judaea']", [list(range(88))])
    g = state(t)
    g.discard, g.deck = g.deck[:-1], g.deck[-1:]
    assert len(g.discard) == 88
    play(t, "blue: claim iv")
    assert offered(t, "blue", "play") == ["overseer_of_fortifications", "peter_barsymes"]  # the second from the pile
    assert MODULE.problems(t.game) == []
