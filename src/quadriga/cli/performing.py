"""How a command runs its job: guarded, and its exit code handed to the shell."""

from collections.abc import Callable
from typing import TYPE_CHECKING

import typer

if TYPE_CHECKING:
    from quadriga.language.texts import Texts


def perform(language: str, job: "Callable[[Texts], int]") -> None:
    from quadriga.cli.errors import run_guarded

    raise typer.Exit(run_guarded(language, job))


def perform_server(language: str, job: "Callable[[Texts], int]") -> None:
    """A job that needs the packages of the web table."""

    def with_packages(texts: "Texts") -> int:
        from importlib.util import find_spec

        if find_spec("fastapi") is None:
            from quadriga.engine.errors import InputError

            raise InputError("server_not_installed")
        return job(texts)

    perform(language, with_packages)
