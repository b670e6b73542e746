"""One game on one page: head, news, decision, result. Shared by play and replay."""

from rich.text import Text

from quadriga.cli.board import View, find_board
from quadriga.cli.log import Line, lines_of, write_lines
from quadriga.cli.menu import Menu
from quadriga.cli.terminal import DIM, STRONG, Factions, Page, styled
from quadriga.engine.choice import Reason
from quadriga.engine.events import Event
from quadriga.engine.game import Game
from quadriga.engine.module import Module
from quadriga.language.texts import Params, Texts

MANY_PARTS = 9  # of the score, from which on they stand below one another


class Screen:
    """Draws what a seat may see; seat -1 is a spectator."""

    def __init__(self, module: Module, texts: Texts, page: Page) -> None:
        self.module = module
        self.texts = texts
        self.page = page
        self.board = find_board(module, texts)
        self.stocked = ""  # the stock as last shown

    def view(self, g: Game, seat: int) -> View:
        return self.module.view(g, seat)

    def factions(self, g: Game) -> Factions:
        return Factions(self.module, g, [self.name(g, seat) for seat in range(g.seats)], self.board.palette)

    def name(self, g: Game, seat: int) -> str:
        return self.texts.name(g, "seat", seat)

    def head(self, g: Game, seat: int) -> None:
        """Turn, phase, everybody's points, and what the seat has."""
        view = self.view(g, seat)
        self.page.rule(*self.board.headline(view))
        self.board.standing(self.page, self.factions(g), view, seat)
        if seat >= 0:
            self.stocked = str(self.board.stock(self.page, view, seat))
            self.page.line(self.board.stock(self.page, view, seat))
            self.board.progress(self.page, self.factions(g), view, seat)

    def changed_stock(self, g: Game, seat: int) -> None:
        """What the seat has, if it is not what was last shown."""
        stock = self.board.stock(self.page, self.view(g, seat), seat)
        if str(stock) != self.stocked:
            self.stocked = str(stock)
            self.page.line(stock)

    def surroundings(self, g: Game, seat: int) -> None:
        self.board.surroundings(self.page, self.factions(g), self.view(g, seat), seat)

    def atlas(self, g: Game, seat: int) -> None:
        self.board.atlas(self.page, self.factions(g), self.view(g, seat), seat)

    def look(self, g: Game, seat: int, place: str) -> None:
        self.board.look(self.page, self.factions(g), self.view(g, seat), place)

    def seats(self, g: Game, seat: int, players: list[str]) -> None:
        self.page.heading(self.texts("seats-heading"))
        self.board.seats(self.page, self.factions(g), self.view(g, seat), players)

    # --- the log

    def news(self, g: Game, events: list[Event], seat: int, limit: int = 0) -> list[Line]:
        """Tell what happened, the last lines of it if it is much; returns all lines."""
        lines = lines_of(self.module, self.texts, g, events, seat)
        hidden = len(lines) - (limit or self.board.news_limit)
        if hidden > 0:
            self.page.line(self.texts("news-hidden", count=hidden), DIM)
        write_lines(self.page, self.factions(g), lines[max(hidden, 0) :])
        return lines

    # --- the decision

    def menu(self, g: Game, seat: int) -> Menu:
        return Menu(self.module, self.texts, g, seat)

    def question(self, g: Game, seat: int) -> None:
        sentence = self.texts.prompt(g, self.module.prompt(g, seat))
        self.page.line()
        verbs = {choice.verb for choice in g.choices(seat)}
        self.board.aside(self.page, self.factions(g), self.view(g, seat), seat, verbs)
        if self.page.plain:
            self.page.line(f"{self.name(g, seat)}: {sentence}")
        else:
            parts = styled(sentence, STRONG).wrap(self.page.console, self.page.width - 5)
            for number, part in enumerate(parts):
                badge = Text("   ") if number else self.factions(g).badge(seat)
                self.page.line(Text(" ") + badge + Text(" ") + part)

    def refusal(self, g: Game, reason: Reason, label: str = "") -> None:
        """Why something cannot be done, with the rules that say so."""
        rules = f"  {' '.join(reason.rules)}" if reason.rules else ""
        text = styled(f"{label}: " if label else "", DIM) + Text(self.texts.reason(g, reason)) + styled(rules, DIM)
        self.page.indented(text, 2)

    # --- the end

    def score(self, g: Game) -> None:
        """Where everybody's points come from: a row for each seat, or for each part where there are too many parts."""
        scores = self.module.scores(g)
        parts = [key for key in scores[0] if key != "total"]
        order = sorted(range(g.seats), key=lambda seat: -scores[seat]["total"])
        self.page.heading(self.texts("score-heading"))
        if len(parts) > MANY_PARTS:
            self.score_by_part(g, scores, order, parts)
            return
        factions = self.factions(g)
        heads = [self.texts("head-seat"), self.texts("head-points"), *(self.part(part) for part in parts)]
        rows: list[list[Text | str]] = []
        for seat in order:
            name = factions.badge(seat) + styled(f" {factions.names[seat]}", factions.style(seat))
            total = styled(str(scores[seat]["total"]), STRONG)
            rows.append([name, total, *(str(scores[seat].get(part, 0)) for part in parts)])
        self.page.table(heads, rows, range(1, len(heads)))

    def score_by_part(self, g: Game, scores: list[dict[str, int]], order: list[int], parts: list[str]) -> None:
        """Only what brought or cost somebody something."""
        rows: list[list[Text | str]] = []
        for part in parts:
            if any(scores[seat].get(part, 0) for seat in order):
                rows.append([self.part(part), *(str(scores[seat].get(part, 0) or "") for seat in order)])
        total = [styled(str(scores[seat]["total"]), STRONG) for seat in order]
        rows.append([styled(self.texts("head-points"), STRONG), *total])
        names = [self.factions(g).names[seat] for seat in order]
        self.page.table([self.texts("head-seat"), *names], rows, range(1, len(order) + 1))

    def part(self, part: str) -> str:
        return self.texts(f"score-{part.replace('_', '-')}")

    def result(self, g: Game) -> None:
        names = ", ".join(self.name(g, seat) for seat in g.winners)
        params: Params = {"winners": names, "count": len(g.winners)}
        sentence = self.texts.find("result-game", "", params) or self.texts.say("result", params)
        self.page.line()
        self.page.line(sentence if self.page.plain else self.factions(g).paint(sentence), STRONG)
        ending = self.module.ending(g)
        if ending is not None:
            self.page.indented(self.texts.spoken(ending), 1)
        self.score(g)
