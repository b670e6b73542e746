"""Reports of bots' games as Markdown."""


def percent(part: float, whole: float) -> str:
    return f"{100 * part / whole:.1f} %" if whole else "–"


def table_of(title: str, heads: list[str], rows: list[list[str]]) -> list[str]:
    lines = [f"## {title}", "", f"| {' | '.join(heads)} |", f"|{' --- |' * len(heads)}"]
    return [*lines, *[f"| {' | '.join(row)} |" for row in rows], ""]
