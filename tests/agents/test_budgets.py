"""What a seat is granted: counted, shown, and enforced with a typed no; the game goes on without the agent."""

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import pytest
from mcp import Client
from tests.agents.playing import Agent, Doc, in_process

from quadriga.agents.conditions import Conditions, Spent
from quadriga.agents.hall import Hall, HallTable
from quadriga.engine.errors import InputError

PATIENCE = 60.0


def new_table(*seats: str, **conditions: Any) -> Doc:
    options = {"map_variant": "west2_isles"}
    return {"game": "warriors", "seats": list(seats), "options": options, "seed": "5", "conditions": conditions}


async def ended(table: HallTable) -> None:
    """The bots and whoever stands in for the agent play on to the end."""
    until = asyncio.get_running_loop().time() + PATIENCE
    while not table.table.game.over:
        assert asyncio.get_running_loop().time() < until
        await asyncio.sleep(0.02)


def test_calls_run_out_and_the_caretaker_plays_on() -> None:
    async def job(client: Client, hall: Hall) -> None:
        agent = Agent(client)
        made = await agent.sit("create_table", **new_table("agent", "random", calls=3))
        assert (await agent.call("wait"))["budget_left"] == {"calls": 2}
        assert (await agent.call("observe"))["budget_left"] == {"calls": 1}
        await agent.call("legal_actions")
        assert (await agent.refused("observe"))["refused"] == "budget_calls"
        table = hall.tables[made["table"]]
        assert table.minded == {0: "caretaker"}
        await ended(table)
        assert (await agent.refused("act", action="done"))["refused"] == "budget_calls"
        assert (await agent.call("result"))["over"]

    in_process(job)


@pytest.mark.parametrize(
    "tool, arguments",
    [
        ("observe", {}),
        ("observe", {"section": "moon"}),
        ("legal_actions", {}),
        ("say", {"text": "goodbye"}),
        ("wait", {"seconds": 0}),
        ("act", {"action": "dance"}),
        ("propose", {"to": "1"}),
    ],
)
def test_the_last_call_hands_the_seat_over_so_that_nobody_waits_for_another(tool: str, arguments: Doc) -> None:
    async def job(client: Client, hall: Hall) -> None:
        first, second = Agent(client), Agent(client)
        made = await first.sit("create_table", **new_table("agent", "agent", calls=2))
        assert (await first.call("observe"))["budget_left"] == {"calls": 2}  # waiting for the others costs nothing
        await second.sit("join_table", table=made["table"], invitation=made["invitations"]["1"])
        table = hall.tables[made["table"]]
        assert (await first.call("observe"))["budget_left"] == {"calls": 1}
        assert table.minded == {}
        await first.ask(tool, arguments)
        assert table.minded == {0: "caretaker"}
        until = asyncio.get_running_loop().time() + PATIENCE
        while table.table.game.waiting() != [1]:
            assert asyncio.get_running_loop().time() < until
            await asyncio.sleep(0.02)

    in_process(job)


def test_the_answer_to_the_last_call_tells_who_plays_on() -> None:
    async def job(client: Client, hall: Hall) -> None:
        for tool, arguments in (("observe", {}), ("wait", {"seconds": 0}), ("act", {"action": "advance trade"})):
            agent = Agent(client)
            await agent.sit("create_table", **new_table("agent", "random", calls=1))
            last = await agent.call(tool, **arguments)
            assert (last["played_by"], last["your_turn"]) == ("caretaker", False)

    in_process(job)


def test_actions_run_out_and_the_seat_can_still_be_watched() -> None:
    async def job(client: Client, hall: Hall) -> None:
        agent = Agent(client)
        made = await agent.sit("create_table", **new_table("agent", "random", actions=2))
        await agent.call("wait")
        first = await agent.call("act", action="advance production")
        assert first["budget_left"] == {"actions": 1}
        last = await agent.call("act", action="advance trade")
        assert last["played_by"] == "caretaker"
        assert not last["your_turn"]
        assert (await agent.refused("act", action="advance trade"))["refused"] == "seat_handed_over"
        await ended(hall.tables[made["table"]])
        seen = await agent.call("observe")
        assert seen["over"]
        assert seen["budget_left"] == {"actions": 0}

    in_process(job)


def test_who_forfeits_leaves_the_game() -> None:
    async def job(client: Client, hall: Hall) -> None:
        agent = Agent(client)
        made = await agent.sit("create_table", **new_table("agent", "random", calls=1, exhausted="forfeit"))
        await agent.call("wait")
        await agent.refused("wait")
        table = hall.tables[made["table"]]
        await ended(table)
        assert [entry.do for entry in table.table.record.entries if entry.seat == 0] == ["leave"]
        assert 0 in table.table.game.absent

    in_process(job)


def test_time_runs_out_for_an_agent_that_never_calls() -> None:
    async def job(client: Client, hall: Hall) -> None:
        agent = Agent(client)
        made = await agent.sit("create_table", **new_table("agent", "random", seconds=1))
        table = hall.tables[made["table"]]
        await ended(table)
        assert table.minded == {0: "caretaker"}
        assert (await agent.refused("wait"))["refused"] == "budget_seconds"

    in_process(job)


def test_talk_is_limited_but_costs_nobody_the_seat() -> None:
    async def job(client: Client, hall: Hall) -> None:
        agent = Agent(client)
        made = await agent.sit("create_table", **new_table("agent", "random", characters=10))
        assert (await agent.call("say", text="hello"))["budget_left"] == {"characters": 5}
        told = await agent.refused("say", text="far too long")
        assert told["refused"] == "budget_characters"
        assert "5" in told["sentence"]
        assert (await agent.call("say", text="fives"))["budget_left"] == {"characters": 0}
        assert hall.tables[made["table"]].minded == {}

    in_process(job)


def test_a_game_within_its_budget_is_played_by_its_agent_alone(tmp_path: Path) -> None:
    async def job(client: Client, hall: Hall) -> None:
        agent = Agent(client)
        made = await agent.sit("create_table", **new_table("agent", "random", actions=500, calls=5000))
        actions = await agent.play(Random(2), idle=True)
        entries = hall.tables[made["table"]].table.record.entries
        assert actions == sum(entry.seat == 0 for entry in entries)

    in_process(job)


def test_conditions_are_read_with_every_fault() -> None:
    read = Conditions.read({"calls": 7, "withhold_actions": True, "exhausted": "forfeit"})
    assert read.document() == {"calls": 7, "withhold_actions": True, "exhausted": "forfeit"}
    assert Conditions.read(read.document()).document() == read.document()
    assert Conditions.read({}).document() == {}
    for wrong in ({"calls": True}, {"seconds": 1.5}, {"withhold_actions": "yes"}, {"exhausted": ""}, {"x": 1}):
        with pytest.raises(InputError):
            Conditions.read(wrong)


def test_what_is_left_is_never_less_than_nothing() -> None:
    conditions = Conditions(limits={"calls": 2, "seconds": 10})
    spent = Spent({"calls": 5}, since=100.0)
    assert spent.left(conditions, 130.0) == {"calls": 0, "seconds": 0}
    assert spent.exhausted(conditions, 130.0) == "calls"
    assert Spent().exhausted(conditions, 130.0) == ""
