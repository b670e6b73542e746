"""Administration: over HTTP, and of the data folder from the terminal."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from tests.cli.running import run
from tests.server.running import ServerProcess, serve


def test_only_administrators_administer(server: ServerProcess) -> None:
    admin = server.visitor().register("Admin")
    other = server.visitor().register("Other")
    for path in ("people", "reports", "audit"):
        assert other.refused("GET", f"admin/{path}", status=403) == "admin_only"
        assert server.visitor().refused("GET", f"admin/{path}", status=401) == "session_needed"
        admin.ask("GET", f"admin/{path}")
    assert other.refused("POST", f"admin/people/{admin.me['id']}/recovery", status=403) == "admin_only"
    rows = {row["name"]: row for row in admin.ask("GET", "admin/people")}
    assert rows["Admin"]["admin"]
    assert not rows["Other"]["guest"]
    path = f"admin/people/{other.me['id']}"
    assert admin.ask("PATCH", path, {"banned": True})["banned"]
    assert "id" not in other.ask("GET", "session")
    login = {"name": "Other", "password": "correct horse"}
    assert other.refused("POST", "session/login", login, 403) == "banned"
    admin.ask("PATCH", path, {"banned": False, "admin": True})
    assert other.ask("POST", "session/login", login)["admin"]
    assert admin.refused("PATCH", f"admin/people/{admin.me['id']}", {"admin": False}) == "admin_self"
    assert admin.refused("PATCH", "admin/people/nobody", {"admin": False}, 404) == "person_unknown"
    assert admin.refused("POST", "admin/reports/99/settle", status=404) == "report_unknown"
    done = [row["what"] for row in admin.ask("GET", "admin/audit")]
    assert {"registered", "banned_set", "banned_unset", "admin_set"} <= set(done)


@pytest.fixture
def left(tmp_path: Path) -> Path:
    """The folder of a server that was killed with a game under way."""
    data = tmp_path / "data"
    with serve(data) as running:
        anna = running.visitor().register("Anna")
        anna.ask("POST", "play-now", {"seats": 2})
        assert run("serve", "--data", data, "--port", 0, "--lang=en").exit_code == 2
        assert run("admin", "restore", data / "quadriga.sqlite", "--data", data).exit_code == 2
        result = run("admin", "backup", tmp_path / "live.sqlite", "--data", data, "--lang=en")
        assert result.exit_code == 0, result.output
        assert "live.sqlite written" in result.output
    return data


def test_backup_restore_list_and_doctor(left: Path, tmp_path: Path) -> None:
    copy = tmp_path / "live.sqlite"
    assert copy.stat().st_mode & 0o077 == 0
    assert run("admin", "backup", copy, "--data", left).exit_code == 2
    listed = run("admin", "list", "--data", left, "--lang=it")
    assert listed.exit_code == 0
    for word in ("Anna", "warriors", "in corso", "amministratore"):
        assert word in listed.output
    healthy = run("admin", "doctor", "--data", left, "--lang=en")
    assert healthy.exit_code == 0, healthy.output
    assert "1 running game loads." in healthy.output
    for file in left.glob("quadriga.sqlite*"):
        file.unlink()
    assert run("admin", "doctor", "--data", left).exit_code == 2
    restored = run("admin", "restore", copy, "--data", left)
    assert restored.exit_code == 0, restored.output
    again = run("admin", "restore", copy, "--data", left, "--lang=en")
    assert "kept as" in again.output
    assert len(list(left.glob("quadriga-before-*.sqlite"))) == 1
    with serve(left) as running:
        entered = running.visitor().ask("POST", "session/login", {"name": "Anna", "password": "correct horse"})
        assert entered["admin"]
    assert run("admin", "doctor", "--data", left).exit_code == 0


def test_what_is_no_backup_is_refused(left: Path, tmp_path: Path) -> None:
    nonsense = tmp_path / "nonsense"
    nonsense.write_text("not a database, and long enough to be looked at closely" * 20)
    newer = tmp_path / "newer.sqlite"
    newer.write_bytes((tmp_path / "live.sqlite").read_bytes())
    with closing(sqlite3.connect(newer)) as database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
        database.commit()
    for file, sentence in ((nonsense, "sound backup"), (newer, "newer Quadriga"), (tmp_path / "none", "no such file")):
        result = run("admin", "restore", file, "--data", left, "--lang=en")
        assert result.exit_code == 2
        assert sentence in result.output
    assert run("admin", "doctor", "--data", left).exit_code == 0


def test_the_doctor_sees_a_damaged_game_and_a_wrong_folder(left: Path, tmp_path: Path) -> None:
    with closing(sqlite3.connect(left / "quadriga.sqlite")) as database:
        database.execute("UPDATE tables SET data_hash = 'x', revision = 99")
        database.commit()
    sick = run("admin", "doctor", "--data", left, "--lang=en")
    assert sick.exit_code == 1
    assert "1 running game does not load" in sick.output
    missing = run("admin", "list", "--data", tmp_path / "mistyped", "--lang=en")
    assert missing.exit_code == 2
    assert "check --data" in missing.output
    assert not (tmp_path / "mistyped").exists()


def test_a_port_in_use_is_told(server: ServerProcess, tmp_path: Path) -> None:
    result = run("serve", "--port", server.port, "--data", tmp_path / "data", "--lang=en")
    assert result.exit_code == 2
    assert "Choose another --port" in result.output
