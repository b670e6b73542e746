"""The thirty events: every option completed and failed, every reward and penalty, the Trials with their ranking."""

from typing import NamedTuple

import pytest
from tests.games.byzantion.cards import amounts, doxa, give, holds, outcome, plays, resolving
from tests.games.byzantion.table import asked, can, described, duel, goods, offered, play, refused, waiting

from quadriga.engine.table import Table


class Event(NamedTuple):
    key: str
    area: str
    reward: str
    penalty: str
    short: int  # Doxa that the penalty costs somebody who has nothing

    def __str__(self) -> str:
        return self.key


EVENTS = [
    Event("coronation_of_justinian_and_theodora", "thracia", "auctoritas 4", "nomisma 4", 2),
    Event("earthquake_of_antioch", "oriens", "nomisma 6", "frumentum 2", 2),
    Event("academy_of_athens", "illyricum", "auctoritas 2, civicus 1", "auctoritas 3", 3),
    Event("codex_justinianus", "thracia", "doxa 2, auctoritas 1", "auctoritas 3", 3),
    Event("monte_cassino", "italia", "fides 2, nomisma 2", "nomisma 4", 2),
    Event("samaritan_revolt", "aegyptus", "virtus 2, nomisma 2", "frumentum 2", 2),
    Event("deposition_of_hilderic", "africa", "lignum 2, auctoritas 2", "nomisma 5", 2),
    Event("mundus_on_the_danube", "illyricum", "virtus 1, frumentum 2", "virtus 2", 2),
    Event("nika_revolt", "thracia", "doxa 3", "doxa 2", 2),
    Event("treaty_of_eternal_peace", "oriens", "nomisma 7", "nomisma 5", 2),
    Event("vandal_expedition", "africa", "doxa 3, nomisma 4", "virtus 2, nomisma 4", 4),
    Event("triumph_of_belisarius", "thracia", "auctoritas 7", "auctoritas 5", 5),
    Event("foundation_of_justiniana_prima", "illyricum", "lapis 3, doxa 2", "lapis 4", 4),
    Event("landing_in_sicily", "italia", "frumentum 3, doxa 2", "nomisma 9", 4),
    Event("year_of_the_veiled_sun", "aegyptus", "doxa 3, nomisma 4", "frumentum 4", 4),
    Event("dedication_of_hagia_sophia", "thracia", "doxa 5", "fides 4", 4),
    Event("guardian_of_the_siege_of_rome", "italia", "auctoritas 8", "nomisma 9", 4),
    Event("sack_of_antioch", "oriens", "doxa 4", "doxa 4", 4),
    Event("plague_at_pelusium", "aegyptus", "fides 3, doxa 2", "fides 4", 4),
    Event("five_years_truce", "oriens", "nomisma 12, auctoritas 1", "nomisma 10", 5),
    Event("totila_at_the_gates_of_rome", "italia", "doxa 6", "nomisma 13", 6),
    Event("fields_of_cato", "africa", "doxa 4, nomisma 6", "frumentum 5", 5),
    Event("earthquake_of_berytus", "oriens", "doxa 5", "doxa 5", 5),
    Event("battle_of_taginae", "italia", "doxa 6", "virtus 5", 5),
    Event("expedition_to_spania", "africa", "doxa 5, auctoritas 2", "nomisma 14", 7),
    Event("silkworms_of_the_monks", "oriens", "nomisma 12, doxa 2", "civicus 5", 5),
    Event("second_council_of_constantinople", "thracia", "doxa 6", "auctoritas 7", 7),
    Event("collapse_of_the_great_dome", "thracia", "doxa 5", "lapis 5", 5),
    Event("kutrigur_raid", "illyricum", "doxa 5, virtus 2", "doxa 5", 5),
    Event("monastery_of_mount_sinai", "aegyptus", "doxa 6", "fides 5", 5),
]
OPTIONS = [
    ("coronation_of_justinian_and_theodora", 1, "civicus 2, frumentum 1", "hippodrome 1"),
    ("coronation_of_justinian_and_theodora", 2, "fides 2, lignum 1", "priest 2"),
    ("earthquake_of_antioch", 1, "lapis 1, frumentum 2", "senator 1, monk 1"),
    ("academy_of_athens", 1, "fides 3", "priest 1, monk 1"),
    ("academy_of_athens", 2, "civicus 2, frumentum 1", "senator 1, merchant 1"),
    ("codex_justinianus", 1, "civicus 3", "senator 2"),
    ("codex_justinianus", 2, "civicus 1, fides 2", "senator 1, priest 1"),
    ("monte_cassino", 1, "fides 2, lapis 1", "monk 1, monastery 1"),
    ("monte_cassino", 2, "virtus 2, lapis 1", "legionary 2"),
    ("samaritan_revolt", 1, "virtus 2, frumentum 1", "legionary 1, cataphract 1"),
    ("samaritan_revolt", 2, "fides 2, civicus 1", "priest 1, merchant 1"),
    ("deposition_of_hilderic", 1, "civicus 2, nomisma 4", "merchant 1, merchant_ship 1"),
    ("deposition_of_hilderic", 2, "lignum 3, virtus 1", "dromon 1"),
    ("mundus_on_the_danube", 1, "virtus 3", "cataphract 1, legionary 1"),
    ("mundus_on_the_danube", 2, "frumentum 2, civicus 1", "merchant 1, caravan 1"),
    ("nika_revolt", 1, "virtus 2, civicus 1, auctoritas 1", "legionary 1, senator 1"),
    ("treaty_of_eternal_peace", 1, "civicus 2, nomisma 4", "merchant 2"),
    ("treaty_of_eternal_peace", 2, "virtus 2, lignum 2", "siege_tower 1, legionary 1"),
    ("vandal_expedition", 1, "virtus 3, lignum 2, frumentum 1", "dromon 1, legionary 1"),
    ("vandal_expedition", 2, "civicus 3, nomisma 6", "merchant 2, merchant_ship 1"),
    ("triumph_of_belisarius", 1, "civicus 3, frumentum 3", "hippodrome 1, senator 1"),
    ("triumph_of_belisarius", 2, "fides 4, auctoritas 2", "church 1, priest 1"),
    ("foundation_of_justiniana_prima", 1, "fides 3, lapis 3", "church 1, priest 2"),
    ("foundation_of_justiniana_prima", 2, "lapis 4, civicus 2", "aqueduct 1, fortification 1, senator 1"),
    ("landing_in_sicily", 1, "virtus 3, lignum 3", "dromon 1, cataphract 1"),
    ("landing_in_sicily", 2, "frumentum 3, civicus 3", "merchant 1, merchant_ship 1, senator 1"),
    ("year_of_the_veiled_sun", 1, "frumentum 4, lignum 1, fides 1", "caravan 1, merchant_ship 1, monk 1"),
    ("dedication_of_hagia_sophia", 1, "fides 3, lapis 3, lignum 1", "hagia_sophia 1, priest 1"),
    ("dedication_of_hagia_sophia", 2, "lapis 3, civicus 3", "aqueduct 1, senator 1"),
    ("guardian_of_the_siege_of_rome", 1, "virtus 1, lapis 4, lignum 1", "fortification 1, legionary 1"),
    ("guardian_of_the_siege_of_rome", 2, "frumentum 3, lignum 2, virtus 1", "merchant_ship 2"),
    ("sack_of_antioch", 1, "fides 3, nomisma 6", "priest 1, monk 1, merchant 1"),
    ("sack_of_antioch", 2, "virtus 4, frumentum 2", "cataphract 1, legionary 1"),
    ("plague_at_pelusium", 1, "fides 3, frumentum 2, civicus 1", "monk 2, monastery 1"),
    ("five_years_truce", 1, "civicus 3, nomisma 6", "caravan 2, merchant 1"),
    ("five_years_truce", 2, "lapis 4, virtus 2", "fortification 1, legionary 1"),
    ("totila_at_the_gates_of_rome", 1, "virtus 5, lignum 4, frumentum 3", "dromon 1, legionary 2"),
    ("totila_at_the_gates_of_rome", 2, "fides 5, frumentum 4, nomisma 6", "priest 2, monk 1, merchant_ship 1"),
    ("fields_of_cato", 1, "virtus 5, frumentum 4, nomisma 6", "cataphract 2, legionary 1"),
    ("fields_of_cato", 2, "civicus 5, lignum 3, nomisma 8", "caravan 2, merchant 2"),
    ("earthquake_of_berytus", 1, "lapis 5, civicus 4, frumentum 3", "senator 3, aqueduct 1"),
    ("battle_of_taginae", 1, "virtus 6, frumentum 3, nomisma 6", "cataphract 1, legionary 2"),
    ("battle_of_taginae", 2, "lignum 5, virtus 4, lapis 3", "siege_tower 2"),
    ("expedition_to_spania", 1, "lapis 5, virtus 4, lignum 3", "fortification 1, dromon 1"),
    ("expedition_to_spania", 2, "civicus 4, frumentum 4, lignum 4", "merchant 1, merchant_ship 2"),
    ("silkworms_of_the_monks", 1, "civicus 5, lignum 3, nomisma 8", "senator 2, caravan 1, merchant 1"),
    ("silkworms_of_the_monks", 2, "fides 5, lignum 4, nomisma 6", "monk 2, monastery 1"),
    ("second_council_of_constantinople", 1, "fides 6, auctoritas 3, nomisma 6", "priest 2, church 1"),
    ("second_council_of_constantinople", 2, "civicus 6, fides 3, auctoritas 3", "senator 3, priest 1"),
    ("collapse_of_the_great_dome", 1, "lapis 6, lignum 3, fides 3", "church 1, priest 1, senator 1"),
    ("kutrigur_raid", 1, "virtus 5, frumentum 4, nomisma 6", "legionary 2, cataphract 1"),
    ("kutrigur_raid", 2, "lapis 6, lignum 4, civicus 2", "fortification 1, senator 2"),
    ("monastery_of_mount_sinai", 1, "fides 5, lapis 5, lignum 2", "monastery 1, monk 2"),
    ("monastery_of_mount_sinai", 2, "virtus 4, civicus 4, frumentum 4", "caravan 2, legionary 1"),
]
TRIALS = [
    ("earthquake_of_antioch", "lapis", [3, 2, 1]),
    ("nika_revolt", "auctoritas", [3, 2, 1]),
    ("year_of_the_veiled_sun", "frumentum", [5, 3, 1]),
    ("plague_at_pelusium", "fides", [5, 3, 1]),
    ("earthquake_of_berytus", "civicus", [6, 4, 2]),
    ("collapse_of_the_great_dome", "lignum", [6, 4, 2]),
]
BY_KEY = {event.key: event for event in EVENTS}
GOODS = ("auctoritas", "civicus", "virtus", "fides", "lapis", "lignum", "frumentum", "nomisma")
PLENTY = dict.fromkeys(GOODS, 9)


def worth(given: dict[str, int]) -> int:
    """Generosity: resources, and half the Nomisma."""
    return sum(given.values()) - given.get("nomisma", 0) + given.get("nomisma", 0) // 2


def without_doxa(loot: dict[str, int]) -> dict[str, int]:
    return {good: amount for good, amount in loot.items() if good != "doxa"}


def missed(event: str, option: int, given: dict[str, int], **green: object) -> Table:
    """Blue gives what is not enough, green nothing at all."""
    t = resolving(event, option, holds("blue", position="i", **given), holds("green", **{"position": "iii", **green}))
    give(t, "blue", given)
    give(t, "green", {})
    assert outcome(t) == "failed"
    return t


# ---------------------------------------------------------------- options


@plays(*[f"{row[0]}: option {row[1]}" for row in OPTIONS])
@pytest.mark.rule("BZ-COM-1", "BZ-COM-2", "BZ-COM-3", "BZ-CON-6", "BZ-CON-7", "BZ-UNI-1", "BZ-EVS-6")
@pytest.mark.parametrize("event, option, required, units", OPTIONS)
def test_bz_com_3_option_completed(event: str, option: int, required: str, units: str) -> None:
    """Blue has plenty of everything, is asked for what is required and for nothing else, and gives it all."""
    needed = amounts(required)
    t = resolving(event, option, holds("blue", position="i", **PLENTY), holds("green", position="iii"))
    asked_for = []
    while asked(t) == "Contribution":
        (good,) = offered(t, "blue", "commit")
        asked_for.append(good)
        refused(t, f"blue: commit {good} x{needed[good] + 1}")
        play(t, f"blue: commit {good} x{needed[good]}")
    assert sorted(asked_for) == sorted(needed)
    assert outcome(t) == "blue"
    reward = amounts(BY_KEY[event].reward)
    left = {good: 9 - needed.get(good, 0) + reward.get(good, 0) for good in GOODS}
    assert goods(t, "blue") == left
    assert doxa(t, "blue") == 10 + worth(needed) + reward.get("doxa", 0)
    assert described(t)["units"] == {BY_KEY[event].area: amounts(units)}
    assert (doxa(t, "green"), goods(t, "green")) == (10, {})


@plays(*[f"{row[0]}: option {row[1]} failed" for row in OPTIONS])
@pytest.mark.rule("BZ-COM-1", "BZ-COM-4", "BZ-CON-6", "BZ-CON-7", "BZ-CON-8", "BZ-UNI-2")
@pytest.mark.parametrize("event, option, required, units", OPTIONS)
def test_bz_com_1_option_failed_by_one(event: str, option: int, required: str, units: str) -> None:
    """One piece of any required good is missing: nothing is placed, green suffers, blue has his Doxa."""
    needed = amounts(required)
    for good in needed:
        given = {**needed, good: needed[good] - 1}
        t = missed(event, option, given)
        assert described(t)["units"] == {}
        assert goods(t, "blue") == {}
        assert doxa(t, "blue") == 10 + worth(given)
        assert doxa(t, "green") == 10 - BY_KEY[event].short


# ---------------------------------------------------------------- rewards and penalties


def first_option(event: Event) -> dict[str, int]:
    return amounts(next(required for key, _, required, _ in OPTIONS if key == event.key))


@plays(*[f"{event.key}: reward" for event in EVENTS])
@pytest.mark.rule("BZ-COM-3", "BZ-KEI-7", "BZ-GAP-44")
@pytest.mark.parametrize("event", EVENTS, ids=str)
@pytest.mark.parametrize("position, times", [("i", 1), ("iv", 2)])
def test_bz_kei_7_reward_and_its_double(event: Event, position: str, times: int) -> None:
    given = first_option(event)
    t = resolving(event.key, 1, holds("blue", position=position, **given), holds("green", position="iii"))
    give(t, "blue", given)
    reward = amounts(event.reward)
    assert goods(t, "blue") == {good: times * amount for good, amount in without_doxa(reward).items()}
    assert doxa(t, "blue") == 10 + worth(given) + times * reward.get("doxa", 0)


@plays(*[f"{event.key}: penalty" for event in EVENTS])
@pytest.mark.rule("BZ-COM-4", "BZ-COM-6", "BZ-COM-9")
@pytest.mark.parametrize("event", EVENTS, ids=str)
def test_bz_com_6_penalty_paid_in_full(event: Event) -> None:
    penalty = amounts(event.penalty)
    given = first_option(event)
    given[next(iter(given))] -= 1
    t = missed(event.key, 1, given, **dict.fromkeys(GOODS, 20))
    assert goods(t, "green") == {good: 20 - penalty.get(good, 0) for good in GOODS}
    assert doxa(t, "green") == 10 - penalty.get("doxa", 0)


@pytest.mark.rule("BZ-COM-7", "BZ-COM-8", "BZ-COM-9", "BZ-GEN-5")
@pytest.mark.parametrize("event", EVENTS, ids=str)
@pytest.mark.parametrize("glory", [10, 1])
def test_bz_com_7_penalty_of_somebody_who_has_nothing(event: Event, glory: int) -> None:
    given = first_option(event)
    given[next(iter(given))] -= 1
    t = missed(event.key, 1, given, doxa=glory)
    assert doxa(t, "green") == max(0, glory - event.short)
    assert goods(t, "green") == {}


@pytest.mark.rule("BZ-KEI-8", "BZ-GAP-44")
@pytest.mark.parametrize("event", EVENTS, ids=str)
def test_bz_kei_8_tunic_shields_from_the_penalty(event: Event) -> None:
    given = first_option(event)
    given[next(iter(given))] -= 1
    held = {good: amount + 1 for good, amount in without_doxa(amounts(event.penalty)).items()}
    t = missed(event.key, 1, given, position="iv", **held)
    assert goods(t, "green") == held
    assert (doxa(t, "green"), doxa(t, "blue")) == (10, 10 + worth(given))


# ---------------------------------------------------------------- vote or Trial


@pytest.mark.rule("BZ-INF-1", "BZ-TRI-1")
@pytest.mark.parametrize("event", EVENTS, ids=str)
def test_bz_tri_1_two_options_to_vote_on_or_a_trial_without_a_vote(event: Event) -> None:
    is_trial = event.key in [row[0] for row in TRIALS]
    seats = holds("blue", auctoritas=2) + holds("green", auctoritas=2)
    t = duel(f'phase = "event"\nevent = "{event.key}"\n' + seats)
    play(t, "blue: seal i", "green: seal iii")
    assert asked(t) == ("Turn" if is_trial else "Influence")
    assert described(t)["option"] == (1 if is_trial else 0)
    assert can(t, "blue: vote 2 x2") != is_trial
    assert (doxa(t, "blue"), doxa(t, "green")) == (10, 10)


SEATS = ("blue", "green", "white", "red")


def trial(event: str, resource: str, bids: list[int]) -> Table:
    """Blue completes the event; then all bid. White is the arbiter, green has the Chalice, red the Tunic."""
    given = first_option(BY_KEY[event])
    held = {good: 9 + amount for good, amount in given.items()}
    t = resolving(
        event,
        1,
        holds("blue", position="i", **{resource: 9, **held}),
        *[holds(name, position=place, **{resource: 9}) for name, place in zip(SEATS[1:], ("ii", "iii", "iv"))],
        players=4,
    )
    give(t, "blue", given)
    for name in SEATS[1:]:
        give(t, name, {})
    assert asked(t) == "Trial"
    assert waiting(t) == sorted(SEATS)
    play(t, *[f"{name}: bid x{bid}" for name, bid in zip(SEATS, bids)])
    return t


def won(t: Table, event: str) -> list[int]:
    """Doxa of the Trial alone, by seat."""
    before = 10 + worth(first_option(BY_KEY[event])) + amounts(BY_KEY[event].reward).get("doxa", 0)
    return [doxa(t, "blue") - before, *[doxa(t, name) - 10 for name in SEATS[1:]]]


@plays(*[f"{row[0]}: Trial" for row in TRIALS])
@pytest.mark.rule("BZ-TRI-2", "BZ-TRI-3", "BZ-TRI-5", "BZ-TRI-6", "BZ-KEI-4", "BZ-GAP-17")
@pytest.mark.parametrize("event, resource, prizes", TRIALS)
def test_bz_tri_5_ranking(event: str, resource: str, prizes: list[int]) -> None:
    first, second, third = prizes
    t = trial(event, resource, [1, 3, 2, 9])
    assert won(t, event) == [0, second, third, first]
    assert [goods(t, name).get(resource, 0) for name in SEATS[1:]] == [9 - 1, 9 - 2, 0]  # 2 came from the Chalice
    reward = amounts(BY_KEY[event].reward).get(resource, 0)
    assert goods(t, "blue")[resource] == 9 - 1 + reward
    t = trial(event, resource, [9, 0, 0, 1])
    assert won(t, event) == [first, 0, 0, second]  # no bid, no place
    t = trial(event, resource, [0, 0, 0, 0])
    assert won(t, event) == [0, 0, 0, 0]


@pytest.mark.rule("BZ-TRI-4", "BZ-GEN-13", "BZ-KEI-5")
@pytest.mark.parametrize("event, resource, prizes", TRIALS)
def test_bz_tri_4_the_arbiter_orders_equal_bids(event: str, resource: str, prizes: list[int]) -> None:
    first, second, third = prizes
    t = trial(event, resource, [2, 2, 2, 2])
    assert waiting(t) == ["white"]
    play(t, "white: favour red", "white: favour blue", "white: favour white")
    assert won(t, event) == [second, 0, third, first]
    t = trial(event, resource, [5, 2, 2, 1])
    assert offered(t, "white", "favour") == ["green", "white"]
    play(t, "white: favour green")
    assert won(t, event) == [first, second, third, 0]


@pytest.mark.rule("BZ-TRI-2")
@pytest.mark.parametrize("event, resource, prizes", TRIALS)
def test_bz_tri_2_no_bids_after_a_failure(event: str, resource: str, prizes: list[int]) -> None:
    given = first_option(BY_KEY[event])
    given[next(iter(given))] -= 1
    t = missed(event, 1, given, **{resource: 9})
    assert asked(t) != "Trial"
    assert not can(t, "green: bid x1")
