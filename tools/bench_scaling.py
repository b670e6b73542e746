"""Measure how much faster a simulation becomes with more processes.

    python tools/bench_scaling.py                     60 games of Warriors & Traders, 1 against 2 processes
    python tools/bench_scaling.py --rounds 5 --jobs 4

The two runs take turns. Between them a fixed loop is timed in one process alone and in as many as there are jobs at
once: how many times faster *anything* gets on this machine at this moment. A ratio is worth as much as that one allows:
on a machine that is busy with other things both are low. CPU seconds tell what the processes themselves cost.
"""

import argparse
import os
import subprocess
import sys
import time
from multiprocessing import get_context
from multiprocessing.synchronize import Barrier
from pathlib import Path
from statistics import median
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
LOOP = 6_000_000  # rounds: about half a second
TARGET = 1.8  # with two processes


class Spent(NamedTuple):
    wall: float
    cpu: float
    output: str


def spin() -> None:
    x = 1
    for i in range(LOOP):
        x = (x * 3 + i) & 0xFFFF


def spin_together(barrier: Barrier) -> None:
    barrier.wait()
    spin()
    barrier.wait()


def loop_seconds(jobs: int) -> float:
    """The fixed loop in so many processes at once, without the time they take to start."""
    context = get_context("spawn")
    barrier = context.Barrier(jobs + 1)
    processes = [context.Process(target=spin_together, args=(barrier,)) for _ in range(jobs)]
    for process in processes:
        process.start()
    barrier.wait()
    started = time.perf_counter()
    barrier.wait()
    seconds = time.perf_counter() - started
    for process in processes:
        process.join()
    return seconds


def attainable(jobs: int) -> float:
    """How many times the work of one process so many do in the same time, now."""
    return jobs * loop_seconds(1) / loop_seconds(jobs)


def simulated(games: int, jobs: int) -> Spent:
    command = [sys.executable, "-m", "quadriga.cli", "simulate", "warriors", "--games", str(games), "--seed", "scaling"]
    command += ["--seats", "greedy,greedy,greedy,greedy", "--jobs", str(jobs), "--json"]
    started = time.perf_counter()
    before = os.times()
    done = subprocess.run(command, capture_output=True, encoding="utf-8", check=True, cwd=ROOT)
    after = os.times()
    cpu = after.children_user + after.children_system - before.children_user - before.children_system
    return Spent(time.perf_counter() - started, cpu, done.stdout)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--rounds", type=int, default=3)
    args = parser.parse_args()
    ratios: list[float] = []
    limits: list[float] = []
    print(f"{'round':>5} {'1 job':>14} {f'{args.jobs} jobs':>14} {'ratio':>6} {'attainable':>10}   (wall s, CPU s)")
    for number in range(1, args.rounds + 1):
        before = attainable(args.jobs)
        runs = {jobs: simulated(args.games, jobs) for jobs in ((1, args.jobs) if number % 2 else (args.jobs, 1))}
        alone, together = runs[1], runs[args.jobs]
        if alone.output != together.output:
            print("the results differ")
            return 1
        ratios.append(alone.wall / together.wall)
        limits.append((before + attainable(args.jobs)) / 2)
        print(
            f"{number:>5} {alone.wall:>7.1f} {alone.cpu:>6.1f} {together.wall:>7.1f} {together.cpu:>6.1f}"
            f" {ratios[-1]:>6.2f} {limits[-1]:>10.2f}",
            flush=True,
        )
    ratio, limit = median(ratios), median(limits)
    print(f"median ratio {ratio:.2f}, {ratio / limit:.0%} of the {limit:.2f} attainable meanwhile", end="")
    print(f"; load {os.getloadavg()[0]:.1f} on {os.cpu_count()} processors")
    if args.jobs == 2:
        print(f"target {TARGET}: {'reached' if ratio >= TARGET else 'not reached'}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
