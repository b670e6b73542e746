"""The record of a game: header, answers with what chance said, fingerprints, snapshots, the end. One JSON line each."""

from collections.abc import Iterator
from hashlib import sha256
from json import JSONDecodeError, dumps, loads
from os import replace
from pathlib import Path
from typing import Any

from quadriga.engine.errors import Cause, InputError
from quadriga.engine.module import Document, Module, Options
from quadriga.engine.pack import PackMark

FORMAT = 1
LARGEST = 2**53  # number a record may hold


class Entry:
    """One answer: who, what in notation, and what chance said on the way to the next decision."""

    def __init__(self, seat: int, do: str, chance: list[list[int]]) -> None:
        self.seat = seat
        self.do = do
        self.chance = chance


class Record:
    """Everything needed to show, check and go on with a game."""

    def __init__(self, module: Module, seats: int, options: Options, seed: str, salt: str) -> None:
        self.game = module.name
        self.revision = module.revision
        self.data_hash = module.data_hash
        self.pack = module.pack.mark if module.pack is not None else None
        self.seats = seats
        self.options = options
        self.players: list[str] = ["human"] * seats
        self.agents: Document = {}  # which seats language models play, and under which conditions
        self.programs: list[int] = []  # seats of people for whom a program plays
        self.hints: list[int] = []  # asked for by each seat; empty if nobody did
        self.seed = seed
        self.salt = salt
        self.commitment = commit(seed, salt)
        self.position: Document | None = None  # if the game did not begin at the beginning
        self.state: Document | None = None  # likewise, but any state that was ever reached
        self.opening: list[list[int]] = []  # chance before the first answer
        self.base = 0  # answers before those in ``entries``, if only the last ones are kept here
        self.entries: list[Entry] = []
        self.fingerprints: dict[int, str] = {}  # after so many answers
        self.snapshots: dict[int, Document] = {}
        self.end: Document | None = None

    def count_hint(self, seat: int) -> None:
        self.hints = self.hints or [0] * self.seats
        self.hints[seat] += 1

    @property
    def length(self) -> int:
        """Answers so far."""
        return self.base + len(self.entries)

    def cut(self, length: int) -> None:
        """Forget everything after so many answers."""
        del self.entries[length - self.base :]
        self.fingerprints = {n: value for n, value in self.fingerprints.items() if n <= length}
        self.snapshots = {n: value for n, value in self.snapshots.items() if n <= length}
        self.end = None

    def header(self) -> Document:
        head: Document = {
            "quadriga": FORMAT,
            "game": self.game,
            "revision": self.revision,
            "data": self.data_hash,
            "seats": self.seats,
            "options": self.options,
            "players": self.players,
            "commitment": self.commitment,
        }
        if self.pack is not None:
            head["pack"] = self.pack._asdict()
        if self.agents:
            head["agents"] = self.agents
        if self.programs:
            head["programs"] = self.programs
        if any(self.hints):
            head["hints"] = self.hints
        if self.position is not None:
            head["position"] = self.position
        if self.state is not None:
            head["state"] = self.state
        return head

    def lines(self, secret: bool) -> Iterator[Document]:
        """The file's lines. Of a running game all but the header is for its keeper only: rolls and sealed answers."""
        yield self.header()
        if self.end is None:
            if not secret:
                return
            yield {"secret": {"seed": self.seed, "salt": self.salt}}
        yield {"n": 0, "chance": self.opening}
        for number, entry in enumerate(self.entries, self.base + 1):
            line: Document = {"n": number, "seat": entry.seat, "do": entry.do}
            if entry.chance:
                line["chance"] = entry.chance
            yield line
            if number in self.fingerprints:
                yield {"n": number, "fingerprint": self.fingerprints[number]}
            if number in self.snapshots and secret:
                yield {"n": number, "snapshot": self.snapshots[number]}
        if self.end is not None:
            yield {"end": self.end, "seed": self.seed, "salt": self.salt}

    def text(self, secret: bool = True) -> str:
        return "".join(dumps(line, ensure_ascii=False, separators=(",", ":")) + "\n" for line in self.lines(secret))

    def save(self, path: Path, secret: bool = True) -> None:
        """Write the whole file beside its place, then put it there: never half a record."""
        beside = path.with_name(path.name + ".new")
        beside.write_text(self.text(secret), encoding="utf-8")
        replace(beside, path)


def commit(seed: str, salt: str) -> str:
    return sha256(f"{seed}:{salt}".encode()).hexdigest()


def read_file(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise InputError("file_missing", file=str(path)) from None
    except (OSError, UnicodeDecodeError) as error:
        raise InputError("file_unreadable", file=str(path), cause=str(error)) from None


def parse_lines(path: Path, text: str) -> list[Document]:
    found: list[Document] = []
    for number, line in enumerate(text.splitlines(), 1):
        if not line.strip():
            continue
        try:
            doc = loads(line)
            dumps(doc, ensure_ascii=False).encode()
        except (JSONDecodeError, RecursionError, ValueError):  # also numbers and signs that nothing can hold
            raise InputError("record_damaged", file=str(path), line=number, cause=Cause("not_json")) from None
        if not isinstance(doc, dict):
            raise InputError("record_damaged", file=str(path), line=number, cause=Cause("not_object"))
        found.append(doc)
    return found


def check_pack(file: str, wanted: PackMark | None, module: Module) -> None:
    """A game goes on, and is checked, only with the pack it was played with."""
    given = module.pack.mark if module.pack is not None else None
    if wanted == given:
        return
    if wanted is None:
        assert given is not None
        raise InputError("pack_unwanted", file=file, pack=given.name)
    params = {"file": file, "pack": wanted.name, "version": wanted.version, "hash": wanted.hash}
    if given is None:
        raise InputError("pack_needed", **params)
    raise InputError("pack_differs", **params, given=given.name, given_version=given.version, given_hash=given.hash)


class RecordReader:
    """Reads a record file, or the text of one, line by line, naming file and line in every complaint."""

    def __init__(self, path: Path, text: str | None = None) -> None:
        self.path = path
        self.docs = parse_lines(path, read_file(path) if text is None else text)
        if not self.docs or self.docs[0].get("quadriga") != FORMAT:
            raise InputError("record_foreign", file=str(path))

    def fail(self, line: int, cause: Cause) -> InputError:
        return InputError("record_damaged", file=str(self.path), line=line, cause=cause)

    def take(self, doc: Document, line: int, key: str, kind: type) -> Any:
        value = doc.get(key)
        if not isinstance(value, kind) or isinstance(value, bool):
            raise self.fail(line, Cause("key_damaged", key=key))
        if isinstance(value, int) and abs(value) > LARGEST:
            raise self.fail(line, Cause("key_damaged", key=key))
        return value

    def game(self) -> str:
        name: str = self.take(self.docs[0], 1, "game", str)
        return name

    def pack(self) -> PackMark | None:
        """The component pack the game was played with."""
        if "pack" not in self.docs[0]:
            return None
        found = self.take(self.docs[0], 1, "pack", dict)
        return PackMark(*(self.take(found, 1, name, str) for name in PackMark._fields))

    def record(self, module: Module) -> Record:
        check_pack(str(self.path), self.pack(), module)
        head = self.docs[0]
        seats = self.take(head, 1, "seats", int)
        options = module.read_options(seats, self.take(head, 1, "options", dict))
        record = Record(module, seats, options, "", "")
        record.revision = self.take(head, 1, "revision", int)
        record.data_hash = self.take(head, 1, "data", str)
        record.commitment = self.take(head, 1, "commitment", str)
        record.players = [str(player) for player in self.take(head, 1, "players", list)]
        if len(record.players) != seats:
            raise self.fail(1, Cause("players_and_seats"))
        if "agents" in head:
            record.agents = self.take(head, 1, "agents", dict)
            self.check_seats(record.agents.get("seats"), seats, "agents")
        if "programs" in head:
            record.programs = self.check_seats(head["programs"], seats, "programs")
        if "hints" in head:
            record.hints = [n for n in self.take(head, 1, "hints", list) if isinstance(n, int)]
            if len(record.hints) != seats:
                raise self.fail(1, Cause("key_damaged", key="hints"))
        if "position" in head:
            record.position = self.take(head, 1, "position", dict)
        if "state" in head:
            record.state = self.take(head, 1, "state", dict)
        for line, doc in enumerate(self.docs[1:], 2):
            self.read_line(record, doc, line)
        return record

    def check_seats(self, given: object, seats: int, key: str) -> list[int]:
        """A list of seats that there are."""
        found = [seat for seat in given if isinstance(seat, int)] if isinstance(given, list) else []
        if not found or found != given or not all(0 <= seat < seats for seat in found):
            raise self.fail(1, Cause("key_damaged", key=key))
        return found

    def read_line(self, record: Record, doc: Document, line: int) -> None:
        if "secret" in doc:
            secret = self.take(doc, line, "secret", dict)
            record.seed = self.take(secret, line, "seed", str)
            record.salt = self.take(secret, line, "salt", str)
        elif "end" in doc:
            record.end = self.take(doc, line, "end", dict)
            record.seed = self.take(doc, line, "seed", str)
            record.salt = self.take(doc, line, "salt", str)
        elif "fingerprint" in doc:
            record.fingerprints[self.take(doc, line, "n", int)] = self.take(doc, line, "fingerprint", str)
        elif "snapshot" in doc:
            record.snapshots[self.take(doc, line, "n", int)] = self.take(doc, line, "snapshot", dict)
        elif "do" in doc:
            if self.take(doc, line, "n", int) != len(record.entries) + 1:
                raise self.fail(line, Cause("answer_order"))
            chance = self.chance(doc.get("chance", []), line)
            record.entries.append(Entry(self.take(doc, line, "seat", int), self.take(doc, line, "do", str), chance))
        elif doc.get("n") == 0:
            record.opening = self.chance(doc.get("chance", []), line)
        elif "crash" not in doc:  # what the fuzzer found is for people to read
            raise self.fail(line, Cause("line_unknown"))

    def chance(self, value: object, line: int) -> list[list[int]]:
        if not isinstance(value, list):
            raise self.fail(line, Cause("chance_list"))
        for roll in value:
            if not isinstance(roll, list) or not all(isinstance(n, int) and not isinstance(n, bool) for n in roll):
                raise self.fail(line, Cause("chance_numbers"))
        return value
