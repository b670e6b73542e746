"""Where to flee, and where to drive others."""

from quadriga.bots.warriors.evaluation import dangers
from quadriga.bots.warriors.mind import Mind
from quadriga.engine.choice import Answer
from quadriga.games.warriors.board import PIECES
from quadriga.games.warriors.state import FREE


def best_haven(m: Mind) -> Answer:
    """The province where the armies are safest; a free one is gained on the way."""
    g = m.g
    danger = dangers(g, m.seat)

    def safety(province: int) -> float:
        guard = 0
        for unit in range(m.seat * PIECES, (m.seat + 1) * PIECES):
            if g.place[unit] == province:
                guard += g.board.resistance[g.kind[unit]]
        value = -float(max(0, danger.get(province, 0) - guard))
        return value + (m.outlook.worth(province) if g.holder[province] == FREE else 0.0)

    return max(m.choices, key=lambda choice: safety(choice.target)).smallest()


def best_quarry(m: Mind) -> Answer:
    """Drive barbarians where they are least in the way."""
    return min(m.choices, key=lambda choice: m.outlook.worth(choice.target)).smallest()
