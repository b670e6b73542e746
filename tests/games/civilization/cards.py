"""Strategy cards for scenarios: red holds one of them at his decision of a Government phase."""

from tests.games.civilization.table import can, place, play, refused, seat, settle, table

from quadriga.engine.table import Table

FIRST = {"modern": 125, "industrial": 84, "medieval": 43, "ancient": 1}  # number of the first card of each deck

AUSTRALIA = ("tanami", "queensland", "tasmania")
MIDDLE_EAST = ("arabia", "caspia", "caucasus")
FAR_EAST = ("yangtze", "manchuria", "nippon")
EUROPE = ("greenland", "britannia", "gallia", "germania", "italia", "scandinavia", "steppes", "caucasus")
AFRICA = ("atlas", "sahara", "nile", "niger", "sudan", "somalia", "congo", "tanganika", "kalahari", "madagascar")
NORTH_AMERICA = (
    ("alaska", "yukon", "hudson", "labrador", "dakota", "appalachia", "mississippi", "california", "aztlan")
    + ("antilles",)
)  # fmt: skip
SOUTH_AMERICA = (
    ("orinoco", "guyana", "amazonia", "andes", "bahia", "gran_chaco", "atacama", "pampas", "patagonia")
)  # fmt: skip

# kinds of won battles, as the deeds of a turn note them
ANY, DEFENCE, NAVAL, LANDING, GREAT, BARBARIANS = 1, 2, 4, 8, 16, 32
TREASURE, NOTHING_MET = 1 << 9, 1 << 13  # tokens found


def deck_of(key: str) -> str:
    number = int(key[3:])
    return next(era for era, first in FIRST.items() if number >= first)


def holding(key: str, lines: str = "", chance: list[list[int]] | None = None, players: int = 3) -> Table:
    """A turn of the card's own era; ``lines`` are the rest of the position."""
    head = f'phase = "government"\nera = "{deck_of(key)}"\nseat.red.hand = ["{key}"]\n'
    return table(players, head + lines, chance)


def is_met(t: Table, key: str) -> bool:
    """Whether red may play the card; if not, because of its condition."""
    if can(t, f"red: strategy {key}"):
        return True
    assert refused(t, f"red: strategy {key}").code == "condition_not_met"
    return False


def complete(t: Table, key: str, *answers: str) -> None:
    """Red plays the card, answers what he is asked, and has completed an objective."""
    play(t, "; ".join([f"red: strategy {key}", *answers]))
    assert (seat(t, "red")["hand"], seat(t, "red")["completed"]) == ([], [key])


# ---------------------------------------------------------------- lines of positions


def armies(*territories: str) -> str:
    """One infantry of red in each."""
    return "".join(place(territory, "red", ancient_infantry=1) for territory in territories)


def villages(*territories: str) -> str:
    return "".join(settle(territory, "red") for territory in territories)


def sized(size: str, *territories: str) -> str:
    return "".join(settle(territory, "red", size) for territory in territories)


def rich(**resources: str) -> str:
    """``rich(gallia="wine")``: villages of red with a resource."""
    return "".join(settle(territory, "red", "village", resource) for territory, resource in resources.items())


def deeds(**numbers: int) -> str:
    """What red has done in this turn."""
    return f"seat.red.deeds = {{ {', '.join(f'{name} = {number}' for name, number in numbers.items())} }}\n"


def knows(*technologies: str, who: str = "red") -> str:
    return f"seat.{who}.technologies = [{', '.join(repr(name) for name in technologies)}]\n"


def discovered(*technologies: str) -> str:
    """By somebody who has left: free for all."""
    return f"lost = [{', '.join(repr(name) for name in technologies)}]\n"
