"""Clocks, absence, caretakers and standing orders over real sockets, with a real clock."""

import time
from typing import Any

import pytest
from tests.server.client import SocketPlayer
from tests.server.running import ServerProcess, Visitor
from tests.server.tables import new_table, player, table_of_people

Doc = dict[str, Any]


def who_decides(table: Doc, people: list[Visitor]) -> tuple[int, SocketPlayer]:
    first = player(people[0], table["id"])
    seat = first.update["owing"][0]
    return seat, (first if seat == 0 else player(people[seat], table["id"]))


def wait_for_line(mine: SocketPlayer, by: str) -> Doc:
    deadline = time.monotonic() + 20
    while time.monotonic() < deadline:
        for line in mine.lines:
            if line.get("by") == by:
                return line
        mine.receive(20)
    raise AssertionError(f"nothing was done by {by}")


def test_the_clock_answers_for_who_does_not(server: ServerProcess) -> None:
    pace = {"start": 1, "increment": 1, "policy": "default"}
    table, people = table_of_people(server, ["Anna", "Bruno"], pace=pace)
    seat, mine = who_decides(table, people)
    clocks = {clock["seat"]: clock for clock in mine.update["clocks"]}
    assert clocks[seat]["running"]
    assert clocks[seat]["left"] <= 1000
    line = wait_for_line(mine, "clock")
    assert line["seat"] == seat


def test_a_warning_leaves_the_decision_to_the_person(server: ServerProcess) -> None:
    table, people = table_of_people(server, ["Anna", "Bruno"], pace={"start": 1, "policy": "warn"})
    seat, mine = who_decides(table, people)
    time.sleep(2.5)
    mine.hello()
    assert mine.update["n"] == 0
    assert mine.decision(seat) is not None
    assert next(clock for clock in mine.update["clocks"] if clock["seat"] == seat)["left"] < 0


def test_the_caretaker_takes_over_and_the_person_comes_back(server: ServerProcess) -> None:
    table, people = table_of_people(server, ["Anna", "Bruno"], pace={"start": 1, "policy": "caretaker"})
    seat, mine = who_decides(table, people)
    line = wait_for_line(mine, "caretaker")
    assert line["seat"] == seat
    mine.until(lambda message: message["type"] == "table" and message["table"]["seats"][seat].get("caretaker", False))
    assert mine.ask({"type": "reclaim", "seat": seat})["type"] == "taken"
    mine.until(lambda message: message["type"] == "table" and not message["table"]["seats"][seat].get("caretaker"))


def test_who_forfeits_leaves_the_game_for_good(server: ServerProcess) -> None:
    table, people = table_of_people(server, ["Anna", "Bruno", "Carla"], pace={"start": 1, "policy": "forfeit"})
    seat, mine = who_decides(table, people)
    wait_for_line(mine, "clock")
    mine.until(lambda message: message["type"] == "table" and message["table"]["seats"][seat].get("forfeited", False))
    failed = mine.ask({"type": "reclaim", "seat": seat})
    assert failed["fault"]["code"] == "seat_forfeited"


def test_a_clock_runs_out_although_nobody_is_there_and_the_server_was_down(server: ServerProcess) -> None:
    table, people = table_of_people(server, ["Anna", "Bruno"], pace={"start": 2, "policy": "default"})
    server.restart()
    deadline = time.monotonic() + 20
    while not people[0].ask("GET", f"tables/{table['id']}").get("answers"):
        assert time.monotonic() < deadline
        time.sleep(0.2)


def test_the_others_vote_a_caretaker_for_who_stays_away(server: ServerProcess) -> None:
    table, people = table_of_people(server, ["Anna", "Bruno", "Carla"])
    probe = player(people[0], table["id"])
    absent = probe.update["owing"][0]
    probe.close()
    present = [seat for seat in range(3) if seat != absent]
    one, other = (player(people[seat], table["id"]) for seat in present)
    assert one.ask({"type": "vote", "seat": present[0], "about": absent})["type"] == "taken"
    heard = other.until(lambda message: message["type"] == "table" and bool(message["table"].get("motions")))
    assert heard["table"]["motions"][0]["needed"] == 2
    assert other.ask({"type": "vote", "seat": present[1], "about": absent})["type"] == "taken"
    assert wait_for_line(other, "caretaker")["seat"] == absent
    back = player(people[absent], table["id"])
    assert back.ask({"type": "reclaim", "seat": absent})["type"] == "taken"


def test_nobody_is_voted_out_who_is_there_or_not_awaited(server: ServerProcess) -> None:
    table, people = table_of_people(server, ["Anna", "Bruno"])
    seats = [player(person, table["id"]) for person in people]
    owing = seats[0].update["owing"][0]
    idle = 1 - owing
    refused = seats[idle].ask({"type": "vote", "seat": idle, "about": owing})
    assert refused["fault"]["code"] == "vote_present"
    seats[idle].close()
    refused = seats[owing].ask({"type": "vote", "seat": owing, "about": idle})
    assert refused["fault"]["code"] in ("vote_not_awaited", "vote_present")
    refused = seats[owing].ask({"type": "vote", "seat": owing, "about": 77})
    assert refused["fault"]["code"] == "no_such_seat"


@pytest.mark.parametrize("moment", ["prompt-second-action", "prompt-shift"])
def test_a_standing_order_sends_a_real_pass(server: ServerProcess, moment: str) -> None:
    visitor = server.visitor().guest("Solo")
    table = new_table(visitor, ["me", "greedy"], options={"turn_limit": 2})
    mine = player(visitor, table["id"])
    assert mine.ask({"type": "orders", "seat": 0, "orders": [{"moment": moment}]})["type"] == "taken"
    while mine.wait_for_decision(0) is not None:
        decision = mine.decision(0)
        assert decision is not None
        if decision["moment"] == moment:  # only seen where there is something that cannot be passed over
            assert not any(choice["verb"] in ("pass", "done") for choice in decision["choices"])
        last = decision["choices"][-1]
        mine.answer(0, last)
        if any(line.get("by") == "order" for line in mine.lines):
            break
    line = wait_for_line(mine, "order")
    assert line["seat"] == 0
    assert line["do"] in ("done", "pass")
    again = player(visitor, table["id"])
    assert again.welcome["orders"]["0"] == [{"moment": moment}]


def test_leaving_a_running_game_gives_the_seat_to_the_caretaker(server: ServerProcess) -> None:
    table, people = table_of_people(server, ["Anna", "Bruno"])
    mine = player(people[0], table["id"])
    people[1].ask("POST", f"tables/{table['id']}/leave", status=204)
    heard = mine.until(
        lambda message: message["type"] == "table" and message["table"]["seats"][1].get("caretaker", False)
    )
    assert heard["table"]["seats"][1]["kind"] == "person"


def test_a_minded_seat_answers_only_after_it_was_taken_back(server: ServerProcess) -> None:
    table, people = table_of_people(server, ["Anna", "Bruno"])
    mine = player(people[0], table["id"])
    people[0].ask("POST", f"tables/{table['id']}/leave", status=204)
    failed = mine.ask({"type": "answer", "seat": 0, "serial": 0, "verb": "pass"})
    assert failed["fault"]["code"] == "seat_minded"


def test_a_forfeited_seat_is_not_won_back_by_leaving(server: ServerProcess) -> None:
    table, people = table_of_people(server, ["Anna", "Bruno", "Carla"], pace={"start": 1, "policy": "forfeit"})
    seat, mine = who_decides(table, people)
    wait_for_line(mine, "clock")
    while not mine.table["seats"][seat].get("forfeited"):
        mine.receive()
    people[seat].ask("POST", f"tables/{table['id']}/leave", status=204)
    assert mine.ask({"type": "reclaim", "seat": seat})["fault"]["code"] == "seat_forfeited"


def test_the_pace_of_a_running_game_only_becomes_milder(server: ServerProcess) -> None:
    table, people = table_of_people(server, ["Anna", "Bruno"], pace={"start": 3600, "policy": "caretaker"})
    change = f"tables/{table['id']}"
    for harsher in ({"start": 10}, {"start": 3600, "policy": "forfeit"}, {"start": 3600, "phase": 5}):
        assert people[0].refused("PATCH", change, {"pace": harsher}) == "pace_harsher"
    mine = player(people[0], table["id"])
    assert people[0].ask("PATCH", change, {"pace": {"start": 7200, "policy": "warn"}})["pace"]["start"] == 7200
    mine.hello()
    assert max(clock["left"] for clock in mine.update["clocks"]) > 7_000_000


def test_a_clock_brought_into_a_running_game_counts_from_then_on(server: ServerProcess) -> None:
    table, people = table_of_people(server, ["Anna", "Bruno"])
    time.sleep(1.5)
    people[0].ask("PATCH", f"tables/{table['id']}", {"pace": {"start": 3600, "policy": "caretaker"}})
    mine = player(people[0], table["id"])
    assert all(clock["left"] > 3_590_000 for clock in mine.update["clocks"])


def test_taking_back_wins_no_time(server: ServerProcess) -> None:
    visitor = server.visitor().guest("Farmer")
    table = new_table(visitor, ["me", "me"], pace={"start": 600, "increment": 60, "policy": "warn"})
    mine = player(visitor, table["id"])
    seat = mine.update["owing"][0]
    for _ in range(3):
        decision = mine.decision(seat)
        assert decision is not None
        assert mine.answer(seat, decision["choices"][0])["type"] == "taken"
        mine.hello()
        assert mine.undo(seat)["type"] == "taken"
        mine.hello()
    assert next(clock for clock in mine.update["clocks"] if clock["seat"] == seat)["left"] <= 600_000
