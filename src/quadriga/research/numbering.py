"""One number for every choice: the discrete actions of a game, the same in every position and every release.

``offset[verb] + target`` names a choice. A choice with a range of amounts, or with terms to be agreed, takes two steps:
the number of the choice, then one of the *rungs* (amounts) or one of the *proposals* (terms) at the end of the list.
"""

from functools import cache
from hashlib import sha256
from json import dumps

from quadriga.engine.choice import Choice
from quadriga.engine.module import Module
from quadriga.games.registry import find_game
from quadriga.research.targets import PASSING, widths

VERSION = 1  # raised whenever a number changes its meaning

LADDER = (
    *range(33),
    *(36, 40, 45, 50, 60, 70, 80, 90, 100, 120, 140, 160, 180, 200, 250, 300, 350, 400, 450, 500, 600, 700, 800),
    *(900, 1000, 1250, 1500, 2000, 2500, 3000, 4000, 5000, 7500, 10000),
)
LOWEST = len(LADDER)  # the smallest amount, where it is no rung of the ladder
HIGHEST = LOWEST + 1
RUNGS = HIGHEST + 1
PROPOSALS = 8


class Numbering:
    """The numbers of one game's actions."""

    def __init__(self, module: Module) -> None:
        self.game = module.name
        self.kinds = {verb: spec.target for verb, spec in module.verbs.items()}
        counts = widths(module)
        self.offset: dict[str, int] = {}
        self.width: dict[str, int] = {}
        size = 0
        for verb, kind in self.kinds.items():
            self.offset[verb] = size
            self.width[verb] = counts[kind] if kind else 1
            size += self.width[verb]
        self.verbs = list(self.offset)
        self.rungs = size
        self.proposals = size + RUNGS
        self.size = self.proposals + PROPOSALS
        self.passing = frozenset(verb for verb, kind in self.kinds.items() if kind in PASSING)

    @property
    def hash(self) -> str:
        """Of everything that gives a number its meaning."""
        blocks = [[verb, self.kinds[verb], self.width[verb]] for verb in self.verbs]
        text = dumps([VERSION, self.game, blocks, LADDER, PROPOSALS], separators=(",", ":"))
        return sha256(text.encode()).hexdigest()[:16]

    def of_choices(self, choices: list[Choice]) -> dict[int, Choice]:
        """The number of each choice of one decision."""
        offset = self.offset
        found: dict[int, Choice] = {}
        in_sight: dict[str, list[int]] = {}
        for choice in choices:
            target = choice.target
            if target < 0:
                found[offset[choice.verb]] = choice
            elif choice.verb in self.passing:
                kind = self.kinds[choice.verb]
                if kind not in in_sight:
                    in_sight[kind] = sorted({c.target for c in choices if self.kinds[c.verb] == kind})
                place = in_sight[kind].index(target)
                if place < self.width[choice.verb]:
                    found[offset[choice.verb] + place] = choice
            else:
                found[offset[choice.verb] + target] = choice
        return found

    def of_amounts(self, low: int, high: int) -> dict[int, int]:
        """The rungs from ``low`` to ``high``; both ends are always among them."""
        found: dict[int, int] = {}
        for rung, amount in enumerate(LADDER):
            if amount > high:
                break
            if amount >= low:
                found[self.rungs + rung] = amount
        amounts = found.values()
        if low not in amounts:
            found[self.rungs + LOWEST] = low
        if high not in amounts and high != low:
            found[self.rungs + HIGHEST] = high
        return found

    def nearest(self, low: int, high: int, amount: int) -> int:
        """The number of the rung next to an amount that somebody chose freely."""
        rungs = self.of_amounts(low, high)
        return min(rungs, key=lambda number: (abs(rungs[number] - amount), number))

    def verb_of(self, number: int) -> str:
        """The verb of a choice, ``amount`` of a rung, ``proposal`` of terms."""
        if number >= self.rungs:
            return "amount" if number < self.proposals else "proposal"
        verb = ""
        for name in self.verbs:
            if self.offset[name] > number:
                break
            verb = name
        return verb


@cache
def numbering(game: str) -> Numbering:
    """The numbering of a game by name."""
    return Numbering(find_game(game))
