"""Military buildings in battle."""

import pytest
from tests.games.medioevo.fights import casualties, due, horde_fight, melee, scores, siege
from tests.games.medioevo.table import army, asked, can, events, happened, land, offered, play, three, waiting

ENGINE = 'pieces = [{ owner = "hungary", kind = "siege_engine", level = %d, zone = "nicea" }]'


# ---------------------------------------------------------------- how much


@pytest.mark.rule("MU-MIL-1")
@pytest.mark.parametrize(("building", "damage"), [(1, 3), (2, 2), (3, 1)])
def test_mu_mil_1_tower_fort_and_castle(building: int, damage: int) -> None:
    """Hungary wins 7 to 3: four points, less what the building keeps off."""
    t = siege("archer=9", "archer=9", [[1, 2, 8], [1, 2, 3]], building=building)
    play(t, "byzantine: protect melee", "hungary: keep", "byzantine: keep")
    assert scores(t) == [("hungary", 4, 4)]
    if damage > 1:
        assert (waiting(t), due(t)) == (["byzantine"], damage)
        play(t, f"byzantine: lose archer x{damage}")
    assert army(t, "nicea", "byzantine") == {"archer": 9 - damage - 1}  # one by his casualty value


@pytest.mark.rule("MU-MIL-1")
def test_mu_mil_1_an_attacker_who_holds_the_land_is_protected_too() -> None:
    t = melee("archer=9", "archer=9", [[1, 2, 3], [1, 2, 8]], "land.nicea.military = 1")
    assert (asked(t), waiting(t)) == ("Protection", ["byzantine"])
    play(t, "byzantine: protect melee; keep", "hungary: keep")
    assert (waiting(t), due(t)) == (["byzantine"], 3)


@pytest.mark.rule("MU-MIL-1")
def test_mu_mil_1_only_the_units_of_its_owner() -> None:
    """Byzantium wins 8 to 4: nothing keeps that off Hungary."""
    t = siege("archer=9", "archer=9", [[1, 2, 5], [1, 2, 8]])
    play(t, "byzantine: protect melee", "hungary: keep", "byzantine: keep")
    assert (waiting(t), due(t)) == (["hungary"], 4)


@pytest.mark.rule("MU-MIL-1")
def test_mu_mil_1_not_in_another_territory() -> None:
    """The castle stands next door, in Lydia."""
    t = melee("archer=9", "archer=9", [[1, 2, 3], [1, 2, 8]], "land.lidia.military = 3")
    assert asked(t) == "MeleeRoll"


@pytest.mark.rule("MU-MIL-1", "MU-MIL-2")
def test_mu_mil_1_a_guest_has_nothing_of_it() -> None:
    """The Golden Horde's army stands in Byzantium's fort and is attacked by Hungary."""
    t = three(
        """
        active = "hungary"
        war = [["hungary", "golden_horde"]]
        land.nicea.military = 2
        armies.nicea = { hungary = { archer = 2 }, golden_horde = { archer = 2 } }
        """,
        [[1, 2, 3]],
    )
    play(t, "hungary: attack nicea/golden_horde; fight", "golden_horde: fight")
    assert asked(t) == "MeleeRoll"


@pytest.mark.rule("MU-MIL-1", "MU-BAR-3")
def test_mu_mil_1_against_hordes_as_well() -> None:
    more = "land.tarnovo = { holder = 'byzantine', military = 1 }"
    t = horde_fight("light_infantry=9", "light_infantry=9", "[1, 2, 8]", [[1, 2, 6]], more)
    assert asked(t) == "Protection"
    play(t, "byzantine: protect melee; keep")
    assert scores(t) == [("barbarians", 2, 2)]
    assert army(t, "tarnovo", "byzantine") == {"light_infantry": 9 - 1 - 1}  # one by the casualty value


# ---------------------------------------------------------------- one kind in a round


@pytest.mark.rule("MU-MIL-2")
def test_mu_mil_2_the_owner_chooses_one_kind_before_each_round() -> None:
    t = siege("archer=9", "archer=3", [[1, 2, 3], [1, 2, 4]])
    assert offered(t, "byzantine", "protect") == ["engines", "archers", "melee"]
    play(t, "byzantine: protect archers")
    assert asked(t) == "MeleeRoll"  # one and no more
    play(t, "hungary: keep", "byzantine: keep")
    assert scores(t) == [("byzantine", 2, 2)]
    play(t, "hungary: lose archer x2; fight", "byzantine: fight")
    assert (asked(t), waiting(t)) == ("Protection", ["byzantine"])
    assert can(t, "byzantine: protect melee")


@pytest.mark.rule("MU-MIL-2")
@pytest.mark.parametrize(("kind", "lost"), [("engines", 0 + 1 + 3), ("archers", 2 + 0 + 3), ("melee", 2 + 1 + 0)])
def test_mu_mil_2_the_other_kinds_are_not_reduced(kind: str, lost: int) -> None:
    """A castle against one hit of a catapult (2), one arrow and a lost melee (3)."""
    t = siege(
        "archer=3, light_infantry=3",
        "light_infantry=20",
        [[1], [1, 8, 8], [1, 2, 6], [1, 1, 2]],
        ENGINE % 1,
        building=3,
    )
    play(t, f"byzantine: protect {kind}", "hungary: man siege/light_infantry; ready")
    while asked(t) in ("Losses", "MeleeRoll"):
        play(t, f"{waiting(t)[0]}: " + ("keep" if asked(t) == "MeleeRoll" else f"lose light_infantry x{due(t)}"))
    assert scores(t) == [("hungary", 3, 3)]
    assert army(t, "nicea", "byzantine") == {"light_infantry": 20 - lost - 1}  # one by his casualty value


@pytest.mark.rule("MU-MIL-2")
def test_mu_mil_2_once_for_the_total_of_all_hits() -> None:
    """Two hits of a catapult, 4 points: a tower makes 3 of them, not 2."""
    t = siege("archer=3", "archer=9", [[1, 2]], ENGINE % 1)
    play(t, "byzantine: protect engines", "hungary: man siege/archer; man siege/archer; ready")
    assert due(t) == 3


@pytest.mark.rule("MU-MIL-2")
def test_mu_mil_2_once_for_all_arrows() -> None:
    t = siege("archer=3", "light_infantry=9", [[1, 2, 3]])
    play(t, "byzantine: protect archers")
    assert [event.args[1] for event in events(t, "archers.hit")] == [3]
    assert due(t) == 2


@pytest.mark.rule("MU-MIL-2")
def test_mu_mil_2_melee_is_score_superiority_and_cavalry_together() -> None:
    """25 - 1 against 3: one unit, one point pressed, two by the cavalry, less 3."""
    t = siege("cavalry=1", "light_infantry=9", [[1, 5, 5], [1, 2, 3]], building=3)
    play(t, "byzantine: protect melee", "hungary: keep", "byzantine: roll; keep", "hungary: press x1")
    assert scores(t) == [("hungary", 1, 4)]
    assert army(t, "nicea", "byzantine") == {"light_infantry": 9 - 1 - 1}


@pytest.mark.rule("MU-MIL-2", "MU-UNI-5")
def test_mu_mil_2_the_cavalry_of_a_tie_is_kept_off() -> None:
    t = siege("cavalry=1", "light_infantry=9", [[1, 2, 6], [1, 2, 5]], building=2)
    play(t, "byzantine: protect melee", "hungary: keep", "byzantine: roll; keep")
    play(t, "byzantine: lose light_infantry")
    assert army(t, "nicea", "byzantine") == {"light_infantry": 8}  # his own casualty


@pytest.mark.rule("MU-MIL-2")
def test_mu_mil_2_the_own_casualty_value_is_never_reduced() -> None:
    """A castle; Byzantium wins and loses four by its own dice."""
    t = siege("archer=9", "archer=9", [[1, 2, 3], [4, 5, 6]], building=3)
    play(t, "byzantine: protect melee", "hungary: keep", "byzantine: keep", "hungary: lose archer x4")
    play(t, "hungary: lose archer")
    assert casualties(t) == [("hungary", 1), ("byzantine", 4)]
    assert due(t) == 4


@pytest.mark.rule("MU-MIL-2")
def test_mu_mil_2_arrows_and_strategy_are_one_total() -> None:
    """Two arrows and one point of Strategy after them: a fort keeps off two of the three, not all."""
    t = three(
        """
        war = [["byzantine", "hungary"]]
        active = "hungary"
        land.nicea.military = 2
        armies.nicea = { byzantine = { light_infantry = 9 }, hungary = { archer = 2 } }
        seat.hungary = { technologies = { red = 4 }, points = { red = 2 }, florins = 0 }
        """,
        [[1, 2], [1, 2, 3]],
    )
    play(t, "hungary: attack nicea/byzantine; pass; fight", "byzantine: fight; protect archers")
    while not happened(t, "archers.hit"):
        play(t, "hungary: pass")
    assert army(t, "nicea", "byzantine") == {"light_infantry": 9}
    play(t, "hungary: tech strategy x1")
    while waiting(t) == ["hungary"] and can(t, "hungary: pass"):
        play(t, "hungary: pass")
    play(t, "byzantine: lose light_infantry")
    assert army(t, "nicea", "byzantine") == {"light_infantry": 8}


# ---------------------------------------------------------------- buildings


@pytest.mark.rule("MU-MIL-3")
def test_mu_mil_3_nothing_protects_the_building_itself() -> None:
    """A castle, protection from engines: the bombard's hit does its 2 points to it all the same."""
    t = siege("archer=3", "archer=9", [[3]], ENGINE % 3, building=3)
    play(t, "byzantine: protect engines", "hungary: man siege/archer; aim-at siege/military; ready")
    assert land(t, "nicea")["damage"] == [0, 2, 0]
    assert land(t, "nicea")["military"] == 3
