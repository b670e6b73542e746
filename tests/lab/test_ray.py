"""Games on Ray clusters, our own and one that runs already; in processes of their own since Ray warns a lot."""

import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from secrets import token_hex
from shutil import rmtree
from signal import SIGKILL
from socket import create_connection
from tempfile import mkdtemp

import pytest
from tests.cli.running import clean_environment
from tests.lab.playing import plan, without_seconds
from tests.server.running import free_port

import quadriga
from quadriga.lab.cluster import code_digest
from quadriga.lab.executors import Here
from quadriga.lab.simulation import simulate

ROOT = Path(__file__).parents[2]
PATIENCE = 120.0  # seconds for a slow machine under load
GAMES = 40
SCRIPT = """
import json, sys
from functools import partial
from pathlib import Path
from quadriga.lab.cluster import RayExecutor
from quadriga.lab.simulation import play_match
from tests.lab.pieces import DieOnce
from tests.lab.playing import plan, without_seconds

work = DieOnce(partial(play_match, plan("realm", ["random"] * 3, 40)), Path(sys.argv[1]))
print(json.dumps(without_seconds(RayExecutor(jobs=2).in_order(work, range(1, 41)))))
"""
ELSEWHERE = """
import json, sys
from functools import partial
from quadriga.lab.cluster import RayExecutor
from quadriga.lab.simulation import play_match
from tests.lab.playing import plan, without_seconds

work = partial(play_match, plan("realm", ["random"] * 3, 2))
print(json.dumps(without_seconds(RayExecutor(sys.argv[1]).in_order(work, range(1, 3)))))
"""


def surroundings(home: Path) -> dict[str, str]:
    return clean_environment(None) | {"PYTHONPATH": f"{ROOT / 'src'}:{ROOT}", "HOME": str(home)}


def said_by(script: str, argument: object, environment: dict[str, str]) -> object:
    """The last line that a script prints, which is JSON."""
    command = [sys.executable, "-c", script, str(argument)]
    done = subprocess.run(command, capture_output=True, encoding="utf-8", env=environment, timeout=240, check=False)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout.splitlines()[-1])


def alone(games: int) -> object:
    """The same games in this process."""
    found = without_seconds(simulate(plan("realm", ["random"] * 3, games), Here()))
    return json.loads(json.dumps(found))


@pytest.mark.slow
def test_ray_gives_the_same_games_and_survives_a_killed_worker(tmp_path: Path) -> None:
    assert said_by(SCRIPT, tmp_path / "died", surroundings(tmp_path)) == alone(GAMES)
    assert (tmp_path / "died").exists()
    assert not (tmp_path / ".ray").exists()


@contextmanager
def head(port: int, client_port: int, environment: dict[str, str], log: Path) -> Iterator[None]:
    """A cluster of one machine, on loopback; it and whatever it has started are ended with us."""
    folder = mkdtemp(prefix="quadriga-ray-")  # a short name: sockets lie in it
    command = [str(Path(sys.executable).with_name("ray")), "start", "--head", "--block", "--node-ip-address=127.0.0.1"]
    command += [f"--port={port}", f"--ray-client-server-port={client_port}", f"--temp-dir={folder}"]
    command += ["--num-cpus=1", "--include-dashboard=false", "--disable-usage-stats"]
    with log.open("wb") as out:
        process = subprocess.Popen(command, env=environment, stdout=out, stderr=out, start_new_session=True)
    try:
        for each in (port, client_port):
            await_listener(each, process, log)
        yield
    finally:
        process.terminate()
        with suppress(subprocess.TimeoutExpired):
            process.wait(40.0)
        with suppress(ProcessLookupError):
            os.killpg(process.pid, SIGKILL)
        process.wait()
        rmtree(folder, ignore_errors=True)


def await_listener(port: int, process: "subprocess.Popen[bytes]", log: Path) -> None:
    deadline = time.monotonic() + PATIENCE
    while True:
        try:
            create_connection(("127.0.0.1", port), 1.0).close()
            return
        except OSError:
            said = log.read_text(encoding="utf-8", errors="replace")
            assert process.poll() is None, said
            assert time.monotonic() < deadline, said
            time.sleep(0.2)


@pytest.mark.slow
def test_a_cluster_that_runs_already_gives_the_same_games_from_within_and_from_anywhere(tmp_path: Path) -> None:
    token = {"RAY_AUTH_MODE": "token", "RAY_AUTH_TOKEN": token_hex(32), "RAY_USAGE_STATS_ENABLED": "0"}
    environment = surroundings(tmp_path) | token
    port, client_port = free_port(), free_port()
    with head(port, client_port, environment, tmp_path / "head.log"):
        for address in (f"127.0.0.1:{port}", f"ray://127.0.0.1:{client_port}"):
            assert said_by(ELSEWHERE, address, environment) == alone(2)


@pytest.mark.parametrize(
    "name, decides",
    [
        ("games/warriors/data/units.toml", True),
        ("bots/warriors/evaluation.json", True),
        ("lab/run.py", True),
        ("games/warriors/locale/en.ftl", False),
        ("server/app.py", False),
    ],
)
def test_everything_that_decides_over_results_is_compared(
    name: str, decides: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(quadriga, "__file__", str(tmp_path / "__init__.py"))
    file = tmp_path / name
    file.parent.mkdir(parents=True)
    file.write_text("1", encoding="utf-8")
    before = code_digest()
    file.write_text("2", encoding="utf-8")
    assert (code_digest() != before) == decides
