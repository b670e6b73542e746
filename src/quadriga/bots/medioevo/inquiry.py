"""Medioevo Universale for `tools/balance.py`."""

from quadriga.bots.inquiry import Inquiry
from quadriga.bots.medioevo.chronicle import Chronicle, watch_game
from quadriga.bots.medioevo.survey import MedioevoSurvey
from quadriga.engine.pack import Pack
from quadriga.games.medioevo.module import MedioevoModule


class MedioevoInquiry(Inquiry):
    title = "Medioevo Universale"
    players = range(3, 7)
    lengths = ("medium", "short", "long")

    def __init__(self, pack: Pack | None = None) -> None:
        self.module = MedioevoModule(pack)

    @property
    def data_hash(self) -> str:
        return self.module.data_hash

    def watch(self, seats: int, length: str, seed: str) -> Chronicle:
        return watch_game(self.module, seats, length, seed)

    def survey(self, seats: int) -> MedioevoSurvey:
        return MedioevoSurvey(self.module.data.board, seats)
