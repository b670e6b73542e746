"""Under which conditions agents play at a table, and what a seat has used up of what it was granted."""

from collections.abc import Mapping
from typing import Any, Final

from quadriga.engine.errors import InputError, InputErrors

LIMITS: Final = ("calls", "actions", "characters", "seconds")  # of a seat in one game; 0 means no limit
HIGHEST: Final = 10**9
AFTERWARDS: Final = ("caretaker", "forfeit")  # who plays on when calls, actions or seconds are used up
SEED_KNOWN: Final = "seed_known"  # in records: the agent chose the seed
NOT_TALK: Final = ("calls", "actions", "seconds")  # without these nobody can play


class Conditions:
    """The same for every agent of a table; kept with the record."""

    def __init__(
        self,
        withhold_actions: bool = False,
        limits: Mapping[str, int] | None = None,
        exhausted: str = AFTERWARDS[0],
    ) -> None:
        self.withhold_actions = withhold_actions  # agents must know the rules: nobody lists their choices
        self.limits: dict[str, int] = dict.fromkeys(LIMITS, 0) | dict(limits or {})
        self.exhausted = exhausted

    @classmethod
    def read(cls, given: Mapping[str, object]) -> "Conditions":
        """Checked, with every fault at once."""
        faults: list[InputError] = []
        known = ("withhold_actions", *LIMITS, "exhausted")
        faults.extend(
            InputError("condition_unknown", condition=name, known=", ".join(known))
            for name in given
            if name not in known
        )
        limits: dict[str, int] = {}
        for name in LIMITS:
            value = given.get(name, 0)
            if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= HIGHEST:
                faults.append(InputError("condition_value", condition=name, allowed=f"0-{HIGHEST}"))
            else:
                limits[name] = value
        withheld = given.get("withhold_actions", False)
        if not isinstance(withheld, bool):
            faults.append(InputError("condition_value", condition="withhold_actions", allowed="true, false"))
        afterwards = given.get("exhausted", AFTERWARDS[0])
        if afterwards not in AFTERWARDS:
            faults.append(InputError("condition_value", condition="exhausted", allowed=", ".join(AFTERWARDS)))
        if faults:
            raise faults[0] if len(faults) == 1 else InputErrors(faults)
        return cls(bool(withheld), limits, str(afterwards))

    def document(self) -> dict[str, Any]:
        """What differs from playing without conditions; empty if nothing does."""
        doc: dict[str, Any] = {name: limit for name, limit in self.limits.items() if limit}
        if self.withhold_actions:
            doc["withhold_actions"] = True
        if doc and self.exhausted != AFTERWARDS[0]:
            doc["exhausted"] = self.exhausted
        return doc


class Spent:
    """What one seat has used up."""

    def __init__(self, counts: Mapping[str, int] | None = None, since: float = 0.0) -> None:
        self.counts: dict[str, int] = {"calls": 0, "actions": 0, "characters": 0} | dict(counts or {})
        self.since = since  # when its time began; 0 before the game

    def used(self, name: str, now: float) -> int:
        if name == "seconds":
            return max(0, int(now - self.since)) if self.since else 0
        return self.counts[name]

    def left(self, conditions: Conditions, now: float) -> dict[str, int]:
        """What remains of everything that is limited."""
        return {name: max(0, limit - self.used(name, now)) for name, limit in conditions.limits.items() if limit}

    def lacks(self, conditions: Conditions, name: str, amount: int, now: float) -> bool:
        limit = conditions.limits[name]
        return bool(limit) and self.used(name, now) + amount > limit

    def exhausted(self, conditions: Conditions, now: float) -> str:
        """What the seat cannot play without and has no more of; empty if it plays on."""
        for name in NOT_TALK:
            if self.lacks(conditions, name, 1, now):
                return name
        return ""
