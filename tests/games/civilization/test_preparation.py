"""Setting up the game: tokens, starting territories and what lies there, the first player."""

from collections import Counter

import pytest
from tests.games.civilization.opening import MIX, TERRAIN, opening
from tests.games.civilization.table import (
    BOARD,
    MODULE,
    asked,
    can,
    described,
    events,
    happened,
    land,
    new_game,
    offered,
    play,
    refused,
    seat,
    state,
    told,
    units,
    waiting,
)

from quadriga.engine.choice import Choice
from quadriga.engine.events import EVERYBODY
from quadriga.engine.table import Table
from quadriga.games.civilization.data_names import TOKEN_NAMES
from quadriga.language.texts import Texts

FIRST = [[6, 6, 1, 1, 1, 1]]  # red places first, then blue and green
# a token that is ignored in a starting territory
NOTHING = dict.fromkeys(("gallia", "niger", "gobi", "italia", "sudan", "yangtze"), "minor_civilization")
GIFTS = [[3, 1], [1, 2], [2, 3]]  # wine, iron and horses for the three capitals
PLACED = ["red: settle gallia", "blue: settle niger", "green: settle gobi"]
AGAIN = ["green: settle yangtze", "blue: settle sudan", "red: settle italia"]


def on_map(t: Table) -> list[str]:
    return [TOKEN_NAMES[token] if token >= 0 else "" for token in state(t).token]


def settled(tokens: dict[str, str], rolls: list[list[int]]) -> Table:
    """Everybody has his two territories; green's pottery has brought a granary, which he keeps."""
    t = opening(tokens, [*FIRST, *rolls])
    play(t, *PLACED, *AGAIN)
    if asked(t) == "Assignment":
        play(t, "green: keep")
    return t


# ---------------------------------------------------------------- what is played with


@pytest.mark.rule("CV-SET-1", "CV-SET-3")
def test_cv_set_1_3_modules_and_the_limit_of_miniatures_are_decided_before_the_game() -> None:
    t = new_game(3, length="long", governments="off", roads="off", limited="on", draft="draw_7")
    options = MODULE.view(t.game, 0)["options"]
    assert (options["governments"], options["roads"], options["limited"]) == (False, False, True)
    assert (options["events"], options["espionage"]) == (True, True)


@pytest.mark.rule("CV-SET-2")
@pytest.mark.parametrize(("length", "left"), [("short", 3), ("medium", 3), ("medium_long", 8), ("long", 8)])
def test_cv_set_2_ten_or_five_of_the_thirteen_tokens_without_encounter_are_removed(length: str, left: int) -> None:
    t = new_game(3, length=length, draft="draw_7")
    assert on_map(t).count("no_encounter") + described(t)["bag"].get("no_encounter", 0) == left


@pytest.mark.rule("CV-SET-2", "CV-VAR-4")
@pytest.mark.parametrize(
    ("length", "asks"), [("short", False), ("medium", False), ("medium_long", True), ("long", True)]
)
def test_cv_set_2_types_of_civilizations_are_for_longer_games(length: str, asks: bool) -> None:
    assert (asked(new_game(3, length=length)) == "CivilizationDraft") == asks
    assert asked(new_game(3, length=length, civilizations="off")) == "StartingPlacement"


@pytest.mark.rule("CV-SET-4")
def test_cv_set_4_everybody_chooses_a_civilization() -> None:
    t = new_game(3, length="long")
    play(t, "red: civilization scientific", "blue: civilization navigators", "green: civilization scientific")
    assert [seat(t, name)["civilization"] for name in ("red", "blue", "green")] == (
        ["scientific", "navigators", "scientific"]
    )
    assert asked(t) == "StartingPlacement"


@pytest.mark.rule("CV-SET-4", "CV-VAR-5")
def test_cv_set_4_or_draws_one_of_the_seven() -> None:
    t = new_game(3, chance=[[6, 0, 3]], length="long", draft="draw_7")
    assert told(t, "civilization.given") == [("red", "expansionist"), ("blue", "scientific"), ("green", "navigators")]


# ---------------------------------------------------------------- tokens


@pytest.mark.rule("CV-SET-5", "CV-SET-6")
@pytest.mark.parametrize("seed", ["1", "2"])
def test_cv_set_5_6_terrain_and_other_tokens_are_mixed_by_continent(seed: str) -> None:
    t = new_game(3, seed)
    names = on_map(t)
    found = []
    for members in BOARD.members:
        terrain = sum(1 for territory in members if names[territory] in TERRAIN)
        found.append((terrain, len(members) - terrain))
    assert tuple(found) == MIX
    assert set(state(t).shown) == {0}


@pytest.mark.rule("CV-SET-7")
def test_cv_set_7_what_is_left_goes_into_the_bag() -> None:
    t = new_game(3)
    bag = Counter(described(t)["bag"])
    assert bag.total() == 5 * 8 + 3 + 4 + 6 + 3 + 3 + (13 - 10) + 3 * 5 - 56
    assert (bag + Counter(on_map(t)))["wine"] == 5
    assert sum(bag[name] for name in TERRAIN) == 15 - 12


# ---------------------------------------------------------------- what everybody gets


@pytest.mark.rule("CV-SET-8")
def test_cv_set_8_every_seat_has_a_colour_of_its_own() -> None:
    assert list(described(new_game(6))["seat"]) == ["red", "blue", "green", "yellow", "purple", "orange"]


@pytest.mark.rule("CV-SET-9", "CV-SET-21")
def test_cv_set_9_21_coins_pieces_despotism_and_peace() -> None:
    t = settled(NOTHING, [*GIFTS, [6, 6, 1, 1, 1, 1]])
    for name in ("red", "blue", "green"):
        mine = seat(t, name)
        assert (mine["coins"], mine["government"], mine["sizes"], mine["settlements"]) == (20, "despotism", 2, 2)
    assert (units(t, "gallia", "red"), units(t, "italia", "red")) == ({"ancient_infantry": 1, "explorer": 1},) * 2
    assert (described(t)["war"], described(t)["era"], described(t)["turn"]) == ([], "ancient", 1)


@pytest.mark.rule("CV-SET-10")
def test_cv_set_10_every_territory_has_a_label_of_its_own() -> None:
    for language in ("en", "it"):
        texts = Texts(language, MODULE)
        labels = sorted(texts(f"space-{key}") for key in BOARD.space_keys[:56])
        assert len(set(labels)) == 56


@pytest.mark.parametrize(
    ("language", "later", "hand"),
    [("en", "Keep it for later", "Keep your hand"), ("it", "Tienilo per dopo", "Tieni le tue carte")],
)
def test_what_is_kept_is_called_by_its_name(language: str, later: str, hand: str) -> None:
    """The same verb keeps a granary for later and, at the beginning of a turn, the cards in one's hand."""
    texts = Texts(language, MODULE)
    t = opening(NOTHING)
    play(t, *PLACED, *AGAIN)
    assert asked(t) == "Assignment"
    assert texts.choice(t.game, 2, Choice("keep")) == later
    play(t, "green: keep")
    assert texts.choice(t.game, 0, Choice("keep")) == hand


@pytest.mark.rule("CV-SET-11")
@pytest.mark.parametrize(("players", "number"), [(5, 1), (6, 0)])
def test_cv_set_11_with_six_players_the_first_wonder_of_the_ancient_era_is_no_objective(
    players: int, number: int
) -> None:
    t = new_game(players)
    assert described(t)["deck"].count("sc_014") == number
    assert described(t)["deck"].count("sc_054") == 1  # of the Medieval era
    assert described(t)["deck_size"] == 199 + number


@pytest.mark.rule("CV-SET-12")
def test_cv_set_12_everybody_draws_one_of_the_six_technologies_without_prerequisites() -> None:
    t = opening(drawn=("the_wheel", "ceremonial_burial", "masonry"))
    assert told(t, "technology.drawn") == [("red", "the_wheel"), ("blue", "ceremonial_burial"), ("green", "masonry")]
    drawn = [row[1] for row in told(new_game(6), "technology.drawn")]
    assert sorted(map(str, drawn)) == (
        ["alphabet_writing", "bronze_working", "ceremonial_burial", "masonry", "pottery", "the_wheel"]
    )


@pytest.mark.rule("CV-GAP-68")
def test_cv_gap_68_what_comes_with_it_is_received_and_units_are_placed_in_the_capital() -> None:
    t = opening(NOTHING, drawn=("the_wheel", "ceremonial_burial", "pottery"))
    play(t, *PLACED, *AGAIN)
    assert offered(t, "blue", "place") == ["niger"]
    play(t, "blue: place niger x2", "green: assign-to yangtze")
    assert units(t, "gallia", "red") == {"ancient_infantry": 1, "explorer": 1, "ancient_cavalry": 1}
    assert units(t, "niger", "blue") == {"ancient_infantry": 1, "explorer": 1, "ancient_cavalry": 2}
    assert (seat(t, "blue")["wonders"], seat(t, "green")["improvements"]) == (["pyramids"], ["granary@yangtze gift"])


@pytest.mark.rule("CV-STR-9", "CV-SET-11")
def test_cv_str_9_a_wonder_of_the_preparation_is_no_deed_of_the_first_turn() -> None:
    """Blue has the Pyramids; the objective is for the turn in which the first wonder is built."""
    t = opening(NOTHING, [*FIRST, *GIFTS, [6, 6, 1, 1, 1, 1]], drawn=("the_wheel", "ceremonial_burial", "pottery"))
    play(t, *PLACED, *AGAIN, "blue: place niger x2", "green: keep")
    assert (described(t)["turn"], asked(t), seat(t, "blue")["wonders"]) == (1, "Purchase", ["pyramids"])
    assert seat(t, "blue")["deeds"] == {}


# ---------------------------------------------------------------- starting territories


@pytest.mark.rule("CV-SET-13")
def test_cv_set_13_the_highest_roll_places_first_then_clockwise() -> None:
    t = opening(chance=[[1, 2, 6, 5, 4, 4]])
    assert waiting(t) == ["blue"]
    play(t, "blue: settle gallia")
    assert waiting(t) == ["green"]
    play(t, "green: settle niger")
    assert waiting(t) == ["red"]


@pytest.mark.rule("CV-SET-13")
def test_cv_set_13_the_best_of_equals_is_found_by_a_second_roll() -> None:
    t = opening(chance=[[6, 5, 1, 1, 5, 6], [2, 2, 3, 3]])
    assert waiting(t) == ["green"]


@pytest.mark.rule("CV-SET-13", "CV-SET-14")
def test_cv_set_13_14_everybody_begins_on_a_continent_of_his_own() -> None:
    t = opening()
    play(t, "red: settle gallia")
    for territory in ("steppes", "greenland", "caucasus", "italia"):
        reason = refused(t, f"blue: settle {territory}")
        assert (reason.code, reason.rules) == ("continent_taken", ["CV-SET-13"])
    assert can(t, "blue: settle anatolia")
    play(t, "blue: settle mekong")
    for territory in ("indus", "java", "panay", "tasmania"):
        assert refused(t, f"green: settle {territory}").code == "continent_taken"
    assert can(t, "green: settle himalaya")


@pytest.mark.rule("CV-SET-15")
def test_cv_set_15_the_first_village_is_the_capital_and_happy() -> None:
    t = opening()
    play(t, "red: settle gallia")
    assert units(t, "gallia", "red") == {"ancient_infantry": 1, "explorer": 1}
    assert (land(t, "gallia")["size"], land(t, "gallia")["capital"], land(t, "gallia")["happy"]) == (
        "village",
        True,
        True,
    )
    play(t, *PLACED[1:], *AGAIN[:2], "red: settle italia")
    assert (seat(t, "red")["capital"], land(t, "italia")["happy"]) == ("gallia", False)


@pytest.mark.rule("CV-SET-16", "CV-GAP-69")
def test_cv_set_16_the_last_goes_on_and_second_territories_lie_anywhere() -> None:
    t = opening()
    play(t, *PLACED)
    assert waiting(t) == ["green"]
    assert refused(t, "green: settle gallia").code == "not_offered"  # taken
    play(t, "green: settle germania")  # red's continent
    assert waiting(t) == ["blue"]
    play(t, "blue: settle bahia")  # nobody's
    assert waiting(t) == ["red"]
    assert told(t, "start.placed")[3:] == [("green", "germania"), ("blue", "bahia")]


@pytest.mark.rule("CV-SET-9", "CV-SET-16", "CV-GAP-94")
def test_cv_set_16_an_expansionist_posts_a_third_explorer_in_either_territory() -> None:
    t = new_game(3, length="long")
    play(t, "red: civilization scientific", "blue: civilization expansionist", "green: civilization military")
    while asked(t) == "StartingPlacement" and "settle" in [c.verb for c in t.game.choices(t.game.waiting()[0])]:
        name = waiting(t)[0]
        play(t, f"{name}: settle {offered(t, name, 'settle')[0]}")
    places = offered(t, "blue", "post")
    assert (waiting(t), len(places)) == (["blue"], 2)
    play(t, f"blue: post {places[1]}")
    assert units(t, places[1], "blue")["explorer"] == 2


# ---------------------------------------------------------------- tokens of the starting territories


@pytest.mark.rule("CV-SET-17")
def test_cv_set_17_treasures_and_technologies_count_but_neither_plague_nor_minor_civilizations() -> None:
    tokens = NOTHING | {
        "gallia": "treasure",
        "niger": "plague",
        "italia": "minor_civilization",
        "gobi": "free_technology",
    }
    t = settled(tokens, [*GIFTS, [6, 6, 1, 1, 1, 1]])
    assert (seat(t, "red")["coins"], told(t, "treasure.found")) == (50, [("red", "gallia", 30)])
    assert seat(t, "green")["technologies"] == ["masonry", "pottery"]  # 15 coins, the cheapest
    assert happened(t, "plague.broke_out", "minor.rolled") == []
    assert (units(t, "niger", "blue"), land(t, "italia")["token"]) == (
        {"ancient_infantry": 1, "explorer": 1},
        "nothing",
    )
    assert on_map(t).count("plague") + described(t)["bag"].get("plague", 0) == 2  # of three
    play(t, "green: place gobi x2")  # masonry brings the Hanging Gardens
    assert units(t, "gobi", "green") == {"ancient_infantry": 1, "explorer": 3}


@pytest.mark.rule("CV-SET-18")
def test_cv_set_18_a_resource_gives_its_card_and_other_tokens_are_removed() -> None:
    tokens = NOTHING | {"italia": "oil", "sudan": "desert", "yangtze": "mountain"}
    t = settled(tokens, [*GIFTS, [6, 6, 1, 1, 1, 1]])
    assert (land(t, "italia")["resource"], land(t, "italia")["shown"]) == ("oil", True)
    assert (land(t, "sudan")["token"], land(t, "yangtze")["token"]) == ("nothing", "nothing")
    assert all(event.seen_by == EVERYBODY for event in events(t, "token.turned"))


@pytest.mark.rule("CV-SET-18", "CV-GAP-94")
def test_cv_set_18_fertile_land_gets_a_resource_and_stays_also_in_a_capital() -> None:
    tokens = NOTHING | {"gallia": "fertile", "italia": "fertile"}
    t = settled(tokens, [[3, 3], [1, 2], [3, 1], [3, 1], [6, 6, 1, 1, 1, 1]])
    assert told(t, "fertile.gave") == [("red", "gallia", "spices"), ("red", "italia", "iron")]
    for territory, resource in (("gallia", "spices"), ("italia", "iron")):
        there = land(t, territory)
        assert (there["token"], there["resource"], there["productive"]) == ("fertile", resource, True)
    assert [row[0] for row in told(t, "capital.endowed")] == ["blue", "green"]


@pytest.mark.rule("CV-SET-19")
def test_cv_set_19_a_capital_without_resource_is_given_one_by_two_dice() -> None:
    tokens = NOTHING | {"niger": "coal", "gallia": "forest"}
    t = settled(tokens, [[3, 1], [6, 6], [6, 6, 1, 1, 1, 1]])
    assert told(t, "capital.endowed") == [("red", "gallia", "wine"), ("green", "gobi", "gems")]
    assert (land(t, "gallia")["token"], land(t, "gallia")["resource"]) == ("wine", "wine")
    assert land(t, "niger")["resource"] == "coal"  # found there


ANCIENT = ("gems", "iron", "wine", "horses", "spices")  # of the Ancient table


def taken(*names: str) -> dict[str, str]:
    """All five tokens of these resources lie somewhere, none of them in a starting territory."""
    lands = [key for key in BOARD.space_keys[:56] if key not in NOTHING]
    seats: dict[str, str] = {}
    room = {continent: MIX[continent][1] for continent in range(6)}
    for key in NOTHING:
        room[BOARD.continent[BOARD.space_keys.index(key)]] -= 1
    wanted = [name for name in names for _ in range(5)]
    for key in lands:
        continent = BOARD.continent[BOARD.space_keys.index(key)]
        if wanted and room[continent]:
            room[continent] -= 1
            seats[key] = wanted.pop()
    return seats


@pytest.mark.rule("CV-SET-19")
def test_cv_set_19_what_the_bag_has_not_is_rolled_for_again() -> None:
    t = settled(NOTHING | taken("wine"), [[3, 1], [5, 3], [1, 2], [6, 6], [6, 6], [6, 6, 1, 1, 1, 1]])
    assert told(t, "capital.endowed")[0] == ("red", "gallia", "iron")  # a 4 and an 8 are wine, a 3 is iron


@pytest.mark.rule("CV-SET-19")
def test_cv_set_19_without_any_resource_of_the_ancient_table_the_medieval_one_is_used() -> None:
    t = settled(NOTHING | taken(*ANCIENT), [[1, 1], [6, 6], [1, 1], [6, 6, 1, 1, 1, 1]])
    assert told(t, "capital.endowed") == (
        [("red", "gallia", "coal"), ("blue", "niger", "coal"), ("green", "gobi", "coal")]
    )


@pytest.mark.rule("CV-SET-20")
def test_cv_set_20_the_highest_of_another_roll_is_first_player() -> None:
    t = settled(NOTHING, [*GIFTS, [1, 1, 2, 2, 6, 5]])
    assert (told(t, "marker.given"), described(t)["order"]) == ([("green",)], ["green", "red", "blue"])
    t = settled(NOTHING, [*GIFTS, [1, 1, 4, 4, 5, 3], [2, 1, 1, 1]])
    assert told(t, "marker.given") == [("blue",)]
