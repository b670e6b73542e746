"""What players could do and what they did: every action, those nobody takes, and those nobody was ever offered."""

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from quadriga.bots.statistics import wilson
from quadriga.engine.game import Game
from quadriga.engine.module import Module
from quadriga.lab.report.watch import ANY, Action, Use, Watched
from quadriga.lab.simulation import rounded
from quadriga.language.texts import Texts

EXAMPLES: Final = 5  # games to which an anomaly links


class Place(NamedTuple):
    """A decision in one of the games of a column."""

    game: int  # index among the games
    at: int  # answers given before: what ``quadriga replay --at`` takes


class Tally:
    """One action over all games."""

    def __init__(self) -> None:
        self.games = 0  # in which it was open
        self.offered = 0
        self.chosen = 0
        self.blind = 0.0
        self.open_at: list[Place] = []  # the first decision of some games at which it was open,
        self.taken_at: list[Place] = []  # and at which it was taken

    def add(self, game: int, use: Use) -> None:
        self.games += 1
        self.offered += use.offered
        self.chosen += use.chosen
        self.blind += use.blind
        if use.first_offered and len(self.open_at) < EXAMPLES:
            self.open_at.append(Place(game, use.first_offered - 1))
        if use.first_chosen and len(self.taken_at) < EXAMPLES:
            self.taken_at.append(Place(game, use.first_chosen - 1))


class Usage:
    def __init__(self) -> None:
        self.games = 0
        self.tallies: dict[Action, Tally] = {}
        self.anytime: set[str] = set()

    def add(self, watched: Watched) -> None:
        for action, use in watched.uses.items():
            self.tallies.setdefault(action, Tally()).add(self.games, use)
        self.anytime |= watched.anytime
        self.games += 1

    def rows(self) -> list[dict[str, Any]]:
        """Every action, by verb in the order of the verbs' names: first the verb as a whole, then its targets."""
        return [self.row(action) for action in sorted(self.tallies) if action[1]]

    def row(self, action: Action) -> dict[str, Any]:
        tally = self.tallies[action]
        low, high = wilson(tally.chosen, tally.offered)
        return {
            "verb": action[0],
            "target": action[1],
            "games": tally.games,
            "offered": tally.offered,
            "chosen": tally.chosen,
            "rate": rounded(tally.chosen / tally.offered),
            "low": rounded(low),
            "high": rounded(high),
            "blind": rounded(tally.blind),
        }

    def targets(self, verb: str) -> list[Action]:
        return [action for action in self.tallies if action[0] == verb and action[1] not in (ANY, "")]


def unseen(module: Module, g: Game, usage: Usage, texts: Texts) -> list[dict[str, Any]]:
    """Verbs that were never open and, of the kinds of things that can be listed, those that were never a target."""
    rows = [
        {"kind": "verb", "thing": verb}
        for verb in module.verbs
        if (verb, ANY) not in usage.tallies and verb not in usage.anytime
    ]
    for kind, verbs in by_target(module).items():
        met = {action[1] for verb in verbs for action in usage.targets(verb)}
        if met and texts.find(f"target-{kind}", "list", {}):
            rows += [{"kind": kind, "thing": label} for label in labels(module, g, kind) if label not in met]
    return rows


def single_actions(rows: Sequence[dict[str, Any]]) -> list[dict[str, Any]]:
    """Rows of single actions: verbs as a whole only where they have no targets."""
    aimed = {row["verb"] for row in rows if row["target"] != ANY}
    return [row for row in rows if row["target"] != ANY or row["verb"] not in aimed]


def by_target(module: Module) -> Mapping[str, list[str]]:
    kinds: dict[str, list[str]] = {}
    for name, verb in module.verbs.items():
        if verb.target and verb.target not in ("seat", "offer"):
            kinds.setdefault(verb.target, []).append(name)
    return kinds


def labels(module: Module, g: Game, kind: str) -> list[str]:
    """Of all things of a kind: they are numbered, and there is no name behind the last."""
    found: list[str] = []
    number = 0
    while True:
        try:
            module.token(g, -1, kind, number)
        except IndexError:
            return list(dict.fromkeys(found))
        found.append(module.label(g, kind, number))
        number += 1
