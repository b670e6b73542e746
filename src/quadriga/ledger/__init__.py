"""The rules ledgers: reading them, and tracing every rule to its code and its tests."""

from quadriga.ledger.entries import Component, Entry, Example, Ledger, Rule, Ruling, Table
from quadriga.ledger.ledger import LedgerError, find_entry, find_rule, games, load_ledger, rules_folder
from quadriga.ledger.matrix import write_matrix
from quadriga.ledger.scan import Case
from quadriga.ledger.trace import Coverage, Places, Trace, Tree, coverage, places, read_trace

__all__ = [
    "Component",
    "Entry",
    "Example",
    "Ledger",
    "Rule",
    "Ruling",
    "Table",
    "LedgerError",
    "find_entry",
    "find_rule",
    "games",
    "load_ledger",
    "rules_folder",
    "Case",
    "Coverage",
    "Places",
    "Trace",
    "Tree",
    "coverage",
    "places",
    "read_trace",
    "write_matrix",
]
