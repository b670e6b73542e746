"""An analysis as one HTML file that needs nothing else: curve, turning points, luck."""

from html import escape
from pathlib import Path
from typing import TYPE_CHECKING

from quadriga.cli.terminal import PALETTE
from quadriga.engine.errors import InputError

if TYPE_CHECKING:
    from quadriga.cli.analyse import Teller

WIDE, TALL, LEFT = 720, 260, 44
DASHES = ("", "8 4", "2 4", "12 4 2 4", "5 3", "1 5")
STYLE = """
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 46rem; margin: 2rem auto; padding: 0 1rem; }
svg { width: 100%; height: auto; } text { fill: currentColor; font-size: 12px; }
polyline { fill: none; stroke-width: 2.5; } .grid { stroke: currentColor; opacity: .2; }
table { border-collapse: collapse; width: 100%; } th, td { padding: .2rem .5rem; text-align: right; }
td { white-space: nowrap; } .scroll { overflow-x: auto; }
th:first-child, td:first-child { text-align: left; white-space: normal; }
@media (max-width: 30rem) {
  h1 { font-size: 1.6rem; line-height: 1.2; } text { font-size: 22px; } polyline { stroke-width: 4; }
}
.soft { opacity: .7; font-size: .9rem; }
"""


def write_page(told: "Teller", path: Path) -> None:
    try:
        path.write_text(page_of(told), encoding="utf-8")
    except OSError as error:
        raise InputError("file_unwritable", file=str(path), cause=str(error.strerror or error)) from None


def page_of(told: "Teller") -> str:
    texts = told.texts
    title = escape(texts("analysis-title", game=told.module.title))
    parts = [f"<h1>{title}</h1>", heading(texts("analysis-curve")), chart(told), legend(told)]
    heads = [texts("head-turn"), *told.names]
    parts += [
        f"<details><summary>{escape(texts('analysis-numbers'))}</summary>{table(heads, told.turn_rows())}</details>"
    ]
    parts += [heading(texts("analysis-turning")), "<ol>"]
    for point in told.analysis.turning:
        better = f"<br><em>{escape(told.better_line(point))}</em>" if point.better is not None else ""
        parts.append(f"<li>{escape(told.turning_line(point))}{better}</li>")
    parts += ["</ol>", heading(texts("analysis-luck"))]
    if told.analysis.luck.strokes:
        parts.append(table(*told.luck_rows()))
        parts.append(bullets([*told.dice_lines(), *told.draw_lines(), *told.moment_lines()]))
    else:
        parts.append(f"<p>{escape(texts('analysis-no-chance'))}</p>")
    parts.append(f'<div class="soft">{bullets(told.notes())}</div>')
    head = f'<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{title}</title>'
    body = "\n".join(parts)
    top = f'<!doctype html>\n<html lang="{texts.language}"><head>{head}<style>{STYLE}</style></head>'
    return f"{top}\n<body>\n{body}\n</body></html>\n"


def heading(text: str) -> str:
    return f"<h2>{escape(text)}</h2>"


def bullets(lines: list[str]) -> str:
    return "<ul>" + "".join(f"<li>{escape(line)}</li>" for line in lines) + "</ul>"


def table(heads: list[str], rows: list[list[str]]) -> str:
    top = "".join(f"<th>{escape(head)}</th>" for head in heads)
    body = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows)
    return f'<div class="scroll"><table><thead><tr>{top}</tr></thead><tbody>{body}</tbody></table></div>'


def chart(told: "Teller") -> str:
    """The same lines as at the web table: told apart by dashes too."""
    curve = told.analysis.curve
    last = max(1, curve[-1].n)
    bottom = TALL - 24
    parts = [f'<svg viewBox="0 0 {WIDE} {TALL}" role="img" aria-label="{escape(told.texts("analysis-curve"))}">']
    for tick in (0, 25, 50, 75, 100):
        y = bottom - tick * (bottom - 12) / 100
        parts.append(f'<line class="grid" x1="{LEFT}" x2="{WIDE}" y1="{y:.1f}" y2="{y:.1f}"/>')
        parts.append(f'<text x="{LEFT - 6}" y="{y + 4:.1f}" text-anchor="end">{tick}</text>')
    for seat in range(len(told.names)):
        points = " ".join(
            f"{LEFT + point.n * (WIDE - LEFT) / last:.1f},{bottom - point.values[seat] * (bottom - 12):.1f}"
            for point in curve
        )
        parts.append(f'<polyline points="{points}" {stroke(seat)}/>')
    return "".join(parts) + "</svg>"


def legend(told: "Teller") -> str:
    line = '<svg style="width:34px;height:8px"><line x1="0" x2="34" y1="4" y2="4" stroke-width="3" {}/></svg> {}'
    return (
        "<p>"
        + " &emsp; ".join(line.format(stroke(seat), escape(name)) for seat, name in enumerate(told.names))
        + "</p>"
    )


def stroke(seat: int) -> str:
    return f'stroke="{PALETTE[seat % len(PALETTE)]}" stroke-dasharray="{DASHES[seat % len(DASHES)]}"'
