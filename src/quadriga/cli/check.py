"""``quadriga check``: run conformance cases and say which hold."""

from json import dumps
from pathlib import Path

from quadriga.cli.packs import pack_at
from quadriga.cli.records import naming
from quadriga.cli.terminal import STRONG, WARNING, Page
from quadriga.engine.case import Failure, Outcome, case_files, read_cases, run_case
from quadriga.engine.errors import InputError
from quadriga.games.registry import find_game
from quadriga.language.texts import Texts


def check(texts: Texts, files: list[Path], as_json: bool, plain: bool, pack: Path | None) -> int:
    """0 if every case holds, 1 if one does not; bad input is raised."""
    outcomes: list[Outcome] = []
    over = pack_at(pack)
    for path in case_files(files):
        with naming(path):
            outcomes += [run_case(find_game(case.game, over), case) for case in read_cases(path)]
    failed = [outcome for outcome in outcomes if outcome.failure is not None]
    if as_json:
        print(dumps(document(texts, outcomes), indent=2, ensure_ascii=False))
    else:
        show(texts, Page(plain), outcomes)
    return 1 if failed else 0


def document(texts: Texts, outcomes: list[Outcome]) -> dict[str, object]:
    failed = [
        {"id": outcome.case.id, "expected": outcome.failure.expected, "got": got(texts, outcome.failure)}
        for outcome in outcomes
        if outcome.failure is not None
    ]
    return {"cases": len(outcomes), "passed": len(outcomes) - len(failed), "failed": failed}


def got(texts: Texts, failure: Failure) -> str:
    """What came out; an unreadable notation is explained in full."""
    inner = failure.__context__
    if isinstance(inner, InputError) and failure.got == str(inner):
        return texts.error(inner)
    return failure.got


def show(texts: Texts, page: Page, outcomes: list[Outcome]) -> None:
    for outcome in outcomes:
        case = outcome.case
        if outcome.failure is None:
            page.line(texts("case-passed", id=case.id, title=case.title))
            continue
        page.line(texts("case-failed", id=case.id, title=case.title), WARNING)
        page.indented(texts("case-expected", text=outcome.failure.expected), 6)
        page.indented(texts("case-got", text=got(texts, outcome.failure)), 6)
        page.indented(texts("case-file", file=str(case.path)), 6)
    passed = sum(outcome.failure is None for outcome in outcomes)
    page.line(texts("cases-summary", passed=passed, cases=len(outcomes)), STRONG)
