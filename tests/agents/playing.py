"""A scripted agent: what a language model would do, without the thinking."""

import asyncio
import re
from collections.abc import Awaitable, Callable
from json import loads
from random import Random
from typing import Any, TypeVar

import httpx2
from mcp import Client
from mcp.client.streamable_http import streamable_http_client
from mcp.server.mcpserver import MCPServer
from mcp_types import CallToolResult, TextContent
from tests.server.running import ServerProcess

from quadriga.agents.hall import Hall
from quadriga.agents.tools import make_server
from quadriga.cli.painter import paint

Doc = dict[str, Any]
Result = TypeVar("Result")
AMOUNT = re.compile(r" x(?P<low>\d+)-(?P<high>\d+)$")
IDLE = ("done", "pass", "end-turn", "stay")


class Agent:
    """A client of the protocol with the key of a seat."""

    def __init__(self, client: Client, key: str = "") -> None:
        self.client = client
        self.key = key
        self.raw: list[str] = []  # every word it was told

    async def call(self, tool: str, **arguments: Any) -> Doc:
        """What the tool answers; it must not refuse."""
        result = await self.ask(tool, arguments)
        assert not result.is_error, texts_of(result)
        assert isinstance(result.structured_content, dict)
        return result.structured_content

    async def refused(self, tool: str, **arguments: Any) -> Doc:
        """The typed refusal."""
        result = await self.ask(tool, arguments)
        assert result.is_error, result.structured_content
        doc: Doc = loads(texts_of(result)[0])
        assert doc["sentence"]
        assert doc["refused"] not in doc["sentence"]
        return doc

    async def ask(self, tool: str, arguments: Doc) -> CallToolResult:
        if self.key:
            arguments = {"key": self.key, **arguments}
        result = await self.client.call_tool(tool, arguments)
        assert isinstance(result, CallToolResult)
        self.raw += texts_of(result)
        return result

    async def sit(self, tool: str, **arguments: Any) -> Doc:
        """Create or join, and keep the key."""
        found = await self.call(tool, **arguments)
        self.key = found["key"]
        return found

    async def play(self, dice: Random, idle: bool = False) -> int:
        """To the end of the game; returns the number of actions."""
        actions = 0
        while True:
            standing = await self.call("wait", seconds=20)
            if standing["over"]:
                return actions
            while standing["your_turn"]:
                listed = await self.call("legal_actions")
                if not listed.get("actions"):
                    break
                action = choose(listed["actions"], dice, idle)
                standing = await self.call("act", action=action, serial=listed["serial"])
                assert len(standing["taken"]) == 1
                actions += 1


def texts_of(result: CallToolResult) -> list[str]:
    return [part.text for part in result.content if isinstance(part, TextContent)]


def choose(actions: list[Doc], dice: Random, idle: bool) -> str:
    """Anything but a deal; with ``idle`` what gets on fastest."""
    plain = [action["action"] for action in actions if not action.get("deal")]
    ending = [action for action in plain if action.split()[0] in IDLE]
    chosen = ending[0] if idle and ending else dice.choice(plain)
    match = AMOUNT.search(chosen)
    if match is None:
        return str(chosen)
    return f"{chosen[: match.start()]} x{dice.randint(int(match['low']), int(match['high']))}"


def in_process(job: Callable[[Client, Hall], Awaitable[Result]], **settings: Any) -> Result:
    """A client and the tables of this process."""

    async def run() -> Result:
        hall = Hall(paint, **settings)
        server: MCPServer = make_server(hall)
        failed: BaseException | None = None  # raised outside, where no group of tasks wraps it
        try:
            async with Client(server) as client:
                try:
                    return await job(client, hall)
                except BaseException as error:
                    failed = error
        finally:
            hall.close()
        assert failed is not None
        raise failed

    return asyncio.run(run())


def with_client(server: ServerProcess, job: Callable[[Client], Awaitable[Result]], **headers: str) -> Result:
    """A client over HTTP; what fails in the job is raised outside of the client's group of tasks."""

    async def run() -> Result:
        failed: BaseException | None = None
        async with httpx2.AsyncClient(headers=headers, timeout=90.0, trust_env=False) as http:
            transport = streamable_http_client(f"{server.base_url}/mcp", http_client=http)
            async with Client(transport) as client:
                try:
                    return await job(client)
                except BaseException as error:
                    failed = error
        assert failed is not None
        raise failed

    return asyncio.run(run())
