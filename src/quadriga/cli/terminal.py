"""What stands on the screen: lines, tables and rules, in colour, or in plain sentences for pipes and screen readers."""

from collections.abc import Sequence
from os import environ
from typing import Final

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table
from rich.text import Text

from quadriga.engine.game import Game
from quadriga.engine.module import Module

PALETTE: Final = ("#e5484d", "#3f8cff", "#2fa866", "#d98a00", "#c86bd6", "#1f9fb5")  # legible on black and on white
NEUTRAL: Final = "#8f8f8f"
DIM: Final = "dim"
STRONG: Final = "bold"
WARNING: Final = "bold #d98a00"
FILE_WIDTH: Final = 120  # where there is no screen to be as wide as

Cell = Text | str


def styled(text: str, style: str) -> Text:
    """Text whose style ends where it ends, whatever is put behind it."""
    return Text.assemble((text, style))


class Page:
    """A console that knows two ways of showing a thing: laid out, or plain, one thing a line, nothing drawn.

    What goes to a file or a pipe is plain too, but its tables remain tables.
    """

    def __init__(self, plain: bool, to_stderr: bool = False) -> None:
        self.console = Console(stderr=to_stderr, highlight=False, emoji=False, markup=False)
        self.spoken = plain  # tables too become sentences
        self.plain = plain or not self.console.is_terminal
        if not self.console.is_terminal and "COLUMNS" not in environ:
            self.console.width = FILE_WIDTH

    @property
    def width(self) -> int:
        return min(self.console.width, 132)

    def line(self, text: Cell = "", style: str = "") -> None:
        if self.plain:
            self.console.print(str(text), soft_wrap=True)
        else:
            self.console.print(styled(text, style) if isinstance(text, str) else text, width=self.width)

    def indented(self, text: Cell, indent: int, style: str = "") -> None:
        """A paragraph whose later lines keep the indent."""
        body = styled(text, style) if isinstance(text, str) else text
        if self.plain:
            self.line(f"{' ' * indent}{body}")
            return
        for part in body.wrap(self.console, self.width - indent):
            self.line(Text(" " * indent) + part)

    def heading(self, text: str) -> None:
        self.line()
        self.line(text, STRONG)

    def rule(self, left: str, right: str = "") -> None:
        """A line across the page with something at each end."""
        self.line()
        if self.plain:
            self.line(f"== {left} · {right}" if right else f"== {left}")
            return
        room = self.width - len(left) - (len(right) + 4 if right else 0) - 5
        text = styled("── ", DIM) + styled(left, STRONG) + styled(f" {'─' * max(room, 2)}", DIM)
        if right:
            text += styled(f" {right} ", "") + styled("──", DIM)
        self.line(text)

    def table(self, heads: Sequence[str], rows: Sequence[Sequence[Cell]], numbers: Sequence[int] = ()) -> None:
        """Rows under heads; ``numbers`` are the columns set to the right. Plain: each row as one sentence."""
        if self.spoken:
            for row in rows:
                self.line(plain_row(heads, row))
            return
        table = Table(box=SIMPLE_HEAD, pad_edge=False, padding=(0, 1, 0, 0), show_edge=False, header_style=DIM)
        for index, head in enumerate(heads):
            table.add_column(head, justify="right" if index in numbers else "left", overflow="fold")
        for row in rows:
            table.add_row(*row)
        self.console.print(table, width=self.width)

    def clear(self) -> None:
        """Leave nothing on the screen, nor above it."""
        if self.console.is_terminal:
            self.console.file.write("\x1b[3J\x1b[2J\x1b[H")


def plain_row(heads: Sequence[str], row: Sequence[Cell]) -> str:
    """``London: Type capital; Held by E England``"""
    first, *cells = (" ".join(str(cell).split()) for cell in row)
    parts = [f"{head} {cell}".strip() for head, cell in zip(heads[1:], cells) if cell]
    return f"{first}: {'; '.join(parts)}" if parts else first


class Factions:
    """The colour and the letter of every seat: never one without the other."""

    def __init__(self, module: Module, g: Game, names: list[str], palette: Sequence[str] = PALETTE) -> None:
        self.seats = g.seats
        self.names = names
        self.palette = palette
        self.letters: list[str] = []
        for seat in range(g.seats):
            token = module.token(g, -1, "seat", seat)
            own = token[1:] if token.startswith("p") and token[1:].isdecimal() else initials_first(names[seat])
            free = [letter for letter in own.upper() if letter not in self.letters]
            self.letters.append(free[0] if free else str(seat + 1))

    def style(self, seat: int) -> str:
        return self.palette[seat] if 0 <= seat < self.seats else NEUTRAL

    def badge(self, seat: int) -> Text:
        """`` F `` on the seat's colour."""
        if not 0 <= seat < self.seats:
            return Text("   ")
        return styled(f" {self.letters[seat]} ", f"bold white on {self.palette[seat]}")

    def paint(self, sentence: str) -> Text:
        """The sentence with every seat's name in its colour."""
        text = Text(sentence)
        for seat, name in enumerate(self.names):
            text.highlight_words([name], f"bold {self.palette[seat]}")
        return text


def initials_first(name: str) -> str:
    """The letters by which a name may be known, in the order in which browsers take them too."""
    words = "".join(letter if letter.isalpha() else " " for letter in name).split()
    return "".join([word[0] for word in words if word[0].isupper()] + words)
