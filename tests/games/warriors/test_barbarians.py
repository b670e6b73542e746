"""Barbarians: how they strike, where they flee, what they are worth."""

from itertools import permutations

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from tests.games.warriors.table import (
    MODULE,
    can,
    events,
    happened,
    holder,
    idle,
    idle_until,
    march,
    nation,
    new_game,
    offered,
    play,
    refused,
    state,
    table,
    units,
    vp,
    waiting,
)

from quadriga.engine.table import Table

ARMIES = ("infantry", "archers", "cavalry")


@pytest.mark.rule("WT-BAR-1")
def test_wt_bar_1_barbarians_never_move_or_attack() -> None:
    t = new_game(2, {})
    before = list(state(t).holder)
    idle_until(t, "upkeep", 2)
    while not t.game.over:
        idle(t)
    assert list(state(t).holder) == before
    assert happened(t, "battle.opened", "army.retreated") == []


@pytest.mark.rule("WT-BAR-1", "WT-RET-1")
def test_wt_bar_1_barbarian_armies_always_can_retreat() -> None:
    t = march("province.london.england = { infantry = 1, princess = 1 }\nprovince.wales = {}")
    play(t, "england: move infantry@london; to wessex; done")
    assert units(t, "wales", "barbarians") == {"army-1!": 1}
    assert nation(t, "england")["glory"] == 0


# ---------------------------------------------------------------- flight


def fleeing(battle: str, origin: str, position: str, nation_: str = "germany") -> list[str]:
    """Where barbarians may be driven from a battle at zero hit points; the origin stays in the attacker's hand."""
    t = table(
        2,
        {},
        f"""
            nations = ["{nation_}", "ireland"]
            phase = "manoeuvre"
            order = ["{nation_}", "ireland"]
            province.{origin}.{nation_} = {{ infantry = 2 }}
            province.{battle}.barbarians = {{ army = 1 }}
        """
        + position.replace("MINE", f"{nation_} = {{ princess = 1 }}").replace(
            "FORT", f"{nation_} = {{ fortress = 1 }}"
        ),
    )
    play(t, f"{nation_}: move infantry@{origin} x1; to {battle}; done")
    if waiting(t) == [nation_] and offered(t, nation_, "drive_to"):
        for place in state(t).board.neighbours[state(t).board.keys.index(battle)]:
            key = state(t).board.keys[place]
            assert can(t, f"{nation_}: drive-to {key}") is (key in offered(t, nation_, "drive_to"))
        return offered(t, nation_, "drive_to")
    fled = events(t, "army.retreated")
    return [state(t).board.keys[fled[0].args[2]]] if fled else []


# Bourbon (France) borders Île-de-France (capital), Anjou (trade centre), Provence; the contested Genève and Artois;
# Bern (trade centre of Switzerland) and Bourgogne (Burgundy).
CLASSES = [
    ("province.provence = {}", ["provence"]),  # 1 free, same nation
    ("province.artois = {}", ["artois"]),  # 1 also contested: France is a claimant
    ("", ["ile_de_france"]),  # 2 barbarian capital, same nation
    ("province.bern = {}", ["ile_de_france"]),  # 2 before 5
    ("province.ile_de_france = { FORT }", ["anjou"]),  # 3 barbarian trade centre, same nation
    ("province.ile_de_france = { FORT }\nprovince.anjou = { FORT }", ["artois", "geneve", "provence"]),  # 4 other, same
]
FRENCH_HELD = "".join(
    f"province.{place} = {{ FORT }}\n" for place in ("ile_de_france", "anjou", "provence", "geneve", "artois")
)
CLASSES += [
    (FRENCH_HELD + "province.bern = {}", ["bern"]),  # 5 free, another nation
    (FRENCH_HELD, ["bern"]),  # 7 barbarian trade centre, another nation
    (FRENCH_HELD + "province.bern = { MINE }", ["bourgogne"]),  # 8 other barbarian, another nation
]


@pytest.mark.rule("WT-BAR-3", "WT-BAR-5", "WT-PRV-7", "WT-GAP-31")
@pytest.mark.parametrize("position, goals", CLASSES)
def test_wt_bar_3_the_first_class_that_exists(position: str, goals: list[str]) -> None:
    origin = "bourgogne" if goals != ["bourgogne"] else "ile_de_france"
    if origin == "ile_de_france":
        position = position.replace("province.ile_de_france = { FORT }\n", "")
    assert fleeing("bourbon", origin, position) == goals


# Yorkshire (England) borders East Anglia and Wales, the capitals of Ireland and Burgundy, and Lothian (Scotland).
@pytest.mark.rule("WT-BAR-3")
@pytest.mark.parametrize(
    "position, goals",
    [
        ("", ["vlaanderen"]),  # 6 barbarian capital, another nation (Dublin is Ireland's own), before 8 Lothian
        ("province.lothian = {}", ["lothian"]),  # 5 before 6
        ("province.east_anglia.barbarians = { army = 1 }", ["east_anglia"]),  # 3 before 6
        ("province.vlaanderen = { MINE }", ["lothian"]),  # 8
        ("province.vlaanderen.barbarians = { army = 1 }", ["vlaanderen"]),  # a capital is one without its fortress, too
    ],
)
def test_wt_bar_3_capitals_of_other_nations(position: str, goals: list[str]) -> None:
    held = "" if "east_anglia" in position else "province.east_anglia = { MINE }\n"
    assert fleeing("yorkshire", "wales", held + position) == goals


@pytest.mark.rule("WT-BAR-3")
def test_wt_bar_3_never_to_a_players_province() -> None:
    goals = fleeing("yorkshire", "wales", "province.east_anglia.ireland = { princess = 1 }\nprovince.dublin = { MINE }")
    assert goals == ["vlaanderen"]


ARTOIS = """
    province.normandie = { FORT }
    province.bourgogne = { FORT }
    province.calais = { FORT }
"""


@pytest.mark.rule("WT-BAR-4", "WT-PRV-7", "WT-GAP-31")
@pytest.mark.parametrize(
    "attacker, origin, goals",
    [
        ("france", "normandie", ["bourbon"]),  # same nation is France: Île-de-France is the attacker's own
        ("burgundy", "bourgogne", ["brabant"]),  # same nation is Burgundy: its trade centre
        ("germany", "calais", ["brabant", "ile_de_france"]),  # no claimant: the attacker chooses which of the two
    ],
)
def test_wt_bar_4_whose_a_contested_battlefield_is(attacker: str, origin: str, goals: list[str]) -> None:
    """Artois is claimed by France and Burgundy."""
    position = ARTOIS.replace(f"    province.{origin} = {{ FORT }}\n", "")
    assert fleeing("artois", origin, position, attacker) == goals


@pytest.mark.rule("WT-BAR-5", "WT-BAR-3")
def test_wt_bar_5_the_attacker_chooses_among_equals() -> None:
    t = march("""
        province.london.england = { infantry = 1, princess = 1 }
        province.anjou = {}
        province.artois = {}
    """)
    play(t, "england: move infantry@london; to normandie; done")
    assert waiting(t) == ["england"]
    assert offered(t, "england", "drive_to") == ["anjou", "artois"]
    for place, code in (("munster", "not_first_choice"), ("london", "barbarians_barred"), ("wales", "not_adjacent")):
        reason = refused(t, f"england: drive-to {place}")
        assert (reason.code, reason.rules) == (code, ["WT-BAR-3"])
    play(t, "england: drive-to artois")
    assert units(t, "artois", "barbarians") == {"army-1!": 1}


@pytest.mark.rule("WT-BAR-6", "WT-BAT-10")
def test_wt_bar_6_without_a_way_out_they_are_removed_without_points() -> None:
    t = table(
        2,
        {"map": "east"},
        """
            nations = ["bulgaria", "poland"]
            phase = "manoeuvre"
            active = "bulgaria"
            province.bulgaria.bulgaria = { infantry = 2, princess = 1 }
            province.tarnovo = {}
        """,
    )
    play(t, "bulgaria: move infantry@bulgaria x1; to rumelia; done")
    assert happened(t, "unit.lost", "unit.killed") == ["unit.killed", "unit.lost"]
    assert nation(t, "bulgaria")["glory"] == 0
    assert holder(t, "rumelia") == "free"


@pytest.mark.rule("WT-BAR-7", "WT-PRV-3", "WT-SET-7")
def test_wt_bar_7_in_a_free_province_they_make_it_barbarian() -> None:
    t = march("province.london.england = { archers = 1, princess = 1 }\nprovince.wales = {}\nturn = 4")
    play(t, "england: move archers@london; to wessex; done")
    assert holder(t, "wales") == "barbarians"
    assert vp(t, "england") == 3 + 3 + 1  # London (without a fortress), Schwyz, Konstanz


@pytest.mark.rule("WT-BAR-3", "WT-GAP-30")
def test_wt_bar_3_all_that_flee_go_together() -> None:
    t = march("""
        nation.england = { military = 6 }
        province.london.england = { cavalry = 1, princess = 1 }
        province.wessex.barbarians = { army = 3 }
        province.wales.england = { princess = 1 }
    """)
    play(t, "england: move cavalry@london; to wessex; done")
    play(t, *[f"england: hit barbarians:barbarian-army@wessex{mark} x1" for mark in ("", "#2", "#3")])
    play(t, "england: retreat-to wales")  # the Cavalry is at zero, too
    play(t, "england: drive-to normandie")
    assert units(t, "normandie", "barbarians") == {"army": 1, "army-1!": 3}


@pytest.mark.rule("WT-BAR-9", "WT-VP-4")
def test_wt_bar_9_points_for_barbarians() -> None:
    t = march("""
        province.london.england = { cavalry = 3, princess = 1 }
        province.wessex.barbarians = { army = 1, fortress = 1 }
    """)
    play(t, "england: move cavalry@london x3; to wessex; done")
    play(t, "england: hit barbarians:barbarian-army@wessex x2; hit barbarians:barbarian-fortress@wessex x7")
    assert nation(t, "england")["glory"] == 1 + 3
    assert holder(t, "wessex") == "england"


# ---------------------------------------------------------------- damage


def attackers_hit(t: Table) -> list[tuple[int, int, int]]:
    """Kind, hit points before, damage of every attacker the barbarians struck."""
    england = MODULE.identify(t.game, -1, "seat", "england")
    seen = [event.args for event in events(t, "unit.hit") if event.args[0] == england]
    return sorted((kind, blow + left, blow) for _, kind, blow, left, _ in seen)


def assault(turn: int, military: int, attackers: str, barbarians: str, seat: int = 1) -> Table:
    """England storms Wessex, from the first or the second seat."""
    nations = ["france", "england"] if seat else ["england", "france"]
    t = table(
        2,
        {},
        f"""
            nations = {nations}
            turn = {turn}
            phase = "manoeuvre"
            nation.england = {{ military = {military} }}
            province.london.england = {{ {attackers} }}
            province.wessex.barbarians = {{ {barbarians} }}
            province.wales.england = {{ princess = 1 }}
        """,
    )
    while any("london" in name for name in offered(t, "england", "move")):
        play(t, f"england: move {offered(t, 'england', 'move')[0]}; to wessex")
    while not events(t, "unit.hit"):
        idle(t)
    return t


@pytest.mark.rule("WT-BAR-8")
def test_wt_bar_8_kills_the_largest_then_makes_one_retreat() -> None:
    t = assault(5, 6, "infantry = 3, cavalry = 1", "army = 1, fortress = 1")
    assert attackers_hit(t) == [(0, 1, 1), (0, 1, 2), (2, 3, 4)]


@pytest.mark.rule("WT-BAR-8")
def test_wt_bar_8_takes_a_smaller_army_it_can_kill() -> None:
    t = assault(3, 6, "infantry = 1, archers = 1, cavalry = 1", "army = 3")
    assert attackers_hit(t) == [(1, 2, 3)]


@pytest.mark.rule("WT-BAR-8")
@pytest.mark.parametrize(
    "military, attackers, barbarians, hit",
    [
        (5, "cavalry = 1", "army = 3", [(2, 3, 3)]),  # dead at zero without a Commander
        (6, "cavalry = 1", "army = 3", [(2, 3, 3)]),  # only made to retreat
        (5, "cavalry = 1, infantry = 1", "army = 3", [(2, 3, 3)]),
        (6, "cavalry = 1, infantry = 1", "army = 3", [(0, 1, 2), (2, 3, 1)]),  # rest on the largest remaining
        (5, "cavalry = 1, archers = 1", "army = 1", [(2, 3, 1)]),  # nobody to kill, nobody retreats
        (6, "cavalry = 1, archers = 1", "army = 2", [(1, 2, 2)]),  # the largest that can be made to retreat
        (6, "cavalry = 2, cavalry-1 = 1", "army = 3", [(2, 2, 3)]),  # of equals the weakest
        (6, "infantry = 1", "army = 1", [(0, 1, 1)]),
        (5, "infantry = 1", "fortress = 1", [(0, 1, 1)]),  # what nobody can take is lost
    ],
)
def test_wt_bar_8_boundaries(military: int, attackers: str, barbarians: str, hit: list[tuple[int, int, int]]) -> None:
    for seat in (0, 1):
        assert attackers_hit(assault(1, military, attackers, barbarians, seat)) == hit


def second_reading(total: int, units_: list[tuple[int, int]], commander: bool) -> list[tuple[int, int, int]]:
    """WT-BAR-8 by brute force: of all orders in which armies could be killed, the one that starts with the largest.

    Units are (kind, hit points); larger comes first, then fewer hit points.
    """
    extra = 1 if commander else 0
    best: tuple[tuple[int, int], ...] = ()
    chosen: tuple[int, ...] = ()
    for count in range(len(units_) + 1):
        for order in permutations(range(len(units_)), count):
            if sum(units_[i][1] + extra for i in order) <= total:
                ranks = tuple((units_[i][0], -units_[i][1]) for i in order)
                if ranks > best:
                    best, chosen = ranks, order
    found = [(*units_[i], units_[i][1] + extra) for i in chosen]
    rest = total - sum(blow for _, _, blow in found)
    left = [units_[i] for i in range(len(units_)) if i not in chosen]
    ranked = sorted(left, key=lambda unit: (-unit[0], unit[1]))
    if commander:
        for unit in ranked:
            if unit[1] <= rest:
                found.append((*unit, unit[1]))
                ranked.remove(unit)
                rest -= unit[1]
                break
    if rest and ranked:
        found.append((*ranked[0], rest))
    return sorted(found)


ARMY = st.integers(0, 2).flatmap(lambda kind: st.tuples(st.just(kind), st.integers(0, kind)))  # kind, damage


@pytest.mark.rule("WT-BAR-8", "WT-GAP-32")
@settings(max_examples=200, deadline=None)
@given(
    turn=st.sampled_from([1, 5, 9]),
    commander=st.booleans(),
    armies=st.lists(ARMY, min_size=1, max_size=6),
    barbarians=st.tuples(st.integers(0, 3), st.integers(0, 2)).filter(any),
    seat=st.integers(0, 1),
)
@example(turn=5, commander=True, armies=[(0, 0)] * 3 + [(2, 0)], barbarians=(1, 1), seat=1)
@example(turn=1, commander=True, armies=[(0, 0), (1, 0), (2, 0)], barbarians=(3, 0), seat=0)
def test_wt_bar_8_as_a_second_reading_has_it(
    turn: int, commander: bool, armies: list[tuple[int, int]], barbarians: tuple[int, int], seat: int
) -> None:
    armies = [army for i, army in enumerate(armies) if [kind for kind, _ in armies[:i]].count(army[0]) < 3]
    names = [ARMIES[kind] + (f"-{damage}" if damage else "") for kind, damage in armies]
    attackers = ", ".join(f"{name} = {names.count(name)}" for name in sorted(set(names)))
    pieces = ", ".join(f"{name} = {count}" for name, count in zip(("army", "fortress"), barbarians) if count)
    t = assault(turn, 6 if commander else 5, attackers, pieces, seat)
    value = {1: 1, 5: 2, 9: 3}[turn]
    total = barbarians[0] * value + barbarians[1] * 5
    hit_points = [(kind, kind + 1 - damage) for kind, damage in armies]
    assert attackers_hit(t) == second_reading(total, hit_points, commander)
