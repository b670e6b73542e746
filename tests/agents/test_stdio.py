"""``quadriga mcp`` as a client starts it: a process that speaks over its standard streams."""

import asyncio
import os
import subprocess
import sys
from json import dumps, loads
from pathlib import Path
from random import Random

from mcp import Client, StdioServerParameters
from mcp.client.stdio import stdio_client
from tests.agents.playing import Agent

from quadriga.engine.table import verify
from quadriga.games.registry import find_game

HELLO = {
    "jsonrpc": "2.0",
    "id": 0,
    "method": "initialize",
    "params": {"protocolVersion": "2025-06-18", "capabilities": {}, "clientInfo": {"name": "test", "version": "1"}},
}


async def play_a_game(records: Path, log: Path) -> Path:
    """The shortest game there is: alone at the court of Byzantion."""
    command = StdioServerParameters(
        command=sys.executable,
        args=["-m", "quadriga.cli", "mcp", "--records", str(records)],
        env={**os.environ, "PYTHONWARNINGS": ""},
    )
    with log.open("w") as complaints:
        async with Client(stdio_client(command, complaints)) as client:
            agent = Agent(client)
            await agent.call("create_table", game="byzantion", seats=["agent"], name="Theodora")
            assert await agent.play(Random(7)) > 10  # the only seat there is needs no key
            result = await agent.call("result")
            assert result["over"]
            await agent.call("create_table", game="warriors", seats=["agent", "random"])
            return Path(result["record"])


def test_a_whole_game_over_standard_streams(tmp_path: Path) -> None:
    records = tmp_path / "records"
    finished = asyncio.run(play_a_game(records, tmp_path / "log"))
    assert verify(find_game("byzantion"), finished) == []
    assert sorted(path.name.split("-")[0] for path in records.iterdir()) == ["byzantion", "warriors"]
    assert (tmp_path / "log").read_text() == ""


def test_a_line_that_cannot_be_read_is_answered() -> None:
    """Half a pair of signs in a call; no JSON at all; and afterwards all is well."""
    call = {"jsonrpc": "2.0", "id": 7, "method": "tools/call"}
    broken = dumps({**call, "params": {"name": "rules", "arguments": {"game": "\ud800"}}})
    sound = dumps({**call, "id": 8, "method": "ping"})
    server = subprocess.Popen(
        [sys.executable, "-m", "quadriga.cli", "mcp"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    try:
        assert server.stdin is not None
        assert server.stdout is not None
        server.stdin.write(f"{dumps(HELLO)}\n{broken}\n{{nonsense\n\n{sound}\n")
        server.stdin.flush()
        answers = [loads(server.stdout.readline()) for _ in range(4)]
    finally:
        server.kill()
        server.communicate()
    assert sorted(str(answer["id"]) for answer in answers) == ["0", "7", "8", "None"]
    for answer in answers:
        assert (answer.get("error", {}).get("code") == -32700) == (answer["id"] in (7, None))
