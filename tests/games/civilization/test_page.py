"""docs/civilization.md is exact: its case holds, and it leaves out no verb, option or key."""

import json
import re
import tomllib
from pathlib import Path

from tests.games.civilization.table import MODULE

from quadriga.engine.case import read_cases, run_case
from quadriga.games.civilization.layout import TOP_KEYS
from quadriga.games.civilization.layout_board import LAND_KEYS, PIECE_KEYS
from quadriga.games.civilization.layout_seats import SEAT_KEYS
from quadriga.ledger.ledger import load_ledger

DOCS = Path(__file__).parents[3] / "docs"
TEXT = (DOCS / "civilization.md").read_text(encoding="utf-8")
FENCES = re.findall(r"```.*?```", TEXT, re.DOTALL)
PROSE = re.sub(r"```.*?```", "", TEXT, flags=re.DOTALL)
CODE = " ".join([*re.findall(r"`([^`]+)`", PROSE), *FENCES])
WORDS = set(re.findall(r"[a-z][a-z_-]*", CODE))


def test_the_case_holds(tmp_path: Path) -> None:
    blocks = re.findall(r"```toml\n(.*?)```", TEXT, re.DOTALL)
    assert len(blocks) == 1
    path = tmp_path / "case.json"
    path.write_text(json.dumps(tomllib.loads(blocks[0])), encoding="utf-8")
    for case in read_cases(path):
        failure = run_case(MODULE, case).failure
        assert failure is None, f"expected {failure.expected}, got {failure.got}"


def test_every_verb_is_shown() -> None:
    assert [verb for verb in MODULE.verbs if verb.replace("_", "-") not in WORDS] == []


def test_every_option_and_its_values_are_explained() -> None:
    rows = [line for line in PROSE.splitlines() if line.startswith("| `")]
    for option in MODULE.options:
        row = next(line for line in rows if f"`{option.name}`" in line.split("|")[1])
        assert [value for value in option.values if f"`{value}`" not in row] == []
        assert str(option.default) in row.split("|")[3]
        assert option.values or f"{option.low}–{option.high}" in row


def test_every_key_of_a_position_is_named() -> None:
    keys = [*TOP_KEYS, *LAND_KEYS, *PIECE_KEYS, *SEAT_KEYS]
    assert [key for key in keys if key not in WORDS] == []


def test_every_rule_that_is_cited_exists() -> None:
    known = load_ledger("civilization").entries()
    text = TEXT + (DOCS / "civilization-abakus.md").read_text(encoding="utf-8")
    assert [rule for rule in re.findall(r"CV-[A-Z]+-[0-9]+", text) if rule not in known] == []
