"""Games on a Ray cluster of our own, in a process of its own since Ray warns about this and that."""

import json
import subprocess
import sys
from pathlib import Path

import pytest
from tests.cli.running import clean_environment
from tests.lab.playing import plan, without_seconds

from quadriga.lab.executors import Here
from quadriga.lab.simulation import simulate

GAMES = 40
SCRIPT = """
import json, sys
from functools import partial
from pathlib import Path
from quadriga.lab.cluster import RayExecutor
from quadriga.lab.simulation import play_match
from tests.lab.pieces import DieOnce
from tests.lab.playing import plan, without_seconds

work = DieOnce(partial(play_match, plan("realm", ["random"] * 3, 40)), Path(sys.argv[1]))
print(json.dumps(without_seconds(RayExecutor(jobs=2).in_order(work, range(1, 41)))))
"""


@pytest.mark.slow
def test_ray_gives_the_same_games_and_survives_a_killed_worker(tmp_path: Path) -> None:
    root = Path(__file__).parents[2]
    environment = clean_environment(None) | {"PYTHONPATH": f"{root / 'src'}:{root}", "HOME": str(tmp_path)}
    command = [sys.executable, "-c", SCRIPT, str(tmp_path / "died")]
    done = subprocess.run(command, capture_output=True, encoding="utf-8", env=environment, timeout=240, check=False)
    assert done.returncode == 0, done.stderr
    alone = without_seconds(simulate(plan("realm", ["random"] * 3, GAMES), Here()))
    assert json.loads(done.stdout.splitlines()[-1]) == json.loads(json.dumps(alone))
    assert (tmp_path / "died").exists()
    assert not (tmp_path / ".ray").exists()
