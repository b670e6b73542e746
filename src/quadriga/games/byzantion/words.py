"""What a menu says about each choice: what it costs, what it brings, where it stands."""

from quadriga.engine.choice import Choice
from quadriga.engine.phrase import Phrase, Word
from quadriga.games.byzantion.board import LOOT, UNITS
from quadriga.games.byzantion.data_schema import LOOT_NAMES
from quadriga.games.byzantion.names import label
from quadriga.games.byzantion.procedures.intrigue import intrigue_cost
from quadriga.games.byzantion.procedures.market import price_of, sale_price
from quadriga.games.byzantion.procedures.others import Splitting
from quadriga.games.byzantion.procedures.play import PlayCards
from quadriga.games.byzantion.queries import bandon, cost_of, current_event, has_event, owner_of, yields
from quadriga.games.byzantion.state import Byzantion


class ChoiceWords:
    """Words for the seat that decides; nothing in them is hidden from it."""

    def __init__(self, g: Byzantion, seat: int) -> None:
        self.g = g
        self.seat = seat

    def of(self, kind: str, choice: Choice) -> dict[str, Word]:
        """``kind`` is what the choice's target is."""
        words: dict[str, Word] = {"target": label(self.g, kind, choice.target)} if kind else {}
        return words | self.more(choice)

    def more(self, choice: Choice) -> dict[str, Word]:
        g = self.g
        target = choice.target
        if choice.verb == "play":
            top = g.stack[-1]
            return {"cost": cost_of(g, self.seat, target, top.less) if isinstance(top, PlayCards) else 0}
        if choice.verb == "intrigue":
            return {"cost": intrigue_cost(g, self.seat, target)}
        if choice.verb in ("seal", "claim"):
            return {
                "keimelion": f"keimelion-{g.board.keimelia[target]}",
                "loot": goods(g.board.caskets[g.track[target]]),
            }
        if choice.verb in ("vote", "decree"):
            return self.option(target)
        if choice.verb == "activate":
            return {"made": goods(yields(g, self.seat, target))}
        if choice.verb == "sell":
            return {"price": sale_price(g, self.seat)}
        if choice.verb == "buy":
            return {"price": price_of(g, self.seat, target)} if target in g.market else {}
        if choice.verb == "move_unit":
            return {"territory": label(g, "territory", target // UNITS)}
        if choice.verb == "build":
            return {"made": goods(g.board.unit_cost[target])}
        if choice.verb == "strike":
            return {"seat": label(g, "seat", owner_of(g, target))}
        if choice.verb == "choose_bandon":
            return {"count": len(bandon(g, self.seat, target))}
        if choice.verb == "pay_cost":
            return {"made": goods(current_event(g).required[0])}
        if choice.verb == "take_part":
            return {"made": self.part(target)}
        if choice.verb == "draw":
            return self.way(target)
        return {}

    def option(self, option: int) -> dict[str, Word]:
        """The option's name and what it asks for."""
        g = self.g
        if not has_event(g):
            return {}
        event = current_event(g)
        return {
            "name": Phrase(f"eventcard-{event.key}", form=f"option{option + 1}"),
            "made": goods(event.required[option]),
        }

    def part(self, part: int) -> list[Word]:
        """What a part of split loot holds."""
        top = self.g.stack[-1]
        if not isinstance(top, Splitting):
            return goods([])
        rest = [whole - laid for whole, laid in zip(top.loot(self.g), top.part)]
        return goods(rest if part else top.part)

    def way(self, way: int) -> dict[str, Word]:
        board = self.g.board
        return {
            "cost": board.draw_price[way],
            "deck": board.draw_deck[way],
            "offer": board.draw_offer[way],
            "discard": board.draw_discard[way],
        }


def goods(amounts: list[int]) -> list[Word]:
    """``2 Fides, 1 Nomisma``"""
    found: list[Word] = []
    for good in range(min(len(amounts), LOOT)):
        if amounts[good]:
            found.append(Phrase("counted", {"count": amounts[good], "thing": f"good-{LOOT_NAMES[good]}"}))
    return found or ["nothing"]
