"""Where records are kept, and the promise that nothing of somebody else's is written over."""

from datetime import datetime
from os import environ
from pathlib import Path

from quadriga.engine.errors import InputError
from quadriga.engine.table import Table

SUFFIX = ".quadriga"


def state_folder() -> Path:
    """The user's folder for running games: ``QUADRIGA_STATE``, else the place the system has for such things."""
    if environ.get("QUADRIGA_STATE"):
        return Path(environ["QUADRIGA_STATE"])
    if environ.get("XDG_STATE_HOME"):
        return Path(environ["XDG_STATE_HOME"]) / "quadriga"
    if environ.get("LOCALAPPDATA"):
        return Path(environ["LOCALAPPDATA"]) / "quadriga"
    return Path.home() / ".local" / "state" / "quadriga"


def fresh_path(game: str) -> Path:
    """A new name in the state folder."""
    stem = f"{game}-{datetime.now():%Y%m%d-%H%M%S}"
    folder = state_folder()
    path = folder / f"{stem}{SUFFIX}"
    count = 1
    while path.exists():
        count += 1
        path = folder / f"{stem}-{count}{SUFFIX}"
    return path


class Store:
    """Keeps the record of one session; only files that this session opened or made are written again."""

    def __init__(self, path: Path, opened: bool) -> None:
        self.path = path
        self.own = {path.resolve()} if opened else set()

    def keep(self, table: Table) -> None:
        """Write the record as it stands; cheap enough after every decision."""
        self.write(table, self.path, with_snapshot=False)

    def save(self, table: Table, path: Path | None = None) -> Path:
        """Write the record with the present state in it, here or under another name."""
        path = path or self.path
        self.write(table, path, with_snapshot=True)
        return path

    def write(self, table: Table, path: Path, with_snapshot: bool) -> None:
        if path.resolve() not in self.own and path.exists():
            raise InputError("save_exists", file=str(path))
        try:
            if path.parent == state_folder():
                path.parent.mkdir(parents=True, exist_ok=True)
            if with_snapshot:
                table.save(path)
            else:
                table.record.save(path)
        except OSError as error:
            raise InputError("file_unwritable", file=str(path), cause=str(error.strerror or error)) from None
        self.own.add(path.resolve())


def latest_unfinished(game: str) -> Path | None:
    """The newest record in the state folder that has no end yet."""
    folder = state_folder()
    try:
        files = sorted(folder.glob(f"{game}-*{SUFFIX}"), key=lambda path: path.stat().st_mtime, reverse=True)
        for path in files[:10]:
            if not path.read_text(encoding="utf-8").rstrip().rpartition("\n")[2].startswith('{"end"'):
                return path
    except (OSError, UnicodeDecodeError):
        return None
    return None
