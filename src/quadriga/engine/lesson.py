"""Lessons: a scripted stretch of a real game that a newcomer plays along with."""

import tomllib
from pathlib import Path
from typing import Any

from quadriga.engine.errors import Cause, InputError
from quadriga.engine.module import Document, Module
from quadriga.engine.table import Table


class Step:
    """One answer of the script. ``say`` is what the teacher says before it; others' steps need none."""

    def __init__(self, seat: int, do: str, say: str) -> None:
        self.seat = seat
        self.do = do
        self.say = say


class Lesson:
    """Where it begins, who learns, and every answer until the learner is on his own."""

    def __init__(self, name: str, doc: Document) -> None:
        self.name = name
        self.players: int = doc["players"]
        self.learner: int = doc.get("learner", 0)
        self.options: Document = doc.get("options", {})
        self.position: Document | None = doc.get("position")
        self.seed = str(doc.get("seed", "0"))
        self.steps = [Step(step["seat"], step["do"], step.get("say", "")) for step in doc["step"]]

    def open(self, module: Module) -> Table:
        """The table at the first step. The dice are known beforehand: this is no contest."""
        options = module.read_options(self.players, self.options)
        if self.position is None:
            return Table.open(module, self.players, options, self.seed)
        laid = Table.open_position(module, self.players, options, self.position, self.seed)
        return Table.open_state(module, self.players, options, module.dump(laid.game), self.seed)


def lessons_of(module: Module) -> list[str]:
    return sorted(path.stem for path in lesson_folder(module).glob("*.toml"))


def find_lesson(module: Module, name: str) -> Lesson:
    known = lessons_of(module)
    if name not in known:
        raise InputError("lesson_unknown", lesson=name, known=", ".join(known))
    path = lesson_folder(module) / f"{name}.toml"
    doc: Any = tomllib.loads(path.read_text(encoding="utf-8"))
    try:
        return Lesson(name, doc)
    except KeyError as error:
        raise InputError("document_damaged", file=str(path), cause=Cause("key_damaged", key=str(error))) from None


def lesson_folder(module: Module) -> Path:
    return module.folder() / "lessons"
