"""The forty Intrigue cards: what they cost, when they may be played, what they do."""

import pytest
from tests.games.byzantion.cards import HEROES, doxa, give, holds, outcome, plays, resolving
from tests.games.byzantion.occasions import OCCASIONS, occasion, skip, trial
from tests.games.byzantion.table import (
    asked,
    can,
    described,
    duel,
    events,
    goods,
    offered,
    play,
    refused,
    seat,
    table,
    waiting,
)

from quadriga.engine.table import Table

ANYTIME = "own turn, vote, declare, phase"
CARDS = [  # cost, type, occasions
    ("purple_alignment", 3, "palatina", "vote"),
    ("cost_of_loyalty", 3, "emporion", "vote"),
    ("mandate_of_the_sword", 3, "stratiotika", "vote"),
    ("day_of_sacred_silence", 4, "ecclesiastica", "declare"),
    ("day_of_sacred_silence_2", 4, "ecclesiastica", "declare"),
    ("iron_custody", 4, "stratiotika", "declare"),
    ("iron_custody_2", 4, "stratiotika", "declare"),
    ("senatorial_appointment", 4, "palatina", f"{ANYTIME}, end"),
    ("pilgrimage", 4, "ecclesiastica", f"{ANYTIME}, end"),
    ("march_of_duty", 4, "stratiotika", f"{ANYTIME}, end"),
    ("merchant_emissary", 4, "emporion", f"{ANYTIME}, end"),
    ("seal_of_appointment", 6, "palatina", "end"),
    ("shepherds_of_the_faith", 6, "ecclesiastica", "end"),
    ("recall_of_the_standard", 6, "stratiotika", "end"),
    ("rise_of_the_agora", 6, "emporion", "end"),
    ("assassination", 7, "palatina", ANYTIME),
    ("assassination_2", 7, "palatina", ANYTIME),
    ("seduction", 3, "palatina", ANYTIME),
    ("seduction_2", 3, "palatina", ANYTIME),
    ("imperial_reserves", 2, "palatina", ANYTIME),
    ("spoils_of_war", 2, "stratiotika", ANYTIME),
    ("episcopal_reserves", 2, "ecclesiastica", ANYTIME),
    ("craftsmens_stocks", 2, "emporion", ANYTIME),
    ("counterplot", 3, "palatina", "intrigue"),
    ("absolution", 3, "ecclesiastica", "intrigue"),
    ("loyal_guard", 3, "stratiotika", "intrigue"),
    ("bought_silence", 3, "emporion", "intrigue"),
    ("village_whispers", 3, "rustica", "intrigue"),
    ("triumphal_acclamation", 3, "palatina", "own victory"),
    ("hymn_of_thanksgiving", 2, "ecclesiastica", "own victory, shared victory"),
    ("stolen_laurels", 5, "stratiotika", "shared victory, other victory"),
    ("imperial_pardon", 3, "palatina", "own penalty"),
    ("scapegoat", 4, "rustica", "own penalty"),
    ("plunder_in_the_confusion", 2, "rustica", "own penalty, other penalty"),
    ("golden_bribe", 2, "emporion", "trial"),
    ("packed_tribunal", 2, "palatina", "trial"),
    ("false_relic", 2, "ecclesiastica", "trial, trial without bid"),
    ("confiscation", 3, "palatina", "own turn"),
    ("requisition_of_the_villages", 4, "rustica", "own turn"),
    ("secret_archive", 2, "rustica", "own turn"),
]

# ---------------------------------------------------------------- all cards


@pytest.mark.rule("BZ-INT-1", "BZ-INT-8", "BZ-INT-5", "BZ-INT-21", "BZ-INT-22", "BZ-INT-23", "BZ-INT-24")
@pytest.mark.parametrize("card, cost, kind, windows", CARDS)
def test_bz_int_8_occasions(card: str, cost: int, kind: str, windows: str) -> None:
    possible = [name for name in OCCASIONS if can(occasion(name, card, nomisma=20), f"green: intrigue {card}")]
    assert sorted(possible) == sorted(windows.split(", "))


@pytest.mark.rule("BZ-INT-2", "BZ-DSC-8", "BZ-GAP-10")
@pytest.mark.parametrize("card, cost, kind, windows", CARDS)
def test_bz_int_2_cost_and_type(card: str, cost: int, kind: str, windows: str) -> None:
    """Exactly enough is needed; a Hero of its type makes it cheaper, others do not. It produces nothing."""
    name = windows.split(", ")[0]
    assert not can(occasion(name, card, nomisma=cost - 1), f"green: intrigue {card}")
    assert can(occasion(name, card, nomisma=cost), f"green: intrigue {card}")
    for type_, (hero, level) in HEROES.items():
        t = occasion(name, card, nomisma=20, area=[hero])
        play(t, f"green: intrigue {card}")
        price = next(event.args[2] for event in events(t, "intrigue.announced") if event.args[0] == 1)
        assert price == max(0, cost - (level if type_ == kind else 0))
    t = duel(holds("blue", area=[card], auctoritas=1))
    assert refused(t, "blue: act activate").code == "nothing_to_activate"


# ---------------------------------------------------------------- votes and actions


@plays("purple_alignment", "cost_of_loyalty", "mandate_of_the_sword")
@pytest.mark.rule("BZ-INT-13", "BZ-INF-4", "BZ-INT-3", "BZ-INT-4")
@pytest.mark.parametrize("card", ["purple_alignment", "cost_of_loyalty", "mandate_of_the_sword"])
def test_bz_int_13_a_vote_changed(card: str) -> None:
    t = occasion("vote", card, nomisma=3)
    play(t, f"green: intrigue {card}; abstain")
    assert described(t)["option"] == 2
    assert (doxa(t, "blue"), doxa(t, "green")) == (12, 10)  # still blue's vote
    assert seat(t, "green")["area"] == [card]
    assert goods(t, "green") == {}
    t = duel(
        'phase = "vote"\n'
        + holds("blue", auctoritas=1, position="ii")  # the Chalice adds 2
        + holds("green", auctoritas=2, hand=[card], nomisma=3, position="iv")
    )
    play(t, "blue: vote 1 x3", f"green: intrigue {card}; vote 1 x2")
    assert described(t)["option"] == 2


@plays("day_of_sacred_silence", "day_of_sacred_silence_2", "iron_custody", "iron_custody_2")
@pytest.mark.rule("BZ-INT-14", "BZ-INT-5", "BZ-GAP-38")
@pytest.mark.parametrize("card", [row[0] for row in CARDS[3:7]])
def test_bz_int_14_an_action_lost(card: str) -> None:
    t = occasion("declare", card, nomisma=4, fides=1)
    play(t, f"green: intrigue {card}")
    assert goods(t, "blue") == {"auctoritas": 1}
    assert seat(t, "blue")["marked"] == []
    assert seat(t, "blue")["dynamis"] == 5
    assert seat(t, "green")["area"] == [card]
    assert waiting(t) == ["green"]  # blue's turn is over
    play(t, "green: act reset; end_turn", "blue: act activate")
    assert goods(t, "blue") == {"auctoritas": 1, "virtus": 1}


# ---------------------------------------------------------------- units

MOVES = [
    ("senatorial_appointment", "senator", "hippodrome"),
    ("pilgrimage", "monk", "church"),
    ("march_of_duty", "legionary", "fortification"),
    ("merchant_emissary", "caravan", "merchant"),
]
MAP = """
    units.thracia = { senator = 2, monk = 2, legionary = 2, caravan = 2 }
    units.italia = { hippodrome = 1, church = 1, fortification = 1, merchant = 1 }
"""


@plays(*[row[0] for row in MOVES])
@pytest.mark.rule("BZ-INT-15")
@pytest.mark.parametrize("card, two, one", MOVES)
def test_bz_int_15_three_units_of_the_type_moved(card: str, two: str, one: str) -> None:
    t = duel(MAP + holds("blue", hand=[card, "martin"], nomisma=4, fides=1))
    play(t, f"blue: intrigue {card}")
    assert sorted(offered(t, "blue", "move_unit")) == sorted([f"{two}@thracia", f"{one}@italia"])
    play(t, f"blue: move_unit {two}@thracia")
    assert not can(t, "blue: place_in thracia")
    play(t, "blue: place_in oriens", f"blue: move_unit {two}@thracia; place_in africa")
    play(t, f"blue: move_unit {one}@italia; place_in thracia")
    assert asked(t) == "Turn"  # three
    assert described(t)["units"]["oriens"] == {two: 1}
    assert described(t)["units"]["africa"] == {two: 1}
    assert one in described(t)["units"]["thracia"]
    assert seat(t, "blue")["area"] == [card]
    assert goods(t, "blue") == {"fides": 1}
    t = duel('phase = "scoring"\n' + MAP + holds("blue", hand=[card], nomisma=4))
    play(t, f"blue: intrigue {card}; move_unit {two}@thracia; place_in italia; done")  # fewer, at the end
    assert described(t)["units"]["italia"][two] == 1
    assert t.game.over


PLACES = [
    ("seal_of_appointment", ["senator", "hippodrome", "aqueduct"]),
    ("shepherds_of_the_faith", ["priest", "monk", "monastery", "church"]),
    ("recall_of_the_standard", ["legionary", "cataphract", "fortification", "siege_tower", "dromon"]),
    ("rise_of_the_agora", ["merchant", "merchant_ship", "caravan"]),
]


@plays(*[row[0] for row in PLACES])
@pytest.mark.rule("BZ-INT-16", "BZ-UNI-4")
@pytest.mark.parametrize("card, kinds", PLACES)
def test_bz_int_16_two_units_of_the_type_placed(card: str, kinds: list[str]) -> None:
    on_map = "units.oriens = { hagia_sophia = 1 }\n"  # the only one
    t = duel('phase = "scoring"\n' + on_map + holds("blue", hand=[card, "martin"], nomisma=6))
    play(t, f"blue: intrigue {card}")
    assert offered(t, "blue", "place_unit") == kinds
    play(t, f"blue: place_unit {kinds[0]}; place_in italia", f"blue: place_unit {kinds[1]}; place_in africa")
    assert described(t)["units"] == {"oriens": {"hagia_sophia": 1}, "italia": {kinds[0]: 1}, "africa": {kinds[1]: 1}}
    assert asked(t) == "LastIntrigue"
    assert goods(t, "blue") == {}


# ---------------------------------------------------------------- cards of others


@plays("assassination", "assassination_2")
@pytest.mark.rule("BZ-INT-17", "BZ-BAN-9", "BZ-GEN-16")
@pytest.mark.parametrize("card", ["assassination", "assassination_2"])
def test_bz_int_17_assassination(card: str) -> None:
    area = ["belisarius", "mundus", "bucellarii", "secret_archive"]
    rest = holds("green", area=area, bandon={"belisarius": ["bucellarii"]}) + holds("white", area=["martin"])
    t = table(3, rest + holds("blue", hand=[card, "sittas"], nomisma=7, area=["saint_sabas"]))
    play(t, f"blue: intrigue {card}")
    assert sorted(offered(t, "blue", "strike")) == sorted([*area, "martin"])  # any kind, but not his own
    play(t, "blue: strike belisarius")
    assert described(t)["removed"] == ["belisarius"]
    play(t, "green: rearrange bucellarii; join mundus; done")
    assert seat(t, "green")["bandon"] == {"mundus": ["bucellarii"]}
    assert sorted(seat(t, "blue")["area"]) == sorted(["saint_sabas", card])
    assert goods(t, "blue") == {}


@plays("seduction", "seduction_2")
@pytest.mark.rule("BZ-INT-18", "BZ-INT-19")
@pytest.mark.parametrize("card", ["seduction", "seduction_2"])
def test_bz_int_18_seduction(card: str) -> None:
    bandon = holds("green", area=["belisarius", "bucellarii"], bandon={"belisarius": ["bucellarii"]})
    t = duel(bandon + holds("blue", hand=[card], nomisma=3, area=["saint_sabas"], dynamis=1))
    play(t, f"blue: intrigue {card}; strike belisarius")
    assert seat(t, "green")["down"] == ["belisarius"]
    assert seat(t, "blue")["area"] == ["saint_sabas", card]
    play(t, "blue: act activate", "green: act activate")
    assert goods(t, "green") == {"virtus": 2}  # the Bucellarii alone
    t = duel('phase = "round_end"\n' + holds("green", area=["belisarius"], down=["belisarius"]))
    assert seat(t, "green")["down"] == []  # up again when the round ends


LOOT = [
    ("imperial_reserves", ("auctoritas", 2), ("civicus", 2)),
    ("spoils_of_war", ("virtus", 2), ("nomisma", 6)),
    ("episcopal_reserves", ("fides", 2), ("frumentum", 2)),
    ("craftsmens_stocks", ("lapis", 2), ("lignum", 2)),
]


@plays(*[row[0] for row in LOOT])
@pytest.mark.rule("BZ-INT-20", "BZ-GAP-49")
@pytest.mark.parametrize("card, one, other", LOOT)
@pytest.mark.parametrize("part", [1, 2])
def test_bz_int_20_loot_split(card: str, one: tuple[str, int], other: tuple[str, int], part: int) -> None:
    t = table(3, holds("blue", hand=[card, "martin"], nomisma=2))
    play(t, f"blue: intrigue {card}")
    assert offered(t, "blue", "choose_player") == ["green", "white"]
    play(t, "blue: choose_player white")
    refused(t, f"white: lay {one[0]} x{one[1] + 1}")
    play(t, f"white: lay {one[0]} x{one[1]}; lay {other[0]} x1", f"blue: take_part {part}")
    first, second = dict([one, (other[0], 1)]), {other[0]: other[1] - 1}
    assert goods(t, "blue") == (first if part == 1 else second)
    assert goods(t, "white") == (second if part == 1 else first)
    assert goods(t, "green") == {}
    assert seat(t, "blue")["area"] == [card]


# ---------------------------------------------------------------- cancelling


@plays("counterplot", "absolution", "loyal_guard", "bought_silence", "village_whispers")
@pytest.mark.rule("BZ-INT-6", "BZ-INT-7", "BZ-INT-11", "BZ-INT-12", "BZ-GAP-9")
@pytest.mark.parametrize("card", [row[0] for row in CARDS[23:28]])
def test_bz_int_6_an_intrigue_card_cancelled(card: str) -> None:
    t = occasion("intrigue", card, nomisma=3)
    play(t, f"green: intrigue {card}")
    assert described(t)["discard"] == ["secret_archive"]
    assert seat(t, "blue")["hand"] == []
    assert goods(t, "blue") == {"auctoritas": 1, "nomisma": 1}  # the cost stays paid
    assert seat(t, "blue")["area"] == ["martin"]
    assert (seat(t, "green")["area"], goods(t, "green")) == ([card], {})
    own = "counterplot" if card != "counterplot" else "absolution"  # a cancel card is cancelled itself
    t = duel(
        holds("blue", hand=["secret_archive", own], nomisma=5)
        + holds("green", hand=[card], nomisma=3)
        + 'deck = ["martin", "buzes", "mundus"]\n'
    )
    play(t, "blue: intrigue secret_archive")
    assert not can(t, f"blue: intrigue {own}")  # not one's own card
    play(t, f"green: intrigue {card}", f"blue: intrigue {own}")
    assert described(t)["discard"] == [card]
    assert seat(t, "blue")["hand"] == ["mundus", "buzes", "martin"]
    assert sorted(seat(t, "blue")["area"]) == sorted(["secret_archive", own])
    assert (goods(t, "blue"), goods(t, "green")) == ({}, {})


# ---------------------------------------------------------------- Victory, Defeat, Trial


@plays("triumphal_acclamation", "hymn_of_thanksgiving", "stolen_laurels")
@pytest.mark.rule("BZ-INT-21")
@pytest.mark.parametrize(
    "card, kind, cost, glory, left",
    [
        ("triumphal_acclamation", "own victory", 3, 3 + 3, {"auctoritas": 2, "civicus": 1}),
        ("hymn_of_thanksgiving", "own victory", 2, 3 + 1, {"auctoritas": 2, "civicus": 1, "fides": 1}),
        ("hymn_of_thanksgiving", "shared victory", 2, 1 + 1, {"fides": 1}),
        ("stolen_laurels", "shared victory", 5, 1, {"auctoritas": 2, "civicus": 1}),
        ("stolen_laurels", "other victory", 5, 0, {"auctoritas": 2, "civicus": 1}),
    ],
)
def test_bz_int_21_after_a_victory(card: str, kind: str, cost: int, glory: int, left: dict[str, int]) -> None:
    t = occasion(kind, card, nomisma=cost)
    play(t, f"green: intrigue {card}")
    assert doxa(t, "green") == 10 + glory
    assert goods(t, "green") == left
    assert seat(t, "green")["area"] == [card]
    assert goods(t, "blue") == ({} if kind == "own victory" else {"auctoritas": 2, "civicus": 1})


@pytest.mark.rule("BZ-INT-21", "BZ-KEI-7")
def test_bz_int_21_stolen_laurels_are_never_doubled() -> None:
    blue = holds("blue", fides=3, position="i")
    t = resolving("academy_of_athens", 1, blue, holds("green", hand=["stolen_laurels"], nomisma=5, position="iv"))
    skip(t)
    give(t, "blue", {"fides": 3})
    play(t, "green: intrigue stolen_laurels")
    assert goods(t, "green") == {"auctoritas": 2, "civicus": 1}


@plays("imperial_pardon", "plunder_in_the_confusion")
@pytest.mark.rule("BZ-INT-22", "BZ-COM-4")
@pytest.mark.parametrize(
    "card, kind, cost, left, blue",
    [
        ("imperial_pardon", "own penalty", 3, {"auctoritas": 4}, 11),
        ("plunder_in_the_confusion", "own penalty", 2, {"auctoritas": 1, "nomisma": 6}, 11),
        ("plunder_in_the_confusion", "other penalty", 2, {"auctoritas": 4, "nomisma": 6}, 7),
    ],
)
def test_bz_int_22_after_a_defeat(card: str, kind: str, cost: int, left: dict[str, int], blue: int) -> None:
    t = occasion(kind, card, nomisma=cost, auctoritas=4)
    play(t, f"green: intrigue {card}")
    assert outcome(t) == "failed"
    assert goods(t, "green") == left
    assert doxa(t, "blue") == blue
    assert seat(t, "green")["area"] == [card]


@plays("scapegoat")
@pytest.mark.rule("BZ-INT-22")
def test_bz_int_22_scapegoat() -> None:
    def defeat(**white: object) -> Table:
        t = resolving(
            "academy_of_athens",
            2,
            holds("blue", civicus=1, position="iv"),
            holds("green", hand=["scapegoat"], nomisma=4, auctoritas=3, position="i"),
            holds("white", civicus=1, auctoritas=3, position="iii", **white),
            holds("red", civicus=1, auctoritas=3, position="ii"),
            players=4,
        )
        skip(t)
        for name in ("green", "red", "white", "blue"):
            give(t, name, {"civicus": 1})
        play(t, "green: intrigue scapegoat")
        skip(t)
        return t

    t = defeat()
    assert offered(t, "green", "choose_player") == ["white", "red"]  # not blue, who has the Tunic
    play(t, "green: choose_player white")
    assert [goods(t, name) for name in ("green", "white", "red")] == [{"auctoritas": 3}, {}, {"auctoritas": 3}]
    t = defeat(hand=["imperial_pardon"], nomisma=3)  # who is hit may answer
    play(t, "green: choose_player white", "white: intrigue imperial_pardon")
    assert goods(t, "white") == {"auctoritas": 3}


@plays("golden_bribe", "packed_tribunal")
@pytest.mark.rule("BZ-INT-23", "BZ-TRI-4")
@pytest.mark.parametrize("card", ["golden_bribe", "packed_tribunal"])
def test_bz_int_23_a_bid_counts_2_more(card: str) -> None:
    t = trial(2, 1, holds("green", hand=[card], nomisma=2, lapis=1, position="iii"))
    play(t, f"green: intrigue {card}")
    assert (doxa(t, "blue"), doxa(t, "green")) == (10 + 3 + 2, 10 + 3)
    assert goods(t, "green") == {}
    t = trial(3, 1, holds("green", hand=[card], nomisma=2, lapis=1, position="iii"))
    play(t, f"green: intrigue {card}")
    assert asked(t) == "Favour"  # 3 and 3


@plays("false_relic")
@pytest.mark.rule("BZ-INT-23", "BZ-TRI-4")
@pytest.mark.parametrize("bid, own, blue, green", [(2, 1, 0, 3), (1, 1, 0, 3), (4, 1, 3, 2), (2, 0, 0, 0)])
def test_bz_int_23_a_bid_counts_2_less(bid: int, own: int, blue: int, green: int) -> None:
    t = trial(bid, own, holds("green", hand=["false_relic"], nomisma=2, lapis=own, position="iii"))
    play(t, "green: intrigue false_relic")
    assert (doxa(t, "blue"), doxa(t, "green")) == (10 + 3 + blue, 10 + green)
    assert seat(t, "green")["area"] == ["false_relic"]


# ---------------------------------------------------------------- in one's own turn


@plays("confiscation")
@pytest.mark.rule("BZ-INT-24", "BZ-INT-3")
@pytest.mark.parametrize("victim, taken", [("green", 6), ("white", 4)])
def test_bz_int_24_confiscation(victim: str, taken: int) -> None:
    others = holds("green", nomisma=9) + holds("white", nomisma=4) + holds("red", fides=1)
    t = table(4, others + holds("blue", hand=["confiscation", "martin"], nomisma=3))
    play(t, "blue: intrigue confiscation")
    assert offered(t, "blue", "choose_player") == ["green", "white"]
    play(t, f"blue: choose_player {victim}")
    assert goods(t, "blue") == {"nomisma": taken}
    assert seat(t, victim)["nomisma"] == {"green": 9, "white": 4}[victim] - taken


@plays("requisition_of_the_villages")
@pytest.mark.rule("BZ-INT-24", "BZ-GEN-15")
def test_bz_int_24_requisition() -> None:
    others = holds("green", fides=1, lapis=1) + holds("white", nomisma=4) + holds("red", virtus=2)
    t = table(4, others + holds("blue", hand=["requisition_of_the_villages", "martin"], nomisma=4))
    play(t, "blue: intrigue requisition_of_the_villages")
    assert waiting(t) == ["green"]
    play(t, "green: give lapis")
    assert goods(t, "blue") == {"lapis": 1, "virtus": 1}
    assert [goods(t, name) for name in ("green", "white", "red")] == [{"fides": 1}, {"nomisma": 4}, {"virtus": 1}]


@plays("secret_archive")
@pytest.mark.rule("BZ-INT-24", "BZ-INT-1", "BZ-INT-4")
def test_bz_int_24_secret_archive_before_between_and_after() -> None:
    deck = 'deck = ["mundus", "buzes", "sittas"]\n'
    own = holds("blue", hand=["secret_archive", "martin"], nomisma=5)
    for lines in (
        ["blue: intrigue secret_archive"],
        ["blue: act play; play martin; intrigue secret_archive"],
        ["blue: act play; play martin; done; intrigue secret_archive"],
    ):
        t = duel(deck + own)
        play(t, *lines)
        assert [card for card in seat(t, "blue")["hand"] if card != "martin"] == ["mundus", "buzes", "sittas"]
        assert seat(t, "blue")["area"][-1] == "secret_archive"
        assert seat(t, "blue")["dynamis"] == (6 if len(lines[0]) < 40 else 5)
