"""What a ledger is made of: plain records, one class for each kind of entry in `rules/<game>/*.toml`."""

import re
from dataclasses import dataclass, field
from typing import Any, Final

STATUSES: Final = ("done", "partial", "todo")
KINDS: Final = ("core", "setup", "end", "variant", "solo", "faq", "data")
CONFIDENCES: Final = ("stated", "derived", "reconstructed", "public-source")

# WT-UPK-1; some examples have a letter before or after the number: CV-EX-27A, CV-EX-S1.
ID: Final = re.compile(r"\b[A-Z]{2}-[A-Z0-9]+-[A-Z]?[0-9]+[A-Z]?\b")


@dataclass(frozen=True, slots=True)
class Rule:
    """One rule in our own words. `option` names the game option it belongs to; empty means always in force."""

    id: str
    title: str
    text: str
    source: str
    kind: str
    status: str
    option: str = ""
    note: str = ""


@dataclass(frozen=True, slots=True)
class Example:
    """A worked example of the rulebook; it is executable once a conformance case has the same id."""

    id: str
    title: str
    given: str
    when: str
    then: str
    rules: list[str]
    source: str


@dataclass(frozen=True, slots=True)
class Ruling:
    """Something the rulebook leaves open, and the decision taken."""

    id: str
    what: str
    known: str
    decision: str
    confidence: str


@dataclass(frozen=True, slots=True)
class Component:
    """A kind of piece in the box."""

    id: str
    name: str
    facts: str
    source: str


@dataclass(frozen=True, slots=True)
class Table:
    """Data of a game; without rows once the game keeps it in its own data files."""

    id: str
    name: str
    origin: str
    rows: list[dict[str, Any]]


Entry = Rule | Example | Ruling | Component | Table


@dataclass(frozen=True, slots=True)
class Ledger:
    """Everything recorded about one game, each kind by id and in the order of the files."""

    game: str
    title: str
    prefix: str
    players: str
    sources: dict[str, str]
    language: str = ""
    note: str = ""
    rules: dict[str, Rule] = field(default_factory=dict)
    examples: dict[str, Example] = field(default_factory=dict)
    rulings: dict[str, Ruling] = field(default_factory=dict)
    components: dict[str, Component] = field(default_factory=dict)
    tables: dict[str, Table] = field(default_factory=dict)

    def entries(self) -> dict[str, Entry]:
        """All entries of all kinds by id."""
        return {**self.rules, **self.examples, **self.rulings, **self.components, **self.tables}
