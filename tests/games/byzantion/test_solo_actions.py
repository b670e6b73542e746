"""Actions of a lone emperor, what he may do besides, and cards that work otherwise for him."""

import pytest
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
    solo,
    state,
)

from quadriga.engine.table import Table

RICH = "auctoritas = 3, civicus = 2, virtus = 3, fides = 2, lapis = 4, lignum = 4, frumentum = 3"
ALL = "auctoritas = 9, civicus = 9, virtus = 9, fides = 9, lapis = 9, lignum = 9, frumentum = 9"


def emperor(blue: str, more: str = "", event: str = "the_long_walls") -> Table:
    """Round 2 of 3, with an event that asks for nothing used here."""
    return solo(f"""
        events = ["", "{event}", "sinai_fortified"]
        round = 2
        {more}
        seat.blue = {{ {blue} }}
    """)


def drawn(t: Table) -> int:
    return len(events(t, "card.drawn"))


# ---------------------------------------------------------------- actions


@pytest.mark.rule("BZ-SOL-17")
@pytest.mark.parametrize(
    "line",
    [
        "act draw; draw 1",
        "act play; play bucellarii; alone; done; done",
        "act activate; activate sittas",
        "act sell; sell virtus; done",
        "act buy; buy lignum; done",
        "act reset",
        "act build; build legionary; place-in italia; done",
    ],
)
def test_bz_sol_17_every_action_costs_one_dynamis_again_and_again(line: str) -> None:
    hand = '["bucellarii", "herul_foederati"]'
    t = emperor(f"{RICH}, nomisma = 30, hand = {hand}, area = ['sittas', 'mundus']", 'market = ["lapis", "lignum"]')
    play(t, f"blue: {line}")
    assert (seat(t, "blue")["dynamis"], asked(t)) == (3, "SoloActions")
    again = {"buy lignum": "buy lapis", "activate sittas": "activate mundus", "play bucellarii": "play herul"}
    again["sell virtus"] = "sell frumentum"
    for first, second in again.items():
        line = line.replace(first, second)
    play(t, f"blue: {line}")
    assert (seat(t, "blue")["dynamis"], asked(t)) == (2, "SoloActions")


@pytest.mark.rule("BZ-SOL-17")
def test_bz_sol_17_he_may_stop_early_and_has_to_without_dynamis() -> None:
    t = emperor(RICH)
    play(t, "blue: stop")
    assert described(t)["round"] == 3
    t = emperor(f"{RICH}, dynamis = 1")
    assert offered(t, "blue", "act") == ["draw", "sell", "reset", "build"]
    play(t, "blue: act reset")
    assert (offered(t, "blue", "act"), described(t)["round"]) == ([], 2)
    assert can(t, "blue: reveal 3")  # what costs no Dynamis is still possible


@pytest.mark.rule("BZ-SOL-17")
def test_bz_sol_17_an_action_must_be_possible() -> None:
    t = emperor("doxa = 9")
    assert offered(t, "blue", "act") == ["reset"]
    assert refused(t, "blue: act build").code == "nothing_to_build"
    reason = refused(duel("seat.blue.nomisma = 9"), "blue: act build")
    assert (reason.code, reason.rules) == ("solo_only", ["BZ-SOL-17"])


@pytest.mark.rule("BZ-SOL-18")
def test_bz_sol_18_one_action_sells_or_buys() -> None:
    t = emperor("virtus = 1, lapis = 1, nomisma = 9", 'market = ["civicus", "lignum"]')
    play(t, "blue: act sell; sell virtus")  # third slot: 4
    assert not can(t, "blue: buy civicus")
    play(t, "blue: done; act buy; buy civicus")
    assert not can(t, "blue: sell lapis")
    play(t, "blue: done")
    assert goods(t, "blue") == {"civicus": 1, "lapis": 1, "nomisma": 9 + 4 - 2}
    assert seat(t, "blue")["dynamis"] == 2
    assert described(t)["market"] == ["lignum", "virtus"]


# ---------------------------------------------------------------- building


@pytest.mark.rule("BZ-SOL-3", "BZ-SOL-19")
@pytest.mark.parametrize(
    ("unit", "cost", "doxa"),
    [
        ("legionary", {"virtus": 1, "frumentum": 1}, 2),
        ("cataphract", {"virtus": 2, "frumentum": 1}, 3),
        ("fortification", {"virtus": 1, "lapis": 3, "lignum": 1}, 5),
        ("siege_tower", {"virtus": 1, "lignum": 3}, 4),
        ("dromon", {"virtus": 2, "lignum": 2}, 4),
        ("priest", {"civicus": 1, "fides": 1}, 2),
        ("monk", {"fides": 1, "frumentum": 1}, 2),
        ("monastery", {"fides": 2, "lapis": 2}, 4),
        ("church", {"fides": 2, "lapis": 2, "lignum": 1}, 5),
        ("hagia_sophia", {"civicus": 1, "fides": 4, "lapis": 4, "lignum": 1}, 10),
        ("senator", {"auctoritas": 1, "civicus": 1}, 2),
        ("hippodrome", {"civicus": 2, "lapis": 2, "lignum": 1}, 5),
        ("aqueduct", {"civicus": 2, "lapis": 3}, 5),
        ("merchant", {"civicus": 1, "frumentum": 1}, 2),
        ("merchant_ship", {"lignum": 2, "frumentum": 1}, 3),
        ("caravan", {"lignum": 1, "frumentum": 2}, 3),
    ],
)
def test_bz_sol_19_what_every_unit_costs_and_gives(unit: str, cost: dict[str, int], doxa: int) -> None:
    held = ", ".join(f"{good} = {number}" for good, number in cost.items())
    t = emperor(f"doxa = 10, {held}")
    play(t, f"blue: act build; build {unit}; place-in africa; done")
    assert (goods(t, "blue"), seat(t, "blue")["doxa"]) == ({}, 10 + doxa)
    assert described(t)["units"] == {"africa": {unit: 1}}
    for good, number in cost.items():  # one less of anything is not enough
        t = emperor(f"nomisma = 50, {held}".replace(f"{good} = {number}", f"{good} = {number - 1}"))
        if can(t, "blue: act build"):
            play(t, "blue: act build")
            reason = refused(t, f"blue: build {unit}")
            assert (reason.code, reason.rules) == ("cannot_pay_unit", ["BZ-SOL-19"])


@pytest.mark.rule("BZ-SOL-19")
def test_bz_sol_19_any_number_at_least_one_in_any_territories_whatever_the_event() -> None:
    t = emperor(ALL)
    play(t, "blue: act build")
    assert not can(t, "blue: done")  # at least one
    for unit, place in (("monk", "thracia"), ("monk", "illyricum"), ("dromon", "oriens"), ("senator", "italia")):
        play(t, f"blue: build {unit}; place-in {place}")
    play(t, "blue: build caravan")
    assert offered(t, "blue", "place_in") == ["thracia", "illyricum", "italia", "africa", "aegyptus", "oriens"]
    play(t, "blue: place-in aegyptus; done")
    assert described(t)["units"] == {
        "thracia": {"monk": 1},
        "illyricum": {"monk": 1},
        "italia": {"senator": 1},
        "aegyptus": {"caravan": 1},
        "oriens": {"dromon": 1},
    }
    assert (seat(t, "blue")["dynamis"], seat(t, "blue")["doxa"]) == (3, 10 + 2 + 2 + 4 + 2 + 3)


@pytest.mark.rule("BZ-SOL-19")
def test_bz_sol_19_there_are_only_so_many_miniatures() -> None:
    t = emperor(ALL, "units.italia = { dromon = 2, hagia_sophia = 1 }")
    play(t, "blue: act build; build dromon; place-in africa")
    for unit in ("dromon", "hagia_sophia"):
        reason = refused(t, f"blue: build {unit}")
        assert (reason.code, reason.rules) == ("no_miniatures", ["BZ-SOL-19"])
    assert can(t, "blue: build monastery")


@pytest.mark.rule("BZ-SOL-20")
def test_bz_sol_20_one_move_for_each_unit_built_and_no_doxa_for_it() -> None:
    t = emperor(RICH + ", doxa = 10", "units.italia = { monk = 2 }\nunits.africa = { church = 1 }")
    play(t, "blue: act build")
    assert not can(t, "blue: move-unit monk@italia")  # nothing built yet
    play(t, "blue: build legionary; place-in oriens; move-unit monk@italia")
    assert offered(t, "blue", "place_in") == ["thracia", "illyricum", "africa", "aegyptus", "oriens"]
    play(t, "blue: place-in oriens")
    assert not can(t, "blue: move-unit monk@italia")  # one built, one moved
    play(t, "blue: build monk; place-in thracia; build siege_tower; place-in thracia")
    play(t, "blue: move-unit church@africa; place-in thracia; done")  # the third move is not wanted
    assert described(t)["units"] == {
        "thracia": {"monk": 1, "siege_tower": 1, "church": 1},
        "italia": {"monk": 1},
        "oriens": {"legionary": 1, "monk": 1},
    }
    assert seat(t, "blue")["doxa"] == 10 + 2 + 2 + 4
    play(t, "blue: act build; build legionary; place-in oriens; move-unit monk@italia; place-in africa")
    assert not can(t, "blue: move-unit church@thracia")  # and not kept for later
    assert seat(t, "blue")["doxa"] == 10 + 2 + 2 + 4 + 2


# ---------------------------------------------------------------- without Dynamis


@pytest.mark.rule("BZ-SOL-21")
def test_bz_sol_21_three_auctoritas_reveal_any_future_event() -> None:
    t = solo("round = 2\nseat.blue = { auctoritas = 7, dynamis = 0 }")
    assert described(t)["shown"] == [1, 2]
    assert offered(t, "blue", "reveal") == ["3", "4", "5", "6", "7"]
    play(t, "blue: reveal 6; reveal 3")
    assert (described(t)["shown"], goods(t, "blue")) == ([1, 2, 3, 6], {"auctoritas": 1})
    reason = refused(t, "blue: reveal 4")
    assert (reason.code, reason.rules, reason.params["need"]) == ("not_enough", ["BZ-SOL-21"], 3)
    assert not can(t, "blue: reveal 3")
    assert described(t)["round"] == 2


@pytest.mark.rule("BZ-SOL-21")
def test_bz_sol_21_in_the_middle_of_an_action_too() -> None:
    t = solo("round = 2\nseat.blue = { auctoritas = 4, nomisma = 20 }")
    play(t, "blue: act buy; buy lapis; reveal 7; buy virtus; done")
    assert (described(t)["shown"], seat(t, "blue")["dynamis"]) == ([1, 2, 7], 3)


@pytest.mark.rule("BZ-SOL-22")
def test_bz_sol_22_one_auctoritas_on_a_card_of_the_offer() -> None:
    t = solo("round = 2\nseat.blue = { auctoritas = 2, dynamis = 0 }")
    first, second, third = described(t)["offer"][:3]
    play(t, f"blue: reserve {second}")
    assert (goods(t, "blue"), described(t)["reserved"]) == ({"auctoritas": 1}, [second])
    reason = refused(t, f"blue: reserve {second}")
    assert (reason.code, reason.rules) == ("reserved_before", ["BZ-SOL-22"])
    play(t, f"blue: reserve {third}")
    reason = refused(t, f"blue: reserve {first}")
    assert (reason.code, reason.rules, reason.params["need"]) == ("not_enough", ["BZ-SOL-22"], 1)
    play(t, "blue: stop")
    assert described(t)["offer"][1:3] == [second, third]
    assert first in described(t)["discard"]


@pytest.mark.rule("BZ-SOL-22", "BZ-SOL-26")
def test_bz_sol_22_a_reserved_card_that_is_taken_gives_nothing_back() -> None:
    t = solo("round = 2\ndeck = ['sittas', 'mundus', 'buzes']\nseat.blue.auctoritas = 3")
    reserved = described(t)["offer"][4]
    play(t, f"blue: reserve {reserved}; act draw; draw 2; take {reserved}")
    assert (goods(t, "blue"), described(t)["reserved"], described(t)["offer"][4]) == ({}, [], "mundus")
    play(t, "blue: stop")
    assert "mundus" in described(t)["discard"]  # no Auctoritas lies on the card that came after


@pytest.mark.rule("BZ-SOL-21", "BZ-SOL-22", "BZ-SOL-23")
def test_bz_sol_21_only_in_the_action_phase() -> None:
    hand = '["mundus", "buzes", "artabanes", "germanus", "sittas", "john_troglita", "martin"]'
    t = solo(f"round = 2\nseat.blue = {{ auctoritas = 9, nomisma = 9, hand = {hand} }}")
    play(t, "blue: stop")
    assert asked(t) == "SoloRound"  # the hand limit
    for line, rule in (("reveal 4", 21), (f"reserve {described(t)['offer'][0]}", 22), ("pay-cost", 23)):
        reason = refused(t, f"blue: {line}")
        assert (reason.code, f"BZ-SOL-{rule}" in reason.rules) == ("solo_action_only", True)


# ---------------------------------------------------------------- cards that work otherwise


@pytest.mark.rule("BZ-SOL-33", "BZ-CLA-10")
def test_bz_sol_33_what_others_would_gain_is_ignored() -> None:
    t = emperor("nomisma = 3, hand = ['glassmakers_of_palestine']", "deck = ['sittas', 'mundus', 'buzes']")
    play(t, "blue: act play; play glassmakers; done")
    assert (seat(t, "blue")["hand"], drawn(t)) == (["mundus", "sittas"], 2)
    assert (asked(t), goods(t, "blue")) == ("SoloActions", {})  # nothing else comes of it
    t = emperor("nomisma = 5, hand = ['bishops_in_synod']")
    play(t, "blue: act play; play bishops; done")
    assert (asked(t), goods(t, "blue")) == ("SoloActions", {"auctoritas": 2})
    t = emperor("nomisma = 5, hand = ['coloni_of_sicily']")
    play(t, "blue: act play; play coloni; done")
    assert (asked(t), goods(t, "blue")) == ("SoloActions", {"nomisma": 5})


@pytest.mark.rule("BZ-SOL-34", "BZ-CLA-11")
def test_bz_sol_34_a_card_others_would_discard_is_drawn() -> None:
    t = emperor("nomisma = 2, hand = ['harbour_customs_officers', 'martin']", "deck = ['sittas', 'mundus']")
    play(t, "blue: act play; play harbour")
    assert (seat(t, "blue")["hand"], described(t)["discard"]) == (["sittas", "martin"], [])


@pytest.mark.rule("BZ-SOL-34", "BZ-GEN-8")
def test_bz_sol_34_drawing_that_would_shuffle_the_pile_may_be_declined() -> None:
    t = emperor("nomisma = 2, hand = ['harbour_customs_officers']")
    state(t).discard, state(t).deck = state(t).deck, []
    play(t, "blue: act play; play harbour")
    assert asked(t) == "UseAbility"
    play(t, "blue: decline")
    assert (drawn(t), described(t)["deck"]) == (0, 0)


@pytest.mark.rule("BZ-SOL-34")
@pytest.mark.parametrize(
    ("card", "cost", "gained"),
    [
        ("excubitors", 4, 2),
        ("leaders_of_the_blues", 4, 2),
        ("inspectors_of_the_seals", 4, 2),
        ("leaders_of_the_greens", 4, 3),  # takes 3 Nomisma from another player
    ],
)
def test_bz_sol_34_nomisma_others_would_lose_is_gained_once(card: str, cost: int, gained: int) -> None:
    t = emperor(f"nomisma = {cost}, hand = ['{card}']")
    play(t, f"blue: act play; play {card}")
    assert goods(t, "blue") == {"nomisma": gained}


@pytest.mark.rule("BZ-SOL-34")
@pytest.mark.parametrize("card", ["parabalani_of_alexandria", "hunnic_horse_archers"])
def test_bz_sol_34_a_resource_others_would_lose_is_gained_by_choice(card: str) -> None:
    t = emperor(f"nomisma = 4, hand = ['{card}']")
    play(t, f"blue: act play; play {card}")
    assert offered(t, "blue", "gain") == ["auctoritas", "civicus", "virtus", "fides", "lapis", "lignum", "frumentum"]
    play(t, "blue: gain lignum; done")
    assert (goods(t, "blue"), asked(t)) == ({"lignum": 1}, "SoloActions")


@pytest.mark.rule("BZ-SOL-35", "BZ-CLA-12")
@pytest.mark.parametrize(
    ("hero", "first", "second"),
    [
        ("silk_smugglers", {"nomisma": 2}, {"nomisma": 2 + 5}),  # one for each resource
        ("patriarch_eutychius", {"fides": 1}, {"fides": 2}),
        ("nicholas_of_sion", {"lignum": 1}, {"lignum": 2}),
        ("isidore_of_miletus", {"lapis": 1}, {"lapis": 2}),
        ("belisarius", {"doxa": 1}, {"doxa": 2}),
    ],
)
def test_bz_sol_35_completion_abilities_answer_to_every_unit_built(
    hero: str, first: dict[str, int], second: dict[str, int]
) -> None:
    t = emperor(f"doxa = 10, virtus = 2, frumentum = 1, lapis = 3, lignum = 1, area = ['{hero}']", "", "walls_of_rome")
    play(t, "blue: act build; build legionary; place-in italia")
    left = {"virtus": 1, "lapis": 3, "lignum": 1}
    for good, number in first.items():
        left[good] = left.get(good, 0) + number
    assert goods(t, "blue") | {"doxa": seat(t, "blue")["doxa"] - 12} == {"doxa": 0} | left
    play(t, "blue: build fortification; place-in italia; done")
    assert goods(t, "blue") | {"doxa": seat(t, "blue")["doxa"] - 17} == {"doxa": 0} | second
    play(t, "blue: stop")  # the event itself sets nothing off
    assert described(t)["outcome"][1] == "blue"
    assert goods(t, "blue") | {"doxa": seat(t, "blue")["doxa"] - 17} == {"doxa": 0, "auctoritas": 6} | second


@pytest.mark.rule("BZ-SOL-35", "BZ-CLA-1")
@pytest.mark.parametrize(
    ("hero", "good"),
    [
        ("tribonian", "civicus"),
        ("severus_of_antioch", "fides"),
        ("germanus", "virtus"),
        ("junillus_the_african", "auctoritas"),
    ],
)
def test_bz_sol_35_one_token_of_each_unit_may_stand_for_another(hero: str, good: str) -> None:
    t = emperor(f"doxa = 10, lignum = 4, {good} = 2, area = ['{hero}']")
    play(t, "blue: act build; build merchant_ship; place-in italia")  # 2 Lignum, and the token for the Frumentum
    assert (goods(t, "blue"), seat(t, "blue")["doxa"]) == ({good: 1, "lignum": 2}, 13)
    play(t, "blue: build merchant_ship; place-in italia; done")  # once more for the next unit
    assert (goods(t, "blue"), seat(t, "blue")["doxa"]) == ({}, 16)
    t = emperor(f"lignum = 1, {good} = 2, area = ['{hero}']")
    play(t, "blue: act build")  # something with one of its own kind in it
    assert refused(t, "blue: build merchant_ship").code == "cannot_pay_unit"  # two are missing, one token stands in


@pytest.mark.rule("BZ-SOL-35")
def test_bz_sol_35_the_emperor_chooses_what_the_token_stands_for() -> None:
    t = emperor("lignum = 2, frumentum = 1, civicus = 1, area = ['tribonian']")
    play(t, "blue: act build; build merchant_ship; mark tribonian")
    assert offered(t, "blue", "stands_for") == ["lignum", "frumentum"]
    play(t, "blue: stands-for lignum")
    assert offered(t, "blue", "mark") == []  # one token a unit
    play(t, "blue: place-in italia; done")
    assert goods(t, "blue") == {"lignum": 1}


@pytest.mark.rule("BZ-SOL-35", "BZ-SOL-5", "BZ-CLA-1", "BZ-CON-9")
def test_bz_sol_35_silk_smugglers_use_a_doxa_if_one_is_left() -> None:
    t = emperor("doxa = 1, virtus = 1, area = ['silk_smugglers']")
    assert refused(t, "blue: act build").code == "nothing_to_build"
    t = emperor("doxa = 2, virtus = 1, area = ['silk_smugglers']")
    play(t, "blue: act build; build legionary; place-in italia; done")
    assert (seat(t, "blue")["doxa"], goods(t, "blue")) == (2 + 2 - 1, {"nomisma": 2})
    assert not described(t)["over"]


@pytest.mark.rule("BZ-SOL-38")
def test_bz_sol_38_a_dynamis_marks_what_was_activated_until_the_phase_ends() -> None:
    t = emperor("doxa = 20, area = ['sittas', 'bucellarii', 'mundus'], bandon = { sittas = ['bucellarii'] }")
    play(t, "blue: act activate; activate sittas")
    assert goods(t, "blue") == {"virtus": 3, "frumentum": 1}
    assert (seat(t, "blue")["marked"], seat(t, "blue")["dynamis"]) == (["sittas", "bucellarii"], 3)
    play(t, "blue: act activate; activate mundus")
    assert refused(t, "blue: act activate").code == "nothing_to_activate"
    play(t, "blue: stop; done")
    assert (described(t)["round"], seat(t, "blue")["marked"], seat(t, "blue")["dynamis"]) == (3, [], 4)
    play(t, "blue: act activate; activate sittas")
    assert goods(t, "blue")["virtus"] == 3 + 1 + 3
