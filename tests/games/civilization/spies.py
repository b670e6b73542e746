"""Spies for scenarios: red's spy is in Italia, which may belong to blue."""

from tests.games.civilization.table import place, settle, three

from quadriga.engine.table import Table

BUSY = place("congo", "red", explorer=1)  # red has something to decide
COURT = settle("italia", "blue", "town")  # blue's capital
COLONY = settle("nile", "blue") + settle("italia", "blue", "town")  # the capital is elsewhere
WAR = 'war = [["red", "blue"]]\n'


def spying(
    lines: str = "",
    chance: list[list[int]] | None = None,
    spies: str = '"italia"',
    era: str = "modern",
    phase: str = "movement",
    coins: int = 100,
) -> Table:
    """Red's capital is Gallia, next to Italia."""
    head = f'era = "{era}"\nphase = "{phase}"\nseat.red.coins = {coins}\nseat.red.spies = [{spies}]\n'
    return three(head + settle("gallia", "red") + BUSY + lines, chance)
