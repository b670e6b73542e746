"""End of the turn: gold doubled, stores emptied, wounds healed, wars ended, victory looked for."""

from quadriga.engine.frame import DONE, Frame
from quadriga.games.warriors.board import GOLD, RESOURCES
from quadriga.games.warriors.procedures.war import end_war
from quadriga.games.warriors.queries import has_merchant
from quadriga.games.warriors.scoring import leading_seats, team_points
from quadriga.games.warriors.state import Warriors


class Maintenance(Frame[Warriors]):
    """Everything in the order the rules give.  rule: WT-END-4"""

    def clone(self) -> "Maintenance":
        frame = Maintenance()
        frame.at = self.at
        return frame

    def run(self, g: Warriors) -> int:
        double_gold(g)
        empty_stores(g)
        recover(g)
        end_wars(g)
        check_victory(g)
        return DONE


def double_gold(g: Warriors) -> None:
    """rule: WT-END-1, WT-COM-3 (ruling WT-GAP-47)"""
    for seat in g.order:
        gold = g.stock[seat * RESOURCES + GOLD]
        if gold and has_merchant(g, seat):
            g.stock[seat * RESOURCES + GOLD] = gold * 2
            g.tell("gold.doubled", seat, gold * 2)


def empty_stores(g: Warriors) -> None:
    """rule: WT-END-2"""
    for index, amount in enumerate(g.stock):
        if amount > g.board.storage:
            g.stock[index] = g.board.storage
            g.tell("stock.limited", index // RESOURCES, index % RESOURCES, amount - g.board.storage)


def recover(g: Warriors) -> None:
    """rule: WT-END-3, WT-RET-6, WT-BAT-7"""
    count = len(g.kind)
    g.damage = (0,) * count
    g.spent = [0] * count
    g.retreated = (0,) * count


def end_wars(g: Warriors) -> None:
    """A war ends after a turn without damage, or after its third turn.  rule: WT-WAR-3 (ruling WT-GAP-34)"""
    for seat in range(g.seats):
        for other in range(seat + 1, g.seats):
            since = g.war[seat * g.seats + other]
            if since and (not g.struck[seat * g.seats + other] or g.turn >= since + 2):
                end_war(g, seat, other)
    g.struck = [0] * len(g.struck)


def check_victory(g: Warriors) -> None:
    """The game ends if the threshold is met now, or the last turn is over; the most points win.

    rule: WT-VIC-1, WT-VIC-2, WT-VIC-3, WT-VIC-4, WT-TURN-3, WT-FAQ-3 (ruling WT-GAP-53)
    """
    reached = [seat for seat in g.order if team_points(g, seat) >= g.threshold]
    if reached or g.turn >= g.turn_limit:
        declare_winners(g)


def declare_winners(g: Warriors, cut_short: int = 0) -> None:
    """The most points win: an alliance keeps a leaver's points, a leaver in a free game is out.

    rule: WT-VIC-1, WT-FAQ-1, WT-FAQ-2 (rulings WT-GAP-36, WT-GAP-45)
    """
    if not g.teams:
        g.gone.extend(g.leaving)
        g.order = [seat for seat in g.order if seat not in g.gone]
    g.leaving = []
    g.winners = leading_seats(g)
    g.cut_short = cut_short
    g.over = True
    for seat in g.winners:
        g.tell("game.won", seat, team_points(g, seat))
