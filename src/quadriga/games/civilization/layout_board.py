"""Laying out the map: settlements, tokens and roads, pieces, weapons."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from quadriga.engine.errors import Cause
from quadriga.engine.layout import Layout
from quadriga.games.civilization.board import CARRIER, EXPLORERS, NOBODY, PLANE, RESOURCES, SPACES, TERRITORIES
from quadriga.games.civilization.data_names import KIND_NAMES, RESOURCE_NAMES, SIZE_NAMES, TOKEN_NAMES
from quadriga.games.civilization.names import SEAT_NAMES
from quadriga.games.civilization.pieces import add_piece, board_ship, changed, remove_piece
from quadriga.games.civilization.position_names import MARK_NAMES, MOOD_NAMES, NOTHING, ROAD_NAMES
from quadriga.games.civilization.procedures.motion import deck_room, room
from quadriga.games.civilization.queries import is_land_unit, is_ship
from quadriga.games.civilization.state import Civilization

LAND_EXPECTED: Final = ("happy", "productive", "capital")  # described, but not to be laid out
LAND_KEYS: Final = (
    ("holder", "size", "resource", "token", "shown", "known", "road", "mood", "founder", "occupied") + LAND_EXPECTED
)  # fmt: skip
PIECE_KEYS: Final = ("id", "kind", "owner", "space", "aboard", "spent", "origin", "mark", "alarm", "cargo")
MOST: Final = 250  # units of one kind and owner in a space
MOST_TOGETHER: Final = 200  # units of one owner in a space
HIGHEST: Final = 999  # number of a piece


class Entry:
    """A piece to be laid out."""

    def __init__(self, owner: int, kind: int, space: int, number: int = -1) -> None:
        self.owner = owner
        self.kind = kind
        self.space = space
        self.number = number  # -1: any free one
        self.aboard = -1
        self.vessel: Entry | None = None  # instead of a number, for cargo written with its ship
        self.spent = 0
        self.origin = -1
        self.mark = -1  # as it is
        self.alarm = 0
        self.place = ""


class BoardLayout(Layout):
    """Nothing lies on the map but what is named."""

    def __init__(self, g: Civilization, position: Mapping[str, object]) -> None:
        super().__init__(position)
        self.g = g
        self.seats: list[str] = list(SEAT_NAMES[: g.seats])
        self.owners: list[str] = [*self.seats, "barbarians"]
        self.spaces: list[str] = g.board.space_keys
        self.territories: list[str] = g.board.space_keys[:TERRITORIES]
        self.settled: list[int] = []  # territories with a settlement, in the order of the document

    # --- words

    def truth(self, value: object, place: str) -> bool:
        if not isinstance(value, bool):
            self.fault(place, Cause("no_truth", found=str(value)))
        return value is True

    def seat_or_nobody(self, value: object, place: str) -> int:
        return self.named(value, place, ["nobody", *self.seats]) - 1

    def mask(self, value: object, place: str, names: Sequence[str]) -> int:
        """Bits of the names in a list."""
        bits = 0
        for name in self.listed(value, place):
            bits |= 1 << self.named(name, place, names)
        return bits

    def two(self, value: object, place: str, names: Sequence[str]) -> tuple[int, int]:
        found = [self.named(name, place, names) for name in self.listed(value, place)]
        if len(found) != 2:
            self.fault(place, Cause("two_needed"))
            return 0, 0
        return found[0], found[1]

    # --- territories

    def read_lands(self, position: dict[str, Any]) -> None:
        for name, doc in self.table(position.get("land", {}), "land", self.territories).items():
            self.read_land(self.territories.index(name), doc, f"land.{name}")
        g = self.g
        for name, markers in self.table(position.get("alert", {}), "alert", self.territories).items():
            number = self.number(markers, f"alert.{name}", 0, 99)
            g.alert = changed(g.alert, self.territories.index(name), number)

    def read_land(self, territory: int, value: object, place: str) -> None:
        """A resource that is named lies there as its token; what belongs to a settlement is face up."""
        g = self.g
        doc = self.table(value, place, LAND_KEYS)
        holder = self.named(doc.get("holder", "nobody"), f"{place}.holder", ["nobody", *self.owners]) - 1
        things = [NOTHING, *TOKEN_NAMES]
        token = self.named(doc.get("token", doc.get("resource", NOTHING)), f"{place}.token", things) - 1
        usual = TOKEN_NAMES[token] if holder != NOBODY and 0 <= token < RESOURCES else NOTHING
        resource = self.named(doc.get("resource", usual), f"{place}.resource", [NOTHING, *RESOURCE_NAMES]) - 1
        if holder != NOBODY:
            g.holder = changed(g.holder, territory, holder)
            size = 1 + self.named(doc.get("size", SIZE_NAMES[0]), f"{place}.size", SIZE_NAMES)
            g.size = changed(g.size, territory, size)
            self.settled.append(territory)
        else:
            for key in ("size", "occupied", "founder"):
                if doc.get(key):
                    self.fault(f"{place}.{key}", Cause("holder_needed"))
        if token == NOBODY and (doc.get("shown") or doc.get("known")):
            self.fault(f"{place}.token", Cause("field_missing"))
        g.token = changed(g.token, territory, token)
        g.resource = changed(g.resource, territory, resource)
        shown = self.truth(doc.get("shown", token != NOBODY and holder != NOBODY), f"{place}.shown")
        g.shown = changed(g.shown, territory, int(shown))
        g.known = changed(g.known, territory, self.mask(doc.get("known", []), f"{place}.known", self.seats))
        g.road = changed(g.road, territory, self.named(doc.get("road", "none"), f"{place}.road", ROAD_NAMES))
        g.mood = changed(g.mood, territory, self.mask(doc.get("mood", []), f"{place}.mood", MOOD_NAMES))
        founder = self.seat_or_nobody(doc.get("founder", "nobody"), f"{place}.founder")
        g.founders = changed(g.founders, territory, founder)
        occupied = self.truth(doc.get("occupied", False), f"{place}.occupied")
        g.occupied = changed(g.occupied, territory, int(occupied))

    # --- pieces

    def read_pieces(self, position: dict[str, Any]) -> None:
        """``pieces`` lists some units with their particulars; ``units`` says how many there are in all."""
        entries: list[Entry] = []
        for at, doc in enumerate(self.listed(position.get("pieces", []), "pieces")):
            entries.extend(self.piece_entries(doc, f"pieces.{at}"))
        units = self.table(position.get("units", {}), "units", self.spaces)
        for name, owners in units.items():
            for owner_name, kinds in self.table(owners, f"units.{name}", self.owners).items():
                place = f"units.{name}.{owner_name}"
                for kind_name, number in self.table(kinds, place, KIND_NAMES).items():
                    wanted = self.number(number, f"{place}.{kind_name}", 0, MOST)
                    owner, kind = self.owners.index(owner_name), KIND_NAMES.index(kind_name)
                    entries.extend(self.plain_entries(entries, owner, kind, self.spaces.index(name), wanted, place))
        if not self.faults:
            self.put_pieces(entries)

    def plain_entries(
        self, entries: list[Entry], owner: int, kind: int, space: int, wanted: int, place: str
    ) -> list[Entry]:
        """As many more as are not listed by themselves."""
        listed = sum(1 for e in entries if (e.owner, e.kind, e.space) == (owner, kind, space))
        if listed > wanted:
            self.fault(f"{place}.{KIND_NAMES[kind]}", Cause("pieces_beyond", count=listed))
        more = [Entry(owner, kind, space) for _ in range(listed, wanted)]
        for entry in more:
            entry.place = place
        return more

    def piece_entries(self, value: object, place: str) -> list[Entry]:
        doc = self.table(value, place, PIECE_KEYS)
        owner = self.named(doc.get("owner"), f"{place}.owner", self.owners)
        kind = self.named(doc.get("kind"), f"{place}.kind", KIND_NAMES)
        space = self.named(doc.get("space"), f"{place}.space", self.spaces)
        entry = Entry(owner, kind, space, self.number(doc.get("id", -1), f"{place}.id", -1, HIGHEST))
        entry.place = place
        entry.aboard = self.number(doc.get("aboard", -1), f"{place}.aboard", -1, HIGHEST)
        entry.spent = self.number(doc.get("spent", 0), f"{place}.spent", 0, 99)
        entry.alarm = self.number(doc.get("alarm", 0), f"{place}.alarm", 0, 99)
        if "origin" in doc:
            entry.origin = self.named(doc["origin"], f"{place}.origin", self.spaces)
        if "mark" in doc:
            entry.mark = self.mask(doc["mark"], f"{place}.mark", MARK_NAMES)
        entries = [entry]
        for name in self.listed(doc.get("cargo", []), f"{place}.cargo"):
            passenger = Entry(owner, self.named(name, f"{place}.cargo", KIND_NAMES), space)
            passenger.vessel = entry
            passenger.place = f"{place}.cargo"
            entries.append(passenger)
        return entries

    def put_pieces(self, entries: list[Entry]) -> None:
        """Those without a number take the free ones in the order of the document."""
        taken = [entry.number for entry in entries if entry.number >= 0]
        free = [number for number in range(len(entries)) if number not in taken]
        for entry in entries:
            if entry.number < 0:
                entry.number = free.pop(0)
        crowd: dict[tuple[int, int], int] = {}
        for entry in entries:
            crowd[entry.space, entry.owner] = crowd.get((entry.space, entry.owner), 0) + 1
            if crowd[entry.space, entry.owner] == MOST_TOGETHER + 1:
                self.fault(entry.place, Cause("range_needed", low=0, high=MOST_TOGETHER))
        by_number = {entry.number: entry for entry in entries}
        if len(by_number) < len(entries):
            self.fault("pieces", Cause("range_needed", low=0, high=HIGHEST))
        if self.faults:
            return
        holes: list[int] = []
        for number in range(max(by_number, default=-1) + 1):
            found = by_number.get(number)
            if found is None:
                holes.append(add_piece(self.g, 0, EXPLORERS, 0))
            else:
                add_piece(self.g, found.owner, found.kind, found.space)
        for number in holes:
            remove_piece(self.g, number)
        for entry in entries:
            self.put_particulars(entry)

    def put_particulars(self, entry: Entry) -> None:
        g = self.g
        piece = entry.number
        g.spent = changed(g.spent, piece, entry.spent)
        g.origin = changed(g.origin, piece, entry.origin)
        g.alarm = changed(g.alarm, piece, entry.alarm)
        if entry.mark >= 0:
            g.mark = changed(g.mark, piece, entry.mark)
        ship = entry.vessel.number if entry.vessel is not None else entry.aboard
        if ship >= 0:
            if self.can_carry(ship, piece):
                board_ship(g, piece, ship)
            else:
                self.fault(f"{entry.place}.aboard", Cause("ship_unfit", ship=ship))
        elif entry.space >= TERRITORIES and not is_ship(entry.kind):
            self.fault(entry.place, Cause("ship_needed"))

    def can_carry(self, ship: int, piece: int) -> bool:
        """Whether the ship is in the same space and has a place left."""
        g = self.g
        if ship >= len(g.kind) or not is_ship(g.kind[ship]) or g.space[ship] != g.space[piece]:
            return False
        if g.kind[piece] == PLANE:
            return g.kind[ship] == CARRIER and deck_room(g, ship) > 0
        return (g.kind[piece] == EXPLORERS or is_land_unit(g.kind[piece])) and room(g, ship) > 0

    def read_nukes(self, position: dict[str, Any]) -> None:
        g = self.g
        for number, value in enumerate(self.listed(position.get("nukes", []), "nukes")):
            place = f"nukes.{number}"
            doc = self.table(value, place, ("owner", "space", "carrier"))
            owner = self.named(doc.get("owner"), f"{place}.owner", self.owners)
            space = self.named(doc.get("space"), f"{place}.space", self.spaces[:SPACES])
            carrier = self.piece_in(doc.get("carrier", -1), space, f"{place}.carrier")
            g.nukes = (*g.nukes, owner, space, carrier)

    def piece_in(self, value: object, space: int, place: str) -> int:
        """The number of a piece that is in a space, or -1."""
        piece = self.number(value, place, -1, HIGHEST)
        if piece != NOBODY and (piece >= len(self.g.kind) or self.g.space[piece] != space):
            self.fault(place, Cause("piece_elsewhere", piece=piece))
        return piece
