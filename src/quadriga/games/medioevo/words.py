"""What a menu says about each choice: what it costs, what it brings, where it stands."""

from math import ceil

from quadriga.engine.choice import Choice
from quadriga.engine.phrase import Phrase, Word
from quadriga.games.medioevo.board import CAPTAIN, CATEGORIES, GOODS, KINDS, LEVELS, OWNERS, TERRITORIES, YELLOW
from quadriga.games.medioevo.cards.assassin import dice_of, open_roll
from quadriga.games.medioevo.names import PAIRS, label
from quadriga.games.medioevo.odds import Odds, battle_odds, entry_odds
from quadriga.games.medioevo.procedures.activation import price_of
from quadriga.games.medioevo.procedures.direction import Direction
from quadriga.games.medioevo.procedures.movement import Movement
from quadriga.games.medioevo.procedures.pact import breaks_pact, partner
from quadriga.games.medioevo.procedures.site import REPAIR, Site
from quadriga.games.medioevo.procedures.spoils import (
    ABOARD,
    MARKET_CUBE,
    PIECE,
    SAFE_CUBE,
    SAFE_PIECE,
    Spoils,
    value_of,
)
from quadriga.games.medioevo.procedures.works import building_points
from quadriga.games.medioevo.property_queries import card_price, missing_points
from quadriga.games.medioevo.queries import at_war, may_stay
from quadriga.games.medioevo.state import Medioevo
from quadriga.games.medioevo.unit_queries import level_of, units

TRIALS = 60  # battles fought for a forecast in a menu
UNDECLARED_LOSS = 3
BREACH_LOSS = 2


def odds_words(odds: Odds) -> dict[str, Word]:
    """Per cent of simulated battles won, and the error of that; -1 where nobody is met."""
    if not odds.trials:
        return {"odds": -1, "error": 0}
    return {"odds": round(100 * odds.win), "error": ceil(100 * odds.error)}


class ChoiceWords:
    """Words for the seat that decides; nothing in them is hidden from it."""

    def __init__(self, g: Medioevo, seat: int) -> None:
        self.g = g
        self.seat = seat

    def of(self, kind: str, choice: Choice) -> dict[str, Word]:
        """``kind`` is what the choice's target is."""
        words: dict[str, Word] = {"target": label(self.g, kind, choice.target)} if kind else {}
        if kind in PAIRS and choice.target >= 0:
            first, _, size = PAIRS[kind]
            words["where"] = label(self.g, first, choice.target // size)
        if kind == "zone":
            words["place"] = self.place_name(choice.target)
        if kind == "piece":
            words |= self.piece_words(choice.target)
        if kind == "asset":
            words |= self.asset_words(choice.target)
        if kind == "model":
            words["level"] = choice.target % 4
        return words | self.more(choice)

    def place_name(self, zone: int) -> Word:
        """Where there is a town, it and its land."""
        area = self.g.board.area[zone] if 0 <= zone < TERRITORIES else ""
        return Phrase(f"area-{area}", {}, "one") if area else label(self.g, "zone", zone)

    def piece_words(self, piece: int) -> dict[str, Word]:
        g = self.g
        if not 0 <= piece < len(g.piece_kind) or g.piece_kind[piece] < 0:
            return {"level": 0, "where": "nowhere"}
        return {"level": g.piece_level[piece], "where": label(g, "zone", g.piece_zone[piece])}

    def asset_words(self, asset: int) -> dict[str, Word]:
        """Spoils, or what a Diplomat protects."""
        g = self.g
        top = g.stack[-1]
        if isinstance(top, Spoils):
            return {"target": self.asset_label(top.zone, asset), "price": value_of(g, top.zone, asset)}
        if asset >= SAFE_CUBE:
            place = asset - SAFE_CUBE
            return {"target": label(g, "good", place % GOODS), "where": label(g, "zone", place // GOODS)}
        if asset >= SAFE_PIECE:
            return {"target": label(g, "piece", asset - SAFE_PIECE), **self.piece_words(asset - SAFE_PIECE)}
        return {"target": label(g, "building", asset), "where": label(g, "zone", asset // CATEGORIES)}

    def asset_label(self, zone: int, asset: int) -> str:
        g = self.g
        if asset >= ABOARD:
            return label(g, "good", (asset - ABOARD) % GOODS)
        if asset >= PIECE:
            return label(g, "piece", asset - PIECE)
        if asset >= MARKET_CUBE:
            return label(g, "good", asset - MARKET_CUBE)
        return label(g, "building", zone * CATEGORIES + asset)

    def more(self, choice: Choice) -> dict[str, Word]:
        g = self.g
        target = choice.target
        verb = choice.verb
        if verb == "research":
            return {"price": g.board.technology_price[target], "level": target % LEVELS + 1}
        if verb == "buy_card":
            return {"price": card_price(g, self.seat)}
        if verb in ("recruit", "order_unit", "regain"):
            cost = g.board.unit_cost[CAPTAIN] * level_of(target) if target >= CAPTAIN else g.board.unit_cost[target]
            return {"price": (cost + 1) // 2 if verb == "regain" else cost}
        if verb in ("enlist", "promote"):
            levels = level_of(target) if verb == "enlist" else 1
            return {"price": levels * g.board.unit_cost[CAPTAIN], "points": levels, "level": level_of(target)}
        if verb in ("craft", "order_piece"):
            return {"price": target % 4 * g.board.piece_cost, "points": target % 4}
        if verb == "upgrade":
            return {"price": g.board.piece_cost, "points": 1}
        if verb in ("build", "order_building"):
            return self.building_words(verb, target)
        if verb == "repair":
            return {"price": REPAIR}
        if verb == "ransom":
            return {"price": 2 * g.board.unit_cost[target % KINDS]}
        if verb == "aim_die":
            dice = dice_of(g, open_roll(g))
            return {"number": target + 1, "shown": dice[target] if target < len(dice) else 0}
        if verb in ("raise_price", "lower_price"):
            return {"missing": missing_points(g, self.seat, YELLOW, 1)}
        if verb == "tech":
            price = price_of(target)
            return {"points": price, "missing": missing_points(g, self.seat, target // LEVELS, price)}
        if verb in ("renounce", "accuse"):
            return {"other": label(g, "seat", partner(g, target, self.seat))}
        return self.war_words(choice)

    def building_words(self, verb: str, target: int) -> dict[str, Word]:
        g = self.g
        top = g.stack[-1]
        if verb == "build" and isinstance(top, Site):
            price = top.price(g, target // 4, target % 4)
            return {"price": price, "points": building_points(g, top.territory, target // 4, target % 4)}
        return {"price": g.board.building_cost[target], "points": g.board.building_points[target]}

    def war_words(self, choice: Choice) -> dict[str, Word]:
        """The Honour that an attack would cost; the armies that would meet."""
        g = self.g
        if choice.verb == "attack":
            zone = choice.target // OWNERS
            owner = choice.target % OWNERS
            resisting = units(g, zone, owner)
            fighter = director.ally if isinstance(director := g.stack[-1], Direction) else self.seat
            told = odds_words(battle_odds(g, zone, fighter, owner, TRIALS) if resisting else Odds())
            return {"honour": self.honour_at_stake(owner), "units": resisting, **told}
        if choice.verb == "declare":
            return {"honour": BREACH_LOSS * breaks_pact(g, self.seat, choice.target)}
        top = g.stack[-1]
        if choice.verb == "to" and isinstance(top, Movement) and choice.target < len(g.holder):
            host = g.holder[choice.target]
            hostile = host >= 0 and host != top.seat and top.army() and not may_stay(g, top.seat, host)
            resisting = units(g, choice.target, host if hostile else g.seats)
            told = odds_words(entry_odds(g, top, choice.target, TRIALS) if top.army() else Odds())
            return {"honour": self.honour_at_stake(host) if hostile else 0, "units": resisting, **told}
        return {"honour": 0, "units": 0, **odds_words(Odds())} if choice.verb == "to" else {}

    def honour_at_stake(self, other: int) -> int:
        """rule: MU-DIP-3, MU-DIP-4"""
        g = self.g
        if not 0 <= other < g.seats or at_war(g, self.seat, other):
            return 0
        return UNDECLARED_LOSS + BREACH_LOSS * breaks_pact(g, self.seat, other)
