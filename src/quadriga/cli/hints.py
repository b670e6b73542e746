"""The command ``hint``: what a level would answer here, in sentences with numbers."""

from typing import TYPE_CHECKING

from quadriga.bots.levels import HARD
from quadriga.cli.numbers import percent
from quadriga.cli.terminal import DIM
from quadriga.engine.chance import seeded
from quadriga.engine.errors import InputError
from quadriga.engine.notation import write_answer
from quadriga.language.texts import Texts

if TYPE_CHECKING:
    from quadriga.cli.session import Session


def show_hints(session: "Session", seat: int, wanted: str) -> None:
    """The list; asking is noted in the record, where everybody can read it afterwards."""
    from quadriga.bots.advice import advise
    from quadriga.bots.registry import FAMILIES, is_kind, kinds

    table, texts, page = session.table, session.texts, session.page
    g, module = table.game, table.module
    level = named_level(texts, kinds(module.name), wanted)
    if module.name not in FAMILIES:
        raise InputError("hints_game", game=module.title)
    if not is_kind(level, module.name):
        raise InputError("player_unknown", player=level, known=", ".join(kinds(module.name)))
    seed = f"{table.record.seed}:{seat}:{table.record.length}:hint"
    hints = advise(module, module.determinize(g, seat, seeded(seed)), seat, level, seed)
    table.record.count_hint(seat)
    page.heading(texts("hint-heading", level=texts.player(level)))
    rows = []
    for place, hint in enumerate(hints, 1):
        expected = percent(texts, hint.expectation)
        error = f"±{percent(texts, hint.error)}" if hint.visits > 1 else ""
        notation = write_answer(module, g, seat, hint.answer)
        rows.append(
            [f"{place}. {texts.answer(g, seat, hint.answer)}", notation, expected, error, str(hint.visits or "")]
        )
    heads = [
        texts(f"head-{name}") for name in ("hint-answer", "hint-notation", "hint-expected", "hint-error", "hint-visits")
    ]
    page.table(heads, rows, range(2, 5))
    if any(hint.expectation > hints[0].expectation for hint in hints):
        page.indented(texts("hint-usual"), 1)
    page.indented(texts("hint-note" if any(hint.visits for hint in hints) else "hint-unsearched"), 1, DIM)


def named_level(texts: Texts, known: list[str], wanted: str) -> str:
    """A level by its name, or by a word of what it is called in this language."""
    word = wanted.lower()
    for kind in known:
        if word and word in set(texts.player(kind).lower().split()) - {"bot"}:
            return kind
    return word or HARD
