"""Attacks from the sea: bombardment, landed troops, ships against ships, retaliation fire."""

from quadriga.engine.choice import Answer
from quadriga.engine.frame import DONE, WAIT, Frame
from quadriga.engine.offer import Offer
from quadriga.games.civilization.board import ARTILLERY, INDUSTRIAL, NOBODY
from quadriga.games.civilization.procedures.battle.battle import ATTACK, DEFENCE, Battle, battle_of
from quadriga.games.civilization.procedures.battle.modifiers import BOMBARDMENT, LAND_CLASH, RETALIATION, SEA_CLASH
from quadriga.games.civilization.procedures.battle.ranks import distinct
from quadriga.games.civilization.queries import discovered, is_land_unit, is_ship, ships_of
from quadriga.games.civilization.state import Civilization
from quadriga.games.civilization.technologies import GUNPOWDER_WEAPONS


def bombarding_ships(g: Civilization, sea: int, owner: int) -> list[int]:
    """Ships of an owner in a sea zone that may fire at the coast; barbarians never do.  rule: CV-LND-1, CV-BAR-21"""
    if owner == g.seats or not discovered(g, GUNPOWDER_WEAPONS):
        return []
    return [ship for ship in ships_of(g, sea, owner) if g.board.kind_era[g.kind[ship]] >= INDUSTRIAL]


def may_bombard(g: Civilization, seat: int, sea: int) -> bool:
    return bool(bombarding_ships(g, sea, seat))


def is_cannon(g: Civilization, piece: int) -> bool:
    """Industrial and Modern artillery, the only land units that reach ships.  rule: CV-LND-4 (ruling CV-GAP-90)"""
    kind = g.kind[piece]
    return is_land_unit(kind) and g.board.kind_class[kind] == ARTILLERY and g.board.kind_era[kind] >= INDUSTRIAL


# --- what the attacker may do in this round


def gunships(g: Civilization, b: Battle) -> list[int]:
    """Ships of the attack that have not acted.  rule: CV-LND-8, CV-LND-19"""
    return [ship for ship in b.ships(g, ATTACK) if ship not in b.fired and ship not in b.fought]


def shore_targets(g: Civilization, b: Battle) -> list[int]:
    """Land units of the defence in reach: once a round each, never again once they have escaped.
    rule: CV-LND-3, CV-LND-5, CV-LND-10"""
    return [piece for piece in b.armies(g, DEFENCE) if piece not in b.escaped and piece not in b.bombarded]


def contested_seas(g: Civilization, b: Battle) -> list[int]:
    """Sea zones in which ships can meet in a clash.  rule: CV-LND-8, CV-LND-12"""
    seas: list[int] = []
    for ship in b.ships(g, ATTACK):
        sea = g.space[ship]
        if sea not in seas and b.fresh_ships(g, ATTACK, sea) and b.fresh_ships(g, DEFENCE, sea):
            seas.append(sea)
    return sorted(seas)


def can_storm(g: Civilization, b: Battle) -> bool:
    return bool(b.fresh_armies(g, ATTACK)) and bool(b.fresh_armies(g, DEFENCE))


def can_assault(g: Civilization, b: Battle) -> bool:
    if can_storm(g, b) or contested_seas(g, b):
        return True
    return bool(gunships(g, b)) and bool(shore_targets(g, b))


class Assault(Frame[Civilization]):
    """The attacker says what attacks next: troops the land, a ship a unit ashore, ships the ships of their sea zone.

    He must do something in each round before he may end it.
    rule: CV-LND-6, CV-LND-7, CV-LND-8, CV-LND-9, CV-LND-10, CV-BAT-18 (ruling CV-GAP-125)
    """

    def __init__(self) -> None:
        self.at = 0  # 1 when done
        self.ship: int = NOBODY  # that fires

    def clone(self) -> "Assault":
        frame = Assault()
        frame.at = self.at
        frame.ship = self.ship
        return frame

    def run(self, g: Civilization) -> int:
        b = battle_of(g)
        b.forget_dead(g)
        if self.at or not can_assault(g, b):
            return DONE
        if self.ship not in gunships(g, b) or not shore_targets(g, b):
            self.ship = NOBODY
        return WAIT

    def waiting(self, g: Civilization) -> list[int]:
        return [battle_of(g).commanders[ATTACK]]

    def offer(self, g: Civilization, seat: int, o: Offer) -> None:
        b = battle_of(g)
        targets = shore_targets(g, b)
        if self.ship != NOBODY:
            for piece in distinct(g, targets):
                o.yes("fire_at", piece)
            if o.explain:
                self.explain_targets(g, b, o)
            return
        if can_storm(g, b):
            o.yes("storm", b.space)
        elif o.explain and b.armies(g, ATTACK):
            o.no("storm", b.space, "fought_this_round", ["CV-BAT-17", "CV-LND-10"])
        if targets:
            for ship in distinct(g, gunships(g, b)):
                o.yes("fire", ship)
        if o.explain:
            self.explain_ships(g, b, targets, o)
        for sea in contested_seas(g, b):
            o.yes("engage", sea)
        if b.actions:
            o.yes("end_round")
        elif o.explain:
            o.no("end_round", -1, "attack_first", ["CV-BAT-18"])

    def explain_targets(self, g: Civilization, b: Battle, o: Offer) -> None:
        for piece in b.armies(g, DEFENCE):
            if piece in b.escaped:
                o.no("fire_at", piece, "escaped_inland", ["CV-LND-5"])
            elif piece in b.bombarded:
                o.no("fire_at", piece, "bombarded_this_round", ["CV-LND-10"])

    def explain_ships(self, g: Civilization, b: Battle, targets: list[int], o: Offer) -> None:
        for ship in b.ships(g, ATTACK):
            if ship in b.fired or ship in b.fought:
                o.no("fire", ship, "acted_this_round", ["CV-LND-8", "CV-LND-19"])
            elif not targets:
                o.no("fire", ship, "nothing_in_reach", ["CV-LND-5", "CV-LND-10"])

    def answer(self, g: Civilization, seat: int, a: Answer) -> None:
        from quadriga.games.civilization.procedures.battle.clash import Clash

        b = battle_of(g)
        if a.verb == "fire":
            self.ship = a.target
            return
        self.at = 1
        if a.verb == "end_round":
            b.held = True
        elif a.verb == "storm":
            g.call(Clash(LAND_CLASH, b.space))
        elif a.verb == "engage":
            g.call(Clash(SEA_CLASH, a.target))
        else:
            g.call(Clash(BOMBARDMENT, b.space, self.ship, a.target))

    def default(self, g: Civilization, seat: int) -> Answer:
        b = battle_of(g)
        if self.ship != NOBODY:
            return Answer("fire_at", distinct(g, shore_targets(g, b))[0])
        if b.actions:
            return Answer("end_round")
        if can_storm(g, b):
            return Answer("storm", b.space)
        if shore_targets(g, b) and gunships(g, b):
            return Answer("fire", distinct(g, gunships(g, b))[0])
        return Answer("engage", contested_seas(g, b)[0])


# --- retaliation fire


def repliers(g: Civilization, b: Battle) -> list[int]:
    """Cannons and ships of the defence that have neither fired nor survived an attack in this round and have a ship
    to fire at.  rule: CV-LND-18, CV-LND-20, CV-LND-22"""
    found: list[int] = []
    for piece in b.units(g, DEFENCE):
        if piece in b.fired or piece in b.fought or piece in b.bombarded:
            continue
        if (is_ship(g.kind[piece]) or is_cannon(g, piece)) and reply_targets(g, b, piece):
            found.append(piece)
    return found


def reply_targets(g: Civilization, b: Battle, piece: int) -> list[int]:
    """A cannon reaches every attacking ship, a ship those of its own sea zone.  rule: CV-LND-4, CV-LND-12, CV-LND-20"""
    ships = b.ships(g, ATTACK)
    if not is_ship(g.kind[piece]):
        return ships
    return [ship for ship in ships if g.space[ship] == g.space[piece]]


def has_surplus(g: Civilization, b: Battle) -> bool:
    """Whether the defence outnumbers the attack, so that all who have not fired may do so.
    rule: CV-LND-16 (ruling CV-GAP-126)"""
    return len(b.units(g, DEFENCE)) > len(b.units(g, ATTACK)) and bool(repliers(g, b))


class Reply(Frame[Civilization]):
    """Retaliation fire: after an attack the defender may fire once; at the end of the round, if he is more numerous,
    with all who have not yet, one by one.  rule: CV-LND-7, CV-LND-16, CV-LND-18, CV-LND-20, CV-LND-22"""

    def __init__(self, surplus: bool = False) -> None:
        self.at = 0  # 1 when done
        self.surplus = surplus
        self.piece: int = NOBODY  # that fires

    def clone(self) -> "Reply":
        frame = Reply(self.surplus)
        frame.at = self.at
        frame.piece = self.piece
        return frame

    def run(self, g: Civilization) -> int:
        b = battle_of(g)
        b.forget_dead(g)
        open_to = repliers(g, b)
        if self.at or not open_to:
            return DONE
        if self.piece not in open_to:
            self.piece = NOBODY
        return WAIT

    def waiting(self, g: Civilization) -> list[int]:
        return [battle_of(g).commanders[DEFENCE]]

    def offer(self, g: Civilization, seat: int, o: Offer) -> None:
        b = battle_of(g)
        if self.piece != NOBODY:
            for ship in distinct(g, reply_targets(g, b, self.piece)):
                o.yes("fire_at", ship)
            return
        for piece in distinct(g, repliers(g, b)):
            o.yes("fire", piece)
        o.yes("cease_fire")
        if o.explain:
            for piece in b.units(g, DEFENCE):
                if piece in b.fired or piece in b.fought or piece in b.bombarded:
                    o.no("fire", piece, "acted_this_round", ["CV-LND-18"])
                elif not is_ship(g.kind[piece]) and not is_cannon(g, piece):
                    o.no("fire", piece, "cannot_reach_ships", ["CV-LND-4", "CV-LND-18"])

    def answer(self, g: Civilization, seat: int, a: Answer) -> None:
        from quadriga.games.civilization.procedures.battle.clash import Clash

        if a.verb == "fire":
            self.piece = a.target
        elif a.verb == "cease_fire":
            self.at = 1
        else:
            self.at = 0 if self.surplus else 1
            b = battle_of(g)
            g.call(Clash(RETALIATION, b.space, a.target, self.piece))
            self.piece = NOBODY

    def default(self, g: Civilization, seat: int) -> Answer:
        if self.piece != NOBODY:
            return Answer("fire_at", distinct(g, reply_targets(g, battle_of(g), self.piece))[0])
        return Answer("cease_fire")
