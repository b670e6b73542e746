"""Keeping or plundering what was taken."""

from typing import Final

from quadriga.engine.choice import Answer
from quadriga.engine.frame import DONE, WAIT, Frame
from quadriga.engine.offer import Offer
from quadriga.games.medioevo.board import CARAVAN, CATEGORIES, GALLEY, GOODS, MILITARY, SHIP, TERRITORIES
from quadriga.games.medioevo.codes import DEEDS, PLUNDER
from quadriga.games.medioevo.pieces import bleed, change_owner, clear_piece, drop_orphans, earn, raze, remove_piece
from quadriga.games.medioevo.property_queries import owner_of, tokens_allow
from quadriga.games.medioevo.queries import has_effect
from quadriga.games.medioevo.rows import changed, increased
from quadriga.games.medioevo.state import Medioevo

# assets: a building by category, a cube of the Great Market, a piece, a cube aboard
MARKET_CUBE: Final = 3
PIECE: Final = 11
ABOARD: Final = 100

CUBE_VALUE: Final = 50
SAFE_BUILDING: Final = 0  # what card 50 or 51 protects: a building, then pieces, then cubes of markets
SAFE_PIECE: Final = 1000
SAFE_CUBE: Final = 2000


def is_safe(g: Medioevo, zone: int, asset: int) -> bool:
    """A Diplomat protects it from plunder.  rule: MU-CARD-50, MU-CARD-51 (ruling MU-GAP-43)"""
    if asset < MARKET_CUBE:
        return has_effect(g, 49, zone * CATEGORIES + asset)
    if asset < PIECE:
        return has_effect(g, 49, SAFE_CUBE + zone * GOODS + asset - MARKET_CUBE)
    if asset < ABOARD:
        return has_effect(g, 49, SAFE_PIECE + asset - PIECE)
    return has_effect(g, 49, SAFE_PIECE + (asset - ABOARD) // GOODS)


def value_of(g: Medioevo, zone: int, asset: int) -> int:
    """Half of what it cost; a cube 50 florins.  rule: MU-CON-3, MU-DES-2, MU-ART-7"""
    if asset < MARKET_CUBE:
        return g.board.building_cost[asset * 4 + g.buildings[zone * CATEGORIES + asset]] // 2
    if asset < PIECE or asset >= ABOARD:
        return CUBE_VALUE
    return g.board.piece_cost * g.piece_level[asset - PIECE] // 2


class Spoils(Frame[Medioevo]):
    """The winner plunders what he likes and keeps the rest, as far as he has property tokens.

    rule: MU-CON-2, MU-CON-3, MU-CON-4, MU-CON-5, MU-CON-6, MU-ART-7, MU-NAV-8, MU-VAR-6 (ruling MU-GAP-87)
    """

    def __init__(
        self, seat: int = -1, zone: int = -1, pieces: list[int] | None = None, land: bool = False, host: int = -1
    ) -> None:
        self.at = 0
        self.seat = seat
        self.zone = zone
        self.pieces: list[int] = pieces if pieces is not None else []
        self.land = land  # buildings and market cubes too
        self.host = host  # whose they were; -1 for nobody's
        self.victims = 0  # bit mask of seats that were plundered

    def clone(self) -> "Spoils":
        frame = Spoils(self.seat, self.zone, self.pieces[:], self.land, self.host)
        frame.at = self.at
        frame.victims = self.victims
        return frame

    def assets(self, g: Medioevo) -> list[int]:
        found: list[int] = []
        if self.land:
            found.extend([c for c in range(CATEGORIES) if g.buildings[self.zone * CATEGORIES + c]])
            found.extend([MARKET_CUBE + good for good in range(GOODS) if (g.market[self.zone] >> good) & 1])
        for piece in self.pieces:
            found.append(PIECE + piece)
            if g.piece_kind[piece] in (CARAVAN, SHIP):
                first = piece * GOODS
                found.extend([ABOARD + first + good for good in range(GOODS) if g.cargo[first + good]])
        return found

    def run(self, g: Medioevo) -> int:
        if self.at:
            return DONE
        if not self.assets(g):
            return DONE
        return WAIT

    def waiting(self, g: Medioevo) -> list[int]:
        return [self.seat]

    def offer(self, g: Medioevo, seat: int, o: Offer) -> None:
        for asset in self.assets(g):
            if not is_safe(g, self.zone, asset):
                o.yes("plunder", asset)
            elif o.explain:
                o.no("plunder", asset, "protected", ["MU-CARD-50", "MU-CARD-51"])
        o.yes("keep_rest")

    def answer(self, g: Medioevo, seat: int, a: Answer) -> None:
        if a.verb == "plunder":
            self.plunder(g, a.target)
            return
        self.at = 1
        carriers = [piece for piece in self.pieces if g.piece_aboard[piece] < 0]
        for piece in carriers + [other for other in self.pieces if other not in carriers]:
            self.keep(g, piece)
        self.pay_blood(g)

    def plunder(self, g: Medioevo, asset: int) -> None:
        """It is removed, a military building with the tokens it gave.  rule: MU-CON-3, MU-VAR-6, MU-TOK-6"""
        seat = self.seat
        florins = value_of(g, self.zone, asset)
        earn(g, seat, florins)
        g.deeds = increased(g.deeds, seat * DEEDS + PLUNDER, florins)
        g.tell("asset.plundered", seat, self.zone, asset, florins)
        if asset < PIECE and self.host >= 0:
            self.victims |= 1 << self.host
        if asset < MARKET_CUBE:
            raze(g, self.zone, asset)
            if asset == MILITARY:
                drop_orphans(g, self.zone, self.host)
        elif asset < PIECE:
            g.market = changed(g.market, self.zone, g.market[self.zone] & ~(1 << (asset - MARKET_CUBE)))
        elif asset < ABOARD:
            piece = asset - PIECE
            self.victims |= 1 << owner_of(g, piece)
            self.take_cubes(g, piece)
            self.pieces = [other for other in self.pieces if other != piece and g.piece_aboard[other] != piece]
            remove_piece(g, piece)
        else:
            g.cargo = increased(g.cargo, asset - ABOARD, -1)
            self.victims |= 1 << owner_of(g, (asset - ABOARD) // GOODS)
        if not self.assets(g):
            self.at = 1
            self.pay_blood(g)

    def take_cubes(self, g: Medioevo, piece: int) -> None:
        """Cubes of a plundered transport are plundered with it."""
        if g.piece_kind[piece] in (CARAVAN, SHIP):
            cubes = sum(g.cargo[piece * GOODS : (piece + 1) * GOODS])
            earn(g, self.seat, CUBE_VALUE * cubes)
            g.deeds = increased(g.deeds, self.seat * DEEDS + PLUNDER, CUBE_VALUE * cubes)

    def keep(self, g: Medioevo, piece: int) -> None:
        """rule: MU-CON-2, MU-CON-4"""
        if g.piece_kind[piece] < 0:
            return
        if tokens_allow(g, self.seat, g.piece_level[piece]):
            aboard = g.piece_aboard[piece]
            level = g.piece_level[piece]
            kind = g.piece_kind[piece]
            new = change_owner(g, piece, self.seat)
            if aboard >= 0:
                g.piece_aboard = changed(g.piece_aboard, new, aboard if owner_of(g, aboard) == self.seat else -1)
            if g.piece_aboard[new] < 0 and not stays(g, kind, self.zone):
                clear_piece(g, new)
                return
            g.tell("piece.taken", self.seat, kind, level, self.zone)
        else:
            self.plunder(g, PIECE + piece)

    def pay_blood(self, g: Medioevo) -> None:
        for seat in range(g.seats):
            if (self.victims >> seat) & 1:
                bleed(g, seat)
        self.victims = 0

    def default(self, g: Medioevo, seat: int) -> Answer:
        return Answer("keep_rest")


def stays(g: Medioevo, kind: int, zone: int) -> bool:
    """Whether a piece can be there without a galley."""
    if zone >= TERRITORIES:
        return kind in (GALLEY, SHIP)
    return kind not in (GALLEY, SHIP) or g.board.coastal[zone]
