"""The terminal's boards as plain text, for language models."""

from functools import lru_cache
from io import StringIO

from rich.console import Console

from quadriga.agents.place import Sight
from quadriga.cli.languages import LOCALE
from quadriga.cli.screen import Screen
from quadriga.cli.terminal import FILE_WIDTH, Page
from quadriga.engine.module import Module
from quadriga.language.texts import Texts


class TextPage(Page):
    """A page whose lines are kept instead of shown."""

    def __init__(self) -> None:
        super().__init__(plain=True)
        self.kept = StringIO()
        self.console = Console(file=self.kept, width=FILE_WIDTH, highlight=False, emoji=False, markup=False)

    def text(self) -> str:
        return self.kept.getvalue().strip("\n")


@lru_cache(maxsize=32)
def texts_of(language: str, module: Module) -> Texts:
    return Texts(language, module, LOCALE)


def paint(sight: Sight) -> str:
    """What a seat may see, as the terminal tells it to a screen reader."""
    page = TextPage()
    screen = Screen(sight.module, texts_of(sight.language, sight.module), page)
    g, seat = sight.game, sight.seat
    if sight.section == "map":
        screen.surroundings(g, seat)
    elif sight.section == "atlas":
        screen.atlas(g, seat)
    elif sight.section == "seats":
        screen.seats(g, seat, sight.players)
    elif sight.section == "place":
        screen.look(g, seat, sight.place)
    else:
        screen.head(g, seat)
        if seat in g.waiting():
            verbs = {choice.verb for choice in g.choices(seat)}
            screen.board.aside(page, screen.factions(g), screen.view(g, seat), seat, verbs)
    return page.text()
