"""What ``quadriga report`` leaves behind: the page, the records of its games, the tables."""

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from errno import EACCES, EISDIR
from os import W_OK, X_OK, access, strerror, truncate
from pathlib import Path
from shlex import join
from shutil import rmtree

from quadriga.engine.errors import InputError
from quadriga.engine.module import Document
from quadriga.lab.journal import as_line, writing
from quadriga.lab.report.sources import Gathered
from quadriga.lab.report.tables import FIELDS, write_csv, write_parquet
from quadriga.lab.report.watch import Watched


class ReportFiles:
    def __init__(self, page: Path | None, csv: Path | None, parquet: Path | None) -> None:
        self.page = page
        self.csv = csv
        self.parquet = parquet
        self.games: Path | None = None  # the folder of the records, if games are played and kept
        self.pack: Path | None = None  # which they were played with
        self.finished = 0  # games, kept or not
        self.made: list[Path] = []  # folders that were not there before

    def keep_games(self, pack: Path | None) -> None:
        self.games = self.page.parent / f"{self.page.stem}-games" if self.page is not None else None
        self.pack = pack

    @contextmanager
    def held(self) -> Iterator[None]:
        """Nothing that is there already is touched. What goes wrong leaves nothing behind but finished games."""
        with writing(self.page or Path()):
            self.check()
        try:
            with writing(self.page or Path()):
                self.make_folders()
            yield
        except BaseException:
            self.give_up()
            raise

    def check(self) -> None:
        if self.page is not None and self.page.exists():
            raise InputError("out_exists", file=str(self.page))
        if self.games is not None and self.games.exists():
            if any(file.stat().st_size for file in self.games.glob("*.jsonl")):
                raise InputError("report_games_left", folder=str(self.games), command=self.way_out())
            raise InputError("out_exists", file=str(self.games))
        for folder in (self.csv, self.parquet):
            if folder is not None and folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
                raise InputError("out_exists", file=str(folder))

    def make_folders(self) -> None:
        """Before any game is played: what cannot be written is better known now."""
        parent = self.page.parent if self.page is not None else None
        for folder in (parent, self.games, self.csv, self.parquet):
            if folder is None:
                continue
            for part in [*reversed(folder.parents), folder]:
                if not part.is_dir():
                    part.mkdir()
                    self.made.append(part)
            if not access(folder, W_OK | X_OK):
                raise PermissionError(EACCES, strerror(EACCES), str(folder))
        if self.page is not None and self.page.is_dir():  # made just now, for tables
            raise IsADirectoryError(EISDIR, strerror(EISDIR), str(self.page))

    def give_up(self) -> None:
        if self.games in self.made and not self.finished:
            rmtree(self.games, ignore_errors=True)
        for folder in reversed(self.made):
            with suppress(OSError):
                folder.rmdir()

    def add_game(self, file: Path, gathered: Gathered) -> None:
        """A whole line, or none."""
        if self.games is not None:
            size = file.stat().st_size if file.exists() else 0
            try:
                with writing(file), file.open("a", encoding="utf-8") as out:
                    out.write(as_line(gathered.line))
            except BaseException:
                with suppress(OSError):
                    truncate(file, size)
                raise
        self.finished += isinstance(gathered.found, Watched)

    def write(self, doc: Document, html: str) -> None:
        """The tables, and when they are there the page; or nothing."""
        try:
            if self.csv is not None:
                with writing(self.csv):
                    write_csv(doc, self.csv)
            if self.parquet is not None:
                with writing(self.parquet):
                    write_parquet(doc, self.parquet)
            if self.page is not None:
                with writing(self.page):
                    self.page.write_text(html, encoding="utf-8")
        except BaseException:
            for file in self.files():
                with suppress(OSError):
                    file.unlink()
            raise

    def files(self) -> Iterator[Path]:
        if self.page is not None:
            yield self.page
        for folder, suffix in ((self.csv, "csv"), (self.parquet, "parquet")):
            if folder is not None:
                yield from (folder / f"{table}.{suffix}" for table in FIELDS)

    def way_out(self) -> str:
        """The command that reports on the games of a report that was broken off."""
        pack = ["--pack", str(self.pack)] if self.pack is not None else []
        return join(["quadriga", "report", "--from", str(self.games), *pack, "--out", str(self.page)])
