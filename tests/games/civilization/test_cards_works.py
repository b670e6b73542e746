"""Strategy cards that bring improvements, growth, technologies and refunds, and the gamble for experience."""

import pytest
from tests.games.civilization.cards import complete, deeds, discovered, holding, is_met, knows, sized, villages
from tests.games.civilization.table import asked, can, land, offered, play, refused, seat, settle, told

SIX = ("gallia", "italia", "germania", "steppes", "nile", "niger")
EIGHT = (*SIX, "sahara", "sudan")
TEN = (*EIGHT, "congo", "atlas")

# met, not met, discovered besides, improvements to choose from
IMPROVEMENTS: dict[str, tuple[str, str, str, list[str]]] = {
    "sc_010": (
        knows("philosophy_literature"),
        knows("philosophy_literature", who="blue"),
        discovered("pottery", "ceremonial_burial"),
        ["granary", "library"],
    ),
    "sc_012": (
        knows("mysticism"),
        knows("mysticism", who="blue"),
        discovered("pottery", "ceremonial_burial"),
        ["ziggurat", "temple"],
    ),
    "sc_052": (
        knows("theology"),
        knows("theology", who="blue"),
        discovered("banking", "feudalism"),
        ["castle", "cathedral"],
    ),
    "sc_090": (
        knows("steam_power"),
        knows("steam_power", who="blue"),
        discovered("economics", "medicine"),
        ["stock_market", "railroad"],
    ),
    "sc_131": (
        knows("genetics"),
        knows("genetics", who="blue"),
        discovered("plastics", "computers"),
        ["shopping_mall", "healthcare_complex"],
    ),
    "sc_046": (villages(*SIX), villages(*SIX[1:]), discovered("banking", "feudalism"), ["bank", "castle"]),
    "sc_087": (
        villages(*EIGHT),
        villages(*EIGHT[1:]),
        discovered("economics", "medicine"),
        ["stock_market", "hospital"],
    ),
    "sc_127": (
        villages(*TEN),
        villages(*TEN[1:]),
        discovered("plastics", "computers"),
        ["internet", "shopping_mall"],
    ),
}


@pytest.mark.rule("CV-STR-6", "CV-STR-43")
@pytest.mark.parametrize("key", IMPROVEMENTS)
def test_cv_str_43_an_improvement_of_the_printed_kind(key: str) -> None:
    met, unmet, known, names = IMPROVEMENTS[key]
    assert not is_met(holding(key, unmet + known), key)
    t = holding(key, met + known)
    play(t, f"red: strategy {key}")
    assert offered(t, "red", "take_improvement") == names
    play(t, f"red: take-improvement {names[1]}; keep")
    assert (seat(t, "red")["improvements"], seat(t, "red")["completed"]) == ([f"{names[1]} gift"], [key])


@pytest.mark.rule("CV-STR-43")
def test_cv_str_43_nothing_for_who_owns_all_of_the_kind() -> None:
    lines = knows("mysticism") + settle("gallia", "red") + 'seat.red.improvements = ["temple"]\n'
    t = holding("sc_012", lines)
    complete(t, "sc_012")
    assert (seat(t, "red")["improvements"], told(t, "improvement.missed")) == (["temple"], [("red", "happiness")])


@pytest.mark.rule("CV-STR-43")
def test_cv_str_43_the_improvement_is_placed_at_once() -> None:
    t = holding("sc_012", knows("mysticism") + settle("gallia", "red") + settle("italia", "red"))
    complete(t, "sc_012", "assign-to italia")
    assert seat(t, "red")["improvements"] == ["temple@italia gift"]


SECOND: dict[str, tuple[str, str]] = {"sc_059": ("marketplace", "bank"), "sc_100": ("factory", "railroad")}


@pytest.mark.rule("CV-STR-43")
@pytest.mark.parametrize("key", SECOND)
def test_cv_str_43_a_second_improvement_of_the_same_name(key: str) -> None:
    name, other = SECOND[key]
    home = settle("gallia", "red") + settle("italia", "red")
    assert not is_met(holding(key, home + f'seat.red.improvements = ["{other}@gallia"]\n'), key)
    t = holding(key, home + f'seat.red.improvements = ["{name}@gallia"]\n')
    complete(t, key, "assign-to italia")
    assert seat(t, "red")["improvements"] == [f"{name}@gallia", f"{name}@italia duplicate"]


@pytest.mark.rule("CV-STR-43")
def test_cv_str_43_no_second_one_without_a_card_in_the_box() -> None:
    """There are eleven cards that show the Factory."""
    spare = ", ".join(['"factory duplicate"'] * 10)
    lines = settle("gallia", "red") + settle("italia", "red") + f'seat.red.improvements = ["factory", {spare}]\n'
    t = holding("sc_100", lines)
    complete(t, "sc_100")
    assert (len(seat(t, "red")["improvements"]), told(t, "improvement.missed")) == (11, [("red", "productivity")])


# met, not met, size reached by Gallia
GROWTH: dict[str, tuple[str, str, str]] = {
    "sc_011": (
        knows("construction") + villages("gallia"),
        knows("construction", who="blue") + villages("gallia"),
        "town",
    ),
    "sc_040": (
        discovered("construction") + villages("gallia"),
        discovered("construction") + villages("gallia") + deeds(battles=1),
        "town",
    ),
    "sc_048": (
        discovered("chemistry") + sized("town", "gallia", "italia", "nile"),
        discovered("chemistry") + sized("town", "gallia", "italia") + villages("nile"),
        "city",
    ),
    "sc_078": (
        discovered("chemistry") + sized("town", "gallia"),
        discovered("chemistry") + sized("town", "gallia") + deeds(battles=1),
        "city",
    ),
    "sc_088": (
        discovered("medicine") + sized("city", "gallia", "italia", "nile"),
        discovered("medicine") + sized("city", "gallia", "italia") + sized("town", "nile"),
        "metropolis",
    ),
    "sc_093": (
        knows("medicine") + sized("city", "gallia"),
        knows("medicine", who="blue") + sized("city", "gallia"),
        "metropolis",
    ),
}


@pytest.mark.rule("CV-STR-6", "CV-STR-30")
@pytest.mark.parametrize("key", GROWTH)
def test_cv_str_30_a_settlement_grows_by_one_size(key: str) -> None:
    met, unmet, size = GROWTH[key]
    assert not is_met(holding(key, unmet), key)
    t = holding(key, met)
    complete(t, key, "grow gallia")
    assert land(t, "gallia")["size"] == size
    assert len(told(t, "settlement.grown")) == 1


@pytest.mark.rule("CV-STR-30")
def test_cv_str_30_within_the_limits_of_technology_and_terrain() -> None:
    mountain = settle("gallia", "red", more='token = "mountain"') + sized("town", "italia")
    t = holding("sc_040", discovered("construction") + mountain)
    complete(t, "sc_040")
    assert (land(t, "gallia")["size"], land(t, "italia")["size"]) == ("village", "town")


# technologies, cheapest open ones, one of them, what is asked with it
NINE = (
    ("masonry", "alphabet_writing", "pottery", "the_wheel", "bronze_working", "ceremonial_burial")
    + ("horseback_riding", "code_of_laws", "mathematics")
)  # fmt: skip
TWELVE = (*NINE, "iron_working", "philosophy_literature", "mysticism")
CHEAPEST: dict[str, tuple[tuple[str, ...], list[str], str, list[str]]] = {
    "sc_053": (NINE[:6], ["code_of_laws"], "code_of_laws", ["keep"]),  # 35 coins; it brings a Courthouse
    "sc_094": (NINE, ["iron_working", "philosophy_literature", "mysticism"], "philosophy_literature", []),  # 40
    "sc_132": (TWELVE, ["trade_mapmaking", "construction"], "construction", []),  # 50
}


@pytest.mark.rule("CV-STR-44")
@pytest.mark.parametrize("key", CHEAPEST)
def test_cv_str_44_the_cheapest_technology_and_the_choice_among_equals(key: str) -> None:
    owned, cheapest, chosen, then = CHEAPEST[key]
    assert not is_met(holding(key, knows(*owned[1:]) + discovered(owned[0])), key)
    t = holding(key, knows(*owned))
    play(t, f"red: strategy {key}")
    if len(cheapest) > 1:
        assert (asked(t), offered(t, "red", "take_technology")) == ("FreeTechnology", cheapest)
    play(t, "; ".join([f"red: take-technology {chosen}", *then]))
    assert sorted(seat(t, "red")["technologies"]) == sorted([*owned, chosen])
    assert (seat(t, "red")["coins"], seat(t, "red")["completed"]) == (0, [key])


# met, not met, coins back
REFUNDS: dict[str, tuple[str, str, int]] = {
    "sc_018": (deeds(bought_ships=1, spent_ships=20), deeds(bought_infantry=1, spent_infantry=10), 10),
    "sc_019": (deeds(bought_improvements=1, spent_improvements=10), deeds(bought_ships=1, spent_ships=20), 5),
    "sc_039": (deeds(roads=3, roads_cost=15), deeds(roads=2, roads_cost=10), 15),
    "sc_057": (deeds(bought_ships=2, spent_ships=60), deeds(bought_ships=1, spent_ships=30), 18),
    "sc_058": (
        deeds(bought_improvements=2, spent_improvements=25),
        deeds(bought_improvements=1, spent_improvements=15),
        12,
    ),
    "sc_098": (deeds(bought_ships=2, spent_ships=80), deeds(bought_ships=1, spent_ships=40), 24),
    "sc_099": (
        deeds(bought_improvements=2, spent_improvements=40),
        deeds(bought_improvements=1, spent_improvements=20),
        20,
    ),
    "sc_135": (deeds(bought_aircraft=2, spent_aircraft=100), deeds(bought_aircraft=1, spent_aircraft=50), 30),
    "sc_136": (deeds(bought_nukes=1, spent_nukes=80), deeds(bought_aircraft=1, spent_aircraft=50), 20),
}


@pytest.mark.rule("CV-STR-40")
@pytest.mark.parametrize("key", REFUNDS)
def test_cv_str_40_a_part_of_the_price_comes_back(key: str) -> None:
    met, unmet, coins = REFUNDS[key]
    assert not is_met(holding(key, unmet), key)
    t = holding(key, met)
    complete(t, key)
    assert seat(t, "red")["coins"] == coins


GAMBLES = ("sc_119", "sc_152")


@pytest.mark.rule("CV-STR-32")
@pytest.mark.parametrize("key", GAMBLES)
def test_cv_str_32_every_point_is_risked_by_itself_and_a_one_wins(key: str) -> None:
    """Fewer than ten points are enough, and nothing has to be done before."""
    t = holding(key, "seat.red.experience = 4\nseat.red.coins = 100\n", [[1, 6, 2, 1]])
    assert is_met(t, key)
    play(t, f"red: strategy {key}")
    assert (asked(t), seat(t, "red")["experience"]) == ("Award", 0)
    play(t, "red: award-coins; decline-award")
    assert (seat(t, "red")["coins"] > 100, told(t, "award.declined")) == (True, [("red",)])
    assert (told(t, "merit.gambled"), seat(t, "red")["completed"]) == ([("red", 4, 2)], [key])


@pytest.mark.rule("CV-STR-32")
def test_cv_str_32_all_points_may_be_lost() -> None:
    t = holding("sc_119", "seat.red.experience = 3\n", [[2, 3, 6]])
    complete(t, "sc_119")
    assert (seat(t, "red")["experience"], asked(t)) == (0, "GovernmentPhase")


@pytest.mark.rule("CV-STR-52")
def test_cv_str_52_in_anarchy_the_card_is_completed_without_what_anarchy_forbids() -> None:
    anarchy = 'seat.red.government = "anarchy"\n'
    forbidden = {
        "sc_005": discovered("bronze_working") + deeds(foundations=1),
        "sc_006": villages(*SIX),
        "sc_040": discovered("construction") + villages("gallia"),
        "sc_053": knows(*NINE),
    }
    for key, lines in forbidden.items():
        t = holding(key, lines + anarchy)
        complete(t, key)
        assert (told(t, "reward.forfeited"), asked(t)) == ([("red", key)], "GovernmentPhase")
        play(t, "red: govern despotism")
        assert told(t, "settlement.grown") + told(t, "unit.placed") + told(t, "technology.acquired") == []


@pytest.mark.rule("CV-STR-52")
def test_cv_str_52_coins_and_improvements_are_not_forbidden() -> None:
    anarchy = 'seat.red.government = "anarchy"\n'
    t = holding("sc_013", knows(*NINE) + anarchy)
    complete(t, "sc_013")
    assert seat(t, "red")["coins"] == 20
    t = holding("sc_012", knows("mysticism") + anarchy)
    complete(t, "sc_012", "keep")
    assert seat(t, "red")["improvements"] == ["temple gift"]


@pytest.mark.rule("CV-STR-9")
def test_cv_str_9_what_was_done_in_the_turn_before_is_lost_but_what_lasts_is_not() -> None:
    t = holding("sc_022", knows("currency") + deeds(explored=2))
    assert can(t, "red: strategy sc_022")
    t = holding("sc_022", knows("currency"))
    assert refused(t, "red: strategy sc_022").rules == ["CV-STR-6", "CV-STR-9"]
    assert is_met(holding("sc_009", knows("currency") + "tech_turn.currency = 1\n"), "sc_009")
