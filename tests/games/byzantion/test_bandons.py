"""Forming Bandons, and activating them."""

import pytest
from tests.games.byzantion.table import (
    asked,
    can,
    described,
    duel,
    goods,
    idle_until,
    offered,
    play,
    refused,
    seat,
    waiting,
)

from quadriga.engine.table import Table


def position(area: str, bandon: str = "", marked: str = "", down: str = "", more: str = "") -> str:
    """Blue with Nomisma enough, one card to play and one to keep, and these cards in play."""
    return f"""
        seat.blue.nomisma = 30
        seat.blue.hand = ["martin", "jacob_baradaeus"]
        seat.blue.area = [{area}]
        seat.blue.bandon = {{ {bandon} }}
        seat.blue.marked = [{marked}]
        seat.blue.down = [{down}]
        {more}
    """


def reorganising(area: str, bandon: str = "", marked: str = "", down: str = "") -> Table:
    """Blue has played Martin by himself and may rearrange his Bandons."""
    t = duel(position(area, bandon, marked, down))
    play(t, "blue: act play; play martin")
    if asked(t) == "Placement":
        play(t, "blue: alone")
    play(t, "blue: done")
    return t


# ---------------------------------------------------------------- what a Bandon is


@pytest.mark.rule("BZ-BAN-1", "BZ-BAN-4", "BZ-BAN-5")
def test_bz_ban_1_who_leads_who_follows_and_who_is_loose() -> None:
    t = duel(position('"belisarius", "tribonian", "mundus", "bucellarii"', 'belisarius = ["tribonian"]'))
    play(t, "blue: act activate")
    # Mundus is a Bandon of one, Bucellarii a loose card; Tribonian follows and leads nothing.
    assert sorted(offered(t, "blue", "activate")) == ["belisarius", "bucellarii", "mundus"]


@pytest.mark.rule("BZ-BAN-1", "BZ-BAN-2")
def test_bz_ban_2_followers_share_a_type_with_the_leader() -> None:
    t = reorganising('"mundus", "severus_of_antioch", "bucellarii", "deacons_of_the_great_church"')
    play(t, "blue: rearrange bucellarii")
    assert sorted(offered(t, "blue", "join")) == ["martin", "mundus"]
    reason = refused(t, "blue: join severus_of_antioch")
    assert (reason.code, reason.rules) == ("no_room", ["BZ-BAN-2", "BZ-BAN-3", "BZ-BAN-8"])
    play(t, "blue: join mundus; rearrange deacons_of_the_great_church")
    assert offered(t, "blue", "join") == ["severus_of_antioch"]
    play(t, "blue: join severus_of_antioch")
    assert seat(t, "blue")["bandon"] == {
        "mundus": ["bucellarii"],
        "severus_of_antioch": ["deacons_of_the_great_church"],
    }


@pytest.mark.rule("BZ-BAN-2")
def test_bz_ban_2_no_bandon_without_a_hero_and_none_with_an_intrigue_card() -> None:
    t = duel(position('"bucellarii", "herul_foederati", "imperial_reserves", "tribonian", "john_the_cappadocian"'))
    play(t, "blue: act play; play jacob_baradaeus; done")
    assert sorted(offered(t, "blue", "rearrange")) == ["john_the_cappadocian", "tribonian"]
    assert not can(t, "blue: rearrange imperial_reserves")  # a Palatina card as those two
    assert refused(t, "blue: rearrange bucellarii").code == "nowhere_to_go"


@pytest.mark.rule("BZ-BAN-2", "BZ-BAN-4")
def test_bz_ban_4_a_hero_who_follows_leads_nobody() -> None:
    t = reorganising('"mundus", "buzes", "bucellarii"', 'mundus = ["buzes"]')
    play(t, "blue: rearrange bucellarii")
    assert sorted(offered(t, "blue", "join")) == ["martin", "mundus"]
    play(t, "blue: join martin")
    assert seat(t, "blue")["bandon"] == {"mundus": ["buzes"], "martin": ["bucellarii"]}


@pytest.mark.rule("BZ-BAN-4")
def test_bz_ban_4_a_card_is_in_one_bandon_only() -> None:
    t = reorganising('"mundus", "buzes", "bucellarii"', 'mundus = ["bucellarii"]')
    assert refused(t, "blue: rearrange mundus").code == "has_followers"
    play(t, "blue: rearrange bucellarii; join buzes")
    assert seat(t, "blue")["bandon"] == {"buzes": ["bucellarii"]}
    play(t, "blue: rearrange mundus; join buzes")
    assert seat(t, "blue")["bandon"] == {"buzes": ["mundus", "bucellarii"]}


@pytest.mark.rule("BZ-BAN-3")
@pytest.mark.parametrize(
    "leader, followers, card, fits",
    [
        ("peter_the_patrician", [], "notaries_of_the_consistory", True),
        ("peter_the_patrician", ["notaries_of_the_consistory"], "praetorian_clerks", False),
        # Belisarius: Stratiotika 3, Palatina 2
        ("belisarius", ["bucellarii", "herul_foederati"], "hunnic_horse_archers", True),
        ("belisarius", ["bucellarii", "herul_foederati", "hunnic_horse_archers"], "isaurian_spearmen", False),
        ("belisarius", ["bucellarii", "herul_foederati", "hunnic_horse_archers"], "tribonian", True),
        ("belisarius", ["tribonian", "notaries_of_the_consistory"], "praetorian_clerks", False),
        ("belisarius", ["tribonian", "notaries_of_the_consistory"], "bucellarii", True),
        # Excubitors and Couriers have both types: they go where there is room, also afterwards
        ("belisarius", ["bucellarii", "herul_foederati", "excubitors"], "hunnic_horse_archers", True),
        ("belisarius", ["bucellarii", "herul_foederati", "hunnic_horse_archers", "excubitors"], "tribonian", True),
        (
            "belisarius",
            ["bucellarii", "herul_foederati", "hunnic_horse_archers", "excubitors"],
            "couriers_of_the_cursus_publicus",
            True,
        ),
        (
            "belisarius",
            ["bucellarii", "herul_foederati", "excubitors", "couriers_of_the_cursus_publicus", "tribonian"],
            "narses",
            False,
        ),
        ("narses", ["excubitors", "tribonian", "notaries_of_the_consistory"], "praetorian_clerks", False),
        ("narses", ["excubitors", "tribonian", "notaries_of_the_consistory"], "bucellarii", True),
    ],
)
def test_bz_ban_3_as_many_followers_of_a_type_as_the_level(
    leader: str, followers: list[str], card: str, fits: bool
) -> None:
    names = ", ".join(f'"{name}"' for name in followers)
    t = duel(position(f'"{leader}", "{card}", {names}', f"{leader} = [{names}]"))
    play(t, "blue: act play; play jacob_baradaeus; done")
    assert (card in offered(t, "blue", "rearrange")) is fits
    if fits:
        play(t, f"blue: rearrange {card}; join {leader}")
        assert sorted(seat(t, "blue")["bandon"][leader]) == sorted([*followers, card])


@pytest.mark.rule("BZ-BAN-6")
def test_bz_ban_6_a_card_just_played_joins_at_once() -> None:
    t = duel(
        position(
            '"mundus", "buzes", "severus_of_antioch", "bucellarii", "herul_foederati"',
            'buzes = ["bucellarii", "herul_foederati"]',
        )
    )
    play(t, "blue: act play; play martin")
    assert asked(t) == "Placement"
    assert offered(t, "blue", "join") == ["mundus"]  # Buzes has his two; Severus is of another type
    play(t, "blue: join mundus")
    assert seat(t, "blue")["bandon"]["mundus"] == ["martin"]


@pytest.mark.rule("BZ-BAN-6", "BZ-BAN-8")
def test_bz_ban_6_not_a_bandon_with_a_dynamis_on_it() -> None:
    t = duel(position('"mundus", "buzes"', marked='"mundus"'))
    play(t, "blue: act play; play martin")
    assert offered(t, "blue", "join") == ["buzes"]


# ---------------------------------------------------------------- reorganising


@pytest.mark.rule("BZ-BAN-7")
def test_bz_ban_7_freely_at_the_end_of_an_own_play_action() -> None:
    t = reorganising('"belisarius", "mundus", "bucellarii", "tribonian"', 'belisarius = ["bucellarii", "tribonian"]')
    purse = goods(t, "blue")
    play(t, "blue: rearrange bucellarii; join mundus; rearrange tribonian; alone; rearrange martin; join mundus")
    play(t, "blue: rearrange belisarius; join tribonian")
    assert seat(t, "blue")["bandon"] == {"mundus": ["martin", "bucellarii"], "tribonian": ["belisarius"]}
    play(t, "blue: done")
    assert goods(t, "blue") == purse
    assert asked(t) == "Turn"


@pytest.mark.rule("BZ-BAN-7")
@pytest.mark.parametrize(
    "action", ["act reset", "act draw; draw 1", "act sell; sell fides; done", "act buy; buy lapis; done"]
)
def test_bz_ban_7_at_no_other_time(action: str) -> None:
    more = 'market = ["lapis"]\nseat.blue.auctoritas = 1\nseat.blue.fides = 1'
    t = duel(position('"mundus", "bucellarii"', more=more))
    assert refused(t, "blue: rearrange bucellarii").rules == ["BZ-BAN-7"]
    play(t, f"blue: {action}")
    assert asked(t) == "Turn"
    assert refused(t, "blue: rearrange bucellarii").rules == ["BZ-BAN-7"]


@pytest.mark.rule("BZ-BAN-7", "BZ-AVT-5")
def test_bz_ban_7_everybody_at_the_end_of_the_round_when_markers_are_gone() -> None:
    t = duel("""
        seat.blue = { dynamis = 1, area = ["mundus", "bucellarii"] }
        seat.green = { dynamis = 0, area = ["sittas", "herul_foederati"] }
    """)
    play(t, "blue: act activate; activate mundus")
    idle_until(t, "Reorganising")
    assert described(t)["round"] == 2
    assert waiting(t) == ["blue", "green"]
    assert seat(t, "blue")["marked"] == []
    play(t, "green: rearrange herul_foederati; done", "blue: rearrange bucellarii; done")
    assert seat(t, "green")["bandon"] == {"sittas": ["herul_foederati"]}
    assert seat(t, "blue")["bandon"] == {"mundus": ["bucellarii"]}


@pytest.mark.rule("BZ-BAN-8")
def test_bz_ban_8_nothing_joins_or_leaves_what_is_marked() -> None:
    t = reorganising(
        '"mundus", "buzes", "bucellarii", "herul_foederati", "hunnic_horse_archers"',
        'mundus = ["bucellarii"]',
        '"mundus", "bucellarii", "herul_foederati"',
    )
    for card in ("mundus", "bucellarii", "herul_foederati"):
        reason = refused(t, f"blue: rearrange {card}")
        assert reason.code == "card_marked"
        assert "BZ-BAN-8" in reason.rules
    play(t, "blue: rearrange hunnic_horse_archers")
    assert sorted(offered(t, "blue", "join")) == ["buzes", "martin"]  # Mundus has room, but a Dynamis on him


# ---------------------------------------------------------------- cards removed and turned face down


def struck(card: str, target: str, area: str, bandon: str, marked: str = "") -> Table:
    """In green's turn he plays an Intrigue card against one of blue's cards."""
    t = duel(f"""
        active = "green"
        seat.blue = {{ area = [{area}], bandon = {{ {bandon} }}, marked = [{marked}] }}
        seat.green = {{ nomisma = 7, hand = ["{card}", "narses"] }}
    """)
    play(t, f"green: intrigue {card}; strike {target}")
    return t


@pytest.mark.rule("BZ-BAN-9")
def test_bz_ban_9_bandons_are_formed_anew_at_once() -> None:
    t = struck(
        "assassination", "belisarius", '"belisarius", "bucellarii", "mundus"', 'belisarius = ["bucellarii", "mundus"]'
    )
    assert described(t)["removed"] == ["belisarius"]
    assert seat(t, "blue")["bandon"] == {}
    assert (waiting(t), asked(t)) == (["blue"], "Reorganising")
    play(t, "blue: rearrange bucellarii; join mundus; done")
    assert seat(t, "blue")["bandon"] == {"mundus": ["bucellarii"]}
    assert waiting(t) == ["green"]


@pytest.mark.rule("BZ-BAN-9")
def test_bz_ban_9_what_is_not_formed_anew_falls_apart() -> None:
    t = struck(
        "assassination", "belisarius", '"belisarius", "bucellarii", "mundus"', 'belisarius = ["bucellarii", "mundus"]'
    )
    play(t, "blue: done", "green: act reset; end_turn", "blue: act activate")
    assert sorted(offered(t, "blue", "activate")) == ["bucellarii", "mundus"]


@pytest.mark.rule("BZ-BAN-9")
def test_bz_ban_9_a_bandon_that_was_marked_stays_marked() -> None:
    t = struck(
        "assassination",
        "belisarius",
        '"belisarius", "bucellarii", "tribonian", "mundus", "herul_foederati"',
        'belisarius = ["bucellarii", "tribonian"]',
        '"belisarius", "bucellarii", "tribonian"',
    )
    assert sorted(seat(t, "blue")["marked"]) == ["bucellarii", "tribonian"]
    assert offered(t, "blue", "rearrange") == ["herul_foederati"]
    assert refused(t, "blue: rearrange bucellarii").code == "card_marked"  # not to be combined with Mundus
    play(t, "blue: done", "green: act reset; end_turn", "blue: act activate")
    assert sorted(offered(t, "blue", "activate")) == ["herul_foederati", "mundus"]


@pytest.mark.rule("BZ-BAN-9", "BZ-BAN-1")
def test_bz_ban_9_a_follower_or_a_lone_hero_was_part_of_a_bandon_too() -> None:
    t = struck("assassination", "bucellarii", '"mundus", "bucellarii", "martin"', 'mundus = ["bucellarii"]')
    assert (waiting(t), asked(t)) == (["blue"], "Reorganising")
    t = struck("assassination", "buzes", '"mundus", "buzes", "herul_foederati"', "")
    assert (waiting(t), asked(t)) == (["blue"], "Reorganising")


@pytest.mark.rule("BZ-BAN-9", "BZ-BAN-7")
def test_bz_ban_9_not_for_a_loose_card() -> None:
    t = struck("assassination", "bucellarii", '"mundus", "bucellarii", "martin"', "")
    assert waiting(t) == ["green"]


@pytest.mark.rule("BZ-BAN-10")
def test_bz_ban_10_a_face_down_leader_holds_his_bandon_together() -> None:
    t = struck(
        "seduction",
        "john_troglita",
        '"john_troglita", "bucellarii", "limitanei_of_dara"',
        'john_troglita = ["bucellarii", "limitanei_of_dara"]',
    )
    assert seat(t, "blue")["bandon"] == {"john_troglita": ["bucellarii", "limitanei_of_dara"]}
    play(t, "green: act reset; end_turn", "blue: act activate", "green: pass")
    assert goods(t, "blue") == {"virtus": 3, "lapis": 1}  # nothing of John, neither product nor the 2 Nomisma
    assert len(seat(t, "blue")["marked"]) == 3


@pytest.mark.rule("BZ-BAN-10")
def test_bz_ban_10_a_face_down_card_is_not_moved() -> None:
    t = reorganising(
        '"mundus", "buzes", "bucellarii", "sittas"', 'mundus = ["bucellarii"]', down='"bucellarii", "sittas"'
    )
    for card in ("bucellarii", "sittas"):
        reason = refused(t, f"blue: rearrange {card}")
        assert reason.code == "card_down"
        assert "BZ-BAN-10" in reason.rules


# ---------------------------------------------------------------- activating


@pytest.mark.rule("BZ-AVT-1", "BZ-AVT-2", "BZ-AVT-3")
def test_bz_avt_2_everything_the_cards_show() -> None:
    t = duel("""
        seat.blue.hand = ["martin"]
        seat.blue.area = ["belisarius", "bucellarii", "tribonian", "wine_merchants_of_gaza"]
        seat.blue.bandon = { belisarius = ["bucellarii", "tribonian"] }
        seat.green.dynamis = 0
    """)
    play(t, "blue: act activate; activate belisarius")
    assert goods(t, "blue") == {"auctoritas": 2, "civicus": 1, "virtus": 4}
    assert seat(t, "blue")["marked"] == ["tribonian", "belisarius", "bucellarii"]
    assert seat(t, "blue")["dynamis"] == 5
    play(t, "blue: end_turn; act activate")
    assert offered(t, "blue", "activate") == ["wine_merchants_of_gaza"]
    play(t, "blue: activate wine_merchants_of_gaza")
    assert goods(t, "blue") == {"auctoritas": 2, "civicus": 1, "virtus": 4, "frumentum": 1, "nomisma": 2}
    play(t, "blue: end_turn")
    assert refused(t, "blue: act activate").code == "nothing_to_activate"


@pytest.mark.rule("BZ-AVT-2", "BZ-BAN-10")
def test_bz_avt_2_nothing_from_a_card_face_down() -> None:
    t = duel("""
        seat.blue.area = ["mundus", "bucellarii", "herul_foederati"]
        seat.blue.bandon = { mundus = ["bucellarii", "herul_foederati"] }
        seat.blue.down = ["bucellarii"]
    """)
    play(t, "blue: act activate; activate mundus")
    assert goods(t, "blue") == {"virtus": 2, "lapis": 1}


@pytest.mark.rule("BZ-AVT-3")
def test_bz_avt_3_not_twice_in_a_round() -> None:
    t = duel(position('"mundus", "bucellarii", "herul_foederati"', marked='"mundus"'))
    play(t, "blue: act activate")
    reason = refused(t, "blue: activate mundus")
    assert reason.code == "card_marked"
    assert "BZ-AVT-3" in reason.rules


@pytest.mark.rule("BZ-AVT-3", "BZ-AVT-4", "BZ-CLA-4")
def test_bz_avt_4_no_marker_without_dynamis() -> None:
    t = duel("""
        seat.blue.nomisma = 6
        seat.blue.hand = ["ecclesiastical_escort", "tribonian"]
        seat.blue.area = ["bucellarii", "herul_foederati"]
        seat.blue.marked = ["herul_foederati"]
        seat.green.dynamis = 0
    """)
    play(t, "blue: act play; play ecclesiastical_escort; done; act activate")
    assert not can(t, "blue: activate herul_foederati")
    play(t, "blue: activate bucellarii")
    assert goods(t, "blue") == {"virtus": 2}
    assert seat(t, "blue")["marked"] == ["herul_foederati"]
    assert seat(t, "blue")["dynamis"] == 5
    play(t, "blue: end_turn; act activate; activate bucellarii")
    assert goods(t, "blue") == {"virtus": 4}
    assert "bucellarii" in seat(t, "blue")["marked"]


@pytest.mark.rule("BZ-AVT-5")
def test_bz_avt_5_markers_leave_at_the_end_of_the_action_phase() -> None:
    t = duel("""
        event = "academy_of_athens"
        seat.blue = { fides = 1, dynamis = 1, area = ["bucellarii", "mundus"], marked = ["mundus"] }
        seat.green = { dynamis = 1, hand = ["narses"] }
    """)
    play(t, "blue: act activate")
    assert sorted(seat(t, "blue")["marked"]) == ["bucellarii", "mundus"]
    play(t, "green: act reset; end_turn")
    assert asked(t) == "Contribution"
    assert seat(t, "blue")["marked"] == []


@pytest.mark.rule("BZ-AVT-6")
def test_bz_avt_6_no_follower_alone() -> None:
    t = duel(position('"mundus", "bucellarii", "herul_foederati"', 'mundus = ["bucellarii"]'))
    play(t, "blue: act activate")
    reason = refused(t, "blue: activate bucellarii")
    assert reason.code == "only_with_bandon"
    assert "BZ-AVT-6" in reason.rules


@pytest.mark.rule("BZ-AVT-7")
@pytest.mark.parametrize(
    "down, gained, drawn",
    [
        ("", {"virtus": 1, "fides": 2, "lignum": 1, "frumentum": 1, "nomisma": 2}, ["martin"]),
        ('"romanos_the_melodist"', {"virtus": 1, "fides": 1, "lignum": 1, "frumentum": 1, "nomisma": 2}, []),
        ('"john_troglita"', {"fides": 2, "frumentum": 1}, ["martin"]),
    ],
)
def test_bz_avt_7_heroes_in_the_bandon_face_up(down: str, gained: dict[str, int], drawn: list[str]) -> None:
    """Romanos draws a card, John Troglita gains 2 Nomisma, each once; both follow Saint Sabas."""
    t = duel(f"""
        deck = ["martin"]
        seat.blue.area = ["saint_sabas", "romanos_the_melodist", "john_troglita"]
        seat.blue.bandon = {{ saint_sabas = ["romanos_the_melodist", "john_troglita"] }}
        seat.blue.down = [{down}]
    """)
    play(t, "blue: act activate; activate saint_sabas")
    assert goods(t, "blue") == gained
    assert seat(t, "blue")["hand"] == drawn


@pytest.mark.rule("BZ-AVT-7")
def test_bz_avt_7_not_for_another_bandon() -> None:
    t = duel('seat.blue.area = ["saint_sabas", "romanos_the_melodist", "john_troglita"]')
    play(t, "blue: act activate; activate saint_sabas")
    assert goods(t, "blue") == {"fides": 1, "frumentum": 1}
    assert seat(t, "blue")["hand"] == []
