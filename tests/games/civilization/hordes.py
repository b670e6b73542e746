"""Phase 5 for scenarios: barbarians on the move."""

from tests.games.civilization.table import place, settle, table, told

from quadriga.engine.table import Table

HOME = settle("labrador", "red") + place("labrador", "red", explorer=1)  # red has something to do afterwards


def horde(position: str, chance: list[list[int]] | None = None, players: int = 3, **options: str | int) -> Table:
    """The barbarian phase of the ancient era unless told otherwise; red lives in America."""
    return table(players, 'phase = "barbarians"\n' + HOME + position, chance, **options)


def raiders(space: str, **kinds: int) -> str:
    """Barbarians somewhere, an ancient infantry if nothing is said."""
    return place(space, "barbarians", **(kinds or {"ancient_infantry": 1}))


def marches(t: Table) -> list[tuple[str | int, ...]]:
    """From where to where barbarians went, step by step."""
    return told(t, "barbarians.moved")
