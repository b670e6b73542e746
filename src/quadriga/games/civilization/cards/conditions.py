"""The words of conditions, one class each; CONDITIONS is in the order of ``board.CONDITION_WORDS``."""

from typing import Final

from quadriga.games.civilization.board import ARTILLERY, INFANTRY, NOBODY, StrategyCard
from quadriga.games.civilization.cards.condition import (
    Condition,
    dominates,
    explorers_of,
    guests,
    has_built,
    is_at_peace,
)
from quadriga.games.civilization.cards.vocabulary import CONDITION_WORDS
from quadriga.games.civilization.piece_tallies import road_networks
from quadriga.games.civilization.procedures.culture import owns_seminal
from quadriga.games.civilization.procedures.improvements import owns_improvement
from quadriga.games.civilization.queries import deed, held, settlements, technologies_of
from quadriga.games.civilization.state import Civilization
from quadriga.games.civilization.tallies import goods
from quadriga.games.civilization.terms import (
    ACCOUNT_ITEMS,
    ACCOUNTS,
    BATTLES,
    BOUGHT,
    BOUGHT_HAPPINESS,
    BOUGHT_IMPROVEMENTS,
    BOUGHT_NUKES,
    CAPITALS,
    CAPTURED,
    CULTURE,
    DEEDS,
    DOMINATED,
    EXPLORED,
    FIRST_WONDER,
    FOUND,
    FOUNDATIONS,
    GOVERNMENT,
    ISLANDS,
    PROSPECTED_TIMES,
    ROADS,
    SPIES,
    SUPPORTED,
    TRADED,
    WON,
)


class AbsoluteMonopoly(Condition):
    """A resource that nobody else possesses.  rule: CV-STR-23"""

    def is_met(self, g: Civilization, seat: int, card: StrategyCard) -> bool:
        return seat in goods(g).sole


class Anytime(Condition):
    """rule: CV-STR-32, CV-STR-35"""

    def is_met(self, g: Civilization, seat: int, card: StrategyCard) -> bool:
        return True


class Counted(Condition):
    """So many of a deed in this turn."""

    def __init__(self, what: int = 0) -> None:
        self.what = what

    def is_met(self, g: Civilization, seat: int, card: StrategyCard) -> bool:
        return deed(g, seat, self.what) >= max(1, card.second)


class BuyImprovement(Condition):
    def is_met(self, g: Civilization, seat: int, card: StrategyCard) -> bool:
        what = BOUGHT_IMPROVEMENTS if card.first == NOBODY else BOUGHT_HAPPINESS + card.first
        return deed(g, seat, what) >= card.second


class BuyTechnology(Condition):
    def is_met(self, g: Civilization, seat: int, card: StrategyCard) -> bool:
        return g.tech_owner[card.first] == seat


class BuyTroika(Condition):
    """rule: CV-GEN-4"""

    def is_met(self, g: Civilization, seat: int, card: StrategyCard) -> bool:
        bought = seat * DEEDS + BOUGHT
        return all(g.deeds[bought + INFANTRY : bought + ARTILLERY + 1])


class BuyUnits(Condition):
    def is_met(self, g: Civilization, seat: int, card: StrategyCard) -> bool:
        return deed(g, seat, BOUGHT + card.first) >= card.second


class Dominate(Condition):
    """rule: CV-STR-12"""

    def is_met(self, g: Civilization, seat: int, card: StrategyCard) -> bool:
        for territory in card.places:
            if not dominates(g, seat, territory):
                return False
        return True


class FindToken(Condition):
    def is_met(self, g: Civilization, seat: int, card: StrategyCard) -> bool:
        return (deed(g, seat, FOUND) >> card.first) & 1 == 1


class LargestRoadNetwork(Condition):
    """rule: CV-STR-21"""

    def is_met(self, g: Civilization, seat: int, card: StrategyCard) -> bool:
        networks = road_networks(g)
        mine = networks[seat]
        if mine == 0:
            return False
        for other in g.order:
            if networks[other] >= mine and other != seat and other not in g.gone:
                return False
        return True


def gross_income(g: Civilization, seat: int) -> int:
    """Before payments such as support."""
    return g.income[seat] - g.accounts[seat * ACCOUNTS + ACCOUNT_ITEMS.index("support")]


class LowestIncome(Condition):
    """Once the incomes of the turn are known.  rule: CV-STR-31"""

    def is_met(self, g: Civilization, seat: int, card: StrategyCard) -> bool:
        if g.phase < GOVERNMENT:
            return False
        mine = gross_income(g, seat)
        return all(gross_income(g, other) > mine for other in g.order if other != seat and other not in g.gone)


class Monopoly(Condition):
    def is_met(self, g: Civilization, seat: int, card: StrategyCard) -> bool:
        for number in held(g, seat):
            if number >= card.second:
                return True
        return False


class NoBattle(Condition):
    """When none can come any more in this turn.  rule: CV-STR-30"""

    def is_met(self, g: Civilization, seat: int, card: StrategyCard) -> bool:
        return g.phase >= CULTURE and deed(g, seat, BATTLES) == 0


class OwnContinents(Condition):
    def is_met(self, g: Civilization, seat: int, card: StrategyCard) -> bool:
        return len({g.board.continent[territory] for territory in settlements(g, seat)}) >= card.second


class OwnImprovement(Condition):
    def is_met(self, g: Civilization, seat: int, card: StrategyCard) -> bool:
        return owns_improvement(g, seat, card.first)


class OwnResource(Condition):
    def is_met(self, g: Civilization, seat: int, card: StrategyCard) -> bool:
        return held(g, seat)[card.first] >= card.second


class OwnSeminal(Condition):
    def is_met(self, g: Civilization, seat: int, card: StrategyCard) -> bool:
        return owns_seminal(g, seat)


class OwnSettlements(Condition):
    def is_met(self, g: Civilization, seat: int, card: StrategyCard) -> bool:
        return len(settlements(g, seat)) >= card.second


class OwnSettlementsOfSize(Condition):
    def is_met(self, g: Civilization, seat: int, card: StrategyCard) -> bool:
        count = 0
        for territory in settlements(g, seat):
            count += g.size[territory] >= card.first
        return count >= card.second


class OwnSpyInCapital(Condition):
    """rule: CV-STR-36"""

    def is_met(self, g: Civilization, seat: int, card: StrategyCard) -> bool:
        capital = g.capital[seat]
        if capital == NOBODY:
            return False
        for spy in range(seat * SPIES, seat * SPIES + SPIES):
            if g.spy_space[spy] == capital and g.spy_special[spy] == NOBODY:
                return True
        return False


class OwnTechnologies(Condition):
    def is_met(self, g: Civilization, seat: int, card: StrategyCard) -> bool:
        return technologies_of(g, seat) >= card.second


class PassedThrough(Condition):
    """rule: CV-STR-17"""

    def is_met(self, g: Civilization, seat: int, card: StrategyCard) -> bool:
        return bool(guests(g, seat))


class PeaceWithAll(Condition):
    """rule: CV-STR-22, CV-STR-29"""

    def is_met(self, g: Civilization, seat: int, card: StrategyCard) -> bool:
        return is_at_peace(g, seat)


class Sacrifice(Condition):
    """rule: CV-STR-25"""

    def is_met(self, g: Civilization, seat: int, card: StrategyCard) -> bool:
        return len(explorers_of(g, seat)) >= card.second


class SettleThere(Condition):
    """A settlement built in one of the places.  rule: CV-STR-12, CV-STR-13"""

    def is_met(self, g: Civilization, seat: int, card: StrategyCard) -> bool:
        return any(has_built(g, seat, territory) for territory in card.places)


class SettleTerrain(Condition):
    """Barbarians who occupy it for a while do not end it.  rule: CV-STR-26"""

    def is_met(self, g: Civilization, seat: int, card: StrategyCard) -> bool:
        for territory in settlements(g, seat):
            if g.token[territory] == card.first and has_built(g, seat, territory):
                return True
        return False


class UniqueResources(Condition):
    def is_met(self, g: Civilization, seat: int, card: StrategyCard) -> bool:
        return sum(1 for number in held(g, seat) if number) >= card.second


class WarWithAll(Condition):
    """rule: CV-STR-29 (ruling CV-GAP-45)"""

    def is_met(self, g: Civilization, seat: int, card: StrategyCard) -> bool:
        rivals = [other for other in g.order if other != seat and other not in g.gone]
        return bool(rivals) and all(g.war[seat * g.seats + other] for other in rivals)


class WinBattle(Condition):
    def is_met(self, g: Civilization, seat: int, card: StrategyCard) -> bool:
        return (deed(g, seat, WON) >> card.first) & 1 == 1


class AtItsMoment(Condition):
    """Only in answer to something that happens: see reaction.py.  rule: CV-STR-6, CV-STR-10, CV-STR-11"""


def by_word() -> dict[str, Condition]:
    return {
        "absolute_monopoly": AbsoluteMonopoly(),
        "anytime": Anytime(),
        "build_roads": Counted(ROADS),
        "buy_improvement": BuyImprovement(),
        "buy_nuke": Counted(BOUGHT_NUKES),
        "buy_tech": BuyTechnology(),
        "buy_troika": BuyTroika(),
        "buy_units": BuyUnits(),
        "capture_capital": Counted(CAPITALS),
        "capture_settlement": Counted(CAPTURED),
        "culture_success": Counted(DOMINATED),
        "dominate_continent": Dominate(),
        "dominate_region": Dominate(),
        "dominate_territories": Dominate(),
        "explore_island": Counted(ISLANDS),
        "explore_tokens": Counted(EXPLORED),
        "find_token": FindToken(),
        "first_wonder_of_era": Counted(FIRST_WONDER),
        "found_settlement": Counted(FOUNDATIONS),
        "largest_road_network": LargestRoadNetwork(),
        "lowest_income": LowestIncome(),
        "monopoly": Monopoly(),
        "no_battle_this_turn": NoBattle(),
        "own_continents": OwnContinents(),
        "own_improvement": OwnImprovement(),
        "own_resource": OwnResource(),
        "own_seminal": OwnSeminal(),
        "own_settlements": OwnSettlements(),
        "own_settlements_of_size": OwnSettlementsOfSize(),
        "own_spy_in_capital": OwnSpyInCapital(),
        "own_techs": OwnTechnologies(),
        "passed_through": PassedThrough(),
        "peace_all": PeaceWithAll(),
        "prospect": Counted(PROSPECTED_TIMES),
        "sacrifice_explorers": Sacrifice(),
        "settle_region": SettleThere(),
        "settle_terrain": SettleTerrain(),
        "settle_territory": SettleThere(),
        "support_defender": Counted(SUPPORTED),
        "trade_resource": Counted(TRADED),
        "unique_resources": UniqueResources(),
        "war_all": WarWithAll(),
        "when": AtItsMoment(),
        "win_battle": WinBattle(),
        "win_clash": AtItsMoment(),
    }


CONDITIONS: Final[list[Condition]] = [by_word()[word] for word in CONDITION_WORDS]


def met(g: Civilization, seat: int, number: int) -> bool:
    """Whether a seat fulfils the condition of a card now, or has done so in this turn.  rule: CV-STR-9"""
    card = g.board.cards[number]
    return CONDITIONS[card.condition].is_met(g, seat, card)
