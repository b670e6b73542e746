"""Laying a position out on an empty table."""

from collections.abc import Mapping
from typing import Any

from quadriga.engine.errors import Cause
from quadriga.engine.layout import Layout
from quadriga.games.byzantion.board import (
    CARDS,
    EMPIRE_CARDS,
    EVENTS,
    GOODS,
    MISSIONS,
    POSITIONS,
    SLOTS,
    UNITS,
)
from quadriga.games.byzantion.data_schema import GOOD_NAMES, RESOURCE_NAMES
from quadriga.games.byzantion.names import POSITION_NAMES, SEAT_NAMES, names_of
from quadriga.games.byzantion.procedures.action import ActionPhase, Turn
from quadriga.games.byzantion.procedures.influence import Influence
from quadriga.games.byzantion.procedures.rounds import Course, Round
from quadriga.games.byzantion.procedures.solo.reign import Reign, SoloActions, SoloRound
from quadriga.games.byzantion.queries import has_room, leads
from quadriga.games.byzantion.state import (
    ACTION,
    EMPTY,
    EVENT,
    FAILED,
    HIDDEN,
    PENDING,
    RESOLUTION,
    SCORING,
    SHOWN,
    Byzantion,
)

STAGES = ("event", "vote", "action", "resolution", "round_end", "scoring")
EXPECTED = ("waiting", "over", "winners", "arbiter", "rank")  # described, but not to be laid out
TOP_KEYS = (
    "round",
    "phase",
    "active",
    "ring",
    "order",
    "events",
    "event",
    "shown",
    "option",
    "outcome",
    "market",
    "offer",
) + ("reserved", "deck", "discard", "removed", "caskets", "claimed", "paid", "units", "seat", *EXPECTED)
SEAT_EXPECTED = ("resources", "hand_size", "cards_cost")
SEAT_KEYS = (
    ("doxa", "dynamis", "hand", "area", "bandon", "marked", "down", "missions", "position", "absent")
    + GOOD_NAMES
    + SEAT_EXPECTED
)
START_DOXA = 10  # unless the position says otherwise


class Builder(Layout):
    """Seats have nothing but what is named; cards that are not named lie in the deck, under those that are."""

    def __init__(self, g: Byzantion, position: Mapping[str, object]) -> None:
        super().__init__(position)
        self.g = g
        self.used: list[int] = []  # cards that lie somewhere

    def build(self) -> Byzantion:
        g = self.g
        position = self.table(dict(self.position), "position", TOP_KEYS)
        g.stock = [0] * (g.seats * GOODS)
        g.doxa = [START_DOXA] * g.seats
        self.read_course(position)
        self.read_market(position)
        for name, doc in self.table(position.get("seat", {}), "seat", SEAT_NAMES[: g.seats]).items():
            self.read_seat(SEAT_NAMES.index(name), doc, f"seat.{name}")
        self.read_order(position)
        self.read_units(position)
        self.read_cards(position)
        self.set_stage(position)
        self.finish()
        return g

    # --- rounds

    def read_course(self, position: dict[str, Any]) -> None:
        g = self.g
        keys = names_of(g, "eventcard")
        given = self.listed(position.get("events", default_events(g)), "events")
        g.events = [self.named(key, "events", keys) if key else EMPTY for key in given]
        rounds = len(g.events)
        g.round = self.number(position.get("round", min(2, rounds)), "round", 0, rounds)
        if "event" in position and g.round:
            g.events[g.round - 1] = self.named(position["event"], "event", keys)
        shown = self.listed(position.get("shown", list(range(1, g.round + 1))), "shown") if g.seats == 1 else []
        g.shown = [SHOWN if g.seats > 1 or place + 1 in shown else HIDDEN for place in range(rounds)]
        g.option = self.number(position.get("option", 1), "option", 0, 2) - 1
        g.options = [-1] * rounds
        g.outcome = [PENDING] * rounds
        for place, name in enumerate(self.listed(position.get("outcome", []), "outcome")[:rounds]):
            outcomes = ("pending", "failed", *SEAT_NAMES[: g.seats])
            g.outcome[place] = (PENDING, FAILED, *range(g.seats))[self.named(name, "outcome", outcomes)]
        g.claimed = position.get("claimed", False) is True
        g.paid = position.get("paid", False) is True
        g.ring = self.named(position.get("ring", SEAT_NAMES[0]), "ring", SEAT_NAMES[: g.seats])

    def read_order(self, position: dict[str, Any]) -> None:
        """By the positions of the seals; else as ``order`` says, or clockwise from the Ring, with seals to match."""
        g = self.g
        clockwise = [SEAT_NAMES[(g.ring + step) % g.seats] for step in range(g.seats)]
        named = self.listed(position.get("order", clockwise), "order")
        order = [self.named(name, "order", SEAT_NAMES[: g.seats]) for name in named]
        if sorted(order) != list(range(g.seats)):
            self.fault("order", Cause("order_seats"))
            return
        g.order = order
        if g.seats > 1 and position.get("phase", "action") != "event":
            if not any(seat >= 0 for seat in g.seals):
                g.seals = (order + [-1] * POSITIONS)[:POSITIONS]
            elif all(seat in g.seals for seat in range(g.seats)):
                g.order = [seat for seat in g.seals if seat >= 0]

    def read_market(self, position: dict[str, Any]) -> None:
        g = self.g
        goods = self.listed(position.get("market", list(RESOURCE_NAMES)), "market")
        g.market = [self.named(name, "market", RESOURCE_NAMES) for name in goods]
        caskets = names_of(g, "casket")
        named = self.listed(position.get("caskets", caskets[:POSITIONS]), "caskets")
        shown = [self.named(name, "caskets", caskets) if name else EMPTY for name in named]
        if len(shown) != POSITIONS:
            self.fault("caskets", Cause("range_needed", low=POSITIONS, high=POSITIONS))
            return
        g.track = shown
        g.caskets = [casket for casket in range(len(caskets)) if casket not in shown]
        if position.get("phase", "action") == "event":  # they are about to be turned up
            g.caskets.extend(reversed(shown))
            g.track = [EMPTY] * POSITIONS

    # --- seats

    def read_seat(self, seat: int, value: object, place: str) -> None:
        g = self.g
        doc = self.table(value, place, SEAT_KEYS)
        for good, name in enumerate(GOOD_NAMES):
            g.stock[seat * GOODS + good] = self.number(doc.get(name, 0), f"{place}.{name}", 0, 999)
        g.doxa[seat] = self.number(doc.get("doxa", START_DOXA), f"{place}.doxa", 0, 999)
        g.dynamis[seat] = self.number(doc.get("dynamis", g.board.dynamis[g.seats]), f"{place}.dynamis", 0, 99)
        if doc.get("absent", False) is True:
            g.absent.append(seat)
        for card in self.cards(doc.get("hand", []), f"{place}.hand"):
            g.hands.append(seat * CARDS + card)
        g.hands.sort()
        for card in self.cards(doc.get("area", []), f"{place}.area"):
            g.area.append(seat * CARDS + card)
        g.area.sort()
        self.read_bandons(seat, doc, place)
        for mission in self.listed(doc.get("missions", []), f"{place}.missions"):
            number = self.named(mission, f"{place}.missions", names_of(g, "mission"))
            if any(held % MISSIONS == number for held in g.missions):
                self.fault(f"{place}.missions", Cause("card_twice", card=str(mission)))
            else:
                g.missions.append(seat * MISSIONS + number)
        g.missions.sort()
        seals = doc.get("position", [])
        for name in [seals] if isinstance(seals, str) else self.listed(seals, f"{place}.position"):
            g.seals[self.named(name, f"{place}.position", POSITION_NAMES)] = seat

    def read_bandons(self, seat: int, doc: dict[str, Any], place: str) -> None:
        g = self.g
        keys = g.board.card_keys
        area = [played % CARDS for played in g.area if played // CARDS == seat]
        bandons = doc.get("bandon", {})
        for leader_key, names in (bandons if isinstance(bandons, dict) else {}).items():
            leader = self.named(leader_key, f"{place}.bandon", keys)
            for name in self.listed(names, f"{place}.bandon.{leader_key}"):
                card = self.named(name, f"{place}.bandon.{leader_key}", keys)
                fitting = card in area and leader in area and card < EMPIRE_CARDS and leader < EMPIRE_CARDS
                if fitting and card != leader and leads(g, leader) and has_room(g, seat, leader, card):
                    g.follows[card] = leader
                else:
                    self.fault(f"{place}.bandon.{leader_key}", Cause("card_misplaced", card=str(name)))
        for key, column in (("marked", g.marked), ("down", g.down)):
            for name in self.listed(doc.get(key, []), f"{place}.{key}"):
                card = self.named(name, f"{place}.{key}", keys)
                if card in area:
                    column.append(card)
                else:
                    self.fault(f"{place}.{key}", Cause("card_misplaced", card=str(name)))
            column.sort()

    # --- cards and units

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

    def read_cards(self, position: dict[str, Any]) -> None:
        """``deck`` names the next cards to be drawn, or is the number that ``describe`` writes."""
        g = self.g
        g.discard = self.cards(position.get("discard", []), "discard")
        removed = self.cards(position.get("removed", []), "removed")
        if g.seats == 1 and not removed:
            removed = [card for card in range(CARDS) if is_out_in_solo(g, card) and card not in self.used]
            self.used.extend(removed)
        g.removed = sorted(removed)
        named = self.cards(position["offer"], "offer")[:SLOTS] if "offer" in position else []
        top = position.get("deck", [])
        drawn = self.cards(top, "deck") if isinstance(top, list) else []
        rest = [card for card in range(CARDS) if card not in self.used]
        if "offer" not in position:
            named = [card for card in rest if card < EMPIRE_CARDS][-SLOTS:]
            rest = [card for card in rest if card not in named]
        g.offer_cards = named + [EMPTY] * (SLOTS - len(named))
        g.deck = rest + list(reversed(drawn))
        for name in self.listed(position.get("reserved", []), "reserved"):
            card = self.named(name, "reserved", g.board.card_keys)
            if card in g.offer_cards:
                g.reserved.append(g.offer_cards.index(card))
        g.reserved.sort()

    def read_units(self, position: dict[str, Any]) -> None:
        g = self.g
        left = g.board.unit_count[:]
        for name, doc in self.table(position.get("units", {}), "units", g.board.territory_keys).items():
            territory = g.board.territory_keys.index(name)
            for key, count in self.table(doc, f"units.{name}", g.board.unit_keys).items():
                kind = g.board.unit_keys.index(key)
                placed = self.number(count, f"units.{name}.{key}", 0, left[kind])
                g.units[territory * UNITS + kind] = placed
                left[kind] -= placed

    # --- where the game stands

    def set_stage(self, position: dict[str, Any]) -> None:
        g = self.g
        stage = STAGES[self.named(position.get("phase", "action"), "phase", STAGES)]
        active = position.get("active") or SEAT_NAMES[g.order[0]]
        seat = self.named(active, "active", SEAT_NAMES[: g.seats])
        g.phase = {"event": EVENT, "vote": EVENT, "action": ACTION, "scoring": SCORING}.get(stage, RESOLUTION)
        if g.phase == EVENT:
            g.option = -1
        elif g.option >= 0 and g.round:
            g.options[g.round - 1] = g.option
        if g.seats == 1:
            self.set_reign(stage)
            return
        course = Course()
        course.at = 2
        g.stack = [course]
        if stage == "scoring":
            g.round = len(g.events)
            return
        current = Round()
        current.at = {"event": 0, "vote": 2, "action": 4, "resolution": 4, "round_end": 5}[stage]
        g.stack.append(current)
        if stage == "vote":
            g.stack.append(Influence(g.seats))
        elif stage == "action":
            phase = ActionPhase()
            phase.at = (g.order.index(seat) + 1) % g.seats
            g.stack.append(phase)
            if g.dynamis[seat]:
                g.stack.append(Turn(seat))

    def set_reign(self, stage: str) -> None:
        g = self.g
        reign = Reign()
        reign.at = 2
        g.stack = [reign]
        if stage == "scoring":
            g.round = len(g.events)
            return
        current = SoloRound()
        current.at = {"event": 0, "vote": 0, "action": 1, "resolution": 1, "round_end": 2}[stage]
        g.stack.append(current)
        if stage == "action":
            g.stack.append(SoloActions())


def default_events(g: Byzantion) -> list[str]:
    """The first of each epoch, as many as the length of the game asks for."""
    first = EVENTS if g.seats == 1 else 0
    counts = ((2, 3, 3) if g.marathon else (1, 2, 3)) if g.seats == 1 else ((3, 3, 3) if g.marathon else (1, 2, 3))
    keys = [g.board.events[first + 10 * epoch + place].key for epoch in range(3) for place in range(counts[epoch])]
    return ["", *keys] if g.seats == 1 else keys


def is_out_in_solo(g: Byzantion, card: int) -> bool:
    return card >= EMPIRE_CARDS or g.board.card_keys[card] == "antonina"
