"""Exploration tokens: who looks at them, and what is found."""

import pytest
from tests.games.civilization.fights import battle, clashes
from tests.games.civilization.table import (
    MODULE,
    asked,
    can,
    described,
    events,
    land,
    offered,
    pieces,
    place,
    play,
    refused,
    seat,
    settle,
    space,
    three,
    told,
    units,
)

from quadriga.engine.table import Table

BUSY = place("congo", "blue", explorer=1)  # somebody has to decide afterwards


def explore(token: str, more: str = "", chance: list[list[int]] | None = None, **options: str | int) -> Table:
    """Red's explorer looks at the token of Gallia."""
    t = three(
        f'land.gallia = {{ token = "{token}" }}\n' + place("gallia", "red", explorer=1) + BUSY + more, chance, **options
    )
    play(t, "red: look explorer@gallia")
    return t


def seen(t: Table, viewer: int, territory: str = "gallia") -> int:
    """The token as a player sees it: -2 face down, -1 none."""
    number: int = MODULE.view(t.game, viewer)["territories"][space(territory)]["token"]
    return number


# ---------------------------------------------------------------- looking


@pytest.mark.rule("CV-TOK-1")
@pytest.mark.parametrize("token", ["wine", "rare_metals", "fertile"])
def test_cv_tok_1_resources_and_fertile_land_stay_face_down(token: str) -> None:
    t = explore(token)
    assert (land(t, "gallia")["token"], land(t, "gallia")["shown"]) == (token, False)


@pytest.mark.rule("CV-TOK-1", "CV-TOK-20", "CV-TOK-21", "CV-TOK-22")
@pytest.mark.parametrize("token", ["mountain", "forest", "desert"])
def test_cv_tok_1_terrain_is_turned_up_at_once_and_stays(token: str) -> None:
    t = explore(token)
    assert (land(t, "gallia")["token"], land(t, "gallia")["shown"]) == (token, True)
    assert told(t, "token.turned") == [("gallia", token, "red")]


@pytest.mark.rule("CV-TOK-1", "CV-TOK-6")
@pytest.mark.parametrize("token", ["treasure", "minor_civilization", "plague", "free_technology", "no_encounter"])
def test_cv_tok_1_6_events_happen_at_once_and_their_tokens_leave_the_game(token: str) -> None:
    before = described(three(f'land.gallia = {{ token = "{token}" }}\n' + BUSY))["bag"]
    t = explore(token, "", [[1]])
    assert told(t, "token.turned") == [("gallia", token, "red")]
    assert land(t, "gallia").get("token", "nothing") == "nothing"
    assert described(t)["bag"] == before


@pytest.mark.rule("CV-TOK-2")
def test_cv_tok_2_only_who_looked_knows_a_resource() -> None:
    t = explore("wine")
    assert (told(t, "token.seen"), events(t, "token.seen")[0].seen_by) == ([("red", "gallia", "wine")], 1)
    assert [seen(t, viewer) for viewer in (0, 1, 2, -1)] == [6, -2, -2, -2]


@pytest.mark.rule("CV-TOK-2")
def test_cv_tok_2_nobody_has_to_look() -> None:
    t = three('land.gallia = { token = "treasure" }\n' + place("gallia", "red", explorer=1) + BUSY)
    play(t, "red: done")
    assert (land(t, "gallia")["shown"], seat(t, "red")["coins"]) == (False, 0)


@pytest.mark.rule("CV-TOK-3")
def test_cv_tok_3_after_looking_an_explorer_stays_and_looks_no_more() -> None:
    t = explore("wine", 'land.italia = { token = "gems" }\n' + place("italia", "red", explorer=1))
    assert offered(t, "red", "move") == ["red.explorer@italia#2"]
    assert pieces(t, "red")[0]["mark"] == ["stopped"]
    play(t, "red: look explorer@italia")  # another explorer, another token
    assert [seen(t, 0, territory) for territory in ("gallia", "italia")] == [6, 7]


@pytest.mark.rule("CV-TOK-3", "CV-CIV-21")
def test_cv_tok_3_those_of_an_expansionist_go_on() -> None:
    t = explore("wine", 'land.italia = { token = "gems" }\nseat.red.civilization = "expansionist"\n')
    play(t, "red: move explorer@gallia; to italia; halt", "red: look explorer@italia")
    assert [seen(t, 0, territory) for territory in ("gallia", "italia")] == [6, 7]


@pytest.mark.rule("CV-TOK-3", "CV-FND-1")
@pytest.mark.parametrize(("token", "chance"), [("desert", []), ("minor_civilization", [[7]])])
@pytest.mark.parametrize("civilization", ["scientific", "expansionist"])
def test_cv_tok_3_founding_that_comes_to_nothing_was_a_look(
    token: str, chance: list[list[int]], civilization: str
) -> None:
    """A desert bears no village, and where a minor civilization joins there is one already."""
    head = f'land.gallia = {{ token = "{token}" }}\nseat.red = {{ coins = 50, civilization = "{civilization}" }}\n'
    t = three(head + place("gallia", "red", explorer=1) + BUSY, chance)
    play(t, "red: found explorer@gallia")
    assert units(t, "gallia", "red")["explorer"] == 1
    assert ("red.explorer@gallia#0" in offered(t, "red", "move")) is (civilization == "expansionist")


@pytest.mark.rule("CV-TOK-3", "CV-ROA-1", "CV-MOV-9")
def test_cv_tok_3_who_has_looked_still_works_where_he_is() -> None:
    t = explore("wine", 'lost = ["the_wheel"]\nseat.red.coins = 5\n')
    play(t, "red: road explorer@gallia")
    assert (land(t, "gallia")["road"], offered(t, "red", "move")) == ("road", [])


@pytest.mark.rule("CV-TOK-4", "CV-MOV-9")
def test_cv_tok_4_who_has_worked_still_looks() -> None:
    t = three(
        'lost = ["the_wheel"]\nseat.red.coins = 5\nland.gallia = { token = "wine" }\n'
        + place("gallia", "red", explorer=1)
        + BUSY
    )
    play(t, "red: road explorer@gallia; look explorer@gallia")
    assert seen(t, 0) == 6


@pytest.mark.rule("CV-TOK-2", "CV-TOK-7")
def test_cv_tok_2_what_a_spy_has_told_about_is_met_all_the_same() -> None:
    t = three('land.gallia = { token = "treasure", known = ["red"] }\n' + place("gallia", "red", explorer=1) + BUSY)
    play(t, "red: look explorer@gallia")
    assert seat(t, "red")["coins"] == 30


@pytest.mark.rule("CV-TOK-4", "CV-GAP-105")
def test_cv_tok_4_a_token_can_be_read_again_at_any_time() -> None:
    lands = 'land.gallia = { token = "wine", known = ["red"] }\n' + place("gallia", "red", explorer=1)
    for phase in ("strategy", "purchase", "trade"):
        t = three(f'phase = "{phase}"\nactive = "blue"\nseat.blue.coins = 30\n' + lands)
        assert (seen(t, 0), seen(t, 1)) == (6, -2)


@pytest.mark.rule("CV-TOK-5")
def test_cv_tok_5_military_units_look_at_nothing() -> None:
    t = three(
        'lost = ["bronze_working"]\nland.gallia = { token = "treasure" }\n'
        + place("germania", "red", ancient_infantry=1)
        + place("gallia", "red", ancient_cavalry=1)
        + BUSY
    )
    assert offered(t, "red", "look") == []
    play(t, "red: move ancient_infantry@germania; to gallia")
    assert (offered(t, "red", "look"), land(t, "gallia")["shown"]) == ([], False)


# ---------------------------------------------------------------- what is found


@pytest.mark.rule("CV-TOK-7")
@pytest.mark.parametrize(("era", "coins"), [("ancient", 30), ("medieval", 40), ("industrial", 50), ("modern", 60)])
def test_cv_tok_7_a_treasure_is_worth_more_in_later_eras(era: str, coins: int) -> None:
    t = explore("treasure", f'era = "{era}"\nseat.red.coins = 7\n')
    assert (seat(t, "red")["coins"], told(t, "treasure.found")) == (7 + coins, [("red", "gallia", coins)])


@pytest.mark.rule("CV-TOK-8")
@pytest.mark.parametrize(
    ("civilization", "die", "joins"),
    [("nobody", 5, False), ("nobody", 6, True), ("expansionist", 4, False), ("expansionist", 5, True)],
)
def test_cv_tok_8_a_minor_civilization_joins_on_a_6(civilization: str, die: int, joins: bool) -> None:
    t = explore("minor_civilization", f'seat.red.civilization = "{civilization}"\n', [[die]])
    assert land(t, "gallia")["holder"] == ("red" if joins else "barbarians")
    assert land(t, "gallia")["token"] == "nothing"


@pytest.mark.rule("CV-TOK-9")
@pytest.mark.parametrize(("era", "unit"), [("ancient", "ancient_infantry"), ("industrial", "industrial_infantry")])
def test_cv_tok_9_it_brings_a_village_and_infantry_of_the_era_for_nothing(era: str, unit: str) -> None:
    t = explore("minor_civilization", f'era = "{era}"\nseat.red.coins = 5\n', [[8]])
    assert (land(t, "gallia")["holder"], land(t, "gallia")["size"], seat(t, "red")["coins"]) == ("red", "village", 5)
    assert units(t, "gallia", "red") == {unit: 1, "explorer": 1}


@pytest.mark.rule("CV-TOK-19")
def test_cv_tok_19_the_finder_takes_the_cheapest_open_technology() -> None:
    t = explore("free_technology", "seat.red.coins = 5\n")
    assert offered(t, "red", "take_technology") == ["masonry", "alphabet_writing"]  # 15 coins each
    play(t, "red: take-technology alphabet_writing")
    assert (seat(t, "red")["technologies"], seat(t, "red")["coins"]) == (["alphabet_writing"], 5)
    assert "technologies" not in seat(t, "red")["deeds"]  # nothing was bought


@pytest.mark.rule("CV-TOK-19")
def test_cv_tok_19_the_printed_price_counts_and_prerequisites_do() -> None:
    more = 'lost = ["masonry", "alphabet_writing", "pottery"]\nseat.red.civilization = "scientific"\n'
    t = explore("free_technology", more)  # mathematics, of 40, would cost a Scientific civilization 8
    assert offered(t, "red", "take_technology") == ["the_wheel", "bronze_working", "ceremonial_burial"]


@pytest.mark.rule("CV-TOK-23")
def test_cv_tok_23_without_an_encounter_the_territory_is_empty() -> None:
    t = explore("no_encounter", "seat.red.coins = 20\n")
    assert land(t, "gallia") == {}
    play(t, "red: found explorer@gallia")
    assert land(t, "gallia")["resource"] == "nothing"


# ---------------------------------------------------------------- terrain


@pytest.mark.rule("CV-TOK-20", "CV-TOK-21", "CV-TOK-22", "CV-DIC-5")
@pytest.mark.parametrize(("token", "bonus"), [("mountain", 2), ("forest", 1), ("desert", -1), ("wine", 0)])
def test_cv_tok_20_21_22_terrain_changes_the_rolls_of_the_defender(token: str, bonus: int) -> None:
    more = f'land.gallia = {{ token = "{token}", shown = true }}\nlost = ["bronze_working"]\n'
    t = battle({"ancient_infantry": 1}, {"ancient_infantry": 1}, [[6, 1]], more + place("nile", "green", explorer=1))
    assert [row[:3] for row in clashes(t)] == [("red", 6, 0), ("blue", 1, bonus)]


@pytest.mark.rule("CV-TOK-20", "CV-TOK-21")
@pytest.mark.parametrize(
    ("token", "size", "grows"),
    [("mountain", "village", False), ("forest", "village", True), ("forest", "town", False), ("iron", "town", True)],
)
def test_cv_tok_20_21_mountains_bear_villages_and_forests_towns(token: str, size: str, grows: bool) -> None:
    t = three(
        'phase = "purchase"\nera = "industrial"\nlost = ["construction", "chemistry"]\nseat.red.coins = 40\n'
        f'land.gallia = {{ holder = "red", size = "{size}", token = "{token}", shown = true }}\n'
    )
    assert can(t, "red: grow gallia") == grows
    if not grows:
        assert refused(t, "red: grow gallia").code == "terrain_limit"


@pytest.mark.rule("CV-TOK-22")
def test_cv_tok_22_nobody_settles_in_a_desert() -> None:
    t = explore("desert", "seat.red.coins = 50\n" + place("italia", "red", explorer=1))
    reason = refused(t, "red: found explorer@gallia")
    assert (reason.code, "CV-TOK-22" in reason.rules) == ("desert", True)


@pytest.mark.rule("CV-TOK-22")
def test_cv_tok_22_who_founds_without_looking_finds_the_desert_too_late() -> None:
    t = three('land.gallia = { token = "desert" }\nseat.red.coins = 50\n' + place("gallia", "red", explorer=1) + BUSY)
    play(t, "red: found explorer@gallia")
    assert ("holder" in land(t, "gallia"), land(t, "gallia")["shown"], seat(t, "red")["coins"]) == (False, True, 50)
    assert units(t, "gallia", "red") == {"explorer": 1}


# ---------------------------------------------------------------- fertile land


FERTILE = 'land.gallia = { token = "fertile" }\nseat.red.coins = 50\n' + place("gallia", "red", explorer=1) + BUSY


@pytest.mark.rule("CV-TOK-24")
@pytest.mark.parametrize(("era", "dice", "resource"), [("ancient", [3, 5], "wine"), ("medieval", [3, 5], "spices")])
def test_cv_tok_24_a_village_on_fertile_land_gets_a_resource_out_of_the_bag(
    era: str, dice: list[int], resource: str
) -> None:
    t = three(f'era = "{era}"\nbag = {{ {resource} = 2, oil = 1 }}\n' + FERTILE, [dice])
    play(t, "red: found explorer@gallia")
    assert told(t, "fertile.gave") == [("red", "gallia", resource)]
    there = land(t, "gallia")
    assert (there["token"], there["resource"], there["productive"]) == ("fertile", resource, True)
    assert (described(t)["bag"][resource], seat(t, "red")["resources"]) == (1, {resource: 1})


@pytest.mark.rule("CV-TOK-24")
def test_cv_tok_24_it_is_productive_for_good_whoever_owns_it() -> None:
    for era in ("ancient", "modern"):
        fertile = 'land.gallia = { holder = "blue", token = "fertile", resource = "iron" }\n'
        t = battle(
            {"ancient_infantry": 1},
            {},
            [],
            f'era = "{era}"\n'
            + settle("nile", "blue")
            + fertile
            + BUSY
            + 'seat.blue = { capital = "nile", coins = 9 }\n',
        )
        there = land(t, "gallia")
        assert (there["holder"], there["productive"], there["token"], there["resource"]) == (
            "red",
            True,
            "fertile",
            "iron",
        )


@pytest.mark.rule("CV-TOK-25")
def test_cv_tok_25_what_the_bag_has_not_is_rolled_for_again() -> None:
    t = three("bag = { gems = 1 }\n" + FERTILE, [[1, 2], [4, 4], [6, 6]])
    play(t, "red: found explorer@gallia")
    assert (land(t, "gallia")["resource"], described(t)["bag"]) == ("gems", {})


@pytest.mark.rule("CV-TOK-25")
def test_cv_tok_25_an_empty_bag_leaves_the_land_merely_fertile() -> None:
    t = three("bag = { desert = 1 }\n" + FERTILE)
    play(t, "red: found explorer@gallia")
    there = land(t, "gallia")
    assert (there["token"], there["resource"], there["productive"]) == ("fertile", "nothing", True)
    assert asked(t) == "PlayerMovement"


@pytest.mark.rule("CV-GAP-102")
def test_cv_gap_102_a_bag_without_anything_of_the_table_calls_for_the_next_one() -> None:
    t = three("bag = { coal = 1 }\n" + FERTILE, [[1, 1]])  # coal is on the Medieval table
    play(t, "red: found explorer@gallia")
    assert land(t, "gallia")["resource"] == "coal"
