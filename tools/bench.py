"""Measure random legal play, clones and saves of our games beside catanatron; print ratios, write JSON.

    make bench                            build the compiled tree, install catanatron, measure
    python tools/bench.py --quick         a first look in a minute
    python tools/bench.py --games byzantion
    python tools/bench.py --seconds 4     longer slices for every figure and round

Shared machines swing: the same loop may run twice as fast a minute later. So nothing is compared with yesterday's
seconds. Every contestant lives in a process of its own, they take turns round after round, a fixed loop is timed before
and after every slice of about 0.3 s, and CPU time is counted as if the machine had always run as fast as in its best
moments (95th percentile of the loop). What is reported is the median of the rounds.

A *decision* is an answer that the driver submits; *free* ones had more than one legal answer or a number to choose.
Most of catanatron's decisions are forced, and our engine answers forced ones by itself without counting them: free
decisions a second are the yardstick. *driver* is a plain Python loop that asks `waiting` and `choices`, picks and calls
`play`: this is the figure held against catanatron. *inside* is `engine.playout.play_randomly`, which is compiled in
the compiled build.
"""

import argparse
import contextlib
import importlib
import json
import os
import platform
import random
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent

SEATS = 4
GAMES: dict[str, dict[str, str | int]] = {  # with the options that are played
    "warriors": {"map": "west", "offers": 3},
    "byzantion": {"length": "marathon"},
    "medioevo": {"turns": "medium"},
    "civilization": {"length": "medium"},
}
BUILDS = ("interpreted", "compiled")
LIMIT = 20_000  # answers a game: far beyond any real one
STATES = 40  # positions a stage of the game from which copies are made
SLICE = 0.3  # CPU seconds between two looks at the speed of the machine
SHORT = 0.5  # share of the time for figures that settle quickly: copies and saves

STAGES = {"early": 2, "mid": 5, "late": 9}  # turns or rounds of ours
PLAY = ["driver", "inside"]
PLAY_COUNTS = ["decisions", "free", "games"]

# What we hold ourselves to; the names are those of `ratios`, behind the name of the game.
TARGETS: dict[str, tuple[str, float]] = {
    "warriors interpreted: driver free/s ÷ catanatron": (">=", 6.0),
    "warriors compiled: driver free/s ÷ catanatron": (">=", 18.0),
    "warriors interpreted: clone mid ÷ catanatron copy": ("<=", 0.12),
    "warriors compiled: clone mid ÷ catanatron copy": ("<=", 0.06),
    "warriors interpreted: clone late ÷ early": ("<=", 1.2),
    "warriors compiled: clone late ÷ early": ("<=", 1.2),
    "byzantion interpreted: driver free/s ÷ catanatron": (">=", 6.0),
    "byzantion compiled: driver free/s ÷ catanatron": (">=", 18.0),
    "byzantion interpreted: clone mid ÷ catanatron copy": ("<=", 0.15),
    "byzantion compiled: clone mid ÷ catanatron copy": ("<=", 0.15),
    "medioevo interpreted: driver free/s ÷ catanatron": (">=", 3.0),
    "medioevo compiled: driver free/s ÷ catanatron": (">=", 9.0),
    "medioevo interpreted: clone mid ÷ catanatron copy": ("<=", 0.25),
    "medioevo compiled: clone mid ÷ catanatron copy": ("<=", 0.12),
    "civilization interpreted: driver free/s ÷ catanatron": (">=", 3.0),
    "civilization compiled: driver free/s ÷ catanatron": (">=", 9.0),
    "civilization interpreted: clone mid ÷ catanatron copy": ("<=", 0.25),
    "civilization compiled: clone mid ÷ catanatron copy": ("<=", 0.12),
}

Counts = dict[str, int]
Slice = dict[str, float]


# ---------------------------------------------------------------- the worker: one contestant in its own process


def calibrate() -> float:
    """Rounds a second of a fixed loop, now."""
    rounds = 60_000
    x = 1
    start = time.process_time()
    for i in range(rounds):
        x = (x * 3 + i) & 0xFFFF
    return rounds / (time.process_time() - start)


def measure(work: Callable[[], Counts], seconds: float) -> list[Slice]:
    """Repeat the work for so many CPU seconds, in slices with the speed of the machine beside each."""
    slices: list[Slice] = []
    spent = 0.0
    before = calibrate()
    while spent < seconds:
        counts: dict[str, float] = {}
        start = time.process_time()
        used = 0.0
        while used < min(SLICE, seconds):
            for name, count in work().items():
                counts[name] = counts.get(name, 0) + count
            used = time.process_time() - start
        after = calibrate()
        slices.append({**counts, "cpu": used, "loop": (before + after) / 2})
        before = after
        spent += used
    return slices


def worker(contestant: str) -> int:
    """Answer one line of JSON with another until the parent closes the pipe."""
    is_peer = contestant == "catanatron"
    game = contestant.split()[0]
    tasks = peer_tasks() if is_peer else own_tasks(game)
    for line in sys.stdin:
        order = json.loads(line)
        if order["task"] == "about":
            print(json.dumps({"tasks": list(tasks), "about": peer_about() if is_peer else own_about(game)}), flush=True)
        else:
            print(json.dumps(measure(tasks[order["task"]], order["seconds"])), flush=True)
    return 0


def own_about(game: str) -> dict[str, Any]:
    """Where the code comes from, and what became of a few games: both builds must tell the same."""
    from quadriga.engine.chance import seeded
    from quadriga.engine.playout import play_randomly
    from quadriga.games.registry import find_game

    module = find_game(game)
    options = module.read_options(SEATS, GAMES[game])
    prints: list[str] = []
    for number in range(5):
        g = module.new(SEATS, options)
        g.rng = seeded(f"table {number}")
        g.advance()
        play_randomly(g, seeded(f"player {number}"), LIMIT)
        prints.append(module.fingerprint(g))
    file = str(importlib.import_module("quadriga.engine.game").__file__)
    return {"file": file, "compiled": not file.endswith(".py"), "games": prints}


def own_tasks(game: str) -> dict[str, Callable[[], Counts]]:
    """Imports ours only here: the parent must not care which tree is on the path."""
    from quadriga.engine.chance import seeded
    from quadriga.engine.choice import Answer
    from quadriga.engine.game import Game
    from quadriga.engine.playout import play_randomly
    from quadriga.games.registry import find_game

    module = find_game(game)
    options = module.read_options(SEATS, GAMES[game])
    pick = random.Random(1).random
    serial = 0

    def new_game() -> Game:
        nonlocal serial
        serial += 1
        g = module.new(SEATS, options)
        g.rng = seeded(f"bench {serial}")
        g.advance()
        return g

    def drive(g: Game, sample: Callable[[Game], None] | None = None) -> Counts:
        rng = seeded(f"terms {serial}")  # only for the terms of deals
        decisions = 0
        free = 0
        while decisions < LIMIT:
            if sample is not None:
                sample(g)
            waiting = g.waiting()
            if not waiting:
                break
            seat = waiting[0]
            choices = g.choices(seat)
            choice = choices[int(pick() * len(choices))]
            decisions += 1
            if len(choices) > 1 or choice.high > choice.low or choice.deal:
                free += 1
            if choice.deal:
                top = g.stack[-1]
                deal = top.sample_deal(g, seat, choice, rng)
                if deal is not None:
                    answer = Answer(choice.verb, choice.target, 0, deal)
                    if top.deal_fault(g, seat, answer) is None:
                        g.play(seat, answer)
                        continue
                choice = next(other for other in choices if not other.deal)
            low = choice.low
            span = choice.high - low
            amount = low + int(pick() * (span + 1)) if span else low
            g.play(seat, Answer(choice.verb, choice.target, amount))
        return {"decisions": decisions, "free": free, "games": 1}

    def driver() -> Counts:
        return drive(new_game())

    def inside() -> Counts:
        g = new_game()
        count = play_randomly(g, seeded(f"player {serial}"), LIMIT)
        return {"decisions": count, "games": 1}

    samples: dict[str, list[Game]] = {stage: [] for stage in STAGES}

    def sample(g: Game) -> None:
        now = module.stage(g)[0]
        for stage, turn in STAGES.items():
            if now == turn and len(samples[stage]) < STATES and pick() < 0.05:
                samples[stage].append(g.clone())

    while any(len(states) < STATES for states in samples.values()):
        drive(new_game(), sample)

    def copies(states: list[Game]) -> Callable[[], Counts]:
        def work() -> Counts:
            for _ in range(10):
                for g in states:
                    g.clone()
            return {"count": 10 * len(states)}

        return work

    tasks: dict[str, Callable[[], Counts]] = {"driver": driver, "inside": inside}
    for stage, states in samples.items():
        tasks[f"clone {stage}"] = copies(states)
    tasks.update(save_tasks(game, samples["mid"]))
    return tasks


def save_tasks(game: str, states: list[Any]) -> dict[str, Callable[[], Counts]]:
    """To JSON text and back."""
    codec: Any = importlib.import_module(f"quadriga.games.{game}.codec")
    texts = [json.dumps(codec.dump(g)) for g in states]

    def save() -> Counts:
        for g in states:
            json.dumps(codec.dump(g))
        return {"count": len(states)}

    def load() -> Counts:
        for text in texts:
            codec.load(json.loads(text))
        return {"count": len(texts)}

    return {"save": save, "load": load}


def peer_about() -> dict[str, Any]:
    return {"version": version("catanatron")}


def peer_tasks() -> dict[str, Callable[[], Counts]]:
    """Four of catanatron's own random players; its copy() in the middle of games."""
    from catanatron import Color, Game, RandomPlayer
    from catanatron.game import TURNS_LIMIT

    colors = [Color.RED, Color.BLUE, Color.ORANGE, Color.WHITE]
    seeds = random.Random(1)
    states: list[Any] = []

    def play(sampling: bool) -> Counts:
        game = Game([RandomPlayer(color) for color in colors], seed=seeds.randrange(1, 1 << 30))
        kept: list[Any] = []
        decisions = 0
        free = 0
        while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
            if len(game.state.playable_actions) > 1:
                free += 1
            decisions += 1
            game.play_tick()
            if sampling and decisions % 20 == 0:
                kept.append(game.copy())
        middle = len(kept) // 2
        states.extend(kept[max(0, middle - 2) : middle + 2])
        return {"decisions": decisions, "free": free, "games": 1}

    while len(states) < STATES:
        play(True)

    def copy() -> Counts:
        for game in states:
            game.copy()
        return {"count": len(states)}

    return {"driver": lambda: play(False), "clone mid": copy}


# ---------------------------------------------------------------- the parent: rounds, medians, ratios


class BenchError(Exception):
    """Nothing sensible can be measured."""


class Contestant:
    """A worker process and what it has measured."""

    def __init__(self, name: str, path: Path | None = None) -> None:
        self.name = name
        environment = {**os.environ, "PYTHONHASHSEED": "0"}
        environment.pop("PYTHONPATH", None)
        if path is not None:
            environment["PYTHONPATH"] = str(path)
        command = [sys.executable, str(Path(__file__).resolve()), "--worker", name]
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=environment, cwd=ROOT
        )
        self.rounds: dict[str, list[list[Slice]]] = {}
        about = self.ask("about", 0)
        self.tasks: list[str] = about["tasks"]
        self.about: dict[str, Any] = about["about"]

    def ask(self, task: str, seconds: float) -> Any:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        with contextlib.suppress(BrokenPipeError):
            self.process.stdin.write(json.dumps({"task": task, "seconds": seconds}) + "\n")
            self.process.stdin.flush()
        line = self.process.stdout.readline()
        if not line:
            raise BenchError(f"the process that measures {self.name} ended; see above")
        return json.loads(line)

    def measure(self, task: str, seconds: float) -> None:
        self.rounds.setdefault(task, []).append(self.ask(task, seconds))

    def close(self) -> None:
        if self.process.stdin is not None:
            with contextlib.suppress(BrokenPipeError):
                self.process.stdin.close()
        self.process.wait()

    def rates(self, task: str, count: str, full: float) -> list[float]:
        """Each round's count a second at full speed; 0 as full speed: as measured, uncorrected."""
        found: list[float] = []
        for slices in self.rounds.get(task, []):
            seconds = sum(s["cpu"] * (s["loop"] / full if full else 1.0) for s in slices)
            found.append(sum(s.get(count, 0.0) for s in slices) / seconds)
        return found

    def loops(self) -> list[float]:
        return [s["loop"] for rounds in self.rounds.values() for slices in rounds for s in slices]


def figures(contestant: Contestant, full: float) -> dict[str, float]:
    """Everything measured of one contestant under one name each: rates in 1/s, copies and saves in microseconds."""
    found: dict[str, float] = {}
    for task in contestant.tasks:
        for count in PLAY_COUNTS if task in PLAY else ["count"]:
            rates = contestant.rates(task, count, full)
            rate = statistics.median(rates) if rates else 0.0
            if rate:
                name = f"{task} {count}/s" if task in PLAY else f"{task} us"
                found[name] = rate if task in PLAY else 1e6 / rate
                found[name + " spread"] = (max(rates) - min(rates)) / rate
    return found


def ratio(a: float | None, b: float | None) -> float | None:
    return a / b if a and b else None


def ratios(results: dict[str, dict[str, float]]) -> dict[str, float]:
    """Ours against catanatron, compiled against interpreted, late against early."""
    peer = results.get("catanatron", {})
    found: dict[str, float | None] = {}
    for name in [f"{game} {build}" for game in GAMES for build in BUILDS]:
        own = results.get(name, {})
        free = peer.get("driver free/s")
        found[f"{name}: driver free/s ÷ catanatron"] = ratio(own.get("driver free/s"), free)
        found[f"{name}: inside ÷ catanatron free/s"] = ratio(own.get("inside decisions/s"), free)
        all_of_peer = peer.get("driver decisions/s")
        found[f"{name}: driver decisions/s ÷ catanatron"] = ratio(own.get("driver decisions/s"), all_of_peer)
        found[f"{name}: games/s ÷ catanatron"] = ratio(own.get("driver games/s"), peer.get("driver games/s"))
        found[f"{name}: clone mid ÷ catanatron copy"] = ratio(own.get("clone mid us"), peer.get("clone mid us"))
        found[f"{name}: clone late ÷ early"] = ratio(own.get("clone late us"), own.get("clone early us"))
        decision = ratio(1e6, own.get("driver free/s"))
        found[f"{name}: clone mid ÷ one decision"] = ratio(own.get("clone mid us"), decision)
    for game in GAMES:
        plain = results.get(f"{game} interpreted", {})
        quick = results.get(f"{game} compiled", {})
        for task in ("driver free/s", "inside decisions/s"):
            found[f"{game} compiled ÷ interpreted: {task}"] = ratio(quick.get(task), plain.get(task))
    return {name: value for name, value in found.items() if value is not None}


def is_met(name: str, value: float) -> bool:
    sign, bound = TARGETS[name]
    return value >= bound if sign == ">=" else value <= bound


def run(contestants: list[Contestant], seconds: float, rounds: int) -> None:
    """Everybody in turn, round after round, so that a slow minute of the machine hits all alike."""
    for number in range(rounds):
        print(f"round {number + 1} of {rounds}", file=sys.stderr, flush=True)
        tasks = ["driver", "inside", *(f"clone {stage}" for stage in STAGES), "save", "load"]
        for task in tasks:
            for contestant in contestants:
                if task in contestant.tasks:
                    contestant.measure(task, seconds if task in PLAY else seconds * SHORT)


def table(results: dict[str, dict[str, float]]) -> list[str]:
    names = list(results)
    rows: list[str] = []
    for figure in results[names[-1]]:
        if figure.endswith(" spread"):
            continue
        values = [results[name].get(figure) for name in names]
        spreads = [results[name].get(figure + " spread", 0.0) for name in names]
        cells = [
            f"{'-':>23}" if value is None else f"{value:>17,.{1 if value < 100 else 0}f} ±{spread * 50:>2.0f} %"
            for value, spread in zip(values, spreads)
        ]
        rows.append(f"{figure.replace(' us', ' µs'):<24}" + "".join(cells))
    return [f"{'':<24}" + "".join(f"{name:>23}" for name in names), *rows]


def report(results: dict[str, dict[str, float]], compared: dict[str, float]) -> None:
    print(f"\nRandom legal play, {SEATS} players, beside catanatron")
    print("CPU time at full speed, median of the rounds, ± half their spread")
    print(f"{platform.python_implementation()} {platform.python_version()} ({platform.python_compiler()})\n")
    print("\n".join(table(results)))
    print(f"\n{'ratio':<56}{'measured':>10}{'target':>10}")
    for name, value in compared.items():
        goal = ""
        if name in TARGETS:
            sign, bound = TARGETS[name]
            goal = f"{sign + ' ' + format(bound, 'g'):>10}  {'met' if is_met(name, value) else 'MISSED'}"
        print(f"{name:<56}{value:>10.3f}{goal}")


def start(games: list[str], source: Path, compiled: Path, contestants: list[Contestant]) -> None:
    """Call in whoever is present: a missing peer or build is named and left out."""
    try:
        version("catanatron")
        contestants.append(Contestant("catanatron"))
    except PackageNotFoundError:
        print("catanatron is not installed: no ratios to it (make bench installs it)", file=sys.stderr)
    has_compiled = (compiled / "quadriga").is_dir()
    if not has_compiled:
        print(f"no compiled tree in {compiled}: measured interpreted only (make compiled builds it)", file=sys.stderr)
    for game in games:
        plain = Contestant(f"{game} interpreted", source)
        contestants.append(plain)
        if not has_compiled:
            continue
        quick = Contestant(f"{game} compiled", compiled)
        contestants.append(quick)
        if not quick.about["compiled"]:
            raise BenchError(f"{compiled} holds no machine code; build it again with make compiled")
        if quick.about["games"] != plain.about["games"]:
            raise BenchError(f"{compiled} does not play the games of {source}; build it again with make compiled")


def main() -> int:
    parser = argparse.ArgumentParser(description="Measure our speed beside catanatron's.")
    parser.add_argument("--seconds", type=float, default=2.0, help="CPU seconds for each figure and round (2)")
    parser.add_argument("--rounds", type=int, default=5, help="rounds, of which the median counts (5)")
    parser.add_argument("--quick", action="store_true", help="three rounds of half a second")
    parser.add_argument("--out", type=Path, default=ROOT / "build" / "bench.json", help="where the JSON goes")
    parser.add_argument("--source", type=Path, default=ROOT / "src", help="the interpreted tree")
    parser.add_argument("--compiled", type=Path, default=ROOT / "build" / "compiled", help="the compiled tree")
    parser.add_argument("--games", nargs="+", choices=list(GAMES), default=list(GAMES), help="which games (all)")
    parser.add_argument("--worker", help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.worker:
        return worker(arguments.worker)
    if arguments.seconds <= 0 or arguments.rounds < 1:
        parser.error("--seconds and --rounds must be more than nothing")
    if arguments.quick:
        arguments.seconds, arguments.rounds = 0.5, 3

    contestants: list[Contestant] = []
    try:
        start(arguments.games, arguments.source.resolve(), arguments.compiled.resolve(), contestants)
        run(contestants, arguments.seconds, arguments.rounds)
    except BenchError as fault:
        print(f"bench.py: {fault}", file=sys.stderr)
        return 1
    finally:
        for contestant in contestants:
            contestant.close()
    loops = sorted(loop for contestant in contestants for loop in contestant.loops())
    full = loops[int(len(loops) * 0.95)]
    results = {contestant.name: figures(contestant, full) for contestant in contestants}
    compared = ratios(results)
    report(results, compared)
    document = {
        "python": sys.version,
        "machine": f"{platform.machine()}, {os.cpu_count()} cores",
        "games": {game: {"seats": SEATS, "options": GAMES[game]} for game in arguments.games},
        "seconds": arguments.seconds,
        "rounds": arguments.rounds,
        "loop": {"slowest": loops[0], "median": statistics.median(loops), "full": full},
        "about": {contestant.name: contestant.about for contestant in contestants},
        "figures": results,
        "uncorrected": {contestant.name: figures(contestant, 0.0) for contestant in contestants},
        "ratios": compared,
        "targets": {
            name: {"sign": sign, "bound": bound, "met": is_met(name, compared[name])}
            for name, (sign, bound) in TARGETS.items()
            if name in compared
        },
    }
    arguments.out.parent.mkdir(parents=True, exist_ok=True)
    arguments.out.write_text(json.dumps(document, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    print(f"\nwritten: {os.path.relpath(arguments.out)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
