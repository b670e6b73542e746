"""The referee of one game: takes answers, keeps the record, undoes what may be undone."""

from pathlib import Path
from secrets import token_hex

from quadriga.engine.chance import seeded
from quadriga.engine.choice import Answer, Reason
from quadriga.engine.codec import CodecError
from quadriga.engine.errors import Cause, InputError
from quadriga.engine.events import Event
from quadriga.engine.game import Game
from quadriga.engine.module import Document, Module, Options
from quadriga.engine.notation import read_answer, write_answer
from quadriga.engine.record import Entry, Record, RecordReader, commit

FINGERPRINT_EVERY = 50


class Refused(Cause):
    """The rules refuse an answer; the position is kept because the reason's sentence names things in it."""

    def __init__(self, module: Module, game: Game, reason: Reason) -> None:
        super().__init__(reason.code)
        self.module = module
        self.game = game
        self.reason = reason


class Table:
    """A game being played. Everything that changes it goes through ``submit``, ``undo`` and ``restart``."""

    def __init__(self, module: Module, game: Game, record: Record) -> None:
        self.module = module
        self.game = game
        self.record = record
        self.events: list[Event] = []
        self.event_marks: list[int] = []  # events told before each answer
        self.answers_by: list[int] = [0] * record.seats
        self.undo_seat = -1
        self.undo_states: list[Game] = []  # before each answer of the seat's unbroken run
        self.last_turn = 0
        self.note = ""  # something a person should be told about this table, as a message id

    # --- opening a table

    @classmethod
    def open(
        cls,
        module: Module,
        seats: int,
        options: Options,
        seed: str = "",
        salt: str = "",
        script: list[list[int]] | None = None,
    ) -> "Table":
        """A new game. Without a seed one is drawn that nobody knows; a script dictates chance."""
        record = Record(module, seats, options, seed or token_hex(16), salt or (token_hex(16) if not seed else ""))
        game = module.new(seats, options)
        game.script = script
        return cls.start(module, game, record)

    @classmethod
    def open_position(
        cls,
        module: Module,
        seats: int,
        options: Options,
        position: Document,
        seed: str = "0",
        script: list[list[int]] | None = None,
    ) -> "Table":
        record = Record(module, seats, options, seed, "")
        record.position = position
        game = module.build(seats, options, position)
        game.script = script
        return cls.start(module, game, record)

    @classmethod
    def open_state(
        cls, module: Module, seats: int, options: Options, state: Document, seed: str = "", salt: str = ""
    ) -> "Table":
        """Go on from any state that was reached, with dice of its own."""
        record = Record(module, seats, options, seed or token_hex(16), salt or (token_hex(16) if not seed else ""))
        record.state = state
        return cls.start_state(module, record, state)

    @classmethod
    def start_state(cls, module: Module, record: Record, state: Document) -> "Table":
        game = checked_state(module, record.seats, state, Path(""))
        game.rng = seeded(f"{record.seed}:{record.salt}")
        table = cls(module, game, record)
        table.listen()
        table.last_turn = module.stage(game)[0]
        return table

    @classmethod
    def start(cls, module: Module, game: Game, record: Record) -> "Table":
        game.rng = seeded(f"{record.seed}:{record.salt}")
        table = cls(module, game, record)
        table.listen()
        game.advance()
        record.opening = game.chance_log or []
        table.mark_state()
        return table

    def listen(self) -> None:
        self.game.sink = self.events
        self.game.chance_log = []

    # --- playing

    def serial(self, seat: int) -> int:
        """Names the decision the seat owes: an answer to another one is stale."""
        return self.answers_by[seat]

    def submit(self, seat: int, answer: Answer, serial: int | None = None) -> Reason | None:
        """Take a legal answer and log it; otherwise say why not and change nothing."""
        if serial is not None and 0 <= seat < len(self.answers_by) and serial != self.answers_by[seat]:
            return Reason("stale")
        g = self.game
        reason = g.why_not(seat, answer)
        if reason is not None:
            return reason
        before = g.clone()
        do = write_answer(self.module, g, seat, answer)
        self.event_marks.append(len(self.events))
        g.chance_log = []
        g.apply(seat, answer)
        self.record.entries.append(Entry(seat, do, g.chance_log))
        if seat >= 0:
            self.answers_by[seat] += 1
        self.remember(seat, before)
        self.mark_state()
        return None

    def remember(self, seat: int, before: Game) -> None:
        g = self.game
        if g.chance_log or g.reveals != before.reveals or g.over or seat < 0:
            self.seal()
            return
        if seat != self.undo_seat:
            self.undo_states = []
            self.undo_seat = seat
        self.undo_states.append(before)

    def mark_state(self) -> None:
        """Fingerprints at intervals, a snapshot whenever a turn begins, the result at the end."""
        g = self.game
        number = self.record.length
        if number % FINGERPRINT_EVERY == 0 or g.over:
            self.record.fingerprints[number] = self.module.fingerprint(g)
        turn = self.module.stage(g)[0]
        if g.over:
            self.record.end = {"winners": g.winners, "scores": [score["total"] for score in self.module.scores(g)]}
        elif number and turn != self.last_turn:
            self.record.snapshots[number] = self.module.dump(g)
        self.last_turn = turn

    # --- second thoughts

    def can_undo(self, seat: int) -> bool:
        """Never across chance, a reveal or another seat's decision."""
        return self.undo_seat == seat and bool(self.undo_states)

    def undo(self, seat: int) -> bool:
        return self.go_back(seat, 1)

    def restart(self, seat: int) -> bool:
        """Back to the first decision of the seat's unbroken run."""
        return self.go_back(seat, len(self.undo_states))

    def seal(self) -> None:
        """Nothing given so far can be taken back any more."""
        self.undo_states = []
        self.undo_seat = -1

    def go_back(self, seat: int, steps: int) -> bool:
        if not self.can_undo(seat):
            return False
        script = self.game.script
        for _ in range(steps):
            self.game = self.undo_states.pop()
            del self.events[self.event_marks.pop() :]
            self.answers_by[seat] -= 1
        self.record.cut(self.record.length - steps)
        self.last_turn = self.module.stage(self.game)[0]
        self.game.script = script
        self.listen()
        return True

    def forget(self) -> None:
        """Let go of everything that is not needed to go on or to go back: somebody else keeps the record."""
        run = len(self.undo_states)
        dropped = len(self.record.entries) - run
        if dropped <= 0:
            return
        told = self.event_marks[dropped] if run else len(self.events)
        del self.events[:told]
        self.event_marks = [mark - told for mark in self.event_marks[dropped:]]
        del self.record.entries[:dropped]
        self.record.base += dropped
        self.record.snapshots = {}

    # --- files

    def save(self, path: Path) -> None:
        """Write the record, with the present state as its last snapshot."""
        if not self.game.over:
            self.record.snapshots[self.record.length] = self.module.dump(self.game)
        self.record.save(path)

    @classmethod
    def resume(cls, module: Module, path: Path) -> "Table":
        """Go on with a saved game from its last snapshot, on the rules it began with."""
        record = RecordReader(path).record(module)
        if record.end is not None or not record.snapshots:
            return replay(module, record, path)
        number = max(record.snapshots)
        game = checked_state(module, record.seats, record.snapshots[number], path)
        table = cls(module, game, record)
        table.last_turn = module.stage(game)[0]
        later = record.entries[number:]
        record.cut(number)
        table.event_marks = [0] * number
        for entry in record.entries:
            table.count(entry)
        table.listen()
        if record.revision != module.revision or record.data_hash != module.data_hash:
            table.note = "other_revision"
            return table
        for entry in later:
            table.repeat(entry, path)
        return table

    def count(self, entry: Entry) -> None:
        if 0 <= entry.seat < len(self.answers_by):
            self.answers_by[entry.seat] += 1

    def repeat(self, entry: Entry, path: Path | None = None) -> None:
        """Submit a recorded answer."""
        number = self.record.length + 1
        name = str(path or "")
        try:
            answer = read_answer(self.module, self.game, entry.seat, entry.do)
        except InputError as error:
            raise InputError("record_answer", file=name, number=number, answer=entry.do, cause=error) from None
        reason = self.submit(entry.seat, answer)
        if reason is not None:
            cause = Refused(self.module, self.game, reason)
            raise InputError("record_answer", file=name, number=number, answer=entry.do, cause=cause)


def checked_state(module: Module, seats: int, state: Document, path: Path) -> Game:
    """A saved state, if it is one that the rules can reach."""
    try:
        game = module.load(state)
    except CodecError as error:
        raise InputError("snapshot_damaged", file=str(path), cause=error.cause()) from None
    faults = module.problems(game)
    if game.seats != seats:
        faults = [f"{game.seats} seats instead of {seats}", *faults]
    if faults:
        cause = Cause("against_rules", count=len(faults), faults="; ".join(faults))
        raise InputError("snapshot_damaged", file=str(path), cause=cause)
    return game


def fresh_copy(module: Module, record: Record) -> Table:
    """The table of a record before its first answer, with the same options, position and dice."""
    again = Record(module, record.seats, record.options, record.seed, record.salt)
    again.players = record.players
    again.position = record.position
    again.state = record.state
    if record.state is not None:
        return Table.start_state(module, again, record.state)
    if record.position is not None:
        game = module.build(record.seats, record.options, record.position)
    else:
        game = module.new(record.seats, record.options)
    if record.seed:
        return Table.start(module, game, again)
    again.commitment = record.commitment
    game.script = [roll[:] for roll in record.opening]
    return Table.start(module, game, again)


def replay(module: Module, record: Record, path: Path | None = None, upto: int | None = None) -> Table:
    """Play a record again from its first decision."""
    table = fresh_copy(module, record)
    for entry in record.entries[:upto]:
        if not record.seed:
            table.game.script = [roll[:] for roll in entry.chance]
        table.repeat(entry, path)
    if record.revision != module.revision or record.data_hash != module.data_hash:
        table.note = "other_revision"
    return table


def verify(module: Module, path: Path) -> list[InputError]:
    """Check a finished record: commitment, every roll and shuffle, fingerprints, result. Empty if all holds."""
    return verify_record(module, RecordReader(path).record(module), path)


def verify_record(module: Module, record: Record, path: Path) -> list[InputError]:
    faults: list[InputError] = []
    if record.end is None:
        return [InputError("verify_unfinished", file=str(path))]
    if commit(record.seed, record.salt) != record.commitment:
        faults.append(InputError("verify_commitment", file=str(path)))
    if record.revision != module.revision:
        faults.append(InputError("verify_revision", record=record.revision, here=module.revision))
    if record.data_hash != module.data_hash:
        faults.append(InputError("verify_data", file=str(path)))
    try:
        again = replay(module, record, path).record
    except InputError as error:
        return [*faults, error]
    if again.opening != record.opening:
        faults.append(InputError("verify_chance", number=0))
    for number, (old, new) in enumerate(zip(record.entries, again.entries), 1):
        if old.chance != new.chance:
            faults.append(InputError("verify_chance", number=number))
    for number, value in sorted(record.fingerprints.items()):
        if again.fingerprints.get(number) != value:
            faults.append(InputError("verify_fingerprint", number=number))
            break
    if again.end != record.end:
        faults.append(InputError("verify_result", file=str(path)))
    return faults
