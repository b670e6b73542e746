"""Which language to speak, and the plain texts of ``--help``, read without the weight of the Fluent runtime."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from quadriga.engine.errors import InputError

LANGUAGES: Final = ("en", "it")
LOCALE: Final = Path(__file__).with_name("locale")
VARIABLES: Final = ("QUADRIGA_LANG", "LC_ALL", "LC_MESSAGES", "LANG")


def choose_language(given: str, environment: Mapping[str, str]) -> str:
    """The language asked for, else that of the environment, else English."""
    if given:
        if given not in LANGUAGES:
            raise InputError("language_unknown", language=given, known=", ".join(LANGUAGES))
        return given
    for variable in VARIABLES:
        value = environment.get(variable, "")
        if value:
            return value[:2] if value[:2] in LANGUAGES else "en"
    return "en"


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
