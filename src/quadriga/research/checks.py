"""What the doors are given from outside, refused in words where it cannot be meant."""

from operator import index
from typing import Any

from quadriga.engine.errors import InputError

RENDER_MODES = ["ansi"]


def whole_number(option: str, value: Any) -> int:
    """A whole number of any library; that it fits is for others to see."""
    try:
        return index(value)
    except TypeError:
        raise InputError("setting_number", name=option, value=str(value)) from None


def seat_number(option: str, value: Any, seats: int) -> int:
    """The number of a seat."""
    seat = whole_number(option, value)
    if not 0 <= seat < seats:
        raise InputError("option_value", option=option, value=str(value), allowed=f"0-{seats - 1}")
    return seat


def render_mode(value: str | None) -> str | None:
    if value is not None and value not in RENDER_MODES:
        raise InputError("option_value", option="render_mode", value=str(value), allowed=", ".join(RENDER_MODES))
    return value
