"""Playing over real sockets: answers, refusals, undo, reconnecting, several seats at one screen."""

from pathlib import Path
from random import Random

import pytest
from tests.server.client import SocketPlayer
from tests.server.running import ServerProcess, serve
from tests.server.tables import cookie_of, new_table, player, spectator, table_of_people
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from quadriga.games.registry import find_game


def play_until(seats: dict[int, SocketPlayer], answers: int, random: Random) -> None:
    """Everybody answers at random in turn, so many answers altogether, or to the end."""
    done = 0
    first = next(iter(seats.values()))
    while done < answers and not first.update.get("over"):
        first.hello()
        for seat in first.update["owing"]:
            mine = seats[seat]
            mine.hello()
            if mine.decision(seat) is not None:
                assert mine.answer_somehow(seat, random)["type"] == "taken"
                done += 1
            break


def test_who_is_too_fast_is_told_how_long_to_wait(tmp_path: Path) -> None:
    with serve(tmp_path / "data", RATE_FACTOR="1") as strict:
        mine = spectator(strict, new_table(strict.visitor().guest("Ada"), ["me", "random"])["id"])
        for number in range(100):
            mine.send({"type": "ping", "id": str(number)})
        fault = mine.until(lambda message: message["type"] == "failed")
        assert int(fault["id"]) >= 50
        assert fault["fault"]["code"] == "too_fast"
        assert fault["fault"]["params"] == {"seconds": 1}


def test_two_people_play_a_short_game_to_its_end(server: ServerProcess) -> None:
    names = ["Anna", "Bruno"]
    table, people = table_of_people(server, names, options={"turn_limit": 1})
    seats = {seat: player(person, table["id"]) for seat, person in enumerate(people)}
    play_until(seats, 500, Random(1))
    for seat in seats.values():
        seat.hello()
        assert seat.update["over"]
        assert seat.update["winners"]
    shown = people[0].ask("GET", f"tables/{table['id']}")
    assert shown["status"] == "over"
    assert shown["winners"] == seats[0].update["winners"]
    assert people[0].ask("GET", f"tables/{table['id']}/verify")["holds"]


def test_a_refusal_says_why_and_changes_nothing(server: ServerProcess) -> None:
    table, people = table_of_people(server, ["Anna", "Bruno"])
    anna, bruno = (player(person, table["id"]) for person in people)
    idle = anna if anna.decision(0) is None else bruno
    seat = 0 if idle is anna else 1
    before = idle.update["serial"]
    refused = idle.ask({"type": "answer", "seat": seat, "serial": 0, "verb": "advance", "target": 0})
    assert refused["type"] == "refused"
    assert refused["why"]["code"] == "not_your_decision"
    idle.hello()
    assert idle.update["serial"] == before


def test_nobody_answers_for_a_seat_of_another(server: ServerProcess) -> None:
    table, people = table_of_people(server, ["Anna", "Bruno"])
    anna = player(people[0], table["id"])
    failed = anna.ask({"type": "answer", "seat": 1, "serial": 0, "verb": "pass"})
    assert (failed["type"], failed["fault"]["code"]) == ("failed", "not_your_seat")
    onlooker = spectator(server, table["id"])
    failed = onlooker.ask({"type": "undo", "seat": 0, "serial": 0})
    assert (failed["type"], failed["fault"]["code"]) == ("failed", "not_your_seat")


def test_a_stale_or_doubled_answer_is_harmless(server: ServerProcess) -> None:
    visitor = server.visitor().guest("Solo")
    table = new_table(visitor, ["me", "me"])
    mine = player(visitor, table["id"])
    seat = mine.update["owing"][0]
    decision = mine.decision(seat)
    assert decision is not None
    message = {"type": "answer", "seat": seat, "serial": decision["serial"], **answer_of(decision["choices"][0])}
    assert mine.ask({**message, "id": "first"})["type"] == "taken"
    again = mine.ask({**message, "id": "second"})
    assert (again["type"], again["why"]["code"]) == ("refused", "stale")
    mine.hello()
    assert mine.update["n"] == 1


def answer_of(choice: dict[str, object]) -> dict[str, object]:
    return {"verb": choice["verb"], "target": choice.get("target", -1), "amount": choice.get("low", 0)}


def test_an_answer_from_before_an_undo_is_stale_too(server: ServerProcess) -> None:
    visitor = server.visitor().guest("Solo")
    table = new_table(visitor, ["me", "me"])
    mine = player(visitor, table["id"])
    seat = mine.update["owing"][0]
    decision = mine.decision(seat)
    assert decision is not None
    message = {"type": "answer", "seat": seat, "serial": decision["serial"], **answer_of(decision["choices"][0])}
    assert mine.ask(dict(message))["type"] == "taken"
    mine.hello()
    undo = {"type": "undo", "seat": seat, "serial": mine.state(seat)["stamp"]}
    assert mine.ask(dict(undo))["type"] == "taken"
    assert mine.ask(dict(undo))["why"]["code"] == "stale"
    assert mine.ask(dict(message))["why"]["code"] == "stale"
    mine.hello()
    assert mine.update["n"] == 0
    assert [line["kind"] for line in mine.lines] == ["start", "answer", "undo"]


def test_undo_and_restart_survive_the_server(server: ServerProcess) -> None:
    visitor = server.visitor().guest("Solo")
    table = new_table(visitor, ["me", "me"])
    mine = player(visitor, table["id"])
    seat = mine.update["owing"][0]
    view = mine.state(seat)["view"]
    random = Random(2)
    for _ in range(2):
        mine.answer_somehow(seat, random)
    assert mine.state(seat)["can_undo"] == 2
    server.restart()
    again = player(visitor, table["id"])
    assert again.state(seat)["can_undo"] == 2
    assert again.undo(seat, everything=True)["type"] == "taken"
    again.hello()
    assert again.state(seat)["view"] == view
    assert again.undo(seat)["why"]["code"] == "nothing_to_undo"


def test_reconnecting_brings_what_was_missed_and_nothing_twice(server: ServerProcess) -> None:
    table, people = table_of_people(server, ["Anna", "Bruno"])
    seats = {seat: player(person, table["id"]) for seat, person in enumerate(people)}
    play_until(seats, 6, Random(3))
    gone = seats[1]
    gone.hello()
    heard = gone.last
    gone.close()
    anna = seats[0]
    back = player(people[1], table["id"], since=heard)
    play_until({0: anna, 1: back}, 8, Random(4))
    third = player(people[1], table["id"], since=heard)
    assert [line["serial"] for line in third.lines] == list(range(heard + 1, third.last + 1))
    assert third.lines[0]["serial"] == heard + 1


def test_typed_notation_is_an_answer(server: ServerProcess) -> None:
    visitor = server.visitor().guest("Solo")
    table = new_table(visitor, ["me", "me"])
    mine = player(visitor, table["id"])
    seat = mine.update["owing"][0]
    decision = mine.decision(seat)
    assert decision is not None
    typed = {"type": "typed", "seat": seat, "serial": decision["serial"]}
    assert mine.ask({**typed, "text": decision["choices"][0]["notation"]})["type"] == "taken"
    failed = mine.ask({**typed, "text": "fly to the moon"})
    assert failed["fault"]["code"] == "notation_verb"
    assert "fly" in failed["fault"]["message"]


def test_nonsense_is_answered_and_the_connection_stays(server: ServerProcess) -> None:
    visitor = server.visitor().guest("Solo")
    table = new_table(visitor, ["me", "me"])
    mine = player(visitor, table["id"])
    for nonsense in (
        "",
        "[]",
        '{"type":"dance"}',
        '{"type":"answer","id":"x"}',
        '{"type":"answer","id":7}',
        "nonsense",
    ):
        mine.socket.send(nonsense)
        assert mine.until(lambda message: message["type"] == "failed")["fault"]["code"] == "message_unreadable"
    mine.socket.send("x" * 20_000)
    assert mine.until(lambda message: message["type"] == "failed")["fault"]["code"] == "message_too_long"
    seat = mine.update["owing"][0]
    for wrong in (
        {"verb": "dance"},
        {"verb": "offer", "target": 1, "legs": [0] * 400},
        {"verb": "offer", "target": 1, "legs": [0, 1]},
        {"verb": "advance", "target": 10**18},
        {"verb": "advance", "target": 0, "amount": -5},
    ):
        result = mine.ask({"type": "answer", "seat": seat, "serial": 0, **wrong})
        assert result["type"] in ("failed", "refused"), result
    mine.hello()
    assert mine.update["n"] == 0


def test_a_spectator_sees_the_game_and_no_seat(server: ServerProcess) -> None:
    table, people = table_of_people(server, ["Anna", "Bruno"])
    onlooker = spectator(server, table["id"])
    assert onlooker.welcome["mine"] == []
    assert [state["seat"] for state in onlooker.update["seats"]] == [-1]
    assert "decision" not in onlooker.update["seats"][0]
    assert onlooker.welcome["table"].get("invite", "") == ""
    seats = {seat: player(person, table["id"]) for seat, person in enumerate(people)}
    play_until(seats, 3, Random(5))
    onlooker.until(lambda message: message["type"] == "update" and message["n"] == 3)
    assert all(line.get("do", "") == "" for line in onlooker.lines)


def test_a_private_table_is_closed_to_strangers(server: ServerProcess) -> None:
    host = server.visitor().guest("Host")
    table = new_table(host, ["me", "greedy"], visibility="private")
    stranger = SocketPlayer(server.base_url, table["id"])
    assert stranger.receive()["fault"]["code"] == "table_private"
    invited = SocketPlayer(server.base_url, table["id"], invite=table["invite"])
    invited.hello()
    assert invited.welcome["mine"] == []


def test_a_foreign_page_cannot_open_the_socket(server: ServerProcess) -> None:
    host = server.visitor().guest("Host")
    table = new_table(host, ["me", "greedy"])
    address = f"{server.socket_url}/api/tables/{table['id']}/socket"
    headers = {"Cookie": cookie_of(host), "Origin": "https://evil.example"}
    with pytest.raises(InvalidStatus):
        connect(address, additional_headers=headers, legacy=True)


def test_bots_fill_a_table_and_the_person_gets_his_turn(server: ServerProcess) -> None:
    visitor = server.visitor().guest("Solo")
    table = new_table(visitor, ["greedy", "me", "random"])
    mine = player(visitor, table["id"])
    random = Random(6)
    for _ in range(8):
        assert mine.wait_for_decision(1) is not None
        assert mine.answer_somehow(1, random)["type"] == "taken"
    assert {line.get("by", "") for line in mine.lines if line.get("seat") in (0, 2)} == {"bot"}


def test_the_waiting_room_tells_who_comes_and_when_it_begins(server: ServerProcess) -> None:
    host, friend = server.visitor().guest("Host"), server.visitor().guest("Friend")
    table = new_table(host, ["me", "open"])
    waiting = SocketPlayer(server.base_url, table["id"], cookie_of(host))
    assert waiting.receive()["table"]["status"] == "open"
    friend.ask("POST", f"tables/{table['id']}/join", {"invite": table["invite"]})
    heard = waiting.until(lambda message: message["table"]["seats"][1]["kind"] == "person")
    assert heard["table"]["seats"][1]["person"]["name"] == "Friend"
    host.ask("POST", f"tables/{table['id']}/start")
    waiting.until(lambda message: message["table"]["status"] == "playing")


def test_two_seats_of_one_person_come_over_one_connection(server: ServerProcess) -> None:
    visitor = server.visitor().guest("Pair")
    table = new_table(visitor, ["me", "me"])
    mine = player(visitor, table["id"])
    assert mine.welcome["mine"] == [0, 1]
    assert [state["seat"] for state in mine.update["seats"]] == [0, 1]
    assert table["hotseat"]


def test_every_word_on_the_wire_belongs_to_the_game(server: ServerProcess) -> None:
    """The sheet and the view are those of the module: the client needs no second source."""
    visitor = server.visitor().guest("Solo")
    table = new_table(visitor, ["me", "greedy"], options={"map": "italy"})
    mine = player(visitor, table["id"])
    module = find_game("warriors")
    assert mine.welcome["sheet"] == module.sheet(module.new(2, module.read_options(2, {"map": "italy"})))


def test_nobody_accepts_an_offer_that_was_exchanged_for_another(server: ServerProcess) -> None:
    """A takes an offer back and makes a worse one with the same number: B's yes was to the first."""
    table, people = table_of_people(server, ["Anna", "Bruno"], game="realm", options={})
    sockets = [player(person, table["id"]) for person in people]
    random = Random(8)
    for _ in range(200):
        for socket in sockets:
            socket.hello()
        decisions = [socket.decision(seat) for seat, socket in enumerate(sockets)]
        if all(decision and decision["moment"] == "prompt-council" for decision in decisions):
            break
        seat = sockets[0].update["owing"][0]
        sockets[seat].answer_somehow(seat, random)
    else:
        pytest.fail("the council was never reached")
    first = sockets[0].decision(0)
    assert first is not None
    offer = next(choice for choice in first["choices"] if choice["verb"] == "offer")
    assert sockets[0].answer(0, offer, legs=[0, 1, 0, 1])["type"] == "taken"
    sockets[0].hello()
    sockets[1].hello()
    decision = sockets[1].decision(1)
    assert decision is not None
    accept = next(choice for choice in decision["choices"] if choice["verb"] == "accept")
    assert sockets[0].undo(0)["type"] == "taken"
    sockets[0].hello()
    assert sockets[0].answer(0, offer, legs=[1, 0, 0, 1])["type"] == "taken"
    stale = sockets[1].ask(
        {"type": "answer", "seat": 1, "serial": decision["serial"], "verb": "accept", "target": accept["target"]}
    )
    assert stale["why"]["code"] == "stale"


def test_a_banned_person_loses_the_connection(tmp_path: Path) -> None:
    with serve(tmp_path / "data") as own:
        admin = own.visitor().register("Admin")
        assert admin.me["admin"]
        guest = own.visitor().guest("Rowdy")
        table = new_table(guest, ["me", "me"])
        mine = player(guest, table["id"])
        admin.ask("PATCH", f"admin/people/{guest.me['id']}", {"banned": True})
        with pytest.raises(ConnectionClosed):
            mine.until(lambda message: False)


def test_huge_numbers_are_refused_and_nothing_breaks(server: ServerProcess) -> None:
    visitor = server.visitor().guest("Digits")
    table = new_table(visitor, ["me", "me"])
    mine = player(visitor, table["id"])
    huge = 10**40
    mine.send({"type": "seen", "serial": 0})
    mine.socket.send(f'{{"type":"seen","serial":-{huge}}}')
    assert mine.until(lambda message: message["type"] == "failed")["fault"]["code"] == "message_unreadable"
    for path, field in ((f"tables/{table['id']}/join", "seat"), ("play-now", "seats")):
        answer = visitor.post(path, content=f'{{"{field}":{huge}}}', headers={"content-type": "application/json"})
        assert answer.status_code in (400, 422), answer.text
