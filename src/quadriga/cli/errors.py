"""What can be wrong with input, as sentences on the error stream."""

import sys
from collections.abc import Callable

from quadriga.cli.languages import LOCALE
from quadriga.engine.data import DataError
from quadriga.engine.errors import InputError
from quadriga.language.languages import choose_language
from quadriga.language.texts import Texts


def run_guarded(language: str, job: Callable[[Texts], int]) -> int:
    """The job's exit code; 2 after a sentence if the input is bad."""
    from os import environ

    try:
        texts = Texts(choose_language(language, environ), door=LOCALE)
    except InputError as error:
        say(Texts("en", door=LOCALE).error(error))
        return 2
    try:
        return job(texts)
    except InputError as error:
        for sentence in texts.errors(error):
            say(sentence)
    except DataError as error:
        say(texts("error-data", count=len(error.faults)))
        for fault in error.faults:
            say(f"  {fault}")
    except BrokenPipeError:
        sys.stderr.close()  # whoever read us has gone; nothing more to say, not even at exit
        return 0
    return 2


def say(sentence: str) -> None:
    print(sentence, file=sys.stderr)
