"""What the menu says about each choice: where, against whom, at what price."""

from quadriga.cli.texts import Params, Texts
from quadriga.engine.choice import Choice
from quadriga.games.warriors.board import FORTRESS, GOODS, PRINCESS, RESOURCES, TRACKS, TRADE
from quadriga.games.warriors.module import VERBS
from quadriga.games.warriors.names import KIND_NAMES, RESOURCE_NAMES, TRACK_NAMES
from quadriga.games.warriors.procedures.trade import TradePhase
from quadriga.games.warriors.queries import action_points_left, hit_points, level, strength
from quadriga.games.warriors.state import Warriors

ROMAN = ("", "I", "II", "III", "IV", "V", "VI", "VII")


class MenuWords:
    """Words for the seat that decides. Only open things are read here: no damage another seat has sealed."""

    def __init__(self, texts: Texts, g: Warriors, seat: int) -> None:
        self.texts = texts
        self.g = g
        self.seat = seat

    def of(self, choice: Choice) -> Params:
        kind = VERBS[choice.verb].target
        params: Params = {}
        if kind == "unit":
            params = self.unit(choice.target)
        elif kind == "target":
            params = self.target(choice.target)
        elif kind == "province":
            params = self.province(choice.target)
        elif kind == "exchange":
            given, taken = divmod(choice.target, RESOURCES)
            rate = self.g.board.bank_rate[level(self.g, self.seat, TRADE)]
            params = {"given": self.resource(given), "taken": self.resource(taken), "rate": rate}
        elif kind == "shift":
            source, target = divmod(choice.target, TRACKS)
            params = {"source": self.track(source), "target": self.track(target)}
        elif kind == "offer":
            params = self.offer(choice.target)
        elif kind:
            params = self.texts.words(self.g, "target", kind, choice.target)
        return params | self.price(choice)

    def resource(self, number: int) -> str:
        return self.texts(f"resource-{RESOURCE_NAMES[number]}")

    def track(self, number: int) -> str:
        return self.texts(f"track-{TRACK_NAMES[number]}")

    def unit(self, unit: int) -> Params:
        g = self.g
        params = self.texts.words(g, "target", "kind", g.kind[unit])
        params["province"] = g.board.names[g.place[unit]]
        params["points"] = action_points_left(g, unit) if g.kind[unit] != PRINCESS else 0
        params["damage"] = g.damage[unit]
        params["seat"] = self.texts.name(g, "seat", g.owner[unit])
        params["cost"] = g.board.upkeep[g.kind[unit]]
        return params

    def target(self, unit: int) -> Params:
        g = self.g
        params = self.texts.words(g, "target", "kind", g.kind[unit])
        params["holder"] = self.texts.name(g, "holder", g.owner[unit])
        params["left"] = hit_points(g, unit)
        params["state"] = "retreated" if g.retreated[unit] else "standing"
        return params

    def province(self, province: int) -> Params:
        """The name, and who stands there."""
        g = self.g
        holder = g.holder[province]
        params: Params = {"target": g.board.names[province]}
        if holder == self.seat:
            params["place"] = self.texts("place-own")
        elif holder < 0:
            params["place"] = self.texts("place-free")
        else:
            enemies = [unit for unit, place in enumerate(g.place) if place == province and g.owner[unit] != self.seat]
            params["place"] = self.texts(
                "place-held",
                holder=self.texts.name(g, "holder", holder),
                units=self.garrison(enemies),
                strength=sum(strength(g, unit) for unit in enemies) if g.turn else 0,
            )
        return params

    def garrison(self, units: list[int]) -> str:
        counted: dict[str, int] = {}
        for unit in units:
            word = self.texts.find(f"kind-{KIND_NAMES[self.g.kind[unit]]}", "short", {}) or ""
            counted[word] = counted.get(word, 0) + 1
        return ", ".join(f"{count} {word}" for word, count in counted.items())

    def offer(self, offer: int) -> Params:
        """The terms, as the deciding seat sees them."""
        frame = self.g.stack[-1]
        if not isinstance(frame, TradePhase) or offer not in frame.ids:
            return {}
        index = frame.ids.index(offer)
        maker, taker = frame.makers[index], frame.takers[index]
        other = maker if taker == self.seat else taker
        legs = frame.deal_of(offer).legs
        return {
            "target": self.texts.name(self.g, "seat", other),
            "given": self.side(legs, self.seat),
            "taken": self.side(legs, other),
        }

    def side(self, legs: list[int], giver: int) -> str:
        items = [
            f"{legs[start + 3]} {self.resource(legs[start + 2])}"
            for start in range(0, len(legs), 4)
            if legs[start] == giver
        ]
        return ", ".join(items) or self.texts("nothing")

    def price(self, choice: Choice) -> Params:
        board = self.g.board
        if choice.verb in ("form", "fortify"):
            kind = choice.target if choice.verb == "form" else FORTRESS
            costs = board.cost[kind * RESOURCES : (kind + 1) * RESOURCES]
            return {"cost": ", ".join(f"{cost} {self.resource(r)}" for r, cost in enumerate(costs) if cost)}
        if choice.verb == "advance":
            tokens = self.g.tokens[self.seat * TRACKS + choice.target]
            now = board.level_at[tokens]
            missing = board.level_at.index(now + 1) - tokens if now < 7 else 0
            return {"level": ROMAN[min(now + 1, 7)], "missing": missing}
        if choice.verb == "upgrade":
            kinds = range(self.g.kind[choice.target] + choice.low, self.g.kind[choice.target] + choice.high + 1)
            result = "/".join(self.texts(f"kind-{KIND_NAMES[kind]}") for kind in kinds)
            return {"cost": f"{board.upgrade_step_goods} {self.resource(GOODS)}", "result": result}
        if choice.verb == "buy_vp":
            return {"cost": board.vp_price}
        if choice.verb == "master_trader":
            return {"cost": board.master_trader_price}
        return {}
