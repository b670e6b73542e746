"""A simulation that fills files and, interrupted or finished, can go on where it stood."""

from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path
from shutil import rmtree
from types import TracebackType
from typing import Any

from quadriga.engine.errors import InputError
from quadriga.lab.executors import Executor
from quadriga.lab.journal import Journal, has_content, seed_in, writing
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
        try:
            self.open(resume)
        except BaseException:
            self.release()
            raise

    def open(self, resume: bool) -> None:
        if resume:
            self.reopen()
        elif self.main is not None:
            self.begin(self.main)

    def release(self) -> None:
        if self.journal is not None:
            self.journal.close()

    def begin(self, main: Path) -> None:
        """New files only: nothing that is there already is touched."""
        for output in self.outputs:
            if unfinished(output.path).exists():
                raise InputError("run_unfinished", file=str(output.path), folder=str(unfinished(output.path)))
            if output.path.exists():
                raise InputError("out_exists", file=str(output.path))
        self.lay_out(main)

    def lay_out(self, main: Path) -> None:
        """All files or none; first the journal, from which whoever is killed meanwhile can go on."""
        made = [output.path for output in self.outputs if not output.path.exists()]
        try:
            with writing(main):
                unfinished(main).mkdir(exist_ok=True)
                self.journal = Journal(growing_journal(main), self.plan.header())
                kept_journal(main).unlink(missing_ok=True)  # of files that are gone
                for output in self.outputs:
                    output.begin()
        except InputError:
            for path in [self.journal.path, *made] if self.journal is not None else []:
                path.unlink(missing_ok=True)
            with suppress(OSError):  # it is not ours alone, or was never made
                unfinished(main).rmdir()
            raise

    def reopen(self) -> None:
        """Take up what an earlier run has left; begin if there was none."""
        if self.main is None:
            raise InputError("nothing_to_resume", file="--resume")
        path = journal_of(self.main)
        if path is None:
            if any(has_content(output.path) for output in self.outputs):
                raise InputError("nothing_to_resume", file=str(self.main))
            self.lay_out(self.main)
        else:
            self.journal = Journal(path, self.plan.header())
            with writing(self.main):
                self.go_on(self.main, self.journal)

    def go_on(self, main: Path, journal: Journal) -> None:
        """From the last game that is in the journal and need not be played again for the sake of a file."""
        games = sum(1 for _ in self.earlier(journal))
        if games > self.plan.games:
            raise InputError("resume_more", file=str(journal.path), games=games)
        if not games:  # whoever was killed at once has not made all files
            for output in self.outputs:
                output.begin()
        games = min(output.holds(self.plan, games) for output in self.outputs)
        unfinished(main).mkdir(exist_ok=True)
        journal.move(growing_journal(main))
        journal.cut(games)
        repeated = [output for output in self.outputs if output.resume(games)]
        for match in self.earlier(journal):
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
                    with writing(output.path):
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
        fault = self.close_outputs()
        try:
            if fault is not None and not isinstance(error, Exception):  # else there is something to be told already
                raise fault
            if kind is None and self.main is not None and self.journal is not None:
                self.journal.move(kept_journal(self.main))
                for output in self.outputs:
                    rmtree(unfinished(output.path), ignore_errors=True)
        finally:
            self.release()

    def close_outputs(self) -> InputError | None:
        """All of them, whatever becomes of one; the first fault."""
        faults: list[InputError] = []
        for output in self.outputs:
            try:
                with writing(output.path):
                    output.close()
            except InputError as fault:
                faults.append(fault)
        return faults[0] if faults else None


def main_file(records: Path | None, rows: Path | None) -> Path | None:
    """The file beside which the journal lies."""
    return rows if rows is not None else records


def growing_journal(main: Path) -> Path:
    return unfinished(main) / "journal.jsonl"


def journal_of(main: Path) -> Path | None:
    """The journal of the run that has written the file, finished or not; nothing if there is none."""
    if has_content(growing_journal(main)):
        return growing_journal(main)
    return kept_journal(main) if has_content(kept_journal(main)) and main.exists() else None


def seed_of_earlier(records: Path | None, rows: Path | None) -> str:
    """The seed of the run that lies there; nothing if none does."""
    main = main_file(records, rows)
    journal = journal_of(main) if main is not None else None
    return seed_in(journal) if journal is not None else ""
