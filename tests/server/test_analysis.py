"""The analysis of a finished game, over HTTP."""

import time
from typing import Any

from tests.server.running import PATIENCE, ServerProcess, Visitor
from tests.server.tables import new_table

Doc = dict[str, Any]
SMALL = {"map": "west", "map_variant": "west2_england_scotland", "turn_limit": 1}


def finished(visitor: Visitor, **more: Any) -> Doc:
    table = new_table(visitor, ["medium", "random"], options=SMALL, **more)
    return awaited(visitor, f"tables/{table['id']}", lambda found: found["status"] == "over")


def awaited(visitor: Visitor, path: str, wanted: Any) -> Doc:
    deadline = time.monotonic() + PATIENCE
    found: Doc = visitor.ask("GET", path)
    while not wanted(found):
        assert time.monotonic() < deadline, f"{path} is still {found}"
        time.sleep(0.2)
        found = visitor.ask("GET", path)
    return found


def test_an_analysis_is_made_once_and_kept(server: ServerProcess) -> None:
    visitor = server.visitor().guest("Anna")
    table = finished(visitor)
    path = f"tables/{table['id']}/analysis"
    assert visitor.ask("GET", path)["status"] == "pending"
    found = awaited(visitor, path, lambda found: found["status"] != "pending")
    assert found["status"] == "ready"
    analysis = found["analysis"]
    assert analysis["winners"] == table["winners"]
    assert analysis["curve"][-1][0] == analysis["answers"]
    for point in analysis["curve"]:
        assert abs(sum(point[2:]) - 1) < 0.01
    assert analysis["turning"]
    assert all(1 <= turning["n"] <= analysis["answers"] for turning in analysis["turning"])
    server.restart()
    assert visitor.ask("GET", path) == found, "it is kept with the table"


def test_whoever_may_see_the_game_may_see_its_analysis(server: ServerProcess) -> None:
    host = server.visitor().guest("Host")
    open_table = finished(host, visibility="public")
    hidden = finished(host, visibility="private")
    stranger = server.visitor()
    assert stranger.ask("GET", f"tables/{open_table['id']}/analysis")["status"] in ("pending", "ready")
    refused = stranger.get(f"tables/{hidden['id']}/analysis")
    assert refused.json()["code"] == "table_private"
    assert host.ask("GET", f"tables/{hidden['id']}/analysis")["status"] == "pending"


def test_a_running_game_is_not_analysed(server: ServerProcess) -> None:
    visitor = server.visitor().guest("Solo")
    table = new_table(visitor, ["me", "medium"], options=SMALL)
    refused = visitor.get(f"tables/{table['id']}/analysis")
    assert refused.json()["code"] == "analysis_unfinished"
