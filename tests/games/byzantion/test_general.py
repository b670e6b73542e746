"""What holds everywhere: players, resources, Doxa, rounds, abilities, types, what is hidden, arbiter, supply."""

import pytest
from tests.games.byzantion.table import (
    BOARD,
    MODULE,
    asked,
    can,
    described,
    duel,
    events,
    goods,
    happened,
    idle,
    idle_until,
    new_game,
    offered,
    play,
    refused,
    seat,
    table,
    waiting,
)

from quadriga.engine.errors import InputError, InputErrors
from quadriga.engine.table import Table

ALL_SEATS = ("blue", "green", "white", "red")
RESOURCES = ["auctoritas", "civicus", "virtus", "fides", "lapis", "lignum", "frumentum"]


def drained(seat_blue: str, top: str = "") -> Table:
    """Everything that is not named lies on the discard pile: the deck holds only ``top``."""
    names = [key for key in BOARD.card_keys if f"'{key}'" not in seat_blue + top]
    return duel(f"discard = {names}\noffer = []\ndeck = [{top}]\nseat.blue = {{ {seat_blue} }}")


# ---------------------------------------------------------------- players


@pytest.mark.rule("BZ-GEN-1")
def test_bz_gen_1_one_to_four_players_each_with_a_demos() -> None:
    for players in (1, 2, 3, 4):
        assert list(described(new_game(players))["seat"]) == list(ALL_SEATS[:players])
    for players in (0, 5):
        with pytest.raises((InputError, InputErrors)):
            new_game(players)


@pytest.mark.rule("BZ-GEN-1")
def test_bz_gen_1_rivals_race_for_doxa_and_one_player_reigns_alone() -> None:
    t = table(3, "phase = 'scoring'\nseat.blue = { doxa = 30 }\nseat.green = { doxa = 31 }\nseat.white = { doxa = 29 }")
    assert (t.game.over, described(t)["winners"]) == (True, ["green"])
    alone = new_game(1)
    idle_until(alone, "nobody")
    assert happened(alone, "seal.placed", "vote.counted", "mission.spurned", "ring.given", "mission.revealed") == []
    assert len(events(alone, "reign.ended", "reign.lost")) == 1


# ---------------------------------------------------------------- resources and coins


@pytest.mark.rule("BZ-GEN-2")
def test_bz_gen_2_a_resource_of_ones_choice_is_one_of_seven() -> None:
    t = duel("seat.blue = { nomisma = 9, lapis = 1, hand = ['miners_of_illyricum'] }")
    play(t, "blue: act play", "blue: play miners_of_illyricum")
    assert offered(t, "blue", "give") == ["lapis"]  # Nomisma is not among them
    play(t, "blue: give lapis")
    assert set(RESOURCES) - {"lapis"} <= set(offered(t, "blue", "gain")) <= set(RESOURCES)


@pytest.mark.rule("BZ-GEN-2")
def test_bz_gen_2_losing_a_resource_never_touches_nomisma_doxa_or_dynamis() -> None:
    t = duel("seat.blue = { nomisma = 4, hand = ['parabalani_of_alexandria'] }\nseat.green = { nomisma = 9 }")
    play(t, "blue: act play", "blue: play parabalani_of_alexandria", "blue: use")
    assert (goods(t, "green"), seat(t, "green")["doxa"], seat(t, "green")["dynamis"]) == ({"nomisma": 9}, 10, 6)


@pytest.mark.rule("BZ-GEN-2")
def test_bz_gen_2_remaining_resources_are_counted_without_nomisma() -> None:
    t = duel("phase = 'scoring'\nseat.blue = { nomisma = 50, doxa = 40 }\nseat.green = { lapis = 1 }")
    assert [event.args[:3] for event in events(t, "resources.ranked")] == [[0, 0, 2], [1, 1, 3]]


@pytest.mark.rule("BZ-GEN-2")
def test_bz_gen_2_every_resource_is_traded_and_nothing_else() -> None:
    one_each = ", ".join(f"{name} = 1" for name in RESOURCES)
    t = duel(f"market = []\nseat.blue = {{ {one_each}, nomisma = 2 }}")
    play(t, "blue: act sell")
    assert offered(t, "blue", "sell") == RESOURCES


@pytest.mark.rule("BZ-GEN-3")
def test_bz_gen_3_nomisma_is_one_number_and_change_is_free() -> None:
    t = duel("market = ['lapis', 'lignum']\nseat.blue = { nomisma = 10 }")  # one gold coin
    assert seat(t, "blue")["nomisma"] == 10
    play(t, "blue: act buy", "blue: buy lignum", "blue: buy lapis", "blue: done")
    assert seat(t, "blue")["nomisma"] == 10 - 3 - 2  # one silver coin
    assert isinstance(MODULE.view(t.game, 1)["seats"][0]["goods"]["nomisma"], int)


# ---------------------------------------------------------------- Doxa


@pytest.mark.rule("BZ-GEN-4")
def test_bz_gen_4_doxa_counts_at_once_and_without_limit() -> None:
    t = duel(
        "phase = 'vote'\nevent = 'academy_of_athens'\nseat.blue = { doxa = 999, auctoritas = 1, position = 'i' }\n"
        "seat.green = { position = 'iii' }"
    )
    play(t, "blue: vote 1 x1")
    assert seat(t, "blue")["doxa"] == 1001
    assert MODULE.view(t.game, 1)["seats"][0]["doxa"] == 1001
    assert asked(t) == "Turn"  # long before the round ends


@pytest.mark.rule("BZ-GEN-4")
def test_bz_gen_4_gains_and_losses_of_an_event_in_their_order() -> None:
    t = duel("phase = 'resolution'\nevent = 'sack_of_antioch'\nseat.blue = { fides = 1 }\nseat.green = { doxa = 7 }")
    play(t, "blue: commit fides x1")
    assert [(event.kind, event.args[:2]) for event in events(t, "doxa.gained", "doxa.lost")] == [
        ("doxa.gained", [0, 1]),
        ("doxa.lost", [1, 4]),
    ]
    assert [seat(t, name)["doxa"] for name in ("blue", "green")] == [11, 3]


@pytest.mark.rule("BZ-GEN-5")
@pytest.mark.parametrize("before, lost, after", [(0, 0, 0), (1, 1, 0), (3, 3, 0), (4, 4, 0), (5, 4, 1)])
def test_bz_gen_5_a_quadriga_stops_at_nought(before: int, lost: int, after: int) -> None:
    t = duel(
        "phase = 'resolution'\nevent = 'sack_of_antioch'\nseat.blue = { fides = 1 }\n"
        f"seat.green = {{ doxa = {before} }}"
    )
    play(t, "blue: commit fides x1")  # 4 Doxa is the penalty
    assert [event.args[1] for event in events(t, "doxa.lost")] == [lost]
    assert seat(t, "green")["doxa"] == after


@pytest.mark.rule("BZ-GEN-5")
def test_bz_gen_5_what_is_missing_is_not_owed() -> None:
    t = duel(
        "phase = 'resolution'\nround = 2\nevent = 'sack_of_antioch'\n"
        "seat.blue = { fides = 1 }\nseat.green = { doxa = 1, auctoritas = 1 }"
    )
    play(t, "blue: commit fides x1")
    assert seat(t, "green")["doxa"] == 0
    play(t, "green: seal i", "blue: seal iv", "green: vote 1 x1")
    assert seat(t, "green")["doxa"] == 2


# ---------------------------------------------------------------- rounds


@pytest.mark.rule("BZ-GEN-6")
def test_bz_gen_6_event_action_and_resolution_phase_in_this_order() -> None:
    t = new_game(3)
    idle_until(t, "nobody")
    phases = [event.args[:2] for event in events(t, "phase.started")]
    assert phases == [[round_, phase] for round_ in range(1, 7) for phase in (1, 2, 3)] + [[6, 4]]


@pytest.mark.rule("BZ-GEN-6")
def test_bz_gen_6_every_deed_belongs_to_its_phase() -> None:
    caskets = "caskets = ['c06', 'c07', 'c08', 'c09']"
    t = duel(f"phase = 'event'\nevent = 'academy_of_athens'\n{caskets}\nseat.blue = {{ fides = 3, auctoritas = 1 }}")
    assert described(t)["phase"] == "event"
    assert refused(t, "blue: act reset").code == "own_turn_only"
    play(t, "blue: seal i", "green: seal iii", "blue: vote 1 x1")
    assert described(t)["phase"] == "action"
    assert refused(t, "blue: seal ii").code == "event_phase_only"
    assert refused(t, "blue: commit fides x1").code == "resolution_only"
    idle_until(t, "Contribution")
    assert described(t)["phase"] == "resolution"
    assert refused(t, "blue: act reset").code == "own_turn_only"


@pytest.mark.rule("BZ-GEN-7")
@pytest.mark.parametrize(
    "players, length, rounds", [(2, "standard", 6), (4, "standard", 6), (2, "marathon", 9), (3, "marathon", 9)]
)
def test_bz_gen_7_as_many_rounds_as_events(players: int, length: str, rounds: int) -> None:
    t = new_game(players, length=length)
    idle_until(t, "nobody")
    assert t.game.over
    assert [event.args[0] for event in events(t, "turn.started")] == list(range(1, rounds + 1))
    assert len(events(t, "event.completed", "event.failed")) == rounds == len(described(t)["events"])


# ---------------------------------------------------------------- abilities


@pytest.mark.rule("BZ-GEN-8")
def test_bz_gen_8_an_ability_may_be_declined_wholly() -> None:
    t = duel("seat.blue = { nomisma = 4, hand = ['leaders_of_the_blues'] }\nseat.green = { nomisma = 5 }")
    play(t, "blue: act play", "blue: play leaders_of_the_blues", "blue: decline")
    assert seat(t, "green")["nomisma"] == 5
    t = duel("seat.blue = { nomisma = 3, hand = ['glassmakers_of_palestine'] }\nseat.green = { hand = ['mundus'] }")
    play(t, "blue: act play", "blue: play glassmakers_of_palestine", "blue: decline")
    assert [seat(t, name)["hand_size"] for name in ("blue", "green")] == [0, 1]  # neither part of it
    assert "glassmakers_of_palestine" in seat(t, "blue")["area"]


@pytest.mark.rule("BZ-GEN-8")
def test_bz_gen_8_each_time_anew() -> None:
    hand = "hand = ['wheat_farmers_of_the_nile', 'vine_growers_of_thrace']"
    t = duel(f"seat.blue = {{ nomisma = 9, area = ['procopius_of_caesarea'], {hand} }}")
    play(t, "blue: act play", "blue: play wheat_farmers_of_the_nile; alone", "blue: decline")
    assert seat(t, "blue")["marked"] == []
    play(t, "blue: play vine_growers_of_thrace; alone", "blue: activate procopius_of_caesarea")
    assert seat(t, "blue")["marked"] == ["procopius_of_caesarea"]


@pytest.mark.rule("BZ-GEN-8")
def test_bz_gen_8_those_who_suffer_it_cannot_decline() -> None:
    t = duel(
        "seat.blue = { nomisma = 2, hand = ['harbour_customs_officers'] }\nseat.green = { hand = ['mundus', 'buzes'] }"
    )
    play(t, "blue: act play", "blue: play harbour_customs_officers", "blue: use")
    assert waiting(t) == ["green"]
    assert offered(t, "green", "shed") == ["mundus", "buzes"]
    for verb in ("decline", "pass", "done"):
        assert refused(t, f"green: {verb}").code == "not_now"
    play(t, "green: shed buzes")
    assert seat(t, "green")["hand"] == ["mundus"]


@pytest.mark.rule("BZ-GEN-8")
@pytest.mark.parametrize("answer, size", [("use", 1), ("decline", 0)])
def test_bz_gen_8_heroes_who_draw_ask_before_the_discard_pile_is_shuffled(answer: str, size: int) -> None:
    t = drained("area = ['romanos_the_melodist']")
    play(t, "blue: act activate", "blue: activate romanos_the_melodist", f"blue: {answer}")
    assert seat(t, "blue")["hand_size"] == size
    assert len(events(t, "deck.shuffled")) == size
    t = drained("auctoritas = 1, area = ['peter_the_patrician']", "'mundus', 'buzes'")
    play(t, "blue: act draw", "blue: draw 1", f"blue: {answer}")
    assert seat(t, "blue")["hand_size"] == 2 + size
    assert len(events(t, "deck.shuffled")) == size


@pytest.mark.rule("BZ-GEN-8")
@pytest.mark.parametrize("card", ["eunuchs_of_the_bedchamber", "silentiaries_of_the_palace"])
def test_bz_gen_8_cards_that_draw_ask_before_the_discard_pile_is_shuffled(card: str) -> None:
    t = drained(f"nomisma = 9, hand = ['{card}']")
    play(t, "blue: act play", f"blue: play {card}")
    assert can(t, "blue: use")
    play(t, "blue: decline")
    assert (seat(t, "blue")["hand_size"], happened(t, "deck.shuffled")) == (0, [])


# ---------------------------------------------------------------- cards


@pytest.mark.rule("BZ-GEN-9")
def test_bz_gen_9_a_card_of_two_types_is_of_both() -> None:
    heroes = "area = ['john_the_cappadocian', 'anastasia_of_the_fayum']"
    t = duel(f"seat.blue = {{ nomisma = 9, {heroes}, hand = ['treasurer'] }}")
    play(t, "blue: act play", "blue: play treasurer", "blue: alone")
    # 5 less 3 of the Palatina Hero; John gives 2 Nomisma for a Palatina card, Anastasia Frumentum for an Emporion one
    assert goods(t, "blue") == {"nomisma": 9 - 2 + 2, "frumentum": 1}


@pytest.mark.rule("BZ-GEN-9")
def test_bz_gen_9_it_counts_for_missions_of_either_type() -> None:
    missions = "missions = ['master_of_offices', 'prince_of_merchants', 'lord_of_the_fields']"
    t = duel(f"phase = 'scoring'\nseat.blue = {{ area = ['treasurer'], {missions} }}")
    assert [event.args[1:3] for event in events(t, "mission.revealed")] == [[11, 1], [14, 1], [15, 0]]


@pytest.mark.rule("BZ-GEN-10")
@pytest.mark.parametrize(
    "hero, card, price",
    [
        ("belisarius", "bucellarii", 4 - 3),  # level 3 in his first type
        ("belisarius", "praetorian_clerks", 2 - 2),  # level 2 in his second
        ("belisarius", "coloni_of_sicily", 5),  # none in others
        ("mundus", "bucellarii", 4 - 2),
        ("martin", "bucellarii", 4 - 1),
        ("excubitors", "bucellarii", 4),  # no laurels, no Hero
    ],
)
def test_bz_gen_10_laurels_are_levels_in_a_type(hero: str, card: str, price: int) -> None:
    t = duel(f"seat.blue = {{ nomisma = 9, area = ['{hero}'], hand = ['{card}'] }}")
    play(t, "blue: act play", f"blue: play {card}")
    assert [event.args[2] for event in events(t, "card.played")] == [price]


@pytest.mark.rule("BZ-GEN-10")
def test_bz_gen_10_an_instant_ability_works_once_when_the_card_is_played() -> None:
    t = duel("seat.blue = { nomisma = 4, hand = ['bucellarii'] }\nseat.green = { dynamis = 0 }")
    play(t, "blue: act play", "blue: play bucellarii", "blue: done")
    assert goods(t, "blue") == {"virtus": 1}
    play(t, "blue: act activate", "blue: activate bucellarii")
    assert goods(t, "blue") == {"virtus": 3}  # its production, and nothing more


@pytest.mark.rule("BZ-GEN-10")
def test_bz_gen_10_a_passive_ability_works_again_and_again() -> None:
    hand = "hand = ['bucellarii', 'herul_foederati']"
    t = duel(f"seat.blue = {{ nomisma = 9, area = ['sittas'], {hand} }}")
    play(t, "blue: act play", "blue: play bucellarii; alone", "blue: play herul_foederati; alone", "blue: done")
    assert seat(t, "blue")["nomisma"] == 9 - 2 + 1 - 0 + 1


@pytest.mark.rule("BZ-GEN-11")
def test_bz_gen_11_intrigue_cards_are_drawn_held_and_discarded_like_others() -> None:
    t = duel("deck = ['counterplot', 'mundus']\nseat.blue = { auctoritas = 1 }")
    play(t, "blue: act draw", "blue: draw 1")
    assert seat(t, "blue")["hand"] == ["mundus", "counterplot"]
    play(t, "blue: discard counterplot")
    assert described(t)["discard"] == ["counterplot"]
    assert goods(t, "blue") == {"auctoritas": 1, "nomisma": 2}


@pytest.mark.rule("BZ-GEN-11", "BZ-GEN-16")
def test_bz_gen_11_they_are_played_into_the_area_produce_nothing_and_are_no_heroes() -> None:
    t = duel("seat.blue = { nomisma = 9, hand = ['secret_archive', 'bucellarii'] }")
    play(t, "blue: intrigue secret_archive")
    assert seat(t, "blue")["area"] == ["secret_archive"]
    assert refused(t, "blue: act activate").code == "nothing_to_activate"
    assert seat(t, "blue")["dynamis"] == 6
    rows = MODULE.sheet(t.game)["cards"]
    assert [row["key"] for row in rows if row["intrigue"] and (row["production"] or row["hero"])] == []
    assert [row["key"] for row in rows if not row["intrigue"] and not row["production"]] == []  # so they are told apart


@pytest.mark.rule("BZ-GEN-16")
def test_bz_gen_16_played_cards_stay_from_round_to_round() -> None:
    t = duel("seat.blue = { nomisma = 9, area = ['counterplot', 'mundus'], hand = ['bucellarii'], dynamis = 1 }")
    play(t, "blue: act play", "blue: play bucellarii", "blue: done")
    idle_until(t, "nobody")
    assert seat(t, "blue")["area"] == ["mundus", "bucellarii", "counterplot"]
    assert seat(t, "blue")["cards_cost"] == 5 + 4 + 3


# ---------------------------------------------------------------- arbiter, supply, order


@pytest.mark.rule("BZ-GEN-13")
@pytest.mark.parametrize("positions, judge", [("i iii iv", "green"), ("i iv ii", "white"), ("iii i ii", "blue")])
def test_bz_gen_13_the_sceptre_then_the_ring(positions: str, judge: str) -> None:
    rows = [f"seat.{name} = {{ position = '{place}' }}" for name, place in zip(ALL_SEATS, positions.split())]
    t = table(3, "ring = 'white'\nphase = 'resolution'\nevent = 'academy_of_athens'\n" + "\n".join(rows))
    assert (asked(t), waiting(t), described(t)["arbiter"]) == ("Favour", [judge], judge)
    assert offered(t, judge, "favour") == ["blue", "green", "white"]  # himself included
    play(t, f"{judge}: favour {judge}")
    assert [event.args[0] for event in events(t, "penalty.suffered")] == [ALL_SEATS.index(judge)]


@pytest.mark.rule("BZ-GEN-13")
def test_bz_gen_13_only_tied_players_are_candidates() -> None:
    rows = "seat.blue = { fides = 1 }\nseat.green = { fides = 1 }\nseat.white = { fides = 1 }\nseat.red = { fides = 1 }"
    t = table(4, f"phase = 'resolution'\nevent = 'academy_of_athens'\n{rows}")
    play(t, "blue: commit fides x1", "green: commit fides x1", "white: commit fides x0", "red: commit fides x0")
    assert (waiting(t), offered(t, "white", "favour")) == (["white"], ["white", "red"])
    assert refused(t, "white: favour blue").code == "not_offered"


@pytest.mark.rule("BZ-GEN-14")
def test_bz_gen_14_tokens_never_run_out() -> None:
    t = duel(
        "phase = 'resolution'\nevent = 'guardian_of_the_siege_of_rome'\n"
        "seat.blue = { virtus = 1, lapis = 20, lignum = 20, auctoritas = 15, nomisma = 200 }\n"
        "seat.green = { auctoritas = 20, lapis = 20 }"
    )
    play(t, "blue: commit virtus x1; commit lapis x4; commit lignum x1", "green: commit lapis x0")
    assert seat(t, "blue")["auctoritas"] == 15 + 8  # 43 of the 20 tokens in the box


@pytest.mark.rule("BZ-GEN-14")
def test_bz_gen_14_miniatures_do() -> None:
    t = duel(
        "phase = 'resolution'\nevent = 'vandal_expedition'\nunits = { italia = { legionary = 10 } }\n"
        "seat.blue = { virtus = 3, lignum = 2, frumentum = 1 }"
    )
    play(t, "blue: commit virtus x3; commit lignum x2; commit frumentum x1")
    assert described(t)["units"] == {"italia": {"legionary": 10}, "africa": {"dromon": 1}}


@pytest.mark.rule("BZ-GEN-15")
def test_bz_gen_15_effects_on_several_players_in_initiative_order() -> None:
    t = table(
        4,
        "order = ['red', 'blue', 'white', 'green']\nactive = 'blue'\n"
        "deck = ['mundus', 'buzes', 'martin', 'sittas', 'narses']\n"
        "seat.blue = { nomisma = 3, hand = ['glassmakers_of_palestine'] }",
    )
    play(t, "blue: act play", "blue: play glassmakers_of_palestine", "blue: use")
    assert set(seat(t, "blue")["hand"]) == {"mundus", "buzes"}
    assert [seat(t, name)["hand"] for name in ("red", "white", "green")] == [["martin"], ["sittas"], ["narses"]]


@pytest.mark.rule("BZ-GEN-15")
def test_bz_gen_15_the_hand_limit_too() -> None:
    cards = BOARD.card_keys[:21]
    rows = "\n".join(
        f"seat.{name} = {{ hand = {cards[7 * at : 7 * at + 7]} }}" for at, name in enumerate(ALL_SEATS[:3])
    )
    t = table(3, f"phase = 'round_end'\norder = ['white', 'blue', 'green']\n{rows}")
    for name in ("white", "blue", "green"):
        assert waiting(t) == [name]
        play(t, f"{name}: discard {offered(t, name, 'discard')[0]}")
    assert described(t)["discard"] == [cards[14], cards[0], cards[7]]


@pytest.mark.rule("BZ-GEN-15")
def test_bz_gen_15_before_there_is_an_initiative_clockwise_from_the_ring() -> None:
    t = new_game(4, chance=[[2]])
    assert t.game.waiting() == [2, 3, 0, 1]  # Missions
    idle_until(t, "Draft")
    assert t.game.waiting() == [2, 3, 0, 1]
    idle_until(t, "Initiative")
    assert described(t)["order"] == ["white", "red", "blue", "green"]
    play(t, "white: seal iv", "red: seal iii", "blue: seal ii")
    assert described(t)["order"] == ["green", "blue", "red", "white"]
    while described(t)["round"] == 1:
        idle(t)
    assert described(t)["order"] == ["red", "blue", "green", "white"]  # the next round has none yet
