"""Readable positions: what lies where, by name, both ways."""

import re
from collections.abc import Mapping
from typing import Any

from quadriga.engine.case import Tally
from quadriga.engine.errors import Cause, InputError, InputErrors
from quadriga.games.warriors.board import (
    BARBARIAN_ARMY,
    BARBARIAN_FORTRESS,
    CAVALRY,
    FORTRESS,
    PIECES,
    PRINCESS,
    RESOURCES,
    TRACKS,
)
from quadriga.games.warriors.names import KIND_NAMES, PHASE_NAMES, RESOURCE_NAMES, TRACK_NAMES, seat_token
from quadriga.games.warriors.pieces import changed, place_unit
from quadriga.games.warriors.procedures.development import Development
from quadriga.games.warriors.procedures.maintenance import Maintenance
from quadriga.games.warriors.procedures.manoeuvre import ManoeuvrePhase
from quadriga.games.warriors.procedures.preparation import Preparation, StartingDevelopment
from quadriga.games.warriors.procedures.trade import TradePhase
from quadriga.games.warriors.procedures.turn import Turns
from quadriga.games.warriors.procedures.upkeep import Upkeep
from quadriga.games.warriors.queries import are_allies, level, nation_order
from quadriga.games.warriors.scoring import leader, team_points, victory_points
from quadriga.games.warriors.state import (
    DEVELOPMENT,
    EXHAUSTED,
    FREE,
    MAINTENANCE,
    MANOEUVRE,
    RESERVE,
    SETUP,
    TRADE_PHASE,
    UPKEEP,
    Warriors,
)

STEPS = ("first", "second", "extra", "shift")
PIECE = re.compile(r"(?P<kind>[a-z]+)(?:-(?P<damage>\d+))?(?:~(?P<spent>\d+))?(?P<retreated>!)?")
TOP_KEYS = ("turn", "phase", "step", "active", "nations", "order", "nation", "province", "wars")
NATION_KEYS = (*RESOURCE_NAMES, *TRACK_NAMES, "glory", "unified", "routes", "gone")
COMPUTED = ("waiting", "leaders", "over", "winners", "provinces", "level", "vp", "team_vp", "reserve")  # never read


class Pieces(Tally):
    """The pieces of one owner in a province. A mark that a case leaves out is not compared; ``-0`` is unhurt."""

    def fits(self, wanted: str, name: str) -> bool:
        asked = PIECE.fullmatch(wanted)
        found = PIECE.fullmatch(name)
        if asked is None or found is None:
            return False
        for mark in ("damage", "spent"):
            if asked[mark] is not None and int(asked[mark]) != int(found[mark] or 0):
                return False
        return asked["kind"] == found["kind"] and (asked["retreated"] is None or found["retreated"] is not None)


def describe(g: Warriors) -> dict[str, Any]:
    """The whole position by name; ``vp``, ``level``, ``leaders``, ``waiting`` and the like are there to be expected."""
    waiting = g.waiting()
    doc: dict[str, Any] = {
        "turn": g.turn,
        "phase": PHASE_NAMES[g.phase],
        "step": next((STEPS[f.round] for f in g.stack if isinstance(f, Development)), ""),
        "active": seat_token(g, waiting[0]) if waiting else "",
        "waiting": sorted(seat_token(g, seat) for seat in waiting),
        "nations": [seat_token(g, seat) for seat in range(g.seats)],
        "order": [seat_token(g, seat) for seat in g.order],
        "leaders": {TRACK_NAMES[track]: seat_token(g, leader(g, track)) for track in range(TRACKS)},
        "over": g.over,
        "winners": [seat_token(g, seat) for seat in g.winners],
        "provinces": sorted(g.board.keys),
        "wars": [
            {"between": [seat_token(g, a), seat_token(g, b)], "since": g.war[a * g.seats + b]}
            for a in range(g.seats)
            for b in range(a + 1, g.seats)
            if g.war[a * g.seats + b]
        ],
        "nation": {seat_token(g, seat): describe_nation(g, seat) for seat in range(g.seats)},
        "province": {g.board.keys[p]: describe_province(g, p) for p in range(len(g.holder))},
    }
    return doc


def describe_nation(g: Warriors, seat: int) -> dict[str, Any]:
    doc: dict[str, Any] = {RESOURCE_NAMES[r]: g.stock[seat * RESOURCES + r] for r in range(RESOURCES)}
    doc |= {TRACK_NAMES[t]: g.tokens[seat * TRACKS + t] for t in range(TRACKS)}
    doc["level"] = {TRACK_NAMES[t]: level(g, seat, t) for t in range(TRACKS)}
    doc["glory"] = g.glory[seat]
    doc["unified"] = bool(g.unified[seat])
    slots = g.routes[seat * 3 : seat * 3 + 3]
    used = max((slot + 1 for slot in range(3) if slots[slot] >= 0), default=0)
    doc["routes"] = [seat_token(g, other) for other in slots[:used]]
    dealt = g.nation[seat] >= 0
    doc["vp"] = victory_points(g, seat) if dealt else 0
    doc["team_vp"] = team_points(g, seat) if dealt else 0
    doc["gone"] = seat in g.gone
    own = range(seat * PIECES, (seat + 1) * PIECES)
    doc["reserve"] = {
        KIND_NAMES[kind]: sum(1 for unit in own if g.kind[unit] == kind and g.place[unit] == RESERVE)
        for kind in range(FORTRESS + 1)
    }
    return doc


def describe_province(g: Warriors, province: int) -> dict[str, Any]:
    doc: dict[str, Any] = {"holder": "free" if g.holder[province] == FREE else seat_token(g, g.holder[province])}
    for unit in range(len(g.kind)):
        if g.place[unit] == province:
            owner = seat_token(g, g.owner[unit])
            pieces = doc.setdefault(owner, Pieces())
            name = piece_name(g, unit)
            pieces[name] = pieces.get(name, 0) + 1
    return doc


def piece_name(g: Warriors, unit: int) -> str:
    kind = g.kind[unit]
    name = {BARBARIAN_ARMY: "army", BARBARIAN_FORTRESS: "fortress"}.get(kind, KIND_NAMES[kind])
    damage = f"-{g.damage[unit]}" if g.damage[unit] else ""
    spent = f"~{g.spent[unit]}" if g.spent[unit] else ""
    return f"{name}{damage}{spent}{'!' if g.retreated[unit] else ''}"


class Builder:
    """Lays a position out on an empty table, gathering every fault."""

    def __init__(self, g: Warriors, position: Mapping[str, object]) -> None:
        self.g = g
        self.position = position
        self.faults: list[InputError] = []

    def fault(self, place: str, cause: Cause) -> None:
        self.faults.append(InputError("position_fault", place=place, cause=cause))

    def table(self, value: object, place: str, known: tuple[str, ...] = ()) -> dict[str, Any]:
        if not isinstance(value, dict):
            self.fault(place, Cause("table_needed"))
            return {}
        for key in value:
            if known and key not in known and key not in COMPUTED:
                self.fault(f"{place}.{key}", Cause("key_unknown", known=", ".join(known)))
        return value

    def number(self, value: object, place: str, low: int, high: int) -> int:
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            self.fault(place, Cause("range_needed", low=low, high=high))
            return low
        return value

    def seat(self, value: object, place: str) -> int:
        names = [seat_token(self.g, seat) for seat in range(self.g.seats)]
        if value not in names:
            self.fault(place, Cause("not_playing", name=str(value), players=", ".join(names)))
            return 0
        return names.index(str(value))

    def build(self) -> Warriors:
        g = self.g
        position = self.table(dict(self.position), "position", TOP_KEYS)
        self.read_nations(position.get("nations"))
        if self.faults:
            raise self.error()
        g.turn = self.number(position.get("turn", 1), "turn", int(position.get("phase") != "setup"), g.turn_limit)
        nations = self.table(position.get("nation", {}), "nation")
        for name, doc in nations.items():
            if isinstance(doc, dict) and doc.get("gone") is True:
                g.gone.append(self.seat(name, f"nation.{name}"))
        g.absent = g.gone[:]
        self.read_order(position.get("order"))
        for name, doc in nations.items():
            self.read_nation(self.seat(name, f"nation.{name}"), doc, f"nation.{name}")
        self.read_provinces(self.table(position.get("province", {}), "province"))
        self.read_wars(position.get("wars", []))
        self.set_stage(position)
        if self.faults:
            raise self.error()
        return g

    def error(self) -> InputError:
        return self.faults[0] if len(self.faults) == 1 else InputErrors(self.faults)

    def read_nations(self, value: object) -> None:
        g = self.g
        if value is None:
            g.nation = g.board.playable[: g.seats]
            return
        if not isinstance(value, list) or len(value) != g.seats or len(set(map(str, value))) != g.seats:
            self.fault("nations", Cause("nations_needed", count=g.seats))
            return
        for seat, name in enumerate(value):
            if name not in g.board.nation_keys or g.board.nation_keys.index(name) not in g.board.playable:
                open_ = ", ".join(g.board.nation_keys[nation] for nation in g.board.playable)
                self.fault("nations", Cause("nation_closed", nation=str(name), open=open_))
            else:
                g.nation[seat] = g.board.nation_keys.index(name)

    def read_order(self, value: object) -> None:
        g = self.g
        g.order = nation_order(g)
        if value is not None:
            if not isinstance(value, list) or len(value) != len(g.order):
                self.fault("order", Cause("order_count", count=len(g.order)))
                return
            order = [self.seat(name, "order") for name in value]
            if sorted(order) == sorted(g.order):
                g.order = order
            else:
                self.fault("order", Cause("order_nations"))
        g.first_number = g.board.numbers[g.nation[g.order[0]]]

    def read_nation(self, seat: int, doc: object, place: str) -> None:
        g = self.g
        values = self.table(doc, place, NATION_KEYS)
        for resource, name in enumerate(RESOURCE_NAMES):
            g.stock[seat * RESOURCES + resource] = self.number(values.get(name, 0), f"{place}.{name}", 0, 999)
        for track, name in enumerate(TRACK_NAMES):
            tokens = self.number(values.get(name, 0), f"{place}.{name}", 0, g.board.spaces)
            g.tokens[seat * TRACKS + track] = tokens
        g.glory[seat] = self.number(values.get("glory", 0), f"{place}.glory", 0, 999)
        g.unified[seat] = int(values.get("unified", False) is True)
        routes = values.get("routes", [])
        if not isinstance(routes, list) or len(routes) > 3:
            self.fault(f"{place}.routes", Cause("routes_needed"))
            return
        for slot, name in enumerate(routes):
            if name != "nobody":
                g.routes[seat * 3 + slot] = self.seat(name, f"{place}.routes")

    def read_provinces(self, docs: dict[str, Any]) -> None:
        g = self.g
        for name, doc in docs.items():
            if name not in g.board.keys:
                self.fault(f"province.{name}", Cause("province_unknown"))
                continue
            self.read_province(g.board.keys.index(name), self.table(doc, f"province.{name}"), f"province.{name}")
        for seat in g.order:
            capital = g.board.capital[g.nation[seat]]
            if g.board.keys[capital] not in docs:
                self.place(seat, FORTRESS, 1, capital, True)
                self.place(seat, PRINCESS, g.board.supply[PRINCESS], capital, True)
        for province, key in enumerate(g.board.keys):
            if key not in docs and g.holder[province] == FREE:
                place_unit(g, g.seats * PIECES + province, province)

    def read_province(self, province: int, doc: dict[str, Any], place: str) -> None:
        g = self.g
        for owner_name, pieces in doc.items():
            if owner_name == "holder":
                continue
            owner = g.seats if owner_name == "barbarians" else self.seat(owner_name, f"{place}.{owner_name}")
            for piece, count in self.table(pieces, f"{place}.{owner_name}").items():
                self.read_piece(province, owner, piece, count, f"{place}.{owner_name}.{piece}")
        holder = doc.get("holder")
        if holder not in (None, "free"):
            seat = g.seats if holder == "barbarians" else self.seat(holder, f"{place}.holder")
            if g.troops[province * (g.seats + 1) + seat]:
                g.holder[province] = seat
            else:
                self.fault(f"{place}.holder", Cause("holder_absent", holder=str(holder)))
        self.check_company(province, place)

    def check_company(self, province: int, place: str) -> None:
        g = self.g
        base = province * (g.seats + 1)
        owners = [owner for owner in range(g.seats + 1) if g.troops[base + owner]]
        if owners and not all(are_allies(g, owners[0], owner) for owner in owners):
            self.fault(place, Cause("allies_only"))
        for owner in owners:
            fortresses = [u for u in range(len(g.kind)) if g.place[u] == province and g.kind[u] == FORTRESS]
            if owner < g.seats and len(fortresses) > g.board.fortress_limit:
                self.fault(place, Cause("fortress_limit", count=g.board.fortress_limit))

    def read_piece(self, province: int, owner: int, piece: str, count: object, place: str) -> None:
        g = self.g
        match = PIECE.fullmatch(piece)
        names = ("army", "fortress") if owner == g.seats else KIND_NAMES[: FORTRESS + 1]
        if match is None or match["kind"] not in names:
            self.fault(place, Cause("piece_unknown", known=", ".join(names)))
            return
        number = self.number(count, place, 1, 40)
        if owner == g.seats:
            kind = BARBARIAN_ARMY if match["kind"] == "army" else BARBARIAN_FORTRESS
            units = self.place_barbarians(kind, number, province)
        else:
            kind = names.index(match["kind"])
            units = self.place(owner, kind, number, province)
            if len(units) < number:
                self.fault(place, Cause("set_limit", count=g.board.supply[kind]))
        for unit in units:
            g.damage = changed(g.damage, unit, int(match["damage"] or 0))
            g.spent[unit] = min(int(match["spent"] or 0), EXHAUSTED)
            g.retreated = changed(g.retreated, unit, int(match["retreated"] is not None))
            if g.retreated[unit]:
                g.spent[unit] = EXHAUSTED if kind <= CAVALRY else 0

    def place(self, seat: int, kind: int, count: int, province: int, as_many_as_left: bool = False) -> list[int]:
        g = self.g
        own = range(seat * PIECES, (seat + 1) * PIECES)
        units = [unit for unit in own if g.kind[unit] == kind and g.place[unit] == RESERVE][:count]
        if as_many_as_left or len(units) == count:
            for unit in units:
                place_unit(g, unit, province)
        return units

    def place_barbarians(self, kind: int, count: int, province: int) -> list[int]:
        """The province's own piece first, then new ones: a barbarian set has no limit."""
        g = self.g
        units: list[int] = []
        for _ in range(count):
            unit = g.seats * PIECES + province
            if g.kind[unit] != kind or g.place[unit] != RESERVE:
                unit = len(g.kind)
                g.kind = (*g.kind, kind)
                g.owner = (*g.owner, g.seats)
                g.place.append(RESERVE)
                g.damage = (*g.damage, 0)
                g.spent.append(0)
                g.retreated = (*g.retreated, 0)
            place_unit(g, unit, province)
            units.append(unit)
        return units

    def read_wars(self, value: object) -> None:
        g = self.g
        if not isinstance(value, list):
            self.fault("wars", Cause("table_list_needed"))
            return
        for index, item in enumerate(value):
            place = f"wars[{index}]"
            doc = self.table(item, place, ("between", "since"))
            between = doc.get("between")
            if not isinstance(between, list) or len(between) != 2:
                self.fault(place, Cause("between_needed"))
                continue
            a, b = (self.seat(name, place) for name in between)
            since = self.number(doc.get("since", g.turn), f"{place}.since", 1, g.turn)
            g.war[a * g.seats + b] = since
            g.war[b * g.seats + a] = since

    def set_stage(self, position: Mapping[str, object]) -> None:
        g = self.g
        phase = position.get("phase", "upkeep")
        if phase not in PHASE_NAMES:
            self.fault("phase", Cause("one_of", known=", ".join(PHASE_NAMES)))
            return
        step = position.get("step", "first") or "first"
        if step not in STEPS:
            self.fault("step", Cause("one_of", known=", ".join(STEPS)))
            return
        g.phase = PHASE_NAMES.index(str(phase))
        served = 0
        if position.get("active"):
            served = g.order.index(self.seat(position["active"], "active"))
        if g.phase == SETUP:
            g.turn = 0
            preparation = Preparation()
            preparation.at = 2
            development = StartingDevelopment()
            development.at = served * g.board.start_tokens
            g.stack = [preparation, development]
            return
        round_ = STEPS.index(str(step))
        turns = Turns(g.phase + 1 if g.phase < MAINTENANCE else UPKEEP)
        g.stack = [turns]
        if g.phase == UPKEEP:
            upkeep = Upkeep()
            upkeep.at = served
            g.call(upkeep)
        elif g.phase == TRADE_PHASE:
            g.call(TradePhase())
        elif g.phase == DEVELOPMENT:
            g.call(Development(round_, len(g.order) - 1 - served if round_ == 1 else served))
        elif g.phase == MANOEUVRE:
            g.call(ManoeuvrePhase(served))
        else:
            g.call(Maintenance())
