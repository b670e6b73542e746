"""Measure random play through PettingZoo with observations beside PettingZoo's own chess; print both and the ratio.

    python tools/bench_research.py              all games, interpreted and, if it has been built, compiled
    python tools/bench_research.py --quick      Warriors & Traders alone, short slices

As in `tools/bench.py` machines swing, so the environments take turns, a fixed loop is timed around every slice, and
CPU time is counted as if the machine had always run as fast as in its best moments. A *step* is one action of one
agent, with everything a learner pays for: `last` with observation and mask, a random legal pick, `step`.
"""

import argparse
import json
import os
import statistics
import subprocess
import sys
import types
from pathlib import Path
from time import process_time
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tools.bench import calibrate  # noqa: E402

GAMES = ("warriors", "byzantion", "medioevo", "civilization")
CHESS = "chess"
BUILDS = {"interpreted": ROOT / "src", "compiled": ROOT / "build" / "compiled"}
TARGET = 5000  # steps a second of Warriors & Traders in one of the builds
SLICE = 0.25  # CPU seconds between two looks at the speed of the machine


class Player:
    """Plays an environment at random, on and on."""

    def __init__(self, env: Any, numpy: Any) -> None:
        self.env = env
        self.numpy = numpy
        self.rng = numpy.random.default_rng(1)
        env.reset(seed=1)

    def play(self, steps: int) -> None:
        env = self.env
        for _ in range(steps):
            if not env.agents:
                env.reset()
            seen, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
            else:
                legal = self.numpy.flatnonzero(seen["action_mask"])
                env.step(int(legal[int(self.rng.random() * len(legal))]))


def environment(name: str) -> Any:
    if name == CHESS:
        sys.modules.setdefault("pygame", types.ModuleType("pygame"))  # for its window, which is never opened
        from pettingzoo.classic import chess_v6

        return chess_v6.env()
    from quadriga.research import pettingzoo_env

    return pettingzoo_env(name)


def work(names: list[str], rounds: int) -> None:
    """In a process of its own: rates by name, as one line of JSON."""
    import numpy

    players = {name: Player(environment(name), numpy) for name in names}
    slices: list[tuple[str, int, float, float]] = []
    for _ in range(rounds):
        for name, player in players.items():
            before = calibrate()
            start = process_time()
            steps = 0
            while process_time() - start < SLICE:
                player.play(50)
                steps += 50
            used = process_time() - start
            slices.append((name, steps, used, (before + calibrate()) / 2))
    best = sorted(loop for *_, loop in slices)[int(0.95 * (len(slices) - 1))]
    rates = {
        name: statistics.median(steps / (used * min(1.0, loop / best)) for n, steps, used, loop in slices if n == name)
        for name in names
    }
    print(json.dumps(rates))


def measure(build: str, names: list[str], rounds: int) -> dict[str, float]:
    command = [sys.executable, __file__, "--work", ",".join(names), "--rounds", str(rounds)]
    environment = os.environ | {"PYTHONPATH": f"{BUILDS[build]}{os.pathsep}{ROOT}"}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    rates: dict[str, float] = json.loads(done.stdout.splitlines()[-1])
    return rates


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--rounds", type=int, default=0)
    parser.add_argument("--work", default="", help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    rounds = arguments.rounds or (6 if arguments.quick else 12)
    if arguments.work:
        work(arguments.work.split(","), rounds)
        return 0
    games = GAMES[:1] if arguments.quick else GAMES
    best = 0.0
    print("steps a second through PettingZoo with observations")
    for build in BUILDS:
        if not (BUILDS[build] / "quadriga" / "research").is_dir():
            continue
        rates = measure(build, [*games, CHESS], rounds)
        best = max(best, rates["warriors"])
        for game in games:
            ratio = rates[game] / rates[CHESS]
            print(
                f"{build:12} {game:13} {rates[game]:8.0f}   PettingZoo's chess {rates[CHESS]:6.0f}   ratio {ratio:5.1f}"
            )
    met = best >= TARGET
    print(f"target: warriors >= {TARGET} in one of the builds: {'met' if met else 'MISSED'}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
