"""Drawing lots for the seats, out of the seed a game has committed itself to."""

from quadriga.engine.chance import permutation, seeded
from quadriga.engine.errors import InputError
from quadriga.engine.module import HANDICAP, Module, Options


def check_lots(options: Options) -> None:
    """A handicap belongs to a seat, so its player must stay there."""
    if options.get(HANDICAP.name):
        raise InputError("handicap_with_lots")


def drawn_seats(module: Module, seats: int, options: Options, seed: str, salt: str) -> list[int]:
    """By seat, the seat its player had before the draw. Who sat in one team stays together: teams change places as
    a whole, and so do their members.  rule: CV-SET-8"""
    teams = int(options[module.team_option]) if module.team_option else 0
    sides = teams or seats
    rng = seeded(f"{seed}:{salt}:seats")
    order = permutation(rng, sides)
    within = [permutation(rng, seats // sides) for _ in range(sides)]
    return [within[seat % sides][seat // sides] * sides + order[seat % sides] for seat in range(seats)]
