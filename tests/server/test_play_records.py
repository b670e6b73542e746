"""Records over HTTP: download, upload, verification, forks, the replay's frames."""

from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.server.running import ServerProcess, Visitor
from tests.server.tables import new_table, player

from quadriga.engine.table import Table, verify
from quadriga.games.registry import find_game
from quadriga.server.play.records import read

Doc = dict[str, Any]


@pytest.fixture(scope="module")
def finished(server: ServerProcess) -> tuple[Visitor, Doc, list[Doc]]:
    """A short game played to its end, and its log."""
    visitor = server.visitor().guest("Solo")
    table = new_table(visitor, ["me", "greedy", "greedy"], options={"turn_limit": 2})
    mine = player(visitor, table["id"])
    random = Random(9)
    while mine.wait_for_decision(0) is not None:
        mine.answer_somehow(0, random)
    mine.close()
    return visitor, visitor.ask("GET", f"tables/{table['id']}"), mine.lines


def test_a_finished_record_goes_out_and_comes_back_the_same(finished: tuple[Visitor, Doc, list[Doc]]) -> None:
    visitor, table, _ = finished
    text = visitor.get(f"tables/{table['id']}/record").text
    record = read(text)
    assert record.end is not None
    assert len(record.entries) == table["answers"]
    new = visitor.post("records", content=text).json()["table"]
    again = visitor.get(f"tables/{new}/record").text
    assert read(again).text(secret=False) == record.text(secret=False)
    shown = visitor.ask("GET", f"tables/{new}")
    assert (shown["status"], shown["winners"], shown["scores"]) == ("over", table["winners"], table["scores"])


def test_a_finished_game_is_verified_and_a_forged_one_is_not(finished: tuple[Visitor, Doc, list[Doc]]) -> None:
    visitor, table, _ = finished
    verdict = visitor.ask("GET", f"tables/{table['id']}/verify")
    assert verdict["holds"]
    assert verdict["answers"] == table["answers"]
    text = visitor.get(f"tables/{table['id']}/record").text
    assert visitor.post("verify", content=text).json()["holds"]
    forged = text.replace(f'"salt":"{verdict["salt"]}"', '"salt":"00"')
    assert forged != text
    judged = visitor.post("verify", content=forged).json()
    assert not judged["holds"]
    assert judged["faults"][0]["code"] == "verify_commitment"


@pytest.mark.parametrize("damage", ["", "{}", "nonsense", '{"quadriga":1}', '{"quadriga":1,"game":"chess"}'])
def test_nonsense_is_no_record(server: ServerProcess, damage: str) -> None:
    visitor = server.visitor().guest("Forger")
    for path in ("records", "verify"):
        answer = visitor.post(path, content=damage)
        assert answer.status_code in (404, 422), answer.text
        assert answer.json()["message"]


def test_every_frame_of_the_replay_is_the_position_of_then(finished: tuple[Visitor, Doc, list[Doc]]) -> None:
    visitor, table, lines = finished
    marks = visitor.ask("GET", f"tables/{table['id']}/marks")
    assert [mark["n"] for mark in marks["marks"]] == list(range(1, table["answers"] + 1))
    assert [part["total"] for part in marks["final"]] == table["scores"]
    at = {line["n"]: line for line in lines if line["kind"] == "answer"}
    for n in (0, 1, 7, 8, 9, table["answers"] // 2, table["answers"] - 1, table["answers"], 3):
        frame = visitor.ask("GET", f"tables/{table['id']}/at/{n}?seat=1")
        assert (frame["n"], frame["count"]) == (n, table["answers"])
        assert frame["view"]["seat"] == 1
        if n:
            assert [score["total"] for score in frame["scores"]] == at[n]["scores"]
    beyond = table["answers"] + 1
    fault = visitor.refused("GET", f"tables/{table['id']}/at/{beyond}", status=404)
    assert fault == "no_such_action"


def test_a_fork_goes_on_from_the_position_against_bots(finished: tuple[Visitor, Doc, list[Doc]]) -> None:
    visitor, table, _ = finished
    n = table["answers"] // 2
    frame = visitor.ask("GET", f"tables/{table['id']}/at/{n}?seat=1")
    sandbox = visitor.ask("POST", f"tables/{table['id']}/fork", {"n": n, "seat": 1, "bot": "random"})
    assert sandbox["sandbox"]
    assert sandbox["origin"] == table["id"]
    start = visitor.ask("GET", f"tables/{sandbox['id']}/at/0?seat=1")
    assert start["view"] == frame["view"]
    mine = player(visitor, sandbox["id"])
    random = Random(3)
    while mine.wait_for_decision(1) is not None:
        mine.answer_somehow(1, random)
    assert visitor.ask("GET", f"tables/{sandbox['id']}/verify")["holds"]
    text = visitor.get(f"tables/{sandbox['id']}/record").text
    assert visitor.post("verify", content=text).json()["holds"]


def test_a_game_of_the_web_opens_in_the_terminal(finished: tuple[Visitor, Doc, list[Doc]], tmp_path: Path) -> None:
    visitor, table, _ = finished
    path = tmp_path / "web.quadriga"
    path.write_text(visitor.get(f"tables/{table['id']}/record").text, encoding="utf-8")
    assert verify(find_game("warriors"), path) == []
    again = Table.resume(find_game("warriors"), path)
    assert again.game.over
    assert again.game.winners == table["winners"]


def test_an_unfinished_game_of_ones_own_can_be_taken_along(server: ServerProcess, tmp_path: Path) -> None:
    visitor = server.visitor().guest("Traveller")
    table = new_table(visitor, ["me", "greedy"], options={"turn_limit": 3})
    mine = player(visitor, table["id"])
    random = Random(4)
    for _ in range(6):
        mine.wait_for_decision(0)
        mine.answer_somehow(0, random)
    mine.wait_for_decision(0)
    text = visitor.get(f"tables/{table['id']}/record").text
    path = tmp_path / "own.quadriga"
    path.write_text(text, encoding="utf-8")
    at_home = Table.resume(find_game("warriors"), path)
    assert at_home.module.view(at_home.game, 0) == mine.state(0)["view"]
    new = visitor.post("records", content=text).json()["table"]
    there = player(visitor, new)
    assert there.state(0)["view"] == mine.state(0)["view"]
    assert there.wait_for_decision(0) is not None
    assert there.answer_somehow(0, random)["type"] == "taken"
