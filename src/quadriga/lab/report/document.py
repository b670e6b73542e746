"""The report as tables: what JSON, CSV and Parquet hold, and what the page shows."""

from collections.abc import Sequence
from os.path import relpath
from pathlib import Path
from shlex import quote
from typing import Any
from urllib.parse import quote as url_quote

from quadriga.engine.module import Document
from quadriga.games.registry import find_game
from quadriga.lab.report.anomalies import Anomaly, find_anomalies
from quadriga.lab.report.columns import Column
from quadriga.lab.report.course import game_rows, leads_by_turn, lengths, point_sources
from quadriga.lab.report.differences import differences
from quadriga.lab.report.rules import RuleSets
from quadriga.lab.report.sources import Gathered
from quadriga.lab.report.usage import Usage
from quadriga.lab.report.watch import Chronicle, Skipped
from quadriga.lab.report.wins import win_rates
from quadriga.language.texts import Texts


class Part:
    """The games of one column, as they come in."""

    def __init__(self, column: Column, game: str) -> None:
        self.column = column
        self.module = find_game(game, column.pack)
        self.games: list[Chronicle] = []
        self.skipped: list[Skipped] = []
        self.usage = Usage()
        self.rules = RuleSets()
        self.pack_folder = ""  # what ``--pack`` must name to look at its games
        self.remake = ""  # the command that makes the records again, if they are not kept

    def add(self, gathered: Gathered) -> None:
        found = gathered.found
        if isinstance(found, Skipped):
            self.skipped.append(found)
            return
        self.games.append(found.chronicle)
        self.usage.add(found)
        self.rules.add(found)

    def tables(self, number: int, often: int, texts: Texts, beside: Path) -> Document:
        """All that can be said of the column; links lead from the folder of the page."""
        rates = win_rates(self.games)
        games = game_rows(self.games)
        points = point_sources(self.games)
        anomalies = find_anomalies(self.games, self.skipped, rates, points, self.usage, often)
        ids = [f"c{number}-a{at}" for at in range(1, len(anomalies) + 1)]
        return {
            "rules": self.rules.rows(),
            "wins": rates,
            "lengths": lengths(games),
            "leads": leads_by_turn(self.games),
            "points": points,
            "games": games,
            "actions": self.usage.rows(),
            "unseen": self.rules.unseen(self.module, texts.of_game(self.module)),
            "anomalies": [{"id": name, "test": found.test, **found.facts} for name, found in zip(ids, anomalies)],
            "examples": [row for name, found in zip(ids, anomalies) for row in self.examples(name, found, beside)],
            "skipped": [skipped_row(game, texts) for game in self.skipped],
        }

    def examples(self, id: str, anomaly: Anomaly, beside: Path) -> list[dict[str, Any]]:
        rows = []
        for place in anomaly.places:
            game = self.games[place.game]
            rows.append(self.example(id, game.file, game.number, game.seed, place.at, beside))
        for skipped in anomaly.skipped:
            rows.append(self.example(id, skipped.file, skipped.number, "", 0, beside))
        return rows

    def example(self, id: str, file: str, number: int, seed: str, at: int, beside: Path) -> dict[str, Any]:
        words = ["quadriga", "replay", quote(file), *(["--game", str(number)] if number else []), "--at", str(at)]
        if self.pack_folder:
            words += ["--pack", quote(self.pack_folder)]
        link = Path(relpath(file, beside)).as_posix() if Path(file).exists() else ""
        return {
            "anomaly": id,
            "file": file,
            "link": url_quote(link),
            "game": number,
            "seed": seed,
            "at": at,
            "command": " ".join(words),
        }


def skipped_row(game: Skipped, texts: Texts) -> dict[str, Any]:
    return game._asdict() | {"cause": texts.error(game.cause) if game.cause is not None else ""}


def make_document(parts: Sequence[Part], head: Document, often: int, texts: Texts, beside: Path) -> Document:
    """Everything, in words of the program: the page translates them."""
    columns: list[Document] = []
    for number, part in enumerate(parts, 1):
        pack = part.column.pack
        tables = part.tables(number, often, texts, beside)
        tables["differences"] = differences(parts[0].games, part.games) if number > 1 else []
        columns.append(
            {
                "label": part.column.label,
                "options": part.rules.shared(),
                "pack": pack.mark._asdict() if pack is not None else None,
                "revision": part.module.revision,
                "data": part.module.data_hash,
                "games": len(part.games),
                "remake": part.remake,
                "tables": tables,
            }
        )
    return {**head, "often": often, "columns": columns}
