"""What happened, in lines: turn and phase, actor, sentence, rules."""

from collections.abc import Iterable

from rich.text import Text

from quadriga.cli.terminal import DIM, STRONG, Factions, Page, styled
from quadriga.engine.events import Event
from quadriga.engine.game import Game
from quadriga.engine.module import Module
from quadriga.language.texts import Texts

TURNS = ("turn.started", "round.started")
HEADINGS = (*TURNS, "phase.started")  # a game tells these where a new group of lines begins
ACTORS = ("seat", "striker")  # names of the number that says who did it


class Line:
    """One line of the log. The actor is -1 where nobody acts: in headings, and in what befalls somebody."""

    def __init__(self, sentence: str, actor: int, rules: tuple[str, ...], heading: bool) -> None:
        self.sentence = sentence
        self.actor = actor
        self.rules = rules
        self.heading = heading


def lines_of(module: Module, texts: Texts, g: Game, events: Iterable[Event], seat: int) -> list[Line]:
    """The events the seat saw; headings under which nothing happened are left out."""
    lines: list[Line] = []
    for event in events:
        if not event.is_seen_by(seat):
            continue
        heading = event.kind in HEADINGS
        if heading and lines and lines[-1].heading:
            lines.pop()
        kind = module.events[event.kind]
        lines.append(Line(texts.event(g, event), actor_of(event, kind.args), kind.rules, heading))
    return lines


def actor_of(event: Event, described: tuple[str, ...]) -> int:
    for name, number in zip(described, event.args):
        if name.partition(":")[0] in ACTORS:
            return number
    return -1


def write_lines(page: Page, factions: Factions, lines: list[Line]) -> None:
    """Grouped: a heading for turn and phase, the actor's badge where he begins."""
    before = -1
    for line in lines:
        if line.heading:
            page.line(f"-- {line.sentence}" if page.plain else f" {line.sentence}", STRONG)
            before = -1
            continue
        rules = f"  {' '.join(line.rules)}" if line.rules else ""
        if page.plain:
            page.line(f"  {line.sentence}{rules}")
            continue
        begins = line.actor not in (-1, before)
        badge = factions.badge(line.actor) if begins else Text("   ")
        text = factions.paint(line.sentence) + styled(rules, DIM)
        for index, part in enumerate(text.wrap(page.console, page.width - 6)):
            page.line(Text(" ") + (badge if index == 0 else Text("   ")) + Text(" ") + part)
        before = line.actor if begins else before
