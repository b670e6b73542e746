"""The end of the game: a last rebellion check, then scoring."""

from quadriga.engine.frame import DONE, RUN, Frame
from quadriga.games.medioevo.codes import FINAL, SCORING
from quadriga.games.medioevo.scoring import declare_winners, score
from quadriga.games.medioevo.state import Medioevo


def halt(g: Medioevo) -> None:
    """Whatever is under way is left as it stands, and final scoring follows.  rule: MU-LEN-3"""
    while g.stack:
        g.stack.pop().abandoned(g)
    g.tell("game.halted", g.turn)
    g.call(Ending())


class Ending(Frame[Medioevo]):
    """An Event card is drawn for the tax on the back of the next one; rebellions; then everything counts.

    rule: MU-FIN-1, MU-LEN-1, MU-LEN-5 (ruling MU-GAP-7)
    """

    def __init__(self) -> None:
        self.at = 0

    def clone(self) -> "Ending":
        frame = Ending()
        frame.at = self.at
        return frame

    def run(self, g: Medioevo) -> int:
        self.at += 1
        if self.at == 1:
            g.phase = SCORING
            g.final = (0,) * (g.seats * FINAL)  # from now on no limit of Honour stops anything
            g.tell("phase.started", g.phase, g.turn)
            return draw_event(g)
        if self.at == 2:
            from quadriga.games.medioevo.procedures.rebellion import RebellionCheck

            if not g.event_deck:
                reshuffle_events(g)
            return g.call(RebellionCheck())
        g.reveals += 1
        score(g)
        declare_winners(g)
        return DONE


def draw_event(g: Medioevo) -> int:
    """The top card is put away unread; a deck that has run out is shuffled anew.  rule: MU-FIN-1"""
    if g.event_deck:
        g.event_discard = (*g.event_discard, g.event_deck[-1])
        g.event_deck = g.event_deck[:-1]
        g.reveals += 1
    return RUN if g.event_deck else g.shuffle(len(g.event_discard))


def reshuffle_events(g: Medioevo) -> None:
    g.event_deck = tuple([g.event_discard[place] for place in g.rolled])
    g.event_discard = ()
