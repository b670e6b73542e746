"""``quadriga rules``: the ledgers, and where every rule lives in code and tests."""

from json import dumps

from quadriga.cli.terminal import DIM, STRONG, Page
from quadriga.engine.case import read_cases, run_case
from quadriga.engine.errors import InputError
from quadriga.games.registry import GAMES, find_game
from quadriga.language.texts import Texts
from quadriga.ledger import (
    Component,
    Coverage,
    Entry,
    Example,
    LedgerError,
    Rule,
    Ruling,
    Trace,
    find_entry,
    games,
    load_ledger,
    places,
    read_trace,
)


def rules(texts: Texts, names: list[str], with_coverage: bool, as_json: bool, plain: bool) -> int:
    try:
        return carry_out(texts, names, with_coverage, as_json, Page(plain))
    except LedgerError as error:
        raise InputError("ledger", faults="\n".join(error.faults)) from None


def carry_out(texts: Texts, names: list[str], with_coverage: bool, as_json: bool, page: Page) -> int:
    known = games()
    game = names[0] if names and "-" not in names[0] else ""
    if game and game not in known:
        raise InputError("game_unknown", game=game, known=", ".join(known))
    ids = [name.upper() for name in (names[1:] if game else names)]
    if with_coverage:
        if ids:
            raise InputError("argument_extra", words=" ".join(ids))
        show_coverage(texts, page, [game] if game else known, as_json)
    elif ids:
        show_entries(page, texts, ids, game)
    elif game:
        show_list(page, texts, game)
    else:
        raise InputError("rules_which", known=", ".join(known))
    return 0


def show_list(page: Page, texts: Texts, game: str) -> None:
    ledger = load_ledger(game)
    page.heading(ledger.title)
    rows = [[rule.id, texts(f"status-{rule.status}"), rule.title] for rule in ledger.rules.values()]
    page.table([texts("head-rule"), texts("head-status"), texts("head-title")], rows)
    page.line()
    page.line(texts("rules-more", game=game, count=len(rows)), DIM)


def show_entries(page: Page, texts: Texts, ids: list[str], game: str) -> None:
    """Everything asked for, or nothing if there is a fault; rules with their code and tests."""
    ledger = load_ledger(game) if game else None
    entries: list[Entry] = []
    for name in ids:
        if ledger is not None and not name.startswith(f"{ledger.prefix}-"):
            raise InputError("rule_of_other_game", id=name, game=game)
        entries.append((ledger.entries().get(name) if ledger is not None else None) or find_entry(name))
    for entry in entries:
        write_entry(page, texts, entry)
        if isinstance(entry, Rule):
            found = places(entry.id)
            for label, listed in (("rule-code", found["code"]), ("rule-tests", found["tests"])):
                page.line(f"  {texts(label)}:", STRONG)
                for place in listed or [texts("rule-nowhere")]:
                    page.indented(place, 4)


def show_entry(page: Page, texts: Texts, id: str) -> None:
    """Anything with an id."""
    try:
        write_entry(page, texts, find_entry(id))
    except LedgerError as error:
        raise InputError("ledger", faults="\n".join(error.faults)) from None


def write_entry(page: Page, texts: Texts, entry: Entry) -> None:
    """What it says and where it stands."""
    page.heading(f"{entry.id}  {title_of(entry)}")
    for label, text in facts_of(entry):
        page.indented(f"{texts(label)}: {text}" if label else text, 2)


def title_of(entry: Entry) -> str:
    if isinstance(entry, Ruling):
        return entry.what
    return entry.title if isinstance(entry, (Rule, Example)) else entry.name


def facts_of(entry: Entry) -> list[tuple[str, str]]:
    """Labels and texts; an empty label stands for the text itself."""
    if isinstance(entry, Rule):
        facts = [("", entry.text), ("rule-source", entry.source), ("rule-status", entry.status)]
        facts += [("rule-option", entry.option)] if entry.option else []
        return facts + ([("rule-note", entry.note)] if entry.note else [])
    if isinstance(entry, Example):
        return [
            ("rule-given", entry.given),
            ("rule-when", entry.when),
            ("rule-then", entry.then),
            ("rule-rules", ", ".join(entry.rules)),
            ("rule-source", entry.source),
        ]
    if isinstance(entry, Ruling):
        return [
            ("rule-known", entry.known),
            ("rule-decision", entry.decision),
            ("rule-confidence", entry.confidence),
        ]
    if isinstance(entry, Component):
        return [("", entry.facts), ("rule-source", entry.source)]
    return [("rule-origin", entry.origin)]


def show_coverage(texts: Texts, page: Page, names: list[str], as_json: bool) -> None:
    trace = read_trace()
    numbers = {game: coverage_of(trace, game) for game in names}
    if as_json:
        print(dumps({"games": numbers}, indent=2))
        return
    keys = list(Coverage.__annotations__)
    heads = [texts("head-game"), *(texts(f"coverage-{key.replace('_', '-')}") for key in keys)]
    rows = [[game, *(str(value) for value in found.values())] for game, found in numbers.items()]
    page.table(heads, rows, range(1, len(heads)))


def coverage_of(trace: Trace, game: str) -> Coverage:
    passing = passing_cases(trace, game)
    return trace.coverage(game, lambda case: case.id in passing)


def passing_cases(trace: Trace, game: str) -> set[str]:
    """The conformance cases of a game that hold; a file that cannot be read proves nothing."""
    passing: set[str] = set()
    if game not in GAMES:
        return passing
    module = find_game(game)
    for path in sorted((trace.tree.conformance / game).glob("*.toml")):
        try:
            cases = read_cases(path)
        except InputError:
            continue
        for case in cases:
            try:
                holds = run_case(module, case).failure is None
            except InputError:
                holds = False
            if holds:
                passing.add(case.id)
    return passing
