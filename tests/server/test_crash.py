"""The server is killed fifty times in the middle of play: no acknowledged move is lost, every table loads."""

from contextlib import closing
from pathlib import Path
from random import Random
from threading import Thread
from time import sleep
from typing import Any

import pytest
from tests.server.client import SocketPlayer
from tests.server.running import QuickServer, ServerProcess, Visitor
from tests.server.tables import cookie_of, new_table
from websockets.exceptions import ConnectionClosed

Doc = dict[str, Any]
ROUNDS = 50
TABLES = 3


class Crowd:
    """A person who plays both seats of a table as fast as the server allows, and remembers what was acknowledged."""

    def __init__(self, server: ServerProcess, visitor: Visitor, table: str, seed: int) -> None:
        self.server = server
        self.visitor = visitor
        self.table = table
        self.random = Random(seed)
        self.acknowledged: dict[int, tuple[int, str]] = {}  # serial -> the seat and the answer as it was sent
        self.lines: list[list[Doc]] = [[], []]
        self.over = False
        self.fault: BaseException | None = None

    def play(self) -> None:
        """Until the connection breaks."""
        try:
            with SocketPlayer(self.server.base_url, self.table, cookie_of(self.visitor)) as mine:
                mine.hello()
                while not mine.update.get("over"):
                    self.answer(mine)
                self.over = True
        except (ConnectionClosed, OSError, EOFError, TimeoutError):
            return
        except BaseException as error:
            self.fault = error

    def answer(self, mine: SocketPlayer) -> None:
        seat = mine.update["owing"][0]
        decision = mine.decision(seat)
        if decision is None:
            mine.receive()
            return
        choice = self.random.choice([choice for choice in decision["choices"] if not choice.get("deal")])
        result = mine.answer(seat, choice)
        assert result["type"] == "taken", result
        self.acknowledged[result["serial"]] = (seat, choice["verb"])
        while mine.update["serial"] < result["serial"]:
            mine.receive()

    def check(self) -> None:
        """Everything acknowledged is in the log, in its place, and the log has no gaps."""
        for seat, lines in enumerate(self.lines):
            self.fetch(seat)
            assert [line["serial"] for line in lines] == list(range(len(lines)))
        for serial, (seat, verb) in self.acknowledged.items():
            assert self.lines[seat][serial]["do"].split()[0].replace("-", "_") == verb

    def fetch(self, seat: int) -> None:
        """What has been added to the log."""
        lines = self.lines[seat]
        while True:
            last = lines[-1]["serial"] if lines else -1
            path = f"tables/{self.table}/log?after={last}&limit=1000&seat={seat}"
            page = self.visitor.ask("GET", path)["lines"]
            if not page:
                break
            lines += page


@pytest.mark.slow
def test_no_acknowledged_move_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    with closing(QuickServer(tmp_path / "data")) as server:
        server.start()
        visitor = server.visitor().guest("Survivor")
        crowds = [open_table(server, visitor, number) for number in range(TABLES)]
        finished: list[Crowd] = []
        random = Random(17)
        for round_ in range(ROUNDS):
            threads = [Thread(target=crowd.play) for crowd in crowds]
            for thread in threads:
                thread.start()
            sleep(random.uniform(0.1, 0.5))
            server.kill()
            for thread in threads:
                thread.join(30)
                assert not thread.is_alive()
            assert [crowd.fault for crowd in crowds if crowd.fault is not None] == []
            server.start()
            for crowd in crowds:
                crowd.check()
            finished += [crowd for crowd in crowds if crowd.over]
            crowds = [
                open_table(server, visitor, 100 * round_ + number) if crowd.over else crowd
                for number, crowd in enumerate(crowds)
            ]
        everything = crowds + finished
        for crowd in everything:
            crowd.lines = [[], []]
            crowd.check()
        assert sum(len(crowd.acknowledged) for crowd in everything) > 5 * ROUNDS
        for crowd in everything:
            with SocketPlayer(server.base_url, crowd.table, cookie_of(visitor)) as mine:
                mine.hello()
                assert mine.update["serial"] >= max(crowd.acknowledged, default=0)


def open_table(server: ServerProcess, visitor: Visitor, seed: int) -> Crowd:
    table = new_table(visitor, ["me", "me"])
    return Crowd(server, visitor, table["id"], seed)
