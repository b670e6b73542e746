"""Guests, accounts, sessions, recovery, deletion."""

from pathlib import Path

import pytest
from tests.server.running import ServerProcess, Visitor, serve

PASSWORD = "correct horse"


def table_of(visitor: Visitor, *seats: str, **more: object) -> str:
    wishes = [{"kind": kind} for kind in seats]
    return str(visitor.ask("POST", "tables", {"game": "warriors", "seats": wishes, **more})["id"])


def test_nobody_is_nobody(server: ServerProcess) -> None:
    me = server.visitor().ask("GET", "session")
    assert "id" not in me
    assert server.visitor().refused("PATCH", "me", {"name": "X"}, 401) == "session_needed"


def test_a_guest_stays_the_same_person(server: ServerProcess) -> None:
    anna = server.visitor().guest("  Anna \u00a0 of  Siena ")
    assert anna.me["name"] == "Anna of Siena"
    assert anna.ask("GET", "session")["id"] == anna.me["id"]
    assert anna.ask("POST", "session/guest", {"name": "Other"})["id"] == anna.me["id"]


@pytest.mark.parametrize("name", ["", "   ", "x" * 31, "a\u202eb", "\u2014", "a\x00b", "\ufdfa" * 30])
def test_names_that_are_none(server: ServerProcess, name: str) -> None:
    assert server.visitor().refused("POST", "session/guest", {"name": name}) == "name_invalid"


def test_the_first_account_administers_and_only_the_first(tmp_path: Path) -> None:
    with serve(tmp_path / "data") as fresh:
        assert fresh.visitor().ask("GET", "session")["first_account"]
        first = fresh.visitor().register("First")
        second = fresh.visitor().register("Second")
        assert first.me["admin"]
        assert "admin" not in second.me
        assert "first_account" not in second.me


def test_a_guest_who_registers_keeps_id_and_seats(server: ServerProcess) -> None:
    guest = server.visitor().guest("Bruno")
    table = table_of(guest, "me", "open")
    before = guest.me["id"]
    guest.register("Bruno")
    assert guest.me["id"] == before
    assert guest.me["guest"] is False
    assert guest.ask("GET", f"tables/{table}")["mine"] == [0]


def test_names_of_accounts_are_taken_however_they_are_written(server: ServerProcess) -> None:
    server.visitor().register("Carla")
    other = server.visitor()
    assert other.refused("POST", "session/register", {"name": "cARLA", "password": PASSWORD}, 409) == "name_taken"
    assert other.refused("POST", "session/guest", {"name": "Ｃarla"}, 409) == "name_taken"


def test_wrong_password_and_unknown_name_look_the_same(server: ServerProcess) -> None:
    server.visitor().register("Dora")
    faults = [
        server.visitor().ask("POST", "session/login", {"name": name, "password": "wrong password"}, 401)
        for name in ("Dora", "Nobody at all")
    ]
    assert faults[0] == faults[1]
    assert faults[0]["code"] == "credentials_wrong"


def test_logging_out_and_in_again(server: ServerProcess) -> None:
    ezio = server.visitor().register("Ezio")
    ezio.ask("POST", "session/logout", status=204)
    assert "id" not in ezio.ask("GET", "session")
    assert ezio.ask("POST", "session/login", {"name": "EZIO", "password": PASSWORD})["id"] == ezio.me["id"]


def test_a_guest_brings_seats_into_an_account(server: ServerProcess) -> None:
    account = server.visitor().register("Fulvia")
    guest = server.visitor().guest("Somebody")
    table = table_of(guest, "me", "open")
    guest.ask("POST", "session/login", {"name": "Fulvia", "password": PASSWORD})
    assert guest.ask("GET", "session")["id"] == account.me["id"]
    info = account.ask("GET", f"tables/{table}")
    assert info["mine"] == [0]
    assert info["can_host"]
    assert info["seats"][0]["person"]["name"] == "Fulvia"


def test_passwords_have_a_length(server: ServerProcess) -> None:
    short = {"name": "Gino", "password": "short"}
    assert server.visitor().refused("POST", "session/register", short) == "password_length"


def test_a_new_password_needs_the_old_one_and_ends_other_sessions(server: ServerProcess) -> None:
    here = server.visitor().register("Ida")
    there = server.visitor()
    there.ask("POST", "session/login", {"name": "Ida", "password": PASSWORD})
    wanted = {"password": "another horse", "old_password": "wrong"}
    assert here.refused("PATCH", "me", wanted, 401) == "credentials_wrong"
    here.ask("PATCH", "me", {"password": "another horse", "old_password": PASSWORD})
    assert here.ask("GET", "session")["id"] == here.me["id"]
    assert "id" not in there.ask("GET", "session")


def test_preferences_are_kept_with_the_account(server: ServerProcess) -> None:
    lia = server.visitor().register("Lia")
    wanted = {"language": "it", "theme": "dark", "sound": True, "webhook": "https://example.org/hook"}
    assert lia.ask("PATCH", "me", {"preferences": wanted})["preferences"] == wanted
    again = server.visitor()
    found = again.ask("POST", "session/login", {"name": "Lia", "password": PASSWORD})
    assert found["preferences"] == wanted
    for bad in ("ftp://example.org", "https://user:word@example.org", "https://", "x" * 600):
        assert lia.refused("PATCH", "me", {"preferences": {"webhook": bad}}) == "webhook_invalid"


def test_a_new_name_is_seen_at_the_tables(server: ServerProcess) -> None:
    mara = server.visitor().guest("Mara")
    table = table_of(mara, "me", "open")
    mara.ask("PATCH", "me", {"name": "Marina"})
    assert mara.ask("GET", f"tables/{table}")["seats"][0]["person"]["name"] == "Marina"


def test_the_administrator_lets_somebody_back_in_once(tmp_path: Path) -> None:
    with serve(tmp_path / "data") as fresh:
        admin = fresh.visitor().register("Admin")
        nora = fresh.visitor().register("Nora")
        made = admin.ask("POST", f"admin/people/{nora.me['id']}/recovery")
        assert made["name"] == "Nora"
        new = fresh.visitor()
        given = {"token": made["token"], "password": "a new password"}
        assert new.ask("POST", "session/recover", given)["id"] == nora.me["id"]
        assert "id" not in nora.ask("GET", "session")
        assert fresh.visitor().refused("POST", "session/recover", given) == "token_invalid"
        new.ask("POST", "session/login", {"name": "Nora", "password": "a new password"})
        database = (tmp_path / "data" / "quadriga.sqlite").read_bytes()
        wal = (tmp_path / "data" / "quadriga.sqlite-wal").read_bytes()
        assert made["token"].encode() not in database + wal + fresh.output().encode()


def test_asking_for_recovery_tells_nothing(server: ServerProcess) -> None:
    server.visitor().register("Olga")
    for name in ("Olga", "Nobody at all"):
        assert server.visitor().ask("POST", "session/recovery", {"name": name}, 204) == ""


def test_whoever_goes_leaves_games_but_no_name(server: ServerProcess) -> None:
    pia = server.visitor().register("Pia", email="pia@example.org")
    rosa = server.visitor().guest("Rosa")
    running = table_of(pia, "me", "open", visibility="public")
    rosa.ask("POST", f"tables/{running}/join", {})
    pia.ask("POST", f"tables/{running}/start")
    waiting = table_of(pia, "me", "open", visibility="public")
    pia.ask("DELETE", "me", status=204)
    assert "id" not in pia.ask("GET", "session")
    seat = rosa.ask("GET", f"tables/{running}")["seats"][0]
    assert seat["person"]["name"] == "—"
    assert seat["caretaker"]
    assert rosa.refused("GET", f"tables/{waiting}", status=404) == "table_unknown"
    wrong = {"name": "Pia", "password": PASSWORD}
    assert server.visitor().refused("POST", "session/login", wrong, 401) == "credentials_wrong"
    server.visitor().register("Pia")


def test_closed_registrations(tmp_path: Path) -> None:
    with serve(tmp_path / "data", REGISTRATIONS="no") as closed:
        body = {"name": "Anna", "password": PASSWORD}
        assert closed.visitor().refused("POST", "session/register", body, 403) == "registrations_closed"
