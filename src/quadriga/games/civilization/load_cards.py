"""Cards as loaded: technologies, wonders, improvements, governments, civilizations, strategy cards, missions."""

from quadriga.engine.data import Data, Row
from quadriga.games.civilization.board import (
    ERAS,
    METROPOLIS,
    RULE_NAMES,
    Board,
    CivilizationType,
    Government,
    Improvement,
    Mission,
    StrategyCard,
    Technology,
    Wonder,
)
from quadriga.games.civilization.cards.vocabulary import BATTLE_WORDS, CONDITION_WORDS, REWARD_WORDS, TRIGGERS
from quadriga.games.civilization.data_names import (
    CARD_TYPE_NAMES,
    CIVILIZATION_NAMES,
    CLASS_NAMES,
    CONTINENT_NAMES,
    END_NAMES,
    ERA_NAMES,
    GOVERNMENT_NAMES,
    IMPROVEMENT_KIND_NAMES,
    IMPROVEMENT_NAMES,
    KIND_NAMES,
    MISSION_NAMES,
    RESOURCE_NAMES,
    TOKEN_NAMES,
    WONDER_NAMES,
)
from quadriga.games.civilization.technologies import TECHNOLOGY_KEYS
from quadriga.games.civilization.wonders import WONDER_WORDS


def put_cards(board: Board, data: Data) -> None:
    """All cards; the map must be there."""
    kinds = {row["key"]: KIND_NAMES.index(row["kind"]) for row in data.rows("units.toml", "levels")}
    rows = {row["key"]: row for row in data.rows("technologies.toml", "technologies")}
    board.technologies = [_technology(rows[key], kinds) for key in TECHNOLOGY_KEYS]
    seminal = {card.era: number for number, card in enumerate(board.technologies) if card.seminal}
    board.seminal = [seminal.get(era, -1) for era in range(ERAS + 1)]
    sizes = [technology.size for technology in board.technologies]
    board.size_technology = [sizes.index(size) if size in sizes else -1 for size in range(METROPOLIS + 1)]
    rows = {row["key"]: row for row in data.rows("wonders.toml", "wonders")}
    board.wonders = [_wonder(rows[key]) for key in WONDER_NAMES]
    words = [wonder.word for wonder in board.wonders]
    board.wonders_of_word = [[at for at, word in enumerate(words) if word == one] for one in range(len(WONDER_WORDS))]
    rows = {row["key"]: row for row in data.rows("improvements.toml", "improvements")}
    board.improvements = [_improvement(rows[key]) for key in IMPROVEMENT_NAMES]
    kinds_of_works = [improvement.kind for improvement in board.improvements]
    eras_of_works = [card.era for card in board.improvements]
    board.names_of_era = [sum(1 << at for at, era in enumerate(eras_of_works) if era == one) for one in range(ERAS + 1)]
    board.names_of_kind = [sum(1 << at for at, kind in enumerate(kinds_of_works) if kind == one) for one in range(2)]
    board.names_since = [sum(board.names_of_era[era:]) for era in range(ERAS + 1)]
    board.kind_of_work = kinds_of_works
    board.halves_of_work = [[max(0, min(2, 2 + era - now)) for era in eras_of_works] for now in range(ERAS + 1)]
    groups = [improvement.kind * (ERAS + 1) + improvement.era for improvement in board.improvements]
    board.improvements_of = [[at for at, group in enumerate(groups) if group == one] for one in range(2 * (ERAS + 1))]
    for row in data.rows("improvements.toml", "cards"):
        faces = [IMPROVEMENT_NAMES.index(row[era]) for era in ERA_NAMES]
        board.improvement_cards.append([IMPROVEMENT_KIND_NAMES.index(row["kind"]), *faces, row["copies"]])
    for name, improvement in enumerate(board.improvements):
        showing = [at for at, card in enumerate(board.improvement_cards) if card[improvement.era] == name]
        board.cards_showing.append(showing)
        board.copies_showing.append(sum(board.improvement_cards[at][-1] for at in showing))
    rows = {row["key"]: row for row in data.rows("governments.toml", "governments")}
    board.governments = [_government(rows[key]) for key in GOVERNMENT_NAMES]
    rows = {row["key"]: row for row in data.rows("civilizations.toml", "civilizations")}
    board.civilizations = [_civilization(rows[key]) for key in CIVILIZATION_NAMES]
    cards = sorted(data.rows("strategy.toml", "cards"), key=_key)
    board.cards = [_strategy_card(board, row) for row in cards]
    rows = {row["key"]: row for row in data.rows("missions.toml", "missions")}
    board.missions = [_mission(rows[key]) for key in MISSION_NAMES]


def _key(row: Row) -> str:
    return str(row["key"])


def _technology(row: Row, kinds: dict[str, int]) -> Technology:
    """rule: CV-TEC-10, CV-TEC-11"""
    found = Technology()
    found.key = row["key"]
    found.era = ERA_NAMES.index(row["era"]) + 1
    found.cost = row["cost"]
    found.prerequisites = sorted(TECHNOLOGY_KEYS.index(key) for key in row["prerequisites"])
    if "bonus_unit" in row:
        found.bonus_unit = kinds[row["bonus_unit"]]
    if "bonus_improvement" in row:
        found.bonus_improvement = IMPROVEMENT_NAMES.index(row["bonus_improvement"])
    found.bonus_growth = row.get("bonus_growth", 0)
    found.improvements = sorted(IMPROVEMENT_NAMES.index(key) for key in row["improvements"])
    found.wonders = sorted(WONDER_NAMES.index(key) for key in row["wonders"])
    found.size = row.get("size", 0)
    found.seminal = row.get("seminal", False)
    return found


def _wonder(row: Row) -> Wonder:
    """``first`` is the number; where the word asks for a class, that is ``first`` and the number ``second``.

    rule: CV-WON-1, CV-WON-3
    """
    found = Wonder()
    found.key = row["key"]
    found.era = ERA_NAMES.index(row["era"]) + 1
    found.technology = TECHNOLOGY_KEYS.index(row["technology"])
    effect = row["effect"]
    found.word = WONDER_WORDS.index(effect["word"])
    if "class" in effect:
        found.first = CLASS_NAMES.index(effect["class"])
        found.second = effect["count"]
    elif "end" in effect:
        found.first = END_NAMES.index(effect["end"])
    else:
        found.first = effect.get("count", 0)
    return found


def _improvement(row: Row) -> Improvement:
    """rule: CV-IMP-2, CV-IMP-3, CV-IMP-6"""
    found = Improvement()
    found.key = row["key"]
    found.era = ERA_NAMES.index(row["era"]) + 1
    found.kind = IMPROVEMENT_KIND_NAMES.index(row["kind"])
    found.points = row["points"]
    found.technology = TECHNOLOGY_KEYS.index(row["technology"])
    found.price = row["price"]
    found.rights = row["rights"]
    if "government" in row:
        found.government = GOVERNMENT_NAMES.index(row["government"])
    return found


def _government(row: Row) -> Government:
    """rule: CV-GOV-1, CV-GOV-9, CV-GOV-10, CV-GOV-11, CV-GOV-12, CV-GOV-13, CV-GOV-14, CV-GOV-15"""
    found = Government()
    found.key = row["key"]
    found.revolt = row["revolt"]
    found.culture = row["culture"]
    found.tax_unhappy = row["tax_unhappy"]
    found.tax_happy = row["tax_happy"]
    found.maximum = row.get("maximum", 0)
    found.maximum_each = row.get("maximum_each", 0)
    found.support = row["support"]
    if "free_improvement" in row:
        found.free_improvement = IMPROVEMENT_KIND_NAMES.index(row["free_improvement"])
    found.size_income = row.get("size_income", 0)
    found.unit_discount = row.get("unit_discount", 0)
    found.unique = row["unique"]
    found.all_happy = row.get("all_happy", False)
    found.rules = sum(1 << RULE_NAMES.index(name) for name in row["rules"])
    found.technologies = sorted(TECHNOLOGY_KEYS.index(key) for key in row["technologies"])
    if "improvement" in row:
        found.improvement = IMPROVEMENT_NAMES.index(row["improvement"])
    found.needs_happiness = row.get("needs_happiness", False)
    return found


def _civilization(row: Row) -> CivilizationType:
    """rule: CV-CIV-4, CV-CIV-7, CV-CIV-9, CV-CIV-12, CV-CIV-15, CV-CIV-18, CV-CIV-23"""
    found = CivilizationType()
    found.key = row["key"]
    found.cheap = sorted(TECHNOLOGY_KEYS.index(key) for key in row["cheap"])
    found.income = [0, *row["income"]]
    found.culture = row["culture"]
    if "free_improvement" in row:
        found.free_improvement = IMPROVEMENT_KIND_NAMES.index(row["free_improvement"])
    return found


def _strategy_card(board: Board, row: Row) -> StrategyCard:
    """rule: CV-STR-1"""
    found = StrategyCard()
    found.key = row["key"]
    found.deck = ERA_NAMES.index(row["deck"]) + 1
    found.type = CARD_TYPE_NAMES.index(row["type"])
    found.group = row["group"]
    found.copies = row["copies"]
    _put_condition(board, found, row["condition"])
    _put_reward(board, found, row["reward"])
    found.draw_again = row.get("draw_again", False)
    found.permanent = row.get("permanent", False)
    found.module = row.get("module", "")
    return found


def _put_condition(board: Board, card: StrategyCard, row: Row) -> None:
    card.condition = CONDITION_WORDS.index(row["word"])
    card.first = row.get("size", -1)
    for column, known in (
        ("battle", BATTLE_WORDS),
        ("class", CLASS_NAMES),
        ("continent", CONTINENT_NAMES),
        ("improvement", IMPROVEMENT_NAMES),
        ("region", board.region_keys),
        ("resource", RESOURCE_NAMES),
        ("technology", TECHNOLOGY_KEYS),
        ("territory", board.space_keys),
        ("token", TOKEN_NAMES),
        ("trigger", TRIGGERS),
    ):
        if column in row:
            card.first = known.index(row[column])
    if row.get("kind", "any") != "any":
        card.first = IMPROVEMENT_KIND_NAMES.index(row["kind"])
    card.second = row.get("count", 0)
    if "region" in row:
        card.places = board.regions[card.first]
    if "continent" in row:
        card.places = sorted(board.members[card.first])
    if "territory" in row:
        card.places = [card.first]
    if "territories" in row:
        card.places = sorted(board.space_keys.index(key) for key in row["territories"])


def _put_reward(board: Board, card: StrategyCard, row: Row) -> None:
    card.reward = REWARD_WORDS.index(row["word"])
    card.gift = row.get("dice", 0)
    for column, known in (
        ("class", CLASS_NAMES),
        ("improvement", IMPROVEMENT_NAMES),
        ("resource", RESOURCE_NAMES),
        ("trigger", TRIGGERS),
    ):
        if column in row:
            card.gift = known.index(row[column])
    if "kind" in row:
        card.gift = -1 if row["kind"] == "any" else IMPROVEMENT_KIND_NAMES.index(row["kind"])
    if "region" in row:
        card.gift_places = board.regions[board.region_keys.index(row["region"])]
    card.gift_count = _first(row, "count", "sides", "mbs")
    card.gift_more = _first(row, "times", "inv")


def _first(row: Row, *columns: str) -> int:
    """The first of the columns that the row has, or 0."""
    return next((int(row[column]) for column in columns if column in row), 0)


def _mission(row: Row) -> Mission:
    """rule: CV-ESP-25, CV-ESP-29"""
    found = Mission()
    found.key = row["key"]
    found.green = row["colour"] == "green"
    found.difficulty = row["difficulty"]
    found.cost = row["cost"]
    if "technology" in row:
        found.technology = TECHNOLOGY_KEYS.index(row["technology"])
    return found
