"""What playing is worth."""

from quadriga.engine.errors import InputError
from quadriga.engine.game import Game
from quadriga.engine.module import Module

KINDS = ("win", "score")
SCORE_SCALE = 100.0  # points that weigh as much as a victory


def check_kind(kind: str) -> str:
    if kind not in KINDS:
        raise InputError("option_value", option="reward", value=kind, allowed=", ".join(KINDS))
    return kind


def returns(g: Game) -> list[float]:
    """At the end the winners share +1 and the losers -1; nought for all if nobody, or everybody, wins.

    Who plays alone gets the whole of it.
    """
    winners = len(g.winners)
    losers = g.seats - winners
    if not g.over:
        return [0.0] * g.seats
    if g.seats == 1:
        return [1.0 if winners else -1.0]
    if not winners or not losers:
        return [0.0] * g.seats
    return [1.0 / winners if seat in g.winners else -1.0 / losers for seat in range(g.seats)]


def standings(module: Module, g: Game) -> list[float]:
    """For shaping: each seat's points above the mean of the others."""
    points = [score["total"] for score in module.scores(g)]
    total = sum(points)
    others = max(1, g.seats - 1)
    return [(own - (total - own) / others if g.seats > 1 else own) / SCORE_SCALE for own in points]
