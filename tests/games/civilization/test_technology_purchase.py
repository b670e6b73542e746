"""Buying technologies: prices, prerequisites, the turn of the discovery, what comes with the card."""

import pytest
from tests.games.civilization.fights import battle, clashes
from tests.games.civilization.table import (
    asked,
    can,
    described,
    land,
    offered,
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

from quadriga.engine.table import Table
from quadriga.games.civilization.technologies import TECHNOLOGY_KEYS

HOME = settle("gallia", "red", "town", more='road = "railway"')
ANCIENT = list(TECHNOLOGY_KEYS[:15])


def shop(era: str, known: list[str], more: str = "", purse: str = "coins = 300", **options: str) -> Table:
    """Red buys; what is known belongs to nobody who is paid."""
    return three(
        f'phase = "purchase"\nera = "{era}"\nlost = {known}\nseat.red = {{ {purse} }}\n{more}', None, **options
    )


def price(t: Table, technology: str) -> str | int:
    """What red pays for it now."""
    play(t, f"red: buy-technology {technology}")
    return told(t, "technology.bought")[-1][2]


# ---------------------------------------------------------------- price and prerequisites


@pytest.mark.rule("CV-TEC-1")
def test_cv_tec_1_the_buyer_pays_the_printed_price_and_takes_the_only_card() -> None:
    t = shop("ancient", [], purse="coins = 24", more="seat.blue.coins = 100\n")
    reason = refused(t, "red: buy-technology bronze_working")
    assert (reason.code, reason.params) == ("not_enough_coins", {"need": 25, "have": 24})
    t = shop("ancient", [], purse="coins = 25", more="seat.blue.coins = 100\n")
    play(t, "red: buy-technology bronze_working")
    assert (seat(t, "red")["coins"], seat(t, "red")["technologies"]) == (0, ["bronze_working"])
    assert waiting(t) == ["blue"]
    assert refused(t, "blue: buy-technology bronze_working").code == "technology_owned"


@pytest.mark.rule("CV-TEC-1")
def test_cv_tec_1_its_owner_has_rights_from_the_others() -> None:
    owner = 'seat.blue.technologies = ["bronze_working", "mysticism"]\n'
    t = shop("ancient", [], HOME + owner, "coins = 20")
    play(t, "red: buy-unit ancient_infantry; recruit-at gallia; buy-improvement temple; keep")
    assert told(t, "rights.received") == [("blue", 2, "red"), ("blue", 2, "red")]


@pytest.mark.rule("CV-TEC-2")
def test_cv_tec_2_all_prerequisites_whoever_has_them() -> None:
    t = shop("ancient", [], 'seat.blue.technologies = ["pottery"]\n')
    reason = refused(t, "red: buy-technology mysticism")
    assert (reason.code, reason.rules) == ("prerequisite_missing", ["CV-TEC-2"])
    play(t, "red: buy-technology ceremonial_burial; place greenland x2; buy-technology mysticism")
    assert seat(t, "red")["technologies"] == ["ceremonial_burial", "mysticism"]


@pytest.mark.rule("CV-TEC-3", "CV-GAP-57")
@pytest.mark.parametrize(("technology", "coins"), [("code_of_laws", 18), ("mathematics", 20), ("the_wheel", 13)])
def test_cv_tec_3_technologies_of_earlier_eras_cost_half_rounded_up(technology: str, coins: int) -> None:
    known = ["alphabet_writing", "pottery", "masonry"]
    assert price(shop("medieval", known, HOME), technology) == coins
    assert price(shop("modern", known, HOME), technology) == coins


@pytest.mark.rule("CV-TEC-3")
def test_cv_tec_3_nothing_else_makes_them_cheaper() -> None:
    known = ["alphabet_writing", "pottery"]
    purse = 'coins = 300, civilization = "scientific", wonders = ["great_library", "leonardos_workshop"]'
    assert price(shop("medieval", known, HOME, purse), "code_of_laws") == 18


ONE_FIFTH = [
    ("scientific", {"mathematics": 8, "engineering": 14, "physics": 16, "scientific_method": 20}),
    ("religious", {"mysticism": 8, "theology": 14, "nationalism": 16}),
    ("commercial", {"currency": 10, "banking": 10, "economics": 18}),
    ("navigators", {"trade_mapmaking": 10, "astronomy": 12, "metallurgy": 20}),
    ("industrial", {"construction": 10, "engineering": 14, "industrialization": 20}),
    ("military", {"iron_working": 8, "feudalism": 14, "gunpowder_weapons": 18}),
    ("expansionist", {"trade_mapmaking": 10, "navigation": 12, "nationalism": 16}),
]


@pytest.mark.rule("CV-TEC-4")
@pytest.mark.parametrize(
    ("civilization", "technology", "coins"),
    [(civilization, technology, coins) for civilization, row in ONE_FIFTH for technology, coins in row.items()],
)
def test_cv_tec_4_the_civilization_s_own_technologies_cost_a_fifth(
    civilization: str, technology: str, coins: int
) -> None:
    number = TECHNOLOGY_KEYS.index(technology)
    era = "ancient" if number < 15 else "medieval" if number < 25 else "industrial" if number < 35 else "modern"
    known = [key for key in TECHNOLOGY_KEYS if key != technology]
    assert price(shop(era, known, HOME, f'coins = 300, civilization = "{civilization}"'), technology) == coins


@pytest.mark.rule("CV-TEC-4", "CV-GAP-58")
def test_cv_tec_4_no_other_discount_comes_on_top_but_the_surcharge_of_the_next_era_does() -> None:
    purse = 'coins = 300, civilization = "scientific", wonders = ["great_library"]'
    assert price(shop("ancient", ["masonry", "alphabet_writing"], HOME, purse), "mathematics") == 8
    known = ["the_wheel", "construction"]
    assert price(shop("ancient", known, HOME, purse), "engineering") == 21  # half as much again as 14
    assert price(shop("medieval", known, HOME, purse), "engineering") == 14
    assert price(shop("industrial", known, HOME, purse), "engineering") == 14  # not half of 70


@pytest.mark.rule("CV-TEC-5")
@pytest.mark.parametrize(("left", "coins"), [(4, 75), (3, 75), (2, 50), (0, 50)])
def test_cv_tec_5_the_next_era_costs_half_as_much_again_while_three_of_this_one_are_left(left: int, coins: int) -> None:
    known = [key for key in ANCIENT if key != "currency"][left:] + ["currency"]
    assert len(known) == 15 - left
    assert price(shop("ancient", known, HOME), "banking") == coins


@pytest.mark.rule("CV-GAP-115")
def test_cv_gap_115_two_eras_ahead_is_too_far() -> None:
    t = shop("ancient", ["banking", "printing_press"])
    assert refused(t, "red: buy-technology nationalism").code == "era_too_far"


@pytest.mark.rule("CV-TEC-6")
def test_cv_tec_6_two_a_turn() -> None:
    t = shop("ancient", [], HOME)
    play(t, "red: buy-technology pottery; keep; buy-technology alphabet_writing")
    reason = refused(t, "red: buy-technology masonry")
    assert (reason.code, reason.params) == ("technologies_this_turn", {"number": 2})


@pytest.mark.rule("CV-TEC-6")
def test_cv_tec_6_what_a_card_gives_does_not_count() -> None:
    """The cheapest technology, for whoever has six."""
    six = ["masonry", "alphabet_writing", "pottery", "the_wheel", "bronze_working", "ceremonial_burial"]
    t = shop("medieval", [], HOME, f'coins = 300, technologies = {six}, hand = ["sc_053"]')
    play(t, "red: strategy sc_053; keep")
    assert told(t, "technology.acquired") == [("red", "code_of_laws")]
    play(t, "red: buy-technology mathematics; place gallia; buy-technology iron_working; place gallia")
    assert refused(t, "red: buy-technology horseback_riding").code == "technologies_this_turn"


# ---------------------------------------------------------------- the turn of the discovery


@pytest.mark.rule("CV-TEC-7", "CV-UNI-2", "CV-IMP-4", "CV-GRO-1")
def test_cv_tec_7_in_this_turn_only_the_buyer_profits() -> None:
    blue = settle("italia", "blue", more='mood = ["happy_now"]') + place("italia", "blue", ancient_infantry=1)
    t = shop(
        "medieval",
        ["code_of_laws", "iron_working", "mathematics"],
        HOME + blue + place("gallia", "red", ancient_infantry=1) + "seat.blue.coins = 100\nseat.green.coins = 20\n",
    )
    play(t, "red: buy-technology construction; buy-technology feudalism; place gallia x2")
    for answer in ("buy-unit medieval_infantry", "upgrade ancient_infantry@gallia", "buy-improvement castle"):
        assert can(t, f"red: {answer}")
    assert not can(t, "red: grow gallia")  # a town already, and cities need Chemistry
    play(t, "red: done")
    assert refused(t, "blue: buy-unit medieval_infantry").code == "unit_not_discovered"
    assert refused(t, "blue: upgrade ancient_infantry@italia").code == "unit_not_discovered"
    assert refused(t, "blue: buy-improvement castle").code == "discovered_this_turn"
    assert refused(t, "blue: grow italia").code == "size_not_discovered"


@pytest.mark.rule("CV-TEC-7", "CV-UNI-2", "CV-IMP-4", "CV-GRO-1")
def test_cv_tec_7_the_others_follow_a_turn_later() -> None:
    t = shop(
        "medieval",
        [],
        settle("italia", "blue")
        + place("italia", "blue", ancient_infantry=1)
        + 'active = "blue"\nseat.blue.coins = 100\nturn = 5\ntech_turn = { feudalism = 4, construction = 4 }\n',
        'technologies = ["feudalism", "construction"]',
    )
    for answer in ("buy-unit medieval_infantry", "upgrade ancient_infantry@italia", "buy-improvement castle"):
        assert can(t, f"blue: {answer}")
    assert can(t, "blue: grow italia")


@pytest.mark.rule("CV-TEC-7")
@pytest.mark.parametrize(("found", "added"), [(3, (0, 2)), (2, (2, 2))])
def test_cv_tec_7_and_nobody_else_fights_with_what_was_found(found: int, added: tuple[int, int]) -> None:
    """Blue's ironclads of Steam Power against red's ships, in the turn of the discovery and in the next one."""
    more = (
        f'turn = 3\nera = "industrial"\nlost = ["metallurgy"]\ntech_turn.steam_power = {found}\n'
        'seat.blue.technologies = ["steam_power"]\n' + place("nile", "green", explorer=1)
    )
    t = battle({"industrial_ship": 1}, {"industrial_ship": 1}, [[6, 6, 6, 1, 1, 1]], more, "black_sea")
    assert tuple(row[2] for row in clashes(t)[:2]) == added


# ---------------------------------------------------------------- what comes with it


@pytest.mark.rule("CV-TEC-8")
def test_cv_tec_8_a_wonder_is_an_improvement_by_itself_until_its_era_ends() -> None:
    t = shop(
        "medieval",
        ["philosophy_literature", "mysticism", "banking", "printing_press"],
        settle("niger", "red") + settle("gallia", "red", "town"),
        governments="off",
    )
    play(t, "red: buy-technology theology; assign-to gallia; keep")
    assert land(t, "gallia")["happy"]
    assert seat(t, "red")["wonders"] == ["bachs_cathedral@gallia", "sistine_chapel"]
    assert seat(t, "red")["improvements"] == []
    play(t, "red: buy-technology nationalism; keep")
    assert land(t, "gallia")["happy"]  # the era lasts to the end of the phase
    play(t, "red: done")
    assert described(t)["era"] == "industrial"
    assert not land(t, "gallia")["happy"]
    assert seat(t, "red")["wonders"] == ["bachs_cathedral", "sistine_chapel", "shakespeares_theatre"]


@pytest.mark.rule("CV-TEC-9")
def test_cv_tec_9_the_first_technology_of_the_next_era_changes_it_at_the_end_of_the_phase() -> None:
    t = shop("ancient", ["currency"], HOME + "seat.blue.coins = 50\n" + place("gallia", "red", explorer=1))
    play(t, "red: buy-technology banking; keep; done")
    assert (described(t)["era"], described(t)["era_due"], waiting(t)) == ("ancient", True, ["blue"])
    play(t, "blue: done")
    assert (described(t)["era"], described(t)["era_due"]) == ("medieval", False)
    assert described(t)["phase"] == "movement"
    kinds = [event.kind for event in t.events if event.kind in ("era.began", "phase.started")]
    assert kinds.index("era.began") < len(kinds) - 1  # before the next phase


@pytest.mark.rule("CV-TEC-10")
def test_cv_tec_10_a_unit_as_a_bonus_comes_at_once_and_takes_no_place() -> None:
    t = shop("ancient", [], settle("gallia", "red"))
    play(t, "red: buy-technology the_wheel")
    assert units(t, "gallia", "red") == {"ancient_cavalry": 1}
    play(t, "red: buy-unit ancient_cavalry; recruit-at gallia")  # a village takes one unit that is bought
    assert units(t, "gallia", "red") == {"ancient_cavalry": 2}
    assert refused(t, "red: buy-unit ancient_cavalry").code == "no_place_for_unit"


@pytest.mark.rule("CV-TEC-10", "CV-GAP-108")
def test_cv_gap_108_a_ship_for_which_there_is_no_port_is_owed() -> None:
    t = shop("medieval", ["astronomy"], settle("gallia", "red"))
    play(t, "red: buy-technology navigation")
    assert described(t)["owed"] == [{"seat": "red", "what": "medieval_ship", "number": 1, "free": True}]
    assert units(t, "gallia", "red") == {}


@pytest.mark.rule("CV-TEC-11")
@pytest.mark.parametrize("technology", ["alphabet_writing", "printing_press", "steam_power", "computers"])
def test_cv_tec_11_a_seminal_discovery_is_worth_four_points(technology: str) -> None:
    t = three(f'phase = "purchase"\nseat.red = {{ coins = 20, technologies = ["{technology}", "masonry"] }}\n')
    assert (seat(t, "red")["points"]["seminal"], seat(t, "blue")["points"]["seminal"]) == (4, 0)


@pytest.mark.rule("CV-TEC-12")
def test_cv_tec_12_the_bomb_of_the_manhattan_project_lies_with_rare_metals() -> None:
    metals = settle("gallia", "red", "town", "rare_metals") + settle("italia", "red", "town", "rare_metals")
    t = shop("modern", ["scientific_method"], settle("niger", "red", "city") + metals)
    play(t, "red: buy-technology fission")
    assert (asked(t), offered(t, "red", "store_nuke")) == ("WeaponStore", ["gallia", "italia"])
    play(t, "red: store-nuke italia")
    assert described(t)["nukes"] == [{"owner": "red", "space": "italia"}]
    assert seat(t, "red")["coins"] == 300 - 150


@pytest.mark.rule("CV-TEC-12")
def test_cv_tec_12_without_them_in_any_settlement() -> None:
    t = shop("modern", ["scientific_method"], settle("niger", "red") + settle("gallia", "red", "town", "iron"))
    play(t, "red: buy-technology fission")
    assert offered(t, "red", "store_nuke") == ["gallia", "niger"]
