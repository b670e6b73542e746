"""Whatever a model writes into a call, the answer is a typed no of bearable length."""

from typing import Any

import pytest
from mcp import Client
from tests.agents.playing import Agent, in_process

from quadriga.agents.hall import Hall
from quadriga.agents.tellings import LONGEST_TEXT
from quadriga.engine.errors import InputError
from quadriga.engine.module import Module
from quadriga.engine.table import Table
from quadriga.games.registry import GAMES, find_game
from quadriga.language.texts import Texts

SEATS = ["agent", "random"]
NO_NUMBER = "9" * 5000  # more digits than Python reads


def test_arguments_of_the_wrong_type_are_named_in_the_language_of_the_caller() -> None:
    async def job(client: Client, hall: Hall) -> None:
        agent = Agent(client)
        for arguments, faults in (
            ({"game": "warriors", "seats": "agent"}, ["seats"]),
            ({"game": "warriors", "seats": "agent", "language": "it"}, ["seats deve essere una lista"]),
            ({"seats": SEATS, "options": [1]}, ["game is missing", "options must be an object"]),
            ({"game": "warriors", "seats": SEATS, "language": ["it"]}, ["language must be a text"]),
        ):
            told = await agent.refused("create_table", **arguments)
            assert told["refused"] == "arguments"
            assert all(fault in told["sentence"] for fault in faults)
        assert hall.tables == {}
        await agent.sit("create_table", game="warriors", seats=SEATS, language="it")
        calls: list[tuple[str, dict[str, Any], str]] = [
            ("act", {}, "Manca l'argomento action."),
            ("act", {"action": ["a"]}, "action deve essere un testo"),
            ("act", {"action": "done", "serial": 1.5}, "serial deve essere un numero intero"),
            ("propose", {"give": {"food": "abc"}}, "give.food deve essere un numero intero"),
            ("wait", {"seconds": "abc"}, "seconds deve essere un numero"),
            ("wait", {"seconds": "nan"}, "seconds deve essere un numero finito"),
            ("legal_actions", {"closed": "perhaps"}, "closed deve essere true o false"),
        ]
        for tool, given, fault in calls:
            told = await agent.refused(tool, **given)
            assert (told["refused"], fault in told["sentence"]) == ("arguments", True)
            assert "pydantic" not in told["sentence"]

    in_process(job)


@pytest.mark.parametrize("game", GAMES)
def test_no_number_is_too_long_for_a_typed_no(game: str) -> None:
    async def job(client: Client, hall: Hall) -> None:
        agent = Agent(client)
        seats = ["agent"] + ["random"] * (max(2, find_game(game).min_seats) - 1)
        await agent.sit("create_table", game=game, seats=seats, seed="1")
        for tool, arguments in (
            ("say", {"text": "hello", "to": [NO_NUMBER]}),
            ("propose", {"to": NO_NUMBER}),
            ("observe", {"section": "place", "place": NO_NUMBER}),
            ("act", {"action": f"accept {NO_NUMBER}"}),
        ):
            assert (await agent.refused(tool, **arguments))["refused"] != "arguments"

    in_process(job)


def test_a_no_is_never_longer_than_a_page() -> None:
    endless = "a" * 2_000_000
    many = {f"option{number}": 1 for number in range(5000)}

    async def job(client: Client, hall: Hall) -> None:
        agent = Agent(client)
        await agent.sit("create_table", game="warriors", seats=SEATS)
        calls: list[tuple[str, dict[str, Any]]] = [
            ("act", {"action": endless}),
            ("observe", {"section": "place", "place": endless}),
            ("say", {"text": "x", "to": [endless]}),
            ("create_table", {"game": "warriors", "seats": SEATS, "options": many}),
            ("create_table", {"game": "warriors", "seats": SEATS, "conditions": many}),
            ("propose", {"give": dict.fromkeys(many, "x")}),
        ]
        for tool, arguments in calls:
            assert len((await agent.refused(tool, **arguments))["sentence"]) <= LONGEST_TEXT + 1

    in_process(job)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", ["en", "it"])
def test_what_is_not_found_is_called_by_a_word_of_the_language(game: str, language: str) -> None:
    module = find_game(game)
    table = Table.open(module, 3, module.read_options(3, {}), "1")
    texts = Texts(language, module)
    for kind in {"resource", "seat", "promise", *(verb.target for verb in module.verbs.values() if verb.target)}:
        for text in ("nosuch", "1/nosuch", "red.1/nosuch", "gallia/nosuch", "card:nosuch", "2>nosuch"):
            assert texts.find(f"target-{unknown_kind(module, table, kind, text)}", "", {}), (kind, text)


def unknown_kind(module: Module, table: Table, kind: str, text: str) -> str:
    """What the thing that is not found was taken for; a seat if all is found, or refused as something else."""
    try:
        module.identify(table.game, 0, kind, text)
    except InputError as error:
        return str(error.params.get("kind", "seat"))
    return "seat"
