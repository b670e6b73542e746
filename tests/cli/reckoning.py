"""Workbooks of ABAKUS for tests."""

from pathlib import Path

from tests.cli.running import run
from tests.cli.spreadsheet import Spreadsheet

from quadriga.engine.case import Case, open_case
from quadriga.games.civilization.module import CivilizationModule

MODULE = CivilizationModule()
CASES = Path(__file__).parents[2] / "conformance" / "civilization"


def reckon(record: Path, *arguments: object) -> Spreadsheet:
    out = record.with_name(f"{record.stem}{len(list(record.parent.glob('*.xlsx')))}.xlsx")
    result = run("abakus", record, "-o", out, *arguments, QUADRIGA_LANG="en")
    assert result.exit_code == 0, result.output
    assert str(out) in result.output.replace("\n", "")
    return Spreadsheet(out)


def laid_out(case: Case, folder: Path) -> Path:
    """The position of a case as a record, with the dice of the case."""
    opened = open_case(MODULE, case)
    opened.record.seed = ""
    path = folder / f"{case.id}.quadriga"
    opened.record.save(path)
    return path
