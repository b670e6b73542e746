"""The tutorial runs from top to bottom without a warning, and shows what it promises."""

import subprocess
import sys
from pathlib import Path

TUTORIAL = Path(__file__).parents[2] / "docs" / "tutorial.py"


def test_the_tutorial_runs(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-W", "error", str(TUTORIAL)],
        cwd=tmp_path,
        env={"PYTHONPATH": str(TUTORIAL.parents[1] / "src"), "TMPDIR": str(tmp_path), "PATH": "/usr/bin:/bin"},
        capture_output=True,
        encoding="utf-8",
        timeout=240,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert "medium won" in done.stdout
    assert "was worth" in done.stdout
    pictures = list(tmp_path.rglob("points.html"))
    assert pictures
    assert "vega" in pictures[0].read_text(encoding="utf-8").lower()
    assert list(tmp_path.rglob("games.parquet"))
