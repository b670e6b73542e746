"""The texts that a component pack brings for its things."""

from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk

from quadriga.engine.pack import LOCALE, Pack, read_pack
from quadriga.games.packs import check_pack
from quadriga.language.languages import LANGUAGES


def open_pack(folder: Path) -> Pack:
    """A pack that can be played with and read; one DataError with all faults of its data and of its texts."""
    pack = read_pack(folder)
    note_text_faults(pack)
    check_pack(pack)
    return pack


def note_text_faults(pack: Pack) -> None:
    for language, catalogue in pack.locale.items():
        file = f"{LOCALE}/{language}.ftl"
        if language not in LANGUAGES:
            pack.fault(file, "", f"no such language; there are {', '.join(LANGUAGES)}")
        for entry in FluentParser().parse(catalogue).body:
            if isinstance(entry, Junk):
                start = entry.span.start if entry.span is not None else 0
                line = catalogue.count("\n", 0, start) + 1
                said = entry.annotations[0].message if entry.annotations else "is no message"
                pack.fault(file, f"line {line}", f"is not valid Fluent: {said}")
