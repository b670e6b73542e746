"""What the generated codecs share: readers that trust no document, and the stack."""

from collections.abc import Callable, Sequence
from typing import Any

from quadriga.engine.errors import Cause
from quadriga.engine.frame import Frame

Document = dict[str, Any]
Column = tuple[str, Sequence[int], int | None, int, int | None]  # name, numbers; how many, smallest, largest (or any)


class CodecError(ValueError):
    """A document that is no saved state: the place of the fault, if it has one, and what is wrong there."""

    def __init__(self, place: str, fault: Cause) -> None:
        self.place = place
        self.fault = fault
        super().__init__(f"{place}: {fault}" if place else str(fault))

    def cause(self) -> Cause:
        return Cause("at_place", place=self.place, cause=self.fault) if self.place else self.fault


def check_keys(doc: Any, keys: Sequence[str], if_set: Sequence[str] = ()) -> None:
    """Exactly these fields, no more and no fewer, but for those that are written only if they are set."""
    if not isinstance(doc, dict):
        raise CodecError("", Cause("no_object", found=_shown(doc)))
    for key in keys:
        if key not in doc:
            raise CodecError(key, Cause("field_missing"))
    for key in doc:
        if key not in keys and key not in if_set:
            raise CodecError(key, Cause("field_unknown"))


def check_schema(doc: Any, schema: int) -> None:
    if not isinstance(doc, dict):
        raise CodecError("", Cause("no_object", found=_shown(doc)))
    if read_int(doc, "schema") != schema:
        raise CodecError("schema", Cause("other_schema", found=doc["schema"], need=schema))


def read_int(doc: Document, key: str) -> int:
    value = _read(doc, key)
    if type(value) is not int:
        raise CodecError(key, Cause("no_number", found=_shown(value)))
    return value


def read_bool(doc: Document, key: str) -> bool:
    value = _read(doc, key)
    if not isinstance(value, bool):
        raise CodecError(key, Cause("no_truth", found=_shown(value)))
    return value


def read_str(doc: Document, key: str) -> str:
    value = _read(doc, key)
    if not isinstance(value, str):
        raise CodecError(key, Cause("no_text", found=_shown(value)))
    return value


def read_ints(doc: Document, key: str) -> list[int]:
    numbers: list[int] = []
    for index, value in enumerate(_read_list(doc, key)):
        if type(value) is not int:
            raise CodecError(f"{key}[{index}]", Cause("no_number", found=_shown(value)))
        numbers.append(value)
    return numbers


def read_row(doc: Document, key: str) -> tuple[int, ...]:
    return tuple(read_ints(doc, key))


def read_bytes(doc: Document, key: str) -> bytes:
    """Small numbers, none above 255."""
    numbers = read_ints(doc, key)
    for index, number in enumerate(numbers):
        if not 0 <= number <= 255:
            raise CodecError(f"{key}[{index}]", Cause("range_needed", low=0, high=255))
    return bytes(numbers)


def read_stack(doc: Document, key: str, readers: dict[str, Callable[[Document], Frame[Any]]]) -> list[Frame[Any]]:
    """Frames by class name; a fault inside one is told with its place on the stack."""
    frames: list[Frame[Any]] = []
    for index, saved in enumerate(_read_list(doc, key)):
        place = f"{key}[{index}]"
        if not isinstance(saved, dict):
            raise CodecError(place, Cause("no_object", found=_shown(saved)))
        try:
            name = read_str(saved, "frame")
            if name not in readers:
                raise CodecError("frame", Cause("frame_unknown", found=_shown(name)))
            frames.append(readers[name](saved))
        except CodecError as fault:
            raise CodecError(f"{place}.{fault.place}" if fault.place else place, fault.fault) from None
    return frames


def write_stack(stack: list[Frame[Any]], writers: dict[type[Frame[Any]], Callable[[Any], Document]]) -> list[Document]:
    docs: list[Document] = []
    for index, frame in enumerate(stack):
        kind = type(frame)
        if kind not in writers:
            raise CodecError(f"stack[{index}]", Cause("frame_unknown", found=kind.__name__))
        docs.append(writers[kind](frame))
    return docs


def misshapen(columns: list[Column]) -> list[str]:
    """Lists of the wrong length and numbers of things that do not exist."""
    found: list[str] = []
    for name, numbers, length, low, high in columns:
        if length is not None and len(numbers) != length:
            found.append(f"{name} has {len(numbers)} numbers instead of {length}")
        elif numbers and (min(numbers) < low or (high is not None and max(numbers) > high)):
            found.append(f"{name} has an impossible number")
    return found


def _read(doc: Document, key: str) -> Any:
    if key not in doc:
        raise CodecError(key, Cause("field_missing"))
    return doc[key]


def _read_list(doc: Document, key: str) -> list[Any]:
    value = _read(doc, key)
    if not isinstance(value, list):
        raise CodecError(key, Cause("no_list", found=_shown(value)))
    return value


def _shown(value: Any) -> str:
    shown = repr(value)
    return shown if len(shown) <= 40 else shown[:37] + "..."
