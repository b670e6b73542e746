"""Packages that only some commands need."""

from importlib.util import find_spec

from quadriga.engine.errors import InputError


def need(extra: str, *packages: str) -> None:
    """Complain, in words that help, unless all the packages of an extra are there."""
    if any(find_spec(package) is None for package in packages):
        raise InputError("extra_missing", extra=extra)
