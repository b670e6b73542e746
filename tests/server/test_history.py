"""Looking back over HTTP: nobody learns more than their seat may know."""

import json
import re
from datetime import UTC, date, datetime, timedelta

import pytest
from tests.server.running import ServerProcess, Visitor
from tests.server.test_tables import finished_table, new_table


@pytest.fixture(scope="module")
def host(server: ServerProcess) -> Visitor:
    return server.visitor().guest("Historian")


@pytest.fixture(scope="module")
def finished(host: Visitor) -> str:
    return finished_table(host, visibility="public")


def test_of_a_running_game_only_the_own_seat_is_shown(server: ServerProcess, host: Visitor) -> None:
    other = server.visitor().guest("Other")
    path = f"tables/{new_table(host, 'me', 'open', visibility='public')['id']}"
    other.ask("POST", f"{path}/join", {})
    host.ask("POST", f"{path}/start")
    assert host.ask("GET", f"{path}/at/0")["view"]["seat"] == 0
    assert host.ask("GET", f"{path}/at/0?seat=1")["view"]["seat"] == -1
    assert other.ask("GET", f"{path}/at/0?seat=1")["view"]["seat"] == 1
    assert server.visitor().ask("GET", f"{path}/at/0?seat=0")["view"]["seat"] == -1
    secret = server.visitor().get(f"{path}/record").text
    assert '"seed":' not in secret
    assert '"seed":' not in host.get(f"{path}/record").text
    assert host.ask("GET", f"{path}/log")["lines"][0]["kind"] == "start"
    assert host.refused("GET", f"{path}/verify") == "verify_unfinished"


def test_whoever_plays_alone_gets_the_whole_record(host: Visitor) -> None:
    table = new_table(host, "me", "bot", start=True)["id"]
    response = host.get(f"tables/{table}/record")
    name = re.fullmatch(r'attachment; filename="warriors-(.+)\.quadriga"', response.headers["content-disposition"])
    assert name is not None
    assert abs(date.fromisoformat(name[1]) - datetime.now(UTC).date()) <= timedelta(days=1)
    assert json.loads(response.text.splitlines()[0])["game"] == "warriors"


def test_after_the_end_everything_is_open(server: ServerProcess, finished: str) -> None:
    visitor = server.visitor()
    marks = visitor.ask("GET", f"tables/{finished}/marks")["marks"]
    assert marks
    frame = visitor.ask("GET", f"tables/{finished}/at/{marks[-1]['n']}?seat=1")
    assert frame["view"]["seat"] == 1
    assert visitor.ask("GET", f"tables/{finished}/at/0?seat=50")["view"]["seat"] == -1
    assert visitor.ask("GET", f"tables/{finished}/verify")["holds"]
    page = visitor.ask("GET", f"tables/{finished}/log?after=0&limit=5")
    assert [line["serial"] for line in page["lines"]] == [1, 2, 3, 4, 5]


def test_a_record_comes_back_as_a_table_and_is_verified(server: ServerProcess, finished: str) -> None:
    visitor = server.visitor().guest("Uploader")
    text = visitor.get(f"tables/{finished}/record").text
    plain = {"content-type": "text/plain"}
    verdict = visitor.post("verify", content=text, headers=plain).json()
    assert verdict["holds"]
    made = visitor.post("records", content=text, headers=plain)
    assert made.status_code == 200, made.text
    assert visitor.ask("GET", f"tables/{made.json()['table']}")["sandbox"]
    assert visitor.post("records", content="nonsense", headers=plain).status_code == 422
    assert visitor.post("records", content=b"\xff\xfe", headers=plain).json()["code"] == "body_invalid"
    large = visitor.post("records", content=b"x" * (4 * 1024 * 1024 + 1), headers=plain)
    assert (large.status_code, large.json()["code"]) == (413, "body_too_large")


def test_a_fork_is_a_table_of_ones_own(server: ServerProcess, finished: str) -> None:
    visitor = server.visitor().guest("Forker")
    made = visitor.ask("POST", f"tables/{finished}/fork", {"n": 3, "seat": 1})
    assert made["sandbox"]
    assert made["origin"] == finished
    assert made["mine"] == [1]
    assert made["can_host"]
