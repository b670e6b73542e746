"""Reading a position by name: what every game's builder needs. Every fault is noted; one error holds them all."""

from collections.abc import Mapping, Sequence
from typing import Any

from quadriga.engine.errors import Cause, InputError, InputErrors


class Layout:
    """Gathers faults while a position is read."""

    def __init__(self, position: Mapping[str, object]) -> None:
        self.position = position
        self.faults: list[InputError] = []

    def fault(self, place: str, cause: Cause) -> None:
        self.faults.append(InputError("position_fault", place=place, cause=cause))

    def table(self, value: object, place: str, known: Sequence[str]) -> dict[str, Any]:
        """The known keys of a table."""
        if not isinstance(value, dict):
            self.fault(place, Cause("table_needed"))
            return {}
        for key in value:
            if key not in known:
                self.fault(f"{place}.{key}", Cause("key_unknown", known=", ".join(known)))
        return {key: value[key] for key in value if key in known}

    def listed(self, value: object, place: str) -> list[Any]:
        if isinstance(value, list):
            return value
        self.fault(place, Cause("list_needed"))
        return []

    def number(self, value: object, place: str, low: int, high: int) -> int:
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            self.fault(place, Cause("range_needed", low=low, high=high))
            return low
        return value

    def named(self, value: object, place: str, names: Sequence[str]) -> int:
        if value not in names:
            self.fault(place, Cause("name_unknown", name=str(value), known=", ".join(names[:30])))
            return 0
        return names.index(str(value))

    def finish(self) -> None:
        if self.faults:
            raise self.faults[0] if len(self.faults) == 1 else InputErrors(self.faults)
