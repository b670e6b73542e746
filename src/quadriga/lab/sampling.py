"""Positions of games among bots that do not always play their best, and how those games ended: what is learned from."""

from collections.abc import Iterator
from json import dumps, loads
from pathlib import Path
from typing import Any, Final, NamedTuple

from quadriga.bots.bot import Bot
from quadriga.bots.evaluation import features_of
from quadriga.bots.expectations import outcome
from quadriga.bots.family import perturbed, refined
from quadriga.bots.referee import ask_bot
from quadriga.bots.refinement import refinement
from quadriga.bots.registry import make_bot
from quadriga.engine.chance import WORD, below, next_word, seeded
from quadriga.engine.choice import Answer
from quadriga.engine.errors import InputError
from quadriga.engine.game import Game
from quadriga.engine.module import Module, Options
from quadriga.engine.playout import random_answer
from quadriga.games.registry import find_game
from quadriga.lab.executors import Here, ProcessPool

Given = dict[str, str | int]

POSITIONS: Final = 24  # kept of a game
TASTES: Final = (0.0, 0.0, 0.0, 0.1, 0.2, 0.3)  # how far a player's weights are from the usual ones
SLIPS: Final = (0.0, 0.0, 0.0, 0.01, 0.03, 0.08)  # share of a player's answers that are any legal one

# Every second game is the usual one, the first of these; the others take turns.
TABLES: Final[dict[str, list[tuple[int, Given]]]] = {
    "warriors": [
        (4, {}),
        (5, {}),
        (3, {}),
        (4, {"map": "east"}),
        (6, {"map": "east"}),
        (2, {"map": "italy"}),
        (4, {"map": "italy"}),
        (4, {"coop": "2v2"}),
        (6, {}),
        (3, {"map": "east", "map_variant": "east3_north"}),
        (4, {"variable_turn_order": "on", "nation_choice": "pick"}),
        (2, {"map_variant": "west2_isles"}),
        (6, {"coop": "2v2v2", "map": "italy"}),
        (4, {"turn_limit": 6}),
        (6, {"coop": "3v3"}),
    ],
    "byzantion": [(4, {}), (3, {}), (2, {}), (4, {"length": "marathon"}), (3, {"length": "marathon"}), (1, {})],
    "medioevo": [
        (4, {}),
        (4, {"turns": "short"}),
        (3, {}),
        (5, {}),
        (6, {"turns": "short"}),
        (4, {"turns": "long"}),
        (4, {"teams": 2, "turns": "short"}),
        (3, {"turns": "short", "kingdoms": "pick", "terrain": "on"}),
        (5, {"turns": "unlimited", "honour": 24, "kingdoms": "auction", "blood": "on"}),
        (6, {"turns": "short", "teams": 3, "deployment": "on"}),
    ],
    "civilization": [
        (4, {}),
        (3, {}),
        (4, {"length": "medium"}),
        (5, {}),
        (6, {}),
        (4, {"order": "bid_random", "draft": "draw_7"}),
        (4, {"length": "medium_long"}),
        (3, {"length": "medium"}),
        (4, {"length": "long"}),
    ],
}


class Sample(NamedTuple):
    """A position as its evaluation sees it, and what became of it."""

    rows: list[list[float]]
    sides: list[int]
    points: list[float]
    progress: float
    shares: list[float]  # of the victory; a team's is each member's
    final: list[float]  # points at the end


class Job(NamedTuple):
    game: str
    seed: str
    number: int  # from 1


class FickleBot(Bot):
    """A greedy player of a taste near the plain or the refined one, who now and then gives any legal answer."""

    def __init__(self, game: str, seed: str) -> None:
        super().__init__(seed)
        self.rng = seeded(seed)
        bot: Any = make_bot("greedy", game, seed)
        self.slips = SLIPS[below(self.rng, len(SLIPS))]
        if below(self.rng, 2):
            refined(bot.weights, refinement(game))
        perturbed(bot.weights, self.rng, TASTES[below(self.rng, len(TASTES))])
        self.bot: Bot = bot

    def answer(self, g: Game, seat: int) -> Answer:
        if uniform(self.rng) < self.slips:
            return random_answer(g, seat, g.choices(seat), self.rng)
        return self.bot.answer(g, seat)


def uniform(rng: list[int]) -> float:
    return next_word(rng) / (WORD + 1)


def table_of(module: Module, number: int) -> tuple[int, Options]:
    """The number of players and the options of a game."""
    tables = TABLES[module.name]
    usual, others = tables[0], tables[1:]
    seats, given = usual if number % 2 else others[number // 2 % len(others)]
    return seats, module.read_options(seats, given)


def play_sampled(job: Job) -> list[Sample]:
    """One game, with positions from everywhere in it; nothing if it found no end."""
    module = find_game(job.game)
    features = features_of(job.game)
    seats, options = table_of(module, job.number)
    seed = f"{job.seed}/{job.number}"
    bots = [FickleBot(job.game, f"{seed}:bot:{seat}") for seat in range(seats)]
    guesses = [seeded(f"{seed}:guess:{seat}") for seat in range(seats)]
    chosen = seeded(f"{seed}:positions")
    g = module.new(seats, options)
    g.rng = seeded(seed)
    g.advance()
    kept: list[Game] = []
    decisions = 0
    while not g.over and decisions < module.longest:
        place = decisions if decisions < POSITIONS else below(chosen, decisions + 1)
        if place < POSITIONS:
            if decisions < POSITIONS:
                kept.append(g.clone())
            else:
                kept[place] = g.clone()
        seat = g.waiting()[0]
        g.apply(seat, ask_bot(bots[seat], module, g, seat, guesses[seat]).answer)
        decisions += 1
    if not g.over:
        return []
    shares = outcome(g)
    final = features.points(g)
    return [
        Sample(features.rows(h), features.sides(h), features.points(h), features.progress(h), shares, final)
        for h in kept
    ]


def play_all(game: str, games: int, seed: str, jobs: int, first: int = 1) -> Iterator[list[Sample]]:
    """The games up to a number, from the first one on, in their order, whoever plays them."""
    work = [Job(game, seed, number) for number in range(first, games + 1)]
    executor = ProcessPool(jobs) if jobs > 1 else Here()
    yield from executor.in_order(play_sampled, work)


def origin_of(game: str, seed: str) -> dict[str, Any]:
    """Where samples come from; samples of another origin are not mixed with them."""
    module = find_game(game)
    features = features_of(game)
    return {
        "game": game,
        "seed": seed,
        "version": features.version,
        "names": list(features.names),
        "data": module.data_hash,
        "revision": module.revision,
        "positions": POSITIONS,
    }


def stored(file: Path | None, origin: dict[str, Any]) -> list[str]:
    """Games already in the file, one a line; a line that was cut off is not counted."""
    if file is None or not file.exists():
        return []
    lines = file.read_text(encoding="utf-8").split("\n")[:-1]
    if not lines or loads(lines[0]) != origin:
        raise InputError("evaluation_samples", file=file.name)
    return lines[1:]


def gather(game: str, games: int, seed: str, jobs: int, file: Path | None) -> Iterator[list[Sample]]:
    """Samples of all games, those in the file first; what is played is added to it."""
    origin = origin_of(game, seed)
    lines = stored(file, origin)
    for line in lines[:games]:
        yield [Sample._make(sample) for sample in loads(line)]
    if file is not None:
        file.write_text("".join(f"{line}\n" for line in (dumps(origin), *lines)), encoding="utf-8")
    for samples in play_all(game, games, seed, jobs, len(lines) + 1):
        if file is not None:
            with file.open("a", encoding="utf-8") as out:
                out.write(dumps(samples) + "\n")
        yield samples
