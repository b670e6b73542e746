"""Modules that can be left out, and how types of civilizations are given out."""

import pytest
from tests.games.civilization.table import (
    asked,
    can,
    described,
    four,
    land,
    new_game,
    offered,
    place,
    play,
    seat,
    settle,
    three,
    told,
    waiting,
)

from quadriga.games.civilization.options import LENGTHS, OPTIONS

EXPLORER = 'era = "medieval"\nseat.red.coins = 50\n' + place("gallia", "red", explorer=1)
SHIPS = (
    'era = "industrial"\nwar = [["red", "blue"]]\nlost = ["gunpowder_weapons", "metallurgy"]\n'
    + place("baltic_sea", "red", industrial_ship=1)
    + place("gallia", "blue", industrial_infantry=1)
)


# ---------------------------------------------------------------- modules


@pytest.mark.rule("CV-VAR-1")
def test_cv_var_1_every_module_is_played_unless_it_is_left_out() -> None:
    modules = ("civilizations", "governments", "espionage", "events", "luxury", "experience", "roads", "prospecting")
    defaults = {option.name: option.default for option in OPTIONS}
    assert {defaults[name] for name in (*modules, "landings", "barbarians")} == {"on"}
    assert defaults["strategy"] == "all"


@pytest.mark.rule("CV-VAR-4")
@pytest.mark.parametrize("length", LENGTHS)
def test_cv_var_4_an_option_says_with_which_lengths_it_counts(length: str) -> None:
    needs = next(option.needs for option in OPTIONS if option.name == "civilizations")
    t = new_game(3, length=length)
    assert t.module.view(t.game, 0)["options"]["civilizations"] == (length in needs["length"])


@pytest.mark.rule("CV-VAR-1")
@pytest.mark.parametrize(
    ("module", "position", "line"),
    [
        ("espionage", 'phase = "purchase"\nera = "industrial"\nseat.red.coins = 90\n', "red: buy-spy"),
        ("roads", 'lost = ["the_wheel"]\n' + EXPLORER, "red: road explorer@gallia"),
        ("prospecting", 'lost = ["engineering"]\n' + EXPLORER, "red: prospect explorer@gallia"),
        ("landings", SHIPS, "red: bombard gallia/blue"),
        ("strategy", 'phase = "strategy"\nseat.red.coins = 90\n', "red: draw"),
        ("governments", 'phase = "government"\nseat.red.coins = 90\n', "red: abdicate"),
        ("experience", 'phase = "purchase"\nseat.red = { coins = 90, experience = 12 }\n', "red: risk x6"),
    ],
)
def test_cv_var_1_what_belongs_to_a_module_left_out_cannot_be_done(module: str, position: str, line: str) -> None:
    assert can(three(position), line)
    assert not can(three(position, None, **{module: "off"}), line)


@pytest.mark.rule("CV-VAR-1")
@pytest.mark.parametrize("module", ["on", "off"])
def test_cv_var_1_events_luxury_and_barbarians(module: str) -> None:
    played = module == "on"
    t = three('phase = "events"\nera = "medieval"\n', [[1]], events=module)
    assert (len(told(t, "event.rolled")) == 1) == played
    lands = "".join(
        settle(name, "red", "metropolis", "wine")
        for name in ("gallia", "italia", "germania", "steppes", "siberia", "gobi", "indus", "mekong")
    )
    t = three('phase = "production"\n' + lands, [[1, 1]], luxury=module, governments="off")
    # 8 x 10, the monopoly of 80 and 3 for wine; a third of what goes beyond 100 is wasted
    assert (seat(t, "red")["accounts"]["luxury"], seat(t, "red")["coins"]) == ((-21, 142) if played else (0, 163))
    t = three(
        'land.gallia = { token = "minor_civilization" }\n'
        + place("gallia", "red", explorer=1)
        + place("nile", "blue", explorer=1),
        [[4]],
        barbarians=module,
    )
    play(t, "red: look explorer@gallia")
    assert (land(t, "gallia").get("holder") == "barbarians") == played


@pytest.mark.rule("CV-VAR-2")
@pytest.mark.parametrize(
    ("module", "cards"),
    [
        ("barbarians", {"sc_030": 2}),
        ("roads", {"sc_036": 1, "sc_039": 1, "sc_079": 1, "sc_118": 1}),
        (
            "experience",
            {"sc_034": 1, "sc_067": 2, "sc_107": 2, "sc_113": 1, "sc_119": 1, "sc_142": 2, "sc_147": 1, "sc_152": 1},
        ),
        ("governments", {"sc_082": 1, "sc_121": 1, "sc_154": 1}),
        ("prospecting", {"sc_104": 1, "sc_140": 2, "sc_141": 1}),
        ("landings", {"sc_108": 2, "sc_143": 1}),
        ("events", {"sc_123": 1, "sc_156": 1}),
        ("espionage", {"sc_157": 4, "sc_158": 3, "sc_159": 2, "sc_160": 1, "sc_161": 1, "sc_162": 1, "sc_163": 1}),
    ],
)
def test_cv_var_2_cards_of_a_module_left_out_are_not_in_the_decks(module: str, cards: dict[str, int]) -> None:
    played = described(new_game(3))["deck"]
    left_out = described(new_game(3, "1", None, **{module: "off"}))["deck"]
    assert {card: played.count(card) for card in cards} == cards
    assert not set(cards) & set(left_out)
    assert len(left_out) == len(played) - sum(cards.values())


@pytest.mark.rule("CV-GAP-71")
def test_cv_gap_71_the_standard_decks_have_neither_permanent_nor_special_nor_espionage_cards() -> None:
    deck = described(new_game(3, strategy="standard"))["deck"]
    assert not {"sc_036", "sc_040", "sc_157"} & set(deck)  # a permanent one, a special one, one for spies
    assert "sc_001" in deck


# ---------------------------------------------------------------- types of civilizations


@pytest.mark.rule("CV-VAR-4")
def test_cv_var_4_without_types_nobody_has_their_bonuses() -> None:
    position = 'phase = "purchase"\nseat.red = {{ coins = 50, civilization = "{}" }}\n'
    prices = []
    for civilization in ("expansionist", "nobody"):
        t = three(position.format(civilization))
        play(t, "red: buy-unit explorer")
        prices.append(told(t, "unit.bought")[0][3])
    assert prices == [5, 10]
    t = new_game(3, length="long", civilizations="off")
    assert asked(t) == "StartingPlacement"
    assert {seat(t, name)["civilization"] for name in ("red", "blue", "green")} == {"nobody"}


@pytest.mark.rule("CV-VAR-5")
def test_cv_var_5_seven_cards_give_no_duplicates() -> None:
    for seed in ("1", "2", "3"):
        t = new_game(6, seed, length="long", draft="draw_7")
        assert len({row[1] for row in told(t, "civilization.given")}) == 6


@pytest.mark.rule("CV-VAR-5", "CV-VAR-6")
def test_cv_var_5_6_with_forty_two_cards_and_three_players_who_share_a_type_draw_again() -> None:
    # six cards of each type: red and blue have drawn scientific ones; 39 cards are left
    t = new_game(3, chance=[[0, 1, 7], [20, 30]], length="long", draft="draw_42")
    assert told(t, "civilization.given") == (
        [
            ("red", "scientific"),
            ("blue", "scientific"),
            ("green", "religious"),
            ("red", "navigators"),
            ("blue", "military"),
        ]
    )


@pytest.mark.rule("CV-VAR-6")
@pytest.mark.parametrize(("players", "most"), [(3, 1), (4, 2), (5, 2), (6, 3)])
def test_cv_var_6_so_many_players_may_share_a_type(players: int, most: int) -> None:
    others = [6 * (number + 1) for number in range(players)]
    for sharing in (most, most + 1):
        drawn = list(range(sharing)) + others[: players - sharing]
        t = new_game(players, chance=[drawn], length="long", draft="draw_42")
        given = [row[0] for row in told(t, "civilization.given")]
        assert (len(given) == players) == (sharing == most)
        if sharing > most:
            assert given[players : players + sharing] == given[:sharing]


# ---------------------------------------------------------------- delayed battles


DELAYED = (
    'war = [["red", "blue"]]\nlost = ["bronze_working"]\n'
    + place("gallia", "red", ancient_infantry=1)
    + place("gallia", "blue", ancient_infantry=1)
    + place("nile", "red", ancient_infantry=1)
    + place("nile", "blue", ancient_infantry=1)
    + place("congo", "blue", explorer=1)
    + place("italia", "green", ancient_infantry=1)
    + settle("sudan", "green")
)


@pytest.mark.rule("CV-VAR-13")
def test_cv_var_13_battles_wait_until_all_have_moved_and_others_may_come_to_join_them() -> None:
    t = three(DELAYED, [[6, 1]], delayed="on")
    play(t, "red: attack nile/blue; attack gallia/blue; done")
    assert (waiting(t), told(t, "battle.begun")) == (["blue"], [])
    play(t, "blue: done", "green: move ancient_infantry@italia; to gallia")
    play(t, "red: let-pass gallia", "blue: let-pass gallia")
    assert (waiting(t), told(t, "battle.begun")) == (["green"], [])
    play(t, "green: done")
    assert [row[0] for row in told(t, "battle.begun")] == ["nile"]  # declared first
    assert (asked(t), waiting(t)) == ("Support", ["green"])
    assert can(t, "green: join-defence gallia")


@pytest.mark.rule("CV-VAR-13", "CV-BAT-3")
def test_cv_var_13_otherwise_everybody_fights_after_his_own_moves() -> None:
    t = three(DELAYED, [[6, 1], [6, 1]])
    play(t, "red: attack nile/blue; attack gallia/blue; done")
    assert [row[0] for row in told(t, "battle.begun")] == ["nile", "gallia"]
    assert waiting(t) == ["blue"]  # he moves now


@pytest.mark.rule("CV-VAR-13", "CV-BAT-8")
def test_cv_var_13_others_may_fight_a_battle_of_their_own_where_one_is_declared() -> None:
    t = four(
        'war = [["red", "blue"]]\nlost = ["bronze_working"]\n'
        + place("gallia", "red", ancient_infantry=1)
        + place("gallia", "blue", ancient_infantry=1)
        + place("gallia", "yellow", ancient_infantry=1)
        + place("italia", "green", ancient_infantry=1)
        + place("congo", "yellow", explorer=1),
        [[6, 1], [6, 1]],
        delayed="on",
    )
    play(t, "red: attack gallia/blue; done", "blue: done")
    play(t, "green: move ancient_infantry@italia; to gallia")
    for name in ("red", "blue", "yellow"):
        play(t, f"{name}: let-pass gallia")
    play(t, "green: attack gallia/yellow")
    assert offered(t, "green", "attack") == ["gallia/red", "gallia/blue"]
    play(t, "green: done", "yellow: done")
    while asked(t) == "Support":
        play(t, f"{waiting(t)[0]}: stay-out")
    assert [row[:3] for row in told(t, "battle.begun")] == [("gallia", "red", "blue"), ("gallia", "green", "yellow")]
