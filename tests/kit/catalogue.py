"""The texts of a game as a reader finds them: its own catalogue with the kernel's behind it, in each language."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

import quadriga.games
from quadriga.engine.game import Game
from quadriga.engine.module import Module
from quadriga.engine.phrase import Phrase, Word

LANGUAGES = ("en", "it")
KERNEL = Path(quadriga.games.__file__).parents[1] / "language" / "locale"
FORMS = ("-one", "-many", "-short")  # of a word in a sentence: `$kind-many` is the plural of `$kind`


class Variables(Visitor):
    """The names of all variables below a node."""

    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def base_name(variable: str) -> str:
    """A variable without the form in which its word is used."""
    for form in FORMS:
        if variable.endswith(form):
            return variable.removesuffix(form)
    return variable


@cache
def messages(file: Path) -> dict[str, set[str]]:
    """Every message of a file, attributes as ``id.attribute``, with the variables it uses; faults of form raise."""
    found: dict[str, set[str]] = {}
    for entry in parse(file.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{file}: {entry.content}"
        if not isinstance(entry, ast.Message):
            continue
        patterns = {f"{entry.id.name}.{attribute.id.name}": attribute.value for attribute in entry.attributes}
        if entry.value is not None:
            patterns[entry.id.name] = entry.value
        for key, pattern in patterns.items():
            assert key not in found, f"{file}: {key} stands there twice"
            visitor = Variables()
            visitor.visit(pattern)
            found[key] = visitor.names
    return found


def game_file(module: Module, language: str) -> Path:
    return module.folder() / "locale" / f"{language}.ftl"


def kernel_file(language: str) -> Path:
    return KERNEL / f"{language}.ftl"


@cache
def bundle(module: Module, language: str) -> FluentBundle:
    made = FluentBundle([language], use_isolating=False)
    for file in (kernel_file(language), game_file(module, language)):
        made.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return made


def has_text(module: Module, language: str, id: str) -> bool:
    made = bundle(module, language)
    return made.has_message(id) and made.get_message(id).value is not None


def sentence(module: Module, language: str, id: str, params: Mapping[str, str | int]) -> str:
    """The message filled in; a missing message or variable fails the test."""
    made = bundle(module, language)
    assert made.has_message(id), f"{module.name}, {language}: no text {id}"
    pattern = made.get_message(id).value
    assert pattern is not None, f"{module.name}, {language}: {id} has no text of its own"
    text, errors = made.format_pattern(pattern, dict(params))
    assert not errors, f"{module.name}, {language}: {id} with {sorted(params)}: {errors}"
    return str(text)


def word(module: Module, language: str, g: Game, name: str, kind: str, number: int) -> dict[str, str | int]:
    """What a sentence can use of one number: the thing's name with its forms, or the number itself."""
    label = module.label(g, kind, number)
    if label == f"={number}":
        return {name: number}
    if label.startswith("="):
        return {name: label[1:]}
    found: dict[str, str | int] = {name: sentence(module, language, label, {})}
    made = bundle(module, language)
    for attribute, pattern in made.get_message(label).attributes.items():
        found[f"{name}-{attribute}"] = str(made.format_pattern(pattern, {})[0])
    return found


def filled(module: Module, language: str, g: Game, numbers: Mapping[str, int]) -> dict[str, str | int]:
    params: dict[str, str | int] = {}
    for name, number in numbers.items():
        params |= word(module, language, g, name, "seat" if name == "other" else name, number)
    return params


def spoken(module: Module, language: str, words: Mapping[str, Word]) -> dict[str, str | int]:
    """The words of a choice, every message in them filled in, with the forms that a sentence may use."""
    params: dict[str, str | int] = {}
    for name, part in words.items():
        params[name] = part if isinstance(part, int) else text_of(module, language, part)
        if isinstance(part, str) and not part.startswith("="):
            made = bundle(module, language)
            for attribute, pattern in made.get_message(part).attributes.items():
                params[f"{name}-{attribute}"] = str(made.format_pattern(pattern, {})[0])
    return params


def text_of(module: Module, language: str, part: Word) -> str:
    if isinstance(part, Phrase):
        params = spoken(module, language, part.words)
        if not part.form:
            return sentence(module, language, part.message, params)
        made = bundle(module, language)
        pattern = made.get_message(part.message).attributes[part.form]
        text, errors = made.format_pattern(pattern, params)
        assert not errors, f"{part.message}.{part.form}: {errors}"
        return str(text)
    if isinstance(part, list):
        return ", ".join(text_of(module, language, each) for each in part)
    if isinstance(part, str):
        return part[1:] if part.startswith("=") else sentence(module, language, part, {})
    return str(part)
