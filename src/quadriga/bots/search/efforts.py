"""How much the searching levels think about each game: found by matches against the greedy player."""

from typing import Final

from quadriga.bots.levels import EXPERT, HARD
from quadriga.bots.search.effort import Effort

EFFORTS: Final[dict[str, dict[str, Effort]]] = {
    "warriors": {
        HARD: Effort(24, 4, 8, 0.5, 0, 30, 2, 0.5, refinement=0.4),
        EXPERT: Effort(48, 5, 16, 0.5, 0, 40, 2, 0.5),
    },
    "byzantion": {
        HARD: Effort(24, 4, 14, 0.5, 0, 1, 2, 0.5, refinement=0.3),
        EXPERT: Effort(64, 5, 20, 0.5, 0, 1, 2, 0.5),
    },
    "medioevo": {
        HARD: Effort(12, 3, 8, 0.5, 0, 20, 2, 0.5, refinement=0.3),
        EXPERT: Effort(48, 5, 16, 0.5, 0, 20, 2, 1.5),
    },
    "civilization": {
        HARD: Effort(32, 5, 16, 0.6, 0, 50, 2, 0.5, refinement=0.25),
        EXPERT: Effort(128, 6, 24, 0.8, 0, 150, 2, 0.5),
    },
}
