"""A file for one process at a time: a lock that the system takes back when the process dies, however it dies."""

import sys
from os import fstat
from os.path import samestat
from pathlib import Path
from typing import IO

if sys.platform == "win32":
    import msvcrt

    BEYOND = 1 << 40  # a lock on what is never written keeps nobody from reading

    def seize(file: IO[bytes]) -> bool:
        file.seek(BEYOND)
        try:
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True

else:
    import fcntl

    def seize(file: IO[bytes]) -> bool:
        try:
            fcntl.flock(file.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True


def is_alone(file: IO[bytes], path: Path) -> bool:
    """Whether the file is ours until it is closed, and still the one at that path: its last owner may have moved it."""
    return seize(file) and path.exists() and samestat(fstat(file.fileno()), path.stat())
