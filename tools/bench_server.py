#!/usr/bin/env python3
"""Measure the web table on this machine: latency under load, loading cost, memory, size of the first page.

Client and server share the cores, so read the figures as what a small machine gives. Everything runs on loopback.
"""

import argparse
import asyncio
import gzip
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path
from random import Random
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from typing import Any

import httpx2
import msgspec
from sqlalchemy import select
from websockets.asyncio.client import ClientConnection, connect

from quadriga.server.packs import Packs
from quadriga.server.play.loading import load_game, table_row
from quadriga.server.storage.database import open_database
from quadriga.server.storage.schema import tables

ROOT = Path(__file__).parents[1]
STATIC = ROOT / "src" / "quadriga" / "server" / "static"
PORT = 8791
SEATS = 4
Message = dict[str, Any]


class Server:
    """``quadriga serve`` in a process of its own, with rate limits out of the way."""

    def __init__(self, folder: Path, **environment: str) -> None:
        command = [sys.executable, "-m", "quadriga.cli", "serve", "--port", str(PORT), "--data", str(folder)]
        settings = {"QUADRIGA_RATE_FACTOR": "100000", "QUADRIGA_IDLE_SECONDS": "2", **environment}
        self.process = subprocess.Popen(
            command, env={**os.environ, **settings}, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        self.url = f"http://127.0.0.1:{PORT}"
        for _ in range(200):
            try:
                httpx2.get(f"{self.url}/healthz").raise_for_status()
                return
            except httpx2.HTTPError:
                time.sleep(0.1)
        raise SystemExit("the server does not answer")

    def memory(self) -> float:
        """Resident, in MB, without the processes in which bots think."""
        status = Path(f"/proc/{self.process.pid}/status").read_text(encoding="utf-8")
        found = re.search(r"VmRSS:\s+(\d+) kB", status)
        assert found is not None
        return int(found[1]) / 1024

    def stop(self) -> None:
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(30)


class Times:
    """What was measured, in milliseconds."""

    def __init__(self) -> None:
        self.taken: list[float] = []
        self.seen: list[float] = []  # until another seat has the update
        self.sent: dict[tuple[str, int], float] = {}  # table and serial -> when the answer went out


def new_table(client: httpx2.Client, seats: list[Message]) -> Message:
    body = {"game": "warriors", "seats": seats, "pace": {"bot_delay": 0}, "start": True}
    answer = client.post("/api/tables", json=body)
    answer.raise_for_status()
    found: Message = answer.json()
    return found


class Player:
    """A seat played at random over a socket."""

    def __init__(self, url: str, table: str, cookie: str, seat: int, think: float, times: Times) -> None:
        self.address = f"{url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        self.table = table
        self.cookie = cookie
        self.seat = seat
        self.think = think
        self.times = times
        self.random = Random(f"{table}{seat}")
        self.pending: dict[str, float] = {}
        self.answered = (-1, -1)
        self.thoughts: set[asyncio.Task[None]] = set()

    async def play(self, until: float) -> None:
        headers = {"Cookie": self.cookie}
        async with connect(self.address, additional_headers=headers, max_size=2**24, open_timeout=60) as socket:
            await socket.send('{"type":"hello"}')
            while (left := until - time.perf_counter()) > 0:
                try:
                    text = await asyncio.wait_for(socket.recv(), left)
                except TimeoutError:
                    break
                await self.hear(socket, msgspec.json.decode(text))
            for thought in self.thoughts:
                thought.cancel()

    async def hear(self, socket: ClientConnection, message: Message) -> None:
        if message["type"] == "taken":
            started = self.pending.pop(message["id"])
            self.times.taken.append((time.perf_counter() - started) * 1000)
            self.times.sent[self.table, message["serial"]] = started
        elif message["type"] == "update":
            for line in message.get("news", []):
                started = self.times.sent.get((self.table, line["serial"]), 0.0)
                if started and line["seat"] != self.seat:
                    self.times.seen.append((time.perf_counter() - started) * 1000)
            self.thoughts = {task for task in self.thoughts if not task.done()}
            self.thoughts.add(asyncio.create_task(self.decide(socket, message)))

    async def decide(self, socket: ClientConnection, message: Message) -> None:
        state = next((state for state in message["seats"] if state["seat"] == self.seat), None)
        decision = state.get("decision") if state else None
        if decision is None or (decision["serial"], message["n"]) == self.answered:
            return
        self.answered = (decision["serial"], message["n"])
        choice = self.random.choice([choice for choice in decision["choices"] if not choice.get("deal")])
        if self.think:
            await asyncio.sleep(self.random.uniform(0.5, 1.5) * self.think)
        name = f"{self.table}{self.seat}{message['n']}{time.perf_counter()}"
        self.pending[name] = time.perf_counter()
        answer = {
            "type": "answer",
            "id": name,
            "seat": self.seat,
            "serial": decision["serial"],
            "verb": choice["verb"],
            "target": choice.get("target", -1),
            "amount": choice.get("low", 0),
        }
        await socket.send(msgspec.json.encode(answer).decode())


def load(server: Server, count: int, seconds: float, think: float) -> Times:
    """So many tables, each with four people over sockets."""
    people = [httpx2.Client(base_url=server.url, timeout=60) for _ in range(SEATS)]
    for number, person in enumerate(people):
        person.post("/api/session/guest", json={"name": f"Bench {number}"}).raise_for_status()
    cookies = ["; ".join(f"{name}={value}" for name, value in person.cookies.items()) for person in people]
    times = Times()
    players: list[Player] = []
    for _ in range(count):
        table = people[0].post(
            "/api/tables", json={"game": "warriors", "seats": [{"kind": "me"}, *[{"kind": "open"}] * (SEATS - 1)]}
        )
        table.raise_for_status()
        found = table.json()
        for person in people[1:]:
            person.post(f"/api/tables/{found['id']}/join", json={"invite": found["invite"]}).raise_for_status()
        people[0].post(f"/api/tables/{found['id']}/start").raise_for_status()
        players += [Player(server.url, found["id"], cookies[seat], seat, think, times) for seat in range(SEATS)]
    until = time.perf_counter() + seconds

    async def run() -> None:
        await asyncio.gather(*(player.play(until) for player in players), return_exceptions=True)

    asyncio.run(run())
    return times


def spread(values: list[float]) -> str:
    if len(values) < 20:
        return f"only {len(values)} measured"
    return f"p50 {median(values):.1f} ms, p95 {quantiles(values, n=20)[18]:.1f} ms"


def first_page() -> int:
    """Bytes of JavaScript, gzipped, that the browser loads before the first page is there, texts included."""
    page = (STATIC / "index.html").read_text(encoding="utf-8")
    wanted = re.findall(r'(?:src|href)="\./([^"]+\.js)"', page)
    wanted += [f"assets/{path.name}" for name in ("Home-*.js", "en-*.js") for path in (STATIC / "assets").glob(name)]
    seen: set[str] = set()
    while wanted:
        name = wanted.pop()
        if name in seen:
            continue
        seen.add(name)
        text = (STATIC / name).read_text(encoding="utf-8")
        wanted += [
            f"assets/{found}" for found in re.findall(r'(?:^|[;}\s])(?:import|from)\s*"\./([^"]+\.js)"', text) if found
        ]
    return sum(len(gzip.compress((STATIC / name).read_bytes(), 9)) for name in seen)


def loading_ratio(folder: Path) -> tuple[float, float]:
    """Milliseconds to load the longest table at its first and at its last action."""

    async def measure() -> tuple[float, float]:
        database = open_database(f"sqlite+aiosqlite:///{folder / 'quadriga.sqlite'}")
        async with database.connect() as connection:
            query = select(tables.c.id).order_by(tables.c.answers.desc()).limit(1)
            row = await table_row(connection, (await connection.execute(query)).scalar_one())
            results = []
            for upto in (1, row["answers"]):
                spent = []
                for _ in range(15):
                    started = time.perf_counter()
                    await load_game(connection, Packs(folder), row, upto)
                    spent.append((time.perf_counter() - started) * 1000)
                results.append(median(spent))
        await database.dispose()
        return results[0], results[1]

    return asyncio.run(measure())


def main() -> int:
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--tables", type=int, default=100)
    reader.add_argument("--idle", type=int, default=1000)
    reader.add_argument("--seconds", type=float, default=20)
    given = reader.parse_args()
    bad = 0
    with TemporaryDirectory() as name:
        folder = Path(name)
        server = Server(folder)
        try:
            for think in (1.0, 0.0):
                times = load(server, given.tables, given.seconds, think)
                pace = f"thinking {think:.0f} s" if think else "answering at once"
                rate = len(times.taken) / given.seconds
                print(f"{given.tables} tables of {SEATS} sockets, {pace}: {rate:.0f} answers/s")
                print(f"  answer to acknowledgement   {spread(times.taken)}")
                print(f"  answer to the others' view  {spread(times.seen)}")
            client = httpx2.Client(base_url=server.url, timeout=60)
            client.post("/api/session/guest", json={"name": "Bench"}).raise_for_status()
            for _ in range(given.idle):
                new_table(client, [{"kind": "me"}] * SEATS)
            time.sleep(8)
            memory = server.memory()
            print(f"resident memory with {given.idle + 2 * given.tables} idle tables: {memory:.0f} MB (under 400)")
            bad += memory >= 400
        finally:
            server.stop()
        first, last = loading_ratio(folder)
        print(
            f"loading a table: {first:.1f} ms at its first action, {last:.1f} ms at its last: "
            f"ratio {last / first:.2f} (under 1.5)"
        )
        bad += last / first >= 1.5
    size = first_page() / 1000
    print(f"JavaScript of the first page: {size:.0f} kB gzipped (under 250)")
    bad += size >= 250
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
