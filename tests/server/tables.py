"""Tables set up for tests over real sockets."""

from typing import Any

from tests.server.client import SocketPlayer
from tests.server.running import ServerProcess, Visitor

Doc = dict[str, Any]


def cookie_of(visitor: Visitor) -> str:
    return "; ".join(f"{name}={value}" for name, value in visitor.cookies.items())


def player(visitor: Visitor, table: str, since: int = -1) -> SocketPlayer:
    """Connected and greeted."""
    made = SocketPlayer(visitor.server.base_url, table, cookie_of(visitor), since)
    made.hello()
    return made


def spectator(server: ServerProcess, table: str) -> SocketPlayer:
    made = SocketPlayer(server.base_url, table)
    made.hello()
    return made


def new_table(visitor: Visitor, kinds: list[str], game: str = "warriors", **more: Any) -> Doc:
    """``me``, ``open`` or the name of a bot for each seat; begun at once if no seat is open."""
    seats = [{"kind": kind} if kind in ("me", "open") else {"kind": "bot", "bot": kind} for kind in kinds]
    pace = {"bot_delay": 0} | more.pop("pace", {})
    body = {"game": game, "seats": seats, "pace": pace, "start": "open" not in kinds, **more}
    found: Doc = visitor.ask("POST", "tables", body)
    return found


def table_of_people(server: ServerProcess, names: list[str], **more: Any) -> tuple[Doc, list[Visitor]]:
    """A started table with one person on each seat."""
    people = [server.visitor().guest(name) for name in names]
    table = new_table(people[0], ["me", *["open"] * (len(names) - 1)], **more)
    for seat, person in enumerate(people[1:], 1):
        person.ask("POST", f"tables/{table['id']}/join", {"seat": seat, "invite": table["invite"]})
    people[0].ask("POST", f"tables/{table['id']}/start")
    return table, people
