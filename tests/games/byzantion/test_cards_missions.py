"""The twenty-five Missions: what they are worth at the end."""

import pytest
from tests.games.byzantion.cards import holds, plays
from tests.games.byzantion.table import MODULE, duel, events, table

PALATINA = [
    "treasurer",
    "silentiaries_of_the_palace",
    "notaries_of_the_consistory",
    "praetorian_clerks",
    "leaders_of_the_blues",
    "leaders_of_the_greens",
    "water_commissioners",
    "belisarius",
]
ECCLESIASTICA = [
    "church_administrator",
    "deacons_of_the_great_church",
    "deaconesses_of_constantinople",
    "hermits_of_judaea",
    "copyists_of_scripture",
    "choir_of_the_holy_apostles",
    "mosaicists_of_ravenna",
    "empress_theodora",
]
STRATIOTIKA = [
    "mundus",
    "buzes",
    "bucellarii",
    "herul_foederati",
    "isaurian_spearmen",
    "dromon_marines",
    "parabalani_of_alexandria",
    "narses",
]
EMPORION = [
    "cosmas_indicopleustes",
    "silk_weavers_of_berytus",
    "shipowners_of_rhodes",
    "papyrus_dealers_of_the_delta",
    "caravaneers_of_palmyra",
    "argentarii_of_the_forum",
    "jacob_baradaeus",
    "treasurer",
]
RUSTICA = [
    "quarrymen_of_proconnesus",
    "woodcutters_of_lebanon",
    "vine_growers_of_thrace",
    "shepherds_of_cappadocia",
    "olive_growers_of_africa",
    "horse_breeders_of_phrygia",
    "wine_merchants_of_gaza",
    "procopius_of_caesarea",
]
TWO_EACH = [
    "treasurer",  # Palatina, Emporion
    "excubitors",  # Stratiotika, Palatina
    "mosaicists_of_ravenna",  # Ecclesiastica, Emporion
    "parabalani_of_alexandria",  # Ecclesiastica, Stratiotika
    "vine_growers_of_thrace",
    "shepherds_of_cappadocia",
]
BANNER = ["belisarius", "bucellarii", "herul_foederati", "mundus", "martin"]

# The Mission of blue, whose line of the position comes last; everybody else's lines come before it.
UNITS = [
    # the book's own example: 10 Doxa
    ("power_of_authority", {"thracia": "aqueduct = 1, senator = 2", "oriens": "hippodrome = 1, senator = 1"}, 10),
    ("power_of_authority", {"thracia": "priest = 2, merchant = 1, legionary = 3"}, 0),
    ("shepherd_of_souls", {"thracia": "priest = 1, monk = 2, church = 1", "italia": "monastery = 1"}, 10),
    ("shepherd_of_souls", {"thracia": "hagia_sophia = 1, senator = 3", "africa": "merchant = 2, dromon = 1"}, 2),
    ("sword_of_the_empire", {"italia": "legionary = 2, cataphract = 1, fortification = 1"}, 8),
    ("sword_of_the_empire", {"oriens": "siege_tower = 1, dromon = 1, monk = 4", "africa": "caravan = 2"}, 4),
    ("roads_of_gold", {"oriens": "merchant = 1, caravan = 1", "italia": "merchant_ship = 2, dromon = 1"}, 8),
    ("roads_of_gold", {"oriens": "senator = 1, monk = 1, legionary = 1"}, 0),
    ("renewal_of_italy", {"italia": "legionary = 1, monk = 1, merchant_ship = 1", "thracia": "senator = 4"}, 6),
    ("renewal_of_italy", {"italia": "legionary = 8"}, 12),
    ("jewel_of_the_bosporus", {"thracia": "hagia_sophia = 1, senator = 6", "italia": "monk = 1"}, 12),
    ("jewel_of_the_bosporus", {"oriens": "senator = 4"}, 0),
    ("heirs_of_hellas", {"illyricum": "monk = 1, caravan = 2", "thracia": "monk = 1"}, 9),
    ("heirs_of_hellas", {"illyricum": "monk = 5"}, 12),
    ("return_to_carthage", {"africa": "dromon = 1", "aegyptus": "dromon = 1"}, 3),
    ("return_to_carthage", {"africa": "merchant = 5"}, 12),
    ("granary_of_the_nile", {"aegyptus": "caravan = 3, monk = 1", "africa": "monk = 1"}, 12),
    ("granary_of_the_nile", {"aegyptus": "caravan = 4, monk = 1"}, 12),
    ("granary_of_the_nile", {"aegyptus": "caravan = 2"}, 6),
    ("shield_of_the_east", {"oriens": "legionary = 5, fortification = 1", "thracia": "legionary = 1"}, 12),
    ("shield_of_the_east", {}, 0),
    (
        "builder_of_marble",
        {"thracia": "hippodrome = 1, aqueduct = 2, hagia_sophia = 1", "italia": "monastery = 1, church = 1"},
        12,
    ),
    ("builder_of_marble", {"oriens": "fortification = 1, siege_tower = 2, senator = 1, monk = 1"}, 2),
    ("sails_and_camels", {"italia": "dromon = 1, merchant_ship = 2", "oriens": "caravan = 1"}, 8),
    ("sails_and_camels", {"oriens": "merchant = 3, cataphract = 1"}, 0),
    ("one_empire", dict.fromkeys(("italia", "oriens", "africa", "thracia", "aegyptus"), "monk = 1"), 6),
    ("one_empire", {"italia": "monk = 4", "oriens": "monk = 1", "africa": "monk = 1", "thracia": "monk = 1"}, 0),
]
AREAS = [
    ("master_of_offices", ["narses", "treasurer", "confiscation", "martin"], 3),  # two types, an Intrigue card
    ("master_of_offices", PALATINA, 7),
    ("master_of_offices", PALATINA[1:], 7),
    ("master_of_offices", PALATINA[2:], 6),
    ("patron_of_the_church", ["junillus_the_african", "absolution", "isidore_of_miletus", "martin"], 3),
    ("patron_of_the_church", ECCLESIASTICA, 7),
    ("patron_of_the_church", ["martin", "narses"], 0),
    ("lord_of_the_camps", ["narses", "iron_custody", "treasurer", "shipwrights_of_cilicia"], 3),
    ("lord_of_the_camps", STRATIOTIKA, 7),
    ("prince_of_merchants", ["treasurer", "golden_bribe", "narses"], 2),
    ("prince_of_merchants", EMPORION, 7),
    ("lord_of_the_fields", ["procopius_of_caesarea", "secret_archive", "narses", "saint_sabas"], 3),
    ("lord_of_the_fields", RUSTICA, 7),
    ("circle_of_heroes", ["narses", "martin", "bucellarii", "confiscation"], 4),
    ("circle_of_heroes", ["narses", "martin", "mundus", "buzes"], 8),
    ("circle_of_heroes", ["narses", "martin", "mundus", "buzes", "sittas"], 8),
    ("circle_of_heroes", ["bucellarii"], 0),
    ("all_the_estates", TWO_EACH, 6),
    ("all_the_estates", TWO_EACH[:-1], 0),
    ("all_the_estates", [*TWO_EACH[:-1], "secret_archive"], 6),  # Intrigue cards have a type too
    ("all_the_estates", TWO_EACH[1:], 0),
]
MOST = [  # what blue has, and green; the same amount is enough, nothing is not
    ("keeper_of_schemes", {"area": ["counterplot", "absolution"]}, {"area": ["loyal_guard"]}, 5),
    ("keeper_of_schemes", {"area": ["counterplot"]}, {"area": ["loyal_guard"]}, 5),
    ("keeper_of_schemes", {"area": ["counterplot"]}, {"area": ["loyal_guard", "absolution"]}, 0),
    ("keeper_of_schemes", {"area": ["martin"]}, {}, 0),
    ("hoard_of_the_treasury", {"nomisma": 4}, {"nomisma": 3, "auctoritas": 9}, 7),
    ("hoard_of_the_treasury", {"nomisma": 4}, {"nomisma": 4}, 7),
    ("hoard_of_the_treasury", {"nomisma": 4}, {"nomisma": 5}, 0),
    ("hoard_of_the_treasury", {}, {}, 0),
    ("voice_of_the_senate", {"auctoritas": 4}, {"auctoritas": 3, "nomisma": 9}, 7),
    ("voice_of_the_senate", {"auctoritas": 4}, {"auctoritas": 4}, 7),
    ("voice_of_the_senate", {"auctoritas": 4}, {"auctoritas": 5}, 0),
    ("voice_of_the_senate", {}, {"civicus": 1}, 0),
]
VICTORIES = [
    ("laurels_of_victory", ["blue", "green", "failed", "blue", "green", "failed"], 4),
    ("laurels_of_victory", ["blue", "blue", "blue", "blue", "blue", "green"], 8),
    ("laurels_of_victory", ["green", "failed", "green", "failed", "green", "green"], 0),
]
BANDONS = [
    ({"belisarius": BANNER[1:4]}, 5),
    ({"belisarius": BANNER[1:3], "mundus": ["martin"]}, 0),
    ({}, 0),
]


def worth(mission: str, position: str, **blue: object) -> int:
    """What blue's Mission gives him in a duel that has ended."""
    t = duel('phase = "scoring"\n' + position + holds("blue", missions=[mission], **blue))
    assert t.game.over
    parts = MODULE.scores(t.game)
    assert parts[1]["missions"] == 0
    assert [event.args[2] for event in events(t, "mission.revealed")] == [parts[0]["missions"]]
    assert parts[0]["total"] == 10 + parts[0]["resources"] + parts[0]["card_cost"] + parts[0]["missions"]
    return parts[0]["missions"]


@plays(*[row[0] for row in UNITS])
@pytest.mark.rule("BZ-END-10", "BZ-CLA-14", "BZ-UNI-3", "BZ-UNI-5", "BZ-GAP-31")
@pytest.mark.parametrize("mission, units, doxa", UNITS)
def test_bz_end_10_units_on_the_map(mission: str, units: dict[str, str], doxa: int) -> None:
    position = "".join(f"units.{area} = {{ {kinds} }}\n" for area, kinds in units.items())
    assert worth(mission, position) == doxa


@plays(*[row[0] for row in AREAS])
@pytest.mark.rule("BZ-END-10", "BZ-GEN-9", "BZ-INT-4", "BZ-GAP-31")
@pytest.mark.parametrize("mission, area, doxa", AREAS)
def test_bz_end_10_cards_in_the_own_area(mission: str, area: list[str], doxa: int) -> None:
    assert worth(mission, "", area=area) == doxa
    assert worth(mission, holds("green", area=area)) == 0  # not in others' areas


@plays(*[row[0] for row in MOST])
@pytest.mark.rule("BZ-MIS-5", "BZ-CLA-13", "BZ-GAP-27")
@pytest.mark.parametrize("mission, blue, green, doxa", MOST)
def test_bz_mis_5_the_most(mission: str, blue: dict[str, object], green: dict[str, object], doxa: int) -> None:
    assert worth(mission, holds("green", **green), **blue) == doxa


@plays("laurels_of_victory")
@pytest.mark.rule("BZ-END-10", "BZ-GAP-51")
@pytest.mark.parametrize("mission, outcome, doxa", VICTORIES)
def test_bz_end_10_victories(mission: str, outcome: list[str], doxa: int) -> None:
    assert worth(mission, f"outcome = {outcome}\n") == doxa


@plays("the_great_banner")
@pytest.mark.rule("BZ-END-10", "BZ-BAN-1")
@pytest.mark.parametrize("bandon, doxa", BANDONS)
def test_bz_end_10_a_bandon_of_four(bandon: dict[str, list[str]], doxa: int) -> None:
    assert worth("the_great_banner", "", area=BANNER, bandon=bandon) == doxa


@pytest.mark.rule("BZ-END-10", "BZ-BAN-4")
def test_bz_end_10_heroes_who_follow_count_but_not_face_down() -> None:
    area = ["belisarius", "mundus", "martin"]
    assert worth("circle_of_heroes", "", area=area, bandon={"belisarius": ["mundus"]}) == 6
    assert worth("circle_of_heroes", "", area=area, down=["martin"]) == 4


@pytest.mark.rule("BZ-CLA-13", "BZ-INT-7")
def test_bz_cla_13_a_cancelled_card_was_not_played() -> None:
    position = 'discard = ["counterplot"]\n'
    assert worth("keeper_of_schemes", position + holds("green", area=["loyal_guard"])) == 0


@pytest.mark.rule("BZ-END-10")
def test_bz_end_10_everybody_has_his_own_missions() -> None:
    t = table(
        3,
        'phase = "scoring"\norder = ["white", "blue", "green"]\nunits.thracia = { senator = 2 }\n'
        + holds("blue", missions=["power_of_authority", "jewel_of_the_bosporus", "renewal_of_italy"])
        + holds("green", missions=["hoard_of_the_treasury"], nomisma=1)
        + holds("white", missions=["one_empire"]),
    )
    assert [part["missions"] for part in MODULE.scores(t.game)] == [8, 7, 0]
    assert [event.args[0] for event in events(t, "mission.revealed")] == [2, 0, 0, 0, 1]  # by initiative
