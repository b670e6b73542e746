"""Who is likely to win Byzantion, by the greedy player's own way of weighing holdings."""

from typing import Final

from quadriga.bots.byzantion.mind import Mind
from quadriga.bots.byzantion.weights import Weights
from quadriga.bots.expectations import Prospects
from quadriga.engine.game import Game
from quadriga.games.byzantion.board import AUCTORITAS, EMPIRE_CARDS, TYPES
from quadriga.games.byzantion.queries import missions_of
from quadriga.games.byzantion.scoring import mission_doxa
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
MISSION: Final = 0.5  # what Missions would give as things stand
INTRIGUE: Final = 2.0  # an Intrigue card in hand, besides what is hoped of it for each round to come
INTRIGUE_ROUND: Final = 0.8
LAUREL_ROUND: Final = 0.2
AUCTORITAS_ROUND: Final = 0.2


class Judgement(Prospects):
    """Doxa on the track, and what goods, Missions, cards in play and in hand still promise."""

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
        found = GOODS * goods + PRESTIGE * prestige + HAND * m.hand_worth(m.stock, m.held(m.hand), m.f.actions)
        if g.seats > 1 and not any(g.final):
            found += MISSION * sum([mission_doxa(g, seat, number) for number in missions_of(g, seat)])
        return found + self.reserves(m)

    def reserves(self, m: Mind) -> float:
        """What wins rounds to come without yielding anything by itself."""
        board = m.g.board
        intrigues = len([card for card in m.hand if card >= EMPIRE_CARDS])
        heroes = [card for card in m.crew.cards if board.hero[card]]
        laurels = sum([sum(board.level[card * TYPES : (card + 1) * TYPES]) for card in heroes])
        hopes = INTRIGUE_ROUND * intrigues + LAUREL_ROUND * laurels + AUCTORITAS_ROUND * m.stock[AUCTORITAS]
        return INTRIGUE * intrigues + hopes * m.f.left

    def width(self, g: Game) -> float:
        assert isinstance(g, Byzantion)
        return 6.0 + 3.0 * max(0, len(g.events) - g.round)
