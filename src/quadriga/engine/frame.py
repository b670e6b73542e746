"""A procedure in progress: one heading of a rulebook."""

from typing import TYPE_CHECKING, Final, Generic, TypeVar

from quadriga.engine.choice import Answer, Choice, Deal, Reason
from quadriga.engine.offer import Offer

if TYPE_CHECKING:
    from quadriga.engine.game import Game

WAIT: Final = 0  # somebody must answer
RUN: Final = 1  # call the top of the stack again
DONE: Final = 2  # this procedure is over
CHANCE: Final = 3  # a roll, shuffle or draw was asked for

G = TypeVar("G", bound="Game")


class Frame(Generic[G]):
    """Holds where the procedure stands (``at``) and its own whole numbers; never another frame, never the game.

    Steps only go forward, except in a named loop. ``offer`` is a pure function of the state.
    """

    def __init__(self) -> None:
        self.at = 0

    def run(self, g: G) -> int:
        """Do one step and say what follows."""
        raise NotImplementedError

    def waiting(self, g: G) -> list[int]:
        """The seats that must answer, the next one first; non-empty exactly when ``run`` returned WAIT."""
        return []

    def offer(self, g: G, seat: int, o: Offer) -> None:
        """Say what the seat may answer and, if asked, what it may not and why."""

    def answer(self, g: G, seat: int, a: Answer) -> None:
        """Take a legal answer."""
        raise NotImplementedError

    def default(self, g: G, seat: int) -> Answer:
        """The answer used for time-out, absence or a crashed bot."""
        raise NotImplementedError

    def clone(self) -> "Frame[G]":
        raise NotImplementedError

    def abandoned(self, g: G) -> None:
        """Called when the procedure is cut short by ``unwind``."""

    def admits_free_actions(self) -> bool:
        """Whether the deciding seat may also take the game's free actions here."""
        return False

    def must_ask(self, g: G, seat: int) -> bool:
        """Whether the seat is asked even if it has only one answer, since not asking would tell on it."""
        return False

    def why_not_offered(self, g: G, seat: int, a: Answer) -> Reason | None:
        """Why a verb of this decision, or one a player would look for here, is not on offer for this target."""
        return None

    def number_fault(self, g: G, seat: int, choice: Choice, a: Answer) -> Reason:
        """Why a number lies outside the bounds of its choice."""
        if not self.takes_amount(choice):
            return Reason("no_amount_here")
        return Reason("out_of_range", [], {"low": choice.low, "high": choice.high, "number": a.amount})

    def takes_amount(self, choice: Choice) -> bool:
        """Whether a number belongs to the answer; who asks for one knows it even where it can only be 0."""
        return choice.high > 0

    def deal_fault(self, g: G, seat: int, a: Answer) -> Reason | None:
        """Why the terms of a structured answer are not acceptable."""
        return None

    def sample_deal(self, g: G, seat: int, choice: Choice, rng: list[int]) -> Deal | None:
        """Plausible terms for a structured choice; None if nothing sensible comes to mind."""
        return None

    def is_mere_talk(self, deal: Deal) -> bool:
        """Whether the terms of a deal change nothing on the table: a matter among people."""
        return False

    def deal_partner(self, g: G, a: Answer) -> int:
        """The other seat of a structured answer."""
        return a.target
