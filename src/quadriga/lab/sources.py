"""What results depend on besides rules, options and seed: the sources, as a digest."""

from collections.abc import Iterable
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Final

import quadriga
from quadriga.games.registry import GAMES, TEMPLATES

CODE: Final = "code"  # its name in journals
LEARNT: Final = (".py", ".json")  # what bots are told, and what they have learnt; no machine code made of it


@cache
def bots_digest(game: str) -> str:
    """Of all that the bots' answers in a game depend on; printed facts have a hash of their own."""
    others = {other for other in (*GAMES, *TEMPLATES) if other != game}
    parts = ("engine", "games", "bots")
    return digest(file for file in sources(parts, LEARNT) if file.relative_to(root()).parts[1] not in others)


def digest(files: Iterable[Path]) -> str:
    found = sha256()
    for file in files:
        found.update(file.relative_to(root()).as_posix().encode())
        found.update(file.read_bytes())
    return found.hexdigest()


def sources(parts: Iterable[str], suffixes: tuple[str, ...]) -> list[Path]:
    return [file for part in parts for file in sorted((root() / part).rglob("*")) if file.suffix in suffixes]


def root() -> Path:
    return Path(quadriga.__file__).parent
