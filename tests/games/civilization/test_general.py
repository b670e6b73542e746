"""Words that all chapters use: troikas, dice, coins, rounding, what is secret."""

import pytest
from tests.games.civilization.fights import battle, clashes
from tests.games.civilization.table import (
    MODULE,
    place,
    play,
    refused,
    seat,
    settle,
    three,
    told,
)

from quadriga.engine.errors import InputError

BUSY = place("nile", "green", explorer=1)  # somebody has to decide afterwards


@pytest.mark.rule("CV-GEN-4", "CV-ME-3")
@pytest.mark.parametrize(
    ("army", "great"),
    [
        ({"ancient_infantry": 1, "ancient_cavalry": 1, "ancient_artillery": 1}, 1),
        ({"ancient_infantry": 1, "medieval_cavalry": 1, "ancient_artillery": 1}, 1),  # of whatever era
        ({"ancient_infantry": 2, "ancient_cavalry": 1}, 0),
        ({"ancient_infantry": 1, "ancient_cavalry": 1, "explorer": 1}, 0),
    ],
)
def test_cv_gen_4_a_troika_is_one_of_infantry_cavalry_and_artillery(army: dict[str, int], great: int) -> None:
    defence = {"ancient_infantry": 1, "ancient_cavalry": 1, "ancient_artillery": 1}
    t = battle(army, defence, more=BUSY)
    assert told(t, "battle.begun")[0][4] == great


DICE = [
    (4, 'phase = "events"\nera = "medieval"\n', [[100], [1], [1]], []),  # strength of an eruption
    (6, 'phase = "purchase"\nseat.red.coins = 100\nlost = ["currency"]\n', [], ["red: buy-technology banking"]),
    (
        8,
        'land.nile = { token = "minor_civilization" }\n' + BUSY + 'active = "green"\n',
        [],
        ["green: look explorer@nile"],
    ),
    (10, 'phase = "events"\nera = "medieval"\n', [[100]], []),  # kind of catastrophe
    (12, 'phase = "events"\nera = "medieval"\n', [[100], [1]], []),  # which volcano
    (
        20,
        'phase = "revolts"\nera = "medieval"\n' + settle("gallia", "red") + settle("nile", "red", "metropolis"),
        [],
        [],
    ),
    (100, 'phase = "events"\nera = "medieval"\n', [], []),
]


@pytest.mark.rule("CV-GEN-5")
@pytest.mark.parametrize(("sides", "position", "before", "lines"), DICE)
def test_cv_gen_5_dice_have_so_many_sides(sides: int, position: str, before: list[list[int]], lines: list[str]) -> None:
    play(three(position, [*before, [sides]], length="short"), *lines)
    with pytest.raises(InputError, match="chance_fault"):
        play(three(position, [*before, [sides + 1]], length="short"), *lines)


@pytest.mark.rule("CV-GEN-5")
def test_cv_gen_5_dice_of_one_roll_are_added_and_then_what_goes_with_them() -> None:
    lost = 'era = "industrial"\nlost = ["metallurgy", "gunpowder_weapons"]\n'  # a cannon rolls 3D6+1, a musketman 3D6
    t = battle({"industrial_artillery": 1}, {"industrial_artillery": 1}, [[6, 5, 4, 1, 2, 3]], lost + BUSY)
    assert clashes(t) == [("red", 15, 1, 16), ("blue", 6, 1, 7)]


@pytest.mark.rule("CV-GEN-10")
def test_cv_gen_10_a_treasury_is_a_number_and_change_is_always_given() -> None:
    t = three('phase = "purchase"\nlost = ["bronze_working"]\nseat.red.coins = 43\n' + settle("gallia", "red", "town"))
    play(t, "red: buy-unit ancient_infantry; recruit-at gallia x1", "red: buy-technology alphabet_writing")
    assert seat(t, "red")["coins"] == 43 - 10 - 15
    assert refused(t, "red: buy-technology pottery").code == "not_enough_coins"  # it costs 20


@pytest.mark.rule("CV-GEN-11")
def test_cv_gen_11_strategy_cards_in_hand_are_secret_and_everything_else_is_open() -> None:
    t = three(
        'phase = "trade"\nera = "medieval"\n'
        'seat.red = { hand = ["sc_001", "sc_005"], government = "monarchy", civilization = "military", coins = 17, '
        'technologies = ["masonry"], wonders = ["colossus"], improvements = ["temple@gallia"] }\n'
        + settle("gallia", "red", "town", "iron")
    )
    own, others, public = (MODULE.view(t.game, viewer) for viewer in (0, 1, -1))
    assert own["seats"][0]["hand"] == [0, 4]
    for view in (others, public):
        assert (view["seats"][0]["hand"], view["seats"][0]["cards"]) == (None, 2)
        for item in ("government", "civilization", "coins", "technologies", "wonders", "settlements"):
            assert view["seats"][0][item] == own["seats"][0][item]
        for part in ("technologies", "wonders", "works", "territories"):
            assert len(view[part]) == len(own[part])
        assert view["works"] == own["works"]


@pytest.mark.rule("CV-GEN-12", "CV-GAP-85")
def test_cv_gen_12_what_is_gained_is_rounded_down_and_what_is_paid_up() -> None:
    t = three(
        'phase = "purchase"\nera = "medieval"\nseat.red.coins = 20\n' + place("gallia", "red", ancient_infantry=1)
    )
    play(t, "red: sell-unit ancient_infantry@gallia")
    assert seat(t, "red")["coins"] == 20 + 3  # a third of 10
    play(t, "red: buy-technology alphabet_writing")
    assert told(t, "technology.bought") == [("red", "alphabet_writing", 8)]  # half of 15
