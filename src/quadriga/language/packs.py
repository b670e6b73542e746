"""The texts that a component pack brings for its things, checked against those of its game."""

from functools import cache, cached_property
from pathlib import Path
from typing import NamedTuple

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.errors import FluentCyclicReferenceError
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from quadriga.engine.overlay import hint, row_key
from quadriga.engine.pack import LOCALE, Pack, read_pack
from quadriga.games.packs import check_pack, own_data
from quadriga.games.registry import GAMES, TEMPLATES, find_game
from quadriga.language.languages import LANGUAGES
from quadriga.language.languages import LOCALE as SHARED
from quadriga.language.texts import FORMS

FUNCTIONS = ("NUMBER", "DATETIME")


def open_pack(folder: Path) -> Pack:
    """A pack that can be played with and read; one DataError with all faults of its data and of its texts."""
    pack = read_pack(folder)
    note_text_faults(pack)
    check_pack(pack)
    return pack


def note_text_faults(pack: Pack) -> None:
    for language, catalogue in pack.locale.items():
        if language not in LANGUAGES:
            pack.fault(f"{LOCALE}/{language}.ftl", "", f"no such language; there are {', '.join(LANGUAGES)}")
        else:
            Proofreader(pack, language, catalogue).read()


class Known(NamedTuple):
    """What the game's own text of one id has."""

    variables: set[str]  # without the forms of words
    attributes: set[str]


class Proofreader:
    """Reads one catalogue of a pack. A text that is not the game's can only be the name of a new row."""

    def __init__(self, pack: Pack, language: str, catalogue: str) -> None:
        self.pack = pack
        self.language = language
        self.file = f"{LOCALE}/{language}.ftl"
        self.catalogue = catalogue
        self.entries = FluentParser().parse(catalogue).body
        self.known = texts_of(pack.game, language) if pack.game in (*GAMES, *TEMPLATES) else None
        self.others = [texts_of(pack.game, other) for other in LANGUAGES if self.known is not None]
        self.own = {name for entry in self.entries if (name := name_of(entry))}

    def fault(self, place: str, message: str) -> None:
        self.pack.fault(self.file, place, message)

    def read(self) -> None:
        seen: set[str] = set()
        for entry in self.entries:
            name = name_of(entry)
            if isinstance(entry, ast.Junk):
                self.read_junk(entry)
            elif name in seen:
                self.fault(name, "stands there twice")
            elif name:
                seen.add(name)
                self.read_entry(name, entry)
        self.read_circles()

    def read_junk(self, entry: ast.Junk) -> None:
        start = entry.span.start if entry.span is not None else 0
        line = self.catalogue.count("\n", 0, start) + 1
        said = entry.annotations[0].message if entry.annotations else "is no message"
        self.fault(f"line {line}", f"is not valid Fluent: {said}")

    def read_entry(self, name: str, entry: ast.EntryType) -> None:
        used = Used(entry)
        if self.known is None:
            return
        for function in sorted(used.functions.difference(FUNCTIONS)):
            self.fault(name, f'unknown function "{function}"')
        for other in sorted(used.names - self.own - set(self.known)):
            self.fault(name, f'refers to "{other}", which there is not{hint(other, self.own | set(self.known))}')
        if isinstance(entry, ast.Message):
            self.read_message(name, entry, used)

    def read_message(self, name: str, entry: ast.Message, used: "Used") -> None:
        assert self.known is not None
        own = self.known.get(name)
        if own is None and not self.is_name_of_new_row(name):
            self.fault(name, f"this game has no such text{hint(name, self.known)}")
            return
        variables = {variable for texts in self.others if name in texts for variable in texts[name].variables}
        for variable in sorted(used.variables - variables):
            self.fault(name, f'unknown variable "${variable}"{hint(variable, variables)}')
        if entry.value is None:
            self.fault(name, "has no text of its own")
        if own is not None:
            found = {attribute.id.name for attribute in entry.attributes}
            for attribute in sorted(found - own.attributes - set(FORMS)):
                self.fault(name, f'unknown form ".{attribute}"{hint(attribute, own.attributes | set(FORMS))}')
            for attribute in sorted(own.attributes - found):
                self.fault(name, f'".{attribute}" is missing')

    @cached_property
    def new_keys(self) -> set[str]:
        return new_keys(self.pack)

    def is_name_of_new_row(self, name: str) -> bool:
        """Named like those of its kind: where there is ``kind-cavalry``, ``kind-`` and the key of the row."""
        for key in self.new_keys:
            for end in (f"-{key}", f"-{key.replace('_', '-')}"):
                if name.endswith(end) and any(other.startswith(name[: 1 - len(end)]) for other in self.known or ()):
                    return True
        return False

    def read_circles(self) -> None:
        """A text that comes back to itself; a pack's text takes the place of the game's, and cannot quote it."""
        bundle = FluentBundle([self.language])
        bundle.add_resource(FluentResource(self.catalogue))
        for name in sorted(self.own):
            if bundle.has_message(name):
                message = bundle.get_message(name)
                for pattern in (message.value, *message.attributes.values()):
                    errors = bundle.format_pattern(pattern, {})[1] if pattern is not None else []
                    if any(isinstance(error, FluentCyclicReferenceError) for error in errors):
                        self.fault(name, "refers to itself")
                        break


class Used(Visitor):
    """What one entry refers to; ``-name`` is a term. The variables of a term come from whoever refers to it."""

    def __init__(self, entry: ast.EntryType) -> None:
        super().__init__()
        self.variables: set[str] = set()
        self.names: set[str] = set()
        self.functions: set[str] = set()
        self.visit(entry)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        base, _, form = node.id.name.rpartition("-")
        self.variables.add(base if form in FORMS else node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.names.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.names.add(f"-{node.id.name}")
        self.generic_visit(node)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        self.functions.add(node.id.name)
        self.generic_visit(node)


def name_of(entry: ast.EntryType) -> str:
    """The id of a message, ``-id`` of a term, and of anything else nothing."""
    if isinstance(entry, ast.Message):
        return entry.id.name
    return f"-{entry.id.name}" if isinstance(entry, ast.Term) else ""


@cache
def texts_of(game: str, language: str) -> dict[str, Known]:
    """The game's own texts, and those that all games share."""
    found: dict[str, Known] = {}
    for folder in (SHARED, find_game(game).folder() / "locale"):
        for entry in FluentParser().parse((folder / f"{language}.ftl").read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message):
                attributes = {attribute.id.name for attribute in entry.attributes}
                found[entry.id.name] = Known(Used(entry).variables, attributes)
    return found


def new_keys(pack: Pack) -> set[str]:
    """The keys of the rows that a pack adds, as far as it can be read."""
    own = own_data(pack.game)
    found: set[str] = set()
    for file, over in pack.files.items():
        for name, field in own.schema.get(file, {}).items():
            rows = over.get(name)
            if field.key and isinstance(rows, list):
                keys = {key[0] for row in rows if (key := row_key(field, row)) is not None}
                found |= keys.difference(own.keys(file, name) or [])
    return found
