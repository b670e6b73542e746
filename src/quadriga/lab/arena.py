"""The arena: line-ups of bots meet on common deals; every finished game is kept and never played again."""

from collections.abc import Iterator, Sequence
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

from quadriga.bots.referee import play_game
from quadriga.engine.errors import InputError
from quadriga.engine.module import Document, Options
from quadriga.engine.pack import Pack
from quadriga.games.registry import find_game
from quadriga.lab.executors import Executor
from quadriga.lab.journal import Journal
from quadriga.lab.lineups import Fixture, Lineup, fixtures
from quadriga.lab.simulation import Match, read_match
from quadriga.lab.sources import CODE, bots_digest


class Contest(NamedTuple):
    """What is to be played."""

    game: str
    options: Options
    players: int
    seed: str
    lineups: list[Lineup]
    pack: Pack | None = None  # laid over the game's data

    def header(self) -> Document:
        """All that decides over the result of a fixture."""
        module = find_game(self.game, self.pack)
        return {
            "arena": self.game,
            "revision": module.revision,
            "data": module.data_hash,
            "options": self.options,
            "players": self.players,
            "seed": self.seed,
            CODE: bots_digest(self.game),
        }


def play_fixture(contest: Contest, fixture: Fixture) -> Match:
    """A game; its number is that of the deal."""
    seed = f"{contest.seed}/{fixture.deal}"
    seats = list(fixture.seats)
    module = find_game(contest.game, contest.pack)
    return Match(fixture.deal, seed, seats, play_game(module, seats, contest.options, seed))


class Arena:
    """A contest and its finished games, those of an earlier run in the file included; no other process may have it."""

    def __init__(self, contest: Contest, path: Path | None = None) -> None:
        self.contest = contest
        self.wanted = fixtures(contest.lineups)
        self.done: dict[Fixture, Match] = {}
        self.journal = Journal(path, contest.header()) if path is not None else None
        try:
            if self.journal is not None:
                self.read(self.journal)
        except BaseException:
            self.close()
            raise

    def read(self, journal: Journal) -> None:
        wanted = set(self.wanted)
        for line, entry in enumerate(journal.entries(), 2):
            try:
                match = read_match(entry)
                fixture = Fixture(match.number, tuple(match.seats))
            except ValueError:
                raise InputError("journal_damaged", file=str(journal.path), line=line) from None
            if fixture in wanted:
                self.done[fixture] = match

    def missing(self) -> list[Fixture]:
        return [fixture for fixture in self.wanted if fixture not in self.done]

    def play(self, executor: Executor) -> Iterator[Match]:
        """The games that are missing, as they finish; each is in the file before it is told."""
        missing = self.missing()
        results: Any = executor.finished(partial(play_fixture, self.contest), missing)
        try:
            with closing(results):
                for index, match in results:
                    if self.journal is not None:
                        self.journal.append(match.document())
                    self.done[missing[index]] = match
                    yield match
        finally:
            self.close()

    def close(self) -> None:
        """From now on others may have the file."""
        if self.journal is not None:
            self.journal.close()

    def matches(self) -> Sequence[Match]:
        """Finished games in the order of the fixtures, whatever the order in which they were played."""
        return [self.done[fixture] for fixture in self.wanted if fixture in self.done]
