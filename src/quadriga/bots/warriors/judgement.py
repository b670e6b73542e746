"""Who is likely to win Warriors & Traders, by the greedy player's own way of weighing positions."""

from typing import Final

from quadriga.bots.expectations import OUT, Prospects
from quadriga.bots.warriors.economy import stock_value, track_value
from quadriga.bots.warriors.evaluation import Outlook
from quadriga.bots.warriors.standings import standings, turns_left
from quadriga.bots.warriors.weights import Weights
from quadriga.engine.game import Game
from quadriga.games.warriors.state import Warriors

MATTERS: Final = frozenset(
    ("Action", "ArmyFormation", "ArmyMovement", "ExtraActions", "NationChoice", "PeaceTalk", "StartingDevelopment")
    + ("TechnologyShift", "Battles")
)


class Judgement(Prospects):
    """Points had and expected, without what only counts against a rival: each seat is judged by itself."""

    def __init__(self) -> None:
        self.weights = Weights()

    def points(self, g: Game) -> list[float]:
        assert isinstance(g, Warriors)
        return [self.hopes(g, seat) for seat in range(g.seats)]

    def hopes(self, g: Warriors, seat: int) -> float:
        o = Outlook(g, seat, self.weights)
        total = o.points[seat] - o.fleeting_leads() + track_value(o) + stock_value(o, o.stock)
        return total + o.forces_value() + o.unification[2] - o.exposure()

    def width(self, g: Game) -> float:
        assert isinstance(g, Warriors)
        return 2.0 + 1.5 * turns_left(g, standings(g), self.weights.pace)

    def sides(self, g: Game) -> list[int]:
        assert isinstance(g, Warriors)
        sides = g.teams if g.teams else g.seats
        return [OUT if seat in g.gone or seat in g.absent else seat % sides for seat in range(g.seats)]
