"""What follows from the end of a battle."""

from typing import Final

from quadriga.engine.frame import DONE, RUN, Frame
from quadriga.games.civilization.board import EXPLORERS, NOBODY, PLANE, TERRITORIES
from quadriga.games.civilization.pieces import note_deed, remove_nuke, remove_piece
from quadriga.games.civilization.procedures.battle.battle import ATTACK, DEFENCE, Battle, battle_of
from quadriga.games.civilization.queries import forces, pieces_in, troops
from quadriga.games.civilization.state import Civilization
from quadriga.games.civilization.terms import NUKE, NUKE_CARRIER, NUKE_OWNER, NUKE_SPACE, WON

# Kinds of won battles, as bits in the order of BATTLE_WORDS
ANY: Final = 1
IN_DEFENCE: Final = 1 << 1
NAVAL: Final = 1 << 2
LANDING: Final = 1 << 3
GREAT: Final = 1 << 4
AGAINST_BARBARIANS: Final = 1 << 5

# steps
RESULT: Final = 0
TERRITORY: Final = 1
EXPLORERS_LEFT: Final = 2
LOSERS: Final = 3
CLOSED: Final = 4


class Aftermath(Frame[Civilization]):
    """Victory, experience, the territory and its settlement, and the end of those who lost everything.
    rule: CV-BAT-21, CV-BAT-22, CV-BAT-23, CV-BAT-24, CV-LND-13, CV-LND-14, CV-BAR-20, CV-BAR-29, CV-SPC-7"""

    def __init__(self) -> None:
        self.at: int = RESULT
        self.holder: int = NOBODY  # of the settlement before

    def clone(self) -> "Aftermath":
        frame = Aftermath()
        frame.at = self.at
        frame.holder = self.holder
        return frame

    def run(self, g: Civilization) -> int:
        b = battle_of(g)
        if self.at == RESULT:
            self.at = TERRITORY
            b.winner = winner_of(g, b)
            if b.fought_at_all:
                proclaim(g, b)
            return RUN
        if self.at == TERRITORY:
            self.at = EXPLORERS_LEFT
            if b.space < TERRITORIES:
                self.holder = g.holder[b.space]
                clear_field(g, b)
                return take_territory(g, b)
            return RUN
        if self.at == EXPLORERS_LEFT:
            self.at = LOSERS
            return self.find_explorers(g, b)
        if self.at == LOSERS:
            self.at = CLOSED
            self.count_losers(g, b)
            return RUN
        return DONE

    def find_explorers(self, g: Civilization, b: Battle) -> int:
        """Explorers of the other side who were alone may be captured, where no settlement was taken with them.
        rule: CV-BAT-22"""
        from quadriga.games.civilization.procedures.capture import Spoils

        if b.space >= TERRITORIES or b.winner == NOBODY:
            return RUN
        captor = captor_of(g, b, b.winner)
        taken = g.holder[b.space] != self.holder
        return RUN if captor == NOBODY or taken else g.call(Spoils(captor, b.space, b.side(1 - b.winner)))

    def count_losers(self, g: Civilization, b: Battle) -> None:
        """rule: CV-SPC-7, CV-SPC-8"""
        from quadriga.games.civilization.procedures.elimination import check_elimination

        for side in (ATTACK, DEFENCE):
            rivals = [seat for seat in b.owners(g, 1 - side) if seat < g.seats and seat not in g.gone]
            by = captor_of(g, b, 1 - side) if b.space < TERRITORIES else NOBODY
            if by == NOBODY or by == g.seats:
                by = rivals[0] if rivals else NOBODY
            for seat in b.owners(g, side):
                if seat < g.seats:
                    check_elimination(g, seat, by)


# --- who won


def winner_of(g: Civilization, b: Battle) -> int:
    """The side that is left, or -1. In a landing the attack wins by its troops alone on the land, or by its ships where
    no settlement had to be taken; if it does neither, a defence with units left counts as winner.
    rule: CV-BAT-19, CV-ME-9, CV-LND-13, CV-LND-14 (ruling CV-GAP-49)"""
    attack = b.units(g, ATTACK)
    defence = b.units(g, DEFENCE)
    if not b.landing:
        if attack and defence:
            return NOBODY
        return ATTACK if attack else DEFENCE if defence else NOBODY
    if b.armies(g, ATTACK):
        return DEFENCE if b.armies(g, DEFENCE) else ATTACK
    if defence:
        return DEFENCE
    return ATTACK if attack and not b.settled else NOBODY


def is_beaten(g: Civilization, b: Battle, side: int) -> bool:
    """Whether a side has lost: destroyed, in retreat or driven from the land. Ships that merely found nothing more to
    do have not.  rule: CV-WAR-4 (ruling CV-GAP-121)"""
    if b.winner != 1 - side:
        return False
    return side == DEFENCE or bool(b.retreated >> side & 1) or not b.units(g, side)


def proclaim(g: Civilization, b: Battle) -> None:
    """Note the victory for cards, the defeat for war involvement, and give experience."""
    from quadriga.games.civilization.procedures.experience import award_experience
    from quadriga.games.civilization.procedures.involvement import lose_battle

    g.tell("battle.ended", b.space, b.winner, b.lost[ATTACK], b.lost[DEFENCE], b.round)
    if b.winner != NOBODY:
        for seat in b.owners(g, b.winner):
            if seat < g.seats and shares_victory(g, b, seat):
                note_deed(g, seat, WON, victory_bits(g, b))
        loser = 1 - b.winner
        if is_beaten(g, b, loser) and not (b.side(b.winner) >> g.seats) & 1:
            for seat in b.owners(g, loser):
                lose_battle(g, seat)
    award_experience(g, b)


def shares_victory(g: Civilization, b: Battle, seat: int) -> bool:
    """Supporters need a survivor of their own.  rule: CV-ME-9, CV-ME-11"""
    return not (b.supporters >> seat) & 1 or survives(g, b, seat)


def survives(g: Civilization, b: Battle, seat: int) -> bool:
    return any(g.owner[piece] == seat for piece in b.units(g, ATTACK) + b.units(g, DEFENCE))


def victory_bits(g: Civilization, b: Battle) -> int:
    bits = ANY
    if b.winner == DEFENCE:
        bits |= IN_DEFENCE
    if b.is_naval():
        bits |= NAVAL
    if b.landing:
        bits |= LANDING
    if b.great:
        bits |= GREAT
    if (b.side(1 - b.winner) >> g.seats) & 1:
        bits |= AGAINST_BARBARIANS
    return bits


# --- the territory


def clear_field(g: Civilization, b: Battle) -> None:
    """Where only the other side's armies are left, aircraft and nuclear weapons of a side are lost and explorers who
    were with its armies fall with them; aircraft left without base are lost in any case.
    rule: CV-BAT-23, CV-BAT-24, CV-NUC-5 (rulings CV-GAP-87, CV-GAP-122)"""
    left = [bool(b.armies(g, ATTACK)), bool(b.armies(g, DEFENCE))]
    for side in (ATTACK, DEFENCE):
        overrun = not left[side] and left[1 - side]
        for owner in b.owners(g, side):
            for piece in pieces_in(g, b.space):
                if g.owner[piece] != owner:
                    continue
                if g.kind[piece] == PLANE and (overrun or not has_base(g, b.space, owner)):
                    lose(g, piece)
                elif g.kind[piece] == EXPLORERS and overrun and (b.armed >> owner) & 1:
                    lose(g, piece)
            if overrun and b.fought_at_all:
                remove_stored_nukes(g, b.space, owner)


def has_base(g: Civilization, territory: int, owner: int) -> bool:
    return troops(g, territory, owner) > 0 or (g.holder[territory] == owner and not g.occupied[territory])


def lose(g: Civilization, piece: int) -> None:
    g.tell("unit.fell", g.owner[piece], g.kind[piece], g.space[piece], 0)
    remove_piece(g, piece)


def remove_stored_nukes(g: Civilization, territory: int, owner: int) -> None:
    """rule: CV-NUC-5"""
    for at in range(len(g.nukes) - NUKE, -1, -NUKE):
        if g.nukes[at + NUKE_OWNER] == owner and g.nukes[at + NUKE_SPACE] == territory:
            if g.nukes[at + NUKE_CARRIER] == NOBODY:
                remove_nuke(g, at)
                g.tell("nuke.lost", owner, territory)


def captor_of(g: Civilization, b: Battle, side: int) -> int:
    """Who takes the territory for a side: of those with armies left there one who did not just support it, then the
    one with most; -1 if none has any (ruling CV-GAP-123)."""
    best = NOBODY
    rank = 0
    for owner in b.owners(g, side):
        armies = troops(g, b.space, owner)
        worth = armies if (b.supporters >> owner) & 1 else armies + 1000
        if armies and worth > rank:
            best = owner
            rank = worth
    return best


def take_territory(g: Civilization, b: Battle) -> int:
    """The side left alone with its armies takes the settlement of the other.
    rule: CV-BAT-21, CV-BAR-20, CV-BAR-25, CV-BAR-26, CV-BAR-27, CV-BAR-28, CV-BAR-29, CV-BAR-36, CV-LND-13"""
    from quadriga.games.civilization.procedures.capture import Capture

    territory = b.space
    if b.winner == NOBODY or g.size[territory] == 0:
        return RUN
    loser = b.side(1 - b.winner)
    captor = captor_of(g, b, b.winner)
    holder = g.holder[territory]
    keeper = g.seats if g.occupied[territory] else holder
    if captor == NOBODY or not (loser >> keeper) & 1 or forces(g, territory, keeper):
        return RUN
    if captor == g.seats:
        return occupy_settlement(g, territory)
    return g.call(Capture(captor, territory, b.fought_at_all, b.killed[1 - b.winner] > 0, loser))


def occupy_settlement(g: Civilization, territory: int) -> int:
    """Barbarians plunder and occupy it, but not on islands.  rule: CV-BAR-20, CV-BAR-29, CV-BAR-36"""
    from quadriga.games.civilization.procedures.occupation import occupy

    if not g.board.island[territory]:
        occupy(g, territory)
    return RUN
