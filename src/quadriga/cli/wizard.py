"""The friendly way in: a few questions with sensible answers already filled in."""

from quadriga.cli.keyboard import Keyboard
from quadriga.cli.languages import LOCALE
from quadriga.cli.play import PlayRequest
from quadriga.cli.storage import latest_unfinished
from quadriga.cli.terminal import DIM, STRONG, Page
from quadriga.engine.module import Module
from quadriga.games.registry import GAMES, find_game
from quadriga.language.languages import LANGUAGES
from quadriga.language.texts import Texts


class Wizard:
    def __init__(self, texts: Texts, page: Page, keyboard: Keyboard) -> None:
        self.texts = texts
        self.page = page
        self.keyboard = keyboard

    def ask(self, request: PlayRequest) -> tuple[Texts, PlayRequest]:
        """The same request with everything settled, in the language chosen."""
        self.page.line()
        self.page.line(" QUADRIGA", STRONG)
        language = self.choose(self.texts("wizard-language"), list(LANGUAGES), "language", self.texts.language)
        self.texts = Texts(language, door=LOCALE)
        self.page.line(f" {self.texts('wizard-welcome')}", DIM)
        games = list(GAMES)
        titles = [find_game(game).title for game in games]
        game = games[0] if len(games) == 1 else self.choose(self.texts("wizard-game"), games, "", games[0], titles)
        module = find_game(game)
        self.texts = self.texts.of_game(module)
        unfinished = latest_unfinished(game)
        if unfinished is not None and self.agrees(self.texts("wizard-resume", file=unfinished.name)):
            return Texts(language, door=LOCALE), request._replace(resume=unfinished)
        words = [game]
        seats = self.seats(module)
        for option in module.options:
            if option.values and self.texts.find(f"option-{option.name.replace('_', '-')}", "ask", {}):
                question = self.texts.find(f"option-{option.name.replace('_', '-')}", "ask", {}) or option.name
                value = self.choose(question, list(option.values), option.name.replace("_", "-"), str(option.default))
                words += [f"--{option.name.replace('_', '-')}", value]
        drawn = module.draws_seats and self.agrees(self.texts("wizard-draw-seats"))
        settled = request._replace(words=words, seats=",".join(seats), draw_seats=drawn)
        return Texts(language, door=LOCALE), settled

    def seats(self, module: Module) -> list[str]:
        from quadriga.bots.registry import levels, usual_kind

        count = self.number(self.texts("wizard-players"), module.min_seats, module.max_seats, min(4, module.max_seats))
        humans = self.number(self.texts("wizard-humans"), 0, count, 1)
        bots = levels(module.name)
        kind = usual_kind(module.name)
        if humans < count and len(bots) > 1:
            named = [self.texts.level(bot.name, bot.seconds) for bot in bots]
            kind = self.choose(self.texts("wizard-bots"), [bot.name for bot in bots], "", kind, named)
        return ["human"] * humans + [kind] * (count - humans)

    def number(self, question: str, low: int, high: int, default: int) -> int:
        again = self.texts("wizard-number", low=low, high=high)
        answer = self.keyboard.ask(
            f" {question} ({low}-{high})",
            lambda line: line.isdecimal() and low <= int(line) <= high,
            str(default),
            f" {again}",
        )
        return int(answer)

    def choose(
        self, question: str, values: list[str], prefix: str, default: str, named: list[str] | None = None
    ) -> str:
        """One of a few words, by number or by name; ``named`` is what they are called, else messages tell."""
        self.page.line()
        self.page.line(f" {question}")
        for number, name in enumerate(named or [self.texts(f"{prefix}-{value}") for value in values], 1):
            self.page.line(f"  {number}  {name}")
        numbers = [str(number) for number in range(1, len(values) + 1)]
        answer = self.keyboard.ask(
            " >",
            lambda line: line in numbers or line.lower() in values,
            str(values.index(default) + 1),
            f" {self.texts('wizard-number', low=1, high=len(values))}",
        )
        return values[int(answer) - 1] if answer in numbers else answer.lower()

    def agrees(self, question: str) -> bool:
        yes, no = self.texts("word-yes"), self.texts("word-no")
        answer = self.keyboard.ask(
            f" {question} ({yes}/{no})",
            lambda line: line.lower() in (yes, no, yes[0], no[0]),
            yes,
            f" {self.texts('wizard-yes-or-no', yes=yes, no=no)}",
        )
        return answer.lower().startswith(yes[0])
