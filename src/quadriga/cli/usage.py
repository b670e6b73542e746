"""What is wrong with a command line, and the frame of its help, in the reader's language."""

import re
import sys
from collections.abc import Callable, Sequence
from os import environ
from typing import TYPE_CHECKING, Any, Final

import typer
from typer.core import TyperCommand, TyperGroup

from quadriga.cli.languages import help_texts, language_of_arguments

if TYPE_CHECKING:
    from quadriga.engine.errors import Cause, InputError

h = help_texts(language_of_arguments(sys.argv[1:], environ))

# What the library writes around our own texts, and what stands for it.
FRAME: Final = (
    (re.compile(r"^Usage:", re.MULTILINE), h["frame-usage"]),
    (re.compile(r"^Options:", re.MULTILINE), h["frame-options"]),
    (re.compile(r"^Arguments:", re.MULTILINE), h["frame-arguments"]),
    (re.compile(r"^Commands:", re.MULTILINE), h["frame-commands"]),
    (re.compile(r"\[OPTIONS\]"), h["frame-some-options"]),
    (re.compile(r"COMMAND \[ARGS\]\.\.\."), h["frame-a-command"]),
    (re.compile(r"Show this message and exit\."), h["frame-help"]),
    (re.compile(r"\[required\]"), h["frame-required"]),
    (re.compile(r"\[default:"), h["frame-default"]),
)

MOST_GAMES: Final = 10_000_000  # that one command plays

NO_COMMAND: Final = re.compile(r"No such command '(.*?)'\.(?: Did you mean (.*)\?)?", re.DOTALL)
EXTRA: Final = re.compile(r"Got unexpected extra arguments?(?:\(s\))? \((.*)\)", re.DOTALL)


def framed(text: str) -> str:
    for pattern, words in FRAME:
        text = pattern.sub(words, text)
    return text


class Command(TyperCommand):
    def get_help(self, ctx: Any) -> str:
        return framed(super().get_help(ctx))


class Group(TyperGroup):
    def get_help(self, ctx: Any) -> str:
        return framed(super().get_help(ctx))


class Commands(typer.Typer):
    """A group of commands whose help is all in one language."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(cls=Group, rich_markup_mode=None, **settings)

    def command(self, name: str | None = None, **settings: Any) -> Callable[[Any], Any]:
        return super().command(name, cls=Command, **settings)


def pass_on_language(context: typer.Context, language: str) -> None:
    """``quadriga --lang it simulate`` is ``quadriga simulate --lang it``."""
    if language and isinstance(context.command, TyperGroup):
        context.default_map = {name: {"lang": language} for name in context.command.commands}


def unreadable(arguments: Sequence[str]) -> "InputError | None":
    """The first argument that is no text: its bytes would break whatever writes, hashes or sends it."""
    for argument in arguments:
        shown = argument.encode("utf-8", "backslashreplace").decode()
        if shown != argument:
            from quadriga.engine.errors import InputError

            return InputError("usage_no_text", text=shown)
    return None


def complaint(error: typer.TyperException) -> "InputError":
    """What the library found wrong, as one of our own complaints."""
    from quadriga.engine.errors import InputError

    said: Any = error
    message = str(said.message)
    parameter = getattr(said, "param", None)
    hint = parameter.get_error_hint().replace("'", "") if parameter is not None else ""
    kind = type(error).__name__
    if kind == "NoSuchOption":
        return InputError("usage_option", option=said.option_name, known=", ".join(sorted(said.possibilities or [])))
    if kind == "BadOptionUsage" and "requires" in message:
        return InputError("usage_option_empty", option=said.option_name)
    if kind == "BadOptionUsage":
        return InputError("usage_option_full", option=said.option_name)
    if kind == "MissingParameter":
        return InputError("usage_missing", what=hint)
    if kind == "BadParameter":
        return InputError("usage_value", what=hint, cause=misfit(error) or message)
    if message == "Missing command.":
        return InputError("usage_command_missing")
    unknown, extra = NO_COMMAND.fullmatch(message), EXTRA.fullmatch(message)
    if unknown:
        return InputError("usage_command", command=unknown[1], known=(unknown[2] or "").replace("'", ""))
    return InputError("usage_extra", words=extra[1]) if extra else InputError("usage_other", cause=message)


def misfit(error: typer.TyperException) -> "Cause | None":
    """Why an option cannot have a value, out of what the checker beneath the library has found."""
    from quadriga.engine.errors import Cause

    found: list[Any] = getattr(error.__cause__, "errors", list)()
    kind, bounds = (found[0]["type"], found[0].get("ctx", {})) if found else ("", {})
    if kind.startswith("int_"):
        return Cause("number_needed")
    if kind.startswith("float_"):
        return Cause("decimal_needed")
    if kind == "greater_than_equal":
        return Cause("least_needed", low=str(bounds["ge"]))
    return Cause("most_allowed", high=str(bounds["le"])) if kind == "less_than_equal" else None
