"""Where the games of a report come from: records that lie in files, or games that are played for it."""

from collections.abc import Iterator, Sequence
from functools import partial
from json import JSONDecodeError, loads
from pathlib import Path
from typing import Any, Final, NamedTuple

from quadriga.engine.errors import InputError
from quadriga.engine.pack import Pack
from quadriga.engine.record import RecordReader, read_file
from quadriga.games.registry import find_game
from quadriga.lab.executors import Executor
from quadriga.lab.report.rules import Asked
from quadriga.lab.report.watch import NOT_ASKED, OTHER_GAME, UNREADABLE, Skipped, Watched, watch
from quadriga.lab.simulation import Plan, play_match

SUFFIXES: Final = (".jsonl", ".quadriga")  # of records in a folder


class Source(NamedTuple):
    """One record, not yet read."""

    file: str
    number: int  # which game of the file; 0 if the file is one record
    text: str
    inside: bool = False  # of a folder, where not everything need be a record
    fault: InputError | None = None  # why there is nothing to read


class Gathered(NamedTuple):
    """A game as a report takes it, and the line by which it can be kept."""

    found: Watched | Skipped
    line: dict[str, Any]


def sources(paths: Sequence[Path]) -> list[Source]:
    """Every record, also those of the games of a simulation; of folders all in them."""
    found: list[Source] = []
    for path in paths:
        if path.is_dir():
            files = sorted(file for file in path.rglob("*") if file.suffix in SUFFIXES)
            if not files:
                raise InputError("report_empty_folder", folder=str(path))
            for file in files:
                found += sources_inside(file)
        else:
            found += sources_of(path)
    return found


def sources_inside(path: Path) -> Iterator[Source]:
    """The same of a file that happens to lie in a folder: what cannot be read of it is left out, with the reason."""
    try:
        for source in sources_of(path):
            yield source._replace(inside=True)
    except InputError as error:
        yield Source(str(path), 0, "", True, error)


def sources_of(path: Path) -> Iterator[Source]:
    text = read_file(path)
    lines = text.splitlines()
    first = parsed(lines[0]) if lines else None
    if not (isinstance(first, dict) and "record" in first):
        yield Source(str(path), 0, text)
        return
    for at, line in enumerate(lines, 1):
        doc = parsed(line)
        if not isinstance(doc, dict) or not isinstance(doc.get("record"), list) or not isinstance(doc.get("game"), int):
            raise InputError("games_file_damaged", file=str(path), line=at)
        yield Source(str(path), doc["game"], "\n".join(str(item) for item in doc["record"]))


def parsed(line: str) -> Any:
    try:
        return loads(line)
    except (JSONDecodeError, RecursionError):
        return None


def reader_of(source: Source) -> RecordReader:
    if source.fault is not None:
        raise source.fault
    return RecordReader(Path(source.file), source.text)


def first_game(found: Sequence[Source]) -> str:
    """The game of the first record."""
    for source in found:
        try:
            return reader_of(source).game()
        except InputError:
            if not source.inside:
                raise
    raise InputError("report_no_games", skipped=len(found))


def watch_source(game: str, pack: Pack | None, asked: Asked, source: Source) -> Gathered:
    """A record that makes no sense is a complaint that names its file; inside a folder it is left out."""
    try:
        return watch_text(game, pack, asked, source)
    except InputError as error:
        fault = error
    except Exception as error:
        fault = InputError("file_astray", file=source.file, cause=f"{type(error).__name__}: {error}")
    if not source.inside:
        raise fault
    return Gathered(Skipped(source.file, source.number, UNREADABLE, 0, fault), {})


def watch_text(game: str, pack: Pack | None, asked: Asked, source: Source) -> Gathered:
    reader = reader_of(source)
    if reader.game() != game:
        return Gathered(Skipped(source.file, source.number, OTHER_GAME, 0), {})
    module = find_game(game, pack)
    record = reader.record(module)
    if not asked.takes(record):
        return Gathered(Skipped(source.file, source.number, NOT_ASKED, 0), {})
    return Gathered(watch(module, record, source.file, source.number), {})


def read_games(
    found: Sequence[Source], game: str, pack: Pack | None, asked: Asked, executor: Executor
) -> Iterator[Gathered]:
    yield from executor.in_order(partial(watch_source, game, pack, asked), found)


def play_and_watch(plan: Plan, file: str, number: int) -> Gathered:
    """A game among bots; it is counted by its record, as people's games are."""
    match = play_match(plan, number)
    module = find_game(plan.game, plan.pack)
    record = RecordReader(Path(file), "\n".join(match.played.lines)).record(module)
    line = {"game": number, "seed": match.seed, "record": match.played.lines}
    return Gathered(watch(module, record, file, number, match.played.mishaps), line)


def play_games(plan: Plan, file: str, executor: Executor) -> Iterator[Gathered]:
    yield from executor.in_order(partial(play_and_watch, plan, file), range(1, plan.games + 1))
