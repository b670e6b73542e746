"""Phase 2: the event of the turn and what each of them does."""

import pytest
from tests.games.civilization.fights import battle, experience
from tests.games.civilization.table import (
    asked,
    can,
    described,
    idle_until,
    land,
    offered,
    place,
    play,
    refused,
    seat,
    settle,
    state,
    three,
    told,
    units,
    waiting,
)

from quadriga.games.civilization.procedures.prices import price_of, technology_price

HOME = settle("greenland", "red")  # an island capital, out of everybody's way

# the lowest result of the D100 at which each event comes, in the medieval, industrial and modern era
TABLE = (
    ("none", 1, 1, 1),
    ("olympics", 21, 16, 11),
    ("slaves", 27, 22, 19),
    ("boom", 37, 32, 23),
    ("holy_year", 47, 42, 33),
    ("super_production", 57, 50, 41),
    ("military_fanaticism", 65, 60, 53),
    ("famine", 73, 68, 61),
    ("barbarians", 83, 78, 73),
    ("catastrophe", 93, 88, 83),
)
STARTS = [
    (era, event, row[column])
    for event, *row in TABLE
    for column, era in enumerate(("medieval", "industrial", "modern"))
]


def rolled(era: str, die: int) -> str:
    """The event of a result."""
    return str(told(three(f'phase = "events"\nera = "{era}"\n', [[die]]), "event.rolled")[0][0])


@pytest.mark.rule("CV-EVT-1", "CV-GAP-27")
@pytest.mark.parametrize(("era", "event", "die"), STARTS)
def test_cv_evt_1_the_die_tells_the_event_by_the_column_of_the_era(era: str, event: str, die: int) -> None:
    names = [row[0] for row in TABLE]
    assert rolled(era, die) == event
    if die > 1:
        assert rolled(era, die - 1) == names[names.index(event) - 1]


@pytest.mark.rule("CV-EVT-1")
def test_cv_evt_1_the_ancient_era_has_no_events() -> None:
    t = three('phase = "events"\nera = "ancient"\n', [[21]])
    assert (told(t, "event.rolled"), described(t)["event"]) == ([], "none")
    assert asked(t) == "StrategyPhase"


@pytest.mark.rule("CV-EVT-1")
def test_cv_evt_1_an_event_is_over_with_the_turn() -> None:
    t = three('phase = "housekeeping"\nera = "medieval"\nevent = "slaves"\n', [[20]])
    assert (described(t)["turn"], described(t)["event"]) == (4, "none")


# ---------------------------------------------------------------- Olympic Games

GAMES = 'event = "olympics"\nera = "medieval"\nwar = [["red", "blue"]]\n'


@pytest.mark.rule("CV-EVT-2")
def test_cv_evt_2_enemies_in_one_space_do_not_fight_during_the_games() -> None:
    there = place("gallia", "red", medieval_infantry=1) + place("gallia", "blue", medieval_infantry=1)
    t = three(GAMES + there)
    reason = refused(t, "red: attack gallia/blue")
    assert (reason.code, "CV-EVT-2" in reason.rules) == ("no_war_now", True)
    assert can(three(GAMES.replace("olympics", "none") + there), "red: attack gallia/blue")


@pytest.mark.rule("CV-EVT-2")
def test_cv_evt_2_shared_spaces_stay_shared_after_trade() -> None:
    there = place("gallia", "red", medieval_infantry=1) + place("gallia", "blue", medieval_infantry=1)
    t = three('phase = "trade"\n' + GAMES + there)
    idle_until(t, "GovernmentPhase")
    assert (told(t, "battle.begun"), described(t)["war"]) == ([], [["red", "blue"]])
    assert (units(t, "gallia", "red"), units(t, "gallia", "blue")) == (
        {"medieval_infantry": 1},
        {"medieval_infantry": 1},
    )


@pytest.mark.rule("CV-EVT-2")
def test_cv_evt_2_who_is_there_may_keep_others_out() -> None:
    there = place("gallia", "red", medieval_infantry=1) + place("italia", "blue", medieval_infantry=1)
    t = three(GAMES + there)
    play(t, "red: move red.medieval_infantry; to italia")
    assert (asked(t), waiting(t)) == ("Permission", ["blue"])
    play(t, "blue: deny italia")
    assert (units(t, "gallia", "red"), units(t, "italia", "red")) == ({"medieval_infantry": 1}, {})


@pytest.mark.rule("CV-EVT-2")
def test_cv_evt_2_a_refusal_holds_for_the_turn() -> None:
    there = place("gallia", "red", medieval_infantry=2) + place("italia", "blue", medieval_infantry=1)
    t = three(GAMES + there)
    play(t, "red: move red.medieval_infantry; to italia", "blue: deny italia")
    reason = refused(t, "red: to italia")
    assert (reason.code, reason.rules) == ("entry_refused", ["CV-EVT-2"])
    assert can(t, "red: to germania")


@pytest.mark.rule("CV-EVT-2")
def test_cv_evt_2_whose_settlement_is_empty_is_asked_too() -> None:
    t = three(GAMES + place("gallia", "red", medieval_infantry=1) + settle("italia", "green"))
    play(t, "red: move red.medieval_infantry; to italia")
    assert (asked(t), waiting(t)) == ("Permission", ["green"])


@pytest.mark.rule("CV-EVT-2", "CV-MOV-11")
def test_cv_evt_2_explorers_stay_out_of_what_an_enemy_holds() -> None:
    t = three(GAMES + place("gallia", "red", explorer=1) + place("italia", "blue", medieval_infantry=1))
    play(t, "red: move red.explorer")
    assert refused(t, "red: to italia").code == "enemy_there"


@pytest.mark.rule("CV-EVT-2")
def test_cv_evt_2_who_is_let_in_coexists_and_the_war_goes_on() -> None:
    there = place("gallia", "red", medieval_infantry=1) + place("italia", "blue", medieval_infantry=1)
    t = three(GAMES + there + place("nile", "red", explorer=1))
    play(t, "red: move red.medieval_infantry; to italia", "blue: grant italia")
    assert units(t, "italia", "red") == {"medieval_infantry": 1}
    assert (described(t)["declared"], described(t)["war"]) == ([], [["red", "blue"]])


@pytest.mark.rule("CV-EVT-2")
def test_cv_evt_2_peace_may_be_signed() -> None:
    t = three('phase = "trade"\n' + GAMES)
    play(t, "red: want-peace blue", "blue: want-peace red")
    assert described(t)["war"] == []


@pytest.mark.rule("CV-EVT-2", "CV-GAP-136")
def test_cv_evt_2_barbarians_are_left_alone_too() -> None:
    there = place("gallia", "red", medieval_infantry=2) + place("italia", "barbarians", medieval_infantry=1)
    shared = place("nile", "red", medieval_infantry=1) + place("nile", "barbarians", medieval_infantry=1)
    t = three(GAMES + there + shared)
    assert refused(t, "red: attack nile/barbarians").code == "no_war_now"
    play(t, "red: move red.medieval_infantry@gallia")
    assert refused(t, "red: to italia").code == "enemy_there"
    t = three(GAMES.replace("olympics", "none") + there)
    play(t, "red: move red.medieval_infantry@gallia; to italia")
    assert told(t, "battle.declared") == [("italia", "red", "barbarians")]


@pytest.mark.rule("CV-EVT-2", "CV-BAT-22")
@pytest.mark.parametrize("event", ["olympics", "none"])
def test_cv_evt_2_explorers_of_enemies_are_safe(event: str) -> None:
    there = place("gallia", "red", medieval_infantry=1) + place("gallia", "blue", explorer=1)
    t = three(GAMES.replace("olympics", event) + there)
    assert len(offered(t, "red", "seize")) == (event == "none")


@pytest.mark.rule("CV-EVT-2", "CV-MOV-6")
@pytest.mark.parametrize("refused_before", [True, False])
def test_cv_evt_2_who_was_refused_does_not_cross_on_an_allys_ship_either(refused_before: bool) -> None:
    """Blue's port is the only coast of that sea that barbarians leave open."""
    ports = settle("nile", "red", more='road = "road"') + settle("arabia", "blue", more='road = "road"')
    there = place("nile", "red", medieval_infantry=1) + place("red_sea", "green", medieval_ship=1)
    held = place("sudan", "barbarians", medieval_infantry=1) + place("somalia", "barbarians", medieval_infantry=1)
    answer = 'effects = [{ kind = "refused", seat = "red", number = "arabia" }]\n' if refused_before else ""
    t = three(GAMES.replace("war", "# war") + ports + there + held + answer + place("congo", "red", explorer=1))
    play(t, "red: move red.medieval_infantry")
    assert len(offered(t, "red", "board")) == (not refused_before)


@pytest.mark.rule("CV-EVT-3")
@pytest.mark.parametrize(("event", "rolls"), [("olympics", []), ("none", [("red", "gallia", 20, 4)])])
def test_cv_evt_3_nobody_revolts_during_the_games(event: str, rolls: list[tuple[str, ...]]) -> None:
    town = HOME + settle("gallia", "red", "town")
    t = three(f'phase = "revolts"\nera = "medieval"\nevent = "{event}"\n' + town, [[20]])
    assert told(t, "revolt.rolled") == rolls


# ---------------------------------------------------------------- slaves

SLAVES = 'phase = "purchase"\nevent = "slaves"\n'


@pytest.mark.rule("CV-EVT-4")
@pytest.mark.parametrize(
    ("era", "unit", "technology", "price"),
    [
        ("ancient", "ancient_infantry", "bronze_working", 7),
        ("medieval", "medieval_infantry", "feudalism", 11),
        ("industrial", "industrial_infantry", "gunpowder_weapons", 15),
        ("modern", "modern_infantry", "electricity", 19),
    ],
)
def test_cv_evt_4_slaves_make_everything_cheaper_by_era(era: str, unit: str, technology: str, price: int) -> None:
    known = f'era = "{era}"\nseat.red = {{ coins = 100, technologies = ["{technology}"] }}\n'
    t = three(SLAVES + known + settle("gallia", "red", "town"))
    play(t, f"red: buy-unit {unit}; recruit-at gallia x1")
    assert seat(t, "red")["coins"] == 100 - price


@pytest.mark.rule("CV-EVT-4")
def test_cv_evt_4_other_discounts_come_on_top() -> None:
    more = 'seat.red = { coins = 100, technologies = ["gunpowder_weapons"], government = "communism" }\n'
    t = three(SLAVES + 'era = "industrial"\n' + more + settle("gallia", "red"))
    play(t, "red: buy-unit industrial_infantry; recruit-at gallia x1")
    assert seat(t, "red")["coins"] == 90  # 20 - 5 of communism - 5 of slaves


@pytest.mark.rule("CV-EVT-4")
def test_cv_evt_4_technologies_cost_what_they_always_cost() -> None:
    prices = []
    for event in ("none", "slaves"):
        g = state(three(f'phase = "purchase"\nera = "medieval"\nevent = "{event}"\n'))
        theology = next(n for n, card in enumerate(g.board.technologies) if card.key == "theology")
        prices.append((technology_price(g, 0, theology), price_of(g, 0, "grow")))
    assert prices[0][0] == prices[1][0]
    assert (prices[0][1], prices[1][1]) == (20, 16)


@pytest.mark.rule("CV-EVT-5")
def test_cv_evt_5_no_price_falls_below_three_coins() -> None:
    kind = 'seat.red = { coins = 20, civilization = "expansionist", technologies = ["the_wheel"] }\n'
    t = three('era = "modern"\nevent = "slaves"\n' + kind + place("gallia", "red", explorer=1), civilizations="on")
    play(t, "red: road explorer")
    assert seat(t, "red")["coins"] == 17  # 5 - 2 - 6 would be less than nothing


# ---------------------------------------------------------------- demographic boom


@pytest.mark.rule("CV-EVT-6")
def test_cv_evt_6_small_civilizations_get_an_explorer_and_infantry() -> None:
    lands = settle("gallia", "red") + settle("italia", "red") + settle("germania", "red")
    lands += settle("nile", "blue") + settle("sudan", "blue") + settle("bahia", "green")
    t = three('phase = "events"\nera = "medieval"\n' + lands, [[37], [3, 2], [1, 4], [6, 3]])
    assert told(t, "boom.came") == [("red", 2)]
    play(t, "red: place italia", "red: place gallia x1; place germania x1")
    assert told(t, "boom.came") == [("red", 2), ("green", 3)]
    assert (units(t, "italia", "red"), units(t, "gallia", "red")) == ({"explorer": 1}, {"medieval_infantry": 1})
    assert units(t, "germania", "red") == {"medieval_infantry": 1}
    assert (units(t, "nile", "blue"), units(t, "sudan", "blue")) == ({}, {})  # 1 is less than 2
    play(t, "green: place bahia x3")
    assert units(t, "bahia", "green") == {"explorer": 1, "medieval_infantry": 3}


# ---------------------------------------------------------------- Holy Year


@pytest.mark.rule("CV-EVT-7")
def test_cv_evt_7_everybody_makes_a_settlement_happy_until_the_end_of_the_turn() -> None:
    lands = HOME + settle("gallia", "red", "town") + settle("italia", "red")
    t = three('phase = "events"\nera = "medieval"\n' + lands, [[47]])
    assert (waiting(t), offered(t, "red", "bless")) == (["red"], ["gallia", "italia"])
    play(t, "red: bless italia")
    assert (land(t, "gallia")["happy"], land(t, "italia")["happy"]) == (False, True)
    assert asked(t) == "StrategyPhase"  # blue and green have but their capitals


@pytest.mark.rule("CV-EVT-7")
def test_cv_evt_7_it_is_unhappy_again_after_the_turn() -> None:
    t = three('phase = "housekeeping"\n' + HOME + settle("italia", "red", more='mood = ["happy_now"]'))
    assert land(t, "italia")["happy"] is False


@pytest.mark.rule("CV-EVT-7")
@pytest.mark.parametrize(("event", "frame"), [("none", "CulturePhase"), ("holy_year", "GovernmentPhase")])
def test_cv_evt_7_there_is_no_cultural_dominance(event: str, frame: str) -> None:
    lands = settle("gallia", "red", "metropolis") + settle("nile", "blue") + settle("italia", "blue")
    position = f'phase = "culture"\nera = "medieval"\nevent = "{event}"\n' + lands
    assert asked(three(position, [[2, 6]])) == frame


# ---------------------------------------------------------------- super production and famine

RICH = settle("gallia", "red", "metropolis", "horses") + settle("italia", "red", "metropolis", "wine")
# happy metropolises with a resource: 2 x 10, two different resources: 2 x 3, in all 26
MONOPOLY = "".join(
    settle(where, "red", "metropolis", "wine") for where in ("gallia", "italia", "nile", "sudan", "niger")
)
# 5 x 10, one resource: 3, five of a kind: 80, in all 133


def paid(event: str, lands: str, dice: list[int], more: str = "", **options: str | int) -> int:
    """Red's coins after a medieval Production; spices, which nobody has, are the critical resource."""
    position = f'phase = "production"\nera = "medieval"\nevent = "{event}"\n' + lands + more
    t = three(position, [[2, 6], *([dice] if dice else []), [20]], **options)
    return int(seat(t, "red")["coins"])


@pytest.mark.rule("CV-EVT-8")
def test_cv_evt_8_super_production_adds_fifteen_coins_and_a_die() -> None:
    assert paid("none", RICH, [], governments="off") == 26
    assert paid("super_production", RICH, [17, 1, 1], governments="off") == 26 + 15 + 17


@pytest.mark.rule("CV-EVT-8")
def test_cv_evt_8_who_is_above_the_luxury_limit_has_no_die() -> None:
    assert paid("super_production", MONOPOLY, [1, 1], governments="off", luxury="off") == 133 + 15


@pytest.mark.rule("CV-EVT-8")
def test_cv_evt_8_anarchy_has_nothing_of_it() -> None:
    anarchy = 'seat.red.government = "anarchy"\n'
    assert paid("super_production", RICH, [20, 20], anarchy) == paid("none", RICH, [], anarchy) == 20


@pytest.mark.rule("CV-EVT-9")
def test_cv_evt_9_the_maximum_of_the_government_does_not_limit_it() -> None:
    # despotism: 133 coins and taxes, cut to 50; then 15 and the die
    assert paid("super_production", MONOPOLY, [20, 1, 1]) == 50 + 15 + 20


@pytest.mark.rule("CV-EVT-9")
def test_cv_evt_9_luxury_does() -> None:
    # of 48 coins beyond 100 a third is wasted
    assert paid("super_production", MONOPOLY, [1, 1], governments="off") == 100 + 32


@pytest.mark.rule("CV-EVT-11")
def test_cv_evt_11_famine_costs_the_poor_a_die() -> None:
    assert paid("famine", RICH + settle("nile", "red", "metropolis", "gems"), [9, 1, 1], governments="off") == 39 - 9


@pytest.mark.rule("CV-EVT-11")
def test_cv_evt_11_famine_costs_the_rich_ten_coins() -> None:
    assert paid("famine", MONOPOLY, [1, 1], governments="off", luxury="off") == 123


# ---------------------------------------------------------------- military fanaticism


@pytest.mark.rule("CV-EVT-10")
def test_cv_evt_10_who_earns_experience_earns_one_point_more() -> None:
    busy = place("nile", "green", explorer=1)
    fight = battle({"ancient_infantry": 1}, {"ancient_infantry": 1}, [[6, 1]], busy)
    assert experience(fight) == {"red": 2, "blue": 1}
    fight = battle({"ancient_infantry": 1}, {"ancient_infantry": 1}, [[6, 1]], 'event = "military_fanaticism"\n' + busy)
    assert experience(fight) == {"red": 3, "blue": 2}


@pytest.mark.rule("CV-EVT-10")
def test_cv_evt_10_who_earns_nothing_gets_nothing() -> None:
    again = 'event = "military_fanaticism"\nseat.blue.deeds = { fought = 1 }\n' + place("nile", "green", explorer=1)
    fight = battle({"ancient_infantry": 1}, {"ancient_infantry": 1}, [[6, 1]], again)
    assert experience(fight) == {"red": 3}  # blue has fought red in this turn already, and lost
