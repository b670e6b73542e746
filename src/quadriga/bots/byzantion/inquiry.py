"""Byzantion for `tools/balance.py`."""

from quadriga.bots.byzantion.chronicle import Chronicle, watch_game
from quadriga.bots.byzantion.survey import Survey
from quadriga.bots.inquiry import Inquiry
from quadriga.engine.pack import Pack
from quadriga.games.byzantion.module import ByzantionModule


class ByzantionInquiry(Inquiry):
    title = "Byzantion"
    players = range(1, 5)
    lengths = ("standard", "marathon")

    def __init__(self, pack: Pack | None = None) -> None:
        self.module = ByzantionModule(pack)

    @property
    def data_hash(self) -> str:
        return self.module.data_hash

    def watch(self, seats: int, length: str, seed: str) -> Chronicle:
        return watch_game(self.module, seats, length, seed)

    def survey(self, seats: int) -> Survey:
        return Survey(self.module.data.board, seats)
