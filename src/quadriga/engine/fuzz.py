"""Random play in search of faults: starts again from where something new was seen, keeps what breaks as games."""

import re
from collections.abc import Callable
from json import dumps
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic

from quadriga.engine.chance import below, seeded
from quadriga.engine.choice import Answer
from quadriga.engine.explore import any_waiting, anytime_answers, lively_answer
from quadriga.engine.game import Game
from quadriga.engine.invariants import (
    check_all,
    check_events,
    demand,
    nothing_is_wrong,
    someone_can_answer,
    wrong_answers_are_refused,
)
from quadriga.engine.module import Module
from quadriga.engine.notation import write_answer
from quadriga.engine.record import Entry
from quadriga.engine.table import Table

ALL_CHECKS_EVERY = 40  # answers, besides every new situation
CORPUS = 500  # beginnings kept


class Beginning:
    """The answers that led to something new: a game is begun again from here and goes on otherwise."""

    def __init__(self, variation: int, seed: str, answers: list[tuple[int, str]]) -> None:
        self.variation = variation
        self.seed = seed
        self.answers = answers


class FuzzReport:
    """What has been done so far, and the files of what broke."""

    def __init__(self) -> None:
        self.games = 0
        self.answers = 0
        self.situations = 0  # different pairs of procedures in progress and verb
        self.crashes: list[Path] = []


Progress = Callable[[FuzzReport], None]


def fuzz(module: Module, seconds: float, seed: str, out: Path, progress: Progress | None = None) -> FuzzReport:
    """Play for so long; each different fault becomes one file in the folder ``out``, which loads as a game."""
    fuzzer = Fuzzer(module, seed, out)
    deadline = monotonic() + seconds
    while monotonic() < deadline:
        fuzzer.play_game(deadline)
        if progress is not None:
            progress(fuzzer.report)
    return fuzzer.report


def situation(g: Game, verb: str) -> str:
    return " > ".join([type(frame).__name__ for frame in g.stack]) + f": {verb}"


class Fuzzer:
    def __init__(self, module: Module, seed: str, out: Path) -> None:
        self.module = module
        self.seed = seed
        self.out = out
        self.rng = seeded(f"fuzz {seed}")
        self.variations = module.variations()
        self.report = FuzzReport()
        self.seen: set[str] = set()
        self.corpus: list[Beginning] = []
        self.faults: set[str] = set()
        self.doing: tuple[int, Answer] | None = None  # under way when something breaks

    def chance(self, one_in: int) -> bool:
        return below(self.rng, one_in) == 0

    # --- one game

    def play_game(self, deadline: float) -> None:
        self.report.games += 1
        begin = self.choose_beginning()
        seats, options = self.variations[begin.variation]
        table = Table.open(self.module, seats, options, begin.seed)
        try:
            self.repeat(table, begin)
            while not table.game.over and monotonic() < deadline:
                table = self.step(table, begin)
            check_events(self.module, table.events)
        except Exception as error:
            self.keep(table, error)

    def choose_beginning(self) -> Beginning:
        if self.corpus and not self.chance(3):
            known = self.corpus[below(self.rng, len(self.corpus))]
            cut = len(known.answers) - below(self.rng, 1 + len(known.answers) // 4)
            return Beginning(known.variation, known.seed, known.answers[:cut])
        return Beginning(below(self.rng, len(self.variations)), f"{self.seed}.{self.report.games}", [])

    def repeat(self, table: Table, begin: Beginning) -> None:
        for seat, do in begin.answers:
            self.doing = None
            table.repeat(Entry(seat, do, []))

    def step(self, table: Table, begin: Beginning) -> Table:
        """One answer, mostly; sometimes wrong ones first, second thoughts or a save afterwards."""
        g = table.game
        if self.chance(15):
            wrong_answers_are_refused(self.module, g, self.rng)
        seat, answer = self.choose_answer(g)
        here = situation(g, answer.verb)
        before = self.module.dump(g)
        self.doing = (seat, answer)
        demand(table.submit(seat, answer) is None, f"seat {seat} was offered {answer} and may not take it")
        self.doing = None
        self.report.answers += 1
        someone_can_answer(self.module, table.game, self.rng)
        nothing_is_wrong(self.module, table.game, self.rng)
        if here not in self.seen:
            self.remember(here, table, begin)
            check_all(self.module, table.game, self.rng)
        elif self.chance(ALL_CHECKS_EVERY):
            check_all(self.module, table.game, self.rng)
        if self.chance(12) and table.can_undo(seat):
            demand(table.undo(seat), "undo was promised and refused")
            demand(self.module.dump(table.game) == before, "undo did not restore the position")
        elif self.chance(60) and table.can_undo(seat):
            demand(table.restart(seat), "restart was promised and refused")
        return self.save_and_resume(table) if self.chance(150) else table

    def choose_answer(self, g: Game) -> tuple[int, Answer]:
        unasked = anytime_answers(g)
        if unasked and self.chance(40):
            seat, answer = unasked[below(self.rng, len(unasked))]
            if seat >= 0 or self.chance(5):
                return seat, answer
        seat = any_waiting(g, self.rng)
        return seat, lively_answer(g, seat, self.rng)

    def remember(self, here: str, table: Table, begin: Beginning) -> None:
        self.seen.add(here)
        self.report.situations = len(self.seen)
        answers = [(entry.seat, entry.do) for entry in table.record.entries]
        found = Beginning(begin.variation, begin.seed, answers)
        if len(self.corpus) < CORPUS:
            self.corpus.append(found)
        else:
            self.corpus[below(self.rng, CORPUS)] = found

    def save_and_resume(self, table: Table) -> Table:
        with TemporaryDirectory() as folder:
            path = Path(folder) / "game.jsonl"
            table.save(path)
            resumed = Table.resume(self.module, path)
        demand(self.module.dump(resumed.game) == self.module.dump(table.game), "the saved game differs")
        return resumed

    # --- what broke

    def keep(self, table: Table, error: Exception) -> None:
        """Write the game up to the fault, once for each kind of fault, never over another file."""
        what = f"{type(error).__name__}: {error}"
        kind = re.sub(r"\d+", "#", what)[:120]
        if kind in self.faults:
            return
        self.faults.add(kind)
        crash: dict[str, object] = {"error": what, "after": len(table.record.entries)}
        if self.doing is not None:
            seat, answer = self.doing
            crash |= {"seat": seat, "do": self.written(table, seat, answer)}
        table.record.snapshots = {}  # so that it is played again from the beginning
        line = dumps({"crash": crash}, ensure_ascii=False, separators=(",", ":"))
        self.out.mkdir(parents=True, exist_ok=True)
        path = self.free_path()
        path.write_text(f"{table.record.text()}{line}\n", encoding="utf-8", newline="\n")
        self.report.crashes.append(path)

    def written(self, table: Table, seat: int, answer: Answer) -> str:
        """The answer in notation, or as it looks if even that fails."""
        try:
            return write_answer(self.module, table.game, seat, answer)
        except Exception:
            return repr(answer)

    def free_path(self) -> Path:
        number = 1
        while (self.out / f"{self.module.name}-crash-{number}.jsonl").exists():
            number += 1
        return self.out / f"{self.module.name}-crash-{number}.jsonl"
