"""What help and refusals give as an example is an answer of that game, legal in a position where one would give it."""

from typing import Any

import pytest
from tests.kit.catalogue import LANGUAGES

from quadriga.engine.notation import read_answer, write_answer
from quadriga.engine.position import open_position
from quadriga.engine.table import Table
from quadriga.games.registry import GAMES, TEMPLATES, find_game
from quadriga.language.texts import Texts

MARCH = {"phase": "manoeuvre", "nations": ["france", "england"], "active": "england"}
BAZAAR = {"phase": "trade", "nations": ["france", "england"], "order": ["france", "england"]}
VOTERS = {"blue": {"auctoritas": 2, "position": "i"}, "green": {"position": "iii"}}
SMITHY = ["bronze_working"]
HOLD = {"gallia": {"holder": "red"}, "britannia": {"holder": "red", "size": "town"}, "germania": {"holder": "blue"}}

# game -> players, position, answers that lead to the example
ANSWERS: dict[str, tuple[int, dict[str, Any], list[str]]] = {
    "warriors": (2, MARCH | {"province": {"london": {"england": {"infantry": 3}}}}, []),
    "byzantion": (2, {"phase": "vote", "event": "academy_of_athens", "seat": VOTERS}, []),
    "medioevo": (
        3,
        {"phase": "purchase", "active": "byzantine", "seat": {"byzantine": {"florins": 900}}},
        ["at nicea"],
    ),
    "civilization": (
        3,
        {"phase": "purchase", "active": "red", "land": HOLD, "seat": {"red": {"coins": 90, "technologies": SMITHY}}},
        ["buy-unit ancient_infantry"],
    ),
    "realm": (2, {"phase": "auction", "seat": {"red": {"florins": 5}}}, []),
}
TERMS: dict[str, tuple[int, dict[str, Any], list[str], str]] = {
    "warriors": (
        2,
        BAZAAR
        | {
            "nation": {"france": {"food": 9, "trade": 3, "routes": ["england"]}, "england": {"gold": 3}},
            "province": {"anjou": {"france": {"princess": 1}}, "east_anglia": {"england": {"princess": 1}}},
        },
        [],
        "england",
    ),
    "medioevo": (3, {"phase": "turn_order"}, ["bid x2", "bid x1", "bid x0"], "hungary"),
    "civilization": (
        3,
        {
            "phase": "trade",
            "land": HOLD,
            "seat": {"red": {"coins": 90}, "blue": {"technologies": ["masonry"]}},
        },
        [],
        "blue",
    ),
    "realm": (2, {"phase": "council", "seat": {"red": {"florins": 5}, "blue": {"florins": 5}}}, [], "blue"),
}


def opened(game: str, players: int, position: dict[str, Any], answers: list[str]) -> tuple[Table, int]:
    module = find_game(game)
    table = open_position(module, {"players": players, "position": position})
    for line in answers:
        given = read_answer(module, table.game, table.game.waiting()[0], line)
        assert table.submit(table.game.waiting()[0], given) is None
    return table, table.game.waiting()[0]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", [*GAMES, *TEMPLATES])
def test_the_example_of_an_answer_is_one_of_the_game(game: str, language: str) -> None:
    example = Texts(language, find_game(game))("example-answer")
    table, seat = opened(game, *ANSWERS[game])
    answer = read_answer(table.module, table.game, seat, example)
    assert table.game.why_not(seat, answer) is None
    assert answer.amount == 2
    assert write_answer(table.module, table.game, seat, answer) == example


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", sorted(TERMS))
def test_the_example_of_terms_is_an_offer_of_the_game(game: str, language: str) -> None:
    texts = Texts(language, find_game(game))
    players, position, answers, partner = TERMS[game]
    table, seat = opened(game, players, position, answers)
    answer = read_answer(table.module, table.game, seat, f"offer {partner}: {texts('example-terms')}")
    assert table.game.why_not(seat, answer) is None


def test_who_offers_terms_has_an_example_of_them() -> None:
    offering = [game for game in (*GAMES, *TEMPLATES) if "offer" in find_game(game).verbs]
    assert sorted(TERMS) == sorted(offering)
