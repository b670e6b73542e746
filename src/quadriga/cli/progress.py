"""How far a long piece of work has come."""

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from quadriga.cli.terminal import Page


def progress_bar(text: str, plain: bool) -> Progress:
    """On the error stream, gone when done; silent where nobody looks."""
    console = Page(plain, to_stderr=True).console
    columns = (TextColumn(text), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TimeRemainingColumn())
    return Progress(*columns, console=console, transient=True, disable=not console.is_terminal)
