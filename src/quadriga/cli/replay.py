"""``quadriga replay``: step through a record."""

from pathlib import Path

from quadriga.cli.keyboard import Keyboard
from quadriga.cli.packs import pack_at
from quadriga.cli.records import naming, record_file
from quadriga.cli.screen import Screen
from quadriga.cli.terminal import DIM, WARNING, Page
from quadriga.engine.errors import InputError
from quadriga.engine.game import Game
from quadriga.engine.module import Module
from quadriga.engine.record import Record, RecordReader
from quadriga.engine.table import fresh_copy
from quadriga.games.registry import find_game
from quadriga.language.texts import Texts

SPECTATOR = -1


class Steps:
    """Every position of a record, from before the first answer to after the last."""

    def __init__(self, module: Module, record: Record, path: Path) -> None:
        self.record = record
        table = fresh_copy(module, record)
        self.games: list[Game] = [table.game.clone()]
        self.marks = [len(table.events)]  # events told up to each position
        for entry in record.entries:
            if not record.seed:
                table.game.script = [roll[:] for roll in entry.chance]
            table.repeat(entry, path)
            self.games.append(table.game.clone())
            self.marks.append(len(table.events))
        self.events = table.events
        self.stages = [module.stage(g) for g in self.games]

    @property
    def last(self) -> int:
        return len(self.games) - 1

    def next_of(self, at: int, part: int) -> int:
        """The first later position in another turn (part 1) or phase (part 2)."""
        for number in range(at + 1, len(self.games)):
            if self.stages[number][:part] != self.stages[at][:part]:
                return number
        return self.last


def replay(
    texts: Texts, path: Path, number: int | None, seat: int | None, at: int, plain: bool, pack: Path | None
) -> int:
    page = Page(plain)
    over = pack_at(pack)
    with record_file(path, number) as file, naming(file):
        reader = RecordReader(file)
        module = find_game(reader.game(), over)
        record = reader.record(module)
        if seat is not None and not 1 <= seat <= record.seats:
            raise InputError("no_such_seat", seat=seat, count=record.seats)
        if record.revision != module.revision or record.data_hash != module.data_hash:
            page.line(texts("note-other-revision-replay", file=str(path)), WARNING)
        if at > record.length:
            raise InputError("replay_at", number=at, count=record.length)
        steps = Steps(module, record, file)
    viewer = Viewer(Screen(module, texts.of_game(module), page), steps)
    viewer.seat = seat - 1 if seat is not None else SPECTATOR
    viewer.at = at
    viewer.run(Keyboard(page))
    return 0


class Viewer:
    def __init__(self, screen: Screen, steps: Steps) -> None:
        self.screen = screen
        self.steps = steps
        self.texts = screen.texts
        self.page = screen.page
        self.at = 0
        self.seat = SPECTATOR

    def run(self, keyboard: Keyboard) -> None:
        self.show(self.at)
        self.page.line(self.texts("replay-hint"), DIM)
        while True:
            try:
                line = keyboard.read(self.texts("replay-prompt", number=self.at, count=self.steps.last))
            except (EOFError, KeyboardInterrupt):
                self.page.line()
                return
            word, _, rest = line.strip().partition(" ")
            if word in ("q", "quit", self.texts("command-quit")):
                return
            try:
                self.obey(word.lower(), rest.strip())
            except InputError as error:
                self.page.indented(self.texts.error(error), 2, WARNING)

    def obey(self, word: str, rest: str) -> None:
        if word in ("", "n"):
            self.go(self.at + 1)
        elif word == "p":
            self.go(self.at - 1)
        elif word in ("turn", "t", self.texts("word-turn")):
            self.go(self.steps.next_of(self.at, 1))
        elif word in ("phase", "f", self.texts("word-phase")):
            self.go(self.steps.next_of(self.at, 2))
        elif word in ("end", self.texts("word-end")):
            self.go(self.steps.last)
        elif word.isdecimal():
            self.go(int(word))
        elif word in ("view", self.texts("word-view")):
            self.change_view(rest)
        elif word in ("map", "atlas", self.texts("command-map"), self.texts("command-atlas")):
            self.screen.atlas(self.game, self.seat)
        elif word in ("look", self.texts("command-look")):
            self.screen.look(self.game, self.seat, rest)
        elif word in ("seats", self.texts("command-seats")):
            self.screen.seats(self.game, self.seat, self.steps.record.players)
        elif word in ("score", self.texts("command-score")):
            self.screen.score(self.game)
        else:
            self.page.line(self.texts("replay-hint"), DIM)

    @property
    def game(self) -> Game:
        return self.steps.games[self.at]

    def go(self, number: int) -> None:
        if not 0 <= number <= self.steps.last:
            self.page.line(self.texts("replay-edge", count=self.steps.last), WARNING)
            return
        before = self.at
        self.at = number
        self.show(before)

    def show(self, before: int) -> None:
        """What happened since the position before, then the position."""
        g = self.game
        start = self.steps.marks[min(before, max(self.at - 1, 0))]
        self.screen.news(g, self.steps.events[start : self.steps.marks[self.at]], self.seat)
        self.screen.head(g, self.seat)
        if self.at:
            entry = self.steps.record.entries[self.at - 1]
            self.page.line(
                self.texts("replay-answer", number=self.at, seat=self.speaker(entry.seat), answer=entry.do), DIM
            )
        if g.over:
            self.screen.result(g)

    def speaker(self, seat: int) -> str:
        return self.screen.name(self.game, seat) if seat >= 0 else self.texts("referee")

    def change_view(self, text: str) -> None:
        """Any seat's eyes once the game is over; before that nobody else's."""
        if text in ("", "0", "spectator", self.texts("word-spectator")):
            self.seat = SPECTATOR
        elif self.steps.record.end is None:
            raise InputError("view_unfinished")
        else:
            self.seat = int(text) - 1 if text.isdecimal() else self.screen.module.identify(self.game, -1, "seat", text)
            if not 0 <= self.seat < self.steps.record.seats:
                self.seat = SPECTATOR
                raise InputError("no_such_seat", seat=text, count=self.steps.record.seats)
        self.show(self.at)
