"""What every power of an Empire card answers: when it may be used, on what, with which effect."""

from quadriga.engine.frame import RUN
from quadriga.engine.offer import Offer
from quadriga.games.medioevo.state import Medioevo


class Power:
    """One card's ability. It keeps no state: what it needs is on the table or in the procedures on the stack."""

    die: int = 0  # sides of the die that is rolled when the card is used; 0 for none

    def __init__(self, card: int) -> None:
        self.card = card  # 0 to 71: one less than the printed number

    def usable(self, g: Medioevo, seat: int, moment: int) -> bool:
        """Whether using it now could do something; florins and windows have been looked at."""
        return True

    def aims(self, g: Medioevo, seat: int, number: int) -> int:
        """How many targets are chosen, one after the other; ``number`` is the die."""
        return 0

    def targets(self, g: Medioevo, seat: int, o: Offer) -> None:
        """What can be chosen: ``aim_…`` verbs."""

    def may_stop(self, g: Medioevo, seat: int) -> bool:
        """Whether fewer targets may be chosen than the power allows."""
        return False

    def apply(self, g: Medioevo, seat: int, target: int, amount: int, number: int) -> int:
        """Carry it out, once for every target, or once without one; says what the kernel does next."""
        return RUN


def thirds(number: int) -> int:
    """1-2 one, 3-4 two, 5-6 three: the measure of many cards."""
    return (number + 1) // 2
