"""The ledgers for agents: one rule by its id, or what a search finds."""

from functools import cache
from typing import Final

from typing_extensions import TypedDict

from quadriga.engine.errors import InputError
from quadriga.ledger import Component, Entry, Example, Ledger, LedgerError, Rule, Ruling, load_ledger

MOST_FOUND: Final = 12  # entries of one search


class RuleEntry(TypedDict, total=False):
    id: str
    kind: str
    title: str
    text: str
    source: str
    note: str


class Entries(TypedDict):
    found: int
    entries: list[RuleEntry]


@cache
def ledger_of(game: str) -> Ledger:
    try:
        return load_ledger(game)
    except LedgerError as error:
        raise InputError("ledger", faults="\n".join(error.faults)) from None


def find_rules(game: str, id: str, search: str) -> Entries:
    """By id, or everything that contains all the words; the first of them in full."""
    ledger = ledger_of(game)
    if id:
        found = ledger.entries().get(id.strip().upper())
        if found is None:
            raise InputError("rule_unknown", id=id, game=game)
        return {"found": 1, "entries": [entry_doc(found)]}
    words = search.casefold().split()
    docs = [entry_doc(entry) for entry in ledger.entries().values()]
    fitting = [doc for doc in docs if all(word in f"{doc['title']} {doc['text']}".casefold() for word in words)]
    return {"found": len(fitting), "entries": fitting[:MOST_FOUND]}


def entry_doc(entry: Entry) -> RuleEntry:
    if isinstance(entry, Rule):
        doc: RuleEntry = {"id": entry.id, "kind": "rule", "title": entry.title, "text": entry.text}
        doc["source"] = entry.source
        if entry.note:
            doc["note"] = entry.note
        return doc
    if isinstance(entry, Example):
        text = "\n".join((entry.given, entry.when, entry.then))
        return {"id": entry.id, "kind": "example", "title": entry.title, "text": text}
    if isinstance(entry, Ruling):
        return {"id": entry.id, "kind": "ruling", "title": entry.what, "text": f"{entry.known}\n{entry.decision}"}
    if isinstance(entry, Component):
        return {"id": entry.id, "kind": "component", "title": entry.name, "text": entry.facts}
    return {"id": entry.id, "kind": "table", "title": entry.name, "text": entry.origin}


def first_rule(game: str) -> str:
    """An id, to show how they are written."""
    return next(iter(ledger_of(game).rules))
