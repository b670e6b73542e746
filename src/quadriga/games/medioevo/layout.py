"""Laying a position out on an empty table."""

from collections.abc import Mapping
from typing import Any

from quadriga.engine.errors import Cause
from quadriga.engine.layout import Layout
from quadriga.games.medioevo.board import CARDS, CATEGORIES, COLOURS, EVENTS, GALLEY, GOODS, KINDS, TERRITORIES, TOKENS
from quadriga.games.medioevo.codes import COMBAT, COMMERCE, PACT_KINDS, PURCHASE, SCORING, STAGES, TURN_ORDER
from quadriga.games.medioevo.codes import EVENTS as EVENTS_PHASE
from quadriga.games.medioevo.data_schema import COLOUR_NAMES, GOOD_NAMES, KINGDOM_NAMES, PIECE_NAMES, UNIT_NAMES
from quadriga.games.medioevo.names import CATEGORY_NAMES, CLAUSE_NAMES, PHASE_NAMES
from quadriga.games.medioevo.pieces import set_piece
from quadriga.games.medioevo.procedures.barbarians import set_horde
from quadriga.games.medioevo.procedures.combat import CombatAction, CombatPhase
from quadriga.games.medioevo.procedures.commerce import CommercePhase, Trading
from quadriga.games.medioevo.procedures.course import Course, Turn
from quadriga.games.medioevo.procedures.events import EventsPhase
from quadriga.games.medioevo.procedures.kingdoms import cut_map
from quadriga.games.medioevo.procedures.preparation import found_kingdoms
from quadriga.games.medioevo.procedures.purchase import Purchase, PurchasePhase
from quadriga.games.medioevo.rows import changed, filled
from quadriga.games.medioevo.state import Medioevo
from quadriga.games.medioevo.unit_changes import add_units

DEFAULT_KINGDOMS = ("byzantine", "hungary", "golden_horde", "mamluk", "hre", "novgorod")  # connected, in this order
EXPECTED = ("waiting", "over", "winners", "horde", "tolerated", "deck_size")  # described, but not to be laid out
TOP_KEYS = (
    ("turn", "phase", "active", "order", "kingdoms", "dice", "event", "event_deck", "time_up", "gone")
    + ("armies", "pieces", "land", "war", "truce", "pacts", "bans", "effects", "conquered", "deck", "seat")
    + EXPECTED
)
SEAT_EXPECTED = ("territories", "net_wealth", "total", "units", "level_sum", "final", "sources", "recruits", "penalty")
SEAT_KEYS = (
    ("florins", "honour", "loans", "credit", "unpaid", "tax", "income", "blood", "tokens", "flipped", "points")
    + ("technologies", "cards", "rotated", "stored", "surrendered", "yielded", "lost", "prisoners", "road", "absent")
    + SEAT_EXPECTED
)
SEAT_NUMBERS = (  # with the highest that may be written
    (("florins", 999_999), ("loans", 5), ("credit", 7), ("unpaid", 2))
    + (("tax", 50), ("income", 99_999), ("blood", 18))
)
PIECE_KEYS = ("owner", "kind", "level", "zone", "mp", "done", "cargo", "units", "aboard", "id")
LAND_KEYS = ("holder", "token", "civilian", "military", "religious", "damage", "market")
PACT_KEYS = ("kind", "by", "for", "until", "secret", "number", "against", "id", "called")


class Builder(Layout):
    """Every seat holds its kingdom and nothing else but what is named. Cards not named lie in the deck."""

    def __init__(self, g: Medioevo, position: Mapping[str, object]) -> None:
        super().__init__(position)
        self.g = g
        self.used: list[int] = []
        self.owners: list[str] = []

    def put(self, key: str, index: int, value: int) -> None:
        """A number into the row of that name."""
        setattr(self.g, key, changed(getattr(self.g, key), index, value))

    def build(self) -> Medioevo:
        g = self.g
        position = self.table(dict(self.position), "position", TOP_KEYS)
        self.read_kingdoms(position)
        self.read_course(position)
        for name, doc in self.table(position.get("land", {}), "land", g.board.zone_keys[:TERRITORIES]).items():
            self.read_land(g.board.zone_keys.index(name), doc, f"land.{name}")
        self.read_armies(position)
        for place, doc in enumerate(self.listed(position.get("pieces", []), "pieces")):
            self.read_piece(doc, f"pieces.{place}")
        for name, doc in self.table(position.get("seat", {}), "seat", self.owners[: g.seats]).items():
            self.read_seat(self.owners.index(name), doc, f"seat.{name}")
        self.read_diplomacy(position)
        self.read_decks(position)
        self.finish()
        self.set_stage(position)
        self.finish()
        return g

    # --- the course

    def read_kingdoms(self, position: dict[str, Any]) -> None:
        g = self.g
        named = self.listed(position.get("kingdoms", list(DEFAULT_KINGDOMS[: g.seats])), "kingdoms")
        kingdoms = [self.named(name, "kingdoms", KINGDOM_NAMES) for name in named]
        if len(set(kingdoms)) != g.seats:
            self.fault("kingdoms", Cause("order_seats"))
            kingdoms = [KINGDOM_NAMES.index(name) for name in DEFAULT_KINGDOMS[: g.seats]]
        g.kingdom = tuple(kingdoms)
        self.owners = [KINGDOM_NAMES[kingdom] for kingdom in kingdoms] + ["barbarians"]
        cut_map(g)
        found_kingdoms(g)

    def seat_named(self, value: object, place: str) -> int:
        return self.named(value, place, self.owners[: self.g.seats])

    def read_course(self, position: dict[str, Any]) -> None:
        g = self.g
        g.turn = self.number(position.get("turn", 2), "turn", 1, 99)
        g.time_up = position.get("time_up", False) is True
        gone = self.listed(position.get("gone", []), "gone")
        g.gone = tuple(sorted([self.seat_named(name, "gone") for name in gone]))
        present = [name for seat, name in enumerate(self.owners[: g.seats]) if seat not in g.gone]
        named = self.listed(position.get("order", present), "order")
        order = [self.seat_named(name, "order") for name in named]
        if sorted(order) != [seat for seat in range(g.seats) if seat not in g.gone]:
            self.fault("order", Cause("order_seats"))
            order = [seat for seat in range(g.seats) if seat not in g.gone]
        g.order = tuple(order)
        dice = self.listed(position.get("dice", [4, 6, 8]), "dice")
        if len(dice) != 3:
            self.fault("dice", Cause("range_needed", low=3, high=3))
            dice = [4, 6, 8]
        g.dice = tuple([self.number(die, "dice", 1, sides) for die, sides in zip(dice, (4, 6, 8), strict=True)])
        set_horde(g)

    # --- the board

    def read_land(self, territory: int, value: object, place: str) -> None:
        g = self.g
        doc = self.table(value, place, LAND_KEYS)
        nobody = ["nobody", *self.owners[: g.seats]]
        if "holder" in doc:
            self.put("holder", territory, self.named(doc["holder"], f"{place}.holder", nobody) - 1)
        if "token" in doc:
            self.put("token", territory, self.named(doc["token"], f"{place}.token", nobody) - 1)
            if g.token[territory] >= 0 and "holder" not in doc:
                self.put("holder", territory, g.token[territory])
        for category, name in enumerate(CATEGORY_NAMES):
            level = self.number(doc.get(name, 0), f"{place}.{name}", 0, 3)
            self.put("buildings", territory * CATEGORIES + category, 3 if category == 2 and level else level)
        for category, tokens in enumerate(self.listed(doc.get("damage", []), f"{place}.damage")[:CATEGORIES]):
            level = g.buildings[territory * CATEGORIES + category]
            most = max(0, g.board.structure[category * 4 + level] - 1)
            self.put("damage", territory * CATEGORIES + category, self.number(tokens, f"{place}.damage", 0, most))
        for name in self.listed(doc.get("market", []), f"{place}.market"):
            self.put("market", territory, g.market[territory] | (1 << self.named(name, f"{place}.market", GOOD_NAMES)))

    def read_armies(self, position: dict[str, Any]) -> None:
        g = self.g
        for name, doc in self.table(position.get("armies", {}), "armies", g.board.zone_keys).items():
            zone = g.board.zone_keys.index(name)
            for owner_name, units in self.table(doc, f"armies.{name}", self.owners).items():
                owner = self.owners.index(owner_name)
                for kind, number in enumerate(self.units(units, f"armies.{name}.{owner_name}")):
                    add_units(g, zone, owner, kind, number)
                if zone < TERRITORIES and owner < g.seats and g.holder[zone] < 0:
                    self.put("holder", zone, owner)
            if zone < TERRITORIES and g.troops[zone * (g.seats + 1) + g.seats]:
                if sum(g.troops[zone * (g.seats + 1) : zone * (g.seats + 1) + g.seats]) == 0:
                    self.put("holder", zone, -1)

    def units(self, value: object, place: str) -> list[int]:
        found = [0] * KINDS
        for name, number in self.table(value, place, UNIT_NAMES).items():
            found[UNIT_NAMES.index(name)] = self.number(number, f"{place}.{name}", 0, 40)
        return found

    def read_piece(self, value: object, place: str) -> None:
        """In the order of the list each seat's pieces get its tokens 0, 1, 2 …"""
        g = self.g
        doc = self.table(value, place, PIECE_KEYS)
        owner = self.named(doc.get("owner"), f"{place}.owner", self.owners)
        first = owner * TOKENS
        free = [p for p in range(first, min(first + TOKENS, len(g.piece_kind))) if g.piece_kind[p] < 0]
        if not free:
            self.fault(place, Cause("range_needed", low=0, high=TOKENS))
            return
        piece = free[0]
        kind = self.named(doc.get("kind"), f"{place}.kind", PIECE_NAMES)
        level = self.number(doc.get("level", 1), f"{place}.level", 1, 3)
        zone = self.named(doc.get("zone"), f"{place}.zone", g.board.zone_keys)
        set_piece(g, piece, kind, level, zone)
        if "mp" in doc:
            self.put("piece_mp", piece, self.number(doc["mp"], f"{place}.mp", 0, 20))
        self.put("piece_done", piece, 1 if doc.get("done", False) is True else 0)
        for name, number in self.table(doc.get("cargo", {}), f"{place}.cargo", GOOD_NAMES).items():
            self.put("cargo", piece * GOODS + GOOD_NAMES.index(name), self.number(number, f"{place}.cargo", 0, 6))
        if "units" in doc and kind == GALLEY:
            for unit, number in enumerate(self.units(doc["units"], f"{place}.units")):
                self.put("cargo", piece * GOODS + unit, number)
                add_units(g, zone, owner, unit, number)
        if "aboard" in doc:
            self.put("piece_aboard", piece, self.number(doc["aboard"], f"{place}.aboard", 0, len(g.piece_kind) - 1))

    # --- seats

    def read_seat(self, seat: int, value: object, place: str) -> None:
        g = self.g
        doc = self.table(value, place, SEAT_KEYS)
        for key, high in SEAT_NUMBERS:
            if key in doc:
                self.put(key, seat, self.number(doc[key], f"{place}.{key}", 0, high))
        if "honour" in doc:
            self.put("honour", seat, self.number(doc["honour"], f"{place}.honour", -999, 999))
        for key in ("tokens", "flipped", "points"):
            for name, number in self.table(doc.get(key, {}), f"{place}.{key}", COLOUR_NAMES).items():
                index = seat * COLOURS + COLOUR_NAMES.index(name)
                self.put(key, index, self.number(number, f"{place}.{key}", 0, 99))
        for name, level in self.table(doc.get("technologies", {}), f"{place}.technologies", COLOUR_NAMES).items():
            index = seat * COLOURS + COLOUR_NAMES.index(name)
            self.put("levels", index, self.number(level, f"{place}.technologies", 0, 4))
        for card in self.cards(doc.get("cards", []), f"{place}.cards"):
            g.cards = tuple(sorted((*g.cards, seat * CARDS + card)))
        for name in self.listed(doc.get("rotated", []), f"{place}.rotated"):
            g.rotated = tuple(sorted((*g.rotated, self.named(name, f"{place}.rotated", g.board.card_keys))))
        g.stored += self.number(doc.get("stored", 0), f"{place}.stored", 0, 300)
        for key in ("surrendered", "yielded", "lost"):
            for kind, number in enumerate(self.units(doc.get(key, {}), f"{place}.{key}")):
                self.put(key, seat * KINDS + kind, number)
        for name, units in self.table(doc.get("prisoners", {}), f"{place}.prisoners", self.owners[: g.seats]).items():
            first = (seat * g.seats + self.owners.index(name)) * KINDS
            for kind, number in enumerate(self.units(units, f"{place}.prisoners.{name}")):
                self.put("prisoners", first + kind, number)
        if doc.get("absent", False) is True:
            g.absent.append(seat)
        if doc.get("road"):
            self.read_road(seat, doc["road"], f"{place}.road")

    def read_road(self, seat: int, value: object, place: str) -> None:
        g = self.g
        doc = self.table(value, place, ("piece", "stages", "done"))
        names = self.listed(doc.get("stages", []), f"{place}.stages")
        stages = [self.named(name, f"{place}.stages", g.board.zone_keys[:TERRITORIES]) for name in names]
        if not 1 <= len(stages) <= STAGES or not g.board.road_points[len(stages)]:
            self.fault(f"{place}.stages", Cause("range_needed", low=4, high=STAGES))
            return
        self.put("road_length", seat, len(stages))
        g.road = filled(g.road, seat * STAGES, tuple(stages))
        piece = self.number(doc.get("piece", seat * TOKENS), f"{place}.piece", -1, len(g.piece_kind) - 1)
        self.put("road_piece", seat, piece)
        for name in self.listed(doc.get("done", []), f"{place}.done"):
            if name in names:
                self.put("road_done", seat, g.road_done[seat] | (1 << names.index(name)))

    def cards(self, value: object, place: str) -> list[int]:
        """Cards by name, each only once on the whole table."""
        found: list[int] = []
        for name in self.listed(value, place):
            card = self.named(name, place, self.g.board.card_keys)
            if card in self.used:
                self.fault(place, Cause("card_twice", card=str(name)))
            else:
                self.used.append(card)
                found.append(card)
        return found

    # --- the rest

    def read_diplomacy(self, position: dict[str, Any]) -> None:
        g = self.g
        for key, turn in (("war", 1), ("truce", g.turn)):
            for pair in self.listed(position.get(key, []), key):
                names = self.listed(pair, key)
                if len(names) != 2:
                    self.fault(key, Cause("range_needed", low=2, high=2))
                    continue
                a, b = self.seat_named(names[0], key), self.seat_named(names[1], key)
                self.put(key, a * g.seats + b, turn)
                self.put(key, b * g.seats + a, turn)
        for place, value in enumerate(self.listed(position.get("pacts", []), "pacts")):
            doc = self.table(value, f"pacts.{place}", PACT_KEYS)
            mask = 0
            for name in self.listed(doc.get("against", []), f"pacts.{place}.against"):
                mask |= 1 << self.seat_named(name, f"pacts.{place}.against")
            number = self.number(doc.get("id", place + 1), f"pacts.{place}.id", 1, 999)
            g.pacts = (
                *g.pacts,
                number,
                self.named(doc.get("kind"), f"pacts.{place}.kind", CLAUSE_NAMES[:PACT_KINDS]),
                self.seat_named(doc.get("by"), f"pacts.{place}.by"),
                self.seat_named(doc.get("for"), f"pacts.{place}.for"),
                self.number(doc.get("until", 0), f"pacts.{place}.until", 0, 99),
                1 if doc.get("secret", False) is True else 0,
                self.number(doc.get("number", 0), f"pacts.{place}.number", 0, 1000),
                mask,
                self.number(doc.get("called", 0), f"pacts.{place}.called", 0, 99),
            )
            g.pact_next = max(g.pact_next, number + 1)
        for name in self.listed(position.get("conquered", []), "conquered"):
            g.conquered = (*g.conquered, self.named(name, "conquered", g.board.zone_keys))
        g.bans = self.triples(position, "bans")
        g.effects = self.triples(position, "effects")

    def triples(self, position: dict[str, Any], key: str) -> tuple[int, ...]:
        found: list[int] = []
        for row in self.listed(position.get(key, []), key):
            found.extend([self.number(number, key, 0, 99_999) for number in self.listed(row, key)[:3]])
        return tuple(found)

    def read_decks(self, position: dict[str, Any]) -> None:
        """``deck`` and ``event_deck`` name the next cards; the others lie below in the order of their numbers."""
        g = self.g
        drawn = self.cards(position.get("deck", []), "deck")
        g.deck = (*(card for card in range(CARDS) if card not in self.used), *reversed(drawn))
        keys = [event.key for event in g.board.events]
        top = [
            self.named(name, "event_deck", keys) for name in self.listed(position.get("event_deck", []), "event_deck")
        ]
        if position.get("event"):
            g.event = self.named(position["event"], "event", keys)
        rest = [event for event in range(EVENTS) if event not in top and event != g.event]
        g.event_deck = (*rest, *reversed(top))

    # --- where the game stands

    def set_stage(self, position: dict[str, Any]) -> None:
        g = self.g
        phase = self.named(position.get("phase", "combat"), "phase", PHASE_NAMES)
        active = position.get("active") or self.owners[g.order[0]]
        seat = self.seat_named(active, "active")
        course = Course()
        course.at = 2
        g.stack = [course]
        if phase >= SCORING:
            g.time_up = True
            return
        turn = Turn()
        g.stack.append(turn)
        g.phase = max(phase, TURN_ORDER)
        turn.at = phase + 1 if phase >= EVENTS_PHASE else 0  # the talks come between the first two phases
        place = g.order.index(seat) if seat in g.order else 0
        if phase == EVENTS_PHASE:
            g.stack.append(EventsPhase())
        elif phase == PURCHASE:
            g.stack.extend([self.phase_at(PurchasePhase(), place + 1), Purchase(seat)])
        elif phase == COMBAT:
            g.stack.extend([self.phase_at(CombatPhase(), place + 1), CombatAction(seat)])
        elif phase == COMMERCE:
            trade = CommercePhase()
            trade.seats = list(g.order)
            g.stack.extend([self.phase_at(trade, place + 1), Trading(seat)])
        elif phase != TURN_ORDER:
            turn.at -= 1

    def phase_at(self, frame: Any, place: int) -> Any:
        frame.at = place
        return frame
