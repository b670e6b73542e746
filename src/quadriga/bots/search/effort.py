"""How much a level thinks, and about what."""

from typing import NamedTuple


class Effort(NamedTuple):
    """Counted in play-outs and not in seconds: the same seed gives the same answer on any computer."""

    playouts: int  # for a decision that matters
    breadth: int  # answers compared
    members: int  # players of other taste who are asked for proposals
    spread: float  # how much their taste differs
    rest: int  # answers beside the proposals that are tried too
    horizon: int  # decisions after which a play-out ends with the turn
    depth: int  # own decisions in the tree
    doubt: float  # standard errors by which an answer must beat the greedy player's own
    explore: float = 0.15  # weight of what was tried little, in the tree
    widen: float = 0.7  # answers tried in the tree for each square root of its visits
    reach: int = 0  # decisions after which a play-out may end at an own decision within the turn; 0 is never
    refinement: float = 1.0  # how far the weights go from the plain ones, 0, to the refined ones, 1
