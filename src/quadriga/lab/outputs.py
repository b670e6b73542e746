"""Files into which a simulation writes its games: whole records, or a row for each game and seat."""

from abc import ABC, abstractmethod
from os import replace
from pathlib import Path
from time import monotonic
from typing import IO, Any, Final

from quadriga.engine.errors import InputError
from quadriga.engine.module import Document
from quadriga.lab.extras import need
from quadriga.lab.journal import as_line, open_lines, write_all
from quadriga.lab.simulation import Match, Plan

GROUP: Final = 2000  # rows in a row group of a Parquet file
PATIENCE: Final = 30.0  # seconds after which a smaller group is written too
UNFINISHED: Final = ".unfinished"  # behind the name of a file: the folder that lies beside it while it grows


class Output(ABC):
    """A file that grows by a game at a time."""

    def __init__(self, path: Path) -> None:
        self.path = path

    @abstractmethod
    def begin(self) -> None:
        """A file without games."""

    def holds(self, plan: Plan, games: int) -> int:
        """How many of so many finished games, from the first on, need not be played again for its sake."""
        return games

    @abstractmethod
    def resume(self, games: int) -> bool:
        """Go on after so many games; True if these have to be given once more."""

    @abstractmethod
    def add(self, match: Match) -> None: ...

    @abstractmethod
    def close(self) -> None:
        """Leave a file that can be read, whether all games are in it or not."""


class Lines(Output):
    """JSON lines, in the file before the game is told."""

    @abstractmethod
    def documents(self, match: Match) -> list[Document]: ...

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.file: IO[bytes] | None = None  # open from the first game on

    def begin(self) -> None:
        self.path.touch()

    def add(self, match: Match) -> None:
        if self.file is None:
            self.file = open_lines(self.path)
        write_all(self.file, "".join(as_line(doc) for doc in self.documents(match)))

    def close(self) -> None:
        if self.file is not None:
            self.file.close()


class RecordLines(Lines):
    """A record a line: what ``quadriga replay`` and ``quadriga verify`` read."""

    def documents(self, match: Match) -> list[Document]:
        return [{"game": match.number, "seed": match.seed, "record": match.played.lines}]

    def holds(self, plan: Plan, games: int) -> int:
        """Records are nowhere else: what did not get into the file before somebody was killed is not there."""
        if not self.path.exists():
            raise InputError("nothing_to_resume", file=str(self.path))
        whole = 0
        with self.path.open("rb") as file:
            for number, line in enumerate(file, 1):
                start = as_line({"game": number, "seed": plan.seed_of(number)}).removesuffix("}\n").encode()
                if not start.startswith(line.rstrip(b"\0")[: len(start)]):  # zeros are left by a power cut
                    raise InputError("games_file_damaged", file=str(self.path), line=number)
                whole += line.endswith(b"\n")
        return min(whole, games)

    def resume(self, games: int) -> bool:
        with self.path.open("rb+") as file:
            for _ in range(games):
                file.readline()
            file.truncate(file.tell())
        return False


class RowLines(Lines):
    """A row for each game and seat as a JSON object a line."""

    def documents(self, match: Match) -> list[Document]:
        return rows_of(match)

    def resume(self, games: int) -> bool:
        self.path.write_bytes(b"")
        return True


class ParquetRows(Output):
    """The same rows as a Parquet file.

    Such a file can be read only when its end is written. So the groups are first written as files of their own, each
    whole, into the folder beside it; whoever is killed leaves those. At the end they become one file.
    """

    def __init__(self, path: Path) -> None:
        need("lab", "pyarrow")
        super().__init__(path)
        self.folder = unfinished(path)
        self.rows: list[Document] = []
        self.parts: list[Path] = []
        self.schema: Any = None
        self.written = monotonic()

    def begin(self) -> None:
        self.folder.mkdir(exist_ok=True)

    def resume(self, games: int) -> bool:
        self.folder.mkdir(exist_ok=True)
        for part in self.folder.glob("part-*"):
            part.unlink()
        return True

    def add(self, match: Match) -> None:
        self.rows.extend(rows_of(match))
        if len(self.rows) >= GROUP or monotonic() > self.written + PATIENCE:
            self.write_group()

    def write_group(self) -> None:
        import pyarrow
        import pyarrow.parquet

        if self.schema is None:
            self.schema = schema_of(self.rows[0])
        part = self.folder / f"part-{len(self.parts) + 1:06}.parquet"
        draft = part.with_suffix(".draft")
        pyarrow.parquet.write_table(pyarrow.Table.from_pylist(self.rows, schema=self.schema), draft)
        replace(draft, part)
        self.parts.append(part)
        self.rows = []
        self.written = monotonic()

    def close(self) -> None:
        from pyarrow.parquet import ParquetWriter, read_table

        if self.rows:
            self.write_group()
        if self.schema is None:
            return
        draft = self.folder / "whole.draft"
        with ParquetWriter(draft, self.schema) as writer:
            for part in self.parts:
                writer.write_table(read_table(part))
        replace(draft, self.path)
        for part in self.parts:
            part.unlink()


def rows_of(match: Match) -> list[Document]:
    """One row a seat; ``points_…`` say what the total is made of."""
    played = match.played
    return [
        {
            "number": match.number,
            "seed": match.seed,
            "seat": seat + 1,
            "bot": kind,
            "side": played.sides[seat],
            "won": 1 / len(played.winners) if seat in played.winners else 0.0,
            "total": played.scores[seat]["total"],
            **{f"points_{source}": value for source, value in played.scores[seat].items() if source != "total"},
            "turns": played.turns,
            "decisions": played.asked[seat],
            "faults": played.failed[seat],
            "seconds": round(played.seconds[seat], 6),
        }
        for seat, kind in enumerate(match.seats)
    ]


def schema_of(row: Document) -> Any:
    import pyarrow

    types = {str: pyarrow.string(), int: pyarrow.int32(), float: pyarrow.float64()}
    return pyarrow.schema([(name, types[type(value)]) for name, value in row.items()])


def unfinished(path: Path) -> Path:
    return path.parent / f"{path.name}{UNFINISHED}"


def kept_journal(path: Path) -> Path:
    """What stays beside a file when all its games are played, so that more can be added."""
    return path.parent / f"{path.name}.journal"


def results_file(path: Path) -> Output:
    """By its suffix."""
    if path.suffix == ".parquet":
        return ParquetRows(path)
    if path.suffix == ".jsonl":
        return RowLines(path)
    raise InputError("results_suffix", file=str(path))
