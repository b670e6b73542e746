"""Choices that hand the decision on although their verb does not tell."""

from quadriga.engine.choice import Answer, Choice
from quadriga.games.civilization.procedures.purchase import Purchase
from quadriga.games.civilization.state import Civilization

SPENDING = frozenset(
    ("buy_technology", "buy_unit", "recruit_at", "buy_improvement", "upgrade", "upgrade_to_carrier", "grow")
    + ("buy_spy", "buy_nuke", "assign_to", "keep", "place", "launch_at")
)


def ends_purchases(g: Civilization, seat: int, choice: Choice) -> bool:
    """Whether nothing could be bought any more, at the most that may be taken of it: with nothing left to decide the
    purchases are over at once. What chance would say is not looked at."""
    if choice.verb not in SPENDING or not is_buying(g, seat):
        return False
    after = g.clone()
    after.stops_at_chance = True
    after.play(seat, Answer(choice.verb, choice.target, choice.high))
    return not is_buying(after, seat)


def is_buying(g: Civilization, seat: int) -> bool:
    return any(isinstance(frame, Purchase) and frame.seat == seat for frame in g.stack)
