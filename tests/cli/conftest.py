"""Nothing of these tests touches the files of whoever runs them."""

from pathlib import Path

import pytest
from tests.cli.running import run


@pytest.fixture(autouse=True)
def state(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where autosaves go."""
    folder = tmp_path / "state"
    monkeypatch.setenv("QUADRIGA_STATE", str(folder))
    monkeypatch.setenv("QUADRIGA_LANG", "en")
    monkeypatch.delenv("NO_COLOR", raising=False)
    monkeypatch.delenv("COLUMNS", raising=False)
    return folder


@pytest.fixture(scope="session")
def finished_record(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The text of a short finished game among bots."""
    path = tmp_path_factory.mktemp("finished") / "game.quadriga"
    seats = "--seats=random,random"
    result = run("play", "warriors", seats, "--turn-limit=2", "--seed=5", "--save", path, QUADRIGA_LANG="en")
    assert result.exit_code == 0, result.output
    return path.read_text(encoding="utf-8")


@pytest.fixture(scope="session")
def running_record(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The text of a game stopped in its second turn, with a snapshot in it."""
    path = tmp_path_factory.mktemp("running") / "game.quadriga"
    typed = "1\n1\n1\npass\npass\npass\ndone\npass\n"
    arguments = ("--seats=human,random,random", "--seed=9", "--save", path)
    result = run("play", "warriors", *arguments, typed=typed, QUADRIGA_LANG="en")
    assert result.exit_code == 0, result.output
    text = path.read_text(encoding="utf-8")
    assert '"snapshot"' in text
    return text
