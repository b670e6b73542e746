"""Reaction windows over real sockets: nobody is told who holds a card, and nobody is bothered for nothing."""

import time
from typing import Any

from tests.server.client import SocketPlayer
from tests.server.running import ServerProcess
from tests.server.tables import new_table, player

from quadriga.engine.table import Table
from quadriga.games.registry import find_game

Doc = dict[str, Any]

WINDOWS = [f"prompt-window-{name}" for name in ("vote", "declare", "intrigue", "phase", "victory", "defeat", "trial")]


def seated(server: ServerProcess, **more: Any) -> SocketPlayer:
    """Somebody against a bot that plays anything."""
    visitor = server.visitor().guest("Anna")
    table = new_table(visitor, ["me", "random"], game="byzantion", **more)
    return player(visitor, table["id"])


def go_on(mine: SocketPlayer, decision: Doc) -> str:
    """The first thing that is offered."""
    choice = decision["choices"][0]
    assert mine.answer(0, choice)["type"] == "taken"
    while (mine.decision(0) or {}).get("serial") == decision["serial"]:
        mine.receive()
    return str(choice["verb"])


def own_lines(mine: SocketPlayer, do: str) -> list[Doc]:
    return [line for line in mine.lines if line.get("seat") == 0 and line.get("do") == do]


def test_who_can_only_pass_is_not_bothered_and_nobody_learns_of_it(server: ServerProcess) -> None:
    mine = seated(server)
    sent = 0
    for _ in range(120):
        decision = mine.wait_for_decision(0)
        if decision is None or len(own_lines(mine, "pass")) > sent + 1:
            break
        assert decision["moment"] not in WINDOWS or len(decision["choices"]) > 1
        sent += go_on(mine, decision) == "pass"
    passed = own_lines(mine, "pass")
    assert len(passed) > sent
    assert not any(line.get("by") for line in passed)  # as if Anna had thought about it


def test_who_wants_to_be_asked_is_asked(server: ServerProcess) -> None:
    mine = seated(server)
    orders = [{"moment": moment, "ask": True} for moment in WINDOWS]
    assert mine.ask({"type": "orders", "seat": 0, "orders": orders})["type"] == "taken"
    for _ in range(120):
        decision = mine.wait_for_decision(0)
        assert decision is not None
        if decision["moment"] in WINDOWS and len(decision["choices"]) == 1:
            assert decision["choices"][0]["verb"] == "pass"
            return
        go_on(mine, decision)
    raise AssertionError("nobody was asked who could only pass")


def test_the_time_to_react_runs_out(server: ServerProcess) -> None:
    mine = seated(server, pace={"reaction": 1})
    orders = [{"moment": moment, "ask": True} for moment in WINDOWS]
    assert mine.ask({"type": "orders", "seat": 0, "orders": orders})["type"] == "taken"
    for _ in range(120):
        decision = mine.wait_for_decision(0)
        assert decision is not None
        if decision["moment"] in WINDOWS:
            break
        go_on(mine, decision)
    assert 0 < mine.update["reaction"] <= 1000
    begun = time.monotonic()
    mine.until(lambda message: any(line.get("by") == "clock" for line in message.get("news", [])))
    assert time.monotonic() - begun < 10
    line = next(line for line in mine.lines if line.get("by") == "clock")
    assert (line["seat"], line["do"]) == (0, "pass")


def test_a_standing_order_ends_turns_too(server: ServerProcess) -> None:
    mine = seated(server)
    assert mine.ask({"type": "orders", "seat": 0, "orders": [{"moment": "prompt-after-action"}]})["type"] == "taken"
    for _ in range(120):
        decision = mine.wait_for_decision(0)
        assert decision is not None
        assert decision["moment"] != "prompt-after-action"
        if own_lines(mine, "end-turn"):
            break
        go_on(mine, decision)
    assert own_lines(mine, "end-turn")[0]["by"] == "order"


def test_who_has_finished_first_is_asked_no_more(server: ServerProcess) -> None:
    """At the end of a round all reorganise at once; who is done owes nothing while the other still thinks."""
    visitor = server.visitor().guest("Anna")
    pair = {"area": ["mundus", "bucellarii"]}
    other = {"area": ["severus_of_antioch", "deacons_of_the_great_church"]}
    position = {"phase": "round_end", "seat": {"blue": pair, "green": other}}
    found = visitor.post("records", content=laid_out(position), headers={"content-type": "text/plain"}).json()
    mine = player(visitor, found["table"])
    for seat in (0, 1):
        decision = mine.decision(seat)
        assert decision is not None
        assert decision["moment"] == "prompt-rearrange"
    assert mine.answer(0, {"verb": "done"})["type"] == "taken"
    mine.hello()
    assert mine.decision(0) is None
    assert mine.decision(1) is not None
    assert "writing failed" not in server.output()


def laid_out(position: Doc) -> str:
    """A record of a game of two people at one screen that begins in a position."""
    module = find_game("byzantion")
    options = module.read_options(2, {})
    laid = Table.open_position(module, 2, options, position)
    record = Table.open_state(module, 2, options, module.dump(laid.game)).record
    record.players = ["human", "human"]
    return record.text()
