"""No hidden datum leaves the server: every byte that a seat received over whole games is accounted for.

The finished record is played again, and each message is compared with what follows from a position in which everything
the seat cannot know has been dealt anew.
"""

import re
from random import Random
from typing import Any

import msgspec
import pytest
from tests.server.client import SocketPlayer
from tests.server.running import ServerProcess, Visitor
from tests.server.tables import player, spectator, table_of_people

from quadriga.engine.chance import seeded
from quadriga.engine.events import Event
from quadriga.engine.game import Game
from quadriga.engine.module import Module
from quadriga.engine.record import Entry, Record
from quadriga.engine.table import fresh_copy
from quadriga.games.registry import find_game
from quadriga.server.play import records, teller

Doc = dict[str, Any]

# What an update may hold beside the states of the seats and the news, none of it about the position's secrets.
UPDATE = {
    "type", "serial", "n", "time", "seats", "owing", "names", "turn", "phase", "clocks", "news", "over", "winners",
    "scores",
}  # fmt: skip
LINE = {"serial", "at", "kind", "n", "seat", "by", "do", "told", "turn", "phase", "scores"}


def play_out(
    server: ServerProcess, game: str, seed: int, count: int, options: Doc
) -> tuple[Doc, list[Visitor], list[SocketPlayer]]:
    """A whole game of people who answer at random and now and then take something back; a spectator is the last."""
    table, people = table_of_people(server, [f"P{seat}" for seat in range(count)], game=game, options=options)
    sockets = [player(person, table["id"]) for person in people] + [spectator(server, table["id"])]
    random = Random(seed)
    onlooker = sockets[-1]
    while True:
        onlooker.hello()
        if onlooker.update.get("over"):
            break
        seat = random.choice(onlooker.update["owing"])
        mine = sockets[seat]
        mine.hello()
        if mine.decision(seat) is None:
            continue
        mine.answer_somehow(seat, random)
        if mine.state(seat).get("can_undo") and random.random() < 0.1:
            mine.undo(seat)
    for socket in sockets:
        socket.hello()
    return table, people, sockets


class Replay:
    """The game again, after every line of the log, also those of branches that were taken back."""

    def __init__(self, record: Record, lines: list[Doc]) -> None:
        self.module = find_game(record.game)
        table = fresh_copy(self.module, record)
        self.positions: dict[int, Game] = {}
        for line in lines:
            if line["kind"] == "answer":
                table.repeat(Entry(line["seat"], line["do"], []))
            elif line["kind"] == "undo":
                for _ in range(int(line["do"])):
                    assert table.undo(line["seat"])
            self.positions[line["serial"]] = table.game.clone()


@pytest.mark.parametrize(
    ("game", "seed", "count", "options"),
    [("realm", 1, 3, {}), ("realm", 2, 2, {}), ("warriors", 3, 3, {"turn_limit": 2, "map": "italy"})],
)
def test_every_byte_is_accounted_for(server: ServerProcess, game: str, seed: int, count: int, options: Doc) -> None:
    table, people, sockets = play_out(server, game, seed, count, options)
    text = people[0].get(f"tables/{table['id']}/record").text
    record = records.read(text)
    replay = Replay(record, people[0].ask("GET", f"tables/{table['id']}/log?after=-1&limit=1000")["lines"])
    checked = 0
    for seat, socket in zip([*range(count), -1], sockets):
        for raw in socket.raw:
            message = msgspec.json.decode(raw)
            if message["type"] == "update" and not message.get("over"):
                check_update(replay, message, seat)
                checked += 1
            if not message.get("over") and message.get("table", {}).get("status") != "over":
                assert record.seed not in raw
                assert record.salt not in raw
    assert checked > 20


def check_update(replay: Replay, message: Doc, seat: int) -> None:
    assert set(message) <= UPDATE
    module = replay.module
    known = module.determinize(replay.positions[message["serial"]], seat, seeded(f"{message['serial']}:{seat}"))
    for state in message["seats"]:
        assert state["seat"] == seat
        decision = state.get("decision")
        serial = state.get("stamp", 0)
        assert decision is None or decision["serial"] == serial
        expected = teller.seat_state(module, known, seat, serial, state.get("can_undo", 0))
        wanted = msgspec.json.decode(msgspec.json.encode(expected))
        if wanted["view"] != state["view"]:
            pytest.fail(f"{message['serial']}, seat {seat}: {differences(wanted['view'], state['view'])}")
        assert state == wanted
    for line in message.get("news", []):
        check_line(line, seat)


def check_line(line: Doc, seat: int) -> None:
    assert set(line) <= LINE
    if line.get("seat", -2) != seat and line["kind"] == "answer":
        assert "do" not in line


def differences(one: Doc, other: Doc) -> list[str]:
    return [key for key in one.keys() | other.keys() if one.get(key) != other.get(key)]


def test_events_go_only_to_those_who_saw_them(server: ServerProcess) -> None:
    """Realm has cards that only their owner sees."""
    table, people, sockets = play_out(server, "realm", 7, 3, {})
    record = records.read(people[0].get(f"tables/{table['id']}/record").text)
    module = find_game("realm")
    played = fresh_copy(module, record)
    for entry in record.entries:
        played.repeat(entry)
    secret = [event for event in played.events if event.seen_by != -1]
    assert secret, "this game has told nothing in secret: choose another seed"
    hidden = 0
    for seat, socket in zip([0, 1, 2, -1], sockets):
        told = told_while_running(socket)
        known = [event for event in played.events if event.is_seen_by(seat)]
        for event in secret:
            shape = shape_of(module, event)
            if event.is_seen_by(seat):
                assert shape in told or event is played.events[-1]
            elif shape not in [shape_of(module, other) for other in known]:
                hidden += 1
                assert shape not in told
    assert hidden


def told_while_running(socket: SocketPlayer) -> list[tuple[str, tuple[int, ...]]]:
    """Kinds and numbers of all events that came before the end opened everything."""
    updates = [message for message in map(msgspec.json.decode, socket.raw) if message["type"] == "update"]
    return [
        (doc["kind"], tuple(doc["args"]))
        for update in updates
        if not update.get("over")
        for line in update.get("news", [])
        for doc in line.get("told", [])
    ]


def shape_of(module: Module, event: Event) -> tuple[str, tuple[int, ...]]:
    return event.kind, tuple(event.args[: len(module.events[event.kind].args)])


def test_a_running_game_gives_away_no_record(server: ServerProcess) -> None:
    table, people = table_of_people(server, ["Anna", "Bruno"], game="realm")
    sockets = [player(person, table["id"]) for person in people]
    for _ in range(5):
        sockets[0].hello()
        seat = sockets[0].update["owing"][0]
        sockets[seat].hello()
        sockets[seat].answer_somehow(seat, Random(1))
    text = people[0].get(f"tables/{table['id']}/record").text
    assert len(text.splitlines()) == 1
    assert not re.search(r"seed|salt|chance", text)
    assert people[0].refused("GET", f"tables/{table['id']}/verify", status=422) == "verify_unfinished"


def test_looking_back_shows_only_what_the_seat_knew(server: ServerProcess) -> None:
    table, people = table_of_people(server, ["Anna", "Bruno"], game="realm")
    sockets = [player(person, table["id"]) for person in people]
    random = Random(5)
    for _ in range(12):
        sockets[0].hello()
        seat = sockets[0].update["owing"][0]
        sockets[seat].hello()
        sockets[seat].answer_somehow(seat, random)
    for socket in sockets:
        socket.hello()
    n = sockets[0].update["n"]
    for seat, person in enumerate(people):
        frame = person.ask("GET", f"tables/{table['id']}/at/{n}?seat={seat}")
        assert frame["view"] == sockets[seat].state(seat)["view"]
        other = person.ask("GET", f"tables/{table['id']}/at/{n}?seat={1 - seat}")
        assert other["view"]["seat"] == -1
        for line in person.ask("GET", f"tables/{table['id']}/log?after=-1&limit=500")["lines"]:
            assert line.get("seat", -2) in (seat, -2) or "do" not in line
