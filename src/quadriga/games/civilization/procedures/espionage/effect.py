"""What a mission is, and whom a spy is with."""

from quadriga.engine.frame import RUN
from quadriga.games.civilization.board import NOBODY, TERRITORIES
from quadriga.games.civilization.queries import forces
from quadriga.games.civilization.state import Civilization


class Effect:
    """A mission: whether it is possible where the spy is, what has to be chosen, what it does."""

    verb = "choose"

    def is_possible(self, g: Civilization, seat: int, spy: int) -> bool:
        return False

    def options(self, g: Civilization, seat: int, spy: int) -> list[int]:
        return []

    def prepare(self, g: Civilization, seat: int, spy: int) -> int:
        """A roll before it takes effect, if one is needed."""
        return RUN

    def carry_out(self, g: Civilization, seat: int, spy: int, choice: int) -> int:
        raise NotImplementedError


def place(g: Civilization, spy: int) -> int:
    """The territory in which a spy works, or -1 aboard."""
    space = g.spy_space[spy]
    return space if space < TERRITORIES and g.spy_ship[spy] == NOBODY else NOBODY


def host(g: Civilization, seat: int, spy: int) -> int:
    """The other player whose settlement the spy is in, or -1."""
    territory = place(g, spy)
    if territory == NOBODY or g.occupied[territory]:
        return NOBODY
    holder = g.holder[territory]
    return holder if holder not in (NOBODY, seat, g.seats) else NOBODY


def court(g: Civilization, seat: int, spy: int) -> int:
    """The other player in whose capital the spy is, or -1."""
    victim = host(g, seat, spy)
    return victim if victim != NOBODY and g.capital[victim] == place(g, spy) else NOBODY


def strangers(g: Civilization, seat: int, spy: int) -> list[int]:
    """Other players with military units where the spy is."""
    space = g.spy_space[spy]
    return [owner for owner in range(g.seats) if owner != seat and forces(g, space, owner)]
