"""Watch greedy players play Byzantion among themselves and report on the balance: `python tools/balance.py --help`."""

import argparse
import sys
from collections.abc import Iterator
from multiprocessing import get_context
from pathlib import Path

from quadriga.bots.byzantion.chronicle import Chronicle, watch_game
from quadriga.bots.byzantion.survey import Survey
from quadriga.bots.simulate import ignore_interrupts
from quadriga.games.byzantion.module import ByzantionModule

Job = tuple[int, str, str]  # players, length, seed

MODULE = ByzantionModule()


def play(job: Job) -> Chronicle:
    return watch_game(MODULE, *job)


def chronicles(work: list[Job], jobs: int) -> Iterator[Chronicle]:
    """The games in their order, whoever plays them."""
    if jobs <= 1:
        yield from map(play, work)
        return
    with get_context("spawn").Pool(min(jobs, len(work)), ignore_interrupts) as pool:
        yield from pool.imap(play, work, chunksize=1)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--players", type=int, default=4, choices=range(1, 5), help="seats at the table")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--length", default="standard", choices=("standard", "marathon"))
    parser.add_argument("--seed", default="1")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    parser.add_argument("--output", type=Path, help="file for the report; standard output without it")
    args = parser.parse_args()
    work = [(args.players, args.length, f"{args.seed}/{number}") for number in range(1, args.games + 1)]
    survey = Survey(MODULE.data.board, args.players)
    for game in chronicles(work, args.jobs):
        survey.add(game)
    command = f"`python tools/balance.py --players {args.players} --games {args.games} --length {args.length}"
    report = survey.report(f"Byzantion, {args.players} players, {args.length}")
    report += f"\n{command} --seed {args.seed}`, data {MODULE.data_hash[:12]}\n"
    if args.output is None:
        sys.stdout.write(report)
    else:
        args.output.write_text(report, encoding="utf-8")


if __name__ == "__main__":
    main()
