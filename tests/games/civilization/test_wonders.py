"""The 25 wonders: what each of them does, and for how long."""

import pytest
from tests.games.civilization.fights import battle, clashes
from tests.games.civilization.table import (
    can,
    described,
    events,
    idle_until,
    land,
    place,
    play,
    refused,
    seat,
    settle,
    three,
    told,
    units,
    waiting,
)

from quadriga.engine.errors import InputError
from quadriga.engine.table import Table

ERAS = ("ancient", "medieval", "industrial", "modern")
BUSY = place("nile", "green", explorer=1)  # somebody has to decide when a battle is over


def shop(era: str, known: list[str], coins: int, lands: str = "") -> Table:
    return three(
        f'phase = "purchase"\nera = "{era}"\nlost = {known}\nseat.red.coins = {coins}\n{lands}', governments="off"
    )


# ---------------------------------------------------------------- pieces

PIECES = {  # technology that brings it, what it asks for, its price; the pieces
    "hanging_gardens": ("ancient", "masonry", [], 15, {"explorer": 2}),
    "pyramids": ("ancient", "ceremonial_burial", [], 25, {"ancient_cavalry": 2}),
    "sun_tzu": ("medieval", "feudalism", ["code_of_laws", "construction"], 70, {"medieval_infantry": 2}),
    "copernicus_observatory": ("medieval", "astronomy", ["education", "engineering"], 60, {"medieval_ship": 1}),
}


@pytest.mark.rule("CV-WON-1", "CV-WON-2")
@pytest.mark.parametrize("key", PIECES)
def test_cv_won_2_free_pieces_come_with_the_card_and_for_good(key: str) -> None:
    era, technology, known, price, pieces = PIECES[key]
    lands = settle("gallia", "red", more='road = "road"') + settle("italia", "red", "city", more='road = "road"')
    t = shop(era, known, price, lands)
    play(t, f"red: buy-technology {technology}")
    play(t, f"red: place italia x{sum(pieces.values())}")
    assert seat(t, "red")["wonders"] == [key]
    assert units(t, "italia", "red") == pieces
    assert seat(t, "red")["coins"] == 0


@pytest.mark.rule("CV-WON-2")
def test_cv_won_2_the_manhattan_project_gives_a_nuclear_weapon() -> None:
    t = shop("modern", ["scientific_method"], 150, settle("gallia", "red"))
    play(t, "red: buy-technology fission")
    assert seat(t, "red")["wonders"] == ["manhattan_project"]
    assert described(t)["nukes"] == [{"owner": "red", "space": "gallia"}]


# ---------------------------------------------------------------- income

INCOME = {"colossus": ("ancient", 5), "great_lighthouse": ("ancient", 5), "smiths_trading_company": ("industrial", 10)}


@pytest.mark.rule("CV-WON-3", "CV-PRD-10")
@pytest.mark.parametrize("key", INCOME)
def test_cv_won_3_income_until_the_era_ends(key: str) -> None:
    own, coins = INCOME[key]
    for era in ERAS[ERAS.index(own) :]:
        t = three(f'phase = "production"\nera = "{era}"\nseat.red.wonders = ["{key}"]\n', [[1, 1]])
        assert seat(t, "red")["accounts"]["wonders"] == (coins if era == own else 0)
        assert seat(t, "red")["wonders"] == [key]  # kept for its points


# ---------------------------------------------------------------- technologies

CHEAPER = {  # a technology of its era with its prerequisites and what is left of its price; one of the next era
    "great_library": ("ancient", "mathematics", ["masonry", "alphabet_writing"], 40 - 5, "banking", ["currency"], 75),
    "leonardos_workshop": ("medieval", "banking", ["currency"], 50 - 10, "nationalism", ["printing_press"], 120),
    "newtons_university": ("industrial", "economics", ["nationalism"], 90 - 15, "electricity", ["steam_power"], 150),
    "edisons_lab": ("modern", "computers", ["electronics"], 100 - 20, "", [], 0),
}


@pytest.mark.rule("CV-WON-3", "CV-GAP-9")
@pytest.mark.parametrize("key", CHEAPER)
def test_cv_won_3_technologies_of_its_era_are_cheaper_and_no_others(key: str) -> None:
    era, technology, known, price, other, more, full = CHEAPER[key]
    t = shop(era, known + more, 300, f'seat.blue.coins = 20\nseat.red.wonders = ["{key}"]\n' + settle("gallia", "red"))
    play(t, f"red: buy-technology {technology}")
    while waiting(t) == ["red"] and not can(t, "red: done"):
        play(t, "red: keep" if can(t, "red: keep") else "red: place gallia")
    if other:
        play(t, f"red: buy-technology {other}")
    bought = [row[2] for row in told(t, "technology.bought")]
    assert bought == ([price, full] if other else [price])


@pytest.mark.rule("CV-WON-3", "CV-TEC-3")
def test_cv_won_3_when_its_era_is_over_its_technologies_cost_half_and_no_less() -> None:
    lands = 'seat.red.wonders = ["great_library"]\n' + settle("gallia", "red")
    t = shop("medieval", ["masonry", "alphabet_writing"], 300, lands)
    play(t, "red: buy-technology mathematics")
    assert told(t, "technology.bought") == [("red", "mathematics", 20)]


# ---------------------------------------------------------------- settlements

POINTS = {  # era, what the settlement becomes, how many settlements
    "bachs_cathedral": ("medieval", "happy", 1),
    "sistine_chapel": ("medieval", "happy", 1),
    "shakespeares_theatre": ("industrial", "happy", 1),
    "transcontinental_railroad": ("industrial", "productive", 1),
    "hoover_dam": ("modern", "productive", 1),
    "cure_for_cancer": ("modern", "happy", 2),
    "universal_suffrage": ("modern", "happy", 1),
}
THREE = settle("niger", "red") + settle("gallia", "red") + settle("italia", "red", "town") + settle("nile", "red")


@pytest.mark.rule("CV-WON-3", "CV-IMP-9", "CV-TEC-8")
@pytest.mark.parametrize("key", POINTS)
def test_cv_won_3_it_serves_settlements_until_its_era_ends(key: str) -> None:
    era, what, number = POINTS[key]
    t = shop(era, [], 20, THREE + f'seat.red.wonders = ["{key}"]\n')
    for territory in ("gallia", "italia", "nile")[:number]:
        play(t, f"red: assign-wonder {key}; assign-to {territory}")
    assert not can(t, f"red: assign-wonder {key}")
    served = [name for name in ("gallia", "italia", "nile") if land(t, name)[what]]
    assert served == ["gallia", "italia", "nile"][:number]
    assert not any(land(t, name)["productive" if what == "happy" else "happy"] for name in ("gallia", "italia", "nile"))
    if era != "modern":
        later = shop(ERAS[ERAS.index(era) + 1], [], 20, THREE + f'seat.red.wonders = ["{key}@gallia"]\n')
        assert not land(later, "gallia")[what]
        assert not can(later, f"red: assign-wonder {key}")


# ---------------------------------------------------------------- the others


@pytest.mark.rule("CV-WON-3", "CV-GAP-11")
@pytest.mark.parametrize(("era", "asked"), [("ancient", ["blue"]), ("medieval", ["blue", "red"])])
def test_cv_gap_11_the_oracle_lets_the_other_choose_first(era: str, asked: list[str]) -> None:
    both = {"ancient_infantry": 1, "ancient_cavalry": 1}
    more = f'era = "{era}"\nlost = ["bronze_working", "the_wheel"]\nseat.red.wonders = ["oracle"]\n' + BUSY
    t = battle(both, both, [[6, 1]], more)
    assert sorted(waiting(t)) == asked
    play(t, "blue: field blue.ancient_cavalry")
    assert waiting(t) == ["red"]
    seen = [event for event in events(t, "unit.foreseen") if event.seen_by]
    assert len(seen) == (1 if era == "ancient" else 0)


@pytest.mark.rule("CV-WON-3", "CV-GAP-10")
@pytest.mark.parametrize(("size", "ancient", "later"), [("village", 2, 1), ("town", 3, 2)])
def test_cv_gap_10_the_great_wall_strengthens_settlements_of_any_size(size: str, ancient: int, later: int) -> None:
    lands = settle("anatolia", "blue") + settle("gallia", "blue", size, "wine") + 'seat.blue.wonders = ["great_wall"]\n'
    for era, added in (("ancient", ancient), ("medieval", later)):
        t = battle({"ancient_infantry": 1}, {"ancient_infantry": 1}, [[6, 1]], f'era = "{era}"\n' + lands + BUSY)
        assert clashes(t)[1] == ("blue", 1, added, 1 + added)


@pytest.mark.rule("CV-WON-3", "CV-GAP-76")
@pytest.mark.parametrize(("era", "open_to_it"), [("industrial", True), ("modern", False)])
def test_cv_gap_76_magellan_s_voyage_forces_an_exchange(era: str, open_to_it: bool) -> None:
    lands = settle("gallia", "red", resource="iron") + settle("italia", "blue", resource="wine")
    t = three(f'phase = "trade"\nera = "{era}"\nseat.red.wonders = ["magellans_voyage"]\n' + lands)
    assert can(t, "red: force-trade") == open_to_it
    if open_to_it:
        play(t, "red: force-trade; swap gallia/italia")
        assert (seat(t, "red")["resources"], seat(t, "blue")["resources"]) == ({"wine": 1}, {"iron": 1})
        assert not can(t, "red: force-trade")
        assert not can(t, "blue: end-trade italia")


ENDS = {"united_nations": ("diplomatic", 5), "apollo_program": ("military", 3)}


@pytest.mark.rule("CV-WON-1", "CV-END-14", "CV-END-15")
@pytest.mark.parametrize("key", ENDS)
def test_cv_end_14_15_their_owner_may_declare_the_end(key: str) -> None:
    """Five points for the United Nations, one for each of three units with the Apollo Program."""
    ending, bonus = ENDS[key]
    t = three(f'era = "modern"\nseat.red.wonders = ["{key}"]\n' + place("gallia", "red", modern_infantry=3, explorer=1))
    assert not can(t, "blue: declare-end " + key)
    play(t, f"red: declare-end {key}")
    assert described(t)["ending"] == ending
    assert seat(t, "red")["points"]["bonus"] == bonus
    short = three(
        f'era = "modern"\nseat.red.wonders = ["{key}"]\n' + place("gallia", "red", explorer=1), length="medium_long"
    )
    assert not can(short, f"red: declare-end {key}")


@pytest.mark.rule("CV-WON-1", "CV-END-16", "CV-END-17")
def test_cv_end_17_the_colony_ship_alone_is_bought() -> None:
    t = shop("modern", ["fission", "super_conductor"], 360, "seat.blue.coins = 210\n" + settle("gallia", "red"))
    assert not can(t, "red: buy-colony-ship")
    play(t, "red: buy-technology fusion")
    assert seat(t, "red")["wonders"] == []
    play(t, "red: done", "blue: buy-colony-ship")
    assert (seat(t, "blue")["wonders"], seat(t, "blue")["coins"]) == (["alpha_centauri_colony_ship"], 10)
    assert (described(t)["ending"], described(t)["ended_by"]) == ("technological", "blue")
    assert seat(t, "red")["points"]["bonus"] == 1  # for Fusion
    idle_until(t, "")
    assert described(t)["over"]


# ---------------------------------------------------------------- all of them

EVERY = [*PIECES, *INCOME, *CHEAPER, *POINTS, *ENDS, "manhattan_project", "oracle", "great_wall", "magellans_voyage"]
WONDERS = [*EVERY, "alpha_centauri_colony_ship"]


@pytest.mark.rule("CV-WON-3")
@pytest.mark.parametrize("key", WONDERS)
def test_cv_won_3_the_card_is_worth_two_points_for_good(key: str) -> None:
    t = three(f'phase = "purchase"\nera = "modern"\nseat.red = {{ coins = 20, wonders = ["{key}"] }}')
    assert seat(t, "red")["points"]["wonders"] == 2


@pytest.mark.rule("CV-WON-4")
def test_cv_won_4_wonders_are_not_for_trade() -> None:
    t = three(
        'phase = "trade"\nseat.red = { wonders = ["colossus"], technologies = ["masonry"] }\nseat.blue.coins = 9\n'
        + settle("gallia", "red")
        + settle("italia", "blue")
    )
    assert can(t, "red: offer blue: 1 technology:masonry for 9 coins")
    with pytest.raises(InputError):
        can(t, "red: offer blue: 1 wonder:colossus for 9 coins")


@pytest.mark.rule("CV-WON-1")
def test_cv_won_1_a_technology_given_in_trade_brings_no_wonder() -> None:
    t = three(
        'phase = "trade"\nseat.red = { wonders = ["hanging_gardens"], technologies = ["masonry"] }\n'
        "seat.blue.coins = 9\n" + settle("gallia", "red") + settle("italia", "blue")
    )
    play(t, "red: offer blue: 1 technology:masonry for 9 coins", "blue: accept 1")
    assert (seat(t, "blue")["technologies"], seat(t, "blue")["wonders"]) == (["masonry"], [])
    assert refused(t, "blue: offer red: 1 technology:pottery for nothing").code == "not_yours"
