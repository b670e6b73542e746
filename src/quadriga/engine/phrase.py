"""What a sentence is made of, before anybody has chosen a language. Every door turns phrases into words."""

from typing import Any, TypeAlias

# A whole number; a name (``=Paris`` is printed as it stands, others are messages of the catalogue);
# a message with words of its own; or several, listed one after the other.
Word: TypeAlias = "int | str | Phrase | list[Word]"


class Phrase:
    """A message of the catalogue and what fills it; with ``form`` one of the message's attributes."""

    def __init__(self, message: str, words: "dict[str, Word] | None" = None, form: str = "") -> None:
        self.message = message
        self.words: dict[str, Word] = words if words is not None else {}
        self.form = form


def plain(word: Word) -> Any:
    """The same as plain data, for the wire and for files."""
    if isinstance(word, Phrase):
        doc: dict[str, Any] = {"say": word.message}
        if word.words:
            doc["with"] = {name: plain(part) for name, part in word.words.items()}
        if word.form:
            doc["form"] = word.form
        return doc
    if isinstance(word, list):
        return [plain(part) for part in word]
    return word
