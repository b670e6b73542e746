"""Watch greedy players play a game among themselves and report on its balance: `python tools/balance.py --help`."""

import argparse
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from quadriga.bots.byzantion.inquiry import ByzantionInquiry
from quadriga.bots.civilization.inquiry import CivilizationInquiry
from quadriga.bots.inquiry import Inquiry
from quadriga.bots.medioevo.inquiry import MedioevoInquiry
from quadriga.engine.pack import Pack
from quadriga.games.packs import load_pack
from quadriga.lab.executors import Here, ProcessPool

Job = tuple[str, int, str, str, Pack | None]  # game, players, length, seed, component pack

INQUIRIES: dict[str, Callable[[Pack | None], Inquiry]] = {
    "byzantion": ByzantionInquiry,
    "medioevo": MedioevoInquiry,
    "civilization": CivilizationInquiry,
}


KNOWN: dict[tuple[str, str], Inquiry] = {}  # by game and hash of the pack


def inquiry(game: str, pack: Pack | None) -> Inquiry:
    key = (game, pack.hash if pack is not None else "")
    if key not in KNOWN:
        KNOWN[key] = INQUIRIES[game](pack)
    return KNOWN[key]


def play(job: Job) -> Any:
    game, players, length, seed, pack = job
    return inquiry(game, pack).watch(players, length, seed)


def chronicles(work: list[Job], jobs: int) -> Iterator[Any]:
    """The games in their order, whoever plays them."""
    executor = ProcessPool(jobs) if jobs > 1 else Here()
    yield from executor.in_order(play, work)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="byzantion", choices=sorted(INQUIRIES))
    parser.add_argument("--players", type=int, help="seats at the table")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--length", help="one of the game's lengths; the usual one without it")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    parser.add_argument("--pack", type=Path, help="a component pack for the game")
    parser.add_argument("--output", type=Path, help="file for the report; standard output without it")
    args = parser.parse_args()
    pack = load_pack(args.pack) if args.pack is not None else None
    subject = inquiry(args.game, pack)
    players = args.players if args.players is not None else subject.usual
    length = args.length or subject.lengths[0]
    if players not in subject.players:
        parser.error(f"--players: {subject.title} is for {subject.players.start} to {subject.players.stop - 1}")
    if length not in subject.lengths:
        parser.error(f"--length: {subject.title} has {', '.join(subject.lengths)}")
    work = [(args.game, players, length, f"{args.seed}/{number}", pack) for number in range(1, args.games + 1)]
    survey = subject.survey(players)
    for game in chronicles(work, args.jobs):
        survey.add(game)
    command = f"`python tools/balance.py --game {args.game} --players {players} --games {args.games} --length {length}"
    report = survey.report(f"{subject.title}, {players} players, {length}")
    command += f" --pack {args.pack}" if pack is not None else ""
    report += f"\n{command} --seed {args.seed}`, data {subject.data_hash[:12]}\n"
    if args.output is None:
        sys.stdout.write(report)
    else:
        args.output.write_text(report, encoding="utf-8")


if __name__ == "__main__":
    main()
