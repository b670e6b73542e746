"""Siege engines in battle: crews, targets, shots."""

from quadriga.engine.choice import Answer
from quadriga.engine.frame import DONE, RUN, WAIT, Frame
from quadriga.engine.offer import Offer
from quadriga.games.medioevo.board import CATEGORIES, GALLEY, GOODS, KINDS
from quadriga.games.medioevo.pieces import damage_building
from quadriga.games.medioevo.procedures.battle.battle import ATTACKER, DEFENDER, Battle, battle_of
from quadriga.games.medioevo.property_queries import building, owner_of, pieces_at
from quadriga.games.medioevo.state import Medioevo
from quadriga.games.medioevo.unit_queries import count

MOST_CREW = 3
HIT = 3


def crew_size(b: Battle, piece: int) -> int:
    total = 0
    for entry in range(0, len(b.crews), 2):
        if b.crews[entry] == piece:
            total += 1
    return total


def crew_of_kind(g: Medioevo, b: Battle, owner: int, kind: int, galley: int) -> int:
    """Units of a kind that already serve an engine; at sea on one galley."""
    total = 0
    for entry in range(0, len(b.crews), 2):
        piece = b.crews[entry]
        if b.crews[entry + 1] == kind and owner_of(g, piece) == owner:
            if galley < 0 or g.piece_aboard[piece] == galley:
                total += 1
    return total


def may_fire(g: Medioevo, b: Battle, piece: int) -> bool:
    """At sea a galley's engines in use add up to at most its own level.  rule: MU-NAV-3"""
    if not b.is_naval():
        return True
    galley = g.piece_aboard[piece]
    if galley < 0:
        return False
    manned = 0
    for other in pieces_at(g, b.zone, owner_of(g, piece)):
        if g.piece_aboard[other] == galley and other != piece and crew_size(b, other):
            manned += g.piece_level[other]
    return manned + g.piece_level[piece] <= g.piece_level[galley]


def idle_units(g: Medioevo, b: Battle, owner: int, piece: int, kind: int) -> int:
    """Units that could still join the crew of an engine: nobody who is trapped.  rule: MU-ART-1, MU-CARD-18"""
    away = b.kept_out(b.side_of(owner), kind)
    if b.is_naval():
        galley = g.piece_aboard[piece]
        return g.cargo[galley * GOODS + kind] - crew_of_kind(g, b, owner, kind, galley) - away
    return count(g, b.zone, owner, kind) - crew_of_kind(g, b, owner, kind, -1) - away


class Crews(Frame[Medioevo]):
    """Units are put to siege engines one by one, and engines aimed at buildings; anew in every round.

    rule: MU-ART-1, MU-ART-4, MU-ART-6, MU-NAV-3, MU-BAT-3
    """

    def __init__(self, seat: int = -1) -> None:
        self.at = 0
        self.seat = seat

    def clone(self) -> "Crews":
        frame = Crews(self.seat)
        frame.at = self.at
        return frame

    def run(self, g: Medioevo) -> int:
        return DONE if self.at else WAIT

    def waiting(self, g: Medioevo) -> list[int]:
        return [self.seat]

    def offer(self, g: Medioevo, seat: int, o: Offer) -> None:
        b = battle_of(g)
        if b is None:
            return
        side = b.side_of(seat)
        for piece in b.engines(g, side):
            crew = crew_size(b, piece)
            if not may_fire(g, b, piece):
                if o.explain:
                    self.explain_galley(g, b, piece, o)
                continue
            for kind in range(KINDS):
                if crew < MOST_CREW and idle_units(g, b, seat, piece, kind) > 0:
                    o.yes("man", piece * KINDS + kind)
                elif o.explain and count(g, b.zone, seat, kind):
                    o.no("man", piece * KINDS + kind, "crew_full", ["MU-ART-1"], {"piece": piece})
            if crew and not b.is_naval():
                self.offer_targets(g, b, side, piece, o)
        o.yes("ready")

    def explain_galley(self, g: Medioevo, b: Battle, piece: int, o: Offer) -> None:
        for kind in range(KINDS):
            if count(g, b.zone, self.seat, kind):
                o.no("man", piece * KINDS + kind, "galley_too_small", ["MU-NAV-3"], {"piece": piece})

    def offer_targets(self, g: Medioevo, b: Battle, side: int, piece: int, o: Offer) -> None:
        """A building that belongs to the opponent.  rule: MU-ART-3, MU-ART-4"""
        if g.holder[b.zone] != b.owner(1 - side) or is_aimed(b, piece):
            return
        for category in range(CATEGORIES):
            if building(g, b.zone, category):
                if g.board.engine_razing[g.piece_level[piece]]:
                    o.yes("aim_at", piece * CATEGORIES + category)
                elif o.explain:
                    o.no("aim_at", piece * CATEGORIES + category, "only_units", ["MU-ART-3"], {"piece": piece})

    def answer(self, g: Medioevo, seat: int, a: Answer) -> None:
        b = battle_of(g)
        if b is None or a.verb == "ready":
            self.at = 1
        elif a.verb == "man":
            b.crews.extend([a.target // KINDS, a.target % KINDS])
            g.tell("engine.manned", seat, a.target // KINDS, a.target % KINDS)
        else:
            b.aims.extend([a.target // CATEGORIES, a.target % CATEGORIES])
            g.tell("engine.aimed", seat, a.target // CATEGORIES, b.zone * CATEGORIES + a.target % CATEGORIES)

    def default(self, g: Medioevo, seat: int) -> Answer:
        return Answer("ready")


def is_aimed(b: Battle, piece: int) -> bool:
    for entry in range(0, len(b.aims), 2):
        if b.aims[entry] == piece:
            return True
    return False


def shots_of(g: Medioevo, b: Battle, side: int, piece: int) -> int:
    """A die for each crew member.  rule: MU-ART-2, MU-CARD-10, MU-CARD-52"""
    crew = crew_size(b, piece)
    if piece in b.doubled:
        crew *= 2
    return crew + b.gunners[side]


def fire_artillery(g: Medioevo, b: Battle) -> int:
    b.shots = []
    for side in (ATTACKER, DEFENDER):
        for piece in b.engines(g, side):
            if may_fire(g, b, piece):
                b.shots.extend([piece, 0] * shots_of(g, b, side, piece))
    return g.roll(len(b.shots) // 2, 8) if b.shots else RUN


def target_of(b: Battle, piece: int) -> int:
    """The category of building an engine is aimed at; -1 for units."""
    for entry in range(0, len(b.aims), 2):
        if b.aims[entry] == piece:
            return b.aims[entry + 1]
    return -1


def hits_on_units(g: Medioevo, b: Battle, side: int) -> int:
    """Damage to army units caused by a side.  rule: MU-ART-2, MU-ART-3"""
    points = 0
    for place in range(0, len(b.shots), 2):
        piece = b.shots[place]
        if b.shots[place + 1] <= HIT and b.side_of(owner_of(g, piece)) == side and target_of(b, piece) < 0:
            points += g.board.engine_damage[g.piece_level[piece]]
    if points:
        g.tell("engines.hit", b.owner(side), points)
    return points


def hits_on_buildings(g: Medioevo, b: Battle) -> None:
    """rule: MU-ART-3, MU-DES-1, MU-MIL-3"""
    for place in range(0, len(b.shots), 2):
        piece = b.shots[place]
        category = target_of(b, piece)
        if b.shots[place + 1] <= HIT and category >= 0:
            damage_building(g, b.zone, category, g.board.engine_razing[g.piece_level[piece]])


def galleys_of(g: Medioevo, b: Battle, owner: int) -> list[int]:
    return [piece for piece in pieces_at(g, b.zone, owner) if g.piece_kind[piece] == GALLEY]
