"""Driving the command line: inside this process, as a process of its own, and on a terminal."""

import os
import pty
import re
import select
import subprocess
import sys
import time
from pathlib import Path
from signal import SIG_DFL, SIGINT, signal

from typer.testing import CliRunner, Result

from quadriga.cli.app import app

ESCAPES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]|\x1b\][^\x07]*\x07|\r")
PATIENCE = 60.0  # seconds for a slow machine under load


def run(*arguments: object, typed: str = "", **environment: str) -> Result:
    """A command in this process; its files go where the fixture ``state`` has put them."""
    return CliRunner().invoke(app, [str(argument) for argument in arguments], input=typed, env=environment)


def run_process(
    *arguments: object, typed: str = "", state: Path | None = None, **environment: str
) -> "subprocess.CompletedProcess[str]":
    return subprocess.run(
        [sys.executable, "-m", "quadriga.cli", *(str(argument) for argument in arguments)],
        input=typed,
        capture_output=True,
        encoding="utf-8",
        env=clean_environment(state) | environment,
        timeout=PATIENCE * 2,
        check=False,
    )


def clean_environment(state: Path | None) -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if name in ("PATH", "PYTHONPATH", "HOME", "VIRTUAL_ENV")}
    return kept | {"LANG": "C.UTF-8", "TERM": "xterm-256color", "QUADRIGA_STATE": str(state or "/nonexistent")}


def heed_interrupts() -> None:
    """As on a real terminal, even where the tests themselves run in a background that ignores interrupts."""
    signal(SIGINT, SIG_DFL)


class Terminal:
    """A command on a terminal of its own; ``see`` waits for a text, ``type`` writes a line."""

    def __init__(self, *arguments: object, state: Path, **environment: str) -> None:
        self.master, slave = pty.openpty()
        self.process = subprocess.Popen(
            [sys.executable, "-m", "quadriga.cli", *(str(argument) for argument in arguments)],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env=clean_environment(state) | {"COLUMNS": "100", "LINES": "30"} | environment,
            close_fds=True,
            preexec_fn=heed_interrupts,
        )
        os.close(slave)
        self.raw = ""
        self.read_to = 0

    def __enter__(self) -> "Terminal":
        return self

    def __exit__(self, *_: object) -> None:
        self.process.kill()
        self.process.wait()
        os.close(self.master)

    @property
    def text(self) -> str:
        return ESCAPES.sub("", self.raw)

    def take(self, seconds: float) -> bool:
        """Read what has come; False once the command has closed its terminal."""
        if not select.select([self.master], [], [], seconds)[0]:
            return True
        try:
            data = os.read(self.master, 65536)
        except OSError:
            return False
        self.raw += data.decode("utf-8", "replace")
        return bool(data)

    def see(self, wanted: str) -> str:
        """Wait until a text has come that was not there before; returns everything since the last wait."""
        deadline = time.monotonic() + PATIENCE
        while wanted not in self.text[self.read_to :]:
            assert self.take(0.2), f"ended before {wanted!r}:\n{self.text}"
            assert time.monotonic() < deadline, f"{wanted!r} did not come:\n{self.text}"
        self.wait_for_quiet()
        seen = self.text[self.read_to :]
        self.read_to = len(self.text)
        return seen

    def wait_for_quiet(self) -> None:
        """Until the command has said all it has to say and listens."""
        length = -1
        while len(self.raw) != length:
            length = len(self.raw)
            self.take(0.3)

    def type(self, line: str) -> None:
        os.write(self.master, f"{line}\n".encode())

    def interrupt(self) -> None:
        self.process.send_signal(SIGINT)

    def end(self) -> int:
        """Wait for the exit code."""
        deadline = time.monotonic() + PATIENCE
        while self.take(0.2):
            assert time.monotonic() < deadline, self.text
            if self.process.poll() is not None and not select.select([self.master], [], [], 0)[0]:
                break
        return self.process.wait(PATIENCE)
