"""Who is likely to win Byzantion, by the greedy player's own way of weighing holdings."""

from typing import Final

from quadriga.bots.byzantion.mind import Mind
from quadriga.bots.byzantion.weights import Weights
from quadriga.bots.expectations import Prospects
from quadriga.engine.game import Game
from quadriga.games.byzantion.state import Byzantion

MATTERS: Final = frozenset(
    (
        "Turn",
        "PlayCards",
        "DrawCards",
        "Activation",
        "Draft",
        "Influence",
        "Initiative",
        "Contribution",
        "MissionChoice",
    )
    + ("Trial", "SellResources", "BuyResources")
)
GOODS: Final = 0.85  # parts of what things promise that come true in games among greedy players
PRESTIGE: Final = 0.2
HAND: Final = 0.75


class Judgement(Prospects):
    """Doxa on the track, and what goods, cards in play and in hand still promise."""

    def __init__(self) -> None:
        self.weights = Weights()

    def points(self, g: Game) -> list[float]:
        assert isinstance(g, Byzantion)
        if g.over:
            return [float(doxa) for doxa in g.doxa]
        return [g.doxa[seat] + self.promise(g, seat) for seat in range(g.seats)]

    def promise(self, g: Byzantion, seat: int) -> float:
        m = Mind(g, seat, [], self.weights)
        prestige = m.prestige(m.crew)
        goods = m.basis - prestige
        return GOODS * goods + PRESTIGE * prestige + HAND * m.hand_worth(m.stock, m.held(m.hand), m.f.actions)

    def width(self, g: Game) -> float:
        assert isinstance(g, Byzantion)
        return 6.0 + 3.0 * max(0, len(g.events) - g.round)
