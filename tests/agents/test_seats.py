"""At a real server an agent gets the seat that it was offered, and nobody's seat beside it."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from mcp import Client
from tests.agents.playing import Agent, Doc, with_client
from tests.server.running import ServerProcess, Visitor, serve
from tests.server.tables import cookie_of, new_table

from quadriga.server.agents.keys import read_invitation, write_invitation
from quadriga.server.settings import Settings


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with serve(tmp_path_factory.mktemp("server") / "data", MCP="1") as running:
        yield running


def bearer_of(visitor: Visitor) -> str:
    return f"Bearer {cookie_of(visitor).partition('=')[2]}"


def seats_of(visitor: Visitor, table: Doc) -> list[tuple[str, bool]]:
    found = visitor.ask("GET", f"tables/{table['id']}")
    return [(seat["kind"], seat.get("agent", False)) for seat in found["seats"]]


@pytest.mark.parametrize("kinds", [["me", "me", "open"], ["me", "open", "open"]])
def test_whoever_sits_at_a_table_is_not_moved_by_an_agent_of_theirs(server: ServerProcess, kinds: list[str]) -> None:
    host = server.visitor().guest("Host")
    table = new_table(host, kinds)
    before = seats_of(host, table)

    async def with_session(client: Client) -> None:
        refused = await Agent(client).refused("join_table", table=table["id"], invitation=table["invite"])
        assert refused["refused"] == "already_seated"

    async def without(client: Client) -> Doc:
        agent = Agent(client)
        return await agent.sit("join_table", table=table["id"], invitation=table["invite"], name="Hal")

    with_client(server, with_session, authorization=bearer_of(host))
    assert seats_of(host, table) == before
    joined = with_client(server, without)
    seat = kinds.index("open")
    assert (joined["seat"], joined["started"]) == (seat, False)
    assert seats_of(host, table) == [("person", True) if at == seat else kind for at, kind in enumerate(before)]


def test_two_seats_are_not_taken_under_one_session(server: ServerProcess) -> None:
    owner = server.visitor().guest("Owner")

    async def job(client: Client) -> Doc:
        first, second = Agent(client), Agent(client)
        made = await first.sit("create_table", game="byzantion", seats=["agent", "agent"])
        for invitation in (made["invitations"]["1"], made["invitations"]["1"]):
            refused = await second.refused("join_table", table=made["table"], invitation=invitation)
            assert refused["refused"] == "already_seated"
        return made

    made = with_client(server, job, authorization=bearer_of(owner))

    async def another(client: Client) -> None:
        joined = await Agent(client).sit("join_table", table=made["table"], invitation=made["invitations"]["1"])
        assert (joined["seat"], joined["started"]) == (1, True)
        assert joined["key"] != made["key"]

    with_client(server, another)


def test_a_key_opens_the_seat_of_the_agent_though_its_person_takes_others(server: ServerProcess) -> None:
    owner = server.visitor().guest("Owner")

    async def job(client: Client) -> None:
        agent = Agent(client)
        made = await agent.sit("create_table", game="warriors", seats=["human", "agent", "human"])
        owner.ask("PUT", f"tables/{made['table']}/seats/0", {"kind": "me"})
        assert (await agent.call("observe"))["seat"] == 1
        assert seats_of(owner, {"id": made["table"]}) == [("person", False), ("person", True), ("open", False)]

    with_client(server, job, authorization=bearer_of(owner))


def test_an_invitation_is_for_its_seat_only(server: ServerProcess) -> None:
    async def job(client: Client) -> None:
        agents = [Agent(client) for _ in range(3)]
        made = await agents[0].sit("create_table", game="warriors", seats=["agent", "agent", "agent"])
        first, second = made["invitations"]["1"], made["invitations"]["2"]
        signature = first.partition(".")[2]
        forged = (f"{first.rpartition('.')[0]}.2", f"2.{signature}", signature, f"{first}.2", f"1.2.{first}", "2.", "²")
        for invitation in forged:
            refused = await agents[1].refused("join_table", table=made["table"], invitation=invitation)
            assert refused["refused"] == "invite_needed"
        assert (await agents[2].sit("join_table", table=made["table"], invitation=first))["seat"] == 1
        refused = await agents[1].refused("join_table", table=made["table"], invitation=first)
        assert refused["refused"] == "seat_taken"
        assert (await agents[1].sit("join_table", table=made["table"], invitation=second))["seat"] == 2

    with_client(server, job)


def test_invitations_are_signed_and_those_of_a_table_are_for_any_seat(tmp_path: Path) -> None:
    settings, other = (Settings(data=tmp_path, secret=secret * 32) for secret in "st")
    written = write_invitation(settings, "abc", 1)
    assert "abc" not in written
    assert read_invitation(settings, "abc", written) == 1
    assert read_invitation(settings, "abc", "abc") == -1
    assert read_invitation(settings, "abd", written) is None
    assert read_invitation(other, "abc", written) is None
    assert read_invitation(settings, "", write_invitation(settings, "", 1)) is None


def test_a_session_that_names_nobody_is_refused(server: ServerProcess) -> None:
    host = server.visitor().guest("Host")
    table = new_table(host, ["me", "open"])

    async def job(client: Client) -> None:
        agent = Agent(client)
        for tool, arguments in (
            ("list_games", {"game": "warriors"}),
            ("create_table", {"game": "warriors", "seats": ["agent", "random"]}),
            ("join_table", {"table": table["id"], "invitation": table["invite"]}),
        ):
            assert (await agent.refused(tool, **arguments))["refused"] == "session_void"

    for session in ("nonsense", bearer_of(host)[7:-3]):
        with_client(server, job, authorization=f"Bearer {session}")
    assert seats_of(host, table)[1] == ("open", False)


def test_the_last_call_hands_the_seat_over(server: ServerProcess) -> None:
    async def job(client: Client) -> None:
        first, second = Agent(client), Agent(client)
        options = {"map_variant": "west2_isles"}
        wish = {"game": "warriors", "seats": ["agent", "agent"], "options": options, "conditions": {"calls": 3}}
        made = await first.sit("create_table", **wish)
        assert (await first.call("observe"))["budget_left"] == {"calls": 3}  # waiting for the others costs nothing
        await second.sit("join_table", table=made["table"], invitation=made["invitations"]["1"])
        seen = await first.call("observe")
        assert (seen["budget_left"], seen["options"]) == ({"calls": 2}, options)
        mover, other = (first, second) if seen["your_turn"] else (second, first)
        while seen["budget_left"]["calls"]:
            seen = await mover.call("observe")
        assert (seen["played_by"], seen["your_turn"]) == ("caretaker", False)
        assert (await other.call("wait", seconds=30))["your_turn"]

    with_client(server, job)
