"""The owed decision as a numbered list, and what a typed line means in it."""

import re
from typing import NamedTuple

from rich.text import Text

from quadriga.cli.terminal import DIM, STRONG, Page, styled
from quadriga.engine.choice import Answer, Choice
from quadriga.engine.errors import InputError
from quadriga.engine.game import Game
from quadriga.engine.module import Module
from quadriga.engine.notation import read_answer, write_answer, write_choice
from quadriga.language.texts import Texts

NUMBERED = re.compile(r"(?P<entry>\d{1,4})(?:\s*x\s*(?P<amount>\d{1,9})|\s+(?P<plain>\d{1,9}))?")
TERMS = re.compile(r"(?P<entry>\d{1,4})\s*:\s*(?P<terms>.*)")
LAST = ("done", "pass")  # what ends a decision stands at the end of the list
LONG_GROUP = 7  # entries of one verb from which on they stand side by side, without notation


class Entry(NamedTuple):
    number: int
    choice: Choice
    sentence: str
    notation: str
    brief: str  # where it may stand in a row with others of its verb


class Menu:
    """What a seat may answer now, grouped by verb."""

    def __init__(self, module: Module, texts: Texts, g: Game, seat: int) -> None:
        self.module = module
        self.texts = texts
        self.g = g
        self.seat = seat
        groups: dict[str, list[Choice]] = {}
        for choice in sorted(g.choices(seat), key=lambda choice: choice.verb in LAST):
            groups.setdefault(choice.verb, []).append(choice)
        self.groups: list[list[Entry]] = []
        number = 0
        for group in groups.values():
            entries = []
            for choice in group:
                number += 1
                sentence = texts.choice(g, seat, choice) + self.bounds(choice)
                notation = write_choice(module, g, seat, choice).removesuffix(" x1")
                entries.append(Entry(number, choice, sentence, notation, texts.brief(g, seat, choice)))
            self.groups.append(entries)
        self.entries = [entry for group in self.groups for entry in group]

    @property
    def asks_amount(self) -> bool:
        """Whether there is nothing to choose but how much: then a number is the amount."""
        return len(self.entries) == 1 and not self.entries[0].choice.deal and not self.entries[0].choice.is_forced()

    def bounds(self, choice: Choice) -> str:
        if choice.low == choice.high:
            return f" ×{choice.low}" if choice.low > 1 else ""
        return f" ×{choice.low}–{choice.high}"

    # --- showing

    def show(self, page: Page) -> None:
        if page.plain:
            for entry in self.entries:
                number, sentence = self.label(entry)
                page.line(f"  {number}. {sentence} [{entry.notation}]")
            return
        rows = [group for group in self.groups if len(self.groups) > 1 < len(group) and all(e.brief for e in group)]
        short = [entry for group in self.groups if len(group) < LONG_GROUP and group not in rows for entry in group]
        column = min(max((len(entry.sentence) for entry in short), default=0) + 3, page.width - 30)
        for group in self.groups:
            if group in rows:
                self.show_row(page, group)
            elif len(group) < LONG_GROUP:
                for entry in group:
                    self.show_line(page, entry, column)
            else:
                self.show_columns(page, group)

    def label(self, entry: Entry) -> tuple[str, str]:
        """What to type for an entry, and what it does."""
        if not self.asks_amount:
            return str(entry.number), entry.sentence
        return f"{entry.choice.low}–{entry.choice.high}", entry.sentence.removesuffix(self.bounds(entry.choice))

    def show_line(self, page: Page, entry: Entry, column: int) -> None:
        """The notation stands beside the sentence, or under it where there is no room."""
        number, sentence = self.label(entry)
        text = styled(f"{number:>4}", STRONG) + Text(f" {sentence}")
        notation = styled(entry.notation, DIM)
        gap = max(column - len(entry.sentence), 3)
        if len(text) + gap + len(notation) <= page.width:
            page.line(text + Text(" " * gap) + notation)
        else:
            page.line(text)
            page.indented(notation, 7)

    def show_row(self, page: Page, group: list[Entry]) -> None:
        """What can be done besides: one paragraph for all choices of a verb; a number and its name stay together."""
        text = Text(f"     {self.texts.verb(group[0].choice.verb)}:")
        for entry in group:
            item = styled(str(entry.number), STRONG) + Text(f" {entry.brief}{' ·' if entry is not group[-1] else ''}")
            if len(text) + 1 + len(item) > page.width:
                page.line(text)
                text = Text("    ")
            text += Text(" ") + item
        page.line(text)

    def show_columns(self, page: Page, group: list[Entry]) -> None:
        wide = max(len(entry.sentence) for entry in group) + 7
        columns = max(1, page.width // wide)
        height = -(-len(group) // columns)
        for row in range(height):
            text = Text()
            for entry in group[row::height]:
                text.append(f"{entry.number:>4}", style=STRONG).append(f" {entry.sentence:<{wide - 5}}")
            text.rstrip()
            page.line(text)
        page.line(f"     {self.texts('menu-example', notation=group[0].notation)}", DIM)

    # --- reading

    def read(self, text: str) -> Answer:
        """A number of the list, or notation."""
        text = text.strip()
        with_terms = TERMS.fullmatch(text)
        if with_terms:
            choice = self.entry(int(with_terms["entry"])).choice
            head = write_answer(self.module, self.g, self.seat, Answer(choice.verb, choice.target))
            return read_answer(self.module, self.g, self.seat, f"{head}: {with_terms['terms']}")
        numbered = NUMBERED.fullmatch(text)
        if numbered is None:
            return read_answer(self.module, self.g, self.seat, text)
        amount = numbered["amount"] or numbered["plain"]
        if self.asks_amount and not amount and self.is_amount(int(numbered["entry"])):
            choice = self.entries[0].choice
            return Answer(choice.verb, choice.target, int(numbered["entry"]))
        entry = self.entry(int(numbered["entry"]))
        if entry.choice.deal:
            raise InputError("terms_needed", number=entry.number)
        return Answer(entry.choice.verb, entry.choice.target, int(amount) if amount else entry.choice.low)

    def is_amount(self, number: int) -> bool:
        return self.entries[0].choice.low <= number <= self.entries[0].choice.high

    def entry(self, number: int) -> Entry:
        if not 1 <= number <= len(self.entries):
            amounts = [entry for entry in self.entries if not entry.choice.deal and not entry.choice.is_forced()]
            if len(amounts) == 1 and amounts[0].choice.low <= number <= amounts[0].choice.high:
                raise InputError("amount_alone", number=number, entry=amounts[0].number)
            raise InputError("number_not_listed", number=number, count=len(self.entries))
        return self.entries[number - 1]
