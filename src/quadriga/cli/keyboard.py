"""Lines from whoever sits at the keyboard, or from a pipe."""

import sys
from collections.abc import Callable, Sequence

from quadriga.cli.terminal import Page


class Keyboard:
    """Reads lines; with a terminal also edits them and completes words."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.interactive = sys.stdin.isatty()
        self.words: Sequence[str] = ()
        if self.interactive:
            self.complete_with_tab()

    def complete_with_tab(self) -> None:
        try:
            import readline
        except ImportError:  # not every system has it
            return
        readline.set_completer_delims(";\n")
        readline.set_completer(self.completion)
        readline.parse_and_bind("tab: complete")

    def completion(self, text: str, state: int) -> str | None:
        blank = text[: len(text) - len(text.lstrip())]
        found = [word for word in self.words if word.startswith(text.strip())]
        return blank + found[state] if state < len(found) else None

    def read(self, prompt: str, words: Sequence[str] = ()) -> str:
        """One line; EOFError at the end."""
        self.words = words
        if self.interactive:
            return input(f"{prompt}> ")
        line = sys.stdin.readline()
        if not line:
            raise EOFError
        self.page.line(f"{prompt}> {line.rstrip()}")
        return line

    def ask(self, question: str, allowed: Callable[[str], bool], default: str, again: str) -> str:
        """An answer to a question, asked until it makes sense; an empty line is the default."""
        while True:
            line = input(f"{question} [{default}] ").strip() or default
            if allowed(line):
                return line
            self.page.line(again)
