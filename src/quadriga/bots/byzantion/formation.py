"""Cards that join Bandons, and Bandons formed anew."""

from quadriga.bots.byzantion.crew import arrange
from quadriga.bots.byzantion.mind import Mind
from quadriga.engine.choice import Answer
from quadriga.games.byzantion.queries import may_lead


def wanted_leaders(m: Mind) -> dict[int, int]:
    """Whom each card that can be moved should follow; -1 for nobody."""
    wanted: dict[int, int] = {}
    for group in arrange(m.f, m.crew.idle):
        leader = group.cards[0]
        wanted[leader] = -1
        for card in group.cards[1:]:
            wanted[card] = leader
    return wanted


def place_card(m: Mind, card: int) -> Answer:
    """Where a card that is in the air comes down."""
    leader = wanted_leaders(m).get(card, -1)
    if leader in m.targets("join"):
        return Answer("join", leader)
    if m.offered("alone"):
        return Answer("alone")
    return m.offered("join")[0].smallest()


def rearrange(m: Mind) -> Answer:
    """The next card that is not where it should be and can go there; then those that must make room."""
    wanted = wanted_leaders(m)
    crowded: list[int] = []
    for card in m.targets("rearrange"):
        leader = wanted.get(card, m.g.follows[card])
        if leader == m.g.follows[card]:
            continue
        if leader < 0 or leader in may_lead(m.g, m.seat, card):
            return Answer("rearrange", card)
        if m.g.follows[card] >= 0 and not m.g.down:
            crowded.append(card)
    return Answer("rearrange", crowded[0]) if crowded else Answer("done")
