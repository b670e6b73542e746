"""The ledgers of rules over HTTP."""

from functools import cache

from fastapi import APIRouter, Response

from quadriga.engine.errors import InputError
from quadriga.games.registry import find_game
from quadriga.ledger import Component, Entry, Example, Ledger, LedgerError, Rule, Ruling, load_ledger
from quadriga.server.api import answer, described
from quadriga.server.wire.lobby import RuleDoc

router = APIRouter(prefix="/api/games", tags=["games"])


@cache
def ledger_of(game: str) -> Ledger | None:
    """None for a game without ledger."""
    try:
        return load_ledger(find_game(game).name)
    except LedgerError:
        return None


@cache
def docs_of(game: str) -> dict[str, RuleDoc]:
    ledger = ledger_of(game)
    if ledger is None:
        return {}
    return {entry.id: doc for entry in ledger.entries().values() if (doc := doc_of(entry)) is not None}


def doc_of(entry: Entry) -> RuleDoc | None:
    """An entry as it is read; tables are data and not for reading."""
    chapter = entry.id.split("-")[1]
    if isinstance(entry, Rule):
        return RuleDoc(
            entry.id, "rule", entry.title, entry.text, entry.source, entry.status, entry.note, chapter=chapter
        )
    if isinstance(entry, Example):
        text = "\n".join((entry.given, entry.when, entry.then))
        return RuleDoc(entry.id, "example", entry.title, text, entry.source, rules=entry.rules, chapter=chapter)
    if isinstance(entry, Ruling):
        text = "\n".join((entry.known, entry.decision))
        return RuleDoc(entry.id, "ruling", entry.what, text, status=entry.confidence, chapter=chapter)
    if isinstance(entry, Component):
        return RuleDoc(entry.id, "component", entry.name, entry.facts, entry.source, chapter=chapter)
    return None


@router.get("/{game}/rules", openapi_extra=described(gives=list[RuleDoc]))
async def search_rules(game: str, search: str = "") -> Response:
    """Everything that contains all the words asked for."""
    words = search.casefold().split()
    docs = docs_of(find_game(game).name).values()
    return answer([doc for doc in docs if all(word in found_in(doc) for word in words)])


def found_in(doc: RuleDoc) -> str:
    return f"{doc.id} {doc.title} {doc.text} {doc.note}".casefold()


@router.get("/{game}/rules/{id}", openapi_extra=described(gives=RuleDoc))
async def one_rule(game: str, id: str) -> Response:
    doc = docs_of(find_game(game).name).get(id.upper())
    if doc is None:
        raise InputError("rule_unknown", id=id, game=game)
    return answer(doc)
