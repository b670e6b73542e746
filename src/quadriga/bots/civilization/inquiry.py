"""Civilization CHR for `tools/balance.py`."""

from quadriga.bots.civilization.chronicle import Chronicle, watch_game
from quadriga.bots.civilization.survey import CivilizationSurvey
from quadriga.bots.inquiry import Inquiry
from quadriga.engine.pack import Pack
from quadriga.games.civilization.module import CivilizationModule


class CivilizationInquiry(Inquiry):
    title = "Civilization CHR"
    players = range(3, 7)
    lengths = ("short", "medium", "medium_long", "long")

    def __init__(self, pack: Pack | None = None) -> None:
        self.module = CivilizationModule(pack)

    @property
    def data_hash(self) -> str:
        return self.module.data_hash

    def watch(self, seats: int, length: str, seed: str) -> Chronicle:
        return watch_game(self.module, seats, length, seed)

    def survey(self, seats: int) -> CivilizationSurvey:
        return CivilizationSurvey(self.module.data.board, seats)
