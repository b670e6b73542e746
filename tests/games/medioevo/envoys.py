"""Treaties for scenarios: everybody at home with a war wagon, in the Combat phase of turn 2 unless told otherwise."""

from typing import Any

from tests.games.medioevo.table import described, play, table

from quadriga.engine.table import Table

SEATS = ("byzantine", "hungary", "golden_horde", "mamluk")
HOMES = ("nicea", "zagabria", "saraj", "alessandria")


def wagon(owner: str, zone: str, level: int = 3) -> str:
    return f'{{ owner = "{owner}", kind = "war_wagon", level = {level}, zone = "{zone}" }}'


def court(more: str = "", *others: str, players: int = 3, chance: list[list[int]] | None = None) -> Table:
    """The wagons have the numbers 0, 10, 20 …; ``others`` are pieces beside them."""
    wagons = [wagon(name, home) for name, home in zip(SEATS, HOMES, strict=True)][:players]
    return table(players, f"pieces = [{', '.join([*wagons, *others])}]\n{more}", chance)


def talks(more: str = "") -> Table:
    """The talks of turn 2. Being first cost Byzantium 20 florins, which the Golden Horde got."""
    t = court(f'phase = "turn_order"\n{more}')
    play(t, "byzantine: bid x20", "hungary: bid x10", "golden_horde: bid x0")
    return t


def sign(t: Table, terms: str, maker: str = "byzantine", other: str = "hungary") -> None:
    """One proposes, the other agrees: ``nothing for nothing with passage by hungary until 0``."""
    play(t, f"{maker}: treat {other}; offer {other}: {terms}", f"{other}: agree")


def pacts(t: Table) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = described(t)["pacts"]
    return found


def kinds(t: Table) -> list[tuple[int, str]]:
    """Number and kind of every clause in force."""
    return [(pact["id"], pact["kind"]) for pact in pacts(t)]
