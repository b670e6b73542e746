"""Battles for scenarios: two sides that share a space, and what was told of them."""

from tests.games.civilization.table import asked, events, place, play, table, told

from quadriga.engine.table import Table


def battle(
    attack: dict[str, int],
    defence: dict[str, int],
    chance: list[list[int]] | None = None,
    more: str = "",
    where: str = "gallia",
    players: int = 3,
    **options: str | int,
) -> Table:
    """Red (first in turn order) fights blue in a space, from the beginning of the battle.

    ``more`` are further lines of the position: levels (``seat.red.technologies``), a settlement, ships off the coast.
    """
    position = (
        f'battle = {{ space = "{where}", attackers = ["red"], defenders = ["blue"] }}\n'
        f'war = [["red", "blue"]]\n{place(where, "red", **attack)}{place(where, "blue", **defence)}{more}'
    )
    return table(players, position, chance, **options)


def clashes(t: Table) -> list[tuple[str | int, ...]]:
    """Owner, dice, modifiers and total of every roll."""
    return told(t, "clash.rolled")


def fallen(t: Table) -> list[tuple[str | int, ...]]:
    """Owner and kind of every unit that was lost."""
    return [row[:2] for row in told(t, "unit.fell")]


def winner(t: Table) -> int:
    """0 the attack, 1 the defence, -1 nobody; of the last battle."""
    return events(t, "battle.ended")[-1].args[1]


def experience(t: Table) -> dict[str | int, str | int]:
    """What everybody gained."""
    return {row[0]: row[1] for row in told(t, "experience.gained")}


INDUSTRIAL = 'era = "industrial"\nlost = ["gunpowder_weapons", "metallurgy", "cavalry", "feudalism", "engineering"]\n'
WINS = [6, 6, 6, 1, 1, 1]  # three dice of the attack against three of the defence
LOSES = [1, 1, 1, 6, 6, 6]


def landing(
    attack: dict[str, int],
    defence: dict[str, int],
    chance: list[list[int]] | None = None,
    more: str = "",
    ships: int = 1,
) -> Table:
    """A battle in Gallia with frigates of red in the Baltic Sea, all of which take part.

    Industrial era; musketmen and dragoons have no bonus, cannons one, frigates none, trebuchets none.
    """
    fleet = place("baltic_sea", "red", industrial_ship=ships) + place("nile", "green", explorer=1)
    t = battle(attack, defence, chance, INDUSTRIAL + fleet + more)
    if asked(t) == "Muster":
        play(t, "red: commit baltic_sea")
    return t
