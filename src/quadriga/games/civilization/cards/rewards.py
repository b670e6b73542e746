"""The words of rewards, and the procedure that pays them out."""

from typing import Final

from quadriga.engine.choice import Answer
from quadriga.engine.frame import DONE, RUN, WAIT, Frame
from quadriga.engine.offer import Offer
from quadriga.games.civilization.board import CARDS, EXPLORERS, KINDS, NOBODY, VILLAGE, StrategyCard
from quadriga.games.civilization.cards.condition import dominates, explorers_of, guests, has_built
from quadriga.games.civilization.cards.vocabulary import CONDITION_WORDS, OBJECTIVE, REWARD_WORDS
from quadriga.games.civilization.pieces import changed, convert_piece, earn, raised, remove_piece
from quadriga.games.civilization.procedures.elimination import check_elimination
from quadriga.games.civilization.procedures.espionage.spies import train_spy
from quadriga.games.civilization.procedures.fertile import set_resource, take_from_bag
from quadriga.games.civilization.procedures.founding import give_village, village_sites
from quadriga.games.civilization.procedures.growth import Growth
from quadriga.games.civilization.procedures.improvements import has_card
from quadriga.games.civilization.procedures.merit import Gamble
from quadriga.games.civilization.procedures.placement import WITHIN, Placement, UnitsHere, best_kind
from quadriga.games.civilization.procedures.pledges import take_back
from quadriga.games.civilization.procedures.rights import pay_improvement_rights
from quadriga.games.civilization.procedures.supply import owe, settlement_available
from quadriga.games.civilization.procedures.technology import FreeTechnology
from quadriga.games.civilization.procedures.works import WorkGift, receive_work
from quadriga.games.civilization.queries import armies_of, deed, in_anarchy, others, own_settlements, pieces_of
from quadriga.games.civilization.state import Civilization
from quadriga.games.civilization.terms import (
    AS_GIFT,
    BOUGHT,
    BOUGHT_HAPPINESS,
    BOUGHT_IMPROVEMENTS,
    BOUGHT_NUKES,
    CAPITAL_AT,
    DOMINATED_AT,
    DOMINATED_OF,
    DUPLICATE,
    EMPTY_AT,
    ISLAND_AT,
    PROSPECTED_AT,
    ROADS_COST,
    SPENT,
    SPIES,
)

FORBIDDEN_IN_ANARCHY: Final = ("explorers", "grow", "tech_cheapest", "units", "units_here", "village")


class Reward(Frame[Civilization]):
    """A card has been played: choose what there is to choose, roll what there is to roll, and receive.

    rule: CV-STR-8, CV-STR-14, CV-STR-17, CV-STR-25, CV-STR-27, CV-STR-28, CV-STR-30, CV-STR-32, CV-STR-35,
    CV-STR-36, CV-STR-37,
    CV-STR-40, CV-STR-41, CV-STR-42, CV-STR-43, CV-STR-44, CV-STR-45, CV-STR-46, CV-STR-47, CV-STR-48, CV-STR-49,
    CV-STR-50, CV-STR-51, CV-STR-52, CV-SPC-7, CV-SPC-8
    """

    def __init__(self, seat: int = 0, number: int = 0) -> None:
        self.at = 0
        self.seat = seat
        self.number = number
        self.choice: int = NOBODY

    def clone(self) -> "Reward":
        frame = Reward(self.seat, self.number)
        frame.at = self.at
        frame.choice = self.choice
        return frame

    def card(self, g: Civilization) -> StrategyCard:
        return g.board.cards[self.number]

    def word(self, g: Civilization) -> str:
        return REWARD_WORDS[self.card(g).reward]

    def run(self, g: Civilization) -> int:
        if self.at == 0:
            self.at = 1
            if in_anarchy(g, self.seat) and self.word(g) in FORBIDDEN_IN_ANARCHY:
                g.tell("reward.forfeited", self.seat, self.number)
                return DONE
        if self.at == 1:
            if self.verb(g) and self.choice == NOBODY:
                if self.options(g):
                    return WAIT
                self.miss(g)
                return DONE
            self.at = 2
            return self.roll(g)
        if self.at == 2:
            self.at = 3
            return self.give(g)
        for other in others(g, self.seat):
            check_elimination(g, other, self.seat)
        return DONE

    # --- choices

    def verb(self, g: Civilization) -> str:
        """By which the player chooses, or nothing if there is nothing to choose."""
        word = self.word(g)
        if word == "coins_dice":
            return "sacrifice"
        if word in ("village", "resource"):
            return "endow"
        if word == "plague_here":
            return "infect"
        return "attach" if word == "special_spy" else ""

    def options(self, g: Civilization) -> list[int]:
        """Pieces, territories or spies to choose from."""
        word = self.word(g)
        card = self.card(g)
        if word == "coins_dice":
            return explorers_of(g, self.seat)
        if word == "plague_here":
            return guests(g, self.seat)
        if word == "special_spy":
            return self.candidates(g)
        if word == "village":
            if not settlement_available(g, self.seat, VILLAGE):
                return []
            return [g.space[piece] for piece in village_sites(g, self.seat)]
        return self.resource_places(g, card) if g.bag[card.gift] else []

    def resource_places(self, g: Civilization, card: StrategyCard) -> list[int]:
        """The territories that earned the card, if they are free; else others that it names.

        rule: CV-STR-49
        """
        built = CONDITION_WORDS[card.condition] == "settle_region"
        free = [t for t in card.gift_places if self.is_free(g, t)]
        earned = [t for t in free if (has_built(g, self.seat, t) if built else dominates(g, self.seat, t))]
        return earned or free

    def is_free(self, g: Civilization, territory: int) -> bool:
        """An own settlement without resource, or land without settlement and token."""
        if g.size[territory]:
            return territory in own_settlements(g, self.seat) and g.resource[territory] == NOBODY
        return g.token[territory] == NOBODY

    def candidates(self, g: Civilization) -> list[int]:
        """rule: CV-STR-36, CV-ESP-31"""
        first = self.seat * SPIES
        capital = g.capital[self.seat]
        return [
            spy
            for spy in range(first, first + SPIES)
            if capital != NOBODY and g.spy_space[spy] == capital and g.spy_special[spy] == NOBODY
        ]

    def waiting(self, g: Civilization) -> list[int]:
        return [self.seat]

    def offer(self, g: Civilization, seat: int, o: Offer) -> None:
        verb = self.verb(g)
        seen: list[int] = []
        for option in self.options(g):
            place = g.space[option] if verb == "sacrifice" else option
            if place not in seen:
                seen.append(place)
                o.yes(verb, option)

    def answer(self, g: Civilization, seat: int, a: Answer) -> None:
        self.choice = a.target

    def default(self, g: Civilization, seat: int) -> Answer:
        return Answer(self.verb(g), self.options(g)[0])

    def miss(self, g: Civilization) -> None:
        """A village waits for a place, everything else is lost.  rule: CV-STR-48, CV-STR-49, CV-STR-51"""
        if self.word(g) == "village":
            owe(g, self.seat, KINDS + VILLAGE, self.card(g).gift_count)
        else:
            g.tell("reward.forfeited", self.seat, self.number)

    # --- the reward

    def roll(self, g: Civilization) -> int:
        word = self.word(g)
        if word == "coins_dice":
            return g.roll(self.card(g).gift, self.card(g).gift_count)
        return RUN

    def give(self, g: Civilization) -> int:
        """rule: CV-STR-37, CV-STR-41, CV-STR-42, CV-STR-43, CV-STR-44, CV-STR-45"""
        card = self.card(g)
        word = self.word(g)
        seat = self.seat
        if word == "coins":
            return self.coins(g, card.gift_count)
        if word == "coins_dice":
            remove_piece(g, self.choice)
            return self.coins(g, sum(g.rolled) * card.gift_more)
        if word == "refund_pct":
            return self.coins(g, self.spent(g) * card.gift_count // 100 - take_back(g, seat, self.number))
        if word == "me":
            g.experience = raised(g.experience, seat, card.gift_count)
        elif word == "explorers":
            return g.call(Placement(seat, EXPLORERS, card.gift_count, WITHIN))
        elif word == "units":
            return self.units(g, card)
        elif word == "units_here":
            return self.units_here(g, card)
        elif word == "grow":
            return g.call(Growth(seat, card.gift_count))
        elif word == "improvement":
            return g.call(WorkGift(seat, card.gift, AS_GIFT))
        elif word == "improvement_second":
            return self.improvement_second(g, card.gift)
        elif word == "tech_cheapest":
            return g.call(FreeTechnology(seat))
        elif word == "spies":
            for _ in range(card.gift_count):
                train_spy(g, seat)
        elif word == "special_spy":
            g.spy_special = changed(g.spy_special, self.choice, self.number)
        else:
            return self.give_on_board(g, card, word)
        return RUN

    def give_on_board(self, g: Civilization, card: StrategyCard, word: str) -> int:
        """rule: CV-STR-17, CV-STR-27, CV-STR-32, CV-STR-48, CV-STR-49, CV-STR-50, CV-STR-51"""
        seat = self.seat
        if word == "village":
            return give_village(g, seat, next(p for p in explorers_of(g, seat) if g.space[p] == self.choice))
        if word == "resource":
            if take_from_bag(g, card.gift):
                set_resource(g, self.choice, card.gift)
                g.tell("resource.given", seat, self.choice, card.gift)
        elif word == "resource_here":
            self.resource_here(g, card)
        elif word == "keep_garrison":
            self.keep_garrison(g)
        elif word == "plague_here":
            return self.infect(g)
        elif word == "gamble_me":
            return g.call(Gamble(seat))
        return RUN

    def infect(self, g: Civilization) -> int:
        """Whoever brought the plague pays for it with his life.  rule: CV-STR-17"""
        from quadriga.games.civilization.procedures.plague import Plague

        for piece in pieces_of(g, self.choice, self.seat):
            if g.kind[piece] >= 0:
                g.tell("unit.lost", self.seat, self.choice, g.kind[piece])
                remove_piece(g, piece)
        return g.call(Plague(self.choice, True, self.seat))

    def improvement_second(self, g: Civilization, name: int) -> int:
        """rule: CV-STR-43, CV-PUR-13"""
        if not has_card(g, name):
            g.tell("improvement.missed", self.seat, g.board.improvements[name].kind)
            return RUN
        pay_improvement_rights(g, self.seat, name)
        g.tell("improvement.received", self.seat, name)
        return receive_work(g, self.seat, name, DUPLICATE)

    def coins(self, g: Civilization, coins: int) -> int:
        earn(g, self.seat, max(0, coins))
        g.tell("reward.coins", self.seat, self.number, coins)
        return RUN

    def spent(self, g: Civilization) -> int:
        """What the purchases that completed the card have cost.  rule: CV-STR-28, CV-STR-40"""
        card = self.card(g)
        word = CONDITION_WORDS[card.condition]
        if word == "build_roads":
            return deed(g, self.seat, ROADS_COST)
        if word == "buy_units":
            return deed(g, self.seat, SPENT + card.first)
        if word == "buy_nuke":
            return deed(g, self.seat, SPENT + BOUGHT_NUKES - BOUGHT)
        what = BOUGHT_IMPROVEMENTS if card.first == NOBODY else BOUGHT_HAPPINESS + card.first
        return deed(g, self.seat, SPENT + what - BOUGHT)

    def units(self, g: Civilization, card: StrategyCard) -> int:
        kind = best_kind(g, self.seat, card.gift)
        if kind == NOBODY:
            g.tell("reward.forfeited", self.seat, self.number)
            return RUN
        return g.call(Placement(self.seat, kind, card.gift_count, WITHIN))

    def units_here(self, g: Civilization, card: StrategyCard) -> int:
        """In the captured capital, or on the island that was explored.  rule: CV-STR-14, CV-STR-47"""
        captured = CONDITION_WORDS[card.condition] == "capture_capital"
        territory = deed(g, self.seat, CAPITAL_AT if captured else ISLAND_AT) - 1
        kind = best_kind(g, self.seat, card.gift)
        lost = captured and g.holder[territory] not in (NOBODY, self.seat)  # again, in the same turn
        if kind == NOBODY or territory < 0 or lost:
            g.tell("reward.forfeited", self.seat, self.number)
            return RUN
        return g.call(UnitsHere(self.seat, kind, card.gift_count, territory))

    def resource_here(self, g: Civilization, card: StrategyCard) -> None:
        """An explored empty territory becomes the printed resource.  rule: CV-STR-50, CV-STR-51"""
        prospected = CONDITION_WORDS[card.condition] == "prospect"
        territory = deed(g, self.seat, PROSPECTED_AT if prospected else EMPTY_AT) - 1
        if territory < 0 or g.token[territory] != NOBODY or not take_from_bag(g, card.gift):
            g.tell("reward.forfeited", self.seat, self.number)
            return
        set_resource(g, territory, card.gift)
        g.tell("resource.given", self.seat, territory, card.gift)

    def keep_garrison(self, g: Civilization) -> None:
        """What stayed with the other civilization comes over.  rule: CV-STR-27"""
        territory = deed(g, self.seat, DOMINATED_AT) - 1
        for piece in armies_of(g, territory, deed(g, self.seat, DOMINATED_OF) - 1):
            convert_piece(g, piece, self.seat)
        g.tell("garrison.kept", self.seat, territory)


def play_card(g: Civilization, seat: int, number: int) -> None:
    """A card is revealed and leaves the hand: objectives are kept, permanent ones stay in play, others leave the game.

    rule: CV-STR-1, CV-STR-6, CV-STR-7, CV-STR-19, CV-STR-26
    """
    held = seat * CARDS + number
    at = g.hands.index(held)
    g.hands = (*g.hands[:at], *g.hands[at + 1 :])
    card = g.board.cards[number]
    g.reveals += 1
    g.tell("strategy.played", seat, number)
    if card.permanent:
        g.standing = tuple(sorted((*g.standing, held)))
    elif card.type == OBJECTIVE:
        g.completed = tuple(sorted((*g.completed, held)))
