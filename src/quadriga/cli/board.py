"""What the terminal needs to know about a game besides its rules: how to show a position in text."""

from abc import ABC, abstractmethod
from typing import Any

from rich.text import Text

from quadriga.cli.terminal import PALETTE, Factions, Page
from quadriga.engine.module import Module
from quadriga.language.texts import Texts

View = dict[str, Any]  # what the seat may see; the true position is never shown


class Board(ABC):
    """One game on the screen, drawn from a view."""

    palette: tuple[str, ...] = PALETTE  # a colour for every seat
    news_limit = 40  # lines of the log that are told before a question

    def __init__(self, texts: Texts) -> None:
        self.texts = texts

    @abstractmethod
    def headline(self, view: View) -> tuple[str, str]:
        """Where the game stands, and what ends it."""

    @abstractmethod
    def standing(self, page: Page, factions: Factions, view: View, seat: int) -> None:
        """Everybody's points."""

    @abstractmethod
    def stock(self, page: Page, view: View, seat: int) -> Text:
        """What the seat has to spend, on one line."""

    @abstractmethod
    def progress(self, page: Page, factions: Factions, view: View, seat: int) -> None:
        """How far the seat has come, and what comes next."""

    @abstractmethod
    def aside(self, page: Page, factions: Factions, view: View, seat: int, verbs: set[str]) -> None:
        """What a question with these verbs is about, if its list does not say enough."""

    @abstractmethod
    def surroundings(self, page: Page, factions: Factions, view: View, seat: int) -> None:
        """The seat's own part of the map and what borders on it."""

    @abstractmethod
    def atlas(self, page: Page, factions: Factions, view: View, seat: int) -> None:
        """The whole map, the seat's part first."""

    @abstractmethod
    def look(self, page: Page, factions: Factions, view: View, place: str) -> None:
        """One place and its neighbours; raises InputError if there is no such place."""

    @abstractmethod
    def seats(self, page: Page, factions: Factions, view: View, players: list[str]) -> None:
        """Who plays, and what everybody has."""


def find_board(module: Module, texts: Texts) -> Board:
    if module.name == "warriors":
        from quadriga.cli.warriors.board import WarriorsBoard

        return WarriorsBoard(module, texts)
    if module.name == "byzantion":
        from quadriga.cli.byzantion.board import ByzantionBoard

        return ByzantionBoard(module, texts)
    if module.name == "medioevo":
        from quadriga.cli.medioevo.board import MedioevoBoard

        return MedioevoBoard(module, texts)
    if module.name == "civilization":
        from quadriga.cli.civilization.board import CivilizationBoard

        return CivilizationBoard(module, texts)
    from quadriga.cli.generic import GenericBoard

    return GenericBoard(module, texts)
