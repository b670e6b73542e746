"""What a seat cannot know, dealt anew."""

from quadriga.engine.chance import below
from quadriga.games.warriors.procedures.allocation import DamageAllocation
from quadriga.games.warriors.state import Warriors


def determinize(g: Warriors, seat: int, rng: list[int]) -> Warriors:
    """Only damage being given out by another seat is hidden: it is given out again at random, as much as before."""
    clone = g.clone()
    clone.reseed(rng)
    for frame in clone.stack:
        if isinstance(frame, DamageAllocation):
            for other in (frame.attacker, frame.defender):
                if other not in (seat, clone.seats):
                    redraw(clone, frame, other, rng)
    return clone


def redraw(g: Warriors, frame: DamageAllocation, seat: int, rng: list[int]) -> None:
    left = frame.left(seat)
    kept = [frame.blows[i : i + 3] for i in range(0, len(frame.blows), 3) if frame.blows[i] != seat]
    frame.blows = [number for blow in kept for number in blow]
    total = frame.attack_total if seat == frame.attacker else frame.defence_total
    targets = frame.targets(g, seat)
    weights = [
        target for target in targets if not frame.are_princesses_sheltered(g, seat, targets) or g.kind[target] != 3
    ]
    for _ in range(total - left):
        unit = weights[below(rng, len(weights))]
        given = frame.given(seat, unit)
        if given:
            for start in range(0, len(frame.blows), 3):
                if frame.blows[start] == seat and frame.blows[start + 1] == unit:
                    frame.blows[start + 2] += 1
        else:
            frame.blows.extend([seat, unit, 1])
