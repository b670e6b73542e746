"""Lots for the seats: drawn when the game begins, told to everybody, out of the seed the table is committed to."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update
from tests.server.client import SocketPlayer
from tests.server.parts import services_at
from tests.server.running import ServerProcess
from tests.server.tables import cookie_of, new_table, player, spectator
from tests.server.test_tables import finished_table, wait_for_end

from quadriga.engine.record import commit
from quadriga.games.registry import find_game
from quadriga.games.seating import drawn_seats
from quadriga.server.lobby import tables as lobby
from quadriga.server.people.accounts import make_guest
from quadriga.server.play.loading import table_row
from quadriga.server.play.records import read
from quadriga.server.storage.schema import tables
from quadriga.server.wire.lobby import NewTable, SeatWish

Doc = dict[str, Any]
CIVILIZATION = find_game("civilization")
MEDIOEVO = find_game("medioevo")


def sitting(table: Doc) -> list[str]:
    """Who sits where, by name or kind of bot."""
    return [seat["person"]["name"] if seat["kind"] == "person" else seat["bot"] for seat in table["seats"]]


# ---------------------------------------------------------------- the draw


@pytest.mark.rule("CV-SET-8")
def test_every_order_of_three_is_drawn() -> None:
    options = CIVILIZATION.read_options(3, {})
    drawn = {tuple(drawn_seats(CIVILIZATION, 3, options, str(seed), "")) for seed in range(100)}
    assert len(drawn) == 6
    assert all(sorted(order) == [0, 1, 2] for order in drawn)


@pytest.mark.parametrize(("seats", "teams"), [(4, 2), (6, 2), (6, 3)])
def test_team_mates_stay_together(seats: int, teams: int) -> None:
    options = MEDIOEVO.read_options(seats, {"teams": teams})
    drawn = [drawn_seats(MEDIOEVO, seats, options, str(seed), "salt") for seed in range(200)]
    for order in drawn:
        assert sorted(order) == list(range(seats))
        sides = {(seat % teams, before % teams) for seat, before in enumerate(order)}
        assert len(sides) == teams
    assert {order[0] for order in drawn} == set(range(seats))


# ---------------------------------------------------------------- over real sockets


@pytest.mark.rule("CV-SET-8")
def test_the_draw_is_told_to_everybody_and_everybody_has_the_seat_drawn(server: ServerProcess) -> None:
    host, friend = server.visitor().guest("Host"), server.visitor().guest("Friend")
    table = new_table(host, ["me", "open", "random", "random"], "civilization", visibility="public")
    assert table["draw_seats"]
    path = f"tables/{table['id']}"
    friend.ask("POST", f"{path}/join", {"seat": 1})
    waiting = SocketPlayer(server.base_url, table["id"], cookie_of(friend))
    waiting.until(lambda message: message["type"] == "table")
    before = sitting(waiting.table)
    assert before == ["Host", "Friend", "random", "random"]
    begun = host.ask("POST", f"{path}/start")
    assert sorted(begun["drawn"]) == [0, 1, 2, 3]
    assert sitting(begun) == [before[seat] for seat in begun["drawn"]]
    assert waiting.until(lambda message: message["type"] == "table")["table"]["drawn"] == begun["drawn"]
    assert waiting.table["mine"] == [begun["drawn"].index(1)]
    for visitor, seat in ((host, 0), (friend, 1)):
        seated = player(visitor, table["id"])
        assert seated.welcome["table"]["drawn"] == begun["drawn"]
        assert seated.welcome["mine"] == [begun["drawn"].index(seat)]
        assert [state["seat"] for state in seated.update["seats"]] == seated.welcome["mine"]
    assert spectator(server, table["id"]).welcome["table"]["drawn"] == begun["drawn"]


@pytest.mark.rule("CV-SET-8")
def test_the_lots_come_from_the_committed_seed(server: ServerProcess) -> None:
    visitor = server.visitor().guest("Solo")
    table = visitor.ask("POST", "play-now", {"game": "civilization", "bot": "random", "seats": 6})
    record = read(visitor.ask("GET", f"tables/{table['id']}/record"))
    assert table["commitment"] == commit(record.seed, record.salt)
    assert table["drawn"] == drawn_seats(CIVILIZATION, 6, record.options, record.seed, record.salt)
    assert table["mine"] == [table["drawn"].index(0)]
    assert record.players == ["human" if seat in table["mine"] else "random" for seat in range(6)]


def test_other_games_draw_only_if_the_host_wants_it(server: ServerProcess) -> None:
    host, other = server.visitor().guest("Host"), server.visitor().guest("Other")
    games = {game["name"]: game.get("draws_seats", False) for game in host.ask("GET", "games")}
    assert games == {"warriors": False, "byzantion": False, "medioevo": False, "civilization": True}
    table = new_table(host, ["me", "random", "open"])
    path = f"tables/{table['id']}"
    assert "draw_seats" not in table
    assert other.refused("PATCH", path, {"draw_seats": True}, 403) == "not_host"
    assert host.ask("PATCH", path, {"draw_seats": True})["draw_seats"]
    host.ask("POST", f"{path}/fill", {"bot": "greedy"})
    begun = host.ask("POST", f"{path}/start")
    assert sitting(begun) == [["Host", "random", "medium"][seat] for seat in begun["drawn"]]
    assert host.refused("PATCH", path, {"draw_seats": False}, 409) == "table_started"


def test_the_host_may_keep_the_seats_of_a_game_that_draws(server: ServerProcess) -> None:
    table = new_table(server.visitor().guest("Solo"), ["random", "me", "random"], "civilization", draw_seats=False)
    assert "drawn" not in table
    assert table["mine"] == [1]


def test_a_lesson_has_its_learner_where_it_wants_him(server: ServerProcess) -> None:
    visitor = server.visitor().guest("Pupil")
    for game in visitor.ask("GET", "games"):
        for lesson in game.get("lessons", []):
            body = {"game": game["name"], "seats": [], "lesson": lesson, "draw_seats": True}
            assert "drawn" not in visitor.ask("POST", "tables", body)


def test_a_finished_draw_is_verified_and_a_rematch_draws_again(server: ServerProcess) -> None:
    visitor = server.visitor().guest("Judge")
    table = finished_table(visitor, draw_seats=True)
    assert visitor.ask("GET", f"tables/{table}/verify")["holds"]
    again = visitor.ask("POST", f"tables/{table}/rematch")
    assert (again["draw_seats"], "drawn" in again) == (True, False)
    visitor.ask("POST", f"tables/{again['id']}/start")
    wait_for_end(visitor, again["id"])
    assert sorted(visitor.ask("GET", f"tables/{again['id']}")["drawn"]) == [0, 1]


# ---------------------------------------------------------------- inside the server


def test_lots_that_the_seed_does_not_bear_out_are_found(tmp_path: Path) -> None:
    async def scene() -> None:
        async with services_at(tmp_path) as services:
            person = await make_guest(services, "Host")
            wanted = NewTable("realm", [SeatWish("me")] * 3, draw_seats=True, start=True)
            table = await lobby.create(services, person, wanted)
            live = await services.play.live(table)
            while not live.table.game.over:
                g = live.table.game
                seat = g.waiting()[0]
                assert await live.answer(seat, g.stack[-1].default(g, seat), None) is None
            assert (await services.play.verify(table)).holds
            async with services.database.begin() as connection:
                drawn = (await table_row(connection, table))["drawn"]
                turned = [*drawn[1:], drawn[0]]
                await connection.execute(update(tables).where(tables.c.id == table).values(drawn=turned))
            verdict = await services.play.verify(table)
            assert not verdict.holds
            assert [fault.code for fault in verdict.faults] == ["verify_draw"]

    asyncio.run(scene())
