"""``quadriga mcp`` as a client starts it: a process that speaks over its standard streams."""

import asyncio
import os
import sys
from pathlib import Path
from random import Random

from mcp import Client, StdioServerParameters
from mcp.client.stdio import stdio_client
from tests.agents.playing import Agent

from quadriga.engine.table import verify
from quadriga.games.registry import find_game


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
