"""The tables of ABAKUS for a whole game: what every Production brought, statistics by turn, what can be worked out.

Everything here is open to all players, and nothing here changes anything.
"""

from typing import Final, NamedTuple

from quadriga.games.civilization.board import EXPLORERS, NOBODY, PLANE, TERRITORIES, Board
from quadriga.games.civilization.economy_view import history_view
from quadriga.games.civilization.odds import MOST_DICE, THROWS
from quadriga.games.civilization.procedures.culture import (
    CERTAIN,
    culture_rows,
    improvements,
    in_reach,
    is_open,
    owns_seminal,
)
from quadriga.games.civilization.procedures.routes import distance
from quadriga.games.civilization.queries import is_capital, is_happy, own_settlements, troops
from quadriga.games.civilization.state import Civilization
from quadriga.games.civilization.terms import ACCOUNTS, PRODUCTION
from quadriga.games.civilization.wonders import GREAT_WALL

MOST_SUM: Final = 6 * MOST_DICE


class Account(NamedTuple):
    """A seat's Production: every item, the total last."""

    turn: int
    seat: int
    era: int
    government: int
    items: tuple[int, ...]


class Accounts:
    """The Productions of a game, gathered from its positions in the order of play."""

    def __init__(self) -> None:
        self.rows: list[Account] = []

    def look(self, g: Civilization) -> None:
        """A position keeps the last Production only; decisions between two of them cannot be missing, for everybody is
        asked in Trade and diplomacy."""
        turn = g.turn if g.phase >= PRODUCTION else g.turn - 1
        if not any(g.accounts) or (self.rows and self.rows[-1].turn == turn):
            return
        for seat in range(g.seats):
            items = g.accounts[seat * ACCOUNTS : (seat + 1) * ACCOUNTS]
            if any(items):
                self.rows.append(Account(turn, seat, g.era, g.government[seat], items))


class Statistic(NamedTuple):
    turn: int
    seat: int
    items: tuple[int, ...]


def statistics(g: Civilization) -> list[Statistic]:
    """What was kept at the end of every turn; turns before a position that was laid out are not known."""
    found: list[Statistic] = []
    for turn, seats in enumerate(history_view(g), 1):
        if any(any(items) for items in seats):
            found.extend(Statistic(turn, seat, tuple(items)) for seat, items in enumerate(seats))
    return found


class Attempt(NamedTuple):
    """At cultural dominance, with the rows of the table."""

    seat: int
    territory: int
    target: int
    rows: tuple[int, ...]


def attempts(g: Civilization) -> list[Attempt]:
    """Everybody's attempts in reach, the best first.  rule: CV-CUL-2, CV-CUL-3"""
    found: list[Attempt] = []
    for seat in g.order:
        targets = [target for target in range(TERRITORIES) if is_open(g, seat, target)]
        for territory in own_settlements(g, seat):
            for target in targets:
                if in_reach(g, territory, target):
                    found.append(Attempt(seat, territory, target, tuple(culture_rows(g, territory, target))))
    return sorted(found, key=lambda attempt: (-sum(attempt.rows), attempt))


def culture_chance(score: int) -> float:
    """That the die shows no more than the score.  rule: CV-CUL-4"""
    return min(max(score, 0), CERTAIN) / CERTAIN


class Comparison(NamedTuple):
    """What the rows of cultural dominance are made of: a settlement and the one it is to win over."""

    size: int
    target_size: int
    capital: bool
    militia: int
    target_militia: int
    improvements: int
    target_improvements: int
    wonders: int
    target_wonders: int
    distance: int
    government: int  # or -1
    civilization: int  # or -1
    era: int
    seminal: bool
    happy: bool


def compared(g: Civilization, territory: int, target: int) -> Comparison:
    """rule: CV-CUL-3, CV-CUL-6"""
    seat = g.holder[territory]
    other = g.holder[target]
    return Comparison(
        g.size[territory],
        g.size[target],
        is_capital(g, target),
        troops(g, territory, seat),
        troops(g, target, other),
        improvements(g, territory),
        improvements(g, target),
        g.wonder_owner.count(seat),
        g.wonder_owner.count(other),
        distance(g, territory, target),
        g.government[seat] if g.governments_rule else NOBODY,
        g.civilization[seat],
        g.era,
        owns_seminal(g, seat),
        is_happy(g, target),
    )


class Fighter(NamedTuple):
    """A kind of unit at one of its levels."""

    key: str
    kind: int
    unit_class: int
    dice: int
    bonus: int


def fighters(board: Board) -> list[Fighter]:
    """Every kind of unit that fights, at each of its levels; aircraft last.  rule: CV-DIC-1, CV-DIC-4"""
    return [
        Fighter(step.key, kind, board.kind_class[kind], step.dice, step.bonus)
        for kind in range(EXPLORERS + 1, PLANE + 1)
        for step in board.levels[kind]
    ]


def wall(board: Board) -> int:
    """What the Great Wall adds in defence (ruling CV-GAP-10)."""
    return board.wonders[GREAT_WALL].first


def throw_rows() -> list[list[int]]:
    """Sum by sum, in how many ways each number of dice from none on shows it."""
    return [[ways[total] if total < len(ways) else 0 for ways in THROWS] for total in range(MOST_SUM + 1)]
