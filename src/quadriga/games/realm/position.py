"""Readable positions: what lies where, by name, both ways."""

from collections.abc import Mapping
from typing import Any

from quadriga.engine.errors import Cause
from quadriga.engine.layout import Layout
from quadriga.games.realm.board import CARDS, PEACE
from quadriga.games.realm.names import CARD_NAMES, PHASE_NAMES, SEAT_NAMES, token
from quadriga.games.realm.procedures.rounds import Rounds
from quadriga.games.realm.procedures.turns import Turns
from quadriga.games.realm.scoring import points
from quadriga.games.realm.state import AUCTION, PACT, SUPPLY, TURNS, Realm

STAGES = PHASE_NAMES[AUCTION:]
EXPECTED = ("waiting", "over", "winners", "bank", "pile")  # described, but not to be laid out
TOP_KEYS = ("round", "phase", "active", "order", "seat", "land", "pacts", *EXPECTED)
SEAT_KEYS = ("florins", "debts", "hand", "points", "absent")
PACT_KEYS = ("by", "to", "until", "secret")


def describe(g: Realm) -> dict[str, Any]:
    """The whole position by name; ``points``, ``waiting`` and the like are there to be expected."""
    waiting = [token(g, "seat", seat) for seat in g.waiting()]
    return {
        "round": g.round,
        "phase": PHASE_NAMES[g.phase],
        "active": waiting[0] if waiting else "",
        "waiting": sorted(waiting),
        "order": [token(g, "seat", seat) for seat in g.order],
        "over": g.over,
        "winners": [token(g, "seat", seat) for seat in g.winners],
        "bank": g.bank,
        "pile": len(g.pile),
        "seat": {SEAT_NAMES[seat]: describe_seat(g, seat) for seat in range(g.seats)},
        "land": {key: token(g, "seat", g.owner[land]) for land, key in enumerate(g.board.lands)},
        "pacts": [
            {
                "by": token(g, "seat", g.pacts[start + 1]),
                "to": token(g, "seat", g.pacts[start + 2]),
                "until": g.pacts[start + 3],
                "secret": bool(g.pacts[start + 4]),
            }
            for start in range(0, len(g.pacts), PACT)
        ],
    }


def describe_seat(g: Realm, seat: int) -> dict[str, Any]:
    return {
        "florins": g.florins[seat],
        "debts": g.debts[seat],
        "hand": {CARD_NAMES[card]: g.hands[seat * CARDS + card] for card in range(CARDS)},
        "points": points(g, seat),
        "absent": seat in g.absent,
    }


class Builder(Layout):
    """Lays a position out on an empty table, gathering every fault."""

    def __init__(self, g: Realm, position: Mapping[str, object]) -> None:
        super().__init__(position)
        self.g = g

    def seat(self, value: object, place: str) -> int:
        return self.named(value, place, SEAT_NAMES[: self.g.seats])

    def build(self) -> Realm:
        g = self.g
        position = self.table(dict(self.position), "position", TOP_KEYS)
        g.round = self.number(position.get("round", 1), "round", 1, g.rounds)
        named = self.listed(position.get("order", list(SEAT_NAMES[: g.seats])), "order")
        order = [self.seat(name, "order") for name in named]
        if sorted(order) == list(range(g.seats)):
            g.order = order
        else:
            self.fault("order", Cause("order_seats"))
        for name, doc in self.table(position.get("seat", {}), "seat", SEAT_NAMES[: g.seats]).items():
            self.read_seat(SEAT_NAMES.index(name), doc, f"seat.{name}")
        for name, owner in self.table(position.get("land", {}), "land", tuple(g.board.lands)).items():
            if owner != "nobody":
                g.owner[g.board.lands.index(name)] = self.seat(owner, f"land.{name}")
        for index, doc in enumerate(self.listed(position.get("pacts", []), "pacts")):
            self.read_pact(self.table(doc, f"pacts[{index}]", PACT_KEYS), f"pacts[{index}]")
        self.set_stage(position)
        self.finish()
        return g

    def read_seat(self, seat: int, value: object, place: str) -> None:
        g = self.g
        doc = self.table(value, place, SEAT_KEYS)
        g.florins[seat] = self.number(doc.get("florins", 0), f"{place}.florins", 0, g.bank)
        g.bank -= g.florins[seat]
        g.debts[seat] = self.number(doc.get("debts", 0), f"{place}.debts", 0, g.board.debt_limit)
        if doc.get("absent", False) is True:
            g.absent.append(seat)
        for name, count in self.table(doc.get("hand", {}), f"{place}.hand", CARD_NAMES).items():
            card = CARD_NAMES.index(name)
            copies = self.number(count, f"{place}.hand.{name}", 0, g.pile.count(card))
            g.hands[seat * CARDS + card] = copies
            for _ in range(copies):
                g.pile.remove(card)

    def read_pact(self, doc: dict[str, Any], place: str) -> None:
        g = self.g
        bound = self.seat(doc.get("by"), f"{place}.by")
        towards = self.seat(doc.get("to"), f"{place}.to")
        until = self.number(doc.get("until", g.round), f"{place}.until", g.round, g.rounds)
        g.pacts.extend([PEACE, bound, towards, until, int(doc.get("secret", False) is True)])

    def set_stage(self, position: dict[str, Any]) -> None:
        """``active`` is the seat whose turn it is; in the other phases everybody acts."""
        g = self.g
        g.phase = AUCTION + self.named(position.get("phase", "turns"), "phase", STAGES)
        rounds = Rounds(g.phase)
        g.stack = [rounds]
        if g.phase == TURNS:
            rounds.at = SUPPLY
            active = position.get("active") or SEAT_NAMES[g.order[0]]
            g.call(Turns(g.order.index(self.seat(active, "active"))))
