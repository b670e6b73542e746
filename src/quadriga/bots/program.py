"""A program of any language as a player: one JSON line a question, one JSON line an answer. See docs/bot-protocol.md.

Only whoever sits at the command line may name a program; records, uploads and the web table never start one.
"""

import shlex
import subprocess
from contextlib import suppress
from hashlib import sha256
from json import dumps, loads
from os import environ, killpg, name
from queue import Empty, Queue
from shutil import which
from signal import SIGKILL
from threading import Thread
from time import monotonic
from typing import IO, Any, Final

from quadriga.bots.bot import Bot
from quadriga.bots.registry import make_bot
from quadriga.engine.choice import Answer, Choice, Deal, Reason
from quadriga.engine.errors import InputError
from quadriga.engine.game import Game
from quadriga.engine.module import Document, Module
from quadriga.engine.notation import read_answer, write_choice

PROTOCOL: Final = 1
PREFIX: Final = "program:"
PUBLIC: Final = "program"  # how records call it: the command is nobody else's business
SECONDS: Final = 10.0  # for one answer
GREETING: Final = 30.0  # for the first line: starting may take longer
FAREWELL: Final = 2.0  # until a program that does not end by itself is killed
LONGEST: Final = 100_000  # signs of one line
FLOOD: Final = 100  # lines that wait to be read on either side, after which the program is ended
STRIKES: Final = 3  # answers in a row that came too late, after which the program is ended


class ProgramFault(Exception):
    """The program has ended, takes too long, or says what cannot be used. ``why`` lets a door put it into words."""

    def __init__(self, text: str, why: InputError | Reason) -> None:
        super().__init__(text)
        self.why = why


def is_program(kind: str) -> bool:
    return kind.startswith(PREFIX)


def check_program(kind: str) -> None:
    """Before the first game: can the command be read, and is its program there?"""
    command = kind.removeprefix(PREFIX)
    try:
        words = shlex.split(command)
    except ValueError as error:
        raise InputError("program_command", command=command, cause=str(error)) from None
    if not words:
        raise InputError("program_empty")
    if which(words[0]) is None:
        raise InputError("program_missing", program=words[0])


def public_name(kind: str) -> str:
    """A player as records name it."""
    return PUBLIC if is_program(kind) else kind


def make_player(kind: str, module: Module, seed: str) -> Bot:
    """A bot of the registry, or a program of one's own."""
    if is_program(kind):
        return ProgramBot(kind.removeprefix(PREFIX), module, seed)
    return make_bot(kind, module.name, seed)


def seconds_allowed() -> float:
    """``QUADRIGA_PROGRAM_SECONDS``, else the usual time."""
    given = environ.get("QUADRIGA_PROGRAM_SECONDS", "")
    return float(given) if given.isdecimal() and int(given) > 0 else SECONDS


class ProgramBot(Bot):
    """One process for one game, started at its first question."""

    name = PUBLIC

    def __init__(self, command: str, module: Module, seed: str, seconds: float = 0.0) -> None:
        super().__init__(seed)
        self.command = command
        self.module = module
        self.seconds = seconds or seconds_allowed()
        self.line: Line | None = None
        self.number = 0  # of the last question
        self.strikes = 0
        self.called = ""  # what the program calls itself

    def answer(self, g: Game, seat: int) -> Answer:
        line = self.line or self.start(g)
        choices = g.choices(seat)
        self.number += 1
        line.send(question(self.module, g, seat, choices, self.number, self.seconds))
        try:
            doc = line.reply(self.number, self.seconds)
        except TimeoutError:
            self.strikes += 1
            if self.strikes >= STRIKES:
                line.end(0.0)
            why = InputError("program_late", seconds=f"{self.seconds:g}")
            raise ProgramFault(f"no answer within {self.seconds:g} s", why) from None
        self.strikes = 0
        answer = self.read(g, seat, choices, doc)
        reason = g.why_not(seat, answer)
        if reason is not None:
            line.send({"type": "refused", "id": self.number, "code": reason.code, "rules": reason.rules})
            raise ProgramFault(f"{answer!r}: {reason.code}", reason)
        return answer

    def start(self, g: Game) -> "Line":
        self.line = Line(self.command)
        self.line.send(
            {
                "type": "hello",
                "protocol": PROTOCOL,
                "game": self.module.name,
                "revision": self.module.revision,
                "seats": g.seats,
                "seed": sha256(self.seed.encode()).hexdigest(),  # our seeds are made of the game's, which is a secret
                "sheet": self.module.sheet(g),
                "seconds": self.seconds,
            }
        )
        try:
            greeting = self.line.receive(GREETING)
        except TimeoutError:
            self.line.end(0.0)
            why = InputError("program_greeting", seconds=f"{GREETING:g}")
            raise ProgramFault(f"no greeting within {GREETING:g} s", why) from None
        if greeting.get("type") != "hello" or greeting.get("protocol") != PROTOCOL:
            self.line.end(0.0)
            why = InputError("program_protocol", protocol=PROTOCOL)
            raise ProgramFault(f"the program does not speak protocol {PROTOCOL}", why)
        self.called = str(greeting.get("name", ""))[:40]
        return self.line

    def read(self, g: Game, seat: int, choices: list[Choice], doc: Document) -> Answer:
        """A choice by its number, an answer in numbers, or in notation."""
        try:
            return read_reply(self.module, g, seat, choices, doc)
        except InputError as error:
            assert self.line is not None
            self.line.send({"type": "refused", "id": self.number, "code": error.code, "rules": []})
            raise ProgramFault(str(error), error) from None

    def close(self, g: Game | None = None) -> None:
        """Tell the program how it ended, and see to it that it ends."""
        if self.line is None:
            return
        over = g is not None and g.over
        doc: Document = {"type": "over" if over else "bye"}
        if g is not None and over:
            doc |= {"winners": g.winners, "scores": [score["total"] for score in self.module.scores(g)]}
        self.line.send(doc)
        self.line.end(FAREWELL)
        self.line = None


def question(module: Module, g: Game, seat: int, choices: list[Choice], number: int, seconds: float) -> Document:
    """Everything the seat may know, and what it may answer."""
    prompt = module.prompt(g, seat)
    turn, phase = module.stage(g)
    return {
        "type": "question",
        "id": number,
        "seat": seat,
        "serial": g.serial,
        "turn": turn,
        "phase": phase,
        "prompt": {"message": prompt.message, "params": prompt.params},
        "choices": [choice_doc(module, g, seat, choice) for choice in choices],
        "view": module.view(g, seat),
        "seconds": seconds,
    }


def choice_doc(module: Module, g: Game, seat: int, choice: Choice) -> Document:
    doc: Document = {
        "verb": choice.verb,
        "target": choice.target,
        "low": choice.low,
        "high": choice.high,
        "notation": write_choice(module, g, seat, choice),
    }
    if choice.deal:
        doc["deal"] = True
        doc["partner"] = g.stack[-1].deal_partner(g, choice.smallest())
    return doc


def read_reply(module: Module, g: Game, seat: int, choices: list[Choice], doc: Document) -> Answer:
    """What the program says, legal or not; raises InputError if it cannot be understood."""
    if "notation" in doc:
        return read_answer(module, g, seat, str(doc["notation"]))
    deal = None
    if "legs" in doc or "clauses" in doc:
        deal = Deal(whole_list(doc, "legs"), whole_list(doc, "clauses"))
    if "choice" in doc:
        index = whole(doc, "choice", -1)
        if not 0 <= index < len(choices):
            raise InputError("reply_choice", number=index, count=len(choices))
        chosen = choices[index]
        return Answer(chosen.verb, chosen.target, whole(doc, "amount", chosen.low), deal)
    if "verb" in doc:
        return Answer(str(doc["verb"]), whole(doc, "target", -1), whole(doc, "amount", 0), deal)
    raise InputError("reply_empty")


def whole(doc: Document, key: str, usual: int) -> int:
    value = doc.get(key, usual)
    if not isinstance(value, int) or isinstance(value, bool) or abs(value) > 2**53:
        raise InputError("reply_number", key=key)
    return value


def whole_list(doc: Document, key: str) -> list[int]:
    found = doc.get(key, [])
    if not isinstance(found, list) or len(found) > 160 or len(found) % 4:
        raise InputError("reply_number", key=key)
    return [whole({key: value}, key, 0) for value in found]


class Line:
    """A process with lines of JSON in both directions. Threads read and write, so that nobody waits for ever."""

    def __init__(self, command: str) -> None:
        try:
            words = shlex.split(command)
            self.process = subprocess.Popen(
                words,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                start_new_session=True,
            )
        except (OSError, ValueError, IndexError) as error:
            why = InputError("program_start", cause=str(error))
            raise ProgramFault(f"the program does not start: {error}", why) from None
        self.lines: Queue[bytes] = Queue()
        self.questions: Queue[bytes] = Queue()  # to be written; an empty one closes its input
        self.complaints: list[str] = []  # the last lines of its error stream
        self.complaining = Thread(target=self.read_complaints, daemon=True)
        self.writing = Thread(target=self.write_questions, daemon=True)
        self.threads = [Thread(target=self.read_answers, daemon=True), self.writing, self.complaining]
        for thread in self.threads:
            thread.start()

    def read_answers(self) -> None:
        for line in stream(self.process.stdout):
            if self.lines.qsize() >= FLOOD:
                self.kill()
                break
            self.lines.put(line)
        self.lines.put(b"")

    def write_questions(self) -> None:
        """A program that does not listen keeps this thread waiting, and nobody else."""
        pipe = self.process.stdin
        assert pipe is not None
        with suppress(OSError):
            while line := self.questions.get():
                pipe.write(line)
                pipe.flush()
        with suppress(OSError):
            pipe.close()

    def read_complaints(self) -> None:
        log = environ.get("QUADRIGA_PROGRAM_LOG", "")
        for line in stream(self.process.stderr):
            text = line.decode("utf-8", "replace").rstrip()
            self.complaints = [*self.complaints[-4:], text]
            if log:
                with open(log, "a", encoding="utf-8") as file:
                    file.write(f"{self.process.pid} {text}\n")

    def send(self, doc: Document) -> None:
        if self.questions.qsize() >= FLOOD:
            self.kill()
        if self.writing.is_alive():  # else it has ended, as whoever waits for its answer will see
            self.questions.put(dumps(doc, ensure_ascii=False, separators=(",", ":")).encode() + b"\n")

    def receive(self, seconds: float) -> Document:
        """The next line; TimeoutError if none comes in time."""
        try:
            line = self.lines.get(timeout=max(seconds, 0.0))
        except Empty:
            raise TimeoutError from None
        if not line:
            self.lines.put(b"")
            raise self.farewell()
        try:
            doc: Any = loads(line)
        except (ValueError, RecursionError):
            raise ProgramFault("a line is not JSON", InputError("program_line")) from None
        if not isinstance(doc, dict):
            raise ProgramFault("a line is not a JSON object", InputError("program_line"))
        return doc

    def reply(self, number: int, seconds: float) -> Document:
        """The answer to this question; what comes late to an earlier one is thrown away."""
        until = monotonic() + seconds
        while True:
            doc = self.receive(until - monotonic())
            if doc.get("id", number) == number:
                return doc

    def farewell(self) -> ProgramFault:
        try:
            code: int | None = self.process.wait(1.0)
        except subprocess.TimeoutExpired:
            code = None
            self.kill()  # it has closed its output and will never answer
        self.complaining.join(1.0)
        last = self.complaints[-1] if self.complaints else ""
        why = InputError("program_closed") if code is None else InputError("program_ended", status=str(code))
        if code is not None and last:
            why = InputError("program_ended_saying", status=str(code), cause=last)
        return ProgramFault(f"the program has ended ({code}) {last}".rstrip(), why)

    def end(self, patience: float) -> None:
        """Close its input, wait a little, then kill it and whatever it has started."""
        process = self.process
        self.questions.put(b"")
        with suppress(subprocess.TimeoutExpired):
            process.wait(patience)
        self.kill()
        process.wait()
        for thread in self.threads:
            thread.join(1.0)
        for pipe in (process.stdout, process.stderr):
            assert pipe is not None
            pipe.close()

    def kill(self) -> None:
        with suppress(ProcessLookupError, PermissionError):  # it has ended by itself
            if name == "posix":
                killpg(self.process.pid, SIGKILL)  # its own group: started with a session of its own
            else:
                self.process.kill()


def stream(pipe: IO[bytes] | None) -> "Stream":
    assert pipe is not None
    return Stream(pipe)


class Stream:
    """Lines of a pipe, none of them endless."""

    def __init__(self, pipe: IO[bytes]) -> None:
        self.pipe = pipe

    def __iter__(self) -> "Stream":
        return self

    def __next__(self) -> bytes:
        try:
            line = self.pipe.readline(LONGEST)
        except ValueError:  # closed under our hands
            raise StopIteration from None
        if not line:
            raise StopIteration
        return line
