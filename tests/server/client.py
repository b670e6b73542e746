"""A player over a real socket: for tests, the crash test and the load bench."""

from collections.abc import Callable
from random import Random
from typing import Any, ClassVar
from uuid import uuid4

from msgspec import json
from websockets.sync.client import ClientConnection, connect

Message = dict[str, Any]


class SocketPlayer:
    """Speaks the protocol and keeps what it was told; checks that nothing is missing in between."""

    opened: ClassVar[list["SocketPlayer"]] = []  # closed after each test

    def __init__(self, url: str, table: str, cookie: str = "", since: int = -1, invite: str = "") -> None:
        headers = {"Cookie": cookie} if cookie else {}
        address = f"{url.replace('http', 'ws', 1)}/api/tables/{table}/socket?invite={invite}"
        self.socket: ClientConnection = connect(
            address, additional_headers=headers, max_size=2**24, open_timeout=20, legacy=True
        )
        SocketPlayer.opened.append(self)
        self.raw: list[str] = []  # every byte received
        self.welcome: Message = {}
        self.update: Message = {}
        self.lines: list[Message] = []
        self.last = since
        self.said: list[Message] = []
        self.table: Message = {}

    def close(self) -> None:
        self.socket.close()

    def __enter__(self) -> "SocketPlayer":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    # --- receiving

    def receive(self, timeout: float = 20.0) -> Message:
        text = self.socket.recv(timeout)
        assert isinstance(text, str)
        self.raw.append(text)
        message: Message = json.decode(text)
        self.note(message)
        return message

    def note(self, message: Message) -> None:
        kind = message["type"]
        if kind == "welcome":
            self.welcome = message
            self.table = message["table"]
        elif kind == "update":
            self.update = message
            for line in message.get("news", []):
                if line["serial"] <= self.last:
                    continue  # asked for again while it was on its way
                assert line["serial"] == self.last + 1, f"gap: {self.last} then {line['serial']}"
                self.last = line["serial"]
                self.lines.append(line)
        elif kind == "table":
            self.table = message["table"]
        elif kind == "said":
            self.said.append(message["line"])

    def until(self, wanted: Callable[[Message], bool], timeout: float = 20.0) -> Message:
        while True:
            message = self.receive(timeout)
            if wanted(message):
                return message

    def hello(self) -> None:
        """Greet and take everything up to the present."""
        self.send({"type": "hello", "since": self.last})
        self.until(lambda message: message["type"] == "welcome")
        self.until(lambda message: message["type"] == "update")

    # --- sending

    def send(self, message: Message) -> None:
        self.socket.send(json.encode(message).decode())

    def ask(self, message: Message) -> Message:
        """Send and wait for what becomes of it."""
        message.setdefault("id", uuid4().hex)
        self.send(message)
        return self.until(lambda found: found.get("id") == message["id"])

    def state(self, seat: int) -> Message:
        found: Message = next(state for state in self.update["seats"] if state["seat"] == seat)
        return found

    def decision(self, seat: int) -> Message | None:
        return self.state(seat).get("decision")

    def wait_for_decision(self, seat: int, timeout: float = 30.0) -> Message | None:
        """The next decision of a seat; None when the game is over."""
        while not self.update.get("over"):
            decision = self.decision(seat)
            if decision is not None:
                return decision
            self.until(lambda message: message["type"] == "update", timeout)
        return None

    def answer(self, seat: int, choice: Message, amount: int | None = None, **more: Any) -> Message:
        decision = self.decision(seat)
        message = {
            "type": "answer",
            "seat": seat,
            "serial": decision["serial"] if decision else 0,
            "verb": choice["verb"],
            "target": choice.get("target", -1),
            "amount": choice.get("low", 0) if amount is None else amount,
            **more,
        }
        return self.ask(message)

    def undo(self, seat: int, everything: bool = False) -> Message:
        """Take back, in the state as it was last shown."""
        serial = self.state(seat).get("stamp", 0)
        return self.ask({"type": "undo", "seat": seat, "serial": serial, "all": everything})

    def answer_somehow(self, seat: int, random: Random) -> Message:
        """A random legal answer without a deal, then everything up to the state after it."""
        decision = self.decision(seat)
        assert decision is not None
        simple = [choice for choice in decision["choices"] if not choice.get("deal")]
        choice = random.choice(simple)
        amount = random.randint(choice.get("low", 0), choice.get("high", 0))
        result = self.answer(seat, choice, amount)
        if result["type"] == "taken" and self.update["serial"] < result["serial"]:
            self.until(lambda message: message["type"] == "update" and message["serial"] >= result["serial"])
        return result
