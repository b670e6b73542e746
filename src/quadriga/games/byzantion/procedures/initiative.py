"""Order of initiative: caskets, seals and Keimelia."""

from quadriga.engine.choice import Answer
from quadriga.engine.frame import DONE, RUN, WAIT, Frame
from quadriga.engine.offer import Offer
from quadriga.games.byzantion.board import CASKET_AGAIN, CHALICE, KEIMELION, LABARUM, POSITIONS
from quadriga.games.byzantion.goods import gain_loot
from quadriga.games.byzantion.queries import abilities
from quadriga.games.byzantion.state import Byzantion


class Initiative(Frame[Byzantion]):
    """From the holder of the Ring on, clockwise, each places his seal and has casket and Keimelion at once.

    rule: BZ-INI-1, BZ-INI-2, BZ-INI-3, BZ-INI-4, BZ-INI-5, BZ-SET-13
    """

    def __init__(self) -> None:
        self.at = 0  # seals placed; the caskets come first

    def clone(self) -> "Initiative":
        frame = Initiative()
        frame.at = self.at
        return frame

    def run(self, g: Byzantion) -> int:
        if self.at == 0:
            self.at = 1
            replace_caskets(g)
            g.order = [(g.ring + step) % g.seats for step in range(g.seats)]
            return RUN
        if self.at <= g.seats:
            return WAIT
        g.order = [seat for seat in g.seals if seat >= 0]
        for place, seat in enumerate(g.order):
            g.tell("initiative.set", seat, place + 1)
        return DONE

    def waiting(self, g: Byzantion) -> list[int]:
        return [(g.ring + self.at - 1) % g.seats]

    def offer(self, g: Byzantion, seat: int, o: Offer) -> None:
        for position in range(POSITIONS):
            if g.seals[position] < 0:
                o.yes("seal", position)
            elif o.explain:
                o.no(
                    "seal", position, "position_taken", ["BZ-INI-3"], {"position": position, "seat": g.seals[position]}
                )

    def answer(self, g: Byzantion, seat: int, a: Answer) -> None:
        self.at += 1
        g.seals[a.target] = seat
        g.tell("seal.placed", seat, a.target)
        claim_position(g, seat, a.target)

    def default(self, g: Byzantion, seat: int) -> Answer:
        return Answer("seal", g.seals.index(-1))


def replace_caskets(g: Byzantion) -> None:
    """The old ones leave the game, four new ones are turned up before any seal is placed.

    rule: BZ-CAS-1
    """
    for position in range(POSITIONS):
        g.seals[position] = -1
        g.track[position] = g.caskets.pop()
        g.tell("casket.shown", position, g.track[position])
    g.reveals += 1


def claim_position(g: Byzantion, seat: int, position: int) -> None:
    """The loot of the casket, which stays where it is; the Keimelion; Heroes who take the casket once more.

    rule: BZ-CAS-2, BZ-CAS-3, BZ-CAS-4, BZ-KEI-1, BZ-KEI-2, BZ-CLA-3, BZ-SOL-37
    """
    g.tell("casket.looted", seat, g.track[position], position)
    gain_loot(g, seat, g.board.caskets[g.track[position]])
    g.tell("keimelion.taken", seat, position)
    if position == LABARUM and g.seats > 1:
        g.dynamis[seat] += 1
        g.tell("dynamis.gained", seat, 1)
    for effect in abilities(g, seat, KEIMELION):
        if effect.op == CASKET_AGAIN and effect.keimelion == position:
            g.tell("casket.looted", seat, g.track[position], position)
            gain_loot(g, seat, g.board.caskets[g.track[position]])


def chalice_votes(g: Byzantion, seat: int) -> int:
    """rule: BZ-KEI-3"""
    return 2 if g.seals[CHALICE] == seat else 0
