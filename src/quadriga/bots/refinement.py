"""Better weights for greedy players, found by playing: the levels that search think with them."""

from functools import cache
from json import loads
from pathlib import Path


def refinement_file(game: str) -> Path:
    """Written by `tools/tune_greedy.py`; says how it was made."""
    return Path(__file__).parent / game / "refinement.json"


@cache
def refinement(game: str) -> dict[str, float]:
    """By path of the weight the factor it is multiplied with; nothing for a game that was not tuned."""
    file = refinement_file(game)
    if not file.exists():
        return {}
    factors: dict[str, float] = loads(file.read_text(encoding="utf-8"))["factors"]
    return factors
