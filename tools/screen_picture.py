"""A terminal screen, as captured with its colours (tmux capture-pane -e -p), drawn as an SVG for the documentation."""

import re
import sys
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import MONOKAI
from rich.text import Text


def main(capture: Path, picture: Path, title: str, width: int) -> None:
    console = Console(record=True, width=width, file=sys.stderr, color_system="truecolor", force_terminal=True)
    console.print(Text.from_ansi(capture.read_text(encoding="utf-8").rstrip()))
    svg = console.export_svg(title=title, theme=MONOKAI, unique_id="quadriga")
    svg = re.sub(r"@font-face \{.*?\}\s*", "", svg, flags=re.S)  # no outside fonts
    svg = svg.replace("Fira Code, monospace", "ui-monospace, 'DejaVu Sans Mono', Menlo, Consolas, monospace")
    picture.write_text(svg, encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]), sys.argv[3], int(sys.argv[4]))
