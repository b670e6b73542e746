"""Numbers as a language writes them."""

from quadriga.language.texts import Texts


def decimal(texts: Texts, number: float, digits: int = 1) -> str:
    return f"{number:.{digits}f}".replace(".", texts("decimal-point"))


def percent(texts: Texts, share: float) -> str:
    return texts("percent", number=decimal(texts, 100 * share))


def interval(texts: Texts, low: float, high: float) -> str:
    return f"{percent(texts, low)} – {percent(texts, high)}"
