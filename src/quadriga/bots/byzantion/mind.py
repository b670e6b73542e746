"""One decision: the position, whose it is, what may be answered, and what holdings are worth."""

from math import exp
from typing import NamedTuple

from quadriga.bots.byzantion.crew import Crew
from quadriga.bots.byzantion.forecast import Forecast
from quadriga.bots.byzantion.talents import instant_worth, talent_worth
from quadriga.bots.byzantion.weights import Weights
from quadriga.bots.question import Question
from quadriga.engine.choice import Answer, Choice
from quadriga.games.byzantion.board import (
    AUCTORITAS,
    EACH_TYPE,
    EMPIRE_CARDS,
    GOODS,
    LARGEST_BANDON,
    MOST_INTRIGUE,
    OWN_CARDS_OF_TYPE,
    OWN_HEROES,
    TYPES,
    Mission,
)
from quadriga.games.byzantion.queries import area_of, hand_of, missions_of
from quadriga.games.byzantion.state import Byzantion


class Held(NamedTuple):
    """A card in hand: what it promises in play, what it costs, and what it is worth unplayed."""

    card: int
    promise: float
    cost: int


class Mind(Question):
    """What every part of the player needs to decide."""

    def __init__(self, g: Byzantion, seat: int, choices: list[Choice], w: Weights) -> None:
        super().__init__(choices)
        self.g = g
        self.seat = seat
        self.w = w
        self.f = Forecast(g, seat, w)
        self.stock = g.stock[seat * GOODS : (seat + 1) * GOODS]
        self.area = area_of(g, seat)
        self.hand = hand_of(g, seat)
        self.missions = [g.board.missions[number] for number in missions_of(g, seat)] if g.seats > 1 else []
        self.rivals = [other for other in range(g.seats) if other != seat]
        self.deny = w.deny / max(1, g.seats - 1)
        self.costs = [sum([g.board.cost[card] for card in area_of(g, other)]) for other in self.rivals]
        self.width = w.rank_width + w.rank_width_round * self.f.left
        self.schemes = [len([card for card in area_of(g, other) if card >= EMPIRE_CARDS]) for other in self.rivals]
        cards = [card for card in self.area if card < EMPIRE_CARDS]
        idle = [card for card in cards if card not in g.marked and card not in g.down]
        self.played = [card for card in self.area if card >= EMPIRE_CARDS]
        self.crew = Crew(self.f, cards, idle)
        self.basis = self.strength(self.stock, self.crew, self.f.actions)
        self.discarded = (w.auctoritas if self.f.left else w.auctoritas_dead) + 2 * self.f.coin

    def best(self, verb: str, worth: dict[int, float]) -> Answer:
        """The dearest target of a verb; the first of equal ones."""
        return Answer(verb, max(self.targets(verb), key=lambda target: (worth[target], -target)))

    # --- worth of holdings

    def value(self, stock: list[int], crew: Crew, actions: int, hand: list[Held]) -> float:
        return self.strength(stock, crew, actions) + self.hand_worth(stock, hand, actions)

    def strength(self, stock: list[int], crew: Crew, actions: int) -> float:
        """Everything but the hand."""
        return self.f.harvest(stock, crew.now(actions), crew.made, actions) + self.prestige(crew)

    def hand_worth(self, stock: list[int], hand: list[Held], actions: int) -> float:
        """Cards that can be paid count nearly as if played, the others less; every card can be discarded."""
        if not self.f.left and not actions:
            return 0.0
        coin = self.f.coin
        purse = stock[GOODS - 1]
        total = 0.0
        least = self.discarded * self.w.held_discard
        for held in sorted(hand, key=lambda held: (held.cost * coin - held.promise, held.card)):
            net = held.promise - held.cost * coin
            if held.cost <= purse:
                net *= self.w.held
                purse -= held.cost
            else:
                net *= self.w.held_unpaid
            total += max(net, least)
        return total

    def prestige(self, crew: Crew) -> float:
        """What cards in play are worth beside their production: abilities, cost at the end, Missions."""
        board = self.g.board
        cards = crew.cards
        total = 0.0
        for card in cards:
            if board.hero[card]:
                total += talent_worth(self.f, card)
        if self.g.seats > 1:
            cost = sum([board.cost[card] for card in cards]) + sum([board.cost[card] for card in self.played])
            for other in self.costs:
                total += self.w.rank_cost * self.chance(cost - other)
            for mission in self.missions:
                total += self.mission_worth(mission, cards)
        return total

    def chance(self, lead: float) -> float:
        """To be ahead in the end with such a lead now."""
        return 1 / (1 + exp(-max(-40.0, min(40.0, lead / self.width * 2))))

    def mission_worth(self, mission: Mission, cards: list[int]) -> float:
        """Missions that look at the own cards; the map's are reckoned with the events."""
        board = self.g.board
        growth = 1.0 / (1 + self.w.mission_growth * self.f.left)
        if mission.kind == OWN_CARDS_OF_TYPE:
            count = len([card for card in cards + self.played if (board.of_type[card] >> mission.value) & 1])
            return min(mission.doxa_each * count, mission.most) * growth
        if mission.kind == OWN_HEROES:
            count = len([card for card in cards if board.hero[card]])
            return min(mission.doxa_each * count, mission.most) * growth
        if mission.kind == EACH_TYPE:
            reached = 0
            for kind in range(TYPES):
                count = len([card for card in cards if (board.of_type[card] >> kind) & 1])
                reached += min(count, mission.value)
            share = reached / (TYPES * mission.value)
            return mission.doxa * share**3
        if mission.kind == LARGEST_BANDON:
            return mission.doxa * min(1.0, self.largest(cards) / mission.value) ** 2
        if mission.kind == MOST_INTRIGUE:
            lead = len(self.played) - max([0, *self.schemes])
            return (
                mission.doxa * (self.w.schemes_least + self.w.schemes_lead * self.chance(lead * 6))
                if self.played
                else 0.0
            )
        return 0.0

    def largest(self, cards: list[int]) -> int:
        """The largest Bandon the cards could form."""
        board = self.g.board
        best = 0
        for hero in cards:
            if board.hero[hero]:
                room = sum(board.level[hero * TYPES : (hero + 1) * TYPES])
                fit = len([card for card in cards if card != hero and board.of_type[card] & board.of_type[hero]])
                best = max(best, 1 + min(room, fit))
        return best

    # --- cards

    def price(self, cards: list[int], card: int) -> int:
        """What a card costs beside such cards in play."""
        board = self.g.board
        best = 0
        for hero in cards:
            if board.hero[hero] and board.of_type[hero] & board.of_type[card] and hero not in self.g.down:
                best = max(best, sum([board.level[hero * TYPES + kind] for kind in board.types[card]]))
        return max(0, board.cost[card] - best)

    def with_card(self, crew: Crew, card: int) -> Crew:
        return Crew(self.f, [*crew.cards, card], [*crew.idle, card])

    def promise(self, card: int, crew: Crew | None = None, basis: float | None = None) -> float:
        """What a card would add in play, its cost aside."""
        if card >= EMPIRE_CARDS:
            return 0.0
        crew = crew or self.crew
        if basis is None:
            basis = self.basis if crew is self.crew else self.strength(self.stock, crew, self.f.actions)
        more = self.strength(self.stock, self.with_card(crew, card), self.f.actions) - basis
        return more + instant_worth(self.f, card, self.area)

    def held(self, cards: list[int], crew: Crew | None = None) -> list[Held]:
        """Empire cards with what they promise; Intrigue cards are weighed apart."""
        crew = crew or self.crew
        basis = self.basis if crew is self.crew else self.strength(self.stock, crew, self.f.actions)
        return [
            Held(card, self.promise(card, crew, basis), self.price(crew.cards, card))
            for card in cards
            if card < EMPIRE_CARDS
        ]

    def net(self, card: int) -> float:
        """A card in hand, whether or not it can be paid now."""
        if card >= EMPIRE_CARDS:
            from quadriga.bots.byzantion.schemes import scheme_worth

            return scheme_worth(self, card)
        worth = self.promise(card) - self.price(self.crew.cards, card) * self.f.coin
        return max(self.discarded, worth * self.w.held)

    def deck_card(self, hand: list[Held]) -> float:
        """An unknown card: less with few rounds left, or with good ones waiting already."""
        waiting = len([held for held in hand if held.promise > held.cost * self.f.coin + self.discarded])
        more = self.w.deck_card_round * self.f.left / (1 + waiting)
        return self.discarded + more

    def spent(self, good: int, amount: int, stock: list[int] | None = None) -> list[int]:
        """The stock with so much less of a good."""
        changed = (stock or self.stock)[:]
        changed[good] -= amount
        return changed

    def auctoritas(self) -> int:
        return self.stock[AUCTORITAS]
