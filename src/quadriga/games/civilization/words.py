"""What a menu says about each choice: what it costs, what it brings, where it stands."""

from math import ceil

from quadriga.engine.choice import Choice
from quadriga.engine.phrase import Phrase, Word
from quadriga.games.civilization.board import MISSIONS, NOBODY, TERRITORIES
from quadriga.games.civilization.names import PAIRS, is_piece, label, pair_of
from quadriga.games.civilization.odds import Odds, battle_odds, entry_odds
from quadriga.games.civilization.procedures.culture import culture_rows
from quadriga.games.civilization.procedures.espionage.treatment import TREATMENTS, Treatment
from quadriga.games.civilization.procedures.move import Move
from quadriga.games.civilization.procedures.prices import (
    colony_ship_price,
    founding_price,
    improvement_price,
    price_of,
    sale_price,
    technology_price,
    unit_price,
    upgrade_price,
)
from quadriga.games.civilization.procedures.recruitment import Recruitment
from quadriga.games.civilization.procedures.works import Assignment
from quadriga.games.civilization.queries import forces
from quadriga.games.civilization.state import Civilization

TRIALS = 40  # battles fought for a forecast in a menu
EXPLORER_WORKS = ("road", "railway", "prospect", "terraform")
WITH_PRICE = ("grow", "buy_spy", "buy_nuke", "move_capital")
PRICE_NAMES = {"grow": "grow", "buy_spy": "spy", "buy_nuke": "nuke", "move_capital": "capital"}


def odds_words(odds: Odds) -> dict[str, Word]:
    """Per cent of simulated battles won, and the error of that; -1 where nobody is met."""
    if not odds.trials:
        return {"odds": -1, "error": 0}
    return {"odds": round(100 * odds.win), "error": ceil(100 * odds.error)}


class ChoiceWords:
    """Words for the seat that decides; nothing in them is hidden from it."""

    def __init__(self, g: Civilization, seat: int) -> None:
        self.g = g
        self.seat = seat

    def of(self, kind: str, choice: Choice) -> dict[str, Word]:
        """``kind`` is what the choice's target is."""
        g = self.g
        words: dict[str, Word] = {"target": label(g, kind, choice.target)} if kind else {}
        if kind in PAIRS and choice.target >= 0:
            first, _, size = pair_of(g, kind)
            words["first"] = label(g, first, choice.target // size)
            if first == "spy":
                words["where"] = self.where(g.spy_space[choice.target // size])
        if kind == "piece":
            words["where"] = self.where(g.space[choice.target] if is_piece(g, choice.target) else NOBODY)
            words["owner"] = label(g, "owner", g.owner[choice.target] if is_piece(g, choice.target) else NOBODY)
        if kind == "passage":
            words["owner"] = label(g, "owner", g.owner[choice.target % pair_of(g, kind)[2]])
        if kind == "spy":
            words["owner"] = label(g, "spy_owner", choice.target)
            words["where"] = self.where(g.spy_space[choice.target])
        if kind in ("space", "territory"):
            words["where"] = self.where(choice.target)
        return words | self.more(choice)

    def where(self, space: int) -> Word:
        """A space as it stands in a sentence: ``in Alaska``."""
        name = label(self.g, "space", space)
        return Phrase(name, {}, "one") if space >= 0 else name

    def more(self, choice: Choice) -> dict[str, Word]:
        g = self.g
        seat = self.seat
        target = choice.target
        verb = choice.verb
        if verb == "buy_technology":
            return {"price": technology_price(g, seat, target)}
        if verb == "buy_unit":
            return {"price": unit_price(g, seat, target)}
        if verb == "recruit_at":
            top = g.stack[-1]
            return {"price": unit_price(g, seat, top.kind, target) if isinstance(top, Recruitment) else 0}
        if verb == "buy_improvement":
            return {"price": improvement_price(g, seat, target)}
        if verb in WITH_PRICE:
            return {"price": price_of(g, seat, PRICE_NAMES[verb])}
        if verb == "buy_colony_ship":
            return {"price": colony_ship_price(g)}
        if verb in ("sell_unit", "upgrade", "upgrade_to_carrier") and is_piece(g, target):
            kind = g.kind[target]
            return {"price": sale_price(g, kind) if verb == "sell_unit" else upgrade_price(g, seat, kind)}
        if verb == "keep":
            return {"later": int(isinstance(g.stack[-1], Assignment))}
        if verb == "found":
            return {"price": founding_price(g, seat)}
        if verb in EXPLORER_WORKS:
            return {"price": price_of(g, seat, verb)}
        if verb == "mission" and target >= 0:
            card = g.board.missions[target % MISSIONS]
            return {"price": card.cost, "need": card.difficulty}
        if verb == "dominate" and target >= 0:
            return {"score": sum(culture_rows(g, target // TERRITORIES, target % TERRITORIES))}
        if verb in TREATMENTS:
            top = g.stack[-1]
            return {"chance": top.chance(TREATMENTS.index(verb)) if isinstance(top, Treatment) else 0}
        return self.war_words(choice)

    def war_words(self, choice: Choice) -> dict[str, Word]:
        """Who resists, and how a battle would end."""
        g = self.g
        if choice.verb in ("attack", "bombard") and choice.target >= 0:
            space, other = divmod(choice.target, g.seats + 1)
            resisting = forces(g, space, other)
            odds = battle_odds(g, space, 1 << self.seat, 1 << other, 0, TRIALS) if resisting else Odds()
            return {"units": resisting, **odds_words(odds)}
        top = g.stack[-1]
        if choice.verb == "to":
            met = entry_odds(g, top, choice.target, TRIALS) if isinstance(top, Move) else Odds()
            return odds_words(met)
        return {}
