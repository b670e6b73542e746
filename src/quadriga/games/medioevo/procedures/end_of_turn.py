"""Phase 7: what lasted for the turn ends."""

from quadriga.engine.frame import DONE, Frame
from quadriga.engine.window import ask_in_order
from quadriga.games.medioevo.board import COLOURS, GOODS, KINDS, TURN_ENDS, WAGON
from quadriga.games.medioevo.codes import (
    BORROW,
    BORROW_HOME,
    BORROW_NATURE,
    BORROW_ZONE,
    DEEDS,
    HEROIC,
    HIRED,
    JOINED,
    PROMOTED,
)
from quadriga.games.medioevo.pieces import settle_control
from quadriga.games.medioevo.procedures.dismissal import reload_galleys
from quadriga.games.medioevo.property_queries import full_moves
from quadriga.games.medioevo.rows import changed, filled
from quadriga.games.medioevo.state import Medioevo
from quadriga.games.medioevo.unit_changes import give_back


class EndOfTurn(Frame[Medioevo]):
    """A last moment for cards, then everything is made ready for the next turn.  rule: MU-END-1, MU-END-2"""

    def __init__(self) -> None:
        self.at = 0

    def clone(self) -> "EndOfTurn":
        frame = EndOfTurn()
        frame.at = self.at
        return frame

    def run(self, g: Medioevo) -> int:
        from quadriga.games.medioevo.procedures.pact import expire_pacts
        from quadriga.games.medioevo.procedures.road import drop_stray_roads

        self.at += 1
        if self.at == 1:
            return ask_in_order(g, TURN_ENDS, list(g.order))
        return_units(g)
        restore_moves(g)
        straighten_cards(g)
        count_losses(g)
        forget_turn(g)
        expire_pacts(g)
        drop_stray_roads(g)
        g.tell("turn.ended", g.turn)
        return DONE


def return_units(g: Medioevo) -> None:
    """Promoted, hired and lent units are themselves again; hired hordes go.  rule: MU-END-1, MU-CARD-65, MU-CARD-66"""
    zones: list[int] = []
    for entry in range(0, len(g.borrowed), BORROW):
        if g.borrowed[entry + BORROW_NATURE] != HEROIC:
            zones.append(g.borrowed[entry + BORROW_ZONE])
            zones.append(g.borrowed[entry + BORROW_HOME])
    for nature in (PROMOTED, HIRED, JOINED):
        give_back(g, nature)
    for zone in sorted(set(zones)):
        for seat in g.order:
            reload_galleys(g, zone, seat)
        settle_control(g, zone)


def restore_moves(g: Medioevo) -> None:
    """Stop tokens go, movement points come back, armies are rested; a wagon is no caravan any more.

    rule: MU-END-1, MU-CARD-11
    """
    for piece in range(len(g.piece_kind)):
        if g.piece_kind[piece] == WAGON:
            g.cargo = filled(g.cargo, piece * GOODS, (0,) * GOODS)
        if g.piece_kind[piece] >= 0:
            g.piece_mp = changed(g.piece_mp, piece, full_moves(g, piece))
            g.piece_done = changed(g.piece_done, piece, 0)
    g.tired = ()


def straighten_cards(g: Medioevo) -> None:
    """All but those an Infiltrator pinned down; used objective tokens are turned back.  rule: MU-END-1, MU-CARD-13"""
    g.rotated = tuple([card for card in g.rotated if card in g.pinned])
    for card in g.rotated:
        g.tell("card.stays_rotated", card)
    g.pinned = ()
    g.reactivated = g.rotated  # not rotated in the turn to come: no Bard straightens them
    g.preached = ()
    g.flipped = (0,) * (g.seats * COLOURS)


def count_losses(g: Medioevo) -> None:
    """What was surrendered or lost in this turn may come back in the next.  rule: MU-SUR-2, MU-CARD-28"""
    g.surrendered = tuple([g.surrendered[index] + g.yielded[index] for index in range(g.seats * KINDS)])
    g.yielded = (0,) * (g.seats * KINDS)
    g.lost = g.lost_now
    g.lost_now = (0,) * (g.seats * KINDS)


def forget_turn(g: Medioevo) -> None:
    """Deeds, effects and what may be done once in a turn; Bishops are remembered for one turn more.

    rule: MU-END-1, MU-EMP-12, MU-DEB-1, MU-DEB-2, MU-TEC-3
    """
    g.deeds = (0,) * (g.seats * DEEDS)
    g.credit = (0,) * g.seats
    g.researched = (0,) * g.seats
    g.recruited = (0,) * g.seats
    g.talks = (0,) * g.seats
    g.conquered = ()
    g.effects = ()
    g.bans = tuple(
        [
            number
            for entry in range(0, len(g.bans), 3)
            if g.bans[entry + 2] == g.turn
            for number in g.bans[entry : entry + 3]
        ]
    )
