"""A game that has no page of its own yet: everything it shows is in its view, so the view is shown."""

from json import dumps

from rich.text import Text

from quadriga.cli.board import Board, View
from quadriga.cli.terminal import STRONG, Factions, Page, styled
from quadriga.engine.errors import InputError
from quadriga.engine.module import Module
from quadriga.language.texts import Texts


class GenericBoard(Board):
    def __init__(self, module: Module, texts: Texts) -> None:
        super().__init__(texts)
        self.module = module

    def headline(self, view: View) -> tuple[str, str]:
        turn = int(view.get("turn") or view.get("round") or 0)
        phase = self.texts(f"phase-{view['phase']}") if "phase" in view else ""
        return self.texts("headline-generic", turn=turn, phase=phase), ""

    def standing(self, page: Page, factions: Factions, view: View, seat: int) -> None:
        text = Text()
        for other, doc in enumerate(view["seats"]):
            text += Text(" ") + factions.badge(other) + styled(f" {factions.names[other]} ", factions.style(other))
            text.append(f"{doc.get('points', '')}  ", style=STRONG)
        page.line(text)

    def stock(self, page: Page, view: View, seat: int) -> Text:
        doc = {key: value for key, value in view["seats"][seat].items() if not isinstance(value, (list, dict))}
        return Text(" " + " · ".join(f"{key} {value}" for key, value in doc.items()))

    def progress(self, page: Page, factions: Factions, view: View, seat: int) -> None:
        """Nothing that is not in the stock already."""

    def aside(self, page: Page, factions: Factions, view: View, seat: int, verbs: set[str]) -> None:
        """The list says enough."""

    def surroundings(self, page: Page, factions: Factions, view: View, seat: int) -> None:
        self.atlas(page, factions, view, seat)

    def atlas(self, page: Page, factions: Factions, view: View, seat: int) -> None:
        for key, value in view.items():
            page.indented(f"{key}: {dumps(value, ensure_ascii=False)}", 1)

    def look(self, page: Page, factions: Factions, view: View, place: str) -> None:
        if place not in view:
            raise InputError("place_unknown", place=place, known=", ".join(view))
        page.line(dumps(view[place], ensure_ascii=False, indent=2))

    def seats(self, page: Page, factions: Factions, view: View, players: list[str]) -> None:
        heads = [self.texts("head-seat"), self.texts("head-player"), *view["seats"][0]]
        rows: list[list[Text | str]] = []
        for seat, doc in enumerate(view["seats"]):
            name = factions.badge(seat) + Text(f" {factions.names[seat]}")
            rows.append([name, self.texts.player(players[seat]), *(str(value) for value in doc.values())])
        page.table(heads, rows)
