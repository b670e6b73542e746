"""Which encoder reads which game."""

from functools import cache

from quadriga.games.registry import find_game
from quadriga.research.byzantion import ByzantionEncoder
from quadriga.research.civilization import CivilizationEncoder
from quadriga.research.features import Encoder
from quadriga.research.medioevo import MedioevoEncoder
from quadriga.research.warriors import WarriorsEncoder

ENCODERS: dict[str, type[Encoder]] = {
    "warriors": WarriorsEncoder,
    "byzantion": ByzantionEncoder,
    "medioevo": MedioevoEncoder,
    "civilization": CivilizationEncoder,
}


@cache
def encoder(game: str) -> Encoder:
    """The encoder of a game by name."""
    module = find_game(game)
    return ENCODERS[module.name](module)
