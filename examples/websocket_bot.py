#!/usr/bin/env python3
"""A player at a running server, over the table's WebSocket: see docs/bot-protocol.md and docs/protocol.md.

python examples/websocket_bot.py http://localhost:8000 --game warriors --against random
python examples/websocket_bot.py http://localhost:8000 --table ID --invite INVITATION
"""

import argparse
import json
import random
from http.client import HTTPException
from http.cookiejar import CookieJar
from time import sleep
from urllib.error import HTTPError
from urllib.request import HTTPCookieProcessor, ProxyHandler, Request, build_opener

from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.sync.client import connect

MOST_REFUSALS = 50


class Server:
    """The HTTP API, as a guest."""

    def __init__(self, address: str, name: str) -> None:
        self.address = address.rstrip("/")
        self.cookies = CookieJar()
        self.opener = build_opener(HTTPCookieProcessor(self.cookies), ProxyHandler({}))
        self.post("session/guest", {"name": name})

    def post(self, path: str, body: dict) -> dict:
        data = json.dumps(body).encode()
        try:
            request = Request(f"{self.address}/api/{path}", data, {"content-type": "application/json"})
            with self.opener.open(request) as response:
                return json.load(response)
        except HTTPError as error:
            raise SystemExit(f"the server says no ({error.code}): {error.read(300).decode(errors='replace')}") from None
        except (OSError, ValueError, HTTPException) as error:
            raise SystemExit(f"no Quadriga server at {self.address}: {error}") from None

    def new_table(self, game: str, bots: list[str], options: dict) -> str:
        seats = [{"kind": "me", "program": True}, *({"kind": "bot", "bot": bot} for bot in bots)]
        pace = {"bot_delay": 0}
        return self.post("tables", {"game": game, "seats": seats, "options": options, "pace": pace, "start": True})[
            "id"
        ]

    def socket(self, table: str, invite: str):
        cookie = "; ".join(f"{cookie.name}={cookie.value}" for cookie in self.cookies)
        address = f"{self.address.replace('http', 'ws', 1)}/api/tables/{table}/socket?invite={invite}"
        try:
            return connect(address, additional_headers={"Cookie": cookie}, max_size=2**24)
        except (OSError, WebSocketException) as error:
            raise SystemExit(f"no table at {address}: {error}") from None


def decide(decision: dict, dice: random.Random) -> dict:
    """Anything that is no offer, with as much as possible. ``choices`` and the view say what a better player needs."""
    plain = [choice for choice in decision["choices"] if not choice.get("deal")]
    choice = dice.choice(plain or decision["choices"])
    answer = {"verb": choice["verb"], "target": choice.get("target", -1), "amount": choice.get("high", 0)}
    return answer | ({"legs": []} if choice.get("deal") else {})


class Player:
    """Answers what is asked of its seats; where several seats answer at once, others may be quicker."""

    def __init__(self, socket, dice: random.Random) -> None:
        self.socket = socket
        self.dice = dice
        self.decisions: dict[int, dict] = {}  # by seat, as it was seen last
        self.answered: dict[int, dict] = {}  # by seat, the decision answered last
        self.refusals = 0

    def look(self, update: dict) -> None:
        self.decisions = {state["seat"]: state["decision"] for state in update["seats"] if state.get("decision")}
        for seat, decision in self.decisions.items():
            if self.answered.get(seat, {}).get("serial") != decision["serial"]:
                self.answer(seat, decision)

    def answer(self, seat: int, decision: dict) -> None:
        self.answered[seat] = decision
        named = {"type": "answer", "id": str(seat), "seat": seat, "serial": decision["serial"]}
        self.socket.send(json.dumps(named | decide(decision, self.dice)))

    def refused(self, message: dict) -> None:
        """What was answered is no longer open: look again, now or with the next update, but not for ever."""
        self.refusals += 1
        if self.refusals > MOST_REFUSALS:
            raise SystemExit(f"not taken: {message}")
        seat = int(message["id"])
        earlier = self.answered.pop(seat, None)
        if seat in self.decisions and self.decisions[seat] != earlier:
            self.answer(seat, self.decisions[seat])

    def failed(self, message: dict) -> None:
        """Who was too fast waits and answers again, if nobody else has meanwhile: that was not looked at."""
        fault = message["fault"]
        if fault["code"] != "too_fast":
            raise SystemExit(f"not taken: {message}")
        sleep(fault["params"]["seconds"])
        seat = int(message["id"])
        if seat in self.decisions:
            self.answer(seat, self.decisions[seat])


def play(server: Server, table: str, invite: str, dice: random.Random) -> dict | None:
    """The last update; None if the connection was closed and one must come again."""
    with server.socket(table, invite) as socket:
        socket.send(json.dumps({"type": "hello", "since": -1}))
        player = Player(socket, dice)
        try:
            for text in socket:
                message = json.loads(text)
                if message["type"] == "failed":
                    player.failed(message)
                elif message["type"] == "refused":
                    player.refused(message)
                elif message["type"] == "update":
                    if message.get("over"):
                        return message
                    player.look(message)
        except ConnectionClosed:
            return None  # the game has begun, or the server was started anew
    return None


def json_object(text: str) -> dict:
    options = json.loads(text)
    if not isinstance(options, dict):
        raise ValueError(text)
    return options


def main() -> None:
    parser = argparse.ArgumentParser(description="Play at a running server.")
    parser.add_argument("server")
    parser.add_argument("--name", default="Example bot")
    parser.add_argument("--table", default="")
    parser.add_argument("--invite", default="")
    parser.add_argument("--game", default="warriors")
    parser.add_argument("--against", default="random")
    parser.add_argument("--options", default={}, type=json_object, help='JSON, such as {"turns": "short"}')
    parser.add_argument("--seed", default="")
    given = parser.parse_args()
    server = Server(given.server, given.name)
    table = given.table
    if table:
        server.post(f"tables/{table}/join", {"invite": given.invite, "program": True})
    else:
        table = server.new_table(given.game, given.against.split(","), given.options)
    dice = random.Random(given.seed or None)
    while (end := play(server, table, given.invite, dice)) is None:
        pass
    print(json.dumps({"table": table, "winners": end.get("winners", []), "scores": end["scores"]}))


if __name__ == "__main__":
    main()
