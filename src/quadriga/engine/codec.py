"""What the generated codecs share: readers that trust no document, and the stack."""

from collections.abc import Callable, Sequence
from typing import Any

from quadriga.engine.frame import Frame

Document = dict[str, Any]


class CodecError(ValueError):
    """A document that is no saved state; the message begins with the place of the fault."""


def check_keys(doc: Any, keys: Sequence[str]) -> None:
    """Exactly these fields, no more and no fewer."""
    if not isinstance(doc, dict):
        raise CodecError(f"not an object but {_shown(doc)}")
    for key in keys:
        if key not in doc:
            raise CodecError(f"{key}: missing")
    for key in doc:
        if key not in keys:
            raise CodecError(f"{key}: unknown field")


def check_schema(doc: Any, schema: int) -> None:
    if not isinstance(doc, dict):
        raise CodecError(f"not an object but {_shown(doc)}")
    if read_int(doc, "schema") != schema:
        raise CodecError(f"schema: {doc['schema']} is not {schema}, the one this version reads")


def read_int(doc: Document, key: str) -> int:
    value = _read(doc, key)
    if type(value) is not int:
        raise CodecError(f"{key}: not a whole number but {_shown(value)}")
    return value


def read_bool(doc: Document, key: str) -> bool:
    value = _read(doc, key)
    if not isinstance(value, bool):
        raise CodecError(f"{key}: neither true nor false but {_shown(value)}")
    return value


def read_str(doc: Document, key: str) -> str:
    value = _read(doc, key)
    if not isinstance(value, str):
        raise CodecError(f"{key}: not a text but {_shown(value)}")
    return value


def read_ints(doc: Document, key: str) -> list[int]:
    numbers: list[int] = []
    for index, value in enumerate(_read_list(doc, key)):
        if type(value) is not int:
            raise CodecError(f"{key}[{index}]: not a whole number but {_shown(value)}")
        numbers.append(value)
    return numbers


def read_row(doc: Document, key: str) -> tuple[int, ...]:
    return tuple(read_ints(doc, key))


def read_stack(doc: Document, key: str, readers: dict[str, Callable[[Document], Frame[Any]]]) -> list[Frame[Any]]:
    """Frames by class name; a fault inside one is told with its place on the stack."""
    frames: list[Frame[Any]] = []
    for index, saved in enumerate(_read_list(doc, key)):
        place = f"{key}[{index}]"
        if not isinstance(saved, dict):
            raise CodecError(f"{place}: not an object but {_shown(saved)}")
        try:
            name = read_str(saved, "frame")
            if name not in readers:
                raise CodecError(f"frame: unknown frame {_shown(name)}")
            frames.append(readers[name](saved))
        except CodecError as fault:
            raise CodecError(f"{place}.{fault}") from None
    return frames


def write_stack(stack: list[Frame[Any]], writers: dict[type[Frame[Any]], Callable[[Any], Document]]) -> list[Document]:
    docs: list[Document] = []
    for index, frame in enumerate(stack):
        kind = type(frame)
        if kind not in writers:
            raise CodecError(f"stack[{index}]: {kind.__name__} is no frame of this game")
        docs.append(writers[kind](frame))
    return docs


def _read(doc: Document, key: str) -> Any:
    if key not in doc:
        raise CodecError(f"{key}: missing")
    return doc[key]


def _read_list(doc: Document, key: str) -> list[Any]:
    value = _read(doc, key)
    if not isinstance(value, list):
        raise CodecError(f"{key}: not a list but {_shown(value)}")
    return value


def _shown(value: Any) -> str:
    shown = repr(value)
    return shown if len(shown) <= 40 else shown[:37] + "..."
