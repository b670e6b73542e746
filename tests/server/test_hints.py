"""Hints over real sockets: who may ask, when, how often, and what everybody sees of it."""

from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.server.client import SocketPlayer
from tests.server.running import ServerProcess, Visitor, serve
from tests.server.tables import new_table, player, spectator, table_of_people

Doc = dict[str, Any]
SMALL = {"map": "west", "map_variant": "west2_england_scotland", "turn_limit": 2}


def alone(server: ServerProcess, **more: Any) -> tuple[Doc, Visitor, SocketPlayer]:
    visitor = server.visitor().guest("Solo")
    table = new_table(visitor, ["me", "medium"], options=SMALL, draw_seats=False, **more)
    mine = player(visitor, table["id"])
    assert mine.wait_for_decision(0) is not None
    return table, visitor, mine


def wish(mine: SocketPlayer, seat: int = 0, **more: Any) -> Doc:
    decision = mine.decision(seat)
    return {"type": "hint", "seat": seat, "serial": decision["serial"] if decision else 0, **more}


def test_a_hint_ranks_answers_and_plays_none(server: ServerProcess) -> None:
    table, visitor, mine = alone(server)
    assert visitor.ask("GET", f"tables/{table['id']}")["hints"], "alone against bots hints are on"
    before = mine.update["serial"]
    found = mine.ask(wish(mine))
    assert found["type"] == "hints"
    offered = {(choice["verb"], choice.get("target", -1)) for choice in mine.decision(0)["choices"]}  # type: ignore[index]
    for hint in found["hints"]:
        assert (hint["choice"]["verb"], hint["choice"].get("target", -1)) in offered
        assert 0 <= hint["expectation"] <= 1
        assert hint["notation"]
    mine.hello()
    assert mine.update["serial"] == before
    typed = {"type": "typed", "seat": 0, "serial": mine.decision(0)["serial"], "text": found["hints"][0]["notation"]}  # type: ignore[index]
    assert mine.ask(typed)["type"] == "taken", "what it says can be played"


def test_everybody_sees_who_asked_and_the_record_keeps_it(server: ServerProcess) -> None:
    table, visitor, mine = alone(server)
    onlooker = spectator(server, table["id"])
    for _ in range(2):
        assert mine.ask(wish(mine, level="easy"))["type"] == "hints"
    onlooker.until(lambda message: message["type"] == "table" and message["table"]["seats"][0].get("hints") == 2)
    head = visitor.get(f"tables/{table['id']}/record").text.splitlines()[0]
    assert '"hints":[2,0]' in head


def test_nobody_asks_for_another_seat_or_another_moment(server: ServerProcess) -> None:
    table, _, mine = alone(server)
    stale = mine.ask(wish(mine) | {"serial": 99})
    assert (stale["type"], stale["why"]["code"]) == ("refused", "stale")
    other = mine.ask(wish(mine) | {"seat": 1})
    assert (other["type"], other["fault"]["code"]) == ("failed", "not_your_seat")
    onlooker = spectator(server, table["id"])
    failed = onlooker.ask({"type": "hint", "seat": 0, "serial": 0})
    assert failed["fault"]["code"] == "not_your_seat"
    unknown = mine.ask(wish(mine, level="oracle"))
    assert unknown["fault"]["code"] == "player_unknown"


def test_who_is_not_asked_gets_no_hint(server: ServerProcess) -> None:
    table, people = table_of_people(server, ["Anna", "Bruno"], hints=True, draw_seats=False)
    seats = [player(person, table["id"]) for person in people]
    idle = next(seat for seat in (0, 1) if seats[seat].decision(seat) is None)
    refused = seats[idle].ask({"type": "hint", "seat": idle, "serial": seats[idle].state(idle).get("stamp", 0)})
    assert refused["why"]["code"] == "not_your_decision"


def test_among_people_hints_are_off_unless_the_host_allows_them_before_the_start(server: ServerProcess) -> None:
    table, people = table_of_people(server, ["Anna", "Bruno"], draw_seats=False)
    shown = people[1].ask("GET", f"tables/{table['id']}")
    assert not shown.get("hints", False)
    seats = [player(person, table["id"]) for person in people]
    for seat, mine in enumerate(seats):
        assert mine.ask(wish(mine, seat))["fault"]["code"] == "hints_off"
    refused = people[0].patch(f"tables/{table['id']}", json={"hints": True})
    assert refused.json()["code"] == "hints_people"


def test_a_fork_of_a_game_without_hints_has_none_until_that_game_is_over(server: ServerProcess) -> None:
    table, people = table_of_people(server, ["Anna", "Bruno"], options=SMALL, draw_seats=False)
    pair = [player(person, table["id"]) for person in people]
    fork = people[0].ask("POST", f"tables/{table['id']}/fork", {"n": 0, "seat": 0, "bot": "random"})
    again = people[0].ask("POST", f"tables/{fork['id']}/fork", {"n": 0, "seat": 0, "bot": "random"})
    for made in (fork, again):
        assert not made.get("hints", False)
        mine = player(people[0], made["id"])
        assert mine.wait_for_decision(0) is not None
        assert mine.ask(wish(mine))["fault"]["code"] == "hints_off"
        refused = people[0].patch(f"tables/{made['id']}", json={"hints": True})
        assert refused.json()["code"] == "hints_fork"
    random = Random(1)
    while not pair[0].update.get("over"):
        seat = pair[0].update["owing"][0]
        if pair[seat].wait_for_decision(seat) is not None:
            pair[seat].answer_somehow(seat, random)
        pair[0].hello()
    people[0].ask("PATCH", f"tables/{again['id']}", {"hints": True})
    mine = player(people[0], again["id"])
    assert mine.wait_for_decision(0) is not None
    assert mine.ask(wish(mine, level="easy"))["type"] == "hints"


def test_the_host_turns_hints_off(server: ServerProcess) -> None:
    table, visitor, mine = alone(server)
    visitor.ask("PATCH", f"tables/{table['id']}", {"hints": False})
    assert mine.ask(wish(mine))["fault"]["code"] == "hints_off"
    visitor.ask("PATCH", f"tables/{table['id']}", {"hints": True})
    assert mine.ask(wish(mine, level="medium"))["type"] == "hints", "alone one may turn them on again"


def test_a_lesson_has_a_teacher(server: ServerProcess) -> None:
    visitor = server.visitor().guest("Pupil")
    lessons = next(game["lessons"] for game in visitor.ask("GET", "games") if game["name"] == "warriors")
    table = visitor.ask("POST", "tables", {"game": "warriors", "seats": [], "lesson": lessons[0]})
    mine = player(visitor, table["id"])
    seat = mine.update["seats"][0]["seat"]
    assert mine.wait_for_decision(seat) is not None
    assert mine.ask(wish(mine, seat))["fault"]["code"] == "hint_lesson"


@pytest.fixture
def strict(tmp_path: Path) -> Any:
    with serve(tmp_path / "data", RATE_FACTOR="1") as running:
        yield running


def test_hints_are_rationed(strict: ServerProcess) -> None:
    _, _, mine = alone(strict)
    found = [mine.ask(wish(mine, level="random")) for _ in range(14)]
    kinds = [answer["type"] for answer in found]
    assert kinds[:12] == ["hints"] * 12
    assert found[-1]["fault"]["code"] == "too_fast"
