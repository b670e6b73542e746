"""A simulation that fills files and, interrupted or finished, can go on where it stood."""

from collections.abc import Iterator
from contextlib import closing
from os import replace
from pathlib import Path
from shutil import rmtree
from types import TracebackType
from typing import Any

from quadriga.engine.errors import InputError
from quadriga.lab.executors import Executor
from quadriga.lab.journal import Journal, read_header
from quadriga.lab.outputs import Output, RecordLines, kept_journal, results_file, unfinished
from quadriga.lab.simulation import Match, Plan, Results, read_match, simulate


class Run:
    """A plan, the files it fills, and a journal beside them that lists what is certainly in them."""

    def __init__(self, plan: Plan, records: Path | None, rows: Path | None, resume: bool) -> None:
        self.plan = plan
        self.results = Results(plan)
        self.outputs: list[Output] = [RecordLines(records)] if records is not None else []
        if rows is not None:
            self.outputs.append(results_file(rows))
        self.main = main_file(records, rows)
        self.journal: Journal | None = None
        if resume:
            self.reopen()
        elif self.main is not None:
            self.begin(self.main)

    def begin(self, main: Path) -> None:
        """New files only: nothing that is there already is touched."""
        for output in self.outputs:
            if unfinished(output.path).exists():
                raise InputError("run_unfinished", file=str(output.path), folder=str(unfinished(output.path)))
            if output.path.exists():
                raise InputError("out_exists", file=str(output.path))
        made: list[Path] = []
        try:
            for output in self.outputs:
                output.begin()
                made.append(output.path)
            unfinished(main).mkdir(exist_ok=True)
            kept_journal(main).unlink(missing_ok=True)  # of files that are gone
        except OSError as error:
            for path in made:
                path.unlink(missing_ok=True)
            raise InputError("file_unwritable", file=str(error.filename), cause=str(error.strerror or error)) from None
        self.journal = Journal(growing_journal(main), self.plan.header())

    def reopen(self) -> None:
        """Take up what an earlier run has left; begin if there was none."""
        if self.main is None:
            raise InputError("nothing_to_resume", file="--resume")
        path = journal_of(self.main)
        if path is None:
            if any(output.path.exists() for output in self.outputs):
                raise InputError("nothing_to_resume", file=str(self.main))
            self.begin(self.main)
            return
        self.journal = Journal(path, self.plan.header())
        games = sum(1 for _ in self.earlier(self.journal))
        if games > self.plan.games:
            raise InputError("resume_more", file=str(self.journal.path), games=games)
        try:
            repeated = [output for output in self.outputs if output.resume(games)]
            self.journal.path = unfinish(self.main, path)
        except OSError as error:
            raise InputError("file_unwritable", file=str(error.filename), cause=str(error.strerror or error)) from None
        for match in self.earlier(self.journal):
            self.results.add(match)
            for output in repeated:
                output.add(match)

    def earlier(self, journal: Journal) -> Iterator[Match]:
        """The games of the interrupted run: the first ones, without a gap."""
        for number, entry in enumerate(journal.entries(), 1):
            try:
                match = read_match(entry)
            except ValueError:
                match = None
            if match is None or match.number != number:
                raise InputError("journal_damaged", file=str(journal.path), line=number + 1)
            yield match

    def play(self, executor: Executor) -> Iterator[Match]:
        """The games that are missing, each in all files before it is told."""
        matches: Any = simulate(self.plan, executor, self.results.games)
        with closing(matches):
            for match in matches:
                for output in self.outputs:
                    output.add(match)
                if self.journal is not None:
                    self.journal.append(match.document())
                self.results.add(match)
                yield match

    def __enter__(self) -> "Run":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for output in self.outputs:
            output.close()
        if self.journal is not None:
            self.journal.close()
        if kind is None:
            if self.main is not None:
                replace(growing_journal(self.main), kept_journal(self.main))
            for output in self.outputs:
                rmtree(unfinished(output.path), ignore_errors=True)


def main_file(records: Path | None, rows: Path | None) -> Path | None:
    """The file beside which the journal lies."""
    return rows if rows is not None else records


def unfinish(main: Path, journal: Path) -> Path:
    """While files grow their journal lies in the folder that says so."""
    unfinished(main).mkdir(exist_ok=True)
    replace(journal, growing_journal(main))
    return growing_journal(main)


def growing_journal(main: Path) -> Path:
    return unfinished(main) / "journal.jsonl"


def journal_of(main: Path) -> Path | None:
    """The journal of the run that has written the file, finished or not; nothing if there is none."""
    if growing_journal(main).exists():
        return growing_journal(main)
    return kept_journal(main) if kept_journal(main).exists() and main.exists() else None


def seed_of_earlier(records: Path | None, rows: Path | None) -> str:
    """The seed of the run that lies there; nothing if none does."""
    main = main_file(records, rows)
    journal = journal_of(main) if main is not None else None
    return str(read_header(journal).get("seed", "")) if journal is not None else ""
