"""The sense of the cards: technologies and what they open, governments, civilizations, strategy cards, missions."""

from collections.abc import Mapping
from typing import Final

from quadriga.engine.data import Data, FileFields, Row
from quadriga.games.civilization import data_names as names
from quadriga.games.civilization.cards.vocabulary import BATTLE_WORDS, CONDITION_WORDS, REWARD_WORDS, TRIGGERS
from quadriga.games.civilization.data_rows import check_count, check_distinct, check_each_era, steps_from
from quadriga.games.civilization.data_schema import CONDITION, EFFECT, REWARD
from quadriga.games.civilization.technologies import TECHNOLOGY_KEYS

CARDS: Final = 163
DECK: Final = 50
IMPROVEMENT_CARDS: Final = 64
EACH_KIND: Final = 32
TECHNOLOGIES: Final = tuple(zip(names.ERA_NAMES, (15, 10, 10, 18)))
WONDERS: Final = tuple(zip(names.ERA_NAMES, (7, 5, 5, 8)))
ROOTS: Final = ("masonry", "alphabet_writing", "pottery", "the_wheel", "bronze_working", "ceremonial_burial")
OPENED: Final = (  # by technologies: column of the technology, file and table of what it opens
    ("levels", "units.toml", "levels"),
    ("improvements", "improvements.toml", "improvements"),
    ("wonders", "wonders.toml", "wonders"),
)
LASTING: Final = ("coins_per_turn", "coins_per_turn_era", "coins_from_each_per_turn")
CLASH_WON: Final = "clash_won"  # the trigger of the condition win_clash
# Conditions that a reward can follow, where it needs what they tell: a place, a unit, a purchase, a mission
FOLLOWS: Final = {
    "coins_from_player": ("when",),
    "convert_unit": ("win_clash",),
    "keep_garrison": ("culture_success",),
    "mission_difficulty": ("when",),
    "plague_here": ("passed_through",),
    "refund_pct": ("buy_units", "buy_improvement", "buy_nuke", "build_roads"),
    "resource_here": ("find_token", "prospect"),
    "special_spy": ("own_spy_in_capital",),
    "units_here": ("explore_island", "capture_capital"),
}
TRIGGER_OF: Final = {"coins_from_player": "foreign_unit_passes", "mission_difficulty": "mission_declared"}


def check_cards(data: Data) -> None:
    """All cards."""
    check_technologies(data)
    check_tree(data)
    check_opened(data)
    check_wonders(data)
    check_improvements(data)
    check_governments(data)
    check_civilizations(data)
    check_strategy(data)
    check_vocabulary(data)
    data.expect("missions.toml", "missions", names.MISSION_NAMES)


def check_technologies(data: Data) -> None:
    """As many as the box has of each era, one of each era seminal, each size allowed by one.

    rule: CV-TEC-10, CV-TEC-11, CV-GRO-1
    """
    file = "technologies.toml"
    data.expect(file, "technologies", TECHNOLOGY_KEYS)
    check_each_era(data, file, "technologies", "technologies", TECHNOLOGIES)
    rows = data.rows(file, "technologies")
    for row in rows:
        place = f'technologies "{row["key"]}"'
        if sum(name in row for name in ("bonus_unit", "bonus_improvement", "bonus_growth")) > 1:
            data.fault(file, "there is one bonus at most", place)
        for bonus, column in (("bonus_unit", "levels"), ("bonus_improvement", "improvements")):
            if bonus in row and row[bonus] not in row[column]:
                data.fault(file, f"must be among the {column} that it opens", place, bonus)
    if not data.is_sound(file, "technologies"):
        return
    for era in names.ERA_NAMES:
        seminal = [row["key"] for row in rows if row["era"] == era and row.get("seminal")]
        if len(seminal) != 1:
            data.fault(file, f"{len(seminal)} seminal technologies of the {era} era, not 1", "technologies")
    sizes = sorted(row["size"] for row in rows if "size" in row)
    if sizes != [2, 3, 4]:
        data.fault(file, "each size from 2 to 4 must be allowed by one technology", "technologies", "size")


def check_tree(data: Data) -> None:
    """Prerequisites of no later era and without circles; only six technologies have none.

    rule: CV-TEC-2, CV-SET-12
    """
    file = "technologies.toml"
    rows = data.rows(file, "technologies")
    eras = {row["key"]: names.ERA_NAMES.index(row["era"]) for row in rows}
    beside = {row["key"]: row["prerequisites"] for row in rows}
    for row in rows:
        place = f'technologies "{row["key"]}"'
        check_distinct(data, file, row["prerequisites"], place, "prerequisites")
        if (row["prerequisites"] == []) != (row["key"] in ROOTS):
            wrong = "must have none" if row["key"] in ROOTS else "must have some"
            data.fault(file, wrong, place, "prerequisites")
        for key in row["prerequisites"]:
            if key in eras and eras[key] > eras[row["key"]]:
                data.fault(file, f'"{key}" is of a later era', place, "prerequisites")
        if row["key"] in steps_from(row["prerequisites"], beside):
            data.fault(file, "lead back to it", place, "prerequisites")


def check_opened(data: Data) -> None:
    """Levels, improvements and wonders name the technology that names them.

    rule: CV-UNI-2, CV-IMP-4, CV-WON-1
    """
    file = "technologies.toml"
    technologies = {row["key"]: row for row in data.rows(file, "technologies")}
    for column, other, name in OPENED:
        known = data.keys(other, name)
        opened = {row["key"]: row for row in data.rows(other, name)}
        for key, technology in technologies.items():
            place = (f'technologies "{key}"', column)
            check_distinct(data, file, technology[column], *place)
            for found in technology[column]:
                data.refer(file, found, known, column.removesuffix("s"), *place)
        for key, row in opened.items():
            technology = technologies.get(row["technology"], {column: [key], "era": row.get("era")})
            if key not in technology[column]:
                data.fault(other, f'"{row["technology"]}" does not open it', f'{name} "{key}"', "technology")
            if "era" in row and row["era"] != technology["era"]:
                data.fault(other, "must be the era of its technology", f'{name} "{key}"', "era")
        for key, technology in technologies.items():
            for found in technology[column]:
                if found in opened and opened[found]["technology"] != key:
                    data.fault(file, f'"{found}" names another technology', f'technologies "{key}"', column)


def check_wonders(data: Data) -> None:
    """As many as the box has of each era, with effects as their words want them.

    rule: CV-WON-1, CV-WON-3
    """
    file = "wonders.toml"
    data.expect(file, "wonders", names.WONDER_NAMES)
    check_each_era(data, file, "wonders", "wonders", WONDERS)
    for row in data.rows(file, "wonders"):
        wanted = names.WONDER_ARGUMENTS.get(row["effect"]["word"], ("count",))
        _check_arguments(data, file, row["effect"], EFFECT, wanted, f'wonders "{row["key"]}"', "effect")


def check_improvements(data: Data) -> None:
    """One price for each era; 64 cards that show improvements of their kind, one of each era.

    rule: CV-IMP-2, CV-IMP-6, CV-IMP-7 (rulings CV-GAP-12, CV-GAP-13)
    """
    file = "improvements.toml"
    data.expect(file, "improvements", names.IMPROVEMENT_NAMES)
    improvements = {row["key"]: row for row in data.rows(file, "improvements")}
    for column in ("price", "rights"):
        first: dict[str, int] = {}
        for key, row in improvements.items():
            if row[column] != first.setdefault(row["era"], row[column]):
                data.fault(file, f"must be {first[row['era']]}, as in the whole era", f'improvements "{key}"', column)
    cards = data.rows(file, "cards")
    for row in cards:
        place = f'cards "{"/".join(row[column] for column in ("kind", *names.ERA_NAMES))}"'
        for era in names.ERA_NAMES:
            face = improvements.get(row[era])
            if face is not None and (face["kind"], face["era"]) != (row["kind"], era):
                data.fault(file, f'"{row[era]}" is no improvement of {row["kind"]} of the {era} era', place, era)
    if not data.is_sound(file, "cards"):
        return
    shown = {row[era] for row in cards for era in names.ERA_NAMES}
    for key in improvements:
        if key not in shown:
            data.fault(file, f'no card shows "{key}"', "cards")
    for kind in names.IMPROVEMENT_KIND_NAMES:
        copies = sum(row["copies"] for row in cards if row["kind"] == kind)
        if copies != EACH_KIND:
            data.fault(file, f"{copies} cards of {kind}, not {EACH_KIND} of {IMPROVEMENT_CARDS}", "cards")


def check_governments(data: Data) -> None:
    """Anarchy and seven governments; the improvements that they ask for say so too.

    rule: CV-GOV-1, CV-GOV-29
    """
    file = "governments.toml"
    data.expect(file, "governments", names.GOVERNMENT_NAMES)
    asked: dict[str, str] = {}
    for row in data.rows(file, "governments"):
        place = f'governments "{row["key"]}"'
        for column in ("rules", "technologies"):
            check_distinct(data, file, row[column], place, column)
        if "maximum" in row and "maximum_each" in row:
            data.fault(file, "there is one maximum, in all or for each settlement", place)
        if row["key"] in ("anarchy", "despotism") and (row["technologies"] or "improvement" in row):
            data.fault(file, "must be open to everybody", place)
        if "improvement" in row:
            asked[row["improvement"]] = row["key"]
    if data.is_sound(file, "governments"):
        for row in data.rows("improvements.toml", "improvements"):
            if row.get("government") != asked.get(row["key"]):
                wanted = f'"{asked[row["key"]]}"' if row["key"] in asked else "left out"
                wanted = f"must be {wanted}, as governments.toml says"
                data.fault("improvements.toml", wanted, f'improvements "{row["key"]}"', "government")


def check_civilizations(data: Data) -> None:
    """Seven types, with incomes for four eras.

    rule: CV-VAR-5
    """
    file = "civilizations.toml"
    data.expect(file, "civilizations", names.CIVILIZATION_NAMES)
    for row in data.rows(file, "civilizations"):
        place = f'civilizations "{row["key"]}"'
        check_distinct(data, file, row["cheap"], place, "cheap")
        if len(row["income"]) != len(names.ERA_NAMES):
            data.fault(file, f"must be {len(names.ERA_NAMES)} numbers", place, "income")


def check_strategy(data: Data) -> None:
    """200 cards, 50 for each era; every word with what it asks for, and fit for the other one.

    rule: CV-STR-1, CV-STR-4
    """
    file = "strategy.toml"
    check_count(data, file, "cards", "different cards", CARDS)
    for at, key in enumerate(data.keys(file, "cards") or [], 1):
        if key != f"sc_{at:03}":
            data.fault(file, f'must be "sc_{at:03}"', f'cards "{key}"', "key")
    for row in data.rows(file, "cards"):
        condition, reward = row["condition"], row["reward"]
        place = f'cards "{row["key"]}"'
        wanted = names.CONDITION_ARGUMENTS.get(condition["word"], ())
        _check_arguments(data, file, condition, CONDITION, wanted, place, "condition")
        wanted = names.REWARD_ARGUMENTS.get(reward["word"], ())
        _check_arguments(data, file, reward, REWARD, wanted, place, "reward")
        _check_places(data, file, condition, place, "condition")
        _check_places(data, file, reward, place, "reward")
        _check_pair(data, file, row, place)
    if data.is_sound(file, "cards"):
        for era in names.ERA_NAMES:
            copies = sum(row["copies"] for row in data.rows(file, "cards") if row["deck"] == era)
            if copies != DECK:
                data.fault(file, f"{copies} cards in the {era} deck, not {DECK}", "cards")


def _check_arguments(data: Data, file: str, row: Row, fields: FileFields, wanted: tuple[str, ...], *place: str) -> None:
    for name in fields:
        if name in wanted and name not in row:
            data.fault(file, f'"{name}" is missing', *place)
        if name != "word" and name not in wanted and name in row:
            data.fault(file, f'"{name}" has no meaning here', *place)


def _check_places(data: Data, file: str, row: Row, *place: str) -> None:
    lands = data.keys("territories.toml", "territories")
    if "region" in row:
        data.refer(file, row["region"], data.keys("places.toml", "regions"), "region", *place, "region")
    if "territory" in row:
        data.refer(file, row["territory"], lands, "territory", *place, "territory")
    check_distinct(data, file, row.get("territories", []), *place, "territories")
    for key in row.get("territories", []):
        data.refer(file, key, lands, "territory", *place, "territories")


def _check_pair(data: Data, file: str, row: Row, place: str) -> None:
    """A reward can only follow a condition that tells what it needs; types, groups and decks belong together."""
    condition, reward = row["condition"], row["reward"]
    word, trigger = reward["word"], condition.get("trigger")
    if condition["word"] not in FOLLOWS.get(word, (condition["word"],)):
        data.fault(file, f'"{word}" cannot follow "{condition["word"]}"', place, "reward")
    elif trigger != reward.get("trigger", TRIGGER_OF.get(word, trigger)):
        data.fault(file, f'"{word}" cannot follow the trigger "{trigger}"', place, "reward")
    if condition["word"] == "settle_terrain" and condition.get("token") not in names.TERRAIN_NAMES:
        data.fault(file, "must be a terrain", place, "condition", "token")
    if (word in LASTING) != row.get("permanent", False):
        data.fault(file, "must be true for coins of every turn, and for nothing else", place, "permanent")
    if (row["type"] == "bonus") != (row["group"] == "bonus") or (row["type"] == "bonus" and trigger is None):
        data.fault(file, "bonus cards are those with a trigger, and a group of their own", place, "group")
    if row["type"] == "espionage" and (row["deck"], row.get("module")) != ("modern", "espionage"):
        data.fault(file, "espionage cards are modern, and belong to that module", place, "deck")


def check_vocabulary(data: Data) -> None:
    """No word without a card."""
    file = "strategy.toml"
    if not data.is_sound(file, "cards"):
        return
    rows = data.rows(file, "cards")
    used: Mapping[str, tuple[set[str | None], tuple[str, ...]]] = {
        "condition": ({row["condition"]["word"] for row in rows}, CONDITION_WORDS),
        "reward": ({row["reward"]["word"] for row in rows}, REWARD_WORDS),
        "trigger": ({row["condition"].get("trigger") for row in rows} | {CLASH_WON}, TRIGGERS),
        "battle": ({row["condition"].get("battle") for row in rows}, BATTLE_WORDS),
    }
    for what, (found, known) in used.items():
        for word in known:
            if word not in found:
                data.fault(file, f'no card has the {what} "{word}"', "cards")
