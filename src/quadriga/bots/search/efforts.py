"""How much the searching levels think about each game: found by matches against the greedy player."""

from typing import Final

from quadriga.bots.levels import EXPERT, HARD
from quadriga.bots.search.effort import Effort

EFFORTS: Final[dict[str, dict[str, Effort]]] = {
    "warriors": {HARD: Effort(24, 4, 8, 0.5, 0, 30, 2, 0.5), EXPERT: Effort(72, 5, 10, 0.5, 0, 40, 3, 0.5)},
    "byzantion": {HARD: Effort(18, 4, 8, 0.3, 0, 1, 2, 0.5), EXPERT: Effort(54, 5, 10, 0.3, 0, 1, 3, 0.5)},
    "medioevo": {HARD: Effort(24, 4, 8, 0.5, 0, 20, 2, 0.5), EXPERT: Effort(72, 5, 10, 0.5, 0, 20, 3, 0.5)},
    "civilization": {HARD: Effort(48, 4, 8, 0.35, 0, 50, 2, 0.5), EXPERT: Effort(144, 6, 12, 0.35, 0, 50, 3, 0.5)},
}
