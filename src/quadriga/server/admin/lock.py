"""One server a data folder: a lock that the system takes back when the process dies, however it dies."""

import sys
from pathlib import Path
from typing import IO, Final

from quadriga.engine.errors import InputError

NAME: Final = "lock"

if sys.platform == "win32":
    import msvcrt

    def seize(file: IO[str]) -> None:
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def seize(file: IO[str]) -> None:
        fcntl.flock(file.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)


class FolderLock:
    """Held until released; raises if another process holds it."""

    def __init__(self, folder: Path) -> None:
        self.file = (folder / NAME).open("a", encoding="utf-8")
        try:
            seize(self.file)
        except OSError:
            self.file.close()
            raise InputError("data_in_use", folder=str(folder)) from None

    def release(self) -> None:
        self.file.close()


def is_held(folder: Path) -> bool:
    if not (folder / NAME).exists():
        return False
    try:
        FolderLock(folder).release()
    except InputError:
        return True
    return False
