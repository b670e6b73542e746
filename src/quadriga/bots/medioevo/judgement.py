"""Who is likely to win Medioevo Universale: Honour, the final scoring as it would be now, and what will bring more."""

from typing import Final

from quadriga.bots.expectations import OUT, Prospects
from quadriga.bots.medioevo.aims import card_worth
from quadriga.bots.medioevo.mind import Mind, turns_left
from quadriga.bots.medioevo.weights import Weights
from quadriga.engine.game import Game
from quadriga.games.medioevo.board import COLOURS, LEVELS
from quadriga.games.medioevo.property_queries import cards_of, objective_tokens, pieces_of
from quadriga.games.medioevo.queries import players
from quadriga.games.medioevo.scoring import score, total
from quadriga.games.medioevo.state import Medioevo

# Deals are left to the greedy player: searched as well they cost more than all the rest of the search won.
MATTERS: Final = frozenset(
    ("Purchase", "Site", "CombatAction", "TurnOrder", "TaxPhase", "CardPurchase", "Rebellions", "Declaration")
    + ("StartingCards", "StartingVillage", "TokenChoice", "ColourChoice")
)

# Honour at the end for each of these at the start of a turn, fitted to games among greedy players
HONOUR: Final = 1.2
FINAL: Final = 0.7  # a point of the final scoring as it would be now: majorities may be lost
FLORIN: Final = 0.001
TAX: Final = 0.011  # a florin of taxes to come
LORE: Final = 0.005  # a florin that technologies are worth
CARD: Final = 0.001
TRANSPORT: Final = 0.02
TOKEN: Final = 0.003
BUILDING: Final = 0.3  # a level
LAND: Final = 0.15


class Judgement(Prospects):
    """The greedy player's own worth of things, each as far as it came true."""

    def __init__(self) -> None:
        self.weights = Weights()

    def points(self, g: Game) -> list[float]:
        assert isinstance(g, Medioevo)
        ended = g.clone()
        score(ended)
        playing = players(g)
        return [
            HONOUR * g.honour[seat] + FINAL * (total(ended, seat) - g.honour[seat]) + self.hopes(g, seat)
            if seat in playing
            else 0.0
            for seat in range(g.seats)
        ]

    def hopes(self, g: Medioevo, seat: int) -> float:
        """What has not become Honour yet."""
        m = Mind(g, seat, [], self.weights)
        found = FLORIN * m.purse + TAX * m.shares() * m.share() + LORE * self.lore(m)
        found += CARD * sum([card_worth(m, card) for card in cards_of(g, seat)]) + TRANSPORT * self.transports(m)
        found += TOKEN * objective_tokens(g, seat) * self.weights.token * m.left
        return found + sum([LAND + BUILDING * m.levels(territory) for territory in m.realm()])

    def lore(self, m: Mind) -> float:
        """Florins that the technologies known are worth."""
        worth = 0.0
        for branch in range(COLOURS):
            first = branch * LEVELS
            worth += sum(self.weights.technology[first : first + m.g.levels[m.seat * COLOURS + branch]])
        return worth * m.part()

    def transports(self, m: Mind) -> float:
        w = self.weights
        wagons = len(m.wagons())
        traders = len(pieces_of(m.g, m.seat)) - wagons
        worth = (w.trader if traders else 0.0) + w.trader_more * min(2, max(0, traders - 1))
        return (worth + (w.wagon if wagons else 0.0)) * m.part()

    def width(self, g: Game) -> float:
        assert isinstance(g, Medioevo)
        return 2.0 + 0.7 * turns_left(g)

    def sides(self, g: Game) -> list[int]:
        assert isinstance(g, Medioevo)
        sides = g.teams if g.teams else g.seats
        out = g.gone if not g.teams else ()
        return [OUT if seat in out or seat in g.absent else seat % sides for seat in range(g.seats)]
