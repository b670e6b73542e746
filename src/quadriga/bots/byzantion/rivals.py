"""Choices that fall on other players: whom to rob, which card to strike, how to share."""

from quadriga.bots.byzantion.mind import Mind
from quadriga.bots.byzantion.reactions import bid_gain
from quadriga.bots.byzantion.schemes import targets_of
from quadriga.bots.byzantion.talents import goods_worth, instant
from quadriga.engine.choice import Answer
from quadriga.games.byzantion.board import BID_MALUS, FLIP_CARD, GOODS, NOMISMA
from quadriga.games.byzantion.procedures.others import Robbery, Splitting, Strike
from quadriga.games.byzantion.procedures.victim import BidLowering, PenaltyRedirection


def choose_player(m: Mind) -> Answer:
    g = m.g
    seats = m.targets("choose_player")
    top = g.stack[-1]
    if isinstance(top, BidLowering):
        best = max(seats, key=lambda seat: (bid_gain(m, seat, -top.count), g.doxa[seat], -seat))
        return Answer("choose_player", best)
    if isinstance(top, PenaltyRedirection):
        return Answer("choose_player", max(seats, key=lambda seat: (g.doxa[seat], -seat)))
    for frame in g.below():
        if isinstance(frame, Splitting):
            return Answer("choose_player", min(seats, key=lambda seat: (g.doxa[seat], seat)))
        if isinstance(frame, Robbery):
            return Answer("choose_player", max(seats, key=lambda seat: (loot(m, frame, seat), -seat)))
    return Answer("choose_player", max(seats, key=lambda seat: (g.doxa[seat], -seat)))


def loot(m: Mind, frame: Robbery, seat: int) -> float:
    """What a robbery of the seat brings, and how much it should be the one to suffer."""
    stock = m.g.stock[seat * GOODS : (seat + 1) * GOODS]
    if frame.good == NOMISMA:
        taken = min(frame.count, stock[NOMISMA]) * m.w.nomisma
    else:
        taken = max([m.f.taste[good] if stock[good] else 0.0 for good in range(NOMISMA)])
    return taken + m.w.rob_leader * m.g.doxa[seat]


def strike(m: Mind, frame: Strike) -> Answer:
    worth = targets_of(m, frame.op == FLIP_CARD)
    return m.best("strike", worth)


def take_part(m: Mind, frame: Splitting) -> Answer:
    whole = frame.loot(m.g)
    other = [whole[good] - frame.part[good] for good in range(GOODS)]
    return Answer("take_part", 0 if goods_worth(m.f, frame.part) >= goods_worth(m.f, other) else 1)


def use(m: Mind, card: int) -> Answer:
    """An ability that touches others: used unless it helps them more."""
    gain = sum([instant(m.f, effect, m.area) for effect in m.g.board.effects[card] if effect.op != BID_MALUS])
    return Answer("use" if gain > 0 else "decline")
