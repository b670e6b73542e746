"""A real server in a process of its own, on a free loopback port, with a data folder that outlives it."""

import os
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from signal import SIGKILL, SIGTERM
from typing import Any

import httpx2

PATIENCE = 60.0  # seconds for a slow machine under load


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class ServerProcess:
    """``quadriga serve``: start it, kill it as hard as you like, start it again on the same folder and port."""

    def __init__(self, data: Path, *flags: str, **settings: str) -> None:
        self.data = data
        self.flags = flags
        self.port = free_port()
        self.settings = {"RATE_FACTOR": "1000", "NOTICE_SECONDS": "0", "TEMPLATES": "1", "AWAY_SECONDS": "0"}
        self.settings |= {"HESITATION_MS": "20"} | settings
        self.process: subprocess.Popen[bytes] | None = None
        self.visitors: list[Visitor] = []
        self.log = data.with_name(f"{data.name}.log")

    @property
    def base_url(self) -> str:
        return f"http://127.0.0.1:{self.port}{self.settings.get('ROOT_PATH', '')}"

    @property
    def socket_url(self) -> str:
        return self.base_url.replace("http://", "ws://")

    @property
    def pid(self) -> int:
        assert self.process is not None
        return self.process.pid

    def start(self) -> "ServerProcess":
        """Returns when the server answers."""
        environment = {name: value for name, value in os.environ.items() if not name.startswith("QUADRIGA_")}
        environment |= {f"QUADRIGA_{name}": value for name, value in self.settings.items()}
        environment |= {"LANG": "C.UTF-8", "PYTHONWARNINGS": ""}
        command = [sys.executable, "-m", "quadriga.cli", "serve", "--port", str(self.port), "--data", str(self.data)]
        command += self.flags
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(command, env=environment, stdout=log, stderr=log)
        self.await_answer()
        return self

    def await_answer(self) -> None:
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            assert self.process is None or self.process.poll() is None, f"the server has ended:\n{self.output()}"
            try:
                if httpx2.get(f"{self.base_url}/healthz", trust_env=False).is_success:
                    return
            except httpx2.TransportError:
                time.sleep(0.05)
        raise AssertionError(f"the server does not answer:\n{self.output()}")

    def output(self) -> str:
        """Everything it has printed and logged."""
        return self.log.read_text(encoding="utf-8", errors="replace") if self.log.exists() else ""

    def kill(self) -> None:
        """As a power cut does: no farewell."""
        self.end(SIGKILL)

    def stop(self) -> None:
        self.end(SIGTERM)

    def end(self, signal: int) -> None:
        if self.process is not None:
            self.process.send_signal(signal)
            self.process.wait(PATIENCE)
            self.process = None

    def restart(self) -> "ServerProcess":
        self.stop()
        return self.start()

    def visitor(self, **headers: str) -> "Visitor":
        """A browser with cookies of its own."""
        self.visitors.append(Visitor(self, headers))
        return self.visitors[-1]

    def close(self) -> None:
        self.kill()
        for visitor in self.visitors:
            visitor.close()


class QuickServer(ServerProcess):
    """The same application out of a nursery: starting again takes a fraction of the time."""

    def __init__(self, data: Path, **settings: str) -> None:
        super().__init__(data, **settings)
        environment = {name: value for name, value in os.environ.items() if not name.startswith("QUADRIGA_")}
        environment |= {f"QUADRIGA_{name}": value for name, value in self.settings.items()}
        command = [sys.executable, "-m", "tests.server.nursery", str(self.port), str(data)]
        self.output_file = self.log.open("ab")
        self.nursery = subprocess.Popen(
            command, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=self.output_file, text=True
        )
        self.child = 0

    @property
    def pid(self) -> int:
        return self.child

    def start(self) -> "ServerProcess":
        assert self.nursery.stdin is not None
        assert self.nursery.stdout is not None
        self.nursery.stdin.write("start\n")
        self.nursery.stdin.flush()
        self.child = int(self.nursery.stdout.readline())
        self.await_answer()
        return self

    def end(self, signal: int) -> None:
        if self.child:
            os.kill(self.child, signal)
            self.child = 0

    def close(self) -> None:
        super().close()
        self.nursery.kill()
        self.nursery.communicate()
        self.output_file.close()


class Visitor(httpx2.Client):
    """Somebody with a browser; ``get`` and the others speak to ``/api``."""

    def __init__(self, server: ServerProcess, headers: dict[str, str] | None = None) -> None:
        super().__init__(base_url=f"{server.base_url}/api/", headers=headers, timeout=PATIENCE, trust_env=False)
        self.server = server
        self.me: dict[str, Any] = {}

    def ask(self, method: str, path: str, body: object = None, status: int = 200) -> Any:
        """The answer as JSON; the status must be the expected one."""
        response = self.request(method, path, json=body) if body is not None else self.request(method, path)
        assert response.status_code == status, f"{method} {path}: {response.status_code} {response.text}"
        return response.json() if response.content and "json" in response.headers["content-type"] else response.text

    def guest(self, name: str) -> "Visitor":
        self.me = self.ask("POST", "session/guest", {"name": name})
        return self

    def register(self, name: str, password: str = "correct horse", **more: str) -> "Visitor":
        self.me = self.ask("POST", "session/register", {"name": name, "password": password, **more})
        return self

    def refused(self, method: str, path: str, body: object = None, status: int = 422) -> str:
        """The code of the fault."""
        fault = self.ask(method, path, body, status)
        assert fault["message"], fault
        return str(fault["code"])


@contextmanager
def serve(data: Path, *flags: str, **settings: str) -> Iterator[ServerProcess]:
    """A server for a while; flags are the command line's, settings the environment's without ``QUADRIGA_``."""
    server = ServerProcess(data, *flags, **settings)
    server.start()
    try:
        yield server
    finally:
        server.close()
