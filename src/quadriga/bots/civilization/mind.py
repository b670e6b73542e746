"""One decision: the position, whose it is, what may be answered, and what things are worth."""

from typing import TYPE_CHECKING

from quadriga.bots.civilization.economy import Economy
from quadriga.bots.civilization.weights import Weights
from quadriga.bots.question import Question
from quadriga.engine.choice import Choice
from quadriga.games.civilization.board import NOBODY
from quadriga.games.civilization.procedures.ending import points
from quadriga.games.civilization.procedures.technology import last_era
from quadriga.games.civilization.queries import others, own_settlements
from quadriga.games.civilization.state import Civilization
from quadriga.games.civilization.terms import GOING_ON

if TYPE_CHECKING:
    from quadriga.bots.civilization.ambitions import Ambitions


class Mind(Question):
    """What every part of the player needs to decide. Costly questions are answered once."""

    def __init__(self, g: Civilization, seat: int, choices: list[Choice], w: Weights) -> None:
        super().__init__(choices)
        self.g = g
        self.seat = seat
        self.w = w
        self.board = g.board
        self.left = turns_left(g, w)
        self.rivals = others(g, seat)
        self.coins = g.coins[seat]
        self.own: list[int] | None = None
        self.accounts: Economy | None = None
        self.totals: list[int] | None = None
        self.needed: list[int] | None = None  # garrisons, filled by ``garrisons``
        self.closed_land: list[bool] | None = None  # to explorers, filled by ``land``
        self.free_land: dict[int, float] | None = None  # worth of land to be settled, filled by ``land``
        self.hopes: Ambitions | None = None  # of the cards in hand, filled by ``ambitions``
        self.shores: dict[int, int] | None = None  # coasts that may be landed on, filled by ``landings``
        self.routes: dict[int, tuple[int, int]] | None = None  # of explorers, filled by ``explorers``

    # --- worth

    def point(self) -> float:
        """Coins for a victory point: more and more as there is less to buy with them."""
        if self.left >= self.w.soon:
            return self.w.point
        near = 1.0 - self.left / self.w.soon
        return self.w.point + (self.w.point_late - self.w.point) * near * near

    def horizon(self) -> float:
        """Coins that an income of one coin a turn is worth now."""
        fade = self.w.fade
        return max(0.0, (1 - float(fade**self.left)) / (1 - fade))

    def later(self, turns: float) -> float:
        """The same if it begins some turns later."""
        fade = self.w.fade
        return max(0.0, (fade**turns - fade**self.left) / (1 - fade)) if turns < self.left else 0.0

    def mine(self) -> list[int]:
        """Own settlements that are not occupied."""
        if self.own is None:
            self.own = list(own_settlements(self.g, self.seat))
        return self.own

    def economy(self) -> Economy:
        if self.accounts is None:
            self.accounts = Economy(self.g, self.seat, self.w.hope)
        return self.accounts

    def income(self, coins: float, more: int = 0) -> float:
        """What so many coins more a turn are worth until the end; ``more`` settlements raise some maxima."""
        return self.economy().gain(coins, more) * self.horizon()

    def scores(self) -> list[int]:
        """Points of all seats as they stand."""
        if self.totals is None:
            self.totals = [sum(points(self.g, seat)) for seat in range(self.g.seats)]
        return self.totals

    def lead(self) -> int:
        """Points ahead of the best rival, negative if behind."""
        scores = self.scores()
        best = max([scores[other] for other in self.rivals], default=0)
        return scores[self.seat] - best

    def leader(self) -> int:
        """The rival with most points."""
        scores = self.scores()
        return max(self.rivals, key=lambda other: (scores[other], -other), default=NOBODY)


def turns_left(g: Civilization, w: Weights) -> float:
    """Turns after this one, as far as one can tell."""
    if g.ending != GOING_ON:
        return 0.0
    limit = float(g.turns - g.turn)
    last = last_era(g)
    ahead = 0.0
    begun = 0
    for number, owner in enumerate(g.tech_owner):
        era = g.board.technologies[number].era
        if owner == NOBODY:
            if not last or era < last:
                ahead += w.research[era]
        elif last and era >= last:
            begun += 1
    if begun:
        return min(limit, max(0.6, 2.2 - 0.5 * begun))
    return min(limit, 1.5 + w.remaining * 4 * ahead / max(2, len(g.order)))
