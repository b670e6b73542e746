"""``quadriga verify``: play records again and check everything that can be checked."""

from pathlib import Path

from quadriga.cli.packs import pack_at
from quadriga.cli.records import game_lines, games_in, is_games_file, naming
from quadriga.cli.terminal import WARNING, Page
from quadriga.engine.pack import Pack
from quadriga.engine.record import Record, RecordReader
from quadriga.engine.table import verify_record
from quadriga.games.registry import find_game
from quadriga.language.texts import Texts


def verify(texts: Texts, path: Path, number: int | None, plain: bool, folder: Path | None) -> int:
    """0 if all holds, 1 if something does not; a file that is no finished record is bad input."""
    checking = Checking(texts, Page(plain), pack_at(folder))
    if number is not None:
        return checking.one(checking.name(path, number), game_lines(path, number))
    return checking.all_games(path) if is_games_file(path) else checking.one(path)


class Checking:
    """What has been played again so far."""

    def __init__(self, texts: Texts, page: Page, pack: Pack | None) -> None:
        self.texts = texts
        self.page = page
        self.pack = pack
        self.games = 0
        self.failed = 0
        self.answers = 0
        self.rolls = 0
        self.fingerprints = 0

    def name(self, path: Path, number: int) -> Path:
        """How complaints call a game within a file."""
        return Path(self.texts("verify-game", file=str(path), number=number))

    def one(self, path: Path, lines: list[str] | None = None) -> int:
        record = self.check(path, lines)
        if self.failed:
            return 1
        self.tell("verify-passed", path, commitment=record.commitment[:16])
        return 0

    def all_games(self, path: Path) -> int:
        """Faults of all games are told; at what is no finished record it ends."""
        for number, lines in games_in(path):
            self.check(self.name(path, number), lines)
        if self.failed:
            failed = self.texts("verify-games-failed", file=str(path), failed=self.failed, games=self.games)
            self.page.line(failed, WARNING)
            return 1
        self.tell("verify-games-passed", path, games=self.games)
        return 0

    def check(self, path: Path, lines: list[str] | None) -> Record:
        """A record; it is the file itself if its lines are not given."""
        with naming(path):
            reader = RecordReader(path, "\n".join(lines) if lines is not None else None)
            module = find_game(reader.game(), self.pack)
            record = reader.record(module)
            faults = verify_record(module, record, path)
            for fault in faults:
                if fault.code == "verify_unfinished":
                    raise fault
                self.page.line(self.texts.error(fault), WARNING)
        if faults:
            self.page.line(self.texts("verify-failed", file=str(path), count=len(faults)), WARNING)
        self.games += 1
        self.failed += bool(faults)
        self.answers += len(record.entries)
        self.rolls += len(record.opening) + sum(len(entry.chance) for entry in record.entries)
        self.fingerprints += len(record.fingerprints)
        return record

    def tell(self, message: str, path: Path, **more: str | int) -> None:
        counts = {"answers": self.answers, "rolls": self.rolls, "fingerprints": self.fingerprints}
        self.page.line(self.texts(message, file=str(path), **counts, **more))
