"""The language of the arguments, and the plain texts of ``--help``, read without the weight of the Fluent runtime."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from quadriga.language.languages import LANGUAGES, choose_language

LOCALE: Final = Path(__file__).with_name("locale")


def language_of_arguments(arguments: Sequence[str], environment: Mapping[str, str]) -> str:
    """The language before the arguments are parsed: help must already be written in it."""
    given = ""
    for index, argument in enumerate(arguments):
        if argument.startswith("--lang="):
            given = argument.partition("=")[2]
        elif argument == "--lang" and index + 1 < len(arguments):
            given = arguments[index + 1]
    return choose_language(given if given in LANGUAGES else "", environment)


def help_texts(language: str) -> dict[str, str]:
    """The messages of ``help.<language>.ftl``: one line each, nothing to fill in."""
    texts: dict[str, str] = {}
    for line in (LOCALE / f"help.{language}.ftl").read_text(encoding="utf-8").splitlines():
        name, equals, text = line.partition(" = ")
        if equals and not line.startswith("#"):
            texts[name] = text
    return texts
