"""Princesses hold land: where each of them stands best."""

from quadriga.bots.warriors.campaign import Campaign
from quadriga.bots.warriors.evaluation import dangers
from quadriga.games.warriors.board import ARMIES, FORTRESS, PIECES, PRINCESS
from quadriga.games.warriors.queries import is_friendly
from quadriga.games.warriors.state import FREE


class Household:
    """The princess step of one seat."""

    def __init__(self, campaign: Campaign) -> None:
        self.campaign = campaign
        self.o = campaign.o
        self.g = campaign.g
        self.seat = campaign.seat
        self.targets = campaign.targets() if self.o.rest else {}
        self.danger = dangers(self.g, self.seat)

    def step(self) -> tuple[int, int] | None:
        """The best single step: a princess and where to; None if all stand well."""
        g = self.g
        best: tuple[int, int] | None = None
        best_value = self.o.w.move_margin
        first = self.seat * PIECES + ARMIES
        origins: list[int] = []
        for unit in range(first, first + g.board.supply[PRINCESS]):
            origin = g.place[unit]
            if origin < 0 or g.spent[unit] or origin in origins:
                continue
            origins.append(origin)
            stay = self.standing(origin, unit)
            for goal in g.board.neighbours[origin]:
                if is_friendly(g, self.seat, goal):
                    value = self.standing(goal, unit) - stay
                    if value > best_value:
                        best = (unit, goal)
                        best_value = value
        return best

    def standing(self, province: int, princess: int) -> float:
        """What the princess is good for in a province, seen without her."""
        g = self.g
        o = self.o
        holder = g.holder[province]
        if holder not in (self.seat, FREE):
            return -o.w.princess
        armies = 0
        others = 0
        walls = 0
        first = self.seat * PIECES
        for unit in range(first, first + PIECES):
            if g.place[unit] == province and unit != princess:
                kind = g.kind[unit]
                if kind == FORTRESS:
                    walls += 1
                elif kind == PRINCESS:
                    others += 1
                else:
                    armies += 1
        value = self.campaign.pull(province, self.targets) * o.w.crowd**others
        if not (armies or others or walls):
            value += o.worth(province)
        elif not (others or walls):
            value += o.worth(province) * o.w.anchor * (1.0 if o.rest else 0.0)
        if not walls and self.danger.get(province, 0) > armies:
            value -= o.w.princess + o.w.denial
        return value
