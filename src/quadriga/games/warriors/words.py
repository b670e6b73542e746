"""What a menu says about each choice: where, against whom, at what price."""

from quadriga.engine.choice import Choice
from quadriga.engine.phrase import Phrase, Word
from quadriga.games.warriors.board import FORTRESS, GOODS, PRINCESS, RESOURCES, TRACKS, TRADE
from quadriga.games.warriors.names import KIND_NAMES, RESOURCE_NAMES, TRACK_NAMES, label
from quadriga.games.warriors.procedures.allocation import DamageAllocation
from quadriga.games.warriors.procedures.trade import TradePhase
from quadriga.games.warriors.queries import action_points_left, hit_points, level, strength
from quadriga.games.warriors.state import Warriors

ROMAN = ("", "I", "II", "III", "IV", "V", "VI", "VII")


class ChoiceWords:
    """Words for the seat that decides. Only open things are read here: no damage another seat has sealed."""

    def __init__(self, g: Warriors, seat: int) -> None:
        self.g = g
        self.seat = seat

    def of(self, kind: str, choice: Choice) -> dict[str, Word]:
        """``kind`` is what the choice's target is."""
        words: dict[str, Word] = {}
        if kind == "unit":
            words = self.unit(choice.target)
        elif kind == "target":
            words = self.target(choice.target)
        elif kind == "province":
            words = self.province(choice.target)
        elif kind == "exchange":
            given, taken = divmod(choice.target, RESOURCES)
            rate = self.g.board.bank_rate[level(self.g, self.seat, TRADE)]
            words = {"given": resource(given), "taken": resource(taken), "rate": rate}
        elif kind == "shift":
            source, target = divmod(choice.target, TRACKS)
            words = {"source": track(source), "target": track(target)}
        elif kind == "offer":
            words = self.offer(choice.target)
        elif kind:
            words = {"target": label(self.g, kind, choice.target)}
        return words | self.price(choice)

    def unit(self, unit: int) -> dict[str, Word]:
        g = self.g
        return {
            "target": label(g, "kind", g.kind[unit]),
            "province": label(g, "province", g.place[unit]),
            "points": action_points_left(g, unit) if self.may_act(unit) else 0,
            "damage": g.damage[unit],
            "seat": label(g, "seat", g.owner[unit]),
            "cost": g.board.upkeep[g.kind[unit]],
        }

    def may_act(self, unit: int) -> bool:
        """Neither a princess nor barbarian."""
        return self.g.kind[unit] != PRINCESS and self.g.owner[unit] < self.g.seats

    def target(self, unit: int) -> dict[str, Word]:
        g = self.g
        return {
            "target": label(g, "kind", g.kind[unit]),
            "holder": label(g, "holder", g.owner[unit]),
            "left": hit_points(g, unit),
            "state": "=retreated" if g.retreated[unit] else "=standing",
            "given": g.stack[-1].given(self.seat, unit) if isinstance(g.stack[-1], DamageAllocation) else 0,
        }

    def province(self, province: int) -> dict[str, Word]:
        """The name, and who stands there."""
        g = self.g
        holder = g.holder[province]
        place: Word
        if holder == self.seat:
            place = Phrase("place-own")
        elif holder < 0:
            place = Phrase("place-free")
        else:
            enemies = [unit for unit, at in enumerate(g.place) if at == province and g.owner[unit] != self.seat]
            force = sum(strength(g, unit) for unit in enemies) if g.turn else 0
            place = Phrase(
                "place-held",
                {"holder": label(g, "holder", holder), "units": self.garrison(enemies), "strength": force},
            )
        return {"target": label(g, "province", province), "place": place}

    def garrison(self, units: list[int]) -> list[Word]:
        counted: dict[int, int] = {}
        for unit in units:
            counted[self.g.kind[unit]] = counted.get(self.g.kind[unit], 0) + 1
        return [
            Phrase("counted", {"count": count, "thing": Phrase(f"kind-{KIND_NAMES[kind]}", form="many")})
            if count > 1
            else Phrase(f"kind-{KIND_NAMES[kind]}", form="one")
            for kind, count in counted.items()
        ]

    def offer(self, offer: int) -> dict[str, Word]:
        """The terms, as the deciding seat sees them."""
        frame = self.g.stack[-1]
        if not isinstance(frame, TradePhase) or offer not in frame.ids:
            return {}
        index = frame.ids.index(offer)
        maker, taker = frame.makers[index], frame.takers[index]
        other = maker if taker == self.seat else taker
        legs = frame.deal_of(offer).legs
        return {
            "target": label(self.g, "seat", other),
            "given": side(legs, self.seat),
            "taken": side(legs, other),
        }

    def price(self, choice: Choice) -> dict[str, Word]:
        board = self.g.board
        if choice.verb in ("form", "fortify"):
            kind = choice.target if choice.verb == "form" else FORTRESS
            costs = board.cost[kind * RESOURCES : (kind + 1) * RESOURCES]
            return {"cost": [amount(cost, r) for r, cost in enumerate(costs) if cost]}
        if choice.verb == "advance":
            tokens = self.g.tokens[self.seat * TRACKS + choice.target]
            now = board.level_at[tokens]
            missing = board.level_at.index(now + 1) - tokens if now < 7 else 0
            return {"level": f"={ROMAN[min(now + 1, 7)]}", "missing": missing}
        if choice.verb == "upgrade":
            first = self.g.kind[choice.target]
            kinds = [label(self.g, "kind", kind) for kind in range(first + choice.low, first + choice.high + 1)]
            return {"cost": amount(board.upgrade_step_goods, GOODS), "result": list(kinds)}
        if choice.verb == "buy_vp":
            return {"cost": board.vp_price}
        if choice.verb == "master_trader":
            return {"cost": board.master_trader_price}
        return {}


def resource(number: int) -> str:
    return f"resource-{RESOURCE_NAMES[number]}"


def track(number: int) -> str:
    return f"track-{TRACK_NAMES[number]}"


def amount(count: int, number: int) -> Phrase:
    return Phrase("counted", {"count": count, "thing": resource(number)})


def side(legs: list[int], giver: int) -> Word:
    """What one party gives."""
    items: list[Word] = [
        amount(legs[start + 3], legs[start + 2]) for start in range(0, len(legs), 4) if legs[start] == giver
    ]
    return items or Phrase("nothing")
