"""Which languages there are and where their shared catalogues lie."""

from collections.abc import Mapping
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
