"""Every printed thing of Civilization CHR has a name in both languages, and where it does something a text."""

from itertools import pairwise
from pathlib import Path

import pytest
from tests.kit.catalogue import LANGUAGES, messages

from quadriga.games.civilization import board as b
from quadriga.games.civilization import data_names as names
from quadriga.games.civilization.load import FOLDER, load_data
from quadriga.games.civilization.technologies import TECHNOLOGY_KEYS

LOCALE = FOLDER.with_name("locale")
BOARD = load_data().board
LEVELS = [level.key for levels in BOARD.levels for level in levels]

each_language = pytest.mark.parametrize("language", LANGUAGES)


def catalogue(language: str) -> Path:
    return LOCALE / f"{language}.ftl"


@each_language
@pytest.mark.parametrize(
    ("prefix", "keys", "attributes"),
    [
        ("space", BOARD.space_keys, ("one", "many")),
        ("continent", names.CONTINENT_NAMES, ("one",)),
        ("region", BOARD.region_keys, ("one",)),
        ("band", names.BAND_NAMES, ()),
        ("era", names.ERA_NAMES, ("short",)),
        ("size", names.SIZE_NAMES, ("one", "many")),
        ("class", names.CLASS_NAMES, ("one", "many")),
        ("resource", names.RESOURCE_NAMES, ("short",)),
        ("token", names.TOKEN_NAMES, ("text",)),
        ("kind", names.KIND_NAMES, ("one", "many", "short", "text")),
        ("level", LEVELS, ()),
        ("technology", TECHNOLOGY_KEYS, ("text",)),
        ("wonder", names.WONDER_NAMES, ("text",)),
        ("improvement", names.IMPROVEMENT_NAMES, ("text",)),
        ("government", names.GOVERNMENT_NAMES, ("text",)),
        ("civilization", names.CIVILIZATION_NAMES, ("text",)),
        ("strategy", [card.key for card in BOARD.cards], ("one", "text")),
        ("mission", names.MISSION_NAMES, ("text",)),
        ("event", names.EVENT_NAMES, ("text",)),
        ("catastrophe", names.CATASTROPHE_NAMES, ("text",)),
    ],
)
def test_every_printed_thing_has_its_words(
    language: str, prefix: str, keys: list[str], attributes: tuple[str, ...]
) -> None:
    found = messages(catalogue(language))
    wanted = [f"{prefix}-{key}" for key in keys]
    wanted += [f"{prefix}-{key}.{attribute}" for key in keys for attribute in attributes]
    assert [key for key in wanted if key not in found] == []


@each_language
def test_cards_of_one_name_are_told_apart_by_their_era(language: str) -> None:
    lines = catalogue(language).read_text("utf-8").splitlines()
    told = [after for before, after in pairwise(lines) if before.startswith("strategy-sc_")]
    assert len(told) == len(set(told)) == b.CARDS
