"""What every technology answers: when it may be activated, how often, with which effect."""

from quadriga.engine.frame import RUN
from quadriga.games.medioevo.board import LEVELS
from quadriga.games.medioevo.state import Medioevo


class Technology:
    """One technology. Projects (buildings, transports, engines, captains) are part of the Purchase and not used here.

    rule: MU-TEC-5, MU-TEC-9, MU-TEC-10
    """

    price: int = 1  # technology points for each unit of effect

    def __init__(self, number: int) -> None:
        self.number = number
        self.colour = number // LEVELS
        self.moments = self.when()

    def when(self) -> int:
        """The moments at which it may be activated, as a bit mask."""
        return 0

    def limit(self, g: Medioevo, seat: int, moment: int) -> int:
        """How many units of effect one activation could have now; 0 if it is of no use."""
        return 0

    def use(self, g: Medioevo, seat: int, amount: int) -> int:
        """The effect, already paid for; says what the kernel does next."""
        return RUN
