"""The printed facts of Byzantion, and what the loader says about damaged ones."""

import shutil
from pathlib import Path

import pytest

from quadriga.engine.data import DataError
from quadriga.engine.pack import read_pack
from quadriga.games.byzantion import board as b
from quadriga.games.byzantion import data_schema as names
from quadriga.games.byzantion.board import Board, Effect, EventCard, Mission
from quadriga.games.byzantion.load import FOLDER, load_data, read_folder


@pytest.fixture
def board() -> Board:
    return load_data().board


def card(board: Board, key: str) -> int:
    return board.card_keys.index(key)


def effect(board: Board, key: str) -> Effect:
    (only,) = board.effects[card(board, key)]
    return only


def event(board: Board, key: str) -> EventCard:
    (found,) = [event for event in board.events if event.key == key]
    return found


def mission(board: Board, key: str) -> Mission:
    (found,) = [mission for mission in board.missions if mission.key == key]
    return found


def goods(amounts: list[int]) -> dict[str, int]:
    return {name: amount for name, amount in zip(names.LOOT_NAMES, amounts) if amount}


def units(board: Board, amounts: list[int]) -> dict[str, int]:
    return {key: amount for key, amount in zip(board.unit_keys, amounts) if amount}


def levels(board: Board, key: str) -> list[int]:
    at = card(board, key) * b.TYPES
    return board.level[at : at + b.TYPES]


# ---------------------------------------------------------------- names and counts


def test_the_names_are_as_many_as_the_constants_of_the_board() -> None:
    assert (len(names.RESOURCE_NAMES), len(names.GOOD_NAMES), len(names.LOOT_NAMES)) == (b.RESOURCES, b.GOODS, b.LOOT)
    assert (len(names.TYPE_NAMES), len(names.UNIT_NAMES)) == (b.TYPES, b.UNITS)
    assert (len(names.TRIGGER_NAMES), len(names.OPERATION_NAMES)) == (b.TRIGGERS, b.OPERATIONS)
    assert 1 << len(names.WINDOW_NAMES) == 2 * b.IN_END
    assert len(names.OTHERS_MODES) == b.OTHERS_DISCARD + 1
    assert len(names.STEAL_KINDS) == b.STEAL_RESOURCE_EACH + 1
    assert len(names.MEASURES) == b.PER_OWN_CARDS + 1
    assert len(names.OCCASIONS) == b.ANY_DEFEAT + 1
    assert len(names.MISSION_KINDS) == b.AREAS_WITH_UNITS + 1
    assert set(names.VOCABULARY) == set(names.OPERATION_NAMES)
    assert set(names.CONDITIONS) == set(names.MISSION_KINDS)


@pytest.mark.parametrize("name", [*names.TRIGGER_NAMES, *names.OPERATION_NAMES, *names.RESOURCE_NAMES])
def test_the_names_stand_in_the_order_of_the_constants(name: str) -> None:
    found = [
        place.index(name)
        for place in (names.TRIGGER_NAMES, names.OPERATION_NAMES, names.RESOURCE_NAMES)
        if name in place
    ]
    assert getattr(b, name.upper()) in found


def test_the_windows_stand_in_the_order_of_their_bits() -> None:
    for place, name in enumerate(names.WINDOW_NAMES):
        assert getattr(b, f"IN_{name.upper()}") == 1 << place


@pytest.mark.rule("BZ-SET-7")
def test_bz_set_7_100_empire_and_40_intrigue_cards(board: Board) -> None:
    assert len(board.card_keys) == len(set(board.card_keys)) == b.CARDS == 140
    assert board.card_numbers == [f"E{n:03}" for n in range(1, 101)] + [f"I{n:03}" for n in range(1, 41)]
    assert b.CARDS - b.EMPIRE_CARDS == 40
    for column in (board.card_origin, board.cost, board.types, board.of_type, board.hero, board.production):
        assert len(column) == b.CARDS
    assert len(board.effects) == len(board.windows) == b.CARDS
    assert len(board.level) == b.CARDS * b.TYPES


def test_counts_of_everything_else(board: Board) -> None:
    assert (len(board.missions), len(board.events), len(board.caskets)) == (b.MISSIONS, b.EVENT_CARDS, b.CASKETS)
    assert (len(board.unit_keys), len(board.territory_keys)) == (b.UNITS, b.TERRITORIES)
    assert (len(board.prices), len(board.demoi), len(board.keimelia)) == (b.PRICES, 4, b.POSITIONS)
    assert len({event.key for event in board.events}) == b.EVENT_CARDS
    assert len({mission.key for mission in board.missions}) == b.MISSIONS


# ---------------------------------------------------------------- cards


def test_20_empire_cards_of_each_main_type_in_order(board: Board) -> None:
    mains = [types[0] for types in board.types[: b.EMPIRE_CARDS]]
    order = [b.PALATINA, b.ECCLESIASTICA, b.STRATIOTIKA, b.EMPORION, b.RUSTICA]
    assert mains == [main for main in order for _ in range(20)]


@pytest.mark.rule("BZ-GEN-9")
def test_bz_gen_9_a_card_with_two_icons_has_both_types(board: Board) -> None:
    belisarius = card(board, "belisarius")
    assert board.types[belisarius] == [b.STRATIOTIKA, b.PALATINA]
    assert board.of_type[belisarius] == 1 << b.STRATIOTIKA | 1 << b.PALATINA
    for types, mask in zip(board.types, board.of_type):
        assert sum(1 << place for place in types) == mask


@pytest.mark.rule("BZ-GEN-10")
def test_bz_gen_10_heroes_have_laurels_and_passive_abilities(board: Board) -> None:
    assert sum(board.hero) == 35
    for place in range(b.EMPIRE_CARDS):
        laurels = board.level[place * b.TYPES : (place + 1) * b.TYPES]
        wanted = [kind in board.types[place] and board.hero[place] for kind in range(b.TYPES)]
        assert [bool(level) for level in laurels] == wanted
        for ability in board.effects[place]:
            assert (b.CONTRIBUTE <= ability.trigger <= b.CONTINUOUS) is board.hero[place]
            assert (ability.trigger in (b.INSTANT, b.AFTER_PLAY)) is not board.hero[place]


@pytest.mark.rule("BZ-GEN-11")
def test_bz_gen_11_intrigue_cards_produce_nothing_and_are_no_heroes(board: Board) -> None:
    for place in range(b.CARDS):
        assert (sum(board.production[place]) == 0) is (place >= b.EMPIRE_CARDS)
        assert bool(board.windows[place]) is (place >= b.EMPIRE_CARDS)
    for place in range(b.EMPIRE_CARDS, b.CARDS):
        assert not board.hero[place]
        assert all(ability.trigger in (b.PLAY, b.REACT) for ability in board.effects[place])


def test_belisarius_as_the_book_shows_him(board: Board) -> None:
    assert board.card_numbers[card(board, "belisarius")] == "E041"
    assert board.cost[card(board, "belisarius")] == 9
    assert levels(board, "belisarius") == [2, 0, 3, 0, 0]
    assert board.card_origin[card(board, "belisarius")] == "named"


def test_stated_costs(board: Board) -> None:
    for key in ("commissary_for_food_supply", "military_secretary", "overseer_of_fortifications"):
        assert board.cost[card(board, key)] == 5
    assert board.types[card(board, "commissary_for_food_supply")] == [b.PALATINA]
    assert board.types[card(board, "military_secretary")] == [b.STRATIOTIKA]
    assert board.types[card(board, "overseer_of_fortifications")] == [b.STRATIOTIKA]
    assert board.card_numbers[card(board, "pilgrimage")] == "I009"
    assert board.cost[card(board, "pilgrimage")] == 4


@pytest.mark.rule("BZ-CLA-9")
def test_bz_cla_9_martin_is_a_level_1_hero(board: Board) -> None:
    martin = card(board, "martin")
    assert board.card_numbers[martin] == "E048"
    assert board.hero[martin]
    assert levels(board, "martin") == [0, 0, 1, 0, 0]


def test_what_the_book_states_of_abilities(board: Board) -> None:
    tribonian = effect(board, "tribonian")
    assert (tribonian.trigger, tribonian.op) == (b.CONTRIBUTE, b.SUBSTITUTE_RESOURCE)
    assert (tribonian.pay, tribonian.count) == (b.CIVICUS, 1)
    for key, keimelion in (("mundus", 0), ("buzes", 1), ("artabanes", 2), ("martin", 3)):
        again = effect(board, key)
        assert (again.trigger, again.op, again.keimelion) == (b.KEIMELION, b.CASKET_AGAIN, keimelion)
    cosmas = effect(board, "cosmas_indicopleustes")
    assert (cosmas.trigger, cosmas.op) == (b.PLAY_CARD, b.MARKET_TRADE)
    assert (cosmas.type, cosmas.count) == (b.EMPORION, 1)
    peter = effect(board, "peter_barsymes")
    assert (peter.op, peter.sell, peter.buy) == (b.MARKET_BONUS, 1, 1)
    procopius = effect(board, "procopius_of_caesarea")
    assert (procopius.trigger, procopius.op, procopius.type) == (b.PLAY_CARD, b.ACTIVATE_BANDON, b.RUSTICA)
    escort = effect(board, "ecclesiastical_escort")
    assert (escort.trigger, escort.op) == (b.AFTER_PLAY, b.FREE_ACTION)
    mine, theirs = board.effects[card(board, "glassmakers_of_palestine")]
    assert (mine.op, mine.count) == (b.DRAW, 2)
    assert (theirs.op, theirs.mode, theirs.count) == (b.EACH_OTHER, b.OTHERS_DRAW, 1)
    officers = effect(board, "harbour_customs_officers")
    assert (officers.op, officers.mode, officers.count) == (b.EACH_OTHER, b.OTHERS_DISCARD, 1)


def test_numbers_of_reconstructed_abilities(board: Board) -> None:
    antonina = effect(board, "antonina")
    assert (antonina.trigger, antonina.op, antonina.count) == (b.CONTINUOUS, b.DISCOUNT, 2)
    cataphracts = effect(board, "armenian_cataphracts")
    assert (cataphracts.op, cataphracts.count) == (b.NEXT_DISCOUNT, 2)
    contributed, substitute = board.effects[card(board, "silk_smugglers")]
    assert (contributed.op, contributed.mode, contributed.most) == (b.GAIN_PER, b.PER_CONTRIBUTED, 0)
    assert goods(contributed.loot) == {"nomisma": 1}
    assert (substitute.op, substitute.pay) == (b.SUBSTITUTE_RESOURCE, b.DOXA)
    argentarii = effect(board, "argentarii_of_the_forum")
    assert (argentarii.mode, argentarii.type, argentarii.most) == (b.PER_OWN_CARDS, b.EMPORION, 5)
    eunuchs = effect(board, "eunuchs_of_the_bedchamber")
    assert (eunuchs.op, eunuchs.count, eunuchs.keep) == (b.DRAW_KEEP, 3, 1)
    archers = effect(board, "hunnic_horse_archers")
    assert (archers.op, archers.mode, archers.count) == (b.STEAL, b.STEAL_RESOURCE, 1)
    requisition = effect(board, "requisition_of_the_villages")
    assert (requisition.op, requisition.mode, requisition.type) == (b.STEAL, b.STEAL_RESOURCE_EACH, -1)
    hymn = effect(board, "hymn_of_thanksgiving")
    assert (hymn.when, goods(hymn.loot)) == (b.CONTRIBUTED, {"fides": 1, "doxa": 1})
    assert goods(effect(board, "spoils_of_war").loot) == {"virtus": 2, "nomisma": 6}
    assert effect(board, "iron_custody").when == b.ALWAYS


@pytest.mark.rule("BZ-INT-8")
def test_bz_int_8_windows_of_intrigue_cards(board: Board) -> None:
    anytime = b.IN_OWN_ACTION | b.IN_VOTE | b.IN_DECLARE | b.IN_PHASE
    assert board.windows[card(board, "assassination")] == anytime
    assert board.windows[card(board, "pilgrimage")] == anytime | b.IN_END
    assert board.windows[card(board, "rise_of_the_agora")] == b.IN_END
    assert board.windows[card(board, "purple_alignment")] == b.IN_VOTE
    assert board.windows[card(board, "iron_custody_2")] == b.IN_DECLARE
    assert board.windows[card(board, "counterplot")] == b.IN_INTRIGUE
    assert board.windows[card(board, "stolen_laurels")] == b.IN_VICTORY
    assert board.windows[card(board, "scapegoat")] == b.IN_DEFEAT
    assert board.windows[card(board, "false_relic")] == b.IN_TRIAL
    assert board.windows[card(board, "secret_archive")] == b.IN_OWN_ACTION


def test_four_intrigue_cards_come_twice(board: Board) -> None:
    twice = [key for key in board.card_keys if key.endswith("_2")]
    assert twice == ["day_of_sacred_silence_2", "iron_custody_2", "assassination_2", "seduction_2"]


# ---------------------------------------------------------------- missions and events


def test_the_stated_missions(board: Board) -> None:
    keeper = mission(board, "keeper_of_schemes")
    assert (keeper.kind, keeper.doxa, keeper.doxa_each) == (b.MOST_INTRIGUE, 5, 0)
    power = mission(board, "power_of_authority")
    assert (power.kind, power.value, power.doxa, power.doxa_each) == (b.UNITS_OF_TYPE, b.PALATINA, 0, 2)
    assert [found.key for found in board.missions[:2]] == ["keeper_of_schemes", "power_of_authority"]


def test_what_missions_look_at(board: Board) -> None:
    italy = mission(board, "renewal_of_italy")
    assert (italy.kind, board.territory_keys[italy.value]) == (b.UNITS_IN_AREA, "italia")
    hellas = mission(board, "heirs_of_hellas")
    assert (hellas.doxa_each, hellas.most) == (3, 12)
    senate = mission(board, "voice_of_the_senate")
    assert (senate.kind, senate.value) == (b.MOST_RESOURCE, b.AUCTORITAS)
    banner = mission(board, "the_great_banner")
    assert (banner.kind, banner.value, banner.doxa) == (b.LARGEST_BANDON, 4, 5)
    sails = mission(board, "sails_and_camels")
    assert sails.kind == b.UNITS_OF_KINDS
    assert [board.unit_keys[kind] for kind in sails.kinds] == ["dromon", "merchant_ship", "caravan"]


@pytest.mark.rule("BZ-EVS-1")
def test_bz_evs_1_ten_events_of_each_epoch(board: Board) -> None:
    for cards in (board.events[: b.EVENTS], board.events[b.EVENTS :]):
        assert [sum(found.epoch == epoch for found in cards) for epoch in (1, 2, 3)] == [10, 10, 10]


@pytest.mark.rule("BZ-EVS-6")
def test_bz_evs_6_two_options_but_one_in_a_trial(board: Board) -> None:
    for found in board.events[: b.EVENTS]:
        trial = found.trial_resource >= 0
        assert len(found.required) == len(found.units) == (1 if trial else 2)
        assert len(found.trial_doxa) == (3 if trial else 0)
        assert sum(found.reward)
        assert sum(found.penalty)
    assert sum(found.trial_resource >= 0 for found in board.events) == 6


def test_the_academy_of_athens(board: Board) -> None:
    academy = event(board, "academy_of_athens")
    assert (academy.epoch, academy.year, academy.name) == (1, 529, "Academy of Athens")
    assert [goods(option) for option in academy.required] == [{"fides": 3}, {"civicus": 2, "frumentum": 1}]
    assert units(board, academy.units[0]) == {"priest": 1, "monk": 1}
    assert units(board, academy.units[1]) == {"senator": 1, "merchant": 1}
    assert board.events[2] is academy


def test_the_treaty_of_eternal_peace(board: Board) -> None:
    treaty = event(board, "treaty_of_eternal_peace")
    assert board.territory_keys[treaty.area] == "oriens"
    assert "Dara" in board.cities[treaty.area]
    assert units(board, treaty.units[0]) == {"merchant": 2}
    assert units(board, treaty.units[1]) == {"siege_tower": 1, "legionary": 1}
    assert board.events[9] is treaty


def test_the_siege_of_rome(board: Board) -> None:
    siege = event(board, "guardian_of_the_siege_of_rome")
    assert goods(siege.required[0]) == {"virtus": 1, "lapis": 4, "lignum": 1}
    assert goods(siege.reward) == {"auctoritas": 8}
    assert goods(siege.penalty) == {"nomisma": 9}
    assert board.events[16] is siege


def test_a_trial(board: Board) -> None:
    nika = event(board, "nika_revolt")
    assert (nika.trial_resource, nika.trial_doxa) == (b.AUCTORITAS, [3, 2, 1])


@pytest.mark.rule("BZ-SOL-24")
def test_bz_sol_24_solo_events_ask_for_units_and_costs(board: Board) -> None:
    route = board.events[b.EVENTS]
    assert route is event(board, "western_mediterranean_naval_route")
    assert units(board, route.units[0]) == {"merchant_ship": 1}
    assert board.seas[route.area] == "Tyrrhenian Sea"
    assert goods(route.required[0]) == {}
    assert (goods(route.reward), goods(route.penalty)) == ({"nomisma": 5}, {"doxa": 2})
    assert goods(event(board, "tribute_to_ctesiphon").required[0]) == {"nomisma": 6}
    for found in board.events[b.EVENTS :]:
        assert len(found.required) == len(found.units) == 1
        assert found.trial_resource == -1


# ---------------------------------------------------------------- pieces and numbers


def test_caskets(board: Board) -> None:
    assert goods(board.caskets[0]) == {"auctoritas": 1, "nomisma": 1}
    assert goods(board.caskets[39]) == {"nomisma": 6}
    assert sum(casket[b.DYNAMIS] for casket in board.caskets) == 3


def test_units(board: Board) -> None:
    found = dict(zip(board.unit_keys, board.unit_count))
    assert sum(found.values()) == 93
    assert (found["legionary"], found["merchant_ship"], found["dromon"], found["hagia_sophia"]) == (10, 7, 3, 1)
    assert [board.unit_type.count(kind) for kind in range(b.TYPES)] == [3, 5, 5, 3, 0]
    assert goods(board.unit_cost[board.unit_keys.index("church")]) == {"fides": 2, "lapis": 2, "lignum": 1}


@pytest.mark.rule("BZ-UNI-3")
def test_bz_uni_3_each_territory_has_its_sea(board: Board) -> None:
    assert board.territory_keys == ["thracia", "illyricum", "italia", "africa", "aegyptus", "oriens"]
    assert len(set(board.seas)) == len(set(board.colours)) == b.TERRITORIES
    assert board.seas[board.territory_keys.index("italia")] == "Tyrrhenian Sea"
    assert board.colours[board.territory_keys.index("oriens")] == "yellow"
    assert all(len(cities) == 4 for cities in board.cities)


def test_small_numbers(board: Board) -> None:
    assert board.prices == [2, 3, 4, 5, 6, 7, 8, 9]
    assert board.dynamis == [0, 4, 6, 5, 4]
    assert board.start_doxa == [5, 6, 7, 8]
    assert (board.draw_price, board.draw_deck) == ([1, 2, 3], [2, 1, 1])
    assert (board.draw_offer, board.draw_discard) == ([0, 1, 0], [0, 0, 1])
    assert (board.resource_doxa, board.card_cost_doxa) == ([3, 2, 1], [6, 4, 2])
    assert dict(zip(board.rank_keys, board.rank_least)) == {
        "defeat": -99,
        "nero": 1,
        "caligula": 21,
        "titus": 26,
        "trajan": 31,
        "marcus_aurelius": 41,
        "julius_caesar": 51,
        "augustus": 61,
    }
    assert board.demoi == ["blue", "green", "white", "red"]
    assert board.keimelia == ["labarum", "chalice", "sceptre", "tunic"]
    assert board.keimelia[b.TUNIC] == "tunic"


# ---------------------------------------------------------------- loading


def test_the_data_are_read_once() -> None:
    assert load_data() is load_data()
    assert load_data().board is load_data().board


def test_reconstructed_values_are_named_with_their_rulings() -> None:
    marks = "\n".join(load_data().reconstructed)
    for number in (3, 8, 10, 13, 17, 18, 19, 26, 28, 29, 30, 31, 41, 48, 49, 50):
        assert f"(BZ-GAP-{number})" in marks


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return Path(shutil.copytree(FOLDER, tmp_path / "data"))


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    made = tmp_path / "pack"
    made.mkdir()
    (made / "pack.toml").write_text('[pack]\nname = "other"\ngame = "byzantion"\nversion = "1"\n', "utf-8")
    return made


def change(folder: Path, file: str, old: str, new: str) -> None:
    content = (folder / file).read_text("utf-8")
    assert content.count(old) == 1, (file, old, content.count(old))
    (folder / file).write_text(content.replace(old, new), "utf-8")


def drop(folder: Path, file: str, number: str) -> None:
    """Take a card out of the box."""
    lines = (folder / file).read_text("utf-8").splitlines(keepends=True)
    kept = [line for line in lines if f'number = "{number}"' not in line]
    assert len(kept) == len(lines) - 1
    (folder / file).write_text("".join(kept), "utf-8")


def faults(folder: Path, pack: Path | None = None) -> list[str]:
    with pytest.raises(DataError) as caught:
        read_folder(folder, read_pack(pack) if pack is not None else None)
    return [str(fault) for fault in caught.value.faults]


def test_a_copy_of_the_data_is_the_same_data(folder: Path) -> None:
    assert read_folder(folder).hash == load_data().hash


def test_all_faults_come_in_one_error(folder: Path) -> None:
    change(folder, "empire.toml", 'key = "narses", number = "E003", types', 'key = "narses", number = "E003", tpyes')
    change(folder, "units.toml", '"dromon", type = "stratiotika", count = 3', '"dromon", type = "navy", count = 0')
    change(folder, "map.toml", 'sea = "Red Sea"', 'sea = "Propontis"')
    change(folder, "numbers.toml", "slot = 8, price = 9", "slot = 8, price = 8")
    change(folder, "caskets.toml", 'key = "c40"', 'key = "c41"')
    found = faults(folder)
    assert set(found) >= {
        'empire.toml: cards "narses": unknown key "tpyes" (did you mean "types"?)',
        'empire.toml: cards "narses": "types" is missing',
        'units.toml: units "dromon", count: must be a whole number from 1 up to 99, not 0',
        'map.toml: territories "aegyptus", sea: "Propontis" belongs to "thracia"',
        "numbers.toml: market: each slot must be dearer than the one before",
        'caskets.toml: caskets: the row "c40" is missing',
    }
    assert any(fault.startswith('caskets.toml: caskets "c41": unknown row "c41"') for fault in found)
    assert any(fault.startswith('units.toml: units "dromon", type: must be one of "palatina", ') for fault in found)
    assert len(found) == 8


# ---------------------------------------------------------------- faults of cards

THEODORA = 'key = "empress_theodora", number = "E001", types = ["palatina", "ecclesiastica"], levels = [3, 2], '
THEODORA += 'hero = true, cost = 9, production = { auctoritas = 2, fides = 1 }, origin = "reconstructed"'
NOTARIES = 'key = "notaries_of_the_consistory", number = "E012", types = ["palatina"], levels = [], hero = false, '
NOTARIES += 'cost = 4, production = { civicus = 1 }, origin = "reconstructed"'
ARCHIVE = 'key = "secret_archive", number = "I040", types = ["rustica"], cost = 2, origin = "reconstructed"'
BRIBE = 'key = "golden_bribe", number = "I035", types = ["emporion"], cost = 2, origin = "reconstructed"'
VOTE = 'effects = [{ trigger = "vote", op = "vote_bonus", count = 1 }]'
SEDUCTION = 'key = "seduction_2", number = "I019", types = ["palatina"], cost = 4'
PLACE_1 = 'cards "notaries_of_the_consistory", effects, item 1'


def packed(pack: Path, file: str, row: str, name: str = "cards") -> list[str]:
    """What the loader says about a row in the place of another, without the path of the pack."""
    (pack / file).write_text(f"{name} = [{{ {row}, replace = true }}]\n", "utf-8")
    return [fault.replace(f"{pack}/", "") for fault in faults(FOLDER, pack)]


@pytest.mark.rule("BZ-GEN-9")
@pytest.mark.parametrize("types", ["[]", '["palatina", "palatina"]', '["palatina", "rustica", "emporion"]'])
def test_bz_gen_9_one_type_or_two(pack: Path, types: str) -> None:
    row = NOTARIES.replace('["palatina"]', types) + ', effects = [{ trigger = "instant", op = "draw", count = 1 }]'
    wanted = 'empire.toml: cards "notaries_of_the_consistory", types: must be one type, or two different ones'
    assert wanted in packed(pack, "empire.toml", row)


@pytest.mark.rule("BZ-GEN-10")
@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("levels = [3, 2]", "levels = [3]", "levels: must be 2, one for each type, or none"),
        ("hero = true", "hero = false", "hero: a Hero is a card with levels"),
        ("levels = [3, 2]", "levels = []", "hero: a Hero is a card with levels"),
        ("levels = [3, 2]", "levels = [3, 4]", "levels, item 2: must be a whole number from 1 up to 3, not 4"),
    ],
)
def test_bz_gen_10_laurels_make_a_hero(pack: Path, old: str, new: str, fault: str) -> None:
    found = packed(pack, "empire.toml", f"{THEODORA.replace(old, new)}, {VOTE}")
    assert f'empire.toml: cards "empress_theodora", {fault}' in found


@pytest.mark.rule("BZ-GEN-10")
@pytest.mark.parametrize(
    ("file", "row", "trigger", "fault"),
    [
        ("empire.toml", THEODORA, "instant", '"instant" is no trigger of a Hero'),
        ("empire.toml", THEODORA, "play", '"play" is no trigger of a Hero'),
        ("empire.toml", NOTARIES, "victory", '"victory" is no trigger of a card that is no Hero'),
        (
            "intrigue.toml",
            f'{ARCHIVE}, windows = ["own_action"]',
            "instant",
            '"instant" is no trigger of an Intrigue card',
        ),
        (
            "intrigue.toml",
            f'{ARCHIVE}, windows = ["own_action"]',
            "activate",
            '"activate" is no trigger of an Intrigue card',
        ),
    ],
)
def test_bz_gen_10_each_sort_of_card_has_its_triggers(
    pack: Path, file: str, row: str, trigger: str, fault: str
) -> None:
    found = packed(pack, file, f'{row}, effects = [{{ trigger = "{trigger}", op = "draw", count = 3 }}]')
    assert any(line.endswith(f"effects, item 1: {fault}") for line in found)


@pytest.mark.rule("BZ-GEN-11")
def test_bz_gen_11_only_intrigue_cards_produce_nothing(pack: Path) -> None:
    row = NOTARIES.replace("{ civicus = 1 }", "{}") + ', effects = [{ trigger = "instant", op = "draw", count = 1 }]'
    wanted = 'cards "notaries_of_the_consistory", production: only an Intrigue card produces nothing'
    assert packed(pack, "empire.toml", row) == [f"empire.toml: {wanted}"]
    row = f'{ARCHIVE}, production = {{}}, windows = ["own_action"], '
    row += 'effects = [{ trigger = "play", op = "draw", count = 3 }]'
    assert 'intrigue.toml: cards "secret_archive": unknown key "production"' in packed(pack, "intrigue.toml", row)


def test_a_card_without_effect_is_a_fault(pack: Path) -> None:
    found = packed(pack, "empire.toml", f"{NOTARIES}, effects = []")
    assert found == ['empire.toml: cards "notaries_of_the_consistory", effects: a card needs an effect']


def test_an_effect_without_card_is_a_fault(pack: Path) -> None:
    row = f'{THEODORA}, effects = [{{ trigger = "activate", op = "draw", count = 1 }}]'
    assert packed(pack, "empire.toml", row) == [
        'empire.toml: cards: no card has an effect with the operation "vote_bonus"',
        'empire.toml: cards: no card has an effect with the trigger "vote"',
    ]


@pytest.mark.parametrize(
    ("effect", "fault"),
    [
        ('op = "drwa", count = 1', ', op: must be one of "gain", "gain_per", '),
        ('op = "draw"', ': "count" is missing'),
        ('op = "draw", count = 1, keep = 1', ': "keep" has no meaning here'),
        ('op = "draw", cuont = 1', ': unknown key "cuont" (did you mean "count"?)'),
        ('op = "draw", count = 0', ", count: must be a whole number from 1 up to 99, not 0"),
        ('op = "draw_keep", count = 2, keep = 2', ", keep: must be less than are drawn"),
        ('op = "gain", res = {}', ", res: must name something"),
        ('op = "gain", res = { iron = 1 }', ', res: unknown key "iron"'),
        ('op = "gain", res = { fides = 1 }, when = "own_victory"', ': "when" has no meaning here'),
        ('op = "gain_per", res = { fides = 1 }', ': "per" is missing'),
        ('op = "gain_per", res = { fides = 1 }, per = "own_cards"', ': "type" is missing'),
        ('op = "gain_per", res = { fides = 1 }, per = "contributed", max = 2', ': "max" has no meaning here'),
        ('op = "gain_per", res = { fides = 1 }, per = "contributed"', ", per: counts contributions only with"),
        ('op = "each_other", mode = "gain", count = 1', ': "res" is missing'),
        ('op = "each_other", mode = "gain", res = { doxa = 1 }', ", res: must be resources and Nomisma"),
        ('op = "each_other", mode = "draw", res = { fides = 1 }', ': "count" is missing'),
        ('op = "play_another_for", pay = "doxa"', ", pay: must be a resource"),
        ('op = "play_another_for", pay = "gold"', ', pay: must be one of "auctoritas", '),
        ('op = "steal", what = "cards", count = 1', ', what: must be one of "nomisma", '),
        ('op = "market_bonus", sell = 1, buy = 1', ': "instant" is no trigger of market_bonus'),
    ],
)
def test_faults_of_an_effect(pack: Path, effect: str, fault: str) -> None:
    row = f'{NOTARIES}, effects = [{{ trigger = "instant", {effect} }}]'
    found = packed(pack, "empire.toml", row)
    assert any(line.startswith(f"empire.toml: {PLACE_1}{fault}") for line in found), found


@pytest.mark.parametrize(
    ("effect", "fault"),
    [
        ('trigger = "play_card", op = "draw", count = 1', ': "type" is missing'),
        ('trigger = "play_card", op = "draw", count = 1, type = "navy"', ', type: must be one of "palatina", '),
        ('trigger = "keimelion", op = "casket_again"', ': "keimelion" is missing'),
        ('trigger = "keimelion", op = "casket_again", keimelion = "crown"', ', keimelion: must be one of "labarum", '),
        (
            'trigger = "play_card", op = "gain_per", res = { fides = 1 }, per = "own_cards", type = "rustica", max = 2',
            ": gain_per and the trigger play_card both need a type",
        ),
        ('trigger = "continuous", op = "discount", kind = "hero", amount = 1, not_in = "end_game"', ", kind: must be "),
        ('trigger = "someday", op = "draw", count = 1', ', trigger: must be one of "instant", '),
    ],
)
def test_faults_of_a_passive_effect(pack: Path, effect: str, fault: str) -> None:
    found = packed(pack, "empire.toml", f"{THEODORA}, effects = [{{ {effect} }}]")
    place = 'empire.toml: cards "empress_theodora", effects, item 1'
    assert any(line.startswith(f"{place}{fault}") for line in found), found


@pytest.mark.rule("BZ-INT-8")
@pytest.mark.parametrize(
    ("windows", "effect", "fault"),
    [
        ('"trail"', 'trigger = "react", op = "bid_bonus", count = 2', 'windows, item 1: must be one of "vote", '),
        ("", 'trigger = "react", op = "bid_bonus", count = 2', "windows: must name a window, and none twice"),
        (
            '"vote"',
            'trigger = "react", op = "bid_bonus", count = 2',
            "windows: bid_bonus cannot be played in the window",
        ),
        (
            '"anytime"',
            'trigger = "react", op = "cancel", target = "intrigue"',
            "windows: cancel cannot be played in the",
        ),
        (
            '"defeat"',
            'trigger = "react", op = "gain", res = { doxa = 1 }, when = "own_victory"',
            'windows: gain cannot be played in the window "defeat"',
        ),
        ('"victory"', 'trigger = "react", op = "gain", res = { doxa = 1 }', 'effects, item 1: "when" is missing'),
        (
            '"victory"',
            'trigger = "react", op = "copy_reward", when = "own_victory"',
            'effects, item 1, when: must be "other_victory"',
        ),
        (
            '"own_action", "end"',
            'trigger = "play", op = "draw", count = 1',
            "windows: draw cannot be played in the window",
        ),
        (
            '"anytime"',
            'trigger = "play", op = "place_units", type = "rustica", count = 1',
            'windows: place_units cannot be played in the window "anytime"',
        ),
        (
            '"anytime"',
            'trigger = "play", op = "split_offer", res = { doxa = 2 }',
            "effects, item 1, res: must be resources and Nomisma",
        ),
    ],
)
def test_bz_int_8_windows_fit_the_effect(pack: Path, windows: str, effect: str, fault: str) -> None:
    found = packed(pack, "intrigue.toml", f"{BRIBE}, windows = [{windows}], effects = [{{ {effect} }}]")
    assert any(line.startswith(f'intrigue.toml: cards "golden_bribe", {fault}') for line in found), found


def test_the_box_has_so_many_cards(folder: Path) -> None:
    for file, number in (("empire.toml", "E100"), ("intrigue.toml", "I039"), ("missions.toml", "M20")):
        drop(folder, file, number)
    for file, number in (("events.toml", "V30"), ("solo.toml", "S01")):
        drop(folder, file, number)
    change(folder, "solo.toml", '{ what = "events.western_mediterranean_naval_route.area"', '{ what = "events.area"')
    change(folder, "caskets.toml", '    { key = "c07", gain = { civicus = 1, nomisma = 2 } },\n', "")
    found = [fault for fault in faults(folder) if "column or row" not in fault]
    assert found == [
        "empire.toml: cards: 99 cards, but the box has 100",
        "empire.toml: cards: 19 cards have the main type rustica, not 20",
        "intrigue.toml: cards: 39 cards, but the box has 40",
        "missions.toml: missions: 24 cards, but the box has 25",
        "events.toml: events: 29 cards, but the box has 30",
        "events.toml: events: 9 events of epoch 3, not 10",
        "solo.toml: events: 29 cards, but the box has 30",
        "solo.toml: events: 9 events of epoch 1, not 10",
        'caskets.toml: caskets: the row "c07" is missing',
    ]


def test_numbers_are_printed_once(folder: Path) -> None:
    change(folder, "empire.toml", 'number = "E002"', 'number = "E001"')
    change(folder, "missions.toml", 'number = "M03"', 'number = "M30"')
    assert faults(folder) == [
        'empire.toml: cards "tribonian", number: "E001" is the number of "empress_theodora"',
        'missions.toml: missions "shepherd_of_souls", number: must be from "M01" to "M25", not "M30"',
    ]


def test_names_come_once_but_for_copies_of_intrigue_cards(folder: Path) -> None:
    change(folder, "empire.toml", 'key = "bucellarii"', 'key = "pilgrimage"')
    change(folder, "empire.toml", 'key = "excubitors"', 'key = "narses_2"')
    change(folder, "intrigue.toml", 'key = "golden_bribe"', 'key = "silver_bribe_2"')
    change(folder, "intrigue.toml", 'key = "seduction_2", number = "I019", types = ["palatina"], cost = 3', SEDUCTION)
    change(folder, "missions.toml", 'key = "one_empire"', 'key = "sword_of_the_empire"')
    change(folder, "events.toml", 'name = "Fields of Cato"', 'name = "Nika Revolt"')
    change(folder, "solo.toml", 'key = "walls_of_rome"', 'key = "nika_revolt"')
    assert faults(folder) == [
        'missions.toml: missions "sword_of_the_empire": stands there twice',
        'empire.toml: cards "narses_2": only Intrigue cards have copies',
        'intrigue.toml: cards "seduction_2", cost: must be as on "seduction", the first copy',
        'intrigue.toml: cards "silver_bribe_2": the first copy "silver_bribe" is missing',
        'intrigue.toml: cards "pilgrimage": stands in empire.toml too',
        'solo.toml: events "nika_revolt": stands in events.toml too',
        'events.toml: events "fields_of_cato", name: is the name of "nika_revolt" too',
    ]


# ---------------------------------------------------------------- faults of Missions and events

EMPIRE = 'key = "one_empire", number = "M25", origin = "reconstructed", kind = '


@pytest.mark.parametrize(
    ("condition", "fault"),
    [
        ('"areas_with_units_at_least", doxa = 6', ': "least" is missing'),
        ('"areas_with_units_at_least", least = 4', ': "doxa" is missing'),
        ('"areas_with_units_at_least", least = 4, doxa = 6, doxa_each = 1', ': "doxa_each" has no meaning here'),
        ('"areas_with_units_at_least", least = 4, doxa = 6, max = 9', ", max: limits doxa_each and cannot be less"),
        ('"most_intrigue", doxa = 5, type = "rustica"', ': "type" has no meaning here'),
        ('"most_victories", doxa = 5', ', kind: must be one of "most_intrigue", '),
        (
            '"units_in_area", territory = "itali", doxa_each = 1',
            ', territory: unknown territory "itali" (did you mean "it',
        ),
        ('"most_resource", resource = "nomisma", doxa = 1', ', resource: must be one of "auctoritas", '),
        ('"units_of_kinds", units = ["galley"], doxa_each = 1', ', units, item 1: must be one of "legionary", '),
        (
            '"units_of_kinds", units = ["monk", "monk"], doxa_each = 1',
            ", units: must name a kind of units, and none twice",
        ),
        ('"own_heroes", doxa_each = 3, max = 2', ", max: limits doxa_each and cannot be less"),
    ],
)
def test_faults_of_a_mission(pack: Path, condition: str, fault: str) -> None:
    found = packed(pack, "missions.toml", EMPIRE + condition, "missions")
    assert any(line.startswith(f'missions.toml: missions "one_empire"{fault}') for line in found), found


NIKA = 'key = "nika_revolt", number = "V09", epoch = 1, year = 532, name = "Nika Revolt", area = "thracia", '
NIKA += 'reward = { doxa = 3 }, penalty = { doxa = 2 }, origin = "reconstructed", '
ONE = "{ required = { virtus = 2 }, units = { legionary = 1 } }"
TRIAL = 'trial = { resource = "auctoritas", doxa = [3, 2, 1] }'


@pytest.mark.rule("BZ-EVS-6")
@pytest.mark.parametrize(
    ("row", "fault"),
    [
        (f"{NIKA}options = [{ONE}]", "options: must be two, or one in a Trial"),
        (f"{NIKA}options = [{ONE}, {ONE}], {TRIAL}", "options: must be two, or one in a Trial"),
        (
            f"{NIKA}options = [{ONE}], {TRIAL.replace('3, 2, 1', '3, 2')}",
            "trial, doxa: must be three values, each less",
        ),
        (
            f"{NIKA}options = [{ONE}], {TRIAL.replace('3, 2, 1', '3, 3, 1')}",
            "trial, doxa: must be three values, each less",
        ),
        (
            f"{NIKA}options = [{ONE}], {TRIAL.replace('auctoritas', 'nomisma')}",
            'trial, resource: must be one of "auctor',
        ),
        (f"{NIKA}options = [{ONE}], trial = {{ doxa = [3, 2, 1] }}", 'trial: "resource" is missing'),
        (
            f"{NIKA}options = [{ONE.replace('legionary', 'legion')}], {TRIAL}",
            'options, item 1, units: unknown key "legion"',
        ),
        (
            f"{NIKA}options = [{ONE.replace('legionary = 1', '')}], {TRIAL}",
            "options, item 1, units: must name something",
        ),
        (
            f"{NIKA}options = [{ONE.replace('virtus = 2', '')}], {TRIAL}",
            "options, item 1, required: must name something",
        ),
        (
            f"{NIKA}options = [{ONE.replace('legionary = 1', 'dromon = 4')}], {TRIAL}",
            "options, item 1, units: 4 dromon, but the box has 3",
        ),
        (
            f"{NIKA.replace('thracia', 'tracia')}options = [{ONE}], {TRIAL}",
            'area: unknown territory "tracia" (did you mean',
        ),
        (f"{NIKA.replace('{ doxa = 2 }', '{}')}options = [{ONE}], {TRIAL}", "penalty: must name something"),
        (f"{NIKA.replace('doxa = 2', 'dynamis = 1')}options = [{ONE}], {TRIAL}", 'penalty: unknown key "dynamis"'),
    ],
)
def test_bz_evs_6_faults_of_an_event(pack: Path, row: str, fault: str) -> None:
    found = packed(pack, "events.toml", row, "events")
    assert any(line.startswith(f'events.toml: events "nika_revolt", {fault}') for line in found), found


@pytest.mark.rule("BZ-EVS-1")
def test_bz_evs_1_epochs_follow_each_other(pack: Path) -> None:
    found = packed(pack, "events.toml", f"{NIKA.replace('532', '533')}options = [{ONE}], {TRIAL}", "events")
    assert found == ['events.toml: events "vandal_expedition", year: must be after all events of the epochs before']
    found = packed(pack, "events.toml", f"{NIKA.replace('epoch = 1', 'epoch = 2')}options = [{ONE}], {TRIAL}", "events")
    assert "events.toml: events: 9 events of epoch 1, not 10" in found
    assert "events.toml: events: 11 events of epoch 2, not 10" in found


def test_faults_of_a_solo_event(pack: Path) -> None:
    row = 'key = "looms_of_silk", number = "S26", epoch = 3, year = 552, name = "Looms of Silk", area = "orient", '
    row += 'units = {}, pay = { doxa = 1 }, reward = { nomisma = 14 }, consequence = {}, origin = "reconstructed"'
    found = packed(pack, "solo.toml", row, "events")
    assert 'solo.toml: events "looms_of_silk", pay: unknown key "doxa"' in [fault.split(" (")[0] for fault in found]
    found = packed(pack, "solo.toml", row.replace("doxa = 1", "fides = 1"), "events")
    assert found == [
        'solo.toml: events "looms_of_silk", area: unknown territory "orient" (did you mean "oriens"?)',
        'solo.toml: events "looms_of_silk", consequence: must name something',
        'solo.toml: events "looms_of_silk", units: must name something',
    ]


# ---------------------------------------------------------------- faults of pieces and numbers


AFRICA = 'key = "africa", colour = "red", cities = ["Rome", '


def test_faults_of_pieces(folder: Path) -> None:
    change(folder, "caskets.toml", 'key = "c40", gain = { nomisma = 6 }', 'key = "c40", gain = {}')
    change(folder, "units.toml", "cost = { virtus = 1, frumentum = 1 }", "cost = {}")
    change(folder, "map.toml", 'key = "africa", colour = "orange", cities = ["Carthage", ', AFRICA)
    change(folder, "map.toml", '["Dara", "Antioch", "Edessa", "Berytus"]', "[]")
    assert faults(folder) == [
        'caskets.toml: caskets "c40", gain: must name something',
        'units.toml: units "legionary", cost: must name something',
        'map.toml: territories "africa", colour: "red" belongs to "italia"',
        'map.toml: territories "africa", cities: "Rome" belongs to "italia"',
        'map.toml: territories "oriens", cities: must name a city',
    ]


def test_pieces_that_are_missing_or_too_many(folder: Path) -> None:
    more = '{ key = "gallia", colour = "grey", cities = ["Arelate"], sea = "Ocean" },\n]'
    change(folder, "map.toml", 'sea = "Phoenician Sea" },\n]', f'sea = "Phoenician Sea" }},\n    {more}')
    change(folder, "units.toml", 'key = "caravan"', 'key = "dromon"')
    assert faults(folder) == [
        'units.toml: units "dromon": stands there twice',
        'units.toml: units: the row "caravan" is missing',
        "map.toml: territories: 7 territories, but the map has 6",
    ]


@pytest.mark.parametrize(
    ("old", "new", "wanted"),
    [
        ("slot = 3, price = 4", "slot = 3, price = 3", "market: each slot must be dearer than the one before"),
        ("    { slot = 8, price = 9 },\n", "", 'market: the row "8" is missing'),
        ("doxa = [5, 6, 7] }", "doxa = [5, 6] }", 'setup "3", doxa: must be 3, one for each player'),
        ("doxa = [5, 6, 7] }", "doxa = [5, 7, 7] }", 'setup "3", doxa: must begin as with more players'),
        ("first = 6", "first = 4", 'end_scoring "cost_of_played_cards": each place must give less than the one before'),
        ("option = 3", "option = 4", 'draw "4", option: must be a whole number from 1 up to 3, not 4'),
        ("least = 26", "least = 20", "ranks: each rank must need more Doxa than the one before"),
        ("least = 1 }", "least = 0 }", 'ranks: below 1 Doxa there is one rank, "defeat"'),
        ('position = 4, key = "tunic"', 'position = 4, key = "chalice"', 'keimelia "4", key: must be "tunic"'),
        ('    { key = "red" },\n', "", "demoi: 3 Demoi, not 4"),
    ],
)
def test_faults_of_numbers(folder: Path, old: str, new: str, wanted: str) -> None:
    change(folder, "numbers.toml", old, new)
    assert f"numbers.toml: {wanted}" in faults(folder)


def test_origin_marks_are_checked(folder: Path) -> None:
    change(folder, "caskets.toml", ', note = "Contents of the ivory caskets"', "")
    change(folder, "numbers.toml", '    { what = "draw", status = "stated" },\n', "")
    assert faults(folder) == [
        'caskets.toml: origin "caskets": a reconstructed value needs a ruling and a note',
        'numbers.toml: origin: no mark says where "draw" comes from',
    ]


# ---------------------------------------------------------------- component packs


def test_a_pack_replaces_rows(pack: Path) -> None:
    row = f'{NOTARIES.replace("cost = 4", "cost = 3")}, effects = [{{ trigger = "instant", op = "draw", count = 2 }}]'
    (pack / "empire.toml").write_text(f"cards = [{{ {row} }}]\n", "utf-8")
    (pack / "caskets.toml").write_text('caskets = [{ key = "c40", gain = { doxa = 1 } }]\n', "utf-8")
    new, old = load_data(read_pack(pack)), load_data()
    notaries = card(old.board, "notaries_of_the_consistory")
    assert new.board.card_keys == old.board.card_keys
    assert (new.board.cost[notaries], old.board.cost[notaries]) == (3, 4)
    assert effect(new.board, "notaries_of_the_consistory").count == 2
    assert goods(new.board.caskets[39]) == {"doxa": 1}
    assert new.hash != old.hash
