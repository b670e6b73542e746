"""``make bench`` runs every benchmark that lies in tools."""

from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
RECIPE = (ROOT / "Makefile").read_text(encoding="utf-8").partition("\nbench:")[2].partition("\n\n")[0]


@pytest.mark.parametrize("tool", sorted(path.name for path in (ROOT / "tools").glob("bench*.py")))
def test_every_benchmark_is_part_of_make_bench(tool: str) -> None:
    assert f"tools/{tool}" in RECIPE
