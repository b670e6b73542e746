"""Agents at the tables of a real server: they play, are told nothing of others, and everybody sees what they are."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from random import Random

import httpx2
import pytest
from mcp import Client
from tests.agents.playing import Agent, Doc, choose, with_client
from tests.server.client import SocketPlayer
from tests.server.running import ServerProcess, serve
from tests.server.tables import cookie_of, new_table, player

from quadriga.cli.painter import paint
from quadriga.server.app import create_app
from quadriga.server.settings import Settings

TRIO = {"game": "warriors", "options": {"map_variant": "west3_isles"}}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with serve(tmp_path_factory.mktemp("server") / "data", MCP="1") as running:
        yield running


@pytest.fixture(autouse=True)
def no_socket_stays_open() -> Iterator[None]:
    yield
    while SocketPlayer.opened:
        SocketPlayer.opened.pop().close()


def test_two_agents_and_a_bot_play_a_whole_game(server: ServerProcess) -> None:
    async def job(client: Client) -> Doc:
        first, second = Agent(client), Agent(client)
        made = await first.sit("create_table", **TRIO, seats=["agent", "random", "agent"], name="Ada")
        assert not made["started"]
        assert (await first.call("observe"))["waiting_for"]
        wrong = await second.refused("join_table", table=made["table"], invitation="nonsense", name="Bob")
        assert wrong["refused"] == "invite_needed"
        joined = await second.sit(
            "join_table", table=made["table"], invitation=made["invitations"]["2"], name="Bob", language="it"
        )
        assert joined["started"]
        assert joined["seat"] == 2
        seen = await second.call("observe")
        assert seen["players"] == ["Ada (agent)", "bot casuale", "Bob (agente)"]
        played = await asyncio.gather(first.play(Random(1), idle=True), second.play(Random(2), idle=True))
        assert min(played) > 5
        result = await first.call("result")
        assert result["over"]
        assert result["winners"] == (await second.call("result"))["winners"]
        return {"table": made["table"], "actions": list(played)}

    done = with_client(server, job)
    anybody = server.visitor()
    info = anybody.ask("GET", f"tables/{done['table']}")
    assert info["status"] == "over"
    assert [seat.get("agent", False) for seat in info["seats"]] == [True, False, True]
    assert anybody.ask("GET", f"tables/{done['table']}/verify")["holds"]
    record = anybody.ask("GET", f"tables/{done['table']}/record")
    assert '"agents":{"seats":[0,2]}' in record.splitlines()[0]
    assert '"players":["human","random","human"]' in record.splitlines()[0]


def test_a_record_keeps_the_mark_of_its_agents_and_a_rematch_waits_for_them(server: ServerProcess) -> None:
    host = server.visitor().guest("Host")
    conditions = {"withhold_actions": True}
    table = new_table(host, ["me", "random"], options={"turn_limit": 1}, conditions=conditions)
    with player(host, table["id"]) as person:
        while person.wait_for_decision(0) is not None:
            person.answer_somehow(0, Random(3))
    text = host.ask("GET", f"tables/{table['id']}/record")
    for damaged in ("[7]", "[]", '"all"'):
        header = text.replace('"commitment"', f'"agents":{{"seats":{damaged}}},"commitment"', 1)
        assert host.post("records", content=header).json()["code"] == "record_damaged"
    stated = '"agents":{"seats":[0],"calls":90,"withhold_actions":true,"seed_known":true}'
    marked = text.replace('"commitment"', f'{stated},"commitment"', 1)
    shown = host.ask("GET", f"tables/{host.post('records', content=marked).json()['table']}")
    assert shown["seats"][0]["agent"]
    assert shown["conditions"] == {"calls": 90, "withhold_actions": True, "seed_known": True}
    assert stated in host.ask("GET", f"tables/{shown['id']}/record").splitlines()[0]
    again = host.ask("POST", f"tables/{shown['id']}/rematch")
    assert again["seats"][0]["kind"] == "open"
    assert again["conditions"] == {"calls": 90, "withhold_actions": True}


def test_a_key_opens_no_other_seat_and_no_other_table(server: ServerProcess) -> None:
    async def job(client: Client) -> None:
        agents = [Agent(client), Agent(client)]
        made = await agents[0].sit("create_table", game="byzantion", seats=["agent", "agent"])
        await agents[1].sit("join_table", table=made["table"], invitation=made["invitations"]["1"])
        other = Agent(client)
        await other.sit("create_table", game="byzantion", seats=["agent", "random"])
        listed: list[set[str]] = []
        for agent in agents:
            await agent.call("wait", seconds=10)
            actions = (await agent.call("legal_actions"))["actions"]
            listed.append({action["action"] for action in actions if action["action"].startswith("spurn ")})
        assert listed[0]
        assert listed[0].isdisjoint(listed[1])
        for agent, own, others in ((agents[0], listed[0], listed[1]), (agents[1], listed[1], listed[0])):
            for section in ("summary", "map", "atlas", "seats"):
                await agent.call("observe", section=section)
            told = "\n".join(agent.raw)
            assert all(name in told for name in own)
            assert not any(name in told for name in others)
        for key in ("", "x", agents[0].key[:-2], agents[0].key.split(".")[0] + "." + agents[1].key.split(".")[1]):
            stranger = Agent(client)
            refused = await stranger.refused("observe", key=key)
            assert refused["refused"] == ("key_unknown" if key else "key_needed")

    with_client(server, job)


def test_a_person_and_an_agent_talk_and_play(server: ServerProcess) -> None:
    """The person begins the table; the agent comes by the link, is marked, hears, and answers."""
    host = server.visitor().guest("Host")
    seats = [{"kind": "me"}, {"kind": "open"}]
    body = {**TRIO, "options": {"map_variant": "west2_isles"}, "seats": seats, "pace": {"bot_delay": 0}}
    table = host.ask("POST", "tables", {**body, "conditions": {"withhold_actions": True, "characters": 40}})
    assert table["conditions"] == {"withhold_actions": True, "characters": 40}

    async def job(client: Client) -> None:
        agent = Agent(client)
        joined = await agent.sit("join_table", table=table["id"], invitation=table["invite"], name="Hal")
        assert not joined["started"]
        shown = host.ask("GET", f"tables/{table['id']}")
        assert shown["seats"][1]["person"]["name"] == "Hal (agent)"
        assert shown["seats"][1]["agent"]
        host.ask("POST", f"tables/{table['id']}/start")
        await agent.call("wait", seconds=5)
        assert (await agent.refused("legal_actions"))["refused"] == "actions_withheld"
        with player(host, table["id"]) as person:
            assert person.table["seats"][1]["online"]
            person.ask({"type": "chat", "seat": 0, "to": [], "text": "good evening"})
            assert any("good evening" in line for line in (await agent.call("wait", seconds=10))["events"])
            await agent.call("say", text="good evening to you")
            person.until(lambda message: message["type"] == "said" and message["line"]["name"] == "Hal (agent)")
            assert (await agent.refused("say", text="x" * 30))["refused"] == "budget_characters"
            while not (await agent.call("wait", seconds=0))["your_turn"]:
                person.wait_for_decision(0)
                person.answer_somehow(0, Random(1))
            taken = await agent.call("act", action="advance production")
            assert taken["taken"] == ["advance production"]
            person.until(lambda message: any(line.get("seat") == 1 for line in person.lines))
            assert (await agent.refused("act", action="advance valour"))["refused"] == "notation_thing"

    with_client(server, job)


def test_who_runs_out_of_calls_is_minded_and_the_count_survives_a_restart(server: ServerProcess) -> None:
    async def begin(client: Client) -> tuple[str, str]:
        agent = Agent(client)
        conditions = {"calls": 2}
        made = await agent.sit("create_table", game="byzantion", seats=["agent", "random"], conditions=conditions)
        assert (await agent.call("observe"))["budget_left"] == {"calls": 1}
        return str(made["table"]), agent.key

    table, key = with_client(server, begin)
    server.restart()

    async def go_on(client: Client) -> None:
        agent = Agent(client, key)
        assert (await agent.call("observe"))["budget_left"] == {"calls": 0}
        assert (await agent.refused("wait"))["refused"] == "budget_calls"
        await agent.call("result")

    with_client(server, go_on)
    seat = server.visitor().ask("GET", f"tables/{table}")["seats"][0]
    assert seat["caretaker"]
    assert not seat.get("forfeited", False)


def test_an_account_plays_under_its_own_name_with_its_session_as_token(server: ServerProcess) -> None:
    owner = server.visitor().guest("Somebody")
    session = cookie_of(owner).partition("=")[2]

    async def job(client: Client) -> str:
        agent = Agent(client)
        made = await agent.sit("create_table", game="byzantion", seats=["agent", "random"], name="ignored")
        assert (await agent.call("observe"))["players"][0] == "Somebody"
        return str(made["table"])

    table = with_client(server, job, authorization=f"Bearer {session}")
    info = owner.ask("GET", f"tables/{table}")
    assert info["mine"] == [0]
    assert info["seats"][0]["agent"]


def test_what_a_server_does_not_do_for_agents(server: ServerProcess) -> None:
    async def job(client: Client) -> None:
        agent = Agent(client)
        for wish, code in (
            ({"seats": ["agent", "random"], "seed": "1"}, "seed_here"),
            ({"seats": ["agent", "program:ls"]}, "program_here"),
            ({"seats": ["random", "random"]}, "agent_missing"),
            ({"seats": ["agent", "random"], "options": {"map": "moon"}}, "option_value"),
        ):
            refused = await agent.refused("create_table", game="warriors", **wish)
            assert refused["refused"] == code
        link = (await agent.sit("create_table", game="byzantion", seats=["agent", "human"]))["link"]
        assert "/join/" in link

    with_client(server, job)
    refused = httpx2.post(f"{server.base_url}/mcp", headers={"origin": "http://evil.example"}, trust_env=False)
    assert refused.status_code == 403
    visitor = server.visitor().guest("Guest")
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "program:ls"}]
    assert visitor.refused("POST", "tables", {"game": "warriors", "seats": seats}) == "program_here"


def test_the_flag_opens_the_door_at_the_address_that_is_announced(tmp_path: Path) -> None:
    """As somebody starts it by hand: no variable of the environment, the address out of what the server prints."""

    async def job(client: Client) -> None:
        agent = Agent(client)
        assert "create_table" in {tool.name for tool in (await client.list_tools()).tools}
        await agent.sit("create_table", **TRIO, seats=["agent", "random", "easy"], name="Ada")
        dice = Random(4)
        for _ in range(5):
            while not (await agent.call("wait", seconds=10))["your_turn"]:
                pass
            action = choose((await agent.call("legal_actions"))["actions"], dice, idle=False)
            assert (await agent.call("act", action=action))["taken"]

    with serve(tmp_path / "with", "--mcp") as server:
        announced = [line for line in server.output().splitlines() if line.endswith("/mcp")]
        assert [line.split()[-1] for line in announced] == [f"http://localhost:{server.port}/mcp"]
        with_client(server, job)
        assert '"route": "/mcp"' in server.output()
    with serve(tmp_path / "without") as server:
        assert "/mcp" not in server.output()
        assert httpx2.post(f"{server.base_url}/mcp", json={}, trust_env=False).status_code in (404, 405)


def test_only_a_server_that_is_told_so_has_the_door(tmp_path: Path) -> None:
    for mcp in (False, True):
        app = create_app(Settings(data=tmp_path, secret="s" * 32, mcp=mcp), paint)
        assert any(getattr(route, "path", "") == "/mcp" for route in app.routes) == mcp
