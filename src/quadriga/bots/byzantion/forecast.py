"""The events to come: what they ask for, and what stock and production will be worth when they do."""

from quadriga.bots.byzantion.weights import Weights
from quadriga.games.byzantion.board import (
    AREAS_WITH_UNITS,
    AUCTORITAS,
    CIVICUS,
    DOXA,
    DYNAMIS,
    FIDES,
    FRUMENTUM,
    GOODS,
    LOOT,
    NOMISMA,
    RESOURCES,
    UNITS,
    UNITS_IN_AREA,
    UNITS_OF_KINDS,
    UNITS_OF_TYPE,
    VIRTUS,
    EventCard,
)
from quadriga.games.byzantion.queries import missions_of
from quadriga.games.byzantion.state import EMPTY, HIDDEN, PENDING, Byzantion

ON_THE_MAP = (UNITS_OF_TYPE, UNITS_IN_AREA, UNITS_OF_KINDS, AREAS_WITH_UNITS)  # Missions that count units

Need = tuple[int, float, int, float, float]  # asked for by either option, with its odds; worth of each given


class Forecast:
    """Rounds left, needs by good and round, and the taste for goods that follows from them."""

    def __init__(self, g: Byzantion, seat: int, w: Weights) -> None:
        self.g = g
        self.seat = seat
        self.w = w
        self.rounds = len(g.events)
        pending = 0 < g.round <= self.rounds and g.outcome[g.round - 1] == PENDING
        if g.seats == 1 and g.round == 1:
            pending = True
        self.first = g.round - 1 if pending else g.round  # the round that production still to come serves
        self.left = max(0, self.rounds - self.first - 1)  # rounds after that one
        self.over = self.first >= self.rounds
        self.dynamis = g.board.dynamis[g.seats]
        self.actions = g.dynamis[seat] if pending and g.phase > 0 else self.dynamis
        self.unit_worth = self.missions_on_map()
        self.needs: list[list[Need | None]] = [[] for _ in range(GOODS)]
        for place in range(self.first, self.rounds):
            self.add_event(place)
        if g.seats == 1:
            self.add_building()
            self.add_survival()
        self.taste = [self.taste_for(good) for good in range(GOODS)]
        self.coin = self.coin_worth()

    # --- events

    def missions_on_map(self) -> list[float]:
        """What a unit on the map is worth to the seat's Missions: territory * UNITS + kind."""
        g = self.g
        worth = [0.0] * len(g.units)
        if g.seats == 1:
            return worth
        for number in missions_of(g, self.seat):
            mission = g.board.missions[number]
            if mission.kind not in ON_THE_MAP:
                continue
            for piece in range(len(worth)):
                kind = piece % UNITS
                if (
                    (mission.kind == UNITS_OF_TYPE and g.board.unit_type[kind] == mission.value)
                    or (mission.kind == UNITS_IN_AREA and piece // UNITS == mission.value)
                    or (mission.kind == UNITS_OF_KINDS and kind in mission.kinds)
                ):
                    worth[piece] += mission.doxa_each
                elif mission.kind == AREAS_WITH_UNITS and not any(g.units[piece - kind : piece - kind + UNITS]):
                    worth[piece] += self.w.new_area
        return worth

    def units_gain(self, event: EventCard, option: int) -> float:
        """What the units an option places bring to the seat's Missions."""
        first = event.area * UNITS
        return sum([count * self.unit_worth[first + kind] for kind, count in enumerate(event.units[option]) if count])

    def add_event(self, place: int) -> None:
        g = self.g
        number = g.events[place]
        if number == EMPTY or g.shown[place] == HIDDEN:
            for good in range(GOODS):
                self.needs[good].append(None)
            return
        event = g.board.events[number]
        if g.seats == 1:
            self.add_solo_event(event, place)
            return
        first = event.required[0]
        second = event.required[-1]
        odds = 1.0 if len(event.required) == 1 else 0.5
        chosen = g.options[place]
        if chosen >= 0:
            first = second = event.required[chosen]
            odds = 1.0
        extra = event.trial_resource
        fade = self.w.doubt ** (place - self.first)
        asked = (size_of(first) + size_of(second)) / 2
        prize = self.loot_worth(event.reward) + self.w.penalty_share * self.loot_worth(event.penalty)
        options = [chosen] if chosen >= 0 else range(len(event.units))
        units = max([self.units_gain(event, option) for option in options])
        worth = fade * (1 + (self.w.reward_share * prize + self.w.units_share * units) / asked)
        for good in range(GOODS):
            more = self.w.trial_stock if good == extra else 0
            if first[good] + second[good] + more == 0:
                self.needs[good].append(None)
            else:
                each = worth / 2 if good == NOMISMA else worth
                self.needs[good].append((first[good] + more, odds, second[good] + more, 1 - odds, each))

    def add_solo_event(self, event: EventCard, place: int) -> None:
        """The units that are missing, as resources, and the cost besides."""
        g = self.g
        asked = event.required[0][:]
        if place == g.round - 1 and g.paid:
            asked = [0] * GOODS
        for kind in range(UNITS):
            missing = event.units[0][kind] - g.units[event.area * UNITS + kind]
            if missing > 0:
                for good in range(GOODS):
                    asked[good] += missing * g.board.unit_cost[kind][good]
        size = max(1.0, size_of(asked))
        prize = self.loot_worth(event.reward) + self.loot_worth(event.penalty)
        worth = self.w.doubt ** (place - self.first) * (1 + self.w.solo_prize * prize / size)
        for good in range(GOODS):
            each = worth / 3 if good == NOMISMA else worth
            self.needs[good].append((asked[good], 1.0, 0, 0.0, each) if asked[good] else None)

    def add_building(self) -> None:
        """After the last event everything left is built with."""
        for good in range(RESOURCES):
            self.needs[good].append((self.w.build_full[good], 1.0, 0, 0.0, self.w.build))
        self.needs[NOMISMA].append(None)

    def add_survival(self) -> None:
        """Where the next consequences could end the reign, a few cheap units are wanted at once."""
        g = self.g
        dread = 0
        for place in range(self.first, min(self.first + 2, self.rounds)):
            if g.shown[place] == HIDDEN:
                dread += self.w.dread
            elif g.events[place] != EMPTY:
                dread += g.board.events[g.events[place]].penalty[DOXA]
        if g.doxa[self.seat] > dread:
            return
        for good in (CIVICUS, VIRTUS, FIDES, FRUMENTUM):
            need = self.needs[good][0]
            asked = self.w.survival_stock + (need[0] if need is not None else 0)
            self.needs[good][0] = (asked, 1.0, 0, 0.0, max(self.w.survival, need[4] if need is not None else 0.0))

    # --- worth of goods

    def loot_worth(self, loot: list[int]) -> float:
        """Goods at a rough price: a resource somebody will ask for is nearly a Doxa."""
        total = loot[DOXA] + loot[NOMISMA] * self.w.nomisma + loot[AUCTORITAS] * self.w.auctoritas
        for good in range(1, RESOURCES):
            total += loot[good] * self.w.resource
        return total + loot[DYNAMIS] * self.w.dynamis if len(loot) == LOOT else total

    def coin_worth(self) -> float:
        if self.over:
            return self.w.nomisma_dead
        if self.left:
            return self.w.nomisma
        return self.w.nomisma_last if self.actions else self.w.nomisma_dead

    def taste_for(self, good: int) -> float:
        """How welcome a good is on the whole: the part of two a round that is asked for."""
        if good == NOMISMA:
            return self.w.nomisma
        asked = 0.0
        for need in self.needs[good]:
            if need is not None:
                asked += (need[0] * need[1] + need[2] * need[3]) * need[4]
        share = min(1.0, asked / (1.0 + self.left * self.w.taste_a_round))
        least = self.w.auctoritas if good == AUCTORITAS else self.w.taste_least
        return least + (self.w.taste_most - least) * share

    def harvest(self, stock: list[int], now: list[int], made: list[int], actions: int) -> float:
        """Doxa from giving what there will be to the events to come, and the worth of what is left over."""
        total = 0.0
        spare = 0.0
        for good in range(GOODS):
            have = float(stock[good] + now[good])
            more = made[good]
            for need in self.needs[good]:
                if need is not None:
                    first, odds, second, other, worth = need
                    give = (first if first < have else have) * odds
                    if other:
                        give += (second if second < have else have) * other
                    total += give * worth
                    have -= give
                have += more
            have -= more
            if good == AUCTORITAS:
                useful = min(have, self.w.auctoritas_a_round * self.left + (1.0 if actions else 0.0))
                total += useful * self.w.auctoritas
                spare += have - useful
            elif good == NOMISMA:
                total += self.coins(stock[good] + now[good] + more * self.left * self.w.coins_to_come, actions)
            else:
                spare += have
        full = self.w.spare_full
        return total + self.w.spare * (min(spare, full) + max(0.0, spare - full) / 4)

    def later(self, good: int, have: float, made: int) -> float:
        """What so much of a good, kept, will be worth to the events after this one."""
        total = 0.0
        for need in self.needs[good][1:]:
            have += made
            if need is not None:
                give = min(need[0], have) * need[1] + min(need[2], have) * need[3]
                total += give * need[4]
                have -= give
        if good == AUCTORITAS:
            useful = min(have, self.w.auctoritas_a_round * self.left)
            return total + useful * self.w.auctoritas + (have - useful) * self.w.spare
        return total + have * self.w.spare

    def coins(self, amount: float, actions: int) -> float:
        full = self.w.nomisma_full * (1 + self.left) / 2
        coin = self.coin if self.left or actions else self.w.nomisma_dead
        return coin * (min(amount, full) + max(0.0, amount - full) / 2)


def size_of(required: list[int]) -> float:
    """Generosity of a full contribution."""
    return sum(required[:RESOURCES]) + required[NOMISMA] / 2
